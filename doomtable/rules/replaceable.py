"""Values that are replaced and never written, as named tuples are, for what is read far more often than it is made.

To read a field of a named tuple takes ten times as long as to read a slot, and a compiled slot is a place in memory.
"""

from __future__ import annotations

from typing import Any, ClassVar, Self


class Replaceable:
    """A value with slots: equal by its fields, which nobody writes once it is made."""

    __slots__ = ()
    _fields: ClassVar[tuple[str, ...]] = ()
    """The slots in the order of the arguments."""

    def copy(self) -> Self:
        """One with the same values, for `but` alone."""
        raise NotImplementedError

    def but(self, **values: Any) -> Self:
        """One with other values in some fields; AttributeError for a name that is none."""
        new = self.copy()
        for name in values:
            setattr(new, name, values[name])
        return new

    def values(self) -> tuple[Any, ...]:
        """The values of the fields in their order."""
        return tuple([getattr(self, name) for name in self._fields])

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Replaceable) and self.__class__ is other.__class__ and self.values() == other.values()
        )

    def __hash__(self) -> int:
        return hash(self.values())

    def __repr__(self) -> str:
        told = ", ".join([f"{name}={getattr(self, name)!r}" for name in self._fields])
        return f"{self.__class__.__name__}({told})"

    def __reduce__(self) -> tuple[Any, ...]:
        return self.__class__, self.values()
