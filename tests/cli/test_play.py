"""`doomtable play`: what is passed on to the table and to games without one, and what is refused."""

from __future__ import annotations

import json

import pytest

from doomtable.cli import arguments

PROGRAMS = "random, greedy, search, recruit, veteran, apostle"
SUMMARY = {
    "games": 2, "decisions": 9, "decisions_per_second": 3.0, "wins": [1, 1], "errors": 0, "seconds": 3.0,
    "outcomes": {"promotion": 2, "no_warriors": 0, "deck_out": 0, "draw": 0, "capped": 0},
}  # fmt: skip


def test_play_headless(said, stand_in, catalogue, deck):
    asked_for = {}
    stand_in("selfplay.headless_games", run_headless=lambda **given: asked_for.update(given) or SUMMARY)
    words = ("play", "--headless", "--decks", deck, "--players", "random,Greedy", "--games", "2", "--json")
    status, out, err = said(*words, "--seed", "7", "--option", "goal_p=25", "--check")
    assert (status, err) == (0, "") and json.loads(out) == SUMMARY
    assert [found.name for found in asked_for["decks"]] == ["Twelve", "Twelve"]
    said("play", "--headless", "--decks", deck, "--players", "search,apostle:2", "--budget", "0.5", "--json")
    assert asked_for["players"] == ("search:0.5", "apostle:2")
    said(*words, "--seed", "7", "--option", "goal_p=25", "--check")
    assert asked_for["players"] == ("random", "greedy")
    assert asked_for["ruleset"].goal_p == 25
    assert {key: asked_for[key] for key in ("seed", "games", "record", "cap", "check", "say")} == {
        "seed": 7, "games": 2, "record": None, "cap": 3000, "check": True, "say": None,
    }  # fmt: skip


def test_play_headless_with_errors_leaves_with_1(said, stand_in, catalogue, deck):
    stand_in("selfplay.headless_games", run_headless=lambda **given: SUMMARY | {"errors": 1})
    status, out, _ = said("play", "--headless", "--decks", deck, deck)
    assert status == 1 and "errors 1" in out


def test_play_refuses_an_illegal_deck(said, catalogue, deck, tmp_path):
    short = tmp_path / "short.deck"
    short.write_text("6 Sword\n")
    status, out, err = said("play", "--headless", "--decks", deck, short)
    assert (status, out) == (2, "")
    assert err == (
        f"doomtable: {short} is not legal here (one of 2 faults): "
        "DECK-01, The deck has 6 cards and needs at least 60.\n"
    )
    status, _, err = said("play", "--decks", deck, deck, deck, "--players", "human,human")
    assert (status, err) == (2, "doomtable: there are 3 decks for 2 players; name a player for each deck.\n")


def test_the_table_opens(said, stand_in, catalogue, deck, monkeypatch):
    opened = []
    stand_in("table.window.app", run=lambda **given: opened.append(given))
    monkeypatch.setattr(arguments, "pygame_notice", lambda words: "pygame is beside pygame-ce.")
    assert said() == (0, "", "pygame is beside pygame-ce.\n")
    assert opened[0]["decks"] == () and opened[0]["players"] == ()
    assert opened[0]["notice"] == "pygame is beside pygame-ce."
    assert said("--decks", deck, deck, "--seed", "5")[0] == 0
    assert (
        opened[1]["players"] == ("human", "human") and len(opened[1]["decks"]) == 2 and opened[1]["seed"] == 5
    )


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("play --seed x", f'the seed "x" is not a whole number from 0 to {2**63 - 1}.'),
        ("--seed -1", f'the seed "-1" is not a whole number from 0 to {2**63 - 1}.'),
        (f"--seed {2**63}", f'the seed "{2**63}" is not a whole number from 0 to {2**63 - 1}.'),
        ("play --ruleset zeroth", 'there is no ruleset "zeroth"; there is first, second or tournament.'),
        ("play --option goal", 'the option "goal" is not name=value; write --option goal_p=25.'),
        ("play --option gaol_p=3", 'there is no option "gaol_p"; did you mean "goal_p"?'),
        ("play --players human", "1 player cannot play; name 2 to 7."),
        ("play --players human,robot", f'there is no player "robot"; there are human, {PROGRAMS}.'),
        ("play --players human,search:0", f'there is no player "search:0"; there are human, {PROGRAMS}.'),
        ("play --players human,greedy:2", f'there is no player "greedy:2"; there are human, {PROGRAMS}.'),
        ("play --budget 2", "--budget is the time of a search player; name one with --players."),
        ("play --players human,search --budget nan", "a choice cannot take nan s; --budget is from 0.02 to 600."),
        (
            "play --headless --players human,greedy",
            "a game without a window has no seat for a human; name random, greedy, search, recruit, veteran or "
            "apostle.",
        ),
        ("play --games 3", "--games is for games without a window; add --headless."),
        ("play --headless --games 2 --record x", "--record keeps one game; leave --games out."),
    ],
)
def test_what_cannot_be_used_is_one_sentence_and_status_2(said, words, sentence):
    assert said(*words.split()) == (2, "", f"doomtable: {sentence}\n")
