"""What somebody wishes to host is remembered, and what no table could have is not."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest
from table.lan_hands import home

from doomtable import rulesets
from doomtable.files import storage
from doomtable.net.protocol import message_fields
from doomtable.records import record
from doomtable.table.kit.available_decks import available_decks
from doomtable.table.kit.ui_scale import scale_for
from doomtable.table.lan import host_settings
from doomtable.table.lan.host_screen import HostScreen
from doomtable.table.lan.host_settings import GUEST, MINE, HostedSeat, HostSettings
from doomtable.table.lan.join_screen import spelt
from doomtable.table.new_game import new_game_settings
from doomtable.table.paint.theme import PALETTES, Theme
from doomtable.words.words import Words

SECOND = rulesets.get("second")


@pytest.fixture(autouse=True)
def own(tmp_path, monkeypatch) -> None:
    home(tmp_path, monkeypatch)


def test_screens_and_messages_agree_on_what_both_state() -> None:
    assert (new_game_settings.LONGEST_NAME, new_game_settings.HUMAN) == (message_fields.LONGEST_NAME, record.HUMAN)


def test_a_table_is_remembered_as_it_was() -> None:
    places = HostedSeat("veteran", "ready/x"), HostedSeat(MINE), HostedSeat()
    made = HostSettings(
        places, "Maren", "Friday", 7200, 60, 3, 8, True, 15, 7, 2, True, "first", "target", "2d6", True, True
    )
    host_settings.remember(made)
    assert host_settings.remembered(SECOND) == (made, None)


def test_what_no_table_could_have_gives_way() -> None:
    places = HostedSeat(MINE), HostedSeat(MINE), HostedSeat("wizard")
    host_settings.remember(HostSettings(places, "x" * 99, "y\n" * 99, 80, 9999, -1, 99, clock=-5, wait=0))
    found, why = host_settings.remembered(SECOND)
    assert [place.kind for place in found.places] == [MINE, GUEST, GUEST] and not why
    assert (found.port, found.goal, found.start, found.hand, found.clock, found.wait) == (7117, 999, 0, 15, 0, 1)
    assert len(found.name) <= 24 and len(found.table) <= 30


def test_what_a_table_is_played_by_is_edition_form_and_options() -> None:
    made = HostSettings().by(rulesets.EDITIONS["first"], "team")
    assert (len(made.places), made.goal, made.start) == (4, 50, 10)
    rules = replace(made, dice="2d6", warzones=True, discards=False).rules(SECOND)
    assert (rules.name, rules.form, rules.shared_pools, rules.dice) == ("first", "team", "both", "2d6")
    assert rules == rulesets.get(
        "first", {"form": "team", "dice": "2d6", "warzone_places": True, "discard_action": False}
    )
    assert made.rules(SECOND).discard_action, "the first edition has it"
    cartel = made.by(SECOND, "cartel")
    assert len(cartel.places) == 7 and cartel.without(0) is cartel and cartel.wider() == cartel
    alone = cartel.by(rulesets.EDITIONS["tournament"])
    assert (len(alone.places), alone.form, alone.dice) == (2, "ffa", "none")
    host_settings.remember(replace(alone, form="cartel", dice="2d6", discards=True, edition="tournament"))
    found, _ = host_settings.remembered(SECOND)
    assert (found.edition, found.form, found.dice, found.discards) == ("tournament", "ffa", "none", False)


def screen(made: HostSettings, size: tuple[int, int] = (1024, 640)) -> HostScreen:
    words, theme = Words("en"), Theme(PALETTES["default"], scale_for(size, 1.0))
    return HostScreen(words, theme, size, available_decks(SECOND), made)


def test_the_host_chooses_edition_and_form_and_is_told_what_does_not_go_together() -> None:
    made = screen(HostSettings())
    for form, seats in (("target", 2), ("team", 4), ("cartel", 7)):
        made.press(("form", 0))
        assert (made.made.form, len(made.made.places)) == (form, seats) and not made.trouble()
    made.made = made.made.placed(6, HostedSeat(MINE))
    assert made.decks()[6].affiliation == "legion", "one's own deck is one for the seat's role"
    made.press(("form", 0))
    made.press(("form", 0))
    made.press(("form", 0))
    made.made = replace(made.made, places=made.made.places[:5])
    assert 'form "team" is for 4 or 6 players' in made.trouble()
    made.press(("edition", 0))
    assert (made.made.edition, made.made.form, made.enabled(("form", 0))) == ("tournament", "ffa", False)


def test_what_does_not_go_with_a_game_cannot_be_added_to_a_table() -> None:
    """OPT-GEN-R01: what was chosen before says nothing there."""
    made = screen(replace(HostSettings().by(SECOND, "", "home"), sabotage=True, warzones=True, battles=True))
    rules = made.made.rules(SECOND)
    assert not (rules.sabotage or rules.warzone_places or rules.battles or made.trouble())
    assert not any(made.enabled((what, 0)) for what in ("sabotage", "warzones", "battles"))
    made.paint(pygame.Surface((1024, 640)))
    made.made = replace(HostSettings(), sabotage=True, warzones=True)
    rules = made.made.rules(SECOND)
    assert rules.sabotage and rules.warzone_places and made.enabled(("warzones", 0)) and made.enabled(("sabotage", 0))


def test_a_broken_file_is_told_and_nothing_is_lost() -> None:
    file = storage.user_path(host_settings.FILE)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text('{"port": "seven"}')
    found, why = host_settings.remembered(SECOND)
    assert found == host_settings.proposed(SECOND) and "port" in str(why)


def test_there_is_one_seat_of_one_s_own_and_two_seats_at_least() -> None:
    made = HostSettings().placed(1, HostedSeat(MINE))
    assert [place.kind for place in made.places] == [GUEST, MINE] and made.mine == 1
    assert made.without(0) is made and len(made.wider().without(0).places) == 2
    for _ in range(9):
        made = made.wider()
    assert len(made.places) == 7


@pytest.mark.parametrize(
    ("typed", "shown"),
    [("abcdef", "ABCD-EF"), ("ab cd-ef gh ij kl mn op qr", "ABCD-EFGH-IJKL-MNOP"), ("a0b1c8?!", "AOBI-CB"), ("", "")],
)
def test_a_code_is_spelt_in_groups(typed: str, shown: str) -> None:
    assert spelt(typed) == shown


def test_silence_tells_nothing_unless_it_is_wished_otherwise():
    assert HostSettings().quiet > 0
