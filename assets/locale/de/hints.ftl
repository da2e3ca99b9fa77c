# Was der Computer an deiner Stelle täte und warum: Zahlen aus den Partien, die er sich vorgestellt hat.

thinking-restarted = Das Nachdenken des Computers war von selbst abgebrochen; es läuft wieder.
thinking-habit = Der Computer konnte diese Wahl nicht durchdenken: Sein Nachdenken brach zweimal ab. Er tat, was er sonst tut.
thinking-fault = In den Partien, die sich der Computer vorstellt, ging etwas schief; seine Wahl ist vielleicht schlechter als sonst ({ $what }).
hint-trouble-habit = Diese Wahl ließ sich nicht durchdenken: Das Nachdenken brach zweimal ab. Der Tipp ist, was man gewöhnlich macht.
hint-trouble-fault = In den Partien, die für den Tipp vorgestellt wurden, ging etwas schief; er ist vielleicht schlechter als sonst ({ $what }).

thinking-now = { $player } überlegt.

# Der Knopf und was er bringt
hint-button = Tipp
hint-waits = Denkt nach …
hint-away = Tipp ausblenden
hint-heading = Tipp:

# Wie ein Spielzug heißt
play-with = { $verb ->
       *[other] { $label }: { $card }
        [muster] { $card } ausspielen
        [muster-in-cover] { $card } in Deckung ausspielen
        [seek-cover] Mit { $card } in Deckung gehen
        [exit-cover] Mit { $card } die Deckung verlassen
        [equip] Mit { $card } ausrüsten
        [build] { $card } errichten
        [bestow] { $card } verleihen
        [assign] { $card } vergeben
        [attack] Mit { $card } angreifen
        [sabotage] Mit { $card } sabotieren
        [play] { $card } spielen
        [cast] { $card } wirken
        [use] { $card } einsetzen
        [enter-vehicle] Mit { $card } einsteigen
        [exit-vehicle] Mit { $card } aussteigen
        [transfer] { $card } übertragen
        [discard] { $card } ablegen
        [reveal] { $card } aufdecken
    }
play-on = { $verb ->
       *[other] { $label }: { $card }, { $target }
        [attack] { $target } mit { $card } angreifen
        [sabotage] { $target } mit { $card } sabotieren
        [muster] { $card } ausspielen ({ $target })
        [muster-in-cover] { $card } in Deckung ausspielen ({ $target })
        [build] { $card } errichten ({ $target })
        [bestow] { $card } an { $target } verleihen
        [assign] { $card } an { $target } vergeben
        [transfer] { $card } übertragen ({ $target })
        [equip] { $target } mit { $card } ausrüsten
        [enter-vehicle] Mit { $card } in { $target } einsteigen
        [play] { $card } auf { $target } spielen
        [cast] { $card } auf { $target } wirken
        [use] { $card } auf { $target } einsetzen
    }

# Rückblick auf eine beendete Partie
review-button = Rückblick auf die Partie
review-title = Rückblick
review-close = Zum Tisch
review-chances = Siegchance, wie jeder Spieler sie sehen konnte
review-points = Promotion
review-points-colony = Koloniepunkte
review-round = Zug { $n }
review-turn = Zug { $n } von { $player }
review-whose = { $player } ({ $when })
review-stood = { $player }: { $percent } % Siegchance, { $points } Promotion
review-stood-colony = { $player }: { $percent } % Siegchance, { $points } Koloniepunkte
review-press = Klick: der Tisch von damals
review-costly = Was am meisten gekostet hat
review-chosen = Gewählt: { $what }
review-better = Besser: { $what }
review-another = Besser: { $card }, ein anderes Exemplar
review-cost = −{ $n } %
review-cost-said = Das kostete { $n } % der Siegchance.
review-waits = Die Partie wird noch einmal durchdacht …
review-others = Sonst machte keine Wahl viel aus.
review-none = Keine Wahl fällt auf: Keine von deinen kostete viel.

# Warum
hint-only = Hier gibt es nur eine Möglichkeit.
hint-alike = Was du hier auch wählst, es kommt auf dasselbe heraus.
hint-custom = Wozu das gut ist, zeigt sich erst viel später; so macht man es gewöhnlich.
hint-worlds = Die vorgestellten Partien passten nicht zu dieser Frage; so macht man es gewöhnlich.
hint-fault = Beim Nachdenken ging etwas schief; so macht man es gewöhnlich.
hint-habit = Zum Nachdenken war keine Zeit; so macht man es gewöhnlich.
hint-gains = { $sure ->
        [no] Geraten, nach erst { $tries ->
            [one] einer vorgestellten Partie
           *[other] { $tries } vorgestellten Partien
        }:
       *[yes] Aus { $tries } vorgestellten Partien:
    } Bis zu deinem nächsten Zug ergibt das { $percent } % Siegchance, und du gewinnst { $points } Promotion auf die anderen.
hint-trails = { $sure ->
        [no] Geraten, nach erst { $tries ->
            [one] einer vorgestellten Partie
           *[other] { $tries } vorgestellten Partien
        }:
       *[yes] Aus { $tries } vorgestellten Partien:
    } Bis zu deinem nächsten Zug ergibt das { $percent } % Siegchance; die anderen gewinnen { $points } Promotion auf dich.
hint-even = { $sure ->
        [no] Geraten, nach erst { $tries ->
            [one] einer vorgestellten Partie
           *[other] { $tries } vorgestellten Partien
        }:
       *[yes] Aus { $tries } vorgestellten Partien:
    } Bis zu deinem nächsten Zug ergibt das { $percent } % Siegchance; der Abstand in Promotion bleibt etwa gleich.
hint-chance = { $sure ->
        [no] Geraten, nach erst { $tries ->
            [one] einer vorgestellten Partie
           *[other] { $tries } vorgestellten Partien
        }:
       *[yes] Aus { $tries } vorgestellten Partien:
    } Bis zu deinem nächsten Zug ergibt das { $percent } % Siegchance.
hint-destiny-more = Du stehst danach um { $points } Destiny besser da.
hint-destiny-less = Es kostet dich { $points } Destiny gegenüber den anderen.
hint-kills = Gegnerische Krieger, die fallen: im Schnitt { $n }.
hint-fears = Zu befürchten: { $card } fällt in { $percent } % dieser Partien.
hint-fears-many = Zu befürchten: Im Schnitt fallen { $n } deiner Krieger, am ehesten { $card } ({ $percent } %).
hint-safe = Keiner deiner Krieger ist in großer Gefahr.
hint-rather-kills = Besser als { $option } ({ $percent } %): Es fallen { $n } gegnerische Krieger mehr.
hint-rather-saves = Besser als { $option } ({ $percent } %): Es fallen { $n } deiner Krieger weniger.
hint-rather-promotion = Besser als { $option } ({ $percent } %): Es bringt { $n } Promotion mehr.
hint-rather-destiny = Besser als { $option } ({ $percent } %): Es bleiben { $n } Destiny mehr.
hint-close = Etwa gleich gut: { $option }.
hint-clear = Nichts anderes kommt heran; das Nächstbeste ist { $option } mit { $percent } % Siegchance.
hint-next = Das Nächstbeste ist { $option } mit { $percent } % Siegchance.
