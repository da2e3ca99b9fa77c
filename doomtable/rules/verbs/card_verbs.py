"""Verbs of cards, piles and hands: move, search, look, draw, discard, shuffle, mark, change sides, attach."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from doomtable.rules import language as L
from doomtable.rules import mutate as M
from doomtable.rules.bases import stays
from doomtable.rules.bindings import Bindings
from doomtable.rules.card_states import has_room, holder_of
from doomtable.rules.continuous import ENDS, settled_mods
from doomtable.rules.earth import area_of_successor, new_area
from doomtable.rules.findable import base_due, found_price, payable, taker, value_due
from doomtable.rules.found_cards import AT_ONCE, by_chance, drawn_by_chance, pile_of, takeable
from doomtable.rules.frames import HurtFrame, PickedFrame
from doomtable.rules.hand_sizes import hand_size
from doomtable.rules.permit import host_refusal, in_the_way, own_warriors
from doomtable.rules.places import area_for, home_areas
from doomtable.rules.prison import on_it, prison_of
from doomtable.rules.query import amount, forbidden, makers, reached_players, sealed
from doomtable.rules.questions import AskFound, AskHandLoss, AskKeep, AskMay, AskMayPay, AskPick, AskSearch
from doomtable.rules.references import (
    FACE_DOWN,
    combat_now,
    deref,
    each_warrior,
    inside_own,
    original_of,
    players,
    searched_piles,
    turned_down,
)
from doomtable.rules.rides import ask_inside
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, NOBODY, CardId, Option, Seat
from doomtable.rules.texts_now import texts_spoken
from doomtable.rules.triggers import ask_about, fire, listened, pending_event
from doomtable.rules.verbs.common import Handler, can_pay, cards_of, depart, enter_free, hand_over, start
from doomtable.rules.verbs.journeys import settle_in
from doomtable.rules.verbs.passing_effects import until_anchor
from doomtable.rules.walk import walk


def move(st: State, e: L.Move, ctx: Bindings) -> None:
    found = [card for card in cards_of(st, e.what, ctx) if not _out_of_reach(st, card, e.to, ctx.me)]
    if e.pay:
        found = [card for card in found if payable(st, card, e, ctx)]
    if isinstance(e.what, L.Sel) and e.n != "all":
        n = amount(st, e.n, ctx)
        if len(found) > n and e.random:
            found = drawn_by_chance(st, found, n)
        elif len(found) > n or len(found) == 1:  # a choice of one answers itself, and is known to have been made
            for seat in players(st, e.by, ctx)[:1]:
                M.push(st, AskPick(seat=seat, node=e, ctx=ctx, found=tuple(found), n=n))
            return
    if e.attachments == "stay":  # prisoners with what is on them: who leaves alone leaves that to be discarded
        found = [one.id for card in found for one in reversed(on_it(st.play[prison_of(st.play, card)].prison, card))]
    spared = {card for card in found if _banned(st, card, e, ctx)}
    if spared:  # what keeps it off may be among them, and goes with its host
        found = sorted((card for card in found if card not in spared), key=lambda card: _depth(st, card))
    for card in found:
        somewhere = card in st.play or holder_of(st, card) != NO_CARD or _on_its_way(st, card, ctx)
        if isinstance(e.what, str) and not somewhere and _was_in_play(st, e, ctx):
            continue  # it has gone meanwhile, or has been saved into the hand
        move_card(st, card, e, ctx)


def _out_of_reach(st: State, card: CardId, to: str, source: CardId) -> bool:
    """Whether a card lies in a draw pile that nothing touches, or would go there."""
    owner = st.definitions.owner[card]
    return sealed(st, owner, source) and (to == "draw" or card in st.seats[owner].draw)


def _on_its_way(st: State, card: CardId, ctx: Bindings) -> bool:
    """Whether a card is about to come into play, or has just been picked in a search."""
    p = st.pend(ctx.pending)
    return card in st.limbo or (p is not None and p.kind == "searched" and p.card == card)


def _was_in_play(st: State, e: L.Move, ctx: Bindings) -> bool:
    """Whether what is moved was in play when it was named: all that is discarded, and targets of no pile."""
    chosen = [n.sel.where for n in walk(_texts_of(st, ctx)) if isinstance(n, L.Target)]
    if "prison" in chosen:
        return False
    if "held" in chosen and e.what == "target":
        return True  # what lay under a card and does so no more
    if e.to in ("discard", "annihilated"):
        return True
    named = ctx.me != NO_CARD and e.to in ("hand", "draw") and e.what in ("target", "target2", "target3")
    if not named:
        return False
    return not any(isinstance(n, L.Target) and n.sel.where for n in walk(_texts_of(st, ctx)))


def _texts_of(st: State, ctx: Bindings) -> tuple[L.Ability, ...]:
    return texts_spoken(st, ctx.me) if ctx.me != NO_CARD else ()


def answer_pick(st: State, ask: AskPick, option: Option) -> None:
    e, ctx = ask.node, ask.ctx
    move_card(st, option.card, e, ctx)
    rest = tuple(c for c in ask.found if c != option.card and (not e.pay or payable(st, c, e, ctx)))
    if ask.n > 1 and rest:
        M.push(st, AskPick(seat=ask.seat, node=e, ctx=ctx, found=rest, n=ask.n - 1))


def _banned(st: State, card: CardId, e: L.Move, ctx: Bindings) -> bool:
    """Whether a card in play may not go to that pile: a ban of one says nothing of the other (ZONE-09)."""
    if card not in st.play:
        return False
    if st.definitions.of[card].type == "alliance" and e.to in ("discard", "annihilated"):
        return not st.definitions.of[ctx.me].names_alliances  # ALLY-05
    if e.to == "discard":
        return forbidden(st, "be discarded", card, ctx.me) is not None
    return e.to == "annihilated" and forbidden(st, "be annihilated", card, ctx.me) is not None


def _depth(st: State, card: CardId) -> int:
    """On how many cards, one on the other, a card in play lies."""
    host = st.play[card].host if card in st.play else NO_CARD
    return 0 if host == NO_CARD else 1 + _depth(st, host)


def move_card(st: State, card: CardId, e: L.Move, ctx: Bindings) -> None:
    to = e.to
    if card in st.play:
        if to in ("discard", "annihilated", "hand", "draw"):
            if _banned(st, card, e, ctx):
                return
            if e.rider:
                _dismount(st, st.play[card].host, e, ctx)
            depart(st, card, to, e.place if to == "draw" else "top", ctx.me)
        elif to in ("squad", "kohort", "outpost"):
            M.pay(st, ctx.you, value_due(st, card, e, ctx))
            for att in st.play[card].atts if e.attachments == "discard" else ():
                depart(st, att, "discard", by=ctx.me)
            M.move_area(st, card, area_for(st, card, to), taker(st, card, e, ctx))
            if st.rules.planets:
                settle_in(st, card)
        return
    p = st.pend(ctx.pending)
    if p is not None and _on_its_way(st, card, ctx):
        M.change_pending(st, p.id, to=to)
        return
    owner = st.definitions.owner[card]
    if to == "discard" and owner != NOBODY and card in st.seats[owner].hand:
        discard_from_hand(st, card, ctx.me)
    elif to in ("discard", "annihilated", "hand", "draw"):
        M.to_pile(st, card, to, e.place)
    elif to in ("squad", "kohort", "outpost", "play"):
        seat = taker(st, card, e, ctx)
        price = value_due(st, card, e, ctx)
        M.pay(st, ctx.you, price, base := base_due(st, seat, card, price, e, ctx) if e.pay else NO_CARD)
        home = home_areas(st, card)[0] if to == "play" else area_for(st, card, to)
        enter_free(st, card, seat, home, ctx, price if e.pay else None, base)


def _dismount(st: State, rider: CardId, e: L.Move, ctx: Bindings) -> None:
    """RUL-40: who is inside what goes is spared the usual wound, or killed."""
    if not inside_own(st, rider):
        return
    M.set_inside(st, rider, False)
    if e.rider == "killed":
        M.push(st, HurtFrame(card=rider, by=ctx.me, fate="killed", points=ctx.you, sure=False))


def search(st: State, e: L.Search, ctx: Bindings) -> None:
    n = amount(st, e.n, ctx)
    for seat in reached_players(st, e.whose, ctx)[:1]:
        zone = e.sel.where or "draw"
        if zone == "draw" and sealed(st, seat, ctx.me):
            return
        for pile in searched_piles(st, zone):
            M.look_at(st, ctx.you, getattr(st.seats[seat], pile), pile, seat)
        if n > 0 and takeable(st, e, ctx):
            M.push(st, AskSearch(seat=ctx.you, node=e, ctx=ctx, n=n))
        else:
            search_over(st, e, ctx)


def answer_search(st: State, ask: AskSearch, option: Option) -> None:
    """A card is picked; of a pile of the player's own this may be answered."""
    seat, e, ctx, n = ask.seat, ask.node, ask.ctx, ask.n
    if option.key == "none":
        search_over(st, e, ctx)
    elif st.definitions.owner[option.card] == seat and listened(st, "searched"):
        p = pending_event(st, "searched", option.card, ctx.me, seat)
        M.push(st, PickedFrame(seat=seat, node=e, ctx=ctx, n=n, pid=p.id))
        ask_about(st, p)
    else:
        _take_found(st, e, ctx, seat, n, option.card)


def picked(st: State, frame: PickedFrame) -> None:
    """Nobody answers a search any more: the card goes where the search puts it, if that has not been changed."""
    seat, e, ctx, n = frame.seat, frame.node, frame.ctx, frame.n
    p = st.pend(frame.pid)
    M.drop_pending(st, frame.pid)
    if p is None or p.card == NO_CARD:
        _search_on(st, e, ctx, seat, n)
    elif p.to:
        M.to_pile(st, p.card, p.to, hidden=True)  # who did not see it never will
        _search_on(st, e, ctx, seat, n)
    elif p.host == NO_CARD or e.to in ("hand", "held", "discard") or p.card in takeable(st, e, ctx):
        _take_found(st, e, ctx, seat, n, p.card)
    else:  # another one has taken its place, and does not go there
        _search_on(st, e, ctx, seat, n)
    if p is not None and p.host != NO_CARD:
        M.to_pile(st, p.host, pile_of(st, p.host), "bottom", hidden=True)


def _take_found(st: State, e: L.Search, ctx: Bindings, seat: Seat, n: int, card: CardId) -> None:
    """What has been found goes where the search puts it."""
    base = NO_CARD
    if e.pay and e.to not in AT_ONCE:
        price = found_price(st, e, card, ctx)
        M.pay(st, seat, price, base := base_due(st, seat, card, price, e, ctx))
    if e.to in ("play", "kohort"):
        area = home_areas(st, card)[0] if e.to == "play" else area_for(st, card, e.to)
        enter_free(st, card, seat, area, ctx, base=base)
    elif e.to == "place":
        old = st.play.get(deref(st, e.on, ctx))
        if old is not None:  # it stands where that one does, wherever the text is spoken
            area = area_of_successor(st, old.id, card)
            enter_free(st, card, old.controller, area, ctx._replace(me=old.id))
            if old.field != NO_CARD and card in st.play:
                M.move_area(st, card, st.play[card].zone, place=old.field)
    elif e.to == "target":
        host = deref(st, e.on, ctx)
        if host in st.play:
            enter_on(st, card, st.play[host].controller, host)  # who has the warrior has its weapon
    elif e.to == "held":
        if ctx.me in st.play:
            M.hold(st, card, ctx.me)
            if e.show:
                M.know(st, (card,), 0xFF)
    elif e.to == "discard":
        M.to_pile(st, card, "discard")
    else:
        M.to_pile(st, card, "hand", hidden=not e.show)
    _search_on(st, e, ctx, seat, n)
    if e.to in AT_ONCE:
        M.push(st, AskFound(seat=seat, card=card))
    start(st, e.then, ctx._replace(it=card))


def _search_on(st: State, e: L.Search, ctx: Bindings, seat: Seat, n: int) -> None:
    """The next card of a search, if there may be one; else it is over."""
    if n > 1 and takeable(st, e, ctx):
        M.push(st, AskSearch(seat=seat, node=e, ctx=ctx, n=n - 1))
    elif (
        e.extra is not None
        and not ctx.number
        and can_pay(st, seat, e.extra, ctx)
        and takeable(st, e, ctx)
    ):
        again = ctx._replace(number=1)
        M.push(st, AskMayPay(seat=seat, effects=(e,), ctx=again, card=ctx.me, cost=e.extra))
    else:
        search_over(st, e, ctx)


def enter_on(st: State, card: CardId, seat: Seat, host: CardId) -> None:
    """A card comes into play on another one by the text of a third."""
    M.enter(st, card, seat, "attached", host=host)
    M.emit(st, "attached", seat, card, host, word="play")
    fire(st, "enters", it=card, seat=seat)
    if st.definitions.of[card].type == "equipment":
        fire(st, "equipped", it=card, by=host, seat=seat)
        ask_inside(st, card, host)  # at once (VEH-04): before anything comes of it


def search_over(st: State, e: L.Search, ctx: Bindings) -> None:
    if "draw" in searched_piles(st, e.sel.where):
        for seat in players(st, e.whose, ctx)[:1]:
            M.shuffle(st, seat)
            M.emit(st, "shuffled", seat, word="draw")


def look(st: State, e: L.Look, ctx: Bindings) -> None:
    for seat in reached_players(st, e.whose, ctx):
        if seat == ctx.you and e.where != "draw":
            continue  # of what is one's own only the draw pile is unknown
        if e.where == "draw" and sealed(st, seat, ctx.me):
            continue
        if e.where == "covered":
            cards = tuple(c for c in own_warriors(st, seat) if st.play[c].unpaid)
        else:
            cards = getattr(st.seats[seat], e.where)
        n = amount(st, e.n, ctx)
        if n and e.where == "hand":  # a hand has no order: which of it is seen is chance (SCOUT BAT)
            cards = tuple(drawn_by_chance(st, list(cards), min(n, len(cards))))
        cards = cards[:n] if n else cards
        M.look_at(st, ctx.you, cards, e.where, seat)
        if e.where in ("hand", "draw"):
            fire(st, "looked", by=ctx.me, seat=ctx.you, seen=cards)


def hand_loss(st: State, e: L.HandLoss, ctx: Bindings) -> None:
    for seat in reversed(reached_players(st, e.whose, ctx)):
        n = len(st.seats[seat].hand) - hand_size(st, seat) if e.excess else amount(st, e.n, ctx)
        if e.by == "you" and e.look:
            seen = st.seats[seat].hand
            M.look_at(st, ctx.you, seen, "hand", seat)
            fire(st, "looked", by=ctx.me, seat=ctx.you, seen=seen)
        if e.by == "random":
            for _ in range(min(n, len(st.seats[seat].hand))):
                hand = st.seats[seat].hand
                discard_from_hand(st, by_chance(st, hand), ctx.me)
        elif n > 0 and st.seats[seat].hand:
            asked = ctx.you if e.by == "you" else seat
            M.push(st, AskHandLoss(seat=asked, whose=seat, n=n, ctx=ctx))


EXCESS: Final = ("excess",)
"""What is discarded because a hand holds too many cards is nothing that is answered."""


def discard_from_hand(st: State, card: CardId, by: CardId, hidden: bool = False) -> None:
    """A card goes from the hand to the discard pile, because another one asked for it or because its player wants."""
    M.to_pile(st, card, "discard", hidden=hidden)
    fire(st, "hand discard", it=card, by=by, seat=st.definitions.owner[card])


def answer_hand_loss(st: State, ask: AskHandLoss, option: Option) -> None:
    if ask.ctx.words == EXCESS:
        M.to_pile(st, option.card, "discard")
    else:
        discard_from_hand(st, option.card, ask.ctx.me)
    if ask.n > 1 and st.seats[ask.whose].hand:
        M.push(st, AskHandLoss(seat=ask.seat, whose=ask.whose, n=ask.n - 1, ctx=ask.ctx))


def draw(st: State, e: L.Draw, ctx: Bindings) -> None:
    for seat in reached_players(st, e.who, ctx):
        if sealed(st, seat, ctx.me) and all(frame.op != "draw on" for frame in st.agenda):
            continue
        cards = M.draw(st, seat, amount(st, e.n, ctx))
        if cards:
            fire(st, "drawn", by=ctx.me, seat=seat, number=len(cards))
        if e.keep and len(cards) > e.keep:
            M.push(st, AskKeep(seat=seat, cards=cards, n=e.keep))


def answer_keep(st: State, ask: AskKeep, option: Option) -> None:
    rest = tuple(c for c in ask.cards if c != option.card)
    if ask.n > 1:
        M.push(st, AskKeep(seat=ask.seat, cards=rest, n=ask.n - 1))
        return
    for card in rest:
        M.to_pile(st, card, "discard", hidden=True)


def shuffle(st: State, e: L.Shuffle, ctx: Bindings) -> None:
    for seat in reached_players(st, e.who, ctx):
        if sealed(st, seat, ctx.me):
            continue
        if e.may:
            M.push(st, AskMay(seat=seat, effects=(replace(e, may=False),), ctx=ctx, card=ctx.me))
            continue
        M.shuffle(st, seat)
        M.emit(st, "shuffled", seat, word="draw")


def mark(st: State, e: L.Mark, ctx: Bindings) -> None:
    n = amount(st, e.n, ctx)
    for card in each_warrior(st, cards_of(st, e.on, ctx)):
        if card in st.play:
            left = M.mark(st, card, e.name, -n if e.off else n, ctx.you, ctx.me)
            if e.off and left == 0:
                fire(st, "marks gone", it=card)


def face_down(st: State, e: L.FaceDown, ctx: Bindings) -> None:
    """RUL-12: what was never revealed lies face down already; warriors are in cover, whatever keeps them out of it."""
    for card in cards_of(st, e.what, ctx):
        row = st.play.get(card)
        if row is None or row.unpaid or turned_down(row) or card in st.table or stays(st, card):
            continue
        M.mark(st, card, FACE_DOWN, 1, ctx.you, ctx.me)
        if st.definitions.of[card].is_warrior and not row.cover:
            M.set_cover(st, card, True)
            fire(st, "covered", it=card)


def remember(st: State, e: L.Remember, ctx: Bindings) -> None:
    if ctx.me in st.play:
        kept = st.play[ctx.me].chosen[:1] if st.definitions.of[ctx.me].copies_forts else ()
        M.choose_on(st, ctx.me, (*kept, *ctx.targets, *ctx.words))


def control(st: State, e: L.Control, ctx: Bindings) -> None:
    card = deref(st, e.what, ctx)
    for seat in () if stays(st, card) else players(st, e.who, ctx):
        if card in st.play and st.play[card].host != NO_CARD:
            M.take(st, card, seat)
        elif card in st.play:
            zone = e.to if e.to not in ("", "fitting") else new_area(st, card, seat)
            back = L.Control("it", "target player", to=st.play[card].zone)  # type: ignore[arg-type]
            was = ctx._replace(it=card, player=st.play[card].controller)
            M.move_area(st, card, area_for(st, card, zone), seat)
            if st.rules.planets:
                settle_in(st, card)
            for c in st.combats:
                if card in (c.attacker, c.defender):
                    M.change_combat(st, c.id, **{"aseat" if card == c.attacker else "dseat": seat})
            if e.until in ENDS:
                M.delay(st, L.Later(ENDS[e.until], (back,), until="host leaves"), was, card)


def undo(st: State, e: L.Undo, ctx: Bindings) -> None:
    """What makes the card one of these is over."""
    card = deref(st, e.what, ctx)
    if card in st.play:
        attached, passing = makers(st, card, st.definitions.bits.mask(e.words))
        if "infected" in e.words:  # and all else that the virus has done to it (RUL-56)
            viruses = {timed.ctx.me for timed in st.effects if timed.id in passing}
            passing = [timed.id for timed in st.effects if card in timed.on and timed.ctx.me in viruses]
        for effect in passing:
            M.free_of_effect(st, effect, card)
        for one in attached:
            depart(st, one, "discard", by=ctx.me)


def suppress(st: State, e: L.Suppress, ctx: Bindings) -> None:
    """What stands on a warrior's card does nothing from now on; what is left of it was made ready
    (`lent_texts.as_silenced`); of who is hit, and hits in the same instant, once what this does is done (COMBAT-29)."""
    on = tuple(card for card in cards_of(st, e.what, ctx) if card in st.play)
    c = combat_now(st)
    if c is not None and c.step == "points" and ctx.it in on and any(
        p.kind in ("killed", "wounded") and p.ctx.by in on for p in st.pending
    ):
        M.change_combat(st, c.id, late=(*c.late, (e, ctx)))
        return
    for mod in settled_mods(e) if on else ():
        M.add_effect(st, st.definitions.cont(mod).index, ctx, on, e.until, until_anchor(st, e.until, ctx, on))


def hold(st: State, e: L.Hold, ctx: Bindings) -> None:
    """A card goes under another one, if there is room."""
    under = deref(st, e.under, ctx)
    for card in each_warrior(st, [original_of(st, card) for card in cards_of(st, e.what, ctx)]):
        if has_room(st, under) and card != under and not stays(st, card):
            if card in st.play:
                _take_out(st, card, ctx)
            M.hold(st, card, under)
            M.know(st, (card,), 1 << ctx.you if e.face_down else 0xFF)


def _take_out(st: State, card: CardId, ctx: Bindings) -> None:
    """A card is taken out of play, a vehicle without a wound to its driver (VEH-09 speaks of discards)."""
    for one in reversed(M.leave(st, card, "limbo")):
        fire(st, "leaves", it=one, by=ctx.me, seat=st.definitions.owner[one])


def attach_to(st: State, e: L.AttachTo, ctx: Bindings) -> None:
    if isinstance(e.what, L.Sel):
        host = deref(st, e.to, ctx)
        found = cards_of(st, e.what, ctx) if host in st.play else []
        for card in [one for one in found if one != host and one != st.play[host].host]:
            if not e.legal or host_refusal(st, st.play[card].controller, card, host) is None:
                hand_over(st, card, host, ctx)
        return
    card = deref(st, e.what, ctx)
    if card in st.limbo and e.what == "me":
        _attach_ready(st, card, deref(st, str(e.to), ctx), ctx)
        return
    if stays(st, card):
        return
    if card not in st.play:
        if holder_of(st, card) != NO_CARD and deref(st, str(e.to), ctx) in st.play:
            enter_on(st, card, ctx.you, deref(st, str(e.to), ctx))
        return
    goal = st.definitions.of[card].goal
    if goal is not None and goal.lasts:
        M.choose_on(st, card, ())  # whoever has it now begins anew
    if e.to == "target player":
        for seat in players(st, e.to, ctx):
            M.attach(st, card, seat=seat)
            M.emit(st, "attached", ctx.you, card, ctx.me, seat, "play")
        return
    host, giver = deref(st, e.to, ctx), st.play[card].host
    if host in st.play:
        other = in_the_way(st, card, host) if e.swap and giver in st.play else NO_CARD
        hand_over(st, card, host, ctx, other, giver)


def _attach_ready(st: State, card: CardId, host: CardId, ctx: Bindings) -> None:
    """A card that lay ready comes into play on its host; on one that is there no more, to the discard pile."""
    if host not in st.play:
        M.to_pile(st, card, "discard")
        return
    M.enter(st, card, ctx.you, "attached", host=host)
    M.emit(st, "attached", ctx.you, card, host, word="play")
    fire(st, "attached", it=card, by=host, seat=ctx.you)


HANDLERS: Final[dict[str, Handler]] = {"picked": picked}
