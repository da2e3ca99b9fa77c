"""The screen of a new game: everything by mouse alone and by keyboard alone, remembered, and proof against garbage."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from groups import first_and_rest
from table.reading import read

from doomtable import rulesets
from doomtable.errors import ErrorText
from doomtable.files import storage
from doomtable.files.decks import DeckList
from doomtable.rules.wars import wars_for
from doomtable.table.kit.available_decks import AvailableDeck, assign_decks, available_decks
from doomtable.table.kit.deck_contents import DeckContents
from doomtable.table.kit.deck_picker import DeckPicker
from doomtable.table.kit.form_screen import StopKey
from doomtable.table.kit.ui_scale import scale_for
from doomtable.table.match.match_messages import PlayNow
from doomtable.table.match.match_screen import MatchScreen
from doomtable.table.new_game import new_game_settings, session_setup
from doomtable.table.new_game.new_game_layout import places
from doomtable.table.new_game.new_game_screen import (
    ABOUT,
    ABOUT_EDITION,
    ABOUT_FORM,
    ABOUT_OPTION,
    NewGameScreen,
    told_at_foot,
)
from doomtable.table.new_game.new_game_settings import NewGameSeat, NewGameSettings, in_form, proposed
from doomtable.table.new_game.variant_picker import VariantPicker
from doomtable.table.new_game.variants_offered import OFFERS, goal_shown, picture, players_said
from doomtable.table.new_game.variants_offered import players as players_of
from doomtable.table.pages.title_screen import PlayHotseat, ShowNewGame, TitleScreen
from doomtable.table.paint.theme import PALETTES, Palette, Theme
from doomtable.table.rulebook.rulebook_screen import RulebookScreen
from doomtable.table.window.app import open_window
from doomtable.table.window.main_window import MainWindow
from doomtable.words.rulebook import Rulebook
from doomtable.words.words import Words

SECOND = rulesets.get("second")
WARRING = ("ready/algeroth-legion", "ready/golgotha-host", "ready/imperial-regiment", "ready/stahler-ledger")
"""Ready decks with which a war can be declared."""
SIZES = ((1024, 640), (1280, 800), (1920, 1080), (3840, 2160))


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own for every test."""
    monkeypatch.setattr(storage, "user_path", lambda name="": tmp_path / name)
    return tmp_path


def screen(size: tuple[int, int] = (1280, 800)) -> MainWindow:
    """A window with the screen of a new game, reached from the title."""
    pygame.display.init()
    pygame.font.init()
    made = open_window(size, SECOND, 1)
    key(made, pygame.K_n)
    made.frame(0)
    return made


def scene(window: MainWindow) -> NewGameScreen:
    assert isinstance(window.scene, NewGameScreen)
    return window.scene


def key(window: MainWindow, code: int, mod: int = 0) -> None:
    window.take(pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=""))


def write(window: MainWindow, text: str) -> None:
    for letter in text:
        window.take(pygame.event.Event(pygame.TEXTINPUT, text=letter))


def click(window: MainWindow, rect: pygame.Rect, button: int = 1) -> None:
    window.take(pygame.event.Event(pygame.MOUSEMOTION, pos=rect.center, rel=(0, 0), buttons=(0, 0, 0)))
    window.take(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=rect.center, button=button))
    window.frame(0)


def press(window: MainWindow, *stop: object) -> None:
    click(window, scene(window).places.stops[stop])  # type: ignore[index]


def go(window: MainWindow, *stop: object) -> None:
    """Lead the keyboard somewhere by Tab alone."""
    for _ in range(80):
        if scene(window).focus == stop and scene(window).keyed:
            return
        key(window, pygame.K_TAB)
    raise AssertionError(f"{stop} cannot be reached")


def players(window: MainWindow) -> tuple[str, ...]:
    assert window.session is not None and isinstance(window.scene, MatchScreen)
    return window.session.game.names


# ------------------------------------------------------------------------------------------------------- choosing


def test_a_game_is_set_up_by_mouse_alone() -> None:
    made = screen()
    press(made, "join", 0)
    for kind in ("apostle", "random", "human"):
        press(made, "kind", 1)
        assert scene(made).new.seats[1].kind == kind
    assert [seat.kind for seat in scene(made).new.seats] == ["human", "human", "veteran"]
    press(made, "name", 0)
    write(made, "Ann")
    press(made, "goal", -1)
    press(made, "start", 1)
    press(made, "open", 0)
    press(made, "deck", 1)
    over = scene(made).over
    assert isinstance(over, DeckPicker)
    place = next(i for i, deck in enumerate(over.available) if deck.name == "Mishima Blades")
    assert not over.seen(place), "so many decks that one scrolls to it"
    while not over.seen(place):
        made.take(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1))
    click(made, over.tile(place))
    assert over.deck.name == "Mishima Blades"
    click(made, over.buttons[1].rect)
    assert isinstance(scene(made).over, DeckContents)
    click(made, scene(made).over.buttons[0].rect)  # type: ignore[union-attr]
    assert scene(made).over is over
    click(made, over.buttons[0].rect)
    assert scene(made).over is None
    press(made, "begin", 0)
    assert players(made) == ("Ann", "Player 2", "Computer")
    assert made.session is not None
    rules = made.session.game.state.rules
    assert (rules.goal_p, rules.start_d) == (35, 6)
    assert (
        made.current_game.writer is not None
        and made.current_game.writer.lines.setup.decks[1].name == "Mishima Blades"
    )
    assert isinstance(made.scene, MatchScreen) and made.scene.seats.open_table


def test_a_game_is_set_up_by_keyboard_alone() -> None:
    made = screen()
    go(made, "name", 0)
    write(made, "Bob")
    go(made, "kind", 1)
    for code in (pygame.K_RETURN, pygame.K_SPACE, pygame.K_RETURN):
        key(made, code)
    assert scene(made).new.seats[1].kind == "human"
    go(made, "deck", 1)
    key(made, pygame.K_RETURN)
    over = scene(made).over
    assert isinstance(over, DeckPicker)
    first = over.deck
    key(made, pygame.K_DOWN)
    assert over.deck != first
    chosen = over.deck
    key(made, pygame.K_z)
    look = scene(made).over
    assert isinstance(look, DeckContents)
    card = look.at
    key(made, pygame.K_DOWN)
    assert look.at != card
    key(made, pygame.K_ESCAPE)
    key(made, pygame.K_RETURN)
    assert scene(made).over is None and scene(made).decks()[1] == chosen
    go(made, "goal", 1)
    key(made, pygame.K_SPACE)
    key(made, pygame.K_MINUS)
    key(made, pygame.K_MINUS)
    go(made, "more", 0)
    key(made, pygame.K_RETURN)
    go(made, "hand", 1)
    key(made, pygame.K_RETURN)
    go(made, "sabotage", 0)
    key(made, pygame.K_SPACE)
    go(made, "seed", 0)
    write(made, "4x2")
    go(made, "begin", 0)
    key(made, pygame.K_RETURN)
    assert players(made) == ("Bob", "Player 2")
    assert made.current_game.writer is not None
    setup = made.current_game.writer.lines.setup
    assert (setup.seed, setup.rules.goal_p, setup.decks[1].name) == (42, 35, chosen.name)
    assert (setup.rules.start_hand, setup.rules.hand_fill, setup.rules.sabotage) == (8, 8, True)


def test_what_was_set_up_is_there_again_after_the_title() -> None:
    window = screen((1024, 640))
    press(window, "goal", 1)
    press(window, "start", 1)
    before = scene(window).new
    key(window, pygame.K_ESCAPE)
    key(window, pygame.K_n)
    assert (scene(window).new.goal, scene(window).new.start) == (before.goal, before.start)


def test_arrows_lead_where_they_point() -> None:
    made = screen()
    go(made, "name", 0)
    for code, there in (
        (pygame.K_RIGHT, ("kind", 0)), (pygame.K_DOWN, ("kind", 1)), (pygame.K_RIGHT, ("deck", 1)),
        (pygame.K_UP, ("deck", 0)), (pygame.K_LEFT, ("kind", 0)), (pygame.K_LEFT, ("name", 0)),
        (pygame.K_LEFT, ("name", 0)), (pygame.K_DOWN, ("name", 1)), (pygame.K_DOWN, ("join", 0)),
    ):  # fmt: skip
        key(made, code)
        assert scene(made).focus == there


def test_every_place_can_be_reached_by_arrows() -> None:
    made = screen((1024, 640))
    for _ in range(3):
        press(made, "join", 0)
    seen: set[StopKey] = set()
    waiting = [scene(made).focus]
    while waiting:
        stop = waiting.pop()
        if stop in seen:
            continue
        seen.add(stop)
        for code in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN):
            scene(made).focus, scene(made).keyed = stop, True
            key(made, code)
            waiting.append(scene(made).focus)
    assert seen == set(scene(made).stops())


def test_two_to_seven_sit_down_and_stand_up() -> None:
    made = screen((1024, 640))
    for _ in range(9):
        if ("join", 0) in scene(made).places.stops:
            press(made, "join", 0)
    assert len(scene(made).new.seats) == 7
    assert len({deck.key for deck in scene(made).decks() if deck}) == 7
    press(made, "away", 3)
    assert len(scene(made).new.seats) == 6
    go(made, "kind", 5)
    for _ in range(6):
        key(made, pygame.K_DELETE)
    assert len(scene(made).new.seats) == 2 and ("away", 0) not in scene(made).places.stops


def test_letters_that_are_keys_elsewhere_are_letters_in_a_name() -> None:
    made = screen()
    press(made, "name", 0)
    for letter in "quinn":
        key(made, getattr(pygame, f"K_{letter}"))
        write(made, letter)
    key(made, pygame.K_SPACE)
    write(made, " ")
    write(made, "B")
    key(made, pygame.K_BACKSPACE)
    assert made.running and scene(made).names()[0] == "quinn"
    press(made, "name", 0)
    write(made, "W" * 40 + "\t\0")
    assert scene(made).names()[0] == "W" * new_game_settings.LONGEST_NAME


def test_all_of_a_field_is_marked_at_once() -> None:
    made = screen()
    press(made, "name", 0)
    write(made, "Anna")
    key(made, pygame.K_DELETE)
    assert scene(made).names()[0] == "Anna", "nothing is marked, and nothing stands behind the caret"
    key(made, pygame.K_a, pygame.KMOD_CTRL)
    assert scene(made).marked
    made.frame(50)
    write(made, "Bo")
    assert scene(made).names()[0] == "Bo"
    for erases in (pygame.K_DELETE, pygame.K_BACKSPACE):
        write(made, "Carl")
        key(made, pygame.K_a, pygame.KMOD_CTRL)
        key(made, erases)
        assert scene(made).new.seats[0].name == "" and len(scene(made).new.seats) == 2
    press(made, "more", 0)
    press(made, "seed", 0)
    write(made, "123")
    key(made, pygame.K_a, pygame.KMOD_CTRL)
    write(made, "7")
    assert scene(made).new.seed == 7
    key(made, pygame.K_a, pygame.KMOD_CTRL)
    key(made, pygame.K_DELETE)
    assert scene(made).new.seed is None


def test_two_players_of_one_name_cannot_begin() -> None:
    made = screen()
    press(made, "name", 0)
    write(made, "computer")
    assert scene(made).trouble() == made.words.say("setup-same-name", player="Computer")
    press(made, "begin", 0)
    assert isinstance(made.scene, NewGameScreen)


# ------------------------------------------------------------------------------------------------------ remembering


def test_the_last_choice_is_remembered() -> None:
    made = screen()
    press(made, "name", 0)
    write(made, "Ann")
    press(made, "join", 0)
    press(made, "goal", 1)
    press(made, "begin", 0)
    again = screen()
    assert scene(again).new.goal == 45 and len(scene(again).new.seats) == 3
    assert scene(again).names()[0] == "Ann"
    key(again, pygame.K_ESCAPE)
    assert isinstance(again.scene, TitleScreen)
    again.handle_message(PlayNow())
    assert players(again) == ("Ann", "Computer")
    again.handle_message(PlayHotseat())
    assert players(again) == ("Ann", "Player 2")


@pytest.mark.parametrize(
    "garbage",
    [
        b"", b"{", b"\xff\xfe", b"[]", b"null", b'{"seats": 3}', b'{"goal": "many"}', b'{"seats": [{"kind": 4}]}',
        b"x" * 100_000, b'{"seats": ' + b"[" * 5000,
    ],
)  # fmt: skip
def test_garbage_is_told_in_a_sentence(home: Path, garbage: bytes) -> None:
    (home / new_game_settings.FILE).write_bytes(garbage)
    made = screen()
    assert str(home / new_game_settings.FILE) in scene(made).said and "\n" not in scene(made).said
    assert scene(made).new == NewGameSettings() and not scene(made).trouble()


def test_what_no_game_could_have_is_left_out(home: Path) -> None:
    value = {
        "seats": [{"kind": "wizard", "name": "\x1b[2J" + "A" * 99, "deck": "own/../../etc"}] + [{}] * 20,
        "goal": 10**9, "start": -5, "open_table": True, "seed": -1, "more": "of it",
    }  # fmt: skip
    (home / new_game_settings.FILE).write_text(json.dumps(value), encoding="utf-8")
    made = screen()
    new = scene(made).new
    assert (
        len(new.seats) == 7
        and new.seats[0].kind == "human"
        and len(new.seats[0].name) == new_game_settings.LONGEST_NAME
    )
    assert (new.goal, new.start, new.seed) == (999, 0, 0) and not scene(made).trouble()
    press(made, "begin", 0)
    assert isinstance(made.scene, MatchScreen)


def test_a_home_that_cannot_be_written_does_not_stop_a_game(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = screen()
    (home / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setattr(storage, "user_path", lambda name="": home / "file" / name)
    press(made, "begin", 0)
    assert isinstance(made.scene, MatchScreen) and any(str(home) in text for text, _ in made.scene.display.notices)


# ------------------------------------------------------------------------------------------------------------ decks


def test_own_decks_are_offered_with_every_fault_named(home: Path) -> None:
    (home / "decks").mkdir()
    (home / "decks" / "horde.deck").write_text(
        "name: Horde\n[deck]\n12 Necromutant\n9 Hussar\n", encoding="utf-8"
    )
    (home / "decks" / "broken.deck").write_text("5 Nobody at all\n", encoding="utf-8")
    held = {one.key: one for one in available_decks(SECOND)}
    assert [fault.rule for fault in held["own/horde"].faults] == ["DECK-01", "DECK-02", "DECK-02"]
    assert not held["own/broken"].legal and "broken.deck" in str(held["own/broken"].trouble)
    made = screen()
    press(made, "deck", 0)
    over = scene(made).over
    assert isinstance(over, DeckPicker)
    for name in ("Horde", "broken"):
        over.select(next(i for i, one in enumerate(over.available) if one.name == name))
        made.frame(0)
        assert not over.buttons[0].enabled
        key(made, pygame.K_RETURN)
        assert scene(made).over is over
    scene(made).over = None
    scene(made).change(scene(made).new.seated(0, NewGameSeat(deck="own/horde")))
    assert Words("en").deck_fault(held["own/horde"].faults[0]) in scene(made).trouble()
    scene(made).change(scene(made).new.seated(0, NewGameSeat(deck="own/broken")))
    assert scene(made).trouble() and ("look", 0) not in scene(made).stops()
    scene(made).change(scene(made).new.seated(0, NewGameSeat(deck="own/gone")))
    assert not scene(made).trouble()


def test_every_ready_deck_says_what_it_plays_like() -> None:
    words = Words("en")
    found = available_decks(SECOND)
    assert len(found) >= 8 and all(one.legal and not one.own for one in found)
    assert all(words.has("deck-says-" + one.key.rpartition("/")[2]) for one in found)
    assert len({one.affiliation for one in found}) >= 7


def test_a_wish_that_is_gone_gets_the_next_free_deck() -> None:
    found = available_decks(SECOND)
    one, two, three = assign_decks(found, ["", found[0].key, ""])
    assert one is not None and two is not None and three is not None
    assert len({one.key, two.key, three.key}) == 3 and two == found[0]
    assert assign_decks((), ["x"]) == (None,)
    only = assign_decks(found[:1], ["", "", ""])
    assert [one and one.key for one in only] == [found[0].key] * 3
    bad = AvailableDeck("own/bad", DeckList("Bad", "second", ()), True, trouble=ErrorText("error-deck-empty"))
    assert assign_decks((bad,), [""]) == (None,)


def test_another_edition_brings_its_numbers_its_seats_and_its_faults() -> None:
    made = screen()
    for _ in range(3):
        press(made, "join", 0)
    assert len(scene(made).new.seats) == 5
    assert all(deck.legal for deck in scene(made).available)
    press(made, "edition", 0)
    new = scene(made).new
    assert (new.edition, new.sabotage, len(new.seats)) == ("tournament", True, 2)
    assert ("join", 0) not in scene(made).places.stops, "two play in a tournament"
    assert not all(deck.legal for deck in scene(made).available), "deck and reserve count together there (DECK-05)"
    press(made, "edition", 0)
    new = scene(made).new
    assert (new.edition, new.goal, new.sabotage) == ("first", 25, False)
    rules = new.rules(SECOND)
    assert rules == rulesets.EDITIONS["first"]
    assert new_game_settings.replace(new, sabotage=True).rules(SECOND).direct_attack is False
    press(made, "begin", 0)
    assert isinstance(made.scene, MatchScreen)
    assert made.session is not None and made.session.game.state.rules.name == "first"


def test_discards_for_an_action_are_as_the_edition_has_them_until_somebody_says_otherwise() -> None:
    made = screen((1024, 640))
    press(made, "more", 0)
    assert not scene(made).new.discards
    press(made, "discards", 0)
    assert scene(made).new.rules(SECOND).discard_action
    press(made, "edition", 0)
    assert not scene(made).new.discards and not scene(made).enabled(("discards", 0)), "tournament"
    press(made, "edition", 0)
    assert scene(made).new.discards, "the first edition has it"
    press(made, "discards", 0)
    assert scene(made).new.rules(SECOND) == rulesets.get("first", {"discard_action": False})
    kept = new_game_settings.replace(scene(made).new, places=True)
    new_game_settings.remember(kept)
    assert new_game_settings.remembered(SECOND)[0].discards is False


def test_a_form_brings_its_seats_its_numbers_and_its_decks() -> None:
    made = screen((1024, 640))
    press(made, "form", 0)
    assert (scene(made).new.form, len(scene(made).new.seats)) == ("target", 2)
    press(made, "form", 0)
    new = scene(made).new
    assert (new.form, len(new.seats), new.goal, new.start) == ("team", 4, 50, 10)
    press(made, "join", 0)
    assert "form \"team\" is for 4 or 6 players" in scene(made).trouble()
    press(made, "join", 0)
    assert not scene(made).trouble() and ("join", 0) not in scene(made).places.stops
    press(made, "form", 0)
    new = scene(made).new
    assert (new.form, len(new.seats), new.goal) == ("cartel", 7, 50)
    assert ("away", 0) not in scene(made).places.stops, "it takes seven"
    decks = [deck.affiliation for deck in scene(made).decks() if deck is not None]
    assert decks == list(scene(made).rules().roles) and not scene(made).trouble()
    made.frame(0)
    press(made, "begin", 0)
    assert made.session is not None and made.session.game.state.rules.form == "cartel"
    begun = made.session.game.state.rules
    assert [begun.numbers(seat).start_d for seat in range(7)] == [5] * 6 + [20]


def test_the_seats_that_a_form_brought_go_with_it_but_those_that_somebody_took() -> None:
    made = screen((1024, 640))
    for _ in range(4):  # through all forms, back to the first
        press(made, "form", 0)
    assert (scene(made).new.form, len(scene(made).new.seats)) == ("ffa", 2)
    press(made, "form", 0)
    press(made, "form", 0)
    press(made, "kind", 2)
    press(made, "form", 0)
    press(made, "form", 0)
    new = scene(made).new
    assert (new.form, len(new.seats)) == ("ffa", 3) and new.seats[2].kind != NewGameSettings().seats[1].kind


def test_the_seats_that_a_form_brought_go_with_it_after_the_choice_was_remembered_too() -> None:
    new_game_settings.remember(proposed(SECOND).by(SECOND, "team"))
    kept, why = new_game_settings.remembered(SECOND)
    assert why is None and [seat.filled for seat in kept.seats] == [False, False, True, True]
    assert len(kept.by(SECOND, "ffa").seats) == 2


def test_whether_a_form_brought_a_seat_is_yes_or_no(home: Path) -> None:
    seats = [{}, {"kind": "veteran", "filled": "perhaps"}]
    (home / new_game_settings.FILE).write_text(json.dumps({"seats": seats}), encoding="utf-8")
    found, why = new_game_settings.remembered(SECOND)
    assert why is not None and why.message == "error-last-used" and found == proposed(SECOND)


def in_a_form(form: str) -> MainWindow:
    """The screen with the usual two players in a form."""
    made = screen((1024, 640))
    scene(made).change(scene(made).new.by(SECOND, form))
    return made


def test_seats_that_a_form_brought_go_with_it_whatever_deck_the_program_gave_them() -> None:
    made = in_a_form("team")
    choose_variant(made, "corpwar")
    assert len(scene(made).new.seats) == 4 and all(seat.deck for seat in scene(made).new.seats)
    choose_variant(made, "limited")
    assert (scene(made).new.form, len(scene(made).new.seats)) == ("ffa", 2)


@pytest.mark.parametrize("touched", ["kind", "name", "deck"])
def test_a_seat_that_a_form_brought_stays_once_somebody_has_touched_it(touched: str) -> None:
    """Even where it is as it was in the end: its kind turned all the way round, its name taken away again."""
    made = in_a_form("team")
    if touched == "kind":
        for _ in new_game_settings.KINDS:
            press(made, "kind", 2)
    elif touched == "name":
        press(made, "name", 2)
        write(made, "A")
        key(made, pygame.K_BACKSPACE)
    else:
        press(made, "deck", 2)
        key(made, pygame.K_RETURN)
    scene(made).change(scene(made).new.by(SECOND, "ffa"))
    seats = scene(made).new.seats
    assert len(seats) == 3 and (seats[2].kind, seats[2].name) == (new_game_settings.USUAL, "")
    assert bool(seats[2].deck) == (touched == "deck")


def test_a_window_opened_in_a_form_proposes_it_and_leaves_it_wholly() -> None:
    team = rulesets.get("second", {"form": "team", "idle_rounds": 30})
    assert proposed(team).form == "team" and len(proposed(team).seats) == 4
    alone = proposed(team).by(in_form(team, "ffa"), "ffa")
    rules = alone.rules(team)
    assert (rules.shared_pools, rules.min_seats, rules.goal_p, rules.start_d) == ("none", 2, 40, 5)
    assert rules == rulesets.get("second", {"idle_rounds": 30}) and alone.least_seats == 2


def test_a_tournament_has_one_form() -> None:
    made = screen()
    press(made, "form", 0)
    press(made, "edition", 0)
    assert (scene(made).new.edition, scene(made).new.form) == ("tournament", "ffa")
    assert not scene(made).enabled(("form", 0))


def test_the_edition_is_chosen_by_keys_alone_and_remembered() -> None:
    made = screen()
    go(made, "edition", 0)
    key(made, pygame.K_PLUS)
    assert scene(made).new.edition == "tournament"
    key(made, pygame.K_ESCAPE)
    found, why = new_game_settings.remembered(SECOND)
    assert (found.edition, why) == ("tournament", None)
    opened, _ = new_game_settings.remembered(rulesets.get("first"))
    assert (opened.edition, opened.goal) == ("first", 25), "what the window was opened with is proposed"


def test_a_variant_is_chosen_by_mouse_with_its_decks_and_its_form() -> None:
    """Its presets come with it, the decks are judged by it, and the form it does not go with is left."""
    made = screen((1024, 640))
    press(made, "form", 0)
    press(made, "form", 0)
    assert scene(made).new.form == "team"
    with read() as lines:
        scene(made).draw(made.screen)
    assert "Game: Doomtrooper…" in [line.text for line in lines], "it is said what can be chosen there"
    press(made, "variant", 0)
    picker = scene(made).over
    assert isinstance(picker, VariantPicker) and picker.variant == "none"
    made.frame(0)
    click(made, picker.tile(picker.every.index("limited")))
    assert picker.variant == "limited" and scene(made).new.variant == "none"
    click(made, picker.buttons[0].rect)
    new = scene(made).new
    assert (new.variant, new.form, new.goal, scene(made).over) == ("limited", "ffa", 41, None)
    press(made, "form", 0)
    assert (scene(made).new.form, scene(made).new.variant) == ("target", "limited"), "this goes with it"
    assert not scene(made).trouble()
    press(made, "begin", 0)
    assert made.session is not None
    rules = made.session.game.state.rules
    assert (rules.variant, rules.markers, rules.form) == ("limited", 30, "target")


def choose_variant(made: MainWindow, name: str) -> None:
    press(made, "variant", 0)
    picker = scene(made).over
    assert isinstance(picker, VariantPicker)
    made.frame(0)
    click(made, picker.tile(picker.every.index(name)))
    click(made, picker.buttons[0].rect)


def decks_of(made: MainWindow) -> list[str]:
    return [deck.key for deck in scene(made).decks() if deck is not None]


@pytest.mark.parametrize(("variant", "without"), [
    ("home", {"sabotage", "places", "battles"}), ("colony", {"places", "battles"}), ("vortex", {"battles"}),
    ("limited", set()),
])  # fmt: skip
def test_what_does_not_go_with_a_game_cannot_be_added_to_it(variant: str, without: set[str]) -> None:
    """OPT-GEN-R01: what was chosen before says nothing there, and counts again where it goes."""
    made = screen()
    press(made, "more", 0)
    choose_variant(made, variant)
    for what in ("sabotage", "places", "battles"):
        assert scene(made).enabled((what, 0)) is (what not in without)
        if what not in without:
            press(made, what, 0)
    chosen = replace(scene(made).new, sabotage=True, places=True, battles=True)
    scene(made).change(chosen)
    rules = scene(made).rules()
    assert (rules.warzone_places, rules.battles) == ("places" not in without, "battles" not in without)
    assert chosen.rules(rulesets.SECOND).sabotage is ("sabotage" not in without)
    made.frame(0)


@pytest.mark.parametrize(("variant", "told", "number"), [
    ("none", "Promotion to win", 40), ("front", "Promotion to win", 40), ("colony", "Colony points to win", 26),
    ("home", "Full bases to win", 3), ("beatdown", "To win: fell the last warrior, or hold out", None),
])  # fmt: skip
def test_what_wins_is_named_for_each_game(variant: str, told: str, number: int | None) -> None:
    """VAR-COLONY-07, VAR-HOME-19, VAR-BEATDOWN-08."""
    made = screen()
    if variant != "none":
        choose_variant(made, variant)
    message, wins = goal_shown(scene(made).rules())
    assert (made.words.say(message), wins) == (told, number)
    assert scene(made).enabled(("goal", 1)) is (variant in ("none", "front"))
    scene(made).dirty = True
    with read() as lines:
        made.frame(0)
    texts = [line.text for line in lines]
    assert any(text and told.startswith(text) for text in texts) and (number is None or str(number) in texts)


def test_ready_decks_that_cannot_play_a_variant_make_room_for_such_as_can() -> None:
    """As they were kept of the game before; and decks made for one variant do not stay with the next."""
    made = screen()
    scene(made).change(scene(made).tidied())
    choose_variant(made, "beatdown")
    assert not scene(made).trouble() and scene(made).enabled(("begin", 0))
    choose_variant(made, "home")
    scene(made).change(scene(made).tidied())
    at_home = decks_of(made)
    assert not scene(made).trouble()
    choose_variant(made, "none")
    assert not set(decks_of(made)) & set(at_home) and not scene(made).trouble()


def test_wars_and_battles_are_chosen_like_any_other_game() -> None:
    """With decks with which a war can be declared, or a Battle played; the usual game has neither again."""
    made = screen()
    scene(made).change(scene(made).tidied())
    choose_variant(made, "corpwar")
    new, rules = scene(made).new, scene(made).rules()
    assert (new.variant, new.wars, new.battles, new.offered) == ("none", True, False, "corpwar") and rules.corpwar
    decks = [deck for deck in scene(made).decks() if deck is not None]
    assert len({deck.key for deck in decks}) == len(decks) == 2 and not scene(made).trouble()
    assert all(rules.wars_with(card for card, _ in deck.listed) for deck in decks)
    choose_variant(made, "battles")
    new = scene(made).new
    assert (new.variant, new.wars, new.battles, new.offered) == ("none", False, True, "battles")
    assert all(deck is not None and dict(deck.counts).get("battle") for deck in scene(made).decks())
    press(made, "more", 0)
    press(made, "wars", 0)
    assert scene(made).new.offered == "none", "with both it is the usual game with two things added"
    press(made, "wars", 0)
    choose_variant(made, "none")
    assert not (scene(made).new.wars or scene(made).new.battles) and not scene(made).trouble()


def declaring(made: MainWindow) -> list[bool]:
    """Whether each seat may declare a war in the game that begins, by all that its player brings along."""
    press(made, "begin", 0)
    assert made.session is not None
    state = made.session.game.state
    return [bool(wars_for(state, seat)) for seat in range(len(state.seats))]


@pytest.mark.parametrize("seats", range(2, 6))
def test_every_seat_gets_a_deck_with_which_a_war_can_be_declared(seats: int) -> None:
    """Also one whose deck is the next free one: it stays what it was when another seat lets go of one before it."""
    made = screen()
    for _ in range(seats - 2):
        press(made, "join", 0)
    choose_variant(made, "corpwar")
    assert len(set(decks_of(made))) == seats and declaring(made) == [True] * seats


def test_a_seat_with_a_role_gets_a_deck_of_it_with_which_a_war_can_be_declared() -> None:
    """Where there is one; whoever has none plays with what there is."""
    made = in_a_form("cartel")
    choose_variant(made, "corpwar")
    at, rules = scene(made), scene(made).rules()
    assert (at.new.form, rules.corpwar, at.trouble()) == ("cartel", True, "")
    assert not any(deck.deck_list.start for deck in at.decks() if deck is not None), "nothing is laid on the table"
    able = {deck.affiliation for deck in at.available if rules.wars_with(card for card, _ in deck.listed)}
    assert {"bauhaus", "imperial"} <= able and declaring(made) == [role in able for role in rules.roles]


def test_a_deck_whose_collection_forbids_every_war_makes_room_for_one_that_can_declare_it() -> None:
    """What the game asks, the screen asks: warriors of another side in the collection count, and what a deck lists
    for the table does not where nothing is laid there."""
    made = screen()
    stranger = (("Hussar", 1), ("Necromutant", 1))
    bound, free, *rest = (deck for deck in scene(made).available if deck.key in WARRING)
    lists = replace(bound.deck_list, collection=stranger), replace(free.deck_list, start=stranger)
    decks = [replace(deck, deck_list=deck_list) for deck, deck_list in zip((bound, free), lists, strict=True)]
    scene(made).available = (*decks, *rest)
    scene(made).change(scene(made).tidied())
    assert decks_of(made) == [bound.key, free.key]
    choose_variant(made, "corpwar")
    assert decks_of(made) == [rest[0].key, free.key]
    assert declaring(made) == [True, True]


def test_battles_bring_decks_that_have_some() -> None:
    made = screen()
    scene(made).change(scene(made).tidied())
    before = decks_of(made)
    press(made, "more", 0)
    press(made, "battles", 0)
    assert all(deck is not None and dict(deck.counts).get("battle") for deck in scene(made).decks())
    press(made, "battles", 0)
    assert not scene(made).trouble() and len(before) == 2


@pytest.mark.parametrize("size", SIZES[:3])
def test_what_is_said_at_the_foot_is_said_to_its_end(size: tuple[int, int]) -> None:
    made = screen(size)
    press(made, "more", 0)
    theme, box = scene(made).theme, scene(made).places.foot
    for language in ("en", "de"):
        for said in (*ABOUT.values(), *ABOUT_OPTION.values(), *ABOUT_FORM.values(), *ABOUT_EDITION.values()):
            text = Words(language).say(said)
            assert told_at_foot(text, box, theme).fits, (language, said)


def test_a_variant_is_chosen_by_keys_and_remembered() -> None:
    made = screen()
    go(made, "variant", 0)
    key(made, pygame.K_RETURN)
    key(made, pygame.K_DOWN)
    key(made, pygame.K_RETURN)
    assert scene(made).new.variant == "limited"
    key(made, pygame.K_ESCAPE)
    found, why = new_game_settings.remembered(SECOND)
    assert (found.variant, why) == ("limited", None)
    assert found.by(SECOND).variant == "none" and found.by(SECOND, "", "limited").variant == "limited"


def test_a_variant_has_a_rulebook_of_its_own_that_comes_back_to_the_choice() -> None:
    made = screen()
    press(made, "variant", 0)
    key(made, pygame.K_DOWN)
    key(made, pygame.K_F1)
    assert isinstance(made.scene, RulebookScreen) and made.scene.place.chapter == "limited"
    made.frame(0)
    key(made, pygame.K_ESCAPE)
    assert isinstance(scene(made).over, VariantPicker)
    key(made, pygame.K_ESCAPE)
    assert scene(made).over is None and scene(made).new.variant == "none"


def test_the_rulebook_is_that_of_the_edition_that_is_chosen() -> None:
    made = screen()
    press(made, "edition", 0)
    press(made, "edition", 0)
    assert scene(made).new.edition == "first"
    key(made, pygame.K_F1)
    assert isinstance(made.scene, RulebookScreen) and made.scene.book.rules == rulesets.FIRST
    assert "direct" in made.scene.book.chapters and made.scene.book.whole


@pytest.mark.parametrize("variant", OFFERS)
def test_every_variant_is_offered_with_three_sentences_a_picture_and_a_chapter(variant: str) -> None:
    """In both languages, as large as it may be; the chapter is its rulebook."""
    offer = OFFERS[variant]
    for language in ("en", "de"):
        words = Words(language)
        assert len(re.findall(r"[.!?](?: |$)", words.say(offer.says))) == 3
        assert words.say(offer.called) and players_said(words, variant, SECOND)
        assert offer.chapter == "" or Rulebook(words).chapter(offer.chapter)
    image = picture(variant, (400, 220), Theme(PALETTES["default"], 1.0))
    assert image.get_size() == (400, 220) and len({*image.get_view("0").raw[::4001]}) > 8


@pytest.mark.parametrize("size", SIZES[:3])
@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_said_of_a_variant_is_said_to_its_end(size: tuple[int, int], language: str) -> None:
    theme = Theme(PALETTES["default"], scale_for(size))
    for variant in OFFERS:
        assert VariantPicker(Words(language), theme, size, SECOND, variant).told().fits, variant


def test_when_a_war_is_declared_is_said_in_both_languages() -> None:
    says = OFFERS["corpwar"].says
    assert "in the first turn" in Words("en").say(says) and "in seinem ersten Zug" in Words("de").say(says)


def test_all_variants_that_can_be_played_are_offered() -> None:
    variants = [name for name in rulesets.VARIANTS if name in rulesets.VARIANT_PRESETS]
    assert [*OFFERS] == ["none", *variants, *rulesets.ADDED]
    for name, presets in rulesets.VARIANT_PRESETS.items():
        rules = rulesets.get("second", {"variant": name})
        assert players_of(name, SECOND) == (rules.min_seats, rules.max_seats), presets


# --------------------------------------------------------------------------------------------------------- pictures


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("more", [False, True])
def test_nothing_lies_on_anything_else(size: tuple[int, int], seats: int, more: bool) -> None:
    at = places(size, Theme(PALETTES["default"], scale_for(size)), seats, more)
    rects = [rect for name, rect in at.stops.items() if name[0] not in ("look",)]
    for i, rect in enumerate(rects):
        assert at.panel.contains(rect)
        assert rect.collidelist(rects[i + 1 :]) < 0
    assert min(rect.h for rect in rects) >= 30 and min(rect.w for rect in rects) >= 30
    assert all(row.bottom <= at.options[0].y for row in at.rows)


@pytest.mark.parametrize("palette", first_and_rest(1, PALETTES.values()), ids=lambda p: p.name)
@pytest.mark.parametrize("size", first_and_rest(1, [(1024, 640), (1920, 1080)]))
def test_every_palette_draws_it(palette: Palette, size: tuple[int, int]) -> None:
    pygame.display.init()
    pygame.font.init()
    made = open_window(size, SECOND, 1, palette=palette)
    made.handle_message(ShowNewGame())
    for _ in range(5):
        press(made, "join", 0)
    for code in (pygame.K_TAB, pygame.K_TAB, pygame.K_TAB, pygame.K_RETURN, pygame.K_z):
        key(made, code)
        assert made.frame(0)
    for other in ((1024, 640), (1300, 1000), (2560, 1440)):
        made.screen = pygame.display.set_mode(other)
        made.scene.resize(other, made.theme)
        assert made.frame(10)


def test_names_are_numbered_where_they_must_be() -> None:
    words = Words("en")
    assert session_setup.player_names(["", ""], ["human", "greedy"], words) == ("Player", "Computer")
    assert session_setup.player_names(["", "Eve", ""], ["human", "human", "random"], words) == (
        "Player 1",
        "Eve",
        "Computer",
    )
