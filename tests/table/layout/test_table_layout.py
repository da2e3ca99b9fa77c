"""Where things stand: inside the window, apart from each other, every card somewhere, at every size."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pygame
import pytest
from table.pilot import window

from doomtable.rules.view import view
from doomtable.rules.view_parts import View
from doomtable.table.layout.board_areas import areas, strips_of, vehicles_of
from doomtable.table.layout.table_layout import TableLayout, arrange
from doomtable.table.paint.theme import DEFAULT, Theme

SIZES = [((1024, 640), 1.0), ((1280, 800), 1.0), ((1920, 1080), 1.0), ((1920, 1080), 1.5), ((3840, 2160), 2.0)]


def views(seats: int) -> list[View]:
    """Views of a random game, sparse and crowded."""
    session = window(seed=seats, goal=60, seats=seats).session
    assert session is not None
    game, chance, out = session.game, Random(seats), []
    for count in range(700):
        decision = game.decision
        if decision is None:
            break
        wanted = [o for o in decision.options if o.key not in ("pass", "end turn", "attack")] or decision.options
        game.choose(chance.choice(wanted))
        if count % 60 == 0:
            out.append(view(game, chance.randrange(seats)))
    return out


@pytest.fixture(scope="module")
def seen() -> dict[int, list[View]]:
    return {seats: views(seats) for seats in (2, 3, 4, 5, 7)}


def furniture(layout: TableLayout) -> list[pygame.Rect]:
    log = [layout.log] if layout.log.w else []
    return [layout.banner, *log, layout.ask, layout.menu, layout.undo, *(t.rect for t in layout.trays),
            *(p.rect for p in layout.plates)]  # fmt: skip


@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 7])
def test_nothing_overlaps_and_nothing_hangs_out(
    seen: dict[int, list[View]], seats: int, size: tuple[int, int], scale: float
) -> None:
    whole = pygame.Rect(0, 0, *size)
    asked = Random(size[0] + seats)
    for i, shown in enumerate(seen[seats]):
        column = bool(i % 2)
        layout = arrange(shown, size, Theme(DEFAULT, scale), column=column, asking=asked.choice((0, size[1] // 3)))
        assert len(layout.plates) == seats
        assert bool(layout.log.w) == column and layout.banner.contains(layout.log_line) != column
        for rect in furniture(layout):
            assert whole.contains(rect) and rect.w > 0 and rect.h > 0
        for one, other in combinations(furniture(layout), 2):
            assert not one.colliderect(other), (one, other)
        for spot in layout.every():
            assert whole.contains(spot.rect), spot
        for spot in layout.hand:
            assert not any(spot.rect.colliderect(rect) for rect in furniture(layout)), spot
        for spot in layout.spots:
            if spot.form in ("board", "mini", "covered"):
                tray = next(t for t in layout.trays if t.rect.collidepoint(spot.rect.center))
                assert tray.seat == spot.seat
                assert spot.rect.top >= tray.rect.top and spot.rect.bottom <= tray.rect.bottom


@pytest.mark.parametrize("seats", [2, 4, 7])
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_every_card_has_a_place_or_is_counted(
    seen: dict[int, list[View]], seats: int, size: tuple[int, int], scale: float
) -> None:
    for shown in seen[seats]:
        layout = arrange(shown, size, Theme(DEFAULT, scale))
        placed = {spot.card.handle for spot in layout.every()}
        sides = {tray.seat for tray in layout.trays}
        for player in shown.players:
            if player.seat not in sides:
                assert any(p.tab and p.seat == player.seat for p in layout.plates)
                continue
            for area in areas(player):
                for card in area.standing:
                    assert card.handle in placed
                    mine = [s for s in layout.spots if s.host is not None and s.host.handle == card.handle]
                    shown_strips = len([s for s in mine if s.form in ("strip", "chip")])
                    folded = sum(s.count for s in mine if s.form == "more")
                    if any(s.form == "strip" for s in mine):
                        assert shown_strips + folded == len(strips_of(card))
                    assert bool(vehicles_of(card)) == any(s.form == "vehicle" for s in mine)
        own = shown.players[layout.bottom]
        assert len(layout.hand) + len(layout.backs) >= own.hand_count


def test_layout_is_a_function_of_what_it_is_given(seen: dict[int, list[View]]) -> None:
    for shown in seen[3]:
        assert arrange(shown, (1280, 800), Theme()) == arrange(shown, (1280, 800), Theme())
