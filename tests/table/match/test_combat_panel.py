"""The combat panel says which abilities of the combatants decide it, and what they mean."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest
from table.match.test_combat_film import table

from doomtable.rules.view_parts import LineView
from doomtable.session.session import Session
from doomtable.table.kit.face_models import changes
from doomtable.table.kit.widgets import Button
from doomtable.table.match import combat_panel, tactic_outlook
from doomtable.table.match.match_screen import MatchScreen
from doomtable.table.match.table_messages import ToggleBoard, ToggleSums
from doomtable.table.motion.animation_queue import AnimationQueue
from doomtable.table.window.screenshot import render

SLAYER = "Slayer: A wound it deals kills at once."


@pytest.mark.parametrize(("defender", "told"), [("Cairath", True), ("Necromutant", False)])
def test_an_ability_is_told_with_its_meaning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, defender: str, told: bool
) -> None:
    assert (SLAYER in written(tmp_path, monkeypatch, "Mitch Hunter", defender)) is told


@pytest.mark.parametrize(("gift", "told"), [("Dark Fire", True), ("Kratach", False)])
def test_immunity_to_gifts_is_told_where_there_is_a_gift(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, gift: str, told: bool
) -> None:
    said = written(tmp_path, monkeypatch, "Venusian Ranger", "Necromutant", gift, (1440, 900))
    assert any("Gift immunity" in line for line in said) is told


STRUCK = """
players:
  - {name: Ann, hand: [Joy of Victory], squad: [Infantry]}
  - {name: Bob, squad: [Hussar]}
script:
  - Ann: [attack, Infantry, Hussar, fight]
"""


def test_after_the_blows_nothing_is_foretold_of_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has just been wounded and lives is not compared again, though the ratings still stand there."""
    said = written_on(tmp_path, monkeypatch, STRUCK, (1024, 640))
    assert any("blows have been struck" in line for line in said), said
    assert not any("dies" in line for line in said)


ALIKE = """
players:
  - {name: Ann, hand: [Take Aim], kohort: [Centurion]}
  - {name: Computer Zwei, kohort: [Centurion]}
script:
  - Ann: [attack, Centurion, Centurion]
"""


def test_what_either_tactic_comes_to_keeps_within_its_plate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two of one name are told apart by their players alone where both would not fit."""
    said = written_on(tmp_path, monkeypatch, ALIKE, (1152, 680), "de")
    assert "Computer Zwei wird verwundet." in said and "Centurion (Computer Zwei) wird verwundet." not in said


def written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, attacker: str, defender: str, bears: str = "",
    size: tuple[int, int] = (1024, 640),
) -> list[str]:
    """Everything that stands on the panel of a combat."""
    return written_on(tmp_path, monkeypatch, (
        "players:\n"
        f"  - {{name: Ann, hand: [Take Aim], squad: [{attacker}]}}\n"
        f"  - {{name: Bob, kohort: [{{card: {defender}, attached: [{bears}]}}]}}\n"
        f"script:\n  - Ann: [attack, {attacker}, {defender}, fight]\n"
    ), size)  # fmt: skip


def written_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, scenario: str, size: tuple[int, int], language: str = "en"
) -> list[str]:
    """Everything that stands on the panel of the combat that a scenario ends in."""
    position = tmp_path / "combat.yaml"
    position.write_text(scenario)
    said: list[str] = []
    draw = combat_panel.draw_text

    def noted(target: Any, text: str, *rest: Any, **how: Any) -> Any:
        said.append(text)
        return draw(target, text, *rest, **how)

    for module in (combat_panel, tactic_outlook):
        monkeypatch.setattr(module, "draw_text", noted)
    render(position, tmp_path / "combat.png", size=size, seat="Ann", language=language)
    return said


def combat_table(tmp_path: Path) -> tuple[MatchScreen, Session]:
    """A combat that waits for cards."""
    return table(
        tmp_path,
        "players:\n"
        "  - {name: Ann, hand: [Take Aim], squad: [Mitch Hunter]}\n"
        "  - {name: Bob, kohort: [Cairath]}\n"
        "script:\n  - Ann: [attack, Mitch Hunter, Cairath, fight]\n",
    )


def test_the_sums_open_by_key_and_button_and_every_name_can_be_reached(tmp_path: Path) -> None:
    screen, _ = combat_table(tmp_path)
    sums = next(b for b in screen.question.buttons if b.message == ToggleSums())
    assert sums.key == "D" and any(stop.button is sums for stop in screen.ring())
    before = screen.combat.spots(screen.display.view, screen.display.combat_rect)
    screen.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_d, mod=0, unicode="d"))
    assert screen.combat.sums_open
    after = screen.combat.spots(screen.display.view, screen.display.combat_rect)
    assert [spot.card.handle for spot in after] == [spot.card.handle for spot in before]
    screen.draw(pygame.Surface(screen.size))
    assert {"Mitch Hunter", "Cairath"} <= {name for _, name in screen.display.links}
    screen.resize((1440, 765), screen.theme)
    assert screen.combat.sums_open, "they stay open at another size"
    screen.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_d, mod=0, unicode="d"))
    assert not screen.combat.sums_open


@pytest.mark.parametrize("coming", [True, False])
def test_no_button_of_a_combat_is_drawn_before_the_combat_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, coming: bool
) -> None:
    screen, _ = combat_table(tmp_path)
    drawn: list[object] = []
    monkeypatch.setattr(AnimationQueue, "waits", lambda queue, kind: coming and kind == "panel")
    monkeypatch.setattr(Button, "draw", lambda button, *rest: drawn.append(button.message))
    screen.draw(pygame.Surface(screen.size))
    own = {ToggleSums(), ToggleBoard()}
    assert drawn and own.intersection(drawn) == (set() if coming else own)


def test_what_one_card_adds_is_one_line_of_a_sum() -> None:
    lines = [
        LineView("Mortis Sword", 0, 1, "add"), LineView("Heimburg", 2, 2, "add"), LineView("Mortis Sword", 0, 0, "add"),
        LineView("Mortis Sword", 0, 1, "add"), LineView("Fury", 0, 2, "times"), LineView("Mortis Sword", 0, 1, "add"),
    ]  # fmt: skip
    told = [(line.source, line.amount, line.how) for line in changes(lines, 0)]
    assert told == [("Mortis Sword", 2, "add"), ("Fury", 2, "times"), ("Mortis Sword", 1, "add")]


@pytest.mark.parametrize("wide", [806, 1118, 1600])
@pytest.mark.parametrize("title", ["EX-BAUHAUS FREELANCER SCHLÄGT ZURÜCK", "KAMPF", "BLESSED VESTAL LAURA IS WOUNDED"])
def test_a_heading_keeps_clear_of_the_counters(tmp_path: Path, wide: int, title: str) -> None:
    panel = combat_table(tmp_path)[0].combat
    at = panel.places(pygame.Rect(0, 0, wide, wide // 2))
    target = pygame.Surface((wide, wide // 2))
    panel.heading(target, at, title)
    assert not any(target.get_at((x, y))[:3] != (0, 0, 0) for one in at.counters for x in range(one.x, one.right)
                   for y in range(one.y, one.bottom))  # fmt: skip
    assert pygame.mask.from_threshold(target, (242, 220, 164), (90, 90, 90)).count() > 50
