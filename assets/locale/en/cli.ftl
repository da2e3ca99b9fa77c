# What the command line says of games and cards.

cli-won = { $how ->
        [promotion] { $player } wins by Promotion.
        [no_warriors] { $player } wins: no other player has a warrior to fight with.
        [deck_out] { $player } wins with the most Promotion when the draw piles are empty.
        [markers] { $player } wins with the most Promotion when no action markers are left.
        [last_warrior] { $player } wins with the most Promotion when the last warrior in the middle is gone.
        [held] { $player } wins: the others cannot draw any more.
        [bases] { $player } wins: all three bases are full.
        [colony] { $player } wins, having begun a turn with enough colony points.
        [conceded] { $player } wins: nobody else plays on.
        [capped] The game was stopped.
       *[draw] The game is a draw.
    }

# What sub-commands print.

cli-games = { $n ->
        [one] 1 game
       *[other] { $n } games
    }
cli-ended-one = { $how ->
        [promotion] promotion { $n }
        [no_warriors] no warriors { $n }
        [deck_out] deck out { $n }
        [markers] markers { $n }
        [last_warrior] last warrior { $n }
        [held] held out { $n }
        [bases] bases { $n }
        [colony] colony points { $n }
        [conceded] conceded { $n }
        [capped] capped { $n }
       *[draw] draw { $n }
    }
cli-ended-nothing = nothing
cli-play = { $games } · ended by { $ended } · wins { $wins } · errors { $errors }
cli-play-time = { $decisions } decisions in { $seconds } s
cli-stats = { $games } · ended by { $ended } · { $rounds } rounds on average
cli-stats-none = no game has been finished yet
cli-file = { $file }: { $what }
cli-scenarios = { $passed } passed, { $failed } failed
cli-verified = { $choices } choices verified{ $rules ->
        [none] {""}
       *[other] , recorded with rules { $rules }
    }{ $complete ->
        [no] ; the game is not over in it
       *[yes] {""}
    }
cli-differs = differs at choice { $n }: { $why }
cli-log-told = --log prints its log as it was written
cli-log-damaged = { $why } Its log may not be whole; no log is verified.
cli-exported = { $file }: the position after { $n } of { $choices } choices, with all hands
cli-open-hands = { $file } holds every hand of a game that is not over; show it to nobody who plays.
cli-deck = { $name } · { $n } cards · { $ruleset } · { $file }
cli-deck-legal = { $file }: legal
cli-deck-illegal = { $file }: not legal
deck-picture-cards = { $n } cards
deck-picture-curve = Warriors by Value
cli-owned = { $n } of { $all } cards owned, { $copies } copies · { $file }
cli-sealed-name = Sealed { $seed }
cli-sealed = { $n } cards of { $boosters ->
        [one] { $boosters } booster
       *[other] { $boosters } boosters
    }, seed { $seed }
cli-missing = { $n ->
    [0] { $name }: nothing is missing · { $file }
    [one] { $name }: { $n } card is missing · { $file }
   *[other] { $name }: { $n } cards are missing · { $file }
}
cli-deck-kept = { $file }: { $n ->
        [one] this line is kept as a remark
       *[other] these { $n } lines are kept as remarks
    }, not counted to the deck.
cli-deck-no-ids = the .o8d holds names and no ids, for no list of them is open; programs that go by ids do not find the cards.
cli-coverage = { $set }: { $complete } of { $total } cards, { $special } special, { $untested } untested
cli-exceptions = { $language }: { $n ->
        [one] one sentence that fits one card
       *[other] { $n } sentences that fit one card each
    }
cli-pack-sound = { $file }: nothing wrong
cli-pack-cards = { $file }: { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
cli-pictures = { $folder }: { $n ->
        [one] 1 picture
       *[other] { $n } pictures
    }
cli-no-card = no card matches
cli-no-rule-near = No clause and no word holds that; did you mean “{ $query }”?
cli-no-card-near = no card matches; did you mean { $card }?

# The lab: many games by programs.

lab-progress = games
lab-head = { $games ->
        [one] 1 game
       *[other] { $games } games
    } · { $decisions } decisions in { $seconds } s · seed { $seed }
lab-by-the-clock = Players that search think by the clock: with the same seed it may go otherwise another time.
lab-deck = Deck
lab-player = Player
lab-games = Games
lab-won = Won
lab-rate = Win rate
lab-interval = Likely between
lab-between = { $low } and { $high }
lab-matrix = How often the deck of a line beats that of a column
lab-ended = Ended by { $how }.
lab-ended-one = { $how ->
        [promotion] Promotion { $n }
        [no_warriors] no warriors left { $n }
        [deck_out] empty draw piles { $n }
        [markers] no action markers left { $n }
        [last_warrior] last warrior gone { $n }
        [held] held out { $n }
        [bases] bases full { $n }
        [colony] enough colony points { $n }
        [draw] draw { $n }
       *[capped] stopped as too long { $n }
    }
lab-first = Whoever had the first turn won { $rate } of { $games } games that were won, likely between { $low } and { $high }.
lab-length = A game took { $turns } turns on average ({ $least } to { $most }) and { $choices } decisions.
lab-points = Promotion after turn
lab-cards = Cards of { $deck }: win rate when drawn by turn { $turn }, less when not
lab-card = Card
lab-drawn = Drawn
lab-undrawn = Not drawn
lab-of = { $rate } of { $games }
lab-difference = Difference
lab-verdict = Verdict
lab-useful = useful
lab-harmful = harmful
lab-chance = may be chance
lab-no-cards = Too few games to tell one card from another.
lab-fault = The game with seed { $seed } stopped on a fault of doomtable ({ $error }); this plays it again: { $command }
lab-more-faults = { $n } more games stopped on a fault; --json names them all.
lab-interrupted = Interrupted: { $done } of { $games } games were played, and this is what they say.
lab-lost = Stopped, because { $why }: { $done } of { $games } games were played.
lab-written = { $file } was written.
lab-plot-decks = { $n } decks
lab-plot-title = { $games } games · { $players }
lab-plot-wins = Win rate, with the interval that likely holds it
lab-plot-points = Promotion, turn by turn
lab-plot-turn = turn { $n }
lab-plot-card = { $difference } { $verdict }
lab-plot-first = Whoever begins
lab-plot-ended = { $how ->
        [promotion] Ended by Promotion
        [no_warriors] No warriors left
        [deck_out] Empty draw piles
        [markers] No action markers left
        [last_warrior] Last warrior gone
        [held] Held out
        [bases] Bases full
        [colony] Enough colony points
        [draw] Ended in a draw
       *[capped] Stopped as too long
    }
lab-plot-length = { $turns } turns a game ({ $least } to { $most })
lab-plot-seed = seed { $seed }
cli-words-missing = the message { $name } is missing
cli-words-unknown = the message { $name } is not one of the program's
cli-words-card = { $name }: { $why }
cli-words-sound = { $language }: every message is there, and words for all { $n } cards

# What goes wrong with a command.

cli-unusable = { $file } cannot be used ({ $why })
cli-usage = { $what }; --help shows what there is
cli-program-fault = this is a fault of doomtable ({ $what }); --debug shows where it happened
cli-words-argument = the message { $name } has other arguments than in English: { $why }
lab-stopped = interrupted
lab-lost-worker = a worker process ended before its game did
lab-lost-version = the cluster has another version of doomtable; install the same one there
lab-lost-import = the cluster cannot play ({ $why }); install doomtable there
lab-lost-cluster = the cluster stopped playing ({ $why }); look after its workers
cli-game-fault = the game with seed { $seed } stopped after { $n } choices on a fault of doomtable ({ $what }); its record and the traceback are in { $file }
cli-two-pygames = pygame { $version } is installed beside pygame-ce and may break it; run `pip uninstall pygame pygame-ce`, then `pip install pygame-ce`.
cli-export-name = { $record }, after { $n } choices
