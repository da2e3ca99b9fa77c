"""English grammar: articles, plurals, conjugation, lists, sentences.

Nothing here knows the game; `lexicon` holds its words.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

MINUS = "−"
_COUNTS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_VERBS = {
    "be": "is",
    "have": "has",
    "do": "does",
    "may": "may",
    "must": "must",
    "can": "can",
    "cannot": "cannot",
}
_PLURALS = {
    "clansman": "clansmen", "rams air cavalry": "rams air cavalry", "samurai": "samurai", "hatamoto": "hatamoto",
    "ashigaru": "ashigaru", "ninja": "ninja", "bushi": "bushi", "shinobi": "shinobi", "infantry": "infantry",
    "infantry warrior": "infantry warriors", "undead": "undead", "child": "children", "kadaver": "kadavers",
    "pollution": "pollution", "equipment": "equipment", "armor": "armor", "it": "they", "this": "these",
    "this card": "these cards", "gendarme bestal": "gendarmes bestal", "etoiles mortant": "etoiles mortant",
    "light cavalry": "light cavalry", "wolfbane light cavalry": "wolfbane light cavalry", "ki": "ki",
    "alakhai the cunning": "alakhai the cunning", "missing in action": "missing in action",
}  # fmt: skip


def conjugate(verb: str, base: bool) -> str:
    """The first word of `verb` in the third person, or in its base form where the subject is many or the reader."""
    first, _, rest = verb.partition(" ")
    if first in ("no", "never", "also", "again", "still"):
        return f"{'no longer' if first == 'no' else first} {conjugate(rest.removeprefix('longer '), base)}"
    if base:
        first = "are" if first == "be" else first
    elif first in _VERBS:
        first = _VERBS[first]
    elif re.search(r"(s|x|ch|sh|o)$", first):
        first += "es"
    elif re.search(r"[^aeiou]y$", first):
        first = first[:-1] + "ies"
    else:
        first += "s"
    if rest.startswith("or "):
        rest = f"or {conjugate(rest.removeprefix('or '), base)}"
    return f"{first} {rest}" if rest else first


def a(noun: str) -> str:
    """The noun with its indefinite article."""
    word = noun.lstrip("\"'")
    vowel = re.match(r"[aeiouAEIOU]", word) is not None
    if re.match(r"(uni|use|one|eu|ex-usa)", word, re.IGNORECASE):
        vowel = False
    if re.match(r"(hono|hour|heir|8|11|18|[FS] )", word):
        vowel = True
    return f"{'an' if vowel else 'a'} {noun}"


def plural(noun: str) -> str:
    """The plural of a noun phrase whose head is its last word, or the word before 'of'."""
    if " or " in noun:
        return " or ".join(plural(part) for part in noun.split(" or "))
    if _PLURALS.get(noun.casefold()) == noun.casefold():
        return noun
    for link in (" of ", " in ", " with ", " to "):
        if link in noun:
            head, _, rest = noun.partition(link)
            return f"{plural(head)}{link}{rest}"
    folded = noun.casefold()
    words = folded.split(" ")
    for start in range(len(words)):
        known = _PLURALS.get(" ".join(words[start:]))
        if known is not None:
            if known == " ".join(words[start:]):
                return noun
            kept = noun[: len(noun) - len(" ".join(words[start:]))]
            tail = noun[len(kept) :]
            return kept + (known[0].upper() + known[1:] if tail[:1].isupper() else known)
    if folded.endswith("man") and not folded.endswith(("human", "shaman")):
        return noun[:-2] + "en"
    if re.search(r"[^aeiou]y$", folded):
        return noun[:-1] + "ies"
    if re.search(r"(s|x|ch|sh|z)$", folded):
        return noun + "es"
    return noun + "s"


def count(number: int) -> str:
    """A number in words up to ten, in digits beyond."""
    return _COUNTS[number] if 0 <= number < len(_COUNTS) else str(number)


def signed(number: int) -> str:
    """A modifier as it is printed: +2 or −2."""
    return f"+{number}" if number >= 0 else f"{MINUS}{-number}"


def listed(items: Iterable[str], last: str = "and") -> str:
    """'a, b and c'."""
    parts = list(items)
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """A clause as a sentence: capital, full stop, single blanks."""
    text = re.sub(r"\s+", " ", text).strip()
    text = re.sub(r" ([,;.])", r"\1", text).replace(",,", ",").rstrip(".")
    return f"{capital(text)}."


_CAPITALS = {"rams": "RAMS", "mp": "MP", "ii": "II", "iii": "III", "hq": "HQ", "smg": "SMG", "hmg": "HMG"}


def title_case(name: str) -> str:
    """A normalised title as people write it: 'legionnaire of semai' -> 'Legionnaire of Semai'."""
    small = {"of", "the", "and", "de", "in", "to", "on", "with", "for"}
    return " ".join(
        word if index and word in small else _CAPITALS.get(word) or _first_up(word)
        for index, word in enumerate(name.split(" "))
    )


def _first_up(word: str) -> str:
    return re.sub(r"(^|[\"(])([a-zé])", lambda match: match.group(1) + match.group(2).upper(), word)
