"""Sounds: what they are made of, what is heard of a game, and silence without a device or when it is wished."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pygame
import pytest
from table.pilot import Pilot, window

from doomtable.rules.view_parts import EventView
from doomtable.table.motion.animation_queue import AnimationQueue
from doomtable.table.motion.animations import make
from doomtable.table.sound.event_sounds import MOST_SOUNDS, SOUND_OF_EVENT, cues, sounds_of
from doomtable.table.sound.sound_player import SoundPlayer
from doomtable.table.sound.synth import RATE, SOUNDS, low, made, noise
from doomtable.table.window.app import loop


def event(kind: str) -> EventView:
    return EventView(kind, 0, None, None, 0, "", (), -1, -1, -1)


def pitch(samples: list[float]) -> float:
    """How often samples change their sign, a second."""
    return sum(a * b < 0 for a, b in pairwise(samples)) * RATE / len(samples) / 2


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_short_whole_and_always_the_same(name: str) -> None:
    samples = made(name)
    assert samples == made(name)
    assert 0.03 * RATE < len(samples) < 1.3 * RATE
    assert 3000 < max(abs(one) for one in samples) < 32767
    assert abs(samples[-1]) < 300  # no click where it ends
    mean = (sum(one * one for one in samples) / len(samples)) ** 0.5
    assert 1500 < mean < 0.14 * 32767


def test_sounds_differ() -> None:
    assert len({made(name).tobytes() for name in SOUNDS}) == len(SOUNDS)


def test_a_filter_takes_the_height_away() -> None:
    rough = noise(200, Random(1))
    assert pitch(low(rough, 400)) < pitch(rough) / 2


def test_every_kind_of_event_has_a_sound_that_there_is() -> None:
    assert {*SOUND_OF_EVENT.values()} <= {*SOUNDS}


def test_much_at_once_is_a_few_sounds_the_weightiest_first() -> None:
    names = sounds_of(event(kind) for kind in ("drew", "drew", "gained", "shuffled", "wounded", "killed"))
    assert names == ["death", "wound", "card"]
    assert len(names) == MOST_SOUNDS
    assert sounds_of([event("step"), event("turn")]) == []


def test_a_sound_is_heard_with_the_motion_it_belongs_to() -> None:
    moving, spot = AnimationQueue(100), pygame.Rect(0, 0, 10, 10)
    assert cues(["drop", "bell", "points"], moving, {}) == [(0, "drop"), (0, "bell"), (0, "points")]
    moving.begin([make("play", spot, spot), make("points", spot, spot, 100), make("death", spot, spot, 60)])
    found = {sound: ms for ms, sound in cues(["drop", "points", "death", "bell", "spell"], moving, {})}
    assert found == {"drop": 220, "points": 350, "death": 60, "bell": 350, "spell": 0}
    moving.percent = 50
    assert cues(["drop"], moving, {}) == [(110, "drop")]
    assert cues(["blow"], moving, {"blow": 270}) == [(270, "blow")]


def test_sounds_wait_for_what_moves_and_a_press_has_them_at_once() -> None:
    flown = Pilot(window(seed=1, motion=100), 1, keyboard=True)
    waited = 0
    for _ in range(60):
        flown.press()
        table = flown.table
        waited += len(table.animation.cues)
        assert all(at > table.animation.now for at, _ in table.animation.cues)
        flown.now += 5000
        flown.window.frame(flown.now)
        flown.window.frame(flown.now + 1)
        assert not table.animation.cues
    assert waited


def test_a_game_is_heard_and_one_key_silences_it(monkeypatch: pytest.MonkeyPatch) -> None:
    flown = Pilot(window(seed=1), 1, keyboard=False)
    played: list[str] = []
    monkeypatch.setattr(flown.window.sounds, "play", lambda names, now: played.extend(names))
    flown.play(120)
    flown.frame()
    assert {"card", "drop", "iron", "bell"} <= {*played}
    monkeypatch.undo()
    assert flown.window.sounds.on
    flown.key(pygame.K_F6)
    assert not flown.window.sounds.on
    assert flown.window.sounds.play(["bell"], 10_000) == []


def test_without_a_device_the_table_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: object, **__: object) -> None:
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", none)
    silent = SoundPlayer()
    assert silent.play(["bell"], 0) == []
    silent.prepare()
    assert not silent.play(SOUNDS, 1000)


def test_the_same_sound_is_not_heard_twice_in_a_moment() -> None:
    pygame.mixer.quit()
    sounds = SoundPlayer()
    assert sounds.play(["bell"], 0) == ["bell"]
    assert sounds.play(["bell", "card"], 20) == ["card"]
    assert sounds.play(["bell"], 90) == ["bell"]
    sounds.close()


def test_the_device_is_let_go_when_the_window_is_left() -> None:
    made = window(seed=2)
    assert made.sounds.play(["bell"], 0) == ["bell"] and pygame.mixer.get_init()
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    loop(made)
    assert not made.running and pygame.mixer.get_init() is None
