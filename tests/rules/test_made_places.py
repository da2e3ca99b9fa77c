"""Made-up rulesets with places beside the areas: two cards on the table at which warriors stand; and Warzones."""

from __future__ import annotations

from dataclasses import replace

from made_rulesets import named

from doomtable.cards.catalogue import catalogue
from doomtable.cards.constructors import fortification, warrior
from doomtable.cards.patterns import raises
from doomtable.cards.vocabulary import GENERAL
from doomtable.rules import mutate as M
from doomtable.rules.attack_permit import attack_refusal, attack_targets
from doomtable.rules.bindings import Bindings
from doomtable.rules.consistency import problems
from doomtable.rules.game import Deck, Game
from doomtable.rules.language import Card, Event, Gain, Host, Mod, On, Rule, Sel, Static
from doomtable.rules.query import candidates, rated_board
from doomtable.rules.ratings import fight, rates
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, CardId
from doomtable.rules.view import view

WARRIORS = Sel(all=("warrior",))


def zone(name: str, code: str, *abilities: Static, **ratings: int) -> Card:
    """A Warzone: what is printed on it is what it adds."""
    plain = fortification(
        name, code, GENERAL, *abilities, rarity="C1", host=Host("area", areas=("squad",)), unique="area"
    )
    return replace(plain, type="warzone", **ratings)


DESERT = zone("Made Desert", "01961", F=1, S=2, A=-1, V=3)
SWAMP = zone("Made Swamp", "01962", Static((Mod(("S",), 5, who="attacker"),)), A=2)
LOUT = warrior("Lout", "01963", GENERAL, F=3, S=3, A=3, V=2, rarity="C1")
HERALD = warrior(
    "Herald", "01964", GENERAL, F=3, S=3, A=3, V=2, rarity="C1",
    abilities=(
        Static((Mod(("F",), 1, who=Sel(all=("warrior",), other=True)),)),
        Static((Mod(("S",), 1, who=Sel(all=("warrior",), area="same", whose="yours", other=True)),)),
        Static((Rule("forbid", "seek cover", WARRIORS),)),
        On(Event("killed", it=WARRIORS), (Gain(1, "D"),)),
    ),
)  # fmt: skip
CHAPEL = fortification(
    "Chapel", "01965", GENERAL, raises(4, "A", who=Sel(all=("warrior",), area="same", whose="yours")), rarity="C1",
    host=Host("area", areas=("squad",)), unique="area",
)  # fmt: skip
MADE = (DESERT, SWAMP, LOUT, HERALD, CHAPEL)
SCENES = Ruleset(
    set_up=("table",), table_cards=("Made Desert", "Made Swamp"), places=True, start_player="first",
    first_turn_attack_ban="none",
)  # fmt: skip


def dealt(*hands: tuple[str, ...], rules: Ruleset = SCENES) -> Game:
    """A game in which every deck is the opening hand."""
    rules = replace(rules, start_hand=max(map(len, hands)), start_d=30)
    return Game.deal([Deck(hand) for hand in hands], rules, catalogue().extended(MADE).get)


def keys(game: Game) -> list[str]:
    assert game.decision is not None
    st = game.state
    return [o.key if o.card == NO_CARD else st.definitions.of[o.card].card.name for o in game.decision.options]


def say(game: Game, *words: str) -> None:
    """What is said; words of which there was but one are settled already."""
    for word in words:
        if word not in keys(game):
            continue
        assert game.decision is not None
        game.choose(game.decision.options[keys(game).index(word)])
    _ = game.decision


def laid(st: State, seat: int, name: str, place: str = "", zone_: str = "squad") -> CardId:
    """A card out of a hand or pile stands in play."""
    s = st.seats[seat]
    card = next(c for c in (*s.hand, *s.draw) if st.definitions.of[c].card.name == name)
    M.enter(st, card, seat, zone_, place=at(st, place))
    return card


def at(st: State, place: str) -> CardId:
    return next((c for c in st.table if st.definitions.of[c].card.name == place), NO_CARD)


def test_a_warrior_is_mustered_into_a_place_and_so_is_a_fortification():
    game = dealt(("Lout", "Lout", "Lout", "Chapel", "Chapel"), ("Lout",))
    say(game, "muster", "Lout")
    assert keys(game) == ["luna", "Made Desert", "Made Swamp"]
    say(game, "Made Swamp")
    st = game.state
    assert st.play[st.seats[0].squad[0]].place == at(st, "Made Swamp")
    say(game, "build", "Chapel", "squad", "Made Desert", "build", "Chapel", "squad")
    assert keys(game) == ["luna", "Made Swamp"]  # FORT-03: once in an area of a place
    say(game, "luna")
    assert [st.play[c].place for c in st.seats[0].squad[1:]] == [at(st, "Made Desert"), NO_CARD]
    assert game.explain(0, "build", st.seats[0].hand[0]).key != ""


def test_where_there_is_one_place_nobody_is_asked():
    game = dealt(("Lout",), ("Lout",), rules=replace(SCENES, table_cards=("Made Desert",), home_place=""))
    say(game, "muster", "Lout")
    st = game.state
    assert st.play[st.seats[0].squad[0]].place == at(st, "Made Desert")


def test_a_warrior_mustered_in_cover_stands_at_a_place_that_everybody_sees():
    game = dealt(("Lout", "Lout"), ("Lout",))
    M.enter(game.state, game.state.seats[0].hand[0], 0, "squad")
    game._decision = None
    say(game, "muster in cover", "Lout", "Made Desert")
    st = game.state
    shown = view(game, 1).players[0].unrevealed[0]
    assert (shown.name, shown.stands_at) == (None, at(st, "Made Desert"))


def test_combats_are_fought_within_one_place():
    game = dealt(("Lout", "Lout"), ("Lout", "Lout"))
    st = game.state
    mine, away = laid(st, 0, "Lout", "Made Desert"), laid(st, 0, "Lout")
    there, theirs = laid(st, 1, "Lout", "Made Desert"), laid(st, 1, "Lout", "Made Swamp")
    assert attack_targets(st, mine) == [there] and attack_targets(st, away) == []
    reason = attack_refusal(st, mine, theirs)
    assert reason is not None and reason.key == "other_place"
    assert attack_refusal(st, mine, theirs, by_card=True) is not None


def test_everybody_at_a_place_has_what_is_printed_on_it_in_and_out_of_combat():
    game = dealt(("Lout", "Lout", "Take Aim"), ("Lout", "Lout"))
    st = game.state
    mine, home = laid(st, 0, "Lout", "Made Desert"), laid(st, 0, "Lout")
    foe = laid(st, 1, "Lout", "Made Desert")
    assert rated_board(st).rates[mine] == rated_board(st).rates[foe] == [4, 5, 2, 5]
    assert rated_board(st).rates[home] == [3, 3, 3, 2]
    game._decision = None
    say(game, "attack", "Lout", "Lout", "shoot")
    sides = fight(st)
    assert sides is not None and sides.attacker.rates == sides.defender.rates == [4, 5, 2, 5]


def test_the_text_of_a_place_speaks_of_combats_there():
    game = dealt(("Lout", "Lout", "Take Aim"), ("Lout", "Lout"))
    st = game.state
    for place in ("Made Swamp", "Made Desert"):
        laid(st, 0, "Lout", place)
        laid(st, 1, "Lout", place)
    for place, shoots in (("Made Swamp", 3 + 5), ("Made Desert", 3 + 2)):
        twin = game.copy()
        mine = next(c for c in twin.state.seats[0].squad if twin.state.play[c].place == at(st, place))
        foe = next(c for c in twin.state.seats[1].squad if twin.state.play[c].place == at(st, place))
        twin._decision = None
        say(twin, "attack")
        assert twin.decision is not None
        twin.choose(next(o for o in twin.decision.options if o.card == mine))
        if twin.decision is not None and twin.decision.kind == "draft":
            twin.choose(next(o for o in twin.decision.options if o.card == foe))
        say(twin, "shoot")
        assert rates(twin.state, mine)[1] == shoots


def test_an_area_is_that_of_one_place():
    st = dealt(("Herald", "Lout", "Lout", "Chapel"), ("Lout",)).state
    laid(st, 0, "Herald", "Made Swamp")
    beside, away = laid(st, 0, "Lout", "Made Swamp"), laid(st, 0, "Lout")
    laid(st, 0, "Chapel")
    assert rated_board(st).rates[beside] == [3 + 1, 3 + 1, 3 + 2, 2]
    assert rated_board(st).rates[away] == [3 + 1, 3, 3 + 4, 2]  # "in play" reaches over the table, the areas do not


def test_in_play_may_mean_in_play_at_that_place():
    rules = replace(SCENES, in_play="place")
    st = dealt(("Herald", "Lout", "Lout"), ("Lout",), rules=rules).state
    herald = laid(st, 0, "Herald", "Made Swamp")
    beside, away = laid(st, 0, "Lout", "Made Swamp"), laid(st, 0, "Lout")
    assert (rated_board(st).rates[beside][0], rated_board(st).rates[away][0]) == (4, 3)
    assert set(candidates(st, WARRIORS, Bindings(herald, 0))) == {herald, beside}
    assert set(candidates(st, WARRIORS, Bindings(NO_CARD, 0, caster=away))) == {away}
    assert set(candidates(st, WARRIORS, Bindings(NO_CARD, 0))) == {herald, beside, away}  # from no place: all of them
    from doomtable.rules.query import forbidden

    assert forbidden(st, "seek cover", beside) == herald and forbidden(st, "seek cover", away) is None


def test_what_happens_at_another_place_sets_nothing_off_there():
    for scope, gained in (("table", 1), ("place", 0)):
        game = dealt(("Herald", "Lout"), ("Lout",), rules=replace(SCENES, in_play=scope))  # type: ignore[arg-type]
        st = game.state
        laid(st, 0, "Herald", "Made Swamp")
        mine, foe = laid(st, 0, "Lout"), laid(st, 1, "Lout")
        M.set_wounded(st, foe, True)
        before = st.seats[0].D
        game._decision = None
        say(game, "attack")
        if game.decision is not None and game.decision.kind == "draft":
            game.choose(next(o for o in game.decision.options if o.card == mine))
        say(game, "shoot")
        while game.decision is not None and game.decision.kind != "split":
            game.choose(game.decision.options[0])
        assert game.decision is not None
        game.choose(next(o for o in game.decision.options if o.number == 2))
        _ = game.decision
        assert st.seats[0].P == 2 and before + gained == st.seats[0].D


def test_what_stands_at_a_place_that_goes_is_at_home():
    st = dealt(("Lout",), ("Lout",)).state
    mine = laid(st, 0, "Lout", "Made Swamp")
    M.leave(st, at(st, "Made Swamp"), "discard")
    assert st.play[mine].place == NO_CARD and problems(st) == []
    assert rated_board(st).rates[mine] == [3, 3, 3, 2]


def test_a_place_off_the_table_is_a_fault():
    st = dealt(("Lout",), ("Lout",)).state
    mine = laid(st, 0, "Lout")
    st.play[mine].place = mine
    assert "does not lie on the table" in "; ".join(problems(st))


def test_who_claims_places_brings_cards_there_and_home_only_without_a_claim():
    made = named("claimed places")
    game = made.setup(1).deal()
    st = game.state
    claims = dict(st.claims)
    assert len(claims) == 2  # two cards for three players
    for seat in range(3):
        assert st.play[st.seats[seat].squad[0]].place == claims.get(seat, NO_CARD)


def test_places_are_public_and_a_ruleset_without_them_has_none():
    game = dealt(("Lout", "Lout"), ("Lout",))
    laid(game.state, 0, "Lout", "Made Swamp")
    for seat in (0, 1, 7):
        assert view(game, seat).players[0].squad[0].stands_at == at(game.state, "Made Swamp")
    assert "place" in str(game.state.canonical())
    plain = dealt(("Lout",), ("Lout",), rules=Ruleset())
    laid(plain.state, 0, "Lout")
    assert "'place'" not in str(plain.state.canonical())


def test_a_defender_alone_has_the_ratings_of_the_warzone_it_defends_in(played):
    """WZ-01, WZ-04, WZ-05, WZ-07, WZ-08, COMBAT-10."""
    played("""
name: asked after the tactic, before the weapons
players:
  - {name: Ann, squad: [Free Marine], hand: [Take Aim]}
  - {name: Bob, squad: [Lout, Made Desert, Made Swamp, Chapel]}
script:
  - Ann: [attack, Free Marine, Lout]
  - Ann: [shoot]
  - expect: {decision: Bob, Lout.armor: 7}
  - Bob: [Made Desert]
expect: {Lout.fight: 4, Lout.shoot: 5, Lout.armor: 2, Lout.value: 5, Free Marine.shoot: 6}
---
name: or in none
players:
  - {name: Ann, squad: [Free Marine], hand: [Take Aim]}
  - {name: Bob, squad: [Lout, Made Desert, Chapel]}
script:
  - Ann: [attack, Free Marine, Lout, shoot]
  - Bob: [none]
expect: {Lout.armor: 7, Lout.value: 2}
---
name: its text works on all combatants
players:
  - {name: Ann, squad: [Free Marine], hand: [Take Aim]}
  - {name: Bob, squad: [Lout, Made Swamp]}
script:
  - Ann: [attack, Free Marine, Lout, shoot]
  - Bob: [Made Swamp]
expect: {Lout.armor: 5, Free Marine.shoot: 11}
---
name: and on nobody in a combat elsewhere, nor may the attacker use one
players:
  - {name: Ann, squad: [Free Marine, Made Swamp], hand: [Take Aim]}
  - {name: Bob, squad: [Lout]}
script:
  - Ann: [attack, Free Marine, Lout, shoot]
expect: {Free Marine.shoot: 6}
---
name: only one of its own area
players:
  - {name: Ann, squad: [Free Marine], hand: [Take Aim]}
  - {name: Bob, kohort: [Necromutant], squad: [Made Desert]}
script:
  - Ann: [attack, Free Marine, Necromutant, shoot]
expect: {decision: Ann}
""")


def test_a_warzone_is_a_rating_too_that_is_paid_for_a_kill(played):
    """WZ-05: a changed V changes the points."""
    played("""
name: five for the kill
players:
  - {name: Ann, squad: [Mitch Hunter]}
  - {name: Bob, squad: [{card: Lout, wounded: true}, Made Desert]}
script:
  - Ann: [attack, Mitch Hunter, Lout, shoot]
  - Bob: [Made Desert]
  - pass: all
  - Ann: [5]
expect: {Ann.promotion: 5, Lout.zone: discard}
""")


