"""German grammar: articles, declension, conjugation, lists, sentences.

Nothing here knows the game; `lexicon` holds its words.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Final, Literal, NamedTuple

Case = Literal["n", "a", "d", "g"]
"""Nominative, accusative, dative, genitive."""
Gender = Literal["m", "f", "n"]
Person = Literal["du", "er", "sie", "order"]
"""Who does it: the reader, one, many; or the reader is told to."""
CASES: Final[tuple[Case, ...]] = ("n", "a", "d", "g")
MINUS = "−"
_COUNTS = ("null", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn")
_DEFINITE = {"m": "der den dem des", "f": "die die der der", "n": "das das dem des", "p": "die die den der"}
_STRONG = {"m": "er en em es", "f": "e e er er", "n": "es es em es", "p": "e e en er"}
"""Endings of words like 'dieser', and of adjectives without an article before them."""
_MIXED = {"m": "- en em es", "f": "e e er er", "n": "- - em es", "p": "e e en er"}
"""Endings of words like 'ein', 'kein', 'dein'."""
_WEAK_ADJECTIVE = {"m": "e en en en", "f": "e e en en", "n": "e e en en", "p": "en en en en"}
_MIXED_ADJECTIVE = {"m": "er en en en", "f": "e e en en", "n": "es es en en", "p": "en en en en"}
_BARE_ADJECTIVE = {**_STRONG, "m": "er en em en", "n": "es es em en"}
_LIKE_EIN = ("ein", "kein", "dein", "sein", "ihr", "mindestens~ein", "nur~ein")


class Lexeme(NamedTuple):
    """A noun: its form for one and for many, gender, genitive, what follows it unchanged ('der Dunklen Legion')."""

    one: str
    gender: Gender = "m"
    genitive: str = ""
    many: str = ""
    after: str = ""

    @property
    def weak(self) -> bool:
        """Whether it ends in -n beside the nominative."""
        return self.gender == "m" and self.genitive.endswith(("en", "n")) and self.genitive == self.many

    def form(self, case: Case, many: bool = False) -> str:
        word = (
            self.many if many else self.genitive if case == "g" or (self.weak and case != "n") else self.one
        )
        dative = "n" if many and case == "d" and re.search(r"(e|el|er)$", word) else ""
        return f"{word or self.one}{dative}{self.after}"


def lexeme(entry: str) -> Lexeme:
    """A noun as a lexicon writes it: 'Karte f - Karten der Dunklen Symmetrie'; '-' stands for the first form."""
    one, gender, *rest = entry.split(" ")
    genitive, many = (*rest, "-", "-")[:2]
    after = "".join(f" {word}" for word in rest[2:])
    assert gender in ("m", "f", "n")
    return Lexeme(one, gender, one if genitive == "-" else genitive, one if many == "-" else many, after)  # type: ignore[arg-type]


def _ending(table: dict[str, str], gender: str, case: Case) -> str:
    return table[gender].split(" ")[CASES.index(case)].replace("-", "")


def determiner(stem: str, gender: str, case: Case) -> str:
    """An article or what stands for one, 'p' for many: 'der', 'dies', 'jed', 'ein', 'kein', 'dein' ..."""
    if not stem:
        return ""
    if stem == "dessen":
        return stem
    if stem == "der":
        return _ending(_DEFINITE, gender, case)
    if stem in _LIKE_EIN:
        if stem == "ein" and gender == "p":
            return ""
        return stem.replace("~", " ") + _ending(_MIXED, gender, case)
    return stem + _ending(_STRONG, gender, case)


def adjective(stem: str, after: str, gender: str, case: Case) -> str:
    """An adjective with its ending behind the determiner `after`, '' for none; a comma stays behind the ending."""
    if stem.endswith(","):
        return f"{adjective(stem[:-1], after, gender, case)},"
    if not after or after == "dessen" or (after == "ein" and gender == "p"):
        table = _BARE_ADJECTIVE
    else:
        table = _MIXED_ADJECTIVE if after in _LIKE_EIN else _WEAK_ADJECTIVE
    return stem + _ending(table, gender, case)


PRONOUNS: Final = {
    "m": "er ihn ihm seiner", "f": "sie sie ihr ihrer", "n": "es es ihm seiner", "p": "sie sie ihnen ihrer",
}  # fmt: skip
RELATIVES: Final = {"m": "der den dem dessen", "f": "die die der deren", "n": "das das dem dessen",
                    "p": "die die denen deren"}  # fmt: skip


def of_table(table: dict[str, str], gender: str, case: Case) -> str:
    """A pronoun of a table."""
    return table[gender].split(" ")[CASES.index(case)]


# --------------------------------------------------------------------------------------------------------- verbs

_FORMS = {
    "sein": "bist ist sind sei", "haben": "hast hat haben habe", "werden": "wirst wird werden werde",
    "würden": "würdest würde würden würde", "dürfen": "darfst darf dürfen darfst",
    "können": "kannst kann können kannst", "müssen": "musst muss müssen musst",
    "wollen": "willst will wollen willst", "halten": "hältst hält halten halte",
    "nehmen": "nimmst nimmt nehmen nimm", "geben": "gibst gibt geben gib", "sehen": "siehst sieht sehen sieh",
    "gelten": "giltst gilt gelten gelte", "sterben": "stirbst stirbt sterben stirb",
    "treffen": "triffst trifft treffen triff", "schlagen": "schlägst schlägt schlagen schlage",
    "fallen": "fällst fällt fallen falle", "lassen": "lässt lässt lassen lass",
    "tragen": "trägst trägt tragen trage", "treten": "trittst tritt treten tritt",
    "werfen": "wirfst wirft werfen wirf", "laden": "lädst lädt laden lade", "tun": "tust tut tun tu",
    "wechseln": "wechselst wechselt wechseln wechsle", "wissen": "weißt weiß wissen wisse",
    "lesen": "liest liest lesen lies",
}  # fmt: skip
_PREFIXES = ("", "er", "be", "ver", "ent", "über", "wider", "ent")
_PERSONS: Final[tuple[Person, ...]] = ("du", "er", "sie", "order")


@cache
def conjugate(infinitive: str, person: Person) -> str:
    """The present tense of a verb, or its imperative."""
    if "/" in infinitive:
        return " oder ".join(conjugate(one, person) for one in infinitive.split("/"))
    at = _PERSONS.index(person)
    for prefix in _PREFIXES:
        known = _FORMS.get(infinitive.removeprefix(prefix)) if infinitive.startswith(prefix) else None
        if known is not None:
            return prefix + known.split(" ")[at]
    if person == "sie":
        return infinitive
    stem = infinitive.removesuffix("n").removesuffix("e")
    liquid = infinitive.endswith(("eln", "ern"))
    if person == "order":
        return f"{stem[:-2]}le" if infinitive.endswith("eln") else f"{stem}e"
    link = "e" if re.search(r"([td]|[^lrnhaeiou]n|[^lrmhaeiou]m)$", stem) and not liquid else ""
    if person == "er":
        return f"{stem}{link}t"
    return f"{stem}t" if re.search(r"(s|ß|z|x)$", stem) and not link else f"{stem}{link}st"


# ---------------------------------------------------------------------------------------------- numbers and lists


def count(number: int, feminine: bool = False) -> str:
    """A number in words up to ten, in digits beyond."""
    word = _COUNTS[number] if 0 <= number < len(_COUNTS) else str(number)
    return f"{word}e" if feminine and number == 1 else word


def signed(number: int) -> str:
    """A modifier as it is printed: +2 or −2."""
    return f"+{number}" if number >= 0 else f"{MINUS}{-number}"


def listed(items: Iterable[str], last: str = "und") -> str:
    """'a, b und c'."""
    parts = list(items)
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def aside(text: str) -> str:
    """A relative clause inside a sentence, to which `tidy` gives its commas and `behind` its place after the verb."""
    return f"⟨{text}⟩"


def behind(text: str, verb: str) -> str:
    """The rest of a verb after what belongs to it; a relative clause at the end goes behind it."""
    if not verb:
        return text
    found = re.fullmatch(r"(.*)(⟨[^⟨⟩]*⟩)", text)
    return f"{found[1]} {verb}{found[2]}" if found else f"{text} {verb}".strip()


def agreeing(text: str, many: bool, you: bool = False) -> str:
    """One of the forms between braces, '{one|many}' or '{you|one|many}', as their noun asks."""

    def chosen(found: re.Match[str]) -> str:
        forms = found[1].split("|")
        return forms[-1] if many else forms[0] if you or len(forms) == 2 else forms[1]

    return re.sub(r"\{([^{}|]*(?:\|[^{}|]*)+)\}", chosen, text)


def tidy(text: str) -> str:
    """Single blanks, commas around clauses inside the sentence."""
    text = re.sub(r"\s*⟨(\([^⟨⟩]*\))⟩", r" \1", text)
    text = re.sub(r"\s*⟨", ", ", text).replace("⟩", ",")
    text = re.sub(r"\s+", " ", text).strip()
    text = re.sub(r" ([,;.:)])", r"\1", text)
    text = re.sub(r",+(?=[,;.:)]|$)", "", text)
    return text


def sentence(text: str) -> str:
    """A clause as a sentence: capital, full stop."""
    return f"{capital(tidy(text).rstrip('.'))}."


_CAPITALS = {"rams": "RAMS", "mp": "MP", "ii": "II", "iii": "III", "hq": "HQ", "smg": "SMG", "hmg": "HMG"}
_SMALL = frozenset({"of", "the", "and", "de", "in", "to", "on", "with", "for"})


def title_case(name: str) -> str:
    """A normalised title of a card, which stays English: 'legionnaire of semai' -> 'Legionnaire of Semai'."""
    words = [
        word if index and word in _SMALL else _CAPITALS.get(word) or word[:1].upper() + word[1:]
        for index, word in enumerate(name.split(" "))
    ]
    return " ".join(words)
