"""Corporate Wars: their presets, who may declare one, what others see of it, and whole games with them."""

from __future__ import annotations

import pytest
from groups import first_and_rest

from doomtable import rulesets
from doomtable.ai.players import program
from doomtable.cards.catalogue import catalogue
from doomtable.errors import BadInput
from doomtable.files.decks import read_deck, ready_decks
from doomtable.records.record import GameSetup, RecordHeader, game_deck, head
from doomtable.records.record_parser import read_record
from doomtable.records.verification import verify_record
from doomtable.rules.game import Deck
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.view import view
from doomtable.scenarios.export import export
from doomtable.scenarios.runner import open_game
from doomtable.selfplay.headless_games import HeadlessGame
from doomtable.session.session import Session

LOOKUP = catalogue().get


def rules_of(edition: str = "second", **options: object) -> Ruleset:
    return rulesets.get(edition, {"corpwar": True, **options})


def armies() -> tuple[Deck, ...]:
    """The ready decks that may go to war."""
    names = ("algeroth-legion", "imperial-regiment", "stahler-ledger", "golgotha-host", "four-citadels")
    ready = {path.stem: path for path in ready_decks()}
    return tuple(game_deck(read_deck(ready[name], catalogue().names)) for name in names)


def setup(seed: int, seats: int = 3, **options: object) -> GameSetup:
    decks = armies()
    return GameSetup(tuple(decks[(seed + i) % len(decks)] for i in range(seats)), rules_of(**options), LOOKUP, seed)


def test_its_presets_and_that_a_named_switch_beats_them():
    """VAR-CORPWAR-11, VAR-CORPWAR-R07, OPT-GEN-02."""
    for edition in ("first", "second", "tournament"):
        rules = rules_of(edition)
        assert rules.wars == rulesets.CARTEL and rules.embargo == 3
        assert rulesets.options_of(rules) == {"corpwar": True}
        assert rulesets.get(edition, rulesets.options_of(rules)) == rules
    dear = rules_of(embargo=5)
    assert dear.embargo == 5 and rulesets.options_of(dear) == {"corpwar": True, "embargo": 5}
    assert rulesets.get("second", {"corpwar": "false"}) == rulesets.get("second")
    assert rules_of(variant="limited").markers == 30 and rules_of(form="team").wars
    with pytest.raises(BadInput, match="corpwar"):
        rulesets.get("second", {"corpwar": "perhaps"})


@pytest.mark.parametrize("kind", ["random", "greedy"])
@pytest.mark.parametrize("seed", first_and_rest(1, range(6)))
def test_games_with_wars_end(kind, seed):
    """Every invariant holds after every choice."""
    seats = 2 + seed % 3
    one = HeadlessGame(setup(seed, seats), (kind,) * seats, 8000, True)
    how, _ = one.play()
    assert how in ("promotion", "no_warriors", "deck_out", "draw")


def test_computer_players_declare_wars_lay_embargos_and_take_up_what_lies_under():
    """VAR-CORPWAR-02, VAR-CORPWAR-04, VAR-CORPWAR-10."""
    happened: list[str] = []
    decks = tuple(read_deck(path, catalogue().names) for path in ready_decks() if path.stem.startswith("imperial-"))
    for seed in range(4):
        made = GameSetup(tuple(map(game_deck, decks)), rules_of(), LOOKUP, seed)
        session = Session(made.deal(), [program("greedy", LOOKUP)] * 2, seed=seed, listen=(0,))
        laid: set[int] = set()
        while session.step():
            happened += [event.kind for event in session.take_events(0)]
            seats = session.game.state.seats
            under = {seat for seat, owned in enumerate(seats) if owned.under}
            happened += ["taken" for seat in laid - under if not seats[seat].out]
            laid = under
    assert {"declared_war", "laid_under", "embargoed", "taken"} <= {*happened}


def test_a_record_says_it_and_verifies(tmp_path):
    assert head(setup(1), RecordHeader())["options"] == {"corpwar": True}
    path = tmp_path / "game.record"
    HeadlessGame(setup(2, 2), ("greedy", "random"), 8000, False).play(path)
    assert read_record(path).setup.rules == rules_of()
    assert verify_record(path)["verified"]


WAR = """
name: Ann is at war
options: {corpwar: true}
players:
  - {name: Ann, squad: [Hussar], war: bauhaus, under: Heimburg, collection: [Combat Armor]}
  - {name: Bob, squad: [Infantry]}
"""


def test_others_see_that_a_card_lies_under_a_war_and_not_which(tmp_path):
    """VAR-CORPWAR-03."""
    path = tmp_path / "one.yaml"
    path.write_text(WAR, encoding="utf-8")
    game = open_game(path)
    (under,) = game.state.seats[0].under
    for seat in (0, 1):
        ann = view(game, seat).players[0]
        assert (ann.war, ann.under) == ("bauhaus", 1)
    assert "Heimburg" not in repr(view(game, 1)) and not game.state.known[under] >> 1 & 1
    assert game.state.known[under] & 1


def test_a_position_is_written_with_its_war(tmp_path):
    """VAR-CORPWAR-02, VAR-CORPWAR-03."""
    path = tmp_path / "one.yaml"
    path.write_text(WAR, encoding="utf-8")
    path.write_text(export(open_game(path)), encoding="utf-8")
    again = open_game(path).state
    assert [s.war for s in again.seats] == ["bauhaus", ""] and len(again.seats[0].under) == 1


@pytest.mark.parametrize(
    "text",
    [
        "name: x\nplayers:\n  - {name: Ann, war: bauhaus}\n  - {name: Bob}\n",
        "name: x\noptions: {corpwar: true}\nplayers:\n  - {name: Ann, under: Heimburg}\n  - {name: Bob}\n",
    ],
)
def test_nobody_is_at_war_in_another_game(text, tmp_path):
    path = tmp_path / "one.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput, match='nobody is at war without the option "corpwar"'):
        open_game(path)


def test_a_deck_is_judged_for_the_war_that_it_is_to_wage():
    """VAR-CORPWAR-06, VAR-CORPWAR-07: asked with the side as a role; without it no deck is refused."""
    known = {path.stem: read_deck(path, catalogue().names) for path in ready_decks()}
    rules = rules_of()
    clan, mixed = known["imperial-regiment"], known["four-citadels"]
    assert not rulesets.faults(clan, rules, lookup=LOOKUP) and not rulesets.faults(mixed, rules, lookup=LOOKUP)
    assert not rulesets.faults(clan, rules, "imperial", lookup=LOOKUP)
    assert {fault.rule for fault in rulesets.faults(clan, rules, "bauhaus", lookup=LOOKUP)} == {
        "VAR-CORPWAR-06", "VAR-CORPWAR-07",
    }  # fmt: skip
    assert not rulesets.faults(clan, rulesets.get("second"), "bauhaus", lookup=LOOKUP)
