"""The line of an ability that is played, used or triggered: its times and costs, what happens, what limits it."""

from __future__ import annotations

from dataclasses import replace

from doomtable.rules import language as L
from doomtable.rules.language import Card
from doomtable.words.plan.bought_parts import is_choice, paying, pays_by_parts, price_of_each
from doomtable.words.plan.conditions import asides
from doomtable.words.plan.costs import heading, payments
from doomtable.words.plan.effect_parts import condition_behind, remark
from doomtable.words.plan.effects import named, text_of
from doomtable.words.plan.events import after_combats, happens, is_moment, moment
from doomtable.words.plan.joined_effects import fronted, one_order, wished
from doomtable.words.plan.nouns import host_noun, new_references, quantity
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
    Noun,
    PaidParts,
    Sentence,
    Several,
    Text,
)


def act_line(card: Card, ability: L.Act) -> Line:
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


def play_line(card: Card, ability: L.Play, first: bool) -> Line:
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
    if attached and ability.to is not None:
        refs.mute()  # what was played is not the last thing spoken of
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
    if isinstance(only, L.Mark) and only.off and isinstance(only.on, str):
        return None if when == L.Test(L.Marks(only.name, on=only.on), ">", 0) else when
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


def trigger_line(card: Card, ability: L.On) -> Line:
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
        elif event.whose in ("any", "others"):
            refs.spoken_of = ("active player",)
    else:
        begin = Adjunct(
            "if" if ability.instead else "when", (happens(event, refs, "would" if ability.instead else ""),)
        )
    when = _condition(ability, refs)
    if event == L.Event("combat end") and when is not None:
        begin, when = after_combats(when, refs)
    conds = asides(when, refs, "if" if begin.key != "when" else "and")
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
    return Line("text", () if ability.who == "controller" else (Adjunct("by its player"),), told)
