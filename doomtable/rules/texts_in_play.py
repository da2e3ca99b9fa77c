"""The lasting texts of the cards in play: which are at work, by what they are, and every Rule where it is looked for.

The board pass begins with them and judges what they amount to. They depend on which cards are in play, under whose
control, and what is attached to what; so they outlast a board, and a card that comes into play is added to them.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from operator import attrgetter
from typing import Final

from doomtable.rules.bindings import new_bindings
from doomtable.rules.card_defs import CardDef
from doomtable.rules.continuous import STAT_LAYER
from doomtable.rules.derived import ActiveEffect, FiledRules, TextsInPlay
from doomtable.rules.references import (
    bearer_of,
    bearers,
    copies_worn,
    lent_text,
    mission_holder,
    silenced_by,
    text_of,
    turned_down,
    worn,
)
from doomtable.rules.state import CardInPlay, State
from doomtable.rules.terms import NO_CARD, NOBODY, CardId, Seat, new_tuple

PAIR_ACTS: Final = frozenset(("attack", "be attacked", "take combat", "fight", "shoot"))
"""What cards may allow or forbid of an attacker and a defender."""

Lives = tuple[list[ActiveEffect], list[ActiveEffect], list[ActiveEffect], int]


def texts_in_play(st: State) -> TextsInPlay:
    """The texts of the cards in play."""
    found = st.derived.by_play.texts
    if found is None:
        earlier = st.derived.by_play.earlier or NO_TEXTS
        if st.definitions.silencers and _silences(st, islice(st.play, earlier.cards, None)):
            earlier = NO_TEXTS  # what was there may not be as it was
        found = st.derived.by_play.texts = _with_further_cards(st, earlier)
    return found


def _silences(st: State, cards: Iterable[CardId]) -> bool:
    """Whether one of these cards makes what a warrior's own text says do nothing."""
    of = st.definitions.of
    return any(of[card].silences is not None for card in cards)


def _with_further_cards(st: State, earlier: TextsInPlay) -> TextsInPlay:
    """The texts with those of the cards that have come into play since; what was there is as it was."""
    of, lives, silencers = st.definitions.of, st.definitions.lives, st.definitions.silencers
    seen, tags, warriors, attached, limited, rules, mods, stats, reads, filed, listeners = earlier
    tags = tags.copy()
    eclipses = st.definitions.eclipses
    for card, row in islice(st.play.items(), seen, None):
        d = of[card]
        if d.listens:
            listeners = [*listeners, card]
        silenced = silenced_by(st, card) if silencers and d.is_warrior else ()
        if silenced:
            d = lent_text(st, silenced)
        tags[card] = d.tags
        if row.host != NO_CARD:
            attached = [*attached, (card, row.host)]
            if d.limit is not None:
                limited = [*limited, (card, row.host, d.limit)]
            if not (d.conts or d.lends) or (eclipses and turned_down(row)) or not _awake(st, row, d):
                continue
        else:
            if d.is_warrior and row.zone != "attached":
                warriors = [*warriors, card]
            if not d.conts or row.unpaid or (eclipses and turned_down(row)):
                continue
        seat = mission_holder(st, card) if d.type == "mission" else row.controller
        kept = None if d.lends or silenced else lives.get((card, seat, row.seat))
        own_rules, own_mods, own_stats, asks = kept or _printed_lives(st, card, seat, row.seat)
        if own_rules:
            rules = rules + own_rules
        if own_mods:
            mods = mods + own_mods
        if own_stats:
            stats = stats + own_stats
        reads |= asks
    if len(mods) > len(earlier.mods):
        mods.sort(key=rank)
    if len(rules) > len(earlier.rules):
        filed = file_rules(st, filed, rules[len(earlier.rules) :])
    return new_tuple(TextsInPlay, (
        len(st.play), tags, warriors, attached, limited, rules, mods, stats, reads, filed, listeners,
    ))  # fmt: skip


rank: Final = attrgetter("cont.rank")
"""Whose turn it is among the Mods."""


def _printed_lives(st: State, card: CardId, seat: Seat, player: Seat) -> Lives:
    """The continuous nodes of a card under that control: rules, tag layers and the rest, ratings; and what they ask.

    One that is attached to a player speaks of him as the target player. They are made once a game, but for those that
    are lent.
    """
    ctx = new_bindings(me=card, you=seat, player=player)
    lives = [ActiveEffect(cont, ctx, (), 0, NOBODY) for cont in text_of(st, card).conts]
    reads = 0
    for one in lives:
        reads |= one.cont.reads
    sorted_out = (
        [one for one in lives if one.cont.rule],
        [one for one in lives if not one.cont.rule and one.cont.layer != STAT_LAYER],
        [one for one in lives if not one.cont.rule and one.cont.layer == STAT_LAYER],
        reads,
    )
    if not st.definitions.silencers or text_of(st, card) is st.definitions.of[card]:
        st.definitions.keep(card, seat, player, sorted_out)
    return sorted_out


def _awake(st: State, row: CardInPlay, d: CardDef) -> bool:
    """Whether an attached card's text works at all: not while never revealed, nor on such a warrior (COVER-23)."""
    if row.unpaid:
        return False
    host = st.play[row.host]
    if host.unpaid and not host.known_cover:
        return False
    if d.every_copy or (len(host.atts) == 1 and not st.definitions.doubles):
        return True
    of = st.definitions.of
    for other in worn(st, row.host) if st.definitions.doublers else ():
        if of[other].repeats and d.tags & of[other].repeats == of[other].repeats:
            return True
    return copies_worn(st, row.id)[0] == row.id


def file_rules(st: State, filed: FiledRules, further: list[ActiveEffect]) -> FiledRules:
    """Put further Rules where they will be looked for, by their act and by the card they are about, behind those that
    are filed; what holds these is left as it is."""
    by_act, forbids, allows, requires, charges, every_bound, loose, paired, pair_words, priced = filed
    by_act, every_bound, loose = by_act.copy(), every_bound.copy(), loose.copy()
    forbids, allows, requires, charges = forbids.copy(), allows.copy(), requires.copy(), charges.copy()
    paired = paired.copy()
    for one in further:
        cont = one.cont
        act = cont.act
        by_act[act] = [*by_act.get(act, ()), one]
        if cont.verdict == "price":
            charges.add(act)
        if cont.verdict == "forbid":
            forbids.add(act)
        elif cont.verdict == "allow" or cont.priced:
            allows.add(act)
            priced = priced or cont.priced
        elif cont.verdict == "require":
            requires.add(act)
        subjects = _subjects(st, one)
        if subjects is None:
            loose[act] = [*loose.get(act, ()), one]
            pair_words = pair_words or act in PAIR_ACTS
            continue
        bound = every_bound[act] = every_bound.get(act, _NOBODY).copy()
        for subject in subjects:
            bound[subject] = [*bound.get(subject, ()), one]
        if act in PAIR_ACTS:
            paired.update(subjects)
    return new_tuple(FiledRules, (
        by_act, forbids, allows, requires, charges, every_bound, loose, paired, pair_words, priced,
    ))  # fmt: skip


_NOBODY: Final[dict[CardId, list[ActiveEffect]]] = {}


def _subjects(st: State, one: ActiveEffect) -> tuple[CardId, ...] | None:
    """The certain cards that a Rule is about, known by the board; None if it is about players, or all that fit."""
    if one.on:
        return one.on
    who = one.cont.who
    if who == "me":
        return (one.ctx.me,)
    if who == "bearer":
        return bearers(st, one.ctx.me, bearer_of(st, one.ctx.me))
    if who == "host":
        row = st.play.get(one.ctx.me)
        return bearers(st, one.ctx.me, row.host) if row is not None else ()
    return None


_NO_RULES: Final = FiledRules({}, set(), set(), set(), set(), {}, {}, set(), False, False)
NO_TEXTS: Final = TextsInPlay(0, {}, [], [], [], [], [], [], 0, _NO_RULES, [])
"""What there is before any card is in play."""
