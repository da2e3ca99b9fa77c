# Deck builder: why a card is proposed, or why it may go
advice-wakes = { $n ->
        [one] A card that is here already needs it.
       *[other] { $n } cards that are here already need it.
    }
advice-cheap-warrior = Costs { $v } Destiny: few warriors can be mustered in the first turn.
advice-warrior = { $n ->
        [0] The first warrior of this deck.
        [one] So far there is one warrior.
       *[other] So far there are { $n } warriors.
    }
advice-casters = { $n ->
        [one] One of your warriors can cast it.
       *[other] { $n } of your warriors can cast it.
    }
advice-bearers = { $n ->
        [one] One of your warriors can have it.
       *[other] { $n } of your warriors can have it.
    }
advice-own-things = Made for the affiliation of this deck, which lacks more than warriors and Specials.
advice-own-specials = A Special of the affiliation of this deck.
advice-any-things = Helps any deck; this one lacks what lies on the table.
advice-any-specials = { $n ->
        [0] A Special that helps any deck.
        [one] A Special that helps any deck; one ready deck plays it.
       *[other] A Special that helps any deck; { $n } ready decks play it.
    }
advice-no-caster = No warrior here can cast it.
advice-no-bearer = No warrior here can have it.
advice-no-host = There is nothing here that it could go on.
advice-no-present = What it needs in play is not in this deck.
advice-double = There are { $n }, and only one can be in play.
advice-dear = Costs { $v } Destiny: the dearest warriors come late.
advice-least = This deck misses it least.
advice-many-warriors = There are { $n } warriors; { $most } are enough.
advice-many-things = { $n } cards are equipment, spells, gifts and places; { $most } are enough.
advice-many-specials = There are { $n } Specials; { $most } are enough.
