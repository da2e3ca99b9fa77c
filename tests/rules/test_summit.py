"""SUMMIT MEETING: cards go from hand to hand within a team, and nobody else learns which."""

from __future__ import annotations

import pytest
from groups import first_and_rest

from doomtable import rulesets
from doomtable.ai.players import program
from doomtable.cards.catalogue import catalogue
from doomtable.records.record import GameSetup
from doomtable.rules import mutate as M
from doomtable.rules.game import Deck
from doomtable.rules.knowledge import knowledge
from doomtable.rules.sampling import sample
from doomtable.rules.view import see, view
from doomtable.rules.view_parts import SPECTATOR
from doomtable.scenarios.position import find
from doomtable.selfplay.invariants import InvariantChecker
from doomtable.session.session import Session

TEAM = """
name: two teams
options: {form: team}
players:
  - {name: Ann, squad: [Hussar], hand: [Summit Meeting, Inspired, Combat Armor, Punisher Blade]}
  - {name: Bob, squad: [Samurai]}
  - {name: Cid, squad: [Clansman], hand: [Infantry, Lucky Shot]}
  - {name: Dan}
"""
OURS, THEIRS = (0, 2), (1, 3, SPECTATOR)


def summit(opened, *lines: str):
    more = "".join(f"  - {line}\n" for line in lines)
    return opened(f"{TEAM}script:\n  - Ann: [play, Summit Meeting]\n{more}")


def names(game, cards):
    return [game.state.definitions.of[card].card.name for card in cards]


def test_partners_see_each_other_s_hands_from_then_on_and_nobody_else_does(opened):
    """MULTI-TEAM-R04."""
    game = summit(opened, "Ann: [Inspired]")
    assert [card.name for card in view(game, 0).players[2].hand] == ["Infantry", "Lucky Shot", "Inspired"]
    assert [card.name for card in view(game, 2).players[0].hand] == ["Combat Armor", "Punisher Blade"]
    for seat in THEIRS:
        assert all(view(game, seat).players[other].hand == () for other in OURS)
        assert [view(game, seat).players[other].hand_count for other in OURS] == [2, 3]


def chosen(game, key, name=""):
    """The game after the option with that key, and of a card of that name."""
    for option in game.decision.options:
        if option.key == key and (names(game, [option.card]) if option.card >= 0 else [""]) == [name]:
            game.choose(option)
            return
    assert key == "card", "only a card may be named already"


STEPS = (("play",), ("card", "Summit Meeting"), ("card", "Inspired"), ("done",), ("done",))


def test_others_are_told_that_a_card_goes_over_and_not_which(opened):
    game = opened(TEAM)
    told = {seat: [] for seat in (*OURS, *THEIRS)}
    for step in STEPS:
        chosen(game, *step)
        events = game.events()
        for seat, heard in told.items():
            heard += see(game, events, seat)
    for seat, heard in told.items():
        (handed,) = (event for event in heard if event.kind == "handed")
        assert (handed.seat, handed.other_seat) == (0, 2)
        assert handed.card == ("Inspired" if seat in OURS else None)
        assert seat in OURS or not any(event.cards for event in heard)


def test_who_knew_a_card_of_the_hand_knows_no_more_where_it_is(opened):
    game = opened(TEAM)
    M.also_know(game.state, (*game.state.seats[0].hand, *game.state.seats[2].hand), 1 << 1)
    assert len(view(game, 1).players[0].hand) == 4
    for step in STEPS:
        chosen(game, *step)
    assert [view(game, 1).players[seat].hand for seat in OURS] == [(), ()]


def test_a_world_imagined_at_the_meeting_asks_the_same(opened):
    game = summit(opened, "Ann: [Inspired]")
    lists = [[Deck(("Hussar", "Inspired", "Combat Armor", "Samurai", "Clansman", "Infantry") * 12)]] * 4
    world = sample(knowledge(game, 0), lists, find, b"one key")
    offered = [names(one, [o.card for o in one.decision.options if o.card >= 0]) for one in (game, world)]
    assert offered[0] == offered[1] == ["Combat Armor", "Punisher Blade"]
    world.choose(next(o for o in world.decision.options if o.key == "card"))
    assert "Combat Armor" in names(world, world.state.seats[2].hand)


def test_a_card_is_owned_by_who_has_got_it_and_two_such_states_are_told_apart(opened):
    one, other = summit(opened, "Ann: [Inspired]"), summit(opened, "Ann: [Combat Armor]")
    for game, name in ((one, "Inspired"), (other, "Combat Armor")):
        definitions = game.state.definitions
        assert [(names(game, [card]), seat) for card, seat in definitions.passed] == [([name], 2)]
        assert all(definitions.owner[card] == seat for seat in OURS for card in game.state.seats[seat].hand)
    assert one.state.digest() != other.state.digest()
    assert one.state.copy().digest() == one.state.digest()
    assert one.state.definitions.doubling(()).passed == one.state.definitions.passed


def test_greedy_players_pass_on_what_a_partner_alone_can_use(opened):
    game = opened("""
name: who can use what
options: {form: team}
players:
  - {name: Ann, squad: [Hussar], hand: [Summit Meeting, Exorcise Injuries, Combat Armor, Dark Fire]}
  - {name: Bob}
  - {name: Cid, squad: [Mystic], kohort: [Necromutant], hand: [Lucky Shot]}
  - {name: Dan}
script:
  - Ann: [play, Summit Meeting]
""")
    session = Session(game, [program("greedy", catalogue().get) for _ in range(4)], listen=())
    while game.decision.kind == "trade":
        session.step()
    mine = names(game, game.state.seats[0].hand)
    assert "Combat Armor" in mine and "Exorcise Injuries" not in mine
    assert "Exorcise Injuries" in names(game, game.state.seats[2].hand)


def deck(at: int) -> Deck:
    return Deck((*("Hussar", "Necromutant", "Samurai", "Free Marine")[at : at + 1] * 20, *("Summit Meeting",) * 12,
                 *("Combat Armor", "Lucky Shot", "Malfunction!", "Inspired") * 8))  # fmt: skip


@pytest.mark.parametrize("kind", ["random", "greedy"])
@pytest.mark.parametrize("seed", first_and_rest(1, range(8)))
def test_games_with_summits_keep_every_invariant(kind, seed):
    """Owners agree with the piles, views depend on nothing hidden, the choices played again give the same game."""
    rules = rulesets.get("second", {"form": "team", "promotion_goal": 12})
    setup = GameSetup(tuple(deck(at) for at in range(4)), rules, catalogue().get, seed)
    game = setup.deal()
    checker = InvariantChecker(setup, game, seed)
    players = [program(kind, catalogue().get) for _ in range(4)]
    handed = []
    session = Session(game, players, seed=seed, watch=checker.look)
    while session.decisions < 900 and session.step():
        for seat in range(4):
            for event in session.take_events(seat):
                if event.kind == "handed":
                    handed.append(event)
                    assert (event.card is None) == (event.seat % 2 != seat % 2)
    checker.end()
    assert handed or kind == "greedy"
