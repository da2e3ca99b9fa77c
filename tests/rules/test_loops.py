"""RUL-31: a loop that changes nothing else ends."""

from __future__ import annotations

from pathlib import Path

from doomtable.rules.game import Game
from doomtable.scenarios import open_game

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
