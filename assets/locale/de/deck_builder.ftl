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
advice-own-things = Für die Zugehörigkeit dieses Decks gemacht, dem es nicht nur an Kriegern und Spezialkarten fehlt.
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
advice-double = Es gibt { $n }, und nur eine kann im Spiel sein.
advice-dear = Kostet { $v } Destiny: Die teuersten Krieger kommen spät.
advice-least = Diesem Deck fehlt sie am wenigsten.
advice-many-warriors = Es gibt { $n } Krieger; { $most } genügen.
advice-many-things = { $n } Karten sind Ausrüstung, Kunst, Gaben und Orte; { $most } genügen.
advice-many-specials = Es gibt { $n } Spezialkarten; { $most } genügen.
