# Watching a record: the panel, the questions before somebody's cards are shown, playing on.

replay-title = Replay
replay-turn = Turn { $n } · { $player }
replay-choice = Choice { $n } of { $of }
replay-chose = { $player } chose { $what }.
replay-chose-card = { $player } chose { $what }: { $card }.
replay-log-ends = The replay stops here; the log was written when the game was played.
replay-speed = { $n }×
replay-eyes = Seen by: { $who }
replay-eyes-title = With whose eyes?
replay-eyes-spectator = Spectator
replay-eyes-open = All cards
replay-hands = Hands
replay-hands-title = Hands
replay-hand-of = { $player } · { $n ->
        [0] no cards
        [one] 1 card
       *[other] { $n } cards
    }
replay-on = Play on from here
replay-on-title = Whose seat do you take?
replay-leave = Leave
replay-seat-title = { $player }
replay-seat = Now the cards of { $player } are shown.
replay-agree = Shall all cards be seen, yours too?
replay-agree-seat = Shall the cards of { $player } be seen?
replay-agree-text = The game is not over. Everybody must agree.
replay-agree-yes = { $player } agrees
replay-agree-no = No
replay-not-on = The game could not be played on: { $why }
replay-agree-on = Somebody wants to play on from here.
replay-agree-on-text = The game is not over, and its cards will come as they would come in it.

replay-keys-title = Watching
replay-keys-move = { $run } plays and stops, the arrows go a choice back and on
replay-keys-turn = { $back } and { $on } go by turns, { $faster } and { $slower } set the speed
replay-keys-ends = { $first } and { $last } go to the deal and to the last choice
replay-keys-eyes = { $eyes } or a digit: whose eyes; { $hands } shows all hands where they may be seen
replay-keys-log = A click on a line of the log or on the bar goes there; Shift and { $back } turn the log
replay-keys-on = { $on } plays on from here against the computer
