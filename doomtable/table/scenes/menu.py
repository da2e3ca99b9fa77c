"""The pause menu, and the question before a game is left."""

from __future__ import annotations

from doomtable.words import Words

from ..keys import cap
from .sheets import Sheet


def pause(words: Words) -> Sheet:
    """The menu over a game: what can be done, and under which keys the table's own answers lie."""
    told = (
        words.say("menu-keys-choose", choose=cap("choose"), main=cap("main")),
        words.say("menu-keys-turn", meditate=cap("meditate"), end=cap("end")),
        words.say("menu-keys-look", zoom=cap("zoom")),
        words.say("menu-keys-combat", board=cap("board")),
        words.say("menu-keys-log", up=cap("log up"), down=cap("log down")),
    )
    return Sheet(
        "menu", words.say("menu-title").upper(), tuple((line, 14, "ash") for line in told),
        (
            (words.say("menu-resume"), "resume", cap("cancel")),
            (words.say("menu-fullscreen"), "fullscreen", cap("fullscreen")),
            (words.say("menu-export"), "export", ""),
            (words.say("menu-leave"), "leave", ""),
            (words.say("menu-quit"), "sure quit", ""),
        ),
        wide=380,
    )  # fmt: skip


def exported(words: Words, told: str, more: str) -> Sheet:
    """Where the position was written, or why it was not."""
    return Sheet(
        "exported", words.say("menu-title").upper(),
        ((told, 15, "bone"), (more, 15, "bone")),
        ((words.say("menu-resume"), "resume", cap("cancel")),), wide=720,
    )  # fmt: skip


def leave(words: Words, message: str) -> Sheet:
    """Is the player sure? `message` is what yes means."""
    return Sheet(
        "leave", words.say("menu-title").upper(), ((words.say("menu-leave-sure"), 15, "bone"),),
        ((words.say("menu-no"), "resume", cap("cancel")), (words.say("menu-yes"), message, "")), wide=380,
    )  # fmt: skip
