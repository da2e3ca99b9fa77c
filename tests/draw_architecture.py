"""The drawing docs/architecture.svg, made from the imports: rooms, the engine's modules, the folders of table and net.

    python tests/draw_architecture.py

Whoever is drawn higher imports what is drawn lower. An arrow that follows from others is left out. Which arrows are
allowed is not told here but in test_layers.py.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations, pairwise
from pathlib import Path
from typing import Final, NamedTuple

from sources import own_imports, trees

DRAWING: Final = Path(__file__).parents[1] / "docs" / "architecture.svg"
Graph = Mapping[str, frozenset[str]]
"""Every name with those it imports."""
Point = tuple[float, float]

LETTER, PAD, GAP, HIGH = 7.7, 11, 16, 30
"""Pixels: a letter's width, room beside a name, between boxes, height of a box."""
ROUTE, TIP = 8, 7
"""Pixels: what an arrow takes on a floor that it only passes, and its tip."""
SWEEPS, NUDGES = 12, 120
"""How often floors are put in another order, and their names moved along them."""
STYLE: Final = """
  svg { --ground: #faf8f3; --box: #ffffff; --rim: #a79f8f; --ink: #26231e; --faint: #6d665a; --line: #8d8677;
        --engine: #f6dfb8; --window: #cfe3ee }
  @media (prefers-color-scheme: dark) {
    svg { --ground: #1b1d1f; --box: #2b2e31; --rim: #6a7075; --ink: #eeebe4; --faint: #a9a59c; --line: #888e94;
          --engine: #5a4319; --window: #1f4558 }
  }
  rect { fill: var(--box); stroke: var(--rim) }
  .ground { fill: var(--ground); stroke: none }
  .engine { fill: var(--engine) }
  .window { fill: var(--window) }
  text { font: 14px system-ui, 'DejaVu Sans', sans-serif; fill: var(--ink) }
  .name { text-anchor: middle }
  .head { font-size: 17px; font-weight: 600 }
  .note { font-size: 13px; fill: var(--faint) }
  .arrow { fill: none; stroke: var(--line); stroke-width: 1.4 }
  .tip { fill: var(--line) }
"""


# ------------------------------------------------------------------------------------------------------ the order


def graph_of(part: Callable[[str], str]) -> Graph:
    """Who imports whom, where `part` says to which name a module belongs; '' belongs to none."""
    found: dict[str, set[str]] = {name: set() for name in sorted(map(part, trees())) if name}
    for module, _, target in own_imports():
        name, other = part(module), part(target)
        if name and other and name != other:
            found[name].add(other)
    return {name: frozenset(others) for name, others in found.items()}


def inside(package: str) -> Callable[[str], str]:
    """To which folder or file right under a package a module belongs."""
    under = f"{package}."
    return lambda module: module.removeprefix(under).partition(".")[0] if module.startswith(under) else ""


def room(module: str) -> str:
    """The room of a module, but for the entry and for what everybody imports."""
    name = inside("doomtable")(module)
    return "" if name in ("__main__", "errors") else name


def floors(graph: Graph) -> dict[str, int]:
    """The floor of every name, from the ground up: one above the highest that it imports."""
    found: dict[str, int] = {}
    while len(found) < len(graph):
        ready = [name for name in graph if name not in found and graph[name] <= found.keys()]
        assert ready, f"these import each other: {sorted(graph.keys() - found.keys())}"
        found |= {name: 1 + max((found[other] for other in graph[name]), default=-1) for name in ready}
    return found


def reduced(graph: Graph) -> Graph:
    """The arrows that do not follow from others."""
    reached: dict[str, frozenset[str]] = {}
    for name in floors(graph):  # from the ground up
        reached[name] = graph[name].union(*(reached[other] for other in graph[name]))
    return {
        name: frozenset(other for other in others if not any(other in reached[via] for via in others))
        for name, others in graph.items()
    }


# ----------------------------------------------------------------------------------------------------- the places


class Places(NamedTuple):
    """Where every name and every arrow goes: floors, middles and widths, and of each arrow the places it passes."""

    floor: dict[str, int]
    x: dict[str, float]
    wide: dict[str, float]
    lines: list[list[str]]


def arranged(graph: Graph) -> Places:
    """Every name on its floor, in an order in which few arrows cross; an arrow has a place on every floor it passes."""
    floor = floors(graph)
    lines = [
        [name, *(f"{name} > {other} {n}" for n in range(floor[name] - 1, floor[other], -1)), other]
        for name, others in graph.items()
        for other in sorted(others)
    ]
    floor |= {place: floor[line[0]] - i for line in lines for i, place in enumerate(line)}
    near: dict[str, list[str]] = {place: [] for place in floor}
    for line in lines:
        for upper, lower in pairwise(line):
            near[upper].append(lower)
            near[lower].append(upper)
    rows = _ordered(floor, near, lines)
    wide = {place: LETTER * len(place) + 2 * PAD if place in graph else ROUTE for place in floor}
    lane = {place: line for line in lines for place in line[1:-1]}
    x: dict[str, float] = {}
    for row in rows:
        x |= _spread(row, wide, dict.fromkeys(row, 0.0))
    for sweep in range(NUDGES):
        for row in rows if sweep % 2 else reversed(rows):
            wished = {place: _mean([x[n] for n in lane.get(place) or near[place]], x[place]) for place in row}
            x |= _spread(row, wide, wished)
    return Places(floor, x, wide, lines)


def _ordered(floor: Mapping[str, int], near: Mapping[str, list[str]], lines: list[list[str]]) -> list[list[str]]:
    """The floors, each from left to right: swept up and down by the means of the neighbours, the best is kept."""
    rows = [sorted(place for place in floor if floor[place] == n) for n in range(max(floor.values()) + 1)]
    best, fewest = rows.copy(), _crossings(rows, lines)
    for sweep in range(SWEEPS):
        step = -1 if sweep % 2 else 1
        for n in range(len(rows))[:: -step]:
            at = {place: i for row in rows for i, place in enumerate(row)}
            wished = {
                place: _mean([at[other] for other in near[place] if floor[other] == n + step], at[place])
                for place in rows[n]
            }
            rows[n] = sorted(rows[n], key=wished.__getitem__)
        if (count := _crossings(rows, lines)) < fewest:
            best, fewest = rows.copy(), count
    return best


def _crossings(rows: list[list[str]], lines: list[list[str]]) -> int:
    at = {place: i for row in rows for i, place in enumerate(row)}
    steps: dict[int, list[tuple[int, int]]] = {n: [] for n in range(len(rows))}
    floor = {place: n for n, row in enumerate(rows) for place in row}
    for line in lines:
        for upper, lower in pairwise(line):
            steps[floor[upper]].append((at[upper], at[lower]))
    return sum((a[0] - b[0]) * (a[1] - b[1]) < 0 for found in steps.values() for a, b in combinations(found, 2))


def _mean(values: list[float] | list[int], otherwise: float) -> float:
    return sum(values) / len(values) if values else otherwise


def _spread(row: list[str], wide: Mapping[str, float], wished: Mapping[str, float]) -> dict[str, float]:
    """A row as near to where each would like to stand as its neighbours let it; the order is kept.

    Those that would overlap become one block, which stands where its members would on average.
    """
    blocks: list[tuple[list[str], float, float]] = []  # names, left edge, right edge
    for place in row:
        names, left = [place], wished[place] - wide[place] / 2
        while blocks and blocks[-1][2] + GAP > left:
            names = [*blocks.pop()[0], *names]
            ahead = 0.0
            wants = []
            for name in names:
                wants.append(wished[name] - wide[name] / 2 - ahead)
                ahead += wide[name] + GAP
            left = sum(wants) / len(wants)
        blocks.append((names, left, left + sum(wide[name] + GAP for name in names) - GAP))
    found: dict[str, float] = {}
    for names, left, _ in blocks:
        for name in names:
            found[name] = left + wide[name] / 2
            left += wide[name] + GAP
    return found


# ------------------------------------------------------------------------------------------------------ the drawing


class Panel(NamedTuple):
    """A part of the drawing: its lines, and how large it is."""

    lines: list[str]
    wide: float
    high: float


def panel(heading: str, note: str, graph: Graph, step: int, tints: Mapping[str, str]) -> Panel:
    """Boxes on floors that are `step` pixels apart, and the arrows between them, under a heading."""
    floor, x, wide, lines = arranged(reduced(graph))
    left = min(x[place] - wide[place] / 2 for place in x)
    right = max(x[place] + wide[place] / 2 for place in x)
    ground = 77 + step * max(floor.values())
    middle = {place: (x[place] - left, float(ground - step * floor[place])) for place in x}
    out = [f'<text class="head" y="16">{heading}</text>', f'<text class="note" y="37">{note}</text>']
    for line in lines:
        path = _arrow([middle[place] for place in line])
        out.append(f'<path class="arrow" d="{path}" marker-end="url(#tip)"/>')
    for name in graph:
        (cx, cy), w = middle[name], wide[name]
        box = f'x="{cx - w / 2:.0f}" y="{cy - HIGH / 2:.0f}" width="{w:.0f}" height="{HIGH}" rx="5"'
        out.append(f'<rect class="{tints.get(name, "box")}" {box}/>')
        out.append(f'<text class="name" x="{cx:.0f}" y="{cy + 5:.0f}">{name}</text>')
    return Panel(out, max(right - left, LETTER * len(note)), ground + HIGH / 2)


def _arrow(points: list[Point]) -> str:
    """The path of an arrow: curves between the floors, straight past the boxes of a floor."""
    out: list[str] = []
    for (ax, ay), (bx, by) in pairwise(points):
        top, bottom = ay + HIGH / 2, by - HIGH / 2 - (TIP if len(out) == len(points) - 2 else 0)
        half = (top + bottom) / 2
        curve = f"C{ax:.0f} {half:.0f} {bx:.0f} {half:.0f} {bx:.0f} {bottom:.0f}"
        out.append(f"{'L' if out else 'M'}{ax:.0f} {top:.0f} {curve}")
    return " ".join(out)


def drawing() -> str:
    """The whole picture as SVG."""
    tints = {"rules": "engine", "game": "engine", "table": "window", "window": "window"}

    def drawn(heading: str, note: str, part: Callable[[str], str], step: int) -> Panel:
        return panel(heading, note, graph_of(part), step, tints)

    rooms = drawn("The rooms", "each imports those below it; everybody may import errors", room, 68)
    table = drawn("Inside table", "the only place that imports pygame", inside("doomtable.table"), 51)
    rules = drawn("Inside rules", "the engine: standard library only", inside("doomtable.rules"), 56)
    net = drawn("Inside net", "games in the network", inside("doomtable.net"), 51)
    margin, between = 28, 60
    right = margin + max(rooms.wide, rules.wide) + between
    below = margin + max(rooms.high, table.high) + between
    placed = ((rooms, margin, margin), (table, right, margin), (rules, margin, below), (net, right, below))
    wide = round(max(x + part.wide for part, x, _ in placed) + margin)
    high = round(max(y + part.high for part, _, y in placed) + margin)
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}">',
        "<title>Which part of doomtable imports which</title>",
        f"<style>{STYLE}</style>",
        '<marker id="tip" viewBox="0 0 8 8" refX="1" refY="4" markerWidth="6.5" markerHeight="6.5" orient="auto">'
        '<path class="tip" d="M0 0 8 4 0 8z"/></marker>',
        f'<rect class="ground" width="{wide}" height="{high}" rx="8"/>',
    ]
    for part, x, y in placed:
        out += [f'<g transform="translate({x:.0f} {y:.0f})">', *part.lines, "</g>"]
    return "\n".join([*out, "</svg>", ""])


if __name__ == "__main__":
    DRAWING.write_text(drawing(), encoding="utf-8")
