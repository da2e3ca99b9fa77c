"""Field light: the ground between two sides and whose turn lights it, as a view and its layout have them."""

from __future__ import annotations

from doomtable.rules.view_parts import View
from doomtable.table.kit.view_lookup import player_home
from doomtable.table.layout.table_layout import TableLayout
from doomtable.table.motion.turn_light import FieldLight


def field_light(view: View, layout: TableLayout) -> FieldLight:
    """The field of a view: between the seat at the bottom and the opponent whose turn it is, else the first shown."""
    others = [tray.seat for tray in layout.trays if tray.seat != layout.bottom]
    facing = others[0] if others else (layout.bottom + 1) % len(view.players)
    if view.turn.seat in others:
        facing = view.turn.seat
    near, far = (player_home(view.players[seat]) for seat in (layout.bottom, facing))
    return FieldLight(view.turn.seat, near, far)
