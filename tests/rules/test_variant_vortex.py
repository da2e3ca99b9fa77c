"""The Vortex: its presets, what its decks may not hold, its cycles in whole games, and that these end by its rules."""

from __future__ import annotations

from random import Random

import pytest
from groups import first_and_rest
from net.parties import Fixed, Guest, hosted, room_of, run

from doomtable import rulesets
from doomtable.ai.players import program
from doomtable.cards.catalogue import catalogue
from doomtable.cli import arguments
from doomtable.errors import BadInput
from doomtable.files.decks import DeckList
from doomtable.net.host.members import REMOTE
from doomtable.records.deck_pool import deck_pool
from doomtable.records.record import GameSetup, RecordHeader, game_deck, head
from doomtable.records.record_parser import read_record
from doomtable.records.verification import verify_record
from doomtable.rules.consistency import problems
from doomtable.rules.game import Deck
from doomtable.rules.knowledge import knowledge
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.sampling import Worlds
from doomtable.rules.terms import PASS
from doomtable.rules.view import view
from doomtable.scenarios.export import export
from doomtable.scenarios.runner import open_game
from doomtable.selfplay import invariants
from doomtable.selfplay.headless_games import HeadlessGame, run_headless
from doomtable.session.session import Session


def rules_of(edition: str = "second", **options: object) -> Ruleset:
    return rulesets.get(edition, {"variant": "vortex", **options})


def decks(seats: int = 2) -> tuple[Deck, ...]:
    return tuple(game_deck(deck) for deck in arguments.decks(None, seats, rules_of()))


def setup(seed: int, seats: int = 2, edition: str = "second", **options: object) -> GameSetup:
    return GameSetup(decks(seats), rules_of(edition, **options), catalogue().get, seed)


def test_its_presets_and_that_a_named_switch_beats_them():
    """VAR-VORTEX-01, VAR-VORTEX-02, VAR-VORTEX-15, VAR-VORTEX-R04, VAR-VORTEX-R05."""
    for edition in ("first", "second"):
        rules = rules_of(edition)
        assert (rules.goal_p, rules.start_hand, rules.hand_fill, rules.start_d) == (41, 12, 12, 5)
        assert (rules.min_seats, rules.max_seats, rules.deck_out_player_out) == (2, 7, "never")
    assert (rules_of(goal_p=25).goal_p, rules_of(hand_fill=9).hand_fill) == (25, 9)
    assert not rules_of().may_hold_back and rules_of(vortex_enforce="reveal").may_hold_back
    assert rules_of().first_turn_attack_ban == "own first turn"
    assert rules_of(vortex_first_attack="none").first_turn_attack_ban == "none"
    assert rulesets.get("second").cycle == ()


def test_it_goes_with_primary_targets_and_with_no_sides():
    """OPT-GEN-R01."""
    assert rules_of(form="target").secondary_cost == 2
    with pytest.raises(rulesets.BadOption, match="OPT-GEN-R01"):
        rules_of(form="team")
    with pytest.raises(rulesets.BadOption, match="OPT-GEN-02"):
        rules_of("tournament")


def test_a_record_says_the_variant_and_what_differs_from_its_presets(tmp_path):
    assert rulesets.options_of(rules_of()) == {"variant": "vortex"}
    for rules in (
        rules_of(), rules_of("first", vortex_enforce="reveal", form="target"), rules_of(goal_p=9),
        rules_of(vortex_first_attack="every cycle"),
    ):
        said = {key: str(value) for key, value in rulesets.options_of(rules).items()}
        assert rulesets.get(rules.name, said) == rules
    assert head(setup(1), RecordHeader())["options"] == {"variant": "vortex"}
    path = tmp_path / "game.record"
    HeadlessGame(setup(2, goal_p=9, vortex_enforce="reveal"), ("greedy", "random"), 8000, False).play(path)
    assert read_record(path).setup.rules == rules_of(goal_p=9, vortex_enforce="reveal")
    assert verify_record(path)["verified"]


def test_karnophage_is_in_no_deck():
    """VAR-VORTEX-01, OPT-GEN-R02: neither in a deck nor in a collection; without the variant it is free."""
    get = catalogue().get
    for deck in (DeckList("d", "second", (("Karnophage", 1),)), DeckList("d", "second", (), (("Karnophage", 1),))):
        found = [fault for fault in rulesets.faults(deck, rules_of(), lookup=get) if fault.rule == "VAR-VORTEX-01"]
        assert [(fault.card, fault.found, fault.allowed) for fault in found] == [("Karnophage", 1, 0)]
        plain = rulesets.faults(deck, rulesets.get("second"), lookup=get)
        assert "VAR-VORTEX-01" not in {fault.rule for fault in plain}
    other = DeckList("d", "second", (("Razide", 1),))
    assert "VAR-VORTEX-01" not in {fault.rule for fault in rulesets.faults(other, rules_of(), lookup=get)}
    assert "Karnophage" not in deck_pool(rules_of(), get)[1]
    assert "Karnophage" in deck_pool(rulesets.get("second"), get)[1]


def stepped(session: Session, most: int = 100_000) -> list[tuple[str, int, int]]:
    """Plays a game; the steps that were come by, with whose part they are and the cycle."""
    seen: list[tuple[str, int, int]] = []
    for _ in range(most):
        if session.game.decision is None:
            return seen
        turn = session.game.state.turn
        told = (turn.step, turn.seat, turn.cycle)
        if not seen or seen[-1] != told:
            seen.append(told)
        session.step()
    return seen


def test_every_cycle_has_its_phases_and_everybody_a_turn():
    """VAR-VORTEX-03, VAR-VORTEX-08, VAR-VORTEX-14, VAR-VORTEX-18: who begins differs, each has one turn a cycle."""
    session = Session(setup(4, 3).deal(), [program("greedy")] * 3, seed=4, listen=())
    began = set()
    turns: dict[int, list[int]] = {}
    while session.game.decision is not None and session.game.state.turn.cycle < 9:
        turn = session.game.state.turn
        began.add(turn.first)
        if turn.step == "actions" and session.game.decision.kind == "menu":
            order = turns.setdefault(turn.cycle, [turn.first])
            if order[-1] != turn.seat:
                order.append(turn.seat)
        session.step()
    assert len(began) > 1
    for cycle, order in turns.items():
        if cycle < max(turns):
            assert order == [(order[0] + n) % 3 for n in range(3)], cycle


def test_nobody_passes_in_deployment_unless_revealment_holds_him_to_it():
    """VAR-VORTEX-R02."""
    for enforce in ("auto", "reveal"):
        session = Session(setup(6, vortex_enforce=enforce).deal(), [program("random")] * 2, seed=6, listen=())
        passed = asked = 0
        for _ in range(300):
            decision = session.game.decision
            if decision is not None and session.game.state.turn.step == "deployment" and decision.kind == "menu":
                asked += 1
                passed += PASS in decision.options
            session.step()
        assert asked > 10 and passed == (asked if enforce == "reveal" else 0)


@pytest.mark.parametrize("kind", ["random", "greedy"])
@pytest.mark.parametrize("seed", first_and_rest(1, range(6)))
def test_games_end_by_its_rules(kind, seed):
    """VAR-VORTEX-15, VAR-VORTEX-16, VAR-VORTEX-17: every invariant holds after every choice."""
    seats, goal = 2 + seed % 3, 4 if kind == "random" else 41
    options = {"goal_p": goal, "vortex_enforce": ("auto", "reveal")[seed % 2]}
    one = HeadlessGame(setup(seed, seats, ("second", "first")[seed % 5 == 4], **options), (kind,) * seats, 60_000, True)
    how, won = one.play()
    assert how in ("promotion", "deck_out", "draw")
    assert one.session is not None
    st = one.session.game.state
    if how == "promotion":
        assert goal <= st.seats[won[0]].P
    else:
        assert not any(s.draw or s.hand for s in st.seats) and not st.play


def test_computer_players_play_it_with_sense():
    lists = arguments.decks(None, 2, rules_of())
    told = run_headless(decks=lists, ruleset=rules_of(), players=("greedy", "random"), seed=7, games=6)
    assert told["errors"] == 0 and told["wins"][0] >= 5


def test_a_computer_player_holds_nothing_back():
    """VAR-VORTEX-10: where passing is an option and costs all points."""
    rules = setup(3, vortex_enforce="reveal")
    session = Session(rules.deal(), [program("greedy", rules.cards)] * 2, seed=3, listen=())
    asked = 0
    for _ in range(500):
        decision = session.game.decision
        laying = decision is not None and session.game.state.turn.step == "deployment" and decision.kind == "menu"
        session.step()
        if laying:
            asked += 1
            assert session.game.choices[-1] != PASS
    assert asked > 40


def test_a_guest_plays_it():
    async def main():
        services = Fixed(list(decks()))
        room = room_of((REMOTE, "greedy"), services=services, rules=rules_of(goal_p=6))
        async with hosted(room) as host:
            guest = Guest(host, "Ann", decks()[0])
            return room, await guest.play()

    room, ended = run(main())
    assert room.phase == "over" and ended.over == room.over and ended.wrong == ()


@pytest.mark.parametrize("enforce", ["auto", "reveal"])
def test_what_a_seat_knows_makes_worlds_and_views_tell_nothing_hidden(enforce):
    rng = Random(enforce)
    made = setup(5, vortex_enforce=enforce)
    session = Session(made.deal(), [program("random")] * 2, seed=5, listen=())
    for _ in range(12):
        for _ in range(rng.randrange(1, 30)):
            session.step()
        decision = session.game.decision
        assert decision is not None
        known = knowledge(session.game, decision.seat)
        world = Worlds(known, [made.decks] * 2, made.cards).sample(rng.randbytes(8))
        assert problems(world.state) == [] and set(world.decision.options) == set(known.options)
        invariants.check_views(session.game, rng)


def test_nobody_else_knows_what_is_held_back(tmp_path):
    """VAR-VORTEX-10: two games that differ in it alone are alike to the other player."""
    told = []
    for held in ("Hussar", "Infantry"):
        path = tmp_path / "one.yaml"
        path.write_text(f"""
name: Ann holds back {held}
options: {{variant: vortex, vortex_enforce: reveal}}
turn: {{step: deployment}}
players:
  - {{name: Ann, hand: [{held}], knows: []}}
  - {{name: Bob, hand: [Razide], draw: [Hussar, Infantry]}}
""", encoding="utf-8")
        game = open_game(path)
        assert game.decision is not None
        game.choose(PASS)
        assert game.decision is not None and game.decision.seat == 1
        assert [used[0] for used in game.state.seats[0].used] == ["held back"]
        told.append(knowledge(game, 1).used)
    assert told[0] == told[1] == ((), ())


def test_a_position_is_written_with_its_cycle(tmp_path):
    """The step, who began, the how manyeth cycle."""
    path = tmp_path / "one.yaml"
    path.write_text("""
name: Bob began the third cycle, Ann lays down a card
options: {variant: vortex}
turn: {step: deployment, player: Ann, first: Bob, cycle: 3}
players:
  - {name: Ann, hand: [Hussar]}
  - {name: Bob, hand: [Razide]}
""", encoding="utf-8")
    game = open_game(path)
    _ = game.decision
    path.write_text(export(game), encoding="utf-8")
    again = open_game(path)
    for one in (game, again):
        assert one.decision is not None and one.decision.seat == 0
        turn = view(one, 1).turn
        assert (turn.step, turn.first, turn.cycle) == ("deployment", 1, 3)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("turn: {first: Bob}\n", "no cycles"), ("turn: {cycle: 3}\n", "no cycles"),
        ("turn: {step: deployment}\n", "no cycles"),
        ("options: {variant: vortex}\nturn: {step: draw}\n", '"deployment" or "actions"'),
    ],
)
def test_a_position_says_nothing_of_cycles_elsewhere(tmp_path, text, said):
    path = tmp_path / "one.yaml"
    path.write_text(f"name: x\n{text}players:\n  - {{name: Ann}}\n  - {{name: Bob}}\n", encoding="utf-8")
    with pytest.raises(BadInput, match=said):
        open_game(path)
