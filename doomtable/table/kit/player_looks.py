"""Player looks: sign and deck by which each player of a game is shown, and whose colour is whose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, get_args

from doomtable.cards.main_affiliation import emblem_of, main_affiliation
from doomtable.files.settings import COLOURS, Emblem, PlayerIdentity
from doomtable.rules.terms import Seat
from doomtable.table.kit.picture_subject import declaration

if TYPE_CHECKING:  # the title screen does without the engine
    from doomtable.rules.game import Deck


class PlayerLook(NamedTuple):
    """How a player is shown beside the name: sign, and name of the deck; '' for what is not known."""

    emblem: str = ""
    deck: str = ""


UNKNOWN: Final = PlayerLook()
SIGNS: Final = frozenset((*get_args(Emblem), "general"))
"""The signs by which a player may be shown."""


def look_of(affiliation: str, deck: str, emblem: str = "") -> PlayerLook:
    """The look of a player with a deck of an affiliation: its sign, unless another was chosen."""
    return PlayerLook(emblem or emblem_of(affiliation), deck)


def looks_of(decks: Sequence[Deck], own: Seat | None, identity: PlayerIdentity) -> tuple[PlayerLook, ...]:
    """The looks of the players with these decks: sign of the deck, but of the one at this machine the chosen one.

    Where nobody knows what was brought, only the latter is shown.
    """
    if not decks and own is not None:
        return (*(UNKNOWN,) * own, PlayerLook(identity.emblem))
    out = []
    for seat, deck in enumerate(decks):
        known = [(card, count) for name, count in Counter(deck.cards).items() if (card := declaration(name))]
        out.append(look_of(main_affiliation(known), deck.name, identity.emblem if seat == own else ""))
    return tuple(out)


def colour_order(own: Seat | None, identity: PlayerIdentity) -> tuple[int, ...]:
    """Which colour each seat has: the one at this machine the chosen one, whoever had that the other."""
    order = [*range(COLOURS)]
    if own is not None and own < COLOURS:
        other = order.index(identity.colour)
        order[own], order[other] = order[other], order[own]
    return tuple(order)
