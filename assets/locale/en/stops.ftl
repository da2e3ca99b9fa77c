# Where a player wants to be asked, and passes that go on for a while.

ask-until = Pass until …
until-title = How long do you pass?
until-text = You are asked before, should anything be aimed at you or your cards.
until-combat = Until this combat is over
until-turn = Until this turn is over
until-mine = Until my next turn
until-never = Never ask me here: { $stop }
until-no = No, I decide now
until-now-combat = You pass until this combat is over.
until-now-turn = You pass until this turn is over.
until-now-mine = You pass until your next turn.
until-ask-again = Ask me again
menu-stops = When I am asked
stops-title = Stops
stops-text = You are asked where you could play a card. Where do you want to be?
stops-named = A card that names the very moment is always asked for.
stops-all = Ask me everywhere
stops-asked = always
stops-matters = where it matters
stops-passed = passed
stops-mine-turn-start = My turn begins
stops-theirs-turn-start = Their turn begins
stops-mine-draw = My Draw step
stops-theirs-draw = Their Draw step
stops-mine-combat = My warrior fights
stops-theirs-combat = Others fight
stops-mine-answer = Something touches me
stops-theirs-answer = Something touches others
stops-theirs-after-action = After each of their actions
stops-theirs-end-announced = They want to end the turn
stops-mine-turn-end = My turn is over
stops-theirs-turn-end = Their turn is over

# Looking back at the table as it was.

history-who = Looking back
history-turn = Turn { $n } of { $player }
history-text = The table as it was. Nothing is taken back by looking.
history-now = Back to now
history-earlier = Earlier
history-later = Later
history-label = As it was

# Sound.

menu-sound = Sound on or off
notice-sound-on = Sound is on.
notice-sound-off = Sound is off.

# What happened while one was not asked; being asked everywhere.

meanwhile-mark = Meanwhile: { $n }
meanwhile-could-mark = Could have played: { $n }
meanwhile-could-mark-short = Passed: { $n }
meanwhile-title = While you were not asked
meanwhile-text = You were not asked where nothing of yours was at stake. Hold { $key } to be asked everywhere.
meanwhile-none = Nothing has happened since you were asked last.
meanwhile-could = You could have played: { $cards }
meanwhile-moment = A moment of the turn
everywhere-off = You are asked where something of yours is at stake. Hold { $key } to be asked everywhere.
everywhere-on = You are asked everywhere as long as you hold { $key }.
everywhere-more = Ask me everywhere
everywhere-less = Only where it matters

# The end of a turn, with the discard.

end-turn-title = End your turn
end-turn-text = Choose a card of your hand to drop, or keep all.
end-turn-left =
    { $n ->
        [one] One action is left.
       *[other] { $n } actions are left.
    }
end-turn-left-markers =
    { $n ->
        [one] One marker is left, and stays for your next turns.
       *[other] { $n } markers are left, and stay for your next turns.
    }
end-turn-drop-one = End, and drop a card…
end-turn-keep = keep all cards
end-turn-drop = drop { $card }
end-turn-spared = Space has just passed. { $key } ends the turn.
