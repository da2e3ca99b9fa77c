# Deck builder: why a card is proposed, or why it may go
advice-wakes = { $n ->
        [one] A card that is here already needs it.
       *[other] { $n } cards that are here already need it.
    }
advice-cheap-warrior = Costs { $v } Destiny: few warriors can be mustered in the first turn.
advice-warrior = { $n ->
        [0] The first warrior of this deck.
        [one] So far there is one warrior.
       *[other] So far there are { $n } warriors.
    }
advice-casters = { $n ->
        [one] One of your warriors can cast it.
       *[other] { $n } of your warriors can cast it.
    }
advice-bearers = { $n ->
        [one] One of your warriors can have it.
       *[other] { $n } of your warriors can have it.
    }
advice-own-things = Made for the affiliation of this deck.
advice-own-specials = A Special of the affiliation of this deck.
advice-any-things = Helps any deck; this one lacks what lies on the table.
advice-any-specials = { $n ->
        [0] A Special that helps any deck.
        [one] A Special that helps any deck; one ready deck plays it.
       *[other] A Special that helps any deck; { $n } ready decks play it.
    }
advice-no-caster = No warrior here can cast it.
advice-no-bearer = No warrior here can have it.
advice-no-host = There is nothing here that it could go on.
advice-no-present = What it needs in play is not in this deck.
advice-no-brought = What comes with it is not all in the collection.
advice-double = There are { $n }, and only one can be in play.
advice-dear = Costs { $v } Destiny: the dearest warriors come late.
advice-least = This deck misses it least.
advice-many-warriors = There are { $n } warriors; { $most } are enough.
advice-many-things = { $n } cards are equipment, spells, gifts and places; { $most } are enough.
advice-many-specials = There are { $n } Specials; { $most } are enough.

# The deck builder
builder-new-name = New deck
builder-rename = { $kept ->
        [kept] Rename · saved
        [new] Rename · not saved yet
       *[lost] Rename · not saved
    }
builder-copy-name = { $name } (copy)
builder-undo = Undo
builder-redo = Redo
builder-decks-button = Decks
builder-more-filters = More filters
builder-fewer-filters = Fewer filters
builder-suggest = Suggest
builder-hands-button = Hands
builder-compare-button = Compare
builder-notes-button = Notes
builder-fish = Goldfish
builder-lab-button = Lab
builder-play = Play it now
builder-fault-line = { $faults ->
        [0] Legal
        [one] One fault
       *[other] { $faults } faults
    }{ $unusable ->
        [0] {""}
        [one] {" "}· 1 unusable
       *[other] {" "}· { $unusable } unusable
    }
builder-tab-deck = Deck · { $n }
builder-tab-collection = Collection · { $n }
builder-tab-start = Start · { $n }
builder-empty = Press a card on the left to put it in, or drag it here. Suggest proposes some and says why. Every change is saved at once.
builder-share-warriors = Warriors
builder-share-things = Things
builder-share-specials = Specials
builder-of = { $n } ({ $least }–{ $most })
builder-no-warriors = No warriors yet.
builder-destiny = Warriors cost { $mean } Destiny on average; { $opening } of { $warriors } can be mustered at the start. { $sources ->
        [0] No card brings Destiny.
        [one] One card brings Destiny.
       *[other] { $sources } cards bring Destiny.
    }
builder-held = { $n } of { $most }
builder-barred = not allowed
builder-not-kept = The deck could not be kept. { $why }
builder-too-many = The rules allow { $most } of { $card }.
builder-nothing-to-undo = There is nothing to undo.
builder-nothing-to-redo = There is nothing to redo.
builder-name = What is this deck called?
builder-name-take = Call it that

builder-suggestions = Suggestions
builder-suggestions-note = Chosen by what the deck lacks. A filter for one affiliation says which one it is to be.
builder-add-these = Could come in
builder-take-these = Could go
builder-add = Put in
builder-take = Take out
builder-keep-one = Keep one
builder-fill = { $n ->
        [one] Fill with one card
       *[other] Fill with { $n } cards
    }
builder-faults = What is wrong
builder-faults-note = Judged by: { $rules }. Press a line to mend it; every mend can be undone.
builder-legal = This deck is legal. ({ $rules })
builder-mend = { $out ->
        [0] { $into ->
            [one] Put one card in
           *[other] Put { $into } cards in
        }
        [one] Take one copy out
       *[other] Take { $out } copies out
    }
builder-unmet = Nobody here can use
builder-doubles = In vain more than once
builder-double = You can have only one of it in play.
builder-hands = Hands and odds
builder-hands-note = A hand as at the start of a game. How likely each card is to have been drawn stands below it.
builder-odds-hand = In the opening hand of { $n }
builder-odds-warrior = a warrior
builder-odds-warriors = two warriors at least
builder-odds-payable = a warrior that the { $d } Destiny of the start pay for
builder-odds-turns = Drawn by this turn, where { $played } cards a turn are played
builder-draw-again = Another hand
builder-decks = Decks
builder-decks-note = Every change is kept at once. Decks of other programs can be pasted here or dropped on the window.
builder-deck-row = { $name } · { $affiliation } · { $n ->
        [one] one card
       *[other] { $n } cards
    }
builder-own-decks = Your decks
builder-ready-decks = Ready decks
builder-no-decks = You have no decks of your own yet.
builder-this = here
builder-open = Open
builder-copy = Build on a copy
builder-new = New deck
builder-duplicate = Duplicate
builder-paste = Paste
builder-rules = Which rules?
builder-rules-note = The deck is judged by these rules while you build.
builder-editions = Editions
builder-variants = Other games with the same cards
builder-cartel = A seat of the Cartel against the Dark Legion
builder-seat = Cartel: { $role }
builder-chosen = chosen
builder-choose = choose
builder-move = move
builder-compare = Compare with
builder-compare-note = An older version of this deck, or another deck.
builder-versions = Versions of this deck
builder-version = Version { $n } of { $when }
builder-other-decks = Other decks
builder-look = Compare
builder-keep-version = Keep a version
builder-version-kept = This version is kept.
builder-version-known = This version is kept already.
builder-comparison = Compared with { $name }
builder-comparison-note = { $same } cards are the same; this deck has { $n }, the other one { $other }. Press a line to have it as in the other deck.
builder-part-deck = Deck
builder-part-collection = Collection
builder-part-start = Start
builder-from-to = there { $before }, here { $after }
builder-same = Both have the same cards.
builder-restore = Go back to it
builder-notes = Notes
builder-note-hint = Type a note
builder-lab = In the lab
builder-lab-note = The computer plays this deck against each ready deck that the rules allow, both seats equally often.
builder-lab-start = Start
builder-lab-again = Once more
builder-lab-illegal = A deck that is not legal cannot play. See what is wrong first.
builder-lab-running = The computer is playing; you can go on building meanwhile.
builder-lab-done = All games are played.
builder-lab-all = { $n } of { $of } games
builder-lab-won = { $wins } of { $n } won · { $share }
builder-lab-interval = The true share lies between { $low } and { $high }, with 95% certainty.
builder-add-deck = Put one into the deck
builder-add-collection = Put one into the collection
builder-add-start = Put one where the game starts
builder-take-deck = Take one out of the deck
builder-take-collection = Take one out of the collection
builder-take-start = Take one away from the start
builder-move-deck = Move one from the collection into the deck
builder-move-collection = Move one from the deck into the collection
builder-room = { $n } more
builder-no-room = none more
builder-look-closer = Look at it closely
builder-played = { $n ->
        [0] No ready deck plays it.
        [one] One ready deck plays it.
       *[other] { $n } ready decks play it.
    }
builder-pasted = Pasted deck
builder-paste-nothing = There is no text in the clipboard.
builder-paste-note = { $n } cards were read. What is to become of them?
builder-paste-new = { $n ->
        [one] Begin a new deck with this card
       *[other] Begin a new deck with these { $n } cards
    }
builder-paste-here = Have it in the place of the deck that is open
builder-replace = Replace
builder-paste-unknown = { $n ->
        [one] One line is no card; it is kept among the notes
       *[other] { $n } lines are no cards; they are kept among the notes
    }
builder-paste-meant = take { $card }

# Sharing a deck
builder-share-button = Share
builder-share = Share the deck
builder-share-note = Others paste a code or a list into their deck builder; a picture is for looking at.
builder-share-code = A short code, notes and all
builder-share-text = The deck as its file, to be read and kept
builder-share-list = A plain list: count and name
builder-share-picture = A picture: faces with counts, types, curve and code
builder-share-copy = Copy
builder-share-write = Write
builder-share-copied = { $n } { $n ->
        [one] card is
       *[other] cards are
    } in the clipboard.
builder-share-not-copied = This system has no clipboard; write the picture, it shows the code.
builder-share-written = The picture lies in { $file }.
builder-as-list = List
builder-as-faces = Faces
builder-owned = own { $n }
builder-owned-title = My cards
builder-owned-note = You own { $n } different cards, { $copies } copies. Paste or drop a list of any format to change that.
builder-owned-none = Nothing is known of the cards that you own. Paste a list of any format here (Ctrl+V), or drop its file on the window, and choose “These are my cards”.
builder-owned-these = These are the cards that I own
builder-owned-take = My cards
builder-owned-more = Add them to the cards that I own
builder-owned-add = Add
builder-owned-kept = Kept: { $n } different cards, { $copies } copies. Faces show how many of each you own.
builder-owned-lacks = This deck lacks
builder-owned-wants = wants { $wanted }, you own { $owned }
builder-owned-whole = Nothing: you own all of it.
builder-owned-could = Could be built
builder-owned-missing = { $n ->
        [0] complete
        [one] one card is missing
       *[other] { $n } cards are missing
    }
builder-owned-copy = Copy the table
