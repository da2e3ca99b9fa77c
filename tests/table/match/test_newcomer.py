"""A newcomer's way from the title to the first attack by what the screen says: words at 200 a minute, 1 s a press."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from groups import first_and_rest
from table.pilot import Pilot

from doomtable import rulesets
from doomtable.files import storage
from doomtable.table.match.match_screen import MatchScreen
from doomtable.table.pages.title_screen import StartTour, TitleScreen
from doomtable.table.window.app import open_window
from doomtable.table.window.main_window import MainWindow

MINUTE = 200
"""Words that are read in a minute."""
GOAL = 180
"""Seconds that the way may take."""


class Newcomer(Pilot):
    """Reads everything new that is asked and told, and does as it says; counts words and presses."""

    def __init__(self, made: MainWindow) -> None:
        super().__init__(made, 1, keyboard=False)
        self.words = self.presses = 0
        self.read: set[str] = set()
        self.began = self.now

    def look(self, *texts: str) -> None:
        """Read what was not read before."""
        for text in texts:
            if text and text not in self.read:
                self.read.add(text)
                self.words += len(text.split())

    def press_at(self, rect: pygame.Rect) -> None:
        """Click, and let what moves come to rest."""
        self.presses += 1
        self.click(rect)
        self.wait()

    def wait(self, ms: int = 1200) -> None:
        """Let time pass."""
        for _ in range(ms // 40):
            self.now += 40
            self.window.frame(self.now)

    @property
    def seconds(self) -> float:
        """How long it took: reading, pressing, and waiting for the computer."""
        return self.words * 60 / MINUTE + self.presses + self.waited

    waited = 0.0


@pytest.mark.parametrize("size", first_and_rest(1, [(1024, 640), (1920, 1080)]))
def test_from_the_title_to_the_first_attack_in_three_minutes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    monkeypatch.setattr(storage, "user_path", lambda name="": tmp_path / "own" / name)
    pygame.display.init()
    pygame.font.init()
    made = open_window(size, rulesets.get("second"), 1)
    new = Newcomer(made)
    title = made.scene
    assert isinstance(title, TitleScreen) and title.fresh
    new.look(*(f"{button.label} {button.sub}" for button in title.buttons), *(text for text, _, _ in title.headings))
    learn = next(button for button in title.buttons if button.message == StartTour())
    assert learn.sub
    new.press_at(learn.rect)
    done: set[str] = set()
    for _ in range(60):
        table = made.scene
        assert isinstance(table, MatchScreen)
        if table.display.view.combat is not None:
            break
        if not table.mine():
            before = new.now
            while not table.mine() and table.display.view.combat is None and new.now < before + 60_000:
                new.wait(200)
            new.waited += (new.now - before) / 1000
            continue
        prompt = table.question.prompt
        new.look(prompt.title, *("".join(run.text for run in text) for text in prompt.text))
        tip = table.display.tour.tip if table.display.tour is not None and table.guided() else None
        if tip is not None and tip.name not in done:
            done.add(tip.name)
            new.look(*(made.words.say(f"tour-{tip.name}{part}") for part in ("-title", "")))
            if follow(new, table, tip.name):
                continue
            assert table.display.tour is not None
            new.press_at(table.display.tour.buttons[0].rect)
            continue
        if table.question.turn_end is not None:
            new.press_at(next(b.rect for b in table.question.buttons if b.main))
            continue
        answers = {answer.option.key: answer for answer in table.question.prompt.answers if answer.option is not None}
        key = "meditate" if "meditate" in answers else "end turn" if "end turn" in answers else "pass"
        new.press_at(next(b.rect for b in table.question.buttons if b.message == answers[key]))
    assert isinstance(made.scene, MatchScreen) and made.scene.display.view.combat is not None
    assert "attack" in done and new.seconds < GOAL, (new.words, new.presses, new.waited)


def follow(new: Newcomer, table: MatchScreen, tip: str) -> bool:
    """Do what a tip tells to do, if it tells of something to do; whether it did."""
    mine = [spot for spot in table.display.layout.spots if spot.seat == table.display.layout.bottom]
    others = [spot for spot in table.display.layout.spots if spot.seat != table.display.layout.bottom]
    theirs = [spot for spot in others if spot.form in ("board", "mini")]
    hand = {verb: spot for spot in table.display.layout.hand for verb in spot.card.verbs}
    if tip == "muster" and "muster" in hand:
        new.press_at(hand["muster"].rect)
        assert table.question.popup is not None
        new.look(*(button.label for button in table.question.popup.buttons))
        new.press_at(table.question.popup.buttons[0].rect)
    elif tip == "equip" and "equip" in hand and mine:
        new.drag(hand["equip"].rect, mine[0].rect.center)
        new.presses += 1
        new.wait()
    elif tip == "attack" and theirs:
        who = next(spot for spot in mine if "attack" in spot.card.verbs)
        new.drag(who.rect, theirs[0].rect.center)
        new.presses += 1
        new.wait()
    else:
        return False
    return True
