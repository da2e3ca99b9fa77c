"""Positions: the game that a scenario begins with, its cards laid by the engine's writers.

The game begins at a stable point of the named turn: before the draw, in the Actions step, or at the discard.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Literal, NamedTuple

from doomtable.cards.catalogue import UnknownCard, catalogue
from doomtable.errors import BadInput, ErrorText
from doomtable.rules import language as L
from doomtable.rules import mutate as M
from doomtable.rules.attack_prices import FOUGHT
from doomtable.rules.bindings import Bindings
from doomtable.rules.definitions import Definitions
from doomtable.rules.game import Game, key_of
from doomtable.rules.lent_texts import becomes_warrior
from doomtable.rules.mulligan import REDRAWN
from doomtable.rules.permit import able_warriors
from doomtable.rules.place_texts import as_read
from doomtable.rules.places import home_areas, settled
from doomtable.rules.references import area_of
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.sides import pool, seated
from doomtable.rules.state import State
from doomtable.rules.terms import AREAS, BESIDE, NO_CARD, NOBODY, PILES, CardId, Seat, normal
from doomtable.rules.transfer_limit import TRANSFERRED, mark_of
from doomtable.rules.turn import extra_goal
from doomtable.rules.verbs import passing_effects
from doomtable.rules.walk import walk
from doomtable.rulesets import get as ruleset_of
from doomtable.scenarios import base_position
from doomtable.scenarios.battle_position import TRIAL_BATTLE, is_trial_battle, lay_battle
from doomtable.scenarios.effect_position import UNTIL, passing
from doomtable.scenarios.held_position import has_room_beside, stand_beside
from doomtable.scenarios.parser import FILLER, MAX_LIST, RESERVED, CardSpec, EffectSpec, PlayerSpec, Scenario
from doomtable.scenarios.scenario_names import ScenarioNames, is_filler
from doomtable.scenarios.turn_position import begin_turn
from doomtable.scenarios.yaml_documents import Where

MAX_CARDS = 3000
FILLER_CARD = L.Card(FILLER, "00000", "", "special", ("general",), abilities=(L.Play(window="copied"),))
"""A card nobody can play: it can be drawn, held, discarded, and that is all."""
STANDING = ("warrior", "fortification", "warzone", "battle")
LONGEST_TOLD = 60
"""Letters of a strange name that an error repeats."""


class Position(NamedTuple):
    """A game at its beginning, and what its cards and players are called."""

    game: Game
    cast: ScenarioNames


@dataclass
class _Placed:
    """A card on its way into a position."""

    spec: CardSpec
    card: L.Card
    seat: Seat
    owner: Seat
    zone: str
    where: Where
    controller: Seat
    id: CardId = NO_CARD
    attached: list[_Placed] = field(default_factory=list)
    holds: list[_Placed] = field(default_factory=list)


def find(name: str) -> L.Card:
    """The definition of a card of a position. Raises UnknownCard."""
    if is_trial_battle(name):
        return TRIAL_BATTLE
    return FILLER_CARD if is_filler(name) else catalogue().get(name)


def build(scenario: Scenario, definition: Callable[[str], L.Card] = find) -> Position:
    """The game that a scenario begins with, its cards as `definition` gives them. Raises BadInput."""
    return _Builder(scenario, definition).position()


class _Builder:
    """Builds one position; every fault names its line."""

    def __init__(self, scenario: Scenario, definition: Callable[[str], L.Card]) -> None:
        self.definition = definition
        self.spec = scenario.spec
        self.bad = scenario.document.bad
        self.names = tuple(player.name for player in self.spec.players)
        self.placed: list[_Placed] = []
        self.effect_cards: dict[int, _Placed] = {}

    def position(self) -> Position:
        self._check_players()
        for seat, player in enumerate(self.spec.players):
            self._gather(seat, player)
        for i, spec in enumerate(self.spec.places):
            self._card(spec, 0, "table", ("places", i))
        for name in ruleset_of(self.spec.ruleset, self.spec.options).table_cards:
            self._card(CardSpec(card=name), NOBODY, "table", ("options",))
        self._gather_effects()
        if len(self.placed) > MAX_CARDS:
            raise self.bad(("players",), ErrorText("scenario-cards", most=MAX_CARDS))
        st = self._state()
        aliases = self._aliases()
        self._lay_places(st)
        self.laid = base_position.lay_all(st, self.spec.players, self.placed, self.bad)
        for seat in range(len(self.names)):
            self._lay(st, seat)
        cast = ScenarioNames(self.names, aliases, st)
        begin_turn(st, self.spec, self._turn_seat(), self._seat, self.bad)
        for seat, player in enumerate(self.spec.players):
            self._history(st, cast, seat, player)
        self._effects(st, cast)
        M.feed(st, tuple(self._fed(cast, i, word) for i, word in enumerate(self.spec.random)))
        M.change_game(st, win_check=True)
        M.forget_activity(st)
        M.take_events(st)
        return Position(Game(st, self.names), cast)

    # ------------------------------------------------------------------------------------------------- gathering

    def _check_players(self) -> None:
        seen: set[str] = set()
        for i, name in enumerate(self.names):
            where: Where = ("players", i, "name")
            if normal(name) in seen:
                raise self.bad(where, ErrorText("scenario-player-twice", name=name))
            if normal(name) in RESERVED:
                raise self.bad(where, ErrorText("scenario-player-word", name=name))
            seen.add(normal(name))

    def _seat(self, name: str, where: Where) -> Seat:
        for seat, mine in enumerate(self.names):
            if normal(mine) == normal(name):
                return seat
        told = name if len(name) <= LONGEST_TOLD else f"{name[:LONGEST_TOLD]}…"
        raise self.bad(where, ErrorText("scenario-player", name=told, names=", ".join(self.names)))

    def _gather(self, seat: Seat, player: PlayerSpec) -> None:
        for spec, place in base_position.cards_of(player, seat):
            self._card(spec, seat, "base", place)
        for zone in (*PILES, *AREAS, BESIDE, "unrevealed", "attached"):
            for i, spec in enumerate(getattr(player, zone)):
                where: Where = ("players", seat, zone, i)
                for _ in range(spec.copies):
                    self._card(spec, seat, zone, where)
        if player.battle is not None and not any(
            p.seat == seat and p.zone in AREAS and p.card.type == "battle" for p in self.placed
        ):
            where = ("players", seat, "battle")
            placed = self._card(CardSpec(card=player.battle.card), seat, "aside", where)
            placed.zone = placed.card.battle.area if placed.card.battle is not None else "aside"

    def _card(self, spec: CardSpec, seat: Seat, zone: str, where: Where) -> _Placed:
        try:
            card = self.definition(spec.card)
        except UnknownCard as error:
            raise self.bad((*where, "card"), _no_card(error)) from error
        source = seat if spec.source is None else self._seat(spec.source, (*where, "from"))
        owner = source if spec.owner is None else self._seat(spec.owner, (*where, "owner"))
        placed = _Placed(spec, card, seat, owner, zone, where, source)
        if spec.alias is not None and spec.copies > 1:
            raise self.bad((*where, "as"), ErrorText("scenario-alias-copies"))
        if zone in PILES:
            self._check_pile(placed)
        elif zone in (*AREAS, BESIDE, "unrevealed"):
            self._check_standing(placed)
        elif (zone == "table" and card.type != "warzone") or base_position.is_strange(zone, where, card.type):
            raise self.bad(where, ErrorText("scenario-standing", card=card.name))
        self.placed.append(placed)
        whose = owner if zone == "held" else seat  # a prisoner is still its owner's
        for part in ("attached", "holds"):
            for i, inner in enumerate(getattr(spec, part)):
                for _ in range(inner.copies):
                    place = (*where, part, i)
                    made = self._card(inner, whose, "on a card" if part == "attached" else "held", place)
                    getattr(placed, part).append(made)
        return placed

    def _check_pile(self, placed: _Placed) -> None:
        spec = placed.spec
        for key in ("wounded", "cover", "inside", "marks", "chosen", "holds", "attached"):
            if getattr(spec, key):
                raise self.bad((*placed.where, key), ErrorText("scenario-in-play", key=key))
        if placed.owner != placed.seat:
            raise self.bad(placed.where, ErrorText("scenario-pile-owner"))

    def _check_standing(self, placed: _Placed) -> None:
        spec, card = placed.spec, placed.card
        stands = card.type in STANDING or (card.host is not None and card.host.on == "area")
        stands = stands or becomes_warrior(tuple(walk(card.abilities)))
        if not stands or (placed.zone == "unrevealed" and card.type != "warrior"):
            raise self.bad(placed.where, ErrorText("scenario-standing", card=card.name))
        if (spec.cover or placed.zone == "unrevealed") and spec.inside:
            raise self.bad(placed.where, ErrorText("scenario-cover-inside"))

    def _gather_effects(self) -> None:
        """The cards of running effects: those of the position, or one more that lies aside."""
        for i, effect in enumerate(self.spec.effects):
            where: Where = ("effects", i)
            same = [
                p for p in self.placed
                if normal(p.spec.alias or "") == normal(effect.card) or normal(p.card.name) == normal(effect.card)
            ]  # fmt: skip
            if same:
                self.effect_cards[i] = same[0]
                continue
            seat = self._turn_seat() if effect.source is None else self._seat(effect.source, (*where, "from"))
            self.effect_cards[i] = self._card(CardSpec(card=effect.card), seat, "aside", where)

    def _points(self, rules: Ruleset, seat: Seat, kind: Literal["D", "P"]) -> int:
        """What is in the pool of a player: what he or another who draws on it says."""
        name = "destiny" if kind == "D" else "promotion"
        seats = pool(rules, seat, kind)
        said = {n for s in seats if (n := getattr(self.spec.players[s], name)) is not None}
        if len(said) > 1:
            raise self.bad(("players", seat, name), ErrorText("scenario-pool", key=name))
        own = len(seats) == 1 and not rules.seat_numbers
        return next(iter(said), 0 if kind == "P" else 5 if own else rules.numbers(seat).start_d)

    def _aliases(self) -> dict[str, CardId]:
        found: dict[str, CardId] = {}
        players = {normal(name) for name in self.names}
        cards = {normal(p.card.name) for p in self.placed}
        for placed in self.placed:
            if placed.spec.alias is None:
                continue
            alias = normal(placed.spec.alias)
            where = (*placed.where, "as")
            if alias in found:
                raise self.bad(where, ErrorText("scenario-alias-twice", name=placed.spec.alias))
            if alias in players or (alias in cards and alias != normal(placed.card.name)):
                raise self.bad(where, ErrorText("scenario-alias-taken", name=placed.spec.alias))
            found[alias] = placed.id
        return found

    # ---------------------------------------------------------------------------------------------------- laying

    def _state(self) -> State:
        """Ids count through the seats; every card lies in its owner's collection at first."""
        rules = seated(ruleset_of(self.spec.ruleset, self.spec.options), len(self.names))
        if self.spec.places and not rules.warzone_places:
            raise self.bad(("places",), ErrorText("scenario-no-places"))
        if self.spec.claims and rules.place_rights != "claims":
            raise self.bad(("claims",), ErrorText("scenario-no-claims"))
        definitions: list[L.Card] = []
        index: dict[str, int] = {}
        decks: list[list[int]] = []
        n = 0
        for seat in (*range(len(self.names)), NOBODY):
            mine = [p for p in self.placed if p.owner == seat]
            row: list[int] = []
            for placed in mine:
                name = placed.card.name
                if name not in index:
                    index[name] = len(definitions)
                    definitions.append(as_read(placed.card, rules.warzone_places, dict(rules.place_values)))
                row.append(index[name])
                placed.id = n
                n += 1
            decks.append(row)
        made = Definitions(definitions, decks[:-1], decks[-1], rules.base_p > 0)
        rules = settled(rules, made)
        st = State(made, rules, len(self.names), key_of(self.spec.seed))
        for seat, player in enumerate(self.spec.players):
            M.set_pools(st, seat, self._points(rules, seat, "D"), self._points(rules, seat, "P"))
            if player.markers is not None:
                if not rules.markers:
                    raise self.bad(("players", seat, "markers"), ErrorText("scenario-markers"))
                M.set_seat(st, seat, "markers", player.markers)
            if player.colony is not None:
                if not rules.colony_goal:
                    raise self.bad(("players", seat, "colony"), ErrorText("scenario-no-colony"))
                M.set_seat(st, seat, "colony", player.colony)
            if player.war or player.under:
                if not rules.wars or not player.war:
                    key = "under" if player.war is None else "war"
                    raise self.bad(("players", seat, key), ErrorText("scenario-war"))
                M.set_seat(st, seat, "war", player.war)
            for zone in PILES:
                mine = [
                    p for p in self.placed if p.owner == seat and (p.zone == zone or zone == "collection")
                ]
                if zone == "collection":
                    mine = [p for p in mine if p.zone not in PILES or p.zone == zone]
                M.lay(st, seat, zone, tuple(p.id for p in mine))
        return st

    def _lay_places(self, st: State) -> None:
        for placed in self.placed:
            if placed.zone == "table":
                M.enter(st, placed.id, NOBODY, "table")
                for inner in placed.attached:
                    self._enter(st, inner, "attached", placed.id)
        for name, word in self.spec.claims.items():
            M.claim(st, self._seat(name, ("claims", name)), self._on_table(word, ("claims", name)))

    def _place(self, st: State, placed: _Placed) -> CardId:
        """The place at which a card stands."""
        word = placed.spec.place
        if word is None or st.rules.base_p:
            if st.rules.planets and placed.zone in ("squad", "kohort", BESIDE, "unrevealed"):
                raise self.bad(placed.where, ErrorText("scenario-place-needed", card=placed.card.name))
            return NO_CARD
        if not st.rules.places:
            raise self.bad((*placed.where, "place"), ErrorText("scenario-no-places"))
        if normal(word) == st.rules.home_place:
            return NO_CARD
        return self._on_table(word, (*placed.where, "place"))

    def _on_table(self, word: str, where: Where) -> CardId:
        """The place on the table that is called so."""
        for other in self.placed:
            if other.zone == "table" and normal(word) in (normal(other.spec.alias or ""), normal(other.card.name)):
                return other.id
        raise self.bad(where, ErrorText("scenario-no-card", name=word))

    def _lay(self, st: State, seat: Seat) -> None:
        for zone in (*AREAS, BESIDE, "unrevealed", "attached"):
            for placed in self.placed:
                if placed.seat == seat and placed.zone == zone:
                    self._enter(st, placed, zone)
        for placed in self.placed:
            if placed.seat == seat and placed.zone == "aside":
                M.to_limbo(st, placed.id)

    def _enter(self, st: State, placed: _Placed, zone: str, host: CardId = NO_CARD) -> None:
        spec = placed.spec
        controller = placed.controller if zone == "attached" else placed.seat
        on_player = placed.seat if zone == "attached" and host == NO_CARD else NOBODY
        place = self._place(st, placed)
        if zone in AREAS and st.definitions.of[placed.id].becomes_warrior:
            M.redefine(st, (*st.definitions.copies, st.definitions.double(placed.id, placed.card.name)))
        M.enter(
            st, placed.id, controller, zone, host=host, seat=on_player, hidden=zone == "unrevealed", place=place
        )
        base_position.stand(st, placed.id, spec, self.laid, placed.where, self.bad)
        if zone == "unrevealed":
            M.hide(st, placed.id)
        elif spec.cover:
            M.set_cover(st, placed.id, True, event=False)
        if spec.wounded:
            M.set_wounded(st, placed.id, True, quiet_=True)
        for name, n in spec.marks.items():
            M.mark(st, placed.id, name, n, controller)
        for held in placed.holds:
            if st.definitions.of[placed.id].jails and held.card.type == "warrior":
                self._enter(st, replace(held, seat=held.owner), home_areas(st, held.id)[0])
                M.imprison(st, held.id, placed.id)
            elif held.card.type == "warrior" and has_room_beside(st, placed.id):
                self._enter(st, replace(held, seat=placed.seat), area_of(st, placed.id))
                stand_beside(st, held.id, placed.id)
            else:
                M.hold(st, held.id, placed.id)
                if st.definitions.of[placed.id].conceals:
                    M.know(st, (held.id,), 1 << controller)
        for inner in placed.attached:
            self._enter(st, inner, "attached", placed.id)
        if placed.card.type == "warrior" and (spec.inside or any(one.spec.inside for one in placed.attached)):
            M.set_inside(st, placed.id, True)

    # --------------------------------------------------------------------------------------------- turn, history

    def _turn_seat(self) -> Seat:
        player = self.spec.turn.player
        return 0 if player is None else self._seat(player, ("turn", "player"))

    def _history(self, st: State, cast: ScenarioNames, seat: Seat, player: PlayerSpec) -> None:
        """Flags, knowledge and what cards remember."""
        if player.battle is not None:
            lay_battle(st, cast, seat, player.battle, self.bad)
        flagged: set[str] = set()
        for i, flag in enumerate(player.flags):
            where: Where = ("players", seat, "flags", i)
            for name, value in {flag: 1}.items() if isinstance(flag, str) else flag.items():
                flagged.add(name)
                self._flag(st, cast, seat, name, value, where)
        for i, name in enumerate(player.knows):
            M.also_know(st, self._named(cast, name, ("players", seat, "knows", i)), 1 << seat)
        for placed in self.placed:
            if placed.seat == seat and placed.spec.chosen and placed.id in st.play:
                M.choose_on(
                    st, placed.id, tuple(self._remembered(cast, placed, word) for word in placed.spec.chosen)
                )
        own_turn = st.turn.seat == seat != st.rules.stand and "countdown" not in flagged
        if own_turn and not able_warriors(st, seat) and not (st.rules.sabotage and st.seats[seat].draw):
            M.set_countdown(st, seat, st.rules.no_warrior_turns)  # WIN-12: it began with this turn

    def _flag(self, st: State, cast: ScenarioNames, seat: Seat, name: str, value: str | int, where: Where) -> None:
        if name == "attacked":
            if st.turn.seat != seat:
                raise self.bad(where, ErrorText("scenario-attacked"))
            if st.rules.one_combat:
                M.use_up(st, seat, *FOUGHT)
        elif name == "left cover":
            for card in self._named(cast, value, where)[:1]:
                if card not in st.play:
                    raise self.bad(where, ErrorText("scenario-not-in-play", name=value))
                M.set_cover(st, card, False, left=True, event=False)
        elif name == "transferred":
            for card in self._named(cast, value, where)[:1]:
                M.use_up(st, seat, TRANSFERRED, mark_of(card))
        elif name == "countdown" and isinstance(value, int):
            M.set_countdown(st, seat, value)
        elif name == "out":
            M.set_out(st, seat, "no_warriors")
        elif name == "sudden death":
            tied = st.rules.deck_out_tie == "plus 10"
            M.change_game(st, sudden=True, raised_goal=extra_goal(st) if tied else 0)
        elif name == "redrawn":
            if st.rules.mulligan == "none":
                raise self.bad(where, ErrorText("scenario-redrawn"))
            M.use_up(st, seat, *REDRAWN)
        else:
            known = "attacked, {left cover: CARD}, {transferred: CARD}, {countdown: N}, out, sudden death, redrawn"
            raise self.bad(where, ErrorText("scenario-flag", name=name, there=known))

    def _remembered(self, cast: ScenarioNames, placed: _Placed, word: str | int) -> int | str:
        names = any(isinstance(c, L.Name) for c in cast.definitions.of[placed.id].card.remembers)
        if names and isinstance(word, str):
            return normal(word)
        found = cast.cards(word) if isinstance(word, str) else ()
        return found[0] if found else str(word) if isinstance(word, str) else word

    def _named(self, cast: ScenarioNames, word: str | int, where: Where) -> tuple[CardId, ...]:
        found = cast.cards(word)
        if not found:
            raise self.bad(where, ErrorText("scenario-no-card", name=word))
        return found

    def _fed(self, cast: ScenarioNames, i: int, word: str | int) -> str:
        text = str(word)
        if isinstance(word, str):
            for card in cast.cards(word)[:1]:
                return cast.definitions.of[card].card.name
            seat = cast.seat(word)
            text = normal(word) if seat is None else f"seat {seat}"
        if len(self.spec.random) > MAX_LIST:
            raise self.bad(("random", i), ErrorText("scenario-random", most=MAX_LIST))
        return text

    # --------------------------------------------------------------------------------------------------- effects

    def _effects(self, st: State, cast: ScenarioNames) -> None:
        for i, effect in enumerate(self.spec.effects):
            placed = self.effect_cards[i]
            self._bind(st, cast, effect, placed, ("effects", i))

    def _bind(self, st: State, cast: ScenarioNames, effect: EffectSpec, placed: _Placed, where: Where) -> None:
        """Let a card's passing Mods and Rules begin, as playing it would."""
        seat = placed.controller if effect.source is None else self._seat(effect.source, (*where, "from"))
        player, on = NOBODY, []
        for n, word in enumerate(effect.on):
            other = cast.seat(word)
            if other is not None:
                player = other
                continue
            on.append(self._named(cast, word, (*where, "on", n))[0])
        first = on[0] if on else NO_CARD
        ctx = Bindings(placed.id, seat, tuple(on), player, first, effect.paid, it=first)
        nodes = list(passing(placed.card))
        if not nodes:
            raise self.bad(where, ErrorText("scenario-no-effect", card=placed.card.name))
        if effect.until is not None and effect.until not in UNTIL:
            fault = ErrorText("scenario-until", word=effect.until, there=", ".join(UNTIL))
            raise self.bad((*where, "until"), fault)
        before = {timed.id for timed in st.effects}
        for node in nodes:
            passing_effects.passing(st, node, ctx)
        for timed in st.effects:
            if timed.id in before:
                continue
            if on and timed.seat == NOBODY:
                M.change_effect(st, timed.id, on=tuple(on))
            if effect.until is not None:
                anchor = passing_effects.until_anchor(st, effect.until, ctx, tuple(on))
                M.change_effect(st, timed.id, until=effect.until, anchor=anchor)
        if not {timed.id for timed in st.effects} - before:
            raise self.bad(where, ErrorText("scenario-on", card=placed.card.name))


def _no_card(error: UnknownCard) -> ErrorText:
    if error.suggestion:
        return ErrorText("scenario-card-near", name=error.name, near=error.suggestion)
    return ErrorText("scenario-card", name=error.name)


def checked(scenario: Scenario, definition: Callable[[str], L.Card] = find) -> Position:
    """Build a position only to see that it can be built. Raises BadInput."""
    try:
        return build(scenario, definition)
    except RecursionError as error:
        fault = ErrorText("scenario-position-deep")
        raise BadInput("error-at-file", file=scenario.document.file, fault=fault) from error
