"""The codec of a Knowledge for another process: card nodes as name and place.

Both ends have the same definitions, and the engine knows the nodes of a declaration by identity; a copy of one would be
a stranger to it. What an effect made of its own (a few verbs do) travels as it is, around the nodes it is made of.
"""

from __future__ import annotations

import io
import pickle
from collections.abc import Mapping
from typing import Any

from doomtable.rules.knowledge import Knowledge
from doomtable.rules.language import Card
from doomtable.rules.walk import walk


class KnowledgeCodec:
    """Packs and unpacks for two ends with the same cards."""

    def __init__(self, cards: Mapping[str, Card]) -> None:
        self._nodes: dict[str, list[Any]] = {}
        self._places: dict[int, tuple[str, int]] = {}
        for name, card in cards.items():
            nodes = self._nodes[name] = list(walk(card))
            for place, node in enumerate(nodes):
                self._places.setdefault(id(node), (name, place))

    def packed(self, known: Knowledge) -> bytes:
        """The bytes of a Knowledge."""
        out = io.BytesIO()
        _Packer(out, self._places).dump(known)
        return out.getvalue()

    def unpacked(self, data: bytes) -> Knowledge:
        """The Knowledge of bytes that `packed` made."""
        known = _Unpacker(io.BytesIO(data), self._nodes).load()
        assert isinstance(known, Knowledge)
        return known


class _Packer(pickle.Pickler):
    def __init__(self, out: io.BytesIO, places: Mapping[int, tuple[str, int]]) -> None:
        super().__init__(out, protocol=pickle.HIGHEST_PROTOCOL)
        self._places = places

    def persistent_id(self, obj: Any) -> tuple[str, int] | None:
        return self._places.get(id(obj)) if hasattr(obj, "__dataclass_fields__") else None


class _Unpacker(pickle.Unpickler):
    def __init__(self, data: io.BytesIO, nodes: Mapping[str, list[Any]]) -> None:
        super().__init__(data)
        self._nodes = nodes

    def persistent_load(self, pid: tuple[str, int]) -> Any:
        name, place = pid
        return self._nodes[name][place]
