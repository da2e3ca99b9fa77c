"""The game review: a finished game judged choice by choice, and the choices that cost most.

Every choice of the people is judged by what their seat knew then, a moment each, in the other process; of programs one
a turn, for the curve. What seems to have cost most is weighed again, longer, against what it was held to be worse than.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from doomtable.ai.monte_carlo_search import SearchResult, stands_for
from doomtable.ai.search_process import SearchProcess
from doomtable.analysis.play_outline import begun, chosen, further
from doomtable.rules.bases import shown_p
from doomtable.rules.game import Game
from doomtable.rules.knowledge import Knowledge, knowledge
from doomtable.rules.ruleset import BASES
from doomtable.rules.terms import CONCEDE, Seat
from doomtable.rules.view import decision_view, view
from doomtable.rules.view_parts import DecisionView, OptionView
from doomtable.session.undo_history import History

MOMENT: Final = 0.2
"""Seconds for each choice."""
PATIENCE: Final = 5
"""So many times as long for the first choice of a turn, where nothing was found in that time."""
AGAIN: Final = 0.8
"""Seconds for each of those that are weighed again."""
SUSPECTS: Final = 8
"""How many are."""
TOLD: Final = 3
"""How many choices are told of."""
NOTABLE: Final = 0.02
"""What a choice must have cost of the chance to win to be told of."""
BORNE_OUT: Final = 0.5
"""The part of what a choice seems to have cost by which it must stand worse at the next question of the same player."""
STAGES: Final = 4
"""How many questions of a better play are thought about, at most."""
STRIDE: Final = 24
"""Choices that are made again between two looks at the clock of the table."""


class CostlyChoice(NamedTuple):
    """A choice that cost something of the chance to win, 0 to 1."""

    at: int
    """How many choices had been made before it."""
    seat: Seat
    turn: int
    """Which of the turns of the game, from 0."""
    begun: tuple[OptionView, ...]
    """What had been chosen of the same play before it."""
    chosen: tuple[OptionView, ...]
    """The choice, with what was chosen for it."""
    better: tuple[OptionView, ...]
    cost: float


class _JudgedChoice(NamedTuple):
    at: int
    seat: Seat
    known: Knowledge
    options: tuple[OptionView, ...]
    chosen: int
    best: int
    """What it is weighed against; -1 for everything."""
    first: bool = False
    """Whether the curve wants it."""
    patient: bool = False


class _BetterPlay(NamedTuple):
    """A choice that cost something, while it is thought about what else belongs to the better one."""

    told: CostlyChoice
    game: Game
    shown: DecisionView
    stage: int = 1


class GameReview:
    """Judges a game step by step; `advance` never waits."""

    def __init__(
        self, history: History, game: Game, people: Sequence[Seat], worker: Callable[[], SearchProcess]
    ) -> None:
        self.choices = history.choices.copy()
        self.people = tuple(people)
        rules = game.state.rules
        self.colony = rules.colony_goal > 0
        """Whether colony points are counted, not Promotion."""
        self.goal = rules.colony_goal or BASES * rules.base_p or rules.goal_p
        self.seats = len(game.names)
        self._history, self._worker = history, worker
        self.turns: list[int] = [0]
        """Before which choices the turns began."""
        self.turn_of: list[tuple[Seat, int]] = []
        """Whose turn each was, and the how manyeth of this player."""
        for at, (one, two) in enumerate(zip(history.moments, history.moments[1:], strict=False), start=1):
            if (one.turn, one.number) != (two.turn, two.number):
                self.turns.append(at)
        self.turn_of = [(history.moments[at].turn, history.moments[at].number) for at in self.turns]
        self.points: list[list[int]] = [[] for _ in range(self.seats)]
        """For every seat its points at the beginning of each turn, and at the end."""
        self.chances: list[list[tuple[int, float]]] = [[] for _ in range(self.seats)]
        """For every seat its chance to win as it could see it: before which choice, and how much."""
        self.costly: list[CostlyChoice] = []
        """The choices that cost most, the worst first; known when all is done."""
        self._replay = history.at(0)
        self._at = 0
        self._judged: set[tuple[Seat, int]] = set()
        self._suspects: list[CostlyChoice] = []
        self._weighed_again = 0
        self._stood: dict[Seat, list[tuple[int, float]]] = {seat: [] for seat in self.people}
        """For the people the chance to win at each of their questions: before which choice, and how much."""
        self._rest: _BetterPlay | None = None
        self._asked: _JudgedChoice | None = None
        self._paused = self._ranked = False

    @property
    def done(self) -> float:
        """How much of it is done, 0 to 1."""
        walked = self._at / max(1, len(self.choices))
        if not self._ranked:
            return 0.85 * walked
        return 0.85 + 0.15 * self._weighed_again / max(1, min(SUSPECTS, len(self._suspects)))

    @property
    def over(self) -> bool:
        """Whether nothing is left to judge."""
        return self._ranked and self._rest is None and self._weighed_again >= len(self._suspects)

    def advance(self) -> bool:
        """Go on as far as can be without waiting; whether there is something new to show."""
        if len(self.points[0]) <= len(self.turns):
            self._count_points()
            return True
        if self._asked is not None:
            if self._paused:
                self._ask(self._asked)
            thought = self._worker().thought()
            if thought is None:
                return False
            if self._asked.first and thought.why == "time" and not self._asked.patient:
                self._ask(self._asked._replace(patient=True))
                return False
            self._judge(self._asked, thought)
            self._asked = None
            return True
        if self._rest is not None:
            if self._paused:
                self._ask_rest(self._rest)
            thought = self._worker().thought()
            if thought is None:
                return False
            self._go_on(self._rest, thought.place)
            return True
        if self.over:
            return False
        if self._ranked:
            self._weigh_again()
        else:
            self._walk()
        return True

    def pause(self) -> None:
        """Nobody looks on: what is being judged is judged later, from its beginning."""
        if self._asked is not None or self._rest is not None:
            self._worker().cancel()
            self._paused = True

    # ------------------------------------------------------------------------------------------------- going on

    def _count_points(self) -> None:
        """The points of everybody at the beginning of one more turn, last of all at the end; bases that are down
        count (VAR-HOME-R09)."""
        nth = len(self.points[0])
        at = self.turns[nth] if nth < len(self.turns) else len(self.choices)
        st = self._history.at(at).state
        for seat, one in enumerate(st.seats):
            self.points[seat].append(one.colony if self.colony else shown_p(st, seat))

    def _walk(self) -> None:
        """Make the choices again up to the next one that is judged."""
        game = self._replay
        for _ in range(STRIDE):
            if self._at >= len(self.choices):
                self._rank()
                return
            decision, at = game.decision, self._at
            assert decision is not None
            option = self.choices[at]
            turn = self.turn(at)
            first = self.turn_of[turn][0] == decision.seat and (decision.seat, turn) not in self._judged
            if option.key != CONCEDE and len(decision.options) > 1 and (first or decision.seat in self.people):
                shown = decision_view(game, decision.seat)
                assert shown is not None
                if first:
                    self._judged.add((decision.seat, turn))
                known, place = knowledge(game, decision.seat), decision.options.index(option)
                self._ask(_JudgedChoice(at, decision.seat, known, shown.options, place, -1, first))
            game.choose(option)
            self._at += 1
            if self._asked is not None:
                return

    def _ask(self, asked: _JudgedChoice) -> None:
        """Have a choice judged."""
        self._asked, self._paused = asked, False
        game = self._history.at(asked.at)
        shown = decision_view(game, asked.seat)
        assert shown is not None
        only = () if asked.best < 0 else (asked.best, asked.chosen)
        seconds = AGAIN if only else MOMENT * PATIENCE if asked.patient else MOMENT
        see = partial(view, game, asked.seat)
        self._worker().ask(asked.known, shown, see, seconds=seconds, seed=asked.at, only=only)

    def _judge(self, asked: _JudgedChoice, thought: SearchResult) -> None:
        """Take note of what was thought of a choice."""
        found = {one.place: one for one in thought.weighed}
        chosen = stands_for(asked.known, asked.chosen) if asked.best < 0 else asked.chosen
        if asked.best >= 0:
            self._weighed_again += 1
            if asked.best in found and chosen in found:
                cost = found[asked.best].chance - found[chosen].chance
                if cost >= NOTABLE and self._borne_out(asked.at, asked.seat, cost):
                    self._tell(asked, cost)
            return
        if thought.place not in found:
            return
        best = found[thought.place].chance
        if asked.seat in self.people:
            self._stood[asked.seat].append((asked.at, best))
        mine = self.chances[asked.seat]
        own = self.turn_of[self.turn(asked.at)][0] == asked.seat
        if own and (not mine or self.turn(mine[-1][0]) != self.turn(asked.at)):
            mine.append((asked.at, best))
        if asked.seat in self.people and chosen is not None and chosen in found and chosen != thought.place:
            self._suspects.append(self._told(asked, thought.place, best - found[chosen].chance))

    def _rank(self) -> None:
        self._ranked = True
        found = (one for one in self._suspects if one.cost > 0 and self._borne_out(one.at, one.seat, one.cost))
        self._suspects = sorted(found, key=lambda one: -one.cost)[:SUSPECTS]

    def _borne_out(self, at: int, seat: Seat, cost: float) -> bool:
        """Whether the player stood worse indeed when asked again, or when the game was over.

        What was imagined after a choice need not be what the player did: meditating first costs nothing if the attack
        follows, though nobody attacked in the imagined games.
        """
        stood = self._stood[seat]
        nth = bisect_right([one for one, _ in stood], at)
        if nth == 0 or stood[nth - 1][0] != at:
            return True
        after = stood[nth][1] if nth < len(stood) else self._end(seat)
        return stood[nth - 1][1] - after >= BORNE_OUT * cost

    def _end(self, seat: Seat) -> float:
        """What the game came to for a player, as a chance to win."""
        outcome = self._history.at(len(self.choices)).state.outcome
        return 0.5 if outcome is None else outcome.worth(seat)

    def _weigh_again(self) -> None:
        one = self._suspects[self._weighed_again]
        game = self._history.at(one.at)
        shown = decision_view(game, one.seat)
        assert shown is not None and game.decision is not None
        known = knowledge(game, one.seat)
        chosen = stands_for(known, game.decision.options.index(self.choices[one.at]))
        assert chosen is not None
        self._ask(_JudgedChoice(one.at, one.seat, known, shown.options, chosen, shown.options.index(one.better[0])))

    # --------------------------------------------------------------------------------------------------- telling

    def turn(self, at: int) -> int:
        """In which turn a choice was made."""
        return bisect_right(self.turns, at) - 1

    def _tell(self, asked: _JudgedChoice, cost: float) -> None:
        """Take note of a choice that cost something, once it is known what else belongs to the better one."""
        told = self._told(asked, asked.best, cost)
        game = self._history.at(asked.at)
        self._lead(told, game, asked.seat, asked.best, 1)

    def _go_on(self, rest: _BetterPlay, place: int) -> None:
        """Take note of what was found to belong to a better play."""
        decision = rest.game.decision
        assert decision is not None
        more = chosen(rest.game, rest.told.seat, decision.options[place])
        told = rest.told._replace(better=(*rest.told.better, *more))
        self._rest = None
        self._lead(told, rest.game, told.seat, place, rest.stage + 1)

    def _lead(self, told: CostlyChoice, game: Game, seat: Seat, place: int, stage: int) -> None:
        """Ask on where a better play is not whole yet, or be done with it."""
        shown = decision_view(game, seat)
        assert shown is not None and game.decision is not None
        then = further(game, shown, game.decision.options[place]) if stage < STAGES else None
        if then is None:
            self.costly = sorted((*self.costly, told), key=lambda one: -one.cost)[:TOLD]
        else:
            self._rest = _BetterPlay(told, *then, stage)
            self._ask_rest(self._rest)

    def _ask_rest(self, rest: _BetterPlay) -> None:
        self._paused = False
        seat = rest.told.seat
        see = partial(view, rest.game, seat)
        self._worker().ask(knowledge(rest.game, seat), rest.shown, see, seconds=AGAIN / 2, seed=rest.told.at)

    def _told(self, asked: _JudgedChoice, best: int, cost: float) -> CostlyChoice:
        game = self._history.at(asked.at)
        decision = game.decision
        assert decision is not None
        return CostlyChoice(
            asked.at, asked.seat, self.turn(asked.at), begun(game, asked.seat),
            self._play(asked.at, asked.seat), chosen(game, asked.seat, decision.options[best]), cost,
        )  # fmt: skip

    def _play(self, at: int, seat: Seat) -> tuple[OptionView, ...]:
        """A choice with what the same player chose for it: the cards and targets of a play."""
        game = self._history.at(at)
        out: list[OptionView] = []
        for option in self.choices[at:]:
            decision = game.decision
            if decision is None or decision.seat != seat or (out and decision.draft is None):
                break
            if option.key == CONCEDE:
                break
            out += chosen(game, seat, option)
            game.choose(option)
        return tuple(out)
