"""Limited Resources at the table: what is left are markers, and they are not gone with the turn."""

from __future__ import annotations

from pathlib import Path

import pytest
from table.match.test_first_steps import laid
from table.match.test_transfer import menu

from doomtable.rules.view import view
from doomtable.rules.view_parts import OptionView, View
from doomtable.scenarios import runner
from doomtable.table.match.prompt import Prompt, PromptBuilder, TurnEnd
from doomtable.words.words import Words

LIMITED = """
name: markers
options: {{variant: limited}}
players:
  - {{name: Ann, destiny: 9, markers: {left}, hand: [Hussar], squad: [Mitch Hunter]{flags}}}
  - {{name: Bob, markers: {others}, kohort: [Razide]}}
turn: {{player: Ann, number: 3, step: actions}}
"""
SPENT = ", flags: [attacked]"


def seen(folder: Path, left: int, others: int, flags: str = "") -> View:
    file = folder / "position.yaml"
    file.write_text(LIMITED.format(left=left, others=others, flags=flags), encoding="utf-8")
    return view(runner.open_game(file), 0)


def told(prompt: Prompt) -> str:
    return " ".join("".join(run.text for run in line) for line in prompt.text)


@pytest.mark.parametrize(
    ("language", "title", "kept"),
    [("en", "11 markers left", "for your next turns"), ("de", "Noch 11 Marker", "für deine nächsten Züge")],
)
def test_after_the_combat_of_a_turn_the_rest_is_for_the_next(
    language: str, title: str, kept: str, tmp_path: Path
) -> None:
    """VAR-LIMITED-02: none may be used any more in this turn, and none is lost."""
    builder, shown = PromptBuilder(Words(language)), seen(tmp_path, 11, 5, SPENT)
    assert shown.turn.actions == 0
    prompt = builder.ask(shown)
    assert prompt.title == title and kept in told(prompt) and not prompt.usual
    fresh = seen(tmp_path, 11, 5)
    assert builder.ask(fresh).title == title and kept not in told(builder.ask(fresh))
    assert kept in told(builder.ending(fresh, TurnEnd(OptionView("end turn"))))


@pytest.mark.parametrize(("left", "others", "said"), [(1, 0, True), (1, 1, False), (2, 0, False)])
def test_the_last_marker_of_all_is_told(left: int, others: int, said: bool, tmp_path: Path) -> None:
    """VAR-LIMITED-05: the game is over with it."""
    assert ("the game is over" in told(PromptBuilder(Words("en")).ask(seen(tmp_path, left, others)))) == said


def test_markers_of_who_is_out_are_none(tmp_path: Path) -> None:
    """VAR-LIMITED-05 asks for those of living players; a third has gone and left his."""
    shown = seen(tmp_path, 1, 4)
    out = shown._replace(players=(shown.players[0], shown.players[1]._replace(out=True)))
    assert "the game is over" in told(PromptBuilder(Words("en")).ask(out))
    assert "the game is over" not in told(PromptBuilder(Words("en")).ask(shown))


def test_the_menu_of_a_card_counts_markers(tmp_path: Path) -> None:
    pilot = laid(LIMITED.format(left=27, others=5, flags=""), tmp_path / "limited.yaml", (1280, 800))
    rows = menu(pilot, "Hussar")
    assert rows["Muster"].result.text.endswith("You keep 7 D and 26 markers.")
    popup = pilot.table.question.popup
    assert popup is not None and popup.note == "you have 9 D, 27 markers"
