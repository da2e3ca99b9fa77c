"""A ring goes around what hangs together: a card with its strips, an area with its post."""

from __future__ import annotations

from pathlib import Path

from table.pilot import at_position

from doomtable.table.match.ringed_places import around_card, with_post

POSITION = """
name: a warrior with two things
ruleset: second
players:
  - name: Maren
    squad: [{card: Max Steiner, attached: [Bayonet, Combat Armor]}, Hussar]
    hand: [Ambush]
  - name: Ilse
    kohort: [Necromutant]
turn: {player: Maren, number: 3, step: actions, actions: 3}
"""


def test_a_ring_goes_around_a_card_and_its_strips(tmp_path: Path) -> None:
    table = at_position(tmp_path, POSITION, False).table
    spots = table.display.layout.spots
    bearer = next(spot for spot in spots if spot.card.name == "Max Steiner")
    strips = [spot for spot in spots if spot.host is not None and spot.host.handle == bearer.card.handle]
    ring = around_card(table, bearer.rect)
    assert strips and all(ring.contains(strip.rect) for strip in strips) and ring.contains(bearer.rect)
    other = next(spot for spot in spots if spot.card.name == "Hussar")
    assert around_card(table, other.rect) == other.rect
    hand = table.display.layout.hand[0].rect
    assert around_card(table, hand) == hand


def test_an_area_is_ringed_with_the_whole_of_its_post(tmp_path: Path) -> None:
    layout = at_position(tmp_path, POSITION, False).table.display.layout
    posted = [tray for tray in layout.trays if tray.post]
    assert posted
    for tray in posted:
        ring = with_post(tray)
        assert ring.x == tray.rect.x - tray.post // 2 and ring.right == tray.rect.right
