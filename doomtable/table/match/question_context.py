"""Question context: what a question says beside itself, such as a hint to it."""

from __future__ import annotations

from doomtable.rules.terms import Seat
from doomtable.table.match import hint_text
from doomtable.table.match.display import Display
from doomtable.table.match.match_sheets import prompt_at_end
from doomtable.table.match.open_question import OpenQuestion
from doomtable.table.match.prompt import Prompt
from doomtable.words.words import Words


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
