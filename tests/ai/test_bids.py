"""Computer players in an auction: they bid what a warrior is worth, and no more."""

from __future__ import annotations

import pytest

from doomtable.ai.players import program
from doomtable.cards.catalogue import catalogue
from doomtable.scenarios.position import build
from doomtable.scenarios.runner import read_text
from doomtable.session.session import Session

POSITION = """
name: an auction
players:
  - {{name: Ann, destiny: {ann}, hand: [Mercenary], squad: [Hussar]}}
  - {{name: Bob, destiny: {bob}, squad: [Free Marine]}}
"""


def sold(kind: str, ann: int, bob: int) -> tuple[int, int]:
    """Whose the Mercenary is in the end, and for how much."""
    (scenario,) = read_text(POSITION.format(ann=ann, bob=bob), "an auction")
    game = build(scenario).game
    game.choose(next(o for o in game.decision.options if o.key == "muster"))
    session = Session(game, [program(kind, catalogue().get), program(kind, catalogue().get)], listen=())
    while game.decision is not None and game.decision.kind in ("window", "bid"):
        session.step()
    of = game.state.definitions.of
    (owner,) = (s for s in (0, 1) if any(of[c].name == "mercenary" for c in game.state.seats[s].squad))
    return owner, (ann, bob)[owner] - game.state.seats[owner].D


@pytest.mark.parametrize("kind", ["greedy", "gentle"])
def test_who_has_more_gets_him_and_pays_no_more_than_he_is_worth(kind):
    assert sold(kind, 3, 30)[0] == 1
    assert 10 <= sold(kind, 30, 30)[1] <= 15
    assert sold(kind, 12, 0) == (0, 0)


def test_nobody_is_mustered_for_whom_others_could_bid_more():
    (scenario,) = read_text(POSITION.format(ann=4, bob=12), "an auction")
    game = build(scenario).game
    session = Session(game, [program("greedy", catalogue().get)] * 2, listen=())
    while game.decision is not None and game.state.turn.seat == 0 and session.decisions < 60:
        session.step()
    assert [game.state.definitions.of[c].name for c in game.state.seats[0].hand].count("mercenary") == 1
