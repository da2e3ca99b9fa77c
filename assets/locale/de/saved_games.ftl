# Die gespeicherten Partien.

saved-games-title = Gespeicherte Partien
saved-games-recent = Zuletzt gespielt ({ $n })
saved-games-saves = Mit Namen gespeichert ({ $n })
saved-games-no-recent = Hier wurde noch nicht gespielt. Jede Partie, die du beginnst, wird von selbst gespeichert.
saved-games-no-saves = Noch keine Partie wurde mit Namen gespeichert. Speichere eine im Menü der Partie, dann wartet sie hier.
saved-games-when = Zuletzt gespielt
saved-games-saved = Gespeichert
saved-games-name = Name
saved-games-state = Stand
saved-games-unfinished = Offen
saved-games-over = Vorbei
saved-games-unreadable = Nicht lesbar
saved-games-whole = { $first }: { $what }
saved-games-continue = Weiter
saved-games-watch = Ansehen
saved-games-remove = Wegwerfen
saved-games-remove-ask = Diese Partie wegwerfen?
saved-games-remove-sure = Sie lässt sich nicht zurückholen.
saved-games-remove-no = Behalten
saved-games-remove-yes = Wegwerfen
