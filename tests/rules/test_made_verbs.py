"""What effects may say beside what the base set makes them say: a made card for each field, both ways."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

import pytest
from told import play_of

from doomtable.cards.catalogue import catalogue
from doomtable.cards.constructors import equipment, fortification, special, warrior
from doomtable.cards.patterns import raises
from doomtable.cards.vocabulary import ANY_WARRIOR, BAUHAUS, GENERAL, LEGION, warriors
from doomtable.rules.coverage import unhandled
from doomtable.rules.language import (
    Act,
    Actions,
    Attack,
    Card,
    Control,
    Cost,
    Cover,
    Effect,
    Event,
    Gain,
    Hold,
    Host,
    Join,
    Kill,
    Look,
    Mark,
    Move,
    Of,
    On,
    PayOr,
    Scale,
    Search,
    Sel,
    Skip,
    Survive,
    Target,
    Wound,
)
from doomtable.scenarios.script import read_line

MINE = Target(warriors(whose="yours"))
THEIRS = Target(warriors(whose="others"))
ANY = Target(ANY_WARRIOR)
FIGHTING = Target(Sel(states=("fighting",)))


def sudden(name: str, code: str, *effects: Effect, targets: tuple[Target, ...] = (), cost: Cost | None = None) -> Card:
    """A Special for any time."""
    return special(name, code, GENERAL, *effects, window="any", rarity="C1", targets=targets, cost=cost)


BRUTE = warrior("Brute", "01930", BAUHAUS, F=5, S=5, A=5, V=4, rarity="C1")
GUNNER = warrior("Gunner", "01931", BAUHAUS, F=1, S=9, A=9, V=4, rarity="C1")
GHOUL = warrior("Ghoul", "01932", LEGION, F=1, S=1, A=1, V=6, rarity="C1")
MAULER = warrior("Mauler", "01951", BAUHAUS, F=9, S=None, A=9, V=4, rarity="C1")
WALL = warrior("Wall", "01952", LEGION, F=13, S=1, A=6, V=6, rarity="C1")
SHOT = sudden("Shot", "01933", Attack("target", "target2", tactic="shoot"), targets=(MINE, THEIRS))
SPORT = sudden("Sport", "01934", Attack("target", "target2", points="none"), targets=(MINE, THEIRS))
SPITE = sudden("Spite", "01935", Attack("target", "target2", points="you"), targets=(THEIRS, ANY))
PUPPET = sudden("Puppet", "01936", Actions(2, attack="may", at_once=True, only_with="target", points="you"),
                targets=(THEIRS,))  # fmt: skip
LOAN = sudden("Loan", "01937", Actions(2, attack="may", at_once=True))
GANG = special(
    "Gang", "01938", GENERAL,
    Join("target", Sel(whose="yours", states=("not fighting",)), add=("F", "S", "A"), struck="original"),
    window="combat", rarity="C1", targets=(FIGHTING,),
)  # fmt: skip
SHIELDED = special(
    "Shielded", "01939", GENERAL, Join("target", Sel(whose="yours", states=("not fighting",)), add=(), struck="owner"),
    window="combat", rarity="C1", targets=(FIGHTING,),
)  # fmt: skip
MIRACLE = special(
    "Miracle", "01940", GENERAL, Survive(before=True), window="after", to=Event("killed", it=warriors(whose="yours")),
    rarity="C1",
)  # fmt: skip
RESCUE = special(
    "Rescue", "01941", GENERAL, Survive(), window="after", to=Event("killed", it=warriors(whose="yours")), rarity="C1",
)  # fmt: skip
TOLL = sudden("Toll", "01942", PayOr("active player", actions=2, otherwise=(Move("target", "discard"),)),
              targets=(THEIRS,))  # fmt: skip
RAISE = sudden("Raise", "01943", Gain(4, "D"), cost=Cost(p=2))
OFFERING = sudden("Offering", "01944", Gain(Of("target", "V"), "D"), cost=Cost(annihilate="target"), targets=(MINE,))
BUTCHER = warrior(
    "Butcher", "01945", LEGION, F=1, S=1, A=1, V=1, rarity="C1",
    abilities=(Act((Gain(3, "D"),), cost=Cost(gives=warriors(whose="yours", other=True)), window="any"),),
)  # fmt: skip
SALLY = sudden("Sally", "01946", Cover("target", out=True, hasty=True),
               targets=(Target(warriors(whose="yours", states=("covered",))),))  # fmt: skip
CALL = sudden("Call", "01947", Cover("target", out=True),
              targets=(Target(warriors(whose="yours", states=("covered",))),))  # fmt: skip
THEFT = sudden("Theft", "01948", Move("target", "squad", to_whose="you"), targets=(THEIRS,))
DRILL = sudden("Drill", "01949", Move("target", "outpost", to_whose="controller"), targets=(ANY,))
FEUD = sudden("Feud", "01950", Kill("target2", points="killer", by="target"), targets=(THEIRS, MINE))
DEAD = Sel(where="discard", whose="yours")
LEVY = sudden("Levy", "01953", Move(DEAD, "play", 1, pay="V"))
RUSH = sudden("Rush", "01954", Move(DEAD, "play", 1, pay="2V"))
GRAB = sudden("Grab", "01955", Move(Sel((), where="discard", whose="yours"), "hand", 1, random=True))
CHOICE = sudden("Choice", "01956", Move(Sel((), where="discard", whose="yours"), "hand", 1))
MARCH = sudden("March", "01957", Move("target", "outpost", to_whose="controller", attachments="discard"),
               targets=(ANY,))  # fmt: skip
TITHER = warrior(
    "Tither", "01958", BAUHAUS, F=1, S=1, A=1, V=1, rarity="C1",
    abilities=(On(Event("discard start", whose="yours"), (Gain(3, "D"),), may=True, cost=Cost(d=1)),),
)  # fmt: skip
MOURNER = warrior(
    "Mourner", "01959", BAUHAUS, F=1, S=1, A=1, V=1, rarity="C1",
    abilities=(On(Event("covered", it=warriors(whose="yours")), (Gain(2, "D"),), limit="turn"),),
)  # fmt: skip
BRIBE = sudden("Bribe", "01961", Control(until="combat"), targets=(FIGHTING,))
CHARM = sudden("Charm", "01962", Control(until="your next turn"), targets=(THEIRS,))
KEEP = sudden("Keep", "01963", Control(), targets=(THEIRS,))


def cellar(name: str, code: str, spill: Literal["discard", "annihilated", "hand"]) -> Card:
    """A place under which cards of a hand go for an action."""
    put = Act((Hold("target", spill=spill),), window="any", targets=(Target(Sel((), where="hand", whose="yours")),))
    return fortification(name, code, GENERAL, put, rarity="C1", host=Host("area", areas=("squad",)))


CELLAR = cellar("Cellar", "01964", "discard")
VAULT = cellar("Vault", "01965", "hand")
PYRE = cellar("Pyre", "01966", "annihilated")
STORE = fortification(
    "Store", "01967", GENERAL,
    Act((Search(Sel(("equipment",), where="draw", whose="yours"), "held"),), window="any"),
    rarity="C1", host=Host("area", areas=("squad",)),
)  # fmt: skip
AWAY = sudden("Throw Away", "01969", Move("target", "discard"), targets=(ANY,))
RAZE = sudden("Raze", "01968", Move("target", "discard"), targets=(Target(Sel(("fortification",))),))
PEEK = sudden("Peek", "01960", Look("others", "hand", 1))
MILL = fortification(
    "Mill", "01970", GENERAL,
    Act((Mark("grain", 1, "me"),), window="any", limit="turn"),
    Act((Gain(3, "D"),), cost=Cost(marks="grain"), window="any"),
    rarity="C1", host=Host("area", areas=("squad",)),
)  # fmt: skip
BLAST = special(
    "Blast", "01971", GENERAL, Scale("target2", to="foe"), window="combat", rarity="C1",
    targets=(FIGHTING, Target(Sel(("equipment",), states=("using",), on="target"))),
)  # fmt: skip
RIFLE = equipment("Rifle", "01972", GENERAL, raises(6, "S"), rarity="C1", keywords=("shoot weapon",))
CURSE = sudden("Curse", "01973", Wound("target", points="killer"), targets=(THEIRS,))
SNIPE = sudden("Snipe", "01974", Wound("target", points="its foe"), targets=(FIGHTING,))
STAB = sudden("Stab", "01975", Wound("target"), targets=(THEIRS,))
REST = sudden("Rest", "01976", Skip("discard", "you"))
SHOWCASE = fortification(
    "Showcase", "01977", GENERAL,
    Act((Search(Sel(("equipment",), where="draw", whose="yours"), "held", show=True),), window="any"),
    rarity="C1", host=Host("area", areas=("squad",)),
)  # fmt: skip
SECLUSION = fortification(
    "Seclusion", "01978", GENERAL,
    Act((Hold("target", face_down=True),), window="any", targets=(Target(Sel((), where="hand", whose="yours")),)),
    rarity="C1", host=Host("area", areas=("squad",)),
)  # fmt: skip
IDOL = replace(equipment("Idol", "01979", GENERAL, raises(1, "F"), rarity="C1"), unique="game")
SKIRMISH = special(
    "Skirmish", "01980", GENERAL, Attack("target", "target2", tactic="fight"), window="combat", rarity="C1",
    targets=(Target(warriors(whose="yours", states=("not fighting",))), Target(Sel(states=("not fighting",)))),
)  # fmt: skip
WISHER = warrior(
    "Wisher", "01981", BAUHAUS, F=1, S=1, A=1, V=1, rarity="C1",
    abilities=(On(Event("covered", it=warriors(whose="yours")), (Gain(2, "D"),), may=True, limit="turn"),),
)  # fmt: skip
BUYER = warrior(
    "Buyer", "01982", BAUHAUS, F=1, S=1, A=1, V=1, rarity="C1",
    abilities=(
        On(Event("covered", it=warriors(whose="yours")), (Gain(3, "D"),), may=True, cost=Cost(d=1), limit="turn"),
    ),
)  # fmt: skip
LEGIONS = warriors(LEGION, whose="yours")
CHAMBER = fortification(
    "Chamber", "01983", GENERAL,
    On(Event("killed", it=LEGIONS), (Move("it", "hand"),), instead=True, may=True),
    On(Event("discarded", it=LEGIONS), (Move("it", "hand"),), instead=True, may=True),
    rarity="C1", host=Host("area", areas=("kohort",)),
)  # fmt: skip
HAVEN = fortification(
    "Haven", "01984", GENERAL,
    On(Event("annihilated", it=warriors(whose="yours")), (Move("it", "discard"), Gain(1, "D")), instead=True),
    rarity="C1", host=Host("area", areas=("squad",)),
)  # fmt: skip
CRYPT = fortification(
    "Crypt", "01985", GENERAL,
    On(Event("killed", it=ANY_WARRIOR), (Hold("it"),), instead=True, cost=Cost(d=2)),
    rarity="C1", host=Host("area", areas=("squad",)),
)  # fmt: skip
ERASE = sudden("Erase", "01986", Move("target", "annihilated"), targets=(ANY,))
MASTER = warrior(
    "Master", "01987", BAUHAUS, F=1, S=1, A=1, V=5, rarity="C1",
    abilities=(
        Act(
            (Kill("me", points="killer", by="target"), Kill("target", points="you")),
            cost=Cost(actions=3, attack=True), targets=(THEIRS,),
        ),
    ),
)  # fmt: skip
MADE = (
    MASTER,
    CHAMBER, HAVEN, CRYPT, ERASE,
    CURSE, SNIPE, STAB, REST, SHOWCASE, SECLUSION, IDOL, SKIRMISH, WISHER, BUYER,
    MILL, BLAST, RIFLE,
    BRUTE, GUNNER, GHOUL, MAULER, WALL, SHOT, SPORT, SPITE, PUPPET, LOAN, GANG, SHIELDED, MIRACLE, RESCUE, TOLL, RAISE,
    OFFERING, BUTCHER, SALLY, CALL, THEFT, DRILL, FEUD, LEVY, RUSH, GRAB, CHOICE, MARCH, TITHER, MOURNER, PEEK,
    BRIBE, CHARM, KEEP, CELLAR, VAULT, PYRE, STORE, AWAY, RAZE,
)  # fmt: skip


@pytest.mark.parametrize("card", MADE, ids=lambda card: card.name)
def test_what_is_made_here_is_complete_and_shadows_no_card(card):
    assert unhandled(card) == ()
    assert card.name not in catalogue().names


def test_a_card_names_the_tactic_of_the_combat_it_makes(played):
    """As Infantry Sniper asks."""
    played("""
name: nobody is asked for a tactic
players:
  - {name: Ann, squad: [Gunner], hand: [Shot]}
  - {name: Bob, kohort: [Ghoul]}
script:
  - Ann: [play, Shot, Gunner, Ghoul]
  - pass: all
expect: {Ghoul.wounded: true, Gunner.wounded: false, combat: null}
---
name: who does not shoot has no such combat
players:
  - {name: Ann, squad: [Mauler], hand: [Shot]}
  - {name: Bob, kohort: [Ghoul]}
script:
  - Ann: [play, Shot, Mauler, Ghoul]
  - pass: all
expect: {Ghoul.wounded: false, combat: null}
""")


def test_a_card_says_who_earns_what_its_combat_brings(played):
    """As Temporary Insanity asks."""
    played("""
name: nobody
players:
  - {name: Ann, promotion: 0, squad: [Gunner], hand: [Sport]}
  - {name: Bob, kohort: [{card: Ghoul, wounded: true}]}
script:
  - Ann: [play, Sport, Gunner, Ghoul, shoot]
  - pass: all
expect: {Ghoul.zone: discard, Ann.promotion: 0, Ann.destiny: 5, combat: null}
---
name: who has played it, for a warrior of another
players:
  - {name: Ann, hand: [Spite], squad: [Hussar]}
  - {name: Bob, squad: [Gunner]}
  - {name: Cid, kohort: [{card: Ghoul, wounded: true}]}
script:
  - Ann: [play, Spite, Gunner, Ghoul]
  - Bob: [shoot]
  - pass: all
  - Ann: [6]
expect: {Ghoul.zone: discard, Ann.promotion: 6, Bob.promotion: 0}
""")


def test_actions_lent_to_a_warrior_of_another_pay_who_lends_them(played):
    """Greater Manipulation."""
    played("""
name: the points are whose card it is
players:
  - {name: Ann, hand: [Puppet], squad: [Hussar]}
  - {name: Bob, squad: [Gunner], kohort: [{card: Ghoul, wounded: true}]}
  - {name: Cid, kohort: [{card: Necromutant, wounded: true}]}
script:
  - Ann: [play, Puppet, Gunner]
  - Ann: [attack, Gunner, Necromutant, shoot]
  - Ann: [4]
expect: {Ann.promotion: 4, Bob.promotion: 0, Necromutant.zone: discard, decision: Ann}
---
name: in the own turn of that warrior they are its player's
players:
  - {name: Bob, squad: [Gunner], kohort: [Ghoul]}
  - {name: Cid, kohort: [{card: Necromutant, wounded: true}]}
script:
  - Bob: [attack, Gunner, Necromutant, shoot]
  - Bob: [4]
expect: {Bob.promotion: 4}
---
name: no other warrior attacks with them
players:
  - {name: Ann, hand: [Puppet], squad: [Hussar]}
  - {name: Bob, squad: [Gunner]}
  - {name: Cid, kohort: [Necromutant]}
script:
  - Ann: [play, Puppet, Gunner]
legal: {Ann: [[attack, Gunner, Necromutant]]}
illegal: {Ann: [[attack, Hussar, Necromutant]]}
""")


def test_actions_are_taken_at_once_in_the_own_turn_too(played):
    """RUL-30: now or lost; without the word they lengthen the turn."""
    played("""
name: at once
players:
  - {name: Ann, destiny: 5, squad: [Hussar], hand: [Loan]}
  - {name: Bob, squad: [Infantry]}
turn: {player: Ann, number: 3, actions: 1}
script:
  - Ann: [play, Loan]
  - Ann: [meditate]
  - Ann: [done]
expect: {actions: 1, Ann.destiny: 6, decision: Ann}
""")


def test_who_joins_adds_what_the_card_says_and_is_struck_as_it_says(played):
    """COMBAT-03: the ratings added, and who says at whom the opponent strikes: nobody, or the warrior's own player."""
    played("""
name: with Armor, and out of reach
players:
  - {name: Ann, squad: [Brute, Gunner], hand: [Gang]}
  - {name: Bob, kohort: [Wall]}
script:
  - Ann: [attack, Brute, Wall, fight]
  - Ann: [play, Gang, Brute]
expect: {Wall.wounded: true, Brute.wounded: false, Gunner.wounded: false, combat: null}
---
name: without it
players:
  - {name: Ann, squad: [Brute, Gunner]}
  - {name: Bob, kohort: [Wall]}
script:
  - Ann: [attack, Brute, Wall, fight]
expect: {Wall.wounded: false, Brute.wounded: true, combat: null}
---
name: nothing added, and its player puts it in front
players:
  - {name: Ann, squad: [Brute, Gunner], hand: [Shielded]}
  - {name: Bob, squad: [Blood Beret]}
script:
  - Ann: [attack, Brute, Blood Beret, fight]
  - Ann: [play, Shielded, Brute]
  - expect: {Brute.fight: 5}
  - Ann: [Gunner]
expect: {Brute.wounded: false, Gunner.wounded: false, combat: null}
""")


def test_who_survives_may_be_as_before_the_combat(played):
    """As Cliffhanger asks: the wound of this combat is undone too; without the word the present state stays."""
    played("""
name: as before
players:
  - {name: Ann, squad: [Gunner, {card: Brute, as: slayer}]}
  - {name: Bob, kohort: [{card: Ghoul, wounded: true}], hand: [Miracle]}
script:
  - Ann: [attack, Gunner, Ghoul, shoot]
  - Bob: [play, Miracle]
  - pass: all
expect: {Ghoul.zone: kohort, Ghoul.wounded: true, Ann.promotion: 0}
---
name: struck twice in one combat, it is as before
players:
  - {name: Ann, squad: [Hussar]}
  - {name: Bob, kohort: [Ghoul, Razide], hand: [Miracle]}
  - {name: Cid, squad: [Brute], hand: [Stab]}
script:
  - Ann: [attack, Hussar, Ghoul, fight]
  - Cid: [play, Stab, Ghoul]
  - expect: {Ghoul.wounded: true}
  - Bob: [play, Miracle]
expect: {Ghoul.zone: kohort, Ghoul.wounded: false}
---
name: without the word the first wound stays
players:
  - {name: Ann, squad: [Hussar]}
  - {name: Bob, kohort: [Ghoul, Razide], hand: [Rescue]}
  - {name: Cid, squad: [Brute], hand: [Stab]}
script:
  - Ann: [attack, Hussar, Ghoul, fight]
  - Cid: [play, Stab, Ghoul]
  - Bob: [play, Rescue]
expect: {Ghoul.zone: kohort, Ghoul.wounded: true}
""")


def test_who_has_the_actions_may_pay_with_them(played):
    """As the upkeep of Gale Force Winds asks."""
    played("""
name: with actions left
players:
  - {name: Ann, squad: [Gunner]}
  - {name: Bob, squad: [Brute], hand: [Toll]}
turn: {player: Ann, number: 3, actions: 3}
script:
  - Ann: [meditate]
  - Bob: [play, Toll, Gunner]
  - Ann: [yes]
expect: {Gunner.zone: squad, actions: 0}
---
name: with too few
players:
  - {name: Ann, squad: [Gunner]}
  - {name: Bob, squad: [Brute], hand: [Toll]}
turn: {player: Ann, number: 3, actions: 2}
script:
  - Ann: [meditate]
  - Bob: [play, Toll, Gunner]
expect: {Gunner.zone: discard, actions: 1}
""")


def test_a_play_may_cost_promotion_or_a_card(played):
    """ACT-01, RUL-02, RUL-25."""
    played("""
name: Promotion
players:
  - {name: Ann, promotion: 3, hand: [Raise], squad: [Brute]}
  - {name: Bob}
script:
  - Ann: [play, Raise]
expect: {Ann.promotion: 1, Ann.destiny: 9}
---
name: without it
players:
  - {name: Ann, promotion: 1, hand: [Raise], squad: [Brute]}
  - {name: Bob}
illegal: {Ann: [{do: [play, Raise], because: ACT-01}]}
---
name: a warrior of the player's own
players:
  - {name: Ann, hand: [Offering], squad: [Brute, Gunner]}
  - {name: Bob, squad: [Hussar]}
script:
  - Ann: [play, Offering, Brute]
expect: {Brute.zone: annihilated, Gunner.zone: squad, Ann.destiny: 9}
---
name: whichever its player likes
players:
  - {name: Ann, kohort: [Butcher, Ghoul], squad: [Brute]}
  - {name: Bob, squad: [Hussar]}
script:
  - Ann: [use, Butcher, Ghoul]
expect: {Ghoul.zone: discard, Brute.zone: squad, Ann.destiny: 8}
illegal: {Ann: [[use, Butcher, Hussar], [use, Butcher, Butcher]]}
---
name: who has none cannot give one
players:
  - {name: Ann, kohort: [Butcher]}
  - {name: Bob, squad: [Hussar]}
illegal: {Ann: [{do: [use, Butcher], because: TIME-13}]}
""")


def test_the_hasty_attack_straight_out_of_cover(played):
    """COVER-04 binds the others."""
    played("""
name: hasty
players:
  - {name: Ann, squad: [{card: Brute, cover: true}], hand: [Sally]}
  - {name: Bob, kohort: [Ghoul]}
script:
  - Ann: [play, Sally, Brute]
legal: {Ann: [[attack, Brute, Ghoul]]}
---
name: not hasty
players:
  - {name: Ann, squad: [{card: Brute, cover: true}], hand: [Call]}
  - {name: Bob, kohort: [Ghoul]}
script:
  - Ann: [play, Call, Brute]
illegal: {Ann: [{do: [attack, Brute, Ghoul], because: COVER-04}]}
""")


def test_a_move_to_an_area_says_whose(played):
    """Yours, or its player's own."""
    played("""
name: it changes sides
players:
  - {name: Ann, squad: [Brute], hand: [Theft]}
  - {name: Bob, squad: [Hussar]}
script:
  - Ann: [play, Theft, Hussar]
expect: {Hussar.controller: Ann, Ann.squad: [Brute, Hussar], Bob.squad: []}
---
name: it stays with its player
options: {outpost: "on"}
players:
  - {name: Ann, squad: [Brute], hand: [Drill]}
  - {name: Bob, squad: [Hussar]}
script:
  - Ann: [play, Drill, Hussar]
expect: {Hussar.controller: Bob, Hussar.zone: outpost}
""")


def test_the_points_of_a_killing_go_to_whose_warrior_kills(played):
    """POINTS-09."""
    played("""
name: the killer's player earns
players:
  - {name: Ann, squad: [Brute], hand: [Feud]}
  - {name: Bob, kohort: [Ghoul]}
script:
  - Ann: [play, Feud, Ghoul, Brute]
  - Bob: [4]
expect: {Brute.zone: discard, Bob.promotion: 4}
""")


def test_both_players_may_earn(played):
    """RUL-57: as the Shadow Master asks, in two sentences: its player earns the victim's Value, the other his."""
    played("""
name: both die
players:
  - {name: Ann, squad: [Master, Hussar]}
  - {name: Bob, kohort: [Ghoul]}
script:
  - Ann: [use, Master, Ghoul]
  - Bob: [5]
  - Ann: [6]
expect: {Master.zone: discard, Ghoul.zone: discard, Ann.promotion: 6, Bob.promotion: 5}
""")


def test_the_points_of_a_wound_that_kills_go_to_whom_the_card_says(played):
    """POINTS-09: whose card it is that wounds, whose warrior fights with the dead, or nobody."""
    played("""
name: the killer
players:
  - {name: Ann, squad: [Brute], hand: [Curse]}
  - {name: Bob, kohort: [{card: Ghoul, wounded: true}]}
script:
  - Ann: [play, Curse, Ghoul]
  - Ann: [6]
expect: {Ghoul.zone: discard, Ann.promotion: 6}
---
name: the player of its foe
players:
  - {name: Ann, squad: [Brute]}
  - {name: Bob, kohort: [{card: Ghoul, wounded: true}]}
  - {name: Cid, squad: [Gunner], hand: [Snipe]}
script:
  - Ann: [attack, Brute, Ghoul, fight]
  - Cid: [play, Snipe, Ghoul]
  - Ann: [6]
expect: {Ghoul.zone: discard, Ann.promotion: 6, Cid.promotion: 0}
---
name: nobody
players:
  - {name: Ann, squad: [Brute], hand: [Stab]}
  - {name: Bob, kohort: [{card: Ghoul, wounded: true}]}
script:
  - Ann: [play, Stab, Ghoul]
expect: {Ghoul.zone: discard, Ann.promotion: 0, Ann.destiny: 5, decision: Ann}
---
name: a wound that only wounds earns nothing
players:
  - {name: Ann, squad: [Brute], hand: [Curse]}
  - {name: Bob, kohort: [Ghoul]}
script:
  - Ann: [play, Curse, Ghoul]
expect: {Ghoul.wounded: true, Ann.promotion: 0, Ann.destiny: 5, decision: Ann}
""")


def test_a_step_that_is_missed_does_not_happen(played):
    """TURN-14: nobody discards in it, nor does anything that waits for it."""
    played("""
name: missed
players:
  - {name: Ann, destiny: 5, squad: [Tither], hand: [Rest, Hussar x9]}
  - {name: Bob, squad: [Hussar]}
script:
  - Ann: [play, Rest]
  - Ann: [end turn]
expect: {turn: Bob, Ann.hand: 9, Ann.destiny: 5}
---
name: not missed
players:
  - {name: Ann, destiny: 5, squad: [Tither], hand: [Rest, Hussar x9]}
  - {name: Bob, squad: [Hussar]}
script:
  - Ann: [end turn]
  - Ann: [yes]
  - expect: {turn: Ann, decision: Ann, Ann.destiny: 7}
  - Ann: [Hussar]
---
name: missed once
players:
  - {name: Ann, destiny: 5, squad: [Brute], hand: [Rest, Hussar x9], draw: [Brute x9]}
  - {name: Bob, squad: [Hussar], draw: [Brute x9]}
script:
  - Ann: [play, Rest]
  - Ann: [end turn]
  - Bob: [end turn, pass]
  - Ann: [end turn]
expect: {turn: Ann, decision: Ann}
""")


def test_who_puts_a_warrior_into_play_may_owe_its_value(played):
    """As Summon Trooper and Grave Robbers ask: only those that can be paid are there to choose."""
    played("""
name: the Value is paid
players:
  - {name: Ann, destiny: 5, hand: [Levy], discard: [Brute, Gunner, Golden Lion], squad: [Hussar]}
  - {name: Bob}
script:
  - Ann: [play, Levy, Brute]
expect: {Brute.zone: squad, Ann.destiny: 1}
---
name: twice, where the card says so
players:
  - {name: Ann, destiny: 9, hand: [Rush], discard: [Brute], squad: [Hussar]}
  - {name: Bob}
script:
  - Ann: [play, Rush]
expect: {Brute.zone: squad, Ann.destiny: 1}
---
name: who cannot pay does not play it
players:
  - {name: Ann, destiny: 7, hand: [Rush], discard: [Brute], squad: [Hussar]}
  - {name: Bob}
illegal: {Ann: [{do: [play, Rush], because: RUL-29}]}
---
name: too dear a one is no choice
players:
  - {name: Ann, destiny: 4, hand: [Levy], discard: [Brute, Ghoul], squad: [Hussar]}
  - {name: Bob}
script:
  - Ann: [play, Levy]
expect: {Brute.zone: squad, Ghoul.zone: discard, Ann.destiny: 0}
""")


def test_cards_may_be_picked_by_chance(played):
    """As Oh Yeah?! asks; without the word they are chosen."""
    played("""
name: chance picks
random: [Ghoul]
players:
  - {name: Ann, hand: [Grab], discard: [Brute, Ghoul, Gunner], squad: [Hussar]}
  - {name: Bob}
script:
  - Ann: [play, Grab]
expect: {Ghoul.zone: hand, Brute.zone: discard, decision: Ann}
---
name: the player picks
players:
  - {name: Ann, hand: [Choice], discard: [Brute, Ghoul, Gunner], squad: [Hussar]}
  - {name: Bob}
script:
  - Ann: [play, Choice]
  - Ann: [Gunner]
expect: {Gunner.zone: hand, Brute.zone: discard}
---
name: so much of a hand as is seen is chance
random: [Ghoul]
players:
  - {name: Ann, hand: [Peek], squad: [Hussar]}
  - {name: Bob, hand: [Brute, Ghoul, Gunner]}
script:
  - Ann: [play, Peek]
expect: {Bob.hand: 3}
""")


def test_attachments_may_be_left_behind(played):
    """As Second Thoughts asks of what leaves; of who stays in play too."""
    played("""
name: discarded
options: {outpost: "on"}
players:
  - {name: Ann, hand: [March], squad: [{card: Hussar, attached: [Combat Armor]}]}
  - {name: Bob}
script:
  - Ann: [play, March, Hussar]
expect: {Hussar.zone: outpost, Combat Armor.zone: discard}
---
name: taken along
options: {outpost: "on"}
players:
  - {name: Ann, hand: [Drill], squad: [{card: Hussar, attached: [Combat Armor]}]}
  - {name: Bob}
script:
  - Ann: [play, Drill, Hussar]
expect: {Hussar.zone: outpost, Hussar.attached: [Combat Armor]}
""")


def test_a_trigger_may_cost_something(played):
    """Who pays has it, who has not the D is not asked."""
    played("""
name: paid
players:
  - {name: Ann, destiny: 1, squad: [Tither]}
  - {name: Bob, squad: [Hussar]}
script:
  - Ann: [end turn]
  - Ann: [yes]
expect: {Ann.destiny: 3}
---
name: declined
players:
  - {name: Ann, destiny: 1, squad: [Tither]}
  - {name: Bob, squad: [Hussar]}
script:
  - Ann: [end turn]
  - Ann: [no]
expect: {Ann.destiny: 1}
---
name: not to be paid
players:
  - {name: Ann, destiny: 0, squad: [Tither]}
  - {name: Bob, squad: [Hussar]}
script:
  - Ann: [end turn, pass]
expect: {Ann.destiny: 0, decision: Bob}
""")


def test_a_trigger_may_have_its_limit(played):
    """Once in a turn."""
    played("""
name: once
players:
  - {name: Ann, destiny: 0, squad: [Mourner, Brute, Gunner]}
  - {name: Bob, squad: [Hussar]}
script:
  - Ann: [seek cover, Brute]
  - expect: {Ann.destiny: 2}
  - Ann: [seek cover, Gunner]
expect: {Ann.destiny: 2}
---
name: what is declined is not used up
players:
  - {name: Ann, destiny: 0, squad: [Wisher, Brute, Gunner, Hussar]}
  - {name: Bob, squad: [Hussar]}
script:
  - Ann: [seek cover, Brute]
  - Ann: [no]
  - Ann: [seek cover, Gunner]
  - Ann: [yes]
  - expect: {Ann.destiny: 2}
  - Ann: [seek cover, Hussar]
expect: {Ann.destiny: 2, actions: 0}
---
name: nor what is not paid for
players:
  - {name: Ann, destiny: 1, squad: [Buyer, Brute, Gunner, Hussar]}
  - {name: Bob, squad: [Hussar]}
script:
  - Ann: [seek cover, Brute]
  - Ann: [no]
  - Ann: [seek cover, Gunner]
  - Ann: [yes]
  - expect: {Ann.destiny: 3}
  - Ann: [seek cover, Hussar]
expect: {Ann.destiny: 3, actions: 0}
""")


def test_who_changes_sides_for_a_time_goes_back(played):
    """Bribery: for the combat; its points are whose the warrior is then."""
    played("""
name: bribed, it earns for the other
players:
  - {name: Ann, squad: [Gunner]}
  - {name: Bob, squad: [Hussar], hand: [Bribe]}
  - {name: Cid, kohort: [{card: Ghoul, wounded: true}]}
script:
  - Ann: [attack, Gunner, Ghoul]
  - Bob: [play, Bribe, Gunner]
  - expect: {Gunner.controller: Bob}
  - Bob: [shoot]
  - Bob: [6]
expect: {Gunner.controller: Ann, Gunner.zone: squad, Ann.squad: [Gunner], Bob.promotion: 6, Ann.promotion: 0}
---
name: until the turn of who has played it
players:
  - {name: Ann, squad: [Hussar], hand: [Charm]}
  - {name: Bob, squad: [Gunner, Brute]}
script:
  - Ann: [play, Charm, Gunner]
  - Ann: [end turn, pass]
  - expect: {Gunner.controller: Ann}
  - Bob: [end turn, pass]
expect: {Gunner.controller: Bob, Bob.squad: [Brute, Gunner], turn: Ann}
---
name: for good, where no end is said
players:
  - {name: Ann, squad: [Hussar], hand: [Keep]}
  - {name: Bob, squad: [Gunner, Brute]}
script:
  - Ann: [play, Keep, Gunner]
  - Ann: [end turn, pass]
  - Bob: [end turn, pass]
expect: {Gunner.controller: Ann}
---
name: who has gone meanwhile does not come back
players:
  - {name: Ann, squad: [Hussar], hand: [Charm, Throw Away]}
  - {name: Bob, squad: [Gunner, Brute]}
script:
  - Ann: [play, Charm, Gunner]
  - Ann: [play, Throw Away, Gunner]
  - Ann: [end turn, pass]
  - Bob: [end turn, pass]
expect: {Gunner.zone: discard}
---
name: a combat within the combat does not send him back
players:
  - {name: Ann, squad: [Gunner, Brute]}
  - {name: Bob, squad: [Hussar], hand: [Bribe, Skirmish]}
  - {name: Cid, kohort: [{card: Ghoul, wounded: true}, Wall]}
script:
  - Ann: [attack, Gunner, Ghoul, shoot]
  - Ann: [pass]
  - Bob: [play, Bribe, Gunner]
  - Bob: [play, Skirmish, Hussar, Wall]
  - expect: {Gunner.controller: Bob, combat.attacker: Gunner, Hussar.wounded: true}
  - pass: all
  - Bob: [6]
expect: {Gunner.controller: Ann, Bob.promotion: 6}
""")


@pytest.mark.parametrize(("place", "zone"), [("Cellar", "discard"), ("Vault", "hand"), ("Pyre", "annihilated")])
def test_what_lies_under_a_card_goes_where_that_says(played, place, zone):
    """As Pandora's Box and the Armory ask."""
    played(f"""
name: it is razed
players:
  - {{name: Ann, squad: [Hussar, {place}], hand: [Brute, Raze]}}
  - {{name: Bob}}
script:
  - Ann: [use, {place}, Brute]
  - expect: {{Ann.hand: [Raze]}}
  - Ann: [play, Raze, {place}]
expect: {{Brute.zone: {zone}, {place}.zone: discard}}
""")


def test_what_is_found_may_go_under_the_card_that_looks_for_it(played):
    """As the Armory asks."""
    played("""
name: found and held
players:
  - {name: Ann, squad: [Hussar, Store], draw: [Combat Armor, Brute], hand: [Raze]}
  - {name: Bob}
script:
  - Ann: [use, Store]
  - Ann: [Combat Armor]
  - expect: {Ann.draw: 1}
  - Ann: [play, Raze, Store]
expect: {Combat Armor.zone: discard}
""")


@pytest.mark.parametrize(("place", "sees"), [("Showcase", True), ("Store", False)])
def test_what_is_found_and_held_is_shown_where_the_card_says_so(place, sees):
    play = play_of(f"""
        players:
          - {{name: Ann, squad: [Hussar, {place}], draw: [Combat Armor, Brute]}}
          - {{name: Bob}}
        """)
    assert read_line(play, 0, ["use", place, "Combat Armor"]) is None
    st = play.game.state
    (armor,) = next(row.holds for row in st.play.values() if row.holds)
    assert bool(st.known[armor] >> 1 & 1) is sees


def test_a_marker_may_be_what_an_ability_costs(played):
    """As Boot Camp asks."""
    played("""
name: one marker, one use
players:
  - {name: Ann, destiny: 0, squad: [Hussar, Mill]}
  - {name: Bob}
script:
  - Ann: [use, Mill, first]
  - Ann: [use, Mill, second]
expect: {Ann.destiny: 3}
illegal: {Ann: [[use, Mill, second]]}
---
name: two markers, two uses
players:
  - {name: Ann, destiny: 0, squad: [Hussar, {card: Mill, marks: {grain: 2}}]}
  - {name: Bob}
script:
  - Ann: [use, Mill, second]
  - Ann: [use, Mill, second]
expect: {Ann.destiny: 6}
illegal: {Ann: [[use, Mill, second]]}
---
name: no marker, no use
players:
  - {name: Ann, destiny: 0, squad: [Hussar, Mill]}
  - {name: Bob}
illegal: {Ann: [[use, Mill, second]]}
""")


def test_the_bonuses_of_a_weapon_may_go_to_the_other_side(played):
    """Backfire; without it the weapon counts for who bears it."""
    played("""
name: it hits its bearer
players:
  - {name: Ann, squad: [{card: Brute, attached: [Rifle]}]}
  - {name: Bob, kohort: [Wall], hand: [Blast]}
script:
  - Ann: [attack, Brute, Wall, shoot]
  - Bob: [play, Blast, Brute, Rifle]
expect: {Wall.wounded: false, Brute.wounded: true, combat: null}
---
name: it hits its target
players:
  - {name: Ann, squad: [{card: Brute, attached: [Rifle]}]}
  - {name: Bob, kohort: [Wall]}
script:
  - Ann: [attack, Brute, Wall, shoot]
expect: {Wall.wounded: true, Brute.wounded: false, combat: null}
""")


def test_what_lies_under_a_card_is_in_play_for_its_uniqueness_alone(played):
    """PERS-01."""
    played("""
name: no second one
players:
  - {name: Ann, destiny: 40, squad: [Hussar, Cellar], hand: [Mitch Hunter]}
  - {name: Bob, destiny: 40, squad: [Brute], hand: [Mitch Hunter]}
script:
  - Ann: [use, Cellar]
  - Ann: [end turn, pass]
illegal: {Bob: [{do: [muster, Mitch Hunter], because: PERS-01}]}
""")


def test_what_lies_under_a_card_face_down_is_not_in_play_at_all(played):
    """PERS-12: nobody may learn from a refusal what lies there."""
    played("""
name: a second one
players:
  - {name: Ann, destiny: 40, squad: [Hussar, Seclusion], hand: [Mitch Hunter]}
  - {name: Bob, destiny: 40, squad: [Brute], hand: [Mitch Hunter]}
script:
  - Ann: [use, Seclusion]
  - Ann: [end turn, pass]
legal: {Bob: [[muster, Mitch Hunter]]}
""")


def test_what_there_is_once_in_a_game_is_unique_under_a_card_too(played):
    """RELIC-03: as the Museum asks; face down it is not in play."""
    played("""
name: face up
players:
  - {name: Ann, squad: [Hussar, Cellar], hand: [Idol]}
  - {name: Bob, squad: [Brute], hand: [Idol]}
script:
  - Ann: [use, Cellar]
  - Ann: [end turn, pass]
illegal: {Bob: [{do: [equip, Idol, Brute], because: GEN-01}]}
---
name: face down
players:
  - {name: Ann, squad: [Hussar, Seclusion], hand: [Idol]}
  - {name: Bob, squad: [Brute], hand: [Idol]}
script:
  - Ann: [use, Seclusion]
  - Ann: [end turn, pass]
legal: {Bob: [[equip, Idol, Brute]]}
""")


def test_something_else_may_happen_to_who_would_leave_play(played):
    """RUL-01: as the Cryotech Chamber asks, where its player may decline, killed or discarded."""
    played("""
name: killed in combat, and back in hand
players:
  - {name: Ann, squad: [Gunner]}
  - {name: Bob, kohort: [Chamber, {card: Ghoul, wounded: true}]}
script:
  - Ann: [attack, Gunner, Ghoul, shoot]
  - Bob: [yes]
  - Ann: [6]
expect: {Bob.hand: [Ghoul], Ann.promotion: 6}
---
name: declined
players:
  - {name: Ann, squad: [Gunner]}
  - {name: Bob, kohort: [Chamber, {card: Ghoul, wounded: true}]}
script:
  - Ann: [attack, Gunner, Ghoul, shoot]
  - Bob: [no]
  - Ann: [6]
expect: {Bob.hand: [], Ghoul.zone: discard}
---
name: discarded by a card
players:
  - {name: Ann, squad: [Gunner], hand: [Throw Away]}
  - {name: Bob, kohort: [Chamber, {card: Ghoul, attached: [Idol]}]}
script:
  - Ann: [play, Throw Away, Ghoul]
  - Bob: [yes]
expect: {Bob.hand: [Ghoul], Idol.zone: discard}
---
name: not of the other side
players:
  - {name: Ann, squad: [Gunner], hand: [Throw Away]}
  - {name: Bob, kohort: [Chamber], squad: [Brute]}
script:
  - Ann: [play, Throw Away, Brute]
expect: {Bob.hand: [], Brute.zone: discard, decision: Ann}
""")


def test_who_would_be_annihilated_may_be_discarded_instead(played):
    """RUL-01: as the Sanctuary asks; what else it says happens as well."""
    played("""
name: discarded instead
players:
  - {name: Ann, squad: [Gunner], hand: [Erase]}
  - {name: Bob, destiny: 5, squad: [Haven, Brute]}
script:
  - Ann: [play, Erase, Brute]
expect: {Brute.zone: discard, Bob.destiny: 6}
---
name: annihilated without it
players:
  - {name: Ann, squad: [Gunner, Haven], hand: [Erase]}
  - {name: Bob, destiny: 5, squad: [Brute]}
script:
  - Ann: [play, Erase, Brute]
expect: {Brute.zone: annihilated, Bob.destiny: 5}
---
name: who is only discarded is no business of it
players:
  - {name: Ann, squad: [Gunner], hand: [Throw Away]}
  - {name: Bob, destiny: 5, squad: [Haven, Brute]}
script:
  - Ann: [play, Throw Away, Brute]
expect: {Brute.zone: discard, Bob.destiny: 5}
""")


def test_who_dies_may_lie_under_a_card_for_a_price(played):
    """RUL-12: as the Graveyard asks, and cards that ask for D; who has too few is not asked."""
    played("""
name: paid for
players:
  - {name: Ann, squad: [Gunner, Crypt], hand: [Raze], destiny: 5}
  - {name: Bob, kohort: [{card: Ghoul, wounded: true}]}
script:
  - Ann: [attack, Gunner, Ghoul, shoot]
  - Ann: [pass]
  - Ann: [yes]
  - Ann: [0]
  - expect: {Bob.discard: [], Ann.destiny: 9}
  - Ann: [play, Raze, Crypt]
expect: {Ghoul.zone: discard}
---
name: too dear
players:
  - {name: Ann, squad: [Gunner, Crypt], destiny: 1}
  - {name: Bob, kohort: [{card: Ghoul, wounded: true}]}
script:
  - Ann: [attack, Gunner, Ghoul, shoot]
  - Ann: [0]
expect: {Ghoul.zone: discard, Ann.destiny: 7}
""")
