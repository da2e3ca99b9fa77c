"""English sentences: clauses, sentences and lines of a plan."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

from doomtable.words.english.adjuncts import OF_RATINGS, adjunct_text, considered, item
from doomtable.words.english.grammar import conjugate, count, listed, sentence
from doomtable.words.english.nouns import Phrase, choice_of, phrase, place
from doomtable.words.english.values import (
    by_amount,
    comparison,
    is_of_candidate,
    of_candidate,
    ratings,
    value,
)
from doomtable.words.english.verbs import NO_LONGER, VERBS
from doomtable.words.plan.structure import (
    Adjunct,
    Clause,
    Comparison,
    Deed,
    GameWords,
    Item,
    Kind,
    Line,
    Listing,
    Noun,
    RatingOf,
    Sentence,
    Several,
    Spent,
    Text,
    Unworded,
)

_MODES = {"has": "has", "may": "may", "may not": "may not", "must": "must", "cannot": "cannot", "would": "would",
          "must or may not": "must or may not"}  # fmt: skip


def settled(part: Any) -> Any:
    """A part of a plan with the words of what is inside its nouns and adjuncts: clauses, deeds, details, amounts."""
    if not isinstance(part, tuple):
        return part
    made = tuple(map(settled, part))
    if isinstance(part, Kind):
        details = tuple(adjunct_text(one) if isinstance(one, Adjunct) else one for one in made[_DETAILS])
        return Kind(*made)._replace(details=details)
    if isinstance(part, Noun):
        noun = Noun(*made)
        return noun if isinstance(noun.n, int) or noun.said else noun._replace(said=by_amount(noun, noun.n))
    if isinstance(part, Adjunct | Several):
        key, args = made if isinstance(part, Adjunct) else (made[1], made[0])
        said = tuple(_said(arg) for arg in args)
        return Adjunct(key, said) if isinstance(part, Adjunct) else Several(said, key)
    return part._make(made) if hasattr(part, "_make") else made


_DETAILS = Kind._fields.index("details")


def _said(part: Item) -> Item:
    if isinstance(part, Clause):
        return clause_text(part)
    return deed_text(part, None) if isinstance(part, Deed) else part


def _subject(who: Noun | RatingOf | Spent | None) -> Phrase | None:
    if who is None:
        return None
    if isinstance(who, RatingOf):
        owner, many = phrase(who.of), len(who.stats) > 1
        told = ratings(who.stats, who.base)
        if owner.text.startswith("one of ") or (not owner.pronoun and " in " in owner.text):
            return Phrase(f"the {told} of {owner.text}", many=many)
        return Phrase(f"{owner.whose} {told}", many=many or owner.many)
    if isinstance(who, Spent):
        if who.through is None:
            return Phrase(f"each D spent on {phrase(who.on).object}")
        return Phrase(f"each D that {phrase(who.through).text} spends on {phrase(who.on).object}")
    if who.word in ("any player", "any other player"):
        return Phrase(f"{'a' if who.word == 'any player' else 'another'} player of your choice")
    return choice_of(who)


def _template(deed: Deed) -> str:
    found = VERBS.get(deed.verb)
    if found is None:
        raise Unworded(f"no words for {deed.verb!r}")
    return found if isinstance(found, str) else found[min(len(deed.args), len(found) - 1)]


def _filled(text: str, deed: Deed, who: Phrase | None) -> str:
    """The verb with what belongs to it."""
    if deed.verb == "choose" and isinstance(deed.args[0], Several):
        things = tuple(one._replace(how="a") if isinstance(one, Noun) and one.how == "any" else one
                       for one in deed.args[0].items)  # fmt: skip
        deed = deed._replace(args=(Several(things, deed.args[0].link),))
    many = who is not None and who.many
    own = (
        "your"
        if who is None or who.you
        else "their"
        if many or (not who.pronoun and "player" in who.text)
        else "its"
    )
    for at, arg in enumerate(deed.args):
        if isinstance(arg, Noun):
            arg = _in_deed(arg, deed)
        if f"{{{at}}}" in text:
            said = _words(arg, many) if isinstance(arg, GameWords) else item(arg)
            text = text.replace(f"{{{at}}}", said)
        if f"{{{at}'s}}" in text and isinstance(arg, Noun):
            text = text.replace(f"{{{at}'s}}", phrase(arg).whose)
        if "{is:" in text:
            several = item(arg).startswith(("at least", "at most", "fewer", "more"))
            plural_ = several or (isinstance(arg, Noun) and phrase(arg).many)
            text = text.replace(f"{{is:{at}}}", "are" if plural_ else "is")
    if "{place}" in text and isinstance(deed.args[-1], Noun):
        kind = deed.args[-1].kind
        where = place(kind)
        bare = deed.verb in ("enter", "be mustered into")
        text = text.replace("{place}", where.removeprefix("in ") if bare else where)
    n = deed.args[0] if deed.args and isinstance(deed.args[0], int) else 0
    last = deed.args[-1] if deed.args and isinstance(deed.args[-1], int) else 0
    text = text.replace("{own}", own).replace("{them}", "them" if many else "it")
    text = text.replace("{ones}", "ones" if many else "one")
    text = text.replace("{not}", "not " if deed.negated else "").replace(
        "{no}", "no" if deed.negated else "a"
    )
    often = {1: "once", 2: "twice"}
    text = text.replace(
        "{counted}", "do not count" if last == 0 else f"count {often.get(last, f'{last} times')}"
    )
    text = text.replace("{times}", often.get(n, f"{n} times")).replace("{count}", count(n))
    if "{multiplied}" in text or "{divided}" in text:
        by = value(deed.args[0])  # type: ignore[arg-type]
        text = text.replace("{multiplied}", {2: "doubled", 3: "tripled"}.get(n, f"multiplied by {by}"))
        text = text.replace("{divided}", {2: "halved (rounded up)"}.get(n, f"divided by {by} (rounded up)"))
    text = text.replace("{s0}", "you" if who is None or who.you else "they")
    if who is not None:
        text = text.replace("{bonuses}", f"{who.whose} bonuses" if who.pronoun else f"the bonuses of {who.text}")
        text = text.replace("{that card's}", "that card's" if who.pronoun and not who.many else who.whose)
        text = text.replace("{s}", who.text).replace("{s's}", who.whose)
    return re.sub(r"\s+", " ", text).replace(" ,", ",").strip()


def _in_deed(noun: Noun, deed: Deed) -> Noun:
    """What a deed concerns: who has none has no cards; immune to either is immune to both."""
    if deed.verb == "have" and noun.how == "no":
        return noun._replace(many=True)
    both = deed.verb == "be immune to" and noun.how == "bares" and noun.kind.either
    return noun._replace(how="all") if both else noun


def _words(words: GameWords, many: bool) -> str:
    """Words of the game, as they are said of one or of many."""
    if words.role in ("class", "explained class") and many:
        return listed((considered(key, many) for key in words.keys), words.link)
    return item(words)


def deed_text(deed: Deed, who: Phrase | None) -> str:
    """A deed as the predicate of its subject; without one as an order."""
    if deed.verb == "compare":
        return _compared(deed, who)
    text = _filled(_template(deed), deed, who)
    if text.startswith("="):
        return text[1:]
    base = who is None or who.many or who.you
    if deed.mode == "has":
        have, _, rest = text.partition(" ")
        return f"{conjugate(have, base)} {'not ' if deed.negated else ''}{rest}"
    if deed.mode in _MODES:
        return f"{_MODES[deed.mode]} {text}"
    if deed.negated:
        return _denied(deed, text, base)
    return text if who is None else conjugate(text, base)


def _denied(deed: Deed, text: str, base: bool) -> str:
    if deed.verb in NO_LONGER:
        verb, _, rest = text.partition(" ")
        if verb == "be":
            return f"{'are' if base else 'is'} no longer {rest}"
        return f"no longer {conjugate(text, base)}"
    if text.startswith("be "):
        return f"{'are' if base else 'is'} not {text[3:]}"
    return f"{'do' if base else 'does'} not {text}"


def _compared(deed: Deed, who: Phrase | None) -> str:
    test = deed.args[0]
    assert isinstance(test, Comparison)
    if who is not None and is_of_candidate(test):
        has = ("does not have" if deed.negated else "has") if not (who.many or who.you) else "have"
        return f"{has} {of_candidate(test)}"
    return comparison(test)


def clause_text(one: Clause) -> str:
    """A clause without capital or full stop."""
    one = _price_first(one)
    who = _subject(one.subject)
    before = ", ".join(adjunct_text(adjunct).removeprefix(", ") for adjunct in one.before)
    body = _body(one, who)
    special = OF_RATINGS if isinstance(one.subject, RatingOf) else {}
    after = " ".join(_while_once([special.get(adjunct.key) or adjunct_text(adjunct) for adjunct in one.after]))
    text = " ".join(piece for piece in (body, _meanings(one, who), after) if piece)
    if before and text:
        return f"{before}, {text}"
    return before or text


def _while_once(said: list[str]) -> list[str]:
    """'While it uses this weapon and this card has no Reload marker': one 'while' for all that must hold."""
    first = next((at for at, text in enumerate(said) if text.startswith("while ")), len(said)) + 1
    return [*said[:first], *(f"and {text[6:]}" if text.startswith("while ") else text for text in said[first:])]


def _price_first(one: Clause) -> Clause:
    """'For 2 D extra each time, the bearer may cast any Art card'; what 'only' holds for comes first, too."""
    only = any(isinstance(arg, Noun) and arg.how == "only" for deed in one.deeds for arg in deed.args)
    early = {"for each time besides"} | ({"while"} if only and not one.before else set())
    moved = tuple(adjunct for adjunct in one.after if adjunct.key in early)
    rest = tuple(adjunct for adjunct in one.after if adjunct not in moved)
    return one if one.bare else one._replace(before=(*one.before, *moved), after=rest)


def _body(one: Clause, who: Phrase | None) -> str:
    if not one.deeds:
        return ""
    if (
        len(one.deeds) == 1
        and _template_of(one.deeds[0]).startswith("=")
        and one.deeds[0].verb != "have been wounded"
    ):
        return deed_text(one.deeds[0], who)
    if one.bare:
        return listed([_without_verb(deed, who) for deed in one.deeds], one.link)
    one = one._replace(deeds=_abilities_at_once(one.deeds))
    said = [
        deed_text(deed, who) if deed.verb != "have been wounded" else _wounded(deed, who)
        for deed in one.deeds
    ]
    said = _shared(_sharing_mode(one.deeds, said), one.deeds)
    if who is None or not one.subject:
        return _orders(said, one.link)
    return f"{who.text} {listed(said, one.link)}"


def _abilities_at_once(deeds: tuple[Deed, ...]) -> tuple[Deed, ...]:
    """'Has Assassin, Slayer and First Strike' for neighbouring abilities."""
    out: list[Deed] = []
    for deed in deeds:
        words = [arg for each in (*out[-1:], deed) if each.verb == "have ability" and not (each.mode or each.negated)
                 for arg in each.args if isinstance(arg, GameWords)]  # fmt: skip
        if len(words) == 2 and words[0].role == words[1].role:
            out[-1] = deed._replace(args=(words[0]._replace(keys=words[0].keys + words[1].keys),))
        else:
            out.append(deed)
    return tuple(out)


def _wounded(deed: Deed, who: Phrase | None) -> str:
    were = "were" if who is not None and (who.many or who.you) else "was"
    return f"{were} {'not ' if deed.negated else ''}wounded in this combat"


def _template_of(deed: Deed) -> str:
    return "" if deed.verb == "compare" else _template(deed)


def _sharing_mode(deeds: tuple[Deed, ...], said: list[str]) -> list[str]:
    """'may not seek cover or leave it': the mode said once."""
    first = deeds[0].mode
    if not first or any(deed.mode != first for deed in deeds):
        return said
    if first == "may not":  # 'may not attack or be given cards': 'be given cards or attack' runs together
        said = sorted(said, key=lambda text: text.startswith("may not be "))
    return [said[0], *(text.removeprefix(f"{_MODES[first]} ") for text in said[1:])]


def _shared(said: list[str], deeds: tuple[Deed, ...]) -> list[str]:
    """Several deeds with what they have in common said once: 'equip or muster airships', 'be wounded or killed'."""
    if len(said) < 2:
        return said
    objects = {item(deed.args[-1]) for deed in deeds if deed.args}
    common = objects.pop() if len(objects) == 1 and all(deed.args for deed in deeds) else ""
    if common and all(text.endswith(f" {common}") for text in said):
        said = [*(text.removesuffix(f" {common}") for text in said[:-1]), said[-1]]
    first = said[0].split(" ")
    mode = _MODES.get(deeds[0].mode, "").split(" ") if deeds[0].mode else []
    verb = first[len(mode) :]
    alike: dict[int, int] = {}
    for at, text in enumerate(said[1:], 1):
        words = text.split(" ")
        same = 0
        while same < min(len(words), len(verb)) - 1 and words[same] == verb[same]:
            same += 1
        if same and (
            words[0] == "be" or deeds[at].verb == deeds[0].verb or (same and words[0] in ("loses", "lose"))
        ):
            alike[at] = same
    least = min(alike.values()) if len(alike) == len(said) - 1 else 0
    return [" ".join(text.split(" ")[least or alike.get(at, 0) :]) if at in alike else text
            for at, text in enumerate(said)]


def _orders(said: list[str], link: str) -> str:
    if len(said) > 2:
        return listed(said, link)
    return f" {link} ".join(said)


def _without_verb(deed: Deed, who: Phrase | None) -> str:
    text = _filled(_template(deed), deed, who)
    if deed.verb == "have ability" and isinstance(deed.args[0], GameWords):
        return item(deed.args[0])
    if deed.verb == "cast aspect":
        return f"casts {item(deed.args[0])}"
    if deed.verb in ("cost besides to", "cost to"):
        doing = {"mustered": "mustering", "attached": "attaching", "built": "building", "bestowed": "bestowing",
                 "assigned": "assigning", "cast": "casting", "played": "playing"}[item(deed.args[1])]  # fmt: skip
        return f"{doing} this card {text}"
    return text.partition(" ")[2]


def _meanings(one: Clause, who: Phrase | None) -> str:
    """What the abilities of a clause mean, in brackets behind it."""
    words = [arg for deed in one.deeds for arg in deed.args if isinstance(arg, GameWords)]
    keys = [key for arg in words if arg.role.startswith("explained") for key in arg.keys if key in ABILITIES]
    many = who is not None and who.many
    return f"({'; '.join(ABILITIES[key][many] for key in keys)})" if keys else ""


ABILITIES = {
    "slayer": ("any wound it deals kills", "any wound they deal kills"),
    "overkill": ("its hit kills if its rating is more than twice the opponent's Armor",
                 "their hits kill if their rating is more than twice the opponent's Armor"),
    "first strike": ("it strikes before its opponent", "they strike before their opponents"),
    "always first strike": ("it strikes before any opponent, even one with First Strike",
                            "they strike before any opponent, even one with First Strike"),
    "assassin": ("it may attack any warrior of another player, regardless of affiliation",
                 "they may attack any warrior of another player, regardless of affiliation"),
    "freelancer": ("all points it earns are D", "all points they earn are D"),
    "noncombatant": ("it neither attacks nor is attacked", "they neither attack nor are attacked"),
}  # fmt: skip
"""Abilities as a card's text explains them, of one warrior and of many."""


# ------------------------------------------------------------------------------------------------- texts and lines


def text_text(told: Text, capital: bool = True) -> str:
    """Sentences one after the other; after a colon the first begins without a capital."""
    said = [_sentence(one) if isinstance(one, Sentence) else _listing(one) for one in told]
    texts = [
        sentence(text) if at or capital else sentence(text)[0:0] + _tidy(text) for at, text in enumerate(said)
    ]
    return " ".join(texts)


def _tidy(text: str) -> str:
    whole = sentence(text)
    return text[:1] + whole[1:]


def _sentence(one: Sentence) -> str:
    said = clause_text(one.clauses[0])
    for before, clause in pairwise(one.clauses):
        if _alike(before, clause):
            said += f", and so {_auxiliary(clause)} {_subject(clause.subject).text}"  # type: ignore[union-attr]
            continue
        but = (_bans(clause) and not _bans(before)) or clause.deeds[0].verb == "keep using own"
        said += f"{', but ' if but else ', and '}{clause_text(clause)}"
    return said


def _alike(one: Clause, other: Clause) -> bool:
    """Whether the second says of somebody else what the first says."""
    both = isinstance(one.subject, Noun) and isinstance(other.subject, Noun) and one.subject != other.subject
    plain = len(other.deeds) == 1 and not other.deeds[0].mode and not other.deeds[0].negated
    same = (one.deeds, (), one.after, False) == (other.deeds, other.before, other.after, other.bare)
    return both and plain and same and not deed_text(other.deeds[0], None).startswith("be ")


def _auxiliary(one: Clause) -> str:
    who = _subject(one.subject)
    return "do" if who is None or who.many or who.you else "does"


def _bans(one: Clause) -> bool:
    return bool(one.deeds) and all(deed.mode == "may not" for deed in one.deeds)


def _listing(one: Listing) -> str:
    """'Choose one: (1) ... (2) ...'"""
    who = phrase(one.chooser)
    lead = "choose one" if who.you else f"{who.text} {conjugate('choose', who.many)} one"
    said = [f"({at}) {text_text(told)}" for at, told in enumerate(one.items, 1)]
    before = "".join(f"{adjunct_text(adjunct)}, " for adjunct in one.before)
    return f"{before}{lead}: {' '.join(said)}"


def line_text(line: Line) -> str:
    """A line of a card's text."""
    line = settled(line)
    if line.role in ("goal", "or goal"):
        return _goal(line)
    prices = tuple(one for one in line.heading if isinstance(one, Deed))
    if any(not price.verb.startswith("pay") for price in prices) and not _takes_actions(line):
        return _offer(line, prices)
    head = _heading(line.heading)
    if line.role == "or":
        head = f"Or: {head[:1].lower()}{head[1:]}" if head else "Or"
    if not line.text:
        return f"{head}."
    return f"{head}: {text_text(line.text, capital=False)}" if head else text_text(line.text)


def _takes_actions(line: Line) -> bool:
    """Whether actions are paid, beside which any further price is told: '3 actions, annihilate this card: ...'."""
    return any(isinstance(one, Adjunct) and one.key in ("actions", "attack actions") for one in line.heading)


_EVENTS = frozenset({"when", "as soon as"})
"""Times that are a clause, after which a bare price would be no English."""


def _offer(line: Line, prices: tuple[Deed, ...]) -> str:
    """'..., you may discard this card to end the combat': a price that is a deed, with what is done for it."""
    when = _heading(tuple(one for one in line.heading if one not in prices))
    lead = f"{when}, you may" if when else "You may"
    lead = f"Or: {lead[:1].lower()}{lead[1:]}" if line.role == "or" else lead
    said = " and ".join(deed_text(price, None) for price in prices)
    remarks = tuple(one for one in line.text[1:] if isinstance(one, Sentence) and not one.clauses[0].deeds)
    first = line.text[0] if len(line.text) == 1 + len(remarks) else None
    only = first.clauses[0] if isinstance(first, Sentence) and len(first.clauses) == 1 else None
    if only is None or only.subject is not None or only.before or only.after or len(only.deeds) != 1:
        return f"{lead} {said}: {text_text(line.text, capital=False)}"
    whole = f"{lead} {said} to {clause_text(only)}"
    if prices[-1].verb == only.deeds[0].verb:
        whole = f"{lead} {clause_text(only._replace(deeds=(*prices, *only.deeds)))}"
    return " ".join([sentence(whole), *([text_text(remarks)] if remarks else [])])


def _heading(items: tuple[Item, ...]) -> str:
    said: list[str] = []
    for one in items:
        text = _price(one) if isinstance(one, Deed) else item(_said(one))
        if said and text[:1].isdigit() and text.endswith("actions"):
            text = f"as {text}"
        elif said and text in ("action", "attack action"):
            text = f"as an {text}"
        elif isinstance(one, Deed) and one.verb == "pay" and isinstance(items[0], Adjunct) and items[0].key in _EVENTS:
            text = f"you may pay {text}"
        said.append(text)
    head = ", ".join(said)
    return head[:1].upper() + head[1:]


def _price(deed: Deed) -> str:
    text = deed_text(deed, None)
    return text.removeprefix("pay ") if deed.verb == "pay" else text


def _goal(line: Line) -> str:
    said: list[str] = []
    for one in line.heading:
        said.append(item(_said(one)))
    goal = " ".join(said).replace(" ,", ",")
    told = f"{'Goal' if line.role == 'goal' else 'Or'}: {goal}."
    return f"{told} Reward: {text_text(line.text, capital=False)}" if line.text else told
