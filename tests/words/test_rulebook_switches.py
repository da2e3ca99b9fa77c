"""The rulebook follows the rules in force: chapters, clauses and values by the switches, both ways."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest

from doomtable import rulesets
from doomtable.rules.ruleset import Ruleset
from doomtable.words import rulebook_switches
from doomtable.words.message_arguments import PACKAGES
from doomtable.words.rulebook import CHAPTERS, DIFFERENCES, Rulebook, plain
from doomtable.words.words import Words

WORDS = {language: Words(language) for language in PACKAGES}
UNTOLD = {"name", "max_seats"}
"""What differs between editions and changes no text by itself: the name, and the seats but for their chapter."""


def played(name: str, **options: object) -> Rulebook:
    """The book of a game by an edition with options."""
    return Rulebook(WORDS["en"], rulesets.get(name, options), whole=False)


def changed(one: Ruleset, other: Ruleset, language: str) -> bool:
    """Whether a game by other rules has another book."""
    books = [Rulebook(WORDS[language], rules, whole=False) for rules in (one, other)]
    mine, theirs = ({key: (a.title, a.plain) for key, a in book.standing.items()} for book in books)
    return mine != theirs


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("name", ["first", "tournament"])
def test_every_switch_of_an_edition_is_told(name, language):
    """Each switch alone, in every language: so that what differs between editions is made from the switches."""
    second, edition = rulesets.SECOND, rulesets.EDITIONS[name]
    differ = [f.name for f in fields(Ruleset) if getattr(edition, f.name) != getattr(second, f.name)]
    silent = [one for one in differ if not changed(second, replace(second, **{one: getattr(edition, one)}), language)]
    assert set(silent) <= UNTOLD | {"optional_discard_with_overflow"}
    limited = replace(second, discard_limit=7)
    assert changed(limited, replace(limited, optional_discard_with_overflow=False), language)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("goal_p", 33), ("start_d", 8), ("start_hand", 6), ("hand_fill", 6), ("actions_per_turn", 4), ("deck_min", 50),
        ("copies_max", 4), ("cover_bonus_a", 2), ("idle_rounds", 12), ("no_warrior_turns", 2), ("sabotage", True),
        ("extended_sabotage", True), ("tainted_casting", False), ("tribes_are_doomtroopers", True),
        ("cast_from_outpost", True), ("replacement_checks_affiliation", True), ("ki_target", "doomtrooper"),
        ("start_player", "first"), ("discard_action", True), ("dice", "2d6"), ("warzone_places", True),
    ],
)  # fmt: skip
def test_an_option_changes_what_is_told(option, value):
    usual = rulesets.get("second", {"sabotage": option == "extended_sabotage"})
    assert changed(usual, rulesets.with_options(usual, **{option: value}), "en")


def test_values_stand_where_they_hold():
    texts = {name: played(name).articles for name in rulesets.EDITIONS}
    assert "25" in texts["first"]["WIN-01"].plain and "40" in texts["second"]["WIN-01"].plain
    assert "33" in played("first", goal_p=33).articles["WIN-01"].plain
    assert "more than 7" in texts["tournament"]["TURN-15"].plain and "Nobody" in texts["second"]["TURN-15"].plain
    assert texts["first"]["IMM-01"].title == "Two kinds" and texts["second"]["IMM-01"].title == "Three kinds"
    assert "every player" in texts["first"]["TURN-09"].plain
    assert "own first turn" in texts["tournament"]["TURN-09"].plain


def test_clauses_that_do_not_hold_stand_in_no_chapter():
    first, second, tournament = (played(name) for name in ("first", "second", "tournament"))
    for clause, there, gone in (
        ("DIRECT-02", first, second), ("MULL-02", tournament, second), ("TURN-17", first, second),
        ("WIN-09", tournament, second), ("WIN-10", second, first), ("OUT-01", tournament, first),
        ("SAB-02", tournament, second), ("ZONE-21", second, tournament), ("COMBAT-22", first, tournament),
        ("MULTI-GEN-01", second, tournament),
    ):  # fmt: skip
        assert clause in there.standing and clause not in gone.standing, clause
        assert clause in gone.articles, "whoever follows a card there is told so"
        assert clause not in {a.id for a in gone.search(clause)}


@pytest.mark.parametrize(
    ("options", "chapter", "clause", "absent"),
    [
        ({"form": "target"}, "forms", "MULTI-TARGET-04", "MULTI-TEAM-01"),
        ({"form": "team"}, "forms", "MULTI-TEAM-01", "MULTI-CARTEL-01"),
        ({"form": "cartel"}, "forms", "MULTI-CARTEL-01", "MULTI-TARGET-04"),
        ({"dice": "2d6"}, "options", "OPT-DICE-01", "OPT-DISCARD-01"),
        ({"discard_action": True}, "options", "OPT-DISCARD-01", "OPT-DICE-01"),
        ({"warzone_places": True}, "places", "OPT-WARZONE-01", "OPT-DICE-01"),
        ({"sabotage": True}, "sabotage", "SAB-01", "DIRECT-02"),
        ({"corpwar": True}, "corpwar", "VAR-CORPWAR-01", "SAB-01"),
        ({"variant": "limited"}, "limited", "VAR-LIMITED-01", "VAR-FRONT-01"),
        ({"variant": "vortex"}, "vortex", "VAR-VORTEX-01", "TURN-15"),
        ({"variant": "beatdown"}, "beatdown", "VAR-BEATDOWN-01", "ZONE-06"),
    ],
)  # fmt: skip
def test_forms_options_and_variants_stand_where_they_are_played(options, chapter, clause, absent):
    book = played("second", **options)
    assert chapter in book.chapters and clause in book.standing and absent not in book.standing
    assert chapter not in played("second").chapters
    assert book.title(chapter) in book.played()
    whole = Rulebook(WORDS["en"])
    assert chapter in whole.chapters and clause in whole.standing
    assert plain(whole.intro(chapter)).endswith("chosen before the game."), "who reads is told"
    assert not plain(book.intro(chapter)).endswith("chosen before the game.")


def test_what_a_tournament_does_not_know_it_does_not_tell():
    book = Rulebook(WORDS["en"], rulesets.TOURNAMENT)
    assert not {"forms", "players", "options", "places", "limited", "vortex"} & set(book.chapters)
    assert {"sabotage", "corpwar"} <= set(book.chapters)


def test_two_have_no_chapter_for_several():
    assert "players" not in Rulebook(WORDS["en"], whole=False, seats=2).chapters
    assert "players" in Rulebook(WORDS["en"], whole=False, seats=3).chapters


def test_links_lead_to_what_stands_in_the_book():
    """What leads to something absent is a mere word."""
    for name in rulesets.EDITIONS:
        book = played(name)
        for article in book.standing.values():
            there = [one.to for one in book.leading(article.text) if one.to]
            assert all(one in book.standing or one in book.chapters for one in there)
            assert plain(book.leading(article.text)) == article.plain
    assert "[" not in plain(played("second").intro("direct"))


@pytest.mark.parametrize("language", WORDS)
def test_what_differs_from_an_edition_that_one_knows(language):
    book = Rulebook(WORDS[language], rulesets.FIRST, whole=False, seats=2)
    assert book.chapters[0] == DIFFERENCES
    found = {article.id: article.plain for article in book.differences("second")}
    assert {"WIN-01", "TURN-15", "DIRECT-01", "direct", "IMM-01"} <= set(found)
    assert 0 < found["WIN-01"].index("25") < found["WIN-01"].index("40")
    assert "COVER-05" not in found
    back = Rulebook(WORDS[language], rulesets.SECOND, whole=False, seats=2).differences("first")
    assert {article.id for article in back} | {"outposts", "beasts"} == {*found, "outposts", "beasts"}
    for name, rules in rulesets.EDITIONS.items():
        assert not Rulebook(WORDS[language], rules, whole=False, seats=2).differences(name)
    options = rulesets.get("second", {"dice": "2d6", "goal_p": 30})
    assert {a.id for a in Rulebook(WORDS[language], options, whole=False, seats=2).differences("second")} == {
        "WIN-01", "options",
    }  # fmt: skip


def test_conditions_name_what_there_is():
    clauses = {clause for line in CHAPTERS.values() for clause in line.split()}
    kinds = {clause.rpartition("-")[0] for clause in clauses}
    assert set(rulebook_switches.CLAUSES) <= clauses | kinds
    assert set(rulebook_switches.CHAPTERS) <= set(CHAPTERS)
