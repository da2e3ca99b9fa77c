# The settings, and what every key does.

language-name = English
settings-title = Settings
settings-page-look = Look
settings-page-table = Table and sound
settings-page-keys = Keys
settings-percent = { $n } %
settings-on = On
settings-off = Off

# Look
settings-palette = Colors
settings-palette-default = Default
settings-palette-high-contrast = High contrast
settings-palette-colour-blind-safe = Color-blind safe
settings-legal = Legal
settings-asked = Asked
settings-refused = Refused
settings-scale = Size of everything
settings-scale-auto = Automatic
settings-scale-auto-now = { $now } suits this window.
settings-scale-now = { $now }
settings-scale-cards = Cards on the table are largest at { $most }.
settings-scale-bounded = { $wish }, as far as this window allows: { $now }
settings-screen = Screen
settings-screen-window = Window
settings-screen-full = Full screen
settings-language = Language

# Table and sound
settings-motion = Motion
settings-motion-off = Off
settings-motion-short = Quick
settings-motion-full = Normal
settings-motion-long = Slow
settings-motion-note = How long cards take from place to place; the table never waits for them.
settings-pace = Pace of others
settings-pace-fast = Fast
settings-pace-normal = Normal
settings-pace-slow = Slow
settings-pace-wait = Wait for me
settings-pace-note = How long a card that another player plays is held up; any click or key goes on.
settings-hands = Several at one screen
settings-hands-covered = Covered
settings-hands-open = Open table
settings-hands-note = For games that begin: covered until the next player says so, or open. A running game is changed in its menu.
settings-sound = Sound
settings-volume = Volume

# Keys
settings-keys-note = Tab and the arrows go round, Enter chooses, Esc goes back, digits are numbers: these stay. Press an action, then its new key.
settings-keys-reset = All keys as from the start
settings-press = Press a key
settings-swap-title = { $key } is taken
settings-swap-held = { $key } already means: { $holder }.
settings-swap-then = After a swap { $key } means: { $action }; and { $other }: { $holder }.
settings-swap-yes = Swap them
settings-swap-no = Leave it
keys-refused-fixed = { $key } always means the same and cannot be given away.
keys-refused-digit = Digits are for numbers; choose another key.
keys-refused-silent = This key says nothing by itself; press another one.

key-main = Main answer, pass
key-end = End the turn
key-meditate = Meditate
key-zoom = A card in large
key-board = Board behind a combat
key-sums = Sums of a combat
key-undo = Take back
key-redo = Make again
key-moments = Moments to go back to
key-more = More, faster
key-less = Less, slower
key-most = Most, to the end
key-least = Least, to the start
key-log = Log, open or shut
key-log-up = Log up, page up
key-log-down = Log down, page down
key-menu = Menu
key-save = Save as
key-report = Report a fault
key-fullscreen = Full screen
key-play = Play now, play on
key-saved = Kept games
key-decks = Deck builder
key-statistics = Statistics
key-gallery = Cards
key-settings = Settings
key-quit = Quit
key-remove = Throw away
key-eyes = Whose eyes (replay)
key-hands = All hands, next hand, host
key-past = The table as it was
key-until = Pass until …
key-stops = When I am asked
key-everywhere = Asked everywhere (hold)
key-meanwhile = Meanwhile
key-hint = A hint
key-guide = Guided game, or its tip read
key-rules = Rulebook
key-chat = Chat (LAN)
key-sound = Sound on or off
key-new = New game (title)
key-hotseat = Hot-seat (title)
key-practice = Practice (title)
key-anew = Try again, new hand, join
key-onward = Next puzzle, next turn

# Names that a player gives to cards
notice-names = { $file }, line { $line }: { $why }{ $more ->
        [0] {""}
        [one] {" "}One more line was left out.
       *[other] {" "}{ $more } more lines were left out.
    }
notice-no-names = The names of cards cannot be read. { $why }
names-no-line = “{ $text }” is no line with the English name, a colon and the local name.
names-unknown = There is no card “{ $text }”{ $guess ->
        [none] .
       *[other] ; did you mean “{ $guess }”?
    }
names-twice = { $text } has a name already.
names-taken = Another card is called “{ $text }” already.

# What keyboards write on their keys
cap-escape = Esc
cap-return = Enter
cap-space = Space
cap-tab = Tab
cap-delete = Del
cap-insert = Ins
cap-backspace = Backspace
cap-home = Home
cap-end = End
cap-page-up = PgUp
cap-page-down = PgDn
cap-left = Left
cap-right = Right
cap-up = Up
cap-down = Down
cap-ctrl = Ctrl
button-up = up
button-down = down
button-left = left
button-right = right

# Own scans
settings-page-scans = Own pictures
settings-scans-folder = Folder
settings-scans-none = None: every card is drawn by the program.
settings-scans-type = Type its name
settings-scans-own = Program’s own folder
settings-scans-off = No pictures
settings-scans-note = A file is named after its card: by its number ("01141.png", "unl-141.jpg") or by its title. A folder can also be dropped on this window.
settings-scans-found = Found
settings-scans-checking = { $n ->
        [one] 1 picture is still being looked at.
       *[other] { $n } pictures are still being looked at.
    }
settings-scans-skipped = Skipped
settings-scans-more = and { $n ->
        [one] one more
       *[other] { $n } more
    }, all of them in the report
settings-scans-again = Look again
settings-scans-report = Write a report
settings-scans-title = The folder of your pictures
settings-scans-text = Type its whole name, or paste it.
settings-scans-yes = Use it
settings-scans-no = Back
settings-scans-not-there = There is no folder { $folder }.
settings-scans-nothing = Nothing.
scans-count = { $n } of { $of } cards have a picture of yours.
scans-skipped = { $n ->
        [one] 1 file was skipped:
       *[other] { $n } files were skipped:
    }
scans-missing = { $n ->
        [one] 1 card has none:
       *[other] { $n } cards have none:
    }
scans-line = { $file }: { $why }
scans-broken = the picture is broken
scans-huge = the picture is larger than 40 million pixels
scans-tiny = the picture is smaller than 32 pixels
scans-heavy = the file is larger than 32 MiB
scans-no-picture = this is no picture
scans-unreadable = the file cannot be read
scans-nobody = no card is called so
scans-twice = { $card } has another picture
