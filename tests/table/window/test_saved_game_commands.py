"""A game at the window is kept: autosave, Continue, undo with and without consent, saves, reports, statistics."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest
from groups import little_and_all
from table.pilot import Pilot, window

from doomtable import rulesets
from doomtable.files import storage
from doomtable.records import crash_report, game_saves, statistics_db
from doomtable.records.statistics_totals import finished_games
from doomtable.records.verification import verify_record
from doomtable.rules.terms import EngineBug
from doomtable.session.undo_history import UndoStep
from doomtable.table.kit.message import Quit, ShowTitle
from doomtable.table.match import undo_sheets
from doomtable.table.match.match_screen import MatchScreen
from doomtable.table.match.table_messages import (
    AskToLeave,
    CloseSheet,
    LookAtTable,
    MakeAgain,
    SitDown,
    TakeBack,
)
from doomtable.table.match.undo_commands import elsewhere, go_back
from doomtable.table.match.undo_sheets import ConsentGiven, ShowUndoMoments, UndoTo
from doomtable.table.new_game import session_setup
from doomtable.table.pages.title_screen import ContinueGame, TitleScreen
from doomtable.table.window.app import open_window


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The player's own folder, empty."""
    monkeypatch.setattr(storage, "user_path", lambda name="": tmp_path / "own" / name)
    return tmp_path / "own"


def pilot(seed: int = 3, size: tuple[int, int] = (1280, 800), **more: int) -> Pilot:
    return Pilot(window(size, seed, **more), seed, False)


def against_the_computer(seed: int = 4) -> Pilot:
    made = window(seed=seed)
    made.deal(session_setup.quick_decks(rulesets.get("second")), ("human", "random"))
    return Pilot(made, seed, False)


def until_asked(flown: Pilot) -> None:
    """Let the computer choose until a person is asked, and sees it."""
    session = flown.window.session
    assert session is not None
    while (session.pending_human() is None or flown.table.chosen) and session.outcome is None:
        flown.frame()


def choose(flown: Pilot) -> None:
    """Press until one more choice was made."""
    session = flown.window.session
    assert session is not None
    choices = session.choices
    while session.choices == choices:
        seated(flown).press()


def seated(flown: Pilot) -> Pilot:
    """Past every hand-over."""
    while flown.table.display.sheet is not None and flown.table.display.sheet.name == "handover":
        flown.table.act(SitDown())
    return flown


def the_file(home: Path) -> Path:
    (path,) = (home / "games").glob("*.record")
    return path


def test_every_choice_is_in_the_file_at_once(home: Path) -> None:
    flown = pilot()
    for _ in range(40):
        flown.press()
        session = flown.window.session
        assert session is not None
        assert the_file(home).read_bytes().count(b"\n[") == session.choices
    assert verify_record(the_file(home)) == {"choices": session.choices, "verified": True, "complete": False}


def test_continue_goes_on_where_the_game_was_left(home: Path) -> None:
    flown = pilot()
    flown.play(50)
    assert flown.window.session is not None
    before = flown.window.session.game.state.digest()
    choices = flown.window.session.choices
    flown.window.handle_message(Quit())
    again = open_window((1280, 800), rulesets.get("second"), 99)
    assert isinstance(again.scene, TitleScreen) and again.scene.kept is not None
    assert again.scene.kept.choices == choices
    again.frame(0)
    again.take(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    assert again.session is not None and again.session.game.state.digest() == before
    assert isinstance(again.scene, MatchScreen) and not again.scene.display.notices
    other = Pilot(again, 1, False)
    other.play(20)
    found = verify_record(the_file(home))
    assert found["verified"] and found["choices"] == again.session.choices > choices


def test_a_game_without_choices_is_not_gone_on_with() -> None:
    made = window(seed=6)
    made.handle_message(ShowTitle())
    assert isinstance(made.scene, TitleScreen) and made.scene.kept is None


def test_a_damaged_game_goes_on_from_its_last_whole_choice_and_says_so(home: Path) -> None:
    flown = pilot()
    flown.play(60)
    flown.window.handle_message(ShowTitle())
    file = the_file(home)
    raw = file.read_bytes()
    lines = raw.split(b"\n")
    place = max(i for i, line in enumerate(lines) if line.startswith(b"[")) - 6
    file.write_bytes(b"\n".join([*lines[:place], b"\x00\x00garbage", *lines[place + 1 :]]))
    flown.window.handle_message(ContinueGame())
    assert isinstance(flown.window.scene, MatchScreen)
    ((said, _),) = flown.window.scene.display.notices
    assert f"line {place + 1}" in said
    assert next((home / "games").glob("*.damaged")).read_bytes().count(b"garbage") == 1
    assert verify_record(file)["verified"]


# ------------------------------------------------------------------------------------------------------- undo


def until(flown: Pilot, wanted: str, presses: int = 400) -> UndoStep:
    """Play until the last choice would cost so much to take back ('' for nothing)."""
    for _ in range(presses):
        seated(flown)
        found = undo_sheets.last_play(flown.table.seats.port.history, flown.table.seats.humans)
        if found is not None and found.why == wanted and flown.table.mine():
            return found
        flown.press()
    raise AssertionError(f"nothing that costs {wanted!r}")


def test_what_is_free_is_taken_back_at_once_and_made_again(home: Path) -> None:
    flown = pilot(5, (1920, 1080))
    undo = until(flown, "")
    session = flown.window.session
    assert session is not None and session.history is not None
    before, after = session.history.at(undo.to).state.digest(), session.game.state.digest()
    button = next(b for b in flown.table.question.buttons if b.message == TakeBack())
    assert button.label == flown.table.words.say("undo-free-button")
    assert MakeAgain() not in [choice.message for choice in flown.table.pause().choices], "nothing was undone yet"
    flown.click(button.rect)
    assert MakeAgain() in [choice.message for choice in flown.table.pause().choices]
    assert session.game.state.digest() == before
    assert json.loads(the_file(home).read_bytes().splitlines()[-1]) == {"undone": undo.choices}
    seated(flown)
    flown.key(pygame.K_y)
    assert session.game.state.digest() == after
    assert verify_record(the_file(home))["verified"]


def hands_shown(flown: Pilot) -> int:
    """How many cards in hands the screen shows the faces of."""
    return sum(card.name is not None for player in flown.table.display.view.players for card in player.hand)


def test_a_seen_card_takes_the_consent_of_everybody_else() -> None:
    flown = pilot(6)
    undo = until(flown, "seen")
    session = flown.window.session
    assert session is not None
    stands = session.game.state.digest()
    wisher = flown.table.seats.viewer
    flown.key(pygame.K_u)
    sheet, consent = flown.table.display.sheet, flown.table.seats.consent
    assert sheet is not None and sheet.name == "consent" and sheet.choices[0].message != ConsentGiven()
    assert consent is not None and (consent.wisher, consent.waiting) == (wisher, (1 - wisher,))
    assert hands_shown(flown) == 0, "whoever is asked sees no hand"
    for key in (pygame.K_F5, pygame.K_F10, pygame.K_t, pygame.K_u, pygame.K_F9):
        flown.key(key)
        assert flown.table.display.sheet is not None and flown.table.display.sheet.name == "consent"
    flown.key(pygame.K_SPACE)  # the main answer is No
    assert flown.table.seats.consent is None and session.game.state.digest() == stands
    assert hands_shown(flown) == 0 and flown.table.display.sheet is not None
    assert flown.table.display.sheet.name == "handover"
    assert "does not agree" in flown.table.display.notices[-1][0]
    seated(flown)
    flown.key(pygame.K_u)
    assert flown.table.display.sheet is not None
    flown.click(flown.table.display.sheet.buttons[1].rect)
    assert session.choices == undo.to
    assert hands_shown(flown) == 0, "whoever agreed still sits before the screen"
    told = "".join(run.text for run in flown.table.book().entries[-1].runs)
    assert "goes back to turn" in told


def test_what_came_to_light_is_told_on_the_sheet_and_free_to_take_back() -> None:
    """Who plays alone needs no consent, and is told that a card was seen."""
    pygame.display.init()
    pygame.font.init()
    made = window(seed=6, size=(1920, 1080))
    decks = session_setup.quick_decks(made.rules)
    made.deal(decks[:2], ("human", "greedy"))
    flown = Pilot(made, 6, keyboard=False)
    for _ in range(600):
        flown.frame()
        undo = undo_sheets.last_play(flown.table.seats.port.history, (0,))
        if flown.table.mine() and undo is not None and undo.why == "seen":
            break
        if flown.table.mine() and flown.places():
            flown.press()
    say = flown.table.words.say
    button = next(b for b in flown.table.question.buttons if b.message == TakeBack())
    decision = flown.table.display.view.decision
    assert undo is not None and undo.why == "seen" and decision is not None and not decision.cancellable
    assert (button.label, button.sub) == (say("undo-free-button"), "")
    assert undo_sheets.undo_cost(undo, (0,), flown.table.words) == say("undo-free-seen")
    assert undo_sheets.undo_cost(undo, (0, 1), flown.table.words) == say("undo-consent", why=say("undo-because-seen"))
    assert not undo_sheets.needed(undo, 0, (0,))
    flown.click(button.rect)
    assert flown.window.session is not None and flown.window.session.choices == undo.to


def test_nobody_takes_back_a_choice_of_somebody_else_without_asking() -> None:
    """Whoever wishes is not asked, whose choice it is, is."""
    tried = 0
    for seed in range(6):
        flown = pilot(seed, seats=3)
        for _ in range(60):
            seated(flown)
            undo = next(undo_sheets.undos(flown.table.seats.port.history, flown.table.seats.humans), None)
            if undo is not None and flown.table.mine() and undo.seat != flown.table.seats.viewer:
                wisher = flown.table.seats.viewer
                flown.table.act(UndoTo(undo))
                consent = flown.table.seats.consent
                assert consent is not None and consent.wisher == wisher
                assert set(consent.waiting) == {0, 1, 2} - {wisher}
                flown.table.act(CloseSheet())
                tried += 1
                continue
            flown.press()
    assert tried


@pytest.mark.parametrize("seeds", little_and_all(2, 8))
def test_redo_makes_nobody_elses_choice(seeds: int) -> None:
    made = 0
    for seed in range(seeds):
        flown = pilot(seed)
        flown.play(60)
        session = flown.window.session
        assert session is not None and session.history is not None
        for undo in list(undo_sheets.undos(session.history, (0, 1)))[3:20:4]:
            if undo.to < session.choices:
                session.back(undo.to)
        elsewhere(flown.table)
        while session.history.future:
            before, viewer = session.choices, seated(flown).table.seats.viewer
            flown.key(pygame.K_y)
            history = session.history
            asked = [at for at in range(before, session.choices) if at not in history.unasked]
            whose = {history.moments[at].seat for at in asked}
            assert whose == {viewer}
            made += 1
    assert made > seeds


def test_with_seven_at_the_table_each_of_the_others_is_asked() -> None:
    flown = pilot(7, seats=7)
    until(flown, "seen")
    flown.key(pygame.K_u)
    asked = []
    while flown.table.seats.consent is not None:
        asked.append(flown.table.seats.consent.waiting[0])
        assert hands_shown(flown) == 0
        flown.table.act(ConsentGiven())
    assert len(asked) == 6 == len(set(asked))


def test_alone_everything_is_taken_back_at_once() -> None:
    flown = against_the_computer()
    for _ in range(30):
        until_asked(flown)
        flown.press()
    until_asked(flown)
    session = flown.window.session
    assert session is not None and session.history is not None
    found = [undo for undo in undo_sheets.undos(session.history, (0,)) if undo.why]
    assert found and all(undo_sheets.needed(undo, 0, (0,)) == () for undo in found)
    flown.table.act(UndoTo(found[0]))
    assert session.choices == found[0].to and session.pending_human() == 0


def test_the_moments_can_be_chosen_from_a_list() -> None:
    flown = against_the_computer(2)
    for _ in range(40):
        until_asked(flown)
        flown.press()
    until_asked(flown)
    flown.key(pygame.K_t)
    sheet = flown.table.display.sheet
    assert sheet is not None and len(sheet.choices) == undo_sheets.LISTED + 2
    history = flown.table.seats.port.history
    assert history is not None
    every = list(undo_sheets.undos(history, (0,)))
    apart = list(undo_sheets.undos_told_apart(history, (0,)))
    assert apart[0] == every[0] and set(apart) < set(every), "a pass that nobody saw anything come of is no line"
    flown.table.act(sheet.choices[-1].message)
    assert flown.table.display.sheet is not sheet
    message = sheet.choices[-2].message
    assert isinstance(message, UndoTo)
    flown.table.act(message)
    assert flown.window.session is not None and flown.window.session.choices == message.undo.to
    for size in ((1024, 640), (1920, 1080)):
        flown.table.resize(size, flown.window.theme)
        flown.table.act(ShowUndoMoments())
        assert flown.table.display.sheet is not None
        window_rect = pygame.Rect((0, 0), size)
        assert all(window_rect.contains(b.rect) for b in flown.table.display.sheet.buttons)


# ---------------------------------------------------------------------------------------- saves, reports, ends


def test_a_save_is_named_and_stays_as_it_is(home: Path) -> None:
    flown = seated(pilot(9))
    flown.play(30)
    seated(flown)
    flown.key(pygame.K_F5)
    assert flown.table.display.sheet is not None and flown.table.display.sheet.entry is not None
    for wrong in "Morning":
        flown.window.take(pygame.event.Event(pygame.TEXTINPUT, text=wrong))
    flown.key(pygame.K_DELETE)
    assert flown.table.display.sheet.entry == "Morning", "nothing is marked"
    flown.key(pygame.K_a, pygame.KMOD_CTRL)
    flown.key(pygame.K_DELETE)
    assert flown.table.display.sheet.entry == ""
    for letter in "Evening/ at Ann's":
        flown.window.take(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    flown.key(pygame.K_RETURN)
    saved = home / "saves" / "Evening at Ann's.record"
    raw = saved.read_bytes()
    assert raw == the_file(home).read_bytes()
    flown.window.go_on(saved, "notice-not-resumed", own_file=True)
    seated(flown)
    flown.play(10)
    assert saved.read_bytes() == raw
    assert len(list((home / "games").glob("*.record"))) == 2


def test_one_key_writes_a_report_that_verifies(home: Path) -> None:
    flown = pilot(10)
    flown.play(30)
    seated(flown)
    flown.key(pygame.K_F9)
    (file,) = (home / "reports").glob("*.record")
    assert verify_record(file)["verified"]
    told = json.loads(file.read_bytes().splitlines()[-1])["report"]
    assert {"program", "python", "platform", "settings", "log"} <= set(told) and told["log"]
    assert str(Path.home()) not in json.dumps(told)
    assert str(file) in flown.table.display.notices[-1][0]


def test_a_bug_of_the_engine_stops_the_game_with_a_report(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    flown = pilot(13)
    flown.play(20)
    while not any(answer.action == "end" for answer in seated(flown).table.question.prompt.answers):
        flown.press()
    session = flown.window.session
    assert session is not None
    choices = session.choices

    def breaks(*args: object) -> None:
        raise EngineBug("card 3 is nowhere")

    monkeypatch.setattr("doomtable.rules.game.answer", breaks)
    flown.key(pygame.K_e)
    if isinstance(flown.window.scene, MatchScreen):  # with a hand it is asked what to drop
        flown.key(pygame.K_SPACE)
    assert isinstance(flown.window.scene, TitleScreen)
    (file,) = (home / "reports").glob("*.record")
    lines = file.read_bytes().splitlines()
    assert sum(line.startswith(b"[") for line in lines) == choices + 1
    assert "card 3 is nowhere" in json.loads(lines[-1])["report"]["error"][-1]
    assert str(file) in flown.window.scene.notice
    monkeypatch.undo()
    assert verify_record(file)["verified"]


def test_a_finished_game_is_counted_once(home: Path) -> None:
    flown = pilot(3, goal=3)
    flown.play(4000)
    assert flown.window.session is not None and flown.window.session.outcome is not None
    flown.frame()
    flown.frame()
    (found,) = finished_games(statistics_db.statistics_file())
    assert {seat.deck for seat in found.seats} == {"Brotherhood Crusade", "Algeroth's Legion"}
    assert found.seconds is not None and found.seconds > 0
    assert game_saves.unfinished() is None
    flown.table.act(LookAtTable())
    go_back(flown.table, UndoTo(next(undo_sheets.undos(flown.table.seats.port.history, (0, 1)))))
    while flown.table.seats.consent is not None:
        flown.table.act(ConsentGiven())
    flown.frame()
    assert finished_games(statistics_db.statistics_file()) == ()


def test_trouble_with_the_file_is_said_once_and_the_game_goes_on(home: Path) -> None:
    (home).mkdir(parents=True)
    (home / "games").write_text("in the way")
    flown = pilot(13)
    assert len(flown.table.display.notices) == 1 and "not being saved" in flown.table.display.notices[0][0]
    flown.play(10)
    assert not flown.table.display.notices
    seated(flown)
    assert any(b.label == flown.table.words.say("menu-unsaved") for b in flown.table.question.buttons)
    flown.table.act(AskToLeave(ShowTitle()))
    assert flown.table.display.sheet is not None and "lost" in flown.table.display.sheet.lines[0][0]
    assert [button.label for button in flown.table.display.sheet.buttons] == ["Stay", "Leave the game"]
    flown.table.act(CloseSheet())
    (home / "games").unlink()
    choose(flown)
    assert "again" in flown.table.display.notices[-1][0]
    (file,) = (home / "games").glob("*.record")
    file.unlink()
    choose(flown)
    assert "vanished" in flown.table.display.notices[-1][0]
    assert flown.window.session is not None
    assert verify_record(file)["choices"] == flown.window.session.choices


def test_the_place_of_reports_is_the_players_own(home: Path) -> None:
    assert crash_report.reports() == home / "reports"
