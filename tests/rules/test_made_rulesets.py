"""What holds for every made-up ruleset: programs play it to its end, it is recorded, hosted and seen as any other."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from groups import first_and_rest, little_and_all
from made_rulesets import MADE, MadeRuleset, known
from net.parties import Fixed, Guest, hosted, room_of, run

from doomtable.ai.players import program
from doomtable.net.host.members import REMOTE
from doomtable.records.record import CAPPED, RecordHeader
from doomtable.records.record_lines import RecordLines
from doomtable.records.record_parser import read_record
from doomtable.records.verification import verify_record
from doomtable.rules.consistency import problems
from doomtable.rules.knowledge import knowledge
from doomtable.rules.sampling import Worlds
from doomtable.selfplay import invariants
from doomtable.selfplay.headless_games import HeadlessGame
from doomtable.session.session import Session

MOST = 8000
"""Decisions after which a game is not going to end."""

SOON = (
    "made: three players", "made: two attacks", "made: a cycle", "made: two teams", "made: attacks on players",
    "made: embargo", "made: markers", "made: two places",
)  # fmt: skip
"""The rulesets that are played in the quick group: of every kind one, and none whose games take long."""
pytestmark = pytest.mark.parametrize(
    "made",
    [
        pytest.param(made, id=made.rules.name, marks=() if made.rules.name in SOON else pytest.mark.proof)
        for made in MADE
    ],
)


@pytest.fixture(autouse=True)
def all_known():
    """Records and hosts name them."""
    with known():
        yield


def test_a_file_shows_its_difference(made: MadeRuleset):
    assert (Path(__file__).parents[1] / made.shown).is_file()


@pytest.mark.parametrize("games", little_and_all(range(1), range(10)))
@pytest.mark.parametrize("kind", first_and_rest(1, ["greedy", "random"]))
def test_programs_play_it_to_its_end(made: MadeRuleset, kind: str, games: range):
    for seed in games:
        how, *_ = HeadlessGame(made.setup(seed), (kind,) * made.seats, MOST, True).play()
        assert how != CAPPED, seed


@pytest.mark.parametrize("kind", first_and_rest(1, ["greedy", "random"]))
def test_its_record_replays(made: MadeRuleset, kind: str, tmp_path: Path):
    setup = made.setup(7)
    players = [program(kind, setup.cards) for _ in range(made.seats)]
    session = Session(setup.deal(), players, seed=setup.seed, historic=True)
    while session.step():
        pass
    assert session.history is not None
    lines = RecordLines(setup, RecordHeader("0" * 32, players=(kind,) * made.seats))
    path = tmp_path / "made.record"
    path.write_bytes(lines.first_line + b"".join(lines.of(session.game, session.history)))
    told = verify_record(path)
    assert told == {"choices": session.choices, "verified": True, "complete": True}
    assert read_record(path).setup.rules == made.rules


def test_a_guest_plays_it(made: MadeRuleset):
    async def main():
        others = [("greedy", "random")[seat % 2] for seat in range(made.seats - 1)]
        services = Fixed([made.deck(seat) for seat in range(made.seats)])
        room = room_of((REMOTE, *others), services=services, rules=made.rules)
        async with hosted(room) as host:
            guest = Guest(host, "Ann", made.deck(0))
            return room, await guest.play()

    room, ended = run(main())
    assert room.phase == "over" and ended.over == room.over and ended.wrong == ()


@pytest.mark.parametrize("looks", little_and_all(15, 150))
def test_its_views_do_not_depend_on_hidden_cards(made: MadeRuleset, looks: int):
    rng = Random(made.rules.name)
    setup = made.setup(3)
    session = Session(setup.deal(), [program("random")] * made.seats, seed=3, listen=())
    for _ in range(looks):
        for _ in range(rng.randrange(1, 20)):
            session.step()
        if session.game.decision is None:
            return
        invariants.check_views(session.game, rng)


@pytest.mark.parametrize("looks", little_and_all(8, 60))
def test_a_seat_can_imagine_it(made: MadeRuleset, looks: int):
    """What a seat knows makes worlds that hold its question and can be played on."""
    rng = Random(made.rules.name)
    setup = made.setup(5)
    session = Session(setup.deal(), [program("random")] * made.seats, seed=5, listen=())
    for _ in range(looks):
        for _ in range(rng.randrange(1, 15)):
            session.step()
        decision = session.game.decision
        if decision is None:
            return
        known = knowledge(session.game, decision.seat)
        world = Worlds(known, [setup.decks] * made.seats, setup.cards).sample(rng.randbytes(8))
        assert problems(world.state) == [] and set(world.decision.options) == set(known.options)
        for _ in range(30):
            if world.decision is not None:
                world.choose(rng.choice(world.decision.options))
