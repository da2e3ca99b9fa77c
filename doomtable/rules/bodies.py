"""Bodies: warriors that ride on one Animal fight as one, and are parted when it goes (ECLIPSE MAMMOTH, RUL-15).

In a combat those who ride with a combatant stand beside it as helpers of a kind of their own: their ratings are all
added to its own, and a blow that reaches the sum falls upon one of them.
"""

from __future__ import annotations

from typing import Final

from doomtable.rules.references import carrier_of, ridden_by, riders, worn
from doomtable.rules.state import State
from doomtable.rules.state_parts import CombatState
from doomtable.rules.terms import NO_CARD, CardId

BODY: Final = "body"
"""Among what is said of helpers, who has them struck: they are one with the combatant."""
ALL_RATINGS: Final = "FSAV"


def mount_of(st: State, card: CardId) -> CardId:
    """The Animal on which a warrior rides together with others; NO_CARD for none."""
    if not st.definitions.bodies or card not in st.play:
        return NO_CARD
    own = next((att for att in worn(st, card) if st.definitions.of[att].carries), NO_CARD)
    return own if own != NO_CARD else carrier_of(st, card)


def companions(st: State, card: CardId) -> tuple[CardId, ...]:
    """The warriors who ride on the same Animal: who bears it first."""
    mount = mount_of(st, card)
    if mount == NO_CARD or st.definitions.of[mount].type != "beast":
        return ()
    return tuple([one for one in (st.play[mount].host, *riders(st, mount)) if one != card])


def gathered(
    st: State, c: CombatState
) -> tuple[tuple[tuple[CardId, CardId], ...], tuple[tuple[CardId, str, str], ...]]:
    """The helpers of a combat, and what is said of them, with those who ride with a combatant now."""
    of_bodies = [helper for helper, _, chooser in c.joined if chooser == BODY]
    helpers = [pair for pair in c.helpers if pair[0] not in of_bodies]
    joined = [one for one in c.joined if one[2] != BODY]
    for combatant, foe in ((c.attacker, c.defender), (c.defender, c.attacker)):
        for one in companions(st, combatant):
            if one != foe and all(helper != one for helper, _ in helpers):
                helpers.append((one, combatant))
                joined.append((one, ALL_RATINGS, BODY))
    return tuple(helpers), tuple(joined)


def one_with(c: CombatState, combatant: CardId) -> list[CardId]:
    """The helpers who are one with a combatant of this combat."""
    bodies = [helper for helper, _, chooser in c.joined if chooser == BODY]
    return [helper for helper, helped in c.helpers if helped == combatant and helper in bodies]


def exposed(st: State, c: CombatState, combatant: CardId, group: list[CardId]) -> list[CardId]:
    """Those of a combatant's group upon whom a blow may fall: of who are one only the unhurt, if there are any."""
    body = [combatant, *one_with(c, combatant)]
    unhurt = [card for card in body if card in st.play and not st.play[card].wounded]
    return [card for card in group if card not in body or len(body) == 1 or not unhurt or card in unhurt]


def in_combat(c: CombatState) -> bool:
    """Whether anybody fights as one in this combat."""
    return any(chooser == BODY for _, _, chooser in c.joined)


def who_gets_out(st: State, card: CardId) -> list[CardId]:
    """Who is no longer inside, or on, what it rides once a card goes away: that card itself where the vehicle is
    another's, whoever rides in it, or on what it bears, and its bearer (VEH-03)."""
    on_it = [rider for att in st.play[card].atts for rider in riders(st, att)] if st.definitions.bodies else []
    found = [one for one in (card, *riders(st, card), *on_it) if carrier_of(st, one) != NO_CARD]
    bearer = ridden_by(st, card)
    return found if bearer == NO_CARD else [*found, bearer]
