"""A game that is over as the statistics keep it."""

from __future__ import annotations

from doomtable.records import statistics
from doomtable.records.record import HUMAN
from doomtable.records.shelf import now
from doomtable.records.transcript import Transcript
from doomtable.session import Session


def count(session: Session, script: Transcript) -> bool:
    """Put a game that is over into the statistics, once; False if it is there already. Raises BadFile."""
    if session.outcome is None or session.history is None or not script.about.game:
        return False
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
    return statistics.keep(
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
            undone=sum(session.history.undone.values()),
        ),
    )
