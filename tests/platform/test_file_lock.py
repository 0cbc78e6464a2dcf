"""The right to play the kept game, among programs that share a folder."""

from __future__ import annotations

import asyncio
import errno
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from game.platform import files
from game.platform.files import FileLock

HOLDS = """
import sys, time
from pathlib import Path
from game.platform.files import FileLock
lock = FileLock(Path(sys.argv[1]))
while True:
    print(lock.term, flush=True)
    time.sleep(0.02)
"""


@pytest.fixture(autouse=True)
def _always_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    monkeypatch.setattr(files, "LOOK", 0.0)


def wait_for(lock: FileLock) -> int:
    """Looks until it is ours."""
    end = time.monotonic() + 10
    while not lock.term and time.monotonic() < end:
        time.sleep(0.01)
    return lock.term


def test_only_one_has_it_and_who_closes_leaves_it(tmp_path: Path) -> None:
    one, other = FileLock(tmp_path), FileLock(tmp_path)
    assert (one.term, other.term) == (1, 0)
    del one
    assert other.term == 1


def test_a_program_that_is_killed_leaves_it(tmp_path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", HOLDS, tmp_path], stdout=subprocess.PIPE) as there:
        assert there.stdout
        assert there.stdout.readline() == b"1\n"
        lock = FileLock(tmp_path)
        assert lock.term == 0
        there.kill()
    assert wait_for(lock) == 1


def test_another_program_hands_it_over_and_looks_on(tmp_path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", HOLDS, tmp_path], stdout=subprocess.PIPE) as there:
        assert there.stdout
        assert there.stdout.readline() == b"1\n"
        lock = FileLock(tmp_path)
        assert asyncio.run(lock.take())
        assert lock.term == 1
        assert b"0\n" in iter(there.stdout.readline, b"")
        assert lock.term == 1  # nobody takes it back by himself
        there.kill()


def test_one_that_does_not_answer_keeps_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "PATIENCE", 0.2)
    deaf, lock = FileLock(tmp_path), FileLock(tmp_path)
    assert deaf.term == 1
    assert not asyncio.run(lock.take())
    assert (deaf.term, lock.term) == (1, 0)


def test_a_later_term_is_told_apart(tmp_path: Path) -> None:
    one, others = FileLock(tmp_path), [FileLock(tmp_path)]
    assert one.term == 1

    async def asked() -> None:
        taking = asyncio.ensure_future(others[0].take())
        while not taking.done():
            await asyncio.sleep(0.01)
            one.term  # noqa: B018 (it looks)

    asyncio.run(asked())
    assert (one.term, others[0].term) == (0, 1)
    others.clear()
    assert one.term == 2


def test_a_wish_of_a_program_that_was_killed_counts_no_more(tmp_path: Path) -> None:
    wish = tmp_path / "playing.wanted"
    wish.touch()
    os.utime(wish, (0, 0))
    assert FileLock(tmp_path).term == 1


def test_where_nothing_can_be_kept_nothing_needs_a_lock(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert FileLock(tmp_path / "file").term == 1


def test_a_disk_that_was_full_for_a_while_gives_nobody_the_game_for_good(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, late = FileLock(tmp_path), FileLock(tmp_path)
    assert one.term == 1
    with monkeypatch.context() as full:
        full.setattr(files, "_lock", _raises(errno.ENOSPC))
        assert late.term == 1  # nothing can be kept; saving tells why
    assert (one.term, late.term) == (1, 0)
    del one
    assert late.term == 2


def test_files_that_cannot_be_locked_end_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "_lock", _raises(errno.ENOLCK))
    lock = FileLock(tmp_path)
    assert [lock.term, lock.term] == [1, 1]


def test_who_can_leave_no_wish_is_not_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "PATIENCE", 0.1)
    there, lock = FileLock(tmp_path), FileLock(tmp_path)
    assert there.term == 1
    monkeypatch.setattr(Path, "touch", _raises(errno.ENOSPC))
    assert not asyncio.run(lock.take())


def _raises(number: int) -> Callable[..., None]:
    def fails(*_what: object) -> None:
        raise OSError(number, os.strerror(number))

    return fails
