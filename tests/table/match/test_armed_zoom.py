"""The zoom of a warrior with several weapons says with which of them its ratings are reckoned."""

from __future__ import annotations

from pathlib import Path

import pytest
from table.match.test_first_steps import laid
from table.match.test_match_screen import spot

ARMED = """
name: armed
players:
  - {{name: Ann, squad: [{{card: Hussar, attached: [{weapons}]}}]}}
  - {{name: Bob, squad: [Infantry]}}
turn: {{player: Ann, number: 3, step: actions, actions: 3}}
"""


@pytest.mark.parametrize(("weapons", "rating", "told"), [
    ("Punisher Handgun, Punisher Handgun", 4, "zoom-handguns"),
    ("Punisher Handgun, L&A Plasma Carbine", 5, "zoom-weapons"),
    ("Punisher Handgun", 3, ""),
    ("", 2, ""),
])  # fmt: skip
def test_with_which_weapons_a_warrior_is_reckoned(weapons: str, rating: int, told: str, tmp_path: Path) -> None:
    pilot = laid(ARMED.format(weapons=weapons), tmp_path / "armed.yaml")
    card = spot(pilot.table, "Hussar").card
    texts = [text for _, text, _ in pilot.table.zoom._notes(pilot.table.display.view, card, "")]
    words = pilot.window.words
    assert card.ratings[1] == rating
    assert [key for key in ("zoom-handguns", "zoom-weapons") if words.say(key) in texts] == [told] * bool(told)
