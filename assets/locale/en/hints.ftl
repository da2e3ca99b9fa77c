# What the computer would do in one's place, and why: figures of the games it has imagined.

thinking-restarted = The computer's thinking had stopped by itself; it was started again.
thinking-habit = The computer could not think this choice over: its thinking stopped twice. It did what it usually does.

hint-only = There is only one thing to do.
hint-habit = There was no time to think it over; this is what usually works.
hint-chance = { $tries ->
        [one] One imagined game: { $percent } % to win.
       *[other] { $tries } imagined games: { $percent } % to win.
    }
hint-gains = You pull ahead by { $points } Promotion on average over the next three rounds.
hint-trails = You fall back by { $points } Promotion on average over the next three rounds; everything else costs more.
hint-even = It changes little in Promotion over the next three rounds.
hint-destiny-more = It leaves you { $points } Destiny better off.
hint-destiny-less = It costs { $points } Destiny against the others.
hint-kills = Opposing warriors that fall: { $n } on average.
hint-fears = The danger: { $card } falls in { $percent } % of these games.
hint-fears-many = The danger: { $n } of your warriors fall on average, { $card } first ({ $percent } %).
hint-safe = None of your warriors is in much danger.
hint-close = { $option } is about as good.
hint-clear = Nothing else comes near; next is { $option } with { $percent } % to win.
