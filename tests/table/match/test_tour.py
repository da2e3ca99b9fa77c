"""The guided game: every tip comes when it matters, once, beside what it tells of; the tour can be left and resumed."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest
from dealing import ready_setup
from groups import first_and_rest
from table.pilot import Pilot

from doomtable import rulesets
from doomtable.ai.players import program
from doomtable.session.session import Session
from doomtable.table.kit.message import OpenSettings, ShowTitle
from doomtable.table.match import tour_tips
from doomtable.table.match.tour_panel import TipRead
from doomtable.table.match.tour_tips import OVER, TIPS
from doomtable.table.pages.page_messages import CloseSettings
from doomtable.table.pages.title_screen import PlayNow, StartTour
from doomtable.table.window.app import open_window
from doomtable.words.words import Words


def learning(size: tuple[int, int] = (1280, 800), seed: int = 1) -> Pilot:
    """A player who asked to be led."""
    pygame.display.init()
    pygame.font.init()
    made = open_window(size, rulesets.get("second", {"goal_p": 12}), seed)
    made.handle_message(StartTour())
    return Pilot(made, seed, keyboard=False)


def lead(flown: Pilot, presses: int) -> list[str]:
    """Play and read every tip; returns the tips in the order they came."""
    read: list[str] = []
    for _ in range(presses):
        flown.frame()
        if flown.over():
            break
        table = flown.table
        if table.display.sheet is not None:
            table.act(table.display.sheet.buttons[0].message)
            continue
        guide = table.display.tour
        if guide is not None and guide.tip is not None and table.guided():
            read.append(guide.tip.name)
            window = pygame.Rect((0, 0), table.size)
            assert window.contains(guide.rect)
            assert all(guide.rect.contains(button.rect) for button in guide.buttons)
            assert not guide.rect.colliderect(table.display.layout.ask)
            flown.click(guide.buttons[0].rect)
            continue
        if table.mine():
            flown.press()
    return read


def tips_of(seed: int) -> list[str]:
    """The tips of a game between programs, as they would be told to one of them."""
    setup = ready_setup(seed, rulesets.get("second", {"goal_p": 12}))
    kind = ("greedy", "random")[seed % 3 == 0]
    table, read = Session(setup.deal(), [program(kind), program(kind)], seed=seed), []
    for _ in range(600):
        decision = table.game.decision
        if decision is None:
            break
        if decision.seat == seed % 2:
            view = table.view(decision.seat)
            while (tip := tour_tips.next_tip(view, frozenset(read))) is not None:
                read.append(tip.name)
        table.step()
    return read


def test_every_tip_is_told_once_when_it_matters() -> None:
    told: set[str] = set()
    for seed in range(24):
        read = tips_of(seed)
        assert len(read) == len(set(read))
        assert read[0] == "welcome"
        told |= set(read)
        if told == {tip.name for tip in TIPS}:
            return
    raise AssertionError({tip.name for tip in TIPS} - told)


@pytest.mark.parametrize("size", first_and_rest(1, [(1024, 640), (1920, 1080)]))
def test_a_tip_never_hides_the_question(size: tuple[int, int]) -> None:
    read = lead(learning(size, 3), 150)
    assert len(read) > 6


def test_the_tour_goes_on_with_its_game_alone_and_can_be_ended() -> None:
    tour_tips.told_file().unlink(missing_ok=True)
    flown = learning(seed=2)
    lead(flown, 12)
    guide = flown.table.display.tour
    assert guide is not None
    before = guide.told
    assert before
    writer = flown.window.current_game.writer
    assert writer is not None
    flown.window.handle_message(ShowTitle())
    for _ in range(2):  # another game is not led, in this window or a new one
        other = Pilot(flown.window, 3, keyboard=False)
        other.window.handle_message(PlayNow())
        other.frame()
        assert other.table.display.tour is None
        other.window.handle_message(ShowTitle())
        flown.window = open_window((1280, 800), rulesets.get("second"), 3)
    flown.window.go_on(writer.path, "notice-not-resumed")
    again = Pilot(flown.window, 3, keyboard=False)
    again.frame()
    assert again.table.display.tour is not None and again.table.display.tour.told == before
    again.table.act(TipRead(all=True))
    assert again.table.display.tour.tip is None
    assert not tour_tips.leads(tour_tips.told_file(), tour_tips.TOUR_SEED)


def test_by_keys_alone() -> None:
    tour_tips.told_file().unlink(missing_ok=True)
    flown = learning(seed=5)
    for _ in range(30):
        flown.frame()
        if flown.table.guided():
            break
        if flown.table.mine():
            flown.press()
    guide = flown.table.display.tour
    assert guide is not None and guide.tip is not None
    name = guide.tip.name
    flown.key(pygame.K_g)
    assert name in guide.told


def test_a_tip_has_the_key_that_was_bound_while_it_waited() -> None:
    tour_tips.told_file().unlink(missing_ok=True)
    flown = learning(seed=5)
    guide = flown.table.display.tour
    assert guide is not None
    while guide.tip is None:
        flown.frame()
    assert guide.buttons[0].key == "G"
    flown.window.handle_message(OpenSettings())
    flown.window.change(flown.window.settings.with_(keys={"guide": ("k",)}))
    flown.window.handle_message(CloseSettings())
    assert guide.buttons[0].key == "K"
    tip = guide.tip
    flown.key(pygame.K_k)
    assert guide.tip is not tip


def test_warriors_are_too_dear_only_where_there_are_warriors() -> None:
    tip = next(tip for tip in TIPS if tip.name == "poor")
    setup = ready_setup(1, rulesets.get("second", {"goal_p": 12}))
    table = Session(setup.deal(), [program("greedy"), program("greedy")], seed=1)
    while (asked := table.game.decision) is None or not tour_tips.offers(table.view(asked.seat), "meditate"):
        table.step()
    view = table.view(asked.seat)
    me = view.players[asked.seat]
    dear = tuple(card._replace(type="warrior", verbs=()) for card in me.hand)
    none = tuple(card._replace(type="special", verbs=()) for card in me.hand)
    assert tip.matters(view, me._replace(hand=dear))
    assert not tip.matters(view, me._replace(hand=none)), "no warrior is in hand"
    assert not tip.matters(view, me._replace(hand=(*dear, dear[0]._replace(verbs=("muster",)))))


def test_every_tip_has_its_words() -> None:
    words = Words("en")
    for tip in TIPS:
        assert 20 < len(words.say(f"tour-{tip.name}")) < 260
        assert words.say(f"tour-{tip.name}-title")


@pytest.mark.parametrize("spoilt", ["", "{", "17", '["welcome", 3, "nothing"]', json.dumps({"a": 1})])
def test_a_spoilt_file_begins_the_tour_anew(tmp_path: Path, spoilt: str) -> None:
    file = tmp_path / "tour.json"
    file.write_text(spoilt)
    assert tour_tips.read(file) <= {"welcome"}
    tour_tips.write(file, frozenset({OVER, "welcome"}), 5)
    assert tour_tips.read(file) == {OVER, "welcome"}


def test_whoever_asks_to_be_led_again_is_led_from_the_start() -> None:
    flown = learning(seed=6)
    lead(flown, 15)
    flown.window.handle_message(StartTour())
    flown.frame()
    guide, view = flown.table.display.tour, flown.table.display.view
    assert guide is not None and guide.tip is not None and guide.tip.name == "welcome"
    assert view.decision is not None and view.decision.kind == "menu" and view.seat == 0
    assert {"warrior", "equipment", "symmetry", "special"} <= {card.type for card in view.players[0].hand}
    assert sum("muster" in card.verbs for card in view.players[0].hand) >= 2


def test_a_tip_points_at_what_it_tells_of() -> None:
    flown = learning(seed=7)
    seen = 0
    for _ in range(60):
        flown.frame()
        guide, table = flown.table.display.tour, flown.table
        if table.display.sheet is not None:
            table.act(table.display.sheet.buttons[0].message)
        elif guide is not None and guide.tip is not None and table.guided():
            if guide.tip.verb:
                told = [s for s in (*table.display.layout.hand, *table.display.layout.spots) if s.rect == guide.anchor]
                assert told and guide.tip.verb in told[0].card.verbs
                assert not guide.rect.colliderect(guide.anchor)
                seen += 1
            flown.click(guide.buttons[0].rect)
        elif table.mine():
            flown.press()
    assert seen >= 3


def test_what_is_needed_to_muster_is_told_before_and_nobody_meditates_without_actions() -> None:
    told = Words("en").say("tour-muster")
    assert "Squad" in told and "Kohort" in told
    flown = learning(seed=7)
    view = flown.table.display.view
    seen = view._replace(players=(view.players[0]._replace(squad=view.players[0].hand[:1]), *view.players[1:]))
    turn = next(tip for tip in TIPS if tip.name == "turn")
    assert seen.decision is not None and turn.matters(seen, seen.players[0])
    spent = tuple(option for option in seen.decision.options if option.key != "meditate")
    seen = seen._replace(decision=seen.decision._replace(options=spent))
    assert not turn.matters(seen, seen.players[0])


def test_what_has_been_done_is_not_told_again() -> None:
    flown = learning(seed=8)
    guide = flown.table.display.tour
    assert guide is not None
    for _ in range(2):
        flown.table.act(TipRead())
    assert guide.tip is not None
    name = guide.tip.name
    guide.look(flown.table.display.view._replace(decision=None))
    assert name in guide.told
