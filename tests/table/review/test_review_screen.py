"""Looking back at a game that is over: judged elsewhere step by step, shown, and a way to the table as it was."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from doomtable import rulesets
from doomtable.ai import players
from doomtable.ai.monte_carlo_search import SearchResult, WeighedOption, worth_weighing
from doomtable.ai.opponent_decks import DeckPrior
from doomtable.ai.search_process import SearchProcess
from doomtable.analysis.game_review import MOMENT, NOTABLE, PATIENCE, TOLD, GameReview
from doomtable.files import storage
from doomtable.files.settings import Settings
from doomtable.session.player_rng import PlayerRng
from doomtable.table.kit.message import ShowTitle
from doomtable.table.match.history_view import ShowMoment
from doomtable.table.match.match_messages import OpenReview, PlayAgain
from doomtable.table.match.match_screen import MatchScreen
from doomtable.table.match.table_messages import AskToLeave
from doomtable.table.new_game import session_setup
from doomtable.table.paint.theme import PALETTES, Theme
from doomtable.table.review.review_screen import ReviewScreen, places
from doomtable.table.window.app import open_window
from doomtable.table.window.main_window import MainWindow

SIZES = ((1024, 640), (1280, 800), (1920, 1080), (3840, 2160))


class Oracle:
    """Thinks at once, and holds every first option for the best by far; `falls` is how much worse it stands later."""

    trouble = ""

    def __init__(self, falls: float = 1.0) -> None:
        self.asked = 0
        self.falls = falls
        self.cancelled = 0
        self._thought: SearchResult | None = None

    def ask(self, known, decision, see, *, seconds, seed=0, only=()):
        self.asked += 1
        weighed = [place for place in worth_weighing(known) if not only or place in only]
        chances = {place: 0.9 - 0.1 * min(place, 8) - self.falls * seed for place in weighed}
        best = max(weighed, key=chances.__getitem__)
        found = tuple(WeighedOption(place, 9, chances[place], 0.0, 0.0, 0.0, 0.0, ()) for place in weighed)
        self._thought = SearchResult(best, found, 9)

    def thought(self) -> SearchResult | None:
        return self._thought

    def cancel(self) -> None:
        self.cancelled += 1

    def close(self) -> None:
        pass


@pytest.fixture
def over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """A window with a game that is over, thought about by an oracle."""
    monkeypatch.setattr(storage, "user_path", lambda name="": tmp_path / name)
    pygame.display.init()
    pygame.font.init()
    rules = rulesets.get("second", {"goal_p": 10})
    made = open_window((1280, 800), rules, 4, settings=Settings(motion=0))
    made.pace = ""
    made.deal(session_setup.quick_decks(rules), ("human", "veteran"))
    session, chance = made.session, PlayerRng(1, 1)
    assert session is not None and made.current_game.thinking is not None
    someone = players.program("greedy", made.current_game.writer.lines.setup.cards)
    while session.outcome is None:
        seat = session.pending_human()
        if seat is None:
            session.step()
            continue
        decision = session.view(seat).decision
        session.choose(seat, someone.choose(decision, lambda seat=seat: session.view(seat), chance))
    made.current_game.thinking._own = Oracle()  # type: ignore[assignment]
    made.refresh()
    yield made
    made.leave_game()


def key(made: MainWindow, code: int) -> None:
    made.take(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))


def judged(made: MainWindow) -> GameReview:
    assert isinstance(made.scene, ReviewScreen)
    for now in range(0, 40_000, 16):
        made.frame(now)
        if made.scene.judge.over:
            break
    made.frame(50_000)
    assert made.scene.judge.over
    return made.scene.judge


def test_the_end_leads_back_through_the_game(over: MainWindow) -> None:
    assert over.scene.display.sheet.name == "end"
    assert OpenReview() in [button.message for button in over.scene.display.sheet.buttons]
    key(over, pygame.K_F2)
    judge = judged(over)
    session = over.session
    history = session.history
    assert [len(line) for line in judge.points] == [len(judge.turns) + 1] * 2
    assert [line[-1] for line in judge.points] == [seat.P for seat in session.game.state.seats]
    assert all(judge.chances) and all(judge.turn_of[judge.turn(at)][0] == 1 for at, _ in judge.chances[1])
    assert 0 < len(judge.costly) <= TOLD
    costs = [one.cost for one in judge.costly]
    assert costs == sorted(costs, reverse=True) and costs[-1] >= NOTABLE
    for one in judge.costly:
        game = history.at(one.at)
        assert one.seat == 0 and game.decision.seat == 0
        assert session.game.choices[one.at].key == one.chosen[0].key != ""
        assert one.better[0] != one.chosen[0]
    key(over, pygame.K_1)
    assert isinstance(over.scene, MatchScreen) and over.scene.display.past == judge.costly[0].at
    assert over.scene.display.sheet is None
    over.frame(60_000)
    key(over, pygame.K_F2)
    assert isinstance(over.scene, ReviewScreen) and over.scene.judge is judge
    key(over, pygame.K_ESCAPE)
    assert isinstance(over.scene, MatchScreen)


def test_every_turn_of_the_chart_leads_to_its_table(over: MainWindow) -> None:
    key(over, pygame.K_F2)
    scene = over.scene
    assert isinstance(scene, ReviewScreen)
    chart = scene.places.chances
    assert scene.turn_at((chart.x, chart.centery)) == 0
    assert scene.turn_at((chart.right, chart.centery)) == len(scene.judge.turns) - 1
    place = chart.centerx, chart.centery
    turn = scene.turn_at(place)
    over.take(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))
    over.frame(10)
    over.take(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1))
    assert isinstance(over.scene, MatchScreen) and over.scene.display.past == scene.judge.turns[turn]


def test_leaving_it_stops_the_judging_until_somebody_comes_back(over: MainWindow) -> None:
    oracle = over.current_game.thinking._own
    key(over, pygame.K_F2)
    for now in range(0, 4000, 16):
        over.frame(now)
        if oracle.asked > 3:
            break
    key(over, pygame.K_ESCAPE)
    asked = oracle.asked
    for now in range(4000, 5000, 16):
        over.frame(now)
    assert oracle.asked == asked
    key(over, pygame.K_F2)
    assert judged(over).over and oracle.asked > asked


def test_a_choice_after_which_it_stands_as_well_as_before_cost_nothing(over: MainWindow) -> None:
    over.current_game.thinking._own = Oracle(falls=0.0)  # type: ignore[assignment]
    key(over, pygame.K_F2)
    judge, history = judged(over), over.session.history
    last = max(at for at, _ in judge._stood[0])
    assert judge._suspects == [] or [one.at for one in judge._suspects] == [last]
    assert len(judge._stood[0]) > 10 and history.at(last).decision.seat == 0


def test_the_better_play_is_named_whole(over: MainWindow) -> None:
    key(over, pygame.K_F2)
    judge, history = judged(over), over.session.history
    for one in judge.costly:
        game = history.at(one.at)
        shown = game.view(0).decision
        game.choose(game.decision.options[shown.options.index(one.better[0])])
        after = game.decision
        if after is not None and after.seat == 0 and after.kind == "draft" and after.cancellable:
            assert len(one.better) > 1


def test_the_end_is_reached_again_from_the_table(over: MainWindow) -> None:
    key(over, pygame.K_F2)
    key(over, pygame.K_ESCAPE)
    assert over.scene.display.sheet is None
    key(over, pygame.K_SPACE)
    sheet = over.scene.display.sheet
    assert sheet.name == "end" and PlayAgain() in [button.message for button in sheet.buttons]
    key(over, pygame.K_SPACE)
    assert over.scene.display.sheet is None
    over.scene.act(AskToLeave(ShowTitle()))
    assert over.scene.display.sheet.lines[0][0] == over.words.say("menu-leave-over")


def test_the_moment_of_a_costly_choice_says_what_it_cost(over: MainWindow) -> None:
    key(over, pygame.K_F2)
    one = judged(over).costly[0]
    key(over, pygame.K_1)
    said = " ".join(run.text for runs in over.scene.question.prompt.text for run in runs)
    assert over.words.say("review-cost-said", n=round(100 * one.cost)) in said
    assert said.startswith(over.words.say("review-chosen", what="")) and "Better:" in said
    over.scene.act(ShowMoment(over.scene.display.past + 1))
    assert "Better:" not in " ".join(run.text for runs in over.scene.question.prompt.text for run in runs)


class Hurried(SearchProcess):
    """Finds nothing in a moment and everything with patience, at once and in this process; `asked` is for how long."""

    def __init__(self, why: str) -> None:
        super().__init__({}, DeckPrior(()))
        self.asked: list[float] = []
        self._why = why
        self._oracle = Oracle()

    def _send(self) -> None:
        one = self._asked
        assert one is not None
        self.asked.append(one.seconds)
        self._oracle.ask(one.known, one.decision, one.see, seconds=one.seconds, seed=one.seed, only=one.only)
        self._thought = self._oracle.thought() if one.seconds > MOMENT else SearchResult(0, (), 0, self._why)


@pytest.mark.parametrize(("why", "patient"), [("time", True), ("alike", False), ("custom", False)])
def test_where_the_time_was_too_short_there_is_a_second_look(over: MainWindow, why: str, patient: bool) -> None:
    hurried = over.current_game.thinking._own = Hurried(why)  # type: ignore[assignment]
    key(over, pygame.K_F2)
    for now in range(0, 4000, 16):
        over.frame(now)
        if len(hurried.asked) > 20:
            break
    assert hurried.asked[0] == MOMENT and (MOMENT * PATIENCE in hurried.asked) == patient
    assert any(over.scene.judge.chances) == patient


def test_a_game_that_went_back_is_judged_anew(over: MainWindow) -> None:
    judge = over.current_game.thinking.judge()
    assert over.current_game.thinking.judge() is judge
    over.session.back(next(over.session.history.undos()).to)
    assert over.current_game.thinking.judge() is not judge


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_nothing_lies_over_anything_else(size: tuple[int, int], scale: float) -> None:
    if size == SIZES[0] and scale > 1:
        return
    made = places(size, Theme(PALETTES["default"], scale), 3)
    parts = [made.title, made.chances, made.points, *made.costly, made.back]
    assert all(made.panel.contains(part) and part.w > 100 and part.h > 30 for part in parts)
    assert pygame.Rect(0, 0, *size).contains(made.panel)
    for i, part in enumerate(parts):
        assert part.collidelist(parts[i + 1 :]) < 0
