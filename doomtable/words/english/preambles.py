"""Preambles of a card: its host, needs, targets, limits, and what becomes of it.

Also the references of an ability's text: `new_references` begins them, `introduce` names a target for the first time.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from doomtable.rules.language import Card, Choice, Cost, Host, Name, Play, Sel, Target, TargetPlayer
from doomtable.words.english import amounts, lexicon, noun_phrases
from doomtable.words.english.costs import actions, payment
from doomtable.words.english.dispatch import clause
from doomtable.words.english.grammar import Phrase, a, count, listed, sentence
from doomtable.words.english.references import References


def introduce(choice: Target, refs: References) -> tuple[Phrase, str]:
    """A target named for the first time, and what it is called from then on."""
    plain = refs.plain(choice.sel)
    choice = replace(choice, sel=_lightened(choice, refs))
    made = next((word for word in refs.undone if word in choice.sel.all), None)
    if made is not None and not isinstance(choice.n, int):
        rest = replace(choice.sel, all=tuple(tag for tag in choice.sel.all if tag != made))
        one_ = f"{noun_phrases.noun(rest, refs, 'bare').text} that a card has made {a(lexicon.tag_noun(made))}"
        return Phrase(amounts.cards(choice.n, refs, one_).replace("1 ", "one ", 1), many=True), "they"
    if choice.by != "you":
        chooser = refs.player(choice.by)
        phrase = noun_phrases.noun(choice.sel, refs, "a", n=choice.n if isinstance(choice.n, int) else None)
        return Phrase(f"{phrase.text} that {chooser.does('choose')}"), f"that {plain}"
    if isinstance(choice.n, int):
        phrase = noun_phrases.noun(choice.sel, refs, "any", n=choice.n, up_to=choice.up_to)
        if replace(choice.sel, whose="any") == Sel(all=()):
            phrase = phrase._replace(text=f"{phrase.text} in play")
        return phrase, f"those {plain}s" if phrase.many else f"that {plain}"
    if choice.sel.whose == "yours" and not choice.sel.where and not choice.sel.area:
        mine = f"of {noun_phrases.noun(choice.sel, refs, 'bares').text}"
        cards = amounts.quantity(choice.n, refs, mine, mine).replace("1 ", "one ", 1)
        return Phrase(f"up to {cards}" if choice.up_to else cards, many=True), "they"
    one = noun_phrases.noun(choice.sel, refs, "bare")
    cards = amounts.cards(choice.n, refs, one.text.removeprefix("your ")).replace("1 ", "one ", 1)
    return Phrase(f"up to {cards}" if choice.up_to else cards, many=True), "they"


def _lightened(choice: Target, refs: References) -> Sel:
    """The target without what another target says: 'on any warrior' and not 'on any warrior with a gift'."""
    for other in refs.choices:
        if isinstance(other, Target) and isinstance(other.sel.on, str):
            under = refs.target(other.sel.on)
            if under is not None and under.sel == choice.sel:
                return replace(choice.sel, has=None)
    return choice.sel


def new_references(card: Card, choices: tuple[Choice, ...] = ()) -> References:
    """A fresh thread for one ability."""
    return References(card, choices, introduce)


def preamble_lines(card: Card) -> Iterable[str]:
    """Whom the card may be given to, what it needs, what must be chosen."""
    refs = new_references(card)
    placed = _host(card, refs)
    if placed:
        yield sentence(placed)
    if card.aspects and card.type == "warrior":
        yield sentence(casting(card))
    for need in card.needs:
        yield sentence(f"{_enter(card)} only if {clause(need, new_references(card))}")
    for keep in card.keeps:
        yield sentence(f"discard {_this(card)} as soon as {clause(keep, new_references(card), True)}")
    if card.unique:
        yield sentence(_unique(card))
    if card.cost is not None:
        yield sentence(f"also costs {_price(card.cost, new_references(card))} {_enter(card, base=True)}")
    for choice in card.remembers:
        yield sentence(_remembered(card, choice))
    if card.holds:
        yield sentence(
            f"{_this(card)} holds up to {count(card.holds)} {'card' if card.holds == 1 else 'cards'}"
        )


def casting(card: Card) -> str:
    """Which spells the warrior can cast."""
    if len(card.aspects) >= len(lexicon.ASPECT_NAMES):
        return "casts every aspect of the Art"
    return f"casts the Art of {listed(lexicon.ASPECT_NAMES[aspect] for aspect in card.aspects)}"


def _this(card: Card) -> str:
    return "this warrior" if card.type == "warrior" else "this card"


def _enter(card: Card, base: bool = False) -> str:
    verb = {"warrior": "muster", "equipment": "equip", "fortification": "build", "symmetry": "bestow",
            "mission": "assign",
            "art": "cast"}.get(card.type, "play")  # fmt: skip
    return f"to {verb}" if base else verb


def _price(cost: Cost, refs: References) -> str:
    acts = actions(cost)
    paid = payment(replace(cost, actions=0), refs).removeprefix("pay ")
    return listed(
        [
            part
            for part in (
                f"{count(cost.actions)} more {'action' if cost.actions == 1 else 'actions'}" if acts else "",
                paid,
            )
            if part
        ]
    )


def _host(card: Card, refs: References) -> str:
    """Where the card goes, when that is more than its type says and no `Play` says it."""
    host = card.host
    if host is None or any(isinstance(ability, Play) for ability in card.abilities):
        return ""
    if host.on == "card" and host.sel is not None:
        if host.sel == Sel() and host.whose == "yours":
            return "build on one of your warriors" if card.type == "fortification" else ""
        if card.type == "symmetry" and host.sel in _gifted(card):
            return ""
        who = noun_phrases.noun(host.sel, refs, "bares").text
        if card.type == "mission" and host.sel.named:
            return f"assign to {listed(map(noun_phrases.name, host.sel.named), 'or')}"
        if card.type == "mission":
            return f"assign to {host_noun(host, refs)}"
        if host.whose == "yours" and host.sel.whose == "any":
            followers = any(tag.startswith("follower of ") for tag in host.sel.all)
            gift = any(tag.startswith("gift of ") for tag in card.keywords)
            freely = gift and "nepharite" in host.sel.all and not followers
            return f"only for {who}{', whichever Apostle they follow' if freely else ''}"
        owner = (
            " of other players" if host.whose == "others" else " of any player" if host.whose == "any" else ""
        )
        return f"only for {who}{owner}"
    return placed(host, refs, {"fortification": "build", "mission": "assign"}.get(card.type, "play"))


def _gifted(card: Card) -> list[Sel]:
    """Whom a gift may be given to by the rules alone (SYM-01, SYM-02)."""
    apostles = [tag.removeprefix("gift of ") for tag in card.keywords if tag.startswith("gift of ")]
    return [Sel(all=("warrior", "legion", f"follower of {one}")) for one in apostles] or [
        Sel(all=("warrior", "legion"))
    ]


def placed(host: Host, refs: References, verb: str) -> str:
    """'build in your Squad', 'play on any player'."""
    owner = {"yours": "your", "any": "any", "others": "another player's"}[host.whose]
    if host.on == "area":
        areas = listed((lexicon.AREAS[area] for area in host.areas), "or") or "area"
        return f"{verb} in {owner} {areas}"
    if host.on == "player":
        whom = {"yours": "yourself", "any": "any player", "others": "another player"}[host.whose]
        if host.whose == "yours" and verb != "assign":
            return f"{verb} beside you"
        return f"{verb} {'to' if verb == 'assign' else 'on'} {whom}"
    if host.on == "game":
        return "stays in play for everybody"
    if host.on == "none":
        return f"{verb} on its own, outside Squad and Kohort"
    if host.sel is None:
        return f"{verb} on {'one of your warriors' if host.whose == 'yours' else 'any warrior'}"
    return f"{verb} on {host_noun(host, refs)}"


def host_noun(host: Host, refs: References) -> str:
    """What an attached card is put on: 'one of your Brotherhood warriors'."""
    sel = host.sel if host.sel is not None else Sel()
    if sel.whose == "any" and host.whose != "any":
        sel = replace(sel, whose=host.whose)
    return noun_phrases.noun(sel, refs, "any").text


def _unique(card: Card) -> str:
    where = {
        "area": "in each area", "player": "for each player", "game": "in play",
    }[card.unique]  # fmt: skip
    return f"only one copy {where}"


def _remembered(card: Card, choice: Choice) -> str:
    refs = new_references(card)
    done = {"mission": "assigned", "symmetry": "bestowed", "equipment": "attached", "fortification": "built",
            "warrior": "mustered"}.get(card.type, "played")  # fmt: skip
    when = f"when {_this(card)} is {done}"
    if isinstance(choice, Name):
        return f"name {named(choice)} {_among(choice, refs)}{when}"
    if isinstance(choice, TargetPlayer):
        return f"choose {'another' if choice.whose == 'others' else 'any'} player {when}"
    return f"choose {introduce(choice, refs)[0].text} {when}"


def _among(choice: Name, refs: References) -> str:
    """Of what card the word must hold: 'of the warrior, one that a card has given it if there is any, '."""
    if choice.of is None:
        return ""
    return f"of {refs.noun(choice.of).as_object} (one that a card gave it comes first) "


def named(choice: Name) -> str:
    """What is to be named: 'an affiliation', 'Fight or Shoot'."""
    if choice.among:
        return listed((lexicon.label(word) for word in choice.among), "or")
    if choice.what == "organisation" and choice.of is None:
        return "an organisation (a corporation, the Brotherhood or the Dark Legion)"
    return {"tactic": "Fight or Shoot", "pool": "Destiny or Promotion"}.get(choice.what) or a(
        lexicon.NAMED_THINGS[choice.what]
    )


def endings(card: Card) -> list[str]:
    after = card.after
    if not after and card.type in ("special", "art") and card.post_play == "x":
        after = "annihilate"
    if after == "annihilate":
        return ["Annihilate this card after use."]
    if after == "discard" and card.type not in ("special", "art"):
        return ["Discard this card after use."]
    return []
