# Die Einstellungen, und was jede Taste tut.

language-name = Deutsch
settings-title = Einstellungen
settings-page-look = Aussehen
settings-page-table = Tisch und Ton
settings-page-keys = Tasten
settings-percent = { $n } %
settings-on = An
settings-off = Aus

# Aussehen
settings-palette = Farben
settings-palette-default = Standard
settings-palette-high-contrast = Hoher Kontrast
settings-palette-colour-blind-safe = Für Farbenblinde
settings-legal = Erlaubt
settings-asked = Gefragt
settings-refused = Abgelehnt
settings-scale = Größe von allem
settings-scale-auto = Automatisch
settings-scale-auto-now = { $now } passt zu diesem Fenster.
settings-scale-now = { $now }
settings-scale-cards = Karten auf dem Tisch sind bei { $most } am größten.
settings-scale-bounded = { $wish }, soweit dieses Fenster es zulässt: { $now }
settings-screen = Bildschirm
settings-screen-window = Fenster
settings-screen-full = Vollbild
settings-language = Sprache

# Tisch und Ton
settings-motion = Bewegung
settings-motion-off = Aus
settings-motion-short = Schnell
settings-motion-full = Normal
settings-motion-long = Langsam
settings-motion-note = Wie lange Karten von Ort zu Ort brauchen; der Tisch wartet nie auf sie.
settings-pace = Tempo der anderen
settings-pace-fast = Schnell
settings-pace-normal = Normal
settings-pace-slow = Langsam
settings-pace-wait = Warten
settings-pace-note = Wie lange eine Karte gezeigt wird, die ein anderer spielt; jeder Klick und jede Taste geht weiter.
settings-hands = Mehrere am Bildschirm
settings-hands-covered = Verdeckt
settings-hands-open = Offener Tisch
settings-hands-note = Für neue Partien: verdeckt bis zum Wechsel der Spieler, oder offen. Eine laufende änderst du in ihrem Menü.
settings-sound = Ton
settings-volume = Lautstärke

# Tasten
settings-keys-note = Tab und Pfeile gehen umher, Enter wählt, Esc geht zurück, Ziffern sind Zahlen: Das bleibt. Wähle eine Aktion, dann ihre neue Taste.
settings-keys-reset = Alle Tasten wie zu Anfang
settings-press = Drücke eine Taste
settings-swap-title = { $key } ist vergeben
settings-swap-held = { $key } bedeutet schon: { $holder }.
settings-swap-then = Nach einem Tausch bedeutet { $key }: { $action }; und { $other }: { $holder }.
settings-swap-yes = Tauschen
settings-swap-no = So lassen
keys-refused-fixed = { $key } bedeutet immer dasselbe und lässt sich nicht vergeben.
keys-refused-digit = Ziffern sind für Zahlen da; wähle eine andere Taste.
keys-refused-silent = Diese Taste allein sagt nichts; drücke eine andere.

key-main = Hauptantwort, passen
key-end = Zug beenden
key-meditate = Meditieren
key-zoom = Karte groß ansehen
key-board = Tisch hinter dem Kampf
key-sums = Rechnung im Kampf
key-undo = Zurücknehmen
key-redo = Nochmals ausführen
key-moments = Frühere Entscheidungen
key-more = Mehr, schneller
key-less = Weniger, langsamer
key-most = Maximum, Ende
key-least = Minimum, Anfang
key-log = Protokoll auf und zu
key-log-up = Protokoll, Seite hoch
key-log-down = Protokoll, Seite runter
key-menu = Menü
key-save = Speichern unter
key-report = Fehler melden
key-fullscreen = Vollbild
key-play = Spielen, weiterspielen
key-saved = Gespeicherte Partien
key-decks = Deckbau
key-statistics = Statistik
key-gallery = Karten
key-settings = Einstellungen
key-quit = Beenden
key-remove = Wegwerfen
key-eyes = Augen (Wiederholung)
key-hands = Alle Hände, nächste Hand, eröffnen
key-past = Der Tisch, wie er war
key-until = Passen bis …
key-stops = Wann ich gefragt werde
key-everywhere = Überall gefragt (halten)
key-meanwhile = Inzwischen
key-hint = Ein Tipp
key-guide = Geführte Partie, Hinweis gelesen
key-rules = Regelbuch
key-chat = Chat (LAN)
key-sound = Ton an oder aus
key-new = Neue Partie (Start)
key-hotseat = Hot-Seat (Start)
key-practice = Üben (Start)
key-anew = Noch einmal, neue Hand, beitreten
key-onward = Nächste Aufgabe, nächster Zug

# Namen, die ein Spieler den Karten gibt
notice-names = { $file }, Zeile { $line }: { $why }{ $more ->
        [0] {""}
        [one] {" "}Noch eine Zeile wurde ausgelassen.
       *[other] {" "}{ $more } weitere Zeilen wurden ausgelassen.
    }
notice-no-names = Die Namen der Karten sind nicht zu lesen. { $why }
names-no-line = „{ $text }“ ist keine Zeile mit englischem Namen, Doppelpunkt und eigenem Namen.
names-unknown = Es gibt keine Karte „{ $text }“{ $guess ->
        [none] .
       *[other] ; meinst du „{ $guess }“?
    }
names-twice = { $text } hat schon einen Namen.
names-taken = Schon eine andere Karte heißt „{ $text }“.

# Was auf den Tasten steht
cap-escape = Esc
cap-return = Enter
cap-space = Leer
cap-tab = Tab
cap-delete = Entf
cap-insert = Einfg
cap-backspace = Rück
cap-home = Pos1
cap-end = Ende
cap-page-up = Bild auf
cap-page-down = Bild ab
cap-left = Links
cap-right = Rechts
cap-up = Hoch
cap-down = Runter
cap-ctrl = Strg
button-up = hoch
button-down = runter
button-left = links
button-right = rechts

# Eigene Bilder
settings-page-scans = Eigene Bilder
settings-scans-folder = Ordner
settings-scans-none = Keiner: Jede Karte zeichnet das Programm.
settings-scans-type = Namen eintippen
settings-scans-own = Ordner des Programms
settings-scans-off = Keine Bilder
settings-scans-note = Eine Datei heißt wie ihre Karte: nach der Nummer („01141.png“, „unl-141.jpg“) oder nach dem Titel. Du kannst einen Ordner auch auf dieses Fenster ziehen.
settings-scans-found = Gefunden
settings-scans-checking = { $n ->
        [one] 1 Bild wird noch angesehen.
       *[other] { $n } Bilder werden noch angesehen.
    }
settings-scans-skipped = Übergangen
settings-scans-more = und { $n ->
        [one] eine weitere
       *[other] { $n } weitere
    }, alle im Bericht
settings-scans-again = Neu ansehen
settings-scans-report = Bericht schreiben
settings-scans-title = Der Ordner deiner Bilder
settings-scans-text = Tippe seinen ganzen Namen, oder füge ihn ein.
settings-scans-yes = Nehmen
settings-scans-no = Zurück
settings-scans-not-there = Es gibt keinen Ordner { $folder }.
settings-scans-nothing = Nichts.
scans-count = { $n } von { $of } Karten haben ein Bild von dir.
scans-skipped = { $n ->
        [one] 1 Datei wurde übergangen:
       *[other] { $n } Dateien wurden übergangen:
    }
scans-missing = { $n ->
        [one] 1 Karte hat keines:
       *[other] { $n } Karten haben keines:
    }
scans-line = { $file }: { $why }
scans-broken = das Bild ist beschädigt
scans-huge = das Bild hat mehr als 40 Millionen Pixel
scans-tiny = das Bild ist kleiner als 32 Pixel
scans-heavy = die Datei ist größer als 32 MiB
scans-no-picture = das ist kein Bild
scans-unreadable = die Datei ist nicht zu lesen
scans-nobody = keine Karte heißt so
scans-twice = { $card } hat ein anderes Bild
