"""English sentences of what one card alone does, written as `verbs.py` says."""

from __future__ import annotations

SPECIAL_DEEDS: dict[str, str | tuple[str, ...]] = {
    "special 25 D apart": "gain 25 D that lie apart from their pool, where no other player's card touches them",
    "special hand from the bottom":
    "replace {own} hand with as many cards from the bottom of {own} draw pile, where the old hand goes",
    "special share out D": "share the D of all members of your team out among them as you like",
    "special back from the discard pile": "put this card back into your hand, from play or from your discard pile",
    "special down to the fewest": "=each player discards warriors of their choice until nobody has more warriors than "
    "the player with the fewest",
    "special double duty":
    "=this card enters your fitting area as an exact copy of {0} (never of an unrevealed one). Both cards are one "
    "warrior: what either has, receives or suffers counts for both, both leave play together (points are earned "
    "once), and neither attacks the other. Each has its own area, controller, cover and vehicle",
    "special swap piles": "swap {own} draw pile with {own} discard pile; both are shuffled",
    "special turn up and play": "annihilate this card, turn up all cards under it and play them one after the other in "
    "an order of your choice; what they cost is due then, and those that cannot be played are annihilated",
    "special four attacks": "={0} makes up to four attacks, one after the other. Several of them may be combined into "
    "one; it has a Combined marker for each further one until that combat ends",
    "special stays": "={0} stays where it is",
    "special summit": "=all members of your team look at each other's hands. Each of them may pass on cards of their "
    "hand to other members, each card once; whoever gets a card owns it for the rest of the game",
    "special jump on": "={0} gets on the back of this Beast as well, and cannot get down again. In combat all on it "
    "are one warrior: their Fight, Shoot, Armor and Value are added up, and a hit falls on one of them, chosen by "
    "their player, on the unwounded first; one that kills at once kills all. Only those killed are worth points, and "
    "all else affects each by itself. They are parted when the Beast goes",
    "special fence": "=in a Fight combat this card strikes at the attacker first, in a Fight of its own with Fight 6. "
    "Cards that change Fight may be played on it, too; nothing hits it. The attack then goes on if the attacker lives",
    "special mutated": "infect {1} with {0} instead of Doomtroopers. If the infection spreads, it also spreads to "
    "Tribal warriors",
    "special attack in person": "have {0} attack {1} in person past any warriors, for 3 P and nothing else",
    "special look under cards": "look at all cards that lie face down under other players' Secrets",
    "special another at random": "=if it lay in a draw or discard pile, a random other card of that pile takes its "
    "place (one that cannot go where the search puts it stays), and the picked card goes to the bottom of the pile",
    "special discard what is illegal": "discard all cards attached to {0} that may not be attached to it any more",
    "special another warzone":
    "=the attacking player chooses which of the defender's Warzones the defender defends in, or none",
    "special summon for less": "={0} casts an Art of Summoning spell at once; with it, searching your "
    "discard pile costs no D, and searching your draw pile costs what searching your discard pile usually costs",
    "special cover or wound":
    "=its player chooses whether {0} goes into cover or is wounded, which kills nobody (neither if it may never be in "
    "cover)",
    "special take its place": "=this card replaces {0} under the same player, as a noncombatant Personality of the "
    "Dark Legion (Value 0, no other ratings); {0} is shuffled into its owner's draw pile",
    "special truce": "=there is a truce between their teams until your next turn begins: neither attacks the other or "
    "plays a Special against it (one that is aimed at it without doing it good, or that meets what it does, who fights "
    "for it, or all opponents)",
    "special stand in": "muster {0} into this area for its Value; of whatever affiliation, it fights in your place",
}
