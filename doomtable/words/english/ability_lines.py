"""Ability lines: each ability of a card as a line of rules text."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace

from doomtable.rules.language import (
    Ability,
    Act,
    Armed,
    Card,
    Choice,
    Copy,
    Cost,
    Effect,
    Either,
    EndCombat,
    Fortified,
    Goal,
    Have,
    If,
    Is,
    Join,
    Mod,
    Move,
    Name,
    Not,
    On,
    Paid,
    Play,
    Rule,
    Sel,
    Static,
    SwapRole,
    Target,
    TargetPlayer,
    Turn,
    Undo,
)
from doomtable.words.english import amounts, conditions, lexicon, noun_phrases
from doomtable.words.english.clause_joining import clauses, joined, series
from doomtable.words.english.costs import actions, header, moment, payment
from doomtable.words.english.dispatch import clause
from doomtable.words.english.event_clauses import happens, is_moment
from doomtable.words.english.grammar import Clause, Phrase, listed, sentence
from doomtable.words.english.preambles import (
    endings,
    host_noun,
    named,
    new_references,
    placed,
    preamble_lines,
)
from doomtable.words.english.references import References, Unworded

_LIMITS = {
    "": "", "turn": "once per turn", "draw to draw": "once between two of your Draw steps", "combat": "once per combat",
    "game": "once per game (all your copies together)",
}  # fmt: skip
_ATTACKED = ("attack begun", Turn("others"))
_BEGINS = "when another player begins an attack, before anyone is named"
_OF_CARDS = {**_LIMITS, "combat": "only one copy per combat"}
"""The limits of what a card does when it is played."""


# ------------------------------------------------------------------------------------------------------ the card


def lines(card: Card) -> list[str]:
    """Everything the card says, one ability a line."""
    said = [*preamble_lines(card)]
    plays = 0
    rest = list(card.abilities)
    while rest:
        ability = rest.pop(0)
        if rest and replaces(rest[0], ability):
            said.append(_instead(card, ability, rest.pop(0)))
            continue
        text = ability_line(card, ability, first=plays == 0)
        if _adds_up(ability, card.abilities[: card.abilities.index(ability)]) and text[:1] in "+−":
            text = f"Another {text}"
        if isinstance(ability, Goal) and any(line.startswith("Goal: ") for line in said):
            text = f"Or: {text.removeprefix('Goal: ')}"
        plays += isinstance(ability, Play)
        if text:
            said.append(text)
    return said + endings(card)


def _adds_up(ability: Ability, earlier: tuple[Ability, ...]) -> bool:
    """Does it add to a rating that an earlier line has raised without a condition?"""
    if not isinstance(ability, Static) or len(ability.effects) != 1:
        return False
    mod = ability.effects[0]
    return isinstance(mod, Mod) and any(
        isinstance(one, Static)
        and one.when is None
        and one.effects == (Mod(mod.what, one.effects[0].by, who=mod.who),)
        for one in earlier
        if isinstance(one, Static) and isinstance(one.effects[0], Mod)
    )


def replaces(better: Ability, usual: Ability) -> bool:
    """Does one Static stand in for the other whenever its condition holds?"""
    return (
        isinstance(better, Static)
        and isinstance(usual, Static)
        and better.when is not None
        and usual.when == Not(better.when)
    )


def _instead(card: Card, usual: Ability, better: Ability) -> str:
    """'+2 to Fight. If the warrior is a Curator: +4 to Fight instead.'"""
    if not isinstance(usual, Static) or not isinstance(better, Static) or better.when is None:
        raise Unworded(f"no pair: {usual!r}, {better!r}")
    first = _static(card, replace(usual, when=None))
    second = _static(card, replace(better, when=None))
    cond = clause(better.when, new_references(card))
    return (
        f"{first} If {cond}, instead: {second[0].lower()}{second[1:]}"
        if second[:1].isalpha()
        else f"{first} If {cond}, instead: {second}"
    )


def ability_line(card: Card, ability: Ability, first: bool = True) -> str:
    """One ability as a line."""
    if isinstance(ability, Static):
        return _static(card, ability)
    if isinstance(ability, Act):
        return _act(card, ability)
    if isinstance(ability, On):
        return _on(card, ability)
    if isinstance(ability, Play):
        return _play(card, ability, first)
    if isinstance(ability, Goal):
        return _goal(card, ability)
    raise Unworded(f"no words for {ability!r}")


# ------------------------------------------------------------------------------------------------------ wrappers


def _static(card: Card, ability: Static) -> str:
    refs = new_references(card)
    if ability.role == "keyword" and all(_is_keyword(card, node) for node in ability.effects):
        return ""
    told = []
    mods_and_rules = all(isinstance(node, Mod | Rule) for node in ability.effects)
    when = ability.when
    if when is None and all(_of_blows(card, node) for node in ability.effects):
        when = Armed()
    if mods_and_rules:
        told = clauses(tuple(ability.effects), refs, when)
        return _sentences(told)
    text = series(tuple(ability.effects), refs).text
    if ability.when is not None:
        return sentence(f"{conditions.aside(ability.when, new_references(card))}, {text}")
    return sentence(text)


def _of_blows(card: Card, node: Effect) -> bool:
    """Does a weapon give its bearer words, which hold only while it is used?"""
    weapon = card.type == "equipment" and any(tag.endswith("weapon") for tag in card.keywords)
    return weapon and isinstance(node, Mod) and node.what == ("tags",) and node.who == "bearer" and node.when is None


def _is_keyword(card: Card, node: Effect) -> bool:
    return isinstance(node, Mod) and node.what[0] in ("tags", "immune") and bool(card.keywords)


def _sentences(told: list[Clause]) -> str:
    return sentence(joined(told).text)


def _act(card: Card, ability: Act) -> str:
    refs = new_references(card, ability.targets)
    when = moment(ability.window, ability.to, refs)
    if (ability.window, ability.when) == _ATTACKED:
        when, ability = _BEGINS, replace(ability, when=None)
    if ability.window == "action" and actions(ability.cost) == "":
        when = when or "in your Actions step"
    held = conditions.aside(ability.when, refs) if ability.when is not None else ""
    refs.in_combat = ability.window == "combat"
    if held.startswith(("while fighting", "in Fight", "in Shoot")) and ability.window == "combat":
        when, held = held, ""
    user = _user(ability.who)
    if ability.who == "host's controller" and when == "while fighting":
        when, user = "while the warrior is fighting", "its player may use this"
    tail = ", ".join(part for part in (held, user) if part)
    return _with_header(card, refs, when, ability.cost, ability.targets, ability.effects, _LIMITS[ability.limit], tail)


def _user(who: str) -> str:
    return {"controller": "", "host's controller": "by the warrior's player", "any": "by any player"}[who]


def _play(card: Card, ability: Play, first: bool) -> str:
    refs = new_references(card, ability.targets)
    when = moment(ability.window, ability.to, refs)
    if (ability.window, ability.when) == _ATTACKED:
        when, ability = _BEGINS, replace(ability, when=None)
    own_defender = ability.when == Is("defender", Sel(whose="yours")) and isinstance(ability.effects[0], SwapRole)
    if own_defender:
        refs.tell("defender", Phrase("your defender"), speak=False)
    elif ability.when is not None:
        when = ", ".join(part for part in (when, conditions.aside(ability.when, refs, "if")) if part)
    if ability.effects and isinstance(ability.effects[0], Copy):
        when = "" if ability.window == "copied" else when
    refs.in_combat = ability.window == "combat"
    attached = _attached(card, ability, refs)
    if attached and not ability.effects:
        text = _headed(header(when, ability.cost, refs), Clause(attached, order=True))
    else:
        text = _with_header(
            card, refs, when, ability.cost, ability.targets, ability.effects, _OF_CARDS[ability.limit], "", attached
        )
    if when == _BEGINS:
        text = text.replace("of the acting player", "of that player")
    if ability.sure:
        text = f"{text} This play cannot be answered."
    if first:
        return text
    earlier = next(one for one in card.abilities if isinstance(one, Play))
    aim = ability.targets[0] if len(ability.targets) == 1 else None
    if isinstance(aim, Target) and (earlier.window, earlier.effects) == (ability.window, ability.effects):
        return sentence(f"or {header('', ability.cost, refs)} for {noun_phrases.noun(aim.sel, refs).text}")
    if (earlier.window, earlier.to, earlier.cost, earlier.when) == (ability.window, ability.to, ability.cost, None):
        text = text.partition(": ")[2]
    return f"Or: {text[0].lower() if text[1:2].islower() else text[0]}{text[1:]}"


def _attached(card: Card, ability: Play, refs: References) -> str:
    """'attach to one of your warriors' for a play that leaves the card in play on something."""
    host = card.host
    if host is None:
        if ability.effects or card.after != "attach":
            return ""
        return "put this card into play"
    if host.on == "card":
        return f"attach this card to {host_noun(host, refs)}"
    if host.on in ("player", "game"):
        player = {"yours": "put this card beside you", "any": "give this card to any player",
                  "others": "give this card to another player"}[host.whose]  # fmt: skip
        return player if host.on == "player" else "put this card into play for everybody"
    return placed(host, refs, "put this card")


def _with_header(
    card: Card, refs: References, when: str, cost: Cost | None, targets: tuple[Choice, ...],
    effects: tuple[Effect, ...], limit: str, tail: str, attached: str = "",
) -> str:  # fmt: skip
    """Header, targets and effects of a play or an activated ability."""
    refs.undone = tuple(word for node in effects if isinstance(node, Undo) for word in node.words)
    spoken = _speaks_of_paying(effects) or _speaks_of_paying(targets)
    names = [choice for choice in targets if isinstance(choice, Name)]
    if cost is not None and not isinstance(cost.d, int) and refs.is_target("target"):
        when = ", ".join(part for part in (when, f"on {refs.noun('target').as_object}") if part)
    cost_first = header(when, cost, refs, "", spoken)
    aim = _aim(card, refs, targets, effects) if not attached else ""
    before = ", ".join(part for part in (limit, cost_first, tail, aim) if part)
    many = _many_players(targets, refs) or _many_cards(targets, effects, refs)
    told = clauses(effects, refs)
    if many.startswith("for each ") and ". " not in joined(told).text:
        before = ", ".join(part for part in (before, many) if part)
    elif many:
        several = next((one for one in targets if isinstance(one, TargetPlayer)), None)
        many = _players(several, refs) if several is not None and many.startswith("for each ") else many
        told = [Clause(many, order=True), Clause(f"for each choice, {joined(told).text}")]
    if names:
        told.insert(0, Clause(f"name {listed(named(name) for name in names)}", order=True))
    if attached:
        told.insert(0, Clause(attached, order=True))
    told[:0] = _unsaid(refs, targets)
    return _headed(before, joined(told))


def _many_players(targets: tuple[Choice, ...], refs: References) -> str:
    """The choice of several players, which is said before the effects; '' for one player or none."""
    for choice in targets:
        if isinstance(choice, TargetPlayer) and choice.n != 1:
            if not choice.again:
                refs.tell("target player", Phrase("that player"), speak=False)
            if isinstance(choice.n, Paid) and choice.n.each == 1:
                kind = "another player" if choice.whose == "others" else "any player"
                return amounts.per(choice.n, refs) if choice.again else f"{amounts.per(choice.n, refs)}, choose {kind}"
            return _players(choice, refs)
    return ""


def _players(choice: TargetPlayer, refs: References) -> str:
    """'choose one other player for each 3 D paid'."""
    kind = "other player" if choice.whose == "others" else "player"
    again = ", the same one again if you like" if choice.again else ""
    return f"choose {amounts.cards(choice.n, refs, kind).replace('1 ', 'one ', 1)}{again}"


def _many_cards(targets: tuple[Choice, ...], effects: tuple[Effect, ...], refs: References) -> str:
    """The choice of cards that the D buy, where more is asked for each of them; '' for what is said in one breath."""
    choice = next((c for c in targets if isinstance(c, Target) and not isinstance(c.n, int)), None)
    if choice is None or not isinstance(effects[0], If) or not refs.is_target("target"):
        return ""
    if isinstance(choice.n, Paid) and choice.n.each == 1:
        text = f"{amounts.per(choice.n, refs)}, choose {noun_phrases.noun(choice.sel, refs).text}"
        refs.tell("target", Phrase(f"that {refs.plain(choice.sel)}"))
        return text
    text = f"choose {refs.noun('target').as_object}"
    refs.tell("target", Phrase(f"that {refs.plain(choice.sel)}"), speak=False)
    return text


def _headed(before: str, told: Clause) -> str:
    """Header and effects: 'Action, 5 D: heal it.'"""
    text = sentence(told.text)
    if not before:
        return text
    first = told.text[:1]
    return f"{sentence(before)[:-1]}: {first}{text[1:]}"


def _aim(card: Card, refs: References, targets: tuple[Choice, ...], effects: tuple[Effect, ...]) -> str:
    """'on any warrior' where the effects speak of the target without naming it: '+2 to Fight'."""
    first = effects[0] if effects else None
    if isinstance(first, Either) and first.who == "you" and all(first.choices):
        firsts = [choice[0] for choice in first.choices]
        if all(isinstance(one, Rule) and one.who == "target" for one in firsts):
            first = firsts[0]
    if isinstance(first, EndCombat) and len(effects) > 1 and refs.is_target("target"):
        return f"on {refs.noun('target').as_object}"
    if isinstance(first, Join) and refs.is_target(first.who):
        return f"on {refs.noun(first.who).as_object}"
    if isinstance(first, Rule) and isinstance(first.who, Sel) and refs.is_target(first.whom):
        return f"on {refs.noun(str(first.whom)).as_object}"
    if isinstance(first, Mod | Rule) and refs.is_target(first.who):
        phrase = refs.noun(str(first.who))
        refs.quiet = str(first.who)
        return f"on {phrase.as_object}"
    player = next((choice for choice in targets if isinstance(choice, TargetPlayer)), None)
    if player is not None and isinstance(first, Mod | Rule) and first.who == "target player":
        return f"on {refs.any_player()}"
    return ""


def _unsaid(refs: References, targets: tuple[Choice, ...]) -> list[Clause]:
    """Targets that no effect has named must be chosen all the same."""
    said = []
    for ref in ("target", "target2", "target3"):
        choice = refs.target(ref)
        if choice is not None and not refs.knows(ref):
            said.append(Clause(f"choose {refs.noun(ref).as_object}", order=True))
    player = refs.any_player()
    if player is not None:
        said.append(Clause(f"choose {player}", order=True))
    return said


def _speaks_of_paying(node: object) -> bool:
    """Does something in it grow with what is paid?"""
    if isinstance(node, Paid):
        return True
    if isinstance(node, tuple):
        return any(_speaks_of_paying(part) for part in node)
    if is_dataclass(node):
        return any(_speaks_of_paying(getattr(node, field.name)) for field in fields(node))
    return False


def _on(card: Card, ability: On) -> str:
    refs = new_references(card, ability.targets)
    happened = happens(ability.event, refs, would=ability.instead)
    if is_moment(ability.event.name):
        begin = f"at {happened}"
    elif ability.instead:
        begin = f"if {happened}"
    else:
        begin = f"when {happened}"
    if ability.when is not None:
        aside = conditions.aside(ability.when, refs, "and")
        if aside == "while this weapon is used":
            begin, aside = begin.removesuffix(" in combat"), "with this weapon"
        begin = (
            f"{begin} {aside}"
            if not aside.startswith("and ") or not is_moment(ability.event.name)
            else (f"{begin}, {conditions.aside(ability.when, refs, 'if')}")
        )
    if ability.over:
        begin = f"{begin} (even against {listed(noun_phrases.name(one) for one in ability.over)})"
    limit = _LIMITS[ability.limit]
    paid = payment(ability.cost, refs) if ability.cost is not None else ""
    effects = ability.effects
    given = ability.may and not paid and len(effects) > 1 and effects[-1] == Move("me", "discard")
    told = clauses(effects[:-1] if given else effects, refs)
    if ability.instead and len(told) > 1 and told[0].order:
        told[0] = told[0]._replace(text=f"{told[0].text} instead")
    told[:0] = _unsaid(refs, ability.targets)
    result = joined(told)
    if paid and ability.may:
        text = (
            f"you may {paid} to make this happen: {result.text}"
            if not result.order
            else f"you may {paid} to {result.text}"
        )
    elif paid:
        text = f"{paid}: {result.text}"
    elif given:
        text = f"you may discard {refs.noun('me', pronoun=False).as_object}: {result.text}"
    elif ability.may:
        text = result.may
    else:
        text = result.text
    if ability.instead and len(told) == 1 and told[0].order:
        first, stop, rest = text.partition(";")
        text = f"{first} instead{stop}{rest}"
    body = f"{begin}, {text}"
    return sentence(f"{limit}, {body}" if limit else body)


def last_of(ability: Goal, refs: References) -> tuple[str, str] | None:
    """'a warrior in a Squad' and 'the last warrior in a player's Squad' where nobody may be left there."""
    event = ability.event
    if event is None or event.name != "killed":
        return None
    killed = event.it
    if not isinstance(killed, Sel) or not killed.area:
        return None
    if ability.when != Have(replace(killed, whose="its"), n=0, at_most=True):
        return None
    one = noun_phrases.parts(replace(killed, area=""), refs)
    area = f"a player's {lexicon.AREAS[killed.area]}"
    return noun_phrases.noun(killed, refs, "a").text, " ".join(f"the last {one.before} {one.one} in {area}".split())


def _goal(card: Card, ability: Goal) -> str:
    refs = new_references(card)
    if ability.event is not None:
        done = happens(ability.event, refs)
        last = last_of(ability, refs)
        if last is not None:
            done = done.replace(*last)
        begin = f"at {done}" if is_moment(ability.event.name) else done
        if isinstance(ability.when, Fortified) and ability.when.ref == "it" and begin.endswith(" a warrior"):
            begin = f"{begin} that {clause(ability.when, refs).removesuffix(' it')}"
        elif ability.when is not None and last is None:
            held, host = conditions.aside(ability.when, refs, "and"), refs.noun("host", pronoun=False).text
            begin = f"{begin} {held.replace(f'and {host} ', 'and ', 1)}"
    elif ability.when is not None:
        begin = clause(ability.when, refs)
    else:
        begin = ""
    if ability.lasts:
        begin = f"{begin}, for a full turn"
    if ability.act is not None:
        paid = payment(ability.act, refs)
        begin = f"{paid}, {begin}" if begin else paid
    reward = series(ability.reward, refs)
    again = " This Mission stays in play." if ability.repeats else ""
    again = f"{again.removesuffix('.')}; each title counts once." if ability.titles else again
    return f"{sentence(f'Goal: {begin}')[:-1]}. Reward: {reward.text}.{again}"
