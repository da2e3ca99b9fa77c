"""Colonization on the table: planets with a place for each Warzone, whose it is, and plays to and between them."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from table.match.test_first_steps import laid
from table.match.test_hinted_plays import path_of, said
from table.match.test_match_screen import spot
from table.pilot import Pilot, at_position
from table.reading import read

from doomtable.analysis.advisor import Advice
from doomtable.analysis.hint import Hint, HintLine
from doomtable.scenarios.runner import open_game
from doomtable.table.match.card_menu import BeginPlay
from doomtable.table.match.hint_text import sentences
from doomtable.words.words import Words

SIZES = [(1024, 640), (1920, 1080)]
PLANETS = """
name: planets
options: {{variant: colony}}
claims: {{Ilse: Victoria}}
players:
  - name: Maren
    destiny: 9
    colony: 4
    hand: [Dragoon, Heimburg]
    squad: [{{card: Hussar, place: Cyberopolis}}, {{card: Max Steiner, place: Cyberopolis}}, {{card: Golden Lion, place: "No-Man's Land"}}]
  - {{name: Ilse, squad: [{{card: Mitch Hunter, place: Sacred Outpost}}], outpost: [Infantry]}}
{more}turn: {{player: Maren, number: 3, step: actions, actions: 3}}
"""  # noqa: E501
MORE = """  - {name: Jost, squad: [{card: Samurai, place: Great Rust Desert}], outpost: [Samurai]}
  - {name: Karl, kohort: [{card: Razide, place: Citadel Sanctum}, {card: Necromutant, place: Citadel Sanctum}]}
"""


def planets(tmp_path: Path, size: tuple[int, int] = (1920, 1080), more: str = "") -> Pilot:
    return laid(PLANETS.format(more=more), tmp_path / "planets.yaml", size)


def ground(pilot: Pilot, name: str) -> pygame.Rect:
    """The ground of a place."""
    trays = pilot.table.display.layout.trays
    return next(t.rect for t in trays if (t.label or t.area) == name)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("more", ["", MORE])
def test_each_place_has_its_ground_with_who_stands_there(more: str, size: tuple[int, int], tmp_path: Path) -> None:
    pilot = planets(tmp_path, size, more)
    layout, view = pilot.table.display.layout, pilot.table.display.view
    assert len(layout.trays) == len(view.places) == 17 and [one.name for one in layout.planets] == [
        "mars", "mercury", "belt", "venus", "earth",
    ]  # fmt: skip
    assert len({plate.seat for plate in layout.plates}) == len(view.players)
    for one in layout.trays:
        assert not any(one.rect.colliderect(other.rect) for other in layout.trays if other is not one)
    at = {tray.base.handle if tray.base is not None else -1: tray.rect for tray in layout.trays}
    for player in view.players:
        for card in (*player.squad, *player.kohort, *player.outpost):
            place = layout.spot(card.handle)
            assert place is not None and at[card.stands_at].contains(place.rect), card.name


@pytest.mark.parametrize("size", SIZES)
def test_a_warrior_is_dragged_from_place_to_place_and_to_another_planet(size: tuple[int, int], tmp_path: Path) -> None:
    """VAR-COLONY-17, VAR-COLONY-18."""
    pilot = planets(tmp_path, size)
    pilot.drag(spot(pilot.table, "Hussar").rect, ground(pilot, "McCraig Line").center)
    assert pilot.table.pointer.refusal is None and pilot.table.display.view.turn.actions == 2
    assert ground(pilot, "McCraig Line").collidepoint(spot(pilot.table, "Hussar").rect.center)
    pilot.drag(spot(pilot.table, "Golden Lion").rect, ground(pilot, "earth").center)
    assert pilot.table.display.view.turn.actions == 0
    assert ground(pilot, "earth").collidepoint(spot(pilot.table, "Golden Lion").rect.center)


def test_where_it_may_not_go_the_drag_is_refused_with_its_clause(tmp_path: Path) -> None:
    """VAR-COLONY-19."""
    pilot = planets(tmp_path)
    pilot.drag(spot(pilot.table, "Golden Lion").rect, ground(pilot, "Victoria").center)
    assert pilot.table.display.view.turn.actions == 3
    assert ground(pilot, "No-Man's Land").collidepoint(spot(pilot.table, "Golden Lion").rect.center)


@pytest.mark.parametrize("size", SIZES)
def test_a_card_from_hand_is_dragged_to_a_place_that_one_controls(size: tuple[int, int], tmp_path: Path) -> None:
    """VAR-COLONY-13."""
    pilot = planets(tmp_path, size)
    pilot.drag(spot(pilot.table, "Dragoon").rect, ground(pilot, "No-Man's Land").center)
    assert ground(pilot, "No-Man's Land").collidepoint(spot(pilot.table, "Dragoon").rect.center)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("who", "name"), [("Hussar", "McCraig Line"), ("Golden Lion", "earth")])
def test_where_a_warrior_goes_is_chosen_by_a_click_on_the_ground(
    who: str, name: str, size: tuple[int, int], tmp_path: Path
) -> None:
    pilot = planets(tmp_path, size, MORE)
    pilot.click(spot(pilot.table, who).rect)
    popup = pilot.table.question.popup
    verbs = [one.message.verb for one in popup.buttons if isinstance(one.message, BeginPlay)] if popup else []
    pilot.key(pygame.K_1 + verbs.index("transfer"))
    decision = pilot.table.display.view.decision
    assert pilot.table.question.chooser is None and decision is not None and decision.stage == "where"
    pilot.click(ground(pilot, name).move(0, ground(pilot, name).h // 2 - 4))
    assert ground(pilot, name).collidepoint(spot(pilot.table, who).rect.center)


def test_a_hint_names_the_place(tmp_path: Path) -> None:
    (tmp_path / "planets.yaml").write_text(PLANETS.format(more=""), encoding="utf-8")
    game = open_game(tmp_path / "planets.yaml")
    assert said(game, path_of(game, "transfer")) == "Transfer Hussar to Phobos & Deimos"
    assert said(game, path_of(game, "muster")) == "Muster Dragoon in Squad · Cyberopolis"


@pytest.mark.parametrize("keyed", [False, True])
def test_it_is_played_by_mouse_and_by_keys_alone(keyed: bool, tmp_path: Path) -> None:
    """Whatever is pressed first: no press is lost, and the game goes on."""
    pilot = at_position(tmp_path, PLANETS.format(more=""), keyed)
    before = pilot.table.display.view.turn.number
    pilot.play(60, draw=True)
    assert pilot.table.display.view.turn.number > before or pilot.over


def test_a_hint_says_nothing_of_promotion_as_it_wins_nothing(tmp_path: Path) -> None:
    """VAR-COLONY-06."""
    pilot = planets(tmp_path)
    line = HintLine("hint-even", (("tries", 40), ("percent", 84), ("sure", "yes")))
    seen = pilot.table.display.view
    option = seen.decision.options[0]
    told = sentences(Advice(Hint(option, None, (line,)), (option,)), seen, Words("en"))
    text = " ".join(run.text for runs in told for run in runs)
    assert "84 % to win" in text and "Promotion" not in text


@pytest.mark.parametrize("size", SIZES)
def test_points_are_destiny_at_first_as_promotion_wins_nothing(size: tuple[int, int], tmp_path: Path) -> None:
    """VAR-COLONY-06."""
    text = PLANETS.format(more="").replace(
        "squad: [{card: Mitch Hunter, place: Sacred Outpost}]",
        "kohort: [{card: Heretic, place: Cyberopolis, wounded: true}]",
    )
    text += "script: [{Maren: [attack, Max Steiner, Heretic, shoot]}, {Ilse: [none]}, {pass: all}]\n"
    pilot = laid(text, tmp_path / "planets.yaml", size)
    prompt, stepper = pilot.table.question.prompt, pilot.table.question.stepper
    assert stepper is not None and (prompt.points, stepper.value) == (3, 0)


ALONE = """
name: one place
options: {{variant: colony}}
claims: {{Ilse: Victoria}}
players:
  - {{name: Maren, destiny: 9, hand: [Dragoon], {mine}}}
  - {{name: Ilse, squad: [{{card: Mitch Hunter, place: Sacred Outpost}}]}}
turn: {{player: Maren, number: 3, step: actions, actions: 3}}
"""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("mine", "name"), [("squad: [{card: Hussar, place: Cyberopolis}]", "Cyberopolis"), ("squad: []", "earth")]
)
def test_a_card_is_dropped_on_the_only_place_where_it_can_stand(
    mine: str, name: str, size: tuple[int, int], tmp_path: Path
) -> None:
    """VAR-COLONY-13, VAR-COLONY-14."""
    pilot = laid(ALONE.format(mine=mine), tmp_path / "alone.yaml", size)
    pilot.drag(spot(pilot.table, "Dragoon").rect, ground(pilot, name).center)
    assert pilot.table.pointer.refusal is None
    assert ground(pilot, name).collidepoint(spot(pilot.table, "Dragoon").rect.center)


def test_a_warrior_dropped_where_it_may_not_stand_attacks_nobody_and_it_is_said_why(tmp_path: Path) -> None:
    """VAR-COLONY-18: on Mercury two actions are wanted."""
    text = PLANETS.format(more="").replace("actions: 3}", "actions: 1}").replace(
        "squad: [{card: Mitch Hunter, place: Sacred Outpost}]", "kohort: [{card: Razide, place: McCraig Line}]"
    )
    pilot = laid(text, tmp_path / "planets.yaml", (1920, 1080))
    pilot.drag(spot(pilot.table, "Hussar").rect, ground(pilot, "Mercurian Diamond Caverns").center)
    asked = pilot.table.display.view.decision
    assert asked is not None and asked.kind == "menu"
    refusal = pilot.table.pointer.refusal
    assert refusal is not None and refusal.rule.startswith("VAR-COLONY")


def prices(pilot: Pilot) -> list[str]:
    """The numbers on the small plates with a cartridge, as they are drawn."""
    with read() as lines:
        pilot.table.invalidate()
        pilot.frame()
    grounds = [tray.rect for tray in pilot.table.display.layout.trays]
    small = [line for line in lines if line.text in ("1", "2") and line.size == pilot.table.theme.px(13)]
    return [line.text for line in small if any(rect.contains(line.rect) for rect in grounds)]


@pytest.mark.parametrize("size", SIZES)
def test_each_place_says_how_many_actions_a_journey_there_takes(size: tuple[int, int], tmp_path: Path) -> None:
    """VAR-COLONY-17, VAR-COLONY-18, VAR-COLONY-36: one on the own planet, two to others; where nobody may go, none."""
    text = PLANETS.format(more=MORE)
    assert prices(laid(text, tmp_path / "planets.yaml", size)) == []
    pilot = laid(f"{text}script: [{{Maren: [transfer, Golden Lion]}}]\n", tmp_path / "planets.yaml", size)
    told = prices(pilot)
    decision = pilot.table.display.view.decision
    assert decision is not None and len(told) == len(decision.options) == 12
    assert sorted(told) == ["1"] * 2 + ["2"] * 10
    on_venus = PLANETS.format(more="").replace("place: Cyberopolis", "place: Venusian Jungle")
    script = "script: [{Maren: [transfer, Hussar]}]\n"
    assert set(prices(laid(on_venus + script, tmp_path / "planets.yaml", size))) == {"2"}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("script", ["transfer, Golden Lion", "muster, Dragoon"])
def test_no_planet_but_earth_gives_way_to_a_question(script: str, size: tuple[int, int], tmp_path: Path) -> None:
    """And the cards keep their size; whoever stands on Earth is seen."""
    text = PLANETS.format(more=MORE)
    before = laid(text, tmp_path / "planets.yaml", size).table.display.layout
    after = laid(f"{text}script: [{{Maren: [{script}]}}]\n", tmp_path / "planets.yaml", size).table.display.layout
    assert [one.rect for one in before.planets[:-1]] == [one.rect for one in after.planets[:-1]]
    assert not any(one.rect.colliderect(after.ask) for one in after.planets)
    for spot_then in after.spots:
        if spot_then.form in ("board", "mini"):
            spot_before = before.spot(spot_then.card.handle)
            assert spot_before is not None and spot_before.width == spot_then.width
    earth = after.planets[-1].rect
    assert sum(earth.contains(one.rect) for one in after.spots if one.form in ("board", "mini")) == 2


@pytest.mark.parametrize(("size", "written"), [((1024, 640), 1), ((1920, 1080), 17)])
def test_what_a_place_is_worth_is_written_out_where_there_is_room(
    size: tuple[int, int], written: int, tmp_path: Path
) -> None:
    """VAR-COLONY-08, VAR-COLONY-15: in a small window that of Earth alone, the others have the sign of the plates."""
    pilot = planets(tmp_path, size)
    with read() as lines:
        pilot.table.invalidate()
        pilot.frame()
    texts = [line.text for line in lines]
    assert texts.count("colony") == written and "CP" not in texts
    assert texts.count("points") + texts.count("point") == written
