"""Sentences for points, actions, turns and players."""

from __future__ import annotations

from doomtable.rules.language import (
    Actions,
    Ask,
    Award,
    Bid,
    Convert,
    Credit,
    EventNumber,
    Gain,
    Lose,
    Pass,
    PayOr,
    RaiseGoal,
    Skip,
    SwapPools,
    TurnAgain,
)
from doomtable.words.english import amounts
from doomtable.words.english.clause_joining import series
from doomtable.words.english.dispatch import effect, value
from doomtable.words.english.grammar import Clause, Phrase, conjugate, count
from doomtable.words.english.references import References

_SKIPPED = {"turn": "turn", "draw": "Draw step", "discard": "Discard step"}
_HALF = {"up": " (rounded up)", "down": " (rounded down)"}


def told(who: Phrase, deed: str) -> Clause:
    """What a player does: an order to the reader, a statement about others."""
    return Clause(deed, order=True) if who.you else Clause(who.does(deed))


def _their(who: Phrase) -> str:
    return "your" if who.you else "their"


@effect.register
def _(node: Gain, refs: References) -> Clause:
    return told(refs.player(node.who), f"gain {amounts.points(node.amount, node.pool, refs)}")


@effect.register
def _(node: Lose, refs: References) -> Clause:
    who = refs.player(node.who)
    if node.all:
        return told(who, f"lose all {_their(who)} {node.pool}")
    if node.half:
        return told(who, f"lose half {_their(who)} {node.pool}{_HALF[node.half]}")
    return told(who, f"lose {amounts.points(node.amount, node.pool, refs)}")


@effect.register
def _(node: Pass, refs: References) -> Clause:
    giver = refs.player(node.giver)
    taker = refs.player(node.taker)
    return told(giver, f"give {taker.text} {amounts.points(node.amount, node.pool, refs)}")


@effect.register
def _(node: SwapPools, refs: References) -> Clause:
    one, other = refs.player(node.one), refs.player(node.other)
    return told(one, f"exchange all {_their(one)} {node.pool} with {other.text}")


@effect.register
def _(node: Convert, refs: References) -> Clause:
    who = refs.player(node.who)
    return told(who, f"exchange D and P in either direction, {node.d} D for 1 P, as often as wanted")


@effect.register
def _(node: PayOr, refs: References) -> Clause:
    who = refs.player(node.who)
    costs = []
    if node.d != 0:
        costs.append(f"pay {amounts.points(node.d, 'D', refs)}")
    if node.actions:
        costs.append(f"spend {count(node.actions)} {'action' if node.actions == 1 else 'actions'}")
    forfeit = series(node.otherwise, refs) if node.otherwise and not node.then else None
    if forfeit is not None and forfeit.order and ". " not in forfeit.text:
        return told(
            who, f"{' and '.join(costs)} or {forfeit.text if who.you else conjugate(forfeit.text, who.many)}"
        )
    text = f"{who.text} may {' and '.join(costs)}"
    paid = "you do" if who.you else "they do"
    if node.then:
        text = f"{text}; if {paid}, {series(node.then, refs).text}"
    if node.otherwise:
        text = f"{text}; if not, {series(node.otherwise, refs).text}"
    return Clause(text)


@effect.register
def _(node: Actions, refs: References) -> Clause:
    who = refs.player(node.who)
    kind = "attack" if node.attack == "only" else "action"
    number = amounts.cards(node.n, refs, f"more {kind}")
    details: list[str] = []
    if node.only_with is not None:
        details.append(f"with {refs.noun(node.only_with).as_object}")
    if node.at_once:
        details.append("at once")
    if node.next_turn:
        details.append("next turn")
    text = " ".join([f"may take {number}" if kind == "action" else f"may make {number}", *details])
    if node.attack == "may":
        text = f"{text}, {'which' if node.n == 1 else 'one of which'} may be an attack"
    elif node.attack == "no":
        text = f"{text} (no attack)"
    if node.points:
        text = f"{text}; you earn any points"
    return Clause(f"{who.text} {text}")


@effect.register
def _(node: Skip, refs: References) -> Clause:
    who = refs.player(node.who)
    return told(who, f"skip {_their(who)} next {_SKIPPED[node.what]}")


@effect.register
def _(node: TurnAgain, refs: References) -> Clause:
    return told(refs.player(node.who), "take another turn after this one")


@effect.register
def _(node: Award, refs: References) -> Clause:
    pool = f" {node.pool}" if node.pool else ""
    points = f"the{pool or ''} points" if not pool else f"the{pool}"
    if node.lose:
        return Clause(f"{points} are lost")
    if node.to is not None:
        taker = refs.player(node.to)
        if node.amount is None:
            return Clause(f"{points} go to {taker.text} instead")
        unit = node.pool or "points"
        share = amounts.quantity(node.amount, refs, unit, unit)
        return Clause(f"{taker.does('earn')} {share} of them instead")
    if isinstance(node.amount, EventNumber):
        return Clause(
            f"{points} are multiplied by {node.amount.times}"
            if node.amount.times != 2
            else f"{points} are doubled"
        )
    if node.amount is None:
        return Clause(f"all points are earned as {node.pool}")
    kind = f" as {node.pool} instead" if node.pool else " instead"
    return Clause(f"earn {value(node.amount, refs)}{kind}", order=True)


@effect.register
def _(node: RaiseGoal, refs: References) -> Clause:
    return Clause(f"the win does not count: that player must earn {node.by} P more")


@effect.register
def _(node: Credit, refs: References) -> Clause:
    return Clause(
        f"you may spend up to {node.most} D that you do not have, and owe {node.back} D for each; "
        "as long as you owe any you cannot win"
    )


@effect.register
def _(node: Bid, refs: References) -> Clause:
    least = "" if node.least == 0 else f" from {amounts.points(node.least, 'D', refs)} upwards"
    refs.tell("winner", Phrase("the highest bidder"), speak=False)
    return Clause(
        f"all players bid D in turn{least}; the highest bidder pays, and then: {series(node.then, refs).text}"
    )


@effect.register
def _(node: Ask, refs: References) -> Clause:
    who = refs.player(node.who)
    number = amounts.cards(node.n, refs, "yes-or-no question")
    refused = f"; an answer may be refused by paying {node.refuse} D" if node.refuse else ""
    return Clause(f"ask {who.text} {number} about the cards in hand{refused}", order=True)
