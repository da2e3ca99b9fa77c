"""Draft commands: set up a game out of boosters, pick, hand the machine on, build the decks, and play with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doomtable import rulesets
from doomtable.cards.catalogue import catalogue
from doomtable.decks import booster_file
from doomtable.errors import BadInput
from doomtable.files.decks import DeckList
from doomtable.table.deck_builder.builder_messages import FinishPoolDeck
from doomtable.table.draft import booster_run
from doomtable.table.draft.booster_run import BoosterRun
from doomtable.table.draft.draft_messages import (
    DropDraft,
    LeaveDraft,
    LeaveDraftSetup,
    PickCard,
    ResumeDraft,
    StartDraft,
    TakeMachine,
)
from doomtable.table.draft.draft_screen import DraftScreen
from doomtable.table.draft.draft_setup_screen import DraftSetupScreen
from doomtable.table.draft.handover_screen import HandoverScreen
from doomtable.table.kit.message import handler_table, on, reject_message
from doomtable.table.new_game import draft_settings, session_setup
from doomtable.table.pages.title_screen import OpenDraftSetup
from doomtable.table.window import lan_drafts
from doomtable.table.window.main_window import MainWindow

if TYPE_CHECKING:
    from doomtable.table.deck_builder.builder_screen import BuilderScreen
    from doomtable.table.lan.lan_room import LanRoom


def open_draft_setup(window: MainWindow, message: OpenDraftSetup) -> None:
    """Show the screen of a game out of boosters as it was left."""
    show_setup(window)


def show_setup(window: MainWindow, notice: str = "") -> None:
    """Show the screen of a game out of boosters, with something to say."""
    made, why = draft_settings.remembered()
    said = notice or (window.words.say("setup-not-read", why=why) if why else "")
    kept = next(iter(booster_file.unfinished()), None)
    window.scene = DraftSetupScreen(
        window.words, window.theme, window.screen.get_size(), made, kept, said, window.keys,
        window.settings.player.name,
    )  # fmt: skip


def leave_draft_setup(window: MainWindow, message: LeaveDraftSetup) -> None:
    """Remember what was set up, and show the title screen."""
    window.scene = window.title(_remember(window, message.made))


def _remember(window: MainWindow, made: draft_settings.DraftSettings) -> str:
    try:
        draft_settings.remember(made)
    except BadInput as error:
        return window.words.say("setup-not-kept", why=error)
    return ""


def start_draft(window: MainWindow, message: StartDraft) -> None:
    """Open the boosters that were set up, and remember it."""
    trouble = _remember(window, message.made)
    setup = message.made.setup(window.seed + window.games, window.settings.player.name)
    window.games += 1
    try:
        window.boosters = booster_run.begun(setup, window.words)
    except BadInput as error:
        window.tell(window.words.error(error))
        return
    _go_on(window, window.boosters)
    if trouble:
        window.tell(trouble)


def resume_draft(window: MainWindow, message: ResumeDraft) -> None:
    """Go on where a game out of boosters was left."""
    try:
        window.boosters = booster_run.resumed(message.path, window.words)
    except BadInput as error:
        window.tell(window.words.error(error))
        return
    _go_on(window, window.boosters)


def drop_draft(window: MainWindow, message: DropDraft) -> None:
    """Give up a game out of boosters that was begun."""
    try:
        booster_file.BoosterFile(message.path).remove()
    except BadInput as error:
        window.tell(window.words.error(error))
        return
    show_setup(window, window.words.say("draft-dropped"))


def leave_draft(window: MainWindow, message: LeaveDraft) -> None:
    """Stop for now: everything is kept, and the title screen comes; a table in the network is left for good."""
    net = window.network
    if net is not None and net.lan_room is not None:
        lan_drafts.leave(window, net)
        return
    window.boosters = None
    window.scene = window.title(window.words.say("draft-left"))


def pick_card(window: MainWindow, message: PickCard) -> None:
    """Whoever sits at the machine takes a card."""
    if (room := _lan_room(window)) is not None:
        lan_drafts.pick(window, room, message.card)
        return
    run = window.boosters
    if run is None:
        reject_message(message, window.scene)
    try:
        run.pick(message.card)
    except BadInput as error:
        window.tell(window.words.error(error))
        return
    _go_on(window, run)


def _lan_room(window: MainWindow) -> LanRoom | None:
    """The table in the network where one sits; None at this machine alone."""
    return window.network.lan_room if window.network is not None else None


def take_machine(window: MainWindow, message: TakeMachine) -> None:
    """Whoever is next sits at the machine now."""
    run = window.boosters
    if run is None:
        reject_message(message, window.scene)
    run.seat = run.next
    _show(window, run)


def finish_pool_deck(window: MainWindow, message: FinishPoolDeck) -> None:
    """A deck out of a pool is done; where the time is up and it is not legal, the computer builds it."""
    if (room := _lan_room(window)) is not None:
        lan_drafts.finish(room, message)
        return
    run = window.boosters
    if run is None:
        reject_message(message, window.scene)
    deck = message.deck
    if message.time_up and rulesets.faults(deck, run.game.rules, lookup=catalogue().get):
        deck = run.game.built(run.seat, deck.name)
    try:
        run.build(deck)
    except BadInput as error:
        window.tell(window.words.error(error))
        return
    _go_on(window, run)


def _go_on(window: MainWindow, run: BoosterRun) -> None:
    """Let computers do what is theirs, then show what is next: a booster, a pool, another's turn, or the game."""
    try:
        run.computers()
    except BadInput as error:
        window.boosters = None
        window.scene = window.title(window.words.error(error))
        return
    if run.game.over:
        _play(window, run)
        return
    coming = run.next
    if coming != run.seat and run.people > 1:
        names, building = run.names, not run.game.picking
        size = window.screen.get_size()
        window.scene = HandoverScreen(
            window.words, window.theme, size, names[coming], coming, building, window.keys
        )
        return
    run.seat = coming
    _show(window, run)


def _show(window: MainWindow, run: BoosterRun) -> None:
    """Show to whoever sits here what there is to pick or to build."""
    if not run.game.picking:
        _build(window, run)
    elif isinstance(window.scene, DraftScreen):
        window.scene.show(run.table())
    else:
        size = window.screen.get_size()
        window.scene = DraftScreen(window.words, window.theme, size, run.table(), window.keys, window.scans)


def _build(window: MainWindow, run: BoosterRun) -> None:
    try:
        window.scene = pool_builder(window, run)
    except BadInput as error:  # the deck that was begun cannot be read: it is begun anew
        run.file.deck_path(run.seat).unlink(missing_ok=True)
        window.scene = pool_builder(window, run)
        window.tell(window.words.error(error))


def pool_builder(window: MainWindow, run: BoosterRun) -> BuilderScreen:
    """The deck builder on the pool of whoever sits here."""
    from doomtable.table.deck_builder.builder_screen import BuilderScreen
    from doomtable.table.deck_builder.pool_state import PoolBuilderState

    order = run.order()
    state = PoolBuilderState(window.words, order)
    size = window.screen.get_size()
    screen = BuilderScreen(window.words, window.theme, size, state, window.keys, window.scans, window.motion)
    screen.seconds = order.seconds
    return screen


def _play(window: MainWindow, run: BoosterRun) -> None:
    """Begin the game of these decks; the draft is over then."""
    game, words = run.game, window.words
    kinds = [one.kind for one in game.setup.players]
    decks: list[DeckList] = [game.decks[seat] for seat in range(len(kinds))]
    seed = window.seed + window.games
    setup = session_setup.game_setup(decks, kinds, game.rules, seed, words, [one.name for one in game.setup.players])
    window.boosters = None
    window.begin(setup, kinds)
    try:
        run.file.remove()
    except BadInput as error:
        window.tell(words.error(error))


HANDLERS: Final = handler_table(
    on(OpenDraftSetup, open_draft_setup),
    on(StartDraft, start_draft),
    on(ResumeDraft, resume_draft),
    on(DropDraft, drop_draft),
    on(LeaveDraftSetup, leave_draft_setup),
    on(LeaveDraft, leave_draft),
    on(PickCard, pick_card),
    on(TakeMachine, take_machine),
    on(FinishPoolDeck, finish_pool_deck),
)
"""Type of message -> what is done with it; the window's table leads here."""
