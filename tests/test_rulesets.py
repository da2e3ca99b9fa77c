"""Options as switches, and deck legality clause by clause: DECK-01 to DECK-05, DECK-08, ZONE-21."""

from __future__ import annotations

from dataclasses import replace

import pytest

from doomtable import rulesets
from doomtable.files.decks import DeckList
from doomtable.rules.language import Card
from doomtable.rules.ruleset import Ruleset
from doomtable.words.words import Words

SECOND = rulesets.get("second")


CARDS = {
    card.name: card
    for card in (
        *(Card(f"Warrior {n}", f"0{n:02}", "made", "warrior", ()) for n in range(20)),
        Card("Lonely", "900", "made", "special", (), limit=1),
        Card("Never", "901", "made", "special", (), limit=0),
        Card("Sword", "902", "made", "equipment", ()),
        Card("Sword again", "902", "made", "equipment", ()),
    )
}
TWELVE = tuple((f"Warrior {n}", 5) for n in range(12))


def rules_broken(deck: DeckList, ruleset: Ruleset = SECOND) -> list[tuple[str, str | None]]:
    found = rulesets.faults(deck, ruleset, lookup=CARDS.__getitem__)
    assert all(Words("en").deck_fault(fault).endswith(".") for fault in found)
    return [(fault.rule, fault.card) for fault in found]


def test_deck_01_at_least_sixty():
    assert not rules_broken(DeckList("d", "second", TWELVE))
    short = DeckList("d", "second", (*TWELVE[1:], ("Warrior 0", 4)))
    assert rules_broken(short) == [("DECK-01", None)]
    (fault,) = rulesets.faults(short, SECOND, lookup=CARDS.__getitem__)
    assert Words("en").deck_fault(fault) == "The deck has 59 cards and needs at least 60."
    assert (fault.found, fault.allowed) == (59, 60)
    assert not rules_broken(short, replace(SECOND, deck_min=59))


def test_dice_are_as_many_with_as_many_sides_as_was_agreed():
    """OPT-DICE-05."""
    assert SECOND.dice_thrown == (0, 0) == rulesets.get("second", {"dice": "none"}).dice_thrown
    for text, thrown in (("2d6", (2, 6)), ("1d20", (1, 20)), (" 5D100 ", (5, 100))):
        made = rulesets.get("first", {"dice": text})
        assert made.dice_thrown == thrown
        assert rulesets.get("first", rulesets.options_of(made)) == made
    assert rulesets.get("tournament", {"dice": "none"}).dice == "none"


def test_another_form_begins_from_the_edition_and_the_options_named():
    team = rulesets.get("second", {"form": "team", "teams": 3, "idle_rounds": 30})
    plain = rulesets.in_another_form(team, "ffa")
    assert plain == rulesets.get("second", {"idle_rounds": 30})
    assert rulesets.in_another_form(plain, "cartel") == rulesets.get("second", {"form": "cartel", "idle_rounds": 30})
    assert rulesets.in_another_form(team, "team") == team


def test_a_form_that_does_not_go_with_the_variant_leaves_that_and_keeps_the_other_options():
    """OPT-GEN-R01."""
    named = {"idle_rounds": 30, "sabotage": True}
    limited = rulesets.get("second", {"variant": "limited", "markers": 20, **named})
    for form in ("team", "cartel"):
        assert rulesets.in_another_form(limited, form) == rulesets.get("second", {"form": form, **named})
    kept = rulesets.get("second", {"variant": "limited", "markers": 20, "form": "target", **named})
    assert rulesets.in_another_form(limited, "target") == kept


def test_deck_01_no_upper_limit():
    assert not rules_broken(DeckList("d", "second", tuple((f"Warrior {n}", 5) for n in range(20))))


def test_deck_02_at_most_five_copies():
    assert rules_broken(DeckList("d", "second", (*TWELVE, ("Sword", 5)))) == []
    assert rules_broken(DeckList("d", "second", (*TWELVE, ("Sword", 6)))) == [("DECK-02", "Sword")]


def test_deck_02_same_code_is_same_card():
    deck = DeckList("d", "second", (*TWELVE, ("Sword", 3), ("Sword again", 3)))
    assert rules_broken(deck) == [("DECK-02", "Sword")]


def test_deck_03_limits_of_the_card_data():
    assert rules_broken(DeckList("d", "second", (*TWELVE, ("Lonely", 1)))) == []
    assert rules_broken(DeckList("d", "second", (*TWELVE, ("Lonely", 2)))) == [("DECK-03", "Lonely")]
    assert rules_broken(DeckList("d", "second", (*TWELVE, ("Never", 1)))) == [("DECK-03", "Never")]


def test_deck_03_none_gives_the_plain_five():
    plain = rulesets.get("second", {"restricted_list": "none"})
    assert rules_broken(DeckList("d", "second", (*TWELVE, ("Lonely", 5), ("Never", 5))), plain) == []
    assert rules_broken(DeckList("d", "second", (*TWELVE, ("Lonely", 6))), plain) == [("DECK-02", "Lonely")]


def test_deck_04_warriors():
    swords = DeckList("d", "second", (("Sword", 5), ("Warrior 0", 4)))
    assert rules_broken(swords, replace(SECOND, deck_min=9)) == []
    assert rules_broken(swords, replace(SECOND, deck_min=9, deck_min_warriors=5)) == [("DECK-04", None)]
    assert rules_broken(swords, replace(SECOND, deck_min=9, deck_min_warriors=4)) == []


def test_deck_05_a_reserve_counts_with_its_deck():
    reserve = replace(SECOND, reserve_max=25)
    deck = DeckList("d", "second", (*TWELVE, ("Sword", 3)), (("Sword", 3),))
    assert rules_broken(deck, reserve) == [("DECK-02", "Sword")]
    large = DeckList("d", "second", TWELVE, tuple((f"Warrior {n}", 5) for n in range(12, 18)))
    assert rules_broken(large, reserve) == [("DECK-05", None)]


def test_zone_21_a_collection_of_any_size_five_of_each():
    large = tuple((f"Warrior {n}", 5) for n in range(20))
    assert rules_broken(DeckList("d", "second", TWELVE, large)) == []
    assert rules_broken(DeckList("d", "second", TWELVE, (("Warrior 0", 6),))) == [("ZONE-21", "Warrior 0")]
    assert rules_broken(DeckList("d", "second", TWELVE, large), replace(SECOND, collection_max=99)) == [
        ("ZONE-21", None)
    ]


def test_every_fault_is_named():
    deck = DeckList("d", "second", (("Sword", 6), ("Lonely", 2)))
    assert rules_broken(deck) == [("DECK-01", None), ("DECK-02", "Sword"), ("DECK-03", "Lonely")]


def test_options_are_read_as_the_type_of_their_switch():
    found = rulesets.get(
        "Second", {"promotion_goal": "25", "sabotage": "TRUE", "discard_limit": 7, "outpost": "off"}
    )
    forced = replace(SECOND, discard_limit=7, optional_discard_with_overflow=False)  # TURN-16
    assert found == replace(forced, goal_p=25, sabotage=True, outpost="off")
    assert rulesets.get("second", {"discard_limit": None}).discard_limit is None
    assert (
        rulesets.get("second", {"first_turn_attack_ban": "first round"}).first_turn_attack_ban
        == "first round"
    )


@pytest.mark.parametrize(
    ("name", "options", "said"),
    [
        ("thrid", {}, 'there is no ruleset "thrid"; there is first, second or tournament.'),
        ("second", {"variant": "solo"}, 'the option "variant" does not take "solo"; it takes none, limited, beatdown'),
        ("second", {"variant": "limited", "form": "team"},
         'form "team" and variant "limited" do not go together (OPT-GEN-R01).'),
        ("second", {"variant": "limited", "form": "cartel"}, "do not go together (OPT-GEN-R01)."),
        ("second", {"variant": "limited", "markers": 0},
         'the option "markers" does not take "0"; it takes a number from 1 to 999.'),
        ("second", {"variant": "front", "form": "team"},
         'form "team" and variant "front" do not go together (OPT-GEN-R01).'),
        ("first", {"variant": "colony", "form": "target"}, 'form "target" and variant "colony" do not go together'),
        ("second", {"variant": "vortex", "form": "team"},
         'form "team" and variant "vortex" do not go together (OPT-GEN-R01).'),
        ("second", {"variant": "colony", "goal_p": 30},
         'the option "goal_p" means nothing in variant "colony" (VAR-COLONY-06).'),
        ("second", {"promotion_goal": 30, "variant": "beatdown"},
         'the option "goal_p" means nothing in variant "beatdown" (VAR-BEATDOWN-R02).'),
        ("second", {"variant": "home", "goal_p": 30},
         'the option "goal_p" means nothing in variant "home" (VAR-HOME-R09).'),
        ("second", {"variant": "home", "sabotage": True},
         'option "sabotage" and variant "home" do not go together (OPT-GEN-R01).'),
        ("second", {"variant": "colony", "warzone_places": True},
         'option "warzone_places" and variant "colony" do not go together (OPT-GEN-R01).'),
        ("second", {"variant": "vortex", "battles": True},
         'option "battles" and variant "vortex" do not go together (OPT-GEN-R01).'),
        ("tournament", {"variant": "limited"},
         'the ruleset "tournament" takes no optional rule: variant=limited (OPT-GEN-02).'),
        ("tournament", {"markers": 9}, 'the ruleset "tournament" takes no optional rule: markers=9 (OPT-GEN-02).'),
        ("second", {"one_combat": True}, 'there is no option "one_combat"'),
        ("tournament", {"form": "team"}, 'the ruleset "tournament" takes no optional rule: form=team (OPT-GEN-02).'),
        ("second", {"form": "pairs"}, 'the option "form" does not take "pairs"; it takes ffa, target, team or cartel.'),
        ("second", {"form": "team", "teams": 4}, 'the option "teams" does not take "4"; it takes 2 or 3.'),
        ("second", {"teams": 3}, 'the option "teams" goes with form=team only.'),
        ("second", {"form": "cartel", "secondary_cost": 1},
         'the option "secondary_cost" goes with form=target or form=team only.'),
        ("first", {"form": "team", "legion_refill": 7}, 'the option "legion_refill" goes with form=cartel only.'),
        ("second", {"vortex_enforce": "reveal"}, 'the option "vortex_enforce" goes with variant=vortex only.'),
        ("first", {"dice": "6d6"}, "it takes none or dice as in 2d6"),
        ("first", {"dice": "2d1"}, "does not take"),
        ("first", {"dice": "d6"}, "does not take"),
        ("first", {"dice": "2d6+1"}, "does not take"),
        (
            "tournament", {"dice": "2d6"},
            'the ruleset "tournament" takes no optional rule: dice=2d6 (OPT-GEN-02).',
        ),
        (
            "tournament", {"variant": "colony"},
            'the ruleset "tournament" takes no optional rule: variant=colony (OPT-GEN-02).',
        ),
        (
            "tournament", {"discard_action": True},
            'the ruleset "tournament" takes no optional rule: discard_action=true (OPT-GEN-02).',
        ),
        ("first", {"sabotage": True, "direct_attack": True},
         'the options "direct_attack" and "sabotage" do not go together (SAB-01).'),
        ("second", {"goal": "3"}, 'there is no option "goal"; did you mean "goal_p"?'),
        ("second", {"name": "x"}, 'there is no option "name"'),
        ("second", {"allowed_sets": "unl"}, 'there is no option "allowed_sets"'),
        (
            "second",
            {"goal_p": "0"},
            'the option "goal_p" does not take "0"; it takes a number from 1 to 999.',
        ),
        ("second", {"goal_p": "-1"}, "does not take"),
        ("second", {"goal_p": "1e9"}, "does not take"),
        ("second", {"goal_p": "9" * 5000}, "does not take"),
        ("second", {"sabotage": "yes"}, "it takes true or false."),
        ("second", {"outpost": "maybe"}, "it takes off, auto or on."),
    ],
)
def test_options_that_cannot_be_used(name, options, said):
    with pytest.raises(rulesets.BadOption) as caught:
        rulesets.get(name, options)
    assert said in str(caught.value)
    assert len(str(caught.value)) < 1300, "what was given is not echoed at length"


@pytest.mark.parametrize(
    ("variant", "seats", "said"),
    [
        ("limited", 8, 'variant "limited" is for 2 to 7 players, not 8 (VAR-LIMITED-01).'),
        ("front", 3, 'variant "front" is for 4 players, not 3 (VAR-FRONT-01).'),
        ("beatdown", 2, 'variant "beatdown" is for 3 players, not 2 (VAR-BEATDOWN-01).'),
        ("beatdown", 4, 'variant "beatdown" is for 3 players, not 4 (VAR-BEATDOWN-01).'),
        ("home", 1, 'variant "home" is for 2 to 7 players, not 1 (VAR-HOME-01).'),
        ("home", 8, 'variant "home" is for 2 to 7 players, not 8 (VAR-HOME-01).'),
        ("vortex", 1, 'variant "vortex" is for 2 to 7 players, not 1 (VAR-VORTEX-01).'),
        ("vortex", 8, 'variant "vortex" is for 2 to 7 players, not 8 (VAR-VORTEX-01).'),
    ],
)
def test_so_many_cannot_play_a_variant(variant, seats, said):
    """OPT-GEN-R01, VAR-BEATDOWN-01, VAR-FRONT-01, VAR-HOME-01, VAR-VORTEX-01."""
    rules = rulesets.get("second", {"variant": variant})
    with pytest.raises(rulesets.BadSeats) as caught:
        rulesets.check_seats(rules, seats)
    assert said in str(caught.value)
    rulesets.check_seats(rules, rules.min_seats)
