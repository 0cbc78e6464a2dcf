"""The platform of desktop systems: a window, files in folders, the system's clipboard."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from game import SLUG
from game.platform.file_reading import displayable_path
from game.platform.files import FileStorage
from game.platform.gamepads import Gamepads
from game.platform.values import Element, Insets, Installing, LoadingState, StorageError, Trouble
from game.platform.window import Window

if TYPE_CHECKING:
    from game.platform.node import Act
    from game.platform.screen_reader import ScreenReader
    from game.platform.surface import Assistive


class FileSharing:
    """Sharing on a desktop system; see ``Sharing``.

    Texts are saved in ``folder``, which is created when needed, or if that fails in ``own``, the
    player's home folder.
    """

    page = ""
    is_hosted = False
    can_choose = False  # SDL has no file dialog; the player drops a file on the window

    def __init__(self, folder: Path, own: Path | None = None) -> None:
        self.folder = folder
        self._own = own

    def save(self, name: str, text: str) -> str:
        """Save a text under the first free name and return the file's path."""
        try:
            return _written(self.folder, name, text)
        except StorageError:
            if self._own is None or not self._own.is_dir():
                raise
            with suppress(StorageError):  # the error of the first folder is the more helpful one
                return _written(self._own, name, text)
            raise

    async def choose(self) -> str | None:
        return None

    async def copy(self, text: str) -> None:
        with _as_storage_error("nothing-copied"):
            pygame.scrap.put_text(text)

    def forget_link(self, text: str) -> None:
        pass  # there is no address that it could stay in

    async def paste(self, prompt: str) -> str | None:  # noqa: ARG002
        with _as_storage_error("nothing-pasted"):
            text = pygame.scrap.get_text()
        if not text:
            raise StorageError(Trouble.FAILED, "clipboard-without-text")
        return text


def _written(folder: Path, name: str, text: str) -> str:
    """Write a text to a new file of the folder; return its path in a form that can be drawn."""
    FileStorage(folder).write(free := _free(folder, name), text)
    return displayable_path(folder / free)


def _free(folder: Path, name: str) -> str:
    """Return ``name``, or the first of NAME-2, NAME-3 ... if there is such a file already."""
    wanted = Path(name)
    later = (f"{wanted.stem}-{number}{wanted.suffix}" for number in count(2))
    free = wanted.name
    while (folder / free).exists():
        free = next(later)
    return free


@contextmanager
def _as_storage_error(name: str) -> Iterator[None]:
    """Turn a pygame.error into a StorageError with this name."""
    try:
        yield
    except pygame.error as error:
        raise StorageError(Trouble.FAILED, name, reason=str(error)) from error


FRAME = 1 / 60  # seconds
_WINDOW = (
    pygame.WINDOWFOCUSGAINED,
    pygame.WINDOWFOCUSLOST,
    pygame.WINDOWMOVED,
    pygame.WINDOWSIZECHANGED,
)
"""The events after which the window has the keyboard or not, or is elsewhere."""


FOLDER: Final = SLUG.capitalize()
"""The data folder's name where folders of programs have capitals."""


def data_folder(
    system: str = sys.platform,
    environment: Mapping[str, str] = os.environ,
    home: Path | None = None,
) -> Path:
    """Return the folder of the player's saved games.

    The environment variable ``SLUG``_DATA (the slug in capitals) overrides the system's usual
    folder.

    Args:
        system: the system's name as in ``sys.platform``.
        environment: the environment variables.
        home: the player's home folder; None to look it up.
    """
    if chosen := environment.get(f"{SLUG.upper()}_DATA"):
        return Path(chosen)
    home = home or Path.home()
    if system == "win32":
        return Path(environment.get("APPDATA") or home / "AppData" / "Roaming") / FOLDER
    if system == "darwin":
        return home / "Library" / "Application Support" / FOLDER
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / SLUG


class Desktop:
    """The platform of Linux, macOS and Windows; see ``Platform``."""

    can_quit = True
    can_vibrate = False
    compositor = None  # SDL draws in memory, and a second window would take the touches
    installing = Installing.NO
    can_full_screen = True

    def __init__(self) -> None:
        self.storage = FileStorage(data_folder())
        self.sharing = FileSharing(data_folder() / "exports", Path.home())
        self._window = Window(self.storage)
        self._gamepads = Gamepads()
        self._reader: ScreenReader | None = None
        self._software: Assistive | None = None
        self.published: list[Element] = []
        self.status = ""
        self._due = 0.0

    def open_window(self, title: str, icon: Path) -> pygame.Surface:
        picture = pygame.image.load(icon)
        surface = self._window.open(title, picture, lambda: self._attach(title))
        self._gamepads.begin()
        return surface

    def _attach(self, title: str) -> None:
        """Have screen readers find the window, where what they are reached by is installed."""
        if pygame.display.get_driver() == "dummy":
            return  # it is drawn in memory, for tests and for the terminal
        try:
            from game.platform import screen_reader  # noqa: PLC0415 (AccessKit is optional)
        except ImportError:
            return
        self._reader = screen_reader.attached(title)

    def consumes(self, event: pygame.event.Event) -> bool:
        if self._reader and event.type in _WINDOW:
            self._reader.follow_window()
        return self._gamepads.consumes(event) or self._window.consumes(event, time.perf_counter())

    @property
    def has_gamepad(self) -> bool:
        return self._gamepads.is_there

    def leave(self) -> None:
        self._window.save_place()

    def ask_before_leaving(self, asks: bool) -> None:
        pass  # closing the window is an event, which the app handles

    def fit_window(self, surface: pygame.Surface) -> pygame.Surface:
        return pygame.display.get_surface() or surface

    def show(self, surface: pygame.Surface, part: pygame.Rect) -> None:  # noqa: ARG002
        pygame.display.update(part)

    def window_size(self) -> tuple[int, int, float]:
        width, height = pygame.display.get_window_size()
        return width, height, 1.0

    def safe_insets(self) -> Insets:
        return Insets()

    @property
    def full_screen(self) -> bool:
        return self._window.full_screen

    def set_full_screen(self, full: bool) -> None:
        self._window.full_screen = full

    async def install(self) -> None:
        pass

    def vibrate(self, seconds: float) -> None:
        pass  # there is nothing to be felt

    def reduced_motion(self) -> bool:
        return False  # SDL does not tell; the game has a switch of its own

    def high_contrast(self) -> bool:
        return False  # SDL does not tell

    def language(self) -> str:
        for locale in pygame.system.get_pref_locales():
            country = locale.get("country")
            return f"{locale['language']}-{country}" if country else locale["language"]
        return "en"

    def speak(self, code: str) -> None:
        pass  # the window says nothing of its own

    async def fetch_language(self, code: str) -> bool:  # noqa: ARG002
        return True

    async def next_frame(self, rest: float = 0.0) -> None:
        """See ``Platform.next_frame``; frames are at least ``FRAME`` seconds apart."""
        rested = time.perf_counter() + rest
        while True:
            now = time.perf_counter()
            self._window.save_settled_place(now)
            self._due = max(self._due + FRAME, now)
            await asyncio.sleep(self._due - now)
            if self._due >= rested or pygame.event.peek():
                return

    def ready(self) -> None:
        pass  # there is no loading picture to remove

    def loading_state(self) -> LoadingState:
        return LoadingState.LOADED

    def fetch_again(self) -> None:
        pass  # everything is loaded at the start

    def update_waiting(self) -> bool:
        return False  # a desktop program is updated by whoever installed it

    def restart(self) -> None:
        pass  # no update ever waits

    def typed(self) -> list[Act]:
        return []  # the system's keys come as events

    @property
    def assistive(self) -> Assistive | None:
        listening = self._reader if self._reader and self._reader.listens else None
        return self._software or listening

    def assist(self, software: Assistive | None) -> None:
        self._software = software

    def publish(self, elements: Sequence[Element], status: str = "") -> None:
        self.published = list(elements)
        self.status = status
