"""What players may know: piles, hands, pools, and what lies open."""

from __future__ import annotations

from pathlib import Path

from doomtable.rules.game import Game
from doomtable.rules.terms import PASS, Option
from doomtable.rules.view import see, view
from doomtable.rules.view_parts import SPECTATOR, View
from doomtable.scenarios.runner import open_game

ANN, BOB = 0, 1


def opened(folder: Path, text: str) -> Game:
    """The game that a scenario's script leads to."""
    file = folder / "position.yaml"
    file.write_text(text, encoding="utf-8")
    return open_game(file)


def views(game: Game) -> list[View]:
    return [view(game, seat) for seat in (ANN, BOB, SPECTATOR)]


def forgotten(game: Game, pile: str) -> set[int]:
    """Who knows which cards lie in the piles of that name: one mask of seats for each card, 0 for nobody."""
    return {game.state.known[card] for seat in game.state.seats for card in getattr(seat, pile)}


PILES = """
name: piles
players:
  - name: Ann
    discard: [Hussar, Infantry]
    annihilated: [Samurai]
    collection: [Dragoon x3]
    hand: [Lucky Shot, Heimburg]
    promotion: 3
    squad: [{card: Max Steiner, attached: [Violator Sword]}]
  - name: Bob
    discard: [Razide]
    squad: [Free Marine]
"""


def test_nobody_looks_through_the_discard_pile(tmp_path):
    """ZONE-06, ZONE-10: the owner neither; how many cards lie there is open to all."""
    for shown in views(opened(tmp_path, PILES)):
        assert [player.discard for player in shown.players] == [2, 1]
        assert not any(name in repr(shown) for name in ("Hussar", "Infantry", "Razide"))


def test_nobody_looks_through_the_annihilated_pile(tmp_path):
    """ZONE-07."""
    for shown in views(opened(tmp_path, PILES)):
        assert [player.annihilated for player in shown.players] == [1, 0]
        assert "Samurai" not in repr(shown)


def test_what_was_played_is_forgotten_where_it_lies(tmp_path):
    """ZONE-06, ZONE-07, ZONE-10."""
    text = """
name: played
players:
  - {name: Ann, hand: [Expedite Request, Positive Karma], draw: [Hussar, Infantry]}
  - {name: Bob}
script:
  - Ann: [play, Positive Karma]
  - Ann: [play, Expedite Request, Hussar]
"""
    game = opened(tmp_path, text)
    assert forgotten(game, "annihilated") == forgotten(game, "discard") == {0}
    for shown in views(game):
        assert [(player.discard, player.annihilated) for player in shown.players] == [(1, 1), (0, 0)]
        assert "Expedite" not in repr(shown)


def test_a_card_may_allow_its_player_a_look(tmp_path):
    """ZONE-06: Gift of Fate opens the own pile to its player and to nobody else."""
    text = """
name: look
players:
  - {name: Ann, hand: [Gift of Fate], discard: [Hussar, Infantry]}
  - {name: Bob, discard: [Razide]}
script:
  - Ann: [play, Gift of Fate]
"""
    mine, other, watcher = views(opened(tmp_path, text))
    assert mine.decision is not None
    assert {option.name for option in mine.decision.options} == {"Hussar", "Infantry", None}
    assert not any(name in repr(shown) for shown in (other, watcher) for name in ("Hussar", "Infantry"))
    assert "Razide" not in repr(mine)


def test_what_is_discarded_openly_is_seen_once(tmp_path):
    """ZONE-10: everybody reads which warrior was killed, and afterwards only how high the pile is."""
    text = """
name: killed
players:
  - {name: Ann, squad: [Free Marine]}
  - {name: Bob, squad: [{card: Hussar, wounded: true}]}
script:
  - Ann: [attack, Free Marine, Hussar]
"""
    game = opened(tmp_path, text)
    game.events()
    game.choose(Option("shoot"))
    while game.decision is not None and game.decision.kind in ("window", "split"):
        game.choose(PASS if game.decision.kind == "window" else Option("number", number=1))
    happened = [event for event in game.events() if event.kind in ("killed", "discarded")]
    for seat in (ANN, BOB, SPECTATOR):
        assert [(event.kind, event.card) for event in see(game, happened, seat)] == [
            ("killed", "Hussar"), ("discarded", "Hussar"),
        ]  # fmt: skip
    shown = views(game)
    assert all(view.players[BOB].discard == 1 and not view.players[BOB].squad for view in shown)
    assert not any("Hussar" in repr(view) for view in shown)
    assert forgotten(game, "discard") == {0}


def test_the_card_of_the_discard_step_is_not_shown(tmp_path):
    """TURN-18: its owner knows which one it was, the others that there was one."""
    text = """
name: thrown away
players:
  - {name: Ann, hand: [Hussar, Infantry], squad: [Samurai]}
  - {name: Bob, squad: [Dragoon]}
script:
  - Ann: [end turn]
"""
    game = opened(tmp_path, text)
    game.events()
    decision = game.decision
    assert decision is not None and decision.kind == "discard"
    of = game.state.definitions.of
    hussar = next(o for o in decision.options if o.card >= 0 and of[o.card].card.name == "Hussar")
    game.choose(hussar)
    assert game.decision is not None
    events = [event for event in game.events() if event.kind == "discarded"]
    assert [event.card for event in see(game, events, ANN)] == ["Hussar"]
    assert [event.card for event in see(game, events, BOB)] == [None]
    assert [event.card for event in see(game, events, SPECTATOR)] == [None]
    assert view(game, BOB).players[ANN].discard == 1
    assert "Hussar" not in repr(view(game, BOB))


def test_what_lies_open_can_be_read_by_all(tmp_path):
    """ZONE-14."""
    for shown in views(opened(tmp_path, PILES)):
        (steiner,) = shown.players[ANN].squad
        assert steiner.name == "Max Steiner"
        assert steiner.ratings == (6, 7, 9, 8)
        assert [card.name for card in steiner.attached] == ["Violator Sword"]


def test_pools_and_how_many_cards_are_held_are_open_the_hand_is_not(tmp_path):
    """ZONE-17."""
    mine, other, watcher = views(opened(tmp_path, PILES))
    for shown in (mine, other, watcher):
        ann = shown.players[ANN]
        assert (ann.destiny, ann.promotion, ann.hand_count, ann.draw) == (5, 3, 2, 20)
    assert [card.name for card in mine.players[ANN].hand] == ["Lucky Shot", "Heimburg"]
    assert not other.players[ANN].hand and not watcher.players[ANN].hand
    assert "Lucky Shot" not in repr(other)


def test_the_collection_is_hidden_from_the_others(tmp_path):
    """ZONE-21."""
    _, other, watcher = views(opened(tmp_path, PILES))
    assert not any("Dragoon" in repr(shown) for shown in (other, watcher))
