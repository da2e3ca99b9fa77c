"""The gamepad: it does all that the keys do, alone; what is shown is what was used last."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from table.gamepad_pilot import CODES, GamepadPilot, axis, hold, let_go, press
from table.pilot import Pilot, window
from table.reading import read

from doomtable import rulesets
from doomtable.files import storage
from doomtable.table.kit.gamepad_bindings import BUTTONS, CONTROLS, MEANS, MOVES, ON_SCREEN, STICKS, TRIGGERS
from doomtable.table.kit.key_bindings import DEFAULTS, FIXED, KEYS, KeyBindings
from doomtable.table.match.match_screen import MatchScreen
from doomtable.table.pages.settings_screen import SettingsScreen
from doomtable.table.pages.title_screen import TitleScreen
from doomtable.table.paint.gamepad_glyphs import draw_glyph, glyph_width
from doomtable.table.paint.theme import PALETTES, Theme
from doomtable.table.rulebook.rulebook_screen import RulebookScreen
from doomtable.table.window.app import open_window
from doomtable.table.window.gamepad_input import REPEAT_AFTER, REPEAT_EVERY
from doomtable.table.window.main_window import MainWindow

EVERY = sorted({*MEANS, *MOVES})


def titled() -> MainWindow:
    pygame.display.init()
    pygame.font.init()
    return open_window((1280, 800), rulesets.get("second"), 1)


def seated() -> tuple[MainWindow, MatchScreen]:
    made = window()
    press(made, "X")
    assert isinstance(made.scene, MatchScreen) and made.scene.display.sheet is None
    return made, made.scene


def opened(made: MainWindow) -> object:
    return made.scene


# ------------------------------------------------------------------------------------------------ what means what


def test_every_action_of_the_keys_has_a_button_or_stands_on_the_screen() -> None:
    moves = {KEYS.action_of(pressed.key) for pressed in MOVES.values()}
    assert {*MEANS.values(), *ON_SCREEN, *moves} == {*DEFAULTS, *FIXED}
    assert len(BUTTONS) == len(MEANS), "no action has two buttons"
    assert not set(MEANS.values()) & ON_SCREEN and not set(MEANS) & set(MOVES)


def test_every_button_is_one_of_a_gamepad() -> None:
    known = {*CONTROLS.values(), *(end for ends in STICKS.values() for end in ends)}
    for button in EVERY:
        *held, last = button.split("+")
        assert last in known and set(held) <= set(TRIGGERS.values()) and len(held) < 2


@pytest.mark.parametrize("button", EVERY)
def test_each_presses_the_key_that_does_the_same_wherever_it_lies(
    button: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = titled()
    bound = made.keys.bound_to("zoom", pygame.K_F12)
    assert isinstance(bound, KeyBindings)
    made.keys = made.scene.keys = bound
    got: list[tuple[int, int, int]] = []

    def handle(event: pygame.event.Event) -> None:
        got.append((event.type, event.key, event.mod))

    monkeypatch.setattr(made.scene, "handle", handle)
    for action in ("rules", "fullscreen", "sound"):  # the window has these before any screen
        if MEANS.get(button) == action:
            return
    press(made, button)
    key, mod = MOVES[button] if button in MOVES else (made.keys.of(MEANS[button])[0], 0)
    assert got == [(pygame.KEYDOWN, key, mod), (pygame.KEYUP, key, mod)]


# ----------------------------------------------------------------------------------------------------- played with


@pytest.mark.proof
@pytest.mark.parametrize("goal", [12])
def test_a_hot_seat_game_is_played_to_its_end_with_a_gamepad_alone(goal: int) -> None:
    pilot = GamepadPilot(window(seed=5, goal=goal), 5)
    count = pilot.play(6000, draw=True)
    assert pilot.over(), f"not over after {count} presses"
    pilot.frame()
    sheet = pilot.table.display.sheet
    assert sheet is not None and sheet.name == "end"
    assert pilot.did["card"] > 5 and pilot.did["button"] > 20


def test_from_the_title_to_a_game_its_menu_and_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "user_path", lambda name="": tmp_path / "own" / name)  # nothing to go on with
    made = titled()
    assert isinstance(made.scene, TitleScreen)
    press(made, "RT+A")
    assert isinstance(opened(made), MatchScreen)
    press(made, "Start")
    scene = made.scene
    assert isinstance(scene, MatchScreen) and scene.display.sheet is not None and scene.display.sheet.name == "menu"
    press(made, "B")
    assert scene.display.sheet is None
    press(made, "LT+Start")
    assert isinstance(opened(made), SettingsScreen)
    press(made, "B")
    assert opened(made) is scene
    press(made, "Back")
    assert isinstance(opened(made), RulebookScreen)
    press(made, "Back")
    assert opened(made) is scene
    press(made, "RT+Back")
    assert not made.settings.sound


def test_the_left_stick_leads_as_the_cross_does_once_for_each_push() -> None:
    made, scene = seated()
    press(made, "RB")
    ways = []
    for button, lead in (("→", pygame.CONTROLLER_AXIS_LEFTX), ("", pygame.CONTROLLER_AXIS_LEFTX)):
        scene.pointer.set_focus(0)
        if button:
            press(made, button)
        else:
            for share in (0.2, 0.6, 0.9, 1.0, 0.5, 0.7, 0.1, 0.0):  # it trembles, and is pushed once
                axis(made, lead, share)
        ways.append(scene.pointer.focus)
    assert ways[0] == ways[1] != 0


def test_what_is_held_goes_on_until_it_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    made, scene = seated()
    pressed: list[int] = []
    monkeypatch.setattr(scene, "handle", lambda event: pressed.append(event.type))
    made.frame(1000)
    hold(made, "→")
    made.frame(1000 + REPEAT_AFTER - 1)
    assert pressed == [pygame.KEYDOWN]
    made.frame(1000 + REPEAT_AFTER)
    made.frame(1000 + REPEAT_AFTER + REPEAT_EVERY)
    assert pressed == [pygame.KEYDOWN] * 3
    let_go(made, "→")
    made.frame(9000)
    assert pressed == [pygame.KEYDOWN] * 3 + [pygame.KEYUP]
    hold(made, "A")
    made.frame(20000)
    assert pressed[4:] == [pygame.KEYDOWN], "only what leads about goes on"


def test_a_gamepad_that_goes_lets_everything_go(monkeypatch: pytest.MonkeyPatch) -> None:
    made, scene = seated()
    axis(made, pygame.CONTROLLER_AXIS_TRIGGERLEFT, 1)
    hold(made, "→")
    hold(made, "A")
    got: list[tuple[int, int]] = []
    monkeypatch.setattr(scene, "handle", lambda event: got.append((event.type, event.key)))
    made.take(pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0))
    assert {kind for kind, _ in got} == {pygame.KEYUP} and len(got) == 2
    press(made, "A")
    assert got[2] == (pygame.KEYDOWN, pygame.K_RETURN), "no trigger is held any more"


def test_buttons_write_no_letters_where_text_is_typed() -> None:
    made, scene = seated()
    press(made, "RT+↑")
    sheet = scene.display.sheet
    assert sheet is not None and sheet.name == "save"
    proposal = sheet.entry
    for button in ("X", "Y", "LT+A", "RT+B"):
        press(made, button)
    assert scene.display.sheet is sheet and sheet.entry == proposal
    press(made, "A")
    assert scene.display.sheet is None and scene.display.notices


def test_no_key_is_bound_by_a_gamepad() -> None:
    made = titled()
    press(made, "LT+Start")
    scene = made.scene
    assert isinstance(scene, SettingsScreen)
    scene.press(scene.tabs[2])
    scene.waiting = "zoom"
    for button in ("X", "Y", "Back", "LT+A"):
        press(made, button)
    assert scene.waiting == "zoom" and not made.settings.keys
    press(made, "B")
    assert not scene.waiting and made.scene is scene


def test_a_button_that_the_program_has_no_use_for_does_nothing() -> None:
    made, scene = seated()
    for code in (pygame.CONTROLLER_BUTTON_GUIDE, 15, 40):
        made.take(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=code))
        made.take(pygame.event.Event(pygame.CONTROLLERBUTTONUP, instance_id=0, button=code))
    press(made, "LT+R3")
    assert made.scene is scene and scene.display.sheet is None


# ------------------------------------------------------------------------------------------------- what is shown


def test_what_was_used_last_is_what_is_shown() -> None:
    made, scene = seated()
    assert scene.theme.cap("Space") == "X" and scene.theme.cap("1") == "", "a digit has no button"
    assert scene.keys.told("main") == "X"
    pilot = Pilot(made, 1, keyboard=True)
    pilot.key(pygame.K_TAB)
    assert scene.theme.cap("Space") == "Space" and scene.keys.told("main") == "Space"
    press(made, "RB")
    assert scene.theme.cap("Space") == "X"
    made.take(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(3, 3), button=1))
    assert scene.theme.cap("Space") == "Space"


def test_a_sheet_is_answered_by_either_whatever_it_was_opened_with() -> None:
    made, scene = seated()
    pilot = Pilot(made, 1, keyboard=True)
    for open_it, leave in ((lambda: press(made, "LT+LB"), lambda: pilot.key(pygame.K_ESCAPE)),
                           (lambda: pilot.key(pygame.K_t), lambda: press(made, "B"))):  # fmt: skip
        open_it()
        assert scene.display.sheet is not None and scene.display.sheet.name == "moments"
        leave()
        assert scene.display.sheet is None


def test_the_screen_under_the_rulebook_shows_what_was_used_last_too() -> None:
    made, scene = seated()
    press(made, "Back")
    Pilot(made, 1, keyboard=True).key(pygame.K_ESCAPE)
    assert made.scene is scene and scene.theme.cap("Space") == "Space" and not scene.keys.buttons


def test_keys_that_were_bound_anew_are_shown_by_their_buttons() -> None:
    made, scene = seated()
    made.change(made.settings.with_(keys={"main": ("k",)}))
    assert scene.theme.cap("K") == "X" and scene.keys.buttons
    made.change(made.settings.with_(keys={}))


def test_sentences_call_buttons_what_the_language_does() -> None:
    made, scene = seated()
    assert [scene.keys.told(action) for action in ("main", "log up", "past")] == ["X", "R up", "LT+left"]
    made.change(made.settings.with_(language="de"))
    assert [scene.keys.told(action) for action in ("main", "log up", "past")] == ["X", "R hoch", "LT+links"]
    made.change(made.settings.with_(language="en"))


@pytest.fixture(scope="module")
def canvas() -> Iterator[pygame.Surface]:
    pygame.display.init()
    pygame.font.init()
    yield pygame.Surface((200, 60), 0, 32)


@pytest.mark.parametrize("scale", [0.75, 1.0, 2.0])
def test_every_button_has_a_sign_of_its_own_within_its_place(canvas: pygame.Surface, scale: float) -> None:
    theme, seen = Theme(PALETTES["default"], scale), {}
    for button in EVERY:
        canvas.fill((40, 35, 30))
        rect = draw_glyph(canvas, button, 180, 30, theme)
        assert rect.w == glyph_width(button, theme) and rect.right == 180
        around = canvas.copy()
        around.fill((40, 35, 30), rect)
        assert pygame.transform.average_color(around)[:3] == (40, 35, 30), "nothing stands out over it"
        seen.setdefault(canvas.get_buffer().raw, []).append(button)
    assert [buttons for buttons in seen.values() if len(buttons) > 1] == []


def test_glyphs_stand_on_buttons_and_can_be_read() -> None:
    made, _ = seated()
    with read() as lines:
        made.frame(5000)
    shown = {line.text: line for line in lines}
    assert "Space" not in shown and "Esc" not in shown and {"X", "B"} <= set(shown)
    assert shown["X"].contrast > 4.5 and not shown["X"].cut()
    assert set(CODES) >= {"X", "B"}


# ---------------------------------------------------------------------------------------------------- a real device


def sdl() -> ctypes.CDLL:
    """The SDL that pygame brought along, for a gamepad that it makes up; skips where it lies elsewhere."""
    found = sorted(Path(pygame.__file__).parents[1].glob("pygame_ce.libs/libSDL2-2*"))
    if not found:
        pytest.skip("pygame's own SDL is not beside it")
    made = ctypes.CDLL(str(found[0]))
    made.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
    return made


def test_a_gamepad_that_is_plugged_in_while_the_program_runs_plays_and_may_go_again() -> None:
    lib = sdl()
    made = window()
    scene = made.scene
    assert isinstance(scene, MatchScreen)

    def happen() -> None:
        lib.SDL_JoystickUpdate()
        for event in pygame.event.get():
            made.take(event)

    made.gamepad.open()
    try:
        at = lib.SDL_JoystickAttachVirtual(1, 6, 15, 0)
        happen()
        (known,) = made.gamepad.known
        device = ctypes.c_void_p(lib.SDL_JoystickFromInstanceID(known))
        for down in (1, 0):
            lib.SDL_JoystickSetVirtualButton(device, pygame.CONTROLLER_BUTTON_X, down)
            happen()
        assert scene.display.sheet is None and scene.keys.told("main") == "X"
        lib.SDL_JoystickSetVirtualAxis(device, pygame.CONTROLLER_AXIS_LEFTX, 30000)
        happen()
        assert scene.pointer.focus == 0
        lib.SDL_JoystickDetachVirtual(at)
        happen()
        assert not made.gamepad.known
    finally:
        made.gamepad.close()
