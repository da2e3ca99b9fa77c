"""Effects of a plan: those that contain further ones, and the table of all.

An effect says its sentences; `text_of` says several in a row, with neighbouring statements about one subject as one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from doomtable.rules import language as L
from doomtable.words.plan.bought_parts import bought_first
from doomtable.words.plan.conditions import clause
from doomtable.words.plan.costs import payment
from doomtable.words.plan.effect_parts import Told, bookkeeping, does, new_targets, order, said, with_remark
from doomtable.words.plan.effects_cards import CARDS, spared
from doomtable.words.plan.effects_combats import COMBATS, bars_bystanders, every_pair, in_a_row, two_attacks
from doomtable.words.plan.effects_points import POINTS, adds_points, dues, with_further_points
from doomtable.words.plan.effects_search import searched
from doomtable.words.plan.effects_specials import SPECIALS
from doomtable.words.plan.effects_warriors import WARRIORS, both_wounded, wounded_too
from doomtable.words.plan.events import happens, is_moment, moment
from doomtable.words.plan.joined_effects import (
    after,
    ended,
    fronted,
    in_time,
    joined_effects,
    of_each_player,
    wished,
)
from doomtable.words.plan.modifiers import belong_together, chosen, statement, until
from doomtable.words.plan.nouns import noun, quantity
from doomtable.words.plan.permissions import provision, ruling, share
from doomtable.words.plan.references import TARGETS, References
from doomtable.words.plan.structure import (
    YOU,
    Adjunct,
    Clause,
    Deed,
    GameWords,
    Item,
    Listing,
    Noun,
    PaidParts,
    Sentence,
    Several,
    Text,
    Unworded,
)


def text_of(effects: tuple[L.Effect, ...], refs: References, when: L.Cond | None = None) -> Text:
    """The effects as sentences; `when` is asked of what lasts."""
    told: Told = []
    rest = in_time(effects)
    before: L.Effect | None = None
    node: L.Effect | None = None
    while rest:
        before, node = node, rest.pop(0)
        if isinstance(node, L.Mod):
            mods = [replace(node, words=_unanswered(node, rest))]
            while rest and isinstance(rest[0], L.Mod) and belong_together(node, rest[0]):
                mods.append(rest.pop(0))  # type: ignore[arg-type]
            told += said(*statement(mods, refs, when))
        elif isinstance(node, L.Rule) and rest and _provided(node, rest[0]):
            told += said(provision(node, rest.pop(0), refs))
        elif isinstance(node, L.Rule):
            if rest and _given_freely(node, rest[0]):
                continue
            rules = [node]
            while rest and isinstance(rest[0], L.Rule) and share(node, rest[0]):
                rules.append(rest.pop(0))  # type: ignore[arg-type]
            told += said(*ruling(rules, refs, when))
        elif node == L.Gain(L.EventNumber(pool="D"), who="announcer") and rest[:1] == [L.Award(pool="D", lose=True)]:
            told += said(Clause((Deed("come first"),), Noun(word="the D", many=True)))
            rest.pop(0)
        elif isinstance(node, L.Cover) and node.hasty and rest and _attacks_then(node, rest[0]):
            told += EFFECTS[L.Cover](replace(node, hasty=False), refs)
        elif isinstance(node, L.Look) and rest and _seen_by(rest[0], node):
            continue
        elif isinstance(node, L.Attack) and rest and in_a_row(node, rest[0], refs):
            told += two_attacks(node, refs)
            rest.pop(0)
        elif isinstance(node, L.AttachTo) and rest and _whoever_has_it(node, rest[0]):
            told += [with_remark(one, Adjunct("whatever the affiliations")) for one in EFFECTS[L.AttachTo](node, refs)]
            rest.pop(0)
        elif isinstance(node, L.EndCombat) and node.refund and rest and _elsewhere(rest[0]):
            *others, last = EFFECTS[L.EndCombat](node, refs)
            told += [*others, with_remark(last, Adjunct("not the same warrior"))]
            rest.pop(0)
        elif isinstance(node, L.SwapRole) and refs.stays and rest and _after_combat(rest[0]):
            told += _may_swap(node, refs)
            told += after("if done", tuple(EFFECTS[L.Later](rest.pop(0), refs)), refs.noun("bearer"))
        elif isinstance(node, L.Move) and rest and _stripped(node, rest[0]):
            told += _wounded_and_stripped(node, rest.pop(0), refs)
        elif isinstance(node, L.Move) and rest and _goes_along(node, rest[0]):
            told += _both_shuffled(node, rest.pop(0), refs)
        elif isinstance(node, L.Wound) and rest and wounded_too(node, rest[0]):
            told += both_wounded(node, rest.pop(0), refs)
        elif isinstance(node, L.Survive) and rest and _wounded_then(node, rest[0]):
            told += said(Clause((Deed("be only wounded"),), refs.noun(node.who)))
            rest.pop(0)
        else:
            maker = EFFECTS.get(type(node))
            if maker is None:
                raise Unworded(f"no plan for {node!r}")
            more = maker(node, refs)
            told = with_further_points(told, more) if adds_points(node, before) else told + more
    return tuple(joined_effects(_addressed(told)))


GAINS: Final = frozenset({"gain", "lose", "earn", "draw"})
"""What befalls the reader, and is no order where somebody else has just been the subject."""


def _addressed(told: Told) -> Told:
    """The sentences with 'you gain' for 'gain' after one about somebody else."""
    out: Told = []
    for one in told:
        last = out[-1].clauses[-1] if out and isinstance(out[-1], Sentence) else None
        head = one.clauses[0] if isinstance(one, Sentence) and len(one.clauses) == 1 else None
        other = last is not None and last.subject is not None and last.subject != YOU
        if head is not None and other and head.subject is None and {deed.verb for deed in head.deeds} <= GAINS:
            one = Sentence((head._replace(subject=YOU),))
            if last is not None and len(last.deeds) == 1 and not last.before and not last.after and not head.before:
                before = out.pop()
                assert isinstance(before, Sentence)
                one = Sentence((*before.clauses, *one.clauses))
        out.append(one)
    return out


def _unanswered(node: L.Mod, rest: list[L.Effect]) -> tuple[str, ...]:
    """The words it gives, without the end of the combat where nobody may strike back anyway."""
    mute = rest[:1] == [L.Rule("forbid", "strike back", "foe", until=node.until)]
    return tuple(word for word in node.words if word != "decisive") if mute else node.words


def _attacks_then(node: L.Cover, other: L.Effect) -> bool:
    """Whether who leaves cover attacks at once, so that it need not be said that it may."""
    return isinstance(other, L.Attack) and other.attacker == node.who


def _provided(one: L.Rule, other: L.Effect) -> bool:
    """Whether its player may give cards to warriors whosever they are, whatever these cards ask for."""
    return one.by == "you" and one.act == "receive" and isinstance(other, L.Rule) and (
        other.by, other.who, other.whom) == (one.by, one.who, one.whom)  # fmt: skip


def _given_freely(one: L.Rule, other: L.Effect) -> bool:
    """Whether the next Rule, that it may be given something at any time, says of itself that it may be given it."""
    return (one.verdict, one.act) == ("allow", "receive") and isinstance(other, L.Rule) and (
        other.verdict, other.act, other.who, other.whom) == ("allow", "bestow", one.who, one.whom)  # fmt: skip


def _whoever_has_it(node: L.AttachTo, other: L.Effect) -> bool:
    """Whether who is given a card may have it whatever the affiliation that the card asks for."""
    return isinstance(other, L.Rule) and (other.verdict, other.act, other.who, other.whom, other.words) == (
        "allow", "receive", node.to, node.what, ("affiliation",))  # fmt: skip


def _elsewhere(node: L.Effect) -> bool:
    """Whether the attack that is given back may not be on the same warrior."""
    return isinstance(node, L.Rule) and (node.verdict, node.act, node.who, node.until) == (
        "forbid", "be attacked", "defender", "next attack")  # fmt: skip


def _after_combat(node: L.Effect) -> bool:
    """Whether it comes after the combat."""
    return isinstance(node, L.Later) and node.event == L.Event("combat end")


def _may_swap(node: L.SwapRole, refs: References) -> Told:
    """'The bearer may take its place': what its player may use at no price, and bears the consequences."""
    told = EFFECTS[L.SwapRole](node, refs)
    (only,) = told
    assert isinstance(only, Sentence)
    (clause_,) = only.clauses
    refs.noun("bearer")
    return said(clause_._replace(deeds=tuple(deed._replace(mode="may") for deed in clause_.deeds)))


def _stripped(node: L.Move, other: L.Effect) -> bool:
    """Whether cards are taken from all of a kind, who are then wounded."""
    return isinstance(node.what, L.Sel) and isinstance(other, L.Wound) and node.what.on == other.who and node.n == "all"


def _wounded_and_stripped(node: L.Move, other: L.Effect, refs: References) -> Told:
    """'Wound all followers of Semai and discard all Dark Symmetry cards on them': the same, each named once."""
    assert isinstance(other, L.Wound) and isinstance(node.what, L.Sel)
    told = EFFECTS[L.Wound](other, refs)
    them = Noun("it", noun(node.what.on, refs, "all").kind, many=True) if isinstance(node.what.on, L.Sel) else YOU
    cards = noun(replace(node.what, on=None), refs, "all")
    verb = "discard" if node.to == "discard" else "annihilate"
    return [*told, *said(order(verb, cards.detailed(Adjunct("on", (them,)))))]


def _goes_along(node: L.Move, other: L.Effect) -> bool:
    """Whether cards on a warrior go into the draw pile, and then that warrior."""
    if not isinstance(node.what, L.Sel) or not isinstance(other, L.Move) or node.n != "all":
        return False
    return node.what.on == other.what and node.to == other.to == "draw" and node.place == other.place == "shuffled"


def _both_shuffled(node: L.Move, other: L.Effect, refs: References) -> Told:
    """'Shuffle any warrior and all Equipment cards on it into their owners' draw piles'; so all of a kind."""
    assert isinstance(other, L.Move) and isinstance(node.what, L.Sel)
    if isinstance(other.what, str):
        whom = refs.noun(other.what)
        return said(order("shuffle both into draw piles", whom, noun(node.what, refs, "all")))
    whom = noun(other.what, refs, "all")
    cards = noun(replace(node.what, on=None), refs, "all").detailed(Adjunct("on", (Noun("it", whom.kind, many=True),)))
    lost = (Adjunct("all else discarded"),) if other.attachments == "discard" else ()
    return said(order("shuffle both into draw piles", whom, cards, after=lost))


def _wounded_then(node: L.Survive, other: L.Effect) -> bool:
    """Whether who survives is wounded, if it was not."""
    return isinstance(other, L.If) and other.then == (L.Wound(node.who),) and not other.otherwise and (
        other.cond == L.Is(node.who, L.Sel(all=(), states=("healthy",))))  # fmt: skip


def _seen_by(node: L.Effect, look: L.Look) -> bool:
    """Whether the loss of cards from a hand begins with the same look at it."""
    looks = isinstance(node, L.HandLoss) and node.by == "you" and node.look and look.where == "hand"
    return looks and isinstance(node, L.HandLoss) and node.whose == look.whose


def _pay_or(e: L.PayOr, refs: References) -> Told:
    who = refs.player(e.who)
    e, deeds = dues(e, refs)
    loss = not e.then and all(isinstance(one, L.Move) for one in e.otherwise)
    with refs.aside():  # 'pays 3 D or discards it': what a player does, not what befalls a warrior
        suffered = text_of(e.otherwise, refs) if loss else ()
    only = suffered[0] if len(suffered) == 1 else None
    if isinstance(only, Sentence) and len(only.clauses) == 1:
        order_ = only.clauses[0]
        if order_.subject is None and len(order_.deeds) == 1 and not order_.before and not order_.after:
            return said(Clause((*deeds, *order_.deeds), None if who.you else who, link="or"))
    told: Told = said(Clause(tuple(deed._replace(mode="may") for deed in deeds), who))
    yes, no = text_of(e.then, refs), text_of(e.otherwise, refs)
    return [*told, *after("if done", yes, who), *fronted(no, Adjunct("otherwise"))]


def _bid(e: L.Bid, refs: References) -> Told:
    first = Deed("bid at least", (quantity(e.least, "D", refs),)) if e.least != 0 else Deed("bid any D")
    more, then = Clause((Deed("bid more until one is left"),), Noun(word="all players", many=True)), e.then
    told = said(Clause((first,), YOU), more)
    refs.mute()
    wins: tuple[Deed, ...] = (Deed("pay the bid"),)
    if then and isinstance(taken := then[0], L.Control) and (taken.who, taken.to) == ("winner", "squad"):
        wins, then = (*wins, Deed("take into the Squad", (refs.noun(taken.what),))), then[1:]
    told += said(Clause(wins, Noun(word="highest bidder")))
    refs.tell("winner", Noun(word="highest bidder"), speak=False)
    refs.bidding = True
    told += text_of(then, refs)
    refs.bidding = False
    return told


def _infect(e: L.Infect, refs: References) -> Told:
    what = refs.noun(e.what) if isinstance(e.what, str) else noun(e.what, refs, "all")
    refs.tell("it", what._replace(how="it"), speak=False)
    if e.after == "at once" and e.spreads is not None:
        spread = Clause((Deed("spread at once to", (noun(e.spreads, refs, "bares"),)),), Noun(word="infection"))
        return [*said(order("infect", what)), *text_of(e.effects, refs), *said(spread)]
    again = moment(L.Event(e.again, whose="yours"), every=True) if is_moment(e.again) else Adjunct(
        "whenever", (happens(L.Event(e.again), refs),))  # fmt: skip
    told = [*said(order("infect", what)), *text_of(e.effects, refs)] if e.once else [
        *said(order("infect", what)), *fronted(text_of(e.effects, refs), Adjunct("now and", (again,)))]  # fmt: skip
    if e.spreads is not None:
        others = noun(e.spreads, refs, "bares")
        told += said(Clause((Deed("spread to", (others,)),), Noun(word="infection")))
    return told


def _search(e: L.Search, refs: References) -> Told:
    return searched(e, refs, lambda: text_of(e.then, refs) if e.then else ())


def _may(e: L.May, refs: References) -> Told:
    who = refs.player(e.who)
    if e.cost is not None:
        pays = said(Clause(tuple(deed._replace(mode="may") for deed in payment(e.cost, refs)), who))
        return [*pays, *after("if done", text_of(e.effects, refs), who)]
    return list(wished(text_of(e.effects, refs), who))


def _if(e: L.If, refs: References) -> Told:
    if bookkeeping(e, refs):
        return list(text_of(e.then, refs))
    if isinstance(e.cond, L.Combat) and e.cond.tactic and e.then == (L.EndCombat(),) and not e.otherwise:
        return said(Clause((Deed("end at once"),), Noun(word=f"{e.cond.tactic} combat in progress")))
    first = said(*chosen(e.cond.ref, refs)) if isinstance(e.cond, L.Is) else []
    cond = clause(e.cond, refs)
    then = fronted(text_of(e.then, refs), Adjunct("if", (cond,)))
    if any(isinstance(one, L.Choose) for one in e.then):
        refs.mute()  # who is chosen is so only where the condition holds
    return [*first, *then, *fronted(text_of(e.otherwise, refs), Adjunct("otherwise"))]


def _either(e: L.Either, refs: References) -> Told:
    who = refs.player(e.who)
    firsts = [choice[0] for choice in e.choices if len(choice) == 1]
    rules = [one for one in firsts if isinstance(one, L.Rule)]
    if len(rules) == len(e.choices) and all(replace(one, act=rules[0].act) == rules[0] for one in rules):
        one = ruling(rules, refs, link="or")[0]
        return said(one._replace(after=(*one.after, Adjunct("as chosen by", (who,)))))
    told = []
    things = tuple(refs.noun(ref) for ref in TARGETS if refs.is_new_target(ref))
    first = said(order("choose", Several(things))) if things else []
    short = _either_order(e, refs) or _whether(e, refs)
    if short is not None and who.you:
        return [*first, short]
    for choice in e.choices:
        with refs.aside():
            told.append(text_of(choice, refs))
    return [*first, Listing(who, tuple(told))]


def _either_order(e: L.Either, refs: References) -> Sentence | None:
    """'earn its Value in D or twice its Value in P, as you choose': two orders that differ in how much or what."""
    with refs.aside():
        told = [text_of(choice, refs) for choice in e.choices]
    clauses = [one.clauses[0] for text in told if len(text) == 1
               for one in text if isinstance(one, Sentence) and len(one.clauses) == 1]  # fmt: skip
    first = clauses[0] if len(clauses) == len(told) else None
    if first is None or first.subject is not None or first.before or len(first.deeds) != 1:
        return None
    if first.deeds[0].verb == "shuffle both into draw piles":
        return None
    if any(one._replace(deeds=first.deeds) != first or len(one.deeds) != 1 or one.deeds[0].verb != first.deeds[0].verb
           for one in clauses):  # fmt: skip
        return None
    deeds = tuple(one.deeds[0] for one in clauses)
    return Sentence((first._replace(deeds=deeds, link="or", after=(*first.after, Adjunct("as chosen by", (YOU,)))),))


def _whether(e: L.Either, refs: References) -> Sentence | None:
    """'decide whether it must attack or may not': a duty or the ban of the same."""
    firsts = [choice[0] for choice in e.choices if len(choice) == 1]
    one = firsts[0] if len(firsts) == len(e.choices) == 2 else None
    if not isinstance(one, L.Rule) or one.verdict != "require" or replace(one, verdict="forbid") != firsts[1]:
        return None
    duty = ruling([one], refs)
    return Sentence((Clause((Deed("decide"),), after=(Adjunct("whether or may not", (duty[0],)),)),))


def _choose(e: L.Choose, refs: References) -> Told:
    if e.every:
        return every_pair(e, refs)
    who = refs.player(e.who)
    only = e.choices[0]
    if e.again and e.effects == (L.Move("target", "discard"),) and isinstance(only, L.Target) and len(e.choices) == 1:
        return said(does(who, "discard any number of", noun(only.sel, refs, "bares")))
    if _given_away(e) and isinstance(only, L.Target):
        what, whom = refs.noun("it", pronoun=False), noun(only.sel, refs, "any")
        refs.mute()
        return said(order("give to", what, whom))
    mark = e.effects[0] if len(e.effects) == 1 and not e.again else None
    marks = isinstance(mark, L.Mark) and mark.on == "target" and not mark.off
    if isinstance(mark, L.Mark) and marks and isinstance(only, L.Target) and not who.you:
        markers = quantity(mark.n, f"marker {mark.name}", refs)
        return said(does(who, "put on", markers, noun(only.sel, refs, "a")))
    outer = new_targets(e.effects, refs)
    with refs.aside(e.choices):
        first = [one for ref in outer for one in chosen(ref, refs)]
        called = [refs.noun(ref, pronoun=False) for ref in outer]
        aims = sum(isinstance(choice, L.Target) for choice in e.choices)
        before = sum(isinstance(choice, L.Target) for choice in refs.choices) - aims
        inner_first = who.you and aims == len(e.choices) and len(e.effects) == 1
        if inner_first:
            told = list(text_of(e.effects, refs))
        else:
            by = [choice.by for choice in e.choices if isinstance(choice, L.Target)]
            aimed = [refs.noun(ref, pronoun=False) for ref in TARGETS[before : before + aims]]
            things: list[Item] = [
                one._replace(chooser=None) if each == e.who else one for one, each in zip(aimed, by, strict=True)
            ]
            things += [named(choice) for choice in e.choices if isinstance(choice, L.Name)]
            told = [*said(does(who, "choose", Several(tuple(things)))), *text_of(e.effects, refs)]
    for ref, one in zip(outer, called, strict=True):
        refs.tell(ref, one, speak=False)
    if e.again:
        first = [one._replace(before=(Adjunct("beforehand"),)) for one in first]
        told += said(does(who, "do it as often as wanted"))
    return [*said(*first), *told]


def _given_away(e: L.Choose) -> bool:
    """Whether a card is taken and given to a warrior that you choose."""
    return e.who == "you" and len(e.choices) == 1 and e.effects == (L.Control("it"), L.AttachTo("it", "target"))


def named(choice: L.Name) -> Item:
    """What is to be named."""
    return GameWords("named", choice.among, "or") if choice.among else GameWords("to name", (choice.what,))


def _each(e: L.Each, refs: References) -> Told:
    if isinstance(e.of, L.Paid):
        return list(fronted(text_of(e.effects, refs), Adjunct("for each", (PaidParts(e.of.per),))))
    if not isinstance(e.of, L.Sel):
        who, (only, *others) = refs.player(e.of), e.effects
        if isinstance(only, L.May) and only.who == "target player" and only.cost is None and not others:
            return _each_may(only, who, refs)
        if isinstance(only, L.If) and bars_bystanders(only) and not others:
            refs.tell("target player", Noun(word="no uninvolved player"), speak=False)
            return list(text_of(tuple(replace(e, when=None) if isinstance(e, L.Rule) else e for e in only.then), refs))
        refs.tell("target player", who if who.you else Noun(word="that player"), speak=False)
        told = text_of(e.effects, refs)
        return list(told if who.you else of_each_player(fronted(told, Adjunct("for each player", (who,)))))
    if all(isinstance(one, L.Mod | L.Rule) and one.who == "it" and one.until for one in e.effects):
        about = tuple(replace(one, who=replace(e.of)) for one in e.effects if isinstance(one, L.Mod | L.Rule))
        return [_now_in_play(one) for one in text_of(about, refs)]
    but = spared(e.of, e.effects)
    if but is not None:
        return said(order("discard", noun(e.of, refs, "all").detailed(Adjunct("not on", (noun(but, refs, "a"),)))))
    if e.of.exactly is not None:
        refs.tell("it", refs.noun(e.of.exactly))
        return list(text_of(e.effects, refs))
    who = noun(e.of, refs, "each")
    refs.tell("it", Noun("it", who.kind))
    refs.spoken_of = ("its player",) if e.of.whose == "target player" else refs.spoken_of
    return list(fronted(text_of(e.effects, refs), Adjunct("for each", (who,))))


def _each_may(e: L.May, who: Noun, refs: References) -> Told:
    """'each player may gain 25 D; who does so may not meditate'."""
    refs.tell("target player", who, speak=False)
    told = list(wished(text_of(e.effects[:1], refs), who))
    refs.tell("target player", Noun(word="who does so"), speak=False)
    return [*told, *text_of(e.effects[1:], refs)]


def _now_in_play(told: Sentence | Listing) -> Sentence | Listing:
    """Of what lasts and comes later cards not by: 'your Doomtroopers now in play are immune'."""
    if isinstance(told, Listing):
        return told
    first = told.clauses[0]
    if not isinstance(first.subject, Noun) or first.subject.word:
        return told
    who = first.subject
    marked = who.detailed(Adjunct("now in play"))
    return told._replace(clauses=(first._replace(subject=marked), *told.clauses[1:]))


def _later(e: L.Later, refs: References) -> Told:
    event = e.event
    if e.once and event == L.Event("combat end"):
        return list(ended(text_of(e.effects, refs), Adjunct("after the combat")))
    its = L.Event("killed", it="it"), L.Event("wounded", it="it")
    if (event in its and e.until == "combat") or event == L.Event("harmed", it="it"):
        return list(text_of(e.effects, refs))  # of whom the heading says that it is killed or wounded
    if event.name == "turn end" and e.until == "turn" and all(map(_of_next_turn, e.effects)):
        return list(text_of(e.effects, refs))
    if event.name == "draw end" and event.whose == "yours" and e.until == "turn":
        return list(bought_first(fronted(text_of(e.effects, refs), Adjunct("after drawing"))))
    if is_moment(event.name):
        soon = e.once and event.whose == "yours" and e.until != "turn"
        begin = moment(event, every=not e.once, next_one=soon)
    else:
        key = "if" if e.until == "combat" and e.once else "when" if e.once else "whenever"
        begin = Adjunct(key, (happens(event, refs),))
    this_turn = is_moment(event.name) and e.until == "turn"
    told = fronted(text_of(e.effects, refs), begin)
    if this_turn or e.until in ("", "game", "host leaves", "combat"):
        return list(told)
    return list(fronted(told, until(e.until, refs)[0]))


def _of_next_turn(node: L.Effect) -> bool:
    """Whether it asks for something in the next turn only, so that it may be said now."""
    return isinstance(node, L.Rule | L.Mod) and node.until == "its next turn"


def _flip(e: L.Flip, refs: References) -> Told:
    tossed = [one for ref in new_targets((e,), refs) for one in chosen(ref, refs)]
    told: Told = said(*tossed, order("toss a coin"))
    refs.mute()
    for key, effects in (("on heads", e.heads), ("on tails", e.tails)):
        told += fronted(text_of(effects, refs), Adjunct(key))
    return told


def _mod(e: L.Mod, refs: References) -> Told:
    return said(*statement([e], refs))


def _rule(e: L.Rule, refs: References) -> Told:
    return said(*ruling([e], refs))


EFFECTS: Final[dict[type[Any], Callable[[Any, References], Told]]] = {
    **POINTS, **WARRIORS, **CARDS, **COMBATS, **SPECIALS,
    L.PayOr: _pay_or, L.Bid: _bid, L.Infect: _infect, L.Search: _search, L.May: _may, L.If: _if, L.Either: _either,
    L.Choose: _choose, L.Each: _each, L.Later: _later, L.Flip: _flip, L.Mod: _mod, L.Rule: _rule,
}  # fmt: skip
