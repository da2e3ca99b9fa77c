"""The language of searches for cards: words, and conditions such as `t:warrior a:mishima v<=4 s:inq`. Pure.

A condition is a key, a sign and a value: `:` or `=` asks for it, `<` `<=` `>` `>=` compare ratings, `-` before a word
or condition turns it round, a comma between values means one of them, quotes keep several words together.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Final, Literal, NamedTuple

from doomtable.cards.catalogue import PACKS, SETS
from doomtable.errors import ErrorText
from doomtable.rules.coverage import own_tags
from doomtable.rules.language import Card
from doomtable.rules.terms import AFFILIATIONS, APOSTLES, ASPECTS, CARD_TYPES, normal

QueryField = Literal[
    "type", "affiliation", "set", "rarity", "aspect", "apostle", "keyword", "name", "text", "F", "S", "A", "V", "owned",
    "limit",
]  # fmt: skip
KEYS: Final[Mapping[str, tuple[QueryField, ...]]] = MappingProxyType({
    "t": ("type",), "type": ("type",), "typ": ("type",),
    "a": ("affiliation", "A"), "affiliation": ("affiliation",), "aff": ("affiliation",), "zug": ("affiliation",),
    "s": ("set", "S"), "set": ("set",), "r": ("rarity",), "rarity": ("rarity",), "seltenheit": ("rarity",),
    "aspect": ("aspect",), "asp": ("aspect",), "aspekt": ("aspect",), "apostle": ("apostle",), "ap": ("apostle",),
    "apostel": ("apostle",), "k": ("keyword",), "keyword": ("keyword",), "name": ("name",), "n": ("name",),
    "text": ("text",), "x": ("text",), "f": ("F",), "v": ("V",), "fight": ("F",), "shoot": ("S",), "armor": ("A",),
    "armour": ("A",), "value": ("V",), "wert": ("V",), "own": ("owned",), "owned": ("owned",), "besitz": ("owned",),
    "limit": ("limit",),
})  # fmt: skip
"""What may stand before a sign, and what it asks for: of two a number means the rating."""
VALUES: Final[Mapping[QueryField, tuple[str, ...]]] = MappingProxyType({
    "type": tuple(kind for kind in CARD_TYPES if kind != "war"),  # which begins other words: they are found by set
    "affiliation": AFFILIATIONS, "aspect": ASPECTS, "apostle": APOSTLES, "set": (*SETS, *PACKS),
})  # fmt: skip
NUMBERS: Final = ("F", "S", "A", "V", "owned", "limit")
NONE: Final = ("-", "–", "none", "x")
"""What stands for a rating that a card does not have."""
ALIASES: Final[Mapping[tuple[str, str], str]] = MappingProxyType({
    ("type", "gift"): "symmetry", ("type", "spell"): "art", ("type", "dark symmetry"): "symmetry",
    ("affiliation", "dark legion"): "legion", ("affiliation", "freelancer"): "general",
    **{("set", normal(info.name)): code for code, info in (*SETS.items(), *PACKS.items())},
})  # fmt: skip
"""Other words for values, by what is asked for."""
WITHIN: Final = 3
"""A word of so many letters is also found within another: German joins its words."""
MOST_TERMS: Final = 20
_WORD: Final = re.compile(r"[^\W_]+")
_TERM: Final = re.compile(
    r"(?P<minus>-)?(?:(?P<key>[^\W\d_]+)(?P<sign><=|>=|!=|[:=<>]))?(?:\"(?P<quoted>[^\"]*)\"?|(?P<bare>[^\s\"]*))"
)
_RANGE: Final = re.compile(r"(?P<low>\d{1,3})(?:-|\.\.|–)(?P<high>\d{1,3})")

Said = Callable[[Card], str]
"""The words of a card, each after a space, as `plain_words` makes them."""
OwnedCounts = Mapping[str, int]
"""How many copies of a card the player has, by its name; what is not there he has none of."""


class QueryTerm(NamedTuple):
    """One condition: what is asked for, how it is compared, with which values, and whether it is turned round."""

    field: QueryField
    sign: str
    values: tuple[str, ...]
    negated: bool = False


@dataclass(frozen=True, slots=True)
class CardQuery:
    """A search taken apart: words that must be there, words that must not, conditions, and what was not understood."""

    words: tuple[str, ...] = ()
    barred: tuple[str, ...] = ()
    terms: tuple[QueryTerm, ...] = ()
    faults: tuple[ErrorText, ...] = ()
    typing: bool = False
    """Whether a condition in it has no value yet."""

    @property
    def empty(self) -> bool:
        """Whether there is nothing in it that could be looked for."""
        return not (self.words or self.barred or self.terms or self.faults or self.typing)

    def lets(self, card: Card, named: Said, said: Said, owned: OwnedCounts | None = None) -> bool:
        """Whether a card fits every condition; `named` and `said` give the words of its name and of all it says."""
        if self.barred and holds_any(said(card), self.barred):
            return False
        return all(_fits(term, card, named, said, owned) != term.negated for term in self.terms)


def plain_words(text: str) -> list[str]:
    """The words of a text as they are compared: without capitals, accents and quotes."""
    bare = "".join(mark for mark in unicodedata.normalize("NFKD", text) if not unicodedata.combining(mark))
    return [word.casefold() for word in _WORD.findall(re.sub("[’']", "", bare))]


def holds(text: str, wanted: Sequence[str]) -> bool:
    """Whether a text of words, each after a space, holds every word that is wanted."""
    return all((word if len(word) >= WITHIN else f" {word}") in text for word in wanted)


def holds_any(text: str, words: Sequence[str]) -> bool:
    """Whether a text of words holds one of these."""
    return any(holds(text, (word,)) for word in words)


def parsed(query: str, local: Mapping[tuple[str, str], str] = ALIASES, *, owned: bool = False) -> CardQuery:
    """A search taken apart. `local` are further words for values, by (what is asked for, word) as `normal` writes it;
    `owned` is whether it is known which cards the player has."""
    words: list[str] = []
    barred: list[str] = []
    terms: list[QueryTerm] = []
    faults: list[ErrorText] = []
    typing = False
    for match in _TERM.finditer(query):
        quoted = match["quoted"]
        written = quoted if quoted is not None else match["bare"] or ""
        key = (match["key"] or "").casefold()
        if key not in KEYS:  # no condition, but words
            found = plain_words(f"{match['key'] or ''} {written}")
            (barred if match["minus"] else words).extend([" ".join(found)] if quoted is not None and found else found)
            typing = typing or match[0] == "-"
            continue
        if not written.strip():
            typing = True
            continue
        made = _term(key, match["sign"], written, bool(match["minus"]), local, owned)
        if isinstance(made, ErrorText):
            faults.append(made)
        elif len(terms) < MOST_TERMS:
            terms.append(made)
    return CardQuery(tuple(words), tuple(barred), tuple(terms), tuple(faults), typing)


def _term(
    key: str, sign: str, written: str, negated: bool, local: Mapping[tuple[str, str], str], owned: bool
) -> QueryTerm | ErrorText:
    """One condition, or what is wrong with it."""
    fields = KEYS[key]
    values = tuple(filter(None, (one.strip().casefold() for one in written.split(","))))
    ordering = sign in ("<", "<=", ">", ">=")
    numeric = ordering or all(map(_is_number, values))
    field = next((one for one in fields if (one in NUMBERS) == numeric), fields[0])
    if not values:
        return ErrorText("query-no-value", key=key)
    if sign == "!=":
        sign, negated = "=", not negated
    if field in NUMBERS:
        if field == "owned" and not owned:
            return ErrorText("query-nothing-owned")
        if field == "owned" and not numeric:
            sign, values = ">=", ("1",)
        if any(not _is_number(value) or (ordering and value in NONE) for value in values):
            return ErrorText("query-no-number", key=key, value=written[:20])
        return QueryTerm(field, "=" if sign == ":" else sign, values, negated)
    if ordering:
        return ErrorText("query-no-order", key=key)
    values = tuple(filter(None, map(normal, values)))
    if field in VALUES:
        found: list[str] = []
        for value in values:
            meant = meant_by(field, value, local)
            if not meant:
                return ErrorText("query-no-such", field=field, value=value[:30])
            found += meant
        return QueryTerm(field, "=", tuple(dict.fromkeys(found)), negated)
    return QueryTerm(field, "=", values, negated)


def _is_number(value: str) -> bool:
    """Whether it is a number, a range of numbers, or says that there is none."""
    if value.isascii() and value.isdigit():
        return len(value) <= 3
    return value in NONE or _RANGE.fullmatch(value) is not None


def meant_by(field: QueryField, value: str, local: Mapping[tuple[str, str], str]) -> list[str]:
    """The values that a word means: the one of that name, else all that begin with it."""
    known = {word: word for word in VALUES[field]}
    known |= {word: meant for (asked, word), meant in (*ALIASES.items(), *local.items()) if asked == field}
    if value in known:
        return [known[value]]
    return list(dict.fromkeys(meant for word, meant in known.items() if word.startswith(value)))


def _fits(term: QueryTerm, card: Card, named: Said, said: Said, owned: OwnedCounts | None) -> bool:
    field = term.field
    if field == "owned":
        return any(_compared((owned or {}).get(card.name, 0), term.sign, value) for value in term.values)
    if field in NUMBERS:
        number: int | None = getattr(card, field)
        return any(_compared(number, term.sign, value) for value in term.values)
    if field in ("name", "text"):
        text = named(card) if field == "name" else said(card)
        return any(holds(text, plain_words(value)) for value in term.values)
    return not {*term.values}.isdisjoint(facts(card, field)) if field != "keyword" else _bears(card, term.values)


def _bears(card: Card, wanted: Sequence[str]) -> bool:
    """Whether a card bears a keyword that begins like one of these."""
    tags = tags_of(card)
    return any(tag.startswith(value) for tag in tags for value in wanted)


def _compared(number: int | None, sign: str, value: str) -> bool:
    if value in NONE:
        return number is None
    if number is None:
        return False
    span = _RANGE.fullmatch(value)
    low, high = (int(span["low"]), int(span["high"])) if span else (int(value), int(value))
    if sign == "=":
        return low <= number <= high
    return {"<": number < low, "<=": number <= high, ">": number > high, ">=": number >= low}[sign]


@lru_cache(maxsize=4096)
def tags_of(card: Card) -> tuple[str, ...]:
    """What a card is, as selectors of other cards ask for it."""
    return own_tags(card)


@lru_cache(maxsize=4096)
def apostles_of(card: Card) -> tuple[str, ...]:
    """The Apostles a card belongs to: it follows one, is a gift or a Nepharite of one, or goes to such warriors."""
    tags = {*tags_of(card)}
    if card.host is not None and card.host.sel is not None:
        tags |= {*card.host.sel.all, *card.host.sel.any}
    return tuple(one for one in APOSTLES if not tags.isdisjoint(_of_apostle(one)))


def _of_apostle(apostle: str) -> tuple[str, ...]:
    return apostle, f"follower of {apostle}", f"gift of {apostle}", f"nepharite of {apostle}"


def facts(card: Card, field: str) -> tuple[str, ...]:
    """What a card is in one respect: of one type, of one affiliation or more."""
    if field == "affiliation":
        return card.affiliations
    if field == "aspect":
        return card.aspects
    if field == "apostle":
        return apostles_of(card)
    found: str = {"type": card.type, "set": card.set, "rarity": card.rarity}[field]
    return (normal(found) if field == "rarity" else found,) if found else ()
