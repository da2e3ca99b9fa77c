"""Bringing a card from hand into play: equip, build, bestow, assign (ACT-08 to ACT-11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from doomtable.rules import language as L
from doomtable.rules import mutate as M
from doomtable.rules.actions.action import (
    WHERE,
    Action,
    QuickLook,
    Refusal,
    Stage,
    hand,
    no_actions,
    out_of_turn,
)
from doomtable.rules.bindings import plain_bindings
from doomtable.rules.card_defs import COPIES, CardDef
from doomtable.rules.frames import ResolveFrame
from doomtable.rules.giving import GIVEN, free_host, gives_freely
from doomtable.rules.permit import (
    area_refusal,
    copy_in_play,
    free_hosts,
    in_the_way,
    laid_refusal,
    needs_refusal,
    own_warriors,
    refuse,
    unique_refusal,
)
from doomtable.rules.place_permit import entry_refusal_to
from doomtable.rules.places import becomes_place, standing_places, to_anybody
from doomtable.rules.play_budget import Budget
from doomtable.rules.player_permit import player_refusal
from doomtable.rules.query import amount, board, fits, forbidden, has_candidate, verdicts
from doomtable.rules.references import controller
from doomtable.rules.spending import spendable
from doomtable.rules.state import State, Window, replaced
from doomtable.rules.state_parts import Draft, Pending
from doomtable.rules.terms import (
    AREAS,
    NO_CARD,
    NOBODY,
    CardId,
    Option,
    Reason,
    Seat,
    card_option,
    new_tuple,
    word_option,
)
from doomtable.rules.triggers import fire
from doomtable.rules.verbs.common import depart, start
from doomtable.rules.ways import context, fixed_price


def _refusal(name: str) -> Refusal:
    def refusal(
        st: State, seat: Seat, card: CardId, other: Option | None, window: Window | None, money: Budget
    ) -> Reason | None:
        strange = _strange(st, seat, card, name)
        if strange is not None:
            return strange
        free = free_hosts(st, seat, card) if name in GIVEN and card != NO_CARD else []
        freely = bool(free) and (other is None or other.card in free)
        if window is not None and window.kind == "open" and freely:
            return None
        if window is not None or card == NO_CARD:
            late = out_of_turn(st, card, window) or no_actions(st, money, 1)
            return late or Reason("TIME-13", "no_target", ("",))
        late = no_actions(st, money, st.definitions.of[card].entry[0])
        if late is not None and not freely:
            return late
        reason = place_refusal(st, seat, card, other) if other is not None else None
        return reason or entry_refusal(st, seat, card, name, money)

    return refusal


def _strange(st: State, seat: Seat, card: CardId, name: str) -> Reason | None:
    if card == NO_CARD:
        return None
    if card not in st.seats[seat].hand:
        return Reason("TIME-13", "not_in_hand")
    d = st.definitions.of[card]
    return Reason("ACT-08", "not_playable_now", (d.card.name,)) if d.is_warrior or d.verb != name else None


def place_refusal(st: State, seat: Seat, card: CardId, place: Option) -> Reason | None:
    """Why a card from hand may not be brought to that card, area or player."""
    if card not in st.seats[seat].hand:
        return None
    for option, reason in places(st, seat, card):
        if option == place:
            return reason
    if becomes_place(st, card):
        return ground_refusal(st, seat, card)
    if st.rules.planets and (place.card in st.table or place.key == st.rules.home_place):
        return entry_refusal_to(st, seat, card, place.card)
    if place.key in AREAS:
        return area_refusal(st, seat, card, place.key)
    return laid_refusal(st, seat, card, place.card) if place.key == "card" else None


def ground_refusal(st: State, seat: Seat, card: CardId) -> Reason | None:
    """OPT-WARZONE-03: whether a Warzone may be built as a place; its areas do not bind (OPT-WARZONE-R02)."""
    if st.rules.warzone_unique_scope == "game" and copy_in_play(st, card, seat):
        return refuse(st, "OPT-WARZONE-03", "duplicate_fortification", card)
    return None


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
    if price > spendable(st, seat) and not money.free:
        return Reason("ACT-01", "cannot_pay", (price, spendable(st, seat)))
    reason = needs_refusal(st, seat, card) if d.card.needs else None
    if reason is None and d.type in ("relic", "warzone"):
        reason = _title_refusal(st, seat, card)
    if reason is None and d.once:
        reason = unique_refusal(st, seat, card)
    if reason is not None:
        return reason
    forbids = (st.derived.by_board.board or board(st)).forbids
    if verb in forbids or "play" in forbids:
        for act in (verb, "play"):
            by = forbidden(st, act, card, card, seat)
            if by is not None:
                return Reason("GEN-01", "forbidden_by", (st.definitions.of[by].card.name,))
    if has_home(st, seat, card):
        return None
    if not why:
        return NO_HOME
    return _homeless(st, seat, card, verb)


def _title_refusal(st: State, seat: Seat, card: CardId) -> Reason | None:
    """RELIC-02, WZ-02: whether who plays this must be a Noted Collector or Grand Tactician, and is none."""
    kind = st.definitions.of[card].type
    if kind == "relic" and st.rules.relic_needs_collector:
        rule, key, needed = "RELIC-02", "no_collector", "noted collector"
    elif kind == "warzone" and st.rules.warzone_needs_tactician:
        rule, key, needed = "WZ-02", "no_tactician", "grand tactician"
    else:
        return None
    tags, bit = board(st).tags, st.definitions.bits.bit(needed)
    held = any(tags[c] & bit and (row.seat if row.seat != NOBODY else row.controller) == seat
               for c, row in st.play.items())  # fmt: skip
    return None if held else Reason(rule, key, (st.definitions.of[card].card.name,))


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


NO_HOME: Final = Reason("TIME-13", "no_target", ("",))


def has_home(st: State, seat: Seat, card: CardId) -> bool:
    """Whether a card from hand can go anywhere, for the points its player has."""
    d = st.definitions.of[card]
    if d.settled and "become" not in (st.derived.by_board.board or board(st)).rules:
        price = home_price(st, seat, card)
        if price <= 0:
            return price == 0
        return bool(st.turn.budget.deployments) or price <= spendable(st, seat)
    if d.of_event or d.by_host or any(not way.fixed for way in d.plays):
        return _has_home(st, seat, card)  # it depends on what is answered, on the D that there are
    on_cards = d.card.host is None or d.card.host.on == "card"
    kept, asked = st.derived.by_moment.has_home, (card, spendable(st, seat) if on_cards and board(st).priced else -1)
    found = kept.get(asked)
    if found is None:
        found = kept[asked] = _has_home(st, seat, card)
    return found


def _has_home(st: State, seat: Seat, card: CardId) -> bool:
    """Whether any of the places is open to it."""
    for _, reason in places(st, seat, card, likely=True):
        if reason is None:
            return True
    return False


def home_price(st: State, seat: Seat, card: CardId) -> int:
    """The least D for which such a card may be attached to any warrior or card, beside its own price; -1 if to none.

    It is found once for all copies of a card for which cards in play alone decide that.
    """
    kept, asked = st.derived.by_board.home_price, (seat, st.definitions.of[card].index)
    found = kept.get(asked)
    if found is None:
        found = kept[asked] = _home_price(st, seat, card)
    return found


def _home_price(st: State, seat: Seat, card: CardId) -> int:
    """One for your own warriors is tried on them alone, and those without the tags it asks for not at all."""
    d, b, least = st.definitions.of[card], board(st), -1
    host, csel = d.card.host, d.host_csel
    hosts = own_warriors(st, seat) if _own_only(st, host) else _possible_hosts(st, host)
    asked, need, spoken_of = 0, 0, b.bound.get("receive", ())
    if csel is not None and "receive" not in b.loose:
        asked, need = csel.asked, csel.all
    for other in hosts:
        if b.tags[other] & asked != need and other not in spoken_of:
            continue
        if laid_refusal(st, seat, card, other, replacing=st.rules.replace_armor_vehicle) is None:
            price = asked_of(st, seat, other, card) if b.priced else 0
            if price == 0:
                return 0
            least = price if least < 0 else min(least, price)
    return least


def places(
    st: State, seat: Seat, card: CardId, likely: bool = False
) -> Iterator[tuple[Option, Reason | None]]:
    """Every place a card could go, each with the reason against it; what it must remember has to be there too.

    Only `likely` ones: without warriors of others for a card that no card lets be given to these.
    """
    remembers = st.definitions.of[card].card.remembers
    for option, reason in _places(st, seat, card, likely):
        if reason is None and remembers:
            ctx = context(st, Draft("assign", seat, 0, card, player=option.seat, host=option.card))
            hidden = option.card in st.play and not st.known[option.card] >> seat & 1
            for choice in remembers:
                if isinstance(choice, L.Target) and hidden and choice.sel.tests:
                    reason = Reason("COVER-26", "in_cover", ("",))
                elif isinstance(choice, L.Target) and not has_candidate(st, choice.sel, ctx, chosen=True):
                    reason = Reason("TIME-13", "no_target", (st.definitions.of[card].card.name,))
        yield option, reason


def _places(st: State, seat: Seat, card: CardId, likely: bool) -> Iterator[tuple[Option, Reason | None]]:
    d = st.definitions.of[card]
    host = d.card.host
    if becomes_place(st, card):
        yield Option("table"), ground_refusal(st, seat, card)
    elif host is not None and host.on == "area":
        for area in host.areas:
            reasons = _area_refusals(st, seat, card, area)
            yield word_option(area), None if None in reasons else reasons[0]
    elif host is not None and host.on in ("game", "none"):
        yield word_option("game"), None
    elif host is not None and host.on == "player":
        for other in st.clockwise(seat):
            yield Option("player", seat=other), player_refusal(st, seat, card, other)
    else:
        hosts = _possible_hosts(st, host)
        if likely and _own_only(st, host):
            hosts = _own_of(st, seat, hosts)
        for other in hosts:
            yield card_option(other), _place_refusal(st, seat, card, other)


def _own_of(st: State, seat: Seat, cards: list[CardId]) -> list[CardId]:
    """Those that a player controls."""
    return [card for card in cards if st.play[card].controller == seat]


def _area_refusals(st: State, seat: Seat, card: CardId, area: str) -> list[Reason | None]:
    """Why a card may not be brought to that area of each of the players whose areas it may be brought to."""
    return [_area_refusal(st, seat, other, card, area) for other in _holders(st, seat, st.definitions.of[card])]


def _holders(st: State, seat: Seat, d: CardDef) -> list[Seat]:
    """The players whose areas a card from hand may be brought to."""
    return list(st.clockwise(seat)) if to_anybody(d) else [seat]


def _area_refusal(st: State, seat: Seat, holder: Seat, card: CardId, area: str) -> Reason | None:
    """Why a player may not bring a card to that area of this or another player."""
    reason = area_refusal(st, holder, card, area)
    if reason is None and holder != seat and st.rules.planets and not standing_places(st, seat, holder, card, area):
        return Reason("VAR-COLONY-27", "nobody_on_planet", ("",))
    return reason


def _whose(st: State, draft: Draft, window: Window | None, money: Budget) -> list[Option]:
    """The players to whom a card may be brought: of those whose area it is to be only where there is room for it."""
    if draft.area not in AREAS:
        return [Option("player", seat=other) for other in st.living()]
    seat, card, area = draft.seat, draft.card, draft.area
    there = _holders(st, seat, st.definitions.of[card])
    return [Option("player", seat=o) for o in there if _area_refusal(st, seat, o, card, area) is None]


def _price_by_host(st: State, seat: Seat, card: CardId, host: CardId) -> int:
    """The least D for which a card whose price is the Value of its host is played on that one; 0 for any other card."""
    dear = [way for way in st.definitions.of[card].plays if not way.fixed]
    return min([fixed_price(st, Draft("play", seat, 0, card, way.index, host=host), way) for way in dear], default=0)


def _place_refusal(st: State, seat: Seat, card: CardId, host: CardId) -> Reason | None:
    """Whether the card may be attached to that one, and what that asks can be paid."""
    reason = laid_refusal(st, seat, card, host, replacing=st.rules.replace_armor_vehicle)
    plays = st.definitions.of[card].plays if reason is None else ()
    if plays and not st.turn.budget.deployments:
        price = _price_by_host(st, seat, card, host)
        if price > spendable(st, seat):
            return Reason("ACT-01", "cannot_pay", (price, spendable(st, seat)))
    if reason is None and st.definitions.of[card].by_host:
        price = entry_price(st, Draft("assign", seat, 0, card, host=host))
        if price > spendable(st, seat):
            return Reason("ACT-01", "cannot_pay", (price, spendable(st, seat)))
    if reason is None and board(st).priced:
        price, have = receive_price(st, seat, host, card), spendable(st, seat)
        if price > have:
            return Reason("ACT-01", "cannot_pay", (price, have))
    return reason


def _own_only(st: State, host: L.Host | None) -> bool:
    """Whether a card goes to warriors of its own player alone."""
    own = host is None or (host.whose == "yours" and _on_warriors(host))
    return own and not st.turn.budget.deployments and not gives_freely(st)


def _possible_hosts(st: State, host: L.Host | None) -> list[CardId]:
    """The cards in play to which a card may be attached, at a first look."""
    return board(st).warriors if host is None or _on_warriors(host) else list(st.play)


def _on_warriors(host: L.Host) -> bool:
    return host.sel is None or "warrior" in host.sel.all


def receive_price(st: State, seat: Seat, host: CardId, card: CardId) -> int:
    """D that a permission to hold this card asks each time (Ex-corporation Freelancers, Billy)."""
    return 0 if st.turn.budget.deployments else asked_of(st, seat, host, card)


def asked_of(st: State, seat: Seat, host: CardId, card: CardId) -> int:
    """The same where cards are not laid down for nothing."""
    d = st.definitions.of[card]
    ctx = plain_bindings(card, controller(st, host))
    if d.host_sel is not None and fits(st, st.definitions.sel(d.host_sel), host, ctx):
        if d.type != "symmetry" or _follows(st, host, card):
            return 0
    prices = [
        amount(st, one.cont.node.price, one.ctx)
        for one in verdicts(st, "receive", host, card, seat)
        if isinstance(one.cont.node, L.Rule) and one.cont.node.verdict == "allow"
        if COPIES not in one.cont.node.words
    ]
    return min(prices, default=0)


def _follows(st: State, host: CardId, card: CardId) -> bool:
    tags = board(st).tags[host]
    apostles = [
        w[8:]
        for w in st.definitions.of[card].card.keywords
        if w.startswith("gift of ") and w != "gift of an apostle"
    ]
    return not apostles or any(tags & st.definitions.bits.bit(f"follower of {a}") for a in apostles)


def _look(name: str) -> QuickLook:
    def look(st: State, seat: Seat, window: Window | None, money: Budget) -> Iterator[CardId]:
        of = st.definitions.of
        for card in st.seats[seat].hand:
            if of[card].verb != name:
                continue
            if window is not None:
                if window.kind == "open" and free_hosts(st, seat, card):
                    yield card
            elif entry_refusal(st, seat, card, name, money, why=False) is None:
                yield card

    return look


def entry_price(st: State, draft: Draft) -> int:
    """The D that a card costs by its own words, beside what is paid for leave to have it."""
    d = st.definitions.of[draft.card]
    if not d.by_host or d.card.cost is None:
        return d.entry[1]
    return amount(st, d.card.cost.d, context(st, draft)) if draft.host != NO_CARD else 0


def _cost(st: State, draft: Draft) -> tuple[int, int]:
    actions, price = st.definitions.of[draft.card].entry[0], entry_price(st, draft)
    if draft.verb in GIVEN and free_host(st, draft.seat, draft.host, draft.card):
        actions = 0
    return actions, price + (receive_price(st, draft.seat, draft.host, draft.card) if draft.host != NO_CARD else 0)


def _steps(st: State, draft: Draft) -> list[Stage]:
    d = st.definitions.of[draft.card]
    stands = [WHERE] if st.rules.places and draft.area in AREAS and draft.area != "outpost" else []
    out = [PLACE, *([WHOSE] if draft.area in AREAS and to_anybody(d) else ()), *stands]
    for choice in d.card.remembers:
        out.append(choice_stage(choice, 0))
    if d.vehicle and draft.host != NO_CARD:
        out.append(INSIDE)
    return out


def choice_stage(choice: L.Choice, again: int) -> Stage:
    """The step that asks for a choice of a card."""
    if isinstance(choice, L.Target):
        return new_tuple(Stage, ("target", choice, again, None))
    return new_tuple(Stage, ("player" if isinstance(choice, L.TargetPlayer) else "name", choice, 0, None))


def _enter(st: State, p: Pending) -> None:
    """Equipment, gifts, fortifications, missions come into play."""
    d = st.definitions.of[p.card]
    if st.rules.replace_armor_vehicle and d.type in ("equipment", "relic") and p.host in st.play:
        if _making_room(st, p):
            return
    M.drop_pending(st, p.id)
    holder = p.ctx.player if p.zone == "player" or to_anybody(d) else p.seat
    if st.seats[holder].out or not (p.zone or p.host in st.play):
        M.to_pile(st, p.card, "discard")
        return
    if p.zone == "player":
        M.enter(st, p.card, p.seat, "attached", seat=p.ctx.player)
        M.emit(st, "attached", p.seat, p.card, NO_CARD, p.ctx.player, p.kind)
    elif p.zone == "game":
        M.enter(st, p.card, p.seat, "attached", seat=p.seat)
        M.emit(st, "built", p.seat, p.card, word="game")
    elif p.zone:
        M.enter(st, p.card, NOBODY if p.zone == "table" else holder, p.zone, place=p.place)
        M.emit(st, "built", p.seat, p.card, holder if holder != p.seat else NOBODY, word=p.zone)
    else:
        host = p.host
        given = d.host_whose == "yours" and st.play[host].controller != p.seat
        M.enter(st, p.card, st.play[host].controller if given else p.seat, "attached", host=host)
        M.emit(st, "attached", p.seat, p.card, host, word=p.kind)
        row = st.play[host]
        if d.vehicle and p.inside and not row.cover and not row.inside:  # VEH-11: an answer may have covered it
            M.set_inside(st, host, True)
            M.emit(st, "entered", p.seat, host, p.card)
        fire(st, "equipped" if d.type == "equipment" else "attached", it=p.card, by=host, seat=p.seat)  # RELIC-05
    if d.card.remembers:
        M.choose_on(st, p.card, (*p.ctx.targets, *p.ctx.words))
    for way in d.plays:
        if way.ability.effects:
            start(st, way.ability.effects, replaced(p.ctx, pending=0))
    fire(st, "enters", it=p.card, seat=p.seat)


def _making_room(st: State, p: Pending) -> bool:
    """EQUIP-10, VEH-01: whether Armor or a vehicle that is in the way is discarded first; then the card comes."""
    other = in_the_way(st, p.card, p.host)
    if other == NO_CARD:
        return False
    waits = ResolveFrame(pid=p.id)
    M.push(st, waits)
    depart(st, other, "discard")
    if other in st.play and st.agenda[-1] is waits:  # nothing takes it away, so there is no room
        M.pop(st)
        M.drop_pending(st, p.id)
        M.to_pile(st, p.card, "discard")
    return True


def _entry(name: str) -> Action:
    return Action(
        name, hand, _refusal(name), _enter, _cost, _steps, {"player": _whose}, look=_look(name), hinted=True,
        from_hand=True, deploys=True, busy=True, event="played", answers=name in GIVEN,
    )  # fmt: skip


PLACE: Final = Stage("place")
WHOSE: Final = Stage("player")
INSIDE: Final = Stage("inside")
EQUIP, BUILD, BESTOW, ASSIGN = _entry("equip"), _entry("build"), _entry("bestow"), _entry("assign")
