"""Match sheets: pause menu, saving, leaving, hand-over, open table, stops, and passing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from doomtable.rules.terms import Seat
from doomtable.rules.view_parts import View
from doomtable.session.stop_settings import ENDS, QUIET, STOPS, StopSettings, stop_of
from doomtable.table.kit.key_bindings import KeyBindings
from doomtable.table.kit.message import (
    OpenSettings,
    Quit,
    ScreenMessage,
    ShowGallery,
    ShowTitle,
    ToggleFullscreen,
    ToggleSound,
)
from doomtable.table.kit.sheet import Sheet, SheetButton, SheetColumn, sayable_again
from doomtable.table.kit.view_lookup import find
from doomtable.table.match.info_panel import InfoPanel
from doomtable.table.match.match_messages import ExportPosition, ReportGame, SaveGame, SaveGameAs
from doomtable.table.match.prompt import Prompt, PromptButton, SetPassUntil
from doomtable.table.match.table_messages import (
    AskOpenTable,
    AskToConcede,
    AskToLeave,
    CloseSheet,
    GiveUp,
    MakeAgain,
    SetOpenTable,
    ShowNextHand,
    ShowStops,
    ShowVerdict,
    SitDown,
)
from doomtable.table.match.undo_sheets import ShowUndoMoments
from doomtable.table.paint.text_layout import wrap
from doomtable.table.paint.theme import Theme
from doomtable.table.rulebook.rulebook_state import OpenRulebook
from doomtable.words.words import Words, slug

WIDE: Final = 560
"""Of the question whether somebody gives up, at a scale of 1."""


def pause_menu(
    words: Words, keys: KeyBindings, opened: bool | None = None, *, undone: bool = False, plays: bool = False
) -> Sheet:
    """The menu over a game: what can be done, and under which keys the table's own answers lie.

    `opened` is whether the table is open; None where that would mean nothing. `undone` is whether there is
    something to make again, `plays` whether somebody looks who plays in a game that goes on.
    """
    redo = (SheetButton(words.say("menu-redo"), MakeAgain(), keys.cap("redo")),) if undone else ()
    table = () if opened is None else (SheetButton(words.say("menu-close" if opened else "menu-open"), AskOpenTable()),)
    told = (
        words.say("menu-keys-choose", choose=keys.told("choose"), main=keys.told("main")),
        words.say("menu-keys-turn", meditate=keys.told("meditate"), end=keys.told("end")),
        words.say("menu-keys-look", zoom=keys.told("zoom")),
        words.say("menu-keys-combat", board=keys.told("board")),
        words.say("menu-keys-log", up=keys.told("log up"), down=keys.told("log down"), past=keys.told("past")),
    )
    game = (
        SheetButton(words.say("menu-resume"), CloseSheet(), keys.cap("cancel")),
        SheetButton(words.say("menu-moments"), ShowUndoMoments(), keys.cap("moments")),
        *redo,
        SheetButton(words.say("menu-stops"), ShowStops(), keys.cap("stops")),
        SheetButton(words.say("menu-save"), SaveGame(), keys.cap("save")),
        SheetButton(words.say("menu-export"), ExportPosition()),
        *table,
        *concession(words, plays),
        SheetButton(words.say("menu-leave"), AskToLeave(ShowTitle())),
    )
    program = (
        SheetButton(words.say("menu-rules"), OpenRulebook(), keys.cap("rules")),
        SheetButton(words.say("title-gallery"), ShowGallery(), keys.cap("gallery")),
        SheetButton(words.say("menu-settings"), OpenSettings(), keys.cap("settings")),
        SheetButton(words.say("menu-sound"), ToggleSound(), keys.cap("sound")),
        SheetButton(words.say("menu-fullscreen"), ToggleFullscreen(), keys.cap("fullscreen")),
        SheetButton(words.say("menu-report"), ReportGame(), keys.cap("report")),
        SheetButton(words.say("menu-quit"), AskToLeave(Quit())),
    )
    return menu_sheet(words, told, game, program)


def menu_sheet(
    words: Words, told: Sequence[str], game: Sequence[SheetButton], program: Sequence[SheetButton]
) -> Sheet:
    """A menu over a game: under the keys what has to do with the game, and beside it what is the program's."""
    columns = SheetColumn(words.say("menu-game"), len(game)), SheetColumn(words.say("menu-program"), len(program))
    lines = tuple((line, 14, "ash") for line in told)
    return Sheet("menu", words.say("menu-title").upper(), lines, (*game, *program), wide=560, columns=columns)


def concession(words: Words, plays: bool) -> tuple[SheetButton, ...]:
    """The button of a menu to give up with; none for who does not play."""
    return (SheetButton(words.say("menu-concede"), AskToConcede()),) if plays else ()


@sayable_again
def concede_sheet(view: View, seat: Seat, words: Words, keys: KeyBindings) -> Sheet:
    """Does this player give up? Where others would play on he may only when he is asked what he does in his turn."""
    name, decision = view.players[seat].name, view.decision
    sides = {one.team or -1 - one.seat for one in view.players if one.seat != seat and not one.out}
    menu = decision is not None and decision.kind == "menu" and decision.seat == seat == view.turn.seat
    no = SheetButton(words.say("menu-no"), CloseSheet(), keys.cap("cancel"))
    yes = SheetButton(words.say("menu-concede-yes"), GiveUp())
    told = words.say("menu-concede-later")
    choices: tuple[SheetButton, ...] = (no._replace(label=words.say("menu-resume")),)
    if len(sides) < 2 or menu:
        told = words.say("menu-concede-out" if len(sides) > 1 else "menu-concede-duel", player=name)
        choices = no, yes
    lines = tuple((line, 15, "bone") for line in wrap(told, 15, WIDE - 60, 500))
    return Sheet("leave", words.say("menu-concede").upper(), lines, choices, wide=WIDE)


@sayable_again
def save_sheet(words: Words, keys: KeyBindings, name: str) -> Sheet:
    """Under which name is the game to be saved?"""
    return Sheet(
        "save", words.say("save-title"), ((words.say("save-text"), 14, "ash"),),
        (
            SheetButton(words.say("save-yes"), SaveGameAs(), keys.cap("choose")),
            SheetButton(words.say("save-no"), CloseSheet(), keys.cap("cancel")),
        ),
        engraved=False, wide=520, entry=name,
    )  # fmt: skip


def written_sheet(words: Words, keys: KeyBindings, told: str, *more: str) -> Sheet:
    """Where something was written, or why it was not."""
    return Sheet(
        "written", words.say("menu-title").upper(), tuple((line, 15, "bone") for line in (told, *more)),
        (SheetButton(words.say("menu-resume"), CloseSheet(), keys.cap("cancel")),), wide=720,
    )  # fmt: skip


@sayable_again
def leave_sheet(words: Words, keys: KeyBindings, message: ScreenMessage, told: str) -> Sheet:
    """Is the player sure? `message` is how he would leave; `told` is the message that says whether the game is kept."""
    how = words.say("menu-quit" if message == Quit() else "menu-leave")
    return Sheet(
        "leave", how.upper(), ((words.say(told), 15, "bone"),),
        (
            SheetButton(words.say("menu-stay"), CloseSheet(), keys.cap("cancel")),
            SheetButton(how, message),
        ),
        wide=460,
    )  # fmt: skip


def prompt_at_end(ask: Prompt, words: Words) -> Prompt:
    """What stands in the asking place of a game that is over: the way back to its sheet."""
    return replace(
        ask, answers=(PromptButton(words.say("end-return"), None, main=True, message=ShowVerdict()), *ask.answers)
    )


def handover_sheet(view: View, seat: Seat, words: Words, theme: Theme, keys: KeyBindings, *more: SheetButton) -> Sheet:
    """The sheet that asks for a seat; `view` must be one that knows no hand. `more` can be done from here, too."""
    player = view.players[seat].name
    own_turn = view.turn.seat == seat and view.combat is None
    line = words.say("hand-over-next" if own_turn else "hand-over-answer", player=player)
    if view.combat is not None:
        cards = [find(view, side.handle) for side in (view.combat.attacker, view.combat.defender)]
        a, b = ((card and card.name) or words.say("card-hidden") for card in cards)
        line = words.say("hand-over-combat", player=player, a=a, b=b)
    seats = theme.palette.seats
    return Sheet(
        "handover", words.say("hand-over-title", player=player),
        ((line, 17, "bone"), (words.say("hand-over-text"), 14, "ash")),
        (SheetButton(words.say("hand-over-button", player=player), SitDown(), keys.cap("main")), *more),
        stripe=seats[seat % len(seats)], engraved=False,
    )  # fmt: skip


def open_table_panel(words: Words, keys: KeyBindings, peeked: str) -> InfoPanel:
    """What says that the table is open; `peeked` is the name of whoever is looked at out of turn, or ''."""
    text = words.say("open-peek", player=peeked) if peeked else words.say("open-text")
    return InfoPanel(
        words.say("open-title"), text, (SheetButton(words.say("open-next"), ShowNextHand(), keys.cap("hands")),), "jade"
    )


def next_open_hand(people: tuple[Seat, ...], shown: Seat, asked: Seat) -> Seat | None:
    """Whose hand is looked at after that of `shown`; None for that of whoever is asked."""
    if shown not in people:
        return None
    found = people[(people.index(shown) + 1) % len(people)]
    return None if found == asked else found


@sayable_again
def open_table_sheet(words: Words, keys: KeyBindings, opened: bool) -> Sheet:
    """Does everybody agree that the table is opened? Closing it needs nobody's leave."""
    if opened:
        lines: tuple[str, ...] = (words.say("menu-close-text"),)
        yes = SheetButton(words.say("menu-close"), SetOpenTable(opened=False))
    else:
        lines = (words.say("menu-open-text"), words.say("menu-open-sure"))
        yes = SheetButton(words.say("menu-open-yes"), SetOpenTable(opened=True))
    no = SheetButton(words.say("menu-no"), CloseSheet(), keys.cap("cancel"))
    title = words.say("open-title").upper()
    return Sheet("opening", title, tuple((line, 15, "bone") for line in lines), (no, yes), wide=600)


@dataclass(frozen=True)
class ToggleStop(ScreenMessage):
    """From now on be asked at a stop, or no more ('': asked at all); `again` shows all stops afterwards."""

    stop: str
    again: bool = True


def with_stop_toggled(settings: StopSettings, stop: str) -> StopSettings:
    """The settings with one stop turned over; '' is every stop, wherever the engine asks.

    At a stop that is passed by default one is always asked when it is turned over, at others where it matters.
    """
    if not stop:
        return settings._replace(passed=frozenset(), always=frozenset(STOPS))
    passed = settings.passed ^ {stop}
    return settings._replace(passed=passed, always=settings.always - {stop} | (QUIET & {stop} - passed))


@sayable_again
def stops_sheet(settings: StopSettings, words: Words, keys: KeyBindings) -> Sheet:
    """All stops, those of one's own beside those of the others."""

    def how(stop: str) -> str:
        if stop in settings.passed:
            return "stops-passed"
        return "stops-asked" if stop in settings.always else "stops-matters"

    rows = [
        SheetButton(words.say(f"stops-{slug(stop)}"), ToggleStop(stop), words.say(how(stop)))
        for stop in STOPS
    ]
    back = SheetButton(words.say("menu-resume"), CloseSheet(), keys.cap("cancel"))
    told = ((words.say("stops-text"), 14, "ash"), (words.say("stops-named"), 14, "ash"))
    everywhere = SheetButton(words.say("stops-all"), ToggleStop(""))
    return Sheet("stops", words.say("stops-title").upper(), told, (back, everywhere, *rows), wide=720)


@sayable_again
def pass_until_sheet(view: View, settings: StopSettings, words: Words, keys: KeyBindings) -> Sheet:
    """How long the pass goes on that is made here, or that nobody asks here any more."""
    ends = [end for end in ENDS if end != "combat" or view.combat is not None]
    choices = [SheetButton(words.say(f"until-{end}"), SetPassUntil(end)) for end in ends]
    here = stop_of(view)
    if here and here not in settings.passed:
        choices.append(
            SheetButton(words.say("until-never", stop=words.say(f"stops-{slug(here)}")), ToggleStop(here, again=False))
        )
    choices.append(SheetButton(words.say("until-no"), CloseSheet(), keys.cap("cancel")))
    return Sheet(
        "until", words.say("until-title"), ((words.say("until-text"), 14, "ash"),), tuple(choices),
        engraved=False, wide=560,
    )  # fmt: skip
