"""RUL-31: a loop that changes nothing else ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from doomtable.cards.constructors import warrior
from doomtable.cards.vocabulary import BAUHAUS
from doomtable.rules.game import Game
from doomtable.rules.language import Event, Heal, On, Wound
from doomtable.rules.terms import EngineBug
from doomtable.scenarios.runner import open_game

POSITION = """
name: Two weapons to take up in turn
clauses: [RUL-31, EQUIP-16]
players:
  - name: Ann
    squad: [{card: Hussar, attached: [Punisher Blade, Violator Sword]}]
  - name: Bob
    kohort: [Necromutant]
script:
  - Ann: [attack, Hussar, Necromutant, fight, Punisher Blade]
"""


ECHO = warrior(
    "Echo", "01991", BAUHAUS, F=1, S=1, A=1, V=1, rarity="C1",
    abilities=(
        On(Event("covered", it="me"), (Wound("me"),)),
        On(Event("wounded", it="me"), (Heal("me"),)),
        On(Event("healed", it="me"), (Wound("me"),)),
    ),
)  # fmt: skip
MADE = (ECHO,)
FOR_EVER = """
name: Wounded and healed for ever
players:
  - {name: Ann, squad: [Echo, Hussar]}
  - {name: Bob, squad: [Hussar]}
"""


def keys(game: Game) -> set[str]:
    return {option.key for option in game.decision.options} if game.decision is not None else set()


def test_another_weapon_is_taken_up_ten_times_at_most(tmp_path: Path):
    """RUL-31, EQUIP-16: ten changes of weapon in one combat, then no more."""
    file = tmp_path / "position.yaml"
    file.write_text(POSITION, encoding="utf-8")
    game = open_game(file)
    changes = 0
    while "use" in keys(game):
        game.choose(next(o for o in game.decision.options if o.key == "use"))
        if game.decision.kind == "draft":
            game.choose(game.decision.options[0])
        changes += 1
        assert changes <= 10
    assert changes == 10


def test_cards_that_set_one_another_off_for_ever_stop_the_game(tmp_path: Path):
    """An engine that does not come to rest says so: the game stops, it does not hang."""
    file = tmp_path / "position.yaml"
    file.write_text(FOR_EVER, encoding="utf-8")
    game = open_game(file)
    game.choose(next(o for o in game.decision.options if o.key == "seek cover"))
    echo = next(o for o in game.decision.options if game.state.definitions.of[o.card].card.name == "Echo")
    game.choose(echo)
    with pytest.raises(EngineBug, match="does not come to rest"):
        _ = game.decision


CONFUSED = """
name: A tactic that is switched for nothing
clauses: [RUL-31]
players:
  - name: Ann
    kohort: [{card: Zenithian Soulslayer, attached: [Confuse]}]
  - name: Bob
    squad: [Hussar]
script:
  - Ann: [attack, Zenithian Soulslayer, Hussar, fight]
"""


def test_what_costs_nothing_is_used_ten_times_at_most_between_two_draw_steps(tmp_path: Path):
    """RUL-31: ten uses of an ability that costs nothing, then it is refused, and not before."""
    file = tmp_path / "position.yaml"
    file.write_text(CONFUSED, encoding="utf-8")
    game = open_game(file)
    for _ in range(10):
        game.choose(next(o for o in game.decision.options if o.key == "use"))
    assert "use" not in keys(game)
