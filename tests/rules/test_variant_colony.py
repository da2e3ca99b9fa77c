"""Colonization: its presets and map, claims by chance, what a view tells of it, and that games end by its rules."""

from __future__ import annotations

from random import Random

import pytest
from groups import first_and_rest
from net.parties import Fixed, Guest, hosted, room_of, run

from doomtable import rulesets
from doomtable.ai import colonist
from doomtable.ai.card_summary import CardSummaries
from doomtable.ai.colony_map import BARS, MOST, ColonyMap
from doomtable.ai.conquest import Conquest
from doomtable.ai.indexed_view import IndexedView
from doomtable.ai.players import program
from doomtable.cards.catalogue import catalogue
from doomtable.cli import arguments
from doomtable.errors import BadInput
from doomtable.net.host.members import REMOTE
from doomtable.records.record import GameSetup, RecordHeader, game_deck, head
from doomtable.records.record_parser import read_record
from doomtable.records.verification import verify_record
from doomtable.rules import mutate as M
from doomtable.rules.colonies import abandoned, colony_points, held, holder
from doomtable.rules.consistency import problems
from doomtable.rules.game import Deck, Game
from doomtable.rules.place_permit import bar, too_many
from doomtable.rules.planet_moves import journey
from doomtable.rules.planets import planet_at, planet_named
from doomtable.rules.references import planet_of
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, NOBODY, CardId
from doomtable.rules.verbs.journeys import send_home, settle_in
from doomtable.rules.view import view
from doomtable.rules.view_parts import SPECTATOR, CardView
from doomtable.scenarios.export import export
from doomtable.scenarios.runner import open_game
from doomtable.selfplay import invariants
from doomtable.selfplay.headless_games import HeadlessGame, run_headless
from doomtable.session.session import Session
from doomtable.solar_system import SOLAR_SYSTEM, WARZONES

WORTH = {"mars": 8, "belt": 10, "mercury": 15, "venus": 13}
"""The colony points of all Warzones of a planet."""


def rules_of(edition: str = "second", **options: object) -> Ruleset:
    return rulesets.get(edition, {"variant": "colony", **options})


def decks(seats: int = 2) -> tuple[Deck, ...]:
    return tuple(game_deck(deck) for deck in arguments.decks(None, seats, rules_of()))


def setup(seed: int, seats: int = 2, edition: str = "second") -> GameSetup:
    return GameSetup(decks(seats), rules_of(edition), catalogue().get, seed)


PLAIN = Deck((*("Hussar",) * 20, *("Heimburg",) * 8, *("Razide",) * 12))


def begun(seed: int = 1, seats: int = 2) -> Game:
    game = GameSetup((PLAIN,) * seats, rules_of(), catalogue().get, seed).deal()
    _ = game.decision
    return game


def place(st: State, name: str) -> CardId:
    return next(card for card in st.table if st.definitions.of[card].card.name == name)


def a_warrior(st: State, seat: int, at: CardId, tag: str = "doomtrooper") -> CardId:
    """A warrior out of a pile or hand of that player stands at a place."""
    s, p = st.seats[seat], st.definitions
    found = next(c for c in (*s.draw, *s.hand) if p.of[c].is_warrior and p.of[c].tags & p.bits.bit(tag))
    M.enter(st, found, seat, "squad" if tag == "doomtrooper" else "kohort", place=at)
    return found


def test_its_presets():
    """VAR-COLONY-01, VAR-COLONY-05, VAR-COLONY-06, VAR-COLONY-07, VAR-COLONY-31, VAR-COLONY-42."""
    for edition in ("first", "second"):
        rules = rules_of(edition, outpost="off")
        assert (rules.start_d, rules.start_hand, rules.colony_goal, rules.outpost) == (5, 7, 26, "on")
        assert (rules.min_seats, rules.max_seats, rules.goal_p) == (2, 4, rulesets.ENDLESS)
        assert (rules.deck_out, rules.outpost_duty, rules.banned) == ("never", False, ())
    assert rulesets.get("second").planets == ()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"form": "team"}, "OPT-GEN-R01"), ({"warzone_places": "true"}, "OPT-GEN-R01"),
        ({"battles": "true"}, "battles"), ({"goal_p": 12}, "VAR-COLONY-06"),
    ],
)
def test_what_does_not_go_with_it_is_refused(options, said):
    """OPT-GEN-R01: its places are its own, and its Promotion wins nothing."""
    with pytest.raises(rulesets.BadOption, match=said):
        rules_of(**options)


def test_nor_in_a_tournament_nor_for_five():
    """OPT-GEN-02, VAR-COLONY-01."""
    with pytest.raises(rulesets.BadOption, match="OPT-GEN-02"):
        rules_of("tournament")
    for seats in (1, 5):
        with pytest.raises(rulesets.BadOption, match="VAR-COLONY-01"):
            rulesets.check_seats(rules_of(), seats)
    for seats in (2, 3, 4):
        rulesets.check_seats(rules_of(), seats)


def test_the_belt_is_beside_all_others_and_they_beside_the_belt_alone():
    """VAR-COLONY-02."""
    near = {planet.name: set(planet.near) for planet in SOLAR_SYSTEM}
    assert near.pop("belt") == {"mars", "mercury", "venus", "earth"}
    assert near == {name: {"belt"} for name in ("mars", "mercury", "venus", "earth")}


def test_the_warzones_of_each_planet_and_what_they_are_worth():
    """VAR-COLONY-03, VAR-COLONY-08, VAR-COLONY-15, VAR-COLONY-40: 46 and Earth's 6, of which 26 are half."""
    st = begun().state
    assert [st.definitions.of[card].card.name for card in st.table] == [*WARZONES] and len(WARZONES) == 16
    for planet in SOLAR_SYSTEM:
        cards = [card for card in st.table if planet_at(st, card) == planet_named(st.rules, planet.name)]
        assert len(cards) == (4 if planet.name != "earth" else 0)
        assert sum(st.definitions.of[card].printed[3] or 0 for card in cards) == WORTH.get(planet.name, 0)
    assert st.definitions.of[place(st, "Citadel Sanctum")].printed[3] == 6
    assert catalogue().get("Citadel Sanctum").V is None


def test_each_player_begins_with_a_warzone_of_the_belt_all_different():
    """VAR-COLONY-12."""
    seen = set()
    for seed in range(12):
        game = begun(seed, 4)
        st = game.state
        assert len({card for _, card in st.claims}) == 4
        assert all(planet_at(st, card) == planet_named(st.rules, "belt") for _, card in st.claims)
        seen.add(st.claims)
        assert [view(game, seat).claims for seat in (0, SPECTATOR)] == [view(game, 1).claims] * 2
    assert len(seen) > 6


def test_a_claim_gives_no_points_and_ends_with_the_warriors_that_came():
    """VAR-COLONY-R01, VAR-COLONY-09, VAR-COLONY-23."""
    st = begun().state
    mine = dict(st.claims)[0]
    assert (holder(st, mine), held(st, 0), colony_points(st, 0)) == (0, (mine,), 0)
    one, other = a_warrior(st, 0, mine), a_warrior(st, 0, mine)
    assert colony_points(st, 0) == st.definitions.of[mine].printed[3]
    for card, still in ((one, 0), (other, -1)):
        M.move_area(st, card, "outpost")
        assert holder(st, mine) == still
    assert problems(st) == []


def test_who_loses_the_last_warrior_loses_control():
    """VAR-COLONY-R02, VAR-COLONY-09: killed, discarded or stolen; what lies there does nothing meanwhile."""
    st = begun().state
    mars = place(st, "Cyberopolis")
    one = a_warrior(st, 0, mars)
    fort = next(c for c in (*st.seats[0].draw, *st.seats[0].hand) if st.definitions.of[c].type == "fortification")
    M.enter(st, fort, 0, "squad", place=mars)
    assert not abandoned(st, fort) and holder(st, mars) == 0
    M.leave(st, one, "discard")
    assert abandoned(st, fort) and holder(st, mars) == -1


def test_a_stolen_warrior_stays_where_its_old_player_has_no_other():
    """VAR-COLONY-R02, VAR-COLONY-R18, VAR-COLONY-10."""
    for others in (False, True):
        st = begun().state
        mars = place(st, "Cyberopolis")
        one = a_warrior(st, 0, mars)
        if others:
            a_warrior(st, 0, mars)
        M.move_area(st, one, "squad", 1)
        settle_in(st, one)
        assert (st.play[one].place, st.play[one].zone) == ((NO_CARD, "outpost") if others else (mars, "squad"))
        assert holder(st, mars) == (0 if others else 1)


def test_a_fourth_warzone_of_a_planet_sends_it_to_earth():
    """VAR-COLONY-R18, VAR-COLONY-11."""
    st = begun().state
    for name in ("Cyberopolis", "McCraig Line", "Great Rust Desert"):
        a_warrior(st, 0, place(st, name))
    last = place(st, "Phobos & Deimos")
    one = a_warrior(st, 1, last)
    assert too_many(st, 0, one, last)
    M.move_area(st, one, "squad", 0)
    settle_in(st, one)
    assert st.play[one].zone == "outpost" and holder(st, last) == -1


def test_who_becomes_what_may_not_be_there_goes_to_earth():
    """VAR-COLONY-R18, VAR-COLONY-40, VAR-COLONY-41."""
    st = begun().state
    sanctum = place(st, "Citadel Sanctum")
    one = a_warrior(st, 0, sanctum)
    assert bar(st, one, sanctum) is not None
    send_home(st)
    assert (st.play[one].zone, st.play[one].place) == ("outpost", NO_CARD)
    assert planet_of(st, one) == planet_named(st.rules, "earth")


def test_nothing_takes_a_warzone_off_the_table():
    """VAR-COLONY-04: not even who leaves the game."""
    game = begun(1, 3)
    M.set_out(game.state, 0, "test")
    assert len(game.state.table) == 16 and [seat for seat, _ in game.state.claims] == [1, 2]
    assert problems(game.state) == []


@pytest.mark.parametrize("kind", ["random", "greedy"])
@pytest.mark.parametrize("seed", first_and_rest(1, range(5)))
def test_games_end_by_its_rules(kind, seed):
    """VAR-COLONY-07, VAR-COLONY-11: every invariant holds after every choice; at the end somebody has enough, or is
    left alone."""
    seats = 2 + (seed % 3 == 2)
    one = HeadlessGame(setup(seed, seats, ("second", "first")[seed % 2]), (kind,) * seats, 60_000, True)
    how, won = one.play()
    assert how in ("colony", "no_warriors", "draw")
    assert one.session is not None
    st = one.session.game.state
    if how == "colony":
        assert st.seats[won[0]].colony >= 26 and colony_points(st, won[0]) == st.seats[won[0]].colony
    for planet in range(len(SOLAR_SYSTEM)):
        for seat in range(seats):
            assert sum(planet_at(st, card) == planet for card in held(st, seat)) <= 3


@pytest.mark.parametrize("first", first_and_rest(1, (4000, 4004, 4009)))
def test_two_computers_bring_it_to_its_end(first):
    """VAR-COLONY-07: nobody goes to and fro for ever; 24 of 24 games end before 3,000 decisions."""
    lists = arguments.decks(None, 2, rules_of())
    told = run_headless(decks=lists, ruleset=rules_of(), players=("greedy", "greedy"), seed=first, games=3, cap=3000)
    assert (told["errors"], told["outcomes"]["capped"]) == (0, 0) and told["outcomes"]["colony"] >= 2


def test_computers_take_kills_as_destiny_and_stay_where_they_count():
    """VAR-COLONY-06, VAR-COLONY-11, VAR-COLONY-16: Promotion wins nothing; a fourth place of a planet is none; who
    keeps another from the points of Earth is worth something there."""
    game = setup(5).deal()
    seen = view(game, 0)
    lone = seen.players[0]
    assert not IndexedView(seen, CardSummaries(catalogue().get)).ranked
    mars = [place for place in seen.places if place.planet == "mars"]
    belt = next(place for place in seen.places if place.planet == "belt")

    def hussar(n, at):
        return CardView(900 + n, "Hussar", "warrior", ("bauhaus",), 0, 0, "squad", stands_at=mars[at].handle)

    one, two, *more = (hussar(n, at) for n, at in enumerate((0, 0, 1, 2)))

    def at_mars(*cards):
        there = {card.stands_at for card in cards}
        places = tuple(p._replace(holder=0 if p.handle in there else NOBODY) for p in seen.places)
        return seen._replace(players=(lone._replace(squad=cards), *seen.players[1:]), places=places)

    assert ColonyMap(at_mars(one, two, *more)).crowded(one, mars[3]), "the other one stays and holds it"
    assert not ColonyMap(at_mars(one, *more)).crowded(one, mars[3])
    assert not ColonyMap(at_mars(one, two, *more)).crowded(one, belt)
    earth = next(place for place in seen.places if place.planet == "earth")
    here, foe = one._replace(stands_at=NO_CARD), one._replace(handle=950, stands_at=NO_CARD, controller=1)
    shared = seen._replace(players=(lone._replace(squad=(here,)), seen.players[1]._replace(squad=(foe,))))
    empty = seen._replace(players=(lone._replace(squad=(one,)), seen.players[1]._replace(squad=())))
    both, none = ColonyMap(shared), ColonyMap(empty)
    assert 0 < colonist.on_earth(both, earth) < earth.cp == colonist.on_earth(none, earth)
    free = next(place for place in seen.places if place.holder == NOBODY and place.cp == 3)
    assert colonist.gain(both, here, free) < 0 < colonist.gain(none, one, free)
    away = foe._replace(stands_at=free.handle)
    apart = ColonyMap(shared._replace(players=(shared.players[0], seen.players[1]._replace(squad=(away,)))))
    assert Conquest(both, 0).death(foe) > Conquest(apart, 0).death(away), "Earth is worth its points to who is left"


def test_computers_hunt_the_weakest_and_whoever_is_about_to_win():
    """VAR-COLONY-07, VAR-COLONY-40: the last guard of what takes the victory from another, and before that the warriors
    of the weakest of several; what a warrior may never hold is taken from nobody for its points."""
    seen = view(setup(5, 3).deal(), 0)
    places = {place.handle: place for place in seen.places}
    names = {card.name: card.handle for card in seen.table}

    def army(seat, *where):
        cards = tuple(
            CardView(
                900 + 50 * seat + n, "Razide", "warrior", ("legion",), seat, seat, "kohort", ratings=(4, 4, 4, 5),
                keywords=("legion",), stands_at=names[at],
            )
            for n, at in enumerate(where)
        )  # fmt: skip
        return seen.players[seat]._replace(kohort=cards)

    def table(*armies):
        holds = {card.stands_at: player.seat for player in armies for card in player.kohort}
        here = tuple(place._replace(holder=holds.get(place.handle, NOBODY)) for place in seen.places)
        return Conquest(ColonyMap(seen._replace(players=armies, places=here)), 5), [p.kohort for p in armies]

    rich = [name for name in names if places[names[name]].cp > 1]
    conquest, (_, strong, weak) = table(army(0, "Cyberopolis"), army(1, *rich[4:8]), army(2, "Helstrom Mountains"))
    assert conquest.death(weak[0]) > 2 * conquest.death(strong[0])
    winning = sorted(rich, key=lambda name: -places[names[name]].cp)[:7]
    conquest, (_, strong, weak) = table(
        army(0, "Cyberopolis"), army(1, *winning), army(2, *("Phobos & Deimos",) * 4)
    )
    assert conquest.map.points[1] >= conquest.map.goal
    guards = {card.stands_at: conquest.death(card) for card in strong}
    assert max(guards.values()) > max(conquest.death(card) for card in weak)
    outpost = next(place for place in seen.places if place.handle == names["Sacred Outpost"])
    assert conquest.map.barred(strong[0], outpost)


def test_the_map_of_the_computers_knows_what_the_ruleset_says():
    """VAR-COLONY-11, VAR-COLONY-40, VAR-COLONY-41: a view does not tell who may be where, nor how many are too many."""
    assert dict(rules_of().place_bars) == BARS and {planet.most for planet in rules_of().planets} == {0, MOST}


def test_computers_and_the_table_know_how_far_it_is():
    """VAR-COLONY-17, VAR-COLONY-18, VAR-COLONY-36: what places tell of ways is what the engine asks for them."""
    game = setup(5).deal()
    for here in view(game, 0).places:
        for there in view(game, 0).places:
            assert here.actions_to(there) == journey(game.state, here.handle, there.handle)


def test_in_a_crowd_who_is_close_goes_for_the_place_that_is_wanting():
    """VAR-COLONY-07, VAR-COLONY-16: among four the weak are let be by whoever lacks little, a place that gives enough
    counts most, and Earth is contested only against who could win with it; among three nothing of that."""

    def table(seats, *armies):
        seen = view(setup(5, seats).deal(), 0)
        names = {card.name: card.handle for card in seen.table} | {"Earth": NO_CARD}
        players = []
        for seat, where in enumerate(armies):
            cards = tuple(
                CardView(
                    900 + 50 * seat + n, "Razide", "warrior", ("legion",), seat, seat, "kohort", ratings=(4, 4, 4, 5),
                    stands_at=names[at],
                )
                for n, at in enumerate(where)
            )  # fmt: skip
            players.append(seen.players[seat]._replace(kohort=cards))
        holds = {card.stands_at: player.seat for player in players for card in player.kohort}
        here = tuple(place._replace(holder=holds.get(place.handle, NOBODY)) for place in seen.places)
        c = ColonyMap(seen._replace(players=tuple(players), places=here))
        return c, Conquest(c, 5), [player.kohort for player in players]

    mine = (
        "Citadel Sanctum", "Mercurian Diamond Caverns", "Helstrom Mountains", "Sacred Outpost", "Cyberopolis",
        "Cyberopolis",
    )  # fmt: skip
    strong, weak = ("No-Man's Land", "Victoria"), ("Graveton Archipelago",)
    c, conquest, (own, theirs, _, last) = table(4, mine, strong, ("Earth",) * 5, weak)
    assert c.crowd and c.goal - c.points[0] == 4 and conquest.death(theirs[0]) > conquest.death(theirs[1])
    assert conquest.death(theirs[0]) > 3 * conquest.death(last[0])
    earth = c.places[NO_CARD]
    assert colonist.on_earth(c, earth) == 0
    free = next(place for place in c.places.values() if place.planet == "mars" and place.holder == NOBODY)
    assert colonist.decides(c, own[-1], free) == 0
    three, hunting, (_, foes, prey) = table(3, mine, strong, ("Earth",))
    assert not three.crowd and hunting.death(prey[0]) > hunting.death(foes[0])
    assert colonist.on_earth(three, three.places[NO_CARD]) > 0
    near, _, (own, *_) = table(4, (*mine, "Victoria"), ("Crater of Anatholia",), ("Earth",), weak)
    there = next(place for place in near.places.values() if place.planet == "mars" and place.holder == NOBODY)
    assert near.goal - near.points[0] == 2 and colonist.decides(near, own[-2], there) == 1
    assert colonist.decides(near, own[0], there) == 0
    assert colonist.gain(near, own[-2], there) > colonist.WINS


def test_spare_guards_go_where_they_are_wanted():
    """VAR-COLONY-22: beyond a few guards a warrior is worth more at another own place."""
    seen = view(setup(5).deal(), 0)
    at = {card.name: card.handle for card in seen.table}
    lone = CardView(950, "Razide", "warrior", ("legion",), 0, 0, "kohort", stands_at=at["No-Man's Land"])
    crowd = tuple(lone._replace(handle=900 + n, stands_at=at["Citadel Sanctum"]) for n in range(6))
    held = {at["Citadel Sanctum"]: 0, at["No-Man's Land"]: 0}
    places = tuple(place._replace(holder=held.get(place.handle, 1)) for place in seen.places)
    mine = seen.players[0]._replace(kohort=(*crowd, lone))
    c = ColonyMap(seen._replace(places=places, players=(mine, seen.players[1])))
    assert colonist.moving(c, crowd[0], 3) > 0 == colonist.moving(c, lone, 3)


def test_computer_players_play_it_with_sense():
    lists = arguments.decks(None, 2, rules_of())
    told = run_headless(decks=lists, ruleset=rules_of(), players=("greedy", "random"), seed=7, games=6)
    assert told["errors"] == 0 and told["wins"][0] >= 5


def test_a_record_says_the_variant_and_is_verified(tmp_path):
    assert rulesets.options_of(rules_of()) == {"variant": "colony"}
    assert rulesets.options_of(rules_of("first", outpost="off")) == {"variant": "colony"}
    assert head(setup(1), RecordHeader())["options"] == {"variant": "colony"}
    path = tmp_path / "game.record"
    HeadlessGame(setup(2), ("greedy", "random"), 400, False).play(path)
    assert read_record(path).setup.rules == rules_of()
    assert verify_record(path)["verified"]


def test_a_guest_plays_it():
    async def main():
        room = room_of((REMOTE, "greedy"), services=Fixed(list(decks())), rules=rules_of())
        async with hosted(room) as host:
            guest = Guest(host, "Ann", decks()[0])
            return room, await guest.play()

    room, ended = run(main())
    assert room.phase == "over" and ended.over == room.over and ended.wrong == ()


def test_views_tell_places_and_nothing_hidden():
    rng = Random(5)
    session = Session(setup(5, 3).deal(), [program("greedy")] * 3, seed=5, listen=())
    for _ in range(6):
        for _ in range(40):
            session.step()
        invariants.check_views(session.game, rng)
        seen = view(session.game, 1)
        assert len(seen.places) == 17 and seen.colony_goal == 26
        for there in seen.places[:-1]:
            assert there.holder == holder(session.game.state, there.handle)


def test_a_position_is_written_with_its_places(tmp_path):
    """Claims, colony points, places and Earth."""
    path = tmp_path / "one.yaml"
    path.write_text("""
name: Ann claims one Warzone and holds another
options: {variant: colony}
claims: {Ann: Victoria}
players:
  - {name: Ann, colony: 7, hand: [Hussar], squad: [{card: Infantry, place: Cyberopolis}], outpost: [Dragoon]}
  - {name: Bob, unrevealed: [{card: Razide, place: earth}], kohort: [{card: Necromutant, place: McCraig Line}]}
""", encoding="utf-8")
    game = open_game(path)
    _ = game.decision
    before = game.state.canonical()
    path.write_text(export(game), encoding="utf-8")
    again = open_game(path)
    for one in (game, again):
        seen = view(one, 1)
        assert [claim.seat for claim in seen.claims] == [0] and seen.players[0].colony == 7
        there = (*seen.players[0].squad, *seen.players[0].outpost)
        assert [card.stands_at == NO_CARD for card in there] == [False, True]
    assert again.state.canonical()[1:3] == before[1:3]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("claims: {Ann: Victoria}\n", "claims a place"),
        ("options: {variant: colony}\nplaces: [Victoria]\n", "warzone_places"),
    ],
)
def test_a_position_says_nothing_of_it_elsewhere(tmp_path, text, said):
    path = tmp_path / "one.yaml"
    path.write_text(f"name: x\n{text}players:\n  - {{name: Ann}}\n  - {{name: Bob}}\n", encoding="utf-8")
    with pytest.raises(BadInput, match=said):
        open_game(path)


@pytest.mark.parametrize(
    ("options", "said"),
    [("", "colony points"), ("options: {variant: colony}\n", "needs .place")],
)
def test_a_player_of_a_position_neither(tmp_path, options, said):
    path = tmp_path / "one.yaml"
    own = "colony: 3" if not options else "squad: [Hussar]"
    path.write_text(f"name: x\n{options}players:\n  - {{name: Ann, {own}}}\n  - {{name: Bob}}\n", encoding="utf-8")
    with pytest.raises(BadInput, match=said):
        open_game(path)
