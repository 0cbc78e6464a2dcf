"""The game on tablets and phones, as far as Chromium can play one."""

from __future__ import annotations

from tests.web.driver import Drive


def test_the_settings_fill_the_screen_and_notice_that_it_is_left(drive: Drive) -> None:
    drive.open()
    drive.tap("title/settings")
    drive.tap("settings/full-screen/on")
    drive.page.wait_for_function("document.fullscreenElement !== null")
    drive.wait(lambda: full_screen(drive) == "on", "full screen shown as it is")
    drive.page.evaluate("document.exitFullscreen()")
    drive.wait(lambda: full_screen(drive) == "", "the window shown as it is")
    assert drive.complaints == []


def full_screen(drive: Drive) -> str:
    """Whether the settings say that the screen is filled."""
    return str(drive.elements()["settings/full-screen/on"]["value"])
