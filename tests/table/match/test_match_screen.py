"""The table's manners: what a click, a drag and a key do, and that everything on offer can be reached."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from groups import first_and_rest, rows
from table.pilot import Pilot, window

from doomtable import rulesets
from doomtable.rules.view_parts import OptionView
from doomtable.scenarios import runner
from doomtable.session.session import LOCAL, Session
from doomtable.table.kit.view_lookup import every_card, find
from doomtable.table.layout.card_packing import Spot
from doomtable.table.match import card_input
from doomtable.table.match.card_actions import able
from doomtable.table.match.focus_stops import ShowSide
from doomtable.table.match.hovered_zoom import HOVER_AFTER, NEXT_AFTER
from doomtable.table.match.match_overlay import in_use
from doomtable.table.match.match_screen import MatchScreen
from doomtable.table.match.match_state import MatchState
from doomtable.table.match.plate_tooltips import banner_parts, part_at
from doomtable.table.match.popups import chooser
from doomtable.table.match.prompt import WITH_CARD, Prompt
from doomtable.table.paint.theme import PALETTES, Theme
from doomtable.table.window.app import open_window
from doomtable.words.words import Words

POSITIONS = Path(__file__).parents[1] / "positions"
SIZES = [(1024, 640), (1920, 1080)]


def opened(name: str, size: tuple[int, int] = (1920, 1080), motion: int = 0) -> Pilot:
    """A window on a position, with the seat that is asked already taken."""
    pygame.display.init()
    pygame.font.init()
    game = runner.open_game(POSITIONS / f"{name}.yaml")
    made = open_window(size, rulesets.get("second"), 1)
    made.current_game.session = session = Session(game, [LOCAL] * len(game.names))
    made.scene = MatchScreen(session, made.words, made.theme, size, range(len(game.names)), game.names, motion=motion)
    pilot = Pilot(made, 1, False)
    assert pilot.table.display.sheet is not None and pilot.table.display.sheet.name == "handover"
    pilot.key(pygame.K_SPACE)
    pilot.frame()
    return pilot


def spot(table: MatchState, name: str, zone: str = "") -> Spot:
    return next(
        s
        for s in table.display.layout.every()
        if s.card.name == name and s.form != "more" and zone in ("", s.card.zone)
    )


def state(pilot: Pilot) -> str:
    assert pilot.window.session is not None
    return pilot.window.session.game.state.digest()


@pytest.mark.parametrize("size", SIZES)
def test_a_click_on_a_card_lights_its_targets_and_esc_takes_it_back(size: tuple[int, int]) -> None:
    pilot = opened("middle", size)
    table, before = pilot.table, state(pilot)
    pilot.click(spot(table, "Punisher Handgun", "hand").rect)
    decision = table.display.view.decision
    assert decision is not None and decision.kind == "draft" and decision.verb == "equip"
    lit = {t.handle for t in table.question.prompt.targets}
    assert lit == table.question.highlights.lit and spot(table, "Max Steiner").card.handle in lit
    assert spot(table, "Razide").card.handle not in lit
    pilot.key(pygame.K_ESCAPE)
    assert table.display.view.decision is not None and table.display.view.decision.kind == "menu"
    assert state(pilot) == before
    pilot.key(pygame.K_ESCAPE)
    assert table.display.sheet is not None and table.display.sheet.name == "menu"
    pilot.key(pygame.K_ESCAPE)
    assert table.display.sheet is None


@pytest.mark.parametrize("size", SIZES)
def test_a_card_is_dragged_to_a_warrior(size: tuple[int, int]) -> None:
    pilot = opened("middle", size)
    table = pilot.table
    gun = spot(table, "Punisher Handgun", "hand")
    pilot.drag(gun.rect, spot(table, "Max Steiner").rect.center)
    steiner = find(table.display.view, spot(table, "Max Steiner").card.handle)
    assert steiner is not None and gun.card.handle in {c.handle for c in steiner.attached}
    assert table.pointer.refusal is None


@pytest.mark.parametrize("size", SIZES)
def test_an_illegal_drop_says_why_and_snaps_back(size: tuple[int, int]) -> None:
    pilot = opened("middle", size)
    table, before = pilot.table, state(pilot)
    pilot.drag(spot(table, "Punisher Handgun", "hand").rect, spot(table, "Razide").rect.center)
    assert table.pointer.refusal is not None and "Razide" in table.pointer.refusal.text
    assert state(pilot) == before and spot(table, "Punisher Handgun", "hand")
    pilot.frame()
    pilot.now += 5000
    pilot.frame()
    assert table.pointer.refusal is not None, "it stands until something is pressed"
    pilot.drag(spot(table, "Punisher Handgun", "hand").rect, spot(table, "Mystic", "hand").rect.center)
    assert table.pointer.refusal is None and state(pilot) == before


@pytest.mark.parametrize("size", SIZES)
def test_a_card_is_dragged_to_a_combatant_that_lies_over_the_board(size: tuple[int, int]) -> None:
    pilot = opened("fight", size)
    table = pilot.table
    pilot.key(pygame.K_1)
    pilot.frame()
    assert table.combat_shown()
    card = next(one for one in table.display.layout.hand if one.card.verbs)
    assert all(part_at(table, part.place.center) is None for part in banner_parts(table)), "the combat lies over them"
    fighters = table.combat.spots(table.display.view, table.display.combat_rect)
    pilot.drag(card.rect, next(one for one in fighters if one.seat == table.seats.viewer).rect.center)
    assert table.pointer.refusal is None
    assert card.card.handle not in {one.card.handle for one in table.display.layout.hand}


def test_a_warrior_is_dragged_upon_the_one_it_attacks() -> None:
    pilot = opened("middle")
    table = pilot.table
    pilot.drag(spot(table, "Max Steiner").rect, spot(table, "Necromutant").rect.center)
    assert table.display.view.decision is not None and table.display.view.combat is not None
    assert table.display.view.combat.defender.handle == spot(table, "Necromutant").card.handle


def test_what_would_be_done_at_once_is_asked_for_first() -> None:
    pilot = opened("middle")
    table, before = pilot.table, state(pilot)
    ranger = spot(table, "Venusian Ranger", "hand")
    pilot.click(ranger.rect)
    assert table.question.popup is not None and state(pilot) == before
    labels = [b.label for b in table.question.popup.buttons]
    assert Words("en").option("muster") in labels
    pilot.click(table.question.popup.buttons[labels.index(Words("en").option("muster"))].rect)
    there = find(table.display.view, ranger.card.handle)
    assert there is not None and there.zone == "squad"


def test_a_card_that_cannot_be_played_says_why() -> None:
    pilot = opened("fight")
    table = pilot.table
    pilot.click(spot(table, "Blood Lust", "hand").rect)
    assert table.pointer.refusal is not None and table.pointer.refusal.text


def test_a_reason_stands_until_something_is_pressed_or_another_card_is_looked_at_after_it_was_read() -> None:
    pilot = opened("fight")
    table = pilot.table
    for _ in range(2):
        pilot.click(spot(table, "Blood Lust", "hand").rect)
        for _ in range(100):  # 20 seconds
            pilot.frame()
        assert table.pointer.refusal is not None
        pilot.key(pygame.K_LCTRL)
        assert table.pointer.refusal is None
    pilot.click(spot(table, "Blood Lust", "hand").rect)
    fighter = table.combat.spots(table.display.view, table.display.combat_rect)[0]
    pilot.move(fighter.rect.center)
    for _ in range(8):
        pilot.frame()
    assert table.pointer.refusal is not None and table.pointer.zoomed is None, "it is read yet"
    for _ in range(100):
        pilot.frame()
    assert table.pointer.refusal is None and table.pointer.zoomed is not None


def test_a_reason_stands_while_the_pointer_does_not_leave_the_card_and_goes_with_any_press_or_another_size() -> None:
    pilot = opened("fight")
    table = pilot.table
    card = spot(table, "Blood Lust", "hand").rect
    pilot.click(card)
    pilot.move((card.centerx + 1, card.centery))
    for _ in range(100):
        pilot.frame()
    assert table.pointer.refusal is not None
    fighter = table.combat.spots(table.display.view, table.display.combat_rect)[0]
    pilot.click(fighter.rect, 3)
    assert table.pointer.refusal is None and table.pointer.zoomed is not None, "a right click is a press"
    pilot.key(pygame.K_ESCAPE)
    pilot.click(card)
    assert table.pointer.refusal is not None
    table.resize((1600, 1000), table.theme)
    assert table.pointer.refusal is None


def test_the_next_card_is_shown_in_large_sooner_than_the_first() -> None:
    pilot = opened("middle")
    table = pilot.table
    shown = [one.rect.center for one in table.display.layout.spots if one.form != "more" and one.card.name][:2]
    waited = []
    for place in shown:
        pilot.move(place)
        since = pilot.now
        while table.pointer.zoomed is None and pilot.now < since + 2000:
            pilot.now += 10
            pilot.window.frame(pilot.now)
        waited.append(pilot.now - since)
    assert HOVER_AFTER <= waited[0] <= HOVER_AFTER + 20 and waited[1] <= NEXT_AFTER + 20


def test_cards_are_looked_at_closely() -> None:
    pilot = opened("middle")
    table = pilot.table
    pilot.click(spot(table, "Max Steiner").rect, button=3)
    assert table.pointer.zoomed is not None and table.pointer.zoomed[0] is not None
    assert table.pointer.zoomed[0].name == "Max Steiner"
    pilot.frame()
    pilot.key(pygame.K_ESCAPE)
    assert table.pointer.zoomed is None and table.display.sheet is None
    pilot.move(spot(table, "Razide").rect.center)
    for _ in range(4):
        pilot.frame()
    assert table.pointer.zoomed is not None
    hidden = next(s for s in table.display.layout.spots if s.card.name is None)
    pilot.click(hidden.rect, button=3)
    pilot.frame()


def test_the_keys_that_mean_something_by_themselves() -> None:
    pilot = opened("middle")
    table = pilot.table
    destiny = table.display.view.players[0].destiny
    pilot.key(pygame.K_m)
    assert table.display.view.players[0].destiny == destiny + 1
    pilot.key(pygame.K_e)
    pilot.key(pygame.K_SPACE)
    assert table.display.view.decision is None or table.display.view.decision.kind != "menu"


def test_a_number_is_typed_stepped_and_confirmed() -> None:
    pilot = opened("kill")
    table = pilot.table
    assert table.question.stepper is not None and table.question.stepper.value == max(table.question.prompt.numbers)
    pilot.key(pygame.K_1)
    assert table.question.stepper.value == 1
    pilot.key(pygame.K_RIGHT)
    assert table.question.stepper.value == 2
    pilot.key(pygame.K_HOME)
    assert table.question.stepper.value == 0
    promotion = table.display.view.players[0].promotion
    pilot.key(pygame.K_3)
    pilot.frame()
    pilot.key(pygame.K_SPACE)
    assert table.display.view.players[0].promotion == promotion + 3


@pytest.mark.parametrize("size", SIZES)
def test_a_combat_has_its_panel_and_the_board_is_under_it(size: tuple[int, int]) -> None:
    pilot = opened("fight", size)
    table = pilot.table
    pilot.key(pygame.K_1)
    pilot.frame()
    assert table.combat_shown()
    card_input.choose(table, OptionView("shoot"))
    assert table.combat_shown() and table.display.view.combat is not None
    assert table.display.view.combat.outlook is not None
    pilot.frame()
    pilot.key(pygame.K_b)
    assert not table.combat_shown()
    pilot.key(pygame.K_b)
    assert table.combat_shown()


def test_the_hand_over_shows_no_hand() -> None:
    pilot = Pilot(window(seed=4), 4, False)
    table = pilot.table
    assert table.seats.handover is not None and table.display.sheet is not None
    assert not table.display.layout.hand and table.display.layout.backs
    for card, _ in every_card(table.display.view):
        assert card.zone != "hand" and not card.peek
    assert table.question.prompt.options == () and not table.question.highlights.lit


def offered(table: MatchState) -> Iterator[OptionView]:
    """Everything that can be pressed, as options of the decision."""
    decision = table.display.view.decision
    assert decision is not None
    for button in table.question.buttons:
        option = getattr(button.message, "option", None)
        if option is not None:
            yield option
    for number in table.question.prompt.numbers:
        yield OptionView("number", number=number)
    if table.question.chooser is not None:
        alike = {name for _, name, _ in table.question.chooser.options}
        # cards that lie nowhere: any one of those alike will do
        unseen = {o.handle for o in table.question.prompt.chooser}
        yield from (o for o in decision.options if o.name in alike and o.handle in unseen)
        yield from (option for option, _, _ in table.question.chooser.options)
    sides = {tray.seat for tray in table.display.layout.trays}
    for target in table.question.prompt.targets:
        card = find(table.display.view, target.handle)
        if target.key == "card" and card is not None:
            if table.display.layout.spot(card.handle) is not None or card.controller not in sides:
                yield target
        elif target.key == "player" or target.key == "game":
            yield target
    if decision.kind in ("menu", "window", "session"):
        shown = [s for s in table.display.layout.every() if s.form != "more"]
        for verb in WITH_CARD:
            if any(verb in c.verbs for s in shown for c in able(s.card)):
                yield OptionView(verb)
        for s in table.display.layout.every():
            if s.form == "more" and s.host is None:
                for card, _ in every_card(table.display.view):
                    yield from (OptionView(v) for v in card.verbs if table.display.layout.spot(card.handle) is None)


@pytest.mark.parametrize(
    ("seats", "size"), rows(2, [(7, (1024, 640)), (3, (1280, 800)), (2, (1024, 640)), (7, (1920, 1080))])
)
def test_every_option_of_every_decision_can_be_reached(seats: int, size: tuple[int, int]) -> None:
    pilot = Pilot(window(size, seed=seats + 1, goal=30, seats=seats), seats, False)
    table, asked = pilot.table, 0
    for _ in range(350):
        if pilot.over():
            break
        if table.mine() and table.display.view.decision is not None and table.question.turn_end is None:
            asked += 1
            found = {o[:4] for o in offered(table)}
            missing = [o for o in table.display.view.decision.options if o[:4] not in found]
            assert not missing, (table.display.view.decision, missing)
        pilot.press()
    assert asked > 60


def test_a_warrior_is_dragged_into_cover() -> None:
    pilot = opened("cover")
    table = pilot.table
    hussar = spot(table, "Hussar", "hand")
    tray = next(t for t in table.display.layout.trays if t.seat == 0 and t.area == "cover")
    pilot.drag(hussar.rect, tray.rect.center)
    there = find(table.display.view, hussar.card.handle)
    assert there is not None and there.zone == "unrevealed" and there.cover


def test_an_answer_names_what_it_answers_and_what_passing_does() -> None:
    pilot = Pilot(window(seed=20), 20, False)
    for _ in range(3000):
        table = pilot.table
        if table.mine() and table.question.prompt.answering is not None:
            break
        pilot.press()
        if pilot.over():
            pilot = Pilot(window(seed=pilot.now + 1), 20, False)
    said = "".join(run.text for words in table.question.prompt.text for run in words)
    assert table.question.prompt.window and table.question.prompt.passing and table.question.prompt.who
    assert table.question.prompt.answering is not None and (table.question.prompt.answering.card or "") in said
    pilot.frame()


@pytest.mark.parametrize("size", SIZES)
def test_what_is_aimed_at_is_shown_and_named_with_its_owner(size: tuple[int, int]) -> None:
    """Jonas aims at a card of Ilse's, and Petra has one of the same name."""
    table = opened("four", size).table
    pending = table.question.prompt.answering
    assert pending is not None and [aim.seat for aim in pending.aims] == [1]
    said = [(run.text, run.kind, run.seat) for run in table.question.prompt.text[0]]
    place = said.index(("Ilse", "player", 1))
    assert said[place - 2][0] == "Heimburg" and [text for text, _, _ in said[place - 1 : place + 2 : 2]] == [" (", ")"]
    aimed = table.display.layout.spot(pending.aims[0].handle)
    assert aimed is not None and aimed.card.controller == 1
    assert aimed.card.handle in table.question.highlights.about
    table.act(ShowSide(3))
    assert table.display.front == 3


def test_targets_of_one_name_on_several_warriors_are_told_apart() -> None:
    pygame.display.init()
    pygame.font.init()
    theme = Theme(PALETTES["default"], 1.0)
    board = pygame.Rect(0, 0, 800, 500)
    three = [OptionView("card", handle, name="Indigestion") for handle in (33, 279, 402)]
    lying = chooser(Prompt("", "Choose"), [(o, "Indigestion", f"on {o.handle}") for o in three], True, board, theme)
    assert [option.handle for option, _, _ in lying.options] == [33, 279, 402]
    assert len({note for _, _, note in lying.options}) == 3
    loose = chooser(Prompt("", "Choose"), [(o, "Indigestion", "") for o in three], True, board, theme)
    assert [note for _, _, note in loose.options] == ["×3"]


def test_a_card_that_left_from_under_the_pointer_is_not_shown_in_large() -> None:
    pilot = opened("middle")
    table = pilot.table
    place = spot(table, "Suicide Mission", "hand")
    table.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=place.rect.center, rel=(0, 0), buttons=(0, 0, 0)))
    assert table.pointer.hover is not None
    played = table.pointer.hover.card._replace(handle=9999)
    table.pointer.hover = replace(table.pointer.hover, card=played)  # as if it had been played
    table.refresh()
    assert table.pointer.hover is None
    table.update(table.animation.now + 10_000)
    assert table.pointer.zoomed is None


def test_every_card_and_name_is_looked_at_by_keys_alone() -> None:
    pilot = Pilot(window((1280, 800), 5), 5, True)
    pilot.play(70)
    while pilot.table.display.sheet is not None or pilot.table.display.view.combat is not None:
        pilot.press()
    pilot.frame()
    table = pilot.table
    stands = table.display.view
    pilot.key(pygame.K_l)
    pilot.frame()
    assert table.display.layout.log.w and table.display.log.rows
    pilot.key(pygame.K_z)
    assert table.pointer.zoomed is not None and table.pointer.pinned
    everything = {(s.card.handle, "") for s in table.display.layout.every() if s.form != "more"}
    everything |= {(None, name) for _, name in table.display.links}
    seen = set()
    for i in range(300):
        card, name, _ = table.pointer.zoomed
        seen.add((card.handle if card is not None else None, name))
        pilot.key((pygame.K_TAB, pygame.K_UP, pygame.K_TAB, pygame.K_RIGHT, pygame.K_TAB)[i % 5])
        pilot.frame()
    assert len(seen) > 4 and any(handle is None for handle, _ in seen)
    for _ in range(2 * len(everything)):
        card, name, _ = table.pointer.zoomed
        seen.add((card.handle if card is not None else None, name))
        pilot.key(pygame.K_TAB)
    assert everything <= seen
    pilot.key(pygame.K_z)
    assert table.pointer.kept
    pilot.key(pygame.K_z)
    assert table.pointer.zoomed is None and table.display.view == stands


def test_fight_or_shoot_is_answered_by_a_digit_and_says_what_it_comes_to() -> None:
    pilot = opened("fight", (1280, 800))
    table = pilot.table
    assert [a.digit for a in table.question.prompt.answers] == [1, 2]
    assert [a.sub for a in table.question.prompt.answers] == ["Razide holds, you hold"] * 2
    pilot.key(pygame.K_2)
    assert table.display.view.combat is not None and table.display.view.combat.tactic == "shoot"


def test_what_comes_to_lie_under_a_resting_pointer_is_not_zoomed() -> None:
    pilot = opened("middle", (1280, 800))
    table = pilot.table
    card = table.display.layout.hand[0].rect
    pilot.click(card)
    table.question.popup = None
    for _ in range(12):
        pilot.frame()
    assert table.pointer.zoomed is None
    pilot.move((card.centerx + 2, card.centery))
    for _ in range(12):
        pilot.frame()
    assert table.pointer.zoomed is not None


@pytest.mark.parametrize("size", first_and_rest(1, [(1024, 640), (1440, 765), (1920, 1080)]))
def test_a_card_in_large_lies_over_nothing_that_is_pressed_nor_over_itself(size: tuple[int, int]) -> None:
    pilot = opened("middle", size)
    table, target = pilot.table, pygame.Surface(size)
    for one in table.display.layout.every()[:: 1 if size != SIZES[0] else 4]:
        table.zoom.draw(target, table.display.view, (one.card, "", one.rect), False, in_use(table))
        place = table.zoom.place
        assert target.get_rect().contains(place) and not place.colliderect(one.rect), one.card.name
        assert place.collidelist([table.display.layout.ask, *(b.rect for b in table.question.buttons)]) < 0
        assert place.collidelist([spot.rect for spot in table.display.layout.hand]) < 0


def test_after_a_drag_nothing_is_shown_in_large_before_the_pointer_moves() -> None:
    pilot = opened("middle", (1280, 800))
    table = pilot.table
    pilot.drag(spot(table, "Punisher Handgun", "hand").rect, spot(table, "Max Steiner").rect.center)
    for _ in range(12):
        pilot.frame()
    assert table.pointer.zoomed is None
    pilot.move(spot(table, "Max Steiner").rect.center)  # where it was: it has not moved
    pilot.frame()
    assert table.pointer.zoomed is None


def test_a_second_press_keeps_a_card_in_large_while_the_game_goes_on() -> None:
    pilot = opened("middle", (1280, 800))
    table = pilot.table
    steiner = spot(table, "Max Steiner")
    pilot.click(steiner.rect, button=3)
    pilot.click(steiner.rect, button=3)
    assert table.pointer.kept
    pilot.drag(spot(table, "Punisher Handgun", "hand").rect, spot(table, "Max Steiner").rect.center)
    kept = table.pointer.zoomed
    assert kept is not None and kept[0] is not None
    assert "Punisher Handgun" in {inner.name for inner in kept[0].attached}, "it is shown as it is now"
    pilot.frame()
    pilot.click(table.zoom.place)
    assert table.pointer.zoomed is None


def test_arrows_go_where_they_point_and_tab_goes_round() -> None:
    pilot = opened("middle", (1280, 800))
    table = pilot.table
    pilot.key(pygame.K_TAB)
    rects = [place.rect for place in table.ring()]
    assert table.pointer.focus == 0
    pilot.key(pygame.K_RIGHT)
    assert rects[table.pointer.focus].centerx > rects[0].centerx
    across = table.pointer.focus
    pilot.key(pygame.K_UP)
    assert rects[table.pointer.focus].centery < rects[across].centery
    above = table.pointer.focus
    pilot.key(pygame.K_DOWN)
    assert rects[table.pointer.focus].centery > rects[above].centery
    for _ in range(len(rects)):
        pilot.key(pygame.K_TAB)
    pilot.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert 0 <= table.pointer.focus < len(rects)


def test_a_long_menu_folds_into_the_window() -> None:
    pilot = opened("middle", (1024, 640))
    table = pilot.table
    pilot.click(spot(table, "Venusian Ranger", "hand").rect)
    source = table.question.popup_source
    assert source is not None and source.found
    whole = table.menu_of(source)
    long = table.menu_of(replace(source, found=[source.found[0]] * 12))
    window = pygame.Rect(0, 0, 1024, 640)
    for menu in (whole, long):
        assert window.contains(menu.rect) and all(menu.rect.contains(button.rect) for button in menu.buttons)
    assert len(long.buttons) == 12
    rects = [button.rect for button in long.buttons]
    assert all(one.bottom <= other.y for one, other in itertools.pairwise(rects))


@pytest.mark.parametrize("number", [1, 2])
def test_the_hand_is_in_full_light_while_it_may_be_changed(number: int, tmp_path: Path) -> None:
    """MULL-02: whoever may change it sees it; in a later turn what cannot be played is dimmed as ever."""
    file = tmp_path / "mulligan.yaml"
    file.write_text(
        "name: m\nruleset: tournament\nplayers:\n  - {name: Ann, hand: [Lucky Shot], draw: [Infantry x20]}\n"
        f"  - {{name: Bob, squad: [Dragoon]}}\nturn: {{player: Ann, number: {number}, step: draw}}\n",
        encoding="utf-8",
    )
    game = runner.open_game(file)
    screen = MatchScreen(
        Session(game, [LOCAL, LOCAL]), Words("en"), Theme(), (1280, 800), (0, 1), game.names, motion=0
    )
    screen.set_open_table(True)
    screen.update(0)
    screen.draw(pygame.Surface((1280, 800)))
    assert screen.question.highlights.of_the_hand == (number == 1)
