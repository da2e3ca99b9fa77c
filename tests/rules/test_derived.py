"""Derived values: what two states share, and what is dropped when something changes."""

from __future__ import annotations

from doomtable.rules.continuous import POINTS
from doomtable.rules.derived import (
    BOARD,
    ByHand,
    ByMoment,
    ByPoints,
    ByTexts,
    Derived,
    WindowMasks,
    nothing_derived,
)

PARTS = ("by_texts", "by_moment", "by_points", "by_hand")


def filled() -> Derived:
    """Values of which each lifetime keeps one."""
    made = nothing_derived(False, 0, False)
    made.by_texts.has_target[1] = True
    made.by_moment.open_count[0] = (1, 1)
    made.by_points.open_ways[0, 1, 2] = True
    made.by_hand.window_masks = WindowMasks([], 0, ())
    return made


def parts(derived: Derived) -> list[object]:
    return [getattr(derived, name) for name in PARTS]


def test_a_copy_shares_what_is_kept_and_nothing_that_is_bare():
    """What one state works out after it was copied is no value of the other."""
    kept = filled()
    assert all(a is b for a, b in zip(parts(kept), parts(kept.copy()), strict=True))
    bare = nothing_derived(False, 0, False)
    assert not any(a is b for a, b in zip(parts(bare), parts(bare.copy()), strict=True))


def test_what_is_kept_is_dropped_and_what_is_bare_stays():
    kept, bare = filled(), nothing_derived(False, 0, False)
    held, before = parts(kept), parts(bare)
    kept.changed(BOARD)
    bare.changed(BOARD)
    assert not any(a is b for a, b in zip(held, parts(kept), strict=True))
    assert all(a is b for a, b in zip(before, parts(bare), strict=True))
    assert kept.by_hand.earlier is held[3].window_masks


def test_points_leave_what_lives_by_the_moment():
    kept = filled()
    texts, moment, points, hand = parts(kept)
    kept.changed(POINTS)
    assert kept.by_texts is texts and kept.by_moment is moment
    assert kept.by_points is not points and kept.by_hand is not hand


def test_every_field_counts_as_kept():
    """No lifetime is called bare while it keeps something: each field, filled alone, is seen."""
    for kind in (ByTexts, ByMoment, ByPoints):
        assert kind().bare()
        for name in kind.__slots__:
            one = kind()
            value = getattr(one, name)
            setattr(one, name, {1: 1} if isinstance(value, dict) else True)
            assert not one.bare(), name
    assert ByHand().window_masks is None
