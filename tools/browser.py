"""Headless Chromium, for the tests and the benchmark."""

from __future__ import annotations

import os
import shutil

from playwright.sync_api import Browser, BrowserContext, Playwright

from tools import crashes

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
MISSING = "no Chromium here: on Debian `apt install chromium`, elsewhere set CHROMIUM to its path"


def find_chromium() -> str | None:
    """The path of Chromium: what CHROMIUM says, or the first found by its usual names."""
    if named := os.environ.get("CHROMIUM"):
        return named
    return next(filter(None, map(shutil.which, NAMES)), None)


def arguments() -> list[str]:
    """Chromium's options: no GPU, as on a test machine; root has no sandbox."""
    return ["--disable-gpu", *(["--no-sandbox"] if os.geteuid() == 0 else [])]


def launch(playwright: Playwright) -> Browser:
    """A browser whose every new context is a fresh profile.

    Raises:
        FileNotFoundError: there is no Chromium.
    """
    return playwright.chromium.launch(
        executable_path=_chromium(), args=arguments(), env=_environment()
    )


def launch_profile(playwright: Playwright, folder: str) -> BrowserContext:
    """A browser with a profile on disk, caches included, as a visitor has it."""
    return playwright.chromium.launch_persistent_context(
        folder, executable_path=_chromium(), args=arguments(), env=_environment(), headless=True
    )


def _environment() -> dict[str, str | float | bool]:
    return {**os.environ, **crashes.ENVIRONMENT}


def _chromium() -> str:
    if path := find_chromium():
        return path
    raise FileNotFoundError(MISSING)
