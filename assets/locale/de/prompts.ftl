# Wonach ein Spieler gefragt wird. Was nicht da ist, ist "none".

prompt-menu = Dein Zug: Wähle eine Aktion
prompt-session = Deine weiteren Aktionen: Wähle eine, oder sag, dass du fertig bist
prompt-end-turn = Zug beenden?
prompt-choose-card =
    { $verb ->
        [muster] Welchen Krieger spielst du aus?
        [muster-in-cover] Welchen Krieger spielst du in Deckung aus?
        [seek-cover] Welcher Krieger geht in Deckung?
        [exit-cover] Welcher Krieger verlässt die Deckung?
        [equip] Mit welcher Karte rüstest du aus?
        [build] Welche Festung errichtest du?
        [bestow] Welche Gabe verleihst du?
        [assign] Welche Mission vergibst du?
        [attack] Welcher Krieger greift an?
        [sabotage] Welcher Krieger sabotiert?
        [play] Welche Karte spielst du?
        [cast] Welchen Zauber wirkst du?
        [use] Welche Karte setzt du ein?
        [enter-vehicle] Welcher Krieger steigt in sein Fahrzeug?
        [exit-vehicle] Welcher Krieger verlässt sein Fahrzeug?
        [transfer] Welchen Krieger überträgst du?
        [bank] Welcher Krieger gibt Promotion ab?
        [steal] Welcher Krieger raubt Promotion?
        [mine] Welcher Krieger schürft?
        [discard] Welche Karte legst du ab?
        [give-up] Welche Karte gibst du auf?
        [copy] Welche Karte spielst du als Kopie?
        [reveal] Welchen Krieger deckst du auf?
        [turn-up] Welche Karte deckst du wieder auf?
       *[other] Wähle eine Karte
    }
prompt-choose-target =
    { $index ->
        [2] { $card }: Wähle ein zweites Ziel
        [3] { $card }: Wähle ein drittes Ziel
       *[other] { $card }: Wähle ein Ziel
    }
prompt-which-next = { $card }: Was kommt als Nächstes?
prompt-choose-host = { $card }: Wohin damit?
prompt-choose-caster = { $card }: Wer wirkt den Zauber?
prompt-choose-amount =
    { $per ->
        [none] { $card }: Wie viele D gibst du aus?
        [0] { $card }: Wie viele D gibst du aus?
        [one] { $card }: Wie viele D gibst du aus?
       *[other] { $card }: Wie viele D gibst du aus, je { $per } auf einmal?
    }{ $worth ->
        [none] {""}
        [0] {""}
       *[other] {" "}(Jedes zählt als { $worth }.)
    }
prompt-choose-player =
    { $card ->
        [none] Wähle einen Spieler
       *[other] { $card }: Wähle einen Spieler
    }
prompt-choose-name =
    { $what ->
        [affiliation] { $card }: Nenne eine Zugehörigkeit
        [corporation] { $card }: Nenne einen Konzern
        [organisation] { $card }: Nenne eine Organisation
        [apostle] { $card }: Nenne einen Apostel
        [aspect] { $card }: Nenne einen Aspekt der Kunst
        [tactic] { $card }: Nahkampf oder Fernkampf?
        [pool] { $card }: Destiny oder Promotion?
        [planet] { $card }: Nenne einen Planeten
        [card-name] { $card }: Nenne eine Karte
       *[other] { $card }: Wähle ein Wort
    }
prompt-choose-original = { $card }: Welche Karte im Spiel stellt sie dar?
prompt-choose-verb = { $card }: Wie spielst du die Kopie?
prompt-choose-way = { $card }: Welche Fähigkeit?
prompt-attacker = Welcher Krieger greift an?
prompt-defender =
    { $card ->
        [none] Wen greifst du an?
       *[other] Wen greift { $card } an?
    }
prompt-warzone = In welcher Kriegszone verteidigt { $card }?
prompt-where = Wo soll { $card } stehen?
prompt-tactic = Nahkampf oder Fernkampf?
prompt-weapon =
    { $card ->
        [none] Welche Waffe wird eingesetzt?
       *[other] Welche Waffe setzt { $card } ein?
    }
prompt-inside-outside =
    { $card ->
        [none] Im Fahrzeug oder draußen?
       *[other] { $card }: im Fahrzeug oder draußen?
    }
prompt-answer = Reagierst du auf { $what }?
prompt-open-window =
    { $which ->
        [turn-start] Der Zug beginnt: Spielst du etwas?
        [draw] Im Ziehschritt: Spielst du etwas?
        [turn-end] Der Zug endet: Spielst du etwas?
        [discard] Gleich kommt dein Ablageschritt: Spielst du etwas?
        [attack-announced] Angreifer und Verteidiger sind benannt: Spielst du etwas?
       *[other] Spielst du jetzt etwas?
    }
prompt-combat-window =
    { $role ->
        [attacker] Kampf: Was tust du für deinen Angreifer?
        [defender] Kampf: Was tust du für deinen Verteidiger?
       *[other] Kampf: Spielst du etwas?
    }
prompt-split-points =
    { $n ->
        [one] Ein Punkt: 1 für Promotion, 0 für Destiny
       *[other] { $n } Punkte: Wie viele davon als Promotion?
    }
prompt-bonus = { $card } läuft noch, und ein Gegner hat das Ziel erreicht: 10 P hinzuzählen?
prompt-may =
    { $card ->
        [none] Willst du das?
       *[other] { $card }: Willst du das?
    }
prompt-pay =
    { $card ->
        [none] Zahlst du { $n } D?
       *[other] { $card }: Zahlst du { $n } D?
    }
prompt-either =
    { $card ->
        [none] Wähle eine Möglichkeit
       *[other] { $card }: Wähle eine Möglichkeit
    }
prompt-question = { $card }: Nach welcher Art von Karte fragst du?
prompt-reply = { $card }: Hast du eine Karte der Art „{ $word }“?
prompt-struck = Wem gilt der Schlag?
prompt-join =
    { $n ->
        [one] Wer kommt zu Hilfe?
       *[other] Wer kommt zu Hilfe? { $n } dürfen
    }
prompt-discard-step = Du darfst eine Karte ablegen
prompt-discard-excess =
    { $n ->
        [one] Zu viele Karten: Lege eine ab
       *[other] Zu viele Karten: Lege { $n } ab
    }
prompt-order-triggers = Was geschieht zuerst?
prompt-choose-handgun = Welche zweite Faustfeuerwaffe?
prompt-choose-cards =
    { $n ->
        [one] Wähle eine Karte
       *[other] Wähle { $n } Karten
    }
prompt-search =
    { $card ->
        [none] Welche Karte nimmst du?
       *[other] { $card }: Welche Karte nimmst du?
    }
prompt-keep =
    { $n ->
        [one] Behalte eine Karte
       *[other] Behalte { $n } Karten
    }
prompt-mulligan = Behältst du deine Starthand?
prompt-war = Erklärst du einen Konzernkrieg?
prompt-war-for = Für welche Seite erklärst du den Krieg?
prompt-under = Welche Karte deiner Sammlung liegt unter dem Krieg?
prompt-base = Auf welche Basis { $pool ->
        [P] kommen die { $n } Promotion
       *[D] kommen die { $n } Destiny
    }?
prompt-loot = Was macht { $card } aus seiner Beute?
prompt-hand-loss =
    { $n ->
        [one] Lege eine Karte aus der Hand ab
       *[other] Lege { $n } Karten aus der Hand ab
    }
prompt-wait = { $player } überlegt
prompt-wait-window = Auf Reaktionen wird gewartet

# Die Wörter der Wahlen. Was hier kein Schlüssel ist, ist eine Karte, ein Name oder ein Schlüsselwort.

option-muster = Ausspielen
option-muster-in-cover = In Deckung ausspielen
option-seek-cover = In Deckung gehen
option-exit-cover = Deckung verlassen
option-meditate = Meditieren
option-equip = Ausrüsten
option-build = Errichten
option-bestow = Verleihen
option-assign = Vergeben
option-attack = Angreifen
option-sabotage = Sabotieren
option-play = Spielen
option-cast = Wirken
option-use = Einsetzen
option-enter-vehicle = Einsteigen
option-exit-vehicle = Aussteigen
option-transfer = Übertragen
option-bank = 1 Promotion abgeben
option-steal = Promotion rauben
option-mine = 3 Destiny schürfen
option-discard = Ablegen
option-give-up = Karte aufgeben
option-copy = Karte im Spiel kopieren
option-reveal = Aufdecken
option-turn-up = Aufdecken
option-keep = Hand behalten
option-redraw = Hand tauschen
option-luna = Luna
option-earth = Erde
option-mars = Mars
option-mercury = Merkur
option-belt = Asteroidengürtel
option-venus = Venus
option-embargo = Embargo
option-declare = Krieg erklären
option-take = Karte unter dem Krieg aufnehmen
option-end-turn = Zug beenden
option-pass = Passen
option-concede = Aufgeben
option-done = Fertig
option-cancel = Abbrechen
option-yes = Ja
option-no = Nein
option-fight = Nahkampf
option-shoot = Fernkampf
option-fight-and-shoot = Nahkampf und Fernkampf
option-fight-and-armor = Nahkampf und Panzerung
option-shoot-and-armor = Fernkampf und Panzerung
option-positive = Positive
option-negative = Negative
option-cover = In Deckung
option-wound = Verwundet werden
option-single = Ein Angriff
option-double = Zwei Angriffe in einem
option-triple = Drei Angriffe in einem
option-quadruple = Vier Angriffe in einem
option-no-more = Keine Angriffe mehr
option-inside = Im Fahrzeug
option-outside = Draußen
option-none = Keine
option-heads = Kopf
option-tails = Zahl
option-promotion = Promotion
option-destiny = Destiny
option-card = Karte
option-number = Zahl
option-player = Spieler
option-game = Das Spiel
option-first = Erste
option-second = Zweite
option-third = Dritte
option-fourth = Vierte
option-table = als Ort
option-squad = Einheit
option-kohort = Kohorte
option-outpost = Außenposten
option-beside = Abseits
option-hand = Hand
option-draw = Nachschubstapel
option-discard-pile = Ablagestapel
option-annihilated = Vernichtetenstapel
option-collection = Sammlung
option-unrevealed = Verdeckt in Deckung
option-attached = Zugeordnet
option-aside = Beiseitegelegt
option-answer = Antworten
option-refuse = Zahlen und schweigen
option-algeroth = Algeroth
option-demnogonis = Demnogonis
option-ilian = Ilian
option-muawijhe = Muawijhe
option-semai = Semai
option-bauhaus = Bauhaus
option-capitol = Capitol
option-cybertronic = Cybertronic
option-imperial = Imperial
option-mishima = Mishima
option-brotherhood = Bruderschaft
option-doomtrooper = Doomtrooper
option-legion = Dunkle Legion
option-general = Neutral
option-crescentia = Mondsichler
option-lutheran = Lutheranische Triade
option-rasputin = Söhne Rasputins
option-templars = Templer
option-changeling = Spiritualismus
option-elements = Elemente
option-exorcism = Exorzismus
option-kinetics = Kinetik
option-manipulation = Manipulation
option-mentalism = Geist
option-premonition = Prophezeiung
option-summoning = Beschwörung
