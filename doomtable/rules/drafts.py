"""Drafts: a play is put together by small successive choices: card, then targets, then caster, then numbers.

`stages` lists what a draft still needs, `options` what may be chosen at its present stage, `fill` takes one choice in.
Until the draft is complete nothing is paid and nothing has happened; whoever cancels is back at the question before.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from doomtable.rules import language as L
from doomtable.rules.definitions import ANY_COMBATANT, MENU_BITS, WINDOW_BIT, PlayMode
from doomtable.rules.permit import (
    able_warriors,
    area_refusal,
    attack_targets,
    attackable_players,
    cover_refusal,
    due_attacks,
    enter_refusal,
    exit_refusal,
    exit_vehicle_refusal,
    first_turn_ban,
    free_host,
    free_hosts,
    has_open,
    home_areas,
    host_refusal,
    may_attack,
    muster_refusal,
    needs_refusal,
    owes_exit,
    own_warriors,
    player_refusal,
    sabotage_refusal,
    two_open,
    unique_refusal,
)
from doomtable.rules.places import open_places
from doomtable.rules.plays import CHANGES, ENTRY, receive_price, strengthening
from doomtable.rules.prices import Price, buys, cast_surcharge, totals
from doomtable.rules.query import amount, board, can_fight, candidates, forbidden
from doomtable.rules.ratings import suppressed, usable_weapons
from doomtable.rules.state import Draft, State, Window, replaced
from doomtable.rules.terms import AREAS, DONE, NO_CARD, ORDINALS, CardId, Option, Reason, Seat, card_option
from doomtable.rules.ways import (
    ANYBODY,
    Budget,
    _does_something,
    _usable_targets,
    act_mask,
    acts_in_play,
    casters,
    casts_freely,
    cheapest_first,
    context,
    fixed_price,
    name_options,
    nobody_casts,
    part_prices,
    parts_price,
    player_options,
    relevant_to,
    servants,
    way_of,
    way_refusal,
)

Stage = tuple[Any, ...]
WARRIOR_VERBS = {"seek cover", "exit cover", "enter vehicle", "exit vehicle", "reveal"}
TURN_VERBS: Final[tuple[str, ...]] = (
    "muster", "muster in cover", "seek cover", "exit cover", "meditate", "equip", "build", "bestow", "assign", "attack",
    "sabotage", "play", "cast", "use", "enter vehicle", "exit vehicle", "reveal", "discard",
)  # fmt: skip


# --------------------------------------------------------------------------------------------- what may be begun


def worth_trying(st: State, seat: Seat, money: Budget) -> list[str]:
    """The verbs of the menu that could find something at all, in their order: by the hand, the warriors, the budget."""
    of = st.definitions.of
    s = st.seats[seat]
    held = {of[card].verb for card in s.hand}
    if s.squad or s.kohort or s.unrevealed or s.outpost:
        held.add("attack")
        if s.unrevealed:
            held.add("reveal")
        if money.actions:
            orders = orderable(st, seat)
            for verb in orders:
                if orders[verb]:
                    held.add(verb)
    if money.actions:
        if money.actions >= 3 and "muster" in held:
            held.add("muster in cover")
        if st.rules.sabotage:
            held.add("sabotage")
        if st.rules.discard_action:
            held.add("discard")
        held.add("meditate")
    elif not (money.attack and (st.turn.budget.attacks or money.kept)):
        held &= FREE_VERBS
    if act_mask(st, seat) & MENU_BITS:
        held.add("use")
    return [verb for verb in TURN_VERBS if verb in held]


FREE_VERBS = {"play", "cast", "use", "reveal", "muster", *ENTRY}


def beginnings(
    st: State, seat: Seat, verb: str, window: Window | None, money: Budget, owes: bool | None = None
) -> Iterator[CardId]:
    """The cards with which this verb can be begun now; -1 once for verbs without a card (principle 3)."""
    s = st.seats[seat]
    if window is None and money.actions and verb not in ("exit cover", "play", "cast", "use") and not money.free:
        if owes_exit(st, seat) if owes is None else owes:
            return  # COVER-07
    if verb in ("play", "cast"):
        of = st.definitions.of
        mask = MENU_BITS if window is None else window.mask
        if money.called != NO_CARD:
            mask |= WINDOW_BIT["combat"]
        have = s.D
        for card in s.hand:
            d = of[card]
            if d.verb == verb and d.window_mask & mask:
                for way in d.plays:
                    if way.mask & mask and way.least <= have:
                        if verb == "cast" and money.called == NO_CARD:
                            if not has_caster(st, seat):
                                return
                            if nobody_casts(st, seat, card):
                                break
                        if way_refusal(st, seat, card, way, window, money) is None:
                            if d.card.host is None or _has_place(st, seat, card, window):
                                yield card
                                break
        return
    if verb == "use":
        yield from usable(st, seat, window, money)
        return
    if window is not None:
        if verb == "bestow" and window.kind == "open":
            yield from (card for card in s.hand if free_hosts(st, seat, card))
        return
    if verb in WARRIOR_VERBS:
        yield from _warriors_for(st, seat, verb, money)
    elif verb == "muster":
        prices = board(st).players or money.free
        for card in s.hand:
            d = st.definitions.of[card]
            if d.is_warrior and money.actions and (d.worth <= s.D or prices) and muster_refusal(st, seat, card) is None:
                if d.entry[0] <= money.actions:
                    yield card
    elif verb == "muster in cover":
        if money.actions >= 3:
            if st.rules.cover_muster_needs_open and not has_open(st, seat):
                return  # COVER-09
            for card in s.hand:
                if st.definitions.of[card].is_warrior and muster_refusal(st, seat, card, covered=True) is None:
                    yield card
    elif verb == "meditate":
        if money.actions and forbidden(st, "meditate", NO_CARD, NO_CARD, seat) is None:
            yield NO_CARD
    elif verb in ENTRY:
        of = st.definitions.of
        for card in s.hand:
            if of[card].verb == verb and entry_refusal(st, seat, card, verb, money, why=False) is None:
                yield card
    elif verb == "attack":
        if has_attack(st, seat, money):
            due = due_attacks(st, seat)
            for card in due or (own_warriors(st, seat) if money.only_with == NO_CARD else [money.only_with]):
                if money.only_with in (NO_CARD, card) and (due or (card in st.play and may_attack(st, card))):
                    yield card
    elif verb == "sabotage" and st.rules.sabotage and money.actions:
        if any(sabotage_refusal(st, seat, o) is None for o in st.living() if o != seat):
            for card in able_warriors(st, seat):
                if can_fight(st, card) and (st.rules.cover_sabotage or not st.play[card].cover):  # SAB-11
                    yield card
    elif verb == "discard" and st.rules.discard_action and money.actions:
        yield from s.hand


def has_attack(st: State, seat: Seat, money: Budget) -> bool:
    """Whether an attack action is left to this player (TURN-07, TURN-09)."""
    return money.attack and money.actions + money.kept + st.turn.budget.attacks > 0 and first_turn_ban(st, seat) is None


def _has_place(st: State, seat: Seat, card: CardId, window: Window | None) -> bool:
    """A Special that is attached needs a place; in an answer window, one of the cards concerned."""
    answers = window is not None and window.kind == "answer"
    for option, reason in places(st, seat, card):
        if reason is None and (not answers or window is None or option.card in window.relevant):
            return True
    return False


def has_caster(st: State, seat: Seat) -> bool:
    """Whether anybody here could cast anything."""
    kept = st.derived.by_moment.has_caster
    found = kept.get(seat)
    if found is None:
        b = board(st)
        casts = st.definitions.CASTS
        found = kept[seat] = "cast" in b.rules or any(b.tags[c] & casts for c in own_warriors(st, seat))
    return found


def _warriors_for(st: State, seat: Seat, verb: str, money: Budget) -> Iterator[CardId]:
    if verb == "reveal" or money.actions:
        yield from orderable(st, seat)[verb]


def orderable(st: State, seat: Seat) -> dict[str, list[CardId]]:
    """By order the warriors it may be given to now."""
    kept = st.derived.by_moment.orderable
    found = kept.get(seat)
    if found is None:
        found = kept[seat] = _orderable(st, seat)
    return found


def _orderable(st: State, seat: Seat) -> dict[str, list[CardId]]:
    """To whom each order without a card may be given now, in one pass over the warriors."""
    out: dict[str, list[CardId]] = {
        "seek cover": [], "exit cover": [], "enter vehicle": [], "exit vehicle": [], "reveal": [],
    }  # fmt: skip
    own = own_warriors(st, seat)
    rows = st.play
    of = st.definitions.of
    may_hide = two_open(st, seat)
    for card in own:
        row = rows[card]
        if row.cover:
            if exit_refusal(st, card) is None:
                out["exit cover"].append(card)
            if row.unpaid:
                out["reveal"].append(card)
        elif may_hide and cover_refusal(st, seat, card) is None:
            out["seek cover"].append(card)
        if row.inside:
            if exit_vehicle_refusal(st, card) is None:
                out["exit vehicle"].append(card)
        elif row.atts and any(of[a].vehicle for a in row.atts) and enter_refusal(st, card) is None:
            out["enter vehicle"].append(card)
    return out


def entry_refusal(
    st: State, seat: Seat, card: CardId, verb: str, money: Budget, why: bool = True
) -> Reason | None:
    """Whether a card from hand may be brought into play with this verb, somewhere; without `why` any reason will do."""
    d = st.definitions.of[card]
    if d.verb != verb or d.is_warrior:
        return Reason("ACT-08", "not_playable_now", (d.card.name,))
    actions, price = d.entry
    if actions > money.actions and not free_hosts(st, seat, card):
        return Reason("TURN-11", "no_actions", (money.actions, actions)) if why else NO_HOME
    if price > st.seats[seat].D and not money.free:
        return Reason("ACT-01", "cannot_pay", (price, st.seats[seat].D))
    reason = needs_refusal(st, seat, card) if d.card.needs else None
    if reason is None and d.once:
        reason = unique_refusal(st, seat, card)
    if reason is not None:
        return reason
    b = board(st)
    for act in (verb, "play"):
        by = forbidden(st, act, card, card, seat) if act in b.forbids else None
        if by is not None:
            return Reason("GEN-01", "forbidden_by", (st.definitions.of[by].card.name,))
    if has_home(st, seat, card):
        return None
    if not why:
        return NO_HOME
    return _homeless(st, seat, card, verb)


def _homeless(st: State, seat: Seat, card: CardId, verb: str) -> Reason | None:
    """Why a card from hand has no place: by what the player's own warriors lack, before anything about another's."""
    d = st.definitions.of[card]
    host = d.card.host
    mine: list[Reason] = []
    others: list[Reason] = []
    for option, reason in places(st, seat, card):
        if reason is None:
            return None
        own = option.key == "card" and st.play[option.card].controller == seat
        (mine if own else others).append(reason)
    whose = "yours" if host is None else host.whose if host.on == "card" else ""
    if whose == "yours":
        on_warriors = host is None or _on_warriors(host)
        if (len(mine) != 1 or not on_warriors) and all(reason.key == "wrong_host" for reason in mine):
            return Reason("ACT-08", "no_bearer", (d.card.name, verb if on_warriors else "card"))
        others = []
    found = [*others, *mine] if whose == "others" else [*mine, *others]
    return found[0] if found else Reason("TIME-13", "no_target", (d.card.name,))


NO_HOME = Reason("TIME-13", "no_target", ("",))


def has_home(st: State, seat: Seat, card: CardId) -> bool:
    """Whether a card from hand can go anywhere."""
    if board(st).priced:
        return _has_home(st, seat, card)  # for the points its player has
    kept = st.derived.by_moment.has_home
    found = kept.get(card)
    if found is None:
        found = kept[card] = _has_home(st, seat, card)
    return found


def _has_home(st: State, seat: Seat, card: CardId) -> bool:
    """One for your own warriors is tried on them alone."""
    printed = st.definitions.of[card].card
    host = printed.host
    own_only = host is None or (host.on == "card" and host.whose == "yours" and _on_warriors(host))
    if own_only and not printed.remembers:
        return any(_place_refusal(st, seat, card, other) is None for other in own_warriors(st, seat))
    return any(reason is None for _, reason in places(st, seat, card))


def places(st: State, seat: Seat, card: CardId) -> Iterator[tuple[Option, Reason | None]]:
    """Every place a card could go, each with the reason against it; what it must remember has to be there too."""
    remembers = st.definitions.of[card].card.remembers
    for option, reason in _places(st, seat, card):
        if reason is None and remembers:
            ctx = context(st, Draft("assign", seat, 0, card, player=option.seat, host=option.card))
            hidden = option.card in st.play and not st.known[option.card] >> seat & 1
            for choice in remembers:
                if isinstance(choice, L.Target) and hidden and choice.sel.tests:
                    reason = Reason("COVER-26", "in_cover", ("",))
                elif isinstance(choice, L.Target) and not candidates(st, choice.sel, ctx, chosen=True):
                    reason = Reason("TIME-13", "no_target", (st.definitions.of[card].card.name,))
        yield option, reason


def _places(st: State, seat: Seat, card: CardId) -> Iterator[tuple[Option, Reason | None]]:
    d = st.definitions.of[card]
    host = d.card.host
    if host is not None and host.on == "area":
        for area in host.areas:
            yield Option(area), area_refusal(st, seat, card, area)
    elif host is not None and host.on in ("game", "none"):
        yield Option("game"), None
    elif host is not None and host.on == "player":
        for other in st.clockwise(seat):
            yield Option("player", seat=other), player_refusal(st, seat, card, other)
    else:
        for other in board(st).warriors if host is None or _on_warriors(host) else list(st.play):
            yield card_option(other), _place_refusal(st, seat, card, other)


def _place_refusal(st: State, seat: Seat, card: CardId, host: CardId) -> Reason | None:
    """Whether the card may be attached to that one, and what that asks can be paid."""
    reason = host_refusal(st, seat, card, host)
    if reason is None and board(st).priced:
        price, have = receive_price(st, host, card), st.seats[seat].D
        if price > have:
            return Reason("ACT-01", "cannot_pay", (price, have))
    return reason


def _on_warriors(host: L.Host) -> bool:
    return host.sel is None or "warrior" in host.sel.all


def usable(st: State, seat: Seat, window: Window | None, money: Budget) -> Iterator[CardId]:
    """Abilities of cards in play; in step 4 also other weapons (EQUIP-16) and spells to strengthen (ART-07)."""
    mask = MENU_BITS if window is None else window.mask
    if act_mask(st, seat) & mask:
        have = st.seats[seat].D
        last = NO_CARD
        for card, user, way in acts_in_play(st):
            if way.mask & mask and user in (seat, ANYBODY) and way.least <= have and card != last:
                if way_refusal(st, seat, card, way, window, money) is None:
                    yield card
                    last = card
    if window is not None and window.name == "combat" and st.combats:
        yield from other_weapons(st, seat)
        yield from own_spells(st, seat)


def may_change(st: State, seat: Seat) -> bool:
    """Whether a player has another weapon to take up or a spell to strengthen, at a first look."""
    c = st.combats[-1]
    weapons = board(st).weapons
    for warrior, whose in ((c.attacker, c.aseat), (c.defender, c.dseat)):
        if whose == seat and len(weapons.get(warrior, ())) > 1:
            return True
    return bool(st.effects) and bool(own_spells(st, seat))


MOST_CHANGES = 10


def other_weapons(st: State, seat: Seat) -> list[CardId]:
    """Weapons a player could take up instead; ten times in a combat at most (RUL-31)."""
    c = st.combats[-1]
    if sum(u[:2] == ("combat", CHANGES) for u in st.seats[seat].used) >= MOST_CHANGES:
        return []
    out: list[CardId] = []
    for warrior, whose, now in ((c.attacker, c.aseat, c.aweapon), (c.defender, c.dseat, c.dweapon)):
        if whose == seat:
            usable_now = usable_weapons(st, c, warrior)
            if len({st.definitions.card_def[w] for w in usable_now}) > 1:
                out.extend(w for w in usable_now if w != now)
    return out


def own_spells(st: State, seat: Seat) -> list[CardId]:
    """Variable spells of this combat that may still be strengthened."""
    out: list[CardId] = []
    for timed in st.effects:
        card = timed.ctx.me
        if (
            timed.until == "combat"
            and timed.ctx.you == seat
            and st.definitions.of[card].type == "art"
            and card not in out
            and not suppressed(st, card)
        ):
            per, prices = strengthening(st, card)
            if per and buys(prices, st.seats[seat].D) and isinstance(st.definitions.conts[timed.cont].node, L.Mod):
                out.append(card)
    return out


# -------------------------------------------------------------------------------------------------------- stages


def open_ways(st: State, draft: Draft, window: Window | None, money: Budget) -> list[PlayMode]:
    d = st.definitions.of[draft.card]
    ways = d.acts if draft.verb == "use" else d.plays
    return [w for w in ways if way_refusal(st, draft.seat, draft.card, w, window, money) is None]


def stages(st: State, draft: Draft) -> list[Stage]:
    """Everything this draft asks, in order; grows while choices are made."""
    verb = draft.verb
    if verb == "meditate":
        return []
    out: list[Stage] = [("card",)]
    if draft.card == NO_CARD:
        return out
    if verb == "muster":
        out.append(("area",))
        if st.rules.places:
            out.append(("where",))
    elif verb == "muster in cover" and st.rules.places:
        out.append(("where",))
    elif verb == "attack":
        out.append(("defender",))
    elif verb == "sabotage":
        out.append(("player", None))
    elif verb in ENTRY:
        out.append(("place",))
        d = st.definitions.of[draft.card]
        if st.rules.places and draft.area in AREAS:
            out.append(("where",))
        for choice in d.card.remembers:
            out.append(_choice_stage(choice, 0))
        if d.vehicle and draft.host != NO_CARD:
            out.append(("inside",))
    elif verb == "strengthen":
        out.append(("amount",))
    elif verb in ("play", "cast", "use"):
        out.append(("way",))
        way = way_of(st, draft)
        if verb == "play" and way is not None and st.definitions.of[draft.card].card.host is not None:
            out.append(("place",))
        if way is not None:
            out.extend(_way_stages(st, draft, way))
    return out


def _way_stages(st: State, draft: Draft, way: PlayMode) -> list[Stage]:
    out: list[Stage] = []
    targets = way.ability.targets
    counted = any(isinstance(t, L.Target | L.TargetPlayer) and not isinstance(t.n, int) for t in targets)
    if counted and way.per:
        out.append(("amount",))
    for choice in targets:
        if isinstance(choice, L.Target | L.TargetPlayer):
            n = choice.n if isinstance(choice.n, int) else amount(st, choice.n, context(st, draft))
            out.extend([_choice_stage(choice, k) for k in range(n)])
        else:
            out.append(_choice_stage(choice, 0))
    for choice in st.definitions.of[draft.card].card.remembers if draft.verb != "use" else ():
        out.append(_choice_stage(choice, 0))
    cost = way.ability.cost
    if cost is not None and cost.gives is not None:
        out.append(("target", L.Target(cost.gives), 0, cost.gives))
    if st.definitions.of[draft.card].type == "art" and draft.verb == "cast":
        if st.definitions.of[draft.card].personal and any(casts_freely(st, c, draft.card) for c in casters(st, draft)):
            out.append(("target", ANY_COMBATANT, 0))
        out.append(("caster",))
    if way.per and not counted:
        out.append(("amount",))
    return out


def _choice_stage(choice: L.Choice, k: int) -> Stage:
    if isinstance(choice, L.Target):
        return ("target", choice, k)
    if isinstance(choice, L.TargetPlayer):
        return ("player", choice)
    return ("name", choice)


def options(st: State, draft: Draft, window: Window | None, money: Budget) -> list[Option]:
    """What may be chosen at the present stage."""
    verb = draft.verb
    if draft.stage == 0 and verb != "meditate":
        return [card_option(c) for c in beginnings(st, draft.seat, verb, window, money)]
    stage = stages(st, draft)[draft.stage]
    kind = stage[0]
    if kind == "defender":
        if draft.card != money.only_with and draft.card not in own_warriors(st, draft.seat):
            return []
        due = due_attacks(st, draft.seat)
        if due:
            return [card_option(c) for c in due.get(draft.card, ())]
        seats = [Option("player", seat=s) for s in attackable_players(st, draft.card)]
        return [*map(card_option, attack_targets(st, draft.card)), *seats]
    if kind == "area":
        return [Option(a) for a in home_areas(st, draft.card)]
    if kind == "place":
        found = [o for o, reason in places(st, draft.seat, draft.card) if reason is None]
        if window is not None and window.kind == "answer":
            way = way_of(st, draft)
            if way is not None and way.ability.window != "after" and not way.cancels:
                found = [o for o in found if o.card in window.relevant]
        if verb == "bestow" and (window is not None or st.definitions.of[draft.card].entry[0] > money.actions):
            found = [o for o in found if free_host(st, o.card, draft.card)]
        return found
    if kind == "where":
        return [card_option(c) if c != NO_CARD else Option(st.rules.home_place) for c in _free_places(st, draft)]
    if kind == "inside":
        covered = st.play[draft.host].cover  # VEH-08
        return [Option("outside")] if covered else [Option("inside"), Option("outside")]
    if kind == "way":
        ways = open_ways(st, draft, window, money)
        d = st.definitions.of[draft.card]
        every = d.acts if verb == "use" else d.plays
        return [Option(ORDINALS[every.index(w)]) for w in ways]
    if kind == "caster":
        return [card_option(c) for c in servants(st, draft, way_of(st, draft))]
    if kind == "amount":
        return [Option("number", number=d) for d in _totals(st, draft)]
    if kind == "name":
        return [Option(w) for w in _worth_naming(st, draft, stage[1])]
    if kind == "player":
        if stage[1] is None:
            return [
                Option("player", seat=o)
                for o in st.living()
                if o != draft.seat and sabotage_refusal(st, draft.seat, o) is None
            ]
        way = way_of(st, draft)
        if way is None:
            return [Option("player", seat=o) for o in st.living()]
        again = stage[1].again
        found_seats = player_options(st, draft, way, stage[1], relevant_to(way, window))
        return [Option("player", seat=o) for o in found_seats if again or o not in draft.players]
    if kind == "target":
        return _target_options(st, draft, stage, window)
    raise AssertionError(kind)


def _free_places(st: State, draft: Draft) -> Iterator[CardId]:
    """The places where the card may stand: no second copy of a Fortification in one area of one (FORT-03)."""
    mine = st.seats[draft.seat]
    there = (*mine.squad, *mine.kohort, *mine.outpost) if draft.verb in ENTRY else ()
    d = st.definitions.of[draft.card]
    rows = [st.play[c] for c in there if st.definitions.of[c] is d and st.play[c].zone == draft.area]
    taken = {row.place for row in rows} if d.type in ("fortification", "warzone") else set()
    return (place for place in open_places(st, draft.seat) if place not in taken)


def _worth_naming(st: State, draft: Draft, choice: L.Name) -> Iterator[str]:
    """The words that can be named and with which the play does something (RUL-29)."""
    way = way_of(st, draft)
    for word in name_options(st, choice, context(st, draft)):
        named = replaced(draft, words=(*draft.words, word))
        if choice.what == "card name" or way is None or _does_something(st, named, way):
            yield word


def _target_options(st: State, draft: Draft, stage: Stage, window: Window | None) -> list[Option]:
    choice = stage[1]
    if len(stage) > 3:
        return [
            card_option(c) for c in candidates(st, stage[3], context(st, draft)) if c not in draft.targets
        ]
    way = way_of(st, draft)
    if way is None:
        found = [c for c in candidates(st, choice.sel, context(st, draft), chosen=True) if c != draft.card]
        return [card_option(c) for c in found]
    relevant = relevant_to(way, window) if not draft.targets else None
    found = list(_usable_targets(st, draft, way, choice, relevant))
    if choice is ANY_COMBATANT:
        found = [c for c in found if servants(st, replaced(draft, targets=(*draft.targets, c)), way)]
    out = [card_option(c) for c in found]
    if choice.up_to or stage[2]:
        out.append(DONE)
    return out


def _totals(st: State, draft: Draft) -> dict[int, int]:
    """By the D that may be spent on a variable play the parts they buy (ART-06)."""
    have = st.seats[draft.seat].D
    per, prices = parts(st, draft)
    least = 1
    if draft.verb != "strengthen":
        way = way_of(st, draft)
        assert way is not None and way.ability.cost is not None
        least = way.ability.cost.least
        if draft.caster not in (NO_CARD, draft.called):
            have -= cast_surcharge(st, draft.caster, draft.card)
        elif draft.verb == "cast" and draft.called == NO_CARD:
            have -= min((cast_surcharge(st, c, draft.card) for c in servants(st, draft, way)), default=0)
        most = buys(prices, have - fixed_price(st, draft, way))
        return totals(prices, least, _as_many_as_there_are(st, draft, per, least, most, have))
    return totals(prices, least, buys(prices, have))


def parts(st: State, draft: Draft) -> tuple[int, tuple[Price, ...]]:
    """By how many D a variable play grows at a time, as its card says, and what they cost now (ART-06, ART-07)."""
    way = way_of(st, draft)
    if draft.verb == "strengthen" or way is None:
        return strengthening(st, draft.card)
    return way.per, part_prices(st, draft, way)


def _as_many_as_there_are(st: State, draft: Draft, per: int, least: int, most: int, have: int) -> int:
    """Where D buys targets or players, no more can be bought than there are, and than can be paid with `have`."""
    way = way_of(st, draft)
    for choice in way.ability.targets if way is not None else ():
        if way is None or isinstance(choice, L.Name) or isinstance(choice.n, int):
            continue
        if isinstance(choice, L.TargetPlayer) and not choice.again:
            seats, ctx = len(player_options(st, draft, way, choice, None)), context(st, draft)
            while most > least and amount(st, choice.n, replaced(ctx, paid=most * per)) > seats:
                most -= 1
        elif isinstance(choice, L.Target) and not choice.up_to:
            there = cheapest_first(st, draft, way, _usable_targets(st, draft, way, choice, None))
            ctx = context(st, draft)
            while most > least:
                n = amount(st, choice.n, replaced(ctx, paid=most * per))
                bought = replaced(draft, targets=tuple(there[:n]), paid=most * per)
                if n <= len(there) and fixed_price(st, bought, way) + parts_price(st, bought, way) <= have:
                    break
                most -= 1
    return most


def fill(st: State, draft: Draft, option: Option) -> Draft:
    """The draft with one more choice made."""
    stage = stages(st, draft)[draft.stage]
    kind = stage[0]
    step = draft.stage + 1
    if kind == "card":
        if draft.verb in ("play", "cast"):
            plays = st.definitions.of[option.card].plays
            if len(plays) == 1:  # one way to play it: nothing to ask
                return replaced(draft, card=option.card, way=plays[0].index, stage=step + 1)
        if draft.verb == "use":
            return _as_used(st, replaced(draft, card=option.card))._replace(stage=step)
        return replaced(draft, card=option.card, stage=step)
    if kind == "defender":
        targets = (draft.card, option.card) if option.key == "card" else (draft.card,)
        return replaced(draft, targets=targets, player=option.seat, stage=step)
    if kind == "area":
        return replaced(draft, area=option.key, stage=step)
    if kind == "place":
        if option.key == "card":
            return replaced(draft, host=option.card, stage=step)
        if option.key == "player":
            return replaced(draft, player=option.seat, area="player", stage=step)
        return replaced(draft, area=option.key, stage=step)
    if kind == "where":
        return replaced(draft, place=option.card, stage=step)
    if kind == "inside":
        return replaced(draft, inside=option.key == "inside", stage=step)
    if kind == "way":
        d = st.definitions.of[draft.card]
        every = d.acts if draft.verb == "use" else d.plays
        return replaced(draft, way=every[ORDINALS.index(option.key)].index, stage=step)
    if kind == "caster":
        return replaced(draft, caster=option.card, stage=step)
    if kind == "amount":
        return replaced(draft, paid=_totals(st, draft)[option.number] * parts(st, draft)[0], stage=step)
    if kind == "name":
        return replaced(draft, words=(*draft.words, option.key), stage=step)
    if kind == "player":
        return replaced(draft, player=option.seat, players=(*draft.players, option.seat), stage=step)
    if option == DONE:
        after = [
            i
            for i, x in enumerate(stages(st, draft))
            if i > draft.stage and not (x[0] == "target" and x[1] is stage[1])
        ]
        return replaced(draft, stage=after[0] if after else len(stages(st, draft)))
    return replaced(draft, targets=(*draft.targets, option.card), stage=step)


def _as_used(st: State, draft: Draft) -> Draft:
    """What 'use' means for this card: an ability, another weapon, or more D for a spell."""
    card = draft.card
    if card not in st.play:
        return replaced(draft, verb="strengthen")
    if st.combats and card in other_weapons(st, draft.seat):
        return replaced(draft, verb="use weapon")
    return draft


def complete(st: State, draft: Draft) -> bool:
    if draft.card == NO_CARD and draft.verb != "meditate":
        return draft.stage > 0
    return draft.stage >= len(stages(st, draft))
