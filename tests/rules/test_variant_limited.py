"""Limited Resources: its presets, what its decks may not hold, and that whole games end by its rules."""

from __future__ import annotations

import pytest
from groups import first_and_rest

from doomtable import rulesets
from doomtable.ai.opponent_decks import max_copies
from doomtable.cards.catalogue import catalogue
from doomtable.cli import arguments
from doomtable.errors import BadInput
from doomtable.files.decks import DeckList
from doomtable.records.deck_pool import deck_pool
from doomtable.records.record import GameSetup, RecordHeader, game_deck, head
from doomtable.records.record_parser import read_record
from doomtable.records.verification import verify_record
from doomtable.rules.attack_prices import has_fought
from doomtable.rules.card_tags import grants_action
from doomtable.rules.game import Deck
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.view import view
from doomtable.scenarios.export import export
from doomtable.scenarios.runner import open_game
from doomtable.selfplay.headless_games import HeadlessGame, run_headless

GRANTS = {
    "unl": {"Blood Lust", "Initiative", "Inspired", "Nimrod Autocannon", "Ruthless Efficiency"},
    "inq": {
        'AG-17 "Panzerknacker"', "Archetypal Timepiece", "Book of Law", "Greater Manipulation", "Mission Statement",
        "Smell of War", "The Fourth Directorate",
    },
    "wz": {
        "Command Helmet", "Field Marshal Johnstone", "Grand Assault", "Lord Nozaki", "President Charles W. Colding",
        "Rattlesnake", "Staff General Constance Romanov", "The Nineteenth Executive",
    },
    "mort": {"Battle Cry", "Hidden", "Powerful Command", "Trail of Evidence"},
    "gol": set(),
    "apo": {"Nomura's Quickened Step", "Weapons Expert"},
    "pl": {"Grinder - Island Team Member", "Prisoner Work Camp"},
    "promo": {"Aquabeast"},
}
"""What bears the tag `grants_action`, by set."""


def rules_of(edition: str = "second", **options: object) -> Ruleset:
    return rulesets.get(edition, {"variant": "limited", **options})


def decks(seats: int = 2) -> tuple[Deck, ...]:
    return tuple(game_deck(deck) for deck in arguments.decks(None, seats, rules_of()))


def setup(seed: int, seats: int = 2, **options: object) -> GameSetup:
    return GameSetup(decks(seats), rules_of(**options), catalogue().get, seed)


def test_its_presets_and_that_a_named_switch_beats_them():
    """VAR-LIMITED-01, VAR-LIMITED-06."""
    for edition in ("first", "second"):
        rules = rules_of(edition)
        assert (rules.markers, rules.goal_p, rules.start_d, rules.min_seats, rules.max_seats) == (30, 41, 5, 2, 7)
    assert (rules_of(markers=12).markers, rules_of(goal_p=40).goal_p) == (12, 40)
    assert rulesets.get("second").markers == 0


def test_a_game_begins_with_thirty_markers_for_each_and_all_see_them():
    """VAR-LIMITED-01, VAR-LIMITED-R07."""
    game = setup(3, 7).deal()
    assert [(s.markers, s.D, s.P) for s in game.state.seats] == [(30, 5, 0)] * 7
    assert [player.markers for player in view(game, 2).players] == [30] * 7


def test_it_goes_with_primary_targets_and_leaves_a_form_it_does_not_go_with():
    """OPT-GEN-R01: the form that is chosen beside it is left alone, or refused."""
    assert rules_of(form="target").secondary_cost == 2
    assert rulesets.in_another_form(rules_of(), "target") == rules_of(form="target")
    assert rulesets.in_another_form(rules_of(), "team") == rulesets.get("second", {"form": "team"})
    with pytest.raises(rulesets.BadOption, match="OPT-GEN-R01"):
        rules_of(form="team")


def test_a_record_says_the_variant_and_what_differs_from_its_presets(tmp_path):
    assert rulesets.options_of(rules_of()) == {"variant": "limited"}
    assert rulesets.options_of(rules_of(goal_p=40)) == {"variant": "limited", "goal_p": 40}
    for rules in (rules_of(), rules_of("first", markers=9, form="target"), rules_of(start_d=9)):
        said = {key: str(value) for key, value in rulesets.options_of(rules).items()}
        assert rulesets.get(rules.name, said) == rules
    assert head(setup(1), RecordHeader())["options"] == {"variant": "limited"}
    path = tmp_path / "game.record"
    HeadlessGame(setup(2, markers=6), ("greedy", "random"), 8000, False).play(path)
    assert read_record(path).setup.rules == rules_of(markers=6)
    assert verify_record(path)["verified"]


def test_the_tag_is_derived_from_the_declarations():
    """VAR-LIMITED-R05, VAR-LIMITED-R06, OPT-GEN-R03: warriors, Relics and Equipment bear it too; who loses actions
    or attacks once more without a further action does not."""
    bearing = [card for card in catalogue().cards if grants_action(card)]
    assert {name: {card.name for card in bearing if card.set == name} for name in GRANTS} == GRANTS
    assert len(bearing) == sum(map(len, GRANTS.values()))
    assert not any(grants_action(catalogue().get(name)) for name in ("Forced March", "Extortion", "Bite the Dust"))


def test_no_deck_or_collection_holds_such_a_card():
    """VAR-LIMITED-07, OPT-GEN-R02: those that the source names, as others; without the variant they are free."""
    get = catalogue().get
    for named in ("Inspired", "Archetypal Timepiece", "Grand Assault", "Nimrod Autocannon"):
        for deck in (DeckList("d", "second", ((named, 1),)), DeckList("d", "second", (), ((named, 1),))):
            found = [fault for fault in rulesets.faults(deck, rules_of(), lookup=get) if fault.rule == "VAR-LIMITED-07"]
            assert [(fault.card, fault.found, fault.allowed) for fault in found] == [(named, 1, 0)]
            plain = rulesets.faults(deck, rulesets.get("second"), lookup=get)
            assert "VAR-LIMITED-07" not in {fault.rule for fault in plain}
    free = DeckList("d", "second", (("Forced March", 1),))
    assert "VAR-LIMITED-07" not in {fault.rule for fault in rulesets.faults(free, rules_of(), lookup=get)}


def test_ready_and_made_up_decks_hold_none():
    """VAR-LIMITED-07."""
    assert len({deck.cards for deck in decks(7)}) == 7
    assert max_copies(catalogue().get("Inspired"), rules_of()) == 0
    ready, names = deck_pool(rules_of(), catalogue().get)
    assert "Inspired" not in names and len(ready) >= 7
    assert "Inspired" in deck_pool(rulesets.get("second"), catalogue().get)[1]


@pytest.mark.parametrize("kind", ["random", "greedy"])
@pytest.mark.parametrize("seed", first_and_rest(1, range(10)))
def test_games_end_by_its_rules(kind, seed):
    """Every invariant holds after every choice."""
    one = HeadlessGame(setup(seed, 2 + seed % 3), (kind,) * (2 + seed % 3), 8000, True)
    how, won = one.play()
    assert how in ("promotion", "no_warriors", "deck_out", "markers", "draw")
    assert one.session is not None
    st = one.session.game.state
    if how == "markers":
        assert not any(st.seats[s].markers for s in st.living()) and max(
            st.seats[s].P for s in st.living()
        ) == st.seats[won[0]].P


def test_computer_players_do_not_waste_their_markers():
    lists = arguments.decks(None, 2, rules_of())
    told = run_headless(decks=lists, ruleset=rules_of(), players=("greedy", "random"), seed=7, games=20)
    assert told["errors"] == 0 and "markers" in told["outcomes"]
    assert told["wins"][0] >= 3 * told["wins"][1]


ANOTHER_ATTACKED = """
name: Bob has attacked in the turn of Ann
options: {variant: limited}
turn: {number: 5}
players:
  - {name: Ann, markers: 9, squad: [Hussar]}
  - {name: Bob, hand: [Grand Assault], kohort: [Razide]}
script:
  - Ann: [meditate]
  - Bob: [play, Grand Assault]
  - Bob: [attack, Razide, Hussar, fight]
  - pass: all
"""


def test_a_position_is_written_with_its_markers_and_with_the_combat_of_the_turn(tmp_path):
    """VAR-LIMITED-04, VAR-LIMITED-R07."""
    path = tmp_path / "one.yaml"
    path.write_text(ANOTHER_ATTACKED, encoding="utf-8")
    game = open_game(path)
    path.write_text(export(game), encoding="utf-8")
    again = open_game(path)
    for one in (game, again):
        st = one.state
        assert [s.markers for s in st.seats] == [8, 30] and st.turn.budget.actions == 8 and has_fought(st)
        decision = one.decision
        assert decision is not None and "attack" not in {option.key for option in decision.options}


def test_nobody_has_markers_in_another_game(tmp_path):
    path = tmp_path / "one.yaml"
    path.write_text("name: x\nplayers:\n  - {name: Ann, markers: 3}\n  - {name: Bob}\n", encoding="utf-8")
    with pytest.raises(BadInput, match='nobody has markers without the option "markers"'):
        open_game(path)


@pytest.mark.parametrize(("flags", "actions"), [("", 4), ("attacked", 0)])
def test_the_actions_of_a_position_are_the_markers_of_its_player(tmp_path, flags, actions):
    """VAR-LIMITED-03."""
    path = tmp_path / "one.yaml"
    ann = f"{{name: Ann, markers: 4, flags: [{flags}]}}"
    text = f"name: x\noptions: {{variant: limited}}\nTURNplayers:\n  - {ann}\n  - {{name: Bob}}\n"
    for turn in ("", f"turn: {{actions: {actions}}}\n"):
        path.write_text(text.replace("TURN", turn), encoding="utf-8")
        game = open_game(path)
        assert game.state.turn.budget.actions == actions
        assert flags or "actions:" not in export(game)
    path.write_text(text.replace("TURN", "turn: {actions: 3}\n"), encoding="utf-8")
    with pytest.raises(BadInput, match=f'here {actions}; leave "actions" out'):
        open_game(path)
