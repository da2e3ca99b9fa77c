"""The Special cards of the base set that stay: memberships, empathies, training, marks of favour and disgrace."""

from __future__ import annotations

from typing import Final

from doomtable.cards.constructors import attached
from doomtable.cards.patterns import casts_for, gives, immune_to_art, membership, pumped, raises
from doomtable.cards.vocabulary import (
    AIRSHIP,
    ANY_LEGION,
    ANY_WARRIOR,
    APOSTLE_GIFT,
    BAUHAUS,
    BROTHERHOOD,
    CAPITOL,
    COMBAT_SPELL,
    CYBERTRONIC,
    FIRST_STRIKE,
    FREELANCER,
    FSAV,
    GENERAL,
    HERETIC,
    IMPERIAL,
    LEGION,
    MISHIMA,
    ORGANISATIONS,
    PERSONAL,
    RECEPTIVE,
    SYMMETRY,
    cards,
    doomtroopers,
    warriors,
)
from doomtable.rules.language import (
    Act,
    All,
    Card,
    Event,
    Host,
    If,
    Is,
    Lose,
    Mod,
    Move,
    Name,
    Not,
    On,
    PayOr,
    PoolOf,
    Rule,
    Sel,
    Static,
    Target,
    Test,
    Using,
    Value,
    Versus,
    Whose,
)
from doomtable.rules.terms import Affiliation, Aspect


def joins(name: str, code: str, corporation: Affiliation) -> Card:
    """A Doomtrooper of another organisation becomes a member of the corporation as well."""
    return attached(
        name, code, corporation, membership(corporation),
        to=doomtroopers(none=(corporation,)), rarity="U",
    )  # fmt: skip


def empathy(name: str, code: str, aspect: Aspect) -> Card:
    """While one of your Brothers has it, all Brothers in your Squad may cast one aspect."""
    return attached(
        name, code, BROTHERHOOD,
        casts_for(warriors(BROTHERHOOD, whose="yours", area="squad"), aspect),
        to=warriors(BROTHERHOOD), whose="yours", window="action", actions=1, rarity="C1",
    )  # fmt: skip


def training(name: str, code: str, stat: Value) -> Card:
    """D spent in combat raise one rating of the warrior."""
    return attached(name, code, GENERAL, pumped(stat), to=ANY_WARRIOR, window="action", actions=3, rarity="R")


def powers(whose: Whose) -> Sel:
    """The Art and the Dark Symmetry of these players."""
    return Sel(all=(), any=("art", "symmetry"), whose=whose)


NOT_RECEPTIVE: Final = Not(Is("host", warriors(RECEPTIVE)))
"""Its player lets no powers affect the warrior now."""

CARDS: tuple[Card, ...] = (
    attached(
        "At Peace with the Art", "01011", BROTHERHOOD,
        Static((Rule("allow", "cast", "host", Sel(all=("art",), none=(COMBAT_SPELL, PERSONAL)), price=2),)),
        to=doomtroopers(), rarity="U",
    ),
    empathy("Changeling Empathy", "01036", "changeling"),
    attached(
        "Chosen", "01041", LEGION, Static((Rule("allow", "receive", "host", cards(APOSTLE_GIFT)),)),
        to=ANY_LEGION, rarity="R",
    ),
    attached("Corrupt Shield", "01057", LEGION, immune_to_art("host"), to=ANY_LEGION, rarity="U"),
    attached(
        "Dark Visitation", "01068", LEGION,
        Static((
            Mod(("affiliation",), op="set", words=(LEGION,), who="host"),
            gives(HERETIC, who="host"),
        )),
        to=doomtroopers(), rarity="U",
    ),
    attached(
        "Demoted", "01073", GENERAL,
        raises(-2, "V", who="host"),
        On(Event("V gone", it="host"), (Move("host", "discard"),)),
        to=ANY_WARRIOR, rarity="U",
    ),
    attached(
        "Doomed", "01084", GENERAL,
        On(
            Event("draw start", whose="target player"),
            (If(Test(PoolOf("target player"), "==", 0), (Move("me", "discard"),), (Lose(3),)),),
        ),
        to=Host("player", whose="any"), rarity="U",
    ),
    joins("Dutiful Service", "01087", MISHIMA),
    empathy("Elemental Empathy", "01093", "elements"),
    training("Evasion Training", "01104", "A"),
    empathy("Exorcism Empathy", "01120", "exorcism"),
    attached(
        "Fortune of War", "01133", GENERAL, Static((Mod(("discards",), 0, "set", who="you"),)),
        to=Host("player"), rarity="U",
    ),
    attached(
        "Gale Force Winds", "01140", GENERAL,
        Static((Rule("forbid", "equip", "each", cards(AIRSHIP)), Rule("forbid", "muster", "each", cards(AIRSHIP)))),
        On(Event("turn start", whose="yours"), (PayOr("you", d=3, otherwise=(Move("me", "discard"),)),)),
        to=Host("game"), rarity="R", effects=(Move(cards(AIRSHIP), "discard"),),
    ),
    attached(
        "Hidden in the Shadows", "01154", GENERAL,
        raises(3, "A", who="host"),
        On(Event("draw start", whose="yours"), (Move("me", "discard"),)),
        to=ANY_WARRIOR, rarity="C1",
    ),
    attached(
        "Honorary Baptism", "01156", BROTHERHOOD, membership(BROTHERHOOD),
        to=doomtroopers(none=(BROTHERHOOD, CYBERTRONIC)), rarity="U",
    ),
    attached(
        "Insubordination", "01175", CAPITOL,
        Static((Mod(("affiliation",), op="take", words=("named",), who="host"),)),
        Static((gives(FREELANCER, who="host"),), when=Not(Is("host", Sel(any=ORGANISATIONS)))),
        to=Sel(all=("warrior", "doomtrooper"), any=ORGANISATIONS), rarity="U",
        remembers=(Name("organisation", of="host"),),
    ),
    empathy("Kinetic Empathy", "01183", "kinetics"),
    joins("Knighthood", "01184", IMPERIAL),
    attached(
        "Manifest Destiny", "01198", GENERAL,
        Static((Mod(("hand", "fill"), 10, "set", who="you"),)),
        to=Host("player"), window="draw", rarity="R",
    ),
    empathy("Manipulative Empathy", "01199", "manipulation"),
    training("Martial Training", "01200", "F"),
    attached(
        "Mental Constitution", "01203", GENERAL,
        Static((Mod(("immune",), op="give", who="host", of=powers("others")),), when=NOT_RECEPTIVE),
        Static((Rule("forbid", "be wounded", "host", powers("yours")),), when=NOT_RECEPTIVE),
        Act((gives(RECEPTIVE, who="host", until="turn"),), window="any", when=NOT_RECEPTIVE),
        Act(
            (Mod(("immune",), op="take", who="host", of="target", until="turn"),),
            window="any", targets=(Target(powers("others")),),
        ),
        to=doomtroopers(), rarity="U",
    ),
    empathy("Mentalism Empathy", "01204", "mentalism"),
    attached(
        "Mystical Training", "01212", BROTHERHOOD, casts_for("host"),
        to=warriors(BROTHERHOOD), window="action", actions=3, rarity="R",
    ),
    attached(
        "Necromutant Frenzy", "01215", LEGION,
        Static((
            gives(
                FIRST_STRIKE,
                who=warriors("necromutant"),
                when=All((Using("fight"), Not(Versus(warriors("necromutant"), ref="it")))),
            ),
        )),
        to=Host("game"), rarity="U",
    ),
    joins("Noted Efficiency", "01225", CYBERTRONIC),
    empathy("Premonition Empathy", "01239", "premonition"),
    attached(
        "Reinstatement", "01253", GENERAL,
        Static((
            Mod(("affiliation",), op="give", words=("home corporation",), who="host"),
            Mod(("tags",), op="take", words=(FREELANCER,), who="host"),
        )),
        raises(1, *FSAV, who="host"),
        to=warriors(FREELANCER), window="action", actions=1, rarity="U",
        keeps=(Is("host", warriors("home corporation")),),
    ),
    attached(
        "Reputation", "01255", GENERAL, raises(3, "V", who="host"),
        to=ANY_WARRIOR, window="action", actions=3, rarity="R",
    ),
    training("Sharpshooter", "01279", "S"),
    joins("Special Commendation", "01289", CAPITOL),
    joins("Spoke in the Cog", "01292", BAUHAUS),
    attached(
        "Stigmata", "01294", LEGION,
        membership(LEGION),
        Static((Rule("forbid", "lose", "host", words=(LEGION,)),)),
        Static((Rule("allow", "receive", "host", SYMMETRY), Rule("allow", "bestow", "host", SYMMETRY, window="any"))),
        to=warriors(HERETIC, has=SYMMETRY), rarity="R",
    ),
    attached(
        "Tainted Conjurer", "01307", LEGION, Static((Rule("allow", "cast", "host", cards("art"), price=3),)),
        to=warriors(HERETIC), rarity="U",
    ),
    attached(
        "Tainted!", "01308", LEGION,
        membership(LEGION), Static((gives(HERETIC, who="host"),)),
        to=doomtroopers(), rarity="R",
    ),
)  # fmt: skip
