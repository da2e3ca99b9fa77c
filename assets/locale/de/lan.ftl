# Partien im Netz, wie das Fenster sie zeigt: Gastgeber sein, beitreten, die Lobby, der Tisch.

# Gastgeber sein
title-host = Tisch eröffnen
title-join = Beitreten
host-title = Tisch eröffnen
host-mine = Ich
host-guest = Ein Gast
host-recruit = Computer: Rekrut
host-veteran = Computer: Veteran
host-apostle = Computer: Apostel
host-random = Computer: Zufall
host-brings = bringt ein eigenes Deck mit
host-seat = Ein Platz mehr
host-note = Der Tisch bekommt einen Beitrittscode. Wem du ihn sagst, der kann beitreten: im eigenen Netz mit dem Code allein, von anderswo mit deiner Adresse und dem Code. Sonst kommt niemand herein.
host-name = Dein Name
host-table = Name des Tisches
host-table-hint = wie du magst
host-port = Port
host-watchers = Wer den Code hat, darf zusehen
host-open = Tisch eröffnen
host-opening = Der Tisch wird eröffnet …
host-kept = Gespeicherte LAN-Partien ({ $n })
host-about-clock = Bedenkzeit jedes Spielers für die ganze Partie. Wessen Zeit um ist, für den spielt der Computer weiter.
host-about-wait = Wie lange die Partie auf einen Spieler ohne Verbindung wartet, bevor der Computer den Platz übernimmt.
host-about-quiet = So lange nach jedem Spielen erfahren nur die davon, die reagieren dürfen: Es dauert genauso lange, wo niemand kann. Wer länger überlegt, den sieht man überlegen, und eine Uhr verrät, wer gefragt war.
host-about-watchers = Sonst wirst du bei jedem gefragt, der zusehen will. Wer zusieht, sieht keine Hand.
host-about-port = Wo dieser Rechner lauscht. Von außerhalb deines Netzes muss der Router diesen Port hierher leiten.
host-no-guest = Niemand kann beitreten: Gib wenigstens einen Platz einem Gast.
host-bad-port = Ein Port ist eine Zahl von { $least } bis { $most }; üblich ist 7117.
host-port-taken = Port { $port } ist nicht zu benutzen ({ $why }): Ist auf diesem Rechner noch ein Tisch offen? Nimm einen anderen Port.
host-not-opened = Der Tisch ließ sich nicht eröffnen: { $why }
host-table-of = Tisch von { $name }
lan-clock = Bedenkzeit
lan-clock-value = { $n ->
        [0] keine
       *[other] { $n } min
    }
lan-wait = Bei Abbruch warten
lan-quiet = Ruhe nach dem Spielen
lan-quiet-value = { $n ->
        [0] keine
       *[other] { $n } s
    }
lan-minutes = { $n } min

# Beitreten
join-title = Beitreten
join-found = Tische in deinem Netz
join-none = Noch wurde kein Tisch gefunden; wer einen eröffnet, erscheint hier. Einem Tisch anderswo trittst du mit seiner Adresse bei.
join-code = Beitrittscode vom Gastgeber
join-code-hint = ABCD-EFGH-IJKL-MNOP
join-address = Adresse des Gastgebers
join-address-hint = im eigenen Netz nicht nötig
join-name = Dein Name
join-deck = Dein Deck
join-watch = Nur zusehen, wenn der Gastgeber mich lässt
join-go = Beitreten
join-stop = Abbrechen
join-row = { $address }
join-row-mine = Du hast hier einen Platz · { $address }
join-row-other = Braucht eine andere Version von doomtable · { $address }
join-code-none = Frag den Gastgeber nach dem Beitrittscode: 16 Buchstaben und Ziffern.
join-code-short = { $n ->
        [one] Im Beitrittscode fehlt ein Zeichen.
       *[other] Im Beitrittscode fehlen { $n } Zeichen.
    }
join-bad-deck = { $deck } ist hier nicht zu spielen. { $fault }
join-looking = Der Tisch wird gesucht …
join-knocking = Es klopft am Tisch …
join-not-found = Kein Tisch in deinem Netz hat diesen Code. Vergleiche den Code, oder gib auch die Adresse des Gastgebers ein.
join-bad-address = „{ $address }“ ist keine Adresse. Schreib sie als 192.168.1.20 oder 192.168.1.20:7117.
join-broken = An diesem Tisch ging etwas schief, und du hast ihn verlassen. Ein Bericht liegt in { $file }.
join-broken-lost = An diesem Tisch ging etwas schief, und du hast ihn verlassen; ein Bericht ließ sich nicht schreiben: { $why }
join-lost = Unter { $address } antwortet niemand. Ist der Tisch noch offen, und ist das seine Adresse? Vielleicht steht eine Firewall im Weg.
join-refused-full = { $why } Bitte den Gastgeber um einen Platz.

# Die Lobby
lobby-title = Lobby
lobby-edition = { $name ->
        [second] Zweite Auflage
       *[other] { $name }
    }
lobby-code = Beitrittscode
lobby-copy = Kopieren
lobby-copied = Der Beitrittscode ist kopiert: Füge ihn ein, wo du den anderen schreibst.
lobby-not-copied = Auf diesem System lässt sich der Beitrittscode nicht kopieren: Lies ihn vor, oder schreib ihn auf.
lobby-address = { $addresses } · Port { $port }
lobby-colour = Deine Farbe
lobby-chat = Sag etwas
lobby-free = Freier Platz
lobby-you = { $player } (du)
lobby-sit = Hier sitzen
lobby-stand = Zusehen
lobby-computer = An den Computer
lobby-to-guest = An einen Gast
lobby-state-lost = Verbindung verloren
lobby-state-left = gegangen
lobby-state-computer = spielt von selbst
lobby-state-here = ist da
lobby-state-host = beginnt die Partie
lobby-state-waits = noch nicht bereit
lobby-state-plays = spielt
lobby-state-ready = bereit, mit gültigem Deck
lobby-asks = { $player } möchte zusehen
lobby-allow = Einlassen
lobby-deny = Nein
lobby-lookers = Es sehen zu: { $players }
lobby-ready = Ich bin bereit
lobby-unready = Doch nicht bereit
lobby-leave = Gehen
lobby-close = Tisch schließen
lobby-sure = Alle würden diesen Tisch verlieren. Drücke noch einmal, um ihn zu schließen.
lobby-boosters = { $format ->
        [sealed] Sealed: { $n } Booster
        [draft] Draft: { $n } Booster
       *[none] Eigene Decks
    }
lobby-deck-built = Die Decks werden aus den Boostern gebaut.
lobby-building = { $n ->
        [one] { $players } baut noch ein Deck.
       *[other] Noch bauen ein Deck: { $players }.
    }
lobby-drafting = Booster sind offen; du siehst zu.
lobby-state-builds = baut ein Deck
lobby-state-picks = nimmt Karten
lobby-lost = Die Verbindung ist verloren; sie wird neu aufgebaut …
lobby-sealed = Eine gespeicherte Partie: Sie geht weiter, sobald jemand wiederkommt, der dort saß.
lobby-dealing = Die Karten werden gemischt …
lobby-open = { $n ->
        [one] Ein Platz ist frei: Sag jemandem den Beitrittscode, oder gib den Platz dem Computer.
       *[other] { $n } Plätze sind frei: Sag anderen den Beitrittscode, oder gib die Plätze dem Computer.
    }
lobby-waits = { $n ->
        [0] { $player } ist noch nicht bereit.
        [one] { $player } und noch jemand sind noch nicht bereit.
       *[other] { $player } und { $n } weitere sind noch nicht bereit.
    }
lobby-watch-asks = Alle Plätze sind besetzt, oder du siehst nur zu: Der Gastgeber wird gefragt, ob du darfst.
lobby-watch-free = Du siehst zu. Ein Platz ist frei, falls du spielen willst.
lobby-watch = Du siehst zu, sobald die Partie beginnt.
lobby-host-begins = Der Gastgeber beginnt die Partie.
lobby-say-ready = Wähle ein Deck und melde dich bereit. Niemand sieht dein Deck vor dem Ende.

# Am Tisch
room-chat = Chat
room-people = Spieler
room-lost = Verbindung verloren
room-lost-for = verloren · { $time }
room-left = gegangen
room-computer = Computer spielt
room-asks = möchte zusehen
room-coming = Verbindung verloren
room-coming-text = Sie wird neu aufgebaut. Nichts ist verloren: Die Partie wartet auf dich.
room-waits = Die Partie wartet auf { $player }
room-waits-text = Die Verbindung von { $player } ist verloren. In { $time } übernimmt der Computer den Platz und gibt ihn zurück, wenn { $player } wiederkommt.
room-waits-on = Die Verbindung von { $player } ist verloren. Die Partie wartet, bis der Gastgeber entscheidet.
room-waits-more = { $n ->
        [one] Noch jemand ist weg.
       *[other] { $n } weitere sind weg.
    }
room-wait-on = Weiter warten
room-take-over = Den Computer spielen lassen
room-take-over-of = Der Computer spielt für { $player }
room-give-back = { $player } den Platz zurückgeben
room-save = Speichern und aufhören
room-allow = { $player } darf zusehen
room-deny = { $player } darf nicht zusehen
room-send-away = { $player } wegschicken
room-line = { $player }: { $state }
room-state-here = ist da
room-state-lost = Verbindung verloren
room-state-left = gegangen
room-state-open = niemand
room-state-computer = ein Computerspieler
room-state-stands-in = weg, der Computer spielt
room-lobby = Zurück zur Lobby
room-menu-kept = Der Gastgeber speichert diese Partie. Zurückgenommen wird, wenn alle anderen einverstanden sind.
room-leave = Den Tisch verlassen? Der Computer spielt für dich, bis du wiederkommst.
room-leave-over = Den Tisch verlassen?
room-leave-host = Den Tisch schließen? Die Partie endet für alle und liegt unter „Gespeicherte LAN-Partien“.
room-leave-host-over = Den Tisch schließen? Alle anderen verlassen ihn auch.
room-proving = Das Mischen wird geprüft …
room-proved = Das Mischen ist bewiesen: Niemand konnte die Karten aussuchen.
room-unproved = Das Mischen ist NICHT bewiesen: Es fehlt der Beweis eines Austeilens mit diesem Platz.
room-not-proved = Das Mischen ist NICHT bewiesen ({ $wrong }): Vielleicht hat der Gastgeber die Karten ausgesucht.
room-plea = { $player } möchte die letzte Wahl zurücknehmen
room-plea-text = Die Partie ginge davor zurück. Was gesehen wurde, bleibt gesehen.
room-plea-waits = Noch nicht einverstanden: { $players }
room-plea-mine = Die anderen sind gefragt
room-plea-yes = Einverstanden
room-plea-withdraw = Doch nicht
room-not-agreed = Nicht alle sind einverstanden. Die Partie bleibt, wie sie ist.
room-saved = Die Partie ist gespeichert. Sie geht weiter, wenn der Gastgeber sie öffnet: Komm mit demselben Beitrittscode wieder.
room-saved-host = Die Partie liegt unter „Gespeicherte LAN-Partien“, bei „Tisch eröffnen“.
room-not-kept-here = Der Gastgeber speichert diese Partie; eine Aufzeichnung wird dort geschrieben.

# Gespeicherte Partien im Netz
saved-lan-title = Gespeicherte LAN-Partien
saved-lan-note = Niemand kann hineinsehen, bevor sie weitergehen: Öffne eine und warte, bis einer der Gäste mit demselben Beitrittscode wiederkommt.
saved-lan-people = Spieler
saved-lan-what = Was
saved-lan-game = Partie
saved-lan-seats = Plätze
saved-lan-none = Auf diesem Rechner blieb keine Partie im Netz unvollendet.
saved-lan-open = Tisch öffnen
