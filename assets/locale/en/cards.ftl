# The grid of cards with its search and filters, and the gallery

cards-search = Type to search names and texts
cards-all = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
cards-found = { $n } of { $of } cards
cards-clear = Show all
cards-none = No card is like that.
cards-none-sub = Take a filter away, or search for less.
cards-near = Did you mean { $card }?
gallery-title = Cards
gallery-keywords = Keywords
gallery-rules = In the rulebook
gallery-facts = { $set }{ $rarity ->
        [none] {""}
       *[other] {" "}· rarity { $rarity }
    } · at most { $limit } in a deck
