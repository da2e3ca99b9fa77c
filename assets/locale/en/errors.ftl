# What is said of a file, an option or a number that cannot be used.

# Files
error-at-file = { $file }: { $fault }
error-at-line = { $file }, line { $line }: { $fault }
error-stop = { $what }.
error-not-written = { $file } cannot be written ({ $why }); choose another place.
error-not-there = { $file } is not there; check the name.
error-no-file = { $file } is not a file; name a file.
error-not-read = { $file } cannot be read ({ $why }); check its name and permissions.
error-file-size = { $file } is larger than { $size } KiB; that is more than such a file may hold.
error-folder-not-made = { $folder } cannot be made ({ $why }).
error-last-used = { $file }: { $place ->
        [none] this cannot be read.
       *[other] the value of { $place } cannot be used.
    }

# What an operating system says, in brackets
os-not-there = no such file or directory
os-permission = permission denied
os-not-permitted = operation not permitted
os-exists = file exists
os-no-folder = not a directory
os-folder = is a directory
os-not-empty = directory not empty
os-full = no space left on device
os-read-only = read-only file system
os-hardware = input/output error
os-long-name = file name too long
os-port-used = address already in use
os-no-address = cannot assign requested address
os-other = { $why }

# Deck files
error-deck-lines = { $n } lines are more than the { $most } a deck may have; shorten it.
error-deck-section-twice = [{ $section }] stands twice; put its cards under the first one.
error-deck-empty = there is no card in the deck; write lines such as "5 Hussar".
error-deck-utf8 = this is not UTF-8 text; save the file as UTF-8.
error-deck-long-line = the line is longer than { $most } characters; shorten it.
error-deck-no-text = there is a character in it that is not text; delete it.
error-deck-too-large = a deck of more than { $most } KiB is not written; shorten its notes.
error-deck-section = "{ $line }" is not a section; write [deck] or [collection].
error-deck-heading-near = "{ $key }:" is not a heading a deck has; did you mean "{ $near }:"?
error-deck-heading = "{ $key }:" is not a heading a deck has; write "name:" or "ruleset:".
error-deck-heading-late = "{ $key }:" comes after cards; put it at the top of the file.
error-deck-heading-twice = "{ $key }:" stands twice; keep one.
error-deck-ruleset = "{ $value }" cannot be a ruleset; write "ruleset: { $usual }".
error-deck-heading-length = "{ $key }:" wants 1 to { $most } characters after it.
error-deck-card-line = "{ $line }" is not a card line; write the count and the name: "5 Hussar".
error-deck-count = the count { $count } is not 1 to { $most }; correct it.
error-deck-then = { $first } Line { $line }: { $fault }
error-deck-more-lines = { $first } { $n ->
        [one] 1 more line is no card line either.
       *[other] { $n } more lines are no card lines either.
    }
error-deck-card = there is no card "{ $name }"{ $n ->
        [0] {""}
        [one] {" "}(nor those of line { $lines })
       *[other] {" "}(nor those of lines { $lines })
    }; { $remedy }
error-deck-meant = did you mean "{ $near }"?
error-deck-correct = correct the name or delete the line.
error-deck-csv-columns = this line does not name the columns; write "name,set,code,main,collection,start".
error-deck-xml = this is no whole XML; save the deck anew in the program it comes from.
error-deck-xml-entities = a deck may hold no DTD and no entities; delete them.
error-deck-xml-deep = more than { $most } elements lie in each other; save the deck anew in the program it comes from.
error-deck-xml-root = "{ $tag }" is no deck; name a file that holds one.

# Records of games
error-line = { $file }, line { $line }
error-record-empty = { $file }: there is no whole line in it; this is no record of a game.
error-record-lines = { $file }: { $n } lines are more than the { $most } a record may have.
error-record-half-line = { $where }: the line is not whole.
error-record-after-report = { $where }: the record goes on after its report.
error-record-no-report = { $where }: this is no report.
error-record-after-end = { $where }: the record goes on after its end.
error-record-no-digest = { $where }: a digest is missing before it; the record was changed.
error-record-long-log = { $where }: the log is too long for a game.
error-record-undone = { $where }: this is no number of choices that were undone.
error-record-neither = { $where }: this is neither a choice nor the digest after { $n } choices.
error-record-no-choice = { $where }: this is no choice.
error-record-long-line = { $where }: the line is too long for a record.
error-record-no-line = { $where }: this is no line of a record.
error-record-names = { $file }: the record does not name its players.
error-record-none = { $file }: this is no record of a game.
error-record-format = { $file }: the record has format { $format }; doomtable here reads up to format { $most }: open it with a newer one.
error-record-no-rules = { $file }: the record does not say with which version of the rules it was made.
error-record-players = { $file }: the record does not say who played.
error-record-no-game = { $file }: the record does not say which game it is.
error-record-sat = { $file }: the record does not say who sat there before.
error-record-no-ruleset = { $file }: the record does not say by which rules it was played.
error-record-old = { $file }: recorded with rules { $recorded }, which rules { $rules } cannot read any more ({ $why }); its log can still be read.
error-record-no-seed = { $file }: the record has no seed.
error-record-no-key = { $file }: the record has no key.
error-record-decks = { $file }: the record does not hold a deck for each player.
error-record-deck = { $file }: a deck of the record cannot be read.
error-record-no-card = { $file }: the record has no definition of "{ $name }".
error-record-folder = { $file } cannot be written ({ $why }); check its folder.
error-record-lock = { $file } cannot be had alone ({ $why }).
error-record-open = { $file } is open in another doomtable; go on there or close it.
error-set-aside = { $said } The file as it was: { $file }.
error-not-removed = { $file } cannot be thrown away ({ $why }).

# Records that are played again
error-differs = recorded with rules { $recorded }, differs from rules { $rules } at choice { $choice }
error-replay-deal = { $what }, the deal; its log can still be read.
error-replay-differs = { $what }; it can be watched until there, and its log read.
error-not-dealt = the game cannot be dealt again: { $why }.
error-nobody = nobody here is called "{ $name }"; there are { $names }, spectator and open.
drift-choice = choice { $choice } cannot be carried out: { $why }
drift-shuffle = the cards were not shuffled as the players agreed: { $code }{ $seat ->
        [none] {""}
       *[other] {" "}(seat { $seat })
    }
drift-over = the game is over before choice { $choice }
drift-not-offered = choice { $choice } ({ $what }) is not offered
drift-state = the state after choice { $choice } differs
drift-end = the game ends in { $found } where the record says { $said }

# Statistics
error-stats-itself = { $file } holds the statistics themselves; choose another place.
error-stats-newer = { $file } was written by a newer version of doomtable; update doomtable or name another file.
error-stats-none = { $file } does not hold statistics of games; name another file.
error-stats-busy = { $file } is in use by another program; try again when that is done.
error-stats-damaged = { $file } is damaged or holds something else; move it away, and the next game begins a new one.
error-stats-unusable = { $file } cannot be used ({ $why }); check its folder, its permissions and its disk.

# Deals that everybody can verify
error-deal-seat-order = the seats of a deal must be one or more, in ascending order; sort them.
error-deal-openings = the key of a deal is made of one opening a person, in seat order; bring all of them.
error-deal-game-id = a game id has { $digits } hex digits in lower case; { $found } is none.
error-deal-seat = a deal has seats 0 to { $most }; { $found } is none of them.
error-deal-secret = a secret of a deal must be { $n } bytes; draw it again.
error-deal-deck = a deck has at most { $most } names of 1 to { $letters } letters; make it smaller.
error-deal-no-game = { $file }: the deal has no game id.
error-deal-seats = { $file }: a deal has 1 to { $most } seats.
error-deal-people = { $file }: the deal does not say which seats are people's.
error-deal-ascending = { $file }: the seats of the deal are not in ascending order.
error-deal-no-computers = { $file }: the deal fixes decks of computer seats and has no such seat.
error-deal-computers = { $file }: the deal does not fix the decks of its computer seats.
error-deal-no-commit = seat { $seat } is no person's; it cannot commit.
error-deal-commitment = a commitment has { $digits } hex digits; send it again.
error-deal-committed = seat { $seat } has committed already; the first one stands.
error-deal-copied = seat { $seat } sent another's commitment; draw a new secret.
error-deal-closed = the commitments of this deal are closed; wait for the next.
error-deal-early = not all have committed; keep the opening until they have.
error-deal-over = this deal is over; wait for the next.
error-deal-no-opening = seat { $seat } is no person's; it cannot open.
error-deal-opened = seat { $seat } has opened already.
error-deal-blind = { $file }: without computer seats no decks are hidden; leave the blind out.
error-deal-no-seat = { $file }: a deck is for a seat that a deal of { $seats } does not have.
error-deal-twice = the deal was announced twice, and differently.
error-proof-none = { $file }: this is no proof of a deal.
error-proof-version = { $file }: the proof of the deal has version { $found }; there is { $version }.
error-proof-parts = { $file }: the proof of the deal has too few or too many parts.
error-proof-commitments = { $file }: the proof of the deal does not hold a commitment for each person.
error-proof-secrets = { $file }: the proof of the deal does not hold a secret for each person.
error-proof-computers = { $file }: the proof of the deal does not open the decks of its computer seats.
error-proof-row = { $file }: the proof of the deal has a part that is no list of its seats.

# Sealed games
error-sealed-players = { $file }: it does not say who played.
error-sealed-other = { $file }: the game in it is that of another table.
error-sealed-changed = { $file }: frame { $frame } of session { $session } was changed; it cannot be opened.
error-sealed-long = { $file }: the game in it is too long.
error-sealed-none = { $file }: this is no sealed game.
error-sealed-format = { $file }: the sealed game has another format; open it with the doomtable that wrote it.
error-sealed-no-line = { $file }: there is a line in it that no sealed game has.
error-sealed-nobody = { $file }: nobody sits in this sealed game.
error-sealed-sat = { $file }: it does not say who sat there.
error-sealed-line = { $file }: there is a line in it that cannot be read.
error-sealed-frame = { $file }: there is a frame in it that cannot be read.

# Watching a record from the command line
error-replay-two = { $one } and { $other } are two things; ask for one at a time.
error-replay-step = --step is for watching and for --export; leave it out with { $way }.
error-replay-seat = --seat is for watching; leave it out with { $way }.
error-replay-json = --json is for --verify, --log and --export; leave it out to watch.
error-replay-no-log = { $file }: there is no log in it; records of format 1 had none.
error-replay-choices = { $file }: there are { $n } choices; name a --step from 0 to { $n }.
error-file-taken = { $file } is there already; choose another name.

# Tables in the network
error-port = port { $port } cannot be listened on ({ $why }); name another with --port.
error-join-code = "{ $code }" is no join code; it has 16 letters and digits, as the host shows it.
error-join-code-or-host = "{ $code }" is no join code, which has 16 letters and digits; if it is the name of a host, add --code CODE.
error-join-no-code = the join code for "{ $address }" is missing; add --code CODE, as the host shows it.
error-join-address = "{ $address }" is neither a join code nor an address; write HOST or HOST:PORT.
error-join-no-host = no host with this code was found in the network; name its address: doomtable join HOST --code CODE.

# What stands between words
error-comma = { $first }, { $last }
error-or = { $first } or { $last }
error-both = { $first }; { $last }

# Card packs; of a declaration its place and what is wrong there
error-pack-unread = { $file }: the file cannot be read ({ $why }).
error-pack-size = { $file }: a card pack has at most { $most } MiB.
error-pack-utf8 = { $file }: the file is not text in UTF-8.
error-pack-json = { $file }: line { $line }, column { $column }: this is not JSON ({ $why }).
error-pack-none = { $file }: the file is not a card pack: { $why }.
error-pack-shape = { $file }: a card pack is an object with "format" and "cards", and nothing else.
error-pack-format = { $file }: this version reads card packs of format { $format } only.
error-pack-list = { $file }: "cards" must be a list.
error-pack-cards = { $file }: a card pack holds at most { $most } cards.
error-pack-deep = { $file }: { $card }: the declaration is nested more than { $most } deep.
error-pack-large = { $file }: { $card }: the pack is too large.
error-pack-card = { $file }: { $card }: { $fault }.
error-pack-fault = { $file }: { $fault }.
error-pack-taken = { $file } is there already and is no card pack; choose another name.
pack-unhandled = { $file }: { $card }: the engine does not run { $what } yet
pack-at = { $place }: { $fault }
pack-card = card { $n }
pack-card-named = card { $n } ({ $name })
pack-key-twice = the key { $key } stands twice in one object
pack-no-number = { $word } is no number
pack-too-deep = nested too deep or holding a number too long
pack-two-cards = there are two cards named { $name }
pack-name-taken = { $name } is the name of another card already; choose a new name
pack-missing = this is missing
pack-no-field = there is no such field
pack-no-kind = a node needs its kind
pack-not-here = { $found } cannot stand here
pack-no-word = { $found } is none of the words that may stand here
pack-long-list = a list has at most { $most } entries
pack-long-word = a word has at most { $most } letters
pack-out-of-bounds = the number { $found } is out of bounds

# Rulesets and their options
error-tournament-option = the ruleset "{ $name }" takes no optional rule: { $option } (OPT-GEN-02).
error-switches-together = the options "{ $one }" and "{ $other }" do not go together ({ $clause }).
error-option-home = the option "{ $key }" goes with { $homes } only.
error-form-variant = form "{ $form }" and variant "{ $variant }" do not go together (OPT-GEN-R01).
error-option-variant = option "{ $key }" and variant "{ $variant }" do not go together (OPT-GEN-R01).
error-role = there is no role "{ $name }" here; there is { $there }.
error-form-players = form "{ $form }" is for { $most } players, not { $n } ({ $clause }).
error-variant-players = variant "{ $variant }" is for { $least } to { $most } players, not { $n } ({ $clause }).
error-variant-players-exactly = variant "{ $variant }" is for { $most } players, not { $n } ({ $clause }).
error-variant-option = the option "{ $key }" means nothing in variant "{ $variant }" ({ $clause }).
error-ruleset-players = the ruleset "{ $name }" is for { $most } players, not { $n } (SETUP-06).
error-ruleset = there is no ruleset "{ $name }"; there is { $there }.
error-option-near = there is no option "{ $key }"; did you mean "{ $near }"?
error-option = there is no option "{ $key }"; there are { $there } and others.
error-option-value = the option "{ $key }" does not take "{ $value }"; it takes { $allowed }.
option-dice = dice as in 2d6 (up to { $dice } dice with 2 to { $sides } sides)
option-number-between = a number from { $least } to { $most }

# Games without a window, the lab
error-executor = there is no executor "{ $name }"; name local or dask://HOST:PORT.
error-no-dask = Dask is not installed here; run pip install 'doomtable[cluster]'.
error-no-scheduler = no Dask scheduler answers at { $address }; check the address.
error-no-workers = the Dask cluster at { $address } has no workers; start some.
error-no-such-folder = { $file } cannot be written (there is no such folder); choose another place.
error-record-taken = { $file } is there already and is no record of a game; choose another name.
error-lab-decks = the lab compares 2 to { $most } decks, and { $n } { $n ->
        [one] was
       *[other] were
    } named.
error-lab-games = { $pairs } pairings of { $games } games are too many; ask for { $most } each at most.
error-lab-folder = { $file } cannot be written (there is no such folder, or it is one); choose another place.
error-lab-players = there are { $n } players for { $decks } decks; name one for each deck, or one for all.

# The window and pictures of it
error-player-elsewhere = there is no player "{ $kind }" here; this game was played with another doomtable.
error-no-screen = no window can be opened here (there is no screen); play on a machine that has one.
error-no-window = no window can be opened here ({ $why }).
error-scene = there is no scene "{ $name }"; there are { $there }.
error-picture-size = a picture is { $least } to { $most } pixels, not { $size }.
error-scene-position = a picture of the scene { $scene } needs a position; name a scenario file.
error-table-position = a picture of the table needs a position; name a scenario file or another --scene.
error-scene-set = --set is for --scene cards; leave --set out or name that scene.
error-card-set-empty = there are no cards of the set { $name } yet; name another set or none.
error-picture-png = { $file }: a picture is written as PNG; name a file that ends in .png.
error-picture-folder = { $file }: the folder { $folder } is not there; make it or choose another place.
error-picture-unwritten = { $file } cannot be written ({ $why }).
error-picture-seat = nobody here is called "{ $name }"; there are { $names }.

# Scenario files
error-at-place = { $file }:{ $line }: { $fault }
scenario-no-yaml = this is no YAML ({ $why }).
scenario-deep-lists = lists stand too deep inside each other.
scenario-large = the document is too large or too deep.
scenario-long-key = a key is a short word.
scenario-key-twice = "{ $key }" stands here twice.
scenario-tag = a value with the tag { $tag } cannot be used here.
scenario-utf8 = the file is not UTF-8 text.
scenario-none = there is no scenario in this file.
scenario-mapping = a scenario is a mapping that begins with name and players.
scenario-key = there is no key "{ $key }" here{ $near ->
        [none] {""}
       *[other] {" "}(did you mean "{ $near }"?)
    }.
scenario-missing = "{ $key }" is missing.
scenario-value = "{ $key }" cannot be "{ $value }": it { $why }.
scenario-no-value = "{ $key }" cannot be used: it { $why }.
scenario-wanted = { $why }
scenario-wanted-integer = should be a valid integer
scenario-wanted-string = should be a valid string
scenario-wanted-boolean = should be a valid boolean
scenario-wanted-list = should be a valid list
scenario-wanted-mapping = should be a valid dictionary
scenario-wanted-words = should be { $words }
scenario-wanted-least = should be greater than or equal to { $least }
scenario-wanted-most = should be less than or equal to { $most }
scenario-wanted-longer = should be at least { $least } long
scenario-wanted-shorter = should be at most { $most } long
scenario-line = a script line is { $line }, { $passing } or { $check }.
scenario-pass = `pass: all` passes for everybody; one player passes with `player: [pass]`.
scenario-expect = what is expected is a mapping such as `Ann.promotion: 3`.
scenario-attempts = `{ $key }` is a mapping of a player to lists of words.
scenario-entry = an entry is a list of words or { $form }.
scenario-no-word = an attempt has at least one word.
scenario-words = a line has at most { $most } words.
scenario-word = a word is a short text or a number.
scenario-list = `{ $key }` takes a list here.
scenario-entries = a list has at most { $most } entries.
scenario-position-deep = the position is too deep.
scenario-cards = a position holds at most { $most } cards.
scenario-player-twice = there are two players named "{ $name }".
scenario-player-word = a player cannot be named "{ $name }"; the word means something else.
scenario-player = there is no player "{ $name }"; there are { $names }.
scenario-card-near = there is no card named { $name }; did you mean { $near }?
scenario-card = there is no card named { $name }.
scenario-alias-copies = an alias names one card; list the copies one by one.
scenario-in-play = "{ $key }" is for cards in play.
scenario-pile-owner = a card in a pile or hand belongs to the player whose pile it is.
scenario-standing = { $card } cannot stand in an area.
scenario-cover-inside = a warrior in cover cannot be inside a vehicle (VEH-11).
scenario-pool = { $key } is common to several players, who say different numbers.
scenario-alias-twice = the alias "{ $name }" is given twice.
scenario-alias-taken = the alias "{ $name }" already means something else.
scenario-no-places = there are no places without the option "warzone_places".
scenario-no-bases = there are no bases without the variant "home".
scenario-bases = every player has { $n } "bases" in the variant "home".
scenario-base-pool = "{ $key }" lies on the bases of a player in the variant "home"; say it there.
scenario-base-place = "{ $card }" needs "place": its base, its battlefield, or one that it has invaded.
scenario-base-home = "{ $card }" needs "home": the base from which it has gone to another player's battlefield.
scenario-no-claims = nobody claims a place without the variant "colony".
scenario-no-colony = nobody has colony points without the variant "colony".
scenario-place-needed = { $card } needs "place:", a Warzone of the planets or earth.
scenario-marker-actions = the actions of a turn are the markers that its player has left, here { $n }; leave "actions" out.
scenario-no-cycle = there are no cycles without the variant "vortex".
scenario-cycle-step = a position of a game in cycles stands in the step "deployment" or "actions".
scenario-redrawn = nobody redraws the opening hand without the option "mulligan".
scenario-markers = nobody has markers without the option "markers".
scenario-war = nobody is at war without the option "corpwar", and nothing lies under a war that is not named by "war".
scenario-battle = only players with the option "battles" run a Battle, and { $card } is none that lies in an area.
scenario-defender = { $card } is no warrior in the area of { $battle }.
scenario-attacked = only the player whose turn it is can have attacked in it.
scenario-not-in-play = "{ $name }" is not in play.
scenario-flag = there is no flag "{ $name }"; there are { $there }.
scenario-no-card = "{ $name }" is no card of this position.
scenario-unknown-word = "{ $word }" is no card of this position and no known word.
scenario-random = at most { $most } results can be laid down.
scenario-no-effect = { $card } leaves no running effect.
scenario-until = "{ $word }" is no end of an effect; there are { $there }.
scenario-on = { $card } needs `on` to say whom it affects.
scenario-script = the script cannot be played: { $expected }; { $actual }.
expect-nothing = nothing is called "{ $key }"; there are { $there }, PLAYER.key and CARD.key.
expect-combat = a combat has no "{ $key }"; it has { $there }.
expect-player = a player has no "{ $key }"; there are { $there }.
expect-card = a card has no "{ $key }"; there are { $there }.
expect-nobody = "{ $name }" is no player and no card of this position.
expect-value = "{ $key }" is compared with a value or a list.
expect-no-list = "{ $key }" is no list.
expect-words = a list of names holds words only.
puzzle-no-goal = there is no `expect`, so there is nothing to solve; open it as a position.
puzzle-log = the log cannot be the goal of a puzzle.
puzzle-reached = the goal is reached before anything is done.

# Arguments of commands
error-none-named = { $what ->
        [scenarios] no scenario file was named; name at least one.
       *[decks] no deck was named; name at least one.
    }
error-option-form = the option "{ $text }" is not name=value; write --option goal_p=25.
error-no-human = a game without a window has no seat for a human; name { $kinds }.
error-player = there is no player "{ $kind }"; there are { $kinds }.
error-player-here = there is no player "{ $kind }" here; there are { $kinds }.
error-budget-nobody = --budget is the time of a search player; name one with --players.
error-budget = a choice cannot take { $seconds } s; --budget is from { $least } to { $most }.
error-players = { $n ->
        [one] 1 player cannot play
       *[other] { $n } players cannot play
    }; name { $least } to { $most }.
error-seats-players = --seats { $seats } and { $n } --players do not fit; leave one of them out.
error-more-decks = there are { $n } decks for { $seats } players; name a player for each deck.
error-no-decks = there are no ready decks here; name decks with --decks.
error-deck-illegal = { $file } is not legal here{ $n ->
        [one] {""}
       *[other] {" "}(one of { $n } faults)
    }: { $rule }, { $fault }
error-language-coming = the language "{ $code }" is not there yet; there are { $there }.
error-language-coming-one = the language "{ $code }" is not there yet; there is { $there }.
error-language = there is no language "{ $code }"; there are { $there }.
error-language-one = there is no language "{ $code }"; there is { $there }.
error-seed = the seed "{ $text }" is not a whole number from 0 to { $most }.
error-card-set = There is no set "{ $name }"; the sets are { $there }.
error-card-type = There is no type "{ $name }"; the types are { $there }.
error-format = there is no format "{ $name }"; there are { $there }.
error-deck-code = this code was not copied whole; copy all of it, from DT1: to its last letter.
error-booster-set = there are no boosters of "{ $set }"; there are those of { $there }.
error-booster-number = "{ $word }" names no boosters; write the set and how many, at most 100: "unl:6".
error-booster-size = a booster of { $n } cards cannot be opened; give it 1 to { $most }.
error-booster-sheet = { $n } cards of rarity { $sheet } are more than the { $there } that the set "{ $set }" has; ask for fewer.
error-draft-seats = { $n } cannot draft together; { $low } to { $high } can.
error-draft-rounds = a draft of { $n } boosters each cannot be held; 1 to { $most } can.
error-draft-not-now = seat { $n } has picked and waits for the others.
error-draft-not-there = "{ $card }" is not in this pack; take a card that is.
error-pool-deck-size = a deck of { $n } cards out of boosters cannot be asked for; { $least } to { $most } can.
error-pool-too-small = the boosters hold { $n } cards and a deck needs { $size }; open more boosters or ask for a smaller deck.
error-pool-not-yet = the deck of seat { $n } cannot be built before all cards are taken.
error-pool-deck = the deck of seat { $n } cannot be played ({ $card ->
    [none] it is too small
   *[other] { $card }
  }); build it of its pool, as large as was agreed.
error-booster-file = line { $line } of { $file } cannot be played again; remove the file.
error-owned-nothing-to-add = --add wants a file of cards to be added; name one.
error-owned-no-table = { $file } is not there, so nothing is known of the cards you own; name your list with "doomtable decks owned FILE".
error-one-deck-out = { $n } decks do not go into one file; name one deck, or leave --out out.
error-one-joins = one player joins here: { $kinds }; "{ $given }" is none of them.
error-one-deck = one deck is brought to a game; name one.
error-headless-option = --{ $option } is for tables without a window; add --headless or leave --{ $option } out.
error-table-name = a table's name has at most { $most } letters; give --name a shorter one.
error-headless = { $option } is for games without a window; add --headless.
error-one-record = --record keeps one game; leave --games out.
error-size = the size "{ $text }" is not WIDTHxHEIGHT; write --size 1920x1080.
error-options-together = { $first } and { $second } do not go together; leave one of them out.
error-option-pictures = { $option } is for pictures; add --pictures FOLDER or leave { $option } out.
error-csv-deck = --csv writes all games; leave --deck out.
error-stats-deck = no game was finished with a deck called "{ $name }"; `doomtable stats` names all.

# What is wrong with a declaration
fault-name = name: a card needs a name
fault-code = code: a card needs a code and a set
fault-limit = limit: a deck limit lies between 0 and 60
fault-value = V: a warrior has a Value
fault-affiliation = affiliations: a warrior needs one, general at least
fault-ratings = ratings: only warriors have ratings of their own
fault-weapon = keywords: a weapon needs its kind (fight weapon, shoot weapon, fight/shoot weapon, special weapon)
fault-machine-gun = keywords: a heavy machine gun is a machine gun too
fault-vehicle = keywords: an airship, submarine or tank is a vehicle too
fault-battle = battle: a card of the type "battle" says in "battle" what it brings, and no other card does
fault-war = affiliations: a card of the type "war" has one affiliation, which is not "general"
fault-no-host = host: a card of this type needs a place to go
fault-host-card = host: a selector belongs to the host 'card' and to no other
fault-host-area = host: areas belong to the host 'area' and to no other
fault-no-aspect = aspects: a spell needs an aspect
fault-no-play = abilities: a card of this type needs a play
fault-goal = abilities: missions have a goal or say something else, other cards have no goal
fault-combat-spell = abilities: a combat spell is cast in combat
fault-spelling = { $field }: the word '{ $word }' is written '{ $right }'
fault-aspect = words: '{ $word }' is no aspect
fault-after = the window 'after' and an event belong together
fault-nothing = it does nothing
fault-nowhere = it does nothing and the card stays nowhere
fault-reward = a goal needs a reward and something to reach
fault-three = at most three cards are named one by one
fault-parts = D are paid by parts and nothing depends on how many
fault-special = there is no Special called '{ $word }'
fault-label = every choice needs its label
fault-cost = the cost must be paid by parts of { $n } D
fault-event-number = there is no event whose number it could be
fault-own-end = what holds while the card is in play has no end of its own
fault-no-end = a passing effect needs an end
fault-no-change = it changes nothing
fault-no-words = there are no words to give or take
fault-none = there is no '{ $word }'
fault-choice = '{ $word }' needs a choice when it is announced
fault-no-player = no player is chosen
fault-hostless = the card has no host
fault-caster = only spells have a caster
fault-remembers = the card remembers nothing
fault-it = there is nothing that '{ $word }' could be
fault-by = there is no event that something caused
fault-announced = no play is being answered
fault-outside = there is no '{ $word }' outside a combat
fault-upward = { $place }: mod: it reads a modified rating, which is only known when it has been applied
fault-two-nodes = { $place }: mod: words and ratings are changed by two nodes, not by one
pack-ability = ability { $n } ({ $kind })
