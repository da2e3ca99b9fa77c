"""The guided game at a window: points at one thing after another, covers none of them, can be left and resumed."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from groups import first_and_rest, rows
from table.learner import Learner, learner
from table.pilot import Pilot

from doomtable import rulesets
from doomtable.analysis.advisor import Advice
from doomtable.analysis.hint import Hint, HintLine
from doomtable.files import storage
from doomtable.files.decks import deck_files
from doomtable.table.kit.message import ShowTitle
from doomtable.table.match import tour_arrow, tour_game
from doomtable.table.match.info_panel import fitted, panel_height
from doomtable.table.match.match_messages import PlayNow
from doomtable.table.match.tour_arrow import arrow_at, framed_stop, pointed_at
from doomtable.table.match.tour_panel import BY_GAMEPAD, BY_KEYS, BY_MOUSE, EndTour
from doomtable.table.match.tour_steps import STEPS
from doomtable.table.pages.title_screen import ContinueGame, TitleScreen
from doomtable.table.window.app import open_window


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(storage, "user_path", lambda name="": tmp_path / "own" / name)
    return tmp_path / "own"


def check_places(led: Learner) -> None:
    """The guide covers neither its thing nor the hand nor the question, and says everything."""
    table = led.table
    layout, panel = table.display.layout, table.display.info_rect
    said = table.shown_info_panel()
    window = pygame.Rect((0, 0), table.size)
    if said is None:
        return
    assert window.contains(panel) and panel_height(fitted(said, panel, table.theme), panel.w, table.theme) <= panel.h
    shown = [spot.rect for spot in (*layout.hand, *layout.spots)]
    shown += [layout.ask, layout.undo, layout.menu, layout.banner, *(plate.rect for plate in layout.plates)]
    for rect in shown:
        assert not panel.colliderect(rect), (panel, rect, said)
    thing = pointed_at(table)
    if thing is not None:
        arrow = arrow_at(thing, table)
        menu = table.question.popup is not None and table.question.popup.rect.contains(thing)
        assert window.contains(thing) and (menu or not panel.colliderect(thing))
        assert arrow is not None and not arrow[0].colliderect(thing)


@pytest.mark.parametrize(("size", "scale", "language"), rows(1, [
    ((1024, 640), 1.0, "de"), ((1024, 640), 1.5, "de"), ((1024, 640), 1.5, "en"), ((1440, 765), 1.0, "de"),
    ((1920, 1080), 1.0, "en"), ((1920, 1080), 1.5, "de"),
]))  # fmt: skip
def test_whoever_does_what_is_pointed_at_learns_everything_and_nothing_lies_over_anything(
    size: tuple[int, int], scale: float, language: str
) -> None:
    led = learner(size, language, scale)
    asked: list[str] = []
    for step in led.walk():
        check_places(led)
        if step and step not in asked:
            asked.append(step)
    assert asked == [
        "muster", "kohort", "equip", "turn", "meditate", "cover", "attack", "tactic", "answer", "kill", "points",
    ]  # fmt: skip
    assert led.table.display.view.players[0].promotion > 0


def test_a_question_does_not_wait_until_all_that_was_told_is_read() -> None:
    led = learner()
    told = 0
    for _ in range(40):
        led.wait()
        if led.tour.asked is not None and led.tour.asked.name == "answer":
            break
        told = max(told, len(led.tour.told))
        if led.tour.told and pointed_at(led.table) is None:
            led.choose("end turn")  # without reading on
        else:
            led.follow()
    assert told > 1 and led.tour.asked is not None and led.tour.asked.name == "answer"
    assert len(led.tour.told) == 1


def test_what_is_told_stands_for_a_turn_and_no_longer() -> None:
    led = learner()
    for _ in led.walk():
        if led.tour.state.over:
            break
    assert led.tour.told
    turns = set()
    for _ in range(30):
        led.wait()
        if led.tour.ended or not led.tour.told:
            break
        turns.add(led.table.display.view.players[0].turns)
        led.choose(next(key for key in ("end turn", "pass", "fight") if led.offers(key)))
    assert not led.tour.told and len(turns) >= 2


def test_what_is_done_early_is_told_then_and_not_asked_for() -> None:
    led = learner()
    led.choose("meditate")
    assert [step.name for step in led.tour.told] == ["meditate"]
    said = led.table.shown_info_panel()
    assert said is not None and said.text == led.window.words.say("tour-meditate-done", goal=12)
    asked = list(led.walk())
    assert "meditate" not in asked and "attack" in asked


def test_what_is_taken_back_is_asked_for_again() -> None:
    led = learner()
    led.follow()
    if led.tour.asked is not None and led.tour.asked.name == "muster":
        led.follow()
    assert led.tour.asked is not None and led.tour.asked.name == "kohort"
    led.key(pygame.K_u)
    assert led.tour.asked.name == "muster" and not led.tour.told


@pytest.mark.parametrize("nth", first_and_rest(2, range(4)))
def test_whatever_was_mustered_first_no_attack_is_suggested_that_does_not_come_out_well(nth: int) -> None:
    led = learner()
    hand = [card for card in led.table.display.view.players[0].hand if "muster" in card.verbs]
    spot = led.table.display.layout.spot(hand[nth % len(hand)].handle)
    assert spot is not None
    led.click(spot.rect)
    suggested = set[str]()
    for step in led.walk(120):
        table, now = led.table, led.tour.now
        decision = table.display.view.decision
        assert now is not None and decision is not None
        if step not in ("attack", "kill", "again") or decision.kind not in ("menu", "draft"):
            continue
        assert now.attacks
        thing = pointed_at(table)
        if decision.kind == "menu" and table.question.popup is None:
            at = table.spot_at(thing.center) if thing is not None else None
            assert at is not None and at.card.handle in {one.attacker for one in now.attacks}
            suggested.add(step)
        for one in now.attacks:
            fates = table.seats.port.foresee_attack(0, one.attacker, one.defender)
            told = [fight.outlook for fight in fates.values() if fight.outlook is not None]
            assert any(one.defender in ("wounded", "killed") and one.attacker != "killed" for one in told)
    assert suggested


def test_a_step_can_be_skipped_and_the_guide_sent_away() -> None:
    led = learner()
    led.key(pygame.K_g)
    assert led.tour.asked is not None and led.tour.asked.name == "kohort"
    led.table.act(EndTour())
    assert led.table.display.tour is None and led.table.shown_info_panel() is None
    writer = led.window.current_game.writer
    assert writer is not None and not tour_game.is_guided(tour_game.tour_file(), writer.path.stem)


def test_whoever_comes_back_is_led_on_and_another_game_is_not() -> None:
    led = learner()
    for _ in range(3):
        led.wait()
        led.follow()
    done, asked = led.tour.state.done, led.tour.asked
    led.window.handle_message(ShowTitle())
    led.window = open_window((1280, 800), rulesets.get("second"), 3)  # after a restart
    title = led.window.scene
    assert isinstance(title, TitleScreen)
    first = title.buttons[0]
    assert first.message == ContinueGame() and first.label == led.window.words.say("title-continue-guided")
    led.click(first.rect)
    assert led.tour.state.done == done and led.tour.asked == asked and not led.tour.told
    led.window.handle_message(ShowTitle())
    led.window.handle_message(PlayNow())
    assert Pilot(led.window, 3, keyboard=False).table.display.tour is None


def test_it_speaks_of_mouse_keys_or_gamepad_as_each_is_used() -> None:
    led = learner()
    table, said = led.table, set()
    assert table.plays_with() == BY_MOUSE
    led.key(pygame.K_TAB)
    assert table.plays_with() == BY_KEYS
    for by in (BY_MOUSE, BY_KEYS, BY_GAMEPAD):
        panel = led.tour.said(led.window.words, table.keys, table.display.view, by)
        assert panel is not None
        said.add(panel.then)
    assert len(said) == 3


def test_the_decks_of_the_guided_game_are_not_among_the_ready_ones() -> None:
    assert [deck.name for deck in tour_game.decks()] == ["First Company", "Sparring Partner"]
    listed = {path.stem for path in deck_files(tour_game.paths.decks())}
    assert listed.isdisjoint(tour_game.DECKS)


@pytest.mark.parametrize("spoilt", ["", "{", "17", '{"a": 1}', "[3]"])
def test_a_spoilt_file_guides_no_game(tmp_path: Path, spoilt: str) -> None:
    file = tmp_path / "tour.json"
    file.write_text(spoilt)
    assert not tour_game.is_guided(file, "a")
    tour_game.keep(file, "a")
    assert tour_game.is_guided(file, "a") and not tour_game.is_guided(file, "b")
    tour_game.keep(file, "a", ended=True)
    assert not tour_game.is_guided(file, "a")


def test_a_warrior_dropped_anywhere_on_the_own_ground_goes_where_alone_it_can() -> None:
    led = learner()
    layout = led.table.display.layout
    thing = pointed_at(led.table)
    trays = [tray.rect for tray in layout.trays]
    places = ((x, layout.banner.bottom + 40) for x in range(20, layout.ask.x, 10))
    free = next(place for place in places if not any(tray.collidepoint(place) for tray in trays))
    assert thing is not None
    held = led.table.spot_at(thing.center)
    led.drag(thing, free)
    assert held is not None and [card.name for card in led.table.display.view.players[0].squad] == [held.card.name]


def test_the_ring_goes_around_what_lies_under_a_card_too_and_each_step_counts_once() -> None:
    led, counts, seen = learner((1440, 900)), list[int](), 0
    for _ in led.walk():
        table, thing = led.table, pointed_at(led.table)
        fighting = table.combat_shown()
        strips = table.combat.strips(table.display.view, table.display.combat_rect) if fighting else []
        strips += [] if fighting else [one for one in table.display.layout.spots if one.form in ("strip", "more")]
        for one in strips:
            cut = thing is not None and thing.inflate(20, 20).colliderect(one.rect)
            assert thing is None or not cut or thing.contains(one.rect), (thing, one.rect)
            seen += cut
        said = table.shown_info_panel()
        if said is not None:
            counts.append(int(said.heading.split()[2]))
    assert seen and counts == sorted(counts) and set(counts) == set(range(1, len(STEPS) + 1))


class Typist(Learner):
    """Presses Enter where one thing is pointed at; two or more are left to the mouse."""

    def follow(self) -> None:
        if framed_stop(self.table) >= 0:
            self.key(pygame.K_RETURN)
        else:
            super().follow()


def test_enter_takes_what_is_framed_after_tab_and_after_the_mouse() -> None:
    led = Typist(learner().window, 1, keyboard=False)
    led.key(pygame.K_TAB)
    asked = [step for step in dict.fromkeys(led.walk()) if step]
    assert asked == [
        "muster", "kohort", "equip", "turn", "meditate", "cover", "attack", "tactic", "answer", "kill", "points",
    ]  # fmt: skip


def test_the_ring_gives_way_to_a_hint_that_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    led, drawn = learner(), list[pygame.Rect]()
    led.wait()
    monkeypatch.setattr(tour_arrow, "draw_pointed", lambda target, thing, *rest: drawn.append(thing))
    led.table.draw(led.window.screen)
    assert drawn == [pointed_at(led.table)]
    led.table.question.ask_hint(led.table.display.view)
    hint = led.table.question.hint
    assert hint is not None
    decision = led.table.display.view.decision
    assert decision is not None
    hint.advice = Advice(Hint(decision.options[0], None, (HintLine("hint-safe"),)), decision.options[:1])
    led.table.draw(led.window.screen)
    assert len(drawn) == 1
