"""Event clauses: an event of a trigger in English."""

from __future__ import annotations

from dataclasses import replace

from doomtable.rules.language import Event, EventName, Ref, Sel
from doomtable.words.english import noun_phrases
from doomtable.words.english.grammar import Phrase, conjugate
from doomtable.words.english.lexicon import AREAS
from doomtable.words.english.references import References, Unworded

# Event -> (what is done to it by somebody, what befalls it), both with the thing as {it}.
_DEEDS: dict[str, tuple[str, str]] = {
    "hit": ("hit {it}", "{it} be hit"),
    "turned": ("turn {it} into a Heretic", "{it} become a Heretic"),
    "struck at": ("strike at {it}", "{it} be struck at"),
    "hurt": ("wound or kill {it}", "{it} be wounded or killed"),
    "wounded": ("wound {it}", "{it} be wounded"),
    "killed": ("kill {it}", "{it} be killed"),
    "healed": ("heal {it}", "{it} be healed"),
    "discarded": ("discard {it}", "{it} be discarded"),
    "transferred": ("transfer {it}", "{it} be transferred"),
    "imprisoned": ("imprison {it}", "{it} be imprisoned"),
    "attacked": ("attack {it}", "{it} be attacked"),
    "covered": ("put {it} into cover", "{it} go into cover"),
    "uncovered": ("bring {it} out of cover", "{it} leave cover"),
    "attached": ("be attached to {it}", "{it} be attached"),
    "equipped": ("equip {it}", "{it} be equipped"),
    "mustered": ("muster {it}", "{it} be mustered"),
    "paid for": ("pay for {it}", "{it} be paid for"),
    "revealed": ("reveal {it}", "{it} be revealed"),
    "enters": ("bring {it} into play", "{it} enter play"),
    "leaves": ("make {it} leave play", "{it} leave play"),
    "survived": ("let {it} survive", "{it} survive a combat"),
    "annihilated": ("annihilate {it}", "{it} be annihilated"),
    "V gone": ("bring {it} down to Value 0 or less", "{it} fall to Value 0 or less"),
}
_PLAYED: dict[str, str] = {
    "drawn": "draw cards",
    "searched": "search a pile",
    "earned": "earn points",
    "won": "win",
    "mission done": "fulfil a Mission",
    "pool empty": "have no D left",
}
_TIMES: dict[str, str] = {
    "turn start": "the start of {} turn",
    "draw start": "the start of {} Draw step",
    "draw end": "the end of {} Draw step",
    "actions start": "the start of {} Actions step",
    "discard start": "the start of {} Discard step",
    "turn end": "the end of {} turn",
}
_OWNERS = {"any": "each player's", "yours": "your", "others": "each other player's", "same": "its player's",
           "its": "its player's", "target player": "that player's"}  # fmt: skip


def is_moment(name: EventName) -> bool:
    """Is this a moment of the turn, said with 'at' and not with 'when'?"""
    return name in _TIMES


def happens(event: Event, refs: References, would: bool = False, done: bool = False) -> str:
    """The event as a clause in the present ('X is killed'), as what is about to happen ('X would be killed'), or done
    ('X has been killed'). Moments of the turn become 'the start of your turn'."""
    if event.name in _TIMES:
        return _TIMES[event.name].format(_OWNERS[event.whose])
    text = _said(event, refs, "would" if would else "has" if done else "")
    return (
        f"{text} in combat"
        if event.combat and not text.endswith("would leave play") and " in combat" not in text
        else text
    )


def _said(event: Event, refs: References, mood: str) -> str:
    if event.name in ("played", "used", "action"):
        return _announced(event, refs, mood)
    if event.name == "tactic":
        return _mood(Phrase("the tactic"), "be announced", mood)
    if event.name == "combat end":
        fighter = _thing(event.it, refs, "it", event) if event.it is not None else None
        return _mood((fighter and Phrase(f"{fighter.whose} combat")) or Phrase("the combat"), "end", mood)
    if event.name == "marks gone":
        thing = _thing(event.it, refs, "it", event).as_object if event.it is not None else "this card"
        return _mood(Phrase("the last marker"), f"leave {thing}", mood)
    if event.name in _PLAYED:
        return _by_player(event, refs, mood)
    if event.name not in _DEEDS:
        raise Unworded(f"no words for the event {event.name!r}")
    if event.name == "leaves":
        return _leaves(event, refs, mood)
    active, passive = _DEEDS[event.name]
    if event.name == "enters" and event.by is None and isinstance(event.it, Sel) and event.it.area not in ("", "same"):
        owners = {"yours": "your", "others": "another player's", "target player": "that player's"}
        owner = owners.get(event.it.whose, "a")
        subject = _thing(replace(event.it, area="", whose="any"), refs, "it", replace(event, whose="any"))
        return _mood(subject, f"enter {owner} {AREAS[event.it.area]}", mood)
    if event.by is not None:
        doer = _thing(event.by, refs, "by", event)
        if event.name == "attached":
            host = _thing(event.it, refs, "it", event)
            return _mood(doer, f"be attached to {host.as_object}", mood)
        if event.name == "struck at" and event.it is None:
            refs.tell("it", Phrase("the warrior struck at"), speak=False)
            return _mood(doer, "strike", mood)
        victim = _thing(event.it, refs, "it", event)
        if event.name == "killed" and isinstance(event.by, Sel):
            refs.tell("by", Phrase("the killer"), speak=False)
        return _mood(doer, active.format(it=victim.as_object), mood)
    subject = _thing(event.it, refs, "it", event)
    if event.name == "attached":
        return _mood(Phrase("a card"), f"be attached to {subject.as_object}", mood)
    return _mood(subject, passive.replace("{it} ", "", 1), mood)


def _leaves(event: Event, refs: References, mood: str) -> str:
    """'a city leaves play through one of your cards'; of the dead: 'a warrior killed by it would leave play'."""
    dead = isinstance(event.it, Sel) and "killed" in event.it.states
    it = event.it
    if dead and isinstance(it, Sel):
        it = replace(it, states=tuple(state for state in it.states if state != "killed"))
    subject = _thing(it, refs, "it", event)
    by = ""
    if event.by is not None:
        doer = _thing(event.by, refs, "by", event)
        by = f" by {doer.as_object}" if dead else f" through {doer.as_object}"
        refs.focus = "it"
    if dead:
        where = " in combat" if event.combat else ""
        return _mood(Phrase(f"{subject.text} killed{by}{where}"), "leave play", mood)
    return _mood(subject, f"leave play{by}", mood)


def _announced(event: Event, refs: References, mood: str) -> str:
    """Somebody plays a card, uses an ability or takes an action; with `by`, aimed by that card or at that thing."""
    if isinstance(event.it, Sel) and event.it.whose in ("others", "yours") and event.whose == "any":
        event = replace(event, whose=event.it.whose, it=replace(event.it, whose="any"))
    player = _player(event)
    thing = _thing(event.it, refs, "it", event, owned=False) if event.it is not None else None
    if event.name == "action":
        deed = "attack" if thing is None else f"take an action with {thing.text}"
        refs.tell("announced", Phrase("that action"), speak=False)
        return _mood(player, deed if thing is not None else "take an action", mood)
    if event.name == "used":
        refs.tell("announced", Phrase("that ability"), speak=False)
        return _mood(player, f"use an ability of {thing.text if thing else 'a card'}", mood)
    kind = refs.plain(event.it) if isinstance(event.it, Sel) else "card"
    refs.tell("announced", Phrase(f"that {kind}"), speak=thing is not None)
    if event.by is not None:
        source = _thing(event.by, refs, "by", event, owned=False)
        return _mood(player, f"play {thing.text if thing else 'a card'} through {source.as_object}", mood)
    return _mood(player, f"play {thing.text if thing else 'a card'}", mood)


def _by_player(event: Event, refs: References, mood: str) -> str:
    if event.name == "mission done" and event.by is not None and event.it is None:
        doer = _thing(event.by, refs, "by", event)
        refs.tell("by", doer if doer.pronoun else Phrase("that warrior"), speak=False)
        if not doer.pronoun:
            refs.mute()
        return _mood(doer, "fulfil a Mission", mood)
    if event.name == "mission done" and isinstance(event.it, Sel) and event.it.where == "hand":
        return _mood(Phrase("you", you=True), f"meet the goal of {_thing(event.it, refs, 'it', event).text}", mood)
    if event.name == "mission done" and isinstance(event.it, Sel):
        return _mood(_thing(event.it, refs, "it", event), "be fulfilled", mood)
    if event.name == "earned" and event.it is not None:
        killed = _thing(event.it, refs, "it", event)
        if event.whose == "any":
            return _mood(killed, f"earn {event.pool or 'points'}", mood)
        return _mood(_player(event), f"earn {event.pool or 'points'} through {killed.as_object}", mood)
    if event.name == "earned" and event.pool:
        return _mood(_player(event), f"earn {event.pool}", mood)
    if event.name == "drawn" and isinstance(event.it, Sel):
        return _mood(_player(event), f"draw {_thing(event.it, refs, 'it', event, owned=False).text}", mood)
    return _mood(_player(event), _PLAYED[event.name], mood)


def _player(event: Event) -> Phrase:
    if event.whose == "yours":
        return Phrase("you", you=True)
    names = {
        "any": "a player",
        "others": "another player",
        "same": "its player",
        "its": "its player",
        "target player": "that player",
    }
    return Phrase(names[event.whose])


def _thing(what: Sel | Ref | None, refs: References, ref: str, event: Event, owned: bool = True) -> Phrase:
    """The card an event is about, introduced under `ref`."""
    if what is None:
        whose = event.whose if owned else "any"
        what = (
            Sel(all=("warrior",), whose=whose) if event.name in _WARRIORS else Sel(all=("card",), whose=whose)
        )
    if isinstance(what, Sel):
        if owned and what.whose == "any" and event.whose != "any":
            what = replace(what, whose=event.whose)
        phrase = noun_phrases.noun(what, refs, "a")
        refs.tell(ref, Phrase(f"that {refs.plain(what)}"))
        return phrase
    phrase = refs.noun(what)
    if ref != refs.canonical(what):
        refs.tell(
            ref,
            Phrase(f"that {_word(phrase)}") if not refs.knows(what) else refs.noun(what, pronoun=False),
            False,
        )
    return phrase


def _word(phrase: Phrase) -> str:
    return phrase.text.rpartition(" ")[2] if not phrase.pronoun else "card"


_WARRIORS = {"hit", "struck at", "hurt", "turned", "wounded", "killed", "healed", "attacked", "covered", "uncovered",
             "mustered", "paid for", "revealed", "transferred", "imprisoned", "survived", "equipped",
             "V gone"}  # fmt: skip


def _mood(subject: Phrase, deed: str, mood: str) -> str:
    """The deed said of its subject: 'is killed', 'would be killed', 'has been killed'."""
    if mood == "would":
        return f"{subject.text} would {deed}"
    if mood == "has":
        return f"{subject.text} {conjugate('have', subject.many or subject.you)} {_participle(deed)}"
    return subject.does(deed)


_PARTICIPLES = {
    "be": "been", "go": "gone", "leave": "left", "put": "put", "bring": "brought", "make": "made", "hit": "hit",
    "let": "let", "draw": "drawn", "win": "won", "have": "had", "take": "taken", "pay": "paid",
}  # fmt: skip


def _participle(deed: str) -> str:
    verb, _, rest = deed.partition(" ")
    if verb in _PARTICIPLES:
        done = _PARTICIPLES[verb]
    elif verb.endswith("e"):
        done = f"{verb}d"
    elif verb == "equip" or verb == "transfer":
        done = f"{verb}{verb[-1]}ed"
    else:
        done = f"{verb}ed"
    return f"{done} {rest}".strip()
