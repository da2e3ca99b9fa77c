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
from doomtable.words.plan.events import after_combats, happens, in_combat_of, is_moment, moment
from doomtable.words.plan.joined_effects import fronted, one_order, wished
from doomtable.words.plan.nouns import host_noun, new_references, noun, quantity
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
        "team": (Adjunct("by the team"),),
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
    priced = ability.cost is not None and ability.cost.d != 0
    return line._replace(role="or", heading=() if same and not priced else line.heading)


def _of_its_combat(head: list[Item], conds: tuple[Adjunct, ...]) -> tuple[list[Item], tuple[Adjunct, ...]]:
    """'As soon as the bearer survives a Fight combat': the tactic belongs to the combat in which something happens."""
    first, tactic = head[0] if head else None, next((one for one in conds if one.key == "in tactic"), None)
    if not isinstance(first, Adjunct) or first.key != "as soon as" or tactic is None:
        return head, conds
    happened = first.args[0]
    assert isinstance(happened, Clause)
    rest = tuple(one for one in conds if one is not tactic)
    if happened.deeds[0].verb == "survive a combat" and tactic.args == ("fight",):
        happened = happened._replace(deeds=(Deed("survive a fight"),))
    elif Adjunct("in combat") in happened.after:
        once = _of_one_combat(tactic)
        happened = happened._replace(after=tuple(once if one.key == "in combat" else one for one in happened.after))
    else:
        return head, conds
    return [first._replace(args=(happened,)), *head[1:]], rest


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
    if cost is not None and spoken and _pays_on(ability):
        cost = replace(cost, d=cost.per)
    head = [*heading(ability.window, ability.to, cost, refs, spoken), *user]
    when = _condition(ability, refs)
    with refs.aside():
        conds = asides(when, refs, "if")
    given = ability.cost is not None and ability.cost.give is not None
    short = given or all(one.key not in ("if", "while", "unless") for one in conds)
    short = short or _not_of_first_only(when, ability, refs)
    conds = _named_once(tuple(_of_bearer(one, refs, ability) for one in conds))
    head, conds = _of_its_combat(head, conds)
    if ability.to is not None:
        conds = tuple(map(_of_one_combat, conds))
    begun = bool(head) and head[0] == Adjunct("window", ("attack begun",))
    if begun and when == L.Turn("others"):
        head, conds = [Adjunct("window", ("others attack begun",)), *head[1:]], ()
        refs.spoken_of = ("active player",)
    if short or user:
        if any(one.key in ("fighting", "in tactic", "in one tactic", "while", "in turn") for one in conds):
            head = [
                one
                for one in head
                if one not in (Adjunct("window", ("any",)), Adjunct("window", ("combat",)))
            ]
        head = [*head[:1], *conds, *head[1:]] if head and isinstance(head[0], Adjunct) and head[0].key in (
            "window", "when", "as soon as") else [*conds, *head]  # fmt: skip
    held = () if short else asides(when, refs, "if")
    early = tuple(one for one in held if one.key in ("in tactic", "fighting in tactic"))
    if early and head[:1] == [Adjunct("window", ("combat",))]:
        head, held = [*early, *head[1:]], tuple(one for one in held if one not in early)
    if isinstance(when, L.All) and len({one.ref for one in when.conds if isinstance(one, L.Is)}) > 1:
        refs.mute()
    attached = _attached(card, ability, refs) if isinstance(ability, L.Play) else ()
    if attached and ability.to is not None:
        refs.mute()  # what was played is not the last thing spoken of
    effects = tuple(one for one in ability.effects if not (attached and _is_attached_by(one)))
    told = (*_chosen(refs, ability.targets), *text_of(effects, refs))
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
    limit = "team's game" if ability.limit == "game" and ability.when == L.Teams() else ability.limit
    if _heals_at_any_time(ability) and not _saves(card):
        told = (*told, remark(Adjunct("not the just killed")))
    if ability.limit and (copies or not head):
        told = (*told, remark(Adjunct("limit of copies" if copies else "limit", (limit,))))
    elif ability.limit:
        head.append(Adjunct("limit", (limit,)))
    return Line("text", tuple(head), told)


def _not_of_first_only(when: L.Cond | None, ability: L.Act | L.Play, refs: References) -> bool:
    """Whether further sentences rest on the condition, too, which in the first would seem to be of that one only."""
    with refs.aside():
        asides(when, refs, "if")
        _, *further = text_of(ability.effects, refs) or ((),)
        return any(isinstance(one, Sentence) and not one.clauses[0].before for one in further)


def _pays_on(ability: L.Act | L.Play) -> bool:
    """Whether a first price buys a look into a pile, and each further one a card of it."""
    return any(isinstance(one, L.Search) and isinstance(one.n, L.Sum) for one in ability.effects)


def _of_its_host(amount: L.Amount) -> bool:
    """Whether it is a rating of the card that this one is going onto: nobody has spoken of that one yet."""
    return isinstance(amount, L.Of) and amount.ref in ("host", "bearer")


def _heals_at_any_time(ability: L.Act | L.Play) -> bool:
    """Whether it heals a chosen warrior so quickly that a reader might answer a killing blow with it."""
    return ability.window == "any" and any(isinstance(one, L.Heal) and one.who in TARGETS for one in ability.effects)


def _saves(card: Card) -> bool:
    """Whether it lets who has just been killed survive, too."""
    plays = [one for one in card.abilities if isinstance(one, L.Play)]
    return any(isinstance(effect, L.Survive) for play in plays for effect in play.effects)


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


def _named_once(conds: tuple[Adjunct, ...]) -> tuple[Adjunct, ...]:
    """Conditions of one subject: 'while the bearer is in combat, if it is a Valkyrie'."""
    whose = [one.args[0].subject if one.args and isinstance(one.args[0], Clause) else None for one in conds]
    if len(conds) != 2 or not isinstance(whose[0], Noun) or whose[0] != whose[1]:
        return conds
    second = conds[1].args[0]
    assert isinstance(second, Clause)
    return conds[0], conds[1]._replace(args=(second._replace(subject=whose[0]._replace(how="it")),))


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
        whom = host_noun(host, refs)
        whom = whom.detailed(Adjunct("that may be in cover")) if L.Cover("host") in ability.effects else whom
        deed = Deed("attach to", (this, whom))
    elif host.on == "player":
        deed = Deed("lay before", (this, Noun(word={"yours": "you", "any": "any player", "others": "another player"}[
            host.whose])))  # fmt: skip
    elif host.on == "game":
        deed = Deed("put into play for all", (this,))
    else:
        deed = Deed("put into area", (this, GameWords("area", (*(host.areas or ("area",)), host.whose))))
    return (Sentence((Clause((deed,)),)),)


def _is_attached_by(node: L.Effect) -> bool:
    """Whether an effect attaches the card where its play says that it goes."""
    return isinstance(node, L.Later) and any(isinstance(one, L.AttachTo) and one.what == "me" for one in node.effects)


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
    refs = new_references(card)
    happened = happens(event, refs).subject
    if not isinstance(happened, Noun):
        return None
    all_of_them = happened._replace(how="bares", many=True)
    told: Text = (Sentence((Clause((Deed("be annihilated instead of discarded"),), all_of_them),)),)
    conds = asides(_condition(ability, refs), refs)
    return Line("text", (), fronted(told, conds[0]) if conds else told)


def _of_one_combat(one: Adjunct) -> Adjunct:
    """'In a Shoot combat' of what happens once, and not 'in Shoot combats'."""
    return Adjunct("in one tactic", one.args) if one.key == "in tactic" else one


def _lived_through(ability: L.On) -> tuple[tuple[L.Effect, ...], Deed | None]:
    """What a trigger does, and that who has done the deed must live through the combat if it waits for that."""
    only = ability.effects[0] if len(ability.effects) == 1 else None
    if isinstance(only, L.Later) and only.event == L.Event("survived", it="by") and ability.event.combat:
        return only.effects, Deed("survive the combat")
    return ability.effects, None


def _again(told: Text) -> Text:
    """The sentences, in which who has attacked and may not attack may not attack again."""
    first = told[0]
    if not isinstance(first, Sentence) or first.clauses[0].deeds != (Deed("act attack", (), "may not"),):
        return told
    head, *others = first.clauses
    return (Sentence((head._replace(deeds=(Deed("attack again", (), "may not"),)), *others)), *told[1:])


def _gone_with(card: Card, ability: L.On) -> Noun | None:
    """Whose leaving takes away what goes into the draw pile instead: its bearer's, where nothing else discards it."""
    event, first = ability.event, ability.effects[0]
    if not ability.instead or (event.name, event.by) != ("discarded", None) or not isinstance(first, L.Move):
        return None
    if (event.it, first.what) == ("bearer", "me") and card.type != "warrior":
        return Noun("the", Kind(("warrior",)), "bearer")
    kept = any(L.Rule("forbid", "be discarded", "host") in one.effects for one in card.abilities
               if isinstance(one, L.Static))  # fmt: skip
    return Noun(word="its bearer") if kept and (event.it, first.what) == ("host", "it") else None


def _saved_line(card: Card, ability: L.On, bearer: Noun) -> Line:
    """'When the bearer is killed or discarded, shuffle this card into the draw pile instead of discarding it.'"""
    refs = new_references(card)
    what = refs.noun("me" if ability.effects[0] == L.Move("me", "draw") else "host", pronoun=False)
    refs.tell("it", what)
    refs.mute()
    told = text_of(ability.effects, refs)
    (first, *rest) = told
    assert isinstance(first, Sentence)
    head = first.clauses[0]
    head = head._replace(
        before=(Adjunct("when", (Clause((Deed("be killed or discarded"),), bearer),)),),
        after=(*head.after, Adjunct("instead of discarding", (what._replace(how="it"),))),
    )
    return Line("text", (), (Sentence((head, *first.clauses[1:])), *rest))


def trigger_line(card: Card, ability: L.On) -> Line:
    victims = _victims(card, ability)
    if victims is not None:
        return victims
    bearer = _gone_with(card, ability)
    if bearer is not None:
        return _saved_line(card, ability, bearer)
    refs = new_references(card, ability.targets)
    event = ability.event
    effects, also = _lived_through(ability)
    if is_moment(event.name):
        theirs = event.whose == "its" and card.host is not None and card.host.on == "card"
        begin = moment(event, whose="bearer" if theirs else "")
        if theirs:
            refs.spoken_of = ("its player",)
            refs.mute()
        elif event.whose in ("any", "others"):
            refs.spoken_of = ("active player",)
    else:
        stays = L.Special("stays") in ability.effects
        event = replace(event, by=None) if stays else event
        happened = happens(event, refs, "would" if ability.instead else "", ability.when)
        if also is not None:
            happened = happened._replace(deeds=(*happened.deeds, also), after=())
        if stays:
            happened = happened._replace(deeds=(Deed("be lost or taken", (), "would"),), after=())
        begin = Adjunct("if" if ability.instead else "when", (happened,))
    when = _condition(ability, refs) if not in_combat_of(event, ability.when) else None
    if event == L.Event("combat end") and when is not None:
        begin, when = after_combats(when, refs)
    conds = asides(when, refs, "if" if begin.key not in ("when", "if") else "and")
    conds = tuple(Adjunct("with this weapon") if one.key == "using this weapon" else one for one in conds)
    if begin.key == "when":
        conds = tuple(map(_of_one_combat, conds))
    over = (Adjunct("even against", (GameWords("card name", ability.over),)),) if ability.over else ()
    pays = payments(ability.cost, refs) if ability.cost is not None else []
    if ability.may and not pays and len(effects) > 1 and effects[-1] == L.Move("me", "discard"):
        pays, effects = [Deed("discard", (refs.noun("me", pronoun=False),))], effects[:-1]
        if isinstance(event.it, L.Sel):  # two cards are spoken of now
            refs.tell("it", Noun("that", noun(event.it, refs).kind), speak=False)
    told = text_of(effects, refs)
    told = _again(told) if event == L.Event("attacked", by="me") else told
    told = (*_unsaid(refs, ability.targets), *told)
    given_up = bool(pays) and effects != ability.effects
    if ability.instead and told and isinstance(told[0], Sentence) and not given_up:
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
        asked = asked._replace(after=(Adjunct("instead"),)) if ability.instead and given_up else asked
        told = (Sentence((asked,)), *(fronted(told, Adjunct("if done", (YOU,))) if ability.may else told))
    elif ability.may:
        told = wished(told, YOU)
        told = (told[0], *fronted(told[1:], Adjunct("if done", (YOU,))))
    told = condition_behind(told) if conds else told
    told = fronted(told, Adjunct("begin", (begin, *conds, *over)) if conds or over else begin)
    if ability.limit:
        told = (*told, remark(Adjunct("limit", (ability.limit,))))
    if ability.who != "controller":
        told = (*told, remark(Adjunct("only by its player")))
    return Line("text", (), told)
