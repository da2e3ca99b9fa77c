"""Watching a record in the window: moving about, whose eyes, agreement, playing on, records that fall short."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from filming import WHOLE, of_rules, put, record
from groups import first_and_rest

from doomtable import rulesets
from doomtable.files import storage
from doomtable.records import game_saves, recorded_game
from doomtable.records.recorded_game import ALL_CARDS
from doomtable.rules.game import RULES_VERSION
from doomtable.rules.terms import Seat
from doomtable.rules.view_parts import SPECTATOR
from doomtable.table.kit.message import ShowTitle
from doomtable.table.kit.view_lookup import every_card
from doomtable.table.match import rulebook_links
from doomtable.table.match.match_screen import MatchScreen
from doomtable.table.match.table_messages import ToggleBoard, ToggleSums
from doomtable.table.pages.title_screen import TitleScreen
from doomtable.table.paint.theme import PALETTES, Palette
from doomtable.table.replay.replay_board import HandStrips
from doomtable.table.replay.replay_controls import ReplayAction, ReplayPress, ScrubBar, SetSpeed
from doomtable.table.replay.replay_messages import PlayOn
from doomtable.table.replay.replay_screen import ReplayScreen
from doomtable.table.replay.replay_state import BEAT, AgreeToViewpoint, RefuseViewpoint
from doomtable.table.rulebook.rulebook_screen import RulebookScreen
from doomtable.table.window.app import open_window

SIZES = [(1024, 640), (1920, 1080)]
TWO = ("human", "human")
ONE = ("human", "greedy")
NONE = ("greedy", "greedy")
EVERYWHERE: tuple[ReplayAction, ...] = ("first", "back", "run", "on", "last", "eyes", "hands", "play on")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(storage, "user_path", lambda name="": tmp_path / "own" / name)
    yield tmp_path / "own"


class Viewer:
    """A window with a record, and somebody at its mouse and keys."""

    def __init__(self, path: Path, size: tuple[int, int] = (1280, 800), *, at: int = 0, eyes: Seat | None = None,
                 palette: Palette | None = None) -> None:  # fmt: skip
        pygame.display.init()
        pygame.font.init()
        self.window = open_window(size, rulesets.get("second"), 1, palette=palette)
        self.window.watch(recorded_game.open_recorded_game(path), at=at, eyes=eyes)
        self.now = 0
        self.frame()

    @property
    def scene(self) -> ReplayScreen:
        assert isinstance(self.window.scene, ReplayScreen)
        return self.window.scene

    def frame(self, milliseconds: int = 50) -> None:
        self.now += milliseconds
        self.window.frame(self.now)

    def drawn(self) -> None:
        """Wait until all is drawn: a table is painted in parts, of which a slow machine does fewer in a frame."""
        display, resting = self.scene.display, 0
        for _ in range(1000):
            self.frame()
            painted = display.baked is None or display.baked_of == display.version
            waits = self.scene.held_since is not None or display.dirty or not painted
            resting = 0 if waits else resting + 1
            if resting > 5:
                return
        pytest.fail("the window never comes to rest")

    def key(self, key: int, mod: int = 0) -> None:
        self.window.take(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))
        self.frame()

    def move(self, place: tuple[int, int]) -> None:
        self.window.take(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))
        self.frame()

    def click(self, place: tuple[int, int], button: int = 1) -> None:
        self.move(place)
        self.window.take(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=button))
        self.window.take(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=place, button=button))
        self.frame()

    def press(self, message: object) -> None:
        found = next(b for b in self.scene.every_button() if b.message == message)
        self.click(found.rect.center)

    @property
    def bar(self) -> ScrubBar:
        return next(b for b in self.scene.question.buttons if isinstance(b, ScrubBar))


def viewer(folder: Path, kinds: tuple[str, ...] = NONE, choices: int = WHOLE, size: tuple[int, int] = (1280, 800),
           at: int = 0, eyes: Seat | None = None) -> Viewer:  # fmt: skip
    return Viewer(put(folder, record(kinds, choices)), size, at=at, eyes=eyes)


# ----------------------------------------------------------------------------------------------------- moving


def test_keys_and_buttons_move_alike(tmp_path: Path) -> None:
    made = viewer(tmp_path)
    scene, end = made.scene, len(made.scene.recorded)
    second = scene.recorded.turns[1].begins
    for key, message, goes in (
        (pygame.K_RIGHT, "on", 1), (pygame.K_DOWN, "turn on", second), (pygame.K_PAGEDOWN, "turn on", second),
        (pygame.K_END, "last", end),
    ):  # fmt: skip
        made.key(pygame.K_HOME)
        assert scene.at == 0
        made.key(key)
        assert scene.at == goes
        made.press(ReplayPress("first"))
        made.press(ReplayPress(message))
        assert scene.at == goes
    for key, message, goes in (
        (pygame.K_LEFT, "back", end - 1), (pygame.K_UP, "turn back", scene.recorded.turn(end - 1).begins),
    ):  # fmt: skip
        made.key(pygame.K_END)
        made.key(key)
        assert scene.at == goes
        made.key(pygame.K_END)
        made.press(ReplayPress(message))
        assert scene.at == goes


def test_at_the_ends_nothing_more_happens(tmp_path: Path) -> None:
    made = viewer(tmp_path)
    for key in (pygame.K_LEFT, pygame.K_UP, pygame.K_HOME):
        made.key(key)
        assert made.scene.at == 0
    made.key(pygame.K_END)
    for key in (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_END):
        made.key(key)
        assert made.scene.at == len(made.scene.recorded)
    assert made.scene.display.sheet is None, "the end of a film asks nothing"


def test_a_film_runs_from_one_told_moment_to_the_next_and_stops_at_the_end(tmp_path: Path) -> None:
    made = viewer(tmp_path)
    scene = made.scene
    told = sorted(set(scene.choices) - {0})
    made.key(pygame.K_SPACE)
    seen = [scene.at]
    for _ in range(4):
        made.frame(BEAT)
        seen.append(scene.at)
    assert seen == told[:5] and scene.running
    made.key(pygame.K_SPACE)
    assert not scene.running
    made.frame(5 * BEAT)
    assert scene.at == seen[-1]
    made.press(SetSpeed(8))
    made.press(ReplayPress("run"))
    before = scene.at
    for _ in range(8):
        made.frame(BEAT // 8 + 1)
    assert told.index(scene.at) >= told.index(before) + 8
    made.key(pygame.K_END)
    made.key(pygame.K_LEFT)
    made.key(pygame.K_SPACE)
    made.frame(BEAT)
    assert scene.at == len(scene.recorded) and not scene.running
    made.key(pygame.K_SPACE)
    assert scene.running and scene.at <= told[0], "from the beginning again"


def test_blows_are_seen_in_a_replay_and_it_waits_for_them(tmp_path: Path) -> None:
    shown = viewer(tmp_path)
    scene = shown.scene
    fell = next(told.choice for told in scene.recorded.told if told.event is not None and told.event.kind == "compared")
    scene.go(fell - 1)
    assert scene.animation.combat_end is None, "a leap shows none"
    scene.go(fell)
    assert scene.animation.filmed and scene.animation.combat_end is not None
    assert scene.animation.combat_end.film.blows
    scene.run(True)
    shown.frame(BEAT + 100)
    assert scene.at == fell
    shown.frame(20_000)
    shown.frame(20_000)
    assert not scene.animation.filmed and scene.at > fell


def test_play_closes_an_open_menu_and_stop_leaves_it(tmp_path: Path) -> None:
    made = viewer(tmp_path)
    scene = made.scene
    made.key(pygame.K_v)
    assert scene.question.popup is not None and not scene.running
    made.frame(BEAT + 1)
    assert scene.at == 0 and scene.question.popup is not None, "nothing runs behind a menu"
    made.key(pygame.K_HOME)
    made.key(pygame.K_SPACE)
    made.frame(BEAT + 1)
    assert scene.running and scene.question.popup is None and scene.at > 0


def test_the_speed_goes_up_and_down(tmp_path: Path) -> None:
    made = viewer(tmp_path)
    for sign, speed in ("+2", "+4", "+8", "+8", "-4", "-2", "-1", "-1"):
        made.key(pygame.K_PLUS if sign == "+" else pygame.K_MINUS)
        assert made.scene.speed == int(speed)


@pytest.mark.parametrize("size", SIZES)
def test_the_bar_is_clicked_and_dragged(tmp_path: Path, size: tuple[int, int]) -> None:
    made = viewer(tmp_path, size=size)
    scene, bar = made.scene, made.bar
    end = len(scene.recorded)
    made.click((bar.rect.centerx, bar.rect.centery))
    assert abs(scene.at - end // 2) < end * 0.03
    made.window.take(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=bar.rect.center, button=1))
    for x, at in ((bar.rect.right + 300, end), (bar.rect.x - 300, 0)):
        made.move((x, bar.rect.bottom + 40))
        assert scene.at == at
    made.window.take(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=bar.rect.center, button=1))
    made.move((bar.rect.right, bar.rect.centery))
    assert scene.at == 0, "let go"
    tick = bar.ticks[len(bar.ticks) // 2][0]
    made.click((bar.x_of(tick), bar.rect.centery))
    assert scene.at == tick and tick in [turn.begins for turn in scene.recorded.turns]


@pytest.mark.parametrize("size", SIZES)
def test_a_line_of_the_log_leads_to_its_moment(tmp_path: Path, size: tuple[int, int]) -> None:
    made = viewer(tmp_path, size=size, at=120)
    scene = made.scene
    for _ in range(6):
        made.move((size[0] // 2, size[1] - 2))  # nothing is held large under a pointer that has rested
        made.drawn()
        place, line = scene.display.log.places[-2 if scene.at < 250 else 1]
        made.click((place.x + 2, place.centery))  # in the middle of it may stand the name of a card
        assert scene.at == scene.choices[line]
        assert scene.display.log.now in [i for _, i in scene.display.log.places], "the present is always to be seen"
        assert scene.choices[scene.display.log.now] == scene.at
    made.move(scene.display.layout.log.center)
    shown = [i for _, i in scene.display.log.places]
    made.window.take(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=9))
    made.frame()
    assert scene.display.log.places[0][1] < shown[0]
    made.key(pygame.K_RIGHT)
    assert scene.display.log.back == 0


# --------------------------------------------------------------------------------------------------- eyes


def hands_seen(scene: ReplayScreen) -> set[Seat]:
    """Whose cards in hand are on the screen."""
    return {card.owner for card, _ in every_card(scene.display.view) if card.zone == "hand"}


def test_a_film_of_a_game_that_is_over_is_seen_with_any_eyes(tmp_path: Path) -> None:
    made = viewer(tmp_path, ONE, at=100)
    scene = made.scene
    assert scene.eyes == 0 and hands_seen(scene) == {0}
    for key, eyes, hands in ((pygame.K_2, 1, {1}), (pygame.K_8, SPECTATOR, set()), (pygame.K_9, ALL_CARDS, {0, 1})):
        made.key(key)
        assert scene.eyes == eyes and hands_seen(scene) == hands and scene.display.sheet is None
        assert not scene.mine()
    made.press(ReplayPress("eyes"))
    assert scene.question.popup is not None and len(scene.question.popup.buttons) == 4
    made.click(scene.question.popup.buttons[1].rect.center)
    assert scene.eyes == 1 and scene.question.popup is None
    made.key(pygame.K_7)
    assert scene.eyes == 1, "nobody sits there"


@pytest.mark.parametrize("size", first_and_rest(1, SIZES))
@pytest.mark.parametrize("kinds", [NONE, ("greedy",) * 3])
def test_all_hands_are_laid_open(tmp_path: Path, size: tuple[int, int], kinds: tuple[str, ...]) -> None:
    made = viewer(tmp_path, kinds, 300, size=size, at=150, eyes=ALL_CARDS)
    scene = made.scene
    made.press(ReplayPress("hands"))
    assert scene.laid is not None
    others = [player for player in scene.display.view.players if player.seat != scene.side]
    assert len(scene.laid.spots) == sum(player.hand_count for player in others)
    assert scene.display.layout.board.contains(scene.laid.rect)
    assert all(scene.laid.rect.contains(spot.rect) for spot in scene.laid.spots)
    first = scene.laid.spots[0]
    made.click(first.rect.center)
    assert scene.pointer.zoomed is not None and scene.pointer.zoomed[0] == first.card
    made.key(pygame.K_ESCAPE)
    made.key(pygame.K_ESCAPE)
    assert scene.laid is None and scene.pointer.zoomed is None
    plate = next(p for p in scene.display.layout.plates if p.seat == others[0].seat)
    made.move(plate.rect.center)


def test_the_marks_of_the_rulebook_lead_there(tmp_path: Path) -> None:
    made = viewer(tmp_path, eyes=0)
    scene = made.scene
    made.click(scene.display.layout.hand[0].rect.center, button=3)
    assert scene.pointer.zoomed is not None and scene.zoom.mark is not None
    made.click(scene.zoom.mark.center)
    assert isinstance(made.window.scene, RulebookScreen)
    made.key(pygame.K_ESCAPE)
    assert made.window.scene is scene
    made.key(pygame.K_ESCAPE)
    scene.go(next(at for at in range(len(scene.recorded)) if scene.recorded.view(at, 0, 0).combat is not None))
    made.frame()
    mark = next(rect for rect, lookup in rulebook_links.marks(scene) if lookup.at == ("COMBAT-01",))
    scene.laid = HandStrips(mark.inflate(40, 40), [], [], 100)
    assert not list(rulebook_links.marks(scene)), "what is covered leads nowhere"
    scene.laid = None
    made.click(mark.center)
    assert isinstance(made.window.scene, RulebookScreen)
    assert made.window.scene.place.article == "COMBAT-01"


def test_in_a_game_that_goes_on_the_machine_is_handed_over(tmp_path: Path) -> None:
    made = viewer(tmp_path, TWO, 200, at=150)
    scene = made.scene
    assert scene.eyes == SPECTATOR and not hands_seen(scene)
    made.key(pygame.K_1)
    assert scene.display.sheet is not None and not hands_seen(scene)
    made.key(pygame.K_SPACE)
    assert scene.display.sheet is None and hands_seen(scene) == {0}
    while not scene.panel.chosen(scene.where()):
        made.key(pygame.K_LEFT)
    made.key(pygame.K_2)
    assert scene.display.sheet is not None and not hands_seen(scene) and not scene.panel.chosen(scene.where())
    made.key(pygame.K_ESCAPE)
    assert scene.display.sheet is None and scene.eyes == SPECTATOR and not hands_seen(scene), "not what was seen before"


def test_all_cards_of_a_game_that_goes_on_are_seen_when_everybody_agrees(tmp_path: Path) -> None:
    made = viewer(tmp_path, TWO, 200, at=150, eyes=ALL_CARDS)
    scene = made.scene
    assert scene.display.sheet is not None and scene.seats.handover == 0 and not hands_seen(scene)
    made.key(pygame.K_SPACE)
    assert scene.seats.handover == 0, "nobody agrees by accident"
    made.press(AgreeToViewpoint())
    assert scene.seats.handover == 1 and not hands_seen(scene)
    made.press(RefuseViewpoint())
    assert scene.eyes == SPECTATOR and not hands_seen(scene)
    made.key(pygame.K_9)
    made.press(AgreeToViewpoint())
    made.press(AgreeToViewpoint())
    assert scene.display.sheet is None and hands_seen(scene) == {0, 1}
    made.key(pygame.K_2)
    assert scene.display.sheet is None and hands_seen(scene) == {1}, "who agreed to all need not be asked again"


def test_one_person_s_own_cards_need_no_leave_but_those_of_the_computer_do(tmp_path: Path) -> None:
    made = viewer(tmp_path, ONE, 200, at=150)
    scene = made.scene
    assert scene.eyes == 0 and scene.display.sheet is None and hands_seen(scene) == {0}
    made.key(pygame.K_2)
    assert scene.display.sheet is not None and not hands_seen(scene)
    made.press(AgreeToViewpoint())
    assert hands_seen(scene) == {1}


def test_what_is_chosen_is_not_told_to_others(tmp_path: Path) -> None:
    made = viewer(tmp_path, TWO, at=40)
    scene = made.scene
    for eyes in (0, 1, SPECTATOR, ALL_CARDS):
        scene.look(eyes)
        for at in range(30, 60):
            scene.go(at)
            found = scene.recorded.made(at, ALL_CARDS)
            assert found is not None
            assert bool(scene.panel.chosen(scene.where())) == (eyes in (ALL_CARDS, found[0]))


# ----------------------------------------------------------------------------------------- playing on, leaving


def test_playing_on_keeps_a_record_of_its_own(tmp_path: Path) -> None:
    made = viewer(tmp_path, ONE, at=100)
    path, before = made.scene.recorded.path, made.scene.recorded.path.read_bytes()
    digest = made.scene.recorded.game(100).state.digest()
    made.press(ReplayPress("play on"))
    window = made.window
    assert isinstance(window.scene, MatchScreen) and not isinstance(window.scene, ReplayScreen)
    assert window.session is not None and window.session.history is not None
    assert window.session.history.at(100).state.digest() == digest  # the computer may have moved already
    assert (
        window.current_game.writer is not None
        and window.current_game.writer.path != path
        and path.read_bytes() == before
    )
    kept = game_saves.listed(game_saves.games())
    assert [k.path for k in kept] == [window.current_game.writer.path]
    assert kept[0].choices == window.session.choices and kept[0].header.players == ("human", "veteran")
    for _ in range(200):
        made.frame(1000)
        if window.session.pending_human() is not None:
            break
    assert window.session.pending_human() in (0, None)
    window.handle_message(ShowTitle())
    assert path.read_bytes() == before


def test_a_spectator_says_which_seat_is_taken(tmp_path: Path) -> None:
    made = viewer(tmp_path, NONE, at=100)
    made.key(pygame.K_p)
    assert made.scene.question.popup is not None
    made.click(made.scene.question.popup.buttons[1].rect.center)
    assert made.window.session is not None
    assert isinstance(made.window.scene, MatchScreen) and made.window.scene.seats.humans == (1,)


def test_playing_on_in_a_game_that_goes_on_asks_first(tmp_path: Path) -> None:
    made = viewer(tmp_path, TWO, 200, at=150)
    made.key(pygame.K_p)
    assert made.scene.question.popup is not None
    made.click(made.scene.question.popup.buttons[1].rect.center)
    for seat in (0, 1):  # its cards will come as in the game that goes on: everybody must agree
        assert made.scene.seats.handover == seat and made.window.session is None
        made.scene.act(AgreeToViewpoint())
        if seat == 1:
            made.window.handle_message(PlayOn())
    assert made.window.session is not None and made.window.scene.seats.humans == (1,)  # type: ignore[attr-defined]


def test_a_game_that_is_over_is_not_played_on(tmp_path: Path) -> None:
    made = viewer(tmp_path, ONE)
    made.key(pygame.K_END)
    button = next(b for b in made.scene.question.buttons if b.message == ReplayPress("play on"))
    assert not button.enabled
    made.click(button.rect.center)
    made.key(pygame.K_p)
    assert made.window.session is None and made.scene.question.popup is None


def test_a_record_that_went_away_is_said(tmp_path: Path) -> None:
    made = viewer(tmp_path, ONE, at=100)
    made.scene.recorded.path.unlink()
    made.press(ReplayPress("play on"))
    assert made.scene.display.notices and made.window.session is None


def test_esc_closes_what_is_open_and_then_leaves(tmp_path: Path) -> None:
    made = viewer(tmp_path)
    made.key(pygame.K_v)
    assert made.scene.question.popup is not None
    made.key(pygame.K_ESCAPE)
    assert made.scene.question.popup is None
    made.key(pygame.K_ESCAPE)
    assert isinstance(made.window.scene, TitleScreen)


def test_everything_is_reached_by_keyboard(tmp_path: Path) -> None:
    made = viewer(tmp_path, NONE, at=100, eyes=ALL_CARDS)
    scene, pressed = made.scene, set()
    for _ in range(len(scene.ring())):
        made.key(pygame.K_TAB)
        there = scene.ring()[scene.pointer.focus]
        if there.button is not None:
            pressed.add(str(there.button.message))
        elif there.card is not None and "card" not in pressed:
            pressed.add("card")
            made.key(pygame.K_RETURN)
            assert scene.pointer.zoomed is not None and scene.pointer.zoomed[0] == there.card
            made.key(pygame.K_z)
    assert {*(str(ReplayPress(one)) for one in EVERYWHERE), str(ShowTitle()), "card"} <= pressed
    made.key(pygame.K_HOME)
    messages = [place.button.message if place.button else None for place in scene.ring()]
    scene.pointer.focus = messages.index(ReplayPress("on"))
    for at in (1, 2, 3):
        made.key(pygame.K_RETURN)
        assert scene.at == at


# ------------------------------------------------------------------------------------------ drawing, falling short


def test_another_version_s_log_goes_on_where_the_film_stops(tmp_path: Path) -> None:
    raw = of_rules(record(), RULES_VERSION + 2, 48)
    made = Viewer(put(tmp_path, raw), at=1000)
    scene = made.scene
    assert scene.at == 40 and scene.display.notices and scene.panel.why in scene.display.notices[0][0]
    made.move(scene.display.layout.log.center)
    made.window.take(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-12))
    made.frame()
    archived = [place for place, i in scene.display.log.places if i >= scene.display.log.live]
    assert archived
    made.click(archived[-1].center)
    assert scene.at == 40, "lines only"


@pytest.mark.parametrize("palette", first_and_rest(1, PALETTES.values()), ids=lambda p: p.name)
@pytest.mark.parametrize("size", first_and_rest(1, [*SIZES, (3840, 2160)]))
def test_every_moment_is_drawn(tmp_path: Path, palette: Palette, size: tuple[int, int]) -> None:
    made = Viewer(put(tmp_path, record(("greedy",) * 3, 300)), size, palette=palette)
    for eyes in (0, ALL_CARDS, SPECTATOR):
        made.scene.look(eyes)
        for at in range(0, 300, 60):
            made.scene.go(at)
            made.frame()
            scene = made.scene
            for button in scene.question.buttons:
                if button.message not in (ShowTitle(), ToggleBoard(), ToggleSums()):
                    assert scene.display.layout.ask.contains(button.rect), button


def test_nothing_is_drawn_while_a_film_stands(tmp_path: Path) -> None:
    made = viewer(tmp_path, at=100)
    made.frame()
    assert not any(made.window.frame(made.now + i) for i in range(1, 60))
