"""The games in the network that can be gone on with: those that were saved, and those whose host went down."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from doomtable.table.beginnings import Reopen
from doomtable.table.keys import KEYS, Keys
from doomtable.table.scenes.browsing import Browser, Deed
from doomtable.table.scenes.listing import Column, Page, Row, local, moment, tidy
from doomtable.table.theme import Theme
from doomtable.words import Words

if TYPE_CHECKING:
    from doomtable.play.house import KeptTable


def page_of(words: Words, kept: Sequence[KeptTable], now: datetime) -> Page:
    """The list."""
    rows = []
    for one in kept:
        when = moment(words, local(one.changed), now) or tidy(one.path.stem)
        who = tidy(one.fault) if one.fault else ", ".join(map(tidy, one.people))
        seats = "" if one.fault else str(one.seats)
        whole = words.say("kept-whole", first=when, what=who)
        rows.append(Row((when, who, seats), "blood" if one.fault else "bone", whole))
    columns = (
        Column(words.say("kept-when")), Column(words.say("keptlan-people"), share=1),
        Column(words.say("keptlan-seats"), right=True),
    )  # fmt: skip
    return Page(words.say("host-kept", n=len(kept)), columns, tuple(rows), words.say("keptlan-none"), 2)


class KeptLanScene(Browser):
    """The kept games of the network; messages: Reopen, 'host'."""

    def __init__(
        self, words: Words, theme: Theme, size: tuple[int, int], kept: Sequence[KeptTable], keys: Keys = KEYS
    ) -> None:
        self.kept = tuple(kept)
        super().__init__(words, theme, size, (page_of(words, kept, datetime.now()),), keys)

    def title(self) -> str:
        """What the screen is called."""
        return self.words.say("keptlan-title")

    def note(self) -> str:
        """A line above the list."""
        return self.words.say("keptlan-note")

    def game(self) -> KeptTable | None:
        """The selected game."""
        return self.kept[self.row] if self.kept else None

    def deeds(self) -> tuple[Deed, ...]:
        """What can be done with the selected game, and the way back."""
        say, kept = self.words.say, self.game()
        sound = kept is not None and not kept.fault
        return (
            Deed(say("keptlan-open"), "open", self.keys.cap("choose") if sound else "", sound, sound),
            Deed(say("list-back"), "host", self.keys.cap("cancel")),
        )

    def chosen(self, message: object) -> object:
        """What pressing a button means for the window."""
        kept = self.game()
        if message == "open":
            return Reopen(kept.path) if kept is not None and not kept.fault else None
        return "host" if message in ("host", "title") else message
