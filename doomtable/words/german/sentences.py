"""German sentences: clauses, sentences and lines of a plan.

A clause is put together from the frames of its verbs in one of three orders: the main clause with its finite verb in
second place, the subordinate clause with it at the end, the order that begins with it.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from doomtable.words.german import lexicon
from doomtable.words.german.adjuncts import BOUNDS, Added, added, agreeing, considered, filled, item
from doomtable.words.german.grammar import (
    PRONOUNS,
    Person,
    behind,
    capital,
    conjugate,
    determiner,
    lexeme,
    listed,
    of_table,
    sentence,
    tidy,
)
from doomtable.words.german.nouns import Declined, contracted, declined, phrase, place
from doomtable.words.german.values import FOLD, bound, is_of_candidate, of_candidate, rating_of, value
from doomtable.words.german.verbs import MODELESS, NO_LONGER, STATEMENTS, VERBS
from doomtable.words.plan.structure import (
    YOU,
    Adjunct,
    Clause,
    Comparison,
    Deed,
    Item,
    Line,
    Listing,
    Noun,
    PoolPoints,
    RatingOf,
    Sentence,
    Spent,
    Text,
    ThatMany,
    Unworded,
    GameWords,
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
        whole = f"{self.prefix}{self.verb}"
        if order == "sub":
            return f"{whole} {conjugate(self.modal, person)}" if self.modal else (
                f"{self.prefix}{conjugate(self.verb, person)}")  # fmt: skip
        return whole if self.modal else self.prefix

    def finite(self, person: Person) -> str:
        return conjugate(self.modal or self.verb, person)


def _subject(who: Noun | RatingOf | Spent | None) -> Declined | None:
    if who is None:
        return None
    if isinstance(who, RatingOf):
        return rating_of(who)
    if isinstance(who, Spent):
        through = f" durch {phrase(who.through).case('a')}" if who.through is not None else ""
        text = f"jedes D, das{through} für {phrase(who.on).case('a')} ausgegeben wird,"
        return Declined((text, text, text, text), "n")
    return phrase(who)


def _frame(deed: Deed) -> str:
    found = VERBS.get(deed.verb)
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
        text = text.replace("{0:poss}", f"{first.possessive}es").replace("{0:own}", first.possessive)
        text = text.replace("{0:rela}", first.relative("a"))
    if "{1:rel}" in text and isinstance(deed.args[1], Noun):
        text = text.replace("{1:rel}", phrase(deed.args[1]).relative())
    for case in ("n", "a", "d", "g"):
        text = text.replace(f"{{s:{case}}}", owner.case(case))
    he = "du" if owner.you else of_table(PRONOUNS, owner.table, "n")
    him = "dir" if owner.you else of_table(PRONOUNS, owner.table, "d")
    text = text.replace("{own}", owner.possessive).replace("{he}", he).replace("{him}", him)
    last = deed.args[-1] if deed.args and isinstance(deed.args[-1], int) else 0
    n = deed.args[0] if deed.args and isinstance(deed.args[0], int) else 0
    text = text.replace("{times}", {0: "nicht", 1: "einfach", 2: "doppelt"}.get(last, f"{last}-fach"))
    text = text.replace("{multiplied}", {2: "verdoppelt", 3: "verdreifacht"}.get(n, f"mit {n} multipliziert"))
    text = text.replace("{divided}", {2: "halbiert (aufgerundet)"}.get(n, f"durch {n} geteilt (aufgerundet)"))
    for at, arg in enumerate(deed.args):
        fold = FOLD.get(arg, f"{arg}-fach") if isinstance(arg, int) else ""
        text = text.replace(f"{{{at}:fold}}", fold).replace(f"{{{at}:Fold}}", fold.capitalize())
    text = text.replace("{tactic}", lexicon.TACTICS.get(str(deed.args[0]), "Kampf") if deed.args else "Kampf")
    text = text.replace("{that}", "denen" if owner.many else "dem").replace("{ein}", "kein" if deed.negated else "ein")
    return agreeing(text, owner) if re.search(r"\{[^{}]*\|", text) else text


def _predicate(deed: Deed, who: Declined | None, joined: bool = False) -> Predicate:
    """The deed with what belongs to it; `joined`: 'weder ... noch' denies it."""
    if deed.verb == "compare":
        return _compared(deed, who)
    text, args = _frame(deed), list(deed.args)
    denied = (deed.negated or deed.mode in ("may not", "cannot")) and not joined
    owner: Declined | None = None
    text = _named(text, deed, who)
    if " = " in text:
        lead, _, text = text.partition(" = ")
        own, denied = _own_subject(lead, deed, denied)
        owner = own
    text, args, denied = _with_no(text, args, denied, (owner or who))
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
    modal = "" if deed.verb in MODELESS and deed.mode == "may" else _MODES.get(deed.mode, "")
    after = filled(after, tuple(args), owner or who)
    if deed.mode == "must or may not":
        after += " oder darf es nicht"
    return Predicate(pronouns, re.sub(r"\s+", " ", core).strip(), prefix, verb, after.strip(), modal, owner, denied)


def _of_pool(text: str, pool: str, own: str) -> str:
    """All or half of what somebody has: 'all sein D', 'die Hälfte deiner P'."""
    many = pool != "D"
    said = {"any": "Punkte"}.get(pool, pool)
    text = text.replace("{all}", f"all {own}{'e' if many else ''} {said}")
    text = text.replace("{theirs}", f"{'die' if many else 'das'} {said}")
    return text.replace("{half}", f"die Hälfte {own}{'er' if many else 'es'} {said}")


def _own_subject(lead: str, deed: Deed, denied: bool) -> tuple[Declined, bool]:
    """The subject that a frame brings along: its words, then 'p' for many or a gender."""
    words, _, mark = lead.rpartition(" ")
    if lead in ("es", "du"):
        return Declined((lead, lead, lead, lead), "n", you=lead == "du", pronoun=True), denied
    if mark in ("p", "m", "f", "n"):
        text = filled(words, deed.args, None)
        return Declined((text, text, text, text), mark if mark != "p" else "m", mark == "p"), denied and "kein" not in text
    found = item(deed.args[0])
    many = isinstance(deed.args[0], Noun) and phrase(deed.args[0]).many
    return Declined((found, found, found, found), "m", many or found.startswith(tuple(BOUNDS.values()))), denied


def _with_no(
    text: str, args: list[Item], denied: bool, who: Declined | None
) -> tuple[str, list[Item], bool]:
    """'kein' for 'nicht ein'; plain classes for classes of many."""
    optional = re.search(r"\[(\w+)\] ?", text)
    if optional is not None:
        text = text.replace(optional[0], f"{optional[1]} " if denied else "")
        denied = False
    first = args[0] if args else None
    if denied and isinstance(first, Noun) and re.search(r"(^|~ )\{0:a[},]", text) and not first.word:
        free = first.how in ("a", "any", "bares") and first.n == 1 and not first.kind.named
        if free and not (first.kind.owner == "yours" and not first.kind.place):
            args[0] = first._replace(how="no")
            return text, args, False
    if who is not None and who.many:
        for at, arg in enumerate(args):
            if isinstance(arg, GameWords) and arg.role == "class":
                args[at] = listed((considered(key, True) for key in arg.keys), "und" if arg.link == "and" else "oder")
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
        amount = f"{'kein' if (test.op, test.right) == ('==', 0) else bound(test)} {left.pool}"
        return Predicate("", amount.replace("genau kein", "kein"), "", "haben", subject=phrase(left.who))
    if isinstance(left, ThatMany):
        return Predicate("", f"{no}{bound(test)}", "", "sein", subject=Declined(("das",) * 4, "n"))
    text = value(left)
    many = isinstance(left, RatingOf) and rating_of(left).many
    return Predicate("", f"{no}{bound(test)}", "", "sein", subject=Declined((text,) * 4, "m", many))


# --------------------------------------------------------------------------------------------------------- clauses


def subordinate(one: Clause | Comparison) -> str:
    """A clause with its finite verb at the end, without the word that begins it."""
    if isinstance(one, Comparison):
        one = Clause((Deed("compare", (one,)),))
    return _clause(one, "sub")


def clause_text(one: Clause) -> str:
    """A main clause or an order, without capital and full stop."""
    return _clause(one, "main")


def _stated(one: Clause) -> Clause:
    """What happens to the reader is not ordered: 'Du erhältst 3 D'."""
    if one.subject is None and one.deeds and all(deed.verb in STATEMENTS for deed in one.deeds):
        return one._replace(subject=YOU)
    return one


def _clause(one: Clause, order: str) -> str:
    one = _stated(one)
    fronts = [added(adjunct) for adjunct in one.before]
    after = [added(adjunct) for adjunct in one.after]
    if not one.deeds:
        return _joined_front(fronts)
    if one.bare:
        return _bare(one, after)
    who = _subject(one.subject)
    neither = len(one.deeds) > 1 and one.link == "or" and all(
        deed.mode in ("may not", "cannot") and deed.mode == one.deeds[0].mode for deed in one.deeds)  # fmt: skip
    said = [_predicate(deed, who, neither) for deed in one.deeds]
    owner = said[0].subject or who
    if owner is None:
        order = "order" if order == "main" else order
    if order == "order":
        each = any(adjunct.key.startswith("for each") for adjunct in one.before)
        moved = [] if each or any(front.behind or front.text.endswith(":") for front in fronts) else fronts
        fronts = [Added(early=f"{_joined_front(fronts)}:")] if each else [] if moved else fronts
        after = [*(Added(early=front.text) for front in moved), *after]
    front = _joined_front(fronts)
    if front.endswith(":"):
        return f"{front} {capital(_clause(one._replace(before=()), order))}"
    pieces = _pieces(said, owner, order, after, "noch" if neither else "und" if one.link == "and" else "oder", neither)
    tail = "".join(_tail(piece.behind) for piece in after)
    return _ordered(front, any(one_.behind for one_ in fronts), pieces, owner, order) + tail


def _tail(text: str) -> str:
    return "" if not text else f" {text}" if text.startswith("und ") else text if text.startswith(";") else f", {text}"


def _joined_front(fronts: list[Added]) -> str:
    out = ""
    for one in fronts:
        glue = "" if not out else " " if not one.behind or one.behind.startswith("und ") else ", "
        out += f"{glue}{one.text}"
    return out


def _pieces(
    said: list[Predicate], owner: Declined | None, order: str, after: list[Added], link: str, neither: bool
) -> list[tuple[str, str]]:
    """Each deed as its finite verb (or '') and the rest, with the adjuncts in their places."""
    person: Person = "order" if owner is None else owner.person
    early = " ".join(piece.early for piece in after if piece.early)
    late = " ".join(piece.late for piece in after if piece.late)
    shared = len(said) > 1 and bool(said[0].modal) and all(one.modal == said[0].modal for one in said)
    out: list[tuple[str, str]] = []
    rests: list[str] = []
    for at, one in enumerate(said):
        sooner = early if at == 0 and not neither else ""
        first = one.pronouns if sooner != "stattdessen" or " " not in one.pronouns else ""
        middle = one.middle if first == one.pronouns else f"{one.pronouns} {one.middle}"
        middle = middle.replace("@", sooner) if "@" in one.middle else middle if "@" in one.behind else f"{sooner} {middle}"
        core = " ".join(piece for piece in (first, middle.strip(), late if at == len(said) - 1 else "") if piece)
        final = one.final(person, order)
        if shared and order == "sub" and at < len(said) - 1:
            final = f"{one.prefix}{one.verb}"
        rest = behind(core, final)
        last = one.behind.replace("@ ", f"{sooner} " if sooner else "")
        tail = f"⟨{last[2:]}⟩" if last.startswith(", ") else f" {last}" if last else ""
        rests.append(f"{rest}{tail}".replace(" ,", ","))
        out.append((one.finite(person), rests[-1]))
    if shared:
        lead = f"{early} weder" if neither else ""
        return [(out[0][0], f"{lead} {_listed_infinitives(rests, link)}".strip())]
    alike = {(one.finite(person), one.prefix, one.behind) for one in said}
    if len(out) > 1 and len(alike) == 1 and order == "main":
        return [(out[0][0], _of_one_verb(said, early, late, link))]
    return out if len(out) < 2 else _linked(out, link)


def _of_one_verb(said: list[Predicate], early: str, late: str, link: str) -> str:
    """Several objects of one verb, what begins them all said once: 'verliert die Hälfte seiner P und all sein D'."""
    words = [one.middle.replace("@", "").split(" ") for one in said]
    common: list[str] = []
    while all(len(one) > 1 for one in words) and len({one[0] for one in words}) == 1:
        common.append(words[0][0])
        words = [one[1:] for one in words]
    core = " ".join([said[0].pronouns, early, *common, listed((" ".join(one) for one in words), link), late])
    tail = said[0].behind
    return behind(re.sub(" +", " ", core).strip(), said[0].prefix) + (f"⟨{tail[2:]}⟩" if tail.startswith(", ") else f" {tail}")


def _listed_infinitives(rests: list[str], link: str) -> str:
    """What shares a modal verb, with a common end said once: 'weder verwundet noch getötet werden'."""
    words = [rest.split(" ") for rest in rests]
    while all(len(one) > 1 for one in words) and len({one[-1] for one in words}) == 1:
        words = [one[:-1] for one in words]
    rests = [*(" ".join(one) for one in words[:-1]), rests[-1]]
    return f" {link} ".join(rests) if link == "noch" else listed(rests, link)


def _linked(out: list[tuple[str, str]], link: str) -> list[tuple[str, str]]:
    """Later deeds carry their link before their finite verb."""
    linked = [out[0]]
    for at, (finite, rest) in enumerate(out[1:], 1):
        linked.append((f"{', ' if at < len(out) - 1 else f' {link} '}{finite}", rest))
    return linked


def _ordered(
    front: str, comma: bool, pieces: list[tuple[str, str]], owner: Declined | None, order: str
) -> str:
    """Subject, finite verbs and rests in the order of the clause."""
    who = owner.case("n") if owner is not None else ""
    if order == "sub":
        rests = [rest for _, rest in pieces]
        links = [re.match(r"(, | \w+ )?", finite) for finite, _ in pieces]
        said = "".join(f"{mark[0] if mark and at else ''}{rest}" for at, (mark, rest) in enumerate(zip(links, rests, strict=True)))
        lead = f"{front}, " if front and comma else f"{front} " if front else ""
        return f"{lead}{who} {said}".strip()
    first, rest = pieces[0]
    others = "".join(f"{finite} {more}" for finite, more in pieces[1:])
    glue = "," if comma else ""
    if owner is None:
        body = f"{first} {rest}{others}"
        return f"{front}{glue} {body}" if front else body
    if front and rest.startswith("sich ") and not owner.pronoun:
        first, rest = f"{first} {_reflexive(rest)[0]}", _reflexive(rest)[1]
    body = f"{first} {who} {rest}" if front else f"{who} {first} {rest}"
    return (f"{front}{glue} " if front else "") + body + others


def _reflexive(rest: str) -> tuple[str, str]:
    """'sich' and a pronoun after it, which stand before a subject behind the verb; and the rest."""
    found = re.match(r"sich( ihm| ihr| ihnen)? ?", rest)
    assert found is not None
    return found[0].strip(), rest[found.end() :]


def _bare(one: Clause, after: list[Added]) -> str:
    """Without subject and verb: '+2 Nahkampf', 'immun gegen die Kunst'."""
    who = _subject(one.subject)
    said = []
    for deed in one.deeds:
        if deed.verb == "have ability" and isinstance(deed.args[0], GameWords):
            said.append(listed(f"{lexicon.label(key)}{_meaning(key)}" for key in deed.args[0].keys))
            continue
        found = _predicate(deed, who)
        core = " ".join(piece for piece in (found.pronouns, found.middle) if piece)
        if deed.verb in MODELESS or deed.verb == "cost besides to":
            core = f"{found.finite('er')} {core}"
        said.append(core)
    front = _joined_front([added(adjunct) for adjunct in one.before])
    sooner = [piece.early for piece in after if piece.early] if front else []
    pieces = [f"{front}," if front else "", *sooner, listed(said, "und" if one.link == "and" else "oder")]
    pieces += [" ".join(word for word in ("" if front else piece.early, piece.late) if word) for piece in after]
    return " ".join(piece for piece in pieces if piece) + "".join(_tail(piece.behind) for piece in after)


def _meaning(tag: str) -> str:
    """What an ability means, in brackets behind it."""
    said = ABILITIES.get(tag, "")
    return f" ({said})" if said else ""


USERS = ("by its player", "by any player")
"""Who may use a play that is not its card's player: a sentence of its own."""
ABILITIES = {
    "slayer": "jede Wunde, die er zufügt, tötet", "first strike": "er schlägt vor seinem Gegner zu",
    "assassin": "er darf jeden Krieger eines anderen Spielers angreifen, gleich welcher Zugehörigkeit",
    "noncombatant": "er greift nicht an und wird nicht angegriffen",
}  # fmt: skip
"""Abilities as a card's text explains them."""


# ------------------------------------------------------------------------------------------------- texts and lines


def text_text(told: Text) -> str:
    """Sentences one after the other."""
    return " ".join(sentence(_sentence(one) if isinstance(one, Sentence) else _listing(one)) for one in told)


def _sentence(one: Sentence) -> str:
    bare = all(clause.bare for clause in one.clauses)
    if bare and len(one.clauses) > 1 and Adjunct("instead") in one.clauses[-1].after:
        head, *middle, last = one.clauses
        kept = tuple(adjunct for adjunct in last.after if adjunct.key != "instead")
        one = Sentence((head._replace(after=(*head.after, Adjunct("instead"))), *middle, last._replace(after=kept)))
    return (", und " if bare else "; ").join(clause_text(clause) for clause in one.clauses)


def _listing(one: Listing) -> str:
    """'Wähle eines: (1) ... (2) ...'"""
    who = phrase(one.chooser)
    choose = Clause((Deed("choose", (GameWords("one of these", ()),)),), None if who.you else one.chooser, before=one.before)
    said = [f"({at}) {text_text(told)}" for at, told in enumerate(one.items, 1)]
    return f"{clause_text(choose)}: {' '.join(said)}"


def _speaks_of(part: object, word: str) -> bool:
    return (isinstance(part, Noun) and part.word == word) or (
        isinstance(part, tuple) and any(_speaks_of(one, word) for one in part))  # fmt: skip


def _apart(part: Any) -> Any:
    """The same with 'jener' for a warrior that is not this one."""
    if isinstance(part, Noun) and part.how == "that" and part.kind.head in (("warrior",), ("card",)):
        return part._replace(kind=part.kind._replace(other=True))
    if isinstance(part, tuple):
        made = [_apart(one) for one in part]
        return type(part)(*made) if hasattr(part, "_fields") else tuple(made)
    return part


def line_text(line: Line) -> str:
    """A line of a card's text."""
    if _speaks_of(line, "this warrior"):
        line = _apart(line)
    if line.role in ("goal", "or goal"):
        return _goal(line)
    users = [one for one in line.heading if isinstance(one, Adjunct) and one.key in USERS]
    head = _heading(tuple(one for one in line.heading if one not in users))
    if line.role == "or":
        head = f"Oder {head[:1].lower() if head[:1].isalpha() and ' ' in head else head[:1]}{head[1:]}" if head else "Oder"
    told = " ".join([text_text(line.text), *(sentence(item(one)) for one in users)])
    return f"{head}: {told}" if head else told


def _heading(items: tuple[Item, ...]) -> str:
    said: list[str] = []
    for one in items:
        text = _price(one) if isinstance(one, Deed) else item(one)
        if said and re.match(r"\d+ Aktionen", text):
            text = f"als {text}"
        elif said and text in ("Aktion", "Angriffsaktion"):
            text = f"als {text}"
        said.append(text)
    return capital(tidy(", ".join(said)))


def _price(deed: Deed) -> str:
    """What is paid, without the verb where it is a plain amount."""
    if deed.verb == "pay":
        return item(deed.args[0], "a")
    found = _predicate(deed, None)
    return f"{found.pronouns} {found.middle} {found.prefix}{found.verb}".strip()


def _goal(line: Line) -> str:
    said: list[str] = []
    for one in line.heading:
        if isinstance(one, Adjunct) and one.key == "and" and isinstance(one.args[0], Clause):
            said.append(f"und {clause_text(one.args[0])}")
            continue
        text = clause_text(Clause((one,))) if isinstance(one, Deed) else (
            clause_text(one) if isinstance(one, Clause) else item(one))  # fmt: skip
        said.append(text)
    goal = capital(tidy(" ".join(said).replace(" einen vollen Zug lang", ", einen vollen Zug lang")))
    return f"{'Ziel' if line.role == 'goal' else 'Oder'}: {goal}. Belohnung: {text_text(line.text)}"


__all__ = ["Adjunct", "clause_text", "contracted", "declined", "determiner", "lexeme", "line_text", "subordinate"]
