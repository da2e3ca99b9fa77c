# Das Raster der Karten mit Suche und Filtern, und die Galerie

cards-search = Tippe, um Namen und Texte zu durchsuchen
cards-all = { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
cards-found = { $n } von { $of } Karten
cards-clear = Alle zeigen
cards-none = Keine Karte ist so.
cards-none-sub = Nimm einen Filter weg oder suche nach weniger.
cards-near = Meintest du { $card }?
gallery-title = Karten
gallery-keywords = Schlüsselwörter
gallery-rules = Im Regelbuch
gallery-facts = { $set }{ $rarity ->
        [none] {""}
       *[other] {" "}· Seltenheit { $rarity }
    } · höchstens { $limit } im Deck
