"""German adjuncts and words: what is added to a noun or a clause, and the game's words in lists."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from doomtable.words.german import lexicon
from doomtable.words.german.grammar import Case, aside, count, listed
from doomtable.words.german.nouns import Declined, contracted, declined, name, phrase, where
from doomtable.words.german.values import change, is_of_candidate, of_candidate, per, quantity, ratings, value
from doomtable.words.german.verbs import VERBS
from doomtable.words.plan.structure import (
    Adjunct,
    Change,
    Clause,
    Comparison,
    Deed,
    Item,
    Noun,
    Quantity,
    Several,
    Unworded,
    GameWords,
)
from doomtable.words.plan.tags import is_group

OF_NOUNS: dict[str, str] = {
    "of one": "{0:g}", "inside": "in {0:d}", "with": "mit {0:d}", "fighting one": "im Kampf gegen {0:a}",
    "affecting": "⟨{rel} auf {0:a} {wirkt|wirken}⟩",
    "sharing no corporation": "⟨{rel} mit {0:d} keinen Konzern gemeinsam {hat|haben}⟩", "on": "an {0:d}",
    "not on": "⟨{rel} nicht an {0:a} vergeben {ist|sind}⟩",
    "on or mounted there": "an {0:d} oder an seinen Waffen", "named like": "mit demselben Namen wie {0:n}",
    "castable by": "⟨{rela} {0:n} wirken kann⟩", "meant for": "für {0:a}", "of the named": "{0:g}",
    "of its home corporation": "seines Heimatkonzerns",
    "of the same side": "derselben Seite (Doomtrooper oder Dunkle Legion) wie {0:n}", "of player": "{0:g}",
    "now in play": "⟨{rel} jetzt im Spiel {ist|sind}⟩",
}  # fmt: skip
"""What is added to nouns; '⟨...⟩' is a relative clause, {rel} its pronoun, {rela} that in the accusative."""
OF_CLAUSES: dict[str, str] = {
    # the combat
    "attacking": "als Angreifer", "attacking one": "als Angreifer gegen {0:a}", "in this combat": "<in diesem Kampf",
    "as if": ">als wäre er ein {0}", "defending": "als Verteidiger", "in combat": "<im Kampf",
    "against": "gegen {0:a}", "using this weapon": "<mit dieser Waffe", "using": "mit {0:d}",
    "fighting": "<im eigenen Kampf", "inside its vehicle": ">solange er in seinem Fahrzeug ist",
    "inside this": ">solange er darin ist", "outside combat": "<außerhalb des Kampfes", "except": ">außer {0}",
    "after the combat": "<nach dem Kampf", "having been killed": ">nachdem er getötet wurde",
    "whatever the affiliations": ">gleich welcher Zugehörigkeit",
    "that it may attack": ">wenn er ihn angreifen darf", "which strikes back": ">der zurückschlägt",
    "which does not strike back": ">der nicht zurückschlägt",
    # conditions and times
    "in turn": "<in {0:d}", "while": ">solange {0}", "if": ">wenn {0}", "and": ">und {0}",
    "unless": ">außer wenn {0}", "only if": "nur >wenn {0}", "when": ">wenn {0}", "whenever": ">immer wenn {0}",
    "as soon as": ">sobald {0}", "otherwise": "<andernfalls", "if done": ">wenn {0:n} das {tust|tut|tun}",
    "if not done": ">wenn {0:n} das nicht {tust|tut|tun}", "if it dies": ">wenn er dadurch stirbt",
    "if you like": ">wenn du willst", "if wanted by": ">wenn {0:n} {willst|will|wollen}",
    "after drawing": "<nach dem normalen Ziehen", "after use": "<nach dem Einsatz",
    "for a full turn": "<einen vollen Zug lang", "on heads": "<Kopf:",
    "on tails": "<Zahl:", "while in debt": ">solange du D schuldest", "if able": "<wenn möglich",
    "in doing": ">wenn {0}",
    # manner and amount
    "for each": "<{per}", "per": "<{per}", "for each player": "<für {0:a}", "instead": "<stattdessen",
    "instead of the usual": "<statt der üblichen Punkte", "as points": "als {0}", "through": "durch {0:a}",
    "for": "für {0:a}", "in each part": ">ebenso jeder Teil einer solchen Karte", "at least D": "(mindestens {0} D)",
    "case by case": ">wie sein Spieler jedes Mal wählt", "at once": "<sofort", "next turn": "<im nächsten Zug",
    "no attack": "(kein Angriff)", "one may be an attack": ">von denen eine ein Angriff sein darf",
    "which may be an attack": ">die ein Angriff sein darf", "as chosen by": "<nach Wahl {0:g}",
    "at random": "<zufällig", "of own choice": "<nach eigener Wahl",
    "paying its Value": ">wofür sein Wert gezahlt wird",
    "paying twice its Value": ">wofür sein doppelter Wert gezahlt wird",
    "attachments stay": ">; was ihm zugeordnet ist, bleibt",
    "attachments discard": ">; was ihm zugeordnet ist, wird abgelegt",
    "without prevention": ">; nichts kann das verhindern", "face down": "<verdeckt",
    "without paying": ">ohne dafür zu zahlen",
    "whatever it may be aimed at": ">auch wenn sie darauf nicht gerichtet werden dürfte",
    "to take one more": ">um eine weitere zu nehmen", "from upwards": "<ab {0:d}", "about": "<{0}",
    "of at most": "von höchstens {0}", "merging": "<{0:n} und {1:n}", "rounded up": "(aufgerundet)",
    "rounded down": "(abgerundet)", "without an action": "<und ohne Aktion", "for each time": "<für jeweils {0:a}",
    "of": "{0:g}", "first one given": "(eine, die eine Karte verliehen hat, zuerst)",
    "even against": "(auch gegen {0})", "the same again": ">auch mehrmals denselben",
    "of any player": "eines beliebigen Spielers", "whichever Apostle": ">gleich welchem Apostel sie folgen",
    "by its player": "nur der Spieler des Trägers darf das nutzen", "by any player": "jeder Spieler darf das nutzen",
    "unanswerable": "niemand kann darauf reagieren", "goal repeats": "diese Mission bleibt im Spiel",
    "each title once": "jeder Titel zählt nur einmal",
}  # fmt: skip
"""What is added to clauses: '<' marks what stands before objects, '>' what stands behind the verb."""
UNTIL = {
    "combat": "in diesem Kampf", "turn": "bis zum Ende des Zuges", "your next turn": "bis zu deinem nächsten Zug",
    "your next draw": "bis zu deinem nächsten Ziehschritt",
    "its next turn": "bis zum Ende des nächsten Zuges seines Spielers",
    "host leaves": "solange diese Karte im Spiel bleibt", "game": "bis zum Ende der Partie",
}  # fmt: skip
LIMITS = {
    "turn": "einmal pro Zug", "draw to draw": "einmal zwischen zwei deiner Ziehschritte",
    "combat": "einmal pro Kampf", "game": "einmal pro Partie (alle deine Exemplare zusammen)",
}  # fmt: skip
WINDOWS = {
    "action": "in deinem Aktionsschritt", "turn": "in deinem Zug", "any": "jederzeit",
    "not combat": "jederzeit außerhalb des Kampfes", "others turn": "im Zug eines anderen Spielers",
    "combat": "im Kampf", "turn start": "zu Beginn deines Zuges", "draw": "zu Beginn deines Ziehschritts",
    "turn end": "am Ende deines Zuges", "discard": "in deinem Ablageschritt",
    "attack begun": "zu Beginn eines Angriffs, bevor jemand benannt ist",
    "others attack begun": "zu Beginn des Angriffs eines anderen Spielers, bevor jemand benannt ist",
    "attacker named": "sobald der Angreifer benannt ist", "after": "unmittelbar nach der Ankündigung",
    "copied": "nur als Kopie dieser Karte",
}  # fmt: skip
SHORT_WINDOWS = {
    "action": "Aktionsschritt", "turn": "dein Zug", "any": "jederzeit", "not combat": "außer im Kampf",
    "others turn": "fremder Zug", "combat": "Kampf", "turn start": "Zugbeginn", "draw": "Ziehschritt",
    "turn end": "Zugende", "discard": "Ablageschritt", "attack begun": "Angriffsbeginn",
    "others attack begun": "fremder Angriff", "attacker named": "Angreifer benannt", "after": "Reaktion",
    "copied": "kopiert",
}  # fmt: skip
SHORT_LIMITS = {
    "turn": "1× pro Zug", "draw to draw": "1× pro Runde", "combat": "1× pro Kampf", "game": "1× pro Partie",
}  # fmt: skip
COPIES = {"area": "nur ein Exemplar in jedem Bereich", "player": "nur ein Exemplar für jeden Spieler",
          "game": "nur ein Exemplar im Spiel"}  # fmt: skip
MOMENTS = {
    "turn start": ("zu Beginn", "turn"), "draw start": ("zu Beginn", "draw"), "draw end": ("am Ende", "draw"),
    "actions start": ("zu Beginn", "actions"), "discard start": ("zu Beginn", "discard"),
    "turn end": ("am Ende", "turn"),
}  # fmt: skip
_MOMENT_OWNERS = {
    "any": "jedes Spielers", "others": "jedes anderen Spielers", "same": "seines Spielers", "its": "seines Spielers",
    "target player": "dieses Spielers", "active player": "des Spielers am Zug",
}  # fmt: skip
_STEP_GENITIVES = {"turn": "Zuges", "draw": "Ziehschritts", "actions": "Aktionsschritts", "discard": "Ablageschritts"}
_STEPS_OF_MANY = {step: word.removesuffix("s") + "e" for step, word in _STEP_GENITIVES.items()} | {"turn": "Züge"}
_ENTERING = {"muster": "ausgespielt", "equip": "zugeordnet", "build": "errichtet", "bestow": "verliehen",
             "assign": "vergeben", "cast": "gewirkt", "play": "gespielt"}  # fmt: skip
_ENTERING_NOUNS = {"muster": "Ausspielen", "equip": "Ausrüsten", "build": "Errichten", "bestow": "Verleihen",
                   "assign": "Vergeben", "cast": "Wirken", "play": "Spielen"}  # fmt: skip


class Added(NamedTuple):
    """An adjunct by its places: before objects, before the rest of the verb, behind the verb after a comma."""

    early: str = ""
    late: str = ""
    behind: str = ""

    @property
    def text(self) -> str:
        """All of it where it begins a sentence or stands alone."""
        return " ".join(piece for piece in self if piece)


def added(one: Adjunct) -> Added:
    """An adjunct of a clause."""
    special = _SPECIAL.get(one.key)
    text = special(one) if special is not None else _filled(OF_CLAUSES, one, None)
    if text.startswith("<"):
        return Added(early=text[1:])
    late, _, behind = text.partition(">")
    return Added(late=late.strip(), behind=behind)


def adjunct_text(one: Adjunct) -> str:
    """An adjunct where it stands alone."""
    return noun_adjunct(one, Declined(("", "", "", ""))) if one.key in OF_NOUNS or one.key == "tested" else added(one).text


def noun_adjunct(one: Adjunct, head: Declined) -> str:
    """An adjunct of a noun, of which its gender and number matter."""
    if one.key == "tested":
        test = one.args[0]
        assert isinstance(test, Comparison)
        if is_of_candidate(test):
            return f"mit {of_candidate(test)}"
        return aside(f"bei {head.relative('d')} {clause(test)}")
    return _filled(OF_NOUNS, one, head)


def _filled(table: dict[str, str], one: Adjunct, head: Declined | None) -> str:
    text = table.get(one.key)
    if text is None:
        raise Unworded(f"no German words for {one.key!r}")
    if "{per}" in text:
        arg = one.args[0]
        each = phrase(arg).case("a") if isinstance(arg, Noun) and arg.how == "each" else ""
        text = text.replace("{per}", f"für {each}" if each else per(getattr(arg, "of", arg)))
    if one.key == "as chosen by" and isinstance(one.args[0], Noun) and one.args[0].you:
        return "<nach deiner Wahl"
    if head is not None:
        text = text.replace("{rela}", head.relative("a")).replace("{rel}", head.relative())
    return filled(text, one.args, head)


def filled(text: str, args: tuple[Item, ...], agrees: Declined | None) -> str:
    """The text with its items; '{a|b}' and '{a|b|c}' agree with a noun: (you,) one, many."""
    who = agrees
    for at, arg in enumerate(args):
        if who is None and isinstance(arg, Noun):
            who = phrase(arg)
        for case in ("n", "a", "d", "g"):
            mark = f"{{{at}:{case}}}"
            if mark in text:
                text = _placed(text, mark, item(arg, case))
        if f"{{{at}:zu}}" in text:
            text = text.replace(f"{{{at}:zu}}", contracted("zu", item(arg, "d")))
        text = text.replace(f"{{{at}}}", item(arg) if f"{{{at}}}" in text else "")
    return agreeing(re.sub(r"\b(von|gegen|durch|mit|zu|hinter|auf) nur ", r"nur \1 ", text), who)


def agreeing(text: str, who: Declined | None) -> str:
    """One of the forms between braces, as the noun asks."""
    many, you = who is not None and who.many, who is not None and who.you

    def chosen(found: re.Match[str]) -> str:
        forms = found[1].split("|")
        return forms[-1] if many else forms[0] if you or len(forms) == 2 else forms[1]

    return re.sub(r"\{([^{}|]*(?:\|[^{}|]*)+)\}", chosen, text)


def _placed(text: str, mark: str, said: str) -> str:
    """The item in its place, as one word with a preposition and an article: 'im', 'zum', 'ins'."""
    for preposition in ("in", "an", "zu", "von", "bei"):
        start = f"{preposition} {mark}"
        if text.startswith(start) or f" {start}" in text or f"<{start}" in text:
            text = text.replace(start, contracted(preposition, said))
    return text.replace(mark, said)


# ------------------------------------------------------------------------------------------------ special ones


def _actions(one: Adjunct) -> str:
    n = one.args[0]
    assert isinstance(n, int)
    if one.key == "as actions":
        return f"als {'eine Aktion' if n == 1 else f'{count(n)} Aktionen'}"
    if one.key == "short attack actions":
        return "Angriff" if n == 1 else f"{n} Aktionen"
    if one.key == "attack actions":
        return "Angriffsaktion" if n == 1 else f"{n} Aktionen, die als dein Angriff zählen"
    return "Aktion" if n == 1 else f"{n} Aktionen"


def _begin(one: Adjunct) -> str:
    args = [arg for arg in one.args if isinstance(arg, Adjunct)]
    clause_ = args[0].args[0] if args[0].args else None
    if isinstance(clause_, Clause):  # short conditions belong into the clause
        short = tuple(arg for arg in args[1:] if not added(arg).behind)
        args = [args[0]._replace(args=(clause_._replace(after=(*clause_.after, *short)),)),
                *(arg for arg in args[1:] if arg not in short)]  # fmt: skip
    parts = [added(arg) for arg in args]
    whole = " ".join(f"{', ' if at and part.behind and not part.behind.startswith('und ') else ''}{part.text}"
                     for at, part in enumerate(parts))  # fmt: skip
    return f">{whole}" if any(part.behind for part in parts) else f"<{whole}"


def _only(one: Adjunct) -> str:
    assert isinstance(one.args[0], Adjunct)
    inner = added(one.args[0]).text
    return inner if inner.startswith("außer ") else f"nur {inner}"


def _at(one: Adjunct) -> str:
    words = one.args[0]
    assert isinstance(words, GameWords)
    event, whose = words.keys
    lead, step = MOMENTS[event]
    genitive = _STEP_GENITIVES[step]
    if one.key == "at next":
        return f"<{lead} deines nächsten {genitive}"
    if one.key == "at each":
        owner = "" if whose == "any" else f" {_MOMENT_OWNERS.get(whose, '')}"
        return f"<{lead} jedes deiner {_STEPS_OF_MANY[step]}" if whose == "yours" else f"<{lead} jedes {genitive}{owner}"
    if whose == "yours":
        return f"<{lead} deines {genitive}"
    return f"<{lead} des {genitive} {_MOMENT_OWNERS[whose]}"


def _next_turn(one: Adjunct) -> str:
    who = one.args[0]
    assert isinstance(who, Noun)
    last = one.key == "until next turn ends"
    if who.you or who.word == "that player":
        stem = "dein" if who.you else "sein"
        return f"<bis zum Ende {stem}es nächsten Zuges" if last else f"<in {stem}em nächsten Zug"
    whose = phrase(who).case("g")
    return f"<bis zum Ende des nächsten Zuges {whose}" if last else f"<im nächsten Zug {whose}"


def _now_and(one: Adjunct) -> str:
    assert isinstance(one.args[0], Adjunct)
    inner = added(one.args[0])
    return f"{'>' if inner.behind else '<'}jetzt und {inner.text}"


def _until(one: Adjunct) -> str:
    return ("><"[one.args[0] != "host leaves"]) + UNTIL[str(one.args[0])]


def _control_area(one: Adjunct) -> str:
    owner = one.args[1]
    assert isinstance(owner, Noun)
    return where(lexicon.AREAS[str(one.args[0])], "yours" if owner.you else "its", "d")


_SPECIAL: dict[str, Callable[[Adjunct], str]] = {
    "until": _until, "window": lambda one: f"<{WINDOWS[str(one.args[0])]}",
    "limit": lambda one: LIMITS[str(one.args[0])], "limit of copies": lambda one: "nur ein Exemplar pro Kampf",
    "actions": _actions, "attack actions": _actions, "as actions": _actions,
    "short window": lambda one: SHORT_WINDOWS[str(one.args[0])], "short actions": _actions,
    "short attack actions": _actions, "short limit": lambda one: SHORT_LIMITS[str(one.args[0])], "begin": _begin,
    "now and": _now_and, "only": _only, "at": _at, "at each": _at, "at next": _at, "in next turn": _next_turn,
    "until next turn ends": _next_turn, "only one copy": lambda one: COPIES[str(one.args[0])],
    "during combats": lambda one: f"<während eines {lexicon.TACTICS.get(str(one.args[0]), 'Kampf')}{'e' if one.args[0] == '' else ''}s",
    "in tactic": lambda one: f"<im {lexicon.TACTICS[str(one.args[0])]}",
    "with rating": lambda one: f"<mit dem {lexicon.TACTICS[str(one.args[0])]}wert",
    "either": lambda one: listed((adjunct_text(arg) for arg in one.args if isinstance(arg, Adjunct)), "oder"),
    "on entering": lambda one: f">wenn {item(one.args[1])} {item(one.args[0])} wird", "in area": _control_area,
}  # fmt: skip


# ------------------------------------------------------------------------------------------------ items and words


def clause(one: Clause | Comparison) -> str:
    from doomtable.words.german.sentences import subordinate

    return subordinate(one)


def item(one: Item, case: Case = "n") -> str:
    """Anything that stands in a sentence."""
    if isinstance(one, Noun):
        return phrase(one).case(case)
    if isinstance(one, Adjunct):
        return adjunct_text(one)
    if isinstance(one, GameWords):
        return _ROLES[one.role](one, case)
    if isinstance(one, Several):
        return several(one, case)
    if isinstance(one, Quantity):
        return quantity(one, case)
    if isinstance(one, Change):
        return change(one)
    if isinstance(one, Comparison | Clause):
        return clause(one)
    if isinstance(one, Deed) and str(VERBS[one.verb]).startswith("# "):
        return filled(str(VERBS[one.verb])[2:], one.args, None)
    if isinstance(one, Deed):
        return clause(Clause((one,), Noun(how="it", word="this warrior")))
    if isinstance(one, str):
        return lexicon.TACTICS.get(one, one)
    return value(one, case)  # type: ignore[arg-type]


BOUNDS = {"at least": "mindestens", "at most": "höchstens", "fewer than": "weniger als", "more than": "mehr als"}


def several(one: Several, case: Case) -> str:
    if len(one.items) == 2 and isinstance(one.items[0], str) and one.items[0] in BOUNDS:
        return f"{BOUNDS[one.items[0]]} {item(one.items[1], case)}"
    return listed((item(part, case) for part in one.items), "und" if one.link == "and" else "oder")


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


def _aspect(words: GameWords, case: Case) -> str:
    if words.keys == ("all",):
        return {"n": "alle Aspekte", "a": "alle Aspekte", "d": "allen Aspekten", "g": "aller Aspekte"}[case] + " der Kunst"
    return f"{'der' if case in 'dg' else 'die'} Kunst {listed(map(lexicon.of_aspect, words.keys))}"


def _area(words: GameWords, case: Case) -> str:
    *areas, whose = words.keys
    stem = {"yours": "dein", "any": "ein"}.get(whose, "der")
    owner = {"others": " eines anderen Spielers", "its owner": " seines Besitzers", "its": " seines Spielers"}.get(whose, "")
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
    stem = {"yours": "dein", "any": "ein"}.get(whose, "der")
    genitive = f"{lexicon.STEPS[step]}{'es' if step == 'turn' else 's'}" if case == "g" else lexicon.STEPS[step]
    owner = {"others": " eines anderen Spielers", "its": " seines Spielers"}.get(whose, "")
    form = {"n": "", "a": "en", "d": "em", "g": "es"}[case]
    article = {"n": "der", "a": "den", "d": "dem", "g": "des"}[case] if stem == "der" else f"{stem}{form}"
    return f"{article} {genitive}{owner}"


def _power(tag: str) -> str:
    return {"art": "die Kunst", "gifts": "allgemeine Gaben", "symmetry": "Karten der Dunklen Symmetrie"}.get(tag) or (
        lexicon.class_of(tag))  # fmt: skip


def _class(words: GameWords, case: Case) -> str:
    return listed((considered(key) for key in words.keys), _link(words))


_STATE_WORDS = {
    "wounded": "verwundet", "healthy": "unverwundet", "killed": "getötet", "covered": "in Deckung",
    "open": "außerhalb der Deckung", "mounted": "in einem Fahrzeug", "on foot": "außerhalb von Fahrzeugen",
    "able": "kampffähig", "using": "im Einsatz", "hurt": "in diesem Kampf verwundet",
    "not fighting": "außerhalb des Kampfes", "attacker": "der Angreifer", "defender": "der Verteidiger",
    "fighting": "im Kampf", "reinforcement": "eine Verstärkung", "combatant": "Angreifer oder Verteidiger",
}  # fmt: skip
_OWNED = {"yours": "unter deiner Kontrolle", "others": "unter der Kontrolle eines anderen Spielers",
          "same": "unter derselben Kontrolle", "its": "unter der Kontrolle seines Spielers"}  # fmt: skip
_REACHES = {
    ("self",): "für sich selbst", ("host",): "für das, dem sie zugeordnet ist", ("others",): "für andere Karten",
    ("players",): "für Spieler",
}  # fmt: skip
_TEXTS = {"ability": "Fähigkeiten", "restriction": "Einschränkungen", "keyword": "Schlüsselwörter"}
_WHOLES = {"corporation": "ein Konzern", "organisation": "eine Organisation"}


def _whole(words: GameWords, case: Case) -> str:
    return listed((declined(lexicon.NAMED_THINGS[key], "ein").case(case) for key in words.keys), _link(words))


def _group(words: GameWords, case: Case) -> str:
    """Warriors of these affiliations."""
    _, noun = lexicon.tag_noun("warrior")
    return declined(lexicon.with_groups(noun, words.keys), many=True).case(case)


def _membership(words: GameWords, case: Case) -> str:
    fixed = {key: lexicon.GROUPS[key] for key in words.keys if key in lexicon.GROUPS}
    said = [fixed.get(key, lexicon.label(key)) if case == "d" else _nominative(key, case) for key in words.keys]
    return listed((one if at == 0 or case != "d" else contracted("zu", one) for at, one in enumerate(said)), _link(words))


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
    "power": _each(_power), "aspect": _aspect, "ability": _each(lexicon.label), "area": _area, "pile of": _pile,
    "membership": _membership, "class": _class, "state": _each(lambda key: _STATE_WORDS[key]),
    "enters": lambda words, case: (_ENTERING_NOUNS if case == "d" else _ENTERING)[words.keys[0]], "group": _group,
    "condition": _each(lambda key: lexicon.ADJECTIVES[key]), "whose turn": _whose_turn,
    "points": lambda words, case: {"any": "Punkte"}.get(words.keys[0], words.keys[0]), "to name": _to_name,
    "to name of": _to_name, "whole": _whole, "rating": lambda words, case: ratings(words.keys),
    "named choice": _named, "choice": _named,
    "owner": lambda words, case: _OWNED.get(words.keys[0], "unter der Kontrolle dieses Spielers"),
    "card name": lambda words, case: ("von " if case == "g" else "") + listed(map(name, words.keys), _link(words)), "named": _each(lexicon.label), "nothing": lambda words, case: "nichts",
    "one of these": lambda words, case: "eines", "reach": lambda words, case: _REACHES.get(words.keys, ""),
    "texts": _each(lambda key: _TEXTS[key]),
}  # fmt: skip
