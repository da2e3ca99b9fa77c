"""A newcomer's way from the title to the first combat won: he reads 200 words a minute and presses once a second."""

from __future__ import annotations

from pathlib import Path

import pytest
from groups import first_and_rest
from table.learner import Learner, learner

from doomtable.files import storage
from doomtable.table.pages.title_screen import StartTour, TitleScreen

MINUTE = 200
"""Words that are read in a minute."""
GOAL = 300
"""Seconds until the first combat is won; the first enemy is to be dead soon after."""
DEEDS = 18
"""Choices and presses until he is."""


class Newcomer(Learner):
    """Reads everything new that is asked and told; counts words and presses, and waits as long as things move."""

    words = presses = 0
    waited = 0.0

    def __init__(self, led: Learner) -> None:
        super().__init__(led.window, 1, keyboard=False)
        self.known: set[str] = set()

    def look(self, *texts: str) -> None:
        """Read what was not read before."""
        for text in texts:
            if text not in self.known:
                self.known.add(text)
                self.words += len(text.split())

    def wait(self) -> None:
        before = self.now
        super().wait()
        self.waited += (self.now - before) / 1000

    @property
    def seconds(self) -> float:
        """How long it took: reading, pressing, and waiting for the computer."""
        return self.words * 60 / MINUTE + self.presses + self.waited

    def read(self) -> None:
        """Read what the guide says, the question, and what is to be chosen from."""
        table = self.table
        said = table.shown_info_panel()
        if said is not None:
            self.look(said.text, said.then)
        prompt = table.question.prompt
        self.look(prompt.title, *("".join(run.text for run in text) for text in prompt.text))
        if table.question.popup is not None:
            self.look(*(button.label for button in table.question.popup.buttons))


@pytest.mark.parametrize("size", first_and_rest(1, [(1024, 640), (1920, 1080)]))
def test_from_the_title_to_the_first_combat_won_in_five_minutes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    monkeypatch.setattr(storage, "user_path", lambda name="": tmp_path / "own" / name)
    new = Newcomer(learner(size, begin=False))
    title = new.window.scene
    assert isinstance(title, TitleScreen) and title.fresh
    new.look(*(f"{button.label} {button.sub}" for button in title.buttons), *(text for text, _, _ in title.headings))
    learn = next(button for button in title.buttons if button.message == StartTour())
    assert learn.sub
    new.click(learn.rect)
    won: dict[str, float] = {}
    for _ in new.walk():
        new.read()
        new.presses += 1
        enemy, mine = new.table.display.view.players[1], new.table.display.view.players[0]
        if any(card.wounded for card in enemy.squad) and not any(card.wounded for card in mine.squad):
            won.setdefault("hit", new.seconds)
        if mine.promotion and "killed" not in won:
            won["killed"] = new.seconds
            assert new.presses - 8 <= DEEDS, "of the presses some only open a card's menu, or read on"
    assert won["hit"] < GOAL and won["killed"] < GOAL + 60, (won, new.words, new.presses, new.waited)
