"""What happens to the file of a game, and what is said of it: full disks, folders that are none, files gone."""

from __future__ import annotations

import errno
import os
import shutil

import pytest
from dealing import ready_setup

from doomtable.ai.players import program
from doomtable.errors import BadInput
from doomtable.files import storage
from doomtable.records import record_writer as keepers
from doomtable.records.record import RecordHeader
from doomtable.records.record_lines import RecordLines
from doomtable.records.record_parser import read_record
from doomtable.records.record_writer import RecordWriter, locked, may_write_over
from doomtable.records.verification import verify_record
from doomtable.session.session import Session

KINDS = ("random", "random")


@pytest.fixture
def kept(tmp_path):
    """A session whose record is kept in a file."""
    setup = ready_setup(1)
    session = Session(setup.deal(), [program("random")] * 2, seed=1, historic=True)
    keeper = RecordWriter(tmp_path / "folder" / "game.record", RecordLines(setup, RecordHeader("1" * 32, "", KINDS)))
    session.set_save_hook(keeper)
    yield session, keeper
    keeper.close()


def steps(session, count):
    for _ in range(count):
        assert session.step()


def stands(session, keeper):
    """The file holds the game as it stands, and nothing else is wrong with it."""
    assert keeper.path.read_bytes() == keeper.record()
    found = verify_record(keeper.path)
    assert found["verified"] and found["choices"] == session.choices


def test_after_every_choice_the_file_holds_all_of_it(kept):
    session, keeper = kept
    stands(session, keeper)
    for _ in range(60):
        steps(session, 1)
        stands(session, keeper)
    assert keeper.news == []


def test_only_what_is_new_is_written(kept, monkeypatch):
    session, keeper = kept
    steps(session, 30)
    size = keeper.path.stat().st_size
    monkeypatch.setattr(storage, "write_bytes", None)  # nothing is written whole any more
    inode = keeper.path.stat().st_ino
    steps(session, 30)
    assert keeper.path.stat().st_ino == inode and keeper.path.stat().st_size > size
    stands(session, keeper)


def test_what_was_taken_back_is_cut_off(kept):
    session, keeper = kept
    steps(session, 50)
    before = keeper.path.read_bytes()
    for undo in list(session.history.undos())[:12:3]:
        session.back(undo.to)
        stands(session, keeper)
        assert read_record(keeper.path).steps[-1].undone == 50 - undo.to
    session.forward(50 - session.choices)
    assert keeper.path.read_bytes() == before


def test_a_file_that_was_taken_away_is_written_anew_and_that_is_said_once(kept):
    session, keeper = kept
    steps(session, 10)
    keeper.path.unlink()
    steps(session, 5)
    assert [news.kind for news in keeper.news] == ["vanished"]
    stands(session, keeper)
    keeper.path.unlink()
    keeper.path.write_bytes(b"something else\n")
    steps(session, 1)
    assert [news.kind for news in keeper.news] == ["vanished"] * 2
    stands(session, keeper)


def test_a_folder_that_was_taken_away_is_made_anew(kept):
    session, keeper = kept
    steps(session, 3)
    shutil.rmtree(keeper.path.parent)
    steps(session, 1)
    stands(session, keeper)


@pytest.mark.parametrize("wrong", [errno.ENOSPC, errno.EROFS, errno.EIO, errno.EDQUOT, errno.EACCES])
def test_whatever_the_disk_refuses_is_said_once_and_the_game_goes_on(kept, monkeypatch, wrong):
    session, keeper = kept
    steps(session, 20)

    def refuse(*args, **more):
        raise OSError(wrong, os.strerror(wrong))

    monkeypatch.setattr(RecordWriter, "_append", refuse)
    monkeypatch.setattr(storage.tempfile, "mkstemp", refuse)
    steps(session, 20)
    (news,) = keeper.news
    assert (news.kind, news.file, news.why) == ("lost", str(keeper.path), os.strerror(wrong).lower())
    assert session.choices == 40
    monkeypatch.undo()
    steps(session, 1)
    assert [news.kind for news in keeper.news] == ["lost", "mended"]
    stands(session, keeper)


def test_a_disk_that_is_full_in_the_middle_of_a_line(kept, monkeypatch):
    """A write that is cut short is made good from the last whole choice; until then the file is good so far."""
    session, keeper = kept
    steps(session, 20)
    real = keeper._file

    class Full:
        def __getattr__(self, name):
            return getattr(real, name)

        def write(self, data):
            return real.write(data[: len(data) // 2])

    def full(**more):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(storage.tempfile, "mkstemp", full)
    keeper._file = Full()
    steps(session, 1)
    assert [news.kind for news in keeper.news] == ["lost"]
    found = read_record(keeper.path, mend=True)
    assert len(found.choices) in (20, 21)
    monkeypatch.undo()
    steps(session, 1)
    assert [news.kind for news in keeper.news] == ["lost", "mended"]
    stands(session, keeper)


def test_a_place_that_is_no_folder(tmp_path):
    (tmp_path / "file").write_text("in the way")
    setup = ready_setup(2)
    session = Session(setup.deal(), [program("random")] * 2, seed=2, historic=True)
    keeper = RecordWriter(tmp_path / "file" / "game.record", RecordLines(setup, RecordHeader()))
    session.set_save_hook(keeper)
    steps(session, 10)
    assert [news.kind for news in keeper.news] == ["lost"]
    assert (tmp_path / "file").read_text() == "in the way"


def test_a_game_is_open_in_one_place_only(kept, tmp_path):
    """Another keeper of the same file writes nothing there as long as the first one has it."""
    session, keeper = kept
    steps(session, 3)
    with pytest.raises(BadInput, match="open in another doomtable"):
        locked(keeper.path)
    setup = ready_setup(2)
    other = Session(setup.deal(), [program("random")] * 2, seed=2, historic=True)
    second = RecordWriter(keeper.path, RecordLines(setup, RecordHeader()))
    other.set_save_hook(second)
    assert [news.kind for news in second.news] == ["lost"] and "another doomtable" in second.news[0].why
    steps(other, 3)
    steps(session, 3)
    assert keeper.news == []
    stands(session, keeper)
    keeper.close()
    steps(other, 1)
    assert [news.kind for news in second.news] == ["lost", "mended"]
    stands(other, second)
    second.close()
    assert [path.name for path in keeper.path.parent.iterdir()] == [keeper.path.name]


@pytest.mark.parametrize("change", [b"", b"x", b"[1,2,3]\n" * 5000])
def test_a_file_that_somebody_writes_to_is_written_anew(kept, change):
    session, keeper = kept
    steps(session, 10)
    with keeper.path.open("r+b") as file:
        file.truncate(len(change) and 100)
        file.write(change)
    steps(session, 1)
    assert [news.kind for news in keeper.news] == ["vanished"]
    stands(session, keeper)


def test_what_may_be_written_over(tmp_path):
    other = tmp_path / "mine.deck"
    assert may_write_over(other)
    other.write_bytes(b"")
    assert may_write_over(other)
    other.write_bytes(b"5 Hussar\n")
    assert not may_write_over(other) and not may_write_over(tmp_path)
    other.write_bytes(keepers.BEGINNING + b',"format":1}')
    assert may_write_over(other)
