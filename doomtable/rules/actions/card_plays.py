"""Playing a Special, casting a spell, using an ability: what a card's own Play or Act says (ART-02, RUL-33)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from doomtable.rules import language as L
from doomtable.rules import mutate as M
from doomtable.rules.actions.action import Action, QuickLook, Refusal, Stage, hand, no_actions
from doomtable.rules.actions.combat_changes import AMOUNT, other_weapons, own_spells
from doomtable.rules.actions.entry import PLACE, choice_stage, has_home, place_refusal, places
from doomtable.rules.aim_checks import enough_copies
from doomtable.rules.attack_prices import actions_by_card
from doomtable.rules.battles import battle_bar, enter_battle
from doomtable.rules.card_defs import goes_for_good
from doomtable.rules.card_states import holder_of
from doomtable.rules.casting import casts_freely, dearer_for_some, nobody_casts, stored, within_reach
from doomtable.rules.colony_aims import planet_choice, speaks_of_all
from doomtable.rules.frames import FinishFrame, MissionFrame
from doomtable.rules.hand_ways import NO_WAYS
from doomtable.rules.masks import ANY_COMBATANT, MENU_BITS, WINDOW_BIT
from doomtable.rules.permit import own_warriors, refuse
from doomtable.rules.play_budget import Budget
from doomtable.rules.play_modes import PlayMode
from doomtable.rules.prices import cast_surcharge, cost_now, most_laid_by
from doomtable.rules.query import amount, board
from doomtable.rules.references import controller, turned_down
from doomtable.rules.special_bans import aim_ban
from doomtable.rules.spending import spendable
from doomtable.rules.state import State, Window, replaced
from doomtable.rules.state_parts import Draft, Pending
from doomtable.rules.terms import AREAS, NO_CARD, NOBODY, CardId, EngineBug, Option, Reason, Seat, new_tuple
from doomtable.rules.texts_now import text_now
from doomtable.rules.triggers import fire
from doomtable.rules.verbs.common import start
from doomtable.rules.verdicts import immune_to_gift
from doomtable.rules.ways import (
    aimed,
    casters,
    context,
    fixed_price,
    is_open,
    parts_price,
    player_options,
    price_refusal,
    relevant_to,
    servants,
    strike_refusal,
    target_options,
    way_of,
    way_refusal,
)
from doomtable.rules.window_masks import ANYBODY, act_mask, acts_in_play, usable_there


def _refusal(name: str) -> Refusal:
    def refusal(
        st: State, seat: Seat, card: CardId, other: Option | None, window: Window | None, money: Budget
    ) -> Reason | None:
        if card == NO_CARD:
            return Reason("TIME-16", "not_playable_now", ("",))
        d = st.definitions.of[card]
        if name == "use":
            return _use_refusal(st, seat, card, other, window, money)
        if card not in st.seats[seat].hand and card not in within_reach(st, seat):
            lately = card in (one.spell for one in stored(st, seat))
            return refuse(st, "TURN-21", "limit_turn", card) if lately else Reason("TIME-13", "not_in_hand")
        if money.free and not d.remains:
            return Reason("VAR-VORTEX-04", "deployment")
        if (d.type == "art") != (name == "cast") or not d.plays or card in st.play:
            return Reason("TIME-16", "not_playable_now", (d.card.name,))
        reason = _way_refusals(st, seat, name, d.plays, card, other, window, money)
        reason = reason or battle_bar(st, seat, card)
        if reason is not None or other is not None:
            return reason
        if d.verb != name:
            return Reason("ETIQ-01", "not_an_option")
        ways = [way for way in d.plays if way_refusal(st, seat, card, way, window, money) is None]
        placed = any(has_place(st, seat, card, way, window) for way in ways)
        return None if placed else Reason("TIME-13", "no_target", (d.card.name,))

    return refusal


def _use_refusal(
    st: State, seat: Seat, card: CardId, other: Option | None, window: Window | None, money: Budget
) -> Reason | None:
    """Why an ability cannot be used, another weapon taken up, a spell strengthened."""
    if _fights(st, window) and (card in other_weapons(st, seat) or card in own_spells(st, seat)):
        return None
    d = text_now(st, card)
    if not d.acts or not (card in st.play or usable_there(st, card)):
        return Reason("TIME-16", "not_playable_now", (d.card.name,))
    if card in st.play and turned_down(st.play[card]):
        return Reason("RUL-12", "face_down", (d.card.name,))
    mine = [w for c, user, w in acts_in_play(st) if c == card and user in (seat, ANYBODY)]
    reason = _way_refusals(st, seat, "use", mine or d.acts, card, other, window, money)
    return Reason("ETIQ-01", "not_an_option") if reason is None and not mine else reason


def _way_refusals(
    st: State, seat: Seat, verb: str, ways: Sequence[PlayMode], card: CardId, other: Option | None,
    window: Window | None, money: Budget,
) -> Reason | None:  # fmt: skip
    """Why none of these ways is open; where one is, why it cannot go on with that option."""
    d = st.definitions.of[card]
    reason: Reason | None = None
    for way in ways:
        reason = way_refusal(st, seat, card, way, window, money)
        if reason is None and other is not None:
            draft = Draft(verb, seat, 0, card, way.index, answers=window.pending if window is not None else 0)
            if verb != "use" and d.card.host is not None:
                return place_refusal(st, seat, card, other)
            for choice in way.ability.targets:
                if isinstance(choice, L.Target) and other.key == "card":
                    found = tuple(target_options(st, draft, way, choice, None))
                    if other.card not in found:
                        return strike_refusal(st, draft, way, other.card) or target_refusal(st, card, other.card)
                    if (reason := price_refusal(st, aimed(st, draft, way, other.card), way)) is not None:
                        return reason
                if isinstance(choice, L.TargetPlayer) and other.key == "player":
                    if other.seat not in player_options(st, draft, way, choice, relevant_to(way, window)):
                        return Reason("RUL-29", "no_effect", (d.card.name,))
            return Reason("RUL-29", "no_effect", (d.card.name,))
        if reason is None:
            return None
    if reason is not None and reason.rule == "TIME-13" and d.type == "art" and other is not None:
        return target_refusal(st, card, other.card) if other.key == "card" else reason
    if reason is not None and reason.rule == "TURN-11":
        return no_actions(st, money, int(reason.args[1]))
    return reason


def target_refusal(st: State, card: CardId, target: CardId) -> Reason:
    """Why a card cannot be aimed at that one."""
    p = st.definitions
    d = p.of[card]
    row = st.play.get(target)
    if row is not None and row.unpaid and row.controller != controller(st, card):
        return Reason("RUL-26", "no_target", (d.card.name,))  # and not a word about who it is
    t = board(st).tags.get(target, 0)
    name = p.of[target].card.name
    if d.type == "special" and enough_copies(st, card, target):
        return Reason("COMBAT-21", "copy_already", (d.card.name,))
    if d.type == "special" and (ban := aim_ban(st, p.owner[card], card, target)) is not None:
        return ban
    if d.type == "art" and t & p.IMMUNE_ART:
        return Reason("IMM-08", "immune", (name, "art"))
    if d.type == "symmetry" and immune_to_gift(st, t, card):
        return Reason("IMM-08", "immune", (name, "symmetry"))
    aimed = Draft("cast", p.owner[card], 0, card, targets=(target,))
    able = casters(st, aimed)
    barred = able and target not in able and any(not servants(st, aimed, way) for way in d.plays)
    if d.type == "art" and p.of[target].is_warrior and barred:
        if t & p.LEGION:
            return Reason("ART-11", "art_for_legion", (d.card.name,))
        return Reason("ART-12", "no_caster", d.card.aspects[:1])
    return Reason("TIME-13", "no_target", (d.card.name,))


def has_place(st: State, seat: Seat, card: CardId, way: PlayMode, window: Window | None) -> bool:
    """A Special that is attached needs a place; played so in an answer window, one of the cards concerned."""
    if st.definitions.of[card].card.host is None:
        return True
    if window is None or window.kind != "answer" or way.ability.window == "after" or way.cancels:
        return has_home(st, seat, card)
    return any(reason is None and option.card in window.relevant for option, reason in places(st, seat, card))


def _those_that_remain(st: State, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """The cards that stay in play when they are played."""
    return tuple([card for card in cards if st.definitions.of[card].remains])


def has_caster(st: State, seat: Seat) -> bool:
    """Whether anybody here could cast anything."""
    kept = st.derived.by_board.has_caster
    found = kept.get(seat)
    if found is None:
        b = board(st)
        casts = st.definitions.CASTS
        found = "cast" in b.rules
        for card in own_warriors(st, seat):
            if b.tags[card] & casts:
                found = True
                break
        kept[seat] = found
    return found


def _look(name: str) -> QuickLook:
    def look(st: State, seat: Seat, window: Window | None, money: Budget) -> Iterator[CardId]:
        mask = MENU_BITS if window is None else window.mask
        needs_caster = False
        if money.called != NO_CARD:
            mask |= WINDOW_BIT["combat"]
        elif name == "cast":
            needs_caster = True
            if not has_caster(st, seat):
                return
        have, found = spendable(st, seat) + (most_laid_by(st, seat) if name == "cast" else 0), NO_CARD
        at_once = money.called != NO_CARD or money.summoner != NO_CARD
        cards = st.seats[seat].hand if at_once else within_reach(st, seat)
        if money.free:
            have, cards = ANY_PRICE, _those_that_remain(st, cards)
        for card, way in st.definitions.ways_in(cards).by_verb.get(name, NO_WAYS).ways:
            if not way.mask & mask or (way.least > have and money.summoner == NO_CARD) or card == found:
                continue
            if needs_caster and nobody_casts(st, seat, card):
                continue
            if way.placed and not has_place(st, seat, card, way, window):
                continue
            if is_open(st, seat, card, way, window, money) and battle_bar(st, seat, card) is None:
                found = card
                yield card

    return look


def usable(st: State, seat: Seat, window: Window | None, money: Budget) -> Iterator[CardId]:
    """Abilities of cards in play; in step 4 also other weapons (EQUIP-16) and spells to strengthen (ART-07)."""
    mask = MENU_BITS if window is None else window.mask
    found: list[CardId] = []
    if act_mask(st, seat) & mask:
        have = spendable(st, seat)
        for card, user, way in acts_in_play(st):
            if way.mask & mask and user in (seat, ANYBODY) and way.least <= have and card not in found:
                if is_open(st, seat, card, way, window, money):
                    yield card
                    found.append(card)
    if _fights(st, window):
        for card in (*other_weapons(st, seat), *own_spells(st, seat)):
            if card not in found:  # a weapon with an ability is first taken up
                yield card


def _any_usable(st: State, seat: Seat, window: Window | None, money: Budget) -> bool:
    """Whether there are any of them; those are tried first of which it is kept whether they are open."""
    mask = MENU_BITS if window is None else window.mask
    if act_mask(st, seat) & mask:
        others: list[tuple[CardId, PlayMode]] = []
        have = spendable(st, seat)
        for card, user, way in acts_in_play(st):
            if way.mask & mask and user in (seat, ANYBODY) and way.least <= have:
                if not way.keeps:
                    others.append((card, way))
                elif is_open(st, seat, card, way, window, money):
                    return True
        for card, way in others:
            if is_open(st, seat, card, way, window, money):
                return True
    return _fights(st, window) and bool(other_weapons(st, seat) or own_spells(st, seat))


def _fights(st: State, window: Window | None) -> bool:
    """Whether it is step 4 of a combat."""
    return window is not None and window.name == "combat" and bool(st.combats)


def _usables(st: State, seat: Seat) -> Iterable[CardId]:
    """Whatever could be used: cards in play, spells that run, and what may be used in a discard pile."""
    cards = dict.fromkeys((*st.play, *(timed.ctx.me for timed in st.effects)))
    return [*cards, *(c for c, _, _ in acts_in_play(st) if c not in cards)] if st.definitions.recalls else [*cards]


def _cost(st: State, draft: Draft) -> tuple[int, int]:
    way = way_of(st, draft)
    if way is None or draft.taken:
        return 0, 0
    cost = cost_now(st, draft.seat, draft.card, way.ability.cost)
    price = parts_price(st, draft, way) + fixed_price(st, draft, way)
    if draft.verb == "cast" and draft.caster not in (NO_CARD, draft.called):
        price += cast_surcharge(st, draft.caster, draft.card)
    if cost is None or not cost.attack:
        return cost.actions if cost is not None else 0, price
    return actions_by_card(st, way.ability.effects, context(st, draft), cost), price


def _steps(st: State, draft: Draft) -> list[Stage]:
    way = way_of(st, draft)
    if way is None:
        return [WAY]
    placed = draft.verb != "use" and st.definitions.of[draft.card].card.host is not None
    return [WAY, *((PLACE,) if placed else ()), *_way_stages(st, draft, way)]


def _anybody_casts_freely(st: State, draft: Draft) -> bool:
    """Whether one who could cast the spell may do so on whom it will."""
    return any(casts_freely(st, one, draft.card) for one in casters(st, draft))


def _way_stages(st: State, draft: Draft, way: PlayMode) -> list[Stage]:
    out: list[Stage] = []
    targets = way.ability.targets
    counted = any(isinstance(t, L.Target | L.TargetPlayer) and not isinstance(t.n, int) for t in targets)
    before = counted and not draft.taken and draft.verb == "cast" and dearer_for_some(st, draft, way.per)
    if counted and way.per and not draft.taken:
        out.extend((CASTER, AMOUNT) if before else (AMOUNT,))
    for choice in targets:
        if isinstance(choice, L.Target | L.TargetPlayer):
            n = choice.n if isinstance(choice.n, int) else amount(st, choice.n, context(st, draft))
            if draft.taken and not isinstance(choice.n, int):
                n = min(n, _there(st, draft, way, choice))
            for k in range(n):
                out.append(choice_stage(choice, k))
        else:
            out.append(choice_stage(choice, 0))
    for choice in st.definitions.of[draft.card].card.remembers if draft.verb != "use" else ():
        out.append(choice_stage(choice, 0))
    cost = way.ability.cost
    if cost is not None and cost.gives is not None:
        out.append(Stage("target", L.Target(cost.gives), 0, cost.gives))
    if st.definitions.of[draft.card].type == "art" and draft.verb == "cast" and not before:
        if st.definitions.of[draft.card].personal and _anybody_casts_freely(st, draft):
            out.append(Stage("target", ANY_COMBATANT))
        out.append(CASTER)
    if way.per and not counted and not draft.taken:
        out.append(AMOUNT)
    if st.rules.planets and draft.verb == "play" and speaks_of_all(st, draft.card, way.ability):
        out.append(Stage("name", planet_choice(st, draft.seat)))
    return out


def _there(st: State, draft: Draft, way: PlayMode, choice: L.Target | L.TargetPlayer) -> int:
    """How many can be chosen in all, of as many as somebody else has paid for."""
    if isinstance(choice, L.Target):
        return len({*draft.targets, *target_options(st, draft, way, choice, None)})
    found = player_options(st, draft.but(player=NOBODY), way, choice, None)
    return len(found) if not choice.again else len(found) and len(st.seats) * len(st.definitions.of)


def _happens(st: State, p: Pending) -> None:
    """A Special, Art card or ability takes effect; targets gone meanwhile are skipped (SMOKE SCREEN's rule)."""
    M.push(st, new_tuple(FinishFrame, (p.id, "finish")))
    ability = _ability(st, p)
    if p.kind == "use" and p.way == st.definitions.of[p.card].goal_way:
        goal = st.definitions.of[p.card].goal
        assert goal is not None
        M.push(st, MissionFrame(card=p.card, goal=goal, ctx=p.ctx))
        return
    if st.combats and st.rules.combat_special_copies is not None and p.kind == "play":
        M.change_combat(st, st.combats[-1].id, aimed=(*st.combats[-1].aimed, *((p.card, t) for t in p.ctx.targets)))
    if st.definitions.of[p.card].card.battle is not None:
        enter_battle(st, p.seat, p.card)
    elif p.kind in ("play", "cast") and st.definitions.of[p.card].remains:
        _stay(st, p)
    chosen = [c for c in ability.targets if isinstance(c, L.Target)]
    if len(chosen) == 1 and not isinstance(chosen[0].n, int):  # the D bought several targets
        for card in reversed(p.ctx.targets):
            start(st, ability.effects, replaced(p.ctx, targets=(card,)))
        return
    for seat in reversed(p.players[1:]):
        start(st, ability.effects, replaced(p.ctx, player=seat))
    start(st, ability.effects, replaced(p.ctx, player=p.players[0]) if p.players else p.ctx)


def _ability(st: State, p: Pending) -> L.Play | L.Act:
    """What an announced play or use is of its card."""
    if p.said is not None:
        return p.said
    d = st.definitions.of[p.card]
    way = next((w for w in (*d.plays, *d.acts) if w.index == p.way), None)
    if way is None:
        raise EngineBug(f"{d.name} has no way {p.way}")
    return way.ability


def _stay(st: State, p: Pending) -> None:
    """The card attaches to its target, to a player, or to the game (ZONE-19)."""
    d = st.definitions.of[p.card]
    target = p.host
    if target == NO_CARD and p.ctx.targets and p.zone != "game":
        target = p.ctx.targets[0]
    if target != NO_CARD and target in st.play:
        if d.taints and not board(st).tags[target] & st.definitions.HERETIC:
            fire(st, "turned", it=target, by=p.card, seat=p.seat)
        M.enter(st, p.card, p.seat, "attached", host=target)
        M.emit(st, "attached", p.seat, p.card, target, word="play")
    elif target != NO_CARD:
        return
    elif p.zone in AREAS:
        M.enter(st, p.card, p.seat, p.zone, place=p.place)
        M.emit(st, "built", p.seat, p.card, word=p.zone)
    else:
        seat = p.ctx.player if p.ctx.player != NOBODY else p.seat
        if p.zone == "game":
            seat = p.seat
        if st.seats[seat].out:
            return
        M.enter(st, p.card, p.seat, "attached", seat=seat)
        M.emit(st, "attached", p.seat, p.card, NO_CARD, seat, "play")
    if d.card.remembers or p.ctx.words:
        M.choose_on(st, p.card, (*p.ctx.targets, *p.ctx.words))
    fire(st, "attached", it=p.card, by=target, seat=p.seat)


def finish(st: State, frame: FinishFrame) -> None:
    """The card goes where its icon says (TIME-10, TIME-11, ART-10); what was cast from under a card stays there."""
    p = st.pend(frame.pid)
    if p is None:
        return
    M.drop_pending(st, p.id)
    if p.card not in st.limbo:
        annihilate_under(st, p.card)
        return
    if any(d.ctx.me == p.card and st.definitions.of[p.card].lies_ready for d in st.delayed):
        return
    card = st.definitions.of[p.card].card
    to = p.to or {"annihilate": "annihilated", "discard": "discard", "attach": "discard"}.get(card.after, "")
    M.to_pile(st, p.card, to or ("annihilated" if card.post_play == "x" else "discard"))


def annihilate_under(st: State, card: CardId) -> None:
    """A spell that is annihilated once it has been cast goes from under a card, too."""
    if goes_for_good(st.definitions.of[card].card) and holder_of(st, card) != NO_CARD:
        M.to_pile(st, card, "annihilated")


ANY_PRICE: Final = 999
"""More than any card costs, for what is laid down for nothing."""
WAY: Final = Stage("way")
CASTER: Final = Stage("caster")
PLAY: Final = Action(
    "play", hand, _refusal("play"), _happens, _cost, _steps, look=_look("play"), hinted=True, from_hand=True,
    by_card=True, though_owed=True, deploys=True, answers=True, busy=True, event="played",
)
CAST: Final = Action(
    "cast", within_reach, _refusal("cast"), _happens, _cost, _steps, look=_look("cast"), hinted=True, from_hand=True,
    by_card=True, though_owed=True, answers=True, busy=True, event="played",
)
USE: Final = Action(
    "use", _usables, _refusal("use"), _happens, _cost, _steps, look=usable, finds_any=_any_usable, hinted=True,
    by_card=True, though_owed=True, answers=True, event="used",
)
