"""The settings on the screen: by mouse alone and by keys alone, over a game and back, held at once and kept."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from groups import first_and_rest
from hypothesis import given
from hypothesis import strategies as st
from table.hands import Hands
from table.pilot import Pilot, window
from table.screen_messages import OPENS

from doomtable import rulesets
from doomtable.files import settings, storage
from doomtable.files.settings import Settings
from doomtable.table.kit import key_bindings
from doomtable.table.kit.key_bindings import DEFAULTS, FIXED, KEYS, KeySwap
from doomtable.table.kit.message import OpenSettings, Quit, ShowTitle
from doomtable.table.kit.ui_scale import LEAST, automatic, largest, scale_for
from doomtable.table.match.table_messages import AskOpenTable, OpenMenu, SitDown
from doomtable.table.new_game.new_game_screen import NewGameScreen
from doomtable.table.pages.settings_controls import Slider
from doomtable.table.pages.settings_pages import KEY_WORDS, PAGES
from doomtable.table.pages.title_screen import PlayHotseat, ShowNewGame, ShowSavedGames, TitleScreen
from doomtable.table.paint.theme import PALETTES
from doomtable.table.rulebook.rulebook_screen import RulebookScreen
from doomtable.table.window import app, screenshot
from doomtable.table.window.app import loop, open_window, run
from doomtable.table.window.main_window import MainWindow

SIZES = [(1024, 640), (1920, 1080), (3840, 2160)]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(storage, "user_path", lambda name="": tmp_path / name)
    pygame.display.init()
    pygame.font.init()
    yield tmp_path


def opened(keyed: bool = False, size: tuple[int, int] = (1280, 800), **wishes: object) -> Hands:
    made = open_window(size, rulesets.get("second"), 1, settings=Settings().with_(**wishes))
    hands = Hands(made, keyed)
    if keyed:
        hands.key(pygame.K_o)
    else:
        assert isinstance(made.scene, TitleScreen)
        hands.click(next(b.rect.center for b in made.scene.buttons if b.message == OpenSettings()))
    return hands


def kept() -> Settings:
    return settings.load().settings


BY = pytest.mark.parametrize("keyed", [False, True], ids=["mouse", "keys"])


@BY
def test_everything_is_set_by_mouse_alone_and_by_keys_alone(keyed: bool) -> None:
    hands = opened(keyed)
    wishes = {
        "Look": {
            "High contrast": {"palette": "high contrast"}, "Color-blind safe": {"palette": "colour-blind safe"},
            "125 %": {"scale": 1.25}, "75 %": {"scale": 0.75}, "Automatic": {"scale": "auto"},
            "Full screen": {"fullscreen": True}, "Window": {"fullscreen": False},
        },
        "Table and sound": {
            "Off": {"motion": 0}, "Quick": {"motion": 50}, "Slow": {"motion": 200},
            "Open table": {"open_table": True}, "Covered": {"open_table": False}, "+": {"volume": 75},
            "−": {"volume": 70},
        },
    }  # fmt: skip
    for page, presses in wishes.items():
        hands.press(page)
        for label, changed in presses.items():
            hands.press(label)
            now = hands.window.settings
            assert {name: getattr(now, name) for name in changed} == changed
            assert hands.scene.settings == now and kept() == now.with_(window=hands.window.windowed)
    hands.press("Back")
    assert isinstance(hands.window.scene, TitleScreen)


@BY
def test_the_settings_hold_at_once(keyed: bool) -> None:
    hands = opened(keyed, (1920, 1080))
    hands.press("High contrast")
    assert hands.window.theme.palette is PALETTES["high contrast"] is hands.scene.theme.palette
    hands.press("150 %")
    assert hands.scene.theme.scale == 1.5
    hands.press("Back")
    assert isinstance(hands.window.scene, TitleScreen) and hands.window.scene.theme == hands.window.theme


@BY
def test_over_a_game_and_back_to_it_as_it_was(keyed: bool) -> None:
    pilot = Pilot(window((1280, 800), 3), 3, False)
    pilot.play(30)
    table, game = pilot.table, pilot.window.session
    assert game is not None
    stands = game.choices, table.display.view
    pilot.key(pygame.K_F10)
    hands = Hands(pilot.window, keyed)
    if keyed:
        hands.key(pygame.K_o)
    else:
        hands.click(next(b.rect.center for b in table.every_button() if b.message == OpenSettings()))
    hands.press("Keys")
    hands.press("Menu")
    hands.key(pygame.K_F12)
    hands.press("Look")
    hands.press("Color-blind safe")
    hands.press("Back")
    assert pilot.window.scene is table and pilot.window.session is game
    assert (game.choices, table.display.view) == stands
    assert table.theme.palette.name == "colour-blind safe" and table.display.sheet is not None
    pilot.key(pygame.K_ESCAPE)
    pilot.key(pygame.K_F12)
    assert table.display.sheet is not None and table.display.sheet.name == "menu"
    pilot.key(pygame.K_ESCAPE)
    pilot.play(30)


def test_the_volume_is_pulled_along_its_bar() -> None:
    hands = opened(volume=0)
    hands.press("Table and sound")
    bar = next(b for b in hands.scene.laid.controls if isinstance(b, Slider))
    take = hands.window.take
    take(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(bar.rect.x, bar.rect.centery), button=1))
    heard = []
    for x in range(bar.rect.x, bar.rect.right + 40, 7):
        take(
            pygame.event.Event(
                pygame.MOUSEMOTION, pos=(x, bar.rect.bottom + 50), rel=(7, 0), buttons=(1, 0, 0)
            )
        )
        heard.append(hands.window.settings.volume)
    assert heard == sorted(heard) and heard[-1] == 100 and len(set(heard)) == 21
    take(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=bar.rect.center, button=1))
    take(pygame.event.Event(pygame.MOUSEMOTION, pos=bar.rect.topleft, rel=(7, 0), buttons=(0, 0, 0)))
    assert hands.window.settings.volume == 100 == kept().volume


def test_the_arrows_go_where_they_point() -> None:
    hands = opened(True)
    hands.key(pygame.K_TAB)
    seen = []
    for key in (pygame.K_DOWN, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT, pygame.K_UP, pygame.K_UP):
        hands.key(key)
        seen.append(hands.scene.ring()[hands.scene.focus].label)
    assert (
        seen[0] == "Default"
        and seen[1] == "High contrast"
        and seen[2].endswith("%")
        and seen[3].endswith("%")
    )
    assert seen[4] in ("Default", "High contrast") and seen[5] in [tab.label for tab in hands.scene.tabs]


@pytest.mark.parametrize("page", list(PAGES))
def test_every_control_is_reached_by_arrows(page: str) -> None:
    hands = opened(True, (1024, 640))
    hands.key(pygame.K_TAB)
    scene = hands.scene
    scene.press(scene.tabs[list(PAGES).index(page)])
    reached, waiting = set(), [scene.focus]
    while waiting:
        here = waiting.pop()
        if here not in reached:
            reached.add(here)
            for arrow in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN):
                scene.focus = here
                hands.key(arrow)
                waiting.append(scene.focus)
    missed = [button.label for i, button in enumerate(scene.ring()) if i not in reached]
    assert not missed


def test_the_settings_know_every_palette() -> None:
    for name in PALETTES:
        assert (
            open_window((1024, 640), rulesets.get("second"), 1, settings=Settings(palette=name)).theme.palette.name
            == name
        )
    known = Settings.model_json_schema()["properties"]["palette"]["enum"]
    assert set(known) == set(PALETTES)


# ------------------------------------------------------------------------------------------------------- keys


def test_no_key_means_two_things_and_every_action_is_named() -> None:
    assert KEYS.conflicts == ()
    words = opened().window.words
    for action in DEFAULTS:
        assert words.say(KEY_WORDS[action]) and KEYS.cap(action)
    assert {KEYS.cap(action) for action in FIXED} == {"Right", "Left", "Enter", "Esc"}


@BY
def test_a_key_is_given_to_an_action(keyed: bool) -> None:
    hands = opened(keyed)
    hands.press("Keys")
    hands.press("End the turn")
    assert hands.scene.waiting == "end"
    hands.key(pygame.K_LSHIFT)
    assert hands.scene.waiting == "end" and hands.scene.said
    hands.key(pygame.K_k)
    assert hands.window.keys.of("end") == (pygame.K_k,) and kept().keys == {"end": ("k",)}
    assert hands.window.keys.action_of(pygame.K_e) == ""
    for key, said in (
        (pygame.K_TAB, "Tab"),
        (pygame.K_RETURN, "Enter"),
        (pygame.K_UP, "Up"),
        (pygame.K_7, "Digits"),
    ):
        hands.press("End the turn")
        hands.key(key)
        assert said in hands.scene.said and not hands.scene.waiting
    hands.press("End the turn")
    hands.key(pygame.K_ESCAPE)
    assert not hands.scene.waiting and hands.window.keys.of("end") == (pygame.K_k,)
    hands.press("All keys as from the start")
    assert hands.window.keys == KEYS and kept().keys == {}


@BY
def test_a_key_that_is_taken_can_be_swapped(keyed: bool) -> None:
    hands = opened(keyed)
    hands.press("Keys")
    for answer in ("Leave it", "Swap them"):
        hands.press("Meditate")
        hands.key(pygame.K_u)
        sheet = hands.scene.sheet
        assert sheet is not None and "U already means: Take back." in [text for text, _, _ in sheet.lines]
        hands.press(answer)
        assert hands.scene.sheet is None
        swapped = answer == "Swap them"
        assert hands.window.keys.of("meditate") == ((pygame.K_u,) if swapped else (pygame.K_m,))
    assert hands.window.keys.of("undo") == (pygame.K_m,) and not hands.window.keys.conflicts


def test_a_game_is_played_with_other_keys(home: Path) -> None:
    written = {"main": ["k"], "meditate": ["f3"], "end": ["m"], "menu": ["home"], "least": ["f12"]}
    (home / "settings.json").write_text(json.dumps({"keys": written}), encoding="utf-8")
    made = open_window((1280, 800), rulesets.get("second"), 1, settings=kept())
    made.handle_message(PlayHotseat())
    pilot = Pilot(made, 1, True)
    table = pilot.table
    assert table.display.sheet is not None and table.display.sheet.buttons[0].key == "K"
    pilot.key(pygame.K_SPACE)
    assert table.display.sheet is not None
    pilot.key(pygame.K_k)
    assert table.display.sheet is None
    seen: set[str] = set()
    for _ in range(400):
        caps = {b.key for b in table.question.buttons if b.key}
        seen |= caps
        if pilot.over():
            break
        if "F3" in caps:
            before = made.session and made.session.choices
            pilot.key(pygame.K_m if "M" in caps and "E" in seen else pygame.K_F3)
            assert made.session is not None and made.session.choices != before
        else:
            pilot.press()
    assert {"K", "F3", "M"} <= seen and not {"Space", "E"} & seen
    pilot.key(pygame.K_HOME)
    assert table.display.sheet is not None and "K passes" in str(table.display.sheet.lines)


def test_keys_that_cannot_be_are_as_from_the_start_and_that_is_said() -> None:
    for written, faulty in (
        ({"zoom": ["no such key"]}, {"zoom"}),
        ({"dance": ["k"]}, {"dance"}),
        ({"zoom": []}, {"zoom"}),
        (
            {"zoom": ["tab"], "end": ["5"], "board": ["left shift"], "undo": ["escape"]},
            {"zoom", "end", "board", "undo"},
        ),
        ({"zoom": ["k"], "end": ["k"]}, {"zoom"}),
        ({"zoom": ["m"]}, {"zoom"}),
        ({"zoom": ["m"], "meditate": ["z"]}, set()),
    ):
        read, faults = key_bindings.read(written)
        assert set(faults) == faulty and not read.conflicts
        assert {action for action, _ in read.own} == set(written) - faulty
    made = open_window((1280, 800), rulesets.get("second"), 1, settings=Settings(keys={"dance": ("k",)}))
    assert isinstance(made.scene, TitleScreen) and "dance" in made.scene.notice


@given(
    st.lists(
        st.tuples(st.sampled_from(list(DEFAULTS)), st.sampled_from([*range(97, 123), pygame.K_F4])),
        max_size=30,
    )
)
def test_however_keys_are_bound_none_means_two_things(presses: list[tuple[str, int]]) -> None:
    pygame.display.init()
    now = KEYS
    for action, key in presses:
        bound = now.bound_to(action, key)
        now = now.swapped(bound) if isinstance(bound, KeySwap) else bound
        assert now.of(action) == (key,) and now.action_of(key) == action
    assert not now.conflicts and all(now.of(action) for action in DEFAULTS)
    assert key_bindings.read(now.written()) == (now, ())
    assert all(now.of(action) == fixed for action, fixed in FIXED.items())


# ------------------------------------------------------------------------------------------------------ scale


@given(st.integers(1024, 7680), st.integers(640, 4320), st.floats(0.75, 2.0))
def test_the_scale_is_the_wished_one_as_far_as_the_window_allows(wide: int, high: int, wished: float) -> None:
    size = wide, high
    now = scale_for(size, wished)
    assert 0.75 <= now <= wished
    assert now * LEAST[0] <= wide + 1e-6 and now * LEAST[1] <= high + 1e-6
    assert now == wished or (
        now == largest(size)
        and (now == 2.0 or (now + 0.05) * LEAST[0] > wide or (now + 0.05) * LEAST[1] > high)
    )
    assert 1.0 <= automatic(size) <= largest(size)
    assert scale_for((wide + 50, high + 50), wished) >= now


def test_dense_pixels_are_enlarged_as_far_as_the_window_allows() -> None:
    assert [automatic((2592, 1530), density) for density in (1.0, 1.5, 2.0, 3.0)] == [1.25, 1.5, 2.0, 2.0]
    assert automatic((1280, 800), 2.0) == largest((1280, 800)) and scale_for((2592, 1530), 1.0, 2.0) == 1.0


def test_a_scale_that_the_window_does_not_allow_says_so() -> None:
    hands = opened(size=(1280, 800))
    hands.press("200 %")
    texts = [mark.text for mark in hands.scene.laid.marks]
    assert "200 %, as far as this window allows: 135 %" in texts and hands.window.settings.scale == 2.0
    hands.window.screen = pygame.display.set_mode((2560, 1440))
    hands.window.take(pygame.event.Event(pygame.VIDEORESIZE, size=(2560, 1440), w=2560, h=1440))
    assert hands.window.theme.scale == 2.0


# ----------------------------------------------------------------------------------------------------- window


def test_the_window_opens_as_it_was_closed() -> None:
    made = open_window((1300, 900), rulesets.get("second"), 1)
    made.screen = pygame.display.set_mode((1500, 1000))
    made.take(pygame.event.Event(pygame.VIDEORESIZE, size=(1500, 1000), w=1500, h=1000))
    made.handle_message(Quit())
    loop(made)
    assert kept().window == (1500, 1000)


def test_a_full_screen_is_remembered_and_left_to_the_same_window() -> None:
    hands = opened(True, (1100, 700))
    hands.key(pygame.K_F11)
    assert kept().fullscreen and hands.scene.settings.fullscreen
    hands.key(pygame.K_F11)
    assert not kept().fullscreen and hands.window.screen.get_size() == (1100, 700)


def test_settings_that_cannot_be_kept_hold_all_the_same(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = opened()
    (home / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setattr(storage, "user_path", lambda name="": home / "file" / name)
    hands.press("High contrast")
    assert hands.window.theme.palette.name == "high contrast" and "not kept" in hands.scene.said


@pytest.mark.parametrize("size", first_and_rest(1, SIZES))
@pytest.mark.parametrize("wished", ["auto", 0.75, 1.5, 2.0])
def test_every_page_has_room(size: tuple[int, int], wished: float | str) -> None:
    hands = opened(size=size, scale=wished)
    for place, _ in enumerate(PAGES):
        hands.scene.press(hands.scene.tabs[place])
        scene = hands.scene
        inner = scene.panel
        rects = [b.rect for b in scene.buttons()]
        assert all(inner.contains(rect) for rect in rects)
        assert not any(rect.collidelistall([r for r in rects if r is not rect]) for rect in rects)
        for mark in scene.laid.marks:
            assert inner.contains(mark.box) and mark.box.collidelist(rects) < 0, mark
        assert hands.window.frame(1)


def test_the_shot_has_the_settings(tmp_path: Path) -> None:
    out = tmp_path / "settings.png"
    screenshot.render(None, out, size=(1024, 640), scene="settings", scale=1.5)
    assert pygame.image.load(str(out)).get_size() == (1024, 640)


def test_the_program_starts_with_whatever_settings_there_are(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[tuple[Settings, str]] = []
    monkeypatch.setattr(app, "loop", lambda window: opened.append((window.settings, window.scene.notice)))
    file = home / "settings.json"
    for text in (
        None,
        '{"palette": "pink", "volume": 5}',
        "garbage",
        '{"language": "xx", "keys": {"zoom": ["tab"]}}',
    ):
        if text is not None:
            file.write_text(text, encoding="utf-8")
        run(ruleset=rulesets.get("second"))
    (first, silent), (second, some), (third, nothing), (fourth, odd) = opened
    assert first == Settings() and silent == ""
    assert second == Settings(volume=5) and "palette" in some and str(home / "settings.damaged") in some
    assert third == Settings() and "could not be understood" in nothing and "settings 2.damaged" in nothing
    assert fourth.language == "xx" and "zoom" in odd
    pygame.display.init()


def test_at_an_open_table_nobody_is_asked_for_his_seat() -> None:
    made = open_window((1280, 800), rulesets.get("second", {"goal_p": 15}), 4, settings=Settings(open_table=True))
    made.handle_message(PlayHotseat())
    pilot = Pilot(made, 4, False)
    viewers = set()
    for _ in range(60):
        assert pilot.table.seats.handover is None and pilot.table.display.sheet is None
        assert made.session is not None and pilot.table.seats.viewer == made.session.pending_human()
        viewers.add(pilot.table.seats.viewer)
        pilot.press()
        if pilot.over():
            break
    assert viewers == {0, 1}


def test_an_open_table_is_set_for_games_that_begin() -> None:
    pilot = Pilot(window((1280, 800), 4), 4, False)
    table = pilot.table
    assert table.seats.handover is not None
    pilot.window.handle_message(OpenSettings())
    hands = Hands(pilot.window, False)
    hands.press("Table and sound")
    hands.press("Open table")
    hands.press("Back")
    assert pilot.window.scene is table
    assert table.seats.handover is not None and not table.seats.open_table  # no hand is shown without everybody's leave
    for wanted in (True, False):
        pilot.window.change(pilot.window.settings.with_(open_table=wanted))
        pilot.window.handle_message(PlayHotseat())
        assert pilot.table.seats.open_table == wanted


def test_the_menu_keeps_the_open_table_through_sizes_sound_and_settings() -> None:
    pilot = Pilot(window((1280, 800), 4), 4, False)
    pilot.table.act(SitDown())
    pilot.table.act(OpenMenu())

    def offered() -> bool:
        sheet = pilot.table.display.sheet
        return sheet is not None and any(choice.message == AskOpenTable() for choice in sheet.choices)

    assert offered()
    pilot.window.resized()
    assert offered()
    pilot.key(pygame.K_F6)
    assert offered()
    pilot.window.handle_message(OpenSettings())
    Hands(pilot.window, False).press("Back")
    assert offered()


def letter(window: MainWindow, mark: str) -> None:
    """A key of a letter, as the system tells of it: down, what it writes, up."""
    key = pygame.key.key_code(mark)
    window.take(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=mark))
    window.take(pygame.event.Event(pygame.TEXTINPUT, text=mark))
    window.take(pygame.event.Event(pygame.KEYUP, key=key, mod=0))


LETTERS = {"rules": ("k",), "fullscreen": ("f",), "sound": (",",), "remove": (";",), "save": (".",)}


def test_letters_are_letters_where_text_is_typed_whatever_their_keys_mean() -> None:
    made = open_window((1280, 800), rulesets.get("second"), 1, settings=Settings(keys=LETTERS))
    made.handle_message(ShowNewGame())
    setup = made.scene
    assert isinstance(setup, NewGameScreen)
    setup.press(("join", 0))
    setup.press(("name", 0))
    for mark in "kf,;.":
        letter(made, mark)
    assert made.scene is setup and setup.names()[0] == "kf,;." and len(setup.new.seats) == 3
    assert not made.settings.fullscreen and made.settings.sound
    setup.stand(("kind", 0))
    letter(made, ";")
    assert len(setup.new.seats) == 2, "elsewhere the key means what it means"
    setup.stand(("kind", 0))
    letter(made, ",")
    assert not made.settings.sound and setup.said
    made.handle_message(PlayHotseat())
    table = Pilot(made, 1, True).table
    letter(made, ".")
    assert table.display.sheet is not None and table.display.sheet.name == "save"
    proposal = table.display.sheet.entry
    assert proposal and proposal != ".", "the key that opens it writes nothing"
    for mark in "kfc.":
        letter(made, mark)
    assert made.scene is table and table.display.sheet.entry == "kfc."
    Pilot(made, 1, True).key(pygame.K_ESCAPE)
    letter(made, "k")
    assert isinstance(made.scene, RulebookScreen) and not made.scene.place.query
    letter(made, "k")
    assert made.scene.place.query == "k"


def test_what_is_typed_into_a_name_is_rubbed_out_and_nobody_is_sent_away() -> None:
    made = open_window((1280, 800), rulesets.get("second"), 1)
    made.handle_message(ShowNewGame())
    setup = made.scene
    assert isinstance(setup, NewGameScreen)
    setup.press(("join", 0))
    setup.press(("name", 1))
    letter(made, "q")
    Pilot(made, 1, True).key(pygame.K_DELETE)
    assert len(setup.new.seats) == 3
    setup.stand(("name", 1))
    Pilot(made, 1, True).key(pygame.K_DELETE)
    assert len(setup.new.seats) == 2


@pytest.mark.parametrize("screen", ["title", "new", "practice", "saved", "statistics", "settings", "rules", "hotseat"])
def test_sound_and_full_screen_have_their_keys_on_every_screen(screen: str) -> None:
    made = open_window((1280, 800), rulesets.get("second"), 1)
    made.handle_message(OPENS[screen])
    shown = made.scene
    pilot = Pilot(made, 1, True)
    pilot.key(pygame.K_F6)
    assert made.scene is shown and not made.settings.sound
    pilot.key(pygame.K_F11)
    assert made.scene is shown and made.settings.fullscreen
    pilot.key(pygame.K_F11)
    pilot.key(pygame.K_F6)
    assert made.settings.sound and not made.settings.fullscreen
    if screen == "title":
        assert isinstance(shown, TitleScreen) and shown.notice == made.words.say("notice-sound-on")
        made.handle_message(ShowSavedGames())
        made.handle_message(ShowTitle())
        assert isinstance(made.scene, TitleScreen) and not made.scene.notice, "it is said once"
