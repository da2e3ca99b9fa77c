"""Costs and timing in English: the words before the colon."""

from __future__ import annotations

import re

from doomtable.rules.language import Cost, Event, Window
from doomtable.words.english import amounts, noun_phrases
from doomtable.words.english.comparisons import marker
from doomtable.words.english.event_clauses import happens, is_moment
from doomtable.words.english.grammar import a, count, listed
from doomtable.words.english.references import References

WINDOWS: dict[Window, str] = {
    "action": "", "turn": "in your turn", "any": "at any time",
    "not combat": "at any time outside combat",
    "others turn": "in another player's turn", "combat": "in combat", "turn start": "at the start of your turn",
    "draw": "at the beginning of your Draw step", "turn end": "at the end of your turn",
    "discard": "in your Discard step",
    "attack begun": "when an attack begins, before anyone is named",
    "attacker named": "once the attacker is named", "after": "immediately after this is announced",
    "copied": "only as a copy of this card",
}  # fmt: skip


def moment(window: Window, to: Event | None, refs: References) -> str:
    """When a play may be made: 'in combat', 'right after another player plays a Special card'; '' for an action."""
    if to is None:
        return WINDOWS[window]
    happened = happens(to, refs)
    if is_moment(to.name):
        return f"at {happened}"
    if window == "after":
        return f"as soon as {happened}"
    when = WINDOWS[window]
    return f"{when + ', ' if when else ''}when {happened}"


def payments(cost: Cost, refs: References, spoken: bool = False) -> list[str]:
    """What is given for a play, without its actions, each as an order: 'pay 3 D', 'discard this card'.

    A free number of D goes unsaid where the effect names it (`spoken`).
    """
    said: list[str] = []
    if cost.d != 0:
        said.append(f"pay {amounts.points(cost.d, 'D', refs)}")
    if cost.p != 0:
        said.append(f"pay {amounts.points(cost.p, 'P', refs)}")
    if cost.per and not spoken:
        said.append(f"pay {cost.per} D any number of times" if cost.per > 1 else "pay any number of D")
    if cost.per and cost.least > 1:
        said.append(f"pay at least {cost.least * cost.per} D")
    if cost.give is not None:
        said.append(f"discard {refs.noun(cost.give).as_object}")
    if cost.annihilate is not None:
        said.append(f"annihilate {refs.noun(cost.annihilate).as_object}")
    if cost.gives is not None:
        said.append(f"discard {noun_phrases.noun(cost.gives, refs, 'any' if cost.gives.where == '' else 'a').text}")
        refs.mute()
    if cost.marks:
        said.append(f"remove {a(marker(cost.marks))}")
    if cost.wound is not None:
        said.append(f"wound {refs.noun(cost.wound).as_object}")
    return said


def actions(cost: Cost | None) -> str:
    """The actions of a play: 'action', '3 actions', 'attack action'; '' for none."""
    if cost is None or not cost.actions:
        return ""
    if cost.attack:
        return "attack action" if cost.actions == 1 else f"{cost.actions} actions, counting as your attack"
    return "action" if cost.actions == 1 else f"{cost.actions} actions"


def payment(cost: Cost, refs: References) -> str:
    """Everything a play costs as one order: 'spend two actions and pay 3 D'."""
    said = payments(cost, refs)
    if cost.actions:
        said.insert(0, f"spend {'an action' if cost.actions == 1 else count(cost.actions) + ' actions'}")
    return listed(said)


_PLAIN = re.compile(r"pay \d+ [DP]\b(?! any)")


def header(when: str, cost: Cost | None, refs: References, aim: str = "", spoken: bool = False) -> str:
    """The words before the colon: 'Action, 5 D, on any warrior'; '' where nothing need be said."""
    pieces: list[str] = []
    acts = actions(cost)
    if when:
        pieces.append(when)
    if acts:
        pieces.append(f"as {a(acts) if not acts[0].isdigit() else acts}" if when else acts)
    if cost is not None:
        more = "plus " if cost.per and not isinstance(cost.d, int) else ""
        pieces += [
            more + piece.removeprefix("pay ")
            if _PLAIN.match(piece) or piece.endswith((" D", " P"))
            else piece
            for piece in payments(cost, refs, spoken)
        ]
    if aim:
        pieces.append(aim)
    return ", ".join(pieces)
