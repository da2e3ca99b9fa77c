"""Cards that others play are held up: for a while, or until a press, to whoever looks, and nothing hidden with them."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest
from dealing import random_setup
from groups import little_and_all
from permuting import permuted
from table.pilot import Pilot, window

from doomtable import rulesets
from doomtable.ai.players import program
from doomtable.cards.catalogue import catalogue
from doomtable.rules.view import see, view
from doomtable.rules.view_parts import EventView
from doomtable.scenarios.runner import open_game
from doomtable.session.session import LOCAL, Session
from doomtable.table.match.event_log import EventLog
from doomtable.table.match.match_screen import MatchScreen
from doomtable.table.match.shown_plays import shown_plays
from doomtable.table.match.table_messages import SitDown
from doomtable.table.new_game import session_setup
from doomtable.table.paint import card_faces, card_pictures
from doomtable.table.paint.picture_queue import picture_queue
from doomtable.table.window.app import open_window
from doomtable.words.words import Words

POSITIONS = Path(__file__).parents[1] / "positions"


def at_a_table(seed: int, pace: str, motion: int = 0, seats: tuple[str, ...] = ("human", "greedy")) -> Pilot:
    """Somebody against a program."""
    made = window(seed=seed, pace=pace, motion=motion)
    decks = session_setup.quick_decks(made.rules)
    made.deal([decks[i % 2] for i in range(len(seats))], seats)
    return Pilot(made, seed, keyboard=False)


def until_shown(flown: Pilot) -> Pilot:
    """Play until a card of another is held up."""
    for _ in range(400):
        flown.now += 200
        flown.window.advance(flown.now)
        table = flown.table
        if table.animation.play_show is not None and table.held_since is None:
            flown.window.draw()
            return flown
        if table.seats.handover is not None:
            table.act(SitDown())
        elif table.mine() and table.animation.combat_end is None:
            flown.press()
    raise AssertionError("nobody played a card")


def test_a_card_of_another_is_held_for_its_time_and_the_game_goes_on_afterwards() -> None:
    flown = until_shown(at_a_table(5, "normal"))
    table, session = flown.table, flown.window.session
    show, choices = table.animation.play_show, session is not None and session.choices
    assert show is not None and session is not None and show.play.seat == 1
    flown.window.frame(flown.now + show._held - 200)
    assert table.animation.play_show is show and session.choices == choices
    flown.window.frame(flown.now + show._held + 100)
    assert table.animation.play_show is not show
    flown.window.frame(flown.now + 5000)
    assert session.choices != choices


def test_a_card_that_is_held_up_has_its_picture_as_soon_as_that_is_painted() -> None:
    flown = until_shown(at_a_table(5, "wait"))
    table, show = flown.table, flown.table.animation.play_show
    assert show is not None and show.play.card is not None

    def held_up() -> bytes:
        flown.window.frame(flown.now)
        assert table.animation.play_show is show and show._laid is not None
        return pygame.image.tobytes(show._laid[1].face, "RGBA")

    whole = held_up()
    card_pictures.pictures.clear()
    card_faces.forget()
    show._laid = None
    picture_queue.on = True
    try:
        table.display.redraw()
        assert held_up() != whole, "a sign stands for the picture"
        for _ in range(40):
            held_up()
        assert held_up() == whole
    finally:
        picture_queue.on = False


def test_a_press_goes_on_and_is_no_move() -> None:
    flown = until_shown(at_a_table(5, "wait"))
    table, session = flown.table, flown.window.session
    assert session is not None
    show, choices = table.animation.play_show, session.choices
    flown.window.frame(flown.now + 60_000)
    assert table.animation.play_show is show
    event = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")
    flown.window.take(event)
    assert table.animation.play_show is None and session.choices == choices


def test_the_side_of_the_owner_is_seen_behind_the_card_and_he_is_named(tmp_path: Path) -> None:
    """Of four at a table: the third plays on what is the second one's, and the first may answer."""
    pygame.display.init()
    pygame.font.init()
    (tmp_path / "four.yaml").write_text((POSITIONS / "four.yaml").read_text().split("script:")[0])
    game = open_game(tmp_path / "four.yaml")
    made = open_window((1024, 640), rulesets.get("second"), 1)
    session = Session(game, (LOCAL, *[program("greedy", catalogue().get)] * 3), historic=True)
    made.current_game.session = session
    table = made.scene = MatchScreen(
        session, made.words, made.theme, (1024, 640), (0,), game.names, motion=0, pace="wait"
    )
    session.choose(2, next(one for one in session.view(2).decision.options if one.key == "play"))
    while session.view(2).decision.kind == "draft":
        aimed = [one for one in session.view(2).decision.options if one.name in ("Surprise Invasion!", "Heimburg")]
        session.choose(2, aimed[0])
    table.refresh()
    show = table.animation.play_show
    assert show is not None
    spot = table.display.layout.spot(show.play.target)
    assert spot is not None and spot.card.name == "Heimburg" and spot.card.controller in (1, 3)
    assert (game.names[spot.card.controller], "player") in [(run.text, run.kind) for run in show.play.told]
    assert show._lay().goal == spot.rect
    made.draw()


def test_without_a_pace_nothing_is_held() -> None:
    flown = at_a_table(5, "")
    for _ in range(60):
        flown.now += 200
        flown.window.advance(flown.now)
        assert flown.table.animation.play_show is None and not flown.table.animation.unseen_plays
        if flown.table.mine():
            flown.press()


def test_whoever_takes_the_machine_over_sees_what_the_other_played() -> None:
    flown = until_shown(at_a_table(4, "wait", seats=("human", "human")))
    table, show = flown.table, flown.table.animation.play_show
    assert show is not None and not table.covered()
    assert {play.seat for play in show.plays} == {1 - table.seats.viewer}


EVENT = EventView("mustered_covered", 1, None, None, 0, "", (), -3, -1, -1)


def test_a_card_laid_face_down_has_no_name_in_the_show() -> None:
    flown = at_a_table(5, "normal")
    seen = flown.table.display.view
    [play] = shown_plays(seen, seen, [EVENT], 0, words=flown.table.book().runs, known=set())
    assert play.card is None and play.target == -1
    played = EVENT._replace(kind="announced", card="Hussar", word="play", handle=7, seat=0)
    assert not shown_plays(seen, seen, [played], 0, words=flown.table.book().runs, known=set())


@pytest.mark.parametrize("seeds", little_and_all(3, 40))
def test_states_that_look_alike_to_a_seat_show_the_same(seeds: int) -> None:
    """Another lays a card face down, draws, discards: what is shown of it does not hang on which card it is."""
    rng, kinds = Random(5), set[str]()
    for seed in range(seeds):
        game = random_setup(seed).deal()
        for _ in range(160):
            decision = game.decision
            if decision is None:
                break
            seat, at = 1 - decision.seat, rng.randrange(len(decision.options))
            if decision.draft is None or decision.draft.verb != "muster in cover":
                game.choose(decision.options[at])
                game.events()
                continue
            other, was = permuted(game, seat, rng), view(game, seat)
            option, shown = decision.options[at], []
            if other.decision is None or option not in other.decision.options:  # another card cannot be laid there
                game.choose(option)
                game.events()
                continue
            for one in (game, other):
                one.choose(option)
                events = see(one, one.events(), seat) if one.decision is not None else ()
                log = EventLog(Words(), one.names)
                shown.append(shown_plays(was, view(one, seat), events, seat, words=log.runs, known=set()))
                kinds |= {event.kind for event in events}
            assert shown[0] == shown[1]
    assert "mustered_covered" in kinds


HIDDEN = """
name: hidden and not paid for
players:
  - {{name: Ann, squad: [Free Marine]}}
  - {{name: Bob, destiny: {destiny}, promotion: 9, squad: [Hussar], unrevealed: [Razide]}}
turn: {{player: Ann, number: 3, step: actions, actions: 3}}
"""


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("destiny", [0, 9])
def test_what_another_reveals_is_held_up_and_whether_it_is_paid_for(
    destiny: int, language: str, tmp_path: Path
) -> None:
    pygame.display.init()
    pygame.font.init()
    (tmp_path / "hidden.yaml").write_text(HIDDEN.format(destiny=destiny))
    game = open_game(tmp_path / "hidden.yaml")
    made = open_window((1440, 765), rulesets.get("second"), 1, language=language)
    session = Session(game, (LOCAL, program("greedy", catalogue().get)), historic=True)
    made.current_game.session = session
    table = made.scene = MatchScreen(
        session, made.words, made.theme, (1440, 765), (0,), game.names, motion=0, pace="wait"
    )
    hidden = session.view(0).players[1].unrevealed[0].handle
    session.choose(0, next(one for one in session.view(0).decision.options if one.key == "attack"))
    session.choose(0, next(one for one in session.view(0).decision.options if one.handle == hidden))
    while not session.view(0).players[1].promotion < 9 and session.view(0).players[1].unrevealed:
        assert session.step() or session.auto_pass()
    table.refresh()
    show = table.animation.play_show
    assert show is not None and (show.play.card, show.play.seat) == ("Razide", 1)
    told = "".join(run.text for run in show.play.told)
    lost = "".join(run.text for line in show.play.outcome for run in line)
    words = {"en": "cannot pay", "de": "nicht bezahlen"}[language]
    assert (words in told) == (destiny == 0) and ("P" in lost) == (destiny == 0)
    assert show.play.paid == (0 if destiny == 0 else 9 - session.view(0).players[1].destiny)
    made.draw()


def test_a_press_right_after_the_last_card_was_shown_means_nothing_else() -> None:
    flown = until_shown(at_a_table(5, "normal", 100))
    table = flown.table
    while table.animation.play_show is not None:
        flown.now += 50
        flown.window.frame(flown.now)
    flown.now += 50
    flown.window.frame(flown.now)
    pressed = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")
    assert table.animation.just_over and table.settle(pressed), "it was meant for the card"
    for _ in range(10):
        flown.now += 50
        flown.window.frame(flown.now)
        if table.animation.play_show is not None:
            return
    assert not table.animation.just_over and not table.settle(pressed)
