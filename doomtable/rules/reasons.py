"""Why something is not among the options of the open question: the one reason, with its clause.

Only asked when somebody wants to know; the list of options never comes through here. Each answer is a Reason, turned
into words elsewhere.
"""

from __future__ import annotations

from doomtable.rules import drafts
from doomtable.rules import language as L
from doomtable.rules.legal import DEPLOYED, Decision, owes_attack, window_at
from doomtable.rules.permit import (
    able_warriors,
    area_refusal,
    attack_refusal,
    attacker_refusal,
    cover_refusal,
    enter_refusal,
    exit_refusal,
    exit_vehicle_refusal,
    first_turn_ban,
    home_areas,
    host_refusal,
    muster_refusal,
    owes_exit,
    own_warriors,
    player_attack_refusal,
    sabotage_refusal,
    tactic_refusal,
)
from doomtable.rules.plays import CARD_VERBS, ENTRY, costs
from doomtable.rules.query import amount, board
from doomtable.rules.questions import AskDiscard, AskPay
from doomtable.rules.references import controller
from doomtable.rules.state import Draft, State, Window
from doomtable.rules.terms import AREAS, NO_CARD, ORDINALS, PASS, CardId, Option, Reason, Seat
from doomtable.rules.verdicts import immune_to_gift
from doomtable.rules.ways import (
    Budget,
    budget,
    casters,
    player_options,
    relevant_to,
    servants,
    strike_refusal,
    target_options,
    too_dear,
    way_of,
    way_refusal,
)


def refusal(
    st: State, seat: Seat, decision: Decision, verb: str, card: CardId = NO_CARD, other: Option | None = None
) -> Reason:
    """Why a play is not offered: of a verb, of a verb with a card, or of a verb with a card and what comes next.

    A player who is not asked in an open window is judged as if asked there; anywhere else it has to wait.
    """
    base = decision.draft.base if decision.draft is not None else len(st.agenda) - 1
    kind = getattr(st.agenda[base], "kind", "")
    window = window_at(st, base)
    if decision.seat != seat and window is None:
        return Reason("ETIQ-02", "not_asked")
    if kind not in ("menu", "window", "session"):
        return Reason("TURN-20" if kind == "discard" else "ETIQ-01", "not_an_option")
    money = budget(st, seat) if kind != "window" else Budget()
    if verb == "end turn" and owes_attack(st, seat, money):
        return Reason("RUL-06", "owes_attack")
    found = _verb_refusal(st, seat, verb, card, other, window, money)
    return found or Reason("ETIQ-01", "not_an_option")


def unfit(st: State, decision: Decision, option: Option) -> Reason:
    """Why something is not among the options of the open question, whatever it asks."""
    seat, draft, ask = decision.seat, decision.draft, decision.ask
    found: Reason | None = None
    if draft is not None:
        found = stage_refusal(st, decision, draft, option)
    elif decision.kind == "tactic" and option.key in ("fight", "shoot"):
        found = tactic_reason(st, option.key)
    elif decision.kind == "weapon" and option.key == "card":
        found = Reason("EQUIP-14", "wrong_tactic", (_name(st, option.card),))
    elif decision.kind == "split":
        found = Reason("POINTS-02", "not_an_option")
    elif isinstance(ask, AskPay) and option.key == "yes":
        found = Reason("ACT-01", "cannot_pay", (amount(st, ask.node.d, ask.ctx), st.seats[seat].D))
    elif isinstance(ask, AskDiscard):
        found = Reason("TURN-15" if ask.excess and option == PASS else "TURN-20", "not_an_option")
    return found or Reason("ETIQ-01", "not_an_option")


def stage_refusal(st: State, decision: Decision, draft: Draft, option: Option) -> Reason | None:
    """Why a choice does not fit the play that is being put together; None for what this stage does not ask at all."""
    kind, verb, seat = drafts.stages(st, draft)[draft.stage][0], draft.verb, draft.seat
    d = st.definitions.of[draft.card] if draft.card != NO_CARD else None
    if d is None:
        return refusal(st, seat, decision, verb, option.card) if option.key == "card" else None
    if kind == "place" or (kind == "defender" and option.key in ("card", "player")):
        reason = refusal(st, seat, decision, verb, draft.card, option)
        waits = draft.answers and reason.key == "not_an_option"
        return Reason("TIME-02", "not_playable_now", (d.card.name,)) if waits else reason
    if kind == "area" and option.key in AREAS:
        return Reason("ACT-01", "no_area", (d.card.name,))
    if kind == "inside" and option.key in ("inside", "outside"):
        return Reason("VEH-08", "in_cover", (_name(st, draft.host),))
    if kind == "player" and option.key == "player":
        if verb == "sabotage":
            return sabotage_refusal(st, seat, option.seat)
        return Reason("RUL-29", "no_effect", (d.card.name,))
    if kind == "target" and option.key == "card":
        way = way_of(st, draft)
        found = strike_refusal(st, draft, way, option.card) if way is not None else None
        twice = found is None and option.card in draft.targets
        return found or (
            Reason("TIME-13", "no_target", (d.card.name,))
            if twice
            else _target_refusal(st, draft.card, option.card)
        )
    if kind == "name":
        return Reason("RUL-29", "no_effect", (d.card.name,))
    if kind == "caster" and option.key == "card":
        return _caster_refusal(st, draft, option.card)
    if kind == "amount" and option.key == "number":
        if option.number > st.seats[seat].D:
            return Reason("ACT-01", "cannot_pay", (option.number, st.seats[seat].D))
        return Reason("ART-06", "not_an_option")
    if kind == "way" and option.key in ORDINALS:
        every = d.acts if verb == "use" else d.plays
        at = ORDINALS.index(option.key)
        window = window_at(st, draft.base)
        money = budget(st, seat) if window is None else Budget()
        return way_refusal(st, seat, draft.card, every[at], window, money) if at < len(every) else None
    return None


def _caster_refusal(st: State, draft: Draft, card: CardId) -> Reason:
    """Why this warrior cannot cast that spell now (ART-02 to ART-04, ART-09, ART-13, COVER-22)."""
    d = st.definitions.of[draft.card]
    aspect = d.card.aspects[0] if d.card.aspects else ""
    row = st.play.get(card)
    if row is None or row.controller != draft.seat or not st.definitions.of[card].is_warrior:
        return Reason("ART-03", "no_caster", (aspect,))
    if row.unpaid:
        return Reason("COVER-22", "in_cover", (_name(st, card),))
    if row.zone == "outpost":
        return Reason("ART-04", "no_caster", (aspect,))
    t, p = board(st).tags[card], st.definitions
    if t & p.IMMUNE_ART:
        return Reason("IMM-03", "immune", (_name(st, card), "art"))
    need = p.bits.mask([f"casts {a}" for a in d.card.aspects])
    if (t & need) != need:
        return Reason("ART-02", "no_caster", (aspect,))
    if d.tags & p.bits.bit("personal combat spell"):
        return Reason("ART-09", "personal_spell")
    way = way_of(st, draft)
    if way is not None and st.definitions.prices_vary and too_dear(st, draft, way, card):
        return Reason("ACT-01", "cannot_pay", (costs(st, draft._replace(caster=card))[1], st.seats[draft.seat].D))
    if draft.targets and card not in servants(st, draft, way_of(st, draft)):
        if t & p.LEGION and not t & p.DOOM:
            return Reason("ART-12", "no_caster", (aspect,))
        return Reason("ART-11", "art_for_legion", (d.card.name,))
    return Reason("ART-13", "no_caster", (aspect,))


def _verb_refusal(
    st: State, seat: Seat, verb: str, card: CardId, other: Option | None, window: Window | None, money: Budget
) -> Reason | None:
    if money.free and verb not in DEPLOYED:
        return Reason("TURN-05", "deployment")
    if (
        window is None
        and not money.free
        and verb not in ("exit cover", "play", "cast", "use")
        and owes_exit(st, seat)
        and money.actions
    ):
        return Reason("COVER-07", "owes_exit")
    if verb == "discard" and not st.rules.discard_action:
        return Reason("ACT-19", "not_an_option")
    strange = _strange(st, seat, verb, card)
    if strange is not None:
        return strange
    if verb == "attack":
        return _attack_refusal(st, seat, card, other, money)
    if verb in ("play", "cast", "use"):
        return _way_refusals(st, seat, verb, card, other, window, money)
    if window is not None:
        return Reason("RUL-33", "not_playable_now", (_name(st, card),))
    need = {"muster in cover": 3, "reveal": 0, "end turn": 0}.get(verb, 1)
    if verb in ENTRY and card != NO_CARD:
        need = st.definitions.of[card].entry[0]
        if need > money.actions:
            return _no_actions(st, money, need)
        reason = _place_refusal(st, seat, card, other) if other is not None else None
        if reason is not None:
            return reason
        return drafts.entry_refusal(st, seat, card, verb, money)
    if need > money.actions:
        return _no_actions(st, money, need)
    if verb in ("muster", "muster in cover") and card != NO_CARD:
        return muster_refusal(st, seat, card, verb == "muster in cover") or _elsewhere(st, card, other)
    if verb == "sabotage":
        if st.rules.sabotage and not able_warriors(st, seat):
            return Reason("SAB-03", "no_target", ("",))
        if other is not None and other.key == "player":
            return sabotage_refusal(st, seat, other.seat)
        return next(
            (r for o in st.living() if o != seat and (r := sabotage_refusal(st, seat, o)) is not None), None
        )
    if card == NO_CARD:
        for c in own_warriors(st, seat):
            reason = _warrior_refusal(st, seat, verb, c)
            if reason is not None:
                return reason
        return Reason("TIME-13", "no_target", ("",))
    if verb in drafts.WARRIOR_VERBS:
        return _warrior_refusal(st, seat, verb, card)
    return None


def _elsewhere(st: State, card: CardId, place: Option | None) -> Reason | None:
    """GEN-08, ZONE-22: a warrior that could be mustered, but not to the place it was shown."""
    homes = home_areas(st, card)
    if place is None or place.key in homes:
        return None
    return Reason("GEN-08", "home_area", (_name(st, card), homes[0]))


def _no_actions(st: State, money: Budget, need: int) -> Reason:
    """TURN-05, TURN-07, TURN-11: the actions of the turn are used up, or an attack was or must be the last of them."""
    left = money.actions
    if left < need <= left + money.kept:
        return Reason("RUL-06", "owes_attack")
    if st.turn.attacked and left <= 0:
        return Reason("TURN-07", "attack_done")
    return Reason("TURN-11" if need > 1 else "TURN-05", "no_actions", (left, need))


def _strange(st: State, seat: Seat, verb: str, card: CardId) -> Reason | None:
    """A card with which this player could never begin this play: not in hand, not its own, no warrior."""
    if card == NO_CARD or verb == "use" or (verb == "discard" and card in st.seats[seat].hand):
        return None
    d = st.definitions.of[card]
    if verb in CARD_VERBS:
        warrior = verb.startswith("muster")
        if card not in st.seats[seat].hand:
            return Reason("ACT-01" if warrior else "TIME-13", "not_in_hand")
        if warrior and not d.is_warrior:
            return Reason("ACT-01", "not_playable_now", (d.card.name,))
        if verb in ENTRY and (d.is_warrior or d.verb != verb):
            return Reason("ACT-08", "not_playable_now", (d.card.name,))
        if verb in ("play", "cast") and (d.type == "art") != (verb == "cast"):
            return Reason("TIME-16", "not_playable_now", (d.card.name,))
        return None
    row = st.play.get(card)
    if row is None or not d.is_warrior or row.zone == "attached" or row.controller != seat:
        return Reason("COMBAT-05" if verb == "attack" else "ACT-24", "not_an_option")
    return None


def _place_refusal(st: State, seat: Seat, card: CardId, place: Option) -> Reason | None:
    """Why a card from hand may not be brought to that card, area or player."""
    if card not in st.seats[seat].hand:
        return None
    for option, reason in drafts.places(st, seat, card):
        if option == place:
            return reason
    if place.key in AREAS:
        return area_refusal(st, seat, card, place.key)
    return host_refusal(st, seat, card, place.card) if place.key == "card" else None


def _warrior_refusal(st: State, seat: Seat, verb: str, card: CardId) -> Reason | None:
    if verb == "seek cover":
        return cover_refusal(st, seat, card)
    if verb == "exit cover":
        return exit_refusal(st, card)
    if verb == "enter vehicle":
        return enter_refusal(st, card)
    if verb == "exit vehicle":
        return exit_vehicle_refusal(st, card)
    return None


def _attack_refusal(st: State, seat: Seat, card: CardId, other: Option | None, money: Budget) -> Reason | None:
    if not money.menu:
        return Reason("ACT-20", "not_your_turn")
    if not money.attack and st.turn.seat != seat:
        return Reason("TURN-22", "not_your_turn")
    if not money.attack or money.actions + money.kept + st.turn.budget.attacks <= 0:
        return Reason("TURN-07", "attack_done")
    ban = first_turn_ban(st, seat)
    if ban is not None:
        return ban
    if other is not None and other.key == "player" and card not in st.play:
        return Reason("DIRECT-01", "no_player_attack")
    if card == NO_CARD:
        return Reason("COMBAT-05", "nothing_to_attack")
    if card not in st.play:
        return Reason("COMBAT-05", "not_an_option")
    reason = attacker_refusal(st, card)
    if reason is not None:
        return reason
    if other is not None and other.key == "player":
        return player_attack_refusal(st, card, other.seat)
    if other is not None and other.card in st.play:
        if other.key in ("fight", "shoot"):
            return None
        if other.card not in board(st).rates:
            return Reason("COMBAT-05", "not_an_option")
        reason = attack_refusal(st, card, other.card)
        if reason is not None:
            return reason
        return Reason("RUL-06", "required_by", (_name(st, card),))
    return Reason("COMBAT-05", "nothing_to_attack")


def tactic_reason(st: State, tactic: str) -> Reason | None:
    """Why a tactic may not be announced in the present combat."""
    c = st.combats[-1]
    return tactic_refusal(st, c.attacker, c.defender, tactic)


def _way_refusals(
    st: State, seat: Seat, verb: str, card: CardId, other: Option | None, window: Window | None, money: Budget
) -> Reason | None:
    if card == NO_CARD:
        return Reason("TIME-16", "not_playable_now", ("",))
    d = st.definitions.of[card]
    ways = d.acts if verb == "use" else d.plays
    if not ways or (verb == "use") != (card in st.play):
        return Reason("TIME-16", "not_playable_now", (d.card.name,))
    reason: Reason | None = None
    for way in ways:
        reason = way_refusal(st, seat, card, way, window, money)
        if reason is None and other is not None:
            draft = Draft(verb, seat, 0, card, way.index, answers=window.pending if window is not None else 0)
            if verb == "play" and d.card.host is not None:
                return _place_refusal(st, seat, card, other)
            for choice in way.ability.targets:
                if isinstance(choice, L.Target) and other.key == "card":
                    found = tuple(target_options(st, draft, way, choice, None))
                    if other.card not in found:
                        return strike_refusal(st, draft, way, other.card) or _target_refusal(
                            st, card, other.card
                        )
                if isinstance(choice, L.TargetPlayer) and other.key == "player":
                    if other.seat not in player_options(st, draft, way, choice, relevant_to(way, window)):
                        return Reason("RUL-29", "no_effect", (d.card.name,))
            return Reason("RUL-29", "no_effect", (d.card.name,))
        if reason is None:
            return None
    if reason is not None and reason.rule == "TIME-13" and d.type == "art" and other is not None:
        return _target_refusal(st, card, other.card) if other.key == "card" else reason
    if reason is not None and reason.rule == "TURN-11":
        return _no_actions(st, money, int(reason.args[1]))
    return reason


def _target_refusal(st: State, card: CardId, target: CardId) -> Reason:
    p = st.definitions
    d = p.of[card]
    row = st.play.get(target)
    if row is not None and row.unpaid and row.controller != controller(st, card):
        return Reason("RUL-26", "no_target", (d.card.name,))  # and not a word about who it is
    t = board(st).tags.get(target, 0)
    name = p.of[target].card.name
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


def _name(st: State, card: CardId) -> str:
    return st.definitions.of[card].card.name if card != NO_CARD else ""
