"""The light of the title screen moves unless motion is off, and every way from it has its key."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from doomtable import rulesets
from doomtable.records.game_saves import SavedGame
from doomtable.table.kit.available_decks import deck_keys
from doomtable.table.kit.clipped_text import clipped
from doomtable.table.lan.lan_messages import OpenHostScreen, OpenJoinScreen
from doomtable.table.match.match_messages import PlayNow, PlayRandomPairing
from doomtable.table.new_game.quick_game import QuickGame, QuickOffers, paired
from doomtable.table.pages import title_screen
from doomtable.table.pages.title_screen import TWO_LINES, RepeatPairing, StartTour, TitleScreen
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.theme import Theme
from doomtable.table.window.app import open_window
from doomtable.table.window.main_window import MainWindow
from doomtable.words.words import Words

BESIDE = (PlayNow(), RepeatPairing(), PlayRandomPairing())


def titled() -> MainWindow:
    pygame.display.init()
    pygame.font.init()
    return open_window((1024, 640), rulesets.get("second"), 1)


@pytest.mark.parametrize("motion", [100, 0])
def test_the_light_moves_unless_motion_is_off(motion: int) -> None:
    window = titled()
    window.scene.set_motion(motion)  # type: ignore[attr-defined]
    window.frame(1000)
    before = pygame.image.tobytes(window.screen, "RGB")
    assert window.frame(3000) == bool(motion)
    assert (pygame.image.tobytes(window.screen, "RGB") != before) == bool(motion)
    window.scene.set_motion(0)  # type: ignore[attr-defined]
    window.frame(4000)
    assert not window.frame(5000)


def test_host_and_join_have_keys() -> None:
    window = titled()
    for code, message in ((pygame.K_h, OpenHostScreen()), (pygame.K_j, OpenJoinScreen())):
        assert window.scene.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0)) == message


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 1.0), ((1440, 765), 1.0), ((1920, 1080), 1.25)])
def test_every_game_on_one_press_names_its_opponent_whole(
    language: str, size: tuple[int, int], scale: float
) -> None:
    titled()
    rules, theme, keys = rulesets.get("second"), Theme(scale=scale), deck_keys(own=False)
    for i, (mine, theirs) in enumerate(zip(keys, (*keys[1:], keys[0]), strict=True)):
        pairing = paired(QuickGame(mine, theirs), rules)
        kept = SavedGame(Path("game"), 0.0, decks=(mine, theirs)) if i % 2 else None
        scene = TitleScreen(Words(language), theme, size, QuickOffers(pairing, pairing), "1", kept=kept)
        for button in [one for one in scene.buttons if one.sub and one.message in BESIDE]:
            lines, pad = 2 if button.rect.h >= theme.px(TWO_LINES) else 1, 26 if button.rect.w > theme.px(300) else 15
            cut = clipped(button.sub, theme.px(12), button.rect.w - 2 * theme.px(pad), 500, lines)
            assert " ".join(cut) == button.sub, (language, size, cut)
        over = max(button.rect.bottom for button in scene.buttons)
        assert over <= size[1], (language, size, over)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("many", [2, 3, 4, 7])
def test_the_decks_of_a_game_that_goes_on_are_on_one_line(language: str, many: int) -> None:
    titled()
    words, theme = Words(language), Theme()
    decks = tuple(key.partition("/")[2] for key in deck_keys(own=False)[:many])
    kept = SavedGame(Path("game"), 0.0, decks=decks, choices=143)
    scene = TitleScreen(words, theme, (1024, 640), QuickOffers(None), "1", kept=kept)
    button = scene.buttons[0]
    lines = button.sub.split("\n")
    assert all(text_width(line, theme.px(12), 500) <= button.rect.w - 2 * theme.px(26) for line in lines), lines
    named = [deck for deck in decks if deck in lines[0]]
    assert named == list(decks[: len(named)]) and not lines[0].endswith(("·", "–"))
    left = words.say("title-more-decks", decks="", n=many - len(named)).strip()
    assert (len(named) < many) == lines[0].endswith(left)
    assert len(lines) == 1 or lines[1].startswith("143")


@pytest.mark.parametrize("size", [(1024, 640), (1152, 680), (1440, 765)])
def test_the_key_of_a_game_does_not_lie_over_its_opponent(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    titled()
    keys, rules = deck_keys(own=False), rulesets.get("second")
    texts, caps = list[pygame.Rect](), list[pygame.Rect]()
    draw, cap = title_screen.draw_text, title_screen.draw_key_cap

    def text_drawn(target: pygame.Surface, text: str, x: int, y: int, height: int, *rest: Any, **more: Any) -> int:
        if not more.get("ax") and not more.get("ay"):
            texts.append(pygame.Rect(x, y, text_width(text, height, rest[1] if len(rest) > 1 else 500), height))
        return draw(target, text, x, y, height, *rest, **more)

    def cap_drawn(*args: Any) -> pygame.Rect:
        caps.append(cap(*args))
        return caps[-1]

    monkeypatch.setattr(title_screen, "draw_text", text_drawn)
    monkeypatch.setattr(title_screen, "draw_key_cap", cap_drawn)
    for mine, theirs in zip(keys, (*keys[1:], keys[0]), strict=True):
        pairing, kept = paired(QuickGame(mine, theirs), rules), SavedGame(Path("game"), 0.0, decks=(mine, theirs))
        texts.clear()
        caps.clear()
        scene = TitleScreen(Words("en"), Theme(), size, QuickOffers(pairing, pairing), "1", kept=kept)
        scene.draw(pygame.Surface(size))
        assert caps and all(one.collidelist(texts) < 0 for one in caps), theirs


@pytest.mark.parametrize("fresh", [True, False])
def test_who_has_never_played_is_taught_first(fresh: bool) -> None:
    titled()
    pairing = paired(QuickGame(*deck_keys(own=False)[:2]), rulesets.get("second"))
    scene = TitleScreen(Words("en"), Theme(), (1440, 765), QuickOffers(pairing, None), "1", fresh=fresh)
    first: object = StartTour() if fresh else PlayNow()
    assert scene.buttons[0].main and scene.buttons[0].message == first
    for code, message in ((pygame.K_RETURN, first), (pygame.K_p, PlayNow()), (pygame.K_g, StartTour())):
        assert scene.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0)) == message
