"""What a play would ask next is tried on a copy: the game stays as it was, and nothing that is hidden is told."""

from __future__ import annotations

from doomtable import rulesets
from doomtable.cards.catalogue import catalogue
from doomtable.files.decks import read_deck, ready_decks
from doomtable.records.record import GameSetup, game_deck
from doomtable.rules.terms import NO_CARD, IllegalChoice
from doomtable.session.player_rng import PlayerRng
from doomtable.session.preview import preview
from doomtable.session.session import LOCAL, Session


def test_every_play_on_offer_leads_where_it_said():
    decks = [game_deck(read_deck(path, catalogue().names)) for path in ready_decks()[:2]]
    setup = GameSetup(tuple(decks), rulesets.get("second"), catalogue().get, 5, ("Ann", "Bob"))
    session = Session(setup.deal(), (LOCAL, LOCAL), seed=5)
    chance, tried, landed = PlayerRng(5, 0), 0, 0
    for number in range(600):
        seat = session.pending_human()
        if seat is None:
            break
        seen = session.view(seat)
        digest = session.game.state.digest()
        for card in seen.players[seat].hand:
            assert len(card.prices) == len(card.verbs)
            for verb in card.verbs:
                found = session.preview(seat, verb, card.handle)
                assert found is not None
                tried += 1
                if found.stage:
                    assert found.options
                    continue
                landed += bool(found.lands)
        assert session.preview(seat, "nonsense") is None
        assert session.game.state.digest() == digest
        chance.begin(number)
        options = seen.decision.options
        session.choose(seat, options[chance.below(len(options))])
    assert tried > 50 and landed


def test_a_card_that_cannot_begin_a_play_is_refused():
    decks = [game_deck(read_deck(path, catalogue().names)) for path in ready_decks()[:2]]
    game = GameSetup(tuple(decks), rulesets.get("second"), catalogue().get, 5, ("Ann", "Bob")).deal()
    seat = game.decision.seat
    try:
        preview(game, seat, "nonsense", NO_CARD)
    except IllegalChoice:
        return
    raise AssertionError("nonsense began a play")

