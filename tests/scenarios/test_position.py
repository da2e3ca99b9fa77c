"""From a position to a game and back: defaults, everything a card may say, export."""

from __future__ import annotations

import pytest
from told import TWO, holds, play_of

from doomtable.rules.consistency import problems
from doomtable.scenarios.export import export
from doomtable.scenarios.position import FILLER_CARD, build
from doomtable.scenarios.runner import open_game, read_text
from doomtable.scenarios.script import read_line


def test_defaults():
    play = play_of(TWO)
    st = play.game.state
    assert [(s.D, s.P, len(s.draw), s.turns) for s in st.seats] == [(5, 0, 20, 2), (5, 0, 20, 1)]
    assert (st.turn.seat, st.turn.step, st.turn.budget.actions) == (0, "actions", 3)
    assert {d.card for d in st.definitions.of} == {FILLER_CARD}
    assert problems(st) == []


def test_everything_a_card_may_say():
    play = play_of("""
        players:
          - name: Ann
            squad:
              - {card: Hussar, as: h1, wounded: true, cover: true, attached: [{card: Combat Armor, from: Bob}]}
              - {card: Dragoon, inside: true, owner: Bob, marks: {fuel: 2}, holds: [Infantry],
                 attached: ['T-32 "Wolfclaw" JBT'], chosen: [h1, bauhaus]}
            attached: [{card: Manifest Destiny, from: Bob}]
            unrevealed: [Max Steiner]
            flags: [attacked, {left cover: Dragoon}]
            annihilated: 2
          - {name: Bob, knows: [Max Steiner]}
        """)
    st, cast = play.game.state, play.cast
    h1, dragoon = cast.cards("h1")[0], cast.cards("dragoon")[0]
    assert problems(st) == []
    assert (st.play[h1].wounded, st.play[h1].cover, st.play[h1].unpaid) == (True, True, False)
    assert (st.play[dragoon].inside, st.play[dragoon].left_cover) == (True, True)
    assert st.play[dragoon].marks == (("fuel", 2, 0),) and st.play[dragoon].chosen == (h1, "bauhaus")
    assert [st.definitions.of[c].card.name for c in st.play[dragoon].holds] == ["Infantry"]
    assert (st.definitions.owner[dragoon], st.play[dragoon].controller) == (1, 0)
    armor, destiny, max_steiner = (
        cast.cards(n)[0] for n in ("Combat Armor", "Manifest Destiny", "Max Steiner")
    )
    assert (st.definitions.owner[armor], st.play[armor].controller, st.play[armor].host) == (1, 1, h1)
    assert (st.play[destiny].controller, st.play[destiny].seat) == (1, 0)
    assert st.play[max_steiner].unpaid and st.known[max_steiner] == 0b11
    assert (st.turn.attacked, st.turn.budget.actions) == (True, 0)
    assert len(st.seats[0].annihilated) == 2


@pytest.mark.parametrize(
    ("turn", "turns"),
    [
        ("{}", [2, 1, 1]),
        ("{player: Bob}", [2, 2, 1]),
        ("{player: Bob, number: 1}", [1, 1, 0]),
        ("{round: 4}", [4, 3, 3]),
        ("{player: Cid, number: 7, round: 2}", [2, 2, 7]),
    ],
)
def test_how_many_turns_everybody_has_had(turn, turns):
    play = play_of(f"players: [{{name: Ann}}, {{name: Bob}}, {{name: Cid}}]\nturn: {turn}")
    assert [s.turns for s in play.game.state.seats] == turns


def test_warriors_keep_their_order_and_piles_theirs():
    play = play_of("""
        players: [{name: Ann, squad: [Infantry, Hussar, Dragoon], draw: [Hussar, Infantry x2]}, {name: Bob}]
        """)
    st = play.game.state
    names = [d.card.name for d in st.definitions.of]
    assert [names[c] for c in st.seats[0].squad] == ["Infantry", "Hussar", "Dragoon"]
    assert [names[c] for c in st.seats[0].draw] == ["Hussar", "Infantry", "Infantry"]


def test_fillers_count_and_cannot_be_played():
    holds("""
        players:
          - {name: Ann, hand: [Filler, filler], draw: 4}
          - {name: Bob}
        turn: {step: draw}
        expect: {Ann.hand: [filler x6], Ann.draw: 0}
        illegal: {Ann: [[play, Filler], [muster, Filler]]}
        """)


def test_running_effects_end_as_they_say():
    holds("""
        players:
          - {name: Ann, squad: [Mystic]}
          - {name: Bob}
        effects: [{card: Improve Self, on: Mystic, until: your next turn, from: Ann}]
        script:
          - expect: {Mystic.fight: 8, Mystic.value: 10, Ann.discard: 0}
          - Ann: [end turn, pass]
          - expect: {Mystic.fight: 8}
          - Bob: [end turn, pass]
        expect: {Mystic.fight: 4, Mystic.value: 5}
        """)


def test_chance_is_fed_in_order():
    holds("""
        players:
          - {name: Ann, promotion: 6, destiny: 1, hand: [Twist of Fate x2]}
          - {name: Bob}
        random: [Heads, tails]
        script:
          - Ann: [play, Twist of Fate, play, Twist of Fate]
        expect: {Ann.destiny: 21, Ann.promotion: 1}
        """)


def test_an_exported_position_is_the_same_position():
    text = """
        players:
          - name: Ann
            destiny: 9
            hand: [Hussar x2, {card: Hussar, as: h9}, Inspired]
            draw: [Hussar, Infantry, Infantry]
            squad:
              - {card: Hussar, as: h1, wounded: true, cover: true, attached: [{card: Combat Armor, from: Bob}]}
              - {card: Hussar, inside: true, attached: ['T-32 "Wolfclaw" JBT'], marks: {fuel: 1}, chosen: [h1]}
              - {card: Mystic, owner: Bob}
              - Heimburg
            unrevealed: [Dragoon]
            flags: [{left cover: Mystic}]
          - {name: Bob, kohort: [Necromutant], attached: [{card: Manifest Destiny, from: Ann}], knows: [h9, Dragoon]}
        options: {promotion_goal: 25, sabotage: true}
        turn: {number: 3, actions: 2}
        effects: [{card: Improve Self, on: Mystic, until: your next turn}]
        random: [heads]
        """
    game = play_of(text).game
    once = export(game)
    (scenario,) = read_text(once, "b.yaml")
    again = build(scenario).game
    assert export(again) == once
    assert scenario.spec.options == {"goal_p": 25, "sabotage": "true"}
    assert [s.key()[:1] for s in again.state.seats] == [s.key()[:1] for s in game.state.seats]
    held = [again.state.definitions.of[c].card.name for c in again.state.seats[0].draw]
    assert held == ["Hussar", "Infantry", "Infantry"]


def test_what_an_export_cannot_write_it_names(tmp_path):
    play = play_of("""
        players:
          - {name: Ann, squad: [Free Marine], hand: [Lucky Shot]}
          - {name: Bob, kohort: [Necromutant]}
        """)
    assert read_line(play, 0, ["attack", "shoot"]) is None
    text = export(play.game)
    assert "# Not written: a combat\n" in text and "record:" in text
    path = tmp_path / "a.yaml"
    path.write_text(text, encoding="utf-8")
    assert open_game(path).decision.kind == "menu"


def test_an_export_names_what_is_played_as_another_card():
    play = play_of("""
        players:
          - {name: Ann, destiny: 5, squad: [Free Marine], hand: [Joker!, Hussar]}
          - {name: Bob, squad: [Mitch Hunter]}
        """)
    assert "Not written" not in export(play.game)
    assert read_line(play, 0, ["copy", "Joker!", "Free Marine", "muster"]) is None
    text = export(play.game)
    assert "# Not written: that Free Marine is Joker!\n" in text


def test_names_the_format_cannot_tell_apart_are_numbered():
    play = play_of(TWO)
    play.game.names = ("Draw", "Draw")
    assert [player.name for player in read_text(export(play.game), "a.yaml")[0].spec.players] == [
        "Draw 1",
        "Draw 2",
    ]
