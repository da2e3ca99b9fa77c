"""German items: anything of a plan that stands in a sentence, in its case; and the game's words in lists."""

from __future__ import annotations

import re
from collections.abc import Callable

from doomtable.words.german import lexicon
from doomtable.words.german.grammar import CASES, Case, Lexeme, agreeing, listed
from doomtable.words.german.kinds import Declined, contracted, declined
from doomtable.words.german.nouns import name, phrase
from doomtable.words.german.values import change, quantity, ratings, value
from doomtable.words.plan.structure import (
    Change,
    GameWords,
    Item,
    Noun,
    Quantity,
    Several,
    Unworded,
)
from doomtable.words.plan.tags import is_group

_ENTERING = {"muster": "ausgespielt", "equip": "zugeordnet", "build": "errichtet", "bestow": "verliehen",
             "assign": "vergeben", "cast": "gewirkt", "play": "gespielt"}  # fmt: skip
_ENTERING_NOUNS = {"muster": "Ausspielen", "equip": "Ausrüsten", "build": "Errichten", "bestow": "Verleihen",
                   "assign": "Vergeben", "cast": "Wirken", "play": "Spielen"}  # fmt: skip


def placed(text: str, args: tuple[Item, ...]) -> str:
    """The text with its items: '{0:a}' is the first in the accusative, '{0:zu}' the first after 'zu'."""
    for at, arg in enumerate(args):
        for case in CASES:
            mark = f"{{{at}:{case}}}"
            if mark in text:
                text = _placed(text, mark, item(arg, case))
        if f"{{{at}:zu}}" in text:
            text = text.replace(f"{{{at}:zu}}", contracted("zu", item(arg, "d")))
        if f"{{{at}}}" in text:
            text = text.replace(f"{{{at}}}", item(arg))
    return re.sub(r"\b(von|gegen|durch|mit|zu|hinter|auf) nur ", r"nur \1 ", text)


def filled(text: str, args: tuple[Item, ...], agrees: Declined | None) -> str:
    """The text with its items, and with the forms that agree with a noun, or with the first of the items."""
    who = agrees or next((phrase(arg) for arg in args if isinstance(arg, Noun)), None)
    text = placed(text, args)
    return text if who is None else agreeing(text, who.many, who.you)


def _placed(text: str, mark: str, said: str) -> str:
    """The item in its place, as one word with a preposition and an article: 'im', 'zum', 'ins'."""
    for preposition in ("in", "an", "zu", "von", "bei"):
        start = f"{preposition} {mark}"
        if text.startswith(start) or f" {start}" in text or f"<{start}" in text:
            text = text.replace(start, contracted(preposition, said))
    return text.replace(mark, said)


def item(one: Item, case: Case = "n") -> str:
    """Anything that stands in a sentence, after what is inside it has been settled."""
    if isinstance(one, Noun):
        return phrase(one).case(case)
    if isinstance(one, GameWords):
        if one.role not in _ROLES:
            raise Unworded(f"no German words for {one.role!r}")
        return _ROLES[one.role](one, case)
    if isinstance(one, Several):
        return several(one, case)
    if isinstance(one, Quantity):
        return quantity(one, case)
    if isinstance(one, Change):
        return change(one)
    if isinstance(one, str):
        return lexicon.TACTICS.get(one, one)
    return value(one, case)  # type: ignore[arg-type]


def plainly(one: Item) -> Item:
    """What is chosen, and what follows one 'beliebig', needs no other."""
    if isinstance(one, Noun) and one.word == "any player":
        return one._replace(word="a player")
    if isinstance(one, Several):
        return Several(tuple(map(plainly, one.items)), one.link)
    return one._replace(how="a") if isinstance(one, Noun) and one.how == "any" and not one.word else one


BOUNDS = {
    "at least": "mindestens",
    "at most": "höchstens",
    "fewer than": "weniger als",
    "more than": "mehr als",
}


def several(one: Several, case: Case) -> str:
    if len(one.items) == 2 and isinstance(one.items[0], str) and one.items[0] in BOUNDS:
        return f"{BOUNDS[one.items[0]]} {item(one.items[1], case)}"
    parts = [item(part, case) for part in one.items]
    if all(isinstance(part, Noun) and part.how == "bares" for part in one.items):
        parts.sort(key=lambda part: part.endswith("⟩"))  # or its clause would be of all of them
    if one.link == "and" and all(isinstance(part, Change) and isinstance(part.by, int) for part in one.items):
        if any(part.short and " und " in said for part, said in zip(one.items, parts, strict=True)):  # type: ignore[union-attr]
            return ", ".join(parts)  # '+2 Nahkampf und Wert, −1 Fernkampf'
        parts = ", ".join(parts).replace(" und ", ", ").split(", ")  # one list, not lists in it
    return listed(parts, "und" if one.link == "and" else "oder")


def _link(words: GameWords) -> str:
    return "und" if words.link == "and" else "oder"


def _each(make: Callable[[str], str]) -> Callable[[GameWords, Case], str]:
    return lambda words, case: listed(map(make, words.keys), _link(words))


def considered(tag: str, many: bool = False) -> str:
    """What a card is considered to be: 'Ketzer', 'Nahkampfwaffe'."""
    if is_group(tag):
        return lexicon.label(tag)
    stem, noun = lexicon.tag_noun(tag)
    return declined(noun, "", [stem] if stem else [], many).case("n")


def explained(abilities: tuple[str, ...], many: bool = False) -> str:
    """Abilities with what they mean, of one warrior or of many."""
    return listed(f"{lexicon.label(key)}{meaning(key, many)}" for key in abilities)


def meaning(ability: str, many: bool = False) -> str:
    """What an ability means, in brackets behind it."""
    said = ABILITIES.get(ability, ("", ""))[many]
    return f" ({said})" if said else ""


ABILITIES = {
    "slayer": ("jede Wunde, die er zufügt, tötet", "jede Wunde, die sie zufügen, tötet"),
    "overkill": ("sein Treffer tötet, wenn sein Kampfwert mehr als doppelt so hoch ist wie die Panzerung des Gegners",
                 "ihre Treffer töten, wenn ihr Kampfwert mehr als doppelt so hoch ist wie die Panzerung des Gegners"),
    "first strike": ("er schlägt vor seinem Gegner zu", "sie schlagen vor ihren Gegnern zu"),
    "always first strike": ("er schlägt vor jedem Gegner zu, auch vor einem mit Erstschlag",
                            "sie schlagen vor jedem Gegner zu, auch vor einem mit Erstschlag"),
    "assassin": ("er darf jeden Krieger eines anderen Spielers angreifen, gleich welcher Zugehörigkeit",
                 "sie dürfen jeden Krieger eines anderen Spielers angreifen, gleich welcher Zugehörigkeit"),
    "freelancer": ("alle Punkte, die er bringt, sind D", "alle Punkte, die sie bringen, sind D"),
    "noncombatant": ("er greift nicht an und wird nicht angegriffen",
                     "sie greifen nicht an und werden nicht angegriffen"),
}  # fmt: skip
"""Abilities as a card's text explains them, of one warrior and of many."""


def _brought(words: GameWords, case: Case) -> str:
    """A card that a Battle brings, with what it bears: 'Clansman (Clansman Claymore)'."""
    first, *borne = map(name, words.keys)
    return f"{first} ({listed(borne)})" if borne else first


def _aspect(words: GameWords, case: Case) -> str:
    if words.keys == ("all",):
        return {"n": "alle Aspekte", "a": "alle Aspekte", "d": "allen Aspekten", "g": "aller Aspekte"}[
            case
        ] + " der Kunst"
    art = declined(
        Lexeme("Kunst", "f", "Kunst", "Künste"), "der", many=len(words.keys) > 1 and words.link == "and"
    )
    return f"{art.case(case)} {listed(map(lexicon.of_aspect, words.keys))}"


def _area(words: GameWords, case: Case) -> str:
    *areas, whose = words.keys
    stem = {"yours": "dein", "any": "ein"}.get(whose, "der")
    owner = {
        "others": " eines anderen Spielers",
        "its owner": " seines Besitzers",
        "its": " seines Spielers",
    }.get(whose, "")
    free = ["beliebig"] if whose == "any" else []
    return listed((declined(lexicon.AREAS[area], stem, free).case(case) for area in areas), "oder") + owner


def _pile(words: GameWords, case: Case) -> str:
    where_, whose = words.keys
    if whose in ("yours", "own"):
        return declined(lexicon.PILES[where_], "dein" if whose == "yours" else "sein").case(case)
    return f"{declined(lexicon.PILES[where_], 'der').case(case)} {phrase(Noun(word=whose)).case('g')}"


def _to_name(words: GameWords, case: Case) -> str:
    what = words.keys[0]
    fixed = {"tactic": "Nahkampf oder Fernkampf", "pool": "Destiny oder Promotion"}
    said = fixed.get(what) or declined(lexicon.NAMED_THINGS[what], "ein").case(case)
    more = " (einen Konzern, die Bruderschaft oder die Dunkle Legion)" if what == "organisation" else ""
    return said if words.role == "to name of" else f"{said}{more}"


def _named(words: GameWords, case: Case) -> str:
    return declined(lexicon.NAMED_THINGS[words.keys[0]], "der", ["genannt"]).case(case)


def _whose_turn(words: GameWords, case: Case) -> str:
    whose, step = words.keys
    step, before = lexicon.BEFORE.get(step, (step, ""))
    stem = {"yours": "dein", "any": "ein"}.get(whose, "der")
    genitive = (
        f"{lexicon.STEPS[step]}{'es' if step == 'turn' else 's'}" if case == "g" else lexicon.STEPS[step]
    )
    owner = {"others": " eines anderen Spielers", "its": " seines Spielers"}.get(whose, "")
    form = {"n": "", "a": "en", "d": "em", "g": "es"}[case]
    article = {"n": "der", "a": "den", "d": "dem", "g": "des"}[case] if stem == "der" else f"{stem}{form}"
    return f"{article} {genitive}{owner}{before}"


def _power(tag: str) -> str:
    return {"art": "die Kunst", "gifts": "allgemeine Gaben", "symmetry": "Karten der Dunklen Symmetrie"}.get(tag) or (
        lexicon.class_of(tag))  # fmt: skip


def _class(words: GameWords, case: Case) -> str:
    if words.link == "or" and any(map(is_group, words.keys)) and not all(map(is_group, words.keys)):
        alone = (words._replace(keys=(key,)) for key in words.keys)
        said = (_group(one, case, False) if is_group(one.keys[0]) else considered(one.keys[0]) for one in alone)
        return listed(said, "oder als")
    return listed((considered(key) for key in words.keys), _link(words))


def _explained_class(words: GameWords, case: Case) -> str:
    return listed((f"{considered(key)}{meaning(key)}" for key in words.keys), _link(words))


def _classes(words: GameWords, case: Case) -> str:
    """What several cards are: 'Ketzer', 'zu Ketzern'."""
    nouns = map(lexicon.tag_noun, words.keys)
    said = (declined(noun, "", [stem] if stem else [], many=True).case(case) for stem, noun in nouns)
    return listed(said, _link(words))


_STATE_WORDS = {
    "wounded": "verwundet", "healthy": "unverwundet", "killed": "getötet", "covered": "in Deckung",
    "open": "nicht in Deckung", "mounted": "in einem Fahrzeug", "on foot": "außerhalb von Fahrzeugen",
    "able": "kampffähig", "using": "im Einsatz", "hurt": "in diesem Kampf verwundet",
    "not fighting": "außerhalb des Kampfes", "attacker": "der Angreifer", "defender": "der Verteidiger",
    "fighting": "im Kampf", "reinforcement": "eine Verstärkung", "combatant": "Angreifer oder Verteidiger",
    "defending here": "Verteidiger in dieser Kriegszone", "combating here": "im Kampf in dieser Kriegszone",
    "here": "in dieser Kriegszone",
    "seen": "dort gesehen", "aboard": "in diesem Fahrzeug", "in a warzone": "in einer Kriegszone",
}  # fmt: skip
_OWNED = {"yours": "unter deiner Kontrolle", "others": "unter der Kontrolle eines anderen Spielers",
          "same": "unter derselben Kontrolle", "its": "unter der Kontrolle seines Spielers"}  # fmt: skip
_REACHES: dict[tuple[str, ...], str] = {
    ("self",): "für sich selbst", ("host",): "für das, dem sie zugeordnet ist", ("others",): "für andere Karten",
    ("players",): "für Spieler",
}  # fmt: skip
_TEXTS = {"ability": "Fähigkeiten", "restriction": "Einschränkungen", "keyword": "Schlüsselwörter"}


def _whole(words: GameWords, case: Case) -> str:
    return listed((declined(lexicon.NAMED_THINGS[key], "ein").case(case) for key in words.keys), _link(words))


def _group(words: GameWords, case: Case, many: bool = True) -> str:
    """Warriors of these affiliations."""
    _, noun = lexicon.tag_noun("warrior")
    return declined(lexicon.with_groups(noun, words.keys), many=many).case(case)


def _membership(words: GameWords, case: Case) -> str:
    fixed = {key: lexicon.GROUPS[key] for key in words.keys if key in lexicon.GROUPS}
    said = [
        fixed.get(key, lexicon.label(key)) if case == "d" else _nominative(key, case) for key in words.keys
    ]
    return listed(
        (one if at == 0 or case != "d" else contracted("zu", one) for at, one in enumerate(said)),
        _link(words),
    )


def _nominative(key: str, case: Case) -> str:
    """A group outside 'gehört zu': 'die Dunkle Legion', 'das Kartell'."""
    article = {"brotherhood": "der", "legion": "der", "cartel": "das"}
    if key == "cartel":
        return {"n": "das Kartell", "a": "das Kartell", "g": "des Kartells"}[case]
    if key == "legion":
        return "der Dunklen Legion" if case == "g" else "die Dunkle Legion"
    if key == "brotherhood":
        return "der Bruderschaft" if case == "g" else "die Bruderschaft"
    if key == "home corporation":
        return {"n": "sein Heimatkonzern", "a": "seinen Heimatkonzern", "g": "seines Heimatkonzerns"}[case]
    return f"von {lexicon.label(key)}" if case == "g" and key not in article else lexicon.label(key)


_ROLES: dict[str, Callable[[GameWords, Case], str]] = {
    "power": _each(_power), "aspect": _aspect, "area": _area, "pile of": _pile,
    "ability": _each(lexicon.label), "explained ability": _each(lexicon.label),
    "membership": _membership, "class": _class, "explained class": _explained_class,
    "classes": _classes, "state": _each(lambda key: _STATE_WORDS[key]),
    "enters": lambda words, case: (_ENTERING_NOUNS if case == "d" else _ENTERING)[words.keys[0]], "group": _group,
    "condition": _each(lambda key: lexicon.ADJECTIVES[key]), "whose turn": _whose_turn,
    "points": lambda words, case: words.keys[0] if words.keys[0] != "any" else "Punkten" if case == "d" else "Punkte",
    "to name": _to_name,
    "to name of": _to_name, "whole": _whole, "rating": lambda words, case: ratings(words.keys),
    "named choice": _named, "choice": _named,
    "owner": lambda words, case: _OWNED.get(words.keys[0], "unter der Kontrolle dieses Spielers"),
    "card name": lambda words, case: ("von " if case == "g" else "") + listed(map(name, words.keys), _link(words)),
    "named": _each(lexicon.label), "nothing": lambda words, case: "nichts",
    "brought": lambda words, case: name(words.keys[0]), "explained brought": _brought,
    "one of these": lambda words, case: "eine Möglichkeit", "reach": lambda words, case: _REACHES.get(words.keys, ""),
    "texts": _each(lambda key: _TEXTS[key]),
}  # fmt: skip
