# A new game: what players are called who did not say, its screen, and its decks.

setup-default-name = Player { $n }
setup-default-computer = Computer { $n }
setup-lone-name = Player
setup-lone-computer = Computer

# The screen of a new game
setup-title = New game
setup-human = Human
setup-recruit = Recruit
setup-veteran = Veteran
setup-apostle = Apostle
setup-random = At random
setup-about-human = Human: somebody at this machine.
setup-about-recruit = Recruit: a computer player that knows the game, and lets something slip now and then.
setup-about-veteran = Veteran: a computer player that always takes what looks best at the moment.
setup-about-apostle = Apostle: a computer player that thinks ahead, about a second for each choice.
setup-about-random = At random: a computer player that does anything it may.
setup-edition-first = First edition
setup-edition-second = Second edition
setup-edition-tournament = Tournament rules
setup-about-first = First edition: 25 Promotion win, seven cards are kept, Equipment may be given up, and players without warriors are attacked themselves.
setup-about-second = Second edition: 40 Promotion win, hands may grow, and only warriors are attacked.
setup-about-tournament = Tournament: two players, a mulligan, a reserve of 25 cards, sabotage, the Outpost, and seven cards are kept.
setup-form-ffa = Free for all
setup-form-target = Primary targets
setup-form-team = Teams
setup-form-cartel = Cartel against Legion
setup-about-ffa = Free for all: everybody for himself, and anybody may be attacked.
setup-about-target = Primary targets: the next player clockwise is attacked for nothing, everybody else for 2 D each time.
setup-about-team = Teams: four or six players sit alternately; a team has one pool of Destiny and one of Promotion, and wins with 50.
setup-about-cartel = Cartel: six play the corporations and the Brotherhood against one who plays the Dark Legion, with 20 Destiny and five actions.
setup-variant-choose = What is played
setup-variant-take = Play this
setup-variant-rules = Its rules
setup-variant-players = { $least } to { $most } players
setup-variant-exactly = { $n } players
setup-game = Game: { $name }…
setup-about-variant = Other games with the same cards: choose one, with a picture and three sentences about each.
setup-wars-says = The usual game, in which whoever plays for one corporation, the Brotherhood or the Legion alone may declare war in the first turn. Then your warriors may attack everybody else’s, and a card of your side that another plays can be annulled for 3 Destiny. Whoever has enough Promotion first has won.
setup-battles-says = The usual game with a new type of card: a Battle brings its own defenders out of your collection and lies under them. The opponent who kills the last of them in combat earns 20 Promotion. If your Battle still runs when another player reaches the goal, you may add 10 Promotion of your own.
setup-variant-none = Doomtrooper
setup-variant-none-says = Warriors of the corporations, the Brotherhood and the Dark Legion fight one another. A turn has three actions; the attack is the last of them, and who kills gains points. Whoever has enough Promotion first has won.
setup-variant-limited = Limited Resources
setup-variant-limited-says = Everybody has thirty markers for the whole game, and each action uses one of them up. Take as many actions in a turn as you like, but a turn sees one combat only. When nobody has a marker left, most Promotion wins, and more than 40 wins at once.
setup-variant-beatdown = Beat Down
setup-variant-beatdown-says = Two attack a third, who sits between them, begins with warriors worth 40 Value and gets no others. The two may not attack each other, and what is discarded is gone for good. When the last of his warriors falls most Promotion of the two wins; when neither can draw any more, he has held out and wins.
setup-variant-front = Front Lines
setup-variant-front-says = Two teams of a captain and a sergeant: the sergeant's warriors fight in front, and nobody reaches those of his captain behind them. A captain never attacks, but hands warriors over for an action each. The first team with 40 Promotion wins.
setup-variant-home = Home Turf
setup-variant-home-says = Everybody has three bases, each with a battlefield before it; warriors shoot out of the one and fight in the other. Promotion is carried by who earned it until he brings it home, and from deserted bases others steal it. Fifteen fill a base, and who has filled all three wins.
setup-variant-vortex = The Vortex
setup-variant-vortex-says = In each cycle all draw twelve cards and lay down for nothing whatever can be placed, one card each in turn. Then everybody has three actions, and at the end the Vortex shuffles all hands and everything in play back into the draw piles. Whoever has more than 40 Promotion wins at once; when nobody has a card left, most Promotion wins.
setup-variant-colony = Colonization
setup-variant-colony-says = Four planets with four Warzones each lie on the table, and Earth: your warriors are transferred from place to place, and who stands in a Warzone controls it. A Warzone counts as many colony points as it adds to Value, Earth six to whoever is alone there. Whoever begins a turn with 26 of them wins, and Promotion wins nothing.
setup-seat-role =
    { $role ->
        [captain] Captain
        [sergeant] Sergeant
        [c] Middle
       *[other] Attacker
    }{ $partner ->
        [none] {""}
       *[other] {" "}with { $partner }
    }
setup-role-captain = Captain: stands behind his sergeant, hands warriors to him, and never attacks.
setup-role-sergeant = Sergeant: fights in front of his captain, with what both of them have.
setup-role-attacker = Attacker: one of the two who fight the one in the middle, and not each other.
setup-role-middle = In the middle: begins with the warriors under [start] of his deck, and gets no others.
setup-join = Add a player
setup-goal = Promotion to win
setup-goal-colony = Colony points to win
setup-goal-bases = Full bases to win
setup-goal-stand = To win: fell the last warrior, or hold out
setup-start = Destiny at first
setup-open = Open table: no hand-over, all may see
setup-open-alone = Open table: for two people or more
setup-more = More…
setup-hand = Cards in hand
setup-dice = Dice: { $dice }
setup-dice-none = no dice
setup-places = Warzones are places
setup-about-dice = Dice: when nobody plays a card any more, everybody in a combat rolls for the rating of the tactic and for Armor.
setup-about-places = Places: a Warzone lies on the table for everybody; warriors stand there or on Luna, are transferred for an action, and fight within one place.
setup-wars = Corporate Wars
setup-about-wars = Corporate Wars: whoever plays for one side alone may declare war in the first turn, then attacks everybody and pays 3 Destiny to annul a card of that side.
setup-battles = Battles
setup-about-battles = Battles: cards that bring their own defenders out of the collection; whoever kills the last of them earns 20 Promotion.
setup-discards = Discarding is an action
setup-about-discards = Discards: an action may be spent to discard one card from the hand, beside what is discarded at the end of the turn.
setup-sabotage = Sabotage is allowed
setup-seed = Seed of the shuffle
setup-seed-any = any
setup-begin = Begin the game
setup-no-decks = There are no decks here: put deck files into the folder of your decks.
setup-no-deck = { $player } cannot play { $deck }: its file cannot be read.
setup-bad-deck = { $player } cannot play { $deck }. { $fault }
setup-same-name = Two players are called { $player }: give one of them another name.
setup-not-read = The last choice was forgotten. { $why }
setup-not-kept = The choice is not remembered. { $why }

# Decks
deck-choose = The deck of { $player }
deck-take = Take this deck
deck-build = Build on it
deck-look = Look into the deck
deck-legal = Legal
deck-faulty = { $n ->
        [one] Not legal: one fault
       *[other] Not legal: { $n } faults
    }
deck-more-faults = { $n ->
        [one] and one more
       *[other] and { $n } more
    }
deck-fault-size = The deck has { $found } { $found ->
        [one] card
       *[other] cards
    } and needs at least { $allowed }.
deck-fault-role = The warriors of this seat are of its own side or of none; { $card } is of another.
deck-fault-warriors = The deck has { $found } { $found ->
        [one] warrior
       *[other] warriors
    } and needs at least { $allowed }.
deck-fault-outpost = { $card } needs an Outpost, and there are none by these rules.
deck-fault-grants-action = { $card } gives more actions or attacks, and this game counts them.
deck-fault-no-warrior = { $card } is a warrior, and this seat has no warriors but those it begins with.
deck-fault-start-warrior = { $card } is no warrior and cannot lie under [start].
deck-fault-start-copies = Under [start] { $allowed ->
        [0] { $card } may not stand
        [one] { $card } may stand once
       *[other] { $card } may stand { $allowed } times
    }; it stands there { $found } times.
deck-fault-start-value = The warriors under [start] are worth { $found } V together and may be worth { $allowed }.
deck-fault-multi-harm = { $card } harms more than one warrior at a time, and such cards are banned here.
deck-fault-start-strange = { $card } is neither Fortification nor Warzone nor warrior and cannot lie under [start].
deck-fault-start-twice = Under [start] { $card } may stand once; all that lies there is different.
deck-fault-start-worth = { $card } is worth { $found } V; a warrior that begins in a base is worth { $allowed } at most.
deck-fault-start-place = { $card } goes to a warrior, a player or an Outpost and cannot lie under [start].
deck-fault-start-bases = Under [start] lie { $found } Fortifications; there must be { $allowed }.
deck-fault-start-fields = Under [start] lie { $found } Warzones; there must be { $allowed }.
deck-fault-start-men = Under [start] lie { $found } warriors; there must be { $allowed }.
deck-fault-grants-promotion = { $card } gives Promotion without a combat, and this game bans that.
deck-fault-battle = { $card } is a Battle, and this game has none.
deck-fault-war = { $card } is a War card, and nobody declares war in this game.
deck-fault-war-place = { $card } is a War card and belongs into the collection.
deck-fault-war-card = { $card } is of another side than the war.
deck-fault-banned = { $card } is banned from this game.
deck-fault-forbidden = { $card } may not be in a deck.
deck-fault-restricted = { $card } is restricted to { $allowed ->
        [one] 1 copy
       *[other] { $allowed } copies
    }; the deck has { $found }.
deck-fault-restricted-both = { $card } is restricted to { $allowed ->
        [one] 1 copy
       *[other] { $allowed } copies
    }; deck and reserve have { $found }.
deck-fault-copies = No more than { $allowed ->
        [one] 1 copy
       *[other] { $allowed } copies
    } of { $card } are allowed; the deck has { $found }.
deck-fault-copies-both = No more than { $allowed ->
        [one] 1 copy
       *[other] { $allowed } copies
    } of { $card } are allowed; deck and reserve have { $found }.
deck-fault-copies-collection = No more than { $allowed ->
        [one] 1 copy
       *[other] { $allowed } copies
    } of { $card } are allowed; the collection has { $found }.
deck-fault-pool = The deck has { $card } { $found } times, and the boosters hold only { $allowed }.
deck-fault-reserve = The reserve has { $found } cards and may have { $allowed }.
deck-fault-collection = The collection has { $found } cards and may have { $allowed }.
deck-ready = Ready deck · { $n } cards
deck-own = Your own deck · { $n } cards
deck-heading = { $what } ({ $n })
deck-times = ×{ $n }
deck-collection = Collection
deck-type = { $kind ->
        [warrior] { $n ->
            [one] Warrior
           *[other] Warriors
        }
        [equipment] Equipment
        [fortification] { $n ->
            [one] Fortification
           *[other] Fortifications
        }
        [art] Art
        [symmetry] Dark Symmetry
        [ki] Ki
        [mission] { $n ->
            [one] Mission
           *[other] Missions
        }
        [relic] { $n ->
            [one] Relic
           *[other] Relics
        }
        [warzone] { $n ->
            [one] Warzone
           *[other] Warzones
        }
        [beast] { $n ->
            [one] Beast
           *[other] Beasts
        }
        [battle] { $n ->
            [one] Battle
           *[other] Battles
        }
        [war] { $n ->
            [one] War card
           *[other] War cards
        }
        [alliance] { $n ->
            [one] Alliance
           *[other] Alliances
        }
       *[other] { $n ->
            [one] Special
           *[other] Specials
        }
    }
deck-says-last-hold = For games with Battles: the regiment holds out to the last man in two of them.
deck-says-bone-gate = For games with Battles: the dead hold the gate of Algeroth while the machines come up.
deck-says-own = { $n } cards, { $warriors ->
        [0] none of them a warrior.
        [one] one of them a warrior.
       *[other] { $warriors } of them warriors.
    }
deck-says-algeroth-legion = Zombies first, then the machines of the Lord of Dark Technology. Every gift goes on whoever attacks.
deck-says-bauhaus-steel = Hussars hold the walls until the tank and the Rangers can be paid for. Slow, hard to hurt.
deck-says-brotherhood-chapter = The Brotherhood alone: sacred warriors, inquisitors and their Art. Its seat in the Cartel.
deck-says-brotherhood-crusade = Bauhaus holds the line until the Brotherhood has the Destiny for its Art. Good for a first game.
deck-says-capitol-firepower = Everything shoots. Chasms keep the swords away, and spare Destiny becomes points.
deck-says-cybertronic-chrome = Cheap warriors carry dear machines, while what others have built is switched off.
deck-says-diamond-caverns = Mishima lets others come to it, and breaks them on the rock of Mercury. Every kill down there pays more.
deck-says-directorate-tribunal = A few dear judges and the whole Art, paid for by three Directorates. Relics for whoever lives long enough.
deck-says-four-citadels = A little of every Apostle, and a gift for each follower. All banners together are worth the most.
deck-says-golgotha-host = The dead come cheap, and her Mirror halves the price of the rest. The Mistress hands out gifts at any time.
deck-says-heretic-cells = Cheap Heretics that grow by their gifts and strike out of cover. Weak alone, a plague together.
deck-says-imperial-clans = The clans go first, Blood Berets behind them. Inquisitors whom hardly anybody may attack help out.
deck-says-imperial-regiment = The Empire alone: clans, berets and cavalry with cheap feet in front. Its seat in the Cartel.
deck-says-mccraig-line = Infantry in the trenches of Mars, artillery behind it, shotguns for whoever gets through.
deck-says-mishima-blades = First blood with the sword: fog silences the guns, surprise stays the other blade. Fast and daring.
deck-says-poisoned-blades = Mortificators strike out of hiding, with a poison on every blade. Few, dear, and soon gone if they miss.
deck-says-school-of-ki = Samurai who learn between two blows: the opponent's own strength is turned against them, and a dodge ends what goes wrong.
deck-says-sea-lion-pact = Chris Jackson's Sea Lions, Sergeant Carter's Infantry, and snipers behind both. Hard to catch twice.
deck-says-sons-of-rasputin = Soldats who make one another stronger, airships above them, and everything happens in the Outpost.
deck-says-templar-horde = A horde of Templars on the beasts of Dark Eden: each one more makes all of them worse to meet.
deck-says-stahler-ledger = Everything has its price: insured lives, guarded safes, and Destiny to buy whoever attacks.
deck-says-chrome-directive = Machines no gift can reach: plates double what is there, a fist strikes twice as hard, implants mend what breaks.
deck-says-desert-prophets = A Prophet behind the lines names the enemy, handlers drive the beasts forward, and a Martyr goes where no beast comes back from.
deck-says-triad-cavalry = Each Cavalier makes the others stronger, a Scout takes the blows for them, and Patriarchs wait for the ritual that decides the battle.
deck-says-last-citadel = A Razide and ten of his kind against two players, with gifts, weapons and nobody to follow them. For the one in the middle of Beat Down.
deck-says-home-regiment = Clans and cavalry of Imperial behind three walls of their own, to hold Victoria and carry Promotion home. For Home Turf.
deck-says-three-nests = Algeroth's zombies hold the mountains, his machines go out to rob what others leave alone. For Home Turf.
deck-says-wolfbane-muster = Clans with claymores and regiments with their colonel: each leader lifts those of his own, a Banner goes before them, and Victoria is where they hold.

# Who plays at this machine
identity-title = Who plays here
identity-name = Name
identity-emblem = Emblem
identity-no-emblem = No emblem: that of the deck is shown
identity-colour = Color
identity-done = Done
identity-note = At a table the others see you like this, with the name of your deck.
