"""Battles: their presets, what a Battle may bring, what others see of it, and whole games with them."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace

import pytest
from groups import first_and_rest

from doomtable import rulesets
from doomtable.ai.monte_carlo_search import SearchPlayer
from doomtable.ai.opponent_decks import DeckPrior
from doomtable.ai.players import program
from doomtable.cards import packs
from doomtable.cards.catalogue import PACKS, catalogue
from doomtable.cards.shipped_packs import pack_files, shipped_cards
from doomtable.errors import BadInput
from doomtable.files.decks import battle_decks, read_deck, ready_decks
from doomtable.records.deck_pool import deck_pool
from doomtable.records.record import GameSetup, RecordHeader, game_deck, head
from doomtable.records.record_parser import read_record
from doomtable.records.verification import verify_record
from doomtable.rules.battle_nodes import Battle, Brought
from doomtable.rules.coverage import unhandled
from doomtable.rules.knowledge import knowledge
from doomtable.rules.language import Card, Cost
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.terms import NO_CARD
from doomtable.rules.view import view
from doomtable.scenarios.battle_position import TRIAL_BATTLE
from doomtable.scenarios.export import export
from doomtable.scenarios.runner import find, open_game, read_text, run_scenario
from doomtable.selfplay.headless_games import HeadlessGame
from doomtable.session.session import Session

LOOKUP = catalogue().get
DECKS = tuple(game_deck(read_deck(path, catalogue().names)) for path in battle_decks())
SET_UP = """
name: a Battle that runs
options: {battles: true}
players:
  - name: Ann
    squad: [{card: Hussar, wounded: true, attached: [Combat Armor]}, Infantry, Heimburg]
    battle: {card: Trial Battle, defenders: [Hussar, Infantry]}
  - {name: Bob, squad: [Free Marine]}
"""


def rules_of(edition: str = "second", **options: object) -> Ruleset:
    return rulesets.get(edition, {"battles": True, **options})


def setup(seed: int, seats: int = 2, **options: object) -> GameSetup:
    return GameSetup(tuple(DECKS[(seed + i) % len(DECKS)] for i in range(seats)), rules_of(**options), LOOKUP, seed)


def said(text: str, card: Card) -> object:
    """What a scenario with a card of our own comes to."""
    return run_scenario(read_text(text, "a Battle")[0], lambda name: card if name == card.name else find(name))


def test_its_switches():
    """VAR-BATTLE-R01, OPT-GEN-02."""
    for edition in ("first", "second", "tournament"):
        rules = rules_of(edition)
        assert rules.battles and rules.battle_area_scope == "kind"
        assert rulesets.options_of(rules) == {"battles": True}
        assert rulesets.get(edition, rulesets.options_of(rules)) == rules
    own = rules_of(battle_area_scope="own")
    assert rulesets.options_of(own) == {"battles": True, "battle_area_scope": "own"}
    assert rules_of(variant="limited").markers == 30 and rules_of(form="team").battles
    assert rules_of(corpwar=True).wars
    for variant in ("home", "vortex", "colony"):
        with pytest.raises(BadInput, match="do not go together"):
            rules_of(variant=variant)
    with pytest.raises(BadInput, match="battles"):
        rulesets.get("second", {"battles": "perhaps"})


def test_the_packs_that_come_with_the_program_are_sound():
    """VAR-BATTLE-R09, VAR-CORPWAR-R07."""
    assert [path.stem for path in pack_files()] == list(PACKS)
    for path in pack_files():
        assert packs.check(path) == []
        cards = packs.load(path)
        assert all(catalogue().get(card.name) == card and unhandled(card) == () for card in cards)
        assert len(cards) == PACKS[path.stem].total and {card.set for card in cards} == {path.stem}
        assert json.loads(path.read_text(encoding="utf-8"))["format"] == packs.FORMAT
    assert not {card.name for card in catalogue().cards} & {card.name for card in shipped_cards()}
    assert tuple(card.affiliations[0] for card in catalogue().by_set("wars")) == rulesets.CARTEL
    for card in catalogue().by_set("battles"):
        assert card.battle is not None
        assert all(catalogue().get(name) for one in card.battle.brings for name in (one.name, *one.bears))


@pytest.mark.parametrize("card", catalogue().by_set("battles"), ids=lambda card: card.code)
def test_each_battle_of_the_pack_can_be_played(card):
    """VAR-BATTLE-06, VAR-BATTLE-13."""
    assert card.battle is not None
    brought = [name for one in card.battle.brings for name in (one.name, *one.bears)]
    text = json.dumps({
        "name": "it enters", "options": {"battles": True, "outpost": "on"},
        "players": [{"name": "Ann", "hand": [card.name], "collection": brought}, {"name": "Bob"}],
        "script": [{"Ann": ["play", card.name]}],
        "expect": {
            "Ann.battle": card.name, "Ann.collection": 0,
            f"Ann.{card.battle.area}": [card.name, *(one.name for one in card.battle.brings)],
        },
    })  # fmt: skip
    assert run_scenario(read_text(text, "a Battle")[0]) is None


def test_what_it_brings_keeps_to_the_rules():
    """VAR-BATTLE-06, VAR-BATTLE-R07: a second Personality, Armor on Armor, a warrior in the wrong area."""
    refused = {
        "a Personality": ("squad", Brought("Mitch Hunter")),
        "two suits": ("squad", Brought("Hussar", ("Composite Armor", "Composite Armor"))),
        "another's sword": ("squad", Brought("Hussar", ("Curator Sword",))),
        "the wrong area": ("kohort", Brought("Hussar")),
        "a Fortification of elsewhere": ("kohort", Brought("Heimburg")),
        "an Outpost where there is none": ("outpost", Brought("Prophet")),
    }
    for name, (area, brought) in refused.items():
        card = Card("Own Battle", "B1", "own", "battle", ("general",), battle=Battle(area, (brought,)))
        names = ", ".join((brought.name, *brought.bears))
        outpost = "off" if area == "outpost" else "auto"
        text = f"""
name: {name}
options: {{battles: true, outpost: "{outpost}"}}
players:
  - {{name: Ann, hand: [Own Battle], collection: [{names}]}}
  - {{name: Bob, squad: [{"Mitch Hunter" if brought.name == "Mitch Hunter" else "Free Marine"}]}}
illegal: {{Ann: [{{do: [play, Own Battle], because: VAR-BATTLE-06}}]}}
"""
        assert said(text, card) is None, name


def test_a_battle_may_bring_a_fortification_and_cost_more():
    """VAR-BATTLE-13, VAR-BATTLE-R06."""
    brings = (Brought("Hussar"), Brought("Heimburg"))
    card = Card("Own Battle", "B1", "own", "battle", ("bauhaus",), cost=Cost(actions=1, d=2),
                battle=Battle("squad", brings))  # fmt: skip
    text = """
name: a Fortification comes with it
options: {battles: true}
players:
  - {name: Ann, destiny: 3, hand: [Own Battle], collection: [Heimburg, Hussar]}
  - {name: Bob, squad: [Free Marine]}
script:
  - Ann: [play, Own Battle]
expect:
  {Ann.squad: [Own Battle, Hussar, Heimburg], Own Battle.defenders: [Hussar], Hussar.armor: 5, actions: 1,
   Ann.destiny: 1}
"""
    assert said(text, card) is None


def test_everybody_sees_who_defends(tmp_path):
    """VAR-BATTLE-13."""
    file = tmp_path / "battle.yaml"
    file.write_text(SET_UP, encoding="utf-8")
    game = open_game(file)
    for seat in (0, 1):
        squad = view(game, seat).players[0].squad
        [battle] = [card for card in squad if card.type == "battle"]
        assert [card.name for card in squad if card.defends == battle.handle] == ["Hussar", "Infantry"]
        assert battle.name == TRIAL_BATTLE.name
        assert all(card.defends == NO_CARD for card in view(game, seat).players[1].squad)
    again = tmp_path / "again.yaml"
    again.write_text(export(game), encoding="utf-8")
    assert open_game(again).state.digest() == game.state.digest()


def test_decks_with_battles_and_wars_are_judged():
    """VAR-BATTLE-01, VAR-CORPWAR-02."""
    second, battles = rulesets.get("second"), rules_of()
    for path in battle_decks():
        deck = read_deck(path, catalogue().names)
        assert not rulesets.faults(deck, battles, lookup=LOOKUP)
        assert {fault.rule for fault in rulesets.faults(deck, second, lookup=LOOKUP)} == {"VAR-BATTLE-01"}
    assert set(battle_decks()) == set(ready_decks(True)) - set(ready_decks())
    plain = read_deck(ready_decks()[0], catalogue().names)
    with_war = replace(plain, collection=(*plain.collection, ("Corporate War (Dark Legion)", 1)))
    wars = rulesets.get("second", {"corpwar": True})
    assert not rulesets.faults(with_war, wars, lookup=LOOKUP)
    assert [fault.message for fault in rulesets.faults(with_war, second, lookup=LOOKUP)] == ["deck-fault-war"]
    dealt = replace(plain, cards=(*plain.cards, ("Corporate War (Dark Legion)", 1)))
    assert [fault.message for fault in rulesets.faults(dealt, wars, lookup=LOOKUP)] == ["deck-fault-war-place"]


@pytest.mark.parametrize("kind", ["random", "greedy"])
@pytest.mark.parametrize("seed", first_and_rest(1, range(6)))
def test_games_with_battles_end(kind, seed):
    """Every invariant holds after every choice."""
    seats = 2 + seed % 3
    options: dict[str, object] = {"corpwar": True} if seed % 2 else {}
    one = HeadlessGame(setup(seed, seats, **options), (kind,) * seats, 8000, True)
    how, _ = one.play()
    assert how in ("promotion", "no_warriors", "deck_out", "draw")


def test_computer_players_play_battles_and_break_them():
    """VAR-BATTLE-07, VAR-BATTLE-08."""
    happened = Counter[str]()
    for seed in range(6):
        session = Session(setup(seed).deal(), [program("greedy", LOOKUP)] * 2, seed=seed, listen=(0,))
        while session.step():
            for event in session.take_events(0):
                battle = event.card is not None and LOOKUP(event.card).type == "battle"
                happened[f"{event.kind} {event.n}" if event.kind == "gained" else event.kind] += battle
    assert happened["put"] > 3 and happened["gained 20"] and happened["annihilated"]


def test_a_record_says_it_and_verifies(tmp_path):
    """A record carries the Battles with their definitions, and playing it again comes to the same."""
    assert head(setup(1), RecordHeader())["options"] == {"battles": True}
    path = tmp_path / "game.record"
    HeadlessGame(setup(0), ("greedy", "greedy"), 8000, False).play(path)
    assert read_record(path).setup.rules == rules_of()
    assert '"brings"' in path.read_text(encoding="utf-8")
    assert verify_record(path)["verified"]


def test_playing_one_is_taken_back(tmp_path):
    """VAR-BATTLE-05, VAR-BATTLE-13: as if it had never been in play."""
    file = tmp_path / "battle.yaml"
    file.write_text(SET_UP.replace("battle: {card: Trial Battle, defenders: [Hussar, Infantry]}",
                                   "hand: [Trial Battle]\n    collection: [Hussar, Infantry, Combat Armor]"), "utf-8")
    session = Session(open_game(file), [program("random", LOOKUP)] * 2, historic=True)
    before = session.game.state.digest()
    for key in ("play", "card"):
        decision = session.game.decision
        if decision is not None and any(option.key == key for option in decision.options):
            seen = view(session.game, 0).decision
            assert seen is not None
            session.choose(0, next(option for option in seen.options if option.key == key))
    assert [card.name for card in session.view(0).players[0].squad][-3:] == ["Trial Battle", "Hussar", "Infantry"]
    session.back(0)
    assert session.game.state.digest() == before and session.view(0).players[0].collection == 3


def test_computer_players_that_think_know_battles(tmp_path):
    """VAR-BATTLE-05, VAR-BATTLE-11: what a seat knows of a running Battle, and of one that has been, is told whole."""
    file = tmp_path / "bonus.yaml"
    file.write_text("""
name: Ann is asked for the bonus
options: {battles: true}
players:
  - {name: Ann, promotion: 32, squad: [Hussar], battle: {card: Trial Battle, defenders: [Hussar]}}
  - {name: Bob, promotion: 38, squad: [Free Marine]}
  - {name: Cid, squad: [{card: Bauhaus Blitzer, wounded: true}]}
turn: {player: Bob}
script:
  - Bob: [attack, Free Marine, Bauhaus Blitzer, shoot]
  - pass: all
  - Bob: [3]
""", encoding="utf-8")
    game = open_game(file)
    assert game.decision is not None and game.decision.kind == "bonus"
    told = knowledge(game, 0)
    assert ("game", "Trial Battle", 0, 1) in told.used[0] and told.used == knowledge(game.copy(), 0).used
    for player in (program("greedy", find), SearchPlayer(find, DeckPrior(*deck_pool(rules_of(), find)), rounds=6)):
        session = Session(game.copy(), [player] * 3, seed=1)
        session.step()
        assert session.game.state.seats[0].P == 42
