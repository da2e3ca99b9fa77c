"""The end of a game: who won and how, and everybody's points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from doomtable.rules.terms import NOBODY, Seat
from doomtable.rules.view import View
from doomtable.table.asking import Answer, Ask
from doomtable.table.keys import Keys
from doomtable.table.scenes.sheets import Choice, Sheet
from doomtable.words import Words

HOW = {
    "promotion": "end-how-promotion", "no_warriors": "end-how-no-warriors", "deck_out": "end-how-deck-out",
}  # fmt: skip


def end(
    view: View, words: Words, keys: Keys, humans: Sequence[Seat] = (), *more: Choice, judged: bool = False
) -> Sheet:
    """The sheet of a game that is over; `more` can be done from here, too; `judged` is whether it can be thought over.
    """
    how, winner = view.outcome or ("draw", NOBODY)
    if winner == NOBODY:
        title, first = words.say("end-verdict-draw"), words.say("end-draw")
        by = words.say("end-how-draw")
    else:
        title = words.say("end-verdict-lost" if len(humans) == 1 and winner not in humans else "end-verdict")
        first = words.say("end-won", player=view.players[winner].name)
        by = words.say(HOW.get(how, "end-how-draw"), n=view.players[winner].promotion)
    lines = [(first, 28, "bone"), (by, 17, "ash")]
    ranked = sorted(view.players, key=lambda p: (-p.promotion, -p.destiny, p.seat))
    for player in ranked:
        points = words.say("end-score", player=player.name, n=player.promotion)
        lines.append((points, 17, "brass_hi" if player.seat == winner else "bone"))
    lines.append((words.say("end-rounds", n=view.round), 13, "ash"))
    return Sheet(
        "end", title.upper(), tuple(lines),
        (
            Choice(words.say("end-look"), "look", keys.cap("main")),
            Choice(words.say("end-again"), "again", keys.cap("play")),
            *((Choice(words.say("look-back-button"), "look back", keys.cap("hint")),) if judged else ()),
            *more,
            Choice(words.say("end-title"), "title", keys.cap("cancel")),
        ),
    )  # fmt: skip


def decided(ask: Ask, words: Words) -> Ask:
    """What stands in the asking place of a game that is over: the way back to its sheet."""
    return replace(ask, answers=(Answer(words.say("end-return"), None, main=True, message="verdict"), *ask.answers))
