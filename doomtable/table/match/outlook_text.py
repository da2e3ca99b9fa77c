"""Outlook text: what a combat would come to for both sides if nobody played another card, in a few words."""

from __future__ import annotations

from collections.abc import Mapping

from doomtable.rules.terms import Seat
from doomtable.rules.view_parts import CardView, CombatView, View
from doomtable.table.kit.view_lookup import find
from doomtable.table.paint.short_names import short_name
from doomtable.words.words import Words

FATES = ("killed", "wounded")
TONES = {(True, False): "jade", (False, True): "blood"}
"""By whether the other and oneself is hurt, whether that is good news or bad."""


def fighter_names(view: View, fight: CombatView, words: Words) -> tuple[str, str]:
    """What attacker and defender are called."""
    cards = find(view, fight.attacker.handle), find(view, fight.defender.handle)
    return words.card_name(cards[0].name if cards[0] else None), words.card_name(cards[1].name if cards[1] else None)


def outlook_text(fight: CombatView, seat: Seat, names: tuple[str, str], words: Words) -> str:
    """How attacker and defender fare, whose names these are: the other first, then who is the seat's own."""
    if fight.outlook is None:
        return ""
    fates = (fight.outlook.attacker, fight.outlook.defender)
    sides = (fight.attacker, fight.defender)
    told = [
        words.say(f"outlook-{'you' if side.seat == seat else 'them'}-{fate if fate in FATES else 'unhurt'}",
                  card=short_name(name))
        for side, fate, name in zip(sides, fates, names, strict=True)
    ]  # fmt: skip
    own_last = told if fight.defender.seat == seat else told[::-1]
    return words.say("outlook-both", them=own_last[0], you=own_last[1])


def outlook_tone(fight: CombatView, seat: Seat) -> str:
    """Whether that is good news for the seat ('jade'), bad ('blood'), or neither ('')."""
    if fight.outlook is None:
        return ""
    fates = (fight.outlook.attacker in FATES, fight.outlook.defender in FATES)
    own, other = fates if fight.attacker.seat == seat else fates[::-1]
    return TONES.get((other, own), "")


def outlook_of_each(forecasts: Mapping[str, CombatView], seat: Seat, names: tuple[str, str], words: Words) -> str:
    """What comes of each tactic, a sentence each."""
    told = {tactic: outlook_text(fight, seat, names, words) for tactic, fight in forecasts.items()}
    each = (words.say("outlook-tactic", tactic=words.option(one), told=text) for one, text in told.items() if text)
    return "\n".join(each)


def tone_of_each(forecasts: Mapping[str, CombatView], seat: Seat) -> str:
    """Whether any tactic is good news, or all are bad."""
    tones = {outlook_tone(fight, seat) for fight in forecasts.values()}
    return "jade" if "jade" in tones else "blood" if tones == {"blood"} else ""


def same_outlook(forecasts: Mapping[str, CombatView]) -> bool:
    """Whether several tactics are known to come to the same for both."""
    told = [one.outlook for one in forecasts.values() if one.outlook is not None]
    fates = {(one.attacker, one.defender) for one in told}
    return len(told) == len(forecasts) > 1 and len(fates) == 1


def blows_struck(view: View, fight: CombatView) -> bool:
    """Whether the blows are struck and nothing of what they do is still to be answered: the ratings, which go on being
    compared, say nothing about what becomes of anybody then."""
    return fight.step in ("points", "over") and not any(one.kind in FATES for one in view.pending)


def decides(tag: str, card: CardView, foe: CardView, own: str, other: str) -> bool:
    """Does an ability of a combatant decide what becomes of it (`own`) or of its foe (`other`)?"""
    if tag not in card.keywords:
        return False
    if tag == "slayer":
        return other == "killed" and not foe.wounded
    if tag == "killed if wounded":
        return own == "killed" and not card.wounded and "slayer" not in foe.keywords
    if tag == "annihilated if killed":
        return own == "killed"
    return tag != "first strike" or tag not in foe.keywords
