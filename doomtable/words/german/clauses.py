"""German clauses: predicates, their subject and what is added to them, in the order that the clause asks.

The main clause has its finite verb in second place, the subordinate clause at the end; the order begins with it.
"""

from __future__ import annotations

import re
from itertools import pairwise

from doomtable.words.german import lexicon
from doomtable.words.german.adjuncts import PHRASES, Added, added
from doomtable.words.german.grammar import CASES, Person, behind, capital, determiner, listed
from doomtable.words.german.items import explained, filled, meaning
from doomtable.words.german.kinds import Declined
from doomtable.words.german.predicates import Predicate, predicate, subject_of
from doomtable.words.german.verbs import MODELESS, STATEMENTS, VERBS
from doomtable.words.plan.structure import (
    YOU,
    Clause,
    Comparison,
    Deed,
    GameWords,
    Noun,
)


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


def _while_first(one: Clause) -> Clause:
    """'Nur ..., solange' could mean 'only as long as': what it holds for comes first."""
    only = any(isinstance(arg, Noun) and arg.how == "only" for deed in one.deeds for arg in deed.args)
    times = tuple(adjunct for adjunct in one.after if adjunct.key == "while")
    if not only or one.bare or one.before or not times:
        return one
    return one._replace(before=times, after=tuple(adjunct for adjunct in one.after if adjunct not in times))


def _clause(one: Clause, order: str) -> str:
    one = _while_first(_stated(one)) if order == "main" else _stated(one)
    fronts = [added(adjunct) for adjunct in one.before]
    after = [added(adjunct, one.bare) for adjunct in one.after]
    if not one.deeds:
        return _joined_front(fronts)
    if one.bare:
        return _bare(one, after)
    who = _again(subject_of(one.subject), fronts)
    neither = len(one.deeds) > 1 and one.link == "or" and all(
        deed.mode in ("may not", "cannot") and deed.mode == one.deeds[0].mode for deed in one.deeds)  # fmt: skip
    said = [predicate(deed, who, neither) for deed in one.deeds]
    owner = said[0].subject or who
    if owner is None:
        order = "order" if order == "main" else order
    if order == "order":
        each = any(
            adjunct.key.startswith("for each") and isinstance(adjunct.args[0], Noun) for adjunct in one.before
        )
        moved = [] if each or any(front.behind or front.text.endswith(":") for front in fronts) else fronts
        fronts = [Added(early=f"{_joined_front(fronts)}:")] if each else [] if moved else fronts
        after = [*(Added(early=front.text) for front in moved), *after]
    front = _joined_front(fronts)
    if front.endswith(":"):
        return f"{front} {capital(_clause(one._replace(before=()), order))}"
    pieces = _pieces(
        said, owner, order, after, "noch" if neither else "und" if one.link == "and" else "oder", neither
    )
    tail = "".join(_tail(piece.behind) for piece in after)
    comma = any(each.behind for each in fronts) and not all(each.key in PHRASES for each in one.before)
    return _ordered(front, comma, pieces, owner, order) + tail


def _again(who: Declined | None, fronts: list[Added]) -> Declined | None:
    """'Zu Beginn jedes Ziehschritts seines Spielers zahlt dieser 3 D': who has just been named is not named again."""
    if who is None or not fronts or who.pronoun or not fronts[-1].text.endswith(f" {who.case('g')}"):
        return who
    one, two, three, four = (determiner("dies", who.table, case) for case in CASES)
    return who._replace(forms=(one, two, three, four))


def _tail(text: str) -> str:
    return (
        ""
        if not text
        else f" {text}"
        if text.startswith(("und ", "("))
        else text
        if text.startswith(";")
        else f", {text}"
    )


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
        middle = (
            middle.replace("@", sooner)
            if "@" in one.middle
            else middle
            if "@" in one.behind
            else f"{sooner} {middle}"
        )
        core = " ".join(
            piece for piece in (first, middle.strip(), late if at == len(said) - 1 else "") if piece
        )
        if one.verb == "werden" and len(said) == 1:  # 'von Doomtroopern angegriffen werden, die ...'
            core = re.sub(r"(⟨[^⟨⟩]*⟩) ([^⟨⟩ ]+)$", r" \2\1", core)
        final = one.final(person, order)
        if shared and order == "sub" and at < len(said) - 1:
            final = f"{one.prefix}{one.verb}"
        rest = behind(core, final)
        last = one.behind.replace("@ ", f"{sooner} " if sooner else "")
        tail = f"⟨{last[2:]}⟩" if last.startswith(", ") else f" {last}" if last else ""
        relative = re.match("⟨(de[rmn]|die|das|denen) ", tail)
        if relative is not None and re.search(f"⟨{relative[1]} [^⟨⟩]*⟩$", rest):  # both of one noun
            rest, tail = rest[:-1], f" und {tail[relative.end() :]}"
        rests.append(f"{rest}{tail}".replace(" ,", ","))
        out.append((one.finite(person), rests[-1]))
    if shared:
        lead = f"{early} weder" if neither else ""
        return [(out[0][0], f"{lead} {_listed_infinitives(rests, link)}".strip())]
    alike = {(one.finite(person), one.prefix, one.behind) for one in said}
    if len(out) > 1 and len(alike) == 1 and order != "sub":
        return [(out[0][0], _of_one_verb(said, early, late, link))]
    return out if len(out) < 2 else _linked(out, link)


def _of_one_verb(said: list[Predicate], early: str, late: str, link: str) -> str:
    """Several objects of one verb, what begins them all said once: 'verliert die Hälfte seiner P und alle seine D'."""
    if " andere" not in said[-1].middle:  # who is another one comes after the first
        said = sorted(said, key=lambda one: not one.middle.endswith("⟩"))  # or its clause would be of all of them
    things = [f"{one.pronouns if at else ''} {one.middle.replace('@', '')}".strip() for at, one in enumerate(said)]
    words = [one.split(" ") for one in things]
    common: list[str] = []
    while all(len(one) > 1 for one in words) and len({one[0] for one in words}) == 1 and not _is_article(words[0][0]):
        common.append(words[0][0])
        words = [one[1:] for one in words]
    if common[-1:] == ["von"] and "⟩" in things[0]:
        words = [[common[-1], *one] for one in words]
        common = common[:-1]
    core = " ".join([said[0].pronouns, early, *common, listed((" ".join(one) for one in words), link), late])
    tail = said[0].behind
    return behind(re.sub(" +", " ", core).strip(), said[0].prefix) + (
        f"⟨{tail[2:]}⟩" if tail.startswith(", ") else f" {tail}"
    )


def _is_article(word: str) -> bool:
    """Whether it belongs to one noun, so that a further one needs its own."""
    return re.fullmatch(r"(ein|kein|dein|sein|dies|jed)(e[rmns]?)?|d(er|ie|as|en|em|es)", word) is not None


def _listed_infinitives(rests: list[str], link: str) -> str:
    """What shares a modal verb, with a common end said once: 'weder verwundet noch getötet werden'."""
    words = [rest.split(" ") for rest in rests]
    for at in range(len(words) - 2, -1, -1):
        said, after = words[at], rests[at + 1].split(" ")
        while len(said) > 1 and len(after) > 1 and said[-1] == after[-1]:
            said, after = said[:-1], after[:-1]
        words[at] = said
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
        for at, (one, more) in enumerate(pairwise(rests)):
            same = one.rpartition(" ")[2]
            if one.startswith("in ") and more.startswith("in ") and same == more.rpartition(" ")[2] and "⟨" not in one:
                rests[at] = one.removesuffix(same).rstrip()  # 'in diesem Fahrzeug und in einer Einheit ist'
        links = [re.match(r"(, | \w+ )?", finite) for finite, _ in pieces]
        said = "".join(
            f"{mark[0] if mark and at else ''}{rest}"
            for at, (mark, rest) in enumerate(zip(links, rests, strict=True))
        )
        lead = f"{front}, " if front and comma else f"{front} " if front else ""
        near = re.match(r"(ihn|ihm|ihr|ihnen|sie|es) ", said) if who.startswith(("ein", "kein")) else None
        return f"{lead}{near[0]}{who} {said[near.end() :]}" if near else f"{lead}{who} {said}".strip()
    first, rest = pieces[0]
    others = "".join(f"{finite} {more}" for finite, more in pieces[1:])
    glue = "," if comma else ""
    if owner is None:
        body = f"{first} {rest}{others}"
        return f"{front}{glue} {body}" if front else body
    if front and rest.startswith("sich ") and not owner.pronoun:
        first, rest = f"{first} {_reflexive(rest)[0]}", _reflexive(rest)[1]
    body = (
        f"{first} {behind(who, rest) if ' ' not in rest else f'{who} {rest}'}"
        if front
        else f"{who} {first} {rest}"
    )
    return (f"{front}{glue} " if front else "") + body + others


def _reflexive(rest: str) -> tuple[str, str]:
    """'sich' and to whom or what, which stand before a subject behind the verb; and the rest."""
    found = re.match(r"sich( ihm| ihr| ihnen| (dem|der) \w+)? ?", rest)
    assert found is not None
    return found[0].strip(), rest[found.end() :]


def _bare(one: Clause, after: list[Added]) -> str:
    """Without subject and verb: '+2 Nahkampf', 'immun gegen die Kunst'."""
    who = subject_of(one.subject)
    said = []
    for deed in one.deeds:
        if deed.verb == "have ability" and isinstance(deed.args[0], GameWords):
            keys = deed.args[0].keys
            if not deed.args[0].role.startswith("explained"):
                said.append(listed(map(lexicon.label, keys)))
                continue
            if len(keys) == 1 and not one.before and after and not any(piece.behind for piece in after):
                said.append(lexicon.label(keys[0]))
                after.append(Added(late=meaning(keys[0]).strip()))
                continue
            said.append(explained(keys))
            continue
        found = predicate(deed, who)
        core = " ".join(piece for piece in (found.pronouns, found.middle) if piece)
        if deed.verb in MODELESS or deed.verb in ("cost besides to", "cost to"):
            core = f"{found.finite('er')} {core}"
        said.append(core)
    front = _joined_front([added(adjunct) for adjunct in one.before])
    if not front and any(" für je" in one for one in said) and any(piece.early for piece in after):
        lead = " ".join(piece.early for piece in after if piece.early)  # 'als Angreifer' is nobody who is counted
        return f"{lead} {_bare(one, [piece._replace(early='') for piece in after])}"
    sooner = [piece.early for piece in after if piece.early] if front else []
    pieces = [f"{front}," if front else "", *sooner, listed(said, "und" if one.link == "and" else "oder")]
    pieces += [
        " ".join(word for word in ("" if front else piece.early, piece.late) if word) for piece in after
    ]
    return " ".join(piece for piece in pieces if piece) + "".join(_tail(piece.behind) for piece in after)


USERS = ("by its player", "paid by its player", "by any player", "by the team")
"""Who may use a play that is not its card's player: a sentence of its own."""


def nominal(one: Deed) -> str:
    """A deed that stands for a thing: 'Immunität gegen eine Gabe'; any other as a clause about 'er'."""
    frame = VERBS[one.verb]
    if isinstance(frame, str) and frame.startswith("# "):
        return filled(frame.removeprefix("# "), one.args, None)
    return subordinate(Clause((one,), Noun(how="it", word="this warrior")))
