"""Ability patterns: functions for what several cards say in the same way."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from doomtable.cards.vocabulary import (
    AIRSHIP,
    ANY_WARRIOR,
    ASSASSIN,
    DECISIVE,
    ENEMY_WARRIOR,
    EQUIPMENT,
    FIRST_STRIKE,
    LEGION,
    NONCOMBATANT,
    SLAYER,
    SYMMETRY,
    cards,
    doomtroopers,
    follower,
    is_now,
    warriors,
)
from doomtable.rules.language import (
    Act,
    Amount,
    Armed,
    Attack,
    Choice,
    Cond,
    Cost,
    Effect,
    Event,
    Have,
    Heal,
    If,
    Imprison,
    Inside,
    Is,
    Later,
    Mark,
    Marks,
    May,
    Mod,
    Move,
    Not,
    On,
    Paid,
    Ref,
    Remember,
    Rule,
    Search,
    Sel,
    Static,
    SwapRole,
    Target,
    Test,
    Until,
    Value,
    Window,
)
from doomtable.rules.terms import ASPECTS, Affiliation, Aspect, normal

IN_THE_SQUAD: Final = Is("me", warriors(area="squad"))
"""While the warrior that says so is in the Squad."""


def gives(
    *words: str, who: Ref | Sel = "me", when: Cond | None = None, until: Until = ""
) -> Mod:
    """The card (or those that fit) has these keywords as well."""
    return Mod(("tags",), op="give", words=words, who=who, when=when, until=until)


def immune(
    to: str, who: Ref | Sel = "me", when: Cond | None = None, until: Until = ""
) -> Mod:
    """Immune to 'art', to 'gifts' (the general ones), to 'symmetry' (all of them) or to cards of that name or kind."""
    return Mod(("immune",), op="give", words=(to,), who=who, when=when, until=until)


def raises(amount: Amount, *stats: Value, who: Ref | Sel = "bearer", when: Cond | None = None) -> Static:
    """These ratings are higher by so much, lower when it is negative."""
    return Static((Mod(stats, amount, who=who, when=when),))


def passing(amount: Amount, *stats: Value, who: Ref | Sel = "target", until: Until = "combat") -> Mod:
    """The same for a while."""
    return Mod(stats, amount, who=who, until=until)


def slayer(who: Ref | Sel = "me", when: Cond | None = None) -> Static:
    """Whomever it wounds is killed."""
    return Static((gives(SLAYER, who=who),), when=when)


def assassin(who: Ref = "me") -> Static:
    """May attack every warrior, whatever its affiliation."""
    return Static((gives(ASSASSIN, who=who),))


def strikes_first_for_good(who: Ref, until: Until = "") -> Mod:
    """Strikes first, and if that wounds the opponent the combat is over."""
    return gives(FIRST_STRIKE, DECISIVE, who=who, until=until)


def immune_to_gifts(who: Ref | Sel = "me") -> Static:
    """Immune to the general gifts, not to those of the Apostles."""
    return Static((immune("gifts", who),))


def immune_to_symmetry(who: Ref | Sel = "me") -> Static:
    """Immune to all Dark Symmetry cards."""
    return Static((immune("symmetry", who),))


def immune_to_art(who: Ref | Sel = "me") -> Static:
    """Immune to the Art."""
    return Static((immune("art", who),))


def leader_of(tag: str) -> Static:
    """While he is in play, all your warriors of that class are immune to Dark Symmetry cards."""
    return immune_to_symmetry(warriors(tag, whose="yours"))


def never_casts() -> Static:
    """May never cast Art spells."""
    return Static((Rule("forbid", "cast", "me"),), role="restriction")


def casts_for(who: Ref | Sel, *aspects: Aspect) -> Static:
    """These warriors may cast these aspects; all of them when none is named."""
    return Static((Mod(("aspects",), op="give", words=aspects or ASPECTS, who=who),))


def may_not(act: Rule | Iterable[Rule]) -> Static:
    """A restriction that the card itself prints."""
    return Static((act,) if isinstance(act, Rule) else tuple(act), role="restriction")


def pierces(immunity: Literal["art", "symmetry", "gifts"]) -> Act:
    """At any time and as often as wished: a warrior has that immunity no more, until the turn ends."""
    taken = Mod(("immune",), op="take", words=(immunity,), who="target", until="turn")
    return Act((taken,), window="any", targets=(Target(warriors(f"immune {immunity}")),))


def never_covered() -> Static:
    """May never be in cover."""
    return may_not(Rule("forbid", "be in cover", "me"))


def never_fights() -> tuple[Static, Static]:
    """Neither attacks nor is attacked, and may never be in cover (the Apostles, the leaders of corporations)."""
    return Static((gives(NONCOMBATANT, who="me"),), role="restriction"), never_covered()


def lifts(affiliation: Affiliation, amount: int, *stats: Value) -> Static:
    """While in the Squad: its player's other warriors of that organisation have so much more."""
    return raises(amount, *stats, who=warriors(affiliation, whose="yours", other=True), when=IN_THE_SQUAD)


def given_at_any_time(act: Literal["equip", "bestow"], what: Sel, to: Sel) -> tuple[Static, Static]:
    """These warriors may be given such cards at any time and for no action.

    They need not be meant for them: gifts for other followers, Equipment for other affiliations.
    """
    words = ("affiliation",) if act == "equip" else ()
    return (
        Static((Rule("allow", "receive", to, what, words=words),)),
        Static((Rule("allow", act, to, what, window="any"),)),
    )


def provides(act: Literal["equip", "bestow"], what: Sel, to: Sel) -> Static:
    """Its player may give such cards to these warriors, whosever they are, at any time and for no action."""
    words = ("affiliation",) if act == "equip" else ()
    return Static((
        Rule("allow", "receive", to, what, words=words, by="you"),
        Rule("allow", act, to, what, window="any", by="you"),
    ))  # fmt: skip


def no_gifts() -> Static:
    """Dark Symmetry cards may not be bestowed on it."""
    return may_not(Rule("forbid", "receive", "me", SYMMETRY))


def no_equipment() -> Static:
    """Has no use for Equipment."""
    return may_not(Rule("forbid", "use", "me", EQUIPMENT))


def enclosed() -> Static:
    """Inside this vehicle no other Equipment is used, but for what is mounted on the vehicle itself."""
    others = Sel(all=("equipment",), on=ANY_WARRIOR, other=True)
    return Static((Rule("forbid", "use", "bearer", others),), when=Inside(), role="restriction")


def strikes_twice(when: Cond | None = None, others: bool = False) -> Act:
    """One attack action, two attacks; the second may be on the same warrior again.

    With `others` it is on another one, and what was played on the attacker in the first still holds in it.
    """
    return Act(
        (Attack("bearer", "target", legal=True, carries=others), Attack("bearer", "target2", legal=True)),
        cost=Cost(actions=1, attack=True), when=when,
        targets=(Target(ENEMY_WARRIOR), Target(ENEMY_WARRIOR, again=not others)),
    )  # fmt: skip


def aimed(more: int, actions: int, *stats: Value, beside: int = 0) -> Act:
    """An attack for so many actions, of which some are spent on aiming `beside` those of the attack: these ratings are
    higher by so much in it.

    With none named the weapon that speaks is aimed: it is S, as long as that weapon is used (EQUIP-11).
    """
    return Act(
        (
            Mod(stats or ("S",), more, who="bearer", when=None if stats else Armed(), until="combat"),
            Attack("bearer", "target", legal=True),
        ),
        cost=Cost(actions=actions, attack=True, beside=beside), targets=(Target(ENEMY_WARRIOR),),
    )  # fmt: skip


def lifts_others(title: str, amount: int) -> Static:
    """Your other warriors of that title have so much more F, S and A."""
    return raises(amount, "F", "S", "A", who=warriors(title, whose="yours", other=True))


def bears_any_equipment(who: Ref | Sel) -> Static:
    """These warriors may be given any Equipment outside the Dark Legion, whoever it is meant for."""
    return Static((Rule("allow", "receive", who, Sel(all=("equipment",), none=(LEGION,))),))


def at_half_price(what: Sel) -> Static:
    """Its player musters such warriors for half their Value."""
    return Static((Mod(("price",), 2, "divide", who="you", of=what),))


def double_worth(of: Literal["symmetry", "art"]) -> Static:
    """Every 1 D it spends on such an effect is worth 2 D."""
    return Static((Mod(("rate",), 2, "set", who="me", of=Sel(all=(of,))),))


def worn(marker: str, per: int, *stats: Value, also: tuple[Effect, ...] = ()) -> tuple[Effect, Effect]:
    """A marker on the target: every so many of them take 1 from these ratings, from the first on for good."""
    loss = Mod(stats, Marks(marker, on="target", per=per, each=-1), who="target", until="game")
    return Mark(marker), If(Test(Marks(marker, on="target"), "==", 1), (loss, *also))


def heals_itself(cost: Cost, window: Window = "any", who: Ref = "me") -> Act:
    """If wounded it may be healed at that cost."""
    return Act((Heal(who),), window=window, cost=cost, when=is_now(who, "wounded"))


def instead_if(cond: Cond, usual: tuple[Mod, ...], better: tuple[Mod, ...]) -> tuple[Static, Static]:
    """One bonus as a rule, another one in its place while the condition holds."""
    return Static(usual, when=Not(cond)), Static(better, when=cond)


def airships() -> tuple[Sel, Sel]:
    """Warriors that are an airship, and warriors that have one."""
    return warriors(AIRSHIP), warriors(has=Sel(all=("equipment", AIRSHIP)))


def airborne() -> tuple[Sel, Sel]:
    """Warriors that are an airship, and warriors that use one now."""
    return warriors(AIRSHIP), warriors(has=Sel(all=("equipment", AIRSHIP)), states=("mounted",))


def fetches(title: str, by: Ref, when: Cond | None = None) -> On:
    """If that warrior kills a warrior, one of that title comes from your collection into your Kohort."""
    fetched = Search(cards("warrior", normal(title), where="collection"), to="kohort")
    return On(Event("killed", it=ANY_WARRIOR, by=by), (fetched,), when=when)


def membership(affiliation: Affiliation) -> Static:
    """The host is a member of that organisation as well."""
    return Static((Mod(("affiliation",), op="give", words=(affiliation,), who="host"),))


def at_will(*effects: Effect, d: int, targets: tuple[Choice, ...] = (), when: Cond | None = None) -> Act:
    """By spending so many D, at any time."""
    return Act(effects, window="any", cost=Cost(d=d), targets=targets, when=when)


def given_up(effect: Effect, choice: Choice, *, for_good: bool = False) -> Act:
    """At any time, and this card is discarded for it, or annihilated where it goes for good."""
    cost = Cost(annihilate="me") if for_good else Cost(give="me")
    return Act((effect,), window="any", cost=cost, targets=(choice,))


def as_actions(
    n: int, *effects: Effect, targets: tuple[Choice, ...] = (), limit: Literal["", "turn", "game"] = ""
) -> Act:
    """As one action, or as several."""
    return Act(effects, cost=Cost(actions=n), targets=targets, limit=limit)


def while_fighting(
    *effects: Effect, cost: Cost | None, targets: tuple[Choice, ...] = (), who: Ref = "bearer",
    limit: Literal["", "combat"] = "",
) -> Act:  # fmt: skip
    """In a combat of its own, at that cost."""
    when = is_now(who, "fighting")
    return Act(effects, window="combat", cost=cost, targets=targets, when=when, limit=limit)


def pumped(stat: Value) -> Act:
    """During combat: +1 to a rating of the host for every 2 D spent (three kinds of training)."""
    return Act(
        (Mod((stat,), Paid(per=2), who="host", until="combat"),),
        window="combat",
        cost=Cost(per=2),
        when=is_now("host", "fighting"),
        who="host's controller",
    )


def takes_prisoners(victor: Sel) -> On:
    """A Doomtrooper whom one of these wounds in combat may be taken prisoner, if both live through it."""
    taken = May((Move(cards(on="it"), "discard"), Imprison("it")))
    return On(
        Event("wounded", it=doomtroopers(), by=victor, combat=True),
        (Later(Event("survived", it="by"), (taken,), until="combat"),),
    )  # fmt: skip


def stands_in(first: Sel, later: Sel, d: int) -> tuple[Act, Act, On, On]:
    """Assigned to such a warrior at any time, to another for so many D; battles in its place if its player likes."""
    assigned = Is("chosen", ANY_WARRIOR)
    return (
        Act((Remember(),), window="any", targets=(Target(first),), when=Not(assigned)),
        Act((Remember(),), window="any", cost=Cost(d=d), targets=(Target(later),), when=assigned),
        On(Event("attacked", it="chosen"), (SwapRole("defender", "me"),), may=True),
        On(Event("attacked", by="chosen"), (SwapRole("attacker", "me"),), may=True),
    )


def converts(apostle: str) -> tuple[Mod, Mod]:
    """The target is a follower of that Apostle from now on, and belongs to nothing else."""
    return (
        Mod(("affiliation",), op="set", words=(LEGION,), who="target", until="game"),
        gives(follower(apostle), who="target", until="game"),
    )


def outpost_has(*tags: str) -> Have:
    """You have such a warrior in your Outpost."""
    return Have(warriors(*tags, whose="yours", area="outpost"))


def squad_has(*tags: str) -> Have:
    """You have such a warrior in your Squad."""
    return Have(warriors(*tags, whose="yours", area="squad"))
