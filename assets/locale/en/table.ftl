# Everything the table shows that is no card, event, prompt or reason.

# The program and its title screen
app-name = Doomtable
title-play-now = Play now
title-quit = Quit
title-group-play = Play
title-group-learn = Learn
title-group-own = More
title-learn-sub = A guided game: your first combat won in five minutes
title-tagline = A table for the card war of the corporations
title-play-sub = { $a } against the computer’s { $b }
title-rematch = Rematch
title-random = Random pairing
title-random-sub = Any two decks
title-against = Against { $deck }
title-new = New game
title-hotseat = Hot-seat
title-practice = Practice
title-no-decks = There are no ready decks here.
title-continue = Continue
title-continue-guided = Go on with the guided game
title-continue-sub = { $n ->
        [one] one choice
       *[other] { $n } choices
    } · { $date }
title-more-decks = { $decks } and { $n ->
        [one] one more
       *[other] { $n } more
    }
title-saved = Kept games
title-decks = Build decks
title-statistics = Statistics
title-rules = Rulebook
title-identity = Change name and emblem
title-gallery = Cards
title-settings = Settings
title-foot = doomtable { $version } · a fan-made program; all pictures are drawn by it

# Areas, piles and plates
area-squad = Squad
area-kohort = Kohort
area-outpost = Outpost
area-outpost-where = Dark Eden
area-beside = Aside
area-cover = Cover
pile-draw = Draw
pile-discard = Discard
pile-annihilated = Annihilated
plate-collection = Collection { $n }
plate-assigned = Assigned
plate-destiny = Destiny
plate-promotion = Promotion
plate-warriors = Warriors left
tip-warriors = When the last of them falls, most Promotion of the two attackers wins. When neither of those can draw any more, this player has held out and wins.
plate-markers = Markers
plate-colony = Colony points
place-worth = { $n ->
        [one] 1 colony point
       *[other] { $n } colony points
    }
plate-war = At war: { $word }
plate-out = Out
strip-more = +{ $n } more
strip-more-tip = Also here: { $cards }
strip-prisoner = prisoner
strip-face-down = { $n } face down
plate-captain = Captain
plate-sergeant = Sergeant
plate-attacks = Attacks
plate-holds = Holds out
plate-hand = Hand { $n }
plate-of-goal = /{ $goal }

# Banner
banner-draw = Draw
banner-actions = Actions
banner-discard = Discard
banner-attack = Attack
banner-deployment = Deployment
banner-revealment = Revealment
banner-deployment-short = Deploy
banner-revealment-short = Reveal
banner-vortex = Vortex
banner-cycle-number = Cycle { $n }
banner-actions-left = { $n ->
        [0] No actions left
        [one] 1 action left
       *[other] { $n } actions left
    }
banner-your-turn = Your turn
banner-extra-attacks = { $n ->
        [one] 1 extra attack
       *[other] { $n } extra attacks
    }
banner-turn-of = { $player }’s turn
banner-turn-number = Turn { $n }
banner-left-short = { $n } left

# Cards on the table
card-in = IN
card-out = OUT
card-on = ON
card-ridden = RIDDEN
card-unpaid = unpaid
card-wounded = Wounded
card-hidden = Hidden warrior
card-unknown = Unknown card
card-marker = { $name } { $n }
stat-fight = Fight
stat-shoot = Shoot
stat-armor = Armor
stat-value = Value
modifier-base = printed
modifier-dice = dice
modifier-dice-of = dice of { $card }
modifier-cover = in cover
modifier-inside = inside its base
card-cover-bonus = +3

# Zoom
menu-you-have =
    you have { $d } D, { $n ->
        [one] one action
       *[other] { $n } actions
    }
menu-you-have-markers =
    you have { $d } D, { $n ->
        [one] one marker
       *[other] { $n } markers
    }
way-cover-name = Muster in cover, pay later
way-cover = Unseen, +3 Armor; its { $d } D when it leaves cover.
way-muster = In play now.
way-transfer-name =
    Transfer to { $area ->
        [outpost] the Outpost
        [squad] the Squad
        [kohort] the Kohort
        [partner] your partner
       *[other] its place
    }
way-transfer =
    { $area ->
        [outpost] There it fights only warriors in other Outposts.
        [partner] He controls it then, with all that is on it.
        [sergeant] He controls it then, with all that is on it; there it goes into cover.
       *[other] Away from there no Outpost is in its reach.
    }
way-base-name =
    { $goal ->
        [home] Go back into { $place }
        [out] Go out to { $place }
        [back] Go back to { $place }
       *[invade] Invade { $place }
    }
way-base =
    { $goal ->
        [home] Inside it has +3 Armor, only Shoot is left to it, and it can bank Promotion.
        [out] In its battlefield it may attack with Fight, and every warrior in a battlefield can attack it.
        [back] It leaves the base it has invaded alone; from its own battlefield it can go home.
       *[invade] The base behind it is deserted: from there it steals Promotion, as your attack.
    }
way-bank = It is laid into the base, and counts from now on.
way-bank-fills = It fills the base, which goes face down: its warriors wherever they are, what they carry and bear, and its Destiny are gone.
way-bank-wins = It fills your last base: you win.
way-steal = Half its Value, as Destiny on its base or as Promotion that it carries. That is your attack.
way-due = Its { $d } D are due with that.
way-lost = Its { $d } D are due, and you have { $n }: it is discarded, and what is missing is lost as P.
way-attack-inside = Choose a lit enemy in a battlefield. Out of its base it only shoots, and a kill is worth 2 at most.
way-attack = Choose a lit enemy, then Fight or Shoot.
attack-ends =
    An attack ends your actions: { $n ->
        [one] one that is left is lost.
       *[other] { $n } that are left are lost.
    }
attack-ends-others =
    After it only attacks: { $n ->
        [one] one action that is left is lost.
       *[other] { $n } actions that are left are lost.
    }
way-choose-place = Then you choose where it goes.
way-choose = Then you choose the rest.
way-loud = Cards or chance may come to light: taking it back does not hide that.
way-keeps =
    You keep { $d } D and { $n ->
        [0] no action
        [one] one action
       *[other] { $n } actions
    }.
way-keeps-markers =
    You keep { $d } D and { $n ->
        [0] no marker
        [one] one marker
       *[other] { $n } markers
    }.
price-free = free
price-cover = in cover
zoom-keep = Again: keep it open
zoom-put-away = Again: put it away
zoom-attached = Attached
zoom-face-down = { $n ->
        [one] 1 card lies face down under it.
       *[other] { $n } cards lie face down under it.
    }
zoom-owner = Owner: { $player }
zoom-battle = Whoever kills the last of its defenders earns 20 Promotion.
zoom-defends = It defends { $card }: the last of its defenders is worth 20 Promotion besides.
zoom-base = A base: its warriors are paid with the Destiny on it. Inside they have +3 Armor, only Shoot, and bank Promotion. With { $goal } it is full.
zoom-battlefield = The battlefield of { $card }: only warriors of that base go out to it, and other players once it is deserted.
zoom-unprinted = by other cards
zoom-copy = { $card }, played as a copy.
zoom-cover-note = In cover, face down to the others.

# Asking place
ask-pass-nothing = The turn goes on, with nothing played.
ask-confirm = Confirm
ask-keep-all = Keep them all
ask-playable = { $n ->
        [one] One card could be played.
       *[other] { $n } cards could be played.
    }
ask-embargo = You are at war for this side: an embargo annuls the card for 3 D.
ask-spend = { $n } D
ask-split = { $p } P and { $d } D
ask-split-besides = Besides, you gain { $n } P.
ask-split-carried = Promotion is carried by who earned it, at most { $n }; Destiny is laid on its base.
ask-over = The game is over
ask-who = Asked: { $player }
ask-answer = Do you answer?
refused-on-the-card = { $why } On the card: { $line }
refused-in-cover-too = { $why } Nor in cover, to be paid for later: { $cover }
ask-menu = Play a card, give a warrior an order, or attack. An attack is your last action.
ask-menu-calm = Play a card or give a warrior an order.
ask-deployment-title = Deployment
ask-deployment-pass = Place one card for nothing. A card held back costs all Destiny and Promotion when hands are shown.
ask-deployment = Place one card, for neither actions nor Destiny, on anybody’s warriors if you like.
ask-last-turn = { $n ->
    [1] No warrior of yours can fight. If none comes into play, you lose with this turn.
   *[other] No warrior of yours can fight. If none comes into play, you lose with your next turn.
}
ask-menu-over = Cards that need no action may still be played.
ask-session = Further actions were lent to you. Say when you are done.
ask-owes = All your warriors are in cover: one of them must leave it first.
ask-owes-transfer = Another player has a warrior on Earth: first transfer one of yours to your Outpost.
ask-owes-tribe = Another player has a warrior on Earth: first transfer one of yours to your Outpost, or muster one there.
ask-owes-return = A warrior in your Outpost has become a Heretic: first transfer it to your Kohort.
ask-lit = { $verb }: { $n ->
        [one] one card is lit.
       *[other] choose one of { $n } lit cards.
    }
ask-loot = It is half its Value, and no more than lies there. Destiny is on its base at once; Promotion it has to carry home.
ask-markers-left = { $n ->
        [0] No markers left
        [one] 1 marker left
       *[other] { $n } markers left
    }
ask-markers-kept = A turn sees one combat: what is left is for your next turns.
ask-markers-last = Nobody else has a marker: with this one the game is over, and most Promotion wins.
ask-pay = { $card }: do you pay?
ask-pay-none = Do you pay?
ask-against = { $n } against Armor { $armor }
ask-if-pass = If you pass
ask-pass-combat = If the others pass as well, the blows are struck.
ask-verb-card = { $verb }: { $card }
ask-all-promotion = All P
ask-all-destiny = All D
ask-least = Least
ask-most = Most
ask-convert = Which points do you turn some of yours into?
ask-convert-n = How many points do you turn?
ask-share-fight = How much is to be Fight?
ask-share-shoot = How much is to be Shoot? The rest is Armor.
ask-share-armor = How much is to be Armor?
ask-share-d = How many of the { $n } D left does { $player } get?
ask-trade = Which card of your hand do you pass on?
ask-trade-whom = Who gets { $card }?
ask-bid = What do you bid for { $card }?
ask-bid-n = Bid { $n } D
bids-first = Nobody has bid for { $card } yet: the first bid may be 0 D.
bids-stand = { $player } has bid most for { $card }: { $n } D.
bids-left = Still bidding: { $players }
bids-passed = Passed: { $players }
ask-points = { $n } points

# What may be answered: an announced play, or an event that is about to happen
goes-event = What was announced of { $card } goes on.
goes-play = { $card } takes effect{ $target ->
        [none] .
       *[other] {" "}on { $target }.
    }
goes-cast = { $card } takes effect{ $target ->
        [none] .
       *[other] {" "}on { $target }.
    }
goes-use = { $card } takes effect{ $target ->
        [none] .
       *[other] {" "}on { $target }.
    }
goes-muster = { $card } is mustered.
goes-muster-in-cover = The warrior is mustered in cover.
goes-seek-cover = { $card } goes into cover.
goes-exit-cover = { $card } leaves cover.
goes-reveal = { $card } is revealed.
goes-meditate = { $player } gains 1 Destiny.
goes-equip = { $target ->
        [none] { $card } is equipped.
       *[other] { $target } is equipped with { $card }.
    }
goes-build = { $card } is built.
goes-bestow = { $card } is bestowed{ $target ->
        [none] .
       *[other] {" "}on { $target }.
    }
goes-assign = { $card } is assigned{ $target ->
        [none] .
       *[other] {" "}to { $target }.
    }
goes-attack = { $card } attacks.
goes-sabotage = { $card } carries out its sabotage.
goes-enter-vehicle = { $card } enters its vehicle.
goes-exit-vehicle = { $card } leaves its vehicle.
goes-transfer = { $card } is transferred.
goes-bank = { $card } lays down 1 Promotion.
goes-steal = { $card } steals Promotion.
goes-mine = { $card } mines: 3 D.
goes-turn-up = { $card } is turned face up.
goes-killed = { $card } dies.
goes-wounded = { $card } is wounded.
goes-hit = { $card } is hit.
goes-leaves = { $card } leaves play.
goes-lost = { $card } is lost.
goes-earned = { $player } gains the points for { $card }.
goes-attacked = The attack on { $card } goes on.
goes-healed = { $card } is healed.
goes-tactic = { $card } fights as announced.
goes-mustered = { $card } is in play.
goes-paid-for = { $card } is paid for.
goes-revealed = { $card } stays revealed.
goes-enters = { $card } is in play.
goes-attached = { $card } stays attached.
goes-equipped = { $card } stays equipped.
goes-covered = { $card } goes into cover.
goes-uncovered = { $card } leaves cover.
goes-transferred = { $card } is transferred.
goes-imprisoned = { $card } is imprisoned.
goes-combat-end = The combat of { $card } is over.
goes-survived = { $card } has survived, and nothing more happens.
goes-drawn = { $player } draws the cards.
goes-discarded = { $card } is discarded.
goes-searched = { $player } searches the pile.
goes-mission-done = { $player } has fulfilled { $card }.
goes-won = { $player } wins.
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
pending-turn-up = { $player } turns { $card } face up.
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
pending-attack = { $target ->
    [none] { $player } attacks with { $card }.
   *[other] { $player } attacks { $target } with { $card }.
}
pending-sabotage = { $target ->
    [none] { $card } commits sabotage.
   *[other] { $card } commits sabotage against { $target }.
}
pending-enter-vehicle = { $card } enters its vehicle.
pending-exit-vehicle = { $card } leaves its vehicle.
pending-transfer = { $card } is about to be transferred.
pending-bank = { $card } is about to lay down 1 Promotion.
pending-steal = { $card } is about to steal Promotion.
pending-mine = { $card } is about to mine.
pending-killed = { $card } is about to die.
pending-wounded = { $card } is about to be wounded.
pending-hit = { $card } is about to be hit.
pending-leaves = { $card } is about to leave play.
pending-lost = { $card } is about to be lost.
pending-earned = { $player } is about to gain points for { $card }.
pending-attacked = { $card } is attacked.
pending-healed = { $card } is about to be healed.
pending-tactic = { $card } is about to fight.
pending-mustered = { $card } comes into play.
pending-paid-for = { $card } is about to be paid for.
pending-revealed = { $card } is revealed.
pending-enters = { $card } comes into play.
pending-attached = { $card } is attached.
pending-equipped = { $card } is equipped.
pending-covered = { $card } is about to go into cover.
pending-uncovered = { $card } is about to leave cover.
pending-transferred = { $card } is about to be transferred.
pending-imprisoned = { $card } is about to be imprisoned.
pending-combat-end = The combat of { $card } is over.
pending-survived = { $card } has survived a combat.
pending-drawn = { $player } is about to draw cards.
pending-discarded = { $card } is about to be discarded.
pending-searched = { $player } is about to search a pile.
pending-mission-done = { $player } has fulfilled { $card }.
pending-won = { $player } is about to win.

# Refusals
refused-title = That is not possible
refused-why = Why?
refused-not-offered = That is not what is asked now. What you can choose is lit.
refused-nobody-asked = It is not you who is asked now.

# Combat panel
combat-title = Combat
combat-outlook = If nobody plays another card
outlook-them-killed = { $card } dies
outlook-them-wounded = { $card } is wounded
outlook-them-unhurt = { $card } holds
outlook-you-killed = you die
outlook-you-wounded = you are wounded
outlook-you-unhurt = you hold
outlook-both = { $them }, { $you }
ask-mulligan = You would draw seven new cards. A hand without warriors is shown to everybody and shuffled in, one with warriors is discarded unseen.
ask-under = It lies there face down. When the first round is over an action takes it into your hand. A Battle that brings it cannot be played then.
ask-war = You declare it for the one side that your deck fights for. Then your warriors attack everybody, and for 3 D you annul a card of that side which another plays.
ask-tactic-same = Both come to the same, unless somebody plays a card.
outlook-tactic = { $tactic }: { $told }.
combat-no-weapon = No weapon
combat-strikes = { $card } strikes
combat-strikes-back = { $card } strikes back
combat-attacks = { $a } attacks { $b }
combat-attacks-in = { $a } attacks { $b } in { $place }
combat-verdict-hits = HITS
combat-verdict-holds = HOLDS
combat-verdict-none = NO BLOW
combat-reaches = { $n } reaches { $armor }
combat-not-reaches = { $n } does not reach { $armor }
combat-film-reaches = { $n } reaches Armor { $armor }.
combat-film-not-reaches = { $n } does not reach Armor { $armor }.
combat-film-struck = { $card }: { $reaches }
combat-no-blow = No blow is struck back.
combat-outlook-killed = { $card } dies.
combat-outlook-wounded = { $card } is wounded.
combat-outlook-unhurt = { $card } is unharmed.
combat-struck = The blows have been struck.
combat-dice = The dice are still to be rolled.
combat-rolls = The dice:
combat-rolled = { $n } ({ $rest } + { $rolled } rolled)
combat-undecided = The tactic is not announced yet.
combat-played = Played so far
combat-mark-strikes = strikes
combat-mark-holds = must hold
combat-mark-back = and strikes back
combat-against = against
combat-blow-hit = hit
combat-blow-held = held
combat-blow-unharmed = unharmed
combat-result-killed = { $card } dies
combat-result-wounded = { $card } is wounded
combat-fallen = killed
combat-result-none = Nobody is harmed
combat-second-wound = the second wound kills
combat-blows-fall = The blows fall.
combat-blows-skip = Any key or click ends them at once.
combat-points = { $had } + { $n } = { $sum } { $word }
combat-points-goal = { $had } + { $n } = { $sum } of { $goal } { $word }
combat-points-for = for { $card }
combat-points-come = The points come in.
combat-sums = Sums
combat-show-board = Show the board
combat-show = Show the combat
combat-printed = printed
combat-fight-title = FIGHT COMBAT
combat-shoot-title = SHOOT COMBAT

# Log
log-title = Log
log-begins = Turn { $n } of { $player }. The log begins here.
blank = {" "}

# Hand-over between seats
hand-over-title = { $player }
hand-over-text = Everybody else looks away.
hand-over-answer = { $player } is asked something.
hand-over-button = I am { $player }
hand-over-next = { $player } is next.
hand-over-combat = { $player } is asked: { $a } fights { $b }.

# End of the game
end-won = { $n ->
        [one] { $player } wins
       *[other] { $player } win
    }
end-draw = A draw
end-how-promotion = by { $n } Promotion
end-how-no-warriors = nobody else had a warrior who could fight
end-how-deck-out = the draw piles were empty, and { $n } Promotion were most
end-how-last-warrior = the last warrior in the middle was gone
end-how-held = the others could not draw any more
end-how-bases = all three bases were full
end-how-colony = a turn began with { $n } colony points
end-how-markers = no action markers were left, and { $n } Promotion were most
end-how-conceded = the others gave up
end-how-draw = nobody was ahead
end-how-idle = nothing more was played
end-score = { $player }: { $n } P
end-score-colony = { $player }: { $n } colony points
end-told-promotion =
    { $of ->
        [cycle] { $won } by Promotion: { $n } of { $goal } in cycle { $round }
       *[round] { $won } by Promotion: { $n } of { $goal } in round { $round }
    }
end-told =
    { $of ->
        [cycle] { $won }: { $how } (cycle { $round })
       *[round] { $won }: { $how } (round { $round })
    }
end-curve = How it went: Promotion by round
end-curve-colony = How it went: colony points by round
end-curve-round = round

end-moment = { $source }: { $points }
end-moment-kill = { $source } kills { $fallen }: { $points }
end-moment-turned = Here it turned: { $told }
end-deeds = { $kills ->
        [one] 1 kill
       *[other] { $kills } kills
    }, { $points } P
end-deeds-unhurt = { $kills ->
        [one] 1 kill
       *[other] { $kills } kills
    }, { $points } P, never wounded
end-again = Play again
end-next = Next opponent
end-return = How it ended
end-look = Look at the table
end-title = To the title screen
end-verdict = Victory
end-verdict-lost = Defeat
end-verdict-draw = Draw

# Menu
menu-game = This game
menu-program = Rules, cards, settings
menu-title = Menu
menu-resume = Resume
menu-leave = Leave the game
menu-stay = Stay
menu-leave-sure = Leave this game? It is not saved, and would be lost.
menu-unsaved = Not saved!
menu-leave-over = Leave the table? The game is over.
menu-leave-kept = Leave this game? It is kept: Continue goes on with it.
menu-moments = Take back…
menu-redo = Redo what was undone
menu-save = Save as…
menu-rules = Rulebook
menu-report = Report a fault
menu-yes = Yes
menu-no = No
menu-settings = Settings
menu-fullscreen = Full screen
menu-quit = Quit
menu-concede = Concede
menu-concede-duel = { $player }, do you give up? Then the game is over, and you have lost.
menu-concede-out = { $player }, do you give up? Then all your cards leave the game, and the others play on.
menu-concede-later = Among several opponents you may concede only when you are asked in your own turn what you do.
menu-concede-yes = I concede
menu-export = Export the position
menu-not-exported = The position could not be written.
menu-exported = The position, with every hand, is in
menu-keys-choose = Arrows go round, { $choose } chooses, { $main } passes
menu-keys-turn = { $meditate } meditates, { $end } ends the turn
menu-keys-look = { $zoom } or right click: a card in large, again: it stays; the arrows go on to others
menu-keys-combat = { $board } shows the board behind a combat
menu-keys-log = { $up } and { $down } turn the log; { $past } shows the table as it was

# Notices
notice-fault = Something went wrong; the game has stopped. A report lies in { $file }.
notice-fault-lost = Something went wrong; the game has stopped, and no report could be written: { $why }
notice-save-lost = This game is not being saved: { $file } cannot be written ({ $why }). It goes on, and saving is tried again after every choice.
notice-save-mended = This game is being saved again, in { $file }.
notice-save-vanished = The file of this game had vanished; it was written anew: { $file }.
notice-saved = Saved as { $file }.
notice-not-saved = Not saved. { $why }
notice-report = The report is in { $file }. It holds the whole game, with every hand, and no personal folder names.
notice-not-reported = No report could be written. { $why }
notice-statistics = This game is not in the statistics. { $why }
notice-resumed-short = Some of the game was lost. { $why }
notice-not-resumed = This game cannot go on. { $why }
notice-keys = The keys of some actions are as from the start, for the settings name none that can be used: { $actions }.
notice-settings-lost = The settings hold for now, but they are not kept. { $why }
notice-settings-unread = The settings cannot be read from { $file } ({ $why }); everything is as from the start.
notice-settings-mended = { $what ->
        [none] The settings could not be understood
       *[other] Some settings could not be understood ({ $what })
    } and are as from the start; the file as it was is { $aside }.
notice-scans = The report of your pictures is in { $file }.
notice-no-scans = The report of your pictures could not be written. { $why }
notice-no-folder = The folder { $folder } cannot be made ({ $why }).
notice-csv = The statistics are in { $file }.
notice-no-csv = The statistics could not be written. { $why }

# Saving
save-name = Turn { $n }, { $players }
save-title = Save the game as
save-text = A save stays as it is; the game itself is kept anyway, after every choice.
save-yes = Save
save-no = Back

# Taking back
undo-free-button = Undo
undo-consent-wide = Undo, by consent
undo-consent-narrow = Undo: ask
undo-free = at once
undo-free-seen = at once; a card was seen
undo-consent = needs consent: { $why }
undo-because-seen = a card was seen
undo-because-chance = chance had its say
undo-because-asked = another was asked
undo-why-seen = A card has been seen since.
undo-why-chance = Chance has been asked since.
undo-why-asked = Another player has been asked since.
undo-stays-seen = What was seen stays seen, and the cards will come as they came.
undo-ask-title = { $player }, do you agree?
undo-ask = { $player } wants to go back to a choice of { $whose }.
undo-why-free = Nothing was shown since.
undo-refused = { $player } does not agree. The game stays as it is.
undo-leave = Back to the game
undo-later = Later…
undo-yes = { $player } agrees
undo-no = No
undo-slip = { $player }: take it back
undo-title = Take back to before…
undo-none = There is nothing to take back.
undo-moment = Turn { $n } of { $player }: { $what }
undo-moment-cost = choice { $n }, { $cost }
undo-unseen = a choice that only one has seen
undo-earlier = Earlier…
undo-nothing-ahead = There is nothing to make again.

# The rulebook
rules-title = Rulebook
rules-search = Type to search
rules-found = { $n ->
        [one] Found once.
       *[other] Found { $n } times.
    }
rules-many = Found { $n } times; here are the first { $most }.
rules-nothing = No clause and no word holds that.
rules-about = What there is to read about it.
rules-back = Back
rules-forward = Forward
rules-close = Close
rules-mark = ? { $key }
rules-hint = Arrows: chapters and clauses. Tab and Enter: links. Backspace: back.
rules-edition = Edition: { $edition }
rules-optional = Holds only if it is chosen before the game.
rules-not-here = not in this game
rules-differ-know = The edition you know:
rules-differ-played = The rules here: { $rules }.
rules-differ-none = Nothing is told otherwise there.
rules-differ-here = Here: { $text }
rules-differ-not-here = Not here.
rules-differ-known = You know: { $text }
rules-differ-not-known = Not in the edition you know.
tip-player = Seat { $n }, with the deck { $deck }.
tip-destiny = What you pay with: warriors cost their Value. Meditating gains 1 for an action, and a kill can be taken in Destiny.
tip-markers = Actions left for the whole game. Each takes a marker; when nobody has any left, most Promotion wins.
tip-colony = Counted as a turn of that player begins: what the Warzones are worth that are controlled, and Earth. { $n } win.
tip-war = Attacks all warriors, and annuls cards of that side for 3 Destiny each. { $n ->
    [0] Nothing lies under the war.
   *[other] A card lies face down under the war.
}
tip-reserve =
    { $n ->
        [one] 1 of it lies apart: no card of another player touches it.
       *[other] { $n } of it lie apart: no card of another player touches them.
    }
tip-pool-title = Common points
tip-pool = What stands here belongs to { $names } together.
tip-promotion = Who first has { $goal } of it wins. Killing warriors and fulfilling missions earns it.
tip-promotion-endless = What wins a match. This game has no goal.
tip-promotion-attacks = It ranks the two who attack: when the last warrior of who holds out has fallen, the one with more of it wins. No number of it wins by itself.
tip-promotion-holds = Of no use to who holds out: this player wins when the two attackers cannot draw any more.
tip-promotion-colony = It is counted, and wins nothing: colony points do.
tip-promotion-bases = What lies on this player's bases: { $goal } of it fill a base, and three full bases win.
tip-step-draw = First you draw until your hand is full again.
tip-step-actions = Then { $n } actions, in any order. An attack comes last: what is left is lost with it.
tip-step-markers = Then as many actions as you like, one marker each. A turn sees one combat, and your attack comes last.
tip-step-draw-cycle = All draw until they hold twelve cards; then chance says who begins this cycle.
tip-step-deployment = In turn everybody lays down one card after the other, for neither actions nor Destiny, until nobody can place any more.
tip-step-revealment = After the last turn all show the cards that are left in their hands.
tip-step-vortex = All cards in hands and in play are shuffled into the draw piles of their owners. Discard piles stay.
tip-step-discard = At the end you may discard one card from your hand.
tip-actions = { $n ->
        [0] All cartridges are spent: no action is left in this turn.
        [one] One cartridge is an action: one is left in this turn.
       *[other] A cartridge is an action: { $n } are left in this turn.
    }
tip-draw = Cards still to be drawn: { $n }. Nobody knows their order.
tip-discard = Cards spent, thrown away or dead: { $n }. Some cards bring one back.
tip-annihilated = Cards out of the game for good: { $n }.
tip-collection-title = Collection
tip-collection = { $n ->
        [one] One card beside the deck. Only
       *[other] { $n } cards beside the deck. Only
    } a card that names the Collection brings one into the game.
zoom-handguns = Two handguns are used together, as one weapon.
zoom-weapons = With the best weapon for each: one is used at a time.
zoom-ratings = It strikes with Fight or Shoot against the other’s Armor. Value is its price, and what killing it is worth.
end-watch = Watch it again

# The open table
open-title = Open table
open-text = Nothing is covered: you see the hand of whoever is asked.
open-peek = You look at the hand of { $player }.
open-next = Next hand
menu-open = Open the table
menu-close = Cover the hands
menu-open-text = On an open table there is no hand-over, and everybody may see every hand.
menu-open-sure = Hands that were seen cannot be forgotten. Does everybody agree?
menu-open-yes = Everybody agrees
menu-close-text = From now on hands are covered whenever another person is asked.

# Cards that others played, held up one after the other.

shown-press = Click or key: on
shown-count = { $n } of { $of }
shown-paid = pays { $n } of { $of } D
