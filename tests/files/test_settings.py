"""The player's settings: kept as they are, read whatever is in the file, never a reason not to start."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from doomtable.files import settings, storage
from doomtable.files.settings import Settings


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "user_path", lambda name="": tmp_path / "own" / name)


ALL = Settings(
    palette="high contrast", scale=1.15, motion=50, sound=False, volume=5, keys={"zoom": ("x", "f2")},
    stops={"combat": True}, open_table=True, scans="/pictures", language="de", fullscreen=True,
    window=(1300, 900),
)  # fmt: skip


def write(text: str | bytes) -> Path:
    path = settings.file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def test_without_a_file_everything_is_as_the_program_has_it() -> None:
    assert settings.load() == settings.LoadedSettings(Settings())
    assert not settings.file().parent.exists()


def test_what_is_saved_is_read() -> None:
    for made in (Settings(), ALL):
        settings.save(made)
        assert settings.load() == settings.LoadedSettings(made)
    assert set(json.loads(settings.file().read_text())) == set(Settings.model_fields)


def test_a_change_is_another_value_and_what_cannot_be_is_refused() -> None:
    louder = ALL.with_(volume=80)
    assert (louder.volume, ALL.volume) == (80, 5)
    assert louder.with_(volume=5) == ALL
    for wrong in ({"volume": 101}, {"scale": 0.5}, {"palette": "pink"}, {"colour": 1}, {"window": (10, 10)}):
        with pytest.raises(ValidationError):
            ALL.with_(**wrong)


def test_only_what_is_wrong_takes_its_default() -> None:
    good = json.loads(ALL.model_dump_json())
    bad = {
        **good, "volume": 900, "motion": "fast", "zebra": 1, "window": [1, 2], "keys": {"zoom": ["x"], "end": 7},
    }  # fmt: skip
    path = write(json.dumps(bad))
    found = settings.load()
    assert set(found.faults) == {"volume", "motion", "zebra", "window", "keys: end"}
    assert found.settings == ALL.with_(volume=70, motion=100, window=None, keys={"zoom": ("x",)})
    assert found.aside is not None and json.loads(found.aside.read_text()) == bad
    assert found.aside.parent == path.parent and found.aside.name == "settings.damaged"
    assert settings.load() == settings.LoadedSettings(found.settings)  # mended: the next start is quiet


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", "7", '{"scale": NaN}x', "[" * 60000, b"\xff\xfe\x00", b"\x00" * 99, "1" * 9999],
    ids=range(10),
)
def test_garbage_is_put_aside_whole(text: str | bytes) -> None:
    write(text)
    found = settings.load()
    assert found.settings == Settings() and found.faults == ("",)
    assert found.aside is not None and found.aside.read_bytes() == (
        text.encode() if isinstance(text, str) else text
    )


def test_a_second_bad_file_does_not_push_the_first_away() -> None:
    asides = []
    for text in ("one", "two"):
        write(text)
        asides.append(settings.load().aside)
    assert [path.read_text() for path in asides if path is not None] == ["one", "two"]


def test_what_is_too_large_or_no_file_at_all_is_put_aside() -> None:
    write(b"{}" + b" " * settings.MAX_BYTES)
    assert settings.load().faults == ("",)
    settings.file().unlink()
    settings.file().mkdir()
    found = settings.load()
    assert found.faults == ("",) and found.aside is not None and found.aside.is_dir()
    assert settings.load() == settings.LoadedSettings(Settings())


def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "own").write_text("in the way")
    assert settings.load() == settings.LoadedSettings(Settings())
    with pytest.raises(storage.BadFile) as told:
        settings.save(ALL)
    assert "\n" not in str(told.value)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@given(st.dictionaries(st.sampled_from([*Settings.model_fields, "other", ""]), JSON))
def test_whatever_stands_in_the_file_it_is_read(data: dict[str, object]) -> None:
    read, faults = settings.parse(json.dumps(data).encode())
    kept = read.model_fields_set
    assert kept.isdisjoint(faults) and kept | {fault.partition(":")[0] for fault in faults} == set(data)
    assert settings.parse(json.dumps(read.model_dump(mode="json")).encode()) == (read, ())


@given(st.binary(max_size=200))
def test_whatever_bytes_there_are_they_are_read(raw: bytes) -> None:
    settings.parse(raw)
