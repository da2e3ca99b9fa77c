# Sealed und Draft
title-draft = Sealed, Draft
draft-title = Sealed und Draft
draft-format-sealed = Sealed
draft-format-draft = Draft
draft-note-sealed = Alle öffnen Booster, bauen daraus ein Deck und spielen damit.
draft-note-draft = Alle öffnen einen Booster, nehmen eine Karte und geben den Rest weiter, bis alle genommen sind; daraus werden Decks gebaut.
draft-people = Menschen an diesem Gerät
draft-computers = Computerspieler
draft-kind = Sie spielen als
draft-edition = Ausgabe
draft-size = Karten eines Decks, mindestens
draft-seconds = Uhr für jede Karte
draft-seconds-value = { $n ->
        [0] keine
       *[other] { $n } s
    }
draft-names = Namen
draft-boosters = Booster jedes Spielers
draft-of-set = { $set } ({ $n } Karten)
draft-sum = { $boosters } von höchstens { $most } Boostern: { $cards } Karten für jeden
draft-begin = Booster öffnen
draft-resume = Weiter
draft-drop = Aufgeben
draft-dropped = Der Draft ist aufgegeben.
draft-kept = Geht weiter mit dem, was am { $date } verlassen wurde.
draft-left = Der Draft bleibt erhalten: unter „Sealed, Draft“ geht er weiter.
draft-hand-pick = Für { $player } liegt ein Booster bereit. Alle anderen sehen weg.
draft-hand-build = { $player } baut jetzt ein Deck. Alle anderen sehen weg.

# Vor jemandem liegt ein Booster
draft-head = Booster { $round } von { $rounds } · Karte { $card } von { $of }
draft-done-head = { $n } Karten
draft-leftward = geht nach rechts weiter
draft-rightward = geht nach links weiter
draft-clock = { $minutes }:{ $seconds }
draft-take = Diese Karte nehmen
draft-suggest = Vorschlag
draft-leave = Verlassen
draft-look = Wähle eine Karte, um sie anzusehen; wähle sie noch einmal, um sie zu nehmen.
draft-pool = Genommen: { $n }
draft-held = Davon hast du { $n }
draft-pool-empty = Was du nimmst, liegt hier.
draft-waits = { $n ->
        [one] { $players } nimmt noch eine Karte.
       *[other] Noch nehmen eine Karte: { $players }.
    }
draft-done = Alle Karten sind genommen.
draft-deck-of = { $player }: Booster

# Deckbau aus einem Pool
builder-pool-done = Fertig: spielen
builder-pool-only = Hier wird nur das Deck aus deinen Boostern gebaut.
builder-pool-all = Mehr davon ist nicht in deinen Boostern.
draft-lan-sure = Du würdest diesen Tisch verlassen. Drücke noch einmal, um zu gehen.
draft-lan-sure-host = Du würdest diesen Tisch schließen. Was genommen ist, bleibt gespeichert und kann weitergehen. Drücke noch einmal, um zu gehen.
