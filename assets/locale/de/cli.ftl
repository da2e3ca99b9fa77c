# Was die Befehlszeile von Karten und Partien sagt.

cli-won = { $how ->
        [promotion] { $player } gewinnt durch Promotion.
        [no_warriors] { $player } gewinnt: Niemand sonst hat noch einen Krieger, der kämpfen kann.
        [deck_out] { $player } gewinnt mit der meisten Promotion, denn die Nachschubstapel sind leer.
        [markers] { $player } gewinnt mit der meisten Promotion, denn keine Aktionsmarken sind übrig.
        [capped] Die Partie wurde abgebrochen.
       *[draw] Die Partie endet unentschieden.
    }

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
        [markers] fehlende Aktionsmarken { $n }
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
        [markers] Keine Aktionsmarken mehr
        [draw] Unentschieden
       *[capped] Abbruch wegen Länge
    }
lab-plot-length = { $turns } Züge je Partie ({ $least } bis { $most })
lab-plot-seed = Startwert { $seed }
