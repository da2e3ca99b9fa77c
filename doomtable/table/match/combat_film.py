"""Combat film: what events tell of a combat's blows, put in order with the time that each takes. Pure.

Everything is as it was struck: numbers from the comparison itself, results from who was wounded, killed or saved. What
was foreseen before the last card is not asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Literal, NamedTuple

from doomtable.rules.terms import NO_CARD, NOBODY, A, F, S, Seat
from doomtable.rules.view_parts import CardView, CombatView, EventView, View
from doomtable.table.kit.view_lookup import find
from doomtable.table.motion.event_animations import printed

Result = Literal["hit", "held", "unharmed"]

STAND_OFF: Final = 420
ALREADY_THERE: Final = 120
"""Milliseconds in which the cards slide in, and that are left where they stood there already."""
WIND_UP: Final = 240
LUNGE: Final = 120
FLASH: Final = 80
SHAKE: Final = 90
SLAM: Final = 140
HELD: Final = 200
BACK: Final = 160
"""A striker goes back to its place."""
READ_HIT: Final = 520
READ_HELD: Final = 420
"""From where a blow falls until the next thing begins."""
CRACK: Final = 160
ASH: Final = 480
MEDAL: Final = 250
STAGGER: Final = 60
MOST_MEDALS: Final = 7
ROLL: Final = 200
REST: Final = 800
"""How long the end is seen."""
STAT_OF: Final[Mapping[str, int]] = {"fight": F, "shoot": S}
STRUCK_ONCE: Final = ("strike back", "blow back")
"""Steps of a combat in which one has struck first and the other has not struck yet."""
POINTS_QUESTION: Final = "split"
"""What is asked when points may be taken as Destiny or Promotion."""
FATES: Final = ("wounded", "killed", "saved")


class Fighter(NamedTuple):
    """A combatant as it stood before the blows, with the ratings that it struck and held with."""

    card: CardView
    seat: Seat
    fate: str = ""
    """What becomes of it: wounded, killed, or nothing."""
    at: int = 0
    """Milliseconds until that is seen."""


class Blow(NamedTuple):
    """A blow: which of the two strikes (0 is the attacker), when it begins, the numbers, and what comes of it."""

    striker: int
    begins: int
    number: int
    armor: int
    result: Result
    back: bool
    why: str = ""
    """An ability that decides, or "second wound"."""

    @property
    def falls(self) -> int:
        """Milliseconds until it falls."""
        return self.begins + WIND_UP + LUNGE

    @property
    def ends(self) -> int:
        """Milliseconds until the next thing begins."""
        return self.falls + (READ_HIT if self.result == "hit" else READ_HELD)


class PointsGain(NamedTuple):
    """Points that somebody gains, from when on they fly."""

    seat: Seat
    word: str
    n: int
    begins: int

    @property
    def lands(self) -> int:
        """Milliseconds until the first of them arrives."""
        return self.begins + MEDAL

    @property
    def ends(self) -> int:
        """Milliseconds until all have arrived and the counter stands."""
        return self.begins + MEDAL + STAGGER * min(MOST_MEDALS, self.n) + ROLL


class DiceRoll(NamedTuple):
    """What a fighter (0 is the attacker) has rolled for a rating, told by its letter (OPT-DICE-01)."""

    fighter: int
    letter: str
    n: int


class CombatFilm(NamedTuple):
    """The blows of a combat and what came of them."""

    fighters: tuple[Fighter, Fighter]
    tactic: str
    enters: int
    """Milliseconds in which the cards slide in; 0 where they stood there already."""
    blows: tuple[Blow, ...]
    result_at: int
    awards: tuple[PointsGain, ...]
    length: int
    before: View
    """The table before."""
    asks: bool = False
    """Whether somebody is asked then how points are taken: the end stays until he has answered."""
    worth: int = 0
    """The points that he is asked about, those that nobody can carry among them."""
    asked: Seat = NOBODY
    """Who is asked about them."""
    rolls: tuple[DiceRoll, ...] = ()

    def rolled(self, fighter: int, letter: str) -> int:
        """What a fighter's dice have added to one of its ratings; 0 without dice."""
        return next((roll.n for roll in self.rolls if (roll.fighter, roll.letter) == (fighter, letter)), 0)

    @property
    def moments(self) -> dict[str, float]:
        """When its sounds are heard."""
        found: dict[str, float] = {"iron": 0.0}
        for blow in self.blows:
            found.setdefault("blow", blow.falls)
        for one in self.fighters:
            name = {"wounded": "wound", "killed": "death"}.get(one.fate)
            if name is not None:
                found[name] = min(one.at, found.get(name, one.at))
        if self.awards:
            found["points"] = self.awards[0].lands
        return found


def may_be_film(was: View, told: Mapping[Seat, Iterable[EventView]]) -> bool:
    """May there be a film, whoever looks? Only then the table must be kept as it was."""
    kinds = {event.kind for events in told.values() for event in events}
    asked = was.decision is not None and was.decision.kind == POINTS_QUESTION
    fought = was.combat is not None and (not kinds.isdisjoint(FATES) or was.combat.step in STRUCK_ONCE)
    return "compared" in kinds or fought or (asked and "gained" in kinds)


def combat_film(was: View | None, now: View, events: Iterable[EventView]) -> CombatFilm | None:
    """What is shown of a combat between two views; None where no blow fell and no combatant died."""
    told = _one_combat(tuple(events))
    if was is None or any(event.kind == "undone" for event in told):
        return None
    compared = [event for event in told if event.kind == "compared"][:2]
    pair = _pair(was.combat, told, compared)
    if pair is None:
        return None
    fates = _fates(told, pair)
    back = _blow_back(was, now, pair, fates) if not compared else None
    if not compared and back is None and not (was.combat is not None and any(fates)):
        return None
    compared = compared if back is None else [back]
    tactic = next((e.word for e in told if e.kind == "tactic"), was.combat.tactic if was.combat is not None else "")
    cards = _cards(was, now, told, pair)
    if cards is None:
        return None
    known = was.combat is not None
    blows = _blows(compared, pair, cards, fates, now, ALREADY_THERE if known else STAND_OFF)
    if back is not None:
        blows = tuple(blow._replace(back=True) for blow in blows)
    time = blows[-1].ends if blows else ALREADY_THERE
    fighters = []
    for i in (0, 1):
        fate = fates[i] if fates[i] in ("wounded", "killed") else ""
        hit = next((blow.falls + SLAM for blow in blows if blow.striker != i and blow.result == "hit"), time)
        card = _as_struck(cards[i], compared, pair, i, STAT_OF.get(tactic))
        fighters.append(Fighter(card, card.controller, fate, hit if fate == "wounded" else time))
    seats = fighters[0].seat, fighters[1].seat
    awards = _gains(told, seats, time + (ASH // 2 if "killed" in fates else 0))
    done = max([time + (ASH if "killed" in fates else CRACK), *(award.ends for award in awards)])
    return CombatFilm(
        (fighters[0], fighters[1]), tactic, 0 if known else STAND_OFF, blows, time, awards, done + REST, was,
        asks_for_points(now), _worth(now), _asked(now), _rolls(was.combat, told, pair),
    )  # fmt: skip


def _rolls(fight: CombatView | None, told: tuple[EventView, ...], pair: tuple[int, int]) -> tuple[DiceRoll, ...]:
    """What both have rolled: since the table was last seen, else before."""
    rolled = [e for e in told if e.kind == "rolled" and e.handle in pair]
    if rolled or fight is None:
        return tuple(DiceRoll(pair.index(e.handle), e.word, e.n) for e in rolled)
    sides = (side for handle in pair for side in (fight.attacker, fight.defender) if side.handle == handle)
    return tuple(
        DiceRoll(pair.index(side.handle), "FSAV"[line.stat], line.amount)
        for side in sides
        for line in side.lines
        if (line.how, line.source) == ("dice", "dice")
    )


def asks_for_points(now: View) -> bool:
    """Is somebody asked how he takes the points of a kill?"""
    return now.decision is not None and now.decision.kind == POINTS_QUESTION


def _worth(now: View) -> int:
    """The points that somebody is asked about, 0 where nobody is."""
    asked = now.decision if asks_for_points(now) else None
    if asked is None:
        return 0
    return asked.number or max((option.number for option in asked.options), default=0)


def _asked(now: View) -> Seat:
    """Who is asked how he takes the points of a kill; NOBODY where nobody is."""
    return now.decision.seat if now.decision is not None and asks_for_points(now) else NOBODY


def film_of_points(shown: CombatFilm, was: View, now: View, events: Iterable[EventView]) -> CombatFilm | None:
    """What is shown once it is known how points are taken: they fly, where the film that was shown ended; None where
    nobody who fought gains any."""
    seats = shown.fighters[0].seat, shown.fighters[1].seat
    awards = _gains(tuple(events), seats, ALREADY_THERE)
    if not awards:
        return None
    past = {"killed": -2 * ASH, "wounded": -2 * CRACK}
    first, second = (one._replace(at=past.get(one.fate, 0)) for one in shown.fighters)
    length = max(award.ends for award in awards) + REST
    return shown._replace(
        fighters=(first, second), enters=0, result_at=0, awards=awards, length=length, before=was,
        asks=asks_for_points(now), worth=_worth(now) or shown.worth, asked=_asked(now),
    )  # fmt: skip


def _one_combat(told: tuple[EventView, ...]) -> tuple[EventView, ...]:
    """What is told of the first combat whose blows fell, without a further one."""
    fell = next((i for i, event in enumerate(told) if event.kind == "compared"), len(told))
    more = next((i for i in range(fell, len(told)) if told[i].kind == "attacked"), len(told))
    return told[:more]


def _gains(told: tuple[EventView, ...], seats: tuple[Seat, Seat], begins: int) -> tuple[PointsGain, ...]:
    """The points that two players gain in turn, from a moment on; those that were gained before blows fell, at once."""
    awards = []
    fell = next((i for i, event in enumerate(told) if event.kind == "compared"), 0)
    for i, event in enumerate(told):
        if event.kind == "gained" and event.word in ("D", "P") and event.n > 0 and event.seat in seats:
            if i < fell:
                awards.append(PointsGain(event.seat, event.word, event.n, 0))
                continue
            awards.append(PointsGain(event.seat, event.word, event.n, begins))
            begins += STAGGER * 2
    return tuple(awards)


def _blow_back(was: View, now: View, pair: tuple[int, int], fates: tuple[str, str]) -> EventView | None:
    """The blow of whoever was struck first and lives, if it fell since: it was compared when the first one fell."""
    fight = was.combat
    if fight is None or fight.step not in STRUCK_ONCE or fight.tactic not in STAT_OF:
        return None
    if now.combat is not None and now.combat.step in STRUCK_ONCE:
        return None
    first = _first(was, pair)
    if first is None or fates[1 - first] == "killed":
        return None
    striker, struck = (fight.defender, fight.attacker) if first == 0 else (fight.attacker, fight.defender)
    rating, armor = striker.ratings[STAT_OF[fight.tactic]], struck.ratings[A]
    if rating is None or armor is None:
        return None
    return EventView(
        "compared", striker.seat, None, None, rating, str(armor), (), striker.handle, struck.handle, struck.seat
    )


def _first(view: View, pair: tuple[int, int]) -> int | None:
    """Which of the two strikes first (0 is the attacker); None where both strike at once."""
    found = [find(view, handle) for handle in pair]
    first = [i for i, card in enumerate(found) if card is not None and "first strike" in card.keywords]
    return first[0] if len(first) == 1 else None


def _pair(
    fight: CombatView | None, told: tuple[EventView, ...], compared: list[EventView]
) -> tuple[int, int] | None:
    """The handles of attacker and defender: those whose blows were compared, else those of the combat."""
    handles = list(dict.fromkeys(h for e in compared for h in (e.handle, e.other_handle) if h != NO_CARD))
    known = (fight.attacker.handle, fight.defender.handle) if fight is not None else None
    begun = next((e for e in told if e.kind == "attacked"), None)
    if begun is not None:
        known = begun.handle, begun.other_handle
    if len(handles) == 2:
        turned = known is not None and (handles[0] == known[1] or handles[1] == known[0])
        return (handles[1], handles[0]) if turned else (handles[0], handles[1])
    return known if known is not None and NO_CARD not in known else None


def _fates(told: tuple[EventView, ...], pair: tuple[int, int]) -> tuple[str, str]:
    """What became of both, the last word of each; '' where nothing did."""
    found = {e.handle: e.kind for e in told if e.kind in FATES and e.handle in pair}
    return found.get(pair[0], ""), found.get(pair[1], "")


def _cards(
    was: View, now: View, told: tuple[EventView, ...], pair: tuple[int, int]
) -> tuple[CardView, CardView] | None:
    """Both as they were; one that was turned up in between is as it is now, or as it is printed."""
    out = []
    for handle in pair:
        card = find(was, handle) or find(now, handle)
        if card is None or not card.name:
            event = next((e for e in told if e.handle == handle and e.card is not None), None)
            if event is None or event.card is None:
                return None
            card = printed(handle, event.card, event.seat)
        elif find(was, handle) is None:
            card = card._replace(wounded=False)
        out.append(card)
    return out[0], out[1]


def _blows(
    compared: list[EventView], pair: tuple[int, int], cards: tuple[CardView, CardView], fates: tuple[str, str],
    now: View, time: int,
) -> tuple[Blow, ...]:  # fmt: skip
    """The blows that were struck, one after the other; who strikes first and kills is not struck back."""
    first = [i for i in (0, 1) if "first strike" in cards[i].keywords]
    by_now = _first(now, pair)  # a card may have been played for it since
    first = first or ([] if by_now is None else [by_now])
    order = sorted(compared, key=lambda e: bool(first) and len(first) == 1 and pair.index(e.handle) != first[0])
    if now.combat is not None and now.combat.step in STRUCK_ONCE:
        order = order[:1]  # the other blow falls when it is known what becomes of who was struck
    out: list[Blow] = []
    for event in order:
        if event.handle not in pair or not event.word.lstrip("-−").isdigit():
            continue
        striker = pair.index(event.handle)
        struck, armor = 1 - striker, int(event.word.replace("−", "-"))
        if len(first) == 1 and striker != first[0] and fates[striker] == "killed":
            continue
        hit = bool(fates[struck]) or (event.n >= armor and now.combat is not None)
        if not hit and event.n >= armor and fates[striker] == "killed":
            continue  # the dead do not strike
        result: Result = "hit" if hit else "held" if event.n < armor else "unharmed"
        why = ""
        if fates[struck] == "killed":
            why = (
                "second wound" if cards[struck].wounded
                else "slayer" if "slayer" in cards[striker].keywords
                else "killed if wounded" if "killed if wounded" in cards[struck].keywords else ""
            )  # fmt: skip
        out.append(Blow(striker, time, event.n, armor, result, bool(out), why))
        time = out[-1].ends
    return tuple(out)


def _as_struck(
    card: CardView, compared: list[EventView], pair: tuple[int, int], side: int, stat: int | None
) -> CardView:
    """A combatant with the ratings of the comparison: cards may have changed them since it was last seen."""
    if len(card.ratings) != 4:
        return card
    ratings = list(card.ratings)
    for event in compared:
        if stat is not None and event.handle == pair[side]:
            ratings[stat] = event.n
        elif event.handle == pair[1 - side] and event.word.lstrip("-−").isdigit():
            ratings[A] = int(event.word.replace("−", "-"))
    return card._replace(ratings=tuple(ratings))
