"""The budget of a question: what its player may spend on what is begun in it (TURN-05, RUL-06, RUL-30)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from doomtable.rules.attack_permit import attack_ban, due_attacks
from doomtable.rules.attack_prices import leads_on
from doomtable.rules.sides import members
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, CardId, Seat


class Budget:
    """What a player may spend now: actions (none in windows) and whether one of them may be the attack.

    Read far more often than it is made, so a class with slots, whose fields are read at a tenth of a tuple's price.
    """

    __slots__ = (
        "actions", "again", "attack", "attacks", "called", "found", "free", "kept", "led", "menu", "only_with",
        "summoner", "taken",
    )  # fmt: skip

    def __init__(
        self, actions: int = 0, attack: bool = False, menu: bool = False, only_with: CardId = NO_CARD, kept: int = 0,
        called: CardId = NO_CARD, free: bool = False, again: bool = False, found: CardId = NO_CARD,
        summoner: CardId = NO_CARD, attacks: int = 0, taken: int = -1, led: int = 0,
    ) -> None:  # fmt: skip
        self.actions: Final = actions
        self.attack: Final = attack
        self.menu: Final = menu
        self.only_with: Final = only_with
        self.kept: Final = kept
        """Actions that are left for nothing but an attack that is demanded (RUL-06)."""
        self.called: Final = called
        """Who casts at the word of a card, in the question that asks which spell."""
        self.free: Final = free
        """Whether a card from hand is laid down for neither actions nor D."""
        self.again: Final = again
        """Whether an attack must be that of a warrior whom a card allows further ones (RUL-44)."""
        self.found: Final = found
        """What is played at once because a search has found it."""
        self.summoner: Final = summoner
        """Who casts a spell of Summoning for less, in the question that asks which."""
        self.attacks: Final = attacks
        """Further attack actions; they count towards what costs more actions than a turn has (RUL-18)."""
        self.taken: Final = taken
        """What has been paid by parts for a card that is taken over from another player and costs nothing more."""
        self.led: Final = led
        """Actions that are left for attacks of certain warriors; they count towards the one attack that may be
        another's (RUL-44)."""

    def but(
        self, actions: int | None = None, called: CardId | None = None, found: CardId | None = None,
        summoner: CardId | None = None,
    ) -> Budget:  # fmt: skip
        """The same, but for what is said."""
        return Budget(
            self.actions if actions is None else actions, self.attack, self.menu, self.only_with, self.kept,
            self.called if called is None else called, self.free, self.again,
            self.found if found is None else found,
            self.summoner if summoner is None else summoner, self.attacks, self.taken, self.led,
        )  # fmt: skip


NOTHING: Final = Budget()
"""What there is to spend in a window."""
DEPLOYMENT: Final = Budget(actions=99, menu=True, free=True)
"""No card asks for so many actions."""


def budget(st: State, seat: Seat) -> Budget:
    """The budget of the menu that is open for a player: the turn's, or that of actions taken at once (RUL-30)."""
    called = found = summoner = NO_CARD
    frame: Any
    for frame in reversed(st.agenda):
        op = frame.op
        if op == "ask":
            kind = frame.kind
            if kind == "spell":
                if frame.summons:
                    summoner = frame.caster
                else:
                    called = frame.caster
            elif kind == "found":
                if frame.taken >= 0:
                    return Budget(taken=frame.taken)
                if frame.passed:
                    return Budget(found=frame.card)
                found = frame.card
        elif op == "actions":
            if st.turn.seat != seat:
                return NOTHING
            return _of_the_turn(st, seat, called, found, summoner)
        elif op == "session":
            if frame.seat != seat:
                return NOTHING
            if frame.attack == "only":
                return Budget(attack=True, menu=True, only_with=frame.only_with, attacks=frame.left)
            return Budget(actions=frame.left, attack=frame.attack != "no", menu=True, only_with=frame.only_with)
        elif op == "deployment":
            return DEPLOYMENT if st.turn.seat == seat and st.turn.budget.deployments else NOTHING
        elif op == "window":
            break
    return Budget(called=called, found=found, summoner=summoner)


def _of_the_turn(st: State, seat: Seat, called: CardId, found: CardId, summoner: CardId) -> Budget:
    """What is left of the turn of that player."""
    turn = st.turn
    left = turn.budget
    attack = left.has_attack(turn.attacked)
    kept, again = 0, False
    if st.definitions.leads and not attack and left.actions + left.led > 0:
        attack = again = leads_on(st, seat)
    if attack and not left.attacks and st.definitions.duties and due_attacks(st, seat):
        kept = int(attack_ban(st, seat) is None)
    led = left.led if attack and left.led and leads_on(st, seat) else 0
    return Budget(
        left.actions - kept, attack, True, NO_CARD, kept, called, False, again, found, summoner, left.attacks, -1, led,
    )  # fmt: skip


def limited(st: State, seat: Seat, card: CardId, limit: str) -> Iterable[Seat]:
    """The players whose plays count for a limit: of a combat those of all (SWORN VENGEANCE), of a game those of the
    whole team where the card is for games of teams (SUMMIT MEETING), else the player's own."""
    if limit == "combat":
        return range(len(st.seats))
    team = limit == "game" and any(way.for_teams for way in st.definitions.of[card].plays)
    return members(st.rules, seat) if team else (seat,)
