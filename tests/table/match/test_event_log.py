"""The log tells who gains points for whom, and what comes of something after it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from doomtable.rules.terms import NO_CARD
from doomtable.rules.view_parts import EventView
from doomtable.table.match.event_log import EventLog
from doomtable.words.words import Words


@dataclass(frozen=True)
class Told:
    """What a log reads of an event."""

    kind: str
    seat: int = 0
    card: str | None = None
    other: str | None = None
    n: int = 0
    word: str = ""
    handle: int = NO_CARD
    other_handle: int = NO_CARD
    other_seat: int = -1
    cards: tuple[str, ...] = ()


def lines(*events: Told, language: str = "en") -> list[str]:
    """What a log says of these events."""
    log = EventLog(Words(language), ("Ann", "Bob"))
    log.add(cast(list[EventView], list(events)))
    return ["".join(run.text for run in entry.runs) for entry in log.entries]


KILLED = Told("killed", 1, "Hussar", "Necromutant", handle=4, other_handle=5)
GAINED = Told("gained", 0, "Necromutant", n=4, word="P", handle=5)


def test_points_for_a_kill_name_victim_and_killer() -> None:
    assert lines(KILLED, GAINED)[-1] == "Ann gains 4 P for Hussar, killed by Necromutant."
    assert lines(KILLED, GAINED, language="de")[-1] == "Ann erhält 4 P für Hussar, getötet von Necromutant."


def test_points_of_a_card_name_the_card_alone() -> None:
    assert lines(GAINED) == ["Ann gains 4 P (Necromutant)."]
    later = lines(KILLED, Told("turn", 1, n=3), GAINED)
    assert later[-1] == "Ann gains 4 P (Necromutant)."
    both = lines(KILLED, Told("killed", 1, "Dragoon", "Necromutant", handle=6, other_handle=5), GAINED)
    assert both[-1] == "Ann gains 4 P (Necromutant).", "of two nobody can say which"


def test_who_meditates_does_so_before_he_gains_by_it() -> None:
    said = lines(Told("gained", 0, n=1, word="D"), Told("meditated", 0, n=1))
    assert said == ["Ann meditates.", "Ann gains 1 D."]


def test_a_kill_is_the_doing_of_whoever_struck() -> None:
    log = EventLog(Words("en"), ("Ann", "Bob"))
    struck = Told("compared", 0, "Necromutant", "Hussar", 6, "4", handle=5, other_handle=4)
    hurt = Told("wounded", 1, "Hussar", "Necromutant", handle=4, other_handle=5)
    log.add(cast(list[EventView], [struck, hurt, KILLED]))
    assert [entry.seat for entry in log.entries] == [0, 0, 0]
    log = EventLog(Words("en"), ("Ann", "Bob"))
    log.add(cast(list[EventView], [Told("killed", 1, "Hussar", handle=4)]))
    assert log.entries[0].seat == 1, "where nobody did it it is told of whom it befell"


def test_cards_of_a_hand_that_are_turned_up_are_named() -> None:
    """VAR-VORTEX-09: in another language, too."""
    shown = Told("showed", 0, n=2, word="hand", cards=("Hussar", "Take Aim"))
    assert lines(shown) == ["Ann turns up 2 cards of the hand. Hussar, Take Aim."]
    words = Words("en")
    log = EventLog(words, ("Ann", "Bob"))
    log.add(cast(list[EventView], [shown]))
    words.speak("de")
    assert "".join(run.text for run in log.entries[0].runs).endswith(" Hussar, Take Aim.")


def test_a_base_that_is_full_is_not_told_to_have_no_promotion() -> None:
    """VAR-HOME-18: of one that is robbed of all it is."""
    empty = Told("lies_on", 0, other="Factory", n=0, word="P", other_handle=7)
    full = Told("conquered", 0, "Factory", n=15, word="P", handle=7)
    assert lines(empty, full) == ["Ann has filled Factory with Promotion: it is down."]
    assert lines(empty) == ["Factory has 0 Promotion now."]


def test_going_back_into_a_deployment_names_the_cycle() -> None:
    assert lines(Told("undone", 0, n=3, word="cycle")) == ["The game goes back to cycle 3."]
    assert lines(Told("undone", 0, n=3)) == ["The game goes back to turn 3 of Ann."]
