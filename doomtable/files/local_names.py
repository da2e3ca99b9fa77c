"""Local names: what a player calls cards in another language, in a file of his own.

The file `names-de.yaml` in the player's folder holds a line for each card, `Hussar: Husar`; what follows a # is a
remark. The names are shown and found; records, decks and whatever goes to others keep the English ones.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import Final, NamedTuple

from doomtable.files import storage
from doomtable.rules.terms import normal

MAX_BYTES: Final = 256 * 1024
LONGEST: Final = 60
"""Letters of a name."""


class NameFault(NamedTuple):
    """A line that is left out: where, the message that says why, what stands there, and what may be meant."""

    line: int
    message: str
    text: str
    guess: str = ""


class LocalNames(NamedTuple):
    """English names with what they are called, and the lines that could not be used."""

    names: dict[str, str]
    faults: tuple[NameFault, ...] = ()


def names_file(language: str) -> Path:
    """Return the file of the names in a language; it need not exist."""
    return storage.user_path(f"names-{language}.yaml")


def load(path: Path, known: Iterable[str]) -> LocalNames:
    """Read a file of names for these cards; what is wrong in it is left out and told. Raises BadFile."""
    return parse(storage.read_bounded(path, MAX_BYTES).decode("utf-8-sig", "replace"), known)


def parse(text: str, known: Iterable[str]) -> LocalNames:
    """The names in a text, by the names that the cards have."""
    spelling = {normal(name): name for name in known}
    taken = {**spelling}
    names: dict[str, str] = {}
    faults: list[NameFault] = []
    for number, line in enumerate(text.splitlines(), 1):
        written, colon, called = (part.strip().strip("\"'") for part in line.partition("#")[0].partition(":"))
        if not written and not called:
            continue
        card = spelling.get(normal(written), "")
        if not (written and colon and called) or len(called) > LONGEST or not called.isprintable():
            faults.append(NameFault(number, "names-no-line", line.strip()[:LONGEST]))
        elif not card:
            close = get_close_matches(normal(written), spelling, n=1, cutoff=0.6)
            guess = spelling[close[0]] if close else ""
            faults.append(NameFault(number, "names-unknown", written[:LONGEST], guess))
        elif card in names:
            faults.append(NameFault(number, "names-twice", card))
        elif taken.setdefault(normal(called), card) != card:
            faults.append(NameFault(number, "names-taken", called))
        else:
            names[card] = called
    return LocalNames(names, tuple(faults))
