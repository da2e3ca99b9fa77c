"""What events tell, when unknown warriors count, what is worked out anew: with cards made where the set has none."""

from __future__ import annotations

from pathlib import Path

import pytest

from doomtable.cards.constructors import special, warrior
from doomtable.cards.vocabulary import ANY_WARRIOR, GENERAL, LEGION, cards
from doomtable.rules import legal
from doomtable.rules import mutate as M
from doomtable.rules.bindings import Bindings
from doomtable.rules.game import Game
from doomtable.rules.language import Count, Mod, PoolOf, Rule, Static
from doomtable.rules.language import Test as Compare
from doomtable.rules.ratings import rates
from doomtable.rules.terms import CANCEL, IllegalChoice, Option
from doomtable.rules.view import see
from doomtable.rules.view_parts import SPECTATOR
from doomtable.scenarios.runner import open_game, read_text, run_scenario

LORD = warrior("Hidden Lord", "01911", LEGION, F=9, S=9, A=9, V=3, rarity="R", keywords=("apostle",))
MISER = warrior(
    "Miser", "01912", GENERAL, F=1, S=1, A=1, V=1, rarity="C1",
    abilities=(
        Static((Mod(("F",), PoolOf("you"), who="me"),)),
        Static((Mod(("S",), Count(cards("warrior", where="hand", whose="yours")), who="me"),)),
    ),
)  # fmt: skip
COWARD = warrior(
    "Poor Coward", "01913", GENERAL, F=1, S=1, A=1, V=1, rarity="C1",
    abilities=(Static((Rule("forbid", "attack", "me", when=Compare(PoolOf("you"), "<", 2)),)),),
)  # fmt: skip
RALLY = special("Rally", "01914", GENERAL, Mod(("F",), 1, who=ANY_WARRIOR, until="turn"), window="any", rarity="C1")
MADE = (LORD, MISER, COWARD, RALLY)
ANN, BOB = 0, 1


def opened(folder: Path, text: str) -> Game:
    file = folder / "position.yaml"
    file.write_text(text, encoding="utf-8")
    game = open_game(file)
    _ = game.decision
    game.events()
    return game


def played(text: str) -> None:
    for scenario in read_text(text, "made"):
        found = run_scenario(scenario)
        assert found is None, f"{scenario.name}: expected {found.expected}; actual {found.actual}"


def named(game: Game, name: str) -> int:
    return next(card for card, d in enumerate(game.state.definitions.of) if d.card.name == name)


def do(game: Game, *options: Option) -> None:
    """Choose; what the game chose itself because there was nothing else is left out."""
    for option in options:
        try:
            game.choose(option)
        except IllegalChoice:
            assert game.forced is not None and option in game.forced
        _ = game.decision


# --------------------------------------------------------------------------------------------------------- events

HIDDEN = """
name: hidden
players:
  - {name: Ann, squad: [Infantry], unrevealed: [Razide], hand: [Composite Armor, Reputation]}
  - {name: Bob, squad: [Hussar]}
"""


@pytest.mark.parametrize(("verb", "what"), [("equip", "Composite Armor"), ("play", "Reputation")])
def test_what_is_given_to_an_unrevealed_warrior_does_not_name_it(tmp_path, verb, what):
    """COVER-10, COVER-25: the card is seen, and the slot it goes to; the owner alone reads the name."""
    game = opened(tmp_path, HIDDEN)
    game.forced = []
    do(game, Option(verb), Option("card", named(game, what)), Option("card", named(game, "Razide")))
    happened = game.events()
    assert any(e.kind == "attached" for e in happened)
    for seat in (BOB, SPECTATOR):
        assert what in repr(see(game, happened, seat))
        assert "Razide" not in repr(see(game, happened, seat))
    assert "Razide" in repr(see(game, happened, ANN))


def test_who_is_aimed_at_unrevealed_is_not_named(tmp_path):
    """COVER-10, RUL-26: by the announcement as little as by its targets."""
    game = opened(tmp_path, """
name: aimed
players:
  - {name: Ann, squad: [Infantry], unrevealed: [Free Marine], hand: []}
  - {name: Bob, kohort: [{card: Zenithian Soulslayer, attached: [Sleep]}], squad: [Hussar]}
turn: {player: Bob, number: 2}
""")
    game.forced = []
    do(game, Option("use"), Option("card", named(game, "Sleep")), Option("card", named(game, "Free Marine")))
    happened = game.events()
    assert any(e.kind == "announced" for e in happened)
    assert "Free Marine" not in repr(see(game, happened, BOB))
    assert "Free Marine" in repr(see(game, happened, ANN))


def test_a_countered_muster_in_cover_stays_unknown(tmp_path):
    """COVER-16: the card goes face down to the discard pile."""
    game = opened(tmp_path, """
name: countered
players:
  - {name: Ann, squad: [Infantry], hand: [Free Marine]}
  - {name: Bob, squad: [Hussar], hand: [Miscommunication]}
""")
    game.forced = []
    do(game, Option("muster in cover"), Option("card", named(game, "Free Marine")), Option("play"))
    do(game, Option("card", named(game, "Miscommunication")))
    assert named(game, "Free Marine") in game.state.seats[ANN].discard
    happened = game.events()
    assert {"cancelled", "discarded"} <= {e.kind for e in happened}
    assert "Free Marine" not in repr(see(game, happened, BOB))
    assert "Free Marine" in repr(see(game, happened, ANN))


def test_an_exchange_of_points_is_told(tmp_path):
    """Every change is an event: who has more now, and who less."""
    game = opened(tmp_path, HIDDEN)
    M.set_pools(game.state, ANN, 2, 0)
    M.set_pools(game.state, BOB, 7, 0)
    M.swap_pools(game.state, ANN, BOB, "D")
    told = [(e.kind, e.seat, e.n, e.word) for e in game.events()]
    assert told == [("lost", BOB, 5, "D"), ("gained", ANN, 5, "D")]


# ------------------------------------------------------------------------------------------------------ countdown


def test_a_warrior_mustered_in_cover_counts_whoever_it_is():
    """WIN-16: nobody is to learn from the countdown, or from the offer of sabotage, that it never fights; SAB-02."""
    played("""
name: no countdown
clauses: [WIN-16]
players:
  - {name: Ann, kohort: [Hidden Lord], unrevealed: [{card: Hidden Lord, as: other}], destiny: 0}
  - {name: Bob, squad: [Hussar]}
turn: {player: Bob, number: 2}
script:
  - Bob: [end turn, pass]
  - Ann: [end turn, pass]
  - Bob: [end turn, pass]
  - Ann: [end turn, pass]
  - Bob: [end turn, pass]
  - Ann: [end turn, pass]
  - Bob: [end turn, pass]
expect: {winner: null, turn: Ann}
---
name: no sabotage
clauses: [WIN-16, SAB-02]
options: {sabotage: true}
players:
  - {name: Ann, kohort: [Hidden Lord], unrevealed: [{card: Hidden Lord, as: other}]}
  - {name: Bob, squad: [Hussar]}
turn: {player: Bob, number: 3}
illegal: {Bob: [{do: [sabotage, Hussar, Ann], because: SAB-02}]}
---
name: nor by one who never fights
clauses: [SAB-11]
options: {sabotage: true}
players:
  - {name: Ann, squad: [Infantry], unrevealed: [Hidden Lord]}
  - {name: Bob}
turn: {number: 3, round: 3}
illegal: {Ann: [[sabotage, Hidden Lord, Bob]]}
legal: {Ann: [[sabotage, Infantry, Bob]]}
""")


# -------------------------------------------------------------------------------------------------- derived values


def test_ratings_follow_pools_and_hands():
    """A kept rating is worked out anew when the points or cards it counts change."""
    played("""
name: counted
players:
  - {name: Ann, destiny: 3, squad: [Miser], hand: [Hussar]}
  - {name: Bob, squad: [Infantry]}
script:
  - expect: {Miser.fight: 4, Miser.shoot: 2}
  - Ann: [meditate]
  - expect: {Miser.fight: 5}
  - Ann: [muster, Hussar]
expect: {Miser.fight: 3, Miser.shoot: 1}
---
name: permitted
players:
  - {name: Ann, destiny: 1, squad: [Poor Coward]}
  - {name: Bob, squad: [Infantry]}
script:
  - expect: {Ann.destiny: 1}
  - Ann: [meditate]
legal: {Ann: [[attack, Poor Coward, Infantry]]}
""")


def test_who_comes_back_into_play_is_another_one(tmp_path):
    """A passing effect on several warriors does not wait for one of them in the discard pile."""
    game = opened(tmp_path, """
name: back
players:
  - {name: Ann, squad: [Infantry, Hussar], hand: [Rally]}
  - {name: Bob, squad: [Samurai]}
""")
    st, hussar, infantry = game.state, named(game, "Hussar"), named(game, "Infantry")
    cont = next(c.index for c in st.definitions.conts if isinstance(c.node, Mod) and c.node.until == "turn")
    M.add_effect(st, cont, Bindings(named(game, "Rally"), ANN), (hussar, infantry), "turn", ANN)
    assert rates(st, hussar)[0] == 3
    M.leave(st, hussar, "hand")
    M.enter(st, hussar, ANN, "squad")
    assert rates(st, hussar)[0] == 2
    assert rates(st, infantry)[0] == 3


def test_who_has_seen_a_covered_warrior_may_give_it_what_asks_for_one_like_it(tmp_path):
    """COVER-26: what was found before somebody looked is found anew afterwards."""
    game = opened(tmp_path, """
name: looked
players:
  - {name: Ann, squad: [Mitch Hunter], hand: [Prove Your Valor]}
  - {name: Bob, unrevealed: [Hidden Lord]}
""")
    st = game.state
    before = [option.key for option in game.decision.options]
    M.look_at(st, ANN, (named(game, "Hidden Lord"),), "covered", 1)
    kept = legal.options(st, game.decision.ask)
    st.derived = st.derived.emptied()
    assert kept == legal.options(st, game.decision.ask)
    assert [option.key for option in kept] != before


def test_an_attack_that_was_answered_cannot_be_taken_back(tmp_path):
    """Principle 3: the view says so too."""
    game = opened(tmp_path, """
name: begun
players:
  - {name: Ann, squad: [Infantry, Samurai]}
  - {name: Bob, kohort: [{card: Zenithian Soulslayer, attached: [Invoke Pain]}], destiny: 6, squad: [Hussar]}
""")
    game.choose(Option("attack"))
    decision = game.decision
    if decision is not None and decision.seat == BOB:
        game.choose(Option("pass"))
    shown = game.view(ANN).decision
    assert shown is not None and shown.kind == "draft"
    assert not shown.cancellable
    with pytest.raises(IllegalChoice):
        game.choose(CANCEL)


def test_nobody_else_sees_that_a_mission_in_hand_is_done(tmp_path: Path) -> None:
    """GEN-01: SECRET MISSION asks its player alone, and no other view tells of what could be disclosed."""
    game = opened(
        tmp_path,
        """
name: x
clauses: [GEN-01]
players:
  - name: Ann
    squad: [Max Steiner]
    hand: [Secret Mission, Flush Out the Coward]
  - name: Bob
    squad: [{card: Trencher, cover: true, wounded: true}, Hussar]
""",
    )
    attacker, defender = named(game, "Max Steiner"), named(game, "Trencher")
    do(game, Option("attack"), Option("card", attacker), Option("card", defender), Option("shoot"))
    decision = game.decision
    assert decision is not None and decision.seat == ANN and decision.window
    assert any(p.card == "Flush Out the Coward" for p in game.view(ANN).pending)
    for seat in (BOB, SPECTATOR):
        assert not any(p.kind == "mission done" for p in game.view(seat).pending)
