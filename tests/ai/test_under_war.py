"""What computer players lay under a war: no card that one of their own Battles brings out of the collection."""

from __future__ import annotations

import pytest

from doomtable import rulesets
from doomtable.ai.monte_carlo_search import SearchPlayer
from doomtable.ai.opponent_decks import DeckPrior
from doomtable.ai.players import program
from doomtable.records.deck_pool import deck_pool
from doomtable.records.record import GameSetup
from doomtable.rules.game import Deck
from doomtable.rules.terms import normal
from doomtable.scenarios.runner import find
from doomtable.session.session import Session

RULES = rulesets.get("second", {"corpwar": True, "battles": True})
PLAYERS = {
    "veteran": lambda: program("veteran", find),
    "recruit": lambda: program("recruit", find),
    "guided": lambda: program("gentle", find),
    "apostle": lambda: SearchPlayer(find, DeckPrior(*deck_pool(RULES, find)), rounds=2),
}


def laid(kind: str, seed: int, battle: str, *collection: str) -> tuple[list[str], bool]:
    """What a player of that kind lays under its war, and whether the Battle of its deck is in its hand then."""
    mine = Deck((battle, *["Hussar"] * 19), collection)
    game = GameSetup((mine, Deck(("Infantry",) * 20)), RULES, find, seed).deal()
    session = Session(game, [PLAYERS[kind](), program("greedy", find)])
    st = session.game.state
    while not st.seats[0].turns or game.decision.kind in ("war", "war for", "under"):
        assert session.step()
    assert st.seats[0].war == "bauhaus"
    of = st.definitions.of
    return [of[card].card.name for card in st.seats[0].under], any(
        of[card].name == normal(battle) for card in st.seats[0].hand
    )


@pytest.mark.parametrize("kind", PLAYERS)
def test_what_the_own_battle_brings_stays_in_the_collection(kind: str) -> None:
    """VAR-CORPWAR-03, VAR-BATTLE-13: another card lies there, or none, wherever the Battle is."""
    where = set[bool]()
    for seed in range(4):
        assert laid(kind, seed, "Lucky Shot", "Hussar", "Combat Armor", "Dragoon")[0][0] != "Dragoon"
        under, in_hand = laid(kind, seed, "Trial Battle", "Hussar", "Combat Armor", "Dragoon")
        assert under == ["Dragoon"]
        where.add(in_hand)
        assert laid(kind, seed, "Trial Battle", "Hussar", "Combat Armor")[0] == []
    assert where == {False, True}
