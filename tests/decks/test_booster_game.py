"""Games out of boosters: computers' picks and decks, the same for a seed, kept pick by pick, nobody told more."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import get_type_hints

import pytest

from doomtable import rulesets
from doomtable.cards.catalogue import catalogue
from doomtable.decks import booster_file
from doomtable.decks.booster_game import BoosterGame, BoosterPlayer, BoosterSetup, DraftView, checked_setup
from doomtable.decks.boosters import KINDS
from doomtable.decks.card_pool import CardPool, EditWithin, deck_from, pool_faults, pool_rules
from doomtable.decks.composition import composition, resolved
from doomtable.decks.deck_mends import faults_of
from doomtable.decks.deck_needs import lacks, pool_of
from doomtable.decks.deck_storage import played_in_ready_decks
from doomtable.decks.draft_picks import best_of, taken, worth
from doomtable.decks.edited_deck import EditedDeck, MoveCards, ReplaceDeck, add
from doomtable.errors import BadInput
from doomtable.files.decks import MAX_COUNT, DeckList
from doomtable.lab.jobs import planned, play
from doomtable.records.record import game_deck

CARDS = catalogue()
RULES = pool_rules(rulesets.SECOND, 40)
FOUR = (KINDS["unl"],) * 4


def setup_of(form="draft", people=1, computers=2, seed=7, boosters=FOUR, **more) -> BoosterSetup:
    players = [BoosterPlayer(f"P{n}", "human") for n in range(people)]
    players += [BoosterPlayer("", "veteran")] * computers
    return BoosterSetup(form, tuple(players), tuple(boosters), seed, **more)


def game_of(*args, **more) -> BoosterGame:
    return BoosterGame(setup_of(*args, **more), CARDS.get, {})


def names(game: BoosterGame) -> list[str]:
    return [f"Deck {n}" for n in range(len(game.setup.players))]


def play_draft(game: BoosterGame, chance: Random | None = None) -> None:
    """Let people take what a computer would, or anything."""
    game.let_computers(names(game))
    while game.picking:
        for seat in game.awaited:
            pack = game.view(seat).pack
            game.pick(seat, chance.choice(pack) if chance is not None else game.suggestion(seat))
        game.let_computers(names(game))


# ----------------------------------------------------------------------------------------------- computers' picks


def test_a_card_is_worth_more_to_those_it_goes_with():
    def of(affiliation: str) -> list[str]:
        found = [c.name for c in CARDS.by_set("unl") if c.type == "warrior" and c.affiliations == (affiliation,)]
        return found[:8]

    bauhaus, mishima = of("bauhaus"), of("mishima")
    mine, theirs = taken(bauhaus[:6], CARDS.get), taken(mishima[:6], CARDS.get)
    for name in bauhaus[6:]:
        assert worth(CARDS.get(name), mine, {}) > worth(CARDS.get(name), theirs, {})
    spell = next(card for card in CARDS.by_set("unl") if card.type == "art")
    casters = [c.name for c in CARDS.by_set("unl") if c.type == "warrior" and set(spell.aspects) & set(c.aspects)]
    assert worth(spell, taken(casters[:4], CARDS.get), {}) > worth(spell, mine, {})


def test_who_has_dear_warriors_takes_cheap_ones():
    warriors = [c for c in CARDS.by_set("unl") if c.type == "warrior" and c.affiliations == ("legion",)]
    dear = [card.name for card in warriors if (card.V or 0) > 5]
    cheap = next(card for card in warriors if (card.V or 0) <= 5)
    cheaps = [card.name for card in warriors if (card.V or 0) <= 5]
    lots = (dear * 8)[:8]
    assert taken(lots, CARDS.get).dear and not taken(cheaps[:8], CARDS.get).dear
    assert worth(cheap, taken(lots, CARDS.get), {}) > worth(cheap, taken([*cheaps[:8]], CARDS.get), {})


def test_equals_go_by_name_and_what_others_play_counts():
    pack = sorted(name for name in CARDS.names if CARDS.get(name).type == "special")[:6]
    first = best_of(pack, [], CARDS.get, {})
    assert first == best_of(list(reversed(pack)), [], CARDS.get, {})
    other = next(name for name in pack if name != first)
    assert best_of(pack, [], CARDS.get, {other: 4}) == other


def test_computers_draft_and_build_decks_that_go_together_better_than_chance():
    """Over several seeds: fewer affiliations, more that can be used, all decks legal."""
    banners, useless = Counter[str](), Counter[str]()
    for seed in range(4):
        for way, chance in (("sensible", None), ("chance", Random(seed))):
            game = game_of(people=1, computers=2, seed=seed)
            play_draft(game, chance)
            cards = resolved(game.pool(0).cards.items(), CARDS.get)
            made = composition(cards, 5)
            fighters = max(1, sum(made.affiliations.values()))
            banners[way] += round(100 * sum(sorted(made.affiliations.values())[-2:]) / fighters)
            useless[way] += sum(n for card, n in cards if lacks(card, pool_of(one for one, _ in cards)) is not None)
            for seat in (1, 2):
                deck = game.decks[seat]
                assert not rulesets.faults(deck, RULES, lookup=CARDS.get) and deck.size == 40
                assert not pool_faults(deck, game.pool(seat))
                whole = resolved(deck.cards, CARDS.get)
                assert sum(n for card, n in whole if card.type == "warrior") >= 8
    assert banners["sensible"] > banners["chance"] * 1.2
    assert useless["sensible"] < useless["chance"]


@pytest.mark.proof
def test_what_computers_draft_beats_what_chance_takes():
    """Four seats, every second one takes what comes; the same builder builds all decks, the lab plays neighbours."""
    played, won, games = played_in_ready_decks(CARDS.names), 0, 0
    for seed in range(12):
        chance = Random(seed)
        game = BoosterGame(setup_of(people=4, computers=0, seed=seed), CARDS.get, played)
        while game.picking:
            for seat in game.awaited:
                game.pick(seat, game.suggestion(seat) if seat % 2 == 0 else chance.choice(game.view(seat).pack))
        decks = [game_deck(game.built(seat, str(seat))) for seat in range(4)]
        for job in planned(decks, ("greedy",) * 4, game.rules, seed, 1, 10_000):
            if sum(job.pair) % 2:
                found = play(job)
                assert not found.error
                won, games = won + (found.winner % 2 == 0), games + 1
    assert games == 48 and won >= 0.6 * games, f"{won} of {games}"


# ------------------------------------------------------------------------------------------------ chance and files


@pytest.mark.parametrize("form", ["sealed", "draft"])
def test_the_same_seed_gives_the_same_boosters_picks_and_decks(form):
    one, two, other = (game_of(form, seed=seed) for seed in (11, 11, 12))
    for game in (one, two, other):
        play_draft(game)
    for seat in range(3):
        assert one.pool(seat) == two.pool(seat) != other.pool(seat)
        assert one.decks.get(seat) == two.decks.get(seat)
    assert [one.pool(seat).size for seat in range(3)] == [60] * 3


def test_a_crash_loses_no_more_than_the_last_pick(tmp_path, monkeypatch):
    monkeypatch.setattr(booster_file, "folder", lambda: tmp_path / "boosters")
    game = game_of(people=2, computers=1)
    file = booster_file.begun(game.setup)
    file.picked(game.let_computers(names(game)))
    for _ in range(9):
        seat = game.awaited[0]
        card = game.suggestion(seat)
        game.pick(seat, card)
        file.picked([(seat, card)])
        file.picked(game.let_computers(names(game)))
        again, _ = booster_file.read(file.path, CARDS.get, {})
        assert again.setup == game.setup
        assert [again.view(seat) for seat in range(3)] == [game.view(seat) for seat in range(3)]
    whole = file.path.read_bytes()
    for cut in range(1, 40):  # however much of the last line is lost, all before it is there
        file.path.write_bytes(whole[:-cut])
        again, _ = booster_file.read(file.path, CARDS.get, {})
        assert len(again.draft.picks) >= len(game.draft.picks) - 2
        assert again.draft.picks == game.draft.picks[: len(again.draft.picks)]
    assert booster_file.unfinished() == (file.path,)
    file.remove()
    assert booster_file.unfinished() == ()


def test_decks_that_are_done_come_back(tmp_path, monkeypatch):
    monkeypatch.setattr(booster_file, "folder", lambda: tmp_path)
    game = game_of("sealed", people=2, computers=0)
    file = booster_file.begun(game.setup)
    deck = game.built(1, "Mine")
    game.build(1, deck)
    file.built(1, deck)
    again, _ = booster_file.read(file.path, CARDS.get, {})
    assert again.decks == {1: deck} and again.awaited == [0] and not again.over


@pytest.mark.parametrize(
    "spoil", [lambda text: text.replace('"seat":', '"set":', 1), lambda text: text.replace("unl", "moon", 1),
              lambda text: text + "x\n", lambda text: "", lambda text: text + '{"seat":6,"card":"Hussar"}\n',
              lambda text: text + '{"seat":0,"card":"No such card"}\n',
              lambda text: text + '{"seat":0,"name":"x","cards":[["Hussar",40]]}\n'],
)  # fmt: skip
def test_a_spoilt_file_is_one_sentence_with_its_place(tmp_path, monkeypatch, spoil):
    monkeypatch.setattr(booster_file, "folder", lambda: tmp_path)
    game = game_of()
    file = booster_file.begun(game.setup)
    file.picked(game.let_computers(names(game)))
    file.path.write_text(spoil(file.path.read_text()))
    with pytest.raises(BadInput, match=r"line \d+ of") as caught:
        booster_file.read(file.path, CARDS.get, {})
    assert "\n" not in str(caught.value) and str(file.path) in str(caught.value)


# ------------------------------------------------------------------------------------------------------- secrecy


def test_a_view_holds_the_own_pack_and_pool_and_nothing_of_others():
    """Two drafts that differ only in what others have and took look the same."""
    assert set(get_type_hints(DraftView)) == {
        "seat", "round", "rounds", "leftward", "pack", "pool", "waiting", "left",
    }  # fmt: skip
    one, two = (game_of(people=3, computers=0, boosters=(KINDS["unl"],) * 3) for _ in range(2))
    two.draft.packs[1] = list(two.draft.packs[1])[::-1]
    two.draft.packs[1][0] = "Hussar"
    for game in (one, two):
        game.pick(2, game.view(2).pack[0 if game is one else 1])
    assert one.view(0) == two.view(0)
    assert one.view(2).pack == () and one.view(2).waiting == (0, 1)
    hidden = {*one.draft.packs[1]} - {*one.draft.packs[0]}
    assert not hidden & {*one.view(0).pack, *one.view(0).pool}


# ------------------------------------------------------------------------------------------------------- the pool


def test_no_more_comes_into_a_deck_than_the_pool_holds():
    pool = CardPool({"Hussar": 2, "Blitzer": 1})
    deck = EditedDeck()
    for edit in (add("Hussar", "deck", 5), add("Blitzer"), add("Blitzer", "collection"), add("Sherman .74 Modified")):
        deck = EditWithin(edit, pool).apply(deck)
    assert (deck.count("deck", "Hussar"), deck.count("collection", "Blitzer"), deck.size()) == (2, 0, 3)
    deck = EditWithin(MoveCards("Blitzer", "deck", "collection"), pool).apply(deck)
    assert deck.count("collection", "Blitzer") == 1 and pool.left(deck.deck, "Blitzer") == 0
    deck = EditWithin(add("Blitzer"), pool).apply(deck)  # it comes out of the collection, where the last one lies
    assert deck.count("deck", "Blitzer") == 1 and pool.left(deck.deck, "Hussar") == 0
    many = EditedDeck(DeckList("Many", "second", (("Hussar", 9),), (("Hussar", 1),)))
    assert [fault.found for fault in pool_faults(many.deck, pool)] == [10]
    assert EditWithin(ReplaceDeck(many), pool).apply(deck).count("deck", "Hussar") == 2


def test_decks_out_of_boosters_are_smaller_and_every_opened_card_may_be_played():
    barred = next(name for name in CARDS.names if CARDS.get(name).limit == 0)
    deck = EditedDeck(DeckList("Small", "second", ((barred, 1), ("Hussar", 9))))
    assert {fault.rule for fault in faults_of(deck, rulesets.SECOND)} == {"DECK-01", "DECK-02", "DECK-03"}
    assert {fault.rule for fault in faults_of(deck, RULES)} == {"DECK-01"}
    assert RULES.deck_min == 40 and rulesets.options_of(RULES) == {
        "deck_min": 40, "restricted_list": "none", "copies_max": MAX_COUNT,
    }  # fmt: skip
    few = CardPool({"Hussar": 5})
    assert deck_from(few, RULES, CARDS.get, {}, "Few").cards == (("Hussar", 5),)


@pytest.mark.parametrize(
    ("more", "part"),
    [({"computers": 0}, "1 can"), ({"computers": 7}, "8 can"), ({"boosters": ()}, "0 boosters"),
     ({"boosters": FOUR[:1]}, "15 cards"), ({"size": 10}, "10 cards"), ({"size": 61}, "61 cards"),
     ({"edition": "tournament", "computers": 3}, "2 players")],
)  # fmt: skip
def test_setups_nobody_can_play_are_one_sentence(more, part):
    with pytest.raises(BadInput, match=part) as caught:
        checked_setup(setup_of(**more))
    assert "\n" not in str(caught.value)


def test_decks_come_after_the_picks_and_out_of_the_pool():
    game = game_of("draft", people=2, computers=0)
    with pytest.raises(BadInput, match="before all cards are taken"):
        game.build(0, DeckList("Early", "second", ()))
    play_draft(game)
    mine, other = game.built(0, "Mine"), game.built(1, "Other")
    for wrong in (DeckList("Small", "second", mine.cards[:3]), other):
        with pytest.raises(BadInput, match="seat 1"):
            game.build(0, wrong)
    game.build(0, mine)
    assert game.awaited == [1] and not game.over
    game.build(1, other)
    assert game.over and game.awaited == []
