"""Points that lie on cards: on a pool card, which is part of its player's pool, or on the warrior that carries them.

They are markers of the card, called after the pool. Which cards are pools, and whether warriors carry points, the
ruleset says; what a player can spend is all that lies on pool cards and what lies on none.
"""

from __future__ import annotations

from doomtable.rules.bases import base_of, inside, last_base, open_bases
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, CardId, Seat


def pool_cards(st: State, seat: Seat) -> list[CardId]:
    """The cards of a player that are pools, from left to right."""
    kind = st.rules.pool_cards
    if kind == "none":
        return []
    if kind == "base":
        return open_bases(st, seat)
    s = st.seats[seat]
    return [card for card in (*s.squad, *s.kohort, *s.outpost) if st.definitions.of[card].type == kind]


def lying(st: State, card: CardId, kind: str) -> int:
    """How many D or P lie on a card."""
    row = st.play.get(card)
    return sum(n for name, n, _ in row.marks if name == kind) if row is not None else 0


def payers(st: State, seat: Seat, kind: str, n: int, at: CardId = NO_CARD) -> list[tuple[CardId, int]]:
    """What each pool card gives of n points: the leftmost that has them all, else one after the other; before all of
    them `at`, if that is one.

    What they have not is paid out of what lies on no card.
    """
    cards = sorted(pool_cards(st, seat), key=lambda card: card != at)
    whole = next((card for card in cards if lying(st, card, kind) >= n), None)
    whole = whole if at not in cards or whole == at else None
    out = []
    for card in cards if whole is None else [whole]:
        part = min(n, lying(st, card, kind))
        n -= part
        if part:
            out.append((card, part))
    return out


def pool_of_earner(st: State, seat: Seat, earner: CardId) -> CardId:
    """The pool card for what a card earns: the leftmost in its area, else the leftmost; NO_CARD where there is none.

    Of bases the one that the card is of, or was of when it left play this turn: without one it is asked which
    (VAR-HOME-14, VAR-HOME-R02).
    """
    if st.rules.pool_cards == "base":
        return base_of(st, seat, earner) if earner in st.play else last_base(st, seat, earner)
    cards = pool_cards(st, seat)
    row = st.play.get(earner)
    near = [card for card in cards if row is not None and st.play[card].zone == row.zone]
    return next(iter(near or cards), NO_CARD)


def room_to_carry(st: State, seat: Seat, earner: CardId, n: int) -> int:
    """Of n P that a card has earned for its player those that can be his: what a warrior has no room for is not, and
    who fell as it earned them carries none (VAR-HOME-13)."""
    warrior = carrier(st, seat, earner)
    fallen = earner != NO_CARD and earner not in st.play and st.definitions.of[earner].is_warrior
    if st.rules.carried_p and fallen:
        return 0
    return n if warrior == NO_CARD else max(0, min(n, st.rules.carried_p - lying(st, warrior, "P")))


def carrier(st: State, seat: Seat, earner: CardId) -> CardId:
    """The warrior that carries the P it has earned for its player, or what is on it has; NO_CARD where they are banked
    at once."""
    row = st.play.get(earner) if st.rules.carried_p else None
    while st.rules.base_p and row is not None and row.host != NO_CARD:
        row = st.play.get(row.host)
        earner = row.id if row is not None else NO_CARD
    if row is None or row.controller != seat or not st.definitions.of[earner].is_warrior:
        return NO_CARD
    return earner


def is_home(st: State, card: CardId) -> bool:
    """Whether a warrior is where what it carries can be banked: at home, or inside its base (VAR-HOME-17)."""
    if st.rules.base_p:
        return inside(st, card)
    return not st.rules.places or st.play[card].place == NO_CARD


def unlaid(st: State, seat: Seat, kind: str) -> int:
    """The points of a player's pool that lie on no card."""
    have = st.seats[seat].D if kind == "D" else st.seats[seat].P
    return have - sum(lying(st, card, kind) for card in pool_cards(st, seat))
