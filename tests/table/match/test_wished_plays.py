"""A play that was begun is gone on with where others are asked before its card is named, and nowhere else."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from table.match.test_first_steps import alone, laid
from table.match.test_match_screen import spot
from table.match.test_turn_questions import BEGUN
from table.pilot import Pilot

from doomtable.rules.view_parts import CardView, OptionView
from doomtable.table.kit.view_lookup import find
from doomtable.table.match import card_input
from doomtable.table.match.undo_commands import elsewhere

STORES = """
name: two Fortifications take Equipment while a combat goes on
players:
  - name: Ann
    squad: [Mitch Hunter, Armory, Fortified Entrenchment]
    hand: [Ticker, Punisher Blade]
  - {name: Bob, kohort: [Razide], hand: [Lucky Shot]}
turn: {player: Ann, number: 3, step: actions, actions: 1}
script:
  - Ann: [attack, Mitch Hunter, Razide, fight]
"""
STRIP = """
name: who is attacked bears something, and another may answer an attack before anybody is named
players:
  - {name: Ann, squad: [Mitch Hunter, Hussar]}
  - {name: Bob, hand: [Blind Fury], kohort: [{card: Razide, attached: [Distort]}, Undead Legionnaire]}
turn: {player: Ann, number: 3, step: actions, actions: 1}
"""


def card(pilot: Pilot, name: str) -> CardView:
    return spot(pilot.table, name).card


def fighters(pilot: Pilot) -> list[str]:
    """Who attacks whom, as far as somebody does."""
    view = pilot.table.display.view
    sides = (view.combat.attacker, view.combat.defender) if view.combat is not None else ()
    return [found.name for side in sides if (found := find(view, side.handle)) is not None]


def begun(tmp_path: Path) -> Pilot:
    """An attack was dragged, and another is asked before anybody is named."""
    pilot = alone(BEGUN, tmp_path / "begun.yaml")
    pilot.drag(spot(pilot.table, "Mitch Hunter").rect, spot(pilot.table, "Undead Legionnaire").rect.center)
    assert pilot.table.question.play is not None and pilot.table.seats.port.view(1).decision.window == "attack begun"
    return pilot


def himself(tmp_path: Path) -> Pilot:
    """An attack was dragged by somebody who could answer it himself, and is asked whether he does."""
    own = BEGUN.replace("squad: [Mitch Hunter", "hand: [Blind Fury], squad: [Mitch Hunter")
    pilot = alone(own.replace("name: Bob, hand: [Blind Fury],", "name: Bob,"), tmp_path / "own.yaml")
    table = pilot.table
    pilot.drag(spot(table, "Mitch Hunter").rect, spot(table, "Undead Legionnaire").rect.center)
    asked = table.display.view.decision
    assert asked is not None and (asked.seat, asked.window) == (0, "attack begun") and table.question.play is not None
    return pilot


def answer(pilot: Pilot) -> None:
    """The other passes."""
    pilot.table.seats.port.choose(1, OptionView("pass"))
    pilot.table.refresh()


def test_a_play_that_is_finished_chooses_nothing_later(tmp_path: Path) -> None:
    pilot = laid(STORES, tmp_path / "stores.yaml")
    table = pilot.table
    asked = table.display.view.decision
    assert asked is not None and asked.kind == "window" and asked.seat == 0
    ticker = OptionView("card", card(pilot, "Ticker").handle, name="Ticker")
    aim = next(o for way in [table.seats.port.preview(0, "use", card(pilot, "Armory").handle)] if way is not None
               for o in way.options if o.handle == ticker.handle)  # fmt: skip
    card_input.start(table, card(pilot, "Armory"), "use", aim)
    assert table.question.play is None
    while (asked := table.seats.port.view(table.seats.port.pending_human() or 0).decision) is not None:
        if asked.seat == 0 and any(option.key == "use" for option in asked.options):
            break
        table.seats.port.choose(asked.seat, OptionView("pass"))
        table.refresh()
    card_input.choose(table, OptionView("use"))
    asked = table.seats.port.view(0).decision
    assert asked is not None and (asked.kind, asked.stage) == ("draft", "card"), "nobody has said with which card"


def test_what_is_chosen_anew_is_meant_and_what_was_begun_before_is_not(tmp_path: Path) -> None:
    pilot = himself(tmp_path)
    card_input.choose(pilot.table, OptionView("play"))
    assert pilot.table.question.play is None

    pilot = himself(tmp_path)
    table = pilot.table
    card_input.start(table, card(pilot, "Mitch Hunter"), "attack")  # he is not asked for that here
    assert table.question.play is None and table.pointer.refusal is not None, "the old wish does not outlive a refusal"


def test_what_another_chooses_at_the_same_machine_leaves_the_attack_as_it_was_meant(tmp_path: Path) -> None:
    pilot = laid(BEGUN, tmp_path / "begun.yaml")
    table = pilot.table
    pilot.drag(spot(table, "Mitch Hunter").rect, spot(table, "Undead Legionnaire").rect.center)
    pilot.key(pygame.K_SPACE)
    assert table.seats.viewer == 1
    card_input.choose(table, OptionView("pass"))
    assert fighters(pilot) == ["Mitch Hunter", "Undead Legionnaire"]


def test_who_could_answer_his_own_attack_and_passes_still_means_it(tmp_path: Path) -> None:
    pilot = himself(tmp_path)
    card_input.choose(pilot.table, OptionView("pass"))
    assert fighters(pilot) == ["Mitch Hunter", "Undead Legionnaire"]


def test_an_attack_that_is_taken_back_is_meant_no_more(tmp_path: Path) -> None:
    pilot = begun(tmp_path)
    table, wish = pilot.table, pilot.table.question.play
    table.seats.port.back(0)
    elsewhere(table)
    assert table.question.play is None
    pilot = laid(STORES, tmp_path / "stores.yaml")  # nor where a window is what the game goes back to
    table = pilot.table
    table.question.wish_play(wish)
    elsewhere(table)
    assert table.question.play is None


@pytest.mark.parametrize("over", ["Distort", "Razide"])
def test_an_attack_dropped_on_what_lies_under_the_defender_means_him(over: str, tmp_path: Path) -> None:
    pilot = alone(STRIP, tmp_path / "strip.yaml")
    table = pilot.table
    pilot.drag(spot(table, "Mitch Hunter").rect, spot(table, over).rect.center)
    assert table.seats.port.view(1).decision.window == "attack begun"
    answer(pilot)
    assert fighters(pilot) == ["Mitch Hunter", "Razide"] and table.question.play is None
