"""A tab that crashes is told as such, with its dump."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import Error

from tests.web.driver import Drive
from tools import crashes


def crash(drive: Drive) -> None:
    """Playwright tells it with what is asked next, before or after the dump is written."""
    with suppress(Error):  # it never gets there
        drive.page.goto("chrome://crash")
    drive.started()


def test_a_crash_is_named_with_its_dump(drive: Drive) -> None:
    before = set(crashes.dumps())
    with pytest.raises(crashes.TabCrashed) as caught, crashes.named():
        crash(drive)
    (name,) = set(crashes.dumps()) - before
    dump = crashes.dumps()[name]
    said = str(caught.value)
    assert said.startswith("the tab crashed: SIGSEGV at chrom")
    assert "+0x" in said
    assert f"(dump {dump})" in said
    dump.unlink()


def test_what_else_fails_is_left_as_it_is(drive: Drive) -> None:
    with pytest.raises(Exception, match="no such thing"), crashes.named():
        drive.page.evaluate("() => { throw new Error('no such thing'); }")
