"""References: pronoun or name for what an ability's text has mentioned.

A `References` goes with one ability. What is mentioned for the first time is introduced ('any Imperial warrior');
what was mentioned last is 'it'; everything else gets its name back ('that warrior').
"""

from __future__ import annotations

from collections.abc import Callable

from doomtable.rules.language import Card, Choice, Name, Sel, Target, TargetPlayer
from doomtable.words.english import lexicon
from doomtable.words.english.grammar import IT, THEY, YOU, Phrase

Introduce = Callable[[Target, "References"], tuple[Phrase, str]]

REFS = frozenset({
    "me", "host", "bearer", "foe", "attacker", "defender", "target", "target2", "target3", "caster", "chosen", "it",
    "by",     "announced", "source",
})  # fmt: skip
PLAYERS = frozenset({
    "you", "foe", "each", "others", "target player", "its player", "its owner", "active player", "announcer", "winner",
})  # fmt: skip


class Unworded(Exception):
    """A declaration says something that English has no words for: the card is not finished."""


class References:
    """What one ability's text has mentioned, and what it speaks of now."""

    def __init__(self, card: Card, choices: tuple[Choice, ...], introduce: Introduce) -> None:
        self.card = card
        self.choices = choices
        self.focus = ""
        self.quiet = "bearer"
        """The reference that a bare '+2 to Fight' speaks of."""
        self.subject = ""
        """The reference that the sentence being made is about."""
        self.obvious: tuple[str, ...] = ()
        """States that the verb says already: who is put into cover was out of it."""
        self.in_combat = False
        """The header says 'in combat': what lasts for this combat need not say so."""
        self.undone: tuple[str, ...] = ()
        """What the play undoes: only what a card has made so can be aimed at."""
        self._introduce = introduce
        self._known: dict[str, Phrase] = {}
        self._fixed(card)

    def _fixed(self, card: Card) -> None:
        warrior = card.type == "warrior"
        host = card.host.sel if card.host is not None else None
        me = "this warrior" if warrior else "this card"
        known = {"me": me, "bearer": me if warrior else "the warrior", "foe": "the opponent"}
        known["host"] = me if warrior else "the warrior" if host is None else f"the {self._plain(host)}"
        known |= {"attacker": "the attacker", "defender": "the defender", "caster": "the caster"}
        self._known = {ref: Phrase(text) for ref, text in known.items()}

    def _plain(self, sel: Sel) -> str:
        """The shortest noun for what fits: 'warrior', 'weapon', 'card'."""
        tags = sel.all + sel.any
        for word in (
            "warrior",
            "weapon",
            "vehicle",
            "equipment",
            "fortification",
            "mission",
            "symmetry",
            "art",
            "special",
        ):
            if any(word in tag.split() for tag in tags):
                return {"equipment": "card", "symmetry": "card", "special": "card", "art": "spell"}.get(
                    word, word
                )
        if not tags or "card" in tags:
            return "card"
        return lexicon.tag_noun(tags[0])

    # ------------------------------------------------------------------------------------------------ cards

    def canonical(self, ref: str) -> str:
        """References that are one thing on this card count as one."""
        if ref in {"me", "host", "bearer"} and self.card.type == "warrior":
            return "bearer"
        if ref == "host" and self._known["host"] == self._known["bearer"]:
            return "bearer"
        return ref

    def noun(self, ref: str, pronoun: bool = True) -> Phrase:
        """The reference as a noun phrase, introduced if it is new; it is then the thing spoken of."""
        ref = self.canonical(ref)
        if ref == self.focus and pronoun:
            return THEY if self._known.get(ref, IT).many else IT
        self.focus = ref
        if ref not in self._known:
            return self._first(ref)
        return self._known[ref]

    def own(self, ref: object) -> bool:
        """Is this the warrior that speaks, whose player is 'you'?"""
        return self.card.type == "warrior" and isinstance(ref, str) and self.canonical(ref) == "bearer"

    def is_card(self, ref: object) -> bool:
        """Is this a single card and no player?"""
        return isinstance(ref, str) and ref in REFS and ref != "foe"

    def knows(self, ref: str) -> bool:
        return self.canonical(ref) in self._known

    def tell(self, ref: str, phrase: Phrase, speak: bool = True) -> None:
        """From now on `ref` is `phrase`; `speak` makes it the thing 'it' means."""
        self._known[ref] = phrase
        if speak:
            self.focus = ref

    def mute(self) -> None:
        """Nothing is spoken of: the next mention is by name."""
        self.focus = ""

    def plain(self, sel: Sel) -> str:
        return self._plain(sel)

    def saved(self) -> tuple[str, dict[str, Phrase]]:
        """What has been said so far, for `back`."""
        return self.focus, dict(self._known)

    def back(self, saved: tuple[str, dict[str, Phrase]]) -> None:
        """As if nothing had been said since."""
        self.focus, self._known = saved[0], dict(saved[1])

    def is_target(self, ref: object) -> bool:
        """Is this a target of the play that exists and has not been mentioned?"""
        return (
            isinstance(ref, str)
            and ref.startswith("target")
            and ref not in self._known
            and self.target(ref) is not None
        )

    def target(self, ref: str) -> Target | None:
        """The choice a reference 'target', 'target2', 'target3' stands for."""
        cards = [choice for choice in self.choices if isinstance(choice, Target)]
        index = {"target": 0, "target2": 1, "target3": 2}.get(ref, 9)
        return cards[index] if index < len(cards) else None

    def _first(self, ref: str) -> Phrase:
        choice = self.target(ref)
        if choice is not None:
            phrase, again = self._introduce(choice, self)
            others = [self.target(other) for other in ("target", "target2", "target3")]
            twins = [
                other
                for other in others
                if other is not None and self._plain(other.sel) == self._plain(choice.sel)
            ]
            if len(twins) > 1 and not phrase.many:
                order = ("first", "second", "third")[("target", "target2", "target3").index(ref)]
                again = f"the {order} {self._plain(choice.sel)}"
                if ref != "target":
                    other = "the same or another " if choice.again else "another "
                    phrase = Phrase(phrase.text.replace("any ", other, 1))
            self._known[ref] = Phrase(again, many=phrase.many, pronoun=again == "they")
            self.focus = ref
            return phrase
        if ref == "chosen":
            return self._known.setdefault("chosen", Phrase(f"the chosen {self._chosen()}"))
        stock = {
            "target": "that warrior", "target2": "the second warrior", "target3": "the third warrior", "it": "it",
            "by": "what caused it", "announced": "that card", "source": "that card",
        }  # fmt: skip
        phrase = IT if ref == "it" else Phrase(stock[ref])
        self._known[ref] = phrase
        return phrase

    def named_word(self) -> str:
        """What the word that the play names is: 'affiliation', 'name'."""
        for choice in self.card.remembers + self.choices:
            if isinstance(choice, Name):
                return "name" if choice.what == "card name" else choice.what
        return "kind"

    def _chosen(self) -> str:
        for choice in self.card.remembers + self.choices:
            if isinstance(choice, Target):
                return self._plain(choice.sel)
            if isinstance(choice, Name):
                return {"pool": "pool", "card name": "card"}.get(choice.what, choice.what)
        return "card"

    # ---------------------------------------------------------------------------------------------- players

    def player(self, who: str) -> Phrase:
        """A player as a noun phrase."""
        if who == "you":
            return YOU
        if who == "target player":
            if "target player" in self._known:
                return self._known["target player"]
            self._known["target player"] = Phrase("that player")
            return Phrase(self._any_player())
        fixed = {
            "foe": "the opposing player", "each": "each player", "others": "each other player",
            "its owner": "its owner",
            "active player": "the player whose turn it is", "announcer": "the player who played it",
            "winner": "the winner", "its player": "its player",
        }  # fmt: skip
        return Phrase(fixed[who])

    def any_player(self) -> str | None:
        """The player to be chosen, when there is one and nobody has spoken of him; he is spoken of now."""
        if "target player" in self._known or not any(isinstance(c, TargetPlayer) for c in self.choices):
            return None
        self._known["target player"] = Phrase("that player")
        return self._any_player()

    def _any_player(self) -> str:
        for choice in self.choices:
            if isinstance(choice, TargetPlayer):
                if choice.n != 1 and not choice.again:
                    return "each chosen player"
                return "another player" if choice.whose == "others" else "any player"
        return "that player"
