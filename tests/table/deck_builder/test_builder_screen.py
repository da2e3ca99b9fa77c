"""The deck builder: a legal deck by keyboard alone and by mouse alone, and everything it offers, through the window."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from table.reading import read

from doomtable import rulesets
from doomtable.cards.catalogue import catalogue
from doomtable.decks import deck_storage, formats, owned_cards
from doomtable.decks.card_names import CardNames
from doomtable.decks.edited_deck import MoveCards, add
from doomtable.files import storage
from doomtable.files.decks import deck_files, read_deck, ready_decks, user_decks
from doomtable.table.deck_builder import lab_run
from doomtable.table.deck_builder.builder_messages import (
    AskForName,
    CloseDeckBuilder,
    CloseOverlay,
    CopyOwned,
    DrawAgain,
    FillDeck,
    FishFromBuilder,
    MakeEdit,
    NewDeck,
    OpenFile,
    PasteDeck,
    PlayFromBuilder,
    RedoEdit,
    ShowOverlay,
    ShowPart,
    ToggleFilters,
    ToggleList,
    UndoEdit,
)
from doomtable.table.deck_builder.builder_parts import FEW, MANY
from doomtable.table.deck_builder.builder_screen import BuilderScreen
from doomtable.table.deck_builder.notes_overlay import NotesOverlay
from doomtable.table.kit.message import OpenDeckBuilder
from doomtable.table.kit.widgets import Button
from doomtable.table.match.match_screen import MatchScreen
from doomtable.table.pages.practice_games import GoldfishGame
from doomtable.table.pages.title_screen import TitleScreen
from doomtable.table.paint.fonts import text_width
from doomtable.table.window.app import open_window
from doomtable.table.window.main_window import MainWindow


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "user_path", lambda name="": tmp_path / name)
    pygame.display.init()
    pygame.font.init()


class Builder:
    """Somebody at the builder, with mouse and keys."""

    def __init__(self, size: tuple[int, int] = (1280, 800), language: str = "en") -> None:
        self.window: MainWindow = open_window(size, rulesets.get("second"), 1, language=language)
        self.window.motion = 0
        self.window.handle_message(OpenDeckBuilder())

    @property
    def screen(self) -> BuilderScreen:
        assert isinstance(self.window.scene, BuilderScreen)
        return self.window.scene

    def key(self, *codes: int, mod: int = 0) -> None:
        for code in codes:
            self.window.take(pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=""))
            self.window.take(pygame.event.Event(pygame.KEYUP, key=code, mod=mod, unicode=""))

    def type(self, text: str) -> None:
        for mark in text:
            code = ord(mark) if ord(mark) < 128 else pygame.K_a
            self.window.take(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=mark))
            self.window.take(pygame.event.Event(pygame.TEXTINPUT, text=mark))
            self.window.take(pygame.event.Event(pygame.KEYUP, key=code, mod=0, unicode=mark))

    def press(self, place: tuple[int, int], button: int = 1) -> None:
        self.move(place)
        self.window.take(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=button))
        if isinstance(self.window.scene, BuilderScreen):
            self.window.take(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=place, button=button))

    def move(self, place: tuple[int, int]) -> None:
        self.window.take(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        self.move(start)
        self.window.take(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
        self.move((start[0] + 12, start[1] + 12))
        self.move(end)
        self.window.frame(10)
        self.window.take(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=1))

    def button(self, message: object) -> None:
        over = self.screen.overlay
        buttons: list[Button] = over.made if over is not None else self.screen.buttons
        self.press(next(one.rect.center for one in buttons if one.message == message))

    def under_name(self) -> str:
        return next(one.sub for one in self.screen.buttons if one.message == AskForName())

    def row(self, number: int) -> None:
        assert self.screen.overlay is not None
        over = self.screen.overlay
        rows = [i for i, row in enumerate(over.rows) if row.message is not None]
        self.press(over.row(rows[number]).center)

    def card(self, name: str) -> tuple[int, int]:
        grid = self.screen.grid
        number = next(i for i, card in enumerate(grid.found) if card.name == name)
        grid.choose(number)
        return grid.rect_of(number).center

    def wheel(self, name: str) -> tuple[int, int]:
        """Where a card is when one has turned the wheel over the cards until it is whole."""
        grid, bed = self.screen.grid, self.screen.layout.cards
        number = next(i for i, card in enumerate(grid.found) if card.name == name)
        self.move(bed.center)
        for _ in range(200):
            rect = grid.rect_of(number)
            if bed.contains(rect):
                return rect.center
            self.window.take(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1 if rect.top < bed.top else -1))
            for step in range(40):
                self.window.frame(self.window.now + 20 * step)
        raise AssertionError(f"{name} does not come into view")

    @property
    def counts(self) -> dict[str, int]:
        return dict(self.screen.state.deck.deck.cards)

    @property
    def legal(self) -> bool:
        return not self.screen.state.analysis.faults

    def kept(self) -> dict[str, int]:
        path = self.screen.state.path
        assert path is not None
        return dict(deck_storage.read_edited(path, CardNames(catalogue().names)).deck.cards)


def test_a_legal_deck_by_keyboard_alone() -> None:
    made = Builder()
    assert not made.legal
    made.type("t:warrior a:bauhaus v<=5")
    made.key(pygame.K_HOME)
    for _ in range(4):  # five copies each of the first cards found
        assert made.screen.grid.stop == "cards"
        made.key(*[pygame.K_RETURN] * 5)
        made.key(pygame.K_RIGHT)
    assert sum(made.counts.values()) == 20 and all(catalogue().get(name).type == "warrior" for name in made.counts)
    made.key(pygame.K_ESCAPE)
    assert not made.screen.grid.wanted.query, "the first Esc only ends the search"
    made.key(pygame.K_F2)
    over = made.screen.overlay
    assert over is not None
    while (at := over.at - len(over.rows)) < 0 or over.made[at].message != FillDeck():
        made.key(pygame.K_TAB)
    made.key(pygame.K_RETURN, pygame.K_ESCAPE)
    assert made.screen.overlay is None and made.legal and sum(made.counts.values()) == 60
    assert made.kept() == made.counts
    made.key(pygame.K_ESCAPE)
    assert isinstance(made.window.scene, TitleScreen)


def test_a_legal_deck_by_mouse_alone() -> None:
    made = Builder()
    chips = made.screen.grid.chips
    made.press(next(chip.rect.center for chip in chips if chip.value == "bauhaus"))
    made.press(next(chip.rect.center for chip in made.screen.grid.chips if chip.value == "warrior"))
    able = [card.name for card in made.screen.grid.found if made.screen.state.most(card) == 5][:12]
    for name in able:
        for _ in range(5):
            made.press(made.wheel(name))
    assert made.counts == dict.fromkeys(able, 5) and made.legal
    assert made.kept() == made.counts
    made.button(PlayFromBuilder())
    assert isinstance(made.window.scene, MatchScreen)


def test_every_card_comes_in_by_a_press_and_goes_out_by_the_sign_in_its_row() -> None:
    made = Builder()
    made.type("hussar")
    made.press(made.card("Hussar"))
    made.press(made.card("Hussar"))
    line = made.screen.lines.cards[0]
    made.press(made.screen.lines.step_of(line, 1).center)
    assert made.counts == {"Hussar": 3}
    made.press(made.screen.lines.step_of(line, -1).center)
    assert made.counts == {"Hussar": 2}
    made.press(made.screen.lines.rect_of(line).midleft)
    assert made.counts == {"Hussar": 2}, "a row beside its signs is only chosen"


def test_cards_are_dragged_into_the_deck_out_of_it_and_to_the_collection() -> None:
    made = Builder()
    made.type("hussar")
    made.drag(made.card("Hussar"), made.screen.lines.bed.center)
    made.drag(made.card("Hussar"), (5, 5))
    assert made.counts == {"Hussar": 1}, "beside the deck it goes nowhere"
    tab = next(b.rect.center for b in made.screen.buttons if b.message == ShowPart("collection"))
    made.drag(made.card("Hussar"), tab)
    assert made.screen.state.deck.count("collection", "Hussar") == 1
    row = made.screen.lines.rect_of(made.screen.lines.cards[0])
    made.drag((row.x + 40, row.centery), tab)
    assert made.screen.state.deck.count("collection", "Hussar") == 2 and not made.counts
    made.button(ShowPart("collection"))
    row = made.screen.lines.rect_of(made.screen.lines.cards[0])
    made.drag((row.x + 40, row.centery), made.screen.grid.bed.center)
    assert made.screen.state.deck.count("collection", "Hussar") == 1


def test_undo_and_redo_by_buttons_and_keys() -> None:
    made = Builder()
    made.type("hussar")
    made.press(made.card("Hussar"))
    made.button(UndoEdit())
    assert not made.counts
    made.button(RedoEdit())
    assert made.counts == {"Hussar": 1}
    made.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert not made.counts and made.kept() == {}
    made.key(pygame.K_y, mod=pygame.KMOD_CTRL)
    made.key(pygame.K_y, mod=pygame.KMOD_CTRL)
    assert made.counts == {"Hussar": 1} and made.screen.notice


def test_the_list_of_the_deck_by_keys() -> None:
    made = Builder()
    for name in ("Hussar", "Dragoon"):
        made.screen.act(MakeEdit(add(name)))
    made.key(pygame.K_TAB)
    while made.screen.stop != "deck":
        made.key(pygame.K_TAB)
    at = made.screen.lines.at
    made.key(pygame.K_RETURN, pygame.K_RETURN)
    assert made.counts[at] == 3
    made.key(pygame.K_DELETE)
    assert made.counts[at] == 2
    made.key(pygame.K_HOME, pygame.K_DOWN)
    assert made.screen.lines.at == made.screen.lines.cards[1].card
    made.key(pygame.K_RIGHT)
    assert made.screen.state.part == "collection"


def test_too_many_copies_come_in_are_told_and_mended_at_a_press() -> None:
    made = Builder()
    made.type("hussar")
    for _ in range(7):
        made.press(made.card("Hussar"))
    assert made.counts == {"Hussar": 7} and made.screen.notice and not made.legal
    made.button(ShowOverlay("faults"))
    assert made.screen.overlay is not None
    copies = [i for i, row in enumerate(made.screen.overlay.rows) if row.card == "Hussar"]
    made.press(made.screen.overlay.row(copies[0]).center)
    assert made.counts == {"Hussar": 5}
    made.row(0)
    assert made.legal and sum(made.counts.values()) == 60


def test_a_card_nobody_can_cast_is_named() -> None:
    made = Builder()
    for name in ("Hussar", "Improve Self"):
        made.screen.act(MakeEdit(add(name)))
    made.button(ShowOverlay("faults"))
    assert made.screen.overlay is not None
    told = {row.card: row.told for row in made.screen.overlay.rows}
    assert told["Improve Self"] == "No warrior here can cast it."
    assert made.screen.lines.marks["Improve Self"] == "ember"


def test_suggestions_say_why_and_come_in_at_a_press() -> None:
    made = Builder()
    made.press(next(chip.rect.center for chip in made.screen.grid.chips if chip.value == "mishima"))
    made.button(ShowOverlay("suggestions"))
    over = made.screen.overlay
    assert over is not None and all(row.told for row in over.rows)
    made.row(0)
    first = next(iter(made.counts))
    assert "mishima" in catalogue().get(first).affiliations and made.screen.overlay is not None
    made.button(CloseOverlay())
    assert made.screen.overlay is None


def test_hands_and_odds() -> None:
    made = Builder()
    made.screen.act(MakeEdit(add("Hussar", "deck", 60)))
    made.button(ShowOverlay("hands"))
    over = made.screen.overlay
    assert over is not None and over.cards == ("Hussar",) * 7
    assert over.rows[1].right == made.screen.words.percent(1.0)
    made.button(DrawAgain())
    assert made.screen.overlay is not None


def test_a_name_notes_versions_and_a_comparison() -> None:
    made = Builder()
    made.button(AskForName())
    made.type("Steel")
    made.key(pygame.K_RETURN)
    assert made.screen.state.deck.deck.name == "Steel"
    made.screen.act(MakeEdit(add("Hussar", "deck", 5)))
    made.button(ShowOverlay("notes"))
    made.type("needs a tank")
    made.key(pygame.K_RETURN, pygame.K_ESCAPE)
    assert made.screen.state.deck.notes == "needs a tank" and made.screen.overlay is None
    made.key(pygame.K_F5)
    assert made.screen.overlay is not None
    made.press(made.screen.overlay.made[0].rect.center)
    assert made.screen.state.path is not None and len(deck_storage.versions(made.screen.state.path)) == 1
    made.button(CloseOverlay())
    made.screen.act(MakeEdit(add("Dragoon", "deck", 2)))
    made.button(ShowOverlay("compare"))
    made.row(0)
    assert made.screen.overlay is not None
    assert [(row.card, row.count) for row in made.screen.overlay.rows] == [("Dragoon", "+2")]
    made.press(made.screen.overlay.made[0].rect.center)
    assert made.counts == {"Hussar": 5}


def test_notes_are_written_freely_kept_at_once_and_taken_back_together(monkeypatch: pytest.MonkeyPatch) -> None:
    made = Builder((1024, 640))
    made.screen.act(MakeEdit(add("Hussar")))
    steps = made.screen.state.editor.undoable
    made.button(ShowOverlay("notes"))
    made.type("one")
    made.key(pygame.K_RETURN)
    made.type("three")
    made.key(pygame.K_UP, pygame.K_END, pygame.K_RETURN)
    made.type("two?")
    made.key(pygame.K_BACKSPACE, pygame.K_HOME, pygame.K_DELETE)
    made.type("T")
    assert made.screen.state.deck.notes == "one\nTwo\nthree"
    path = made.screen.state.path
    assert path is not None
    assert deck_storage.read_edited(path, CardNames(catalogue().names)).notes == "one\nTwo\nthree"
    overlay = made.screen.overlay
    assert isinstance(overlay, NotesOverlay)
    box = overlay.area.scroll.box
    made.press((box.x, box.y + 4))
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "a line that is long " * 9)
    made.key(pygame.K_v, mod=pygame.KMOD_CTRL)
    assert overlay.area.text.startswith("a line that is long a line") and len(overlay.area.lines) == 4
    made.window.scene.resize((1024, 640), made.window.theme)
    assert made.screen.overlay is overlay, "what is written stays when the window changes"
    with read() as found:
        made.screen.draw(made.window.screen)
    lines = [line for line in found if overlay.area.bed.contains(line.rect)]
    assert len(lines) == 4 and not [line.text for line in lines if line.cut() or line.rect.right > box.right]
    made.key(pygame.K_ESCAPE)
    assert made.screen.overlay is None and made.screen.state.editor.undoable == steps + 1
    made.button(UndoEdit())
    assert not made.screen.state.deck.notes and made.counts == {"Hussar": 1}


def test_a_ready_deck_is_copied_and_an_own_one_opened_where_it_was_left() -> None:
    made = Builder()
    made.button(ShowOverlay("decks"))
    assert made.screen.overlay is not None
    ready = next(i for i, r in enumerate(made.screen.overlay.rows) if isinstance(r.message, OpenFile))
    made.press(made.screen.overlay.row(ready).center)
    assert made.legal and made.screen.state.path is None and not deck_files(user_decks())
    name = made.screen.lines.cards[0].card
    made.screen.act(MakeEdit(MoveCards(name, "deck", "collection")))
    assert len(deck_files(user_decks())) == 1
    made.key(pygame.K_ESCAPE)
    made.window.handle_message(OpenDeckBuilder())
    assert made.screen.state.path is not None and made.screen.state.deck.count("collection", name)
    made.screen.act(MakeEdit(add(name)))
    assert len(deck_storage.versions(made.screen.state.path)) == 1, "as it was opened it is a version"
    made.screen.act(NewDeck())
    assert made.screen.state.deck.empty and made.screen.state.path is None


def test_it_is_judged_by_other_rules_at_once() -> None:
    made = Builder()
    made.screen.act(MakeEdit(add("Hussar", "deck", 5)))
    made.screen.act(MakeEdit(add("Ambush", "deck", 55)))
    before = {fault.message for fault in made.screen.state.analysis.faults}
    made.button(ShowOverlay("rules"))
    assert made.screen.overlay is not None
    wanted = [i for i, row in enumerate(made.screen.overlay.rows) if row.told == "Tournament rules"]
    made.press(made.screen.overlay.row(wanted[0]).center)
    assert made.screen.state.deck.deck.ruleset == "tournament"
    assert {fault.message for fault in made.screen.state.analysis.faults} != before
    made.screen.act(UndoEdit())
    assert made.screen.state.deck.deck.ruleset == "second"


def test_goldfish_from_here() -> None:
    made = Builder()
    made.screen.act(MakeEdit(add("Hussar", "deck", 60)))
    made.button(FishFromBuilder())
    assert isinstance(made.window.scene, MatchScreen) and isinstance(made.window.practice, GoldfishGame)


def test_what_is_not_legal_is_not_played_but_explained() -> None:
    made = Builder()
    made.screen.act(MakeEdit(add("Hussar")))
    made.button(PlayFromBuilder())
    assert made.screen.overlay is not None and made.screen.overlay.rows[0].colour == "blood"


PASTED = "5x Hussar\nDragoon (3)\n2 Venusian Rangr\nnonsense line\n"


def test_a_deck_is_pasted_with_a_question_about_what_is_nearly_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    made = Builder()
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: PASTED)
    made.key(pygame.K_v, mod=pygame.KMOD_CTRL)
    over = made.screen.overlay
    assert over is not None
    near = next(i for i, row in enumerate(over.rows) if "Venusian Ranger" in row.right)
    assert any("nonsense" in row.told for row in over.rows)
    made.press(over.row(near).center)
    assert made.counts == {"Hussar": 5, "Dragoon": 3, "Venusian Ranger": 2}
    assert "nonsense line" in made.screen.state.deck.notes
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "  ")
    made.key(pygame.K_v, mod=pygame.KMOD_CTRL)
    assert made.screen.notice and made.screen.overlay is None


def test_a_deck_is_shared_as_code_text_list_and_picture(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    made = Builder()
    made.button(ShowOverlay("suggestions"))
    made.button(FillDeck())
    made.button(CloseOverlay())
    deck, copied = made.screen.state.deck, list[str]()
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    for row in range(3):
        made.button(ShowOverlay("share"))
        made.row(row)
        assert made.screen.overlay is None and "60" in made.screen.notice
    for text in copied:  # another copy reads each of them, and has the same cards
        read = formats.read_text(text, formats.recognised(text, ""), CardNames(catalogue().names))
        assert dict(read.deck.cards) == made.counts and not read.faults
    assert copied[0].startswith("DT1:") and read.deck.size == deck.size()
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: copied[0])
    made.key(pygame.K_v, mod=pygame.KMOD_CTRL)
    made.row(0)
    assert made.screen.state.deck.deck.cards == deck.deck.cards
    made.button(ShowOverlay("share"))
    made.row(3)
    (picture,) = (tmp_path / "deck-pictures").glob("*.png")
    assert str(picture) in made.screen.notice
    assert pygame.image.load(picture).get_width() > 400


def test_without_a_clipboard_sharing_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    made = Builder()

    def refuse(text: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", refuse)
    made.button(ShowOverlay("share"))
    made.row(0)
    assert made.screen.overlay is not None and "clipboard" in made.screen.notice


def test_a_deck_is_dropped_on_the_window(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(PASTED, encoding="utf-8")
    made = Builder()
    made.window.handle_message(CloseDeckBuilder())
    made.window.take(pygame.event.Event(pygame.DROPFILE, file=str(file)))
    assert made.screen.overlay is not None
    made.row(0)
    assert made.counts == {"Hussar": 5, "Dragoon": 3}
    file.write_bytes(b"\xff\xfe\x00")
    made.window.take(pygame.event.Event(pygame.DROPFILE, file=str(file)))
    assert made.screen.notice


def test_all_filters_are_there_and_narrow_the_grid() -> None:
    made = Builder()
    made.button(ToggleFilters())
    assert {chip.group for chip in made.screen.grid.chips} == {
        "type", "affiliation", "value", "aspect", "apostle", "set", "rarity",
    }  # fmt: skip
    chip = next(one for one in made.screen.grid.chips if (one.group, one.value) == ("apostle", "ilian"))
    made.press(chip.rect.center)
    assert 0 < len(made.screen.grid.found) == chip.count
    made.button(ToggleFilters())
    assert len(made.screen.grid.found) == chip.count, "what was chosen stays chosen"


def test_a_low_window_leaves_two_rows_of_cards_with_any_filters() -> None:
    made = Builder((1024, 640))
    grid, seen = made.screen.grid, set()
    for _ in range(3):
        assert grid.scroll.box.h >= 2 * grid.step - made.screen.theme.px(12)
        seen |= {chip.group for chip in grid.chips}
        made.button(ToggleFilters())
    assert seen == set(MANY) and {chip.group for chip in grid.chips} == set(FEW)


def test_cards_stand_as_a_list_and_come_in_from_it_by_a_press_and_by_keys() -> None:
    made = Builder()
    faces = len(made.screen.grid.seen)
    made.button(ToggleList())
    grid = made.screen.grid
    assert len(grid.seen) > faces
    with read() as found:
        made.screen.draw(made.window.screen)
    assert {line.text for line in found} >= {grid.found[0].name, grid.found[3].name}
    made.press(grid.rect_of(1).center)
    assert made.counts == {grid.found[1].name: 1}
    made.key(pygame.K_DOWN, pygame.K_RETURN)
    assert made.counts == {grid.found[1].name: 1, grid.chosen: 1}
    with read() as found:
        made.screen.draw(made.window.screen)
    held = [line for line in found if line.text == "of" and grid.scroll.box.contains(line.rect)]
    assert len(held) == 2, "how many of each of the two are in the deck"
    made.button(ToggleList())
    assert grid.number in grid.seen and len(grid.seen) <= faces + grid.across


def test_what_one_owns_stands_on_the_faces(tmp_path: Path) -> None:
    name = Builder().screen.grid.found[1].name
    (tmp_path / "owned-cards.csv").write_text(f"name,set,code,count\n{name},,,3\n", encoding="utf-8")
    made = Builder()
    with read() as found:
        made.screen.draw(made.window.screen)
    (tag,) = [line for line in found if line.text == "own"]
    assert made.screen.grid.rect_of(1).contains(tag.rect)


def test_a_list_becomes_the_cards_one_owns_and_says_what_the_deck_lacks_and_what_could_be_built(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    made = Builder()
    made.button(ShowOverlay("decks"))
    made.button(ShowOverlay("owned"))
    assert not made.screen.overlay.rows, "nothing is known yet"  # type: ignore[union-attr]
    ready = next(deck for path in ready_decks() if (deck := read_deck(path, catalogue().names)).name == "Bauhaus Steel")
    several, count = next(one for one in ready.cards if one[1] > 1)
    listed = [*(one for one in ready.cards if one[0] != several), (several, count - 1)]
    text = "\n".join(f"{n}x {name}" for name, n in listed)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: text)
    made.button(PasteDeck())
    made.row(2)
    assert made.screen.overlay is None and made.screen.grid.index.owned == dict(listed)
    made.screen.act(MakeEdit(add("Hussar", "deck", 5)))
    made.screen.act(ShowOverlay("owned"))
    rows = made.screen.overlay.rows  # type: ignore[union-attr]
    owned = dict(listed).get("Hussar", 0)
    assert (rows[1].card, rows[1].count) == ("Hussar", f"×{5 - owned}") and f"own {owned}" in rows[1].told
    best = next(row for row in rows if row.told == "Bauhaus Steel")
    assert rows[rows.index(best) - 1].told == "Could be built" and best.right == "one card is missing"
    copied = list[str]()
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    made.button(CopyOwned())
    assert owned_cards.read(copied[0], CardNames(catalogue().names)).counts == dict(listed)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: f"1x {several}")
    made.key(pygame.K_v, mod=pygame.KMOD_CTRL)
    made.row(3)
    made.screen.act(ShowOverlay("owned"))
    assert any(row.told == "Bauhaus Steel" and row.right == "complete" for row in made.screen.overlay.rows)  # type: ignore[union-attr]


def test_a_list_too_long_for_a_deck_is_a_list_of_what_one_owns(monkeypatch: pytest.MonkeyPatch) -> None:
    made = Builder()
    text = "\n".join(f"2x {name}" for name in catalogue().names)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: text)
    made.key(pygame.K_v, mod=pygame.KMOD_CTRL)
    made.row(0)
    owned = made.screen.grid.index.owned
    assert owned is not None and owned == dict.fromkeys(catalogue().names, 2)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "no card\nof any kind")
    made.key(pygame.K_v, mod=pygame.KMOD_CTRL)
    assert made.screen.overlay is None and made.screen.notice


def test_a_card_is_looked_at_closely_and_has_a_menu() -> None:
    made = Builder()
    made.type("hussar")
    made.press(made.card("Hussar"), 3)
    assert made.screen.zoom.up and made.screen.zoomed == "Hussar"
    made.key(pygame.K_ESCAPE)
    made.key(pygame.K_F10)
    assert made.screen.overlay is not None and made.screen.overlay.cards == ("Hussar",)
    made.key(pygame.K_RETURN, pygame.K_RETURN)
    assert made.counts == {"Hussar": 2}
    made.key(pygame.K_ESCAPE)
    assert made.screen.overlay is None


def test_what_cannot_be_kept_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "decks").write_text("no folder", encoding="utf-8")
    made = Builder()
    made.screen.act(MakeEdit(add("Hussar")))
    assert made.counts == {"Hussar": 1} and "could not be kept" in made.screen.state.trouble
    assert made.under_name() == "Rename · not saved"


@pytest.mark.parametrize("language", ["en", "de"])
def test_under_the_name_of_a_deck_stands_whether_it_is_saved(language: str) -> None:
    made = Builder((1024, 640), language)
    say, before = made.screen.words.say, made.under_name()
    assert before == say("builder-rename", kept="new")
    made.screen.act(MakeEdit(add("Hussar")))
    assert made.under_name() == say("builder-rename", kept="kept") != before
    button = made.screen.buttons[0]
    assert all(text_width(told, 12, 500) <= button.rect.w - 20 for told in (before, button.sub))


def test_the_lab_plays_the_deck_against_ready_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    decks = [read_deck(path, catalogue().names) for path in ready_decks()[:2]]
    monkeypatch.setattr(lab_run, "GAMES", 2)
    made = Builder()
    made.screen.act(ShowOverlay("lab"))
    assert made.screen.overlay is not None and not made.screen.overlay.made[0].enabled, "it is not legal"
    made.screen.lab = lab_run.LabRun(decks[0], decks[1:], rulesets.get("second"), seed=3)
    made.screen.lab.join()
    assert made.screen.lab.poll() and made.screen.lab.ended and not made.screen.lab.trouble
    score = made.screen.lab.score(0)
    assert (score.games, made.screen.lab.all) == (2, 2) and score.low <= score.wins / 2 <= score.high
    made.screen.renew()
    assert [row.told for row in made.screen.overlay.rows if row.told == score.name]


def test_a_gamepad_builds_too() -> None:
    made = Builder()
    made.window.gamepad.open()

    def push(*buttons: int) -> None:
        for button in buttons:
            for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
                made.window.take(pygame.event.Event(kind, button=button, instance_id=0))

    push(pygame.CONTROLLER_BUTTON_DPAD_RIGHT, pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_A)
    card = made.screen.grid.chosen
    assert made.counts == {card: 2}
    push(pygame.CONTROLLER_BUTTON_START)
    assert made.screen.overlay is not None and made.screen.overlay.cards == (card,)
    push(pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B)
    assert made.counts == {card: 3} and made.screen.overlay is None
    while made.screen.stop != "deck":
        push(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    push(pygame.CONTROLLER_BUTTON_A)
    assert made.counts == {card: 4}
    while not isinstance(made.screen.stop, int) or made.screen.buttons[made.screen.stop].message != UndoEdit():
        push(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    push(pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_A)
    assert made.counts == {card: 2}
    push(pygame.CONTROLLER_BUTTON_B, pygame.CONTROLLER_BUTTON_B)
    assert isinstance(made.window.scene, TitleScreen)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_everything_can_be_read(size: tuple[int, int], language: str) -> None:
    made = Builder(size, language)
    made.button(ShowOverlay("suggestions"))
    made.button(FillDeck())
    names = ("suggestions", "faults", "hands", "compare", "notes", "lab", "decks", "rules", "share", "owned")
    made.screen.act(CloseOverlay())
    wrong: set[tuple[str, str]] = set()
    with read() as lines:
        for name in ("", *names):
            made.screen.act(ShowOverlay(name) if name else CloseOverlay())  # type: ignore[arg-type]
            lines.clear()
            made.screen.dirty = True
            made.window.frame(made.window.now)
            found = [line for line in lines if line.target.get_size() == size and not (name and line.kept() < 0.9)]
            grid = made.screen.grid.scroll.box
            found = [line for line in found if name or not grid.colliderect(line.rect)]
            wrong |= {(name, line.text) for line in found if line.contrast < 4.5}
            over = made.screen.overlay
            scrolled = over.scroll.box if over is not None else made.screen.lines.scroll.box
            wrong |= {(name, line.text) for line in found if line.cut() and not scrolled.colliderect(line.rect)}
    assert not wrong
