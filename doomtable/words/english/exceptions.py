"""English sentences that fit one card alone: at most 2 % of all cards."""

from __future__ import annotations

from typing import Final

from doomtable.words.plan.exceptions import Exceptions, SentenceException

EXCEPTIONS: Final[Exceptions] = {
    ("Empathy", 0): SentenceException(
        "07fe4571d9da",
        "Action: for each 10 D paid, choose another player. That player announces what the attack of their next turn "
        "will be (attacker, defender and tactic), or that there will be none, and must keep to it if possible.",
    ),
    ("Teleportation", 0): SentenceException(
        "5b534094e212",
        "At any time: for each D paid, move an Equipment card from a Doomtrooper to another Doomtrooper in the same "
        "Squad that may have it, or return one of your Equipment cards to its owner's hand.",
    ),
    ("Teleportation", 1): SentenceException("10c85fcf3a37", ""),
    ("Twitcher", 0): SentenceException(
        "54083e68b0fd", "While this warrior has a Ticker, +1 to Fight and Shoot. A Ticker that it takes gives "
        "it another +1 to each.",
    ),
    ("Nimrod Autocannon", 1): SentenceException(
        "8b321517881a",
        "Attack action: choose two warriors of other players that the bearer may attack, or one of them twice. It "
        "attacks them one after the other.",
    ),
    ("Strength of Will", 0): SentenceException(
        "ddfe06f9fef8",
        "At any time: your warriors are immune to Dark Symmetry cards until your next turn. Those already on them keep "
        "working.",
    ),
}  # fmt: skip
