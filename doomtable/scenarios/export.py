"""Scenario export: the position of a game as a scenario file.

What the format cannot say is named in comments at the top, and the game's record lies beside the position.
"""

from __future__ import annotations

import json
from typing import Any

import yaml

from doomtable.rules.attack_prices import FOUGHT
from doomtable.rules.bases import LEFT, invades, stands, stays
from doomtable.rules.battlegrounds import battles_of, defenders_of
from doomtable.rules.battles import note_of
from doomtable.rules.game import Game
from doomtable.rules.hand_sizes import HAND_SIZE
from doomtable.rules.mulligan import REDRAWN
from doomtable.rules.permit import able_warriors
from doomtable.rules.prison import Prison
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.state import EVERYBODY, CardInPlay, SeatState, Timed
from doomtable.rules.terms import AREAS, BESIDE, NO_CARD, NOBODY, PILES, CardId, Seat, normal
from doomtable.rules.transfer_limit import TRANSFERRED, has_moved
from doomtable.rulesets import options_of
from doomtable.scenarios import base_position
from doomtable.scenarios.effect_position import UNTIL
from doomtable.scenarios.parser import DEFAULT_DRAW, FILLER, RESERVED
from doomtable.scenarios.scenario_names import KEYS

STABLE = ("menu", "discard")


def export(game: Game, name: str = "Exported position") -> str:
    """The position of a game as the text of a scenario file."""
    writer = _Writer(game)
    value = writer.scenario(name)
    if writer.missing:
        value["record"] = json.dumps(game.record(), ensure_ascii=False, default=str)
    head = "".join(f"# Not written: {what}\n" for what in writer.missing)
    return head + yaml.safe_dump(
        value, sort_keys=False, allow_unicode=True, default_flow_style=None, width=110
    )


class _Writer:
    """Writes one position and keeps what it cannot write."""

    def __init__(self, game: Game) -> None:
        self.st = game.state
        self.missing: list[str] = []
        self.names = _player_names(game.names)
        self.aliases = self._aliases()
        decision = game.decision
        if game.outcome is not None:
            self.missing.append("the game is over")
        elif decision is not None and decision.kind not in STABLE:
            self.missing.append(f"the open question ({decision.window or decision.kind})")

    def scenario(self, name: str) -> dict[str, Any]:
        st = self.st
        options = _options(st.rules)
        value: dict[str, Any] = {"name": name, "ruleset": st.rules.name}
        if options:
            value["options"] = options
        if st.rules.warzone_places and st.table:
            value["places"] = [self._on_table(card) for card in st.table]
        if st.rules.planets and st.claims:
            value["claims"] = {self.names[seat]: self._called(card) for seat, card in st.claims}
        value["players"] = [self._player(seat, s) for seat, s in enumerate(st.seats)]
        value["turn"] = self._turn()
        if st.effects:
            value["effects"] = [self._effect(timed) for timed in st.effects if self._writable(timed)]
        if st.script:
            value["random"] = list(st.script)
        self._unwritten()
        return value

    # --------------------------------------------------------------------------------------------------- players

    def _player(self, seat: Seat, s: SeatState) -> dict[str, Any]:
        value: dict[str, Any] = {"name": self.names[seat]}
        if self.st.rules.base_p:
            value["bases"] = list(base_position.written(self.st, seat, self._on_table))
        else:
            value |= {"destiny": s.D, "promotion": s.P}
        if self.st.rules.markers:
            value["markers"] = s.markers
        if self.st.rules.colony_goal:
            value["colony"] = s.colony
        if s.war:
            value["war"] = s.war
        for zone in PILES:
            held = self._pile(getattr(s, zone))
            if zone == "draw" and held == DEFAULT_DRAW:
                continue
            if held or zone == "draw":
                value[zone] = held
        running = battles_of(self.st, seat)
        if running:
            defenders = [self._called(card) for card in defenders_of(self.st, running[0])]
            value["battle"] = {"card": self._called(running[0]), "defenders": defenders}
        for place in (*AREAS, BESIDE, "unrevealed", "attached"):
            there = [card for card in getattr(s, place) if card not in running and not stays(self.st, card)]
            standing = [self._card(card, seat) for card in there]
            if standing:
                value[place] = standing
        flags = self._flags(seat, s)
        if flags:
            value["flags"] = flags
        known = [self._called(card) for card in self._knows(seat)]
        if known:
            value["knows"] = known
        return value

    def _pile(self, cards: tuple[CardId, ...]) -> list[Any] | int:
        """Names, top card first; nothing but fillers is their number; runs of one card are counted."""
        names = [self.st.definitions.of[card].card.name for card in cards]
        if names and set(names) == {FILLER} and not self.aliases.keys() & set(cards):
            return len(names)
        out: list[Any] = []
        n = 0
        for place, (card, name) in enumerate(zip(cards, names, strict=True)):
            if card in self.aliases:
                out.append({"card": name, "as": self.aliases[card]})
                continue
            n += 1
            following = (
                names[place + 1] if place + 1 < len(names) and cards[place + 1] not in self.aliases else None
            )
            if following != name:
                out.append(name if n == 1 else f"{name} x{n}")
                n = 0
        return out

    def _card(self, card: CardId, seat: Seat) -> dict[str, Any] | str:
        row = self.st.play[card]
        source = row.controller if row.zone == "attached" else seat
        value: dict[str, Any] = {"card": self.st.definitions.of[card].card.name}
        if card in self.aliases:
            value["as"] = self.aliases[card]
        if source != seat:
            value["from"] = self.names[source]
        if self.st.definitions.owner[card] != source:
            value["owner"] = self.names[self.st.definitions.owner[card]]
        for key in ("wounded", "inside"):
            if getattr(row, key):
                value[key] = True
        if row.cover and row.zone != "unrevealed":
            value["cover"] = True
        if self.st.rules.base_p and row.place != NO_CARD:
            value["place"] = self._called(stands(self.st, card))
            if row.field != NO_CARD and invades(self.st, card):
                value["home"] = self._called(row.place)
        elif row.place != NO_CARD:
            value["place"] = self._called(row.place)
        elif self.st.rules.planets and row.zone == "unrevealed":
            value["place"] = self.st.rules.home_place
        self._remembered(row, value)
        if row.atts:
            value["attached"] = [self._card(att, seat) for att in row.atts]
        return value["card"] if len(value) == 1 else value

    def _on_table(self, card: CardId) -> dict[str, Any] | str:
        """A place; what belongs to nobody is the first player's."""
        owner, value = self.st.definitions.owner[card], {"card": self.st.definitions.of[card].card.name}
        if card in self.aliases:
            value["as"] = self.aliases[card]
        if owner != 0:
            value["owner"] = self.names[owner]
        return value if len(value) > 1 else value["card"]

    def _remembered(self, row: CardInPlay, value: dict[str, Any]) -> None:
        marks = {name: n for name, n, _ in row.marks}
        if self.st.rules.base_p and marks.get("P"):
            value["carries"] = marks.pop("P")
        if marks:
            value["marks"] = marks
        if row.chosen:
            value["chosen"] = [self._called(c) if isinstance(c, int) else c for c in row.chosen]
        if row.holds:
            on_them = {card for one in row.prison for card in (*one.atts, *one.holds)}
            value["holds"] = [self._held(card, row.controller, row.prison) for card in row.holds if card not in on_them]

    def _held(self, card: CardId, seat: Seat, prison: Prison) -> dict[str, Any] | str:
        """A card under another one; a prisoner with its wound and what is on it."""
        owner = self.st.definitions.owner[card]
        value: dict[str, Any] = {"card": self.st.definitions.of[card].card.name}
        if card in self.aliases:
            value["as"] = self.aliases[card]
        if owner != seat:
            value["owner"] = self.names[owner]
        for one in prison:
            if one.id == card:
                if one.wounded:
                    value["wounded"] = True
                if one.atts:
                    value["attached"] = [self._held(att, owner, prison) for att in one.atts]
        return value["card"] if len(value) == 1 else value

    def _flags(self, seat: Seat, s: SeatState) -> list[Any]:
        st = self.st
        flags: list[Any] = ["attacked"] if st.turn.seat == seat and (st.turn.attacked or FOUGHT in s.used) else []
        flags += [
            {"left cover": self._called(card)}
            for card, row in st.play.items()
            if row.left_cover and row.controller == seat
        ]
        flags += [{"transferred": self._called(card)} for card in st.play if has_moved(st, card, seat)]
        if s.countdown or (st.turn.seat == seat and not able_warriors(st, seat)):
            flags.append({"countdown": s.countdown})
        if s.out:
            flags.append("out")
        if st.sudden and seat == 0:
            flags.append("sudden death")
        if REDRAWN in s.used:
            flags.append("redrawn")
        return flags

    def _knows(self, seat: Seat) -> list[CardId]:
        """Hidden cards that this player has seen, each of which has a name of its own."""
        st = self.st
        hidden = [card for i, s in enumerate(st.seats) if i != seat for card in (*s.hand, *s.draw)]
        hidden += list(st.seats[seat].draw)
        hidden += [c for i, s in enumerate(st.seats) if i != seat for c in s.unrevealed]
        under = [c for row in st.play.values() if row.controller != seat for c in row.holds]
        hidden += [c for c in under if st.known[c] != 0xFF]
        return [card for card in hidden if st.known[card] & ((1 << seat) | EVERYBODY)]

    # ------------------------------------------------------------------------------------------------------ rest

    def _turn(self) -> dict[str, Any]:
        t = self.st.turn
        seat = max(t.seat, 0)
        turns = [s.turns for s in self.st.seats]
        order = self.st.clockwise(t.first) if t.cycle else tuple(range(len(turns)))
        before = order[: order.index(seat)] if seat in order else ()
        laying = t.step == "deployment"  # nobody has had the turn of this cycle
        rounds = max(turns[seat] + laying, 1)
        if any(
            n != (rounds if other in before and not laying else rounds - 1)
            for other, n in enumerate(turns) if other != seat
        ):
            self.missing.append("how many turns everybody has had: " + ", ".join(map(str, turns)))
        value: dict[str, Any] = {
            "player": self.names[seat], "number": rounds, "step": t.step, "actions": t.budget.actions,
        }  # fmt: skip
        if self.st.rules.markers and not (t.attacked or FOUGHT in self.st.seats[seat].used):
            del value["actions"]  # they are the player's markers
        if t.cycle:
            value |= {"first": self.names[max(t.first, 0)], "cycle": t.cycle}
        if t.budget.attacks:
            value["attacks"] = t.budget.attacks
        if t.budget.quiet:
            value["quiet"] = t.budget.quiet
        if t.budget.either:
            value["either"] = t.budget.either
        if t.budget.led:
            value["led"] = t.budget.led
        return value

    def _writable(self, timed: Timed) -> bool:
        if timed.until in UNTIL:
            return True
        name = self.st.definitions.of[timed.ctx.me].card.name
        self.missing.append(f"an effect of {name} (until {timed.until or 'its source goes'})")
        return False

    def _effect(self, timed: Timed) -> dict[str, Any]:
        value: dict[str, Any] = {"card": self._called(timed.ctx.me)}
        on = [self._called(card) for card in timed.on]
        if timed.seat != NOBODY:
            on.append(self.names[timed.seat])
        if on:
            value["on"] = on
        value |= {"until": timed.until, "from": self.names[max(timed.ctx.you, 0)]}
        if timed.ctx.paid:
            value["paid"] = timed.ctx.paid
        return value

    def _unwritten(self) -> None:
        st = self.st
        if st.combats:
            self.missing.append("a combat")
        if st.limbo:
            self.missing.append("cards between hand and play: " + self._listed(st.limbo))
        if st.delayed:
            self.missing.append(f"{len(st.delayed)} delayed effects")
        if st.seating or (st.raised_goal and not st.sudden):
            self.missing.append("an order of turns or a goal that cards have changed")
        for card, _ in st.definitions.doubled:
            if st.definitions.own(card).becomes_warrior:
                continue
            own, now = st.definitions.own(card).card.name, st.definitions.of[card].card.name
            self.missing.append(f"that {now} is {own}")
        for seat, s in enumerate(st.seats):
            running = [note_of(st, card) for card in battles_of(st, seat)]
            derived = (TRANSFERRED, LEFT, HAND_SIZE)
            used = [u for u in s.used if u != REDRAWN and u[0] not in derived and u not in running]
            if used:
                scopes = ", ".join(sorted({u[0] for u in used}))
                self.missing.append(f"limits and debts of {self.names[seat]}: {scopes}")

    def _listed(self, cards: tuple[CardId, ...]) -> str:
        return ", ".join(self.st.definitions.of[card].card.name for card in cards)

    # --------------------------------------------------------------------------------------------------- aliases

    def _called(self, card: CardId) -> str:
        return self.aliases.get(card) or self.st.definitions.of[card].card.name

    def _aliases(self) -> dict[CardId, str]:
        """An alias for every card that is spoken of and has not its name alone."""
        st = self.st
        spoken = [card for card, row in st.play.items() if row.left_cover]
        spoken += [c for row in st.play.values() for c in row.chosen if isinstance(c, int)]
        spoken += [c for timed in st.effects for c in (timed.ctx.me, *timed.on)]
        spoken += [card for seat in range(len(st.seats)) for card in self._knows(seat)]
        names = {d.name for d in st.definitions.defs} | KEYS | {normal(name) for name in self.names}
        taken: set[str] = set()
        found: dict[CardId, str] = {}
        for card in dict.fromkeys(spoken):
            d = st.definitions.of[card]
            if card in st.limbo or sum(other is d for other in st.definitions.of) == 1:
                continue
            n = 1
            while normal(f"{d.card.name} {n}") in taken | names:
                n += 1
            found[card] = f"{d.card.name} {n}"
            taken.add(normal(found[card]))
        return found


def _player_names(names: tuple[str, ...]) -> tuple[str, ...]:
    """The players' names, those numbered that the format could not tell apart."""
    out: list[str] = []
    for seat, name in enumerate(names, 1):
        plain = normal(name)
        clear = plain not in RESERVED and plain not in map(normal, out)
        out.append(name if plain and clear else f"{name} {seat}".strip())
    return tuple(out)


def _options(rules: Ruleset) -> dict[str, Any]:
    """The switches that are set otherwise than in the edition."""
    return {
        name: value if isinstance(value, int) and not isinstance(value, bool) else str(value).lower()
        for name, value in options_of(rules).items()
    }
