"""A click on a target while a menu is open does what the menu's card can do to it, where that is one thing alone."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from table.match.test_first_steps import laid
from table.pilot import Pilot

from doomtable.rules.view_parts import CardView, OptionView
from doomtable.table.kit.view_lookup import find
from doomtable.table.match.card_actions import CardAction
from doomtable.table.match.card_menu import MenuChoices
from doomtable.table.match.menu_aims import aims_of

ENEMIES = """
name: whom to attack
ruleset: second
players:
  - {name: Maren, destiny: 9, squad: [Dragoon, Venusian Ranger], hand: [Blood Beret]}
  - {name: Ilse, squad: [Free Marine, Infantry]}
turn: {player: Maren, number: 9, step: actions, actions: 3}
"""


@pytest.fixture
def pilot(tmp_path: Path) -> Pilot:
    made = laid(ENEMIES, tmp_path / "position.yaml")
    made.click(on_table(made, "Venusian Ranger"))
    assert made.table.question.popup is not None
    return made


def on_table(pilot: Pilot, name: str):  # type: ignore[no-untyped-def]
    return next(spot.rect for spot in pilot.table.display.layout.spots if spot.card.name == name)


@pytest.mark.parametrize("enemy", ["Free Marine", "Infantry"])
def test_a_click_on_an_enemy_attacks_him(pilot: Pilot, enemy: str) -> None:
    pilot.click(on_table(pilot, enemy))
    view = pilot.table.display.view
    assert pilot.table.question.popup is None and view.decision is not None and view.decision.kind == "tactic"
    assert view.combat is not None
    cards = [find(view, side.handle) for side in (view.combat.attacker, view.combat.defender)]
    assert [card.name for card in cards if card is not None] == ["Venusian Ranger", enemy]


@pytest.mark.parametrize("other", ["Dragoon", "Blood Beret"])
def test_a_click_on_what_the_card_does_nothing_to_puts_the_menu_away(pilot: Pilot, other: str) -> None:
    layout = pilot.table.display.layout
    before = pilot.table.display.view
    pilot.click(next(spot.rect for spot in (*layout.spots, *layout.hand) if spot.card.name == other))
    assert pilot.table.question.popup is None and pilot.table.display.view == before


def test_who_points_at_a_target_is_told_what_an_attack_on_it_comes_to(pilot: Pilot) -> None:
    pilot.move(on_table(pilot, "Infantry").center)
    for _ in range(20):
        pilot.frame()
    tip = pilot.table.pointer.tip
    assert tip is not None and tip.outlook and "Infantry" in tip.text and "Fight" in tip.text
    pilot.move(on_table(pilot, "Dragoon").center)
    for _ in range(20):
        pilot.frame()
    assert pilot.table.pointer.tip is None


def test_what_a_click_aims_at_is_lit_while_the_menu_is_open(pilot: Pilot) -> None:
    table = pilot.table
    assert table.question.popup_source is not None
    handles = {
        spot.card.handle
        for spot in table.display.layout.spots
        if spot.card.name in ("Free Marine", "Infantry")
    }
    assert set(aims_of(table.question.popup_source)) == handles
    pilot.frame()
    corner = on_table(pilot, "Free Marine").move(-2, -2).topleft
    lit = pilot.window.screen.get_at(corner)
    pilot.key(pygame.K_ESCAPE)
    pilot.frame()
    assert table.question.popup is None and pilot.window.screen.get_at(corner) != lit


def test_two_plays_with_one_card_are_chosen_from_the_menu() -> None:
    card = CardView(7, "Hussar", "warrior", ("bauhaus",), 0, 0, "squad")
    attack, heal = (CardAction(verb, (OptionView("card", 3),), "target") for verb in ("attack", "use"))
    both = MenuChoices(card, [(card, attack), (card, heal)], [], pygame.Rect(0, 0, 9, 9))
    assert not aims_of(both) and set(aims_of(both.__class__(card, [(card, attack)], [], both.near))) == {3}


def test_only_who_came_by_keys_sees_where_the_keyboard_stands(pilot: Pilot) -> None:
    assert pilot.table.pointer.focus < 0
    pilot.key(pygame.K_ESCAPE)
    while not on_warrior(pilot):
        pilot.key(pygame.K_TAB)
    pilot.key(pygame.K_RETURN)
    assert pilot.table.question.popup is not None and pilot.table.pointer.focus == 0


def test_enter_chooses_the_first_of_a_menu_that_the_mouse_has_opened(pilot: Pilot) -> None:
    pilot.key(pygame.K_RETURN)
    asked = pilot.table.display.view.decision
    assert asked is not None and (asked.kind, asked.verb) == ("draft", "attack")


def on_warrior(pilot: Pilot) -> bool:
    """Does the keyboard stand on the warrior whose menu the tests open?"""
    places, focus = pilot.table.ring(), pilot.table.pointer.focus
    card = places[focus].card if 0 <= focus < len(places) else None
    return card is not None and card.name == "Venusian Ranger"
