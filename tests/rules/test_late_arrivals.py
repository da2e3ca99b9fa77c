"""What no script can say: the player to whom a card was to go has left the game before it comes."""

from __future__ import annotations

from pathlib import Path

import pytest

from doomtable.rules import mutate as M
from doomtable.rules.consistency import problems
from doomtable.rules.game import Game
from doomtable.rules.terms import PASS
from doomtable.scenarios.runner import open_game

TEXT = """
name: laid before another
players:
  - {name: Ann, squad: [Hussar], hand: [Perimeter Alarm, Paladine's Favor]}
  - {name: Bob, squad: [Samurai], hand: [Miscommunication, Faulty Supplies]}
  - {name: Cid, squad: [Dragoon]}
"""


def announced(folder: Path, *words: str) -> Game:
    """The game with what Ann has announced, once Bob is asked for an answer."""
    file = folder / "position.yaml"
    file.write_text(TEXT, encoding="utf-8")
    game = open_game(file)
    st = game.state
    for word in words:
        decision = game.decision
        assert decision is not None
        named = {"Bob": 1, "Cid": 2}
        found = [
            o for o in decision.options
            if (o.seat == named.get(word, -2)) or o.key == word
            or (o.card >= 0 and st.definitions.of[o.card].card.name == word)
        ]
        if found:
            game.choose(found[0])
    assert game.decision is not None and game.decision.seat == 1 and game.decision.window
    return game


PLAYS = (("equip", "Perimeter Alarm", "squad", "Cid"), ("play", "Paladine's Favor", "Cid"))


@pytest.mark.parametrize("words", PLAYS)
@pytest.mark.parametrize("gone", [True, False])
def test_it_is_discarded(tmp_path: Path, words: tuple[str, ...], gone: bool) -> None:
    game = announced(tmp_path, *words)
    if gone:
        M.set_out(game.state, 2, "no_warriors")
    game.choose(PASS)
    assert game.decision is not None and not problems(game.state)
    mine = game.state.seats[0]
    pile = [game.state.definitions.of[card].card.name for card in mine.discard]
    assert pile == ([words[1]] if gone else [])
    assert len(mine.hand) == 1
