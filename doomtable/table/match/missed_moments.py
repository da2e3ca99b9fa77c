"""Missed moments: what happened while a seat was not asked, and what it could have played there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from doomtable.rules.terms import NO_CARD, Seat
from doomtable.session.attention import DONE_BY_SOMEBODY
from doomtable.session.stop_settings import BEGINNING, PassedOver
from doomtable.table.kit.key_bindings import KeyBindings
from doomtable.table.kit.sheet import Sheet, SheetButton
from doomtable.table.match.event_log import EventLog, LogEntry
from doomtable.table.match.table_messages import CloseSheet, ShowMeanwhile, ShowMissed
from doomtable.words.words import Words, slug

TOLD: Final = frozenset((*DONE_BY_SOMEBODY, "wounded", "killed", "annihilated", "imprisoned", "cancelled", "looked"))
"""Events that are worth a line in the list."""
LISTED: Final = 7
"""How many moments the list shows at once."""
MOST: Final = 60
"""So many are kept."""


class MissedMoment(NamedTuple):
    """Something that happened, or a moment that was passed, while a seat was not asked."""

    entry: LogEntry | None
    """The line of the log; None where nothing but the moment itself is to be told."""
    at: int = -1
    """After how many choices; -1 where nothing leads there."""
    stop: str = ""
    """Which moment was passed in the seat's name, one of STOPS; '' for none, or for one without a name."""
    plays: tuple[str | None, ...] = ()
    """The cards that could have been played."""


def missed_moments(
    known: Sequence[MissedMoment], entries: Iterable[LogEntry], passed: Iterable[PassedOver], seat: Seat, *,
    linked: bool,
) -> list[MissedMoment]:  # fmt: skip
    """The list with new lines of a seat's log, and with moments passed in its name, each beside what was done last;
    `linked` is whether one can look back. What was before its own last deed is no news: of a game that is continued
    all is told at once."""
    out = [*known]
    for entry in entries:
        event = entry.event
        if event is not None and event.seat == seat and event.kind in DONE_BY_SOMEBODY:
            out.clear()
        elif event is not None and event.seat != seat and event.kind in TOLD:
            out.append(MissedMoment(entry, entry.at))
    for one in passed:
        plays = tuple(dict.fromkeys(play.name for play in one.plays if play.handle != NO_CARD))
        if not plays:
            continue
        handle = one.about.handle if one.about is not None else NO_CARD
        about = (i for i in reversed(range(len(out))) if handle != NO_CARD and _card(out[i]) == handle)
        place = next(about, _last_beside(out, one.stop))
        if place >= 0:
            row = out[place]
            at = one.at if linked and not row.plays else row.at
            out[place] = row._replace(at=at, plays=tuple(dict.fromkeys((*row.plays, *plays))))
        else:
            out.append(MissedMoment(None, one.at if linked else -1, one.stop, plays))
    return out[-MOST:]


def _last_beside(rows: Sequence[MissedMoment], stop: str) -> int:
    """Where a moment stands that is about nothing: beside what was done last; -1 for a line of its own."""
    last = len(rows) - 1
    if last < 0 or stop not in BEGINNING:
        return last
    return last if rows[last].entry is None and rows[last].stop == stop else -1


def _card(row: MissedMoment) -> int:
    return row.entry.event.card if row.entry is not None and row.entry.event is not None else NO_CARD


def playable_moments(missed: Iterable[MissedMoment]) -> int:
    """In how many of them something could have been played."""
    return sum(bool(one.plays) for one in missed)


def meanwhile_sheet(
    missed: Sequence[MissedMoment], log: EventLog, words: Words, keys: KeyBindings, skip: int = 0
) -> Sheet:
    """The list in the order of the log, the latest moments last; each leads to the table as it was, where one can look
    back. All but the last `skip` are shown, as many as there is room for."""
    end = max(0, len(missed) - skip)
    choices = [SheetButton(words.say("menu-resume"), CloseSheet(), keys.cap("cancel"))]
    if end > LISTED:
        choices.append(SheetButton(words.say("undo-earlier"), ShowMeanwhile(skip + LISTED)))
    for row in missed[max(0, end - LISTED) : end]:
        message = ShowMissed(row.at) if row.at >= 0 else CloseSheet()
        choices.append(SheetButton(_label(row, log, words), message, sub=_could(row, words)))
    if skip:
        choices.append(SheetButton(words.say("undo-later"), ShowMeanwhile(skip - LISTED)))
    told = words.say("meanwhile-text" if missed else "meanwhile-none", key=keys.told("everywhere"))
    lines = ((told, 14, "ash"),)
    return Sheet("meanwhile", words.say("meanwhile-title"), lines, tuple(choices), engraved=False, wide=760)


def _label(row: MissedMoment, log: EventLog, words: Words) -> str:
    if row.entry is not None:
        return "".join(run.text for run in log.worded(row.entry).runs)
    return words.say(f"stops-{slug(row.stop)}") if row.stop else words.say("meanwhile-moment")


def _could(row: MissedMoment, words: Words) -> str:
    names = [words.card_name(name) or words.say("card-hidden") for name in row.plays]
    return words.say("meanwhile-could", cards=", ".join(names)) if names else ""
