"""Player looks: sign and deck by which each player of a game is shown, and whose colour is whose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from doomtable.files.settings import COLOURS, PlayerIdentity
from doomtable.rules.language import Card
from doomtable.rules.terms import Seat
from doomtable.table.kit.picture_subject import declaration

if TYPE_CHECKING:  # the title screen does without the engine
    from doomtable.rules.game import Deck


class PlayerLook(NamedTuple):
    """How a player is shown beside the name: sign, and name of the deck; '' for what is not known."""

    emblem: str = ""
    deck: str = ""


UNKNOWN: Final = PlayerLook()


def main_affiliation(cards: Iterable[tuple[Card, int]]) -> str:
    """The affiliation of most warriors among cards with their counts; 'general' where there are none."""
    found = Counter[str]()
    for card, count in cards:
        if card.type == "warrior":
            for one in card.affiliations:
                found[one] += count
    found.pop("general", None)
    return min(found, key=lambda one: (-found[one], one)) if found else "general"


def look_of(affiliation: str, deck: str, emblem: str = "") -> PlayerLook:
    """The look of a player with a deck of an affiliation: its sign, unless another was chosen."""
    return PlayerLook(emblem or ("templar" if affiliation == "templars" else affiliation), deck)


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
