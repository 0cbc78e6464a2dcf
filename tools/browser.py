"""Headless browsers, for the tests and the benchmark.

playwright drives Debian's Chromium by its own protocol, and Debian's Firefox, an unchanged one, by
WebDriver BiDi; WebKitGTK is driven by the tests themselves (tests/web/webkit.py). docs/browsers.md
says why, and what each cannot do.
"""

from __future__ import annotations

import os
import shutil
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Playwright

from tools import crashes

# An unchanged Firefox says nothing of a touch screen where there is none.
FIREFOX_PREFERENCES = {"dom.w3c_touch_events.enabled": 1}


@dataclass(frozen=True)
class Engine:
    """A browser engine, and where a browser with it is found."""

    name: str
    variable: str  # of the environment: the program's path
    programs: tuple[str, ...]
    package: str  # of Debian

    def find(self) -> str | None:
        """The browser's path: what the variable says, or the first found by its usual names."""
        if named := os.environ.get(self.variable):
            return named
        return next(filter(None, map(shutil.which, self.programs)), None)

    @property
    def missing(self) -> str:
        """What to do where there is none."""
        return (
            f"no {self.name} here: on Debian `apt install {self.package}`, elsewhere set "
            f"{self.variable} to its path"
        )

    def program(self) -> str:
        """The browser's path.

        Raises:
            FileNotFoundError: there is none.
        """
        if path := self.find():
            return path
        raise FileNotFoundError(self.missing)


CHROMIUM = Engine(
    "Chromium",
    "CHROMIUM",
    ("chromium", "chromium-browser", "google-chrome", "chrome"),
    "chromium",
)
FIREFOX = Engine("Firefox", "FIREFOX", ("firefox-esr", "firefox"), "firefox-esr")
WEBKIT = Engine("WebKit", "WEBKIT_DRIVER", ("WebKitWebDriver",), "webkit2gtk-driver xvfb")


def arguments() -> list[str]:
    """Chromium's options: no GPU, as on a test machine; root has no sandbox."""
    return ["--disable-gpu", *(["--no-sandbox"] if os.geteuid() == 0 else [])]


def launch(playwright: Playwright, *flags: str) -> Browser:
    """Chromium with further flags; every new context is a fresh profile.

    Raises:
        FileNotFoundError: there is no Chromium.
    """
    return playwright.chromium.launch(
        executable_path=CHROMIUM.program(), args=[*arguments(), *flags], env=_environment()
    )


def launch_firefox(playwright: Playwright, downloads: Path | None = None) -> Browser:
    """Firefox; every new context is a fresh profile. Downloads go to that folder.

    Raises:
        FileNotFoundError: there is no Firefox.
    """
    return playwright.firefox.launch(
        channel="moz-firefox",
        executable_path=FIREFOX.program(),
        firefox_user_prefs=FIREFOX_PREFERENCES,
        downloads_path=downloads,
    )


def launch_profile(playwright: Playwright, folder: str) -> BrowserContext:
    """A browser with a profile on disk, caches included, as a visitor has it."""
    return playwright.chromium.launch_persistent_context(
        folder,
        executable_path=CHROMIUM.program(),
        args=arguments(),
        env=_environment(),
        headless=True,
    )


def _environment() -> dict[str, str | float | bool]:
    return {**os.environ, **crashes.ENVIRONMENT}
