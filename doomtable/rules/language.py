"""What a card may say: the small language in which all cards are declared.

A card is its printed facts and a tuple of abilities. Five wrappers say when something holds: `Static` (while in play),
`Act` (activated), `On` (triggered, replacing, delayed), `Play` (what playing the card itself does), `Goal` (missions).
Two continuous nodes say what holds: `Mod` (changes a value) and `Rule` (allows, forbids, demands or prices an act);
inside a `Play`, `Act` or `On` the same two nodes, with `until`, are passing effects. All other effects are verbs that
happen once. Amounts, selectors, conditions and events are values of their own.

Every node is a frozen dataclass with a literal `kind`, so a declaration survives JSON and an unknown word is refused.
Declarations hold no code: what stands alone is `Special(name)`, counted and listed.

Tags are normalised lower-case words: affiliations ('bauhaus'), types ('warrior', 'equipment'), titles ('clansman'),
keywords ('personality', 'follower of algeroth', 'fight weapon', 'airship'), and two derived ones: 'doomtrooper' and
'legion'. In a test, `it` is the card under test.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, TypeVar, dataclass_transform

from doomtable.rules.battle_nodes import Battle
from doomtable.rules.terms import Affiliation, Aspect, CardType, PostPlay

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def node(cls: type[T]) -> type[T]:
    """A frozen dataclass that refuses unknown fields when it is read from JSON."""
    cls.__pydantic_config__ = {"extra": "forbid"}  # type: ignore[attr-defined]
    return dataclass(frozen=True)(cls)


# ---------------------------------------------------------------------------------------------------- references

Ref = Literal[
    "me",  # the card that speaks
    "host",  # the card it is attached to
    "bearer",  # the warrior at the end of the chain of hosts (a sight's weapon's warrior)
    "foe",  # the combat opponent of the bearer (of the warrior itself, when the card is a warrior; of a play's target)
    "attacker", "defender", "warzone",  # of the combat; the Warzone is that in which it is fought
    "target", "target2", "target3",  # what the play chose, in the printed order
    "caster",  # who casts this spell
    "chosen",  # what the card remembers having chosen
    "it",  # the card under test, or the card an event is about
    "subject",  # in a test: the card an event is about, since `it` is the one under test
    "by",  # the card that caused the event (killer, source)
    "announced",  # the play that is being answered
    "source",  # the card from which that play comes
]  # fmt: skip
Who = Literal["you", "foe", "each", "others", "target player", "its player", "its owner", "active player", "announcer",
              "winner", "assigner"]  # fmt: skip
"""Players: you (the controller of the card that speaks), the opponent in combat, everybody, all who are not of your
side, the chosen player (of a card of a player: whose it is), the controller of `it`, the owner of `it` (of the target
where there is none), whose turn it is, who announced the play being answered, who has just won, who has
assigned the mission that speaks."""
Whose = Literal["any", "yours", "others", "same", "its", "target player", "active player", "attacking player", "team"]
"""Whose cards: anybody's, yours, of those who are not of your side, of the same player as the target, as `it`, of the
chosen player, of the player whose turn it is, of the one who had attacked when a passing effect began, your side's."""
Until = Literal["", "combat", "turn", "next attack", "your next turn", "your next draw", "its next turn", "healed",
                "host leaves", "game"]  # fmt: skip
"""When a passing effect ends: '' lasts while its source is in play, 'combat' at the end of this combat, 'turn'
with this turn, 'next attack' when the attacking player attacks again or this turn ends, 'your next turn' when your next
turn starts, 'your next draw' in your next Draw step, 'its next turn' at the end of the next turn of the affected
player, 'healed' when the affected warrior is healed, 'game' never."""


# ------------------------------------------------------------------------------------------------------ amounts


@node
class Paid:
    """`each` for every `per` D spent on this play (ART-06); `cap` parts at most, 0 = no limit.

    `less` takes off one part for every card chosen there: what a part did not buy that way it buys this way."""

    per: int = 1
    each: int = 1
    cap: int = 0
    less: Ref | None = None
    kind: Literal["paid"] = "paid"


@node
class Of:
    """A rating of a card: modified, or its base; `times` that, halved up or down where asked."""

    ref: Ref
    stat: Literal["F", "S", "A", "V"]
    base: bool = False
    times: int = 1
    half: Literal["", "up", "down"] = ""
    kind: Literal["of"] = "of"


@node
class Count:
    """`each` for every card that fits, `cap` of them at most (0: all); `distinct` counts titles once."""

    of: Sel
    each: int = 1
    distinct: bool = False
    cap: int = 0
    kind: Literal["count"] = "count"


@node
class Highest:
    """The highest modified rating among the cards that fit; 0 when none does."""

    of: Sel
    stat: Literal["F", "S", "A", "V"] = "V"
    kind: Literal["highest"] = "highest"


@node
class Marks:
    """`each` for every full `per` markers of that name on the card."""

    name: str
    on: Ref = "me"
    per: int = 1
    each: int = 1
    kind: Literal["marks"] = "marks"


@node
class PoolOf:
    """The D or P a player has."""

    who: Who
    pool: Literal["D", "P"] = "D"
    half: Literal["", "up", "down"] = ""
    kind: Literal["pool"] = "pool"


@node
class EventNumber:
    """The number of the event being answered: points earned, cards drawn; `times` that. `pool` takes one part."""

    times: int = 1
    pool: Literal["", "D", "P"] = ""
    kind: Literal["event number"] = "event number"


@node
class Sum:
    parts: tuple[Amount, ...]
    kind: Literal["sum"] = "sum"


@node
class Most:
    """The largest of several amounts."""

    parts: tuple[Amount, ...]
    kind: Literal["most"] = "most"


Amount: TypeAlias = "int | Paid | Of | Count | Highest | Marks | PoolOf | EventNumber | Sum | Most"


# ---------------------------------------------------------------------------------------- conditions, selectors


@node
class Test:
    """A comparison of two amounts; inside a selector `it` is the candidate."""

    left: Amount
    op: Literal["<", "<=", "==", ">=", ">", "!="]
    right: Amount
    kind: Literal["test"] = "test"


@node
class Versus:
    """In combat with an opponent that fits; who is: the bearer (or warrior), unless `ref` says another.

    In a continuous node whose `who` is a selector, `it` in a condition is the card that is affected; where `who` is a
    player, the card that it concerns."""

    foe: Sel
    ref: Ref = "bearer"
    kind: Literal["versus"] = "versus"


@node
class Role:
    """The bearer (or warrior) attacks, defends, or takes part in a combat at all."""

    role: Literal["attacker", "defender", "combatant"]
    ref: Ref = "bearer"
    kind: Literal["role"] = "role"


@node
class Using:
    """The tactic of this combat."""

    tactic: Literal["fight", "shoot"]
    kind: Literal["using"] = "using"


@node
class Armed:
    """The bearer uses a weapon that fits in this combat (default: the weapon that speaks)."""

    weapon: Sel | None = None
    kind: Literal["armed"] = "armed"


@node
class Inside:
    """The bearer is inside its vehicle (VEH-03)."""

    kind: Literal["inside"] = "inside"


@node
class Fortified:
    """The card is affected by a Fortification (that fits) now."""

    ref: Ref = "bearer"
    by: Sel | None = None
    kind: Literal["fortified"] = "fortified"


@node
class Is:
    """A certain card fits a selector."""

    ref: Ref
    sel: Sel
    kind: Literal["is"] = "is"


@node
class Have:
    """At least (`at_most`: no more than) `n` fitting cards exist."""

    sel: Sel
    n: int = 1
    at_most: bool = False
    kind: Literal["have"] = "have"


@node
class Turn:
    """Whose turn it is, and in which step, or before the first card is drawn, the first action taken in it."""

    whose: Literal["yours", "others", "its", "any"] = "yours"
    step: Literal["", "draw", "actions", "discard", "before drawing", "before acting"] = ""
    kind: Literal["turn"] = "turn"


@node
class Combat:
    """A combat is going on (optionally of one tactic)."""

    tactic: Literal["", "fight", "shoot"] = ""
    kind: Literal["combat"] = "combat"


@node
class Teams:
    kind: Literal["teams"] = "teams"


@node
class All:
    conds: tuple[Cond, ...]
    kind: Literal["all"] = "all"


@node
class Any:
    conds: tuple[Cond, ...]
    kind: Literal["any"] = "any"


@node
class Not:
    cond: Cond
    kind: Literal["not"] = "not"


Cond: TypeAlias = (
    "Test | Versus | Role | Using | Armed | Inside | Fortified | Is | Have | Turn | Combat | Teams | All | Any | Not"
)


@node
class Sel:
    """Which cards: tags they must all have, one of which they must have, none of which they may have.

    `where` '' means in play. `area` 'same' is the Squad or Kohort of the bearer (or of the card itself, of its
    target), 'same area' its Outpost too, 'same outpost' that alone. `on` asks what they are attached to. `other`
    leaves out the speaking card and its bearer, for a spell who casts it. `states` must all hold; a 'combatant' is the
    attacker or the defender, 'fighting' are their reinforcements too, 'hurt' is wounded in this combat; 'defending
    here' and 'combating here' are the defender and both combatants of a combat that is fought in the Warzone that
    speaks, or in the one that the speaking card is on, 'here' is who stands at it as a place; 'in a warzone' is the
    defender of one that is fought in any; 'seen' is what the event answered has shown, 'aboard' who rides in the card
    that speaks, or did when it left play; a warrior that has been killed and is leaving is counted or chosen only
    where 'killed' is asked for (what an event is about fits all the same, and so does what is on it). `named` are card
    names; 'named' as a tag is the word named (`Name`), 'home corporation' asks for a member of the corporation printed
    on it. Who is 'covered' may be unrevealed. `deep` takes in what is mounted there. 'prison' is that of prisoners.

    `against` asks for a combat opponent that fits; of a spell, that it is aimed at such a warrior, or is a combat spell
    cast in a combat with one. 'follower of named' stands for the followers of the Apostle that is remembered. `meant`
    asks that the card's own text gives it to such warriors only ("cards meant for Bauhaus warriors"). `affects` are
    fortifications that affect one of these cards now. `side`: not Doomtrooper where that card is Dark Legion, nor the
    reverse; `apart` has no corporation in common with it, `kin` has an affiliation. `exactly` is that very card.
    """

    all: tuple[str, ...] = ("warrior",)
    any: tuple[str, ...] = ()
    none: tuple[str, ...] = ()
    whose: Whose = "any"
    area: Literal["", "squad", "kohort", "outpost", "squad or kohort", "same", "same area", "same outpost"] = ""
    where: Literal["", "hand", "draw", "discard", "annihilated", "collection", "held", "prison"] = ""
    states: tuple[
        Literal[
            "wounded", "healthy", "covered", "open", "mounted", "on foot", "fighting", "attacker", "defender", "able",
            "reinforcement", "combatant", "using", "killed", "hurt", "not fighting", "defending here", "combating here",
            "seen", "aboard", "in a warzone", "here",
        ],
        ...,
    ] = ()  # fmt: skip
    tests: tuple[Test, ...] = ()
    on: Sel | Ref | None = None
    has: Sel | None = None
    aspect: Literal["", "castable"] = ""
    against: Sel | None = None
    meant: str = ""
    affects: tuple[Ref, ...] = ()
    side: Ref | None = None
    apart: Ref | None = None
    kin: Ref | None = None
    named: tuple[str, ...] = ()
    like: Ref | None = None
    deep: bool = False
    other: bool = False
    exactly: Ref | None = None
    kind: Literal["sel"] = "sel"


# ----------------------------------------------------------------------------------------- events and windows

EventName = Literal[
    "played",  # a card has been announced: targets and costs are fixed, nothing has happened yet
    "used",  # the same for an ability of a card in play
    "action",  # an action that is no card play has been announced (attack, cover, enter ...)
    "attacked",  # attacker and defender are announced, the tactic is not
    "tactic",  # the tactic has been announced
    "hit",  # `it` is about to be wounded or killed by a blow in combat, and nobody has prevented that
    "struck at",  # a combatant (`by`) strikes at `it` now, whether it reaches the Armor or not
    "hurt",  # wounded or killed
    "turned",  # a warrior becomes a Heretic: seen as it was before
    "mustered", "paid for", "revealed", "enters", "leaves", "attached", "equipped",  # 'revealed': what lay under `it`
    "wounded", "killed", "healed", "covered", "uncovered", "transferred", "imprisoned", "combat end", "survived",
    "drawn", "discarded", "searched", "earned", "mission done", "won",
    "turn start", "draw start", "draw end", "actions start", "discard start", "turn end", "marks gone", "pool empty",
    "V gone",  # the modified V of a warrior in play has fallen to 0 or less
    "annihilated", "looked",  # taken out of play for that pile; a player has seen cards of a hand or pile `by` a card
    "harmed",  # `it` is about to be wounded (1) or killed at once (2), by whatever, and nobody has prevented that
    "hand discard", "lost",  # discarded from hand, but for what is over the most ever; killed, discarded or annihilated
    "player attacked", "hand smaller",  # himself, or sabotaged (DIRECT-09); cards count less for a hand's size
]  # fmt: skip


@node
class Event:
    """What must have happened, to whom and by what; `whose` is the player it happened to.

    'leaves' is the way out of play: with `On(..., instead=True)` the card goes elsewhere. 'earned': `it` is the warrior
    that earned the points, `by` for whose death, and `pool` asks that some of them are of that kind."""

    name: EventName
    it: Sel | Ref | None = None
    by: Sel | Ref | None = None
    whose: Whose = "any"
    combat: bool = False
    pool: Literal["", "D", "P"] = ""
    kind: Literal["event"] = "event"


Window = Literal[
    "action",  # from the menu of your Actions step
    "turn",  # at any time in your own turn
    "any",  # at any time (RUL-33)
    "not combat",  # at any time, but not during a combat
    "others turn",  # at any time except in your own turn
    "combat",  # step 4 of a combat
    "turn start", "draw", "turn end", "discard",  # 'discard': right before your Discard step
    "attack begun",  # an attack action has begun, nobody is named yet
    "attacker named",
    "attack announced",  # attacker and defender are named and nobody answers that any more, the tactic is not (RUL-47)
    "after",  # immediately after an event: see `to`
    "copied",  # only as another card
]  # fmt: skip


# ------------------------------------------------------------------------------------------- costs and targets


@node
class Cost:
    """What a play costs: actions, D, P, `per` D any number of times (with Paid amounts), cards given up.

    `attack` means the actions include the attack action (last of the turn, TURN-07), `beside` it so many. `gives`: one
    is the target and is discarded. `least` parts of `per` must be paid (0: none need be). `give` discards that card,
    `annihilate` this one."""

    actions: int = 0
    beside: int = 0
    d: Amount = 0
    p: Amount = 0
    per: int = 0
    least: int = 1
    attack: bool = False
    give: Ref | None = None
    annihilate: Ref | None = None
    gives: Sel | None = None
    marks: str = ""
    wound: Ref | None = None
    kind: Literal["cost"] = "cost"


@node
class Target:
    """Something to choose when the play is announced. `n` of them; `up_to` allows fewer; `by` another player.

    `again`: it may be what was chosen before."""

    sel: Sel
    n: Amount = 1
    up_to: bool = False
    by: Who = "you"
    again: bool = False
    kind: Literal["target"] = "target"


@node
class TargetPlayer:
    """A player to choose; `n` of them, the same one `again` if so said: then the effects happen for every choice.
    One of the 'team' does not have the card that has been chosen."""

    whose: Literal["any", "others", "team"] = "any"
    by: Who = "you"
    n: Amount = 1
    again: bool = False
    kind: Literal["target player"] = "target player"


@node
class Name:
    """A word to choose when the play is announced; a card that stays remembers it.

    `of` a card: one of the organisations it belongs to, and of those that cards have given it while there are any.
    A 'card name' is that of one of the own cards, of those that fit `sel` as they are printed.
    """

    what: Literal["affiliation", "corporation", "organisation", "apostle", "aspect", "tactic", "pool", "planet",
                  "card name"]
    among: tuple[str, ...] = ()
    of: Ref | None = None
    sel: Sel | None = None
    kind: Literal["name"] = "name"


Choice: TypeAlias = "Target | TargetPlayer | Name"


# ----------------------------------------------------------------------------------------- continuous nodes

Value = Literal[
    "F", "S", "A", "V",
    "tags",  # keywords, classes, kinds of card: considered as (CONS-01)
    "affiliation",  # membership, with all that hangs on it
    "immune",  # to 'art', 'gifts', 'symmetry', or to a tag or card name (IMM)
    "aspects",  # what the warrior can cast
    "hand", "fill", "actions", "attacks", "discards", "meditation", "most D", "most cards",  # its yield, most ever
    "draws", "free discards",  # how many cards may be drawn in the Draw step, discarded from hand in the Discard step
    "price", "action price",  # D, and actions, that a player needs for playing fitting cards
    "rate",  # what 1 D is worth towards the effect of fitting plays
    "spending",  # the D that a warrior may spend on casting fitting cards: between two of your Draw steps (set), or
    # further ones, that lie on the card that speaks as markers (add)
    "award", "goal",  # the points of a kill; promotion needed to win
    "text",  # printed abilities: no ratings, no restrictions; of 'you' all that a Fortification says; 'considered':
    # those of the card that each is considered to be, while one is in play
    "bonus",  # the modifiers that fitting cards give
]  # fmt: skip
Op = Literal["add", "add base", "times", "times all", "divide", "set", "give", "take", "swap", "ignore", "choose"]


@node
class Mod:
    """Changes a value: `add`, `times`, `divide` (rounded up) or `set` a number, `give`, `take` or `set` words.

    `times` multiplies a base rating, `times all` a modified one: what it comes to with all else that changes it;
    `add base` changes a base rating for good, after these (RUL-08). `swap`: two change places as they stand then.

    The affiliation 'home corporation' is the one printed on the warrior, be it one that a Freelancer has left; 'named'
    is the one that the card remembers, 'follower of named' the tag of those of the Apostle that it remembers. `who` is
    a card or all cards that fit; for values of players it is a player, for the price of spells their caster. `of` says
    which cards' price, rate or bonus it is (`words`: to these ratings), which cards a warrior is immune to, whose text
    it has; of what is mustered for a price `it` is that card. `choose`: the words are alternatives, and its player says
    from case to case which one holds; said of others by what is on a warrior, that one's player, before theirs. With
    'immune' `it` in `of` is the immune card; what is taken there is taken from its immunities to certain cards. A
    player who is immune is so in his points, hand and piles, not in his cards in play (RUL-24).
    """

    what: tuple[Value, ...]
    by: Amount = 0
    op: Op = "add"
    words: tuple[str, ...] = ()
    who: Ref | Sel | Who = "bearer"
    of: Ref | Sel | None = None
    when: Cond | None = None
    until: Until = ""
    floor: int | None = None
    kind: Literal["mod"] = "mod"


Limit = Literal["", "turn", "draw to draw", "combat", "game"]

ActName = Literal[
    "attack", "be attacked", "fight", "shoot", "strike back", "seek cover", "exit cover", "equip", "bestow", "cast",
    "play", "use", "muster", "meditate", "leave play", "be discarded", "be wounded", "be killed", "receive", "count",
    "act", "touch pool", "win", "be searched", "enter vehicle", "earn promotion", "transfer", "sabotage", "take combat",
    "become", "lose", "pair", "be sabotaged", "earn reward", "be in cover", "cast for", "attack again", "suffer",
    "yield promotion", "shoot from cover", "affect play", "be affected", "affect combat", "show hand", "guard",
    "ride", "count cover", "survive", "attack early", "choose defender", "seek cover action", "be annihilated",
]  # fmt: skip
"""What `who` may do and `whom` it concerns; where that is not the plain sense:

attack, be attacked: `whom` is the defender, the attacker. fight, shoot: be in a combat of that tactic, in any role. be
wounded, be killed: by `whom`. survive: be wounded by `whom` without being killed by it, whatever heals or saves.
receive: have `whom` attached to it. use: have the profit of `whom` (equipment; what is attached to a Warzone), which it
may still be given; a Warzone: be defended in it, allowed: wherever it lies; a player: use abilities of cards. count: be
helped by `whom`; what that takes away stays. count cover: have the bonus of being in cover (COVER-02). suffer: have
lower ratings by `whom`, a Warzone or Fortification; what that adds stays. pair: use two weapons that fit `whom` at
once. seek cover: go there of its own accord, whatever lets it (RUL-36); seek cover action: as the action of that name
(ACT-05). be discarded, be annihilated: by `whom`. be in cover: be there at all, be it mustered in cover. cast for: cast
what helps `whom`. enter vehicle, allowed: get into `whom`, a vehicle of an area, which remembers who rides in it
(VEH-06). ride: get into `whom` for no action, and out of it for none (VEH-06), with `limit` each of both so often.
attack again: with actions that are no attacks otherwise, with up to `actions` of them in a turn (0: any number). attack
early: of a player, before other actions (TURN-07). become, lose: get or lose the `words` (tags, affiliations). touch
pool: change the points that the player of the card has earned. exit cover, allowed: leave cover and attack in the same
turn. transfer: change its area (a warrior), its host (a card). take combat: be in a combat at all. earn reward: get the
points that a fulfilled mission pays. attack again, forbidden: a player perform more than one attack action between two
Draw steps. affect play: have a text that does anything (RUL-12). be affected: a player be met by `whom`, in his turn,
in his points, in his cards. yield promotion: have others earn P, not D alone, by sabotaging that player. be searched:
have the draw pile touched. affect combat: touch it by `whom`, a Special. show hand: of a player, keep it face up. earn
promotion, priced: the P that D, just earned too, buy; others are lost. guard: stop attacks on its player, and sabotage.
"""


@node
class Rule:
    """Allows, forbids, demands or prices an act. `who` acts, `whom` it concerns.

    Precedence (RUL-06): rulebook ban < allow < forbid < require; `able` marks a demand that says 'if able'. 'require'
    with a selector as `whom` demands that the act, if it is done, concerns such a card; without one, or with a certain
    card, that it is done if it can be (one until 'its next turn' asks nothing before that turn). An `allow` with
    `price` holds against that many D each time; one with `window` lifts the timing as well: the act may be done then
    (at any time, or in step 4 of a combat), for `actions` actions. A 'price' asks so many points of the `pool` of
    whoever does it, each time. An `allow` with `limit` holds so often. To 'cast' what is 'held' lets the bearer cast a
    spell from under that card, which lies there again afterwards, unless its text sends it elsewhere. With 'cast',
    `words` are what the spell counts as; with 'receive' the word 'affiliation' lifts only what a card asks of
    affiliations, 'own ban' only what the warrior's own text forbids, 'copies' only that it is there already. Of what
    may be given ('receive', 'equip', 'bestow') to warriors, 'you' in `by` lets the speaking card's player give it,
    whosever the warriors are, and nobody else.
    """

    verdict: Literal["allow", "forbid", "require", "price"]
    act: ActName
    who: Ref | Sel | Who = "bearer"
    whom: Ref | Sel | None = None
    when: Cond | None = None
    until: Until = ""
    price: Amount = 0
    actions: int = 0
    able: bool = False
    words: tuple[str, ...] = ()
    window: Window | None = None
    pool: Literal["D", "P"] = "D"
    by: Literal["", "you"] = ""
    limit: Limit = ""
    kind: Literal["rule"] = "rule"


# ------------------------------------------------------------------------------------------------------ verbs


@node
class Gain:
    amount: Amount
    pool: Literal["D", "P", "any"] = "D"
    who: Who = "you"
    kind: Literal["gain"] = "gain"


@node
class Lose:
    """Loses points to the bank, never below zero; `all` empties the pool, `half` takes half of it."""

    amount: Amount = 0
    pool: Literal["D", "P"] = "D"
    who: Who = "target player"
    all: bool = False
    half: Literal["", "up", "down"] = ""
    kind: Literal["lose"] = "lose"


@node
class Pass:
    """Points go from one player to another."""

    amount: Amount
    pool: Literal["D", "P"] = "D"
    giver: Who = "target player"
    taker: Who = "you"
    kind: Literal["give points"] = "give points"


@node
class SwapPools:
    pool: Literal["D", "P"] = "D"
    one: Who = "you"
    other: Who = "target player"
    kind: Literal["swap pools"] = "swap pools"


@node
class Convert:
    """Exchange points freely at a rate: `d` D for 1 P, in both directions."""

    d: int
    who: Who = "you"
    kind: Literal["convert"] = "convert"


@node
class PayOr:
    """A player may pay; who does not suffers `otherwise`; who pays gets `then`."""

    who: Who
    d: Amount = 0
    actions: int = 0
    otherwise: tuple[Effect, ...] = ()
    then: tuple[Effect, ...] = ()
    kind: Literal["pay or"] = "pay or"


@node
class Wound:
    """`by` deals it, as of `Kill`. With `only` it is a wound and never a death: of who has one nothing comes of it."""

    who: Ref | Sel = "target"
    points: Literal["none", "you", "its foe", "killer"] = "none"
    sure: bool = False
    only: bool = False
    by: Ref = "me"
    kind: Literal["wound"] = "wound"


@node
class Kill:
    """`by` is the killer, whose kill missions and the like speak of.

    Points 'shared' are split evenly between all players who have aimed a copy of this card at the warrior by then; of
    'half' you earn half of them, rounded down.
    """

    who: Ref | Sel = "target"
    points: Literal["none", "you", "its foe", "killer", "shared", "half"] = "none"
    sure: bool = False
    by: Ref = "me"
    kind: Literal["kill"] = "kill"


@node
class Damage:
    """So many points of damage against the modified A of each: equal or more wounds."""

    amount: Amount
    who: Sel
    points: Literal["none", "you"] = "none"
    kind: Literal["damage"] = "damage"


@node
class Heal:
    who: Ref | Sel = "target"
    kind: Literal["heal"] = "heal"


@node
class Survive:
    """A warrior about to be killed or wounded is not; it keeps the status it had (`before`: before the combat)."""

    who: Ref = "it"
    before: bool = False
    kind: Literal["survive"] = "survive"


@node
class Move:
    """Cards go to a zone: discard, annihilated, hand, draw (top, bottom or shuffled in), or an area without a muster.

    `to_whose` owner (always for piles), 'you' or 'target player' for areas. `pay` 'V' demands the Value of who speaks
    when a warrior enters play, which it does as if it were mustered there. What `stay`s on a prisoner goes where
    that goes.
    `rider` is what becomes of who is inside a vehicle that goes: as the rules have it, 'spared', or 'killed' by you.
    """

    what: Ref | Sel
    to: Literal["discard", "annihilated", "hand", "draw", "squad", "kohort", "outpost", "play", "held"]
    n: Amount | Literal["all"] = "all"
    by: Who = "you"
    place: Literal["top", "bottom", "shuffled"] = "shuffled"
    to_whose: Literal["owner", "you", "controller", "target player"] = "owner"
    pay: Literal["", "V", "2V"] = ""
    attachments: Literal["", "stay", "discard"] = ""
    random: bool = False
    rider: Literal["", "spared", "killed"] = ""
    kind: Literal["move"] = "move"


@node
class Search:
    """Look through a pile, take up to `n` fitting cards to a place; shuffle a draw pile afterwards.

    `extra` is the price of one card more. To 'target' means attached to `on`, to 'place' into the area of `on` and the
    control of its player. `then` happens to each card found, as `it`. `pay` demands the Value of what enters play, or
    what is 'listed' on the card. What is cast or built is played at once as from hand, for what itself costs.
    """

    sel: Sel
    to: Literal["hand", "play", "kohort", "target", "place", "top", "held", "cast", "build", "discard"] = "hand"
    n: Amount = 1
    whose: Who = "you"
    extra: Cost | None = None
    show: bool = False
    on: Ref = "me"
    then: tuple[Effect, ...] = ()
    pay: Literal["", "V", "2V", "listed"] = ""
    kind: Literal["search"] = "search"


@node
class Look:
    """You see a hand, a pile or covered warriors."""

    whose: Who = "target player"
    where: Literal["hand", "draw", "discard", "annihilated", "collection", "covered"] = "hand"
    n: Amount = 0
    kind: Literal["look"] = "look"


@node
class HandLoss:
    """Cards of a hand are discarded: chosen by you, by the player, or at random; `excess`: what is over its size."""

    whose: Who = "target player"
    n: Amount = 1
    by: Literal["you", "player", "random"] = "you"
    look: bool = True
    excess: bool = False
    kind: Literal["hand loss"] = "hand loss"


@node
class Draw:
    """Draw `n` cards; `keep` of them stay in hand, the others are discarded."""

    n: Amount
    who: Who = "you"
    keep: int = 0
    kind: Literal["draw"] = "draw"


@node
class Shuffle:
    who: Who = "its owner"
    may: bool = True
    kind: Literal["shuffle"] = "shuffle"


@node
class Control:
    """The card changes sides; `to` its new area."""

    what: Ref = "target"
    who: Who = "you"
    to: Literal["", "squad", "kohort", "outpost", "fitting"] = "fitting"
    until: Until = "game"
    kind: Literal["control"] = "control"


@node
class AttachTo:
    """A card in play, or under another one, is moved onto another card or player that it could be given to.

    `swap`: the Armor or vehicle that stands in its way there comes back in exchange. All that fit a selector go
    there whether they could be given or not, unless `legal` asks that of each.
    """

    what: Ref | Sel = "me"
    to: Ref | Literal["target player"] = "target"
    swap: bool = False
    legal: bool = False
    kind: Literal["attach"] = "attach"


@node
class Cover:
    """Into cover (`out`: out of it), without an action; `legal`: only who may seek cover goes there."""

    who: Ref | Sel | Who = "target"
    out: bool = False
    hasty: bool = False
    legal: bool = False
    kind: Literal["cover"] = "cover"


@node
class Imprison:
    """A warrior in play is taken prisoner with all that is on it, until the card that keeps it leaves play (RUL-45)."""

    who: Ref = "target"
    in_: Ref = "me"
    kind: Literal["imprison"] = "imprison"


@node
class Transfer:
    """Warriors go to the Outpost or back to their area, as transfers allow it, for no action; `to`: which of two areas.

    `again`: however often, and whoever has to stay; none of it counts as a transfer of the turn (OUT-09)."""

    what: Ref | Sel = "target"
    again: bool = False
    to: Literal["", "squad", "kohort"] = ""
    kind: Literal["transfer"] = "transfer"


@node
class Release:
    """Prisoners go back to where they stood."""

    who: Ref | Sel = "target"
    kind: Literal["release"] = "release"


@node
class EndCombat:
    """The combat ends.

    `refund` gives the attack action back, `discards` takes what was played in it and stayed, `voids` lets nothing come
    of what was played in it and waits for its end.
    """

    refund: bool = False
    discards: bool = False
    voids: bool = False
    kind: Literal["end combat"] = "end combat"


@node
class SwapRole:
    """Another warrior takes the place of the attacker or defender (COMBAT-23); `legal`: LEGAL must allow the pair.

    Points 'you': you earn those of all kills of this combat.
    """

    role: Literal["attacker", "defender"]
    to: Ref = "target"
    legal: bool = False
    points: Literal["", "you"] = ""
    kind: Literal["swap role"] = "swap role"


@node
class SetTactic:
    """The tactic changes to the other one, or to one you choose."""

    choose: bool = False
    kind: Literal["set tactic"] = "set tactic"


@node
class Join:
    """Fitting warriors join the side of `who` for this combat; `struck` says who chooses which of them is hit. A number
    above 1 is the most; `pay` demands the Value of each; who is `legal` could fight the opponent itself.
    """

    who: Ref = "target"
    sel: Sel | None = None
    n: Amount | Literal["any"] = 1
    add: tuple[Literal["F", "S", "A", "V"], ...] = ("F", "S")
    struck: Literal["original", "opponent", "owner"] = "opponent"
    pay: Literal["", "V"] = ""
    legal: bool = False
    kind: Literal["join"] = "join"


@node
class Merge:
    """Warriors become one body: `grow` is added to its ratings for each further member, the ratings of `sum` are added.

    `most` members fit in; `same`: what befalls one befalls the other; `open`: more may join later, even when the card
    that says so has gone.
    """

    what: Ref | Sel
    into: Ref = "target"
    grow: int = 0
    sum: tuple[Literal["F", "S", "A", "V"], ...] = ()
    most: int = 0
    same: bool = False
    open: bool = False
    kind: Literal["merge"] = "merge"


@node
class Strike:
    """A blow outside the comparison: `by` hits `whom` with its modified rating, in the tactic of this combat or that.

    A `bare` one counts base ratings, the weapon in use and cover alone. It earns no points.
    """

    by: Ref
    whom: Ref = "target"
    tactic: Literal["", "fight", "shoot"] = ""
    back: bool = False
    bare: bool = False
    kind: Literal["strike"] = "strike"


@node
class Attack:
    """A combat happens now, inside the present one if there is one (combats are a stack).

    The present one goes on afterwards only if its combatants live. `carries`: what is played on the attacker holds
    in the attack that follows, too.
    """

    attacker: Ref | Sel = "me"
    defender: Ref | Sel = "target"
    tactic: Literal["", "fight", "shoot"] = ""
    legal: bool = False
    points: Literal["", "you", "none"] = ""
    carries: bool = False
    kind: Literal["attack"] = "attack"


@node
class Actions:
    """Further actions: `attack` may be, or must be an attack; `at_once` (RUL-30) they are taken now or lost. A negative
    `n` takes actions of this turn away, but never the last one."""

    n: Amount
    who: Who = "you"
    attack: Literal["no", "may", "only"] = "no"
    at_once: bool = False
    only_with: Ref | None = None
    next_turn: bool = False
    points: Literal["", "you"] = ""
    kind: Literal["actions"] = "actions"


@node
class Skip:
    """A player misses something next time."""

    what: Literal["turn", "draw", "discard"]
    who: Who = "target player"
    kind: Literal["skip"] = "skip"


@node
class TurnAgain:
    who: Who = "you"
    kind: Literal["turn again"] = "turn again"


@node
class Reseat:
    """The direction of play turns round, once a game; or you change places with a player, everybody's cards stay."""

    who: Who | None = None
    kind: Literal["reseat"] = "reseat"


@node
class Cancel:
    """What has just been announced has no effect; costs stay paid (ACT-23, RUL-02)."""

    what: Literal["play", "action"] = "play"
    to: Literal["", "discard", "hand"] = ""
    kind: Literal["cancel"] = "cancel"


@node
class Undo:
    """What makes a card one of these `words` is over: attached cards that do are discarded, passing effects end."""

    words: tuple[str, ...]
    what: Ref = "target"
    kind: Literal["undo"] = "undo"


@node
class Redirect:
    """The announced spell has another card or player for its first target, its 'caster' too (`illegal`: anyhow)."""

    to: Ref | Who = "target"
    illegal: bool = False
    kind: Literal["redirect"] = "redirect"


@node
class TakeOver:
    """The announced play is cancelled, and at once you play that card as yours, for nothing but what has been paid; its
    owner stays. `also`: that play takes place, then you play the card for its D, never one that takes actions."""

    free: bool = True
    also: bool = False
    kind: Literal["take over"] = "take over"


@node
class Cast:
    """`who` casts a spell of your hand at once, whatever aspects it can cast; what the spell costs is paid."""

    who: Ref = "target"
    kind: Literal["cast now"] = "cast now"


@node
class Mark:
    name: str
    n: Amount = 1
    on: Ref | Sel = "target"
    off: bool = False
    kind: Literal["mark"] = "mark"


@node
class Remember:
    """The card that speaks remembers what has been chosen, or nothing, in place of what it had remembered."""

    kind: Literal["remember"] = "remember"


@node
class Hold:
    """Cards go under a card; what lies there face up is in play for uniqueness only, face down not at all.

    No more than that card holds. What is in play leaves it, and what is attached to it is discarded. `spill` is where
    they go when that card leaves; 'due' is where each would have gone. What lies `face_down` its player alone sees.
    """

    what: Ref | Sel
    under: Ref = "me"
    face_down: bool = False
    spill: Literal["discard", "annihilated", "hand", "due"] = "discard"
    kind: Literal["hold"] = "hold"


@node
class FaceDown:
    """Cards are turned face down and do nothing; turning one up costs `actions`; warriors are in cover."""

    what: Ref | Sel
    actions: int = 1
    kind: Literal["face down"] = "face down"


@node
class Infect:
    """A lasting infection: `effects` now and at each of your Draw steps; `once`, or if it spreads 'at once', now."""

    what: Ref | Sel = "target"
    effects: tuple[Effect, ...] = ()
    again: EventName = "draw start"
    spreads: Sel | None = None
    after: Literal["at once", "full turn"] = "full turn"
    once: bool = False
    kind: Literal["infect"] = "infect"


@node
class Credit:
    """D that are not there may be spent, up to `most`: a marker 'credit' lies here for each. Who owes may not win."""

    most: int
    kind: Literal["credit"] = "credit"


@node
class RaiseGoal:
    """The winner has not won: the goal becomes his points plus `by`."""

    by: int
    kind: Literal["raise goal"] = "raise goal"


@node
class Award:
    """Changes the points being earned now: lost, moved, multiplied, D only."""

    amount: Amount | None = None
    pool: Literal["", "D", "P"] = ""
    to: Who | None = None
    lose: bool = False
    kind: Literal["award"] = "award"


@node
class Copy:
    """This card is played as if it were another card: type, windows, costs and targets are those of `like`."""

    like: Sel
    kind: Literal["copy"] = "copy"


@node
class Suppress:
    """Printed text does nothing: its abilities, or restrictions too, or only what it gives to others that fit."""

    what: Ref | Sel = "target"
    roles: tuple[Literal["ability", "restriction", "keyword"], ...] = ("ability",)
    reach: tuple[Literal["self", "host", "others", "players"], ...] = ("self", "host", "others", "players")
    until: Until = ""
    kind: Literal["suppress"] = "suppress"


@node
class Scale:
    """The bonuses that a card gives its bearer count `times` as much; `to` moves them to another warrior.

    `wholly`: so does all that it adds to ratings or takes from them, whoever's, and its damage. -1 `times`: what it
    would add to F, S and A is taken off instead.
    """

    what: Ref | Sel
    times: int = 1
    to: Ref | None = None
    until: Until = "combat"
    wholly: bool = False
    kind: Literal["scale"] = "scale"


@node
class Redistribute:
    """You share base ratings anew, none below 0; `worth`: each point taken from the first adds that to the second."""

    who: Ref = "target"
    stats: tuple[Literal["F", "S", "A"], ...] = ("F", "S", "A")
    until: Until = "combat"
    worth: int = 0
    kind: Literal["redistribute"] = "redistribute"


@node
class Flip:
    """A coin is tossed."""

    heads: tuple[Effect, ...] = ()
    tails: tuple[Effect, ...] = ()
    kind: Literal["flip"] = "flip"


@node
class Bid:
    """An open auction: you bid first, `least` or more, then one player after the other bids more until all have passed.

    Nobody bids more than he has, and who has passed bids no more. The highest bidder pays, and `then` happens: he is
    the winner, and the bid the number of the event.
    """

    then: tuple[Effect, ...]
    least: Amount = 0
    kind: Literal["bid"] = "bid"


@node
class Ask:
    """Yes-or-no questions about a hand, from a fixed list; who will not answer pays."""

    who: Who = "target player"
    refuse: int = 0
    n: Amount = 1
    kind: Literal["ask"] = "ask"


@node
class Fulfil:
    """A mission counts as fulfilled although it was never assigned (from hand)."""

    what: Sel
    kind: Literal["fulfil"] = "fulfil"


@node
class May:
    """The player decides whether this happens."""

    effects: tuple[Effect, ...]
    who: Who = "you"
    cost: Cost | None = None
    kind: Literal["may"] = "may"


@node
class If:
    cond: Cond
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()
    kind: Literal["if"] = "if"


@node
class Either:
    """One of several things, chosen by the player; `labels` are the keys of the choices."""

    labels: tuple[str, ...]
    choices: tuple[tuple[Effect, ...], ...]
    who: Who = "you"
    kind: Literal["either"] = "either"


@node
class Choose:
    """Choices that `who` makes while this happens, then the `effects` with them.

    `again`: once more and once more until `who` has done, never beginning with the same card twice. `every`: as often
    as there is anything to choose, no card twice, and all is chosen before any of it happens; then `who` says each time
    which of it comes next.
    """

    choices: tuple[Choice, ...]
    effects: tuple[Effect, ...]
    who: Who = "you"
    again: bool = False
    every: bool = False
    kind: Literal["choose"] = "choose"


@node
class Each:
    """For every card that fits (it becomes `it`), every player in turn, or every part that was paid."""

    of: Sel | Who | Paid
    effects: tuple[Effect, ...]
    kind: Literal["each"] = "each"


@node
class Later:
    """Delayed: when the event happens, even if the source is gone.

    Where the event speaks of `it`, or of `by` as the one it happens to, that is the card that was so called when the
    delay began; until 'host leaves' it waits as long as that card stays in play. What is attached to somebody once a
    warrior has been killed lies ready until it is, and is discarded if it is not.
    """

    event: Event
    effects: tuple[Effect, ...]
    once: bool = True
    until: Until = "game"
    kind: Literal["later"] = "later"


@node
class Special:
    """What truly stands alone: a named handler with its own sentence, counted and listed; a name of `SPECIALS`."""

    name: str
    kind: Literal["special"] = "special"


SPECIALS: Final[dict[str, tuple[Ref | Literal["target player"], ...]]] = {
    "25 D apart": ("target player",), "another warzone": (), "hand from the bottom": ("target player",),
    "summon for less": ("target",), "down to the fewest": (), "swap piles": ("target player",),
    "discard what is illegal": ("target",), "double duty": ("target",), "cover or wound": ("it",),
    "turn up and play": (), "look under cards": (), "another at random": (), "share out D": (), "stand in": ("target",),
    "back from the discard pile": (), "attack in person": ("bearer", "target player"),
    "mutated": ("target", "target2"), "four attacks": ("bearer",), "truce": ("target player",),
    "stays": ("it",), "summit": (), "take its place": ("it",), "jump on": ("target",), "fence": (),
}
"""Every Special with what it speaks of, in the order of its sentence; a player who stands first is who does it."""


Effect: TypeAlias = (
    "Mod | Rule | Gain | Lose | Pass | SwapPools | Convert | PayOr | Wound | Kill | Damage | Heal | Survive | Move | "
    "Search | Look | HandLoss | Draw | Shuffle | Control | AttachTo | Cover | Imprison | Release | Transfer | "
    "EndCombat | SwapRole | SetTactic | Join | Merge | Strike | Attack | Actions | Skip | TurnAgain | Reseat | "
    "Cancel | Undo | Redirect | TakeOver | Mark | Remember | Hold | FaceDown | Infect | Credit | RaiseGoal | "
    "Award | Copy | Suppress | Cast | Scale | Redistribute | Flip | Bid | Ask | Fulfil | May | If | Either | Choose | "
    "Each | Later | Special"
)


# --------------------------------------------------------------------------------------------------- wrappers

AbilityRole = Literal["ability", "restriction", "keyword"]


@node
class Static:
    """Holds while the card is in play (equipment, gifts: while it works). Of a mission `you` is as in its `Goal`."""

    effects: tuple[Mod | Rule | Credit | Suppress | Scale | Special | Merge, ...]
    when: Cond | None = None
    role: AbilityRole = "ability"
    kind: Literal["static"] = "static"


@node
class Act:
    """An activated ability of a card in play."""

    effects: tuple[Effect, ...]
    window: Window = "action"
    to: Event | None = None
    cost: Cost | None = None
    targets: tuple[Choice, ...] = ()
    when: Cond | None = None
    limit: Limit = ""
    who: Literal["controller", "host's controller", "any", "team"] = "controller"
    role: AbilityRole = "ability"
    kind: Literal["act"] = "act"


@node
class On:
    """When something happens: a trigger, or with `instead` a replacement of what is about to happen.

    `who` speaks and decides: whoever controls the card, or the warrior that it is on. `order` says who puts several of
    them in order, when it is not TIME-15. What is `announced` is answered as the use of the card.
    """

    event: Event
    effects: tuple[Effect, ...]
    when: Cond | None = None
    may: bool = False
    cost: Cost | None = None
    targets: tuple[Choice, ...] = ()
    instead: bool = False
    over: tuple[str, ...] = ()
    order: Who | None = None
    limit: Limit = ""
    role: AbilityRole = "ability"
    who: Literal["controller", "host's controller"] = "controller"
    announced: bool = False
    kind: Literal["on"] = "on"


@node
class Play:
    """What playing the card itself does; several `Play`s of one card are alternatives.

    A Special or Art card whose effects are only Static has an empty `effects` and stays attached.
    """

    window: Window = "action"
    to: Event | None = None
    cost: Cost | None = None
    targets: tuple[Choice, ...] = ()
    effects: tuple[Effect, ...] = ()
    when: Cond | None = None
    limit: Limit = ""
    sure: bool = False
    kind: Literal["play"] = "play"


@node
class Goal:
    """A mission: fulfilled when `event` happens while `when` holds; `lasts` asks for a full turn of `when`.

    With `act` it is fulfilled by paying so much. One that `repeats` is never done; `titles` counts each title once.

    Here `you` is the player it was assigned to, for a warrior its controller (MISS-07). The event is seen as it
    happened: the killed warrior with the ratings, the cover and the fortifications it had.
    """

    event: Event | None
    reward: tuple[Effect, ...]
    when: Cond | None = None
    lasts: bool = False
    act: Cost | None = None
    repeats: bool = False
    titles: bool = False
    kind: Literal["goal"] = "goal"


Ability: TypeAlias = "Static | Act | On | Play | Goal"


@node
class Host:
    """Where a card goes when it is played: onto a card that fits, an area, a player, the game, or a place of its own.

    `whose` says whose cards or areas; ordinary equipment goes on your own warriors only. The host is chosen first,
    before the targets of a `Play`. Of a warrior it says in which area it may be, where its affiliation does not;
    'beside' is a place of its own outside the areas (ZONE-23).
    """

    on: Literal["card", "area", "player", "game", "none"] = "card"
    sel: Sel | None = None
    areas: tuple[Literal["squad", "kohort", "outpost", "beside"], ...] = ()
    whose: Literal["yours", "any", "others"] = "yours"
    kind: Literal["host"] = "host"


@node
class Card:
    """One printed card: its facts and what it says. `V` of a warrior is its price and its worth.

    No immunity keeps off what a `piercing` card does. `cost` comes on top of the action that the rules ask for a
    card of its type (and of V). `considered` and `keywords` are both tags; the first are what the text calls
    "considered a". `needs` must hold to play it, `keeps` to keep it. It `holds` up to so many
    cards under it, or so many warriors ride in it (0: any number). Copies of what does not `adds_up` change the ratings
    of a warrior once, and answer an event once.
    """

    name: str
    code: str
    set: str
    type: CardType
    affiliations: tuple[Affiliation, ...]
    F: int | None = None
    S: int | None = None
    A: int | None = None
    V: int | None = None
    rarity: str = ""
    limit: int = 5
    post_play: PostPlay | None = None
    keywords: tuple[str, ...] = ()
    considered: tuple[str, ...] = ()
    aspects: tuple[Aspect, ...] = ()
    host: Host | None = None
    needs: tuple[Cond, ...] = ()
    keeps: tuple[Cond, ...] = ()
    unique: Literal["", "any number", "two", "area", "player", "game"] = ""
    after: Literal["", "discard", "annihilate", "attach"] = ""
    remembers: tuple[Choice, ...] = ()
    holds: int = 0
    adds_up: bool = True
    cost: Cost | None = None
    abilities: tuple[Ability, ...] = ()
    piercing: bool = False
    battle: Battle | None = None
    kind: Literal["card"] = "card"
