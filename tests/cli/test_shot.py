"""`doomtable shot`: what is passed on to the screenshot, and what is refused."""

from __future__ import annotations

import pytest


def test_shot(said, stand_in):
    taken = []
    stand_in("table.window.screenshot", render=lambda position, out, **given: taken.append((position, str(out), given)))
    assert said("shot", "-", "out.png", "--scene", "title", "--size", "1024x640")[0] == 0
    assert taken == [
        (
            None,
            "out.png",
            {
                "size": (1024, 640), "seat": None, "scale": 1.0, "language": "en", "scene": "title",
                "card_set": None,
            },
        )
    ]
    assert said("shot", "-", "out.png", "--scene", "cards", "--set", "unl")[0] == 0
    assert taken[-1][2]["scene"] == "cards" and taken[-1][2]["card_set"] == "unl"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("shot x.yaml out.png --size big", 'the size "big" is not WIDTHxHEIGHT; write --size 1920x1080.'),
        (
            "shot - out.png",
            "a picture of the table needs a position; name a scenario file or another --scene.",
        ),
    ],
)
def test_what_cannot_be_used_is_one_sentence_and_status_2(said, words, sentence):
    assert said(*words.split()) == (2, "", f"doomtable: {sentence}\n")
