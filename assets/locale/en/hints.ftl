# What the computer would do in one's place, and why: figures of the games it has imagined.

thinking-restarted = The computer's thinking had stopped by itself; it was started again.
thinking-habit = The computer could not think this choice over: its thinking stopped twice. It did what it usually does.
thinking-fault = Something went wrong in the games the computer imagines, and its choice may be the worse for it ({ $what }).
hint-trouble-habit = This choice could not be thought over: the thinking stopped twice. The hint is what usually works.
hint-trouble-fault = Something went wrong in the games imagined for the hint, and it may be the worse for it ({ $what }).

thinking-now = { $player } thinks it over.

# The button and what it brings
hint-button = Hint
hint-waits = Thinking …
hint-away = Hide the hint
hint-heading = Hint:

# A play as it is called
play-with = { $verb ->
       *[other] { $label } { $card }
        [attack] Attack with { $card }
        [sabotage] Sabotage with { $card }
    }
play-on = { $verb ->
       *[other] { $label } { $card } on { $target }
        [attack] Attack { $target } with { $card }
        [sabotage] Sabotage { $target } with { $card }
        [muster] Muster { $card } in { $target }
        [muster-in-cover] Muster { $card } in cover in { $target }
        [build] Build { $card } in { $target }
        [transfer] Transfer { $card } to { $target }
        [equip] Equip { $target } with { $card }
        [enter-vehicle] { $card } enters { $target }
    }

# Looking back at a game that is over
review-button = Look back at the game
review-title = Looking back
review-close = To the table
review-chances = Chance to win, as each player could see it
review-points = Promotion
review-points-colony = Colony points
review-round = Turn { $n }
review-turn = Turn { $n } of { $player }
review-whose = { $player }, in { $when }
review-stood = { $player }: { $percent } % to win, { $points } Promotion
review-stood-colony = { $player }: { $percent } % to win, { $points } colony points
review-press = Press: the table as it was
review-costly = Choices that cost most
review-chosen = Chosen: { $what }
review-better = Better: { $what }
review-another = Better: another { $card }
review-cost = −{ $n } %
review-cost-said = It cost { $n } % of the chance to win.
review-waits = The game is being thought through once more …
review-others = No other choice mattered much.
review-none = No choice stands out: none of yours cost much.

# Why
hint-only = There is only one thing to do.
hint-alike = Whatever you choose here, it comes to the same.
hint-custom = What this is good for tells only much later; this is what usually works.
hint-worlds = The games that were imagined did not fit this question; this is what usually works.
hint-fault = Something went wrong when it was thought over; this is what usually works.
hint-habit = There was no time to think it over; this is what usually works.
hint-gains = { $sure ->
        [no] A guess, after only { $tries ->
            [one] one imagined game
           *[other] { $tries } imagined games
        }:
       *[yes] In { $tries } imagined games
    } up to your next turn it comes to { $percent } % to win, and you gain { $points } Promotion on the others.
hint-trails = { $sure ->
        [no] A guess, after only { $tries ->
            [one] one imagined game
           *[other] { $tries } imagined games
        }:
       *[yes] In { $tries } imagined games
    } up to your next turn it comes to { $percent } % to win; the others gain { $points } Promotion on you.
hint-even = { $sure ->
        [no] A guess, after only { $tries ->
            [one] one imagined game
           *[other] { $tries } imagined games
        }:
       *[yes] In { $tries } imagined games
    } up to your next turn it comes to { $percent } % to win; the distance in Promotion stays about the same.
hint-chance = { $sure ->
        [no] A guess, after only { $tries ->
            [one] one imagined game
           *[other] { $tries } imagined games
        }:
       *[yes] In { $tries } imagined games
    } up to your next turn it comes to { $percent } % to win.
hint-destiny-more = It leaves you { $points } Destiny better off.
hint-destiny-less = It costs { $points } Destiny against the others.
hint-kills = Opposing warriors that fall: { $n } on average.
hint-fears = What to fear: { $card } falls in { $percent } % of them.
hint-fears-many = What to fear: { $n } of your warriors fall on average, { $card } first ({ $percent } %).
hint-safe = None of your warriors is in much danger.
hint-rather-kills = Better than { $option } ({ $percent } %): { $n } more opposing warriors fall.
hint-rather-saves = Better than { $option } ({ $percent } %): { $n } fewer of your warriors fall.
hint-rather-promotion = Better than { $option } ({ $percent } %): it brings { $n } more Promotion.
hint-rather-destiny = Better than { $option } ({ $percent } %): it leaves { $n } more Destiny.
hint-close = About as good: { $option }.
hint-clear = Nothing else comes near; next is { $option } with { $percent } % to win.
hint-next = Next is { $option } with { $percent } % to win.
