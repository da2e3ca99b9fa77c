"""The Art of the base set, by aspect."""

from __future__ import annotations

from typing import Final, Literal

from doomtable.cards.constructors import art
from doomtable.cards.patterns import immune, passing, strikes_first_for_good
from doomtable.cards.vocabulary import (
    ANY_LEGION,
    ANY_WARRIOR,
    BROTHERHOOD,
    BYSTANDER,
    COMBAT_SPELL,
    COMBATANT,
    ENEMY_WARRIOR,
    FSAV,
    GENERAL_GIFT,
    HERETIC,
    LEGION,
    PERSONAL,
    SYMMETRY,
    YOUR_WARRIOR,
    cards,
    warriors,
)
from doomtable.rules.language import (
    Ask,
    AttachTo,
    Attack,
    Card,
    Choose,
    Cost,
    Count,
    Draw,
    Either,
    Event,
    Gain,
    HandLoss,
    If,
    Is,
    Later,
    Look,
    Mod,
    Move,
    Of,
    Paid,
    Play,
    Role,
    Rule,
    Sel,
    SetTactic,
    Shuffle,
    Sum,
    SwapRole,
    Target,
    TargetPlayer,
    Turn,
    Undo,
    Until,
    Value,
)
from doomtable.rules.terms import Aspect, Stat


def personal(
    name: str, code: str, aspect: Aspect, bonus: int, *stats: Value, per: int = 1, rarity: str = "C1", free: int = 0
) -> Card:
    """A Personal Combat Spell: a bonus to these ratings of the caster for every `per` D, so much of it `free`."""
    amount = Sum((free, Paid(per, bonus))) if free else Paid(per, bonus)
    return art(
        name, code, aspect, passing(amount, *stats, who="caster"),
        rarity=rarity, kind=PERSONAL, cost=Cost(per=per, least=0 if free else 1),
    )  # fmt: skip


def exorcise(name: str, code: str, apostle: str) -> Card:
    """For every 2 D one gift of that Apostle does nothing to the target, or it has 1 A more."""
    return art(
        name, code, "exorcism",
        Mod(("immune",), op="give", who="target", of="target2", until="combat"),
        passing(Paid(per=2, less="target2"), "A"),
        rarity="C1", kind=COMBAT_SPELL, cost=Cost(per=2),
        targets=(Target(COMBATANT), Target(cards(f"gift of {apostle}"), n=Paid(per=2), up_to=True)),
    )  # fmt: skip


def appears(original: Sel, d: int) -> Play:
    """The caster has the ratings of such a warrior, for so many D."""
    ratings = tuple(Mod((stat,), Of("target", stat), "set", who="caster", until="combat") for stat in STATS)
    return Play(window="combat", cost=Cost(d=d), targets=(Target(original),), effects=ratings)


def must(act: Literal["attack", "fight", "shoot"]) -> Rule:
    """The first target must do so to the second in its player's next turn."""
    return Rule("require", act, "target", "target2", until="its next turn")


NEXT_TURN: Final[Until] = "your next turn"
STATS: Final[tuple[Stat, ...]] = ("F", "S", "A", "V")
TELEPORTED: Final = Choose(
    (Target(Sel(all=("warrior", "doomtrooper"), whose="same", area="squad")),), (AttachTo("target", "target2"),)
)
AN_ATTACK: Final = Choose(
    (Target(Sel(whose="target player")), Target(ANY_WARRIOR)),
    (must("attack"), Either(("fight", "shoot"), ((must("fight"),), (must("shoot"),)), who="target player")),
    who="target player",
)
NO_ATTACK: Final = Rule("forbid", "attack", "target player", until="its next turn")
EACH_HAND: Final = TargetPlayer("others", n=Paid(per=5), again=True)

CARDS: tuple[Card, ...] = (
    # Changeling
    art(
        "Command", "01052", "changeling",
        Later(Event("hurt", it="attacker"), (Gain(Of("it", "V", times=2), who="its player"),), until="combat"),
        Later(Event("hurt", it="defender"), (Gain(Of("it", "V")),), until="combat"),
        Attack("target", "target2"),
        rarity="U", window="action", cost=Cost(actions=1, d=6, attack=True),
        targets=(Target(ENEMY_WARRIOR), Target(ANY_WARRIOR)),
    ),
    art(
        "Empathy", "01095", "changeling",
        Either(("attack", "none"), ((AN_ATTACK,), (NO_ATTACK,)), who="target player"),
        rarity="R", window="action", cost=Cost(actions=1, per=10),
        targets=(TargetPlayer("others", n=Paid(per=10)),),
    ),
    art(
        "Exorcism", "01119", "changeling",
        Move(cards("symmetry", on="target"), "discard"), Undo((HERETIC, LEGION)),
        rarity="U", cost=Cost(d=Count(cards("symmetry", on="target"), each=3), per=5),
        targets=(Target(warriors(HERETIC), n=Paid(per=5)),),
    ),
    art(
        "Greater Hypnosis", "01146", "changeling", SwapRole("defender"),
        rarity="R", kind=COMBAT_SPELL, targets=(Target(BYSTANDER),),
    ),
    art(
        "Lesser Domination", "01189", "changeling", Look(), HandLoss(by="you"),
        rarity="C1", limit=1, post_play="x", cost=Cost(per=5), targets=(EACH_HAND,),
    ),
    art(
        "Mind Wall", "01206", "changeling",
        Mod(("immune",), op="give", who="target", of="target2", until=NEXT_TURN),
        rarity="C1", cost=Cost(per=1), targets=(Target(ANY_WARRIOR), Target(SYMMETRY, n=Paid())),
    ),
    # Elements
    personal("Elemental Ball", "01091", "elements", 2, "F", per=2),
    personal("Elemental Bolt", "01092", "elements", 2, "S", per=2),
    personal("Elemental Wall", "01094", "elements", 2, "A", per=2),
    personal("Resist Elements", "01256", "elements", 1, "A", per=2, free=1),
    # Exorcism
    art(
        "Exorcise Dark Influences", "01112", "exorcism",
        Mod(("immune",), op="give", who="target", of="target2", until="combat"),
        rarity="C1", kind=COMBAT_SPELL, cost=Cost(per=1),
        targets=(Target(COMBATANT), Target(cards(GENERAL_GIFT), n=Paid())),
    ),
    exorcise("Exorcise Disease", "01113", "demnogonis"),
    exorcise("Exorcise Evil Thoughts", "01114", "muawijhe"),
    exorcise("Exorcise Infection", "01115", "ilian"),
    exorcise("Exorcise Poison", "01116", "semai"),
    exorcise("Exorcise Wound", "01118", "algeroth"),
    # Kinetics
    personal("Explosion", "01122", "kinetics", 5, "F", "S", per=3, rarity="R"),
    personal("Levitation", "01192", "kinetics", 1, "F", "S", "A", rarity="U"),
    personal("Shield", "01281", "kinetics", 1, "A"),
    Card(
        name="Phantasm", code="01229", set="unl", type="art", affiliations=(BROTHERHOOD,), rarity="U", post_play="-",
        aspects=("kinetics",), keywords=(PERSONAL,),
        abilities=(
            appears(warriors(BROTHERHOOD, other=True), 4),
            appears(warriors("doomtrooper", other=True), 6),
            appears(warriors(LEGION, other=True), 10),
        ),
    ),
    personal("Strike", "01297", "kinetics", 1, "S"),
    art(
        "Teleportation", "01313", "kinetics",
        If(
            Is("target", cards("equipment", whose="yours")),
            (Either(("doomtrooper", "hand"), ((TELEPORTED,), (Move("target", "hand"),))),),
            (TELEPORTED,),
        ),
        rarity="C1", cost=Cost(per=1),
        targets=(Target(cards("equipment", on=warriors("doomtrooper", area="squad")), n=Paid()),),
        others=(
            Play(
                window="any", cost=Cost(per=1), targets=(Target(cards("equipment", whose="yours"), n=Paid()),),
                effects=(Move("target", "hand"),),
            ),
        ),
    ),
    # Manipulation
    art(
        "Discern Truth", "01079", "manipulation", Ask(refuse=5),
        rarity="U", cost=Cost(per=3), targets=(TargetPlayer("others", n=Paid(per=3), again=True),),
    ),
    art(
        "Greater Domination", "01145", "manipulation", Look(), HandLoss(n=2, by="you"),
        rarity="R", limit=1, post_play="x", cost=Cost(per=5), targets=(EACH_HAND,),
    ),
    art(
        "Greater Telepathy", "01147", "manipulation",
        SwapRole("attacker"), SwapRole("defender", to="target2"), SetTactic(choose=True),
        rarity="R", kind=COMBAT_SPELL, targets=(Target(ANY_WARRIOR), Target(ANY_WARRIOR)),
    ),
    art(
        "Lesser Hypnosis", "01190", "manipulation", SwapRole("defender", legal=True),
        rarity="C1", kind=COMBAT_SPELL, targets=(Target(BYSTANDER),),
    ),
    art(
        "Suggestion", "01298", "manipulation", Rule("require", "attack", "target", until="combat"),
        rarity="U", window="attack begun", when=Turn("others"), targets=(Target(Sel(whose="active player")),),
    ),
    art(
        "Telepathic Message", "01312", "manipulation",
        Rule("require", "attack", "target player", "target", until="its next turn"),
        rarity="U", targets=(TargetPlayer("others"), Target(ANY_WARRIOR)),
    ),
    # Mentalism
    art(
        "Exorcise Self", "01117", "mentalism", immune("symmetry", "caster", until=NEXT_TURN),
        rarity="U",
    ),
    art(
        "Fly", "01131", "mentalism",
        Rule("forbid", "be attacked", "caster", until=NEXT_TURN),
        Mod(FSAV, 2, who="caster", when=Role("attacker", ref="caster"), until=NEXT_TURN),
        rarity="U",
    ),
    art("Improve Self", "01162", "mentalism", Mod(FSAV, 2, "times", who="caster", until=NEXT_TURN), rarity="U"),
    art(
        "Invulnerability", "01179", "mentalism",
        Rule("forbid", "be wounded", "caster", until=NEXT_TURN),
        Rule("forbid", "be killed", "caster", until=NEXT_TURN),
        rarity="U",
    ),
    art(
        "Proficiency", "01242", "mentalism",
        Mod(("price",), -1, who="caster", of=cards("art"), until="turn", floor=1),
        rarity="C1", window="turn start",
    ),
    art("Speed", "01290", "mentalism", strikes_first_for_good("caster", until="combat"), rarity="U", kind=PERSONAL),
    # Premonition
    art(
        "Gaze", "01141", "premonition", Look(where="draw"), Shuffle("target player"),
        rarity="R", cost=Cost(per=10), targets=(TargetPlayer("others", n=Paid(per=10), again=True),),
    ),
    art(
        "Item Vision", "01180", "premonition", Look(),
        rarity="U", cost=Cost(per=4), targets=(TargetPlayer("others", n=Paid(per=4), again=True),),
    ),
    art("Lesser Telepathy", "01191", "premonition", SetTactic(), rarity="C1", kind=COMBAT_SPELL),
    art(
        "Premonition", "01238", "premonition", SwapRole("defender"),
        rarity="U", kind=COMBAT_SPELL, targets=(Target(Sel(whose="yours", states=("not fighting",))),),
        when=Is("defender", YOUR_WARRIOR),
    ),
    art(
        "Presence", "01240", "premonition", passing(Paid(), "A"),
        rarity="C1", kind=COMBAT_SPELL, cost=Cost(per=1),
        targets=(Target(Sel(states=("fighting",), against=ANY_LEGION)),),
    ),
    art(
        "True Path", "01325", "premonition",
        Later(Event("draw end", whose="yours"), (Draw(Paid(per=3), keep=1),), until="turn"),
        rarity="C1", window="draw", cost=Cost(per=3),
    ),
)  # fmt: skip
