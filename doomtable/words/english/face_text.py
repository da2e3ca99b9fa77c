"""Text on a card's face beside its rules: type line, short text, keyword help, modifier lines."""

from __future__ import annotations

from doomtable.rules.language import Card
from doomtable.words.english import lexicon
from doomtable.words.english.exceptions import EXCEPTIONS
from doomtable.words.english.grammar import MINUS, signed
from doomtable.words.english.sentences import line_text
from doomtable.words.plan.exceptions import exception_text
from doomtable.words.plan.gist import gist_lines
from doomtable.words.short_lines import Forms, fitted, lines_of

_HELP = {
    "slayer": "A wound it deals kills at once.",
    "overkill": "Its hit kills at once if its rating is more than twice the opponent's Armor.",
    "close range": "Whatever it is considered, it is used in Fight combats only.",
    "first strike": "It strikes before its opponent, who strikes back only if still alive. "
    "Two who strike first cancel out.",
    "always first strike": "It strikes before any opponent, even one with First Strike. Two such cancel out.",
    "decisive": "If its first strike wounds, the combat is over and no blow comes back.",
    "killed if wounded": "Any wound kills it.",
    "annihilated if killed": "If it is killed it is annihilated and not discarded.",
    "noncombatant": "It neither attacks nor is attacked.",
    "assassin": "It may attack any opposing warrior, whatever its affiliation.",
    "mortificator": "It may attack any opposing warrior, whatever its affiliation, Brotherhood included.",
    "personality": "Only one copy may be in play, whoever owns it.",
    "boasting": "It has announced that it will attack in its player's next turn.",
    "infected": "A virus does to it what its card says, until it is cured.",
    "diseased": "It loses Value unless its player pays; another infection does nothing to it.",
    "receptive": "Its player lets every power affect it, although a card would shield it.",
    "freelancer": "It may attack and be attacked by everybody and earns only D. An affiliation given to it ends both.",
    "heretic": "A warrior touched by the Dark Symmetry: it may be given gifts.",
    "doomtrooper": "A warrior outside the Dark Legion; it stands in the Squad.",
    "armor": "A warrior may have only one Armor card.",
    "vehicle": "It helps only a warrior inside, who has no Fortifications and cannot seek cover. "
    "Entering or leaving is an action; "
    "if it is destroyed with its warrior inside, that warrior is wounded. One for each warrior.",
    "airship": "A warrior inside cannot fight or be fought with the Fight tactic.",
    "submarine": "A warrior inside cannot fight or be fought with the Fight tactic.",
    "tank": "A kind of vehicle; other cards may name it.",
    "fight weapon": "Used in Fight combats. A warrior uses one weapon in each combat.",
    "shoot weapon": "Used in Shoot combats. A warrior uses one weapon in each combat.",
    "fight/shoot weapon": "Used in Fight and in Shoot combats. A warrior uses one weapon in each combat.",
    "special weapon": "Used as its text says. A warrior uses one weapon in each combat.",
    "weapon": "A warrior uses one weapon in each combat.",
    "handgun": "Two handguns may be used together.",
    "combat spell": "Cast in combat on any combatant; the caster need not take part.",
    "personal combat spell": "Cast in combat by a combatant on itself.",
    "apostle": "One of the five lords of the Dark Legion. It never takes part in combat.",
    "corporate leader": "The head of a corporation. It never takes part in combat.",
    "commander": "A leader of warriors; other cards may name it.",
    "general gift": "May be bestowed on any Dark Legion warrior. Immunity to gifts covers it.",
    "dark symmetry gift": "May be bestowed on any Dark Legion warrior. Immunity to gifts covers it.",
    "gift of an apostle": "May be bestowed only on followers of that Apostle.",
    "art immunity": "The Art has no effect on it, and nobody casts in its combats.",
    "symmetry immunity": "No Dark Symmetry card has any effect on it or in its combats.",
    "gift immunity": "General gifts have no effect on it; gifts of Apostles do.",
    "blessed": "Marked by the Light; other cards may name it.",
    "profane": "Marked by the Dark Symmetry; other cards may name it.",
    "cartel": "A member of the Cartel; other cards may name it.",
    "nepharite": "A general of an Apostle's armies; other cards may name it.",
    "city": "A corporation's stronghold. Each of your areas may have one of each name.",
    "citadel": "An Apostle's stronghold. Each of your areas may have one of each name.",
    "machine gun": "A kind of weapon; other cards may name it.",
}


def type_line(card: Card) -> str:
    """'Warrior · Imperial · Personality · Clansman'."""
    parts = [lexicon.TYPES[card.type]]
    parts += [lexicon.AFFILIATION_NAMES[one] for one in card.affiliations if _says(card, one)]
    if card.type == "art":
        parts += [lexicon.ASPECT_NAMES[aspect] for aspect in card.aspects]
    if card.type == "symmetry" and not any(tag.startswith("gift of ") for tag in card.keywords):
        parts.append(lexicon.label("general gift"))
    label = lexicon.label if card.type == "warrior" else lexicon.plain_label
    parts += [label(tag) for tag in (*card.keywords, *card.considered)]
    return " · ".join(dict.fromkeys(parts))


def _says(card: Card, affiliation: str) -> bool:
    """Does the affiliation add something: the Art is the Brotherhood's, gifts the Dark Legion's, cards are general."""
    if card.type == "warrior":
        return True
    implied = {"art": "brotherhood", "symmetry": "legion"}.get(card.type)
    return affiliation not in (implied, "general")


def keyword_help(tag: str) -> str:
    """What a keyword means, in a sentence or two; for a mere name, that it is one."""
    if tag in _HELP:
        return _HELP[tag]
    if tag.startswith("follower of "):
        apostle = tag.removeprefix("follower of ").title()
        return f"May be given the gifts of {apostle}."
    if tag.startswith("gift of "):
        apostle = tag.removeprefix("gift of ").title()
        return f"May be bestowed only on followers of {apostle}."
    if tag.endswith(("weapon", "gun", "rifle")):
        return "A kind of weapon; other cards may name it."
    return f"Counts as {lexicon.label(tag)} wherever a card names that."


def modifier_line(stat: str, op: str, amount: int, source: str) -> str:
    """One line of an itemised rating: '+4 Violator Sword', '×2 ...', '= 10 ...'; `stat` '' leaves the rating unsaid."""
    sign = {
        **dict.fromkeys(("add", "add base", "base"), signed(amount)), "times": f"×{amount}", "times all": f"×{amount}",
        "divide": f"÷{amount}", "set": f"= {amount}", "dash": f"= {MINUS}", "ignore": f"({MINUS})",
    }.get(op, str(amount))  # fmt: skip
    name = f"{lexicon.STATS[stat]} " if stat else ""
    return f"{name}{sign} {source}".strip()


# ---------------------------------------------------------------------------------------------------- short text


def short_text(card: Card, width_chars: int) -> str:
    """The card in a few lines of so many letters: whole phrases, of each ability the fullest that there is room for."""
    said: list[Forms] = []
    for line in gist_lines(card):
        text = exception_text(card, line.whole[0].place, EXCEPTIONS)
        if text is not None:
            said.append(Forms.written(text))
        else:
            said.append(Forms(*(tuple(filter(None, map(line_text, forms))) for forms in line)))
    kind = _kind(card)
    if kind:
        said.insert(1 if said and card.type in ("equipment", "relic") else 0, Forms((f"{kind}.",)))
    told = dict.fromkeys(forms for forms in said if forms.whole)
    return fitted(list(told), f"{kind}.", width_chars, lines_of(card))


def _kind(card: Card) -> str:
    """The one keyword that a player must see: the kind of weapon, vehicle or spell, the aspect, the Apostle."""
    if card.type == "art":
        return " and ".join(lexicon.ASPECT_NAMES[aspect] for aspect in card.aspects)
    shown = ("airship", "tank", "submarine", "vehicle", "armor", "city", "citadel")
    tags = (
        tag for tag in card.keywords if tag.endswith("weapon") or tag in shown or tag.startswith("gift of ")
    )
    return next(map(lexicon.label, tags), "")
