"""Clauses of equipment and cover that no card of the base set touches, and what a covered warrior shows."""

from __future__ import annotations

from doomtable.cards.constructors import equipment, special
from doomtable.cards.patterns import raises
from doomtable.cards.vocabulary import ANY_WARRIOR, GENERAL, cards, warriors
from doomtable.rules.language import Event, Heal, Kill, Move, Of, On, PoolOf, Search, Sel, Target
from doomtable.rules.language import Test as Compare
from doomtable.rules.view import view
from doomtable.scenarios.runner import open_game

NET = equipment("Net", "01911", GENERAL, raises(4, "F", "S"), rarity="C1", keywords=("special weapon",))
TRAPDOOR = special(
    "Trapdoor", "01912", GENERAL, Move("target", "discard"), window="any", rarity="C1", targets=(Target(ANY_WARRIOR),)
)
WRECK = equipment("Wreck", "01919", GENERAL, On(Event("equipped", it="me"), (Move("me", "discard"),)), rarity="C1",
                  keywords=("vehicle",))  # fmt: skip
COFFIN = equipment("Coffin", "01920", GENERAL, On(Event("equipped", it="me"), (Kill("bearer"),)), rarity="C1",
                   keywords=("vehicle",))  # fmt: skip
SPLINT = equipment("Splint", "01921", GENERAL, raises(4, "F"), rarity="C1",
                   only=Sel(all=("warrior",), states=("wounded",)))  # fmt: skip
OWN = equipment("Own Badge", "01922", GENERAL, raises(4, "F"), rarity="C1",
                only=Sel(all=("warrior",), whose="yours", tests=(Compare(Of("it", "V"), "<=", 4),)))  # fmt: skip
HOARD = equipment("Hoard", "01923", GENERAL, raises(4, "F"), rarity="C1",
                  only=Sel(all=("warrior",), tests=(Compare(PoolOf("you", "D"), ">=", 5),)))  # fmt: skip
FETCH = special(
    "Fetch", "01925", GENERAL,
    Search(cards("equipment", "vehicle", where="discard"), to="target", on="target", then=(Move("target", "discard"),)),
    window="any", rarity="C1", targets=(Target(warriors(whose="yours")),),
)  # fmt: skip
TONIC = special("Tonic", "01924", GENERAL, Heal("target"), window="any", rarity="C1", targets=(Target(ANY_WARRIOR),))
MADE = (NET, TRAPDOOR, WRECK, COFFIN, SPLINT, OWN, HOARD, TONIC, FETCH)


def test_a_special_weapon_takes_the_one_place_there_is(played):
    """EQUIP-15: it works in either tactic, and no other weapon beside it (EQUIP-11)."""
    played("""
name: net or gun
players:
  - {name: Ann, squad: [{card: Hussar, attached: [Net, Gehenna Puker]}], hand: [Take Aim]}
  - {name: Bob, squad: [Infantry]}
script:
  - Ann: [attack, Hussar, Infantry, shoot, Net]
  - expect: {Hussar.shoot: 6}
  - Ann: [use, Gehenna Puker]
  - expect: {Hussar.shoot: 8}
---
name: a net in a Fight
players:
  - {name: Ann, squad: [{card: Hussar, attached: [Net, Gehenna Puker]}], hand: [Take Aim]}
  - {name: Bob, squad: [Infantry]}
script:
  - Ann: [attack, Hussar, Infantry, fight]
  - expect: {Hussar.fight: 6}
""")


def test_who_leaves_unseen_costs_nothing(played):
    """COVER-16."""
    played("""
name: trapdoor
players:
  - {name: Ann, squad: [Infantry], hand: [Trapdoor]}
  - {name: Bob, destiny: 3, promotion: 4, squad: [Hussar], unrevealed: [Free Marine]}
script:
  - Ann: [play, Trapdoor, unknown 1]
expect: {Bob.discard: [Free Marine], Bob.unrevealed: [], Bob.destiny: 3, Bob.promotion: 4}
""")


COVERED = """
name: sight
players:
  - name: Ann
    squad: [{card: Hussar, attached: [Violator Sword]}, Infantry]
    unrevealed: [Samurai]
    hand: [Combat Armor]
  - name: Bob
script:
  - Ann: [seek cover, Hussar, equip, Combat Armor, Samurai]
"""


def test_what_was_seen_on_a_covered_warrior_stays_known(tmp_path):
    """COVER-24, COVER-10, COVER-11: cards seen before are known, the warrior never revealed is not."""
    file = tmp_path / "position.yaml"
    file.write_text(COVERED, encoding="utf-8")
    other = view(open_game(file), 1).players[0]
    hussar = next(card for card in other.squad if card.name == "Hussar")
    assert hussar.cover
    assert [card.name for card in hussar.attached] == ["Violator Sword"]
    (hidden,) = other.unrevealed
    assert hidden.name is None
    assert [card.name for card in hidden.attached] == ["Combat Armor"]
    assert "Samurai" not in repr(other)


def test_inside_or_outside_is_said_before_anything_comes_of_a_vehicle(played):
    """VEH-04, VEH-09: at once, so that who is inside what breaks down is wounded, and who dies of it has said so."""
    played("""
name: wreck
players:
  - {name: Ann, squad: [{card: Lancelot Light Freighter, holds: [Wreck]}, Hussar]}
  - {name: Bob, squad: [Infantry]}
script:
  - Ann: [use, Lancelot Light Freighter, third, Wreck, Hussar]
  - pass: all
  - expect: {Wreck.zone: attached}
  - Ann: [inside]
expect: {Wreck.zone: discard, Hussar.wounded: true, Hussar.inside: false}
---
name: coffin
players:
  - {name: Ann, squad: [{card: Lancelot Light Freighter, holds: [Coffin]}, Hussar]}
  - {name: Bob, squad: [Infantry]}
script:
  - Ann: [use, Lancelot Light Freighter, third, Coffin, Hussar]
  - pass: all
  - Ann: [inside]
expect: {Hussar.zone: discard}
---
name: what comes between
players:
  - {name: Ann, squad: [Hussar, Infantry], hand: [Fetch], discard: [GT Offroad B52]}
  - {name: Bob, squad: [Infantry]}
script:
  - Ann: [play, Fetch, Hussar]
  - pass: all
  - Ann: [GT Offroad B52]
  - Ann: [inside]
expect: {Hussar.zone: discard, GT Offroad B52.zone: discard}
""")


def test_what_a_limit_asks_of_the_moment_is_asked_at_every_moment(played):
    """EQUIP-20, RUL-21: a state of its holder, the D of its player; and whose it is, it is."""
    played("""
name: splint
players:
  - {name: Ann, squad: [{card: Hussar, wounded: true, attached: [Splint]}], hand: [Tonic]}
  - {name: Bob, squad: [Infantry]}
script:
  - expect: {Hussar.fight: 6}
  - Ann: [play, Tonic, Hussar]
  - pass: all
expect: {Hussar.wounded: false, Hussar.fight: 2}
---
name: own badge
players:
  - {name: Ann, squad: [{card: Hussar, attached: [Own Badge]}]}
  - {name: Bob, squad: [Infantry]}
expect: {Hussar.fight: 6}
---
name: hoard
players:
  - {name: Ann, destiny: 4, squad: [{card: Hussar, attached: [Hoard]}]}
  - {name: Bob, squad: [Infantry]}
script:
  - expect: {Hussar.fight: 2}
  - Ann: [meditate]
  - pass: all
expect: {Hussar.fight: 6}
""")
