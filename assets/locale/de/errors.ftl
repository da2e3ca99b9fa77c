# Was zu einer Datei, einer Option oder einer Zahl gesagt wird, die nicht zu gebrauchen ist.

# Dateien
error-at-file = { $file }: { $fault }
error-at-line = { $file }, Zeile { $line }: { $fault }
error-stop = { $what }.
error-not-written = { $file } lässt sich nicht schreiben ({ $why }); wähle einen anderen Ort.
error-not-there = { $file } gibt es nicht; prüfe den Namen.
error-no-file = { $file } ist keine Datei; nenne eine Datei.
error-not-read = { $file } lässt sich nicht lesen ({ $why }); prüfe den Namen und die Rechte.
error-file-size = { $file } ist größer als { $size } KiB; so viel darf eine solche Datei nicht enthalten.
error-folder-not-made = { $folder } lässt sich nicht anlegen ({ $why }).
error-last-used = { $file }: { $place ->
        [none] Das ist nicht zu lesen.
       *[other] Der Wert von { $place } ist nicht zu gebrauchen.
    }

# Was ein Betriebssystem sagt, in Klammern
os-not-there = Datei oder Ordner nicht vorhanden
os-permission = keine Berechtigung
os-not-permitted = nicht erlaubt
os-exists = gibt es schon
os-no-folder = kein Ordner
os-folder = ein Ordner
os-not-empty = der Ordner ist nicht leer
os-full = kein Platz mehr auf dem Datenträger
os-read-only = der Datenträger ist schreibgeschützt
os-hardware = Fehler beim Lesen oder Schreiben
os-long-name = der Name ist zu lang
os-port-used = die Adresse ist schon vergeben
os-no-address = die Adresse gehört nicht zu diesem Rechner
os-other = { $why }

# Deckdateien
error-deck-lines = { $n } Zeilen sind mehr als die { $most }, die ein Deck haben darf; kürze es.
error-deck-section-twice = [{ $section }] steht zweimal da; setz die Karten unter das erste.
error-deck-empty = Im Deck ist keine Karte; schreib Zeilen wie „5 Hussar“.
error-deck-utf8 = Das ist kein Text in UTF-8; speichere die Datei als UTF-8.
error-deck-long-line = Die Zeile ist länger als { $most } Zeichen; kürze sie.
error-deck-no-text = Darin ist ein Zeichen, das kein Text ist; lösche es.
error-deck-too-large = ein Deck von mehr als { $most } KiB wird nicht geschrieben; kürze seine Notizen.
error-deck-section = „{ $line }“ ist kein Abschnitt; schreib [deck] oder [collection].
error-deck-heading-near = „{ $key }:“ ist keine Kopfzeile eines Decks; meinst du „{ $near }:“?
error-deck-heading = „{ $key }:“ ist keine Kopfzeile eines Decks; schreib „name:“ oder „ruleset:“.
error-deck-heading-late = „{ $key }:“ kommt nach Karten; setz es an den Anfang der Datei.
error-deck-heading-twice = „{ $key }:“ steht zweimal da; behalte eine davon.
error-deck-ruleset = „{ $value }“ kann kein Regelwerk sein; schreib „ruleset: { $usual }“.
error-deck-heading-length = Hinter „{ $key }:“ gehören 1 bis { $most } Zeichen.
error-deck-card-line = „{ $line }“ ist keine Zeile für eine Karte; schreib Anzahl und Namen: „5 Hussar“.
error-deck-count = Die Anzahl { $count } liegt nicht zwischen 1 und { $most }; verbessere sie.
error-deck-then = { $first } Zeile { $line }: { $fault }
error-deck-more-lines = { $first } { $n ->
        [one] Noch 1 Zeile ist auch keine für eine Karte.
       *[other] Noch { $n } Zeilen sind auch keine für Karten.
    }
error-deck-card = Eine Karte „{ $name }“ gibt es nicht{ $n ->
        [0] {""}
        [one] {" "}(auch nicht die aus Zeile { $lines })
       *[other] {" "}(auch nicht die aus den Zeilen { $lines })
    }; { $remedy }
error-deck-meant = meinst du „{ $near }“?
error-deck-correct = verbessere den Namen oder lösche die Zeile.
error-deck-csv-columns = Diese Zeile nennt die Spalten nicht; schreib „name,set,code,main,collection,start“.
error-deck-xml = Das ist kein vollständiges XML; speichere das Deck neu in dem Programm, aus dem es kommt.
error-deck-xml-entities = Ein Deck darf weder DTD noch Entitäten enthalten; lösche sie.
error-deck-xml-deep = Mehr als { $most } Elemente liegen ineinander; speichere das Deck neu in dem Programm, aus dem es kommt.
error-deck-xml-root = „{ $tag }“ ist kein Deck; nenne eine Datei, die eines enthält.

# Aufzeichnungen von Partien
error-line = { $file }, Zeile { $line }
error-record-empty = { $file }: Darin ist keine ganze Zeile; das ist keine Aufzeichnung einer Partie.
error-record-lines = { $file }: { $n } Zeilen sind mehr als die { $most }, die eine Aufzeichnung haben darf.
error-record-half-line = { $where }: Die Zeile ist nicht ganz.
error-record-after-report = { $where }: Die Aufzeichnung geht hinter ihrem Bericht weiter.
error-record-no-report = { $where }: Das ist kein Bericht.
error-record-after-end = { $where }: Die Aufzeichnung geht hinter ihrem Ende weiter.
error-record-no-digest = { $where }: Davor fehlt eine Prüfsumme; die Aufzeichnung wurde verändert.
error-record-long-log = { $where }: Für eine Partie ist das Protokoll zu lang.
error-record-undone = { $where }: Das ist keine Anzahl zurückgenommener Entscheidungen.
error-record-neither = { $where }: Das ist weder eine Entscheidung noch die Prüfsumme nach { $n } Entscheidungen.
error-record-no-choice = { $where }: Das ist keine Entscheidung.
error-record-long-line = { $where }: Für eine Aufzeichnung ist die Zeile zu lang.
error-record-no-line = { $where }: Das ist keine Zeile einer Aufzeichnung.
error-record-names = { $file }: Die Aufzeichnung nennt ihre Spieler nicht.
error-record-none = { $file }: Das ist keine Aufzeichnung einer Partie.
error-record-format = { $file }: Die Aufzeichnung hat das Format { $format }; dieses doomtable liest bis Format { $most }: Öffne sie mit einem neueren.
error-record-no-rules = { $file }: Die Aufzeichnung sagt nicht, mit welcher Version der Regeln sie entstand.
error-record-players = { $file }: Die Aufzeichnung sagt nicht, wer gespielt hat.
error-record-no-game = { $file }: Die Aufzeichnung sagt nicht, welche Partie es ist.
error-record-sat = { $file }: Die Aufzeichnung sagt nicht, wer vorher dort saß.
error-record-no-ruleset = { $file }: Die Aufzeichnung sagt nicht, nach welchen Regeln gespielt wurde.
error-record-old = { $file }: aufgezeichnet mit Regeln { $recorded }, was Regeln { $rules } nicht mehr lesen können ({ $why }); das Protokoll ist noch zu lesen.
error-record-no-seed = { $file }: In der Aufzeichnung fehlt der Startwert.
error-record-no-key = { $file }: In der Aufzeichnung fehlt der Schlüssel.
error-record-decks = { $file }: Die Aufzeichnung enthält nicht für jeden Spieler ein Deck.
error-record-deck = { $file }: Ein Deck der Aufzeichnung ist nicht zu lesen.
error-record-no-card = { $file }: In der Aufzeichnung ist „{ $name }“ nicht definiert.
error-record-folder = { $file } lässt sich nicht schreiben ({ $why }); prüfe den Ordner.
error-record-lock = { $file } lässt sich nicht sperren ({ $why }).
error-record-open = { $file } ist in einem anderen doomtable geöffnet; spiel dort weiter oder schließ es.
error-set-aside = { $said } Die Datei, wie sie war: { $file }.
error-not-removed = { $file } lässt sich nicht wegwerfen ({ $why }).

# Aufzeichnungen, die noch einmal gespielt werden
error-differs = Aufgezeichnet mit Regeln { $recorded }, weicht bei Entscheidung { $choice } von Regeln { $rules } ab
error-replay-deal = { $what }, beim Austeilen; das Protokoll ist noch zu lesen.
error-replay-differs = { $what }; bis dahin lässt sie sich ansehen und ihr Protokoll lesen.
error-not-dealt = Die Partie lässt sich nicht noch einmal austeilen: { $why }.
error-nobody = „{ $name }“ heißt hier niemand; es gibt { $names }, spectator und open.
drift-choice = Entscheidung { $choice } ist nicht auszuführen: { $why }
drift-shuffle = Die Karten wurden nicht so gemischt, wie es vereinbart war: { $code }{ $seat ->
        [none] {""}
       *[other] {" "}(Platz { $seat })
    }
drift-over = Vor Entscheidung { $choice } ist die Partie vorbei
drift-not-offered = Entscheidung { $choice } ({ $what }) steht nicht zur Wahl
drift-state = Nach Entscheidung { $choice } steht die Partie anders
drift-end = Die Partie endet mit { $found }, in der Aufzeichnung mit { $said }

# Statistik
error-stats-itself = { $file } enthält die Statistik selbst; wähle einen anderen Ort.
error-stats-newer = { $file } wurde von einer neueren Version von doomtable geschrieben; aktualisiere doomtable oder nenne eine andere Datei.
error-stats-none = { $file } enthält keine Statistik von Partien; nenne eine andere Datei.
error-stats-busy = { $file } wird gerade von einem anderen Programm benutzt; versuch es wieder, wenn das fertig ist.
error-stats-damaged = { $file } ist beschädigt oder enthält etwas anderes; verschieb die Datei, dann beginnt die nächste Partie eine neue.
error-stats-unusable = { $file } ist nicht zu benutzen ({ $why }); prüfe den Ordner, die Rechte und den Datenträger.

# Austeilen, das alle nachprüfen können
error-deal-seat-order = Ein Austeilen braucht einen Platz oder mehr, aufsteigend; ordne sie.
error-deal-openings = Der Schlüssel eines Austeilens entsteht aus je einer Offenlegung jedes Menschen, in der Folge der Plätze; bring alle.
error-deal-game-id = Eine Partie wird mit { $digits } kleinen Hexadezimalziffern bezeichnet; { $found } ist das nicht.
error-deal-seat = Ein Austeilen hat die Plätze 0 bis { $most }; { $found } ist keiner davon.
error-deal-secret = Ein Geheimnis eines Austeilens hat { $n } Bytes; zieh es noch einmal.
error-deal-deck = Ein Deck hat höchstens { $most } Namen von 1 bis { $letters } Buchstaben; mach es kleiner.
error-deal-no-game = { $file }: Das Austeilen sagt nicht, zu welcher Partie es gehört.
error-deal-seats = { $file }: Ein Austeilen hat 1 bis { $most } Plätze.
error-deal-people = { $file }: Das Austeilen sagt nicht, auf welchen Plätzen Menschen sitzen.
error-deal-ascending = { $file }: Die Plätze des Austeilens sind nicht aufsteigend geordnet.
error-deal-no-computers = { $file }: Das Austeilen legt Decks von Computerspielern fest und hat keinen solchen Platz.
error-deal-computers = { $file }: Das Austeilen legt die Decks seiner Computerspieler nicht fest.
error-deal-no-commit = Auf Platz { $seat } sitzt kein Mensch; er kann sich nicht festlegen.
error-deal-commitment = Eine Festlegung hat { $digits } Hexadezimalziffern; schick sie noch einmal.
error-deal-committed = Platz { $seat } hat sich schon festgelegt; das erste gilt.
error-deal-copied = Platz { $seat } hat eine fremde Festlegung geschickt; zieh ein neues Geheimnis.
error-deal-closed = Bei diesem Austeilen kann sich niemand mehr festlegen; warte auf das nächste.
error-deal-early = Noch haben sich nicht alle festgelegt; halte die Offenlegung so lange zurück.
error-deal-over = Dieses Austeilen ist vorbei; warte auf das nächste.
error-deal-no-opening = Auf Platz { $seat } sitzt kein Mensch; er hat nichts offenzulegen.
error-deal-opened = Platz { $seat } hat schon alles offengelegt.
error-deal-blind = { $file }: Ohne Computerspieler wird kein Deck verborgen; lass den Blindwert weg.
error-deal-no-seat = { $file }: Ein Deck ist für einen Platz, den ein Austeilen zu { $seats } nicht hat.
error-deal-twice = Das Austeilen wurde zweimal und verschieden angekündigt.
error-proof-none = { $file }: Das ist kein Beweis eines Austeilens.
error-proof-version = { $file }: Der Beweis des Austeilens hat Version { $found }; es gibt { $version }.
error-proof-parts = { $file }: Der Beweis des Austeilens hat zu wenige oder zu viele Teile.
error-proof-commitments = { $file }: Der Beweis des Austeilens enthält nicht für jeden Menschen eine Festlegung.
error-proof-secrets = { $file }: Der Beweis des Austeilens enthält nicht für jeden Menschen ein Geheimnis.
error-proof-computers = { $file }: Der Beweis des Austeilens legt die Decks seiner Computerspieler nicht offen.
error-proof-row = { $file }: Der Beweis des Austeilens hat einen Teil, der keine Liste seiner Plätze ist.

# Versiegelte Partien
error-sealed-players = { $file }: Darin steht nicht, wer gespielt hat.
error-sealed-other = { $file }: Die Partie darin ist die eines anderen Tisches.
error-sealed-changed = { $file }: Abschnitt { $frame } von Sitzung { $session } wurde verändert; sie lässt sich nicht öffnen.
error-sealed-long = { $file }: Die Partie darin ist zu lang.
error-sealed-none = { $file }: Das ist keine versiegelte Partie.
error-sealed-format = { $file }: Die versiegelte Partie hat ein anderes Format; öffne sie mit dem doomtable, das sie geschrieben hat.
error-sealed-no-line = { $file }: Darin ist eine Zeile, die keine versiegelte Partie hat.
error-sealed-nobody = { $file }: In dieser versiegelten Partie sitzt niemand.
error-sealed-sat = { $file }: Darin steht nicht, wer dort saß.
error-sealed-line = { $file }: Darin ist eine Zeile, die nicht zu lesen ist.
error-sealed-frame = { $file }: Darin ist ein Abschnitt, der nicht zu lesen ist.

# Eine Aufzeichnung von der Befehlszeile aus ansehen
error-replay-two = { $one } und { $other } sind zweierlei; verlange eines nach dem anderen.
error-replay-step = --step ist zum Ansehen und für --export; lass es bei { $way } weg.
error-replay-seat = --seat ist zum Ansehen; lass es bei { $way } weg.
error-replay-json = --json ist für --verify, --log und --export; lass es zum Ansehen weg.
error-replay-no-log = { $file }: Darin ist kein Protokoll; Aufzeichnungen im Format 1 hatten keines.
error-replay-choices = { $file }: Es sind { $n } Entscheidungen; nenne ein --step von 0 bis { $n }.
error-file-taken = { $file } gibt es schon; wähle einen anderen Namen.

# Tische im Netz
error-port = Port { $port } ist nicht zu benutzen ({ $why }); nenne mit --port einen anderen.
error-join-code = „{ $code }“ ist kein Beitrittscode; er hat 16 Buchstaben und Ziffern, wie ihn der Gastgeber zeigt.
error-join-code-or-host = „{ $code }“ ist kein Beitrittscode, denn der hat 16 Buchstaben und Ziffern; ist es der Name eines Gastgebers, ergänze --code CODE.
error-join-no-code = Für „{ $address }“ fehlt der Beitrittscode; ergänze --code CODE, wie ihn der Gastgeber zeigt.
error-join-address = „{ $address }“ ist weder ein Beitrittscode noch eine Adresse; schreib HOST oder HOST:PORT.
error-join-no-host = Kein Gastgeber im Netz hat diesen Code; nenne seine Adresse: doomtable join HOST --code CODE.

# Was zwischen Wörtern steht
error-comma = { $first }, { $last }
error-or = { $first } oder { $last }
error-both = { $first }; { $last }

# Kartenpakete; von einer Deklaration die Stelle und was dort nicht stimmt
error-pack-unread = { $file }: Die Datei lässt sich nicht lesen ({ $why }).
error-pack-size = { $file }: Ein Kartenpaket hat höchstens { $most } MiB.
error-pack-utf8 = { $file }: Die Datei ist kein Text in UTF-8.
error-pack-json = { $file }: Zeile { $line }, Spalte { $column }: Das ist kein JSON ({ $why }).
error-pack-none = { $file }: Die Datei ist kein Kartenpaket: { $why }.
error-pack-shape = { $file }: Ein Kartenpaket ist ein Objekt mit „format“ und „cards“ und nichts sonst.
error-pack-format = { $file }: Diese Version liest nur Kartenpakete im Format { $format }.
error-pack-list = { $file }: „cards“ muss eine Liste sein.
error-pack-cards = { $file }: Ein Kartenpaket enthält höchstens { $most } Karten.
error-pack-deep = { $file }: { $card }: Die Deklaration ist mehr als { $most }-fach verschachtelt.
error-pack-large = { $file }: { $card }: Das Paket ist zu groß.
error-pack-card = { $file }: { $card }: { $fault }.
error-pack-fault = { $file }: { $fault }.
error-pack-taken = { $file } gibt es schon und ist kein Kartenpaket; wähle einen anderen Namen.
pack-unhandled = { $file }: { $card }: { $what } kann das Programm noch nicht ausführen
pack-at = { $place }: { $fault }
pack-card = Karte { $n }
pack-card-named = Karte { $n } ({ $name })
pack-key-twice = der Schlüssel { $key } steht zweimal in einem Objekt
pack-no-number = { $word } ist keine Zahl
pack-too-deep = zu tief verschachtelt oder mit einer zu langen Zahl
pack-two-cards = zwei Karten heißen { $name }
pack-name-taken = { $name } heißt schon eine andere Karte; wähle einen neuen Namen
pack-missing = das fehlt
pack-no-field = so ein Feld gibt es nicht
pack-no-kind = ein Knoten braucht sein „kind“
pack-not-here = { $found } kann hier nicht stehen
pack-no-word = { $found } ist keines der Wörter, die hier stehen dürfen
pack-long-list = eine Liste hat höchstens { $most } Einträge
pack-long-word = ein Wort hat höchstens { $most } Buchstaben
pack-out-of-bounds = die Zahl { $found } liegt außerhalb der Grenzen

# Regelwerke und ihre Optionen
error-tournament-option = Die Regeln „{ $name }“ kennen keine Zusatzregel: { $option } (OPT-GEN-02).
error-switches-together = Die Optionen „{ $one }“ und „{ $other }“ vertragen sich nicht ({ $clause }).
error-option-home = Die Option „{ $key }“ gibt es nur mit { $homes }.
error-form-variant = Die Form „{ $form }“ und die Variante „{ $variant }“ vertragen sich nicht (OPT-GEN-R01).
error-option-variant = Die Option „{ $key }“ und die Variante „{ $variant }“ vertragen sich nicht (OPT-GEN-R01).
error-role = Eine Rolle „{ $name }“ gibt es hier nicht; es gibt { $there }.
error-form-players = Die Spielform „{ $form }“ ist für { $most } Spieler, nicht { $n } ({ $clause }).
error-variant-players = Die Variante „{ $variant }“ ist für { $least } bis { $most } Spieler, nicht { $n } ({ $clause }).
error-variant-players-exactly = Die Variante „{ $variant }“ ist für { $most } Spieler, nicht { $n } ({ $clause }).
error-variant-option = Die Option „{ $key }“ sagt in der Variante „{ $variant }“ nichts ({ $clause }).
error-ruleset-players = Die Regeln „{ $name }“ sind für { $most } Spieler, nicht { $n } (SETUP-06).
error-ruleset = Ein Regelwerk „{ $name }“ gibt es nicht; es gibt { $there }.
error-option-near = Eine Option „{ $key }“ gibt es nicht; meinst du „{ $near }“?
error-option = Eine Option „{ $key }“ gibt es nicht; es gibt { $there } und andere.
error-option-value = Die Option „{ $key }“ nimmt kein „{ $value }“; sie nimmt { $allowed }.
option-dice = Würfel wie 2d6 (höchstens { $dice } Würfel mit 2 bis { $sides } Seiten)
option-number-between = eine Zahl von { $least } bis { $most }

# Partien ohne Fenster, das Labor
error-executor = Einen Executor „{ $name }“ gibt es nicht; nenne local oder dask://HOST:PORT.
error-no-dask = Dask ist hier nicht installiert; führe pip install 'doomtable[cluster]' aus.
error-no-scheduler = Unter { $address } antwortet kein Scheduler von Dask; prüfe die Adresse.
error-no-workers = Der Dask-Cluster unter { $address } hat keine Worker; starte welche.
error-no-such-folder = { $file } lässt sich nicht schreiben (den Ordner gibt es nicht); wähle einen anderen Ort.
error-record-taken = { $file } gibt es schon und ist keine Aufzeichnung einer Partie; wähle einen anderen Namen.
error-lab-decks = Das Labor vergleicht 2 bis { $most } Decks, und { $n } { $n ->
        [one] wurde
       *[other] wurden
    } genannt.
error-lab-games = { $pairs } Paarungen zu { $games } Partien sind zu viel; verlange je höchstens { $most }.
error-lab-folder = { $file } lässt sich nicht schreiben (den Ordner gibt es nicht, oder es ist selbst einer); wähle einen anderen Ort.
error-lab-players = Es sind { $n } Spieler für { $decks } Decks; nenne für jedes Deck einen oder einen für alle.

# Das Fenster und Bilder davon
error-player-elsewhere = Einen Spieler „{ $kind }“ gibt es hier nicht; diese Partie wurde mit einem anderen doomtable gespielt.
error-no-screen = Hier lässt sich kein Fenster öffnen (es gibt keinen Bildschirm); spiel auf einem Rechner, der einen hat.
error-no-window = Hier lässt sich kein Fenster öffnen ({ $why }).
error-scene = Eine Szene „{ $name }“ gibt es nicht; es gibt { $there }.
error-picture-size = Ein Bild hat { $least } bis { $most } Pixel, nicht { $size }.
error-scene-position = Ein Bild der Szene { $scene } braucht eine Stellung; nenne eine Szenariodatei.
error-table-position = Ein Bild des Tisches braucht eine Stellung; nenne eine Szenariodatei oder eine andere --scene.
error-scene-set = --set ist für --scene cards; lass --set weg oder nenne diese Szene.
error-card-set-empty = Karten des Sets { $name } gibt es noch nicht; nenne ein anderes Set oder keines.
error-picture-png = { $file }: Ein Bild wird als PNG geschrieben; nenne eine Datei, die auf .png endet.
error-picture-folder = { $file }: Den Ordner { $folder } gibt es nicht; leg ihn an oder wähle einen anderen Ort.
error-picture-unwritten = { $file } lässt sich nicht schreiben ({ $why }).
error-picture-seat = „{ $name }“ heißt hier niemand; es gibt { $names }.

# Szenariodateien
error-at-place = { $file }:{ $line }: { $fault }
scenario-no-yaml = Das ist kein YAML ({ $why }).
scenario-deep-lists = Listen stehen zu tief ineinander.
scenario-large = Das Dokument ist zu groß oder zu tief verschachtelt.
scenario-long-key = Ein Schlüssel ist ein kurzes Wort.
scenario-key-twice = „{ $key }“ steht hier zweimal.
scenario-tag = Ein Wert mit dem Tag { $tag } ist hier nicht zu gebrauchen.
scenario-utf8 = Die Datei ist kein Text in UTF-8.
scenario-none = In dieser Datei ist kein Szenario.
scenario-mapping = Ein Szenario ist eine Zuordnung, die mit name und players beginnt.
scenario-key = Einen Schlüssel „{ $key }“ gibt es hier nicht{ $near ->
        [none] {""}
       *[other] {" "}(meinst du „{ $near }“?)
    }.
scenario-missing = „{ $key }“ fehlt.
scenario-value = „{ $key }“ kann nicht „{ $value }“ sein: { $why }.
scenario-no-value = „{ $key }“ ist so nicht zu gebrauchen: { $why }.
scenario-wanted = { $why }
scenario-wanted-integer = Es muss eine ganze Zahl sein
scenario-wanted-string = Es muss ein Text sein
scenario-wanted-boolean = Es muss true oder false sein
scenario-wanted-list = Es muss eine Liste sein
scenario-wanted-mapping = Es muss eine Zuordnung sein
scenario-wanted-words = Es muss eines von diesen sein: { $words }
scenario-wanted-least = Es muss mindestens { $least } sein
scenario-wanted-most = Es darf höchstens { $most } sein
scenario-wanted-longer = Es muss mindestens { $least } lang sein
scenario-wanted-shorter = Es darf höchstens { $most } lang sein
scenario-line = Eine Zeile des Skripts ist { $line }, { $passing } oder { $check }.
scenario-pass = `pass: all` passt für alle; ein Spieler allein passt mit `player: [pass]`.
scenario-expect = Was erwartet wird, ist eine Zuordnung wie `Ann.promotion: 3`.
scenario-attempts = `{ $key }` ordnet einem Spieler Listen von Wörtern zu.
scenario-entry = Ein Eintrag ist eine Liste von Wörtern oder { $form }.
scenario-no-word = Ein Versuch hat wenigstens ein Wort.
scenario-words = Eine Zeile hat höchstens { $most } Wörter.
scenario-word = Ein Wort ist ein kurzer Text oder eine Zahl.
scenario-list = `{ $key }` nimmt hier eine Liste.
scenario-entries = Eine Liste hat höchstens { $most } Einträge.
scenario-position-deep = Die Stellung ist zu tief verschachtelt.
scenario-cards = Eine Stellung enthält höchstens { $most } Karten.
scenario-player-twice = Zwei Spieler heißen „{ $name }“.
scenario-player-word = Ein Spieler kann nicht „{ $name }“ heißen; das Wort bedeutet etwas anderes.
scenario-player = Einen Spieler „{ $name }“ gibt es nicht; es gibt { $names }.
scenario-card-near = Eine Karte namens { $name } gibt es nicht; meinst du { $near }?
scenario-card = Eine Karte namens { $name } gibt es nicht.
scenario-alias-copies = Ein Alias bezeichnet eine Karte; führe die Exemplare einzeln auf.
scenario-in-play = „{ $key }“ ist für Karten im Spiel.
scenario-pile-owner = Eine Karte in einem Stapel oder auf der Hand gehört dem Spieler, dessen Stapel es ist.
scenario-standing = { $card } kann in keinem Bereich stehen.
scenario-cover-inside = Ein Krieger in Deckung kann nicht in einem Fahrzeug sein (VEH-11).
scenario-pool = { $key } haben mehrere Spieler gemeinsam, und sie nennen verschiedene Zahlen.
scenario-alias-twice = Der Alias „{ $name }“ ist zweimal vergeben.
scenario-alias-taken = Der Alias „{ $name }“ bedeutet schon etwas anderes.
scenario-no-places = Ohne die Option „warzone_places“ gibt es keine Orte.
scenario-no-bases = Ohne die Variante „home“ gibt es keine Basen.
scenario-bases = In der Variante „home“ hat jeder { $n } „bases“.
scenario-base-pool = „{ $key }“ liegt in der Variante „home“ auf den Basen eines Spielers und wird dort angegeben.
scenario-base-place = „{ $card }“ braucht „place“: seine Basis, sein Schlachtfeld oder eines, in das er eingefallen ist.
scenario-base-home = „{ $card }“ braucht „home“: die Basis, von der er auf das Schlachtfeld eines anderen gezogen ist.
scenario-no-claims = Ohne die Variante „colony“ beansprucht niemand einen Ort.
scenario-no-colony = Ohne die Variante „colony“ hat niemand Koloniepunkte.
scenario-place-needed = { $card } braucht „place:“, eine Kampfzone der Planeten oder earth.
scenario-marker-actions = Die Aktionen eines Zuges sind die Marken, die sein Spieler noch hat, hier { $n }; „actions“ wird weggelassen.
scenario-no-cycle = Ohne die Variante „vortex“ gibt es keine Zyklen.
scenario-cycle-step = Eine Stellung eines Spiels in Zyklen steht im Schritt „deployment“ oder „actions“.
scenario-redrawn = Ohne die Option „mulligan“ zieht niemand die Starthand neu.
scenario-markers = Ohne die Option „markers“ hat niemand Marker.
scenario-war = Ohne die Option „corpwar“ führt niemand Krieg, und unter einem Krieg, den „war“ nicht nennt, liegt nichts.
scenario-battle = Nur mit der Option „battles“ läuft eine Schlacht, und { $card } ist keine, die in einem Bereich liegt.
scenario-defender = { $card } ist kein Krieger im Bereich von { $battle }.
scenario-attacked = Nur wer am Zug ist, kann in ihm angegriffen haben.
scenario-not-in-play = „{ $name }“ ist nicht im Spiel.
scenario-flag = Ein Kennzeichen „{ $name }“ gibt es nicht; es gibt { $there }.
scenario-no-card = „{ $name }“ ist keine Karte dieser Stellung.
scenario-unknown-word = „{ $word }“ ist keine Karte dieser Stellung und kein bekanntes Wort.
scenario-random = Höchstens { $most } Ergebnisse lassen sich festlegen.
scenario-no-effect = { $card } hinterlässt keine Wirkung.
scenario-until = „{ $word }“ ist kein Ende einer Wirkung; es gibt { $there }.
scenario-on = { $card } braucht `on`, das sagt, wen es betrifft.
scenario-script = Das Skript lässt sich nicht spielen: { $expected }; { $actual }.
expect-nothing = Nichts heißt „{ $key }“; es gibt { $there }, PLAYER.key und CARD.key.
expect-combat = Ein Kampf hat kein „{ $key }“; er hat { $there }.
expect-player = Ein Spieler hat kein „{ $key }“; es gibt { $there }.
expect-card = Eine Karte hat kein „{ $key }“; es gibt { $there }.
expect-nobody = „{ $name }“ ist kein Spieler und keine Karte dieser Stellung.
expect-value = „{ $key }“ wird mit einem Wert oder einer Liste verglichen.
expect-no-list = „{ $key }“ ist keine Liste.
expect-words = Eine Liste von Namen enthält nur Wörter.
puzzle-no-goal = Es gibt kein `expect`, also nichts zu lösen; öffne es als Stellung.
puzzle-log = Das Protokoll kann nicht das Ziel einer Aufgabe sein.
puzzle-reached = Das Ziel ist erreicht, bevor etwas getan ist.

# Argumente von Befehlen
error-none-named = { $what ->
        [scenarios] Keine Szenariodatei wurde genannt; nenne wenigstens eine.
       *[decks] Kein Deck wurde genannt; nenne wenigstens eines.
    }
error-option-form = Die Option „{ $text }“ hat nicht die Form Name=Wert; schreib --option goal_p=25.
error-no-human = Eine Partie ohne Fenster hat keinen Platz für einen Menschen; nenne { $kinds }.
error-player = Einen Spieler „{ $kind }“ gibt es nicht; es gibt { $kinds }.
error-player-here = Einen Spieler „{ $kind }“ gibt es hier nicht; es gibt { $kinds }.
error-budget-nobody = --budget ist die Zeit eines Spielers, der vorausrechnet; nenne mit --players einen.
error-budget = Eine Entscheidung kann nicht { $seconds } s dauern; --budget geht von { $least } bis { $most }.
error-players = { $n ->
        [one] 1 Spieler kann nicht spielen
       *[other] { $n } Spieler können nicht spielen
    }; nenne { $least } bis { $most }.
error-seats-players = --seats { $seats } und { $n } --players passen nicht zusammen; lass eines davon weg.
error-more-decks = Es sind { $n } Decks für { $seats } Spieler; nenne für jedes Deck einen Spieler.
error-no-decks = Hier gibt es keine fertigen Decks; nenne Decks mit --decks.
error-deck-illegal = { $file } ist hier ungültig{ $n ->
        [one] {""}
       *[other] {" "}(einer von { $n } Fehlern)
    }: { $rule }, { $fault }
error-language-coming = Die Sprache „{ $code }“ gibt es noch nicht; es gibt { $there }.
error-language-coming-one = Die Sprache „{ $code }“ gibt es noch nicht; es gibt { $there }.
error-language = Eine Sprache „{ $code }“ gibt es nicht; es gibt { $there }.
error-language-one = Eine Sprache „{ $code }“ gibt es nicht; es gibt { $there }.
error-seed = Der Startwert „{ $text }“ ist keine ganze Zahl von 0 bis { $most }.
error-card-set = Ein Set „{ $name }“ gibt es nicht; die Sets sind { $there }.
error-card-type = Einen Typ „{ $name }“ gibt es nicht; die Typen sind { $there }.
error-format = Ein Format „{ $name }“ gibt es nicht; es gibt { $there }.
error-deck-code = Dieser Code wurde nicht ganz kopiert; kopiere ihn von DT1: bis zum letzten Zeichen.
error-booster-set = Von „{ $set }“ gibt es keine Booster; es gibt die von { $there }.
error-booster-number = „{ $word }“ nennt keine Booster; schreibe das Set und die Anzahl, höchstens 100: „unl:6“.
error-booster-size = Ein Booster mit { $n } Karten lässt sich nicht öffnen; gib ihm 1 bis { $most }.
error-booster-sheet = { $n } Karten der Seltenheit { $sheet } sind mehr als die { $there }, die das Set „{ $set }“ hat; verlange weniger.
error-draft-seats = { $n } können nicht zusammen draften; { $low } bis { $high } können es.
error-draft-rounds = Ein Draft mit je { $n } Boostern geht nicht; 1 bis { $most } gehen.
error-draft-not-now = Platz { $n } hat gewählt und wartet auf die anderen.
error-draft-not-there = „{ $card }“ ist nicht in diesem Stapel; nimm eine Karte daraus.
error-pool-deck-size = Ein Deck mit { $n } Karten aus Boostern geht nicht; { $least } bis { $most } gehen.
error-pool-too-small = Die Booster haben { $n } Karten und ein Deck braucht { $size }; öffne mehr Booster oder verlange ein kleineres Deck.
error-pool-not-yet = Das Deck von Platz { $n } lässt sich nicht bauen, bevor alle Karten genommen sind.
error-pool-deck = Das Deck von Platz { $n } lässt sich nicht spielen ({ $card ->
    [none] es ist zu klein
   *[other] { $card }
  }); baue es aus seinen Karten, so groß wie ausgemacht.
error-booster-file = Zeile { $line } von { $file } lässt sich nicht noch einmal spielen; entferne die Datei.
error-owned-nothing-to-add = --add braucht eine Datei mit Karten, die dazukommen; nenne eine.
error-owned-no-table = { $file } gibt es nicht, daher ist nicht bekannt, welche Karten du besitzt; nenne deine Liste mit „doomtable decks owned DATEI“.
error-one-deck-out = { $n } Decks passen nicht in eine Datei; nenne ein Deck, oder lass --out weg.
error-one-joins = Hier tritt ein Spieler bei: { $kinds }; „{ $given }“ ist keiner davon.
error-one-deck = Zu einer Partie bringt man ein Deck mit; nenne eines.
error-headless-option = --{ $option } ist für Tische ohne Fenster; ergänze --headless oder lass --{ $option } weg.
error-table-name = Der Name eines Tisches hat höchstens { $most } Buchstaben; gib mit --name einen kürzeren an.
error-headless = { $option } ist für Partien ohne Fenster; ergänze --headless.
error-one-record = --record speichert eine Partie; lass --games weg.
error-size = Die Größe „{ $text }“ hat nicht die Form BREITExHÖHE; schreib --size 1920x1080.
error-options-together = { $first } und { $second } passen nicht zusammen; lass eines davon weg.
error-option-pictures = { $option } ist für Bilder; ergänze --pictures ORDNER oder lass { $option } weg.
error-csv-deck = --csv schreibt alle Partien; lass --deck weg.
error-stats-deck = Mit einem Deck „{ $name }“ wurde keine Partie beendet; `doomtable stats` nennt alle.

# Was an einer Deklaration nicht stimmt
fault-name = name: eine Karte braucht einen Namen
fault-code = code: eine Karte braucht einen Code und ein Set
fault-limit = limit: eine Grenze je Deck liegt zwischen 0 und 60
fault-value = V: ein Krieger hat einen Wert
fault-affiliation = affiliations: ein Krieger braucht eine, wenigstens general
fault-ratings = Werte: nur Krieger haben eigene
fault-weapon = keywords: eine Waffe braucht ihre Art (fight weapon, shoot weapon, fight/shoot weapon, special weapon)
fault-machine-gun = keywords: eine heavy machine gun ist auch eine machine gun
fault-vehicle = keywords: airship, submarine und tank sind auch vehicle
fault-battle = battle: eine Karte vom Typ „battle“ sagt unter „battle“, was sie mitbringt, und keine andere tut es
fault-war = affiliations: eine Karte vom Typ „war“ hat eine Zugehörigkeit, und zwar nicht „general“
fault-no-host = host: eine Karte dieses Typs braucht einen Ort, an den sie kommt
fault-host-card = host: ein Selektor gehört zum Host „card“ und zu keinem anderen
fault-host-area = host: Bereiche gehören zum Host „area“ und zu keinem anderen
fault-no-aspect = aspects: ein Zauber braucht einen Aspekt
fault-no-play = abilities: eine Karte dieses Typs braucht ein play
fault-goal = abilities: Missionen haben ein goal oder sagen etwas anderes, andere Karten haben kein goal
fault-combat-spell = abilities: ein Kampfzauber wird im Kampf gewirkt
fault-spelling = { $field }: das Wort „{ $word }“ schreibt sich „{ $right }“
fault-aspect = words: „{ $word }“ ist kein Aspekt
fault-after = das Fenster „after“ und ein Ereignis gehören zusammen
fault-nothing = sie tut nichts
fault-nowhere = sie tut nichts, und die Karte bleibt nirgends
fault-reward = ein Ziel braucht eine Belohnung und etwas, das zu erreichen ist
fault-three = höchstens drei Karten werden einzeln genannt
fault-parts = D werden in Teilen bezahlt, und nichts hängt davon ab, in wie vielen
fault-special = es gibt keine Besonderheit namens „{ $word }“
fault-label = jede Wahl braucht ihr Etikett
fault-cost = die Kosten müssen in Teilen zu { $n } D bezahlt werden
fault-event-number = es gibt kein Ereignis, dessen Zahl es sein könnte
fault-own-end = was gilt, solange die Karte im Spiel ist, hat kein eigenes Ende
fault-no-end = eine vorübergehende Wirkung braucht ein Ende
fault-no-change = es ändert nichts
fault-no-words = es gibt keine Wörter zu geben oder zu nehmen
fault-none = „{ $word }“ gibt es hier nicht
fault-choice = „{ $word }“ braucht eine Wahl, wenn es angesagt wird
fault-no-player = kein Spieler wird gewählt
fault-hostless = die Karte hat keinen Host
fault-caster = nur Zauber haben einen Anwender
fault-remembers = die Karte merkt sich nichts
fault-it = es gibt nichts, was „{ $word }“ sein könnte
fault-by = es gibt kein Ereignis, das etwas verursacht hat
fault-announced = auf kein Spielen wird reagiert
fault-outside = „{ $word }“ gibt es nur im Kampf
fault-upward = { $place }: mod: er liest einen veränderten Wert, den es erst gibt, wenn er angewandt ist
fault-two-nodes = { $place }: mod: Wörter und Werte ändern zwei Knoten, nicht einer
pack-ability = Fähigkeit { $n } ({ $kind })
