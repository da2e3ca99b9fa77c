# Deckbau: warum eine Karte vorgeschlagen wird oder gehen kann
advice-wakes = { $n ->
        [one] Eine Karte, die schon da ist, braucht sie.
       *[other] { $n } Karten, die schon da sind, brauchen sie.
    }
advice-cheap-warrior = Kostet { $v } Destiny: In der ersten Runde sind wenige Krieger bezahlbar.
advice-warrior = { $n ->
        [0] Der erste Krieger dieses Decks.
        [one] Bisher gibt es einen Krieger.
       *[other] Bisher gibt es { $n } Krieger.
    }
advice-casters = { $n ->
        [one] Einer deiner Krieger kann sie wirken.
       *[other] { $n } deiner Krieger können sie wirken.
    }
advice-bearers = { $n ->
        [one] Einer deiner Krieger kann sie haben.
       *[other] { $n } deiner Krieger können sie haben.
    }
advice-own-things = Für die Zugehörigkeit dieses Decks gemacht.
advice-own-specials = Eine Spezialkarte der Zugehörigkeit dieses Decks.
advice-any-things = Hilft jedem Deck; diesem fehlt, was auf dem Tisch liegt.
advice-any-specials = { $n ->
        [0] Eine Spezialkarte, die jedem Deck hilft.
        [one] Eine Spezialkarte, die jedem Deck hilft; ein fertiges Deck spielt sie.
       *[other] Eine Spezialkarte, die jedem Deck hilft; { $n } fertige Decks spielen sie.
    }
advice-no-caster = Kein Krieger hier kann sie wirken.
advice-no-bearer = Kein Krieger hier kann sie haben.
advice-no-host = Hier gibt es nichts, worauf sie gehen könnte.
advice-no-present = Was sie im Spiel braucht, ist nicht in diesem Deck.
advice-no-brought = Was mit ihr kommt, ist nicht alles in der Sammlung.
advice-double = Es gibt { $n }, und nur eine kann im Spiel sein.
advice-dear = Kostet { $v } Destiny: Die teuersten Krieger kommen spät.
advice-least = Diesem Deck fehlt sie am wenigsten.
advice-many-warriors = Es gibt { $n } Krieger; { $most } genügen.
advice-many-things = { $n } Karten sind Ausrüstung, Kunst, Gaben und Orte; { $most } genügen.
advice-many-specials = Es gibt { $n } Spezialkarten; { $most } genügen.

# Der Deckbau
builder-new-name = Neues Deck
builder-rename = { $kept ->
        [kept] Umbenennen · gespeichert
        [new] Umbenennen · noch ungespeichert
       *[lost] Umbenennen · nicht gespeichert
    }
builder-copy-name = { $name } (Kopie)
builder-undo = Rückgängig
builder-redo = Wiederholen
builder-decks-button = Decks
builder-more-filters = Mehr Filter
builder-fewer-filters = Weniger Filter
builder-suggest = Tipps
builder-hands-button = Hände
builder-compare-button = Vergleich
builder-notes-button = Notizen
builder-fish = Solo
builder-lab-button = Labor
builder-play = Jetzt spielen
builder-fault-line = { $faults ->
        [0] Gültig
        [one] Ein Fehler
       *[other] { $faults } Fehler
    }{ $unusable ->
        [0] {""}
        [one] {" "}· 1 unnütz
       *[other] {" "}· { $unusable } unnütz
    }
builder-tab-deck = Deck · { $n }
builder-tab-collection = Sammlung · { $n }
builder-tab-start = Beginn · { $n }
builder-empty = Klicke links auf eine Karte, um sie aufzunehmen, oder zieh sie hierher. „Tipps“ nennt welche und sagt, warum. Jede Änderung wird sofort gespeichert.
builder-share-warriors = Krieger
builder-share-things = Dinge
builder-share-specials = Spezial
builder-of = { $n } ({ $least }–{ $most })
builder-no-warriors = Noch keine Krieger.
builder-destiny = Krieger kosten im Schnitt { $mean } Destiny; { $opening } von { $warriors } sind zu Beginn bezahlbar. { $sources ->
        [0] Keine Karte bringt Destiny.
        [one] Eine Karte bringt Destiny.
       *[other] { $sources } Karten bringen Destiny.
    }
builder-held = { $n } von { $most }
builder-barred = nicht erlaubt
builder-not-kept = Das Deck ließ sich nicht sichern. { $why }
builder-too-many = Von { $card } erlauben die Regeln { $most }.
builder-nothing-to-undo = Es gibt nichts zurückzunehmen.
builder-nothing-to-redo = Es gibt nichts zu wiederholen.
builder-name = Wie heißt dieses Deck?
builder-name-take = So nennen

builder-suggestions = Vorschläge
builder-suggestions-note = Gewählt nach dem, was dem Deck fehlt. Ein Filter auf eine Zugehörigkeit sagt, welche es sein soll.
builder-add-these = Könnte hinein
builder-take-these = Könnte hinaus
builder-add = Aufnehmen
builder-take = Herausnehmen
builder-keep-one = Eine behalten
builder-fill = { $n ->
        [one] Mit einer Karte füllen
       *[other] Mit { $n } Karten füllen
    }
builder-faults = Was nicht stimmt
builder-faults-note = Beurteilt nach: { $rules }. Ein Klick auf eine Zeile behebt sie; alles lässt sich zurücknehmen.
builder-legal = Dieses Deck ist gültig. ({ $rules })
builder-mend = { $out ->
        [0] { $into ->
            [one] Eine Karte aufnehmen
           *[other] { $into } Karten aufnehmen
        }
        [one] Ein Exemplar herausnehmen
       *[other] { $out } Exemplare herausnehmen
    }
builder-unmet = Nützt hier niemandem
builder-doubles = Vergeblich mehrfach
builder-double = Du kannst nur eine davon im Spiel haben.
builder-hands = Hände und Chancen
builder-hands-note = Eine Hand wie zu Beginn einer Partie. Darunter steht, wie wahrscheinlich jede Karte gezogen ist.
builder-odds-hand = In der Starthand aus { $n }
builder-odds-warrior = ein Krieger
builder-odds-warriors = mindestens zwei Krieger
builder-odds-payable = ein Krieger, den die { $d } Destiny des Beginns bezahlen
builder-odds-turns = Gezogen bis zu dieser Runde, wenn je Runde { $played } Karten gespielt werden
builder-draw-again = Andere Hand
builder-decks = Decks
builder-decks-note = Jede Änderung ist sofort gesichert. Decks anderer Programme lassen sich hier einfügen oder auf das Fenster ziehen.
builder-deck-row = { $name } · { $affiliation } · { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }
builder-own-decks = Deine Decks
builder-ready-decks = Fertige Decks
builder-no-decks = Du hast noch keine eigenen Decks.
builder-this = hier
builder-open = Öffnen
builder-copy = Kopie bearbeiten
builder-new = Neues Deck
builder-duplicate = Verdoppeln
builder-paste = Einfügen
builder-rules = Welche Regeln?
builder-rules-note = Nach diesen Regeln wird das Deck beurteilt, während du baust.
builder-editions = Ausgaben
builder-variants = Andere Spiele mit denselben Karten
builder-cartel = Ein Platz im Kartell gegen die Dunkle Legion
builder-seat = Kartell: { $role }
builder-chosen = gewählt
builder-choose = wählen
builder-move = legen
builder-compare = Vergleichen mit
builder-compare-note = Eine ältere Fassung dieses Decks oder ein anderes Deck.
builder-versions = Fassungen dieses Decks
builder-version = Fassung { $n } vom { $when }
builder-other-decks = Andere Decks
builder-look = Vergleichen
builder-keep-version = Fassung aufheben
builder-version-kept = Diese Fassung ist aufgehoben.
builder-version-known = Diese Fassung ist schon aufgehoben.
builder-comparison = Verglichen mit { $name }
builder-comparison-note = { $same } Karten sind gleich; dieses Deck hat { $n }, das andere { $other }. Ein Klick auf eine Zeile macht es hier wie dort.
builder-part-deck = Deck
builder-part-collection = Sammlung
builder-part-start = Beginn
builder-from-to = dort { $before }, hier { $after }
builder-same = Beide haben dieselben Karten.
builder-restore = Dahin zurück
builder-notes = Notizen
builder-note-hint = Schreib eine Notiz
builder-lab = Im Labor
builder-lab-note = Der Computer spielt dieses Deck gegen jedes fertige Deck, das die Regeln erlauben, auf beiden Plätzen gleich oft.
builder-lab-start = Beginnen
builder-lab-again = Noch einmal
builder-lab-illegal = Ein ungültiges Deck kann nicht spielen. Sieh erst nach, was nicht stimmt.
builder-lab-running = Der Computer spielt; du kannst inzwischen weiterbauen.
builder-lab-done = Alle Partien sind gespielt.
builder-lab-all = { $n } von { $of } Partien
builder-lab-won = { $wins } von { $n } gewonnen · { $share }
builder-lab-interval = Der wahre Anteil liegt mit 95 % Sicherheit zwischen { $low } und { $high }.
builder-add-deck = Eine ins Deck aufnehmen
builder-add-collection = Eine in die Sammlung legen
builder-add-start = Eine an den Beginn legen
builder-take-deck = Eine aus dem Deck nehmen
builder-take-collection = Eine aus der Sammlung nehmen
builder-take-start = Eine vom Beginn wegnehmen
builder-move-deck = Eine aus der Sammlung ins Deck
builder-move-collection = Eine aus dem Deck in die Sammlung
builder-room = noch { $n }
builder-no-room = keine mehr
builder-look-closer = Genau ansehen
builder-played = { $n ->
        [0] Kein fertiges Deck spielt sie.
        [one] Ein fertiges Deck spielt sie.
       *[other] { $n } fertige Decks spielen sie.
    }
builder-pasted = Eingefügtes Deck
builder-paste-nothing = In der Zwischenablage ist kein Text.
builder-paste-note = { $n } Karten gelesen. Was soll mit ihnen geschehen?
builder-paste-new = { $n ->
        [one] Mit dieser Karte ein neues Deck beginnen
       *[other] Mit diesen { $n } Karten ein neues Deck beginnen
    }
builder-paste-here = An die Stelle des offenen Decks setzen
builder-replace = Ersetzen
builder-paste-unknown = { $n ->
        [one] Eine Zeile ist keine Karte; sie bleibt in den Notizen
       *[other] { $n } Zeilen sind keine Karten; sie bleiben in den Notizen
    }
builder-paste-meant = { $card } nehmen

# Ein Deck teilen
builder-share-button = Teilen
builder-share = Das Deck teilen
builder-share-note = Andere fügen einen Code oder eine Liste in ihren Deckbau ein; ein Bild ist zum Ansehen.
builder-share-code = Ein kurzer Code, auch mit den Notizen
builder-share-text = Das Deck wie seine Datei, zum Lesen und Aufheben
builder-share-list = Eine einfache Liste: Anzahl und Name
builder-share-picture = Ein Bild: Karten mit Anzahl, Typen, Kurve und Code
builder-share-copy = Kopieren
builder-share-write = Schreiben
builder-share-copied = { $n } { $n ->
        [one] Karte liegt
       *[other] Karten liegen
    } in der Zwischenablage.
builder-share-not-copied = Dieses System hat keine Zwischenablage; schreibe das Bild, darauf steht der Code.
builder-share-written = Das Bild liegt in { $file }.
builder-as-list = Liste
builder-as-faces = Karten
builder-owned = hast { $n }
builder-owned-title = Meine Karten
builder-owned-note = Du besitzt { $n } verschiedene Karten, { $copies } Exemplare. Füg eine Liste in beliebigem Format ein oder zieh sie auf das Fenster, um das zu ändern.
builder-owned-none = Von deinen Karten ist nichts bekannt. Füg hier eine Liste in beliebigem Format ein (Strg+V) oder zieh ihre Datei auf das Fenster, und wähle „Das sind meine Karten“.
builder-owned-these = Das sind die Karten, die ich besitze
builder-owned-take = Meine Karten
builder-owned-more = Zu den Karten hinzufügen, die ich besitze
builder-owned-add = Hinzufügen
builder-owned-kept = Gesichert: { $n } verschiedene Karten, { $copies } Exemplare. Auf den Karten steht, wie viele du besitzt.
builder-owned-lacks = Diesem Deck fehlt
builder-owned-wants = braucht { $wanted }, du besitzt { $owned }
builder-owned-whole = Nichts: Du besitzt alles davon.
builder-owned-could = Ließe sich bauen
builder-owned-missing = { $n ->
        [0] vollständig
        [one] eine Karte fehlt
       *[other] { $n } Karten fehlen
    }
builder-owned-copy = Tabelle kopieren
