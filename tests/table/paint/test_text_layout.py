"""Words set into boxes: nothing is left out without a sign that it goes on."""

from __future__ import annotations

import pygame
import pytest

from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.text_layout import ELLIPSIS, draw_fitted, fit, fit_title, shortened

LONG = "Lieutenant Karl Heinz von Lüneburg of the Third Expeditionary Corps"


@pytest.fixture(autouse=True)
def fonts() -> None:
    pygame.font.init()


@pytest.mark.parametrize("text", [LONG, "Donaudampfschifffahrtsgesellschaft", f"{LONG}\n{LONG}"])
@pytest.mark.parametrize("wide", [60, 120, 300])
@pytest.mark.parametrize("most", [1, 2, 3])
def test_what_has_no_room_ends_with_a_sign(text: str, wide: int, most: int) -> None:
    for made in (fit(text, wide, 200, 16, 12, most_lines=most), fit_title(text, wide, 200, (16, 14), (14, 12))):
        whole = "".join(made.lines).replace(" ", "") == text.replace(" ", "").replace("\n", "")
        assert whole == made.fits or made.lines[-1].endswith(ELLIPSIS)
        assert whole or any(line.endswith(ELLIPSIS) for line in made.lines)
        assert all(text_width(line, made.size, made.weight) <= wide for line in made.lines)
    assert len(fit(text, wide, 200, 16, 12, most_lines=most).lines) <= most


def test_what_fits_is_whole_and_text_without_a_limit_keeps_all_its_lines() -> None:
    assert fit("Hussar", 100, 30, 16, 12, most_lines=1).lines == ("Hussar",)
    assert " ".join(fit(LONG, 120, 10, 14, 12).lines) == LONG
    assert shortened("Hussar", 14, 500) == "Hussar"


def test_lines_that_a_box_has_no_room_for_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(
        "doomtable.table.paint.text_layout.draw_text", lambda target, text, *rest: drawn.append(text)
    )
    made = fit(LONG, 120, 10, 14, 14)
    draw_fitted(pygame.Surface((200, 200)), made, pygame.Rect(0, 0, 120, 2 * made.leading + 1), (255, 255, 255))
    assert len(drawn) == 2 and drawn[-1].endswith(ELLIPSIS) and drawn[0] == made.lines[0]
