# Was geschah: eine Meldung für jede Art von Ereignis. $player, $card, $other, $host und $source sind Namen; was niemand
# wissen darf oder was nicht da ist, ist "none". $n ist eine Zahl, $word ein Schlüssel des Ereignisses. Die Wörter für
# Unbekanntes sind weiblich, so dass sie im ersten und im vierten Fall gleich lauten; in anderen Fällen stehen sie nie.

log-some-card = eine Karte
log-some-warrior = eine verdeckte Karte
log-nobody = niemand

log-turn = Zug { $n } von { $player }.
log-undone = { $word ->
        [cycle] Das Spiel geht zurück zu Zyklus { $n }.
       *[turn] Die Partie geht zurück auf Zug { $n } von { $player }.
    }
log-step = { $player }: { $word ->
        [draw] Ziehschritt
        [deployment] Aufstellung
        [revealment] Aufdecken
        [vortex] Vortex
        [actions] Aktionsschritt
       *[discard] Ablageschritt
    }.
log-drew = { $player } zieht { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }.
log-mustered = { $player } spielt { $card } für { $n } D aus.
log-mustered-covered = { $player } spielt { $card } in Deckung aus.
log-sought-cover = { $card } geht in Deckung.
log-left-cover = { $card } verlässt die Deckung{ $n ->
        [0] .
       *[other] , und { $player } zahlt { $n } D.
    }
log-revealed = { $card } wird aufgedeckt{ $word ->
        [unpaid] ; { $player } kann den Wert nicht bezahlen und verliert die Karte.
       *[paid] { $n ->
            [0] .
           *[other] , und { $player } zahlt { $n } D.
        }
    }
log-meditated = { $player } meditiert.
log-attached = { $word ->
        [equip] { $player } rüstet { $host } mit { $card } aus.
        [build] { $player } errichtet { $card } für { $host }.
        [bestow] { $player } verleiht { $card } an { $host }.
        [assign] { $player } vergibt { $card } an { $host }.
       *[play] { $card } geht an { $host }.
    }
log-attached-player = { $word ->
        [assign] { $player } vergibt { $card }.
       *[play] { $card } bleibt im Spiel.
    }
log-built = { $player } errichtet { $card }{ $word ->
        [squad] {" "}in der Einheit{ $whose ->
            [none] .
           *[other] {" "}von { $whose }.
        }
        [kohort] {" "}in der Kohorte{ $whose ->
            [none] .
           *[other] {" "}von { $whose }.
        }
        [outpost] {" "}im Außenposten.
        [table] {" "}als Ort für alle.
       *[none] .
    }
log-entered = { $card } steigt in { $other } ein.
log-transferred = { $word ->
        [outpost] { $card } geht in den Außenposten.
        [base] { $card } kehrt in die Basis { $other } zurück.
        [field] { $card } zieht hinaus auf { $other }.
        [returned] { $card } kehrt zurück nach { $other }.
        [invaded] { $card } fällt auf { $other } ein.
        [place] { $card } geht nach { $other }.
        [luna] { $card } geht nach Luna.
        [earth] { $card } geht zur Erde.
        [kohort] { $card } kehrt in die Kohorte zurück.
        [beside] { $card } kehrt aus dem Außenposten zurück.
       *[squad] { $card } kehrt in die Einheit zurück.
    }
log-handed = { $player } übergibt { $card } an { $whose }.
log-exited = { $card } verlässt { $other }.
log-attacked = { $card } greift { $other } an.
log-tactic = { $player } kündigt { $word ->
        [fight] Nahkampf
       *[shoot] Fernkampf
    } an.
log-armed = { $other ->
        [none] { $card } setzt keine Waffe ein.
       *[other] { $card } setzt { $other } ein.
    }
log-copied = { $player } spielt eine Kopie: { $card }.
log-announced = { $player } { $word ->
        [cast] wirkt
        [use] setzt
       *[play] spielt
    } { $card }{ $other ->
        [none] {""}
       *[other] {" "}auf { $other }
    }{ $n ->
        [0] {""}
       *[other] {" "}für { $n } D
    }{ $word ->
        [use] {" "}ein.
       *[play] .
    }
log-cancelled = { $other ->
        [none] { $word ->
            [hidden] Was in Deckung ausgespielt werden sollte, wird aufgehoben: { $card }.
            [action] Die Aktion wird aufgehoben.
           *[card] { $card } wird aufgehoben.
        }
       *[other] { $word ->
            [hidden] { $other } hebt auf, was in Deckung ausgespielt werden sollte: { $card }.
            [action] { $other } hebt die Aktion auf.
           *[card] { $other } hebt { $card } auf.
        }
    }
log-rolled = { $card } würfelt { $n } für { $word ->
        [F] Nahkampf
        [S] Fernkampf
       *[A] Panzerung
    }.
log-compared = { $card } schlägt mit { $n } zu; { $other } hat Panzerung { $word }.
log-wounded = { $card } wird verwundet.
log-healed = { $card } wird geheilt.
log-killed = { $other ->
        [none] { $card } stirbt.
       *[other] { $other } tötet { $card }.
    }
log-saved = { $other ->
        [none] { $card } wird gerettet.
       *[other] { $other } rettet { $card }.
    }
log-discarded = { $card } wird abgelegt.
log-discarded-hidden = { $player } legt eine Karte ab.
log-annihilated = { $card } wird vernichtet.
log-imprisoned = { $card } wird unter { $other } gefangen gehalten.
log-released = { $card } ist wieder frei.
log-returned = { $card } kehrt auf die Hand von { $player } zurück.
log-shuffled-in = { $card } wird in den Nachschubstapel von { $player } gemischt.
log-put = { $word ->
        [top] { $card } kommt oben auf den Nachschubstapel von { $player }.
        [bottom] { $card } kommt unter den Nachschubstapel von { $player }.
        [draw] { $card } kommt in den Nachschubstapel von { $player }.
        [hand] { $card } kommt auf die Hand von { $player }.
        [discard] { $card } kommt auf den Ablagestapel von { $player }.
        [annihilated] { $card } kommt auf den Vernichtetenstapel von { $player }.
        [collection] { $card } kommt in die Sammlung von { $player }.
        [squad] { $card } kommt in die Einheit von { $player }.
        [kohort] { $card } kommt in die Kohorte von { $player }.
        [outpost] { $card } kommt in den Außenposten von { $player }.
        [beside] { $card } steht jetzt neben den Bereichen von { $player }.
        [aside] { $card } wird beiseitegelegt.
        [held] { $card } liegt jetzt unter einer anderen Karte.
       *[other] { $player } bewegt { $card }.
    }
log-gained = { $player } erhält { $n } { $word }{ $other ->
        [none] { $source ->
            [none] .
           *[other] {" "}({ $source }).
        }
       *[other] {" "}für { $other }, getötet von { $source }.
    }
log-lost = { $player } verliert { $n } { $word }{ $source ->
        [none] .
       *[other] {" "}({ $source }).
    }
log-will-miss = { $player } überspringt { $word ->
        [turn] den nächsten Zug
        [draw] das nächste Ziehen
       *[discard] das nächste Ablegen
    }{ $source ->
        [none] .
       *[other] {" "}({ $source }).
    }
log-missed = { $player } überspringt { $word ->
        [turn] diesen Zug
        [discard] diesen Ablageschritt
        [cycle] diesen Zyklus, weil keine Karten mehr da sind
       *[draw] dieses Ziehen
    }.
log-lent = { $word ->
        [fewer] { $player } verliert { $n ->
            [one] eine Aktion
           *[other] { $n } Aktionen
        }.
       *[other] { $player } hat { $n ->
            [one] { $word ->
                [attack] einen weiteren Angriff
               *[other] eine weitere Aktion
            }
           *[other] { $n } weitere { $word ->
                [attack] Angriffe
               *[other] Aktionen
            }
        }.
    }
log-effect = { $other ->
        [none] { $card } wirkt.
       *[other] { $card } wirkt auf { $other }.
    }
log-effect-over = { $other ->
        [none] { $card } wirkt nicht mehr.
       *[other] { $card } wirkt nicht mehr auf { $other }.
    }
log-marked = { $other } hat jetzt { $n ->
        [one] einen Marker
       *[other] { $n } Marker
    } „{ $word }“.
log-lies-on = { $word ->
        [D] Auf { $other } { $n ->
            [one] liegt
           *[other] liegen
        } { $n } Destiny.
       *[P] { $other } hat jetzt { $n } Promotion.
    }
log-turned-over = { $n ->
        [0] { $other } wird aufgedeckt.
       *[other] { $other } wird umgedreht.
    }
log-conquered = { $player } hat { $card } mit Promotion gefüllt: Die Basis liegt verdeckt.
log-stole = { $card } beraubt { $other } um { $n } Promotion{ $word ->
        [promotion] { "" } und trägt sie.
       *[destiny] { "" }; so viel Destiny liegt nun auf der eigenen Basis.
    }
log-role = { $card } ersetzt { $other } als { $word ->
        [attacker] Angreifer
       *[defender] Verteidiger
    }.
log-joined = { $card } unterstützt { $other }.
log-combat-over = { $word ->
        [ended] Der Kampf { $card } gegen { $other } wird abgebrochen.
       *[resolved] Der Kampf { $card } gegen { $other } ist vorbei.
    }
log-told = { $n ->
        [0] { $player } hat keine Karte der Art „{ $word }“.
       *[other] { $player } hat eine Karte der Art „{ $word }“.
    }
log-kept-silent = { $player } zahlt { $n } D und verrät nicht, ob eine Karte der Art „{ $word }“ da ist.
log-bid = { $player } bietet { $n } D für { $card }.
log-bid-passed = { $player } bietet nicht mehr für { $card }.
log-bid-won = { $player } hat am meisten geboten und zahlt { $n } D für { $card }.
log-looked = { $player } sieht { $word ->
        [hand] die Hand
        [draw] den Nachschubstapel
        [discard] den Ablagestapel
        [annihilated] den Vernichtetenstapel
        [collection] die Sammlung
        [covered] die Krieger in Deckung
        [held] die verdeckten Karten unter einer Karte
        [missions] die Missionen
       *[other] Karten
    } von { $whose } an.
log-showed = { $player } deckt { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    } der Hand auf.
log-searched = { $player } durchsucht { $word ->
        [discard] den Ablagestapel
        [annihilated] den Vernichtetenstapel
        [collection] die Sammlung
        [hand] die Hand
       *[draw] den Nachschubstapel
    }.
log-shuffled = { $player } mischt { $word ->
        [discard] den Ablagestapel
        [collection] die Sammlung
       *[draw] den Nachschubstapel
    }.
log-coin = { $player } wirft eine Münze: { $word ->
        [heads] Kopf
       *[tails] Zahl
    }.
log-countdown = { $player } hat keinen Krieger, der kämpfen kann: { $n ->
        [one] Dieser Zug ist der letzte
       *[other] { $n } Züge bleiben
    }, um einen ins Spiel zu bringen.
log-embargoed = { $player } zahlt { $n } D: { $card } unterliegt einem Embargo.
log-warzone = { $player } lässt { $other } in { $card } verteidigen.
log-redrawn = { $player } tauscht die Starthand aus { $n } Karten.
log-laid = { $card } liegt zu Beginn der Partie auf dem Tisch.
log-turned-round = { $player } kehrt die Spielrichtung um.
log-reseated = { $player } tauscht den Platz mit { $whose }.
log-goal-raised = { $player } hat noch nicht gewonnen: Nötig sind jetzt { $n } Promotion.
log-claimed = { $player } beansprucht { $card }.
log-counted = { $player } hat { $n ->
        [one] einen Koloniepunkt
       *[other] { $n } Koloniepunkte
    }.
log-refilled = { $player } mischt den Ablagestapel zu einem neuen Nachschubstapel mit { $n ->
        [one] einer Karte
       *[other] { $n } Karten
    }.
log-declared-war = { $player } erklärt einen Konzernkrieg: { $word }.
log-laid-under = { $player } legt eine Karte der Sammlung verdeckt unter den Krieg.
log-cycle = Zyklus { $n } beginnt; { $player } ist zuerst am Zug.
log-gathered = Der Vortex: { $n ->
        [one] Eine Karte wird
       *[other] { $n } Karten werden
    } von Hand und Tisch in die Nachschubstapel gemischt.
log-held-back = { $player } hat { $n ->
        [one] { $card }
       *[other] { $n } Karten
    } zurückbehalten, obwohl Platz dafür war, und verliert alle D und P.
log-turn-end = { $player } beendet den Zug.
log-out = { $word ->
        [conceded] { $player } gibt auf.
       *[other] { $player } scheidet aus.
    }
log-attacked-player = { $card } greift { $player } an.
log-won-too = { $player } gewinnt ebenfalls.
log-over = { $word ->
        [promotion] { $player } gewinnt durch Promotion.
        [no_warriors] { $player } gewinnt: Niemand sonst hat noch einen Krieger, der kämpfen kann.
        [deck_out] { $player } gewinnt: Alle Nachschubstapel sind leer.
        [markers] { $player } gewinnt: Keine Aktionsmarker sind übrig.
        [last_warrior] { $player } gewinnt: Der letzte Krieger in der Mitte ist gefallen.
        [held] { $player } gewinnt: Die anderen können nicht mehr ziehen.
        [bases] { $player } gewinnt: Alle drei Basen sind voll.
        [colony] { $player } gewinnt: Ein Zug begann mit genug Koloniepunkten.
        [conceded] { $player } gewinnt: Niemand sonst spielt weiter.
       *[draw] Die Partie endet unentschieden.
    }
