"""Bases on the table: a ground for each base and battlefield with what lies on it; by mouse and by keys."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from table.match.test_first_steps import laid
from table.match.test_match_screen import spot, state
from table.pilot import Pilot

from doomtable.rules.bases import bases, field_of
from doomtable.rules.terms import PASS
from doomtable.rules.view import forecasts
from doomtable.scenarios.runner import open_game
from doomtable.table.match import planet_drawing, points_on_cards
from doomtable.table.match.board_highlights import BoardHighlights
from doomtable.table.match.card_menu import BeginPlay, MenuRow

SIZES = [(1024, 640), (1920, 1080)]
BASES = """
name: bases
options: {variant: home}
turn: {player: Ann, number: 3}
players:
  - name: Ann
    bases:
      - {base: Heimburg, battlefield: Victoria, promotion: 4}
      - {base: Factory, battlefield: "No-Man's Land", down: true}
      - {base: Armory, battlefield: Venusian Jungle, destiny: 9}
    hand: [Hussar]
    squad: [{card: Dragoon, place: Heimburg, carries: 2}, {card: Max Steiner, place: Victoria}]
  - name: Bob
    bases:
      - {base: Citadel of Algeroth, battlefield: Helstrom Mountains, promotion: 9}
      - {base: Sewers, battlefield: Phobos & Deimos}
      - {base: Hideout, battlefield: Great Rust Desert}
    kohort: [{card: Necromutant, place: Hideout}]
"""


def ground(pilot: Pilot, label: str) -> pygame.Rect:
    """The ground of a base or battlefield."""
    return next(tray.rect for tray in pilot.table.display.layout.trays if tray.label == label)


def dropped(pilot: Pilot, card: str, label: str) -> None:
    """A card is dragged onto a ground."""
    rect = ground(pilot, label)
    pilot.drag(spot(pilot.table, card).rect, (rect.centerx, rect.centery))


@pytest.mark.parametrize("size", SIZES)
def test_each_base_and_battlefield_has_its_ground(size: tuple[int, int], tmp_path: Path) -> None:
    layout = laid(BASES, tmp_path / "bases.yaml", size).table.display.layout
    for seat in range(2):
        labels = [tray.label for tray in layout.trays if tray.seat == seat]
        assert len(labels) == 6 and len(set(labels)) == 6
    assert [tray.label for tray in layout.trays if tray.seat == 0][:2] == ["Heimburg", "Victoria"]
    for one in layout.trays:
        assert not any(one.rect.colliderect(other.rect) for other in layout.trays if other is not one)


@pytest.mark.parametrize("size", SIZES)
def test_a_warrior_is_dragged_out_in_and_away(size: tuple[int, int], tmp_path: Path) -> None:
    """VAR-HOME-20, VAR-HOME-23, VAR-HOME-35."""
    pilot = laid(BASES, tmp_path / "bases.yaml", size)
    dropped(pilot, "Dragoon", "Victoria")
    assert pilot.table.display.view.turn.actions == 2
    assert ground(pilot, "Victoria").collidepoint(spot(pilot.table, "Dragoon").rect.center)
    dropped(pilot, "Dragoon", "Heimburg")
    assert pilot.table.display.view.turn.actions == 1
    assert ground(pilot, "Heimburg").collidepoint(spot(pilot.table, "Dragoon").rect.center)
    dropped(pilot, "Max Steiner", "Phobos & Deimos")
    assert pilot.table.display.view.turn.actions == 0
    assert ground(pilot, "Phobos & Deimos").collidepoint(spot(pilot.table, "Max Steiner").rect.center)


@pytest.mark.parametrize("size", SIZES)
def test_a_warrior_is_mustered_into_the_base_it_is_dropped_on(size: tuple[int, int], tmp_path: Path) -> None:
    """VAR-HOME-10."""
    pilot = laid(BASES, tmp_path / "bases.yaml", size)
    dropped(pilot, "Hussar", "Armory")
    mine = pilot.table.display.view.players[0]
    by = {card.name: card for card in mine.squad}
    assert by["Hussar"].home == by["Armory"].handle and dict(by["Armory"].marks)["D"] == 7


def test_promotion_is_banked_by_the_menu_of_the_card(tmp_path: Path) -> None:
    """VAR-HOME-17."""
    pilot = laid(BASES, tmp_path / "bases.yaml", (1920, 1080))
    assert "bank" in spot(pilot.table, "Dragoon").card.verbs
    assert {"transfer", "bank"} <= set(spot(pilot.table, "Dragoon").card.verbs)
    assert "bank" not in spot(pilot.table, "Max Steiner").card.verbs


def rows(pilot: Pilot, card: str) -> dict[str, tuple[str, str]]:
    """What the menu of a card says: by verb the name and what comes of it; '' for what cannot be done."""
    pilot.click(spot(pilot.table, card).rect)
    popup = pilot.table.question.popup
    assert popup is not None
    found = [one for one in popup.buttons if isinstance(one, MenuRow)]
    pilot.key(pygame.K_ESCAPE)
    verbs = [one.message.verb if isinstance(one.message, BeginPlay) else "" for one in found]
    return {verb: (one.label, one.result.text) for verb, one in zip(verbs, found, strict=True)}


def test_the_menu_says_where_a_warrior_goes_and_where_its_promotion_lies(tmp_path: Path) -> None:
    """VAR-HOME-17, VAR-HOME-20, VAR-HOME-23."""
    full = BASES.replace("{card: Max Steiner, place: Victoria}", "{card: Max Steiner, place: Venusian Jungle}").replace(
        "{base: Sewers, battlefield: Phobos & Deimos}", "{base: Sewers, battlefield: Phobos & Deimos, down: true}"
    ).replace("{base: Citadel of Algeroth,", "{base: Citadel of Algeroth, down: true,").replace(
        "battlefield: Helstrom Mountains, promotion: 9}", "battlefield: Helstrom Mountains}"
    )
    pilot = laid(full, tmp_path / "bases.yaml", (1920, 1080))
    inside = rows(pilot, "Dragoon")
    assert inside["transfer"][0] == "Go out to Victoria" and "Fight" in inside["transfer"][1]
    assert "base" in inside["bank"][1] and inside["seek cover"][0] == "Seek cover"
    assert rows(pilot, "Max Steiner")["transfer"][0] == "Go back into Armory"


def test_what_a_wounded_warrior_carries_does_not_lie_on_its_mark(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """VAR-HOME-13: the mark stands at the right of a card that lies on its side."""
    at = dict[str, int]()

    def counter(target: pygame.Surface, icon: pygame.Surface, n: int, x: int, *more: object) -> int:
        at["x"] = x
        return x

    for name, wounded in (("up", ""), ("side", ", wounded: true")):
        text = BASES.replace("carries: 2", f"carries: 2{wounded}")
        pilot = laid(text, tmp_path / f"{name}.yaml", (1920, 1080))
        card = spot(pilot.table, "Dragoon")
        monkeypatch.setattr(points_on_cards, "_counter", counter)
        points_on_cards.draw_carried(pygame.Surface((1920, 1080)), card, pilot.table.theme)
        monkeypatch.undo()
        assert (at["x"] < card.rect.centerx) is bool(wounded)


def test_whoever_fills_a_base_is_warned_of_what_goes_with_it(tmp_path: Path) -> None:
    """VAR-HOME-18, VAR-HOME-R03."""
    pilot = laid(BASES.replace("promotion: 4", "promotion: 13"), tmp_path / "bases.yaml", (1024, 640))
    assert "face down" not in rows(pilot, "Dragoon")["bank"][1]
    pilot = laid(BASES.replace("promotion: 4", "promotion: 14"), tmp_path / "full.yaml", (1024, 640))
    assert "face down" in rows(pilot, "Dragoon")["bank"][1]
    last = BASES.replace("promotion: 4", "promotion: 14").replace("destiny: 9", "down: true")
    pilot = laid(last, tmp_path / "last.yaml", (1024, 640))
    assert rows(pilot, "Dragoon")["bank"][1] == "It fills your last base: you win."


def test_out_of_a_base_nobody_is_reached_but_in_battlefields_and_the_menu_says_so(tmp_path: Path) -> None:
    """VAR-HOME-29."""
    pilot = laid(BASES, tmp_path / "bases.yaml", (1920, 1080))
    assert "battlefields" in rows(pilot, "Dragoon")[""][1]
    pilot = laid(BASES.replace("place: Hideout}", "place: Great Rust Desert}"), tmp_path / "two.yaml", (1920, 1080))
    assert "it only shoots" in rows(pilot, "Dragoon")["attack"][1]


@pytest.mark.parametrize("size", SIZES)
def test_a_base_and_a_battlefield_say_in_large_what_they_are(size: tuple[int, int], tmp_path: Path) -> None:
    pilot = laid(BASES, tmp_path / "bases.yaml", size)
    view, zoom = pilot.table.display.view, pilot.table.zoom
    by = {card.name: card for card in view.players[0].squad}
    base, field = (" ".join(text for _, text, _ in zoom._notes(view, by[one], one)) for one in ("Heimburg", "Victoria"))
    assert "+3 Armor" in base and "With 15 " in base and "battlefield of Heimburg" in field


@pytest.mark.parametrize("size", SIZES)
def test_the_promotion_of_a_base_stands_before_what_fills_it(
    size: tuple[int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """VAR-HOME-18."""
    drawn: list[tuple[str, int, int]] = []

    def noted(target: pygame.Surface, text: str, x: int, y: int, *rest: object, **more: object) -> int:
        drawn.append((text, x, y))
        return 0

    full = BASES.replace("{base: Sewers,", "{base: Sewers, destiny: 28, promotion: 14,")
    pilot = laid(full, tmp_path / "bases.yaml", size)
    shown = pilot.table.display
    monkeypatch.setattr(points_on_cards, "draw_text", noted)
    for _ in pilot.table.board.draw(pygame.Surface(size), shown.view, shown.layout, BoardHighlights()):
        pass
    for name, lying in (("Sewers", ["28", "14", "/15"]), ("Heimburg", ["5", "4", "/15"]), ("Factory", ["15", "/15"])):
        base = spot(pilot.table, name).rect
        there = [(text, x) for text, x, y in drawn if base.collidepoint(x, y)]
        assert [text for text, _ in there] == lying
        assert all(x < base.right - 8 for _, x in there), "nothing hangs over the edge of its base"


CROWDED = BASES.replace("squad: [", "squad: [" + "{card: Bauhaus Blitzer, place: Armory}, " * 4)


def test_lanes_keep_the_width_of_the_window_beside_a_small_question(tmp_path: Path) -> None:
    """Else all six lanes of both sides would lie over each other with open ground at their sides."""
    layout = laid(CROWDED, tmp_path / "bases.yaml", (1024, 640)).table.display.layout
    across = layout.trays[0].rect.unionall([tray.rect for tray in layout.trays])
    assert layout.ask.y < layout.plates[-1].rect.bottom and across.w > 900
    assert all(tray.rect.w >= 100 for tray in layout.trays), "each has room for its name and what it changes"


def test_a_card_that_is_being_placed_is_taken_back_by_pressing_it_again(tmp_path: Path) -> None:
    pilot = laid(BASES, tmp_path / "bases.yaml", (1920, 1080))
    pilot.click(spot(pilot.table, "Hussar").rect)
    if pilot.table.question.popup is not None:
        pilot.key(pygame.K_1)
    asked = pilot.table.display.view.decision
    assert asked is not None and (asked.kind, asked.stage) == ("draft", "where")
    pilot.click(spot(pilot.table, "Hussar").rect)
    asked = pilot.table.display.view.decision
    assert asked is not None and asked.kind == "menu" and pilot.table.pointer.refusal is None


@pytest.mark.parametrize("size", SIZES)
def test_a_warrior_is_paid_for_where_one_base_alone_can_pay(size: tuple[int, int], tmp_path: Path) -> None:
    """VAR-HOME-10: that it could lie in cover in any of them is not meant by dropping it there."""
    pilot = laid(BASES.replace("hand: [Hussar]", "hand: [Valerie Duval]"), tmp_path / "bases.yaml", size)
    dropped(pilot, "Valerie Duval", "Armory")
    by = {card.name: card for card in pilot.table.display.view.players[0].squad}
    assert by["Valerie Duval"].home == by["Armory"].handle and not by["Valerie Duval"].cover
    assert dict(by["Armory"].marks)["D"] == 1 and pilot.table.display.view.turn.actions == 2


def test_the_menu_says_where_a_warrior_goes_though_somebody_could_answer_that(tmp_path: Path) -> None:
    """VAR-HOME-20: else it would tell that somebody can."""
    text = BASES.replace("carries: 2}", "carries: 2, attached: [L&A Plasma Carbine]}")
    text = text.replace("place: Hideout}", "place: Hideout, attached: [Distort]}")
    assert rows(laid(text, tmp_path / "bases.yaml", (1920, 1080)), "Dragoon")["transfer"][0] == "Go out to Victoria"


FIGHT = """
name: out there
options: {variant: home}
turn: {player: Ann, number: 3}
players:
  - name: Ann
    bases: [{base: Heimburg, battlefield: Victoria}, {base: Factory, battlefield: "No-Man's Land"}, {base: Armory, battlefield: Venusian Jungle}]
    squad: [{card: Mitch Hunter, place: Victoria, carries: 2}]
  - name: Bob
    bases: [{base: Citadel of Algeroth, battlefield: Helstrom Mountains}, {base: Sewers, battlefield: Phobos & Deimos}, {base: Hideout, battlefield: Great Rust Desert}]
    kohort: [{card: Necromutant, place: Helstrom Mountains, wounded: true}]
"""  # noqa: E501
SHOT = """script:
  - Ann: [attack, Mitch Hunter, Necromutant, shoot]
  - pass: all
"""


def test_before_the_tactic_the_combat_is_reckoned_in_the_battlefield_that_is_due(tmp_path: Path) -> None:
    """VAR-HOME-24."""
    path = tmp_path / "fight.yaml"
    path.write_text(FIGHT, encoding="utf-8")
    game = open_game(path)
    game.choose(next(option for option in game.decision.options if option.key == "attack"))
    while game.decision.kind == "window":
        game.choose(PASS)
    found = forecasts(game, 0)
    assert game.decision.kind == "tactic" and set(found) == {"fight", "shoot"}
    field = field_of(game.state, bases(game.state, 1)[0])
    assert all(fight.warzone == field for fight in found.values())
    printed = 4
    assert found["fight"].defender.ratings[0] == printed + 2 and found["shoot"].defender.ratings[1] == printed - 3


@pytest.mark.parametrize("size", SIZES)
def test_what_a_warrior_has_no_room_for_is_told_as_destiny(size: tuple[int, int], tmp_path: Path) -> None:
    """VAR-HOME-15, VAR-HOME-R01."""
    pilot = laid(FIGHT.replace("Helstrom Mountains, w", "Phobos & Deimos, w") + SHOT, tmp_path / "fight.yaml", size)
    prompt, stepper = pilot.table.question.prompt, pilot.table.question.stepper
    assert stepper is not None and (prompt.points, stepper.value) == (6, 3)
    assert "at most 5" in " ".join(run.text for line in prompt.text for run in line)


INVADER = (
    FIGHT.replace("place: Victoria, carries: 2", "place: Helstrom Mountains, home: Heimburg")
    .replace("place: Helstrom Mountains, wounded: true", "place: Hideout")
    .replace("battlefield: Helstrom Mountains}", "battlefield: Helstrom Mountains, promotion: 0}")
)


def test_who_has_invaded_goes_back_and_it_is_said_why_nothing_is_stolen(tmp_path: Path) -> None:
    """VAR-HOME-36, VAR-HOME-37."""
    pilot = laid(INVADER, tmp_path / "invader.yaml", (1920, 1080))
    found = rows(pilot, "Mitch Hunter")
    assert found["transfer"][0] == "Go back to Victoria" and "steal" in found[""][1]
    rich = laid(INVADER.replace("promotion: 0", "promotion: 4"), tmp_path / "two.yaml", (1920, 1080))
    told = rows(rich, "Mitch Hunter")["steal"][1]
    assert "Half its Value" in told and "ends your actions: 2 that are left are lost" in told
    rich.click(spot(rich.table, "Mitch Hunter").rect)
    popup = rich.table.question.popup
    assert popup is not None
    rich.click(next(one.rect for one in popup.buttons if getattr(one.message, "verb", "") == "steal"))
    asked = " ".join(run.text for line in rich.table.question.prompt.text for run in line)
    assert "half its Value" in asked and "carry home" in asked


def test_an_embargo_says_what_it_does_and_takes(tmp_path: Path) -> None:
    """VAR-CORPWAR-10."""
    text = """
name: at war
options: {corpwar: true}
turn: {player: Bob, number: 3}
players:
  - {name: Ann, war: bauhaus, destiny: 4, squad: [Hussar]}
  - {name: Bob, destiny: 5, hand: [Dragoon], squad: [Max Steiner]}
script:
  - Bob: [muster, Dragoon]
"""
    prompt = laid(text, tmp_path / "war.yaml", (1024, 640)).table.question.prompt
    told = " ".join(run.text for line in prompt.text for run in line)
    assert "embargo" in [option.key for option in prompt.options] and "for 3 D" in told and "0 cards" not in told


@pytest.mark.parametrize("size", SIZES)
def test_whose_an_invader_is_stands_over_it(
    size: tuple[int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """VAR-HOME-35."""
    pilot = laid(INVADER, tmp_path / "invader.yaml", size)
    shown, drawn = pilot.table.display, list[tuple[pygame.Rect, str]]()
    monkeypatch.setattr(planet_drawing, "_owner", lambda target, rect, number, *rest: drawn.append((rect, number)))
    words, theme, signs = pilot.table.words, pilot.table.theme, BoardHighlights()
    planet_drawing.draw_holders(pygame.Surface(size), shown.view, shown.layout, words, theme, signs)
    assert drawn == [(spot(pilot.table, "Mitch Hunter").rect, "I")]


@pytest.mark.parametrize("label", ["Citadel of Algeroth", "Great Rust Desert"])
@pytest.mark.parametrize("size", SIZES)
def test_a_warrior_of_the_hand_is_not_mustered_over_an_enemys_ground(
    size: tuple[int, int], label: str, tmp_path: Path
) -> None:
    """GEN-08."""
    pilot = laid(BASES, tmp_path / "bases.yaml", size)
    before = state(pilot)
    dropped(pilot, "Hussar", label)
    asked, refusal = pilot.table.display.view.decision, pilot.table.pointer.refusal
    assert asked is not None and asked.kind == "menu" and state(pilot) == before
    assert refusal is not None and "GEN-08" in refusal.text
