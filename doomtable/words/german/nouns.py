"""German nouns: what a plan's noun is called in each case, with the gender that pronouns need."""

from __future__ import annotations

import re

from doomtable.words.german import lexicon
from doomtable.words.german.grammar import (
    CASES,
    Lexeme,
    adjective,
    aside,
    conjugate,
    count,
    determiner,
    lexeme,
    listed,
    title_case,
)
from doomtable.words.german.kinds import (
    OWNERS,
    OWNERS_OF_MANY,
    Declined,
    declined,
    describe,
    heads_of,
    owner_of,
    place,
    pronoun,
)
from doomtable.words.plan.structure import ForEach, Kind, Noun, Total, Unworded, Value

FIXED: dict[str, str] = {
    "you": "", "you, told": "", "this": "- : das n das", "this warrior": "dies : Krieger m Kriegers",
    "this card": "dies : Karte f", "this weapon": "dies : Waffe f", "bearer": "der : Träger m Trägers",
    "assigned warrior": "der beauftragt : Krieger m Kriegers", "opponent": "der : Gegner m Gegners",
    "attacker": "der : Angreifer m Angreifers", "defender": "der : Verteidiger m Verteidigers",
    "caster": "der : Anwender m Anwenders", "killer": "der : Bezwinger m Bezwingers",
    "combatant": "dies : Kombattant m Kombattanten Kombattanten",
    "wounded warrior": "der verwundet : Krieger m Kriegers",
    "killed warrior's player": "der : Spieler m Spielers - des getöteten Kriegers",
    "wounded warrior's player": "der : Spieler m Spielers - des verwundeten Kriegers",
    "harmed warrior's player": "der : Spieler m Spielers - des betroffenen Kriegers",
    "picked card": "der gewählt : Karte f + die du dabei nicht siehst",
    "replaced warrior": "der ersetzt : Krieger m Kriegers",
    "killed warrior": "der getötet : Krieger m Kriegers", "harmed warrior": "der betroffen : Krieger m Kriegers",
    "warrior struck at": "der : Krieger m Kriegers + dem der Schlag gilt",
    "discarder": "der : Spieler m Spielers + der diese Karte abgelegt hat",
    "its killer": "der : Spieler m Spielers - des Bezwingers",
    "opposing player": "der gegnerisch : Spieler m Spielers", "each player": "jed : Spieler m Spielers",
    "each other player": "jed ander : Spieler m Spielers", "its owner": "sein : Besitzer m Besitzers",
    "card used": "dies : Karte f",
    "its player": "sein : Spieler m Spielers",
    "assigned warrior's player": "der : Spieler m Spielers - des beauftragten Kriegers", "latter": "- : - m",
    "bearer's player": "der : Spieler m Spielers - des Trägers", "active player": "der : Spieler m Spielers - am Zug",
    "announcer": "der : Spieler m Spielers + der sie gespielt hat", "winner": "der : Gewinner m Gewinners",
    "assigner": "der : Spieler m Spielers + der diese Karte vergeben hat",
    "any player": "ein beliebig : Spieler m Spielers", "another player": "ein ander : Spieler m Spielers",
    "any other player": "ein ander : Spieler m Spielers",
    "team mate": "ein ander : Mitglied n Mitglieds - deines Teams",
    "a player": "ein : Spieler m Spielers", "that player": "dies : Spieler m Spielers",
    "no other player": "kein ander : Spieler m Spielers",
    "no uninvolved player": "kein : Spieler m Spielers - außer dem angreifenden und dem verteidigenden",
    "no player": "kein : Spieler m Spielers", "each chosen player": "jed gewählt : Spieler m Spielers",
    "all players": "all : Spieler m - -", "nobody": "- : niemand m niemands", "candidate": "- : - m",
    "no immunity": "kein : Immunität f",
    "highest bidder": "der : Höchstbietende m Höchstbietenden Höchstbietenden", "the tactic": "der : Kampftaktik f",
    "fight combat in progress": "ein laufend : Nahkampf m Nahkampfes",
    "shoot combat in progress": "ein laufend : Fernkampf m Fernkampfes",
    "each of these bonuses": "jed : Bonus m Bonus", "group left": "dies : Gruppe f",
    "bearer's opponent": "der : Gegner m Gegners - des Trägers", "its opponent": "sein : Gegner m Gegners",
    "its bearer": "sein : Träger m Trägers", "such a player": "nur~ein solch : Spieler m Spielers",
    "warrior it is assigned to": "der : Krieger m Kriegers + dem diese Karte zugewiesen ist",
    "this warrior's opponent": "der : Gegner m Gegners - dieses Kriegers",
    "opponent in its final combat": "der : Gegner m Gegners - in seinem letzten Kampf",
    "the combat": "der : Kampf m Kampfes", "the attack": "der : Angriff m Angriffs",
    "this game": "dies : Spiel n Spiels",
    "direction of play": "der : Spielrichtung f - -",
    "the attacking player": "der angreifend : Spieler m Spielers",
    "action": "der : Aktion f", "ability": "der : Fähigkeit f",
    "cards": "- : Karten f - -", "the points": "der : Punkte m - -", "the P": "dies : P m - -",
    "the D": "der : D m - - + die er dabei erhält", "all points": "all : Punkte m - -",
    "whose Armor is not higher": "jed : Krieger m Kriegers + dessen Panzerung nicht höher ist als dieser Schaden",
    "second combat": "der zweit : Kampf m Kampfes",
    "played in it so far": "der : Karten f - - + die bisher darin gespielt wurden",
    "played in the first": "der : Modifikatoren m - - + die im ersten Kampf auf ihn gespielt wurden",
    "no rating": "- : keiner m keines - davon", "rider": "jed : Krieger m Kriegers - darin",
    "infection": "der : Infektion f", "reinforcement": "- : wer m wer - sich anschließt,",
    "who does so": "- : wer m wer - das tut,",
    "your warriors that may attack": "dein : Krieger m - - + die angreifen dürfen",
    "cards under this": "der : Karten f - - unter dieser Karte", "members": "sein : Mitglieder n - -",
    "body": "der : Körper m Körpers", "both": "- : - m",
    "follower of each Apostle": "mindestens~ein : Anhänger m Anhängers - jedes Apostels",
    "warrior of each corporation": "mindestens~ein : Krieger m Kriegers - jedes Konzerns",
}  # fmt: skip
"""Fixed nouns: determiner, adjectives, ':' and the noun as the lexicon writes it, '+' and a relative clause."""
RETOLD: dict[str, str] = {"host card": "der : Karte f + der diese zugeordnet ist"}
"""What only sentences told otherwise in German have."""
_MANY = frozenset({"all players", "cards", "the points", "the P", "the D", "all points",
                   "your warriors that may attack",
                   "cards under this", "members", "both"})  # fmt: skip
_ROLES = ("attacker", "defender", "combatant")
_ORDINALS = ("", "erst", "zweit", "dritt")
POSSESSIVES = {"yours": "dein", "own": "sein"}
"""Owners that a possessive names."""
_YOU = Declined(("du", "dich", "dir", "deiner"), you=True, pronoun=True)


def phrase(noun: Noun) -> Declined:
    """A noun in its cases."""
    if noun.word and noun.word != "chosen":
        return _fixed(noun)
    if noun.word == "chosen" and noun.how != "it":
        word, stem = lexicon.NAMED_THINGS.get(noun.kind.head[-1]), ""
        if word is None:
            stem, word = lexicon.tag_noun(noun.kind.head[-1])
        return declined(word, "der", [one for one in ("gewählt", stem) if one], noun.many)
    if noun.how == "it" and noun.kind.named:
        return pronoun("f", noun.many)
    if noun.how == "it":
        return pronoun(heads_of(noun.kind)[0][1].gender, noun.many)
    if noun.kind.named:
        return _named(noun)
    if noun.how in ("bares", "no") and noun.kind.head[-1:] == ("alakhai the cunning",):
        noun = noun._replace(how="a" if noun.how == "bares" else "no", many=False)  # there is one of him
    if noun.how == "that":
        stem, word = heads_of(noun.kind)[0]
        apart = noun.kind.other or (noun.kind.head == ("card",) and not noun.many)
        which = _ORDINALS[noun.ordinal] or ("betreffend" if apart else "")
        return declined(word, "der" if which else "dies", [one for one in (which, stem) if one], noun.many)
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
    if noun.word == "this card's name":
        return _called(noun.said)
    if noun.word.startswith("you") and len(noun.word) < 10:
        return _YOU
    found_at = FIXED.get(noun.word, RETOLD.get(noun.word))
    if found_at is None:
        raise Unworded(f"no German words for {noun.word!r}")
    spec, _, clause = found_at.partition(" + ")
    before, _, entry = spec.partition(" : ")
    stem, *adjectives = before.replace("-", "").split(" ")
    word = lexeme(entry)
    many = noun.many or noun.word in _MANY
    if noun.how == "it":
        return pronoun(word.gender, many)
    if noun.word in ("both", "candidate"):
        return Declined(("", "", "", ""), many=many)
    if noun.word == "latter":
        return pronoun(word.gender, many)._replace(latter=True)
    if noun.how == "that":
        stem = "dies"
    found = declined(word, stem, adjectives, many, tail=aside(clause) if clause else "")
    if word.one == "-":
        one, two, three, four = (form.removesuffix(" -") for form in found.forms)
        found = found._replace(forms=(one, two, three, four))
    if not stem and not many:
        found = found._replace(forms=(*found.forms[:3], word.genitive or word.one))
    return found


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
    other = "ander," if stem == "ein" and said.adjectives else "ander"
    adjectives = [*extra, *([other] if kind.other else []), *said.adjectives]
    found: list[Declined] = []
    for at, (own, word) in enumerate(said.heads):
        same = at and (many or word.gender == said.heads[0][1].gender)
        mine = [own] if own else []
        shared = declined(word, stem, [*adjectives, *mine], many, number)
        found.append(_without_determiner(shared, word, stem, mine, many) if same else shared)
    link = link or "oder"
    one, two, three, four = (listed((each.case(case) for each in found), link) for case in CASES)
    whole = Declined((one, two, three, four), found[0].gender, many).with_tail(tail + said.after(many))
    return _taken_from_hand(whole) if kind.place == "hand" else whole


def _taken_from_hand(whole: Declined) -> Declined:
    """Something is done to 'eine Karte aus deiner Hand'; otherwise it is 'auf deiner Hand'."""
    one, two, three, four = whole.forms
    return whole._replace(forms=(one, re.sub(r" auf (?=\w+ Hand\b)", " aus ", two), three, four))


def _without_determiner(full: Declined, word: Lexeme, stem: str, mine: list[str], many: bool) -> Declined:
    row = "p" if many else word.gender
    forms = [
        " ".join([*(adjective(one, stem, row, case) for one in mine), word.form(case, many)])
        for case in CASES
    ]
    return full._replace(forms=(forms[0], forms[1], forms[2], forms[3]))


_ONE_OF = {"m": "einer einen einem eines", "f": "eine eine einer einer", "n": "eines eines einem eines"}


def _of_yours(kind: Kind, stem: str, number: str = "") -> Declined:
    """'einer deiner Krieger', 'zwei deiner Krieger', 'jeder seiner anderen Krieger'."""
    group = _joined(kind, POSSESSIVES[owner_of(kind)], many=True)
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
    owner = owner_of(kind)
    mine = f" {OWNERS[owner]}" if owner in OWNERS else ""
    ours = f" {OWNERS_OF_MANY[owner]}" if owner in OWNERS else ""
    if how == "only":
        found = _joined(kind, POSSESSIVES.get(owner, ""), many=True, tail=ours, link="und")
        one, two, three, four = (f"nur {form}" for form in found.forms)
        return found._replace(forms=(one, two, three, four))
    if "combatant" in kind.states and owner == "any" and how != "no" and _plain_warrior(kind):
        return _of_both(kind, how in ("all", "bares"))
    if set(kind.states) & set(_ROLES) and how in ("any", "a", "all", "each") and kind.head == ("warrior",):
        return _joined(kind, POSSESSIVES.get(owner, "der"), tail=mine)
    if how in ("all", "bares"):
        if owner in POSSESSIVES:
            return _joined(kind, POSSESSIVES[owner], many=True, link="und")
        if owner in ("others", "target player") or how == "bares":
            stem = "der" if owner in ("target player", "same", "its") else ""
            return _joined(kind, stem, many=True, tail=ours, link="und")
        return _joined(kind, "all", many=True, tail=ours, link="und")
    if how == "last":
        return _joined(kind, "der", ("letzt",), tail=mine)
    if owner in POSSESSIVES:
        if how in ("bare", "the"):
            return _joined(kind, POSSESSIVES[owner], many=noun.many)
        return _of_yours(kind, {"any": "ein", "a": "ein", "each": "jed", "no": "kein"}[how])
    stem = {"a": "ein", "any": "ein", "each": "jed", "no": "kein", "bare": "", "the": "der"}[how]
    if noun.ordinal > 1 and not kind.other:
        return _same_or_other(kind, mine)
    free = ("beliebig",) if how == "any" and not kind.other and not kind.place else ()
    return _joined(kind, stem, free, noun.many and how == "no", tail=mine)


def _plain_warrior(kind: Kind) -> bool:
    return kind.head == ("warrior",) and not kind.groups and not kind.either


def _of_both(kind: Kind, both: bool) -> Declined:
    """'Der Angreifer oder der Verteidiger', who are both or one of them."""
    one, two, three, four = (
        listed((declined(lexeme(f"{word} m {word}s"), "der").case(case) for word in ("Angreifer", "Verteidiger")),
               "und" if both else "oder")
        for case in CASES
    )  # fmt: skip
    rest = kind._replace(states=tuple(state for state in kind.states if state != "combatant"))
    return Declined((one, two, three, four), "m", both).with_tail(describe(rest).after(both))


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


def _numbered(noun: Noun, n: int, tail: str = "", free: bool = False) -> Declined:
    kind, most = noun.kind, "bis zu " if noun.up_to else ""
    owner = owner_of(kind)
    gender = describe(kind).heads[0][1].gender
    if owner in POSSESSIVES:
        if n == 1 and not most:
            return _of_yours(kind, "ein").with_tail(tail)
        lead = {"m": "einer", "f": "eine", "n": "eines"}[gender] if n == 1 else count(n)
        return _of_yours(kind, "ein", number=f"{most}{lead}").with_tail(tail)
    back = f" {OWNERS[owner]}" if owner in OWNERS else ""
    if n == 1:
        found = _joined(kind, "ein", ("beliebig",) if free else (), tail=back).with_tail(tail)
        one, two, three, four = (f"{most}{form}" for form in found.forms)
        return found._replace(forms=(one, two, three, four))
    return _joined(kind, "", many=True, number=f"{most}{count(n)}", tail=back).with_tail(tail)


def _by_amount(noun: Noun, n: Value) -> Declined:
    """'eine Mission für je 3 gezahlte D'; the words of the amount are settled."""
    if isinstance(n, ForEach):
        return _numbered(noun, n.n, f" {noun.said}")
    if isinstance(n, Total) and len(n.parts) == 2 and isinstance(n.parts[0], int):
        more = n.parts[1].n if isinstance(n.parts[1], ForEach) else 1
        row = "p" if more > 1 else describe(noun.kind).heads[0][1].gender
        lead = count(more) if more > 1 else determiner("ein", row, "a")
        tail = aside(f"({noun.said}{lead} {adjective('weiter', 'ein', row, 'a')})")
        return _numbered(noun, n.parts[0], tail, noun.how == "any")
    owner = owner_of(noun.kind)
    found = _joined(noun.kind, POSSESSIVES.get(owner, ""), many=True)
    one, two, three, four = (f"so viele {form} wie {noun.said}" for form in found.forms)
    return found._replace(forms=(one, two, three, four))


def _named(noun: Noun) -> Declined:
    """Cards called by name need no article; several of them are copies."""
    kind, how = noun.kind, noun.how
    names = listed(map(name, kind.named), "und" if how == "all" else "oder")
    back = f" {place(kind)}" if kind.place else f" {OWNERS[kind.owner]}" if kind.owner in OWNERS else ""
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
        found = declined(copies, stem, many=True, tail=f" von {names}{back}{_details(kind)}")
        one, two, three, four = (f"nur {form}" if how == "only" else form for form in found.forms)
        return found._replace(forms=(one, two, three, four))
    if how in ("each", "no") or (kind.owner == "yours" and not kind.place):
        stem = {"each": "jed", "no": "kein"}.get(how, "dein")
        return declined(copies, stem, ["ander"] if kind.other else [], tail=f" von {names}{back}")
    text = f"{names}{back}"
    return Declined((text, text, f"der Karte {text}", f"von {text}"), "f")


def _details(kind: Kind) -> str:
    """What else is said of cards called by name: whose warriors they lie on."""
    return "".join(f" {one}" for one in kind.details if isinstance(one, str) and not one.startswith("⟨"))


def _called(title: str) -> Declined:
    """A card by its name."""
    text = name(title)
    return Declined((text, text, text, f"von {text}"))


def name(card_name: str) -> str:
    """A card's name as it stands in a sentence: capitals only where a word begins."""
    return title_case(card_name.casefold()) if card_name == card_name.upper() else card_name
