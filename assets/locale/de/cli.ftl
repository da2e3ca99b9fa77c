# Was die Befehlszeile von Karten und Partien sagt.

cli-won = { $how ->
        [promotion] { $player } gewinnt durch Promotion.
        [no_warriors] { $player } gewinnt: Niemand sonst hat noch einen Krieger, der kämpfen kann.
        [deck_out] { $player } gewinnt mit der meisten Promotion, denn die Nachschubstapel sind leer.
        [markers] { $player } gewinnt mit der meisten Promotion, denn keine Aktionsmarker sind übrig.
        [last_warrior] { $player } gewinnt mit der meisten Promotion, denn der letzte Krieger in der Mitte ist gefallen.
        [held] { $player } gewinnt, denn die anderen können nicht mehr ziehen.
        [bases] { $player } gewinnt: Alle drei Basen sind voll.
        [colony] { $player } gewinnt und hat einen Zug mit genug Koloniepunkten begonnen.
        [conceded] { $player } gewinnt: Niemand sonst spielt weiter.
        [capped] Die Partie wurde abgebrochen.
       *[draw] Die Partie endet unentschieden.
    }

# Was Unterbefehle ausgeben.

cli-games = { $n ->
        [one] 1 Partie
       *[other] { $n } Partien
    }
cli-ended-one = { $how ->
        [promotion] Promotion { $n }
        [no_warriors] fehlende Krieger { $n }
        [deck_out] leere Nachschubstapel { $n }
        [markers] fehlende Aktionsmarker { $n }
        [last_warrior] letzter Krieger { $n }
        [held] gehalten { $n }
        [bases] Basen { $n }
        [colony] Koloniepunkte { $n }
        [conceded] Aufgabe { $n }
        [capped] Abbruch { $n }
       *[draw] Unentschieden { $n }
    }
cli-ended-nothing = nichts
cli-play = { $games } · Ende durch { $ended } · Siege { $wins } · Fehler { $errors }
cli-play-time = { $decisions } Entscheidungen in { $seconds } s
cli-stats = { $games } · Ende durch { $ended } · { $rounds } Runden im Schnitt
cli-stats-none = noch keine Partie wurde beendet
cli-file = { $file }: { $what }
cli-scenarios = { $passed } bestanden, { $failed } nicht bestanden
cli-verified = { $choices } Entscheidungen geprüft{ $rules ->
        [none] {""}
       *[other] , aufgezeichnet mit Regeln { $rules }
    }{ $complete ->
        [no] ; die Partie ist darin nicht zu Ende
       *[yes] {""}
    }
cli-differs = weicht ab bei Entscheidung { $n }: { $why }
cli-log-told = --log gibt das Protokoll aus, wie es geschrieben wurde
cli-log-damaged = { $why } Das Protokoll ist vielleicht nicht ganz; geprüft wird kein Protokoll.
cli-exported = { $file }: die Stellung nach { $n } von { $choices } Entscheidungen, mit allen Händen
cli-open-hands = { $file } enthält jede Hand einer Partie, die nicht zu Ende ist; zeig es niemandem, der mitspielt.
cli-deck = { $name } · { $n } Karten · { $ruleset } · { $file }
cli-deck-legal = { $file }: gültig
cli-deck-illegal = { $file }: ungültig
deck-picture-cards = { $n } Karten
deck-picture-curve = Krieger nach Wert
cli-owned = { $n } von { $all } Karten im Besitz, { $copies } Exemplare · { $file }
cli-sealed-name = Sealed { $seed }
cli-sealed = { $n } Karten aus { $boosters ->
        [one] { $boosters } Booster
       *[other] { $boosters } Boostern
    }, Startwert { $seed }
cli-missing = { $n ->
    [0] { $name }: nichts fehlt · { $file }
    [one] { $name }: { $n } Karte fehlt · { $file }
   *[other] { $name }: { $n } Karten fehlen · { $file }
}
cli-deck-kept = { $file }: { $n ->
        [one] Diese Zeile bleibt als Anmerkung stehen und zählt
       *[other] Diese { $n } Zeilen bleiben als Anmerkungen stehen und zählen
    } nicht zum Deck.
cli-deck-no-ids = Die .o8d nennt Namen und keine Kennungen, weil keine Liste davon offen liegt; Programme, die nach Kennungen gehen, finden die Karten nicht.
cli-coverage = { $set }: { $complete } von { $total } Karten, { $special } besondere, { $untested } ungetestet
cli-exceptions = { $language }: { $n ->
        [one] ein Satz, der nur auf eine Karte passt
       *[other] { $n } Sätze, die nur auf je eine Karte passen
    }
cli-pack-sound = { $file }: kein Fehler
cli-pack-cards = { $file }: { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
cli-pictures = { $folder }: { $n ->
        [one] 1 Bild
       *[other] { $n } Bilder
    }
cli-no-card = keine Karte passt
cli-no-rule-near = Keine Regel und kein Wort enthält das; meinst du „{ $query }“?
cli-no-card-near = keine Karte passt; meinst du { $card }?

# Das Labor: viele Partien von Programmen.

lab-progress = Partien
lab-head = { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } · { $decisions } Entscheidungen in { $seconds } s · Startwert { $seed }
lab-by-the-clock = Spieler, die vorausrechnen, denken nach der Uhr: Mit demselben Startwert kann es ein andermal anders ausgehen.
lab-deck = Deck
lab-player = Spieler
lab-games = Partien
lab-won = Siege
lab-rate = Siegquote
lab-interval = Wohl zwischen
lab-between = { $low } und { $high }
lab-matrix = Wie oft das Deck einer Zeile das einer Spalte schlägt
lab-ended = Ende durch { $how }.
lab-ended-one = { $how ->
        [promotion] Promotion { $n }
        [no_warriors] fehlende Krieger { $n }
        [deck_out] leere Nachschubstapel { $n }
        [markers] fehlende Aktionsmarker { $n }
        [last_warrior] letzter Krieger gefallen { $n }
        [held] gehalten { $n }
        [bases] Basen voll { $n }
        [colony] genug Koloniepunkte { $n }
        [draw] Unentschieden { $n }
       *[capped] Abbruch wegen Länge { $n }
    }
lab-first = Wer den ersten Zug hatte, gewann { $rate } von { $games } gewonnenen Partien, wohl zwischen { $low } und { $high }.
lab-length = Eine Partie dauerte im Schnitt { $turns } Züge ({ $least } bis { $most }) und { $choices } Entscheidungen.
lab-points = Promotion nach Zug
lab-cards = Karten von { $deck }: Siegquote, wenn bis Zug { $turn } gezogen, abzüglich der, wenn nicht
lab-card = Karte
lab-drawn = Gezogen
lab-undrawn = Nicht gezogen
lab-of = { $rate } von { $games }
lab-difference = Unterschied
lab-verdict = Urteil
lab-useful = nützlich
lab-harmful = schädlich
lab-chance = vielleicht Zufall
lab-no-cards = Zu wenige Partien, um eine Karte von der anderen zu unterscheiden.
lab-fault = Die Partie mit dem Startwert { $seed } endete mit einem Fehler von doomtable ({ $error }); so wird sie noch einmal gespielt: { $command }
lab-more-faults = { $n } weitere Partien endeten mit einem Fehler; --json nennt sie alle.
lab-interrupted = Unterbrochen: { $done } von { $games } Partien wurden gespielt, und das sagen sie.
lab-lost = Abgebrochen, denn { $why }: { $done } von { $games } Partien wurden gespielt.
lab-written = { $file } wurde geschrieben.
lab-plot-decks = { $n } Decks
lab-plot-title = { $games } Partien · { $players }
lab-plot-wins = Siegquote, mit dem Bereich, in dem sie wohl liegt
lab-plot-points = Promotion, Zug um Zug
lab-plot-turn = Zug { $n }
lab-plot-card = { $difference } { $verdict }
lab-plot-first = Wer beginnt
lab-plot-ended = { $how ->
        [promotion] Ende durch Promotion
        [no_warriors] Keine Krieger mehr
        [deck_out] Leere Nachschubstapel
        [markers] Keine Aktionsmarker mehr
        [last_warrior] Letzter Krieger gefallen
        [held] Gehalten
        [bases] Basen voll
        [colony] Genug Koloniepunkte
        [draw] Unentschieden
       *[capped] Abbruch wegen Länge
    }
lab-plot-length = { $turns } Züge je Partie ({ $least } bis { $most })
lab-plot-seed = Startwert { $seed }
cli-words-missing = Die Meldung { $name } fehlt
cli-words-unknown = Die Meldung { $name } gehört nicht zum Programm
cli-words-card = { $name }: { $why }
cli-words-sound = { $language }: Alle Meldungen sind da, und Worte für alle { $n } Karten

# Was bei einem Befehl schiefgeht.

cli-unusable = { $file } ist nicht zu benutzen ({ $why })
cli-usage = { $what }; --help zeigt, was es gibt
cli-program-fault = Das ist ein Fehler von doomtable ({ $what }); --debug zeigt, wo er auftrat
cli-words-argument = Die Meldung { $name } hat andere Argumente als im Englischen: { $why }
lab-stopped = unterbrochen
lab-lost-worker = ein Worker-Prozess endete vor seiner Partie
lab-lost-version = auf dem Cluster ist eine andere Version von doomtable; installiere dort dieselbe
lab-lost-import = der Cluster kann nicht spielen ({ $why }); installiere dort doomtable
lab-lost-cluster = der Cluster spielt nicht weiter ({ $why }); sieh nach seinen Workern
cli-game-fault = Die Partie mit dem Startwert { $seed } endete nach { $n } Entscheidungen mit einem Fehler von doomtable ({ $what }); ihre Aufzeichnung und der Traceback sind in { $file }
cli-two-pygames = pygame { $version } ist neben pygame-ce installiert und kann es stören; führe `pip uninstall pygame pygame-ce` aus, dann `pip install pygame-ce`.
cli-export-name = { $record }, nach { $n } Entscheidungen
