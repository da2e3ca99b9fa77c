"""Question context: what a question says beside itself, and the discard that is answered as was said before."""

from __future__ import annotations

from dataclasses import replace

from doomtable.rules.terms import NO_CARD, NOBODY, Seat
from doomtable.rules.view_parts import OptionView, View
from doomtable.table.kit.key_bindings import KeyBindings
from doomtable.table.kit.view_lookup import find
from doomtable.table.match import hint_text
from doomtable.table.match.display import Display
from doomtable.table.match.event_log import EventLog
from doomtable.table.match.match_sheets import prompt_at_end
from doomtable.table.match.open_question import OpenQuestion
from doomtable.table.match.prompt import Prompt
from doomtable.table.match.seats import Seats
from doomtable.words.words import Words


def in_context(
    question: OpenQuestion, seats: Seats, view: View, log: EventLog, keys: KeyBindings, mine: bool
) -> Prompt:
    """The question with what was played last, where it does not say so by itself; while others are asked, with where
    the viewer is asked himself."""
    prompt, port, decision = question.prompt, seats.port, view.decision
    if mine and prompt.window and prompt.answering is None:
        event, fight = port.last_play(), view.combat
        if event is None:
            return prompt
        shown = fight is not None and event.handle in (fight.attacker.handle, fight.defender.handle)
        return replace(prompt, last=tuple(log.runs(event)), last_card="" if shown else event.card or "")
    if mine:
        menu = decision is not None and decision.kind in ("menu", "session")
        return replace(prompt, spared=True) if menu and question.passing else prompt
    stops = port.stop_settings.get(view.seat)
    waits = decision is not None and view.outcome is None and not seats.covered and seats.peeked is None
    if stops is None or not waits or prompt.answers:
        return prompt
    return question.builder.waiting(prompt, stops.everywhere, keys.told("everywhere"))


def side_in_question(prompt: Prompt, view: View, bottom: Seat) -> Seat | None:
    """Whose side beside the one at the bottom must be seen to answer: that of what may be chosen, of what is aimed at,
    of what it is about; None where it is nobody's."""
    lit = {target.handle for target in prompt.targets}
    others = [player for player in view.players if player.seat != bottom]
    for player in others:
        if any(card.handle in lit for card in (*player.squad, *player.kohort, *player.unrevealed)):
            return player.seat
    answering = prompt.answering
    seats = [*(aim.seat for aim in answering.aims), answering.player] if answering is not None else []
    for handle in (answering.handle if answering is not None else NO_CARD, prompt.about):
        card = find(view, handle)
        seats += [card.controller] if card is not None and card.zone != "hand" else []
    return next((seat for seat in seats if seat not in (bottom, NOBODY)), None)


def discard_as_wished(seats: Seats, question: OpenQuestion) -> bool:
    """Answer the discard question as was said when the turn was ended; whether it was asked."""
    wish, seat = question.discard, seats.port.pending_human()
    if wish is None or seat != wish[0]:
        return False
    wished = wish[1]
    seen = seats.port.view(seat)
    if seen.decision is None or seen.decision.kind != "discard":
        if seen.turn.seat != seat or (seen.decision is not None and seen.decision.kind in ("menu", "session")):
            question.wish_discard(None)
        return False
    question.wish_discard(None)
    found = (one for one in seen.decision.options if (one.key == "pass" if wished == NO_CARD else one.handle == wished))
    option = next(found, None)
    if option is None:  # more must be dropped than was chosen
        return False
    seats.port.choose(seat, option)
    return True


def play_as_wished(seats: Seats, question: OpenQuestion) -> bool:
    """Go on with a play as was meant when it was begun, where others were asked in between; whether it was."""
    wish, seat = question.play, seats.port.pending_human()
    if wish is None or seat != wish.seat:
        return False
    decision = seats.port.view(seat).decision
    if decision is None or decision.kind == "window":
        return False
    if decision.kind != "draft" or decision.verb != wish.verb:
        question.wish_play(None)
        return False
    meant = OptionView("card", wish.card) if decision.stage == "card" else wish.then
    option = next((one for one in decision.options if meant is not None and _same(one, meant)), None)
    if option is None or decision.stage != "card":
        question.wish_play(None)
    if option is None:
        return False
    seats.port.choose(seat, option)
    return True


def _same(one: OptionView, other: OptionView) -> bool:
    return (one.key, one.handle, one.seat) == (other.key, other.handle, other.seat)


def advised(
    question: OpenQuestion, display: Display, words: Words, mine: bool, over: bool, ponders: Seat | None
) -> Prompt:
    """The question with what thinking adds to it: the hint, or the way to one; or that somebody else thinks it over."""
    view, past, prompt = display.view, display.past, question.prompt
    if question.hint is not None and not (mine and question.hint.about(view)):
        question.drop_hint()
    if view.outcome is not None and display.info_panel is None and past < 0:
        prompt = prompt_at_end(prompt, words)
    if question.advisor is not None and over:
        told = question.advisor.cost(past)
        if told is not None:
            prompt = hint_text.prompt_with_cost(prompt, told, view, words)
        return hint_text.prompt_with_review(prompt, words)
    if ponders is not None:
        return hint_text.prompt_while_thinking(prompt, view, ponders, words)
    if question.advisor is not None and mine and past < 0:
        return hint_text.prompt_with_hint(prompt, view, question.hint, words)
    return prompt
