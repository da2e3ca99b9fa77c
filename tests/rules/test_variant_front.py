"""Front Lines: its presets and seats, that whole games end by its rules, and that computer players know the lines."""

from __future__ import annotations

import pytest
from groups import first_and_rest

from doomtable import rulesets
from doomtable.ai.greedy_player import GreedyPlayer
from doomtable.cards.catalogue import catalogue
from doomtable.cli import arguments
from doomtable.files.decks import DeckList
from doomtable.records.record import GameSetup, RecordHeader, game_deck, head
from doomtable.records.record_parser import read_record
from doomtable.records.verification import verify_record
from doomtable.rules.lines import other_line, shielded, stands_behind
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.view import view
from doomtable.scenarios.export import export
from doomtable.scenarios.runner import open_game
from doomtable.selfplay.headless_games import HeadlessGame, run_headless
from doomtable.session.player_rng import PlayerRng


def rules_of(edition: str = "second", **options: object) -> Ruleset:
    return rulesets.get(edition, {"variant": "front", **options})


def setup(seed: int, **options: object) -> GameSetup:
    rules = rules_of(**options)
    return GameSetup(
        tuple(game_deck(deck) for deck in arguments.decks(None, 4, rules)), rules, catalogue().get, seed
    )


def test_its_presets_in_every_edition_and_its_seats():
    """VAR-FRONT-01 to -04, VAR-FRONT-14, VAR-FRONT-R10: 5 D each, P for a team, forty win; four play."""
    for edition in ("first", "second"):
        rules = rules_of(edition)
        assert (rules.goal_p, rules.start_d, rules.min_seats, rules.max_seats) == (40, 5, 4, 4)
        assert (rules.shared_pools, rules.sides) == ("promotion", (0, 1, 0, 1))
        assert rules.roles == ("captain", "captain", "sergeant", "sergeant")
    assert rules_of(goal_p=30).goal_p == 30, "a named switch beats the preset"
    with pytest.raises(rulesets.BadOption, match="variant \"front\" is for 4 players, not 3 \\(VAR-FRONT-01\\)"):
        rulesets.check_seats(rules_of(), 3)
    with pytest.raises(rulesets.BadOption, match="form \"team\" and variant \"front\" do not go together"):
        rules_of(form="team")
    with pytest.raises(rulesets.BadOption, match="OPT-GEN-02"):
        rulesets.get("tournament", {"variant": "front"})


def test_who_stands_behind_whom():
    """VAR-FRONT-04: captains stand behind their sergeants."""
    st = setup(1).deal().state
    assert [stands_behind(st.rules, seat) for seat in range(4)] == [True, True, False, False]
    assert [other_line(st, seat) for seat in range(4)] == [2, 3, 0, 1]
    assert not any(shielded(st, seat) for seat in range(4)), "nobody has a warrior yet"
    plain = GameSetup(setup(1).decks, rulesets.get("second"), catalogue().get, 1).deal().state
    assert not any(stands_behind(plain.rules, seat) or other_line(plain, seat) >= 0 for seat in range(4))


def test_every_view_says_who_stands_before_whom():
    game = setup(3).deal()
    for seat in range(4):
        assert [player.before for player in view(game, seat).players] == [2, 3, -1, -1]


def test_no_card_is_banned_or_restricted():
    """VAR-FRONT-15: what other variants ban is free."""
    assert rules_of().banned == () and len({deck.name for deck in setup(1).decks}) == 4
    for name in ("Inspired", "Annihilation", "Double Duty", "Snipers!", "Heimburg", "Karnophage"):
        found = rulesets.faults(DeckList("d", "second", ((name, 1),)), rules_of(), lookup=catalogue().get)
        assert not [fault for fault in found if fault.rule.startswith("VAR-")]


def test_a_record_says_the_variant_and_is_verified(tmp_path):
    assert rulesets.options_of(rules_of()) == {"variant": "front"}
    assert rulesets.options_of(rules_of(goal_p=20)) == {"variant": "front", "goal_p": 20}
    for rules in (rules_of(), rules_of("first", start_d=9, sabotage=True)):
        said = {key: str(value) for key, value in rulesets.options_of(rules).items()}
        assert rulesets.get(rules.name, said) == rules
    assert head(setup(1), RecordHeader())["options"] == {"variant": "front"}
    path = tmp_path / "game.record"
    HeadlessGame(setup(2, goal_p=8), ("greedy", "random", "greedy", "random"), 8000, False).play(path)
    assert read_record(path).setup.rules == rules_of(goal_p=8)
    assert verify_record(path)["verified"]


@pytest.mark.parametrize("kind", ["random", "greedy"])
@pytest.mark.parametrize("seed", first_and_rest(1, range(8)))
def test_games_end_by_its_rules(kind, seed):
    """Every invariant holds after every choice; both members of a team win, or nobody."""
    one = HeadlessGame(setup(seed, sabotage=seed % 3 == 0), (kind,) * 4, 12_000, True)
    how, won = one.play()
    assert how in ("promotion", "no_warriors", "deck_out", "draw")
    assert won in ((0, 2), (1, 3)) or how == "draw"


def test_computer_players_beat_random_ones():
    """Greedy players on one side against random ones on the other; 40 games were 40 wins."""
    lists = arguments.decks(None, 4, rules_of())
    for players in (("greedy", "random") * 2, ("random", "greedy") * 2):
        told = run_headless(decks=lists, ruleset=rules_of(), players=players, seed=11, games=3, cap=12_000)
        assert told["errors"] == 0
        assert told["wins"][players.index("greedy")] == 3


CAPTAIN = """
name: A captain has a warrior, and nobody stands in front
options: {variant: front}
players:
  - {name: Ann, destiny: 12, hand: [], squad: [Mitch Hunter, {card: Hussar, wounded: true}]}
  - {name: Dan}
  - {name: Bea, squad: [Infantry]}
  - {name: Cid, kohort: [Necromutant]}
"""


def test_a_greedy_captain_sends_those_who_can_fight_forward_and_keeps_the_wounded(tmp_path):
    path = tmp_path / "one.yaml"
    path.write_text(CAPTAIN, encoding="utf-8")
    game = open_game(path)
    player, rng = GreedyPlayer(catalogue().get), PlayerRng(1, 0)
    while game.decision is not None and game.decision.seat == 0 and game.state.turn.budget.actions > 1:
        seen = view(game, 0)
        assert seen.decision is not None
        chosen = player.choose(seen.decision, lambda seen=seen: seen, rng)
        at = seen.decision.options.index(chosen)
        game.choose(game.decision.options[at])
    names = [game.state.definitions.of[card].card.name for card in game.state.seats[2].squad]
    assert names == ["Infantry", "Mitch Hunter"]
    assert game.state.play[game.state.seats[2].squad[1]].cover


def test_a_position_is_written_with_who_owns_what(tmp_path):
    """VAR-FRONT-R03."""
    path = tmp_path / "one.yaml"
    path.write_text(
        CAPTAIN + "script:\n  - Ann: [transfer, Mitch Hunter]\n  - pass: all\n", encoding="utf-8"
    )
    game = open_game(path)
    path.write_text(export(game), encoding="utf-8")
    again = open_game(path)
    for one in (game, again):
        card = one.state.seats[2].squad[1]
        assert one.state.play[card].controller == 2 and one.state.definitions.owner[card] == 0
        assert one.state.play[card].cover and shielded(one.state, 0)
