"""Clauses of combat that no card of the base set touches, with cards made for the purpose."""

from __future__ import annotations

from doomtable.cards.constructors import attached, equipment, special, warrior
from doomtable.cards.patterns import gives, raises
from doomtable.cards.vocabulary import ANY_WARRIOR, FIRST_STRIKE, GENERAL, warriors
from doomtable.rules.language import Event, Static, Suppress

SHAME = equipment("Shame", "01921", GENERAL, raises(-9, "V"), rarity="C1")
QUICK = attached("Quick", "01922", GENERAL, Static((gives(FIRST_STRIKE, who="host"),)), to=ANY_WARRIOR, rarity="C1")
QUICKEST = attached(
    "Quickest", "01923", GENERAL, Static((gives("always first strike", who="host"),)), to=ANY_WARRIOR, rarity="C1"
)
LOUT = warrior("Lout", "01924", GENERAL, F=3, S=3, A=3, V=2, rarity="C1", keywords=("thug",))
HUSH = special(
    "Hush", "01925", GENERAL, Suppress("by", until="game"), window="after",
    to=Event("killed", it=warriors(whose="yours")), rarity="C1",
)  # fmt: skip
MADE = (SHAME, QUICK, QUICKEST, LOUT, HUSH)


def test_a_value_below_nothing_earns_nothing_and_costs_nothing(played):
    """POINTS-11."""
    played("""
name: below nothing
players:
  - {name: Ann, promotion: 3, squad: [Mitch Hunter]}
  - {name: Bob, kohort: [{card: Necromutant, wounded: true, attached: [Shame]}]}
script:
  - expect: {Necromutant.value: -5}
  - Ann: [attack, Mitch Hunter, Necromutant, shoot]
  - pass: all
expect: {Necromutant.zone: discard, Ann.promotion: 3, Ann.destiny: 5, decision: Ann, combat: null}
""")


def test_who_is_first_against_first_strikers_too_beats_them(played):
    """FIRSTSTRIKE-05, RUL-07: attacker or defender."""
    played("""
name: as the attacker
players:
  - {name: Ann, squad: [{card: Free Marine, attached: [Quickest]}]}
  - {name: Bob, kohort: [{card: Necromutant, wounded: true, attached: [Quick]}]}
script:
  - Ann: [attack, Free Marine, Necromutant, fight]
  - pass: all
  - Ann: [0]
expect: {Necromutant.zone: discard, Free Marine.wounded: false}
---
name: as the defender
players:
  - {name: Ann, squad: [{card: Free Marine, wounded: true, attached: [Quick]}]}
  - {name: Bob, kohort: [{card: Necromutant, attached: [Quickest]}]}
script:
  - Ann: [attack, Free Marine, Necromutant, fight]
  - pass: all
  - Bob: [0]
expect: {Free Marine.zone: discard, Necromutant.wounded: false}
""")


def test_two_of_them_cancel_each_other(played):
    """FIRSTSTRIKE-05, RUL-07."""
    played("""
name: two of them
players:
  - {name: Ann, squad: [{card: Free Marine, wounded: true, attached: [Quickest]}]}
  - {name: Bob, kohort: [{card: Necromutant, wounded: true, attached: [Quickest]}]}
script:
  - Ann: [attack, Free Marine, Necromutant, fight]
  - pass: all
  - Ann: [0]
  - Bob: [0]
expect: {Free Marine.zone: discard, Necromutant.zone: discard}
""")


def test_who_is_on_neither_side_is_bound_by_no_ban(played):
    """LEGAL-16: neither as attacker nor as defender; the Brotherhood attacks the Dark Legion only."""
    played("""
name: neither side
players:
  - {name: Ann, squad: [Lout, Hussar, Inquisitor]}
  - {name: Bob, squad: [{card: Lout, as: other}, Sacred Warrior, Infantry], kohort: [Razide]}
expect: {Lout.keywords: [thug, general]}
legal:
  Ann:
    - [attack, Lout, other]
    - [attack, Lout, Sacred Warrior]
    - [attack, Lout, Infantry]
    - [attack, Lout, Razide]
    - [attack, Hussar, other]
illegal: {Ann: [{do: [attack, Inquisitor, other], because: LEGAL-05}]}
""")


def test_what_answers_a_death_silences_the_killer_before_it_is_carried_out(played):
    """COMBAT-29 speaks of hits of one instant, not of what is played after them: the Cairath annihilates nobody."""
    played("""
name: hush
players:
  - {name: Ann, kohort: [Cairath]}
  - {name: Bob, squad: [{card: Hussar, wounded: true}, Infantry], hand: [Hush]}
script:
  - Ann: [attack, Cairath, Hussar, fight]
  - Bob: [play, Hush]
  - pass: all
  - Ann: [0]
expect: {Hussar.zone: discard}
""")
