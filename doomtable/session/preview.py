"""The preview of a choice: what a play would ask next, tried on a copy of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from doomtable.rules.game import Game
from doomtable.rules.terms import NO_CARD, PASS, IllegalChoice, Seat
from doomtable.rules.view import decision_view, forecasts, option_of
from doomtable.rules.view_parts import (
    SPECTATOR,
    CardView,
    CombatView,
    DecisionView,
    OptionView,
    View,
    standing,
)
from doomtable.session.undo_history import moment

PARTNER: Final = "partner"
"""Where a warrior lies that was handed to a partner in the other line."""
PLACING: Final = ("transfer", "muster", "muster in cover", "build")
"""The plays by which a card comes to stand at a place."""
MOST_WINDOWS: Final = 100
"""So many passes there may be between the announcement of an attack and its tactic: seven players with an answer to
everything make fewer. A forecast that failed for their number would tell who holds what."""


class Preview(NamedTuple):
    """What a play would ask next; without a stage it is carried out at once, and the card lies there."""

    stage: str
    options: tuple[OptionView, ...]
    lands: str = ""
    on: int = NO_CARD
    quiet: bool = False
    """Whether it is carried out, and nobody learns a card by it but the one that is played, nor is chance asked."""


def preview(game: Game, seat: Seat, verb: str, card: int = NO_CARD) -> Preview:
    """What the play of a verb with a card would ask next. Raises IllegalChoice where it cannot be begun.

    Where the play would be carried out, its outcome is told only if nothing came to light and chance was not asked.
    """
    tried = game.copy()
    before = moment(tried)
    tried.choose(option_of(tried, seat, OptionView(verb)))
    shown = _draft_of(tried, seat)
    if shown is not None and shown.stage == "card" and card != NO_CARD:
        option = next((o for o in shown.options if o.key == "card" and o.handle == card), None)
        if option is None:
            raise IllegalChoice("this card cannot begin that")
        tried.choose(option_of(tried, seat, option))
        shown = _draft_of(tried, seat)
    if shown is not None:
        return Preview(shown.stage, shown.options)
    if verb in PLACING:  # whether somebody could answer tells what they hold, and it is looked at what comes of it
        _pass_windows(tried)
    after = moment(tried)
    if after.chance != before.chance or _learns(before.known, after.known, seat):
        return Preview("", ())
    seen, quiet = tried.view(seat), all(
        old == new for one, (old, new) in enumerate(zip(before.known, after.known, strict=True)) if one != card
    )
    if verb == "attack":  # there was but one to attack: it is on that one, and the attacker lies nowhere else for it
        return Preview("", (), "", seen.combat.defender.handle if seen.combat is not None else NO_CARD)
    return Preview("", (), *_lies(seen, card, verb), quiet)


def foresee_attack(game: Game, seat: Seat, attacker: int, defender: int) -> dict[str, CombatView]:
    """What an attack would come to with each tactic if nobody played a card; nothing where that cannot be known.

    It is tried on a copy. Nobody can know it where chance is asked, a card comes to light or somebody must choose
    before the tactic.
    """
    tried = game.copy()
    before = moment(tried)
    try:
        if _draft_of(tried, seat) is None:
            tried.choose(option_of(tried, seat, OptionView("attack")))
        for handle in (attacker, defender):
            _pass_windows(tried)  # others may answer before anybody is named: whether they could tells what they hold
            shown = _draft_of(tried, seat)
            option = next((o for o in shown.options if o.key == "card" and o.handle == handle), None) if shown else None
            if option is not None:
                tried.choose(option_of(tried, seat, option))
        _pass_windows(tried)
    except IllegalChoice:
        return {}
    after = moment(tried)
    if after.chance != before.chance or _learns(before.known, after.known, seat):
        return {}
    found = forecasts(tried, seat)
    named = {(one.attacker.handle, one.defender.handle) for one in found.values()}
    return found if named == {(attacker, defender)} else {}


def foresee_combat(game: Game, seat: Seat) -> dict[str, CombatView]:
    """What the combat comes to with each tactic if nobody played a card, as long as none is announced; nothing where
    that cannot be known, as before an attack."""
    decision = game.decision
    if decision is None or decision.kind != "window" or not game.state.combats or game.state.combats[-1].tactic:
        return forecasts(game, seat)
    tried = game.copy()
    before = moment(tried)
    _pass_windows(tried)
    after = moment(tried)
    if after.chance != before.chance or _learns(before.known, after.known, seat):
        return {}
    return forecasts(tried, seat)


def _pass_windows(tried: Game) -> None:
    """Everybody passes until something else than a window is open."""
    for _ in range(MOST_WINDOWS):
        decision = tried.decision
        if decision is None or decision.kind != "window" or PASS not in decision.options:
            return
        tried.choose(PASS)


def _draft_of(game: Game, seat: Seat) -> DecisionView | None:
    shown = decision_view(game, seat)
    return shown if shown is not None and shown.kind == "draft" and shown.seat == seat else None


def _learns(before: bytes, after: bytes, seat: Seat) -> bool:
    """Whether a seat knows a card afterwards that it did not know before."""
    mine = 1 << seat | 1 << SPECTATOR
    return any(new & mine and not old & mine for old, new in zip(before, after, strict=True))


def _lies(view: View, card: int, verb: str) -> tuple[str, int]:
    """In which zone a card lies, PARTNER where it was handed over, and on which other, or at the card of which place;
    '' and NO_CARD where it is not seen."""

    def found(cards: Sequence[CardView], host: int) -> tuple[str, int] | None:
        for one in cards:
            if one.handle == card:
                lies = PARTNER if verb == "transfer" and one.controller != view.seat else one.zone
                return lies, one.stands_at if verb in PLACING and host == NO_CARD else host
            if inner := found(one.attached, one.handle):
                return inner
        return None

    for player in view.players:
        if there := found((*standing(player), *player.attached, *player.hand), NO_CARD):
            return there
    return "", NO_CARD
