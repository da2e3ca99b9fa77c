"""English adjuncts and words: what is added to a noun or a clause, and the game's words in lists."""

from __future__ import annotations

from collections.abc import Callable

from doomtable.words.english import lexicon
from doomtable.words.english.grammar import a, conjugate, count, listed, signed
from doomtable.words.english.nouns import brought, name, phrase
from doomtable.words.english.values import (
    change,
    comparison,
    is_of_candidate,
    of_candidate,
    per,
    quantity,
    ratings,
    value,
)
from doomtable.words.plan.structure import (
    Adjunct,
    Change,
    Comparison,
    GameWords,
    Item,
    Noun,
    Quantity,
    Several,
    Unworded,
)
from doomtable.words.plan.tags import is_group

ADJUNCTS: dict[str, str] = {
    # of nouns
    "of one": "belonging to {0}",
    "inside": "inside {0}",
    "with": "with {0}",
    "fighting one": "whose opponent is {0}", "cast against": "against {0}",
    "played on one": "on {0} or on what is attached there", "affecting": "affecting {0}",
    "sharing no corporation": "sharing no corporation with {0}",
    "sharing an affiliation": "that have an affiliation in common with {0}",
    "on": "on {0}", "lying under": "under {0}",
    "made so": "that a card has made {0}",
    "protected by": "that {0} protects",
    "considered so": "that is considered {0}", "considered so, many": "that are considered {0}",
    "that one uses": "that {0} is using",
    "except attackers": "other than attacking warriors",
    "that may seek cover": "that may seek cover", "that may be in cover": "that may be in cover",
    "that it may attack": "that it may attack", "beforehand": "beforehand",
    "only what takes no actions": "you pay the D that it costs; a card that takes actions is not played again",
    "only what can be played now":
    "you may do this only if you can play it at this moment; what its player has paid for it counts",
    "the same one twice": "you may choose the same one twice",
    "attackable": "that the attacker may attack",
    "at price": "({0})", "killed by": "killed by {0}",
    "of your choice": "of your choice",
    "on or mounted there": "on {0} or on its weapons",
    "named like": "of the same name as {0}", "of the same name": "of the same name",
    "castable by": "that {0} can cast",
    "meant for": "meant for {0} warriors", "meant for these": "meant for {0}",
    "of the named": "of that {0}", "of that name": "of that name",
    "of its home corporation": "of its home corporation",
    "on no other side": "on no other side than {0} (Doomtrooper or Dark Legion)",
    "of player": "of {0}",
    "the card itself": "(not a warrior or Equipment)",
    "now in play": "now in play",
    "placed in an area": "placed directly in an area", "defending here": "defending in this Warzone",
    "defending here against": "defending in this Warzone against {0}",
    "combating here": "in combat in this Warzone", "here": "in this Warzone",
    "in play": "in play",
    "tested": "{0}",
    # of clauses: the combat
    "attacking": "when attacking",
    "attacking one": "when attacking {0}",
    "not on": "not on {0}",
    "in this combat": "in this combat",
    "as if": "as if it were {0}",
    "defending": "when defending",
    "in combat": "in combat", "after each combat of": "after each combat of {0}",
    "against": "against {0}",
    "in tactic": "in {0} combats",
    "during combats": "during {0}combats",
    "using this weapon": "while it uses this weapon",
    "with this weapon": "with this weapon",
    "using": "when using {0}",
    "fighting": "while in combat",
    "inside its vehicle": "while inside its vehicle",
    "inside this": "while inside this vehicle",
    "outside combat": "outside combat", "in team games": "in team games",
    "except": "except {0}", "except by": "except by {0}",
    "after the combat": "after the combat",
    "having been killed": "after being killed",
    "other than as a cost": "(except to pay a cost)",
    "instead of discarding": "instead of discarding {0}",
    "where the rules ask for one": "where the rules ask for one",
    "whatever the affiliations": ", regardless of affiliation",
    "with rating": "with its {0}",
    "which strikes back": "which strikes back",
    "which does not strike back": ", which does not strike back",
    "counting only base ratings": "(only base ratings, the weapon in use and cover count)",
    # conditions and times
    "in turn": "in {0}",
    "while": "while {0}",
    "if": "if {0}",
    "and": "and {0}",
    "unless": "unless {0}",
    "whether or may not": "whether {0} or is not allowed to",
    "only if": "only if {0}",
    "provided": ", provided that {0}",
    "when": "when {0}",
    "whenever": "whenever {0}",
    "as soon as": "as soon as {0}",
    "otherwise": "otherwise",
    "if done": "if {0} {do}",
    "if it dies": "if that kills it",
    "if you like": "if you like",
    "if wanted by": "if {0} {want}",
    "at": "at {0}",
    "at each": "at {0}",
    "at next": "at {0}",
    "in next turn": "in {0's} next turn",
    "then": "then",
    "until next turn ends": "until the end of {0's} next turn",
    "after drawing": "after your usual draw",
    "after use": "after use",
    "for a full turn": ", from the end of one of your turns to the end of the next",
    "only": "only {0}",
    "now and": "now and {0}",
    "on heads": "on heads",
    "on tails": "on tails",
    "while in debt": "while there is one on it",
    "if able": "if it can",
    "if it may seek cover": "if it may seek cover",
    "not the same warrior": ", but not against the same warrior",
    # manner and amount
    "for each": "{per}",
    "per": "{per}",
    "for each player": "for {0}",
    "instead": "instead",
    "instead of the usual": "instead of the usual points",
    "paying for each": ", paying {0} more for each card",
    "not the just killed": "a warrior that has just been killed cannot be healed",
    "through": "through {0}",
    "for": "for {0}",
    "only against": "only against {0}",
    "altogether": "altogether",
    "if moved onto its like": "if it is Armor or a vehicle and that warrior already has one of the same kind",
    "at least D": "(at least {0} D)", "at least actions": "(at least {0})",
    "case by case": "as its player chooses each time",
    "case by case for others": "as the bearer's player chooses each time, instead of their own players",
    "at once": "at once", "from now on": "from now on", "as well": "",
    "next turn": "next turn",
    "this turn": "this turn",
    "same player again": "you may choose the same player again",
    "no attack": "(no attacks)",
    "for killing": "for killing {0}",
    "but never the last": ", but never the last one",
    "one may be an attack": ", one of which may be an attack",
    "as an extra action": ", as an extra action",
    "which may be an attack": ", even a second attack",
    "the last may be an attack by": ", the last of which may be an attack by {0}",
    "which may be an attack by": ", even an attack by {0}",
    "as chosen by": ", as {0} {choose}",
    "at random": "at random",
    "of own choice": "of their choice",
    "for the Value of each": "for their Value in D each",
    "paying its Value": "paying its Value", "paying the newcomer's Value": ", paying the new warrior's Value",
    "paying its costs": ", paying the costs printed on it",
    "paying twice its Value": "paying twice its Value",
    "attachments along": "with all cards on them",
    "rider spared": "; who is inside takes no wound from that",
    "attachments stay": "; what is attached to it stays",
    "all else discarded": "; all else on them is discarded",
    "attachments discard": "; what is attached to it is discarded",
    "for no action": "without an action", "whatever was transferred": ", even after a transfer this turn",
    "without prevention": "; nothing can prevent this", "without killing": "; this kills nobody",
    "face down": "face down", "which it never leaves": ", which it never leaves",
    "without paying": "without paying for it",
    "whatever it may be aimed at": ", whatever it may be aimed at", "as far as it may be cast there": "(if legal)",
    "though meant for others": ", even one reserved for others",
    "though barred by itself": ", even though its own text forbids it",
    "though of others": ", even one reserved for another affiliation",
    "to take one more": "to take one more", "from upwards": "from {0} upwards",
    "in area": "in {0}",
    "about": "{0}",
    "of at most": "of at most {0}",
    "merging": "{0} and {1}",
    "to your Squad for its Value": "to your Squad for its Value",
    "without an action": "and without an action",
    "for each time": "if {1} {pay} {0} each time",
    "from hand": "from hand", "into area": "into {0}", "out of collection": "out of your collection",
    "only for each time": "only for {0} each time",
    "for each time besides": "for {0} extra each time",
    "of": "that {0} belongs to",
    "first one given": "(one that a card gave it, if there is one)",
    "even against": "(even against {0})",
    "the same again": ", the same one again if you like",
    "of any player": "of any player",
    "whichever Apostle": ", whichever Apostle they follow",
    "only by its player": "only the bearer's player may use this",
    "by its player": "only for the bearer's player",
    "paid by its player": "its player may pay D",
    "by any player": "any player may use this", "by the team": "any member of your team may use this",
    "unanswerable": "this play cannot be answered",
    "goal repeats": "this Mission stays in play and pays each time",
    "copies count once": "several copies of this card work as one",
    "each title once": "cards of the same name count only once",
}
OF_RATINGS = {
    "inside this": "while it is inside this vehicle", "inside its vehicle": "while it is inside its vehicle",
    "fighting": "while it is in combat",
}  # fmt: skip
"""Adjuncts of a statement about ratings, which are in no vehicle themselves."""
UNTIL = {
    "next attack": "until the attacking player attacks again",
    "combat": "until the combat ends", "turn": "until the end of the turn", "your next turn": "until your next turn",
    "your next draw": "until your next Draw step", "its next turn": "until the end of its player's next turn",
    "healed": "until it is healed",
    "host leaves": "as long as this card stays in play", "game": "for the rest of the game",
}  # fmt: skip
LIMITS = {"turn": "once per turn", "draw to draw": "once between two of your Draw steps", "combat": "once per combat",
          "game": "once per game (all your copies together)", "team's game": "once per game for each team"}  # fmt: skip
WINDOWS = {
    "action": "in your Actions step", "turn": "at any time in your turn", "any": "at any time",
    "not combat": "at any time outside combat", "others turn": "in another player's turn", "combat": "in combat",
    "turn start": "at the start of your turn", "draw": "at the start of your Draw step, before drawing",
    "turn end": "at the end of your turn", "discard": "right before your Discard step",
    "attack begun": "when an attack begins, before attacker and defender are named",
    "others attack begun": "when another player begins an attack, before attacker and defender are named",
    "attacker named": "once the attacker is named",
    "attack announced": "right after attacker and defender of a combat are announced, before the tactic",
    "after": "immediately after this is announced", "copied": "only as a copy of this card",
}  # fmt: skip
SHORT_WINDOWS = {
    "action": "Actions step", "turn": "your turn", "any": "any time", "not combat": "outside combat",
    "others turn": "another turn", "combat": "combat", "turn start": "turn start", "draw": "Draw step",
    "turn end": "turn end", "discard": "Discard step", "attack begun": "attack begins",
    "others attack begun": "another player attacks", "attacker named": "attacker named", "after": "answer",
    "attack announced": "attack announced",
    "copied": "copied",
}  # fmt: skip
SHORT_LIMITS = {
    "turn": "once a turn", "draw to draw": "once a round", "combat": "once a combat",
    "game": "once a game", "team's game": "once a game",
}  # fmt: skip
MOMENTS = {
    "turn start": "the start of {} turn", "draw start": "the start of {} Draw step", "draw end":
    "the end of {} Draw step", "actions start": "the start of {} Actions step",
    "discard start": "the start of {} Discard step", "turn end": "the end of {} turn",
}  # fmt: skip
_MOMENT_OWNERS = {
    "any": "each player's", "yours": "your", "others": "each other player's", "same": "its player's",
    "its": "its player's", "target player": "that player's", "active player": "the acting player's",
}  # fmt: skip
_TURN_OWNERS = {"yours": "your", "others": "another player's", "its": "its player's", "any": "any"}
_ENTERING = {"muster": "mustered", "equip": "attached", "build": "built", "bestow": "bestowed", "assign": "assigned",
             "cast": "cast", "play": "played"}  # fmt: skip


def adjunct_text(one: Adjunct) -> str:
    """An adjunct as words."""
    special = SPECIAL.get(one.key)
    if special is not None:
        return special(one)
    text = ADJUNCTS.get(one.key)
    if text is None:
        raise Unworded(f"no words for {one.key!r}")
    if "{per}" in text:
        arg = one.args[0]
        each = phrase(arg).text if isinstance(arg, Noun) and arg.how == "each" else ""
        return text.replace("{per}", f"for {each}" if each else per(getattr(arg, "of", arg)))
    for at, arg in enumerate(one.args):
        if isinstance(arg, Noun):
            who = phrase(arg)
            their = one.key == "in next turn" and arg.word == "that player"
            text = text.replace(f"{{{at}'s}}", "their" if their else who.whose)
            for verb in ("do", "want", "choose", "pay"):
                text = text.replace(f"{{{verb}}}", conjugate(verb, who.you or who.many))
        text = text.replace(f"{{{at}}}", item(arg))
    return text


def _limit(one: Adjunct) -> str:
    return LIMITS[str(one.args[0])]


def _actions(one: Adjunct) -> str:
    n = one.args[0]
    assert isinstance(n, int)
    if one.key == "as actions":
        return f"as {'an action' if n == 1 else f'{count(n)} actions'}"
    if one.key == "short attack actions":
        return "attack" if n == 1 else f"{n} actions"
    if one.key == "attack actions":
        return "attack action" if n == 1 else f"{n} actions, counting as your attack"
    return "action" if n == 1 else f"{n} actions"


def _tested(one: Adjunct) -> str:
    test = one.args[0]
    assert isinstance(test, Comparison)
    if is_of_candidate(test):
        return f"with {of_candidate(test)}"
    return f"whose {item(test)}"


def _begin(one: Adjunct) -> str:
    text, *rest = (item(arg) for arg in one.args)
    for more in rest:
        text += f", {more}" if text.startswith(("at ", "after each ")) and more.startswith("if ") else f" {more}"
    return text


def _after_each_combat(one: Adjunct) -> str:
    tactic, *who = one.args
    combat = f"after each {lexicon.TACTICS.get(str(tactic), '')} combat".replace("  ", " ")
    with_ = "with" if who and who[0] == Noun(word="this weapon") else "against"
    whose = f" of {item(who[1])}" if len(who) > 1 else ""
    return f"{combat}{whose} {with_} {item(who[0])}" if who else combat


def _only(one: Adjunct) -> str:
    inner = item(one.args[0])
    return inner if inner.startswith("unless ") else f"only {inner}"


def _at(one: Adjunct) -> str:
    words = one.args[0]
    assert isinstance(words, GameWords)
    event, whose = words.keys
    text = MOMENTS[event]
    if whose == "bearer":
        return f"at {text.format('each')} of the bearer's player"
    owner = _MOMENT_OWNERS[whose]
    if one.key == "at next":
        return f"at {text.format('your next')}"
    if one.key == "at each":
        start, _, thing = text.format(owner).rpartition(f"{owner} ")
        return f"at {start}each of {owner} {thing}s"
    return f"at {text.format(owner)}"


SPECIAL: dict[str, Callable[[Adjunct], str]] = {
    "until": lambda one: UNTIL[str(one.args[0])], "window": lambda one: WINDOWS[str(one.args[0])], "limit": _limit,
    "limit of copies": lambda one: f"only one copy per {one.args[0]}", "actions": _actions, "attack actions": _actions,
    "as actions": _actions, "short window": lambda one: SHORT_WINDOWS[str(one.args[0])], "short actions": _actions,
    "short attack actions": _actions, "short limit": lambda one: SHORT_LIMITS[str(one.args[0])],
    "tested": _tested, "begin": _begin, "only": _only, "at": _at, "at each": _at, "at next": _at,
    "two copies": lambda one: "you may have up to two copies in play",
    "any number of copies": lambda one: f"a {one.args[0]} may have any number of copies, and all of them work"
    if one.args
    else "you may have any number of copies in play",
    "only one copy": lambda one: {"area": "you may have only one copy in each of your areas",
                                  "player": "you may have only one copy in play",
                                  "game": "only one copy in play"}[str(one.args[0])],
    "after each combat": _after_each_combat,
    "during combats": lambda one: f"during {lexicon.TACTICS[str(one.args[0])]} combats" if one.args[0] else "in combat",
    "fighting in tactic": lambda one: f"in {lexicon.TACTICS[str(one.args[0])]} combats",
    "in tactic": lambda one: f"in {lexicon.TACTICS[str(one.args[0])]} combats",
    "in one tactic": lambda one: f"in a {lexicon.TACTICS[str(one.args[0])]} combat",
    "with rating": lambda one: f"with its {lexicon.TACTICS[str(one.args[0])]}",
    "or instead": lambda one: f", or {_bonus(one.args[0])} if {item(one.args[1])}",
    "either": lambda one: listed(map(item, one.args), "or"),
    "on entering": lambda one: f"when {item(one.args[1])} is {item(one.args[0])}",
    "in area": lambda one: f"in {_whose(one.args[1])} {lexicon.AREAS[str(one.args[0])]}",
}  # fmt: skip


def _bonus(one: Item) -> str:
    """A change of the ratings that have just been named."""
    assert isinstance(one, Change)
    return signed(one.by) if isinstance(one.by, int) else change(one)


def _whose(who: Item) -> str:
    assert isinstance(who, Noun)
    return phrase(who).whose


def item(one: Item) -> str:
    """Anything that stands in a sentence, as an object; clauses and deeds in it have been settled."""
    if isinstance(one, Noun):
        return phrase(one).object
    if isinstance(one, Adjunct):
        return adjunct_text(one)
    if isinstance(one, GameWords):
        return words_text(one)
    if isinstance(one, Several):
        return _several(one)
    if isinstance(one, Quantity):
        return quantity(one)
    if isinstance(one, Change):
        return change(one)
    if isinstance(one, Comparison):
        return comparison(one)
    if isinstance(one, str):
        return lexicon.TACTICS.get(one, one)
    return value(one)  # type: ignore[arg-type]


def _several(one: Several) -> str:
    if len(one.items) == 2 and one.items[0] in ("at least", "at most", "fewer than", "more than"):
        return f"{one.items[0]} {item(one.items[1])}"
    return listed(map(item, one.items), one.link)


def words_text(words: GameWords) -> str:
    """The game's words by their role."""
    return _ROLES[words.role](words)


def _each(make: Callable[[str], str]) -> Callable[[GameWords], str]:
    return lambda words: listed(map(make, words.keys), words.link)


def considered(tag: str, many: bool = False) -> str:
    """What a card is considered to be: 'Imperial', 'a Heretic'."""
    from doomtable.words.english.grammar import plural

    if is_group(tag):
        return lexicon.adjective(tag)
    word = lexicon.tag_noun(tag)
    return plural(word) if many else a(word)


def _aspect(words: GameWords) -> str:
    if words.keys == ("all",):
        return "every aspect of the Art"
    return f"the Art{'s' if len(words.keys) > 1 else ''} of {listed(map(lexicon.label, words.keys))}"


def _area(words: GameWords) -> str:
    *areas, whose = words.keys
    owner = {"yours": "your", "any": "any", "others": "another player's", "its owner": "its owner's",
             "its": "its player's"}[whose]  # fmt: skip
    return f"{owner} {listed((lexicon.AREAS.get(area, area) for area in areas), 'or')}"


def _pile(words: GameWords) -> str:
    where, whose = words.keys
    owner = "your" if whose == "yours" else "their" if whose == "own" else f"{phrase(Noun(word=whose)).whose}"
    return f"{owner} {lexicon.PILES[where]}"


def _to_name(words: GameWords) -> str:
    what = words.keys[0]
    if what == "organisation":
        return "an organization (a corporation, the Brotherhood or the Dark Legion)"
    fixed = {"tactic": "Fight or Shoot", "pool": "Destiny or Promotion"}
    return fixed.get(what) or a(lexicon.NAMED_THINGS[what])


def _power(tag: str) -> str:
    return {"art": "the Art", "gifts": "general gifts", "symmetry": "Dark Symmetry cards"}.get(tag) or (
        lexicon.class_of(tag))  # fmt: skip


_STATE_WORDS = {
    "wounded": "wounded", "healthy": "unwounded", "killed": "killed", "covered": "in cover", "open": "out of cover",
    "mounted": "inside a vehicle", "on foot": "outside any vehicle", "able": "able to fight", "using": "in use",
    "hurt": "wounded in this combat", "not fighting": "not in combat", "attacker": "the attacker",
    "defender": "the defender", "fighting": "in the combat", "reinforcement": "a reinforcement",
    "combatant": "attacking or defending",
    "defending here": "defending in this Warzone", "combating here": "in combat in this Warzone", "seen": "seen there",
    "here": "in this Warzone", "aboard": "inside this vehicle", "in a warzone": "defending in a Warzone",
}  # fmt: skip
_OWNED = {
    "yours": "yours",
    "others": "another player's",
    "same": "of the same player",
    "its": "of its player",
}
_REACHES: dict[tuple[str, ...], str] = {("self",): "about itself", ("host",): "for what it is attached to",
            ("others",): "for other cards",
            ("players",): "for players"}  # fmt: skip
_TEXTS = {"ability": "abilities", "restriction": "restrictions", "keyword": "keywords"}

_ROLES: dict[str, Callable[[GameWords], str]] = {
    "power": _each(_power), "aspect": _aspect, "area": _area, "pile of": _pile,
    "ability": _each(lexicon.label), "explained ability": _each(lexicon.label),
    "membership": _each(lambda key: lexicon.GROUPS.get(key, lexicon.label(key))), "class": _each(considered),
    "explained class": _each(considered), "classes": _each(lambda key: considered(key, many=True)),
    "state": _each(lambda key: _STATE_WORDS[key]), "enters": lambda words: _ENTERING[words.keys[0]],
    "group": _each(lexicon.adjective), "condition": _each(lexicon.adjective),
    "whose turn": lambda words: f"{_TURN_OWNERS[words.keys[0]]} {lexicon.STEPS.get(words.keys[1], words.keys[1])}",
    "points": lambda words: {"any": "points"}.get(words.keys[0], words.keys[0]), "to name": _to_name,
    "to name of": lambda words: a(lexicon.NAMED_THINGS[words.keys[0]]),
    "whole": _each(lambda key: a(lexicon.NAMED_THINGS[key])), "rating": lambda words: ratings(words.keys),
    "named choice": lambda words: f"the named {_choice(words.keys[0])}", "choice": lambda words: _choice(words.keys[0]),
    "owner": lambda words: _OWNED.get(words.keys[0], "that player's"), "card name": _each(name),
    "named": _each(lexicon.label), "nothing": lambda words: "nothing",
    "brought": lambda words: name(words.keys[0]), "explained brought": lambda words: brought(*words.keys),
    "reach": lambda words: _REACHES.get(words.keys, ""), "texts": _each(lambda key: _TEXTS[key]),
}  # fmt: skip


def _choice(what: str) -> str:
    return {"card name": "name", "kind": "kind"}.get(what) or lexicon.NAMED_THINGS[what]
