"""Records of games: written while played, saved games, verification, crash reports, statistics, fair deals."""

from __future__ import annotations
