"""What a Battle brings with it, as its card declares it (VAR-BATTLE-01, VAR-BATTLE-13): nodes of the language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Brought:
    """A card that comes out of the collection: a warrior and what it bears, or what stands in the area by itself."""

    name: str
    bears: tuple[str, ...] = ()
    kind: Literal["brought"] = "brought"


@dataclass(frozen=True)
class Battle:
    """In which area the Battle is fought, and what comes with it, in this order; its warriors are its defenders."""

    area: Literal["squad", "kohort", "outpost"]
    brings: tuple[Brought, ...]
    kind: Literal["battle"] = "battle"
