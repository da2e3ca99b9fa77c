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
        [none] this is no such choice.
       *[other] the value of { $place } cannot be.
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
