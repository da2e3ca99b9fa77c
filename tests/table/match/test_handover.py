"""One machine, several people: no frame ever shows somebody's hand to somebody else, unless the table is open."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest
from groups import first_and_rest, little_and_all, rows
from table.pilot import Pilot

from doomtable import rulesets
from doomtable.cards import catalogue
from doomtable.files.decks import read_deck, ready_decks
from doomtable.rules.terms import Seat
from doomtable.rules.view_parts import SPECTATOR
from doomtable.scenarios import runner
from doomtable.session.session import LOCAL, Session
from doomtable.table.kit.view_lookup import every_card
from doomtable.table.match import undo_sheets
from doomtable.table.match.match_messages import PlayAgain
from doomtable.table.match.match_screen import MatchScreen
from doomtable.table.match.table_messages import AskOpenTable, CloseSheet, SetOpenTable, ShowNextHand
from doomtable.table.match.undo_sheets import ConsentGiven
from doomtable.table.new_game import session_setup
from doomtable.table.paint import text_layout
from doomtable.table.paint.card_face_layout import FaceModel
from doomtable.table.paint.surface_cache import SurfaceCache
from doomtable.table.window.app import open_window
from doomtable.table.window.main_window import MainWindow
from doomtable.words.words import Words

SECOND = rulesets.get("second", {"goal_p": 60})
APART = ("capitol-firepower", "mishima-blades", "cybertronic-chrome")
"""Decks with next to no card in common."""
AT_REST = 5000
"""Milliseconds after which nothing moves any more."""


class Eyes:
    """Notes every face and every word that is painted."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.faces: set[str] = set()
        self.words: list[str] = []
        kept = SurfaceCache.get

        def get(cache: SurfaceCache, key: Any, make: Any) -> pygame.Surface:
            for part in key if isinstance(key, tuple) else ():
                if isinstance(part, FaceModel):
                    self.faces.add(part.name)
            if isinstance(key, tuple) and key[0] == "strip":
                self.faces.add(str(key[1]))
            return kept(cache, key, make)

        plain = text_layout.written

        def written(words: str, *more: Any) -> pygame.Surface:
            self.words.append(words)
            return plain(words, *more)

        monkeypatch.setattr(SurfaceCache, "get", get)
        monkeypatch.setattr(text_layout, "written", written)

    def painted(self, names: set[str]) -> set[str]:
        """Which of these cards were painted since this was last asked."""
        said = " ".join(self.words)
        found = {name for name in names if name in self.faces or name in said}
        self.faces.clear()
        self.words.clear()
        return found


def table(players: tuple[str, ...], size: tuple[int, int] = (1280, 800), seed: int = 1) -> MainWindow:
    pygame.display.init()
    pygame.font.init()
    made = open_window(size, SECOND, seed)
    known = catalogue.catalogue().names
    found = {path.stem: path for path in ready_decks()}
    decks = [read_deck(found[APART[i % 3]], known) for i in range(len(players))]
    made.begin(session_setup.game_setup(decks, players, SECOND, seed, made.words), players)
    return made


def onlooker(scene: MatchScreen) -> Seat:
    """Who sits before the screen; SPECTATOR while nobody in particular does."""
    return SPECTATOR if scene.covered() else scene.seats.viewer


@cache
def text_of(name: str) -> str:
    """What a card says; nothing of what is no card."""
    pool = catalogue.catalogue()
    return Words("en").card_text(pool.get(name)) if name in pool.names else ""


def secrets(window: MainWindow, seat: Seat) -> set[str]:
    """The cards in the hands of people that somebody may not know of in any way."""
    session, scene = window.session, window.scene
    assert session is not None and isinstance(scene, MatchScreen)
    state = session.game.state
    hands = {
        state.definitions.of[card].card.name
        for other in scene.seats.humans
        if other != seat
        for card in state.seats[other].hand
    }
    known = {card.name for card, _ in every_card(session.view(seat)) if card.name}
    if seat != SPECTATOR:
        known |= set(session.game.names) | {
            state.definitions.of[card].card.name for card, owner in enumerate(state.definitions.owner) if owner == seat
        }
    told = " ".join(run.text for book in (scene.display.logs[SPECTATOR], scene.display.logs.get(seat)) if book
                    for entry in book.entries for run in entry.runs)  # fmt: skip
    texts = " ".join(text_of(name) for name in known)
    decision = session.view(seat).decision
    offered = {option.name for option in decision.options if option.name} if decision is not None else set()
    return {name for name in hands - known - offered if name not in told and name not in texts}


class Watched(Pilot):
    """A pilot under whose every frame lies a proof."""

    def __init__(self, window: MainWindow, seed: int, keyboard: bool, eyes: Eyes) -> None:
        super().__init__(window, seed, keyboard)
        self.eyes = eyes
        self.covered: Counter[str] = Counter()

    def look(self) -> None:
        """Draw, and see that nothing is painted that is not the onlooker's to see."""
        scene = self.window.scene
        if not isinstance(scene, MatchScreen) or self.over():
            return
        self.eyes.painted(set())
        scene.display.dirty = True
        self.frame()
        scene = self.window.scene
        assert isinstance(scene, MatchScreen)
        seat = onlooker(scene)
        leaked = self.eyes.painted(secrets(self.window, seat))
        assert not leaked, f"{leaked} shown to {seat}"
        if scene.covered():
            self.covered["combat" if scene.display.view.combat is not None else "calm"] += 1
            for _ in ("the film of a combat", "what moves after it"):
                self.now += AT_REST
                scene.display.dirty = True
                self.frame()
            shown = pygame.image.tobytes(self.window.screen, "RGB")
            scene.invalidate()
            scene.draw(self.window.screen)
            assert pygame.image.tobytes(self.window.screen, "RGB") == shown, (
                "something old lies under the hand-over"
            )
            assert not self.eyes.painted(secrets(self.window, seat))


@pytest.mark.parametrize("looks", little_and_all(40, 200))
@pytest.mark.parametrize(
    ("players", "keyboard"),
    rows(1, [
        (("human", "human", "human"), False), (("human", "greedy", "human"), True), (("human", "human", "human"), True),
        (("human", "greedy", "human"), False), (("human", "human"), False), (("human", "human"), True),
    ]),
)  # fmt: skip
def test_no_frame_shows_a_hand_to_the_wrong_person(
    players: tuple[str, ...], keyboard: bool, looks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = table(players, seed=5)
    pilot = Watched(window, 5, keyboard, Eyes(monkeypatch))
    chance = Random(7)
    for count in range(looks):
        pilot.look()
        if pilot.over():
            break
        scene = pilot.table
        if scene.seats.consent is not None:
            scene.act(ConsentGiven() if chance.random() < 0.6 else CloseSheet())
        elif count % 11 == 5:
            pilot.key(pygame.K_u)
        elif count % 17 == 8:
            size = chance.choice([(1024, 640), (1280, 800), (1500, 950)])
            window.screen = pygame.display.set_mode(size)
            window.scene.resize(size, window.theme)
        elif count % 13 == 7:
            pilot.move((chance.randrange(1000), chance.randrange(640)))
            pilot.click(pygame.Rect(*scene.pointer.place, 1, 1), 3)
        elif count % 19 == 9:
            pilot.key(pygame.K_F10)
            pilot.look()
            pilot.key(pygame.K_ESCAPE)
        elif window.session is not None and window.session.pending_human() is not None and pilot.places():
            pilot.press()
        else:
            pilot.frame()
    assert pilot.covered["calm"] > looks // 40


@pytest.mark.parametrize("size", first_and_rest(1, [(1024, 640), (1920, 1080)]))
@pytest.mark.parametrize("keyboard", [False, True])
def test_answers_in_mid_combat_go_from_hand_to_hand(
    size: tuple[int, int], keyboard: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = table(("human", "human"), size)
    game = runner.open_game(Path(__file__).parents[1] / "positions" / "answers.yaml")
    window.current_game.session = session = Session(game, [LOCAL, LOCAL], historic=True)
    window.scene = MatchScreen(session, window.words, window.theme, size, (0, 1), game.names)
    pilot = Watched(window, 4, keyboard, Eyes(monkeypatch))
    pilot.look()
    pilot.key(pygame.K_SPACE)
    for name in ("Sea Lion", "Necromutant"):
        spot = next(spot for spot in pilot.table.display.layout.spots if spot.card.name == name)
        pilot.look()
        pilot.click(spot.rect)
        if pilot.table.question.popup is not None:
            attack = next(b for b in pilot.table.question.popup.buttons if getattr(b.message, "verb", "") == "attack")
            pilot.click(attack.rect)
    asked = set()
    for count in range(30):
        pilot.look()
        if pilot.table.display.view.combat is None:
            break
        seat = session.pending_human()
        assert seat is not None
        asked.add(seat)
        if pilot.table.seats.handover is not None:
            names = [line for line, _, _ in pilot.table.display.sheet.lines]  # type: ignore[union-attr]
            assert any("Sea Lion" in line and "Necromutant" in line for line in names)
            if count % 3 == 1:
                pilot.key(pygame.K_F10)
                pilot.look()
                pilot.key(pygame.K_ESCAPE)
            pilot.key(pygame.K_SPACE)
        elif pilot.table.seats.consent is None:
            held = [place for place in pilot.places() if place.card is not None]
            if held and pilot.table.question.prompt.window and count % 4 < 2:
                pilot.click(held[0].rect)
            elif pilot.table.question.prompt.window:
                pilot.key(pygame.K_SPACE)
            else:
                pilot.press()
    assert asked == {0, 1} and pilot.covered["combat"] >= 2


def test_the_watch_sees_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    window = table(("human", "human"), seed=5)
    eyes = Eyes(monkeypatch)
    pilot = Watched(window, 5, False, eyes)
    pilot.look()
    pilot.key(pygame.K_SPACE)
    pilot.look()
    scene, seat = pilot.table, pilot.table.seats.viewer
    scene.display.view = scene.seats.port.view(1 - seat)
    scene.seats.viewer = 1 - seat
    scene.display.layout = scene._arranged()
    scene.seats.viewer = seat
    scene.invalidate()
    with pytest.raises(AssertionError):
        pilot.look()


def test_whoever_must_agree_to_an_undo_reads_no_log_but_the_public_one() -> None:
    window = table(("human", "human"), seed=3)
    pilot = Pilot(window, 3, False)
    scene = pilot.table
    for _ in range(200):
        undo = next(undo_sheets.undos(scene.seats.port.history, scene.seats.humans), None)
        if undo is not None and scene.mine() and undo_sheets.needed(undo, scene.seats.viewer, scene.seats.humans):
            if scene.display.view.decision is not None and not scene.display.view.decision.cancellable:
                pilot.key(pygame.K_u)
                break
        pilot.press()
    assert scene.seats.consent is not None and scene.book() is scene.display.logs[SPECTATOR]
    assert scene.display.view.seat == SPECTATOR and not any(player.hand for player in scene.display.view.players)


# ------------------------------------------------------------------------------------------------------ open table


def test_an_open_table_covers_nothing_and_follows_whoever_is_asked() -> None:
    window = table(("human", "human", "greedy"), seed=2)
    assert isinstance(window.scene, MatchScreen)
    window.scene.set_open_table(True)
    pilot = Pilot(window, 2, True)
    seen = set()
    for _ in range(200):
        scene = pilot.table
        assert scene.seats.handover is None
        asked = scene.seats.port.pending_human()
        if asked is None or scene.chosen:
            pilot.frame()
            continue
        assert scene.seats.viewer == asked and scene.display.layout.bottom == scene.seats.shown
        assert scene.display.layout.hand or not scene.display.view.players[scene.seats.shown].hand
        assert scene.words.say("open-title") == scene.shown_info_panel().heading  # type: ignore[union-attr]
        seen.add(asked)
        pilot.press()
        if pilot.over():
            break
    assert seen == {0, 1}


def test_every_hand_is_looked_at_on_an_open_table() -> None:
    window = table(("human", "human", "human"), seed=2)
    assert isinstance(window.scene, MatchScreen)
    scene = window.scene
    scene.set_open_table(True)
    pilot = Pilot(window, 2, True)
    asked = scene.seats.viewer
    state = window.session.game.state.digest()  # type: ignore[union-attr]
    for step in range(1, 4):
        pilot.key(pygame.K_h)
        pilot.frame()
        looked = (asked + step) % 3
        assert scene.seats.shown == looked == scene.display.view.seat and scene.display.layout.bottom == looked
        assert len(scene.display.layout.hand) == len(scene.display.view.players[looked].hand) > 0
        assert scene.mine() == (looked == asked)
        if looked != asked:
            pilot.click(scene.display.layout.hand[0].rect)
    assert scene.seats.peeked is None and window.session.game.state.digest() == state  # type: ignore[union-attr]
    button = next(b for b in scene.question.buttons if b.message == ShowNextHand())
    pilot.click(button.rect)
    assert scene.seats.peeked is not None


def test_the_question_for_an_open_table_shows_no_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    window = table(("human", "human"), seed=2)
    pilot = Watched(window, 2, False, Eyes(monkeypatch))
    pilot.key(pygame.K_SPACE)
    assert pilot.table.seats.handover is None and pilot.table.display.layout.hand
    pilot.table.act(AskOpenTable())
    assert pilot.table.covered() and not pilot.table.display.layout.hand
    pilot.look()
    pilot.key(pygame.K_ESCAPE)
    pilot.look()
    assert pilot.table.seats.handover is not None and not pilot.table.seats.open_table


def test_another_game_of_an_open_table_is_open() -> None:
    window = table(("human", "human"), seed=2)
    for opened in (True, False):
        assert isinstance(window.scene, MatchScreen)
        window.scene.set_open_table(opened)
        window.handle_message(PlayAgain())
        assert isinstance(window.scene, MatchScreen) and window.scene.seats.open_table is opened


def test_a_table_is_opened_and_closed_from_the_menu() -> None:
    window = table(("human", "human"), seed=2)
    pilot = Pilot(window, 2, False)
    scene = pilot.table
    assert scene.seats.handover is not None
    for wanted in (True, False):
        pilot.key(pygame.K_F10)
        for message in (AskOpenTable(), SetOpenTable(wanted)):
            assert scene.display.sheet is not None
            pilot.click(next(b.rect for b in scene.display.sheet.buttons if b.message == message))
        assert scene.seats.open_table is wanted and (scene.seats.handover is None) is wanted
    alone = Pilot(table(("human", "greedy"), seed=2), 2, False)
    alone.key(pygame.K_F10)
    assert alone.table.display.sheet is not None
    assert AskOpenTable() not in [b.message for b in alone.table.display.sheet.buttons]
    alone.table.set_open_table(True)
    assert not alone.table.seats.open_table
