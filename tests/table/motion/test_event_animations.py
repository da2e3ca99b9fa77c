"""What moves: read off two pictures of the table and the events between them, for every kind of event."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import pygame
import pytest
from groups import first_and_rest, little_and_all
from hypothesis import given, settings
from hypothesis import strategies as st
from table.pilot import window

from doomtable.rules.events import __doc__ as EVENTS
from doomtable.rules.game import Game
from doomtable.rules.terms import NO_CARD, NOBODY, Option
from doomtable.rules.view import see, view
from doomtable.rules.view_parts import SPECTATOR, EventView, View
from doomtable.scenarios import runner
from doomtable.table.kit.view_lookup import every_card
from doomtable.table.layout.table_layout import arrange
from doomtable.table.motion.animations import DURATIONS, Animation, TableSnapshot, spots_of
from doomtable.table.motion.event_animations import READERS, animations_for
from doomtable.table.paint.theme import DEFAULT, Theme

POSITIONS = Path(__file__).parents[1] / "positions"
SIZES = [(1024, 640), (1920, 1080)]
STRANGE = EventView("of another version", 0, "Hussar", None, 3, "x", (), 4, 5, NOBODY)


class Watcher:
    """A game seen by one seat: each choice gives what moves."""

    def __init__(self, game: Game, seat: int, size: tuple[int, int] = (1920, 1080)) -> None:
        self.game, self.seat, self.size = game, seat, size
        _ = game.decision
        game.events()
        self.now = self.picture()
        self.before = self.now
        self.told: tuple[EventView, ...] = ()

    def picture(self) -> TableSnapshot:
        seen = view(self.game, self.seat)
        return TableSnapshot(seen, arrange(seen, self.size, Theme(DEFAULT, 1.0)))

    def choose(self, option: Option) -> tuple[Animation, ...]:
        self.before = self.now
        self.game.choose(option)
        _ = self.game.decision
        self.told = see(self.game, self.game.events(), self.seat)
        self.now = self.picture()
        return animations_for(self.before, self.now, self.told)


def event(
    kind: str, seat: int = 0, handle: int = NO_CARD, other: int = NO_CARD, n: int = 0, word: str = ""
) -> EventView:
    return EventView(kind, seat, None, None, n, word, (), handle, other, NOBODY)


def opened(name: str, seat: int = 0) -> Watcher:
    return Watcher(runner.open_game(POSITIONS / f"{name}.yaml"), seat)


def named(picture: TableSnapshot, name: str) -> int:
    return next(card.handle for card, _ in every_card(picture.view) if card.name == name)


def without(seen: View, handle: int) -> View:
    """A view from which a card has gone."""
    players = []
    for p in seen.players:
        groups = {
            group: tuple(c for c in getattr(p, group) if c.handle != handle)
            for group in ("hand", "squad", "kohort", "unrevealed", "attached")
        }
        gone = len(p.hand) - len(groups["hand"])
        players.append(p._replace(**groups, hand_count=p.hand_count - gone))
    return seen._replace(players=tuple(players))


def after(before: TableSnapshot, change: Callable[[View], View]) -> TableSnapshot:
    seen = change(before.view)
    return before._replace(view=seen, layout=arrange(seen, before.layout.size, Theme(DEFAULT, 1.0)))


def test_what_vanishes_goes_to_the_pile_of_its_event() -> None:
    before = opened("middle").now
    hussar = named(before, "Mitch Hunter")
    now = after(before, lambda seen: without(seen, hussar))
    plate = next(p for p in now.layout.plates if p.seat == 1)
    for kind, pile in (("discarded", "discard"), ("annihilated", "annihilated"), ("shuffled_in", "draw")):
        found = animations_for(before, now, [event(kind, 1, hussar)])
        gone = next(m for m in found if m.handle == hussar)
        assert gone.kind == "leave" and gone.end == dict(plate.piles)[pile]
    assert next(m for m in animations_for(before, now, []) if m.handle == hussar).kind == "leave"


def test_who_is_killed_dies_where_it_stands_after_the_blow() -> None:
    before = opened("middle").now
    killer, killed = named(before, "Max Steiner"), named(before, "Mitch Hunter")
    now = after(before, lambda seen: without(seen, killed))
    told = [
        event("compared", 0, killer, killed),
        event("killed", 1, killed, killer),
        event("discarded", 1, killed),
    ]
    found = animations_for(before, now, told)
    lunge = next(m for m in found if m.kind == "lunge" and m.handle == killer)
    death = next(m for m in found if m.kind == "death")
    assert death.handle == killed and death.delay == lunge.delay + 120
    assert death.start.center == spots_of(before)[killed].rect.center
    back = animations_for(before, now, [event("compared", 1, killed, killer), *told])
    assert next(m for m in back if m.kind == "death").delay >= 280, "it strikes back before it falls"


def test_points_fly_from_their_cause_and_the_counter_rolls_when_they_arrive() -> None:
    before = opened("middle").now
    cause = named(before, "Max Steiner")

    def richer(seen: View) -> View:
        one, *rest = seen.players
        return seen._replace(players=(one._replace(promotion=one.promotion + 5), *rest))

    found = animations_for(before, after(before, richer), [event("gained", 0, cause, n=5, word="P")])
    coins = [m for m in found if m.kind == "points"]
    roll = next(m for m in found if m.kind == "roll")
    assert len(coins) == 3 and all(m.start == spots_of(before)[cause].rect for m in coins)
    assert (roll.was, roll.becomes, roll.word) == (14, 19, "P") and 0 < roll.delay < 250


def test_cards_are_drawn_one_after_the_other_and_another_s_are_backs() -> None:
    game = runner.open_game(POSITIONS / "middle.yaml")
    own, other = Watcher(game, 0), Watcher(game, 1)
    drawn = [c.handle for c in own.now.view.players[0].hand[:2]]
    before = after(own.now, lambda seen: without(without(seen, drawn[0]), drawn[1]))
    found = [m for m in animations_for(before, own.now, [event("drew", 0, n=2)]) if m.kind == "draw"]
    assert [m.handle for m in found] == drawn and [m.delay for m in found] == [0, 60]
    assert all(m.first is None and m.last is not None for m in found)
    seen = [m for m in animations_for(other.now, other.now, [event("drew", 0, n=2)]) if m.kind == "draw"]
    assert len(seen) == 2 and all(m.handle == NO_CARD and m.first is None and m.last is None for m in seen)


def test_under_a_combat_panel_only_what_leaves_or_enters_it_moves() -> None:
    before = opened("middle").now
    bearer, foe = named(before, "Max Steiner"), named(before, "Mitch Hunter")
    gun = next(card.handle for card in before.view.players[0].hand if card.name == "Punisher Handgun")

    def equipped(seen: View) -> View:
        held = next(card for card in seen.players[0].hand if card.handle == gun)
        one, *rest = without(seen, gun).players
        squad = tuple(
            c._replace(attached=(*c.attached, held._replace(zone="attached"))) if c.handle == bearer else c
            for c in one.squad
        )
        return seen._replace(players=(one._replace(squad=squad), *rest))

    board = before.layout.board
    fighters = tuple(spots_of(before)[handle] for handle in (bearer, foe))
    before = before._replace(panel=board, fighters=fighters)
    found = animations_for(
        before,
        after(before, equipped),
        [event("attached", 0, gun, bearer), event("compared", 0, bearer, foe)],
    )
    (play,) = [m for m in found if m.handle == gun]
    assert play.kind == "leave" and play.end == fighters[0].rect
    assert not any(board.contains(m.start) and board.contains(m.end) for m in found if m.card)


def test_a_shuffle_moves_the_pile() -> None:
    now = opened("middle").now
    (found,) = animations_for(now, now, [event("shuffled", 1)])
    plate = next(p for p in now.layout.plates if p.seat == 1)
    assert found.kind == "shuffle" and found.end == dict(plate.piles)["draw"]


def test_what_is_taken_back_does_not_move_nor_what_another_sees() -> None:
    one, two = opened("middle", 0).now, opened("middle", 1).now
    gone = after(one, lambda seen: without(seen, named(one, "Mitch Hunter")))
    assert animations_for(one, gone, []) and not animations_for(one, gone, [event("undone", 0)])
    assert not animations_for(one, two, []) and not animations_for(one, one, [])


def test_an_unknown_event_changes_nothing() -> None:
    before = opened("middle").now
    now = after(before, lambda seen: without(seen, named(before, "Mitch Hunter")))
    assert animations_for(before, now, [STRANGE]) == animations_for(before, now, [])
    kinds = set(READERS)
    told = {word.strip() for line in (EVENTS or "").splitlines() if line.startswith("| ")
            for word in line.split("|")[1].split(",")}  # fmt: skip
    assert {"drew", "mustered", "killed", "gained", "shuffled", "attacked"} <= kinds & told


def names_known(watcher: Watcher) -> set[str]:
    """The names of cards that a seat sees or is told of."""
    cards = [card for picture in (watcher.before, watcher.now) for card, _ in every_card(picture.view)]
    told = [name for one in watcher.told for name in (one.card, one.other, *one.cards)]
    return {name for name in (*(card.name for card in cards), *told) if name}


def check(found: Sequence[Animation], watcher: Watcher) -> None:
    """What holds for whatever moves."""
    whole, known = pygame.Rect((0, 0), watcher.size), names_known(watcher)
    for move in found:
        for rect in (move.start, move.end):
            assert rect.w > 0 and rect.h > 0 and whole.colliderect(rect)  # a hand peeps in at the upper edge
        assert move.duration == DURATIONS[move.kind] and 0 <= move.delay < 3000
        for spot in (move.first, move.last):
            if spot is not None and spot.form != "covered":
                assert spot.card.name in known, "a face that this seat does not know"
    was, now = spots_of(watcher.before), spots_of(watcher.now)
    moved = {move.handle for move in found}
    for handle in was.keys() & now.keys():
        if was[handle].rect != now[handle].rect:
            assert handle in moved, (was[handle], now[handle])
    hidden = [p for p in watcher.now.view.players if p.seat != watcher.seat]
    shown = {m.handle for m in found if m.kind == "draw" and m.card}
    assert not shown & {c.handle for p in hidden for c in p.hand if c.name is None}


@pytest.mark.parametrize("choices", little_and_all(40, 120))
@settings(max_examples=12)
@given(seed=st.integers(0, 10**6), seats=st.sampled_from([2, 3, 7]), size=st.sampled_from(SIZES), data=st.data())
def test_every_move_of_a_random_game_stays_in_the_window_and_shows_nothing_hidden(
    choices: int, seed: int, seats: int, size: tuple[int, int], data: st.DataObject
) -> None:
    session = window(seed=seed % 50, seats=seats).session
    assert session is not None
    seat = data.draw(st.sampled_from([*range(seats), SPECTATOR]))
    watcher, chance = Watcher(session.game, seat, size), Random(seed)
    for _ in range(choices):
        decision = watcher.game.decision
        if decision is None:
            break
        check(watcher.choose(chance.choice(decision.options)), watcher)
        shuffled = [*watcher.told, STRANGE]
        chance.shuffle(shuffled)
        check(animations_for(watcher.before, watcher.now, shuffled), watcher)


@pytest.mark.parametrize("seat", first_and_rest(1, [0, SPECTATOR]))
def test_a_long_game_shows_every_kind_of_move(seat: int) -> None:
    kinds: Counter[str] = Counter()
    for seed in range(3):
        session = window(seed=seed).session
        assert session is not None
        watcher, chance = Watcher(session.game, seat), Random(seed)
        for _ in range(700):
            decision = watcher.game.decision
            if decision is None:
                break
            wanted = [o for o in decision.options if o.key not in ("pass", "end turn")] or decision.options
            found = watcher.choose(chance.choice(wanted))
            check(found, watcher)
            kinds.update(m.kind for m in found)
    wanted_kinds = {"draw", "play", "glide", "flip", "turn", "lunge", "death", "leave", "show", "points", "roll",
                    "banner"}  # fmt: skip
    assert wanted_kinds <= set(kinds), kinds
