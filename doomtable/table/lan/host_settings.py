"""Host settings: who may sit where, what is played and on which port; checked and remembered.

Everything here is a value. The file of the last choice comes from outside: what cannot be used in it is left out.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from doomtable import rulesets
from doomtable.errors import ErrorText
from doomtable.files import last_used
from doomtable.net.protocol.message_fields import PORT
from doomtable.rules.ruleset import Ruleset
from doomtable.table.new_game.new_game_settings import (
    DICE,
    FORMS,
    HANDS,
    LEAST_SEATS,
    MOST_SEATS,
    STARTS,
    agreed,
    chosen_edition,
    goes_with,
    in_form,
    kept_name,
    sound_variant,
    together,
)

MINE: Final = "mine"
GUEST: Final = "guest"
KINDS: Final = (GUEST, "recruit", "veteran", "apostle", "random", MINE)
"""Who may have a seat, in the order in which the screen offers them."""
SAME: Final = {"greedy": "veteran", "search": "apostle"}
"""What kinds of program are called here that programs call otherwise."""
PORTS: Final = (1024, 65535)
"""The least and the most that a port may be; below are those of the system."""
CLOCKS: Final = (0, 120, 5)
WAITS: Final = (1, 60, 1)
"""Least, most and step, in minutes, of a player's clock (0: none) and of how long somebody lost is waited for."""
QUIETS: Final = (0, 10, 1)
"""The same, in seconds, of the quiet after a play."""
LONGEST_TABLE: Final = 30
FILE: Final = "lan.json"


@dataclass(frozen=True, slots=True)
class HostedSeat:
    """A seat: who may have it, and the deck of a computer player or one's own ('' for the next free one)."""

    kind: str = GUEST
    deck: str = ""


@dataclass(frozen=True, slots=True)
class HostSettings:
    """A table that could be opened to others."""

    places: tuple[HostedSeat, ...] = (HostedSeat(MINE), HostedSeat(GUEST))
    name: str = ""
    table: str = ""
    port: int = PORT
    goal: int = 40
    start: int = 5
    hand: int = 7
    sabotage: bool = False
    clock: int = 0
    wait: int = 5
    quiet: int = 2
    """Seconds after every play in which only those hear of it who may answer it."""
    watchers: bool = False
    """Whether anybody with the code may look on without asking."""
    edition: str = rulesets.SECOND.name
    form: str = "ffa"
    dice: str = "none"
    warzones: bool = False
    """Whether Warzones are places."""
    discards: bool = False
    """Whether a card may be discarded for an action."""
    variant: str = "none"
    wars: bool = False
    """Whether Corporate Wars are declared."""
    battles: bool = False
    """Whether Battles can be played."""

    def placed(self, at: int, place: HostedSeat) -> HostSettings:
        """The same with somebody else on a seat; there is one seat of one's own at most."""
        places = [*self.places]
        if place.kind == MINE:
            places = [replace(one, kind=GUEST) if one.kind == MINE else one for one in places]
        places[at] = place
        return replace(self, places=tuple(places))

    def wider(self) -> HostSettings:
        """The same with a seat for one more guest, as long as there is a seat left."""
        return replace(self, places=(*self.places, HostedSeat())[: self._formed.max_seats])

    def without(self, at: int) -> HostSettings:
        """The same without a seat, as long as two remain."""
        if len(self.places) <= self._formed.min_seats:
            return self
        return replace(self, places=self.places[:at] + self.places[at + 1 :])

    @property
    def _formed(self) -> Ruleset:
        return in_form(rulesets.EDITIONS[self.edition], self.form, self.variant)

    @property
    def most_seats(self) -> int:
        """How many can play by the rules of its edition and form."""
        return self._formed.max_seats

    @property
    def least_seats(self) -> int:
        """How few can."""
        return self._formed.min_seats

    def by(self, edition: Ruleset, form: str = "", variant: str = "") -> HostSettings:
        """The same by the rules of an edition, in a form and variant (its own where none is named), with what those
        have as usual and as many seats as they take."""
        form, variant = together(edition, form, variant)
        rules = in_form(edition, form, variant)
        missing = max(0, rules.min_seats - len(self.places))
        seats = (*self.places, *(HostedSeat(),) * missing)[: rules.max_seats]
        if form == "team" and len(seats) % 2:
            seats = (*seats, HostedSeat())
        return replace(
            self, edition=edition.name, form=form, variant=variant, places=seats, goal=rules.goal_p,
            start=rules.start_d, hand=rules.hand_fill, sabotage=rules.sabotage, dice=rules.dice,
            warzones=rules.warzone_places, discards=rules.discard_action, wars=rules.corpwar, battles=rules.battles,
        )  # fmt: skip

    @property
    def mine(self) -> int:
        """One's own seat; -1 for who only looks on."""
        return next((at for at, one in enumerate(self.places) if one.kind == MINE), -1)

    @property
    def guests(self) -> int:
        """How many seats are for guests."""
        return sum(one.kind == GUEST for one in self.places)

    def rules(self, edition: Ruleset) -> Ruleset:
        """The rules it is played by."""
        formed = agreed(
            chosen_edition(self.edition, edition), self.form, self.variant, self.dice, self.warzones, self.discards,
            self.wars, self.battles,
        )  # fmt: skip
        chosen = rulesets.with_sabotage(formed, self.sabotage and goes_with("sabotage", self.variant))
        return replace(chosen, goal_p=self.goal, start_d=self.start, start_hand=self.hand, hand_fill=self.hand)


def proposed(edition: Ruleset) -> HostSettings:
    """What is proposed to somebody who has not hosted yet."""
    return HostSettings().by(edition)


def remember(made: HostSettings) -> None:
    """Keep a choice for the next time. Raises BadInput."""
    last_used.remember(FILE, made)


def remembered(edition: Ruleset) -> tuple[HostSettings, ErrorText | None]:
    """The last choice, else the first proposal; and why what was kept could not be read, if it could not."""
    found, why = last_used.remembered(FILE, proposed(edition), validated)
    named = edition.name not in (rulesets.SECOND.name, found.edition) and edition.name in rulesets.EDITIONS
    formed = edition.form not in ("ffa", found.form) or edition.variant not in ("none", found.variant)
    return found.by(edition) if named or formed else found, why


def validated(found: HostSettings, proposal: HostSettings) -> HostSettings:
    """A choice that was read, with what no table could have replaced by what is proposed."""
    places: list[HostedSeat] = []
    for one in found.places[:MOST_SEATS]:
        second = one.kind == MINE and any(other.kind == MINE for other in places)
        kind = SAME.get(one.kind, one.kind)
        kind = kind if kind in KINDS and not second else GUEST
        places.append(HostedSeat(kind, one.deck[:200]))
    least, most = rulesets.NUMBERS["goal_p"]
    edition = found.edition if found.edition in rulesets.EDITIONS else rulesets.SECOND.name
    free = edition != "tournament"
    form = found.form if found.form in FORMS and free else "ffa"
    variant = sound_variant(found.variant, form, edition)
    rules = in_form(rulesets.EDITIONS[edition], form, variant)
    places += proposal.places[len(places) : LEAST_SEATS]
    places += [HostedSeat()] * (rules.min_seats - len(places))
    return HostSettings(
        tuple(places[: rules.max_seats]),
        kept_name(found.name),
        kept_name(found.table)[:LONGEST_TABLE],
        found.port if PORTS[0] <= found.port <= PORTS[1] else PORT,
        max(least, min(most, found.goal)),
        max(STARTS[0], min(STARTS[1], found.start)),
        max(HANDS[0], min(HANDS[1], found.hand)),
        found.sabotage,
        max(CLOCKS[0], min(CLOCKS[1], found.clock)),
        max(WAITS[0], min(WAITS[1], found.wait)),
        max(QUIETS[0], min(QUIETS[1], found.quiet)),
        found.watchers,
        edition,
        form,
        found.dice if found.dice in DICE and free else "none",
        found.warzones and free,
        found.discards and free,
        variant,
        found.wars,
        found.battles,
    )
