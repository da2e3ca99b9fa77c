"""The pause menu, and the question before a game is left."""

from __future__ import annotations

from doomtable.words import Words

from ..keys import cap
from .sheets import Choice, Sheet


def pause(words: Words, opened: bool | None = None) -> Sheet:
    """The menu over a game: what can be done, and under which keys the table's own answers lie.

    `opened` is whether the table is open; None where that would mean nothing.
    """
    table = () if opened is None else (Choice(words.say("menu-close" if opened else "menu-open"), "open"),)
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
            Choice(words.say("menu-resume"), "resume", cap("cancel")),
            Choice(words.say("menu-moments"), "moments", cap("moments")),
            Choice(words.say("menu-save"), "save", cap("save")),
            Choice(words.say("menu-redo"), "redo", cap("redo")),
            Choice(words.say("menu-report"), "report", cap("report")),
            Choice(words.say("menu-export"), "export"),
            *table,
            Choice(words.say("menu-fullscreen"), "fullscreen", cap("fullscreen")),
            Choice(words.say("menu-leave"), "leave"),
            Choice(words.say("menu-quit"), "sure quit"),
        ),
        wide=560,
    )  # fmt: skip


def save(words: Words, name: str) -> Sheet:
    """Under which name is the game to be saved?"""
    return Sheet(
        "save", words.say("save-title"), ((words.say("save-text"), 14, "ash"),),
        (
            Choice(words.say("save-yes"), "save as", cap("choose")),
            Choice(words.say("save-no"), "resume", cap("cancel")),
        ),
        engraved=False, wide=520, entry=name,
    )  # fmt: skip


def written(words: Words, told: str, *more: str) -> Sheet:
    """Where something was written, or why it was not."""
    return Sheet(
        "written", words.say("menu-title").upper(), tuple((line, 15, "bone") for line in (told, *more)),
        (Choice(words.say("menu-resume"), "resume", cap("cancel")),), wide=720,
    )  # fmt: skip


def leave(words: Words, message: str, told: str) -> Sheet:
    """Is the player sure? `message` is what yes means; `told` is whether the game is kept."""
    return Sheet(
        "leave", words.say("menu-title").upper(), ((told, 15, "bone"),),
        (Choice(words.say("menu-no"), "resume", cap("cancel")), Choice(words.say("menu-yes"), message)), wide=460,
    )  # fmt: skip
