"""Permissions, bans and duties of a plan."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from doomtable.rules.language import All, Cond, Is, Not, Role, Rule, Sel
from doomtable.words.plan import tags
from doomtable.words.plan.conditions import asides
from doomtable.words.plan.modifiers import chosen, subject, until
from doomtable.words.plan.nouns import noun, quantity
from doomtable.words.plan.references import PLAYERS, REFS, References, plain
from doomtable.words.plan.structure import (
    YOU,
    Adjunct,
    Clause,
    Deed,
    GameWords,
    How,
    Item,
    Mode,
    Noun,
    PoolPoints,
    Several,
)

LIMITS = frozenset({
    "attack", "be attacked", "receive", "use", "cast", "play", "muster", "count", "equip", "bestow", "strike back",
    "cast for",
})  # fmt: skip
"""Acts whose demand of certain cards is a limit: whoever attacks may attack only these."""
_ANY = frozenset({"attack", "be attacked", "cast", "cast for", "play", "muster", "receive", "equip", "bestow"})
_OF_PLAYERS = frozenset({
    "equip", "bestow", "use", "attack", "enter vehicle", "be discarded", "be attacked", "exit cover", "seek cover",
    "transfer", "fight", "shoot",
})  # fmt: skip
"""Acts that a player does otherwise than a warrior."""
_CANNOT = frozenset({
    "be wounded", "be killed", "be discarded", "be annihilated", "leave play", "be attacked", "be sabotaged", "win",
    "become", "lose", "earn reward", "be affected",
})  # fmt: skip


NOBODY: Final = ("no player", "no other player", "no uninvolved player")
"""Subjects that deny what they do."""


def share(one: Rule, other: Rule) -> bool:
    """Whether two Rules may share a sentence."""
    alike = replace(one, act=other.act, whom=other.whom) == other
    return alike and one.verdict in ("forbid", "allow") and not one.words


def ruling(nodes: list[Rule], refs: References, when: Cond | None = None, link: str = "") -> list[Clause]:
    """Rules that differ only in the act as clauses."""
    nodes = [part for one in nodes for part in _apart(one)]
    node = nodes[0]
    conds = tuple(cond for cond in (when, node.when) if cond is not None)
    player = isinstance(node.who, str) and node.who in PLAYERS and node.who not in REFS
    conds, details = _narrowed(node, conds, refs) if player else (conds, ())
    if (node.verdict, node.act) == ("forbid", "count") and len(nodes) == 1 and isinstance(node.whom, Sel):
        if isinstance(node.who, str) and refs.canonical(node.who) != "bearer":
            return [_useless(node, refs, conds)]
    if (node.verdict, node.act, node.whom, len(nodes)) == ("forbid", "count", None, 1):
        return [Clause((Deed("get no bonuses"),), subject(node.who, refs), after=_lasting(node, player, refs))]
    if (node.verdict, node.act) == ("forbid", "suffer") and node.whom is not None:
        return [_unhindered(node, refs, conds)]
    if (node.verdict, node.act) == ("forbid", "be searched"):
        return [Clause((Deed("seal the draw pile of", (subject(node.who, refs, player),)),))]
    if (node.act, node.whom, node.until, len(nodes)) == ("be killed", None, "", 1):
        return [_twice_wounded(node, refs, conds)]
    if (node.verdict, node.act, node.whom, node.until, len(nodes)) == ("forbid", "be killed", "me", "", 1):
        return [Clause((Deed("only ever wound"),), refs.noun("me"))]
    if (node.verdict, node.act, len(nodes)) == ("forbid", "affect play", 1) and isinstance(node.who, str):
        return [Clause((Deed("have no effect"),), refs.noun(node.who), after=_lasting(node, player, refs))]
    if (node.verdict, node.act, node.who) == ("forbid", "affect combat", "each") and isinstance(node.whom, Sel):
        cards = noun(node.whom, refs, "bares")
        return [Clause((Deed("act affect combat", (cards,), "may"),), Noun(word="no player"))]
    if node.act == "ride" and isinstance(node.who, Sel) and isinstance(node.whom, str):
        who, often = noun(node.who, refs, "each"), (Adjunct("limit", (node.limit,)),) if node.limit else ()
        return [Clause((Deed("act ride", (refs.noun(node.whom),), "may"),), who, before=often)]
    if (node.verdict, node.act) == ("price", "earn promotion"):
        due = quantity(node.price, node.pool, refs)
        return [Clause((Deed("pay for promotion", (due,), "must"),), subject(node.who, refs, player))]
    if node.act == "survive" and isinstance(node.who, str) and isinstance(node.whom, Sel):
        named = [Clause((Deed("choose", (refs.noun(node.who),)),))] if refs.is_new_target(node.who) else []
        dies = Deed("die of any wound by", (noun(node.whom, refs, "bares"),))
        return [*named, Clause((dies,), subject(node.who, refs))]
    if (node.verdict, node.act) == ("require", "use") and isinstance(node.whom, str):
        named = [Clause((Deed("choose", (refs.noun(node.whom),)),))] if refs.is_new_target(node.whom) else []
        only, who = Deed("use only", (refs.noun(node.whom),), "may"), subject(node.who, refs)
        return [*named, Clause((only,), who, after=_lasting(node, False, refs))]
    if node.act == "choose defender" and node.who == "host" and refs.card.type == "mission":
        return [Clause((Deed("choose defenders for", (refs.noun("host"),)),), Noun(word="assigner"))]
    if node.act == "yield promotion":
        who = Noun(word="a player") if node.who == "each" else subject(node.who, refs, player)
        return [Clause((Deed("yield only D"),), who)]
    if (node.verdict, node.act) == ("forbid", "receive") and isinstance(node.whom, Sel) and node.whom.whose == "yours":
        cards = noun(replace(node.whom, whose="any"), refs, "bares")
        return [Clause((Deed("play on", (cards, refs.noun(str(node.who))), "may not"),), YOU)]
    if (node.verdict, node.act, node.who, refs.card.type) == ("forbid", "use", "me", "warzone"):
        assert isinstance(node.whom, Sel)
        here, things = replace(node.whom, on=None), refs.noun("me")
        return [Clause((Deed("do nothing on", (things,)),), noun(here, refs, "a"))]
    if (node.verdict, node.act, node.whom) == ("allow", "use", Sel(all=("warzone",))) and not node.until:
        return [Clause((Deed("defend anywhere", (), "may"),), subject(node.who, refs))]
    if (node.verdict, node.act, node.who) == ("forbid", "use", Sel()) and isinstance(node.whom, str):
        choice, after = chosen(node.whom, refs), _lasting(node, False, refs)
        return [*choice, Clause((Deed("be used", (), "may not"),), refs.noun(node.whom), after=after)]
    if node.who == "each" and {one.act for one in nodes} == {"equip", "muster"} and isinstance(node.whom, Sel):
        return [Clause((Deed("come into play", (), "may"),), noun(node.whom, refs, "no"))]
    refs.about = refs.canonical(node.who) if isinstance(node.who, str) else "it"
    nobody = node.verdict == "forbid"
    first: list[Clause] = []
    if node.verdict == "require" and player and refs.is_new_target(node.whom):
        both = [one for one in (refs.new_player(), refs.noun(str(node.whom))) if one is not None]
        first.append(Clause((Deed("choose", (Several(tuple(both)),)),)))
    if isinstance(node.who, Sel) and nobody and node.who.whose == "any":
        who = noun(node.who, refs, "no")
        refs.mute()
    elif node.who in ("each", "others") and nobody:
        who = Noun(word="no player" if node.who == "each" else "no other player")
    else:
        first += chosen(node.who, refs) if _mode(node, Noun()) != "" else []
        who = subject(node.who, refs, player)
    if node.verdict != "allow" and (isinstance(node.who, Sel) or player) and refs.is_new_target(node.whom):
        first += chosen(node.whom, refs)
    deeds = _one_mode(tuple(_detailed(_deed(one, refs, player, who), details) for one in nodes))
    if player and isinstance(node.whom, Sel):
        refs.tell("it", Noun("that", plain(node.whom)), speak=False)
    if conds == (Role("attacker"),) and len(nodes) == 1 and node.act in ("fight", "shoot"):
        conds, deeds = (), (replace_verb(deeds[0], "attack with tactic", (node.act,)),)
    before, deeds = _duty(node, deeds, who)
    who = who._replace(how="it") if before and not who.many else who
    all_of_them = (Sel(), Sel(whose="others"))
    anybody = (node.verdict, node.act) == ("allow", "attack")
    anybody = anybody and (node.whom is None or node.whom in all_of_them or node.who in all_of_them)
    freely = (Adjunct("whatever the affiliations"),) if anybody else ()
    given = node.whom if (node.verdict, node.act) == ("allow", "receive") else None
    if isinstance(given, Sel) and "equipment" in given.all and not given.meant:
        freely = (Adjunct("though of others" if node.words else "though meant for others"),)
    elif node.words == ("own ban",):
        freely = (Adjunct("though barred by itself"),)
    elif node.words == ("affiliation",):
        freely = (Adjunct("whatever the affiliations"),)
    cond = All(conds) if len(conds) > 1 else conds[0] if conds else None
    lasting = _lasting(node, player, refs)
    if node.verdict == "allow" and lasting:
        before, lasting = (*before, *lasting), ()
    held = tuple(map(_by_some, asides(cond, refs))) if node.act == "be wounded" else asides(cond, refs)
    if (player or _only_such(deeds) or node.words == ("own ban",)) and any(one.key == "while" for one in held):
        before, held = (*before, *held), ()
        who = who._replace(how="the") if who.how == "it" and who.word else who
    before = (*before, *((Adjunct("limit", (node.limit,)),) if node.limit else ()))
    after = (*freely, *_terms(node, refs), *held, *lasting)
    told = Clause(deeds, who, before=before, after=after)
    return [*first, told._replace(link="or") if nobody or link == "or" else told]


def _apart(node: Rule) -> list[Rule]:
    """What a card may belong to and what else it may become, each for itself."""
    groups = tuple(word for word in node.words if tags.is_group(word))
    if node.act != "become" or groups in ((), node.words):
        return [node]
    return [replace(node, words=groups), replace(node, words=tuple(w for w in node.words if w not in groups))]


def _by_some(one: Adjunct) -> Adjunct:
    """'except against those' of who is wounded: except by those."""
    but = one.args[0] if one.key == "except" else None
    return Adjunct("except by", but.args) if isinstance(but, Adjunct) and but.key == "against" else one


def provision(freedom: Rule, node: object, refs: References) -> Clause:
    """'This warrior may equip any Doomtrooper with any Equipment card at any time, regardless of affiliation'."""
    assert isinstance(node, Rule) and isinstance(node.who, Sel) and isinstance(node.whom, Sel)
    freely = (Adjunct("whatever the affiliations"),) if "affiliation" in freedom.words else ()
    deed = Deed(f"{node.act} another", (noun(node.who, refs, "any"), noun(node.whom, refs, "any")), "may")
    return Clause((deed,), refs.noun("me"), after=(*_terms(node, refs), *freely))


def _only_such(deeds: tuple[Deed, ...]) -> bool:
    """Whether only such cards may be concerned: a condition behind it could be taken for one of theirs."""
    return any(isinstance(arg, Noun) and arg.how == "only" for deed in deeds for arg in deed.args)


def _detailed(deed: Deed, details: tuple[Adjunct, ...]) -> Deed:
    """The deed with details of what it concerns."""
    if not details or not deed.args or not isinstance(deed.args[0], Noun):
        return deed
    thing = deed.args[0]
    return deed._replace(
        args=(thing._replace(kind=thing.kind._replace(details=(*thing.kind.details, *details))),)
    )


def _one_mode(deeds: tuple[Deed, ...]) -> tuple[Deed, ...]:
    """What may not and cannot be done in one sentence is all said by 'may not'."""
    mixed = {deed.mode for deed in deeds} == {"may not", "cannot"}
    return tuple(deed._replace(mode="may not") for deed in deeds) if mixed else deeds


def _narrowed(
    node: Rule, conds: tuple[Cond, ...], refs: References
) -> tuple[tuple[Cond, ...], tuple[Adjunct, ...]]:
    """The conditions of a Rule about a player, and what they ask of the cards it concerns, as details of their noun."""
    parts = tuple(part for cond in conds for part in (cond.conds if isinstance(cond, All) else (cond,)))
    details: list[Adjunct] = []
    kept: list[Cond] = []
    for part in parts:
        inner = part.cond if isinstance(part, Not) else part
        about = isinstance(inner, Is) and inner.ref == "it" and isinstance(inner.sel.on, Sel)
        if about and isinstance(inner, Is) and isinstance(inner.sel.on, Sel) and isinstance(node.whom, Sel):
            key = "on" if inner is part else "not on"
            details.append(Adjunct(key, (noun(inner.sel.on, refs, "a"),)))
        else:
            kept.append(part)
    return (tuple(kept), tuple(details)) if details else (conds, ())


def replace_verb(deed: Deed, verb: str, args: tuple[Item, ...]) -> Deed:
    return deed._replace(verb=verb, args=args)


def _useless(node: Rule, refs: References, conds: tuple[Cond, ...]) -> Clause:
    """'in combat, Fortifications do not help the opponent'; of Warzones only what they add is kept from it."""
    assert isinstance(node.whom, Sel)
    things, who = noun(node.whom, refs, "bares"), subject(node.who, refs)
    refs.about = refs.canonical(node.who) if isinstance(node.who, str) else "it"
    after = asides(All(conds) if len(conds) > 1 else conds[0] if conds else None, refs)
    verb = "give no bonuses to" if "warzone" in node.whom.all else "do nothing for"
    return Clause((Deed(verb, (who,)),), things, before=(Adjunct("in combat"),),
                  after=(*after, *_lasting(node, False, refs)))  # fmt: skip


def _unhindered(node: Rule, refs: References, conds: tuple[Cond, ...]) -> Clause:
    """'all Capitol warriors defending in this Warzone ignore its negative modifiers'."""
    who = subject(node.who, refs)
    here = node.whom in ("me", "host") and isinstance(node.who, Sel) and "defending here" in node.who.states
    whom = noun(node.whom, refs, "bares") if isinstance(node.whom, Sel) else refs.noun(str(node.whom))
    deed = Deed("ignore losses here") if here else Deed("ignore losses by", (whom,))
    refs.mute()
    after = asides(All(conds) if len(conds) > 1 else conds[0] if conds else None, refs)
    return Clause((deed,), who, after=(*after, *_lasting(node, False, refs)))


def _twice_wounded(node: Rule, refs: References, conds: tuple[Cond, ...]) -> Clause:
    """Who cannot be killed but can be wounded dies of the second wound; all else that would kill it is its first."""
    who = subject(node.who, refs)
    after = asides(All(conds) if len(conds) > 1 else conds[0] if conds else None, refs)
    return Clause((Deed("die of a second wound only"),), who, after=after)


def _mode(node: Rule, who: Noun) -> Mode:
    if node.verdict in ("allow", "price") or who.how == "no" or who.word in NOBODY:
        return "may"
    if node.verdict == "forbid":
        return "cannot" if node.act in _CANNOT else "may not"
    return "must" if node.verdict == "require" else ""


def _deed(node: Rule, refs: References, player: bool, who: Noun) -> Deed:
    mode = _mode(node, who)
    if node.words and node.act in ("become", "lose"):
        return _of_words(node, mode)
    if (node.verdict, node.act) == ("allow", "cast") and isinstance(node.whom, Sel) and node.whom.where == "held":
        return Deed("act cast from there", (noun(node.whom, refs, "a"),), mode)
    verb = f"player {node.act}" if player and node.act in _OF_PLAYERS else node.act
    if node.act == "transfer" and who.word == "this card":
        verb = "be moved"
    if (node.verdict, node.act) == ("allow", "exit cover"):
        verb = "leave cover and attack"
    if (node.verdict, node.act) == ("allow", "be in cover"):
        return Deed("be in cover all the same", (), mode)
    if (node.verdict, node.act) == ("allow", "attack") and isinstance(node.whom, Sel) and node.whom.whose == "yours":
        return Deed("act attack own", (noun(node.whom, refs, "bares"),), mode)
    if (node.verdict, node.act) == ("price", "be attacked"):
        points = quantity(node.actions, "action", refs) if node.actions else quantity(node.price, node.pool, refs)
        if isinstance(node.whom, Sel):
            return Deed("be attacked by at price", (points, noun(node.whom, refs, "bares")), mode)
        return Deed("be attacked at price", (points,), mode)
    if (node.verdict, node.act) == ("forbid", "attack again"):
        return Deed("attack more than once", (), mode)
    if node.act == "attack again" and node.price != 0:
        return Deed("attack again at price", (quantity(node.price, "D", refs),), mode)
    if node.act == "attack again" and node.actions:
        return Deed("attack again so often", (node.actions,), mode)
    if "copies" in node.words and isinstance(node.whom, Sel):
        return Deed("have copies of", (noun(node.whom, refs, "any"),), mode)
    if node.whom is None:
        anybody = noun(Sel(), refs, "any") if (node.verdict, node.act) == ("allow", "attack") else None
        return Deed(f"act {verb}", () if anybody is None else (anybody,), mode)
    if (node.verdict, node.act) == ("forbid", "receive") and _its_like(node, refs):
        verb = "have others"
    if isinstance(node.whom, Sel):
        limit = node.verdict == "require" and node.act in LIMITS and not node.able
        whom = noun(node.whom, refs, "only" if limit else _how(node))
        if limit:
            mode = "may"
        return Deed(f"act {verb}", (whom._replace(many=True) if limit else whom,), mode)
    if node.act == "touch pool" and node.whom in PLAYERS:
        return Deed(f"act {verb}", (PoolPoints(refs.player(node.whom), "points"),), mode)
    verb = "have" if node.act == "receive" and node.words else verb
    return Deed(f"act {verb}", (refs.noun(node.whom),), mode)


def _its_like(node: Rule, refs: References) -> bool:
    """Whether a card suffers no other of its kind, or of its name, beside it."""
    copies = isinstance(node.whom, Sel) and node.whom.named == (refs.card.name,)
    return (node.who == "bearer" and refs.card.type == "equipment") or (node.who == "host" and copies)


def _of_words(node: Rule, mode: Mode) -> Deed:
    """That a card may not become or lose these words."""
    if node.words == ("infected",):
        return Deed("become in condition", (GameWords("condition", node.words),), mode)
    if node.act == "become" and {*node.words} >= tags.ORGANISATIONS:
        return Deed("gain any affiliation", (), mode)
    if node.act == "become":
        groups = all(tags.is_group(word) for word in node.words)
        return Deed(
            "join group" if groups else "become one",
            (GameWords("membership" if groups else "class", node.words, "or"),),
            mode,
        )
    member = all(tags.is_group(word) or word == "cartel" for word in node.words)
    return Deed("leave group" if member else "lose ability", (
        GameWords("membership" if member else "class", node.words, "or"),), mode)  # fmt: skip


def _how(node: Rule) -> How:
    """'may attack any X', 'may not attack Xs', 'must attack an X'."""
    if node.act == "be affected":
        return "any"
    if node.verdict == "allow":
        assert isinstance(node.whom, Sel)
        return "any" if node.act in _ANY and node.whom.whose == "any" and node.window != "combat" else "bares"
    return "a" if node.verdict in ("require", "price") else "bares"


def _terms(node: Rule, refs: References) -> tuple[Adjunct, ...]:
    """At what time, for how many actions and D an act is allowed."""
    said: list[Adjunct] = []
    if node.window is not None:
        if node.act == "muster":
            said.append(Adjunct("to your Squad for its Value"))
        said.append(Adjunct("window", (node.window,)))
        if not node.actions:
            said.append(Adjunct("without an action"))
    if node.actions and node.verdict != "price" and node.act != "attack again":
        said.append(Adjunct("as actions", (node.actions,)))
    if node.words and node.act not in ("become", "lose", "receive"):
        said.append(Adjunct("as if", (GameWords("class", node.words),)))
    if node.verdict == "price" and node.act != "be attacked":
        price = quantity(node.actions, "action", refs) if node.actions else quantity(node.price, node.pool, refs)
        said.append(Adjunct("only for each time", (price,)))
    elif node.verdict != "price" and node.price != 0 and node.act != "attack again":
        key = "for each time besides" if node.act == "cast" else "for each time"
        host = refs.card.host
        theirs = host is not None and host.on == "card" and host.whose == "any"
        payer = Noun(word="bearer's player") if theirs else YOU
        said.append(Adjunct(key, (quantity(node.price, "D", refs), payer)))
    return tuple(said)


def _duty(node: Rule, deeds: tuple[Deed, ...], who: Noun) -> tuple[tuple[Adjunct, ...], tuple[Deed, ...]]:
    """What a duty holds on: 'when it attacks, it must attack a Dark Legion warrior if it can'."""
    if node.verdict != "require":
        return (), deeds
    if node.able and isinstance(node.whom, Sel):
        return (Adjunct("when", (Clause((Deed(f"act {node.act}"),), who),)),), deeds
    if node.act == "attack" and node.whom is None and node.until == "combat":
        return (), (Deed("be the attacker", (), "must"),)
    return (), deeds


def _lasting(node: Rule, player: bool, refs: References) -> tuple[Adjunct, ...]:
    """How long a passing Rule holds, and whether it asks only what can be done."""
    able = (Adjunct("if able"),) if node.able else ()
    if node.until == "combat" and not refs.stays and node.act != "show hand":
        return able if node.verdict == "require" else (*able, Adjunct("in this combat"))
    if node.until == "its next turn":
        target = refs.target(str(node.who))
        theirs = player or (target is not None and target.sel.whose == "target player")
        whose = "that player" if theirs else "you" if refs.own(node.who) else "its player"
        due = "in next turn" if node.verdict == "require" else "until next turn ends"
        return (*able, Adjunct(due, (Noun(word=whose),)))
    if node.until == "game" and not isinstance(node.who, Sel) and not player:
        return able
    return (*able, *(until(node.until, refs) if node.until else ()))
