"""Boosters by printed rarities, and drafts out of them."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from doomtable.cards.catalogue import SETS, catalogue
from doomtable.decks.booster_draft import BoosterDraft, DraftSetup, replayed
from doomtable.decks.boosters import KINDS, BoosterKind, booster_kind, checked, opened, sealed_pool
from doomtable.errors import BadInput

CARDS = catalogue()
MIXED = (KINDS["unl"], KINDS["inq"], KINDS["pl"])


def test_every_set_but_the_promotional_cards_has_boosters_that_can_be_filled():
    assert set(KINDS) == set(SETS) - {"promo"}
    for kind in KINDS.values():
        assert checked(kind) is kind
        found = opened(kind, Random(1))
        assert len(found) == kind.size == len(set(found))
        assert Counter(CARDS.get(name).rarity[0] for name in found) == {s: n for s, n in kind.slots if n}
        assert {CARDS.get(name).set for name in found} == {kind.set}


def test_the_same_chance_opens_the_same_booster():
    assert opened(KINDS["unl"], Random(7)) == opened(KINDS["unl"], Random(7)) != opened(KINDS["unl"], Random(8))


def test_a_card_that_stands_twice_on_its_sheet_comes_about_twice_as_often():
    chance, seen = Random(3), Counter[str]()
    for _ in range(3000):
        seen.update(CARDS.get(name).rarity for name in opened(KINDS["unl"], chance))
    printed = Counter(card.rarity for card in CARDS.by_set("unl"))
    once, twice = seen["C1"] / printed["C1"], seen["C2"] / printed["C2"]
    assert 1.7 < twice / once < 2.0  # a little less than 2, as no card comes twice in a booster


def test_a_sealed_pool_is_its_boosters():
    pool = sealed_pool([KINDS["unl"]] * 4 + [KINDS["inq"]] * 2, Random(5))
    assert sum(pool.values()) == 4 * 15 + 2 * 8


@pytest.mark.parametrize(
    ("kind", "part"),
    [
        (BoosterKind("promo", 3), '"promo"'), (BoosterKind("moon", 3), '"moon"'), (BoosterKind("inq", 0), "0 cards"),
        (BoosterKind("unl", 31), "31 cards"), (BoosterKind("gol", 5, 3), "U"), (BoosterKind("unl", 5, -1), "4 cards"),
    ],
)  # fmt: skip
def test_boosters_nobody_can_open_are_one_sentence(kind, part):
    with pytest.raises(BadInput, match=part) as caught:
        checked(kind)
    assert "\n" not in str(caught.value)
    assert booster_kind("inq") == KINDS["inq"]


# --------------------------------------------------------------------------------------------------------- the draft


def first_of_all(draft: BoosterDraft) -> None:
    """Let everybody take the first card before him until none is left."""
    while not draft.over:
        for seat in draft.to_pick:
            draft.pick(seat, draft.packs[seat][0])


@pytest.mark.parametrize("seats", range(2, 8))
def test_everybody_takes_as_many_and_every_card_is_taken_once(seats):
    draft = BoosterDraft(DraftSetup(seats, MIXED, 4))
    dealt = Counter(name for pack in draft.packs for name in pack)
    assert draft.left(0) == 15 + 8 + 15
    first_of_all(draft)
    assert [len(pool) for pool in draft.pools] == [38] * seats
    assert draft.left(0) == 0 and draft.to_pick == []
    taken = Counter(name for pool in draft.pools for name in pool[:15])
    assert taken == dealt
    assert sum(draft.pool(0).values()) == 38
    again = replayed(draft.setup, draft.picks)
    assert again.pools == draft.pools and again.over


def test_packs_go_left_then_right_when_all_have_picked():
    draft = BoosterDraft(DraftSetup(3, MIXED, 4))
    first = [list(pack) for pack in draft.packs]
    for seat in (2, 0):
        draft.pick(seat, first[seat][0])
    assert draft.to_pick == [1] and draft.packs[1] == first[1]
    draft.pick(1, first[1][0])
    assert draft.packs == [first[2][1:], first[0][1:], first[1][1:]]
    while draft.leftward:
        for seat in draft.to_pick:
            draft.pick(seat, draft.packs[seat][0])
    second = [list(pack) for pack in draft.packs]
    for seat in range(3):
        draft.pick(seat, second[seat][0])
    assert draft.packs == [second[1][1:], second[2][1:], second[0][1:]]


def test_nobody_picks_twice_or_what_is_not_before_him():
    draft = BoosterDraft(DraftSetup(2, MIXED, 4))
    other = next(name for name in draft.packs[1] if name not in draft.packs[0])
    with pytest.raises(BadInput, match="not in this pack"):
        draft.pick(0, other)
    draft.pick(0, draft.packs[0][0])
    with pytest.raises(BadInput, match="has picked"):
        draft.pick(0, draft.packs[0][0])
    with pytest.raises(BadInput, match="has picked"):
        draft.pick(5, draft.packs[0][0])
    assert len(draft.picks) == 1 and draft.left(0) == draft.left(1) - 1


@pytest.mark.parametrize(("seats", "rounds"), [(1, MIXED), (8, MIXED), (2, ()), (2, MIXED * 5)])
def test_drafts_nobody_can_hold_are_one_sentence(seats, rounds):
    with pytest.raises(BadInput) as caught:
        BoosterDraft(DraftSetup(seats, rounds, 1))
    assert "\n" not in str(caught.value)
