"""What lies face down under a card: who knows of it what, and what is known of it when it is turned up."""

from __future__ import annotations

from doomtable.rules.consistency import problems
from doomtable.rules.knowledge import knowledge
from doomtable.rules.terms import Option, card_option
from doomtable.rules.view import see, view
from doomtable.rules.view_parts import SPECTATOR
from doomtable.scenarios.export import export
from doomtable.scenarios.runner import open_game

ANN, BOB = 0, 1
POSITION = """
name: a Secret with nothing under it yet
players:
  - name: Ann
    attached: [Secret]
    hand: [Inspired, Gung Ho, Lucky Shot]
    squad: [Hussar]
  - name: Bob
    hand: [Informants, Bluff]
    squad: [Free Marine]
"""


def opened(folder, text=POSITION):
    file = folder / "position.yaml"
    file.write_text(text, encoding="utf-8")
    game = open_game(file)
    _ = game.decision
    game.events()
    return game


def named(game, name):
    return next(card for card, d in enumerate(game.state.definitions.of) if d.card.name == name)


def choose(game, *options):
    for option in options:
        if option in game.decision.options:
            game.choose(option)


def lay(game, name):
    choose(game, Option("use"), card_option(named(game, "Secret")), Option("first"), card_option(named(game, name)))


def secret_of(game, seat):
    return next(card for card in view(game, seat).players[ANN].attached if card.name == "Secret")


def test_its_player_alone_sees_what_is_laid_there(tmp_path):
    game = opened(tmp_path)
    lay(game, "Inspired")
    assert game.decision.seat == ANN and named(game, "Inspired") in game.state.play[named(game, "Secret")].holds
    happened = game.events()
    for seat in (BOB, SPECTATOR):
        assert "Inspired" not in repr((view(game, seat), see(game, happened, seat)))
        assert secret_of(game, seat).face_down == 1 and secret_of(game, seat).attached == ()
    assert secret_of(game, ANN).face_down == 1
    assert [card.name for card in secret_of(game, ANN).attached] == ["Inspired"]
    assert problems(game.state) == []


def test_who_had_seen_the_hand_does_not_see_which_card_is_laid(tmp_path):
    game = opened(tmp_path, POSITION.replace("hand: [Informants, Bluff]", "hand: [Miscommunication]"))
    state = game.state
    state.known = bytes(mask | 2 if card == named(game, "Inspired") else mask for card, mask in enumerate(state.known))
    assert "Inspired" in repr(view(game, BOB))
    lay(game, "Inspired")
    assert "Inspired" not in repr((view(game, BOB), see(game, game.events(), BOB)))


def test_informants_see_it_and_nobody_else(tmp_path):
    game = opened(tmp_path)
    lay(game, "Inspired")
    game.events()
    choose(game, Option("end turn"), Option("pass"))
    while game.decision.seat != BOB or game.decision.kind != "menu":
        game.choose(Option("pass"))
    assert "Inspired" not in repr(knowledge(game, BOB).names)
    choose(game, Option("play"), card_option(named(game, "Informants")))
    while game.decision.seat != BOB or game.decision.kind != "menu":
        game.choose(Option("pass"))
    happened = game.events()
    assert [card.name for card in secret_of(game, BOB).attached] == ["Inspired"]
    assert "Inspired" in knowledge(game, BOB).names
    assert "Inspired" in repr(see(game, happened, BOB))
    assert "Inspired" not in repr((view(game, SPECTATOR), see(game, happened, SPECTATOR)))


def test_which_card_of_the_hand_is_laid_is_not_in_what_others_know(tmp_path):
    told = []
    for name in ("Inspired", "Gung Ho", "Lucky Shot"):
        game = opened(tmp_path, POSITION.replace("hand: [Informants, Bluff]", "hand: [Antidote]"))
        lay(game, name)
        assert game.decision.seat == ANN
        choose(game, Option("end turn"), Option("pass"))
        while game.decision.seat != BOB or game.decision.kind != "menu":
            game.choose(Option("pass"))
        found = knowledge(game, BOB)
        told.append((found.names, found.rows, found.pending, found.limbo))
    assert told[0] == told[1] == told[2]


def test_everybody_sees_what_is_turned_up(tmp_path):
    game = opened(tmp_path)
    lay(game, "Inspired")
    game.events()
    choose(game, Option("use"), card_option(named(game, "Secret")), Option("second"))
    assert game.decision.seat == BOB and game.decision.window == "revealed"
    seen = see(game, game.events(), SPECTATOR)
    assert ("revealed", "Inspired") in [(event.kind, event.card) for event in seen]
    assert [(p.kind, p.card, p.targets) for p in view(game, BOB).pending if p.kind == "revealed"] == [
        ("revealed", "Secret", ("Inspired",))
    ]
    game.choose(Option("pass"))
    assert game.decision.seat == ANN and problems(game.state) == [] and game.state.limbo == ()


PICKING = """
name: a search that is perceived
players:
  - name: Ann
    hand: [Expedite Request]
    draw: [Inspired, Hussar, Young Guard]
  - name: Bob
    kohort: [{card: Necromutant, attached: [Power of Perception]}]
"""


def test_who_has_a_picked_card_annihilated_does_not_learn_which_it_was(tmp_path):
    told = []
    for name in ("Inspired", "Hussar", "Young Guard"):
        game = opened(tmp_path, PICKING)
        choose(game, Option("play"), card_option(named(game, "Expedite Request")), card_option(named(game, name)))
        assert (game.decision.seat, game.decision.window) == (BOB, "searched")
        known = knowledge(game, BOB)
        told.append((known.names, known.seats, known.pending, known.agenda))
        choose(game, Option("use"), card_option(named(game, "Power of Perception")))
        happened = game.events()
        assert named(game, name) in game.state.seats[ANN].annihilated
        assert name not in repr((view(game, BOB), see(game, happened, BOB), see(game, happened, SPECTATOR)))
    assert told[0] == told[1] == told[2]


def test_a_position_written_down_keeps_who_has_looked_under_it(tmp_path):
    text = POSITION.replace("attached: [Secret]", "attached: [{card: Secret, holds: [Inspired, Gung Ho]}]")
    text = text.replace("hand: [Inspired, Gung Ho, Lucky Shot]", "hand: [Inspired]")
    game = opened(tmp_path, text.replace("[Informants, Bluff]", "[Informants, Bluff]\n    knows: [Gung Ho]"))
    assert [card.name for card in secret_of(game, BOB).attached] == ["Gung Ho"]
    again = opened(tmp_path, export(game))
    assert again.state.digest() == game.state.digest()
    assert [card.name for card in secret_of(again, BOB).attached] == ["Gung Ho"]
    assert [card.name for card in secret_of(again, ANN).attached] == ["Inspired", "Gung Ho"]
