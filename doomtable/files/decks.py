"""Deck files: a decklist read from its text and written back, with the line and the remedy of every fault."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path

from doomtable import paths
from doomtable.errors import BadInput, ErrorText
from doomtable.files import storage
from doomtable.rules.terms import normal

MAX_BYTES = 64 * 1024
MAX_LINES = 400
MAX_LINE = 200
MAX_COUNT = 99
MAX_NAME = 60
MOST_TOLD = 6
"""Lines whose faults are told, each with its own."""
SUFFIX = ".deck"
FIRST_DECKS = ("algeroth-legion", "brotherhood-crusade", "golgotha-host")
"""The ready decks that come first, by their files' names: the first two that are legal are enemies, also in a
tournament, which does not admit Algeroth's Legion. Corporations and Brotherhood can hardly attack each other."""
DEFAULT_RULESET = "second"
SECTIONS = ("deck", "collection", "start")
HEADERS = ("name", "ruleset")
CardCounts = tuple[tuple[str, int], ...]
# Quotes and dashes as other programs write them, beyond those that `rules.terms.normal` already levels.
_SAME = str.maketrans(dict.fromkeys("‚‛′´`", "'") | dict.fromkeys("„‟″«»", '"') | dict.fromkeys("‐‑‒―−", "-"))
NO_TEXT = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Unicode categories that no line may hold, tabs excepted."""
_CARD_LINE = re.compile(r"(?P<count>[0-9]+)(?:x(?=\s))?\s+(?P<name>\S.*)", re.IGNORECASE)
_SECTION_LINE = re.compile(r"\[\s*(?P<section>[^\[\]]*?)\s*\]")
_HEADER_LINE = re.compile(r"(?P<key>[A-Za-z]+)\s*:\s*(?P<value>.*)")
_COMMENT = re.compile(r"(?:^|\s)#.*$")
RULESET_NAME = re.compile(r"[a-z][a-z0-9_-]{0,29}")


class BadDeck(BadInput, ValueError):
    """A deck file that cannot be read: file, line (None: the whole file) and fault make one sentence."""

    def __init__(self, file: str, line: int | None, fault: ErrorText) -> None:
        self.file = file
        self.line = line
        self.fault = fault
        if line is None:
            super().__init__("error-at-file", file=file, fault=fault)
        else:
            super().__init__("error-at-line", file=file, line=line, fault=fault)


@dataclass(frozen=True, slots=True)
class DeckList:
    """A deck as its owner wrote it down: card names with counts, in the order of the file.

    Whether it is legal is asked of `rulesets.faults`.
    """

    name: str
    ruleset: str
    cards: CardCounts
    collection: CardCounts = ()
    start: CardCounts = ()
    """What lies on the table before the first turn, in rulesets that have such a thing."""

    @property
    def size(self) -> int:
        """Return how many cards are in the deck, the collection not counted."""
        return sum(count for _, count in self.cards)

    @property
    def piles(self) -> list[tuple[str, CardCounts]]:
        """Return the parts of the deck that hold cards, each with the name of its section."""
        piles = zip(SECTIONS, (self.cards, self.collection, self.start), strict=True)
        return [(section, cards) for section, cards in piles if cards]


def user_decks() -> Path:
    """Return the folder of the player's own decks; it need not exist."""
    return storage.user_path("decks")


def ready_decks(battles: bool = False) -> tuple[Path, ...]:
    """Return the deck files that came with the program: those of a quick game first, the rest by name; before all of
    them those with Battles, where these are played."""
    found = deck_files(paths.decks())
    first = [path for name in FIRST_DECKS for path in found if path.stem == name]
    return (*(battle_decks() if battles else ()), *first, *(path for path in found if path not in first))


def battle_decks() -> tuple[Path, ...]:
    """Return those that came with it for games with Battles; they are legal in no other."""
    return deck_files(paths.decks() / "battles")


def start_decks() -> tuple[Path, ...]:
    """Return those that came with it for seats that begin with what they list under [start]; nobody else plays them."""
    return deck_files(paths.decks() / "start")


def deck_files(folder: Path) -> tuple[Path, ...]:
    """Return the deck files of a folder by name; none when there is no such folder."""
    if not folder.is_dir():
        return ()
    return tuple(sorted(path for path in folder.iterdir() if path.suffix == SUFFIX and path.is_file()))


def normalised(name: str) -> str:
    """Return a card name as names are compared: any case, any kind of quote, dash and space is the same."""
    return normal(unicodedata.normalize("NFKC", name).translate(_SAME))


def read_deck(path: Path, known: Iterable[str]) -> DeckList:
    """Read a deck file; card names come back as `known` spells them.

    Raises BadFile when the file cannot be opened and BadDeck when it is not a deck.
    """
    return parse_deck(bounded_text(path, MAX_BYTES), known, file=str(path), default_name=path.stem)


def parse_deck(
    text: str, known: Iterable[str], *, file: str = "deck", default_name: str = "Deck", empty: bool = False
) -> DeckList:
    """Read a deck from its text; `file` is how errors call it, and only what is being built may be `empty`. Raises
    BadDeck."""
    lines = same_newlines(text).removesuffix("\n").split("\n")
    if len(lines) > MAX_LINES:
        raise BadDeck(file, None, ErrorText("error-deck-lines", n=len(lines), most=MAX_LINES))
    spelling = _spelling(frozenset(known))
    headers: dict[str, str] = {}
    piles: dict[str, dict[str, int]] = {}
    section: str | None = None
    unknown: list[tuple[int, str]] = []
    wrong: list[tuple[int, ErrorText]] = []
    for number, raw in enumerate(lines, start=1):
        check_characters(raw, file, number)
        line = without_comment(raw)
        if not line:
            continue
        if line.startswith("["):
            section = _section(line, file, number)
            if section in piles:
                raise BadDeck(file, number, ErrorText("error-deck-section-twice", section=section))
            piles[section] = {}
            continue
        header = _HEADER_LINE.fullmatch(line)
        if header is not None:
            _check_header(header["key"].casefold(), headers, file, number, late=bool(piles))
            headers[header["key"].casefold()] = _header_value(header, raw, file, number)
            continue
        card = card_line(line)
        if isinstance(card, ErrorText):
            wrong.append((number, card))
            continue
        count, written = card
        name = spelling.get(normalised(written))
        if name is None:
            unknown.append((number, written))
            continue
        pile = piles.setdefault(section or SECTIONS[0], {})
        pile[name] = pile.get(name, 0) + count
    if unknown:
        wrong = sorted([*wrong, (unknown[0][0], _unknown_names(unknown, spelling))], key=lambda one: one[0])
    if wrong:
        raise BadDeck(file, wrong[0][0], _all_told(wrong))
    if not piles.get("deck") and not empty:
        raise BadDeck(file, None, ErrorText("error-deck-empty"))
    return DeckList(
        name=headers.get("name") or " ".join(default_name.split())[:MAX_NAME] or "Deck",
        ruleset=headers.get("ruleset", DEFAULT_RULESET),
        cards=tuple(piles.get("deck", {}).items()),
        collection=tuple(piles.get("collection", {}).items()),
        start=tuple(piles.get("start", {}).items()),
    )


def deck_text(deck: DeckList) -> str:
    """Return a deck in the project's plain text format; `parse_deck` gives the same deck back."""
    lines = [f"name: {' '.join(deck.name.split())}", f"ruleset: {deck.ruleset}"]
    for section, cards in deck.piles:
        lines += ["", f"[{section}]"]
        lines += [f"{part} {name}" for name, count in cards for part in parts(count)]
    return "\n".join(lines) + "\n"


def bounded_text(path: Path, most: int) -> str:
    """Return the text of a file of at most so many bytes. Raises BadFile and BadDeck."""
    data = storage.read_bounded(path, most)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadDeck(str(path), line, ErrorText("error-deck-utf8")) from error


def same_newlines(text: str) -> str:
    """Return a text with every line ended as this system's own are, wherever it was written."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def check_characters(line: str, file: str, number: int) -> None:
    """Refuse a line that is too long or holds what is not text. Raises BadDeck."""
    if len(line) > MAX_LINE:
        raise BadDeck(file, number, ErrorText("error-deck-long-line", most=MAX_LINE))
    if any(mark != "\t" and unicodedata.category(mark) in NO_TEXT for mark in line):
        raise BadDeck(file, number, ErrorText("error-deck-no-text"))


def _section(line: str, file: str, number: int) -> str:
    match = _SECTION_LINE.fullmatch(line)
    name = match["section"].casefold() if match else line.strip("[] ").casefold()
    if match is None or name not in SECTIONS:
        raise BadDeck(file, number, ErrorText("error-deck-section", line=shortened(line)))
    return name


def _check_header(key: str, seen: Collection[str], file: str, number: int, *, late: bool) -> None:
    if key not in HEADERS:
        raise BadDeck(file, number, _no_heading(key))
    if late:
        raise BadDeck(file, number, ErrorText("error-deck-heading-late", key=key))
    if key in seen:
        raise BadDeck(file, number, ErrorText("error-deck-heading-twice", key=key))


def _no_heading(key: str) -> ErrorText:
    close = get_close_matches(key, HEADERS, n=1)
    if close:
        return ErrorText("error-deck-heading-near", key=shortened(key), near=close[0])
    return ErrorText("error-deck-heading", key=shortened(key))


def _header_value(header: re.Match[str], raw: str, file: str, number: int) -> str:
    """Return what follows the colon; a name may hold a '#', so no comment is cut off it."""
    key = header["key"].casefold()
    value = " ".join((raw.split(":", 1)[1] if key == "name" else header["value"].casefold()).split())
    if key == "ruleset" and not RULESET_NAME.fullmatch(value):
        raise BadDeck(file, number, ErrorText("error-deck-ruleset", value=shortened(value), usual=DEFAULT_RULESET))
    if not 1 <= len(value) <= MAX_NAME:
        raise BadDeck(file, number, ErrorText("error-deck-heading-length", key=key, most=MAX_NAME))
    return value


def card_line(line: str) -> tuple[int, str] | ErrorText:
    """Return count and name of a card line, or what is wrong with it."""
    match = _CARD_LINE.fullmatch(line)
    if match is None:
        return ErrorText("error-deck-card-line", line=shortened(line))
    digits = match["count"].lstrip("0")
    if not digits or len(digits) > 2:
        return ErrorText("error-deck-count", count=shortened(match["count"]), most=MAX_COUNT)
    return int(digits), match["name"]


def without_comment(line: str) -> str:
    """Return what stands in a line before a '#'."""
    return _COMMENT.sub("", line).strip()


def _all_told(wrong: list[tuple[int, ErrorText]]) -> ErrorText:
    """Return the faults of lines as one text, the first without its line; of many the rest is counted."""
    told = wrong[0][1]
    for number, fault in wrong[1:MOST_TOLD]:
        told = ErrorText("error-deck-then", first=told, line=number, fault=fault)
    left = len(wrong) - MOST_TOLD
    return ErrorText("error-deck-more-lines", first=told, n=left) if left > 0 else told


def _unknown_names(unknown: list[tuple[int, str]], spelling: dict[str, str]) -> ErrorText:
    _, written = unknown[0]
    close = get_close_matches(normalised(written), spelling, n=1, cutoff=0.6)
    others = [str(line) for line, _ in unknown[1:6]] + (["..."] if len(unknown) > 6 else [])
    return no_such_card(written, spelling[close[0]] if close else "", len(unknown) - 1, ", ".join(others))


def no_such_card(written: str, near: str, more: int = 0, lines: str = "") -> ErrorText:
    """Return what is said of a name that no card has: which is near, '' for none, and where how many more there are."""
    remedy = ErrorText("error-deck-meant", near=near) if near else ErrorText("error-deck-correct")
    return ErrorText("error-deck-card", name=shortened(written), n=more, lines=lines, remedy=remedy)


@lru_cache(maxsize=4)
def _spelling(known: frozenset[str]) -> dict[str, str]:
    return {normalised(name): name for name in sorted(known)}


def parts(count: int, most: int = MAX_COUNT) -> list[int]:
    """Split a count that several lines added up to into counts that one line may hold."""
    whole, rest = divmod(count, most)
    return [most] * whole + ([rest] if rest else [])


def shortened(text: str, limit: int = 60) -> str:
    """Return a text as it is told in a sentence: one line, and not long."""
    text = " ".join(text.split())
    return text if len(text) <= limit else text[: limit - 3] + "..."
