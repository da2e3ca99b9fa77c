"""Auctions (RUL-50): all of one is public, and travels to those who look on elsewhere."""

from __future__ import annotations

from doomtable.cards.constructors import special
from doomtable.cards.vocabulary import GENERAL
from doomtable.net.protocol.opaque_handles import HandleMap, outgoing_view
from doomtable.rules.coverage import unhandled
from doomtable.rules.language import Bid, Gain
from doomtable.rules.terms import NOBODY
from doomtable.rules.view import view
from doomtable.rules.view_parts import SPECTATOR, BidderView
from doomtable.scenarios.position import build
from doomtable.scenarios.runner import read_text
from doomtable.words.english import card_text

SALE = special("Sale", "01998", GENERAL, Bid((Gain(3, "P", "winner"),), least=2), window="action", rarity="C1")
MADE = (SALE,)
POSITION = """
name: an auction
players:
  - {name: Ann, destiny: 6, hand: [Mercenary]}
  - {name: Bob, destiny: 9}
  - {name: Cid, destiny: 7}
"""


def begun():
    """The game in which Ann is asked for the first bid for a Mercenary."""
    (scenario,) = read_text(POSITION, "an auction")
    game = build(scenario).game
    game.choose(next(o for o in game.decision.options if o.key == "muster"))
    assert game.decision.kind == "bid"
    return game


def bid(game, n):
    game.choose(next(o for o in game.decision.options if o.number == n and o.key == "number"))


def test_everybody_sees_what_stands_and_who_may_still_bid():
    game = begun()
    for seat in (0, 1, 2, SPECTATOR):
        first = view(game, seat).bidding
        assert (first.card, first.bid, first.seat) == ("Mercenary", 0, NOBODY)
        assert first.bidders == (BidderView(0), BidderView(1), BidderView(2))
    bid(game, 2)
    bid(game, 4)
    game.choose(game.decision.options[0])  # Cid passes
    shown = [view(game, seat).bidding for seat in (0, 1, 2, SPECTATOR)]
    assert shown == [shown[0]] * 4
    assert (shown[0].bid, shown[0].seat, shown[0].bidders) == (4, 1, (BidderView(0), BidderView(1)))


def test_others_see_the_question_but_not_what_is_weighed_there():
    game = begun()
    assert view(game, 0).decision.options and view(game, 0).decision.number == 0
    for seat in (1, 2, SPECTATOR):
        asked = view(game, seat).decision
        assert (asked.seat, asked.kind, asked.options) == (0, "bid", ())


def test_the_card_has_its_number_on_the_wire():
    game = begun()
    shown = outgoing_view(view(game, 1), (), HandleMap())[0]
    named = {card.handle for player in shown.players for card in player.squad}
    assert shown.bidding.handle in named


def test_no_auction_goes_on_beside_other_questions():
    game = begun()
    bid(game, 6)
    game.choose(next(o for o in game.decision.options if o.number == 9))
    assert view(game, 0).bidding is None


def test_a_sale_for_at_least_so_much(played):
    played("""
name: The highest bidder pays and gets what is sold
players:
  - {name: Ann, destiny: 6, hand: [Sale]}
  - {name: Bob, destiny: 9}
script:
  - Ann: [play, Sale]
  - pass: all
  - Ann: [2]
  - Bob: [5]
  - Ann: [pass]
expect: {Ann.destiny: 6, Bob.destiny: 4, Bob.promotion: 3, Ann.promotion: 0}
---
name: Nobody bids less than it asks
players:
  - {name: Ann, destiny: 6, hand: [Sale]}
  - {name: Bob, destiny: 9}
script:
  - Ann: [play, Sale]
  - pass: all
illegal: {Ann: [{do: [1], because: RUL-50}]}
---
name: Who cannot bid so much does not play it
players:
  - {name: Ann, destiny: 1, hand: [Sale]}
  - {name: Bob, destiny: 9}
illegal: {Ann: [{do: [play, Sale], because: RUL-29}]}
""")


def test_it_is_complete_and_worded():
    assert unhandled(SALE) == ()
    assert "bid at least 2 D" in repr(card_text(SALE))
