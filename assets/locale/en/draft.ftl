# Sealed and draft
title-draft = Sealed, draft
draft-title = Sealed and draft
draft-format-sealed = Sealed
draft-format-draft = Draft
draft-note-sealed = Everybody opens boosters, builds a deck of them, and plays with it.
draft-note-draft = Everybody opens a booster, takes a card and hands the rest on, until all are taken; then decks are built of them.
draft-people = People at this machine
draft-computers = Computer players
draft-kind = They play as
draft-edition = Edition
draft-size = Cards of a deck, at least
draft-seconds = Clock for each card
draft-seconds-value = { $n ->
        [0] none
       *[other] { $n } s
    }
draft-names = Names
draft-boosters = Boosters of each player
draft-of-set = { $set } ({ $n } cards)
draft-sum = { $boosters } of at most { $most } boosters: { $cards } cards for each player
draft-begin = Open boosters
draft-resume = Go on
draft-drop = Give up
draft-dropped = The draft was given up.
draft-kept = Goes on with what was left on { $date }.
draft-left = The draft is kept: go on with it under Sealed, draft.
draft-hand-pick = A booster lies there for { $player }. Everybody else looks away.
draft-hand-build = { $player } builds a deck now. Everybody else looks away.

# A booster lies before somebody
draft-head = Booster { $round } of { $rounds } · card { $card } of { $of }
draft-done-head = { $n } cards
draft-leftward = goes on to the right
draft-rightward = goes on to the left
draft-clock = { $minutes }:{ $seconds }
draft-take = Take this card
draft-suggest = Suggest
draft-leave = Leave
draft-look = Choose a card to look at it; choose it again to take it.
draft-pool = Taken: { $n }
draft-held = You have { $n } of it
draft-pool-empty = What you take lies here.
draft-waits = { $n ->
        [one] { $players } still takes a card.
       *[other] These still take a card: { $players }.
    }
draft-done = All cards are taken.
draft-deck-of = { $player }: boosters

# The deck builder on a pool
builder-pool-done = Done: play
builder-pool-only = Only the deck out of your boosters is built here.
builder-pool-all = Your boosters hold no more of it.
draft-lan-sure = You would leave this table. Press it once more to leave.
draft-lan-sure-host = You would close this table. What was taken is kept, and can be gone on with. Press it once more to leave.
