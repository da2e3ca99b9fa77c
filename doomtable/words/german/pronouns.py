"""German pronouns: which of a plan are clear, and what stands where one is not.

A German pronoun means any noun of its gender that came before. Where several did, the warrior or card is named again;
and 'dieser Krieger' behind another warrior would be that one, so the card that speaks is called by its name there.
"""

from __future__ import annotations

from typing import Any

from doomtable.words.german.nouns import FIXED, phrase
from doomtable.words.plan.structure import Clause, Deed, Kind, Line, Noun, RatingOf, Sentence, Several

_OF_WARRIORS = frozenset({
    "chosen", "assigned warrior", "wounded warrior", "killed warrior", "harmed warrior", "replaced warrior",
    "warrior struck at", "warrior it is assigned to",
})  # fmt: skip
"""Fixed nouns that are some warrior, and no role in a combat."""
_SPEAKERS = ("this warrior", "this card")
_NAMELESS = frozenset({"both", "this", "candidate", "latter"})
_OF_ITS_WARRIOR = {"bearer's player": "bearer", "assigned warrior's player": "assigned warrior"}
"""Players that are called by their warrior, who is 'dessen' then."""

_RATING = Noun(word="no rating")
"""What stands for a rating, which a pronoun could mean, too."""
_OF_VALUES = frozenset({"pay the Value of", "bring to Value 0"})
"""Deeds that speak of somebody's Value."""


def clear(line: Line, name: str) -> Line:
    """The line without pronouns that could mean another; `name` is the card's, '' where its text says none."""
    return _Reader(name).line(line)


class _Reader:
    """Reads a line from its beginning, and remembers who has been spoken of."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.all: list[Noun] = []
        self.before: list[Noun] = []
        """Who the sentence before spoke of."""
        self.here: list[Noun] = []
        """Who this sentence has spoken of."""
        self.doers: list[Noun] = []
        self.doers_here: list[Noun] = []
        """The subjects of the sentence before and of this one."""
        self.told: list[Noun] = []
        """Who the deeds of this clause have spoken of."""
        self.inside: list[Noun] = []
        """Who details of nouns in this clause have spoken of."""
        self.topic: Noun | None = None
        """The subject of the clause before, if its deeds spoke of nobody else."""
        self.subject: Noun | None = None
        self.previous: Noun | None = None
        """The subjects of this clause and of the one before."""
        self.chosen: Noun | None = None

    def line(self, line: Line) -> Line:
        heading = tuple(self.part(one) for one in line.heading)
        return line._replace(heading=heading, text=tuple(self.part(one) for one in line.text))

    def part(self, part: Any) -> Any:
        """The same with every noun in it looked at, in the order in which German says them."""
        if isinstance(part, Sentence):
            if self.here:
                self.before, self.here = self.here, []
                self.doers, self.doers_here = self.doers_here, []
            return part._replace(clauses=tuple(map(self.part, part.clauses)))
        if isinstance(part, Clause):
            return self.clause(part)
        if isinstance(part, Noun):
            return self.noun(part)
        if isinstance(part, Deed):
            return self.deed(part)
        if isinstance(part, RatingOf) and part.of.how == "it":  # whose rating: a rating has none
            self.before, self.here, self.told = (
                [one for one in spoken_of if one != _RATING] for spoken_of in (self.before, self.here, self.told)
            )
        elif isinstance(part, RatingOf) and len(part.stats) == 1 and part.stats != ("A",):
            return self.with_rating(part._replace(of=self.noun(part.of)))
        if not isinstance(part, tuple):
            return part
        made = [self.part(one) for one in part]
        return type(part)(*made) if hasattr(part, "_fields") else tuple(made)

    def clause(self, one: Clause) -> Clause:
        before = tuple(map(self.part, one.before))
        self.told, self.inside, self.previous = [], [], self.subject
        owner = one.subject.of if isinstance(one.subject, RatingOf) else one.subject
        self.subject = owner if isinstance(owner, Noun) else None
        is_noun = isinstance(one.subject, Noun)
        speaks = isinstance(owner, Noun) and is_noun and owner.word in _SPEAKERS
        if speaks and before and self.previous is not None and _same(owner, self.previous):  # type: ignore[arg-type]
            one = one._replace(subject=self.previous._replace(how="it"))  # 'wenn dieser Krieger ..., darf er'
        subject = self.noun(one.subject, subject=True) if is_noun else self.part(one.subject)  # type: ignore[arg-type]
        if self.subject is not None and not self.subject.you:
            self.doers_here.append(self.subject)
        self.told = []
        deeds = tuple(map(self.part, one.deeds))
        self.topic = self.subject if is_noun and not self.told else None
        return one._replace(before=before, subject=subject, deeds=deeds, after=tuple(map(self.part, one.after)))

    def deed(self, one: Deed) -> Deed:
        first = one.args[0] if one.args else None
        if one.verb == "choose" and isinstance(first, Several):
            self.chosen = next((thing for thing in first.items if isinstance(thing, Noun)), None)
        if one.verb in _OF_VALUES:
            return self.with_rating(one._replace(args=tuple(map(self.part, one.args))))  # type: ignore[no-any-return]
        if one.verb in ("be", "be inside"):
            return one._replace(args=tuple(map(self.inner, one.args)))  # what somebody is is nobody else
        return one._replace(args=tuple(map(self.part, one.args)))

    def with_rating(self, told: Any) -> Any:
        """What speaks of a rating beside whose it is."""
        self.here.append(_RATING)
        self.told.append(_RATING)
        return told

    def noun(self, one: Noun, subject: bool = False) -> Noun:
        if one.you or one.many or one.word in _NAMELESS:
            return self.inner(one)  # type: ignore[no-any-return]
        told = self.inner(self.said(one, subject))
        one = self.called(one) if one.how == "it" else one
        for spoken_of in (self.all, self.here, self.told):
            spoken_of.append(one)
        return told  # type: ignore[no-any-return]

    def called(self, one: Noun) -> Noun:
        """What it was called before, where a plan calls it by less now: a warrior who was a Doomtrooper."""
        if any(_same(one, other) for other in self.all):
            return one
        gender = phrase(one).gender
        found = [other for other in reversed(self.all) if phrase(other).gender == gender]
        return next((other for other in found if not other.word), next(iter(found), one))

    def inner(self, one: Any) -> Any:
        """A noun with what its details say; who is spoken of there is seldom meant by what follows."""
        if not isinstance(one, Noun):
            return self.part(one)
        kept = [list(spoken_of) for spoken_of in (self.all, self.here, self.told)]
        kind = one.kind._replace(details=tuple(map(self.part, one.kind.details)))
        self.inside += self.here[len(kept[1]) :]
        self.all, self.here, self.told = kept
        return one._replace(kind=kind)

    def said(self, one: Noun, subject: bool) -> Noun:
        if (one.how, subject) == ("the", False) and one.word in _OF_WARRIORS and one in self.inside:
            return one._replace(how="it")  # 'alle Karten des verwundeten Kriegers ablegen und ihn ...'
        if one.how == "it":
            meant = self.called(one)
            return one if self.is_clear(meant, subject) else self.named(meant)
        if one.word in _SPEAKERS and self.name and any(_like(other, one.word) for other in self.all):
            return Noun(word="this card's name", said=self.name)
        if (one.how, one.word, one.kind.head) == ("that", "", ("card",)):
            cards = {other.kind.head for other in self.all if _like(other, "this card")} - {("card",)}
            return Noun("the", Kind(min(cards))) if len(cards) == 1 else one if cards else Noun(word="host card")
        since = self.all[self.all.index(self.chosen) + 1 :] if self.chosen in self.all else []
        plain = (one.how, one.word, one.kind.head, one.ordinal) == ("that", "", ("warrior",), 0)
        if plain and self.chosen is not None and any(_like(other, "this warrior") for other in since):
            return Noun("that", Kind(self.chosen.kind.head), word="chosen")
        return one

    def is_clear(self, one: Noun, subject: bool) -> bool:
        """Whether it means its subject, or nobody else of its gender could be meant."""
        now = self.subject
        if now is not None and not subject and (_same(one, now) or _OF_ITS_WARRIOR.get(now.word) == one.word):
            return True
        if subject and self.previous is not None and _same(one, self.previous):
            return True
        gender = phrase(one).gender
        near = self.previous if subject else now
        if gender == "f" and near is not None and near.many and (not subject or not _same(one, near)):
            return False  # 'sie' would be the many
        recent = [other for other in self.told if phrase(other).gender == gender]
        if any(_same(one, other) for other in (*recent[-1:], *self.inside)):
            return True
        spoken_of = self.here if any(_same(one, other) for other in self.here) else [*self.before, *self.here]
        if not any(_same(one, other) for other in self.all):
            return True
        if not any(_same(one, other) for other in spoken_of):
            return not any(phrase(other).gender == gender for other in spoken_of)
        if not self.doers and not self.here and _same(one, self.before[-1]):
            return True
        if spoken_of is not self.here and self.topic is not None and _same(one, self.topic) and not self.here:
            return True
        return not any(not _same(one, other) and phrase(other).gender == gender for other in spoken_of)

    def named(self, one: Noun) -> Noun:
        if one.word in _SPEAKERS:
            called = self.name and any(_like(other, one.word) for other in self.all)
            return Noun(word="this card's name", said=self.name) if called else one._replace(how="the")
        if not one.word and self.chosen is not None and _same(one, self.chosen):
            return Noun("that", Kind(self.chosen.kind.head), word="chosen")
        if one.word == "chosen" or one.word in FIXED:
            return one._replace(how="that" if one.word == "chosen" else "the")
        return Noun("that", Kind(one.kind.head[:1] or ("card",)))


def _same(one: Noun, other: Noun) -> bool:
    if one.word and other.word:
        return one.word == other.word
    if one.word or other.word:
        return "combatant" in (one.word, other.word) and one.kind.head == other.kind.head
    return one.kind.head == other.kind.head and one.kind.named == other.kind.named


def _like(other: Noun, speaker: str) -> bool:
    """Could 'dieser Krieger' or 'diese Karte' mean it?"""
    if other.how == "no":
        return False
    if other.word:
        return speaker == "this warrior" and other.word in _OF_WARRIORS
    said = phrase(other)
    if speaker == "this card":
        return "karte" in said.case("n").casefold()
    return said.gender == "m" and other.kind.head != ("player",)
