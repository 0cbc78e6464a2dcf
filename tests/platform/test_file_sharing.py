"""Files in a folder and the system's clipboard, on SDL's window without a screen."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pygame
import pytest

from game.platform.desktop import FileSharing
from game.platform.file_reading import read_file
from game.platform.values import StorageError


@pytest.fixture
def sharing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> FileSharing:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    return FileSharing(tmp_path / "exports")


def test_every_saved_file_has_a_name_of_its_own(sharing: FileSharing) -> None:
    paths = [sharing.save("game.json", text) for text in ("one", "two", "drei — três")]
    assert [Path(path).name for path in paths] == ["game.json", "game-2.json", "game-3.json"]
    assert [Path(path).read_text("utf-8") for path in paths] == ["one", "two", "drei — três"]


def test_a_folder_that_cannot_be_made_is_told(sharing: FileSharing) -> None:
    sharing.folder.write_text("a file is in the way")
    with pytest.raises(StorageError, match=r"^not-saved .*game\.json"):
        sharing.save("game.json", "text")


def test_a_record_is_taken_along_where_the_data_folder_refuses(
    sharing: FileSharing, tmp_path: Path
) -> None:
    sharing.folder.write_text("a file is in the way")
    own = tmp_path / "ana"
    own.mkdir()
    assert FileSharing(sharing.folder, own).save("game.json", "text") == str(own / "game.json")
    assert (own / "game.json").read_text() == "text"
    with pytest.raises(StorageError, match="exports"):
        FileSharing(sharing.folder, sharing.folder).save("game.json", "text")


def test_what_was_copied_is_pasted(sharing: FileSharing) -> None:
    asyncio.run(sharing.copy("Ána 火"))
    assert asyncio.run(sharing.paste("")) == "Ána 火"


def test_an_empty_clipboard_is_told(sharing: FileSharing) -> None:
    asyncio.run(sharing.copy(""))
    with pytest.raises(StorageError, match="clipboard-without-text"):
        asyncio.run(sharing.paste(""))


def test_a_clipboard_that_fails_is_told(
    sharing: FileSharing, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_arguments: str) -> None:
        raise pygame.error("no clipboard here")

    monkeypatch.setattr(pygame.scrap, "put_text", fail)
    monkeypatch.setattr(pygame.scrap, "get_text", fail)
    with pytest.raises(StorageError, match=r"^nothing-copied .*no clipboard here"):
        asyncio.run(sharing.copy("text"))
    with pytest.raises(StorageError, match=r"^nothing-pasted .*no clipboard here"):
        asyncio.run(sharing.paste(""))


def test_no_file_can_be_chosen(sharing: FileSharing) -> None:
    assert not sharing.can_choose
    assert asyncio.run(sharing.choose()) is None


def test_a_file_is_read_up_to_its_limit(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"12345")
    assert read_file(str(path), 5) == b"12345"
    with pytest.raises(StorageError, match=r"^file-too-large .*game\.json.* 4"):
        read_file(str(path), 4)


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        with pytest.raises(StorageError, match="file-not-read"):
            read_file(str(path), 5)
