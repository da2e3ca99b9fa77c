"""Home Turf Advantage: its presets, what decks lay down, that whole games end by its rules, and what players know."""

from __future__ import annotations

from dataclasses import replace

import pytest
from groups import first_and_rest

from doomtable import rulesets
from doomtable.ai.greedy_player import GreedyPlayer
from doomtable.cards.catalogue import catalogue
from doomtable.cli import arguments
from doomtable.files.decks import DeckList
from doomtable.records.record import GameSetup, RecordHeader, game_deck, head, seated_deck
from doomtable.records.record_parser import read_record
from doomtable.records.verification import verify_record
from doomtable.rules.bases import bases, field_of, inside, open_bases, shown_p
from doomtable.rules.game import Game
from doomtable.rules.pools import lying
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.view import view
from doomtable.scenarios.export import export
from doomtable.scenarios.runner import open_game
from doomtable.selfplay.headless_games import HeadlessGame, run_headless
from doomtable.session.player_rng import PlayerRng


def rules_of(edition: str = "second", **options: object) -> Ruleset:
    return rulesets.get(edition, {"variant": "home", **options})


def setup(seed: int, seats: int = 2, **options: object) -> GameSetup:
    rules = rules_of(**options)
    return GameSetup(
        tuple(game_deck(deck) for deck in arguments.decks(None, seats, rules)), rules, catalogue().get, seed
    )


def test_its_presets_in_every_edition_and_its_seats():
    """VAR-HOME-01, VAR-HOME-15, VAR-HOME-18, VAR-HOME-R09: two to seven; no goal, no countdown, no direct attack."""
    for edition in ("first", "second"):
        rules = rules_of(edition)
        assert (rules.base_p, rules.carried_p, rules.banking, rules.start_d) == (15, 5, "action", 5)
        assert (rules.sabotage, rules.players_attacked, rules.no_warrior_turns) == (False, False, 0)
        assert (rules.min_seats, rules.max_seats, rules.further_ends) == (2, 7, ("bases",))
    for seats in range(2, 8):
        rulesets.check_seats(rules_of(), seats)
    assert rules_of(start_hand=9).start_hand == 9, "a named switch beats the preset"


def refused(says: str, **options: object) -> None:
    with pytest.raises(rulesets.BadOption) as found:
        rules_of(**options)
    assert says in str(found.value)


def test_what_does_not_go_with_it():
    refused('form "team" and variant "home" do not go together', form="team")
    refused('form "target" and variant "home" do not go together', form="target")
    for key in ("warzone_places", "sabotage", "direct_attack", "battles"):
        refused(f'option "{key}" and variant "home" do not go together', **{key: True})
    refused('option "outpost" and variant "home" do not go together', outpost="on")
    refused("VAR-HOME-R09", goal_p=30)
    with pytest.raises(rulesets.BadOption, match="OPT-GEN-02"):
        rulesets.get("tournament", {"variant": "home"})
    assert rules_of(dice="2d6").dice == "2d6" and rules_of(corpwar=True).wars


@pytest.mark.parametrize("seats", [2, 7])
def test_the_decks_lay_three_bases_with_a_battlefield_and_a_warrior_each(seats):
    """VAR-HOME-03 to VAR-HOME-08, VAR-HOME-R07: for nothing, from left to right."""
    game = setup(3, seats).deal()
    st = game.state
    for seat in range(seats):
        mine, start = bases(st, seat), setup(3, seats).decks[seat].start
        names = [st.definitions.of[card].card.name for card in mine]
        assert names == [name for name in start if catalogue().get(name).type == "fortification"]
        assert len({st.definitions.of[field_of(st, base)].name for base in mine}) == 3
        assert [lying(st, base, "D") for base in mine] == [5, 5, 5]
        assert [lying(st, base, "P") for base in mine] == [0, 0, 0]
        men = [c for c, row in st.play.items() if row.controller == seat and st.definitions.of[c].is_warrior]
        assert [st.play[man].place for man in men] == mine and all(inside(st, man) for man in men)
        assert all(st.definitions.of[man].printed[3] <= 3 for man in men)
        assert (st.seats[seat].D, st.seats[seat].P, len(st.seats[seat].hand)) == (15, 0, 7)


def test_a_deck_without_the_section_plays_with_what_is_usual():
    """VAR-HOME-03 to VAR-HOME-06: Fortifications that name its affiliation first, its warriors by V, all different."""
    deck = next(deck for deck in arguments.decks(None, 2, rules_of()) if deck.name == "Home Regiment")
    bare = replace(deck, start=())
    rules = rules_of()
    one = GameSetup(tuple(seated_deck(bare, rules, seat) for seat in range(2)), rules, catalogue().get, 1)
    st = one.deal().state
    first = [st.definitions.of[card].card for card in bases(st, 0)]
    assert "imperial" in first[0].affiliations and len({card.name for card in first}) == 3


def faults(deck: DeckList) -> set[str]:
    return {fault.rule for fault in rulesets.faults(deck, rules_of(), "", lookup=catalogue().get)}


def test_what_no_deck_may_hold():
    """VAR-HOME-02, VAR-HOME-R08."""
    deck = arguments.decks(None, 2, rules_of())[0]
    assert not faults(deck)
    for name in ("Heimburg", "Victoria", "Snipers!", "Mortal Wound", "Sworn Vengeance"):
        assert faults(replace(deck, cards=(*deck.cards[1:], (name, 1), deck.cards[0]))) == {"VAR-HOME-02"}


def test_a_record_says_the_variant_and_is_verified(tmp_path):
    assert rulesets.options_of(rules_of()) == {"variant": "home"}
    for rules in (rules_of(), rules_of("first", start_d=9)):
        said = {key: str(value) for key, value in rulesets.options_of(rules).items()}
        assert rulesets.get(rules.name, said) == rules
    assert head(setup(1), RecordHeader())["options"] == {"variant": "home"}
    path = tmp_path / "game.record"
    HeadlessGame(setup(2), ("greedy", "random"), 8000, False).play(path)
    assert read_record(path).setup.rules == rules_of()
    assert verify_record(path)["verified"]


@pytest.mark.parametrize("kind", ["random", "greedy"])
@pytest.mark.parametrize("seed", first_and_rest(1, range(8)))
def test_games_end_by_its_rules(kind, seed):
    """Every invariant holds after every choice."""
    one = HeadlessGame(setup(seed, 2 + seed % 3), (kind,) * (2 + seed % 3), 12_000, True)
    how, _ = one.play()
    assert how in ("bases", "deck_out", "draw")


POSITION = """
name: two of three
options: {variant: home}
players:
  - name: Ann
    bases:
      - {base: Heimburg, battlefield: Victoria, promotion: 14}
      - {base: Factory, battlefield: "No-Man's Land", down: true}
      - {base: Armory, battlefield: {card: Venusian Jungle, as: jungle}, destiny: 2, promotion: 3}
    squad: [{card: Hussar, place: Heimburg, carries: 1}, {card: Infantry, place: Sewers, home: Armory, carries: 2}]
  - name: Bob
    bases:
      - {base: Citadel of Algeroth, battlefield: Helstrom Mountains}
      - {base: Hideout, battlefield: Phobos & Deimos}
      - {base: Factory, battlefield: {card: Great Rust Desert, as: Sewers}}
    kohort: [{card: Necromutant, place: Hideout}]
"""


def position(tmp_path, text: str = POSITION) -> Game:
    path = tmp_path / "one.yaml"
    path.write_text(text, encoding="utf-8")
    return open_game(path)


def test_every_view_says_what_lies_where(tmp_path):
    """VAR-HOME-R09: the Promotion of a player is what lies on bases, fifteen for one that is down."""
    game = position(tmp_path)
    st = game.state
    heim, _, armory = bases(st, 0)
    for seat in range(2):
        shown = view(game, seat).players[0]
        assert (shown.destiny, shown.promotion) == (7, 14 + 15 + 3)
        by = {card.name: card for card in shown.squad}
        assert dict(by["Heimburg"].marks) == {"D": 5, "P": 14} and by["Heimburg"].home == heim
        assert dict(by["Factory"].marks) == {"face down": 1}
        assert (by["Hussar"].stands_at, by["Hussar"].home, dict(by["Hussar"].marks)) == (heim, heim, {"P": 1})
        away = field_of(st, bases(st, 1)[2])
        assert (by["Infantry"].stands_at, by["Infantry"].home) == (away, armory)
        assert by["Victoria"].home == heim
    assert open_bases(st, 0) == [heim, armory] and shown_p(st, 0) == 32
    plain = GameSetup(setup(1).decks, rulesets.get("second"), catalogue().get, 1).deal()
    assert all(card.home == -1 for card in view(plain, 0).players[0].hand)
    seen, without = view(game, 0), view(plain, 0)
    assert (seen.base_goal, seen.carried_most) == (15, 5) and not without.base_goal and not without.carried_most


def test_a_position_is_written_with_its_bases(tmp_path):
    game = position(tmp_path)
    again = position(tmp_path, export(game))
    for one in (game, again):
        st = one.state
        assert [lying(st, base, "P") for base in bases(st, 0)] == [14, 0, 3]
        assert len(open_bases(st, 0)) == 2 and st.seats[0].D == 7
    told = export(game)
    assert told == export(again) and "carries: 2" in told and "home: Armory" in told


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (("options: {variant: home}", "options: {}"), "there are no bases without the variant"),
        (('      - {base: Factory, battlefield: "No-Man\'s Land", down: true}\n', ""), 'every player has 3 "bases"'),
        (("  - name: Ann\n", "  - name: Ann\n    destiny: 7\n"), '"destiny" lies on the bases'),
        (("{card: Hussar, place: Heimburg, carries: 1}", "Hussar"), '"Hussar" needs "place"'),
        (("place: Sewers, home: Armory", "place: Sewers"), '"Infantry" needs "home"'),
        (("place: Hideout}", "place: Foxhole}"), "Foxhole"),
    ],
)
def test_positions_that_cannot_be(tmp_path, change, says):
    from doomtable.errors import BadInput

    assert POSITION.count(change[0]) >= 1
    with pytest.raises(BadInput) as found:
        position(tmp_path, POSITION.replace(*change))
    assert says in str(found.value)


def test_what_was_taken_back_leaves_no_trace_on_bases(tmp_path):
    """Undo and copies: a base that is down in one of them is up in the other."""
    game = position(tmp_path)
    twin = game.copy()
    before = game.state.digest()
    for word in ("bank",):
        option = next(o for o in twin.decision.options if o.key == word)
        twin.choose(option)
    while twin.decision is not None and twin.decision.draft is not None:
        twin.choose(twin.decision.options[0])
    assert len(open_bases(twin.state, 0)) == 1 and len(open_bases(game.state, 0)) == 2
    assert game.state.digest() == before != twin.state.digest()


@pytest.mark.parametrize("first", first_and_rest(1, (1, 25)))
def test_games_between_computers_are_sometimes_decided_by_bases(first):
    """VAR-HOME-19: of 200 games 64 were, the others ended when nobody could draw."""
    lists = arguments.decks(None, 2, rules_of())
    told = run_headless(decks=lists, ruleset=rules_of(), players=("greedy", "greedy"), seed=first, games=4, cap=12_000)
    assert told["errors"] == 0 and told["outcomes"]["bases"] >= 1


def test_computer_players_beat_random_ones():
    """50 games were 50 wins."""
    lists = arguments.decks(None, 2, rules_of())
    for players in (("greedy", "random"), ("random", "greedy")):
        told = run_headless(decks=lists, ruleset=rules_of(), players=players, seed=11, games=2, cap=12_000)
        assert told["errors"] == 0
        assert told["wins"][players.index("greedy")] == 2


HUNT = """
name: what is to be done
options: {variant: home}
players:
  - name: Ann
    bases:
      - {base: Heimburg, battlefield: Victoria, destiny: 0}
      - {base: Factory, battlefield: "No-Man's Land", destiny: 0}
      - {base: Armory, battlefield: Venusian Jungle, destiny: 0}
    squad: [SQUAD]
  - name: Bob
    bases:
      - {base: Citadel of Algeroth, battlefield: Helstrom Mountains, promotion: 9}
      - {base: Sewers, battlefield: Phobos & Deimos}
      - {base: Hideout, battlefield: Great Rust Desert}
    kohort: [{card: Nepharite of Algeroth, place: Hideout}]
"""


@pytest.mark.parametrize(
    ("squad", "done"),
    [
        ("{card: Hussar, place: Heimburg, carries: 3}", ["bank", "bank", "bank"]),
        ("{card: Hussar, place: Victoria, carries: 2}", ["transfer", "bank", "bank"]),
        ("{card: Mitch Hunter, place: Victoria}", ["transfer", "meditate", "steal"]),
        ("{card: Mitch Hunter, place: Helstrom Mountains, home: Heimburg}", ["meditate", "meditate", "steal"]),
        ("{card: Mitch Hunter, place: Phobos & Deimos, home: Heimburg, carries: 4}", ["transfer", "transfer", "bank"]),
    ],
)
def test_a_greedy_player_carries_home_and_goes_to_rob(squad, done, tmp_path):
    """VAR-HOME-17, VAR-HOME-35 to VAR-HOME-38."""
    game = position(tmp_path, HUNT.replace("SQUAD", squad))
    player, rng, begun = GreedyPlayer(catalogue().get), PlayerRng(1, 0), []
    while game.decision is not None and game.decision.seat == 0 and len(begun) < 3:
        seen = view(game, 0)
        assert seen.decision is not None
        chosen = player.choose(seen.decision, lambda seen=seen: seen, rng)
        if seen.decision.kind == "menu":
            begun.append(chosen.key)
        game.choose(game.decision.options[seen.decision.options.index(chosen)])
    assert begun == done


@pytest.mark.parametrize(
    ("promotion", "squad", "base"),
    [
        ("promotion: 3", "{card: Infantry, place: Heimburg}, {card: Infantry, place: Factory}", "Armory"),
        ("promotion: 3", "{card: Infantry, place: Factory}, {card: Infantry, place: Armory}", "Heimburg"),
        ("promotion: 14", "{card: Infantry, place: Heimburg, carries: 1}, {card: Infantry, place: Factory}, "
         "{card: Infantry, place: Armory}, {card: Infantry, place: Armory}", "Factory"),
    ],
)  # fmt: skip
def test_a_greedy_player_sends_warriors_where_there_are_none(promotion, squad, base, tmp_path):
    """VAR-HOME-10, VAR-HOME-18, VAR-HOME-35: to the base with fewest, to none that goes down with its warriors."""
    text = HUNT.replace("SQUAD", squad)
    text = text.replace("battlefield: Victoria, destiny: 0", f"battlefield: Victoria, {promotion}")
    text = text.replace("destiny: 0", "destiny: 9").replace("    squad:", "    hand: [Infantry]\n    squad:", 1)
    game = position(tmp_path, text)
    game.choose(next(option for option in game.decision.options if option.key == "muster"))
    player, seen = GreedyPlayer(catalogue().get), view(game, 0)
    while seen.decision is not None and seen.decision.stage != "where":
        game.choose(game.decision.options[0])
        seen = view(game, 0)
    chosen = player.choose(seen.decision, lambda: seen, PlayerRng(1, 0))
    mine = bases(game.state, 0)
    names = [game.state.definitions.of[card].card.name for card in mine]
    assert names[mine.index(game.decision.options[seen.decision.options.index(chosen)].card)] == base
