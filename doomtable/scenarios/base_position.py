"""Bases in a position: where they and their battlefields lie, and where warriors stand (VAR-HOME)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple, Protocol

from doomtable.errors import BadInput, ErrorText
from doomtable.rules import mutate as M
from doomtable.rules.bases import FACE_DOWN, bases, field_of
from doomtable.rules.language import Card
from doomtable.rules.ruleset import BASES
from doomtable.rules.set_up import found_base
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, CardId, Seat, normal
from doomtable.scenarios.parser import CardSpec, PlayerSpec
from doomtable.scenarios.yaml_documents import Where

Bad = Callable[[Where, ErrorText], BadInput]
"""A sentence about a place of the file."""


class LaidBase(NamedTuple):
    """A base of a position, once its cards have their numbers; what is called how."""

    seat: Seat
    base: CardId
    field: CardId
    called: tuple[str, str]
    aliases: tuple[str, str]


KINDS: Final = {"base": "fortification", "battlefield": "warzone"}
"""The types of the cards of a base, by the keys of a position."""


class CardToLay(Protocol):
    """A card on its way into a position."""

    @property
    def seat(self) -> Seat: ...

    @property
    def id(self) -> CardId: ...

    @property
    def zone(self) -> str: ...

    @property
    def card(self) -> Card: ...

    @property
    def spec(self) -> CardSpec: ...


def is_strange(zone: str, where: Where, kind: str) -> bool:
    """Whether a card of another type lies where a base or battlefield should."""
    return zone == "base" and KINDS[str(where[-1])] != kind


def cards_of(player: PlayerSpec, seat: Seat) -> Iterator[tuple[CardSpec, Where]]:
    """The cards of a player's bases, and where in the file they stand."""
    for i, base in enumerate(player.bases):
        yield base.base, ("players", seat, "bases", i, "base")
        yield base.battlefield, ("players", seat, "bases", i, "battlefield")


def lay_all(st: State, players: Sequence[PlayerSpec], placed: Sequence[CardToLay], bad: Bad) -> list[LaidBase]:
    """Lay the bases of all players, and say what lies where. Raises BadInput."""
    for seat, player in enumerate(players):
        check_player(player, seat, st.rules.base_p > 0, bad)
    every = [one for one in placed if one.zone == "base"]
    laid = [_laid(base, field) for base, field in zip(every[::2], every[1::2], strict=True)]
    for seat, player in enumerate(players) if laid else ():
        lay(st, player, seat, laid)
    return laid


def _laid(base: CardToLay, field: CardToLay) -> LaidBase:
    called, aliases = (base.card.name, field.card.name), (base.spec.alias or "", field.spec.alias or "")
    return LaidBase(base.seat, base.id, field.id, called, aliases)


def check_player(player: PlayerSpec, seat: Seat, has_bases: bool, bad: Bad) -> None:
    """Raise BadInput where a player has not the bases that the ruleset asks for, or has D and P beside them."""
    where: Where = ("players", seat)
    if not has_bases:
        if player.bases:
            raise bad((*where, "bases"), ErrorText("scenario-no-bases"))
        return
    if len(player.bases) != BASES:
        raise bad(where, ErrorText("scenario-bases", n=BASES))
    for key in ("destiny", "promotion"):
        if getattr(player, key) is not None:
            raise bad((*where, key), ErrorText("scenario-base-pool", key=key))


def check_card(spec: CardSpec, has_bases: bool, where: Where, bad: Bad) -> None:
    """Raise BadInput where a card says what only warriors of bases have."""
    for key in ("home", "carries"):
        if getattr(spec, key) and not has_bases:
            raise bad((*where, key), ErrorText("scenario-no-bases"))


def lay(st: State, player: PlayerSpec, seat: Seat, laid: list[LaidBase]) -> None:
    """Lay a player's bases and what lies on them."""
    mine = [one for one in laid if one.seat == seat]
    given = [(0 if spec.down else spec.destiny, 0 if spec.down else spec.promotion) for spec in player.bases]
    M.set_pools(st, seat, sum(d for d, _ in given), sum(p for _, p in given))
    for one, spec, (d, p) in zip(mine, player.bases, given, strict=True):
        found_base(st, seat, one.base, one.field)
        for pool, n in (("D", d), ("P", p)):
            if n:
                M.mark(st, one.base, pool, n, seat)
        for card in (one.base, one.field) if spec.down else ():
            M.mark(st, card, FACE_DOWN, 1, seat)


def named(laid: list[LaidBase], seat: Seat, word: str) -> CardId:
    """The base or battlefield with that name or alias, a player's own one first; NO_CARD for none."""
    for one in sorted(laid, key=lambda one: one.seat != seat):
        for card, called, alias in zip((one.base, one.field), one.called, one.aliases, strict=True):
            if normal(word) in (normal(called), normal(alias)):
                return card
    return NO_CARD


def stand(st: State, card: CardId, spec: CardSpec, laid: list[LaidBase], where: Where, bad: Bad) -> None:
    """Put a card where its `place`, and of an invader its `home`, say. Raises BadInput."""
    check_card(spec, st.rules.base_p > 0, where, bad)
    seat = st.play[card].controller
    if not st.rules.base_p or st.play[card].zone == "attached":
        return
    if spec.place is None:
        if st.definitions.of[card].is_warrior:
            raise bad(where, ErrorText("scenario-base-place", card=spec.card))
        return
    to, home = named(laid, seat, spec.place), named(laid, seat, spec.home or spec.place)
    if NO_CARD in (to, home):
        missing = spec.place if to == NO_CARD else str(spec.home)
        raise bad((*where, "place"), ErrorText("scenario-no-card", name=missing))
    own = next((base for base in bases(st, seat) if home in (base, field_of(st, base))), NO_CARD)
    if own == NO_CARD:
        raise bad((*where, "home"), ErrorText("scenario-base-home", card=spec.card))
    M.move_area(st, card, st.play[card].zone, place=own)
    M.move_area(st, card, st.play[card].zone, place=to)
    if spec.carries:
        M.mark(st, card, "P", spec.carries, seat)


def written(st: State, seat: Seat, card_of: Callable[[CardId], object]) -> Iterator[dict[str, object]]:
    """A player's bases as a position says them."""
    for base in bases(st, seat):
        marks = {name: n for name, n, _ in st.play[base].marks}
        value: dict[str, object] = {"base": card_of(base), "battlefield": card_of(field_of(st, base))}
        value |= {"down": True} if FACE_DOWN in marks else {
            "destiny": marks.get("D", 0), "promotion": marks.get("P", 0)
        }  # fmt: skip
        yield value
