"""The lab's report for a terminal: sentences and tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich import box
from rich.console import Console, RenderableType
from rich.table import Table

from doomtable.lab.confidence_intervals import Interval
from doomtable.lab.jobs import EARLY
from doomtable.lab.results import INTERRUPTED, LabResults
from doomtable.lab.summary import CardResult, WinRate
from doomtable.words.words import Words

MOST_COLUMNS = 9
"""Columns of the curve of points."""
CARDS = 5
"""The most and the least useful cards that are shown, of two decks; of more decks fewer."""
FEW_CARDS = 2


def tell(found: LabResults, words: Words, console: Console) -> None:
    """Print everything, two decks or many."""
    for part in parts(found, words):
        console.print(part)


def parts(found: LabResults, words: Words) -> Iterator[RenderableType]:
    """Sentences and tables in their order."""
    asked, sums, say = found.asked, found.sums, words.say
    if found.stopped:
        yield stopped(found, words)
    seconds = words.decimal(found.seconds)
    yield say("lab-head", games=sums.games, decisions=sums.decisions, seconds=seconds, seed=str(asked.seed))
    if asked.timed:
        yield say("lab-by-the-clock")
    yield _decks(found, words)
    if len(asked.names) > 2:
        yield _matrix(found, words)
    ended = [say("lab-ended-one", how=how, n=n) for how, n in sums.outcomes.items() if n]
    if ended:
        yield say("lab-ended", how=", ".join(ended))
    if sums.first.games:
        low, high = map(words.percent, sums.first.interval)
        yield say("lab-first", rate=words.percent(sums.first.share), games=sums.first.games, low=low, high=high)
    if sums.turns is not None and sums.choices is not None:
        turns, choices = words.decimal(sums.turns.mean), f"{sums.choices.mean:.0f}"
        yield say("lab-length", turns=turns, least=sums.turns.least, most=sums.turns.most, choices=choices)
        yield _points(found, words)
    many = len(asked.names) > 2
    for name, cards in zip(asked.names, sums.cards, strict=True):
        if chosen := extremes(cards, FEW_CARDS if many else CARDS):
            yield _cards(name, chosen, words)
        elif not many:
            yield say("lab-no-cards")


def stopped(found: LabResults, words: Words) -> str:
    """Why not all games were played."""
    done, games = found.sums.games, found.asked.games
    if found.stopped is None or found.stopped == INTERRUPTED:
        return words.say("lab-interrupted", done=done, games=games)
    return words.say("lab-lost", done=done, games=games, why=found.stopped)


def extremes(cards: Sequence[CardResult], most: int) -> tuple[CardResult, ...]:
    """The most useful cards and the least useful ones, each at most so many, of those that can be compared."""
    compared = [card for card in cards if card.drawn.games and card.undrawn.games]
    best = compared[:most]
    return (*best, *compared[max(len(best), len(compared) - most) :])


def _table(*columns: str, title: str | None = None, words_first: int = 1) -> Table:
    """A table whose first columns are words and whose others are numbers."""
    table = Table(box=box.SIMPLE_HEAD, title=title, title_justify="left", title_style="bold", pad_edge=False)
    for at, column in enumerate(columns):
        table.add_column(column, justify="left" if at < words_first else "right", overflow="fold")
    return table


def _between(interval: Interval, words: Words) -> str:
    return words.say("lab-between", low=words.percent(interval[0]), high=words.percent(interval[1]))


def _decks(found: LabResults, words: Words) -> Table:
    say = words.say
    heads = ("lab-deck", "lab-player", "lab-games", "lab-won", "lab-rate", "lab-interval")
    table = _table(*map(say, heads), words_first=2)
    for name, player, rate in zip(found.asked.names, found.asked.players, found.sums.rates, strict=True):
        between = _between(rate.interval, words)
        table.add_row(name, player, str(rate.games), str(rate.wins), words.percent(rate.share), between)
    return table


def _matrix(found: LabResults, words: Words) -> Table:
    """Every deck against every other; columns are numbered as the lines are."""
    names = found.asked.names
    rates: dict[tuple[int, int], WinRate] = {}
    for pair in found.sums.pairs:
        (a, b), (one, other) = pair.decks, pair.rates
        rates[a, b], rates[b, a] = one, other
    title = words.say("lab-matrix")
    table = _table("", *(str(n + 1) for n in range(len(names))), title=title)
    for row, name in enumerate(names):
        cells = [rates.get((row, column)) for column in range(len(names))]
        told = [words.percent(cell.share) if cell and cell.games else "·" for cell in cells]
        table.add_row(f"{row + 1}  {name}", *told)
    return table


def _points(found: LabResults, words: Words) -> Table:
    """Some turns of the curve, evenly apart, up to the last that an average game has."""
    curves = found.sums.points
    assert found.sums.turns is not None
    last = max(1, min(max(map(len, curves)), round(2 * found.sums.turns.mean)))
    apart = max(1, -(-last // MOST_COLUMNS))
    turns = range(apart, last + 1, apart)
    table = _table(words.say("lab-points"), *map(str, turns))
    for name, curve in zip(found.asked.names, curves, strict=True):
        table.add_row(name, *(words.decimal(curve[min(turn, len(curve)) - 1]) if curve else "" for turn in turns))
    return table


def _cards(deck: str, cards: Sequence[CardResult], words: Words) -> Table:
    say = words.say
    heads = ("lab-card", "lab-verdict", "lab-drawn", "lab-undrawn", "lab-difference", "lab-interval")
    table = _table(*map(say, heads), title=say("lab-cards", deck=deck, turn=EARLY), words_first=2)
    for card in cards:
        table.add_row(
            card.name, say(verdict(card)), _of(card.drawn, words), _of(card.undrawn, words),
            words.signed_percent(card.difference),
            say("lab-between", low=words.signed_percent(card.interval[0]), high=words.signed_percent(card.interval[1])),
        )  # fmt: skip
    return table


def _of(rate: WinRate, words: Words) -> str:
    return words.say("lab-of", rate=words.percent(rate.share), games=rate.games)


def verdict(card: CardResult) -> str:
    """The message that says what can be told of a card."""
    if not card.sure:
        return "lab-chance"
    return "lab-useful" if card.difference > 0 else "lab-harmful"
