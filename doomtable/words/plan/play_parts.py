"""Parts of a play's line: what it asks, where its card goes, what is chosen before anything happens."""

from __future__ import annotations

from doomtable.rules import language as L
from doomtable.rules.language import Card
from doomtable.words.plan.effect_parts import remark
from doomtable.words.plan.effects import fronted, named
from doomtable.words.plan.nouns import host_noun, quantity
from doomtable.words.plan.references import TARGETS, References
from doomtable.words.plan.structure import (
    Adjunct,
    Clause,
    Deed,
    GameWords,
    Item,
    Kind,
    Noun,
    PaidParts,
    Sentence,
    Several,
    Text,
)


def condition_asked(ability: L.Act | L.Play | L.On, refs: References) -> L.Cond | None:
    """The condition of an ability, if its one effect does not say it: only who is wounded is healed."""
    when, only = ability.when, ability.effects[0] if len(ability.effects) == 1 else None
    if isinstance(only, L.Mark) and only.off and when == L.Test(L.Marks(only.name, on=only.on), ">", 0):  # type: ignore[arg-type]
        return None
    if not isinstance(when, L.Is) or not isinstance(only, L.Heal | L.Cover) or not isinstance(only.who, str):
        return when
    state = "wounded" if isinstance(only, L.Heal) else "covered" if only.out else "open"
    same = refs.canonical(when.ref) == refs.canonical(only.who)
    return None if same and when.sel == L.Sel(all=(), states=when.sel.states) and when.sel.states == (state,) else when


def where_it_goes(card: Card, ability: L.Play, refs: References) -> Text:
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


def chosen_first(refs: References, targets: tuple[L.Choice, ...]) -> Text:
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


def each_paid(told: Text, ability: L.Act | L.Play) -> Text:
    """The effects for each player that is bought: 'for each 5 D paid, look at another player's hand'."""
    changes = any(not isinstance(one, L.Look) for one in ability.effects)
    for choice in ability.targets:
        if _bought_each(choice) and isinstance(choice, L.TargetPlayer) and isinstance(choice.n, L.Paid):
            told = fronted(told, Adjunct("for each", (PaidParts(choice.n.per, choice.n.cap * choice.n.per),)))
            told = (*told, remark(Adjunct("same player again"))) if choice.again and changes else told
    return told


def unsaid_choices(refs: References, targets: tuple[L.Choice, ...]) -> Text:
    """Targets that no effect has mentioned must be chosen all the same."""
    things: list[Noun] = [refs.noun(ref) for ref in TARGETS if refs.is_new_target(ref)]
    player = refs.new_player()
    things += [player] if player is not None else []
    return (Sentence((Clause((Deed("choose", (Several(tuple(things)),)),)),)),) if things else ()
