"""The goal in a lobby: where the game says what wins, the host cannot agree on another number."""

from __future__ import annotations

import pygame
import pytest

from doomtable import rulesets
from doomtable.rules.ruleset import Ruleset
from doomtable.table.kit.available_decks import available_decks
from doomtable.table.kit.ui_scale import scale_for
from doomtable.table.lan.lobby_screen import LobbyScreen
from doomtable.table.lan.still_room import StillRoom
from doomtable.table.paint.theme import PALETTES, Theme
from doomtable.words.words import Words


class AgreedRoom(StillRoom):
    """A still room in which other rules are agreed."""

    agreed = rulesets.SECOND

    def rules(self) -> Ruleset | None:
        return self.agreed


@pytest.mark.parametrize(("variant", "free"), [("none", True), ("colony", False), ("home", False), ("beatdown", False)])
def test_the_goal_is_stepped_where_promotion_wins_alone(variant: str, free: bool) -> None:
    """VAR-COLONY-06, VAR-HOME-R09, VAR-BEATDOWN-R02."""
    pygame.display.init()
    pygame.font.init()
    words, size, decks = Words("en"), (1024, 640), available_decks(Ruleset())
    room = AgreedRoom(words, decks[0])
    room.agreed = rulesets.get("second", {"variant": variant})
    lobby = LobbyScreen(words, Theme(PALETTES["default"], scale_for(size, 1.0)), size, room, decks)
    assert lobby.enabled(("goal", 1)) is free and lobby.enabled(("start", 1))
    lobby.draw(pygame.Surface(size, 0, 32))
