"""What one seat knows of a whole game at its own question, as a value from which the rest can be imagined.

A view is for looking; this is for playing on. Like a view it is an allow-list: every field of the state is named here
and either taken over, filtered or left out, and a test fails when the state gets a field nobody decided about. Cards
are numbered anew by the places where they lie, so that neither deck-list places nor the order of a pile can be read
from a number; a card the seat does not know is a number without a name. Ids of combats, plays and effects are counted
anew too. The key of the generator, what a scenario feeds it, and how often it was used are left out.

What remains to be done (the agenda) is public but for cards named in it, which are renumbered place by place, and for
two things: missions that others fulfil in secret, and windows that somebody else's hand alone has opened.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, NamedTuple

from doomtable.rules.actions.combat_changes import CHANGES
from doomtable.rules.attack_permit import ATTACKED
from doomtable.rules.bases import LEFT
from doomtable.rules.bindings import Bindings
from doomtable.rules.definitions import Definitions
from doomtable.rules.frames import DisclosedFrame, SecretFrame, SettleFrame, WindowFrame
from doomtable.rules.game import Game
from doomtable.rules.held_back import HELD_BACK
from doomtable.rules.mulligan import REDRAWN
from doomtable.rules.prison import Prisoner
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.state import CardInPlay, Delayed, Frame, SeatState, State, Timed, Window, replaced
from doomtable.rules.state_parts import CombatState, Draft, Pending
from doomtable.rules.terms import NO_CARD, PILES, CardId, Option, Seat
from doomtable.rules.view import knows, option_view
from doomtable.rules.wars import ASKED
from doomtable.rules.window_masks import seat_mask
from doomtable.rules.windows import FIRST

Used = tuple[str, int | str, int, int]
"""A limit used up: scope; a card's number, a card's name or ''; which ability or mark; how often."""
Running = tuple[Timed, str, int]
"""A passing effect: which of the continuous texts of which card it is (`cont` itself says nothing outside its game)."""

SEAT_PLAIN: Final = ("D", "P", "reserve", "turns", "out", "countdown", "markers", "war", "colony")
SEAT_CARDS: Final = (*PILES, "squad", "kohort", "outpost", "beside", "unrevealed", "attached")
ROW_PLAIN: Final = (
    "controller", "cover", "inside", "known_cover", "left_cover", "marks", "seat", "slot", "unpaid", "wounded", "zone",
)  # fmt: skip
STATE_PLAIN: Final = (
    "turn", "round", "idle", "slots", "tick", "sudden", "win_check", "draws",
    "raised_goal", "seating", "turned_round",
)  # fmt: skip
NOTHING_TO_DO: Final = SettleFrame(pid=0)
"""Stands for what the seat may not know to be waiting, so that depths stay the same."""
DEFINED: Final = ("turn", "draw to draw", "combat", "game", "ride", LEFT, HELD_BACK)
"""The scopes of limits that name a card."""
NOTES: Final = (REDRAWN[:2], ASKED[:2], ATTACKED[:2], ("combat", CHANGES))
"""What is noted of a player in those scopes and names none."""

FRAMES: Final[dict[str, str]] = {
    "deal": "", "turn": ".", "draw step": "", "draw": "", "draw on": "...",
    "to actions": "", "actions": "", "session": "...c..",
    "cycle": "", "phase": ".", "draw up": ".", "drawn up": ".", "deployment": "...", "turns": ".", "revealment": ".",
    "closing": "", "discard step": ".", "end turn": "", "close turn": "", "next turn": ".",
    "attack": "cc.....", "recheck": "i.", "combat": "i", "hit": "i...", "deaths": "i", "die": "cci", "tell": "cci",
    "bury": "bs", "depart": "c..cs", "award": "aa", "fallen": "f", "battle bonus": ".",
    "close combat": "i", "survived": "cc.", "take points": "a", "pay points": "IC",
    "resolve": "i", "finish": "i", "reveal": "c.i", "undo muster": "i", "settle": "i", "after action": "",
    "sabotage pays": ".c.",
    "do": "..x", "trigger": "c.xi", "mission": "c.x", "secret": "c.x", "disclosed": "c.xi", "reward": "c.xi",
    "mission done": "c.x", "hurt": "cc......", "suffer": "i.....", "won": "i.", "choose again": "..xm",
    "rounds": "..xM", "window": "w...", "unveil": ".Ci.", "picked": "..x.i", "take": "..xcs",
}  # fmt: skip
"""What stands in each place of a frame, before its words: `.` something public, `c` a card, `C` cards, `m` cards among
words, `M` several such, `i` the id of a combat or play, `I` such ids, `x` Bindings, `d` a Draft, `w` a Window, `W` one
or none, `a` awards, `b` the dead to be buried, `f` those killed and who earns it, `s` what is
said of what may happen instead."""
QUESTIONS: Final[dict[str, str]] = {
    "menu": ".", "window": ".", "session": ".", "draft": ".d", "spell": ".c.", "found": ".c.W.", "may": "..xc...",
    "either": "..x",
    "tactic": ".i", "warzone": ".i", "weapon": ".ic", "struck": ".ic", "split": "..ccaa", "pick": "..xC.",
    "search": "..x.", "share": "..x..", "share d": ".x...", "trade": ".xC.c",
    "hand loss": "...x", "keep": ".C.", "goal": ".c.x", "instead": ".x..", "choose": "..xmmM", "question": "..x.",
    "bid": "..x...",
    "reply": "..x.", "join": "..xc.", "pay": "..x", "convert": "..c", "convert n": "..c.", "discard": "...",
    "mulligan": ".", "war": ".", "war for": ".", "under": ".", "bonus": ".c", "base": "...",
    "inside": ".cc",
}  # fmt: skip
"""The same for questions, by their kind."""


class Knowledge(NamedTuple):
    """What a seat knows at its question. Numbers of cards are places in `names`; equal values know the same."""

    seat: Seat
    rules: Ruleset
    players: tuple[str, ...]
    names: tuple[str | None, ...]
    """The name of every card, None where the seat does not know it."""
    owners: tuple[Seat, ...]
    warriors: tuple[CardId, ...]
    """The unknown cards of which it is plain that they are warriors: those in cover."""
    own: tuple[str, ...]
    """The seat's own cards that lie where it cannot see them, by name."""
    known: tuple[int, ...]
    """For every card the mask of the seats that know it, as far as this seat can tell."""
    seats: tuple[tuple[tuple[str, Any], ...], ...]
    used: tuple[tuple[Used, ...], ...]
    rows: tuple[tuple[tuple[str, Any], ...], ...]
    limbo: tuple[CardId, ...]
    table: tuple[CardId, ...]
    set_aside: tuple[CardId, ...]
    claims: tuple[tuple[Seat, CardId], ...]
    agenda: tuple[Frame, ...]
    combats: tuple[CombatState, ...]
    pending: tuple[Pending, ...]
    effects: tuple[Running, ...]
    delayed: tuple[Delayed, ...]
    plain: tuple[tuple[str, Any], ...]
    counter: int
    kind: str
    """The kind of the open question."""
    options: tuple[Option, ...]
    """Its options, in the order of the question; alike where the seat cannot tell them apart."""
    doubled: tuple[tuple[CardId, CardId | str], ...] = ()
    """The cards that are a warrior once more, with that one's own card; others with the name of what they are."""


def knowledge(game: Game, seat: Seat) -> Knowledge:
    """What `seat` knows; it must be the one that is asked (ValueError)."""
    decision = game.decision
    if decision is None or decision.seat != seat:
        raise ValueError(f"seat {seat} is not asked")
    st = game.state
    return _Telling(st, seat).all(game.names, decision.kind, decision.options)


class _Telling:
    """One seat's numbering of the cards and ids of a state, and everything told in it."""

    def __init__(self, st: State, seat: Seat) -> None:
        self.st, self.seat = st, seat
        gone = {c for owned in st.seats for c in (*owned.discard, *owned.annihilated)}
        self.named = gone.intersection(_named(st))
        self.places = tuple(dict.fromkeys(self._places()))
        self.cards = {card: n for n, card in enumerate(self.places)}
        born = [p.id for p in st.pending] + [c.id for c in st.combats] + [e.id for e in st.effects]
        born += [d.id for d in st.delayed] + [row.order for row in st.play.values()]
        self.ids = {old: n for n, old in enumerate(sorted(set(born)), start=1)}
        self.kinds: dict[str, Callable[[Any], Any]] = {
            ".": lambda value: value, "c": self.card, "C": self.several, "m": self.mixed, "i": self.ident,
            "M": lambda rounds: tuple(map(self.mixed, rounds)),
            "I": lambda ids: tuple(map(self.ident, ids)), "x": self.ctx, "d": self.draft, "w": self.window,
            "W": lambda w: None if w is None else self.window(w),
            "a": lambda shares: tuple((*a[:3], self.card(a[3]), self.card(a[4])) for a in shares),
            "s": lambda settled: tuple((self.card(c), self.card(by), *rest) for c, by, *rest in settled),
            "f": lambda dead: tuple((self.card(c), seat) for c, seat in dead),
            "b": lambda dead: tuple((self.card(c), self.card(by), self.ident(pid)) for c, by, pid in dead),
        }  # fmt: skip

    def known(self, card: CardId) -> bool:
        return knows(self.st, card, self.seat) or card in self.named

    def _places(self) -> Iterator[CardId]:
        """Every card the seat can point at, by where it lies; in other hands the known ones come first."""
        for s, owned in enumerate(self.st.seats):
            for zone in PILES:
                pile: tuple[CardId, ...] = getattr(owned, zone)
                if s == self.seat or zone in ("draw", "discard", "annihilated"):
                    yield from pile
                else:
                    yield from (c for c in pile if self.known(c))
                    if zone == "hand":
                        yield from (c for c in pile if not self.known(c))
        for row in self.st.play.values():
            yield row.id
            yield from row.holds
        yield from self.st.limbo
        yield from self.st.set_aside

    # ---------------------------------------------------------------------------------------------- renaming

    def card(self, card: CardId) -> CardId:
        return self.cards.get(card, NO_CARD) if card >= 0 else card

    def aim(self, card: CardId) -> CardId:
        """The number of a card that something is about; of one that a pile hides that of the first hidden there.

        Which of a hand is laid face down under a card, where in a pile one lies that was picked, nobody is to tell.
        """
        if card < 0 or self.known(card) or self.st.definitions.owner[card] < 0:
            return self.card(card)
        owned = self.st.seats[self.st.definitions.owner[card]]
        pile = next((pile for pile in (owned.hand, owned.draw, owned.discard) if card in pile), ())
        return self.card(next((c for c in pile if not self.known(c)), card))

    def several(self, cards: Iterable[CardId]) -> tuple[CardId, ...]:
        return tuple(map(self.card, cards))

    def mixed(self, things: Iterable[CardId | str]) -> tuple[CardId | str, ...]:
        return tuple(self.card(thing) if isinstance(thing, int) else thing for thing in things)

    def ident(self, old: int) -> int:
        """The new id; 0, which nothing has, for what is settled already."""
        return self.ids.get(old, 0)

    def ctx(self, ctx: Bindings) -> Bindings:
        return replaced(
            ctx, me=self.card(ctx.me), targets=tuple(map(self.aim, ctx.targets)), caster=self.card(ctx.caster),
            it=self.aim(ctx.it), by=self.card(ctx.by), pending=self.ident(ctx.pending),
        )  # fmt: skip

    def draft(self, d: Draft) -> Draft:
        return d.but(
            card=self.card(d.card), targets=self.several(d.targets), caster=self.card(d.caster),
            host=self.card(d.host), called=self.card(d.called), place=self.card(d.place), answers=self.ident(d.answers),
            summoner=self.card(d.summoner),
        )  # fmt: skip

    def window(self, w: Window) -> Window:
        return replaced(w, pending=self.ident(w.pending), relevant=tuple(map(self.aim, w.relevant)))

    def frame(self, frame: Frame) -> Frame:
        values: Any = frame
        kinds = QUESTIONS[values.kind] if frame.op == "ask" else FRAMES[frame.op]
        told: Frame = values._make((
            *(self.kinds[kind](value) for kind, value in zip(kinds, values, strict=False)), *values[len(kinds) :],
        ))  # fmt: skip
        return told

    # ----------------------------------------------------------------------------------------------- telling

    def all(self, players: tuple[str, ...], kind: str, options: tuple[Option, ...]) -> Knowledge:
        st, of, owner, own = self.st, self.st.definitions.of, self.st.definitions.owner, self.st.definitions.own
        hidden = {p.card for p in st.pending if p.kind == "muster in cover"}
        hidden |= {row.id for row in st.play.values() if row.unpaid}
        unseen = [c for c in range(len(of)) if owner[c] == self.seat and not self.known(c)]
        return Knowledge(
            self.seat,
            st.rules,
            players,
            tuple(own(c).card.name if self.known(c) else None for c in self.places),
            tuple(owner[c] for c in self.places),
            tuple(n for n, c in enumerate(self.places) if c in hidden and not self.known(c)),
            tuple(sorted(own(c).card.name for c in unseen)) if not st.seats[self.seat].out else (),
            tuple(self._mask(c) for c in self.places),
            tuple(self._seat(s, owned) for s, owned in enumerate(st.seats)),
            tuple(tuple(u for u in map(self._used, owned.used) if u is not None) for owned in st.seats),
            tuple(self._row(row) for row in st.play.values()),
            self.several(st.limbo),
            self.several(st.table),
            self.several(st.set_aside),
            tuple((who, self.card(card)) for who, card in st.claims),
            tuple(self._waiting(at, frame) for at, frame in enumerate(st.agenda)),
            tuple(map(self._combat, st.combats)),
            tuple(self._pending(p) for p in st.pending if not self._secret(p)),
            tuple(map(self._running, st.effects)),
            tuple(map(self._delayed, st.delayed)),
            tuple((name, getattr(st, name)) for name in STATE_PLAIN),
            len(self.ids),
            kind,
            tuple(self._option(o) for o in options),
            tuple(
                (self.card(card), self.card(original) if isinstance(original, int) else original)
                for card, original in st.definitions.doubled
                if self.known(card)
            ),
        )

    def _mask(self, card: CardId) -> int:
        """Who knows a card: of one the seat does not know, only that whoever holds it does."""
        st = self.st
        if knows(st, card, self.seat):
            return st.known[card]
        if card in st.play:
            return 1 << st.play[card].controller
        holder = next((s for s, owned in enumerate(st.seats) if card in owned.hand), None)
        if holder is None:  # or it lies face down under a card of somebody
            holder = next((row.controller for row in st.play.values() if card in row.holds), None)
        return 0 if holder is None else 1 << holder

    def _seat(self, s: Seat, owned: SeatState) -> tuple[tuple[str, Any], ...]:
        piles = []
        for zone in SEAT_CARDS:
            cards = [self.cards[c] for c in getattr(owned, zone) if c in self.cards]
            piles.append((zone, tuple(sorted(cards) if zone == "hand" and s != self.seat else cards)))
        return (*((name, getattr(owned, name)) for name in SEAT_PLAIN), *piles)

    def _used(self, used: tuple[str, int, int]) -> Used | None:
        scope, mark, n = used
        if scope not in DEFINED or (scope, mark) in NOTES:
            return (scope, "", mark, n)
        if scope == "draw to draw" and -107 < mark <= -100:  # a player who was sabotaged
            return (scope, "", mark, n)
        card, ability = mark >> 3, mark & 7
        if scope in ("ride", LEFT):
            n = self.card(n)  # who got in or out; the base it belonged to
        if card < 0:
            return (scope, self.st.definitions.defs[-1 - card].card.name, ability, n)
        return (scope, self.cards[card], ability, n) if card in self.cards and self.known(card) else None

    def _row(self, row: CardInPlay) -> tuple[tuple[str, Any], ...]:
        return (
            ("id", self.card(row.id)), ("host", self.card(row.host)), ("atts", self.several(row.atts)),
            ("place", self.card(row.place)), ("field", self.card(row.field)),
            ("holds", self.several(row.holds)), ("prison", tuple(map(self._prisoner, row.prison))),
            ("doomed", self.several(row.doomed)),
            ("chosen", self.mixed(row.chosen)), ("order", self.ident(row.order)),
            *((name, getattr(row, name)) for name in ROW_PLAIN),
        )  # fmt: skip

    def _prisoner(self, one: Prisoner) -> Prisoner:
        return one._replace(
            id=self.card(one.id), order=self.ident(one.order), host=self.card(one.host), atts=self.several(one.atts),
            chosen=self.mixed(one.chosen), holds=self.several(one.holds), place=self.card(one.place),
            field=self.card(one.field),
        )  # fmt: skip

    def _combat(self, c: CombatState) -> CombatState:
        return c.but(
            id=self.ident(c.id), attacker=self.card(c.attacker), defender=self.card(c.defender),
            warzone=self.card(c.warzone),
            aweapon=self.card(c.aweapon), dweapon=self.card(c.dweapon),
            before=tuple((self.card(card), was) for card, was in c.before), shown=self.several(c.shown),
            helpers=tuple((self.card(a), self.card(b)) for a, b in c.helpers),
            struck=tuple((self.card(a), self.card(b)) for a, b in c.struck), fallen=self.several(c.fallen),
            joined=tuple((self.card(a), *how) for a, *how in c.joined),
            rolls=tuple((self.card(a), stat, n) for a, stat, n in c.rolls),
            aimed=tuple((self.card(a), self.card(b)) for a, b in c.aimed), fences=self.several(c.fences),
            guests=tuple((self.card(a), self.card(b)) for a, b in c.guests),
            late=tuple((effect, self.ctx(ctx)) for effect, ctx in c.late),
        )  # fmt: skip

    def _secret(self, p: Pending) -> bool:
        return p.seat != self.seat and p.card != NO_CARD and p.card in self.st.seats[p.seat].hand

    def _pending(self, p: Pending) -> Pending:
        return p.but(
            id=self.ident(p.id), card=self.aim(p.card), host=self.aim(p.host), ctx=self.ctx(p.ctx),
            place=self.card(p.place),
        )  # fmt: skip

    def _anchor(self, until: str, anchor: int) -> int:
        return (
            self.ident(anchor)
            if until == "combat"
            else self.card(anchor)
            if until in ("", "host leaves", "healed")
            else anchor
        )

    def _running(self, e: Timed) -> Running:
        name, place = text_of(self.st.definitions, e.cont)
        told = replaced(
            e, id=self.ident(e.id), cont=0, ctx=self.ctx(e.ctx), on=self.several(e.on),
            anchor=self._anchor(e.until, e.anchor),
        )  # fmt: skip
        return told, name, place

    def _delayed(self, d: Delayed) -> Delayed:
        anchor = self._anchor(d.node.until, d.anchor)
        combat = self.ident(d.combat) if d.combat else 0
        return replaced(d, id=self.ident(d.id), ctx=self.ctx(d.ctx), anchor=anchor, combat=combat)

    def _waiting(self, at: int, frame: Frame) -> Frame:
        if isinstance(frame, SecretFrame | DisclosedFrame) and frame.ctx.you != self.seat:
            return NOTHING_TO_DO
        if isinstance(frame, WindowFrame) and at < len(self.st.agenda) - 2:
            w = frame.window
            public = w.name == "combat" or w.kind == FIRST
            if not frame.answered and not public and not seat_mask(self.st, self.seat) & w.mask:
                return NOTHING_TO_DO
        return self.frame(frame)

    def _option(self, option: Option) -> Option:
        """An option in the new numbers; those that look alike to the seat are the first of their kind."""
        if (
            option.card == NO_CARD
            or self.known(option.card)
            or option_view(self.st, option, self.seat).handle < -1
        ):
            return option._replace(card=self.card(option.card))
        alike = (c for c in self.places if self.st.definitions.owner[c] == self.st.definitions.owner[option.card])
        hand = self.st.seats[self.st.definitions.owner[option.card]].hand
        return option._replace(
            card=next((self.cards[c] for c in alike if c in hand and not self.known(c)), NO_CARD)
        )


def text_of(definitions: Definitions, cont: int) -> tuple[str, int]:
    """The card a continuous text stands on, and which of its texts it is."""
    owner = max((d for d in definitions.defs if d.first <= cont), key=lambda d: (d.first, d.index))
    return owner.card.name, cont - owner.first


def _named(st: State) -> Iterator[CardId]:
    """The cards whose effects run or are about to, and who fights: everybody has seen them before they went."""
    for e in st.effects:
        yield e.ctx.me
    for d in st.delayed:
        yield d.ctx.me
    for p in st.pending:
        yield p.ctx.me
    for c in st.combats:
        yield from (c.attacker, c.defender, *c.fallen, *(helper for helper, _ in c.helpers))
    for frame in st.agenda:
        if frame.op not in ("secret", "disclosed"):
            parts: Any = frame
            yield from (part.me for part in parts if isinstance(part, Bindings))
