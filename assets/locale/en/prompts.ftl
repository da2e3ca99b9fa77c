# What a player is asked. Arguments that are not there are "none".

prompt-menu = Your turn: choose an action
prompt-session = Your further actions: choose one, or say that you are done
prompt-end-turn = End your turn?
prompt-choose-card =
    { $verb ->
        [muster] Which warrior do you muster?
        [muster-in-cover] Which warrior do you muster in cover?
        [seek-cover] Which warrior seeks cover?
        [exit-cover] Which warrior leaves cover?
        [equip] Which Equipment do you attach?
        [build] Which Fortification do you build?
        [bestow] Which gift do you bestow?
        [assign] Which Mission do you assign?
        [attack] Which warrior attacks?
        [sabotage] Which warrior commits the sabotage?
        [play] Which card do you play?
        [cast] Which spell do you cast?
        [use] Which card do you use?
        [enter-vehicle] Which warrior enters its vehicle?
        [exit-vehicle] Which warrior leaves its vehicle?
        [transfer] Which warrior do you transfer?
        [bank] Which warrior lays down Promotion?
        [steal] Which warrior steals Promotion?
        [mine] Which warrior mines?
        [discard] Which card do you discard?
        [give-up] Which card do you give up?
        [copy] Which card do you play as a copy?
        [reveal] Which warrior do you reveal?
        [turn-up] Which card do you turn up?
       *[other] Choose a card
    }
prompt-choose-target =
    { $index ->
        [2] { $card }: choose a second target
        [3] { $card }: choose a third target
       *[other] { $card }: choose a target
    }
prompt-which-next = { $card }: which comes next?
prompt-choose-host = { $card }: where does it go?
prompt-choose-caster = { $card }: who casts it?
prompt-choose-amount =
    { $per ->
        [none] { $card }: how many D do you spend?
        [0] { $card }: how many D do you spend?
        [one] { $card }: how many D do you spend?
       *[other] { $card }: how many D do you spend, { $per } at a time?
    }{ $worth ->
        [none] {""}
        [0] {""}
       *[other] {" "}(Each counts as { $worth }.)
    }
prompt-choose-player =
    { $card ->
        [none] Choose a player
       *[other] { $card }: choose a player
    }
prompt-choose-name =
    { $what ->
        [affiliation] { $card }: name an affiliation
        [corporation] { $card }: name a corporation
        [organisation] { $card }: name an organization
        [apostle] { $card }: name an Apostle
        [aspect] { $card }: name an aspect of the Art
        [tactic] { $card }: Fight or Shoot?
        [pool] { $card }: Destiny or Promotion?
        [planet] { $card }: name a planet
        [card-name] { $card }: name a card
       *[other] { $card }: choose a word
    }
prompt-choose-original = { $card }: which card in play is it a copy of?
prompt-choose-verb = { $card }: how do you play the copy?
prompt-choose-way = { $card }: which of its abilities?
prompt-attacker = Which warrior attacks?
prompt-defender =
    { $card ->
        [none] Whom do you attack?
       *[other] Whom does { $card } attack?
    }
prompt-warzone = In which Warzone does { $card } defend?
prompt-where = Where is { $card } to stand?
prompt-tactic = Fight or Shoot?
prompt-weapon =
    { $card ->
        [none] Which weapon is used?
       *[other] Which weapon does { $card } use?
    }
prompt-inside-outside =
    { $card ->
        [none] Inside the vehicle, or outside?
       *[other] { $card }: inside the vehicle, or outside?
    }
prompt-answer = Do you answer { $what }?
prompt-open-window =
    { $which ->
        [turn-start] The turn begins: do you play anything?
        [draw] In the Draw step: do you play anything?
        [turn-end] The turn ends: do you play anything?
        [discard] Your Discard step comes next: do you play anything?
        [attack-announced] Attacker and defender are announced: do you play anything?
       *[other] Do you play anything now?
    }
prompt-combat-window =
    { $role ->
        [attacker] Combat: what do you do for your attacker?
        [defender] Combat: what do you do for your defender?
       *[other] Combat: do you play anything?
    }
prompt-split-points =
    { $n ->
        [one] One point earned: 1 for Promotion, 0 for Destiny
       *[other] { $n } points earned: how many of them as Promotion?
    }
prompt-bonus = { $card } still runs, and an opponent has reached the goal: add 10 P?
prompt-may =
    { $card ->
        [none] Do you want this?
       *[other] { $card }: do you want this?
    }
prompt-pay =
    { $card ->
        [none] Do you pay { $n } D?
       *[other] { $card }: do you pay { $n } D?
    }
prompt-either =
    { $card ->
        [none] Choose one
       *[other] { $card }: choose one
    }
prompt-question = { $card }: is there a card of which kind in that hand?
prompt-reply = { $card }: you are asked for a card of the kind “{ $word }”
prompt-struck = At whom is the blow aimed?
prompt-join =
    { $n ->
        [one] Who comes to help?
       *[other] Who comes to help? { $n } may
    }
prompt-discard-step = You may discard a card
prompt-discard-excess =
    { $n ->
        [one] Too many cards: discard one
       *[other] Too many cards: discard { $n }
    }
prompt-order-triggers = Which happens first?
prompt-choose-handgun = Which second handgun is used?
prompt-choose-cards =
    { $n ->
        [one] Choose a card
       *[other] Choose { $n } cards
    }
prompt-search =
    { $card ->
        [none] Which card do you take?
       *[other] { $card }: which card do you take?
    }
prompt-keep =
    { $n ->
        [one] Keep one card
       *[other] Keep { $n } cards
    }
prompt-mulligan = Do you keep your opening hand?
prompt-war = Do you declare a Corporate War?
prompt-war-for = For which side do you declare war?
prompt-under = Which card of your collection lies under the war?
prompt-base = On which base { $pool ->
        [P] lie the { $n } Promotion
       *[D] lie the { $n } Destiny
    }?
prompt-loot = What does { $card } make of what it steals?
prompt-hand-loss =
    { $n ->
        [one] Discard a card from hand
       *[other] Discard { $n } cards from hand
    }
prompt-wait = { $player } is deciding
prompt-wait-window = Answers are awaited

# The words of choices. What is no key here is a card, a name or a keyword.

option-muster = Muster
option-muster-in-cover = Muster in cover
option-seek-cover = Seek cover
option-exit-cover = Leave cover
option-meditate = Meditate
option-equip = Equip
option-build = Build
option-bestow = Bestow
option-assign = Assign
option-attack = Attack
option-sabotage = Sabotage
option-play = Play
option-cast = Cast
option-use = Use
option-enter-vehicle = Enter vehicle
option-exit-vehicle = Leave vehicle
option-transfer = Transfer
option-bank = Bank 1 Promotion
option-steal = Steal Promotion
option-mine = Mine 3 Destiny
option-discard = Discard
option-give-up = Give up
option-copy = Copy a card in play
option-reveal = Reveal
option-turn-up = Turn up
option-keep = Keep the hand
option-redraw = Change the hand
option-luna = Luna
option-earth = Earth
option-mars = Mars
option-mercury = Mercury
option-belt = Asteroid Belt
option-venus = Venus
option-embargo = Embargo
option-declare = Declare war
option-take = Take what lies under the war
option-end-turn = End turn
option-pass = Pass
option-concede = Concede
option-done = Done
option-cancel = Cancel
option-yes = Yes
option-no = No
option-fight = Fight
option-shoot = Shoot
option-fight-and-shoot = Fight and Shoot
option-fight-and-armor = Fight and Armor
option-shoot-and-armor = Shoot and Armor
option-positive = Positive
option-negative = Negative
option-cover = Into cover
option-wound = Be wounded
option-single = One attack
option-double = Two attacks in one
option-triple = Three attacks in one
option-quadruple = Four attacks in one
option-no-more = No more attacks
option-inside = Inside
option-outside = Outside
option-none = None
option-heads = Heads
option-tails = Tails
option-promotion = Promotion
option-destiny = Destiny
option-card = Card
option-number = Number
option-player = Player
option-game = The game
option-first = First
option-second = Second
option-third = Third
option-fourth = Fourth
option-table = as a place
option-squad = Squad
option-kohort = Kohort
option-outpost = Outpost
option-beside = Aside
option-hand = Hand
option-draw = Draw pile
option-discard-pile = Discard pile
option-annihilated = Annihilated pile
option-collection = Collection
option-unrevealed = In cover, unrevealed
option-attached = Attached
option-aside = Aside
option-answer = Answer
option-refuse = Pay and refuse
option-algeroth = Algeroth
option-demnogonis = Demnogonis
option-ilian = Ilian
option-muawijhe = Muawijhe
option-semai = Semai
option-bauhaus = Bauhaus
option-capitol = Capitol
option-cybertronic = Cybertronic
option-imperial = Imperial
option-mishima = Mishima
option-brotherhood = Brotherhood
option-doomtrooper = Doomtrooper
option-legion = Dark Legion
option-general = General
option-crescentia = Crescentia
option-lutheran = Lutheran Triad
option-rasputin = Sons of Rasputin
option-templars = Templars
option-changeling = Changeling
option-elements = Elements
option-exorcism = Exorcism
option-kinetics = Kinetics
option-manipulation = Manipulation
option-mentalism = Mentalism
option-premonition = Premonition
option-summoning = Summoning
