"""How the runner reads a line, what is legal, what it reports: every rule of the format both ways."""

from __future__ import annotations

import json

import pytest
from told import DUEL, TWO, fails, holds, play_of

from doomtable.cli.main import run
from doomtable.errors import BadInput
from doomtable.rules.terms import Reason
from doomtable.scenarios.runner import run_files
from doomtable.scenarios.script import attempt, pass_all, read_line


def test_rule_2_others_pass_before_the_named_player_in_a_window():
    holds("""
        players:
          - {name: Ann, squad: [Mitch Hunter], hand: [Lucky Shot]}
          - {name: Bob, kohort: [Necromutant], hand: [Lucky Shot]}
        script:
          - Ann: [attack]
          - expect: {decision: Ann, combat.tactic: null}
          - Ann: [fight]
          - expect: {decision: Ann, combat.tactic: fight}
          - Bob: [play, Lucky Shot, Necromutant]
          - pass: all
        expect: {decision: Ann, Bob.discard: [Lucky Shot], combat: null}
        """)


def test_rule_2_any_other_open_decision_of_another_fails_the_line():
    found = fails(DUEL + "script: [{Bob: [end turn]}]")
    assert found.expected == "Bob: [end turn] is accepted (line 5)"
    assert "ETIQ-02" in found.actual and "Ann was asked (menu)" in found.actual


def test_rule_2_a_window_does_not_make_others_pass_further_than_it_goes():
    play = play_of("""
        players:
          - {name: Ann, squad: [Mitch Hunter], hand: [Lucky Shot]}
          - {name: Bob, kohort: [Necromutant]}
        """)
    assert read_line(play, 0, ["attack", "shoot"]) is None
    refused = attempt(play, 1, ["play", "Lucky Shot"])
    assert refused is not None and play.game.decision.window == "combat"


def test_rule_3_words_are_keys_aliases_names_and_numbers_in_any_case():
    holds("""
        players:
          - {name: Ann, squad: [mitch hunter, {card: HUSSAR, as: Old Fritz}]}
          - {name: Bob, kohort: [{card: necromutant, wounded: true}, Razide]}
        script:
          - ann: [ATTACK, Mitch Hunter, necromutant, Shoot, 2]
        expect: {Ann.promotion: 2, Ann.destiny: 7, OLD FRITZ.zone: squad}
        """)


def test_rule_4_and_5_a_forced_choice_may_be_left_out_or_named():
    position = """
        players:
          - {name: Ann, squad: [RAMS Air Cavalry]}
          - {name: Bob, kohort: [Necromutant], hand: [Lucky Shot]}
        """
    for words in (
        "attack",
        "attack, Necromutant",
        "attack, RAMS Air Cavalry, Necromutant, shoot",
        "attack, shoot",
    ):
        holds(
            position
            + f"script: [{{Ann: [{words}]}}]\n        expect: {{decision: Bob, combat.tactic: shoot}}"
        )


def test_rule_5_naming_forced_choices_closes_no_window_of_others():
    holds("""
        players:
          - {name: Ann, squad: [Infantry], hand: [Combat Armor]}
          - {name: Bob, hand: [Miscommunication]}
        script:
          - Ann: [equip, Combat Armor, Infantry]
          - expect: {decision: Bob}
          - Bob: [play, Miscommunication, Combat Armor]
        expect: {Combat Armor.zone: discard, decision: Ann}
        """)


def test_rule_5_an_only_weapon_may_be_named():
    holds("""
        players:
          - {name: Ann, squad: [{card: Hussar, attached: [Violator Sword]}], hand: [Powerful Blow]}
          - {name: Bob, kohort: [Necromutant]}
        script:
          - Ann: [attack, Hussar, Necromutant, fight, Violator Sword]
        expect: {decision: Ann, Hussar.fight: 4}
        """)


def test_rule_6_identical_cards_are_one_match_others_are_ambiguous():
    position = """
        players:
          - {name: Ann, squad: [Free Marine]}
          - {name: Bob, kohort: [%s]}
        script: [{Ann: [attack, Free Marine, Necromutant, fight]}]
        expect: {combat: null}
        """
    holds(position % "Necromutant, Necromutant, Razide")
    holds(
        position
        % "{card: Necromutant, attached: [Dark Fire]}, {card: Necromutant, attached: [Dark Fire]}, Razide"
    )
    found = fails(position % "Necromutant, {card: Necromutant, cover: true}, Razide")
    assert found.actual.startswith('"Necromutant" is ambiguous')


def test_rule_6_a_refused_word_is_told_with_the_reason():
    found = fails("""
        players:
          - {name: Ann, squad: [Hussar]}
          - {name: Bob, squad: [Max Steiner, Infantry]}
        script:
          - Ann: [attack, Hussar, Max Steiner]
        """)
    assert found.expected == "Ann: [attack, Hussar, Max Steiner] is accepted (line 6)"
    assert '"Max Steiner" is refused: LEGAL-03' in found.actual


def test_a_refused_line_leaves_the_game_as_it_was():
    play = play_of(DUEL)
    before = play.game.state.digest()
    assert read_line(play, 0, ["attack", "shoot", "meditate"]) is not None
    assert play.game.state.digest() == before


def test_unknown_warriors_by_slot_by_name_and_by_alias():
    position = """
        players:
          - {name: Ann, squad: [Free Marine]}
          - {name: Bob, unrevealed: [Hussar, {card: Dragoon, as: d}]}
        script: [{Ann: [attack, Free Marine, %s, fight]}]
        expect: {%s.zone: squad}
        """
    for word, name in (
        ("unknown 1", "Hussar"),
        ("unknown 2", "d"),
        ("Hussar", "Hussar"),
        ("Dragoon", "d"),
        ("d", "d"),
    ):
        holds(position % (word, name))


def test_open_decisions_wait_for_the_next_line():
    holds("""
        players:
          - {name: Ann, squad: [Mitch Hunter, Free Marine]}
          - {name: Bob, kohort: [Necromutant, Razide]}
        script:
          - Ann: [attack]
          - Ann: [Free Marine]
          - Ann: [Razide, fight]
        expect: {Free Marine.wounded: true, Razide.wounded: false}
        """)


def test_pass_all_changes_nothing_where_no_window_is_open():
    play = play_of(DUEL)
    before = play.game.state.digest()
    pass_all(play)
    assert play.game.state.digest() == before


def test_pass_all_stops_at_any_other_decision():
    holds("""
        players:
          - {name: Ann, squad: [Mitch Hunter], hand: [Lucky Shot]}
          - {name: Bob, kohort: [{card: Necromutant, wounded: true}]}
        script:
          - Ann: [attack, shoot]
          - pass: all
          - expect: {decision: Ann, Necromutant.zone: discard, Ann.promotion: 0}
          - Ann: [4]
        expect: {Ann.promotion: 4}
        """)


def test_illegal_compares_the_reason_of_every_stage():
    holds("""
        players:
          - name: Ann
            destiny: 3
            squad: [Hussar, Infantry, {card: Dragoon, as: hidden, cover: true}, Inquisitor, Mystic]
            kohort: [Necromutant]
            hand: [Violator Sword, Free Marine, 'T-32 "Wolfclaw" JBT', Strike, Distort, Heimburg]
          - {name: Bob, squad: [Max Steiner, {card: Hussar, as: h2}], kohort: [Razide], hand: [Hussar, Positive Karma]}
        illegal:
          Ann:
            - {do: [attack, Hussar, Max Steiner], because: LEGAL-03}
            - {do: [attack, hidden, Razide], because: COVER-03}
            - {do: [attack, Inquisitor, Max Steiner], because: LEGAL-05}
            - {do: [muster, Free Marine], because: ACT-01}
            - {do: [equip, Violator Sword, Infantry], because: EQUIP-02}
            - {do: [equip, 'T-32 "Wolfclaw" JBT', hidden, inside], because: VEH-08}
            - {do: [bestow, Distort, Hussar], because: SYM-01}
            - {do: [build, Heimburg, kohort], because: FORT-01}
            - {do: [seek cover, hidden], because: ACT-05}
            - {do: [exit cover, Hussar], because: ACT-06}
          Bob:
            - {do: [muster, Hussar], because: ETIQ-02}
            - {do: [play, Positive Karma], because: ETIQ-02}
        """)


def test_illegal_inside_a_combat_and_in_a_window():
    holds("""
        players:
          - name: Ann
            squad: [Hussar, Inquisitor, Mystic]
            hand: [Presence, Strike, Hussar]
          - {name: Bob, kohort: [Necromutant, Razide], hand: [Lucky Shot]}
        script:
          - Ann: [attack, Hussar, Necromutant, shoot]
        illegal:
          Ann:
            - {do: [cast, Presence, Hussar, Inquisitor, 1], because: ART-02}
            - {do: [cast, Presence, Necromutant, Mystic, 1], because: ART-11}
            - {do: [cast, Presence, Hussar, Mystic, 6], because: ACT-01}
            - {do: [cast, Strike, Mystic, 2], because: ART-03}
            - {do: [muster, Hussar], because: RUL-33}
          Bob:
            - {do: [play, Lucky Shot, Razide], because: TIME-13}
        legal:
          Ann: [[cast, Presence, Hussar, Mystic, 5]]
          Bob: [[play, Lucky Shot, Hussar]]
        """)


def test_illegal_fails_where_the_play_is_legal_or_refused_otherwise():
    found = fails(DUEL + "illegal: {Ann: [[attack, Necromutant]]}")
    assert found == ("Ann: [attack, Necromutant] is illegal", "it is legal")
    found = fails(DUEL + "illegal: {Ann: [{do: [seek cover, Mitch Hunter], because: COVER-03}]}")
    assert found.expected.endswith("because COVER-03") and "COVER-05" in found.actual


def test_either_of_two_clauses_that_say_the_same_is_the_reason():
    """PERS-09 is PERS-01 within one player's areas."""
    twice = """
        players:
          - {name: Ann, squad: [Max Steiner], hand: [Max Steiner]}
          - {name: Bob}
        illegal: {Ann: [{do: [muster, "Max Steiner"], because: %s}]}
        """
    holds(twice % "PERS-01")
    holds(twice % "PERS-09")
    assert "because PERS-05" in fails(twice % "PERS-05").expected


def test_legal_holds_for_a_play_that_is_begun_and_changes_nothing():
    holds(
        DUEL + "legal: {Ann: [[attack, Mitch Hunter], [meditate, meditate, meditate]]}\nexpect: {actions: 3}"
    )
    found = fails(DUEL + "legal: {Ann: [[meditate, meditate, meditate, meditate]]}")
    assert (
        found.expected == "Ann: [meditate, meditate, meditate, meditate] is legal"
        and "TURN-05" in found.actual
    )


def test_a_reason_for_what_is_no_play_at_all():
    refused = attempt(play_of(DUEL), 0, ["squad"])
    assert refused is not None and refused.reason == Reason("ETIQ-01", "not_an_option")


def test_a_word_after_the_end_of_a_turn_is_refused():
    found = fails("""
        players:
          - {name: Ann, squad: [Hussar], hand: [Hussar, Mystic]}
          - {name: Bob, squad: [Max Steiner, Infantry]}
        script: [{Ann: [end turn, Infantry]}]
        """)
    assert '"Infantry" is refused: TURN-20' in found.actual


def test_a_turn_may_be_ended_with_all_cards_of_an_empty_hand():
    holds("""
        players: [{name: Ann, squad: [Hussar]}, {name: Bob, squad: [Samurai]}]
        script: [{Ann: [end turn, pass]}]
        expect: {turn: Bob}
        """)
    for more in ("ruleset: first", "options: {variant: vortex}"):  # where cards have to go, or none may
        hand = "[Hussar x9]" if "first" in more else "[]"
        fails(f"""
            {more}
            players: [{{name: Ann, hand: {hand}, squad: [Hussar]}}, {{name: Bob, squad: [Samurai]}}]
            script: [{{Ann: [end turn, pass]}}]
            """)


def test_every_key_that_can_be_expected():
    holds("""
        players:
          - name: Ann
            destiny: 3
            promotion: 1
            hand: [Hussar x2, {card: Infantry, as: recruit}]
            discard: [Dragoon]
            collection: [Dragoon]
            squad: [{card: Hussar, as: h1, wounded: true, attached: [Violator Sword, Combat Armor]}, Heimburg]
            unrevealed: [Infantry]
          - {name: Bob, kohort: [Necromutant], draw: [], annihilated: [Hussar]}
        expect:
          Ann.destiny: 3
          Ann.promotion: 1
          Ann.hand: [recruit, Hussar, hussar]
          Ann.draw: 20
          Ann.discard: [Dragoon]
          Ann.squad: [Heimburg, h1]
          Ann.kohort: []
          Ann.outpost: 0
          Ann.unrevealed: 1
          Ann.annihilated: 0
          Bob.annihilated: [Hussar]
          Bob.draw: []
          h1.zone: squad
          h1.controller: Ann
          h1.wounded: true
          h1.cover: false
          h1.inside: false
          h1.fight: 4
          h1.shoot: 2
          h1.armor: 6
          h1.value: 2
          h1.attached: [Combat Armor, Violator Sword]
          recruit.wounded: null
          recruit.zone: hand
          Infantry.zone: unrevealed
          Violator Sword.zone: attached
          Violator Sword.keywords: [Fight Weapon]
          Necromutant.keywords: [Follower of Algeroth]
          Heimburg.controller: Ann
          combat: null
          combat.attacker: null
          decision: Ann
          actions: 3
          turn: Ann
          winner: null
          log: []
        """)


@pytest.mark.parametrize(
    ("key", "wanted", "actual"),
    [
        ("Ann.destiny", "6", "5"),
        ("Ann.hand", "[]", "[Positive Karma]"),
        ("Ann.hand", "2", "1"),
        ("Ann.squad", "[Mitch Hunter x2]", "[Mitch Hunter]"),
        ("Mitch Hunter.wounded", "true", "false"),
        ("Mitch Hunter.zone", "kohort", "squad"),
        ("Mitch Hunter.fight", "null", "4"),
        ("Mitch Hunter.fight", "'4'", "4"),
        ("Mitch Hunter.keywords", "[Freelancer]", "personality"),
        ("Positive Karma.wounded", "false", "not in play"),
        ("winner", "Ann", "null"),
        ("decision", "Bob", "Ann"),
        ("turn", "null", "Ann"),
        ("combat", "{attacker: Ann}", "no combat"),
        ("log", "[a dragon]", "a dragon"),
    ],
)
def test_what_does_not_hold_is_told(key, wanted, actual):
    found = fails(DUEL + f"expect: {{{key}: {wanted}}}")
    assert found.expected.startswith(f"{key}: ") and actual in found.actual


def test_the_log_is_that_of_the_script():
    holds(DUEL + "script: [{Ann: [attack, shoot]}]\nexpect: {log: [Mitch Hunter, Necromutant]}")


def test_cards_of_one_name_that_differ_are_no_expectation():
    found = fails("""
        players: [{name: Ann, squad: [{card: Hussar, wounded: true}, Hussar]}, {name: Bob}]
        expect: {Hussar.wounded: true}
        """)
    assert found.actual == "several: true, false"


def test_of_copies_in_hand_the_one_that_was_played_is_meant():
    holds("""
        players: [{name: Ann, hand: [Hussar x3]}, {name: Bob}]
        script: [{Ann: [muster, Hussar]}]
        expect: {Hussar.zone: squad, Ann.hand: [Hussar x2]}
        """)


def test_expect_inside_the_script_names_its_line():
    found = fails(DUEL + "script:\n  - expect: {actions: 2}\n  - Ann: [meditate]")
    assert found == ("actions: 2 (line 6)", "3")


def test_run_files_counts_says_and_reports(tmp_path):
    path = tmp_path / "a.yaml"
    path.write_text(f"name: good\n{TWO}\n---\nname: bad\n{TWO}\nexpect: {{actions: 2}}", encoding="utf-8")
    said: list[str] = []
    found = run_files([path], say=said.append)
    assert found == {
        "passed": 1,
        "failed": [{"name": "bad", "file": str(path), "expected": "actions: 2", "actual": "3"}],
    }
    assert said == ["ok      good", f"FAILED  bad ({path}:8): expected actions: 2; actual 3"]


def test_a_fault_of_the_engine_fails_its_scenario_alone(tmp_path):
    path = tmp_path / "a.yaml"
    bad = "players: [{name: Ann, promotion: 6, hand: [Twist of Fate]}, {name: Bob}]\nrandom: [sideways]\n"
    path.write_text(f"{bad}script: [{{Ann: [play, Twist of Fate]}}]\n---\n{TWO}", encoding="utf-8")
    found = run_files([path])
    assert found["passed"] == 1 and "sideways" in found["failed"][0]["actual"]


def test_exit_status(tmp_path, capsys):
    path = tmp_path / "a.yaml"
    path.write_text(TWO, encoding="utf-8")
    assert run(["scenario", str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"passed": 1, "failed": []}
    path.write_text(TWO + "expect: {actions: 1}", encoding="utf-8")
    assert run(["scenario", str(path)]) == 1
    assert "expected actions: 1; actual 3" in capsys.readouterr().out
    path.write_text(TWO + "expct: {actions: 1}", encoding="utf-8")
    assert run(["scenario", str(path)]) == 2
    told = capsys.readouterr()
    assert told.out == "" and f"{path}:5: there is no key" in told.err
    assert run(["scenario", str(tmp_path / "none.yaml")]) == 2


def test_no_scenario_is_run_when_one_file_is_none(tmp_path):
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text(TWO, encoding="utf-8")
    bad.write_text("[]", encoding="utf-8")
    said: list[str] = []
    with pytest.raises(BadInput):
        run_files([good, bad], say=said.append)
    assert said == []


def test_rule_4_chooses_no_other_card_for_the_one_that_is_named():
    holds("""
        players:
          - name: Ann
            hand: [Dull Blade, Positive Karma]
            squad: [Hussar]
          - name: Bob
            squad: [Infantry]
        illegal: {Ann: [{do: [play, Dull Blade], because: RUL-33}]}
        legal: {Ann: [[play, Positive Karma]]}
        """)


def test_rule_4_takes_no_card_that_the_engine_chose_for_a_target_of_it():
    holds("""
        players:
          - {name: Ann, hand: [Malfunction!], squad: [Hussar]}
          - {name: Bob, squad: [{card: Infantry, attached: [Combat Armor]}]}
        illegal: {Ann: [{do: [play, Infantry], because: ETIQ-01}]}
        legal: {Ann: [[play, Malfunction!, Infantry]]}
        """)


def test_rule_4_begins_no_act_that_is_not_named():
    """COVER-07: the only act of the menu is an exit from cover."""
    holds("""
        players:
          - name: Ann
            squad: [{card: Hussar, cover: true}]
          - name: Bob
            squad: [Infantry]
        illegal: {Ann: [{do: [meditate], because: COVER-07}]}
        legal: {Ann: [[exit cover, Hussar], [exit cover, Hussar, meditate]]}
        """)


def test_use_without_a_further_word_is_the_first_ability():
    holds("""
        players:
          - {name: Ann, squad: [{card: Hussar, attached: [Mental Constitution]}]}
          - {name: Bob, kohort: [{card: Necromutant, attached: [Terror]}]}
        script:
          - Ann: [use, Mental Constitution]
        expect: {decision: Ann, actions: 3, Hussar.keywords: [receptive, bauhaus, doomtrooper, hussar, warrior]}
        """)
    holds("""
        players:
          - {name: Ann, squad: [{card: Hussar, attached: [Mental Constitution]}]}
          - {name: Bob, kohort: [{card: Necromutant, attached: [Terror]}]}
        legal: {Ann: [[use, Mental Constitution, meditate], [use, Mental Constitution, second, Terror, meditate]]}
        """)


def test_what_chance_does_not_know_is_a_fault_of_the_scenario():
    """It names what was fed and what may come, and is no fault of the engine."""
    found = fails("""
        options: {dice: 2d6}
        random: [heads]
        players:
          - {name: Ann, squad: [Hussar]}
          - {name: Bob, kohort: [Razide]}
        script:
          - Ann: [attack, Hussar, Razide, shoot]
          - pass: all
        """)
    assert "'heads' where chance knows 2, 3" in found.actual
