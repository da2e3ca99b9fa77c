"""Screens by name: the message that brings each of them up."""

from __future__ import annotations

from typing import Final

from doomtable.table.draft.draft_messages import StartDraft
from doomtable.table.kit.message import OpenDeckBuilder, OpenSettings, ScreenMessage, ShowGallery, ShowTitle
from doomtable.table.lan.lan_messages import OpenHostScreen, OpenJoinScreen
from doomtable.table.new_game.draft_settings import DraftSettings
from doomtable.table.pages.practice_games import ShowPractice
from doomtable.table.pages.title_screen import (
    OpenDraftSetup,
    PlayHotseat,
    ShowIdentity,
    ShowNewGame,
    ShowSavedGames,
    ShowStatistics,
)
from doomtable.table.rulebook.rulebook_state import OpenRulebook

OPENS: Final[dict[str, ScreenMessage]] = {
    "title": ShowTitle(), "new": ShowNewGame(), "practice": ShowPractice(), "saved": ShowSavedGames(),
    "statistics": ShowStatistics(), "gallery": ShowGallery(), "decks": OpenDeckBuilder(), "identity": ShowIdentity(),
    "settings": OpenSettings(), "rules": OpenRulebook(), "hotseat": PlayHotseat(),
    "host": OpenHostScreen(), "join": OpenJoinScreen(),
    "draft": OpenDraftSetup(), "drafting": StartDraft(DraftSettings(computers=2)),
    "sealed": StartDraft(DraftSettings("sealed", computers=1)),
}  # fmt: skip
