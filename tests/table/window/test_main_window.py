"""The window: title screen, a game on one click, sizes, frames drawn only when something changed; pictures."""

from __future__ import annotations

import os
import sys
from functools import partial
from pathlib import Path

import pygame
import pytest
from groups import first_and_rest
from processes import run
from table.pilot import Pilot, window
from table.screen_messages import OPENS
from work import calls

from doomtable import rulesets
from doomtable.errors import BadInput
from doomtable.files import storage
from doomtable.scenarios import runner
from doomtable.table.kit.ui_scale import scale_for
from doomtable.table.match.match_messages import ExportPosition, PlayNow
from doomtable.table.match.match_screen import MatchScreen
from doomtable.table.match.table_messages import CloseSheet
from doomtable.table.new_game.new_game_screen import NewGameScreen
from doomtable.table.pages.practice_screen import PracticeScreen
from doomtable.table.pages.title_screen import PlayHotseat, TitleScreen
from doomtable.table.paint.theme import PALETTES, Palette
from doomtable.table.window import screenshot
from doomtable.table.window.app import open_window
from doomtable.table.window.main_window import MainWindow

POSITIONS = Path(__file__).parents[1] / "positions"


def titled(size: tuple[int, int] = (1280, 800)) -> MainWindow:
    pygame.display.init()
    pygame.font.init()
    return open_window(size, rulesets.get("second"), 1)


def press(window: MainWindow, key: int) -> None:
    window.take(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))


def test_the_first_frame_reads_neither_engine_nor_records_nor_network(tmp_path: Path) -> None:
    code = (
        "import sys; from doomtable import rulesets; from doomtable.table.window import app, startup; "
        "startup.start_pygame(); made = app.open_window((1280, 800), rulesets.get('second'), 1); assert made.frame(0); "
        "late = ('doomtable.' + name for name in ('ai', 'net', 'lan', 'records', 'rules.game', 'rules.view')); "
        "print(sorted(set(late) & set(sys.modules)))"
    )
    env = os.environ | {"XDG_DATA_HOME": str(tmp_path), "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    out = run([sys.executable, "-c", code], env=env)
    assert out.stdout == "[]\n"


def test_play_now_is_one_click_or_one_key() -> None:
    for way in ("click", "key"):
        made = titled()
        assert isinstance(made.scene, TitleScreen)
        made.frame(0)
        if way == "key":
            press(made, pygame.K_RETURN)
        else:
            place = made.scene.buttons[0].rect.center
            made.take(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1))
        assert isinstance(made.scene, MatchScreen)
        assert made.frame(20)
    press(made, pygame.K_SPACE)
    press(made, pygame.K_F10)
    assert made.scene.display.sheet is not None and made.scene.display.sheet.name == "menu"


@pytest.mark.parametrize("keyboard", [False, True])
def test_every_way_to_begin_lies_on_the_title_screen(keyboard: bool) -> None:
    messages = OPENS | {"play": PlayNow()}
    for message, code, people in (
        ("play", pygame.K_p, 1), ("hotseat", pygame.K_f, 2), ("new", pygame.K_n, 0), ("practice", pygame.K_r, 0),
    ):  # fmt: skip
        made = titled((1024, 640))
        assert isinstance(made.scene, TitleScreen)
        if keyboard:
            press(made, code)
        else:
            place = next(button.rect.center for button in made.scene.buttons if button.message == messages[message])
            made.take(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1))
        assert made.frame(20)
        if people:
            assert isinstance(made.scene, MatchScreen) and len(made.scene.seats.humans) == people
        else:
            assert isinstance(made.scene, {"new": NewGameScreen, "practice": PracticeScreen}[message])
            press(made, pygame.K_ESCAPE)
            assert isinstance(made.scene, TitleScreen)


def test_the_title_screen_can_be_left() -> None:
    made = titled()
    press(made, pygame.K_q)
    assert not made.running


def test_the_window_takes_other_sizes() -> None:
    made = titled()
    made.handle_message(PlayNow())
    for size in ((1024, 640), (1920, 1080), (1300, 1000), (2560, 1440)):
        made.screen = pygame.display.set_mode(size)
        made.scene.resize(size, made.theme)
        assert made.frame(10)
    assert [scale_for(s) for s in ((1024, 640), (1920, 1080), (2560, 1440), (3840, 2160))] == [1.0, 1.0, 1.25, 2.0]


def test_nothing_is_drawn_while_nothing_changes() -> None:
    pilot = Pilot(window((1920, 1080), seed=2), 2, False)
    pilot.key(pygame.K_SPACE)
    pilot.move((3, 3))
    pilot.frame()
    assert not any(pilot.window.frame(pilot.now + i) for i in range(1, 60))


def test_dragging_a_card_is_little_work() -> None:
    pilot = Pilot(window((1920, 1080), seed=22), 22, False)
    pilot.play(80)
    while pilot.table.display.sheet is not None or not pilot.table.display.layout.hand:
        pilot.press()
    table = pilot.table
    pilot.frame()
    start = table.display.layout.hand[0].rect.center
    pilot.window.take(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))

    def frame(i: int) -> None:
        pilot.move((start[0] + i * 5, start[1] - i * 6))
        pilot.window.frame(pilot.now + i)

    work = sorted(calls(partial(frame, i)) for i in range(60))
    assert work[len(work) // 2] < 3000, "what lies under the card is not drawn again"


@pytest.mark.parametrize("scene", screenshot.SCENES)
@pytest.mark.parametrize("size", first_and_rest(1, [(1024, 640), (1920, 1080)]))
def test_pictures_of_every_scene(tmp_path: Path, scene: str, size: tuple[int, int]) -> None:
    out = tmp_path / "picture.png"
    position = None if scene == "title" else POSITIONS / "middle.yaml"
    screenshot.render(position, out, size=size, scene=scene)
    made = pygame.image.load(str(out))
    assert made.get_size() == size
    colours = {tuple(made.get_at((x, y))) for x in range(5, size[0], 97) for y in range(5, size[1], 83)}
    assert len(colours) > 30


def test_a_seat_sees_its_own_hand_only(tmp_path: Path) -> None:
    pictures = []
    for seat in ("Maren", "ilse"):
        out = tmp_path / f"{seat}.png"
        screenshot.render(POSITIONS / "middle.yaml", out, size=(1024, 640), seat=seat)
        pictures.append(pygame.image.tobytes(pygame.image.load(str(out)), "RGB"))
    assert pictures[0] != pictures[1]


def test_wrong_pictures_are_one_sentence(tmp_path: Path) -> None:
    out = tmp_path / "x.png"
    for position, wrong in (
        (POSITIONS / "middle.yaml", {"seat": "Nobody"}), (POSITIONS / "middle.yaml", {"scene": "nowhere"}),
        (POSITIONS / "middle.yaml", {"size": (100, 100)}), (None, {}),
    ):  # fmt: skip
        with pytest.raises(BadInput) as told:
            screenshot.render(position, out, **wrong)  # type: ignore[arg-type]
        assert str(told.value).count(".") <= 2 and not out.exists()


@pytest.mark.parametrize("palette", first_and_rest(1, PALETTES.values()), ids=lambda p: p.name)
@pytest.mark.parametrize("size", first_and_rest(1, [(1024, 640), (1920, 1080)]))
@pytest.mark.proof
def test_every_palette_draws_every_scene(palette: Palette, size: tuple[int, int]) -> None:
    pygame.display.init()
    pygame.font.init()
    made = open_window(size, rulesets.get("second"), 9, palette=palette)
    assert made.frame(0)
    made.handle_message(PlayHotseat())
    pilot = Pilot(made, 9, False)
    for _ in range(60):
        pilot.press()
        pilot.frame()
    pilot.click(pilot.table.display.layout.log, 3)
    pilot.frame()


def test_the_menu_writes_the_position_as_a_scenario(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "user_path", lambda name="": tmp_path / name)
    pilot = window((1024, 640), 1)
    pilot.handle_message(ExportPosition())
    assert isinstance(pilot.scene, MatchScreen) and pilot.scene.display.sheet is not None
    assert pilot.scene.display.sheet.name == "written"
    written = tmp_path / "positions" / "1.yaml"
    assert pilot.session is not None
    assert runner.open_game(written).names == pilot.session.game.names
    pilot.handle_message(ExportPosition())
    assert (tmp_path / "positions" / "2.yaml").exists()
    pilot.scene.act(CloseSheet())
    assert pilot.scene.display.sheet is None or pilot.scene.display.sheet.name == "handover"


def test_a_position_that_cannot_be_written_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setattr(storage, "user_path", lambda name="": tmp_path / "file" / name)
    made = window((1024, 640), 1)
    made.handle_message(ExportPosition())
    assert isinstance(made.scene, MatchScreen) and made.scene.display.sheet is not None
    assert made.words.say("menu-not-exported") in [line for line, _, _ in made.scene.display.sheet.lines]
