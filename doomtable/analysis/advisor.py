"""The advisor of one session: hints and computer players that think in the search process.

It ends with the game. Nothing here waits: an answer is looked for with every frame.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from doomtable.ai.opponent_decks import DeckPrior
from doomtable.ai.search_process import BackgroundPlayer, SearchProcess, start_search_process
from doomtable.analysis.game_review import CostlyChoice, GameReview
from doomtable.analysis.hint import Hint, hint
from doomtable.analysis.play_outline import begun, chosen, further
from doomtable.records.deck_pool import deck_pool
from doomtable.records.record import GameSetup
from doomtable.rules.game import Game
from doomtable.rules.knowledge import knowledge
from doomtable.rules.terms import Seat
from doomtable.rules.view import decision_view, view
from doomtable.rules.view_parts import DecisionView, OptionView
from doomtable.session.session import LocalPerson, Session

SECONDS: Final = 1.0
"""How long a hint is thought about; what comes of it, card and target, another HALF of that each."""
HALF: Final = 0.5
MOST_STAGES: Final = 4
MOST_OF_A_FAULT: Final = 100
"""Letters of a fault that are shown."""
TROUBLE: Final = {"restarted": "thinking-restarted", "habit": "thinking-habit", "fault": "thinking-fault"}
OF_A_HINT: Final = TROUBLE | {"habit": "hint-trouble-habit", "fault": "hint-trouble-fault"}
"""What is said when the other process has died, keeps its answer, or has met a fault: while the computer was to play,
and while a hint was thought about."""


class Advice(NamedTuple):
    """A hint with all that belongs to it: the first thing to choose, and what to choose with it."""

    hint: Hint
    path: tuple[OptionView, ...]
    begun: tuple[OptionView, ...] = ()
    """What had been chosen of the play when it was asked for."""


def worker_for(setup: GameSetup) -> SearchProcess:
    """Another process that can think about games of this setup, starting; to be closed when the game is left."""
    prior = DeckPrior(*deck_pool(setup.rules, setup.cards))
    return start_search_process(prior, setup.decks, setup.cards)


class Advisor:
    """Thinks for one session, from when it is first needed until `close`."""

    def __init__(self, session: Session, make: Callable[[], SearchProcess]) -> None:
        """`make` starts another process for hints, where no player has one."""
        self._session = session
        self._make = make
        self._own: SearchProcess | None = None
        self._game: Game | None = None
        self._asked: DecisionView | None = None
        self._hint: Hint | None = None
        self._path: list[OptionView] = []
        self._begun: tuple[OptionView, ...] = ()
        self._stage = 0
        self._judge: GameReview | None = None
        self._trouble = "", ""

    @property
    def seat(self) -> Seat | None:
        """The player that thinks now, so that others wait for it."""
        return self._session.pending_thinker()

    def ask(self, seat: Seat) -> bool:
        """Begin to think about what this seat is asked; False if it is not asked, or there is nothing to choose."""
        game = self._session.game
        decision = decision_view(game, seat)
        if decision is None or decision.seat != seat or len(decision.options) < 2:
            return False
        self._game, self._hint, self._path = game, None, []
        self._begun, self._stage = begun(game, seat), 0
        self._think(game, decision, SECONDS)
        return True

    def advice(self) -> Advice | None:
        """What came of it; None while it is thought about."""
        if self._asked is None or self._game is None:
            return None
        worker = self._worker()
        thought = worker.thought()
        self._trouble = _said(worker, OF_A_HINT) or self._trouble
        if thought is None:
            return None
        found = hint(self._asked, thought)
        decision = self._game.decision
        assert decision is not None
        option = decision.options[thought.place]
        self._path += chosen(self._game, self._asked.seat, option)
        self._hint = self._hint or found
        self._stage += 1
        then = further(self._game, self._asked, option)
        if then is not None and self._stage < MOST_STAGES:
            self._game, shown = then
            self._think(self._game, shown, SECONDS * HALF)
            return None
        self.cancel_hint()
        return Advice(self._hint, tuple(self._path), self._begun)

    def cancel_hint(self) -> None:
        """Nobody wants the hint any more."""
        if self._asked is not None:
            self._worker().cancel()
        self._asked = self._game = None

    def trouble(self) -> tuple[str, str]:
        """What went wrong since this was last asked: the id of a sentence, '' for nothing, and the $what of it."""
        worker, told = self._found(), self._trouble
        self._trouble = "", ""
        return told if told[0] or worker is None else _said(worker, TROUBLE) or told

    def close(self) -> None:
        """The game is left."""
        self._asked = self._game = None
        for player in self._session.players:
            if isinstance(player, BackgroundPlayer):
                player.close()
        if self._own is not None:
            self._own.close()
            self._own = None

    def judge(self) -> GameReview:
        """What is thought of the game that was played, from the deal to where it stands now."""
        history = self._session.history
        assert history is not None
        people = [seat for seat, player in enumerate(self._session.players) if isinstance(player, LocalPerson)]
        if self._judge is None or self._judge.choices != history.choices:
            self._judge = GameReview(history, self._session.game, people, self._worker)
        return self._judge

    def cost(self, at: int) -> CostlyChoice | None:
        """What has been found that the choice at a moment cost, if it is one of those that cost most."""
        found = self._judge.costly if self._judge is not None else ()
        return next((one for one in found if one.at == at), None)

    # ------------------------------------------------------------------------------------------------- the worker

    def _found(self) -> SearchProcess | None:
        players = self._session.players
        return next((player.worker for player in players if isinstance(player, BackgroundPlayer)), self._own)

    def _worker(self) -> SearchProcess:
        found = self._found()
        if found is None:
            found = self._own = self._make()
        return found

    def _think(self, game: Game, decision: DecisionView, seconds: float) -> None:
        self._asked = decision
        seed = len(self._session.game.choices)
        seat = decision.seat
        self._worker().ask(knowledge(game, seat), decision, lambda: view(game, seat), seconds=seconds, seed=seed)


def _said(worker: SearchProcess, words: Mapping[str, str]) -> tuple[str, str] | None:
    """What went wrong for a worker since this was last asked, as `Advisor.trouble` says it."""
    if not worker.trouble:
        return None
    said, worker.trouble = words[worker.trouble], ""
    return said, " ".join(worker.fault.split())[:MOST_OF_A_FAULT]
