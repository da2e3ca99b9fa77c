"""Scan folder: which of a player's own image files is which card, which are unusable and why.

A file belongs to a card by its code ("01141.png", "unl-141.jpg") or by its title, however it is spelt. Looking through
a folder reads names only; a picture is decoded when its card is first shown, a few at a time, and checked before.
"""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

from doomtable.rules.language import Card
from doomtable.table.paint import scan_decoder
from doomtable.words.words import Words

KINDS: Final = frozenset({".png", ".jpg", ".jpeg", ".webp", ".bmp", ".gif"})
MOST_FILES: Final = 20_000
_CODE: Final = re.compile(r"([a-z]*)[ _.-]*0*([0-9]{1,5})")


class SkippedScan(NamedTuple):
    """A file that is not shown; `why` is the id of the words for it, `card` the card it was meant for."""

    file: str
    why: str
    card: str = ""


@dataclass(slots=True)
class ScanFolder:
    """The pictures of a folder. `pictures` leads from card names to files."""

    folder: str = ""
    cards: tuple[str, ...] = ()
    """The names of all cards there are."""
    pictures: dict[str, Path] = field(default_factory=dict)
    skipped: list[SkippedScan] = field(default_factory=list)
    good: set[str] = field(default_factory=set)
    """The cards whose pictures were decoded and are sound."""
    waiting: dict[str, None] = field(default_factory=dict)
    """The cards whose pictures were asked for and have not been looked at, in that order."""

    def wanted(self, name: str) -> str:
        """The file of a card's picture if it can be shown at once; '' if there is none, or not yet."""
        path = self.pictures.get(name)
        if path is None:
            return ""
        if name not in self.good:
            self.waiting[name] = None
            return ""
        return str(path)

    def advance(self, seconds: float) -> bool:
        """Look at pictures that were asked for, one at least, for so long; returns whether one more can be shown."""
        until, more = perf_counter() + seconds, False
        while self.waiting:
            name = next(iter(self.waiting))
            del self.waiting[name]
            more = self._check(name) or more
            if perf_counter() > until:
                break
        return more

    def _check(self, name: str) -> bool:
        path = self.pictures.get(name)
        if path is None or name in self.good:
            return False
        try:
            scan_decoder.master(str(path))
        except scan_decoder.BadPicture as bad:
            del self.pictures[name]
            self.skipped.append(SkippedScan(shown(path, self.folder), bad.why, name))
            return False
        self.good.add(name)
        return True

    def check_all(self) -> None:
        """Ask for every picture, so that the report is whole."""
        self.waiting |= dict.fromkeys(name for name in self.pictures if name not in self.good)

    @property
    def unchecked(self) -> int:
        """How many pictures were not looked at yet."""
        return len(self.pictures) - len(self.good)

    @property
    def missing(self) -> tuple[str, ...]:
        """The cards without a picture."""
        return tuple(name for name in self.cards if name not in self.pictures)


def read_folder(folder: str, cards: Sequence[Card]) -> ScanFolder:
    """Look through a folder and those in it; without one, or for one that cannot be read, there are no pictures."""
    found = ScanFolder(folder, tuple(dict.fromkeys(card.name for card in cards)))
    if not folder:
        return found
    known = names_of(cards)
    for path in islice(_files(Path(folder)), MOST_FILES):
        called = shown(path, folder)
        if path.suffix.casefold() not in KINDS:
            found.skipped.append(SkippedScan(called, "scans-no-picture"))
        elif (name := card_of(path.stem, known)) is None:
            found.skipped.append(SkippedScan(called, "scans-nobody"))
        elif name in found.pictures:
            found.skipped.append(SkippedScan(called, "scans-twice", name))
        else:
            found.pictures[name] = path
    return found


def _files(folder: Path) -> Iterator[Path]:
    """The files of a folder and of those in it, by name; hidden ones and links to folders are left out."""
    for place, folders, files in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        yield from (Path(place, name) for name in sorted(files) if not name.startswith("."))


def shown(path: Path, folder: str) -> str:
    """What a file of a folder is called in a report."""
    return path.relative_to(folder).as_posix().encode(errors="replace").decode()


def plain(text: str) -> str:
    """Letters and digits of a title, without accents and capitals."""
    return "".join(mark for mark in unicodedata.normalize("NFKD", text).casefold() if mark.isalnum())


def names_of(cards: Iterable[Card]) -> dict[str, str]:
    """Every way to name a card's picture -> its name: its title, its code, and its set with its number."""
    found: dict[str, str] = {}
    for card in cards:
        found.setdefault(plain(card.name), card.name)
        number = _number(card.code)
        for key in (f"#{card.code}", f"#{card.set}-{number}"):
            found.setdefault(key, card.name)
    return found


def _number(code: str) -> int:
    """The number of a card in its set: "01141" is the 141st."""
    return int(code[2:]) if code[2:].isdecimal() else 0


def card_of(stem: str, known: dict[str, str]) -> str | None:
    """The name of the card that a file is named after."""
    spelt = unicodedata.normalize("NFKC", stem).casefold().strip()
    code = _CODE.fullmatch(spelt)
    if code is not None:
        key = f"#{code[1]}-{int(code[2])}" if code[1] else f"#{int(code[2]):05}"
        if key in known:
            return known[key]
    return known.get(plain(stem))


def report(scans: ScanFolder, words: Words) -> str:
    """What is missing and what was skipped, as a text file."""
    say = words.say
    lines = [say("scans-count", n=len(scans.pictures), of=len(scans.cards)), ""]
    if scans.skipped:
        lines += [
            say("scans-skipped", n=len(scans.skipped)),
            *(f"  {reason(one, words)}" for one in scans.skipped),
            "",
        ]
    if scans.missing:
        lines += [say("scans-missing", n=len(scans.missing)), *(f"  {name}" for name in scans.missing), ""]
    return "\n".join(lines)


def reason(skipped: SkippedScan, words: Words) -> str:
    """Why a file is not shown, in one line."""
    return words.say("scans-line", file=skipped.file, why=words.say(skipped.why, card=skipped.card))
