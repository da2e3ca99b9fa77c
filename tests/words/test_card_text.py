"""How cards read: whole texts of cards made here, and the manners of every declared card."""

from __future__ import annotations

import re

import pytest
from each import check_each

from doomtable.cards.catalogue import catalogue
from doomtable.rules.language import (
    Act,
    Card,
    Cost,
    Event,
    Fortified,
    Gain,
    Goal,
    Have,
    Heal,
    Host,
    Inside,
    Is,
    Kill,
    Mod,
    Move,
    Not,
    On,
    Paid,
    Play,
    Role,
    Rule,
    Sel,
    Static,
    Target,
    TargetPlayer,
    Using,
    Versus,
)
from doomtable.table.kit.face_models import GIST_WIDTH
from doomtable.words import english, german
from doomtable.words.short_lines import lines_of, most_lines

CARDS = catalogue().cards


def made(kind: str, *abilities: object, affiliation: str = "general", **facts: object) -> Card:
    return Card("Sample", "01001", "unl", kind, (affiliation,), abilities=abilities, **facts)  # type: ignore[arg-type]


FIRST = Mod(("tags",), op="give", words=("first strike",), who="me")
LEGION = Sel(("warrior", "legion"))
CLANSMAN = Is("bearer", Sel(("warrior", "clansman")))
ORGANISATIONS = ("bauhaus", "capitol", "cybertronic", "imperial", "mishima", "brotherhood", "legion")
TEXTS = {
    "+4 to Fight.": made("equipment", Static((Mod(("F",), 4),)), host=Host(sel=Sel())),
    "Only for Imperial Doomtroopers.\n+1 to Fight and Shoot.": made(
        "equipment",
        Static((Mod(("F",), 1), Mod(("S",), 1))),
        host=Host(sel=Sel(("warrior", "doomtrooper", "imperial"))),
    ),
    "+2 to Fight when attacking Dark Legion warriors.": made(
        "warrior", Static((Mod(("F",), 2, who="me", when=Versus(LEGION)),), when=Role("attacker"))
    ),
    "In combat: a combatant of your choice gets +2 to Fight.": made(
        "special",
        Play(
            "combat",
            targets=(Target(Sel(states=("fighting",))),),
            effects=(Mod(("F",), 2, who="target", until="combat"),),
        ),
    ),
    "At any time, 10 D: kill any wounded warrior. You earn its Value.": made(
        "special",
        Play(
            "any", cost=Cost(d=10), targets=(Target(Sel(states=("wounded",))),), effects=(Kill(points="you"),)
        ),
    ),
    "Immune to the Art and First Strike (it strikes before its opponent) in Fight combats.": made(
        "warrior", Static((Mod(("immune",), op="give", words=("art",), who="me"), FIRST), when=Using("fight"))
    ),
    "Action, 5 D: if this warrior is wounded, heal it.": made(
        "warrior", Act((Heal("me"),), cost=Cost(actions=1, d=5), when=Is("me", Sel(states=("wounded",))))
    ),
    "This warrior may not go into cover of its own accord or cast spells.": made(
        "warrior",
        Static((Rule("forbid", "seek cover", "me"), Rule("forbid", "cast", "me")), role="restriction"),
    ),
    "In combat: the caster gets +2 to Shoot for each 2 D paid.": made(
        "art",
        Play("combat", cost=Cost(per=2), effects=(Mod(("S",), Paid(2, 2), who="caster", until="combat"),)),
        aspects=("elements",),
    ),
    "+2 to Fight, or +4 if the bearer is a Curator.": made(
        "equipment",
        Static((Mod(("F",), 2),), when=Not(Is("bearer", Sel(("warrior", "curator"))))),
        Static((Mod(("F",), 4),), when=Is("bearer", Sel(("warrior", "curator")))),
    ),
    "Assign to any Mortificator.\nGoal: the assigned warrior kills a Nepharite. Reward: gain 5 P.": made(
        "mission",
        Goal(Event("killed", it=Sel(("warrior", "nepharite")), by="host"), (Gain(5, "P"),)),
        host=Host(sel=Sel(("warrior", "mortificator")), whose="any"),
    ),
    "Build in your Squad.\nYou may have only one copy in play.\n"
    "Bauhaus warriors in your Squad get +2 to Armor.": made(
        "fortification",
        Static((Mod(("A",), 2, who=Sel(("warrior", "bauhaus"), whose="yours", area="same")),)),
        host=Host("area", areas=("squad",)),
        unique="area",
    ),
    "Muster only if you have no Imperial warriors in your Squad.": made(
        "warrior", needs=(Have(Sel(("warrior", "imperial"), whose="yours", area="squad"), n=0, at_most=True),)
    ),
    "When this warrior kills a warrior, you may annihilate the killed warrior.": made(
        "warrior", On(Event("killed", it=Sel(), by="me"), (Move("it", "annihilated"),), may=True)
    ),
    "In combat, Fortifications do not help this warrior's opponent.": made(
        "warrior", Static((Rule("forbid", "count", "foe", Sel(("fortification",))),))
    ),
    "In combat, this warrior's opponent gets −1 to Armor, or +1 if a Fortification protects it.": made(
        "warrior",
        Static(
            (
                Mod(("A",), -1, who="foe", when=Not(Fortified("foe"))),
                Mod(("A",), 1, who="foe", when=Fortified("foe")),
            )
        ),
    ),
    "At any time in your turn: until your next turn, the caster cannot be attacked, and it gets +1 to Fight when "
    "attacking.": made(
        "art",
        Play(
            "turn",
            effects=(
                Rule("forbid", "be attacked", "caster", until="your next turn"),
                Mod(("F",), 1, who="caster", when=Role("attacker", "caster"), until="your next turn"),
            ),
        ),
        aspects=("mentalism",),
    ),
    "At any time: choose another player and a Heretic. That player must attack it in their next turn.": made(
        "special",
        Play(
            "any",
            targets=(TargetPlayer("others"), Target(Sel(("warrior", "heretic")))),
            effects=(Rule("require", "attack", "target player", "target", until="its next turn"),),
        ),
    ),
    "At any time, 2 D: heal this warrior.": made(
        "warrior", Act((Heal("me"),), "any", cost=Cost(d=2), when=Is("me", Sel(all=(), states=("wounded",))))
    ),
    "+1 to Fight. +1 to Armor against Dark Legion warriors.": made(
        "equipment", Static((Mod(("F",), 1), Mod(("A",), 1, when=Versus(LEGION)))), host=Host(sel=Sel())
    ),
    "+4 to Shoot.\nAnother +2 to Shoot when attacking.": made(
        "equipment",
        Static((Mod(("S",), 4),)),
        Static((Mod(("S",), 2, when=Role("attacker")),)),
        host=Host(sel=Sel()),
    ),
    "In combat: choose a weapon. It may not be used in this combat.": made(
        "special",
        Play(
            "combat",
            targets=(Target(Sel(("equipment", "weapon"))),),
            effects=(Rule("forbid", "use", Sel(), "target", until="combat"),),
        ),
    ),
    "Assign to any player.\nGoal: one of your warriors kills the last warrior in a Squad. "
    "Reward: gain 5 P.": made(
        "mission",
        Goal(
            Event("killed", it=Sel(area="squad"), by=Sel(whose="yours")),
            (Gain(5, "P"),),
            when=Have(Sel(whose="its", area="squad"), n=0, at_most=True),
        ),
        host=Host("player", whose="any"),
    ),
    "At any time: attach this card to any warrior.\n"
    "The bearer is considered a Freelancer (all points it earns are D) unless it belongs to an organization.": made(
        "special",
        Play("any"),
        Static(
            (Mod(("tags",), op="give", words=("freelancer",), who="host"),),
            when=Not(Is("host", Sel(any=ORGANISATIONS))),
        ),
        host=Host(sel=Sel(), whose="any"),
    ),
    "While the bearer is inside this vehicle, its base Armor is doubled, but it may not use weapons.": made(
        "equipment",
        Static((Mod(("A",), 2, "times"),), when=Inside()),
        Static((Rule("forbid", "use", "bearer", Sel(("equipment", "weapon"))),), when=Inside()),
        keywords=("vehicle",),
    ),
    "Your Samurai are immune to the Art and may cast the Art of Kinetics.": made(
        "warrior",
        Static((Mod(("immune",), op="give", words=("art",), who=Sel(("warrior", "samurai"), whose="yours")),)),
        Static((Mod(("aspects",), op="give", words=("kinetics",), who=Sel(("warrior", "samurai"), whose="yours")),)),
    ),
    "3 actions, once per turn: discard any Fortification.": made(
        "special",
        Act(
            (Move("target", "discard"),),
            cost=Cost(actions=3),
            targets=(Target(Sel(("fortification",))),),
            limit="turn",
        ),
    ),
    "At any time, you may discard this card to heal the bearer.": made(
        "equipment", Act((Heal("bearer"),), "any", cost=Cost(give="me")), host=Host(sel=Sel())
    ),
    "While the bearer is in combat, you may discard this card: until the combat ends, the bearer gets +2 to Fight, and "
    "it cannot be killed.": made(
        "equipment",
        Act(
            (
                Mod(("F",), 2, who="bearer", until="combat"),
                Rule("forbid", "be killed", "bearer", until="combat"),
            ),
            "combat",
            cost=Cost(give="me"),
            when=Is("bearer", Sel(all=(), states=("fighting",))),
        ),
        host=Host(sel=Sel()),
    ),
    "While the bearer uses this weapon, its opponent gets −1 to Fight.": made(
        "equipment",
        Static((Mod(("F",), -1, who="foe"),)),
        keywords=("fight weapon",),
        host=Host(sel=Sel()),
    ),
    "+1 to Fight. +1 to Armor against Dark Legion warriors. If the bearer is a Clansman, each of these bonuses is "
    "+2.": made(
        "equipment",
        Static((Mod(("F",), 1), Mod(("A",), 1, when=Versus(LEGION))), when=Not(CLANSMAN)),
        Static((Mod(("F",), 2), Mod(("A",), 2, when=Versus(LEGION))), when=CLANSMAN),
        host=Host(sel=Sel()),
    ),
    "Casts the Arts of Kinetics and Mentalism.": made("warrior", aspects=("kinetics", "mentalism")),
    "": made("warrior"),
}


@pytest.mark.parametrize("text", TEXTS)
def test_a_card_reads(text):
    assert english.card_text(TEXTS[text]) == text


def called(card):
    return f"{card.code} {card.name}"


def has_manners(card):
    text = english.card_text(card)
    for line in filter(None, text.split("\n")):
        assert re.fullmatch(r"[A-Z0-9+−×\"].*[.)]", line), line
        assert "  " not in line and " ." not in line and " ," not in line and ".." not in line, line
        assert not re.search(r"\b(\w+) \1\b", line), f"a word twice: {line}"
        assert not re.search(r"\ba [aeiouAEIO]", line), f"a for an: {line}"
        assert not re.search(r"\ban [bcdfgjklmnpqrtvwxyzBCDGJKPQTVWYZ]", line), f"an for a: {line}"
        assert not re.search(
            r"\b(1) (warriors|cards|actions|points)\b|\b[2-9] (warrior|card|action|point)\b", line
        ), line
        assert line.count("(") == line.count(")"), line


def test_every_declared_card_is_worded_with_manners():
    check_each(has_manners, CARDS, called)


def test_every_type_line_begins_with_the_type():
    types = {
        "Alliance", "Art", "Beast", "Dark Symmetry", "Equipment", "Fortification", "Ki power", "Mission", "Relic",
        "Special", "Warrior", "Warzone",
    }  # fmt: skip
    wrong = [called(card) for card in CARDS if english.type_line(card).split(" · ")[0] not in types]
    assert wrong == []


def test_a_type_line():
    card = made("warrior", affiliation="imperial", keywords=("personality",), considered=("clansman",))
    assert english.type_line(card) == "Warrior · Imperial · Personality · Clansman"


@pytest.mark.parametrize("width", [10, 14, 18, 22, 30])
def test_a_short_text_fits_and_ends_with_a_phrase(width):
    for card in CARDS:
        short = english.short_text(card, width)
        assert len(short.split("\n")) <= most_lines(width, lines_of(card)), card.name
        assert all(len(line) <= width for line in short.split("\n")), card.name
        assert "…" not in short and "..." not in short and "None" not in short, card.name
        assert not short or short.endswith((".", ")")), card.name


SILENT = {english: 7, german: 14}
"""Of so many cards at most nothing can be told on a hand card but what sort of card it is."""


@pytest.mark.parametrize("language", SILENT)
def test_short_texts_say_something(language):
    silent = [card.name for card in CARDS if language.card_text(card) and not language.short_text(card, GIST_WIDTH)]
    assert SILENT[language] * 0.8 <= len(silent) <= SILENT[language], silent


GISTS = {
    "Castigator Battlespear": "+2 F, or +4 if the bearer is a Valkyrie. Fight weapon.",
    "Destroy Kohort": "Goal: one of your Doomtroopers kills the last warrior in a Kohort.",
    "Golgotha–Mistress of Symmetry": "Casts every aspect of the Art. Noncombatant.",
    "Joy of Victory": "As soon as your attacker survives a combat: gain 5 D.",
    "Miscommunication": "As soon as a player plays a card: it has no effect.",
    "Shugo": "Your Mishima warriors have Slayer.",
}
"""What cards say in hand that have no room for all of it: their beginning, or what they do without its conditions."""


@pytest.mark.parametrize("name", GISTS)
def test_what_there_is_no_room_for_is_left_out_in_whole_phrases(name):
    assert english.short_text(catalogue().get(name), GIST_WIDTH).replace("\n", " ") == GISTS[name]


def test_a_short_text():
    card = made("equipment", Static((Mod(("F",), 4),)), keywords=("fight weapon",))
    assert english.short_text(card, 24) == "+4 F. Fight weapon."


def test_every_keyword_is_explained():
    tags = {tag for card in CARDS for tag in (*card.keywords, *card.considered)}
    for tag in tags | {
        "slayer",
        "first strike",
        "noncombatant",
        "assassin",
        "airship",
        "killed if wounded",
        "decisive",
    }:
        assert english.keyword_help(tag).endswith("."), tag


def test_a_modifier_line():
    assert english.modifier_line("F", "add", 4, "Violator Sword") == "Fight +4 Violator Sword"
    assert english.modifier_line("", "add", -2, "Terror") == "−2 Terror"
    assert english.modifier_line("", "times", 2, "Purple Shark") == "×2 Purple Shark"


def test_what_is_bought_in_parts_is_named_where_it_is_chosen():
    targets = (Target(Sel()), Target(Sel(("symmetry",)), n=Paid(2)))
    immune = Mod(("immune",), op="give", who="target", of="target2", until="your next turn")
    card = made(
        "art", Play("any", cost=Cost(per=2), targets=targets, effects=(immune,)), aspects=("changeling",)
    )
    assert english.card_text(card) == (
        "At any time: until your next turn, a warrior of your choice is immune to one Dark Symmetry card for each 2 D "
        "paid."
    )
