"""Verbs of a script line for which the engine has words of its own.

A card that is played as a copy of another one is played (JOKER!), and a card that lies face down is revealed (TOTAL
ECLIPSE): for the engine these are actions of their own, `copy` and `turn up`. An attack on two opponents is the use of
the card that allows it (NIMROD AUTOCANNON).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from doomtable.rules import language as L
from doomtable.rules.actions.copy import COPY
from doomtable.rules.actions.turn_up import TURN_UP, face_down
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, CardId, Seat, normal
from doomtable.scenarios.parser import Word
from doomtable.scenarios.scenario_names import ScenarioNames


def engine_verbs(st: State, cast: ScenarioNames, seat: Seat, words: Sequence[Word]) -> tuple[Word, ...]:
    """The words of a line, each verb as the engine calls it."""
    down = face_down(st, seat)
    said = list(words)
    for place, (verb, named) in enumerate(pairwise(words)):
        if not isinstance(verb, str):
            continue
        cards = cast.cards(named)
        if normal(verb) == "play" and any(st.definitions.of[card].like is not None for card in cards):
            said[place] = COPY.name
        if normal(verb) == "reveal" and any(card in down for card in cards):
            said[place] = TURN_UP.name
        if normal(verb) == "attack" and len(words) > place + 3 and cast.cards(words[place + 3]):
            card = next((c for one in cards if (c := _allows_two(st, seat, one)) != NO_CARD), NO_CARD)
            if card != NO_CARD:
                said[place : place + 2] = ["use", cast.title(card)]
    return tuple(said)


def _allows_two(st: State, seat: Seat, warrior: CardId) -> CardId:
    """By which card that warrior of a player attacks two opponents at once: itself or one that it bears."""
    row = st.play.get(warrior)
    if row is None or row.controller != seat:
        return NO_CARD
    return next((card for card in (warrior, *row.atts) if _attacks_two(st.definitions.of[card].card)), NO_CARD)


def _attacks_two(card: L.Card) -> bool:
    """Whether an ability of a card is an attack on two."""
    for ability in card.abilities:
        if isinstance(ability, L.Act) and len(ability.targets) == 2:
            if all(isinstance(e, L.Attack) for e in ability.effects):
                return True
    return False
