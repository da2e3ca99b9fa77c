"""Expectations: the values of a game by the format's keys, compared with what must hold.

Ratings are those the table would show now. A pile is compared as a number or as a list in any order; keywords must be
among those the card has; what is shown of a hand is what everybody knows of it; a text of the log must occur in one of
its lines.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from doomtable.errors import ErrorText
from doomtable.rules.attack_prices import primary_target
from doomtable.rules.bases import is_base, is_down, shown_p, stands
from doomtable.rules.battlegrounds import battles_of, defenders_of
from doomtable.rules.events import GameEvent
from doomtable.rules.frames import SessionFrame
from doomtable.rules.game import Game
from doomtable.rules.pools import lying
from doomtable.rules.ratings import rates, tags_of
from doomtable.rules.references import inside_own, place_of
from doomtable.rules.shown_hands import EVERYBODY
from doomtable.rules.state import State
from doomtable.rules.terms import BESIDE, NO_CARD, NOBODY, STATS, CardId, Seat, normal
from doomtable.scenarios.parser import FILLER, Expected, copies
from doomtable.scenarios.scenario_names import ScenarioNames, is_filler, zone_of
from doomtable.scenarios.script import ScriptedGame

PLAYER_KEYS = (
    "destiny", "promotion", "hand", "draw", "discard", "annihilated", "collection", "squad", "kohort", "outpost",
    "beside", "aside", "unrevealed", "attached", "shown", "markers", "colony", "out", "war", "under", "battle",
    "team", "role", "target",
)  # fmt: skip
CARD_KEYS = (
    "zone", "controller", "wounded", "cover", "fight", "shoot", "armor", "value", "keywords", "attached", "inside",
    "place", "defenders", "home", "carries", "destiny", "promotion", "down",
)  # fmt: skip
COMBAT_KEYS = ("attacker", "defender", "tactic")
GAME_KEYS = ("combat", "decision", "actions", "turn", "winner", "log", "step", "cycle")
TRUTHS = {"true": True, "false": False, "yes": True, "no": False}


class FailedExpectation(NamedTuple):
    """An expectation that does not hold."""

    expected: str
    actual: str


class BadExpectation(Exception):
    """An expectation that cannot be looked at: an unknown name or key, or a value that can never be there."""

    def __init__(self, text: ErrorText) -> None:
        super().__init__(text)
        self.text = text


def failure(play: ScriptedGame, expected: Expected) -> FailedExpectation | None:
    """Look at one expectation; None when it holds. Raises BadExpectation."""
    actual, holds = _look(play, expected.key, expected.value)
    if holds:
        return None
    return FailedExpectation(f"{expected.key}: {_shown(expected.value)}", actual)


def check(cast: ScenarioNames, expected: Expected) -> None:
    """Whether an expectation speaks of something that is there at all. Raises BadExpectation."""
    subject, _, key = expected.key.rpartition(".")
    if not subject:
        if key not in GAME_KEYS:
            raise BadExpectation(ErrorText("expect-nothing", key=key, there=", ".join(GAME_KEYS)))
    elif normal(subject) == "combat":
        if key not in COMBAT_KEYS:
            raise BadExpectation(ErrorText("expect-combat", key=key, there=", ".join(COMBAT_KEYS)))
    elif cast.seat(subject) is not None:
        if key not in PLAYER_KEYS:
            raise BadExpectation(ErrorText("expect-player", key=key, there=", ".join(PLAYER_KEYS)))
    elif cast.subject(subject) and not is_filler(subject):
        if key not in CARD_KEYS:
            raise BadExpectation(ErrorText("expect-card", key=key, there=", ".join(CARD_KEYS)))
    else:
        raise BadExpectation(ErrorText("expect-nobody", name=subject))
    _check_value(cast, subject, key, expected.value)


def _check_value(cast: ScenarioNames, subject: str, key: str, value: Any) -> None:
    if isinstance(value, dict) and not (key == "combat" and not subject):
        raise BadExpectation(ErrorText("expect-value", key=key))
    listed = key in PLAYER_KEYS[2:] or key in ("keywords", "log", "defenders")
    if isinstance(value, list):
        if not listed:
            raise BadExpectation(ErrorText("expect-no-list", key=key))
        if any(not isinstance(entry, str | int) for entry in value):
            raise BadExpectation(ErrorText("expect-words"))
    if isinstance(value, list) and key in PLAYER_KEYS[2:]:
        for entry in value:
            name = copies(str(entry))[0]
            if not cast.cards(name) and not is_filler(name):
                raise BadExpectation(ErrorText("scenario-no-card", name=name))


# -------------------------------------------------------------------------------------------------------- values


def _look(play: ScriptedGame, key: str, wanted: Any) -> tuple[str, bool]:
    """The actual value as it is shown, and whether it is what is wanted."""
    subject, _, name = key.rpartition(".")
    game, cast = play.game, play.cast
    if not subject:
        return _of_game(play, name, wanted)
    if normal(subject) == "combat":
        return _of_combat(game, cast, name, wanted)
    seat = cast.seat(subject)
    if seat is not None:
        return _of_player(game.state, cast, seat, name, wanted)
    return _of_cards(game.state, cast, cast.subject(subject), name, wanted)


def _of_cards(st: State, cast: ScenarioNames, cards: Sequence[CardId], key: str, wanted: Any) -> tuple[str, bool]:
    """Of several cards of one name whose values differ those are meant that are no longer where they began."""
    found = [_of_card(st, cast, card, key, wanted) for card in cards]
    if len({shown for shown, _ in found}) > 1:
        moved = [card for card in cards if zone_of(st, card) != cast.began[card]]
        if 0 < len(moved) < len(cards):
            return _of_cards(st, cast, moved, key, wanted)
        return "several: " + ", ".join(shown for shown, _ in found), False
    return found[0]


def _of_game(play: ScriptedGame, key: str, wanted: Any) -> tuple[str, bool]:
    game, cast = play.game, play.cast
    st = game.state
    if key == "combat":
        c = st.combats[-1] if st.combats else None
        if isinstance(wanted, dict):
            parts = [_of_combat(game, cast, k, v) for k, v in wanted.items()]
            return "; ".join(shown for shown, _ in parts), all(ok for _, ok in parts)
        shown = "null" if c is None else f"{cast.title(c.attacker)} against {cast.title(c.defender)}"
        return shown, (c is None) == (wanted is None)
    if key == "decision":
        decision = game.decision
        return _named(cast.names[decision.seat] if decision is not None else None, wanted)
    if key == "actions":
        t = st.turn
        several = t.attacked and st.rules.seat_numbers and st.rules.numbers(t.seat).attacks > 1  # each an action there
        gained = sum(f.left for f in st.agenda if isinstance(f, SessionFrame) and f.seat == t.seat)
        return _number(t.budget.actions + gained + (t.budget.attacks if several else 0), wanted)
    if key == "step":
        return _named(st.turn.step, wanted)
    if key == "cycle":
        return _number(st.turn.cycle, wanted)
    if key == "turn":
        return _named(cast.names[st.turn.seat] if st.turn.seat != NOBODY else None, wanted)
    if key == "winner":
        outcome = game.outcome
        if outcome is None:
            return _named(None, wanted)
        named = [_named(cast.names[seat], wanted) for seat in outcome.winners] or [_named("draw", wanted)]
        return next((one for one in named if one[1]), named[0])
    lines = log_lines(play)
    texts = wanted if isinstance(wanted, list) else [wanted]
    missing = [text for text in texts if not any(normal(str(text)) in normal(line) for line in lines)]
    if not missing:
        return "", True
    return f"{_shown(missing)} does not occur in " + (" | ".join(lines[-12:]) or "an empty log"), False


def _of_combat(game: Game, cast: ScenarioNames, key: str, wanted: Any) -> tuple[str, bool]:
    st = game.state
    c = st.combats[-1] if st.combats else None
    if c is None:
        return "no combat", wanted is None
    if key == "tactic":
        return _named(c.tactic or None, wanted)
    card = c.attacker if key == "attacker" else c.defender
    return cast.title(card), wanted is not None and cast.means(wanted, card)


def _of_player(st: State, cast: ScenarioNames, seat: Seat, key: str, wanted: Any) -> tuple[str, bool]:
    s = st.seats[seat]
    if key == "destiny":
        return _number(s.D, wanted)
    if key == "promotion":
        return _number(shown_p(st, seat), wanted)
    if key == "markers":
        return _number(s.markers, wanted)
    if key == "colony":
        return _number(s.colony, wanted)
    if key == "out":
        return _truth(s.out, wanted)
    if key == "war":
        return _named(s.war or None, wanted)
    if key == "battle":
        running = battles_of(st, seat)
        return _named(cast.title(running[0]) if running else None, wanted)
    if key == "team":
        sides = st.rules.sides
        return _number(sides[seat] + 1 if sides else None, wanted)
    if key == "role":
        return _named(st.rules.roles[seat] if st.rules.roles else None, wanted)
    if key == "target":
        found = primary_target(st, seat) if st.rules.secondary_cost else NOBODY
        return _named(cast.names[found] if found != NOBODY else None, wanted)
    if key == "shown":
        return _pile(cast, [card for card in s.hand if st.known[card] == EVERYBODY], wanted)
    return _pile(cast, getattr(s, BESIDE if key == "aside" else key), wanted)


def _of_card(st: State, cast: ScenarioNames, card: CardId, key: str, wanted: Any) -> tuple[str, bool]:
    row = st.play.get(card)
    if key == "zone":
        zone = zone_of(st, card)
        return _named("aside" if zone == BESIDE and normal(str(wanted)) == "aside" else zone, wanted)
    if key == "controller":
        return _named(cast.names[row.controller if row is not None else st.definitions.owner[card]], wanted)
    if key in ("fight", "shoot", "armor", "value"):
        stat = STATS.index(key[0].upper())
        warrior = row is not None and st.definitions.of[card].is_warrior and row.zone != "attached"
        return _number(rates(st, card)[stat] if warrior else st.definitions.of[card].printed[stat], wanted)
    if key == "keywords":
        return _keywords(st, card, wanted)
    if key == "attached":
        return _pile(cast, row.atts if row is not None else (), wanted)
    if row is None:
        return "not in play", wanted is None
    if key == "defenders":
        return _pile(cast, defenders_of(st, card) if st.definitions.of[card].type == "battle" else (), wanted)
    if key == "carries":
        return _number(lying(st, card, "P"), wanted)
    if key in ("destiny", "promotion"):
        down = st.rules.base_p and is_base(st, card) and is_down(st, card) and key == "promotion"
        return _number(st.rules.base_p if down else lying(st, card, key[0].upper()), wanted)
    if key == "down":
        return _truth(is_down(st, card), wanted)
    if key in ("place", "home"):
        there = row.place if key == "home" else stands(st, card) if st.rules.base_p else place_of(st, card)
        if there in st.play and wanted is not None:
            return cast.title(there), cast.means(wanted, there)
        return _named(cast.title(there) if there in st.play else st.rules.home_place, wanted)
    if key == "inside":
        return _truth(row.inside or (inside_own(st, row.host) and st.definitions.of[card].vehicle), wanted)
    return _truth(bool(getattr(row, key)), wanted)


def _keywords(st: State, card: CardId, wanted: Any) -> tuple[str, bool]:
    tags = tags_of(st, card)
    words = {word for word, bit in st.definitions.bits.table.items() if tags & bit}
    d = st.definitions.of[card]
    plain = {d.type, d.name, "doomtrooper", "tribal", "weapon", *d.card.affiliations, *map(normal, d.card.considered)}
    asked = [
        normal(str(word)) for word in (wanted if isinstance(wanted, list) else [wanted] if wanted else [])
    ]
    ok = all(word in words for word in asked) and (bool(asked) or not words - plain)
    return _shown(sorted(words)), ok


# ---------------------------------------------------------------------------------------------------- comparing


def _shown(value: Any) -> str:
    if value is None:
        return "null"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_shown(v) for v in value) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{k}: {_shown(v)}" for k, v in value.items()) + "}"
    return str(value).lower() if isinstance(value, bool) else str(value)


def _number(actual: int | None, wanted: Any) -> tuple[str, bool]:
    return _shown(actual), wanted == actual and isinstance(wanted, int) == isinstance(actual, int)


def _named(actual: str | None, wanted: Any) -> tuple[str, bool]:
    if actual is None or wanted is None:
        return _shown(actual), actual is wanted
    return actual, normal(str(wanted)) == normal(actual)


def _truth(actual: bool, wanted: Any) -> tuple[str, bool]:
    return _shown(actual), TRUTHS.get(str(wanted).casefold()) is actual


def _pile(cast: ScenarioNames, cards: Iterable[CardId], wanted: Any) -> tuple[str, bool]:
    """A pile against a number, or against names and aliases in any order."""
    held = list(cards)
    if isinstance(wanted, int):
        return str(len(held)), wanted == len(held)
    if wanted is None:
        wanted = []
    left = list(held)
    plain: Counter[str] = Counter()
    for entry in wanted if isinstance(wanted, list) else [wanted]:
        name, n = copies(str(entry))
        alias = cast.aliases.get(normal(name), NO_CARD)
        if alias == NO_CARD:
            plain[normal(FILLER) if is_filler(name) else normal(name)] += n
        elif alias in left:
            left.remove(alias)
        else:
            return _shown(cast.titles(held)), False
    return _shown(cast.titles(held)), plain == Counter(cast.definitions.of[card].name for card in left)


# ----------------------------------------------------------------------------------------------------------- log


def log_lines(play: ScriptedGame) -> list[str]:
    """What happened in the script as the English lines of the log, which hides no name."""
    from doomtable.words.words import NameLookup, NoSuchMessage, Words

    words = Words("en")
    cast = play.cast
    names = NameLookup(lambda card: cast.definitions.of[card].card.name, cast.names.__getitem__)
    lines: list[str] = []
    for event in play.log:
        try:
            lines.append("".join(run.text for run in words.event(event, names)))
        except NoSuchMessage:
            lines.append(_bare(event, cast))
    return lines


def _bare(event: GameEvent, cast: ScenarioNames) -> str:
    """An event that has no sentence: its kind and whom it concerns."""
    parts = [event.kind.replace("_", " ")]
    if event.seat != NOBODY:
        parts.append(cast.names[event.seat])
    if event.card != NO_CARD:
        parts.append(cast.definitions.of[event.card].card.name)
    return " ".join([*parts, event.word])
