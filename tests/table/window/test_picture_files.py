"""Pictures and faces of cards as files, and contact sheets of them."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from doomtable.cards.catalogue import catalogue
from doomtable.errors import BadInput
from doomtable.table.paint.card_pictures import painted
from doomtable.table.paint.theme import Theme
from doomtable.table.window import picture_files, screenshot
from doomtable.table.window.picture_files import SIZE_OF, Shown, contact_sheet, write_pictures
from doomtable.words.words import Words

CARDS = [catalogue().get(name) for name in ("Hussar", "Foxhole", "Ambush")]


@pytest.mark.parametrize("shown", SIZE_OF)
def test_every_card_has_a_file_named_after_its_code(tmp_path: Path, shown: Shown) -> None:
    told: list[None] = []
    write_pictures(tmp_path / "new" / "own", CARDS, Words("en"), shown, step=lambda: told.append(None))
    files = sorted((tmp_path / "new" / "own").iterdir())
    assert [file.name for file in files] == sorted(f"{card.code}.png" for card in CARDS) and len(told) == len(CARDS)
    assert {pygame.image.load(str(file)).get_size() for file in files} == {SIZE_OF[shown]}


def test_a_picture_is_the_one_on_the_card(tmp_path: Path) -> None:
    write_pictures(tmp_path, CARDS[:1], Words("en"), size=(96, 72))
    written = pygame.image.load(str(tmp_path / f"{CARDS[0].code}.png"))
    own = painted("Hussar", "warrior", "bauhaus", (96, 72), Theme(), "")
    assert pygame.image.tobytes(written, "RGB") == pygame.image.tobytes(own, "RGB")


def test_a_silhouette_is_white_on_black(tmp_path: Path) -> None:
    write_pictures(tmp_path, CARDS[:1], Words("en"), "silhouette", (160, 120))
    made = pygame.image.load(str(tmp_path / f"{CARDS[0].code}.png"))
    shares = [made.get_at((x, y))[0] for x in range(160) for y in range(120)]
    white = sum(share > 200 for share in shares) / len(shares)
    assert 0.08 < white < 0.7 and sum(share < 50 for share in shares) / len(shares) > 0.25


def test_a_face_stands_in_the_middle_of_another_shape(tmp_path: Path) -> None:
    write_pictures(tmp_path, CARDS[:1], Words("en"), "face", (400, 280))
    made = pygame.image.load(str(tmp_path / f"{CARDS[0].code}.png"))
    assert made.get_size() == (400, 280) and made.get_bounding_rect() == pygame.Rect(100, 0, 200, 280)


@pytest.mark.parametrize(("shown", "size"), [("picture", (10, 400)), ("picture", (9000, 400)), ("face", (100, 140))])
def test_sizes_that_no_picture_has(tmp_path: Path, shown: Shown, size: tuple[int, int]) -> None:
    with pytest.raises(BadInput, match=f"a picture is .* to 4096x4096 pixels, not {size[0]}x{size[1]}"):
        write_pictures(tmp_path / "own", CARDS, Words("en"), shown, size)
    assert not (tmp_path / "own").exists()


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "own").write_text("Dear Ann")
    with pytest.raises(BadInput, match=r"own cannot be written"):
        write_pictures(tmp_path / "own", CARDS, Words("en"))
    assert (tmp_path / "own").read_text() == "Dear Ann"


@pytest.mark.parametrize(
    ("count", "size"), [(1, (1024, 640)), (3, (1024, 640)), (341, (1024, 640)), (1073, (1920, 1080))]
)
def test_all_cards_fit_on_a_contact_sheet(count: int, size: tuple[int, int]) -> None:
    across, wide, label = picture_files._cells(count, size)
    rows = -(-count // across)
    assert wide >= 20 and across * (wide + 6) <= size[0] and rows * (wide * 3 // 4 + label + 6) <= size[1]
    assert bool(label) == (count < 10)


def test_a_contact_sheet_shows_each_card() -> None:
    sheet = contact_sheet(CARDS, Words("en"), (660, 240))
    across, wide, label = picture_files._cells(3, (660, 240))
    shown = [pygame.Rect(6 + i * (wide + 6), 6, wide, wide * 3 // 4) for i in range(across)]
    parts = [pygame.image.tobytes(sheet.subsurface(box), "RGB") for box in shown]
    assert across == 3 and label and len(set(parts)) == 3


def test_the_scene_of_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = []
    monkeypatch.setattr(
        screenshot, "contact_sheet",
        lambda cards, words, size: drawn.append([card.set for card in cards]) or pygame.Surface(size),
    )  # fmt: skip
    for code in ("unl", None):
        screenshot.render(None, tmp_path / "a.png", size=(1024, 640), scene="cards", card_set=code)
    assert [*map(len, drawn)] == [341, len(catalogue().cards)] and {*drawn[0]} == {"unl"}
    assert [file.name for file in tmp_path.iterdir()] == ["a.png"]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"scene": "cards", "card_set": "abc"}, 'There is no set "abc"'),
        ({"scene": "title", "card_set": "unl"}, "--set is for --scene cards"),
    ],
)
def test_a_set_that_is_none_or_of_no_use(tmp_path: Path, wrong: dict[str, str], said: str) -> None:
    with pytest.raises(BadInput, match=said):
        screenshot.render(None, tmp_path / "a.png", size=(1024, 640), **wrong)  # type: ignore[arg-type]


def test_a_set_without_cards_has_no_sheet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(catalogue()), "by_set", lambda self, code: ())
    with pytest.raises(BadInput, match="no cards of the set inq yet"):
        screenshot.render(None, tmp_path / "a.png", size=(1024, 640), scene="cards", card_set="inq")
