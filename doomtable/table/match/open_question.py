"""Open question of a match: what is asked and offered, the choice that is half made, and the hint to it.

Only this file writes the fields; everybody else reads them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from doomtable.rules.terms import NO_CARD, Seat
from doomtable.rules.view_parts import CombatView, OptionView, View
from doomtable.table.kit.widgets import Button, Stepper
from doomtable.table.match.board_highlights import BoardHighlights
from doomtable.table.match.card_actions import PlayWish
from doomtable.table.match.card_menu import MenuChoices
from doomtable.table.match.hint_text import HintRequest
from doomtable.table.match.popups import Chooser, PopupMenu
from doomtable.table.match.prompt import Prompt, PromptBuilder, TurnEnd
from doomtable.words.words import Words

if TYPE_CHECKING:  # the engine is read when a game begins: the title screen does without it
    from doomtable.analysis.advisor import Advisor


class OpenQuestion:
    """The question that stands open, and how far its answer has come at this window."""

    def __init__(self, words: Words) -> None:
        self.builder = PromptBuilder(words)
        self.prompt = Prompt("", "")
        """What is asked, in words, with its answers and targets."""
        self.buttons: list[Button] = []
        """Everything that can be pressed beside cards, menus and sheets."""
        self.highlights = BoardHighlights()
        """What is lit on the board: what may be chosen, and what the question is about."""
        self.stepper: Stepper | None = None
        """The number that is being chosen."""
        self.chooser: Chooser | None = None
        """The panel with options that lie nowhere on the table."""
        self.popup: PopupMenu | None = None
        """The menu of a card."""
        self.popup_source: MenuChoices | None = None
        """Of what that menu was last made."""
        self.turn_end: TurnEnd | None = None
        """The end of the turn that is being chosen, and what is dropped with it."""
        self.discard: tuple[Seat, int] | None = None
        """Who drops what when it is asked for, NO_CARD for nothing; None where nobody has said so."""
        self.play: PlayWish | None = None
        """The play that was begun, as far as it is not chosen yet: others were asked in between."""
        self.passing = False
        """Whether the last answer was a pass by Space: then Space does not end the turn as well."""
        self.advisor: Advisor | None = None
        """What is thought about the game at this machine; None where nobody may."""
        self.hint: HintRequest | None = None
        """The hint that was asked for."""

    @property
    def forecasts(self) -> Mapping[str, CombatView]:
        """What the combat comes to with each tactic, while one is asked for."""
        return self.builder.forecasts

    def foresee(self, forecasts: Mapping[str, CombatView]) -> None:
        """Word the question with what the combat comes to with each tactic."""
        self.builder.forecasts = forecasts

    def ask(self, prompt: Prompt) -> None:
        """Ask this, or the same with more to say of it."""
        self.prompt = prompt

    def begin(self) -> None:
        """Another decision is open: nothing of its answer is chosen yet."""
        self.turn_end = None
        self.stepper = Stepper(self.prompt.numbers) if self.prompt.numbers else None
        if self.stepper is not None and self.prompt.number_words == "ask-split" and not self.prompt.from_least:
            self.stepper.place = len(self.prompt.numbers) - 1
        self.chooser = self.popup = None

    def clear(self) -> None:
        """Forget what is half chosen."""
        self.stepper = self.chooser = self.popup = self.turn_end = None

    def begin_turn_end(self, option: OptionView) -> None:
        """Ask what is dropped with the end of the turn."""
        self.turn_end = TurnEnd(option)

    def mark_drop(self, handle: int) -> None:
        """Drop this card with the end of the turn, or none if it is this one already."""
        if self.turn_end is not None:
            self.turn_end = replace(self.turn_end, drop=NO_CARD if self.turn_end.drop == handle else handle)

    def close_turn_end(self) -> TurnEnd | None:
        """The end of the turn is chosen, or given up; returns what it was."""
        shut, self.turn_end = self.turn_end, None
        return shut

    def wish_discard(self, wish: tuple[Seat, int] | None) -> None:
        """A seat drops this when it is asked for, NO_CARD for nothing; None: nobody has said what."""
        self.discard = wish

    def wish_play(self, wish: PlayWish | None) -> None:
        """A seat has begun this play, and means to go on with it as soon as it is asked; None: no more."""
        self.play = wish

    def note_pass(self, passing: bool) -> None:
        """The last answer was a pass by Space, or something else was done since."""
        self.passing = passing

    def offer(self, buttons: Iterable[Button], highlights: BoardHighlights | None = None) -> None:
        """Offer these buttons, and light what may be chosen on the board if that is another now."""
        self.buttons = list(buttons)
        if highlights is not None:
            self.highlights = highlights

    def offer_more(self, *buttons: Button) -> None:
        """Offer buttons beside the others."""
        self.buttons = [*self.buttons, *buttons]

    def choose_from(self, chooser: Chooser | None) -> None:
        """Lay out a panel to choose from, or take it away."""
        self.chooser = chooser

    def keep_page(self, before: Chooser | None) -> None:
        """Go on where somebody chose from a panel that was made anew."""
        if self.chooser is not None and before is not None and self.chooser is not before:
            self.chooser.turn(before.page)

    def open_popup(self, popup: PopupMenu, source: MenuChoices | None = None) -> None:
        """Open a menu; `source` is what it is made of, where it is that of a card."""
        self.popup = popup
        if source is not None:
            self.popup_source = source

    def close_popup(self) -> PopupMenu | None:
        """Close the menu that is open; returns it."""
        shut, self.popup = self.popup, None
        return shut

    def set_advisor(self, advisor: Advisor | None) -> None:
        """Have the game thought about."""
        self.advisor = advisor

    def ask_hint(self, view: View) -> None:
        """Wait for a hint to the question of a view."""
        self.hint = HintRequest(view)

    def take_advice(self) -> bool:
        """See whether the hint has been thought of; whether it has just come."""
        if self.hint is None or self.hint.advice is not None or self.advisor is None:
            return False
        self.hint.advice = self.advisor.advice()
        return self.hint.advice is not None

    def drop_hint(self) -> None:
        """Put the hint away."""
        if self.hint is not None and self.advisor is not None:
            self.advisor.cancel_hint()
        self.hint = None
