"""German adjuncts: what is added to a noun or a clause."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from doomtable.words.german import lexicon
from doomtable.words.german.grammar import aside, conjugate, count, listed
from doomtable.words.german.items import filled, item, placed, plainly
from doomtable.words.german.kinds import where
from doomtable.words.german.nouns import POSSESSIVES, phrase
from doomtable.words.german.values import per
from doomtable.words.plan.structure import (
    Adjunct,
    GameWords,
    Noun,
    Unworded,
)

OF_NOUNS: dict[str, str] = {
    "of one": "⟨{rel} zu {0:d} {gehört|gehören}⟩", "inside": "in {0:d}", "with": "mit {0:d}",
    "cast against": "gegen {0:a}", "played on one": "auf {0:a} oder auf etwas, das dort liegt,",
    "fighting one": "⟨{rel} gegen {0:a} {kämpft|kämpfen}⟩", "affecting": "⟨{rel} auf {0:a} {wirkt|wirken}⟩",
    "sharing an affiliation": "⟨{rel} mit {0:d} eine Zugehörigkeit gemeinsam {hat|haben}⟩",
    "sharing no corporation": "⟨{rel} mit {0:d} keinen Konzern gemeinsam {hat|haben}⟩", "on": "{0:g}",
    "lying under": "unter {0:d}",
    "that it may attack": "⟨{rela} er angreifen darf⟩",
    "considered so": "⟨{rel} als {0} {gilt|gelten}⟩", "considered so, many": "⟨{rel} als {0} {gilt|gelten}⟩",
    "that one uses": "⟨{rela} {0:n} einsetzt⟩",
    "except attackers": "außer angreifenden Kriegern",
    "that may seek cover": "⟨{rel} in Deckung gehen {darf|dürfen}⟩",
    "that may be in cover": "⟨{rel} in Deckung sein {darf|dürfen}⟩",
    "not on": "⟨{rel} nicht an {0:a} vergeben {ist|sind}⟩",
    "on or mounted there": "⟨{rel} an {0:d} oder an einer seiner Waffen {liegt|liegen}⟩",
    "named like": "mit demselben Namen wie {0:n}", "of the same name": "mit demselben Namen",
    "castable by": "⟨{rela} {0:n} wirken kann⟩",
    "meant for": "für {0:a}", "meant for these": "⟨{rel} nur für {0:a} bestimmt {ist|sind}⟩",
    "of the named": "{0:g}", "of that name": "dieses Namens", "of its home corporation": "seines Heimatkonzerns",
    "on no other side": "⟨{rel} auf keiner anderen Seite (Doomtrooper oder Dunkle Legion) {steht|stehen} als {0:n}⟩",
    "of player": "{0:g}",
    "made so": "⟨{rela} eine Karte zum {0} gemacht hat⟩", "protected by": "⟨{rela} {0:n} schützt⟩",
    "the card itself": "(kein Krieger, keine Ausrüstung)",
    "killed by": "⟨{rela} {0:n} getötet hat⟩", "attackable": "⟨{rela} der Angreifer angreifen darf⟩",
    "at price": "({0:n})", "of your choice": "deiner Wahl",
    "placed in an area": "⟨{rel} unmittelbar in einen Bereich gelegt {wird|werden}⟩",
    "defending here": "⟨{rel} sich in dieser Kriegszone {verteidigt|verteidigen}⟩",
    "defending here against": "⟨{rel} sich in dieser Kriegszone gegen {0:a} {verteidigt|verteidigen}⟩",
    "combating here": "⟨{rel} in dieser Kriegszone {kämpft|kämpfen}⟩",
    "here": "⟨{rel} in dieser Kriegszone {steht|stehen}⟩",
    "in play": "im Spiel", "now in play": "⟨{rel} jetzt im Spiel {ist|sind}⟩",
}  # fmt: skip
"""What is added to nouns; '⟨...⟩' is a relative clause, {rel} its pronoun, {rela} that in the accusative."""
OF_CLAUSES: dict[str, str] = {
    # the combat
    "attacking": "<als Angreifer", "attacking one": "als Angreifer gegen {0:a}",
    "in this combat": "<in diesem Kampf", "as if": "wie einen {0}", "defending": "<als Verteidiger",
    "in combat": "<im Kampf", "against": "gegen {0:a}", "using this weapon": "<mit dieser Waffe",
    "with this weapon": "<mit dieser Waffe", "after each combat of": "<nach jedem Kampf {0:g}",
    "using": "mit {0:d}", "with": "mit {0:d}", "fighting": ">solange der Träger im Kampf ist",
    "inside its vehicle": ">solange er in seinem Fahrzeug ist", "inside this": ">solange er in diesem Fahrzeug ist",
    "outside combat": "<außerhalb des Kampfes", "in team games": "<in Spielen mit Teams", "except": ">außer {0}",
    "except by": ">außer durch {0:a}", "after the combat": "<nach dem Kampf",
    "having been killed": ">nachdem er getötet wurde", "whatever the affiliations": ">ungeachtet der Zugehörigkeiten",
    "instead of discarding": ">statt {0:a} abzulegen",
    "where the rules ask for one": ">wo die Regeln das verlangen",
    "other than as a cost": ">(außer zur Zahlung von Kosten)",
    "which strikes back": ">der zurückschlägt",
    "which does not strike back": ">der nicht zurückschlägt",
    "counting only base ratings": ">; dabei zählen nur Grundwerte, die benutzte Waffe und Deckung",
    # conditions and times
    "in turn": "<in {0:d}", "while": ">solange {0}", "if": ">wenn {0}",
    "if moved onto its like": ">wenn du eine Rüstung oder ein Fahrzeug auf einen Krieger überträgst, der bereits eine "
    "Karte derselben Art hat", "and": ">und {0}",
    "unless": ">außer wenn {0}", "provided": ">sofern {0}",
    "whether or may not": ">ob {0} oder nicht darf",
    "though meant for others": ">auch solche, die anderen Kriegern vorbehalten sind",
    "though barred by itself": ">obwohl seine eigene Karte das verbietet",
    "though of others": ">auch solche, die einer anderen Zugehörigkeit vorbehalten sind",
    "or instead": "(oder {0:a}, wenn {1})",
    "only if": "nur >wenn {0}", "when": ">wenn {0}", "whenever": ">immer wenn {0}",
    "as soon as": ">sobald {0}", "otherwise": "<andernfalls", "then": "<dann",
    "as well": "<ebenfalls", "from now on": "<von nun an",
    "if done": ">wenn {0:n} das {tust|tut|tun}",
    "if it dies": ">wenn er dadurch stirbt",
    "if you like": ">wenn du willst", "if wanted by": ">wenn {0:n} {willst|will|wollen}",
    "after drawing": ">nachdem du wie üblich gezogen hast", "after use": "<nach dem Einsatz",
    "for a full turn": ">vom Ende eines deiner Züge bis zum Ende des nächsten", "on heads": "<Kopf:",
    "on tails": "<Zahl:", "while in debt": ">solange einer darauf liegt", "if able": "<wenn möglich",
    "if it may seek cover": ">sofern er das darf",
    "not the same warrior": ">aber nicht gegen denselben Krieger",
    # manner and amount
    "for each": "<{per}", "per": "<{per}", "for each player": "<für {0:a}", "instead": "<stattdessen",
    "instead of the usual": "<statt der üblichen Punkte",
    "paying for each": ">wobei jede zusätzlich {0:a} kostet",
    "not the just killed": "ein Krieger, der gerade getötet worden ist, kann nicht geheilt werden",
    "as an extra action": ">der keine deiner Aktionen kostet", "through": "durch {0:a}",
    "for": "für {0:a}",
    "only against": "nur gegenüber {0:d}", "altogether": "ganz", "at least D": "(mindestens {0} D)",
    "at least actions": "(mindestens {0})",
    "case by case": ">; sein Spieler wählt das jedes Mal neu",
    "case by case for others": ">; das wählt jedes Mal neu der Spieler des Trägers statt ihrer eigenen Spieler",
    "at once": "<sofort", "next turn": "<im nächsten Zug",
    "for killing": "für den Tod {0:g}",
    "but never the last": ">, aber nie die letzte",
    "no attack": "(keine Angriffe)", "one may be an attack": ">von denen eine ein Angriff sein darf",
    "the last may be an attack by": ">von denen die letzte ein Angriff {0:g} sein darf",
    "which may be an attack by": ">die auch ein Angriff {0:g} sein darf",
    "which may be an attack": ">die auch ein zweiter Angriff sein darf", "as chosen by": "<nach Wahl {0:g}",
    "at random": "<zufällig", "of own choice": "<nach eigener Wahl",
    "for the Value of each": "<für jeweils ihren Wert in D",
    "paying its Value": "<gegen Zahlung seines Wertes", "paying the newcomer's Value": "<gegen Zahlung seines Wertes",
    "paying its costs": "<zu den aufgedruckten Kosten",
    "paying twice its Value": "<gegen Zahlung seines doppelten Wertes",
    "attachments along": ">mit allen Karten, die sie haben",
    "rider spared": ">; wer darin ist, wird dadurch nicht verwundet",
    "attachments stay": ">; was ihm zugeordnet ist, bleibt",
    "all else discarded": ">; was ihnen sonst zugeordnet ist, wird abgelegt",
    "attachments discard": ">; was ihm zugeordnet ist, wird abgelegt",
    "which it never leaves": ">, den er nie verlässt",
    "for no action": "ohne Aktion", "whatever was transferred": ">, auch nach einer Übertragung in diesem Zug",
    "without prevention": ">; nichts kann das verhindern", "without killing": ">; das tötet niemanden",
    "face down": "<verdeckt",
    "without paying": ">ohne dafür zu zahlen",
    "as far as it may be cast there": "(wenn zulässig)",
    "whatever it may be aimed at": ">auch wenn sie darauf nicht gerichtet werden dürfte",
    "to take one more": ">um eine weitere zu nehmen", "from upwards": "<ab {0:d}", "about": "<{0}",
    "of at most": "von höchstens {0}", "merging": "<{0:n} und {1:n}",
    "to your Squad for its Value": "für seinen Wert in deiner Einheit", "without an action": "<und ohne Aktion",
    "for each time": ">wenn {1:n} jeweils {0:a} {zahlst|zahlt|zahlen}",
    "from hand": "aus der Hand", "into area": "in {0:a}", "out of collection": "aus deiner Sammlung",
    "beforehand": "<vorher",
    "only what takes no actions": "Du bezahlst die D, die sie kostet; eine Karte, die Aktionen kostet, wird nicht "
    "noch einmal gespielt",
    "only what can be played now":
    "das geht nur, wenn du sie in diesem Augenblick spielen kannst; was ihr Spieler dafür gezahlt hat, zählt",
    "the same one twice": "es darf zweimal derselbe sein", "only for each time": "nur für jeweils {0:a}",
    "for each time besides": ">wenn {1:n} jeweils zusätzlich {0:a} {zahlst|zahlt|zahlen}",
    "this turn": "<in diesem Zug",
    "same player again": "du darfst denselben Spieler erneut wählen", "of": "{0:g}",
    "first one given": "(wenn möglich eine, zu der er durch eine Karte gehört)", "even against": "(auch gegen {0})",
    "the same again": ">auch mehrmals denselben", "of any player": "eines beliebigen Spielers",
    "whichever Apostle": ">gleich welchem Apostel sie folgen",
    "only by its player": "nur der Spieler des Trägers darf das nutzen",
    "by its player": "nur der Spieler des Trägers darf das nutzen",
    "paid by its player": "nur der Spieler des Trägers darf das nutzen",
    "by any player": "jeder Spieler darf das nutzen", "by the team": "jeder aus deinem Team darf das nutzen",
    "unanswerable": "niemand kann darauf reagieren",
    "goal repeats": "diese Mission bleibt im Spiel und wird jedes Mal belohnt",
    "copies count once": "mehrere Exemplare dieser Karte wirken wie eines",
    "each title once": "jeder Titel zählt nur einmal",
}  # fmt: skip
"""What is added to clauses: '<' marks what stands before objects, '>' what stands behind the verb."""
REPHRASED: dict[str, str] = {
    "out of hand": "<aus deiner Hand", "till then": "<bis dahin", "by card": "<durch {0:a}",
    "in the combat of": "im Kampf {0:g}",
    "in its combat its player may pay": "im Kampf {0:g} darf sein Spieler D zahlen",
    "against beforehand": "<gegen {0:a}",
    "not an attack": "(keinen Angriff)",
    "that uses": "⟨{rel} {0:a} {einsetzt|einsetzen}⟩",
    "only now in play": "das gilt nur für Krieger, die jetzt im Spiel sind",
}  # fmt: skip
"""What only lines told otherwise in German have."""
UNTIL = {
    "next attack": "bis zum nächsten Angriff des angreifenden Spielers",
    "combat": "bis zum Ende des Kampfes", "turn": "bis zum Ende des Zuges",
    "your next turn": "bis zu deinem nächsten Zug",
    "your next draw": "bis zu deinem nächsten Ziehschritt",
    "its next turn": "bis zum Ende des nächsten Zuges seines Spielers",
    "healed": "bis zu seiner Heilung",
    "host leaves": "solange diese Karte im Spiel bleibt", "game": "bis zum Ende der Partie",
}  # fmt: skip
LIMITS = {
    "turn": "einmal pro Zug", "draw to draw": "einmal zwischen zwei deiner Ziehschritte",
    "combat": "einmal pro Kampf", "game": "einmal pro Partie (alle deine Exemplare zusammen)",
    "team's game": "einmal pro Partie für jedes Team",
}  # fmt: skip
WINDOWS = {
    "action": "in deinem Aktionsschritt", "turn": "jederzeit in deinem Zug", "any": "jederzeit",
    "not combat": "jederzeit außerhalb des Kampfes", "others turn": "im Zug eines anderen Spielers",
    "combat": "im Kampf", "turn start": "zu Beginn deines Zuges", "draw": "zu Beginn deines Ziehschritts",
    "turn end": "am Ende deines Zuges", "discard": "unmittelbar vor deinem Ablageschritt",
    "attack begun": "zu Beginn eines Angriffs, bevor Angreifer und Verteidiger benannt sind",
    "others attack begun": "zu Beginn des Angriffs eines anderen Spielers, bevor Angreifer und Verteidiger "
    "benannt sind",
    "attacker named": "sobald der Angreifer benannt ist",
    "attack announced": "unmittelbar nachdem Angreifer und Verteidiger eines Kampfes benannt sind, vor der Kampftaktik",
    "after": "unmittelbar nach der Ankündigung",
    "copied": "nur als Kopie dieser Karte",
}  # fmt: skip
SHORT_WINDOWS = {
    "action": "dein Aktionsschritt", "turn": "dein Zug", "any": "jederzeit", "not combat": "außer im Kampf",
    "others turn": "fremder Zug", "combat": "Kampf", "turn start": "dein Zugbeginn", "draw": "dein Ziehschritt",
    "turn end": "dein Zugende", "discard": "dein Ablageschritt", "attack begun": "Angriffsbeginn",
    "others attack begun": "Gegner greift an", "attacker named": "Angreifer benannt", "after": "Reaktion",
    "attack announced": "Angriff angesagt",
    "copied": "kopiert",
}  # fmt: skip
SHORT_LIMITS = {
    "turn": "1× pro Zug", "draw to draw": "1× pro Runde", "combat": "1× pro Kampf", "game": "1× pro Partie",
    "team's game": "1× pro Partie",
}  # fmt: skip
COPIES = {
    "area": "du darfst nur ein Exemplar dieser Karte in jedem deiner Bereiche haben",
    "player": "du darfst nur ein Exemplar dieser Karte im Spiel haben",
    "game": "nur ein Exemplar dieser Karte im Spiel",
}  # fmt: skip
MOMENTS = {
    "turn start": ("zu Beginn", "turn"), "draw start": ("zu Beginn", "draw"), "draw end": ("am Ende", "draw"),
    "actions start": ("zu Beginn", "actions"), "discard start": ("zu Beginn", "discard"),
    "turn end": ("am Ende", "turn"),
}  # fmt: skip
_MOMENT_OWNERS = {
    "any": "jedes Spielers", "others": "jedes anderen Spielers", "same": "seines Spielers", "its": "seines Spielers",
    "bearer": "des Spielers des Trägers", "target player": "dieses Spielers", "active player": "des Spielers am Zug",
}  # fmt: skip
_STEP_GENITIVES = {
    "turn": "Zuges",
    "draw": "Ziehschritts",
    "actions": "Aktionsschritts",
    "discard": "Ablageschritts",
}
_STEPS_OF_MANY = {step: word.removesuffix("s") + "e" for step, word in _STEP_GENITIVES.items()} | {
    "turn": "Züge"
}


PHRASES = frozenset({"whatever the affiliations"})
"""Adjuncts without a verb: after a comma behind the verb, without one before it."""
NAMING = {
    "inside this": ">solange der Träger in diesem Fahrzeug ist",
}
"""Adjuncts whose 'er' has nobody to stand for, where no subject comes before them."""


class Added(NamedTuple):
    """An adjunct by its places: before objects, before the rest of the verb, behind the verb after a comma."""

    early: str = ""
    late: str = ""
    behind: str = ""

    @property
    def text(self) -> str:
        """All of it where it begins a sentence or stands alone."""
        return " ".join(piece for piece in self if piece)


def added(one: Adjunct, naming: bool = False) -> Added:
    """An adjunct of a clause; `naming`: no subject comes before it."""
    return parted(NAMING[one.key] if naming and one.key in NAMING else marked(one))


def parted(text: str) -> Added:
    """Words with the marks of their places."""
    if text.startswith("<"):
        return Added(early=text[1:])
    late, _, behind = text.partition(">")
    return Added(late=late.strip(), behind=behind)


def detail(one: Adjunct, owned: bool = False) -> str:
    """An adjunct of a noun; what depends on the noun's gender and number is left open.

    Whose cards they are stands in the genitive, as their owner does; beside an owner it is a relative clause.
    """
    if one.key == "on" and isinstance(one.args[0], Noun):
        host = phrase(one.args[0])
        if owned or host.pronoun or one.args[0].how == "that":
            return aside(f"{{rela}} {host.case('n')} {conjugate('haben', host.person)}")
    frame = OF_NOUNS.get(one.key, REPHRASED.get(one.key))
    if frame is None:
        raise Unworded(f"no German words for {one.key!r}")
    text = placed(frame, tuple(map(plainly, one.args)) if one.key.startswith("on") else one.args)
    return re.sub(r"^⟨(.*)(⟨[^⟨⟩]*⟩) ([^⟨⟩ ]+)⟩$", r"⟨\1 \3\2⟩", text)  # 'die gegen einen kämpfen, der ...'


def marked(one: Adjunct) -> str:
    """An adjunct of a clause with the marks of its places."""
    special = SPECIAL.get(one.key)
    if special is not None:
        return special(one)
    text = OF_CLAUSES.get(one.key, REPHRASED.get(one.key))
    if text is None:
        raise Unworded(f"no German words for {one.key!r}")
    if "{per}" in text:
        arg = one.args[0]
        each = phrase(arg).case("a") if isinstance(arg, Noun) and arg.how == "each" else ""
        text = text.replace("{per}", f"für {each}" if each else per(getattr(arg, "of", arg)))
    if one.key == "as chosen by" and isinstance(one.args[0], Noun) and one.args[0].you:
        return "<nach deiner Wahl"
    if one.key == "if done" and one.args == (Noun(word="any player"),):
        return filled(text, (Noun(word="that player"),), None)
    return filled(text, tuple(arg.lstrip("<") if isinstance(arg, str) else arg for arg in one.args), None)


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
    parts = [parted(str(arg)) for arg in one.args]
    whole = " ".join(f"{', ' if at and part.behind and not part.behind.startswith('und ') else ''}{part.text}"
                     for at, part in enumerate(parts))  # fmt: skip
    return f">{whole}" if any(part.behind for part in parts) else f"<{whole}"


def _after_each_combat(one: Adjunct) -> str:
    tactic, *who = one.args
    combat = f"<nach jedem {lexicon.TACTICS.get(str(tactic), 'Kampf')}"
    if not who or not isinstance(who[0], Noun):
        return combat
    weapon = who[0].word == "this weapon"
    combat += f" {item(who[1], 'g')}" if len(who) > 1 else ""
    return f"{combat} {'mit' if weapon else 'gegen'} {phrase(who[0]).case('d' if weapon else 'a')}"


def _only(one: Adjunct) -> str:
    inner = parted(str(one.args[0])).text
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
        return (
            f"<{lead} jedes deiner {_STEPS_OF_MANY[step]}"
            if whose == "yours"
            else f"<{lead} jedes seiner {_STEPS_OF_MANY[step]}"
            if whose == "own"
            else f"<{lead} jedes {genitive}{owner}"
        )
    if whose in POSSESSIVES:
        return f"<{lead} {POSSESSIVES[whose]}es {genitive}"
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
    inner = parted(str(one.args[0]))
    return f"{'>' if inner.behind else '<'}jetzt und {inner.text}"


def _until(one: Adjunct) -> str:
    return ("><"[one.args[0] != "host leaves"]) + UNTIL[str(one.args[0])]


def _during(one: Adjunct) -> str:
    tactic = str(one.args[0])
    return f"<während eines {lexicon.TACTICS[tactic]}s" if tactic else "<im Kampf"


def _control_area(one: Adjunct) -> str:
    owner = one.args[1]
    assert isinstance(owner, Noun)
    return where(lexicon.AREAS[str(one.args[0])], "yours" if owner.you else "its", "d")


SPECIAL: dict[str, Callable[[Adjunct], str]] = {
    "until": _until, "window": lambda one: f"<{WINDOWS[str(one.args[0])]}",
    "limit": lambda one: LIMITS[str(one.args[0])],
    "limit of copies": lambda one: f"nur ein Exemplar dieser Karte pro {'Zug' if one.args[0] == 'turn' else 'Kampf'}",
    "actions": _actions,
    "attack actions": _actions, "as actions": _actions, "short window": lambda one: SHORT_WINDOWS[str(one.args[0])],
    "short actions": _actions, "short attack actions": _actions,
    "short limit": lambda one: SHORT_LIMITS[str(one.args[0])], "begin": _begin, "now and": _now_and, "only": _only,
    "at": _at, "at each": _at, "at next": _at, "in next turn": _next_turn, "until next turn ends": _next_turn,
    "two copies": lambda one: "du darfst bis zu zwei Exemplare dieser Karte im Spiel haben",
    "any number of copies": lambda one: f"ein {'Krieger' if one.args[0] == 'warrior' else 'Fahrzeug'} darf beliebig "
    "viele Exemplare dieser Karte haben; sie wirken alle"
    if one.args
    else "du darfst beliebig viele Exemplare dieser Karte im Spiel haben",
    "only one copy": lambda one: COPIES[str(one.args[0])], "during combats": _during,
    "after each combat": _after_each_combat,
    "fighting in tactic": lambda one: f"<im {lexicon.TACTICS[str(one.args[0])]}",
    "in tactic": lambda one: f"<im {lexicon.TACTICS[str(one.args[0])]}",
    "in one tactic": lambda one: f"<im {lexicon.TACTICS[str(one.args[0])]}",
    "with rating": lambda one: f"<mit dem {lexicon.TACTICS[str(one.args[0])]}wert",
    "either": lambda one: listed((parted(str(arg)).text for arg in one.args), "oder"),
    "on entering": lambda one: f">wenn {item(one.args[1])} {item(one.args[0])} wird", "in area": _control_area,
}  # fmt: skip
