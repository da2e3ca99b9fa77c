"""The open table: everybody may see every hand, nothing is covered, and whoever is asked is shown."""

from __future__ import annotations

from doomtable.rules.terms import Seat
from doomtable.table.keys import Keys
from doomtable.table.scenes.sheets import Choice, Sheet
from doomtable.table.scenes.slate import Slate
from doomtable.words import Words


def slate(words: Words, keys: Keys, peeked: str) -> Slate:
    """What says that the table is open; `peeked` is the name of whoever is looked at out of turn, or ''."""
    text = words.say("open-peek", player=peeked) if peeked else words.say("open-text")
    return Slate(
        words.say("open-title"), text, (Choice(words.say("open-next"), "peek", keys.cap("hands")),), "jade"
    )


def following(people: tuple[Seat, ...], looker: Seat, asked: Seat) -> Seat | None:
    """Whose hand is looked at after that of `looker`; None for that of whoever is asked."""
    if looker not in people:
        return None
    found = people[(people.index(looker) + 1) % len(people)]
    return None if found == asked else found


def question(words: Words, keys: Keys, opened: bool) -> Sheet:
    """Does everybody agree that the table is opened? Closing it needs nobody's leave."""
    if opened:
        lines: tuple[str, ...] = (words.say("menu-close-text"),)
        yes = Choice(words.say("menu-close"), "open no")
    else:
        lines = (words.say("menu-open-text"), words.say("menu-open-sure"))
        yes = Choice(words.say("menu-open-yes"), "open yes")
    no = Choice(words.say("menu-no"), "resume", keys.cap("cancel"))
    title = words.say("open-title").upper()
    return Sheet("opening", title, tuple((line, 15, "bone") for line in lines), (no, yes), wide=600)
