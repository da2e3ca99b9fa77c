"""The Special cards of Mortificator that stay."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Literal

from doomtable.cards.constructors import attached
from doomtable.cards.patterns import as_actions, gives, immune, may_not, raises
from doomtable.cards.vocabulary import (
    ANY_CARD,
    ANY_LEGION,
    ANY_WARRIOR,
    AREA_EQUIPMENT,
    BAUHAUS,
    BROTHERHOOD,
    CYBERTRONIC,
    EQUIPMENT,
    FIRST_STRIKE,
    FORTIFICATION,
    GENERAL,
    LEGION,
    MISHIMA,
    MORTIFICATOR,
    NONCOMBATANT,
    POISON,
    SYMMETRY,
    VEHICLE,
    WARZONE,
    WEAPON,
    cards,
    doomtroopers,
    equipment_cards,
    follower,
    is_now,
    named,
    warriors,
)
from doomtable.rules.language import (
    Act,
    Actions,
    AttachTo,
    Card,
    Choose,
    Cost,
    Count,
    Draw,
    EndCombat,
    Event,
    EventNumber,
    Have,
    Heal,
    Hold,
    Host,
    If,
    Is,
    Later,
    Lose,
    Mark,
    Marks,
    May,
    Mod,
    Move,
    Name,
    Not,
    On,
    Play,
    PoolOf,
    Remember,
    Rule,
    Sel,
    Special,
    Static,
    Suppress,
    Survive,
    Target,
    Test,
    Turn,
    Versus,
)

FORTIFICATION_CARD: Final = Sel(all=("fortification",), none=("warrior", "equipment"))
"""The card itself: not what is only considered a Fortification."""
HERE = Sel(states=("combating here",))
BROTHERS = warriors(BROTHERHOOD)
VEHICLES = Sel(all=("equipment", VEHICLE), none=(LEGION,))
AREAS: Final[tuple[Literal["squad", "kohort"], ...]] = ("squad", "kohort")
SERVANTS = warriors("follower of named")
DISCARD_STEP: Final = Turn("any", step="discard")
ANOTHER: Final = Draw(1, who="target player")
DAZED: Final = (Survive("it", before=True),)
"""Who has just been wounded, or killed, is as it was before."""


def in_training(area: Literal["squad", "kohort"]) -> Static:
    """All who are there or come there neither attack nor are attacked, if it is that area of the player."""
    trained = warriors(whose="target player", area=area)
    return Static((gives(NONCOMBATANT, who=trained),), when=Test(Marks(area), ">", 0))


CARDS: tuple[Card, ...] = (
    attached(
        "Admonish Resistance", "04001", LEGION,
        may_not(Rule(
            "require", "attack", ANY_LEGION, BROTHERS,
            when=Test(Count(BROTHERS), ">", Count(warriors(BROTHERHOOD, whose="its"))),
        )),
        to=Host("game"), window="action", actions=3, rarity="C2",
    ),
    attached("Amnesia", "04003", GENERAL, Static((Suppress("host"),)), to=ANY_WARRIOR, rarity="U2"),
    attached(
        "Blasting Away", "04013", GENERAL, Static((Rule("allow", "shoot from cover", "host"),)),
        to=ANY_WARRIOR, window="action", actions=2, rarity="C2",
    ),
    attached(
        "Blessed by Apostle", "04015", LEGION, Static((gives("follower of named", who="host"),)),
        to=ANY_LEGION, window="action", actions=1, rarity="C2", remembers=(Name("apostle"),),
    ),
    attached(
        "Blessed Blood", "04014", GENERAL, Static((immune(POISON, "host"),)),
        to=ANY_WARRIOR, window="action", actions=2, rarity="C3",
    ),
    attached(
        "Certified Operator", "04023", GENERAL,
        Static((Rule("allow", "receive", "host", VEHICLES, words=("affiliation",)),)),
        to=doomtroopers(), window="action", actions=2, rarity="C2",
    ),
    attached(
        "Cursed Artifact", "04029", GENERAL,
        may_not(Rule("forbid", "affect play", "host")),
        Act(
            (Rule("forbid", "affect play", "me", until="turn"),),
            window="any", cost=Cost(p=2), who="host's controller",
        ),
        to=cards("relic"), window="action", actions=3, rarity="C2",
    ),
    attached(
        "Dead Zone", "04031", GENERAL,
        may_not((Rule("forbid", "cast", HERE), Rule("forbid", "use", HERE, SYMMETRY))),
        to=WARZONE, window="action", actions=2, rarity="C2",
    ),
    attached(
        "Deal With It", "04032", GENERAL,
        Static((Mod(("fill", "most cards"), 4, "set", who="target player"),)),
        On(Event("played", whose="target player"), (ANOTHER,)),
        On(Event("hand discard", whose="target player"), (ANOTHER,), when=DISCARD_STEP),
        On(
            Event("hand discard", whose="target player"), (May((ANOTHER,), who="target player"),),
            when=Not(DISCARD_STEP),
        ),
        to=Host("player", whose="any"), window="action", actions=3, rarity="U1", limit=0,
    ),
    attached(
        "Defensive Barrier", "04034", GENERAL,
        Static((Rule("forbid", "be discarded", "host"), Rule("forbid", "be annihilated", "host"))),
        may_not(Rule("forbid", "receive", "host", named("Defensive Barrier", "special"))),
        to=FORTIFICATION, window="action", actions=1, rarity="C2",
    ),
    attached(
        "Don't Call Again!", "04036", GENERAL,
        may_not(Rule("forbid", "act", "host")),
        Act((Move("me", "discard"),), cost=Cost(actions=4), who="host's controller"),
        to=ANY_WARRIOR, rarity="U2", limit=1,
    ),
    attached(
        "Dwindling Faith", "04037", BROTHERHOOD, Static((Mod(("price",), 2, "times", who="host", of=cards("art")),)),
        to=warriors(BROTHERHOOD), window="action", actions=2, rarity="C2",
    ),
    attached(
        "Economic Breakdown", "04039", GENERAL, Static((Mod(("most D",), 15, "set", who="each"),)),
        to=Host("game"), rarity="U2",
    ),
    attached(
        "Embassy", "04040", GENERAL, Static((Mod(("text",), op="give", of="chosen", who="you"),)),
        to=Host("area", areas=("squad", "kohort")), rarity="C2", when=Have(FORTIFICATION_CARD),
        effects=(
            Choose((Target(FORTIFICATION_CARD),), (
                Remember(), Later(Event("discarded", it="target"), (Move("me", "discard"),)),
                If(Is("target", cards(on=ANY_CARD)), (Choose((Target(ANY_CARD),), (AttachTo("me", "target2"),)),)),
            )),
        ),
    ),
    attached(
        "Falling Market", "04043", GENERAL, Static((Mod(("meditation",), 0, "set", who="each"),)),
        to=Host("game"), rarity="U2", effects=(Move(named("Rising Market", "special"), "discard"),),
    ),
    attached(
        "Gung Ho", "04049", MISHIMA, Static((gives(FIRST_STRIKE, who=warriors(MISHIMA, whose="yours")),)),
        to=Host("player"), window="action", actions=1, rarity="U2",
    ),
    attached(
        "Hidden", "04051", BROTHERHOOD,
        may_not((Rule("forbid", "attack", "host"), Rule("forbid", "be attacked", "host"))),
        Act(
            (Actions(1, attack="only", at_once=True, only_with="host"),),
            window="not combat", cost=Cost(annihilate="me"), who="host's controller",
        ),
        to=warriors(MORTIFICATOR), window="action", actions=1, rarity="C2",
    ),
    attached(
        "Illumination", "04053", LEGION,
        Static((
            Mod(("immune",), op="take", words=("symmetry", "gifts"), who="host"),
            Mod(("immune",), op="take", who="host", of=SYMMETRY),
        )),
        to=Sel(any=("immune symmetry", "immune gifts")), window="action", actions=1, rarity="U2",
    ),
    attached(
        "Inconvenient Phone Call", "04054", GENERAL, Static((Suppress("host", reach=("others",)),)),
        to=ANY_WARRIOR, window="action", actions=2, rarity="C2",
    ),
    attached(
        "Inferior Technology", "04055", CYBERTRONIC, may_not(Rule("forbid", "attack", "host")),
        to=warriors(CYBERTRONIC), window="action", actions=1, rarity="U2",
    ),
    attached(
        "It Shall Be Done, Excellency", "04058", BROTHERHOOD,
        Static((Mod(("rate",), 2, "set", who="host", of=Sel(all=("art",), against=SERVANTS)),)),
        to=BROTHERS, rarity="U2", remembers=(Name("apostle"),),
    ),
    attached(
        "Listen Up!", "04063", GENERAL, may_not(Rule("forbid", "play", "target player", AREA_EQUIPMENT)),
        to=Host("player", whose="any"), rarity="C2",
        effects=(Move(replace(AREA_EQUIPMENT, whose="target player"), "discard"),),
    ),
    attached(
        "Punch Drunk", "04081", GENERAL,
        Play("after", to=Event("killed", it=ANY_WARRIOR), effects=DAZED),
        raises(-4, "F", "S", "A", who="host"),
        to=Sel(exactly="it"), window="after", event=Event("wounded", it=ANY_WARRIOR), effects=DAZED, rarity="C2",
    ),
    attached(
        "Rage", "04083", GENERAL,
        Static((Mod(("F", "S"), 8, who="host", when=Versus(Sel(exactly="chosen"))),)),
        On(Event("leaves", it="chosen"), (Move("me", "discard"),)),
        to=ANY_WARRIOR, whose="yours", window="action", actions=1, rarity="C2",
        remembers=(Target(warriors(other=True)),),
    ),
    attached(
        "Rising Market", "04088", GENERAL, Static((Mod(("meditation",), 2, "set", who="each"),)),
        to=Host("game"), rarity="C2", effects=(Move(named("Falling Market", "special"), "discard"),),
    ),
    attached(
        "Secret", "04092", GENERAL,
        may_not(Rule("forbid", "be discarded", "me")),
        as_actions(
            1, Hold("target", face_down=True, spill="annihilated"),
            targets=(Target(cards("special", where="hand", whose="yours")),),
        ),
        Act((Special("turn up and play"),), window="any"),
        to=Host("player"), window="action", actions=1, rarity="U2",
    ),
    attached(
        "Shore Leave", "04093", GENERAL,
        may_not((Rule("forbid", "act", "host"), Rule("forbid", "cast", "host"), Rule("forbid", "affect play", "host"))),
        Static((gives(NONCOMBATANT, who="host"),), role="restriction"),
        On(Event("turn start", whose="yours"), (Mark("leave", on="me"),)),
        On(
            Event("turn end", whose="yours"),
            (Mod(("F", "S", "A"), 1, who="host", until="game"),),
            when=Test(Marks("leave"), ">", 0),
        ),
        Act((Heal("host"), Move("me", "discard")), window="any"),
        to=doomtroopers(), whose="yours", rarity="C2",
        effects=(If(is_now("host", "combatant"), (EndCombat(),)),),
    ),
    attached(
        "Superior Quality", "04100", BAUHAUS, Static((Rule("forbid", "be discarded", "host"),)),
        to=EQUIPMENT, window="action", actions=1, rarity="U2",
    ),
    attached(
        "Training", "04114", GENERAL,
        Play(cost=Cost(actions=1), effects=(Mark("kohort", on="me"),)),
        *map(in_training, AREAS),
        On(Event("turn start", whose="yours"), (Move("me", "discard"),)),
        to=Host("player", whose="any"), window="action", actions=1, rarity="C2", post_play="-",
        effects=(Mark("squad", on="me"),),
    ),
    attached(
        "Try and Stop Me!", "04116", GENERAL, Static((Rule("forbid", "be killed", "host"),)),
        to=ANY_WARRIOR, window="action", actions=1, rarity="U2",
    ),
    attached(
        "The Curator's Gift", "04108", LEGION,
        Static((
            Rule("allow", "receive", "host", cards(POISON)),
            Rule("allow", "receive", equipment_cards(WEAPON, on="host"), cards(POISON)),
        )),
        to=warriors(follower("demnogonis")), window="action", actions=1, rarity="C3",
    ),
    attached(
        "Throwing It All Away", "04111", GENERAL, Static((Mod(("draws",), 1, "set", who="each"),)),
        to=Host("game"), window="action", actions=1, rarity="U2",
    ),
    attached(
        "Untouchable", "04117", GENERAL,
        Static((Mod(("immune",), op="give", words=("art", "symmetry"), who="target player"),)),
        to=Host("player", whose="any"), window="action", actions=1, rarity="U2",
    ),
    attached(
        "Wanna Play?", "04118", GENERAL,
        On(Event("drawn", whose="target player"), (Lose(EventNumber()),)),
        On(
            Event("turn start", whose="target player"), (Move("me", "discard"),),
            when=Test(PoolOf("target player"), "==", 0),
        ),
        to=Host("player", whose="any"), window="action", actions=1, rarity="U1", post_play="-",
        effects=(Move(named("Falling Market", "special"), "discard"),),
    ),
    attached(
        "Watchful Eye", "04120", GENERAL,
        Static((Mod(("price",), 1, who="target player", of=cards("special")),)),
        to=Host("player", whose="any"), window="action", actions=3, rarity="U2",
    ),
)  # fmt: skip
