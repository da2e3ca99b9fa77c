"""German kinds: the words of what sort of cards a noun means, and noun phrases in their four cases."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from doomtable.words.german import lexicon
from doomtable.words.german.grammar import (
    CASES,
    PRONOUNS,
    RELATIVES,
    Case,
    Lexeme,
    Person,
    adjective,
    agreeing,
    aside,
    conjugate,
    determiner,
    lexeme,
    listed,
    of_table,
)
from doomtable.words.plan.structure import Kind
from doomtable.words.plan.tags import is_group

_STATES = {
    "wounded": "verwundet", "imprisoned": "gefangen",
    "healthy": "unverwundet",
    "killed": "getötet",
    "not fighting": "unbeteiligt",
    "combatant": "beteiligt",
    "seen": "dort gesehen",
}
_STATES_AFTER = {
    "covered": "in Deckung", "open": "außerhalb der Deckung", "mounted": "in einem Fahrzeug",
    "on foot": "außerhalb von Fahrzeugen", "using": "im Einsatz", "aboard": "in diesem Fahrzeug",
    "in a warzone": "in einer Kriegszone",
}  # fmt: skip
_STATE_CLAUSES = {"able": "kämpfen {kann|können}", "hurt": "in diesem Kampf verwundet worden {ist|sind}"}
_STATE_HEADS = {
    "attacker": ("Angreifer m Angreifers -", "angreifend"),
    "defender": ("Verteidiger m Verteidigers -", "verteidigend"),
    "fighting": ("Kombattant m Kombattanten Kombattanten", "kämpfend"),
    "reinforcement": ("Verstärkung f - Verstärkungen", "verstärkend"),
}  # fmt: skip
_ONLY_ONE = {"fight/shoot weapon", "shoot weapon"}
"""What a weapon is not that serves for one tactic alone."""
OWNERS = {"others": "eines anderen Spielers", "same": "desselben Spielers", "its": "seines Spielers",
           "team": "deines Teams", "target player": "dieses Spielers",
           "active player": "des Spielers⟨der am Zug ist⟩"}  # fmt: skip
OWNERS_OF_MANY = {**OWNERS, "others": "anderer Spieler"}


class Declined(NamedTuple):
    """A noun phrase in its four cases, with what its sentence must know of it."""

    forms: tuple[str, str, str, str]
    gender: str = "m"
    many: bool = False
    you: bool = False
    pronoun: bool = False
    latter: bool = False
    """Whether it is who was named last, and not the subject: 'dessen Wert'."""

    @property
    def table(self) -> str:
        """The row of the tables of pronouns and endings."""
        return "p" if self.many else self.gender

    @property
    def person(self) -> Person:
        return "du" if self.you else "sie" if self.many else "er"

    @property
    def possessive(self) -> str:
        """The stem of its possessive: dein, sein, ihr; dessen."""
        if self.latter:
            return "dessen"
        return "dein" if self.you else "ihr" if self.many or self.gender == "f" else "sein"

    def case(self, case: Case) -> str:
        return self.forms[CASES.index(case)]

    def relative(self, case: Case = "n") -> str:
        return of_table(RELATIVES, self.table, case)

    def with_tail(self, tail: str) -> Declined:
        inside = tail.startswith("⟨(") and self.forms[0].endswith("⟩")  # behind the verb with its relative clause
        forms = (f"{form[:-1]} {tail[1:]}" if inside else f"{form}{tail}" for form in self.forms)
        first, second, third, fourth = forms
        return self._replace(forms=(first, second, third, fourth))


def declined(
    noun: Lexeme,
    stem: str = "",
    adjectives: Sequence[str] = (),
    many: bool = False,
    number: str = "",
    tail: str = "",
) -> Declined:
    """A noun with determiner, number and adjectives in its four cases; without any of them the genitive takes 'von'."""
    row = "p" if many else noun.gender

    def form(case: Case) -> str:
        pieces = [
            determiner(stem, row, case),
            number,
            *(adjective(one, stem, row, case) for one in adjectives),
        ]
        return " ".join(piece for piece in (*pieces, noun.form(case, many)) if piece) + tail

    genitive = form("g") if stem and not (stem == "ein" and many) else f"von {form('d')}"
    return Declined((form("n"), form("a"), form("d"), genitive), noun.gender, many)


def pronoun(gender: str, many: bool) -> Declined:
    row = "p" if many else gender
    one, two, three, four = (of_table(PRONOUNS, row, case) for case in CASES)
    return Declined((one, two, three, four), gender, many, pronoun=True)


def owner_of(kind: Kind) -> str:
    """Whose it is, where the place does not say so."""
    return "any" if kind.place and kind.place not in lexicon.SAME else kind.owner


class Described(NamedTuple):
    """A kind taken apart: adjectives, nouns with an adjective of their own, what follows for one and for many."""

    adjectives: list[str]
    heads: list[tuple[str, Lexeme]]
    after_one: str
    after_many: str

    def after(self, many: bool) -> str:
        return self.after_many if many else self.after_one


def describe(kind: Kind) -> Described:
    """The words of a kind."""
    adjectives = [_STATES[state] for state in kind.states if state in _STATES]
    adjectives += [lexicon.ADJECTIVES[tag] for tag in kind.groups if tag in lexicon.ADJECTIVES]
    heads = heads_of(kind)
    for state in kind.states:
        if state in _STATE_HEADS:
            entry, participle = _STATE_HEADS[state]
            if kind.head == ("warrior",) and not kind.groups and not kind.either:
                heads = [("", lexeme(one)) for one in entry.split(",")]
            else:
                adjectives.insert(0, participle)
    gender = heads[0][1].gender
    return Described(adjectives, heads, _after(kind, gender, False), _after(kind, gender, True))


def heads_of(kind: Kind) -> list[tuple[str, Lexeme]]:
    """The nouns of a kind: one, or alternatives."""
    groups = tuple(tag for tag in kind.groups if tag not in lexicon.ADJECTIVES)
    if kind.head == ("warrior",) and groups == ("legion",) and owner_of(kind) in OWNERS:
        return [("", lexeme("Legionskrieger m Legionskriegers -"))]
    nouns = [lexicon.tag_noun(tag) for tag in kind.head] or [("", lexeme(lexicon.NOUNS["card"]))]
    stem, word = nouns[0]
    either = [tag for tag in kind.either if is_group(tag)]
    if kind.either and len(either) == len(kind.either):
        return [(stem, lexicon.with_groups(word, tuple(either)))]
    aspects = [tag for tag in groups if tag in lexicon.ASPECT_NAMES]
    if aspects:
        word = word._replace(after=f" {listed(map(lexicon.of_aspect, aspects))}")
    rest = tuple(tag for tag in groups if tag not in aspects)
    if not kind.either or all(map(lexicon.is_quality, kind.either)):
        return [(stem, lexicon.with_groups(word, rest) if rest else word)]
    found = []
    for tag in kind.either:
        stem, word = ("", lexeme(lexicon.NOUNS["warrior"])) if tag in either else lexicon.tag_noun(tag)
        all_of = (tag,) if tag in either else rest
        found.append((stem, lexicon.with_groups(word, all_of) if all_of else word))
    return found


_FIRST, _SECOND = ("einer ", "deiner Wahl", "dieses Namens", "des genannten "), ("mit ", "ohne ")
"""How details begin that come before the place: 'alle Krieger mit Wert 5 in deiner Einheit'."""


def _after(kind: Kind, gender: str, many: bool) -> str:
    """What follows the noun."""
    bare = Declined(("", "", "", ""), gender, many)
    first = [f"(keine Nah-/Fernkampfwaffe{'n' if many else ''})"] if set(kind.without) == _ONLY_ONE else []
    details = [_resolved(str(one), bare) for one in kind.details]
    first += [one for one in details if one.startswith(_FIRST)]
    first += [
        f"mit {lexicon.quality(tag)}" for tag in kind.qualities if tag not in ("assassin", "noncombatant")
    ]
    if kind.either and all(map(lexicon.is_quality, kind.either)):
        first.append(f"mit {listed(map(lexicon.quality, kind.either), 'oder')}")
    first += [f"ohne {lexicon.quality(tag)}" for tag in kind.without if lexicon.is_quality(tag)]
    first += [one for one in details if one.startswith(_SECOND)]
    where_ = [place(kind)] if kind.place else []
    apart = gender == "f" and any(one.startswith("⟨") for one in details)
    first += [] if apart else where_
    first += [_STATES_AFTER[state] for state in kind.states if state in _STATES_AFTER]
    rest = [one for one in details if not one.startswith((*_FIRST, *_SECOND))]
    first += [one for one in rest if not one.startswith("⟨")]
    clauses = [aside(agreeing(f"{bare.relative()} {_STATE_CLAUSES[state]}", many)) for state in kind.states
               if state in _STATE_CLAUSES]  # fmt: skip
    nouns = [declined(lexicon.tag_noun(tag)[1], "ein", many=many).case("n") for tag in kind.head[1:]]
    clauses += [aside(f"{bare.relative()} {one} {conjugate('sein', bare.person)}") for one in nouns]
    first += _joined_clauses([*clauses, _denied(kind, bare), *(one for one in rest if one.startswith("⟨"))])
    first += where_ if apart else []  # '..., die er wirken kann, auf deiner Hand': not the hand is what he casts
    return "".join(piece if piece.startswith("⟨") else f" {piece}" for piece in first if piece)


def _joined_clauses(clauses: list[str]) -> list[str]:
    """Relative clauses of one noun, short ones first: 'die er hat und die nur für Ketzer bestimmt sind'."""
    plain = [one[1:-1] for one in clauses if re.fullmatch("⟨[^⟨⟩(]*⟩", one)]
    if len(plain) < 2:
        return clauses
    return [*(one for one in clauses if one[1:-1] not in plain), aside(" und ".join(sorted(plain, key=len)))]


def _resolved(detail: str, bare: Declined) -> str:
    """A detail with the relative pronoun and the forms that agree with its noun."""
    for mark, case in (("{rel}", "n"), ("{rela}", "a"), ("{reld}", "d"), ("{relg}", "g")):
        detail = detail.replace(mark, bare.relative(case))  # type: ignore[arg-type]
    return agreeing(detail, bare.many)


def _denied(kind: Kind, bare: Declined) -> str:
    """What it may not be, as a relative clause; in brackets behind an owner, whom the clause could mean."""
    if set(kind.without) == _ONLY_ONE:
        return ""
    nouns = [
        lexicon.tag_noun(tag) for tag in kind.without if not lexicon.is_quality(tag) and not is_group(tag)
    ]
    if owner_of(kind) in OWNERS and len(nouns) == len(kind.without) > 0:
        said = [declined(word, "", [stem] if stem else [], many=True).case("d") for stem, word in nouns]
        return f"(außer {listed(said)})"
    tags = [tag for tag in kind.without if not lexicon.is_quality(tag)]
    groups = [contracted("zu", lexicon.GROUPS[tag]) for tag in tags if is_group(tag)]
    own = [lexicon.tag_noun(tag) for tag in tags if not is_group(tag)]
    no = "kein" if len(own) == 1 else ""
    said = [declined(word, no, [stem] if stem else [], bare.many).case("n") for stem, word in own]
    parts = [f"{said[0] if no else _neither(said)} {conjugate('sein', bare.person)}"] if said else []
    if groups:
        which = f"nicht {groups[0]}" if len(groups) == 1 else _neither(groups)
        parts.append(f"{which} {conjugate('gehören', bare.person)}")
    return aside(f"{bare.relative()} {' und '.join(parts)}") if parts else ""


def _neither(things: list[str]) -> str:
    """'Weder Persönlichkeit noch Ketzer'."""
    return "weder " + " noch ".join(things)


def contracted(preposition: str, text: str) -> str:
    """A preposition before a noun phrase: zum, zur, im, ins, am, vom, beim."""
    for article, table in (
        ("dem ", {"zu": "zum", "in": "im", "an": "am", "von": "vom", "bei": "beim"}),
        ("der ", {"zu": "zur"}), ("das ", {"in": "ins"}),
    ):  # fmt: skip
        if text.startswith(article) and preposition in table:
            return f"{table[preposition]} {text.removeprefix(article)}"
    return f"{preposition} {text}"


def place(kind: Kind, case: Case = "d") -> str:
    """Where it is, or where it goes, with whose place that is."""
    if kind.place == "held":
        return "unter dieser Karte" if case == "d" else "unter diese Karte"
    if kind.place == "the bearer's":
        return f"{place(kind._replace(place='same'), case)} wie der Träger"
    if kind.place == "same":
        squad, kohort = (declined(lexicon.AREAS[area]).case("n") for area in ("squad", "kohort"))
        return f"in {'derselben' if case == 'd' else 'dieselbe'} {squad} oder {kohort}"
    if kind.place in lexicon.SAME:
        article = "im selben" if case == "d" else "in denselben"
        return f"{article} {declined(lexicon.AREAS[lexicon.SAME[kind.place]]).case(case)}"
    pile = lexicon.PILES.get(kind.place)
    return where(pile or lexicon.AREAS[kind.place], kind.owner, case, hand=kind.place == "hand")


def where(word: Lexeme, owner: str, case: Case = "d", hand: bool = False, out: bool = False) -> str:
    """In whose area, pile or hand; or out of it."""
    preposition = "aus" if out else "auf" if hand else "in"
    if owner in ("yours", "own"):
        return f"{preposition} {declined(word, 'dein' if owner == 'yours' else 'sein').case(case)}"
    if owner in OWNERS:
        return contracted(preposition, f"{declined(word, 'der').case(case)} {OWNERS[owner]}")
    return f"{preposition} {declined(word, 'ein').case(case)}"
