"""A play on a player names him in the question, whoever is asked; a play on a card names the card (MULTI-TARGET-04)."""

from __future__ import annotations

from pathlib import Path

import pytest

from doomtable.rules.terms import NOBODY
from doomtable.rules.view import view
from doomtable.rules.view_parts import PendingView
from doomtable.scenarios import runner
from doomtable.table.match.prompt import PromptBuilder
from doomtable.table.match.question_context import side_in_question
from doomtable.table.match.shown_plays import announced_plays
from doomtable.words.words import Words

POSITION = """
players:
  - {name: Ann, destiny: 9, hand: [Lost Paperwork, Malfunction!], squad: [Hussar]}
  - {name: Bob, destiny: 9, hand: [Miscommunication], squad: [Infantry]}
  - {name: Cyd, destiny: 9, promotion: 3, hand: [Miscommunication], kohort: [Necromutant]}
turn: {player: Ann, number: 4, step: actions}
script:
"""


def asked(folder: Path, act: str):
    """The game in which Ann has just done something that may be answered."""
    file = folder / "position.yaml"
    file.write_text(f"name: a play on a player\nruleset: first\n{POSITION}  - Ann: {act}\n", encoding="utf-8")
    return runner.open_game(file)


def said(game, language: str, seat: int) -> str:
    seen = view(game, seat)
    return "".join(run.text for run in PromptBuilder(Words(language)).announced(seen, seen.pending[-1]))


@pytest.mark.parametrize("seat", [0, 1, 2, 7])
def test_the_player_is_in_every_view(tmp_path, seat):
    seen = view(asked(tmp_path, "[play, Lost Paperwork, Cyd]"), seat)
    assert [pending.player for pending in seen.pending] == [2]
    assert not seen.pending[0].targets


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Ann plays Lost Paperwork on Cyd."), ("de", "Ann spielt Lost Paperwork auf Cyd.")],
)
def test_the_question_names_him(tmp_path, language, sentence):
    game = asked(tmp_path, "[play, Lost Paperwork, Cyd]")
    assert said(game, language, 1) == said(game, language, 2) == sentence


def test_his_side_is_shown_and_the_bow_leads_to_him(tmp_path):
    seen = view(asked(tmp_path, "[play, Lost Paperwork, Cyd]"), 1)
    shown = announced_plays(seen, 1, words=lambda one: (), known=set())
    assert [play.target_seat for play in shown] == [2]
    prompt = PromptBuilder(Words("en")).ask(seen)
    assert seen.decision is not None and seen.decision.seat == 1
    assert side_in_question(prompt, seen, 1) == 2


@pytest.mark.parametrize(
    ("language", "kind", "sentence"),
    [
        ("en", "attack", "Ann attacks Cyd with Hussar."), ("de", "attack", "Ann greift Cyd mit Hussar an."),
        ("en", "sabotage", "Hussar commits sabotage against Cyd."), ("de", "sabotage", "Hussar sabotiert Cyd."),
    ],
)  # fmt: skip
def test_an_attack_on_a_player_names_him(tmp_path, language, kind, sentence):
    seen = view(asked(tmp_path, "[play, Lost Paperwork, Cyd]"), 1)
    pending = PendingView(kind, 0, "Hussar", -1, (), 0, player=2)
    assert "".join(run.text for run in PromptBuilder(Words(language)).announced(seen, pending)) == sentence


def test_a_play_on_a_card_names_no_player(tmp_path):
    seen = view(asked(tmp_path, "[attack, Hussar, Infantry]"), 1)
    assert all(pending.player == NOBODY for pending in seen.pending)
