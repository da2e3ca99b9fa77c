"""The rulebook in short: every clause is told, every link leads somewhere, whatever is looked up is found."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from sources import trees

from doomtable import rulesets
from doomtable.cards import catalogue
from doomtable.rules import legal
from doomtable.words import clause_links, rulebook
from doomtable.words.message_arguments import PACKAGES
from doomtable.words.rulebook import CHAPTERS, KEYWORDS, Rulebook, pieces, plain
from doomtable.words.words import Words, keyword_help

CLAUSES = (Path(__file__).resolve().parents[1] / "rules" / "clauses.txt").read_text(encoding="utf-8")
CLAUSE = re.compile(r"(?!SHA-)(?:MULTI-(?:[A-Z]+-)?|(?:OPT|VAR)-[A-Z]+-|[A-Z]{3,}-|WZ-|KI-)R?[0-9]{2,3}")
LONGEST = 320
LONGEST_TITLE = 34
"""Letters of a text and of a title."""
BOOKS = {language: Rulebook(Words(language)) for language in PACKAGES}
BOOK = BOOKS["en"]
READ = {
    (language, edition): Rulebook(Words(language), rules)
    for language in PACKAGES
    for edition, rules in rulesets.EDITIONS.items()
}  # fmt: skip
ELSEWHERE = ("VAR-", "ERRATA-", "OPT-SABOTAGE-", "OPT-GEN-R02", "OPT-GEN-R03")
OF_SINGLE_CARDS = frozenset(
    f"RUL-{n:02}" for n in (1, 7, 9, 13, 18, 19, 22, 25, 32, 39, 40, 42, *range(44, 50), *range(51, 58))
)
NOBODY_EXPLAINS = {"en": "wherever a card names", "de": "wo eine Karte das nennt"}
"""What keyword_help says of a mere name."""


def supported() -> list[str]:
    """The clauses that are to be told: but for those of variants, and those that single cards, bans or another chapter
    tell: errata, rulings on cards of later sets, tags of bans, and sabotage as an option."""
    lines = CLAUSES.partition("\n[")[0].splitlines()
    found = [text for line in lines if (text := line.partition("#")[0].strip())]
    return [clause for clause in found if not clause.startswith(ELSEWHERE) and clause not in OF_SINGLE_CARDS]


def carried() -> set[str]:
    """The rules that reasons of the engine can carry: every literal of it that is the id of a clause."""
    engine = [tree for name, tree in trees().items() if name.startswith("doomtable.rules.")]
    strings = (node.value for tree in engine for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return {value for value in strings if isinstance(value, str) and CLAUSE.fullmatch(value)}


def test_every_clause_of_the_ruleset_is_told_once():
    told = [clause for line in CHAPTERS.values() for clause in line.split()]
    assert len(told) == len(set(told))
    assert not set(supported()) - set(told)
    known = set(re.findall(CLAUSE, CLAUSES))
    assert not set(told) - known


def test_every_rule_of_a_reason_is_told():
    assert len(carried()) > 50
    told = carried() & {*supported()}  # the rulebook is that of the base set's ruleset
    assert not [rule for rule in told if clause_links.of_reason(rule) not in BOOK.articles]


def test_ids_of_words_clauses_and_chapters_are_not_mixed_up():
    assert not set(BOOK.articles) & set(BOOK.chapters)
    assert len(BOOK.standing) == sum(len(BOOK.chapter(chapter)) for chapter in BOOK.chapters)


def test_every_language_tells_the_same_clauses():
    for book in BOOKS.values():
        assert book.articles.keys() == BOOK.articles.keys() and book.chapters == BOOK.chapters


@pytest.mark.parametrize("edition", rulesets.EDITIONS)
@pytest.mark.parametrize("language", BOOKS)
@pytest.mark.parametrize("chapter", (*CHAPTERS, rulebook.WORDS))
def test_texts_are_short_and_lead_somewhere(chapter, language, edition):
    book = READ[language, edition]
    there = {*book.articles, *CHAPTERS, rulebook.WORDS}
    assert book.title(chapter) and plain(book.intro(chapter)).endswith((".", ")."))
    assert all(piece.to in there for piece in book.intro(chapter) if piece.to)
    for article in book.articles.values():
        if article.chapter != chapter:
            continue
        assert 0 < len(article.title) <= LONGEST_TITLE, article.id
        assert 10 < len(article.plain) <= LONGEST, article.id
        assert article.plain.endswith("."), article.id
        assert not re.search(r"[\[\]{}]|ruling|parameter|engine", article.plain.casefold()), article.id
        assert len(re.findall(r"[.!?](?: |$)", article.plain)) <= 6, article.id
        assert not [piece.to for piece in article.text if piece.to and piece.to not in there], article.id
        assert article.id not in {piece.to for piece in article.text}, article.id


@pytest.mark.parametrize("language", BOOKS)
def test_titles_of_a_chapter_differ(language):
    for chapter in BOOK.chapters[1:]:
        titles = [article.title for article in BOOKS[language].chapter(chapter)]
        assert len(titles) == len(set(titles)), chapter


@pytest.mark.parametrize("language", BOOKS)
def test_keywords_are_explained_in_the_words_of_the_cards(language):
    for tag in KEYWORDS:
        article = BOOKS[language].articles[rulebook.slug(tag)]
        assert article.plain.startswith(keyword_help(tag, language))
        assert NOBODY_EXPLAINS[language] not in article.plain, "no keyword that anybody explains"


def test_a_text_is_read_as_pieces():
    assert pieces("See [cover](COVER-01), or [so](WIN-02).") == (
        ("See ", ""), ("cover", "COVER-01"), (", or ", ""), ("so", "WIN-02"), (".", ""),
    )  # fmt: skip
    assert pieces("") == () and pieces("a [b] (c)") == (("a [b] (c)", ""),)


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("COVER-05", "COVER-05"), ("cover 05", "COVER-05"), ("meditate", "ACT-07"), ("first strike", "first-strike"),
        ("two handg", "EQUIP-12"), ("last open falls", "COVER-06"), ("slayer", "slayer"), ("ZONE’S", ""), ("  ", ""),
        ("xyzzy", ""), ("warrior's affiliation decides", "GEN-04"),
    ],
)  # fmt: skip
def test_what_is_looked_up_is_found(query, first):
    found = BOOK.search(query)
    assert (found[0].id if found else "") == first


@pytest.mark.parametrize(
    ("query", "first"),
    [("meditieren", "ACT-07"), ("erstschlag", "first-strike"),
     ("zwei faustf", "EQUIP-12"), ("todesstoß", "slayer")],
)  # fmt: skip
def test_what_is_looked_up_in_german_is_found(query, first):
    assert next((article.id for article in BOOKS["de"].search(query)), "") == first


def test_more_words_find_less():
    some, fewer = BOOK.search("cover"), BOOK.search("cover attack")
    assert {a.id for a in fewer} < {a.id for a in some}


def test_every_lead_leads_somewhere():
    there = {*BOOK.articles, *BOOK.chapters}
    tables = (
        clause_links.VERB_CLAUSES,
        clause_links.STAGE_CLAUSES,
        clause_links.QUESTION_CLAUSES,
        clause_links.WINDOW_CLAUSES,
        clause_links.CARD_TYPE_CLAUSES,
        clause_links.AFFILIATION_CLAUSES,
        clause_links.STATE_CLAUSES,
    )
    assert not [to for table in tables for to in table.values() if to not in there]
    assert clause_links.OPEN in there and clause_links.of_reason("RULE-01") == clause_links.of_reason("") == ""


def test_every_question_is_explained():
    there = {*BOOK.articles, *BOOK.chapters}
    for kind in ("menu", "session", "window", *legal.OTHERS):
        assert clause_links.of_question(kind) in {"", *there}
    assert all(
        clause_links.of_question(kind)
        for kind in ("menu", "session", "window", "tactic", "weapon", "split", "discard")
    )
    for verb in clause_links.VERB_CLAUSES:
        assert clause_links.of_question("draft", "card", verb) == clause_links.VERB_CLAUSES[verb]
    assert clause_links.of_question("draft", "inside", "equip") == "VEH-04"
    assert clause_links.of_question("window", window="combat") == "COMBAT-18"
    assert clause_links.of_question("window", window="step") == clause_links.OPEN


def test_every_card_leads_to_clauses():
    for card in catalogue.catalogue().cards:
        found = clause_links.of_card(card)
        assert found and set(found) <= set(BOOK.articles), card.name
        assert len(found) == len(set(found))
    tagged = next(
        card
        for card in catalogue.catalogue().cards
        if "personality" in card.keywords and "legion" in card.affiliations
    )
    assert {"personality", "PERS-01", "ACT-01", "LEGAL-08"} <= set(clause_links.of_card(tagged))
    assert clause_links.of_card(tagged, "unpaid")[0] == "COVER-12"
