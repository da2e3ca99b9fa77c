"""Lines of a card: each of its abilities, where it goes, what it needs, what becomes of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from doomtable.rules import language as L
from doomtable.rules.language import Card
from doomtable.words.plan.bought_parts import is_choice, paying, pays_by_parts, price_of_each
from doomtable.words.plan.conditions import asides, clause
from doomtable.words.plan.costs import heading, payments
from doomtable.words.plan.effect_parts import condition_behind, remark
from doomtable.words.plan.effects import fronted, named, one_order, text_of, wished
from doomtable.words.plan.events import happens, is_moment, moment
from doomtable.words.plan.goal_line import goal_line
from doomtable.words.plan.joined_lines import joined
from doomtable.words.plan.nouns import host_noun, introduce, new_references, quantity
from doomtable.words.plan.place_lines import chosen_line, host_lines, keeping_lines, last_lines
from doomtable.words.plan.references import TARGETS, References
from doomtable.words.plan.structure import (
    YOU,
    Adjunct,
    Change,
    Clause,
    Deed,
    GameWords,
    Item,
    Kind,
    Line,
    Listing,
    Noun,
    PaidParts,
    Sentence,
    Several,
    Text,
)
from doomtable.words.plan.tags import WEAPONS

_BARE = frozenset({"get", "have ability", "be immune to"})
"""What a warrior's own line says without a subject."""


def card_lines(card: Card) -> tuple[Line, ...]:
    """Everything that a card says, in the order of its text, with what belongs together in one line."""
    variants = _variants(card)
    lines = single_lines(card)
    if variants is None:
        return joined(lines)
    first = next(at for at, line in enumerate(lines) if line.place >= 0)
    return (*lines[:first], variants, *(line for line in lines[first:] if line.place < 0))


def _variants(card: Card) -> Line | None:
    """The line of plays that differ in their target and its price: 'choose a Doomtrooper (6 D) or ... (10 D)'."""
    plays = [one for one in card.abilities if isinstance(one, L.Play)]
    alike = {replace(one, cost=None, targets=()) for one in plays}
    if len(plays) < 2 or len(plays) != len(card.abilities) or len(alike) != 1:
        return None
    refs = new_references(card, plays[0].targets)
    refs.in_combat = plays[0].window == "combat"
    things: list[Item] = []
    for play in plays:
        aim = play.targets[0] if len(play.targets) == 1 else None
        cost = play.cost if play.cost is not None else L.Cost()
        if not isinstance(aim, L.Target) or cost != L.Cost(d=cost.d):
            return None
        thing = introduce(aim, refs)
        thing = thing._replace(kind=thing.kind._replace(other=False))
        things.append(thing.detailed(Adjunct("at price", (quantity(cost.d, "D", refs),))))
    refs.tell("target", Noun("that", Kind(("warrior",))), speak=False)
    choice = Sentence((Clause((Deed("choose", (Several(tuple(things), "or"),)),)),))
    head = heading(plays[0].window, plays[0].to, None, refs)
    return Line("text", head, (choice, *text_of(plays[0].effects, refs)), place=card.abilities.index(plays[0]))


def single_lines(card: Card) -> tuple[Line, ...]:
    """The same with a line for each thing it says."""
    chosen = [chosen_line(card, choice) for choice in card.remembers]
    told = list(_ability_lines(card))
    at = 1 if card.abilities and isinstance(card.abilities[0], L.Play) else 0
    return (*host_lines(card), *told[:at], *chosen, *told[at:], *keeping_lines(card), *last_lines(card))


def _ability_lines(card: Card) -> Iterator[Line]:
    rest = list(card.abilities)
    plays = goals = 0
    while rest:
        ability = rest.pop(0)
        pair = (ability, rest[0]) if rest and replaces(rest[0], ability) else _parted(ability)
        if pair is not None:
            rest = rest[1:] if pair[0] is ability else rest
            yield _pair(card, *pair)._replace(place=card.abilities.index(ability))
            continue
        before = card.abilities[: card.abilities.index(ability)]
        line = _line(card, ability, first=not (plays if isinstance(ability, L.Play) else goals))
        plays += isinstance(ability, L.Play)
        goals += isinstance(ability, L.Goal)
        if _adds_up(ability, before):
            line = line._replace(text=tuple(map(_further, line.text)))
        if line.text or line.heading:
            yield line._replace(place=card.abilities.index(ability))


def _line(card: Card, ability: L.Ability, first: bool) -> Line:
    if isinstance(ability, L.Static):
        refs = new_references(card)
        _name_opponent(card, refs)
        told = _unsaid_subject(card, text_of(ability.effects, refs, ability.when))
        told = _while_used(told) if _of_blows(card, ability) else _of_opponent(card, told)
        return Line("text", (), told)
    if isinstance(ability, L.Act):
        return _act(card, ability)
    if isinstance(ability, L.Play):
        return _play(card, ability, first)
    if isinstance(ability, L.On):
        return _on(card, ability)
    return goal_line(card, ability, first)


def _adds_up(ability: L.Ability, earlier: tuple[L.Ability, ...]) -> bool:
    """Whether it adds to a rating that an earlier ability has raised without a condition."""
    mod = ability.effects[0] if isinstance(ability, L.Static) and len(ability.effects) == 1 else None
    if not isinstance(mod, L.Mod) or mod.op != "add":
        return False
    statics = [one for one in earlier if isinstance(one, L.Static) and one.when is None]
    raised = [
        one for static in statics for one in static.effects if isinstance(one, L.Mod) and one.when is None
    ]
    return any(one.who == mod.who and one.op == "add" and set(one.what) & set(mod.what) for one in raised)


def _further(told: Sentence | Listing) -> Sentence | Listing:
    """The same with its bonuses as further ones."""
    if isinstance(told, Listing):
        return told
    return Sentence(tuple(one._replace(deeds=tuple(map(_further_deed, one.deeds))) for one in told.clauses))


def _further_deed(deed: Deed) -> Deed:
    args = (arg._replace(further=True) if isinstance(arg, Change) else arg for arg in deed.args)
    return deed._replace(args=tuple(args))


def _of_blows(card: Card, ability: L.Static) -> bool:
    """Whether a weapon gives its bearer words, which hold only while it is used."""
    weapon = _is_weapon(card)
    mods = [one for one in ability.effects if isinstance(one, L.Mod)]
    return (
        weapon and ability.when is None and any(one.what == ("tags",) and one.who == "bearer" for one in mods)
    )


def _name_opponent(card: Card, refs: References) -> None:
    """Whose opponent is meant, where no combat has been spoken of."""
    whose = "this warrior's opponent" if card.type == "warrior" else "bearer's opponent"
    if not _is_weapon(card):
        refs.tell("foe", Noun("the", Kind(("warrior",)), whose), speak=False)


def _of_opponent(card: Card, told: Text) -> Text:
    """What befalls the opponent, with when it does: in combat, or while the weapon is used."""
    first = told[0] if told else None
    head = first.clauses[0] if isinstance(first, Sentence) else None
    who = head.subject if head is not None else None
    if head is None or not isinstance(first, Sentence) or not isinstance(who, Noun) or head.before:
        return told
    if not who.word.endswith("opponent"):
        return told
    when = Adjunct("in combat")
    if _is_weapon(card):
        bearer = Noun("the", Kind(("warrior",)), "bearer")
        when = Adjunct("while", (Clause((Deed("use", (Noun(word="this weapon"),)),), bearer),))
        head = head._replace(subject=who._replace(word="its opponent"))
    return (Sentence((head._replace(before=(when,)), *first.clauses[1:])), *told[1:])


def _is_weapon(card: Card) -> bool:
    words = (*card.keywords, *card.considered)
    return card.type in ("equipment", "relic") and any(tag in WEAPONS for tag in words)


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


def _parted(ability: L.Ability) -> tuple[L.Static, L.Static] | None:
    """A Static of two Mods, one of which stands in for the other whenever its condition holds, as two Statics."""
    mods = [one for one in ability.effects if isinstance(one, L.Mod)] if isinstance(ability, L.Static) else []
    if not isinstance(ability, L.Static) or ability.when is not None or len(mods) != 2 or mods != list(ability.effects):
        return None
    usual, better = (replace(ability, effects=(replace(mod, when=None),), when=mod.when) for mod in mods)
    return (usual, better) if mods[0].who == mods[1].who and replaces(better, usual) else None


def _pair(card: Card, usual: L.Ability, better: L.Ability) -> Line:
    """'+2 to Fight, or +4 if the bearer is a Curator'; of several '... each of these bonuses is +2'."""
    assert isinstance(usual, L.Static) and isinstance(better, L.Static)
    refs = new_references(card)
    _name_opponent(card, refs)
    first = _of_opponent(card, _unsaid_subject(card, text_of(usual.effects, refs)))
    assert better.when is not None
    bare = any(isinstance(one, Sentence) and one.clauses[0].bare for one in first)
    refs = new_references(card) if bare else refs
    cond = clause(better.when, refs)
    refs = new_references(card)
    second = _one_sentence(_unsaid_subject(card, text_of(better.effects, refs)))
    others = _changes(second)
    raised = [other.by for other in others]
    if [one._replace(by=0) for one in _changes(first)] == [one._replace(by=0) for one in others]:
        last = first[-1]
        if len(others) == 1 and isinstance(last, Sentence):
            end = last.clauses[-1]
            end = end._replace(after=(*end.after, Adjunct("or instead", (others[0], cond))))
            return Line("text", (), (*first[:-1], Sentence((*last.clauses[:-1], end))))
        if len(set(raised)) == 1 and isinstance(raised[0], int) and raised[0] > 0:
            each = Clause((Deed("be worth", (raised[0],)),), Noun(word="each of these bonuses"))
            return Line("text", (), (*first, *fronted((Sentence((each,)),), Adjunct("if", (cond,)))))
    last = second[-1]
    if isinstance(last, Sentence):
        end = last.clauses[-1]._replace(after=(*last.clauses[-1].after, Adjunct("instead")))
        second = (*second[:-1], Sentence((*last.clauses[:-1], end)))
    return Line("text", (), (*first, *fronted(second, Adjunct("if", (cond,)))))


def _changes(part: object) -> list[Change]:
    """The changes of ratings in some sentences."""
    if isinstance(part, Change):
        return [part]
    return [one for inner in part for one in _changes(inner)] if isinstance(part, tuple) else []


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
    if not isinstance(who, Noun) or one.before or any(adjunct.key == "inside this" for adjunct in one.after):
        return one
    verbs = {deed.verb for deed in one.deeds if not deed.negated}
    fits = verbs <= _BARE if who.word == "this warrior" else verbs == {"get"} and who.word == "bearer"
    fits = fits and (verbs == {"get"} or "get" not in verbs)
    return one._replace(bare=True) if fits and len(one.deeds) == len(verbs) else one


# -------------------------------------------------------------------------------------------- plays, uses, triggers


def _act(card: Card, ability: L.Act) -> Line:
    refs = new_references(card, ability.targets)
    refs.in_combat, refs.stays = ability.window == "combat", True
    spoken = pays_by_parts(ability.effects) or pays_by_parts(ability.targets)
    bought = spoken and ability.cost == L.Cost(per=ability.cost.per) if ability.cost is not None else False
    user = {
        "controller": (),
        "host's controller": (Adjunct("paid by its player" if bought else "by its player"),),
        "any": (Adjunct("by any player"),),
    }
    return _headed(card, ability, refs, spoken, user[ability.who])


def _play(card: Card, ability: L.Play, first: bool) -> Line:
    refs = new_references(card, ability.targets)
    refs.in_combat = ability.window == "combat"
    spoken = pays_by_parts(ability.effects) or pays_by_parts(ability.targets)
    line = _headed(card, ability, refs, spoken, ())
    if ability.sure:
        line = line._replace(text=(*line.text, remark(Adjunct("unanswerable"))))
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
) -> Line:
    """Times and costs, then what happens, then what limits it."""
    refs.undone = tuple(word for one in ability.effects if isinstance(one, L.Undo) for word in one.words)
    cost = ability.cost
    late: L.Amount | None = None
    if cost is not None and not isinstance(cost.d, int) and (refs.is_new_target("target") or _of_its_host(cost.d)):
        late, cost = cost.d, replace(cost, d=0)
    head = [*heading(ability.window, ability.to, cost, refs, spoken), *user]
    when = _condition(ability, refs)
    with refs.aside():
        conds = asides(when, refs, "if")
    short = all(one.key not in ("if", "while", "unless") for one in conds)
    conds = tuple(_of_bearer(one, refs, ability) for one in conds)
    begun = bool(head) and head[0] == Adjunct("window", ("attack begun",))
    if begun and when == L.Turn("others"):
        head, conds = [Adjunct("window", ("others attack begun",)), *head[1:]], ()
        refs.spoken_of = ("active player",)
    if short or user:
        if any(one.key in ("fighting", "in tactic", "while") for one in conds):
            head = [
                one
                for one in head
                if one not in (Adjunct("window", ("any",)), Adjunct("window", ("combat",)))
            ]
        head = [*head[:1], *conds, *head[1:]] if head and isinstance(head[0], Adjunct) and head[0].key in (
            "window", "when", "as soon as") else [*conds, *head]  # fmt: skip
    held = () if short else asides(when, refs, "if")
    attached = _attached(card, ability, refs) if isinstance(ability, L.Play) else ()
    told = (*_chosen(refs, ability.targets), *text_of(ability.effects, refs))
    told = (*attached, *told) if attached else told
    told = one_order(told) if attached and card.host is not None and card.host.on == "game" else told
    told = _each_paid((*_unsaid(refs, ability.targets), *told), ability)
    for one in reversed(held):
        told = fronted(told, one)
    each = price_of_each(ability, late)
    if each:
        told = paying(told, Adjunct("paying for each", (quantity(each, "D", refs),)))
    elif late is not None:
        at = 1 if attached or is_choice(told[0]) else len(told)
        price = Clause((Deed("cost besides", (quantity(late, "D", refs),)),), Noun(word="this"))
        told = (*told[:at], Sentence((price,)), *told[at:])
    copies = isinstance(ability, L.Play) and ability.limit in ("combat", "turn")
    if _heals_at_any_time(ability):
        told = (*told, remark(Adjunct("not the just killed")))
    if ability.limit and (copies or not head):
        told = (*told, remark(Adjunct("limit of copies" if copies else "limit", (ability.limit,))))
    elif ability.limit:
        head.append(Adjunct("limit", (ability.limit,)))
    return Line("text", tuple(head), told)


def _of_its_host(amount: L.Amount) -> bool:
    """Whether it is a rating of the card that this one is going onto: nobody has spoken of that one yet."""
    return isinstance(amount, L.Of) and amount.ref in ("host", "bearer")


def _heals_at_any_time(ability: L.Act | L.Play) -> bool:
    """Whether it heals a chosen warrior so quickly that a reader might answer a killing blow with it."""
    return ability.window == "any" and any(isinstance(one, L.Heal) and one.who in TARGETS for one in ability.effects)


def _of_bearer(one: Adjunct, refs: References, ability: L.Act | L.Play) -> Adjunct:
    """The condition that who bears the card fights, with who that is."""
    if one.key == "inside this":
        return Adjunct("while", (Clause((Deed("be inside this vehicle"),), refs.noun("bearer")),))
    if one.key not in ("fighting", "fighting in tactic"):
        return one
    deed = Deed("be in combat") if one.key == "fighting" else Deed("be in tactic combat", one.args)
    told = Adjunct("while", (Clause((deed,), refs.noun("bearer")),))
    given = ability.cost is not None and ability.cost.give is not None
    if given or (isinstance(ability, L.Act) and ability.who == "host's controller"):
        refs.mute()  # who has just been named is not the last one spoken of
    return told


def _condition(ability: L.Act | L.Play | L.On, refs: References) -> L.Cond | None:
    """The condition of an ability, if its one effect does not say it: only who is wounded is healed."""
    when, only = ability.when, ability.effects[0] if len(ability.effects) == 1 else None
    if not isinstance(when, L.Is) or not isinstance(only, L.Heal | L.Cover) or not isinstance(only.who, str):
        return when
    state = "wounded" if isinstance(only, L.Heal) else "covered" if only.out else "open"
    same = refs.canonical(when.ref) == refs.canonical(only.who)
    return None if same and when.sel == L.Sel(all=(), states=when.sel.states) and when.sel.states == (state,) else when


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
        if isinstance(choice, L.TargetPlayer) and choice.n != 1 and not _bought_each(choice):
            kind = "other player" if choice.whose == "others" else "player"
            again = (Adjunct("the same again"),) if choice.again else ()
            chosen = Clause((Deed("choose", (quantity(choice.n, kind, refs),)),), after=again)
            refs.tell("target player", Noun(word="each chosen player"), speak=False)
            told = (*told, Sentence((chosen,)))
    return told


def _bought_each(choice: L.Choice) -> bool:
    """Whether D buy players one by one, and so the effects for each."""
    return isinstance(choice, L.TargetPlayer) and isinstance(choice.n, L.Paid) and choice.n.each == 1


def _each_paid(told: Text, ability: L.Act | L.Play) -> Text:
    """The effects for each player that is bought: 'for each 5 D paid, look at another player's hand'."""
    changes = any(not isinstance(one, L.Look) for one in ability.effects)
    for choice in ability.targets:
        if _bought_each(choice) and isinstance(choice, L.TargetPlayer) and isinstance(choice.n, L.Paid):
            told = fronted(told, Adjunct("for each", (PaidParts(choice.n.per, choice.n.cap * choice.n.per),)))
            told = (*told, remark(Adjunct("same player again"))) if choice.again and changes else told
    return told


def _unsaid(refs: References, targets: tuple[L.Choice, ...]) -> Text:
    """Targets that no effect has mentioned must be chosen all the same."""
    things: list[Noun] = [refs.noun(ref) for ref in TARGETS if refs.is_new_target(ref)]
    player = refs.new_player()
    things += [player] if player is not None else []
    return (Sentence((Clause((Deed("choose", (Several(tuple(things)),)),)),)),) if things else ()


def _victims(card: Card, ability: L.On) -> Line | None:
    """'Warriors killed by this warrior are annihilated instead of discarded', which is all that such a trigger does."""
    event = ability.event
    dead = isinstance(event.it, L.Sel) and "killed" in event.it.states
    if not dead or event.by is None or not ability.instead or ability.effects != (L.Move("it", "annihilated"),):
        return None
    happened = happens(event, new_references(card)).subject
    if not isinstance(happened, Noun):
        return None
    all_of_them = happened._replace(how="bares", many=True)
    return Line("text", (), (Sentence((Clause((Deed("be annihilated instead of discarded"),), all_of_them),)),))


def _on(card: Card, ability: L.On) -> Line:
    victims = _victims(card, ability)
    if victims is not None:
        return victims
    refs = new_references(card, ability.targets)
    event = ability.event
    if is_moment(event.name):
        theirs = event.whose == "its" and card.host is not None and card.host.on == "card"
        begin = moment(event, whose="bearer" if theirs else "")
        if theirs:
            refs.spoken_of = ("its player",)
            refs.mute()
    else:
        begin = Adjunct(
            "if" if ability.instead else "when", (happens(event, refs, "would" if ability.instead else ""),)
        )
    conds = asides(_condition(ability, refs), refs, "if" if is_moment(event.name) else "and")
    conds = tuple(Adjunct("with this weapon") if one.key == "using this weapon" else one for one in conds)
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
    told = condition_behind(told) if conds else told
    told = fronted(told, Adjunct("begin", (begin, *conds, *over)) if conds or over else begin)
    if ability.limit:
        told = (*told, remark(Adjunct("limit", (ability.limit,))))
    return Line("text", (), told)
