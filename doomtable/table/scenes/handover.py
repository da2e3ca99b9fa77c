"""The hand-over between seats of one machine: covers hands, names who is next, tells nothing of what they hold."""

from __future__ import annotations

from doomtable.rules.terms import Seat
from doomtable.rules.view import View
from doomtable.table.keys import Keys
from doomtable.table.models import find
from doomtable.table.scenes.sheets import Choice, Sheet
from doomtable.table.theme import Theme
from doomtable.words import Words


def handover(view: View, seat: Seat, words: Words, theme: Theme, keys: Keys, *more: Choice) -> Sheet:
    """The sheet that asks for a seat; `view` must be one that knows no hand. `more` can be done from here, too."""
    player = view.players[seat].name
    own_turn = view.turn.seat == seat and view.combat is None
    line = words.say("hand-over-next" if own_turn else "hand-over-answer", player=player)
    if view.combat is not None:
        cards = [find(view, side.handle) for side in (view.combat.attacker, view.combat.defender)]
        a, b = ((card and card.name) or words.say("card-hidden") for card in cards)
        line = words.say("hand-over-combat", player=player, a=a, b=b)
    seats = theme.palette.seats
    return Sheet(
        "handover", words.say("hand-over-title", player=player),
        ((line, 17, "bone"), (words.say("hand-over-text"), 14, "ash")),
        (Choice(words.say("hand-over-button", player=player), "take seat", keys.cap("main")), *more),
        stripe=seats[seat % len(seats)], engraved=False,
    )  # fmt: skip
