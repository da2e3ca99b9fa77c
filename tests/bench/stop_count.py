"""Prints how often a person is stopped, and what is lost by it: `python tests/bench/stop_count.py [games] [judged]`.

A scripted person plays as `greedy` does, with default settings, each ready deck so many games (20) against Veteran.
Numbers of decks may follow: then only those are played.

*Stops* are the windows in which he is asked, by turn, over all turns; his own actions and what they ask are none. In
his own turn the median is to be 3 and the 95th percentile 6 at most, in another's 1 and 3.

*What is lost*: in so many games of each deck (2) the search looks at every window that was passed in his name, in
WORLDS worlds: making a play now, against passing for good, and against passing and beginning it from the next own menu
on which it is. What can be kept is worth the same later only if what it does is seen of both, so games are imagined for
ROUNDS rounds. Search that passes by habit would play where that is better than both for sure, as it judges such things
(DOUBT, MARGIN); the moment is looked at again in AGAIN other worlds, and counts if they bear it out. There it is set
against passing and making the play at the first window at which he would be stopped for it, too: what is played ahead
of an attack and can be played in answer to it is not lost, as little as what the own menu offers. Goals: at most one
such moment in 100 turns, none that costs over 5 points of the chance to win. A play for which he was stopped in that
very turn, because it takes from others, and which he did not make is told apart (DECLINED): there he was asked.
"""

from __future__ import annotations

import sys
from collections import Counter
from hashlib import blake2b
from math import sqrt
from time import process_time
from typing import Any

from doomtable import rulesets
from doomtable.ai import monte_carlo_search
from doomtable.ai.monte_carlo_search import DOUBT, MARGIN, USUAL, WEIGHT, MonteCarloSearch
from doomtable.ai.opponent_decks import DeckPrior, possible_decks
from doomtable.ai.players import program
from doomtable.ai.rollout_policy import RolloutPolicy
from doomtable.cards.catalogue import catalogue
from doomtable.files.decks import read_deck, ready_decks
from doomtable.records.deck_pool import deck_pool
from doomtable.records.record import GameSetup, game_deck
from doomtable.rules.actions.table import beginnings
from doomtable.rules.game import Decision, Game
from doomtable.rules.knowledge import Knowledge, knowledge
from doomtable.rules.play_budget import budget
from doomtable.rules.sampling import Worlds
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, PASS, Option, Seat
from doomtable.session.attention import attention, playable
from doomtable.session.player_rng import PlayerRng
from doomtable.session.session import LOCAL, Session
from doomtable.session.stop_settings import stops_of

FEW, WORLDS, AGAIN, ROUNDS = 12, 40, 120, 2
ME: Seat = 0
RULES = rulesets.get("second")
CARDS = catalogue().get


class Later(RolloutPolicy):
    """The rollout policy, that begins a play with a card of these names from the next own menu; '' for no such play."""

    verb = ""
    names: frozenset[str] = frozenset()
    when_stopped = False
    """Whether it begins the play where a person would be stopped for it first, and not from the menu."""

    def pick(self, st: State, decision: Decision, rng: PlayerRng) -> Option:
        if self.verb and decision.seat == ME and (not self.when_stopped or decision.kind != "menu"):
            cards = [one for one in decision.options if one.card != NO_CARD and self._meant_by(st, one.card)]
            if decision.draft is not None and decision.draft.verb == self.verb and cards:
                self.verb = ""
                return cards[0]
            if self.when_stopped and decision.kind == "window" and self._stops(st, decision):
                return next(option for option in decision.options if option.key == self.verb)
            if decision.kind == "menu" and self.verb in [option.key for option in decision.options]:
                begun = next(option for option in decision.options if option.key == self.verb)
                if any(self._meant_by(st, card) for card in beginnings(st, ME, self.verb, None, budget(st, ME))):
                    return begun
            if decision.kind == "menu":
                self.verb = ""
        return super().pick(st, decision, rng)

    def _stops(self, st: State, decision: Decision) -> bool:
        """Whether a person would be stopped at this window for the sake of that play."""
        if self.verb not in [option.key for option in decision.options]:
            return False
        game = Game(st.copy(), [""] * len(st.seats))
        found = attention(game, game.view(ME))
        return bool(found.why) and any(one.verb == self.verb and one.name in self.names for one in found.plays)

    def _meant_by(self, st: State, card: int) -> bool:
        return st.definitions.of[card].card.name in self.names


class Judge(MonteCarloSearch):
    """The search, asked what a window that was passed would have been worth."""

    def __init__(self) -> None:
        self._pool = DeckPrior(*deck_pool(RULES, CARDS))
        super().__init__(CARDS, self._pool)
        self._quick: Any = Later()

    def gain(
        self, known: Knowledge, seed: int, worlds: int, names: frozenset[str], only: str = ""
    ) -> tuple[float, bool, str]:
        """By how much the best play beats passing, whether for sure, and which it is; with cards of these names.

        Where no play has looked better than passing for good in a FEW worlds no more are made.
        """
        self._quick.names = names
        rng = PlayerRng(seed, ME)
        found = Worlds(known, possible_decks(known, self._pool, CARDS, rng), CARDS)
        values: dict[tuple[str, str], list[float]] = {}
        for n in range(worlds):
            passed = sum(values.get(("never", ""), ()))
            if n == FEW and not any(how == "now" and sum(now) > passed for (how, _), now in values.items()):
                return 0.0, False, ""
            world = found.sample(blake2b(f"{seed}/{n}".encode(), digest_size=16).digest())
            decision = world.decision
            if decision is None or decision.seat != ME or not set(known.options) <= set(decision.options):
                continue
            verbs = [option for option in known.options if option != PASS and only in ("", option.key)]
            for option in verbs:
                hows = [("now", option, ""), ("later", PASS, option.key), ("never", PASS, "")]
                for how, first, later in [*hows, *([("asked", PASS, option.key)] if only else [])]:
                    if how == "never" and option is not verbs[0]:
                        continue
                    self._quick.verb, self._quick.when_stopped = later, how == "asked"
                    ending = self._imagine(world.copy(), first, ME, seed + n, None)
                    assert ending is not None
                    values.setdefault((how, "" if how == "never" else option.key), []).append(ending.chance)
        best: tuple[float, bool, str] = (0.0, False, "")
        for (how, verb), now in values.items():
            if how != "now":
                continue
            gain, sure = 1.0, True
            others = (values["later", verb], values["never", ""], values.get(("asked", verb), []))
            for other in filter(None, others):
                gaps = [a - b for a, b in zip(now, other, strict=True)]
                mean = sum(gaps) / len(gaps)
                spread = (sum((g - mean) ** 2 for g in gaps) + WEIGHT * USUAL**2) / (len(gaps) - 1 + WEIGHT)
                gain, sure = min(gain, mean), sure and mean > DOUBT * sqrt(spread / len(gaps)) + MARGIN
            if (sure, gain) > (best[1], best[0]):
                best = gain, sure, verb
        return best


def main(games: int = 20, judged: int = 2, *chosen: int) -> None:
    decks = [game_deck(read_deck(path, catalogue().names)) for path in ready_decks()]
    stops: dict[str, list[int]] = {"own": [], "other's": []}
    why: Counter[tuple[str, str, str]] = Counter()
    passed: Counter[tuple[str, str]] = Counter()
    turns = first = declined = 0
    borne_out: list[float] = []
    work = asked = 0.0
    longest = 0.0
    judge = Judge()
    monte_carlo_search.ROUNDS_OF_TURNS = ROUNDS  # type: ignore[misc]
    for number, deck in enumerate(decks):
        if chosen and number not in chosen:
            continue
        for seed in range(games):
            setup = GameSetup((deck, decks[(number + 1 + seed) % len(decks)]), RULES, CARDS, seed + 100 * number)
            table = Session(setup.deal(), [LOCAL, program("veteran", CARDS)], seed=setup.seed, listen=())
            table.stop_settings[ME] = stops_of({})
            person, rng = program("greedy", CARDS), PlayerRng(setup.seed, ME)
            turn, here = None, ""
            offered: frozenset[str] = frozenset()
            while table.decisions < 3000:
                st = table.game.state
                if (st.turn.seat, st.turn.number) != turn:
                    turn = st.turn.seat, st.turn.number
                    here = "own" if st.turn.seat == ME else "other's"
                    stops[here].append(0)
                    offered = frozenset()
                    turns += seed < judged
                if table.step():
                    continue
                if table.pending_human() is None:
                    break
                decision = table.game.decision
                assert decision is not None
                window = decision.kind == "window"
                known = knowledge(table.game, ME) if window and seed < judged else None
                before = table.view(ME) if known is not None else None
                at = process_time()
                told = table.auto_pass()
                took = process_time() - at
                if window:
                    work, asked, longest = work + took, asked + 1, max(longest, took)
                if told:
                    passed[here, decision.window] += 1
                    if known is not None:
                        one = table.passed_over[ME][-1]
                        assert before is not None and before.decision is not None
                        names = frozenset(str(play.name) for play in playable(before, before.decision))
                        gain, sure, verb = judge.gain(known, len(table.game.choices), WORLDS, names)
                        if sure:
                            first += 1
                            again, still, _ = judge.gain(known, 10_000 + one.at, AGAIN, names, verb)
                            cards = ", ".join(sorted(names))
                            word = "unsure" if not still else "DECLINED" if names <= offered else "LOST"
                            sys.stdout.write(
                                f"  {word} {again:+.3f} ({gain:+.3f}) {verb} in {here} turn, "
                                f"{decision.window}: {cards}; deck {number}, game {seed}, choice {one.at}\n"
                            )
                            sys.stdout.flush()
                            declined += word == "DECLINED"
                            if word == "LOST":
                                borne_out.append(again)
                    continue
                seen = table.view(ME)
                question = seen.decision
                assert question is not None
                if window and len(question.options) > 1:
                    stops[here][-1] += 1
                    about = table.attention(ME)
                    why[here, about.why if about is not None else "", decision.window] += 1
                    if about is not None and about.why == "takes":
                        offered |= {str(play.name) for play in about.plays}
                rng.begin(len(table.game.choices))
                table.choose(ME, person.choose(question, lambda seen=seen: seen, rng))  # type: ignore[union-attr,misc]
        sys.stdout.write(f"deck {number}: {sum(map(len, stops.values()))} turns so far\n")
        sys.stdout.flush()
    for name, counted in stops.items():
        counted.sort()
        median, most = counted[len(counted) // 2], counted[int(len(counted) * 0.95)]
        sys.stdout.write(f"{name} turn: {len(counted)} turns, stops median {median}, p95 {most}, most {counted[-1]}, ")
        sys.stdout.write(f"mean {sum(counted) / len(counted):.2f}\n")
    for (where, reason, name), n in why.most_common():
        sys.stdout.write(f"  {n:5} stops: {where} turn, {reason}, {name}\n")
    sys.stdout.write(f"passed over: {passed.total()} windows; {work / asked * 1000:.1f} ms of work a window, ")
    sys.stdout.write(f"{work / sum(map(len, stops.values())) * 1000:.1f} ms a turn, {longest * 1000:.0f} ms at most\n")
    for (where, name), n in passed.most_common(12):
        sys.stdout.write(f"  {n:5} passed: {where} turn, {name}\n")
    if turns:
        sys.stdout.write(f"in {turns} turns search would have played in {len(borne_out)} windows passed over ")
        sys.stdout.write(f"({first} at first sight, {declined} declined before), ")
        sys.stdout.write(f"{100 * len(borne_out) / turns:.2f} in 100 turns; ")
        sys.stdout.write(f"the dearest cost {max(borne_out, default=0.0):.3f} of the chance to win\n")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
