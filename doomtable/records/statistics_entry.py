"""The statistics entry of a session: added when its game is over, removed when it goes on."""

from __future__ import annotations

from doomtable.records import statistics_db
from doomtable.records.game_saves import timestamp
from doomtable.records.record import HUMAN
from doomtable.records.record_lines import RecordLines
from doomtable.session.session import Session


def update_statistics(session: Session, lines: RecordLines, seconds: float | None = None) -> None:
    """Have the statistics tell of a game as it stands: how it ended, or nothing while it goes on. Raises BadFile."""
    if session.history is None or not lines.header.game:
        return
    statistics_db.remove_game(statistics_db.statistics_file(), lines.header.game)
    if session.outcome is None:
        return
    how, winners = session.outcome
    state = session.game.state
    players = lines.header.players or (HUMAN,) * len(state.seats)
    rows = tuple(
        statistics_db.SeatRow(
            lines.setup.called()[seat],
            players[seat],
            lines.setup.decks[seat].name,
            state.seats[seat].P,
            state.seats[seat].D,
            statistics_db.place_of(seat, winners, out=state.seats[seat].out),
        )
        for seat in range(len(state.seats))
    )
    statistics_db.add_game(
        statistics_db.statistics_file(),
        statistics_db.FinishedGame(
            lines.header.game,
            timestamp(),
            state.rules.name,
            how,
            state.round,
            state.tick,
            session.choices,
            rows,
            seconds=seconds,
            undone=sum(session.history.undone.values()),
        ),
    )
