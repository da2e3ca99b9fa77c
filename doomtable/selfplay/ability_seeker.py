"""The ability seeker: a player for all seats that plays towards abilities still to happen.

It prefers verbs and choices that bring a wanted card forward, and keeps such a card for what is wanted of it. At the
menu it also plays on in its head, a few lines of
chance choices on copies of the game; chance is part of the state, so a line that makes something wanted happen makes it
happen at the table as well, and is followed.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from random import Random
from typing import Final, Literal

from doomtable.rules import language as L
from doomtable.rules import legal
from doomtable.rules.card_defs import CardDef
from doomtable.rules.game import Decision, Game
from doomtable.rules.play_budget import budget
from doomtable.rules.play_modes import PlayMode
from doomtable.rules.state_parts import Draft
from doomtable.rules.terms import NO_CARD, CardId, Option, Seat
from doomtable.rules.ways import target_options, way_refusal
from doomtable.selfplay.ability_tracker import AbilityRef, AbilityTracker

TRIED: Final = 4
AHEAD: Final = 16
"""How many lines are tried at a menu, and how many choices each has at most."""
OFTEN: Final = 0.3
"""At how many menus lines are tried."""
EAGER: Final = 0.7
"""How often a choice that brings a wanted card forward is preferred."""

Moment = Literal["menu", "combat", "any"]
MOMENTS: Final[tuple[Moment, ...]] = ("menu", "combat", "any")
"""When helpful cards are played and used that can be at any time: at a wrong one they do no good, or undo some."""

WANTING: Final = ("meditate", "muster")
"""What is done where a card cannot be brought forward: D are wanting, or warriors."""

AT_MENU: Final = ("action", "turn")
"""Windows of what is played from the menu only."""
FIGHTING: Final = ("attack",)
BRINGING: Final[Mapping[str, tuple[str, ...]]] = {
    **dict.fromkeys(
        (
            "attacked", "tactic", "hit", "struck at", "hurt", "harmed", "wounded", "killed", "annihilated", "lost",
            "leaves", "combat end", "survived", "earned",
        ),
        FIGHTING,
    ),
    "player attacked": ("attack", "sabotage", "player"), "played": ("play", "cast"), "used": ("use",),
    "mustered": ("muster",), "enters": ("muster",), "covered": ("seek cover",), "uncovered": ("exit cover",),
    "transferred": ("transfer",), "equipped": ("equip",), "attached": ("equip", "bestow"),
}  # fmt: skip
"""What brings an event about for which an ability waits."""


class AbilitySeeker:
    """Chooses for every seat of one game until all that is wanted has happened, then by chance alone."""

    def __init__(
        self,
        game: Game,
        happened: AbilityTracker,
        wanted: frozenset[AbilityRef],
        company: frozenset[str],
        lines: int,
        rng: Random,
    ) -> None:
        """`happened` looks at the game; `company` are cards that are helpful; so many `lines` are tried in all."""
        self._game = game
        self._wanted = wanted
        self._happened = happened
        self._company = company
        self._lines = lines
        self._rng = rng
        self._line: list[Option] = []
        self._moment = rng.choice(MOMENTS)

    def pick(self, decision: Decision) -> Option:
        """One of the options of the open question."""
        if self._line:
            option = self._line.pop(0)
            if option in decision.options:
                return option
            self._line = []
        if len(decision.options) == 1:
            return decision.options[0]
        wanted = self._wanted - self._happened.abilities
        if not wanted:
            return self._rng.choice(decision.options)
        if decision.kind == "menu" and self._lines and self._rng.random() < OFTEN:
            line = self._ahead(decision, wanted)
            if line:
                self._line = line[1:]
                return line[0]
        spared = _spared(self._game, decision.seat, wanted)
        if self._moment == "combat" and not self._game.state.combats:
            spared |= _for_combat(self._game, decision.seat, self._company)
        return self._prefer(self._game, decision, {one.code for one in wanted}, spared)

    def _ahead(self, decision: Decision, wanted: frozenset[AbilityRef]) -> list[Option]:
        """Choices after which something wanted has happened, or there is something that it can be aimed at; none if no
        line that was tried leads there."""
        codes = {one.code for one in wanted}
        of = self._game.state.definitions.of
        spared = {of[card].card.code for card in _spared(self._game, decision.seat, wanted)}
        aimless = {one for one, aimed in _aims(self._game, wanted).items() if not aimed}
        if not (_near(self._game, decision, codes - spared) or aimless):
            return []
        for _ in range(min(TRIED, self._lines)):
            self._lines -= 1
            twin = self._game.copy()
            seen = self._happened.ahead(twin, wanted)
            line: list[Option] = []
            while len(line) < AHEAD and (asked := twin.decision) is not None:
                option = self._prefer(twin, asked, codes)
                line.append(option)
                try:
                    seen.before()
                    twin.choose(option)
                    _ = twin.decision
                    seen.after(option)
                except Exception:  # the game itself shall run into this fault
                    return line
                if seen.abilities & wanted or (aimless and any(_aims(twin, aimless).values())):
                    return line
        return []

    def _prefer(
        self, game: Game, decision: Decision, codes: set[str], spared: Collection[CardId] = ()
    ) -> Option:
        """An option by chance, mostly one that brings a card of these codes forward, or one of their company; none that
        plays a spared card, if there are others."""
        options = decision.options
        if spared:
            options = self._sparing(game, decision, spared, codes) or options
        if len(options) == 1:
            return options[0]
        for wanted in (codes, self._company):
            if self._rng.random() < EAGER:
                good = [option for option in _good(game, decision, wanted) if option in options]
                if wanted is self._company and decision.kind != "menu" and self._moment == "menu":
                    good = [option for option in good if option.key != "use"]
                if good:
                    return self._rng.choice(good)
        return self._rng.choice(options)

    def _sparing(
        self, game: Game, decision: Decision, spared: Collection[CardId], codes: Collection[str]
    ) -> tuple[Option, ...]:
        """The options that play none of these cards: no verb of theirs, unless a card is wanted that has it too."""
        st = game.state
        of = st.definitions.of
        rest = [card for card in (*st.seats[decision.seat].hand, *st.play) if card not in spared]
        needed = [
            card
            for card in rest
            if (of[card].card.code in codes or of[card].card.code in self._company)
            and (card in st.play or not of[card].plays or _open(game, decision.seat, card, of[card].plays))
        ]
        shut = {_verb(game, card) for card in spared} - {_verb(game, card) for card in needed}
        return tuple(o for o in decision.options if o.card not in spared and o.key not in shut)


def _spared(game: Game, seat: Seat, wanted: Collection[AbilityRef]) -> set[CardId]:
    """The cards of a hand of which one way to play them is wanted, and only others are open now."""
    st = game.state
    out = set[CardId]()
    for card in st.seats[seat].hand:
        d = st.definitions.of[card]
        every = d.card.abilities
        hoped = [way for way in d.plays if AbilityRef(d.card.code, every.index(way.ability)) in wanted]
        if hoped and len(hoped) < len(d.plays):
            if not _open(game, seat, card, hoped):
                out.add(card)
    return out


def _aims(game: Game, wanted: Collection[AbilityRef]) -> dict[AbilityRef, bool]:
    """The wanted ways to play cards of a hand in one of several, and whether there is anything to aim them at."""
    st = game.state
    out: dict[AbilityRef, bool] = {}
    for seat, there in enumerate(st.seats):
        for card in there.hand:
            d = st.definitions.of[card]
            for way in d.plays if len(d.plays) > 1 else ():
                one = AbilityRef(d.card.code, d.card.abilities.index(way.ability))
                if one in wanted and way.aims and not out.get(one):
                    draft = Draft("play", seat, 0, card, way=way.index)
                    out[one] = any(True for _ in target_options(st, draft, way, way.aims[0], None))
    return out


def _open(game: Game, seat: Seat, card: CardId, ways: Collection[PlayMode]) -> bool:
    """Whether a card can be played now in one of these ways."""
    st = game.state
    window, money = legal.window_at(st, len(st.agenda) - 1), budget(st, seat)
    return any(way_refusal(st, seat, card, way, window, money) is None for way in ways)


def _for_combat(game: Game, seat: Seat, codes: Collection[str]) -> set[CardId]:
    """The cards of these codes in a hand or in play that are played or used at any time alone, and so in a combat."""
    st = game.state
    of = st.definitions.of
    ways = {card: of[card].plays for card in st.seats[seat].hand} | {card: of[card].acts for card in st.play}
    return {
        card
        for card, there in ways.items()
        if of[card].card.code in codes and there and all(way.ability.window == "any" for way in there)
    }


def _verb(game: Game, card: CardId) -> str:
    """The verb with which a card is brought forward: out of the hand, or used in play."""
    return "use" if card in game.state.play else game.state.definitions.of[card].verb


def _good(game: Game, decision: Decision, codes: Collection[str]) -> list[Option]:
    """The options that bring cards of these codes forward."""
    options = decision.options
    if decision.kind in ("menu", "window", "session"):
        verbs = _verbs(game, decision.seat, codes)
        good = [option for option in options if option.key in verbs]
        return good or [option for option in options if option.key in WANTING and verbs]
    if decision.kind == "split":
        return [options[0], options[-1]]  # all of one kind
    if any(option.key == "player" for option in options) and "player" in _verbs(game, decision.seat, codes):
        return [option for option in options if option.key == "player"]
    return [option for option in options if option.card != NO_CARD and _among(game, option.card, codes)]


def _among(game: Game, card: CardId, codes: Collection[str]) -> bool:
    """Whether a card is one of these codes, or has one of them on it: so they come together."""
    of, row = game.state.definitions.of, game.state.play.get(card)
    return of[card].card.code in codes or (row is not None and any(of[a].card.code in codes for a in row.atts))


def _near(game: Game, decision: Decision, codes: Collection[str]) -> bool:
    """Whether a card of these codes is in play, could be brought forward now, or waits in a hand for its moment."""
    st = game.state
    of = st.definitions.of
    if any(of[card].card.code in codes for card in st.play):
        return True
    if _waits(game, codes):
        return True
    verbs = _verbs(game, decision.seat, codes)
    return any(option.key in verbs for option in decision.options)


def _waits(game: Game, codes: Collection[str]) -> bool:
    """Whether a card of these codes waits in a hand for its moment, in a combat mostly."""
    return any(_waiting(d) for d in _held(game, codes))


def _held(game: Game, codes: Collection[str]) -> set[CardDef]:
    """The cards of these codes in all hands."""
    of = game.state.definitions.of
    return {of[card] for seat in game.state.seats for card in seat.hand if of[card].card.code in codes}


def _waiting(d: CardDef) -> list[L.Play]:
    """The ways to play a card that are for another moment than the menu."""
    plays = [ability for ability in d.card.abilities if isinstance(ability, L.Play)]
    return [play for play in plays if play.window not in AT_MENU]


def _events(d: CardDef) -> list[L.EventName]:
    """The events for which a card waits that lies in play."""
    out = [a.event.name for a in d.card.abilities if isinstance(a, L.On | L.Goal) and a.event is not None]
    return out + [a.to.name for a in d.card.abilities if isinstance(a, L.Act) and a.to is not None]


def _verbs(game: Game, seat: Seat, codes: Collection[str]) -> set[str]:
    """The verbs that bring cards of these codes forward: out of the hand, used where they lie, what they wait for."""
    st = game.state
    of = st.definitions.of
    verbs = {of[card].verb for card in st.seats[seat].hand if of[card].card.code in codes}
    if "muster" in verbs:
        verbs.add("muster in cover")
    there = {of[card] for card in st.play if of[card].card.code in codes}
    if any(d.acts for d in there):
        verbs.add("use")
    if any(d.carries for d in there):
        verbs.add("enter vehicle")
    if any(d.goals for d in there):
        verbs.add("attack")
    for d in there:
        for name in _events(d):
            verbs.update(BRINGING.get(name, ()))
    for d in _held(game, codes):
        for play in _waiting(d):
            verbs.update(BRINGING.get(play.to.name, FIGHTING) if play.to is not None else FIGHTING)
    return verbs
