"""German nouns: what a plan's noun is called in each case, with the gender that pronouns need."""

from __future__ import annotations

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
    count,
    determiner,
    lexeme,
    listed,
    of_table,
    title_case,
)
from doomtable.words.plan.structure import ForEach, Kind, Noun, Value
from doomtable.words.plan.tags import is_group

FIXED: dict[str, str] = {
    "you": "", "you, told": "", "this": "dies : Karte f", "this warrior": "dies : Krieger m Kriegers",
    "this card": "dies : Karte f", "this weapon": "dies : Waffe f", "bearer": "der : Träger m Trägers",
    "assigned warrior": "der beauftragt : Krieger m Kriegers", "opponent": "der : Gegner m Gegners",
    "attacker": "der : Angreifer m Angreifers", "defender": "der : Verteidiger m Verteidigers",
    "caster": "der : Anwender m Anwenders", "killer": "der tötend : Krieger m Kriegers",
    "warrior struck at": "der getroffen : Krieger m Kriegers",
    "its killer": "der : Spieler m Spielers - des Tötenden",
    "opposing player": "der gegnerisch : Spieler m Spielers", "each player": "jed : Spieler m Spielers",
    "each other player": "jed ander : Spieler m Spielers", "its owner": "sein : Besitzer m Besitzers",
    "its player": "sein : Spieler m Spielers", "active player": "der : Spieler m Spielers - am Zug",
    "announcer": "der : Spieler m Spielers + der sie gespielt hat", "winner": "der : Gewinner m Gewinners",
    "any player": "ein beliebig : Spieler m Spielers", "another player": "ein ander : Spieler m Spielers",
    "a player": "ein : Spieler m Spielers", "that player": "dies : Spieler m Spielers",
    "no player": "kein : Spieler m Spielers", "each chosen player": "jed gewählt : Spieler m Spielers",
    "all players": "all : Spieler m - -", "nobody": "- : niemand m niemands", "candidate": "- : - m",
    "highest bidder": "der : Höchstbietende m Höchstbietenden Höchstbietenden", "the tactic": "der : Kampftaktik f",
    "the combat": "der : Kampf m Kampfes", "the attack": "der : Angriff m Angriffs",
    "the attack action": "der : Angriffsaktion f", "action": "der : Aktion f", "ability": "der : Fähigkeit f",
    "cards": "- : Karten f - -", "the points": "der : Punkte m - -", "the P": "dies : P m - -",
    "the D": "dies : D m - -", "all points": "all : Punkte m - -",
    "whose Armor is not higher": "jed : Krieger m Kriegers + dessen Panzerung nicht höher ist als dieser Schaden",
    "infection": "der : Infektion f", "reinforcement": "der : Verstärkung f",
    "your warriors that may attack": "dein : Krieger m - - + die angreifen dürfen",
    "cards under this": "der : Karten f - - unter dieser Karte", "members": "sein : Mitglieder n - -",
    "body": "der : Körper m Körpers", "both": "- : - m",
    "follower of each Apostle": "je~ein : Anhänger m Anhängers - jedes Apostels",
    "warrior of each corporation": "je~ein : Krieger m Kriegers - jedes Konzerns",
}  # fmt: skip
"""Fixed nouns: determiner, adjectives, ':' and the noun as the lexicon writes it, '+' and a relative clause."""
_MANY = frozenset({"all players", "cards", "the points", "the P", "the D", "all points",
                   "your warriors that may attack",
                   "cards under this", "members", "both"})  # fmt: skip
_STATES = {"wounded": "verwundet", "healthy": "unverwundet", "killed": "getötet"}
_STATES_AFTER = {
    "covered": "in Deckung", "open": "außerhalb der Deckung", "mounted": "in einem Fahrzeug",
    "on foot": "außerhalb von Fahrzeugen", "using": "im Einsatz", "hurt": "mit einer Wunde aus diesem Kampf",
    "not fighting": "außerhalb des Kampfes",
}  # fmt: skip
_STATE_HEADS = {
    "attacker": ("Angreifer m Angreifers -", "angreifend"),
    "defender": ("Verteidiger m Verteidigers -", "verteidigend"),
    "fighting": ("Kombattant m Kombattanten Kombattanten", "kämpfend"),
    "reinforcement": ("Verstärkung f - Verstärkungen", "verstärkend"),
    "combatant": ("Angreifer m Angreifers -,Verteidiger m Verteidigers -", "kämpfend"),
}  # fmt: skip
_ROLES = ("attacker", "defender", "combatant")
_ONLY_ONE = {"fight/shoot weapon", "shoot weapon"}
"""What a weapon is not that serves for one tactic alone."""
_ORDINALS = ("", "erst", "zweit", "dritt")
_OWNERS = {"others": "eines anderen Spielers", "same": "desselben Spielers", "its": "seines Spielers",
           "target player": "dieses Spielers", "active player": "des Spielers am Zug"}  # fmt: skip
_OWNERS_OF_MANY = {**_OWNERS, "others": "anderer Spieler"}


class Declined(NamedTuple):
    """A noun phrase in its four cases, with what its sentence must know of it."""

    forms: tuple[str, str, str, str]
    gender: str = "m"
    many: bool = False
    you: bool = False
    pronoun: bool = False

    @property
    def table(self) -> str:
        """The row of the tables of pronouns and endings."""
        return "p" if self.many else self.gender

    @property
    def person(self) -> Person:
        return "du" if self.you else "sie" if self.many else "er"

    @property
    def possessive(self) -> str:
        """The stem of its possessive: dein, sein, ihr."""
        return "dein" if self.you else "ihr" if self.many or self.gender == "f" else "sein"

    def case(self, case: Case) -> str:
        return self.forms[CASES.index(case)]

    def relative(self, case: Case = "n") -> str:
        return of_table(RELATIVES, self.table, case)

    def with_tail(self, tail: str) -> Declined:
        first, second, third, fourth = (f"{form}{tail}" for form in self.forms)
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


_YOU = Declined(("du", "dich", "dir", "deiner"), you=True, pronoun=True)


def phrase(noun: Noun) -> Declined:
    """A noun in its cases."""
    if noun.word and noun.word != "chosen":
        return _fixed(noun)
    if noun.word == "chosen":
        word, stem = lexicon.NAMED_THINGS.get(noun.kind.head[-1]), ""
        if word is None:
            stem, word = lexicon.tag_noun(noun.kind.head[-1])
        return declined(word, "der", [one for one in ("gewählt", stem) if one], noun.many)
    if noun.how == "it" and noun.kind.named and noun.kind.head != ("warrior",):
        return pronoun("f", noun.many)
    if noun.how == "it":
        return pronoun(_heads(noun.kind)[0][1].gender, noun.many)
    if noun.kind.named:
        return _named(noun)
    if noun.how == "that":
        stem, word = _heads(noun.kind)[0]
        adjectives = [one for one in (_ORDINALS[noun.ordinal], stem) if one]
        near = "jen" if noun.kind.other else "dies"
        return declined(word, "der" if noun.ordinal else near, adjectives, noun.many)
    if isinstance(noun.n, int):
        found = _counted(noun) if noun.n != 1 or noun.up_to else _determined(noun)
    else:
        found = _by_amount(noun, noun.n)
    if noun.chooser is not None:
        who = phrase(noun.chooser)
        chooses = f"{found.relative('a')} {who.case('n')} {conjugate('wählen', who.person)}"
        found = found.with_tail(aside(chooses))
    return found


def _fixed(noun: Noun) -> Declined:
    if noun.word.startswith("you") and len(noun.word) < 10:
        return _YOU
    spec, _, clause = FIXED[noun.word].partition(" + ")
    before, _, entry = spec.partition(" : ")
    stem, *adjectives = before.replace("-", "").split(" ")
    word = lexeme(entry)
    many = noun.many or noun.word in _MANY
    if noun.how == "it":
        return pronoun(word.gender, many)
    if noun.word in ("both", "candidate"):
        return Declined(("", "", "", ""), many=many)
    if noun.how == "that":
        stem = "dies"
    found = declined(word, stem, adjectives, many, tail=aside(clause) if clause else "")
    if not stem and not many:
        found = found._replace(forms=(*found.forms[:3], word.genitive or word.one))
    return found


# ----------------------------------------------------------------------------------------------------- kinds


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
    heads = _heads(kind)
    for state in kind.states:
        if state in _STATE_HEADS:
            entry, participle = _STATE_HEADS[state]
            if kind.head == ("warrior",) and not kind.groups and not kind.either:
                heads = [("", lexeme(one)) for one in entry.split(",")]
            else:
                adjectives.insert(0, participle)
    gender = heads[0][1].gender
    return Described(adjectives, heads, _after(kind, gender, False), _after(kind, gender, True))


def _heads(kind: Kind) -> list[tuple[str, Lexeme]]:
    """The nouns of a kind: one, or alternatives."""
    groups = tuple(tag for tag in kind.groups if tag not in lexicon.ADJECTIVES)
    if kind.head == ("warrior",) and groups == ("legion",) and _owner(kind) in _OWNERS:
        return [("", lexeme("Legionskrieger m Legionskriegers -"))]
    nouns = [lexicon.tag_noun(tag) for tag in kind.head] or [("", lexeme(lexicon.NOUNS["card"]))]
    stem, word = nouns[0]
    if len(nouns) > 1:
        word = word._replace(after=f" ({listed(noun.form('n') for _, noun in nouns[1:])})")
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


def _after(kind: Kind, gender: str, many: bool) -> str:
    """What follows the noun."""
    bare = Declined(("", "", "", ""), gender, many)
    first = ["(keine Nah-/Fernkampfwaffe)"] if set(kind.without) == _ONLY_ONE else []
    details = [_resolved(str(one), bare) for one in kind.details]
    first += [one for one in details if one.startswith("einer ")]
    first += [
        f"mit {lexicon.quality(tag)}" for tag in kind.qualities if tag not in ("assassin", "noncombatant")
    ]
    if kind.either and all(map(lexicon.is_quality, kind.either)):
        first.append(f"mit {listed(map(lexicon.quality, kind.either), 'oder')}")
    first += [f"ohne {lexicon.quality(tag)}" for tag in kind.without if lexicon.is_quality(tag)]
    first += [_STATES_AFTER[state] for state in kind.states if state in _STATES_AFTER]
    rest = [one for one in details if not one.startswith("einer ")]
    first += [one for one in rest if not one.startswith("⟨")]
    first += [place(kind)] if kind.place else []
    first += (
        [aside(f"{bare.relative()} kämpfen {conjugate('können', bare.person)}")]
        if "able" in kind.states
        else []
    )
    first += [_denied(kind, bare)] + [one for one in rest if one.startswith("⟨")]
    return "".join(piece if piece.startswith("⟨") else f" {piece}" for piece in first if piece)


def _resolved(detail: str, bare: Declined) -> str:
    """A detail with the relative pronoun and the forms that agree with its noun."""
    for mark, case in (("{rel}", "n"), ("{rela}", "a"), ("{reld}", "d")):
        detail = detail.replace(mark, bare.relative(case))  # type: ignore[arg-type]
    return agreeing(detail, bare.many)


def _denied(kind: Kind, bare: Declined) -> str:
    """What it may not be, as a relative clause."""
    if set(kind.without) == _ONLY_ONE:
        return ""
    tags = [tag for tag in kind.without if not lexicon.is_quality(tag)]
    groups = [contracted("zu", lexicon.GROUPS[tag]) for tag in tags if is_group(tag)]
    said = []
    for tag in tags:
        if not is_group(tag):
            stem, word = lexicon.tag_noun(tag)
            said.append(declined(word, "kein", [stem] if stem else [], bare.many).case("n"))
    parts = [f"{listed(said)} {conjugate('sein', bare.person)}"] if said else []
    if groups:
        which = f"nicht {groups[0]}" if len(groups) == 1 else f"weder {listed(groups, 'noch')}"
        parts.append(f"{which} {conjugate('gehören', bare.person)}")
    return aside(f"{bare.relative()} {' und '.join(parts)}") if parts else ""


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
    if kind.place == "same":
        return contracted("in", declined(lexicon.AREAS["area"], "der", ["selb"]).case(case))
    pile = lexicon.PILES.get(kind.place)
    return where(pile or lexicon.AREAS[kind.place], kind.owner, case, hand=kind.place == "hand")


def where(word: Lexeme, owner: str, case: Case = "d", hand: bool = False) -> str:
    """In whose area, pile or hand."""
    preposition = "auf" if hand else "in"
    if owner == "yours":
        return f"{preposition} {declined(word, 'dein').case(case)}"
    if owner in _OWNERS:
        return contracted(preposition, f"{declined(word, 'der').case(case)} {_OWNERS[owner]}")
    return f"{preposition} {declined(word, 'ein').case(case)}"


def _owner(kind: Kind) -> str:
    """Whose it is, where the place does not say so."""
    return "any" if kind.place and kind.place != "same" else kind.owner


def _joined(
    kind: Kind,
    stem: str,
    extra: tuple[str, ...] = (),
    many: bool = False,
    number: str = "",
    tail: str = "",
    link: str = "",
) -> Declined:
    """The noun or nouns of a kind with a determiner; nouns of one gender share it."""
    said = describe(kind)
    adjectives = [*extra, *(["ander"] if kind.other else []), *said.adjectives]
    found: list[Declined] = []
    for at, (own, word) in enumerate(said.heads):
        same = at and (many or word.gender == said.heads[0][1].gender)
        mine = [own] if own else []
        shared = declined(word, stem, [*adjectives, *mine], many, number)
        found.append(_without_determiner(shared, word, stem, mine, many) if same else shared)
    link = link or "oder"
    one, two, three, four = (listed((each.case(case) for each in found), link) for case in CASES)
    return Declined((one, two, three, four), found[0].gender, many).with_tail(tail + said.after(many))


def _without_determiner(full: Declined, word: Lexeme, stem: str, mine: list[str], many: bool) -> Declined:
    row = "p" if many else word.gender
    forms = [
        " ".join([*(adjective(one, stem, row, case) for one in mine), word.form(case, many)])
        for case in CASES
    ]
    return full._replace(forms=(forms[0], forms[1], forms[2], forms[3]))


_ONE_OF = {"m": "einer einen einem eines", "f": "eine eine einer einer", "n": "eines eines einem eines"}


def _of_yours(kind: Kind, stem: str, number: str = "") -> Declined:
    """'einer deiner Krieger', 'zwei deiner Krieger', 'jeder deiner anderen Krieger'."""
    group = _joined(kind, "dein", many=True)
    genitive, gender = group.case("g"), group.gender
    ones = _ONE_OF[gender].split(" ")
    leads = [number] * 4 if number else ones if stem == "ein" else [f"k{one}" for one in ones] if stem == "kein" else [
        determiner(stem, gender, case) for case in CASES]  # fmt: skip
    one, two, three, four = (f"{lead} {genitive}" for lead in leads)
    return Declined(
        (one, two, three, four), gender, bool(number) and number not in ("eine", "einer", "eines")
    )


def _determined(noun: Noun) -> Declined:
    kind, how = noun.kind, noun.how
    owner = _owner(kind)
    mine = f" {_OWNERS[owner]}" if owner in _OWNERS else ""
    ours = f" {_OWNERS_OF_MANY[owner]}" if owner in _OWNERS else ""
    if how == "only":
        found = _joined(kind, "dein" if owner == "yours" else "", many=True, tail=ours)
        one, two, three, four = (f"nur {form}" for form in found.forms)
        return found._replace(forms=(one, two, three, four))
    if set(kind.states) & set(_ROLES) and how in ("any", "a", "all", "each") and kind.head == ("warrior",):
        return _joined(kind, "dein" if owner == "yours" else "der", tail=mine)
    if how in ("all", "bares"):
        if owner == "yours":
            return _joined(kind, "dein", many=True, link="und" if how == "all" else "")
        if owner in ("others", "target player") or how == "bares":
            stem = "der" if owner in ("target player", "same", "its") else ""
            return _joined(kind, stem, many=True, tail=ours)
        return _joined(kind, "all", many=True, tail=ours, link="und")
    if owner == "yours":
        if how in ("bare", "the"):
            return _joined(kind, "dein", many=noun.many)
        return _of_yours(kind, {"any": "ein", "a": "ein", "each": "jed", "no": "kein"}[how])
    stem = {"a": "ein", "any": "ein", "each": "jed", "no": "kein", "bare": "", "the": "der"}[how]
    if noun.ordinal > 1 and not kind.other:
        return _same_or_other(kind, mine)
    free = ("beliebig",) if how == "any" and not kind.other and not kind.place else ()
    return _joined(kind, stem, free, noun.many and how == "no", tail=mine)


def _same_or_other(kind: Kind, mine: str) -> Declined:
    """'denselben oder einen anderen Krieger'."""
    other = _joined(kind._replace(other=True), "ein", tail=mine)
    one, two, three, four = (
        f"{determiner('der', other.gender, case)}{adjective('selb', 'der', other.gender, case)} oder {other.case(case)}"
        for case in CASES
    )
    return Declined((one, two, three, four), other.gender)


def _counted(noun: Noun) -> Declined:
    """'zwei deiner Krieger', 'bis zu drei Missionen'."""
    assert isinstance(noun.n, int)
    return _numbered(noun, noun.n)


def _numbered(noun: Noun, n: int, tail: str = "") -> Declined:
    kind, most = noun.kind, "bis zu " if noun.up_to else ""
    owner = _owner(kind)
    gender = describe(kind).heads[0][1].gender
    if owner == "yours":
        if n == 1 and not most:
            return _of_yours(kind, "ein").with_tail(tail)
        lead = {"m": "einer", "f": "eine", "n": "eines"}[gender] if n == 1 else count(n)
        return _of_yours(kind, "ein", number=f"{most}{lead}").with_tail(tail)
    back = f" {_OWNERS[owner]}" if owner in _OWNERS else ""
    if n == 1:
        found = _joined(kind, "ein", tail=back).with_tail(tail)
        one, two, three, four = (f"{most}{form}" for form in found.forms)
        return found._replace(forms=(one, two, three, four))
    return _joined(kind, "", many=True, number=f"{most}{count(n)}", tail=back).with_tail(tail)


def _by_amount(noun: Noun, n: Value) -> Declined:
    """'eine Mission für je 3 gezahlte D'; the words of the amount are settled."""
    if isinstance(n, ForEach):
        return _numbered(noun, n.n, f" {noun.said}")
    owner = _owner(noun.kind)
    mine = "dein" if owner == "yours" else ""
    found = _joined(noun.kind, mine, many=True)
    one, two, three, four = (f"so viele {form} wie {noun.said}" for form in found.forms)
    return found._replace(forms=(one, two, three, four))


def _named(noun: Noun) -> Declined:
    """Cards called by name need no article; several of them are copies."""
    kind, how = noun.kind, noun.how
    names = listed(map(name, kind.named), "und" if how == "all" else "oder")
    back = f" {place(kind)}" if kind.place else f" {_OWNERS[kind.owner]}" if kind.owner in _OWNERS else ""
    copies = Lexeme("Exemplar", "n", "Exemplars", "Exemplare")
    if isinstance(noun.n, int) and (noun.n != 1 or noun.up_to):
        return _numbered(noun._replace(kind=Kind()), noun.n, f" mit dem Titel {names}{back}")
    if (
        how == "all"
        and kind.owner == "yours"
        and not kind.place
        and len(kind.named) == 1
        and kind.head == ("warrior",)
    ):
        return declined(Lexeme(names), "dein")
    if how in ("all", "bares", "only"):
        stem = "dein" if kind.owner == "yours" and not kind.place else "all" if how == "all" else ""
        found = declined(copies, stem, many=True, tail=f" von {names}{back}")
        one, two, three, four = (f"nur {form}" if how == "only" else form for form in found.forms)
        return found._replace(forms=(one, two, three, four))
    if how in ("each", "no") or (kind.owner == "yours" and not kind.place):
        stem = {"each": "jed", "no": "kein"}.get(how, "dein")
        return declined(copies, stem, tail=f" von {names}{back}")
    text = f"{names}{back}"
    return Declined((text, text, f"der Karte {text}", f"von {text}"), "f")


def name(card_name: str) -> str:
    """A card's name as it stands in a sentence: capitals only where a word begins."""
    return title_case(card_name.casefold()) if card_name == card_name.upper() else card_name
