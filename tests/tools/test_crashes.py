"""Which dumps are told of a crash, and when, in a folder laid out as Chromium's."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from playwright.sync_api import Error

from tests.tools.test_minidump import BASE, made
from tools import crashes

SOON = 0.3
"""Seconds until a dump is whole."""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("new", "pending", "completed"):
        (tmp_path / name).mkdir()
    monkeypatch.setattr(crashes, "DUMPS", tmp_path)
    monkeypatch.setattr(crashes, "PATIENCE", 4 * SOON)
    return tmp_path


def write(path: Path) -> Path:
    path.write_bytes(made(BASE + 0xABC))
    return path


def told(before: set[str] | None = None) -> str:
    with pytest.raises(crashes.TabCrashed) as caught, crashes.named(before):
        raise Error("Page.evaluate: Target crashed")
    return str(caught.value)


@pytest.mark.parametrize("kept", ["pending", "completed"])
def test_a_dump_that_is_being_written_is_waited_for(folder: Path, kept: str) -> None:
    """Also where another one is whole already."""
    known = set(crashes.dumps())
    first, second = write(folder / "pending/a.dmp"), folder / "new/b.dmp"
    second.touch()
    whole = folder / kept / second.name
    threading.Timer(SOON, lambda: write(second).rename(whole)).start()
    said = told(known)
    assert f"(dump {first})" in said
    assert f"(dump {whole})" in said


def test_a_dump_that_was_whole_before_the_crash_was_told_is_found(folder: Path) -> None:
    known = set(crashes.dumps())
    dump = write(folder / "pending/a.dmp")
    assert f"SIGSEGV at browser+0xabc (dump {dump})" in told(known)


def test_dumps_of_before_are_nobodys(folder: Path) -> None:
    write(folder / "pending/a.dmp")
    (folder / "new/never-finished.dmp").touch()
    assert "no dump in" in told()


def test_a_dump_that_never_ends_is_not_read(folder: Path) -> None:
    known = set(crashes.dumps())
    (folder / "new/a.dmp").touch()
    assert "no dump in" in told(known)
