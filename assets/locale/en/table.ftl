# Everything the table shows that is no card, event, prompt or reason.

# Title screen
app-name = Doomtable
title-play-now = Play now
title-new-game = New game
title-tour = Learn to play
title-join = Join a game
title-decks = Decks
title-cards = Cards
title-settings = Settings
title-quit = Quit
title-continue = Continue
title-version = Version { $version }
title-notice = A fan-made table. All cards are drawn by the program.

# Setting up a game
setup-title = New game
setup-players = Players
setup-add-player = Add a player
setup-remove-player = Remove
setup-player-name = Name
setup-player-kind = Who plays
setup-deck = Deck
setup-ruleset = Edition
setup-start = Start
setup-back = Back
setup-kind-human = Person
setup-kind-random = Computer, random
setup-kind-greedy = Computer, simple
setup-deck-faults = { $n ->
        [one] This deck has one fault.
       *[other] This deck has { $n } faults.
    }
setup-default-name = Player { $n }

# Areas, piles and plates
area-squad = Squad
area-kohort = Kohort
area-outpost = Outpost
area-cover = Cover
pile-draw = Draw
pile-discard = Discard
pile-annihilated = Annihilated
pile-collection = Collection
pile-hand = Hand
plate-assigned = Assigned
plate-destiny = Destiny
plate-promotion = Promotion
plate-destiny-short = D
plate-promotion-short = P
plate-goal = { $n } of { $goal }
plate-cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
plate-out = Out
strip-more = +{ $n }

# Banner
banner-turn = { $player }, turn { $n }
banner-draw = Draw
banner-actions = Actions
banner-discard = Discard
banner-attack = Attack
banner-actions-left = { $n ->
        [0] No actions left
        [one] 1 action left
       *[other] { $n } actions left
    }
banner-your-turn = Your turn
banner-waiting = Waiting for { $player }
banner-extra-attacks = { $n ->
        [one] 1 extra attack
       *[other] { $n } extra attacks
    }

# Cards on the table
card-in = IN
card-out = OUT
card-unpaid = unpaid
card-wounded = Wounded
card-covered = In cover
card-hidden = Hidden warrior
card-unknown = Unknown card
card-peek = Only you see this card.
card-marker = { $name } { $n }
card-dash = –
stat-fight = Fight
stat-shoot = Shoot
stat-armor = Armor
stat-value = Value
stat-fight-short = F
stat-shoot-short = S
stat-armor-short = A
stat-value-short = V

# Zoom
zoom-title = { $card }
zoom-now = Now
zoom-printed = printed
zoom-keywords = Keywords
zoom-attached = Attached
zoom-held = Under it
zoom-owner = Owner: { $player }
zoom-controller = Controlled by { $player }
zoom-no-text = No rules text.
zoom-set = { $set } { $code }, { $rarity }
zoom-limit = { $n ->
        [0] not legal in a deck
        [one] one copy in a deck
       *[other] up to { $n } copies in a deck
    }
zoom-close = Close
modifier-base = printed
modifier-cover = in cover
modifier-total = in all
modifier-vehicle = inside the vehicle

# Asking place
ask-title = { $player }
ask-what = What happened
ask-pass-means = Pass: { $what } goes on as announced.
ask-pass-nothing = Pass: nothing more is played now.
ask-space = Space
ask-esc = Esc: back
ask-confirm = Confirm
ask-more = More
ask-less = Less
ask-playable = { $n ->
        [one] One card could be played.
       *[other] { $n } cards could be played.
    }
ask-refused = Not possible
ask-actions-cost = { $n ->
        [0] free
        [one] 1 action
       *[other] { $n } actions
    }
ask-spend = { $n } D
ask-split = { $p } P and { $d } D

# Combat panel
combat-title = Combat
combat-fight = FIGHT
combat-shoot = SHOOT
combat-attacker = Attacker
combat-defender = Defender
combat-against = against
combat-outlook = If nobody plays another card
combat-hit-kills = { $card } dies
combat-hit-wounds = { $card } is wounded
combat-no-hit = { $card } is unharmed
combat-no-strike = { $card } cannot strike back
combat-first = strikes first
combat-turn = { $player } modifies
combat-weapon = Weapon
combat-no-weapon = no weapon
combat-worth = worth { $n }
combat-result-kills = dies
combat-result-wounds = wounded
combat-result-nothing = unharmed

# Log
log-title = Log
log-live = Back to the game
log-then = The table as it was then

# Hand-over between seats
hand-over-title = { $player }
hand-over-text = Everybody else looks away.
hand-over-answer = { $player } is asked something.
hand-over-button = I am { $player }

# End of the game
end-won = { $player } wins
end-draw = A draw
end-how-promotion = by { $n } Promotion
end-how-no-warriors = nobody else could fight
end-how-deck-out = the draw piles were empty
end-how-draw = nobody was ahead
end-turns = { $n ->
        [one] 1 turn
       *[other] { $n } turns
    }
end-score = { $player }: { $n } P
end-again = Play again
end-look = Look at the table
end-title = To the title screen

# Menu and settings
menu-title = Menu
menu-resume = Resume
menu-settings = Settings
menu-rules = Rules in short
menu-export = Export position
menu-leave = Leave the game
menu-leave-sure = Leave this game? It is lost.
menu-yes = Yes
menu-no = No
settings-title = Settings
settings-scale = Interface scale
settings-palette = Colours
settings-palette-default = Default
settings-palette-contrast = High contrast
settings-palette-safe = Colour-blind safe
settings-motion = Motion
settings-motion-off = Off
settings-sound = Sound
settings-music = Music
settings-language = Language
settings-fullscreen = Full screen
settings-scans = Own card pictures
settings-percent = { $n } %
settings-on = On
settings-off = Off
settings-back = Back

# Notices
notice-exported = The position was written to { $file }.
notice-not-exported = The position could not be written: { $why }
notice-record = The game was recorded in { $file }.
notice-fault = Something went wrong; the game has stopped. A report lies in { $file }.

# The asking place
ask-over = The game is over
ask-who = Asked: { $player }
ask-answer = Do you answer?
ask-menu = Play a card, give a warrior an order, or attack. An attack is your last action.
ask-menu-over = Cards that need no action may still be played.
ask-session = Further actions were lent to you. Say when you are done.
ask-owes = All your warriors are in cover: one of them must leave it first.
ask-draft = { $verb }: { $card }
ask-pay = { $card }: do you pay?
ask-pay-none = Do you pay?
ask-against = { $n } against Armor { $armor }
ask-if-pass = If you pass
ask-pass-on = What was announced goes on.
ask-pass-combat = If the others pass as well, the blows are struck.
ask-verbs = What with { $card }?
ask-choose = Choose a card
ask-all-promotion = All P
ask-all-destiny = All D
ask-least = Least
ask-most = Most
ask-about = It is about
pending-event = { $card } is about to be affected.
pending-play = { $player } plays { $card }{ $target ->
        [none] .
       *[other] {" "}on { $target }.
    }
pending-cast = { $player } casts { $card }{ $target ->
        [none] .
       *[other] {" "}on { $target }.
    }
pending-use = { $player } uses { $card }{ $target ->
        [none] .
       *[other] {" "}on { $target }.
    }
pending-muster = { $player } musters { $card }.
pending-muster-in-cover = { $player } musters a warrior in cover.
pending-seek-cover = { $card } seeks cover.
pending-exit-cover = { $card } leaves cover.
pending-reveal = { $player } reveals { $card }.
pending-meditate = { $player } meditates.
pending-equip = { $player } equips { $target ->
        [none] a warrior
       *[other] { $target }
    } with { $card }.
pending-build = { $player } builds { $card }.
pending-bestow = { $player } bestows { $card }{ $target ->
        [none] .
       *[other] {" "}on { $target }.
    }
pending-assign = { $player } assigns { $card }{ $target ->
        [none] .
       *[other] {" "}to { $target }.
    }
pending-attack = { $player } attacks with { $card }.
pending-sabotage = { $card } commits sabotage.
pending-enter-vehicle = { $card } enters its vehicle.
pending-exit-vehicle = { $card } leaves its vehicle.
pending-killed = { $card } is about to die.
pending-wounded = { $card } is about to be wounded.
pending-hit = { $card } is about to be hit.
pending-leaves = { $card } is about to leave play.
pending-earned = { $player } is about to gain points for { $card }.
pending-attacked = { $card } is attacked.
pending-healed = { $card } is about to be healed.

# Plates, zoom, reasons
plate-you = You
plate-seat = Seat { $n }
plate-hand = Hand { $n }
card-cover-bonus = +3
zoom-hint = Right click or Z
zoom-unprinted = by other cards
zoom-wounded-note = Wounded: another wound kills.
zoom-cover-note = In cover, face down to the others.
zoom-printed-line = { $n } printed
refused-title = That is not possible
refused-not-yours = This card is not yours to play.
refused-nobody-asked = It is not you who is asked now.
combat-strikes = { $card } strikes
combat-strikes-back = { $card } strikes back
combat-attacks = { $a } attacks { $b }
combat-verdict-hits = HITS
combat-verdict-holds = HOLDS
combat-verdict-none = NO BLOW
combat-reaches = { $n } reaches { $armor }
combat-not-reaches = { $n } does not reach { $armor }
combat-no-blow = No blow is struck back.
combat-outlook-killed = { $card } dies.
combat-outlook-wounded = { $card } is wounded.
combat-outlook-unhurt = { $card } is unharmed.
combat-undecided = The tactic is not announced yet.
combat-played = Played so far
combat-show-board = Show the board
combat-show = Show the combat
combat-rating-of = { $stat }
combat-printed = printed
hand-over-next = It is the turn of { $player } to choose.
end-verdict = Victory
end-verdict-draw = Draw
end-points = { $n } P
end-score-destiny = { $n } D
title-tagline = A table for the card war of the corporations
title-play-sub = { $a } against { $b }, hot-seat
title-no-decks = There are no ready decks here.
title-fullscreen = Full screen
menu-fullscreen = Full screen
menu-quit = Quit
banner-turn-of = { $player }’s turn
banner-turn-number = Turn { $n }
banner-left-short = { $n } left
plate-of-goal = /{ $goal }
pile-draw-short = Draw
pile-discard-short = Discard
pile-annihilated-short = Annihilated
combat-fight-title = FIGHT COMBAT
combat-shoot-title = SHOOT COMBAT
blank = {" "}
setup-default-you = You
setup-default-computer = Computer { $n }
title-foot = doomtable { $version } · a fan-made program; all pictures are drawn by it
