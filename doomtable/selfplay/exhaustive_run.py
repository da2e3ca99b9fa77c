"""The exhaustive run: random games until every card of some sets was played and every ability happened.

    python -m doomtable.selfplay.exhaustive_run --set unl                       everything, some minutes
    python -m doomtable.selfplay.exhaustive_run --set unl,inq,wz --rarest 20    three sets, and what came last
    python -m doomtable.selfplay.exhaustive_run --set unl --games 2000 --on     everything, and on to 2,000 games
    python -m doomtable.selfplay.exhaustive_run --set unl --games 1 --around 01173,01207 --lines 60

The decks of each game are built around cards of which something is still to happen. A game depends on its seed, the
number of seats, the cards it was built around, its options and lines alone, never on the games before it: that is what
the command printed with a failure says. Without a budget it goes on until everything was seen. The exit code is 0 when
everything was seen (or was not asked for, with --around) and no game failed; after ten failures no more are played.
"""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from doomtable import rulesets
from doomtable.cards.catalogue import SETS, catalogue
from doomtable.records import crash_report
from doomtable.records.record import GameSetup, RecordHeader
from doomtable.records.record_lines import record_of_choices
from doomtable.rules.game import Game
from doomtable.rules.language import Card
from doomtable.selfplay.ability_seeker import AbilitySeeker
from doomtable.selfplay.ability_tracker import AbilityRef, AbilityTracker, abilities, asked
from doomtable.selfplay.invariants import InvariantChecker
from doomtable.selfplay.random_deck import RandomDeckBuilder, needed

CAP: Final = 400
LONG: Final = 1000
"""A game ends after so many choices, and one in which lines are tried."""
AROUND: Final = 3
FEW: Final = 2
"""Around how many cards a seat's deck is built, and around how many that were often tried."""
LINES: Final = 30
MOST_LINES: Final = 120
"""How many lines are tried for every game that was built around the cards before, and at most."""
POOR_TRIES: Final = 3
"""After so many games around a card in vain it may be in a deck as often as any, and players begin with more."""
MORE: Final[tuple[Mapping[str, object], ...]] = (
    {},
    {"start_d": 40},
    {
        "start_d": 40, "start_hand": 20, "hand_fill": 12, "actions_per_turn": 6, "attacks_per_turn": 3,
        "first_turn_attack_ban": "none",
    },
)  # fmt: skip
"""What players begin with in one such game after the other: no more, D, and D with cards and actions."""
NONE: Final[Mapping[str, object]] = MappingProxyType({})
REPEATING: Final = {
    AbilityRef("01004", 0): "VEH-15, VEH-17",
    AbilityRef("01249", 0): "VEH-15, VEH-17",
    AbilityRef("01153", 0): "SYM-02",
}
"""Abilities that say what the rulebook says of their card's keywords anyway, and the clauses.

Nothing would be otherwise without them: they have happened when the card was played.
"""
TOLD_EVERY: Final = 25
NAMED: Final = 8
"""So few abilities that are still to be seen are named on the way, as --around takes them."""
MOST_FAILURES: Final = 10
"""After so many games that failed no more are played."""


class RunPlan(NamedTuple):
    """All that one game depends on."""

    seed: int
    seats: int
    around: tuple[str, ...]
    """The cards that its decks are built around, as `asked` reads them: codes, with the abilities that are wanted."""
    options: tuple[tuple[str, object], ...]
    """What is otherwise than in the ruleset."""
    lines: int
    """How many lines the players try in their heads."""
    check: bool
    """Whether every invariant is looked at after every choice."""


class RunFailure(NamedTuple):
    """A game that stopped on a fault."""

    plan: RunPlan
    choices: int
    what: str
    report: str
    """Where its record and the traceback lie."""


@dataclass
class RunProgress:
    """What has been seen of a set so far."""

    cards: tuple[Card, ...]
    drawn: set[str] = field(default_factory=set)
    played: set[str] = field(default_factory=set)
    abilities: dict[AbilityRef, int] = field(default_factory=dict)
    """How many games it took until an ability happened."""
    games: int = 0
    choices: int = 0
    failures: list[RunFailure] = field(default_factory=list)

    def missing(self) -> list[AbilityRef]:
        """The abilities that have not happened yet."""
        return [one for one in abilities(self.cards) if one not in self.abilities]

    def wanting(self) -> list[str]:
        """The cards of which something is still to be seen, as `asked` reads them: of one that was drawn and played the
        abilities that have not happened, of any other all."""
        left, done = self._left(), self.drawn & self.played
        return [
            ".".join((card.code, *(str(place + 1) for place in left[card.code]))) if card.code in done else card.code
            for card in self.cards
            if card.code in left or card.code not in done
        ]

    def _left(self) -> dict[str, list[int]]:
        """The places of the abilities that have not happened yet, by the code of their card."""
        left: dict[str, list[int]] = {}
        for one in self.missing():
            left.setdefault(one.code, []).append(one.place)
        return left

    def line(self) -> str:
        """How far it has come, in one line."""
        every, total = len(self.cards), len(abilities(self.cards))
        return (
            f"{self.games} games, {self.choices} choices: {len(self.drawn)} of {every} cards drawn, "
            f"{len(self.played)} played, {total - len(self.missing())} of {total} abilities happened"
        )

    def rarest(self, count: int) -> list[str]:
        """The abilities that happened last, a line for each: what it takes to see them is rare."""
        names = {card.code: card.name for card in self.cards}
        late = sorted(self.abilities.items(), key=lambda one: one[1], reverse=True)[:count]
        return [f"{one.code} {names[one.code]}: ability {one.place + 1} after {games} games" for one, games in late]

    def lacks(self, codes: Sequence[str] = ()) -> list[str]:
        """What is still to be seen, a line for every card, or every card of these codes."""
        left = self._left()
        out = []
        for card in self.cards:
            words = [] if card.code in self.drawn else ["never drawn"]
            words += [] if card.code in self.played else ["never played"]
            words += [f"ability {n + 1} ({card.abilities[n].kind}) never happened" for n in left.get(card.code, ())]
            if words and (not codes or card.code in codes):
                out.append(f"{card.code} {card.name}: {', '.join(words)}")
        return out


def play(builder: RandomDeckBuilder, plan: RunPlan, seen: RunProgress) -> None:
    """Play one game and note what is seen; a fault of the engine or a broken invariant is kept as a failure."""
    rng = Random(f"exhaust/{plan.seed}/{plan.seats}/{','.join(plan.around)}")
    rules = rulesets.get("second", dict(plan.options))
    decks = builder.decks(plan.around, plan.seats, rules, rng)
    setup = GameSetup(decks, rules, builder.book.get, plan.seed)
    game: Game | None = None
    try:
        game = setup.deal()
        _played(game, setup, plan, builder, rng, seen)
    except Exception as error:
        made = game.choices if game is not None else []
        record = record_of_choices(setup, RecordHeader(secrets.token_hex(16), players=("random",) * plan.seats), made)
        path = crash_report.write(record, (), crash_report.report_details(error=error), f"seed {plan.seed}")
        what = f"{type(error).__name__}: {' '.join(str(error).split())[:300]}"
        seen.failures.append(RunFailure(plan, len(made), what, str(path)))
    seen.games += 1
    seen.choices += len(game.choices) if game is not None else 0


def _played(
    game: Game, setup: GameSetup, plan: RunPlan, builder: RandomDeckBuilder, rng: Random, seen: RunProgress
) -> None:
    focus = frozenset(one for word in plan.around for one in _focus(builder, word)) - REPEATING.keys()
    here = AbilityTracker(game, focus, [one for one in seen.missing() if one not in focus])
    company = builder.helpful(plan.around)
    seeker = AbilitySeeker(game, here, focus, company, plan.lines, rng)
    checker = InvariantChecker(setup, game, plan.seed) if plan.check else None
    cap = LONG if plan.lines else CAP
    while len(game.choices) < cap and (decision := game.decision) is not None:
        option = seeker.pick(decision)
        here.before()
        game.choose(option)
        _ = game.decision
        here.after(option)
        if checker is not None:
            checker.look(decision, option)
    if checker is not None:
        checker.end()
    seen.drawn |= here.drawn
    seen.played |= here.played
    for one in here.abilities | {one for one in REPEATING if one.code in here.played}:
        seen.abilities.setdefault(one, seen.games + 1)


def _focus(builder: RandomDeckBuilder, word: str) -> list[AbilityRef]:
    """The abilities that a word asks for."""
    code, places = asked(word)
    return [AbilityRef(code, place) for place in places] or abilities([builder.card(code)])


def run(
    cards: Sequence[Card],
    *,
    seed: int = 1,
    seats: int = 0,
    games: int | None = None,
    seconds: float | None = None,
    check_every: int = 1,
    around: Sequence[str] = (),
    options: Mapping[str, object] = NONE,
    lines: int = 0,
    on: bool = False,
    tell: Callable[[RunProgress], Any] | None = None,
) -> RunProgress:
    """Play until everything was seen or the budget is used up: so many games, so many seconds.

    Game i has the seed `seed` + i and, unless `seats` says, two players mostly. Every `check_every`th game is looked at
    with all invariants (0: none is). `around` fixes the cards that the decks are built around, with `options`
    of the ruleset and `lines` that the players try; otherwise the more of those, and the more D, the more games have
    been built around these cards. `on` plays all `games` even when everything was seen. `tell` is called after every
    game.
    """
    began = perf_counter()
    builder, seen = RandomDeckBuilder(cards), RunProgress(tuple(cards))
    rng = Random(f"exhaust/{seed}")
    tries: dict[str, int] = {}
    while (games is None or seen.games < games) and (seconds is None or perf_counter() - began < seconds):
        wanting = seen.wanting()
        if not (wanting or on or around) or len(seen.failures) >= MOST_FAILURES:
            break
        here = seats or rng.choice((2, 2, 2, 2, 3, 4))
        chosen = tuple(around) or _next(wanting, [card.code for card in cards], here, tries, rng)
        check = bool(check_every) and seen.games % check_every == 0
        if not around:
            tried = min((tries.get(asked(word)[0], 0) for word in chosen), default=0) if wanting else 0
            lines = min(MOST_LINES, tried * LINES)
            options = _options(builder, chosen, tried)
            rules = rulesets.get("second", options)
            here = max(rules.min_seats, min(here, rules.max_seats))
        play(builder, RunPlan(seed + seen.games, here, chosen, tuple(options.items()), lines, check), seen)
        for code, _ in map(asked, chosen):
            tries[code] = tries.get(code, 0) + 1
        if tell is not None:
            tell(seen)
    return seen


def _next(wanting: list[str], every: list[str], seats: int, tries: dict[str, int], rng: Random) -> tuple[str, ...]:
    """The cards for the next game: of those wanted the ones that were tried least, by chance when none is wanted."""
    if not wanting:
        return tuple(rng.sample(every, min(len(every), AROUND * seats)))
    order = sorted(wanting, key=lambda word: (tries.get(asked(word)[0], 0), rng.random()))
    return tuple(order[: (AROUND if tries.get(asked(order[0])[0], 0) < POOR_TRIES else FEW) * seats])


def _options(builder: RandomDeckBuilder, around: Sequence[str], tries: int) -> dict[str, object]:
    """The options for a game around these cards: what they need to happen at all.

    When they were often tried, restricted cards may be in a deck as often as others, and players begin with more.
    """
    needs = needed([builder.card(asked(word)[0]) for word in around])
    if tries >= POOR_TRIES:
        needs |= {"restricted_list": "none", **MORE[tries % len(MORE)]}
    return needs


def command(sets: Sequence[str], plan: RunPlan) -> str:
    """The command that plays this one game again."""
    return (
        f"python -m doomtable.selfplay.exhaustive_run --set {','.join(sets)} --games 1 --seed {plan.seed} "
        f"--seats {plan.seats} --check-every {int(plan.check)} --lines {plan.lines} --around {','.join(plan.around)}"
        + "".join(f" --option {name}={value}" for name, value in plan.options)
    )


def _sets(text: str) -> tuple[str, ...]:
    """The codes of sets, with commas between."""
    codes = tuple(text.split(","))
    for code in codes:
        if code not in SETS:
            raise argparse.ArgumentTypeError(f"no set is called {code!r}; there are {', '.join(SETS)}")
    return codes


def main(argv: Sequence[str] | None = None, cards: Sequence[Card] | None = None) -> int:
    """The command line; returns 0 when everything was seen and nothing failed. `cards` replaces the sets."""
    asks = argparse.ArgumentParser(
        prog="python -m doomtable.selfplay.exhaustive_run",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    asks.add_argument("--set", dest="sets", default="unl", type=_sets, help="whose cards are played, commas between")
    asks.add_argument("--games", type=int, help="play no more games than this")
    asks.add_argument("--seconds", type=float, help="begin no game after so many seconds")
    asks.add_argument("--seed", type=int, default=1, help="game i has this seed + i")
    asks.add_argument("--seats", type=int, default=0, choices=range(2, 8), help="players; two mostly, if not said")
    asks.add_argument("--check-every", type=int, default=10, help="look at all invariants in every so-manieth game")
    around_help = "codes of the cards the decks are built around, with commas between; 01173.2: for its ability 2"
    asks.add_argument("--around", default="", help=around_help)
    asks.add_argument("--option", action="append", default=[], help="name=value of the ruleset, with --around")
    asks.add_argument("--lines", type=int, default=0, help="lines that the players try, with --around")
    asks.add_argument("--on", action="store_true", help="play all the games even when everything was seen")
    asks.add_argument("--allow-missing", type=int, default=0, help="so many abilities may be left")
    asks.add_argument("--rarest", type=int, default=0, help="name so many abilities that happened last")
    said = asks.parse_args(argv)
    say, began = sys.stdout.write, perf_counter()
    around = tuple(code for code in said.around.split(",") if code)

    def tell(seen: RunProgress) -> None:
        if seen.games % TOLD_EVERY == 0:
            missing = seen.missing()
            left = ", ".join(f"{one.code}.{one.place + 1}" for one in missing) if len(missing) <= NAMED else ""
            say(f"{perf_counter() - began:.0f} s, {seen.line()}{left and f'; still to be seen: {left}'}\n")
            sys.stdout.flush()

    seen = run(
        [card for code in said.sets for card in catalogue().by_set(code)] if cards is None else cards,
        seed=said.seed,
        seats=said.seats,
        games=said.games,
        seconds=said.seconds,
        check_every=said.check_every,
        around=around,
        options=dict(text.split("=", 1) for text in said.option),
        lines=said.lines,
        on=said.on,
        tell=tell,
    )
    say(f"{perf_counter() - began:.0f} s, {seen.line()}\n")
    for text in seen.lacks([asked(word)[0] for word in around]):
        say(f"still to be seen: {text}\n")
    for text in seen.rarest(said.rarest):
        say(f"rare: {text}\n")
    for one in seen.failures:
        say(
            f"the game with seed {one.plan.seed} failed after {one.choices} choices ({one.what}); its record is in "
            f"{one.report}; it is played again by\n  {command(said.sets, one.plan)}\n"
        )
    complete = bool(around) or len(seen.lacks()) <= said.allow_missing
    return 0 if complete and not seen.failures else 1


if __name__ == "__main__":
    sys.exit(main())
