"""Statements of modifiers: Mods with one subject, condition and end as one clause."""

from __future__ import annotations

from dataclasses import replace

from doomtable.rules.language import All, Cond, Mod, Of, Paid, Sel, Until
from doomtable.words.english import amounts, conditions, lexicon, noun_phrases
from doomtable.words.english.dispatch import effect
from doomtable.words.english.grammar import Clause, Phrase, conjugate, listed
from doomtable.words.english.modifier_parts import (
    RATINGS,
    PredicatePart,
    base_ratings,
    predicate_part,
    ratings,
)
from doomtable.words.english.references import PLAYERS, REFS, References, Unworded

_OF_PLAYERS = {"hand", "fill", "actions", "attacks", "discards", "goal"}
_UNTIL: dict[Until, str] = {
    "": "", "combat": "for this combat", "turn": "until the end of the turn", "your next turn": "until your next turn",
    "your next draw": "until your next Draw step", "its next turn": "until the end of its player's next turn",
    "host leaves": "as long as this card stays in play", "game": "for the rest of the game",
}  # fmt: skip


def until(word: Until, refs: References | None = None) -> str:
    """How long a passing effect lasts; '' where the header has said it."""
    if refs is not None and refs.in_combat and word == "combat":
        return ""
    return _UNTIL[word]


def subject(who: object, refs: References, player: bool = False) -> Phrase:
    """Whom a Mod or a Rule speaks of."""
    if isinstance(who, Sel):
        phrase = noun_phrases.noun(who, refs, "all")
        refs.mute()
        return phrase
    if isinstance(who, str) and who in PLAYERS and (player or who not in REFS):
        return refs.player(who)
    if isinstance(who, str) and who in REFS:
        return refs.noun(who)
    raise Unworded(f"nobody is {who!r}")


def belongs_together(one: Mod, other: Mod) -> bool:
    """May two Mods share a sentence?"""
    if any(what in _OF_PLAYERS for what in (*one.what, *other.what)):
        return False
    return (one.who, one.when, one.until) == (other.who, other.when, other.until)


def statement(mods: list[Mod], refs: References, when: Cond | None = None, link: str = "while") -> Clause:
    """Mods with one subject, one condition and one end as a clause; `when` is the condition of what holds them."""
    first = mods[0]
    conds = [cond for cond in (when, first.when) if cond is not None]
    cond = None if not conds else conds[0] if len(conds) == 1 else All(tuple(conds))
    player = any(what in _OF_PLAYERS for what in first.what)
    refs.subject = refs.canonical(first.who) if isinstance(first.who, str) else "it"
    silent = isinstance(first.who, str) and refs.canonical(first.who) == refs.canonical(refs.quiet)
    borrowed = _borrowed(mods, refs)
    if borrowed:
        return Clause(f"{borrowed} {until(first.until, refs)}".strip())
    bought = _bought(mods, refs, silent)
    if bought:
        return Clause(f"{bought} {until(first.until, refs)}".strip())
    before = refs.saved()
    parts = [predicate_part(mod, refs) for mod in _merged(mods)] if silent else []
    if silent and refs.card.type == "warrior" and first.who in ("me", "bearer") and not first.until:
        bare = [_bare(part) for part in parts]
        if all(bare):
            aside = conditions.aside(cond, refs, link)
            return Clause(f"{listed(bare)} {aside}".strip())
    if silent and all(part.got for part in parts) and not any(mod.op == "swap" for mod in mods):
        said = listed(part.text for part in parts)
    else:
        refs.back(before)
        who = subject(first.who, refs, player)
        said = _said(who, [predicate_part(mod, refs, who) for mod in _merged(mods)])
    end = "" if first.until == "game" and not isinstance(first.who, Sel) else until(first.until, refs)
    if first.until == "its next turn" and player:
        end = "in their next turn" if first.what == ("actions",) else "until the end of their next turn"
    if first.until == "its next turn" and any(word in lexicon.DONE for word in first.words):
        end = f"for {'your' if refs.own(first.who) else 'its player' + chr(39) + 's'} next turn"
    aside = conditions.aside(cond, refs, link)
    if end and first.what == ("price",):
        return Clause(f"{end}, {said} {aside}".strip())
    if end and aside.startswith("when ") and not silent:
        return Clause(f"{end}, {said} {aside}")
    if end and not aside and said.endswith(" paid") and first.what == ("immune",):
        return Clause(f"{end}, {said}")
    return Clause(" ".join(piece for piece in (said, aside, end) if piece).replace(" ,", ","))


def _borrowed(mods: list[Mod], refs: References) -> str:
    """'the caster's base Fight and Shoot become those of any warrior' for ratings taken over one by one; else ''."""
    stats: list[str] = []
    source = ""
    for mod in mods:
        by = mod.by
        if mod.op != "set" or not isinstance(by, Of) or by.base or mod.what != (by.stat,) or source not in ("", by.ref):
            return ""
        source = by.ref
        stats.append(by.stat)
    if len(stats) < 2 or not isinstance(mods[0].who, str):
        return ""
    whose = refs.noun(mods[0].who).whose
    return f"{whose} {base_ratings(tuple(stats))} become the present ratings of {refs.noun(source).as_object}"


def _bought(mods: list[Mod], refs: References, silent: bool) -> str:
    """'for each 2 D paid, either +1 to Armor or immunity to one gift of Ilian' for what is bought part by part."""
    if len(mods) != 2:
        return ""
    immune, other = mods
    aim = refs.target(str(immune.of)) if refs.is_target(immune.of) else None
    if aim is None or not isinstance(aim.n, Paid) or not isinstance(other.by, Paid) or other.by.less != immune.of:
        return ""
    if immune.what != ("immune",) or other.op != "add" or aim.n.each != 1 or not isinstance(immune.who, str):
        return ""
    refs.tell(str(immune.of), Phrase("they", many=True, pronoun=True), speak=False)
    what = f"immunity to one {noun_phrases.noun(aim.sel, refs, 'bare').text}"
    bonus = f"+{other.by.each} to {ratings(other.what)}"
    whom = "" if silent else f"{refs.noun(immune.who).does('get')} "
    return f"{amounts.per(replace(aim.n, less=None), refs)}, {whom}either {bonus} or {what}"


def _bare(part: PredicatePart) -> str:
    """What a warrior's own line needs no subject for: 'Slayer', 'immune to the Art'; '' for the rest."""
    for verb in ("have ", "be "):
        if part.text.startswith(verb) and not part.got and not part.own:
            rest = part.text.removeprefix(verb)
            return rest if verb == "be " or rest[:1].isupper() else ""
    return ""


def _said(who: Phrase, parts: list[PredicatePart]) -> str:
    """Subject and predicates: 'it gets +2 to Fight and is immune to the Art'."""
    many = who.many or who.you
    deeds: list[str] = []
    gets: list[str] = []
    for part in parts:
        if part.own:
            continue
        if not part.got:
            deeds.append(conjugate(part.text, many))
            continue
        gets.append(part.text)
        said = f"{conjugate('get', many)} {listed(gets)}"
        if len(gets) == 1:
            deeds.append(said)
        else:
            deeds = [said if deed.startswith(("get ", "gets ")) else deed for deed in deeds]
    own = [part.text for part in parts if part.own]
    return listed([f"{who.text} {listed(deeds)}", *own] if deeds else own)


def _merged(mods: list[Mod]) -> list[Mod]:
    """Mods of ratings that say the same become one."""
    merged: list[Mod] = []
    for mod in mods:
        for place, earlier in enumerate(merged):
            same = Mod(**{**mod.__dict__, "what": earlier.what})
            if same == earlier and all(what in RATINGS for what in (*mod.what, *earlier.what)):
                merged[place] = Mod(**{**earlier.__dict__, "what": (*earlier.what, *mod.what)})
                break
        else:
            merged.append(mod)
    return merged


# --------------------------------------------------------------------------------------------- words of a warrior


# ------------------------------------------------------------------------------------------------ values of players


# ------------------------------------------------------------------------------------------- prices and awards


@effect.register
def _(node: Mod, refs: References) -> Clause:
    return statement([node], refs)
