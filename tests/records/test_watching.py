"""Films of records: how far they go, what is seen with whose eyes, and who must agree before cards are shown."""

from __future__ import annotations

from functools import partial

import pytest
from filming import of_format_1, of_rules, put, record
from work import calls

from doomtable.errors import BadInput
from doomtable.records import recorded_game
from doomtable.records.record_parser import read_record
from doomtable.records.recorded_game import ALL_CARDS, RecordedGame
from doomtable.records.verification import replayed
from doomtable.rules.game import RULES_VERSION
from doomtable.rules.view import PUBLIC_ZONES
from doomtable.rules.view_parts import SPECTATOR

TWO = ("human", "human")
ONE = ("human", "greedy")
NONE = ("greedy", "greedy")


def film(folder, kinds=NONE, choices=100_000) -> RecordedGame:
    return recorded_game.open_recorded_game(put(folder, record(kinds, choices)))


def test_a_film_shows_every_moment_as_it_was(tmp_path):
    path = put(tmp_path, record())
    shown = recorded_game.open_recorded_game(path)
    digests = [game.state.digest() for game in replayed(read_record(path))]
    assert len(shown) == len(digests) - 1 and shown.whole and not shown.stopped_because and shown.over
    for at in (*range(0, len(shown), 17), len(shown), 3, 2, 1, 0):
        assert shown.game(at).state.digest() == digests[at]
        assert shown.view(at, 0) == shown.game(at).view(0)
    for beyond in (-1, len(shown) + 1):
        with pytest.raises(IndexError):
            shown.game(beyond)


def test_stepping_is_instant(tmp_path):
    """Nowhere is the game played again for it."""
    shown = film(tmp_path)
    assert max(calls(partial(shown.view, at, 0)) for at in range(0, len(shown), 5)) < 10_000


def test_turns_follow_one_another(tmp_path):
    shown = film(tmp_path)
    assert shown.turns[0].begins == 0
    begins = [turn.begins for turn in shown.turns]
    assert begins == sorted(set(begins)) and len(begins) > 5
    for at in range(len(shown)):
        turn, view = shown.turn(at), shown.view(at, SPECTATOR)
        assert (turn.seat, turn.number) == (view.turn.seat, view.turn.number)
    second = begins[1]
    assert shown.turn_from(0, 1) == second and shown.turn_from(second, -1) == 0
    assert shown.turn_from(second + 1, -1) == second
    assert shown.turn_from(0, -1) == 0 and shown.turn_from(len(shown), 1) == len(shown)


def test_the_log_belongs_to_its_choices(tmp_path):
    shown = film(tmp_path)
    choices = [told.choice for told in shown.told]
    assert choices == sorted(choices) and choices[0] == 0 and choices[-1] <= len(shown)
    assert all(told.event is not None for told in shown.told) and not shown.archived


# ----------------------------------------------------------------------------------------------------- secrets


def secrets(shown, at, eyes):
    """The cards that these eyes may not know: those in hands of others, and whatever lies face down."""
    state = shown.game(at).state
    cards = {c for s, seat in enumerate(state.seats) if s != eyes for c in seat.hand} | set(state.play)
    return {card for card in cards if not state.known[card] >> eyes & 1}


def shown_cards(view):
    for player in view.players:
        yield from player.hand
        for zone in PUBLIC_ZONES:
            yield from getattr(player, zone)


@pytest.mark.parametrize("eyes", [0, 1, SPECTATOR])
def test_a_seat_sees_what_it_saw(tmp_path, eyes):
    shown = film(tmp_path, TWO, 200)
    for at in range(0, 200, 9):
        hidden = secrets(shown, at, eyes)
        assert not hidden & {card.handle for card in shown_cards(shown.view(at, eyes))}


def test_open_shows_every_hand_and_face_and_no_pile(tmp_path):
    shown = film(tmp_path)
    covered = 0
    for at in range(0, len(shown), 7):
        before = shown.game(at).state.digest()
        view = shown.view(at, ALL_CARDS, 1)
        assert view.seat == 1
        for player in view.players:
            assert len(player.hand) == player.hand_count
            assert isinstance(player.draw, int) and isinstance(player.discard, int)
        for card in shown_cards(view):
            assert card.name is not None
            if card.cover:
                covered += 1
                assert card.peek
        assert shown.game(at).state.digest() == before, "the open view is made of a copy"
    assert covered


def test_a_choice_is_told_to_whoever_made_it_and_to_nobody_else(tmp_path):
    shown = film(tmp_path, TWO, 200)
    found = read_record(shown.path)
    for at in range(1, 200):
        seen = {eyes: shown.made(at, eyes) for eyes in (0, 1, SPECTATOR, ALL_CARDS)}
        assert seen[SPECTATOR] is None and sum(seen[s] is not None for s in (0, 1)) == 1
        assert seen[ALL_CARDS] is not None and seen[ALL_CARDS][1].key == found.choices[at - 1].key
        assert seen[seen[ALL_CARDS][0]] == seen[ALL_CARDS]
    assert shown.made(0, ALL_CARDS) is None


@pytest.mark.parametrize(
    ("kinds", "choices", "first", "asked"),
    [
        (TWO, 60, SPECTATOR, {0: (0,), 1: (1,), SPECTATOR: (), ALL_CARDS: (0, 1)}),
        (ONE, 60, 0, {0: (), 1: (0,), SPECTATOR: (), ALL_CARDS: (0,)}),
        (NONE, 60, SPECTATOR, {0: (), 1: (), SPECTATOR: (), ALL_CARDS: ()}),
        (TWO, 100_000, 0, {0: (), 1: (), SPECTATOR: (), ALL_CARDS: ()}),
        (ONE, 100_000, 0, {0: (), 1: (), SPECTATOR: (), ALL_CARDS: ()}),
        (NONE, 100_000, SPECTATOR, {0: (), 1: (), SPECTATOR: (), ALL_CARDS: ()}),
    ],
)
def test_who_must_agree_before_cards_are_shown(tmp_path, kinds, choices, first, asked):
    shown = film(tmp_path, kinds, choices)
    assert shown.first_eyes() == first
    assert {eyes: shown.consent_to_view(eyes) for eyes in asked} == asked


def test_a_record_that_names_no_players_may_be_of_people(tmp_path):
    shown = recorded_game.open_recorded_game(put(tmp_path, of_format_1(record(NONE, 60))))
    assert shown.humans == (0, 1) and shown.consent_to_view(ALL_CARDS) == (0, 1)


# --------------------------------------------------------------------------------------- records that fall short


def test_another_version_is_watched_as_far_as_it_agrees_and_its_log_goes_on(tmp_path):
    raw = of_rules(record(), RULES_VERSION + 2, 48)
    shown = recorded_game.open_recorded_game(put(tmp_path, raw))
    assert len(shown) == 40 and not shown.whole
    said = f"recorded with rules {RULES_VERSION + 2}, differs from rules {RULES_VERSION} at choice 48."
    assert str(shown.stopped_because) == said
    assert shown.archived and shown.archived[0].choice > 40
    told = [told.text for told in shown.archived]
    whole = [text for step in read_record(shown.path).steps[41:] for text in step.log]
    assert told == whole


def test_another_version_that_agrees_is_watched_whole(tmp_path):
    shown = recorded_game.open_recorded_game(put(tmp_path, of_rules(record(NONE, 60), RULES_VERSION + 2)))
    assert len(shown) == 60 and shown.whole and not shown.stopped_because


def test_a_damaged_record_is_watched_as_far_as_it_is_whole(tmp_path):
    raw = record(TWO)
    lines = raw.split(b"\n")
    lines[100] = b"\x00\x00"
    shown = recorded_game.open_recorded_game(put(tmp_path, b"\n".join(lines)))
    assert 0 < len(shown) < 100 and "line 101" in str(shown.stopped_because)
    assert not shown.over and shown.consent_to_view(ALL_CARDS) == (0, 1), "what is cut off may go on"


def test_what_cannot_be_dealt_is_no_film(tmp_path):
    head, _, rest = record(NONE, 60).partition(b"\n")
    other = head.replace(b'"seed":5', b'"seed":6')
    assert other != head
    path = put(tmp_path, other + b"\n" + rest)
    shown = recorded_game.open_recorded_game(path)
    assert len(shown) < 8 and not shown.whole and shown.stopped_because
    with pytest.raises(BadInput):
        recorded_game.open_recorded_game(put(tmp_path, b"{}\n"))


# -------------------------------------------------------------------------------------------------- going on


def test_playing_on_seats_one_person_against_the_computer(tmp_path):
    shown = film(tmp_path, ("greedy", "random", "greedy"))
    assert shown.kinds(1) == ("veteran", "human", "veteran")
    assert shown.may_go_on(0) and not shown.may_go_on(len(shown))


@pytest.mark.parametrize(("word", "seat"), [("maren", 0), (" Ilse", 1), ("OPEN", ALL_CARDS), ("spectator", SPECTATOR)])
def test_seats_go_by_names(word, seat):
    assert recorded_game.seat_called(("Maren", "Ilse"), word) == seat


def test_an_unknown_name_is_one_sentence():
    with pytest.raises(BadInput, match=r'nobody here is called "Bob"; there are Maren, Ilse, spectator and open\.'):
        recorded_game.seat_called(("Maren", "Ilse"), "Bob")
