# What happened: one message for each kind of event. $player, $card, $other, $host and $source are names; what nobody
# may know or is not there is "none". $n is a number, $word a key of the event.

log-some-card = a card
log-some-warrior = a hidden warrior
log-nobody = nobody

log-turn = Turn { $n } of { $player }.
log-undone = { $word ->
        [cycle] The game goes back to cycle { $n }.
       *[turn] The game goes back to turn { $n } of { $player }.
    }
log-step = { $player }: { $word ->
        [draw] Draw step
        [deployment] Deployment
        [revealment] Revealment
        [vortex] Vortex
        [actions] Actions step
       *[discard] Discard step
    }.
log-drew = { $player } draws { $n ->
        [one] a card
       *[other] { $n } cards
    }.
log-mustered = { $player } musters { $card } for { $n } D.
log-mustered-covered = { $player } musters { $card } in cover.
log-sought-cover = { $card } seeks cover.
log-left-cover = { $card } leaves cover{ $n ->
        [0] .
       *[other] , and { $player } pays { $n } D.
    }
log-revealed = { $card } is revealed{ $word ->
        [unpaid] ; { $player } cannot pay its Value and loses it.
       *[paid] { $n ->
            [0] .
           *[other] , and { $player } pays { $n } D.
        }
    }
log-meditated = { $player } meditates.
log-attached = { $word ->
        [equip] { $player } equips { $host } with { $card }.
        [build] { $player } builds { $card } for { $host }.
        [bestow] { $player } bestows { $card } on { $host }.
        [assign] { $player } assigns { $card } to { $host }.
       *[play] { $card } is attached to { $host }.
    }
log-attached-player = { $word ->
        [assign] { $player } assigns { $card }.
       *[play] { $card } stays in play.
    }
log-built = { $player } builds { $card }{ $word ->
        [squad] {" "}in the Squad{ $whose ->
            [none] .
           *[other] {" "}of { $whose }.
        }
        [kohort] {" "}in the Kohort{ $whose ->
            [none] .
           *[other] {" "}of { $whose }.
        }
        [outpost] {" "}in the Outpost.
        [table] {" "}as a place for everybody.
       *[none] .
    }
log-entered = { $card } enters { $other }.
log-transferred = { $word ->
        [outpost] { $card } goes to the Outpost.
        [base] { $card } goes back into { $other }.
        [field] { $card } goes out to { $other }.
        [returned] { $card } goes back to { $other }.
        [invaded] { $card } invades { $other }.
        [place] { $card } goes to { $other }.
        [luna] { $card } goes to Luna.
        [earth] { $card } goes to Earth.
        [kohort] { $card } returns to the Kohort.
        [beside] { $card } returns from the Outpost.
       *[squad] { $card } returns to the Squad.
    }
log-handed = { $player } hands { $card } to { $whose }.
log-exited = { $card } leaves { $other }.
log-attacked = { $card } attacks { $other }.
log-tactic = { $player } announces { $word ->
        [fight] Fight
       *[shoot] Shoot
    }.
log-armed = { $other ->
        [none] { $card } uses no weapon.
       *[other] { $card } uses { $other }.
    }
log-copied = { $player } plays a copy: { $card }.
log-announced = { $player } { $word ->
        [cast] casts
        [use] uses
       *[play] plays
    } { $card }{ $other ->
        [none] {""}
       *[other] {" "}on { $other }
    }{ $n ->
        [0] .
       *[other] {" "}for { $n } D.
    }
log-cancelled = { $other ->
        [none] { $word ->
            [hidden] What was to be mustered in cover is canceled: { $card }.
            [action] The action is canceled.
           *[card] { $card } is canceled.
        }
       *[other] { $word ->
            [hidden] { $other } cancels what was to be mustered in cover: { $card }.
            [action] { $other } cancels the action.
           *[card] { $other } cancels { $card }.
        }
    }
log-rolled = { $card } rolls { $n } for { $word ->
        [F] Fight
        [S] Shoot
       *[A] Armor
    }.
log-compared = { $card } strikes with { $n } against { $other }, Armor { $word }.
log-wounded = { $card } is wounded.
log-healed = { $card } is healed.
log-killed = { $other ->
        [none] { $card } dies.
       *[other] { $other } kills { $card }.
    }
log-saved = { $other ->
        [none] { $card } is saved.
       *[other] { $other } saves { $card }.
    }
log-discarded = { $card } is discarded.
log-discarded-hidden = { $player } discards a card.
log-annihilated = { $card } is annihilated.
log-imprisoned = { $card } is imprisoned under { $other }.
log-released = { $card } is free again.
log-returned = { $card } returns to the hand of { $player }.
log-shuffled-in = { $card } is shuffled into the draw pile of { $player }.
log-put = { $word ->
        [top] { $card } goes on top of the draw pile of { $player }.
        [bottom] { $card } goes under the draw pile of { $player }.
        [draw] { $card } goes into the draw pile of { $player }.
        [hand] { $card } goes to the hand of { $player }.
        [discard] { $card } goes to the discard pile of { $player }.
        [annihilated] { $card } goes to the annihilated pile of { $player }.
        [collection] { $card } goes to the collection of { $player }.
        [squad] { $card } comes into the Squad of { $player }.
        [kohort] { $card } comes into the Kohort of { $player }.
        [outpost] { $card } comes into the Outpost of { $player }.
        [beside] { $card } comes to stand beside the areas of { $player }.
        [aside] { $card } is set aside.
        [held] { $card } is kept under another card.
       *[other] { $player } moves { $card }.
    }
log-gained = { $player } gains { $n } { $word }{ $other ->
        [none] { $source ->
            [none] .
           *[other] {" "}({ $source }).
        }
       *[other] {" "}for { $other }, killed by { $source }.
    }
log-lost = { $player } loses { $n } { $word }{ $source ->
        [none] .
       *[other] {" "}({ $source }).
    }
log-will-miss = { $player } misses the next { $word ->
        [turn] turn
        [draw] draw
       *[discard] discard
    }{ $source ->
        [none] .
       *[other] {" "}({ $source }).
    }
log-missed = { $player } misses { $word ->
        [turn] this turn
        [discard] this Discard step
        [cycle] this cycle, for want of cards
       *[draw] this draw
    }.
log-lent = { $word ->
        [fewer] { $player } loses { $n ->
            [one] one action
           *[other] { $n } actions
        }.
       *[other] { $player } may take { $n ->
            [one] { $word ->
                [attack] one more attack
               *[other] one more action
            }
           *[other] { $n } more { $word ->
                [attack] attacks
               *[other] actions
            }
        }.
    }
log-effect = { $other ->
        [none] { $card } takes effect.
       *[other] { $card } takes effect on { $other }.
    }
log-effect-over = { $other ->
        [none] { $card } is over.
       *[other] { $card } no longer affects { $other }.
    }
log-marked = { $other } now has { $n } { $word } { $n ->
        [one] marker
       *[other] markers
    }.
log-lies-on = { $word ->
        [D] { $n } Destiny { $n ->
            [one] lies
           *[other] lie
        } on { $other }.
       *[P] { $other } has { $n } Promotion now.
    }
log-turned-over = { $n ->
        [0] { $other } is turned face up.
       *[other] { $other } is turned face down.
    }
log-conquered = { $player } has filled { $card } with Promotion: it is down.
log-stole = { $card } steals { $n } Promotion from { $other }{ $word ->
        [promotion] { "" } and carries them.
       *[destiny] { "" }: as much Destiny lies on its base.
    }
log-role = { $card } takes the place of { $other } as { $word ->
        [attacker] attacker
       *[defender] defender
    }.
log-joined = { $card } comes to the aid of { $other }.
log-combat-over = { $word ->
        [ended] The combat of { $card } and { $other } is broken off.
       *[resolved] The combat of { $card } and { $other } is over.
    }
log-told = { $n ->
        [0] { $player } holds no card of the kind “{ $word }”.
       *[other] { $player } holds a card of the kind “{ $word }”.
    }
log-kept-silent = { $player } pays { $n } D and does not say whether there is a card of the kind “{ $word }”.
log-bid = { $player } bids { $n } D for { $card }.
log-bid-passed = { $player } bids no more for { $card }.
log-bid-won = { $player } has bid most and pays { $n } D for { $card }.
log-looked = { $player } looks at { $word ->
        [hand] the hand
        [draw] the draw pile
        [discard] the discard pile
        [annihilated] the annihilated pile
        [collection] the collection
        [covered] the warriors in cover
        [held] the cards face down under a card
        [missions] the Missions
       *[other] cards
    } of { $whose }.
log-showed = { $player } turns up { $n ->
        [one] a card
       *[other] { $n } cards
    } of the hand.
log-searched = { $player } searches the { $word ->
        [discard] discard pile
        [annihilated] annihilated pile
        [collection] collection
        [hand] hand
       *[draw] draw pile
    }.
log-shuffled = { $player } shuffles the { $word ->
        [discard] discard pile
        [collection] collection
       *[draw] draw pile
    }.
log-coin = { $player } tosses a coin: { $word ->
        [heads] heads
       *[tails] tails
    }.
log-countdown = { $player } has no warrior who can fight: { $n ->
        [one] this turn is the last
       *[other] { $n } turns are left
    } to bring one into play.
log-embargoed = { $player } pays { $n } D: { $card } is under an embargo.
log-warzone = { $player } lets { $other } defend in { $card }.
log-redrawn = { $player } changes the opening hand of { $n } cards.
log-laid = { $card } lies on the table when the game begins.
log-turned-round = { $player } turns the direction of play round.
log-reseated = { $player } changes seats with { $whose }.
log-goal-raised = { $player } has not won yet: { $n } Promotion are needed now.
log-claimed = { $player } claims { $card }.
log-counted = { $player } has { $n ->
        [one] one colony point
       *[other] { $n } colony points
    }.
log-refilled = { $player } shuffles the discard pile into a new draw pile of { $n ->
        [one] one card
       *[other] { $n } cards
    }.
log-declared-war = { $player } declares a Corporate War: { $word }.
log-laid-under = { $player } lays a card of the collection face down under the war.
log-cycle = Cycle { $n } begins; { $player } is the first.
log-gathered = The Vortex: { $n ->
        [one] one card is
       *[other] { $n } cards are
    } shuffled from hands and table into the draw piles.
log-held-back = { $player } has held back { $n ->
        [one] { $card }
       *[other] { $n } cards
    } that could have been laid down, and loses all D and P.
log-turn-end = { $player } ends the turn.
log-out = { $word ->
        [conceded] { $player } concedes.
       *[other] { $player } is out of the game.
    }
log-attacked-player = { $card } attacks { $player }.
log-won-too = { $player } wins as well.
log-over = { $word ->
        [promotion] { $player } wins by Promotion.
        [no_warriors] { $player } wins: nobody else has a warrior to fight with.
        [deck_out] { $player } wins: all draw piles are empty.
        [markers] { $player } wins: no action markers are left.
        [last_warrior] { $player } wins: the last warrior in the middle is gone.
        [held] { $player } wins: the others cannot draw any more.
        [bases] { $player } wins: all three bases are full.
        [colony] { $player } wins, having begun a turn with enough colony points.
        [conceded] { $player } wins: nobody else plays on.
       *[draw] The game is a draw.
    }
