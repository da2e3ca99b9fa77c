"""Searches of piles: what is looked for, where it goes and at what price, what happens to it then."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from doomtable.rules import language as L
from doomtable.words.plan.costs import payment
from doomtable.words.plan.effect_parts import Told, order, said
from doomtable.words.plan.modifiers import chosen
from doomtable.words.plan.nouns import noun, quantity
from doomtable.words.plan.references import References, lighter
from doomtable.words.plan.structure import YOU, Adjunct, Clause, Deed, ForEach, GameWords, Noun, Text

_PLACES = {
    "hand": "take into hand", "play": "put into play", "top": "put on top", "held": "put under this",
    "cast": "cast at once", "build": "build at once", "discard": "discard",
}  # fmt: skip
_PRICES = {"V": "paying its Value", "2V": "paying twice its Value", "listed": "paying its costs"}

_PLACED = "paying the newcomer's Value"


def searched(e: L.Search, refs: References, then: Callable[[], Text]) -> Told:
    """A search; `then` says what happens to what is found, which is "it" by then."""
    who = refs.player(e.whose)
    if e.to == "discard" and isinstance(e.n, L.Sum) and not e.then:
        return _looked_through(e, who, refs)
    replaced = e.to == "place" and e.on != "me"
    """Whether who is replaced is spoken of after that, and not who comes in its place."""
    told = said(*chosen(e.on, refs)) if replaced and refs.is_new_target(e.on) else []
    if e.sel.where == "hand" and e.to == "target":  # nobody needs to search what he sees
        return said(Clause((_put(e, noun(replace(e.sel, whose="yours"), refs, "a"), refs),)))
    cards = noun(lighter(e.sel, "where", "whose"), refs, "a", n=e.n, up_to=e.n != 1)
    pile = GameWords("pile of", (e.sel.where or "draw", "yours" if who.you else who.word))
    found = Noun("it", cards.kind, many=cards.many)
    deeds = [Deed("search for", (pile, cards))]
    if e.show:
        deeds.append(Deed("show", (found,)))
    deeds.append(_put(e, found, refs))
    if e.pay:
        price = Adjunct(_PLACED if e.to == "place" else _PRICES[e.pay])
        told += said(Clause(tuple(deeds[:-1])), Clause((deeds[-1],), after=(price,)))
    else:
        told += said(Clause(tuple(deeds)))
    if replaced:
        refs.tell(e.on, Noun(word="replaced warrior"), speak=False)
        refs.mute()
        told += then()
    if e.sel.where in ("draw", ""):
        same = GameWords("pile of", (pile.keys[0], pile.keys[1] if who.you else refs.player(e.whose).word))
        told += said(order("shuffle the rest of" if e.to == "top" else "shuffle", same))
    if e.extra is not None:
        told += said(Clause(tuple(deed._replace(mode="may") for deed in payment(e.extra, refs)), YOU,
                            after=(Adjunct("to take one more"),)))  # fmt: skip
    if e.then and not replaced:
        refs.tell("it", found)
        told += then()
    return told


def _looked_through(e: L.Search, who: Noun, refs: References) -> Told:
    """'Search the draw pile; for each further 6 D paid, you may discard one card from it', where the search has a price
    of its own."""
    pile = GameWords("pile of", (e.sel.where or "draw", "yours" if who.you else who.word))
    n = quantity(e.n, "card", refs)
    assert isinstance(n.n, ForEach)
    bought = Clause((Deed("discard from it", (n._replace(n=n.n.n),), "may"),), YOU, (Adjunct("for each", (n.n.of,)),))
    same = GameWords("pile of", (pile.keys[0], pile.keys[1] if who.you else refs.player(e.whose).word))
    return said(order("search", pile), bought, order("shuffle", same))


def _put(e: L.Search, found: Noun, refs: References) -> Deed:
    """Where what is found goes."""
    if e.to == "place":
        return Deed("put in the place of", (found, refs.noun(e.on, pronoun=False)))
    if e.to == "target":
        verb = "attach if allowed to" if refs.is_new_target(e.on) else "attach to"
        return Deed(verb, (found, refs.noun(e.on)))
    if e.to == "kohort":
        return Deed("put into area", (found, GameWords("area", ("kohort", "yours"))))
    return Deed(_PLACES[e.to], (found,))
