"""Lines of a card: each of its abilities, where it goes, what it needs, what becomes of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace

from doomtable.rules import language as L
from doomtable.rules.language import Card
from doomtable.words.plan.ability_lines import act_line, play_line, trigger_line
from doomtable.words.plan.battle_lines import battle_lines
from doomtable.words.plan.conditions import clause
from doomtable.words.plan.costs import heading
from doomtable.words.plan.effects import text_of
from doomtable.words.plan.goal_line import goal_line
from doomtable.words.plan.joined_effects import fronted
from doomtable.words.plan.joined_lines import joined
from doomtable.words.plan.nouns import introduce, new_references, quantity
from doomtable.words.plan.place_lines import (
    chosen_line,
    host_lines,
    keeping_lines,
    last_lines,
    title_lines,
)
from doomtable.words.plan.references import References
from doomtable.words.plan.structure import (
    Adjunct,
    Change,
    Clause,
    Deed,
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
    given = [choice for choice in card.remembers if isinstance(choice, L.Target) and choice.sel.exactly]
    chosen = [chosen_line(card, choice) for choice in card.remembers if choice not in given]
    told = list(_ability_lines(card))
    at = 1 if card.abilities and isinstance(card.abilities[0], L.Play) else 0
    if card.type == "warrior" and chosen:
        uses = [place for place, one in enumerate(card.abilities) if _speaks_of_chosen(one)]
        at = next((n for n, line in enumerate(told) if uses and line.place >= uses[0]), at)
    titled = (*battle_lines(card), *told[:at], *title_lines(card))
    return (*host_lines(card), *titled, *chosen, *told[at:], *keeping_lines(card), *last_lines(card))


def _speaks_of_chosen(part: object) -> bool:
    """Whether an ability speaks of what the warrior has named or chosen."""
    if isinstance(part, tuple):
        return any(map(_speaks_of_chosen, part))
    if isinstance(part, str):
        return part in ("named", "chosen")
    return is_dataclass(part) and any(_speaks_of_chosen(getattr(part, one.name)) for one in fields(part))


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
        return act_line(card, ability)
    if isinstance(ability, L.Play):
        return play_line(card, ability, first)
    if isinstance(ability, L.On):
        return trigger_line(card, ability)
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
    return weapon and any(one.what == ("tags",) and one.who == "bearer" for one in mods)


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
    """What the bearer has, with that the weapon must be in use; whatever else is asked comes behind that."""
    first = told[0]
    assert isinstance(first, Sentence)
    one = first.clauses[0]
    at = next((at for at, part in enumerate(one.after) if part.key == "while"), len(one.after))
    one = one._replace(after=(*one.after[:at], Adjunct("using this weapon"), *one.after[at:]))
    return (Sentence((one, *first.clauses[1:])), *told[1:])


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
