"""The game session: asks each seat's player, applies the choice, sorts the events by who may read them.

The session hands the open decision to whoever it is for, passes the answer to the game, and keeps for every seat the
events it may read until they are taken. It knows no rule: what may be chosen is the game's word, what may be seen is
the view's. With a history it can go back; what going back takes, and who agreed, is asked before, by the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple, Protocol, TypeAlias, runtime_checkable

from doomtable.rules.game import Decision, Game
from doomtable.rules.knowledge import Knowledge, knowledge
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.terms import (
    CANCEL,
    CONCEDE,
    NO_CARD,
    NOBODY,
    PASS,
    IllegalChoice,
    Option,
    Outcome,
    Reason,
    Seat,
)
from doomtable.rules.view import decision_view, option_of, see, view
from doomtable.rules.view_parts import SPECTATOR, CombatView, DecisionView, EventView, OptionView, View
from doomtable.session.attention import Attention, attention, latest_play
from doomtable.session.blind_play import Pick, play_on
from doomtable.session.player_rng import PlayerRng
from doomtable.session.preview import Preview, foresee_attack, foresee_combat, preview
from doomtable.session.stop_settings import (
    PassedOver,
    StopSettings,
    auto_pass_ended,
    passed_over,
    passes_automatically,
)
from doomtable.session.trial import Play
from doomtable.session.undo_history import History


class LocalPerson:
    """A person at this table; the table asks `pending_human` and answers with `choose`."""

    __slots__ = ()


LOCAL: Final = LocalPerson()


class Player(Protocol):
    """A program that plays: it is given the question and a function that makes its view.

    `rng` is the seat's own, apart from the game's; whoever needs no view pays for none. The answer is one of
    `decision.options`, and depends on what it is given alone. A program that can `forget` may depend on what it was
    asked before in the same turn, too: where a game went back or was resumed, it forgets and is asked it all again.
    One that can `know_deck` is told the names of its cards when it is seated.
    """

    def choose(self, decision: DecisionView, see: Callable[[], View], rng: PlayerRng) -> OptionView: ...


class BlindPlayer(Protocol):
    """A program that looks at nothing but how many options there are: it is spared even the decision's view."""

    def pick(self, options: Sequence[Option], rng: PlayerRng) -> Option: ...


@runtime_checkable
class Thinker(Protocol):
    """A program that takes its time: it is given the question and functions that say all its seat knows, or just sees.

    One that thinks elsewhere answers None until it has decided, and is asked the same again with the next step.
    """

    def think(
        self, decision: DecisionView, learn: Callable[[], Knowledge], see: Callable[[], View], rng: PlayerRng
    ) -> OptionView | None: ...


AnyPlayer: TypeAlias = LocalPerson | Player | BlindPlayer | Thinker
Watcher: TypeAlias = Callable[[Decision, Option], None]
"""Told of every choice that was made, forced ones and cancelled plays excepted, when the game has run on."""
SaveHook: TypeAlias = Callable[[Game, History], None]
"""Told whenever the choices of the game are others than before: made, given up, taken back, made again."""


class _Stopped(NamedTuple):
    """A stop for what plays take from others: after how many choices, and turns of whoever was stopped."""

    at: int
    turns: int
    taken: Mapping[Play, int]


class Session:
    """One game and who sits at it."""

    __slots__ = (
        "_back_at", "_blind", "_events", "_forget", "_keep", "_rngs", "_seeing", "_stale", "_stopped", "_thinking",
        "_watch", "asks_everywhere", "decisions", "game", "history", "passed_over", "players", "stop_settings",
    )  # fmt: skip

    def __init__(
        self,
        game: Game,
        players: Sequence[AnyPlayer],
        *,
        seed: int = 0,
        listen: Iterable[Seat] | None = None,
        watch: Watcher | None = None,
        historic: bool = False,
    ) -> None:
        """Seat the players; one for each seat of the game.

        `seed` makes the chance of programs repeatable; `listen` names the seats whose events are kept (default: every
        seat and SPECTATOR). Events before the first choice are there to be taken at once. A `historic` session
        remembers how it came here and can go back.
        """
        if len(players) != len(game.state.seats):
            raise ValueError(f"{len(players)} players for {len(game.state.seats)} seats")
        self.game = game
        self.players: tuple[AnyPlayer, ...] = tuple(players)
        self.decisions = 0
        """Choices among two or more options so far; cancels are not counted."""
        self._watch = watch
        self._keep: SaveHook | None = None
        self.stop_settings: dict[Seat, StopSettings] = {}
        """What people want to be asked; who stands not here is asked whenever the engine asks him."""
        self.asks_everywhere = False
        """Whether people are asked wherever the engine asks them, whatever they set: what is passed over could be the
        solution of a puzzle."""
        self.passed_over: dict[Seat, list[PassedOver]] = {}
        """The windows passed in the name of each person, with what he could have played there, the latest last."""
        self._back_at = -1
        """After how many choices everybody is asked in any case: where the game went back to, or a stop was set."""
        self._stopped: dict[Seat, list[_Stopped]] = {}
        """Where each person was stopped for what a play takes from others."""
        self._stale = False
        """Whether programs remember another past than the game has."""
        self._rngs = [PlayerRng(seed, seat) for seat in range(len(players))]
        self._blind: list[Pick | None] = [None] * len(players)
        self._seeing: list[Callable[[DecisionView, Callable[[], View], PlayerRng], OptionView] | None]
        self._seeing = [None] * len(players)
        self._thinking = [player.think if isinstance(player, Thinker) else None for player in players]
        self._forget: list[Callable[[], None] | None] = [None] * len(players)
        for seat, player in enumerate(players):
            self.seat(seat, player)
        kept = (*range(len(players)), SPECTATOR) if listen is None else tuple(listen)
        self._events: dict[Seat, list[EventView]] = {seat: [] for seat in kept}
        self.history: History | None = None
        seen = self._gather(tell=historic)
        if historic:
            self.history = History(game, seen)

    def seat(self, seat: Seat, player: AnyPlayer) -> None:
        """Somebody else plays for a seat from now on: a program for a person who went away, the person again."""
        self.players = (*self.players[:seat], player, *self.players[seat + 1 :])
        self._blind[seat] = getattr(player, "pick", None)
        self._seeing[seat] = getattr(player, "choose", None)
        self._thinking[seat] = player.think if isinstance(player, Thinker) else None
        self._forget[seat] = getattr(player, "forget", None)
        if (told := getattr(player, "know_deck", None)) is not None:
            of, owners = self.game.state.definitions.of, self.game.state.definitions.owner
            told(tuple(of[card].card.name for card, owner in enumerate(owners) if owner == seat))

    def close(self) -> None:
        """The game is left: programs that think elsewhere think no more."""
        for player in self.players:
            if (end := getattr(player, "close", None)) is not None:
                end()

    # ------------------------------------------------------------------------------------------------ looking

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended and who won (-1: nobody); None while it goes on."""
        return self.game.outcome

    @property
    def rules(self) -> Ruleset:
        """By which rules is played."""
        return self.game.state.rules

    def view(self, seat: Seat) -> View:
        """The table as this seat (or SPECTATOR) may see it now."""
        return view(self.game, seat)

    def take_events(self, seat: Seat) -> tuple[EventView, ...]:
        """What happened since this seat last asked, as it may read it; nothing for a seat that is not listened for."""
        kept = self._events.get(seat)
        if not kept:
            return ()
        out = tuple(kept)
        kept.clear()
        return out

    def preview(self, seat: Seat, verb: str, card: int = NO_CARD) -> Preview | None:
        """What a play with a card would ask next; None where it cannot be begun."""
        try:
            return preview(self.game, seat, verb, card)
        except IllegalChoice:
            return None

    def foresee_attack(self, seat: Seat, attacker: int, defender: int) -> dict[str, CombatView]:
        """What an attack would come to with each tactic, before it is announced."""
        return foresee_attack(self.game, seat, attacker, defender)

    def explain(self, seat: Seat, verb: str, card: int = NO_CARD, other: OptionView | None = None) -> Reason:
        """Why a play, or this answer to what it asks, is not on offer."""
        meant = None if other is None else Option(other.key, other.handle, other.number, other.seat)
        return self.game.explain(seat, verb, card, meant)

    def forecasts(self, seat: Seat) -> dict[str, CombatView]:
        """What the combat comes to with each tactic, while none is announced."""
        return foresee_combat(self.game, seat)

    def pending_human(self) -> Seat | None:
        """The person who must choose now; None when a program must or the game is over."""
        decision = self.game.decision
        if decision is None or not isinstance(self.players[decision.seat], LocalPerson):
            return None
        return decision.seat

    def pending_thinker(self) -> Seat | None:
        """The seat of a program that takes its time, when it must choose among several options."""
        decision = self.game.decision
        if decision is None or len(decision.options) == 1 or self._thinking[decision.seat] is None:
            return None
        return decision.seat

    def knowledge(self, seat: Seat) -> Knowledge:
        """All that the seat which is asked knows, for whoever thinks for it; ValueError for another seat."""
        return knowledge(self.game, seat)

    @property
    def choices(self) -> int:
        """All choices made so far, those among a single option included."""
        return len(self.game.choices)

    # ----------------------------------------------------------------------------------------------- choosing

    def choose(self, seat: Seat, chosen: OptionView, *, asked: bool = True) -> None:
        """Make the choice of a seat; IllegalChoice, and nothing changed, if it is not offered to it.

        Where nobody was `asked`, as somebody does not wish to be, the game does not go back to.
        """
        decision = self.game.decision
        option = option_of(self.game, seat, chosen)
        assert decision is not None
        self._apply(decision, option, asked=asked)

    def cancel(self, seat: Seat) -> None:
        """Take back the play that is being put together; IllegalChoice if there is none of this seat."""
        decision = self.game.decision
        if decision is None or decision.seat != seat:
            raise IllegalChoice("this seat is not asked")
        self.game.choose(CANCEL)
        self._gather()
        if self.history is not None:
            self.history.cancelled(self.game)
            self._kept()

    def concede(self, seat: Seat) -> None:
        """A player gives up, asked or not; IllegalChoice, and nothing changed, where the game does not let him."""
        decision = self.game.decision
        if decision is None:
            raise IllegalChoice("the game is over")
        self._apply(decision, Option(CONCEDE, seat=seat))

    def step(self) -> bool:
        """Let the program whose turn it is to choose make one choice; False when a person is asked or the game is over.

        False, too, when a program still thinks about it elsewhere.

        Raises IllegalChoice when a program answers with something that is not offered.
        """
        game = self.game
        decision = game.decision
        if decision is None:
            return False
        seat, options = decision.seat, decision.options
        blind = self._blind[seat]
        if blind is None and self._seeing[seat] is None and self._thinking[seat] is None:
            return False
        if self._stale:
            self._remind()
        rng = self._rngs[seat]
        rng.begin(len(game.choices))
        if len(options) == 1:
            option = options[0]
        elif blind is not None:
            option = blind(options, rng)
        else:
            seeing, thinking = self._seeing[seat], self._thinking[seat]
            shown = decision_view(game, seat)
            assert shown is not None
            if thinking is not None:
                chosen = thinking(shown, lambda: knowledge(game, seat), lambda: view(game, seat, priced=False), rng)
            else:
                assert seeing is not None
                chosen = seeing(shown, lambda: view(game, seat, priced=False), rng)
            if chosen is None:
                return False
            option = _meant(decision, shown, chosen)
        self._apply(decision, option)
        return True

    def run(self, cap: int) -> None:
        """Let programs choose until a person is asked, the game is over, or there have been so many decisions."""
        picks = [pick for pick in self._blind if pick is not None]
        if len(picks) == len(self._blind) and not self._events and self._watch is None and self.history is None:
            self.decisions += play_on(self.game, picks, self._rngs, cap - self.decisions)
        while self.decisions < cap and self.step():
            pass

    def auto_pass(self) -> bool:
        """Pass in the name of a person who does not want to be asked here; whether anybody was."""
        decision = self.game.decision
        if (
            decision is None
            or decision.kind != "window"
            or not isinstance(self.players[decision.seat], LocalPerson)
        ):
            return False
        settings = self.stop_settings.get(decision.seat)
        if settings is None or self.asks_everywhere or self._back_at == len(self.game.choices):
            return False
        if self.history is not None and self.history.future and self.history.future[0] != PASS:
            return False  # what was taken back here is not a pass, and would be lost by one
        seen = view(self.game, decision.seat, priced=False)
        if settings.until is not None and auto_pass_ended(seen, settings.until):
            settings = self.stop_settings[decision.seat] = settings._replace(until=None)
        found: list[Attention] = []

        def attend() -> Attention:
            found[:] = found or [self._attention(seen)]
            return found[0]

        if not passes_automatically(seen, settings, attend):
            return False
        self.passed_over.setdefault(decision.seat, []).append(passed_over(seen, len(self.game.choices), attend()))
        self._apply(decision, PASS, asked=False)
        return True

    def ask_everywhere(self, seat: Seat, wanted: bool) -> None:
        """Ask a person whenever the engine does, as long as it is `wanted`: while he holds a key."""
        self.stop_settings[seat] = self.stop_settings.get(seat, StopSettings())._replace(everywhere=wanted)

    def attention(self, seat: Seat) -> Attention | None:
        """Why a person is stopped at the open window, and for the sake of which plays; None if it asks not him."""
        seen = self.view(seat)
        if seen.decision is None or seen.decision.kind != "window" or seen.decision.seat != seat:
            return None
        return self._attention(seen)

    def _attention(self, seen: View) -> Attention:
        at, since, told = len(self.game.choices), seen.players[seen.seat].turns, dict[Play, int]()
        kept = [one for one in self._stopped.get(seen.seat, ()) if one.at < at and one.turns == since]
        for one in kept:
            told |= one.taken
        found = attention(self.game, seen, told)
        if found.taken:
            kept.append(_Stopped(at, since, found.taken))
        self._stopped[seen.seat] = kept
        return found

    def last_play(self) -> EventView | None:
        """What was played or done last in this turn, and by whom, as everybody saw it; None before anything was.

        Without a history nobody remembers it.
        """
        if self.history is None:
            return None
        return latest_play(event for seen in reversed(self.history.seen) for event in reversed(seen))

    def set_stops(self, seat: Seat, settings: StopSettings, *, at_once: bool = True) -> None:
        """Note what a person wants to be asked; if not `at_once`, not yet in the window that is open."""
        self.stop_settings[seat] = settings
        if not at_once:
            self._back_at = len(self.game.choices)

    def _apply(self, decision: Decision, option: Option, *, asked: bool = True) -> None:
        self.game.choose(option)
        if len(decision.options) > 1:
            self.decisions += 1
        history = self.history
        if history is None:
            self._gather()
        else:
            history.chosen(self.game, self._gather(tell=True), asked=asked)
            self._kept()
        if self._watch is not None:
            self._watch(decision, option)

    def _gather(self, *, tell: bool = False) -> tuple[EventView, ...]:
        """Run to the next question and sort what happened; events are read right after the choice that caused them.

        Returns what a spectator reads, where it is to `tell`.
        """
        game = self.game
        _ = game.decision  # the game runs on when it is asked
        happened = game.events()
        if not happened or not (tell or self._events):
            return ()
        public: tuple[EventView, ...] | None = None
        for seat, kept in self._events.items():
            read = see(game, happened, seat)
            kept.extend(read)
            if seat == SPECTATOR:
                public = read
        if tell and public is None:
            public = see(game, happened, SPECTATOR)
        return public or ()

    # ---------------------------------------------------------------------------------- going back and forward

    def set_save_hook(self, keep: SaveHook) -> None:
        """Have every change told to `keep` from now on, and how things stand at once."""
        if self.history is None:
            raise ValueError("a session without a history cannot be kept")
        self._keep = keep
        self._kept()

    def _kept(self) -> None:
        if self._keep is not None and self.history is not None:
            self._keep(self.game, self.history)

    def back(self, to: int) -> None:
        """Go back until `to` choices remain, with everybody's leave; ValueError where it cannot be."""
        if self.history is None:
            raise ValueError("a session without a history cannot go back")
        self.game = self.history.back(to)
        self._stale, self._back_at = True, to
        self.stop_settings = {seat: old._replace(until=None) for seat, old in self.stop_settings.items()}
        for seat, passed in self.passed_over.items():
            self.passed_over[seat] = [one for one in passed if one.at < to]
        for seat, stopped in self._stopped.items():
            self._stopped[seat] = [one for one in stopped if one.at < to]
        now = self.history.moments[-1]
        turn = self.game.state.turn
        in_cycle = turn.step == "deployment"  # then nobody has a turn that could be named
        self._told("undone", now.turn, turn.cycle if in_cycle else now.number, "cycle" if in_cycle else "")

    def forward(self, choices: int = 1) -> None:
        """Make choices again that were taken back; ValueError when there are fewer."""
        if self.history is None or not 0 < choices <= len(self.history.future):
            raise ValueError(f"{choices} choices cannot be made again")
        for _ in range(choices):
            self.play_recorded(self.history.future[0])

    def play_recorded(self, option: Option) -> None:
        """Make a choice that was recorded; IllegalChoice if it is not offered."""
        decision = self.game.decision
        if decision is None:
            raise IllegalChoice("the game is over")
        self._stale = True
        self._apply(decision, option)

    def _remind(self) -> None:
        """Have the programs that remember forget, and ask them what they were asked in this turn, as it went."""
        self._stale = False
        seats = {seat for seat, forget in enumerate(self._forget) if forget is not None}
        if not seats or self.history is None:
            return
        for forget in self._forget:
            if forget is not None:
                forget()
        begin = self.history.turn_began()
        game = self.history.at(begin)
        for at, option in enumerate(self.history.choices[begin:], start=begin):
            decision = game.decision
            assert decision is not None
            seeing = self._seeing[decision.seat]
            if decision.seat in seats and seeing is not None and len(decision.options) > 1:
                shown = decision_view(game, decision.seat)
                assert shown is not None
                self._rngs[decision.seat].begin(at)
                seeing(shown, partial(view, game, decision.seat, priced=False), self._rngs[decision.seat])
            game.choose(option)

    def _told(self, kind: str, seat: Seat, n: int, word: str = "") -> None:
        """Tell everybody of something that happened to the game and not in it."""
        event = EventView(kind, seat, None, None, n, word, (), NO_CARD, NO_CARD, NOBODY)
        for kept in self._events.values():
            kept.append(event)
        self._kept()


def _meant(decision: Decision, shown: DecisionView, chosen: OptionView) -> Option:
    """The engine's option behind the one a program chose; the two lists go side by side."""
    for option, offered in zip(decision.options, shown.options, strict=True):
        if offered is chosen or offered == chosen:
            return option
    raise IllegalChoice(f"{chosen.key} is not an option here")
