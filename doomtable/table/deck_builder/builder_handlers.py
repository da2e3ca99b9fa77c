"""Builder handlers: what the deck builder does with each message of its own; there is no other table of them."""

from __future__ import annotations

from typing import Final

import pygame

from doomtable.cards.catalogue import catalogue
from doomtable.decks import deck_storage, formats
from doomtable.decks.assembly import ReadDeck
from doomtable.decks.edited_deck import (
    ChangeCounts,
    ChangeEdition,
    CountChange,
    EditedDeck,
    RenameDeck,
    ReplaceDeck,
    WriteNotes,
    merged,
)
from doomtable.errors import BadInput
from doomtable.files.decks import MAX_NAME, read_deck, ready_decks
from doomtable.rulesets import faults
from doomtable.table.deck_builder import builder_owned
from doomtable.table.deck_builder.builder_messages import (
    AskForName,
    ChangeNotes,
    ChooseRules,
    CloseOverlay,
    CompareWith,
    CopyDeck,
    CopyOwned,
    DrawAgain,
    FillDeck,
    FinishPoolDeck,
    FishDeck,
    FishFromBuilder,
    KeepOwned,
    KeepVersion,
    MakeEdit,
    NewDeck,
    OpenFile,
    PasteDeck,
    PlayDeck,
    PlayFromBuilder,
    RedoEdit,
    ShowCard,
    ShowCardMenu,
    ShowOverlay,
    ShowPart,
    StartLab,
    TakeName,
    ToggleFilters,
    ToggleList,
    UndoEdit,
)
from doomtable.table.deck_builder.builder_overlay import BuilderOverlay
from doomtable.table.deck_builder.builder_parts import BuilderParts
from doomtable.table.deck_builder.builder_state import BuilderState, known_names, opened
from doomtable.table.deck_builder.lab_run import LabRun
from doomtable.table.kit.message import ScreenMessage, handler_table, on
from doomtable.table.kit.sheet import Sheet, SheetButton

Answer = ScreenMessage | None


def show_overlay(screen: BuilderParts, message: ShowOverlay) -> Answer:
    """Lay a list over the builder."""
    if message.name == "owned":
        lay(screen, builder_owned.owned_overlay(screen.lists, screen.state))
        return None
    lay(screen, screen.overlay_of(message.name), message.name)
    return None


def lay(screen: BuilderParts, overlay: BuilderOverlay, name: str = "") -> None:
    """Lay something over the builder; with a name it is made anew after changes."""
    overlay.keyed, overlay.mouse = screen.keyed or screen.grid.keyed, screen.mouse
    screen.overlay, screen.named = overlay, name
    overlay.lay(screen.size, screen.theme)
    stops = overlay.stops
    overlay.at = stops[0] if stops else 0


def close_overlay(screen: BuilderParts, message: CloseOverlay) -> Answer:
    """Take away what lies over the builder."""
    screen.overlay, screen.named, screen.sheet = None, "", None
    return None


def make_edit(screen: BuilderParts, message: MakeEdit) -> Answer:
    """Edit the deck; a copy beyond what the rules allow comes in all the same, and is told."""
    edit, state = message.edit, screen.state
    done = state.do(edit)
    if not done and state.pool is not None:
        screen.notice = screen.words.say("builder-pool-all")
    changes = edit.changes if isinstance(edit, ChangeCounts) else ()
    if done and len(changes) == 1 and changes[0].by > 0:
        card = catalogue().get(changes[0].card)
        held, most = state.analysis.counts[card.name], state.most(card)
        if state.pool is None and held > most and not state.room(card, changes[0].part):
            screen.notice = screen.words.say("builder-too-many", card=screen.words.card_name(card.name), most=most)
    if done and changes and not screen.named:
        screen.lines.at = changes[-1].card
    screen.lists.hand = None
    if screen.named == "" and screen.overlay is not None:
        close_overlay(screen, CloseOverlay())
    screen.renew()
    if changes and changes[-1].by > 0:
        line = next((one for one in screen.lines.cards if one.card == changes[-1].card), None)
        if line is not None:
            screen.lines.scroll.show(line.y, line.high, line.high)
    return None


def undo(screen: BuilderParts, message: UndoEdit) -> Answer:
    """Take the last edit back."""
    if not screen.state.editor.undo():
        screen.notice = screen.words.say("builder-nothing-to-undo")
    screen.lists.hand = None
    screen.renew()
    return None


def redo(screen: BuilderParts, message: RedoEdit) -> Answer:
    """Make it again."""
    if not screen.state.editor.redo():
        screen.notice = screen.words.say("builder-nothing-to-redo")
    screen.lists.hand = None
    screen.renew()
    return None


def show_part(screen: BuilderParts, message: ShowPart) -> Answer:
    """Show another part of the deck."""
    screen.state.part = message.part
    screen.renew()
    return None


def ask_for_name(screen: BuilderParts, message: AskForName) -> Answer:
    """Ask what the deck is to be called."""
    say = screen.words.say
    buttons = SheetButton(say("builder-name-take"), TakeName()), SheetButton(say("list-back"), CloseOverlay())
    sheet = Sheet("name", say("builder-name"), (), buttons, engraved=False, entry=screen.state.deck.deck.name)
    sheet.longest = MAX_NAME
    sheet.lay(screen.size, screen.theme)
    screen.sheet = sheet
    return None


def take_name(screen: BuilderParts, message: TakeName) -> Answer:
    """Call the deck what was typed."""
    if screen.sheet is not None and screen.sheet.entry is not None:
        screen.state.do(RenameDeck(screen.sheet.entry))
    screen.sheet = None
    screen.renew()
    return None


def choose_rules(screen: BuilderParts, message: ChooseRules) -> Answer:
    """Judge the deck by other rules."""
    screen.state.do(ChangeEdition(message.edition))
    screen.state.choose(message.variant, message.role)
    screen.renew()
    return None


def open_file(screen: BuilderParts, message: OpenFile) -> Answer:
    """Build on another deck."""
    if _bound(screen):
        return None
    try:
        state = opened(screen.words, message.path, message.own)
    except BadInput as error:
        screen.notice = screen.words.error(error)
        return None
    begin(screen, state)
    return None


def new_deck(screen: BuilderParts, message: NewDeck) -> Answer:
    """Begin a deck."""
    if _bound(screen):
        return None
    state = BuilderState(screen.words)
    begin(screen, state)
    if message.like is not None:
        state.do(ReplaceDeck(message.like))
    screen.renew()
    return None


def _bound(screen: BuilderParts) -> bool:
    """Is the builder there for the deck out of a pool alone? Says so."""
    if screen.state.pool is not None:
        close_overlay(screen, CloseOverlay())
        screen.notice = screen.words.say("builder-pool-only")
    return screen.state.pool is not None


def begin(screen: BuilderParts, state: BuilderState) -> None:
    """Show another deck; what is set beside it stays."""
    state.variant, state.role = screen.state.variant, screen.state.role
    screen.leave()
    screen.state, screen.lab, screen.lists.hand = state, None, None
    state.remember()
    close_overlay(screen, CloseOverlay())
    screen.renew()


def compare_with(screen: BuilderParts, message: CompareWith) -> Answer:
    """Compare the deck with another one."""
    try:
        other = deck_storage.read_edited(message.path, known_names())
    except BadInput as error:
        screen.notice = screen.words.error(error)
        return None
    lay(screen, screen.lists.comparison(screen.state, other, message.path))
    return None


def keep_version(screen: BuilderParts, message: KeepVersion) -> Answer:
    """Keep the deck as it is as a version."""
    kept = screen.state.keep_version()
    screen.notice = screen.words.say("builder-version-kept" if kept else "builder-version-known")
    screen.renew()
    return None


def draw_again(screen: BuilderParts, message: DrawAgain) -> Answer:
    """Another sample hand."""
    screen.lists.hand = None
    screen.renew()
    return None


def show_card(screen: BuilderParts, message: ShowCard) -> Answer:
    """Show a card as large as the window allows."""
    screen.zoomed, screen.zoom.up = message.card, True
    return None


def show_card_menu(screen: BuilderParts, message: ShowCardMenu) -> Answer:
    """Show what can be done with the card that is meant."""
    name = screen.card or screen.grid.chosen
    if name:
        show_overlay_named(screen, f"card {name}")
    return None


def show_overlay_named(screen: BuilderParts, name: str) -> None:
    """Lay the overlay of a name over the builder."""
    lay(screen, screen.overlay_of(name), name)


def toggle_filters(screen: BuilderParts, message: ToggleFilters) -> Answer:
    """Show more filters, and after the last those used most."""
    screen.page = (screen.page + 1) % len(screen.pages)
    screen.resize(screen.size, screen.theme)
    return None


def toggle_list(screen: BuilderParts, message: ToggleList) -> Answer:
    """Show the cards as a list, or as faces."""
    screen.grid.listed = not screen.grid.listed
    screen.resize(screen.size, screen.theme)
    screen.grid.reveal()
    return None


def paste(screen: BuilderParts, message: PasteDeck) -> Answer:
    """Read the deck that lies in the clipboard."""
    text = pygame.scrap.get_text()
    if not text.strip():
        screen.notice = screen.words.say("builder-paste-nothing")
        return None
    take_text(screen, text[: formats.MAX_BYTES], screen.words.say("builder-pasted"))
    return None


def copy_deck(screen: BuilderParts, message: CopyDeck) -> Answer:
    """Put the deck into the clipboard."""
    deck, say = screen.state.deck, screen.words.say
    read = ReadDeck(deck.deck, tuple(deck.notes.splitlines()))
    try:
        text = formats.written(read, message.form, catalogue().get)
        pygame.scrap.put_text(text.strip())
    except pygame.error:
        screen.notice = say("builder-share-not-copied")
        return None
    close_overlay(screen, CloseOverlay())
    screen.notice = say("builder-share-copied", n=deck.size())
    return None


def take_text(screen: BuilderParts, text: str, name: str, ending: str = "") -> None:
    """Read a deck out of a text of any format, and ask what to do with it."""
    form = formats.recognised(text, ending)
    try:
        read = formats.read_text(text, form, known_names(), file=name, default_name=name)
    except BadInput as error:
        told = screen.words.error(error)
        owned = builder_owned.list_in(text, name, ending) if screen.state.pool is None else None
        if owned is None:
            screen.notice = told
        else:  # too much for a deck, but a list of what somebody owns
            lay(screen, screen.lists.overlay(name, builder_owned.paste_rows(screen.lists, owned), told))
        return
    take_read(screen, read)


def take_read(screen: BuilderParts, read: ReadDeck) -> None:
    """Ask what to do with a deck that was read."""
    deck = WriteNotes("\n".join(read.remarks)).apply(EditedDeck(read.deck))
    pooled = screen.state.pool is not None
    more = [] if pooled else builder_owned.paste_rows(screen.lists, builder_owned.owned_in(read))
    lay(screen, screen.lists.pasted(deck, read.faults, known_names(), pooled, more))


def keep_owned(screen: BuilderParts, message: KeepOwned) -> Answer:
    """Have these cards as those that one owns."""
    builder_owned.keep_owned(screen, message)
    close_overlay(screen, CloseOverlay())
    return None


def copy_owned(screen: BuilderParts, message: CopyOwned) -> Answer:
    """Put the table of what one owns into the clipboard."""
    builder_owned.copy_owned(screen, message)
    close_overlay(screen, CloseOverlay())
    return None


def fill(screen: BuilderParts, message: FillDeck) -> Answer:
    """Fill the deck up to what the rules ask for, in one step."""
    state = screen.state
    missing = state.rules.deck_min - state.deck.size()
    names = state.fillers(missing, screen.home) if missing > 0 else ()
    state.do(ChangeCounts(merged(CountChange("deck", name, 1) for name in names)))
    screen.lists.hand = None
    screen.renew()
    return None


def start_lab(screen: BuilderParts, message: StartLab) -> Answer:
    """Let the computer play the deck against the ready ones that these rules allow."""
    state, get = screen.state, catalogue().get
    decks = [read_deck(path, catalogue().names) for path in ready_decks()]
    others = [deck for deck in decks if not faults(deck, state.rules, lookup=get)]
    if screen.lab is not None:
        screen.lab.stop()
    screen.lab = LabRun(state.deck.deck, others, state.rules, state.random.randrange(1 << 30))
    screen.renew()
    return None


def play(screen: BuilderParts, message: PlayFromBuilder) -> Answer:
    """Play the deck now, if it is legal."""
    if screen.state.analysis.faults:
        return show_overlay(screen, ShowOverlay("faults"))
    screen.leave()
    if screen.state.pool is not None:
        return FinishPoolDeck(screen.state.deck.deck)
    return PlayDeck(screen.state.deck.deck, screen.state.rules, screen.state.key)


def fish(screen: BuilderParts, message: FishFromBuilder) -> Answer:
    """Play the deck alone; it need not be legal for that."""
    screen.leave()
    return FishDeck(screen.state.deck.deck, screen.state.rules, screen.state.key)


def change_notes(screen: BuilderParts, message: ChangeNotes) -> Answer:
    """Keep what is written; the overlay stays as it is."""
    screen.state.do(WriteNotes(message.notes), again=message.again)
    screen.lay()
    return None


HANDLERS: Final = handler_table(
    on(MakeEdit, make_edit),
    on(UndoEdit, undo),
    on(RedoEdit, redo),
    on(ShowPart, show_part),
    on(ShowOverlay, show_overlay),
    on(CloseOverlay, close_overlay),
    on(AskForName, ask_for_name),
    on(TakeName, take_name),
    on(ChooseRules, choose_rules),
    on(OpenFile, open_file),
    on(NewDeck, new_deck),
    on(CompareWith, compare_with),
    on(KeepVersion, keep_version),
    on(DrawAgain, draw_again),
    on(ShowCard, show_card),
    on(ShowCardMenu, show_card_menu),
    on(ToggleFilters, toggle_filters),
    on(ToggleList, toggle_list),
    on(PasteDeck, paste),
    on(CopyDeck, copy_deck),
    on(KeepOwned, keep_owned),
    on(CopyOwned, copy_owned),
    on(FillDeck, fill),
    on(StartLab, start_lab),
    on(PlayFromBuilder, play),
    on(FishFromBuilder, fish),
    on(ChangeNotes, change_notes),
)
"""Type of message -> what is done with it here."""
