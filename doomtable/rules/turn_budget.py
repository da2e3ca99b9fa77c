"""TurnBudget: what is left to be spent of a turn, and how an action, an attack or a card changes it (TURN-05 to -08).

How much a turn has is the ruleset's business: a number of actions, or all the markers a player has left.
"""

from __future__ import annotations

from typing import ClassVar, Final

from doomtable.rules.replaceable import Replaceable


class TurnBudget(Replaceable):
    """What is left of a turn. Actions are spent by it alone; nobody else counts them."""

    __slots__ = (
        "actions", "attacks", "deployments", "either", "led", "quiet",
    )  # fmt: skip
    _fields: ClassVar[tuple[str, ...]] = (
        "actions", "quiet", "attacks", "either", "deployments", "led",
    )  # fmt: skip

    def __init__(
        self, actions: int = 0, quiet: int = 0, attacks: int = 0, either: int = 0, deployments: int = 0,
        led: int = 0,
    ) -> None:  # fmt: skip
        self.actions = actions
        self.quiet = quiet
        """How many of the actions may not be attacks."""
        self.attacks = attacks
        """Further attack actions that cards allow (TURN-08)."""
        self.either = either
        """How many of the actions may be attacks beside the first one."""
        self.deployments = deployments
        """Cards that may be brought into play for neither actions nor D."""
        self.led = led
        """What is left after an attack for attacks of those alone whom a card allows further ones (RUL-44)."""

    def copy(self) -> TurnBudget:
        return TurnBudget(
            self.actions, self.quiet, self.attacks, self.either, self.deployments, self.led,
        )  # fmt: skip

    def has_attack(self, attacked: bool) -> bool:
        """Whether an attack can be paid for, in a turn that has seen one or not (TURN-07)."""
        return (self.actions > self.quiet and (not attacked or self.either > 0)) or self.attacks > 0

    def further_attacks(self) -> int:
        """How many attacks there may be beside the first one."""
        return self.attacks + self.either + self.led

    def after_actions(self, n: int) -> TurnBudget:
        """n actions have been spent on something else than an attack; those that may not be attacks go first.

        What there are too few of is paid with further attacks (RUL-18).
        """
        left, attacks = self.actions - n, self.attacks
        if left < 0:
            left, attacks = 0, attacks + left
        quiet = self.quiet - n if self.quiet > n else 0
        return TurnBudget(left, quiet, attacks, min(self.either, left), self.deployments, self.led)

    def after_attack(self, attacked: bool, most: int, n: int = 1) -> TurnBudget:
        """An attack has been spent for n actions: the rest is lost (TURN-07) but for what may be further attacks.

        A turn has up to `most` attacks of its own. What there are too few of is paid with further attacks (RUL-18).
        """
        loud = max(0, self.actions - n - max(0, self.quiet - n + 1))
        if self.actions > self.quiet and (not attacked or self.either):
            own = self.either if attacked else self.either + most
            more = min(own - 1, loud) - max(0, n - self.actions)
        else:
            more = -1 - max(0, n - 1 - self.actions)
        return self.but(actions=0, quiet=0, attacks=max(0, self.attacks + more), either=0)

    def after_early_attack(self, n: int, attacked: bool, again: bool, most: int) -> TurnBudget:
        """An attack has been spent for n actions while a card lets others follow: none of the rest is lost.

        No more of them may be attacks than otherwise; `again`: it was one by a warrior whom a card allows further ones.
        """
        own = not attacked and self.actions > self.quiet
        if self.attacks > 0 and not (own or again):
            return self.but(attacks=self.attacks - 1).after_actions(n - 1)
        if self.led > 0 and again:
            return self.but(led=self.led - 1).after_actions(n - 1)
        left = max(0, self.actions - n)
        quiet = min(self.quiet, left)
        either = max(0, min(self.either + (most - 1 + again if own else again - 1), left - quiet))
        return self.but(actions=left, quiet=quiet, either=either, attacks=self._attacks_after(n))

    def _attacks_after(self, n: int, led: int = 0) -> int:
        """The further attacks that are left once what costs n actions has been paid with them where these, and those
        that may be `led`, are too few (RUL-18)."""
        return max(0, self.attacks - max(0, n - self.actions - led))

    def lost_by_attack(self, attacked: bool, most: int) -> int:
        """How many actions beside its own an attack takes, that is none of those that a card allows (TURN-07)."""
        after = self.after_attack(attacked, most)
        own = 0 if after.attacks < self.attacks else 1
        return max(0, self.actions - own - max(0, after.attacks - self.attacks))

    def after_extra_attack(self, attacked: bool, most: int, led: bool) -> TurnBudget:
        """An action that a card has given somebody beside these was an attack: what cannot be one is lost (TURN-07).

        A turn has up to `most` attacks of its own; `led`: a card lets the other actions be attacks of some (RUL-44).
        """
        loud = max(0, self.actions - self.quiet)
        own = min(loud, self.either + (0 if attacked else most))
        rest = self.led + (self.actions - own if led else 0)
        return self.but(actions=0, quiet=0, either=0, attacks=self.attacks + own, led=rest)

    def after_led_attack(self, attacked: bool, again: bool, most: int = 0, n: int = 1) -> TurnBudget:
        """An attack has been spent for n actions while a card lets actions be attacks; `again`: by one whom it allows
        them (RUL-44).

        What can still be such an attack is not lost; one attack may be that of anybody. A turn has up to `most` of
        them, any number if that is 0.
        """
        anybody = not attacked and self.actions > self.quiet
        left = self.actions + self.led
        if (left > 0) if again else anybody:
            rest = max(0, left - n)
            kept = min(rest, self.either + (anybody and again))
            led = rest - kept
            if most and not attacked:
                led = min(led, most - again)
            return self.but(actions=0, quiet=0, either=0, attacks=self._attacks_after(n, self.led) + kept, led=led)
        return self.but(actions=0, quiet=0, either=0, attacks=self.attacks - 1, led=max(0, left - n + 1))

    def granted(self, n: int, attack: str) -> TurnBudget:
        """A card gives n more actions: attacks "only", which "may" be attacks, or "no" attacks."""
        if attack == "only":
            return self.but(attacks=self.attacks + n)
        if attack == "may":
            return self.but(actions=self.actions + n, either=self.either + n)
        return self.but(actions=self.actions + n, quiet=self.quiet + n)


SPENT: Final = TurnBudget()
"""Nothing is left of a turn."""
