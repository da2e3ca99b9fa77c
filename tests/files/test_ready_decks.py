"""The decks that come with the program: legal, one a theme, and no card in them that its deck could never use."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from typing import Final, NamedTuple

import pytest

from doomtable import rulesets
from doomtable.cards.catalogue import catalogue
from doomtable.cli import arguments
from doomtable.files.decks import FIRST_DECKS, DeckList, read_deck, ready_decks
from doomtable.rules import language as L
from doomtable.rules.card_defs import own_tags
from doomtable.rules.permit import host_refusal, needs_refusal, own_warriors
from doomtable.rules.query import board
from doomtable.rules.ratings import rates
from doomtable.rules.state import State
from doomtable.rules.terms import APOSTLES, AREAS, CardId
from doomtable.rules.walk import walk
from doomtable.scenarios.parser import read_text
from doomtable.scenarios.position import build
from doomtable.table.new_game import session_setup

SECOND: Final = rulesets.get("second")
FILES: Final = ready_decks()
THEMES: Final = {
    "algeroth-legion": ("legion",),
    "bauhaus-steel": ("bauhaus",),
    "brotherhood-chapter": ("brotherhood",),
    "brotherhood-crusade": ("brotherhood", "bauhaus"),
    "capitol-firepower": ("capitol",),
    "chrome-directive": ("cybertronic",),
    "cybertronic-chrome": ("cybertronic",),
    "desert-prophets": ("crescentia", "capitol"),
    "diamond-caverns": ("mishima",),
    "directorate-tribunal": ("brotherhood", "bauhaus"),
    "four-citadels": ("legion",),
    "golgotha-host": ("legion",),
    "heretic-cells": ("legion",),
    "imperial-clans": ("imperial", "brotherhood"),
    "imperial-regiment": ("imperial",),
    "mccraig-line": ("capitol",),
    "mishima-blades": ("mishima",),
    "poisoned-blades": ("brotherhood", "bauhaus"),
    "school-of-ki": ("mishima",),
    "sea-lion-pact": ("capitol",),
    "sons-of-rasputin": ("rasputin", "legion"),
    "stahler-ledger": ("bauhaus", "legion"),
    "templar-horde": ("templars", "brotherhood"),
    "triad-cavalry": ("lutheran", "bauhaus", "imperial"),
    "wolfbane-muster": ("imperial",),
}
"""Deck -> the affiliation it is about, then its allies; warriors of none go anywhere."""
OTHERS: Final = ("Hussar", "Infantry", "Machinator", "Clansman", "Samurai")
"""Whom the cards meant for others may meet."""
every_deck = pytest.mark.parametrize("name", THEMES)


@cache
def deck(name: str) -> DeckList:
    path = next(path for path in FILES if path.stem == name)
    return read_deck(path, catalogue().names)


def cards(name: str, *types: str) -> list[L.Card]:
    """The cards of a deck of these types, one of each; without types all of them."""
    found = [catalogue().get(card) for card, _ in deck(name).cards]
    return [card for card in found if card.type in types or not types]


class Table(NamedTuple):
    """Every warrior of a deck in play, what it carries, the other cards in hand; opposite one of each corporation."""

    state: State

    def hand(self) -> list[CardId]:
        return list(self.state.seats[0].hand)

    def hosts(self, card: CardId) -> list[CardId]:
        """On which cards in play this one may be put."""
        return [host for host in self.state.play if host_refusal(self.state, 0, card, host) is None]

    def named(self, card: CardId) -> L.Card:
        return self.state.definitions.of[card].card


def laid(name: str, carried: dict[str, list[str]], built: L.Card | None = None) -> Table:
    """The table of a deck, its warriors bearing what is named for them, perhaps with a city or citadel."""
    areas: dict[str, list[object]] = {area: [] for area in AREAS}
    for card in cards(name, "warrior"):
        area = "kohort" if "legion" in card.affiliations else "squad"
        if "tribal" in own_tags(card):
            area = "outpost"
        areas[area].append({"card": card.name, "attached": carried.get(card.name, [])})
    if built is not None and built.host is not None:
        areas[built.host.areas[0]].append(built.name)
    borne = {bearing for all_of_one in carried.values() for bearing in all_of_one}
    hand = [card.name for card in cards(name) if card.type != "warrior" and card.name not in borne]
    me = {"name": "Ann", "destiny": 90, "hand": hand, **areas}
    others = [{"card": OTHERS[0], "wounded": True}, *OTHERS[1:]]
    position = {"name": "table", "players": [me, {"name": "Bob", "squad": others}], "script": []}
    return Table(build(read_text(json.dumps(position), "table.yaml")[0]).game.state)


@cache
def table(name: str) -> Table:
    """The table of a deck, with a bearer for every weapon and for every card that lets somebody cast."""
    bare = laid(name, {})
    carried: dict[str, list[str]] = {}
    for card in bare.hand():
        named = bare.named(card)
        if any("weapon" in word for word in named.keywords) or lets_cast(named):
            for host in [host for host in bare.hosts(card) if bare.state.play[host].controller == 0][:1]:
                carried.setdefault(bare.named(host).name, []).append(named.name)
    return laid(name, carried)


def lets_cast(card: L.Card) -> bool:
    """Whether the card, laid on a warrior, lets it cast what it otherwise could not."""
    return card.type == "special" and any(
        isinstance(node, L.Rule) and (node.verdict, node.act) == ("allow", "cast")
        for node in walk(card.abilities)
    )


# ------------------------------------------------------------------------------------------------------ all of them


def test_there_is_one_of_each_theme():
    assert sorted(path.stem for path in FILES) == sorted(THEMES)
    assert len({deck(name).name for name in THEMES}) == len(THEMES)


def test_those_of_a_quick_game_come_first():
    stems = [path.stem for path in FILES]
    assert tuple(stems[: len(FIRST_DECKS)]) == FIRST_DECKS
    rest = stems[len(FIRST_DECKS):]
    assert rest == sorted(rest)
    first = tuple(deck(name) for name in FIRST_DECKS)
    assert session_setup.quick_decks(SECOND) == first[:2]
    assert arguments.decks(None, 4, SECOND) == (*first, deck(rest[0]))


def test_together_they_show_most_of_the_set():
    shown = {card for name in THEMES for card, _ in deck(name).cards}
    assert len(shown) > 0.75 * len(catalogue().by_set("unl"))


@every_deck
def test_it_is_legal_and_as_small_as_the_rules_let_it_be(name):
    assert deck(name).ruleset == "second"
    assert deck(name).size == SECOND.deck_min == 60
    assert rulesets.faults(deck(name), SECOND, lookup=catalogue().get) == []


@every_deck
def test_it_says_what_it_is_up_to(name):
    path = next(path for path in FILES if path.stem == name)
    top = path.read_text(encoding="utf-8").partition("[deck]")[0].splitlines()
    assert sum(line.startswith("# ") for line in top) == 2


@every_deck
def test_its_warriors_are_of_its_theme(name):
    theme, *allies = THEMES[name]
    count: Counter[str] = Counter()
    for card, copies in deck(name).cards:
        if catalogue().get(card).type == "warrior":
            affiliations = catalogue().get(card).affiliations  # some are of two
            assert {theme, *allies, "general"}.issuperset(affiliations), card
            count[theme if theme in affiliations else affiliations[0]] += copies
    assert count.total() >= 20
    assert count[theme] > count.total() / 2


def test_the_apostles_of_the_two_dark_legions():
    def follow(name: str) -> set[str]:
        tags = {word for card in cards(name, "warrior") for word in card.keywords}
        return {apostle for apostle in APOSTLES if f"follower of {apostle}" in tags}

    assert follow("algeroth-legion") == {"algeroth"}
    assert follow("four-citadels") == {"algeroth", "demnogonis", "ilian", "muawijhe", "semai"}


@every_deck
def test_a_hand_can_be_begun_with_what_a_player_has_at_first(name):
    prices = [(catalogue().get(card).V or 0, copies) for card, copies in deck(name).cards]
    assert sum(copies for price, copies in prices if 0 < price <= 4) >= 12


# ------------------------------------------------------------------------------------------- what a card is for


def answers(card: L.Card) -> bool:
    """Whether the card is given to whom something has just happened, whoever that may be."""
    return any(isinstance(ability, L.Play) and ability.window == "after" for ability in card.abilities)


@every_deck
def test_whatever_is_laid_on_a_card_finds_one(name):
    found = table(name)
    for card in found.hand():
        named = found.named(card)
        if answers(named):
            continue
        on_a_card = named.host is None or named.host.on == "card"  # some Equipment stands in an area
        if on_a_card and (named.type in ("equipment", "symmetry") or named.host is not None):
            assert needs_refusal(found.state, 0, card) is None, named.name
            assert found.hosts(card), named.name


@every_deck
def test_every_gift_of_an_apostle_has_a_follower(name):
    tags = {word for card in cards(name, "warrior") for word in card.keywords}
    for card in cards(name, "symmetry"):
        givers = [word.removeprefix("gift of ") for word in card.keywords if word.startswith("gift of ")]
        assert all(f"follower of {apostle}" in tags for apostle in givers), card.name


@every_deck
def test_every_spell_has_a_caster(name):
    found = table(name)
    casters = own_warriors(found.state, 0)
    lent = any(lets_cast(card) for card in cards(name))
    for card in cards(name, "art"):
        spell = next(held for held in found.hand() if found.named(held) is card)
        need = found.state.definitions.of[spell].needs
        taught = any(board(found.state).tags[who] & need == need for who in casters)
        assert taught or (lent and "combat spell" not in " ".join(card.keywords)), card.name


@every_deck
def test_every_city_and_citadel_protects_somebody(name):
    for card in cards(name, "fortification"):
        raises = [node for node in walk(card.abilities) if isinstance(node, L.Mod) and "A" in node.what]
        if raises and card.host is not None and card.host.on == "area":
            found = laid(name, {}, card).state
            mine = [(rates(found, one)[2], found.definitions.of[one].printed[2]) for one in own_warriors(found, 0)]
            assert any((now or 0) > (printed or 0) for now, printed in mine), card.name


@pytest.mark.parametrize("edition", ["first", "second", "tournament"])
def test_the_decks_of_a_quick_game_are_enemies(edition):
    first, second = session_setup.quick_decks(rulesets.get(edition))
    sides = {
        any(catalogue().get(name).type == "warrior" and "legion" in catalogue().get(name).affiliations
            for name, _ in deck.cards)
        for deck in (first, second)
    }  # fmt: skip
    assert sides == {True, False}
