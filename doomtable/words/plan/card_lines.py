"""Lines of a card: each of its abilities, where it goes, what it needs, what becomes of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace

from doomtable.rules import language as L
from doomtable.rules.language import Card
from doomtable.rules.terms import ASPECTS
from doomtable.words.plan.conditions import asides, clause
from doomtable.words.plan.costs import heading, payment, payments
from doomtable.words.plan.effects import fronted, named, text_of, wished
from doomtable.words.plan.events import happens, is_moment, moment
from doomtable.words.plan.nouns import host_noun, introduce, new_references, noun, quantity
from doomtable.words.plan.references import TARGETS, References
from doomtable.words.plan.structure import (
    YOU,
    Adjunct,
    Clause,
    Deed,
    GameWords,
    Item,
    Kind,
    Line,
    Listing,
    Noun,
    Sentence,
    Several,
    Text,
)
from doomtable.words.plan.tags import WEAPONS

_BARE = frozenset({"get", "have ability", "be immune to"})
"""What a warrior's own line says without a subject."""
_ENTERS = {"warrior": "muster", "equipment": "equip", "fortification": "build", "symmetry": "bestow",
           "mission": "assign", "art": "cast"}  # fmt: skip


def card_lines(card: Card) -> tuple[Line, ...]:
    """Everything that a card says, in the order of its text."""
    chosen = [_one(_remembered(card, choice)) for choice in card.remembers]
    told = list(_ability_lines(card))
    at = 1 if card.abilities and isinstance(card.abilities[0], L.Play) else 0
    return (*_host_lines(card), *told[:at], *chosen, *told[at:], *_keeping(card), *_ends(card))


def _ability_lines(card: Card) -> Iterator[Line]:
    rest = list(card.abilities)
    plays = goals = 0
    while rest:
        ability = rest.pop(0)
        if rest and isinstance(ability, L.Static) and replaces(rest[0], ability):
            better = rest.pop(0)
            assert isinstance(better, L.Static)
            yield _pair(card, ability, better)._replace(place=card.abilities.index(ability))
            continue
        line = _line(card, ability, first=not (plays if isinstance(ability, L.Play) else goals))
        plays += isinstance(ability, L.Play)
        goals += isinstance(ability, L.Goal)
        if line.text or line.heading:
            yield line._replace(place=card.abilities.index(ability))


def _line(card: Card, ability: L.Ability, first: bool) -> Line:
    if isinstance(ability, L.Static):
        refs = new_references(card)
        told = _unsaid_subject(card, text_of(ability.effects, refs, ability.when))
        return Line("text", (), _while_used(told) if _of_blows(card, ability) else told)
    if isinstance(ability, L.Act):
        return _act(card, ability)
    if isinstance(ability, L.Play):
        return _play(card, ability, first)
    if isinstance(ability, L.On):
        return _on(card, ability)
    return _goal(card, ability, first)


def _of_blows(card: Card, ability: L.Static) -> bool:
    """Whether a weapon gives its bearer words, which hold only while it is used."""
    weapon = card.type == "equipment" and any(tag in WEAPONS for tag in card.keywords)
    mods = [one for one in ability.effects if isinstance(one, L.Mod)]
    return (
        weapon and ability.when is None and any(one.what == ("tags",) and one.who == "bearer" for one in mods)
    )


def _while_used(told: Text) -> Text:
    first = told[0]
    assert isinstance(first, Sentence)
    one = first.clauses[0]
    return (
        Sentence((one._replace(after=(*one.after, Adjunct("using this weapon"))), *first.clauses[1:])),
        *told[1:],
    )


def replaces(better: L.Ability, usual: L.Ability) -> bool:
    """Whether one Static stands in for the other whenever its condition holds."""
    if not isinstance(better, L.Static) or not isinstance(usual, L.Static):
        return False
    return better.when is not None and usual.when == L.Not(better.when)


def _pair(card: Card, usual: L.Static, better: L.Static) -> Line:
    """'+2 to Fight. If the bearer is a Curator, +4 to Fight instead.'"""
    refs = new_references(card)
    first = _unsaid_subject(card, text_of(usual.effects, refs))
    assert better.when is not None
    refs = new_references(card)
    cond = clause(better.when, refs)
    second = _one_sentence(_unsaid_subject(card, text_of(better.effects, refs)))
    last = second[-1]
    if isinstance(last, Sentence):
        end = last.clauses[-1]._replace(after=(*last.clauses[-1].after, Adjunct("instead")))
        second = (*second[:-1], Sentence((*last.clauses[:-1], end)))
    return Line("text", (), (*first, *fronted(second, Adjunct("if", (cond,)))))


def _one_sentence(told: Text) -> Text:
    """Several sentences as the clauses of one, where they hold under one condition."""
    clauses = tuple(clause for one in told if isinstance(one, Sentence) for clause in one.clauses)
    return (Sentence(clauses),) if all(isinstance(one, Sentence) for one in told) else told


def _unsaid_subject(card: Card, told: Text) -> Text:
    """Sentences about the warrior itself, or what its bearer gets, without their subject."""
    return tuple(
        one if isinstance(one, Listing) else Sentence(tuple(map(_bare, one.clauses))) for one in told
    )


def _bare(one: Clause) -> Clause:
    who = one.subject
    if not isinstance(who, Noun) or one.before:
        return one
    verbs = {deed.verb for deed in one.deeds if not deed.negated}
    fits = verbs <= _BARE if who.word == "this warrior" else verbs == {"get"} and who.word == "bearer"
    fits = fits and (verbs == {"get"} or "get" not in verbs)
    return one._replace(bare=True) if fits and len(one.deeds) == len(verbs) else one


# -------------------------------------------------------------------------------------------- plays, uses, triggers


def _act(card: Card, ability: L.Act) -> Line:
    refs = new_references(card, ability.targets)
    refs.in_combat = ability.window == "combat"
    spoken = pays_by_parts(ability.effects) or pays_by_parts(ability.targets)
    user = {
        "controller": (),
        "host's controller": (Adjunct("by its player"),),
        "any": (Adjunct("by any player"),),
    }
    return _headed(card, ability, refs, spoken, user[ability.who], ())


def _play(card: Card, ability: L.Play, first: bool) -> Line:
    refs = new_references(card, ability.targets)
    refs.in_combat = ability.window == "combat"
    spoken = pays_by_parts(ability.effects) or pays_by_parts(ability.targets)
    line = _headed(card, ability, refs, spoken, (), _attached(card, ability, refs))
    if ability.sure:
        line = line._replace(text=(*line.text, _remark(Adjunct("unanswerable"))))
    if first:
        return line
    earlier = next(one for one in card.abilities if isinstance(one, L.Play))
    same = (earlier.window, earlier.to, earlier.cost, earlier.when) == (
        ability.window, ability.to, ability.cost, ability.when)  # fmt: skip
    return line._replace(role="or", heading=() if same else line.heading)


def _headed(
    card: Card,
    ability: L.Act | L.Play,
    refs: References,
    spoken: bool,
    user: tuple[Adjunct, ...],
    attached: Text,
) -> Line:
    """Times and costs, then what happens, then what limits it."""
    cost = ability.cost
    late: L.Amount | None = None
    if cost is not None and not isinstance(cost.d, int) and refs.is_new_target("target"):
        late, cost = cost.d, replace(cost, d=0)
    head = [*heading(ability.window, ability.to, cost, refs, spoken), *user]
    with refs.aside():
        conds = asides(ability.when, refs, "if") if ability.when is not None else ()
    short = all(one.key not in ("if", "while", "unless") for one in conds)
    if (
        conds
        and head
        and head[0] == Adjunct("window", ("attack begun",))
        and ability.when == L.Turn("others")
    ):
        head, conds = [Adjunct("window", ("others attack begun",)), *head[1:]], ()
    if short:
        if any(one.key in ("fighting", "in tactic", "while bearer fights") for one in conds):
            head = [
                one
                for one in head
                if one not in (Adjunct("window", ("any",)), Adjunct("window", ("combat",)))
            ]
        head = [*head[:1], *conds, *head[1:]] if head and isinstance(head[0], Adjunct) and head[0].key in (
            "window", "when", "as soon as") else [*conds, *head]  # fmt: skip
    told = (*attached, *_chosen(refs, ability.targets), *text_of(ability.effects, refs))
    told = (*_unsaid(refs, ability.targets), *told)
    if late is not None:
        told = (
            *told,
            Sentence((Clause((Deed("cost besides", (quantity(late, "D", refs),)),), Noun(word="this")),)),
        )
    if not short and ability.when is not None:
        told = (*told, *(_remark(Adjunct("only", (one,))) for one in asides(ability.when, refs, "if")))
    if ability.limit:
        key = "limit of copies" if isinstance(ability, L.Play) and ability.limit == "combat" else "limit"
        told = (*told, _remark(Adjunct(key, (ability.limit,))))
    return Line("text", tuple(head), told)


def _remark(adjunct: Adjunct) -> Sentence:
    """A sentence that is nothing but an adjunct: 'Once per turn.'"""
    return Sentence((Clause((), before=(adjunct,)),))


def _attached(card: Card, ability: L.Play, refs: References) -> Text:
    """Where a play puts its card, if it stays in play."""
    host = card.host
    this = Noun("the", Kind(), "this card")
    if host is None:
        stays = not ability.effects and card.after == "attach"
        return (Sentence((Clause((Deed("put into play", (this,)),)),)),) if stays else ()
    if host.on == "card":
        deed = Deed("attach to", (this, host_noun(host, refs)))
    elif host.on == "player":
        deed = Deed("lay before", (this, Noun(word={"yours": "you", "any": "any player", "others": "another player"}[
            host.whose])))  # fmt: skip
    elif host.on == "game":
        deed = Deed("put into play for all", (this,))
    else:
        deed = Deed("put into area", (this, GameWords("area", (*(host.areas or ("area",)), host.whose))))
    return (Sentence((Clause((deed,)),)),)


def _chosen(refs: References, targets: tuple[L.Choice, ...]) -> Text:
    """GameWords to name, and several players, who are chosen before anything happens."""
    things: list[Item] = [named(choice) for choice in targets if isinstance(choice, L.Name)]
    told: Text = (Sentence((Clause((Deed("name", (Several(tuple(things)),)),)),)),) if things else ()
    for choice in targets:
        if isinstance(choice, L.TargetPlayer) and choice.n != 1:
            kind = "other player" if choice.whose == "others" else "player"
            again = (Adjunct("the same again"),) if choice.again else ()
            chosen = Clause((Deed("choose", (quantity(choice.n, kind, refs),)),), after=again)
            refs.tell("target player", Noun(word="each chosen player"), speak=False)
            told = (*told, Sentence((chosen,)))
    return told


def _unsaid(refs: References, targets: tuple[L.Choice, ...]) -> Text:
    """Targets that no effect has mentioned must be chosen all the same."""
    things: list[Noun] = [refs.noun(ref) for ref in TARGETS if refs.is_new_target(ref)]
    player = refs.new_player()
    things += [player] if player is not None else []
    return (Sentence((Clause((Deed("choose", (Several(tuple(things)),)),)),)),) if things else ()


def pays_by_parts(node: object) -> bool:
    """Whether something in it grows with what is paid."""
    if isinstance(node, L.Paid):
        return True
    if isinstance(node, tuple):
        return any(map(pays_by_parts, node))
    return is_dataclass(node) and any(pays_by_parts(getattr(node, field.name)) for field in fields(node))


def _on(card: Card, ability: L.On) -> Line:
    refs = new_references(card, ability.targets)
    event = ability.event
    if is_moment(event.name):
        begin = moment(event)
    else:
        begin = Adjunct(
            "if" if ability.instead else "when", (happens(event, refs, "would" if ability.instead else ""),)
        )
    conds = (
        asides(ability.when, refs, "if" if is_moment(event.name) else "and")
        if ability.when is not None
        else ()
    )
    over = (Adjunct("even against", (GameWords("card name", ability.over),)),) if ability.over else ()
    pays = payments(ability.cost, refs) if ability.cost is not None else []
    effects = ability.effects
    if ability.may and not pays and len(effects) > 1 and effects[-1] == L.Move("me", "discard"):
        pays, effects = [Deed("discard", (refs.noun("me", pronoun=False),))], effects[:-1]
    told = text_of(effects, refs)
    told = (*_unsaid(refs, ability.targets), *told)
    if ability.instead and told and isinstance(told[0], Sentence):
        last = told[0].clauses[-1]
        told = (
            Sentence((*told[0].clauses[:-1], last._replace(after=(*last.after, Adjunct("instead"))))),
            *told[1:],
        )
    if pays:
        asked = (
            Clause(tuple(deed._replace(mode="may") for deed in pays), YOU)
            if ability.may
            else Clause(tuple(pays))
        )
        told = (Sentence((asked,)), *(fronted(told, Adjunct("if done", (YOU,))) if ability.may else told))
    elif ability.may:
        told = wished(told, YOU)
    told = fronted(told, Adjunct("begin", (begin, *conds, *over)) if conds or over else begin)
    if ability.limit:
        told = (*told, _remark(Adjunct("limit", (ability.limit,))))
    return Line("text", (), told)


def _goal(card: Card, ability: L.Goal, first: bool) -> Line:
    refs = new_references(card)
    said: list[Item] = []
    if ability.act is not None:
        said += payment(ability.act, refs)
    if ability.event is not None:
        said.append(moment(ability.event) if is_moment(ability.event.name) else happens(ability.event, refs))
        if ability.when is not None:
            said += [one._replace(args=tuple(_left(arg) if isinstance(arg, Clause) else arg for arg in one.args))
                     for one in asides(ability.when, refs, "and")]  # fmt: skip
    elif ability.when is not None:
        said.append(clause(ability.when, refs))
    if ability.lasts:
        said.append(Adjunct("for a full turn"))
    said = [_left(one) if isinstance(one, Clause) else one for one in said]
    told = _instead_of_usual(text_of(ability.reward, refs))
    if ability.repeats:
        told = (*told, _remark(Adjunct("goal repeats")))
    if ability.titles:
        told = (*told, _remark(Adjunct("each title once")))
    return Line("goal" if first else "or goal", tuple(said), told)


def _left(one: Clause) -> Clause:
    """Of a place that has been emptied it is said that nothing is left there."""
    thing = one.deeds[0].args[0] if one.deeds and one.deeds[0].verb == "be there" else None
    empty = isinstance(thing, Noun) and thing.how == "no"
    return one._replace(deeds=(one.deeds[0]._replace(verb="be left"),)) if empty else one


def _instead_of_usual(told: Text) -> Text:
    """A reward that takes the place of the usual points begins with that."""
    usual = Adjunct("instead of the usual")
    first = told[0] if told else None
    texts = first.items if isinstance(first, Listing) else (told,)
    clauses = [
        clause for text in texts for one in text if isinstance(one, Sentence) for clause in one.clauses
    ]
    if first is None or not any(usual in clause.after for clause in clauses):
        return told
    if isinstance(first, Listing):
        items = tuple(tuple(map(_without_usual, text)) for text in first.items)
        return fronted((first._replace(items=items), *told[1:]), usual)
    return fronted(tuple(map(_without_usual, told)), usual)


def _without_usual(one: Sentence | Listing) -> Sentence | Listing:
    if isinstance(one, Listing):
        return one
    usual = Adjunct("instead of the usual")
    return Sentence(
        tuple(
            clause._replace(after=tuple(part for part in clause.after if part != usual))
            for clause in one.clauses
        )
    )


# ---------------------------------------------------------------------------------------- where, if, until when


def _this(card: Card) -> Noun:
    return Noun("the", Kind(("warrior",) if card.type == "warrior" else ("card",)),
                "this warrior" if card.type == "warrior" else "this card")  # fmt: skip


def _one(*clauses: Clause) -> Line:
    return Line("text", (), (Sentence(clauses),))


def _host_lines(card: Card) -> Iterator[Line]:
    """Whom the card may be given to, what it needs, what must be chosen."""
    refs = new_references(card)
    placed = _placed(card, refs)
    if placed is not None:
        yield _one(placed)
    if card.aspects and card.type == "warrior":
        every = len(card.aspects) >= len(ASPECTS)
        words = GameWords("aspect", ("all",) if every else tuple(card.aspects))
        yield _one(Clause((Deed("cast aspect", (words,)),), _this(card), bare=True))
    enters = _ENTERS.get(card.type, "play")
    for need in card.needs:
        yield _one(
            Clause(
                (Deed(f"enter {enters}"),), after=(Adjunct("only if", (clause(need, new_references(card)),)),)
            )
        )
    if card.unique:
        yield _one(Clause((), before=(Adjunct("only one copy", (card.unique,)),)))
    if card.cost is not None:
        refs = new_references(card)
        paid: list[Item] = [quantity(card.cost.actions, "action", refs, "more")] if card.cost.actions else []
        paid += [deed.args[0] for deed in payments(card.cost, refs)]
        yield _one(
            Clause(
                (Deed("cost besides to", (Several(tuple(paid)), GameWords("enters", (enters,)))),), bare=True
            )
        )
    if card.holds:
        yield _one(Clause((Deed("hold cards", (quantity(card.holds, "card", refs),)),), _this(card)))


def _remembered(card: Card, choice: L.Choice) -> Clause:
    refs = new_references(card)
    when = (Adjunct("on entering", (GameWords("enters", (_ENTERS.get(card.type, "play"),)), _this(card))),)
    if isinstance(choice, L.Name):
        if choice.of is not None:
            of = (Adjunct("of", (refs.noun(choice.of),)), Adjunct("first one given"))
            return Clause((Deed("name", (GameWords("to name of", (choice.what,)),)),), before=when, after=of)
        return Clause((Deed("name", (Several((named(choice),)),)),), before=when)
    if isinstance(choice, L.TargetPlayer):
        who = Noun(word="another player" if choice.whose == "others" else "any player")
        return Clause((Deed("choose", (Several((who,)),)),), before=when)
    return Clause((Deed("choose", (Several((introduce(choice, refs),)),)),), before=when)


def _placed(card: Card, refs: References) -> Clause | None:
    """Where the card goes, when that is more than its type says and no `Play` says it."""
    host = card.host
    if host is None or any(isinstance(ability, L.Play) for ability in card.abilities):
        return None
    enters = {"fortification": "build", "mission": "assign"}.get(card.type, "play")
    if host.on != "card":
        return _placed_in(host, enters)
    if host.sel is None or (host.sel == L.Sel() and host.whose == "yours" and card.type != "fortification"):
        return None
    if card.type == "symmetry" and host.sel in _gifted(card):
        return None
    if card.type in ("mission", "fortification"):
        return Clause((Deed(f"enter {enters} on", (host_noun(host, refs),)),))
    after: tuple[Adjunct, ...] = ()
    if any(tag.startswith("gift of ") for tag in card.keywords) and "nepharite" in host.sel.all:
        if not any(tag.startswith("follower of ") for tag in host.sel.all):
            after = (Adjunct("whichever Apostle"),)
    sel = host.sel if host.whose == "yours" or host.sel.whose != "any" else replace(
        host.sel, whose="others" if host.whose == "others" else "any")  # fmt: skip
    anybody = (Adjunct("of any player"),) if host.whose == "any" else ()
    return Clause((Deed("be only for", (noun(sel, refs, "bares"),)),), bare=True, after=(*after, *anybody))


def _gifted(card: Card) -> list[L.Sel]:
    """Whom a gift may be given to by the rules alone (SYM-01, SYM-02)."""
    apostles = [tag.removeprefix("gift of ") for tag in card.keywords if tag.startswith("gift of ")]
    return [L.Sel(all=("warrior", "legion", f"follower of {one}")) for one in apostles] or [
        L.Sel(all=("warrior", "legion"))]  # fmt: skip


def _placed_in(host: L.Host, enters: str) -> Clause:
    if host.on == "area":
        return Clause(
            (Deed(f"enter {enters} in", (GameWords("area", (*(host.areas or ("area",)), host.whose)),)),)
        )
    if host.on == "player":
        whom = {"yours": "you", "any": "any player", "others": "another player"}[host.whose]
        return Clause((Deed(f"enter {enters} before", (Noun(word=whom),)),))
    if host.on == "game":
        return Clause((Deed("stay for all"),), Noun("the", Kind(), "this card"))
    return Clause((Deed(f"enter {enters} apart"),))


def _keeping(card: Card) -> Iterator[Line]:
    """As soon as what a card keeps only while something holds goes."""
    for keep in card.keeps:
        gone = clause(keep, new_references(card), True)
        yield _one(Clause((Deed("discard", (_this(card),)),), after=(Adjunct("as soon as", (gone,)),)))


def _ends(card: Card) -> Iterator[Line]:
    """What becomes of the card after use, where its icon says something else than usual."""
    after = card.after
    if not after and card.type in ("special", "art") and card.post_play == "x":
        after = "annihilate"
    if after == "annihilate" or (after == "discard" and card.type not in ("special", "art")):
        yield _one(Clause((Deed(after, (Noun("the", Kind(), "this card"),)),), after=(Adjunct("after use"),)))
