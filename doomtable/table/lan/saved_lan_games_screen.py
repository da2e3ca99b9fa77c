"""Saved LAN games screen: the network games that this host can go on with."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Final

from doomtable.table.kit.clipped_text import tidy
from doomtable.table.kit.key_bindings import KEYS, KeyBindings
from doomtable.table.kit.list_screen import ListButton, ListScreen
from doomtable.table.kit.list_view import ListColumn, ListPage, ListRow, local, moment
from doomtable.table.kit.message import ScreenMessage
from doomtable.table.lan.lan_messages import OpenHostScreen, ReopenLanGame
from doomtable.table.paint.theme import Theme
from doomtable.words.words import Words

if TYPE_CHECKING:
    from doomtable.lan.sealed_games import SealedGameInfo


WHAT: Final = {
    "": "saved-lan-game", "sealed": "draft-format-sealed", "draft": "draft-format-draft",
}  # fmt: skip
"""What is kept, by what its decks are still built of."""


def page_of(words: Words, kept: Sequence[SealedGameInfo], now: datetime) -> ListPage:
    """The list."""
    rows = []
    for one in kept:
        when = moment(words, local(one.changed), now) or tidy(one.path.stem)
        who = tidy(words.error(one.fault)) if one.fault else ", ".join(map(tidy, one.people))
        seats = "" if one.fault else str(one.seats)
        what = "" if one.fault else words.say(WHAT[one.boosters])
        whole = words.say("saved-games-whole", first=when, what=who)
        rows.append(ListRow((when, what, who, seats), "blood" if one.fault else "bone", whole))
    columns = (
        ListColumn(words.say("saved-games-when")), ListColumn(words.say("saved-lan-what")),
        ListColumn(words.say("saved-lan-people"), share=1),
        ListColumn(words.say("saved-lan-seats"), right=True),
    )  # fmt: skip
    return ListPage(words.say("host-kept", n=len(kept)), columns, tuple(rows), words.say("saved-lan-none"), 2)


class SavedLanGamesScreen(ListScreen):
    """The kept games of the network; messages: ReopenLanGame, 'host'."""

    def __init__(
        self,
        words: Words,
        theme: Theme,
        size: tuple[int, int],
        kept: Sequence[SealedGameInfo],
        keys: KeyBindings = KEYS,
    ) -> None:
        self.kept = tuple(kept)
        super().__init__(words, theme, size, (page_of(words, kept, datetime.now()),), keys)

    def title(self) -> str:
        """What the screen is called."""
        return self.words.say("saved-lan-title")

    def note(self) -> str:
        """A line above the list."""
        return self.words.say("saved-lan-note")

    def game(self) -> SealedGameInfo | None:
        """The selected game."""
        return self.kept[self.row] if self.kept else None

    def list_buttons(self) -> tuple[ListButton, ...]:
        """What can be done with the selected game, and the way back."""
        say, kept = self.words.say, self.game()
        sound = kept is not None and not kept.fault
        return (
            ListButton(say("saved-lan-open"), "open", self.keys.cap("choose") if sound else "", sound, sound),
            ListButton(say("list-back"), OpenHostScreen(), self.keys.cap("cancel")),
        )

    def chosen(self, message: object) -> ScreenMessage | None:
        """What pressing a button means for the window."""
        kept = self.game()
        if message == "open":
            return ReopenLanGame(kept.path) if kept is not None and not kept.fault else None
        return super().chosen(message)
