"""Plate words: what stands on a player's plate beside name and numbers."""

from __future__ import annotations

from doomtable.rules.view import PlayerView, View
from doomtable.table.kit.view_lookup import other_line
from doomtable.table.paint.fonts import text_width
from doomtable.words.words import Words


def hand_words(words: Words, view: View, player: PlayerView, room: int = 0, size: int = 0) -> str:
    """How many cards a player holds, or that he is out; and in which line he stands, where there are two: alone, where
    there is too little room for both."""
    said = words.say("plate-out") if player.out else words.say("plate-hand", n=player.hand_count)
    if other_line(view, player.seat) < 0:
        return said
    line = words.say("plate-captain" if player.before >= 0 else "plate-sergeant")
    both = f"{line} · {said}"
    return both if not room or text_width(both, size, 500) <= room else line
