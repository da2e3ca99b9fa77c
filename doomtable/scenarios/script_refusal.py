"""The reason why a word of a script is refused, asked of the engine.

The engine makes forced choices itself, so the question a word was meant for may be gone when the word is read. The play
is therefore put together once more from its first word on, stage by stage, in the state in which it was begun.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from doomtable.rules import drafts
from doomtable.rules import mutate as M
from doomtable.rules.actions.table import ACTIONS, stages
from doomtable.rules.game import Game
from doomtable.rules.legal import Decision, window_at
from doomtable.rules.reasons import stage_refusal
from doomtable.rules.state_parts import CombatState, Draft
from doomtable.rules.tactic_permit import tactic_refusal
from doomtable.rules.terms import DONE, CardId, Option, Reason, Seat, normal
from doomtable.scenarios.parser import Word
from doomtable.scenarios.scenario_names import ScenarioNames, matches, unknowns

FROM_HAND = tuple(name for name, action in ACTIONS.items() if action.from_hand)
VERBS = (*(name for name, action in ACTIONS.items() if action.menu), "transfer", "end turn", "pass", "done")
BEGINNINGS = ("menu", "window", "session")
NOTHING = Reason("ETIQ-01", "not_an_option")


class PlayStart(NamedTuple):
    """Where the play began that is being put together: the game before its first word, and which word that was."""

    game: Game
    at: int


def reason_for(
    game: Game, cast: ScenarioNames, seat: Seat, words: Sequence[Word], at: int, begun: PlayStart | None
) -> Reason:
    """The engine's reason against the word at `at`, said by the player `seat` now."""
    decision = game.decision
    mine = decision is not None and decision.seat == seat
    found: list[Reason] = []
    if mine and decision is not None and decision.draft is None and decision.kind not in BEGINNINGS:
        meant = list(_options(game, cast, seat, words[at])) or [Option(normal(str(words[at])))]
        found += [game.explain_here(option) for option in meant]
    if begun is not None and begun.at < at:
        found += _again(begun.game, cast, seat, words[begun.at : at + 2], at - begun.at)
    if not found and (not mine or decision is None or decision.kind in BEGINNINGS):
        found.append(_from_root(game, cast, seat, words[at : at + 3]))
    if decision is not None and decision.draft is not None and mine and begun is None:
        found += [game.explain_here(option) for option in _options(game, cast, seat, words[at])]
    return _best(found)


def _best(reasons: Sequence[Reason]) -> Reason:
    """The first reason that says more than that something is not offered."""
    return next((r for r in reasons if r.key != "not_an_option"), reasons[0] if reasons else NOTHING)


def _from_root(game: Game, cast: ScenarioNames, seat: Seat, words: Sequence[Word]) -> Reason:
    """Why a play with this verb, card and first target is not offered."""
    verb = normal(str(words[0]))
    if verb not in VERBS:
        asked = game.decision is not None and game.decision.seat == seat
        return NOTHING if asked else game.explain(seat, "")
    if len(words) < 2:
        return game.explain(seat, verb)
    found: list[Reason] = []
    for card in _cards(game, cast, seat, words[1], verb):
        others = list(_options(game, cast, seat, words[2], aimed=verb)) if len(words) > 2 else []
        found += [game.explain(seat, verb, card, other) for other in others] or [
            game.explain(seat, verb, card)
        ]
    return _best(found or [game.explain(seat, verb)])


def _again(game: Game, cast: ScenarioNames, seat: Seat, words: Sequence[Word], at: int) -> list[Reason]:
    """Put the play together again from its verb; the reasons against the word at `at`, the likeliest first."""
    decision = game.decision
    assert decision is not None
    if normal(str(words[0])) not in ACTIONS:
        return []  # the end of a turn, or an answer: no play
    game = game.copy()  # a card may become another one on the way
    st = game.state
    base = len(st.agenda) - 1
    window = window_at(st, base)
    draft = Draft(normal(str(words[0])), seat, base, answers=window.pending if window is not None else 0)
    place = 1
    found: list[Reason] = []
    while not drafts.complete(st, draft):
        offered = drafts.options(st, draft, window)
        slots = unknowns(st, seat)
        chosen = [o for o in offered if matches(cast, slots, o, words[place])]
        if place == at and not chosen:
            found += _at_stage(game, decision, cast, draft, words[at:])
        if not chosen and len(offered) != 1:
            return found
        draft = drafts.turned(st, drafts.fill(st, draft, (chosen or offered)[0]))
        if chosen and place == at:
            return found
        place += 1 if chosen else 0
    if draft.verb == "attack" and str(words[at]) in ("fight", "shoot"):
        reason = _tactic(game, draft.targets[0], draft.targets[1], str(words[at]))
        return [*([reason] if reason is not None else []), *found]
    return found


def _tactic(game: Game, attacker: CardId, defender: CardId, tactic: str) -> Reason | None:
    """Why this pair could not announce that tactic, asked in a combat of theirs."""
    st = game.copy().state
    seats = (st.play[attacker].controller, st.play[defender].controller)
    M.start_combat(st, CombatState(M.fresh(st), attacker, defender, *seats))
    return tactic_refusal(st, attacker, defender, tactic)


def _at_stage(
    game: Game, decision: Decision, cast: ScenarioNames, draft: Draft, words: Sequence[Word]
) -> list[Reason]:
    """Why a word does not fit the present stage of a play."""
    st = game.state
    seat = draft.seat
    if stages(st, draft)[draft.stage].kind == "card":
        cards = [c for c in _cards(game, cast, seat, words[0], draft.verb) if _owns(game, seat, c)]
        return [_from_root(game, cast, seat, (draft.verb, *words[:2]))] if cards else []
    aimed = draft.verb
    found = [stage_refusal(st, decision, draft, o) for o in _options(game, cast, seat, words[0], aimed=aimed)]
    return [reason for reason in found if reason is not None]


def _owns(game: Game, seat: Seat, card: CardId) -> bool:
    row = game.state.play.get(card)
    return row.controller == seat if row is not None else card in game.state.seats[seat].hand


def _cards(game: Game, cast: ScenarioNames, seat: Seat, word: Word, verb: str) -> list[CardId]:
    """The cards a verb may begin with: from the hand, or the player's own in play, before any other."""
    st = game.state
    found = list(cast.cards(word))
    if verb in FROM_HAND:
        mine = [c for c in found if c in st.seats[seat].hand]
    else:
        mine = [c for c in found if c in st.play and st.play[c].controller == seat]
    return mine or [c for c in found if c in st.play] or found


def _options(game: Game, cast: ScenarioNames, seat: Seat, word: Word, aimed: str = "") -> Iterator[Option]:
    """The options a word would be, were it offered; `aimed` is the verb of the play whose target it is."""
    if isinstance(word, int):
        yield Option("number", number=word)
        return
    st = game.state
    cards = cast.cards(word) or tuple(c for c, name in unknowns(st, seat).items() if name == normal(word))
    if cards:
        placed = [c for c in cards if c in st.play]
        if aimed == "attack":
            placed = [c for c in placed if st.play[c].controller != seat] or placed
        for card in placed or cards:
            yield Option("card", card)
        return
    other = cast.seat(word)
    if other is not None:
        yield Option("player", seat=other)
        return
    yield DONE if normal(word) == "done" else Option(normal(word))
