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
cards-value = V { $band }

# Bedingungen einer Suche, die nicht zu verstehen sind
query-no-value = Hinter „{ $key }:“ steht, wonach gesucht wird, etwa t:krieger.
query-no-number = { $key } wird mit einer Zahl verglichen, und „{ $value }“ ist keine; schreib { $key }<=5.
query-no-order = Bei { $key } gibt es kein Mehr oder Weniger; schreib { $key }: und wonach du suchst.
query-nothing-owned = Es ist nicht bekannt, welche Karten du besitzt.
query-no-such = { $field ->
        [affiliation] Keine Zugehörigkeit heißt „{ $value }“.
        [aspect] Kein Aspekt der Kunst heißt „{ $value }“.
        [apostle] Kein Apostel heißt „{ $value }“.
        [set] Kein Set heißt „{ $value }“; sein Kürzel genügt, etwa s:inq.
       *[type] Kein Kartentyp heißt „{ $value }“.
    }

gallery-title = Karten
gallery-keywords = Schlüsselwörter
gallery-rules = Im Regelbuch
gallery-facts = { $set }{ $rarity ->
        [none] {""}
       *[other] {" "}· Seltenheit { $rarity }
    } · höchstens { $limit } im Deck
