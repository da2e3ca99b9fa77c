"""Made-up boards: areas in shapes that later sets and variants need, as data for the layout that the table uses.

`python tests/table/made_boards.py FOLDER [WIDTHxHEIGHT ...]` writes a picture of each.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

import pygame

from doomtable.rules.terms import NO_CARD, NOBODY, Seat
from doomtable.rules.view_parts import CardView, PlayerView, TurnView, View
from doomtable.table.kit.face_models import FaceModels
from doomtable.table.kit.picture_subject import declaration
from doomtable.table.kit.ui_scale import scale_for
from doomtable.table.layout.board_areas import Area, Board, Slot
from doomtable.table.layout.table_layout import TableLayout, arrange
from doomtable.table.match.board import BoardRenderer
from doomtable.table.match.board_highlights import BoardHighlights
from doomtable.table.match.field_light import field_light
from doomtable.table.paint.surface_parts import finished
from doomtable.table.paint.theme import DEFAULT, Palette, Theme
from doomtable.words.words import Words

NAMES: Final = ("Maren", "Ilse", "Bo", "Tamar", "Rune", "Nils", "Vera")
HANDLES = count(1)
SIZE: Final = (1920, 1080)


class MadeTable(NamedTuple):
    """A view and the board that is laid out for it; None for that of the view."""

    view: View
    board: Board | None


def card(name: str, seat: Seat, at: int = NO_CARD, wounded: bool = False, cover: bool = False) -> CardView:
    """A card in play as everybody knows it."""
    printed = declaration(name)
    assert printed is not None, name
    ratings = (printed.F, printed.S, printed.A, printed.V)
    zone = "squad" if seat != NOBODY else "table"
    return CardView(
        next(HANDLES), name, printed.type, printed.affiliations, seat, seat, zone, ratings, ratings, wounded=wounded,
        cover=cover, peek=cover and seat == 0, stands_at=at,
    )  # fmt: skip


def cards(names: str, seat: Seat, at: int = NO_CARD) -> tuple[CardView, ...]:
    """Cards by their names, wounded after '!', in cover after '?'."""
    found = filter(None, (name.strip() for name in names.split(",")))
    return tuple(card(name.strip("!?"), seat, at, name[0] == "!", name[0] == "?") for name in found)


def view_of(seats: int = 2, table: tuple[CardView, ...] = (), **areas: Mapping[Seat, tuple[CardView, ...]]) -> View:
    """A view of seat 0, in its turn, with these cards in squad, kohort, outpost and unrevealed of the seats."""
    players = tuple(
        PlayerView(
            seat, NAMES[seat], 5, 9, 5, cards("Hussar, Dragoon, Max Steiner", 0) if not seat else (), 20, 3, 0, 0,
            *(areas.get(zone, {}).get(seat, ()) for zone in ("squad", "kohort", "outpost", "unrevealed")),
            (), False, 4, 0,
        )
        for seat in range(seats)
    )  # fmt: skip
    turn = TurnView(0, 9, "actions", 2, False, 0, 0, 3)
    return View(0, players, turn, 9, 40, None, (), (), None, None, False, "made", table)


def three_areas(seats: int = 2) -> MadeTable:
    """Squad, Outpost and Kohort of every player, as the tournament has them; every third Outpost is empty."""
    squads = ("Max Steiner, !Dragoon, Hussar, Heimburg", "Mitch Hunter, Sean Gallagher", "Etoiles Mortant, Hussar")
    kohorts = ("Ezoghoul", "Razide, Nepharite of Algeroth, ?Necromutant", "")
    outposts = ("Sean Gallagher, Golden Lion", "Hussar", "")
    squad, kohort, outpost = (
        {seat: cards(held[seat % 3], seat) for seat in range(seats)} for held in (squads, kohorts, outposts)
    )
    made = view_of(seats, squad=squad, kohort=kohort, outpost=outpost)
    return MadeTable(made._replace(outposts=True), None)


def six_a_side(seats: int = 7) -> MadeTable:
    """Six warriors of every player in three areas, one of them wounded."""
    held = ("Max Steiner, !Dragoon, Hussar", "Ezoghoul", "Sean Gallagher, Golden Lion")
    squad, kohort, outpost = ({seat: cards(names, seat) for seat in range(seats)} for names in held)
    made = view_of(seats, squad=squad, kohort=kohort, outpost=outpost)
    return MadeTable(made._replace(outposts=True), None)


def places(seats: int = 2) -> MadeTable:
    """A lane for each of two places on the table beside the areas at home: what the engine has today."""
    table = cards("Heimburg, Citadel of Algeroth", NOBODY)
    here = [place.handle for place in table]
    mine = ("Max Steiner, !Dragoon", "Hussar, ?Bauhaus Blitzer")
    theirs = ("Razide, Necromutant", "!Nepharite of Algeroth")
    squad = {0: cards("Etoiles Mortant", 0) + cards(mine[0], 0, here[0]) + cards(mine[1], 0, here[1])}
    kohort = {
        seat: cards(theirs[seat % 2], seat, here[0]) + cards(theirs[1 - seat % 2], seat, here[1])
        for seat in range(1, seats)
    }
    return MadeTable(view_of(seats, table, squad=squad, kohort=kohort), None)


def lanes() -> MadeTable:
    """Five lanes, each player two places deep; a place holds one card."""
    own = ("Dragoon,", "Max Steiner, Hussar", ",", "!Inquisitor Majoris,", ", Etoiles Mortant")
    foe = ("Necromutant,", "Razide,", "Ezoghoul, Undead Legionnaire", ",", "Nepharite of Algeroth,")

    def side(seat: Seat, held: tuple[str, ...]) -> tuple[Area, ...]:
        out = []
        for i, names in enumerate(held):
            front, rear = (next(iter(cards(name, seat)), None) for name in names.split(","))
            out.append(Area(seat, f"lane {i}", slots=(Slot("front", front), Slot("rear", rear))))
        return tuple(out)

    return MadeTable(view_of(), Board("lanes", {0: side(0, own), 1: side(1, foe)}))


def columns() -> MadeTable:
    """Three columns a seat: its base behind, the battlefield before; what stands there fights over the column."""
    own = (("Max Steiner, Hussar", "Heimburg"), ("Dragoon", "The HQ"), ("", "San Dorado"))
    foe = (("!Razide", "Citadel of Algeroth"), ("Nepharite of Algeroth, Necromutant", "Citadel of Semai"),
           ("Ezoghoul", "Citadel of Muawijhe"))  # fmt: skip

    def side(seat: Seat, held: tuple[tuple[str, str], ...]) -> tuple[Area, ...]:
        found = ((cards(names, seat), card(base, seat)) for names, base in held)
        return tuple(Area(seat, f"column {i}", *each) for i, each in enumerate(found))

    return MadeTable(view_of(), Board("lanes", {0: side(0, own), 1: side(1, foe)}))


def centre(grounds: int = 5) -> MadeTable:
    """Grounds of nobody about a centre, each with three places a player."""
    names = ("Heimburg", "Citadel of Algeroth", "San Dorado", "Fukido", "The HQ")
    held = ("Hussar; ", "Max Steiner, !Dragoon; Undead Legionnaire", "; Nepharite of Algeroth, Razide, Necromutant",
            "; ", "Inquisitor Majoris; Ezoghoul")  # fmt: skip
    out = []
    for i in range(grounds):
        mine, theirs = held[i % 5].split(";")
        found = cards(mine, 0) + cards(theirs, 1)
        out.append(Area(NOBODY, "ground", found, card(names[i % 5], NOBODY), label=names[i % 5], room=3))
    return MadeTable(view_of(), Board("ring", {}, tuple(out)))


MADE: Final[Mapping[str, Callable[[], MadeTable]]] = {
    "three areas": three_areas, "three areas of four": lambda: three_areas(4),
    "three areas of seven": lambda: three_areas(7), "six a side": six_a_side, "places": places,
    "places of four": lambda: places(4), "lanes": lanes, "columns": columns, "centre": centre,
    "sixteen grounds": lambda: centre(16),
}  # fmt: skip


def laid(made: MadeTable, size: tuple[int, int], theme: Theme) -> TableLayout:
    """The layout of a made-up table, as the table makes it."""
    return arrange(made.view, size, theme, areas=made.board)


def drawn(made: MadeTable, size: tuple[int, int] = SIZE, palette: Palette = DEFAULT) -> pygame.Surface:
    """A picture of a made-up table."""
    theme, words = Theme(palette, scale_for(size)), Words("en")
    layout, board = laid(made, size, theme), BoardRenderer(theme, words, FaceModels(words))
    out = pygame.Surface(size, 0, 32)
    out.blit(finished(board.ground(layout, field_light(made.view, layout))), (0, 0))
    for _ in board.draw(out, made.view, layout, BoardHighlights()):
        pass
    return out


if __name__ == "__main__":
    pygame.font.init()
    folder = Path(sys.argv[1])
    for size in sys.argv[2:] or ["1920x1080"]:
        wide, high = map(int, size.split("x"))
        for name, make in MADE.items():
            pygame.image.save(drawn(make(), (wide, high)), folder / f"{name}-{size}.png")
