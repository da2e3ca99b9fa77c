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
cards-value = V { $band }

# Conditions of a search that are not understood
query-no-value = After "{ $key }:" stands what is asked for, as in t:warrior.
query-no-number = { $key } is compared with a number, and "{ $value }" is none; write { $key }<=5.
query-no-order = { $key } has no more or less; write { $key }: and what is asked for.
query-nothing-owned = It is not known which cards you own.
query-no-such = { $field ->
        [affiliation] No affiliation is called "{ $value }".
        [aspect] No aspect of the Art is called "{ $value }".
        [apostle] No Apostle is called "{ $value }".
        [set] No set is called "{ $value }"; its short name does, as in s:inq.
       *[type] No type of card is called "{ $value }".
    }

gallery-title = Cards
gallery-keywords = Keywords
gallery-rules = In the rulebook
gallery-facts = { $set }{ $rarity ->
        [none] {""}
       *[other] {" "}· rarity { $rarity }
    } · at most { $limit } in a deck
