"""The combat panel says which abilities of the combatants decide it, and what they mean."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from doomtable.table.match import combat_panel
from doomtable.table.window.screenshot import render

SLAYER = "Slayer: A wound it deals kills at once."


@pytest.mark.parametrize(("defender", "told"), [("Cairath", True), ("Necromutant", False)])
def test_an_ability_is_told_with_its_meaning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, defender: str, told: bool
) -> None:
    position = tmp_path / "combat.yaml"
    position.write_text(
        "players:\n"
        "  - {name: Ann, hand: [Take Aim], squad: [Mitch Hunter]}\n"
        f"  - {{name: Bob, kohort: [{defender}]}}\n"
        f"script:\n  - Ann: [attack, Mitch Hunter, {defender}, fight]\n"
    )
    said: list[str] = []
    draw = combat_panel.draw_text

    def noted(target: Any, text: str, *rest: Any, **how: Any) -> Any:
        said.append(text)
        return draw(target, text, *rest, **how)

    monkeypatch.setattr(combat_panel, "draw_text", noted)
    render(position, tmp_path / "combat.png", size=(1024, 640), seat="Ann")
    assert (SLAYER in said) is told
