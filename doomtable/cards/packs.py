"""Card packs: declarations to and from JSON, strictly read, and the digest of a set.

A pack is `{"format": 1, "cards": [...]}`. Writing leaves out what has its usual value; reading is strict: each node
names its `kind`, nothing unknown is passed over, sizes are bounded, and whatever is wrong is told in one sentence with
the file and the place.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from pydantic import ValidationError

from doomtable.cards.catalogue import SETS, UnknownCard, catalogue
from doomtable.cards.node_fields import nodes
from doomtable.cards.schema import adapter
from doomtable.cards.validation import faults
from doomtable.errors import BadInput
from doomtable.rules.language import Card
from doomtable.rules.terms import normal

FORMAT: Final = 1
MOST_BYTES: Final = 4 * 1024 * 1024
MOST_CARDS: Final = 2000
DEEPEST: Final = 40
MOST_NODES: Final = 200_000
ALWAYS: Final = (
    "name", "set", "code", "type", "affiliations", "F", "S", "A", "V", "rarity", "limit", "post_play", "keywords",
    "abilities",
)  # fmt: skip
"""Fields of a card that are written even when they are empty."""


# ------------------------------------------------------------------------------------------------------ writing


def export(cards: Iterable[Card]) -> dict[str, Any]:
    """The pack of these cards as plain objects."""
    return {"format": FORMAT, "cards": [card_object(card) for card in cards]}


def card_object(card: Card) -> dict[str, Any]:
    """One card as a plain object."""
    always = {name: _plain(getattr(card, name)) for name in ALWAYS}
    return {**always, **{name: value for name, value in _plain(card).items() if name not in always}}


def _plain(value: Any) -> Any:
    if is_dataclass(value) and not isinstance(value, type):
        out = {"kind": getattr(value, "kind", "")}
        for f in fields(value):
            part = getattr(value, f.name)
            if part != f.default or type(part) is not type(f.default):
                out[f.name] = _plain(part)
        return out
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    return value


# ------------------------------------------------------------------------------------------------------ reading


def load(path: Path) -> tuple[Card, ...]:
    """The cards of a pack; raises BadInput with the first thing that is wrong."""
    cards, wrong = _judge(_parsed(path), str(path))
    if wrong:
        raise BadInput(wrong[0])
    return cards


def check(path: Path) -> list[str]:
    """Everything that is wrong with a pack, one sentence each; nothing if it can be played with. Raises BadInput for
    a file that cannot be read or is no JSON at all."""
    data = _parsed(path)
    try:
        return _judge(data, str(path))[1]
    except BadInput as wrong:
        return [str(wrong)]


def cards_from(data: object, source: str) -> tuple[Card, ...]:
    """The cards of a pack that is already parsed; `source` names it in errors.

    A record pins its definitions so: they stand alone and are not compared with the catalogue of today.
    """
    cards, wrong = _judge(data, source, alone=True)
    if wrong:
        raise BadInput(wrong[0])
    return cards


def _parsed(path: Path) -> object:
    try:
        with path.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except OSError as wrong:
        raise BadInput(f"{path}: the file cannot be read ({wrong.strerror or 'unknown reason'}).") from None
    if len(raw) > MOST_BYTES:
        raise BadInput(f"{path}: a card pack has at most {MOST_BYTES // 1024 // 1024} MiB.")
    try:
        data = json.loads(raw.decode("utf-8-sig"), object_pairs_hook=_once, parse_constant=_no_constant)
    except UnicodeDecodeError:
        raise BadInput(f"{path}: the file is not text in UTF-8.") from None
    except json.JSONDecodeError as wrong:
        raise BadInput(
            f"{path}: line {wrong.lineno}, column {wrong.colno}: this is not JSON ({wrong.msg})."
        ) from None
    except (_DuplicateKey, RecursionError, ValueError) as wrong:
        told = str(wrong) if isinstance(wrong, _DuplicateKey) else "nested too deep or holding a number too long"
        raise BadInput(f"{path}: the file is not a card pack: {told}.") from None
    return data


class _DuplicateKey(Exception):
    """A key stands twice in one object, or a value is no JSON."""


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    out = dict(pairs)
    if len(out) != len(pairs):
        seen: set[str] = set()
        twice = next(key for key, _ in pairs if key in seen or seen.add(key))  # type: ignore[func-returns-value]
        raise _DuplicateKey(f"the key {_quoted(twice)} stands twice in one object")
    return out


def _no_constant(word: str) -> None:
    raise _DuplicateKey(f"{word} is no number")


def _judge(data: object, source: str, alone: bool = False) -> tuple[tuple[Card, ...], list[str]]:
    """The cards that can be read, and what is wrong."""
    if not isinstance(data, dict) or set(data) != {"format", "cards"}:
        raise BadInput(f'{source}: a card pack is an object with "format" and "cards", and nothing else.')
    if data["format"] != FORMAT or isinstance(data["format"], bool):
        raise BadInput(f"{source}: this version reads card packs of format {FORMAT} only.")
    listed = data["cards"]
    if not isinstance(listed, list):
        raise BadInput(f'{source}: "cards" must be a list.')
    if len(listed) > MOST_CARDS:
        raise BadInput(f"{source}: a card pack holds at most {MOST_CARDS} cards.")
    room = MOST_NODES
    for i, one in enumerate(listed):
        deepest, count = _measure(one)
        room -= count
        if deepest > DEEPEST:
            raise BadInput(f"{source}: {_title(one, i)}: the declaration is nested more than {DEEPEST} deep.")
        if room < 0:
            raise BadInput(f"{source}: {_title(one, i)}: the pack is too large.")
    cards: list[Card] = []
    wrong: list[str] = []
    for i, one in enumerate(listed):
        try:
            card = adapter().validate_python(one)
        except ValidationError as fault:
            wrong.append(f"{source}: {_title(one, i)}: {_worst(fault)}.")
            continue
        cards.append(card)
        wrong += [f"{source}: {_title(one, i)}: {text}." for text in faults(card)]
    wrong += [f"{source}: {text}." for text in _doubles(cards, alone)]
    return tuple(cards), wrong


def _doubles(cards: list[Card], alone: bool) -> Iterator[str]:
    """A name means one card, in the pack and, unless it stands alone, beside the catalogue."""
    names: dict[str, Card] = {}
    for card in cards:
        key = normal(card.name)
        if key in names:
            yield f"there are two cards named {card.name}"
        names[key] = card
        if alone:
            continue
        try:
            printed = catalogue().get(card.name)
        except UnknownCard:
            continue
        if printed != card:
            yield f"{card.name} is the name of another card already; choose a new name"


def _measure(thing: object) -> tuple[int, int]:
    """How deep an object is nested and how many values it has; stops where it is too deep already."""
    deepest = count = 0
    stack = [(thing, 1)]
    while stack:
        part, depth = stack.pop()
        count += 1
        deepest = max(deepest, depth)
        if depth > DEEPEST or count > MOST_NODES:
            break
        if isinstance(part, dict):
            stack.extend((inner, depth + 1) for inner in part.values())
        elif isinstance(part, list):
            stack.extend((inner, depth + 1) for inner in part)
    return deepest, count


# --------------------------------------------------------------------------------------------------- sentences


def _title(one: object, i: int) -> str:
    name = one.get("name") if isinstance(one, dict) else None
    return f"card {i + 1} ({_quoted(name)})" if isinstance(name, str) and name else f"card {i + 1}"


def _quoted(text: object) -> str:
    """What was found there, short and on one line."""
    shown = " ".join(ascii(text).split()) if not isinstance(text, str) else " ".join(text.split())
    shown = "".join(c for c in shown if c.isprintable())
    return shown if len(shown) <= 40 else shown[:37] + "..."


def _worst(fault: ValidationError) -> str:
    first = fault.errors(include_url=False, include_context=True)[0]
    place = _place(first["loc"])
    told = _told(first)
    return f"{place}: {told}" if place else told


def _place(loc: tuple[int | str, ...]) -> str:
    """`abilities 1 (static), effects 2 (mod), op`."""
    parts: list[str] = []
    kinds = nodes()
    for i, step in enumerate(loc):
        if isinstance(step, int):
            if parts:
                parts[-1] += f" {step + 1}"
        elif step in kinds and parts and not _is_field(loc, i):
            parts[-1] += f" ({step})"
        elif " " not in step or _is_field(loc, i):
            parts.append(_quoted(step))
    return ", ".join(parts)


def _is_field(loc: tuple[int | str, ...], i: int) -> bool:
    """Tags of a union stand behind a field or a number; the names of fields stand first or behind a tag or number."""
    before = loc[i - 1] if i else None
    if before is None or (i == len(loc) - 1 and before in nodes()):
        return True
    return isinstance(before, str) and before in nodes() and not (i > 1 and loc[i - 2] == "kind")


def _told(first: Any) -> str:
    kind, found, context = first["type"], first.get("input"), first.get("ctx", {})
    match kind:
        case "missing":
            return "this is missing"
        case "unexpected_keyword_argument":
            return "there is no such field"
        case "union_tag_not_found":
            return "a node needs its kind"
        case "union_tag_invalid":
            return f"{_quoted(context.get('tag'))} cannot stand here"
        case "literal_error":
            return f"{_quoted(found)} is none of the words that may stand here"
        case "too_long":
            return f"a list has at most {context.get('max_length')} entries"
        case "string_too_long":
            return f"a word has at most {context.get('max_length')} letters"
        case "greater_than_equal" | "less_than_equal":
            return f"the number {_quoted(found)} is out of bounds"
        case _:
            return f"{_quoted(found)} cannot stand here"


def digests() -> dict[str, str]:
    """Of every set that has cards here a digest of their definitions: who agrees in it plays the same cards."""

    return {
        code: blake2b(json.dumps(export(cards), sort_keys=True).encode(), digest_size=8).hexdigest()
        for code in SETS
        if (cards := catalogue().by_set(code))
    }
