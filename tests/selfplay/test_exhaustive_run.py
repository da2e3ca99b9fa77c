"""The runner that plays until all abilities of a set have happened: what it counts, and what it prints of a failure."""

from __future__ import annotations

import os
import re
import sys

import pytest
from processes import run as program_run

from doomtable import rulesets
from doomtable.cards.catalogue import catalogue
from doomtable.cards.constructors import warrior
from doomtable.cards.vocabulary import BAUHAUS
from doomtable.records.record import GameSetup
from doomtable.rules import language as L
from doomtable.rules import resolve
from doomtable.rules.game import Deck
from doomtable.rules.terms import EngineBug
from doomtable.selfplay import ability_tracker, exhaustive_run, invariants
from doomtable.selfplay.ability_tracker import AbilityRef, AbilityTracker, abilities, asked, holds_on
from doomtable.selfplay.exhaustive_run import MORE, RunPlan, RunProgress, main, play, run
from doomtable.selfplay.random_deck import RandomDeckBuilder, needed

UNL = catalogue().by_set("unl")
SECOND = rulesets.get("second")


@pytest.fixture(scope="module")
def found():
    """What some games of the base set show, one of them with all invariants."""
    return run(UNL, seed=1, games=6, check_every=6)


@pytest.fixture(scope="module")
def builder():
    """Of decks out of all cards."""
    return RandomDeckBuilder(catalogue().cards)


@pytest.mark.proof
def test_much_of_the_set_is_seen_in_a_few_games(found):
    assert not found.failures
    assert len(found.drawn) > 150
    assert len(found.played) > 100
    assert len(found.abilities) > 80


@pytest.mark.proof
def test_most_of_the_set_is_seen_in_more_games():
    found = run(UNL, seed=1, games=40, check_every=12)
    assert not found.failures
    assert len(found.drawn) > 320
    assert len(found.played) > 260
    assert len(found.abilities) > 270


def test_what_is_missing_is_named(found):
    lines = found.lacks()
    assert len(lines) == len(found.wanting())
    assert all(re.match(r"\d{5} .+: (never|ability)", line) for line in lines)


def test_all_kinds_of_abilities_are_noticed(found):
    by_code = {card.code: card for card in UNL}
    kinds = {by_code[one.code].abilities[one.place].kind for one in found.abilities}
    assert kinds == {"static", "act", "on", "play", "goal"}


def told(capsys, *argv, **more):
    """The exit code and the text of the command."""
    code = main(argv, **more)
    return code, capsys.readouterr().out


def test_the_same_seed_gives_the_same_run():
    one, other = (run(UNL, seed=7, games=1, check_every=0) for _ in range(2))
    assert (one.abilities, one.played, one.choices) == (other.abilities, other.played, other.choices)


def test_the_run_does_not_depend_on_the_order_of_sets():
    out = []
    for hashing in ("1", "2"):
        asked = [
            sys.executable,
            "-m",
            "doomtable.selfplay.exhaustive_run",
            "--games",
            "1",
            "--check-every",
            "0",
            "--seed",
            "9",
        ]
        done = program_run(asked, env={**os.environ, "PYTHONHASHSEED": hashing}, status=1)
        out.append(re.sub(r"^\d+ s", "", done.stdout, flags=re.M))
    assert "1 games" in out[0]
    assert out[0] == out[1]


@pytest.mark.parametrize("error", [EngineBug, KeyError])
def test_a_fault_is_found_and_its_command_plays_it_again(capsys, monkeypatch, error):
    def broken(st, e, ctx):
        raise error("planted")

    for kind, verb in tuple(resolve.VERBS.items()):
        monkeypatch.setitem(resolve.VERBS, kind, verb._replace(run=broken))
    code, text = told(capsys, "--games", "4", "--check-every", "0", "--seed", "5")
    assert code == 1
    stops = re.search(r"failed after (\d+) choices \(\w+: '?planted'?\)", text)
    line = re.search(r"python -m doomtable.selfplay.exhaustive_run (.*)", text)
    assert stops
    assert line
    code, again = told(capsys, *line[1].split())
    assert code == 1
    assert stops[0] in again
    monkeypatch.undo()
    assert told(capsys, *line[1].split())[0] == 0


NEVER = warrior(
    "Nobody's Friend", "01990", BAUHAUS, F=3, S=3, A=3, V=2, rarity="C1",
    abilities=(
        L.Static((L.Mod(("F",), by=1, who="me"),)),
        L.Static((L.Mod(("S",), by=1, who="me"),), when=L.Have(L.Sel(), n=1000)),
        L.On(L.Event("killed", it="me"), (L.If(L.Have(L.Sel(), n=1000), (L.Gain(1),)),)),
    ),
)  # fmt: skip


def test_an_ability_that_never_happens_is_named(capsys):
    cards = (NEVER, *(card for card in UNL if card.type == "warrior" and (card.V or 9) < 5))
    seen = run(cards, seed=3, games=3, around=(NEVER.code,), check_every=0)
    assert AbilityRef(NEVER.code, 0) in seen.abilities
    assert [line for line in seen.lacks() if line.startswith(NEVER.code)] == [
        "01990 Nobody's Friend: ability 2 (static) never happened, ability 3 (on) never happened"
    ]
    code, text = told(capsys, "--games", "1", "--check-every", "0", cards=cards)
    assert code == 1
    assert "still to be seen: 01990 Nobody's Friend: " in text


def test_a_run_ends_when_all_of_a_set_was_seen(capsys):
    cards = [card for card in UNL if card.type in ("warrior", "equipment") and all(map(plain, card.abilities))]
    assert sum(len(card.abilities) for card in cards) > 12
    code, text = told(capsys, "--games", "40", "--check-every", "0", cards=cards)
    assert code == 0
    assert "still to be seen" not in text
    assert int(re.findall(r"(\d+) games", text)[-1]) < 40


def plain(ability):
    """Whether an ability does nothing but raise or lower ratings of its bearer, always."""
    return ability.kind == "static" and all(
        isinstance(node, L.Mod) and {*node.what} <= {*"FSA"} and node.who in ("me", "bearer") and node.when is None
        for node in ability.effects
    ) and ability.when is None


def test_what_holds_is_not_noticed_for_nothing(monkeypatch):
    """Where nothing is struck out of the twins beside the game they never differ from it."""
    beside = []

    def same(pinned, one):
        beside.append(one)
        return pinned

    monkeypatch.setattr(ability_tracker, "without", same)
    seen = run(UNL, seed=2, games=2, check_every=0)
    by_code = {card.code: card for card in UNL}
    holding = {one for one in seen.abilities if holds_on(by_code[one.code].abilities[one.place])}
    assert len(set(beside)) > 20
    assert holding <= exhaustive_run.REPEATING.keys()


def test_a_broken_invariant_fails_the_games_that_are_looked_at(monkeypatch):
    monkeypatch.setattr(invariants, "problems", lambda st: ["planted"])
    seen = run(UNL, seed=4, games=3, check_every=2)
    assert [one.plan.seed for one in seen.failures] == [4, 6]
    assert {one.what for one in seen.failures} == {"InvariantBroken: planted"}
    assert seen.games == 3


def test_every_deck_is_legal_and_holds_what_its_cards_ask_for():
    builder = RandomDeckBuilder(UNL)
    rng = exhaustive_run.Random(1)
    for number in range(0, len(UNL), 9):
        around = tuple(card.code for card in UNL[number : number + 3])
        rules = rulesets.get("second", needed([builder.card(code) for code in around]))
        decks = builder.decks(around, 2, rules, rng)  # raises for an illegal deck
        held = {name for deck in decks for name in (*deck.cards, *deck.collection)}
        assert {builder.card(code).name for code in around} <= held
    decks = builder.decks((next(c.code for c in UNL if c.name == "Decay"),), 2, SECOND, rng)
    followers = {c.name for c in UNL if "follower of demnogonis" in c.keywords and c.type == "warrior"}
    assert any("Decay" in deck.cards and followers & {*deck.cards} for deck in decks)


def named(name, *places):
    """The word by which a card is asked for, or these abilities of it."""
    return ".".join((catalogue().get(name).code, *(str(place + 1) for place in places)))


def test_what_cards_need_to_happen_comes_with_their_games():
    """Teams for a word about partners, sabotage for an attack on a player, a victory for an answer to one; neither for
    others."""
    assert needed([catalogue().get("Currency Exchange")]) == {"variant": "front"}  # there each has D of his own
    assert needed([catalogue().get("Close But No Cigar")])["goal_p"] == 10
    for name in ("Guard Station", "Support Artillery Ox"):
        assert needed([catalogue().get(name)]) == {"sabotage": True}
    assert not needed([catalogue().get("Hussar"), catalogue().get("Rampage!")])
    assert rulesets.get("second", needed([catalogue().get("Summit Meeting")])).form == "team"


def test_a_deck_holds_what_one_ability_of_a_card_asks_for(builder):
    """All that must be there at once, what can be used where a use is answered, what makes a leader go who never
    fights."""
    def company(word):
        return {name for wanted in builder.company(word) for name in wanted.cards}

    skulls = {card.name for card in catalogue().cards if "key code skull" in card.keywords}
    deck, _ = builder.decks((named("Asian Key-Code Skull", 0),), 2, SECOND, exhaustive_run.Random(1))
    assert len(skulls) == 4 and skulls <= {*deck.cards}
    answered = company(named("Aura of Mystical Resistance", 3))
    assert "Decay" in answered and "Dark Rage" not in answered  # the one is used, the other is not
    assert "Secret" in company(named("Informants"))
    buried = company(named("Bloody Coup", 1))
    assert {"Staff General Constance Romanov", "Graveyard", "Klein Helitek Dragonfly", "Homing Missile"} <= buried
    assert "Lord Nozaki" not in buried  # nothing kills him in a combat
    assert {"Lord Nozaki"} <= company(named("Bloody Coup", 0)) and "Graveyard" not in company(named("Bloody Coup", 0))


def test_games_go_around_what_is_still_missing_of_a_card():
    card = catalogue().get("Bloody Coup")
    seen = RunProgress((card,))
    assert seen.wanting() == [card.code]
    seen.abilities[AbilityRef(card.code, 0)] = 1
    assert seen.wanting() == [card.code]  # neither drawn nor played yet
    seen.drawn.add(card.code)
    seen.played.add(card.code)
    assert seen.wanting() == [named("Bloody Coup", 1)]
    seen.abilities[AbilityRef(card.code, 1)] = 2
    assert seen.wanting() == []


@pytest.mark.parametrize(
    "word",
    [
        named("Summit Meeting", 0), named("The First Directorate", 0), named("Punch Drunk", 0, 1),
        named("Ejection Seat", 0, 1), named("Primal Bitch", 0, 1), named("Currency Exchange", 0),
        named("Aura of Mystical Resistance", 3), named("Guard Station", 0), named("Asian Key-Code Skull", 0),
        named("Support Artillery Ox", 0), named("Informants", 0), named("Bloody Coup", 1), named("Troop Transfer", 2),
    ],
)  # fmt: skip
def test_what_takes_company_rules_or_teams_happens(builder, word):
    """Found by looking on while games are built around it; what two ways to play a card do alike counts for both."""
    code, places = asked(word)
    wanted, seen = {AbilityRef(code, place) for place in places}, RunProgress((builder.card(code),))
    options = exhaustive_run._options(builder, (word,), 3 * len(MORE) - 1)
    seats = rulesets.get("second", options).min_seats
    for seed in range(40):
        play(builder, RunPlan(seed, seats, (word,), tuple(options.items()), 0, False), seen)
        if wanted <= seen.abilities.keys():
            break
    assert wanted <= seen.abilities.keys() and not seen.failures


def test_every_ability_is_counted():
    assert len(abilities(UNL)) == sum(len(card.abilities) for card in UNL)


def test_a_card_that_lends_texts_is_looked_at_as_it_is_printed():
    """The game's definitions hold Plagiarize once more for each warrior, with that warrior's abilities, often none."""
    lender = next(card for card in catalogue().cards if card.name == "Plagiarize")
    pile = Deck((lender.name, *(card.name for card in UNL if card.type == "warrior" and not card.abilities)))
    game = GameSetup((pile, pile), SECOND, catalogue().get, 1).deal()
    assert any(d.card.code == lender.code and not d.card.abilities for d in game.state.definitions.defs)
    assert AbilityTracker(game, abilities([lender]))
