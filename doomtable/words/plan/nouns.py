"""Nouns and amounts of a plan: selectors, choices, what a card is, how much."""

from __future__ import annotations

from dataclasses import replace

from doomtable.rules.language import (
    Card,
    Choice,
    Count,
    EventNumber,
    Highest,
    Host,
    Marks,
    Most,
    Of,
    Paid,
    PoolOf,
    Sel,
    Sum,
    Target,
    Test,
)
from doomtable.rules.terms import ASPECTS, BESIDE
from doomtable.words.plan import tags
from doomtable.words.plan.references import References, lighter
from doomtable.words.plan.structure import (
    Adjunct,
    Clause,
    Comparison,
    Deed,
    ForEach,
    GameWords,
    Greatest,
    HighestRating,
    How,
    HowMany,
    Kind,
    MarkerOn,
    Noun,
    PaidParts,
    PoolPoints,
    Quantity,
    RatingOf,
    Several,
    ThatMany,
    Total,
    Value,
)

IN_A_WARZONE = ("defending here", "combating here", "here")
"""States of combatants that are said with the Warzone that speaks."""
CANDIDATE = Noun(word="candidate")
"""Inside a selector the card that is looked at."""


def noun(sel: Sel, refs: References, how: How = "any", n: object = 1, up_to: bool = False) -> Noun:
    """The cards that fit as a noun; `n` of them where a number is asked."""
    number = n if isinstance(n, int) else value(n, refs)
    many = how in ("all", "bares") or number != 1
    return Noun(how, kind(sel, refs, wide=many), n=number, up_to=up_to, many=many)


def introduce(choice: Target, refs: References) -> Noun:
    """A target that is named for the first time."""
    sel = _lightened(choice, refs)
    made = tuple(word for word in refs.undone if word in sel.all)
    rest = replace(sel, all=("warrior", *(tag for tag in sel.all if tag not in (*made, "warrior")))) if made else sel
    found = noun(rest, refs, "any", choice.n, choice.up_to)
    if made:
        found = found.detailed(Adjunct("made so", (GameWords("class", made),)))
    if lighter(sel, "whose", "other") in (Sel(all=()), Sel(all=("card",)), Sel(all=("special",))):
        found = found.detailed(Adjunct("in play"))
    return found if choice.by == "you" else found._replace(how="a", chooser=refs.player(choice.by))


def _lightened(choice: Target, refs: References) -> Sel:
    """The target without what another target says: 'any warrior' and not 'any warrior with a gift'."""
    for other in refs.choices:
        if isinstance(other, Target) and isinstance(other.sel.on, str):
            under = refs.target(other.sel.on)
            if under is not None and under.sel == choice.sel:
                return replace(choice.sel, has=None)
    return choice.sel


def new_references(card: Card, choices: tuple[Choice, ...] = ()) -> References:
    """The references of one ability, with nothing mentioned."""
    return References(card, choices, introduce)


def kind(sel: Sel, refs: References, wide: bool = False) -> Kind:
    """What fits a selector; `wide` where many of them are meant."""
    host = refs.card.host
    only = host.areas[0] if host is not None and host.on == "area" and len(host.areas) == 1 else BESIDE
    if sel.area == "same" and only != BESIDE:
        sel = replace(sel, area=only)
    all_of = [tag for tag in sel.all if tag not in ("named", "home corporation")]
    if "legion" in all_of and any(tag.startswith("follower of ") or tag == "nepharite" for tag in all_of):
        all_of.remove("legion")
    grouped = tags.whole(sel.any)
    either = () if grouped else sel.any
    if {"fight weapon", "shoot weapon"} <= set(either) and len(either) <= 3:
        all_of, either = [*all_of, "weapon"], ()
    titled = tags.TITLED.get(frozenset(either), "")
    if titled:
        all_of, either = [*all_of, titled], ()
    in_area = "area equipment" in all_of
    if in_area:
        all_of = ["equipment" if tag == "area equipment" else tag for tag in all_of if tag != "equipment"]
    machines = [tag for tag in all_of if tag in tags.VEHICLES] if "warrior" in all_of else []
    all_of = [tag for tag in all_of if tag not in machines]
    nouns = [tag for tag in all_of if not tags.is_group(tag) and not tags.is_ability(tag)]
    states: tuple[str, ...] = tuple(state for state in sel.states if state not in refs.obvious)
    details = [Adjunct("of one", (GameWords("whole", (grouped,)),))] if grouped else []
    if in_area:
        details.append(Adjunct("placed in an area"))
    if machines:
        role, key = ("classes", "considered so, many") if wide else ("class", "considered so")
        details.append(Adjunct(key, (GameWords(role, tuple(machines)),)))
    if "defending here" in states and sel.against is not None:
        details.append(Adjunct("defending here against", (noun(sel.against, refs, "a"),)))
        sel = replace(sel, against=None)
    else:
        details += [Adjunct(state) for state in states if state in IN_A_WARZONE]
    states = tuple(state for state in states if state not in IN_A_WARZONE)
    if isinstance(sel.on, Sel):
        states = tuple(state for state in states if state != "using")
    if "seen" in states:
        sel = replace(sel, where="", whose="any")  # in the hand that was looked at
    if sel.where == "prison":
        states, sel = (*states, "imprisoned"), replace(sel, where="held" if sel.on == "me" else "")
    inside = sel.has if "mounted" in states and sel.has is not None else None
    if inside is not None:
        states = tuple(state for state in states if state != "mounted")
        details.append(Adjunct("inside", (noun(inside, refs, "a"),)))
        sel = replace(sel, has=None)
    return Kind(
        head=head(nouns, all_of, _narrowed(either)), either=either,
        groups=tuple(tag for tag in all_of if tags.is_group(tag)),
        qualities=tuple(tag for tag in all_of if tags.is_ability(tag)), without=_without(sel), states=states,
        owner="target player" if sel.whose in refs.spoken_of else sel.whose,
        place="" if sel.where == "held" and isinstance(sel.on, Sel) else sel.where or area_of(sel, refs),
        other=sel.other,
        named=sel.named, details=(*details, *_details(sel, refs, wide)),
    )  # fmt: skip


def area_of(sel: Sel, refs: References) -> str:
    """The area that a selector asks for; 'the same', said by a card that is given to another, is its bearer's."""
    host = refs.card.host
    given = host is not None and host.on == "card"
    return "the bearer's" if sel.area == "same" and sel.whose == "any" and given else sel.area


def _narrowed(either: tuple[str, ...]) -> bool:
    """Whether the alternatives make the noun; what is said before it or behind it does not."""
    return bool(either) and not all(map(tags.is_group, either)) and not all(map(tags.is_ability, either))


def head(nouns: list[str], all_of: list[str], narrowed: bool) -> tuple[str, ...]:
    """The tags that make the noun; general ones give way, to an alternative of nouns (`narrowed`) too."""
    special = [tag for tag in nouns if tag not in tags.GENERAL]
    served = next((tag.removeprefix("follower of ") for tag in special if tag.startswith("follower of ")), "")
    if served and "nepharite" in special:
        return (f"nepharite of {served}",)
    if "weapon" in special and len(tags.KINDS & set(special)) > 1:
        special.remove("weapon")
    if len(special) > 1 and special[-1] in ("symmetry", "art", "special", "fortification", "mission"):
        special.pop()
    if len(special) > 1 and special[0] in ("symmetry", "art", "special", "fortification", "mission"):
        special.pop(0)
    if special == ["personality"] and "doomtrooper" in nouns:
        special.append("doomtrooper")  # there are others, too
    if special:
        return tuple(sorted(special, key=lambda tag: (tag in tags.TYPES, tag == "personality")))
    if narrowed:
        return ()
    for word in ("doomtrooper", "warrior", "equipment", "card"):
        if word in nouns:
            return (word,)
    return ("spell",) if any(tag in ASPECTS for tag in all_of) else ("card",)


NO_CARD_ITSELF = ("warrior", "equipment")
"""What is none of the cards of a kind itself, but may be considered one."""


def _without(sel: Sel) -> tuple[str, ...]:
    """What it must not be, without kinds that another one names already."""
    if sel.none == NO_CARD_ITSELF:
        return ()
    return tuple(
        tag for tag in sel.none if not any(tag.endswith(f" {one}") for one in sel.none if one in tags.KINDS)
    )


def _details(sel: Sel, refs: References, wide: bool) -> list[Adjunct]:
    """With what it is, on what it lies, what ratings it has, what it resembles."""
    said: list[Adjunct] = []
    if sel.none == NO_CARD_ITSELF:
        said.append(Adjunct("the card itself"))
    if sel.meant:
        side = sel.meant == "doomtrooper"
        said.append(Adjunct("meant for these", (noun(Sel(all=("warrior", sel.meant)), refs, "bares"),)) if side else
                    Adjunct("meant for", (GameWords("group", (sel.meant,)),)))
    if "named" in sel.all:
        what = refs.named() or "kind"
        title = what == "card name"
        said.append(Adjunct("of that name") if title else Adjunct("of the named", (GameWords("choice", (what,)),)))
    if "home corporation" in sel.all:
        said.append(Adjunct("of its home corporation"))
    if sel.side is not None:
        said.append(Adjunct("on no other side", (refs.noun(sel.side),)))
    if sel.has is not None:
        said.append(Adjunct("with", (noun(sel.has, refs, "a"),)))
    if sel.against is not None:
        if "art" in sel.all:
            said.append(Adjunct("cast against", (noun(sel.against, refs, "bares"),)))
        elif "special" in sel.all:
            aim = sel.against
            one = noun(aim, refs, "a") if aim.exactly is None else refs.noun(aim.exactly)
            said.append(Adjunct("played on one", (one,)))
        else:
            said.append(Adjunct("fighting one", (noun(sel.against, refs, "a"),)))
    if sel.affects:
        said.append(
            Adjunct("affecting", (Several(tuple(refs.noun(ref, False) for ref in sel.affects), "or"),))
        )
    if sel.apart is not None:
        said.append(Adjunct("sharing no corporation", (refs.noun(sel.apart),)))
    if sel.kin is not None:
        said.append(Adjunct("sharing an affiliation", (refs.noun(sel.kin),)))
    if isinstance(sel.on, Sel) and "using" in sel.states:
        said.append(Adjunct("that one uses", (noun(sel.on, refs, "a"),)))
    elif isinstance(sel.on, Sel) and sel.where == "held":
        said.append(Adjunct("lying under", (noun(sel.on, refs, "a"),)))
    elif isinstance(sel.on, Sel) and not (sel.other and sel.on == Sel()):
        said.append(Adjunct("on", (noun(sel.on, refs, "bares" if wide else "a"),)))
    elif isinstance(sel.on, str) and sel.where != "held":
        said.append(Adjunct("on or mounted there" if sel.deep else "on", (refs.noun(sel.on),)))
    if sel.like is not None:
        like = refs.noun(sel.like)
        said.append(Adjunct("of the same name") if like.how == "it" else Adjunct("named like", (like,)))
    if sel.aspect:
        said.append(Adjunct("castable by", (refs.noun("bearer", pronoun=False),)))
    for test in sel.tests:
        missing = _missing(test)
        said.append(
            Adjunct("tested", (comparison(test, refs, marked=True),)) if missing is None
            else Adjunct("with", (noun(missing, refs, "no"),))
        )  # fmt: skip
    return said


def _missing(test: Test) -> Sel | None:
    """What there must not be on a card that passes this test, if it asks for that."""
    on_it = test.left.of if isinstance(test.left, Count) else None
    if on_it is None or on_it.on != "it" or (test.op, test.right) != ("==", 0):
        return None
    return replace(on_it, on=None)


def comparison(test: Test, refs: References, marked: bool = False) -> Comparison:
    """A comparison; the card looked at is the candidate: of markers it is always that one in a selector (`marked`)."""
    against = any(isinstance(side, Of) and side.ref == "subject" for side in (test.left, test.right))
    return Comparison(_side(test.left, refs, against, marked), test.op, _side(test.right, refs, against, marked))


def _side(amount: object, refs: References, against: bool, marked: bool) -> Value:
    """One side of a comparison; `against`: with the card an event is about."""
    if isinstance(amount, Of) and amount.ref == "subject":
        return rating(amount, refs.noun("it", pronoun=False))
    if isinstance(amount, Of) and amount.ref == "it" and (against or not refs.knows("it")):
        return rating(amount, CANDIDATE)
    if isinstance(amount, Marks) and amount.on == "it" and (marked or not refs.knows("it")):
        return HowMany(MarkerOn(amount.name, amount.per, CANDIDATE), amount.each)
    return value(amount, refs)


# ------------------------------------------------------------------------------------------- predicates


def being(ref: Noun, sel: Sel, refs: References, negated: bool = False) -> Clause:
    """That a certain card fits a selector, as a clause."""
    return Clause(_deeds(sel, refs, negated), ref)


def _deeds(sel: Sel, refs: References, negated: bool) -> tuple[Deed, ...]:
    anything = (Sel(), Sel(all=()))
    rest = lighter(sel, "states", "tests", "area", "whose", "other")
    if rest in anything and (sel.states or sel.tests or sel.area or sel.whose != "any"):
        if sel.states == ("killed",):
            return (Deed("survive" if negated else "be killed"),)
        if sel.states == ("hurt",):
            return (Deed("have been wounded", negated=negated),)
        said = [Deed("be in state", (GameWords("state", (state,)),), negated=negated) for state in sel.states]
        said += [_tested(test, refs, negated) for test in sel.tests]
        if sel.area:
            said.append(
                Deed("be placed", (Noun("bare", Kind(owner=sel.whose, place=area_of(sel, refs))),), negated=negated)
            )
        elif sel.whose == "yours" and "warrior" in sel.all:
            said.append(Deed("be", (noun(Sel(whose="yours"), refs, "a"),), negated=negated))
        elif sel.whose != "any":
            said.append(Deed("be owned", (GameWords("owner", (sel.whose,)),), negated=negated))
        return tuple(said)
    if tags.whole(sel.any) and lighter(sel, "any") in anything:
        return (Deed("belong to one", (GameWords("whole", (tags.whole(sel.any),)),), negated=negated),)
    if sel == Sel(all=("warrior", "home corporation")):
        return (Deed("belong to", (GameWords("membership", ("home corporation",)),), negated=negated),)
    if isinstance(sel.on, Sel) and lighter(sel, "on") == Sel(all=()):
        return (Deed("lie attached to", (noun(sel.on, refs, "a"),), negated=negated),)
    if sel.has is not None and lighter(sel, "has") in anything:
        return (Deed("have", (noun(sel.has, refs, "no" if negated else "a"),)),)
    kinds = [tag for tag in sel.all if tag not in ("card", "warrior")]
    if len(kinds) == 1 and kinds[0] in tags.CONDITIONS and lighter(sel, "all") == Sel():
        if kinds[0] != "diseased":
            return (Deed(f"be {kinds[0]}", (), "has", negated),)
        return (Deed("be in condition", (GameWords("condition", (kinds[0],)),), negated=negated),)
    if len(kinds) == 1 and tags.is_ability(kinds[0]) and lighter(sel, "all") == Sel():
        return (Deed("lack ability" if negated else "have ability", (GameWords("ability", (kinds[0],)),)),)
    return (Deed("be", (noun(replace(sel, other=False), refs, "a"),), negated=negated),)


def host_noun(host: Host, refs: References, how: How = "any") -> Noun:
    """What an attached card is put on."""
    sel = host.sel if host.sel is not None else Sel()
    if sel.exactly is not None:
        return refs.noun(sel.exactly, False)
    if sel.whose == "any" and host.whose != "any":
        sel = replace(sel, whose=host.whose)
    return noun(sel, refs, how)


def _tested(test: Test, refs: References, negated: bool) -> Deed:
    """That a certain card passes a test: its rating compares so, it has a marker or none."""
    if isinstance(test.left, Marks) and test.right == 0 and test.op in (">", "=="):
        marked = (test.op == ">") is not negated
        return Deed("have", (quantity(int(marked), f"marker {test.left.name}", refs),))
    return Deed("compare", (comparison(test, refs),), negated=negated)


# ------------------------------------------------------------------------------------------------ amounts


def value(amount: object, refs: References) -> Value:
    """An amount of a declaration."""
    if isinstance(amount, int):
        return amount
    if isinstance(amount, Paid):
        return ForEach(amount.each, PaidParts(amount.per, amount.cap * amount.per, amount.less is not None))
    if isinstance(amount, Of):
        return rating(amount, refs.noun(amount.ref))
    if isinstance(amount, Count):
        return HowMany(noun(amount.of, refs, "bares"), amount.each, amount.distinct, amount.cap)
    if isinstance(amount, Marks):
        return HowMany(MarkerOn(amount.name, amount.per, refs.noun(amount.on)), amount.each)
    if isinstance(amount, Highest):
        return HighestRating(amount.stat, noun(amount.of, refs, "bares"))
    if isinstance(amount, PoolOf):
        return PoolPoints(refs.player(amount.who), amount.pool, amount.half)
    if isinstance(amount, EventNumber):
        return ThatMany(amount.times, "bid" if refs.bidding else amount.pool)
    if isinstance(amount, Sum) and len(amount.parts) == 2:
        squad, kohort = amount.parts
        if isinstance(squad, Count) and squad.of.area == "squad":
            if kohort == replace(squad, of=replace(squad.of, area="kohort")):
                there = noun(squad.of, refs, "bares")
                return HowMany(there._replace(kind=there.kind._replace(place="squad or kohort")), squad.each)
        paid, first = amount.parts
        if isinstance(paid, Paid) and first == -paid.each:
            return ForEach(paid.each, PaidParts(paid.per, beyond=True))
    if isinstance(amount, Sum):
        return Total(tuple(value(part, refs) for part in amount.parts))
    if isinstance(amount, Most):
        own = [part for part in amount.parts if isinstance(part, Of) and (part.times, part.half) == (1, "")]
        if len(own) == len(amount.parts) > 1 and len({(part.ref, part.base) for part in own}) == 1:
            stats = tuple(part.stat for part in own)
            return Greatest((RatingOf(refs.noun(own[0].ref), stats, own[0].base, 1, ""),))
        return Greatest(tuple(value(part, refs) for part in amount.parts))
    raise TypeError(f"no amount: {amount!r}")


def rating(amount: Of, of: Noun) -> RatingOf:
    return RatingOf(of, (amount.stat,), amount.base, amount.times, amount.half)


def quantity(amount: object, unit: str, refs: References, more: str = "") -> Quantity:
    """So many of a unit."""
    return Quantity(value(amount, refs), unit, more)
