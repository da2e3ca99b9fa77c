"""Script lines played: their words matched with the options of each decision.

A word that names what the engine chose itself is skipped; where a word could be both an option and such a choice, the
reading under which the whole line is accepted counts, the option first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from doomtable.rules.events import GameEvent
from doomtable.rules.game import Game
from doomtable.rules.legal import Decision, window_at
from doomtable.rules.query import rated_board
from doomtable.rules.ratings import usable_weapons
from doomtable.rules.terms import DONE, ORDINALS, PASS, CardId, Option, Reason, RulesError, Seat, normal
from doomtable.scenarios.parser import Word
from doomtable.scenarios.scenario_names import ScenarioNames, matches, sameness, unknowns
from doomtable.scenarios.script_refusal import BEGINNINGS, FROM_HAND, PlayStart, reason_for

MAX_STEPS = 3000
"""How many choices one line may make, every reading of it together."""
MAX_PASSES = 1000
BEGUN_WITH_CARDS = (*FROM_HAND, "use")
STABLE = ("menu", "discard", "session")


@dataclass
class ScriptedGame:
    """A game on its way through a script: what has happened, and the choices the engine made in the present line."""

    game: Game
    cast: ScenarioNames
    log: list[GameEvent] = field(default_factory=list)
    slots: dict[CardId, str] = field(default_factory=dict)
    """How never revealed warriors were called when the present line could name them."""
    begun: PlayStart | None = None
    """Where the play of the present line began that is being put together."""

    def __post_init__(self) -> None:
        self.settle()

    @property
    def made(self) -> list[Option]:
        if self.game.forced is None:
            self.game.forced = []
        return self.game.forced

    def settle(self) -> Decision | None:
        """Let the game run to its next decision and keep what happened."""
        decision = self.game.decision
        self.log.extend(self.game.events())
        return decision

    def choose(self, option: Option) -> None:
        decision = self.game.decision
        if decision is not None:
            self.slots |= unknowns(self.game.state, decision.seat)
        self.game.choose(option)
        self.settle()

    def copy(self) -> ScriptedGame:
        return replace(self, game=self.game.copy(), log=list(self.log), slots=dict(self.slots))

    def became(self, other: ScriptedGame) -> None:
        self.game, self.log, self.slots, self.begun = other.game, other.log, other.slots, None


@dataclass(frozen=True)
class ScriptRefusal:
    """A word that was not accepted: which one, and why."""

    at: int
    reason: Reason
    ambiguous: tuple[CardId, ...] = ()


class LineTooLong(RulesError):
    """A line that makes more choices than any line needs."""


# ------------------------------------------------------------------------------------------------------- lines


def read_line(play: ScriptedGame, seat: Seat, words: Sequence[Word]) -> ScriptRefusal | None:
    """Make the choices a line names; None when every word was accepted. A refused line leaves the game as it was."""
    trial = play.copy()
    decision = trial.game.decision
    if decision is None or decision.kind in STABLE:
        trial.game.forced = []
    found = _LineReader(seat, words).read(trial, 0)
    if isinstance(found, ScriptRefusal):
        return found
    play.became(found)
    return None


def attempt(play: ScriptedGame, seat: Seat, words: Sequence[Word]) -> ScriptRefusal | None:
    """Whether a line would be refused, and why; the game stays as it is."""
    trial = play.copy()
    trial.game.forced = []
    found = _LineReader(seat, words).read(trial, 0)
    return found if isinstance(found, ScriptRefusal) else None


def pass_all(play: ScriptedGame) -> None:
    """`pass: all`: everybody passes in windows; any other decision stops it."""
    for _ in range(MAX_PASSES):
        decision = play.game.decision
        if decision is None or decision.kind != "window":
            return
        play.choose(PASS)
    raise LineTooLong(f"a window is still open after {MAX_PASSES} passes")


_Reading: TypeAlias = ScriptedGame | ScriptRefusal


class _LineReader:
    """Reads one line; `read` takes the words from a place on and returns where they lead."""

    def __init__(self, seat: Seat, words: Sequence[Word]) -> None:
        self.seat = seat
        self.words = words
        self.steps = 0

    def read(self, play: ScriptedGame, at: int) -> _Reading:
        worst: ScriptRefusal | None = None
        if at == len(self.words):
            first = self._first_ability(play)
            return play if first is None else self._chosen(play, first, at)
        for way in self._ways(play, at):
            found = self.read(way, at + 1) if isinstance(way, ScriptedGame) else way
            if isinstance(found, ScriptedGame):
                return found
            if worst is None or found.at > worst.at:
                worst = found
        assert worst is not None
        return worst

    def _ways(self, play: ScriptedGame, at: int) -> Iterator[_Reading]:
        """What one word may mean: first the option, then a choice that was made already; at last why it is refused."""
        word = self.words[at]
        asked = play.game.decision
        if asked is None:
            yield from self._skip(play, at)
            yield ScriptRefusal(at, Reason("WIN-02", "not_asked"))
            return
        if asked.seat != self.seat:
            yield from self._skip(play, at)
        first = play
        play = play.copy()
        decision = self._reach(play)
        if decision is None:
            yield self._refused(first, at)
            return
        named = not self._card_is_due(play, at) or (decision.draft is not None and not decision.draft.stage)
        options = [o for o in decision.options if named and matches(play.cast, self._slots(play), o, word)]
        if options:
            kinds = {sameness(play.game.state, o.card) if o.key == "card" else o for o in options}
            if len(kinds) > 1:
                yield ScriptRefusal(at, Reason("", "ambiguous"), tuple(o.card for o in options))
                return
            plain = [o for o in options if o.card not in play.cast.alias_of]
            yield self._chosen(play, (plain or options)[0], at)
        if asked.seat == self.seat:
            yield from self._skip(play, at)
        if options:
            return
        only = decision.options[0] if len(decision.options) == 1 else self._first_ability(play)
        begins = decision.kind in BEGINNINGS or (decision.draft is not None and not decision.draft.stage)
        if only is not None and only not in (PASS, DONE) and named and not begins:
            forced = self._chosen(play, only, at)
            forced.made.append(only)
            for way in self._ways(forced, at):
                if isinstance(way, ScriptedGame):
                    yield way
        yield self._refused(play, at)

    def _first_ability(self, play: ScriptedGame) -> Option | None:
        """`use, CARD` is its first ability, where the line does not say which."""
        decision = play.game.decision
        if decision is None or decision.seat != self.seat or decision.draft is None or decision.draft.verb != "use":
            return None
        return next((option for option in decision.options if option.key == ORDINALS[0]), None)

    def _card_is_due(self, play: ScriptedGame, at: int) -> bool:
        """Whether the word before began a play of a card, so that this one must name that card (rule 4)."""
        return play.begun is not None and play.begun.at == at - 1 and self.words[at - 1] in BEGUN_WITH_CARDS

    def _refused(self, play: ScriptedGame, at: int) -> ScriptRefusal:
        return ScriptRefusal(at, reason_for(play.game, play.cast, self.seat, self.words, at, play.begun))

    def _reach(self, play: ScriptedGame) -> Decision | None:
        """Rule 2: in a window those before the named player pass; None where anything else is asked of another."""
        for _ in range(MAX_PASSES):
            decision = play.game.decision
            if decision is None or decision.seat == self.seat:
                return decision
            if decision.kind != "window":
                return None
            self._count()
            play.choose(PASS)
        return None

    def _chosen(self, play: ScriptedGame, option: Option, at: int) -> ScriptedGame:
        """The same play with one choice more."""
        self._count()
        new = play.copy()
        decision = play.game.decision
        if decision is not None and decision.kind in BEGINNINGS and option not in (PASS, DONE):
            new.begun = PlayStart(play.game, at)
        new.choose(option)
        return new

    def _count(self) -> None:
        self.steps += 1
        if self.steps > MAX_STEPS:
            raise LineTooLong(f"a line makes more than {MAX_STEPS} choices")

    def _slots(self, play: ScriptedGame) -> dict[CardId, str]:
        return unknowns(play.game.state, self.seat)

    def _skip(self, play: ScriptedGame, at: int) -> Iterator[ScriptedGame]:
        """Rule 5: the word names a choice that was made already; each such choice is named once.

        Where the card of a play is due, that is the first choice made after its verb and no other.
        """
        word = self.words[at]
        due = len(play.begun.game.forced or ()) if play.begun is not None and self._card_is_due(play, at) else -1
        for place, option in enumerate(play.made):
            if due in (-1, place) and matches(play.cast, play.slots, option, word):
                rest = play.copy()
                del rest.made[place]
                yield rest
                return
        if due == -1 and _implied(play, word):
            yield play.copy()


def _implied(play: ScriptedGame, word: Word) -> bool:
    """What is settled without a question: the play an answer answers, the only weapon of a combatant."""
    if isinstance(word, int):
        return False
    if play.begun is not None and (answered := _answered(play.begun.game)) is not None:
        if play.cast.means(word, answered):
            return True
    st = play.game.state
    c = st.combats[-1] if st.combats else None
    if c is None or not c.tactic:
        return False
    if normal(word) == "none":
        return c.step in ("modify", "strike")
    armed = [usable_weapons(st, c, w) for w in (c.attacker, c.defender) if w in rated_board(st).rates]
    return any(
        len({st.definitions.card_def[w] for w in weapons}) == 1 and any(play.cast.means(word, w) for w in weapons)
        for weapons in armed
    )


def _answered(game: Game) -> CardId | None:
    """The card whose play or event the open window answers."""
    window = window_at(game.state, len(game.state.agenda) - 1)
    pending = game.state.pend(window.pending) if window is not None else None
    return pending.card if pending is not None else None
