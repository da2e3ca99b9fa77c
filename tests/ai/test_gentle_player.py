"""The gentle player: it spares the others until one of them has scored."""

from __future__ import annotations

from doomtable.ai.players import GENTLE, KINDS, is_kind, program
from doomtable.cards.catalogue import catalogue
from doomtable.records.record import GameSetup, game_deck
from doomtable.rules.view_parts import OptionView, View
from doomtable.session.session import Session
from doomtable.table.match import tour_game


def story(seed: int, choices: int = 250) -> list[tuple[View, str, OptionView]]:
    """A guided game between a greedy player and the gentle one: what the latter saw, was asked and chose."""
    decks = tuple(game_deck(deck) for deck in tour_game.decks())
    setup = GameSetup(decks, tour_game.rules(), catalogue().get, seed)
    table = Session(setup.deal(), [program("greedy", setup.cards), program(GENTLE, setup.cards)], seed=seed)
    found = []
    for _ in range(choices):
        decision = table.game.decision
        if decision is None:
            break
        seen = table.view(1) if decision.seat == 1 and len(decision.options) > 1 else None
        table.step()
        if seen is not None and seen.decision is not None:
            last = table.game.choices[-1]
            chosen = OptionView(last.key, last.card, last.number, last.seat)
            found.append((seen, seen.decision.kind, chosen))
    return found


def test_it_attacks_but_spares_the_wounded_and_plays_no_card_until_somebody_has_scored() -> None:
    attacks = 0
    for seed in range(6):
        for seen, kind, chosen in story(seed):
            if seen.players[0].promotion:
                break
            assert chosen.key not in ("play", "cast", "use")
            attacks += chosen.key == "attack"
            if kind == "draft" and seen.decision is not None and seen.decision.stage == "defender":
                enemy = seen.players[0]
                seen_open = {c.handle: c for c in (*enemy.squad, *enemy.kohort)}  # others are in cover, and unknown
                assert chosen.handle not in seen_open or not seen_open[chosen.handle].wounded
    assert attacks > 2


def test_it_is_offered_nowhere() -> None:
    assert is_kind(GENTLE) and GENTLE not in KINDS
