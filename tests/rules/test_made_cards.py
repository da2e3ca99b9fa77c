"""Clauses that no card of the base set touches, with cards made for the purpose."""

from __future__ import annotations

from doomtable.cards.catalogue import catalogue
from doomtable.cards.constructors import general_gift, gift, special, warrior
from doomtable.cards.patterns import raises
from doomtable.cards.vocabulary import ANY_WARRIOR, BAUHAUS, BLINDNESS, GENERAL, LEGION, warriors
from doomtable.rules.language import Cancel, Event, Mod, Move, Rule, Sel, Static, Target

KEEPER = warrior(
    "Keeper", "01901", GENERAL, F=1, S=1, A=1, V=1, rarity="C1",
    abilities=(Static((Rule("forbid", "be discarded", ANY_WARRIOR),)),),
)  # fmt: skip
THROW = special(
    "Throw", "01902", GENERAL, Move("target", "discard"), window="any", rarity="C1", targets=(Target(ANY_WARRIOR),)
)
UNMAKE = special(
    "Unmake", "01903", GENERAL, Move("target", "annihilated"), window="any", rarity="C1", targets=(Target(ANY_WARRIOR),)
)
LORD = warrior("Lord", "01904", LEGION, F=9, S=9, A=9, V=9, rarity="R", keywords=("apostle",))
CHIEF = warrior("Chief", "01905", BAUHAUS, F=9, S=9, A=9, V=9, rarity="R", keywords=("corporate leader",))
BARGAIN = warrior(
    "Bargain", "01906", BAUHAUS, F=1, S=1, A=1, V=1, rarity="C1",
    abilities=(Static((Mod(("price",), -3, who="you", of=warriors(BAUHAUS)),)),),
)  # fmt: skip
WATCH = special(
    "Watch", "01907", GENERAL, Cancel(), window="after", to=Event("action", whose="others"), rarity="C1",
)  # fmt: skip
JAM = special(
    "Jam", "01908", GENERAL, Cancel(), window="after", to=Event("used", it=Sel(all=("equipment",))), rarity="C1",
)  # fmt: skip
DAZZLE = gift("Dazzle", "01909", None, raises(-1, "F", "S", who="foe"), rarity="C1", keywords=(BLINDNESS,))
WEAKEN = general_gift("Weaken", "01910", raises(-1, "F", "S", who="foe"), rarity="C1")
MADE = (KEEPER, THROW, UNMAKE, LORD, CHIEF, BARGAIN, WATCH, JAM, DAZZLE, WEAKEN)


def test_the_cards_made_here_shadow_none():
    assert not {card.name for card in MADE} & set(catalogue().names)


def test_what_may_not_be_discarded_may_be_annihilated(played):
    """ZONE-09."""
    played("""
name: discarding is barred
players:
  - {name: Ann, hand: [Throw], squad: [Keeper]}
  - {name: Bob, squad: [Hussar]}
script:
  - Ann: [play, Throw, Hussar]
expect: {Bob.squad: [Hussar], Bob.discard: [], Ann.discard: [Throw]}
---
name: annihilating is not
players:
  - {name: Ann, hand: [Unmake], squad: [Keeper]}
  - {name: Bob, squad: [Hussar]}
script:
  - Ann: [play, Unmake, Hussar]
expect: {Bob.squad: [], Bob.annihilated: [Hussar], Bob.discard: []}
---
name: without the bar it is discarded
players:
  - {name: Ann, hand: [Throw], squad: [Infantry]}
  - {name: Bob, squad: [Hussar]}
script:
  - Ann: [play, Throw, Hussar]
expect: {Bob.squad: [], Bob.discard: [Hussar]}
""")


def test_apostles_and_corporate_leaders_do_not_count_as_fighters(played):
    """WIN-14, SAB-02, SAB-11, COMBAT-06: they neither stop the count nor guard against sabotage, nor sabotage."""
    played("""
name: the count runs beside an Apostle
players:
  - {name: Ann, squad: [Infantry]}
  - {name: Bob, kohort: [Lord], squad: [Chief]}
turn: {player: Bob}
script:
  - Bob: [end turn, pass]
  - Ann: [end turn, pass]
  - Bob: [end turn, pass]
  - Ann: [end turn, pass]
  - expect: {winner: null}
  - Bob: [end turn, pass]
expect: {winner: Ann}
---
name: mustering one does not stop it
players:
  - {name: Ann, squad: [Infantry]}
  - {name: Bob, destiny: 30, hand: [Chief], flags: [{countdown: 1}]}
turn: {player: Bob}
script:
  - Bob: [muster, Chief, end turn, pass]
expect: {winner: Ann}
---
name: nor do they attack or defend
players:
  - {name: Ann, squad: [Chief, Infantry]}
  - {name: Bob, kohort: [Lord, Necromutant]}
illegal:
  Ann:
    - {do: [attack, Chief, Necromutant], because: COMBAT-06}
    - {do: [attack, Infantry, Lord], because: COMBAT-06}
legal: {Ann: [[attack, Infantry, Necromutant]]}
---
name: nor count for sabotage
options: {sabotage: true}
players:
  - {name: Ann, squad: [Chief]}
  - {name: Bob, kohort: [Lord]}
  - {name: Cid, squad: [Infantry]}
turn: {player: Cid}
script:
  - Cid: [sabotage, Infantry, Bob, 1]
  - Cid: [end turn, pass]
expect: {Cid.promotion: 1, turn: Ann}
illegal: {Ann: [{do: [sabotage, Chief, Bob], because: SAB-03}]}
""")


def test_a_cheaper_warrior_is_affordable_and_never_below_nothing(played):
    """ACT-02, COVER-17."""
    played("""
name: cheaper
players:
  - {name: Ann, destiny: 1, squad: [Bargain], hand: [Hussar, Venusian Ranger, Free Marine]}
  - {name: Bob}
script:
  - Ann: [muster, Venusian Ranger]
  - expect: {Ann.destiny: 0}
  - Ann: [muster, Hussar]
expect: {Ann.destiny: 0, Ann.squad: [Bargain, Venusian Ranger, Hussar]}
illegal: {Ann: [{do: [muster, Free Marine], because: ACT-01}]}
---
name: the full price
players:
  - {name: Ann, destiny: 1, squad: [Infantry], hand: [Hussar]}
  - {name: Bob, squad: [Bargain]}
illegal: {Ann: [{do: [muster, Hussar], because: ACT-01}]}
""")


def test_a_card_that_prevents_the_action_stops_sabotage(played):
    """SAB-05, ACT-23."""
    played("""
name: prevented
options: {sabotage: true}
players:
  - {name: Ann, squad: [Free Marine]}
  - {name: Bob, hand: [Watch]}
script:
  - Ann: [sabotage, Free Marine, Bob]
  - Bob: [play, Watch]
  - pass: all
expect: {Ann.destiny: 5, Ann.promotion: 0, actions: 2, decision: Ann, Bob.discard: [Watch]}
---
name: not prevented
options: {sabotage: true}
players:
  - {name: Ann, squad: [Free Marine]}
  - {name: Bob, hand: [Watch]}
script:
  - Ann: [sabotage, Free Marine, Bob]
  - pass: all
  - Ann: [3]
expect: {Ann.promotion: 3, actions: 2, Bob.hand: [Watch]}
""")


def test_what_was_given_up_for_a_countered_ability_stays_lost(played):
    """RUL-02, RUL-25, ACT-23."""
    played("""
name: countered
players:
  - {name: Ann, squad: [{card: Hussar, wounded: true, attached: [First Aid Kit]}]}
  - {name: Bob, hand: [Jam]}
script:
  - Ann: [use, First Aid Kit, Hussar]
  - Bob: [play, Jam]
expect: {Hussar.wounded: true, First Aid Kit.zone: discard, Bob.discard: [Jam]}
---
name: giving the card itself is not its use
players:
  - {name: Ann, squad: [Hussar], hand: [First Aid Kit]}
  - {name: Bob, hand: [Jam]}
script:
  - Ann: [equip, First Aid Kit, Hussar]
expect: {Hussar.attached: [First Aid Kit], Bob.hand: [Jam]}
""")


def test_retinas_see_through_every_card_that_blinds(played):
    """IMM-03: through those considered so as through Blindness itself; other gifts weaken the bearer."""
    played("""
name: a gift that blinds
players:
  - {name: Ann, squad: [{card: Infantry, attached: [Cybernetic Retinas]}], hand: [Take Aim]}
  - {name: Bob, kohort: [{card: Razide, attached: [Dazzle]}]}
script:
  - Ann: [attack, Infantry, Razide, shoot]
  - expect: {Infantry.shoot: 6, Infantry.fight: 5}
---
name: the same without Retinas
players:
  - {name: Ann, squad: [Infantry], hand: [Take Aim]}
  - {name: Bob, kohort: [{card: Razide, attached: [Dazzle]}]}
script:
  - Ann: [attack, Infantry, Razide, shoot]
  - expect: {Infantry.shoot: 2, Infantry.fight: 1}
---
name: a gift that does not blind
players:
  - {name: Ann, squad: [{card: Infantry, attached: [Cybernetic Retinas]}], hand: [Take Aim]}
  - {name: Bob, kohort: [{card: Razide, attached: [Weaken]}]}
script:
  - Ann: [attack, Infantry, Razide, shoot]
  - expect: {Infantry.shoot: 5, Infantry.fight: 4}
""")
