"""Battles: how one enters play with what it brings, how it ends, and what it is worth (VAR-BATTLE).

Everything comes out of the collection in one step that nobody can interrupt. A Battle is looked at whenever somebody is
to choose: without a defender it is removed from the game. Who kills the last one in combat earns 20 P; while it runs
its player may add 10 P once, when somebody else has reached the goal.
"""

from __future__ import annotations

from typing import Final

from doomtable.rules import mutate as M
from doomtable.rules.battle_nodes import Battle
from doomtable.rules.battlegrounds import area_is_taken, battles_of, defenders_of, running_battles
from doomtable.rules.frames import AwardFrame, BonusFrame, FallenFrame, Share
from doomtable.rules.permit import copy_in_play, host_refusal, refuse, unique_refusal
from doomtable.rules.places import has_outposts, home_areas
from doomtable.rules.play_limits import limit_mark
from doomtable.rules.query import can_fight
from doomtable.rules.questions import AskBonus
from doomtable.rules.sides import allied, members
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, CardId, EngineBug, Option, Reason, Seat, normal
from doomtable.rules.triggers import fire
from doomtable.rules.verbs.common import Answer, Handler, entered

LATEST: Final = 24
"""The P that an opponent may have when a Battle is played (VAR-BATTLE-02)."""
WORTH: Final = 20
"""The P for the kill of the last defender (VAR-BATTLE-08)."""
BONUS: Final = 10
"""The P that a running Battle adds when an opponent reaches the goal (VAR-BATTLE-11)."""
ASKED: Final = ("battle bonus", 0, 1)
"""The note of a player who has been asked for the bonus, or has reached the goal first (VAR-BATTLE-R05)."""
ADDED: Final = ("battle bonus", 1, 1)
"""The note of a player who has added the bonus."""


def battle_bar(st: State, seat: Seat, card: CardId) -> Reason | None:
    """The same for any card: nothing of this keeps others back."""
    return None if st.definitions.of[card].card.battle is None else battle_refusal(st, seat, card)


def battle_refusal(st: State, seat: Seat, card: CardId) -> Reason | None:
    """Why a Battle cannot be played (VAR-BATTLE-02 to VAR-BATTLE-06)."""
    battle = st.definitions.of[card].card.battle
    if battle is None or not st.rules.battles:
        return refuse(st, "VAR-BATTLE-01", "not_playable_now", card)
    for other in st.living():
        if not allied(st.rules, seat, other) and st.seats[other].P > LATEST:
            return Reason("VAR-BATTLE-02", "battle_too_late", (st.definitions.of[card].card.name, LATEST + 1))
    if running := battles_of(st, seat):
        return refuse(st, "VAR-BATTLE-03", "battle_already", running[0])
    if area_is_taken(st, seat, battle.area):
        return refuse(st, "VAR-BATTLE-04", "battle_area", card)
    if note_of(st, card) in st.seats[seat].used:
        return refuse(st, "VAR-BATTLE-05", "battle_again", card)
    missing = _missing(st, seat, battle)
    if missing:
        return Reason("VAR-BATTLE-06", "battle_missing", (st.definitions.of[card].card.name, missing))
    wrong = _bring(st.copy(), seat, card, trying=True)
    return refuse(st, "VAR-BATTLE-06", "battle_impossible", card, wrong) if wrong != NO_CARD else None


def note_of(st: State, card: CardId) -> tuple[str, int, int]:
    """The note of a player, by title, that a Battle has been in play (VAR-BATTLE-05)."""
    return "game", limit_mark(st, card, 0, "game"), 1


def _missing(st: State, seat: Seat, battle: Battle) -> str:
    """The name of a card that the Battle would bring, and that the collection lacks; "" if all are there."""
    have = [st.definitions.of[card].name for card in st.seats[seat].collection]
    for brought in battle.brings:
        for name in (brought.name, *brought.bears):
            if normal(name) not in have:
                return name
            have.remove(normal(name))
    return ""


def _take(st: State, seat: Seat, name: str) -> CardId:
    """The first card of that name in the collection."""
    for card in st.seats[seat].collection:
        if st.definitions.of[card].name == normal(name):
            return card
    raise EngineBug(f"seat {seat} has no {name} in the collection")


def _bring(st: State, seat: Seat, card: CardId, trying: bool) -> CardId:
    """Lay a Battle and all that comes with it; the first card that cannot stand where it should (VAR-BATTLE-06,
    VAR-BATTLE-R07), or NO_CARD: it is tried on a copy of the state first (`trying`)."""
    battle = st.definitions.of[card].card.battle
    assert battle is not None
    if battle.area == "outpost" and not has_outposts(st):
        return card
    M.enter(st, card, seat, battle.area)
    M.emit(st, "put", seat, card, word=battle.area)
    defenders: list[CardId] = []
    for brought in battle.brings:
        one = _take(st, seat, brought.name)
        d = st.definitions.of[one]
        if trying and _out_of_place(st, seat, one, battle.area):
            return one
        M.enter(st, one, seat, battle.area)
        M.emit(st, "put", seat, one, word=battle.area)
        if d.is_warrior:
            defenders.append(one)
        for name in brought.bears:
            item = _take(st, seat, name)
            unfit = trying and (unique_refusal(st, seat, item) or host_refusal(st, seat, item, one))
            if unfit:
                return item
            M.enter(st, item, seat, "attached", host=one)
            M.emit(st, "attached", seat, item, one, word="play")
    M.choose_on(st, card, tuple(defenders))
    return NO_CARD


def _out_of_place(st: State, seat: Seat, card: CardId, area: str) -> bool:
    """Whether a card that a Battle brings could not stand in that area, or may not be in play once more."""
    d = st.definitions.of[card]
    if d.is_warrior:
        return area not in home_areas(st, card) or (d.personality and copy_in_play(st, card, seat))
    return d.card.host is None or area not in d.card.host.areas or unique_refusal(st, seat, card) is not None


def enter_battle(st: State, seat: Seat, card: CardId) -> None:
    """VAR-BATTLE-13, VAR-BATTLE-14, VAR-BATTLE-R06: it is there with all that it brings before anything answers."""
    battle = st.definitions.of[card].card.battle
    assert battle is not None
    if battle_refusal(st, seat, card) is not None:
        return
    M.use_up(st, seat, *note_of(st, card))
    _bring(st, seat, card, trying=False)
    defenders = defenders_of(st, card)
    for one in defenders:
        if can_fight(st, one):
            M.set_countdown(st, seat, 0)  # WIN-15
    for one in reversed(defenders):
        entered(st, one, seat)
        for item in reversed(st.play[one].atts):
            fire(st, "enters", it=item, seat=seat)


# ---------------------------------------------------------------------------------------------------- its end


def await_fall(st: State, dead: tuple[tuple[CardId, Seat], ...]) -> None:
    """When these have been buried it is looked at whether the last defender of a Battle was among them, each killed in
    combat by a player."""
    M.push(st, FallenFrame(dead=dead))


def fallen(st: State, frame: FallenFrame) -> None:
    """VAR-BATTLE-08, VAR-BATTLE-R02: who has killed the last defender earns 20 P with what else the kill is worth."""
    earned: tuple[Share, ...] = ()
    for battle in running_battles(st):
        row = st.play[battle]
        killers = [seat for card, seat in frame.dead if card in row.chosen and 0 <= seat < len(st.seats)]
        if killers and not defenders_of(st, battle):
            if not allied(st.rules, killers[-1], row.controller):
                earned = (*earned, (killers[-1], WORTH, "P", battle, battle))
            _remove(st, battle)
    if not earned:
        return
    top = st.agenda[-1] if st.agenda else None
    if isinstance(top, AwardFrame):
        M.replace_frame(st, len(st.agenda) - 1, top._replace(todo=(*top.todo, *earned)))
    else:
        M.push(st, AwardFrame(todo=earned, done=()))


def _remove(st: State, battle: CardId) -> None:
    """VAR-BATTLE-07, VAR-BATTLE-R07: it is out of the game; what lies on it is discarded."""
    M.leave(st, battle, "annihilated")


def end_battles(st: State) -> bool:
    """VAR-BATTLE-07, VAR-BATTLE-09, VAR-BATTLE-R03: who is gone, or another player's, defends no more; a Battle without
    a defender is removed. Says whether anything has changed."""
    for frame in st.agenda:
        if frame.op == "fallen":
            return False
    changed = False
    for battle in running_battles(st):
        left = defenders_of(st, battle)
        if not left:
            _remove(st, battle)
            changed = True
        elif left != st.play[battle].chosen:
            M.choose_on(st, battle, left)
            changed = True
    return changed


# ---------------------------------------------------------------------------------------------------- its bonus


def offers_bonus(st: State, goal: int) -> bool:
    """VAR-BATTLE-11, VAR-BATTLE-R04, VAR-BATTLE-R05: whether victory waits for players to say if they add 10 P.

    Asked are those whose Battle runs and of whom an opponent has the goal, in turn order from who has reached it, each
    once in a game; who has reached it alone, and first, is not.
    """
    for frame in st.agenda:
        if frame.op == "battle bonus":
            return True
    there = [seat for seat in st.clockwise(max(st.turn.seat, 0)) if goal <= st.seats[seat].P]
    if not any(ASKED in s.used for s in st.seats):
        for seat in there if _one_side(st, there) else ():
            for member in members(st.rules, seat):
                if ASKED not in st.seats[member].used:
                    M.use_up(st, member, *ASKED)
    asked = tuple(
        seat for seat in st.clockwise(there[0])
        if battles_of(st, seat) and ASKED not in st.seats[seat].used
        and any(not allied(st.rules, seat, other) for other in there)
    )  # fmt: skip
    if asked:
        M.push(st, BonusFrame(left=asked))
    return bool(asked)


def _one_side(st: State, seats: list[Seat]) -> bool:
    return all(allied(st.rules, seats[0], seat) for seat in seats)


def bonus(st: State, frame: BonusFrame) -> None:
    """Ask the next of them; after the last one victory is judged."""
    if not frame.left:
        M.change_game(st, win_check=True)
        return
    seat = frame.left[0]
    M.push(st, BonusFrame(left=frame.left[1:]))
    running = battles_of(st, seat)
    if running and not st.seats[seat].out:
        M.use_up(st, seat, *ASKED)
        M.push(st, AskBonus(seat=seat, card=running[0]))


def answer_bonus(st: State, ask: AskBonus, option: Option) -> None:
    """Whether the player adds it."""
    if option.key == "yes":
        M.use_up(st, ask.seat, *ADDED)
        M.push(st, AwardFrame(todo=((ask.seat, BONUS, "P", NO_CARD, ask.card),), done=()))


def plays_on(st: State) -> bool:
    """VAR-BATTLE-R04: whether equal totals at the goal, after somebody has added the bonus, are played on from."""
    return st.rules.deck_out_tie != "draw" and any(ADDED in s.used for s in st.seats)


HANDLERS: Final[dict[str, Handler]] = {"fallen": fallen, "battle bonus": bonus}
ANSWERS: Final[dict[str, Answer]] = {"bonus": answer_bonus}
