"""Sentences for permissions and prohibitions."""

from __future__ import annotations

from dataclasses import replace

from doomtable.rules.language import ActName, All, Cond, Is, Not, Role, Rule, Sel
from doomtable.words.english import amounts, conditions, lexicon, noun_phrases
from doomtable.words.english.costs import WINDOWS
from doomtable.words.english.dispatch import effect
from doomtable.words.english.grammar import Clause, Phrase, a, conjugate, count, listed, shared_start
from doomtable.words.english.modifiers import subject, until
from doomtable.words.english.references import PLAYERS, REFS, References

_DEEDS: dict[ActName, tuple[str, str]] = {
    # act: (without an object, with one as {})
    "attack": ("attack", "attack {}"),
    "be attacked": ("be attacked", "be attacked by {}"),
    "fight": ("take part in Fight combats", "take part in Fight combats against {}"),
    "shoot": ("take part in Shoot combats", "take part in Shoot combats against {}"),
    "strike back": ("strike back", "strike back at {}"),
    "seek cover": ("seek cover", "seek cover behind {}"),
    "exit cover": ("leave cover", "leave cover against {}"),
    "equip": ("be equipped", "be equipped with {}"),
    "bestow": ("be given gifts", "be given {}"),
    "cast": ("cast spells", "cast {}"),
    "play": ("play cards", "play {}"),
    "use": ("use its abilities", "use {}"),
    "muster": ("muster warriors", "muster {}"),
    "meditate": ("meditate", "meditate with {}"),
    "leave play": ("leave play", "leave play through {}"),
    "be discarded": ("be discarded", "be discarded by {}"),
    "be wounded": ("be wounded", "be wounded by {}"),
    "be killed": ("be killed", "be killed by {}"),
    "receive": ("be given cards", "be given {}"),
    "count": ("be helped by cards", "be helped by {}"),
    "act": ("take actions", "take actions with {}"),
    "touch pool": ("change a pool of points", "change the points of {}"),
    "win": ("win the game", "win the game through {}"),
    "be searched": ("be searched", "be searched by {}"),
    "enter vehicle": ("enter a vehicle", "enter {}"),
    "earn promotion": ("earn P", "earn P for {}"),
    "transfer": ("be transferred", "be transferred to {}"),
    "sabotage": ("sabotage", "sabotage through {}"),
    "take combat": ("take part in combat", "take part in combat with {}"),
    "become": ("become something else", "become {}"),
    "lose": ("lose what it is", "lose {}"),
    "earn reward": ("earn the points of Missions", "earn the points of {}"),
    "be sabotaged": ("be sabotaged", "be sabotaged by {}"),
    "pair": ("use two weapons at once", "use two {} at once"),
}
_BOUND = {
    "attack",
    "be attacked",
    "receive",
    "use",
    "cast",
    "play",
    "muster",
    "count",
    "equip",
    "bestow",
    "strike back",
}
"""Acts whose demand of certain cards is a limit: whoever attacks may attack only these."""
_PLAYERS_DEEDS: dict[ActName, tuple[str, str]] = {
    "equip": ("equip warriors", "equip {}"),
    "bestow": ("bestow gifts", "bestow {}"),
    "use": ("use abilities", "use {}"),
    "attack": ("attack", "attack {}"),
    "enter vehicle": ("let warriors enter vehicles", "let warriors enter {}"),
    "be discarded": ("be made to discard", "discard {}"),
    "be attacked": ("be attacked", "be attacked by {}"),
    "exit cover": ("bring warriors out of cover", "bring {} out of cover"),
    "seek cover": ("put warriors into cover", "put {} into cover"),
    "transfer": ("transfer warriors", "transfer {}"),
    "fight": ("announce Fight", "announce Fight against {}"),
    "shoot": ("announce Shoot", "announce Shoot against {}"),
}


def rule(node: Rule, refs: References, when: Cond | None = None) -> Clause:
    """The Rule as a clause, under the condition `when` of what holds it too."""
    return ruling([node], refs, when)


def shares(one: Rule, other: Rule) -> bool:
    """May two Rules share a sentence?"""
    return (
        replace(one, act=other.act, whom=other.whom) == other
        and one.verdict in ("forbid", "allow")
        and not one.words
    )


def ruling(nodes: list[Rule], refs: References, when: Cond | None = None, link: str = "") -> Clause:
    """Rules that differ only in the act as one clause: 'may not seek cover or use the Fight tactic'."""
    node = nodes[0]
    if (node.verdict, node.act) == ("forbid", "count") and len(nodes) == 1 and isinstance(node.whom, Sel):
        if isinstance(node.who, str) and refs.canonical(node.who) != "bearer":
            return _useless(node, refs, when)
    player = isinstance(node.who, str) and node.who in PLAYERS and node.who not in REFS
    refs.subject = refs.canonical(node.who) if isinstance(node.who, str) else "it"
    if isinstance(node.who, Sel) and node.verdict == "forbid" and node.who.whose == "any":
        who = noun_phrases.noun(node.who, refs, "no")
        refs.mute()
    elif node.who == "each" and node.verdict == "forbid":
        who = Phrase("no player")
    else:
        who = subject(node.who, refs, player)
    deeds = []
    for one in nodes:
        deeds.append(_deed(one, refs, player))
        if link:
            refs.mute()
    if player and isinstance(node.whom, Sel):
        refs.tell("it", Phrase(f"that {refs.plain(node.whom)}"), speak=False)
    conds = [cond for cond in (when, node.when) if cond is not None]
    conds = [part for cond in conds for part in (cond.conds if isinstance(cond, All) else (cond,))]
    which = [part for part in conds if player and _about_whom(part, node)]
    conds = [part for part in conds if part not in which]
    deeds = [" ".join([deed, *(_that(part, refs) for part in which)]) for deed in deeds]
    cond = None if not conds else conds[0] if len(conds) == 1 else All(tuple(conds))
    if cond == Role("attacker") and len(deeds) == 1 and node.act in ("fight", "shoot"):
        cond, deeds = None, [f"attack with the {node.act.title()} tactic"]
    pieces = [
        _said(node, who, _either(deeds, node.verdict, link), refs),
        conditions.aside(cond, refs),
        _when_due(node, player, refs) or _lasting(node, player),
    ]
    return Clause(" ".join(piece for piece in pieces if piece))


def _useless(node: Rule, refs: References, when: Cond | None) -> Clause:
    """'in combat, Fortifications do nothing for the opponent'."""
    what = noun_phrases.noun(node.whom, refs, "bares").text if isinstance(node.whom, Sel) else "cards"
    who = subject(node.who, refs)
    conds = tuple(cond for cond in (when, node.when) if cond is not None)
    aside = conditions.aside(All(conds) if len(conds) > 1 else conds[0] if conds else None, refs)
    pieces = [f"in combat, {what} do nothing for {who.as_object}", aside, _lasting(node, False)]
    return Clause(" ".join(piece for piece in pieces if piece))


def _about_whom(cond: Cond, node: Rule) -> bool:
    """Does the condition narrow down the cards that the Rule concerns, so that it can follow them?"""
    inner = cond.cond if isinstance(cond, Not) else cond
    return (
        isinstance(inner, Is)
        and inner.ref == "it"
        and isinstance(node.whom, Sel)
        and node.whom.all == inner.sel.all
        and inner.sel.on is not None
        and replace(inner.sel, on=None) == Sel(all=inner.sel.all)
    )


def _that(cond: Cond, refs: References) -> str:
    """'that are not on a Hatamoto'."""
    inner = cond.cond if isinstance(cond, Not) else cond
    if not isinstance(inner, Is):
        return ""
    where = noun_phrases.parts(Sel(all=(), on=inner.sel.on), refs).after
    return f"that are {'not ' if isinstance(cond, Not) else ''}{where}"


def _lasting(node: Rule, player: bool) -> str:
    """How long a passing Rule holds: said even where the header says 'in combat'."""
    if node.until == "combat":
        return "in this combat" if node.verdict != "require" else ""
    if node.until == "its next turn" and player:
        return "until the end of their next turn"
    return "" if node.until == "game" and not isinstance(node.who, Sel) else until(node.until)


def _when_due(node: Rule, player: bool, refs: References) -> str:
    """When something must be done that is demanded of one turn; '' for all else."""
    if node.verdict != "require" or node.until != "its next turn":
        return ""
    if refs.own(node.who):
        return "in your next turn"
    target = refs.target(str(node.who))
    if not player and target is not None and target.sel.whose == "target player":
        return "in that player's next turn"
    return "in their next turn" if player else "in its player's next turn"


def _either(deeds: list[str], verdict: str, link: str = "") -> str:
    """Several deeds with what they have in common said once."""
    shared = shared_start(deeds) if len(deeds) > 1 else []
    ends = shared_start([" ".join(reversed(deed.split(" "))) for deed in deeds]) if link or not shared else []
    if ends and len(deeds) > 1:
        tail = " ".join(reversed(ends))
        return f"{_either([deed.removesuffix(tail).strip() for deed in deeds], verdict, link)} {tail}"
    rest = [" ".join(deed.split(" ")[len(shared) :]) for deed in deeds]
    if not all(rest):
        shared, rest = [], deeds
    return " ".join([*shared, listed(rest, link or ("or" if verdict == "forbid" else "and"))])


def _deed(node: Rule, refs: References, player: bool) -> str:
    if node.words and node.act in ("become", "lose"):
        words = listed((_word(word, node.act) for word in node.words), "or")
        member = all(word in lexicon.GROUPS and not lexicon.is_adjective(word) for word in node.words)
        return f"{'become' if node.act == 'become' else 'leave' if member else 'lose'} {words}"
    bare, full = (_PLAYERS_DEEDS if player else _DEEDS).get(node.act) or _DEEDS[node.act]
    if node.whom is None:
        return bare
    if (node.verdict, node.act, node.who) == ("forbid", "receive", "bearer") and refs.card.type == "equipment":
        full = "have other {}"
    if isinstance(node.whom, Sel):
        how = _how(node)
        return full.format(noun_phrases.noun(node.whom, refs, how).text)
    new = refs.is_target(node.whom)
    whom = refs.noun(node.whom).as_object
    if new and node.verdict == "require" and player and whom.startswith("any "):
        whom = f"one {whom.removeprefix('any ')} of your choice"
    return full.format(whom)


def _word(word: str, act: str) -> str:
    if act == "lose" and word in lexicon.GROUPS and not lexicon.is_adjective(word):
        return lexicon.GROUPS[word]
    if act == "lose":
        return f"the {lexicon.label(word)} {'affiliation' if lexicon.is_adjective(word) else 'keyword'}"
    if lexicon.is_adjective(word):
        return f"part of {lexicon.GROUPS.get(word, word)}"
    return a(lexicon.tag_noun(word))


def _how(node: Rule) -> noun_phrases.How:
    """'may attack any X', 'may not attack Xs', 'must attack an X'."""
    if node.verdict == "allow":
        if isinstance(node.whom, Sel) and node.whom.whose != "any":
            return "bares"
        return (
            "any"
            if node.act in ("attack", "be attacked", "cast", "play", "muster", "receive", "equip", "bestow")
            else "bares"
        )
    return "bares"


def _said(node: Rule, who: Phrase, deed: str, refs: References) -> str:
    many = who.many or who.you
    if node.verdict == "allow":
        if node.act == "attack" and node.whom is None:
            return f"{who.text} may attack any warrior"
        return f"{who.text} may {deed}{_terms(node, refs)}"
    if node.verdict == "forbid":
        if who.text.startswith("no "):
            return f"{who.text} may {deed}"
        if node.act in ("be wounded", "be killed", "be discarded", "leave play", "be attacked", "win"):
            return f"{who.text} cannot {deed}"
        return f"{who.text} may not {deed}"
    if node.verdict == "require":
        if isinstance(node.whom, Sel) and node.act in _BOUND:
            only = noun_phrases.noun(node.whom, refs, "bares").text
            able = "" if not node.able else ", if it can attack one" if node.act == "attack" else ", if there are any"
            return f"{who.text} may {deed.replace(only, f'only {only}', 1)}{able}"
        if node.act == "attack" and node.whom is None and node.until == "combat" and refs.is_card(node.who):
            return f"{who.text} must be the attacker; its player chooses the defender"
        return f"{who.text} must {deed}{' if able' if node.able else ''}"
    costs = []
    if node.actions:
        costs.append(f"{count(node.actions)} {'action' if node.actions == 1 else 'actions'}")
    if node.price != 0 or not costs:
        costs.append(amounts.points(node.price, "D", refs))
    return f"{who.text} {conjugate('pay', many)} {' and '.join(costs)} more to {deed}"


def _terms(node: Rule, refs: References) -> str:
    """What a permission costs and when it holds."""
    said = []
    if node.words:
        said.append(f"as {listed((a(lexicon.tag_noun(word)) for word in node.words), 'or')}")
    when = WINDOWS.get(node.window, "") if node.window is not None else ""
    if when:
        said.append(when)
    if when and not node.actions:
        said.append("and without an action")
    if node.actions:
        said.append(f"as {a('action') if node.actions == 1 else f'{count(node.actions)} actions'}")
    if node.price != 0:
        said.append(f"for {amounts.points(node.price, 'D', refs)} each time")
    return f" {' '.join(said)}" if said else ""


@effect.register
def _(node: Rule, refs: References) -> Clause:
    return rule(node, refs)
