"""The veteran never passes a winning attack: one that, by all the table shows, kills for the last points it needs."""

from __future__ import annotations

from dataclasses import replace

import pytest
from dealing import SECOND, ready_setup
from groups import little_and_all

from doomtable.ai import combat_estimate
from doomtable.ai.card_summary import CardSummaries
from doomtable.ai.indexed_view import IndexedView
from doomtable.ai.players import program
from doomtable.cards.catalogue import catalogue
from doomtable.rules.game import Game
from doomtable.rules.view import decision_view, view
from doomtable.session.player_rng import PlayerRng
from doomtable.session.session import Session

LOW = replace(SECOND, goal_p=9)
"""So that many turns hold a winning attack."""


def winning(game: Game, seat: int) -> set[tuple[int, int]]:
    """The pairs whose attack the engine offers now and which wins by the ratings that are shown."""
    seen = view(game, seat)
    table = IndexedView(seen, CardSummaries(catalogue().get))  # with what gifts make of blows
    attackers = [c for c in table.mine if "attack" in c.verbs]
    out = set()
    for one in attackers:
        begun = game.copy()
        for key, card in (("attack", -1), ("card", one.handle)):
            option = next((o for o in begun.decision.options if (o.key, o.card) == (key, card)), None)
            if option is not None:
                begun.choose(option)
        draft = begun.decision.draft
        if draft is None or draft.card != one.handle:
            continue
        offered = {o.card for o in begun.decision.options}
        for foe in table.theirs:
            if foe.handle in offered and seen.players[seat].promotion + combat_estimate.value(foe) >= seen.goal:
                if any(combat_estimate.kills(one, foe, tactic) for tactic in table.tactics(one, foe)):
                    out.add((one.handle, foe.handle))
    return out


def made(game: Game, seat: int) -> tuple[int, int]:
    """The attack that the veteran begins now; -1 for what it does not choose."""
    veteran, chance, pair = program("veteran", catalogue().get), PlayerRng(1, seat), [-1, -1]
    while game.decision is not None and game.decision.seat == seat:
        decision = game.decision
        shown = decision_view(game, seat)
        chosen = veteran.choose(shown, lambda: view(game, seat), chance)
        if decision.kind == "menu" and chosen.key != "attack":
            break
        if decision.draft is not None and decision.draft.verb == "attack":
            pair[1 if decision.draft.card >= 0 else 0] = chosen.handle
            if decision.draft.card >= 0:
                pair[0] = decision.draft.card
                break
        game.choose(decision.options[shown.options.index(chosen)])
    return pair[0], pair[1]


def wins(game: Game, seat: int, pair: tuple[int, int]) -> bool:
    """Whether this attack wins if nobody answers it: what gifts make of a blow is not among the ratings shown."""
    begun = game.copy()
    for key, card in (("attack", -1), ("card", pair[0]), ("card", pair[1])):
        option = next((o for o in begun.decision.options if (o.key, o.card) == (key, card)), None)
        if option is not None:
            begun.choose(option)
    ways = [begun]
    while ways:
        here = ways.pop()
        asked = here.decision
        if here.outcome == ("promotion", (seat,)):
            return True
        if asked is None or asked.kind == "menu":
            continue
        most = [max(asked.options, key=lambda o: o.number)] if asked.kind == "split" else asked.options
        for option in [o for o in asked.options if o.key == "pass"] or most:
            further = here.copy()
            further.choose(option)
            ways.append(further)
    return False


@pytest.mark.parametrize("games", little_and_all(10, 100))
def test_the_veteran_never_passes_a_winning_attack(games):
    found = 0
    for seed in range(games):
        players = [program("veteran", catalogue().get)] * 2
        session = Session(ready_setup(seed, LOW).deal(), players, seed=seed, listen=())
        while session.decisions < 400 and session.outcome is None:
            decision = session.game.decision
            if decision.kind == "menu" and (pairs := winning(session.game, decision.seat)):
                found += 1
                pair = made(session.game.copy(), decision.seat)
                assert pair in pairs or wins(session.game, decision.seat, pair), (seed, session.decisions)
                break
            session.step()
    assert found >= games // 5
