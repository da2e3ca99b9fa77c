"""New-game settings: seats, decks, goal and options, checked and remembered; and the message that starts the game.

Everything here is a value. The file of the last choice comes from outside: what cannot be used in it is left out.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from doomtable import rulesets
from doomtable.errors import ErrorText
from doomtable.files import last_used
from doomtable.rules.ruleset import Ruleset
from doomtable.table.kit.message import ScreenMessage

if TYPE_CHECKING:
    from doomtable.table.kit.available_decks import AvailableDeck

HUMAN: Final = "human"
KINDS: Final = (HUMAN, "recruit", "veteran", "apostle", "random")
"""Who may sit down, in the order in which the screen offers them."""
USUAL: Final = "veteran"
"""Who sits down where nobody said otherwise."""
OLD: Final = {"greedy": "veteran", "search": "apostle"}
"""What players were called in choices that were kept before."""
LEAST_SEATS: Final = min(edition.min_seats for edition in rulesets.EDITIONS.values())
MOST_SEATS: Final = max(edition.max_seats for edition in rulesets.EDITIONS.values())
FORMS: Final = rulesets.FORMS
"""The forms of play, in the order in which the screen offers them."""
DICE: Final = ("none", "2d6", "3d6", "1d20")
"""What may be rolled for a rating, in the order in which the screen offers it."""
LONGEST_NAME: Final = 24
HIGHEST_SEED: Final = 999_999_999
GOALS: Final = (5, 200, 5)
STARTS: Final = (0, 50, 1)
HANDS: Final = (3, 15, 1)
"""Least, most and step of the promotion goal, of the Destiny points at the start, and of the cards in a full hand."""
FILE: Final = "setup.json"
SWITCHES: Final = {"sabotage": "sabotage", "places": "warzone_places", "battles": "battles"}
"""The marks for switches that do not go with every variant, each with its switch."""


@dataclass(frozen=True, slots=True)
class NewGameSeat:
    """A seat: who sits there ('' has no name of its own), of which kind, with which deck ('' for the next free one)."""

    name: str = ""
    kind: str = HUMAN
    deck: str = ""
    filled: bool = False
    """Whether a form or variant brought it along, as it wants so many."""


FILLED: Final = NewGameSeat(kind=USUAL, filled=True)


@dataclass(frozen=True, slots=True)
class NewGameSettings:
    """A game that could begin. `seed` of None is another one every time."""

    seats: tuple[NewGameSeat, ...] = (NewGameSeat(), NewGameSeat(kind=USUAL))
    edition: str = rulesets.SECOND.name
    form: str = "ffa"
    goal: int = 40
    start: int = 5
    hand: int = 7
    sabotage: bool = False
    open_table: bool = False
    seed: int | None = None
    dice: str = "none"
    places: bool = False
    """Whether Warzones are places."""
    discards: bool = False
    """Whether a card may be discarded for an action."""
    variant: str = "none"
    wars: bool = False
    """Whether Corporate Wars are declared."""
    battles: bool = False
    """Whether Battles can be played."""

    @property
    def offered(self) -> str:
        """As which of the games on offer it is known: its variant, or what alone is added to the usual game."""
        added = [name for name, on in zip(rulesets.ADDED, (self.wars, self.battles), strict=True) if on]
        return added[0] if self.variant == "none" and len(added) == 1 else self.variant

    @property
    def people(self) -> int:
        """How many people sit at the table."""
        return sum(seat.kind == HUMAN for seat in self.seats)

    def seated(self, place: int, seat: NewGameSeat) -> NewGameSettings:
        """The same with another player on a seat, whom somebody asked for: no form takes it away again."""
        return replace(self, seats=(*self.seats[:place], replace(seat, filled=False), *self.seats[place + 1 :]))

    @property
    def most_seats(self) -> int:
        """How many can play by the rules of its edition and form."""
        return in_form(rulesets.EDITIONS[self.edition], self.form, self.variant).max_seats

    @property
    def least_seats(self) -> int:
        """How few can."""
        return in_form(rulesets.EDITIONS[self.edition], self.form, self.variant).min_seats

    def by(self, edition: Ruleset, form: str = "", variant: str = "") -> NewGameSettings:
        """The same by the rules of an edition, in a form and variant (its own where none is named), with what those
        have as usual and as many players as they take. Of a form and a variant that do not go together the one that
        is named stays."""
        form, variant = together(edition, form, variant)
        rules = in_form(edition, form, variant)
        chosen = self.seats
        while chosen[-1].filled and len(chosen) > rules.min_seats:  # nobody has asked for it
            chosen = chosen[:-1]
        missing = max(0, rules.min_seats - len(chosen))
        seats = (*chosen, *(FILLED,) * missing)[: rules.max_seats]
        if form == "team" and len(seats) % 2:
            seats = (*seats, FILLED)
        return replace(
            self, edition=edition.name, form=form, variant=variant, seats=seats, goal=rules.goal_p,
            start=rules.start_d, hand=rules.hand_fill, sabotage=rules.sabotage, dice=rules.dice,
            places=rules.warzone_places, discards=rules.discard_action, wars=rules.corpwar, battles=rules.battles,
        )  # fmt: skip

    def joined(self) -> NewGameSettings:
        """The same with one more player, a computer, as long as there is a seat left."""
        return replace(self, seats=(*self.seats, NewGameSeat(kind=USUAL))[: self.most_seats])

    def left(self, place: int) -> NewGameSettings:
        """The same without a player, as long as two remain."""
        if len(self.seats) <= self.least_seats:
            return self
        return replace(self, seats=self.seats[:place] + self.seats[place + 1 :])

    def rules(self, edition: Ruleset) -> Ruleset:
        """The rules it is played by, where the window was opened with those of `edition`."""
        formed = agreed(
            chosen_edition(self.edition, edition), self.form, self.variant, self.dice, self.places, self.discards,
            self.wars, self.battles,
        )  # fmt: skip
        chosen = rulesets.with_sabotage(formed, self.sabotage and goes_with("sabotage", self.variant))
        return replace(chosen, goal_p=self.goal, start_d=self.start, start_hand=self.hand, hand_fill=self.hand)


def together(edition: Ruleset, form: str, variant: str) -> tuple[str, str]:
    """A form and a variant that go together: those named, else those of the edition; what is named stays."""
    variant = variant or (edition.variant if form in ("", *rulesets.forms_of(edition.variant)) else "none")
    form = form or edition.form
    return (form if form in rulesets.forms_of(variant) else "ffa"), variant


def in_form(edition: Ruleset, form: str, variant: str = "none") -> Ruleset:
    """An edition with the options named beside it in a form and a variant, with the presets of those."""
    return rulesets.in_another_form(edition, form, variant)


def agreed(
    edition: Ruleset, form: str, variant: str, dice: str, places: bool, discards: bool, wars: bool = False,
    battles: bool = False,
) -> Ruleset:  # fmt: skip
    """An edition in a form and a variant, with dice or without, with Warzones that are places or not, with discards
    for an action or without, with wars or without, with Battles or without, where these go with the variant."""
    formed = in_form(edition, form, variant)
    return rulesets.with_options(
        formed, dice=dice, warzone_places=places and goes_with("warzone_places", variant), discard_action=discards,
        corpwar=wars, battles=battles and goes_with("battles", variant),
    )  # fmt: skip


def goes_with(switch: str, variant: str) -> bool:
    """Whether a switch goes with a variant: Battles do not where an area is none, nor Warzones that are places where
    there are others already (OPT-GEN-R01)."""
    return switch not in rulesets.WITHOUT.get(variant, ())


def chosen_edition(name: str, opened: Ruleset) -> Ruleset:
    """An edition by its name; with the options that the window was opened with, if it was opened with that one."""
    return opened if opened.name == name else rulesets.EDITIONS[name]


def stepped(value: int, by: int, bounds: tuple[int, int, int]) -> int:
    """A number so many steps on, on the steps and within the bounds."""
    least, most, step = bounds
    return max(
        least, min(most, (value // step + by) * step if by > 0 or value % step == 0 else value // step * step)
    )


def next_dice(dice: str, by: int) -> str:
    """The dice that are offered before or after these."""
    every = DICE if dice in DICE else (*DICE, dice)
    return every[(every.index(dice) + by) % len(every)]


def kept_name(text: str) -> str:
    """What was typed as it may stand for a name: one line of letters that can be shown, not too long."""
    return " ".join("".join(mark for mark in text if mark.isprintable()).split())[:LONGEST_NAME]


def signed(new: NewGameSettings, name: str) -> NewGameSettings:
    """The same, the first person under this name where none was typed."""
    at = next((i for i, seat in enumerate(new.seats) if seat.kind == HUMAN), -1)
    return new if at < 0 or new.seats[at].name else new.seated(at, replace(new.seats[at], name=name))


def unsigned(new: NewGameSettings, name: str) -> NewGameSettings:
    """The same without that name of the first person: it is known, and may be another the next time."""
    at = next((i for i, seat in enumerate(new.seats) if seat.kind == HUMAN), -1)
    return new.seated(at, replace(new.seats[at], name="")) if at >= 0 and new.seats[at].name == name else new


def remember(new: NewGameSettings) -> None:
    """Keep a choice for the next time. Raises BadInput."""
    last_used.remember(FILE, new)


def proposed(edition: Ruleset) -> NewGameSettings:
    """The game that is proposed to somebody who has not chosen one yet: as the edition has it."""
    return NewGameSettings().by(edition)


def remembered(edition: Ruleset) -> tuple[NewGameSettings, ErrorText | None]:
    """The last choice, else the first proposal; and why what was kept could not be read, if it could not.

    A window that was opened with another edition or form than the usual one proposes that.
    """
    found, why = last_used.remembered(FILE, proposed(edition), validated)
    named = edition.name not in (rulesets.SECOND.name, found.edition) and edition.name in rulesets.EDITIONS
    formed = edition.form not in ("ffa", found.form) or edition.variant not in ("none", found.variant)
    return found.by(edition) if named or formed else found, why


def validated(found: NewGameSettings, proposal: NewGameSettings) -> NewGameSettings:
    """A choice that was read, with what no game could have replaced by what is proposed."""
    kinds = (OLD.get(seat.kind, seat.kind) for seat in found.seats)
    seats = tuple(
        NewGameSeat(kept_name(seat.name), kind if kind in KINDS else HUMAN, seat.deck[:200], seat.filled)
        for seat, kind in zip(found.seats[:MOST_SEATS], kinds, strict=False)
    )
    least, most = rulesets.NUMBERS["goal_p"]
    edition = found.edition if found.edition in rulesets.EDITIONS else rulesets.SECOND.name
    form = found.form if found.form in FORMS and edition != "tournament" else "ffa"
    variant = sound_variant(found.variant, form, edition)
    rules = in_form(rulesets.EDITIONS[edition], form, variant)
    spare = (NewGameSeat(kind=USUAL),) * MOST_SEATS
    return NewGameSettings(
        (*seats, *proposal.seats[len(seats) :], *spare)[: max(rules.min_seats, min(len(seats), rules.max_seats))],
        edition,
        form,
        max(least, min(most, found.goal)),
        max(STARTS[0], min(STARTS[1], found.start)),
        max(HANDS[0], min(HANDS[1], found.hand)),
        found.sabotage,
        found.open_table,
        None if found.seed is None else max(0, min(HIGHEST_SEED, found.seed)),
        found.dice if found.dice in DICE and edition != "tournament" else "none",
        found.places and edition != "tournament",
        found.discards and edition != "tournament",
        variant,
        found.wars,
        found.battles,
    )


def sound_variant(variant: str, form: str, edition: str) -> str:
    """A variant that was read, as far as it can be played in that form of that edition."""
    known = edition != "tournament" and variant in rulesets.VARIANT_PRESETS and form in rulesets.forms_of(variant)
    return variant if known else "none"


@dataclass(frozen=True)
class LeaveNewGame(ScreenMessage):
    """Back to the title; what was set up is remembered."""

    new: NewGameSettings


@dataclass(frozen=True)
class StartGame(ScreenMessage):
    """This game with these decks."""

    new: NewGameSettings
    decks: tuple[AvailableDeck, ...]
