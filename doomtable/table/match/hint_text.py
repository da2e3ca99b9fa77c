"""Hint text: the prompt with a hint, with a reviewed choice, or while a computer player thinks.

It stays while the play it speaks of is put together, and goes with the question.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

import pygame

from doomtable.rules.terms import AREAS, NO_CARD, Seat
from doomtable.rules.view_parts import OptionView, View
from doomtable.table.kit.view_lookup import every_card, host_of
from doomtable.table.kit.widgets import Button
from doomtable.table.layout.table_layout import TableLayout
from doomtable.table.match.match_messages import OpenReview
from doomtable.table.match.prompt import WITH_CARD, Prompt, PromptButton
from doomtable.table.match.table_messages import ToggleHint
from doomtable.words.words import CardName, PlayerName, TextRun, Words, slug

if TYPE_CHECKING:  # the engine is read when a game begins: the title screen does without it
    from doomtable.analysis.advisor import Advice
    from doomtable.analysis.game_review import CostlyChoice

OF_PROMOTION: Final = ("hint-gains", "hint-trails", "hint-even")
"""The sentences about the chance to win that also tell of Promotion."""
SCENES: Final = ("card", "player", *AREAS)
"""What a play can be on."""
FEW: Final = 3
"""So many cards are named with which something else could be begun."""


@dataclass(slots=True)
class HintRequest:
    """A hint that somebody asked for: of which table with its question, and what it is once it is known."""

    view: View
    advice: Advice | None = None

    def about(self, view: View) -> bool:
        """Does it speak of this question: of its own, or of a later stage of the play that it proposes?

        The same options at another table are another question: one action or Destiny more or less may change it.
        """
        decision, asked = view.decision, self.view.decision
        if decision is None or asked is None:
            return False
        if decision == asked:
            return view == self.view
        if self.advice is None or decision.kind != "draft" or decision.seat != asked.seat:
            return False
        return any(option in decision.options for option in self.advice.path[1:])


def prompt_with_hint(ask: Prompt, view: View, hinted: HintRequest | None, words: Words) -> Prompt:
    """A question that the viewer is asked, with the hint or with the button that brings one."""
    if view.decision is None or len(view.decision.options) < 2:
        return ask
    if hinted is None or hinted.advice is None:
        label = words.say("hint-button" if hinted is None else "hint-waits")
        return replace(ask, answers=(*ask.answers, PromptButton(label, None, action="hint", message=ToggleHint())))
    away = PromptButton(words.say("hint-away"), None, action="hint", message=ToggleHint())
    said = tuple(sentences(hinted.advice, view, words))
    return replace(ask, text=said, answers=(*ask.answers, away), usual=False)  # it is never left out


def prompt_with_review(ask: Prompt, words: Words) -> Prompt:
    """What stands there when the game is over: the way to look back at it."""
    back = PromptButton(words.say("review-button"), None, action="hint", message=OpenReview())
    return replace(ask, answers=(*ask.answers, back))


def prompt_with_cost(ask: Prompt, told: CostlyChoice, view: View, words: Words) -> Prompt:
    """What stands there at a moment that looking back leads to: what was chosen, what was better, and the cost."""
    lines = [words.runs("review-chosen", what=play_text((*told.begun, *told.chosen), view, words))]
    lines += [words.runs("review-better", what=play_text((*told.begun, *told.better), view, words))]
    if told.better[0].name is not None and told.better[0].name == told.chosen[0].name:
        lines[1] = words.runs("review-another", card=told.better[0].name)
    lines += [words.runs("review-cost-said", n=round(100 * told.cost))]
    return replace(ask, text=tuple(tuple(line) for line in lines))


def play_text(play: Sequence[OptionView], view: View, words: Words) -> str:
    """A play as it is called, without links."""
    return "".join(run.text for run in called(play, view, words))


def prompt_while_thinking(ask: Prompt, view: View, seat: Seat, words: Words) -> Prompt:
    """What stands there while somebody thinks."""
    return replace(ask, title=words.say("thinking-now", player=view.players[seat].name))


def sentences(advice: Advice, view: View, words: Words) -> Iterable[tuple[TextRun, ...]]:
    """What to do, with which cards, and why."""
    yield (*words.runs("hint-heading"), TextRun(" "), *called((*advice.begun, *advice.path), view, words))
    for line in advice.hint.lines:
        args: dict[str, str | int] = dict(line.args)
        if "card" in args:
            args["card"] = CardName(str(args["card"]))
        if line.option is not None:
            args["option"] = _alternative(line.option, view, words)
        useless = view.colony_goal > 0 and line.message in OF_PROMOTION
        message = "hint-chance" if useless else line.message
        yield tuple(words.runs(message, **args))


def called(play: Sequence[OptionView], view: View, words: Words) -> list[TextRun]:
    """A play as it is called: what is done, with which card, on what; a host is not named before what it carries."""
    rest = [one for one, then in zip(play, (*play[1:], None), strict=True) if not _carries(view, one, then)]
    out: list[TextRun] = []
    if len(rest) > 1 and rest[0].key not in SCENES and rest[1].key == "card" and rest[1].name:
        verb, card = rest[0].key, CardName(rest[1].name, rest[1].handle)
        on = rest[2] if len(rest) > 2 and rest[2].key in SCENES else None
        if on is None:
            out = words.runs("play-with", verb=slug(verb), label=words.option(verb), card=card)
        else:
            target = named(on, view, words)[0]
            name = CardName(target.name or target.text, on.handle) if on.key == "card" else target.text
            name = PlayerName(target.text, on.seat) if on.key == "player" else name
            out = words.runs("play-on", verb=slug(verb), label=words.option(verb), card=card, target=name)
        rest = rest[2 if on is None else 3 :]
    for option in rest:
        out += [*([TextRun(" · ")] if out else []), *named(option, view, words)]
    return out


def _carries(view: View, host: OptionView, then: OptionView | None) -> bool:
    if then is None or host.key != "card" or then.key != "card" or then.handle == NO_CARD:
        return False
    found = host_of(view, then.handle)
    return found is not None and found.handle == host.handle


def _alternative(option: OptionView, view: View, words: Words) -> str:
    """What could be chosen instead: a play that begins with a card with the names of those it can begin with."""
    label = "".join(run.text for run in named(option, view, words))
    able = [card for card, _ in every_card(view) if option.key in WITH_CARD and option.key in card.verbs]
    cards = {words.card_name(card.name) for card in able if card.name}
    return words.say("ask-verb-card", verb=label, card=" / ".join(sorted(cards))) if 0 < len(cards) <= FEW else label


def named(option: OptionView, view: View, words: Words) -> list[TextRun]:
    """An option as it is called in a sentence."""
    if option.key == "card":
        return [words.card_run(option.name)] if option.name else [TextRun(words.say("card-hidden"))]
    if option.key == "player":
        return [TextRun(view.players[option.seat].name, "player", seat=option.seat)]
    if option.key == "number":
        return [TextRun(str(option.number))]
    return [TextRun(words.option(option.key))]


def places(
    path: Sequence[OptionView], layout: TableLayout, buttons: Sequence[Button], viewer: int
) -> list[pygame.Rect]:
    """Where what is hinted at is chosen: cards in hand and on the table, areas, plates, buttons."""
    handles = {option.handle for option in path if option.key == "card"}
    shown = (*layout.hand, *layout.spots, *(spot for plate in layout.plates for spot in plate.assigned))
    out = [spot.rect for spot in shown if spot.card.handle in handles and spot.form != "more"]
    areas = {option.key for option in path if option.key in AREAS}
    out += [tray.rect for tray in layout.trays if tray.seat == viewer and tray.area in areas]
    seats = {option.seat for option in path if option.key == "player"}
    out += [plate.rect for plate in layout.plates if plate.seat in seats]
    options = set(path)
    return out + [b.rect for b in buttons if isinstance(b.message, PromptButton) and b.message.option in options]
