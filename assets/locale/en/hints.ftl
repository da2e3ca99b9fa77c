# What the computer would do in one's place, and why: figures of the games it has imagined.

thinking-restarted = The computer's thinking had stopped by itself; it was started again.
thinking-habit = The computer could not think this choice over: its thinking stopped twice. It did what it usually does.

thinking-now = { $player } thinks it over.

# The button and what it brings
hint-button = Hint
hint-waits = Thinking …
hint-away = Hide the hint
hint-heading = Hint:

# Why
hint-only = There is only one thing to do.
hint-habit = There was no time to think it over; this is what usually works.
hint-gains = { $tries ->
        [one] In one imagined game
       *[other] In { $tries } imagined games
    } it comes to { $percent } % to win after three rounds, and you gain { $points } Promotion on the others.
hint-trails = { $tries ->
        [one] In one imagined game
       *[other] In { $tries } imagined games
    } it comes to { $percent } % to win after three rounds; the others gain { $points } Promotion on you.
hint-even = { $tries ->
        [one] In one imagined game
       *[other] In { $tries } imagined games
    } it comes to { $percent } % to win after three rounds; in Promotion little changes.
hint-destiny-more = It leaves you { $points } Destiny better off.
hint-destiny-less = It costs { $points } Destiny against the others.
hint-kills = Opposing warriors that fall: { $n } on average.
hint-fears = What to fear: { $card } falls in { $percent } % of them.
hint-fears-many = What to fear: { $n } of your warriors fall on average, { $card } first ({ $percent } %).
hint-safe = None of your warriors is in much danger.
hint-close = { $option } is about as good.
hint-clear = Nothing else comes near; next is { $option } with { $percent } % to win.
