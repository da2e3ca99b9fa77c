"""Builder owned: the cards that the player owns, in the deck builder: what the deck lacks of them, which decks could be
built, and how a list of cards becomes what he owns."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pygame

from doomtable.cards.catalogue import catalogue
from doomtable.decks import owned_cards
from doomtable.decks.assembly import ReadDeck
from doomtable.decks.owned_cards import OwnedCards
from doomtable.errors import BadInput
from doomtable.files.decks import deck_files, ready_decks, user_decks
from doomtable.table.deck_builder.builder_lists import BuilderLists, deck_in
from doomtable.table.deck_builder.builder_messages import (
    CompareWith,
    CopyOwned,
    KeepOwned,
    PasteDeck,
    ShowCard,
)
from doomtable.table.deck_builder.builder_overlay import BuilderOverlay, OverlayButton, OverlayRow
from doomtable.table.deck_builder.builder_parts import BuilderParts
from doomtable.table.deck_builder.builder_state import BuilderState, known_names

MOST_DECKS: Final = 12
"""Decks that are listed as those that could be built, the nearest first."""


def owned_in(read: ReadDeck) -> OwnedCards:
    """All cards of a list that was read, as cards that somebody owns."""
    counts = Counter[str]()
    for _, cards in read.deck.piles:
        counts.update(dict(cards))
    return OwnedCards(dict(counts), read.remarks, read.faults)


def list_in(text: str, name: str, ending: str) -> OwnedCards | None:
    """The cards of a text that is no deck, as cards that somebody owns; None where there are none."""
    try:
        found = owned_cards.read(text, known_names(), file=name, ending=ending)
    except BadInput:
        return None
    return found if found.counts else None


def paste_rows(lists: BuilderLists, owned: OwnedCards) -> list[OverlayRow]:
    """What a list that was read can be beside a deck: the cards that one owns."""
    say = lists.words.say
    rows = [OverlayRow(say("builder-owned-these"), right=say("builder-owned-take"), message=KeepOwned(owned))]
    if owned_cards.owned_file().exists():
        more = KeepOwned(owned, more=True)
        rows.append(OverlayRow(say("builder-owned-more"), right=say("builder-owned-add"), message=more))
    return rows


def owned_overlay(lists: BuilderLists, state: BuilderState) -> BuilderOverlay:
    """What is owned, what the deck lacks, and which decks lack least."""
    say, title = lists.words.say, lists.words.say("builder-owned-title")
    try:
        owned = owned_cards.load(known_names())
    except BadInput as error:
        return lists.overlay(title, (), lists.words.error(error))
    paste = OverlayButton(say("builder-paste"), PasteDeck(), True)
    if owned is None:
        return lists.overlay(title, (), say("builder-owned-none"), [paste])
    note = say("builder-owned-note", n=len(owned.counts), copies=sum(owned.counts.values()))
    rows = [OverlayRow(say("builder-owned-lacks"))]
    for card in owned_cards.lacking(state.deck.deck, owned.counts):
        told = say("builder-owned-wants", wanted=card.wanted, owned=card.owned)
        count = say("deck-times", n=card.wanted - card.owned)
        rows.append(OverlayRow(told, card.name, count, message=ShowCard(card.name)))
    if len(rows) == 1:
        rows.append(OverlayRow(say("builder-owned-whole"), right=" "))
    rows.append(OverlayRow(say("builder-owned-could")))
    others = (path for path in (*deck_files(user_decks()), *ready_decks()) if path != state.path)
    paths = {path: deck for path in others if (deck := deck_in(path)) is not None}
    found = {id(deck): path for path, deck in paths.items()}
    for deck, lacks in owned_cards.nearest(paths.values(), owned.counts)[:MOST_DECKS]:
        right = say("builder-owned-missing", n=lacks)
        rows.append(OverlayRow(deck.name, right=right, message=CompareWith(found[id(deck)])))
    copy = OverlayButton(say("builder-owned-copy"), CopyOwned())
    return lists.overlay(title, rows, note, [paste, copy])


def keep_owned(screen: BuilderParts, message: KeepOwned) -> None:
    """Have these cards as those that one owns, or add them to those."""
    say = screen.words.say
    try:
        before = owned_cards.load(known_names()) if message.more else None
        owned = message.owned if before is None else owned_cards.added(before, message.owned)
        owned_cards.save(owned, catalogue().get)
    except BadInput as error:
        screen.notice = screen.words.error(error)
        return
    screen.grid.index.owned = owned.counts
    screen.grid.say_anew()
    screen.notice = say("builder-owned-kept", n=len(owned.counts), copies=sum(owned.counts.values()))


def copy_owned(screen: BuilderParts, message: CopyOwned) -> None:
    """Put the table of what one owns into the clipboard."""
    say = screen.words.say
    try:
        owned = owned_cards.load(known_names()) or OwnedCards({})
        pygame.scrap.put_text(owned_cards.written(owned, catalogue().get))
    except BadInput as error:
        screen.notice = screen.words.error(error)
    except pygame.error:
        screen.notice = say("builder-share-not-copied")
    else:
        screen.notice = say("builder-share-copied", n=sum(owned.counts.values()))
