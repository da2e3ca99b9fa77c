"""The rulebook over any screen: it opens at what explains that screen, is read by mouse or keys, and goes again."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest
from groups import rows
from table.pilot import Pilot, window
from table.screen_messages import OPENS

from doomtable import rulesets
from doomtable.rules.terms import Reason
from doomtable.table.kit.message import ShowTitle
from doomtable.table.kit.ui_scale import scale_for
from doomtable.table.kit.view_lookup import every_card
from doomtable.table.kit.widgets import Button
from doomtable.table.match import card_input, rulebook_links
from doomtable.table.match.card_actions import able
from doomtable.table.match.match_screen import MatchScreen
from doomtable.table.match.table_messages import OpenMenu, SitDown
from doomtable.table.new_game import session_setup
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.theme import PALETTES, Theme
from doomtable.table.rulebook.rulebook_pages import MOST, RulebookLocation
from doomtable.table.rulebook.rulebook_screen import RulebookScreen
from doomtable.table.rulebook.rulebook_state import CloseRulebook, OpenRulebook, RulebookState, RulesPlayed
from doomtable.table.window.app import open_window
from doomtable.table.window.main_window import MainWindow
from doomtable.words.message_arguments import PACKAGES
from doomtable.words.words import Words

POSITIONS = Path(__file__).parents[1] / "positions"
WORDS = Words("en")
LANGUAGES = sorted(PACKAGES)
SIZES = (
    ((1024, 640), 1.0),
    ((1024, 640), 1.5),
    ((1920, 1080), 1.0),
    ((1920, 1080), 1.5),
    ((3840, 2160), 2.0),
)


@pytest.fixture(autouse=True)
def screen() -> None:
    pygame.display.init()
    pygame.font.init()


def book(*at: str, size: tuple[int, int] = (1280, 800), scale: float = 0, title: str = "") -> RulebookScreen:
    """The rulebook, opened at something."""
    return RulebookScreen(WORDS, Theme(PALETTES["default"], scale or scale_for(size)), size, at, title)


def key(scene: RulebookScreen, *codes: int, mod: int = 0) -> object:
    said: object = None
    for code in codes:
        said = scene.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=""))
    return said


def typed(scene: RulebookScreen, text: str) -> None:
    for letter in text:
        code = pygame.K_SPACE if letter == " " else ord(letter)
        assert key(scene, code) is None, "letters are for the search"
        scene.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))


def click(scene: RulebookScreen, place: tuple[int, int]) -> object:
    scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))
    said = scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1))
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=place, button=1))
    return said


def wheel(scene: RulebookScreen, by: int, place: tuple[int, int]) -> None:
    scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))
    scene.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=by))


def selected(scene: RulebookState) -> str:
    """The clause that is selected; '' for the head of the page."""
    article = scene.page.blocks[scene.row].article
    return article.id if article is not None else ""


def picture(made: MainWindow) -> bytes:
    made.scene.draw(made.screen)
    return pygame.image.tobytes(made.screen, "RGB")


def at_table(size: tuple[int, int] = (1280, 800)) -> tuple[MainWindow, Pilot, MatchScreen]:
    """A window with a new game, the hand of the first player open."""
    made = window(size)
    pilot = Pilot(made, 1, keyboard=False)
    pilot.frame()
    pilot.table.act(SitDown())
    pilot.frame()
    return made, pilot, pilot.table


# ------------------------------------------------------------------------------------------------ where it opens


@pytest.mark.parametrize("scene", ["title", "saved", "statistics", "game", "menu"])
def test_it_opens_over_any_screen_and_leaves_it_as_it_was(scene):
    made, pilot, _ = at_table()
    if scene == "menu":
        pilot.table.act(OpenMenu())
    elif scene != "game":
        made.handle_message(ShowTitle())
        made.handle_message(OPENS[scene])
    made.frame(5000)
    under, before = made.scene, picture(made)
    pilot.key(pygame.K_F1)
    assert isinstance(made.scene, RulebookScreen)
    made.frame(6000)
    assert picture(made) != before
    for leave in (pygame.K_ESCAPE, pygame.K_F1):
        pilot.key(leave)
        assert made.scene is under
        assert picture(made) == before
        pilot.key(pygame.K_F1)
    book = made.scene
    pilot.click(book.buttons[-1].rect)  # type: ignore[attr-defined]
    assert made.scene is under


def test_title_and_menu_have_a_button_for_it():
    made, pilot, table = at_table()
    table.act(OpenMenu())
    pilot.click(next(b.rect for b in table.display.sheet.buttons if b.message == OpenRulebook()))
    assert isinstance(made.scene, RulebookScreen)
    pilot.key(pygame.K_ESCAPE)
    assert made.scene is table and table.display.sheet.name == "menu"
    made.handle_message(ShowTitle())
    pilot.click(next(b.rect for b in made.scene.buttons if b.message == OpenRulebook()))
    assert isinstance(made.scene, RulebookScreen) and made.scene.place.chapter == "cards"


def test_it_takes_no_time_from_the_game():
    made, pilot, table = at_table()
    made.frame(10_000)
    card_input.refuse(table, "No.", pygame.Rect(300, 300, 90, 120), rule="COVER-05")
    refusal = table.pointer.refusal
    assert refusal is not None
    left = refusal.until - table.animation.now
    pilot.key(pygame.K_F1)
    made.frame(90_000)
    assert selected(made.scene) == "COVER-05"
    pilot.key(pygame.K_ESCAPE)
    made.frame(91_000)
    assert table.pointer.refusal is refusal and refusal.until - table.animation.now == left - 1000, "it is not read yet"


def test_it_takes_the_window_s_size_and_gives_it_on():
    made, pilot, table = at_table()
    pilot.key(pygame.K_F1)
    made.scene.resize((1920, 1080), made.theme)
    assert table.size == (1920, 1080)


def test_what_the_window_has_to_say_waits():
    made, pilot, table = at_table()
    pilot.key(pygame.K_F1)
    made.tell("Saved.")
    assert isinstance(made.scene, RulebookScreen)
    pilot.key(pygame.K_F1)
    assert [text for text, _ in table.display.notices] == ["Saved."]


def test_no_card_is_dropped_by_it():
    made, pilot, table = at_table()
    spot = table.display.layout.hand[0]
    made.take(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=spot.rect.center, button=1))
    pilot.key(pygame.K_F1)
    assert made.scene is table and table.pointer.drag is not None


# ---------------------------------------------------------------------------------------------- from what is shown


def test_from_a_refusal_to_the_clause_behind_it():
    made, pilot, table = at_table()
    barred = next(spot for spot in table.display.layout.hand if not able(spot.card))
    for by_mouse in (False, True):
        pilot.click(barred.rect)
        assert table.pointer.refusal is not None and f"[{table.pointer.refusal.rule}]" in table.pointer.refusal.text
        pilot.frame()
        rule = table.pointer.refusal.rule
        if by_mouse:
            pilot.click(table.pointer.refusal.place)
        else:
            pilot.key(pygame.K_F1)
        assert isinstance(made.scene, RulebookScreen)
        assert selected(made.scene) == rule
        assert made.scene.seen(made.scene.page.blocks[made.scene.row].rect).colliderect(made.scene.text.box)
        pilot.key(pygame.K_ESCAPE)
        assert table.pointer.refusal is not None


def test_an_illegal_drop_names_the_clause(monkeypatch):
    made, pilot, table = at_table()
    reason = Reason("COVER-09", "no_warrior_open")
    monkeypatch.setattr("doomtable.table.match.card_reasons.why_not", lambda *_: reason)
    spot = next(spot for spot in table.display.layout.hand if not able(spot.card))
    pilot.drag(spot.rect, table.display.layout.trays[0].rect.center)
    assert table.pointer.refusal is not None and table.pointer.refusal.rule == "COVER-09"
    pilot.key(pygame.K_F1)
    assert selected(made.scene) == "COVER-09"


def test_from_the_question_by_key_and_by_mouse():
    made, pilot, table = at_table()
    table.pointer.refusal = None
    wanted = rulebook_links.lookup_of_question(table).at
    assert table.display.view.decision.kind in ("menu", "window") and wanted
    pilot.key(pygame.K_F1)
    assert (selected(made.scene) or made.scene.place.chapter) == wanted[0]
    pilot.key(pygame.K_ESCAPE)
    mark = next(rect for rect, lookup in rulebook_links.marks(table) if lookup.at == wanted)
    assert table.display.layout.ask.contains(mark)
    pilot.click(mark)
    assert (selected(made.scene) or made.scene.place.chapter) == wanted[0]


def test_from_the_actions_step_to_the_actions():
    made, pilot, table = at_table()
    while table.display.view.decision.kind == "window":
        pilot.key(pygame.K_SPACE)
        if table.seats.handover is not None:
            table.act(SitDown())
    assert table.display.view.decision.kind == "menu"
    pilot.key(pygame.K_F1)
    assert made.scene.place.chapter == "actions"


def test_from_a_card_in_large():
    made, pilot, table = at_table()
    spot = next(spot for spot in table.display.layout.hand if spot.card.type == "warrior")
    pilot.click(spot.rect, button=3)
    pilot.frame()
    pilot.key(pygame.K_F1)
    assert made.scene.place.title == spot.card.name and "ACT-01" in made.scene.place.chosen
    pilot.key(pygame.K_ESCAPE)
    assert table.pointer.zoomed is not None and table.zoom.mark is not None
    pilot.click(table.zoom.mark)
    assert made.scene.place.title == spot.card.name


def shown(position: str, size: tuple[int, int]) -> MatchScreen:
    """A table with a position of a file."""
    from doomtable.scenarios import runner
    from doomtable.table.window.screenshot import StillPort

    game, told = runner.open_told(POSITIONS / position)
    seat = game.decision.seat
    return MatchScreen(
        StillPort(game, seat, told), WORDS, Theme(PALETTES["default"], scale_for(size)), size, (seat,), game.names
    )


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_from_the_combat(size):
    table = shown("fight.yaml", size)
    assert rulebook_links.lookup_for(table).at == ("COMBAT-08",)
    mark = next(rect for rect, lookup in rulebook_links.marks(table) if lookup.at == ("COMBAT-01",))
    assert table.display.combat_rect.contains(mark)
    assert table.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=mark.center, button=1)).at == (
        "COMBAT-01",
    )
    spots = table.combat.spots(table.display.view, table.display.combat_rect)
    assert not any(spot.rect.inflate(10, 90).colliderect(mark) for spot in spots)
    assert not any(button.rect.colliderect(mark) for button in table.question.buttons)


def test_what_nobody_knows_stays_unknown():
    table = shown("cover.yaml", (1280, 800))
    card, _ = next(iter(every_card(table.display.view)))
    table.pointer.zoomed = (card._replace(name=None), "", pygame.Rect(0, 0, 9, 9))
    assert rulebook_links.lookup_for(table).at == rulebook_links.HIDDEN
    assert rulebook_links.lookup_for(table).title == WORDS.say("card-hidden")


# -------------------------------------------------------------------------------------------------- going about


def test_keys_alone_reach_every_chapter_and_clause():
    made = book()
    seen = []
    key(made, pygame.K_LEFT, pygame.K_UP)
    for chapter in made.book.chapters:
        assert made.place.chapter == chapter
        assert made.focus == ("chapters", 0)
        made.focus = ("text", 0)
        key(made, pygame.K_HOME)
        for _ in made.page.blocks[1:]:
            key(made, pygame.K_DOWN)
            seen.append(selected(made))
            block = made.seen(made.page.blocks[made.row].rect)
            assert made.text.box.contains(block), "what is selected is seen whole"
        key(made, pygame.K_LEFT, pygame.K_DOWN)
    assert seen == list(made.book.standing)


def test_keys_alone_follow_links_and_come_back():
    made = book("ACT-05")
    key(made, pygame.K_TAB)
    assert made.keyed and made.focus == ("text", 0)
    key(made, pygame.K_TAB)
    assert made.focus == ("link", 0)
    key(made, pygame.K_RETURN)
    assert selected(made) == "COVER-05"
    key(made, pygame.K_BACKSPACE)
    assert selected(made) == "ACT-05"
    key(made, pygame.K_RIGHT, mod=pygame.KMOD_ALT)
    assert selected(made) == "COVER-05"
    key(made, pygame.K_LEFT, mod=pygame.KMOD_ALT)
    assert selected(made) == "ACT-05"
    key(made, pygame.K_RETURN)
    assert selected(made) == "COVER-05", "Enter follows the first link"


def test_tab_goes_round_everything():
    made = book("actions")
    key(made, pygame.K_TAB)
    begin, seen = made.focus, []
    while True:
        seen.append(made.focus)
        key(made, pygame.K_TAB)
        if made.focus == begin:
            break
    assert sorted(seen) == sorted(made.stops())
    assert {kind for kind, _ in seen} == {"chapters", "text", "link", "button"}
    key(made, pygame.K_TAB, mod=pygame.KMOD_SHIFT)
    assert made.focus == seen[-1]
    made.focus = ("button", len(made.buttons) - 1)
    assert key(made, pygame.K_RETURN) == CloseRulebook()


def test_mouse_alone_reaches_chapters_clauses_and_links():
    made = book(size=(1024, 640))
    for number, chapter in enumerate(made.book.chapters):
        while not made.list.box.contains(made.row_rect(number)):
            wheel(made, -1, made.list.box.center)
        assert click(made, made.row_rect(number).center) is None
        assert made.place.chapter == chapter
    first = made.text.top
    wheel(made, -3, made.text.box.center)
    assert made.text.top > first
    link = next(
        link for block in made.page.blocks for link in block.links if block.rect.y > made.text.top + 40
    )
    made.text.show(link.rects[0].y, 20, 60)
    assert click(made, made.seen(link.rects[0]).center) is None
    target = made.book.articles[link.to]
    assert selected(made) == target.id and made.place.chapter == target.chapter
    click(made, made.buttons[0].rect.center)
    assert made.place.chapter == "words"
    click(made, made.buttons[1].rect.center)
    assert selected(made) == target.id
    assert click(made, (3, 3)) == CloseRulebook()


def test_the_bar_is_pulled():
    made = book("combat")
    thumb = made.text.thumb
    made.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=thumb.center, button=1))
    end = (thumb.centerx, made.text.track.bottom)
    made.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=end, rel=(0, 0), buttons=(1, 0, 0)))
    assert made.text.top == made.text.most > 0
    made.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=1))
    click(made, (made.text.track.centerx, made.text.track.y + 2))
    assert made.text.top == made.text.most - made.text.box.h


def test_typing_searches():
    made = book("cover")
    typed(made, "handg")
    assert made.place.query == "handg"
    found = [block.article.id for block in made.page.blocks[1:]]
    assert "EQUIP-12" in found and "handgun" in found
    assert made.hits == {"equipment": 1, "words": 1}
    typed(made, "xx")
    key(made, pygame.K_BACKSPACE, pygame.K_BACKSPACE)
    key(made, pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN)
    assert selected(made) == found[1] and made.place.query == ""
    key(made, pygame.K_BACKSPACE)
    assert made.place.query == "handg", "back to what was found"
    key(made, pygame.K_BACKSPACE)
    assert made.place.query == "hand"
    assert key(made, pygame.K_ESCAPE) is None
    assert made.place.query == "" and made.place.chapter == "cover"
    assert key(made, pygame.K_ESCAPE) == CloseRulebook()


def test_enter_takes_what_was_found_first():
    made = book()
    typed(made, "cover-05")
    key(made, pygame.K_RETURN)
    assert selected(made) == "COVER-05"


def test_keys_and_wheel_go_through_all_that_was_found_at_once():
    made = book()
    typed(made, "a")
    key(made, pygame.K_END)
    assert made.row == MOST == len(made.page.blocks) - 1
    made = book()
    typed(made, "a")
    wheel(made, -100, made.text.box.center)
    assert made.text.top == made.page.high - made.text.box.h


def test_all_of_a_search_is_marked_at_once():
    made = book("cover")
    key(made, pygame.K_a, mod=pygame.KMOD_CTRL)
    assert not made.marked, "there is nothing to mark"
    typed(made, "handg")
    key(made, pygame.K_a, mod=pygame.KMOD_CTRL)
    key(made, pygame.K_LSHIFT)
    made.draw(pygame.Surface((1280, 800)))
    typed(made, "equip")
    assert made.place.query == "equip" and not made.marked
    key(made, pygame.K_a, mod=pygame.KMOD_CTRL)
    key(made, pygame.K_DELETE)
    assert made.place.query == "" and made.place.chapter == "cover"


def test_a_search_is_cleared_by_mouse():
    made = book("missions")
    typed(made, "quit the zzz")
    assert len(made.page.blocks) == 1
    click(made, made.cross.center)
    assert made.place == RulebookLocation("missions")


def test_letters_never_close_it():
    made = book()
    typed(made, "qmeztubsap n")
    assert made.place.query == "qmeztubsap n"


# ------------------------------------------------------------------------------------------------------ how it lies


@pytest.mark.parametrize(("size", "scale"), rows(2, SIZES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chapters_of_every_language_fit_their_rows(language, size, scale):
    made, words = book(size=size, scale=scale), Words(language)
    for number, chapter in enumerate(made.book.chapters):
        wide = text_width(words.say(f"chapter-{chapter}"), made.theme.px(15), 600)
        assert wide <= made.row_rect(number).w - made.theme.px(24), chapter


@pytest.mark.parametrize(("size", "scale"), rows(2, SIZES))
def test_nothing_is_cut(size, scale):
    made = book(size=size, scale=scale)
    px = made.theme.px
    window_ = pygame.Rect((0, 0), size)
    assert window_.contains(made.panel)
    boxes = [made.search, made.list.box, made.bed, *(button.rect for button in made.buttons)]
    assert all(made.panel.contains(box) for box in boxes)
    assert not any(a.colliderect(b) for i, a in enumerate(boxes) for b in boxes[i + 1 :])
    surface = pygame.Surface(size)
    for number, chapter in enumerate(made.book.chapters):
        assert text_width(made.book.title(chapter), px(15), 600) <= made.row_rect(number).w - px(24), chapter
        made.visit(RulebookLocation(chapter))
        for block in made.page.blocks:
            room = block.rect.w - 2 * px(16)
            for paragraph in (block.title, block.text):
                assert all(piece.rect.right <= room + px(6) for piece in paragraph.pieces), (
                    chapter,
                    block.article,
                )
            note = text_width(block.note, px(12), 500)
            assert (
                max((p.rect.right for p in block.title.pieces), default=0) + note + px(8) <= room or not note
            )
            assert block.rect.w <= made.text.box.w - made.text.track.w
        assert all(
            a.rect.bottom == b.rect.y for a, b in zip(made.page.blocks, made.page.blocks[1:], strict=False)
        )
    made.draw(surface)
    typed(made, "cover")
    for block in made.page.blocks[1:]:
        wide = max(piece.rect.right for piece in block.title.pieces)
        assert wide + text_width(block.note, px(12), 500) + px(8) <= block.rect.w - 2 * px(16), block.note
    made.draw(surface)


@pytest.mark.parametrize(("size", "scale"), rows(2, SIZES))
def test_the_place_of_the_keyboard_is_always_seen(size, scale):
    made = book("actions", size=size, scale=scale)
    random = Random(5)
    codes = (
        pygame.K_TAB, pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_RETURN, pygame.K_PAGEDOWN,
        pygame.K_PAGEUP, pygame.K_HOME, pygame.K_END, pygame.K_BACKSPACE,
    )  # fmt: skip
    surface = pygame.Surface(size)
    key(made, pygame.K_TAB)
    for count in range(160):
        if random.random() < 0.06:
            typed(made, random.choice("abcest "))
        made.keyed = True
        said = key(made, random.choice(codes))
        assert said in (None, CloseRulebook())
        ring = made.ring()
        assert ring.w > 8 and ring.h > 8 and made.panel.contains(ring), (made.focus, made.place)
        if count % 80 == 0:
            made.draw(surface)


def test_every_palette_draws_it():
    pictures = set()
    for palette in PALETTES.values():
        made = RulebookScreen(WORDS, Theme(palette, 1), (1280, 800), ("COVER-05",))
        typed(made, "open")
        surface = pygame.Surface((1280, 800))
        made.draw(surface)
        pictures.add(pygame.image.tobytes(surface, "RGB"))
    assert len(pictures) == len(PALETTES)


def test_who_finds_too_much_sees_the_first_of_it():
    made = book()
    typed(made, "a")
    shown = len(made.page.blocks)
    assert shown < MOST and made.page.high >= made.text.box.h, "as much as is seen stands there at once"
    for frame in range(100):
        made.dirty = False
        made.update(frame)
        if not made.dirty:
            break
    assert len(made.page.blocks) == MOST + 1 < sum(made.hits.values())
    assert str(MOST) in "".join(piece.run.text for piece in made.page.blocks[0].text.pieces)


# ------------------------------------------------------------------------------------------- by which rules it is read


def test_in_a_game_it_is_that_of_the_game():
    rules = rulesets.get("first", {"goal_p": 31})
    made = open_window((1280, 800), rules, 1)
    made.deal(session_setup.quick_decks(rules)[:2], ("human", "human"))
    pilot = Pilot(made, 1, keyboard=False)
    pilot.frame()
    pilot.key(pygame.K_F1)
    there = made.scene
    assert isinstance(there, RulebookScreen)
    assert "31" in there.book.articles["WIN-01"].plain and "direct" in there.book.chapters
    assert not {"players", "outposts", "forms"} & set(there.book.chapters), "two play, and none of that"
    assert not [button for button in there.buttons if button.message == "edition"]


def choice_of(scene: RulebookScreen) -> Button:
    """The button that chooses the edition."""
    return next(button for button in scene.buttons if button.message == "edition")


def test_from_the_title_the_edition_is_chosen():
    made = book("MULL-01")
    click(made, choice_of(made).rect.center)
    assert made.book.rules == rulesets.TOURNAMENT and selected(made) == "MULL-01", "it stays where it was"
    assert "MULL-02" in made.book.standing
    made.follow("players")
    made.focus, made.keyed = ("button", made.buttons.index(choice_of(made))), True
    key(made, pygame.K_RETURN)
    assert made.book.rules == rulesets.FIRST and "direct" in made.book.chapters


def test_what_differs_is_read_by_keys_alone():
    made = book()
    key(made, pygame.K_LEFT, pygame.K_UP, pygame.K_RIGHT)
    assert made.place == RulebookLocation("differences") and len(made.page.blocks) == 1
    key(made, pygame.K_RETURN)  # the first link: the first edition
    made.set_on()
    assert made.place.known == "first" and len(made.page.blocks) > 20
    assert {"WIN-01", "TURN-15"} <= {block.article.id for block in made.page.blocks[1:] if block.article}
    made.select(made.page.row("WIN-01"))
    key(made, pygame.K_RETURN)
    assert made.place.chapter == "points" and selected(made) == "WIN-01"
    key(made, pygame.K_BACKSPACE)
    assert made.place.known == "first"


def test_what_does_not_hold_says_so():
    made = RulebookScreen(
        WORDS, Theme(PALETTES["default"], 1), (1280, 800), ("MULL-02",), played=RulesPlayed(rulesets.SECOND, 2)
    )
    made.set_on()
    assert made.page.blocks[1].note.startswith("not in this game") and not made.page.blocks[1].links
