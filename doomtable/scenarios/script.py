"""Script lines played: their words matched with the options of each decision.

A word that names what the engine chose itself is skipped; where a word could be both an option and such a choice, the
reading under which the whole line is accepted counts, the option first.

Somebody's Squad, Kohort or Outpost is one target in two words, which may stand in either order; one's own area, and how
much D a play costs, may be named after what follows it, or be left out: of areas then that counts in which a card
stands that is named, or else the first under which the line is accepted. Where a card is played in one of several ways,
`squad` names the way that speaks of Squads; a line that says no way means the first under which it is accepted. What a
warrior bears may be named without him, a card that a play names by its title by its player. A word that is no beginning
of an act passes in windows of its player. What a warrior does with an action that a card gives it alone needs no `use`
before it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from doomtable.rules.events import GameEvent
from doomtable.rules.game import Game
from doomtable.rules.legal import Decision
from doomtable.rules.questions import AskMay, AskMayPay, AskPay
from doomtable.rules.references import bearer_of
from doomtable.rules.rides import ridden
from doomtable.rules.terms import (
    AREAS,
    DONE,
    NO_CARD,
    ORDINALS,
    PASS,
    CardId,
    Option,
    Reason,
    RulesError,
    Seat,
    normal,
)
from doomtable.scenarios.parser import Word
from doomtable.scenarios.scenario_names import ScenarioNames, matches, sameness, unknowns
from doomtable.scenarios.script_refusal import BEGINNINGS, FROM_HAND, VERBS, PlayStart, reason_for
from doomtable.scenarios.script_settled import (
    ReadLine,
    giving_actions,
    last_share,
    names_way,
    settled,
    whose_it_is,
)
from doomtable.scenarios.script_verbs import engine_verbs

MAX_STEPS = 3000
"""How many choices one line may make, every reading of it together."""
MAX_PASSES = 1000
BEGUN_WITH_CARDS = (*FROM_HAND, "use")
STABLE = ("menu", "discard", "session")
YES, NO = Option("yes"), Option("no")


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
    found = _LineReader(seat, engine_verbs(trial.game.state, play.cast, seat, words)).read_all(trial)
    if isinstance(found, ScriptRefusal):
        return found
    play.became(found)
    return None


def attempt(play: ScriptedGame, seat: Seat, words: Sequence[Word]) -> ScriptRefusal | None:
    """Whether a line would be refused, and why; the game stays as it is."""
    trial = play.copy()
    trial.game.forced = []
    found = _LineReader(seat, engine_verbs(trial.game.state, play.cast, seat, words)).read_all(trial)
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

    def read_all(self, play: ScriptedGame) -> _Reading:
        """Where the whole line leads; one that is refused may be meant for an action that a card gives its warrior."""
        found = self.read(play, 0)
        if isinstance(found, ScriptRefusal) and self.words[0] != "use":
            for way in self._with_own_actions(play):
                again = self.read(way, 0)
                if isinstance(again, ScriptedGame):
                    return again
        return found

    def _with_own_actions(self, play: ScriptedGame) -> Iterator[ScriptedGame]:
        """The game with an action begun that a card in play gives its warrior, for each such card of the warrior that
        acts in this line."""
        st = play.game.state
        for card in giving_actions(st, self.seat):
            if len(self.words) == 1 or not play.cast.means(self.words[1], bearer_of(st, card)):
                continue
            begun = _LineReader(self.seat, ("use", play.cast.title(card))).read(play.copy(), 0)
            if isinstance(begun, ScriptedGame):
                yield replace(begun, begun=None)

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
        return self._with_later_number(play, at) or worst

    def _with_later_number(self, play: ScriptedGame, at: int) -> ScriptedGame | None:
        """The line read with a number of a play that stands too early behind one of the words that follow it."""
        decision, n = play.game.decision, self.words[at]
        if not isinstance(n, int) or decision is None or decision.draft is None:
            return None
        for place in range(at + 1, len(self.words)):
            rest = (*self.words[at + 1 : place + 1], n, *self.words[place + 1 :])
            found = _LineReader(self.seat, (*self.words[:at], *rest)).read(play, at)
            if isinstance(found, ScriptedGame):
                return found
        return None

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
        options = [o for o in decision.options if named and self._names(play, self._slots(play), o, word)]
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
        if named:
            yield from self._out_of_order(play, decision, at)
        begins = decision.kind in BEGINNINGS or (decision.draft is not None and not decision.draft.stage)
        if only is not None and only not in (PASS, DONE) and named and not begins:
            forced = self._chosen(play, only, at)
            forced.made.append(only)
            yield from self._accepted(forced, at)
        yield from self._by_card(play, decision, at)
        if decision.kind == "window" and not _is_verb(word):
            passed = play.copy()
            passed.choose(PASS)
            yield from self._accepted(passed, at)
        yield self._refused(play, at)

    def _names(self, play: ScriptedGame, slots: dict[CardId, str], option: Option, word: Word) -> bool:
        """Whether a word is the word of an option, or what a way to play the card alone speaks of."""
        line = self._line(play)
        if matches(play.cast, slots, option, word) or whose_it_is(line, option, word):
            return True
        return option.key in ORDINALS and names_way(line, option, word)

    def _out_of_order(self, play: ScriptedGame, decision: Decision, at: int) -> Iterator[ScriptedGame]:
        """What else a word may mean that is no option: a player before or after his area; what follows one's own area
        or the number of targets; a target, said without the way in which the card is played or without the warrior
        that bears it."""
        pair = self.words[at : at + 2]
        if len(pair) == 2 and {_is_area(pair[0]), _is_area(pair[1])} == {True, False}:
            for option in decision.options:
                if (option.key == "player" or _is_area(pair[1])) and self._names(
                    play, self._slots(play), option, pair[1]
                ):
                    turned = self._chosen(play, option, at)
                    turned.made.append(option)
                    yield from self._accepted(turned, at)
        for option in decision.options if len(pair) == 2 else ():
            if option.key in (f"{pair[0]} and {pair[1]}", f"{pair[1]} and {pair[0]}"):  # two ratings (TURN OF EVENTS)
                both = self._chosen(play, option, at)
                both.made.append(Option(str(pair[1])))
                yield both
        if decision.draft is not None and any(
            all(fits(option) for option in decision.options) for fits in (_is_number, _is_own_area)
        ):
            later = self.words[at + 1 :]
            for option in self._named_areas_first(play, decision):
                bought = self._chosen(play, option, at)
                named = not _is_number(option) or DONE.key in later or option.number in later
                if not named and not self._is_next(bought, len(play.made), at):
                    continue  # what is not named at all must not stand for a target that is forced
                bought.made.append(option)
                yield from self._accepted(bought, at)
        if decision.draft is not None and decision.draft.verb in ("play", "cast"):
            st = play.game.state
            for option in decision.options:
                worn = st.play[option.card].atts if option.key == "card" and option.card in st.play else ()
                if option.key in ORDINALS or any(play.cast.means(pair[0], card) for card in worn):
                    yield from self._accepted(self._chosen(play, option, at), at)
        if decision.draft is not None and decision.draft.verb in ("enter vehicle", "exit vehicle"):
            for option in decision.options:
                vehicle = ridden(play.game.state, option.card)
                if vehicle != NO_CARD and play.cast.means(pair[0], vehicle):
                    yield self._chosen(play, option, at)

    def _is_next(self, play: ScriptedGame, made: int, at: int) -> bool:
        """Whether the word is an option of the play's next question, without a choice in between."""
        decision = play.game.decision
        if decision is None or decision.draft is None or len(play.made) > made:
            return False
        return any(self._names(play, self._slots(play), option, self.words[at]) for option in decision.options)

    def _by_card(self, play: ScriptedGame, decision: Decision, at: int) -> Iterator[ScriptedGame]:
        """A question of yes or no answered with a card: `use` of the card that offers something; the card that is paid
        for, which is not done for those that are asked about before it, nor after it with `done`."""
        ask, word = decision.ask, self.words[at]
        if isinstance(ask, AskMay | AskMayPay) and word == "use" and at + 1 < len(self.words):
            if play.cast.means(self.words[at + 1], ask.ctx.me):
                used = self._chosen(play, YES, at)
                used.made.append(Option("card", ask.ctx.me))
                yield used
        if isinstance(ask, AskPay) and ask.ctx.it != NO_CARD and isinstance(word, str):
            if play.cast.means(word, ask.ctx.it):
                yield self._chosen(play, YES, at)
            elif word == DONE.key or play.cast.cards(word):
                yield from self._accepted(self._chosen(play, NO, at), at)

    def _named_areas_first(self, play: ScriptedGame, decision: Decision) -> list[Option]:
        """The options, those areas first in which a card stands that the line names."""
        rows = play.game.state.play
        zones = {rows[card].zone for word in self.words for card in play.cast.cards(word) if card in rows}
        return sorted(decision.options, key=lambda option: option.key in AREAS and option.key not in zones)

    def _accepted(self, play: ScriptedGame, at: int) -> Iterator[ScriptedGame]:
        for way in self._ways(play, at):
            if isinstance(way, ScriptedGame):
                yield way

    def _first_ability(self, play: ScriptedGame) -> Option | None:
        """`use, CARD` is its first ability, where the line does not say which."""
        decision = play.game.decision
        if (
            decision is None
            or decision.seat != self.seat
            or decision.draft is None
            or decision.draft.verb != "use"
        ):
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
        rest = None if decision is None else last_share(decision, option)
        if rest is not None:
            new.made.append(rest)
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
        due = (
            len(play.begun.game.forced or ())
            if play.begun is not None and self._card_is_due(play, at)
            else -1
        )
        for place, option in enumerate(play.made):
            if due in (-1, place) and self._names(play, play.slots, option, word):
                rest = play.copy()
                del rest.made[place]
                yield rest
                return
        if due == -1 and (
            settled(self._line(play), word)
            or self._kept_all(play, at)
            or (at > 0 and not _is_verb(self.words[at - 1]) and _is_done(play, word))
        ):
            yield play.copy()

    def _line(self, play: ScriptedGame) -> ReadLine:
        return ReadLine(play.game, play.cast, play.begun, self.seat, self.words)

    def _kept_all(self, play: ScriptedGame, at: int) -> bool:
        """Whether the word passes after the end of a turn with an empty hand, of which nobody was asked anything."""
        st = play.game.state
        ends = at > 0 and (self.words[at - 1], self.words[at]) == ("end turn", PASS.key)
        return ends and "discard" in st.rules.turn_steps and not st.seats[self.seat].hand


def _is_area(word: Word) -> bool:
    return normal(str(word)) in AREAS


def _is_own_area(option: Option) -> bool:
    return option.key in AREAS


def _is_number(option: Option) -> bool:
    return option.key == "number"


def _is_verb(word: Word) -> bool:
    return isinstance(word, str) and normal(word) in VERBS


def _is_done(play: ScriptedGame, word: Word) -> bool:
    """Whether a list ends that can hold nothing more, so that nobody is asked whether it does."""
    decision = play.game.decision
    return word == DONE.key and (decision is None or DONE not in decision.options)
