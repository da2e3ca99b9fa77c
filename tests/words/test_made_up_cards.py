"""What made-up cards say, in both languages: nodes and fields that no card of the base set uses."""

from __future__ import annotations

import pytest

from doomtable.rules import language as L
from doomtable.rules.language import (
    Act,
    Actions,
    Attack,
    Cancel,
    Card,
    Choice,
    Choose,
    Control,
    Cost,
    Draw,
    Effect,
    Event,
    Have,
    Host,
    If,
    Is,
    Kill,
    May,
    Mod,
    Move,
    Of,
    On,
    PayOr,
    Play,
    Rule,
    Sel,
    Static,
    Suppress,
    SwapRole,
    Target,
    TargetPlayer,
    Wound,
)  # fmt: skip
from doomtable.words import words

DOOMTROOPER = Sel(all=("warrior", "doomtrooper"))
LEGION = Sel(all=("warrior", "legion"))
FIGHTER = Target(Sel(states=("combatant",)))


def warrior(*abilities: Static | Act | On) -> Card:
    return Card("Somebody", "99001", "made", "warrior", ("general",), F=1, S=1, A=1, V=1, abilities=abilities)


def equipment(*abilities: Static | Act | On) -> Card:
    return Card("Thing", "99002", "made", "equipment", ("general",), host=Host(sel=Sel()), abilities=abilities)


def special(*effects: Effect, window: str = "any", targets: tuple[Choice, ...] = ()) -> Card:
    play = Play(window=window, targets=targets, effects=effects)  # type: ignore[arg-type]
    return Card("Deed", "99003", "made", "special", ("general",), abilities=(play,))


def attached(*abilities: Static | Act | On) -> Card:
    host = Host(sel=Sel(), whose="any")
    return Card("Mark", "99004", "made", "special", ("general",), host=host, abilities=(Play(), *abilities))


SAID = {
    "a price of an act": (
        warrior(Static((Rule("price", "attack", DOOMTROOPER, LEGION, price=4),))),
        "All Doomtroopers may attack a Dark Legion warrior only for 4 D each time.",
        "Alle Doomtrooper dürfen einen Krieger der Dunklen Legion nur für jeweils 4 D angreifen.",
    ),
    "the attacker or the defender as a target": (
        special(Mod(("A",), 3, who="target", until="combat"), window="combat", targets=(FIGHTER,)),
        "In combat: the attacker or the defender gets +3 to Armor.",
        "Im Kampf: Der Angreifer oder der Verteidiger erhält +3 Panzerung.",
    ),
    "what a card may do": (
        warrior(On(Event("attacked", it="me"), (SwapRole("attacker", to="me"),), may=True)),
        "When this warrior is attacked, this warrior may take the attacker's place, regardless of affiliation.",
        "Wenn dieser Krieger angegriffen wird, darf er den Platz des Angreifers einnehmen, ungeachtet der "
        "Zugehörigkeiten.",
    ),
    "what another player may do": (
        equipment(On(Event("played", it=Sel(all=(), where="hand"), whose="its"), (May((Draw(1, "its player"),),
                                                                                  who="its player"),))),
        "When its player plays a card from hand, its player may draw one card.",
        "Wenn sein Spieler eine Karte aus der Hand spielt, darf sein Spieler eine Karte ziehen.",
    ),
    "two things that somebody does, one of them": (
        warrior(On(Event("hurt", it=LEGION, by=DOOMTROOPER), (Wound("by"),))),
        "When a Doomtrooper wounds or kills a Dark Legion warrior, wound that Doomtrooper.",
        "Wenn ein Doomtrooper einen Krieger der Dunklen Legion verwundet oder tötet, verwunde diesen Doomtrooper.",
    ),
    "a card that changes sides and areas": (
        special(Control("target", to="squad"), targets=(Target(DOOMTROOPER),)),
        "At any time: take control of any Doomtrooper and put it into your Squad.",
        "Jederzeit: Übernimm die Kontrolle über einen beliebigen Doomtrooper und bringe ihn in deine Einheit.",
    ),
    "a pile that goes into another of one's own": (
        special(Move(Sel(all=(), where="discard", whose="yours"), "draw")),
        "At any time: shuffle all cards in your discard pile into your draw pile.",
        "Jederzeit: Mische alle Karten in deinem Ablagestapel in deinen Nachschubstapel.",
    ),
    "actions with somebody": (
        special(Actions(2, at_once=True, only_with="target"), targets=(Target(Sel(whose="others")),)),
        "At any time: you may take 2 actions with any warrior of another player at once (no attacks).",
        "Jederzeit: Du darfst sofort zwei Aktionen mit einem beliebigen Krieger eines anderen Spielers "
        "(keine Angriffe) ausführen.",
    ),
    "nobody's warrior": (
        warrior(Static((Mod(("affiliation",), op="set", who="me"),))),
        "This warrior loses every affiliation.",
        "Dieser Krieger verliert alle Zugehörigkeiten.",
    ),
    "points that are left alone": (
        warrior(Static((Rule("forbid", "touch pool", "others", "you"),))),
        "No other player may change your points.",
        "Kein anderer Spieler darf deine Punkte verändern.",
    ),
    "a step of the player whose warrior bears it": (
        attached(On(Event("draw start", whose="its"), (PayOr("its player", d=4, otherwise=(Kill("host"),)),))),
        "At the start of each Draw step of the bearer's player, that player may pay 4 D. Otherwise, kill the "
        "bearer.",
        "Zu Beginn jedes seiner Ziehschritte darf der Spieler des Trägers 4 D zahlen. Töte andernfalls den "
        "Träger.",
    ),
    "a price in cards on a condition": (
        equipment(Act((Wound("target"),), window="any", cost=Cost(give="me"), targets=(Target(LEGION),),
                      when=Is("bearer", Sel(all=("warrior", "valkyrie"))))),
        "At any time, if the bearer is a Valkyrie, you may discard this card to wound any Dark Legion warrior.",
        "Jederzeit: Wenn der Träger eine Valkyrie ist, darfst du diese Karte ablegen. Wenn du das tust, verwunde einen "
        "beliebigen Krieger der Dunklen Legion.",
    ),
    "two attacks, their defenders chosen beforehand": (
        warrior(Act((Attack("me", "target", legal=True), Attack("me", "target2", legal=True)), cost=Cost(actions=1),
                    targets=(Target(Sel(whose="others")), Target(Sel(whose="others"))))),
        "Action: this warrior makes two attacks, one after the other. Beforehand, choose two different defenders "
        "among other players' warriors that it may attack.",
        "Aktion: Dieser Krieger greift zweimal nacheinander an. Wähle vorher zwei verschiedene Verteidiger unter "
        "den Kriegern anderer Spieler, die er angreifen darf.",
    ),
    "a step on two conditions": (
        warrior(On(Event("turn start", whose="yours"), (If(Have(LEGION, n=2), (Draw(1),), (Wound("me"),)),),
                   when=Is("me", Sel(states=("open",))))),
        "At the start of your turn, if this warrior is out of cover, draw one card if at least two Dark Legion "
        "warriors are in play. Otherwise, wound it.",
        "Zu Beginn deines Zuges, solange dieser Krieger nicht in Deckung ist: Wenn mindestens zwei Krieger der Dunklen "
        "Legion im Spiel sind, ziehe eine Karte. Verwunde ihn andernfalls.",
    ),
    "several ratings by several numbers": (
        warrior(Static((Mod(("F", "V"), 2, who=LEGION), Mod(("S",), -1, who=LEGION)))),
        "All Dark Legion warriors get +2 to Fight and Value and −1 to Shoot.",
        "Alle Krieger der Dunklen Legion erhalten +2 Nahkampf, +2 Wert und −1 Fernkampf.",
    ),
    "one of its name alone": (
        equipment(Static((Rule("forbid", "receive", "bearer", Sel(all=("equipment",), named=("Thing",))),))),
        "The bearer may not have other Things.",
        "Der Träger darf kein weiteres Exemplar dieser Karte haben.",
    ),
    "a card that is played": (
        Card("Deed", "99003", "made", "special", ("general",), abilities=(
            Play(window="after", to=Event("played", it=Sel(all=("art",))), effects=(Cancel(to="discard"),)),)),
        "As soon as a player plays an Art card: it has no effect and is discarded.",
        "Sobald ein Spieler eine Kunstkarte spielt: Sie hat keine Wirkung und wird abgelegt.",
    ),
    "whose hand goes": (
        special(Move(Sel(all=(), where="hand", whose="target player"), "discard", by="target player"),
                targets=(TargetPlayer(),)),
        "At any time: a player of your choice discards all cards in their hand.",
        "Jederzeit: Ein Spieler deiner Wahl legt alle Karten aus seiner Hand ab.",
    ),
    "what befalls the wounded": (
        equipment(On(Event("wounded", it=DOOMTROOPER, by="bearer"), (
            May((Kill("it"),), cost=Cost(d=Of("it", "V"))),))),
        "When the bearer wounds a Doomtrooper, you may pay the wounded warrior's Value in D. If you do, kill it.",
        "Wenn der Träger einen Doomtrooper verwundet, darfst du den Wert des verwundeten Kriegers in D zahlen. Wenn du "
        "das tust, töte den verwundeten Krieger.",
    ),
    "one of yours, one of theirs": (
        special(Attack("target", "target2"), targets=(Target(Sel(whose="yours")), Target(Sel(whose="others")))),
        "At any time: choose one of your warriors. It attacks a warrior of another player at once.",
        "Jederzeit: Wähle einen deiner Krieger. Er greift sofort einen Krieger eines anderen Spielers an.",
    ),
    "whom somebody else chooses": (
        warrior(On(Event("killed", it=DOOMTROOPER, by="me"), (
            Choose((Target(DOOMTROOPER, by="its player"),), (Wound("target"),), who="its player"),))),
        "When this warrior kills a Doomtrooper, the killed warrior's player chooses a Doomtrooper. Wound it.",
        "Wenn dieser Krieger einen Doomtrooper tötet, wählt der Spieler des getöteten Kriegers einen Doomtrooper. "
        "Verwunde den gewählten Doomtrooper.",
    ),
    "whose text does nothing": (
        special(Suppress(Sel(all=("relic",)), until="combat"), window="combat"),
        "In combat: all Relics lose the use of their abilities.",
        "Im Kampf: Alle Relikte können ihre Fähigkeiten nicht nutzen.",
    ),
    "those who are worth less": (
        warrior(Static((Rule("forbid", "attack", "me", Sel(tests=(L.Test(Of("it", "V"), "<", Of("me", "V")),))),))),
        "This warrior may not attack warriors with Value lower than its Value.",
        "Dieser Krieger darf keine Krieger angreifen, deren Wert niedriger als sein Wert ist.",
    ),
    "a card that speaks of itself behind another warrior": (
        warrior(Act((Wound("target"), Move("me", "discard")), targets=(Target(DOOMTROOPER),))),
        "In your Actions step: wound any Doomtrooper and discard this warrior.",
        "In deinem Aktionsschritt: Verwunde einen beliebigen Doomtrooper und lege Somebody ab.",
    ),
    "what is discarded from where it is": (
        special(Move("target", "discard"), targets=(Target(Sel(all=("warrior",), states=("covered",))),)),
        "At any time: discard any warrior in cover.",
        "Jederzeit: Lege einen beliebigen Krieger ab, der in Deckung ist.",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", SAID)
def test_a_made_up_card_says(case):
    card, english, german = SAID[case]
    assert words.card_text(card, "en").split("\n")[-1] == english
    assert words.card_text(card, "de").split("\n")[-1] == german
