"""States of cards that selectors name: wounded, in cover, able to fight, and what part they have in the combat."""

from __future__ import annotations

from typing import Final

from doomtable.rules.bindings import Bindings
from doomtable.rules.board_lookups import paired, weapon_kinds, with_ratings
from doomtable.rules.bodies import companions, mount_of
from doomtable.rules.derived import BoardValues
from doomtable.rules.references import bearer_of, combat_now, one_warrior, place_of, riders, text_of
from doomtable.rules.state import CardInPlay, State
from doomtable.rules.terms import NO_CARD, CardId


def in_state(st: State, b: BoardValues, state: str, card: CardId, row: CardInPlay | None) -> bool:
    """Whether a card is in a state that a selector names; `row` is None for one that is not in play."""
    if state == "killed":
        return _is_killed(st, card)
    if row is None:
        return False
    if state == "wounded":
        return row.wounded
    if state == "healthy":
        return not row.wounded
    if state == "covered":
        return row.cover
    if state == "open":
        return not row.cover
    if state == "mounted":
        return row.inside or bool(b.tags[card] & st.definitions.VEHICLE)
    if state == "on foot":
        return not row.inside
    if state == "able":
        return can_fight(st, b, card)
    c = combat_now(st)
    if c is None:
        return state == "not fighting"
    if state == "hurt":
        return row.wounded and (card, False) in c.before
    if state in ("combatant", "not fighting"):
        return (card in (c.attacker, c.defender)) == (state == "combatant")
    if state == "attacker":
        return c.attacker == card
    if state in ("defender", "in a warzone"):
        return c.defender == card and (state == "defender" or c.warzone != NO_CARD or st.rules.warzone_places)
    if state == "fighting":
        return c.takes_part(card)
    if state == "reinforcement":
        return c.reinforced_by(card)
    if state == "using":
        from_row = bearer_of(st, card)
        if from_row not in (c.attacker, c.defender):
            return False
        wanted = c.aweapon if from_row == c.attacker else c.dweapon
        if wanted != -2:
            return card == wanted or paired(st, b, wanted, card)
        serving = weapon_kinds(st, b, card) & (1 if c.tactic == "fight" else 2)
        return bool(serving) and card not in with_ratings(st, b).unused
    return False


def _is_killed(st: State, card: CardId) -> bool:
    """Whether a death of that card waits for answers."""
    return any(p.kind == "killed" and p.card == card for p in st.pending)


VISIBLE: Final = ("wounded", "healthy", "covered", "open", "on foot")
"""The states that stand in the row of a card itself."""
BY_SPEAKER: Final = ("defending here", "combating here", "here", "seen", "aboard")
"""The states that have to do with the card that speaks, or with what it answers to."""


def in_state_for(st: State, state: str, card: CardId, ctx: Bindings) -> bool:
    """Whether a card is in such a state: seen in the event that is answered, riding here, fighting in this Warzone."""
    if state == "seen":
        return card in ctx.targets
    if state == "aboard":
        return card in (riders(st, ctx.me) if ctx.me in st.play else ctx.targets)
    if state == "here":
        return ctx.me in st.play and place_of(st, card) == place_of(st, ctx.me) != NO_CARD
    return _in_warzone(st, state, card, ctx.me)


def _in_warzone(st: State, state: str, card: CardId, speaker: CardId) -> bool:
    """WZ-04, WZ-06: whether a card defends, or is one of two in combat, in this Warzone or in that of this card."""
    c = combat_now(st)
    if c is None or c.warzone == NO_CARD:
        return False
    row = st.play.get(speaker)
    if c.warzone not in (speaker, row.host if row is not None else NO_CARD):
        return False
    return card == c.defender or (state == "combating here" and card == c.attacker)


def holder_of(st: State, card: CardId) -> CardId:
    """The card in play under which a card lies; NO_CARD for one that lies under none."""
    return next((other for other, row in st.play.items() if card in row.holds), NO_CARD)


def is_public(st: State, card: CardId) -> bool:
    """Whether everybody knows which card it is."""
    return st.known[card] == 0xFF


def has_room(st: State, card: CardId) -> bool:
    """Whether a card in play holds fewer cards, or warriors, than it may."""
    most = text_of(st, card).card.holds if card in st.play else 0
    return card in st.play and (not most or len(st.play[card].holds) + len(riders(st, card)) < most)


def can_fight(st: State, b: BoardValues, card: CardId) -> bool:
    """WIN-14: can attack or be attacked in some way; Apostles, Corporate Leaders and noncombatants cannot."""
    p = st.definitions
    return not b.tags[card] & p.PEACEFUL


def in_step(st: State, step: str) -> bool:
    """Whether the turn stands in this step, or before its first card is drawn, its first action taken."""
    if step == "before drawing":
        return any(frame.op == "draw" for frame in st.agenda)
    if step == "before acting":
        return not st.turn.begun
    return st.turn.step == step


def not_dying(st: State, cards: list[CardId]) -> list[CardId]:
    """Those of some cards in play that are not about to be killed, nor on somebody who is."""
    dying = {card for p in st.pending if p.kind == "killed" and not p.cancelled for card in one_warrior(st, p.card)}
    return [c for c in cards if c not in dying and bearer_of(st, c) not in dying] if dying else cards


def marks_on(st: State, row: CardInPlay) -> tuple[tuple[str, int], ...]:
    """What lies on a card, by name; of a warrior that has several cards how many, by the name of what doubles it, of
    who rides on an Animal with others how many they are, by its name, and of a copy which card it is itself."""
    marks = tuple([(m[0], m[1]) for m in row.marks])
    if others := companions(st, row.id):
        marks = (*marks, (st.definitions.of[mount_of(st, row.id)].card.name, 1 + len(others)))
    own = st.definitions.own(row.id)
    if own.like is not None and own is not st.definitions.of[row.id]:  # which card it is that was played as a copy
        marks = (*marks, (own.card.name, 1))
    if row.id not in st.definitions.doubles:
        return marks
    same = one_warrior(st, row.id)
    names = {st.definitions.own(copy.card).card.name for copy in st.definitions.copies if copy.card in same}
    return (*marks, *((name, len(same)) for name in sorted(names)))
