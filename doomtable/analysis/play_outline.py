"""The outline of a play: its verb, card and targets, those settled without a question included.

The engine asks nobody where only one card or target can be meant. Who is told of a play wants to hear of them.
"""

from __future__ import annotations

from doomtable.rules.game import Game
from doomtable.rules.terms import NO_CARD, NOBODY, Option, Seat
from doomtable.rules.view import decision_view, option_view
from doomtable.rules.view_parts import DecisionView, OptionView


def begun(game: Game, seat: Seat) -> tuple[OptionView, ...]:
    """What is chosen already of the play that is put together: its verb, its card, its targets."""
    draft = game.decision.draft if game.decision is not None else None
    if draft is None:
        return ()
    out = [Option(draft.verb)]
    out += [Option("card", card=card) for card in (draft.card, *draft.targets, draft.host) if card != NO_CARD]
    out += [Option("player", seat=draft.player)] if draft.player != NOBODY else []
    return tuple(option_view(game.state, option, seat) for option in out)


def chosen(game: Game, seat: Seat, option: Option) -> tuple[OptionView, ...]:
    """A choice with what it settles."""
    return tuple(option_view(game.state, one, seat) for one in (option, *game.settled_by(option)))


def further(game: Game, asked: DecisionView, option: Option) -> tuple[Game, DecisionView] | None:
    """A play that is begun by this choice, at its next question; None for whatever is done with that.

    Only what can still be taken back is tried on a copy: nothing that is hidden comes to light by it.
    """
    tried = game.copy()
    tried.choose(option)
    after = tried.decision
    if after is None or after.seat != asked.seat or after.kind != "draft" or not after.cancellable:
        return None
    shown = decision_view(tried, asked.seat)
    return None if shown is None else (tried, shown)
