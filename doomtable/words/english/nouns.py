"""English nouns: what a plan's noun is called, as a subject, as an object and as an owner."""

from __future__ import annotations

from typing import NamedTuple

from doomtable.words.english import lexicon
from doomtable.words.english.grammar import a, count, listed, plural, title_case
from doomtable.words.plan.structure import Kind, Noun
from doomtable.words.plan.tags import KINDS, TYPES, is_group

FIXED: dict[str, str] = {
    "you": "you", "you, told": "you", "this": "this", "this warrior": "this warrior", "this card": "this card",
    "this weapon": "this weapon", "bearer": "the bearer", "assigned warrior": "the assigned warrior",
    "opponent": "the opponent", "attacker": "the attacker", "defender": "the defender", "caster": "the caster",
    "killer": "the killer", "replaced warrior": "the replaced warrior", "picked card": "that card unseen",
    "killed warrior": "the killed warrior", "wounded warrior": "the wounded warrior",
    "killed warrior's player": "the killed warrior's player",
    "wounded warrior's player": "the wounded warrior's player",
    "harmed warrior's player": "the player of the wounded or killed warrior",
    "combatant": "combatant",
    "harmed warrior": "the wounded or killed warrior",
    "warrior struck at": "its target", "its killer": "its killer",
    "opposing player": "the opposing player", "each player": "each player", "each other player": "each other player",
    "discarder": "whoever discarded this card",
    "card used": "that card", "its owner": "its owner", "its player": "its player",
    "bearer's player": "the bearer's player",
    "assigned warrior's player": "the assigned warrior's player",
    "active player": "the player whose turn it is",
    "announcer": "the player who played it", "winner": "the winner",
    "assigner": "the player who assigned this card", "any player": "any player",
    "another player": "another player", "any other player": "another player",
    "team mate": "another member of your team", "a player": "a player",
    "that player": "that player", "no player": "no player", "no other player": "no other player",
    "no uninvolved player": "no player but the attacking and the defending one",
    "each chosen player": "each chosen player", "all players": "all players", "nobody": "nobody",
    "no immunity": "no immunity",
    "highest bidder": "the highest bidder", "the tactic": "the tactic", "the combat": "the combat",
    "fight combat in progress": "a Fight combat in progress",
    "shoot combat in progress": "a Shoot combat in progress",
    "each of these bonuses": "each of these bonuses", "group left": "that group",
    "bearer's opponent": "the bearer's opponent", "its opponent": "its opponent",
    "this warrior's opponent": "this warrior's opponent",
    "its bearer": "its bearer", "such a player": "only such a player",
    "warrior it is assigned to": "the warrior it is assigned to",
    "opponent in its final combat": "the opponent in its final combat",
    "direction of play": "the direction of play",
    "this game": "this game", "the attack": "the attack", "the attacking player": "the attacking player",
    "action": "action", "ability": "ability",
    "cards": "cards", "the points": "the points",
    "the P": "those P", "the D": "the D earned with them", "all points": "all points",
    "whose Armor is not higher": "each warrior whose Armor is not higher than the damage", "infection": "the infection",
    "second combat": "the second combat",
    "played in it so far": "cards played in it so far",
    "played in the first": "modifiers played on it in the first combat",
    "no rating": "no rating", "rider": "any warrior inside that vehicle",
    "reinforcement": "each that joins", "who does so": "whoever does so",
    "your warriors that may attack": "your warriors that may attack",
    "cards under this": "what lies under this card", "members": "its members", "body": "the body", "both": "they",
    "follower of each Apostle": "a follower of each Apostle",
    "warrior of each corporation": "a warrior of each corporation",
}  # fmt: skip
_STATES = {"wounded": "wounded", "healthy": "unwounded", "killed": "killed", "imprisoned": "imprisoned"}
_STATES_AFTER = {
    "covered": "in cover", "open": "out of cover", "mounted": "inside a vehicle", "on foot": "outside any vehicle",
    "able": "able to fight", "using": "in use", "hurt": "wounded in this combat", "not fighting": "outside this combat",
    "seen": "seen there", "aboard": "inside this vehicle", "in a warzone": "defending in a Warzone",
}  # fmt: skip
_STATE_HEADS = {
    "attacker": ("attacker", "attacking"), "defender": ("defender", "defending"), "fighting": ("combatant", "fighting"),
    "reinforcement": ("reinforcement", "reinforcing"),
    "combatant": ("warrior in this combat", "attacking or defending"),
}  # fmt: skip
_ORDINALS = ("", "first ", "second ", "third ")
OWNERS = {
    "others": "of another player", "same": "of the same player", "its": "of its player",
    "team": "of your team", "target player": "of that player", "active player": "of the player whose turn it is",
}  # fmt: skip
_POSSESSIVES = {
    "yours": "your", "team": "your team's", "others": "another player's", "target player": "their",
    "same": "the same player's", "its": "its player's", "active player": "the acting player's",
}  # fmt: skip


class Phrase(NamedTuple):
    """A noun phrase with what its sentence must know of it."""

    text: str
    many: bool = False
    you: bool = False
    pronoun: bool = False

    @property
    def object(self) -> str:
        return "them" if self.pronoun and self.many else self.text

    @property
    def whose(self) -> str:
        """The possessive: its, their, your, the warrior's, the warriors'."""
        if self.you:
            return "your"
        if self.pronoun:
            return "their" if self.many else "its"
        return f"{self.text}'" if self.text.endswith("s") and self.many else f"{self.text}'s"


def phrase(noun: Noun) -> Phrase:
    """A noun as a phrase; what belongs to it has been settled."""
    if noun.said:
        return Phrase(noun.said, noun.many)
    if noun.how == "it":
        return Phrase("they" if noun.many else "it", noun.many, pronoun=True)
    if noun.word == "chosen":
        what = lexicon.NAMED_THINGS.get(noun.kind.head[-1]) or lexicon.tag_noun(noun.kind.head[-1])
        return Phrase(f"the chosen {what}", noun.many)
    if noun.word:
        text = FIXED[noun.word]
        if noun.how == "that":
            text = f"that {text}"
        return Phrase(
            text, noun.many or noun.word == "both", you=noun.word.startswith("you") and len(noun.word) < 10
        )
    if noun.how == "that":
        word = _bare(noun.kind, noun.many)
        return Phrase(f"the {_ORDINALS[noun.ordinal]}{word}" if noun.ordinal else
                      f"{'those' if noun.many else 'that'} {word}", noun.many)  # fmt: skip
    if noun.kind.named and not noun.kind.states:
        found = _named(noun._replace(kind=noun.kind._replace(details=())))
        return found._replace(text=" ".join([found.text, *map(str, noun.kind.details)]))
    found = _counted(noun) if noun.n != 1 or noun.up_to else _determined(noun)
    if noun.chooser is not None:
        chooser = phrase(noun.chooser)
        found = found._replace(
            text=f"{found.text} that {chooser.text} {'choose' if chooser.you else 'chooses'}"
        )
    return found


def _bare(kind: Kind, many: bool) -> str:
    word = " ".join(map(lexicon.tag_noun, kind.head))
    return plural(word) if many else word


class NounWords(NamedTuple):
    """A kind taken apart: adjectives, noun for one and for many, what follows."""

    before: str
    one: str
    many: str
    after: str


def parts(kind: Kind) -> NounWords:
    """The words of a kind."""
    before = [_STATES[state] for state in kind.states if state in _STATES and not _unlike(kind, state)]
    denied, behind = _denied(kind)
    before += denied
    before += [lexicon.adjective(tag) for tag in kind.groups]
    one, many = _heads(kind, before)
    for state in kind.states:
        if state in _STATE_HEADS:
            head, adjective = _STATE_HEADS[state]
            if one == "warrior":
                one, many = head, plural(head)
            elif not _attacks_one(kind, state):
                before.insert(0, adjective)
    details = [str(detail) for detail in kind.details]
    if any(_attacks_one(kind, state) for state in kind.states) and one != "attacker":
        details = [detail.replace(_OPPONENT, "attacking ", 1) for detail in details]
    late = [detail for detail in details if detail.startswith("that ")]
    after = [detail for detail in details if detail.startswith(("of a ", "of an "))]
    after += [f"with {lexicon.quality(tag)}" for tag in kind.qualities] + behind
    after += [_STATES_AFTER[state] for state in kind.states if state in _STATES_AFTER and state != "not fighting"]
    after += [detail for detail in details if detail not in late and detail not in after]
    after += [place(kind)] if kind.place else []
    after += [_STATES_AFTER["not fighting"]] if "not fighting" in kind.states else []
    after += ["that is not wounded" for state in kind.states if _unlike(kind, state)]
    after += late
    return NounWords(" ".join(before), one, many, " ".join(after))


_OPPONENT = "whose opponent is "


def _attacks_one(kind: Kind, state: str) -> bool:
    """Whether 'Doomtroopers attacking a Heretic' says it better than 'attacking Doomtroopers whose opponent is one'."""
    return state == "attacker" and any(str(detail).startswith(_OPPONENT) for detail in kind.details)


def _unlike(kind: Kind, state: str) -> bool:
    """Whether 'another unwounded warrior' would say that the first one is unwounded, too."""
    return state == "healthy" and kind.other


def _heads(kind: Kind, before: list[str]) -> tuple[str, str]:
    """The noun, with what it may be one of."""
    word = " ".join(map(lexicon.tag_noun, kind.head))
    if not kind.either:
        return word, plural(word)
    groups = [tag for tag in kind.either if is_group(tag)]
    if len(groups) == len(kind.either):
        before.append(listed(map(lexicon.adjective, groups), "or"))
        return word, plural(word)
    if all(map(lexicon.is_quality, kind.either)):
        tail = f"with {listed(map(lexicon.quality, kind.either), 'or')}"
        return f"{word} {tail}", f"{plural(word)} {tail}"
    words = [
        f"{lexicon.adjective(tag)} warrior" if tag in groups else lexicon.tag_noun(tag) for tag in kind.either
    ]
    stems = {one.rpartition(" ")[2] for one in words}
    lead = f"{word} " if kind.head and not set(kind.head) & (KINDS | set(TYPES)) else ""
    if len(stems) == 1 and stems <= {"card", "weapon"} and len(words) > 1:
        stem = stems.pop()
        kinds = lead + listed([one.rpartition(" ")[0] for one in words], "or")
        return f"{kinds} {stem}", f"{kinds} {stem}s"
    return lead + listed(words, "or"), lead + listed(map(plural, words), "or")


def _denied(kind: Kind) -> tuple[list[str], list[str]]:
    """What it may not be: before the noun where one short word does, else behind it."""
    before: list[str] = []
    after: list[str] = []
    others: list[str] = []
    if set(kind.without) == {"fight/shoot weapon", "shoot weapon"} or (
        kind.without == ("fight/shoot weapon",) and kind.head == ("shoot weapon",)
    ):
        return [], ["(not Fight/Shoot)"]
    for tag in kind.without:
        word = lexicon.adjective(tag) if is_group(tag) else lexicon.tag_noun(tag)
        if lexicon.is_quality(tag):
            after.append(f"without {lexicon.quality(tag)}")
        elif tag == "legion":
            after.append("outside the Dark Legion")
        elif " " not in word:
            before.append(f"non-{word}")
        else:
            others.append(f"{word} warriors" if is_group(tag) else plural(word))
    if len(before) > 2:  # 'Doomtroopers except Personalities, vehicles and Brotherhood warriors'
        kept = (tag for tag in kind.without if tag != "legion" and not lexicon.is_quality(tag))
        others = [plural(lexicon.tag_noun(tag)) if not is_group(tag) else f"{lexicon.adjective(tag)} warriors"
                  for tag in kept]  # fmt: skip
        before = []
    if others:
        after.append(f"except {listed(others)}")
    return [", ".join(before)] if before else [], after


def place(kind: Kind) -> str:
    """Where it is, with whose place that is."""
    if kind.place == "held":
        return "under this card"
    if kind.place == "the bearer's":
        return "in the bearer's Squad or Kohort"
    if kind.place in lexicon.SAME:
        return f"in the same {lexicon.SAME[kind.place]}"
    if kind.place in lexicon.PILES:
        return f"in {_POSSESSIVES.get(kind.owner, 'any')} {lexicon.PILES[kind.place]}"
    area = lexicon.AREAS[kind.place]
    return f"in {_POSSESSIVES.get(kind.owner) or a(area).partition(' ')[0]} {area}"


def choice_of(noun: Noun) -> Phrase:
    """What is to be chosen as the subject of a statement: 'a combatant of your choice'."""
    if noun.how != "any" or noun.word or noun.said or noun.n != 1 or noun.kind.named:
        return phrase(noun)
    kind = noun.kind
    if kind.owner == "yours" and kind.place:
        return phrase(noun._replace(how="a"))
    if owner_of(kind) != "any":
        return phrase(noun)
    before, one, _, after = parts(kind)
    if one == "warrior in this combat" and not before:
        return phrase(noun)
    core = f"{'other ' if kind.other else ''}{before} {one}".strip()
    return Phrase(f"{a(core)} of your choice{f' {after}' if after else ''}")


def owner_of(kind: Kind) -> str:
    """Whose it is, where the place does not say so."""
    return "any" if kind.place and kind.place not in lexicon.SAME else kind.owner


def _determined(noun: Noun) -> Phrase:
    kind = noun.kind
    before, one, many, after = parts(kind)
    core, cores = f"{before} {one}".strip(), f"{before} {many}".strip()
    other, tail = "other " if kind.other else "", f" {after}" if after else ""
    owner, how = owner_of(kind), noun.how
    if how == "only":
        whose = "your " if owner == "yours" else "other players' " if owner == "others" else ""
        tail = tail.replace(" with the highest", ", and only those with the highest")
        return Phrase(f"only {whose}{other}{cores}{tail}", many=True)
    if one == "warrior in this combat" and owner == "any" and not before and how != "no":
        both = how in ("all", "bares")
        return Phrase(f"the attacker {'and' if both else 'or'} the defender{tail}", many=both)
    if one in ("attacker", "defender", "warrior in this combat") and how in ("any", "a", "all", "each"):
        mine = {"yours": "your", "others": "another player's"}.get(owner, "the")
        return Phrase(f"{mine} {core}{tail}")
    if how in ("all", "bares"):
        cores = cores.replace(" or ", " and ") if how == "all" else cores
        if owner in ("yours", "others", "target player"):
            whose = {"yours": "your", "others": "other players'", "target player": "their"}[owner]
            return Phrase(f"{whose} {other}{cores}{tail}", many=True)
        mine = f" {OWNERS[owner]}" if owner in OWNERS else ""
        here = after.startswith("in your") and one != "card"
        everything = "all " if how == "all" and not here else ""
        return Phrase(f"{everything}{other}{cores}{tail}{mine}", many=True)
    if owner == "yours" or (owner == "target player" and how in ("any", "a", "each")):
        whose = "your" if owner == "yours" else "their"
        if how in ("bare", "the"):
            return Phrase(f"{whose} {other}{core}{tail}")
        lead = {"any": "one", "a": "one", "each": "each", "no": "none"}[how]
        return Phrase(f"{lead} of {whose} {other}{cores}{tail}")
    mine = f" {OWNERS[owner]}" if owner in OWNERS else ""
    if how == "last":
        return Phrase(f"the last {other}{core}{tail}{mine}")
    if how == "bare":
        return Phrase(f"{other}{core}{tail}{mine}")
    if noun.ordinal > 1 and not kind.other:
        return Phrase(f"the same or another {core}{tail}{mine}")
    if kind.other and how in ("a", "any"):
        return Phrase(f"another {core}{tail}{mine}")
    if how == "no" and noun.many:
        return Phrase(f"no {other}{cores}{tail}{mine}", many=True)
    article = a(other + core).partition(" ")[0] if how == "a" else how
    return Phrase(f"{article} {other}{core}{tail}{mine}")


def _counted(noun: Noun) -> Phrase:
    """'two of your warriors', 'up to three Missions'."""
    assert isinstance(noun.n, int)
    before, one, many, after = parts(noun.kind)
    number = f"{'up to ' if noun.up_to else ''}{count(noun.n)}"
    other = "other " if noun.kind.other else ""
    owner, tail = owner_of(noun.kind), f" {after}" if after else ""
    mine = "of your " if owner == "yours" else ""
    word = many if noun.n != 1 or mine else one
    back = f" {OWNERS[owner]}" if owner in OWNERS else ""
    return Phrase(" ".join(f"{number} {mine}{other}{before} {word}{tail}{back}".split()), many=noun.n != 1)


def _named(noun: Noun) -> Phrase:
    """Cards called by name need no article; a class of them does."""
    kind, how = noun.kind, noun.how
    names = [name(one) for one in kind.named]
    where = (
        place(kind)
        if kind.place
        else {"yours": "of yours", "others": "of another player"}.get(kind.owner, "")
    )
    tail = f" {where}" if where else ""
    if isinstance(noun.n, int) and (noun.n != 1 or noun.up_to):
        return Phrase(f"{'up to ' if noun.up_to else ''}{count(noun.n)} {listed(map(plural, names), 'or')}{tail}",
                      many=noun.n > 1)  # fmt: skip
    kinds = all(map(lexicon.is_class, names))
    if how == "all" and kind.owner == "yours" and not kind.place and len(names) == 1 and not kinds:
        return Phrase(f"your {names[0]}")
    if how in ("all", "bares", "only"):
        if kind.head == ("ki",) and how == "bares" and len(names) == 1:  # which nobody has twice (KI-02)
            return Phrase(f"{names[0]}{tail}")
        lead = "only " if how == "only" else "your " if kind.owner == "yours" and not kind.place else ""
        lead = "all " if how == "all" and not lead and len(names) > 1 else lead
        tail = "" if lead == "your " else tail
        return Phrase(f"{lead}{listed(map(plural, names), 'and' if how == 'all' else 'or')}{tail}", many=True)
    if how in ("a", "any") and not kinds and (how == "any" or len(names) > 1):
        return Phrase(f"{listed(names, 'or')}{tail}")
    if how in ("any", "each", "no"):
        return Phrase(f"{how} {listed(names, 'or')}{tail}")
    proper = how == "a" and names[0].startswith("The ")
    return Phrase(f"{listed(names, 'or') if proper else a(listed(names, 'or'))}{tail}")


def brought(warrior: str, *bears: str) -> str:
    """A card that a Battle brings, with what it bears: 'Clansman (Clansman Claymore)'."""
    return f"{name(warrior)} ({listed(map(name, bears))})" if bears else name(warrior)


def name(card_name: str) -> str:
    """A card's name as it stands in a sentence: capitals only where a word begins."""
    return title_case(card_name.casefold()) if card_name == card_name.upper() else card_name
