"""Command-line arguments: option types shared by commands, and decks, players, rulesets and seeds read from words.

Only the command line asks here. Everything that cannot be used raises BadInput with one sentence.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from doomtable.errors import BadInput, ErrorText, NotThereYet, alternatives

if TYPE_CHECKING:
    from doomtable.files.decks import DeckList
    from doomtable.rules.ruleset import Ruleset
    from doomtable.rulesets import DeckFault
    from doomtable.words.words import Words

MULTI_VALUE_OPTIONS = ("--decks", "--option")
"""Options that take every word up to the next option: `--decks A.deck B.deck`."""
COMPUTER_PLAYERS = ("random", "greedy", "search", "recruit", "veteran", "apostle")
SEARCH_PLAYERS = ("search", "apostle")
INSTANT_PLAYERS = tuple(kind for kind in COMPUTER_PLAYERS if kind not in SEARCH_PLAYERS)
"""Those that answer at once, as whoever joins a table in the network must."""
LEAST_BUDGET, MOST_BUDGET = 0.02, 600.0
"""Seconds a choice of a program that takes its time."""
PLAYERS = ("human", *COMPUTER_PLAYERS)
COMING_LANGUAGES = ("de", "sv", "it")
MAX_SEED = 2**63 - 1
MAX_GAMES = 1_000_000
"""Games that one command plays at most."""
DEFAULT_CAP, MAX_CAP = 3000, 10_000_000
"""Decisions after which a game by programs ends: where none were named, and at most."""

Files = Annotated[list[Path] | None, typer.Argument(metavar="FILE...", show_default=False)]
AsJson = Annotated[bool, typer.Option("--json", help="help-json")]
RulesetName = Annotated[str, typer.Option("--ruleset", metavar="NAME", help="help-ruleset")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE...", help="help-option", show_default=False),
]
Seed = Annotated[
    str | None, typer.Option("--seed", metavar="N", help="help-seed", show_default=False)
]
Language = Annotated[
    str, typer.Option("--language", metavar="CODE", help="help-language")
]
WindowLanguage = Annotated[
    str | None,
    typer.Option(
        "--language", metavar="CODE", show_default=False,
        help="help-window-language",
    ),
]  # fmt: skip
"""Of a command that may open a window: without it the window speaks as its settings say."""


def arrange_argv(argv: Sequence[str]) -> list[str]:
    """Return the arguments as the parser wants them: `play` put in where it was left out, many values spread.

    >>> arrange_argv(["--decks", "a.deck", "b.deck", "--seed", "1"])
    ['play', '--decks', 'a.deck', '--decks', 'b.deck', '--seed', '1']
    """
    words = list(argv)
    if not words or (words[0].startswith("-") and words[0] not in ("--help", "-h", "--version")):
        words.insert(0, "play")
    spread: list[str] = []
    many: str | None = None
    fresh = False
    for word in words:
        if word.startswith("-") and word != "-":
            name, equals, _ = word.partition("=")
            many, fresh = (name, not equals) if name in MULTI_VALUE_OPTIONS else (None, False)
            spread.append(word)
        elif many is None or fresh:
            spread.append(word)
            fresh = False
        else:
            spread += [many, word]
    return spread


def required_files(files: Sequence[Path] | None, what: str) -> list[Path]:
    """Return the files named, of which there must be one."""
    if not files:
        raise BadInput("error-none-named", what=what)
    return list(files)


def ruleset(name: str, options: Sequence[str] | None) -> Ruleset:
    """Return the edition of that name with its `name=value` options set."""
    from doomtable import rulesets

    switches: dict[str, str] = {}
    for text in options or ():
        key, equals, value = text.partition("=")
        if not (equals and key.strip()):
            raise BadInput("error-option-form", text=text[:40])
        switches[key.strip()] = value
    return rulesets.get(name, switches)


def role(name: str, rules: Ruleset) -> str:
    """Return the role of a seat that was named, '' for none."""
    said = name.strip().casefold()
    roles = rules.roles or rules.wars
    if said and said not in roles:
        raise BadInput("error-role", name=name[:20], there=alternatives(list(roles)) if roles else "none")
    return said


def players(
    text: str | None, decks: Sequence[Path] | None, rules: Ruleset, *, headless: bool, budget: float | None = None
) -> tuple[str, ...]:
    """Return the kind of player of every seat, those that think with their seconds a choice where they were named.

    Without --players there is one for each deck, at least two: humans at a table, random ones without a window.
    """
    kinds = COMPUTER_PLAYERS if headless else PLAYERS
    if text is None:
        seats = [kinds[0]] * max(rules.min_seats, len(decks or ()))
    else:
        seats = [word.strip().casefold() for word in text.split(",")]
    for seat in seats:
        if seat == "human" and "human" not in kinds:
            raise BadInput("error-no-human", kinds=alternatives(kinds))
        if seat.partition(":")[0] not in kinds or not _timed(seat):
            raise BadInput("error-player", kind=seat[:20], kinds=", ".join(kinds))
    _check_number(len(seats), rules)
    if budget is None:
        return tuple(seats)
    if not any(seat in SEARCH_PLAYERS for seat in seats):
        raise BadInput("error-budget-nobody")
    if not LEAST_BUDGET <= budget <= MOST_BUDGET:
        raise BadInput(
            "error-budget", seconds=f"{budget:g}", least=f"{LEAST_BUDGET:g}", most=f"{MOST_BUDGET:g}"
        )
    return tuple(f"{seat}:{budget:g}" if seat in SEARCH_PLAYERS else seat for seat in seats)


def _check_number(players: int, rules: Ruleset) -> None:
    """Raise BadInput where so many players cannot play by these rules."""
    from doomtable import rulesets

    rulesets.check_seats(rules, players)
    if not rules.takes(players):
        raise BadInput("error-players", n=players, least=rules.min_seats, most=rules.max_seats)


def _timed(seat: str) -> bool:
    """Whether the seconds of a player are a number it can have; none are."""
    kind, colon, number = seat.partition(":")
    if not colon:
        return True
    try:
        return kind in SEARCH_PLAYERS and LEAST_BUDGET <= float(number) <= MOST_BUDGET
    except ValueError:
        return False


def lan_players(text: str | None, seats: int | None, rules: Ruleset) -> tuple[str, ...]:
    """Return the kind of player of every seat at a table in the network; without --players all seats are people's."""
    from doomtable.net.host.members import REMOTE

    kinds = (REMOTE, *COMPUTER_PLAYERS)
    if text is None:
        _check_number(seats or rules.min_seats, rules)
        return (REMOTE,) * (seats or rules.min_seats)
    named = tuple(word.strip().casefold() for word in text.split(","))
    for kind in named:
        if kind.partition(":")[0] not in kinds or not _timed(kind):
            raise BadInput("error-player-here", kind=kind[:20], kinds=", ".join(kinds))
    if seats is not None and seats != len(named):
        raise BadInput("error-seats-players", seats=seats, n=len(named))
    _check_number(len(named), rules)
    return named


def decks(files: Sequence[Path] | None, seats: int, rules: Ruleset) -> tuple[DeckList, ...]:
    """Return a legal deck for every seat; fewer decks than seats go round again.

    Where none is named they are the first ready ones that are legal here, those of a quick game first.
    """
    from doomtable import rulesets
    from doomtable.cards.catalogue import catalogue

    if files and len(files) > seats:
        raise BadInput("error-more-decks", n=len(files), seats=seats)
    roles = rules.roles or ("",) * seats
    paths = list(files) if files else _ready(rules, roles)
    if not paths:
        raise BadInput("error-no-decks")
    known = read(paths[:seats])
    dealt = [str(paths[seat % len(paths)]) for seat in range(seats)]
    for file, role in zip(dealt, roles, strict=True):
        deck = known[file]
        if faults := rulesets.faults(deck, rules, role, lookup=catalogue().get):
            raise _illegal(file, faults)
    return tuple(known[file] for file in dealt)


def _ready(rules: Ruleset, roles: Sequence[str]) -> list[Path]:
    """The first ready deck for each seat that is legal for it and not taken; where there are too few they go round."""
    from doomtable.files.decks import ready_decks, start_decks
    from doomtable.start_sections import section_of

    found: list[Path] = []
    for role in roles:
        ready = ready_decks(rules.battles)
        every = (*start_decks(), *ready) if section_of(rules, role) is not None else ready
        free = (path for path in every if path not in found)
        legal = next((path for path in free if not _faults_of(path, rules, role)), None)
        if legal is None:
            break
        found.append(legal)
    return found


def _faults_of(path: Path, rules: Ruleset, role: str) -> Sequence[DeckFault]:
    """What makes the deck in a file illegal under these rules, for a seat of that role."""
    from doomtable import rulesets
    from doomtable.cards.catalogue import catalogue
    from doomtable.files.decks import read_deck

    deck = read_deck(path, catalogue().names)
    return rulesets.faults(deck, rules, role, lookup=catalogue().get)


def _illegal(file: str, faults: Sequence[DeckFault]) -> BadInput:
    """What is said of a deck with faults: the first of them, and how many there are."""
    first = faults[0]
    fault = ErrorText(first.message, card=first.card or "none", found=first.found, allowed=first.allowed)
    return BadInput("error-deck-illegal", file=file, n=len(faults), rule=first.rule, fault=fault)


def read(files: Sequence[Path]) -> dict[str, DeckList]:
    """Return the decks in these files, by the files' names as they were given."""
    from doomtable.cards.catalogue import catalogue
    from doomtable.files.decks import read_deck

    known = catalogue().names
    return {str(path): read_deck(named_deck(path), known) for path in files}


def named_deck(file: Path) -> Path:
    """Return the deck file that was meant: this one, or the ready or own deck of that name where it is none."""
    from doomtable.cards.catalogue import catalogue
    from doomtable.files.decks import (
        BadDeck,
        battle_decks,
        deck_files,
        normalised,
        read_deck,
        ready_decks,
        start_decks,
        user_decks,
    )
    from doomtable.files.storage import BadFile

    if file.exists() or file.suffix or len(file.parts) != 1:
        return file
    known, wanted = catalogue().names, normalised(str(file))
    for path in (*ready_decks(), *start_decks(), *battle_decks(), *deck_files(user_decks())):
        with suppress(BadDeck, BadFile):  # one that cannot be read has no name
            if wanted in (normalised(read_deck(path, known).name), normalised(path.stem)):
                return path
    return file


def language(code: str) -> str:
    """Return the code of a language that card text and labels can be had in."""
    from doomtable.words.languages import is_complete, languages

    if is_complete(code):
        return code
    one, there = len(languages()) == 1, ", ".join(languages())
    if code in COMING_LANGUAGES:
        raise NotThereYet("error-language-coming-one" if one else "error-language-coming", code=code, there=there)
    raise BadInput("error-language-one" if one else "error-language", code=code[:20], there=there)


def spoken(argv: Sequence[str]) -> str:
    """Return the language that the arguments ask for, as far as it is there; else English."""
    from doomtable.words.languages import ORIGINAL, is_complete

    code = ORIGINAL
    for at, word in enumerate(argv):
        name, equals, value = word.partition("=")
        if name == "--language":
            code = value if equals else "".join(argv[at + 1 : at + 2])
    return code if is_complete(code) else ORIGINAL


def without_language(argv: Sequence[str]) -> list[str]:
    """Return the arguments without --language, which is no option of every command that has help."""
    return [
        word
        for before, word in zip(("", *argv), argv, strict=False)
        if before != "--language" and word.partition("=")[0] != "--language"
    ]


def words(code: str | None) -> Words:
    """Return the words of a language, by default of English. Raises BadInput for one that is not there.

    Cards are called as the player's own file says; what is wrong in that is told.
    """
    from doomtable.files import local_names
    from doomtable.words.words import Words

    found = Words(language(code or "en"))
    file = local_names.names_file(found.language)
    if file.is_file():
        from doomtable.cards.catalogue import catalogue

        read = local_names.load(file, catalogue().names)
        found.speak(found.language, read.names)
        if read.faults:
            typer.echo(f"doomtable: {found.name_faults(str(file), read.faults)}", err=True)
    return found


def seed(text: str | None) -> int:
    """Return the seed that was written, or one that nobody can guess."""
    if text is None:
        return secrets.randbelow(MAX_SEED)
    number = text.strip()
    if not (number.isascii() and number.isdigit() and len(number) <= 19 and int(number) <= MAX_SEED):
        raise BadInput("error-seed", text=number[:20], most=str(MAX_SEED))
    return int(number)


def size(text: str) -> tuple[int, int]:
    """Return the width and height that were written as WIDTHxHEIGHT."""
    match = re.fullmatch(r"([0-9]{1,6})x([0-9]{1,6})", text.strip())
    if match is None:
        raise BadInput("error-size", text=text[:20])
    return int(match[1]), int(match[2])


def pygame_notice(words: Words) -> str | None:
    """Return one sentence if plain pygame is installed beside pygame-ce, which the two do not survive."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        plain = version("pygame")
        version("pygame-ce")
    except PackageNotFoundError:
        return None
    return words.say("cli-two-pygames", version=plain)
