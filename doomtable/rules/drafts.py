"""Drafts: a play is put together by small successive choices: card, then targets, then caster, then numbers.

`stages` lists what a draft needs, `options` what may be chosen at its present stage, `fill` takes one choice in.
Until the draft is complete nothing is paid and nothing has happened; whoever cancels is back at the question before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from doomtable.rules import language as L
from doomtable.rules.actions.action import CARD, Stage
from doomtable.rules.actions.card_plays import has_place
from doomtable.rules.actions.combat_changes import other_weapons, strengthener, strengthening
from doomtable.rules.actions.copy import COPY, as_chosen
from doomtable.rules.actions.entry import places
from doomtable.rules.actions.table import ACTIONS, beginnings, stages
from doomtable.rules.casting import means
from doomtable.rules.giving import GIVEN, free_host, gives_freely
from doomtable.rules.masks import ANY_COMBATANT
from doomtable.rules.muster_prices import muster_price
from doomtable.rules.places import place_options, standing_places, to_anybody
from doomtable.rules.play_budget import NOTHING, Budget, budget
from doomtable.rules.play_modes import PlayMode
from doomtable.rules.prices import Price, buys, cast_surcharge, purse, totals
from doomtable.rules.query import amount, candidates
from doomtable.rules.questions import AskWindow
from doomtable.rules.state import State, Window, replaced
from doomtable.rules.state_parts import Draft
from doomtable.rules.tactic_permit import rises_from_fight
from doomtable.rules.terms import DONE, NO_CARD, ORDINALS, CardId, Option, Seat, card_option
from doomtable.rules.texts_now import text_now
from doomtable.rules.ways import (
    _does_something,
    _usable_targets,
    aimed,
    cheapest_first,
    context,
    fixed_price,
    is_open,
    part_prices,
    parts_price,
    player_options,
    relevant_to,
    servants,
    way_of,
    way_refusal,
)
from doomtable.rules.window_masks import usable_there
from doomtable.rules.word_choices import name_options


def options(st: State, draft: Draft, window: Window | None) -> list[Option]:
    """What may be chosen at the present stage."""
    verb, seat, base, at = draft.verb, draft.seat, draft.base, draft.stage
    action = ACTIONS[verb]
    if at == 0 and action.with_card:
        return [card_option(c) for c in beginnings(st, seat, verb, window, _money(st, seat, base))]
    stage = stages(st, draft)[at]
    kind = stage.kind
    money = _money(st, seat, base) if kind in SPENDING else NOTHING
    own = action.offers.get(kind)
    return OFFERS[kind](st, draft, stage, window, money) if own is None else own(st, draft, window, money)


SPENDING: Final = frozenset(("place", "way", "defender", "copied", "how"))
"""The steps that ask what there is to spend."""


def _money(st: State, seat: Seat, base: int) -> Budget:
    """What there is to spend in the question that a draft answers."""
    return NOTHING if isinstance(st.agenda[base], AskWindow) else budget(st, seat)


def _places(st: State, draft: Draft, stage: Stage, window: Window | None, money: Budget) -> list[Option]:
    paid = "cannot_pay" if draft.taken else ""  # somebody else has
    every = places(st, draft.seat, draft.card, likely=True)
    found = [o for o, reason in every if reason is None or reason.key == paid]
    if window is not None and window.kind == "answer":
        way = way_of(st, draft)
        if way is not None and way.ability.window != "after" and not way.cancels:
            found = [o for o in found if o.card in window.relevant]
    if draft.verb in GIVEN and (window is not None or st.definitions.of[draft.card].entry[0] > money.actions):
        found = [o for o in found if free_host(st, draft.seat, o.card, draft.card)]
    return found


def _where(st: State, draft: Draft, stage: Stage, window: Window | None, money: Budget) -> list[Option]:
    """The places of its player's area, or of another one's, where the card may stand."""
    seat, card, area = draft.seat, draft.card, draft.area
    holder = draft.player if to_anybody(st.definitions.of[card]) else seat
    return place_options(st, standing_places(st, seat, holder, card, area))


def _inside(st: State, draft: Draft, stage: Stage, window: Window | None, money: Budget) -> list[Option]:
    host = st.play[draft.host]
    sits = host.inside and not st.rules.replace_armor_vehicle  # where that is replaced it is discarded first (VEH-01)
    if host.cover or sits or rises_from_fight(st, draft.card, draft.host):
        return [Option("outside")]
    return [Option("inside"), Option("outside")]


def _ways(st: State, draft: Draft, stage: Stage, window: Window | None, money: Budget) -> list[Option]:
    every = modes(st, draft)
    seat, card = draft.seat, draft.card
    return [
        Option(ORDINALS[at])
        for at, way in enumerate(every)
        if is_open(st, seat, card, way, window, money)
        and (draft.verb != "play" or has_place(st, seat, card, way, window))
    ]


def modes(st: State, draft: Draft) -> Sequence[PlayMode]:
    """All the ways in which the card of a draft can be played or used, open or not."""
    d = text_now(st, draft.card)
    return d.acts if draft.verb == "use" else d.plays


def _casters(st: State, draft: Draft, stage: Stage, window: Window | None, money: Budget) -> list[Option]:
    way = way_of(st, draft)
    found = servants(st, draft, way)
    if way is not None and way.per and draft.paid < 0 and way.aims and not draft.targets:  # what it buys is asked later
        relevant = relevant_to(way, window)
        found = [c for c in found if _has_aim(st, draft.but(caster=c), way, relevant)]
    return [card_option(c) for c in found]


def _has_aim(st: State, draft: Draft, way: PlayMode, relevant: tuple[CardId, ...] | None) -> bool:
    return next(_usable_targets(st, draft, way, way.aims[0], relevant), NO_CARD) != NO_CARD


def _amounts(st: State, draft: Draft, stage: Stage, window: Window | None, money: Budget) -> list[Option]:
    """The D that may be spent; where what they buy depends on the target, those that buy something against any."""
    found, way = _totals(st, draft), way_of(st, draft)
    if draft.verb == "cast" and way is not None and _worth_depends_on_aim(st, draft, way):
        per, relevant = parts(st, draft)[0], relevant_to(way, window)
        found = {d: n for d, n in found.items() if _has_aim(st, draft.but(paid=n * per), way, relevant)}
    return [Option("number", number=d) for d in found]


def _worth_depends_on_aim(st: State, draft: Draft, way: PlayMode) -> bool:
    """Whether what a D is worth may depend on a target that is still to be chosen, and must be (RUL-37)."""
    still = st.definitions.prices_vary and not way.fixed and not draft.targets
    return still and bool(way.aims) and not way.aims[0].up_to


def _names(st: State, draft: Draft, stage: Stage, window: Window | None, money: Budget) -> list[Option]:
    return [Option(word) for word in _worth_naming(st, draft, stage.choice)]


def _players(st: State, draft: Draft, stage: Stage, window: Window | None, money: Budget) -> list[Option]:
    way = way_of(st, draft)
    if way is None:
        return [Option("player", seat=o) for o in st.living()]
    again = stage.choice.again
    found = player_options(st, draft, way, stage.choice, relevant_to(way, window))
    return [Option("player", seat=o) for o in found if again or o not in draft.players]


def _worth_naming(st: State, draft: Draft, choice: L.Name) -> Iterator[str]:
    """The words that can be named and with which the play does something (RUL-29)."""
    way = way_of(st, draft)
    for word in name_options(st, choice, context(st, draft)):
        named = draft.but(words=(*draft.words, word))
        if choice.what == "card name" or way is None or _does_something(st, named, way):
            yield word


def _targets(st: State, draft: Draft, stage: Stage, window: Window | None, money: Budget) -> list[Option]:
    choice = stage.choice
    if stage.among is not None:
        return [card_option(c) for c in candidates(st, stage.among, context(st, draft)) if c not in draft.targets]
    way = way_of(st, draft)
    if way is None:
        found = [c for c in candidates(st, choice.sel, context(st, draft), chosen=True) if c != draft.card]
        return [card_option(c) for c in found]
    relevant = relevant_to(way, window) if not draft.targets and draft.host == NO_CARD else None
    found = list(_usable_targets(st, draft, way, choice, relevant))
    if choice is ANY_COMBATANT:
        found = [c for c in found if servants(st, draft.but(targets=(*draft.targets, c)), way)]
    out = [card_option(c) for c in found]
    if choice.up_to or stage.again:
        out.append(DONE)
    return out


OFFERS: Final[dict[str, Callable[[State, Draft, Stage, Window | None, Budget], list[Option]]]] = {
    "place": _places, "where": _where, "inside": _inside, "way": _ways, "caster": _casters, "amount": _amounts,
    "name": _names, "player": _players, "target": _targets,
}  # fmt: skip
"""By its kind what a step offers, for those that several actions have."""


def _totals(st: State, draft: Draft) -> dict[int, int]:
    """By the D that may be spent on a variable play the parts they buy (ART-06)."""
    have = _purse(st, draft)
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


def _purse(st: State, draft: Draft) -> int:
    """The D that may be spent on this play by who casts it, or by who could."""
    if draft.verb == "strengthen":
        return purse(st, draft.seat, strengthener(st, draft.card), draft.card)
    if draft.verb != "cast":
        return means(st, draft)
    chosen = draft.caster if draft.caster != NO_CARD else draft.called
    able = [chosen] if chosen != NO_CARD else servants(st, draft, way_of(st, draft))
    return max((purse(st, draft.seat, caster, draft.card) for caster in able), default=0)


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
                bought = draft.but(targets=tuple(there[:n]), paid=most * per)
                if n <= len(there) and fixed_price(st, bought, way) + parts_price(st, bought, way) <= have:
                    break
                most -= 1
    return most


def fill(st: State, draft: Draft, option: Option) -> Draft:
    """The draft with one more choice made."""
    step = draft.stage + 1
    stage = CARD if step == 1 and ACTIONS[draft.verb].with_card else stages(st, draft)[draft.stage]
    kind = stage.kind
    if kind == "card":
        if draft.verb in ("play", "cast"):
            plays = st.definitions.of[option.card].plays
            if len(plays) == 1:  # one way to play it: nothing to ask
                return draft.but(card=option.card, way=plays[0].index, stage=step + 1)
        if draft.verb == "use":
            return _as_used(st, draft.but(card=option.card)).but(stage=step)
        return draft.but(card=option.card, stage=step)
    if kind == "defender":
        targets = (draft.card, option.card) if option.key == "card" else (draft.card,)
        return draft.but(targets=targets, player=option.seat, stage=step)
    if kind == "area":
        return draft.but(area=option.key, stage=step)
    if kind == "place":
        if option.key == "card":
            return draft.but(host=option.card, stage=step)
        if option.key == "player":
            return draft.but(player=option.seat, area="player", stage=step)
        return draft.but(area=option.key, stage=step)
    if kind == "where":
        home = draft.verb == "transfer" and option.key == st.rules.home_place and st.rules.home_area
        area = home or (option.key if option.key == "outpost" else draft.area)
        return draft.but(place=option.card, area=area, stage=step)
    if kind == "inside":
        return draft.but(inside=option.key == "inside", stage=step)
    if kind == "way":
        return draft.but(way=modes(st, draft)[ORDINALS.index(option.key)].index, stage=step)
    if kind == "caster":
        return draft.but(caster=option.card, stage=step)
    if kind == "amount":
        return draft.but(paid=_totals(st, draft)[option.number] * parts(st, draft)[0], stage=step)
    if kind in ("name", "pool", "how"):
        return draft.but(words=(*draft.words, option.key), stage=step)
    if kind == "player":
        return draft.but(player=option.seat, players=(*draft.players, option.seat), stage=step)
    if option == DONE:
        return draft.but(stage=_after_all(stages(st, draft), draft.stage, stage.choice))
    return aimed(st, draft, way_of(st, draft), option.card).but(stage=step)


def _after_all(every: Sequence[Stage], at: int, choice: L.Choice) -> int:
    """The first stage after this one that asks for something else than more of the same targets."""
    for i in range(at + 1, len(every)):
        if every[i].kind != "target" or every[i].choice is not choice:
            return i
    return len(every)


DEARER: Final = ("strengthen", "copy")
"""Whose price is what is chosen for it."""


def least_price(
    st: State, seat: Seat, verb: str, card: CardId, window: Window | None, money: Budget
) -> tuple[int, int, bool]:
    """Actions and D that a play begun with a card costs at least, and whether what is chosen may make it dearer.

    Of a warrior that is revealed or leaves cover unpaid, the D that are then due (COVER-17).
    """
    if money.free:
        return 0, 0, False
    draft = Draft(verb, seat, 0, card)
    if verb == "use":
        draft = _as_used(st, draft)
    action = ACTIONS[draft.verb]
    ways = modes(st, draft) if action.by_card else ()
    if len(ways) > 1:
        ways = [way for way in ways if way_refusal(st, seat, card, way, window, money) is None] or ways
    tried = [draft.but(way=way.index) for way in ways] or [draft]
    if verb in GIVEN and gives_freely(st):
        hosts = _places(st, draft, CARD, window, money)
        tried = [draft.but(host=place.card) for place in hosts if place.key == "card"] or tried
    if st.rules.planets and "where" in action.offers:  # it depends on where it goes
        places = action.offers["where"](st, draft, window, money)
        tried = [draft.but(place=o.card, area="" if o.key == "card" else "outpost") for o in places] or tried
    found = {action.cost(st, one) for one in tried}
    actions, price = min(found)
    if verb in ("reveal", "exit cover") and st.play[card].unpaid:
        price += muster_price(st, seat, card)
    if verb == "attack" and (money.attacks or st.turn.budget.led) and window is None:
        actions = 0
    return actions, price, len(found) > 1 or draft.verb in DEARER or any(way.per for way in ways)


def _as_used(st: State, draft: Draft) -> Draft:
    """What 'use' means for this card: an ability, another weapon, or more D for a spell."""
    card = draft.card
    if card not in st.play and not usable_there(st, card):
        return draft.but(verb="strengthen")
    if st.combats and card in other_weapons(st, draft.seat):
        return draft.but(verb="use weapon")
    return draft


def complete(st: State, draft: Draft) -> bool:
    if draft.card == NO_CARD and ACTIONS[draft.verb].with_card:
        return draft.stage > 0
    return draft.stage >= len(stages(st, draft))


def turned(st: State, draft: Draft) -> Draft:
    """The draft that follows: where a card was to become another, and it is said which, that of playing it."""
    if draft.verb != COPY.name or not complete(st, draft):
        return draft
    return fill(st, as_chosen(st, draft), card_option(draft.card))
