"""The scenario parser: YAML with line numbers checked into Scenario values.

What cannot be used raises BadInput with file, line and what is wrong. Nothing here knows the state of a game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeAlias

from pydantic import (
    AliasChoices,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    ValidationError,
    model_validator,
)

from doomtable.errors import BadInput, ErrorText, alternatives
from doomtable.files import storage
from doomtable.rules.terms import Affiliation
from doomtable.rulesets import BadOption, BadSeats, check_seats
from doomtable.rulesets import get as ruleset_of
from doomtable.scenarios.yaml_documents import MAX_WORD, Document, Where, bad_at, documents

Word: TypeAlias = str | int
MAX_BYTES: Final = 1_000_000
MAX_LIST: Final = 400
MAX_COPIES: Final = 60
MAX_WORDS: Final = 60
LINES: Final = "`player: [word, ...]`", "`pass: all`", "`expect: {...}`"
"""What a line of a script may be."""
ENTRY: Final = "{do: [words], because: RULE-01}"
"""An attempt with the clause of its reason."""
FILLER: Final = "Filler"
DEFAULT_DRAW: Final = 20
RESERVED: Final = frozenset(
    ("pass", "expect", "all", "combat", "decision", "actions", "turn", "winner", "log", "draw", "step", "cycle")
)
"""Words that mean something of their own where a player's name may stand."""


# ------------------------------------------------------------------------------------------------- the position


_COPIES = re.compile(r"(.*\S)\s+x\s?([0-9]{1,3})")


def copies(text: str) -> tuple[str, int]:
    """A card and how often: 'Hussar x3'."""
    match = _COPIES.fullmatch(text)
    return (match[1], int(match[2])) if match else (text, 1)


def _several(value: Any) -> Any:
    return [] if value is None else value if isinstance(value, list) else [value]


def _pile(value: Any) -> Any:
    if isinstance(value, int):
        return [{"card": FILLER, "copies": value}] if value else []
    return _several(value)


def _marks(value: Any) -> Any:
    if isinstance(value, list):
        return {str(name): value.count(name) for name in value}
    return {value: 1} if isinstance(value, str) else {} if value is None else value


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, coerce_numbers_to_str=True)


Text = Annotated[str, Field(min_length=1, max_length=MAX_WORD)]
Texts = Annotated[tuple[Text, ...], BeforeValidator(_several), Field(max_length=MAX_LIST)]


class CardSpec(_Model):
    """A card of a position, in play or in a pile."""

    card: Text
    copies: Annotated[int, Field(ge=1, le=MAX_COPIES)] = 1
    alias: Annotated[str | None, Field(alias="as", min_length=1, max_length=MAX_WORD)] = None
    wounded: bool = False
    cover: bool = False
    inside: bool = False
    owner: str | None = None
    source: Annotated[str | None, Field(alias="from")] = None
    marks: Annotated[dict[str, Annotated[int, Field(ge=1, le=999)]], BeforeValidator(_marks)] = {}
    chosen: Annotated[tuple[str | int, ...], BeforeValidator(_several), Field(max_length=MAX_LIST)] = ()
    holds: Cards = ()
    attached: Cards = ()
    place: Annotated[str | None, Field(min_length=1, max_length=MAX_WORD)] = None
    """Where it stands, where the ruleset has places: a card on the table, or luna; a base, or a battlefield."""
    home: Annotated[str | None, Field(min_length=1, max_length=MAX_WORD)] = None
    """The base of a warrior that is in a battlefield it has invaded."""
    carries: Annotated[int, Field(ge=0, le=99)] = 0
    """The P that lie on it."""

    @model_validator(mode="before")
    @classmethod
    def _short(cls, value: Any) -> Any:
        if isinstance(value, str | int):
            value = {"card": str(value)}
        if isinstance(value, dict) and isinstance(value.get("card"), str):
            name, n = copies(value["card"])
            if n != 1:
                value = {**value, "card": name, "copies": n}
        return value


Cards = Annotated[tuple[CardSpec, ...], BeforeValidator(_pile), Field(max_length=MAX_LIST)]


class BaseSpec(_Model):
    """A base of a player, with the battlefield before it and what lies there."""

    base: CardSpec
    battlefield: CardSpec
    destiny: Annotated[int, Field(ge=0, le=9999)] = 5
    promotion: Annotated[int, Field(ge=0, le=14)] = 0
    down: bool = False


class BattleSpec(_Model):
    """A running Battle: its card, and the cards of its area that defend it."""

    card: Text
    defenders: Texts = ()


class PlayerSpec(_Model):
    """A player of a position."""

    name: Text
    destiny: Annotated[int | None, Field(ge=0, le=9999)] = None
    """Left out: 5, or what a side that shares it begins with."""
    promotion: Annotated[int | None, Field(ge=0, le=9999)] = None
    markers: Annotated[int | None, Field(ge=0, le=999)] = None
    """Actions left for the whole game, where the ruleset counts them so."""
    colony: Annotated[int | None, Field(ge=0, le=999)] = None
    """Colony points as they were last counted."""
    hand: Cards = ()
    draw: Cards = (CardSpec(card=FILLER, copies=DEFAULT_DRAW),)
    discard: Cards = ()
    annihilated: Cards = ()
    collection: Cards = ()
    war: Affiliation | None = None
    """The affiliation for which war has been declared."""
    under: Annotated[Cards, Field(max_length=1)] = ()
    """What lies face down under it."""
    bases: Annotated[tuple[BaseSpec, ...], Field(max_length=3)] = ()
    """From left to right, where the ruleset has bases."""
    battle: BattleSpec | None = None
    """The Battle that runs, where the ruleset has Battles."""
    attached: Cards = ()
    squad: Cards = ()
    kohort: Cards = ()
    outpost: Cards = ()
    beside: Annotated[Cards, Field(validation_alias=AliasChoices("beside", "aside"))] = ()
    """Who stands in no area (ZONE-23); "aside" is the format's older word for it."""
    unrevealed: Cards = ()
    flags: Annotated[tuple[str | dict[str, str | int], ...], BeforeValidator(_several)] = ()
    knows: Texts = ()


class TurnSpec(_Model):
    """Whose turn it is and how far it has got."""

    player: str | None = None
    number: Annotated[int | None, Field(ge=1, le=999)] = None
    round: Annotated[int | None, Field(ge=1, le=999)] = None
    step: Literal["draw", "deployment", "actions", "discard"] = "actions"
    first: str | None = None
    """Who began the cycle, where the ruleset has cycles; left out: whose turn it is."""
    cycle: Annotated[int | None, Field(ge=1, le=999)] = None
    actions: Annotated[int | None, Field(ge=0, le=99)] = None
    attacks: Annotated[int, Field(ge=0, le=99)] = 0
    """Further attack actions that cards allow (TURN-08)."""
    quiet: Annotated[int, Field(ge=0, le=99)] = 0
    """How many of the actions may not be attacks."""
    either: Annotated[int, Field(ge=0, le=99)] = 0
    """How many of the actions may be attacks beside the first one."""
    led: Annotated[int, Field(ge=0, le=99)] = 0
    """Attacks left for those alone whom a card allows further ones (RUL-44)."""


class EffectSpec(_Model):
    """A running effect: whose card, on whom, until when."""

    card: Text
    on: Texts = ()
    until: str | None = None
    source: Annotated[str | None, Field(alias="from")] = None
    paid: Annotated[int, Field(ge=0, le=999)] = 0


class ScenarioSpec(_Model):
    """A scenario as it is written; the script and what must hold are taken apart below."""

    name: str = ""
    clauses: Texts = ()
    ruleset: str = "second"
    options: dict[str, str | int | None] = {}
    seed: Annotated[int, Field(ge=0, le=2**63 - 1)] = 0
    players: Annotated[tuple[PlayerSpec, ...], Field(min_length=2, max_length=7)]
    places: Cards = ()
    """The Warzones that lie on the table, where they are places."""
    claims: dict[Text, Text] = {}
    """By player the place that is still his by the set-up."""
    turn: TurnSpec = TurnSpec()
    effects: Annotated[tuple[EffectSpec, ...], Field(max_length=MAX_LIST)] = ()
    random: Annotated[tuple[str | int, ...], BeforeValidator(_several), Field(max_length=MAX_LIST)] = ()
    script: Any = None
    expect: Any = None
    illegal: Any = None
    legal: Any = None
    record: str | None = None
    """What an export could not write lies here; it is not read."""


# ------------------------------------------------------------------------------------- script and what must hold


class ScriptLine(NamedTuple):
    """`player: [word, ...]`."""

    player: str
    words: tuple[Word, ...]
    where: Where


class PassAll(NamedTuple):
    """`pass: all`."""

    where: Where


class Expected(NamedTuple):
    """One expectation: its key as written, what must be there."""

    key: str
    value: Any
    where: Where


class ScriptCheck(NamedTuple):
    """`expect:` inside the script."""

    expected: tuple[Expected, ...]
    where: Where


class Attempt(NamedTuple):
    """One entry of `illegal` or `legal`."""

    player: str
    words: tuple[Word, ...]
    because: str | None
    where: Where


Step: TypeAlias = ScriptLine | PassAll | ScriptCheck


class Scenario(NamedTuple):
    """One scenario, ready to be played; `document` knows the lines."""

    name: str
    document: Document
    spec: ScenarioSpec
    script: tuple[Step, ...]
    expect: tuple[Expected, ...]
    illegal: tuple[Attempt, ...]
    legal: tuple[Attempt, ...]


def read(path: Path) -> list[Scenario]:
    """The scenarios of a file. Raises BadInput, OSError."""
    file = str(path)
    raw = storage.read_bounded(path, MAX_BYTES)
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise bad_at(file, line, ErrorText("scenario-utf8")) from error
    return read_text(text, file)


def read_text(text: str, file: str) -> list[Scenario]:
    """The scenarios in a text that came from `file`. Raises BadInput."""
    found = [_scenario(document, place) for place, document in enumerate(documents(text, file), 1)]
    if not found:
        raise bad_at(file, 1, ErrorText("scenario-none"))
    return found


def _scenario(document: Document, place: int) -> Scenario:
    if not isinstance(document.value, dict):
        raise document.bad((), ErrorText("scenario-mapping"))
    try:
        spec = ScenarioSpec.model_validate(document.value)
    except ValidationError as error:
        raise _worded(document, error) from error
    try:
        check_seats(ruleset_of(spec.ruleset, spec.options), len(spec.players))
    except BadSeats as error:
        raise document.bad(("players",), error.text) from error
    except BadOption as error:
        raise document.bad(("options",) if spec.options else ("ruleset",), error.text) from error
    return Scenario(
        spec.name or f"scenario {place}",
        document,
        spec,
        tuple(_script(document, spec.script)),
        tuple(_expectations(document, spec.expect, ("expect",))),
        tuple(_attempts(document, spec.illegal, ("illegal",))),
        tuple(_attempts(document, spec.legal, ("legal",))),
    )


def _worded(document: Document, error: ValidationError) -> BadInput:
    """The first fault of a document as a sentence."""
    first = error.errors()[0]
    where: Where = tuple(first["loc"])
    key = str(where[-1]) if where else ""
    if first["type"] == "extra_forbidden":
        return document.bad(where, _no_key(key, _keys_at(where)))
    if first["type"] == "missing":
        return document.bad(where[:-1], ErrorText("scenario-missing", key=key))
    named = next((str(part) for part in reversed(where) if isinstance(part, str) and part in _ALL_KEYS), key)
    given, why = first["input"], _wanted(first)
    if isinstance(given, str | int):
        return document.bad(where, ErrorText("scenario-value", key=named, value=str(given)[:40], why=why))
    return document.bad(where, ErrorText("scenario-no-value", key=named, why=why))


def _wanted(first: Mapping[str, Any]) -> ErrorText:
    """What a value should be."""
    limits = first.get("ctx", {})
    match first["type"]:
        case "int_type" | "int_parsing" | "int_from_float":
            return ErrorText("scenario-wanted-integer")
        case "string_type":
            return ErrorText("scenario-wanted-string")
        case "bool_type" | "bool_parsing":
            return ErrorText("scenario-wanted-boolean")
        case "list_type" | "tuple_type":
            return ErrorText("scenario-wanted-list")
        case "dict_type" | "model_type" | "model_attributes_type":
            return ErrorText("scenario-wanted-mapping")
        case "literal_error":
            return ErrorText("scenario-wanted-words", words=alternatives(re.findall("'[^']*'", limits["expected"])))
        case "greater_than_equal":
            return ErrorText("scenario-wanted-least", least=str(limits["ge"]))
        case "less_than_equal":
            return ErrorText("scenario-wanted-most", most=str(limits["le"]))
        case "too_short" | "string_too_short":
            return ErrorText("scenario-wanted-longer", least=str(limits["min_length"]))
        case "too_long" | "string_too_long":
            return ErrorText("scenario-wanted-shorter", most=str(limits["max_length"]))
        case _:
            return ErrorText("scenario-wanted", why=first["msg"].removeprefix("Input "))


def _aliases(model: type[_Model]) -> list[str]:
    return [field.alias or name for name, field in model.model_fields.items()]


_MODELS: tuple[type[_Model], ...] = (ScenarioSpec, PlayerSpec, TurnSpec, EffectSpec, CardSpec)
_ALL_KEYS = {key for model in _MODELS for key in _aliases(model)}


def _keys_at(where: Where) -> list[str]:
    if len(where) == 1:
        return _aliases(ScenarioSpec)
    if where[0] == "players":
        return _aliases(PlayerSpec if len(where) == 3 else CardSpec)
    return _aliases(TurnSpec if where[0] == "turn" else EffectSpec)


def _no_key(key: str, known: Sequence[str]) -> ErrorText:
    near = get_close_matches(key, known, n=1)
    return ErrorText("scenario-key", key=key, near=near[0] if near else "none")


def _script(document: Document, value: Any) -> Iterator[Step]:
    for i, entry in enumerate(_listed(document, value, ("script",))):
        where: Where = ("script", i)
        if not isinstance(entry, dict) or len(entry) != 1:
            raise document.bad(where, ErrorText("scenario-line", line=LINES[0], passing=LINES[1], check=LINES[2]))
        ((who, what),) = entry.items()
        if who == "pass":
            if what != "all":
                raise document.bad(where, ErrorText("scenario-pass"))
            yield PassAll(where)
        elif who == "expect":
            yield ScriptCheck(tuple(_expectations(document, what, (*where, "expect"))), where)
        else:
            yield ScriptLine(who, _words(document, what, (*where, who)), where)


def _expectations(document: Document, value: Any, where: Where) -> Iterator[Expected]:
    if value is None:
        return
    if not isinstance(value, dict):
        raise document.bad(where, ErrorText("scenario-expect"))
    for key, wanted in value.items():
        yield Expected(key, wanted, (*where, key))


def _attempts(document: Document, value: Any, where: Where) -> Iterator[Attempt]:
    if value is None:
        return
    if not isinstance(value, dict):
        raise document.bad(where, ErrorText("scenario-attempts", key=str(where[0])))
    for player, entries in value.items():
        mine = _listed(document, entries, (*where, player))
        if mine and not any(isinstance(entry, list | dict) for entry in mine):
            mine = [mine]
        for i, entry in enumerate(mine):
            place: Where = (*where, player, i)
            because = None
            if isinstance(entry, dict):
                if unknown := [key for key in entry if key not in ("do", "because")]:
                    raise document.bad(place, _no_key(unknown[0], ("do", "because")))
                because = entry.get("because")
                if "do" not in entry or not isinstance(because, str | None):
                    raise document.bad(place, ErrorText("scenario-entry", form=ENTRY))
                entry = entry["do"]
            words = _words(document, entry, place)
            if not words:
                raise document.bad(place, ErrorText("scenario-no-word"))
            yield Attempt(player, words, because, place)


def _words(document: Document, value: Any, where: Where) -> tuple[Word, ...]:
    words = value if isinstance(value, list) else [value]
    if len(words) > MAX_WORDS:
        raise document.bad(where, ErrorText("scenario-words", most=MAX_WORDS))
    for word in words:
        if not isinstance(word, str | int) or not 0 < len(str(word)) <= MAX_WORD:
            raise document.bad(where, ErrorText("scenario-word"))
    return tuple(words)


def _listed(document: Document, value: Any, where: Where) -> list[Any]:
    if value is None:
        return []
    if not isinstance(value, list):
        raise document.bad(where, ErrorText("scenario-list", key=str(where[0])))
    if len(value) > MAX_LIST:
        raise document.bad(where, ErrorText("scenario-entries", most=MAX_LIST))
    return value
