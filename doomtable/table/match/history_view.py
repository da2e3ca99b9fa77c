"""History view: the table as it was when a line of the log was written.

Nothing is taken back by it. Whoever looks sees what his seat could see then, and nobody is asked meanwhile.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from doomtable.rules.terms import Seat
from doomtable.rules.view import view
from doomtable.rules.view_parts import CardView, PlayerView, View
from doomtable.session.undo_history import History
from doomtable.table.kit.message import ScreenMessage
from doomtable.table.match.event_log import LogEntry
from doomtable.table.match.log_panel import LogPanel
from doomtable.table.match.prompt import Prompt, PromptButton
from doomtable.table.paint.text_layout import draw_text
from doomtable.table.paint.theme import Theme
from doomtable.words.words import Words


@dataclass(frozen=True)
class ShowMoment(ScreenMessage):
    """Look at the table as it was after so many choices; -1 is now."""

    at: int


NOW: Final = ShowMoment(-1)
GROUPS: Final = ("hand", "squad", "kohort", "outpost", "beside", "unrevealed", "attached")
"""The cards of a player."""


def view_at(history: History, at: int, seat: Seat) -> View:
    """The table as a seat could see it after so many choices, with no question open and nothing to begin."""
    return quiet(view(history.at(at), seat))


def quiet(shown: View) -> View:
    """The same with no question open and nothing to begin."""
    return shown._replace(players=tuple(_still(player) for player in shown.players), decision=None)


def _still(player: PlayerView) -> PlayerView:
    quiet = {group: tuple(_quiet(card) for card in getattr(player, group)) for group in GROUPS}
    return PlayerView(**{**player._asdict(), **quiet})


def _quiet(card: CardView) -> CardView:
    return card._replace(verbs=(), attached=tuple(_quiet(inner) for inner in card.attached))


def moments(entries: Sequence[LogEntry]) -> list[int]:
    """The moments that the log leads back to, the earliest first."""
    return sorted({entry.at for entry in entries if entry.at >= 0})


def history_prompt(at: int, shown: View, entries: Sequence[LogEntry], words: Words) -> Prompt:
    """What stands in the asking place meanwhile: when this was, one moment on or back, and the way out."""
    every = moments(entries)
    before = [one for one in every if one < at]
    after = [one for one in every if one > at]
    answers = [PromptButton(words.say("history-now"), None, main=True, message=NOW)]
    if before:
        earlier = ShowMoment(before[-1])
        answers.append(PromptButton(words.say("history-earlier"), None, action="previous", message=earlier))
    if after:
        answers.append(PromptButton(words.say("history-later"), None, action="next", message=ShowMoment(after[0])))
    turn = shown.turn
    title = words.say("history-turn", n=max(1, turn.number), player=shown.players[turn.seat].name)
    return Prompt(words.say("history-who"), title, (tuple(words.runs("history-text")),), tuple(answers))


def row_at(log: LogPanel, place: tuple[int, int]) -> tuple[pygame.Rect, int] | None:
    """The line of the log at a pixel that leads back to a moment, and the moment."""
    return next(((rect, at) for rect, at in log.rows if at >= 0 and rect.collidepoint(place)), None)


def draw_row(target: pygame.Surface, rect: pygame.Rect, theme: Theme) -> None:
    """A line of the log under the pointer."""
    pygame.draw.rect(target, theme.palette.brass, rect.inflate(theme.px(6), theme.px(4)), 1, theme.px(3))


def draw_history_frame(target: pygame.Surface, board: pygame.Rect, theme: Theme, words: Words) -> None:
    """A frame around the board, with words: this is not now."""
    px, palette = theme.px, theme.palette
    pygame.draw.rect(target, palette.ember, board, px(3))
    label = words.say("history-label")
    tab = pygame.Rect(0, 0, px(150), px(24))
    tab.midbottom = board.midbottom
    target.fill(palette.iron_low, tab)
    pygame.draw.rect(target, palette.ember, tab, px(1))
    draw_text(target, label, tab.centerx, tab.centery, px(13), palette.ember, 600, ax=0.5, ay=0.5)
