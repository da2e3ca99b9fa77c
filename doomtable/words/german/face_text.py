"""German text on a card's face beside its rules: type line, short text, keyword help, modifier lines."""

from __future__ import annotations

from doomtable.rules.language import Card
from doomtable.words.german import lexicon
from doomtable.words.german.exceptions import EXCEPTIONS
from doomtable.words.german.grammar import MINUS, signed, title_case
from doomtable.words.german.seams import seamed
from doomtable.words.german.sentences import line_text
from doomtable.words.plan.exceptions import exception_text
from doomtable.words.plan.gist import gist_lines
from doomtable.words.short_lines import NARROW, Forms, fitted, lines_of

_KIND_OF_WEAPON = "Eine Art Waffe; andere Karten können sie nennen."
_IN_SHORT = (
    ("Nah-/Fernkampf und Panzerung", "F/S/A"),
    ("gegen Karten der Dunklen Symmetrie", "gegen Dunkle Symmetrie"),
)  # fmt: skip
"""What is said in fewer letters on a narrow face. Ratings have those that are printed on every card, in German as well:
P is Promotion. They stand where several come together, so that S says what F is."""
_HELP = {
    "slayer": "Jede Wunde, die er zufügt, tötet sofort.",
    "overkill": "Sein Treffer tötet sofort, wenn sein Kampfwert mehr als doppelt so hoch ist wie die Panzerung "
    "des Gegners.",
    "close range": "Wofür auch immer sie gilt, sie wirkt nur im Nahkampf.",
    "first strike": "Er schlägt vor seinem Gegner zu, der nur zurückschlägt, wenn er noch lebt. Haben beide "
    "Erstschlag, so hebt er sich auf.",
    "always first strike": "Er schlägt vor jedem Gegner zu, auch vor einem mit Erstschlag. Haben ihn beide, so hebt er "
    "sich auf.",
    "decisive": "Verwundet sein Erstschlag, so ist der Kampf vorbei, und niemand schlägt zurück.",
    "killed if wounded": "Jede Wunde tötet ihn.",
    "annihilated if killed": "Wird er getötet, so wird er vernichtet und nicht abgelegt.",
    "noncombatant": "Er greift nicht an und wird nicht angegriffen.",
    "assassin": "Er darf jeden gegnerischen Krieger angreifen, gleich welcher Zugehörigkeit.",
    "mortificator": "Er darf jeden gegnerischen Krieger angreifen, gleich welcher Zugehörigkeit, auch der "
    "Bruderschaft.",
    "personality": "Nur ein Exemplar darf im Spiel sein, gleich wem es gehört.",
    "boasting": "Er hat angekündigt, im nächsten Zug seines Spielers anzugreifen.",
    "infected": "Ein Virus bewirkt, was auf seiner Karte steht, bis er geheilt wird.",
    "diseased": "Er verliert an Wert, wenn sein Spieler nicht zahlt; eine weitere Infektion bewirkt nichts.",
    "receptive": "Sein Spieler lässt jede Kraft auf ihn wirken, auch wenn eine Karte ihn davor schützt.",
    "freelancer": "Er darf jeden angreifen und von jedem angegriffen werden und bringt nur D ein. Eine "
    "Zugehörigkeit, die er bekommt, beendet beides.",
    "heretic": "Ein Krieger unter dem Einfluss der Dunklen Symmetrie: Er darf Gaben erhalten.",
    "doomtrooper": "Ein Krieger, der nicht zur Dunklen Legion gehört; er steht in der Einheit.",
    "armor": "Ein Krieger darf nur eine Rüstung haben.",
    "vehicle": "Es hilft nur dem Krieger, der darin ist; ihn schützen keine Festungen, und er kann nicht in Deckung "
    "gehen. Ein- oder Aussteigen ist eine Aktion; wird es mit ihm zerstört, so wird er verwundet. "
    "Eines für jeden Krieger.",
    "airship": "Wer darin ist, kämpft nicht im Nahkampf und wird nicht im Nahkampf angegriffen.",
    "submarine": "Wer darin ist, kämpft nicht im Nahkampf und wird nicht im Nahkampf angegriffen.",
    "tank": "Eine Art Fahrzeug; andere Karten können es nennen.",
    "fight weapon": "Wirkt im Nahkampf. Ein Krieger setzt in jedem Kampf eine Waffe ein.",
    "shoot weapon": "Wirkt im Fernkampf. Ein Krieger setzt in jedem Kampf eine Waffe ein.",
    "fight/shoot weapon": "Wirkt im Nahkampf und im Fernkampf. Ein Krieger setzt in jedem Kampf eine Waffe ein.",
    "special weapon": "Wirkt, wie ihr Text sagt. Ein Krieger setzt in jedem Kampf eine Waffe ein.",
    "weapon": "Ein Krieger setzt in jedem Kampf eine Waffe ein.",
    "handgun": "Zwei Faustfeuerwaffen dürfen zusammen eingesetzt werden.",
    "combat spell": "Wird im Kampf auf einen beliebigen Kombattanten gewirkt; der Anwender muss nicht am Kampf "
    "teilnehmen.",
    "personal combat spell": "Wird im Kampf von einem Kombattanten auf sich selbst gewirkt.",
    "apostle": "Einer der fünf Herren der Dunklen Legion. Er nimmt nie an einem Kampf teil.",
    "corporate leader": "Das Haupt eines Konzerns. Er nimmt nie an einem Kampf teil.",
    "commander": "Ein Anführer von Kriegern; andere Karten können ihn nennen.",
    "general gift": "Darf jedem Krieger der Dunklen Legion verliehen werden. Immunität gegen allgemeine Gaben "
    "schützt davor.",
    "dark symmetry gift": "Darf jedem Krieger der Dunklen Legion verliehen werden. Immunität gegen allgemeine Gaben "
    "schützt davor.",
    "gift of an apostle": "Darf nur Anhängern dieses Apostels verliehen werden.",
    "art immunity": "Die Kunst wirkt nicht auf ihn, und in seinen Kämpfen wirkt niemand Zauber.",
    "symmetry immunity": "Keine Karte der Dunklen Symmetrie wirkt auf ihn oder in seinen Kämpfen.",
    "gift immunity": "Allgemeine Gaben wirken nicht auf ihn; Gaben der Apostel schon.",
    "blessed": "Vom Licht gezeichnet; andere Karten können ihn nennen.",
    "profane": "Von der Dunklen Symmetrie gezeichnet; andere Karten können ihn nennen.",
    "cartel": "Ein Mitglied des Kartells; andere Karten können ihn nennen.",
    "nepharite": "Ein Heerführer eines Apostels; andere Karten können ihn nennen.",
    "city": "Die Festung eines Konzerns. In jedem deiner Bereiche darf eine jedes Namens stehen.",
    "citadel": "Die Festung eines Apostels. In jedem deiner Bereiche darf eine jedes Namens stehen.",
    "machine gun": _KIND_OF_WEAPON,
}  # fmt: skip


def type_line(card: Card) -> str:
    """'Krieger · Imperial · Persönlichkeit · Clansman'."""
    parts = [lexicon.TYPES[card.type]]
    parts += [lexicon.AFFILIATION_NAMES[one] for one in card.affiliations if _says(card, one)]
    if card.type == "art":
        parts += [lexicon.ASPECT_NAMES[aspect] for aspect in card.aspects]
    if card.type == "symmetry" and not any(tag.startswith("gift of ") for tag in card.keywords):
        parts.append(lexicon.label("general gift"))
    parts += [lexicon.label(tag) for tag in (*card.keywords, *card.considered)]
    return " · ".join(dict.fromkeys(parts))


def _says(card: Card, affiliation: str) -> bool:
    """Does the affiliation add something: the Art is the Brotherhood's, gifts the Dark Legion's, cards are neutral."""
    if card.type == "warrior":
        return True
    implied = {"art": "brotherhood", "symmetry": "legion"}.get(card.type)
    return affiliation not in (implied, "general")


def keyword_help(tag: str) -> str:
    """What a keyword means, in a sentence or two; for a mere name, that it is one."""
    if tag in _HELP:
        return _HELP[tag]
    if tag.startswith("follower of "):
        return f"Darf die Gaben von {title_case(tag.removeprefix('follower of '))} erhalten."
    if tag.startswith("gift of "):
        return f"Darf nur Anhängern von {title_case(tag.removeprefix('gift of '))} verliehen werden."
    if tag.endswith(("weapon", "gun", "rifle")):
        return _KIND_OF_WEAPON
    return f"Zählt als {lexicon.label(tag)}, wo eine Karte das nennt."


def modifier_line(stat: str, op: str, amount: int, source: str) -> str:
    """One line of an itemised rating: '+4 Violator Sword', '×2 ...', '= 10 ...'; `stat` '' leaves the rating unsaid."""
    sign = {
        **dict.fromkeys(("add", "add base", "base"), signed(amount)), "times": f"×{amount}", "times all": f"×{amount}",
        "divide": f"÷{amount}", "set": f"= {amount}", "dash": f"= {MINUS}", "ignore": f"({MINUS})",
    }.get(op, str(amount))  # fmt: skip
    name = f"{lexicon.STATS[stat]} " if stat else ""
    return f"{name}{sign} {source}".strip()


def short_text(card: Card, width_chars: int) -> str:
    """The card in a few lines of so many letters: whole phrases, of each ability the fullest that there is room for."""
    set_for = _narrow if width_chars <= NARROW else seamed
    said: list[Forms] = []
    for line in gist_lines(card):
        text = exception_text(card, line.whole[0].place, EXCEPTIONS)
        if text is not None:
            said.append(Forms.written(set_for(text)))
        else:
            said.append(Forms(*(
                tuple(filter(None, [set_for(line_text(form, brief=True, name=card.name)) for form in forms]))
                for forms in line
            )))  # fmt: skip
    kind = _kind(card)
    if kind:
        said.insert(1 if said and card.type in ("equipment", "relic") else 0, Forms((f"{kind}.",)))
    told = dict.fromkeys(forms for forms in said if forms.whole)
    return fitted(list(told), f"{kind}.", width_chars, lines_of(card))


def _narrow(text: str) -> str:
    """The text for a narrow face: what can be said in fewer letters is, and long words have their seams."""
    for words, fewer in _IN_SHORT:
        text = text.replace(words, fewer)
    return seamed(text)


def _kind(card: Card) -> str:
    """The one keyword that a player must see: the kind of weapon, vehicle or spell, the aspect, the Apostle."""
    if card.type == "art":
        return " und ".join(lexicon.ASPECT_NAMES[aspect] for aspect in card.aspects)
    shown = ("airship", "tank", "submarine", "vehicle", "armor", "city", "citadel")
    tags = (
        tag for tag in card.keywords if tag.endswith("weapon") or tag in shown or tag.startswith("gift of ")
    )
    return next(map(lexicon.label, tags), "")
