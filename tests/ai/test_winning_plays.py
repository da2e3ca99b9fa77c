"""No computer player declines what wins at once: points of a card, a kill through a card, an award that is taken."""

from __future__ import annotations

import pytest

from doomtable.ai.greedy_player import GreedyPlayer
from doomtable.ai.monte_carlo_search import SearchPlayer
from doomtable.ai.opponent_decks import DeckPrior
from doomtable.records.deck_pool import deck_pool
from doomtable.rules.knowledge import knowledge
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.view import decision_view, option_of, view
from doomtable.scenarios.runner import find, open_game
from doomtable.session.player_rng import PlayerRng

POSITIONS = {
    "Destiny exchanged for Promotion": """
  - {name: Ann, promotion: 38, destiny: 11, squad: [Golden Lion], hand: [Retraining]}
  - {name: Bob, squad: [Hussar]}
""",
    "points for a warrior that is mustered": """
  - {name: Ann, promotion: 37, destiny: 8, squad: [Golden Lion], hand: [Born with a Silver Spoon, Hussar]}
  - {name: Bob}
""",
    "a kill outside combat": """
  - {name: Ann, promotion: 38, hand: [Mortal Wound]}
  - {name: Bob, squad: [Free Marine, {card: Hussar, wounded: true}]}
""",
    "a wounded attacker in a minefield": """
  - {name: Bob, promotion: 20, squad: [{card: Golden Lion, wounded: true}]}
  - {name: Ann, promotion: 38, squad: [Free Marine], hand: [Minefield]}
script:
  - Bob: [attack, Golden Lion, Free Marine, fight]
""",
    "a blow that Specials make strong enough": """
  - {name: Ann, promotion: 37, squad: [Golden Lion], hand: [Powerful Blow]}
  - {name: Bob, squad: [{card: Sea Lion, wounded: true}]}
""",
    "a blow for Destiny": """
  - {name: Ann, promotion: 38, destiny: 3, squad: [Golden Lion], hand: [Lucky Shot, Powerful Blow]}
  - {name: Bob, squad: [{card: Dragoon, wounded: true}]}
""",
    "a weak warrior that is all it takes": """
  - {name: Ann, promotion: 39, squad: [Golden Lion]}
  - {name: Bob, squad: [Free Marine, {card: Infantry, wounded: true}]}
""",
    "what a mission pays another": """
  - {name: Bob, squad: [{card: Hussar, attached: [Fifteen Minutes of Fame]}]}
  - {name: Ann, promotion: 36, squad: [{card: Tatsu, wounded: true}], hand: [Spy in the Ranks]}
  - {name: Cid, hand: [Powerful Blow x3]}
script:
  - Bob: [attack, Hussar, Tatsu, fight]
  - Cid: [play, Powerful Blow, Hussar]
  - Cid: [play, Powerful Blow, Hussar]
  - Cid: [play, Powerful Blow, Hussar]
""",
    "a mission that is paid from the hand": """
  - {name: Ann, promotion: 34, squad: [Max Steiner], hand: [Secret Mission, Flush Out the Coward]}
  - {name: Bob, squad: [{card: Trencher, cover: true, wounded: true}, Hussar]}
script:
  - Ann: [attack, Max Steiner, Trencher, shoot]
""",
}
PLAYERS = {
    "greedy": lambda: GreedyPlayer(find),
    "search": lambda: SearchPlayer(find, DeckPrior(*deck_pool(Ruleset(), find)), rounds=16),
}
CHOICES = 14


def answer(game, player, rng):
    """The option that a player takes."""
    seat = game.decision.seat
    shown = decision_view(game, seat)
    if isinstance(player, SearchPlayer):
        return player.think(shown, lambda: knowledge(game, seat), lambda: view(game, seat), rng)
    return player.choose(shown, lambda: view(game, seat), rng)


@pytest.mark.parametrize("kind", PLAYERS)
@pytest.mark.parametrize("what", POSITIONS)
def test_what_wins_at_once_is_played(what, kind, tmp_path):
    """Whoever else is asked takes the first option: it passes."""
    path = tmp_path / "position.yaml"
    path.write_text(f"name: {what}\nplayers:{POSITIONS[what]}", encoding="utf-8")
    game, player, rng = open_game(path), PLAYERS[kind](), PlayerRng(1, 1)
    ann, taken = game.state.seats.index(next(s for s in game.state.seats if s.P >= 34)), 0
    turn = game.state.turn.number
    while game.outcome is None and game.decision is not None and game.state.turn.number == turn:
        decision = game.decision
        if decision.seat == ann:
            game.choose(option_of(game, ann, answer(game, player, rng)))
            taken += 1
        else:
            game.choose(decision.options[0])
        assert taken < CHOICES
    assert game.outcome is not None and game.outcome.winners == (ann,), what
