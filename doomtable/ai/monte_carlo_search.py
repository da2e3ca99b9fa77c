"""Flat Monte Carlo search: every option tried in sampled worlds by rollouts, the best on average; and its player.

Flat search over the options of the open question. Every round makes one world and plays every option that is still in
the running on in it, with the same chance for all, by quick players of all seats until everybody has had a turn; then
the position is valued. Options that are clearly worse than the best leave the race, so that the time goes to those that
are hard to tell apart. It can be stopped at any moment and then answers with what it has.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from hashlib import blake2b
from math import sqrt
from time import perf_counter
from typing import Final, NamedTuple

from doomtable.ai.evaluation import win_probability
from doomtable.ai.greedy_player import GreedyPlayer
from doomtable.ai.opponent_decks import DeckPrior, possible_decks
from doomtable.ai.rollout_policy import RolloutPolicy
from doomtable.rules.game import Game
from doomtable.rules.knowledge import Knowledge
from doomtable.rules.language import Card
from doomtable.rules.permit import own_warriors
from doomtable.rules.sampling import Worlds
from doomtable.rules.sides import allied
from doomtable.rules.terms import EngineBug, IllegalChoice, Option
from doomtable.rules.view import decision_view, view
from doomtable.rules.view_parts import DecisionView, OptionView, View
from doomtable.session.player_rng import PlayerRng

ROUNDS_OF_TURNS: Final = 1
"""How often every player has a turn before an imagined game is valued, at the beginning of one's own.

Measured on 14 questions of mid-game: after one round the difference of two options in one world is spread by 0.02 of
the chance to win and an imagined game takes 2.4 ms; after three by 0.07 and 7 ms, too much to see what a choice does.
"""
MOST_CHOICES: Final = 200
"""No game is imagined further than so many choices."""
ROUNDS_FIRST: Final = 6
"""Before so many rounds no option leaves the race by its own results."""
HALVED: Final = (0.3, 0.6)
"""After these parts of the time the worse half leaves, so that those that matter are tried often enough."""
SURE: Final = 2.5
"""An option leaves when it trails the best by so many standard errors of the difference."""
CLOSE: Final = 0.004
"""Options nearer than this are as good as each other when both have been tried MANY times."""
MANY: Final = 60
BY_HABIT: Final = ("discard", "trade", "under")
"""Questions whose answers tell only long after an imagined game ends: what a hand, or what lies under a war, will be
good for."""
DOUBT, MARGIN = 1.5, 0.003
"""By how many standard errors, and by how much at least, something must be better than the habit."""
USUAL, WEIGHT = 0.05, 4
"""How far apart two options usually are in one world, and as how many worlds that counts: few tell little of it."""
MOST_OF_IT: Final = 0.95
"""The part of the time after which no imagined game goes on."""
LOOK_AT_CLOCK: Final = 4
"""The clock is looked at after so many choices of an imagined game."""

FEW: Final = 6
SECONDS: Final = 1.0
"""How long the search player thinks about a choice unless it is told otherwise."""


class WeighedOption(NamedTuple):
    """One option after the search: how often it was tried and what came of it on average."""

    place: int
    """Which of the options of the question."""
    tries: int
    chance: float
    """The chance to win, 0 to 1."""
    promotion: float
    """Promotion points won less those the strongest other player won, up to where the imagined games end."""
    destiny: float
    losses: float
    """Warriors now in play that are lost."""
    kills: float
    """Warriors of others now in play that they lose."""
    fears: tuple[tuple[str, float], ...]
    """Own warriors by name, with how often they are lost, the most endangered first."""


class SearchFault(NamedTuple):
    """An imagined game that the engine stopped, as it must never happen."""

    place: int
    """The option that was tried."""
    world: str
    """The key of the world: the seed of the thought and the number of the round."""
    what: str


class SearchResult(NamedTuple):
    """What a search found: the place of the option it would take, and every option it weighed, best first."""

    place: int
    weighed: tuple[WeighedOption, ...]
    rounds: int
    """The rounds that counted."""
    why: str = ""
    """Why nothing was weighed: `alike`, `custom`, `time`, `worlds` or `fault`; '' where something was."""
    faults: tuple[SearchFault, ...] = ()


class MonteCarloSearch:
    """Searches for one seat of one game; keeps what it has read and compiled between questions."""

    def __init__(
        self, cards: Callable[[str], Card], prior: DeckPrior, *, clock: Callable[[], float] = perf_counter
    ) -> None:
        """`cards` finds the definitions the game is played with, `prior` says what others may have brought."""
        self._cards = cards
        self._prior = prior
        self._clock = clock
        self._quick = RolloutPolicy()
        self._greedy = GreedyPlayer(cards)
        self.choices = 0
        """Choices made in imagined games so far."""

    def think(
        self,
        known: Knowledge,
        seed: int = 0,
        *,
        seconds: float | None = None,
        rounds: int | None = None,
        only: Sequence[int] = (),
        stopped: Callable[[], bool] = lambda: False,
    ) -> SearchResult:
        """Weigh the options of the open question for so long, or so many rounds; the same rounds find the same.

        Where `only` some are to be weighed, all of them are to the end. They stand for those like them.
        `stopped` is asked before every round; when it says so, the best so far is the answer.
        """
        began = self._clock()
        until = None if seconds is None else began + seconds * MOST_OF_IT
        running = [_Arm(place) for place in worth_weighing(known) if not only or place in only]
        if len(running) < 2:
            return SearchResult(running[0].place if running else 0, (), 0, "alike")
        rng = PlayerRng(seed, known.seat)
        worlds = Worlds(known, possible_decks(known, self._prior, self._cards, rng), self._cards)
        habit = self._habit(worlds.sample(b""), known, rng)
        if known.kind in BY_HABIT and habit >= 0:
            return SearchResult(habit, (), 0, "custom")
        lost: list[_Arm] = []
        faults: list[SearchFault] = []
        begun, done, halvings = 0, 0, list(HALVED)
        while len(running) > 1 and (rounds is None or begun < rounds) and not stopped():
            key = f"{seed}/{begun}"
            world = worlds.sample(blake2b(key.encode(), digest_size=16).digest())
            found, wrong = self._round(world, running, known, seed + begun, until)
            faults += [SearchFault(place, key, what) for place, what in wrong]
            begun += 1
            if found:
                done += 1
                for arm, ending in zip(running, found, strict=True):
                    arm.add(ending)
            if until is not None and self._clock() >= until:
                break
            if only or not found:
                continue
            if done >= ROUNDS_FIRST:
                lost += _leave(running)
            spent = begun / rounds if rounds is not None else (self._clock() - began) / seconds if seconds else 0.0
            if halvings and spent >= halvings[0]:
                del halvings[0]
                lost += _halve(running, habit)
        best = _best(running, lost, habit)
        weighed = sorted((arm.weighed() for arm in (*running, *lost) if arm.values), key=lambda w: -w.chance)
        weighed.sort(key=lambda w: w.place != best.place)
        why = "" if weighed else "fault" if faults else "worlds" if begun > 1 else "time"
        return SearchResult(best.place, tuple(weighed), done, why, tuple(faults))

    def _habit(self, world: Game, known: Knowledge, rng: PlayerRng) -> int:
        """The place of the option that the greedy player would take, or the quick one; -1 for none worth following.

        Neither remembers here what it did before in this turn, so neither is followed where it could go on for ever.
        """
        decision = world.decision
        shown = decision_view(world, known.seat)
        if decision is None or shown is None or (decision.seat, decision.kind) != (known.seat, known.kind):
            return -1
        if known.kind == "tactic":
            option = self._quick.pick(world.state, decision, rng)
        else:
            self._greedy.know_deck(known.own)
            chosen = self._greedy.choose(shown, lambda: view(world, known.seat, priced=False), rng)
            option = decision.options[shown.options.index(chosen)]
        if option.key == "use" or option not in known.options:
            return -1
        looks = [_looks(known, one) for one in known.options]
        return looks.index(_looks(known, option))

    def _round(
        self, world: Game, running: list[_Arm], known: Knowledge, seed: int, until: float | None
    ) -> tuple[list[RolloutResult], list[tuple[int, str]]]:
        """Try every option once in a world: what came of each, and what went wrong with which.

        Nothing came of any where the time is over, something went wrong, or the world does not offer one of them: it
        tells nothing about the others then.
        """
        offered = world.decision
        if offered is None or offered.seat != known.seat:
            return [], []
        if not {known.options[arm.place] for arm in running} <= {*offered.options}:
            return [], []
        found: list[RolloutResult] = []
        faults: list[tuple[int, str]] = []
        for arm in running:
            try:
                ending = self._imagine(world.copy(), known.options[arm.place], known.seat, seed, until)
            except (EngineBug, IllegalChoice) as fault:
                faults.append((arm.place, f"{type(fault).__name__}: {fault}"))
                continue
            if ending is None or (until is not None and self._clock() >= until):
                return [], faults
            found.append(ending)
        return ([], faults) if faults else (found, [])

    def _imagine(
        self, game: Game, option: Option, seat: int, seed: int, until: float | None
    ) -> RolloutResult | None:
        """Play a world on with this option first; what came of it, None when the time is over. Raises EngineBug."""
        st, quick = game.state, self._quick
        before = _ahead(game, seat)
        mine, theirs = _warriors(game, seat)
        rng = PlayerRng(seed, 0)
        quick.begin()
        last = st.tick + ROUNDS_OF_TURNS * len(st.living()) - 1
        game.choose(option)
        for n in range(MOST_CHOICES):
            decision = game.decision
            if decision is None or (st.tick > last and decision.kind == "menu"):
                break
            game.choose(quick.pick(st, decision, rng))
            if until is not None and n % LOOK_AT_CLOCK == 0 and self._clock() >= until:
                return None
        self.choices += n
        promotion, destiny = _ahead(game, seat)
        lost = tuple(st.definitions.of[c].card.name for c in mine if c not in st.play)
        kills = sum(c not in st.play for c in theirs)
        return RolloutResult(win_probability(st, seat), promotion - before[0], destiny - before[1], kills, lost)


class RolloutResult(NamedTuple):
    """What came of one imagined game."""

    chance: float
    promotion: int
    destiny: int
    kills: int
    lost: tuple[str, ...]


class _Arm:
    """An option in the running, and what came of it in every round."""

    def __init__(self, place: int) -> None:
        self.place = place
        self.values: list[float] = []
        self._endings: list[RolloutResult] = []
        self._sum = 0.0

    def add(self, ending: RolloutResult) -> None:
        self.values.append(ending.chance)
        self._sum += ending.chance
        self._endings.append(ending)

    @property
    def mean(self) -> float:
        return self._sum / len(self.values) if self.values else 0.0

    def weighed(self) -> WeighedOption:
        n, endings = len(self.values), self._endings
        lost = Counter(name for e in endings for name in e.lost)
        return WeighedOption(
            self.place, n, self.mean, sum(e.promotion for e in endings) / n, sum(e.destiny for e in endings) / n,
            lost.total() / n, sum(e.kills for e in endings) / n,
            tuple((name, times / n) for name, times in sorted(lost.items(), key=lambda kv: (-kv[1], kv[0]))),
        )  # fmt: skip


def _best(running: list[_Arm], lost: list[_Arm], habit: int) -> _Arm:
    """The best of those left; but who would do something else by habit leaves it only for what is better for sure."""
    usual = next((arm for arm in (*running, *lost) if arm.place == habit), None)
    tried = [arm for arm in running if arm.values]
    if not tried:
        return usual or running[0]
    if usual is None or not usual.values:
        most = max(len(arm.values) for arm in tried)
        return max((arm for arm in tried if len(arm.values) == most), key=lambda arm: (arm.mean, -arm.place))

    def better(arm: _Arm) -> float:
        mean, error = _gap(arm, usual)
        return mean - DOUBT * error - MARGIN

    best = max((arm for arm in tried if arm is not usual), key=better, default=usual)
    return best if best is not usual and better(best) > 0 else usual


def _gap(one: _Arm, other: _Arm) -> tuple[float, float]:
    """By how much one option is better than another in the same worlds, and the standard error of that."""
    gaps = [a - b for a, b in zip(one.values, other.values, strict=False)]
    n = len(gaps)
    mean = sum(gaps) / n
    spread = (sum((g - mean) ** 2 for g in gaps) + WEIGHT * USUAL**2) / (n - 1 + WEIGHT)
    return mean, sqrt(spread / n)


def _leave(running: list[_Arm]) -> list[_Arm]:
    """Take out the options that trail the best for sure, and those that are as good as it for all that matters."""
    best = max(running, key=lambda arm: (arm.mean, -arm.place))
    n = len(best.values)
    out = []
    for arm in running:
        if arm is best or n < ROUNDS_FIRST:
            continue
        mean, error = _gap(best, arm)
        if mean > SURE * error or (n >= MANY and mean < CLOSE and error < CLOSE):
            out.append(arm)
    for arm in out:
        running.remove(arm)
    return out


def _halve(running: list[_Arm], habit: int) -> list[_Arm]:
    """Take out the worse half; what is done out of habit stays to compare with, and so does a second one."""
    ranked = sorted(running, key=lambda arm: (-arm.mean, arm.place))
    stay = ranked[: max(2, (len(ranked) + 1) // 2)]
    out = [arm for arm in running if arm not in stay and arm.place != habit and arm.values]
    for arm in out:
        running.remove(arm)
    return out


def _ahead(game: Game, seat: int) -> tuple[int, int]:
    """Promotion and Destiny ahead of the strongest player of another side; whoever is out is none."""
    st = game.state
    seats = st.seats
    others = [seats[i] for i in st.living() if not allied(st.rules, i, seat)]
    most_p, most_d = max((s.P for s in others), default=0), max((s.D for s in others), default=0)
    return seats[seat].P - most_p, seats[seat].D - most_d


def _warriors(game: Game, seat: int) -> tuple[list[int], list[int]]:
    """A player's warriors, and those of all other sides."""
    st = game.state
    found = [own_warriors(st, i) for i in range(len(st.seats))]
    return found[seat], [c for i, cards in enumerate(found) if not allied(st.rules, i, seat) for c in cards]


def worth_weighing(known: Knowledge) -> list[int]:
    """The options that can make a difference: of cards of one kind in one place one, of amounts a few."""
    out: dict[object, int] = {}
    numbers = [o.number for o in known.options if o.key == "number"]
    some = set(amounts(numbers, dict(known.seats[known.seat])["D"]))
    for place, option in enumerate(known.options):
        if option.key == "number" and option.number not in some:
            continue
        out.setdefault(_looks(known, option), place)
    return list(out.values())


def stands_for(known: Knowledge, place: int) -> int | None:
    """The option that is weighed in place of this one; None for an amount that is not tried."""
    looks = _looks(known, known.options[place])
    return next((one for one in worth_weighing(known) if _looks(known, known.options[one]) == looks), None)


def _looks(known: Knowledge, option: Option) -> object:
    """What an option is: a card in the hand by its name, everything else by itself."""
    own = dict(known.seats[known.seat])["hand"]
    if option.card in own:
        return (option.key, known.names[option.card], option.number, option.seat)
    return option


def amounts(numbers: list[int], have: int) -> list[int]:
    """The amounts that are tried of many: the ends, what leaves nothing or a little, and some between."""
    if len(numbers) <= FEW:
        return numbers
    low, high = numbers[0], numbers[-1]
    step = (high - low) / (FEW - 1)
    even = {min(numbers, key=lambda n: (abs(n - (low + step * i)), n)) for i in range(FEW)}
    return sorted(even | {n for n in (have - 1, have - 3) if n in numbers})


class SearchPlayer:
    """Thinks where it is asked, for so many seconds a choice, or so many rounds (which can be had again)."""

    def __init__(
        self,
        cards: Callable[[str], Card],
        prior: DeckPrior,
        *,
        seconds: float = SECONDS,
        rounds: int | None = None,
    ) -> None:
        self.seconds = seconds
        self._rounds = rounds
        self._searcher = MonteCarloSearch(cards, prior)

    def think(
        self, decision: DecisionView, learn: Callable[[], Knowledge], see: Callable[[], View], rng: PlayerRng
    ) -> OptionView:
        """The option that wins most in imagined worlds. Raises EngineBug for a fault of the engine in one of them."""
        seed = rng.below(2**63)
        if self._rounds is not None:
            thought = self._searcher.think(learn(), seed, rounds=self._rounds)
        else:
            thought = self._searcher.think(learn(), seed, seconds=self.seconds)
        if thought.faults:
            one = thought.faults[0]
            option = decision.options[one.place].key
            raise EngineBug(f"in the imagined world {one.world}, after {option}: {one.what}")
        return decision.options[thought.place]
