"""The window's table of messages: every type has one handler and a sender, and what is not in it is an error."""

from __future__ import annotations

import ast
from importlib import import_module

import pytest
from sources import trees
from table.pilot import window

from doomtable.table.deck_builder import builder_handlers
from doomtable.table.kit.message import Quit, ScreenMessage, UnknownMessage, handler_table, on, reject_message
from doomtable.table.lan import lan_match_screen
from doomtable.table.match import match_commands
from doomtable.table.match.match_messages import TogglePanelHint
from doomtable.table.match.match_screen import MatchScreen
from doomtable.table.pages.practice_games import NextPuzzle, NextTurn
from doomtable.table.review.review_messages import CloseReview
from doomtable.table.window.message_table import HANDLERS


def kinds(of: type[ScreenMessage] = ScreenMessage) -> set[type[ScreenMessage]]:
    """Every type of message that the program has."""
    for name in trees():
        if name.startswith("doomtable.table."):
            import_module(name)
    found: set[type[ScreenMessage]] = set()
    for kind in of.__subclasses__():
        if kind.__module__.startswith("doomtable."):
            found |= {kind, *kinds(kind)}
    return found


def made_in(name: str) -> set[str]:
    """The names that a module calls: of classes, what it makes."""
    calls = (node.func for node in ast.walk(trees()[name]) if isinstance(node, ast.Call))
    return {func.id for func in calls if isinstance(func, ast.Name)}


def test_every_type_of_message_has_one_handler() -> None:
    assert kinds() == {*HANDLERS, *match_commands.HANDLERS, *lan_match_screen.HANDLERS, *builder_handlers.HANDLERS}
    assert not set(HANDLERS) & {*match_commands.HANDLERS, *lan_match_screen.HANDLERS, *builder_handlers.HANDLERS}


@pytest.mark.parametrize("kind", match_commands.HANDLERS)
def test_a_table_keeps_what_is_its_own_and_the_rest_goes_up(
    kind: type[ScreenMessage], monkeypatch: pytest.MonkeyPatch
) -> None:
    made = window()
    assert isinstance(made.scene, MatchScreen)
    got: list[ScreenMessage] = []
    monkeypatch.setitem(match_commands.HANDLERS, kind, lambda match, message: got.append(message))
    message = object.__new__(kind)
    assert made.scene.act(message) is None and got == [message]
    assert made.scene.act(Quit()) == Quit() and len(got) == 1


def test_a_table_takes_no_second_handler_for_a_type() -> None:
    kind = next(iter(HANDLERS))
    with pytest.raises(ValueError, match="two handlers"):
        handler_table(on(kind, lambda receiver, message: None), on(kind, lambda receiver, message: None))


def test_every_message_has_a_sender() -> None:
    """Whoever makes a message sends it."""
    sent = {
        made for name in trees() if name.startswith(("doomtable.table.", "doomtable.cli.")) for made in made_in(name)
    }
    assert not {kind.__name__ for kind in kinds()} - sent


def test_a_handler_is_called_with_what_was_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each type is sent once: the window calls the handler of that type, and no other."""
    made = window()
    got: list[tuple[object, ScreenMessage]] = []
    spies = {kind: (lambda window, message: got.append((window, message))) for kind in HANDLERS}
    monkeypatch.setattr(made, "dispatch", made.dispatch._replace(handlers=spies))
    for kind in HANDLERS:
        message = object.__new__(kind)
        made.handle_message(message)
        assert got.pop() == (made, message) and not got


def test_a_handler_takes_no_other_message() -> None:
    kind, other = list(HANDLERS)[:2]
    with pytest.raises(UnknownMessage):
        HANDLERS[kind](window(), object.__new__(other))


def test_what_cannot_be_done_now_is_an_error_too() -> None:
    made = window()
    assert isinstance(made.scene, MatchScreen)
    for message in (CloseReview(), NextPuzzle(), NextTurn(), TogglePanelHint()):
        with pytest.raises(UnknownMessage, match=f"{type(message).__name__}.*sent by MatchScreen"):
            made.handle_message(message)


def test_a_message_is_a_value() -> None:
    for kind in kinds():
        assert kind.__hash__ is not None and kind.__dataclass_params__.frozen, kind  # type: ignore[attr-defined]
    with pytest.raises(UnknownMessage):
        reject_message(None, None)
