"""The turn: Draw, Actions, Discard, the end of the game, and who comes next.

A turn is put on the agenda as its steps, last first. Victory is looked at after every award and draw (WIN-02, WIN-07),
never between two awards of one instant (WIN-03).
"""

from __future__ import annotations

from functools import cache
from typing import Final

from doomtable.rules import battles
from doomtable.rules import language as L
from doomtable.rules import mutate as M
from doomtable.rules.awards import bank_carried
from doomtable.rules.bases import shown_p
from doomtable.rules.bindings import Bindings
from doomtable.rules.colony_count import has_colonized
from doomtable.rules.cycle_frames import CycleFrame
from doomtable.rules.frames import (
    ACTIONS,
    CLOSE_TURN,
    CLOSING,
    DISCARD_BEGUN,
    DISCARD_STEP,
    DRAW,
    DRAW_STEP,
    END_TURN,
    TO_ACTIONS,
    ActionsFrame,
    CloseTurnFrame,
    ClosingFrame,
    DealFrame,
    DiscardStepFrame,
    DrawFrame,
    DrawOnFrame,
    DrawStepFrame,
    EndTurnFrame,
    MissionFrame,
    NextTurnFrame,
    SessionFrame,
    ToActionsFrame,
    TurnFrame,
    WonFrame,
    next_turn_frame,
    turn_frame,
)
from doomtable.rules.lines import other_line
from doomtable.rules.mulligan import answer_mulligan, offers_mulligan
from doomtable.rules.passing import noted
from doomtable.rules.permit import able_warriors, own_warriors
from doomtable.rules.player_values import player_value, value_sources
from doomtable.rules.query import holds
from doomtable.rules.questions import (
    AskDiscard,
    AskMay,
    AskMulligan,
    AskSession,
    AskWar,
    ask_discard,
    ask_menu,
)
from doomtable.rules.references import mission_holder
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.set_up import SET_UP
from doomtable.rules.sides import allied, members, once_a_pool, side
from doomtable.rules.spending import owed
from doomtable.rules.state import Frame, State
from doomtable.rules.terms import NO_CARD, NOBODY, PASS, Option, Seat
from doomtable.rules.triggers import ask_about, fire, listened, pending_event
from doomtable.rules.turn_budget import SPENT
from doomtable.rules.verbs.card_verbs import discard_from_hand
from doomtable.rules.verbs.common import Answer, Handler
from doomtable.rules.wars import answer_under, answer_war, answer_war_for, offers_war
from doomtable.rules.windows import open_to, open_window

ANY_NUMBER: Final = DrawOnFrame(NOBODY, 0).left
"""How many cards may be drawn where no card says it."""
ONE_MORE: Final = (L.Draw(1),)
EXTRA_P: Final = 10
"""The P beyond a tie that a tournament is played on to, once all draw piles are empty (WIN-09)."""


def deal(st: State, frame: DealFrame) -> None:
    """SETUP-01 to SETUP-05: shuffle, draw the opening hands, choose who begins."""
    for seat in range(len(st.seats)):
        M.shuffle(st, seat)
    for seat in range(len(st.seats)):
        M.draw(st, seat, st.rules.numbers(seat).start_hand)
    for what in st.rules.set_up:
        SET_UP[what](st)
    if st.rules.cycle:
        M.push(st, CycleFrame())
        return
    first = M.below(st, len(st.seats)) if st.rules.start_player == "random" else 0
    M.push(st, turn_frame(first))


def begin(st: State, frame: TurnFrame) -> None:
    """A new turn; passing effects end, the no-warriors countdown may start (WIN-12)."""
    seat = frame.seat
    s = st.seats[seat]
    skips = noted(s.used, "skip turn")
    if skips:
        M.use_less(st, seat, skips[0])
        M.emit(st, "missed", seat, word="turn")
        M.push(st, next_turn_frame(seat))
        return
    actions = player_value(st, "actions", seat, st.rules.numbers(seat).actions)
    for _, _, more in noted(s.used, "next turn"):
        actions += more
    M.begin_turn(st, seat, s.markers if st.rules.markers else max(0, actions))
    M.end_effects(st, "your next turn", seat)
    if st.rules.colony_goal and has_colonized(st, seat):
        return
    if st.rules.carried_p and st.rules.banking == "turn start":
        bank_carried(st, seat)
    if _side_able(st, seat):
        M.set_countdown(st, seat, 0)
    elif not s.countdown and seat != st.rules.stand and (not st.rules.sabotage or not s.draw):
        M.set_countdown(st, seat, st.rules.no_warrior_turns)
    M.push(st, next_turn_frame(seat), END_TURN, *steps(st.rules))
    fire(st, "turn start", seat=seat)
    open_window(st, "turn start")


def steps(rules: Ruleset, first: str = "") -> tuple[Frame, ...]:
    """The steps of a turn as frames, the next one last; without those before `first`."""
    return _steps(rules.turn_steps, first)


@cache
def _steps(every: tuple[str, ...], first: str) -> tuple[Frame, ...]:
    wanted = every[every.index(first) :] if first else every
    out = [STEPS[step] for step in reversed(wanted)]
    return (*out, TO_ACTIONS) if wanted[0] == "actions" and not first else tuple(out)


STEPS: Final[dict[str, Frame]] = {"draw": DRAW_STEP, "actions": ACTIONS, "discard": DISCARD_STEP, "closing": CLOSING}
"""The frame of each step; the Draw step goes over into the Actions step by itself."""


def draw_step(st: State, frame: DrawStepFrame) -> None:
    """Windows before drawing, then the draw (TURN-03)."""
    M.set_step(st, "draw")
    if st.rules.mulligan != "none" and offers_mulligan(st, st.turn.seat):
        M.push(st, frame, AskMulligan(seat=st.turn.seat))
        return
    if st.rules.wars and offers_war(st, st.turn.seat):
        M.push(st, frame, AskWar(seat=st.turn.seat))
        return
    M.push(st, DRAW)
    open_window(st, "draw")
    fire(st, "draw start", seat=st.turn.seat)


def draw(st: State, frame: DrawFrame) -> None:
    """Fill the hand; nothing is drawn above the limit, an empty pile is no hindrance (TURN-04)."""
    seat = st.turn.seat
    fill, drawn = fill_hand(st, seat)
    M.push(st, TO_ACTIONS)
    open_window(st, "after draw")
    fire(st, "draw end", seat=seat)
    if fill > st.rules.numbers(seat).hand_fill:
        M.push(st, DrawOnFrame(seat=seat, held=-1, left=_draws_left(st, seat, fill, drawn)))
    if drawn:
        fire(st, "drawn", seat=seat, number=drawn)


def fill_hand(st: State, seat: Seat) -> tuple[int, int]:
    """Draw up to a full hand: how many cards fill it, 0 for whoever must miss the draw, and how many are drawn."""
    s = st.seats[seat]
    M.end_effects(st, "your next draw", seat)
    usual = st.rules.numbers(seat).hand_fill
    fill = player_value(st, "fill", seat, usual)
    skip = noted(s.used, "skip draw")
    if skip:
        M.use_less(st, seat, skip[0])
        M.emit(st, "missed", seat, word="draw")
        return 0, 0
    wanted = max(0, min(fill, usual) - len(s.hand))
    return fill, len(M.draw(st, seat, min(wanted, player_value(st, "draws", seat, wanted))))


def _draws_left(st: State, seat: Seat, fill: int, drawn: int) -> int:
    """How many cards a player may draw further, of those that a card lets a hand be filled with."""
    room = max(0, fill - len(st.seats[seat].hand) + drawn)
    most = player_value(st, "draws", seat, room)
    return most - drawn if most < room else ANY_NUMBER


def draw_on(st: State, frame: DrawOnFrame) -> None:
    """A card lets a player draw further, as far as wished."""
    seat = frame.seat
    s = st.seats[seat]
    held = len(s.hand)
    if held == frame.held or frame.left <= 0 or not s.draw:
        return
    if held >= player_value(st, "fill", seat, st.rules.numbers(seat).hand_fill):
        return
    card = value_sources(st, "fill", seat)[-1]
    more = AskMay(seat=seat, effects=ONE_MORE, ctx=Bindings(card, seat), card=card)
    M.push(st, DrawOnFrame(seat=seat, held=held, left=frame.left - 1), more)


def to_actions(st: State, frame: ToActionsFrame) -> None:
    """The Draw step is over; who cannot bring any warrior into play any more may be out by now (WIN-06)."""
    seat = st.turn.seat
    if st.rules.deck_out_player_out == "no warrior" and _without_warriors(st, seat):
        lose(st, seat, "no_warriors")
        return
    M.set_step(st, "actions")
    fire(st, "actions start", seat=seat)


def _without_warriors(st: State, seat: Seat) -> bool:
    """Whether a player's draw pile is empty, and no warrior is in play, in cover or in hand."""
    s, of = st.seats[seat], st.definitions.of
    return not s.draw and not own_warriors(st, seat) and not any(of[card].is_warrior for card in s.hand)


def _has_markers(st: State) -> bool:
    """Whether anybody has a marker left."""
    return any(st.seats[s].markers for s in st.living())


def actions(st: State, frame: ActionsFrame) -> None:
    """The menu, again and again, until the turn is ended (TURN-05, TURN-20)."""
    if st.rules.markers and not _has_markers(st):
        _end_by_markers(st)
        return
    M.push(st, ACTIONS, ask_menu(st.turn.seat))


def _end_by_markers(st: State) -> None:
    """The last action of the game has been carried out: most P wins."""
    _, leaders = leading(st)
    M.end_game(st, "markers", leaders) if leaders else M.end_game(st, "draw")


def answer_end(st: State) -> None:
    """The end of the turn is announced; after that no action is possible, answers are (TURN-20)."""
    M.pop(st)  # the actions frame
    M.set_budget(st, SPENT)
    open_window(st, "end announced", without=st.turn.seat)


def session(st: State, frame: SessionFrame) -> None:
    """Further actions taken at once (RUL-30)."""
    if frame.left > 0 and not st.seats[frame.seat].out:
        M.push(st, frame, AskSession(seat=frame.seat))


def discard_step(st: State, frame: DiscardStepFrame) -> None:
    """TURN-14, TURN-15; what is played right before it, then what waits for its start, comes before the discard."""
    seat = st.turn.seat
    if frame.begun:
        hand = len(st.seats[seat].hand)
        limit = st.rules.numbers(seat).discard_limit
        excess = hand - player_value(st, "hand", seat, hand if limit is None else limit)  # cards may limit it too
        more = player_value(st, "free discards", seat, 1) - 1
        if limit is not None and excess > 0 and st.rules.optional_discard_with_overflow:
            more += excess  # one beside those that must be
        M.push(st, ask_discard(seat, player_value(st, "discards", seat, max(0, excess)), more))
        return
    M.set_step(st, "discard")
    skip = noted(st.seats[seat].used, "skip discard")
    if skip:
        M.use_less(st, seat, skip[0])
        M.emit(st, "missed", seat, word="discard")
        return
    M.push(st, DISCARD_BEGUN)
    fire(st, "discard start", seat=seat)
    open_to(st, "discard", seat)


def closing(st: State, frame: ClosingFrame) -> None:
    """VAR-VORTEX-18, VAR-VORTEX-R07: nothing is discarded, but what speaks of the Discard step happens now."""
    fire(st, "discard start", seat=st.turn.seat)
    open_to(st, "discard", st.turn.seat)


def answer_discard(st: State, ask: AskDiscard, option: Option) -> None:
    """TURN-18: the card goes face down and need not be shown."""
    if option == PASS:
        return
    M.note_activity(st)
    excess = ask.excess - 1
    if excess > 0 or (ask.more and len(st.seats[ask.seat].hand) > 1):
        M.push(st, ask_discard(ask.seat, max(0, excess), max(0, ask.more - 1)))
    discard_from_hand(st, option.card, NO_CARD, hidden=True)


def end_turn(st: State, frame: EndTurnFrame) -> None:
    """TURN-19; a last open window, then what lasted this turn is over."""
    M.push(st, CLOSE_TURN)
    fire(st, "turn end", seat=st.turn.seat)
    _lasting_missions(st)
    open_window(st, "turn end")


def _lasting_missions(st: State) -> None:
    """Missions that ask for a full turn of something: from the end of one own turn to the end of the next."""
    for card in list(st.play) if st.definitions.lasting else ():
        row = st.play.get(card)
        goal = st.definitions.of[card].goal if row is not None else None
        if row is None or goal is None or not goal.lasts:
            continue
        seat = mission_holder(st, card)
        if seat != st.turn.seat:
            continue
        ctx = Bindings(card, seat)
        if goal.when is not None and not holds(st, goal.when, ctx):
            M.choose_on(st, card, ())
        elif row.chosen:
            M.push(st, MissionFrame(card=card, goal=goal, ctx=ctx))
        else:
            M.choose_on(st, card, ("kept",))


def close_turn(st: State, frame: CloseTurnFrame) -> None:
    """The turn is over: passing effects, the countdown of WIN-12."""
    seat = st.turn.seat
    s = st.seats[seat]
    M.emit(st, "turn_end", seat)
    M.end_turn_effects(st, seat)
    if s.countdown and _side_able(st, seat):
        M.set_countdown(st, seat, 0)
    if s.countdown:
        left = s.countdown - 1
        M.set_countdown(st, seat, left)
        if left == 0:
            lose(st, seat, "no_warriors")


def _side_able(st: State, seat: Seat) -> bool:
    """Whether a player has a warrior that can fight, or a partner in the other line has one (VAR-FRONT-R09)."""
    other = other_line(st, seat)
    return bool(able_warriors(st, seat)) or (other != NOBODY and bool(able_warriors(st, other)))


def ends_without(st: State, seat: Seat) -> bool:
    """Whether but one side is left without this player."""
    return len({side(st.rules, x) for x in st.living() if x != seat}) == 1


def lose(st: State, seat: Seat, how: str) -> None:
    """WIN-17: in a duel the opponent wins; among more the loser leaves and the last one left wins."""
    if ends_without(st, seat) or (st.rules.behind and how == "no_warriors"):  # the whole side is out (VAR-FRONT-R09)
        M.emit(st, "out", seat, word=how)
        M.end_game(st, how, members(st.rules, next(x for x in st.living() if not allied(st.rules, x, seat))))
        return
    M.set_out(st, seat, how)
    M.change_game(st, win_check=True)


def next_turn(st: State, frame: NextTurnFrame) -> None:
    """Clockwise to the next player still in (MULTI-01, MULTI-GEN-01); WIN-11."""
    seat = frame.seat
    again = noted(st.seats[seat].used, "turn again")
    order = st.clockwise(seat)
    new = order[1] if len(order) > 1 and order[0] == seat else order[0]
    if again and not st.seats[seat].out:
        M.use_less(st, seat, again[0])
        new = seat
    elif st.rules.cycle:
        return  # the phase knows who is next
    elif st.place_of_seat(new) <= st.place_of_seat(seat):
        M.count_round(st, idle=not st.draws and all(st.seats[x].turns for x in order))  # the first may be half a round
        M.forget_activity(st)
        if st.idle >= st.rules.idle_rounds:
            M.end_game(st, "draw")
            return
    M.push(st, turn_frame(new))


def leading(st: State) -> tuple[int, tuple[Seat, ...]]:
    """The most P of a side that is still in, and the seats of that side; none where several have as much."""
    points = {side(st.rules, s): side_points(st, s) for s in st.living()}
    top = max(points.values())
    found = [mask for mask, n in points.items() if n == top]
    return top, tuple(s for s in range(len(st.seats)) if found[0] >> s & 1) if len(found) == 1 else ()


def _who_may_win(st: State) -> tuple[int, tuple[Seat, ...]]:
    """The most P of a side that owes the bank nothing, and its seats; none where several have as much, or all owe."""
    free = {side(st.rules, s) for s in st.living() if not any(owed(st, m) for m in members(st.rules, s))}
    points = [(side_points(st, s), side(st.rules, s)) for s in st.living() if side(st.rules, s) in free]
    top = max((n for n, _ in points), default=-1)
    found = {mask for n, mask in points if n == top}
    mask = found.pop() if len(found) == 1 else 0
    return top, tuple(s for s in range(len(st.seats)) if mask >> s & 1)


def side_points(st: State, seat: Seat) -> int:
    """The P of a seat's side, of members that have left the game, too (MULTI-TEAM-R01, MULTI-CARTEL-R03)."""
    return sum(shown_p(st, s) for s in once_a_pool(st.rules, members(st.rules, seat), "P"))


def goal(st: State) -> int:
    """The P that win the game."""
    return st.raised_goal or st.rules.goal_p


def extra_goal(st: State) -> int:
    """WIN-09: the P to which a game that is tied without any draw pile is played on, in a tournament."""
    return min(leading(st)[0] + EXTRA_P, goal(st))


def _win(st: State, leaders: tuple[Seat, ...]) -> None:
    """Who has reached the goal has won, unless a card takes that back."""
    if not listened(st, "won"):
        M.end_game(st, "promotion", leaders)
        return
    p = pending_event(st, "won", NO_CARD, seat=leaders[0], number=leading(st)[0])
    M.push(st, WonFrame(pid=p.id, winners=leaders))
    ask_about(st, p)


def won(st: State, frame: WonFrame) -> None:
    """Nobody answers the victory any more; after one that was taken back the goal is looked at anew."""
    p = st.pend(frame.pid)
    M.drop_pending(st, frame.pid)
    if p is not None and p.cancelled:
        M.change_game(st, win_check=True)
    else:
        M.end_game(st, "promotion", frame.winners)


def look_for_victory(st: State) -> None:
    """WIN-02, WIN-04, WIN-07, WIN-10, WIN-20: goal first, then empty piles."""
    M.change_game(st, win_check=False)
    if st.rules.stand >= 0:  # VAR-BEATDOWN-R02
        return
    top, leaders = _who_may_win(st) if st.definitions.credit else leading(st)
    if top >= goal(st):
        if st.rules.battles and battles.offers_bonus(st, goal(st)):
            return
        if leaders and st.sudden and top < st.rules.goal_p:
            M.end_game(st, "deck_out", leaders)
        elif leaders:
            _win(st, leaders)
        elif not (st.rules.battles and battles.plays_on(st)):
            M.end_game(st, "draw")
        return
    if st.sudden:
        if leaders and st.rules.deck_out_tie != "plus 10":
            M.end_game(st, "deck_out", leaders)
        return
    if st.rules.deck_out == "draw piles" and all(not st.seats[s].draw for s in st.living()):
        if leaders:
            M.end_game(st, "deck_out", leaders)
        elif st.rules.deck_out_tie == "draw":
            M.end_game(st, "draw")
        elif st.rules.deck_out_tie == "plus 10":
            M.change_game(st, sudden=True, raised_goal=extra_goal(st))
        else:
            M.change_game(st, sudden=True)  # the next award that breaks the tie ends the game


HANDLERS: Final[dict[str, Handler]] = {
    "deal": deal, "turn": begin, "draw step": draw_step, "draw": draw, "draw on": draw_on,
    "to actions": to_actions, "actions": actions,
    "session": session, "discard step": discard_step, "closing": closing, "end turn": end_turn,
    "close turn": close_turn, "next turn": next_turn, "won": won,
    **battles.HANDLERS,
}  # fmt: skip
ANSWERS: Final[dict[str, Answer]] = {
    "discard": answer_discard, "mulligan": answer_mulligan, "war": answer_war, "war for": answer_war_for,
    "under": answer_under, **battles.ANSWERS,
}  # fmt: skip
