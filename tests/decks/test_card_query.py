"""The language of searches: every kind of condition both ways, what is not understood is said."""

from __future__ import annotations

from random import Random

import pytest

from doomtable.cards.catalogue import catalogue
from doomtable.decks.card_index import CardFilter, CardIndex, local_values
from doomtable.decks.card_query import CardQuery, parsed, tags_of
from doomtable.rules.language import Card
from doomtable.words.words import Words

CARDS = catalogue().cards
INDEX = CardIndex(Words("en"), CARDS)
INDEX.read_all()


def found(query: str) -> set[str]:
    return {card.name for card in INDEX.found(CardFilter(query))}


def those(test: object) -> set[str]:
    return {card.name for card in INDEX.cards if test(card)}  # type: ignore[operator]


def less(left: int | None, right: int) -> bool:
    return left is not None and left < right


def test_the_example_of_the_manual() -> None:
    wanted = those(
        lambda c: c.type == "warrior" and "mishima" in c.affiliations and less(c.V, 5) and c.set == "inq"
    )
    assert wanted and found("t:warrior a:mishima v<=4 s:inq") == wanted


@pytest.mark.parametrize(
    ("query", "test"),
    [
        ("t:war", lambda c: c.type in ("warrior", "warzone")),
        ("type:equipment", lambda c: c.type == "equipment"),
        ("t:spell", lambda c: c.type == "art"),
        ("a:bauhaus,capitol", lambda c: bool({"bauhaus", "capitol"} & {*c.affiliations})),
        ("-t:warrior", lambda c: c.type != "warrior"),
        ("t!=warrior", lambda c: c.type != "warrior"),
        ("s:inquisition", lambda c: c.set == "inq"),
        ('s:"paradise lost"', lambda c: c.set == "pl"),
        ("r:u2", lambda c: c.rarity == "U2"),
        ("v=5", lambda c: c.V == 5),
        ("v:3-5", lambda c: c.V in (3, 4, 5)),
        ("a>=10", lambda c: c.A is not None and c.A >= 10),
        ("a:10", lambda c: c.A == 10),
        ("s>9", lambda c: c.S is not None and c.S > 9),
        ("f<3", lambda c: less(c.F, 3)),
        ("f:- t:warrior", lambda c: c.type == "warrior" and c.F is None),
        ("aspect:elements", lambda c: "elements" in c.aspects),
        ("k:vehicle", lambda c: any(tag.startswith("vehicle") for tag in tags_of(c))),
        ("limit<=1", lambda c: c.limit <= 1),
    ],
)
def test_conditions(query: str, test: object) -> None:
    assert those(test) and found(query) == those(test)


def test_an_apostle_has_followers_gifts_and_what_they_carry() -> None:
    algeroth = found("ap:algeroth")
    assert {card.type for card in CARDS if card.name in algeroth} >= {"warrior", "symmetry", "equipment"}
    assert not algeroth & (found("ap:ilian") - found("ap:ilian ap:algeroth"))


def test_words_and_conditions_go_together_and_a_minus_bars_a_word() -> None:
    both = found("wound t:warrior")
    assert both and both == found("wound") & found("t:warrior")
    assert found("immune -art") == found("immune") - found("art")


def test_quotes_keep_words_together() -> None:
    assert found('"venusian ranger"') <= found("venusian ranger")
    assert "Venusian Ranger" in found('"venusian ranger"') and "Venusian Ranger" not in found('"ranger venusian"')


def test_name_and_text_are_asked_for_alone() -> None:
    assert found("name:hussar") == those(lambda c: "hussar" in c.name.casefold())
    assert found("text:wound") == found("wound")


def test_what_is_owned_is_known_once_somebody_has_said_so() -> None:
    fault = parsed("own:yes").faults[0]
    assert fault.message == "query-nothing-owned" and not found("own:yes")
    made = CardIndex(Words("en"), CARDS)
    made.owned = {"Hussar": 3, "Dragoon": 1}
    assert {card.name for card in made.found(CardFilter("own:yes"))} == {"Hussar", "Dragoon"}
    assert [card.name for card in made.found(CardFilter("own>=2"))] == ["Hussar"]
    assert len(made.found(CardFilter("-own:yes"))) == len(made.cards) - 2


@pytest.mark.parametrize(
    ("query", "message"),
    [
        ("t:gold", "query-no-such"), ("a:gold", "query-no-such"), ("s:gold", "query-no-such"),
        ("ap:gold", "query-no-such"), ("asp:gold", "query-no-such"), ("v<=x", "query-no-number"),
        ("v:many", "query-no-number"), ("t>=warrior", "query-no-order"), ("t:,", "query-no-value"),
    ],
)  # fmt: skip
def test_what_is_not_understood_is_said_in_both_languages(query: str, message: str) -> None:
    fault = parsed(query).faults[0]
    assert fault.message == message and not found(query)
    assert Words("en").error(fault) != Words("de").error(fault)


@pytest.mark.parametrize("query", ["t:", "t:warrior v<=", "-", "hussar -", 'a:"'])
def test_what_is_still_being_typed_takes_nothing_away(query: str) -> None:
    begun = {"t:": "", "t:warrior v<=": "t:warrior", "-": "", "hussar -": "hussar", 'a:"': ""}[query]
    assert found(query) == found(begun) and not parsed(query).faults


def test_values_are_called_as_they_are_here() -> None:
    local = local_values({("type", "warrior"): ("Krieger",), ("affiliation", "legion"): ("Dunkle Legion",)})
    german = parsed('t:krieg a:"dunkle legion"', local)
    assert [term.values for term in german.terms] == [("warrior",), ("legion",)] and not german.faults
    assert parsed("t:krieg").faults


def test_random_text_is_taken_apart_without_a_traceback() -> None:
    chance, marks = Random(23), 'tasrvfk:<>=!-," \t09äß🂡(["\'\\'

    def said(card: Card) -> str:
        return f" {card.name.casefold()}"

    for _ in range(3000):
        query = "".join(chance.choice(marks) for _ in range(chance.randrange(24)))
        made = parsed(query)
        assert isinstance(made, CardQuery)
        for card in chance.sample(CARDS, 3):
            made.lets(card, said, said)
