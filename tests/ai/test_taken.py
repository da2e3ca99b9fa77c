"""Each action of the menu and each verb of the cards is taken by computer players in some game.

The decks are built around cards that have what nobody has taken yet; the seeds are bounded. The greedy player plays
against the careless one, which tries now and then what the other would not. What neither can judge stands in NOT_TAKEN.
"""

from __future__ import annotations

from random import Random

import pytest
from dealing import SECOND

from doomtable.ai.players import program
from doomtable.cards.catalogue import catalogue
from doomtable.records.record import GameSetup
from doomtable.rules import resolve
from doomtable.rules.actions.table import ACTIONS
from doomtable.rules.walk import walk
from doomtable.selfplay.random_deck import RandomDeckBuilder
from doomtable.session.session import Session

SETS = ("unl", "inq", "wz")
NOT_OFFERED = {"sabotage", "discard", "use weapon", "strengthen", "turn up", "give up", "transfer", "bank", "take",
               "mine", "steal", "copy"}  # fmt: skip
"""What no game by SECOND offers with these sets, or only with a card."""
NOT_TAKEN = {"Shuffle", "reveal"}
"""Gaze alone has Shuffle: 10 Destiny for a look at a pile that its player may shuffle; no program makes anything of it.
Whom a program reveals it leads out of cover by the same choice; none shows him and leaves him there."""
GAMES = 150
"""The games at most."""
LONGEST = 1200


def verbs_of(card) -> set[str]:
    """The verbs in a card's declaration."""
    return {type(node).__name__ for node in walk(card.abilities)} & {kind.__name__ for kind in resolve.VERBS}


def left_out(cards, wanted: set[str], monkeypatch) -> set[str]:
    """What of these actions and verbs happens in none of the games."""
    left, builder = set(wanted), RandomDeckBuilder(cards)
    for kind, verb in list(resolve.VERBS.items()):

        def noted(st, e, ctx, run=verb.run, name=kind.__name__):
            left.discard(name)
            return run(st, e, ctx)

        monkeypatch.setitem(resolve.VERBS, kind, verb._replace(run=noted))
    for seed in range(GAMES):
        rng = Random(f"taken/{seed}")
        having = [card.code for card in cards if verbs_of(card) & left] or [card.code for card in cards]
        wished = rng.sample(having, min(6, len(having)))
        if "Fulfil" in left:  # what is fulfilled must be in the hand
            wished += rng.sample([card.code for card in cards if card.type == "mission"], 6)
        decks = builder.decks(wished, 2, SECOND, rng)
        players = [program(kind, catalogue().get) for kind in ("greedy", "recruit")]
        session = Session(GameSetup(decks, SECOND, catalogue().get, seed).deal(), players, seed=seed, listen=())
        while session.decisions < LONGEST and session.step():
            pass
        left -= {option.key for option in session.game.choices}
        if left <= NOT_TAKEN:
            break
    return left


@pytest.mark.proof
def test_every_action_and_verb_is_taken(monkeypatch):
    cards = [card for card in catalogue().cards if card.set in SETS]
    wanted = set(ACTIONS).union(*map(verbs_of, cards)) - NOT_OFFERED
    assert left_out(cards, wanted, monkeypatch) <= NOT_TAKEN
