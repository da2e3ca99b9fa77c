"""The questions of a turn: what an attack takes of it, its end and the card dropped with it, where the keys lead."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from table.match.test_first_steps import CREDIT, FIRST, alone, laid
from table.match.test_match_screen import spot, state
from table.pilot import Pilot

from doomtable.rules.actions import attack
from doomtable.rules.play_budget import Budget
from doomtable.rules.ratings import Outlook
from doomtable.rules.view_parts import CombatView, OptionView
from doomtable.table.kit.view_lookup import find
from doomtable.table.match.card_menu import MenuRow
from doomtable.table.match.card_reasons import reason_of
from doomtable.table.match.combat_end import around
from doomtable.table.match.outlook_text import same_outlook
from doomtable.table.match.prompt import OpenTurnEnd, Prompt, PromptBuilder, PromptButton

SIZES = pytest.mark.parametrize("size", [(1024, 640), (1440, 765), (1920, 1080)])
LEGION = CREDIT.replace("[Razide]", "[Razide, Undead Legionnaire]")


def text_of(pilot: Pilot) -> str:
    return " ".join(run.text for line in pilot.table.question.prompt.text for run in line)


def focused(pilot: Pilot) -> str | None:
    """The card that the keyboard stands on."""
    card = pilot.table.ring()[pilot.table.pointer.focus].card
    return card.name if card is not None else None


# ------------------------------------------------------------------------------------------------------ an attack


def test_what_an_attack_takes_of_the_turn_is_said_where_it_is_chosen(tmp_path: Path) -> None:
    pilot = alone(CREDIT % 3, tmp_path / "credit.yaml")
    pilot.click(spot(pilot.table, "Mitch Hunter").rect)
    popup = pilot.table.question.popup
    assert popup is not None
    row = next(one for one in popup.buttons if one.label == "Attack: Razide")
    assert isinstance(row, MenuRow)
    assert [(chip.sign, chip.text) for chip in row.chips] == [("action", "3")]
    assert row.result.text.endswith("An attack ends your actions: 2 that are left are lost.")


@pytest.mark.parametrize(
    ("actions", "told"), [(1, ""), (2, "one that is left is lost"), (3, "2 that are left are lost")]
)
def test_and_where_the_defender_is_chosen(actions: int, told: str, tmp_path: Path) -> None:
    pilot = alone(LEGION % actions, tmp_path / "credit.yaml")
    table = pilot.table
    pilot.click(spot(table, "Mitch Hunter").rect)
    decision = table.display.view.decision
    assert decision is not None and decision.stage == "defender"
    assert ("An attack ends your actions" in text_of(pilot)) == bool(told) and told in text_of(pilot)
    pilot.move(spot(table, "Undead Legionnaire").rect.center)
    for _ in range(4):
        pilot.frame()
    assert table.pointer.tip is not None and told in table.pointer.tip.text


def test_where_both_tactics_come_to_the_same_that_is_said() -> None:
    def fight(attacker: str) -> CombatView:
        return CombatView(None, None, "", "", Outlook(False, False, attacker, "wounded"), ())  # type: ignore[arg-type]

    assert same_outlook({"fight": fight("unhurt"), "shoot": fight("unhurt")})
    assert not same_outlook({"fight": fight("unhurt"), "shoot": fight("killed")})
    assert not same_outlook({"fight": fight("unhurt")})


BEGUN = """
name: somebody may answer an attack before anybody is named
players:
  - {name: Ann, squad: [Mitch Hunter, Hussar]}
  - {name: Bob, hand: [Blind Fury], kohort: [Razide, Undead Legionnaire]}
turn: {player: Ann, number: 3, step: actions, actions: 1}
"""


def test_a_drag_is_carried_out_though_others_are_asked_before_anybody_is_named(tmp_path: Path) -> None:
    """Who attacks whom was said with the drag."""
    pilot = alone(BEGUN, tmp_path / "begun.yaml")
    table = pilot.table
    pilot.drag(spot(table, "Mitch Hunter").rect, spot(table, "Undead Legionnaire").rect.center)
    port = table.seats.port
    assert table.display.view.combat is None and port.view(1).decision.window == "attack begun"
    port.choose(1, OptionView("pass"))
    table.refresh()
    fight = table.display.view.combat
    assert fight is not None and table.question.play is None
    named = [find(table.display.view, side.handle) for side in (fight.attacker, fight.defender)]
    assert [card.name for card in named if card is not None] == ["Mitch Hunter", "Undead Legionnaire"]


# ------------------------------------------------------------------------------------------------ the end of a turn


def ends(pilot: Pilot) -> pygame.Rect:
    buttons = pilot.table.question.buttons
    return next(b.rect for b in buttons if isinstance(b.message, PromptButton) and b.message.action == "end")


@SIZES
def test_the_button_that_ends_a_turn_keeps_its_place(size: tuple[int, int], tmp_path: Path) -> None:
    places = {tuple(ends(alone(CREDIT % actions, tmp_path / "credit.yaml", size))) for actions in (0, 1, 3)}
    assert len(places) == 1


def test_a_turn_without_actions_ends_at_once_and_keeps_the_hand(tmp_path: Path) -> None:
    pilot = alone(CREDIT % 0, tmp_path / "credit.yaml")
    hand = pilot.table.display.view.players[0].hand
    pilot.click(ends(pilot))
    assert pilot.table.question.turn_end is None
    assert pilot.table.seats.port.view(0).turn.seat == 1
    assert pilot.table.seats.port.view(0).players[0].hand_count == len(hand)


def test_dropping_a_card_at_the_end_is_asked_of_who_wants_to(tmp_path: Path) -> None:
    pilot = alone(CREDIT % 0, tmp_path / "credit.yaml")
    table, before = pilot.table, state(pilot)
    button = next(
        b for b in table.question.buttons
        if isinstance(b.message, PromptButton) and isinstance(b.message.message, OpenTurnEnd)
    )  # fmt: skip
    pilot.click(button.rect)
    assert table.question.turn_end is not None and state(pilot) == before
    pilot.click(spot(table, "Hussar", "hand").rect)
    pilot.key(pygame.K_SPACE)
    assert table.seats.port.view(0).players[0].hand_count == 3


def test_a_turn_with_actions_left_is_not_ended_by_a_slip(tmp_path: Path) -> None:
    pilot = alone(CREDIT % 2, tmp_path / "credit.yaml")
    before = state(pilot)
    pilot.click(ends(pilot))
    assert pilot.table.question.turn_end is not None and state(pilot) == before
    assert "2 actions are left" in text_of(pilot)


# -------------------------------------------------------------------------------------------------------- the keys


@SIZES
@pytest.mark.parametrize("first", [pygame.K_UP, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_DOWN])
def test_arrows_begin_in_the_hand_and_go_to_own_cards_and_plates(
    first: int, size: tuple[int, int], tmp_path: Path
) -> None:
    pilot = alone(LEGION % 3, tmp_path / "credit.yaml", size)
    table = pilot.table
    pilot.key(first)
    hand = [one.card.name for one in table.display.layout.hand]
    assert focused(pilot) == hand[0]
    pilot.key(pygame.K_RIGHT)
    assert focused(pilot) == hand[1]
    pilot.key(pygame.K_UP)
    assert focused(pilot) == "Mitch Hunter"
    pilot.key(pygame.K_DOWN)
    assert focused(pilot) in hand
    while focused(pilot) != hand[0]:
        pilot.key(pygame.K_LEFT)
    pilot.key(pygame.K_LEFT)
    plates = {tuple(plate.rect) for plate in table.display.layout.plates}
    assert tuple(table.ring()[table.pointer.focus].rect) in plates


def test_arrows_lead_over_all_that_may_be_attacked(tmp_path: Path) -> None:
    pilot = alone(LEGION % 1, tmp_path / "credit.yaml")
    pilot.click(spot(pilot.table, "Mitch Hunter").rect)
    seen = set()
    for key in (pygame.K_UP, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT):
        pilot.key(key)
        seen.add(focused(pilot))
    assert {"Razide", "Undead Legionnaire"} <= seen


@SIZES
def test_what_explains_a_plate_leaves_the_cards_free(size: tuple[int, int], tmp_path: Path) -> None:
    pilot = alone(LEGION % 3, tmp_path / "credit.yaml", size)
    table = pilot.table
    places = [tuple(stop.rect) for stop in table.ring()]
    for plate in table.display.layout.plates:
        table.pointer.set_focus(-1)
        pilot.frame()
        spots = (*table.display.layout.hand, *table.display.layout.spots)
        cards = [one.rect.inflate(-24, -24) for one in spots]  # its shadow may fall on an edge
        before = [pygame.image.tobytes(pilot.window.screen.subsurface(rect), "RGB") for rect in cards]
        table.pointer.set_focus(places.index(tuple(plate.rect)))
        table.display.redraw()
        pilot.frame()
        after = [pygame.image.tobytes(pilot.window.screen.subsurface(rect), "RGB") for rect in cards]
        assert before == after


# ---------------------------------------------------------------------------------------------------------- reasons


def test_who_cannot_pay_for_a_warrior_hears_why_it_cannot_go_in_cover_either(tmp_path: Path) -> None:
    text = CREDIT.replace("    squad: [Mitch Hunter]\n", "")
    pilot = alone(text % 3, tmp_path / "credit.yaml")
    ranger = spot(pilot.table, "Venusian Ranger", "hand").card
    assert not ranger.verbs
    told = reason_of(pilot.table, ranger)
    assert told.text.startswith("This costs 4 D") and "another of yours stands in the open" in told.text


@pytest.mark.parametrize(("language", "when"), [("en", "On the card: In combat."), ("de", "Auf der Karte: Im Kampf.")])
def test_a_card_out_of_its_time_tells_when_that_is(tmp_path: Path, language: str, when: str) -> None:
    text = (CREDIT % 3).replace("Venusian Ranger", "Rampage!, Urban Tactics, Venusian Ranger", 1)
    pilot = alone(text, tmp_path / "credit.yaml")
    pilot.table.words.speak(language)
    told = reason_of(pilot.table, spot(pilot.table, "Rampage!", "hand").card)
    assert told.text.endswith(f" {when}") and told.text != when and when in told.full
    assert when not in reason_of(pilot.table, spot(pilot.table, "Venusian Ranger", "hand").card).text


@pytest.mark.parametrize(("language", "whom"), [("en", "Only for"), ("de", "Nur für")])
def test_a_card_that_goes_to_nobody_but_some_tells_for_whom_it_is(tmp_path: Path, language: str, whom: str) -> None:
    text = FIRST.format(squad="Mystic, Hussar").replace("Bayonet", "Violator Sword, Bayonet")
    pilot = laid(text, tmp_path / "first.yaml")
    pilot.table.words.speak(language)
    target = OptionView("card", spot(pilot.table, "Mystic").card.handle)
    told = reason_of(pilot.table, spot(pilot.table, "Violator Sword", "hand").card, target)
    assert told.text.count(whom) == told.full.count(whom) == 1 and "EQUIP-02" in told.full


# ------------------------------------------------------------------------------------------ what is thrown away


def menu_of(pilot: Pilot, **turn: int) -> Prompt:
    """The question of the menu, with this turn."""
    view = pilot.table.display.view
    changed = view._replace(turn=view.turn._replace(**turn))
    return PromptBuilder(pilot.table.words).ask(changed)


def test_an_attack_that_is_left_is_named_and_space_does_not_throw_it_away(tmp_path: Path) -> None:
    pilot = alone(LEGION % 1, tmp_path / "credit.yaml")
    asked = menu_of(pilot, actions=0, attacks=1)
    assert asked.title == "1 extra attack"
    assert not [one for one in asked.answers if one.main and one.option is not None and one.option.key == "end turn"]
    asked = menu_of(pilot, actions=1)
    assert asked.title == "1 action left"


def test_who_loses_with_this_turn_is_told_so(tmp_path: Path) -> None:
    pilot = alone(LEGION % 1, tmp_path / "credit.yaml")
    view = pilot.table.display.view
    told = "No warrior of yours can fight."
    for countdown, squad, said in ((1, (), True), (3, (), False), (1, view.players[0].squad, False)):
        mine = view.players[0]._replace(countdown=countdown, squad=squad)
        changed = view._replace(players=(mine, *view.players[1:]))
        asked = PromptBuilder(pilot.table.words).ask(changed)
        assert any(told in run.text for line in asked.text for run in line) == said


def test_an_order_while_something_else_is_asked_is_refused_with_the_way_on(tmp_path: Path) -> None:
    """ACT-20: in the own turn it is not the turn that is wrong."""
    pilot = alone(LEGION % 1, tmp_path / "credit.yaml")
    session = pilot.window.session
    assert session is not None
    state = session.game.state
    own = {seat: next(card for card, row in state.play.items() if row.controller == seat) for seat in (0, 1)}
    said = [attack.refusal(state, seat, own[seat], None, None, Budget()) for seat in (0, 1)]
    assert [reason.key if reason is not None else "" for reason in said] == ["no_menu", "not_your_turn"]


def test_the_end_of_a_film_leaves_the_question_free() -> None:
    arena, question = pygame.Rect(12, 56, 1270, 504), pygame.Rect(995, 510, 288, 200)
    parts = around(arena, question)
    assert not any(part.colliderect(question) for part in parts)
    assert sum(part.w * part.h for part in parts) == arena.w * arena.h - 287 * 50
    assert around(arena, pygame.Rect(0, 600, 50, 50)) == [arena]


# ---------------------------------------------------------------------------------------------- the keyboard's place


def test_the_keyboard_stands_where_it_stood_after_a_choice_and_a_menu(tmp_path: Path) -> None:
    pilot = alone(LEGION % 3, tmp_path / "credit.yaml")
    table = pilot.table
    for _ in range(2):
        pilot.key(pygame.K_TAB)
    stood = focused(pilot)
    assert stood == table.display.layout.hand[1].card.name
    pilot.key(pygame.K_m)
    assert table.display.view.turn.actions == 2 and focused(pilot) == stood
    pilot.key(pygame.K_ESCAPE)
    assert table.display.sheet is not None
    pilot.key(pygame.K_TAB)
    pilot.key(pygame.K_ESCAPE)
    assert table.display.sheet is None and focused(pilot) == stood
    pilot.key(pygame.K_u)
    assert table.display.view.turn.actions == 3 and focused(pilot) == stood


def test_and_after_a_card_s_menu_and_a_play_that_was_given_up(tmp_path: Path) -> None:
    pilot = alone(LEGION % 3, tmp_path / "credit.yaml")
    table = pilot.table
    while focused(pilot) != "Mitch Hunter":
        pilot.key(pygame.K_TAB)
    pilot.key(pygame.K_RETURN)
    while table.question.popup is None and table.display.view.decision.kind == "menu":
        pilot.key(pygame.K_RETURN)
    pilot.key(pygame.K_ESCAPE)
    assert table.display.view.decision.kind == "menu" and table.question.popup is None
    assert focused(pilot) == "Mitch Hunter"


def test_the_keyboard_does_not_jump_among_the_cards_to_drop_and_a_key_leads_there(tmp_path: Path) -> None:
    pilot = alone(CREDIT % 0, tmp_path / "credit.yaml")
    table = pilot.table
    pilot.key(pygame.K_TAB)
    pilot.key(pygame.K_DELETE)
    assert table.question.turn_end is not None and focused(pilot) == table.display.layout.hand[0].card.name
    pilot.key(pygame.K_TAB)
    second = table.display.layout.hand[1].card
    pilot.key(pygame.K_RETURN)
    assert table.question.turn_end.drop == second.handle and focused(pilot) == second.name
    pilot.key(pygame.K_RETURN)
    assert table.question.turn_end.drop == -1 and focused(pilot) == second.name
    pilot.key(pygame.K_RETURN)
    held = table.display.view.players[0].hand_count
    pilot.key(pygame.K_SPACE)
    assert table.seats.port.view(0).players[0].hand_count == held - 1


def test_a_mouse_takes_the_place_of_the_keyboard(tmp_path: Path) -> None:
    pilot = alone(LEGION % 3, tmp_path / "credit.yaml")
    pilot.key(pygame.K_TAB)
    pilot.click(ends(pilot))
    pilot.key(pygame.K_ESCAPE)
    assert pilot.table.pointer.focus < 0
