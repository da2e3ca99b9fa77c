"""English sentences that fit one card alone: at most 2 % of all cards."""

from __future__ import annotations

from typing import Final

from doomtable.words.plan.exceptions import Exceptions, SentenceException

EXCEPTIONS: Final[Exceptions] = {
    ("Empathy", 0): SentenceException(
        "07fe4571d9da",
        "Action: choose one other player for each 10 D paid. Each chosen player announces what the attack of their "
        "next turn will be (attacker, defender and tactic), or that there will be none, and must keep to it if "
        "possible.",
    ),
    ("Teleportation", 0): SentenceException(
        "5b534094e212",
        "At any time: move one Equipment card on a Doomtrooper in a Squad, for each D paid, to any Doomtrooper in the "
        "same player's Squad that may have it. If the card is yours, you may return it to its owner's hand instead.",
    ),
}  # fmt: skip
