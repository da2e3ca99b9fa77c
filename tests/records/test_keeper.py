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
    writer = RecordWriter(tmp_path / "folder" / "game.record", RecordLines(setup, RecordHeader("1" * 32, "", KINDS)))
    session.set_save_hook(writer)
    yield session, writer
    writer.close()


def steps(session, count):
    for _ in range(count):
        assert session.step()


def stands(session, writer):
    """The file holds the game as it stands, and nothing else is wrong with it."""
    assert writer.path.read_bytes() == writer.record()
    found = verify_record(writer.path)
    assert found["verified"] and found["choices"] == session.choices


def test_after_every_choice_the_file_holds_all_of_it(kept):
    session, writer = kept
    stands(session, writer)
    for _ in range(25):
        steps(session, 1)
        stands(session, writer)
    assert writer.notices == []


def test_only_what_is_new_is_written(kept, monkeypatch):
    session, writer = kept
    steps(session, 30)
    size = writer.path.stat().st_size
    monkeypatch.setattr(storage, "write_bytes", None)  # nothing is written whole any more
    inode = writer.path.stat().st_ino
    steps(session, 30)
    assert writer.path.stat().st_ino == inode and writer.path.stat().st_size > size
    stands(session, writer)


def test_what_was_taken_back_is_cut_off(kept):
    session, writer = kept
    steps(session, 50)
    before = writer.path.read_bytes()
    for undo in list(session.history.undos())[:12:3]:
        session.back(undo.to)
        stands(session, writer)
        assert read_record(writer.path).steps[-1].undone == 50 - undo.to
    session.forward(50 - session.choices)
    assert writer.path.read_bytes() == before


def test_a_file_that_was_taken_away_is_written_anew_and_that_is_said_once(kept):
    session, writer = kept
    steps(session, 10)
    writer.path.unlink()
    steps(session, 5)
    assert [notice.kind for notice in writer.notices] == ["vanished"]
    stands(session, writer)
    writer.path.unlink()
    writer.path.write_bytes(b"something else\n")
    steps(session, 1)
    assert [notice.kind for notice in writer.notices] == ["vanished"] * 2
    stands(session, writer)


def test_a_folder_that_was_taken_away_is_made_anew(kept):
    session, writer = kept
    steps(session, 3)
    shutil.rmtree(writer.path.parent)
    steps(session, 1)
    stands(session, writer)


@pytest.mark.parametrize("wrong", [errno.ENOSPC, errno.EROFS, errno.EIO, errno.EDQUOT, errno.EACCES])
def test_whatever_the_disk_refuses_is_said_once_and_the_game_goes_on(kept, monkeypatch, wrong):
    session, writer = kept
    steps(session, 20)

    def refuse(*args, **more):
        raise OSError(wrong, os.strerror(wrong))

    monkeypatch.setattr(RecordWriter, "_append", refuse)
    monkeypatch.setattr(storage.tempfile, "mkstemp", refuse)
    steps(session, 20)
    (notice,) = writer.notices
    assert (notice.kind, notice.file, str(notice.why)) == ("lost", str(writer.path), os.strerror(wrong).lower())
    assert session.choices == 40
    monkeypatch.undo()
    steps(session, 1)
    assert [notice.kind for notice in writer.notices] == ["lost", "mended"]
    stands(session, writer)


def test_a_disk_that_is_full_in_the_middle_of_a_line(kept, monkeypatch):
    """A write that is cut short is made good from the last whole choice; until then the file is good so far."""
    session, writer = kept
    steps(session, 20)
    real = writer._file

    class Full:
        def __getattr__(self, name):
            return getattr(real, name)

        def write(self, data):
            return real.write(data[: len(data) // 2])

    def full(**more):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(storage.tempfile, "mkstemp", full)
    writer._file = Full()
    steps(session, 1)
    assert [notice.kind for notice in writer.notices] == ["lost"]
    found = read_record(writer.path, mend=True)
    assert len(found.choices) in (20, 21)
    monkeypatch.undo()
    steps(session, 1)
    assert [notice.kind for notice in writer.notices] == ["lost", "mended"]
    stands(session, writer)


def test_a_place_that_is_no_folder(tmp_path):
    (tmp_path / "file").write_text("in the way")
    setup = ready_setup(2)
    session = Session(setup.deal(), [program("random")] * 2, seed=2, historic=True)
    writer = RecordWriter(tmp_path / "file" / "game.record", RecordLines(setup, RecordHeader()))
    session.set_save_hook(writer)
    steps(session, 10)
    assert [notice.kind for notice in writer.notices] == ["lost"]
    assert (tmp_path / "file").read_text() == "in the way"


def test_a_game_is_open_in_one_place_only(kept, tmp_path):
    """Another writer of the same file writes nothing there as long as the first one has it."""
    session, writer = kept
    steps(session, 3)
    with pytest.raises(BadInput, match="open in another doomtable"):
        locked(writer.path)
    setup = ready_setup(2)
    other = Session(setup.deal(), [program("random")] * 2, seed=2, historic=True)
    second = RecordWriter(writer.path, RecordLines(setup, RecordHeader()))
    other.set_save_hook(second)
    assert [notice.kind for notice in second.notices] == ["lost"] and "another doomtable" in str(second.notices[0].why)
    steps(other, 3)
    steps(session, 3)
    assert writer.notices == []
    stands(session, writer)
    writer.close()
    steps(other, 1)
    assert [notice.kind for notice in second.notices] == ["lost", "mended"]
    stands(other, second)
    second.close()
    assert [path.name for path in writer.path.parent.iterdir()] == [writer.path.name]


@pytest.mark.parametrize("change", [b"", b"x", b"[1,2,3]\n" * 5000])
def test_a_file_that_somebody_writes_to_is_written_anew(kept, change):
    session, writer = kept
    steps(session, 10)
    with writer.path.open("r+b") as file:
        file.truncate(len(change) and 100)
        file.write(change)
    steps(session, 1)
    assert [notice.kind for notice in writer.notices] == ["vanished"]
    stands(session, writer)


def test_what_may_be_written_over(tmp_path):
    other = tmp_path / "mine.deck"
    assert may_write_over(other)
    other.write_bytes(b"")
    assert may_write_over(other)
    other.write_bytes(b"5 Hussar\n")
    assert not may_write_over(other) and not may_write_over(tmp_path)
    other.write_bytes(keepers.BEGINNING + b',"format":1}')
    assert may_write_over(other)
