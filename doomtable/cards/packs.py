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

from doomtable.cards.catalogue import PACKS, SETS, UnknownCard, catalogue
from doomtable.cards.node_fields import nodes
from doomtable.cards.schema import adapter
from doomtable.cards.validation import faults
from doomtable.errors import BadInput, ErrorText, error_of
from doomtable.rules.language import Card
from doomtable.rules.terms import STATS, normal

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
MODIFIERS: Final = "modifiers"
"""Where the F, S, A and V of a card that is no warrior may stand as well, all together."""


# ------------------------------------------------------------------------------------------------------ writing


def export(cards: Iterable[Card]) -> dict[str, Any]:
    """The pack of these cards as plain objects."""
    return {"format": FORMAT, "cards": [card_object(card) for card in cards]}


def told_pack(cards: Iterable[Card]) -> dict[str, Any]:
    """The same as a program is told of it."""
    return {"format": FORMAT, "cards": [told_card(card) for card in cards]}


def card_object(card: Card) -> dict[str, Any]:
    """One card as a plain object."""
    always = {name: _plain(getattr(card, name)) for name in ALWAYS}
    return {**always, **{name: value for name, value in _plain(card).items() if name not in always}}


def told_card(card: Card) -> dict[str, Any]:
    """One card as a program is told of it: ratings are a warrior's alone, what another card adds to them stands under
    `modifiers`."""
    one = card_object(card)
    adds = {stat: one[stat] for stat in STATS if one[stat] is not None}
    if card.type == "warrior" or not adds:
        return one
    return {**one, **dict.fromkeys(adds), MODIFIERS: adds}


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
        raise error_of(wrong[0])
    return cards


def check(path: Path) -> list[ErrorText]:
    """Everything that is wrong with a pack, one sentence each; nothing if it can be played with. Raises BadInput for
    a file that cannot be read or is no JSON at all."""
    data = _parsed(path)
    try:
        return _judge(data, str(path))[1]
    except BadInput as wrong:
        return [wrong.text]


def cards_from(data: object, source: str) -> tuple[Card, ...]:
    """The cards of a pack that is already parsed; `source` names it in errors.

    A record pins its definitions so: they stand alone and are not compared with the catalogue of today.
    """
    cards, wrong = _judge(data, source, alone=True)
    if wrong:
        raise error_of(wrong[0])
    return cards


def _parsed(path: Path) -> object:
    try:
        with path.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except OSError as wrong:
        raise BadInput("error-pack-unread", file=path, why=wrong.strerror or type(wrong).__name__) from None
    if len(raw) > MOST_BYTES:
        raise BadInput("error-pack-size", file=path, most=MOST_BYTES // 1024 // 1024)
    try:
        data = json.loads(raw.decode("utf-8-sig"), object_pairs_hook=_once, parse_constant=_no_constant)
    except UnicodeDecodeError:
        raise BadInput("error-pack-utf8", file=path) from None
    except json.JSONDecodeError as wrong:
        raise BadInput("error-pack-json", file=path, line=wrong.lineno, column=wrong.colno, why=wrong.msg) from None
    except (_NotJson, RecursionError, ValueError) as wrong:
        why = wrong.text if isinstance(wrong, _NotJson) else ErrorText("pack-too-deep")
        raise BadInput("error-pack-none", file=path, why=why) from None
    return data


class _NotJson(Exception):
    """A key stands twice in one object, or a value is no JSON."""

    def __init__(self, text: ErrorText) -> None:
        super().__init__(text)
        self.text = text


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    out = dict(pairs)
    if len(out) != len(pairs):
        seen: set[str] = set()
        twice = next(key for key, _ in pairs if key in seen or seen.add(key))  # type: ignore[func-returns-value]
        raise _NotJson(ErrorText("pack-key-twice", key=_quoted(twice)))
    return out


def _no_constant(word: str) -> None:
    raise _NotJson(ErrorText("pack-no-number", word=word))


def _judge(data: object, source: str, alone: bool = False) -> tuple[tuple[Card, ...], list[ErrorText]]:
    """The cards that can be read, and what is wrong."""
    if not isinstance(data, dict) or set(data) != {"format", "cards"}:
        raise BadInput("error-pack-shape", file=source)
    if data["format"] != FORMAT or isinstance(data["format"], bool):
        raise BadInput("error-pack-format", file=source, format=FORMAT)
    listed = data["cards"]
    if not isinstance(listed, list):
        raise BadInput("error-pack-list", file=source)
    if len(listed) > MOST_CARDS:
        raise BadInput("error-pack-cards", file=source, most=MOST_CARDS)
    room = MOST_NODES
    for i, one in enumerate(listed):
        deepest, count = _measure(one)
        room -= count
        if deepest > DEEPEST:
            raise BadInput("error-pack-deep", file=source, card=_title(one, i), most=DEEPEST)
        if room < 0:
            raise BadInput("error-pack-large", file=source, card=_title(one, i))
    cards: list[Card] = []
    wrong: list[ErrorText] = []
    for i, one in enumerate(listed):
        try:
            card = adapter().validate_python(_with_modifiers(one))
        except ValidationError as fault:
            wrong.append(ErrorText("error-pack-card", file=source, card=_title(one, i), fault=_worst(fault)))
            continue
        cards.append(card)
        wrong += [
            ErrorText("error-pack-card", file=source, card=_title(one, i), fault=text) for text in faults(card)
        ]
    wrong += [ErrorText("error-pack-fault", file=source, fault=text) for text in _doubles(cards, alone)]
    return tuple(cards), wrong


def _with_modifiers(one: object) -> object:
    """The object of a card with its modifiers where the schema has them; one that cannot be read so as it is."""
    if not isinstance(one, dict) or one.get("type") == "warrior":
        return one
    adds = one.get(MODIFIERS)
    if not isinstance(adds, dict) or not adds.keys() <= set(STATS) or any(one.get(stat) is not None for stat in adds):
        return one
    return {key: value for key, value in one.items() if key != MODIFIERS} | adds


def _doubles(cards: list[Card], alone: bool) -> Iterator[ErrorText]:
    """A name means one card, in the pack and, unless it stands alone, beside the catalogue."""
    names: dict[str, Card] = {}
    for card in cards:
        key = normal(card.name)
        if key in names:
            yield ErrorText("pack-two-cards", name=card.name)
        names[key] = card
        if alone:
            continue
        try:
            printed = catalogue().get(card.name)
        except UnknownCard:
            continue
        if printed != card:
            yield ErrorText("pack-name-taken", name=card.name)


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


def _title(one: object, i: int) -> ErrorText:
    name = one.get("name") if isinstance(one, dict) else None
    if isinstance(name, str) and name:
        return ErrorText("pack-card-named", n=i + 1, name=_quoted(name))
    return ErrorText("pack-card", n=i + 1)


def _quoted(text: object) -> str:
    """What was found there, short and on one line."""
    shown = " ".join(ascii(text).split()) if not isinstance(text, str) else " ".join(text.split())
    shown = "".join(c for c in shown if c.isprintable())
    return shown if len(shown) <= 40 else shown[:37] + "..."


def _worst(fault: ValidationError) -> ErrorText:
    first = fault.errors(include_url=False, include_context=True)[0]
    place = _place(first["loc"])
    told = _told(first)
    return ErrorText("pack-at", place=place, fault=told) if place else told


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


def _told(first: Any) -> ErrorText:
    kind, found, context = first["type"], first.get("input"), first.get("ctx", {})
    match kind:
        case "missing":
            return ErrorText("pack-missing")
        case "unexpected_keyword_argument":
            return ErrorText("pack-no-field")
        case "union_tag_not_found":
            return ErrorText("pack-no-kind")
        case "union_tag_invalid":
            return ErrorText("pack-not-here", found=_quoted(context.get("tag")))
        case "literal_error":
            return ErrorText("pack-no-word", found=_quoted(found))
        case "too_long":
            return ErrorText("pack-long-list", most=str(context.get("max_length")))
        case "string_too_long":
            return ErrorText("pack-long-word", most=str(context.get("max_length")))
        case "greater_than_equal" | "less_than_equal":
            return ErrorText("pack-out-of-bounds", found=_quoted(found))
        case _:
            return ErrorText("pack-not-here", found=_quoted(found))


def digests() -> dict[str, str]:
    """Of every set that has cards here a digest of their definitions: who agrees in it plays the same cards."""

    return {
        code: blake2b(json.dumps(export(cards), sort_keys=True).encode(), digest_size=8).hexdigest()
        for code in (*SETS, *PACKS)
        if (cards := catalogue().by_set(code))
    }
