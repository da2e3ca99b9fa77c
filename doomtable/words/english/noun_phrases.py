"""Noun phrases: a selector in English."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal, NamedTuple

from doomtable.rules.language import Sel
from doomtable.rules.terms import ASPECTS
from doomtable.words.english import lexicon
from doomtable.words.english.comparisons import tested
from doomtable.words.english.grammar import Phrase, a, count, listed, plural, title_case
from doomtable.words.english.references import References

How = Literal["any", "a", "all", "each", "no", "bare", "bares", "the"]
"""How much of it: any (to choose), a, all (as a class), each, no, without a word, the same plural, the one."""

_GENERIC = ("card", "warrior", "equipment", "doomtrooper")
KINDS = {
    "weapon",
    "fight weapon",
    "shoot weapon",
    "fight/shoot weapon",
    "special weapon",
    "vehicle",
    "armor",
}
"""Kinds of equipment."""
_STATE_WORDS = {"wounded": "wounded", "healthy": "unwounded", "killed": "just killed"}
_STATE_AFTER = {
    "covered": "in cover", "open": "out of cover", "mounted": "inside a vehicle", "on foot": "outside any vehicle",
    "able": "able to fight", "using": "in use", "hurt": "wounded in this combat", "not fighting": "not in combat",
}  # fmt: skip
_STATE_HEADS = {
    "attacker": ("attacker", "attacking"), "defender": ("defender", "defending"), "fighting": ("combatant", "fighting"),
    "reinforcement": ("reinforcement", "reinforcing"), "combatant": ("attacker or defender", "attacking or defending"),
}  # fmt: skip
_ROLES = ("attacker", "defender", "attacker or defender")


class NounParts(NamedTuple):
    """A selector taken apart: adjectives, noun in the singular and the plural, what follows it."""

    before: str
    one: str
    many: str
    after: str


def noun(sel: Sel, refs: References, how: How = "any", n: int | None = None, up_to: bool = False) -> Phrase:
    """The selector as a noun phrase; `n` of them where a number is asked."""
    if sel.named and not sel.tests and not sel.states:
        return _named(sel, how, n, up_to)
    host = refs.card.host
    if sel.area == "same" and host is not None and host.on == "area" and len(host.areas) == 1:
        sel = replace(sel, area=host.areas[0])
    before, one, many, after = parts(sel, refs, wide=how in ("all", "bares", "no") or (n or 0) > 1)
    core, cores = f"{before} {one}".strip(), f"{before} {many}".strip()
    owned = _owned(sel)
    if n is not None and (n != 1 or up_to):
        number = f"{'up to ' if up_to else ''}{count(n)}"
        if owned == "yours":
            return Phrase(f"{number} of your {_other(sel, cores)} {after}".strip(), many=n > 1)
        tail = f" {_owner(owned)}" if owned else ""
        return Phrase(f"{number} {_other(sel, core if n == 1 else cores)} {after}".strip() + tail, many=n > 1)
    return _determined(sel, how, core, cores, after, owned)


def predicate(sel: Sel, refs: References, many: bool = False) -> str:
    """What a card is when it fits, as something that follows a subject: 'is wounded', 'is an Imperial warrior'."""
    be = "are" if many else "is"
    plain = replace(sel, states=(), tests=(), area="", whose="any", other=False)
    if plain == Sel() or plain == Sel(all=()):
        said: list[str] = [f"{be} {_state(state)}" for state in sel.states]
        said += [tested(test.left, test.op, test.right, refs, bare=False) for test in sel.tests]
        if sel.area or sel.whose != "any":
            place = _place(sel)
            said.append(f"{be} {place}" if place else f"{be} {_owner_predicate(sel.whose)}")
        if said:
            return listed(said)
    if lexicon.whole(sel.any) and replace(sel, any=()) in (Sel(), Sel(all=())):
        return f"{'belong' if many else 'belongs'} to a {lexicon.whole(sel.any)}".replace("a o", "an o")
    if sel == Sel(all=("warrior", "home corporation")):
        return f"{'belong' if many else 'belongs'} to its home corporation"
    if sel in (Sel(all=("equipment",), whose="yours"), Sel(whose="yours")):
        return f"{be} yours"
    if sel.has is not None and replace(sel, has=None) in (Sel(), Sel(all=())):
        return f"{'have' if many else 'has'} {noun(sel.has, refs, 'a').text}"
    kinds = [tag for tag in sel.all if tag not in ("card", "warrior")]
    if len(kinds) == 1 and lexicon.is_condition(kinds[0]) and replace(sel, all=()) == Sel(all=()):
        if kinds[0] in lexicon.DONE:
            return f"{'have' if many else 'has'} {lexicon.DONE[kinds[0]].has}"
        return f"{be} {lexicon.adjective(kinds[0])}"
    if many:
        return f"are {noun(sel, refs, 'bares').text}"
    return f"is {noun(replace(sel, other=False), refs, 'a').text}"


def _state(state: str) -> str:
    if state in _STATE_HEADS:
        said = {"fighting": "in the combat", "reinforcement": "a reinforcement", "combatant": "attacking or defending"}
        return said.get(state, f"the {state}")
    return _STATE_WORDS.get(state) or _STATE_AFTER[state]


def _owner_predicate(whose: str) -> str:
    return {
        "yours": "yours",
        "others": "another player's",
        "same": "of the same player",
        "its": "of its player",
    }.get(whose, "that player's")


# --------------------------------------------------------------------------------------------------- parts


def parts(sel: Sel, refs: References, wide: bool = False) -> NounParts:
    """Take a selector apart; `wide` for many of them."""
    if refs.obvious:
        sel = replace(sel, states=tuple(state for state in sel.states if state not in refs.obvious))
    grouped = lexicon.whole(sel.any)
    if grouped:
        sel = replace(sel, any=())
    before: list[str] = [_STATE_WORDS[s] for s in sel.states if s in _STATE_WORDS]
    after: list[str] = []
    tags = [*sel.all]
    denied, denied_after = _denied(sel.none, "warrior" in tags or "doomtrooper" in tags)
    before += denied
    if any(tag.startswith("follower of ") or tag == "nepharite" for tag in tags) and "legion" in tags:
        tags.remove("legion")
    before += [lexicon.adjective(tag) for tag in tags if lexicon.is_adjective(tag)]
    after += [f"with {lexicon.quality(tag)}" for tag in tags if lexicon.is_quality(tag)]
    nouns = [
        tag
        for tag in tags
        if tag not in ("named", "home corporation")
        and not (lexicon.is_adjective(tag) or lexicon.is_quality(tag))
    ]
    one, many = _with_states(_alternatives(sel.any, nouns, before, tags), sel, before)
    boarded = _boarded(sel, refs)
    after += denied_after
    after += boarded or [_STATE_AFTER[s] for s in sel.states if s in _STATE_AFTER]
    if boarded:
        sel = replace(sel, has=None)
    if sel.meant:
        after.append(f"meant for {lexicon.adjective(sel.meant)} warriors")
    if "named" in tags:
        after.append(f"of the named {refs.named_word()}")
    if grouped:
        after.insert(0, f"of {a(grouped)}")
    if sel.side is not None:
        after.insert(0, "of the same side (Doomtrooper or Dark Legion)")
    if "home corporation" in tags:
        after.append("of its home corporation")
    after += _relations(sel, refs, wide)
    place = _place(sel)
    if place:
        after.append(place)
    if sel.aspect:
        after.append(f"that {refs.noun('bearer', pronoun=False).text} can cast")
    return NounParts(" ".join(before), one, many, " ".join(after))


def _boarded(sel: Sel, refs: References) -> list[str]:
    """'inside an airship' for a warrior that is inside a vehicle that fits."""
    if "mounted" not in sel.states or sel.has is None:
        return []
    rest = [_STATE_AFTER[state] for state in sel.states if state in _STATE_AFTER and state != "mounted"]
    return [*rest, f"inside {noun(sel.has, refs, 'a').text}"]


def _alternatives(
    options: tuple[str, ...], nouns: list[str], before: list[str], tags: list[str]
) -> tuple[str, str]:
    """The noun of a selector, with what it may be one of, for one and for many."""
    if not options:
        return _both(_head_of(nouns, tags))
    if "shoot weapon" in options and "fight weapon" in options and len(options) <= 3:
        return _both("weapon")
    adjectives = [tag for tag in options if lexicon.is_adjective(tag)]
    if len(adjectives) == len(options):
        before.append(listed(map(lexicon.adjective, adjectives), "or"))
        return _both(_head_of(nouns, tags))
    qualities = [tag for tag in options if lexicon.is_quality(tag)]
    if len(qualities) == len(options):
        tail = f"with {listed(map(lexicon.quality, qualities), 'or')}"
        one, many = _both(_head_of(nouns, tags))
        return f"{one} {tail}", f"{many} {tail}"
    rest = [tag for tag in nouns if tag not in _GENERIC and tag not in lexicon.TYPE_NOUNS]
    words = [
        _head_of([tag], [tag, *tags]) if tag not in adjectives else f"{lexicon.adjective(tag)} warrior"
        for tag in options
    ]
    stem = {word.rpartition(" ")[2] for word in words}
    kinds = " ".join(lexicon.tag_noun(tag) for tag in rest)
    if stem == {"card"} or stem == {"weapon"}:
        kinds = f"{kinds} {listed([word.rpartition(' ')[0] for word in words], 'or')}".strip()
        words = [stem.pop()]
    return f"{kinds} {listed(words, 'or')}".strip(), f"{kinds} {listed(map(plural, words), 'or')}".strip()


def _both(word: str) -> tuple[str, str]:
    return word, plural(word)


def _head_of(nouns: list[str], tags: list[str]) -> str:
    """The noun for these tags; general words give way to special ones."""
    special = [tag for tag in nouns if tag not in _GENERIC]
    kinds = [tag for tag in special if tag in KINDS]
    if "weapon" in kinds and len(kinds) > 1:
        special.remove("weapon")
    if special:
        special.sort(key=lambda tag: (tag in lexicon.TYPE_NOUNS, tag == "personality"))
        if len(special) > 1 and special[-1] in ("symmetry", "art", "special", "fortification", "mission"):
            special.pop()
        return " ".join(lexicon.tag_noun(tag) for tag in special)
    for word in ("doomtrooper", "warrior", "equipment", "card"):
        if word in nouns:
            return lexicon.tag_noun(word)
    if "gift" not in tags and any(tag in ASPECTS for tag in tags):
        return "spell"
    return "card"


def _with_states(words: tuple[str, str], sel: Sel, before: list[str]) -> tuple[str, str]:
    for state in sel.states:
        if state in _STATE_HEADS:
            named, adjective = _STATE_HEADS[state]
            if words[0] == "warrior":
                words = _both(named)
            else:
                before.insert(0, adjective)
    return words


def _denied(tags: tuple[str, ...], warriors: bool) -> tuple[list[str], list[str]]:
    """What it may not be: before the noun where one short word does, else behind it."""
    before: list[str] = []
    after: list[str] = []
    others: list[str] = []
    if set(tags) == {"fight/shoot weapon", "shoot weapon"}:
        return [], ["(not Fight/Shoot)"]
    for tag in tags:
        word = lexicon.adjective(tag) if lexicon.is_adjective(tag) else lexicon.tag_noun(tag)
        if lexicon.is_quality(tag):
            after.append(f"without {lexicon.quality(tag)}")
        elif tag == "legion":
            after.append("outside the Dark Legion")
        elif " " not in word:
            before.append(f"non-{word}")
        else:
            if not any(tag.endswith(f" {one}") for one in tags if one in KINDS):  # a kind of another one named
                others.append(plural(word))
    if others:
        after.append(f"other than {listed(others, 'or')}")
    return [", ".join(before)] if before else [], after


def _relations(sel: Sel, refs: References, wide: bool) -> list[str]:
    """With what it is equipped, on what it lies, what ratings it has, what it resembles."""
    said: list[str] = []
    if sel.has is not None:
        said.append(f"with {noun(sel.has, refs, 'a').text}")
    if sel.against is not None:
        said.append(f"fighting {noun(sel.against, refs, 'a').text}")
    if sel.affects:
        said.append(
            f"affecting {listed((refs.noun(ref, pronoun=False).as_object for ref in sel.affects), 'or')}"
        )
    if sel.apart is not None:
        said.append(f"{'and ' if sel.states else ''}sharing no corporation with {refs.noun(sel.apart).as_object}")
    if isinstance(sel.on, Sel):
        said.append(f"on {noun(sel.on, refs, 'bares' if wide else 'a').text}")
    elif sel.on is not None and sel.where != "held":
        said.append(f"on {refs.noun(sel.on).as_object}" + (" or mounted on its weapons" if sel.deep else ""))
    if sel.like is not None:
        said.append(f"of the same name as {refs.noun(sel.like).as_object}")
    said += [tested(test.left, test.op, test.right, refs, bare=True) for test in sel.tests]
    if sel.named:
        said.append(f"named {listed(map(name, sel.named), 'or')}")
    return said


# ------------------------------------------------------------------------------------------- places, owners


def _place(sel: Sel) -> str:
    """Where it is, with whose place that is."""
    if sel.where == "held":
        return "under this card"
    owner = {
        "yours": "your",
        "others": "another player's",
        "target player": "that player's",
        "same": "the same player's",
        "its": "its player's",
        "active player": "the acting player's",
    }
    if sel.where:
        return f"in {owner.get(sel.whose, 'any')} {lexicon.PILES[sel.where]}"
    if sel.area == "same":
        return "in the same area"
    if sel.area:
        return f"in {owner.get(sel.whose) or 'a'} {lexicon.AREAS[sel.area]}".replace("a O", "an O")
    return ""


def _owned(sel: Sel) -> str:
    """Whose it is, where the place does not say so."""
    if sel.where or (sel.area and sel.area != "same") or sel.whose == "any":
        return ""
    return sel.whose


def _owner(owned: str) -> str:
    return {
        "others": "of other players",
        "same": "of the same player",
        "its": "of its player",
        "target player": "of that player",
        "active player": "of the acting player",
    }[owned]


def _other(sel: Sel, text: str) -> str:
    return f"other {text}" if sel.other else text


def _determined(sel: Sel, how: How, core: str, cores: str, after: str, owned: str) -> Phrase:
    """The noun with its determiner."""
    tail = f" {after}" if after else ""
    if how == "all":
        cores = cores.replace(" or ", " and ")
    if core in _ROLES and how in ("any", "a", "all", "each") and owned in ("yours", "others"):
        return Phrase(f"{'your' if owned == 'yours' else 'another player' + chr(39) + 's'} {core}{tail}")
    if core in _ROLES and how in ("any", "a", "all", "each"):
        return Phrase(f"the {core}{tail}")
    if how in ("all", "bares"):
        whole = "all " if how == "all" and not owned and not after.startswith("in your") else ""
        if owned == "yours":
            return Phrase(f"your {_other(sel, cores)}{tail}", many=True)
        if owned in ("others", "target player"):
            owner = "other players'" if owned == "others" else "that player's"
            return Phrase(f"{owner} {_other(sel, cores)}{tail}", many=True)
        mine = f" {_owner(owned)}" if owned else ""
        return Phrase(f"{whole}{_other(sel, cores)}{tail}{mine}", many=True)
    if owned == "yours":
        if how in ("bare", "the"):
            return Phrase(f"your {_other(sel, core)}{tail}")
        leading = {"any": "one", "a": "one", "each": "each", "no": "none"}[how]
        return Phrase(f"{leading} of your {_other(sel, cores)}{tail}")
    if owned == "target player" and how in ("any", "a", "each"):
        return Phrase(f"{'each' if how == 'each' else 'one'} of that player's {_other(sel, cores)}{tail}")
    mine = {
        "others": " of another player",
        "target player": " of that player",
        "same": " of the same player",
        "its": " of its player",
        "active player": " of the acting player",
    }.get(owned, "")
    if how == "bare":
        return Phrase(f"{core}{tail}{mine}")
    if how == "a":
        return Phrase(f"{'another ' + core if sel.other else a(core)}{tail}{mine}")
    if how == "any" and sel.other and not mine:
        return Phrase(f"another {core}{tail}")
    return Phrase(f"{how} {_other(sel, core)}{tail}{mine}")


def _named(sel: Sel, how: How, n: int | None, up_to: bool) -> Phrase:
    """Cards called by name need no article; a class of them does."""
    names = [name(one) for one in sel.named]
    place = _place(sel) or ({"yours": "of yours", "others": "of another player"}.get(sel.whose, ""))
    tail = f" {place}" if place else ""
    if n is not None and (n != 1 or up_to):
        return Phrase(
            f"{'up to ' if up_to else ''}{count(n)} {listed(map(plural, names), 'or')}{tail}", many=n > 1
        )
    if how in ("all", "bares") and sel.whose == "yours" and not _place(sel) and len(names) == 1:
        return Phrase(f"your {names[0]}")
    if how in ("all", "bares"):
        return Phrase(f"{'every ' if how == 'all' else ''}{listed(names, 'or')}{tail}")
    if how == "a" and len(names) == 1 and lexicon.is_class(names[0]):
        return Phrase(f"{a(names[0])}{tail}")
    if how in ("any", "each", "no"):
        return Phrase(f"{how} {listed(names, 'or')}{tail}")
    return Phrase(f"{listed(names, 'or')}{tail}")


def name(card_name: str) -> str:
    """A card's name as it stands in a sentence: capitals only where a word begins."""
    return title_case(card_name.casefold()) if card_name == card_name.upper() else card_name
