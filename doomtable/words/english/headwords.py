"""Headwords: each ability in ever shorter versions, for the short text of a card."""

from __future__ import annotations

from dataclasses import replace

from doomtable.rules.language import (
    Ability,
    Act,
    Actions,
    All,
    Armed,
    Award,
    Card,
    Choice,
    Combat,
    Cond,
    Cost,
    Count,
    Cover,
    Draw,
    Each,
    Effect,
    Either,
    Event,
    Flip,
    Goal,
    Have,
    Heal,
    If,
    Inside,
    Is,
    Later,
    Marks,
    May,
    Mod,
    Not,
    Of,
    On,
    Paid,
    Play,
    Role,
    Rule,
    Search,
    Sel,
    Skip,
    Static,
    Sum,
    Target,
    TargetPlayer,
    Turn,
    Using,
    Versus,
    Window,
)
from doomtable.words.english import lexicon, noun_phrases
from doomtable.words.english.ability_lines import last_of, replaces
from doomtable.words.english.clause_joining import in_time
from doomtable.words.english.grammar import capital, listed, signed
from doomtable.words.english.preambles import casting, new_references

_WINDOWS: dict[Window, str] = {
    "action": "Action", "turn": "Your turn", "any": "Any time", "not combat": "Outside combat",
    "others turn": "Their turn", "combat": "Combat", "turn start": "Turn start", "draw": "Draw step",
    "turn end": "Turn end", "discard": "Discard step", "attack begun": "Attack", "attacker named": "Attack",
    "after": "Answer", "copied": "Copied",
}  # fmt: skip
_HEADWORDS = {
    "gain": "gain {p}", "lose": "lose {p}", "give points": "move points", "swap pools": "swap pools",
    "choose": "choose",
    "convert": "trade D and P", "pay or": "pay or suffer", "wound": "wound", "kill": "kill", "damage": "damage all",
    "heal": "heal", "survive": "survive", "move": "{m}", "search": "search", "look": "look",
    "hand loss": "discard from hand",
    "draw": "draw", "shuffle": "shuffle", "control": "take control", "attach": "attach", "become": "transform",
    "cover": "cover", "imprison": "imprison", "release": "free", "end combat": "end combat",
    "swap role": "swap fighter",
    "set tactic": "change tactic", "join": "reinforce", "merge": "merge", "strike": "strike", "attack": "attack",
    "actions": "more actions", "skip": "skip a turn", "turn again": "extra turn", "cancel": "cancel",
    "redirect": "redirect", "undo": "set right", "cast now": "cast",
    "take over": "take over", "patch": "change target", "mark": "mark", "hold": "keep cards",
    "face down": "turn down", "infect": "infect", "credit": "owe D", "raise goal": "delay the win",
    "award": "change points", "copy": "copy a card", "suppress": "suppress text", "scale": "double bonus",
    "bid": "auction", "ask": "question", "fulfil": "fulfil", "special": "special", "rule": "{r}",
}  # fmt: skip
_MOVES = {
    "discard": "discard", "annihilated": "annihilate", "hand": "to hand", "draw": "to draw pile", "squad": "to Squad",
    "kohort": "to Kohort", "outpost": "to Outpost", "play": "into play", "held": "keep",
}  # fmt: skip
ALL_CHOICES: tuple[Choice, ...] = (TargetPlayer(),)
"""Stands for the choices of a play that has none: its verbs may still have selectors for objects."""
_EVENTS = {
    "struck at": "On a blow", "turned": "On a Heretic", "hurt": "On a wound",
    "killed": "On a kill", "wounded": "On a wound", "played": "Answer", "used": "Answer",
    "leaves": "On leaving", "enters": "On entering",
    "mustered": "On muster", "drawn": "On draws", "earned": "On points", "combat end": "After combat",
    "turn start": "Turn start", "turn end": "Turn end", "draw start": "Draw step", "draw end": "Draw step",
    "actions start": "Turn start", "discard start": "Turn end", "attacked": "On attack", "hit": "On a hit",
    "won": "On a win",
}  # fmt: skip


def items(card: Card) -> list[list[str]]:
    """For each thing the card says its versions, longest first, each a sentence; the most telling things first."""
    said: list[list[str]] = []
    rest = sorted(card.abilities, key=lambda ability: getattr(ability, "role", "ability") == "restriction")
    if card.type == "warrior" and card.aspects:
        said.append([_stop(casting(card)), "Casts."])
    while rest:
        ability = rest.pop(0)
        told = _versions(card, ability)
        if rest and replaces(rest[0], ability):
            told = _pair(card, ability, rest.pop(0))
        versions = [_stop(text) for text in told if text]
        if versions and versions not in said:
            said.append(versions)
    kind = _kind(card)
    if kind:
        said.insert(1 if said and card.type == "equipment" else 0, [f"{kind}."])
    return said


def _stop(text: str) -> str:
    return f"{capital(text.strip())}."


def _kind(card: Card) -> str:
    """The one keyword that a player must see: the kind of weapon, vehicle or spell, the aspect, the Apostle."""
    if card.type == "art":
        return listed(lexicon.ASPECT_NAMES[aspect] for aspect in card.aspects)
    for tag in card.keywords:
        if tag.endswith("weapon") or tag in (
            "airship",
            "tank",
            "submarine",
            "vehicle",
            "armor",
            "city",
            "citadel",
        ):
            return lexicon.label(tag)
        if tag.startswith("gift of "):
            return lexicon.label(tag)
    return ""


def _versions(card: Card, ability: Ability) -> list[str]:
    if isinstance(ability, Static):
        return _static(card, ability)
    if isinstance(ability, Act):
        head = _head(ability.window, ability.cost, ability.to)
        return _headed(card, head, ability.effects, _when(card, ability.when), ability.targets or ALL_CHOICES)
    if isinstance(ability, On):
        head = f"{_EVENTS.get(ability.event.name, 'Then')}"
        return _headed(card, head, ability.effects, "", ability.targets or ALL_CHOICES)
    if isinstance(ability, Play):
        if not ability.effects:
            return []
        head = _head(ability.window, ability.cost, ability.to)
        return _headed(card, head, ability.effects, _when(card, ability.when), ability.targets or ALL_CHOICES)
    return _goal(card, ability)


def _goal(card: Card, goal: Goal) -> list[str]:
    reward = _deeds(card, goal.reward)
    event = _EVENTS.get(goal.event.name, "Goal") if goal.event is not None else "Goal"
    if goal.event is not None and goal.event.name == "killed":
        victim = goal.event.it
        noun = noun_phrases.noun(victim, new_references(card), "a").text if isinstance(victim, Sel) else "a warrior"
        last = last_of(goal, new_references(card))
        noun = last[1].replace("a player's ", "a ") if last is not None else noun
        return [f"Kill {noun}: {reward}", f"Kill: {reward}", reward, "Mission"]
    return [f"{event}: {reward}", reward, "Mission"]


def _static(card: Card, ability: Static) -> list[str]:
    when = _when(card, ability.when)
    said: list[str] = []
    mixed = len({isinstance(node, Mod) and node.when is None for node in ability.effects}) > 1
    for node in ability.effects:
        if isinstance(node, Mod):
            always = " always" if mixed and node.when is None and node.what[0] in lexicon.STATS else ""
            said.append(_mod(card, node) + always)
        elif isinstance(node, Rule):
            said.append(_rule(card, node))
        else:
            said.append(_deeds(card, (node,)))
    parts = list(dict.fromkeys(part for part in said if part))
    text = ", ".join(parts)
    return [f"{text} {when}".strip(), text, *parts] if text else []


def _pair(card: Card, usual: Ability, better: Ability) -> list[str]:
    """'+2 F, +4 F for Curators'."""
    if not isinstance(usual, Static) or not isinstance(better, Static):
        return []
    first = _static(card, replace(usual, when=None))[0]
    second = _static(card, replace(better, when=None))[0]
    whom = (
        f" for {noun_phrases.noun(better.when.sel, new_references(card), 'bares').text}"
        if isinstance(better.when, Is)
        else ""
    )
    return [f"{first}, {second}{whom or ' sometimes'}", f"{first}, {second}", first]


_OWN = {"me", "bearer", "host", "target", "you", "caster"}
_POWERS = {"art": "Art", "gifts": "gifts", "symmetry": "Symmetry"}
_OTHER_VALUES = {
    "rate": "D worth more", "award": "points", "goal": "goal", "text": "other text", "bonus": "bonus", "fill": "hand",
}  # fmt: skip


def _mod(card: Card, mod: Mod) -> str:
    who = "" if isinstance(mod.who, str) and mod.who in _OWN else _who(card, mod.who)
    when = _when(card, mod.when)
    what = mod.what[0]
    if what in lexicon.STATS:
        sign, per = _number(mod)
        text = f"{sign} {'/'.join(mod.what)} {per}"
    elif what == "tags" and mod.op == "give" and len(mod.words) == 1 and mod.words[0] in lexicon.DONE:
        done = lexicon.DONE[mod.words[0]]
        text = done.does if mod.until or not done.short else done.short
    elif what == "tags":
        text = listed(lexicon.label(word) for word in mod.words) or "considered"
    elif what == "immune":
        words = listed(_POWERS.get(word, lexicon.label(word)) for word in mod.words)
        if not words and isinstance(mod.of, Sel):
            words = noun_phrases.noun(
                replace(mod.of, whose="any"), new_references(card), "bares"
            ).text.replace(" or ", " and ")
        text = f"immune to {words or 'cards'}"
    elif what == "affiliation":
        groups = ["one group" if word == "named" else lexicon.label(word) for word in mod.words]
        names = listed(groups) or "affiliation"
        text = {"give": f"also {names}", "take": f"not {names}"}.get(mod.op, names)
    elif what == "aspects":
        whole = len(mod.words) >= len(lexicon.ASPECT_NAMES)
        aspects = "all Art" if whole else listed(lexicon.label(word) for word in mod.words)
        text = f"{'cast' if who else 'casts'} {aspects}"
    elif what == "price":
        text = "cheaper" if isinstance(mod.by, int) and mod.by < 0 else "dearer"
    elif what == "fill" and mod.op == "set" and isinstance(mod.by, int):
        text = f"hand of {mod.by}"
    else:
        text = _OTHER_VALUES.get(what) or f"{' '.join(_number(mod))} {what}"
    return " ".join(f"{who} {text} {when}".split())


def _number(mod: Mod) -> tuple[str, str]:
    """The number of a Mod and what it is for: ('+2', 'per 2 D')."""
    by: object = mod.by
    if isinstance(by, Sum) and by.parts:
        by = by.parts[0]
    if mod.op == "times":
        return (f"×{by}" if isinstance(by, int) else "×"), ""
    if mod.op == "divide":
        return "half", ""
    if mod.op in ("set", "swap", "ignore"):
        return {"set": "set", "swap": "swap", "ignore": "plain"}[mod.op], ""
    if isinstance(by, int):
        return signed(by), ""
    if isinstance(by, Paid):
        return signed(by.each), f"per {by.per} D" if by.per > 1 else "per D"
    if isinstance(by, Count | Marks):
        return signed(by.each), "each"
    return "+X", ""


def _who(card: Card, who: object) -> str:
    if isinstance(who, Sel):
        return capital(noun_phrases.noun(who, new_references(card), "bares").text)
    return {"foe": "Opponent", "attacker": "Attacker", "defender": "Defender", "caster": "Caster", "each": "All",
            "others": "Others"}.get(str(who), "")  # fmt: skip


_FORBIDDEN = {
    "seek cover": "no cover", "cast": "never casts", "fight": "no Fight", "shoot": "no Shoot",
    "be attacked": "not attacked", "be wounded": "not wounded", "be killed": "not killed", "take combat": "no combat",
    "attack": "no attack", "be discarded": "stays", "leave play": "stays",
    "transfer": "not moved", "earn reward": "no points", "strike back": "no blow back",
}  # fmt: skip
_NO_PART_IN = {"receive", "use", "count", "play", "equip", "bestow", "muster"}
_ALLOWED = {
    "attack": "may attack",
    "receive": "may take",
    "cast": "may cast",
    "pair": "two at once",
    "bestow": "may take",
}


def _brief(sel: Sel) -> Sel:
    """The selector without what it denies beside something that sounds the same."""
    return replace(sel, none=tuple(tag for tag in sel.none if not any(tag.endswith(f" {one}") for one in sel.none)))


def _undone(cond: Cond | None) -> str:
    """What must not have been done, as in 'unless announced'; '' for other conditions."""
    if not isinstance(cond, Not) or not isinstance(cond.cond, Is):
        return ""
    return next((lexicon.DONE[word].brief for word in cond.cond.sel.all if word in lexicon.DONE), "")


def _rule(card: Card, rule: Rule) -> str:
    whom = (
        noun_phrases.noun(_brief(rule.whom), new_references(card), "bares").text
        if isinstance(rule.whom, Sel)
        else ""
    )
    who = "" if isinstance(rule.who, str) and rule.who in _OWN else f"{_who(card, rule.who)}: ".lstrip(": ")
    if rule.verdict == "forbid":
        if rule.act in ("become", "lose"):
            words = listed((lexicon.label(word) for word in rule.words), "or")
            return f"{who}{'never' if rule.act == 'become' else 'stays'} {words}"
        if rule.act in _NO_PART_IN and whom:
            return f"{who}no {whom}"
        text = _FORBIDDEN.get(rule.act, f"no {rule.act}")
        undone = _undone(rule.when)
        text = f"{text} unless {undone}" if undone else text
        return f"{who}{text}{f' by {whom}' if whom and text.startswith('not ') else f' on {whom}' if whom else ''}"
    if rule.verdict == "allow":
        return f"{who}{_ALLOWED.get(rule.act, f'may {rule.act}')} {whom}".strip()
    if rule.verdict == "require":
        return f"{who}{rule.act}s only {whom}" if whom else f"{who}must {rule.act}"
    return f"{who}pays to {rule.act} {whom}".strip()


def _when(card: Card, cond: Cond | None) -> str:
    """The condition in a word or two; '' where there is none or where it goes without saying."""
    if cond is None or isinstance(cond, Armed):
        return ""
    if _undone(cond):
        return f"unless {_undone(cond)}"
    if isinstance(cond, Role):
        return {"attacker": "attacking", "defender": "defending", "combatant": "in combat"}[cond.role]
    if isinstance(cond, Using):
        return f"in {lexicon.TACTICS[cond.tactic]}"
    if isinstance(cond, Versus):
        return f"against {noun_phrases.noun(cond.foe, new_references(card), 'bares').text}"
    if isinstance(cond, Turn):
        return {"yours": "in your turn", "others": "in others' turns"}.get(cond.whose, "")
    if isinstance(cond, Inside):
        return "inside"
    if isinstance(cond, Combat):
        return "in combat"
    if isinstance(cond, Is):
        if cond.sel.states == ("fighting",):
            return ""
        if cond.sel.has is not None and replace(cond.sel, has=None) == Sel():
            return f"with {noun_phrases.noun(cond.sel.has, new_references(card), 'a').text}"
        return "if wounded" if cond.sel.states == ("wounded",) else "sometimes"
    if isinstance(cond, Have) and not cond.at_most:
        anybody = replace(cond.sel, whose="any", area="", where="")
        return f"with {noun_phrases.noun(anybody, new_references(card), 'bares').text}"
    if isinstance(cond, All):
        parts = [_when(card, part) for part in cond.conds]
        text = " ".join(dict.fromkeys(part for part in parts if part))
        return text.replace("attacking against", "attacking")
    return "sometimes"


def _head(window: Window, cost: Cost | None, to: Event | None) -> str:
    parts = [_WINDOWS[window]] if to is None or window != "after" else ["Answer"]
    if cost is not None:
        if cost.actions > 1:
            parts = [f"{cost.actions} actions"]
        if isinstance(cost.d, int) and cost.d:
            parts.append(f"{cost.d} D")
    return ", ".join(parts)


def _headed(
    card: Card, head: str, effects: tuple[Effect, ...], when: str, choices: tuple[Choice, ...] = ()
) -> list[str]:
    """Versions of 'Any time, 10 D: discard an Equipment card', from the fullest to a bare verb."""
    full = _deeds(card, effects, choices)
    if not full:
        return []
    short = _deeds(card, effects)
    first = short.split(", ")[0]
    when = "" if when == "sometimes" else when
    return [
        f"{head} {when}: {full}".replace(" :", ":"),
        f"{head}: {full}",
        f"{head}: {short}",
        full,
        short,
        first,
    ]


def _deeds(card: Card, effects: tuple[Effect, ...], choices: tuple[Choice, ...] = ()) -> str:
    """The effects in headwords; with `choices` also what they are done to."""
    said: list[str] = []
    taken = [node for node in effects if isinstance(node, Mod) and node.op == "set" and isinstance(node.by, Of)]
    if len(taken) > 1 and len(taken) == len(effects):
        whose = _object(card, Heal(getattr(taken[0].by, "ref", "target")), choices)
        return f"ratings of {whose}" if whose else "other ratings"
    for node in in_time(effects):
        if said and isinstance(node, Mod) and isinstance(node.by, Paid) and node.by.less is not None:
            said[-1] = f"{said[-1]} or {_mod(card, node)}"
            continue
        said += _deed(card, node, choices)
    return ", ".join(dict.fromkeys(part for part in said if part))


def _deed(card: Card, node: Effect, choices: tuple[Choice, ...]) -> list[str]:
    if isinstance(node, Mod) and node.what == ("immune",) and isinstance(node.of, str):
        thing = _object(card, Heal(node.of), choices)
        return [f"immune to {thing}"] if thing else [_mod(card, node)]
    if isinstance(node, Mod):
        return [_mod(card, node)]
    if isinstance(node, Rule):
        return [_rule(card, node)]
    if isinstance(node, May | Each | Later):
        return [_deeds(card, node.effects, choices)]
    if isinstance(node, If):
        return [_deeds(card, node.then, choices)]
    if isinstance(node, Flip):
        return [f"coin: {_deeds(card, node.heads + node.tails)}"]
    if isinstance(node, Either):
        return [listed((_deeds(card, choice) for choice in node.choices), "or")]
    return [_verb(card, node, choices)]


def _verb(card: Card, node: Effect, choices: tuple[Choice, ...]) -> str:
    """The headword of a verb, with its object where one is known."""
    if isinstance(node, Award) and isinstance(node.amount, Of):
        times = {2: "double", 3: "triple"}.get(node.amount.times, f"{node.amount.times} times the")
        return f"{times} {node.pool or 'points'}"
    if isinstance(node, Actions) and isinstance(node.n, int):
        thing = "attack" if node.attack == "only" else "action"
        return f"{node.n} more {thing}{'' if node.n == 1 else 's'}"
    if isinstance(node, Draw) and isinstance(node.n, int):
        return f"draw {node.n}"
    if isinstance(node, Skip):
        return f"skip a {node.what}{'' if node.what == 'turn' else ' step'}"
    word = _HEADWORDS[node.kind]
    if isinstance(node, Cover):
        word = "uncover" if node.out else "cover"
    amount, pool = getattr(node, "amount", 0), getattr(node, "pool", "")
    points = f"{amount} {pool}" if isinstance(amount, int) and amount else pool
    text = word.format(
        p="points" if pool == "any" else points, m=_MOVES.get(getattr(node, "to", ""), "move"), r=""
    )
    thing = _object(card, node, choices)
    if thing and text.startswith(("to ", "into ")):
        return f"{thing} {text}"
    return f"{text} {thing}".strip()


def _object(card: Card, node: Effect, choices: tuple[Choice, ...]) -> str:
    """What the verb is done to: 'an Equipment card', 'followers of Semai'; '' without `choices`."""
    if not choices or node.kind in ("scale", "merge"):
        return ""
    what = getattr(node, "sel", None) or getattr(node, "what", None) or getattr(node, "who", None)
    if isinstance(node, Search):
        return f"for {noun_phrases.noun(replace(node.sel, where='', whose='any'), new_references(card), 'a').text}"
    if isinstance(what, Sel):
        return noun_phrases.noun(replace(what, whose="any", area=""), new_references(card), "bares").text
    targets = [choice for choice in choices if isinstance(choice, Target)]
    place = {"target": 0, "target2": 1, "target3": 2}.get(str(what), 9)
    if place < len(targets):
        states = tuple(state for state in targets[place].sel.states if state not in ("open", "covered"))
        sel = replace(targets[place].sel, whose="any", on=None, has=None, area="", tests=(), states=states, side=None)
        return noun_phrases.noun(sel, new_references(card, choices), "a").text
    return ""
