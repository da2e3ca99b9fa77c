# Eine neue Partie: wie Spieler heißen, die nichts sagten, der Bildschirm dafür, und die Decks.

setup-default-name = Spieler { $n }
setup-default-computer = Computer { $n }
setup-lone-name = Spieler
setup-lone-computer = Computer

# Der Bildschirm der neuen Partie
setup-title = Neue Partie
setup-human = Mensch
setup-recruit = Rekrut
setup-veteran = Veteran
setup-apostle = Apostel
setup-random = Zufall
setup-about-human = Mensch: jemand an diesem Rechner.
setup-about-recruit = Rekrut: ein Computerspieler, der das Spiel kennt und ab und zu etwas übersieht.
setup-about-veteran = Veteran: ein Computerspieler, der immer nimmt, was im Augenblick am besten aussieht.
setup-about-apostle = Apostel: ein Computerspieler, der vorausdenkt, etwa eine Sekunde je Entscheidung.
setup-about-random = Zufall: ein Computerspieler, der irgendetwas tut, was er darf.
setup-edition-first = Erste Edition
setup-edition-second = Zweite Edition
setup-edition-tournament = Turnierregeln
setup-about-first = Erste Edition: 25 Promotion gewinnen, sieben Karten bleiben, Ausrüstung darf aufgegeben werden, und Spieler ohne Krieger werden selbst angegriffen.
setup-about-second = Zweite Edition: 40 Promotion gewinnen, die Hand darf wachsen, und angegriffen werden nur Krieger.
setup-about-tournament = Turnier: zwei Spieler, ein Mulligan, eine Reserve von 25 Karten, Sabotage, der Außenposten, und sieben Karten bleiben.
setup-form-ffa = Jeder gegen jeden
setup-form-target = Primäre Ziele
setup-form-team = Teams
setup-form-cartel = Kartell gegen Legion
setup-about-ffa = Jeder gegen jeden: jeder spielt für sich, und alle dürfen angegriffen werden.
setup-about-target = Primäre Ziele: den nächsten Spieler greift man umsonst an, alle anderen für je 2 D.
setup-about-team = Teams: vier oder sechs sitzen abwechselnd; ein Team hat einen Vorrat an Destiny und einen an Promotion und gewinnt mit 50.
setup-about-cartel = Kartell: sechs spielen die Konzerne und die Bruderschaft gegen einen mit der Dunklen Legion, der 20 Destiny und fünf Aktionen hat.
setup-variant-choose = Was gespielt wird
setup-variant-take = Das spielen
setup-variant-rules = Die Regeln
setup-variant-players = { $least } bis { $most } Spieler
setup-variant-exactly = { $n } Spieler
setup-game = Spiel: { $name } …
setup-about-variant = Andere Spiele mit denselben Karten: wähl eines aus, mit einem Bild und drei Sätzen zu jedem.
setup-wars-says = Das gewöhnliche Spiel, doch in seinem ersten Zug darf Krieg erklären, wer nur einen Konzern, die Bruderschaft oder die Legion spielt. Dann greifen seine Krieger jeden anderen an, und für 3 Destiny macht er eine Karte seiner Seite wirkungslos, die ein anderer spielt. Wer zuerst genug Promotion hat, hat gewonnen.
setup-battles-says = Das gewöhnliche Spiel mit einer neuen Art von Karten: Eine Schlacht bringt ihre Verteidiger aus deiner Sammlung mit und liegt unter ihnen. Wer den letzten von ihnen im Kampf tötet, erhält 20 Promotion. Läuft deine Schlacht noch, wenn ein anderer das Ziel erreicht, darfst du 10 Promotion hinzuzählen.
setup-variant-none = Doomtrooper
setup-variant-none-says = Krieger der Konzerne, der Bruderschaft und der Dunklen Legion bekämpfen einander. Ein Zug hat drei Aktionen; der Angriff ist die letzte davon, und wer tötet, bekommt Punkte. Wer zuerst genug Promotion hat, hat gewonnen.
setup-variant-limited = Knappe Mittel
setup-variant-limited-says = Jeder hat dreißig Aktionsmarker für die ganze Partie, und jede Aktion verbraucht einen davon. In einem Zug darfst du so viele Aktionen machen, wie du willst, doch es gibt darin nur einen Kampf. Hat niemand mehr einen Marker, gewinnt die meiste Promotion, und mehr als 40 gewinnen sofort.
setup-variant-beatdown = Zwei gegen einen
setup-variant-beatdown-says = Zwei greifen einen Dritten an, der zwischen ihnen sitzt, mit Kriegern im Wert von 40 beginnt und keine weiteren bekommt. Die beiden dürfen einander nicht angreifen, und was abgelegt wird, ist für immer fort. Fällt sein letzter Krieger, gewinnt von den beiden die meiste Promotion; können beide nicht mehr ziehen, hat er gehalten und gewinnt.
setup-variant-front = Frontlinien
setup-variant-front-says = Zwei Teams aus Hauptmann und Feldwebel: Vorn kämpfen die Krieger des Feldwebels, und hinter ihnen erreicht niemand die des Hauptmanns. Ein Hauptmann greift nie an, übergibt aber Krieger für je eine Aktion. Das erste Team mit 40 Promotion gewinnt.
setup-variant-home = Heimvorteil
setup-variant-home-says = Jeder hat drei Basen mit je einem Schlachtfeld davor; aus der einen schießen Krieger hinaus, auf dem anderen kämpfen sie. Promotion trägt, wer sie verdient hat, bis er sie heimbringt, und aus verlassenen Basen rauben sie andere. Fünfzehn füllen eine Basis, und wer alle drei gefüllt hat, gewinnt.
setup-variant-vortex = Der Vortex
setup-variant-vortex-says = In jedem Zyklus ziehen alle zwölf Karten und legen umsonst hin, was sich hinlegen lässt, reihum je eine Karte. Dann hat jeder drei Aktionen, und zuletzt mischt der Vortex alle Handkarten und alles im Spiel zurück in die Nachschubstapel. Mehr als 40 Promotion gewinnen sofort; hat niemand mehr eine Karte, gewinnt die meiste Promotion.
setup-variant-colony = Kolonisierung
setup-variant-colony-says = Vier Planeten mit je vier Kampfzonen liegen auf dem Tisch, und die Erde: Deine Krieger werden von Ort zu Ort übertragen, und wer in einer Kampfzone steht, kontrolliert sie. Eine Kampfzone zählt so viele Koloniepunkte, wie sie zum Wert hinzufügt, die Erde sechs für den, der dort allein ist. Wer einen Zug mit 26 davon beginnt, gewinnt, und Promotion gewinnt nichts.
setup-seat-role =
    { $role ->
        [captain] Hauptmann
        [sergeant] Feldwebel
        [c] Mitte
       *[other] Angreifer
    }{ $partner ->
        [none] {""}
       *[other] {" "}mit { $partner }
    }
setup-role-captain = Hauptmann: steht hinter seinem Feldwebel, übergibt ihm Krieger und greift nie an.
setup-role-sergeant = Feldwebel: kämpft vor seinem Hauptmann, mit dem, was beide haben.
setup-role-attacker = Angreifer: einer von zweien, die gegen den in der Mitte kämpfen, nicht gegeneinander.
setup-role-middle = In der Mitte: beginnt mit den Kriegern unter [start] seines Decks und bekommt keine weiteren.
setup-join = Spieler hinzufügen
setup-goal = Promotion zum Sieg
setup-goal-colony = Koloniepunkte zum Sieg
setup-goal-bases = Volle Basen zum Sieg
setup-goal-stand = Zum Sieg: den letzten Krieger fällen oder aushalten
setup-start = Destiny am Anfang
setup-open = Offener Tisch: kein Wechsel, alle sehen alles
setup-open-alone = Offener Tisch: ab zwei Menschen
setup-more = Mehr …
setup-hand = Karten auf der Hand
setup-dice = Würfel: { $dice }
setup-dice-none = keine
setup-places = Kriegszonen sind Orte
setup-about-dice = Würfel: spielt niemand mehr eine Karte, so würfelt jeder im Kampf für den Wert der Taktik und für die Panzerung.
setup-about-places = Orte: eine Kriegszone liegt für alle auf dem Tisch; Krieger stehen dort oder auf Luna, wechseln für eine Aktion den Ort und kämpfen nur an einem Ort.
setup-wars = Konzernkriege
setup-about-wars = Konzernkriege: Wer nur eine Seite spielt, darf im ersten Zug Krieg erklären, greift dann jeden an und macht für 3 Destiny eine Karte dieser Seite wirkungslos.
setup-battles = Schlachten
setup-about-battles = Schlachten: Karten, die ihre Verteidiger aus der Sammlung mitbringen; wer den letzten von ihnen tötet, erhält 20 Promotion.
setup-discards = Ablegen als Aktion
setup-about-discards = Ablegen: für eine Aktion darf man eine Karte von der Hand ablegen, neben dem, was am Ende des Zuges abgelegt wird.
setup-sabotage = Sabotage ist erlaubt
setup-seed = Startwert des Mischens
setup-seed-any = beliebig
setup-begin = Partie beginnen
setup-no-decks = Hier gibt es keine Decks: Lege Deckdateien in den Ordner deiner Decks.
setup-no-deck = { $player } kann { $deck } nicht spielen: Die Datei ist nicht zu lesen.
setup-bad-deck = { $player } kann { $deck } nicht spielen. { $fault }
setup-same-name = Zwei Spieler heißen { $player }: Gib einem von ihnen einen anderen Namen.
setup-not-read = Die letzte Wahl ist verloren. { $why }
setup-not-kept = Die Wahl wird nicht gemerkt. { $why }

# Decks
deck-choose = Das Deck von { $player }
deck-take = Dieses Deck nehmen
deck-build = Deck bearbeiten
deck-look = Deck ansehen
deck-legal = Gültig
deck-faulty = { $n ->
        [one] Ungültig: ein Fehler
       *[other] Ungültig: { $n } Fehler
    }
deck-more-faults = { $n ->
        [one] und noch einer
       *[other] und { $n } weitere
    }
deck-fault-size = Das Deck hat { $found ->
        [one] 1 Karte
       *[other] { $found } Karten
    } und braucht mindestens { $allowed }.
deck-fault-role = Die Krieger dieses Platzes gehören zu seiner Seite oder zu keiner; { $card } gehört zu einer anderen.
deck-fault-warriors = Das Deck hat { $found } Krieger und braucht mindestens { $allowed }.
deck-fault-outpost = { $card } braucht einen Außenposten, und den gibt es nach diesen Regeln nicht.
deck-fault-grants-action = { $card } gibt weitere Aktionen oder Angriffe, und die sind in diesem Spiel gezählt.
deck-fault-no-warrior = { $card } ist ein Krieger, und dieser Platz hat nur die Krieger, mit denen er beginnt.
deck-fault-start-warrior = { $card } ist kein Krieger und kann nicht unter [start] liegen.
deck-fault-start-copies = Unter [start] darf { $card } { $allowed ->
        [0] nicht
        [one] einmal
       *[other] { $allowed }-mal
    } stehen und steht dort { $found }-mal.
deck-fault-start-value = Die Krieger unter [start] sind zusammen { $found } V wert und dürfen { $allowed } wert sein.
deck-fault-multi-harm = { $card } schadet mehr als einem Krieger auf einmal, und solche Karten sind hier verboten.
deck-fault-start-strange = { $card } ist weder Festung noch Kriegszone noch Krieger und kann nicht unter [start] liegen.
deck-fault-start-twice = Unter [start] darf { $card } nur einmal stehen; alles dort ist verschieden.
deck-fault-start-worth = { $card } ist { $found } V wert; ein Krieger, der in einer Basis beginnt, ist höchstens { $allowed } wert.
deck-fault-start-place = { $card } gehört zu einem Krieger, einem Spieler oder einem Außenposten und kann nicht unter [start] liegen.
deck-fault-start-bases = Festungen unter [start]: { $found }. Es müssen { $allowed } sein.
deck-fault-start-fields = Kriegszonen unter [start]: { $found }. Es müssen { $allowed } sein.
deck-fault-start-men = Krieger unter [start]: { $found }. Es müssen { $allowed } sein.
deck-fault-grants-promotion = { $card } gibt Promotion ohne Kampf, und das ist in diesem Spiel verboten.
deck-fault-battle = { $card } ist eine Schlacht, und in dieser Partie gibt es keine.
deck-fault-war = { $card } ist eine Kriegskarte, und in dieser Partie erklärt niemand Krieg.
deck-fault-war-place = { $card } ist eine Kriegskarte und gehört in die Sammlung.
deck-fault-war-card = { $card } gehört zu einer anderen Seite als der Krieg.
deck-fault-banned = { $card } ist in diesem Spiel verboten.
deck-fault-forbidden = { $card } darf in keinem Deck sein.
deck-fault-restricted = { $card } ist auf { $allowed ->
        [one] 1 Exemplar
       *[other] { $allowed } Exemplare
    } beschränkt; das Deck hat { $found }.
deck-fault-restricted-both = { $card } ist auf { $allowed ->
        [one] 1 Exemplar
       *[other] { $allowed } Exemplare
    } beschränkt; Deck und Reserve haben { $found }.
deck-fault-copies = Von { $card } sind höchstens { $allowed ->
        [one] 1 Exemplar
       *[other] { $allowed } Exemplare
    } erlaubt; das Deck hat { $found }.
deck-fault-copies-both = Von { $card } sind höchstens { $allowed ->
        [one] 1 Exemplar
       *[other] { $allowed } Exemplare
    } erlaubt; Deck und Reserve haben { $found }.
deck-fault-copies-collection = Von { $card } sind höchstens { $allowed ->
        [one] 1 Exemplar
       *[other] { $allowed } Exemplare
    } erlaubt; die Sammlung hat { $found }.
deck-fault-pool = Das Deck hat { $card } { $found }-mal, und in den Boostern sind nur { $allowed }.
deck-fault-reserve = Die Reserve hat { $found } Karten und darf { $allowed } haben.
deck-fault-collection = Die Sammlung hat { $found } Karten und darf { $allowed } haben.
deck-ready = Fertiges Deck · { $n } Karten
deck-own = Eigenes Deck · { $n } Karten
deck-heading = { $what } ({ $n })
deck-times = ×{ $n }
deck-collection = Sammlung
deck-type = { $kind ->
        [warrior] Krieger
        [equipment] Ausrüstung
        [fortification] { $n ->
            [one] Festung
           *[other] Festungen
        }
        [art] Kunst
        [symmetry] Dunkle Symmetrie
        [ki] Ki
        [mission] { $n ->
            [one] Mission
           *[other] Missionen
        }
        [relic] { $n ->
            [one] Relikt
           *[other] Relikte
        }
        [warzone] { $n ->
            [one] Kriegszone
           *[other] Kriegszonen
        }
        [beast] { $n ->
            [one] Bestie
           *[other] Bestien
        }
        [battle] { $n ->
            [one] Schlacht
           *[other] Schlachten
        }
        [war] { $n ->
            [one] Kriegskarte
           *[other] Kriegskarten
        }
        [alliance] { $n ->
            [one] Allianz
           *[other] Allianzen
        }
       *[other] { $n ->
            [one] Spezialkarte
           *[other] Spezialkarten
        }
    }
deck-says-last-hold = Für Partien mit Schlachten: Das Regiment hält in zweien aus bis zum letzten Mann.
deck-says-bone-gate = Für Partien mit Schlachten: Die Toten halten das Tor Algeroths, bis die Maschinen kommen.
deck-says-own = { $n } Karten, { $warriors ->
        [0] kein Krieger dabei.
        [one] ein Krieger dabei.
       *[other] { $warriors } Krieger dabei.
    }
deck-says-algeroth-legion = Erst Zombies, dann die Maschinen des Herrn der Dunklen Technologie. Jede Gabe geht an den, der angreift.
deck-says-bauhaus-steel = Hussars halten die Mauern, bis Panzer und Rangers bezahlbar sind. Langsam, aber schwer zu treffen.
deck-says-brotherhood-chapter = Nur die Bruderschaft: heilige Krieger, Inquisitoren und ihre Kunst. Ihr Platz im Kartell.
deck-says-brotherhood-crusade = Bauhaus hält die Linie, bis die Bruderschaft Destiny für ihre Kunst hat. Gut für die erste Partie.
deck-says-capitol-firepower = Alles schießt. Abgründe halten die Schwerter fern, und übriges Destiny wird zu Punkten.
deck-says-cybertronic-chrome = Billige Krieger tragen teure Maschinen, und was andere errichtet haben, wird abgeschaltet.
deck-says-diamond-caverns = Mishima lässt die anderen kommen und am Fels des Merkur zerbrechen. Jeder Tote dort unten bringt mehr ein.
deck-says-directorate-tribunal = Wenige teure Richter und die ganze Kunst, bezahlt von drei Direktoraten. Relikte für alle, die lange genug leben.
deck-says-four-citadels = Von jedem Apostel etwas, und für jeden Anhänger eine Gabe. Alle Banner zusammen zählen am meisten.
deck-says-golgotha-host = Die Toten kosten wenig, und ihr Spiegel halbiert den Preis der anderen. Ihre Herrin verteilt Gaben, wann sie will.
deck-says-heretic-cells = Billige Ketzer, die mit ihren Gaben wachsen und aus der Deckung zuschlagen. Allein schwach, zusammen eine Plage.
deck-says-imperial-clans = Die Clans gehen voran, Blood Berets dahinter. Inquisitoren, die kaum jemand angreifen darf, helfen aus.
deck-says-imperial-regiment = Nur Imperial: Clans, Berets und Kavallerie, billiges Fußvolk voran. Ihr Platz im Kartell.
deck-says-mccraig-line = Infanterie in den Gräben des Mars, Artillerie dahinter, Schrotflinten für alle, die durchkommen.
deck-says-mishima-blades = Das Schwert trifft zuerst: Nebel bringt Gewehre zum Schweigen, Überraschung die andere Klinge. Schnell und kühn.
deck-says-poisoned-blades = Mortificators schlagen aus dem Versteck zu, Gift auf jeder Klinge. Wenige, teure, und verloren, wenn sie verfehlen.
deck-says-school-of-ki = Samurai, die zwischen zwei Hieben lernen: Die Kraft des Gegners wendet sich gegen ihn, und ein Schritt zur Seite beendet, was schiefgeht.
deck-says-sea-lion-pact = Chris Jacksons Sea Lions, Sergeant Carters Infanterie und Scharfschützen dahinter. Schwer zweimal zu erwischen.
deck-says-sons-of-rasputin = Soldats, die einander stärker machen, Luftschiffe über ihnen, und alles geschieht im Außenposten.
deck-says-templar-horde = Eine Horde von Templern auf den Bestien von Dark Eden: Mit jedem weiteren begegnet man allen ungerner.
deck-says-stahler-ledger = Alles hat seinen Preis: versicherte Leben, bewachte Tresore und Destiny genug, um zu kaufen, wer angreift.
deck-says-chrome-directive = Maschinen, die keine Gabe erreicht: Platten verdoppeln, was da ist, eine Faust schlägt doppelt so hart zu, und Implantate flicken, was bricht.
deck-says-desert-prophets = Ein Prophet hinter den Linien nennt den Feind, Treiber bringen die Bestien nach vorn, und ein Märtyrer geht dorthin, von wo keine Bestie wiederkommt.
deck-says-triad-cavalry = Jeder Cavalier stärkt die anderen, ein Scout fängt die Hiebe für sie ab, und Patriarchen warten auf das Ritual, das die Schlacht entscheidet.
deck-says-last-citadel = Ein Razide und zehn seiner Art gegen zwei, mit Gaben, Waffen und niemandem, der nachkommt. Für den in der Mitte von „Zwei gegen einen“.
deck-says-home-regiment = Clans und Kavallerie von Imperial hinter drei eigenen Mauern: Sie halten Victoria und tragen Promotion heim. Für „Heimvorteil“.
deck-says-three-nests = Algeroths Zombies halten die Berge, seine Maschinen ziehen aus und rauben, was andere allein lassen. Für „Heimvorteil“.
deck-says-wolfbane-muster = Clans mit Claymores und Regimenter mit ihrem Obersten: Jeder Anführer stärkt die Seinen, ein Banner geht ihnen voran, und in Victoria halten sie stand.

# Wer an diesem Rechner spielt
identity-title = Wer hier spielt
identity-name = Name
identity-emblem = Zeichen
identity-no-emblem = Kein Zeichen: das des Decks wird gezeigt
identity-colour = Farbe
identity-done = Fertig
identity-note = So sehen dich die anderen am Tisch, dazu den Namen deines Decks.
