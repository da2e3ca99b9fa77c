"""Tour tips: what the guided first game tells of the rules, when each tip matters, and which were told.

A tip is told once. Which one comes next depends on what the viewer sees and is asked, nothing else. A tour belongs to
one game and is over with it, or when everything was told or the player has had enough. What was told, and in which
game, is kept in a file of the player's own: whoever goes on with that game is led on.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from doomtable.files import storage

if TYPE_CHECKING:  # the engine is read when a game begins: the title screen does without it
    from doomtable.rules.view import CardView, PlayerView, View

    Matters: TypeAlias = Callable[[View, PlayerView], bool]

FOUGHT: Final = ("tactic", "combat")
"""Told in a combat: then the first attack has been made."""
PATIENT: Final = 4
"""In this turn of the player the rest is told even if nobody has attacked."""
EACH_TURN: Final = 2
"""So many tips that can wait are told in a turn."""
OVER: Final = "over"
"""Told last, or noted when the player has had enough."""
TOUR_SEED: Final = 267
"""The seed of the guided game: the player begins, and holds warriors he can afford, a weapon, a gift and a Special."""
GAME: Final = "game "
"""Before the seed of the game that is led, in the file."""
MOST: Final = 64 * 1024
"""Bytes of a file of what was told."""


class TourTip(NamedTuple):
    """One thing to tell: its name (its words are `tour-<name>`), the place it points to, and when it matters."""

    name: str
    at: str
    """hand, ask, banner, plate, warriors, cover, combat, log, undo or menu."""
    matters: Matters
    verb: str = ""
    """The cards it tells of are those that may begin this now."""
    later: bool = False
    """Whether it waits until the first attack has been made: before that only what leads there is told."""


def next_tip(view: View, told: frozenset[str]) -> TourTip | None:
    """What to tell now, if anything."""
    if OVER in told or not 0 <= view.seat < len(view.players):
        return None
    me = view.players[view.seat]
    calm = not told.isdisjoint(FOUGHT) or me.turns >= PATIENT
    calm = calm and sum(tip.later for tip in TIPS if tip.name in told) < EACH_TURN * (me.turns - 1)
    left = (tip for tip in TIPS if tip.name not in told and (calm or not tip.later))
    return next((tip for tip in left if tip.matters(view, me)), None)


def kind(view: View) -> str:
    """The kind of question that the viewer is asked; '' when it is not asked."""
    decision = view.decision
    return decision.kind if decision is not None and decision.seat == view.seat else ""


def offers(view: View, *keys: str) -> bool:
    """Whether the viewer may choose one of these now."""
    return bool(kind(view)) and view.decision is not None and any(o.key in keys for o in view.decision.options)


def may(cards: tuple[CardView, ...], verb: str) -> bool:
    """Whether one of these cards may begin something."""
    return any(verb in card.verbs for card in cards)


def _menu(view: View) -> bool:
    return kind(view) == "menu"


def _played(me: PlayerView) -> tuple[CardView, ...]:
    return (*me.squad, *me.kohort)


def _hurt(view: View) -> bool:
    return any(card.wounded for player in view.players for card in _played(player))


def _enemies(view: View, me: PlayerView) -> bool:
    return any(_played(player) or player.unrevealed for player in view.players if player is not me)


def _too_dear(me: PlayerView) -> bool:
    """Whether there are warriors in hand, and none that can be mustered now."""
    return any(card.type == "warrior" for card in me.hand) and not may(me.hand, "muster")


def _any_window(view: View) -> bool:
    return kind(view) == "window" and view.combat is None


TIPS: Final[tuple[TourTip, ...]] = (
    TourTip("welcome", "hand", lambda v, me: bool(kind(v))),
    TourTip("points", "plate", lambda v, me: _menu(v)),
    TourTip("muster", "hand", lambda v, me: _menu(v) and may(me.hand, "muster"), "muster"),
    TourTip("poor", "ask", lambda v, me: _menu(v) and _too_dear(me) and offers(v, "meditate")),
    TourTip("actions", "banner", lambda v, me: _menu(v)),
    TourTip("cover", "hand", lambda v, me: _menu(v) and may(me.hand, "muster in cover"), "muster in cover", later=True),
    TourTip("areas", "warriors", lambda v, me: _menu(v) and bool(me.kohort), later=True),
    TourTip("target", "ask", lambda v, me: kind(v) == "draft"),
    TourTip("wide", "warriors", lambda v, me: _menu(v) and bool(_played(me))),
    TourTip("equip", "hand", lambda v, me: _menu(v) and may(me.hand, "equip"), "equip"),
    TourTip("turn", "ask", lambda v, me: offers(v, "meditate") and bool(_played(me)) and not _enemies(v, me)),
    TourTip("build", "hand", lambda v, me: _menu(v) and may(me.hand, "build"), "build", later=True),
    TourTip("assign", "hand", lambda v, me: _menu(v) and may(me.hand, "assign"), "assign", later=True),
    TourTip("bestow", "hand", lambda v, me: _menu(v) and may(me.hand, "bestow"), "bestow", later=True),
    TourTip("cast", "hand", lambda v, me: bool(kind(v)) and may(me.hand, "cast"), "cast", later=True),
    TourTip("special", "hand", lambda v, me: bool(kind(v)) and may(me.hand, "play"), "play", later=True),
    TourTip("attack", "warriors", lambda v, me: _menu(v) and may(_played(me), "attack"), "attack"),
    TourTip("tactic", "combat", lambda v, me: kind(v) == "tactic"),
    TourTip("combat", "combat", lambda v, me: v.combat is not None and kind(v) == "window"),
    TourTip("window", "ask", lambda v, me: _any_window(v)),
    TourTip("split", "ask", lambda v, me: kind(v) == "split"),
    TourTip("wounded", "warriors", lambda v, me: _menu(v) and _hurt(v)),
    TourTip("hidden", "cover", lambda v, me: _menu(v) and bool(me.unrevealed or any(c.cover for c in _played(me)))),
    TourTip("discard", "hand", lambda v, me: kind(v) == "discard"),
    TourTip("log", "log", lambda v, me: _menu(v) and me.turns >= 2),
    TourTip("undo", "undo", lambda v, me: _menu(v) and me.turns >= 3),
    TourTip("winning", "plate", lambda v, me: _menu(v) and any(p.promotion * 2 >= v.goal for p in v.players)),
    TourTip(OVER, "menu", lambda v, me: _menu(v) and me.turns >= 5),
)


def told_file() -> Path:
    """Where it is kept what was told."""
    return storage.user_path("tour.json")


def read(path: Path) -> frozenset[str]:
    """What was told; nothing when there is no such file or it is spoilt: then the tour begins anew."""
    return storage.read_names(path, MOST) & {tip.name for tip in TIPS}


def leads(path: Path, seed: int) -> bool:
    """Whether a tour was begun in the game of that seed, and is not over."""
    kept = storage.read_names(path, MOST)
    return f"{GAME}{seed}" in kept and OVER not in kept


def write(path: Path, told: frozenset[str], seed: int) -> None:
    """Keep what was told; a folder that cannot be written costs no more than hearing it again."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        storage.write_whole(path, json.dumps([*sorted(told), f"{GAME}{seed}"]))
    except (OSError, storage.BadFile):
        return
