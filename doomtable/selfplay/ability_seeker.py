"""The ability seeker: a player for all seats that plays towards abilities still to happen.

It prefers verbs and choices that bring a wanted card forward. At the menu it also plays on in its head, a few lines of
chance choices on copies of the game; chance is part of the state, so a line that makes something wanted happen makes it
happen at the table as well, and is followed.
"""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Final

from doomtable.rules.game import Decision, Game
from doomtable.rules.terms import NO_CARD, CardId, Option
from doomtable.selfplay.ability_tracker import AbilityRef, AbilityTracker

TRIED: Final = 4
AHEAD: Final = 16
"""How many lines are tried at a menu, and how many choices each has at most."""
OFTEN: Final = 0.3
"""At how many menus lines are tried."""
EAGER: Final = 0.7
"""How often a choice that brings a wanted card forward is preferred."""

WANTING: Final = ("meditate", "muster")
"""What is done where a card cannot be brought forward: D are wanting, or warriors."""

AT_MENU: Final = ("action", "turn")
"""Windows of what is played from the menu only."""


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
        return self._prefer(self._game, decision, {one.code for one in wanted})

    def _ahead(self, decision: Decision, wanted: frozenset[AbilityRef]) -> list[Option]:
        """Choices after which something wanted has happened; none if no line that was tried leads there."""
        codes = {one.code for one in wanted}
        if not _near(self._game, decision, codes):
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
                if seen.abilities & wanted:
                    return line
        return []

    def _prefer(self, game: Game, decision: Decision, codes: set[str]) -> Option:
        """An option by chance, mostly one that brings a card of these codes forward, or one of their company."""
        options = decision.options
        if len(options) == 1:
            return options[0]
        for wanted in (codes, self._company):
            if self._rng.random() < EAGER:
                good = _good(game, decision, wanted)
                if good:
                    return self._rng.choice(good)
        return self._rng.choice(options)


def _good(game: Game, decision: Decision, codes: Collection[str]) -> list[Option]:
    """The options that bring cards of these codes forward."""
    options = decision.options
    if decision.kind in ("menu", "window", "session"):
        verbs = _verbs(game, decision.seat, codes)
        good = [option for option in options if option.key in verbs]
        return good or [option for option in options if option.key in WANTING and verbs]
    if decision.kind == "split":
        return [options[0], options[-1]]  # all of one kind
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
    of = game.state.definitions.of
    return any(
        of[card].card.code in codes and any(way.ability.window not in AT_MENU for way in of[card].plays)
        for seat in game.state.seats
        for card in seat.hand
    )


def _verbs(game: Game, seat: int, codes: Collection[str]) -> set[str]:
    """The verbs that bring cards of these codes forward: out of the hand, or used where they lie."""
    st = game.state
    of = st.definitions.of
    verbs = {of[card].verb for card in st.seats[seat].hand if of[card].card.code in codes}
    if "muster" in verbs:
        verbs.add("muster in cover")
    if any(of[card].acts and of[card].card.code in codes for card in st.play):
        verbs.add("use")
    if _waits(game, codes) or any(of[card].goals and of[card].card.code in codes for card in st.play):
        verbs.add("attack")
    return verbs
