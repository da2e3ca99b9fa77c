"""The positions kept as pictures of the table: all of them can be drawn, at the least size and at a large one."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from groups import first_and_rest

from doomtable.rules.view import view
from doomtable.scenarios import runner
from doomtable.table.layout.table_layout import arrange
from doomtable.table.match.match_screen import MatchScreen
from doomtable.table.paint.theme import Theme
from doomtable.table.window import screenshot
from doomtable.table.window.startup import start_pygame
from doomtable.words.words import Words

POSITIONS = Path(__file__).parents[2] / "positions"
SIZES = [(1024, 640), (1920, 1080)]
BYTES_OF_A_PIXEL = 1
"""What a pixel takes in the file at most: a third of what it is. Sky, ground and pictures have a grain that is not
packed much smaller."""


@pytest.mark.parametrize("size", first_and_rest(1, SIZES))
@pytest.mark.parametrize("name", ["opening", "mid-game", "combat"])
def test_every_position_is_drawn(name: str, size: tuple[int, int], tmp_path: Path) -> None:
    out = tmp_path / "seen.png"
    screenshot.render(POSITIONS / f"{name}.yaml", out, size=size)
    picture = pygame.image.load(str(out))
    assert picture.get_size() == size and out.stat().st_size <= BYTES_OF_A_PIXEL * size[0] * size[1]
    colours = {tuple(picture.get_at((x, y))[:3]) for x in range(0, size[0], 9) for y in range(0, size[1], 9)}
    assert len(colours) > 500


def test_a_position_tells_its_script_in_the_log_and_an_untold_one_where_it_stands() -> None:
    start_pygame()
    game, told = runner.open_told(POSITIONS / "mid-game.yaml")
    still = screenshot.StillPort(game, 0, told)
    assert {"attached", "wounded"} & {event.kind for event in still.take_events(0)}
    game = runner.open_game(POSITIONS / "opening.yaml")
    scene = MatchScreen(screenshot.StillPort(game, 0), Words("en"), Theme(), (1024, 640), (0,), game.names)
    (entry,) = scene.book().entries
    assert entry.heading and game.names[0] in "".join(run.text for run in entry.runs)


def test_a_hand_with_room_is_a_fan_and_a_crowded_one_is_not() -> None:
    seen = view(runner.open_game(POSITIONS / "opening.yaml"), 0)
    me = seen.players[0]
    twice = seen._replace(players=(me._replace(hand=me.hand * 2, hand_count=2 * me.hand_count), *seen.players[1:]))
    wide, narrow = arrange(seen, (1920, 1080), Theme()).hand, arrange(twice, (1024, 640), Theme()).hand
    turns = [spot.turn for spot in wide]
    assert turns == sorted(turns, reverse=True) and turns[0] == -turns[-1] > 0
    assert wide[0].rect.y > wide[len(wide) // 2].rect.y
    assert not any(spot.turn for spot in narrow)
