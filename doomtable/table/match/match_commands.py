"""Match commands: what every button message of a match does, or that it is for the window."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from doomtable.rules.terms import NO_CARD, IllegalChoice
from doomtable.session.stop_settings import StopSettings, start_auto_pass
from doomtable.table.kit.message import ScreenMessage, ToggleFullscreen, handler_table, on, reject_message
from doomtable.table.kit.view_lookup import may_drop
from doomtable.table.match import card_input, keyboard_place, match_hints, undo_commands, undo_sheets
from doomtable.table.match.card_menu import BeginPlay
from doomtable.table.match.focus_stops import ShowSide
from doomtable.table.match.history_view import ShowMoment
from doomtable.table.match.match_sheets import (
    ToggleStop,
    concede_sheet,
    leave_sheet,
    next_open_hand,
    open_table_sheet,
    pass_until_sheet,
    stops_sheet,
    with_stop_toggled,
)
from doomtable.table.match.match_state import MatchState
from doomtable.table.match.missed_moments import meanwhile_sheet
from doomtable.table.match.prompt import OpenTurnEnd, PromptButton, SetPassUntil
from doomtable.table.match.prompt_panel import StepperPress
from doomtable.table.match.table_messages import (
    AskOpenTable,
    AskToConcede,
    AskToLeave,
    CloseSheet,
    ConfirmEndTurn,
    GiveUp,
    LookAtTable,
    MakeAgain,
    OpenMenu,
    SetOpenTable,
    ShowMeanwhile,
    ShowMissed,
    ShowNextHand,
    ShowPassUntil,
    ShowStops,
    ShowVerdict,
    SitDown,
    TakeBack,
    ToggleAskedEverywhere,
    ToggleBoard,
    ToggleHint,
    ToggleLog,
    ToggleSums,
)
from doomtable.table.match.tour_panel import EndTour, NextTip
from doomtable.table.match.undo_sheets import ConsentGiven, ShowUndoMoments, UndoTo


def act(match: MatchState, message: object) -> ScreenMessage | None:
    """Do what a button means; returns what is the window's business."""
    match.display.redraw()
    match.display.drop_notices()
    ending = match.question.turn_end is not None
    if match.seats.consent is not None and not isinstance(message, CloseSheet | ConsentGiven | ToggleFullscreen):
        return None
    if isinstance(message, PromptButton):
        if message.message is not None:
            return match.act(message.message)
        answer(match, message)
    elif isinstance(message, ScreenMessage):
        handler = HANDLERS.get(type(message))
        if handler is None:
            return message
        handler(match, message)
    else:
        reject_message(message, match)
    if match.display.sheet is not None and not match.display.sheet.buttons:
        match.display.sheet.lay(match.size, match.theme)
    match.pointer.blur()
    if match.pointer.keyed and match.question.turn_end is not None and not ending:
        match.pointer.set_focus(0)  # on to the cards of which one may be dropped
    keyboard_place.stand_again(match)
    match.invalidate()
    return None


def answer(match: MatchState, button: PromptButton) -> None:
    """Choose the option of a button, or cancel the play."""
    if button.option is None:
        card_input.cancel(match)
    elif match.mine() and button.option.key == "end turn" and may_drop(match.display.view):
        if match.display.view.turn.actions:
            open_turn_end(match, OpenTurnEnd(button.option))
        else:
            match.question.wish_discard((match.seats.viewer, NO_CARD))
            card_input.choose(match, button.option)
    elif match.mine():
        card_input.choose(match, button.option)


def open_turn_end(match: MatchState, message: OpenTurnEnd) -> None:
    """Ask what is dropped with the end of the turn."""
    match.question.begin_turn_end(message.option)
    match.refresh()


def confirm_end_turn(match: MatchState, message: ConfirmEndTurn) -> None:
    """End the turn; what is to be dropped is dropped when that is asked."""
    end = match.question.close_turn_end()
    if end is not None and match.mine():
        match.question.wish_discard((match.seats.viewer, end.drop))
        card_input.choose(match, end.option)


def ask_everywhere(match: MatchState, wanted: bool) -> None:
    """Ask everybody at this machine wherever the engine asks; no more of it leaves the open window open."""
    port = match.seats.port
    changed = [seat for seat in match.seats.humans if seat in port.stop_settings]
    changed = [seat for seat in changed if port.stop_settings[seat].everywhere != wanted]
    for seat in changed:
        if wanted:
            port.ask_everywhere(seat, True)
        else:
            port.set_stops(seat, port.stop_settings[seat]._replace(everywhere=False), at_once=False)
    if changed and match.animation.play_show is None and match.animation.combat_end is None:
        match.refresh()


def toggle_everywhere(match: MatchState, message: ToggleAskedEverywhere) -> None:
    """Ask wherever the engine asks, or no more."""
    settings = stops_of(match)
    if settings is not None:
        ask_everywhere(match, not settings.everywhere)


def show_meanwhile(match: MatchState, message: ShowMeanwhile) -> None:
    """List what happened while the viewer was not asked."""
    missed = match.display.missed.get(match.seats.viewer, [])
    sheet = meanwhile_sheet(missed, match.book(), match.words, match.keys, max(0, message.skip))
    match.display.show_sheet(sheet)
    match.refresh()


def show_missed(match: MatchState, message: ShowMissed) -> None:
    """Show the table as it was at a moment of that list."""
    match.display.show_sheet(None)
    show_moment(match, ShowMoment(message.at))


def press_stepper(match: MatchState, message: StepperPress) -> None:
    """Make the number larger or smaller, or choose it."""
    stepper = match.question.stepper
    if stepper is None:
        return
    if message.by:
        stepper.step(message.by)
        return
    options = match.question.prompt.options
    option = next((o for o in options if o.key == "number" and o.number == stepper.value), None)
    if option is not None:
        card_input.choose(match, option)


def show_next_hand(match: MatchState, message: ShowNextHand) -> None:
    """At an open table, look at the hand of the next player."""
    seats = match.seats
    seats.peek(next_open_hand(seats.humans, seats.shown, seats.viewer) if seats.open_table else None)
    match.clear_transient()
    match.refresh()


def ask_open_table(match: MatchState, message: AskOpenTable) -> None:
    """Ask whether the table is to be opened, or closed."""
    match.display.show_sheet(open_table_sheet(match.words, match.keys, match.seats.open_table))
    match.clear_transient()
    match.refresh()


def set_open_table(match: MatchState, message: SetOpenTable) -> None:
    """Open the table, or close it."""
    match.set_open_table(message.opened)


def begin_play(match: MatchState, message: BeginPlay) -> None:
    """Begin a play with a card."""
    card_input.start(match, message.card, message.verb)


def toggle_hint(match: MatchState, message: ToggleHint) -> None:
    """Ask for a hint, or put it away."""
    match_hints.toggle_hint(match)


def open_menu(match: MatchState, message: OpenMenu) -> None:
    """Show the pause menu."""
    match.display.show_sheet(match.pause())


def next_tip(match: MatchState, message: NextTip) -> None:
    """Go on in the guided game."""
    match.display.guide_on()
    match.refresh()


def end_tour(match: MatchState, message: EndTour) -> None:
    """Go on without the guide."""
    match.display.end_tour()
    match.refresh()


def show_moment(match: MatchState, message: ShowMoment) -> None:
    """Show the table as it was, or as it is."""
    match.display.look_back(message.at if message.at < len(match.seats.port.history or ()) else -1)
    match.animation.leap()
    match.clear_transient()
    match.refresh()


def show_verdict(match: MatchState, message: ShowVerdict) -> None:
    """Come back to the verdict."""
    match.display.set_verdict_seen(False)
    match.refresh()


def ask_to_leave(match: MatchState, message: AskToLeave) -> None:
    """Ask whether the game is to be left."""
    kept = match.seats.port.history is not None and not match.display.unsaved and match.display.info_panel is None
    told = "menu-leave-sure" if not kept else "menu-leave-over" if match.over() else "menu-leave-kept"
    match.display.show_sheet(leave_sheet(match.words, match.keys, message.then, told))


def ask_to_concede(match: MatchState, message: AskToConcede) -> None:
    """Ask whether whoever looks gives up."""
    if match.may_concede():
        view = match.display.view if match.display.past < 0 else match.seen(match.seats.viewer)
        match.display.show_sheet(concede_sheet(view, match.seats.viewer, match.words, match.keys))


def concede(match: MatchState, message: GiveUp) -> None:
    """Give up, if the game lets him still."""
    match.display.show_sheet(None)
    if match.may_concede():
        match.clear_transient()
        match.display.look_back(-1)
        with suppress(IllegalChoice):
            match.seats.port.concede(match.seats.viewer)
    match.refresh()


def look_at_table(match: MatchState, message: LookAtTable) -> None:
    """Take the verdict away."""
    match.display.set_verdict_seen()
    close_sheet(match, CloseSheet())


def close_sheet(match: MatchState, message: CloseSheet) -> None:
    """Take the sheet away; whoever was asked for consent refuses."""
    if match.display.sheet is not None and match.display.sheet.name == "opening" and not match.seats.open_table:
        match.seats.leave()  # everybody looked at the screen: whoever is asked comes back to it first
    match.display.show_sheet(None)
    undo_commands.refuse_consent(match)
    match.refresh()


def take_back(match: MatchState, message: TakeBack) -> None:
    """Give up a play that was begun, or take the last choice back."""
    undo = undo_sheets.last_play(match.seats.port.history, match.seats.humans)
    if undo is not None and not card_input.cancel(match):
        undo_commands.go_back(match, UndoTo(undo))


def make_again(match: MatchState, message: MakeAgain) -> None:
    """Make again what was taken back."""
    undo_commands.go_forward(match)


def show_undo_moments(match: MatchState, message: ShowUndoMoments) -> None:
    """Show how far back one could go."""
    history, humans = match.seats.port.history, match.seats.humans
    if history is not None:
        names = [player.name for player in match.display.view.players]
        sheet = undo_sheets.undo_sheet(history, humans, names, match.words, match.keys, message.skip)
        match.display.show_sheet(sheet)


def sit_down(match: MatchState, message: SitDown) -> None:
    """Show the table to whoever was asked for."""
    if match.seats.handover is not None:
        match.seats.take()
        match.display.show_sheet(None)
        match.clear_transient()
        match.refresh()


def show_side(match: MatchState, message: ShowSide) -> None:
    """Show the side of a seat."""
    if match.animation.percent:
        match.picture()  # from which the areas of that side unfold
    match.display.show_side(message.seat)
    match.refresh()


def toggle_board(match: MatchState, message: ToggleBoard) -> None:
    """Show the board behind a combat, or the combat again."""
    match.display.show_board(match.combat_shown())
    match.refresh()


def toggle_sums(match: MatchState, message: ToggleSums) -> None:
    """Show the sums of a combat, or put them away."""
    match.combat.toggle_sums()
    match.refresh()


def toggle_log(match: MatchState, message: ToggleLog) -> None:
    """Open the log beside the table, or close it."""
    match.display.open_log(not match.display.log_open)
    match.refresh()


def show_pass_until(match: MatchState, message: ShowPassUntil) -> None:
    """Ask how long to pass."""
    old = stops_of(match)
    if old is not None:
        match.display.show_sheet(pass_until_sheet(match.display.view, old, match.words, match.keys))
        match.refresh()


def show_stops(match: MatchState, message: ShowStops) -> None:
    """Ask where the viewer wants to be asked."""
    old = stops_of(match)
    if old is not None:
        match.display.show_sheet(stops_sheet(old, match.words, match.keys))
        match.refresh()


def toggle_stop(match: MatchState, message: ToggleStop) -> None:
    """Ask the viewer at a stop from now on, or no more."""
    old = stops_of(match)
    if old is not None:
        new = with_stop_toggled(old, message.stop)
        match.seats.port.set_stops(match.seats.viewer, new, at_once=not message.again)
        match.display.show_sheet(stops_sheet(new, match.words, match.keys) if message.again else None)
        match.refresh()


def set_pass_until(match: MatchState, message: SetPassUntil) -> None:
    """Pass for the viewer until an end, or ask again."""
    old = stops_of(match)
    if old is not None:
        lasting = start_auto_pass(match.display.view, message.end) if message.end else None
        match.seats.port.set_stops(match.seats.viewer, old._replace(until=lasting))
        match.display.show_sheet(None)
        match.refresh()


def stops_of(match: MatchState) -> StopSettings | None:
    """Where the viewer wants to be asked; None where nobody of this table looks."""
    if match.seats.viewer not in match.seats.humans:
        return None
    return match.seats.port.stop_settings.get(match.seats.viewer, StopSettings())


HANDLERS: Final = handler_table(
    on(StepperPress, press_stepper),
    on(ShowNextHand, show_next_hand),
    on(AskOpenTable, ask_open_table),
    on(SetOpenTable, set_open_table),
    on(BeginPlay, begin_play),
    on(ToggleHint, toggle_hint),
    on(OpenMenu, open_menu),
    on(NextTip, next_tip),
    on(EndTour, end_tour),
    on(ShowMoment, show_moment),
    on(ShowPassUntil, show_pass_until),
    on(SetPassUntil, set_pass_until),
    on(ShowStops, show_stops),
    on(ToggleStop, toggle_stop),
    on(ToggleAskedEverywhere, toggle_everywhere),
    on(ShowMeanwhile, show_meanwhile),
    on(ShowMissed, show_missed),
    on(OpenTurnEnd, open_turn_end), on(ConfirmEndTurn, confirm_end_turn),
    on(ShowVerdict, show_verdict),
    on(AskToLeave, ask_to_leave),
    on(AskToConcede, ask_to_concede),
    on(GiveUp, concede),
    on(LookAtTable, look_at_table),
    on(CloseSheet, close_sheet),
    on(UndoTo, undo_commands.go_back),
    on(ConsentGiven, undo_commands.go_back),
    on(TakeBack, take_back),
    on(MakeAgain, make_again),
    on(ShowUndoMoments, show_undo_moments),
    on(SitDown, sit_down),
    on(ShowSide, show_side),
    on(ToggleBoard, toggle_board),
    on(ToggleLog, toggle_log),
    on(ToggleSums, toggle_sums),
)
"""What is done at the table; whatever is not here is for the window."""
