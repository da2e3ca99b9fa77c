# Games in a network as the window shows them: hosting, joining, the lobby, the table.

# Hosting
title-host = Host a game
title-join = Join a game
host-title = Host a game
host-mine = Me
host-guest = A guest
host-recruit = Computer: Recruit
host-veteran = Computer: Veteran
host-apostle = Computer: Apostle
host-random = Computer, at random
host-brings = brings a deck of their own
host-seat = One seat more
host-note = The table gets a join code. Whoever you tell it to can join: in your own network by the code alone, from elsewhere by your address and the code. Nobody else gets in.
host-name = Your name
host-table = Name of the table
host-table-hint = as you like
host-port = Port
host-watchers = Whoever has the code may look on
host-open = Open the table
host-opening = Opening the table …
host-kept = Kept LAN games ({ $n })
host-about-clock = Time that each player has to think in the whole game. Whose time is up, for him the computer plays on.
host-about-wait = How long the game waits for a player whose connection is lost, before the computer takes the seat.
host-about-quiet = So long after every play only those hear of it who may answer: it takes as long where nobody can. Whoever thinks longer is seen to think, and a clock tells who was asked.
host-about-watchers = Otherwise you are asked about everybody who wants to look on. Nobody who looks on sees a hand.
host-about-port = Where this machine listens. From outside your network the router must lead this port here.
host-no-guest = Nobody can join: give at least one seat to a guest.
host-bad-port = A port is a number from { $least } to { $most }; 7117 is the usual one.
host-port-taken = Port { $port } cannot be used ({ $why }): is another table open on this machine? Choose another port.
host-not-opened = The table could not be opened: { $why }
host-table-of = { $name }’s table
lan-clock = Time to think
lan-clock-value = { $n ->
        [0] none
       *[other] { $n } min
    }
lan-wait = Hold a lost seat
lan-quiet = Quiet after a play
lan-quiet-value = { $n ->
        [0] none
       *[other] { $n } s
    }
lan-minutes = { $n } min

# Joining
join-title = Join a game
join-found = Tables in your network
join-none = No table was found yet; whoever opens one appears here. A table elsewhere is joined by its address.
join-code = Join code, as the host tells it
join-code-hint = ABCD-EFGH-IJKL-MNOP
join-address = Address of the host
join-address-hint = not needed in your own network
join-name = Your name
join-deck = Your deck
join-watch = Only look on, if the host lets me
join-go = Join
join-stop = Stop
join-row = { $address }
join-row-mine = You have a seat here · { $address }
join-row-other = Needs another version of doomtable · { $address }
join-code-none = Ask the host for the join code: 16 letters and digits.
join-code-short = { $n ->
        [one] One letter is missing in the join code.
       *[other] { $n } letters are missing in the join code.
    }
join-bad-deck = { $deck } cannot be played here. { $fault }
join-looking = Looking for the table …
join-knocking = Knocking at the table …
join-not-found = No table in your network has this code. Compare the code, or type the host’s address as well.
join-bad-address = “{ $address }” is no address. Write it as 192.168.1.20 or 192.168.1.20:7117.
join-broken = Something went wrong at this table, and you have left it. A report lies in { $file }.
join-broken-lost = Something went wrong at this table, and you have left it; no report could be written: { $why }
join-lost = Nobody answers at { $address }. Is the table still open, and is this its address? A firewall may be in the way.
join-refused-full = { $why } Ask the host for a seat.

# The lobby
lobby-title = Lobby
lobby-edition = { $name ->
        [second] Second edition
       *[other] { $name }
    }
lobby-code = Join code
lobby-copy = Copy
lobby-copied = The join code was copied: paste it wherever you write to the others.
lobby-not-copied = The join code cannot be copied on this system: read it out, or write it down.
lobby-address = { $addresses } · port { $port }
lobby-colour = Your color
lobby-chat = Say something
lobby-free = Free seat
lobby-you = { $player } (you)
lobby-sit = Sit here
lobby-stand = Look on
lobby-computer = To the computer
lobby-to-guest = To a guest
lobby-state-lost = connection lost
lobby-state-left = left
lobby-state-computer = plays by itself
lobby-state-here = is here
lobby-state-host = begins the game
lobby-state-waits = not ready yet
lobby-state-plays = is playing
lobby-state-ready = ready, with a legal deck
lobby-asks = { $player } asks to look on
lobby-allow = Let in
lobby-deny = No
lobby-lookers = Looking on: { $players }
lobby-ready = I am ready
lobby-unready = Not ready after all
lobby-leave = Leave
lobby-close = Close the table
lobby-sure = Everybody would lose this table. Press it once more to close it.
lobby-boosters = { $format ->
        [sealed] Sealed: { $n } boosters
        [draft] Draft: { $n } boosters
       *[none] Own decks
    }
lobby-deck-built = Decks are built of the boosters.
lobby-building = { $n ->
        [one] { $players } still builds a deck.
       *[other] These still build a deck: { $players }.
    }
lobby-drafting = Boosters are open; you look on.
lobby-state-builds = builds a deck
lobby-state-picks = takes cards
lobby-lost = The connection is lost; it is being made again …
lobby-sealed = A kept game: it goes on as soon as somebody who sat there comes back.
lobby-dealing = The cards are shuffled …
lobby-open = { $n ->
        [one] A seat is free: tell somebody the join code, or give the seat to the computer.
       *[other] { $n } seats are free: tell others the join code, or give the seats to the computer.
    }
lobby-waits = { $n ->
        [0] { $player } is not ready yet.
        [one] { $player } and one more are not ready yet.
       *[other] { $player } and { $n } more are not ready yet.
    }
lobby-watch-asks = All seats are taken, or you only look on: the host is asked whether you may.
lobby-watch-free = You look on. There is a free seat, if you like to play.
lobby-watch = You look on as soon as the game begins.
lobby-host-begins = The host begins the game.
lobby-say-ready = Choose a deck, and say that you are ready. Nobody sees your deck before the end.

# At the table
room-chat = Chat
room-people = Players
room-lost = connection lost
room-lost-for = lost · { $time }
room-left = left
room-computer = computer plays
room-asks = asks to look on
room-coming = Connection lost
room-coming-text = It is being made again. Nothing is lost: the game waits for you.
room-waits = The game waits for { $player }
room-waits-text = The connection of { $player } is lost. In { $time } the computer takes the seat, and gives it back when { $player } returns.
room-waits-on = The connection of { $player } is lost. The game waits until the host decides.
room-waits-more = { $n ->
        [one] One more is gone.
       *[other] { $n } more are gone.
    }
room-wait-on = Wait until I say
room-take-over = Let the computer play
room-take-over-of = The computer plays for { $player }
room-give-back = Give { $player } the seat back
room-save = Save and stop
room-allow = Let { $player } look on
room-deny = { $player } may not look on
room-send-away = Send { $player } away
room-line = { $player }: { $state }
room-state-here = is here
room-state-lost = connection lost
room-state-left = left
room-state-open = nobody
room-state-computer = a computer player
room-state-stands-in = gone, the computer plays
room-lobby = Back to the lobby
room-menu-kept = The host keeps this game. A choice is taken back if all others agree.
room-leave = Leave the table? The computer plays for you until you come back.
room-leave-over = Leave the table?
room-leave-host = Close the table? The game stops for everybody, and is kept under “Kept LAN games”.
room-leave-host-over = Close the table? Everybody else leaves it, too.
room-proving = The shuffle is being checked …
room-proved = The shuffle was proved: nobody could choose the cards.
room-unproved = The shuffle was NOT proved: no proof of a deal with this seat was shown.
room-not-proved = The shuffle was NOT proved ({ $wrong }): the host may have chosen the cards.
room-plea = { $player } asks to take back the last choice
room-plea-text = The game would go back to before it. What was seen stays seen.
room-plea-waits = Not agreed yet: { $players }
room-plea-mine = The others are asked
room-plea-yes = I agree
room-plea-withdraw = Never mind
room-not-agreed = Not everybody agrees. The game stays as it is.
room-saved = The game was saved. It goes on when the host opens it again: come back with the same join code.
room-saved-host = The game is kept under “Kept LAN games”, at “Host a game”.
room-not-kept-here = The host keeps this game; a record of it is written there.

# Kept games in the network
saved-lan-title = Kept LAN games
saved-lan-note = Nobody can look into them before they go on: open one, and wait until one of the guests comes back with the same join code.
saved-lan-people = Players
saved-lan-what = What
saved-lan-game = Game
saved-lan-seats = Seats
saved-lan-none = No game in the network was left unfinished on this machine.
saved-lan-open = Open the table
