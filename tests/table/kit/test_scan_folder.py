"""A player's own pictures: matched by code or title, checked before they are decoded, shown with ratings over them."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from dataclasses import replace
from math import inf
from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st
from table.hands import Hands
from table.pilot import Pilot

from doomtable import rulesets
from doomtable.cards.catalogue import catalogue
from doomtable.files import settings, storage
from doomtable.files.settings import Settings
from doomtable.table.kit import scan_folder
from doomtable.table.kit.face_models import FaceModels
from doomtable.table.kit.message import OpenSettings
from doomtable.table.kit.scan_folder import (
    ScanFolder,
    SkippedScan,
    card_of,
    names_of,
    plain,
    read_folder,
    report,
)
from doomtable.table.pages.settings_screen import LeaveQuestion, SettingsScreen, UseFolder
from doomtable.table.pages.title_screen import PlayHotseat
from doomtable.table.paint import card_faces, image_headers, scan_decoder
from doomtable.table.paint.theme import Theme
from doomtable.table.window.app import open_window
from doomtable.table.window.main_window import MainWindow
from doomtable.words.words import Words

CARDS = catalogue().cards
KNOWN = names_of(CARDS)
PINK = (230, 40, 200)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(storage, "user_path", lambda name="": tmp_path / "own" / name)
    pygame.display.init()
    pygame.font.init()
    scan_decoder.forget()
    card_faces.forget()
    folder = tmp_path / "pictures"
    folder.mkdir()
    yield folder
    scan_decoder.forget()


def draw(path: Path, size: tuple[int, int] = (250, 350), colour: tuple[int, int, int] = PINK) -> Path:
    image = pygame.Surface(size)
    image.fill(colour)
    pygame.draw.rect(image, (20, 200, 60), pygame.Rect(0, 0, size[0], size[1] // 10))  # its upper edge
    path.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(image, str(path))
    return path


def png(wide: int, high: int) -> bytes:
    """A PNG that says it is so large and holds next to nothing."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", wide, high, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", head)
        + chunk(b"IDAT", zlib.compress(b"\0" * 99))
        + chunk(b"IEND", b"")
    )


def is_pink(colour: pygame.Color) -> bool:
    return all(abs(a - b) <= 8 for a, b in zip(colour[:3], PINK, strict=True))


def is_green(colour: pygame.Color) -> bool:
    return colour.g > 150 > 100 > colour.r


def looked(folder: Path) -> ScanFolder:
    """The pictures of a folder, all of them looked at."""
    found = read_folder(str(folder), CARDS)
    found.check_all()
    while found.waiting:
        found.advance(0.01)
    return found


# ------------------------------------------------------------------------------------------------------ matching


def test_every_card_is_found_by_code_number_and_title() -> None:
    for card in CARDS:
        number = int(card.code[2:])
        for stem in (
            card.code,
            f"{card.set}-{number}",
            f"{card.set.upper()}_{number:03}",
            f"{card.set}{number}",
        ):
            assert card_of(stem, KNOWN) == card.name
        for stem in (
            card.name,
            card.name.upper(),
            card.name.replace(" ", "_"),
            plain(card.name),
            f" {card.name} ",
        ):
            assert card_of(stem, KNOWN) == card.name


@given(st.text(max_size=40))
def test_any_name_of_a_file_is_a_card_or_none(stem: str) -> None:
    assert card_of(stem, KNOWN) in (None, *{card.name for card in CARDS})


def test_names_that_are_no_cards() -> None:
    for stem in ("", "99999", "unl-9999", "nobody knows it", "-", "..", "٣", "²"):
        assert card_of(stem, KNOWN) is None


def test_a_folder_is_looked_through_with_those_in_it(home: Path) -> None:
    draw(home / "01157.png")
    draw(home / "second" / "hussar.png")
    draw(home / "second" / "AC-40 'justifier'.jpg")
    draw(home / ".hidden" / "01002.png")
    draw(home / "holiday.png")
    (home / "notes.txt").write_text("no picture")
    found = looked(home)
    assert {name: path.name for name, path in found.pictures.items()} == {
        "Hussar": "01157.png", 'AC-40 "Justifier"': "AC-40 'justifier'.jpg",
    }  # fmt: skip
    assert set(found.skipped) == {
        SkippedScan("second/hussar.png", "scans-twice", "Hussar"), SkippedScan("holiday.png", "scans-nobody"),
        SkippedScan("notes.txt", "scans-no-picture"),
    }  # fmt: skip
    assert len(found.missing) == len(CARDS) - 2 and "Hussar" not in found.missing


def test_no_folder_is_no_pictures() -> None:
    for folder in ("", "/nowhere/at/all", "/dev/null"):
        found = read_folder(folder, CARDS)
        assert not found.pictures and not found.wanted("Hussar") and not found.waiting


# ------------------------------------------------------------------------------------------------------- checking


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "scans-no-picture"),
        (b"GIF is what I am", "scans-no-picture"),
        (b"\xff\xd8\xff\xe0", "scans-no-picture"),
        (b"\x89PNG\r\n\x1a\n", "scans-no-picture"),
        (png(30000, 30000), "scans-huge"),
        (png(8, 8), "scans-tiny"),
        (png(500, 700), "scans-broken"),
        (b"BM" + b"\0" * 16 + struct.pack("<ii", 2**31 - 1, -(2**31)) + b"\0" * 40, "scans-huge"),
        (b"BM" + b"\0" * 16 + struct.pack("<ii", 300, 300) + b"\0" * 40, "scans-broken"),
    ],
    ids=range(9),
)
def test_bad_pictures_are_skipped_and_named(home: Path, data: bytes, why: str) -> None:
    (home / "hussar.png").write_bytes(data)
    found = looked(home)
    assert (
        found.skipped == [SkippedScan("hussar.png", why, "Hussar")]
        and not found.pictures
        and "Hussar" in found.missing
    )


@pytest.mark.parametrize("kind", [".png", ".jpg"])
def test_a_picture_that_ends_too_early_is_broken(home: Path, kind: str) -> None:
    path = draw(home / f"hussar{kind}", (900, 1260))
    data = path.read_bytes()
    for share in (0.3, 0.6, 0.95):
        path.write_bytes(data[: int(len(data) * share)])
        scan_decoder.forget()
        assert [one.why for one in looked(home).skipped] == ["scans-broken"]


def test_a_file_that_is_too_heavy_or_cannot_be_read(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    draw(home / "hussar.png")
    monkeypatch.setattr(scan_decoder, "MOST_BYTES", 10)
    assert [one.why for one in looked(home).skipped] == ["scans-heavy"]
    found = read_folder(str(home), CARDS)
    (home / "hussar.png").unlink()
    found.check_all()
    found.advance(inf)
    assert [one.why for one in found.skipped] == ["scans-unreadable"]


@given(
    st.binary(max_size=64),
    st.sampled_from([b"", b"\xff\xd8\xff\xe0", b"\x89PNG\r\n\x1a\n", b"GIF89a", b"BM", b"RIFF....WEBPVP8 "]),
)
def test_whatever_a_file_begins_with_its_size_is_read_or_not(data: bytes, head: bytes) -> None:
    size = image_headers.size_of(head + data)
    assert size is None or min(size) >= -(2**31)


def test_sizes_are_as_the_decoder_has_them(home: Path) -> None:
    for kind in (".png", ".jpg", ".bmp"):
        path = draw(home / f"x{kind}", (123, 77))
        assert image_headers.size_of(path.read_bytes()) == (123, 77)


# -------------------------------------------------------------------------------------------------------- showing


def test_a_picture_is_shown_once_it_has_been_looked_at(home: Path) -> None:
    draw(home / "hussar.png")
    found = read_folder(str(home), CARDS)
    shown = FaceModels(Words("en"), found)
    assert shown.named("Hussar").scan == "" and list(found.waiting) == ["Hussar"]
    assert shown.named("Dragoon").scan == "" and list(found.waiting) == ["Hussar"]
    assert found.advance(inf) and not found.waiting
    assert shown.named("Hussar").scan == str(home / "hussar.png")


def test_the_picture_takes_the_face_s_place_and_ratings_stand_over_it(home: Path) -> None:
    draw(home / "hussar.png", (500, 700))
    found, theme = looked(home), Theme()
    model = FaceModels(Words("en"), found).named("Hussar")
    drawn = replace(model, scan="")
    paints = {
        "large": lambda m: card_faces.large_face(m, theme), "hand": lambda m: card_faces.hand_face(m, theme),
        "board": lambda m: card_faces.board_face(m, theme, 100), "mini": lambda m: card_faces.mini_face(m, theme),
    }  # fmt: skip
    for name, paint in paints.items():
        own, other = paint(model), paint(drawn)
        assert own.get_size() == other.get_size(), name
        wide, high = own.get_size()
        assert is_pink(own.get_at((wide // 2, high // 2))), name
        assert is_green(own.get_at((wide // 2, high // 20))), name
        foot = {tuple(own.get_at((x, high - high // 12))[:3]) for x in range(wide)}
        assert len(foot) > 8 and own.get_at((0, 0)).a == 0, name
        fallen = paint(replace(model, wounded=True))
        assert pygame.image.tobytes(fallen, "RGB") != pygame.image.tobytes(own, "RGB"), name
    lying = card_faces.board_face(replace(model, wounded=True), theme, 100)
    assert is_green(lying.get_at((lying.get_width() - 8, lying.get_height() // 3)))  # its head is right


def test_any_shape_of_picture_becomes_a_card(home: Path) -> None:
    for size in ((100, 900), (900, 100), (700, 500), (2000, 2800), (63, 88)):
        path = draw(home / "hussar.png", size)
        scan_decoder.forget()
        made = scan_decoder.scanned(str(path), (130, 182), 6.0)
        assert made is not None and made.get_size() == (130, 182) and is_pink(made.get_at((65, 120)))
        assert scan_decoder.master(str(path)).get_width() <= scan_decoder.KEPT[0]


def test_a_picture_that_goes_away_leaves_the_drawn_face(home: Path) -> None:
    path = draw(home / "hussar.png")
    model = FaceModels(Words("en"), looked(home)).named("Hussar")
    path.unlink()
    scan_decoder.forget()
    assert card_faces.board_face(model, Theme(), 100).get_size() == (100, 140)


@pytest.mark.proof
def test_a_game_is_played_with_pictures(home: Path) -> None:
    for card in CARDS[::2]:
        draw(home / f"{plain(card.name)}.png", (63, 88))
    made = open_window((1280, 800), rulesets.get("second"), 1, settings=Settings(scans=str(home)))
    made.handle_message(PlayHotseat())
    made.find_scans()
    assert made.scans.pictures and not made.scans.good
    pilot = Pilot(made, 1, False)
    pilot.play(40)
    for _ in range(60):
        pilot.frame()
    assert made.scans.good and not made.scans.waiting
    assert len(made.scans.good) < len(made.scans.pictures)  # those that were not shown were not looked at


# ------------------------------------------------------------------------------------------------------- settings


BY = pytest.mark.parametrize("keyed", [False, True], ids=["mouse", "keys"])


def at_scans(folder: str, keyed: bool) -> Hands:
    made = open_window((1280, 800), rulesets.get("second"), 1, settings=Settings(scans=folder))
    made.find_scans()
    made.handle_message(OpenSettings())
    hands = Hands(made, keyed)
    hands.press("Own pictures")
    return hands


def texts(made: MainWindow) -> str:
    assert isinstance(made.scene, SettingsScreen)
    return "\n".join(mark.text for mark in made.scene.laid.marks)


@BY
def test_the_report_on_the_screen_and_in_a_file(home: Path, keyed: bool) -> None:
    draw(home / "hussar.png")
    (home / "dragoon.png").write_bytes(b"oh no")
    hands = at_scans(str(home), keyed)
    made = hands.window
    for i in range(20):
        made.frame(i)
    assert f"1 of {len(CARDS)} cards" in texts(made) and "dragoon.png: this is no picture" in texts(made)
    hands.press("Write a report")
    written = (storage.user_path() / "scans.txt").read_text(encoding="utf-8")
    assert written == report(made.scans, made.words)
    assert (
        "  dragoon.png: this is no picture\n" in written
        and "  Dragoon\n" in written
        and "  Hussar\n" not in written
    )
    draw(home / "dragoon.png")
    hands.press("Look again")
    for i in range(20):
        made.frame(i)
    assert f"2 of {len(CARDS)} cards" in texts(made) and "Nothing." in texts(made)


@BY
def test_a_folder_is_typed_dropped_and_given_by_the_program(home: Path, keyed: bool) -> None:
    draw(home / "hussar.png")
    hands = at_scans("", keyed)
    made = hands.window
    hands.press("Program’s own folder")
    own = storage.user_path("scans")
    assert own.is_dir() and settings.load().settings.scans == str(own) == made.settings.scans
    hands.press("No pictures")
    assert made.settings.scans == ""
    hands.press("Type its name")
    made.take(pygame.event.Event(pygame.TEXTINPUT, text=str(home) + "x"))
    made.take(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_BACKSPACE, mod=0))
    made.take(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_q, mod=0))
    made.take(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0))
    assert made.settings.scans == str(home) and "Hussar" in made.scans.pictures
    made.take(pygame.event.Event(pygame.DROPFILE, file=str(own)))
    assert made.settings.scans == str(own)
    made.take(pygame.event.Event(pygame.DROPFILE, file=str(home / "hussar.png")))
    assert made.settings.scans == str(home)
    hands.press("Type its name")
    made.take(pygame.event.Event(pygame.TEXTINPUT, text="/no/such/folder"))
    hands.press("Use it")
    assert isinstance(made.scene, SettingsScreen)
    assert made.settings.scans == str(home) and "/no/such/folder" in made.scene.said


@BY
def test_the_sheet_for_a_folder_is_left_as_it_came(home: Path, keyed: bool) -> None:
    hands = at_scans(str(home), keyed)
    made = hands.window
    hands.press("Type its name")
    scene = made.scene
    assert isinstance(scene, SettingsScreen) and scene.sheet is not None and scene.sheet.entry is not None
    assert [one.message for one in scene.sheet.choices] == [UseFolder(), LeaveQuestion()]
    assert scene.sheet.entry == str(home), "what is set stands there already"
    made.take(pygame.event.Event(pygame.TEXTINPUT, text="elsewhere"))
    hands.press(made.words.say("settings-scans-no"))
    assert scene.sheet is None and made.settings.scans == str(home)
    hands.press("Type its name")
    made.take(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0))
    assert scene.sheet is None and made.scene is scene and made.settings.scans == str(home)


def test_the_first_frame_waits_for_no_picture(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    draw(home / "hussar.png")
    monkeypatch.setattr(scan_folder.scan_decoder, "master", lambda path: pytest.fail("decoded"))
    made = open_window((1280, 800), rulesets.get("second"), 1, settings=Settings(scans=str(home)))
    assert made.frame(0) and not made.scans.pictures
    made.find_scans()
    assert made.scans.pictures
