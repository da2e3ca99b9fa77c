"""Sentences for effects that move, search, look at, attach or mark cards."""

from __future__ import annotations

from dataclasses import replace

from doomtable.rules.language import (
    AttachTo,
    Become,
    Cast,
    Copy,
    Draw,
    FaceDown,
    Fulfil,
    HandLoss,
    Hold,
    Look,
    Mark,
    Move,
    Rule,
    Search,
    Sel,
    Shuffle,
    Undo,
)
from doomtable.words.english import amounts, lexicon, noun_phrases
from doomtable.words.english.clause_joining import series
from doomtable.words.english.comparisons import marker
from doomtable.words.english.costs import payment
from doomtable.words.english.dispatch import effect, value
from doomtable.words.english.effects_points import told
from doomtable.words.english.effects_wounds import thing
from doomtable.words.english.grammar import Clause, Phrase, a, capital, listed, plural
from doomtable.words.english.modifiers import until
from doomtable.words.english.references import References

_PAYING = {"": "", "V": ", paying its Value", "2V": ", paying twice its Value"}
_LEFT = {"": "", "stay": "; what is attached to it stays", "discard": "; what is attached to it is discarded"}


@effect.register
def _(node: Move, refs: References) -> Clause:
    what, many = _moved(node, refs)
    many = many and not what.startswith("one ")
    its = "their" if many else "its"
    owner = f"{its} owner{'s' if many else ''}'{'' if many else 's'}"
    extra = f"{' at random' if node.random else ''}{_PAYING[node.pay]}{_LEFT[node.attachments]}"
    from_pile = isinstance(node.what, Sel) and node.what.where == "discard" and node.what.whose == "yours"
    if node.to in ("discard", "annihilated"):
        deed = f"{'discard' if node.to == 'discard' else 'annihilate'} {what}"
    elif node.to == "hand":
        deed = f"take {what} into your hand" if from_pile else f"return {what} to {owner} hand"
    elif node.to == "draw":
        deed = {
            "top": f"put {what} on top of {owner} draw pile",
            "bottom": f"put {what} under {owner} draw pile",
            "shuffled": f"shuffle {what} into {owner} draw pile",
        }[node.place]
    elif node.to == "play":
        deed = f"put {what} into play{'' if node.to_whose != 'you' else ' under your control'}"
    elif node.to == "held":
        deed = f"put {what} under this card"
    else:
        side = {"you": "your", "owner": owner, "controller": f"{its} player's"}[node.to_whose]
        deed = f"put {what} into {side} {lexicon.AREAS[node.to]}"
    chooser = refs.player(node.by) if node.by != "you" else None
    if chooser is not None and isinstance(node.what, Sel):
        choice = "" if node.random or node.n == "all" else " of their choice"
        return Clause(f"{chooser.does(deed)}{choice}{extra}")
    return Clause(deed + extra, order=True)


def _moved(node: Move, refs: References) -> tuple[str, bool]:
    """What is moved, and is it many."""
    if not isinstance(node.what, Sel):
        phrase = refs.noun(node.what)
        return phrase.as_object, phrase.many
    if node.n == "all":
        phrase = noun_phrases.noun(node.what, refs, "all")
    elif isinstance(node.n, int):
        phrase = noun_phrases.noun(node.what, refs, "any" if node.by == "you" else "a", n=node.n)
    else:
        number = value(node.n, refs)
        many = noun_phrases.noun(node.what, refs, "bares")
        phrase = Phrase(f"as many {many.text} as {number}", many=True)
    refs.tell("it", Phrase("that card"))
    return phrase.text, phrase.many


@effect.register
def _(node: Search, refs: References) -> Clause:
    who = refs.player(node.whose)
    pile = lexicon.PILES[node.sel.where or "draw"]
    sel = replace(node.sel, where="", whose="any")
    cards = (
        amounts.cards(node.n, refs, noun_phrases.noun(sel, refs, "bare").text)
        if not isinstance(node.n, int)
        else a(noun_phrases.noun(sel, refs, "bare").text)
        if sel.named and node.n == 1
        else noun_phrases.noun(sel, refs, "a", n=node.n, up_to=node.n > 1).text
    )
    many = node.n != 1
    them = "them" if many else "it"
    place = {
        "hand": f"take {them} into your hand",
        "play": f"put {them} into play",
        "kohort": f"put {them} into your Kohort",
        "target": f"attach {them} to {refs.noun(node.on).as_object}",
        "top": f"put {them} on top",
        "held": f"put {them} under this card",
        "cast": f"cast {them} at once",
    }[node.to]
    shown = f", show {them}" if node.show else ""
    shuffle = ""
    if pile == "draw pile":
        shuffle = ", then shuffle the pile"
        if node.to == "top":
            shuffle = ""
            place = f"shuffle the rest and put {them} on top"
    owner = "your" if who.you else who.whose
    stays = next((one for one in node.then if isinstance(one, Rule) and _rooted(one)), None)
    if stays is not None:
        place = f"{place}, where it stays"
    text = f"search {owner} {pile} for {cards}{shown} and {place}{shuffle}"
    if node.extra is not None:
        text = f"{text}. You may {payment(node.extra, refs)} to take one more"
    if node.then:
        refs.tell("it", Phrase("it", pronoun=True))
        text = f"{text}. {capital(series(tuple(one for one in node.then if one != stays), refs).text)}"
    return Clause(text, order=True)


def _rooted(rule: Rule) -> bool:
    """Does it keep what has been found where it was put?"""
    return (rule.verdict, rule.act, rule.who, rule.whom) == ("forbid", "transfer", "it", None)


@effect.register
def _(node: Look, refs: References) -> Clause:
    who = refs.player(node.whose)
    owner = who.whose
    if node.where == "covered":
        return Clause(f"look at {owner} warriors in cover", order=True)
    pile = lexicon.PILES[node.where]
    if node.n != 0:
        top = "top " if node.where == "draw" else ""
        cards = amounts.cards(node.n, refs, f"{top}card")
        return Clause(f"look at {'the ' if top else ''}{cards} of {owner} {pile}", order=True)
    return Clause(f"look at {owner} {pile}", order=True)


@effect.register
def _(node: HandLoss, refs: References) -> Clause:
    who = refs.player(node.whose)
    cards = amounts.cards(node.n, refs)
    if node.by == "you":
        if who.you:
            return Clause(f"discard {cards} from your hand", order=True)
        look = (
            f"look at {who.whose} hand and discard {cards} from it"
            if node.look
            else f"discard {cards} unseen from {who.whose} hand"
        )
        return Clause(look, order=True)
    random = " at random" if node.by == "random" else ""
    return told(who, f"discard {cards} from hand{random}")


@effect.register
def _(node: Draw, refs: References) -> Clause:
    who = refs.player(node.who)
    cards = amounts.cards(node.n, refs, "extra card" if node.keep else "card")
    kept = amounts.cards(node.keep, refs).removesuffix(" card").removesuffix(" cards")
    keep = f", keep {kept} of them and discard the rest" if node.keep else ""
    return told(who, f"draw {cards}{keep}")


@effect.register
def _(node: Shuffle, refs: References) -> Clause:
    who = refs.player(node.who)
    pile = "your draw pile" if who.you else "their draw pile"
    if node.may:
        return Clause(f"{who.text} may shuffle {pile}")
    return told(who, f"shuffle {pile}")


@effect.register
def _(node: AttachTo, refs: References) -> Clause:
    what = refs.noun(node.what)
    to = refs.player("target player") if node.to == "target player" else refs.noun(node.to)
    if node.what == "target":
        swap = ", if need be in exchange for Armor or a vehicle" if node.swap else ""
        return Clause(f"move {what.as_object} to {to.as_object} that may have it{swap}", order=True)
    return Clause(f"attach {what.as_object} to {to.as_object}", order=True)


@effect.register
def _(node: Become, refs: References) -> Clause:
    what = refs.noun(node.what)
    lasting = f" {until(node.until)}" if node.until else ""
    if node.type is not None:
        return Clause(f"{what.does('count')} as {a(lexicon.TYPE_NOUNS[node.type])}{lasting}")
    source = (
        noun_phrases.name(node.named) if node.named else refs.noun(node.like).as_object if node.like else "that card"
    )
    if node.parts == "all":
        made = f"become {a(source)}" if node.named else f"become a copy of {source}"
    else:
        made = f"take the {'abilities' if node.parts == 'abilities' else 'base ratings'} of {source}"
    return Clause(f"{what.does(made)}{lasting}")


@effect.register
def _(node: Undo, refs: References) -> Clause:
    groups = lexicon.GROUPS
    what = refs.noun(node.what)
    many = what.many
    nouns_ = [lexicon.tag_noun(word) for word in node.words]
    words = [
        f"part of {groups[word]}" if word in groups else plural(one) if many else a(one)
        for word, one in zip(node.words, nouns_, strict=True)
    ]
    made = f"made {'them' if what.many else 'it'} so"
    return Clause(f"{what.does('be')} no longer {listed(words, 'or')}; discard what {made}")


@effect.register
def _(node: Copy, refs: References) -> Clause:
    return Clause(f"play this card as if it were {noun_phrases.noun(node.like, refs, 'any').text}", order=True)


@effect.register
def _(node: Cast, refs: References) -> Clause:
    return Clause(f"{refs.noun(node.who).does('cast')} a spell from your hand at once, of whatever aspect; pay for it")


@effect.register
def _(node: Mark, refs: References) -> Clause:
    name = marker(node.name)
    number = f"{a(name)}" if node.n == 1 else amounts.cards(node.n, refs, name)
    on = thing(node.on, refs, "each")
    if node.off:
        return Clause(f"remove {number} from {on.as_object}", order=True)
    return Clause(f"put {number} on {on.as_object}", order=True)


@effect.register
def _(node: Hold, refs: References) -> Clause:
    what = thing(node.what, refs)
    under = refs.noun(node.under, pronoun=False)
    face = " face down" if node.face_down else ""
    spill = {"discard": "", "annihilated": "; what lies there is annihilated when this card leaves play",
             "hand": "; what lies there returns to hand when this card leaves play",
             "due": "; when this card leaves play, what lies there goes where it was bound"}[node.spill]  # fmt: skip
    if len(what.text.split(" ")) > 4:
        return Clause(f"put under {under.as_object}{face} {what.as_object}{spill}", order=True)
    return Clause(f"put {what.as_object}{face} under {under.as_object}{spill}", order=True)


@effect.register
def _(node: FaceDown, refs: References) -> Clause:
    what = thing(node.what, refs)
    them, does = ("one", "they do") if what.many else ("it", "it does")
    number = amounts.cards(node.actions, refs, "action").replace("one action", "an action")
    return Clause(
        f"turn {what.as_object} face down, where {does} nothing; turning {them} up again costs {number}",
        order=True,
    )


@effect.register
def _(node: Fulfil, refs: References) -> Clause:
    if isinstance(node.what, Sel) and node.what.like == "it":
        return Clause("reveal it; it counts as fulfilled though it was never assigned", order=True)
    what = (
        noun_phrases.noun(node.what, refs, "any").text
        if isinstance(node.what, Sel)
        else refs.noun(node.what).as_object
    )
    return Clause(f"fulfil {what} at once, though it was never assigned", order=True)
