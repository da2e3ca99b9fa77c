"""Builder lists: what the overlays of the deck builder hold, made of its state."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import lru_cache
from pathlib import Path
from typing import Final

from doomtable import rulesets
from doomtable.cards.catalogue import catalogue
from doomtable.cards.main_affiliation import main_affiliation
from doomtable.decks import deck_storage, draw_odds
from doomtable.decks.card_names import CardNames
from doomtable.decks.deck_comparison import compared, shared
from doomtable.decks.edited_deck import (
    MOST_NOTES,
    ChangeCounts,
    CountChange,
    DeckPart,
    EditedDeck,
    MoveCards,
    RenameDeck,
    ReplaceDeck,
    add,
    remove,
)
from doomtable.decks.pieces import LineFault, tidy
from doomtable.decks.suggestions import UNMET, filling, trimming
from doomtable.errors import BadInput, ErrorText
from doomtable.files.decks import (
    MAX_BYTES,
    DeckList,
    bounded_text,
    card_line,
    deck_files,
    read_deck,
    ready_decks,
    user_decks,
)
from doomtable.table.deck_builder.builder_messages import (
    ChooseRules,
    CompareWith,
    CopyDeck,
    DrawAgain,
    DrawDeck,
    FillDeck,
    KeepVersion,
    MakeEdit,
    NewDeck,
    OpenFile,
    PasteDeck,
    ShowCard,
    ShowOverlay,
    StartLab,
)
from doomtable.table.deck_builder.builder_overlay import BuilderOverlay, OverlayButton, OverlayRow
from doomtable.table.deck_builder.builder_state import BuilderState, played
from doomtable.table.deck_builder.lab_run import LabRun
from doomtable.table.deck_builder.notes_overlay import NotesOverlay
from doomtable.table.kit.available_decks import TYPES
from doomtable.table.kit.face_models import FaceModels
from doomtable.table.kit.key_bindings import KeyBindings
from doomtable.table.kit.text_area import TextArea
from doomtable.words.words import Words

TURNS: Final = (1, 3, 5, 8)
"""The turns by which a card may have been seen."""
SUGGESTED: Final = 8


def name_in(path: Path) -> str:
    """What the deck in a file is called, without reading the rest of it; the file's own name where it says nothing."""
    try:
        head = bounded_text(path, MAX_BYTES).partition("\n")[0]
    except BadInput:
        return path.stem
    return tidy(head.partition(":")[2]) if head.casefold().startswith("name:") else path.stem


def deck_in(path: Path) -> DeckList | None:
    """The deck in a file; None for one that cannot be read, of which nothing can be said but its name."""
    try:
        return _read(path, path.stat().st_mtime_ns)
    except (BadInput, OSError):
        return None


@lru_cache(maxsize=256)
def _read(path: Path, changed: int) -> DeckList:
    """The deck in a file that was changed then last. Raises BadInput."""
    return read_deck(path, catalogue().names)


class BuilderLists:
    """Makes overlays."""

    def __init__(self, words: Words, faces: FaceModels, keys: KeyBindings) -> None:
        self.words, self.faces, self.keys = words, faces, keys
        self.hand: draw_odds.SampleHand | None = None

    def overlay(
        self, title: str, rows: Sequence[OverlayRow] = (), note: str = "", buttons: Sequence[OverlayButton] = (),
        cards: Sequence[str] = (),
    ) -> BuilderOverlay:  # fmt: skip
        """An overlay with these rows."""
        return BuilderOverlay(self.words, self.faces, self.keys, title, note, rows, buttons, cards)

    def deck_row(self, path: Path) -> str:
        """A deck as lists name it: with the affiliation of most of its warriors, and how many cards it has."""
        deck = deck_in(path)
        if deck is None:
            return name_in(path)
        home = main_affiliation((catalogue().get(name), n) for name, n in deck.cards)
        affiliation = self.words.option(home)
        return self.words.say("builder-deck-row", name=tidy(deck.name), affiliation=affiliation, n=deck.size)

    def suggestions(self, state: BuilderState, home: str) -> BuilderOverlay:
        """Cards to put in and to take out, each with its reason."""
        say, missing = self.words.say, state.rules.deck_min - state.deck.size()
        rows = [OverlayRow(say("builder-add-these"))]
        for one in filling(state.deck, state.ground(home), SUGGESTED):
            told = self.words.say(one.reason, **one.args)
            row = OverlayRow(told, one.card, f"+{one.by}", say("builder-add"), MakeEdit(add(one.card, "deck", one.by)))
            rows.append(row)
        trims = trimming(state.deck, state.ground(home), SUGGESTED - 3)
        if missing >= 0:  # nothing need go, but for what nobody can use
            trims = [one for one in trims if one.reason.startswith("advice-no-") or one.reason == "advice-double"]
        rows += [OverlayRow(say("builder-take-these"))] if trims else []
        for one in trims:
            told = self.words.say(one.reason, **one.args)
            edit = MakeEdit(remove(one.card, "deck", -one.by))
            rows.append(OverlayRow(told, one.card, f"−{-one.by}", say("builder-take"), edit))
        buttons = []
        if missing > 0:
            buttons.append(OverlayButton(say("builder-fill", n=missing), FillDeck(), True))
        return self.overlay(say("builder-suggestions"), rows, say("builder-suggestions-note"), buttons)

    def faults(self, state: BuilderState, home: str) -> BuilderOverlay:
        """What is wrong by the rules, with a mend each; then what nobody can use and what is there twice in vain."""
        say, found = self.words.say, state.analysis
        rows = [] if found.faults else [OverlayRow(say("builder-legal", rules=self.rules_name(state)))]
        for fault in found.faults:
            mend = state.mend(fault, home)
            right = "" if mend is None else say("builder-mend", out=mend.out, into=mend.into)
            edit = None if mend is None else MakeEdit(mend.edit)
            rows.append(OverlayRow(self.words.deck_fault(fault), fault.card or "", "", right, edit, "blood"))
        if found.unmet:
            rows.append(OverlayRow(say("builder-unmet")))
        for one in found.unmet:
            edit = MakeEdit(remove(one.card.name, "deck", one.copies))
            told = say(UNMET[one.need.kind])
            count = say("deck-times", n=one.copies)
            rows.append(OverlayRow(told, one.card.name, count, say("builder-take"), edit, "ember"))
        if found.composition.doubles:
            rows.append(OverlayRow(say("builder-doubles")))
        for double in found.composition.doubles:
            edit = MakeEdit(remove(double.card, "deck", double.copies - 1))
            count = say("deck-times", n=double.copies)
            rows.append(OverlayRow(say("builder-double"), double.card, count, say("builder-keep-one"), edit, "ember"))
        return self.overlay(say("builder-faults"), rows, say("builder-faults-note", rules=self.rules_name(state)))

    def hands(self, state: BuilderState) -> BuilderOverlay:
        """A sample hand, and how likely cards are."""
        say, deck, rules = self.words.say, state.deck, state.rules
        if self.hand is None:
            self.hand = draw_odds.sample_hand(deck.deck.cards, rules, state.random)
        size, held = deck.size(), state.analysis.cards
        warriors = sum(n for card, n in held if card.type == "warrior")
        cheap = state.analysis.composition.destiny.opening
        rows = [OverlayRow(say("builder-odds-hand", n=rules.start_hand))]
        for message, wanted, copies in (
            ("builder-odds-warrior", 1, warriors), ("builder-odds-payable", 1, cheap),
            ("builder-odds-warriors", 2, warriors),
        ):  # fmt: skip
            share = draw_odds.at_least(wanted, copies, size, rules.start_hand)
            rows.append(OverlayRow(say(message, d=rules.start_d), right=self.words.percent(share)))
        turns = [str(turn) for turn in TURNS]
        rows.append(OverlayRow(say("builder-odds-turns", played=draw_odds.PLAYED), columns=turns))
        for card, copies in sorted(held, key=lambda one: (TYPES.index(one[0].type), -one[1], one[0].name)):
            odds = draw_odds.by_turn(copies, size, rules)
            shares = [self.words.percent(odds[turn - 1]) for turn in TURNS]
            count = say("deck-times", n=copies)
            rows.append(OverlayRow("", card.name, count, message=ShowCard(card.name), columns=shares))
        buttons = [OverlayButton(say("builder-draw-again"), DrawAgain(), True)]
        return self.overlay(say("builder-hands"), rows, say("builder-hands-note"), buttons, self.hand.hand)

    def decks(self, state: BuilderState) -> BuilderOverlay:
        """The decks that can be opened: own ones, copies of those that came with the program, and a new one."""
        say = self.words.say
        rows = [OverlayRow(say("builder-own-decks"))]
        for path in deck_files(user_decks()):
            here = say("builder-this") if path == state.path else say("builder-open")
            rows.append(OverlayRow(self.deck_row(path), right=here, message=OpenFile(path, True)))
        if len(rows) == 1:
            rows.append(OverlayRow(say("builder-no-decks"), right=say("builder-new"), message=NewDeck()))
        rows.append(OverlayRow(say("builder-ready-decks")))
        for path in ready_decks():
            rows.append(OverlayRow(self.deck_row(path), right=say("builder-copy"), message=OpenFile(path, False)))
        copied = RenameDeck(say("builder-copy-name", name=state.deck.deck.name)).apply(state.deck)
        buttons = [
            OverlayButton(say("builder-new"), NewDeck(), True),
            OverlayButton(say("builder-duplicate"), NewDeck(copied), enabled=not state.deck.empty),
            OverlayButton(say("builder-paste"), PasteDeck()),
            OverlayButton(say("builder-owned-title"), ShowOverlay("owned")),
        ]
        return self.overlay(say("builder-decks"), rows, say("builder-decks-note"), buttons)

    def share(self, state: BuilderState) -> BuilderOverlay:
        """The ways to show the deck to others."""
        say, copy = self.words.say, self.words.say("builder-share-copy")
        rows = [
            OverlayRow(say("builder-share-code"), right=copy, message=CopyDeck("code")),
            OverlayRow(say("builder-share-text"), right=copy, message=CopyDeck("text")),
            OverlayRow(say("builder-share-list"), right=copy, message=CopyDeck("plain")),
            OverlayRow(
                say("builder-share-picture"), right=say("builder-share-write"), message=DrawDeck(state.deck.deck)
            ),
        ]
        return self.overlay(say("builder-share"), rows, say("builder-share-note"))

    def rules(self, state: BuilderState) -> BuilderOverlay:
        """The rules by which the deck can be judged."""
        say, edition = self.words.say, state.deck.deck.ruleset
        rows = [OverlayRow(say("builder-editions"))]
        for name in rulesets.EDITIONS:
            here = (edition, state.variant, state.role) == (name, "none", "")
            right = say("builder-chosen" if here else "builder-choose")
            rows.append(OverlayRow(say(f"setup-edition-{name}"), right=right, message=ChooseRules(name)))
        if rulesets.VARIANT_PRESETS:
            rows.append(OverlayRow(say("builder-variants")))
        for variant in rulesets.VARIANT_PRESETS:
            right = say("builder-chosen") if state.variant == variant else say("builder-choose")
            message = ChooseRules(rulesets.SECOND.name, variant)
            rows.append(OverlayRow(say(f"setup-variant-{variant}"), right=right, message=message))
        rows.append(OverlayRow(say("builder-cartel")))
        for role in rulesets.CARTEL:
            right = say("builder-chosen") if state.role == role else say("builder-choose")
            rows.append(OverlayRow(self.words.option(role), right=right, message=ChooseRules(edition, "none", role)))
        return self.overlay(say("builder-rules"), rows, say("builder-rules-note"))

    def rules_name(self, state: BuilderState) -> str:
        """What the rules are called by which the deck is judged."""
        if state.role:
            return self.words.say("builder-seat", role=self.words.option(state.role))
        if state.variant != "none":
            return self.words.say(f"setup-variant-{state.variant}")
        return self.words.say(f"setup-edition-{state.rules.name}")

    def compare(self, state: BuilderState) -> BuilderOverlay:
        """What the deck can be compared with."""
        say = self.words.say
        rows: list[OverlayRow] = []
        versions = deck_storage.versions(state.path) if state.path is not None else ()
        if versions:
            rows.append(OverlayRow(say("builder-versions")))
        for version in versions:
            when = datetime.fromtimestamp(version.when).strftime("%Y-%m-%d %H:%M")
            told = say("builder-version", n=int(version.path.stem), when=when)
            rows.append(OverlayRow(told, right=say("builder-look"), message=CompareWith(version.path)))
        rows.append(OverlayRow(say("builder-other-decks")))
        for path in (*deck_files(user_decks()), *ready_decks()):
            if path != state.path:
                rows.append(OverlayRow(self.deck_row(path), right=say("builder-look"), message=CompareWith(path)))
        able = state.path is not None and not state.deck.empty and state.pool is None
        buttons = [OverlayButton(say("builder-keep-version"), KeepVersion(), True, able)]
        return self.overlay(say("builder-compare"), rows, say("builder-compare-note"), buttons)

    def comparison(self, state: BuilderState, other: EditedDeck, path: Path) -> BuilderOverlay:
        """The differences between the deck and another one."""
        say = self.words.say
        rows = []
        for one in compared(other, state.deck):
            right = say("builder-from-to", before=one.before, after=one.after)
            colour = "jade" if one.after > one.before else "blood"
            edit = MakeEdit(ChangeCounts((CountChange(one.part, one.card, one.before - one.after),)))
            told = say(f"builder-part-{one.part}")
            by = f"{one.after - one.before:+}".replace("-", "−")
            rows.append(OverlayRow(told, one.card, by, right, edit, colour))
        if not rows:
            rows.append(OverlayRow(say("builder-same")))
        note = say("builder-comparison-note", same=shared(other, state.deck), n=state.deck.size(), other=other.size())
        version = path.parent.parent.name == deck_storage.VERSIONS
        buttons = [OverlayButton(say("builder-restore"), MakeEdit(ReplaceDeck(other)), True)] if version else []
        return self.overlay(say("builder-comparison", name=other.deck.name), rows, note, buttons)

    def notes(self, state: BuilderState) -> BuilderOverlay:
        """The notes of the deck, to be written."""
        made = NotesOverlay(self.words, self.faces, self.keys, self.words.say("builder-notes"))
        made.area = TextArea(state.deck.notes, MOST_NOTES)
        return made

    def lab(self, state: BuilderState, run: LabRun | None) -> BuilderOverlay:
        """What came of the games of the deck against the ready ones."""
        say = self.words.say
        legal = not state.analysis.faults
        if run is None:
            rows = [] if legal else [OverlayRow(say("builder-lab-illegal"), colour="blood", right=" ")]
            buttons = [OverlayButton(say("builder-lab-start"), StartLab(), True, legal)]
            return self._in_lab(rows, say("builder-lab-note"), buttons)
        whole = run.score()
        rows = [OverlayRow(say("builder-lab-all", n=whole.games, of=run.all), right=self._won(whole.wins, whole.games))]
        if whole.games:
            ends = say("builder-lab-interval", low=self.words.percent(whole.low), high=self.words.percent(whole.high))
            rows.append(OverlayRow(ends, right=" "))
        found = [run.score(place) for place in range(len(run.others))]
        for score in sorted(found, key=lambda one: (-one.wins / max(1, one.games), one.name)):
            if score.games:
                rows.append(OverlayRow(score.name, right=self._won(score.wins, score.games)))
        note = run.trouble or say("builder-lab-done" if run.ended else "builder-lab-running")
        buttons = [OverlayButton(say("builder-lab-again"), StartLab(), enabled=run.ended and legal)]
        return self._in_lab(rows, note, buttons)

    def _in_lab(self, rows: Sequence[OverlayRow], note: str, buttons: Sequence[OverlayButton]) -> BuilderOverlay:
        """The overlay of the lab, which stays where it is while games come in."""
        made = self.overlay(self.words.say("builder-lab"), rows, note, buttons)
        made.fewest = None
        return made

    def _won(self, wins: int, games: int) -> str:
        return self.words.say("builder-lab-won", wins=wins, n=games, share=self.words.percent(wins / max(1, games)))

    def card(self, state: BuilderState, name: str) -> BuilderOverlay:
        """What can be done with a card."""
        say, card = self.words.say, catalogue().get(name)
        rows = []
        for part in state.parts:
            room = state.room(card, part)
            told = say(f"builder-add-{part}")
            right = say("builder-room", n=room) if room else say("builder-no-room")
            rows.append(OverlayRow(told, right=right, message=MakeEdit(add(name, part))))
        for part in state.parts:
            held = state.deck.count(part, name)
            if held:
                told = say(f"builder-take-{part}")
                rows.append(OverlayRow(told, right=say("deck-times", n=held), message=MakeEdit(remove(name, part))))
        moves: list[tuple[DeckPart, DeckPart]] = [("deck", "collection"), ("collection", "deck")]
        for source, target in moves:
            if state.deck.count(source, name):
                told = say(f"builder-move-{target}")
                edit = MakeEdit(MoveCards(name, source, target))
                rows.append(OverlayRow(told, right=say("builder-move"), message=edit))
        rows.append(OverlayRow(say("builder-look-closer"), right=" ", message=ShowCard(name)))
        note = say("builder-played", n=played().get(name, 0))
        return self.overlay(self.words.card_name(name), rows, note, cards=(name,))

    def pasted(
        self, deck: EditedDeck, faults: Sequence[LineFault], names: CardNames, pooled: bool,
        more: Sequence[OverlayRow] = (),
    ) -> BuilderOverlay:  # fmt: skip
        """A deck from elsewhere: what to do with it (`more` is what else), and what of it was not understood, with
        what may be meant."""
        say = self.words.say
        new = OverlayRow(say("builder-paste-new", n=deck.size()), right=say("builder-new"), message=NewDeck(deck))
        rows = [
            *([] if pooled else [new]),
            OverlayRow(say("builder-paste-here"), right=say("builder-replace"), message=MakeEdit(ReplaceDeck(deck))),
            *more,
        ]
        if faults:
            rows.append(OverlayRow(say("builder-paste-unknown", n=len(faults))))
        for fault in faults:
            near, copies = self._meant(fault, names)
            right = say("builder-paste-meant", card=near) if near else ""
            changed = add(near, "deck", copies).apply(deck) if near else deck
            put = MakeEdit(ReplaceDeck(changed)) if pooled else NewDeck(changed)
            message = put if near else None
            rows.append(OverlayRow(fault.kept, right=right, message=message, colour="ember"))
        return self.overlay(deck.deck.name, rows, say("builder-paste-note", n=deck.size()))

    def _meant(self, fault: LineFault, names: CardNames) -> tuple[str, int]:
        """The card that a line probably means, and how many copies; '' for none."""
        found = card_line(fault.kept)
        if isinstance(found, ErrorText):
            return names.near(fault.kept), 1
        return names.near(found[1]), found[0]
