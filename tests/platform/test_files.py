"""Texts kept in a folder."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from game.platform.files import FileStorage
from game.platform.values import StorageError, Trouble

NAME = "autosave.json"


@pytest.fixture
def storage(tmp_path: Path) -> FileStorage:
    return FileStorage(tmp_path / "data" / "tikal")


def test_what_was_written_is_read(storage: FileStorage) -> None:
    storage.write(NAME, "Zug 1\nnächster: für Anna\r\n")
    assert storage.read(NAME) == "Zug 1\nnächster: für Anna\r\n"


def test_what_was_never_written_is_none(storage: FileStorage) -> None:
    assert storage.read(NAME) is None


def test_a_second_write_replaces_the_first_and_leaves_no_litter(storage: FileStorage) -> None:
    storage.write(NAME, "old")
    storage.write(NAME, "new")
    assert storage.read(NAME) == "new"
    assert [path.name for path in storage.folder.iterdir()] == [NAME]


def test_what_a_killed_program_left_half_written_is_cleared_away(storage: FileStorage) -> None:
    storage.write(NAME, "old")
    abandoned, at_work = (storage.folder / f"{NAME}.new-{letter}" for letter in "ab")
    for path in (abandoned, at_work):
        path.write_text("half")
    os.utime(abandoned, (0, 0))
    storage.write(NAME, "new")
    assert {path.name for path in storage.folder.iterdir()} == {NAME, at_work.name}
    assert storage.read(NAME) == "new"


def test_a_write_that_fails_leaves_the_old_text_and_no_litter(
    storage: FileStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    def disk_full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    storage.write(NAME, "old")
    monkeypatch.setattr(os, "fsync", disk_full)
    with pytest.raises(StorageError, match="not-saved") as caught:
        storage.write(NAME, "new")
    assert caught.value.trouble is Trouble.FULL
    assert storage.read(NAME) == "old"
    assert [path.name for path in storage.folder.iterdir()] == [NAME]


def test_a_folder_that_may_not_be_written_is_told(
    storage: FileStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(*arguments: object, **options: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "mkdir", forbidden)
    with pytest.raises(StorageError, match="Permission denied") as caught:
        storage.write(NAME, "text")
    assert caught.value.trouble is Trouble.FORBIDDEN


@pytest.mark.skipif(os.name == "nt", reason="paths are no bytes there")
def test_a_folder_whose_name_is_no_text_can_be_told(tmp_path: Path) -> None:
    odd = tmp_path / os.fsdecode(b"\xff \xe7\x8e\x9b")
    storage = FileStorage(odd)
    storage.write(NAME, "text")
    assert storage.read(NAME) == "text"
    with pytest.raises(StorageError) as caught:
        FileStorage(odd / NAME).write(NAME, "text")
    assert "\ufffd \u739b" in str(caught.value)
    str(caught.value).encode()


def test_a_file_in_the_way_of_the_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "tikal").write_text("not a folder")
    storage = FileStorage(tmp_path / "tikal")
    with pytest.raises(StorageError) as caught:
        storage.write(NAME, "text")
    assert caught.value.trouble is Trouble.FAILED


def test_broken_texts_are_kept_aside_under_names_of_their_own(storage: FileStorage) -> None:
    storage.write(NAME, "first")
    assert storage.keep_aside(NAME) == f"{NAME}.broken-1"
    storage.write(NAME, "second")
    assert storage.keep_aside(NAME) == f"{NAME}.broken-2"
    assert storage.read(NAME) is None
    assert storage.read(f"{NAME}.broken-1") == "first"
    assert storage.read(f"{NAME}.broken-2") == "second"


def test_keeping_aside_what_is_not_there_is_told(storage: FileStorage) -> None:
    storage.write("other.json", "text")
    with pytest.raises(StorageError, match="not-put-aside"):
        storage.keep_aside(NAME)
    assert [path.name for path in storage.folder.iterdir()] == ["other.json"]


def test_broken_bytes_are_read_and_kept_aside_unchanged(storage: FileStorage) -> None:
    storage.write(NAME, "text")
    (storage.folder / NAME).write_bytes(b"\xff\xfe broken")
    assert "broken" in (storage.read(NAME) or "")
    aside = storage.keep_aside(NAME)
    assert (storage.folder / aside).read_bytes() == b"\xff\xfe broken"


def test_all_that_is_kept_is_named(storage: FileStorage) -> None:
    assert storage.names() == []
    for name in ("one.json", "two.json"):
        storage.write(name, "text")
    (storage.folder / "exports").mkdir()
    assert sorted(storage.names()) == ["one.json", "two.json"]


def test_what_is_moved_takes_the_place_of_what_was_there(storage: FileStorage) -> None:
    storage.write(NAME, "text")
    storage.write("other.json", "older")
    storage.move(NAME, "other.json")
    assert storage.read(NAME) is None
    assert storage.read("other.json") == "text"
    with pytest.raises(StorageError, match="not-moved"):
        storage.move(NAME, "other.json")
    assert storage.read("other.json") == "text"


def test_removing_is_quiet_where_there_is_nothing(storage: FileStorage) -> None:
    storage.remove(NAME)
    storage.write(NAME, "text")
    storage.remove(NAME)
    assert storage.read(NAME) is None
