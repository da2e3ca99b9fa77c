"""What a play would ask next is tried on a copy: the game stays as it was, and nothing that is hidden is told."""

from __future__ import annotations

from random import Random

import pytest
from dealing import begun, random_setup, ready_setup
from groups import little_and_all
from permuting import permuted

from doomtable import rulesets
from doomtable.cards.catalogue import catalogue
from doomtable.files.decks import read_deck, ready_decks
from doomtable.records.record import GameSetup, game_deck
from doomtable.rules.terms import NO_CARD, IllegalChoice
from doomtable.rules.view import view
from doomtable.session.player_rng import PlayerRng
from doomtable.session.preview import foresee_attack, foresee_combat, preview
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


def attacks(make, seeds):
    """Games whose menu offers attacks, with who may attack and every card of others."""
    for seed in seeds:
        session = begun(make(seed), "greedy")
        while session.decisions < 250 and session.step():
            decision = session.game.decision
            if decision is None or decision.kind != "menu" or all(one.key != "attack" for one in decision.options):
                continue
            seen = view(session.game, decision.seat)
            mine = (*seen.players[seen.seat].squad, *seen.players[seen.seat].kohort)
            theirs = [
                card for player in seen.players if player.seat != seen.seat
                for card in (*player.squad, *player.kohort, *player.unrevealed)
            ]  # fmt: skip
            yield session.game, [one.handle for one in mine if "attack" in one.verbs], [one.handle for one in theirs]


@pytest.mark.parametrize("seeds", little_and_all(4, 30))
@pytest.mark.parametrize("make", [ready_setup, random_setup])
def test_what_an_attack_would_come_to_follows_from_what_the_seat_sees(make, seeds):
    """Other hands, piles and chance tell nothing: a guest may ask for it as often as he likes."""
    rng, told = Random(7), 0
    for game, mine, theirs in attacks(make, range(seeds)):
        seat, digest = game.decision.seat, game.state.digest()
        other = permuted(game, seat, rng)
        assert view(game, seat) == view(other, seat)
        for attacker in mine[:2]:
            for defender in theirs:
                here = foresee_attack(game, seat, attacker, defender)
                assert here == foresee_attack(other, seat, attacker, defender)
                assert {*here} <= {"fight", "shoot"}
                told += bool(here)
        assert game.state.digest() == digest
    assert told > 10


@pytest.mark.parametrize("seeds", little_and_all(6, 60))
def test_what_a_combat_would_come_to_before_its_tactic_follows_from_what_the_seat_sees(seeds):
    """Whoever is asked before the tactic is told as much as the attacker; other hands and piles tell nothing."""
    rng, told = Random(7), 0
    for seed in range(10 * seeds):
        if seed >= seeds and told:
            break
        session = begun(random_setup(seed), "greedy")
        while session.decisions < 400 and session.step():
            game, decision = session.game, session.game.decision
            if decision is None or decision.kind != "window" or not game.state.combats:
                continue
            other = permuted(game, decision.seat, rng)
            here = foresee_combat(game, decision.seat)
            assert here == foresee_combat(other, decision.seat)
            assert not here or not game.state.combats[-1].tactic
            told += bool(here)
    assert told
