"""Made-up rulesets: each shows one place that forms and variants need, without the rules of any of them.

Whoever adds a place adds an entry to `MADE`; tests/rules/test_made_rulesets.py plays, records, hosts and looks at every
one of them, and the scenarios or tests that an entry names show what is different in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from unittest.mock import patch

from dealing import ready

from doomtable import rulesets
from doomtable.cards.catalogue import catalogue
from doomtable.records.record import GameSetup
from doomtable.rules.game import Deck
from doomtable.rules.language import Gain, Lose
from doomtable.rules.ruleset import Ruleset

SHORT = Ruleset(goal_p=12, start_hand=10, deck_min=0)
"""Games that are soon over."""


@dataclass(frozen=True)
class MadeRuleset:
    """A made-up ruleset, how many play it, the file of tests that shows its difference, decks dealt out in turn."""

    rules: Ruleset
    seats: int
    shown: str
    decks: tuple[Deck, ...] = ()
    """(): those of a quick game. They hold cards of the base set, so that a host can deal them."""

    def deck(self, seat: int) -> Deck:
        """What a seat plays with."""
        decks = self.decks or ready()
        return decks[seat % len(decks)]

    def setup(self, seed: int) -> GameSetup:
        """A game of it."""
        return GameSetup(tuple(map(self.deck, range(self.seats))), self.rules, catalogue().get, seed)


MADE: tuple[MadeRuleset, ...] = (
    MadeRuleset(replace(SHORT, name="made: three players"), 3, "rules/test_made_rulesets.py"),
    MadeRuleset(replace(SHORT, name="made: two attacks", attacks_per_turn=2), 2, "rules/test_made_budget.py"),
    MadeRuleset(replace(SHORT, name="made: markers", goal_p=99, markers=12), 2, "rules/test_made_budget.py"),
    MadeRuleset(
        replace(
            SHORT, name="made: a cycle", start_hand=0, hand_fill=8, turn_steps=("actions",),
            cycle=("draw", "deployment", "turns"),
        ),
        3,
        "rules/test_made_cycle.py",
    ),
    MadeRuleset(
        replace(
            SHORT, name="made: two teams", goal_p=14, start_d=10, sides=(0, 1, 0, 1), shared_pools="both",
            min_seats=4, max_seats=4,
        ),
        4,
        "rules/test_made_sides.py",
    ),
    MadeRuleset(
        replace(SHORT, name="made: partners apart", start_d=6, sides=(0, 1, 0, 1), min_seats=4, max_seats=4), 4,
        "rules/test_made_sides.py",
    ),
    MadeRuleset(replace(SHORT, name="made: pools on cards", pool_cards="fortification"), 2, "rules/test_made_pools.py"),
    MadeRuleset(replace(SHORT, name="made: carried points", carried_p=5), 2, "rules/test_made_pools.py"),
    MadeRuleset(
        replace(SHORT, name="made: banking", carried_p=5, banking="action", goal_p=6), 2, "rules/test_made_banking.py"
    ),
    MadeRuleset(
        replace(
            SHORT, name="made: attacks on players",
            attack_on_player=(Lose(3, "D", "target player"), Gain(2, "P")), attack_player_cards="printed",
        ),
        3,
        "rules/test_made_attacks.py",
    ),
    MadeRuleset(replace(SHORT, name="made: embargo", embargo=3), 3, "rules/test_made_windows.py"),
    MadeRuleset(replace(SHORT, name="made: outposts", outpost="on"), 3, "rules/test_actions.py"),
    MadeRuleset(
        replace(SHORT, name="made: closed windows", closed_windows=("played", "after action")), 2,
        "rules/test_made_windows.py",
    ),
    MadeRuleset(
        replace(
            SHORT, name="made: two places", goal_p=8, set_up=("table",),
            table_cards=("Heimburg", "Citadel of Algeroth"),
            places=True, home_place="", in_play="place",
        ),
        2,
        "rules/test_made_places.py",
    ),
    MadeRuleset(
        replace(
            SHORT, name="made: claimed places", set_up=("table", "claims", "start"), places=True,
            table_cards=("Heimburg", "Fukido"), place_rights="claims",
        ),
        3,
        "rules/test_made_places.py",
        tuple(deck._replace(cards=deck.cards[::3], start=("Mitch Hunter",)) for deck in ready()),  # soon at its end
    ),
    MadeRuleset(
        replace(
            SHORT, name="made: a set-up", set_up=("table", "start", "claims"),
            table_cards=("Heimburg", "Citadel of Algeroth", "San Dorado"),
        ),
        2,
        "rules/test_made_set_up.py",
        tuple(deck._replace(start=("Mitch Hunter", "Necromutant", "The HQ")) for deck in ready()),
    ),
)
"""All of them. The name of a ruleset begins with `made:` and is said by records and by hosts as that of any other."""


def named(name: str) -> MadeRuleset:
    """The entry of that name, without `made:`."""
    return next(made for made in MADE if made.rules.name == f"made: {name}")


@contextmanager
def known() -> Iterator[None]:
    """While this lasts the made-up rulesets are editions like the others."""
    with patch.object(rulesets, "EDITIONS", {**rulesets.EDITIONS, **{one.rules.name: one.rules for one in MADE}}):
        yield
