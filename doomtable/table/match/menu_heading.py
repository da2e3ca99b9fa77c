"""What stands over the menu of a turn: how much may still be done in it."""

from __future__ import annotations

from typing import NamedTuple

from doomtable.rules.view_parts import View
from doomtable.table.kit.view_lookup import counts_markers
from doomtable.words.words import Words


class MenuHeading(NamedTuple):
    """A title, and the words of a sentence below it; '' for none."""

    title: str
    told: str = ""


def menu_heading(view: View, words: Words, extra: bool) -> MenuHeading:
    """How many actions or markers are left; `extra` is whether nothing is but attacks that cards allow.

    A marker that the combat of a turn leaves over is for later, while actions would be gone (VAR-LIMITED-02)."""
    turn = view.turn
    if extra:
        return MenuHeading(words.say("banner-extra-attacks", n=max(1, turn.attacks)))
    if not counts_markers(view):
        return MenuHeading(words.say("banner-actions-left", n=turn.actions))
    own = view.players[view.seat].markers or 0
    others = sum(one.markers or 0 for one in view.players if one.seat != view.seat and not one.out)
    told = "ask-markers-kept" if own and not turn.actions else "ask-markers-last" if own == 1 and not others else ""
    return MenuHeading(words.say("ask-markers-left", n=own), told)


def left_at_end(view: View) -> str:
    """The words for what is left when a turn is ended: markers are kept, actions are not."""
    return "end-turn-left-markers" if counts_markers(view) else "end-turn-left"
