"""Warriors hidden unpaid: programs do not run into a debt that costs them the warrior and Promotion besides."""

from __future__ import annotations

import pytest

from doomtable.ai.players import program
from doomtable.cards.catalogue import catalogue
from doomtable.rules.view import decision_view, view
from doomtable.scenarios.position import build
from doomtable.scenarios.runner import read_text
from doomtable.session.player_rng import PlayerRng

HIDING = """
name: nothing to pay with
players:
  - {{name: Ann, destiny: {destiny}, squad: [{squad}], unrevealed: [{hidden}], hand: [{hand}]}}
  - {{name: Bob, squad: [{theirs}]}}
turn: {{player: Ann, number: 3, step: actions, actions: 3}}
"""
FULL = ", ".join(["Free Marine"] * 7)


def begins(player, **laid: object) -> set[str]:
    """What a player begins with in many a game that stands so."""
    (scenario,) = read_text(HIDING.format(**laid), "nothing to pay with")
    game = build(scenario).game
    shown = decision_view(game, 0)
    rngs = (PlayerRng(seed, 0) for seed in range(40))
    return {player.choose(shown, lambda: view(game, 0), rng).key for rng in rngs}


@pytest.mark.parametrize("kind", ["recruit", "veteran"])
def test_nobody_is_hidden_whom_an_enemy_could_make_due(kind: str) -> None:
    """COVER-13: who is attacked before there is enough is lost, and Promotion with it."""
    laid = {"destiny": 2, "squad": "Hussar", "hidden": "", "hand": FULL}
    player = program(kind, catalogue().get)
    assert "muster in cover" in begins(player, theirs="", **laid), "with nobody to fear it empties a full hand"
    assert "muster in cover" not in begins(player, theirs="Infantry", **laid)
    assert "muster in cover" not in begins(player, theirs="Infantry", **(laid | {"destiny": 0}))


def test_inattention_reveals_nobody_who_cannot_be_paid_for() -> None:
    laid = {"destiny": 0, "squad": "Hussar", "hidden": "Razide", "hand": ""}
    found = begins(program("recruit", catalogue().get), theirs="Infantry", **laid)
    assert len(found) > 1 and not found & {"reveal", "exit cover"}
