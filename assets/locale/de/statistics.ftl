# Die Statistik.

stats-title = Statistik
stats-decks = Decks
stats-pairings = Paarungen
stats-players = Spieler
stats-lately = Letzte Partien
stats-none = Noch wurde keine Partie beendet. Spiel eine zu Ende, dann wird sie hier gezählt.
stats-deck = Deck
stats-against = Gegen
stats-player = Spieler
stats-kind = Art
stats-kind-of = { $kind ->
        [human] Mensch
        [recruit] Computer, Rekrut
        [gentle] Computer, geführte Partie
        [veteran] Computer, Veteran
        [apostle] Computer, Apostel
        [greedy] Computer, Veteran
        [search] Computer, Apostel
        [random] Computer, zufällig
       *[other] { $kind }
    }
stats-games = Partien
stats-won = Gewonnen
stats-lost = Verloren
stats-drawn = Unentschieden
stats-neither = Keiner
stats-rate = Siegquote
stats-rounds = Ø Runden
stats-rounds-of = Runden
stats-promotion = Ø Promotion
stats-ended = Beendet
stats-winner = Sieger
stats-how = Ausgang
stats-how-promotion = Promotion
stats-how-no-warriors = Keine Krieger mehr
stats-how-deck-out = Nachschubstapel leer
stats-how-last-warrior = Letzter Krieger gefallen
stats-how-held = Gehalten
stats-how-bases = Basen voll
stats-how-colony = Genug Koloniepunkte
stats-how-markers = Keine Aktionsmarker mehr
stats-how-conceded = Aufgegeben
stats-how-draw = Unentschieden
stats-nobody = Niemand
stats-percent = { $n } %
stats-pairing = { $deck } gegen { $other }
stats-whole = { $when }: { $what }. Sieger: { $winner }
stats-total = { $n ->
        [one] 1 Partie
       *[other] { $n } Partien
    }
stats-sum-promotion = { $n } durch Promotion
stats-sum-no-warriors = { $n } mangels Kriegern
stats-sum-deck-out = { $n } mit leeren Nachschubstapeln
stats-sum-last-warrior = { $n } mit dem letzten Krieger
stats-sum-held = { $n } gehalten
stats-sum-bases = { $n } mit vollen Basen
stats-sum-colony = { $n } mit genug Koloniepunkten
stats-sum-markers = { $n } ohne Aktionsmarker
stats-sum-conceded = { $n } aufgegeben
stats-sum-draw = { $n } unentschieden
stats-total-rounds = im Schnitt { $n } Runden
stats-total-time = { $hours } h { $minutes } min am Tisch
stats-csv = CSV schreiben
