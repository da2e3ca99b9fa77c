"""The shuffle proof: the bytes that are hashed, the course of a deal, and every change of a proof found."""

from __future__ import annotations

import json
from dataclasses import replace
from hashlib import sha256
from struct import pack

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doomtable.errors import BadInput
from doomtable.records import fair_deal
from doomtable.records.commitments import (
    CommitmentOpening,
    canonical,
    commitment,
    commitment_of,
    computers_commitment,
    key_of,
)
from doomtable.records.deal_proof import as_json, proof_faults, proof_from, proof_mismatches
from doomtable.records.fair_deal import DealAnnouncement, DealFault, DealProof, DealRefused
from doomtable.rules.game import Deck

GAME = "00112233445566778899aabbccddeeff"
OTHER_GAME = "10112233445566778899aabbccddeeff"
ANN = Deck(("Hussar", "Ärger", "Hussar", "Dragoon"), ("T-32 “Wolfclaw”",), "Ann's")
BOB = Deck(("Infantry", "Cuirassier"), (), "Bob's")
CAT = Deck(("Valkyrie",), ("Nathaniel", "Dragoon"))
DAN = Deck(("Golem",) * 3)
EVE = Deck(("Legionnaire", "Razide", "Hussar"))
BLIND = bytes(range(100, 132))


def secret(seat):
    """Return 32 bytes, other ones for each seat."""
    return bytes([seat + 1]) * 32


def parts(*values):
    """Return the hash input as the module says it, written down a second time."""
    return b"".join(
        pack(">I", len(value)) + value
        for value in (parts(*value) if isinstance(value, list) else value for value in values)
    )


def names(*values):
    """Return names as bytes, in the order given."""
    return [value.encode("utf-8") for value in values]


class Table:
    """A deal played through: `humans` maps seats to decks, `computers` the others."""

    def __init__(self, humans, computers=None):
        self.humans = humans
        self.dealer = fair_deal.announce(
            GAME, len(humans) + len(computers or {}), computers, BLIND if computers else b""
        )
        self.stakes = {
            seat: fair_deal.join_deal(self.dealer.announced, seat, deck, secret(seat)) for seat, deck in humans.items()
        }

    def commit(self, *seats):
        """Let seats commit, and everybody see it."""
        for sender in seats:
            said = self.stakes[sender].commitment
            self.dealer = self.dealer.commit(sender, said)
            self.stakes = {seat: stake.saw(sender, said) for seat, stake in self.stakes.items()}

    def open(self, *seats):
        """Let seats open."""
        for seat in seats:
            self.dealer = self.dealer.open(seat, self.stakes[seat].reveal())

    def played(self):
        """Let all commit and open, the last seat first."""
        self.commit(*reversed(self.humans))
        self.open(*reversed(self.humans))
        return self


def two():
    """Return a table of two people."""
    return Table({0: ANN, 1: BOB})


def five():
    """Return a table of four people and a computer in the middle."""
    return Table({0: ANN, 1: BOB, 3: DAN, 4: EVE}, {2: CAT})


TABLES = {"two": two, "five": five}


# ---------------------------------------------------------------------------------------------------- hashing


def test_a_commitment_is_the_hash_the_module_says():
    said = parts(
        b"doomtable deal 1 commitment",
        bytes.fromhex(GAME),
        b"\x02",
        names("Dragoon", "Hussar", "Hussar", "Ärger"),
        names("T-32 “Wolfclaw”"),
        secret(7),
    )
    assert said.startswith(b"\x00\x00\x00\x1bdoomtable deal 1 commitment\x00\x00\x00\x10\x00\x11\x22")
    assert commitment(GAME, 2, ANN, secret(7)) == sha256(said).hexdigest()


def test_vectors_for_other_clients():
    deck = Deck(("b", "a", "b"), ("c",))
    assert (
        commitment(GAME, 0, deck, bytes(32))
        == "c4b7b5a355c94affec4b8582d6d5e73f1c74993c6f62892b447672ccdcba9eca"
    )
    openings = [CommitmentOpening(0, deck, bytes(32)), CommitmentOpening(2, Deck(()), b"\xff" * 32)]
    assert (
        key_of(GAME, (0, 2), openings).hex()
        == "47532c2c9908d62a25595c6be9cd924d3efde3c71ca55433a4c18a13d06d5952"
    )
    assert (
        computers_commitment(GAME, {1: deck}, bytes(32))
        == "e4bc16fc4b806397fe82089a721dc992bf12113349997afa20e927795fd9df6a"
    )


def test_the_key_is_the_hash_the_module_says():
    said = parts(
        b"doomtable deal 1 key",
        bytes.fromhex(GAME),
        *(b"\x00", names("Cuirassier", "Infantry"), [], secret(0)),
        *(b"\x03", names("Valkyrie"), names("Dragoon", "Nathaniel"), secret(3)),
    )
    openings = [CommitmentOpening(0, BOB, secret(0)), CommitmentOpening(3, CAT, secret(3))]
    assert key_of(GAME, (0, 3), openings) == sha256(said).digest()


def test_the_computers_hash_is_the_one_the_module_says():
    said = parts(
        b"doomtable deal 1 computers",
        bytes.fromhex(GAME),
        *(b"\x01", names("Cuirassier", "Infantry"), []),
        *(b"\x04", names("Valkyrie"), names("Dragoon", "Nathaniel")),
        BLIND,
    )
    assert computers_commitment(GAME, {4: CAT, 1: BOB}, BLIND) == sha256(said).hexdigest()


WORDS = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=6)
PILES = st.lists(WORDS, max_size=4).map(tuple)
SECRETS = st.binary(min_size=32, max_size=32)
MESSAGES = st.tuples(
    st.integers(0, 2**128 - 1).map("{:032x}".format),
    st.integers(0, 6),
    st.builds(Deck, PILES, PILES, start=PILES),
    SECRETS,
)


@given(MESSAGES, st.randoms(use_true_random=False))
def test_a_commitment_does_not_know_the_order_or_name_of_a_deck(message, chance):
    game, seat, deck, own = message
    cards, collection = list(deck.cards), list(deck.collection)
    chance.shuffle(cards)
    chance.shuffle(collection)
    mixed = Deck(tuple(cards), tuple(collection), "mixed", deck.start)
    assert commitment(game, seat, mixed, own) == commitment(game, seat, deck, own)
    assert canonical(mixed)[:2] == canonical(deck)[:2]


@given(MESSAGES, MESSAGES)
def test_two_messages_never_have_one_commitment(a, b):
    one, other = ((game, seat, canonical(deck)._replace(name=""), own) for game, seat, deck, own in (a, b))
    same = one == other
    assert (commitment(*a) == commitment(*b)) == same


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (Deck(("ab",)), Deck(("a", "b"))),
        (Deck(("a", "b")), Deck(("a",), ("b",))),
        (Deck(("a",)), Deck((), ("a",))),
        (Deck(("a",)), Deck(("a", "a"))),
        (Deck(("a\x00\x00\x00\x01b",)), Deck(("a", "b"))),
        (Deck(("é",)), Deck(("e\u0301",))),
    ],
)
def test_decks_that_look_alike_when_run_together(one, other):
    assert commitment(GAME, 0, one, secret(0)) != commitment(GAME, 0, other, secret(0))


def test_no_hash_is_one_of_another_kind():
    opening = CommitmentOpening(0, BOB, secret(0))
    hashes = {
        commitment_of(GAME, opening),
        key_of(GAME, (0,), [opening]).hex(),
        computers_commitment(GAME, {0: BOB}, secret(0)),
    }
    assert len(hashes) == 3


def test_canonical_order_is_that_of_code_points_and_of_bytes():
    deck = canonical(Deck(("é", "z", "Z", "\U0001f3b4", "\uffee", "A"), ("b", "a"), "mine"))
    assert deck == Deck(("A", "Z", "z", "é", "\uffee", "\U0001f3b4"), ("a", "b"), "mine")
    assert list(deck.cards) == sorted(deck.cards, key=str.encode)


@pytest.mark.parametrize(
    ("game", "seat", "deck", "own"),
    [
        (GAME.upper(), 0, BOB, secret(0)),
        (GAME[:-1], 0, BOB, secret(0)),
        (GAME + "\n", 0, BOB, secret(0)),
        (GAME[:-1] + "\n", 0, BOB, secret(0)),
        (None, 0, BOB, secret(0)),
        (GAME, -1, BOB, secret(0)),
        (GAME, 7, BOB, secret(0)),
        (GAME, True, BOB, secret(0)),
        (GAME, "0", BOB, secret(0)),
        (GAME, 0, BOB, secret(0)[:-1]),
        (GAME, 0, BOB, secret(0) + b"x"),
        (GAME, 0, BOB, "x" * 32),
        (GAME, 0, Deck(("",)), secret(0)),
        (GAME, 0, Deck(("x" * 101,)), secret(0)),
        (GAME, 0, Deck(("\ud800",)), secret(0)),
        (GAME, 0, Deck((), (3,)), secret(0)),
        (GAME, 0, Deck(("x",) * 1001), secret(0)),
        (GAME, 0, Deck((), ("x",) * 1001), secret(0)),
    ],
)
def test_what_cannot_be_committed_to(game, seat, deck, own):
    with pytest.raises(BadInput) as refused:
        commitment(game, seat, deck, own)
    assert str(refused.value).endswith(".") and "\n" not in str(refused.value).replace(str(game), "")


def test_the_largest_deck_can_be_committed_to():
    assert commitment(GAME, 6, Deck(("x" * 100,) * 1000, ("y" * 100,) * 1000), secret(0))


@pytest.mark.parametrize(
    ("humans", "seats"),
    [
        ((), ()),
        ((0, 1), (0,)),
        ((0, 1), (1, 0)),
        ((0, 1), (0, 0)),
        ((0, 1), (0, 1, 1)),
        ((0, 1), (0, 2)),
        ((0,), (0, 1)),
        ((1, 0), (1, 0)),
        ((0, 0), (0, 0)),
    ],
)
def test_no_key_of_a_gap_a_double_or_another_order(humans, seats):
    with pytest.raises(BadInput):
        key_of(GAME, humans, [CommitmentOpening(seat, BOB, secret(seat)) for seat in seats])


def test_the_key_changes_with_everything_in_it():
    ours = [CommitmentOpening(0, ANN, secret(0)), CommitmentOpening(1, BOB, secret(1))]
    keys = [
        key_of(GAME, (0, 1), ours),
        key_of(OTHER_GAME, (0, 1), ours),
        key_of(GAME, (0, 2), [ours[0], replace(ours[1], seat=2)]),
        key_of(GAME, (0, 1), [ours[0], replace(ours[1], deck=CAT)]),
        key_of(GAME, (0, 1), [ours[0], replace(ours[1], secret=secret(2))]),
        key_of(GAME, (0, 1), [replace(ours[0], secret=secret(2)), ours[1]]),
        key_of(GAME, (0,), ours[:1]),
    ]
    assert len(set(keys)) == len(keys) and {len(key) for key in keys} == {32}


# ----------------------------------------------------------------------------------------------- announcement


def test_an_announcement_without_and_with_computer_seats():
    assert two().dealer.announced == DealAnnouncement(GAME, 2, (0, 1), "")
    fixed = computers_commitment(GAME, {2: CAT}, BLIND)
    assert five().dealer.announced == DealAnnouncement(GAME, 5, (0, 1, 3, 4), fixed)
    assert five().dealer.announced.programs == (2,)


@pytest.mark.parametrize(
    ("game", "seats", "computers", "blind"),
    [
        ("", 2, {}, b""),
        (GAME.upper(), 2, {}, b""),
        (GAME, 0, {}, b""),
        (GAME, -1, {}, b""),
        (GAME, 8, {}, b""),
        (GAME, 2, {}, BLIND),
        (GAME, 2, {1: BOB}, b""),
        (GAME, 2, {1: BOB}, BLIND[1:]),
        (GAME, 2, {0: ANN, 1: BOB}, BLIND),
        (GAME, 2, {2: BOB}, BLIND),
        (GAME, 3, {1: BOB, 5: ANN}, BLIND),
        (GAME, 2, {7: BOB}, BLIND),
        (GAME, 2, {-1: BOB}, BLIND),
        (GAME, 2, {1: Deck(("",))}, BLIND),
    ],
)
def test_what_cannot_be_announced(game, seats, computers, blind):
    with pytest.raises(BadInput):
        fair_deal.announce(game, seats, computers, blind)


@pytest.mark.parametrize("seats", range(1, 8))
def test_one_to_seven_people(seats):
    table = Table(dict.fromkeys(range(seats), BOB)).played()
    assert proof_faults(table.dealer.proof(), table.dealer.dealt().decks, table.dealer.dealt().key) == ()


def test_the_blind_hides_the_lists_of_computer_seats():
    one = fair_deal.announce(GAME, 2, {1: CAT}, BLIND).announced
    assert one != fair_deal.announce(GAME, 2, {1: CAT}, secret(0)).announced


# ----------------------------------------------------------------------------------------------------- a deal


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_a_deal_from_announcement_to_proof(table):
    table = table()
    humans = tuple(table.humans)
    assert (table.dealer.phase, table.dealer.awaited) == (fair_deal.COMMITTING, humans)
    table.commit(*humans[1:])
    assert (table.dealer.phase, table.dealer.awaited) == (fair_deal.COMMITTING, humans[:1])
    table.commit(humans[0])
    assert (table.dealer.phase, table.dealer.awaited) == (fair_deal.OPENING, humans)
    table.open(*humans[:0:-1])
    assert (table.dealer.phase, table.dealer.awaited) == (fair_deal.OPENING, humans[:1])
    table.open(humans[0])
    assert (table.dealer.phase, table.dealer.awaited) == (fair_deal.DEALT, ())
    key, decks = table.dealer.dealt()
    own = [CommitmentOpening(seat, deck, secret(seat)) for seat, deck in table.humans.items()]
    assert key == key_of(GAME, humans, own)
    lists = table.humans | dict(table.dealer.computers)
    assert decks == tuple(canonical(lists[seat]) for seat in range(len(lists)))
    proof = table.dealer.proof()
    assert proof_faults(proof, decks, key) == ()
    assert all(proof_mismatches(stake, proof, decks) == () for stake in table.stakes.values())


def test_the_decks_keep_their_names():
    assert [deck.name for deck in two().played().dealer.dealt().decks] == ["Ann's", "Bob's"]


def test_the_order_in_which_things_come_is_all_one():
    other = five()
    other.commit(3, 0, 4, 1)
    other.open(4, 0, 1, 3)
    assert other.dealer.dealt() == five().played().dealer.dealt()
    assert other.dealer == five().played().dealer


def test_every_secret_has_a_part_in_the_key():
    ours = two().played().dealer.dealt().key
    for seat in (0, 1):
        table = two()
        table.stakes[seat] = fair_deal.join_deal(table.dealer.announced, seat, table.humans[seat], secret(9))
        assert table.played().dealer.dealt().key != ours


def test_steps_leave_the_dealer_before_them_as_it_was():
    table = two()
    before = table.dealer
    table.played()
    assert before == two().dealer and before.phase == fair_deal.COMMITTING


def test_nothing_hidden_is_printed():
    table = five()
    table.commit(0, 1, 3, 4)
    table.open(0)
    for shown in (table.dealer, *table.stakes.values(), table.stakes[0].reveal()):
        text = repr(shown)
        assert "Hussar" not in text and "Valkyrie" not in text
        assert repr(secret(0)) not in text and repr(BLIND) not in text


# --------------------------------------------------------------------------------------------------- refusals


def refused(step, *arguments):
    """Return code and seat of the refusal of a step."""
    with pytest.raises(DealRefused) as found:
        step(*arguments)
    assert str(found.value).endswith(".")
    return found.value.code, found.value.seat


def test_commitments_that_are_refused():
    table = five()
    dealer, good = table.dealer, table.stakes[0].commitment
    assert refused(dealer.commit, 2, good) == ("no_person", 2)
    assert refused(dealer.commit, 5, good) == ("no_person", 5)
    for bad in ("", good.upper(), good[1:], good + "0", good[1:] + "\n", None, 3):
        assert refused(dealer.commit, 0, bad) == ("malformed", 0)
    dealer = dealer.commit(0, good)
    assert refused(dealer.commit, 0, good) == ("second", 0)
    assert refused(dealer.commit, 0, table.stakes[1].commitment) == ("second", 0)
    assert refused(dealer.commit, 1, good) == ("copied", 1)
    table.commit(0, 1, 3, 4)
    assert refused(table.dealer.commit, 0, good) == ("late", 0)
    assert refused(table.dealer.abort("left", 3).commit, 0, good) == ("late", 0)
    assert refused(five().played().dealer.commit, 0, good) == ("late", 0)


def test_openings_that_are_refused():
    table = five()
    opening = table.stakes[0].opening
    assert refused(table.dealer.open, 0, opening) == ("early", 0)
    table.commit(0, 1, 3)
    assert refused(table.dealer.open, 0, opening) == ("early", 0)
    table.commit(4)
    assert refused(table.dealer.open, 2, opening) == ("no_person", 2)
    table.open(0)
    assert refused(table.dealer.open, 0, opening) == ("second", 0)
    assert refused(table.dealer.abort("silent", 1).open, 1, opening) == ("late", 1)
    table.open(1, 3, 4)
    assert refused(table.dealer.open, 0, opening) == ("late", 0)


def test_a_refusal_is_told_in_one_sentence():
    assert issubclass(DealRefused, BadInput)


def test_a_player_does_not_open_before_all_commitments_were_seen():
    table = five()
    table.commit(0, 1, 3)
    assert not table.stakes[0].complete
    assert refused(table.stakes[0].reveal) == ("early", 0)
    table.commit(4)
    assert table.stakes[0].complete
    assert table.stakes[0].reveal() == CommitmentOpening(0, canonical(ANN), secret(0))


def test_what_a_player_refuses_to_have_seen():
    table = five()
    own, other = table.stakes[0], table.stakes[1].commitment
    assert own.saw(0, own.commitment) == own
    assert refused(own.saw, 0, other) == ("second", 0)
    assert refused(own.saw, 1, own.commitment) == ("copied", 1)
    assert refused(own.saw, 2, other) == ("no_person", 2)
    assert refused(own.saw, 1, "x" * 64) == ("malformed", 1)
    own = own.saw(1, other)
    assert own.saw(1, other) == own
    assert refused(own.saw, 1, table.stakes[3].commitment) == ("second", 1)
    assert refused(own.saw, 3, other) == ("copied", 3)


def test_who_cannot_join():
    announced = five().dealer.announced
    assert refused(fair_deal.join_deal, announced, 2, ANN, secret(2)) == ("no_person", 2)
    assert refused(fair_deal.join_deal, announced, 6, ANN, secret(2)) == ("no_person", 6)
    for bad in (
        announced._replace(game="x"),
        announced._replace(seats=8),
        announced._replace(seats="5"),
        announced._replace(humans=()),
        announced._replace(humans=(0, 0)),
        announced._replace(humans=(1, 0)),
        announced._replace(humans=(0, 5)),
        announced._replace(humans=(False, 1)),
        announced._replace(computers=""),
        announced._replace(computers=announced.computers.upper()),
        announced._replace(seats=4, humans=(0, 1, 2, 3)),
    ):
        with pytest.raises(BadInput, match=r"^announcement: .*\.$"):
            fair_deal.join_deal(bad, 0, ANN, secret(0))
    with pytest.raises(BadInput):
        fair_deal.join_deal(announced, 0, ANN, b"short")


# ----------------------------------------------------------------------------------------------------- aborts


@pytest.mark.parametrize(
    "wrong",
    [
        CommitmentOpening(0, ANN, secret(5)),
        CommitmentOpening(0, BOB, secret(0)),
        CommitmentOpening(0, ANN._replace(cards=ANN.cards[1:]), secret(0)),
        CommitmentOpening(0, Deck(ANN.cards + ANN.collection), secret(0)),
        CommitmentOpening(1, ANN, secret(0)),
        CommitmentOpening(1, BOB, secret(1)),
        CommitmentOpening(9, ANN, secret(0)),
        CommitmentOpening(0, ANN, b""),
        CommitmentOpening(0, Deck(("",)), secret(0)),
    ],
)
def test_an_opening_that_does_not_fit_aborts_and_is_blamed_on_its_sender(wrong):
    table = two()
    table.commit(0, 1)
    table.open(1)
    over = table.dealer.open(0, wrong)
    assert (over.phase, over.aborted, over.awaited) == (fair_deal.ABORTED, DealFault("mismatch", 0), ())


def test_a_commitment_of_another_seat_cannot_be_opened():
    """Even if a copy were let in, and its owner told its opening: the seat is inside the hash."""
    table = two()
    table.commit(0)
    said = table.stakes[0].commitment
    dealer = replace(table.dealer, commitments=(said, said))
    over = dealer.open(1, CommitmentOpening(1, ANN, secret(0)))
    assert over.aborted == DealFault("mismatch", 1)


@pytest.mark.parametrize("code", sorted(fair_deal.ABORTS))
@pytest.mark.parametrize("opened", [False, True])
def test_an_abort_is_shown_and_forgets_what_was_opened(code, opened):
    table = two()
    if opened:
        table.commit(0, 1)
        table.open(0)
    over = table.dealer.abort(code, 1)
    assert (over.phase, over.aborted) == (fair_deal.ABORTED, DealFault(code, 1))
    assert over.openings == (None, None) and over.commitments == table.dealer.commitments
    assert table.dealer.abort(code).aborted == DealFault(code, -1)
    for step in (over.dealt, over.proof):
        with pytest.raises(ValueError):
            step()
    with pytest.raises(ValueError):
        over.abort(code, 0)


def test_there_are_codes_to_abort_with_and_a_time():
    with pytest.raises(ValueError):
        two().dealer.abort("boredom", 0)
    with pytest.raises(ValueError):
        two().played().dealer.abort("stopped")


def test_nothing_is_dealt_or_proved_before_all_have_opened():
    table = two()
    for act in (lambda: None, lambda: table.commit(0, 1), lambda: table.open(0)):
        act()
        for step in (table.dealer.dealt, table.dealer.proof):
            with pytest.raises(ValueError):
                step()


# ------------------------------------------------------------------------------------------- proofs in a file


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_a_proof_goes_through_json(table):
    proof = table().played().dealer.proof()
    assert proof_from(json.loads(json.dumps(as_json(proof))), "a.json") == proof


def test_the_parts_of_a_proof_in_a_file():
    table = five().played()
    assert as_json(table.dealer.proof()) == {
        "scheme": 1,
        "game": GAME,
        "seats": 5,
        "humans": [0, 1, 3, 4],
        "computers": computers_commitment(GAME, {2: CAT}, BLIND),
        "commitments": [table.stakes[seat].commitment for seat in (0, 1, 3, 4)],
        "secrets": [secret(seat).hex() for seat in (0, 1, 3, 4)],
        "blind": BLIND.hex(),
    }


HEX = "ab" * 32
BAD_PARTS = [
    *(("scheme", bad) for bad in (0, 2, True, 1.0, "1", None)),
    *(("game", bad) for bad in ("", GAME.upper(), GAME + "00", GAME[:-1] + "g", 3, None, [GAME])),
    *(("seats", bad) for bad in (0, 4, 8, -5, True, 5.0, "5", None, 10**30)),
    *(("humans", bad) for bad in ([], [0, 1, 3], [0, 1, 4, 3], [0, 1, 3, 3], [0, 1, 3, 5], [-1, 0, 1, 3])),
    *(("humans", bad) for bad in ([False, 1, 3, 4], [0, 1, 3, 4.0], [0, 1, 3, "4"], {}, "0134", None)),
    *(("humans", bad) for bad in ([0, 1, 2, 3, 4], [[0], 1, 3, 4], list(range(8)), [0] * 10_000)),
    *(("computers", bad) for bad in ("", HEX.upper(), HEX[1:], HEX + "\n", None, 0, [HEX])),
    *((key, bad) for key in ("commitments", "secrets") for bad in ([], [HEX] * 3, [HEX] * 5, None, HEX, {})),
    *(
        (key, [HEX, HEX, HEX, bad])
        for key in ("commitments", "secrets")
        for bad in ("", HEX.upper(), 0, None)
    ),
    *(("blind", bad) for bad in ("", HEX.upper(), HEX[2:], HEX + "00", None, 0)),
]


@pytest.mark.parametrize(("part", "bad"), BAD_PARTS)
def test_a_proof_with_a_part_out_of_bounds(part, bad):
    value = as_json(five().played().dealer.proof()) | {part: bad}
    with pytest.raises(BadInput, match=r"\Aa\.json: [^\n]*\.\Z") as found:
        proof_from(value, "a.json")
    assert len(str(found.value)) < 200


@pytest.mark.parametrize("part", ["computers", "blind"])
def test_a_proof_without_computer_seats_fixes_no_decks(part):
    value = as_json(two().played().dealer.proof()) | {part: HEX}
    with pytest.raises(BadInput):
        proof_from(value, "a.json")


@pytest.mark.parametrize("part", sorted(as_json(DealProof(DealAnnouncement("", 0, (), ""), (), (), ""))))
def test_a_proof_without_one_of_its_parts(part):
    value = as_json(two().played().dealer.proof())
    del value[part]
    with pytest.raises(BadInput):
        proof_from(value, "a.json")


@pytest.mark.parametrize("value", [None, [], "proof", 1, {}, {"scheme": 1}, {1: 2}])
def test_what_is_no_proof(value):
    with pytest.raises(BadInput):
        proof_from(value, "a.json")


def test_a_proof_with_a_part_too_many():
    with pytest.raises(BadInput):
        proof_from(as_json(two().played().dealer.proof()) | {"more": 1}, "a.json")


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=70),
    lambda inner: st.lists(inner, max_size=9) | st.dictionaries(st.text(max_size=9), inner, max_size=9),
    max_leaves=20,
)


@given(st.dictionaries(st.sampled_from(sorted(as_json(two().played().dealer.proof()))), ANYTHING))
def test_whatever_stands_in_a_proof_it_is_refused_or_found_to_be_wrong(changes):
    table = two().played()
    good = as_json(table.dealer.proof())
    try:
        proof = proof_from(good | changes, "a.json")
    except BadInput:
        return
    key, decks = table.dealer.dealt()
    assert (proof_faults(proof, decks, key) == ()) == (as_json(proof) == good)


# -------------------------------------------------------------------------------------------------- tampering


@st.composite
def tampered(draw):
    """Return a deal's proof, decks and key with one of their values changed."""
    dealer = draw(st.sampled_from([two, five]))().played().dealer
    (key, decks), proof = dealer.dealt(), dealer.proof()
    announced = proof.announced

    def other_hex(value):
        at = draw(st.integers(0, len(value) - 1))
        digit = draw(st.sampled_from("0123456789abcdefABCDEFxyz\n").filter(lambda new: new != value[at]))
        return value[:at] + digit + value[at + 1 :]

    def other_row(row, change):
        at = draw(st.integers(0, len(row) - 1))
        return (*row[:at], change(row[at]), *row[at + 1 :])

    def other_deck(deck):
        pile = draw(st.sampled_from([name for name in ("cards", "collection") if getattr(deck, name)]))
        row = getattr(deck, pile)
        at = draw(st.integers(0, len(row) - 1))
        new = draw(
            st.sampled_from([
                (*row[:at], *row[at + 1 :]),
                (*row, row[at]),
                (*row[:at], row[at] + "s", *row[at + 1 :]),
                (*row[:at], row[at].upper(), *row[at + 1 :]),
                (*row[:at], "", *row[at + 1 :]),
                (*row[at:], *row[:at]),
                row[::-1],
            ]).filter(lambda new: new != row)
        )  # fmt: skip
        return deck._replace(**{pile: new})

    part = draw(
        st.sampled_from(
            ["game", "seats", "humans", "computers", "commitments", "secrets", "blind", "decks", "key"]
        )
    )
    if part == "game":
        announced = announced._replace(game=other_hex(announced.game))
    elif part == "seats":
        announced = announced._replace(seats=draw(st.integers(-1, 9).filter(lambda n: n != announced.seats)))
    elif part == "humans":
        rows = st.lists(st.integers(-1, 7), max_size=7).map(tuple)
        announced = announced._replace(humans=draw(rows.filter(lambda row: row != announced.humans)))
    elif part == "computers":
        announced = announced._replace(
            computers=other_hex(announced.computers) if announced.computers else HEX
        )
    elif part == "commitments":
        proof = proof._replace(commitments=other_row(proof.commitments, other_hex))
    elif part == "secrets":
        proof = proof._replace(secrets=other_row(proof.secrets, other_hex))
    elif part == "blind":
        proof = proof._replace(blind=other_hex(proof.blind) if proof.blind else HEX)
    elif part == "decks":
        decks = other_row(decks, other_deck) if draw(st.booleans()) else (*decks[1:], decks[0])
    else:
        key = draw(st.binary(max_size=33).filter(lambda new: new != key))
    return proof._replace(announced=announced), decks, key


@given(tampered())
def test_any_single_change_is_found(published):
    assert proof_faults(*published)


def found(proof, decks, key):
    """Return the faults of a proof as pairs."""
    return [tuple(fault) for fault in proof_faults(proof, decks, key)]


def test_which_fault_a_change_is():
    dealer = five().played().dealer
    (key, decks), proof = dealer.dealt(), dealer.proof()
    announced = proof.announced
    swapped = (proof.secrets[1], proof.secrets[0], *proof.secrets[2:])
    assert found(proof, decks, bytes(32)) == [("key", -1)]
    assert found(proof, decks[:-1], key) == [("seats", -1)]
    assert found(proof._replace(blind=HEX), decks, key) == [("computers", -1)]
    assert found(proof._replace(blind="no"), decks, key) == [("malformed", -1)]
    assert found(proof._replace(secrets=swapped), decks, key) == [
        ("commitment", 0), ("commitment", 1), ("key", -1),
    ]  # fmt: skip
    assert found(proof._replace(commitments=(*proof.commitments[:3], HEX)), decks, key) == [("commitment", 4)]
    assert found(proof._replace(announced=announced._replace(game=OTHER_GAME)), decks, key) == [
        *(("commitment", seat) for seat in (0, 1, 3, 4)), ("computers", -1), ("key", -1),
    ]  # fmt: skip
    assert found(proof, (*decks[:2], BOB, *decks[3:]), key) == [("unsorted", 2), ("computers", -1)]
    assert found(proof, (*decks[:2], canonical(BOB), *decks[3:]), key) == [("computers", -1)]
    assert found(proof, (*decks[:4], Deck(("",))), key) == [("deck", 4)]


def test_a_deck_laid_in_another_order_is_found_although_its_commitment_fits():
    """Whoever knows the key could lay a deck so that the shuffle brings the best cards first."""
    dealer = two().played().dealer
    key, decks = dealer.dealt()
    laid = (decks[0]._replace(cards=decks[0].cards[::-1]), decks[1])
    assert found(dealer.proof(), laid, key) == [("unsorted", 0)]


def test_the_name_of_a_deck_has_no_part_in_it():
    dealer = two().played().dealer
    key, decks = dealer.dealt()
    assert found(dealer.proof(), tuple(deck._replace(name="x") for deck in decks), key) == []


# ----------------------------------------------------------------------------------------- what a player kept


def broken(stake, proof, decks):
    """Return where a proof differs from a stake as pairs."""
    return [tuple(fault) for fault in proof_mismatches(stake, proof, decks)]


def test_a_host_that_chooses_its_secret_late_proves_it_to_nobody():
    """The host tells Ann one commitment of its own and plays with another, in a proof without a fault."""
    honest = two().played()
    late = Table({0: ANN, 1: BOB})
    late.stakes[1] = fair_deal.join_deal(late.dealer.announced, 1, BOB, secret(9))
    late.played()
    (key, decks), proof = late.dealer.dealt(), late.dealer.proof()
    assert proof_faults(proof, decks, key) == ()
    assert broken(honest.stakes[0], proof, decks) == [("exchanged", 1)]


def test_a_host_that_chooses_computer_decks_late():
    honest = five().played()
    late = Table({0: ANN, 1: BOB, 3: DAN, 4: EVE}, {2: EVE}).played()
    (key, decks), proof = late.dealer.dealt(), late.dealer.proof()
    assert proof_faults(proof, decks, key) == ()
    assert broken(honest.stakes[0], proof, decks) == [("announced", -1)]


def test_a_host_that_replaces_what_a_player_sent():
    honest = two().played()
    late = Table({0: CAT, 1: BOB})
    late.stakes[0] = fair_deal.join_deal(late.dealer.announced, 0, CAT, secret(9))
    late.played()
    (key, decks), proof = late.dealer.dealt(), late.dealer.proof()
    assert proof_faults(proof, decks, key) == ()
    assert broken(honest.stakes[0], proof, decks) == [("exchanged", 0), ("secret", 0), ("deck", 0)]


def test_other_things_a_player_finds():
    table = five().played()
    (_, decks), proof = table.dealer.dealt(), table.dealer.proof()
    mine = table.stakes[3]
    assert broken(mine, proof, decks) == []
    assert broken(mine, proof._replace(blind=""), decks) == [("malformed", -1)]
    assert broken(mine, proof._replace(announced=proof.announced._replace(game=OTHER_GAME)), decks) == [
        ("announced", -1)
    ]
    assert broken(mine, proof, decks[1:]) == [("seats", -1)]
    assert broken(mine, proof, (*decks[:3], BOB, decks[4])) == [("deck", 3)]
    unseen = fair_deal.join_deal(proof.announced, 3, DAN, secret(3))
    assert broken(unseen, proof, decks) == [("unseen", 0), ("unseen", 1), ("unseen", 4)]


@given(tampered())
def test_a_player_finds_any_change_of_what_it_kept(published):
    proof, decks, _ = published
    table = (two if len(proof.commitments) == 2 else five)().played()
    good = table.dealer.proof()
    for stake in table.stakes.values():
        own = proof.announced == good.announced and proof.commitments == good.commitments
        at = table.dealer.announced.humans.index(stake.opening.seat)
        own = (
            own
            and proof.secrets[at] == good.secrets[at]
            and decks[stake.opening.seat][:2] == stake.opening.deck[:2]
        )
        if not own:
            assert proof_mismatches(stake, proof, decks)
