"""Beat Down: its presets, bans and ready deck, that whole games end by its two ends, in records and with computers."""

from __future__ import annotations

import pytest
from groups import first_and_rest

from doomtable import rulesets
from doomtable.cards.catalogue import catalogue
from doomtable.cli import arguments
from doomtable.files.decks import DeckList, read_deck, start_decks
from doomtable.records.record import GameSetup, RecordHeader, head, seated_deck
from doomtable.records.record_parser import read_record
from doomtable.records.verification import verify_record
from doomtable.rules.card_tags import multi_harm
from doomtable.rules.lines import has_warrior
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.view import view
from doomtable.selfplay.headless_games import HeadlessGame, run_headless

HARM = {
    "unl": {
        "Cowardice", "Essence of Clarity", "Essence of Integrity", "Essence of Morality", "Essence of Purity",
        "Essence of Virtue", "Flow of Acid", "Repentance", "Screaming Legionnaire", "Wind of Insanity",
    },
    "inq": {"Annihilation", "Dispose", "Pacifism", "The Liber Hereticus", "Wave of Righteousness"},
    "wz": {"Klein Helitek Dragonfly", "Reaver Troop Carrier"},
    "mort": {"Eat This!", "Ghost in the Machine"},
    "gol": {"Festering Wounds"},
    "apo": {"Protective Wall"},
    "pl": {f"{land} Key-Code Skull" for land in ("Asian", "European", "North American", "South American")},
    "promo": set(),
}
"""What bears the tag `multi_harm`, by set."""


def rules_of(edition: str = "second", **options: object) -> Ruleset:
    return rulesets.get(edition, {"variant": "beatdown", **options})


def decks() -> tuple[DeckList, ...]:
    return arguments.decks(None, 3, rules_of())


def setup(seed: int, **options: object) -> GameSetup:
    rules = rules_of(**options)
    laid = tuple(seated_deck(deck, rules, seat) for seat, deck in enumerate(decks()))
    return GameSetup(laid, rules, catalogue().get, seed)


def test_its_presets_and_what_means_nothing_in_it():
    """VAR-BEATDOWN-01, VAR-BEATDOWN-R02, VAR-BEATDOWN-10."""
    for edition in ("first", "second"):
        rules = rules_of(edition)
        assert (rules.min_seats, rules.max_seats, rules.roles) == (3, 3, ("a", "c", "b"))
        assert (rules.goal_p, rules.discard_pile, rules.stand) == (rulesets.ENDLESS, False, 1)
    with pytest.raises(rulesets.BadOption, match="VAR-BEATDOWN-R02"):
        rules_of(goal_p=30)
    with pytest.raises(rulesets.BadOption, match="OPT-GEN-R01"):
        rules_of(form="target")


def test_the_one_in_the_middle_begins_with_his_warriors_and_seven_cards():
    """VAR-BEATDOWN-02, VAR-BEATDOWN-04, VAR-BEATDOWN-R03."""
    game = setup(4).deal()
    st = game.state
    own = st.seats[1]
    laid = [st.definitions.of[card].card for card in (*own.squad, *own.kohort)]
    assert laid and sum(card.V or 0 for card in laid) <= 40
    rows = [st.play[card] for card in (*own.squad, *own.kohort)]
    assert not any(row.wounded or row.cover or row.atts or row.unpaid for row in rows)
    assert [(s.D, len(s.hand) >= 7) for s in st.seats] == [(5, True)] * 3
    assert not (st.seats[0].squad or st.seats[0].kohort or st.seats[2].squad or st.seats[2].kohort)
    assert [view(game, seat).stand for seat in range(3)] == [1] * 3


def test_chance_says_who_of_the_three_begins():
    """VAR-BEATDOWN-R01."""
    assert {setup(seed).deal().state.turn.seat for seed in range(12)} == {0, 1, 2}


def test_the_tag_is_derived_from_the_declarations():
    """VAR-BEATDOWN-11, VAR-BEATDOWN-12, OPT-GEN-R03: who harms one warrior only does not bear it."""
    bearing = [card for card in catalogue().cards if multi_harm(card)]
    assert {name: {card.name for card in bearing if card.set == name} for name in HARM} == HARM
    for one in ("Mortal Wound", "Cleansing Flame", "Secret Assassin", "Russian Roulette", "Leveled Field"):
        assert not multi_harm(catalogue().get(one)), one


@pytest.mark.parametrize(
    ("card", "clause"),
    [
        ("Annihilation", "VAR-BEATDOWN-11"), ("Eat This!", "VAR-BEATDOWN-11"),
        ("Wave of Righteousness", "VAR-BEATDOWN-11"), ("Double Duty", "VAR-BEATDOWN-13"),
    ],
)
def test_no_deck_holds_what_is_banned(card, clause):
    """VAR-BEATDOWN-11, VAR-BEATDOWN-13: nor a collection; elsewhere they are free."""
    get = catalogue().get
    for deck in (DeckList("d", "second", ((card, 1),)), DeckList("d", "second", (), ((card, 1),))):
        for role in ("", "a", "c"):
            assert clause in {fault.rule for fault in rulesets.faults(deck, rules_of(), role, lookup=get)}
        assert clause not in {fault.rule for fault in rulesets.faults(deck, rulesets.get("second"), lookup=get)}
    free = DeckList("d", "second", (("Mortal Wound", 1),))
    assert not [f for f in rulesets.faults(free, rules_of(), "a", lookup=get) if "BEATDOWN" in f.rule]


def test_there_is_a_ready_deck_for_the_one_in_the_middle_and_for_him_alone():
    """VAR-BEATDOWN-03."""
    get = catalogue().get
    legal = [
        deck for path in start_decks()
        if not rulesets.faults(deck := read_deck(path, catalogue().names), rules_of(), "c", lookup=get)
    ]  # fmt: skip
    assert legal and all(deck.start for deck in legal)
    dealt = decks()
    assert [bool(deck.start) for deck in dealt] == [False, True, False]
    plain = arguments.decks(None, 7, rulesets.get("second"))
    assert not any(deck.start for deck in plain)


def test_a_record_says_the_variant_and_what_lay_there(tmp_path):
    assert rulesets.options_of(rules_of()) == {"variant": "beatdown"}
    said = {key: str(value) for key, value in rulesets.options_of(rules_of("first", start_d=9)).items()}
    assert rulesets.get("first", said) == rules_of("first", start_d=9)
    told = head(setup(1), RecordHeader())
    assert told["options"] == {"variant": "beatdown"}
    assert ["start" in deck for deck in told["decks"]] == [False, True, False]
    path = tmp_path / "game.record"
    HeadlessGame(setup(2), ("greedy", "random", "random"), 12_000, False).play(path)
    assert read_record(path).setup.rules == rules_of()
    assert verify_record(path)["verified"]


@pytest.mark.parametrize("kind", ["random", "greedy"])
@pytest.mark.parametrize("seed", first_and_rest(1, range(8)))
def test_games_end_by_its_two_ends(kind, seed):
    """VAR-BEATDOWN-08, VAR-BEATDOWN-09, VAR-BEATDOWN-07: every invariant holds after every choice."""
    one = HeadlessGame(setup(seed, sabotage=seed % 3 == 0), (kind,) * 3, 20_000, True)
    how, won = one.play()
    assert one.session is not None
    st = one.session.game.state
    assert not any(seat.discard for seat in st.seats), "there are no discard piles"
    others = [seat for seat in (0, 2) if not st.seats[seat].out]
    if how == "last_warrior":
        assert not has_warrior(st, 1) and won[0] in others
        assert all(st.seats[won[0]].P >= st.seats[seat].P for seat in others)
    elif how == "held":
        assert has_warrior(st, 1) and won == (1,) and not any(st.seats[seat].draw for seat in others)
    else:
        assert how in ("no_warriors", "draw")


def test_computer_players_beat_random_ones_where_those_hardly_ever_win():
    """Of 40 games each: greedy as A 28, as B 14; the random one beside it none."""
    lists = decks()
    for seat in (0, 2):
        players = ["random"] * 3
        players[seat] = "greedy"
        told = run_headless(decks=lists, ruleset=rules_of(), players=tuple(players), seed=1, games=20, cap=20_000)
        assert told["errors"] == 0 and {"last_warrior", "held"} <= told["outcomes"].keys()
        assert told["wins"][seat] >= 4 and not told["wins"][2 - seat]
