"""Draft settings: a game out of boosters that could begin, checked and remembered."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from doomtable import rulesets
from doomtable.decks.booster_draft import MOST_ROUNDS, SEATS
from doomtable.decks.booster_game import FORMATS, BoosterFormat, BoosterPlayer, BoosterSetup
from doomtable.decks.boosters import KINDS, BoosterKind
from doomtable.decks.card_pool import DECK_SIZE, DECK_SIZES
from doomtable.errors import ErrorText
from doomtable.files import last_used
from doomtable.table.new_game.new_game_settings import HUMAN, USUAL, kept_name, stepped
from doomtable.table.new_game.new_game_settings import KINDS as PLAYERS

FILE: Final = "boosters.json"
SETS: Final = tuple(KINDS)
COMPUTERS: Final = tuple(kind for kind in PLAYERS if kind != HUMAN)
CLOCKS: Final = (0, 15, 30, 45, 60, 90, 120)
"""Seconds of a pick that are offered; 0 for none."""
USUAL_BOOSTERS: Final = {"sealed": 6, "draft": 4}
"""Boosters of the basic set, where nobody says otherwise."""
BOUNDS: Final = {
    "people": (1, SEATS[1], 1), "computers": (0, SEATS[1] - 1, 1), "size": (*DECK_SIZES, 5),
    "booster": (0, MOST_ROUNDS, 1),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class DraftSettings:
    """A game out of boosters: how, who, of which boosters. `counts` are those of each set in the order of SETS."""

    format: BoosterFormat = "draft"
    people: int = 1
    computers: int = 3
    kind: str = USUAL
    names: tuple[str, ...] = ()
    """What people are called, '' for no name of their own."""
    counts: tuple[int, ...] = (USUAL_BOOSTERS["draft"],) + (0,) * (len(SETS) - 1)
    edition: str = rulesets.SECOND.name
    size: int = DECK_SIZE
    seconds: int = 0

    @property
    def boosters(self) -> tuple[BoosterKind, ...]:
        """The boosters of each player, set after set."""
        return tuple(KINDS[code] for code, n in zip(SETS, self.counts, strict=True) for _ in range(n))

    @property
    def pool_size(self) -> int:
        """How many cards each player gets."""
        return sum(kind.size for kind in self.boosters)

    def name(self, place: int) -> str:
        """What a person is called."""
        return self.names[place] if place < len(self.names) else ""

    def setup(self, seed: int, name: str) -> BoosterSetup:
        """What is played; the first person without a name is called `name`."""
        people = [BoosterPlayer(self.name(n) or (name if n == 0 else ""), HUMAN) for n in range(self.people)]
        computers = [BoosterPlayer("", self.kind)] * self.computers
        return BoosterSetup(
            self.format, (*people, *computers), self.boosters, seed, self.edition, self.size, self.seconds
        )


def next_of(value: str, values: tuple[str, ...]) -> str:
    """The value after one, and the first after the last."""
    return values[(values.index(value) + 1) % len(values)] if value in values else values[0]


def remember(made: DraftSettings) -> None:
    """Keep a choice for the next time. Raises BadInput."""
    last_used.remember(FILE, made)


def remembered() -> tuple[DraftSettings, ErrorText | None]:
    """The last choice, else the first proposal; and why what was kept could not be read, if it could not."""
    return last_used.remembered(FILE, DraftSettings(), sound)


def sound(found: DraftSettings, proposal: DraftSettings) -> DraftSettings:
    """A choice that was read, with what no game could have replaced by what is proposed."""
    people = _within(found.people, "people")
    least = max(0, SEATS[0] - people)
    computers = max(least, min(found.computers, SEATS[1] - people))
    counts = tuple(_within(n, "booster") for n in found.counts[: len(SETS)])
    fits = len(counts) == len(SETS) and 1 <= sum(counts) <= MOST_ROUNDS
    return DraftSettings(
        found.format if found.format in FORMATS else proposal.format, people, computers,
        found.kind if found.kind in COMPUTERS else proposal.kind,
        tuple(kept_name(name) for name in found.names[: SEATS[1]]), counts if fits else proposal.counts,
        found.edition if found.edition in rulesets.EDITIONS else proposal.edition, _within(found.size, "size"),
        found.seconds if found.seconds in CLOCKS else 0,
    )  # fmt: skip


def _within(value: int, what: str) -> int:
    low, high, _ = BOUNDS[what]
    return max(low, min(high, value))


def step(made: DraftSettings, what: str, by: int) -> DraftSettings:
    """A choice with one number a step on; who sits at the table stays between two and seven."""
    if what in ("people", "computers"):
        value = stepped(getattr(made, what), by, BOUNDS[what])
        made = replace(made, people=value) if what == "people" else replace(made, computers=value)
        both = made.people + made.computers
        if both > SEATS[1]:
            other = SEATS[1] - value
            made = replace(made, computers=other) if what == "people" else replace(made, people=max(1, other))
        elif both < SEATS[0]:
            made = replace(made, computers=1)
        return made
    if what == "size":
        return replace(made, size=stepped(made.size, by, BOUNDS["size"]))
    if what == "kind":
        return replace(made, kind=next_of(made.kind, COMPUTERS))
    if what == "edition":
        return replace(made, edition=next_of(made.edition, tuple(rulesets.EDITIONS)))
    if what == "seconds":
        place = CLOCKS.index(made.seconds) + by
        return replace(made, seconds=CLOCKS[max(0, min(place, len(CLOCKS) - 1))])
    counts = list(made.counts)
    place = SETS.index(what)
    counts[place] = max(0, min(MOST_ROUNDS - sum(counts) + counts[place], counts[place] + by))
    return replace(made, counts=tuple(counts))


def in_format(made: DraftSettings, form: BoosterFormat) -> DraftSettings:
    """A choice in another format; boosters that are as usual in one become as usual in the other."""
    usual = {one: (USUAL_BOOSTERS[one],) + (0,) * (len(SETS) - 1) for one in FORMATS}
    counts = usual[form] if made.counts == usual[made.format] else made.counts
    return replace(made, format=form, counts=counts)
