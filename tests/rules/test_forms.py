"""Forms of play: who may sit down, what decks they play, and that whole games of each end by its rules."""

from __future__ import annotations

import pytest
from groups import first_and_rest

from doomtable import rulesets
from doomtable.cards.catalogue import catalogue
from doomtable.cli import arguments
from doomtable.files.decks import DeckList, read_deck, ready_decks
from doomtable.records.record import GameSetup, RecordHeader, game_deck, head
from doomtable.rules.game import Deck
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.terms import NOBODY
from doomtable.rules.view import view
from doomtable.rulesets import BadOption, check_seats
from doomtable.selfplay.headless_games import HeadlessGame

FORMS = {"target": 4, "team": 4, "cartel": 7}
"""With how many each form is tried."""


def rules_of(form: str, **options: object) -> Ruleset:
    return rulesets.get("second", {"form": form, **options})


def decks(form: str) -> tuple[Deck, ...]:
    return tuple(game_deck(deck) for deck in arguments.decks(None, FORMS[form], rules_of(form)))


def setup(form: str, seed: int, **options: object) -> GameSetup:
    return GameSetup(decks(form), rules_of(form, **options), catalogue().get, seed)


@pytest.mark.parametrize(
    ("form", "options", "seats", "said"),
    [
        ("team", {}, 5, 'form "team" is for 4 or 6 players, not 5 (MULTI-TEAM-R07).'),
        ("team", {}, 2, 'form "team" is for 4 or 6 players, not 2 (MULTI-TEAM-R07).'),
        ("team", {"teams": 3}, 4, 'form "team" is for 6 players, not 4 (MULTI-TEAM-R07).'),
        ("cartel", {}, 6, 'form "cartel" is for 7 players, not 6 (MULTI-CARTEL-01).'),
    ],
)
def test_so_many_cannot_play_it(form, options, seats, said):
    """MULTI-TEAM-01, MULTI-TEAM-R07, MULTI-CARTEL-01."""
    with pytest.raises(BadOption) as caught:
        check_seats(rules_of(form, **options), seats)
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("form", "options", "seats"),
    [("team", {}, 4), ("team", {}, 6), ("team", {"teams": 3}, 6), ("cartel", {}, 7), ("target", {}, 2), ("ffa", {}, 5)],
)
def test_so_many_can(form, options, seats):
    check_seats(rules_of(form, **options), seats)


def test_a_named_switch_beats_the_preset_of_a_form():
    assert rules_of("team").goal_p == 50 and rules_of("team", goal_p=40).goal_p == 40
    assert rules_of("target").secondary_cost == 2 and rules_of("target", secondary_cost=3).secondary_cost == 3
    assert rules_of("team", secondary_cost=2).secondary_cost == 2


@pytest.mark.parametrize("form", FORMS)
def test_a_record_says_the_form_and_what_differs_from_its_presets(form):
    plain, other = rules_of(form), rules_of(form, goal_p=40)
    assert rulesets.options_of(plain) == {"form": form}
    assert rulesets.options_of(other)["goal_p" if form != "target" else "form"] in (40, form)
    for rules in (plain, other):
        said = {key: str(value) for key, value in rulesets.options_of(rules).items()}
        assert rulesets.get("second", said) == rules
    assert head(setup(form, 1), RecordHeader())["options"] == {"form": form}


def test_the_tournament_takes_none():
    """OPT-GEN-02."""
    with pytest.raises(BadOption, match="takes no optional rule: form=team"):
        rulesets.get("tournament", {"form": "team"})


def test_the_legion_begins_with_ten_cards_and_the_others_with_seven():
    """MULTI-CARTEL-05, MULTI-CARTEL-07; MULTI-CARTEL-R08: whoever begins."""
    begun = set()
    for seed in range(12):
        st = setup("cartel", seed).deal().state
        assert [len(s.hand) for s in st.seats] == [7] * 6 + [10]
        assert [s.D for s in st.seats] == [5] * 6 + [20]
        begun.add(st.turn.seat)
    assert len(begun) > 3


def test_warriors_of_another_side_are_a_fault_of_a_cartel_deck():
    """MULTI-CARTEL-R06."""
    rules, get = rules_of("cartel"), catalogue().get
    mixed = DeckList("Mixed", "second", (("Hussar", 5), ("Agent Nick Michaels", 5), ("Ex-Imperial Freelancer", 5)))
    for role in rules.roles:
        found = {fault.card for fault in rulesets.faults(mixed, rules, role, lookup=get) if "CARTEL" in fault.rule}
        assert found == (set() if role == "bauhaus" else {"Hussar"})
    assert not [f for f in rulesets.faults(mixed, rules, lookup=get) if "CARTEL" in f.rule], "no role, no limit"
    assert not [f for f in rulesets.faults(mixed, rules_of("team"), "legion", lookup=get) if "CARTEL" in f.rule]


def test_every_role_of_the_cartel_has_a_ready_deck():
    rules = rules_of("cartel")
    every = [read_deck(path, catalogue().names) for path in ready_decks()]
    for role in rules.roles:
        assert [d for d in every if not rulesets.faults(d, rules, role, lookup=catalogue().get)], role
    assert len({deck.name for deck in arguments.decks(None, 7, rules)}) == 7


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("kind", ["random", "greedy"])
@pytest.mark.parametrize("seed", first_and_rest(1, range(10)))
def test_games_of_a_form_end_by_its_rules(form, kind, seed):
    """Every invariant holds after every choice."""
    how, won = HeadlessGame(setup(form, seed, goal_p=20), (kind,) * FORMS[form], 8000, True).play()
    assert how in ("promotion", "no_warriors", "deck_out", "draw")
    if form == "team":
        assert won in ((), (0, 2), (1, 3))
    if form == "cartel":
        assert won in ((), (0, 1, 2, 3, 4, 5), (6,))


def test_partners_show_no_hands():
    """MULTI-TEAM-R04."""
    game = setup("team", 3).deal()
    seen = view(game, 0)
    assert seen.players[2].hand == () and seen.players[2].hand_count == 7 and seen.players[2].team == 1
    assert seen.players[0].hand and NOBODY not in [player.seat for player in seen.players]


@pytest.mark.parametrize("greedy", [(0, 2), (1, 3)])
@pytest.mark.parametrize("seed", first_and_rest(1, range(900, 906)))
def test_a_team_of_two_greedy_players_beats_a_team_of_two_random_ones(greedy, seed):
    """As clearly as one beats one: of 60 games each measured, all were won."""
    kinds = tuple("greedy" if seat in greedy else "random" for seat in range(4))
    how, won = HeadlessGame(setup("team", seed), kinds, 8000, False).play()
    assert how in ("promotion", "no_warriors", "deck_out") and won == greedy
