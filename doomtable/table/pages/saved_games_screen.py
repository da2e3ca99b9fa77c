"""Saved games screen: recent and saved games, to resume, watch or remove."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from itertools import zip_longest
from typing import TYPE_CHECKING, Final

from doomtable.table.kit.clipped_text import tidy
from doomtable.table.kit.key_bindings import KEYS, KeyBindings
from doomtable.table.kit.list_screen import ListButton, ListScreen
from doomtable.table.kit.list_view import ListColumn, ListPage, ListRow, local, moment, sides
from doomtable.table.kit.message import ScreenMessage, ShowTitle
from doomtable.table.kit.sheet import Sheet, SheetButton
from doomtable.table.pages.page_messages import RemoveSavedGame, ResumeSavedGame, WatchSavedGame
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.text_layout import shortened
from doomtable.table.paint.theme import Theme
from doomtable.words.words import Words

if TYPE_CHECKING:
    from doomtable.records.game_saves import SavedGame

QUESTION: Final = 560
"""How wide the question is, before a game is thrown away."""


def state_of(kept: SavedGame, words: Words) -> str:
    """Whether a game is over, in a word."""
    if kept.fault:
        return words.say("saved-games-unreadable")
    return words.say("saved-games-over" if kept.over else "saved-games-unfinished")


def players_of(kept: SavedGame, words: Words) -> str:
    """Who played with which deck; the kind of player where there is no name."""
    kinds = [words.say("stats-kind-of", kind=tidy(kind).partition(":")[0]) for kind in kept.header.players]
    names = list(kept.names or kinds)
    pairs = zip_longest(names, kept.decks, fillvalue="")
    return sides(words, tuple(pairs))


def row_of(kept: SavedGame, words: Words, named: bool, now: datetime) -> ListRow:
    """The row of a kept game; `named` for one that was saved under a name."""
    when = moment(words, local(kept.changed), now)
    what = tidy(words.error(kept.fault)) if kept.fault else players_of(kept, words)
    state = state_of(kept, words)
    count = "" if kept.fault else str(kept.choices)
    first = tidy(kept.name) if named else when or tidy(kept.name)
    cells = (first, what, *((when,) if named else ()), count, state)
    whole = words.say("saved-games-whole", first=first, what=what)
    return ListRow(cells, "blood" if kept.fault else "ash" if kept.over else "bone", whole)


def pages_of(
    words: Words, recent: Sequence[SavedGame], saves: Sequence[SavedGame], now: datetime
) -> tuple[ListPage, ListPage]:
    """Both lists as they are shown."""
    players, count = ListColumn(words.say("list-players"), share=1), ListColumn(words.say("list-choices"), right=True)
    state, when = ListColumn(words.say("saved-games-state")), ListColumn(words.say("saved-games-when"))
    name = ListColumn(words.say("saved-games-name"))
    return (
        ListPage(
            words.say("saved-games-recent", n=len(recent)),
            (when, players, count, state),
            tuple(row_of(kept, words, False, now) for kept in recent),
            words.say("saved-games-no-recent"),
            2,
        ),
        ListPage(
            words.say("saved-games-saves", n=len(saves)),
            (name, players, ListColumn(words.say("saved-games-saved")), count, state),
            tuple(row_of(kept, words, True, now) for kept in saves),
            words.say("saved-games-no-saves"),
            2,
        ),
    )


class SavedGamesScreen(ListScreen):
    """The kept games; messages: ('continue', Kept), ('watch', Kept), ('remove', Kept), 'title'."""

    def __init__(
        self,
        words: Words,
        theme: Theme,
        size: tuple[int, int],
        recent: Sequence[SavedGame],
        saves: Sequence[SavedGame],
        keys: KeyBindings = KEYS,
    ) -> None:
        self.kept = tuple(recent), tuple(saves)
        super().__init__(words, theme, size, pages_of(words, recent, saves, datetime.now()), keys)

    def lists(self, recent: Sequence[SavedGame], saves: Sequence[SavedGame]) -> None:
        """Show other games, as after one was thrown away."""
        self.kept, self.sheet = (tuple(recent), tuple(saves)), None
        self.filled(pages_of(self.words, recent, saves, datetime.now()))

    def resize(self, size: tuple[int, int], theme: Theme) -> None:
        """Take another size or scale; a question is set anew for it."""
        super().resize(size, theme)
        kept, focus = self.game(), self.sheet_focus
        if self.sheet is not None and kept is not None:
            self.ask(self._question(kept))
            self.sheet_focus = focus

    def title(self) -> str:
        """What the screen is called."""
        return self.words.say("saved-games-title")

    def game(self) -> SavedGame | None:
        """The selected game."""
        games = self.kept[self.page]
        return games[self.row] if games else None

    def list_buttons(self) -> tuple[ListButton, ...]:
        """What can be done with the selected game, and the way back."""
        say, kept = self.words.say, self.game()
        sound = kept is not None and not kept.fault
        on = sound and kept is not None and not kept.over
        enter = self.keys.cap("choose")
        return (
            ListButton(say("saved-games-continue"), "continue", enter if on else "", on, on),
            ListButton(say("saved-games-watch"), "watch", "" if on or not sound else enter, sound, sound and not on),
            ListButton(say("saved-games-remove"), "ask", self.keys.cap("remove"), kept is not None),
            ListButton(say("list-back"), ShowTitle(), self.keys.cap("cancel")),
        )

    def chosen(self, message: object) -> ScreenMessage | None:
        """What pressing a button means for the window; a game is thrown away after a question only."""
        kept = self.game()
        if kept is not None and message == "continue":
            return ResumeSavedGame(kept)
        if kept is not None and message == "watch":
            return WatchSavedGame(kept)
        if kept is not None and message == "remove":
            return RemoveSavedGame(kept)
        if kept is not None and message == "ask":
            self.ask(self._question(kept))
            return None
        return None if message == "keep" else super().chosen(message)

    def _question(self, kept: SavedGame) -> Sheet:
        say, px = self.words.say, self.theme.px
        room = min(px(QUESTION), self.size[0] - px(40)) - px(60)
        first = self.shown.rows[self.row].cells[0]
        lines = [(shortened(first, px(17), room, 500), 17, "bone")]
        if not kept.fault:
            players = players_of(kept, self.words)
            size = 14 if text_width(players, px(14), 500) <= room else 12
            lines.append((shortened(players, px(size), room, 500), size, "ash"))
        lines.append((say("saved-games-remove-sure"), 14, "ash"))
        return Sheet(
            "remove", say("saved-games-remove-ask"), tuple(lines),
            (
                SheetButton(say("saved-games-remove-no"), "keep", self.keys.cap("cancel")),
                SheetButton(say("saved-games-remove-yes"), "remove"),
            ),
            self.theme.palette.blood, False, QUESTION,
        )  # fmt: skip
