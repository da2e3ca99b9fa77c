"""Lines about the card itself: where it goes, what it needs, what must be chosen, what becomes of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from doomtable.rules import language as L
from doomtable.rules.language import Card
from doomtable.rules.terms import ASPECTS, BESIDE, normal
from doomtable.words.plan.conditions import clause
from doomtable.words.plan.costs import payments
from doomtable.words.plan.effects import named, text_of
from doomtable.words.plan.nouns import host_noun, introduce, new_references, noun, quantity
from doomtable.words.plan.references import References
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
    Sentence,
    Several,
)
from doomtable.words.plan.tags import ASKED_FOR

_ENTERS = {"warrior": "muster", "equipment": "equip", "fortification": "build", "warzone": "build",
           "symmetry": "bestow", "mission": "assign", "art": "cast"}  # fmt: skip


def _this(card: Card) -> Noun:
    return Noun("the", Kind(("warrior",) if card.type == "warrior" else ("card",)),
                "this warrior" if card.type == "warrior" else "this card")  # fmt: skip


def _one(*clauses: Clause) -> Line:
    return Line("text", (), (Sentence(clauses),))


def says_for_whom(card: Card) -> bool:
    """Whether the first line of a card says for whom it is, or where it goes."""
    return _placed(card, new_references(card)) is not None


def host_lines(card: Card) -> Iterator[Line]:
    """Whom the card may be given to, what it needs, what must be chosen."""
    refs = new_references(card)
    placed = _placed(card, refs)
    needs = card.needs
    if placed is not None and card.type == "mission" and needs:
        given = tuple(Adjunct("provided", (clause(need, new_references(card)),)) for need in needs)
        placed, needs = placed._replace(after=(*placed.after, *given)), ()
    if placed is not None:
        yield _one(placed)
    if card.type in ("warzone", "beast") and any((card.F, card.S, card.A, card.V)):
        yield _added(card)
    if card.aspects and card.type == "warrior":
        every = len(card.aspects) >= len(ASPECTS)
        words = GameWords("aspect", ("all",) if every else tuple(card.aspects))
        yield _one(Clause((Deed("cast aspect", (words,)),), _this(card), bare=True))
    if card.type == "warrior" and "freelancer" in card.keywords:
        words = GameWords("explained ability", ("freelancer",))
        yield _one(Clause((Deed("have ability", (words,)),), _this(card), bare=True))
    worn = card.host is None or card.host.on == "card" or card.type != "equipment"
    enters = _ENTERS.get(card.type, "play") if worn else "play"
    for need in needs:
        yield _one(
            Clause(
                (Deed(f"enter {enters}"),), after=(Adjunct("only if", (clause(need, new_references(card)),)),)
            )
        )
    if card.unique == "any number":
        on = "warrior" if card.host is None or card.host.sel is None or "warrior" in card.host.sel.all else "vehicle"
        where = (on,) if card.type == "equipment" else ()
        yield _one(Clause((), before=(Adjunct("any number of copies", where),)))
    elif card.unique == "two":
        yield _one(Clause((), before=(Adjunct("two copies"),)))
    elif card.unique:
        areas = card.host.areas if card.host is not None and card.host.on == "area" else ()
        scope = "player" if card.unique == "area" and len(areas) == 1 else card.unique
        yield _one(Clause((), before=(Adjunct("only one copy", (scope,)),)))
    if not card.adds_up:
        yield _one(Clause((), before=(Adjunct("copies count once"),)))
    if card.cost is not None:
        refs = new_references(card)
        besides = [deed.args[0] for deed in payments(card.cost, refs)]
        actions = quantity(card.cost.actions + 1, "action", refs)
        paid: list[Item] = [actions, *besides] if card.cost.actions else besides
        verb = "cost to" if card.cost.actions else "cost besides to"
        yield _one(Clause((Deed(verb, (Several(tuple(paid)), GameWords("enters", (enters,)))),), bare=True))
    if card.holds:
        rules = [e for one in card.abilities if isinstance(one, L.Static) for e in one.effects if isinstance(e, L.Rule)]
        entered = any((rule.verdict, rule.act) == ("allow", "enter vehicle") for rule in rules) or card.type == "beast"
        kind, several = L.Sel(all=("warrior" if entered else "card",)), card.holds > 1
        held = noun(kind, refs, n=card.holds) if several else noun(kind, refs, "a")
        verb = "hold warriors" if entered else "hold cards" if several else "hold one"
        yield _one(Clause((Deed(verb, (held,)),), _this(card)))


def _added(card: Card) -> Line:
    """What a Warzone adds to the ratings of who defends in it, and a Beast to those of who rides it (WZ-05, BEAST-09).
    """
    printed: tuple[tuple[L.Value, int | None], ...] = (("F", card.F), ("S", card.S), ("A", card.A), ("V", card.V))
    who: L.Ref | L.Sel = "bearer" if card.type == "beast" else L.Sel(states=("defending here",))
    mods = tuple(L.Mod((stat,), n, who=who) for stat, n in printed if n)
    return Line("text", (), text_of(mods, new_references(card)))


def chosen_line(card: Card, choice: L.Choice) -> Line:
    """What must be chosen or named when the card enters play, and is remembered."""
    return _one(_remembered(card, choice))


def _remembered(card: Card, choice: L.Choice) -> Clause:
    refs = new_references(card)
    when = (Adjunct("on entering", (GameWords("enters", (_ENTERS.get(card.type, "play"),)), _this(card))),)
    if card.type == "warrior":  # however it comes
        when = (Adjunct("when", (Clause((Deed("come into play"),), _this(card)),)),)
    if isinstance(choice, L.Name):
        if choice.of is not None:
            whose = Noun("the", Kind(("warrior",))) if choice.of == "it" else refs.noun(choice.of)
            of = (Adjunct("of", (whose,)), Adjunct("first one given"))
            return Clause((Deed("name", (GameWords("to name of", (choice.what,)),)),), before=when, after=of)
        what: Item = named(choice) if choice.sel is None else noun(choice.sel, refs, "a")
        return Clause((Deed("name", (Several((what,)),)),), before=when)
    if isinstance(choice, L.TargetPlayer):
        who = Noun(word={"others": "another player", "team": "team mate"}.get(choice.whose, "any player"))
        return Clause((Deed("choose", (Several((who,)),)),), before=when)
    return Clause((Deed("choose", (Several((introduce(choice, refs),)),)),), before=when)


def _placed(card: Card, refs: References) -> Clause | None:
    """Where the card goes, when that is more than its type says and no `Play` says it."""
    host = card.host
    if host is None or any(isinstance(ability, L.Play) for ability in card.abilities):
        return None
    enters = {"fortification": "build", "warzone": "build warzone", "mission": "assign", "warrior": "muster"}.get(
        card.type, "play")  # fmt: skip
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
    if host.on == "area" and host.areas != (BESIDE,):
        stays = (Adjunct("which it never leaves"),) if enters == "muster" and host.areas == ("outpost",) else ()
        return Clause(
            (Deed(f"enter {enters} in", (GameWords("area", (*(host.areas or ("area",)), host.whose)),)),), after=stays
        )
    if host.on == "player":
        whom = {"yours": "you", "any": "any player", "others": "another player"}[host.whose]
        return Clause((Deed(f"enter {enters} before", (Noun(word=whom),)),))
    if host.on == "game":
        return Clause((Deed("stay for all"),), Noun("the", Kind(), "this card"))
    return Clause((Deed(f"enter {enters} apart"),))


def title_lines(card: Card) -> Iterator[Line]:
    """What its player is called by it, and what the rules ask such a player for."""
    title = normal(card.name)
    asked = ASKED_FOR.get(title)
    if asked is not None and card.host is not None and card.host.on == "player":
        things = noun(L.Sel(all=(asked,)), new_references(card), "bares")
        titled = Clause((Deed("be", (GameWords("class", (title,)),)),), YOU)
        asks = Clause((Deed("bring into play", (things,), "may"),), Noun(word="such a player"),
                      before=(Adjunct("where the rules ask for one"),))  # fmt: skip
        yield Line("text", (), (Sentence((titled,)), Sentence((asks,))))


def keeping_lines(card: Card) -> Iterator[Line]:
    """As soon as what a card keeps only while something holds goes."""
    for keep in card.keeps:
        gone = clause(keep, new_references(card), True)
        yield _one(Clause((Deed("discard", (_this(card),)),), after=(Adjunct("as soon as", (gone,)),)))


def last_lines(card: Card) -> Iterator[Line]:
    """What becomes of the card after use, where its icon says something else than usual."""
    if card.piercing:
        yield _one(Clause((Deed("keep off"),), Noun(word="no immunity")))
    after = card.after
    if not after and card.type in ("special", "art") and card.post_play == "x":
        after = "annihilate"
    if after == "annihilate" or (after == "discard" and card.type not in ("special", "art")):
        yield _one(Clause((Deed(after, (Noun("the", Kind(), "this card"),)),), after=(Adjunct("after use"),)))
