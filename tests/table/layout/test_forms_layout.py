"""Where the forms of play put what is theirs: pools on the front line, the Legion opposite the six, whom one hunts."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pygame
import pytest

from doomtable import rulesets
from doomtable.cards.catalogue import catalogue
from doomtable.cli import arguments
from doomtable.records.record import GameSetup, game_deck
from doomtable.rules.game import Game
from doomtable.rules.terms import NOBODY
from doomtable.rules.view import view
from doomtable.rules.view_parts import View
from doomtable.table.kit.view_sides import lone_foe, partners, pooled, pools_of_others, primary_target
from doomtable.table.layout.table_layout import arrange
from doomtable.table.paint.team_signs import team_sign
from doomtable.table.paint.theme import DEFAULT, Theme

SIZES = [((1024, 640), 1.0), ((1920, 1080), 1.0), ((1920, 1080), 1.5), ((3840, 2160), 2.0)]
FORMS = [
    ("team", 4, {}), ("team", 6, {"teams": 3}), ("team", 6, {}), ("cartel", 7, {}), ("target", 4, {}), ("ffa", 3, {}),
]  # fmt: skip


@cache
def dealt(form: str, seats: int, teams: int = 0) -> Game:
    rules = rulesets.get("second", {"form": form, **({"teams": teams} if teams else {})})
    decks = tuple(game_deck(deck) for deck in arguments.decks(None, seats, rules))
    return GameSetup(decks, rules, catalogue().get, 1).deal()


def seen(form: str, seats: int, seat: int = 0, teams: int = 0) -> View:
    return view(dealt(form, seats, teams), seat)


@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize(("form", "seats", "options"), FORMS)
@pytest.mark.parametrize("column", [False, True])
def test_a_plate_for_each_pool_of_another_side_stands_on_the_front_line(size, scale, form, seats, options, column):
    """MULTI-TEAM-02, MULTI-TEAM-03, MULTI-CARTEL-R03."""
    for seat in range(seats):
        shown = seen(form, seats, seat, **options)
        layout = arrange(shown, size, Theme(DEFAULT, scale), column=column)
        assert [plate.seat for plate in layout.pools] == list(pools_of_others(shown, seat))
        places = [plate.rect for plate in layout.pools]
        assert all(layout.banner.contains(place) for place in places)
        assert not any(one.colliderect(other) for one, other in combinations((*places, layout.log_line), 2))


def test_who_shares_what():
    """MULTI-TEAM-R01, MULTI-CARTEL-R03: both pools of a team, the P of the six."""
    team = seen("team", 4)
    assert [partners(team, seat) for seat in range(4)] == [(0, 2), (1, 3), (0, 2), (1, 3)]
    assert {pooled(team, seat) for seat in range(4)} == {"DP"} and pools_of_others(team, 2) == (1,)
    cartel = seen("cartel", 7)
    assert [pooled(cartel, seat) for seat in range(7)] == ["P"] * 6 + [""]
    assert pools_of_others(cartel, 3) == () and pools_of_others(cartel, 6) == (0,)
    alone = seen("ffa", 3)
    assert all(not pooled(alone, seat) and partners(alone, seat) == (seat,) for seat in range(3))


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_the_legion_sits_opposite_the_six(size):
    """MULTI-CARTEL-03."""
    for seat in range(6):
        shown = seen("cartel", 7, seat)
        assert lone_foe(shown, seat) == 6
        layout = arrange(shown, size, Theme(DEFAULT, 1.0))
        top = sorted((p.rect.x, p.seat) for p in layout.plates if p.row and p.rect.y == min(
            one.rect.y for one in layout.plates if one.row
        ))  # fmt: skip
        assert [one for _, one in top][1] == 6 and len(top) == 3
        mine = shown._replace(turn=shown.turn._replace(seat=seat))
        layout = arrange(mine, size, Theme(DEFAULT, 1.0))
        assert any(tray.seat == 6 for tray in layout.trays), "its side is shown first where there is room for one"
    assert lone_foe(seen("cartel", 7, 6), 6) == NOBODY


def test_everybody_hunts_the_next_who_is_still_in():
    """MULTI-TARGET-01, MULTI-TARGET-R06."""
    shown = seen("target", 4)
    assert [primary_target(shown, seat) for seat in range(4)] == [1, 2, 3, 0]
    players = tuple(p._replace(out=p.seat == 1) for p in shown.players)
    assert primary_target(shown._replace(players=players), 0) == 2
    assert [primary_target(seen("ffa", 3), seat) for seat in range(3)] == [NOBODY] * 3


def test_signs_of_sides_differ_in_shape_not_in_colour_alone():
    drawn = {pygame.image.tobytes(team_sign(team, (200, 120, 60), 24), "RGBA") for team in (1, 2, 3)}
    assert len(drawn) == 3
