"""Suggestions: cards to fill a deck with or to take out of it, by what it lacks, each with its reason. Pure.

Only what the rules allow and what somebody in the deck can use is proposed. Among equals the decks that came with the
program say which cards others play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from time import perf_counter
from typing import Final, NamedTuple

from doomtable.cards.main_affiliation import main_affiliation
from doomtable.decks.card_query import tags_of
from doomtable.decks.composition import (
    AdvisedShare,
    Composition,
    DeckShare,
    composition,
    only_one,
    resolved,
    share_of,
)
from doomtable.decks.deck_mends import room_for
from doomtable.decks.deck_needs import (
    Need,
    NeedKind,
    first_unmet,
    fits,
    gives,
    lacks,
    needs_of,
    pool_of,
)
from doomtable.decks.edited_deck import EditedDeck
from doomtable.rules.language import Card
from doomtable.rules.ruleset import Ruleset
from doomtable.start_sections import Lookup, started

USUAL_COPIES: Final = 3
"""Copies of a card that are proposed of warriors; of anything else two."""
CHEAP: Final = 5
"""A warrior of no more than this Value can be mustered with the Destiny of the start."""
STRONG: Final = 24
"""Fight or Shoot and Armor of a strong warrior together."""
DEAREST_USUAL: Final = 9
DEAR: Final = 0.15
"""From this Value on a warrior is worth so much less for each D more, because it comes late."""
CHEAP_SHARE: Final = 0.4
"""At least so many of the warriors should be cheap."""

ALIKE: Final = 0.07
"""How much less a card is worth for each of its type that is there already, so that not all is of one type."""


OWN: Final[Mapping[DeckShare, str]] = {"things": "advice-own-things", "specials": "advice-own-specials"}
ANY: Final[Mapping[DeckShare, str]] = {"things": "advice-any-things", "specials": "advice-any-specials"}
MANY: Final[Mapping[DeckShare, str]] = {
    "warriors": "advice-many-warriors", "things": "advice-many-things", "specials": "advice-many-specials",
}  # fmt: skip
"""Why a card of a share is put in, because it is of the deck's affiliation or serves any deck, or taken out."""
UNMET: Final[Mapping[NeedKind, str]] = {
    "caster": "advice-no-caster", "bearer": "advice-no-bearer", "host": "advice-no-host",
    "present": "advice-no-present",
}  # fmt: skip
"""What is said of a card whose need nobody in the deck meets."""


class Suggestion(NamedTuple):
    """A card to put in or take out, and the message that says why, with its numbers and names."""

    card: str
    by: int
    reason: str
    args: Mapping[str, str | int]


@dataclass(frozen=True, slots=True)
class AdviceGround:
    """What suggestions are made on: the rules, all cards that may be proposed, and how many known decks play each."""

    rules: Ruleset
    cards: Sequence[Card]
    lookup: Lookup
    role: str = ""
    played: Mapping[str, int] = field(default_factory=dict)
    home: str = ""
    """The affiliation that is wanted; '' for that of most warriors."""
    there: Mapping[str, int] | None = None
    """How many copies of each card there are to build with, in all parts; None for as many as one likes."""


def filling(edited: EditedDeck, ground: AdviceGround, most: int = 8, copies: int | None = None) -> list[Suggestion]:
    """Cards to put in one after the other, the best first: each takes those before it into account; no more of them
    than so many `copies` take."""
    cards = Counter(dict(edited.deck.cards))
    out: list[Suggestion] = []
    room = _Room(edited, ground)
    candidates: dict[DeckShare, list[_Candidate]] = {"warriors": [], "things": [], "specials": []}
    for card in ground.cards:
        candidates[share_of(card)].append(_candidate(card))
    at_start = [card for card, _ in starters(edited, ground.rules, ground.role, ground.lookup, ground.cards)]
    offer = _Offer((*at_start, *(card for card, _ in resolved(cards.items(), ground.lookup))))
    for _ in range(most):
        listed = resolved(cards.items(), ground.lookup)
        made = composition(listed, ground.rules.start_d, ground.rules.deck_min)
        tries = (_best(share, made, listed, offer, cards, room, ground, candidates) for share in _lacked(made))
        best = next(filter(None, tries), None)
        if best is None:
            break
        if best.card not in cards:
            offer.add(ground.lookup(best.card))
        cards[best.card] += best.by
        room.take(best.card, best.by)
        out.append(best)
        if copies is not None and sum(one.by for one in out) >= copies:
            break
    return out


def fill_names(edited: EditedDeck, ground: AdviceGround, wanted: int, warriors: bool = False) -> tuple[str, ...]:
    """So many cards to put in, each as often as it is to come; warriors alone where those are what is missing."""
    if warriors:
        fighting = [card for card in ground.cards if card.type == "warrior"]
        ground = AdviceGround(ground.rules, fighting, ground.lookup, ground.role, ground.played, ground.home)
    found = filling(edited, ground, wanted, wanted)
    return tuple(one.card for one in found for _ in range(one.by))[:wanted]


def trimming(edited: EditedDeck, ground: AdviceGround, most: int = 8) -> list[Suggestion]:
    """Cards to take out one after the other: what nobody can use, then what there is too much of."""
    cards = Counter(dict(edited.deck.cards))
    out: list[Suggestion] = []
    for _ in range(most):
        listed = resolved(cards.items(), ground.lookup)
        if not listed:
            break
        found = _worst(listed, ground)
        cards[found.card] += found.by
        if cards[found.card] <= 0:
            del cards[found.card]
        out.append(found)
    return _joined(out)


def _joined(found: Sequence[Suggestion]) -> list[Suggestion]:
    """Suggestions of one card for one reason as one."""
    out: dict[tuple[str, str], Suggestion] = {}
    for one in found:
        before = out.get((one.card, one.reason))
        out[one.card, one.reason] = one if before is None else before._replace(by=before.by + one.by)
    return list(out.values())


class _Candidate(NamedTuple):
    """A card that may be proposed, with what is asked of it for every proposal."""

    card: Card
    share: DeckShare
    needs: tuple[int, ...]
    """Places in `_NEEDS`."""
    tags: frozenset[str]
    number: int
    """Its own place in `_NUMBERED`."""


_CANDIDATES: Final[dict[str, _Candidate]] = {}
"""By name; a card is asked for its needs once, and not by its value, which takes longer to hash than to use."""
_NUMBERED: Final[list[_Candidate]] = []
_NEEDS: Final[list[Need]] = []
"""Every need that some card has, once: few cards have one of their own."""
_PLACES: Final[dict[Need, int]] = {}


def read_some(cards: Sequence[Card], seconds: float) -> bool:
    """Look at cards for so long, one at least, as the first suggestion would have to; whether all are looked at."""
    until = perf_counter() + seconds
    for card in cards:
        if card.name not in _CANDIDATES:
            _candidate(card)
            if perf_counter() > until:
                return False
    return True


def _candidate(card: Card) -> _Candidate:
    """A card with its share and needs."""
    found = _CANDIDATES.get(card.name)
    if found is None or found.card is not card:
        needs = tuple(map(_place, needs_of(card)))
        found = _Candidate(card, share_of(card), needs, frozenset(tags_of(card)), len(_NUMBERED))
        _CANDIDATES[card.name] = found
        _NUMBERED.append(found)
    return found


def _place(need: Need) -> int:
    if need not in _PLACES:
        _PLACES[need] = len(_NEEDS)
        _NEEDS.append(need)
    return _PLACES[need]


@lru_cache(maxsize=1 << 16)
def _fits(number: int, need: int, given: frozenset[str]) -> bool:
    """Whether a candidate is what a card needs; words that are `given` may be put on it."""
    one = _NUMBERED[number]
    return fits(one.card, one.tags, _NEEDS[need], given)


class _Offer:
    """What a deck offers to its own cards, while cards come in."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self._take(cards)

    def _take(self, cards: Iterable[Card]) -> None:
        self.pool = pool_of(cards)
        self._cards = [_candidate(card) for card, _ in self.pool.cards]
        self._serving: dict[int, tuple[int, int]] = {}
        """Of each need that was asked for: how many cards meet it, and how many warriors among them."""

    def add(self, card: Card) -> None:
        """A card comes in that was not there."""
        serving, before = self._serving, self.pool.given
        self._take((*(one.card for one in self._cards), card))
        if self.pool.given == before:  # what others are may be made of them anew
            self._serving = {need: self._with(found, need, self._cards[-1]) for need, found in serving.items()}

    def _with(self, found: tuple[int, int], need: int, one: _Candidate) -> tuple[int, int]:
        if not _fits(one.number, need, self.pool.given):
            return found
        return found[0] + 1, found[1] + (one.share == "warriors")

    def _of(self, need: int) -> tuple[int, int]:
        found = self._serving.get(need)
        if found is None:
            found = (0, 0)
            for one in self._cards:
                found = self._with(found, need, one)
            self._serving[need] = found
        return found

    def warriors_for(self, need: int) -> int:
        """How many different warriors are what a card needs."""
        return self._of(need)[1]

    def lacks(self, one: _Candidate) -> Need | None:
        """What a card needs that no other card offers it; None where it can be used."""
        unmet = [_NEEDS[need] for need in one.needs if not self._of(need)[0]]
        return first_unmet(one.card, unmet, self.pool) if unmet else None


class _Room:
    """How many copies of cards may still be put in."""

    def __init__(self, edited: EditedDeck, ground: AdviceGround) -> None:
        self.edited, self.ground = edited, ground
        self._left: dict[str, int] = {}

    def of(self, card: Card) -> int:
        if card.name not in self._left:
            room, there = room_for(self.edited, card, self.ground.rules, self.ground.role), self.ground.there
            if there is not None:
                held = sum(dict(cards).get(card.name, 0) for _, cards in self.edited.deck.piles)
                room = min(room, there.get(card.name, 0) - held)
            self._left[card.name] = room
        return self._left[card.name]

    def take(self, name: str, copies: int) -> None:
        self._left[name] = self.of(self.ground.lookup(name)) - copies


def starters(
    edited: EditedDeck, rules: Ruleset, role: str, lookup: Lookup, cards: Iterable[Card]
) -> list[tuple[Card, int]]:
    """The cards that lie on the table before the first turn, by these rules."""
    return [(lookup(name), count) for name, count in started(edited.deck, rules, role, lookup, cards)]


def _best(
    share: DeckShare, made: Composition, listed: Sequence[tuple[Card, int]], offer: _Offer, cards: Mapping[str, int],
    room: _Room, ground: AdviceGround, candidates: Mapping[DeckShare, Sequence[_Candidate]],
) -> Suggestion | None:  # fmt: skip
    """The card of a share that does most for a deck, or any that somebody in it waits for."""
    home = ground.home or main_affiliation(listed)
    waiting = [need for card, _ in listed if (need := offer.lacks(_candidate(card))) is not None]
    best: tuple[_Candidate, list[Need]] | None = None
    highest = 0.0
    woken = candidates["warriors"] if waiting and share != "warriors" else ()
    for one in (*candidates[share], *woken):
        card = one.card
        wakes = [need for need in waiting if fits(card, one.tags, need)] if waiting and one.share == "warriors" else []
        if one.share != share and not wakes:
            continue
        worth = _worth(one, made, offer, home, cards.get(card.name, 0), wakes, ground)
        if worth <= highest or room.of(card) <= 0:
            continue
        if not wakes and offer.lacks(one) is not None and not _serves_itself(card):
            continue
        best, highest = (one, wakes), worth
    if best is None:
        return None
    one, wakes = best
    copies = 1 if only_one(one.card) else min(USUAL_COPIES if one.share == "warriors" else 2, room.of(one.card))
    lacking = next(other.lacking for other in made.shares if other.share == one.share)
    by = max(1, min(copies, lacking if lacking > 0 else 1))
    return Suggestion(one.card.name, by, *_reason(one, made, offer, home, wakes, ground))


def _lacked(made: Composition) -> list[DeckShare]:
    """The shares, the one of which most is missing first, measured by what is advised."""
    def missing(one: AdvisedShare) -> float:
        middle = (one.least + one.most) / 2
        return (middle - one.held) / max(1.0, middle)

    return [one.share for one in sorted(made.shares, key=missing, reverse=True)]


def _worth(
    one: _Candidate, made: Composition, offer: _Offer, home: str, there: int, wakes: Sequence[Need],
    ground: AdviceGround,
) -> float:  # fmt: skip
    """How much a card would do for a deck; 0 where it is not proposed."""
    card, kind = one.card, one.share
    played = min(4, ground.played.get(card.name, 0)) / 8
    own = _own(card, home, ground)
    if wakes:
        return 3 + played
    if there >= (USUAL_COPIES if kind == "warriors" else 2) or (there and only_one(card)):
        return 0.0
    if kind == "warriors":
        if not own:
            return 0.0
        value = card.V or 0
        strength = max(card.F or 0, card.S or 0) + (card.A or 0)
        worth = 1 + strength / STRONG + played - DEAR * max(0, value - DEAREST_USUAL) - 0.1 * there
        return worth + (1 - value / (2 * STRONG) if value <= CHEAP and _few_cheap(made) else 0)
    serves = offer.warriors_for(one.needs[0]) if one.needs else 0
    general = "general" in card.affiliations or not card.affiliations
    if not (own or general or serves):
        return 0.0
    reach = serves / max(1, offer.pool.warriors)
    alike = 0.0 if kind == "specials" else ALIKE * made.types.get(card.type, 0)
    return 1 + 2 * played + (0.6 if own else 0.0) + 0.5 * reach - 0.2 * there - alike


def _own(card: Card, home: str, ground: AdviceGround) -> bool:
    """Whether a card is of the affiliation of the deck."""
    return home in card.affiliations or (home == "general" and not ground.home)


def _few_cheap(made: Composition) -> bool:
    """Whether too few of the warriors can be mustered at once."""
    return made.destiny.opening < CHEAP_SHARE * max(1, sum(made.curve))


def _reason(
    one: _Candidate, made: Composition, offer: _Offer, home: str, wakes: Sequence[Need], ground: AdviceGround
) -> tuple[str, Mapping[str, str | int]]:
    """Why a card is proposed: a message and its arguments."""
    card, kind = one.card, one.share
    if wakes:
        return "advice-wakes", {"n": len(wakes)}
    if kind == "warriors":
        if (card.V or 0) <= CHEAP and _few_cheap(made):
            return "advice-cheap-warrior", {"v": card.V or 0}
        return "advice-warrior", {"affiliation": home, "n": sum(made.curve)}
    serves = offer.warriors_for(one.needs[0]) if one.needs else 0
    asks = _NEEDS[one.needs[0]].kind if one.needs else None
    if asks == "caster":
        return "advice-casters", {"n": serves}
    if asks == "bearer" and serves:
        return "advice-bearers", {"n": serves}
    if _own(card, home, ground):
        return OWN[kind], {"affiliation": home}
    return ANY[kind], {"n": ground.played.get(card.name, 0)}


def _serves_itself(card: Card) -> bool:
    """Whether a card makes of somebody what it asks for, such as a blessing that gives its bearer the aspect."""
    given = frozenset(gives(card))
    return any(fits(card, frozenset(), need, given) for need in needs_of(card) if need.aspects)


def _worst(listed: Sequence[tuple[Card, int]], ground: AdviceGround) -> Suggestion:
    """The card that a deck misses least."""
    pool = pool_of(card for card, _ in listed)
    made = composition(listed, ground.rules.start_d, ground.rules.deck_min)
    home = ground.home or main_affiliation(listed)
    useless = [card for card, _ in listed if lacks(card, pool) is not None]
    if useless:
        need = lacks(useless[0], pool)
        assert need is not None
        return Suggestion(useless[0].name, -1, UNMET[need.kind], {})
    doubled = [one for one in made.doubles if one.copies > 1]
    if doubled:
        return Suggestion(doubled[0].card, -1, "advice-double", {"n": doubled[0].copies})
    share = max(made.shares, key=lambda one: (one.held - one.most) / max(1, one.most))
    held = [(card, n) for card, n in listed if share_of(card) == share.share] or list(listed)

    few = made.destiny.opening < CHEAP_SHARE * sum(made.curve)

    def keeps(entry: tuple[Card, int]) -> tuple[float, str]:
        card, count = entry
        own = home in card.affiliations
        strength = (max(card.F or 0, card.S or 0) + (card.A or 0)) / STRONG if card.type == "warrior" else 0.0
        dear = (card.V or 0) / 6 if few and card.type == "warrior" else 0.0
        return own + strength - dear + min(4, ground.played.get(card.name, 0)) / 8 - 0.05 * count, card.name

    card, _ = min(held, key=keeps)
    if few and card.type == "warrior" and (card.V or 0) > CHEAP:
        return Suggestion(card.name, -1, "advice-dear", {"v": card.V or 0})
    if share.held <= share.most:
        return Suggestion(card.name, -1, "advice-least", {})
    return Suggestion(card.name, -1, MANY[share_of(card)], {"n": share.held, "most": share.most})
