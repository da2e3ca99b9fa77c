"""Tour steps: what the guided game teaches, as data: the deed that each step waits for, and what it points at.

How far a newcomer has come is a pure function of the steps and of what has happened: what is done early is told when it
happens and never asked for; what is taken back is asked for again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from doomtable.rules.terms import Seat
    from doomtable.rules.view_parts import CardView, EventView, PlayerView, View
    from doomtable.table.match.tour_attacks import TourAttack

PATIENT: Final = 6
"""In this turn of the newcomer the guide leaves, whatever has not been done by then."""


class Happened(NamedTuple):
    """An event, and what a step must know about when it happened."""

    event: EventView
    me: Seat
    my_turn: bool
    killing: bool
    """Whether somebody of another player has been killed in the combat that is not over yet."""

    def mine(self, *kinds: str) -> bool:
        """Whether it is of one of these kinds, and the newcomer's."""
        return self.event.kind in kinds and self.event.seat == self.me


class TourMoment(NamedTuple):
    """What a step is chosen by: how things stand for the newcomer."""

    view: View
    attacks: tuple[TourAttack, ...] = ()
    """His attacks that would come out well."""

    @property
    def me(self) -> PlayerView:
        """The newcomer."""
        return self.view.players[self.view.seat]


Deed: TypeAlias = Callable[[Happened], bool]
Ready: TypeAlias = Callable[[TourMoment], bool]
Rank: TypeAlias = Callable[[TourMoment, "CardView"], float]


class TourPlace(NamedTuple):
    """What a step points at: a card with which `verb` is begun, then what that asks for; or what gives an answer."""

    verb: str = ""
    rank: Rank | None = None
    """Of the cards that may begin it the best is pointed at; none below 0."""
    aim: Rank | None = None
    """The same of the cards that may then be chosen."""
    answers: tuple[str, ...] = ()
    """The options whose buttons are pointed at; () and no verb: the number that is chosen."""


class TourStep(NamedTuple):
    """One step. `tour-<name>` says what to do, `tour-<name>-done` what it meant."""

    name: str
    deed: Deed
    ready: Ready | None = None
    """Whether it can be done now; a step without is only told of."""
    place: TourPlace = TourPlace()


class TourProgress(NamedTuple):
    """How far a newcomer has come."""

    done: tuple[TourStep, ...]
    """In the order in which it happened."""
    asked: TourStep | None
    """What is to be done now, if anything."""
    over: bool = False
    """Whether there is nothing more to teach."""


def progress(
    steps: Iterable[TourStep], happened: Iterable[EventView], now: TourMoment, skipped: frozenset[str] = frozenset()
) -> TourProgress:
    """How far the viewer has come after all that happened, when some steps were skipped."""
    steps, when = tuple(steps), deeds(steps, happened, now.view.seat)
    done = tuple(sorted((step for step in steps if step.name in when), key=lambda step: when[step.name]))
    left = [step for step in steps if step.name not in when and step.name not in skipped]
    over = not left or now.me.turns >= PATIENT
    asked = None
    if not over and kind(now.view):
        asked = _first_ready(left, now)
        waits = any(step.name in ATTACKS for step in left) and _may("attack", _any)(now)
        if waits and (asked is None or asked.name == "turn"):
            asked = _first_ready((step for step in MEANWHILE if step.name not in skipped), now) or asked
    return TourProgress(done, asked, over)


def _first_ready(steps: Iterable[TourStep], now: TourMoment) -> TourStep | None:
    return next((step for step in steps if step.ready is not None and step.ready(now)), None)


def deeds(steps: Iterable[TourStep], happened: Iterable[EventView], me: Seat) -> Mapping[str, int]:
    """By which event each step was done first."""
    found: dict[str, int] = {}
    steps, turn, killing = tuple(steps), -1, False
    for at, event in enumerate(happened):
        turn = event.seat if event.kind == "turn" else turn
        one = Happened(event, me, turn == me, killing)
        for step in steps:
            if step.name not in found and step.deed(one):
                found[step.name] = at
        killing = (killing or (event.kind == "killed" and event.seat != me)) and event.kind != "combat_over"
    return found


def kind(view: View) -> str:
    """The kind of question that the viewer is asked; '' when it is not asked."""
    decision = view.decision
    return decision.kind if decision is not None and decision.seat == view.seat else ""


def _offers(view: View, key: str) -> bool:
    return view.decision is not None and bool(kind(view)) and any(o.key == key for o in view.decision.options)


def _begun(view: View, verb: str) -> bool:
    """Whether the viewer has begun this and has still to choose."""
    return view.decision is not None and kind(view) == "draft" and view.decision.verb == verb


def _may(verb: str, rank: Rank) -> Ready:
    """Whether the viewer may begin this with a card that is worth it, or has begun it."""
    return lambda now: _begun(now.view, verb) or (
        kind(now.view) in ("menu", "window")
        and any(verb in card.verbs and rank(now, card) >= 0 for card in (*now.me.hand, *now.me.squad, *now.me.kohort))
    )


def _value(card: CardView) -> int:
    found = (*card.ratings, *card.printed)[3:4]
    return found[0] or 0 if found else 0


def _legion(card: CardView) -> bool:
    return "legion" in card.affiliations


def _doomtrooper(now: TourMoment, card: CardView) -> float:
    """The dearest Doomtrooper beside whom the Destiny suffices for the cheapest warrior of the Legion."""
    legion = [_value(one) for one in now.me.hand if one.type == "warrior" and _legion(one)]
    left = now.me.destiny - _value(card) - min(legion, default=0)
    return -1.0 if _legion(card) else _value(card) if left >= 0 else 0.5 / (1 + _value(card))


def _of_the_legion(now: TourMoment, card: CardView) -> float:
    return _value(card) if _legion(card) else -1.0


def _payable(now: TourMoment, card: CardView) -> float:
    """The strongest warrior that the Destiny suffices for."""
    return _strong(now, card) if card.type == "warrior" and _value(card) <= now.me.destiny else -1.0


def _weapon(now: TourMoment, card: CardView) -> float:
    return 2.0 if "fight weapon" in card.keywords else 1.0 if any("weapon" in word for word in card.keywords) else 0.0


def _arms(now: TourMoment, card: CardView) -> float:
    """A weapon, nothing else."""
    return _weapon(now, card) or -1.0


def _strong(now: TourMoment, card: CardView) -> float:
    """A warrior by its best rating."""
    return float(max([rating or 0 for rating in card.ratings[:2]], default=0))


def _weak(now: TourMoment, card: CardView) -> float:
    return 20.0 - _strong(now, card)


def _mine(now: TourMoment, card: CardView) -> float:
    return 0.0 if card.controller == now.view.seat else -1.0


def _any(now: TourMoment, card: CardView) -> float:
    return 0.0


def _attacker(*, kills: bool = False) -> Rank:
    """Who has the best attack that comes out well."""
    return lambda now, card: max(
        (one.worth for one in now.attacks if one.attacker == card.handle and (one.kills or not kills)), default=-1.0
    )


def _defender(*, kills: bool = False) -> Rank:
    """Whom to attack, with the warrior that was chosen for it."""

    def rank(now: TourMoment, card: CardView) -> float:
        decision = now.view.decision
        chosen = decision.handle if decision is not None else -1
        found = [one for one in now.attacks if one.defender == card.handle and (one.kills or not kills)]
        return max((one.worth for one in found if chosen in (-1, one.attacker)), default=-1.0)

    return rank


def _elsewhere(now: TourMoment) -> bool:
    """Whether a card can be played in the turn of somebody else."""
    return now.view.turn.seat != now.view.seat and _may("play", _any)(now)


STEPS: Final[tuple[TourStep, ...]] = (
    TourStep(
        "muster", lambda did: did.mine("mustered") and did.event.word == "squad",
        _may("muster", _doomtrooper), TourPlace("muster", _doomtrooper),
    ),
    TourStep(
        "kohort", lambda did: did.mine("mustered") and did.event.word == "kohort",
        _may("muster", _of_the_legion), TourPlace("muster", _of_the_legion),
    ),
    TourStep(
        "equip", lambda did: did.mine("attached") and did.event.word == "equip",
        lambda now: bool((*now.me.squad, *now.me.kohort)) and _may("equip", _weapon)(now),
        TourPlace("equip", _weapon, _strong),
    ),
    TourStep(
        "meditate", lambda did: did.mine("meditated"), lambda now: _offers(now.view, "meditate"),
        TourPlace(answers=("meditate",)),
    ),
    TourStep(
        "cover", lambda did: did.mine("sought_cover", "mustered_covered"),
        lambda now: len((*now.me.squad, *now.me.kohort)) > 1 and _may("seek cover", _any)(now),
        TourPlace("seek cover", _weak),
    ),
    TourStep(
        "attack", lambda did: did.mine("attacked"), _may("attack", _attacker()),
        TourPlace("attack", _attacker(), _defender()),
    ),
    TourStep(
        "tactic", lambda did: did.mine("tactic"), lambda now: kind(now.view) == "tactic",
        TourPlace(answers=("fight", "shoot")),
    ),
    TourStep("wound", lambda did: did.event.kind == "wounded"),
    TourStep(
        "answer", lambda did: did.mine("announced") and not did.my_turn, _elsewhere, TourPlace("play", _any, _mine),
    ),
    TourStep(
        "kill", lambda did: did.event.kind == "killed" and did.event.seat != did.me,
        _may("attack", _attacker(kills=True)), TourPlace("attack", _attacker(kills=True), _defender(kills=True)),
    ),
    TourStep(
        "points", lambda did: did.killing and did.mine("gained"), lambda now: kind(now.view) == "split",
    ),
    TourStep(
        "turn", lambda did: did.mine("turn_end"),
        lambda now: kind(now.view) == "discard" or (kind(now.view) == "menu" and _offers(now.view, "end turn")),
        TourPlace(answers=("end turn", "pass")),
    ),
)  # fmt: skip
"""In the order in which they are asked for: the first that can be done is."""
ATTACKS: Final = ("attack", "kill")
"""The steps that wait for an attack that comes out well."""
MEANWHILE: Final[tuple[TourStep, ...]] = (
    TourStep("again", lambda did: False, _may("attack", _attacker()), TourPlace("attack", _attacker(), _defender())),
    TourStep("reinforce", lambda did: False, _may("muster", _payable), TourPlace("muster", _payable)),
    TourStep(
        "arm", lambda did: False,
        lambda now: bool((*now.me.squad, *now.me.kohort)) and _may("equip", _arms)(now),
        TourPlace("equip", _arms, _strong),
    ),
    TourStep(
        "gather", lambda did: False, lambda now: _offers(now.view, "meditate"), TourPlace(answers=("meditate",)),
    ),
)  # fmt: skip
"""What is useful until the steps that wait for an attack are done: one that comes out well, else what helps the next
one."""
