"""The scene at the end: whose sky and banners, what is told, and that nothing lies on anything at any size."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pygame
import pytest
from dealing import begun, ready_setup

from doomtable.analysis.points_history import PointsHistory, PointsStory, points_story
from doomtable.rules.terms import NO_CARD, NOBODY, Outcome
from doomtable.rules.view_parts import SPECTATOR, EventView, View
from doomtable.rulesets import ENDLESS
from doomtable.session.session import Session
from doomtable.table.kit.key_bindings import KeyBindings
from doomtable.table.kit.sheet import SheetButton
from doomtable.table.kit.ui_scale import scale_for
from doomtable.table.match.end_film import CURVE, RIBBON, EndFilm
from doomtable.table.match.end_scene import EndScene, affiliations, end_scene
from doomtable.table.match.match_messages import PlayAgain, PlayNow, PlayRandomPairing
from doomtable.table.match.table_messages import LookAtTable, TakeBack
from doomtable.table.paint.end_scenery import ribbon_rect
from doomtable.table.paint.theme import PALETTES, Theme
from doomtable.words.words import Words

SIZES = [(1024, 640), (1440, 765), (1920, 1080)]


@cache
def finished() -> tuple[View, PointsStory]:
    """A quick game that is over, and its story."""
    made = begun(ready_setup(3), "greedy")
    session = Session(made.game, made.players, seed=3, listen=(SPECTATOR,))
    history = PointsHistory()
    while session.step():
        history.add(session.take_events(SPECTATOR), session.choices)
    history.add(session.take_events(SPECTATOR), session.choices)
    view = session.view(SPECTATOR)
    return view, history.story([player.promotion for player in view.players])


def scene(language: str = "en", humans: tuple[int, ...] = (), **more: object) -> EndScene:
    view, story = finished()
    return end_scene(view, story, Words(language), KeyBindings(), humans, **more)  # type: ignore[arg-type]


def winner() -> int:
    outcome = finished()[0].outcome
    assert outcome is not None
    return outcome.winners[0]


def test_where_the_game_has_cycles_it_is_told_in_which_it_ended() -> None:
    """VAR-VORTEX-15."""
    view, story = finished()
    at_turn = view._replace(turn=view.turn._replace(cycle=10))
    for language, cycle, other in (("en", "cycle 10", "round"), ("de", "Zyklus 10", "Runde")):
        told = end_scene(at_turn, story, Words(language), KeyBindings(), ()).lines[0][0]
        assert cycle in told and other not in told and other in scene(language).lines[0][0]


def test_victory_for_the_winner_and_defeat_for_the_other() -> None:
    won, lost, both = scene(humans=(winner(),)), scene(humans=(1 - winner(),)), scene(humans=(0, 1))
    assert (won.title, lost.title, both.title) == ("VICTORY", "DEFEAT", "VICTORY")
    assert won.scenery.won and both.scenery.won and not lost.scenery.won
    view, story = finished()
    assert won.scenery.home == lost.scenery.home == affiliations(view, winner(), story)[0]
    assert lost.scenery.banners == affiliations(view, 1 - winner(), story)[:1]
    assert won.scenery.banners[0] == won.scenery.home


def test_after_a_game_against_one_computer_others_are_offered() -> None:
    others = (PlayAgain(), PlayNow(), PlayRandomPairing())
    alone = [choice for choice in scene(humans=(0,), alone=True).choices if choice.message in others]
    assert [(one.message, one.label) for one in alone] == list(
        zip(others, ("Rematch", "Next opponent", "Random pairing"), strict=True)
    )
    assert [one.message for one in scene(humans=(0, 1)).choices if one.message in others] == [PlayAgain()]


def test_nobody_wins_a_draw() -> None:
    view, story = finished()
    drawn = end_scene(view._replace(outcome=Outcome("draw")), story, Words("en"), KeyBindings(), (0,))
    assert drawn.title == "DRAW" and not drawn.plates and not drawn.scenery.figures and not drawn.scenery.won


def test_the_plates_are_those_of_the_winners_best() -> None:
    _, story = finished()
    best = [one for one in story.deeds if one.seat == winner()][:2]
    assert best and [plate.name for plate in scene().plates] == [one.name for one in best]
    assert f"{best[0].kills} kill" in scene().plates[0].told and f"{best[0].points} P" in scene().plates[0].told
    assert f"{best[0].kills} getötet" in scene("de").plates[0].told
    assert [figure.name for figure in scene().scenery.figures] == [one.name for one in best]


def test_the_key_of_a_row_of_passes_begins_no_new_game() -> None:
    made = scene()
    made.lay((1440, 765), Theme())
    assert made.buttons[0].message == LookAtTable() and made.buttons[0].key == KeyBindings().cap("main")
    again = next(button for button in made.buttons if button.message == PlayAgain())
    assert again.main and again.rect.x == min(button.rect.x for button in made.buttons)
    assert [button.message for button in made.buttons if button.main] == [PlayAgain()]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("wished", [1.0, 1.5])
def test_nothing_lies_on_anything(language: str, size: tuple[int, int], wished: float) -> None:
    more = (SheetButton("Take back", TakeBack(), "Ctrl+Z", "asks Ilse"), SheetButton("Watch it again", "watch", "V"))
    view, story = finished()
    made = end_scene(view, story, Words(language), KeyBindings(), (winner(),), *more, judged=True, alone=True)
    theme = Theme(PALETTES["default"], scale_for(size, wished))
    made.lay(size, theme)
    rects = [*(button.rect for button in made.buttons), made.plot, *made.plate_rects]
    whole = pygame.Rect((0, 0), size)
    for i, rect in enumerate(rects):
        assert whole.contains(rect) and rect.collidelist(rects[i + 1 :]) < 0
    assert made.plot.h >= 120


@pytest.mark.parametrize("palette", sorted(PALETTES))
def test_it_is_drawn_in_every_palette_and_without_a_story(palette: str) -> None:
    pygame.font.init()
    theme = Theme(PALETTES[palette])
    for made in (scene(), end_scene(finished()[0], points_story((), (3, 4)), Words("en"), KeyBindings())):
        target = pygame.Surface((1024, 640), 0, 32)
        made.lay(target.get_size(), theme)
        made.draw(target, theme)
        seen = {tuple(target.get_at((x, y))) for x in range(0, 1024, 32) for y in range(0, 640, 32)}
        assert len(seen) > 3
    assert replace(scene(), chart=None).scores[0][0]


def test_the_ribbon_rolls_out_and_the_curves_are_drawn() -> None:
    size, theme = (1440, 765), Theme()
    shown = scene(humans=(winner(),))
    shown.lay(size, theme)
    film = EndFilm(shown, size, theme)
    whole = pygame.Surface(size)
    shown.draw(whole, theme)
    frames = []
    for past in (0, RIBBON, RIBBON + CURVE // 2, RIBBON + CURVE):
        frames.append(pygame.Surface(size))
        film.draw(frames[-1], 5000 + past, 100)
    pixels = [pygame.image.tobytes(one, "RGB") for one in frames]
    assert len(set(pixels)) == 4 and film.over
    assert pixels[-1] == pygame.image.tobytes(whole, "RGB")
    words = [pygame.image.tobytes(one.subsurface(ribbon_rect(size)), "RGB") for one in (*frames[:2], whole)]
    assert words[0] != words[1] == words[2]
    late = EndFilm(shown, size, theme)
    late.settle()
    late.draw(frames[0], 0, 100)
    assert pygame.image.tobytes(frames[0], "RGB") == pixels[-1], "a press has everything stand"


def test_a_draw_of_players_who_are_not_level_says_that_nothing_went_on() -> None:
    view, story = finished()
    drawn = view._replace(outcome=Outcome("draw"))
    told = end_scene(drawn, story, Words("en"), KeyBindings(), (0,)).lines[0][0]
    assert "nothing more was played" in told, "WIN-11"
    level = drawn._replace(players=tuple(player._replace(promotion=7) for player in view.players))
    assert "nobody was ahead" in end_scene(level, story, Words("en"), KeyBindings(), (0,)).lines[0][0]


def test_where_colony_points_win_they_are_told_and_drawn() -> None:
    """Promotion wins nothing there (VAR-COLONY)."""
    view, _ = finished()
    events = [
        EventView("turn", 0, None, None, 1, "", (), NO_CARD, NO_CARD, NOBODY),
        EventView("counted", 0, None, None, 4, "", (), NO_CARD, NO_CARD, NOBODY),
        EventView("turn", 1, None, None, 1, "", (), NO_CARD, NO_CARD, NOBODY),
        EventView("counted", 1, None, None, 27, "", (), NO_CARD, NO_CARD, NOBODY),
    ]
    players = tuple(one._replace(colony=points) for one, points in zip(view.players, (4, 27), strict=True))
    told = view._replace(players=players, colony_goal=26, goal=ENDLESS, outcome=Outcome("colony", (1,)))
    made = end_scene(told, points_story(events, [0, 0]), Words("en"), KeyBindings())
    assert made.chart is not None and made.chart.curves == ((0, 4, 4), (0, 0, 27)) and made.chart.goal == 26
    assert "colony points" in made.chart.title and "27 colony points" in made.lines[0][0]
    scores = [f"{players[seat].name}: {n} colony points" for seat, n in ((1, 27), (0, 4))]
    assert [text for text, _ in made.scores] == scores


def test_a_goal_that_nobody_is_to_reach_is_not_drawn() -> None:
    view, story = finished()
    made = end_scene(view._replace(goal=ENDLESS), story, Words("en"), KeyBindings())
    assert made.chart is not None and made.chart.goal == 0 and scene().chart is not None
