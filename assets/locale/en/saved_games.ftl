# The saved games.

saved-games-title = Kept games
saved-games-recent = Played lately ({ $n })
saved-games-saves = Saved under a name ({ $n })
saved-games-no-recent = No game has been played here yet. Every game you begin is kept here by itself.
saved-games-no-saves = No game has been saved under a name yet. Save one from the menu of a game, and it waits here.
saved-games-when = Last played
saved-games-saved = Saved
saved-games-name = Name
saved-games-state = State
saved-games-unfinished = Unfinished
saved-games-over = Over
saved-games-unreadable = Unreadable
saved-games-whole = { $first }: { $what }
saved-games-continue = Go on
saved-games-watch = Watch
saved-games-remove = Throw away
saved-games-remove-ask = Throw this game away?
saved-games-remove-sure = It cannot be brought back.
saved-games-remove-no = Keep it
saved-games-remove-yes = Throw it away
