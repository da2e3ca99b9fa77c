"""What is kept of games: records while they are played, saves, replays, reports of faults, statistics, fair deals."""

from __future__ import annotations
