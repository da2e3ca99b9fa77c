"""Statistics screen: what decks, pairings and players have done, and the latest games."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from doomtable.errors import BadInput
from doomtable.records import statistics_db
from doomtable.records.statistics_db import FinishedGame
from doomtable.records.statistics_totals import (
    DeckTotals,
    PairingTotals,
    PlayerTotals,
    Totals,
    by_deck,
    by_pairing,
    by_player,
    finished_games,
    overall_totals,
)
from doomtable.table.kit.clipped_text import tidy
from doomtable.table.kit.key_bindings import KEYS, KeyBindings
from doomtable.table.kit.list_screen import ListButton, ListScreen
from doomtable.table.kit.list_view import ListColumn, ListPage, ListRow, moment, sides
from doomtable.table.kit.message import ShowTitle
from doomtable.table.pages.page_messages import WriteStatisticsCsv
from doomtable.table.paint.theme import Theme
from doomtable.words.words import Words

HOW = {
    "promotion": "stats-how-promotion", "no_warriors": "stats-how-no-warriors", "deck_out": "stats-how-deck-out",
    "markers": "stats-how-markers", "last_warrior": "stats-how-last-warrior", "held": "stats-how-held",
    "bases": "stats-how-bases",
    "colony": "stats-how-colony",
    "conceded": "stats-how-conceded",
}  # fmt: skip
SUMS = {
    "promotion": "stats-sum-promotion", "no_warriors": "stats-sum-no-warriors", "deck_out": "stats-sum-deck-out",
    "markers": "stats-sum-markers", "last_warrior": "stats-sum-last-warrior", "held": "stats-sum-held",
    "bases": "stats-sum-bases",
    "colony": "stats-sum-colony",
    "conceded": "stats-sum-conceded",
}  # fmt: skip
"""How a game ends, as the table and as the line above it say it."""


def percent(words: Words, rate: float) -> str:
    """A share of 0 to 1 as percent; it says all or none only where it is."""
    whole = round(100 * rate)
    if whole in (0, 100) and whole != 100 * rate:
        whole = 1 if whole == 0 else 99
    return words.say("stats-percent", n=str(whole))


def ended_at(ended: str) -> datetime | None:
    """The local time of a moment as the statistics keep it; None where it is none."""
    try:
        return datetime.fromisoformat(ended).astimezone().replace(tzinfo=None)
    except (ValueError, OverflowError, OSError):
        return None


def numbers(words: Words, *titles: str) -> tuple[ListColumn, ...]:
    """Columns of numbers."""
    return tuple(ListColumn(words.say(title), right=True, share=1) for title in titles)


def results(done: DeckTotals | PlayerTotals | PairingTotals) -> tuple[str, ...]:
    """How many games were played, won, lost and drawn."""
    return str(done.games), str(done.wins), str(done.losses), str(done.draws)


def deck_page(words: Words, decks: tuple[DeckTotals, ...], empty: str, tone: str) -> ListPage:
    """What every deck has done."""
    columns = (
        ListColumn(words.say("stats-deck"), share=3),
        *numbers(words, "stats-games", "stats-won", "stats-lost", "stats-drawn", "stats-rate", "stats-rounds"),
        *numbers(words, "stats-promotion"),
    )
    rows = []
    for done in decks:
        name = tidy(done.deck)
        tail = (percent(words, done.win_rate), words.decimal(done.rounds), words.decimal(done.promotion))
        rows.append(ListRow((name, *results(done), *tail), whole=name))
    return ListPage(words.say("stats-decks"), columns, tuple(rows), empty, tone=tone)


def pairing_page(words: Words, pairings: tuple[PairingTotals, ...], empty: str, tone: str) -> ListPage:
    """How decks did against each other; meetings that another seat decided only where there are any."""
    neither = any(done.neither for done in pairings)
    columns = (
        ListColumn(words.say("stats-deck"), share=2),
        ListColumn(words.say("stats-against"), share=2),
        *numbers(words, "stats-games", "stats-won", "stats-lost", "stats-drawn"),
        *(numbers(words, "stats-neither") if neither else ()),
        *numbers(words, "stats-rate", "stats-rounds"),
    )
    rows = []
    for done in pairings:
        names = tidy(done.deck), tidy(done.other)
        tail = (*((str(done.neither),) if neither else ()), percent(words, done.win_rate), words.decimal(done.rounds))
        whole = words.say("stats-pairing", deck=names[0], other=names[1])
        rows.append(ListRow((*names, *results(done), *tail), whole=whole))
    return ListPage(words.say("stats-pairings"), columns, tuple(rows), empty, tone=tone)


def player_page(words: Words, players: tuple[PlayerTotals, ...], empty: str, tone: str) -> ListPage:
    """What every player has done."""
    columns = (
        ListColumn(words.say("stats-player"), share=2),
        ListColumn(words.say("stats-kind"), share=1),
        *numbers(words, "stats-games", "stats-won", "stats-lost", "stats-drawn", "stats-rate", "stats-rounds"),
        *numbers(words, "stats-promotion"),
    )
    rows = []
    for done in players:
        name = tidy(done.name)
        kind = words.say("stats-kind-of", kind=tidy(done.kind).partition(":")[0])
        tail = (percent(words, done.win_rate), words.decimal(done.rounds), words.decimal(done.promotion))
        rows.append(ListRow((name, kind, *results(done), *tail), whole=name))
    return ListPage(words.say("stats-players"), columns, tuple(rows), empty, tone=tone)


def game_page(words: Words, games: tuple[FinishedGame, ...], empty: str, tone: str, now: datetime) -> ListPage:
    """The games that ended last."""
    columns = (
        ListColumn(words.say("stats-ended")),
        ListColumn(words.say("list-players"), share=1),
        ListColumn(words.say("stats-winner")),
        ListColumn(words.say("stats-how")),
        ListColumn(words.say("stats-rounds-of"), right=True),
        ListColumn(words.say("list-choices"), right=True),
    )
    rows = []
    for game in games:
        when = moment(words, ended_at(game.ended), now) or tidy(game.ended)
        what = sides(words, [(seat.name, seat.deck) for seat in game.seats])
        won = [tidy(seat.name) for seat in game.seats if seat.place == statistics_db.WON]
        winner = " · ".join(won) if won else words.say("stats-nobody")
        how = words.say(HOW.get(game.outcome, "stats-how-draw"))
        whole = words.say("stats-whole", when=when, what=what, winner=winner)
        rows.append(ListRow((when, what, winner, how, str(game.rounds), str(game.choices)), whole=whole))
    return ListPage(words.say("stats-lately"), columns, tuple(rows), empty, 2, tone)


def summed(words: Words, totals: Totals) -> str:
    """All games together in a line."""
    if not totals.games:
        return ""
    parts = [words.say("stats-total", n=totals.games)]
    for outcome, count in totals.outcomes:
        if count:
            parts.append(words.say(SUMS.get(outcome, "stats-sum-draw"), n=str(count)))
    if totals.rounds is not None:
        parts.append(words.say("stats-total-rounds", n=words.decimal(totals.rounds)))
    if totals.seconds >= 60:
        hours, minutes = divmod(round(totals.seconds) // 60, 60)
        parts.append(words.say("stats-total-time", hours=str(hours), minutes=str(minutes)))
    return " · ".join(parts)


class StatisticsScreen(ListScreen):
    """The statistics; messages: 'csv' (write them, then tell where), 'title'."""

    def __init__(
        self, words: Words, theme: Theme, size: tuple[int, int], path: Path, keys: KeyBindings = KEYS
    ) -> None:
        empty, tone, now = words.say("stats-none"), "ash", datetime.now()
        self.sum = ""
        try:
            self.sum = summed(words, overall_totals(path))
            decks, pairings = by_deck(path), by_pairing(path)
            players, latest = by_player(path), finished_games(path)
        except BadInput as error:
            empty, tone, self.sum = tidy(words.error(error)), "blood", ""
            decks, pairings, players, latest = (), (), (), ()
        pages = (
            deck_page(words, decks, empty, tone),
            pairing_page(words, pairings, empty, tone),
            player_page(words, players, empty, tone),
            game_page(words, latest, empty, tone, now),
        )
        super().__init__(words, theme, size, pages, keys)

    def title(self) -> str:
        """What the screen is called."""
        return self.words.say("stats-title")

    def note(self) -> str:
        """All games together."""
        return self.sum

    def list_buttons(self) -> tuple[ListButton, ...]:
        """What can be done: the CSV, and back."""
        say = self.words.say
        return (
            ListButton(say("stats-csv"), WriteStatisticsCsv(), enabled=bool(self.sum)),
            ListButton(say("list-back"), ShowTitle(), self.keys.cap("cancel")),
        )
