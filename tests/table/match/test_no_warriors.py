"""Who loses soon for want of warriors is told so, also where the panel leaves its usual words out (WIN-12)."""

from __future__ import annotations

from pathlib import Path

import pytest
from table.match.test_first_steps import laid

from doomtable.rules.view import view
from doomtable.rules.view_parts import OptionView, View
from doomtable.scenarios import runner
from doomtable.table.match.no_warriors import turns_left
from doomtable.table.match.prompt import PromptBuilder, TurnEnd
from doomtable.table.match.prompt_panel import without_explanation
from doomtable.words.words import Words

POSITION = """
name: no warriors
players:
  - {{name: Ann, destiny: 9, hand: [Hussar, Heimburg], flags: [{{countdown: {left}}}]{squad}}}
  - {{name: Bob, squad: [Infantry]}}
turn: {{player: Ann, number: 9, step: actions}}
"""


def seen(folder: Path, left: int, squad: str = "") -> View:
    file = folder / "position.yaml"
    file.write_text(POSITION.format(left=left, squad=squad), encoding="utf-8")
    return view(runner.open_game(file), 0)


@pytest.mark.parametrize(
    ("left", "language", "told"),
    [
        (1, "en", "you lose with this turn"), (2, "en", "you lose with your next turn"),
        (1, "de", "verlierst du mit diesem Zug"), (2, "de", "verlierst du mit deinem nächsten Zug"),
    ],
)  # fmt: skip
def test_it_stands_in_the_panel_however_small(left: int, language: str, told: str, tmp_path: Path) -> None:
    shown = seen(tmp_path, left)
    prompt = without_explanation(PromptBuilder(Words(language)).ask(shown))
    said = "".join(run.text for line in prompt.text for run in line)
    ends = PromptBuilder(Words(language)).ending(shown, TurnEnd(OptionView("end turn")))
    assert told in "".join(run.text for line in ends.text for run in line)
    assert told in said and prompt.rule == "WIN-12" and turns_left(shown) == left


def test_nothing_is_told_while_there_is_time_or_a_warrior(tmp_path: Path) -> None:
    for shown in (seen(tmp_path, 3), seen(tmp_path, 1, ", squad: [Dragoon]")):
        prompt = PromptBuilder(Words("en")).ask(shown)
        assert not turns_left(shown) and prompt.usual
        assert not any("you lose" in run.text for line in prompt.text for run in line)


def test_it_is_gone_as_soon_as_a_warrior_stands(tmp_path: Path) -> None:
    pilot = laid(POSITION.format(left=1, squad=""), tmp_path / "game.yaml", (1024, 640))
    assert turns_left(pilot.table.display.view) == 1
    pilot.click(next(spot.rect for spot in pilot.table.display.layout.hand if spot.card.name == "Hussar"))
    if pilot.table.question.popup is not None:
        pilot.click(next(row.rect for row in pilot.table.question.popup.buttons if row.label == "Muster"))
    assert not turns_left(pilot.table.display.view)
