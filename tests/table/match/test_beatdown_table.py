"""Beat Down on the table: who attacks and who holds out, what Promotion is good for, the row of who holds out."""

from __future__ import annotations

from pathlib import Path

import pytest
from table.match.test_first_steps import laid
from table.reading import read

from doomtable.table.match.plate_tooltips import parts
from doomtable.words.words import Words

SIZES = [(1024, 640), (1920, 1080)]
STAND = """
name: two against one
options: {variant: beatdown}
players:
  - {name: Ann, promotion: 11, hand: [Hussar], squad: [Mitch Hunter, Infantry]}
  - {name: Bob, kohort: [Razide, Necromutant, Undead Legionnaire, Heretic, Centurion, Ezoghoul]}
  - {name: Cid, squad: [Hussar, Max Steiner, Valerie Duval]}
turn: {player: Ann, number: 4}
"""


@pytest.mark.parametrize("size", SIZES)
def test_each_plate_says_who_attacks_and_who_holds_out(size: tuple[int, int], tmp_path: Path) -> None:
    """VAR-BEATDOWN-01."""
    pilot = laid(STAND, tmp_path / "stand.yaml", size)
    with read() as lines:
        pilot.table.invalidate()
        pilot.frame()
    plates = {plate.seat: plate.rect for plate in pilot.table.display.layout.plates}
    said = {seat: {line.text for line in lines if rect.contains(line.rect)} for seat, rect in plates.items()}
    assert [seat for seat, words in said.items() if "Attacks" in words] in ([0, 2], [2, 0])
    assert [seat for seat, words in said.items() if {"Holds", "out"} <= words] == [1]


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_promotion_is_good_for_is_said_of_this_game(language: str, tmp_path: Path) -> None:
    """VAR-BEATDOWN-08, VAR-BEATDOWN-10, VAR-BEATDOWN-R02: it ranks the two, wins nothing by itself, and nothing for
    him."""
    pilot = laid(STAND, tmp_path / "stand.yaml")
    table = pilot.table
    table.words = words = Words(language)
    told = {
        plate.seat: next(part.text for part in parts(table, plate) if part.title == words.say("plate-promotion"))
        for plate in table.display.layout.plates
    }
    attacks, holds = words.say("tip-promotion-attacks"), words.say("tip-promotion-holds")
    assert told == {0: attacks, 1: holds, 2: attacks} and attacks != holds


@pytest.mark.parametrize("size", SIZES)
def test_who_holds_out_has_the_larger_part_of_the_upper_edge(size: tuple[int, int], tmp_path: Path) -> None:
    """The row in the middle begins with many warriors: all of them stand there, as large as those of the other."""
    pilot = laid(STAND, tmp_path / "stand.yaml", size)
    layout = pilot.table.display.layout
    plates = {plate.seat: plate.rect for plate in layout.plates}
    cards = {seat: [s.rect for s in layout.spots if s.seat == seat and s.form != "strip"] for seat in (1, 2)}
    assert len(cards[1]) == 6 and plates[1].w > plates[2].w
    assert min(rect.w for rect in cards[1]) >= min(rect.w for rect in cards[2])
    assert not any(rect.colliderect(layout.menu) or rect.colliderect(layout.undo) for rect in plates.values())
    assert not any(one.colliderect(other) for one in cards[1] for other in cards[2])
