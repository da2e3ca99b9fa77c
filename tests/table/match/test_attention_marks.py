"""Where one is not asked: the mark and its list, the key that asks everywhere, the end of a turn in one question."""

from __future__ import annotations

import pygame
from table.pilot import Pilot, window

from doomtable.table.match.prompt import PromptButton
from doomtable.table.match.table_messages import ConfirmEndTurn, ShowMeanwhile, ShowMissed
from doomtable.table.new_game import session_setup


def at_a_table(seed: int, pace: str = "") -> Pilot:
    """Somebody against a program."""
    made = window(seed=seed, pace=pace)
    made.deal(list(session_setup.quick_decks(made.rules)), ("human", "greedy"))
    return Pilot(made, seed, keyboard=False)


def at_own_menu(flown: Pilot, presses: int = 300) -> Pilot:
    """Go on until the person is asked what to do in the own turn."""
    for _ in range(presses):
        flown.now += 200
        flown.window.advance(flown.now)
        table = flown.table
        if table.mine() and table.menu_open() and any(o.key == "end turn" for o in table.question.prompt.options):
            return flown
        if table.mine() and not flown.over():
            flown.press()
    raise AssertionError("no turn came")


def press_end(flown: Pilot) -> None:
    flown.key(pygame.K_e)


def test_what_happened_meanwhile_is_marked_and_listed() -> None:
    flown = at_own_menu(at_a_table(5))
    table = flown.table
    if table.display.view.turn.number < 2:
        press_end(flown)
        table.act(ConfirmEndTurn())
        at_own_menu(flown)
    missed = table.display.meanwhile(0)
    assert missed
    assert [b for b in table.question.buttons if b.message == ShowMeanwhile()]
    flown.key(pygame.K_F7)
    sheet = table.display.sheet
    assert sheet is not None and sheet.name == "meanwhile"
    row = next(b for b in sheet.buttons if isinstance(b.message, ShowMissed))
    flown.click(row.rect)
    assert table.display.sheet is None and table.display.past >= 0
    flown.key(pygame.K_SPACE)
    assert table.display.past < 0


def test_the_end_of_a_turn_and_its_discard_are_one_question() -> None:
    flown = at_own_menu(at_a_table(5))
    table, session = flown.table, flown.window.session
    assert session is not None
    hand = table.display.view.players[0].hand
    choices = session.choices
    press_end(flown)
    assert table.question.turn_end is not None and session.choices == choices
    assert {t.handle for t in table.question.prompt.targets} == {card.handle for card in hand}
    flown.key(pygame.K_ESCAPE)
    assert table.question.turn_end is None and table.display.sheet is None
    press_end(flown)
    dropped = hand[-1]
    spot = table.display.layout.spot(dropped.handle)
    assert spot is not None
    flown.click(spot.rect)
    assert table.question.turn_end.drop == dropped.handle == table.question.highlights.selected
    flown.key(pygame.K_SPACE)
    for _ in range(40):
        if table.display.view.turn.seat != 0:
            break
        decision = table.display.view.decision
        assert decision is None or decision.kind != "discard" or not table.mine()
        if table.mine():
            flown.key(pygame.K_SPACE)
        flown.now += 200
        flown.window.advance(flown.now)
    assert dropped.handle not in {card.handle for card in table.display.view.players[0].hand}
    assert table.question.discard is None


def test_space_never_ends_the_turn_right_after_a_pass() -> None:
    flown = at_own_menu(at_a_table(5))
    table, session = flown.table, flown.window.session
    assert session is not None
    table.question.note_pass(True)
    ends = next(b for b in table.question.buttons if isinstance(b.message, PromptButton) and b.message.action == "end")
    table.refresh()
    assert table.question.prompt.spared
    if ends.main:
        before = session.choices
        flown.key(pygame.K_SPACE)
        assert session.choices == before and table.question.turn_end is None
    flown.key(pygame.K_F3)
    assert not table.question.passing and not table.question.prompt.spared


def test_a_key_that_is_held_asks_everywhere() -> None:
    flown = at_a_table(12)
    table, session = flown.table, flown.window.session
    assert session is not None
    flown.window.take(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_LCTRL, mod=0, unicode=""))
    assert session.stop_settings[0].everywhere
    for _ in range(200):
        flown.now += 200
        flown.window.advance(flown.now)
        decision = table.display.view.decision
        if decision is not None and decision.kind == "window" and table.mine():
            about = session.attention(0)
            if about is not None and not about.why:
                break
        if table.mine():
            flown.press()
    assert not session.passed_over.get(0)
    flown.window.take(pygame.event.Event(pygame.KEYUP, key=pygame.K_LCTRL, mod=0, unicode=""))
    assert not session.stop_settings[0].everywhere
    decision = table.display.view.decision
    assert decision is not None and decision.kind == "window" and table.mine(), "the open window stays open"
    assert table.question.prompt.last or table.question.prompt.answering is not None


def test_while_others_are_asked_it_is_said_where_one_is_asked() -> None:
    flown = at_own_menu(at_a_table(5))
    table = flown.table
    press_end(flown)
    table.act(ConfirmEndTurn())
    for _ in range(40):
        if table.question.prompt.answers and not table.mine():
            break
        flown.now += 20
        flown.window.advance(flown.now)
        if table.mine():
            flown.key(pygame.K_SPACE)
    assert [a.action for a in table.question.prompt.answers] == ["everywhere"]
    button = next(b for b in table.question.buttons if isinstance(b.message, PromptButton))
    flown.click(button.rect)
    session = flown.window.session
    assert session is not None and session.stop_settings[0].everywhere
