"""Sealed and draft in the window: by keyboard and by mouse alone to the first game, kept, and nobody sees more."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from table.reading import read

from doomtable import rulesets
from doomtable.cards.catalogue import catalogue
from doomtable.decks import booster_file
from doomtable.decks.booster_game import BoosterGame
from doomtable.decks.card_pool import pool_faults
from doomtable.files.storage import user_path
from doomtable.table.deck_builder.builder_messages import FinishPoolDeck, PlayFromBuilder, ShowOverlay
from doomtable.table.deck_builder.builder_screen import BuilderScreen
from doomtable.table.draft.draft_messages import (
    DropDraft,
    LeaveDraft,
    PickCard,
    ResumeDraft,
    TakeMachine,
)
from doomtable.table.draft.draft_screen import DraftScreen, DraftTable
from doomtable.table.draft.draft_setup_screen import DraftSetupScreen
from doomtable.table.draft.handover_screen import HandoverScreen
from doomtable.table.kit.form_screen import StopKey
from doomtable.table.kit.widgets import Button
from doomtable.table.match.match_screen import MatchScreen
from doomtable.table.new_game import draft_settings
from doomtable.table.new_game.draft_settings import SETS, DraftSettings
from doomtable.table.pages.title_screen import OpenDraftSetup, TitleScreen
from doomtable.table.window.app import open_window
from doomtable.table.window.main_window import MainWindow

SMALL = (2, *[0] * (len(SETS) - 1))
"""Two boosters of the basic set."""


@pytest.fixture(autouse=True)
def home() -> Iterator[None]:
    """Nothing is remembered, and nothing stays."""
    yield
    user_path(draft_settings.FILE).unlink(missing_ok=True)
    for path in booster_file.unfinished():
        booster_file.BoosterFile(path).remove()


def opened(size: tuple[int, int] = (1024, 640), **made: object) -> MainWindow:
    """The window on the setup screen, with what was set up last."""
    pygame.display.init()
    pygame.font.init()
    chosen = {"computers": 1, "counts": SMALL, "size": 20} | made
    draft_settings.remember(DraftSettings(**chosen))  # type: ignore[arg-type]
    window = open_window(size, rulesets.get("second"), 3)
    window.handle_message(OpenDraftSetup())
    return window


def key(window: MainWindow, *codes: int, mod: int = 0) -> None:
    for code in codes:
        window.take(pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=""))


def click(window: MainWindow, place: tuple[int, int]) -> None:
    window.take(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))
    window.take(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1))
    window.take(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=place, button=1))


def button(window: MainWindow, message: object) -> tuple[int, int]:
    found: list[Button] = window.scene.buttons  # type: ignore[attr-defined]
    return next(one.rect.center for one in found if one.message == message and one.enabled)


def stop(window: MainWindow, name: StopKey) -> tuple[int, int]:
    assert isinstance(window.scene, DraftSetupScreen)
    return window.scene.stops[name].center


def screen(window: MainWindow) -> DraftScreen:
    assert isinstance(window.scene, DraftScreen)
    return window.scene


def builder(window: MainWindow) -> BuilderScreen:
    assert isinstance(window.scene, BuilderScreen)
    return window.scene


# ------------------------------------------------------------------------------------------------- to the first game


def test_the_keyboard_alone_drafts_builds_and_plays() -> None:
    window = opened()
    window.handle_message(window.scene.back())  # type: ignore[attr-defined]
    assert isinstance(window.scene, TitleScreen)
    key(window, pygame.K_b)
    assert isinstance(window.scene, DraftSetupScreen)
    key(window, pygame.K_RETURN)
    taken = 0
    while isinstance(window.scene, DraftScreen):
        at = screen(window)
        before, pack = at.shown.view.pool, at.shown.view.pack
        if taken % 2:
            key(window, pygame.K_F2)  # what is suggested
        else:
            key(window, pygame.K_RIGHT, pygame.K_RIGHT)
        meant = at.pack.chosen
        assert meant in pack
        key(window, pygame.K_RETURN)
        taken += 1
        if isinstance(window.scene, DraftScreen):
            assert screen(window).shown.view.pool == (*before, meant)
    assert taken == 30
    made = builder(window)
    assert made.state.deck.empty and len(made.grid.index.cards) == len(made.state.pool.cards)  # type: ignore[union-attr]
    key(window, pygame.K_RETURN)
    assert made.state.deck.size() == 1
    key(window, pygame.K_F2)
    assert made.overlay is not None and made.named == "suggestions"
    at = next(i for i, one in enumerate(made.overlay.made) if one.main)
    while made.overlay.at != len(made.overlay.rows) + at:
        key(window, pygame.K_TAB)
    key(window, pygame.K_RETURN, pygame.K_ESCAPE)
    assert made.state.deck.size() >= 20 and not made.state.analysis.faults
    while not (isinstance(made.stop, int) and made.buttons[made.stop].message == PlayFromBuilder()):
        key(window, pygame.K_TAB)
    key(window, pygame.K_RETURN)
    _plays(window)


def test_the_mouse_alone_opens_sealed_builds_and_plays() -> None:
    window = opened()
    click(window, stop(window, ("format", 0)))
    assert window.scene.made.format == "sealed"  # type: ignore[attr-defined]
    click(window, stop(window, ("begin", 0)))
    made = builder(window)
    place = made.grid.rect_of(0).center
    name = made.grid.found[0].name
    click(window, place)
    assert made.state.deck.count("deck", name) == 1
    click(window, button(window, ShowOverlay("suggestions")))
    overlay = made.overlay
    assert overlay is not None
    click(window, next(one.rect.center for one in overlay.made if one.main))
    assert made.overlay is not None
    click(window, made.overlay.made[-1].rect.center)
    click(window, button(window, PlayFromBuilder()))
    _plays(window)


def test_the_mouse_alone_drafts_by_a_press_on_a_chosen_card_or_by_the_button() -> None:
    window = opened()
    click(window, stop(window, ("begin", 0)))
    for n in range(4):
        at = screen(window)
        before = at.shown.view.pool
        place = at.pack.rects[n].center
        click(window, place)
        meant = at.pack.chosen
        assert screen(window).shown.view.pool == before and meant
        click(window, place if n % 2 else at.buttons[0].rect.center)
        assert screen(window).shown.view.pool == (*before, meant)
    click(window, button(window, LeaveDraft()))
    assert isinstance(window.scene, TitleScreen) and window.boosters is None


def _plays(window: MainWindow) -> None:
    """The game is on, with decks out of the boosters, and nothing of the draft is left."""
    assert isinstance(window.scene, MatchScreen) and window.session is not None and window.boosters is None
    assert window.session.game.state.rules.deck_min == 20
    assert booster_file.unfinished() == ()
    window.frame(50)


# ---------------------------------------------------------------------------------------------------------- keeping


def test_a_draft_is_gone_on_with_where_it_was_left_and_the_deck_too() -> None:
    window = opened()
    click(window, stop(window, ("begin", 0)))
    for _ in range(3):
        window.handle_message(PickCard(screen(window).shown.view.pack[0]))
    left = screen(window).shown.view
    window = open_window((1024, 640), rulesets.get("second"), 9)  # as after a crash: nothing was said to the file
    window.handle_message(OpenDraftSetup())
    click(window, stop(window, ("resume", 0)))
    assert screen(window).shown.view == left
    while isinstance(window.scene, DraftScreen):
        window.handle_message(PickCard(screen(window).shown.view.pack[0]))
    made = builder(window)
    click(window, made.grid.rect_of(0).center)
    deck = made.state.deck
    window = open_window((1024, 640), rulesets.get("second"), 9)
    window.handle_message(OpenDraftSetup())
    assert isinstance(window.scene, DraftSetupScreen) and window.scene.kept is not None
    window.handle_message(ResumeDraft(window.scene.kept))
    assert builder(window).state.deck == deck and deck.size() == 1
    key(window, pygame.K_ESCAPE)
    assert isinstance(window.scene, TitleScreen)
    window.handle_message(OpenDraftSetup())
    assert isinstance(window.scene, DraftSetupScreen) and window.scene.kept is not None
    window.handle_message(DropDraft(window.scene.kept))
    assert isinstance(window.scene, DraftSetupScreen) and window.scene.kept is None


def test_a_file_that_cannot_be_gone_on_with_is_one_sentence() -> None:
    window = opened()
    click(window, stop(window, ("begin", 0)))
    path = booster_file.unfinished()[0]
    path.write_text("{}\n")
    window.handle_message(OpenDraftSetup())
    click(window, stop(window, ("resume", 0)))
    assert isinstance(window.scene, DraftSetupScreen) and "line 1" in window.scene.said


# ---------------------------------------------------------------------------------------------------------- the clock


def test_when_the_time_is_up_the_chosen_card_is_taken_and_the_deck_is_built() -> None:
    window = opened(seconds=15)
    click(window, stop(window, ("begin", 0)))
    meant = screen(window).shown.view.pack[4]
    click(window, screen(window).pack.rects[4].center)
    window.frame(1000)
    window.frame(15_000)
    assert not screen(window).shown.view.pool
    window.frame(16_000)
    assert screen(window).shown.view.pool == (meant,)
    now = 16_000
    while isinstance(window.scene, DraftScreen):
        now += 8_000
        window.frame(now)
    made = builder(window)
    for later in range(1_000, 200_000, 20_000):
        if isinstance(window.scene, BuilderScreen):
            assert made.state.deck.empty
            window.frame(now + later)
    _plays(window)


def test_without_a_clock_nothing_is_taken() -> None:
    window = opened()
    click(window, stop(window, ("begin", 0)))
    for now in (1, 10_000_000):
        window.frame(now)
    assert screen(window).shown.view.pool == () and screen(window).clock is None


# ------------------------------------------------------------------------------------------------------- hot-seat


def test_between_two_people_nothing_is_to_be_seen_and_each_sees_his_own() -> None:
    window = opened(people=2, computers=1)
    click(window, stop(window, ("begin", 0)))
    mine: dict[int, tuple[str, ...]] = {0: (), 1: ()}
    before = -1
    for seat in (0, 1, 1, 0, 0, 1, 1, 0):  # who took the last card sits there already
        if seat != before:
            _nothing_is_seen(window, seat)
            click(window, button(window, TakeMachine())) if seat else key(window, pygame.K_RETURN)
        before = seat
        view = screen(window).shown.view
        assert (view.seat, view.pool) == (seat, mine[seat])
        card = view.pack[0]
        mine[seat] = (*mine[seat], card)
        window.handle_message(PickCard(card))
    while not isinstance(window.scene, HandoverScreen):
        window.handle_message(PickCard(screen(window).shown.view.pack[0]))
    assert not window.scene.building
    click(window, button(window, LeaveDraft()))
    assert isinstance(window.scene, TitleScreen)


def _nothing_is_seen(window: MainWindow, seat: int) -> None:
    """The machine is handed to somebody, and no card is named or painted."""
    assert isinstance(window.scene, HandoverScreen)
    assert window.scene.player == window.boosters.names[seat]  # type: ignore[union-attr]
    with read() as found:
        window.scene.draw(window.screen)
    told = " ".join(line.text for line in found)
    assert told and not [name for name in catalogue().names if len(name) > 6 and name in told]
    assert not hasattr(window.scene, "faces")


def test_two_people_build_one_after_the_other() -> None:
    window = opened(people=2, computers=0, format="sealed")
    click(window, stop(window, ("begin", 0)))
    for seat in (0, 1):
        assert isinstance(window.scene, HandoverScreen) and window.scene.building
        key(window, pygame.K_RETURN)
        run = window.boosters
        assert run is not None and run.seat == seat
        made = builder(window)
        assert made.state.pool == run.game.pool(seat)
        window.handle_message(FinishPoolDeck(run.game.built(1 - seat, "Of the other")))
        assert window.scene is made, "nobody plays with another's cards"
        window.handle_message(FinishPoolDeck(run.game.built(seat, "Mine")))
    _plays(window)


def test_a_deck_out_of_a_pool_takes_no_more_than_there_is() -> None:
    window = opened(format="sealed")
    click(window, stop(window, ("begin", 0)))
    made = builder(window)
    pool = made.state.pool
    assert pool is not None
    card = made.grid.found[0]
    for _ in range(pool.cards[card.name] + 2):
        click(window, made.grid.rect_of(0).center)
    assert made.state.deck.count("deck", card.name) == pool.cards[card.name]
    assert made.notice and not pool_faults(made.state.deck.deck, pool)


# ------------------------------------------------------------------------------------------------------- to be read


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_everything_can_be_read(size: tuple[int, int], language: str) -> None:
    window = opened(size, people=7, computers=0, names=("Annabella of the Long Name",) * 2)
    window.change(window.settings.with_(language=language))
    scenes = [window.scene]
    click(window, stop(window, ("begin", 0)))
    scenes.append(window.scene)
    window.handle_message(TakeMachine())
    scenes.append(window.scene)
    for scene in scenes:
        scene.resize(size, window.theme)
        with read() as found:
            scene.draw(window.screen)
        bad = [(line.text, line.contrast) for line in found if line.cut() or line.contrast < 4.5]
        assert not [text for text, _ in bad if len(text) > 1], bad
    run = window.boosters
    assert run is not None
    game = BoosterGame(run.game.setup, catalogue().get, {})
    game.pick(0, game.suggestion(0))
    waits = DraftTable(game.view(0), run.names)
    screen(window).show(waits)
    with read() as found:
        window.scene.draw(window.screen)
    assert any(run.names[6] in line.text for line in found)
