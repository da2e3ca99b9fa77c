"""Painted pictures on disk: what is kept, what goes, and that nothing of it is trusted."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest

from doomtable.table.paint import picture_disk_cache
from doomtable.table.paint.picture_disk_cache import MARK, PictureDiskCache, painter_version, picture_key
from doomtable.table.paint.picture_queue import PictureJob
from doomtable.table.paint.pictures.defaults import recipe_of

PIXELS = bytes(range(256)) * 16
JOB = PictureJob("Hussar", "warrior", "bauhaus", "", (32, 24), "default")


def noise(number: int) -> bytes:
    """Pixels that are not packed smaller."""
    return b"".join(picture_key(JOB._replace(size=(number, i))).encode() for i in range(50))


def test_a_picture_is_found_by_another_run(tmp_path: Path) -> None:
    PictureDiskCache(tmp_path / "own", "1").keep("a", PIXELS)
    found = PictureDiskCache(tmp_path / "own", "1")
    assert found.get("a", len(PIXELS)) == PIXELS and found.get("b", len(PIXELS)) is None
    assert [file.name for file in (tmp_path / "own" / "1").iterdir()] == ["a"]
    assert found.bytes == (tmp_path / "own" / "1" / "a").stat().st_size


def test_another_version_of_the_painter_empties_it(tmp_path: Path) -> None:
    PictureDiskCache(tmp_path, "1").keep("a", PIXELS)
    found = PictureDiskCache(tmp_path, "2")
    assert found.get("a", len(PIXELS)) is None and found.bytes == 0
    assert [folder.name for folder in tmp_path.iterdir()] == ["2"]


@pytest.mark.parametrize(
    "spoilt",
    [
        b"", b"GIF89a", MARK, MARK + b"no zlib", "shorter", "longer", "half", "a bit", "more behind it",
    ],
)  # fmt: skip
def test_a_damaged_file_is_as_good_as_none(tmp_path: Path, spoilt: bytes | str) -> None:
    kept = PictureDiskCache(tmp_path, "1")
    length = len(PIXELS) + {"shorter": 4, "longer": -4}.get(str(spoilt), 0)
    kept.keep("a", PIXELS)
    file = tmp_path / "1" / "a"
    whole = file.read_bytes()
    middle = len(whole) // 2
    changed = whole[:middle] + bytes([whole[middle] ^ 4]) + whole[middle + 1 :]
    other = {"half": whole[:middle], "a bit": changed, "more behind it": whole + b"x"}
    file.write_bytes(spoilt if isinstance(spoilt, bytes) else other.get(spoilt, whole))
    assert kept.get("a", length) is None
    kept.keep("a", PIXELS)
    assert kept.get("a", len(PIXELS)) == PIXELS and kept.bytes == file.stat().st_size


def test_a_file_that_unpacks_to_more_than_it_should_is_not_unpacked_whole(tmp_path: Path) -> None:
    kept = PictureDiskCache(tmp_path, "1")
    kept.keep("a", bytes(10_000_000))
    assert kept.get("a", 100) is None


def test_what_was_used_longest_ago_goes_first(tmp_path: Path) -> None:
    size = len(noise(0))
    kept = PictureDiskCache(tmp_path, "1", 10 * size)
    for i in range(30):
        kept.keep(str(i), noise(i))
        assert kept.get("0", size) == noise(0) and kept.bytes <= kept.most
    assert kept.get("1", size) is None and kept.get("29", size) == noise(29)
    files = [*(tmp_path / "1").iterdir()]
    assert kept.bytes == sum(file.stat().st_size for file in files) and 5 < len(files) < 20


def test_a_bound_that_became_smaller_holds_from_the_beginning(tmp_path: Path) -> None:
    kept = PictureDiskCache(tmp_path, "1")
    for i in range(20):
        kept.keep(str(i), noise(i))
        os.utime(tmp_path / "1" / str(i), ns=(i, i))
    found = PictureDiskCache(tmp_path, "1", kept.bytes // 2)
    assert found.bytes <= kept.bytes // 2 and found.get("19", len(noise(19))) and not found.get("0", len(noise(0)))


def test_where_nothing_can_be_written_nothing_is_kept(tmp_path: Path) -> None:
    (tmp_path / "own").write_text("Dear Ann")
    kept = PictureDiskCache(tmp_path / "own", "1")
    kept.keep("a", PIXELS)
    assert kept.get("a", len(PIXELS)) is None and (tmp_path / "own").read_text() == "Dear Ann"


def test_a_key_is_of_all_that_a_picture_follows_from(monkeypatch: pytest.MonkeyPatch) -> None:
    others = [
        JOB._replace(size=(24, 32)), JOB._replace(palette="high contrast"), JOB._replace(affiliation="capitol"),
        JOB._replace(name="Ranger"),
    ]  # fmt: skip
    assert len({picture_key(job) for job in (JOB, *others)}) == 5 and picture_key(JOB) == picture_key(JOB._replace())
    before, own = picture_key(JOB), recipe_of(*JOB[:4])
    monkeypatch.setattr(picture_disk_cache, "recipe_of", lambda *of: replace(own, light="fire"))
    assert picture_key(JOB) != before


def test_the_version_is_that_of_the_code(monkeypatch: pytest.MonkeyPatch) -> None:
    before = painter_version()
    assert painter_version() == before
    read = Path.read_bytes
    monkeypatch.setattr(Path, "read_bytes", lambda path: read(path) + (b"#" if path.name == "arms.py" else b""))
    assert painter_version() != before
    monkeypatch.setattr(Path, "read_bytes", lambda path: read(path) + (b"#" if "recipes" in path.parts else b""))
    assert painter_version() == before
