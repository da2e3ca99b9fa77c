"""What plays reach where each planet is an "in play" of its own: whom they are aimed at, who casts them, and the planet
that is named for what speaks of all cards in play (VAR-COLONY-04, VAR-COLONY-25 to VAR-COLONY-28)."""

from __future__ import annotations

from typing import Final

from doomtable.rules import language as L
from doomtable.rules.colonies import abandoned, involved, manned, on_one_ground, reaches
from doomtable.rules.permit import refuse
from doomtable.rules.state import State
from doomtable.rules.terms import CardId, Reason, Seat
from doomtable.rules.walk import walk

GROUPS: Final[dict[type, str]] = {
    L.Move: "what", L.Wound: "who", L.Kill: "who", L.Damage: "who", L.Heal: "who", L.Cover: "who", L.Mod: "who",
    L.Rule: "who", L.Each: "of", L.FaceDown: "what", L.Mark: "on", L.Infect: "what", L.Release: "who",
    L.Transfer: "what",
}  # fmt: skip
"""By verb the field in which it says whom it touches."""
OF_A_FIGHT: Final = frozenset(("fighting", "attacker", "defender", "combatant", "reinforcement"))
"""The states of those whom a combat names already."""


def speaks_of_all(st: State, card: CardId, ability: L.Play | L.Act) -> bool:
    """Whether a card from hand speaks of all of something in play, so that its planet is named (VAR-COLONY-26); a spell
    speaks of the planet of who casts it."""
    d = st.definitions.of[card]
    if d.type == "art" or not isinstance(ability, L.Play) or ability.window in ("combat", "after"):
        return False
    if _touches_all(ability.effects):
        return True
    host = d.card.host
    return host is not None and host.on == "game" and d.type == "special" and _touches_all(d.card.abilities)


def _touches_all(said: object) -> bool:
    for node in walk(said):
        name = GROUPS.get(node.__class__)
        sel = getattr(node, name) if name is not None else None
        if isinstance(sel, L.Sel) and not sel.where and sel.exactly is None and not isinstance(sel.on, str):
            if OF_A_FIGHT.isdisjoint(sel.states):
                return True
    return False


def planets_open(st: State, seat: Seat) -> tuple[str, ...]:
    """The planets that a player may name: those where he has a warrior (VAR-COLONY-27, VAR-COLONY-R11)."""
    there = manned(st, seat)
    return tuple([planet.name for n, planet in enumerate(st.rules.planets) if n in there])


def planet_choice(st: State, seat: Seat) -> L.Name:
    """The choice of a planet, as a step of a play."""
    return L.Name("planet", among=planets_open(st, seat))


def planet_is_named(st: State, words: tuple[str, ...]) -> bool:
    """Whether a planet stands among the words of a play."""
    return any(planet.name in words for planet in st.rules.planets)


def out_of_reach(st: State, seat: Seat, card: CardId, effects: tuple[L.Effect, ...]) -> Reason | None:
    """Why a play or use cannot be aimed at a card in play: no warrior of its player is on that planet; a Warzone of the
    planets never leaves play."""
    if card not in st.play:
        return None
    if card in st.table and any(isinstance(e, L.Move) for e in effects):
        return refuse(st, "VAR-COLONY-04", "never_removed", card)
    return None if reaches(st, seat, card) else refuse(st, "VAR-COLONY-27", "nobody_on_planet", card)


def casters_there(st: State, able: list[CardId], cards: tuple[CardId, ...]) -> list[CardId]:
    """Those of some casters from whose planet a spell reaches all these cards (VAR-COLONY-28)."""
    there = [card for card in cards if card in st.play]
    return [caster for caster in able if all(on_one_ground(st, caster, card) for card in there)]


def play_refusal(st: State, seat: Seat, card: CardId, ability: L.Play | L.Act) -> Reason | None:
    """VAR-COLONY-27, VAR-COLONY-R09: why a card may not be played, whatever it is aimed at: in a combat by who has a
    warrior on none of its planets, or where it speaks of a planet by who has none at all; VAR-COLONY-R02: nor used."""
    if card in st.play:
        return refuse(st, "VAR-COLONY-R02", "not_controlled", card) if abandoned(st, card) else None
    if ability.window == "combat" and st.combats and manned(st, seat).isdisjoint(involved(st)):
        return refuse(st, "VAR-COLONY-R09", "nobody_on_planet", card)
    if speaks_of_all(st, card, ability) and not planets_open(st, seat):
        return refuse(st, "VAR-COLONY-27", "nobody_on_planet", card)
    return None
