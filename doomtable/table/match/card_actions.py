"""Card actions: what may be begun with a card, where it could go, and why not elsewhere.

The game asks verb first, hands think card first. To know where a card could go before it is let go, a play is tried on
a copy of the game; nothing is committed by looking.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from doomtable.rules.terms import NO_CARD, IllegalChoice, Reason, Seat
from doomtable.rules.view_parts import CardView, OptionView, PriceView
from doomtable.table.kit.view_lookup import is_fighter
from doomtable.table.layout.board_areas import strips_of, vehicles_of
from doomtable.table.match.session_port import SessionPort

NATURAL: Final = {
    "warrior": "muster", "beast": "assign", "equipment": "equip", "relic": "equip", "fortification": "build",
    "warzone": "build", "symmetry": "bestow", "mission": "assign", "art": "cast", "special": "play", "ki": "play",
    "alliance": "play",
}  # fmt: skip
"""What people mean by putting a card of a type on the table."""
COVERED: Final = "muster in cover"


@dataclass(frozen=True, slots=True)
class CardAction:
    """A play that a card may begin: its verb, what it asks next (empty when it is carried out at once), and where the
    card comes to lie if it is."""

    verb: str
    options: tuple[OptionView, ...]
    stage: str = ""
    lands: str = ""
    on: int = NO_CARD
    quiet: bool = False
    """Whether it is carried out and nothing comes to light by it but its card."""

    @property
    def at_once(self) -> bool:
        """Is the play carried out as soon as it is begun?"""
        return not self.stage


class PlayWish(NamedTuple):
    """A play as it was meant when it was begun: whose, its verb, its card, and the aim if one was meant already."""

    seat: Seat
    verb: str
    card: int
    then: OptionView | None = None


def actions_of(port: SessionPort, seat: Seat, card: CardView) -> list[CardAction]:
    """Every play that a card may begin now, tried on a copy."""
    tried = ((verb, port.preview(seat, verb, card.handle)) for verb in card.verbs)
    return [
        CardAction(verb, found.options, found.stage, found.lands, found.on, found.quiet)
        for verb, found in tried
        if found is not None
    ]


def able(card: CardView) -> list[CardView]:
    """A card that may begin something, and those attached to it that may."""
    under = [*strips_of(card), *vehicles_of(card)]
    return [one for one in (card, *under) if one.verbs]


def on_credit(card: CardView) -> bool:
    """Can a card be played on credit alone: in cover, to be paid for later?"""
    return card.verbs == (COVERED,)


def price_of(card: CardView, verb: str) -> PriceView | None:
    """What a play with a card costs, if it can be begun."""
    return next((price for one, price in zip(card.verbs, card.prices, strict=False) if one == verb), None)


def meant_verb(card: CardView) -> str:
    """What people mean by putting a card on the table, or by laying hands on one that lies there."""
    if card.zone != "hand":
        return "attack" if is_fighter(card) and card.zone != "attached" else "use"
    natural = NATURAL.get(card.type, "play")
    return natural if natural in card.verbs or not card.verbs else card.verbs[0]


def _named(options: tuple[OptionView, ...], handle: int) -> OptionView:
    for option in options:
        if option.handle == handle and option.key == "card":
            return option
    raise IllegalChoice("this card cannot begin that")


def begin_play(port: SessionPort, seat: Seat, card: CardView, verb: str) -> bool:
    """Begin a play with a card; whether it was asked on for its card or its aim. Raises IllegalChoice."""
    port.choose(seat, OptionView(verb))
    asked = port.view(seat).decision
    if asked is None or asked.kind != "draft" or asked.seat != seat:
        return False
    if asked.stage == "card" and asked.verb == verb:
        port.choose(seat, _named(asked.options, card.handle))
    return True


def option_for(way: CardAction, target: OptionView | None) -> OptionView | None:
    """The option of a way that dropping on a target means."""
    if target is None:
        return None
    for option in way.options:
        if option.key == target.key and option.handle == target.handle and option.seat == target.seat:
            return option
    return None


def why_not(port: SessionPort, seat: Seat, card: CardView | None, verb: str, target: OptionView | None) -> Reason:
    """Why a play, or a play on a target, is not offered."""
    chosen = card.handle if card is not None and card.handle >= 0 else NO_CARD
    named = target is not None and (target.key != "card" or target.handle >= 0)
    return port.explain(seat, verb, chosen, target if named else None)
