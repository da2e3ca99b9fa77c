"""Effects on cards: moves, piles, attachments, markers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from doomtable.rules import language as L
from doomtable.words.plan.bought_parts import bought_first
from doomtable.words.plan.effect_parts import Told, does, lends_to_player, order, said, thing
from doomtable.words.plan.modifiers import chosen
from doomtable.words.plan.nouns import noun, quantity
from doomtable.words.plan.references import References
from doomtable.words.plan.structure import (
    Adjunct,
    Clause,
    Comparison,
    Deed,
    GameWords,
    HowMany,
    Kind,
    MarkerOn,
    Noun,
    Sentence,
    Several,
)
from doomtable.words.plan.tags import ORGANISATIONS


def _move(e: L.Move, refs: References) -> Told:
    aim = refs.target(e.what.on) if isinstance(e.what, L.Sel) and isinstance(e.what.on, str) else None
    first = chosen(e.what.on, refs) if isinstance(e.what, L.Sel) and aim is not None and aim.n != 1 else []
    if first:
        refs.mute()
    what = _moved(e, refs)
    after = [Adjunct("at random")] if e.random else []
    if e.pay == "V" and e.to == "play" and e.to_whose == "target player":
        into = Deed("put into play for", (what._replace(how="it"), refs.player("target player")))
        return said(Clause((Deed("pay the Value of", (what,)), into)))
    if e.pay:
        after.append(Adjunct("paying its Value" if e.pay == "V" else "paying twice its Value"))
    if e.attachments == "stay" and e.to == "hand":
        after.append(Adjunct("attachments along"))
    elif e.attachments:
        after.append(Adjunct(f"attachments {e.attachments}"))
    if e.rider == "spared":
        after.append(Adjunct("rider spared"))
    own_pile = isinstance(e.what, L.Sel) and e.what.where == "discard" and e.what.whose == "yours"
    plain = "return all to hand" if what.how == "all" else "return to hand"
    hand = "return to hand after use" if e.what == "announced" else plain
    verbs = {
        "discard": "discard", "annihilated": "annihilate", "hand": "take into hand" if own_pile else hand,
        "draw": f"put {e.place} of draw pile", "held": "put under this",
        "play": "put into your play" if e.to_whose == "you" else "put into play",
    }  # fmt: skip
    if e.to == "draw" and own_pile and e.place == "shuffled":
        deed = Deed("shuffle into own draw pile", (what,))
    elif e.to == "play" and e.to_whose == "target player":
        deed = Deed("put into play for", (what, refs.player("target player")))
    elif e.to in verbs:
        deed = Deed(verbs[e.to], (what,))
    else:
        whose = {"you": "yours", "owner": "its owner", "controller": "its"}[e.to_whose]
        deed = Deed("put into area", (what, GameWords("area", (e.to, whose))))
    if e.rider == "killed":
        earned = Clause((Deed("earn its Value"),), Noun(word="you, told"))
        return [*said(*first, Clause((deed,))), Sentence((Clause((Deed("be killed"),), Noun(word="rider")), earned))]
    if e.by == "you" or not isinstance(e.what, L.Sel):
        return said(*first, Clause((deed,), after=tuple(after)))
    choice = () if e.random or e.n == "all" else (Adjunct("of own choice"),)
    return said(*first, Clause((deed,), refs.player(e.by), after=(*choice, *after)))


def _moved(e: L.Move, refs: References) -> Noun:
    if not isinstance(e.what, L.Sel):
        return refs.noun(e.what, pronoun=refs.canonical(e.what) != "bearer" or refs.card.type == "warrior")
    if e.n == "all":
        found = noun(e.what, refs, "all")
        if e.what == L.Sel(all=()):
            found = found.detailed(Adjunct("in play"))
    else:
        found = noun(e.what, refs, "any" if e.by == "you" else "a", n=e.n)
    refs.mute()
    return found


def _look(e: L.Look, refs: References) -> Told:
    who = refs.player(e.whose)
    if e.where == "covered":
        return said(order("look at covered", who))
    pile = GameWords("pile of", (e.where, "yours" if who.you else who.word))
    if e.n != 0:
        unit, random = ("top card", ()) if e.where == "draw" else ("card", (Adjunct("at random"),))
        return list(bought_first(tuple(said(order("look at cards of", quantity(e.n, unit, refs), pile, after=random)))))
    return said(order("look at", pile))


def _hand_loss(e: L.HandLoss, refs: References) -> Told:
    who, cards = refs.player(e.whose), quantity(e.n, "card", refs)
    if e.excess:
        return said(does(who, "discard down to the hand size"))
    if e.by != "you":
        after = (Adjunct("at random"),) if e.by == "random" else ()
        return said(does(who, "discard from hand", cards, after=after))
    if who.you:
        return said(order("discard from hand", cards))
    hand = GameWords("pile of", ("hand", who.word))
    if e.look:
        return said(Clause((Deed("look at", (hand,)), Deed("discard from it", (cards,)))))
    return said(order("discard unseen", cards, hand))


def _draw(e: L.Draw, refs: References) -> Told:
    who = refs.player(e.who)
    if isinstance(e.n, L.Sum) and _held(e.n.parts[1:], e.who) and isinstance(e.n.parts[0], int):
        return said(does(who, "draw up to a hand", quantity(e.n.parts[0], "card", refs)))
    told = said(does(who, "draw", quantity(e.n, "card", refs, "extra" if e.keep else "")))
    keeper = who if who.you else Noun(word="that player")
    keeps = Clause((Deed("keep of them", (e.keep,)), Deed("discard the rest")),
                   None if keeper.you else keeper)  # fmt: skip
    return told + (said(keeps) if e.keep else [])


def _held(parts: tuple[L.Amount, ...], who: L.Who) -> bool:
    """Whether an amount is made less by every card that who draws holds."""
    whose: L.Whose = "target player" if who == "target player" else "yours"
    return parts == (L.Count(L.Sel(all=(), where="hand", whose=whose), each=-1),)


def _shuffle(e: L.Shuffle, refs: References) -> Told:
    who = refs.player(e.who)
    if e.may:
        return said(Clause((Deed("shuffle own", (), "may"),), who))
    return said(does(who, "shuffle own"))


def _attach(e: L.AttachTo, refs: References) -> Told:
    if isinstance(e.what, L.Sel):
        verb = "move all legal to" if e.legal else "move all to"
        return said(order(verb, noun(e.what, refs, "all"), refs.noun(e.to)))
    if e.what == "me" and lends_to_player(refs):
        return said(order("move where it may be", refs.noun("me"), refs.noun("target")))
    what = refs.noun(e.what)
    to = refs.player("target player") if e.to == "target player" else refs.noun(e.to)
    if e.what != "target":
        moved = e.what == "me" and refs.card.host is not None
        return said(order("move this to" if moved else "attach to", what, to))
    told = said(order("move to", what, to))
    swapped = Clause((Deed("change places both"),), before=(Adjunct("if moved onto its like"),))
    return told + (said(swapped) if e.swap else [])


def _undo(e: L.Undo, refs: References) -> Told:
    what = refs.noun(e.what)
    if e.words == ("infected",):
        return said(order("cure infections of", what))
    if {*e.words} >= ORGANISATIONS:
        return said(order("return to its affiliations", what))
    groups = tuple(word for word in e.words if word in ("legion", "brotherhood", "cartel"))
    kinds = tuple(word for word in e.words if word not in groups)
    deeds = [Deed("be considered", (GameWords("class", kinds, "or"),), negated=True)] if kinds else []
    deeds += [Deed("belong to", (GameWords("membership", groups),), negated=True)] if groups else []
    made = GameWords("classes" if what.many else "class", kinds or groups)
    them = Noun("it", what.kind, many=what.many)
    return said(order("discard what made it so", what, made, them), Clause(tuple(deeds), what))


def _copy(e: L.Copy, refs: References) -> Told:
    return said(order("play this as", noun(e.like, refs, "any")))


def _cast(e: L.Cast, refs: References) -> Told:
    return said(does(refs.noun(e.who), "cast any spell"), order("pay for the spell"))


def _mark(e: L.Mark, refs: References) -> Told:
    every = e.off and e.n == L.Marks(e.name, on=e.on) if isinstance(e.on, str) else False
    markers = quantity(2, f"marker {e.name}", refs, "all") if every else quantity(e.n, f"marker {e.name}", refs)
    on = noun(e.on, refs, "each") if isinstance(e.on, L.Sel) else refs.noun(e.on, pronoun=e.on != "foe")
    if e.off and on.how == "any":  # who has none is not chosen
        on = on._replace(kind=on.kind._replace(details=tuple(one for one in on.kind.details if not _marked(one, e))))
    if e.n == L.EventNumber():  # of a harm: what would kill at once counts as two wounds
        return said(order("put on for each wound", quantity(1, f"marker {e.name}", refs), on))
    return said(order("remove from" if e.off else "put on", markers, on))


def _marked(detail: Adjunct | str, e: L.Mark) -> bool:
    """Whether a detail only says that there is a marker of that name."""
    test = detail.args[0] if isinstance(detail, Adjunct) and detail.key == "tested" else None
    if not isinstance(test, Comparison) or (test.op, test.right) != (">", 0) or not isinstance(test.left, HowMany):
        return False
    return isinstance(test.left.of, MarkerOn) and test.left.of.name == e.name


def _hold(e: L.Hold, refs: References) -> Told:
    face = (Adjunct("face down"),) if e.face_down else ()
    what, under = thing(e.what, refs), refs.noun(e.under, pronoun=False)
    if what.kind.details and what.how == "any":
        both = (Deed("choose", (Several((what,)),)), Deed("put under", (Noun("it", what.kind, many=what.many), under)))
        told = said(Clause(both, after=face))
    else:
        told = said(order("put under", what, under, after=face))
    return told + (said(Clause((Deed(f"spill {e.spill}"),), Noun(word="cards under this")))
                   if e.spill != "discard" else [])  # fmt: skip


def _face_down(e: L.FaceDown, refs: References) -> Told:
    what = thing(e.what, refs)
    it = what._replace(how="it")
    price = quantity(e.actions, "action", refs)
    return said(order("turn face down", what)) + said(Clause((Deed("do nothing there"),), it)) + said(
        Clause((Deed("cost to turn up", (price,), "may"),), Noun(word="each player")))  # fmt: skip


def _fulfil(e: L.Fulfil, refs: References) -> Told:
    if e.what.like == "it":
        return said(order("reveal", Noun("it", Kind(("mission",)))),
                    Clause((Deed("count as fulfilled"),), Noun("it", Kind(("mission",)))))  # fmt: skip
    return said(order("fulfil at once", noun(e.what, refs, "any")))


def spared(of: L.Sel, effects: tuple[L.Effect, ...]) -> L.Sel | None:
    """On whom cards are spared, of which all others are discarded."""
    only = effects[0] if len(effects) == 1 else None
    test = only.cond if isinstance(only, L.If) and only.then == (L.Move("it", "discard"),) else None
    if not isinstance(only, L.If) or only.otherwise or not isinstance(test, L.Not) or not isinstance(test.cond, L.Is):
        return None
    sel = test.cond.sel
    alike = test.cond.ref == "it" and replace(sel, on=None, deep=of.deep) == of
    return sel.on if alike and isinstance(sel.on, L.Sel) else None


CARDS: Final[dict[type[Any], Callable[[Any, References], Told]]] = {
    L.Move: _move,
    L.Look: _look,
    L.HandLoss: _hand_loss,
    L.Draw: _draw,
    L.Shuffle: _shuffle,
    L.AttachTo: _attach,
    L.Undo: _undo,
    L.Copy: _copy,
    L.Cast: _cast,
    L.Mark: _mark,
    L.Hold: _hold,
    L.FaceDown: _face_down,
    L.Fulfil: _fulfil,
}
