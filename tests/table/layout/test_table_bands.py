"""How large the cards of the table become at every scale, and that the setting says at which they are largest."""

from __future__ import annotations

from pathlib import Path

import pytest

from doomtable.rules.view import view
from doomtable.scenarios import runner
from doomtable.table.kit.ui_scale import largest
from doomtable.table.layout.table_bands import card_width, largest_cards
from doomtable.table.layout.table_layout import arrange
from doomtable.table.pages.settings_pages import SCALES
from doomtable.table.paint.theme import PALETTES, Theme

SIZES = [(1024, 640), (1280, 800), (1440, 900), (1920, 1080), (2560, 1440), (3840, 2160)]
TABLE = """
name: a warrior each
players:
  - {name: Ann, squad: [{card: Hussar, attached: [Combat Armor]}]}
  - {name: Bob, kohort: [Necromutant]}
"""


@pytest.mark.parametrize("size", SIZES)
def test_the_widths_are_those_of_the_table(size: tuple[int, int], tmp_path: Path) -> None:
    file = tmp_path / "position.yaml"
    file.write_text(TABLE, encoding="utf-8")
    seen = view(runner.open_game(file), 0)
    for scale in SCALES:
        if scale <= largest(size):
            spots = arrange(seen, size, Theme(PALETTES["default"], scale)).spots
            wide = next(spot.rect.w for spot in spots if spot.seat == 0 and spot.form in ("board", "mini"))
            assert abs(wide - card_width(size, scale)) <= max(4, wide // 12), scale


def test_a_larger_scale_gives_larger_cards_where_there_is_room() -> None:
    widths = [card_width((3840, 2160), scale) for scale in SCALES]
    assert widths == sorted(widths) and largest_cards((3840, 2160), SCALES) is None


@pytest.mark.parametrize("size", SIZES)
def test_the_limit_is_that_scale_from_which_on_they_do_not_grow(size: tuple[int, int]) -> None:
    limit, there = largest_cards(size, SCALES), [scale for scale in SCALES if scale <= largest(size)]
    best = limit if limit is not None else there[-1]
    assert all(card_width(size, scale) <= card_width(size, best) for scale in there)
    assert (limit is None) == (best == there[-1])
