"""German predicates: a deed of a plan put into the frame of its verb.

A predicate knows what belongs to its verb and in which order; which place the verb takes, the clause decides.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from doomtable.words.german import lexicon
from doomtable.words.german.grammar import (
    CASES,
    PRONOUNS,
    Person,
    agreeing,
    conjugate,
    count,
    listed,
    of_table,
)
from doomtable.words.german.items import BOUNDS, considered, explained, filled, item, meaning, plainly
from doomtable.words.german.kinds import Declined, owner_of, place
from doomtable.words.german.nouns import phrase
from doomtable.words.german.values import FOLD, bound, is_of_candidate, of_candidate, rating_of, value
from doomtable.words.german.verbs import MODELESS, NO_LONGER, RETOLD, VERBS
from doomtable.words.plan.structure import (
    YOU,
    Comparison,
    Deed,
    GameWords,
    Item,
    Kind,
    Noun,
    PoolPoints,
    RatingOf,
    Several,
    Spent,
    ThatMany,
    Unworded,
)

_MODES = {"may": "dürfen", "may not": "dürfen", "must": "müssen", "cannot": "können", "would": "würden",
          "must or may not": "müssen"}  # fmt: skip


class Predicate(NamedTuple):
    """A deed of a subject: a pronoun that comes first, what belongs to the verb, the verb, what stands behind it."""

    pronouns: str
    middle: str
    prefix: str
    verb: str
    behind: str = ""
    modal: str = ""
    subject: Declined | None = None
    """The subject, if the frame has one of its own."""
    denied: bool = False

    def final(self, person: Person, order: str) -> str:
        """What ends the core of the clause: prefix, infinitive or finite verb."""
        whole = f"{self.prefix}{self.verb}".replace("/", " oder ")
        if order == "sub" and (self.modal, whole) == ("würden", "werden"):
            return conjugate(self.modal, person)  # 'getötet würde'
        if order == "sub":
            return f"{whole} {conjugate(self.modal, person)}" if self.modal else (
                f"{self.prefix}{conjugate(self.verb, person)}")  # fmt: skip
        return whole if self.modal else self.prefix

    def finite(self, person: Person) -> str:
        return conjugate(self.modal or self.verb, person)


def subject_of(who: Noun | RatingOf | Spent | None) -> Declined | None:
    if who is None:
        return None
    if isinstance(who, RatingOf):
        return rating_of(who)
    if isinstance(who, Spent):
        on = phrase(who.on).case("a")
        text = f"jedes D, das für {on} ausgegeben wird,"
        if who.through is not None:
            text = f"jedes D, das {phrase(who.through).case('n')} für {on} ausgibt,"
        return Declined((text, text, text, text), "n")
    return phrase(_of_choice(who))


def _of_choice(who: Noun) -> Noun:
    """Who is to be chosen, as the subject of a statement: 'ein Kombattant deiner Wahl'."""
    free = who.how == "any" and not who.word and not who.said and who.n == 1 and not who.kind.named
    if who.word in ("any player", "any other player"):
        return Noun("a", Kind(("player",), other=who.word != "any player", details=("deiner Wahl",)))
    free = free and "combatant" not in who.kind.states
    if not free or owner_of(who.kind) != "any" or who.kind.owner == "yours":
        return who
    return who._replace(how="a", kind=who.kind._replace(details=("deiner Wahl", *who.kind.details)))


def _frame(deed: Deed) -> str:
    found = VERBS.get(deed.verb, RETOLD.get(deed.verb))
    if found is None:
        raise Unworded(f"no German words for {deed.verb!r}")
    return found if isinstance(found, str) else found[min(len(deed.args), len(found) - 1)]


def _named(text: str, deed: Deed, who: Declined | None) -> str:
    """The frame with everything but its numbered items."""
    owner = who if who is not None else phrase(YOU)
    first = phrase(deed.args[0]) if deed.args and isinstance(deed.args[0], Noun) else None
    if "{place" in text and isinstance(deed.args[-1], Noun):
        kind = deed.args[-1].kind
        text = text.replace("{place:d}", place(kind)).replace("{place:a}", place(kind, "a"))
    if first is not None:
        piles = "die Nachschubstapel ihrer" if first.many else f"den Nachschubstapel {first.possessive}es"
        text = text.replace("{0:piles}", piles).replace("{0:s}", "" if first.many else "s")
        text = text.replace("{0:poss}", f"{first.possessive}es").replace("{0:own}", first.possessive)
        text = text.replace("{0:rela}", first.relative("a"))
        text = text.replace("{0:he}", of_table(PRONOUNS, first.table, "n"))
        text = text.replace("{0:him}", of_table(PRONOUNS, first.table, "a"))
    if "{1:rel}" in text:
        last = deed.args[1].items[-1] if isinstance(deed.args[1], Several) else deed.args[1]
        text = text.replace("{1:rel}", phrase(last).relative() if isinstance(last, Noun) else "der")
    if owner.pronoun:
        text = re.sub(r"\b(die|der) (\w+) \{s:g\}", lambda found: (
            f"{owner.possessive}{'e' if found[1] == 'die' else ''} {found[2]}"), text)  # fmt: skip
    for case in CASES:
        text = text.replace(f"{{s:{case}}}", owner.case(case))
    he = "du" if owner.you else of_table(PRONOUNS, owner.table, "n")
    text = text.replace("{its}", "seinen Wert" if owner.you else "den Wert des Getöteten")
    him = "dir" if owner.you else of_table(PRONOUNS, owner.table, "d")
    text = text.replace("{own}", owner.possessive).replace("{he}", he).replace("{him}", him)
    last = deed.args[-1] if deed.args and isinstance(deed.args[-1], int) else 0
    n = deed.args[0] if deed.args and isinstance(deed.args[0], int) else 0
    text = text.replace("{times}", {0: "nicht", 1: "nur einmal", 2: "doppelt"}.get(last, f"{last}-fach"))
    text = text.replace("{multiplied}", {2: "verdoppelt", 3: "verdreifacht"}.get(n, f"mit {n} multipliziert"))
    text = text.replace("{divided}", {2: "halbiert (aufgerundet)"}.get(n, f"durch {n} geteilt (aufgerundet)"))
    for at, arg in enumerate(deed.args):
        fold = FOLD.get(arg, f"{arg}-fach") if isinstance(arg, int) else ""
        text = text.replace(f"{{{at}:count}}", count(arg, True) if isinstance(arg, int) else f"{{{at}:a}}")
        text = text.replace(f"{{{at}:fold}}", fold).replace(f"{{{at}:Fold}}", fold.capitalize())
    text = text.replace("{tactic}", lexicon.TACTICS.get(str(deed.args[0]), "Kampf") if deed.args else "Kampf")
    text = text.replace("{that}", "denen" if owner.many else "dem").replace(
        "{ein}", "kein" if deed.negated else "ein"
    )
    return agreeing(text, owner.many, owner.you)


def predicate(deed: Deed, who: Declined | None, joined: bool = False) -> Predicate:
    """The deed with what belongs to it; `joined`: 'weder ... noch' denies it."""
    if deed.verb == "compare":
        return _compared(deed, who)
    text, args = _frame(deed), list(deed.args)
    if deed.verb == "choose" and isinstance(args[0], Several):
        args[0] = Several(tuple(map(plainly, args[0].items)), args[0].link)
    first = args[0] if args else None
    if isinstance(first, GameWords) and first.role == "explained ability":
        args[0] = explained(first.keys, who is not None and who.many)
    args[1:] = [plainly(one) for one in args[1:]] if args and args[0] != plainly(args[0]) else args[1:]
    denied = (deed.negated or deed.mode in ("may not", "cannot")) and not joined
    owner: Declined | None = None
    text = _named(text, deed, who)
    if " = " in text:
        lead, _, text = text.partition(" = ")
        own, denied = _own_subject(lead, deed, denied)
        owner = own
    text, args, denied = _with_no(text, args, denied, (owner or who))
    first = args[0] if args else None
    if deed.verb.startswith("act ") and deed.mode == "may" and isinstance(first, Noun) and first.how == "any":
        args[0] = first._replace(how="each")
    nobody = who is not None and who.case("n").startswith("kein")
    adds = (deed.verb, deed.mode, nobody) == ("act attack", "may", False)
    if adds and isinstance(first, Noun) and first.how in ("bares", "all"):
        text = f"auch {text}"  # it adds to whom he may attack
    if deed.verb == "be immune to" and isinstance(first, Noun) and first.how == "any":
        args[0] = first._replace(how="a")
    if "{0:a,other}" in text and isinstance(args[0], Noun):
        args[0] = args[0]._replace(kind=args[0].kind._replace(other=True))
        text = text.replace("{0:a,other}", "{0:a}")
    if "{all}" in text or "{half}" in text:
        text = _of_pool(text, str(args[0]), (who or phrase(YOU)).possessive)
    core, _, after = text.partition(" > ")
    core, _, infinitive = core.rpartition(" ")
    core = core.replace("|", "")
    if denied:
        word = "nicht mehr" if deed.negated and deed.verb in NO_LONGER else "nicht"
        if "~" not in core:
            lead, _, participle = core.rpartition(" ") if infinitive == "werden" else (core, "", "")
            core = f"{lead} ~ {participle}"
        core = core.replace("~", word, 1)
    core = core.replace("~", "")
    pronouns, core = _pronouns_first(core, args)
    core = filled(core, tuple(args), owner or who)
    prefix, _, verb = infinitive.rpartition("|")
    modal = _modal(deed, core)
    after = filled(after, tuple(args), owner or who)
    if deed.mode == "must or may not":
        after += " oder darf es nicht"
    return Predicate(
        pronouns, re.sub(r"\s+", " ", core).strip(), prefix, verb, after.strip(), modal, owner, denied
    )


def _modal(deed: Deed, core: str) -> str:
    """The modal verb; 'muss keinen haben' would mean that it need not have one."""
    if deed.verb in MODELESS and deed.mode == "may":
        return ""
    return "dürfen" if deed.mode == "must" and re.search(r"\bkein", core) else _MODES.get(deed.mode, "")


def _of_pool(text: str, pool: str, own: str) -> str:
    """All or half of what somebody has: 'alle seine D', 'die Hälfte deiner P'."""
    said = {"any": "Punkte"}.get(pool, pool)
    text = text.replace("{all}", f"alle {own}e {said}")
    text = text.replace("{theirs}", said)
    return text.replace("{half}", f"die Hälfte {own}er {said}")


def _own_subject(lead: str, deed: Deed, denied: bool) -> tuple[Declined, bool]:
    """The subject that a frame brings along: its words, then 'p' for many or a gender."""
    words, _, mark = lead.rpartition(" ")
    if lead in ("es", "du"):
        return Declined((lead, lead, lead, lead), "n", you=lead == "du", pronoun=True), denied
    if mark in ("p", "m", "f", "n"):
        text = filled(words, deed.args, None)
        return Declined(
            (text, text, text, text), mark if mark != "p" else "m", mark == "p"
        ), denied and "kein" not in text
    thing = deed.args[0]
    if "{place:d}" in _frame(deed) and isinstance(thing, Noun):
        thing = thing._replace(kind=thing.kind._replace(place="", owner="any"))
    found = item(thing)
    many = isinstance(deed.args[0], Noun) and phrase(deed.args[0]).many
    return Declined(
        (found, found, found, found), "m", many or found.startswith(tuple(BOUNDS.values()))
    ), denied


def _with_no(text: str, args: list[Item], denied: bool, who: Declined | None) -> tuple[str, list[Item], bool]:
    """'kein' for 'nicht ein'; plain classes for classes of many."""
    optional = re.search(r"\[(\w+)\] ?", text)
    if optional is not None:
        blank = "" if optional[1] == "k" else " "
        text = text.replace(optional[0], f"{optional[1]}{blank}" if denied else "")
        denied = False
    first = args[0] if args else None
    if denied and isinstance(first, Noun) and re.search(r"(^|~ )\{0:a[},]", text) and not first.word:
        further = not first.kind.named or "{0:a,other}" in text  # 'kein anderes Exemplar von'
        free = first.how in ("a", "any", "bares") and first.n == 1 and further
        if free and not (first.kind.owner == "yours" and not first.kind.place):
            args[0] = first._replace(how="no")
            return text, args, False
    if who is not None and who.many:
        for at, arg in enumerate(args):
            if isinstance(arg, GameWords) and arg.role in ("class", "explained class"):
                told = [considered(key, True) + (meaning(key, True) if arg.role != "class" else "") for key in arg.keys]
                args[at] = listed(told, "und" if arg.link == "and" else "oder")
    return text, args, denied


def _pronouns_first(core: str, args: list[Item]) -> tuple[str, str]:
    """Pronouns stand before everything else, and so does what has just been spoken of."""
    found = []
    if core.startswith(("sich ", "dir ")):
        lead, _, core = core.partition(" ")
        found.append(lead)
    while (mark := re.match(r"\{(\d):([ad])\} ?", core)) is not None:
        arg = args[int(mark[1])]
        near = isinstance(arg, Noun) and (arg.how in ("it", "that") or arg.word.startswith("this "))
        if not near or (mark[2] == "d" and arg.how != "it"):  # type: ignore[union-attr]
            break
        found.append(item(arg, mark[2]))  # type: ignore[arg-type]
        core = core[mark.end() :]
    return " ".join(found), core


def _compared(deed: Deed, who: Declined | None) -> Predicate:
    test = deed.args[0]
    assert isinstance(test, Comparison)
    no = "nicht " if deed.negated else ""
    if who is not None and is_of_candidate(test):
        return Predicate("", f"{no}{of_candidate(test)}", "", "haben")
    left = test.left
    if isinstance(left, PoolPoints) and isinstance(test.right, int):
        amount = f"{'keine' if (test.op, test.right) == ('==', 0) else bound(test)} {left.pool}"
        return Predicate("", amount, "", "haben", subject=phrase(left.who))
    if isinstance(left, ThatMany):
        return Predicate("", f"{no}{bound(test)}", "", "sein", subject=Declined(("das",) * 4, "n"))
    text = value(left)
    many = isinstance(left, RatingOf) and rating_of(left).many
    return Predicate("", f"{no}{bound(test)}", "", "sein", subject=Declined((text,) * 4, "m", many))
