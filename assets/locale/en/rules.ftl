# The rulebook in short, for players. A clause has a heading (-head) and a text; [words](ACT-01) in a text leads to
# that clause, [words](destiny) to that entry of the glossary. Which clause stands in which chapter, and in what order,
# is told in words/rulebook.py.

# Chapters: their names, and what stands under them
chapter-cards = The cards
chapter-cards-intro = What is printed on a card, and what it is worth.
chapter-table = The table
chapter-table-intro = Areas, piles and points, and who may see what.
chapter-decks = Decks and setting up
chapter-decks-intro = Before the first turn.
chapter-turn = A turn
chapter-turn-intro = { $cycle ->
    [0] Draw, then your [actions](TURN-05), then discard.
   *[other] Here it is part of a cycle of [The Vortex](vortex).
}
chapter-actions = Actions
chapter-actions-intro = With an action you [muster](ACT-01), [seek](ACT-05) or [leave cover](ACT-06), [equip](ACT-08), [build](ACT-09), [bestow](ACT-10), [assign](ACT-11), [meditate](ACT-07), get [in or out of a vehicle](ACT-15), [transfer](ACT-16) or, last of all, [attack](ACT-20).
chapter-mustering = Mustering
chapter-mustering-intro = How warriors come into play, and where they stand.
chapter-personalities = Personalities
chapter-personalities-intro = Warriors of whom there is only one.
chapter-cover = Cover
chapter-cover-intro = In cover a warrior is harder to hit and does not attack. One [mustered in cover](ACT-04) is hidden as well.
chapter-equipment = Equipment
chapter-equipment-intro = Weapons, armor and everything else a warrior carries.
chapter-vehicles = Vehicles
chapter-vehicles-intro = A vehicle helps only the warrior inside it.
chapter-fortifications = Fortifications
chapter-fortifications-intro = Walls and cities for all warriors of an area.
chapter-relics = Relics
chapter-relics-intro = Old and mighty things. There is one of each.
chapter-warzones = Warzones
chapter-warzones-intro = { $warzone_places ->
    [true] Here they are [places](places) for everybody; what that chapter does not say otherwise holds.
   *[other] Ground of your own choosing for [whoever defends](WZ-04).
}
chapter-outposts = Outposts and tribes
chapter-outposts-intro = A third area on Earth, [who is sent there](OUT-10) and who [lives there](OUT-02).
chapter-beasts = Beasts
chapter-beasts-intro = Animals of Earth that carry a warrior.
chapter-alliances = Alliances
chapter-alliances-intro = A whole organisation on your side, for as long as it lies before you.
chapter-art = The Art
chapter-art-intro = Spells need a [caster](ART-17), and Destiny to pay for them.
chapter-symmetry = The Dark Symmetry
chapter-symmetry-intro = Gifts for warriors of the Dark Legion.
chapter-missions = Missions
chapter-missions-intro = Tasks that pay when they are done.
chapter-playing = Specials and answers
chapter-playing-intro = When a card may be played, who may answer it, and where it goes.
chapter-combat = Combat
chapter-combat-intro = One attacker, one defender, [seven steps](COMBAT-01).
chapter-targets = Who attacks whom
chapter-targets-intro = In short: see [the whole table](LEGAL-13).
chapter-direct = Attacks on players
chapter-direct-intro = What to do to players who have no warriors.
chapter-wounds = Wounds and death
chapter-wounds-intro = A first hit wounds, a second one kills.
chapter-immunity = Immunity
chapter-immunity-intro = Powers that do nothing to a warrior.
chapter-points = Points and winning
chapter-points-intro = Kills and Missions bring points; enough [Promotion](promotion) wins.
chapter-sabotage = Sabotage
chapter-sabotage-intro = What to do to players who have no warriors.
chapter-players = Several players
chapter-players-intro = What is different with three to seven at the table.
chapter-forms = Targets and teams
chapter-forms-intro = How several play together, agreed before the game.
chapter-options = Dice and discards
chapter-options-intro = Choices made before the game: [discarding](OPT-DISCARD-01) for an action, [dice](OPT-DICE-01) in combat, and Warzones that are [places](places).
chapter-places = Warzones as places
chapter-places-intro = If you agree so, Warzones are places where warriors stand, and this takes the place of [their chapter](warzones).
chapter-limited = Limited Resources
chapter-limited-intro = Another game with the same cards: every action of the whole game is counted.
chapter-beatdown = Beat Down
chapter-beatdown-intro = Another game with the same cards: two attack a third, who begins with warriors and gets no others.
chapter-front = Front Lines
chapter-front-intro = Another game with the same cards: two teams, and in each a captain stands behind his sergeant.
chapter-home = Home Turf
chapter-home-intro = Another game with the same cards: three bases of one's own, and Promotion must be carried home.
chapter-vortex = The Vortex
chapter-vortex-intro = Another game with the same cards: cycle after cycle everything is laid down, fought with, and swallowed again.
chapter-colony = Colonization
chapter-colony-intro = Another game with the same cards: four planets and Earth, and who holds most of them.
chapter-corpwar = Corporate Wars
chapter-corpwar-intro = Added to any game: players declare war for one side, attack everybody and lay embargos.
chapter-battles = Battles
chapter-battles-intro = Added to any game: cards that bring their own defenders, whom to kill to the last is worth 20 Promotion.
chapter-rulings = Rulings
chapter-rulings-intro = Questions that come up when cards meet, and how this table decides them.
chapter-later = Later sets
chapter-later-intro = Clauses that matter only when cards of later sets are played.
chapter-differences = What differs
chapter-words = Words
chapter-words-intro = What the words on the cards and at the table mean.

# The cards
rule-gen-01-head = The card comes first
rule-gen-01 = Where a card and the rules disagree, the card is right, for that card alone. Everything else stays as the rules have it.
rule-gen-02-head = Kinds of cards
rule-gen-02 = Warriors, Equipment, Art, Dark Symmetry, Fortifications, Missions and Specials. Later sets add Relics, Warzones, Alliances, Ki powers and Beasts.
rule-gen-03-head = Affiliations
rule-gen-03 = Five corporations (Bauhaus, Capitol, Cybertronic, Imperial, Mishima), the Brotherhood, the Dark Legion, and General cards that belong to nobody. A later set adds four tribes of Earth: Crescentians, Sons of Rasputin, Templars and the Lutheran Triad.
rule-gen-04-head = What an affiliation does
rule-gen-04 = A warrior’s affiliation decides whom it [may attack](LEGAL-13). On any other card it is only a label that cards may name: it does not limit who uses the card.
rule-gen-05-head = No hidden limits
rule-gen-05 = A Bauhaus gun is not for Bauhaus warriors alone. Whoever is not shut out by a card’s own words may use it.
rule-gen-09-head = Four ratings
rule-gen-09 = Fight is for close combat, Shoot for firearms, Armor resists both. [Value](value) is what a warrior costs to muster and what killing it earns. The printed numbers are the base, and cards may change them.
rule-gen-10-head = Keywords
rule-gen-10 = Words such as Personality, Mortificator or Airship are keywords. A card has those that are printed on it, and none that its name or picture merely suggests. They are explained under [Words](words).
rule-gen-12-head = What is a weapon
rule-gen-12 = Equipment is a weapon only if its text names a kind: Fight, Shoot, Fight/Shoot or Special. Its name and picture do not count.
rule-cons-01-head = “Considered”
rule-cons-01 = A card that is considered something counts as that too, besides what it is.
rule-cons-02-head = What it does not bring
rule-cons-02 = Whatever affects that kind of card affects it as well. It gets none of that kind’s ratings or abilities.
rule-cons-03-head = It counts for limits
rule-cons-03 = What is considered armor fills the [armor place](EQUIP-09), what is considered a vehicle [always is one](VEH-17). For the deck limit and for being the only one in play, its own name counts.
rule-cons-04-head = One step only
rule-cons-04 = A warrior considered a Clansman does not become what Clansmen are considered, unless a card says so.

# The table
rule-zone-01-head = Squad and Kohort
rule-zone-01 = Every player has a Squad for Doomtroopers and a Kohort for the Dark Legion. Both are there from start to end, even empty, so cards may affect an empty one.
rule-zone-03-head = One side or both
rule-zone-03 = You may field warriors in both areas or in only one of them. Nothing obliges you to have both.
rule-zone-04-head = Neighbors, not a team
rule-zone-04 = Standing in the same area gives warriors nothing, and none helps another, unless a card says so.
rule-zone-05-head = What each player has
rule-zone-05 = A Draw pile, a Discard pile and an Annihilated pile, and points of [Destiny](destiny) and of [Promotion](promotion).
rule-zone-06-head = The Discard pile
rule-zone-06 = Discarded cards lie face down. Nobody looks through a Discard pile, not even its owner, unless a card allows it.
rule-zone-07-head = The Annihilated pile
rule-zone-07 = Annihilated cards lie face down as well, and may not be looked through either.
rule-zone-08-head = Gone for good
rule-zone-08 = Cards can bring discarded cards back into the game. Nothing brings back annihilated ones.
rule-zone-09-head = Two different ends
rule-zone-09 = Annihilating is not discarding. What protects a card from the one does not protect it from the other.
rule-zone-10-head = What the pile tells
rule-zone-10 = How many cards a Discard pile holds is public; which they are and how they lie is not. A card that went there in the open, such as a killed warrior, was seen that once.
rule-zone-11-head = Every card goes home
rule-zone-11 = A warrior that dies or is discarded takes all its cards along. Each card goes to the pile of its own owner, whoever had the use of it.
rule-zone-12-head = Never below zero
rule-zone-12 = Points come from a bank that never runs out and are paid back to it. Nobody has less than 0 Destiny or Promotion.
rule-zone-13-head = Two kinds of points
rule-zone-13 = Destiny and Promotion are never turned into one another, except by a card or by the [debt](COVER-13) of a warrior in cover.
rule-zone-14-head = Open to all
rule-zone-14 = Every card that lies face up may be read by everybody.
rule-zone-17-head = Public and private
rule-zone-17 = How many cards you hold and how many points you have is known to all. Which cards you hold is yours to know.
rule-zone-18-head = How warriors lie
rule-zone-18 = Upright and face up: well. On its side: wounded. Face down: in cover. A wounded warrior in cover is both.
rule-zone-19-head = Cards of the game
rule-zone-19 = A card whose text attaches it to the game lies on the table and belongs to no warrior, but counts as attached.

# Decks and setting up
rule-deck-01-head = The size of a deck
rule-deck-01 = A deck has at least { $deck_min } cards. There is no upper limit.
rule-deck-02-head = Copies of a card
rule-deck-02 = A deck holds at most { $copies_max } copies of a card. Cards of the same name and text are the same card, whatever printing they come from.
rule-deck-03-head = Restricted cards
rule-deck-03 = Some cards may be there in fewer copies, and a few not at all. The limit belongs to the card.
rule-deck-04-head = Enough warriors
rule-deck-04 = { $deck_min_warriors ->
    [0] No number of warriors is demanded. Without some you do not last long: see [No warriors](WIN-12).
   *[other] At least { $deck_min_warriors } of the cards are warriors.
}
rule-deck-05-head = { $reserve_max ->
    [0] No reserve
   *[other] The reserve
}
rule-deck-05 = { $reserve_max ->
    [0] There is no reserve to exchange cards with. What cards fetch from outside the game comes from your [collection](ZONE-21).
   *[other] Beside the deck you may bring a reserve of at most { $reserve_max } cards. Of each card there are at most { $copies_max } in both together.
}
rule-deck-08-head = Checked at the start
rule-deck-08 = Deck limits are checked before the game. If cards bring more than five copies into play later, that is fine.
rule-zone-21-head = The collection
rule-zone-21 = { $collection_max ->
    [none] Beside the deck you may name further cards: as many as you like, at most { $copies_max } copies of each. Only cards that say so fetch from there. The others do not see it, and it is never exchanged with the deck.
   *[other] Beside the deck you may name at most { $collection_max } further cards. Only cards that say so fetch from there. The others do not see it, and it is never exchanged with the deck.
}
rule-setup-01-head = Shuffling
rule-setup-01 = Every deck is shuffled and cut before the game.
rule-setup-02-head = Starting points
rule-setup-02 = { $shared_pools ->
    [both] Each side begins with { $start_d } [Destiny](destiny) and no [Promotion](promotion).
   *[other] Everybody begins with { $start_d } [Destiny](destiny) and no [Promotion](promotion).
}
rule-setup-03-head = The opening hand
rule-setup-03 = Everybody draws { $start_hand } cards.
rule-setup-04-head = Who begins
rule-setup-04 = { $start_player ->
    [first] Whoever stands first in the list of players.
   *[other] Whoever you agree on; at this table chance decides, unless you set it otherwise.
}
rule-setup-05-head = The first Draw step
rule-setup-05 = The opening hand is full already. So your first Draw step brings nothing, unless you lost cards before it.
rule-setup-06-head = How many can play
rule-setup-06 = Two or more. With three and more, see [Several players](MULTI-GEN-01).
rule-setup-07-head = An empty table
rule-setup-07 = Nobody begins with warriors in play, and nobody musters one for free.
rule-mull-01-head = The hand you get
rule-mull-01 = { $mulligan ->
    [none] The opening hand is kept as it is. It is not drawn anew.
   *[other] The opening hand may be changed [once](MULL-04), in the Draw step of your own first turn.
}

# A turn
rule-turn-01-head = { $cycle ->
    [0] Three steps
   *[other] Actions alone
}
rule-turn-01 = { $cycle ->
    [0] A turn is Draw, Actions, Discard, in this order. Then the next player clockwise takes a turn.
   *[other] In [The Vortex](vortex) all draw and lay down together; a turn itself is Actions alone. Then the next player clockwise takes a turn.
}
rule-turn-02-head = Cards that name a step
rule-turn-02 = A card that names a step can be played in that step only.
rule-turn-03-head = Draw
rule-turn-03 = Draw until you hold { $hand_fill } cards; you cannot decline. With so many or more you draw nothing.
rule-turn-04-head = An empty Draw pile
rule-turn-04 = Draw what is left and go on with your turn. The Discard pile is not shuffled into a new one. See [Nothing left to draw](WIN-06).
rule-turn-14-head = Discard
rule-turn-14 = { $discard_limit ->
    [none] At the end of your turn you may discard one card from your hand, or none.
   *[other] At the end of your turn you may discard one card from your hand, or none, unless you [hold too many](TURN-15).
}
rule-turn-15-head = Too many cards
rule-turn-15 = { $discard_limit ->
    [none] Nobody has to discard down to seven. However many cards you hold, you may discard one and no more.
   *[other] With more than { $discard_limit } cards you discard down to { $discard_limit } at the end of your turn; you choose which go.
}
rule-turn-18-head = Discarded unseen
rule-turn-18 = That card is laid down face down and need not be shown.
rule-turn-19-head = The end of the turn
rule-turn-19 = The Discard step ends the turn. Whatever lasts until the end of the turn stops right after it.
rule-turn-20-head = Announcing the end
rule-turn-20 = When you have used or declined your actions you announce the end of the turn; then comes the Discard step. From then on no action is possible, but cards may still be answered.
rule-turn-21-head = As often as allowed
rule-turn-21 = What is allowed once per turn, or once per combat, has to wait for another one. Limits that say so, that of [sabotage](SAB-03) for one, run from your Draw step to your next one: the turns of the others belong to them.
rule-turn-09-head = { $first_turn_attack_ban ->
    [first-round] No attack in the first round
    [every-cycle] No attack as a cycle begins
    [none] Attacks from the start
   *[other] No attack in your first turn
}
rule-turn-09 = { $first_turn_attack_ban ->
    [first-round] Nobody attacks before every player has had a turn.
    [every-cycle] Whoever has the first turn of a cycle does not attack in it.
    [none] You may attack in your first turn, too.
   *[other] Nobody attacks in their own first turn. A further turn that a card gives you is no first turn any more.
}

# Actions
rule-turn-05-head = { $markers ->
    [0] Your actions
   *[other] Counted actions
}
rule-turn-05 = { $markers ->
    [0] You have { $actions_per_turn } actions, in any order, and may do the same thing more than once. [Attacking](TURN-07) and [mustering in cover](TURN-10) have rules of their own.
   *[other] You have { $markers } actions for the whole game, in any order, and may do the same thing more than once: see [Limited Resources](limited). [Attacking](TURN-07) and [mustering in cover](TURN-10) have rules of their own.
}
rule-turn-06-head = Unused actions are lost
rule-turn-06 = Actions you have not used by the end of the step are gone and are not carried over. You may do nothing at all.
rule-turn-07-head = The attack comes last
rule-turn-07 = You may attack once in a turn, as your last action. Whatever actions you had left are lost with it.
rule-turn-08-head = Further attacks
rule-turn-08 = A card may give you another attack. Each is carried through before the next begins, and attacker and target may be the same again.
rule-turn-10-head = Mustering in cover takes the turn
rule-turn-10 = It takes three actions, so it is normally all you do. With actions that cards give you, more can follow.
rule-turn-11-head = All at once
rule-turn-11 = What takes several actions is paid in one go, and you need all of them. It cannot be begun in one turn and finished in the next.
rule-turn-12-head = What takes no action
rule-turn-12 = A card whose text asks for no action takes none. The [Art](ART-05) is cast that way, and most Specials are played so.
rule-turn-13-head = Idle actions bring nothing
rule-turn-13 = Actions you leave unused do not turn into Destiny. To get some you must [meditate](ACT-07).
rule-turn-22-head = Actions in another’s turn
rule-turn-22 = Actions that you gain in another player’s turn are never spent on sabotage, and on an attack only if the card names one.
rule-act-07-head = Meditate
rule-act-07 = One action brings you 1 [Destiny](destiny). You may do it again and again, even without a warrior in play.
rule-act-19-head = { $discard_action ->
    [true] Discarding as an action
   *[other] No discarding as an action
}
rule-act-19 = { $discard_action ->
    [true] One action [throws away](OPT-DISCARD-01) one card of your hand. You may discard in the [Discard step](TURN-14), too.
   *[other] Throwing a card away is not among the actions, unless [that is agreed](OPT-DISCARD-01). You may do it in the [Discard step](TURN-14).
}
rule-act-21-head = Cards that take actions
rule-act-21 = A Special whose text asks for actions takes them from your three.
rule-act-23-head = Countered is spent
rule-act-23 = An action that somebody counters is spent, and so is the Destiny you paid for it. Only a [clash of Personalities](PERS-04) gives both back.
rule-act-24-head = Whose actions
rule-act-24 = Actions belong to the player whose turn it is. Wounded warriors, warriors in cover and in vehicles can be part of any of them, unless a rule forbids it.

# Mustering
rule-act-01-head = Muster
rule-act-01 = One action and its Value in Destiny bring a warrior from your hand into the area where it belongs, upright and face up. You pay the whole Value or cannot muster it; Promotion does not help.
rule-act-02-head = The price
rule-act-02 = Cards that change the price count before it is asked whether you can pay. You never pay less than 0.
rule-act-03-head = Ready at once
rule-act-03 = A warrior may attack, and be attacked, in the turn it is mustered in. Only [your first turn](TURN-09) bars attacks.
rule-act-04-head = Muster in cover
rule-act-04 = Three actions and, for now, no Destiny bring a warrior into play [face down](COVER-08). Its Value is due when it is [revealed](COVER-12).
rule-gen-06-head = Doomtroopers
rule-gen-06 = Every warrior outside the Dark Legion is a Doomtrooper, those of the corporations and of the Brotherhood alike. It goes into the Squad, a Dark Legion warrior into the Kohort.
rule-gen-08-head = General warriors
rule-gen-08 = { $general_in_kohort ->
    [true] A General warrior outside the Dark Legion is mustered into the Squad, where it is a Doomtrooper, or into the Kohort, where it is none: its player chooses, unless its card names a place.
   *[other] A General warrior outside the Dark Legion is a Doomtrooper and goes into the Squad, unless its card names another place.
}
rule-zone-22-head = Changing sides
rule-zone-22 = A warrior whose allegiance changes completely moves at once to the area that now fits, with its wounds, cover and cards. It takes no action. One that is both Doomtrooper and Dark Legion stays where it is.
rule-zone-23-head = Aside
rule-zone-23 = A warrior whose card bars it from Squad and Kohort stands aside, in no area. What names an area does not reach it; in everything else it is in play like any other.

# Personalities
rule-pers-01-head = One of a kind
rule-pers-01 = A Personality cannot come into play while a copy of it is in play, whether yours or another player’s.
rule-pers-02-head = Back again
rule-pers-02 = Once it has been killed or discarded anybody may play it again, any number of times.
rule-pers-03-head = Annihilated
rule-pers-03 = An annihilated copy is gone for good. Another copy may still be played.
rule-pers-04-head = A clash
rule-pers-04 = Somebody musters a Personality that lies unrevealed in your cover: you show yours and pay its Value. Yours stays, in cover; the other one returns to its player’s hand, with the Destiny and the action, as if nothing had happened.
rule-pers-05-head = A clash you cannot pay
rule-pers-05 = Then your copy is discarded, with the usual [debt](COVER-13). The other muster is undone all the same, but can be made again in the same turn.
rule-pers-06-head = Several in cover
rule-pers-06 = If several players have the same Personality in cover, the first that is revealed and paid for stays. The others return to their owners’ hands; the three actions spent on them are lost.
rule-pers-07-head = First but unpaid
rule-pers-07 = If the first one revealed cannot be paid for, it is discarded and the others stay in cover untouched.
rule-pers-08-head = The table watches
rule-pers-08 = Such clashes are noticed and settled by the table itself. It reveals no more than that needs.
rule-pers-09-head = Not twice with you
rule-pers-09 = You cannot have two copies of a Personality in play, in cover or in the open. You know what lies there, so the second cannot be mustered.
rule-pers-10-head = Who is one
rule-pers-10 = A Personality is a warrior with a name of its own, marked as such on its card.
rule-pers-11-head = While they are there
rule-pers-11 = Many Personalities change other warriors. That lasts while the Personality is in play.
rule-pers-12-head = Not in cover either
rule-pers-12 = While a Personality stands openly with anybody, no copy can be mustered in cover. Copies exist side by side only while all lie hidden, with [different players](PERS-06).

# Cover
rule-cover-01-head = In cover
rule-cover-01 = A warrior in cover lies face down, a wounded one face down and on its side. Wounded warriors may seek cover.
rule-act-05-head = Seek cover
rule-act-05 = One action for each warrior. The last one in the open [has to stay there](COVER-05).
rule-act-06-head = Leave cover
rule-act-06 = One action for each warrior. It [may not attack](COVER-04) in the same turn.
rule-cover-02-head = Extra Armor
rule-cover-02 = A defender in cover has +{ $cover_bonus_a } Armor, wherever its Armor is compared with something.
rule-cover-03-head = No attack from cover
rule-cover-03 = A warrior in cover may not attack. It may be attacked.
rule-cover-04-head = Not right after
rule-cover-04 = A warrior that left cover this turn may not attack in this turn, unless a card lets it.
rule-cover-05-head = One stays in the open
rule-cover-05 = While you have warriors in play, at least one of them must be out of cover. So your last open warrior may not seek cover, and a warrior alone never can.
rule-cover-06-head = When the last open one falls
rule-cover-06 = If your last open warrior leaves play and only warriors in cover remain, your next action must be to bring one of them out.
rule-cover-07-head = Until you have done so
rule-cover-07 = You may take no other action, not even muster, and not end your Actions step. Cards that take no action may be played. The same holds if an effect put the last of your warriors into cover.
rule-cover-08-head = Mustered face down
rule-cover-08 = A warrior [mustered in cover](ACT-04) is laid face down outside the areas and marked as unpaid.
rule-zone-20-head = Between the areas
rule-zone-20 = Such a warrior lies between Squad and Kohort and belongs to neither until it is revealed.
rule-cover-09-head = Not as your first
rule-cover-09 = To muster in cover you need another warrior of yours in the open.
rule-cover-10-head = Hidden
rule-cover-10 = The others do not know who it is until it leaves cover, is attacked, or a [clash of Personalities](PERS-04) shows it. You may look at your own warriors in cover at any time.
rule-cover-11-head = Everyone keeps their place
rule-cover-11 = Warriors in cover are not moved about, so one that is known stays known.
rule-cover-12-head = When the Value is due
rule-cover-12 = You pay for the warrior as soon as its identity shows: when it leaves cover, is attacked, or is shown in a [clash of Personalities](PERS-04).
rule-cover-13-head = Debt
rule-cover-13 = If your Destiny is not enough, the warrior is discarded, you lose all your Destiny, and what is missing is taken from your Promotion, point for point, down to 0 and no further.
rule-cover-14-head = Debt does not save it
rule-cover-14 = With Value 5, 3 Destiny and 9 Promotion the warrior is discarded and you are left with 0 Destiny and 7 Promotion. Nobody earns what you lose.
rule-cover-15-head = Coming out unpaid
rule-cover-15 = Leaving cover takes the action and the Value. If an attack or a clash reveals the warrior, only the Value is due.
rule-cover-16-head = Never seen
rule-cover-16 = An unpaid warrior that leaves play without having been revealed costs nothing. It goes to the Discard pile face down.
rule-cover-17-head = How much is due
rule-cover-17 = Its Value at that moment, with everything that changes it. Cards that make mustering cheaper count too.
rule-cover-18-head = Attacking the unknown
rule-cover-18 = The warrior is turned up and paid for. If it then proves to be one that your attacker may not attack, the combat ends without effect: your attack is used up and the warrior stays in cover.
rule-cover-19-head = After the reveal
rule-cover-19 = The warrior moves into the area where it belongs, still in cover but now known. If it cannot be paid for it is discarded, and the combat ends without points for anybody.
rule-cover-20-head = Attacking the known
rule-cover-20 = If it is known who lies there, the attack must be allowed when it is announced, as against any other warrior.
rule-cover-21-head = Defending from cover
rule-cover-21 = It is turned up for the combat and keeps its +3. If it lives it is turned down again afterwards, without an action.
rule-cover-22-head = Acting from cover
rule-cover-22 = A warrior in cover can cast the Art and use its abilities. One that was never revealed is revealed by doing so, and its Value is due first.
rule-cover-23-head = Abilities go on
rule-cover-23 = A warrior in cover is in play and its abilities work as before. Those of one never revealed do not, until its player reveals it.
rule-cover-24-head = Its cards
rule-cover-24 = The cards on a warrior go face down with it. What was seen before stays known.
rule-cover-25-head = Equipping in cover
rule-cover-25 = A warrior in cover can be given Equipment. A [vehicle](VEH-08) is shown to everybody and stays outside.
rule-cover-26-head = Cards for some only
rule-cover-26 = A card limited to certain warriors goes to an unrevealed one only if that is revealed first. Its Value is then due.
rule-cover-27-head = Cover and vehicles
rule-cover-27 = A warrior inside a vehicle cannot seek cover, and one in cover cannot get into a vehicle. See [No cover inside](VEH-11).
rule-cover-28-head = The same one twice
rule-cover-28 = Copies of a Personality may lie in cover with different players. What happens then is told under [Several in cover](PERS-06).
rule-cover-29-head = Aiming at cover
rule-cover-29 = Cards may be aimed at a warrior in cover as at any other. What affects a whole area passes over one never revealed, for it stands in none.
rule-cover-30-head = Work from cover
rule-cover-30 = A warrior in cover may sabotage, and be given Missions and gifts. Sabotage reveals one that was hidden: its Value is due, and it stays in cover.

# Equipment
rule-act-08-head = Equip
rule-act-08 = One action gives an Equipment card from your hand to a warrior of yours in play. It costs no Destiny unless the card asks for some.
rule-equip-01-head = As much as it can carry
rule-equip-01 = A warrior in play may hold any number of Equipment cards. Only [armor](EQUIP-09) and [vehicles](VEH-01) are limited.
rule-equip-02-head = Anybody may have it
rule-equip-02 = Affiliations do not matter, only what the card itself says. A Dark Legion warrior may wear Brotherhood gear, but nothing that is for Doomtroopers only.
rule-equip-04-head = It stays where it is
rule-equip-04 = Equipment is not passed on to another warrior and not taken back.
rule-equip-05-head = { $voluntary_equipment_discard ->
    [true] Throwing away
   *[other] No throwing away
}
rule-equip-05 = { $voluntary_equipment_discard ->
    [true] You may give up Equipment of your warriors in your own Actions step, for no action, but not in a combat.
   *[other] You may not give up Equipment by choice.
}
rule-equip-06-head = How long it stays
rule-equip-06 = Until it is discarded or its warrior leaves play. Then all cards attached to the warrior are discarded with it.
rule-equip-07-head = Spares
rule-equip-07 = A warrior may hold several copies of one Equipment, but only one of them works. If that one is lost a spare works at once, even in the same combat.
rule-equip-08-head = All together
rule-equip-08 = Equipment of different names that is no weapon works all at once, as far as it fits the tactic.
rule-equip-09-head = One armor
rule-equip-09 = A warrior has at most one card marked Armor.
rule-equip-10-head = { $replace_armor_vehicle ->
    [true] Exchange
   *[other] No exchange
}
rule-equip-10 = { $replace_armor_vehicle ->
    [true] A warrior that has armor or a vehicle may be given another one with the usual action: the first is discarded for it.
   *[other] While a warrior has armor or a vehicle it cannot be given a second one, not even in place of the first.
}
rule-equip-11-head = One weapon in a combat
rule-equip-11 = A warrior may hold many weapons but uses at most one of them in each combat.
rule-equip-12-head = Two handguns
rule-equip-12 = { $two_pistols ->
    [all] Any two Handguns or pistols may be used together in place of one weapon, alike or different.
   *[printed] Two Handguns whose cards say so may be used together in place of one weapon, alike or different.
}
rule-equip-13-head = Kinds of weapons
rule-equip-13 = There are Fight, Shoot, Fight/Shoot and Special weapons. The card says which it is.
rule-equip-14-head = The tactic decides
rule-equip-14 = A Fight weapon works in Fight combats only, a Shoot weapon in Shoot combats only, a Fight/Shoot weapon in both.
rule-equip-15-head = Special weapons
rule-equip-15 = A Special weapon works as its text says. When it is used, it is its warrior’s one weapon of that combat.
rule-equip-16-head = Choosing the weapon
rule-equip-16 = Weapons are chosen once the tactic is announced, the attacker first. You may change yours while cards are still played; what you hold at the end counts.
rule-equip-17-head = Parts of a weapon
rule-equip-17 = Equipment attached to a weapon is part of it and is discarded with it.
rule-equip-18-head = Not a second weapon
rule-equip-18 = Such a part does not count as another weapon, and works with the same tactics as the weapon it sits on.
rule-equip-19-head = Ready at once
rule-equip-19 = Equipment works from the moment it is given, in a combat of the same turn too.
rule-equip-20-head = When it no longer fits
rule-equip-20 = What limits who may be given a card also limits who may use it. If its warrior stops fitting, the card stays and does nothing until the warrior fits again.

# Vehicles
rule-act-15-head = Getting in and out
rule-act-15 = Getting into a vehicle is an action, and so is getting out of it.
rule-veh-01-head = One vehicle
rule-veh-01 = { $replace_armor_vehicle ->
    [true] A warrior has at most one vehicle. Another one may [take its place](EQUIP-10).
   *[other] A warrior has at most one vehicle.
}
rule-veh-02-head = What is a vehicle
rule-veh-02 = Vehicle is a keyword of some Equipment and of some warriors. Airship, Submarine and Tank are kinds of vehicle.
rule-veh-03-head = Inside or outside
rule-veh-03 = While the vehicle lies face up its warrior is inside, face down it is outside. The warrior profits only while inside.
rule-veh-04-head = When it is given
rule-veh-04 = You say at once whether the warrior is inside or outside. Neither takes another action.
rule-veh-05-head = Shown to all
rule-veh-05 = A vehicle that begins outside is shown to everybody all the same.
rule-veh-06-head = As often as you like
rule-veh-06 = Each way takes one action, and there is no limit to it in a turn.
rule-veh-07-head = Room inside
rule-veh-07 = A vehicle bars other Equipment only as far as its text says: “Equipment” means all of it, “weapons” means weapons. Outside nothing is barred, and the vehicle is still the warrior’s.
rule-veh-08-head = Given in cover
rule-veh-08 = A warrior in cover that is given a vehicle has to stay outside. The card is shown and then laid face down.
rule-veh-09-head = Lost with its driver
rule-veh-09 = If a vehicle is discarded with its warrior inside, the warrior takes one wound. If it dies of it nobody gets points. Outside, the warrior feels nothing.
rule-veh-10-head = Killed together
rule-veh-10 = There is no such wound when the warrior itself is killed in an attack and its vehicle goes with it.
rule-veh-11-head = No cover inside
rule-veh-11 = A warrior inside cannot seek cover. It gets out, then seeks cover: two actions. In the same way, one in cover cannot get in.
rule-veh-12-head = Forced into cover
rule-veh-12 = A warrior that a card puts into cover leaves its vehicle by that, at no cost.
rule-veh-13-head = No walls around it
rule-veh-13 = A warrior inside a vehicle gets nothing from Fortifications.
rule-veh-14-head = The other side’s walls
rule-veh-14 = Whoever fights a warrior in a vehicle keeps the help of its own Fortifications, unless it sits in a vehicle too.
rule-veh-15-head = Airships and submarines
rule-veh-15 = A warrior inside one can neither attack nor be attacked with the Fight tactic; it has to get out first. Tanks and other vehicles have no such limit.
rule-veh-16-head = Only Shoot
rule-veh-16 = With an airship or submarine on either side only Shoot can be announced. A change of combatants that would make an announced Fight impossible is refused.
rule-veh-17-head = Warriors that are vehicles
rule-veh-17 = A warrior considered a vehicle is always inside. It never gets out, never seeks cover, gets nothing from Fortifications and cannot be mustered in cover.
rule-veh-19-head = They do not crash
rule-veh-19 = A warrior considered a vehicle takes no wound from [losing a vehicle](VEH-09). That concerns Equipment only.

# Fortifications
rule-act-09-head = Build
rule-act-09 = One action puts a Fortification from your hand into the area of yours that its text names.
rule-fort-01-head = Where it stands
rule-fort-01 = A Fortification stands in the area its text names and affects all your warriors there. Some are given to a single warrior instead.
rule-fort-02-head = One area only
rule-fort-02 = What stands in your Squad does nothing for your Kohort, and the other way round.
rule-fort-03-head = No two alike
rule-fort-03 = { $fort_unique_scope ->
    [player] Each player has at most one copy of a Fortification in all areas together, unless the card allows more.
   *[area] Each of your areas has at most one copy of a Fortification, and so has a single warrior, unless the card allows more.
}
rule-fort-04-head = Others may have it too
rule-fort-04 = It does not matter whether another player has the same City or Citadel.
rule-fort-05-head = Cities and Citadels
rule-fort-05 = As their texts say, Cities help warriors of their corporation and Citadels the followers of their Apostle.
rule-fort-06-head = It stays
rule-fort-06 = A Fortification belongs to its area and stays there when the last warrior has gone.
rule-fort-07-head = { $voluntary_fort_discard ->
    [true] Tearing down
   *[other] No tearing down
}
rule-fort-07 = { $voluntary_fort_discard ->
    [true] You may give up a Fortification in your own Actions step, for no action.
   *[other] You may not give up a Fortification by choice.
}
rule-fort-09-head = They add up
rule-fort-09 = Different Fortifications add up, and warriors in cover have them too. The same one of two players never works on one warrior.
rule-fort-10-head = Where they do not reach
rule-fort-10 = They do nothing for a warrior [inside a vehicle](VEH-13), nor [in a combat fought in a Warzone](WZ-08).

# Relics
rule-act-13-head = Giving a Relic
rule-act-13 = One action gives a Relic from hand to a warrior of yours that may have it.
rule-relic-01-head = Who may have it
rule-relic-01 = It stays with that warrior. Its text says which warriors may have it.
rule-relic-02-head = { $relic_needs_collector ->
    [true] A Collector in play
   *[other] No Collector needed
}
rule-relic-02 = { $relic_needs_collector ->
    [true] To give one you need a Noted Collector in play.
   *[other] You need no Noted Collector to give one.
}
rule-relic-03-head = One of each
rule-relic-03 = There is only one of each Relic: it cannot be played while a copy is in play with anybody.
rule-relic-04-head = Found again
rule-relic-04 = Once a Relic has been discarded, another copy may be played.
rule-relic-05-head = No Equipment
rule-relic-05 = A Relic is no Equipment: what cards say about Equipment, and what a vehicle forbids, does not touch it.
rule-relic-06-head = Weapons and armor
rule-relic-06 = A Relic that is a weapon counts as the [one weapon used](EQUIP-11), one that is armor as the [one suit worn](EQUIP-09).
rule-relic-07-head = What is printed
rule-relic-07 = Where a card asks whether you are a Noted Collector, that is left out.

# Warzones
rule-act-14-head = Building a Warzone
rule-act-14 = One action puts a Warzone from hand into one of your areas.
rule-wz-01-head = Whose it is
rule-wz-01 = It belongs to that one area, and only your own warriors there use it.
rule-wz-02-head = { $warzone_needs_tactician ->
    [true] A Tactician in play
   *[other] No Tactician needed
}
rule-wz-02 = { $warzone_needs_tactician ->
    [true] To build one you need a Grand Tactician in play.
   *[other] You need no Grand Tactician to build one, and where a card asks for one that is left out.
}
rule-wz-03-head = No two alike
rule-wz-03 = { $warzone_unique_scope ->
    [player] You have at most one copy of a Warzone in play. What others have does not matter.
    [game] There is at most one copy of a Warzone on the table.
   *[area] Each of your areas has at most one copy of a Warzone. What others have does not matter.
}
rule-wz-04-head = Defending in one
rule-wz-04 = When a warrior of yours is attacked, it may defend in one Warzone of its area. You say so [after the tactic](COMBAT-10), before the weapons.
rule-wz-05-head = Its ratings
rule-wz-05 = The ratings printed on it are added to those of the defender alone. A kill is worth the changed Value.
rule-wz-06-head = Its text
rule-wz-06 = What else its text says holds for both combatants, in a combat fought there and in no other.
rule-wz-07-head = Not for attackers
rule-wz-07 = An attacker never uses a Warzone.
rule-wz-08-head = No walls
rule-wz-08 = In such a combat nobody has anything of a Fortification, neither ratings nor text.
rule-wz-09-head = Equipment that is a Fortification
rule-wz-09 = { $warzone_allows_fort_equipment ->
    [true] Equipment and warriors that are considered Fortifications do work in such a combat.
   *[other] That holds for Equipment, too, that is considered a Fortification.
}
rule-wz-10-head = Its area
rule-wz-10 = One made for the Kohort is not built in a Squad, and the other way round.
rule-wz-11-head = { $voluntary_fort_discard ->
    [true] Given up or taken
   *[other] It stays
}
rule-wz-11 = { $voluntary_fort_discard ->
    [true] A Warzone stays until a card takes it, or until you give it up in your own Actions step, for no action.
   *[other] A Warzone stays until a card takes it. You may not give it up by choice.
}
rule-wz-12-head = One a combat
rule-wz-12 = A combat is fought in one Warzone at most. If another warrior becomes the defender, the choice lapses and its player may choose anew.
rule-wz-13-head = Cover and vehicles
rule-wz-13 = A defender in cover keeps [its bonus](COVER-02) in a Warzone, and one inside a vehicle may defend in one.

# Alliances
rule-act-22-head = Playing an Alliance
rule-act-22 = It costs no action.
rule-ally-01-head = What they give
rule-ally-01 = There are seven, one for each organisation. Each lastingly helps the warriors of it that are yours.
rule-ally-02-head = At any time
rule-ally-02 = An Alliance is played at any time, and laid down before you.
rule-ally-03-head = One for each player
rule-ally-03 = You may have one Alliance in play.
rule-ally-04-head = One of each
rule-ally-04 = None is played while anybody has the same one in play.
rule-ally-05-head = They last
rule-ally-05 = Only cards that speak of Alliances discard or annihilate one.
rule-ally-06-head = In the turns of others
rule-ally-06 = At any time means in combats and in the turns of others too, [whenever you are asked](TIME-05). What discards all cards leaves Alliances in play.

# The Art
rule-art-01-head = The aspects
rule-art-01 = Changeling, Elements, Exorcism, Kinetics, Manipulation, Mentalism and Premonition; a later set adds Summoning.
rule-art-02-head = What a caster can cast
rule-art-02 = A caster uses the aspects printed on its card: one, several or all.
rule-art-03-head = You need a caster
rule-art-03 = To cast a spell you need a warrior in play who can cast it, in your Squad ([or elsewhere](ART-13)). Without a caster there is no spell.
rule-art-05-head = No action
rule-art-05 = Casting is not an action, unless the card asks for one.
rule-art-06-head = The price
rule-art-06 = You pay the Destiny that the card names. Where the amount is yours to choose, only the card limits it, and more Destiny does more.
rule-art-07-head = Adding to a spell
rule-art-07 = While cards are played in a combat you may put more Destiny into a spell of yours whose price is open. Each addition is a play that the others may answer.
rule-art-08-head = Combat Spells
rule-art-08 = A Combat Spell is cast in combat only, on any combatant. The caster need not take part.
rule-art-09-head = Personal Combat Spells
rule-art-09 = Only a warrior that takes part in the combat casts one, and on itself, unless the card says otherwise.
rule-art-10-head = When they end
rule-art-10 = Both kinds end with the combat. Then the card goes where its [icon](TIME-08) says.
rule-art-11-head = Not for the Dark Legion
rule-art-11 = A caster untouched by the Dark Symmetry never casts the Art to the benefit of Dark Legion warriors.
rule-art-12-head = Tainted casters
rule-art-12 = { $tainted_casting ->
    [true] A caster who is both Doomtrooper and Dark Legion may cast on every warrior. One who has turned wholly casts for the Dark Legion only.
   *[other] A caster who is of the Dark Legion as well does not cast.
}
rule-art-13-head = Casting from elsewhere
rule-art-13 = A caster who has turned wholly stands in the Kohort and casts from there. So do casters whose own card puts them outside the Squad.
rule-art-14-head = What counts as help
rule-art-14 = Harmful spells may be aimed at Dark Legion warriors. A spell helps one if it raises its ratings, or lowers those of the Doomtrooper it fights.
rule-art-15-head = Casting in cover
rule-art-15 = A caster in cover may cast. One never revealed is revealed by it: see [Acting from cover](COVER-22).
rule-art-16-head = One purse
rule-art-16 = All the Destiny for a spell comes from one player.
rule-art-17-head = Who casts
rule-art-17 = Brotherhood warriors, and the few others whose cards say so. They may cast in favor of any player’s warriors, not only of your own.

# The Dark Symmetry
rule-act-10-head = Bestow
rule-act-10 = One action gives a Dark Symmetry card from your hand to a Dark Legion warrior of yours that may have it.
rule-sym-01-head = Gifts
rule-sym-01 = All Dark Symmetry cards are gifts. They go to your own Dark Legion warriors in play and to nobody else.
rule-sym-02-head = Gifts of the Apostles
rule-sym-02 = A general gift may go to any of them, a gift of an Apostle only to a follower of that Apostle.
rule-sym-03-head = One of each
rule-sym-03 = A warrior may have any number of gifts, but never the same one twice.
rule-sym-04-head = Ready at once
rule-sym-04 = A gift may be used as soon as it is bestowed.
rule-sym-05-head = For life
rule-sym-05 = A gift stays with its warrior until that dies or leaves play. It is not passed on.
rule-sym-06-head = What shields from them
rule-sym-06 = Immunity to gifts covers general gifts only; immunity to Dark Symmetry cards covers all of them. See [Gifts and cards](IMM-02).
rule-sym-07-head = No longer Dark Legion
rule-sym-07 = If the warrior stops being Dark Legion its gifts stay but do not work until it is Dark Legion again.
rule-sym-08-head = Heretics
rule-sym-08 = A Heretic that keeps both affiliations counts as Dark Legion for gifts.

# Missions
rule-act-11-head = Assign
rule-act-11 = One action assigns a Mission from your hand. Its card says to whom: a warrior of yours, yourself, another player or another player’s warrior.
rule-miss-01-head = First assigned, then done
rule-miss-01 = Nothing counts towards a Mission that happened before it was assigned.
rule-miss-02-head = Whose Mission it is
rule-miss-02 = A warrior’s Mission lies on the warrior, and only that warrior can fulfill it. A player’s Mission lies beside the player.
rule-miss-03-head = Not the same twice
rule-miss-03 = A warrior or player may have any number of different Missions, but not two copies of one. After it is fulfilled another copy may be assigned.
rule-miss-04-head = The reward
rule-miss-04 = A fulfilled Mission pays its reward and is discarded.
rule-miss-05-head = It fulfills itself
rule-miss-05 = Nobody has to work on a Mission. But once its conditions are met it is fulfilled there and then and cannot be kept for later.
rule-miss-06-head = Not among your own
rule-miss-06 = Fights between your own warriors fulfill no Mission.
rule-miss-07-head = Who is paid
rule-miss-07 = The player the Mission was assigned to, or whoever controls the warrior it was assigned to. The reward is shared out only if the card allows it.
rule-miss-08-head = Lost with its warrior
rule-miss-08 = If its warrior leaves play the Mission is discarded without a reward. If the same event fulfills it, it pays first.
rule-miss-09-head = Orders against your own kind
rule-miss-09 = A Mission to kill a warrior of the same corporation lifts that [ban](LEGAL-03), for this Mission.
rule-miss-10-head = For some only
rule-miss-10 = A Mission that names certain warriors, or a corporation, can be given to and fulfilled by those only.

# Specials and answers
rule-time-16-head = When a Special is played
rule-time-16 = A Special that names no moment is played in your own Actions step. One that does, in combat for instance, is played then and at no other time.
rule-time-14-head = At any time
rule-time-14 = A card that may be played at any time may be played in anybody’s turn, whenever you [get the chance](RUL-33).
rule-time-13-head = Only what can be done
rule-time-13 = Cards in hand do nothing. A card without a legal target, or one that you cannot pay, cannot be played; it is taken back and nothing is paid.
rule-time-01-head = At once
rule-time-01 = Everything takes effect as it is announced. There is no “before that, I do this”.
rule-time-02-head = Answers
rule-time-02 = An answer must bear on what is happening at that moment: the card, the action or its cost. Everything else waits until that is over.
rule-time-03-head = Everybody gets the chance
rule-time-03 = After every action and every card the others may alter or counter it, before anything else is played.
rule-time-04-head = One at a time
rule-time-04 = Nobody plays a second card before the others could answer the first.
rule-time-05-head = The order of answers
rule-time-05 = First the player whose turn it is, then the defender if there is one, then clockwise.
rule-time-06-head = Answers to answers
rule-time-06 = An answer can itself be answered, as deep as you like, and is settled before what it answers goes on. Whoever passed may still answer a later play. When all pass in a row, it is over.
rule-time-07-head = In combat
rule-time-07 = While cards are played in a combat, an effect can be countered until the step is over, not only right away. The later card normally goes before the earlier one.
rule-time-08-head = What becomes of a card
rule-time-08 = An icon on Art and Special cards says it: + attach, − discard, × annihilate.
rule-time-09-head = Attach (+)
rule-time-09 = The card stays attached to its target and is in play. It goes when it is canceled, or when the card it sits on goes.
rule-time-10-head = Discard (−)
rule-time-10 = The card goes to the Discard pile right after its effect. It is normally never in play, so nothing that affects cards in play can touch it.
rule-time-11-head = Annihilate (×)
rule-time-11 = The card goes to the Annihilated pile after use, even if it was countered or did nothing. Its Destiny is paid all the same.
rule-time-12-head = Countered
rule-time-12 = A countered card marked + or − goes to the Discard pile. What was paid for it stays paid.
rule-time-15-head = Several effects at once
rule-time-15 = What one event sets off happens in the [order of answers](TIME-05). If several are yours, you choose their order.
rule-etiq-01-head = Time to answer
rule-etiq-01 = After each action and each card the others have time to answer. Whoever could is asked, one after the other, and plays or passes. Whoever is not asked waits.
rule-etiq-02-head = Whose word it is
rule-etiq-02 = The player whose turn it is comes first, then the defender if there is one, then the others clockwise. Whoever is not being asked waits.
rule-etiq-03-head = Taking back
rule-etiq-03 = A play is taken back or changed only if all agree. While nothing was shown and nobody else was asked, this table lets you do it at once.
rule-etiq-04-head = Who gets ready first
rule-etiq-04 = The attacker is first to use Equipment and the like, unless the defender [strikes first](FIRSTSTRIKE-07).
rule-etiq-05-head = The first word
rule-etiq-05 = The player whose turn it is always has the first chance to act. In combat it is the attacker.

# Combat
rule-act-20-head = Attack
rule-act-20 = One action, the [last of your turn](TURN-07), begins a combat of a warrior of yours against a warrior of another player.
rule-combat-01-head = The seven steps
rule-combat-01 = 1 attacker and defender, 2 tactic, 3 how things stand, 4 cards, 5 blows, 6 wounds, 7 points.
rule-combat-02-head = Attacker and defender
rule-combat-02 = The two warriors keep these names through the whole combat, whatever comes of it. Only a card can put another in their place.
rule-combat-03-head = Help
rule-combat-03 = Cards may bring in more warriors. Each adds just what its card says, and is not hit unless the card says so.
rule-combat-04-head = One after another
rule-combat-04 = A second attack begins only when the first combat is over, points included.
rule-combat-05-head = Step 1: who against whom
rule-combat-05 = You name a warrior of yours that may attack and an opposing warrior that it [may attack](LEGAL-13).
rule-combat-06-head = Who does not fight
rule-combat-06 = Warriors in cover and those who left it this turn do not attack. Apostles and Corporate Leaders never take part, not even as defenders. The wounded and the newly mustered may do both.
rule-combat-07-head = Against the unknown
rule-combat-07 = A hidden defender is [revealed and paid for](COVER-18), and it is asked again whether the attack is allowed. Only then is the tactic announced.
rule-combat-08-head = Step 2: the tactic
rule-combat-08 = The attacker announces Fight or Shoot, and both sides use that rating.
rule-combat-09-head = What the tactic decides
rule-combat-09 = Which ratings, weapons, other Equipment and effects can be used in this combat.
rule-combat-10-head = A Warzone
rule-combat-10 = After the tactic the defending player may let the defender [defend in a Warzone](WZ-04). Who passes has no other chance in this combat.
rule-combat-11-head = Tactics that are barred
rule-combat-11 = A tactic must not be barred for either warrior. A rating of 0 can be used, but a dash is no rating: its warrior cannot announce that tactic, and attacked in it never hits back.
rule-combat-12-head = Step 3: how things stand
rule-combat-12 = Each warrior’s rating is held against the other’s Armor, both at once. If it is equal or higher, a wound is on its way.
rule-combat-13-head = Only a look
rule-combat-13 = Step 3 shows what would happen. Nobody is wounded yet, and nothing is hidden from it.
rule-combat-14-head = What counts
rule-combat-14 = Equipment that fits the tactic: at most [one weapon](EQUIP-11) for each warrior, and any number of other cards, one copy of each.
rule-combat-15-head = Cover counts
rule-combat-15 = A defender in cover has [+3 Armor](COVER-02).
rule-combat-16-head = Wounded fighters
rule-combat-16 = A wounded warrior fights as before. Its ratings, abilities and cards are unchanged.
rule-combat-17-head = How it adds up
rule-combat-17 = First the printed rating, or what a card sets in its place; then what multiplies or halves it; then everything that adds to it or takes from it, cover included. The order of play matters only among cards that set the base.
rule-combat-18-head = Step 4: cards
rule-combat-18 = The attacker plays as many combat cards as wanted, then the defender, then the other players in order, then the attacker again, until all pass in a row.
rule-combat-19-head = The order at combat
rule-combat-19 = Attacker, defender, then the others clockwise from the attacker.
rule-combat-20-head = Which cards
rule-combat-20 = Only cards that may be played in combat, or at any time.
rule-combat-21-head = The same card again
rule-combat-21 = { $combat_special_copies ->
    [none] Several copies of a card may be played on one warrior in a combat. They add up.
   *[other] Of a Special at most { $combat_special_copies } may be played on one warrior in a combat, whoever plays it. Other cards add up.
}
rule-combat-23-head = A new combatant
rule-combat-23 = If a card replaces a combatant, the player of the new one may go on playing cards for it. The round of passes begins again with the attacker’s player.
rule-combat-24-head = Who may step in
rule-combat-24 = { $replacement_checks_affiliation ->
    [true] Cards played on the old warrior stay with it and end with the combat. The new one must be a [legal choice](LEGAL-13).
   *[other] Cards played on the old warrior stay with it and end with the combat. The new one need not be a [legal choice](LEGAL-13) by affiliation, unless the card asks for it.
}
rule-combat-25-head = Below zero
rule-combat-25 = Ratings can fall to 0 and below, and are compared all the same: a Fight of −4 wounds an Armor of −4.
rule-combat-26-head = Nobody is cut short
rule-combat-26 = The blows are not struck while somebody still wants to play a card.
rule-combat-27-head = Step 5: the blows
rule-combat-27 = After the last pass the ratings are compared both ways. Equal to the other’s Armor or above: a hit. Below: nothing.
rule-combat-28-head = All or nothing
rule-combat-28 = One hit is one wound, however large the difference. Nothing carries over to a later combat.
rule-combat-29-head = At the same moment
rule-combat-29 = Both blows fall together, so whoever dies still strikes. [First Strike](FIRSTSTRIKE-01) is the exception.
rule-combat-33-head = The cards afterwards
rule-combat-33 = When the combat ends, the combat cards of both players are discarded or go where their [icons](TIME-08) say.
rule-combat-34-head = Back into cover
rule-combat-34 = A defender that was in cover and lives is turned down again.
rule-combat-36-head = Step 7: points
rule-combat-36 = [Points](POINTS-01) are paid, then it is seen whether somebody has [won](WIN-02). After that your Actions step is over, unless you have another attack.
rule-combat-37-head = A combatant leaves
rule-combat-37 = If a combatant leaves play before the blows and nobody replaces it, the combat ends: no hits, no points, and the attack is spent.

# Who attacks whom
rule-legal-13-head = The whole table
rule-legal-13 = Never your own. Corporate warriors: all but their corporation and the Brotherhood. General ones: all but the Brotherhood. The Brotherhood: the Dark Legion and Freelancers. Mortificators, the Dark Legion, Heretics and Freelancers: everybody.
rule-legal-01-head = Never your own
rule-legal-01 = You never choose a warrior of your own as the defender, not even one of your other area.
rule-legal-02-head = Forced to
rule-legal-02 = A card, yours or another’s, may force your own warriors to fight each other. For what that earns see [Killing your own](POINTS-07).
rule-legal-03-head = The same corporation
rule-legal-03 = A Doomtrooper may not attack a Doomtrooper of its own corporation. For those who belong to several, one in common is enough. A card may lift this, a [Mission](MISS-09) for instance.
rule-legal-04-head = The Brotherhood is spared
rule-legal-04 = A Doomtrooper may not attack Brotherhood warriors, Mortificators included, unless a card allows it.
rule-legal-05-head = Whom the Brotherhood attacks
rule-legal-05 = A Brotherhood warrior attacks the Dark Legion only, and [Freelancers](FREE-02).
rule-legal-06-head = Mortificators
rule-legal-06 = A Mortificator may attack every opposing warrior, whatever its affiliation.
rule-legal-08-head = The Dark Legion
rule-legal-08 = A Dark Legion warrior may attack every opposing warrior, others of the Dark Legion included.
rule-legal-09-head = General Doomtroopers
rule-legal-09 = Without a corporation they may attack everybody but the Brotherhood. Everybody may attack them but the Brotherhood, of which only [Mortificators](LEGAL-06) may.
rule-legal-10-head = Heretics
rule-legal-10 = Once its Doomtrooper affiliation is lost, a Heretic is Dark Legion in every way. One that is both attacks as freely, and the Brotherhood may attack it; Doomtroopers of its corporation may not, nor any Doomtrooper if it is Brotherhood.
rule-legal-12-head = Permission and ban
rule-legal-12 = A card that lets a warrior attack beats the bans of this chapter. A card that forbids an attack beats a permission.
rule-legal-14-head = Against Mortificators
rule-legal-14 = Freelancers, and Heretics that are both Doomtrooper and Dark Legion, may attack a Mortificator. Plain Doomtroopers may not.
rule-legal-15-head = Nobody to attack
rule-legal-15 = A warrior that has no legal target just now still counts as [able to fight](WIN-14).
rule-legal-16-head = On no side
rule-legal-16 = { $general_in_kohort ->
    [true] A warrior that is neither Doomtrooper nor Dark Legion is bound by none of the bans between Doomtroopers, as attacker or defender. The Brotherhood attacks it only if it is a General warrior in a Kohort, unless a card says otherwise.
   *[other] A warrior that is neither Doomtrooper nor Dark Legion is bound by none of the bans between Doomtroopers, as attacker or defender. The Brotherhood attacks only the Dark Legion, and so not it, unless a card says otherwise.
}
rule-cons-05-head = Considered a Mortificator
rule-cons-05 = Such a warrior may attack everybody, as [Mortificators](LEGAL-06) do. That Doomtroopers spare the Brotherhood protects it only if it belongs to the Brotherhood.
rule-free-01-head = Freelancers
rule-free-01 = They are Doomtroopers unless the card says otherwise.
rule-free-02-head = Fair game
rule-free-02 = Every warrior may attack them, the Brotherhood’s included.
rule-free-03-head = Free to attack
rule-free-03 = They may attack every opposing warrior, the Brotherhood’s included.
rule-free-04-head = Paid in Destiny
rule-free-04 = They earn Destiny only, never Promotion.
rule-free-05-head = In somebody’s service
rule-free-05 = With an affiliation given to them by a card they earn Promotion too, and all limits of that affiliation hold, in both directions, for as long as they have it.
rule-free-06-head = For example
rule-free-06 = A Freelancer made Imperial neither attacks nor is attacked by Imperial and Brotherhood warriors.
rule-free-07-head = Out of service
rule-free-07 = When the affiliation is lost they are at once as free as before. Points they have earned stay.
rule-free-08-head = Among themselves
rule-free-08 = Freelancers of different players may fight each other.
rule-free-09-head = A printed corporation
rule-free-09 = A corporation printed on a Freelancer’s card is not one given to it: it stays free. It matters only to cards that name that corporation.
rule-direct-01-head = { $direct_attack ->
    [true] Players without warriors
   *[other] Players are not attacked
}
rule-direct-01 = { $direct_attack ->
    [true] Warriors are attacked, and players themselves when no warrior of theirs [guards](DIRECT-03) them.
   *[other] Warriors are attacked, never players themselves. Against players without warriors there is [sabotage](SAB-01), if you agree on it.
}

# Wounds and death
rule-combat-30-head = Step 6: wounded, then killed
rule-combat-30 = A warrior that is well and is hit is wounded: it is turned on its side. A wounded one that is hit is killed.
rule-combat-31-head = Missed
rule-combat-31 = A warrior that is not hit stays as it was.
rule-combat-32-head = Death
rule-combat-32 = A killed warrior is discarded, with everything attached to it.
rule-combat-35-head = Killed at once
rule-combat-35 = A hit that “automatically kills” kills, whether the warrior was wounded before or not.
rule-firststrike-01-head = Striking first
rule-firststrike-01 = A warrior with First Strike strikes before its opponent, also as the defender.
rule-firststrike-02-head = Striking back
rule-firststrike-02 = If the opponent dies of it, it does not strike back. Unharmed or merely wounded, it does.
rule-firststrike-03-head = Strikes that end it
rule-firststrike-03 = Some cards end the combat after a first strike that hits. Then even a survivor does not strike back.
rule-firststrike-04-head = Both first
rule-firststrike-04 = Two who strike first cancel each other out and fight as usual.
rule-firststrike-05-head = Before the first
rule-firststrike-05 = A card that strikes first even against First Strike does so. Two such cards cancel each other out.
rule-firststrike-06-head = Nothing between
rule-firststrike-06 = Cards are played once, before both blows. Between the first strike and the answer nothing is played, except cards made for that moment.
rule-firststrike-07-head = Ready first
rule-firststrike-07 = Where the defender strikes first, it is the defender who may use Equipment first.

# Immunity
rule-imm-01-head = { $immunity_kinds ->
    [2] Two kinds
   *[other] Three kinds
}
rule-imm-01 = { $immunity_kinds ->
    [2] A warrior can be immune to the Art or to the Dark Symmetry.
   *[other] A warrior can be immune to the Art, to gifts of the Dark Symmetry, or to all Dark Symmetry cards.
}
rule-imm-02-head = Gifts and cards
rule-imm-02 = { $immunity_kinds ->
    [2] Immunity to gifts, too, covers all Dark Symmetry cards, gifts of Apostles included.
   *[other] Immunity to gifts covers general gifts only, and gifts of Apostles still work. Immunity to Dark Symmetry cards covers all of them.
}
rule-imm-03-head = Nothing at all
rule-imm-03 = What a warrior is immune to has no effect on it, neither harmful nor helpful.
rule-imm-04-head = In combat
rule-imm-04 = If an opponent is immune to the Art, no spell may be cast in that combat. If it is immune to the Dark Symmetry, no ability of that may be used.
rule-imm-05-head = Switched off
rule-imm-05 = In a combat with an immune warrior all running effects of that power rest, even those that only strengthen its opponent.
rule-imm-06-head = Gained in mid-combat
rule-imm-06 = Immunity that a warrior gains during a combat switches those effects off as well.
rule-imm-07-head = Not lost
rule-imm-07 = Effects that are switched off are not discarded. What lasts longer than the combat works again afterwards. Destiny spent on them is not given back.
rule-imm-08-head = Outside combat
rule-imm-08 = Spells and abilities cannot be aimed at an immune warrior outside combat either.
rule-imm-09-head = What it does not stop
rule-imm-09 = Immunity covers cards of that kind and abilities that name it. Specials, Equipment and Relics are not touched by it.

# Points and winning
rule-points-01-head = What a kill earns
rule-points-01 = Killing a warrior in combat earns its Value, as it is at the moment of its death.
rule-points-02-head = Promotion or Destiny
rule-points-02 = You may take the points as Promotion, as Destiny, or share them out as you like.
rule-points-03-head = Decided at once
rule-points-03 = You choose right after the combat and cannot change it later.
rule-points-04-head = Both die
rule-points-04 = Then both players are paid. How the survivor of a combat fared makes no difference.
rule-points-05-head = Whose kill it is
rule-points-05 = The points go to whoever controls the warrior that struck the killing blow. A wound that somebody dealt in an earlier combat earns nothing.
rule-points-06-head = Wounds earn nothing
rule-points-06 = A warrior that is merely wounded earns nobody anything.
rule-points-07-head = Killing your own
rule-points-07 = Killing a warrior of your own, even when forced to, earns Destiny only.
rule-points-08-head = Freelancers’ kills
rule-points-08 = A Freelancer without an affiliation earns Destiny only: see [Paid in Destiny](FREE-04).
rule-points-09-head = Outside combat
rule-points-09 = Warriors that cards kill or discard outside combat earn nothing, unless the card says so.
rule-points-10-head = Paid together
rule-points-10 = If several players earn at the same moment, the one whose turn it is chooses first. Only after that it is seen who has won.
rule-points-11-head = Worth nothing
rule-points-11 = A Value of 0 or less earns 0. It never costs points.
rule-win-01-head = The goal
rule-win-01 = { $goal_p ->
    [999] No number of [Promotion](promotion) points ends this game.
   *[other] The goal is { $goal_p } [Promotion](promotion) points. Another one may be set before the game, a lower one for first games.
}
rule-win-02-head = There and then
rule-win-02 = Reaching the goal ends the game at that moment, in any step and in anybody’s turn.
rule-win-03-head = Both at once
rule-win-03 = Both players of a combat are paid in the same instant, so both may reach the goal together.
rule-win-04-head = Who of them wins
rule-win-04 = If several reach the goal together the higher total wins. If they are equal it is a draw.
rule-win-05-head = Destiny does not win
rule-win-05 = However much of it you have, Destiny never counts towards victory.
rule-win-06-head = Nothing left to draw
rule-win-06 = { $deck_out_player_out ->
    [no-warrior] A player whose Draw pile is empty plays on without drawing, but is out if after the Draw step there is no warrior in play nor in hand.
    [two-turns] A player whose Draw pile is empty plays on without drawing. Without a warrior in play the [count](WIN-12) runs as well.
   *[other] A player whose Draw pile is empty plays on without drawing.
}
rule-win-07-head = Nobody can draw
rule-win-07 = When all players still in the game have empty Draw piles the game ends at once, and whoever has most Promotion wins.
rule-win-08-head = Equal at that point
rule-win-08 = { $deck_out_tie ->
    [draw] Then the game is a draw.
   *[other] Then play goes on until somebody has more Promotion than the others.
}
rule-win-10-head = The next points decide
rule-win-10 = The first points that break such a tie end the game. Points of one combat are compared together.
rule-win-11-head = When nothing happens
rule-win-11 = If in { $idle_rounds } full rounds nobody musters, plays or discards a card, attacks, sabotages or gains Promotion, the game is a draw. Meditating does not count as doing something.
rule-win-12-head = No warriors
rule-win-12 = { $sabotage ->
    [true] If you begin a turn with an empty Draw pile and without a warrior that is [able to fight](WIN-14), you have { $no_warrior_turns } turns, this one included, to put one into play. If you do not, you lose at the end of the last.
   *[other] If you begin a turn without a warrior that is [able to fight](WIN-14), you have { $no_warrior_turns } turns, this one included, to put one into play. If you do not, you lose at the end of the last.
}
rule-win-14-head = Able to fight
rule-win-14 = That is who can attack or be attacked in some way, even without a legal target just now. Apostles and Corporate Leaders never fight and do not count.
rule-win-15-head = The count stops
rule-win-15 = Putting such a warrior into play stops the count, even if it is killed soon after. If you are without one again later, a new count of three turns begins.
rule-win-16-head = Hidden warriors count
rule-win-16 = A warrior mustered in cover counts as in play. If it is discarded for its [debt](COVER-13), the count begins anew at your next turn.
rule-win-17-head = Out of the game
rule-win-17 = In a game of two the other player wins at once, whatever the points. With more, the loser leaves with all cards and the others play on; the last one left wins.
rule-win-18-head = With sabotage
rule-win-18 = Having no warriors loses the game only if your Draw pile is empty too.
rule-win-20-head = The goal comes first
rule-win-20 = If the goal is reached just as the last Draw pile runs out, the goal decides.

# Sabotage
rule-sab-01-head = { $sabotage ->
    [true] What it replaces
   *[other] If you agree on it
}
rule-sab-01 = { $sabotage ->
    [true] Sabotage takes the place of [losing without warriors](WIN-12) and of attacks on players themselves.
   *[other] Sabotage is an option, chosen before the game. It takes the place of [losing without warriors](WIN-12).
}
rule-act-18-head = Sabotage
rule-act-18 = Where the option is on, one action sabotages a player.
rule-sab-02-head = Whom you can sabotage
rule-sab-02 = A player who has no warrior in play that can take part in combat.
rule-sab-03-head = How it is done
rule-sab-03 = You spend one action and name a warrior of yours. Each opponent can be sabotaged by you once per turn, counted from your Draw step to your next one.
rule-sab-04-head = { $extended_sabotage ->
    [true] Again and again
   *[other] No more than once
}
rule-sab-04 = { $extended_sabotage ->
    [true] You may sabotage the same player several times in a turn.
   *[other] Sabotaging the same player several times in a turn is a further option, off unless you agree on it.
}
rule-sab-05-head = It succeeds
rule-sab-05 = Unless the other player plays a card that prevents it. There is no combat, no ratings are compared and nobody is wounded.
rule-sab-06-head = What it earns
rule-sab-06 = Half the Value of the warrior as it is now, rounded up, as Promotion, Destiny or any share of both.
rule-sab-07-head = In your own turn only
rule-sab-07 = You never sabotage in another player’s turn, not even with actions you gain there.
rule-sab-08-head = Not in the first round
rule-sab-08 = Nobody sabotages until every player has had a turn.
rule-sab-09-head = It is no attack
rule-sab-09 = It need not come last, no attack action can be spent on it, and you may attack somebody else later in the turn.
rule-sab-10-head = With an empty Draw pile
rule-sab-10 = For a player whose Draw pile has run out, the rule about [no warriors](WIN-12) holds as well.
rule-sab-11-head = Who can do it
rule-sab-11 = Wounded warriors, those in cover and those who just left it can sabotage, and attack later if they may. Those who never take part in combat cannot.
rule-sab-12-head = Freelancers
rule-sab-12 = A Freelancer’s sabotage earns Destiny only.
rule-sab-13-head = When the count begins
rule-sab-13 = Then the count of three turns begins with the next turn of the player who has neither cards to draw nor warriors.
rule-direct-09-head = Cards about attacking players
rule-direct-09 = { $sabotage ->
    [true] A card that speaks of attacking a player means [sabotage](SAB-01).
   *[false] { $attack_player_cards ->
        [sabotage] A card that speaks of attacking a player means sabotage, where that is played.
        [printed] A card that speaks of attacking a player does what it says.
       *[other] A card that speaks of attacking a player does nothing.
    }
}

# Several players
rule-multi-gen-01-head = The order of turns
rule-multi-gen-01 = Turns pass clockwise. Players who are out are skipped.
rule-multi-01-head = Clockwise
rule-multi-01 = Play goes round the table clockwise.
rule-multi-gen-02-head = One form of play
rule-multi-gen-02 = How you play with one another is settled before the game and does not change in it.
rule-multi-ffa-r01-head = Everybody alone
rule-multi-ffa-r01 = Unless you choose otherwise it is everybody for themselves: each has their own Destiny and Promotion, and the usual goal.
rule-multi-02-head = Everybody against everybody
rule-multi-02 = Any player may attack any other.
rule-multi-ffa-01-head = Whom you may attack
rule-multi-ffa-01 = The warriors of every other player. Only [affiliations](LEGAL-13) limit your choice.
rule-multi-ffa-02-head = Across the table
rule-multi-ffa-02 = It costs nothing extra to attack somebody who does not sit beside you, whoever sits between.
rule-multi-ffa-03-head = No fixed enemy
rule-multi-ffa-03 = You may pick somebody else for every attack.
rule-multi-gen-04-head = Time to answer
rule-multi-gen-04 = After each act the others may answer: the player whose turn it is first, then the defender, then clockwise. In combat it is attacker, defender, the others, and round again until all pass in a row.
rule-multi-gen-05-head = Equipment
rule-multi-gen-05 = Unless the defender strikes first, the attacking player is first to use Equipment and the like.
rule-multi-gen-06-head = Taking back
rule-multi-gen-06 = With several players too, a play is taken back only if everybody agrees: see [Taking back](ETIQ-03).
rule-multi-gen-08-head = Without warriors
rule-multi-gen-08 = The turns [without warriors](WIN-12) are counted for each player alone. Whoever fails is out, and the others play on.
rule-multi-gen-r01-head = When somebody is out
rule-multi-gen-r01 = That player’s own cards leave the game. Cards of others that the player held go to their owners’ Discard piles, Missions on the player are discarded, and nobody gets points. The last one left wins at once.
rule-multi-gen-r02-head = When all piles are empty
rule-multi-gen-r02 = That concerns all players still in the game. If those with most Promotion are equal, play goes on until one of them leads.
rule-multi-gen-r03-head = Your left
rule-multi-gen-r03 = The player to your left is the next one in the order of turns who is still in the game.
rule-multi-gen-r04-head = Opponents
rule-multi-gen-r04 = “Opponent” on a card means any player not on your side. “Any player” includes you.
rule-multi-06-head = Sabotage
rule-multi-06 = You may sabotage each opponent once per turn: see [How it is done](SAB-03).

# Rulings
rule-rul-02-head = What a countered card costs
rule-rul-02 = It still goes where its icon sends it, and its actions, Destiny and discarded cards are lost, unless a card gives them back. A card marked × is annihilated even then.
rule-rul-03-head = Countering a counter
rule-rul-03 = Yes. Whatever is announced can be answered, and the last answer is settled first. A card that may never be countered asks nobody.
rule-rul-04-head = Who answers first
rule-rul-04 = The player whose turn it is, then the defender if there is one, then clockwise. When all pass in a row, that is the end of it.
rule-rul-05-head = Not in the middle
rule-rul-05 = “At any time” does not mean in the middle of another card’s effect. You play when you [get the chance](RUL-33), and between target and effect only what bears on that very card.
rule-rul-06-head = Must, may, must not
rule-rul-06 = A prohibition beats an obligation: if no target satisfies all, the warrior may not attack. A permission on a card beats the rulebook, a prohibition on a card beats that. What is demanded and can be done has to be done; “if able” asks for no more than that.
rule-rul-08-head = Doubling and halving
rule-rul-08 = The latest card that sets a base wins. Then everything that multiplies or halves counts together, rounded up once at the end. Value is different: only the latest such card counts. A number on a card means the rating as it is, unless it says base.
rule-rul-10-head = Others of a kind
rule-rul-10 = A warrior that is considered a kind counts wherever a card speaks of that kind. If it does not mean itself, it says so.
rule-rul-11-head = The same area
rule-rul-11 = An area belongs to one player, so “in the same area” never reaches another player’s warriors. “In play” reaches everybody’s.
rule-rul-12-head = Effects of the absent
rule-rul-12 = A warrior in cover still affects others, one never revealed does not. One that is turned face down by a card, missing, imprisoned or lost does not either, but still counts as in play when only one may be.
rule-rul-14-head = Forced fighters
rule-rul-14 = A warrior that a card brings into a combat need not be one that could be chosen by affiliation, unless that card asks for it.
rule-rul-16-head = Kills outside combat
rule-rul-16 = They earn nothing unless the card says so. If it does, the player of that card earns the Value as it is, and only Destiny for a warrior of their own.
rule-rul-17-head = Discarding is not killing
rule-rul-17 = A warrior that is discarded was not killed. What waits for a kill, such as a Mission, takes no notice of it.
rule-rul-20-head = Owner and holder
rule-rul-20 = A card in somebody else’s hands goes to its owner’s pile or hand when it leaves play. Where only one may be in play, everybody’s cards are counted.
rule-rul-21-head = Cards that no longer fit
rule-rul-21 = If a warrior changes so that it could no longer be given a card it has, the card stays and does nothing until it fits again. It is discarded only where a rule or a card says so.
rule-rul-23-head = Both die
rule-rul-23 = They die at the same moment. What the players do about it comes in the [order of answers](TIME-05), and a warrior that is saved earns nobody points.
rule-rul-26-head = Aiming at the hidden
rule-rul-26 = Another player’s hidden warrior can be aimed at only by what could hit any warrior. Its player reveals it only if a condition must be checked.
rule-rul-27-head = Icon or text
rule-rul-27 = Where a card’s icon and its text disagree about what becomes of it, the text is right.
rule-rul-28-head = “Your next turn”
rule-rul-28 = It is that player’s next turn, whenever it comes, even if the order of turns changes.
rule-rul-29-head = Not just to get rid of it
rule-rul-29 = A Special or Art card that would change nothing, or any card without a legal target, may not be played just to be rid of it. Equipment and gifts may be given even if they do nothing yet.
rule-rul-30-head = Actions lent to you
rule-rul-30 = Actions that a card gives you outside your own turn are taken then and in one piece. The others may answer what you do. What you do not use at once is lost.
rule-rul-31-head = Endless loops
rule-rul-31 = What could be repeated for ever and changes nothing else may be done ten times between two of your Draw steps.
rule-rul-33-head = When you can play a card
rule-rul-33 = Right after something is announced, if your card bears on it. And at a pause, with a card for any time: when a turn begins or ends, after the Draw step, after each action or play, while cards are played in combat.
rule-rul-34-head = Attacks that are demanded
rule-rul-34 = An attack that a card demands comes before any other, and the turn does not end before it if it can be made. Of two demands that exclude each other the older one holds. A warrior that may not attack does not, whoever would make it.
rule-rul-35-head = What single cards leave open
rule-rul-35 = Whose warrior Command makes attack names the tactic. A warrior killed and possessed has been killed, and keeps its controller and what is on it. A mission that one event meets in two ways is fulfilled in the way that its player chooses. Phantasm lends ratings as they are; a dash stays a dash.
rule-rul-36-head = What counts as voluntary
rule-rul-36 = A warrior that may not seek cover of its own will goes into none by a card or a choice of its own player either. What another player’s card does to it is another matter.
rule-rul-37-head = Points worth two
rule-rul-37 = Where 1 D is worth 2 D, every D you pay counts as two toward the price of a spell or of what a gift does, be it fixed or paid part by part. What is left over is lost.
rule-rul-38-head = Cover against everything
rule-rul-38 = What cover adds to Armor counts wherever Armor is compared with something, also with damage from outside combat. It does not count where a card speaks of the base rating.
rule-rul-41-head = Points that others may not move
rule-rul-41 = What keeps other players from moving your points stops their cards alone. What you pay yourself, to do or to avoid something, you pay as ever.

# Outposts and tribes
rule-out-01-head = A third area
rule-out-01 = Beside Squad and Kohort every player has an Outpost on Earth. It is there while it is empty, too.
rule-zone-02-head = When there is an Outpost
rule-zone-02 = The area belongs to games in which [a card asks for it](OUT-21); elsewhere nobody has one.
rule-out-21-head = When there are Outposts
rule-out-21 = { $outpost ->
    [off] There are none, and decks hold no card that needs one.
    [on] There are always Outposts.
   *[other] There are Outposts as soon as a deck or collection holds a card that needs one.
}
rule-act-16-head = Transferring
rule-act-16 = One action transfers a warrior from Squad or Kohort to your Outpost, or from there back to where it belongs.
rule-out-08-head = Two actions
rule-out-08 = It takes two actions if the warrior has a vehicle, be it inside or not, or counts as one.
rule-veh-20-head = The vehicle goes along
rule-veh-20 = A vehicle goes where its warrior is transferred, and makes that [dearer](OUT-08).
rule-out-03-head = Mustered as ever
rule-out-03 = Doomtroopers are mustered into the Squad, the Dark Legion into the Kohort. Only afterwards may they go to Earth.
rule-out-09-head = Once a turn
rule-out-09 = You transfer a warrior at most once between two of your Draw steps. When cards move it, that does not count.
rule-out-14-head = And then attack
rule-out-14 = Whoever was transferred may still attack in the same turn, if an action is left.
rule-out-19-head = Nothing else changes
rule-out-19 = A transferred warrior keeps its wounds, its cover and all that is on it.
rule-out-18-head = Transferred in cover
rule-out-18 = A warrior in cover stays in cover. One that was [mustered in cover](ACT-04) must be revealed before it goes.
rule-out-10-head = Everybody to Earth
rule-out-10 = When somebody brings a warrior into an Outpost, all others must answer: the first action of their next turn transfers a warrior to their own. As long as an Outpost holds a warrior, each of the others must hold one, too.
rule-out-11-head = What is owed
rule-out-11 = Whoever is there already owes nothing; whoever has nobody to send owes it later. Till then only [leaving cover](COVER-06), a Heretic’s [way back](OUT-07) and mustering a warrior of a tribe are open. Your last warrior leaves Earth only when nobody else is there.
rule-out-20-head = One in the open
rule-out-20 = The warrior that you must keep [out of cover](COVER-05) may stand in any of your areas.
rule-out-05-head = Who stands together
rule-out-05 = Doomtroopers and Dark Legion never share an Outpost. Those of the tribes go with either.
rule-out-06-head = Who is both
rule-out-06 = A Heretic who is still a Doomtrooper goes with either side, but does not bring the two together.
rule-out-07-head = Who turned there
rule-out-07 = If a warrior in your Outpost belongs to the Dark Legion altogether, your next action must transfer it to the Kohort, before anything [owed](OUT-10).
rule-out-12-head = Outposts fight Outposts
rule-out-12 = Warriors in an Outpost attack, and are attacked by, only warriors in other Outposts. No card changes that.
rule-legal-11-head = Pairs of an attack
rule-legal-11 = Who may attack whom is asked only where both stand in Outposts, or neither does.
rule-out-22-head = The usual bans
rule-out-22 = Who may not attack whom [elsewhere](LEGAL-03) may not do so on Earth either, [tribes](OUT-13) aside.
rule-out-02-head = Tribes of Earth
rule-out-02 = Tribe warriors are mustered into an Outpost and stay there. Without an Outpost in the game they cannot be mustered.
rule-gen-07-head = { $tribes_are_doomtroopers ->
    [true] Doomtroopers of Earth
   *[other] Neither one nor the other
}
rule-gen-07 = { $tribes_are_doomtroopers ->
    [true] Warriors of the tribes are Doomtroopers as well.
   *[other] Warriors of the tribes are no Doomtroopers and no Dark Legion; what is meant for those alone is not for them.
}
rule-out-04-head = One tribe at a time
rule-out-04 = A tribe warrior is not mustered into an Outpost where one of another tribe stands.
rule-out-13-head = Tribes fight everybody
rule-out-13 = A tribe warrior attacks, and is attacked by, any warrior in another Outpost: of its own tribe, too, and also by the Brotherhood.
rule-equip-03-head = Equipment for tribes
rule-equip-03 = They take Equipment that is for any warrior, none that is only for Doomtroopers or only for the Dark Legion.
rule-out-15-head = What cards reach
rule-out-15 = Cards that speak of a Squad or a Kohort reach nobody in an Outpost. Those that name no area reach there, and from there to elsewhere.
rule-out-16-head = Who has no area
rule-out-16 = Whoever may be in neither Squad nor Kohort may be transferred to Earth, and goes back [aside](ZONE-23).
rule-fort-08-head = Fortifications of an Outpost
rule-fort-08 = What is built for an Outpost stands nowhere else, and what is built for Squad or Kohort does not stand in an Outpost. A Fortification for a single warrior may go there.
rule-art-04-head = Casting from an Outpost
rule-art-04 = { $cast_from_outpost ->
    [true] A caster in an Outpost casts as one in the [Squad](ART-03) does.
   *[other] A caster in an Outpost does not cast: the Art needs a caster in the [Squad](ART-03).
}
rule-out-17-head = More about Earth
rule-out-17 = [Beasts](BEAST-05) keep their riders there, and [Fortifications](FORT-08), [Equipment](EQUIP-03) and [the Art](ART-04) have bounds of their own.

# Beasts
rule-beast-01-head = Giving a Beast
rule-beast-01 = One action assigns a Beast to a warrior of yours in your Outpost, and nowhere else.
rule-act-17-head = Assigning is an action
rule-act-17 = [Giving a Beast](BEAST-01) takes one action, as any card that is assigned.
rule-beast-02-head = One each
rule-beast-02 = A warrior has one Beast at most.
rule-beast-03-head = Beast or vehicle
rule-beast-03 = A warrior has either a Beast or a vehicle, never both.
rule-veh-18-head = No vehicle for Beasts
rule-veh-18 = A warrior that counts as a Beast gets no vehicle, and neither does one with a Beast.
rule-beast-04-head = Always ridden
rule-beast-04 = The warrior always rides it, in every combat. There is no inside and no outside.
rule-beast-09-head = Its ratings
rule-beast-09 = What is printed on it changes the base ratings of its rider, before anything else is added or doubled.
rule-beast-07-head = Walls and cover
rule-beast-07 = Unlike who sits in a vehicle a rider has all that [Fortifications](FORT-02) give and may [seek cover](ACT-05).
rule-beast-11-head = A Beast in cover
rule-beast-11 = A warrior in cover may get a Beast. It is [shown to all](VEH-05).
rule-beast-05-head = It stays on Earth
rule-beast-05 = While it has a Beast you cannot transfer a warrior out of its Outpost.
rule-beast-06-head = Driven away
rule-beast-06 = If a card takes the rider elsewhere the Beast is discarded, unless they come into another Outpost.
rule-beast-10-head = When it is lost
rule-beast-10 = Losing its Beast does not wound a warrior.
rule-beast-08-head = Warriors that are Beasts
rule-beast-08 = A warrior that counts as a Beast has neither Beast nor vehicle and is never transferred. Driven out of an Outpost it is discarded. Fortifications help it, and it may seek cover.

# Later sets
rule-act-12-head = Learning Ki
rule-act-12 = One action gives a Ki power from your hand to a warrior of yours who may have it.
rule-ki-01-head = Who learns Ki
rule-ki-01 = { $ki_target ->
    [doomtrooper] Warriors of Mishima, every other Doomtrooper, and those that the card itself names.
   *[mishima] Warriors of Mishima, and those that the card itself names.
}
rule-ki-03-head = Mishima no more
rule-ki-03 = A warrior who is not of Mishima any more keeps his Ki powers and uses them, but is given no further ones.
rule-ki-04-head = Mishima by a card
rule-ki-04 = Whoever is of Mishima by a card alone may be given Ki powers as well.
rule-ki-05-head = Neither Art nor gift
rule-ki-05 = Ki powers are no Art, no Dark Symmetry and no Equipment; no [immunity](IMM-01) concerns them.
rule-legal-07-head = Ninja
rule-legal-07 = { $ninja_attack_any ->
    [true] A Ninja of Mishima may attack every warrior. No printed card is one.
   *[other] Whom a Ninja may attack its card alone says. No printed card is one.
}
rule-rul-24-head = A player who is immune
rule-rul-24 = Immunity of a player stops spells that name him, his hand or his piles, not those on his warriors.
rule-rul-50-head = Points that move, and bids
rule-rul-50 = Where only the points of a kill move, the attacker’s controller still chooses everything. Bids rise in turn order within the Destiny held, and only the winner pays.
rule-deck-06-head = Between games
rule-deck-06 = Between games of a match cards of the reserve and of the deck may be exchanged, never during one.
rule-deck-07-head = The deck afterwards
rule-deck-07 = After an exchange the deck must be legal again; it need not be one card for one.
rule-deck-09-head = All cards count
rule-deck-09 = Alliances, Relics, Warzones and all others count to the 60 cards; nothing is set aside.
rule-ki-02-head = Ki powers
rule-ki-02 = A warrior may have each Ki power once. It stays attached.

# Forms of play
rule-multi-03-head = Primary targets
rule-multi-03 = In a game with primary targets you attack your left neighbor for nothing, and everybody else for 2 D each time.
rule-multi-target-01-head = Your target
rule-multi-target-01 = Everybody has one primary target: the next player to the left. It is seldom mutual.
rule-multi-target-02-head = All the others
rule-multi-target-02 = All other opponents are secondary targets.
rule-multi-target-03-head = Free
rule-multi-target-03 = An attack on a warrior of your primary target costs nothing extra.
rule-multi-target-04-head = Two Destiny
rule-multi-target-04 = One on a warrior of a secondary target costs 2 D, paid when you declare it.
rule-multi-target-05-head = Each time
rule-multi-target-05 = Two such attacks cost 4 D.
rule-multi-target-06-head = Without them
rule-multi-target-06 = If you do not have the D, you may not make that attack.
rule-multi-target-r01-head = No refund
rule-multi-target-r01 = They stay paid if the attack is stopped or fails.
rule-multi-target-r02-head = Who holds it
rule-multi-target-r02 = A warrior counts for the player who controls it.
rule-multi-target-r03-head = Several attacks
rule-multi-target-r03 = If a card lets you attack several times, each attack on a secondary target is paid for.
rule-multi-target-r04-head = By a card
rule-multi-target-r04 = A new defender that a card brings in costs nothing, nor does an attack that somebody else forces on you.
rule-multi-target-r05-head = Not for sabotage
rule-multi-target-r05 = Sabotage, and cards aimed at secondary targets, cost nothing extra.
rule-multi-target-r06-head = When somebody leaves
rule-multi-target-r06 = If your primary target leaves the game, the next player becomes it at once.
rule-multi-04-head = Teams
rule-multi-04 = A team has one pool of Destiny, 10 at first, its own areas and cards for each member, and wins with 50 P.
rule-multi-team-01-head = Equal teams
rule-multi-team-01 = All teams have as many members.
rule-multi-team-02-head = Ten Destiny
rule-multi-team-02 = A team begins with 10 D, however many play for it.
rule-multi-team-03-head = One pool
rule-multi-team-03 = Members gain for that pool and pay from it.
rule-multi-team-04-head = Your own cards
rule-multi-team-04 = Squads, Kohorts, hands and piles are not shared. What a card calls yours is never a partner's.
rule-multi-team-05-head = Fifty Promotion
rule-multi-team-05 = The first team with 50 P wins, and all of it.
rule-multi-team-r01-head = Promotion together
rule-multi-team-r01 = P is counted for the team, too.
rule-multi-team-r02-head = Among partners
rule-multi-team-r02 = Partners neither attack nor sabotage each other. If a card makes them, a kill earns D only.
rule-multi-team-r03-head = Seats
rule-multi-team-r03 = Members of the teams sit and take their turns alternately.
rule-multi-team-r04-head = Hands
rule-multi-team-r04 = Partners do not see each other's hands, and nobody asks before spending.
rule-multi-team-r05-head = Once a pool
rule-multi-team-r05 = An effect on the points of several players meets a pool once.
rule-multi-team-r06-head = When a member leaves
rule-multi-team-r06 = Members may leave one by one; the team has lost when all have.
rule-multi-team-r07-head = Four or six
rule-multi-team-r07 = Four play two against two; six play three against three, or two against two against two.
rule-multi-team-r08-head = With targets
rule-multi-team-r08 = Teams may play with primary targets besides.
rule-multi-05-head = The Cartel
rule-multi-05 = Six play the Cartel against one who plays the Dark Legion and has more of everything. The first side with 50 P wins.
rule-multi-cartel-01-head = Seven
rule-multi-cartel-01 = It takes seven players.
rule-multi-cartel-02-head = The seats
rule-multi-cartel-02 = Six have the five corporations and the Brotherhood, one each. The seventh has the Dark Legion.
rule-multi-cartel-03-head = One side
rule-multi-cartel-03 = The six play together.
rule-multi-cartel-04-head = Five Destiny
rule-multi-cartel-04 = Each of the six begins with 5 D of its own.
rule-multi-cartel-05-head = Ten cards
rule-multi-cartel-05 = The Legion draws ten cards at first.
rule-multi-cartel-06-head = Fifteen in hand
rule-multi-cartel-06 = The Legion must discard what it holds above fifteen cards.
rule-multi-cartel-07-head = Twenty Destiny
rule-multi-cartel-07 = The Legion begins with 20 D.
rule-multi-cartel-08-head = Five actions
rule-multi-cartel-08 = The Legion has five actions a turn, the others three.
rule-multi-cartel-09-head = More than one attack
rule-multi-cartel-09 = The Legion may attack more than once in a turn.
rule-multi-cartel-10-head = Who wins
rule-multi-cartel-10 = The side that has 50 P first wins.
rule-multi-cartel-r01-head = The Legion draws
rule-multi-cartel-r01 = In its Draw step the Legion fills its hand to ten cards, or to seven if you agree so.
rule-multi-cartel-r02-head = Attacks last
rule-multi-cartel-r02 = Each attack of the Legion costs an action. After the first one it can only attack.
rule-multi-cartel-r03-head = Points of the Cartel
rule-multi-cartel-r03 = The six have one pool of P, and D each for itself.
rule-multi-cartel-r04-head = Peace among them
rule-multi-cartel-r04 = The six neither attack nor sabotage each other.
rule-multi-cartel-r05-head = The Legion, too
rule-multi-cartel-r05 = The Legion does not attack in its first turn either. If it leaves, the Cartel has won; if all six leave, the Legion has.
rule-multi-cartel-r06-head = Decks of the Cartel
rule-multi-cartel-r06 = A deck of the Cartel has warriors of its own side or of none, that of the Legion only such of the Dark Legion or of none.
rule-multi-cartel-r07-head = One card more
rule-multi-cartel-r07 = With fifteen cards or fewer the Legion may discard one.
rule-multi-cartel-r08-head = Turns
rule-multi-cartel-r08 = Chance says who begins. The Legion has one turn a round, like everybody.

# Dice and discards
rule-opt-gen-01-head = Agreed before the game
rule-opt-gen-01 = An option holds if all agree on it before the game. It then stays as it is to the end.
rule-opt-gen-02-head = Not in tournaments
rule-opt-gen-02 = A tournament is played without dice, without places and without discards for an action.
rule-opt-gen-r01-head = Together
rule-opt-gen-r01 = Options go with each other and with every [form of play](forms).
rule-opt-gen-03-head = Cards on attacks on a player
rule-opt-gen-03 = A card that speaks of attacking a player means [sabotage](SAB-01) if that is allowed, and nothing otherwise.
rule-opt-discard-01-head = Discarding for an action
rule-opt-discard-01 = You may spend an action to discard one card of your choice from your hand.
rule-opt-discard-02-head = As often as you like
rule-opt-discard-02 = Each such discard takes one action, and you may do it as long as you have actions.
rule-opt-discard-03-head = And once more at the end
rule-opt-discard-03 = The [Discard step](TURN-14) stays as it is.
rule-opt-discard-04-head = Where it is usual
rule-opt-discard-04 = In the first edition discarding is an action unless you agree otherwise, in the second only if you agree so.
rule-opt-discard-r01-head = Any action will do
rule-opt-discard-r01 = It may be an action of your first turn or one that a card gives you, but none after your attack. The card goes to your discard pile face down.
rule-opt-discard-r02-head = Cards that replace discards
rule-opt-discard-r02 = A card that lets you draw for what you discard does so for these discards, too.
rule-opt-dice-01-head = Dice in combat
rule-opt-dice-01 = In every combat dice are rolled, and each sum is added to a rating.
rule-opt-dice-02-head = The attacker rolls
rule-opt-dice-02 = The attacker rolls for the rating of the [tactic](tactic), Fight or Shoot, and then for Armor.
rule-opt-dice-03-head = The defender rolls
rule-opt-dice-03 = Then the defender does the same: four rolls in a combat of two.
rule-opt-dice-04-head = What is compared
rule-opt-dice-04 = The combat is decided by the sums. Who reaches the Armor of the other hits, as ever.
rule-opt-dice-05-head = Which dice
rule-opt-dice-05 = How many dice, with how many sides, is agreed before the game; two of six are usual.
rule-opt-dice-r01-head = When they are rolled
rule-opt-dice-r01 = Dice are rolled as soon as nobody plays a [card](COMBAT-18) any more. After that no card changes ratings.
rule-opt-dice-r02-head = For this combat only
rule-opt-dice-r02 = The other rating and Value get no dice. The next combat is rolled for anew.
rule-opt-dice-r03-head = All at once
rule-opt-dice-r03 = All rolls are made at once, even if somebody strikes first. Helpers roll for what they add. Who is hit or killed without comparing ratings is so whatever the dice say.
rule-opt-dice-r04-head = Told to all
rule-opt-dice-r04 = Every roll is shown in the combat and told in the log.

# Warzones as places
rule-opt-warzone-01-head = Building a place
rule-opt-warzone-01 = A Warzone that you build lies on the table as a place for everybody, and belongs to no player.
rule-opt-warzone-02-head = Empty at first
rule-opt-warzone-02 = Nobody stands at a new place. Warriors come there later.
rule-opt-warzone-03-head = One of each
rule-opt-warzone-03 = No Warzone is in play twice, whoever built it.
rule-opt-warzone-r02-head = Open to everybody
rule-opt-warzone-r02 = Anybody may go to any place. What a Warzone says of areas or Grand Tacticians does not bind.
rule-opt-warzone-r09-head = What is no place
rule-opt-warzone-r09 = Warzones of [Outposts](outposts) and those made for Earth are no places. The Fortification called Luna is not this Luna.
rule-opt-warzone-04-head = Luna
rule-opt-warzone-04 = Everybody’s Squad and Kohort stand on Luna as long as nothing else is said.
rule-opt-warzone-05-head = Always there
rule-opt-warzone-05 = Luna is a place, too: it is always in play, and open to all warriors.
rule-opt-warzone-06-head = Who came before
rule-opt-warzone-06 = What came into play before the first Warzone is on Luna.
rule-opt-warzone-07-head = Nothing added on Luna
rule-opt-warzone-07 = Luna changes no ratings.
rule-opt-warzone-08-head = Mustering at a place
rule-opt-warzone-08 = A warrior may be [mustered](ACT-01) at any place, for what it costs on Luna.
rule-opt-warzone-09-head = Transfers
rule-opt-warzone-09 = A transfer moves a warrior of yours from one place to another.
rule-opt-warzone-10-head = One action
rule-opt-warzone-10 = A transfer costs one action.
rule-opt-warzone-11-head = Two with a vehicle
rule-opt-warzone-11 = It costs two actions for a warrior that has a [vehicle](vehicle) or is one, even if it is outside.
rule-opt-warzone-r06-head = At any time, as it stands
rule-opt-warzone-r06 = Transfers are allowed in your first turn and as often as you like. In cover a warrior stays covered, in a vehicle it stays inside.
rule-opt-warzone-r01-head = With all it has
rule-opt-warzone-r01 = What is attached to a warrior moves with it.
rule-opt-warzone-12-head = What a place adds
rule-opt-warzone-12 = All warriors at a place have its ratings and its text, in combat and outside it.
rule-opt-warzone-13-head = Attackers, too
rule-opt-warzone-13 = That holds for attackers as for defenders.
rule-opt-warzone-r03-head = Defending from it
rule-opt-warzone-r03 = Where a card says that somebody defends from this Warzone, it means whoever is in it.
rule-opt-warzone-r04-head = Its Value
rule-opt-warzone-r04 = The Value it adds counts for the [points of a kill](POINTS-01), but not for what mustering costs.
rule-opt-warzone-14-head = One place, one combat
rule-opt-warzone-14 = Both combatants stand at one place. Nobody attacks from one place to another.
rule-opt-warzone-16-head = Attacking at once
rule-opt-warzone-16 = A warrior may attack in the turn in which it came to a place.
rule-opt-warzone-r08-head = Help comes from there
rule-opt-warzone-r08 = Whoever joins a combat stands at its place.
rule-opt-warzone-15-head = From place to place
rule-opt-warzone-15 = What a card says of warriors in play holds at every place.
rule-opt-warzone-r05-head = Areas and places
rule-opt-warzone-r05 = Only a card that names an area or a place is bound to one.
rule-opt-warzone-17-head = Areas everywhere
rule-opt-warzone-17 = You have a Squad and a Kohort at every place.
rule-opt-warzone-r07-head = Your Squad there
rule-opt-warzone-r07 = In the text of a warrior your Squad is that at its own place. Somebody must be [out of cover](COVER-05) at one place, not at each.
rule-opt-warzone-18-head = Attacking a player
rule-opt-warzone-18 = A player is attacked or [sabotaged](SAB-02) only if he has no warrior at any place.
rule-opt-warzone-19-head = Building Fortifications
rule-opt-warzone-19 = A Fortification is built at one place, which may be Luna.
rule-opt-warzone-20-head = They stay
rule-opt-warzone-20 = It stays there, and cannot be transferred.
rule-opt-warzone-21-head = Any of them
rule-opt-warzone-21 = Any Fortification may stand at any place.
rule-opt-warzone-22-head = For those there
rule-opt-warzone-22 = It affects only warriors at its place.
rule-opt-warzone-23-head = Cards of an area
rule-opt-warzone-23 = A card added to a Squad or Kohort goes to one place, and affects only warriors there.
rule-opt-warzone-24-head = When a place is lost
rule-opt-warzone-24 = If a Warzone is discarded, all warriors there are moved to Luna, at no cost.
rule-opt-warzone-25-head = What is lost with it
rule-opt-warzone-25 = Everything else at that place is discarded.

# The first edition
rule-direct-02-head = Who can be attacked
rule-direct-02 = You may attack a player who has no warrior in play, or only such as never fight.
rule-direct-03-head = Every warrior guards
rule-direct-03 = A warrior guards its player even in [cover](COVER-01), and even if none of yours may attack it.
rule-direct-04-head = It is your attack
rule-direct-04 = It is the attack of your turn: your [last action](TURN-07), and [not too early](TURN-09).
rule-direct-05-head = What can be answered
rule-direct-05 = There is no combat. The player who is attacked may answer, but not with a card that needs a warrior of its own.
rule-direct-06-head = It succeeds
rule-direct-06 = Unless a card stops it, such an attack succeeds. Nobody compares ratings.
rule-direct-07-head = Half the Value
rule-direct-07 = You earn half the modified Value of your attacker as Promotion, rounded up.
rule-direct-08-head = Freelancers
rule-direct-08 = A [Freelancer](FREE-01) earns that half as Destiny.
rule-turn-17-head = The limit of the hand
rule-turn-17 = { $discard_limit ->
    [none] Where the hand has a limit, it counts at the end of your own turn alone.
   *[other] { $discard_limit } cards are the limit at the end of your own turn alone; until then you may hold more.
}
rule-win-13-head = The turns of the count
rule-win-13 = The turn with which the [count](WIN-12) begins is the first of { $no_warrior_turns }, whenever the last warrior was lost.
rule-combat-22-head = What counts as a copy
rule-combat-22 = A copy counts whoever [played it](COMBAT-21). One that was countered does not.

# Tournaments
rule-mull-02-head = A hand without warriors
rule-mull-02 = A hand without warriors that you change is shown to everybody and shuffled into your draw pile.
rule-mull-03-head = A hand with warriors
rule-mull-03 = One with warriors may be changed as well, but goes to the discard pile.
rule-mull-04-head = Once
rule-mull-04 = You may change your hand once in a game. What you get then you keep.
rule-mull-05-head = The whole hand
rule-mull-05 = All seven cards go, or none.
rule-mull-06-head = New cards first
rule-mull-06 = The new hand is drawn before the old one is shuffled in, so no card comes back at once.
rule-mull-07-head = Unseen
rule-mull-07 = A hand that goes to the discard pile is shown to nobody.
rule-turn-16-head = No further card
rule-turn-16 = Who had to discard because of [too many](TURN-15) may not discard another card.
rule-win-09-head = Ten points more
rule-win-09 = A game that is tied when all draw piles are empty goes on until somebody has ten Promotion more than the tie.
rule-win-19-head = Sabotage instead
rule-win-19 = [Sabotage](SAB-01) takes the place of losing for want of warriors.
rule-zone-16-head = Deck and reserve
rule-zone-16 = Your collection is your deck with its reserve. A card that searches the collection looks through your draw pile too, which is shuffled afterwards.

# Words: terms. What keywords mean stands with the words of the cards.
word-affiliation-head = Affiliation
word-affiliation = Whom a warrior belongs to: a [corporation, the Brotherhood, the Dark Legion or nobody](GEN-03).
word-annihilated-head = Annihilated
word-annihilated = Out of the game for good: see [Gone for good](ZONE-08).
word-area-head = Area
word-area = A [Squad or a Kohort](ZONE-01), or an [Outpost](OUT-01) where there are any.
word-attached-head = Attached
word-attached = Lying on a warrior, an area, a player or the game, and in play there. It [goes with](ZONE-11) what it lies on.
word-combatant-head = Combatant
word-combatant = The [attacker or the defender](COMBAT-02) of a combat, or who was brought into it.
word-considered-head = Considered
word-considered = Counting as something as well: see [“Considered”](CONS-01).
word-corporation-head = Corporation
word-corporation = Bauhaus, Capitol, Cybertronic, Imperial or Mishima.
word-destiny-head = Destiny (D)
word-destiny = The points you pay with: for [mustering](ACT-01), for [spells](ART-06), and wherever a card asks. You begin with 5; [meditating](ACT-07) and [kills](POINTS-02) bring more.
word-discarded-head = Discarded
word-discarded = Put on its owner’s [Discard pile](ZONE-06).
word-follower-head = Follower
word-follower = A warrior marked as serving an Apostle. It may be given [that Apostle’s gifts](SYM-02).
word-gift-head = Gift
word-gift = A [Dark Symmetry](SYM-01) card: a general gift, or the gift of an Apostle.
word-immune-head = Immune
word-immune = Not affected by a power at all: see [Immunity](IMM-03).
word-in-cover-head = In cover
word-in-cover = [Face down and harder to hit](COVER-01), and unable to attack.
word-kohort-head = Kohort
word-kohort = Your area for warriors of the Dark Legion.
word-muster-head = Muster
word-muster = To bring a warrior into play by [an action and its Value](ACT-01).
word-open-head = In the open
word-open = Not [in cover](COVER-01).
word-outpost-head = Outpost
word-outpost = A [third area](OUT-01) of every player, on Earth, in games with cards that need one.
word-promotion-head = Promotion (P)
word-promotion = The points that win: whoever reaches [the goal](WIN-01) first. [Kills](POINTS-02) and [Missions](MISS-04) bring them.
word-rating-head = Rating
word-rating = [Fight, Shoot, Armor or Value](GEN-09), printed or as it is now.
word-squad-head = Squad
word-squad = Your area for Doomtroopers.
word-tactic-head = Tactic
word-tactic = [Fight or Shoot](COMBAT-08): the rating that both combatants use.
word-unpaid-head = Unpaid
word-unpaid = Mustered in cover and never revealed: its Value [is still due](COVER-12).
word-value-head = Value (V)
word-value = What a warrior [costs to muster](ACT-01) and what [killing it earns](POINTS-01).
word-wounded-head = Wounded
word-wounded = Turned on its side by a first hit. It [fights as before](COMBAT-16), and the next hit [kills it](COMBAT-30).
word-more = See [{ $title }]({ $clause }).

rule-var-colony-01-head = Two to four
rule-var-colony-01 = Two to four play, and no card is banned.
rule-var-colony-03-head = The Warzones
rule-var-colony-03 = Mars, Mercury, Venus and the Asteroid Belt have four Warzones each, which lie on the table from the beginning. Earth has none.
rule-var-colony-02-head = The map
rule-var-colony-02 = The Belt lies in the middle, beside all the others. These are beside nothing but the Belt.
rule-var-colony-04-head = They stay
rule-var-colony-04 = These Warzones never leave play.
rule-var-colony-05-head = At the start
rule-var-colony-05 = Everybody has 5 Destiny, no Promotion and no colony points.
rule-var-colony-12-head = Your claim
rule-var-colony-12 = By chance each player claims one Warzone of the Belt, each another one.
rule-var-colony-r01-head = What a claim is
rule-var-colony-r01 = You bring cards there and others stay away, until your first warrior has been there and the last one has left. It gives no points as long as nobody stands there.
rule-var-colony-06-head = Promotion
rule-var-colony-06 = Promotion is counted and wins nothing.
rule-var-colony-07-head = Twenty-six
rule-var-colony-07 = You win if a turn of yours begins with 26 colony points or more.
rule-var-colony-08-head = Colony points
rule-var-colony-08 = As your turn begins they are counted anew: what the Warzones that you control add to Value.
rule-var-colony-09-head = Control
rule-var-colony-09 = You control a Warzone where you have a warrior.
rule-var-colony-10-head = One player
rule-var-colony-10 = No Warzone has two players.
rule-var-colony-11-head = Three of four
rule-var-colony-11 = Nobody controls more than three Warzones of a planet.
rule-var-colony-23-head = The last one goes
rule-var-colony-23 = When your last warrior leaves, control is over.
rule-var-colony-r02-head = However it goes
rule-var-colony-r02 = Killed, discarded or stolen is gone, too. Cards that are left there do nothing until you are back.
rule-var-colony-15-head = Earth
rule-var-colony-15 = Nobody controls Earth. As a turn begins it is worth 6 points to whoever alone has warriors there.
rule-var-colony-16-head = Not alone
rule-var-colony-16 = With warriors of two players or more it is worth nothing.
rule-var-colony-13-head = Where cards go
rule-var-colony-13 = Cards that come into play, and what is attached, go only to Warzones that you control.
rule-var-colony-14-head = Or to Earth
rule-var-colony-14 = If you control none they go to Earth.
rule-var-colony-r08-head = Your own cards
rule-var-colony-r08 = That is about your own warriors. What goes on those of others needs a [warrior on that planet](VAR-COLONY-27); missions and Alliances of players go anywhere.
rule-var-colony-r06-head = Names of areas
rule-var-colony-r06 = Which area is printed on the sixteen does not matter.
rule-var-colony-r17-head = Warzones in decks
rule-var-colony-r17 = Warzone cards of your deck cannot be played. The [countdown](WIN-12) for want of warriors runs as ever.
rule-var-colony-17-head = On one planet
rule-var-colony-17 = For one action a warrior is transferred to a Warzone of its planet that nobody controls.
rule-var-colony-18-head = To the next one
rule-var-colony-18 = To a planet beside it for two actions.
rule-var-colony-19-head = To your own
rule-var-colony-19 = Warzones that are yours are goals as well, those of others are not.
rule-var-colony-r16-head = One way at a time
rule-var-colony-r16 = A transfer goes to one planet, never over several.
rule-var-colony-20-head = First turn
rule-var-colony-20 = In your first turn nobody is transferred.
rule-var-colony-r12-head = Everybody's own
rule-var-colony-r12 = That is the first turn of each player.
rule-var-colony-21-head = Once a turn
rule-var-colony-21 = Any number of warriors, each of them once between two of your Draw steps.
rule-var-colony-22-head = Side by side
rule-var-colony-22 = Any number of your warriors stand in one Warzone.
rule-var-colony-24-head = What lies there
rule-var-colony-24 = Who comes to a Warzone that another has lost discards what lies there of his.
rule-var-colony-r07-head = Earth and the Belt
rule-var-colony-r07 = Between Earth and the Belt a transfer takes two actions, with a vehicle too. Tribes are always mustered on Earth and stay there.
rule-var-colony-r18-head = Sent to Earth
rule-var-colony-r18 = A warrior that something brings where it may not be goes to Earth instead.
rule-var-colony-r03-head = Who meets whom
rule-var-colony-r03 = Warriors fight within a planet, whatever their Warzones. Across planets they only [shoot](VAR-COLONY-33).
rule-var-colony-r05-head = Defended in a Warzone
rule-var-colony-r05 = A defender may be defended in the Warzone where it stands, and in no other. The attacker has nothing of its numbers.
rule-var-colony-25-head = In play
rule-var-colony-25 = Each planet is an "in play" of its own.
rule-var-colony-26-head = All of something
rule-var-colony-26 = A text about all of something in play is about those of one planet.
rule-var-colony-r11-head = Which planet
rule-var-colony-r11 = You name it when you play the card, and have a warrior there.
rule-var-colony-27-head = Somebody there
rule-var-colony-27 = To play a card on something you need a warrior on its planet.
rule-var-colony-r09-head = What needs nobody
rule-var-colony-r09 = Mustering does not, nor what touches only players. A combat card needs a warrior on a planet of the combat.
rule-var-colony-28-head = Within the planet
rule-var-colony-28 = What is used or cast on one planet reaches that planet alone.
rule-var-colony-29-head = Squad and Kohort
rule-var-colony-29 = Each Warzone has a Squad and a Kohort of its own.
rule-var-colony-30-head = In your Squad
rule-var-colony-30 = Cards that say so reach their Warzone alone.
rule-var-colony-r10-head = Unique
rule-var-colony-r10 = Personalities, Relics and Alliances stay unique in the whole game.
rule-var-colony-31-head = On Earth
rule-var-colony-31 = The rules of [Outposts](OUT-01) hold there. Nobody has to send a warrior because another has one.
rule-var-colony-32-head = The Belt
rule-var-colony-32 = Nobody fights there, there is only Shoot.
rule-var-colony-33-head = Out of the Belt
rule-var-colony-33 = Warriors there shoot at those on planets beside it, and are shot at from there.
rule-var-colony-r04-head = Not at Earth
rule-var-colony-r04 = Earth is out of range.
rule-var-colony-34-head = Mars
rule-var-colony-34 = Doomtroopers attack those of their own corporation there. The Brotherhood stays at peace with itself.
rule-var-colony-r13-head = Both of them
rule-var-colony-r13 = Both must be on Mars, and the Brotherhood is guarded as ever.
rule-var-colony-35-head = Back into the deck
rule-var-colony-35 = Who is killed in combat on Mars with a base Value of 4 or less is shuffled into the draw pile. Points are paid.
rule-var-colony-36-head = Venus
rule-var-colony-36 = Each transfer to, from or on Venus takes two actions.
rule-var-colony-37-head = Citadels on Venus
rule-var-colony-37 = Followers of an Apostle, but no Personality, come for no Destiny to a Warzone of Venus where his Citadel stands.
rule-var-colony-r15-head = Still an action
rule-var-colony-r15 = That serves who controls the Warzone, and takes the action.
rule-var-colony-38-head = Mercury
rule-var-colony-38 = A warrior that seeks cover there may mine: that earns 3 Destiny.
rule-var-colony-r14-head = In cover
rule-var-colony-r14 = It is in cover then. One of your warriors stays in the open, on whatever planet.
rule-var-colony-39-head = Deep cover
rule-var-colony-39 = On Mercury cover gives 5 Armor instead of 3.
rule-var-colony-40-head = Citadel Sanctum
rule-var-colony-40 = No Doomtrooper ever stands there. It adds 6 to Value and doubles nothing.
rule-var-colony-41-head = Sacred Outpost
rule-var-colony-41 = The Dark Legion never stands there.
rule-var-colony-42-head = An empty draw pile
rule-var-colony-42 = When your draw pile is empty your discard pile is shuffled into a new one at once.
rule-var-corpwar-01-head = Declaring war
rule-var-corpwar-01 = In the Draw step of your first turn you may declare a Corporate War.
rule-var-corpwar-r01-head = Once, before drawing
rule-var-corpwar-r01 = You are asked after a [mulligan](MULL-02) and before you draw, then never again. The others need not declare one.
rule-var-corpwar-02-head = For one side
rule-var-corpwar-02 = You stand for one of the five corporations, the Brotherhood or the Dark Legion for the rest of the game.
rule-var-corpwar-r07-head = The same side twice
rule-var-corpwar-r07 = Two players may be at war for the same side.
rule-var-corpwar-06-head = Your warriors
rule-var-corpwar-06 = All warriors of your deck and collection must be of that side.
rule-var-corpwar-07-head = Your other cards
rule-var-corpwar-07 = All your other cards must be of that side, or general.
rule-var-corpwar-r06-head = Who is asked
rule-var-corpwar-r06 = Only those whose deck and collection allow a war are asked for it.
rule-var-corpwar-08-head = What comes over
rule-var-corpwar-08 = Cards of others that come to you in play serve you, whatever side they are of.
rule-var-corpwar-03-head = A card under the war
rule-var-corpwar-03 = With the war you may lay a card of your collection face down under it.
rule-var-corpwar-04-head = Taking it up
rule-var-corpwar-04 = You take it into your hand for an action, once everybody has had a turn.
rule-var-corpwar-05-head = Beyond reach
rule-var-corpwar-05 = No card takes your war away, or what lies under it.
rule-var-corpwar-09-head = Attack everybody
rule-var-corpwar-09 = Your warriors may attack all warriors of other players, their own corporation and the Brotherhood too.
rule-var-corpwar-r02-head = Not your own
rule-var-corpwar-r02 = Your own warriors and your partner’s stay safe, and nobody may attack you in kind for it.
rule-var-corpwar-10-head = Embargo
rule-var-corpwar-10 = When another player has played a card of your side you may annul it.
rule-var-corpwar-11-head = What it costs
rule-var-corpwar-11 = An embargo costs 3 Destiny for each card, as often as you can pay it.
rule-var-corpwar-12-head = Before all else
rule-var-corpwar-12 = It is asked before any other answer.
rule-var-corpwar-r04-head = Nothing answers it
rule-var-corpwar-r04 = It is no card: nothing counters it. Whoever is at war and can pay is asked, clockwise from the player whose turn it is.
rule-var-corpwar-13-head = Not among allies
rule-var-corpwar-13 = A player who is at war for the same side is spared.
rule-var-corpwar-r03-head = What becomes of the card
rule-var-corpwar-r03 = It has no effect and goes where it would go after use. What was paid for it stays paid.
rule-var-corpwar-r05-head = In cover
rule-var-corpwar-r05 = A warrior mustered in cover is met when it is turned up. General cards cannot be met.
rule-var-battle-01-head = What a Battle is
rule-var-battle-01 = A Battle card says who defends which area. It is played from hand, lies under its defenders and mostly serves who played it.
rule-var-battle-r06-head = What it costs
rule-var-battle-r06 = Playing it takes one action, and what the card asks beside it. What comes with it costs neither actions nor Destiny.
rule-var-battle-13-head = Out of the collection
rule-var-battle-13 = All that it brings comes out of your collection and lies touching it.
rule-var-battle-14-head = In one go
rule-var-battle-14 = Nobody plays a card or uses an ability until everything stands.
rule-var-battle-06-head = All or nothing
rule-var-battle-06 = If anything that it brings is missing or could not stand there, it cannot be played.
rule-var-battle-r07-head = No exceptions for the rest
rule-var-battle-r07 = What may be in play once only comes once only. When the Battle ends it is annihilated; its other cards are discarded as ever.
rule-var-battle-02-head = Not too late
rule-var-battle-02 = You may play one only while no opponent has 25 Promotion.
rule-var-battle-03-head = One each
rule-var-battle-03 = Each player runs one Battle at a time.
rule-var-battle-04-head = One in each area
rule-var-battle-04 = No Battle is played to an area where another one is fought.
rule-var-battle-r01-head = Which area
rule-var-battle-r01 = An area means all Squads of the table together, all Kohorts, or all Outposts, so that three Battles can be fought at once. The option battle_area_scope has it mean your own alone.
rule-var-battle-05-head = Once a game
rule-var-battle-05 = Each Battle enters play once in a game.
rule-var-battle-16-head = They stay
rule-var-battle-16 = Its warriors belong to it for good and never [transfer](OUT-08).
rule-var-battle-18-head = What they may be given
rule-var-battle-18 = The defenders may be given whatever other warriors may be given.
rule-var-battle-19-head = No Warzones
rule-var-battle-19 = They profit from Fortifications and from Equipment of their area, but fight in no [Warzone](WZ-04).
rule-var-battle-17-head = Like all others there
rule-var-battle-17 = What befalls their area befalls them.
rule-var-battle-10-head = For a time
rule-var-battle-10 = The Battle stays while its defenders are only kept from fighting for a time.
rule-var-battle-07-head = Its end
rule-var-battle-07 = Without a defender it is removed from the game.
rule-var-battle-08-head = 20 Promotion
rule-var-battle-08 = The opponent who kills the last defender in combat earns 20 Promotion.
rule-var-battle-r02-head = On top
rule-var-battle-r02 = They come on top of the Value of the kill, as Promotion only. Your own side earns none; if both combatants die they are earned all the same.
rule-var-battle-r03-head = Kills by cards
rule-var-battle-r03 = Killed in combat by a card counts as killed by the opponent there. A defender whom another player controls defends no more.
rule-var-battle-09-head = Without a combat
rule-var-battle-09 = If the last defender goes outside combat, the Battle goes too, and nobody earns the 20.
rule-var-battle-15-head = Hard to remove
rule-var-battle-15 = Only a card that names Battles, or one that removes all cards in play, takes a Battle away.
rule-var-battle-11-head = 10 Promotion at the end
rule-var-battle-11 = When an opponent reaches the goal and your Battle still runs, you may add 10 Promotion.
rule-var-battle-r04-head = Who wins then
rule-var-battle-r04 = You are asked once, before the winner is told; then the higher total wins. Equal totals: the game goes on until one leads; a draw in the first edition.
rule-var-battle-r05-head = Several Battles
rule-var-battle-r05 = All who may are asked in turn order, from who has reached the goal. The first to reach it may not.
rule-var-battle-12-head = Embargos
rule-var-battle-12 = The Battle can be met by an [embargo](VAR-CORPWAR-10), the warriors that come with it cannot.
rule-var-battle-r08-head = Before it enters
rule-var-battle-r08 = An embargo is laid before the Battle enters; then nothing comes with it.
rule-var-limited-01-head = Thirty markers
rule-var-limited-01 = Two to seven play. Everybody begins with 5 Destiny, no Promotion and 30 markers.
rule-var-limited-02-head = As many actions as you like
rule-var-limited-02 = In your turn you take any number of actions, none as well as all that your markers allow.
rule-var-limited-03-head = An action is a marker
rule-var-limited-03 = Each action uses a marker up, and it does not come back. Without markers you take no action.
rule-var-limited-r01-head = Three actions, three markers
rule-var-limited-r01 = What takes several actions uses as many markers, and you need to have them all.
rule-var-limited-r03-head = Without markers
rule-var-limited-r03 = You still draw, discard, defend, and play cards that are no action.
rule-var-limited-04-head = One combat a turn
rule-var-limited-04 = A turn sees one combat only, be it by one attack action or by a card.
rule-var-limited-r02-head = The attack comes last
rule-var-limited-r02 = The [attack](TURN-07) ends your actions, and nobody attacks in the own first turn. A combat that a card brings about in the turn of another player is the one combat of that turn.
rule-var-limited-r06-head = Further attacks are lost
rule-var-limited-r06 = What a card allows beyond the one combat of the turn is not fought.
rule-var-limited-05-head = No markers left
rule-var-limited-05 = When nobody has a marker left the game is over, and most Promotion wins.
rule-var-limited-06-head = More than forty
rule-var-limited-06 = Whoever has more than 40 Promotion wins at once.
rule-var-limited-r04-head = A tie
rule-var-limited-r04 = As much Promotion with no marker left is a draw. Who exceeds 40 wins in whoever's turn it is.
rule-var-limited-r07-head = What stays
rule-var-limited-r07 = All see the markers. Who finds no [warrior](WIN-12) in time is out, and empty [draw piles](WIN-07) end the game as ever.
rule-var-limited-07-head = What no deck holds
rule-var-limited-07 = Every card that gives further actions or attacks is banned.

rule-var-front-01-head = Four players
rule-var-front-01 = Four play, and partners sit opposite each other.
rule-var-front-02-head = Two teams
rule-var-front-02 = The first and the third are a team, the second and the fourth the other one.
rule-var-front-04-head = Captains and sergeants
rule-var-front-04 = The first player of each team is its captain, the second its sergeant.
rule-var-front-03-head = Points
rule-var-front-03 = [Promotion](promotion) is the team's, [Destiny](destiny) each player's own.
rule-var-front-r10-head = What is earned
rule-var-front-r10 = Everybody begins with 5 Destiny. Points may be taken as Promotion of the team or as one's own Destiny, as ever.
rule-var-front-05-head = A captain does not attack
rule-var-front-05 = A captain never takes an attack action.
rule-var-front-r01-head = No exception
rule-var-front-r01 = Nor does he with attacks that a card allows; with an empty front his warriors defend.
rule-var-front-12-head = Behind the front
rule-var-front-12 = The warriors of a captain may be attacked only if his sergeant has no warrior in play.
rule-var-front-07-head = Only with an empty front
rule-var-front-07 = They take part in combats only then.
rule-var-front-08-head = In no combat, not in cover
rule-var-front-08 = While the sergeant has a warrior none of his captain's is in a combat in any way, nor in [cover](COVER-01).
rule-var-front-09-head = No combat spells
rule-var-front-09 = Nor do they cast [combat spells](ART-08) then.
rule-var-front-r08-head = Other cards
rule-var-front-r08 = Personal combat spells are barred as well; other spells and Specials of the captain are not, in the combats of others too.
rule-var-front-r06-head = Who counts as a warrior
rule-var-front-r06 = Any warrior in play holds the front, be it in cover or one that cannot fight.
rule-var-front-r07-head = Whom sergeants attack
rule-var-front-r07 = The warriors of the other sergeant; those of his captain behind an empty front; never their own team's.
rule-var-front-10-head = Handing forward
rule-var-front-10 = For an action a captain hands a warrior to his sergeant. It goes into cover by that.
rule-var-front-11-head = Handing back
rule-var-front-11 = For an action a sergeant hands a warrior to his captain. It does not go into cover.
rule-var-front-r03-head = Who pays
rule-var-front-r03 = Who gives pays the action in his own turn, as often as he likes. What the warrior bears goes along, and killed it goes to the pile of its owner. No Destiny is paid.
rule-var-front-r04-head = Cover in front
rule-var-front-r04 = It may be the only one there, and leaves its vehicle.
rule-var-front-r05-head = Cover behind
rule-var-front-r05 = Handed back a covered warrior is turned up, unless nobody is left in front. When a sergeant gets his first warrior those in cover behind him are turned up at once; who was never revealed is paid or lost.
rule-var-front-06-head = Sergeants in person
rule-var-front-06 = A sergeant is never attacked himself.
rule-var-front-13-head = Captains in person
rule-var-front-13 = A captain may be, when neither he nor his sergeant has a warrior.
rule-var-front-r02-head = What that is
rule-var-front-r02 = In the first edition an [attack on a player](DIRECT-01), with [sabotage](SAB-01) sabotage; otherwise there is none.
rule-var-front-14-head = The goal
rule-var-front-14 = The first team with 40 Promotion wins.
rule-var-front-r09-head = No warriors
rule-var-front-r09 = A team is out only when [neither of the two](WIN-12) has had a warrior who can fight for three turns.
rule-var-front-15-head = All cards
rule-var-front-15 = No card is banned or restricted for this game.

rule-var-beatdown-01-head = Three players
rule-var-beatdown-01 = Three play; the third sits between the two who attack.
rule-var-beatdown-r01-head = The order of turns
rule-var-beatdown-r01 = One who attacks, the one in the middle, the other; who begins is drawn. In the own first turn nobody attacks.
rule-var-beatdown-02-head = The two who attack
rule-var-beatdown-02 = They have ordinary decks and begin as ever.
rule-var-beatdown-04-head = Forty Value
rule-var-beatdown-04 = The one in the middle begins with warriors in play, worth at most 40 [Value](value) together.
rule-var-beatdown-r03-head = How they begin
rule-var-beatdown-r03 = They are chosen before the game beside the deck, up to five of a kind, and stand there open, unwounded and paid for. He too has 5 Destiny and seven cards.
rule-var-beatdown-03-head = No others
rule-var-beatdown-03 = In his deck and [collection](ZONE-14) there are no warriors.
rule-var-beatdown-05-head = Peace between the two
rule-var-beatdown-05 = The two who attack do not attack each other, only the one in the middle.
rule-var-beatdown-r07-head = Only attacks
rule-var-beatdown-r07 = Sabotage counts as well; cards of one may still hurt warriors of the other, and a combat that a card turns to one is fought.
rule-var-beatdown-06-head = The one in the middle
rule-var-beatdown-06 = He attacks both as he likes.
rule-var-beatdown-07-head = No discard piles
rule-var-beatdown-07 = Whatever would be discarded is [annihilated](annihilated).
rule-var-beatdown-r08-head = All of it
rule-var-beatdown-r08 = Killed warriors, used Specials and what is discarded at the end of a turn, too. Texts about discard piles find none.
rule-var-beatdown-08-head = The first end
rule-var-beatdown-08 = When the last warrior of the one in the middle leaves play the game is over, and of the two who attack most Promotion wins.
rule-var-beatdown-09-head = The second end
rule-var-beatdown-09 = When the draw piles of both are empty and he still has a warrior, he wins.
rule-var-beatdown-r09-head = At once
rule-var-beatdown-r09 = That is looked at as soon as the second pile is empty.
rule-var-beatdown-r04-head = Which warriors count
rule-var-beatdown-r04 = Any he controls: in cover, taken from others, and those that cannot fight.
rule-var-beatdown-r05-head = When it is looked at
rule-var-beatdown-r05 = After every effect, and after a combat once its points are given. If both ends come together the first counts.
rule-var-beatdown-10-head = No goal for him
rule-var-beatdown-10 = The one in the middle never wins by Promotion.
rule-var-beatdown-r02-head = Nor for the others
rule-var-beatdown-r02 = Forty Promotion win nothing; they rank the two alone. As much at the first end is a draw.
rule-var-beatdown-r06-head = Without warriors
rule-var-beatdown-r06 = One of the two who finds [no warrior](WIN-12) in time is out, and his draw pile counts as empty. The one in the middle is not counted down.
rule-var-beatdown-11-head = Harm to several
rule-var-beatdown-11 = Every card that can discard or hurt more than one warrior at a time is banned.
rule-var-beatdown-12-head = Harm to one
rule-var-beatdown-12 = Cards that hurt only one at a time are allowed.
rule-var-beatdown-13-head = Double Duty
rule-var-beatdown-13 = Double Duty is banned.
rule-var-home-01-head = Two or more
rule-var-home-01 = Two to seven play, sitting as they like.
rule-var-home-03-head = Three bases
rule-var-home-03 = Before the first turn each player lays three Fortifications in a row. No card ever takes them out of play.
rule-var-home-04-head = Their battlefields
rule-var-home-04 = Before each of them lies a Warzone, and stays there for good.
rule-var-home-05-head = Their first warriors
rule-var-home-05 = In each of them waits a warrior with V 3 at most.
rule-var-home-06-head = All different
rule-var-home-06 = Of the three cards of a kind no two are alike.
rule-var-home-07-head = What they are called
rule-var-home-07 = The Fortification is the base, the Warzone its battlefield.
rule-var-home-02-head = What no deck may hold
rule-var-home-02 = Decks hold no Fortifications, no Warzones and no Special that brings [Promotion](promotion) by itself.
rule-var-home-r08-head = Points without a fight
rule-var-home-r08 = That goes for Specials too which pay for a kill outside combat.
rule-var-home-08-head = What lies on a base
rule-var-home-08 = Each base begins with 5 [Destiny](destiny) of its own and no Promotion.
rule-var-home-09-head = Meditation
rule-var-home-09 = Meditation lays 1 Destiny on each of the player's bases.
rule-var-home-10-head = Mustering
rule-var-home-10 = A warrior comes into a base, which alone pays for it.
rule-var-home-r10-head = Mustering in cover
rule-var-home-r10 = In cover it comes into a base too, which pays when it is revealed.
rule-var-home-r02-head = Other Destiny
rule-var-home-r02 = What a card or warrior brings goes to its base, what a player gets as such to one of his choice. For a warrior the base pays to which it comes; other costs are paid from the leftmost base that can.
rule-var-home-11-head = One affiliation
rule-var-home-11 = Any number of warriors is inside, but all of one affiliation; it may be another one later.
rule-var-home-r06-head = Who has none
rule-var-home-r06 = Freelancers and those of no affiliation go together. Who becomes another must go out, or is discarded.
rule-var-home-r07-head = Squad and Kohort
rule-var-home-r07 = Warriors of both stand in the same bases, whatever it says on the card where to build it. Those that begin there cost nothing.
rule-var-home-28-head = What a base gives
rule-var-home-28 = What a base gives only those get who came from it, whatever it says.
rule-var-home-33-head = Each a Squad
rule-var-home-33 = Each base with its battlefield is a Squad and a Kohort of its own.
rule-var-home-34-head = In play
rule-var-home-34 = What speaks of cards in play reaches all bases of all players.
rule-var-home-44-head = Giving cards
rule-var-home-44 = Own warriors are given cards only inside a base, others wherever they are.
rule-var-home-r11-head = Nothing removes them
rule-var-home-r11 = What would discard or take a base or battlefield does nothing to it.
rule-var-home-20-head = Out
rule-var-home-20 = An action takes a warrior from its base to the battlefield in front.
rule-var-home-21-head = Room for all
rule-var-home-21 = Any number may be there.
rule-var-home-22-head = Its own alone
rule-var-home-22 = It goes to that of its own base only.
rule-var-home-23-head = In
rule-var-home-23 = Another action takes it back.
rule-var-home-43-head = Not sideways
rule-var-home-43 = Nobody goes from one base or battlefield of his own to the next.
rule-var-home-12-head = Inside
rule-var-home-12 = Inside a base there is Shoot alone, and 3 Armor more.
rule-var-home-29-head = Shooting out
rule-var-home-29 = Who is inside shoots at those in battlefields only.
rule-var-home-31-head = From a battlefield
rule-var-home-31 = Who is in a battlefield fights or shoots at others there, and shoots at those inside.
rule-var-home-r04-head = Any battlefield
rule-var-home-r04 = Any battlefield of any opponent is in reach; who may attack whom stays as it is. Only a defender has what its battlefield gives; cover and base add up.
rule-var-home-24-head = Where one defends
rule-var-home-24 = Who is attacked in a battlefield defends there; nobody is asked.
rule-var-home-25-head = Cards change it
rule-var-home-25 = After that a card may have it defend in another for a time.
rule-var-home-30-head = Killed from inside
rule-var-home-30 = Who is killed by somebody inside a base is worth 2 at most.
rule-var-home-32-head = Killed inside
rule-var-home-32 = Who is killed inside one counts in full.
rule-var-home-13-head = Carrying
rule-var-home-13 = Promotion lies on the warrior that earned it.
rule-var-home-14-head = Destiny goes home
rule-var-home-14 = Destiny that it earns lies on its base at once.
rule-var-home-15-head = Five at most
rule-var-home-15 = It carries 5 at most.
rule-var-home-r01-head = What is too much
rule-var-home-r01 = Of a kill, or of loot, what there is no room for is Destiny; what can be Promotion alone is lost.
rule-var-home-16-head = Home with it
rule-var-home-16 = It counts for nothing until it has come to the base.
rule-var-home-17-head = Banking
rule-var-home-17 = Inside its base an action lays down 1 of what it carries.
rule-var-home-26-head = Killing a carrier
rule-var-home-26 = Who kills a carrier has what it carried as Destiny on the own base.
rule-var-home-27-head = On top of the kill
rule-var-home-27 = The points for the kill come on top.
rule-var-home-35-head = Invading
rule-var-home-35 = A base without a warrior in it or before it may be invaded: for an action one warrior goes to its battlefield.
rule-var-home-r05-head = From where
rule-var-home-r05 = It comes from its own battlefield and has nothing of the one that it stands in. It steals what lies there and no more, never in the own first turn.
rule-var-home-36-head = And back
rule-var-home-36 = To return to its own battlefield is an action.
rule-var-home-39-head = One at a time
rule-var-home-39 = There is but one enemy in an invaded battlefield.
rule-var-home-37-head = Stealing
rule-var-home-37 = Instead of an attack an invader takes Promotion from that base: half its modified V, rounded down.
rule-var-home-38-head = What becomes of it
rule-var-home-38 = All of it is Destiny on its base at once, or Promotion that it carries.
rule-var-home-40-head = Reinforcements
rule-var-home-40 = The other may muster warriors into that base all the same.
rule-var-home-41-head = Shut in
rule-var-home-41 = Nobody goes out of it as long as the invader is there.
rule-var-home-42-head = Driving it off
rule-var-home-42 = At it shoots whoever is inside a base; from battlefields that are free one fights it too.
rule-var-home-18-head = A base is full
rule-var-home-18 = A base with 15 Promotion is turned face down. All that it brought into play is discarded, and it does nothing any more.
rule-var-home-r03-head = What is lost
rule-var-home-r03 = Its Destiny, what its warriors carry and all above 15 is lost. Nobody invades it, robs it or comes to it.
rule-var-home-19-head = Victory
rule-var-home-19 = Whose three bases are all face down has won.
rule-var-home-r09-head = No other end
rule-var-home-r09 = No sum of points wins, nobody loses for want of warriors, players are not attacked. When all draw piles are empty most Promotion on bases wins, 15 for each that is down.
rule-var-vortex-01-head = Two or more
rule-var-vortex-01 = Two to seven play. The card Karnophage is banned from decks and collections.
rule-var-vortex-02-head = Draw phase
rule-var-vortex-02 = All draw until they hold twelve cards.
rule-var-vortex-03-head = Who is first
rule-var-vortex-03 = Then chance says who begins in this cycle.
rule-var-vortex-04-head = Deployment
rule-var-vortex-04 = From the first player on each places one card that comes into play or is attached to something, without an action and without Destiny.
rule-var-vortex-05-head = Until none is left
rule-var-vortex-05 = It goes round clockwise, one card each, until nobody has anything left that can be placed.
rule-var-vortex-r01-head = What is placed
rule-var-vortex-r01 = Warriors, Fortifications, Warzones, Beasts and Alliances; Equipment, gifts, Ki powers, Relics, missions and Specials that are attached. Spells and Specials that are discarded after use are not.
rule-var-vortex-r03-head = Which card, and where
rule-var-vortex-r03 = You choose the card and its place. Who has no place for any is passed over; a warrior that comes later may make room. Nobody is [mustered in cover](COVER-08) in Deployment.
rule-var-vortex-06-head = You have to
rule-var-vortex-06 = What can be placed must be placed, on cards of your opponents if need be. Equipment and the like may go to any warrior that can bear it.
rule-var-vortex-07-head = No place
rule-var-vortex-07 = A card without any place stays in your hand.
rule-var-vortex-r02-head = How it is held to
rule-var-vortex-r02 = While a card of yours can be placed you cannot pass. Players may agree that you can; then the hands that are shown tell on you.
rule-var-vortex-08-head = Actions
rule-var-vortex-08 = From the first player on each has a turn of [three actions](TURN-05) as ever.
rule-var-vortex-r04-head = The first cycle
rule-var-vortex-r04 = Nobody [attacks](TURN-09) in the first turn, which is that of the first cycle.
rule-var-vortex-18-head = Five phases
rule-var-vortex-18 = Draw, Deployment, Actions, Revealment, Vortex. There is no Discard step.
rule-var-vortex-r07-head = Draw and Discard steps on cards
rule-var-vortex-r07 = Cards that speak of the Draw step mean the Draw phase, those that speak of the Discard step the end of your actions. Nobody loses for want of [warriors](WIN-12).
rule-var-vortex-09-head = Revealment
rule-var-vortex-09 = After the last turn all show the cards left in their hands.
rule-var-vortex-10-head = Held back
rule-var-vortex-10 = Who kept a card that could have been placed loses all Promotion and Destiny.
rule-var-vortex-11-head = Forced back
rule-var-vortex-11 = A card that was placed and came back to the hand later costs nothing.
rule-var-vortex-12-head = The Vortex
rule-var-vortex-12 = All cards in hand and in play are shuffled into the draw piles of their owners.
rule-var-vortex-13-head = Discard piles
rule-var-vortex-13 = Discard piles stay as they are.
rule-var-vortex-r05-head = What lasts
rule-var-vortex-r05 = Destiny and Promotion stay, wounds, cover and passing effects end, and every card goes to its owner. Annihilated cards stay out.
rule-var-vortex-14-head = A new cycle
rule-var-vortex-14 = Then a new cycle begins.
rule-var-vortex-r06-head = Few cards
rule-var-vortex-r06 = With fewer than twelve cards you draw what is there.
rule-var-vortex-15-head = More than forty
rule-var-vortex-15 = Whoever has more than 40 Promotion wins at once.
rule-var-vortex-16-head = No cards left
rule-var-vortex-16 = Who has no card in draw pile, hand or play as the cycle has drawn keeps the points and waits.
rule-var-vortex-17-head = Nobody has any
rule-var-vortex-17 = When nobody has a card left most Promotion wins; as much is a draw.
