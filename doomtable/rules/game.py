"""Game, the one door: the open decision, choosing, what a seat may see, copies, the outcome, the record.

Everything travels through it: the table, a remote player, the computer, a replay, a scenario, a test. A choice is
checked against the list of options and refused otherwise with nothing changed (principles 1-3).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, Final, NamedTuple

from doomtable.rules import awards, combat, cycle, drafts, legal, plays, reasons, resolve, turn
from doomtable.rules import mutate as M
from doomtable.rules.actions.combat_changes import may_change
from doomtable.rules.at_rest import stirred
from doomtable.rules.definitions import Definitions
from doomtable.rules.events import GameEvent
from doomtable.rules.frames import DealFrame, NextTurnFrame, WindowFrame
from doomtable.rules.held_back import note_held_back
from doomtable.rules.language import Ability, Card
from doomtable.rules.legal import Decision as Decision
from doomtable.rules.place_texts import as_places, with_values
from doomtable.rules.places import settled
from doomtable.rules.questions import AskDraft, AskFound, AskSpell, Question
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.sides import seated
from doomtable.rules.state import Frame, State, new_draft
from doomtable.rules.state_parts import Draft
from doomtable.rules.terms import (
    CANCEL,
    CONCEDE,
    NO_CARD,
    PASS,
    CardId,
    EngineBug,
    IllegalChoice,
    Option,
    Outcome,
    Reason,
    Seat,
    card_option,
    new_tuple,
)
from doomtable.rules.texts_now import text_now
from doomtable.rules.verbs.common import Answer, Handler
from doomtable.rules.view import view
from doomtable.rules.view_parts import View
from doomtable.rules.windows import anybody_could, open_window, run_window

FORMAT: Final = 2
"""How records are written; format 1 had no public log in it and nothing undone."""
RULES_VERSION: Final = 18
"""Raised by hand with every change of what the engine does: the golden playthroughs tell when."""
DIGEST_EVERY: Final = 8
AT_REST: Final = frozenset(("ask", "window", "after action"))
"""The frames before which the sweep is made."""
OF_A_COMBAT: Final = frozenset(("tactic", "warzone", "weapon"))
"""The questions that fall away with their combat."""
ONLY_PASS: Final = [PASS]
CONCEDED: Final = "conceded"
"""How a game ends, or a player leaves it, by giving up."""
MOST_FRAMES: Final = 20_000
"""More frames between two questions mean that cards set one another off for ever; a game needs some dozens."""

HANDLERS: Final[dict[str, Handler]] = {
    **resolve.HANDLERS, **plays.HANDLERS, **awards.HANDLERS, **combat.HANDLERS, **turn.HANDLERS, **cycle.HANDLERS,
}  # fmt: skip
ANSWERS: Final[dict[str, Answer]] = {
    **resolve.ANSWERS, **awards.ANSWERS, **combat.ANSWERS, **turn.ANSWERS,
}  # fmt: skip


class Deck(NamedTuple):
    """What a player brings: card names, one entry a copy; the collection lies beside the deck (ZONE-21)."""

    cards: tuple[str, ...]
    collection: tuple[str, ...] = ()
    name: str = ""
    start: tuple[str, ...] = ()
    """What lies on the table before the first turn, where the ruleset has such a thing."""

    def every(self) -> tuple[str, ...]:
        """All it holds, one entry a copy."""
        return (*self.cards, *self.collection, *self.start)


def key_of(seed: int) -> bytes:
    """The 32-byte key of the game's generator for a seed."""
    return blake2b(f"doomtable {seed}".encode(), digest_size=32).digest()


class Game:
    """One game from the deal to the outcome."""

    __slots__ = ("_begun", "_decision", "_setup", "choices", "forced", "names", "ran", "state")

    def __init__(self, state: State, names: Sequence[str], setup: dict[str, Any] | None = None) -> None:
        """The game that goes on from a state; its record can be replayed only if it is known how it was set up."""
        self.names = tuple(names)
        self.state = state
        self._setup = setup or {}
        self.choices: list[Option] = []
        """Every choice that counts so far; a play that is taken back leaves none."""
        self._begun = 0
        self._decision: Decision | None = None
        self.forced: list[Option] | None = None
        """A list put here collects the choices that the engine makes itself because there is only one."""
        self.ran: list[Frame] | None = None
        """A list put here collects what is done of the agenda, frame by frame."""

    @classmethod
    def deal(
        cls,
        decks: Sequence[Deck],
        rules: Ruleset,
        cards: Callable[[str], Card],
        *,
        seed: int = 0,
        names: Sequence[str] = (),
        key: bytes | None = None,
    ) -> Game:
        """Pin the definitions of the decks and deal. `cards` finds a definition by name.

        Chance comes of the seed, or of a 32-byte `key` that the players made together.
        """
        rules = seated(rules, len(decks))
        decks = [
            deck if not deck.start or rules.lays_start(seat) else deck._replace(start=())
            for seat, deck in enumerate(decks)
        ]
        if rules.warzone_places:
            cards = as_places(cards)
        elif rules.place_values:
            cards = with_values(cards, dict(rules.place_values))
        definitions, layout = pin(decks, cards, rules.table_cards, rules.base_p > 0)
        rules = settled(rules, definitions)
        state = State(definitions, rules, len(decks), key_of(seed) if key is None else key)
        for seat, (deck, collection, start) in enumerate(layout):
            M.stock(state, seat, deck, collection, start)
        laid = [[list(d.cards), list(d.collection), *([list(d.start)] if d.start else [])] for d in decks]
        called = names or [f"Player {i + 1}" for i in range(len(decks))]
        new = Game(state, called, {"decks": laid, "seed": seed})
        M.push(state, DealFrame())
        new._run()
        return new

    # ------------------------------------------------------------------------------------------------ asking

    @property
    def decision(self) -> Decision | None:
        """The open decision, with all its options; None when the game is over."""
        if self._decision is None and self.state.outcome is None:
            self._decision = advance(self.state, self.forced, self.ran)
        return self._decision

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended and who won; None while it goes on."""
        if self._decision is None and self.state.outcome is None:
            self._run()
        return self.state.outcome

    def explain(self, seat: Seat, verb: str, card: CardId = NO_CARD, other: Option | None = None) -> Reason:
        """Why a play is not among the options (principle 2): of a verb, with a card, with what comes next."""
        decision = self.decision
        if decision is None:
            return Reason("WIN-02", "not_asked")
        return reasons.refusal(self.state, seat, decision, verb, card, other)

    def explain_here(self, option: Option) -> Reason:
        """Why this is not among the options of the open question."""
        decision = self.decision
        return Reason("WIN-02", "not_asked") if decision is None else reasons.unfit(self.state, decision, option)

    # ---------------------------------------------------------------------------------------------- choosing

    def choose(self, option: Option) -> None:
        """Make the choice; IllegalChoice, and nothing changed, if it is not among the options."""
        decision = self._decision or self.decision
        if decision is None:
            raise IllegalChoice("the game is over")
        if option in decision.options:
            if decision.draft is None:
                self._begun = len(self.choices)
            self.choices.append(option)
            self._decision = None
            answer(self.state, decision.ask, option)
        elif option == CANCEL:
            if not decision.cancellable or decision.draft is None:
                raise IllegalChoice("this choice cannot be taken back")
            M.cut(self.state, decision.draft.base + 1)
            del self.choices[self._begun :]
            self._decision = None
        elif option.key == CONCEDE:
            self._concede(decision, option)
        else:
            raise IllegalChoice(f"{option.key} is not an option here")

    def may_concede(self, seat: Seat) -> bool:
        """Whether a player may give up now: where that ends the game at any time, else when he is asked in his own
        turn what he does next, so that nothing is left half done."""
        decision, st = self.decision, self.state
        if decision is None or not 0 <= seat < len(st.seats) or st.seats[seat].out:
            return False
        own = decision.kind == "menu" and decision.seat == seat == st.turn.seat
        return own or turn.ends_without(st, seat)

    def accepts(self, option: Option) -> bool:
        """Whether a choice is one that counts here: one of the options, or a concession."""
        decision = self.decision
        if decision is None:
            return False
        seat = option.seat
        return option in decision.options or (option == Option(CONCEDE, seat=seat) and self.may_concede(seat))

    def _concede(self, decision: Decision, option: Option) -> None:
        """A player gives up."""
        if not self.accepts(option):
            raise IllegalChoice("this player cannot concede here")
        if decision.draft is None:
            self._begun = len(self.choices)
        self.choices.append(option)
        self._decision = None
        turn.lose(self.state, option.seat, CONCEDED)

    def abilities(self, card: CardId) -> tuple[Ability, ...]:
        """What a card says now: its own abilities, or those that it is lent."""
        return text_now(self.state, card).card.abilities

    def view(self, seat: Seat) -> View:
        """What a seat may know now."""
        return view(self, seat)

    @property
    def seed(self) -> int:
        """What chance came of, unless it came of a key; -1 where that is not known."""
        seed = self._setup.get("seed")
        return seed if isinstance(seed, int) else -1

    def copy(self) -> Game:
        """An independent game in the same state."""
        new = Game(self.state.copy(), self.names, self._setup)
        new.choices = self.choices.copy()
        new._begun = self._begun
        new._decision = self._decision
        new.forced = None if self.forced is None else self.forced.copy()
        new.ran = None if self.ran is None else self.ran.copy()
        return new

    def settled_by(self, option: Option) -> list[Option]:
        """What a choice settles of the same play besides: cards and targets of which there is but one."""
        tried, found = self.copy(), list[Option]()
        asked = tried.decision
        tried.choose(option)
        st = tried.state
        while asked is not None and st.agenda:
            ask = st.agenda[-1]
            if not isinstance(ask, AskDraft) or ask.seat != asked.seat:
                break
            options = legal.options(st, ask)
            if len(options) != 1:
                break
            found.append(options[0])
            answer(st, ask, options[0])
        return found

    def open_to(self, seat: Seat) -> Game:
        """A copy in which a seat knows every card, for whoever may see all of them; piles stay piles in its view."""
        new = self.copy()
        M.reveal_all(new.state, seat)
        return new

    def events(self) -> list[GameEvent]:
        """What happened since this was last asked; for the view, which filters it."""
        return M.take_events(self.state) if self.state.events else []

    def tell_nobody(self) -> None:
        """Nobody reads what happens any more, here and in copies: it is not noted, and `events` says nothing."""
        M.take_events(self.state, last=True)

    def record(self) -> dict[str, Any]:
        """Setup and choices as plain values: loading is replaying (principle 11)."""
        return {
            "format": FORMAT,
            "rules": RULES_VERSION,
            "ruleset": self.state.rules.name,
            "names": list(self.names),
            **self._setup,
            "choices": [list(o) for o in self.choices],
            "digest": self.state.digest(),
        }

    # ----------------------------------------------------------------------------------------------- running

    def _run(self) -> None:
        """Run frames until somebody must choose or the game is over."""
        self._decision = advance(self.state, self.forced, self.ran)


def advance(
    st: State, forced: list[Option] | None = None, ran: list[Frame] | None = None
) -> Decision | None:
    """Run the agenda; forced choices are made (and noted in `forced`), empty windows passed; the open decision.

    What is done of the agenda is noted in `ran`, where that is asked for.
    """
    ready: list[Option] | None = None
    """The options of a window just opened, found while looking for somebody who has any."""
    stirs, sweeps = st.derived.stirs, st.definitions.sweeps
    for _ in range(MOST_FRAMES):
        if st.outcome is not None:
            return None
        if st.win_check and not _paying(st):
            turn.look_for_victory(st)
            continue
        if not st.agenda:
            raise EngineBug("nothing remains to be done and the game is not over")
        frame: Any = st.agenda[-1]
        op = frame.op
        if op in AT_REST:
            may_stir = stirs or st.definitions.copies or (sweeps and not st.derived.by_moment.swept)
            if may_stir and stirred(st):
                ready = None
                continue
            if op == "window":
                ready = run_window(st, frame, legal.window_options, may_change, forced)
                continue
            if op == "ask":
                decision = _asked(st, frame, ready, forced)
                ready = None
                if decision is None:
                    continue
                return decision
        M.pop(st)
        if ran is not None:
            ran.append(frame)
        HANDLERS[op](st, frame)
    raise EngineBug(f"the game does not come to rest: {MOST_FRAMES} things happened since the last choice")


def _asked(st: State, frame: Any, ready: list[Option] | None, forced: list[Option] | None) -> Decision | None:
    """The decision that a question leads to; None where it falls away or answers itself.

    `ready` is what may be chosen, where that is known.
    """
    kind, seat = frame.kind, frame.seat
    if st.seats[seat].out:
        _drop_question(st)
        return None
    if kind in OF_A_COMBAT and combat.undone(st, frame.cid):
        M.pop(st)
        return None
    found = legal.options(st, frame) if ready is None else ready
    if kind == "menu":
        if found and found != ONLY_PASS:
            return new_tuple(Decision, (seat, kind, tuple(found), False, "", frame, None))
    if len(found) == 1:
        if forced is not None:
            forced.append(found[0])
        answer(st, frame, found[0])
        return None
    draft = frame.draft if kind == "draft" else None
    if not found and draft is not None and draft.begun:
        M.cut(st, draft.base + 1)  # every attack has been answered away; back to the menu
        return None
    if not found:
        raise EngineBug(f"the question {frame!r} has no options")
    window = legal.window_at(st, draft.base if draft is not None else len(st.agenda) - 1)
    cancellable = draft is not None and not draft.begun
    name = window.name if window is not None else ""
    return new_tuple(Decision, (seat, kind, tuple(found), cancellable, name, frame, draft))


def _paying(st: State) -> bool:
    """WIN-03: points of one instant are still being handed out."""
    return bool(st.agenda) and st.agenda[-1].op in ("award", "take points", "pay points")


def _drop_question(st: State) -> None:
    """The asked player has left the game: the turn passes on, other questions fall away."""
    ask: Any = st.agenda[-1]
    M.pop(st)
    deploying = bool(st.agenda) and st.agenda[-1].op == "deployment"
    if ask.kind in ("menu", "discard", "session") and st.turn.seat == ask.seat and not deploying:
        turns = next((at for at in range(len(st.agenda), 0, -1) if st.agenda[at - 1].op == "turns"), 0)
        M.cut(st, turns)  # what a cycle still holds is not this turn's
        M.push(st, NextTurnFrame(seat=ask.seat))


def answer(st: State, ask: Question, option: Option) -> None:
    """Carry out a choice that is known to be legal."""
    kind, seat, key = ask.kind, ask.seat, option.key
    if kind in ("menu", "window", "session", "spell", "found"):
        if key == "end turn":
            M.pop(st)
            turn.answer_end(st)
        elif key == "pass" and kind == "menu":
            if st.rules.may_hold_back:
                note_held_back(st, seat, legal.laid_down_now(st, seat))
            M.pop(st)
        elif key == "pass":
            M.pop(st)
            frame = st.agenda[-1]
            assert isinstance(frame, WindowFrame)
            after = (frame.place + 1) % len(frame.window.order)
            passed = (frame.window, after, frame.passes + 1, frame.answered, "window")
            M.replace_frame(st, len(st.agenda) - 1, new_tuple(WindowFrame, passed))
        elif key == "done":
            M.pop(st)
            M.pop(st)
        elif key == "embargo":
            M.pop(st)
            frame = st.agenda[-1]
            M.pop(st)
            assert isinstance(frame, WindowFrame)
            plays.lay_embargo(st, seat, frame.window.pending)
        else:
            base = len(st.agenda) - 1
            window = legal.window_at(st, base)
            answers = window.pending if window is not None else 0
            called = ask.caster if isinstance(ask, AskSpell) and not ask.summons else NO_CARD
            draft = new_draft(key, seat, NO_CARD, -1, answers, called, base)
            if isinstance(ask, AskSpell) and ask.summons:
                draft = draft.but(summoner=ask.caster)
            if isinstance(ask, AskFound):
                if ask.taken >= 0:
                    draft = draft.but(taken=True, paid=ask.taken)
                draft = drafts.fill(st, draft, card_option(ask.card))
            if key == "attack" and anybody_could(st, "attack begun"):
                _go_on(st, draft.but(begun=True))
                open_window(st, "attack begun")
            else:
                _go_on(st, draft)
        return
    if isinstance(ask, AskDraft):
        M.pop(st)
        _go_on(st, drafts.fill(st, ask.draft, option))
        return
    M.pop(st)
    ANSWERS[kind](st, ask, option)


def _go_on(st: State, draft: Draft) -> None:
    """Ask for the next choice of a draft, or carry it out."""
    if drafts.complete(st, draft := drafts.turned(st, draft)):
        plays.commit(st, draft)
    else:
        M.push(st, new_tuple(AskDraft, (draft.seat, draft, "draft", "ask")))


Layout = tuple[tuple[tuple[CardId, ...], tuple[CardId, ...], tuple[CardId, ...]], ...]
"""For every seat the ids of its deck, of its collection, and of what it begins with."""


def pin(
    decks: Sequence[Deck], cards: Callable[[str], Card], nobodys: tuple[str, ...] = (), turned: bool = False
) -> tuple[Definitions, Layout]:
    """Give each card an id; definitions once each, by seats, then what is nobody's. `turned`: rules turn cards over."""
    names = dict.fromkeys((*(name for deck in decks for name in deck.every()), *nobodys))
    definitions = [cards(name) for name in names]
    laid = tuple((deck.cards, deck.collection, deck.start) for deck in decks)
    key = (tuple(map(id, definitions)), laid, nobodys, turned)
    found = _KEPT.get(key)
    if found is None:
        if len(_KEPT) >= 16:
            _KEPT.clear()
        found = _KEPT[key] = _pinned(decks, definitions, {name: i for i, name in enumerate(names)}, nobodys, turned)
    return found


_KEPT: Final[dict[tuple[Any, ...], tuple[Definitions, Layout]]] = {}
"""The last few games' definitions: many games are played with the same decks. A kept entry keeps its cards alive."""


def _pinned(
    decks: Sequence[Deck], definitions: list[Card], index: dict[str, int], nobodys: tuple[str, ...], turned: bool
) -> tuple[Definitions, Layout]:
    lists, nxt = list[list[int]](), 0
    layout: list[tuple[tuple[CardId, ...], tuple[CardId, ...], tuple[CardId, ...]]] = []
    for deck in decks:
        a = nxt + len(deck.cards)
        b = a + len(deck.collection)
        c = b + len(deck.start)
        lists.append([index[name] for name in deck.every()])
        layout.append((tuple(range(nxt, a)), tuple(range(a, b)), tuple(range(b, c))))
        nxt = c
    return Definitions(definitions, lists, [index[name] for name in nobodys], turned), tuple(layout)
