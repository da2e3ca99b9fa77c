"""The pause menu, and the question before a game is left."""

from __future__ import annotations

from doomtable.table.keys import Keys
from doomtable.table.scenes.sheets import Choice, Sheet
from doomtable.words import Words


def pause(words: Words, keys: Keys, opened: bool | None = None) -> Sheet:
    """The menu over a game: what can be done, and under which keys the table's own answers lie.

    `opened` is whether the table is open; None where that would mean nothing.
    """
    table = () if opened is None else (Choice(words.say("menu-close" if opened else "menu-open"), "open"),)
    told = (
        words.say("menu-keys-choose", choose=keys.cap("choose"), main=keys.cap("main")),
        words.say("menu-keys-turn", meditate=keys.cap("meditate"), end=keys.cap("end")),
        words.say("menu-keys-look", zoom=keys.cap("zoom")),
        words.say("menu-keys-combat", board=keys.cap("board")),
        words.say("menu-keys-log", up=keys.cap("log up"), down=keys.cap("log down"), past=keys.cap("past")),
    )
    return Sheet(
        "menu", words.say("menu-title").upper(), tuple((line, 14, "ash") for line in told),
        (
            Choice(words.say("menu-resume"), "resume", keys.cap("cancel")),
            Choice(words.say("menu-moments"), "moments", keys.cap("moments")),
            Choice(words.say("menu-stops"), "stops", keys.cap("stops")),
            Choice(words.say("menu-save"), "save", keys.cap("save")),
            Choice(words.say("menu-redo"), "redo", keys.cap("redo")),
            Choice(words.say("menu-report"), "report", keys.cap("report")),
            Choice(words.say("menu-rules"), "rules", keys.cap("rules")),
            Choice(words.say("menu-export"), "export"),
            *table,
            Choice(words.say("menu-settings"), "settings", keys.cap("settings")),
            Choice(words.say("menu-sound"), "sound", keys.cap("sound")),
            Choice(words.say("menu-fullscreen"), "fullscreen", keys.cap("fullscreen")),
            Choice(words.say("menu-leave"), "leave"),
            Choice(words.say("menu-quit"), "sure quit"),
        ),
        wide=560,
    )  # fmt: skip


def save(words: Words, keys: Keys, name: str) -> Sheet:
    """Under which name is the game to be saved?"""
    return Sheet(
        "save", words.say("save-title"), ((words.say("save-text"), 14, "ash"),),
        (
            Choice(words.say("save-yes"), "save as", keys.cap("choose")),
            Choice(words.say("save-no"), "resume", keys.cap("cancel")),
        ),
        engraved=False, wide=520, entry=name,
    )  # fmt: skip


def written(words: Words, keys: Keys, told: str, *more: str) -> Sheet:
    """Where something was written, or why it was not."""
    return Sheet(
        "written", words.say("menu-title").upper(), tuple((line, 15, "bone") for line in (told, *more)),
        (Choice(words.say("menu-resume"), "resume", keys.cap("cancel")),), wide=720,
    )  # fmt: skip


def leave(words: Words, keys: Keys, message: str, told: str) -> Sheet:
    """Is the player sure? `message` is what yes means; `told` is whether the game is kept."""
    return Sheet(
        "leave", words.say("menu-title").upper(), ((told, 15, "bone"),),
        (Choice(words.say("menu-no"), "resume", keys.cap("cancel")), Choice(words.say("menu-yes"), message)), wide=460,
    )  # fmt: skip
