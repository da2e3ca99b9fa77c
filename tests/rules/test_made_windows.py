"""Made-up rulesets with an answer before all others, and with windows that are closed."""

from __future__ import annotations

from made_rulesets import named

from doomtable.ai.players import program
from doomtable.rules.view import view
from doomtable.session.session import Session


def test_an_embargo_annuls_a_card_for_d_before_anybody_else_answers(played):
    played("""
name: the card goes, what it cost stays paid
options: {embargo: 3}
players:
  - {name: Ann, squad: [Free Marine], hand: [Hussar], destiny: 9}
  - {name: Bob, squad: [Infantry], destiny: 4}
script:
  - Ann: [muster, Hussar]
  - Bob: [embargo]
expect: {Hussar.zone: discard, Bob.destiny: 1, Ann.destiny: 7, actions: 2, decision: Ann, log: [under an embargo]}
---
name: who passes lets it through
options: {embargo: 3}
players:
  - {name: Ann, squad: [Free Marine], hand: [Hussar], destiny: 9}
  - {name: Bob, squad: [Infantry], destiny: 4}
script:
  - Ann: [muster, Hussar]
  - Bob: [pass]
expect: {Hussar.zone: squad, Bob.destiny: 4}
---
name: who cannot pay is not asked, nor is who played it
options: {embargo: 3}
players:
  - {name: Ann, squad: [Free Marine], hand: [Hussar], destiny: 9}
  - {name: Bob, squad: [Infantry], destiny: 2}
script:
  - Ann: [muster, Hussar]
expect: {Hussar.zone: squad, decision: Ann}
---
name: clockwise from the active player, and once it is laid nobody else is asked
options: {embargo: 3}
players:
  - {name: Ann, squad: [Free Marine], hand: [Hussar], destiny: 9}
  - {name: Bob, squad: [Infantry]}
  - {name: Cid, squad: [Infantry]}
script:
  - Ann: [muster, Hussar]
  - expect: {decision: Bob}
  - Bob: [embargo]
expect: {decision: Ann, Hussar.zone: discard, Cid.destiny: 5}
---
name: it is no card and stops no action without one
options: {embargo: 3}
players:
  - {name: Ann, squad: [Free Marine]}
  - {name: Bob, squad: [Infantry]}
script:
  - Ann: [meditate]
expect: {decision: Ann, Ann.destiny: 6}
---
name: without the switch nobody is asked
players:
  - {name: Ann, squad: [Free Marine], hand: [Hussar], destiny: 9}
  - {name: Bob, squad: [Infantry]}
script:
  - Ann: [muster, Hussar]
expect: {Hussar.zone: squad, decision: Ann}
""")


def embargo_asked(seed: int = 1) -> Session:
    """A game in which somebody may lay an embargo."""
    setup = named("embargo").setup(seed)
    session = Session(setup.deal(), [program("random")] * 3, seed=seed, listen=())
    while session.game.decision is None or session.game.decision.window != "embargo":
        assert session.step()
    return session


def test_only_who_is_asked_learns_that_he_is():
    game = embargo_asked().game
    decision = game.decision
    assert decision is not None
    for seat in (0, 1, 2, 7):
        shown = view(game, seat).decision
        assert shown is not None and shown.kind == "window"
        assert (shown.seat, shown.window) == ((seat, "embargo") if seat == decision.seat else (-1, ""))
        assert [option.key for option in shown.options] == (["pass", "embargo"] if seat == decision.seat else [])


def events_of(rules: str, moves: int) -> set[str]:
    """The windows in which anybody was asked in games of these rules."""
    made, asked = named(rules), set()
    session = Session(made.setup(4).deal(), [program("random")] * made.seats, seed=4, listen=())
    for _ in range(moves):
        decision = session.game.decision
        if decision is None:
            break
        asked.add(decision.window)
        session.step()
    return asked


def test_what_is_closed_is_answered_by_nobody_and_the_rest_is():
    closed = events_of("closed windows", 900)
    assert not closed & {"played", "after action"} and closed & {"combat", "action"}
    assert {"played", "after action"} & events_of("three players", 900)
