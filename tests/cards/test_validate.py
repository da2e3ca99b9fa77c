"""The checks of a declaration refuse what they must; that they accept each declared card is tested elsewhere."""

from __future__ import annotations

from dataclasses import replace

import pytest

from doomtable.cards.catalogue import catalogue
from doomtable.cards.constructors import art, equipment, gift, special, warrior
from doomtable.cards.validation import faults
from doomtable.cards.vocabulary import ANY_WARRIOR, BAUHAUS, GENERAL
from doomtable.rules import language as L


def plain(*abilities: L.Ability, keywords: tuple[str, ...] = (), considered: tuple[str, ...] = ()) -> L.Card:
    return warrior(
        "Somebody", "01999", BAUHAUS, F=1, S=1, A=1, V=1, rarity="C1", keywords=keywords, considered=considered,
        abilities=abilities,
    )  # fmt: skip


def once(*effects: L.Effect, targets: tuple[L.Choice, ...] = (), cost: L.Cost | None = None) -> L.Card:
    return special("Something", "01999", GENERAL, *effects, window="any", rarity="C1", targets=targets, cost=cost)


BAD: tuple[tuple[L.Card, str], ...] = (
    (plain(keywords=("Personality",)), "is written 'personality'"),
    (plain(considered=("Étoiles Mortant!",)), "is written 'etoiles mortant'"),
    (plain(L.Static((L.Mod(("F",), 1, who=L.Sel(all=("Clansman",))),))), "is written 'clansman'"),
    (plain(L.Static((L.Mod(("F",), 1, who="me", until="turn"),))), "has no end of its own"),
    (plain(L.Static((L.Mod((), 1, who="me"),))), "it changes nothing"),
    (plain(L.Static((L.Mod(("tags",), op="give", who="me"),))), "no words to give"),
    (plain(L.Static((L.Mod(("F",), L.Of("foe", "A"), who="me"),))), "reads a modified rating"),
    (
        plain(L.Static((L.Mod(("F",), 1, who="me", when=L.Test(L.Of("me", "V"), ">", 3)),))),
        "reads a modified rating",
    ),
    (plain(L.Static((L.Mod(("F", "tags"), 1, words=("x",), who="me"),))), "by two nodes"),
    (plain(L.Static((L.Mod(("aspects",), op="give", words=("cooking",), who="me"),))), "is no aspect"),
    (plain(L.Static(())), "it does nothing"),
    (plain(L.Static((L.Rule("forbid", "attack", "host"),))), "the card has no host"),
    (plain(L.Static((L.Rule("forbid", "attack", "chosen"),))), "remembers nothing"),
    (plain(L.Act((L.Heal("caster"),))), "only spells have a caster"),
    (plain(L.Act((L.Heal("attacker"),))), "outside a combat"),
    (plain(L.Act((L.Heal("it"),))), "there is nothing that 'it' could be"),
    (plain(L.Act((L.Heal("me"),), window="after")), "belong together"),
    (plain(L.Goal(None, ())), "missions have a goal"),
    (once(L.Wound()), "there is no 'target'"),
    (once(L.Wound("target2"), targets=(L.Target(ANY_WARRIOR),)), "there is no 'target2'"),
    (once(L.Lose(3)), "'target player' needs a choice"),
    (once(L.Lose(3), targets=(L.Target(ANY_WARRIOR),)), "no player is chosen"),
    (once(L.Gain(L.Paid(per=2))), "paid by parts of 2 D"),
    (once(L.Gain(1), cost=L.Cost(per=2)), "nothing depends on how many"),
    (once(L.Gain(L.EventNumber())), "there is no event"),
    (once(L.Mod(("F",), 1), targets=(L.Target(ANY_WARRIOR),)), "a passing effect needs an end"),
    (once(), "it does nothing"),
    (once(L.Special("nothing")), "there is no Special called 'nothing'"),
    (once(L.Either(("a", "b"), ((L.Gain(1),),))), "every choice needs its label"),
    (equipment("Thing", "01999", GENERAL, rarity="C1", keywords=("handgun",)), "a weapon needs its kind"),
    (equipment("Thing", "01999", GENERAL, rarity="C1", keywords=("airship",)), "is a vehicle too"),
    (
        art("Spell", "01999", "elements", L.Gain(1), rarity="C1", kind="combat spell", window="any"),
        "",
    ),
    (replace(catalogue().get("Shield"), aspects=()), "a spell needs an aspect"),
    (replace(catalogue().get("Violator Sword"), F=2), "only warriors have ratings"),
    (replace(catalogue().get("Violator Sword"), host=None), "needs a place to go"),
    (replace(catalogue().get("Heimburg"), host=L.Host("area")), "areas belong to the host 'area'"),
    (replace(catalogue().get("Hussar"), V=None), "a warrior has a Value"),
    (replace(catalogue().get("Hussar"), limit=99), "a deck limit"),
    (replace(catalogue().get("Hussar"), name=" "), "a card needs a name"),
)


@pytest.mark.parametrize(("card", "told"), BAD)
def test_a_bad_declaration_is_told(card: L.Card, told: str) -> None:
    found = list(map(str, faults(card)))
    assert any(told in text for text in found) if told else found == []


def test_what_an_event_opens_may_be_spoken_of() -> None:
    """Both ways: `it` and `by` mean something behind an event, inside an Each and in a Later."""
    assert faults(plain(L.On(L.Event("killed", by="me"), (L.Heal("it"), L.Wound("by"))))) == []
    assert faults(once(L.Each(ANY_WARRIOR, (L.Wound("it"),)))) == []
    assert faults(once(L.Later(L.Event("killed"), (L.Wound("by"),)))) == []
    assert faults(gift("Gift", "01999", None, L.Static((L.Mod(("F",), -1, who="foe"),)), rarity="C1")) == []
