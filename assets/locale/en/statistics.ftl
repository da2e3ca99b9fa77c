# The statistics.

stats-title = Statistics
stats-decks = Decks
stats-pairings = Pairings
stats-players = Players
stats-lately = Last games
stats-none = No game has been finished yet. Play one to its end, and it is counted here.
stats-deck = Deck
stats-against = Against
stats-player = Player
stats-kind = Kind
stats-kind-of = { $kind ->
        [human] Human
        [recruit] Computer, Recruit
        [gentle] Computer, guided game
        [veteran] Computer, Veteran
        [apostle] Computer, Apostle
        [greedy] Computer, Veteran
        [search] Computer, Apostle
        [random] Computer, random
       *[other] { $kind }
    }
stats-games = Games
stats-won = Won
stats-lost = Lost
stats-drawn = Drawn
stats-neither = Neither
stats-rate = Win rate
stats-rounds = Avg. rounds
stats-rounds-of = Rounds
stats-promotion = Avg. Promotion
stats-ended = Ended
stats-winner = Winner
stats-how = How it ended
stats-how-promotion = Promotion
stats-how-no-warriors = No warriors left
stats-how-deck-out = Draw piles empty
stats-how-last-warrior = Last warrior gone
stats-how-held = Held out
stats-how-bases = Bases full
stats-how-colony = Enough colony points
stats-how-markers = No action markers left
stats-how-conceded = Conceded
stats-how-draw = Draw
stats-nobody = Nobody
stats-percent = { $n }%
stats-pairing = { $deck } against { $other }
stats-whole = { $when }: { $what }. Winner: { $winner }
stats-total = { $n ->
        [one] 1 game
       *[other] { $n } games
    }
stats-sum-promotion = { $n } by Promotion
stats-sum-no-warriors = { $n } with no warriors left
stats-sum-deck-out = { $n } with empty draw piles
stats-sum-last-warrior = { $n } with the last warrior
stats-sum-held = { $n } held out
stats-sum-bases = { $n } with full bases
stats-sum-colony = { $n } with enough colony points
stats-sum-markers = { $n } without action markers
stats-sum-conceded = { $n } conceded
stats-sum-draw = { $n } drawn
stats-total-rounds = { $n } rounds on average
stats-total-time = { $hours } h { $minutes } min at the table
stats-csv = Write CSV
