"""Pending messages: what can wait to be answered and has a sentence of its own."""

from __future__ import annotations

from typing import Final

PENDING: Final = frozenset({
    "pending-assign", "pending-attached", "pending-attack", "pending-attacked", "pending-bestow", "pending-build",
    "pending-cast", "pending-combat-end", "pending-covered", "pending-discarded", "pending-drawn", "pending-earned",
    "pending-enter-vehicle", "pending-enters", "pending-equip", "pending-equipped", "pending-event",
    "pending-exit-cover", "pending-exit-vehicle", "pending-healed", "pending-hit", "pending-imprisoned",
    "pending-killed", "pending-leaves", "pending-lost", "pending-meditate", "pending-mission-done", "pending-muster",
    "pending-muster-in-cover", "pending-mustered", "pending-paid-for", "pending-play", "pending-reveal",
    "pending-revealed", "pending-sabotage", "pending-searched", "pending-seek-cover", "pending-survived",
    "pending-tactic", "pending-transfer", "pending-transferred", "pending-turn-up", "pending-uncovered", "pending-bank",
    "pending-steal", "pending-mine", "pending-use", "pending-won", "pending-wounded",
})  # fmt: skip
"""What can wait to be answered, as messages; anything else is 'about to be affected'."""
