"""Searching and filtering cards: by name, text, ratings and kind; counts say what is left."""

from __future__ import annotations

import pytest
from groups import first_and_rest

from doomtable.cards.catalogue import catalogue
from doomtable.decks.card_index import CardFilter, CardIndex, FilterGroup, ordered, values_of
from doomtable.rules.terms import AFFILIATIONS, CARD_TYPES
from doomtable.words.words import Words

CARDS = catalogue().cards


def index(language: str = "en", names: dict[str, str] | None = None) -> CardIndex:
    made = CardIndex(Words(language, names), CARDS)
    made.read_all()
    return made


def names(found: CardIndex, query: str = "", *chosen: tuple[FilterGroup, str]) -> list[str]:
    return [card.name for card in found.found(CardFilter(query, frozenset(chosen)))]


def test_every_card_is_there_once_by_type_affiliation_and_name() -> None:
    found = names(index())
    assert len(found) == len(set(found)) == len({card.name for card in CARDS})
    places = [
        (CARD_TYPES.index(card.type), AFFILIATIONS.index(card.affiliations[0]), card.name)
        for card in ordered((*CARDS, *CARDS))
    ]
    assert places == sorted(places) and len(places) == len(found)


def test_what_is_called_so_comes_before_what_only_says_so() -> None:
    found = names(index(), "wound")
    called = ["wound" in name.casefold() for name in found]
    assert called[0] and called == sorted(called, reverse=True) and not all(called)


@pytest.mark.parametrize("query", ["hussar", "HUSSAR", "  hussar ", "hus sar", "“Hussar”", "hússar"])
def test_a_name_is_found_however_it_is_typed(query: str) -> None:
    assert "Hussar" in names(index(), query)


def test_short_words_only_begin_words_and_long_ones_are_found_within() -> None:
    german = index("de")
    assert names(german, "rüstung") and names(german, "rustung") == names(german, "rüstung")
    assert all(f" {'zw'}" in german._texts[name] for name in names(german, "zw"))


def test_ratings_are_searched_by_letter_and_number() -> None:
    found = set(names(index(), "V12"))
    assert found >= {card.name for card in CARDS if card.V == 12}


@pytest.mark.parametrize("query", first_and_rest(4, ["...", "\\", "ß" * 40, "🂡", "!!!", "qqqqq", "[", "x" * 500, "٣"]))
def test_odd_queries_find_nothing_and_break_nothing(query: str) -> None:
    made = index()
    assert names(made, query) == []
    made.nearest(query)


def test_a_query_of_spaces_is_none() -> None:
    assert names(index(), "   ") == names(index())


def test_values_of_a_group_widen_and_groups_narrow() -> None:
    made = index()
    both = names(made, "", ("affiliation", "bauhaus"), ("affiliation", "capitol"))
    each = [names(made, "", ("affiliation", one)) for one in ("bauhaus", "capitol")]
    assert {*both} == {*each[0], *each[1]}
    warriors = names(made, "", ("affiliation", "bauhaus"), ("affiliation", "capitol"), ("type", "warrior"))
    assert set(warriors) < set(both)


@pytest.mark.parametrize("group", ["type", "affiliation", "set", "rarity"])
def test_a_count_is_what_its_value_would_show(group: FilterGroup) -> None:
    made = index()
    wanted = CardFilter("immune", frozenset({("type", "warrior"), ("affiliation", "legion")}))
    counts = made.counts(wanted, group)
    for value in made.values(group):
        alone = frozenset({one for one in wanted.chosen if one[0] != group} | {(group, value)})
        assert counts[value] == len(made.found(CardFilter("immune", alone)))


def test_a_misspelt_name_is_guessed() -> None:
    assert index().nearest("hussr") == "Hussar" and index().nearest("qqqqqq") == ""


def test_a_player_s_own_names_are_searched_beside_the_printed_ones() -> None:
    made = index("de", {"Hussar": "Ungarischer Reiter"})
    assert names(made, "ungarisch")[0] == names(made, "hussar")[0] == "Hussar"


def test_another_language_is_read_anew() -> None:
    words = Words("en")
    made = CardIndex(words, CARDS)
    made.read_all()
    words.speak("de")
    assert not made.whole and names(made, "hussar")
    made.read_all()
    assert names(made, "krieger")


def test_it_is_read_bit_by_bit() -> None:
    made = CardIndex(Words("en"), CARDS)
    steps = 0
    while not made.whole:
        made.read_some(0)
        steps += 1
    assert steps == len(made.cards)


def test_every_card_has_a_value_in_every_group_shown() -> None:
    assert all(values_of(card, group) for card in CARDS for group in ("type", "affiliation", "set"))
