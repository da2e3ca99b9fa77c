"""What a player is told whose warrior finds nobody to attack."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from doomtable.rules.game import Game


@pytest.mark.parametrize(
    ("enemies", "key"),
    [
        ("[]", "no_enemies"),
        ("[Hussar, Dragoon]", "same_corporation"),
        ("[Hussar, Revisor]", "nothing_to_attack"),
    ],
)
def test_what_keeps_a_warrior_from_everybody_is_told(
    opened: Callable[[str], Game], enemies: str, key: str
) -> None:
    """COMBAT-05, LEGAL-03, LEGAL-04: one thing that keeps it from all is named; of several none is."""
    game = opened(
        f"{{name: nobody, players: [{{name: Ann, squad: [Bauhaus Blitzer]}}, {{name: Bob, squad: {enemies}}}]}}"
    )
    (mine,) = game.state.seats[0].squad
    found = game.explain(0, "attack", mine)
    assert (found.rule, found.key) == ("COMBAT-05", key)


@pytest.mark.parametrize(
    ("enemies", "key", "args"),
    [
        ("unrevealed: [{card: Mitch Hunter, place: Great Rust Desert}]", "nothing_to_attack", ()),
        (
            "squad: [{card: Golden Lion, place: Great Rust Desert}],"
            " unrevealed: [{card: Mitch Hunter, place: Great Rust Desert}]",
            "other_place", ("Golden Lion",),
        ),
    ],
)  # fmt: skip
def test_who_was_never_revealed_is_not_named(
    opened: Callable[[str], Game], enemies: str, key: str, args: tuple[str, ...]
) -> None:
    """COMBAT-05, RUL-26: of a warrior that nobody else has seen a refusal does not tell who it is."""
    game = opened(f"""
name: far away
options: {{warzone_places: true}}
places: [Great Rust Desert]
players:
  - {{name: Ann, squad: [{{card: Hussar, place: luna}}]}}
  - {{name: Bob, {enemies}}}
""")
    (mine,) = game.state.seats[0].squad
    found = game.explain(0, "attack", mine)
    assert (found.rule, found.key, found.args) == ("COMBAT-05", key, args)
