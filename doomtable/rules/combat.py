"""The attack: seven steps as frames over a stack of combats (COMBAT-01).

A combat frame looks at the step its combat stands in, does it, and puts itself back below whatever must be asked or
answered first. A combat whose attacker or defender has gone, or that a card ended, goes straight to its end.
"""

from __future__ import annotations

from typing import Final

from doomtable.rules import mutate as M
from doomtable.rules.attack_permit import attack_refusal, attacker_refusal
from doomtable.rules.attack_prices import FOUGHT, has_fought
from doomtable.rules.battles import await_fall
from doomtable.rules.colonies import is_reborn
from doomtable.rules.combat_weapons import usable_weapons
from doomtable.rules.dice import roll
from doomtable.rules.frames import (
    AttackFrame,
    AwardFrame,
    BuryFrame,
    CloseCombatFrame,
    CombatFrame,
    DeathsFrame,
    DieFrame,
    HitFrame,
    RecheckFrame,
    RevealFrame,
    SessionFrame,
    SettleFrame,
    Share,
    SurvivedFrame,
    TellFrame,
)
from doomtable.rules.interludes import before
from doomtable.rules.pools import lying
from doomtable.rules.query import board, forbidden
from doomtable.rules.questions import AskStruck, AskTactic, AskWarzone, AskWeapon
from doomtable.rules.ratings import Side, fate, fight, kills_at_once, stops, strike_order, would_hit
from doomtable.rules.references import controller, is_one
from doomtable.rules.state import State
from doomtable.rules.state_parts import CombatState
from doomtable.rules.struck import all_struck, target_of, who_chooses
from doomtable.rules.tactic_permit import tactics
from doomtable.rules.terms import NO_CARD, NOBODY, UNPAID, CardId, Option, Seat, new_tuple
from doomtable.rules.triggers import ask_about, awaited, fire, listened, pending_event, turns
from doomtable.rules.verbs.common import (
    Answer,
    Handler,
    depart,
    discard_unearned,
    found_instead,
    kill_worth,
    open_instead,
    points_as,
    salvaged,
    start,
    take_away,
)
from doomtable.rules.warzone_choice import choose_warzone
from doomtable.rules.windows import answer_window, open_window


def attack(st: State, frame: AttackFrame) -> None:
    """Step 1; an unknown covered defender is turned up first. A turn may have but one combat (VAR-LIMITED-04)."""
    attacker, defender, seat, source = frame.attacker, frame.defender, frame.seat, frame.source
    award_to = _earner(st, seat, source) if frame.award_to is None else frame.award_to
    if attacker not in st.play or defender not in st.play:
        M.end_effects(st, "combat", 0)  # what was played for it
        return
    if st.rules.one_combat:
        if has_fought(st):
            M.end_effects(st, "combat", 0)
            return
        M.use_up(st, st.turn.seat, *FOUGHT)
    cid = M.fresh(st)
    before = tuple((c, st.play[c].wounded) for c in (attacker, defender))
    c = CombatState(cid, attacker, defender, seat, controller(st, defender), before=before, source=source)
    M.start_combat(st, c.but(award_to=award_to, wanted=frame.tactic, carries=frame.carries))
    for timed in st.effects:
        if timed.until == "combat" and timed.anchor == 0:  # played before the combatants were named
            M.change_effect(st, timed.id, anchor=cid)
    if source == "action":
        M.end_effects(st, "next attack", seat)
    M.begin_delayed(st, cid)
    M.emit(st, "attacked", seat, attacker, defender)
    M.push(st, CombatFrame(cid=cid))
    if st.play[defender].unpaid:
        M.push(st, RecheckFrame(cid=cid, role="defender"))
        M.push(st, RevealFrame(card=defender, leaves=False))


def _earner(st: State, seat: Seat, source: str) -> Seat:
    """Who earns the points of an attack: whose card allows it, or NOBODY for who makes the kills."""
    frame = next((frame for frame in reversed(st.agenda) if frame.op in ("session", "actions")), None)
    return frame.award_to if source == "action" and isinstance(frame, SessionFrame) and frame.seat == seat else NOBODY


def recheck(st: State, frame: RecheckFrame) -> None:
    """COVER-18, COMBAT-07: who may not fight as was revealed ends the combat."""
    c = st.combat(frame.cid)
    if c is None or c.defender not in st.play or c.attacker not in st.play:
        return
    if frame.role == "attacker":
        if attacker_refusal(st, c.attacker, by_card=True, covered=True) is not None:
            M.change_combat(st, c.id, ended=True)
    elif attack_refusal(st, c.attacker, c.defender, by_card=c.source != "action") is not None:
        M.change_combat(st, c.id, ended=True)


def undone(st: State, cid: int) -> bool:
    """Whether a combat cannot go on: it was ended, one of its warriors has left play, or it is one warrior's own."""
    c = st.combat(cid)
    if c is None or c.ended or c.attacker not in st.play or c.defender not in st.play:
        return True
    return bool(st.definitions.doubles) and is_one(st, c.attacker, c.defender)


def combat(st: State, frame: CombatFrame) -> None:
    """One step further."""
    c = st.combat(frame.cid)
    if c is None:
        return
    step = c.step
    if (st.definitions.bodies or st.definitions.fences) and (c := before(st, c)) is None:
        return
    if step not in ("status", "points", "over") and undone(st, frame.cid):
        _over(st, c)
        return
    STEPS[step](st, c)


def _next(st: State, c: CombatState, step: str) -> None:
    cid = c.id
    M.set_combat_step(st, cid, step)
    M.push(st, new_tuple(CombatFrame, (cid, "combat")))


def _declared(st: State, c: CombatState) -> None:
    """Step 1 is announced; a covered defender lies open for the combat (COVER-21); everybody may answer."""
    if st.play[c.defender].cover and not c.shown:
        M.change_combat(st, c.id, shown=(c.defender,))
    _next(st, c, "announced" if st.definitions.halts_attacks else "choose tactic")
    p = pending_event(st, "attacked", c.defender, c.attacker, c.aseat)
    M.push(st, new_tuple(SettleFrame, (p.id, "settle")))
    fire(st, "attacked", it=c.defender, by=c.attacker, seat=c.aseat)
    answer_window(st, "attacked", p.id, (c.attacker, c.defender), c.aseat, c.dseat)


def _announced(st: State, c: CombatState) -> None:
    """Nobody answers the announcement any more: what is played right after it, the attacker first (RUL-47)."""
    _next(st, c, "choose tactic")
    open_window(st, "attack announced", combat=True)


def _choose_tactic(st: State, c: CombatState) -> None:
    """Step 2 (COMBAT-08); without a tactic the pair could use nothing happens."""
    possible = tactics(st, c.attacker, c.defender)
    if not possible or (c.wanted and c.wanted not in possible):
        M.change_combat(st, c.id, ended=True)
        M.push(st, CombatFrame(cid=c.id))
        return
    _next(st, c, "warzone" if st.definitions.warzones else "arm")
    if c.wanted:
        M.change_combat(st, c.id, tactic=c.wanted)
        M.emit(st, "tactic", c.aseat, word=c.wanted)
        return
    M.push(st, AskTactic(seat=c.aseat, cid=c.id))


def answer_tactic(st: State, ask: AskTactic, option: Option) -> None:
    c = st.combat(ask.cid)
    assert c is not None
    M.change_combat(st, c.id, tactic=option.key, aweapon=-2, dweapon=-2)
    M.emit(st, "tactic", ask.seat, word=option.key)


def _choose_warzone(st: State, c: CombatState) -> None:
    """COMBAT-10: in a Warzone of its area, if any."""
    _next(st, c, "arm")
    choose_warzone(st, c)


def answer_warzone(st: State, ask: AskWarzone, option: Option) -> None:
    if option.key == "card":
        c = M.change_combat(st, ask.cid, warzone=option.card)
        M.emit(st, "warzone", ask.seat, option.card, c.defender)
        return
    M.change_combat(st, ask.cid, warzone=NO_CARD)  # a card may have it chosen anew (TRANSFER)


def _arm(st: State, c: CombatState) -> None:
    """EQUIP-16: weapons, where there is a choice: attacker first, unless the defender strikes first (ETIQ-04)."""
    _next(st, c, "modify")
    if listened(st, "tactic"):
        p = pending_event(st, "tactic", c.attacker, c.attacker, c.aseat, word=c.tactic)
        M.push(st, new_tuple(SettleFrame, (p.id, "settle")))
        ask_about(st, p)
    sides = [
        (warrior, seat)
        for warrior, seat in ((c.defender, c.dseat), (c.attacker, c.aseat))
        if len({st.definitions.card_def[w] for w in usable_weapons(st, c, warrior)}) > 1
    ]
    f = fight(st) if len(sides) > 1 else None
    if f is not None and strike_order(st, f) == "defender":
        sides.reverse()
    for warrior, seat in sides:
        M.push(st, AskWeapon(seat=seat, cid=c.id, warrior=warrior))


def answer_weapon(st: State, ask: AskWeapon, option: Option) -> None:
    c = st.combat(ask.cid)
    assert c is not None
    M.change_combat(st, c.id, **{"aweapon" if ask.warrior == c.attacker else "dweapon": option.card})
    M.emit(st, "armed", ask.seat, ask.warrior, option.card)


def _modify(st: State, c: CombatState) -> None:
    """Step 4 (COMBAT-18): attacker, defender, others, until all pass in a row."""
    _next(st, c, "group")
    open_window(st, "combat", combat=True)


def _group(st: State, c: CombatState) -> None:
    """Nobody changes a rating any more: the dice, if there are any; then reinforced combatants: the opponent says at
    whom it strikes, or who the card says (COMBAT-03)."""
    if st.rules.dice != "none":
        c = roll(st, c, fighters(c))
    _next(st, c, "strike")
    for combatant, owner, opponent in ((c.attacker, c.aseat, c.dseat), (c.defender, c.dseat, c.aseat)):
        if choosers := who_chooses(st, c, combatant):
            seat = opponent if "opponent" in choosers else owner
            M.push(st, AskStruck(seat=seat, cid=c.id, combatant=combatant))


def answer_struck(st: State, ask: AskStruck, option: Option) -> None:
    c = st.combat(ask.cid)
    assert c is not None
    M.change_combat(st, c.id, struck=(*c.struck, (ask.combatant, option.card)))


def fighters(c: CombatState) -> tuple[CardId, ...]:
    """Everybody who may be struck in this combat."""
    return (c.attacker, c.defender, *(helper for helper, _ in c.helpers))


def _strike(st: State, c: CombatState) -> None:
    """Step 5: the weapons are final (EQUIP-16); what answers to a strike comes before it, the attacker's first."""
    f = fight(st)
    assert f is not None
    used = [side.weapons[0] if side.weapons else -1 for side in (f.attacker, f.defender)]
    M.change_combat(st, c.id, aweapon=used[0], dweapon=used[1])
    _next(st, c, "blows")
    order = strike_order(st, f)
    if order != "attacker" and st.definitions.of[c.attacker].is_warrior:
        fire(st, "struck at", it=target_of(st, f.attacker).card, by=f.defender.card)
    if order != "defender":
        fire(st, "struck at", it=target_of(st, f.defender).card, by=f.attacker.card)


def _blows(st: State, c: CombatState) -> None:
    """The blows themselves (COMBAT-27 to 29, FIRSTSTRIKE)."""
    f = fight(st)
    assert f is not None
    order = strike_order(st, f)
    attacked, defended = target_of(st, f.attacker), target_of(st, f.defender)
    both = (f.attacker, defended), (f.defender, attacked)
    a_hits, d_hits = [would_hit(st, one, other, c.tactic) for one, other in both]
    if order == "both":
        _compare(st, c, both)
        _next(st, c, "points")
        _blow(st, f.defender, attacked, d_hits)
        _blow(st, f.attacker, defended, a_hits)
        return
    (first, second), hit = (both[0], a_hits) if order == "attacker" else (both[1], d_hits)
    ends = hit and stops(st)  # nobody strikes back
    _compare(st, c, ((first, second),) if ends else both)
    M.change_combat(st, c.id, step="points" if ends else "strike back")
    M.push(st, CombatFrame(cid=c.id))
    M.push(st, DeathsFrame(cid=c.id))
    _blow(st, first, second, hit)


def _strike_back(st: State, c: CombatState) -> None:
    """FIRSTSTRIKE-02: who was struck first and still lives strikes back."""
    back, struck = _back(st)
    _next(st, c, "blow back")
    fire(st, "struck at", it=struck.card, by=back.card)


def _back(st: State) -> tuple[Side, Side]:
    """Who strikes back, and at whom."""
    f = fight(st)
    assert f is not None
    back, struck = (f.defender, f.attacker) if strike_order(st, f) == "attacker" else (f.attacker, f.defender)
    return back, target_of(st, struck)


def _blow_back(st: State, c: CombatState) -> None:
    _next(st, c, "points")
    back, struck = _back(st)
    _blow(st, back, struck, would_hit(st, back, struck, c.tactic))


def _compare(st: State, c: CombatState, blows: tuple[tuple[Side, Side], ...]) -> None:
    stat = 0 if c.tactic == "fight" else 1
    for one, other in blows:
        rating, armor = one.rates[stat], other.rates[2]
        if rating is not None and armor is not None:
            M.emit(st, "compared", controller(st, one.card), one.card, other.card, rating, str(armor))


def _blow(st: State, striker: Side, struck: Side, hit: bool) -> None:
    """A hit becomes a pending wound or death, which cards may still answer (RUL-23)."""
    for one in reversed(all_struck(st, striker, struck)) if hit else ():
        _reach(st, striker, one)


def _reach(st: State, striker: Side, struck: Side) -> None:
    result = fate(st, striker, struck)
    if result == "unhurt":
        return
    sure = forbidden(st, "survive", struck.card, striker.card) is not None
    at_once = sure or (result == "killed" and kills_at_once(st, striker, struck))
    if result == "killed" and not sure and forbidden(st, "be killed", struck.card, striker.card) is not None:
        at_once = False
        result = "killed" if st.play[struck.card].wounded else "wounded"
    worth = max(0, struck.rates[3] or 0)
    p = pending_event(st, result, struck.card, striker.card, number=worth)
    M.push(st, HitFrame(pid=p.id, told=sure, at_once=at_once, harmed=sure))
    if not sure:
        ask_about(st, p)


def hit(st: State, frame: HitFrame) -> None:
    """Nobody saved the warrior; a wound shows at once, the dead wait for step 6 (two-phase death)."""
    p = st.pend(frame.pid)
    if p is None:
        return
    if p.cancelled or p.card not in st.play:
        M.drop_pending(st, p.id)
        discard_unearned(st)
        return
    if not frame.told and awaited(st, "hit"):
        M.push(st, frame._replace(told=True))
        fire(st, "hit", it=p.card, by=p.ctx.by, pending=p.id)
        return
    if not frame.harmed and awaited(st, "harmed"):
        M.push(st, frame._replace(told=True, harmed=True))
        fire(st, "harmed", it=p.card, by=p.ctx.by, number=1 + frame.at_once)
        return
    if p.kind == "wounded":
        M.drop_pending(st, p.id)
        M.set_wounded(st, p.card, True, p.ctx.by)
        fire(st, "wounded", it=p.card, by=p.ctx.by)


def _points(st: State, c: CombatState) -> None:
    """Steps 6 and 7: the dead go, their worth is paid (COMBAT-32, COMBAT-36)."""
    _next(st, c, "over")
    for effect, ctx in c.late[::-1]:
        start(st, (effect,), ctx)
    deaths(st, DeathsFrame(cid=c.id))


def deaths(st: State, frame: DeathsFrame) -> None:
    """Remove everybody who is killed and not saved; both owners are paid in the same instant (POINTS-04)."""
    c = st.combat(frame.cid)
    assert c is not None
    awards: list[Share] = []
    dead: list[tuple[CardId, CardId, int]] = []
    for p in st.pending:
        if p.kind == "killed" and not p.cancelled and p.card in st.play and p.card in fighters(c):
            killer = p.ctx.by
            seat = _earned_by(st, c, killer, p.card)
            worth = kill_worth(st, killer, p.card)
            if worth and seat != UNPAID:
                awards.append((seat, worth, points_as(st, seat, killer, p.card), p.card, killer))
            if st.rules.carried_p and seat != UNPAID:
                awards.append((seat, lying(st, p.card, "P"), "D", p.card, killer))
            dead.append((p.card, killer, p.id))
    if awards:
        M.push(st, AwardFrame(todo=tuple(awards), done=()))
    if st.rules.battles:
        await_fall(st, tuple((card, _earned_by(st, c, killer, card)) for card, killer, _ in dead))
    M.change_combat(st, c.id, fallen=c.fallen + tuple(card for card, _, _ in dead))
    M.push(st, BuryFrame(dead=tuple(dead)))
    for card, killer, pid in reversed(dead):  # all that these deaths trigger goes before any of the dead (MISS-08)
        M.push(st, TellFrame(card=card, killer=killer, pid=pid))


def _earned_by(st: State, c: CombatState, killer: CardId, victim: CardId) -> Seat:
    """POINTS-05: the controller of the warrior that made the killing hit, unless a card names somebody."""
    if c.award_to != NOBODY:
        return c.award_to
    if killer in st.play:
        return controller(st, killer)
    helped = dict(c.helpers).get(victim, victim)
    return c.aseat if helped == c.defender else c.dseat


def die(st: State, frame: DieFrame) -> None:
    """What its death triggers goes first, then the body (COMBAT-32, MISS-08)."""
    card, killer, pid = frame.card, frame.killer, frame.pid
    if st.rules.battles and st.combats and card in fighters(st.combats[-1]):  # VAR-BATTLE-R03
        await_fall(st, ((card, _earned_by(st, st.combats[-1], NO_CARD, card)),))
    M.push(st, BuryFrame(dead=((card, killer, pid),)))
    tell(st, TellFrame(card=card, killer=killer, pid=pid))


def tell(st: State, frame: TellFrame) -> None:
    """A warrior is killed; it lies there until it is buried."""
    card, killer = frame.card, frame.killer
    if card in st.play:
        seat = controller(st, card)
        M.emit(st, "killed", seat, card, killer)
        fire(st, "killed", it=card, by=killer, seat=seat, also="turned" if turns(st, card, killer) else "")


def bury(st: State, frame: BuryFrame) -> None:
    """The dead leave play together with all that is on them.

    What is to happen to each instead is found before the first of them goes: who kills and dies at once still counts.
    """
    dead = []
    for card, killer, pid in frame.dead:
        fleeting = card in st.play and board(st).tags[card] & st.definitions.FLEETING
        to = "annihilated" if fleeting else "discard"
        names = ("killed", *(("annihilated",) if fleeting else ()), "lost", "leaves")  # no discard (RUL-17)
        path = found_instead(st, card, killer, names, frame.settled)
        ask = open_instead(st, card, path, frame.settled)
        if ask is not None:
            M.push(st, frame, ask)
            return
        if salvaged(st, card, killer, frame, path):
            return
        dead.append((card, killer, pid, to, path))
    for card, killer, pid, to, path in dead:
        if card in st.play and not path and to == "discard" and is_reborn(st, card):
            depart(st, card, "draw", "shuffled", killer)
        elif card in st.play:
            take_away(st, card, killer, to, path)
        M.drop_pending(st, pid)


def _over(st: State, c: CombatState) -> None:
    """The combat ends: its cards and effects go, a living covered defender is turned down again (COMBAT-33, 34)."""
    resolved = not c.ended and c.step in ("over", "strike back")
    M.emit(st, "combat_over", c.aseat, c.attacker, c.defender, word="resolved" if resolved else "ended")
    for p in st.pending:
        if p.kind in ("killed", "wounded") and p.card in fighters(c):
            M.drop_pending(st, p.id)
    if listened(st, "combat end"):
        fire(st, "combat end", it=c.attacker, by=c.defender, seat=c.aseat)
    M.push(st, CloseCombatFrame(cid=c.id))  # what waits for the end comes after it (Ticker wears off, then wounds)
    if c.tactic:  # who withdrew from it has lived through it too; one that ended before step 3 was none
        for card, seat in ((c.attacker, c.aseat), (c.defender, c.dseat)):
            if card in st.play and card not in c.fallen:
                other = c.defender if card == c.attacker else c.attacker
                M.push(st, new_tuple(SurvivedFrame, (card, other, seat, "survived")))


def close_combat(st: State, frame: CloseCombatFrame) -> None:
    c = st.combat(frame.cid)
    for timed in st.effects if c is not None and c.carries else ():
        if timed.until == "combat" and timed.anchor == frame.cid and c is not None and c.attacker in timed.on:
            M.change_effect(st, timed.id, anchor=0)  # it waits for the next combat
    discard_unearned(st)
    M.close_combat(st, frame.cid)


def survived(st: State, frame: SurvivedFrame) -> None:
    """A window for those who lived through it (JOY OF VICTORY)."""
    if frame.card not in st.play or not listened(st, "survived"):
        return
    p = pending_event(st, "survived", frame.card, frame.foe, frame.seat)
    M.push(st, new_tuple(SettleFrame, (p.id, "settle")))
    fire(st, "survived", it=frame.card, by=frame.foe, seat=frame.seat)
    ask_about(st, p)


STEPS: Final = {
    "declared": _declared, "announced": _announced, "choose tactic": _choose_tactic, "warzone": _choose_warzone,
    "arm": _arm, "modify": _modify, "group": _group, "strike": _strike, "blows": _blows, "strike back": _strike_back,
    "blow back": _blow_back, "points": _points, "over": _over,
}  # fmt: skip
HANDLERS: Final[dict[str, Handler]] = {
    "attack": attack, "recheck": recheck, "combat": combat, "hit": hit, "deaths": deaths, "die": die, "tell": tell,
    "bury": bury, "close combat": close_combat, "survived": survived,
}  # fmt: skip
ANSWERS: Final[dict[str, Answer]] = {
    "struck": answer_struck, "tactic": answer_tactic, "weapon": answer_weapon, "warzone": answer_warzone,
}  # fmt: skip
