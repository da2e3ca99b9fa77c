"""What a first game stumbles over: a drop in the wrong area, a reason about the wrong card, menus, ratings before a
tactic."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from table.match.test_match_screen import opened, spot, state
from table.pilot import Pilot
from table.reading import read

from doomtable import rulesets
from doomtable.scenarios import runner
from doomtable.session.session import LOCAL, Session
from doomtable.table.kit.view_lookup import find
from doomtable.table.match.card_actions import on_credit, price_of
from doomtable.table.match.card_menu import MenuRow
from doomtable.table.match.match_screen import MatchScreen
from doomtable.table.match.play_prices import card_chips
from doomtable.table.window.app import open_window

FIRST = """
name: a first turn
ruleset: second
players:
  - {{name: Maren, destiny: 9, hand: [Undead Legionnaire, Venusian Ranger, Bayonet], squad: [{squad}]}}
  - {{name: Ilse, hand: [Centurion], squad: [Hussar]}}
turn: {{player: Maren, number: 3, step: actions, actions: 3}}
"""


def laid(text: str, path: Path, size: tuple[int, int] = (1920, 1080)) -> Pilot:
    """A window on a position that is written here, with the seat that is asked already taken."""
    pygame.display.init()
    pygame.font.init()
    path.write_text(text, encoding="utf-8")
    game = runner.open_game(path)
    made = open_window(size, rulesets.get("second"), 1)
    made.current_game.session = session = Session(game, [LOCAL] * len(game.names))
    made.scene = MatchScreen(session, made.words, made.theme, size, range(len(game.names)), game.names, motion=0)
    pilot = Pilot(made, 1, False)
    pilot.key(pygame.K_SPACE)
    pilot.frame()
    return pilot


def tray(pilot: Pilot, seat: int, area: str) -> tuple[int, int]:
    found = next(t for t in pilot.table.display.layout.trays if t.seat == seat and t.area == area)
    return found.rect.centerx, found.rect.centery


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
@pytest.mark.parametrize("name, there, home", [
    ("Undead Legionnaire", "squad", "kohort"), ("Venusian Ranger", "kohort", "squad"),
])  # fmt: skip
def test_a_warrior_let_go_over_either_area_of_ones_own_goes_where_alone_it_can(
    name: str, there: str, home: str, size: tuple[int, int], tmp_path: Path
) -> None:
    pilot = laid(FIRST.format(squad=""), tmp_path / "first.yaml", size)
    pilot.drag(spot(pilot.table, name, "hand").rect, tray(pilot, 0, there))
    assert pilot.table.pointer.refusal is None
    assert spot(pilot.table, name).card.zone == home


def test_a_warrior_let_go_over_an_enemys_area_hears_where_it_belongs(tmp_path: Path) -> None:
    pilot = laid(FIRST.format(squad=""), tmp_path / "first.yaml")
    before = state(pilot)
    pilot.drag(spot(pilot.table, "Undead Legionnaire", "hand").rect, tray(pilot, 1, "kohort"))
    assert state(pilot) == before and pilot.table.pointer.refusal is not None
    assert "Kohort" in pilot.table.pointer.refusal.text and "GEN-08" in pilot.table.pointer.refusal.text


@pytest.mark.parametrize("name, squad, told", [
    ("Bayonet", "", "Nothing of yours in play can take Bayonet."),
    ("Bayonet", "Mystic", "Nothing of yours in play can take Bayonet."),
    ("Combat Armor", "", "You have no warrior who can carry Combat Armor."),
    ("Violator Sword", "Mystic", "Violator Sword cannot go to Mystic."),
    ("Violator Sword", "Mystic, Sea Lion", "You have no warrior who can carry Violator Sword."),
])  # fmt: skip
def test_equipment_that_fits_nobody_is_refused_by_what_stands_on_ones_own_side(
    name: str, squad: str, told: str, tmp_path: Path
) -> None:
    pilot = laid(FIRST.format(squad=squad).replace("Bayonet", name), tmp_path / "first.yaml")
    table = pilot.table
    pilot.click(spot(table, name, "hand").rect)
    assert table.pointer.refusal is not None
    assert told in table.pointer.refusal.text and "Hussar" not in table.pointer.refusal.text


FIRST_TURN = """
name: the first turn of a player with a warrior
ruleset: second
players:
  - name: Maren
    hand: [Bayonet]
    squad: [Hussar]
    destiny: 0
  - name: Ilse
    kohort: [Razide]
turn: {player: Maren, number: 1, step: actions, actions: 0}
"""


def test_click_drag_and_tooltip_give_one_reason_and_the_panel_offers_no_attack(tmp_path: Path) -> None:
    pilot = laid(FIRST_TURN, tmp_path / "turn.yaml", (1024, 640))
    table = pilot.table
    told = [run.text for text in table.question.prompt.text for run in text]
    assert not any("attack" in text for text in told), told
    pilot.move(spot(table, "Hussar").rect.center)
    for _ in range(5):
        pilot.frame()
    assert table.pointer.tip is not None
    tip, texts = table.pointer.tip, set[str]()
    pilot.click(spot(table, "Hussar").rect)
    assert table.pointer.refusal is not None
    texts.add(table.pointer.refusal.text)
    pilot.drag(spot(table, "Hussar").rect, spot(table, "Razide").rect.center)
    assert table.pointer.refusal is not None
    texts.add(table.pointer.refusal.text)
    assert texts == {f"{tip.text} [TURN-09]"} and tip.rule == "TURN-09"


@pytest.mark.parametrize("keyboard", [False, True])
def test_what_lies_on_a_warrior_is_offered_at_the_warrior(keyboard: bool, tmp_path: Path) -> None:
    text = FIRST_TURN.replace("[Hussar]", "[{card: Hussar, wounded: true, attached: [First Aid Kit]}]")
    pilot = laid(text, tmp_path / "kit.yaml", (1024, 640))
    table = pilot.table
    if keyboard:
        rects = [stop.rect for stop in table.ring()]
        table.pointer.set_focus(rects.index(spot(table, "Hussar").rect))
        pilot.key(pygame.K_RETURN)
    else:
        pilot.click(spot(table, "Hussar").rect)
    assert table.question.popup is not None
    assert any("First Aid Kit" in button.label for button in table.question.popup.buttons)


CREDIT = """
name: what can be paid for now and what cannot
ruleset: second
players:
  - name: Maren
    destiny: 3
    hand: [Venusian Ranger, Hussar, Punisher Handgun, Cardinal Dominic]
    squad: [Mitch Hunter]
  - name: Ilse
    kohort: [Razide]
turn: {player: Maren, number: 9, step: actions, actions: %d}
"""


def alone(text: str, path: Path, size: tuple[int, int] = (1024, 640)) -> Pilot:
    """A window on a position that is written here, where one person sits, and can take back what he did."""
    pygame.display.init()
    pygame.font.init()
    path.write_text(text, encoding="utf-8")
    game = runner.open_game(path)
    made = open_window(size, rulesets.get("second"), 1)
    made.current_game.session = session = Session(game, [LOCAL] * len(game.names), historic=True)
    made.scene = MatchScreen(session, made.words, made.theme, size, [0], game.names, motion=0)
    pilot = Pilot(made, 1, False)
    pilot.frame()
    return pilot


def test_cards_show_what_they_cost_now_and_on_credit(tmp_path: Path) -> None:
    pilot = alone(CREDIT % 3, tmp_path / "credit.yaml")
    hand = {one.card.name: one.card for one in pilot.table.display.layout.hand}
    assert on_credit(hand["Venusian Ranger"]) and not on_credit(hand["Hussar"])
    price = price_of(hand["Hussar"], "muster")
    assert price is not None and (price.actions, price.destiny, price.more) == (1, 2, False)
    with read() as lines:
        pilot.table.invalidate()
        pilot.frame()
    texts = [line.text for line in lines]
    assert texts.count("3") >= 2, "in cover costs three actions, and that is said where there is no room for words"
    chips = card_chips(hand["Venusian Ranger"], pilot.table.words)
    assert [(chip.sign, chip.text) for chip in chips] == [("cover", "in cover"), ("action", "3")]


def test_a_menu_names_price_and_result_and_why_not(tmp_path: Path) -> None:
    pilot = alone(CREDIT % 3, tmp_path / "credit.yaml")
    table, before = pilot.table, state(pilot)
    pilot.click(spot(table, "Venusian Ranger", "hand").rect)
    assert table.question.popup is not None and state(pilot) == before, "on credit is asked for first"
    rows = {button.label: button for button in table.question.popup.buttons}
    muster, cover = rows["Muster"], rows["Muster in cover, pay later"]
    assert isinstance(muster, MenuRow) and isinstance(cover, MenuRow)
    assert not muster.enabled and "4 D" in muster.result.text
    assert [(chip.sign, chip.text) for chip in cover.chips] == [("destiny", "0"), ("action", "3")]
    pilot.click(muster.rect)
    assert state(pilot) == before
    pilot.click(spot(table, "Venusian Ranger", "hand").rect)
    pilot.key(pygame.K_1)
    assert "Venusian Ranger" in {card.name for card in table.display.view.players[0].unrevealed}


def test_a_click_with_one_meaning_does_it_and_one_key_takes_it_back(tmp_path: Path) -> None:
    pilot = alone(CREDIT % 2, tmp_path / "credit.yaml")
    table, before = pilot.table, state(pilot)
    pilot.click(spot(table, "Hussar", "hand").rect)
    assert table.question.popup is None and spot(table, "Hussar").card.zone == "squad"
    pilot.key(pygame.K_u)
    assert state(pilot) == before
    pilot.click(spot(table, "Punisher Handgun", "hand").rect)
    assert table.question.popup is None
    pilot.key(pygame.K_u)
    assert state(pilot) == before


def test_no_stray_click_attacks(tmp_path: Path) -> None:
    pilot = alone(CREDIT % 1, tmp_path / "credit.yaml")
    table, before = pilot.table, state(pilot)
    pilot.click(spot(table, "Mitch Hunter").rect)
    assert table.question.popup is not None and state(pilot) == before
    row = next(one for one in table.question.popup.buttons if one.label == "Attack: Razide")
    assert isinstance(row, MenuRow) and row.result.text.startswith("Fight: Razide holds, you"), row.result


def test_what_an_attack_comes_to_is_told_before_it_is_made(tmp_path: Path) -> None:
    pilot = alone(CREDIT.replace("[Razide]", "[Razide, Undead Legionnaire]") % 1, tmp_path / "credit.yaml")
    table, before = pilot.table, state(pilot)
    pilot.click(spot(table, "Mitch Hunter").rect)
    decision = table.display.view.decision
    assert decision is not None and decision.stage == "defender"
    pilot.move(spot(table, "Undead Legionnaire").rect.center)
    for _ in range(4):
        pilot.frame()
    tip = table.pointer.tip
    assert tip is not None and tip.outlook
    lines = tip.text.split("\n")
    assert lines == ["Fight: Legionnaire is wounded, you hold.", "Shoot: Legionnaire is wounded, you hold."]
    pilot.key(pygame.K_ESCAPE)
    assert state(pilot) == before
    pilot.drag(spot(table, "Mitch Hunter").rect, spot(table, "Undead Legionnaire").rect.center)
    for tactic, told in zip(("fight", "shoot"), lines, strict=True):
        answer = next(a for a in table.question.prompt.answers if a.option is not None and a.option.key == tactic)
        assert told.endswith(f"{answer.sub}."), "as is said when the tactic is asked for"


def test_enter_presses_the_first_entry_of_a_menu_that_the_mouse_opened() -> None:
    pilot = opened("middle")
    ranger = spot(pilot.table, "Venusian Ranger", "hand")
    pilot.click(ranger.rect)
    assert pilot.table.question.popup is not None
    pilot.key(pygame.K_RETURN)
    assert pilot.table.question.popup is None and spot(pilot.table, "Venusian Ranger").card.zone == "squad"


def test_a_drag_begun_beside_an_open_menu_shuts_it_and_goes_on() -> None:
    pilot = opened("middle")
    pilot.click(spot(pilot.table, "Venusian Ranger", "hand").rect)
    assert pilot.table.question.popup is not None
    pilot.drag(spot(pilot.table, "Smoke Bomb", "hand").rect, spot(pilot.table, "Max Steiner").rect.center)
    assert pilot.table.question.popup is None
    steiner = spot(pilot.table, "Max Steiner").card
    assert "Smoke Bomb" in {inner.name for inner in steiner.attached}


def test_a_click_beside_an_open_menu_only_shuts_it() -> None:
    pilot = opened("middle")
    before = state(pilot)
    pilot.click(spot(pilot.table, "Venusian Ranger", "hand").rect)
    pilot.click(spot(pilot.table, "Smoke Bomb", "hand").rect)
    assert pilot.table.question.popup is None and state(pilot) == before
    assert pilot.table.display.view.decision is not None and pilot.table.display.view.decision.kind == "menu"


BEFORE_A_TACTIC = """
name: before a tactic
ruleset: second
players:
  - name: Maren
    hand: [Venusian Ranger]
    squad: [{card: Etoiles Mortant, attached: [Violator Sword, Punisher Handgun]}, Heimburg]
  - name: Ilse
    kohort: [{card: Razide, attached: [Portal of Undeath, Deathlockdrum]}]
turn: {player: Maren, number: 9, step: actions, actions: 2}
"""


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_before_a_tactic_ratings_are_those_with_the_best_weapons(size: tuple[int, int], tmp_path: Path) -> None:
    pilot = laid(BEFORE_A_TACTIC, tmp_path / "tactic.yaml", size)
    table = pilot.table
    calm = spot(table, "Etoiles Mortant").card
    pilot.drag(spot(table, "Etoiles Mortant").rect, spot(table, "Razide").rect.center)
    fight, decision = table.display.view.combat, table.display.view.decision
    assert fight is not None and decision is not None and decision.kind == "tactic"
    asked = find(table.display.view, calm.handle)
    assert asked is not None and calm.ratings[0] == asked.ratings[0] == fight.attacker.ratings[0] == 6
    assert any(line.source == "Violator Sword" for line in asked.lines)
    with read() as lines:
        table.invalidate()
        pilot.frame()
    told = [line.text for line in lines]
    assert sum("strikes" in text for text in told) == 2  # the return blow of either tactic
    assert not [line.text for line in lines if line.cut()]
    pilot.key(pygame.K_1)
    chosen = find(table.display.view, calm.handle)
    assert chosen is not None and chosen.ratings[0] == 6


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_what_is_attached_to_a_combatant_can_be_read_in_the_combat_panel(
    size: tuple[int, int], tmp_path: Path
) -> None:
    pilot = laid(BEFORE_A_TACTIC, tmp_path / "tactic.yaml", size)
    table = pilot.table
    pilot.drag(spot(table, "Etoiles Mortant").rect, spot(table, "Razide").rect.center)
    assert table.combat_shown()
    strips = {one.card.name: one.rect for one in table.combat.strips(table.display.view, table.display.combat_rect)}
    assert {"Violator Sword", "Punisher Handgun", "Portal of Undeath", "Deathlockdrum"} == set(strips)
    pilot.click(strips["Violator Sword"], 3)
    assert table.pointer.zoomed is not None and table.pointer.zoomed[0] is not None
    assert table.pointer.zoomed[0].name == "Violator Sword"
    pilot.key(pygame.K_ESCAPE)
    pilot.move(strips["Deathlockdrum"].center)
    for _ in range(60):
        pilot.frame()
    assert table.pointer.zoomed is not None and table.pointer.zoomed[0] is not None
    assert table.pointer.zoomed[0].name == "Deathlockdrum"


def test_who_stands_goes_into_cover_at_the_gate_of_cover_alone(tmp_path: Path) -> None:
    text = FIRST.format(squad="Dragoon, Venusian Ranger").replace("number: 3", "number: 4")
    pilot = laid(text, tmp_path / "first.yaml")
    table, before = pilot.table, state(pilot)
    gate = next(t for t in table.display.layout.trays if t.seat == 0 and t.area == "cover")
    board = table.display.layout.board
    stands = spot(table, "Dragoon").rect
    for end in ((board.x + 4, gate.rect.centery), (board.right - 4, gate.rect.centery)):
        pilot.drag(stands, end)
        assert state(pilot) == before and table.pointer.refusal is None, "it goes back where it stood"
    pilot.drag(stands, gate.rect.center)
    assert spot(table, "Dragoon").card.cover and table.display.view.turn.actions == 2
    pilot.drag(next(s for s in table.display.layout.spots if s.card.name == "Venusian Ranger").rect, gate.rect.center)
    assert table.pointer.refusal is not None and "COVER-05" in table.pointer.refusal.text


def test_a_click_gives_no_card_to_the_only_one_who_could_bear_it_if_that_is_an_enemy(tmp_path: Path) -> None:
    text = FIRST.format(squad="").replace("[Undead Legionnaire, Venusian Ranger, Bayonet]", "[Hidden in the Shadows]")
    pilot = laid(text, tmp_path / "first.yaml")
    table, before = pilot.table, state(pilot)
    pilot.click(spot(table, "Hidden in the Shadows", "hand").rect)
    assert state(pilot) == before and table.question.popup is not None
    assert [row.label for row in table.question.popup.buttons] == ["Play: Hussar"]


def test_what_a_card_under_a_warrior_can_do_is_offered_at_the_warrior(tmp_path: Path) -> None:
    """A click on him opens the menu of both; the same begins it as a click on the strip would."""
    pilot = laid(
        "name: a grenade\nplayers:\n"
        "  - {name: Ann, squad: [{card: Infantry, attached: [Antipersonnel Grenade]}, Sea Lion]}\n"
        "  - {name: Bob, squad: [Free Marine]}\n"
        "turn: {player: Ann, number: 5, step: actions}\n",
        tmp_path / "position.yaml",
    )
    thrower = next(s for s in pilot.table.display.layout.spots if s.card.name == "Infantry")
    pilot.click(thrower.rect)
    popup = pilot.table.question.popup
    assert popup is not None
    told = [row for row in popup.buttons if "Grenade" in row.label]
    assert told and told[0].enabled, [row.label for row in popup.buttons]
