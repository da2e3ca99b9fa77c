"""What happened, and who may know it.

Every change of the state returns one Event. Events name cards by id; `seen` is the mask of seats that may know which
card it was (bit n for seat n; ALL for everybody, spectators included). The view turns them into what a seat may read.

| kind | seat | card | other | n | word |
|---|---|---|---|---|---|
| turn | whose | | | number of that player's turn | |
| step | whose | | | | draw, deployment, actions, discard |
| drew | who | | | how many | | `cards` |
| mustered | who | warrior | | D paid | area |
| mustered_covered | who | warrior | | | |
| sought_cover, left_cover | who | warrior | | D paid on leaving | |
| revealed | whose | warrior | | D paid | paid, unpaid |
| meditated | who | | | D gained | |
| attached | who plays | card | host | | equip, build, bestow, assign, play |
| built | who | fortification | seat, if another's | | area |
| entered, exited | who | warrior | vehicle | | |
| transferred | whose | warrior | | | area |
| handed | who gives | warrior, card of the hand | seat that takes | | hand, for the latter |
| attacked | attacker's | attacker | defender | | |
| attacked_player | who is attacked | attacker | | | | |
| tactic | who | | | | fight, shoot |
| armed | who | warrior | weapon or -1 | | |
| copied | who | what it is a copy of | | | |
| announced | who | card or source | first target | D paid | play, cast, use | `cards` all targets |
| cancelled | by whom | what | by what | | hidden for a muster in cover, action for what has no card |
| rolled | controller | combatant | | sum of the dice | F, S, A |
| compared | striker's | striker | struck | rating | armor as digits |
| wounded, healed | controller | warrior | source or -1 | | |
| killed | controller | warrior | killer or -1 | | |
| imprisoned, released | controller | warrior | under what it is kept | | |
| saved | controller | warrior | source | | |
| discarded, annihilated, returned, shuffled_in, put | owner | card | | | where it went, for put |
| gained, lost | who | source or -1 | | how many | D, P |
| lent | who | | | actions gained or lost | attack, any, other, fewer |
| effect, effect_over | who | source | on | | |
| marked | who | source | on | how many in all | name |
| lies_on | who | source | on | how many in all | D, P |
| turned_over | who | source | what | 1 face down, 0 face up | |
| role | who | new combatant | old | | attacker, defender |
| joined | who | reinforcement | combatant helped | | |
| combat_over | attacker's | attacker | defender | | resolved, ended |
| looked | who | | | | zone | `cards`; `other` is the seat looked at |
| showed | who | | | how many | hand | `cards` that lie face up now |
| searched, shuffled | who | | | | zone |
| coin | who | source | | | heads, tails |
| told | who | source | | 1 yes, 0 no | the kind of card that was asked for |
| kept_silent | who | source | | D paid | the kind of card that was asked for |
| bid | who | for which card | | D | |
| bid_passed | who | for which card | | | |
| bid_won | who | which card | | D paid | |
| will_miss | who | source | | | turn, draw, discard |
| missed | whose | | | | turn, draw |
| countdown | who | | | turns left | |
| laid | whose, -1 for nobody | card | | | area |
| redrawn | who changes the opening hand | | | how many cards | | |
| embargoed | who pays | card that was played | | D | |
| warzone | who defends | Warzone | defender | | |
| refilled | whose draw pile | | | how many cards | |
| counted | whose | | | colony points | |
| turned_round | who | source | | | |
| reseated | who | source | seat of the other | | |
| goal_raised | who had won | source | | the P that win now | |
| claimed | who | what lies on the table | | | |
| declared_war | who | | | | affiliation |
| laid_under | who | card | | | |
| cycle | who begins it | | | the how manyeth | |
| gathered | | | | how many cards go back into the draw piles | |
| held_back | who | one of the cards | | how many | `cards` that could have been laid down |
| turn_end | whose | | | | |
| out | who | | | | reason |
| over | winner or -1 | | | | how: promotion, no_warriors ...; draw |
| conquered | whose | base | | how many P | P |
| stole | who | warrior | base | how many P | destiny, promotion |
| won_too | who | | | | |
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from doomtable.rules.terms import NO_CARD, NOBODY, CardId, Seat

ALL: Final = -1
"""Everybody, spectators included."""
MARKED: Final = {"D": "lies_on", "P": "lies_on", "face down": "turned_over"}
"""By the name of a marker how that is told which is none to the players."""
OF_SEATS: Final = frozenset(("built", "looked", "handed", "reseated"))
"""The kinds whose `other` is a seat."""


class GameEvent(NamedTuple):
    kind: str
    seat: Seat = NOBODY
    card: CardId = NO_CARD
    other: int = NO_CARD
    n: int = 0
    word: str = ""
    cards: tuple[CardId, ...] = ()
    seen: int = ALL
    titles: tuple[tuple[CardId, str], ...] = ()
    """The names of cards that are others since."""


def entitled(events: list[GameEvent], before: Sequence[Any], now: Sequence[Any]) -> list[GameEvent]:
    """Events with the names of the cards of which there are other definitions now."""
    if before is now:
        return events
    changed = {card for card, definition in enumerate(before) if definition is not now[card]}
    out = []
    for event in events:
        named = {event.card, event.other, *event.cards} & changed - {card for card, _ in event.titles}
        titles = (*event.titles, *((card, before[card].card.name) for card in sorted(named)))
        out.append(event._replace(titles=titles))
    return out
