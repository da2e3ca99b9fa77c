"""The list of what happened meanwhile stands in the order of the log, and its pages join."""

from __future__ import annotations

from doomtable.rules.view_parts import EventView
from doomtable.session.attention import Playable
from doomtable.session.stop_settings import PassedOver
from doomtable.table.kit.key_bindings import KEYS
from doomtable.table.match.event_log import EventLog
from doomtable.table.match.missed_moments import LISTED, MissedMoment, meanwhile_sheet, missed_moments
from doomtable.table.match.table_messages import ShowMeanwhile
from doomtable.words.words import Words

NAMES = [f"Warrior {n}" for n in range(2 * LISTED + 3)]


def listed(log: EventLog) -> list[MissedMoment]:
    events = [EventView("mustered", 1, name, None, 2, "squad", (), n, -1, -1) for n, name in enumerate(NAMES)]
    return missed_moments((), log.add(events, 3), (), 0, linked=True)


def told(skip: int) -> tuple[list[int], list[int]]:
    """Which rows a page shows, and how far its buttons lead."""
    words = Words()
    log = EventLog(words, ["Ann", "Bob"])
    sheet = meanwhile_sheet(listed(log), log, words, KEYS, skip)
    rows = [n for choice in sheet.choices for n, name in enumerate(NAMES) if f"{name} " in f"{choice.label} "]
    return rows, [one.message.skip for one in sheet.choices if isinstance(one.message, ShowMeanwhile)]


def test_the_latest_stand_last_and_earlier_pages_come_before() -> None:
    every = list(range(len(NAMES)))
    assert told(0) == (every[-LISTED:], [LISTED])
    assert told(LISTED) == (every[-2 * LISTED : -LISTED], [2 * LISTED, 0])
    assert told(2 * LISTED) == (every[: -2 * LISTED], [LISTED])


def test_what_is_cancelled_is_called_by_its_name_or_by_what_it_was() -> None:
    for language, said in (
        ("en", ["cancels Hussar.", "cancels the action.", "to be mustered in cover: a card."]),
        ("de", ["hebt Hussar auf.", "hebt die Aktion auf.", "ausgespielt werden sollte: eine Karte."]),
    ):
        words = Words(language)
        log = EventLog(words, ["Ann", "Bob"])
        event = EventView("cancelled", 1, "Hussar", "Miscommunication", 0, "", (), 4, 5, -1)
        hidden = event._replace(card=None, handle=-3, word="hidden")
        for one, sentence in zip((event, hidden._replace(handle=-1, word="action"), hidden), said, strict=True):
            assert log.line(one).endswith(sentence) and log.line(one).startswith("Miscommunication")


def test_what_could_have_been_played_in_ones_own_draw_step_stands_beside_no_deed_of_others() -> None:
    words = Words()
    log = EventLog(words, ["Ann", "Bob"])
    meditates = EventView("meditated", 1, None, None, 0, "", (), -1, -1, -1)
    bounty = Playable("play", 9, "Positive Karma")
    ends, draws = PassedOver(4, (1, 2), "theirs/turn end", "turn end", None, (bounty,)), "mine/draw"
    mine = [PassedOver(5, (0, 2), draws, window, None, (bounty,)) for window in ("draw", "after draw")]
    rows = missed_moments((), log.add([meditates], 3), (ends, *mine), 0, linked=True)
    assert [(row.entry is None, row.stop) for row in rows] == [(False, ""), (True, draws)]
    sheet = meanwhile_sheet(rows, log, words, KEYS)
    assert [one.label for one in sheet.choices[1:]] == ["Bob meditates.", "My Draw step"]


def test_what_was_before_ones_own_last_deed_is_no_news() -> None:
    """Of a game that is continued all that has happened is told at once."""
    log = EventLog(Words(), ["Ann", "Bob"])
    events = [
        EventView("mustered", seat, name, None, 2, "squad", (), n, -1, -1)
        for n, (seat, name) in enumerate([(1, "Hussar"), (0, "Dragoon"), (1, "Mercenary")])
    ]
    rows = missed_moments((), log.add(events, 3), (), 0, linked=True)
    assert [row.entry.event.card for row in rows if row.entry is not None and row.entry.event is not None] == [2]
