"""A game that is over as the statistics keep it."""

from __future__ import annotations

from doomtable.records import statistics
from doomtable.records.record import HUMAN
from doomtable.records.shelf import now
from doomtable.records.transcript import Transcript
from doomtable.session.session import Session


def count(session: Session, script: Transcript, seconds: float | None = None) -> None:
    """Have the statistics tell of a game as it stands: how it ended, or nothing while it goes on. Raises BadFile."""
    if session.history is None or not script.about.game:
        return
    statistics.forget(statistics.statistics_file(), script.about.game)
    if session.outcome is None:
        return
    how, winner = session.outcome
    state = session.game.state
    players = script.about.players or (HUMAN,) * len(state.seats)
    rows = tuple(
        statistics.SeatRow(
            script.setup.called()[seat],
            players[seat],
            script.setup.decks[seat].name,
            state.seats[seat].P,
            state.seats[seat].D,
            statistics.place_of(seat, winner, out=state.seats[seat].out),
        )
        for seat in range(len(state.seats))
    )
    statistics.keep(
        statistics.statistics_file(),
        statistics.Finished(
            script.about.game,
            now(),
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
