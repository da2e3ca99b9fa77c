"""References: what an ability's text has mentioned, and how it is mentioned again.

What is mentioned for the first time is introduced ('any Imperial warrior'); what was mentioned last is a pronoun;
everything else gets its noun back ('that warrior'). The bearer, the opponent and the target are never called alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

from doomtable.rules.language import Act, Card, Choice, Name, Remember, Sel, Target, TargetPlayer
from doomtable.words.plan.structure import YOU, Kind, Noun
from doomtable.words.plan.tags import TYPES

Introduce = Callable[[Target, "References"], Noun]

REFS = frozenset({
    "me", "host", "bearer", "foe", "attacker", "defender", "target", "target2", "target3", "caster", "chosen", "it",
    "by", "announced", "source", "warzone",
})  # fmt: skip
PLAYERS = frozenset({
    "you", "foe", "each", "others", "target player", "its player", "its owner", "active player", "announcer", "winner",
    "assigner",
})  # fmt: skip
TARGETS = ("target", "target2", "target3")
VICTIMS = {"killed": "killed warrior", "wounded": "wounded warrior", "hurt": "harmed warrior"}
"""What a warrior is called to whom somebody has done that, by the name of the event."""
_PLAYER_WORDS = {
    "foe": "opposing player", "each": "each player", "others": "each other player", "its owner": "its owner",
    "active player": "active player", "announcer": "announcer", "winner": "winner", "its player": "its player",
    "assigner": "assigner",
}  # fmt: skip


class References:
    """What one ability's text has mentioned, and what it speaks of now."""

    def __init__(self, card: Card, choices: tuple[Choice, ...], introduce: Introduce) -> None:
        self.card = card
        self.choices = choices
        self.focus = ""
        self.in_combat = False
        """The heading says 'in combat': what a card does there that is then gone need not say that it ends with it."""
        self.stays = False
        """Whether the card stays in play, so that all that passes must say when."""
        self.about = ""
        """The reference that the sentence being made is about."""
        self.bidding = False
        """Whether what is spoken of comes of a bid: that number is the bid."""
        self.spoken_of: tuple[str, ...] = ()
        """Players who are the chosen one: whose warriors the sentence goes through."""
        self.attacked = False
        """Whether it speaks of an attack, which is announced by the player of the attacker."""
        self.undone: tuple[str, ...] = ()
        """What the play undoes: only what a card has made so can be aimed at."""
        self.obvious: tuple[str, ...] = ()
        """States that the verb says already: who is put into cover was out of it."""
        self._introduce = introduce
        self._same: dict[str, str] = {}
        """References of an event that are somebody spoken of before."""
        self._introduced: dict[str, Kind] = {}
        """What was said when a reference was introduced, for a pronoun that follows: languages have genders."""
        warrior = card.type == "warrior"
        me = Noun("the", _WARRIOR if warrior else Kind(), "this warrior" if warrior else "this card")
        bearer = Noun("the", _WARRIOR, "assigned warrior" if card.type == "mission" else "bearer")
        host = card.host.sel if card.host is not None else None
        on_warrior = warrior or host is None or plain(host).head == _WARRIOR.head
        self._known = {
            "me": me, "bearer": me if warrior else bearer, "foe": Noun("the", _WARRIOR, "opponent"),
            "host": me if warrior else bearer if on_warrior or host is None else _host(host),
            "attacker": Noun("the", _WARRIOR, "attacker"), "defender": Noun("the", _WARRIOR, "defender"),
            "caster": Noun("the", _WARRIOR, "caster"),
        }  # fmt: skip

    # ------------------------------------------------------------------------------------------------ cards

    def canonical(self, ref: str) -> str:
        """References that are one thing on this card count as one."""
        ref = self._same.get(ref, ref)
        if ref in ("me", "host", "bearer") and self.card.type == "warrior":
            return "bearer"
        return "bearer" if ref == "host" and self._known["host"] == self._known["bearer"] else ref

    def noun(self, ref: str, pronoun: bool = True) -> Noun:
        """The reference as a noun, introduced if it is new; it is then what is spoken of."""
        ref = self.canonical(ref)
        if ref == "foe" and self.focus == "bearer" and self.stays:
            return self._known[ref]._replace(word="its opponent")
        if ref == self.focus and pronoun and ref in self._known:
            return self._known[ref]._replace(how="it", kind=self._introduced.get(ref, self._known[ref].kind))
        self.focus = ref
        self._introduced.pop(ref, None)
        return self._known[ref] if ref in self._known else self._first(ref)

    def own(self, ref: object) -> bool:
        """Whether this is the warrior that speaks, whose player is 'you'."""
        return self.card.type == "warrior" and isinstance(ref, str) and self.canonical(ref) == "bearer"

    def knows(self, ref: str) -> bool:
        return self.canonical(ref) in self._known

    def called(self, ref: str) -> str:
        """The word by which a reference is called; "" for one called by its kind, or not told yet."""
        found = self._known.get(self.canonical(ref))
        return found.word if found is not None else ""

    def identify(self, ref: str, other: str) -> None:
        """From now on `ref` is the same as another reference."""
        self._same[ref] = self.canonical(other)

    def tell(self, ref: str, noun: Noun, speak: bool = True, said: Kind | None = None) -> None:
        """From now on `ref` is called so; `speak` makes it what a pronoun means, for what has just been `said`."""
        self._same.pop(ref, None)
        self._known[ref] = noun
        self._introduced.pop(ref, None)
        if said is not None:
            self._introduced[ref] = said
        if speak:
            self.focus = ref

    def mute(self) -> None:
        """Nothing is spoken of: the next mention is by name."""
        self.focus = ""

    @contextmanager
    def aside(self, choices: tuple[Choice, ...] = ()) -> Iterator[None]:
        """What is said meanwhile, with further choices, is forgotten afterwards."""
        saved = self.focus, dict(self._known), dict(self._same), self.choices
        self.choices = (*self.choices, *choices)
        yield
        self.focus, self._known, self._same, self.choices = saved

    def is_new_target(self, ref: object) -> bool:
        """Whether this is a target of the play that has not been mentioned."""
        return (
            isinstance(ref, str)
            and ref in TARGETS
            and ref not in self._known
            and self.target(ref) is not None
        )

    def target(self, ref: str) -> Target | None:
        """The choice that 'target', 'target2', 'target3' stand for."""
        aims = [choice for choice in self.choices if isinstance(choice, Target)]
        at = TARGETS.index(ref) if ref in TARGETS else len(aims)
        return aims[at] if at < len(aims) else None

    def _first(self, ref: str) -> Noun:
        choice = self.target(ref)
        if choice is not None:
            found = self._introduce(choice, self)
            short = plain(choice.sel)
            at = TARGETS.index(ref)
            if any(isinstance(aim, Target) and aim.sel.on == choice.sel for aim in self.choices):
                found = found._replace(kind=found.kind._replace(other=True))
            aims = [aim for aim in map(self.target, TARGETS) if aim is not None]
            twins = not found.many and sum(plain(aim.sel).head == short.head for aim in aims) > 1
            self._known[ref] = Noun("that", short, many=found.many, ordinal=at + 1 if twins else 0)
            if "fighting" in choice.sel.states and short == _WARRIOR and not found.many and not twins:
                self._known[ref] = Noun("that", short, "combatant")
            self._introduced[ref] = found.kind
            self.focus = ref
            if twins and at:
                apart = {aims[at - 1].sel.whose, choice.sel.whose} == {"yours", "others"}
                other = found.kind._replace(other=not choice.again)
                found = found._replace(how="a") if apart else found._replace(how="a", kind=other, ordinal=at + 1)
            return found
        assigned = self.card.type in ("warrior", "fortification") and any(
            isinstance(one, Act) and Remember() in one.effects for one in self.card.abilities)  # fmt: skip
        stock = {
            "chosen": Noun("the", _WARRIOR, "warrior it is assigned to") if assigned else Noun(
                "that", Kind(self._chosen()), "" if self._given() else "chosen"), "it": Noun("it", self._word_of_it()),
            "announced": Noun("that", Kind()), "source": Noun("that", Kind()), "by": Noun("that", Kind()),
            "warzone": Noun("the", Kind(("warzone",))),
        }  # fmt: skip
        self._known[ref] = stock.get(ref, Noun("that", _WARRIOR, ordinal=max(2, TARGETS.index(ref) + 1)
                                               if ref in TARGETS and ref != "target" else 0))  # fmt: skip
        return self._known[ref]

    def _word_of_it(self) -> Kind:
        return Kind() if self.card.type in ("special", "art") else _WARRIOR

    def named(self) -> str:
        """What the word is that the play or the card names: 'affiliation', 'card name' ...; '' for none."""
        names = [choice for choice in self.card.remembers + self.choices if isinstance(choice, Name)]
        return names[0].what if names else ""

    def _given(self) -> bool:
        """Whether what the card remembers is what it is an answer to."""
        return any(isinstance(choice, Target) and choice.sel.exactly == "it" for choice in self.card.remembers)

    def _chosen(self) -> tuple[str, ...]:
        assigning = (a for a in self.card.abilities if isinstance(a, Act) and Remember() in a.effects)
        for choice in (*self.card.remembers, *self.choices, *(one for a in assigning for one in a.targets)):
            if isinstance(choice, Target):
                return plain(choice.sel).head
            if isinstance(choice, Name):
                return (choice.what,)
        return ("card",)

    # ---------------------------------------------------------------------------------------------- players

    def player(self, who: str) -> Noun:
        """A player as a noun."""
        if who == "you":
            return YOU
        if who in self.spoken_of:
            return Noun(word="that player")
        victim = self._known["it"].word if "it" in self._known else ""
        if who == "its player" and victim in VICTIMS.values():
            self.spoken_of = (*self.spoken_of, "its player", "its")
            return Noun(word=f"{victim}'s player")
        if who == "announcer" and self.attacked:
            return Noun(word="its player")
        if who == "its player" and self.card.type == "mission":
            return Noun(word="assigned warrior's player")
        if who != "target player":
            return Noun(word=_PLAYER_WORDS[who])
        if "target player" in self._known:
            return self._known["target player"]
        self._known["target player"] = Noun(word="that player")
        return Noun(word=self._any_player())

    def new_player(self) -> Noun | None:
        """The player to be chosen, when there is one and nobody has spoken of him; he is spoken of now."""
        if "target player" in self._known or not any(isinstance(c, TargetPlayer) for c in self.choices):
            return None
        return self.player("target player")

    def _any_player(self) -> str:
        for choice in self.choices:
            if isinstance(choice, TargetPlayer):
                return {"others": "any other player", "team": "team mate"}.get(choice.whose, "any player")
        return "that player"


_WARRIOR = Kind(("warrior",))


def plain(sel: Sel) -> Kind:
    """The shortest noun for what fits: a warrior, a weapon, a card."""
    tags = sel.all + sel.any
    for word in ("warrior", "weapon", "vehicle", "fortification", "mission"):
        if any(word in tag.split() for tag in tags):
            return Kind((word,))
    if any(tag in ("doomtrooper", "personality", "heretic", "freelancer", "nepharite") for tag in tags):
        return _WARRIOR
    if "art" in tags and "symmetry" not in tags:
        return Kind(("spell",))
    known = ("equipment", "symmetry", "special", "card")
    return Kind() if not tags or any(tag in known for tag in tags) else Kind((tags[0],))


def _host(sel: Sel) -> Noun:
    """What a card lies on: 'the weapon', or 'that card' where it may be of one type or another."""
    several = len({*sel.any} & {*TYPES}) > 1
    if sel.all == ("equipment",) and not sel.any:
        return Noun("the", Kind(sel.all))  # 'the card' could be the one that speaks
    return Noun("that", plain(Sel(all=()))) if several else Noun("the", plain(sel))


def lighter(sel: Sel, *fields: str) -> Sel:
    """The selector without what these fields ask."""
    bare = Sel()
    return replace(sel, **{field: getattr(bare, field) for field in fields})
