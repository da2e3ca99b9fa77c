"""The German lexicon: the game's words for types, affiliations, keywords, ratings and zones."""

from __future__ import annotations

import re

from doomtable.words.german.grammar import Lexeme, adjective, lexeme, listed, title_case
from doomtable.words.plan.tags import CORPORATIONS

STATS = {"F": "Nahkampf", "S": "Fernkampf", "A": "Panzerung", "V": "Wert"}
STAT_NOUNS = {
    "F": lexeme("Nahkampf m Nahkampfs -"), "S": lexeme("Fernkampf m Fernkampfs -"),
    "A": lexeme("Panzerung f - -"), "V": lexeme("Wert m Wertes Werte"),
}  # fmt: skip
TACTICS = {"fight": "Nahkampf", "shoot": "Fernkampf"}
AREAS = {
    "squad": lexeme("Einheit f - Einheiten"), "kohort": lexeme("Kohorte f - Kohorten"),
    "outpost": lexeme("Außenposten m Außenpostens -"), "area": lexeme("Bereich m Bereichs Bereiche"),
    "squad or kohort": lexeme("Einheit f - Einheiten oder Kohorte"),
}  # fmt: skip
SAME = {"same": "squad or kohort", "same area": "area", "same outpost": "outpost"}
"""The areas that are named by where another card stands."""
PILES = {
    "hand": lexeme("Hand f - Hände"), "draw": lexeme("Nachschubstapel m Nachschubstapels -"),
    "discard": lexeme("Ablagestapel m Ablagestapels -"),
    "annihilated": lexeme("Vernichtetenstapel m Vernichtetenstapels -"),
    "collection": lexeme("Sammlung f - Sammlungen"),
}  # fmt: skip
STEPS = {"draw": "Ziehschritt", "actions": "Aktionsschritt", "discard": "Ablageschritt", "turn": "Zug"}
BEFORE = {"before drawing": ("draw", " vor dem Ziehen"), "before acting": ("turn", " vor der ersten Aktion")}
TYPES = {
    "warrior": "Krieger", "equipment": "Ausrüstung", "fortification": "Festung", "art": "Kunst",
    "symmetry": "Dunkle Symmetrie", "mission": "Mission", "special": "Spezial", "ki": "Ki-Kraft", "relic": "Relikt",
    "warzone": "Kriegszone", "alliance": "Allianz", "beast": "Bestie", "battle": "Schlacht", "war": "Krieg",
}  # fmt: skip
"""Types as they head a card's type line."""
AFFILIATION_NAMES: dict[str, str] = {
    "bauhaus": "Bauhaus", "capitol": "Capitol", "cybertronic": "Cybertronic", "imperial": "Imperial",
    "mishima": "Mishima", "brotherhood": "Bruderschaft", "legion": "Dunkle Legion", "general": "Neutral",
    "crescentia": "Mondsichler", "lutheran": "Lutheranische Triade", "rasputin": "Söhne Rasputins",
    "templars": "Templer",
}  # fmt: skip
GROUPS = {
    **{one: AFFILIATION_NAMES[one] for one in CORPORATIONS}, "brotherhood": "der Bruderschaft",
    "legion": "der Dunklen Legion", "crescentia": "den Mondsichlern", "lutheran": "der Lutheranischen Triade",
    "rasputin": "den Söhnen Rasputins", "templars": "den Templern", "cartel": "dem Kartell",
    "home corporation": "seinem Heimatkonzern", "general": "den Neutralen",
}  # fmt: skip
"""Affiliations after 'gehört zu'."""
_COMPOUNDS = {**{one: f"{AFFILIATION_NAMES[one]}-" for one in CORPORATIONS}, "brotherhood": "Bruderschafts",
              "crescentia": "Mondsichler-", "templars": "Templer-"}  # fmt: skip
"""Affiliations before a noun, as the first part of one word."""
_OF_GROUP = {
    "legion": "der Dunklen Legion", "lutheran": "der Lutheranischen Triade", "rasputin": "der Söhne Rasputins",
    "brotherhood": "der Bruderschaft",
}  # fmt: skip
ASPECT_NAMES: dict[str, str] = {
    "changeling": "Spiritualismus", "elements": "Elemente", "exorcism": "Exorzismus", "kinetics": "Kinetik",
    "manipulation": "Manipulation", "mentalism": "Geist", "premonition": "Prophezeiung", "summoning": "Beschwörung",
}  # fmt: skip
_OF_ASPECT = {
    "changeling": "des Spiritualismus", "elements": "der Elemente", "exorcism": "des Exorzismus",
    "kinetics": "der Kinetik", "manipulation": "der Manipulation", "mentalism": "des Geistes",
    "premonition": "der Prophezeiung", "summoning": "der Beschwörung",
}  # fmt: skip
NAMED_THINGS = {
    "affiliation": lexeme("Zugehörigkeit f - Zugehörigkeiten"), "corporation": lexeme("Konzern m Konzerns Konzerne"),
    "organisation": lexeme("Organisation f - Organisationen"), "apostle": lexeme("Apostel m Apostels -"),
    "aspect": lexeme("Aspekt m Aspekts Aspekte"), "tactic": lexeme("Kampftaktik f - Kampftaktiken"),
    "pool": lexeme("Punkteart f - Punktearten"), "card name": lexeme("Kartenname m Kartennamens Kartennamen"),
    "kind": lexeme("Art f - Arten"),
}  # fmt: skip
NOUNS: dict[str, str] = {
    "follower of named": "Anhänger m Anhängers - des genannten Apostels",
    "player": "Spieler m Spielers -", "card": "Karte f - Karten", "warrior": "Krieger m Kriegers -",
    "equipment": "Ausrüstungskarte f - Ausrüstungskarten", "fortification": "Festung f - Festungen",
    "art": "Kunstkarte f - Kunstkarten", "symmetry": "Karte f - Karten der Dunklen Symmetrie",
    "mission": "Mission f - Missionen", "special": "Spezialkarte f - Spezialkarten", "ki": "Ki-Kraft f - Ki-Kräfte",
    "relic": "Relikt n Relikts Relikte", "warzone": "Kriegszone f - Kriegszonen",
    "asteroid belt warzone": "Kriegszone f - Kriegszonen im Asteroidengürtel",
    "martian warzone": "Mars-Kriegszone f - Mars-Kriegszonen",
    "mercurian warzone": "Merkur-Kriegszone f - Merkur-Kriegszonen",
    "venusian warzone": "Venus-Kriegszone f - Venus-Kriegszonen",
    "generic warzone": "Kriegszone f - Kriegszonen ohne Planeten",
    "dark eden warzone": "Dark-Eden-Kriegszone f - Dark-Eden-Kriegszonen",
    "alliance": "Allianz f - Allianzen", "beast": "Bestie f - Bestien", "battle": "Schlacht f - Schlachten",
    "war": "Kriegskarte f - Kriegskarten", "armor": "Rüstung f - Rüstungen",
    "combat spell": "Kampfzauber m Kampfzaubers -", "gift": "Gabe f - Gaben", "weapon": "Waffe f - Waffen",
    "fight weapon": "Nahkampfwaffe f - Nahkampfwaffen", "shoot weapon": "Fernkampfwaffe f - Fernkampfwaffen",
    "fight/shoot weapon": "Nah-/Fernkampfwaffe f - Nah-/Fernkampfwaffen",
    "special weapon": "Spezialwaffe f - Spezialwaffen", "vehicle": "Fahrzeug n Fahrzeugs Fahrzeuge",
    "airship": "Luftfahrzeug n Luftfahrzeugs Luftfahrzeuge", "submarine": "U-Boot n U-Boots U-Boote",
    "tank": "Panzer m Panzers -", "machine gun": "Maschinengewehr n Maschinengewehrs Maschinengewehre",
    "sub machine gun": "Maschinenpistole f - Maschinenpistolen", "handgun": "Faustfeuerwaffe f - Faustfeuerwaffen",
    "pistol": "Pistole f - Pistolen", "rifle": "Gewehr n Gewehrs Gewehre",
    "assault rifle": "Sturmgewehr n Sturmgewehrs Sturmgewehre",
    "sniper rifle": "Scharfschützengewehr n Scharfschützengewehrs Scharfschützengewehre",
    "shotgun": "Schrotflinte f - Schrotflinten", "sword": "Schwert n Schwerts Schwerter",
    "grenade": "Granate f - Granaten", "rocket launcher": "Raketenwerfer m Raketenwerfers -",
    "flamethrower": "Flammenwerfer m Flammenwerfers -", "grenade launcher": "Granatwerfer m Granatwerfers -",
    "assault weapon": "Sturmwaffe f - Sturmwaffen",
    "artillery": "Geschütz n Geschützes Geschütze", "city": "Stadt f - Städte",
    "citadel": "Zitadelle f - Zitadellen", "cathedral": "Kathedrale f - Kathedralen",
    "personality": "Persönlichkeit f - Persönlichkeiten",
    "doomtrooper": "Doomtrooper m Doomtroopers -", "heretic": "Ketzer m Ketzers -",
    "tribal": "Stammeskrieger m Stammeskriegers -",
    "nepharite": "Nepharit m Nephariten Nephariten", "cartel": "Mitglied n Mitglieds Mitglieder des Kartells",
    "freelancer": "Freelancer m Freelancers -",
    "noncombatant": "Nichtkombattant m Nichtkombattanten Nichtkombattanten",
    "assassin": "Assassine m Assassinen Assassinen", "apostle": "Apostel m Apostels -",
    "poison": "Gift n Gifts Gifte", "virus": "Virus n - Viren", "prophecy": "Weissagung f - Weissagungen",
    "ritual": "Ritual n Rituals Rituale", "minefield": "Minenfeld n Minenfelds Minenfelder",
    "explosive": "Sprengsatz m Sprengsatzes Sprengsätze", "corporate leader": "Konzernführer m Konzernführers -",
    "captain by rank": "Kommandant m Kommandanten Kommandanten im Rang eines Hauptmanns",
    "sergeant by rank": "Kommandant m Kommandanten Kommandanten im Rang eines Sergeanten",
    "commander": "Kommandant m Kommandanten Kommandanten", "cardinal": "Kardinal m Kardinals Kardinäle",
    "hero": "Held m Helden Helden",
    "spell": "Zauber m Zaubers -", "standard bearer": "Standartenträger m Standartenträgers -",
    "chainsaw": "Kettensäge f - Kettensägen", "sight": "Visier n Visiers Visiere", "ammunition": "Munition f - -",
    "mortificator": "Mortificator m Mortificators Mortificatoren", "templar": "Templer m Templers -",
}  # fmt: skip
"""Tags as nouns: one, gender, genitive, many."""
_PHRASES = {
    "personal combat spell": ("persönlich", "combat spell"), "general gift": ("allgemein", "gift"),
    "dark symmetry gift": ("allgemein", "gift"), "lasting": ("bleibend", "card"),
    "light machine gun": ("leicht", "machine gun"),
    "heavy machine gun": ("schwer", "machine gun"), "heavy assault weapon": ("schwer", "assault weapon"),
}  # fmt: skip
"""Tags that are an adjective and a noun."""
_QUALITIES = {
    "raises ratings": "Boni auf Kartenwerte",
    "lowers ratings": "Abzügen auf Kartenwerte",
    "overkill": "Übermacht", "always first strike": "Blitzschlag", "close range": "Nur im Nahkampf",
    "immune": "einer Immunität", "immune art": "Immunität gegen die Kunst",
    "immune symmetry": "Immunität gegen Karten der Dunklen Symmetrie",
    "immune gifts": "Immunität gegen allgemeine Gaben",
    "first strike": "Erstschlag", "slayer": "Todesstoß", "decisive": "Entscheidungsschlag",
    "killed if wounded": "Zerbrechlichkeit", "art immunity": "Immunität gegen die Kunst",
    "symmetry immunity": "Immunität gegen Karten der Dunklen Symmetrie",
    "gift immunity": "Immunität gegen allgemeine Gaben", "annihilated if killed": "Vernichtung nach dem Tod",
}  # fmt: skip
"""Keywords that are no nouns of cards: 'ein Krieger mit Todesstoß'."""
ADJECTIVES = {"blessed": "gesegnet", "profane": "unheilig", "boasting": "prahlend", "diseased": "krank",
              "infected": "infiziert",
              "receptive": "empfänglich", "general": "neutral"}  # fmt: skip
_LABELS = {
    "art immunity": "Immun gegen die Kunst", "symmetry immunity": "Immun gegen Dunkle Symmetrie",
    "gift immunity": "Immun gegen allgemeine Gaben", "killed if wounded": "Zerbrechlich", "cartel": "Kartell",
    "artillery": "Artillerie", "armor": "Rüstung", "captain by rank": "Hauptmann", "sergeant by rank": "Sergeant",
    "asteroid belt warzone": "Asteroidengürtel",
    "martian warzone": "Mars", "mercurian warzone": "Merkur", "venusian warzone": "Venus",
    "dark eden warzone": "Dark Eden",
    "generic warzone": "Überall",
}  # fmt: skip
CLASSES_BY_DEED = {"blindness": "Karten, die blenden, etwa Blindness"}
"""Classes of cards named for what they do; the card that has such a name is one of them."""
MARKERS = {
    "impaled": "Spieß", "shut down": "Stilllegungs",
    "disease": "Krankheits", "age": "Alters", "frenzy": "Raserei", "reload": "Nachlade", "dose": "Dosis", "aim": "Ziel",
    "combined": "Kombi", "attack": "Angriffs",
    "recruit": "Rekruten", "credit": "Kredit", "wall": "Mauer",
    "plague": "Seuchen", "step": "Schritt", "soul": "Seelen", "leave": "Urlaubs", "wound": "Wund",
    "squad": "Einheits", "kohort": "Kohorten",
}  # fmt: skip
"""Markers by the names that declarations give them."""
_PLURALS = {
    "clansman": "Clansmen", "child of ilian": "Children", "infantry": "Infantry-Krieger",
    "etoiles mortant": "Etoiles Mortant",
    "cuirassier": "Cuirassiers", "alakhai the cunning": "Alakhai the Cunning",
}  # fmt: skip
_FEMININE = frozenset({"valkyrie"})
_UNCHANGED = re.compile(r"(ai|oto|ru|ja|shi|obi|ry|ad|tion|er|s|x|sh|z)$")


def _title(tag: str) -> Lexeme:
    """A title of cards, which stays English: no ending but the -s of many."""
    word = title_case(tag)
    head, of, rest = word.partition(" of ")
    many = _PLURALS.get(tag) or (head if _UNCHANGED.search(head) else f"{head}s")
    return Lexeme(head, "f" if tag in _FEMININE else "m", head, many, f"{of}{rest}")


def marker(name: str) -> Lexeme:
    """A marker by the name that declarations give it."""
    word = f"{MARKERS[name]}marker" if name in MARKERS else f"{name.capitalize()}-Marker"
    return Lexeme(word, "m", f"{word}s", word)


def known(tag: str) -> bool:
    """Is the tag a word of the language, and not only the title of cards?"""
    return tag in NOUNS or tag in _PHRASES or tag.startswith(("follower of", "gift of", "art of"))


def tag_noun(tag: str) -> tuple[str, Lexeme]:
    """A tag as a noun, with the adjective that belongs to it or ''."""
    if tag in NOUNS:
        return "", lexeme(NOUNS[tag])
    if tag in _PHRASES:
        stem, base = _PHRASES[tag]
        return stem, lexeme(NOUNS[base])
    if tag == "gift of an apostle":
        return "", lexeme("Gabe f - Gaben eines Apostels")
    for start, entry in (("follower of ", "Anhänger m Anhängers -"), ("gift of ", "Gabe f - Gaben")):
        if tag.startswith(start):
            return "", lexeme(f"{entry} von {title_case(tag.removeprefix(start))}")
    if tag.startswith("nepharite of "):
        return "", lexeme(f"{NOUNS['nepharite']} von {title_case(tag.removeprefix('nepharite of '))}")
    if tag.startswith("art of "):
        return "", lexeme(f"{NOUNS['spell']} {of_aspect(tag.removeprefix('art of '))}")
    return "", _title(tag)


def of_aspect(tag: str) -> str:
    """'der Kinetik'."""
    return _OF_ASPECT[tag]


def is_quality(tag: str) -> bool:
    """Does the tag follow the noun: 'mit Todesstoß'?"""
    return tag in _QUALITIES


def quality(tag: str) -> str:
    return _QUALITIES[tag]


def with_groups(noun: Lexeme, groups: tuple[str, ...]) -> Lexeme:
    """The noun with one of these affiliations: 'Bauhaus-Krieger', 'Krieger der Dunklen Legion'."""
    before = [_COMPOUNDS[one] for one in groups if one in _COMPOUNDS]
    behind = [_OF_GROUP[one] for one in groups if one not in _COMPOUNDS and one in _OF_GROUP]
    if before and behind:
        before, behind = [], [_after_noun(one) for one in groups]
    tail = f" {listed(behind, 'oder')}" if behind else ""
    if not before:
        return noun._replace(after=noun.after + tail)
    lead = listed([one if one.endswith("-") else f"{one}-" for one in before[:-1]] + [before[-1]], "oder")
    small = not lead.endswith("-") and noun.one[:1].isupper() and not noun.one.startswith("Doomtrooper")

    def joined(word: str) -> str:
        glue = "" if small or lead.endswith("-") else "-"
        return f"{lead}{glue}{word[:1].lower() if small else word[:1]}{word[1:]}"

    return noun._replace(one=joined(noun.one), genitive=joined(noun.genitive), many=joined(noun.many))


def _after_noun(group: str) -> str:
    return _OF_GROUP.get(group) or f"von {AFFILIATION_NAMES[group]}"


def label(tag: str) -> str:
    """A keyword as it stands in a type line."""
    for table in (_LABELS, _QUALITIES, AFFILIATION_NAMES, ASPECT_NAMES):
        if tag in table:
            return table[tag]
    if tag in ADJECTIVES:
        return ADJECTIVES[tag].capitalize()
    stem, noun = tag_noun(tag)
    return (
        f"{adjective(stem.capitalize(), '', noun.gender, 'n')} {noun.form('n')}" if stem else noun.form("n")
    )


def class_of(tag: str) -> str:
    """All cards of that kind or name, in the accusative; only the title where it is no more."""
    if tag in CLASSES_BY_DEED:
        return CLASSES_BY_DEED[tag]
    if not known(tag):
        return title_case(tag)
    stem, noun = tag_noun(tag)
    return f"{stem}e {noun.form('a', many=True)}" if stem else noun.form("a", many=True)
