# Listen gespeicherter Partien und der Statistik.

list-back = Zurück
list-decimal = { $whole },{ $part }
list-players = Spieler und Decks
list-choices = Entscheidungen
list-side = { $player } ({ $deck })
list-today = Heute, { $clock }
list-yesterday = Gestern, { $clock }
list-date = { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    }
list-moment = { $date }, { $clock }
list-moment-year = { $date } { $year }, { $clock }
