"""Pictures painted in parts: over many frames or at once they are the same, and another one begins anew."""

from __future__ import annotations

import pygame

from doomtable.table.paint.surface_parts import PaintedAhead, Parts, finished, ran_out


def striped(colour: int, begun: list[int]) -> Parts:
    begun.append(colour)
    made = pygame.Surface((4, 4), 0, 32)
    for y in range(4):
        made.fill((colour, 0, y), (0, y, 4, 1))
        yield
    return made


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def test_a_picture_is_the_same_however_it_was_painted() -> None:
    ahead, begun = PaintedAhead(), list[int]()
    assert ahead.paint_some("a", lambda: striped(9, begun), 0) is None, "no time, no part"
    whole = ahead.whole("a", lambda: striped(9, begun))
    assert begun == [9] and pixels(whole) == pixels(finished(striped(9, [])))
    made = ahead.paint_some("a", lambda: striped(9, begun), 60)
    assert begun == [9, 9] and made is not None and made is not whole and pixels(made) == pixels(whole)


def test_another_picture_begins_anew() -> None:
    ahead, begun = PaintedAhead(), list[int]()
    assert ahead.paint_some("a", lambda: striped(1, begun), 0) is None
    assert pixels(ahead.whole("b", lambda: striped(2, begun))) == pixels(finished(striped(2, [])))
    assert begun == [1, 2] or begun == [2], "what was not wanted after all is left"


def test_parts_run_out_once_and_stay_so() -> None:
    parts = iter([None, None])
    assert not ran_out(parts, 0)
    assert ran_out(parts) and ran_out(parts, 60)
