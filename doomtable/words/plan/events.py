"""Events of a plan: what happened, as a clause, or as a moment of the turn."""

from __future__ import annotations

from dataclasses import replace

from doomtable.rules.language import All, Armed, Cond, Event, EventName, Is, Ref, Sel, Using, Versus
from doomtable.words.plan.nouns import noun
from doomtable.words.plan.references import VICTIMS, References, plain
from doomtable.words.plan.structure import Adjunct, Clause, Deed, GameWords, Kind, Mode, Noun

MOMENTS = ("turn start", "draw start", "draw end", "actions start", "discard start", "turn end")
ACTIVE = {
    "hit": "hit", "turned": "turn into a Heretic", "struck at": "strike at", "hurt": "wound or kill",
    "wounded": "wound", "killed": "kill", "healed": "heal", "discarded": "discard", "transferred": "transfer",
    "imprisoned": "imprison", "attacked": "attack", "covered": "put into cover", "uncovered": "bring out of cover",
    "equipped": "equip", "mustered": "muster", "paid for": "pay for", "revealed": "reveal",
    "enters": "bring into play", "leaves": "make leave play", "annihilated": "annihilate",
    "V gone": "bring to Value 0", "harmed": "be about to wound or kill",
    "lost": "kill, discard or annihilate",
}  # fmt: skip
"""What somebody does to the card that an event is about."""
PASSIVE = {
    "hit": "be hit", "turned": "become a Heretic", "struck at": "be struck at", "hurt": "be wounded or killed",
    "wounded": "be wounded", "killed": "be killed", "healed": "be healed", "discarded": "be discarded",
    "transferred": "be transferred", "imprisoned": "be imprisoned", "attacked": "be attacked",
    "covered": "go into cover", "uncovered": "leave cover", "equipped": "be equipped", "mustered": "be mustered",
    "paid for": "be paid for", "revealed": "be revealed", "enters": "come into play", "leaves": "leave play",
    "survived": "survive a combat", "annihilated": "be annihilated", "V gone": "fall to Value 0",
    "harmed": "be about to be wounded or killed", "lost": "be killed, discarded or annihilated",
}  # fmt: skip
"""What befalls that card."""
_BY_PLAYER = {
    "drawn": "draw cards", "searched": "search a pile", "earned": "earn points", "won": "win",
    "looked": "see cards of a hand", "hand discard": "discard a card from hand", "mission done": "fulfil a Mission",
    "pool empty": "have no D left", "player attacked": "be attacked in person",
    "hand smaller": "have fewer cards that count for the hand size than before",
}  # fmt: skip
_WARRIORS = frozenset({
    "hit", "struck at", "hurt", "turned", "wounded", "killed", "healed", "attacked", "covered", "uncovered",
    "mustered", "paid for", "revealed", "transferred", "imprisoned", "survived", "equipped", "V gone",
    "harmed",
})  # fmt: skip


TURNED_UP = "cards turned up"
"""What is announced when cards that lay face down are turned up to be played."""


def is_moment(name: EventName) -> bool:
    """Whether this is a moment of the turn, said with 'at' and not with 'when'."""
    return name in MOMENTS


def moment(event: Event, every: bool = False, next_one: bool = False, whose: str = "") -> Adjunct:
    """'at the start of your turn'; of `every` such turn, or of the next one; `whose`, if the event does not say it."""
    key = "at each" if every else "at next" if next_one else "at"
    return Adjunct(key, (GameWords("moment", (event.name, whose or event.whose)),))


def after_combats(when: Cond, refs: References) -> tuple[Adjunct, Cond | None]:
    """'after each Fight combat against a Doomtrooper', and what else is asked."""
    if isinstance(when, Is) and when.sel == Sel(all=(), states=("fighting",)):
        return Adjunct("after each combat of", (refs.noun(when.ref, pronoun=False),)), None
    tactic, of, rest = "", Noun(word=""), list[Cond]()
    whose: tuple[Noun, ...] = ()
    for cond in when.conds if isinstance(when, All) else (when,):
        if isinstance(cond, Using):
            tactic = cond.tactic
        elif isinstance(cond, Versus) and cond.ref == "bearer" and not of.word:
            of, whose = noun(cond.foe, refs, "a"), (refs.noun("bearer", pronoun=False),)
            refs.tell("foe", Noun("that", plain(cond.foe)))
        elif cond == Armed():
            of = Noun(word="this weapon")
        else:
            rest.append(cond)
    left = rest[0] if len(rest) == 1 else All(tuple(rest)) if rest else None
    return Adjunct("after each combat", (tactic, *((of, *whose) if of != Noun(word="") else ()))), left


def in_combat_of(event: Event, when: Cond | None) -> bool:
    """Whether blows are struck in the combat of a certain card."""
    return event == Event("struck at") and isinstance(when, Is) and when.sel == Sel(all=(), states=("combatant",))


def happens(event: Event, refs: References, mode: Mode = "", when: Cond | None = None) -> Clause:
    """The event as a clause; `mode` 'would' for what is about to happen, `when` what else it asks for."""
    if in_combat_of(event, when) and isinstance(when, Is):
        return Clause((Deed("come to blows with", (refs.noun(when.ref),), mode),), Noun(word="the combat"))
    said = _said(event, refs, mode)
    if event.combat and not any(one.key == "in combat" for one in said.after):
        return said._replace(after=(*said.after, Adjunct("in combat")))
    return said


def _said(event: Event, refs: References, mode: Mode) -> Clause:
    name = event.name
    if name == "lost" and isinstance(event.it, Sel) and "warrior" not in event.it.all and event.by is None:
        return Clause((Deed("be discarded or annihilated", (), mode),), _thing(event.it, refs, "it", event))
    if name in ("played", "used", "action"):
        return _announced(event, refs, mode)
    if name == "tactic":
        return Clause((Deed("be announced", (), mode),), Noun(word="the tactic"))
    if name == "revealed":
        refs.tell("announced", Noun(word=TURNED_UP), speak=False)
    if name == "combat end":
        if event.it is None:
            return Clause((Deed("end", (), mode),), Noun(word="the combat"))
        return Clause((Deed("end its combat", (), mode),), _thing(event.it, refs, "it", event))
    if name == "marks gone":
        thing = _thing(event.it, refs, "it", event) if event.it is not None else refs.noun("me")
        return Clause((Deed("lose its last marker", (), mode),), thing)
    if name in _BY_PLAYER:
        return _by_player(event, refs, mode)
    if name == "attached":
        return _attached(event, refs, mode)
    if name == "leaves":
        return _leaves(event, refs, mode)
    if (
        name in ("enters", "mustered")
        and event.by is None
        and isinstance(event.it, Sel)
        and event.it.area not in ("", "same")
    ):
        whose = event.whose if name == "mustered" and event.it.whose == "any" else event.it.whose
        place = Noun("bare", noun(replace(event.it, all=(), whose=whose), refs).kind)
        subject = _thing(replace(event.it, area="", whose="any"), refs, "it", replace(event, whose="any"))
        verb = "enter" if name == "enters" else "be mustered into"
        return Clause((Deed(verb, (place,), mode),), subject)
    if name == "struck at" and event.it is None and event.by is None:
        return Clause((Deed("come to blows", (), mode),), Noun(word="the combat"))
    if event.by is None:
        found = _thing(event.it, refs, "it", event)
        if name == "discarded" and isinstance(event.it, Sel) and not event.it.on and not event.it.area:
            found = found.detailed(Adjunct("in play"))
        return Clause((Deed(PASSIVE[name], (), mode),), found)
    if (name, event.by) == ("discarded", Sel(all=())) and event.it is not None:  # a card or the rules, but no price
        return Clause((Deed(PASSIVE[name], (), mode),), _thing(event.it, refs, "it", event),
                      after=(Adjunct("other than as a cost"),))  # fmt: skip
    doer = _thing(event.by, refs, "by", event)
    if name == "struck at" and event.it is None:
        refs.tell("it", Noun("the", plain(Sel()), "warrior struck at"), speak=False)
        return Clause((Deed("strike", (), mode),), doer)
    refs.attacked = refs.attacked or name == "attacked"
    if name == "attacked" and event.it is None:
        return Clause((Deed("act attack", (), mode),), doer)
    victim = _thing(event.it, refs, "it", event)
    if name == "survived":
        refs.tell("by", Noun("the", plain(Sel()), "opponent"), speak=False)
        return Clause((Deed("survive a combat with", (doer,), mode),), victim)
    if name == "hurt" and isinstance(event.by, Sel):
        refs.tell("by", Noun("that", Kind(doer.kind.head)), speak=False)
    if name in VICTIMS:
        word = VICTIMS[name]
        refs.tell("it", Noun("the", plain(Sel()), word), speak=False)
        refs.mute()
    if name == "hit":
        refs.mute()  # 'it' could be who hits
    if name == "killed" and isinstance(event.by, Sel):
        refs.tell("by", Noun("the", plain(Sel()), "killer"), speak=False)
    return Clause((Deed(ACTIVE[name], (victim,), mode),), doer)


def _attached(event: Event, refs: References, mode: Mode) -> Clause:
    card = Noun("a", plain(Sel(all=()))) if event.it is None else _thing(event.it, refs, "it", event)
    if event.by is None:
        return Clause((Deed(PASSIVE["equipped"], (), mode),), card)
    return Clause((Deed("be attached to", (_thing(event.by, refs, "by", event),), mode),), card)


def _leaves(event: Event, refs: References, mode: Mode) -> Clause:
    """'one of your cards removes a City from play'; of the dead: 'a warrior killed by it would leave play'."""
    it = event.it
    dead = isinstance(it, Sel) and "killed" in it.states
    if isinstance(it, Sel) and dead:
        it = replace(it, states=tuple(state for state in it.states if state != "killed"))
    subject = _thing(it, refs, "it", event)
    if event.by is None:
        after = (Adjunct("having been killed"),) if dead else ()
        return Clause((Deed("leave play", (), mode),), subject, after=after)
    doer = _thing(event.by, refs, "by", event)
    if not dead:
        return Clause((Deed(ACTIVE["leaves"], (subject,), mode),), doer)
    refs.focus = "it"
    return Clause((Deed("leave play", (), mode),), subject.detailed(Adjunct("killed by", (doer,))))


def _announced(event: Event, refs: References, mode: Mode) -> Clause:
    """Somebody plays a card, uses an ability or takes an action; with `by`, through that card."""
    if isinstance(event.it, Sel) and event.it.whose in ("others", "yours") and event.whose == "any":
        event = replace(event, whose=event.it.whose, it=replace(event.it, whose="any"))
    player = _player(event)
    hand: tuple[Adjunct, ...] = ()
    if isinstance(event.it, Sel) and event.it.where == "hand":
        event, hand = replace(event, it=replace(event.it, where="")), (Adjunct("from hand"),)
    if event.name == "played" and event.it is None:
        hand = (Adjunct("from hand"),)  # every card that is played comes from there
    thing = None if event.it is None else _thing(event.it, refs, "it", event, owned=False)
    if event.name == "action":
        refs.tell("announced", Noun("that", word="action"), speak=False)
        deed = (
            Deed("take an action", (), mode) if thing is None else Deed("take an action with", (thing,), mode)
        )
        return Clause((deed,), player)
    card = thing if thing is not None else Noun("a", plain(Sel(all=())))
    if event.name == "used":
        refs.tell("announced", Noun("that", word="ability"), speak=False)
        return Clause((Deed("use an ability of", (card,), mode),), player)
    refs.tell("announced", Noun("that", plain(event.it) if isinstance(event.it, Sel) else card.kind),
              speak=thing is not None, said=card.kind)  # fmt: skip
    through = (
        () if event.by is None else (Adjunct("through", (_thing(event.by, refs, "by", event, owned=False),)),)
    )
    return Clause((Deed("play", (card,), mode),), player, after=(*hand, *through))


def _by_player(event: Event, refs: References, mode: Mode) -> Clause:
    it = event.it
    if event.name == "mission done" and event.by is not None and it is None:
        doer = _thing(event.by, refs, "by", event)
        if doer.how != "it":
            refs.tell("by", Noun("that", plain(Sel())), speak=False)
            refs.mute()
        return Clause((Deed("fulfil a Mission", (), mode),), doer)
    if event.name == "mission done" and isinstance(it, Sel):
        if it.where == "hand":
            return Clause(
                (Deed("meet the goal of", (_thing(it, refs, "it", event),), mode),), Noun(word="you")
            )
        return Clause((Deed("be fulfilled", (), mode),), _thing(it, refs, "it", event))
    points = GameWords("points", (event.pool or "any",))
    if event.name == "earned" and it is not None:
        who = _thing(it, refs, "it", event)
        if event.whose == "any":
            return Clause((Deed("earn", (points,), mode),), who)
        return Clause((Deed("earn", (points,), mode),), _player(event), after=(Adjunct("through", (who,)),))
    if event.name == "earned" and event.by is not None:
        whom = replace(event.by, all=("warrior",)) if event.by == Sel(all=(), whose="yours") else event.by
        killed = Adjunct("for killing", (_thing(whom, refs, "by", event, owned=False),))
        refs.spoken_of = (*refs.spoken_of, "announcer")
        return Clause((Deed("earn", (points,), mode),), _player(event), after=(killed,))
    if event.name == "earned":
        return Clause((Deed("earn", (points,), mode),), _player(event))
    if event.name == "drawn" and isinstance(it, Sel):
        return Clause((Deed("draw", (_thing(it, refs, "it", event, owned=False),), mode),), _player(event))
    if event.name == "searched":
        refs.tell("it", Noun(word="picked card"), speak=False)
    if event.name == "player attacked" and isinstance(it, Sel):
        attacker = _thing(it, refs, "it", event, owned=False)
        return Clause((Deed("be attacked in person by", (attacker,), mode),), _player(event))
    through = () if event.by is None or event.name != "looked" else (
        Adjunct("through", (_thing(event.by, refs, "by", event, owned=False),)),
    )  # fmt: skip
    return Clause((Deed(_BY_PLAYER[event.name], (), mode),), _player(event), after=through)


def _player(event: Event) -> Noun:
    words = {"yours": "you", "any": "a player", "others": "another player", "target player": "that player",
             "active player": "active player"}  # fmt: skip
    return Noun(word=words.get(event.whose, "its player"))


def _thing(what: Sel | Ref | None, refs: References, ref: str, event: Event, owned: bool = True) -> Noun:
    """The card an event is about, introduced under `ref`."""
    if what is None:
        what = Sel(
            all=("warrior",) if event.name in _WARRIORS else ("card",), whose=event.whose if owned else "any"
        )
    if isinstance(what, Sel):
        if owned and what.whose == "any" and event.whose != "any":
            what = replace(what, whose=event.whose)
        found = noun(what, refs, "a")
        named = what.all[:1] == ("warrior",) and "personality" in what.all and ref == "it"
        named = named and event.name in ("killed", "annihilated", "lost")
        refs.tell(ref, Noun("that", Kind(("personality",)) if named else plain(what)))
        return found
    new = not refs.knows(what)
    found = refs.noun(what)
    if ref != refs.canonical(what):
        if new:
            refs.tell(ref, Noun("that", found.kind), speak=False)
        else:
            refs.identify(ref, what)
    return found
