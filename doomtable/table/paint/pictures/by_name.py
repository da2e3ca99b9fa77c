"""Painters kept under their function names, by which recipes call for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, TypeVar

Painter = TypeVar("Painter", bound=Callable[..., Any])


def by_name(*painters: Painter) -> Mapping[str, Painter]:
    """These painters, each under the name of its function."""
    return MappingProxyType({painter.__name__: painter for painter in painters})
