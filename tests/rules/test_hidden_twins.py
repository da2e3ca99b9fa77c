"""What lies under a Secret, and hands during an auction: twins that differ there alone are one to everybody else."""

from __future__ import annotations

import pytest

from doomtable.rules.game import Deck
from doomtable.rules.knowledge import knowledge
from doomtable.rules.sampling import sample
from doomtable.rules.terms import Option, card_option
from doomtable.rules.view import see, view
from doomtable.rules.view_parts import SPECTATOR
from doomtable.scenarios.position import build, find
from doomtable.scenarios.runner import read_text

ANN, BOB = 0, 1
LAID = ("Inspired", "Gung Ho", "Lucky Shot")
SECRET = """
name: a Secret
players:
  - {name: Ann, attached: [Secret], hand: [Inspired, Gung Ho, Lucky Shot], squad: [Hussar]}
  - {name: Bob, squad: [Free Marine]}
"""
SUMMIT = """
name: a summit
options: {form: team}
players:
  - {name: Ann, hand: [Summit Meeting, Inspired, Gung Ho, Lucky Shot]}
  - {name: Bob, squad: [Free Marine]}
  - {name: Cid, hand: [Hussar]}
  - {name: Dan}
"""
AUCTION = """
name: an auction
players:
  - {name: Ann, destiny: 6, hand: [Mercenary, HIDDEN]}
  - {name: Bob, destiny: 9}
  - {name: Cid, destiny: 7, hand: [HIDDEN]}
"""


def begun(text):
    (scenario,) = read_text(text, "twins")
    game = build(scenario).game
    _ = game.decision
    game.events()
    return game


def named(game, name):
    return next(card for card, d in enumerate(game.state.definitions.of) if d.card.name == name)


def with_secret(name):
    """The game after that card of the hand has been laid under a Secret, in Bob's turn."""
    game = begun(SECRET)
    secret = card_option(named(game, "Secret"))
    for option in (Option("use"), secret, Option("first"), card_option(named(game, name))):
        if option in game.decision.options:
            game.choose(option)
    for option in (Option("end turn"), Option("pass")):
        game.choose(option)
    while game.decision.seat != BOB or game.decision.kind != "menu":
        game.choose(Option("pass"))
    return game


def in_auction(name):
    """The game after Ann has bid 2 for a Mercenary, with that card in two hands."""
    game = begun(AUCTION.replace("HIDDEN", name))
    game.choose(Option("muster"))
    game.choose(Option("number", number=2))
    assert (game.decision.kind, game.decision.seat) == ("bid", BOB)
    return game


def after_summit(name):
    """The game after a summit at which that card of the hand has gone to the partner, in Bob's turn."""
    game = begun(SUMMIT)
    passed = card_option(named(game, name))
    for option in (Option("play"), card_option(named(game, "Summit Meeting")), passed, Option("done"), Option("done")):
        while option not in game.decision.options and Option("pass") in game.decision.options:
            game.choose(Option("pass"))
        if option in game.decision.options:
            game.choose(option)
    while game.decision.seat != BOB or game.decision.kind != "menu":
        game.choose(Option("end turn" if game.decision.kind == "menu" else "pass"))
    return game


TWINS = {"secret": with_secret, "auction": in_auction, "summit": after_summit}


@pytest.mark.parametrize("where", TWINS)
def test_twins_are_one_to_who_does_not_see_the_difference(where):
    games = [TWINS[where](name) for name in LAID]
    told = [(view(game, seat), see(game, game.events(), seat)) for game in games for seat in (BOB, SPECTATOR)]
    assert told[0::2] == [told[0]] * 3 and told[1::2] == [told[1]] * 3
    assert len({repr(view(game, ANN)) for game in games}) == 3


@pytest.mark.parametrize("where", TWINS)
def test_twins_make_the_same_worlds(where):
    known = [knowledge(TWINS[where](name), BOB) for name in LAID]
    assert known[0] == known[1] == known[2]
    lists = [[Deck((*LAID, "Hussar", "Secret", "Mercenary") * 12)]] * 4
    worlds = [sample(one, lists, find, b"one key").state.digest() for one in known]
    assert worlds == [worlds[0]] * 3


def test_a_world_lays_something_under_the_secret_that_nobody_else_sees():
    known = knowledge(with_secret("Gung Ho"), BOB)
    lists = [[Deck((*LAID, "Hussar", "Antidote") * 12)]] * 2
    found = set()
    for n in range(12):
        world = sample(known, lists, find, bytes([n])).state
        (held,) = next(row.holds for row in world.play.values() if row.holds)
        assert not world.known[held] >> BOB & 1
        found.add(world.definitions.of[held].card.name)
    assert len(found) > 1
