# Why something is refused. The rule's id is added in brackets by reason-with-rule.
# Arguments that a refusal does not give are "none".

reason-with-rule = { $text } [{ $rule }]

reason-no-menu = Answer the open question first; then orders can be given.
reason-not-your-turn = It is not your turn.
reason-no-actions =
    { $left ->
        [0] No actions are left
        [one] Only one action is left
       *[other] Only { $left } actions are left
    }{ $needed ->
        [none] .
        [one] ; this takes one.
       *[other] ; this takes { $needed }.
    }
reason-other-place = { $card } stands at another place.
reason-carries-nothing = { $card } carries no Promotion.
reason-both-inside = { $card } is inside a base as well, out of which only battlefields are reached.
reason-inside-reaches-none = { $card } is inside its base: out of it there is only Shoot, and only at warriors in battlefields.
reason-inside-shoots = { $card } is inside its base, where there is but Shoot.
reason-other-affiliation = Those in the base are of another affiliation than { $card }.
reason-outside-base = { $card } gets cards only inside its base.
reason-field-invaded = { $card } has been invaded.
reason-field-held = Another warrior has invaded { $card }.
reason-base-manned = The base behind { $card } has a warrior in it or before it.
reason-base-down = The base behind { $card } is down.
reason-from-own-field = { $card } invades from its own battlefield.
reason-no-way-there = { $card } goes only to its own base and battlefield, and to deserted ones of others.
reason-invades-nothing = { $card } has invaded no battlefield.
reason-nothing-to-steal = There is no Promotion that { $card } could steal.
reason-not-at-home = { $card } is not at home, and only there Promotion is laid down.
reason-deployment = In the Deployment phase cards are laid down, nothing else is done.
reason-attack-done = The attack was the last action of this turn.
reason-first-turn = Nobody attacks in their own first turn.
reason-one-combat = This turn has had its one combat.
reason-nothing-under = No card lies under your war.
reason-first-round = Not before everybody has had a turn.
reason-last-action = An attack must be the last action of the turn.
reason-cannot-pay = This costs { $need } D, and there { $have ->
        [one] is
       *[other] are
    } only { $have }.
reason-cannot-pay-promotion = This costs { $need } P, and there { $have ->
        [one] is
       *[other] are
    } only { $have }.
reason-no-warrior-open = A warrior can be mustered in cover only while another of yours stands in the open.
reason-owes-exit = All your warriors are in cover: first one of them must leave cover.
reason-not-in-hand = That card is not in your hand.
reason-not-playable-now =
    { $card ->
        [none] That cannot be played at this moment.
       *[other] { $card } cannot be played at this moment.
    }
reason-no-target =
    { $card ->
        [none] There is nothing that this could be done with.
       *[other] There is nothing that { $card } could be aimed at.
    }
reason-wrong-host = { $card } cannot go to { $host }.
reason-no-bearer =
    { $verb ->
        [equip] You have no warrior who can carry { $card }.
        [card] Nothing of yours in play can take { $card }.
       *[other] You have no warrior that { $card } could go to.
    }
reason-home-area =
    { $area ->
        [kohort] { $card } can stand only in your Kohort.
        [outpost] { $card } can stand only in your Outpost.
        [beside] { $card } can stand only beside your areas.
       *[other] { $card } can stand only in your Squad.
    }
reason-one-armor =
    { $card ->
        [none] A warrior wears only one armor.
       *[other] { $card } already wears armor, and a warrior wears only one.
    }
reason-one-vehicle =
    { $card ->
        [none] A warrior has only one vehicle.
       *[other] { $card } already has a vehicle, and a warrior has only one.
    }
reason-copy-already = A copy of { $card } is there already.
reason-unique-in-play = { $card } is in play already, and there may be only one.
reason-alliance-already = { $card } is your Alliance already, and a player has only one.
reason-personality-in-play = { $card } is a Personality, and a copy is in play already.
reason-not-legion = { $card } is no Dark Legion warrior.
reason-not-follower =
    { $apostle ->
        [none] { $card } does not follow the right Apostle.
       *[other] { $card } does not follow the Apostle of { $apostle }.
    }
reason-in-cover = { $card } is in cover.
reason-left-cover = { $card } left cover this turn and may not attack until the next.
reason-noncombatant = { $card } never takes part in combat.
reason-same-corporation = { $a } may not attack { $b }: they belong to the same corporation.
reason-brotherhood-guarded = { $a } may not attack { $b }: Doomtroopers do not attack the Brotherhood.
reason-brotherhood-only-legion = { $a } may not attack { $b }: the Brotherhood attacks only the Dark Legion.
reason-partner = Partners neither attack nor sabotage one another.
reason-no-team-game = { $card } is for team games only.
reason-own-warrior =
    { $card ->
        [none] You may not attack your own warriors.
       *[other] { $card } is your own warrior.
    }
reason-same-warrior = { $card } is the same warrior: it never attacks itself.
reason-forbidden-by = { $card } forbids it.
reason-owes-attack = An attack is demanded that can be made: it comes first, or the last action is kept for it.
reason-required-by = { $card } demands something else.
reason-no-rating =
    { $stat ->
        [none] { $card } has no rating for that tactic.
       *[other] { $card } has no { $stat } rating.
    }
reason-airship-fight = { $card } is in the air or under water, out of reach of the Fight tactic.
reason-inside-vehicle = { $card } is inside its vehicle.
reason-not-inside = { $card } is not inside a vehicle.
reason-no-room = { $card } is full.
reason-no-copy = { $card } cannot be a copy of { $other }.
reason-nothing-to-copy = Nothing in play could be played now as a copy: { $card }.
reason-face-down = { $card } lies face down and does nothing.
reason-not-face-down = { $card } does not lie face down, or is one of your warriors, who leave cover.
reason-outside-only = { $card } can take a vehicle only from outside.
reason-immune-player = { $card } has no effect on a player who is immune to it.
reason-immune =
    { $to ->
        [none] { $card } is immune to it.
        [art] { $card } is immune to the Art.
        [symmetry] { $card } is immune to Dark Symmetry cards.
        [gifts] { $card } is immune to general gifts.
       *[other] { $card } is immune to { $to }.
    }
reason-no-caster =
    { $aspect ->
        [none] You have no warrior that can cast this.
       *[other] You have no warrior that can cast the Art of { $aspect }.
    }
reason-caster-not-fighting = Only a warrior in this combat can cast that, on itself.
reason-personal-spell = A Personal Combat Spell works only on its caster.
reason-art-for-legion =
    { $card ->
        [none] The Art is never cast to help the Dark Legion.
       *[other] { $card } is never cast to help the Dark Legion.
    }
reason-already-covered = { $card } is in cover already.
reason-not-covered = { $card } is not in cover.
reason-last-open = { $card } is your last warrior in the open.
reason-vehicle-cannot-cover = { $card } is inside a vehicle and must get out first.
reason-considered-vehicle = { $card } counts as a vehicle.
reason-no-other-place = There is no other place to go to.
reason-no-outposts = There are no Outposts in this game.
reason-not-revealed = { $card } has to be revealed first.
reason-stays-in-outpost = { $card } belongs to a tribe and stays in the Outpost.
reason-considered-beast = { $card } is considered a Beast.
reason-rides-beast = { $card } rides a Beast and stays in the Outpost.
reason-moved-already = { $card } has been transferred this turn.
reason-last-in-outpost = { $card } is your last warrior in the Outpost, while another player holds one.
reason-owes-transfer = Another player has a warrior in an Outpost: first you must transfer one to yours.
reason-owes-return = A Heretic must be transferred from your Outpost to your Kohort first.
reason-other-tribe = { $a } does not share an Outpost with { $b }, of another tribe.
reason-other-kind = { $a } does not share an Outpost with { $b }: Doomtroopers and Dark Legion keep apart.
reason-only-outpost = { $card } goes only to warriors in an Outpost.
reason-one-beast = { $card } has a Beast already.
reason-beast-or-vehicle = { $card } has either a Beast or a vehicle, never both.
reason-other-ground = { $card } is out of reach: an Outpost fights only another Outpost.
reason-no-area = { $card } cannot go there.
reason-duplicate-fortification = { $card } stands there already.
reason-no-collector = { $card } is a Relic: it needs a Noted Collector of yours in play.
reason-no-tactician = { $card } is a Warzone: it needs a Grand Tactician of yours in play.
reason-duplicate-mission = { $card } is assigned there already.
reason-duplicate-gift = That warrior has { $card } already.
reason-host-blocks = { $host } leaves no room for { $card }.
reason-no-effect = { $card } would change nothing now.
reason-nothing-to-attack = There is no warrior that could be attacked.
reason-no-enemies = No other player has a warrior that could be attacked.
reason-cannot-attack-yet = It cannot attack yet.
reason-wrong-tactic = { $card } cannot be used with this tactic.
reason-not-combat = That needs a combat.
reason-only-combat = That can be done only in combat.
reason-not-asked = You are not being asked.
reason-not-an-option = That is not among the choices.
reason-hand-full = Your hand is full.
reason-limit-turn = { $card } has been used as often as it allows.
reason-limit-loop = { $card } costs nothing, and ten times between two of your Draw steps are enough.
reason-wrong-answer = That does not answer what has just happened.
reason-has-no-weapon = There is no weapon to use.
reason-handgun-pair = Only two handguns can be used together.
reason-ambiguous = More than one card could be meant.
reason-discard-once = You have discarded a card this turn.
reason-bid-between = You may bid { $least } to { $most } D.
reason-no-player-attack = Warriors are attacked, never the players themselves.
reason-sabotage-off = Sabotage is not part of this game.
reason-sabotage-has-warriors = That player has a warrior who can fight.
reason-at-peace = The two attackers do not attack each other.
reason-stands-behind = A captain attacks nobody.
reason-shielded = { $card } stands behind a sergeant who has warriors.
reason-shielded-cover = While the sergeant before it has warriors { $card } cannot go into cover.
reason-shielded-spell = As long as the sergeant has warriors his captain's cast no combat spells.
reason-front-line = A sergeant is not attacked himself.
reason-lines-hold = Captain or sergeant still has a warrior.
reason-no-other-line = There is no partner to hand a warrior to.
reason-nobody-on-planet = You have no warrior on the planet where { $card } is to work.
reason-not-controlled = Cards come into play only in Warzones that you control, on Earth only while you control none.
reason-barred-place = { $card } may never stand at { $b }.
reason-held-by-other = Another player controls { $card }.
reason-three-of-planet = { $card } would be your fourth Warzone of that planet, and three are allowed.
reason-there-already = It stands there already.
reason-not-adjacent = There is no way from one of these planets to the other.
reason-first-turn-transfer = Nobody is transferred in your first turn.
reason-other-planet = { $card } stands on a planet that is out of reach.
reason-only-shots = Between these two there is only Shoot.
reason-no-mine = Where { $card } stands nothing is mined.
reason-never-removed = { $card } never leaves play.
reason-sabotage-first-round = Nobody sabotages in the first round.
reason-sabotage-done = You have sabotaged that player since your last Draw step.
reason-unknown-card =
    { $card ->
        [none] This game knows no such card.
       *[other] This game knows no card named { $card }.
    }
reason-battle-too-late = { $card } comes too late: an opponent has { $n } P or more.
reason-battle-already = { $card } is still being fought.
reason-battle-area = Another Battle is being fought in the area of { $card }.
reason-battle-again = { $card } has been in play before, and a Battle is fought once.
reason-battle-missing = { $card } brings { $missing }, which is not in the collection.
reason-battle-impossible = { $card } cannot bring { $other } as it says.
reason-bound-to-battle = { $card } belongs to { $other } and stays there.
