"""Casters: who could cast a spell, for whom, and the D that are there for it (ART-02 to ART-16)."""

from __future__ import annotations

from typing import NamedTuple

from doomtable.rules import language as L
from doomtable.rules.bindings import Bindings
from doomtable.rules.card_states import holder_of
from doomtable.rules.continuous import lets_out
from doomtable.rules.lines import shielded
from doomtable.rules.masks import ANY_COMBATANT
from doomtable.rules.permit import own_warriors
from doomtable.rules.prices import casting_mark, discounted, is_licensed, laid_by, multiplied, worth_of_one
from doomtable.rules.query import allowed, board, demands, fits, forbidden, verdicts
from doomtable.rules.spending import spendable
from doomtable.rules.state import State
from doomtable.rules.state_parts import Draft
from doomtable.rules.terms import NO_CARD, CardId, Reason, Seat
from doomtable.rules.verdicts import speaks


def held_spells(st: State, seat: Seat) -> list[CardId]:
    """The spells that a player holds."""
    of = st.definitions.of
    return [card for card in st.seats[seat].hand if of[card].type == "art"]


class Stored(NamedTuple):
    """A spell under a card that lets it be cast from there: that card, and how often."""

    spell: CardId
    keeper: CardId
    limit: L.Limit


def stored(st: State, seat: Seat) -> list[Stored]:
    """The spells under cards that a player's warriors may cast from there, even if they have done so lately."""
    if not st.definitions.stores:
        return []
    found = []
    for one in board(st).rules.get("cast", ()):
        rule, keeper = one.cont.node, one.ctx.me
        if not isinstance(rule, L.Rule) or not lets_out(rule) or keeper not in st.play:
            continue
        for spell in st.play[keeper].holds:
            if any(speaks(st, board(st), one, caster, spell, seat) for caster in own_warriors(st, seat)):
                found.append(Stored(spell, keeper, rule.limit))
    return found


def _casts_from_there(st: State, seat: Seat, caster: CardId, spell: CardId) -> bool:
    """Whether a card lets this warrior cast the spell that lies under it."""
    rules = (one for one in board(st).rules.get("cast", ()) if lets_out(one.cont.node))
    return any(speaks(st, board(st), one, caster, spell, seat) for one in rules)


def within_reach(st: State, seat: Seat) -> tuple[CardId, ...]:
    """The cards that a player may play: those of the hand, and spells that may be cast from under cards now."""
    hand = st.seats[seat].hand
    if not st.definitions.stores:
        return hand
    return (*hand, *_stored_now(st, seat))


def _stored_now(st: State, seat: Seat) -> list[CardId]:
    """The spells that a player may cast from under cards now."""
    return [one.spell for one in stored(st, seat) if not _cast_lately(st, seat, one)]


def _cast_lately(st: State, seat: Seat, one: Stored) -> bool:
    """Whether a spell has been cast from under this card as often as may be."""
    mark = casting_mark(one.keeper)
    return bool(one.limit) and any(u[:2] == (one.limit, mark) for u in st.seats[seat].used)


def able_casters(st: State, seat: Seat, card: CardId) -> list[CardId]:
    """Who of this player could cast this spell, whatever it costs; found once for all copies of it."""
    if st.definitions.stores and holder_of(st, card) != NO_CARD:
        return _casters_from_there(st, seat, card)
    kept = st.derived.by_texts.able_casters
    asked = seat, st.definitions.of[card].index
    found = kept.get(asked)
    if found is None:
        found = kept[asked] = _casters(st, seat, card)
    return found


def nobody_casts(st: State, seat: Seat, card: CardId) -> bool:
    """A first look: whether nobody of this player could cast this spell, whatever it costs."""
    d = st.definitions.of[card]
    if d.combat_spell and not st.combats:
        return True
    return not able_casters(st, seat, card)


def _casters(st: State, seat: Seat, spell: CardId) -> list[CardId]:
    p = st.definitions
    d = p.of[spell]
    if d.combat_spell and shielded(st, seat):  # VAR-FRONT-09, VAR-FRONT-R08
        return []
    b = board(st)
    need = d.needs
    personal = d.personal
    out: list[CardId] = []
    for card in own_warriors(st, seat):
        row = st.play[card]
        t = b.tags[card]
        if row.unpaid or (row.zone == "outpost" and not st.rules.cast_from_outpost):
            continue
        if not t & need and not is_licensed(st, card, spell):
            continue
        if row.zone == "kohort" and not t & p.LEGION:
            continue
        if "cast" in b.rules and forbidden(st, "cast", card, spell) is not None:
            continue
        if personal and not casts_freely(st, card, spell):
            c = st.combats[-1]
            if not c.takes_part(card):
                continue
        if t & p.IMMUNE_ART:
            continue
        out.append(card)
    return out


def no_caster(st: State, seat: Seat, spell: CardId) -> Reason:
    """Why nobody of a player can cast this spell."""
    d = st.definitions.of[spell]
    if d.combat_spell and shielded(st, seat):
        return Reason("VAR-FRONT-09", "shielded_spell")
    return Reason("ART-03", "no_caster", (d.card.aspects[0] if d.card.aspects else "",))


def casts_when_called(st: State, caster: CardId, spell: CardId) -> bool:
    """Whether a warrior can cast this spell when a card lets it cast any (ART-09, IMM-03, COVER-22)."""
    row = st.play.get(caster)
    if row is None or row.unpaid or board(st).tags[caster] & st.definitions.IMMUNE_ART:
        return False
    if st.definitions.of[spell].combat_spell and shielded(st, row.controller):  # VAR-FRONT-09
        return False
    fighting = fits(st, st.definitions.sel(ANY_COMBATANT.sel), caster, Bindings(spell, row.controller))
    return (fighting or not st.definitions.of[spell].personal) and forbidden(st, "cast", caster, spell) is None


def casts_freely(st: State, caster: CardId, spell: CardId) -> bool:
    """Whether Personal Combat Spells are plain Combat Spells for this caster (KEEPER OF THE ART, ART-08)."""
    return "cast" in board(st).allows and any(
        isinstance(one.cont.node, L.Rule) and "combat spell" in one.cont.node.words
        for one in verdicts(st, "cast", caster, spell)
    )


def serves(st: State, caster: CardId, card: CardId) -> bool:
    """ART-11, ART-12: no pure caster works for the Dark Legion, a wholly turned one for nobody else.

    A card may let it help others, or nobody but some.
    """
    if allowed(st, "cast for", caster, card):
        return True
    for rule, ctx in demands(st, "cast for", caster):
        if isinstance(rule.whom, L.Sel) and not fits(st, st.definitions.sel(rule.whom), card, ctx):
            return False
    p, tags = st.definitions, board(st).tags
    of, to = tags[caster], tags[card]
    if of & p.LEGION and not st.rules.tainted_casting:
        return bool(of & p.DOOM and to & p.DOOM)
    if of & p.LEGION:
        return bool(of & p.DOOM or to & p.LEGION)
    return not to & p.LEGION or bool(to & p.DOOM)


def served_by(st: State, able: list[CardId], card: CardId) -> bool:
    """Whether one of these casters may help a card."""
    for one in able:
        if serves(st, one, card):
            return True
    return False


def dearer_for_some(st: State, draft: Draft, per: int) -> bool:
    """Whether a part of a spell costs its casters differently: who casts it is asked before how much of it (RUL-37).

    Who casts a Personal Combat Spell is settled by whom it is cast on.
    """
    spell = draft.card
    if draft.called != NO_CARD or not st.definitions.prices_vary or st.definitions.of[spell].personal:
        return False
    able = able_casters(st, draft.seat, spell)
    cost = {(multiplied(st, c, spell, discounted(st, c, spell, per)), worth_of_one(st, c, spell)) for c in able}
    return len(cost) > 1


def _casters_from_there(st: State, seat: Seat, card: CardId) -> list[CardId]:
    """Who could cast a spell that lies under a card."""
    return [caster for caster in _casters(st, seat, card) if _casts_from_there(st, seat, caster, card)]


def means(st: State, draft: Draft) -> int:
    """The D that are there for a play: those of its player, and what lies on cards for who could cast it."""
    if st.definitions.of[draft.card].credit:
        return st.seats[draft.seat].D  # what is owed is made good with what is there
    have = spendable(st, draft.seat)
    if "spending" not in board(st).values or st.definitions.of[draft.card].type != "art":
        return have
    return _with_what_lies(st, draft, have)


def _with_what_lies(st: State, draft: Draft, have: int) -> int:
    """So many D, and what lies on cards for who casts the spell, or for whoever of those who could has the most."""
    chosen = next((c for c in (draft.caster, draft.called, draft.summoner) if c != NO_CARD), NO_CARD)
    able = able_casters(st, draft.seat, draft.card) if chosen == NO_CARD else [chosen]
    return max((have + sum(n for _, n in laid_by(st, caster, draft.card)) for caster in able), default=have)
