"""The schema of a card pack: a pydantic adapter that chooses every node by its `kind`.

Untagged unions silently turn one verb into another, and the language's dataclasses have defaults for `kind`; so the
schema is made here from their annotations: every node is chosen by its `kind`, which must be there, and a field that
may hold a word, a number or a node is told apart by what stands there.
"""

from __future__ import annotations

from dataclasses import MISSING, fields
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin

from pydantic import GetCoreSchemaHandler, TypeAdapter
from pydantic_core import core_schema as cs

from doomtable.cards.node_fields import hints, nodes
from doomtable.rules.language import Card

MANY: Final = 64
"""The most entries in any list of a declaration."""
LONG: Final = 120
"""The most letters in any word or name."""
LARGE: Final = 1000
"""The largest number."""
WORD, NUMBER, LIST, NOTHING = "a word", "a number", "a list", "nothing"


class _AnyCard:
    """Where pydantic asks for the schema of a card."""

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> cs.CoreSchema:
        definitions: list[cs.CoreSchema] = [_node(kind, cls) for kind, cls in nodes().items()]
        return cs.definitions_schema(cs.definition_reference_schema(Card.__name__), definitions)


@cache
def adapter() -> TypeAdapter[Card]:
    """What turns a plain object into a Card."""
    adapter: TypeAdapter[Any] = TypeAdapter(_AnyCard)
    return adapter


def _node(kind: str, cls: type) -> cs.CoreSchema:
    parts = []
    for f in fields(cls):
        schema = _schema(hints(cls)[f.name])
        if f.default is not MISSING and (f.name != "kind" or cls is Card):
            schema = cs.with_default_schema(schema, default=f.default)
        parts.append(cs.dataclass_field(f.name, schema))
    arguments = cs.dataclass_args_schema(cls.__name__, parts, extra_behavior="forbid")
    return cs.dataclass_schema(cls, arguments, [f.name for f in fields(cls)], ref=cls.__name__, frozen=True)


def _schema(hint: Any) -> cs.CoreSchema:
    origin = get_origin(hint)
    if origin is Literal:
        return cs.literal_schema(list(get_args(hint)))
    if origin is tuple:
        return cs.tuple_schema([_schema(get_args(hint)[0])], variadic_item_index=0, max_length=MANY)
    if origin in (Union, UnionType):
        return _union(hint)
    if hint is int:
        return cs.int_schema(strict=True, ge=-LARGE, le=LARGE)
    if hint is bool:
        return cs.bool_schema(strict=True)
    if hint is str:
        return cs.str_schema(strict=True, max_length=LONG)
    if hint is NoneType:
        return cs.none_schema()
    return cs.definition_reference_schema(hint.__name__)


def _union(hint: Any) -> cs.CoreSchema:
    words: list[Any] = []
    choices: dict[Any, cs.CoreSchema] = {}
    for member in get_args(hint):
        if get_origin(member) is Literal:
            words.extend(get_args(member))
        elif member is int:
            choices[NUMBER] = _schema(int)
        elif member is str:
            choices[WORD] = _schema(str)
        elif member is NoneType:
            choices[NOTHING] = cs.none_schema()
        elif get_origin(member) is tuple:
            choices[LIST] = _schema(member)
        else:
            choices[_kind_of(member)] = _schema(member)
    if words:
        choices[WORD] = cs.literal_schema(list(dict.fromkeys(words)))
    return cs.tagged_union_schema(choices, _tag)


def _kind_of(cls: type) -> str:
    return next(kind for kind, found in nodes().items() if found is cls)


def _tag(value: Any) -> Any:
    """What stands there: the kind of a node, or which sort of plain value."""
    if isinstance(value, dict):
        return value.get("kind")
    if value is None:
        return NOTHING
    if isinstance(value, str):
        return WORD
    if isinstance(value, bool):
        return "yes or no"
    if isinstance(value, int):
        return NUMBER
    if isinstance(value, list | tuple):
        return LIST
    return getattr(value, "kind", None)
