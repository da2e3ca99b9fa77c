"""A hint names the whole play that it proposes: the card, and on what; both are lit."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from doomtable.analysis.advisor import Advice
from doomtable.analysis.hint import Hint, HintLine
from doomtable.analysis.play_outline import begun, chosen, further
from doomtable.rules.game import Game
from doomtable.rules.view import decision_view, option_of, view
from doomtable.rules.view_parts import OptionView
from doomtable.scenarios.runner import open_game
from doomtable.table.match.hint_text import HintRequest, called, places
from doomtable.table.match.match_screen import MatchScreen
from doomtable.table.match.table_messages import LookAtTable
from doomtable.table.paint.theme import Theme
from doomtable.table.window.screenshot import StillPort
from doomtable.table.window.startup import start_pygame
from doomtable.words.words import Words

TABLE = """
name: one thing to break
ruleset: second
players:
  - name: Maren
    destiny: 20
    hand: [Malfunction!]
    draw: [Hussar x5]
    squad: [Mitch Hunter]
  - name: Ilse
    destiny: 7
    draw: [Hussar x5]
    squad: [{card: Hussar, as: theirs, attached: [Demolition Kit]}]
turn: {player: Maren, number: 9, step: actions, actions: 2}
"""


@pytest.fixture
def game(tmp_path: Path) -> Game:
    path = tmp_path / "one.yaml"
    path.write_text(TABLE, encoding="utf-8")
    return open_game(path)


def path_of(game: Game, verb: str) -> tuple[OptionView, ...]:
    """A play with the first of everything that is asked for it."""
    out: list[OptionView] = []
    shown = decision_view(game, 0)
    assert shown is not None
    option = option_of(game, 0, OptionView(verb))
    while True:
        out += chosen(game, 0, option)
        then = further(game, shown, option)
        if then is None:
            return tuple(out)
        game, shown = then
        option = game.decision.options[0]


def said(game: Game, play: tuple[OptionView, ...]) -> str:
    return "".join(run.text for run in called(play, view(game, 0), Words("en")))


def test_the_card_and_its_target_are_named_although_nobody_is_asked_for_them(game: Game) -> None:
    before = game.state.digest()
    assert said(game, path_of(game, "play")) == "Play Malfunction! on Demolition Kit"
    assert said(game, path_of(game, "attack")) == "Attack Hussar with Mitch Hunter"
    assert game.state.digest() == before


def test_a_play_that_is_begun_is_named_from_its_beginning() -> None:
    game = open_game(Path(__file__).parents[2] / "positions" / "mid-game.yaml")
    asked = decision_view(game, game.decision.seat)
    for option in asked.options:
        tried = game.copy()
        tried.choose(option_of(game, asked.seat, option))
        shown = decision_view(tried, asked.seat)
        if shown is None or shown.kind != "draft" or not shown.handle >= 0:
            continue
        first = begun(tried, asked.seat)
        assert [one.key for one in first[:2]] == [option.key, "card"]
        assert (first[1].handle, first[1].name) == (shown.handle, shown.card)


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_the_card_is_lit_as_well_as_what_it_is_for(game: Game, size: tuple[int, int]) -> None:
    start_pygame()
    scene = MatchScreen(StillPort(game, 0), Words("en"), Theme(), size, (0,), game.names, motion=0)
    scene.act(LookAtTable())
    path = path_of(game, "play")
    scene.question.hint = HintRequest(scene.display.view, Advice(Hint(path[0], None, (HintLine("hint-safe"),)), path))
    rects = places(path, scene.display.layout, scene.question.buttons, scene.seats.viewer)
    mine = next(spot.rect for spot in scene.display.layout.hand if spot.card.name == "Malfunction!")
    theirs = next(spot.rect for spot in scene.display.layout.spots if spot.card.name == "Demolition Kit")
    assert mine in rects and theirs in rects
    picture = pygame.Surface(size)
    scene.draw(picture)
    unlit = pygame.Surface(size)
    scene.question.hint = None
    scene.draw(unlit)
    for rect in (mine, theirs):
        x, y = rect.x - 2, rect.y - 2
        assert picture.get_at((x, y)) != unlit.get_at((x, y))


def test_a_hint_goes_with_its_table(game: Game) -> None:
    start_pygame()
    scene = MatchScreen(StillPort(game, 0), Words("en"), Theme(), (1280, 800), (0,), game.names, motion=0)
    scene.act(LookAtTable())
    request = HintRequest(scene.display.view)
    assert request.about(scene.display.view)
    richer = scene.display.view.players[0]._replace(destiny=scene.display.view.players[0].destiny + 1)
    after = scene.display.view._replace(players=(richer, *scene.display.view.players[1:]))
    assert after.decision == scene.display.view.decision
    assert not request.about(after), "after meditating all may be otherwise"
