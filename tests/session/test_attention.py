"""Attention: a person is stopped where it matters to him, by what he sees, and the rest passes in his name."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from dealing import begun, random_setup, ready_setup
from groups import little_and_all
from permuting import permuted

from doomtable import paths
from doomtable.ai.players import program
from doomtable.rules.game import Game
from doomtable.rules.terms import PASS
from doomtable.rules.view import view
from doomtable.scenarios.runner import open_game, run_files
from doomtable.scenarios.script import ScriptedGame
from doomtable.session.attention import REASONS, Attention, attention
from doomtable.session.session import LOCAL, Session
from doomtable.session.stop_settings import StopSettings

POSITION = """
name: A window
players:
  - {{name: Ann, destiny: 12, hand: [{hand}], squad: [{squad}]}}
  - {{name: Bob, destiny: {poor}, hand: [{theirs}], squad: [{guards}], kohort: [{legion}]}}
script:
  - Ann: [{script}]
"""


def at_window(folder: Path, script: str, **held: str) -> Game:
    """The game that a line of Ann's leads to: somebody is asked in a window."""
    parts = {"hand": "", "squad": "Hussar", "theirs": "", "guards": "Infantry", "legion": "", "poor": "12"} | held
    file = folder / "position.yaml"
    file.write_text(POSITION.format(script=script, **parts), encoding="utf-8")
    game = open_game(file)
    assert game.decision is not None and game.decision.kind == "window"
    return game


def found(game: Game) -> Attention:
    assert game.decision is not None
    return attention(game, game.view(game.decision.seat))


def names(told: Attention) -> list[str | None]:
    return [play.name for play in told.plays]


def windows(make, seeds, kind="random"):
    """Games at their window questions."""
    for seed in seeds:
        session = begun(make(seed), kind)
        while session.decisions < 250 and session.step():
            decision = session.game.decision
            if decision is not None and decision.kind == "window" and PASS in decision.options:
                yield session.game


# ------------------------------------------------------------------------------------------------------ the rule


def test_a_card_that_turns_the_combat_is_a_stop(tmp_path):
    """Infantry (A 2) would be wounded by the Hussar (F 2); two more Armor save it."""
    told = found(at_window(tmp_path, "attack, Hussar, Infantry, fight", theirs="Evasive Action, Positive Karma"))
    assert (told.why, names(told)) == ("changes", ["Evasive Action"])


def test_an_ability_that_turns_the_combat_is_a_stop(tmp_path):
    """It is the only one there is, so that nobody is asked which."""
    script = "attack, Golden Lion, Fay & Klaus, fight"
    told = found(at_window(tmp_path, script, squad="Golden Lion", guards="Fay & Klaus"))
    assert (told.why, names(told)) == ("changes", ["Fay & Klaus"])


def test_a_card_that_only_makes_a_won_combat_safer_is_none(tmp_path):
    told = found(at_window(tmp_path, "attack, Hussar, Infantry, fight", hand="Powerful Blow, Positive Karma"))
    assert (told.why, names(told)) == ("", []), "nor is it told that it could have been played"


@pytest.mark.parametrize(("cards", "why"), [("Powerful Blow", ""), ("Powerful Blow x3", "changes")])
def test_cards_that_turn_the_combat_only_together_are_a_stop(tmp_path, cards, why):
    """The Hussar (F 2) reaches the Razide's Armor (7) with three Blows (+2 each), not with one."""
    script = "attack, Hussar, Razide, fight"
    assert found(at_window(tmp_path, script, hand=cards, guards="", legion="Razide")).why == why


@pytest.mark.parametrize(("guards", "told"), [
    ("{card: Infantry, wounded: true}", ("dying", ["Powerful Blow"])), ("Infantry", ("", [])),
])  # fmt: skip
def test_nobody_loses_a_warrior_in_a_combat_without_having_been_asked(tmp_path, guards, told):
    """Two more F do not help who is shot at; whoever dies meanwhile is his who holds them."""
    held = "Powerful Blow, Positive Karma"
    found_so = found(at_window(tmp_path, "attack, Hussar, Infantry, shoot", theirs=held, guards=guards))
    assert (found_so.why, names(found_so)) == told


def test_what_can_be_played_at_any_time_is_no_stop_where_nothing_is_at_stake(tmp_path):
    told = found(at_window(tmp_path, "meditate", theirs="Positive Karma"))
    assert told == Attention("", told.plays)
    assert names(told) == ["Positive Karma"]


@pytest.mark.parametrize(("cards", "squad"), [("Natural Disaster", "Hussar, Mercurian Diamond Caverns")])
def test_what_takes_a_card_from_the_table_of_who_has_the_turn_is_a_stop(tmp_path, cards, squad):
    told = found(at_window(tmp_path, "meditate", theirs=cards, squad=squad))
    assert (told.why, names(told)) == ("takes", [cards])


def test_what_would_change_nothing_is_not_among_what_could_have_been_played(tmp_path):
    """Who has as much as the other gains nothing by an exchange."""
    told = found(at_window(tmp_path, "meditate", theirs="Reversal of Fortune, Positive Karma", poor="13"))
    assert (told.why, names(told)) == ("", ["Positive Karma"])


MISSION = """
name: A city for a mission
players:
  - {name: Ann, attached: [MISSION], squad: [{card: Hussar, attached: [Demolition Kit]}]}
  - {name: Bob, squad: [Fukido, Golden Lion]}
script:
  - Ann: [attack, Hussar, Golden Lion, shoot]
"""


@pytest.mark.parametrize(("mission", "why"), [("Infiltration", "changes"), ("", "")])
def test_what_earns_promotion_in_a_combat_is_a_stop(mission, why, tmp_path):
    """Both fare as they would; who has the mission is paid for the city that is blown up meanwhile."""
    file = tmp_path / "mission.yaml"
    file.write_text(MISSION.replace("MISSION", mission), encoding="utf-8")
    game = open_game(file)
    assert [option.key for option in game.decision.options] == ["pass", "use"]
    assert found(game).why == why


def test_a_card_that_names_the_moment_is_a_stop(tmp_path):
    told = found(at_window(tmp_path, "play, Positive Karma", hand="Positive Karma", theirs="Miscommunication"))
    assert (told.why, names(told)) == ("named", ["Miscommunication"])


@pytest.mark.parametrize(("poor", "why"), [("12", ""), ("11", ""), ("10", "takes"), ("0", "takes")])
def test_what_takes_much_of_another_is_a_stop_in_his_turn(tmp_path, poor, why):
    """Ann has 13 D after her action, and 3 is much."""
    told = found(at_window(tmp_path, "meditate", theirs="Reversal of Fortune, Positive Karma", poor=poor))
    assert told.why == why
    assert names(told) == (["Reversal of Fortune"] if why else ["Reversal of Fortune", "Positive Karma"])
    assert list(told.taken.values()) == ([13 - int(poor)] if why else [])


@pytest.mark.parametrize(("card", "why"), [("Chasm!", "takes"), ("Positive Karma", "")])
def test_what_lasts_over_the_turn_of_another_is_a_stop_in_it(tmp_path, card, why):
    """Nobody fights until the next turn of who plays it: the earlier in the turn of another, the more it is."""
    told = found(at_window(tmp_path, "meditate", theirs=card))
    assert (told.why, names(told)) == (why, [card])


def test_for_what_it_takes_a_play_is_a_stop_once_until_it_would_take_much_more(tmp_path):
    game = at_window(tmp_path, "meditate", theirs="Reversal of Fortune", poor="5")
    table = Session(game, [program("greedy", {}.get), LOCAL], historic=True)
    table.set_stops(1, StopSettings())
    stops, meditations = [], 0
    while meditations < 2:
        while table.auto_pass():
            pass
        decision = game.decision
        assert decision is not None
        if decision.seat == 1:
            stops.append(game.state.seats[0].D)
            assert table.attention(1).why == table.attention(1).why == "takes"
            game.choose(PASS)
        else:
            game.choose(next(option for option in decision.options if option.key == "meditate"))
            meditations += 1
    assert stops == [13]


def test_everything_aimed_at_what_is_his_is_a_stop():
    """And so is everything of his that is about to die; what he does himself, or others do among themselves, is not."""
    aimed, dying = 0, 0
    for game in windows(ready_setup, range(200), "greedy"):
        if aimed > 3 and dying > 3:
            break
        seat = game.decision.seat
        seen = game.view(seat)
        about, told = seen.decision.answers, attention(game, seen)
        mine = about is not None and any(
            row.controller == seat for row in game.state.play.values() if row.id == about.handle
        )
        if about is not None and about.kind == "attacked" and mine and about.seat != seat:
            assert told.why == "aimed"
            aimed += 1
        if about is not None and about.kind == "killed" and mine:
            assert told.why == "dying"
            dying += 1
        if about is not None and about.seat == seat:
            assert told.why != "aimed"
    assert aimed
    assert dying


def test_who_solves_a_puzzle_is_stopped_where_its_solution_plays(monkeypatch):
    played, choose = [], ScriptedGame.choose

    def looked_at(self, option):
        decision = self.game.decision
        if decision is not None and decision.kind == "window" and option != PASS and PASS in decision.options:
            played.append(found(self.game).why)
        choose(self, option)

    monkeypatch.setattr(ScriptedGame, "choose", looked_at)
    assert not run_files(sorted((paths.assets() / "puzzles").glob("*.yaml")))["failed"]
    assert len(played) > 5
    assert "" not in played


# ------------------------------------------------------------------------------------------ by what he sees alone


@pytest.mark.parametrize("seeds", little_and_all(8, 60))
@pytest.mark.parametrize("make", [ready_setup, random_setup])
def test_states_that_look_alike_to_a_seat_give_equal_stops(make, seeds):
    """Other hands, piles and chance: neither the stop nor the list of what was passed over tells of them."""
    rng, told = Random(5), set()
    for game in windows(make, range(seeds), "greedy" if make is ready_setup else "random"):
        seat = game.decision.seat
        other = permuted(game, seat, rng)
        here, there = view(game, seat), view(other, seat)
        assert here == there
        assert attention(game, here) == attention(other, there)
        told.add(attention(game, here).why)
    assert told >= {"", "changes"}


def test_nothing_is_changed_by_trying():
    for game in windows(random_setup, range(4)):
        game.events()
        before = game.state.digest(), len(game.choices), game.decision
        found(game)
        assert (game.state.digest(), len(game.choices), game.decision) == before
        assert not game.events()


# ------------------------------------------------------------------------------------------------------- session


def alone(seed: int, **wishes) -> Session:
    """A person against the computer."""
    setup = ready_setup(seed)
    table = Session(setup.deal(), [LOCAL, program("greedy", setup.cards)], seed=seed, historic=True)
    table.stop_settings[0] = StopSettings(**wishes)
    return table


def played(table: Session, choices: int = 400) -> list[str]:
    """Play on at random; why the person was stopped, at every window in which he was."""
    rng, stops = Random(1), []
    for _ in range(choices):
        if table.step() or table.auto_pass():
            continue
        if table.pending_human() is None:
            break
        seen = table.view(0)
        if (told := table.attention(0)) is not None and PASS.key in [o.key for o in seen.decision.options]:
            stops.append(told.why)
        table.choose(0, rng.choice(seen.decision.options))
    return stops


def test_a_person_is_stopped_for_a_reason_only_and_the_rest_is_told():
    passed = 0
    for seed in range(6):
        table = alone(seed)
        assert set(played(table)) <= {*REASONS}
        told = table.passed_over.get(0, [])
        assert [one.at for one in told] == sorted(table.history.unasked)
        assert all(table.game.choices[one.at] == PASS for one in told)
        passed += sum(bool(one.plays) for one in told)
    assert passed > 10


def test_who_asks_for_it_is_asked_everywhere():
    everywhere = 0
    for seed in range(6):
        table = alone(seed)
        table.ask_everywhere(0, True)
        everywhere += "" in played(table)
        assert not table.passed_over
        assert not table.history.unasked
        table.ask_everywhere(0, False)
        assert table.stop_settings[0] == StopSettings()
    assert everywhere


def test_going_back_forgets_what_was_passed_over_since():
    tried = 0
    for table in map(alone, range(6)):
        played(table, 200)
        told = table.passed_over.get(0, [])
        undo = next((undo for undo in table.history.undos() if told and undo.to <= told[-1].at), None)
        if undo is not None:
            table.back(undo.to)
            assert table.passed_over[0] == [one for one in told if one.at < undo.to] != told
            tried += 1
    assert tried


def test_the_last_play_says_who_did_what():
    table = alone(2)
    assert table.last_play() is None
    told = [play for _ in range(60) if (played(table, 1), play := table.last_play())[1] is not None]
    assert told and all(play.seat in (0, 1) for play in told)
