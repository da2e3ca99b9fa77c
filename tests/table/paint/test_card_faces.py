"""What is painted can be read: every size, every palette, no word cut, no word too small."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import combinations

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest
from table.reading import read

from doomtable.table.kit.face_models import HIDDEN
from doomtable.table.paint import (
    badges,
    card_faces,
    emblems,
    fonts,
    highlights,
    panels,
    text_layout,
)
from doomtable.table.paint.card_face_layout import FaceLayout, FaceModel, Rating
from doomtable.table.paint.cover_face import cover_face
from doomtable.table.paint.surface_cache import SurfaceCache
from doomtable.table.paint.theme import (
    AFFILIATIONS,
    BLACK,
    COLOUR_BLIND_SAFE,
    DEFAULT,
    HIGH_CONTRAST,
    PALETTES,
    PLACES,
    TYPES,
    WHITE,
    Palette,
    Theme,
    contrast,
    mix,
)
from doomtable.table.paint.turn_banner import draw_banner
from doomtable.words.words import Words

RATINGS = (Rating("F", 12, 8), Rating("S", None), Rating("A", 3, 5), Rating("V", 18, 18))
SENTENCE = "At the end of your turn this warrior may seek cover if it killed anyone since you last drew. "
PLAIN = FaceModel("Hussar", "warrior", ("bauhaus",), RATINGS, "Warrior · Bauhaus", SENTENCE, "No power.")
NAMES = (
    "Declaration of Corporate Dissension",
    "Mitch Hunter - Island Team Member",
    "Golgotha–The Warrior Princess",
    "Personal Anti-Personnel Mines",
    "Establish Defensive Perimeter",
    'Sherman .74 Model 13 "Bolter"',
    "Staff General Constance Romanov",
)
WORST = tuple(
    FaceModel(
        name,
        kind,
        ("legion", "crescentia"),
        RATINGS,
        "Dark Symmetry · Gift of Semai · Personality",
        SENTENCE * 4,
        "Once a turn, +4 F and −2 S against followers of Semai; it may not seek cover.",
        marker="U2",
        heading="Personality · Inquisitor · Immune to the Dark Symmetry",
    )
    for name, kind in zip(NAMES, TYPES, strict=False)
)


@pytest.fixture(params=list(PALETTES.values()), ids=lambda p: p.name)
def palette(request: pytest.FixtureRequest) -> Palette:
    found = request.param
    assert isinstance(found, Palette)
    return found


@pytest.fixture
def fallback(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No font packages: pygame's own sans, a third wider."""
    fonts.forget()
    card_faces.forget()
    monkeypatch.setattr(fonts, "font_path", lambda family, weight: None)
    yield
    fonts._open.clear()
    fonts.text_width.cache_clear()
    card_faces.forget()


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def layouts(model: FaceModel, theme: Theme) -> dict[str, FaceLayout]:
    return {
        "large": card_faces.large_layout(model, theme),
        "hand": card_faces.hand_layout(model, theme),
        "board 92": card_faces.board_layout(model, theme, theme.px(92)),
        "board 120": card_faces.board_layout(model, theme, theme.px(120)),
        "lying": card_faces.board_layout(replace(model, wounded=True), theme, theme.px(92)),
        "mini": card_faces.mini_layout(model, theme),
        "mini lying": card_faces.mini_layout(replace(model, wounded=True), theme),
    }


def assert_readable(model: FaceModel, theme: Theme, skip: tuple[str, ...] = ()) -> None:
    for name, layout in layouts(model, theme).items():
        card = pygame.Rect(0, 0, *layout.size)
        assert card.contains(layout.picture), name
        if layout.ratings is not None:
            assert card.contains(layout.ratings), name
        for placed in layout.texts:
            where = f"{name}: {placed.what} of {model.name}"
            assert placed.words.size >= theme.px(12), where
            assert card.contains(placed.box), where
            if f"{name} {placed.what}" in skip or name in skip:
                continue
            assert placed.words.fits, where
            assert placed.words.width <= placed.box.w and placed.words.height <= placed.box.h + 1, where


@pytest.mark.parametrize("kind", TYPES)
def test_faces_render_at_every_size(kind: str, palette: Palette) -> None:
    theme = Theme(palette)
    model = replace(PLAIN, type=kind)
    fallen = replace(model, wounded=True)
    assert card_faces.large_face(model, theme).get_size() == (300, 420)
    assert card_faces.hand_face(model, theme).get_size() == (130, 182)
    assert card_faces.board_face(model, theme, 92).get_size() == (92, 129)
    assert card_faces.board_face(model, theme, 120).get_size() == (120, 168)
    assert card_faces.board_face(fallen, theme, 92).get_size() == (129, 92)
    assert card_faces.mini_face(model, theme).get_size() == (64, 90)
    assert card_faces.mini_face(fallen, theme).get_size() == (90, 64)
    assert card_faces.strip(model, 150, 22, "F+4", theme).get_size() == (150, 22)
    free, barred = (card_faces.strip(model, 150, 22, "", theme, barred=shut) for shut in (False, True))
    assert pygame.image.tobytes(free, "RGBA") != pygame.image.tobytes(barred, "RGBA")
    for inside in (True, False):
        stub = card_faces.vehicle_stub(model, theme, 120, 168, inside, "in")
        assert stub.get_size() == (55, 168)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("scale", [0.75, 1.0, 1.5])
def test_a_wounded_card_says_so_on_its_side_however_small_it_is(language: str, scale: float) -> None:
    theme, told = Theme(scale=scale), Words(language).say("card-wounded")
    fallen = replace(PLAIN, wounded=True, state=told, name=f"{told} {scale}")
    for draw in (card_faces.mini_face, partial(card_faces.board_face, width=theme.px(92))):
        with read() as lines:
            draw(fallen, theme)
        words = [line for line in lines if line.text == told]
        assert words and words[0].size >= theme.px(12) and not words[0].cut()
    endless = replace(fallen, state="Not for all the letters in the world", name="endless")
    with read() as lines:
        card_faces.mini_face(endless, theme)
    assert endless.state not in [line.text for line in lines]


def test_faces_follow_the_scale() -> None:
    for scale in (0.75, 1.5, 2.0):
        size = card_faces.large_face(PLAIN, Theme(DEFAULT, scale)).get_size()
        assert size == (round(300 * scale), round(420 * scale))
        assert_readable(PLAIN, Theme(DEFAULT, scale))
    with pytest.raises(ValueError):
        Theme(DEFAULT, 2.5)


@pytest.mark.parametrize("affiliation", AFFILIATIONS)
def test_every_affiliation_has_a_face_of_its_own(affiliation: str) -> None:
    theme = Theme()
    other = "general" if affiliation != "general" else "bauhaus"
    mine = card_faces.board_face(replace(PLAIN, affiliations=(affiliation,)), theme, 92)
    assert pixels(mine) != pixels(card_faces.board_face(replace(PLAIN, affiliations=(other,)), theme, 92))


@pytest.mark.parametrize("model", [PLAIN, *WORST], ids=lambda m: m.name)
def test_words_fit_their_boxes_and_are_never_small(model: FaceModel) -> None:
    for scale in (1.0, 1.25, 2.0):
        assert_readable(model, Theme(DEFAULT, scale))
        short = replace(model, short=model.name.split()[0])
        assert_readable(short, Theme(DEFAULT, scale))


def test_words_fit_without_the_font_packages(fallback: None) -> None:
    assert fonts.font_path("text", 400) is None
    for model in (
        PLAIN,
        replace(WORST[0], short="Decree", text=SENTENCE * 3, gist="+4 F; may not seek cover."),
    ):
        assert_readable(model, Theme(), skip=("large type line",))
        assert card_faces.large_face(model, Theme()).get_size() == (300, 420)


def test_a_long_text_takes_its_room_from_the_picture_and_is_not_cut() -> None:
    theme = Theme()
    short = card_faces.large_layout(PLAIN, theme)
    longest = (SENTENCE * 9)[:742]
    long = card_faces.large_layout(replace(WORST[0], text=longest), theme)
    assert short.picture.h >= 172 > long.picture.h
    placed = long.text("text")
    assert placed is not None and placed.words.fits
    assert "…" not in "".join(placed.words.lines)
    assert " ".join(placed.words.lines).split() == longest.split()


def test_ratings_show_signs_dashes_and_changes() -> None:
    mail = replace(PLAIN, type="equipment", ratings=(Rating("F", 4), Rating("A", -2), Rating("S", None)))
    assert [card_faces.rating_words(mail, r) for r in mail.ratings] == ["+4", "−2", "–"]
    assert [card_faces.rating_words(PLAIN, r) for r in PLAIN.ratings] == ["12", "–", "3", "18"]
    assert [r.change for r in PLAIN.ratings] == [1, 0, -1, 0]
    raised = card_faces.board_face(PLAIN, Theme(), 92)
    printed = card_faces.board_face(
        replace(PLAIN, ratings=tuple(replace(r, base=r.value) for r in RATINGS)), Theme(), 92
    )
    assert pixels(raised) != pixels(printed)


def test_a_strip_gives_up_emblem_and_effect_before_its_name() -> None:
    theme = Theme()
    long = replace(PLAIN, name="Trench Chain-Blade of Corporate Dissension")
    for width in (64, 92, 150, 300):
        laid = card_faces.strip_layout(long, width, 22, "F+4", theme)
        assert laid.name is not None and laid.name.words.fits
        assert laid.effect is None or laid.effect.words.fits
        assert laid.effect is None or not laid.name.box.colliderect(laid.effect.box)
    assert laid.emblem and laid.effect is not None and laid.name.words.lines == (long.name,)
    assert card_faces.strip_layout(replace(long, name="Punisher Handgun"), 64, 22, "F+4", theme).effect is None


def test_a_face_with_little_text_gives_its_paper_to_the_picture() -> None:
    bare = replace(PLAIN, text="", gist="", type_line="Warrior · Bauhaus")
    large, hand = card_faces.large_layout(bare, Theme()), card_faces.hand_layout(bare, Theme())
    assert large.text("text") is None and large.picture.h > 260
    line = hand.text("gist")
    assert line is not None and line.words.lines == ("Bauhaus",)
    short, long = (card_faces.hand_layout(replace(PLAIN, gist=gist), Theme()) for gist in ("No power.", SENTENCE))
    assert hand.picture.h == short.picture.h > long.picture.h
    for one in (short, long):
        gist = one.text("gist")
        assert gist is not None and gist.box.h - gist.words.height < 14, "no half of the paper is empty"


@pytest.mark.parametrize("shows", [44, 60, 95])
def test_words_of_a_covered_card_stand_where_nothing_covers_them(shows: int) -> None:
    theme = Theme()
    shown = replace(PLAIN, name="Undead Legionnaire", short="Legionnaire")
    mini = card_faces.mini_layout(shown, theme, 64, min(shows, 60))
    hand = card_faces.hand_layout(shown, theme, 130, max(shows, 60))
    for laid, free in ((mini, min(shows, 60)), (hand, max(shows, 60))):
        assert laid.text("name") is not None and laid.shows == free
        for placed in laid.texts:
            assert placed.words.fits and placed.box.x + placed.words.width <= free
    assert card_faces.mini_face(shown, theme, 64, min(shows, 60)).get_size() == (64, 90)
    assert card_faces.hand_face(shown, theme, 130, max(shows, 60)).get_size() == (130, 182)


def test_covers_tell_their_states_apart(palette: Palette) -> None:
    theme = Theme(palette)
    shown = {
        pixels(cover_face(model, theme, 92, wounded, unpaid, "+3"))
        for wounded in (False, True)
        for model in (HIDDEN, PLAIN)
        for unpaid in ("", "unpaid")
    }
    assert len(shown) == 8
    backs = {pixels(card_faces.card_back((56, 78), theme, tint)) for tint in ("brass", "ash", "char")}
    assert len(backs) == 3


@pytest.mark.parametrize("size", [12, 24, 60])
def test_every_emblem_is_distinct(size: int) -> None:
    names = [*TYPES, *AFFILIATIONS, *PLACES, "battle", "war"]
    assert set(names) == set(emblems.SHAPES)
    masks = {n: pygame.mask.from_surface(emblems.emblem(n, size, WHITE), 127) for n in names}
    for one, other in combinations(names, 2):
        both = masks[one].overlap_area(masks[other], (0, 0))
        differs = masks[one].count() + masks[other].count() - 2 * both
        assert differs > size * size * 0.06, f"{one} looks like {other} at {size}"
    for name in names:
        assert masks[name].count() > size * size * 0.08, f"{name} is too thin at {size}"


def test_rating_shapes_are_distinct() -> None:
    masks = []
    for letter in "FSAV":
        image = pygame.Surface((22, 22), pygame.SRCALPHA, 32)
        pygame.draw.polygon(image, WHITE, badges.rating_outline(letter, 22, 22))
        masks.append(pygame.mask.from_surface(image))
    for one, other in combinations(masks, 2):
        both = one.overlap_area(other, (0, 0))
        assert one.count() + other.count() - 2 * both > 22


TOKENS = ("bone", "ash", "brass", "brass_hi", "ember", "jade", "blood", "ratings")
LOWEST = {
    DEFAULT: (10.9, 6.1, 5.8, 10.0, 5.7, 7.5, 5.3, 4.9),
    HIGH_CONTRAST: (19.0, 13.2, 13.2, 15.8, 10.4, 14.8, 9.3, 8.3),
    COLOUR_BLIND_SAFE: (10.9, 6.1, 5.8, 10.0, 10.2, 5.9, 5.9, 5.9),
}


def test_palettes_keep_the_contrast_they_promise(palette: Palette) -> None:
    for token, promised in zip(TOKENS, LOWEST[palette], strict=True):
        inks = tuple(palette.ratings.values()) if token == "ratings" else (getattr(palette, token),)
        for ink in inks:
            lowest = min(contrast(ink, ground_colour) for ground_colour in palette.grounds)
            assert lowest >= promised - 0.06, f"{palette.name}: {token} {lowest:.2f}"
    assert contrast(palette.ink, palette.paper) >= 12
    assert all(contrast(seat, palette.iron_high) >= 4.5 for seat in palette.seats)


@pytest.mark.parametrize("kind", TYPES)
def test_words_on_type_colours_can_be_read(kind: str, palette: Palette) -> None:
    bar = palette.title_bar(kind)
    assert contrast(palette.bone, bar) >= 8.25
    assert contrast(mix(palette.type_colour(kind), WHITE, 0.72), bar) >= 4.5
    assert contrast(palette.heading_ink(kind), palette.paper) >= 4.5
    assert contrast(palette.bone, palette.strip_bar(kind)[0]) >= 4.5
    assert contrast(mix(palette.brass_hi, WHITE, 0.2), mix(*palette.strip_bar(kind), 0.5)) >= 4.5


def test_contrast_is_that_of_wcag() -> None:
    assert contrast(BLACK, WHITE) == pytest.approx(21)
    assert contrast((119, 119, 119), WHITE) == pytest.approx(4.48, abs=0.01)


def test_wrapping_breaks_at_hyphens_only_when_it_must() -> None:
    wide = fonts.text_width("Chain-Blade", 14, 600)
    assert text_layout.wrap("Trench Chain-Blade", 14, wide, 600) == ["Trench", "Chain-Blade"]
    assert text_layout.wrap("Chain-Blade", 14, wide - 1, 600) == ["Chain-", "Blade"]
    assert text_layout.wrap("one\ntwo", 14, 500) == ["one", "two"]
    bound = "three\u00a0four"
    narrow = fonts.text_width("two " + "three", 14) + 2
    assert text_layout.wrap("two " + bound, 14, max(narrow, fonts.text_width(bound, 14)))[-1] == bound


def test_fitting_shrinks_no_further_than_told() -> None:
    words = text_layout.fit(SENTENCE * 5, 100, 40, 20, 12)
    assert words.size == 12 and not words.fits
    assert text_layout.fit("Hussar", 200, 40, 20, 12).size == 20
    even = text_layout.fit("+4 F. Kills of the wounded earn 2 more.", 118, 60, 12, 12, even=True)
    widths = [fonts.text_width(line, 12) for line in even.lines]
    assert min(widths) > 0.7 * max(widths)


def test_paragraphs_of_runs_wrap_link_and_join() -> None:
    card = text_layout.StyledRun("Crusader Nepharite", WHITE, 600, WHITE, link="c7")
    runs = [
        text_layout.StyledRun("Ilse", WHITE, 700),
        text_layout.StyledRun(" bestows a gift on ", WHITE),
        card,
        text_layout.StyledRun(".", WHITE),
    ]
    for width in (90, 140, 400):
        paragraph = text_layout.set_runs(runs, 14, width)
        assert " ".join(p.run.text for p in paragraph.pieces if p.run.link) == card.text
        assert max(p.rect.right for p in paragraph.pieces) <= width
        stop = paragraph.pieces[-1]
        before = paragraph.pieces[-2]
        assert stop.run.text == "." and stop.rect.topleft == before.rect.topright
        for one, other in combinations(paragraph.pieces, 2):
            assert not one.rect.colliderect(other.rect)
        links = text_layout.draw_paragraph(pygame.Surface((400, 200)), paragraph, 5, 5)
        assert {link for _, link in links} == {"c7"}


def test_fonts_survive_a_restart_of_pygame() -> None:
    assert fonts.font(14).size("a")[0] > 0
    pygame.font.quit()
    assert fonts.font(14).size("a")[0] > 0


def test_glyphs_the_table_needs_are_in_the_fonts() -> None:
    missing = fonts.font(20).metrics("\ufffe")
    for sign in "−–·…’“”äöåüßéèàùÄÖÅ\u00a0":
        metrics = fonts.font(20).metrics(sign)
        assert metrics[0] is not None and metrics != missing, sign


def test_cache_keeps_to_its_bound_and_drops_the_oldest() -> None:
    cache = SurfaceCache(3 * 400)
    made: list[int] = []

    def make(n: int) -> pygame.Surface:
        made.append(n)
        return pygame.Surface((10, 10), pygame.SRCALPHA, 32)

    for n in (1, 2, 3, 1, 4):
        cache.get(n, lambda n=n: make(n))  # type: ignore[misc]
    assert made == [1, 2, 3, 4] and cache.bytes <= cache.limit
    assert 1 in cache and 2 not in cache
    cache.get("huge", lambda: pygame.Surface((100, 100), pygame.SRCALPHA, 32))
    assert "huge" not in cache and len(cache) == 3


def test_grounds_bake_once_and_furniture_draws_everywhere(palette: Palette) -> None:
    for size, scale in (((1024, 640), 0.75), ((1920, 1080), 1.0), ((2560, 1440), 2.0)):
        theme = Theme(palette, scale)
        wood = panels.oak(size, theme)
        assert wood.get_size() == size and panels.oak(size, theme) is wood
        board = wood.copy()
        for kind in ("squad", "cover", "kohort"):
            for rect in (
                pygame.Rect(10, 60, 400, 200),
                pygame.Rect(500, 60, 18, 200),
                pygame.Rect(600, 60, 5, 5),
            ):
                panels.draw_tray(board, rect, theme, kind, "COVER", palette.jade)
        panels.draw_panel(board, pygame.Rect(20, 300, 200, 150), theme, palette.ember, palette.ember)
        steps = ("Draw", "Actions", "Discard")
        bar = pygame.Rect(10, 480, size[0] - 20, theme.px(46))
        drawn = draw_banner(
            board, bar, bar, theme, "YOUR TURN", "Turn 9", palette.seats[0], steps, 1, (2, 3), "2 left"
        )
        assert len(drawn.steps) == 3 and drawn.actions and all(map(bar.contains, (*drawn.steps, drawn.actions)))
        tight = pygame.Rect(bar.x, bar.y, theme.px(420), bar.h)
        tightly = draw_banner(board, bar, tight, theme, "YOUR TURN", "Turn 9", palette.seats[0], steps, 1, (2, 3), "2")
        assert not tightly.steps
        button = pygame.Rect(300, 300, theme.px(180), theme.px(36))
        for state in ("normal", "primary", "disabled"):
            assert panels.draw_button(board, button, theme, "End turn", state, "Space", hover=True)
        panels.draw_rule(board, 10, 600, 200, theme, double=True, lozenge=True)
        panels.draw_pile(board, pygame.Rect(700, 300, 56, 78), theme, 28, "char", "Annihilated")
        for paint in (
            highlights.draw_legal_under, highlights.draw_legal_over, highlights.draw_playable, highlights.draw_asked,
            highlights.draw_selected, highlights.draw_focus, highlights.draw_refused, highlights.draw_dim,
        ):  # fmt: skip
            before = pixels(board)
            paint(board, pygame.Rect(800, 200, 92, 129), theme)
            changes = palette.plain and paint is highlights.draw_legal_under
            assert (pixels(board) == before) is changes
        for sign in (
            badges.crystal(14, theme),
            badges.medal(14, theme),
            badges.bullet(24, theme),
        ):
            assert sign.get_width() > 0
