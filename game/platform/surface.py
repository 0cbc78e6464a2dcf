"""The interface that every platform implements."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Protocol

from game.platform.values import Element, Insets, Installing, LoadingState, PlacedPicture

if TYPE_CHECKING:
    from pathlib import Path

    import pygame

    from game.platform.node import Act, Node


class Lock(Protocol):
    """The right to play the saved game, which only one of all windows on the same storage has.

    A window that closes or crashes loses it, and one of the watching windows gets it.
    """

    @property
    def term(self) -> int:
        """0 while another window has the right; else a number that is new each time it is obtained.

        It may change at any time and is cheap to read every frame.
        """
        ...

    async def take(self) -> bool:
        """Take the right from the window that has it; return False if that one does not answer."""
        ...


class Storage(Protocol):
    """Texts saved under names until the next start. Names are file names without a folder.

    Every method raises StorageError if the storage is full, forbidden or broken.
    """

    @property
    def lock(self) -> Lock: ...

    @property
    def may_vanish(self) -> bool:
        """True if the system may delete saved texts by itself."""
        ...

    def persist(self) -> None:
        """Ask the system never to delete saved texts; call it after an action of the player."""

    async def persisted(self) -> bool:
        """Return True if the system will not delete saved texts."""
        ...

    def read(self, name: str) -> str | None:
        """Return the text of that name, or None if there is none."""
        ...

    def write(self, name: str, text: str) -> None:
        """Save the text; if the program is killed meanwhile, the old or the new text remains."""

    def keep_aside(self, name: str) -> str:
        """Rename a text to the first free one of NAME.broken-1, NAME.broken-2 ... and return it."""
        ...

    def remove(self, name: str) -> None:
        """Delete the text of that name, if there is one."""

    def names(self) -> list[str]:
        """Return the names of all saved texts, in no particular order."""
        ...

    def move(self, name: str, new: str) -> None:
        """Rename a text, replacing any text of the new name.

        If the program is killed meanwhile, the text remains under one name or under both.
        """


class Sharing(Protocol):
    """Exchange of texts with the world outside the game.

    Every method raises StorageError if the system refuses. On every platform a file dropped on the
    window arrives as the event pygame.DROPFILE with its path, and a dropped text as
    pygame.DROPTEXT. The latter also brings the address of the page, if there is something behind
    its ``#``.
    """

    @property
    def page(self) -> str:
        """The address of the game's page without what is behind ``#``; empty without a page."""

    @property
    def is_hosted(self) -> bool:
        """True if the page comes from a host with tables."""

    @property
    def can_choose(self) -> bool:
        """True if there is a dialog to choose a file; otherwise files are dropped on the window."""

    def save(self, name: str, text: str) -> str | None:
        """Give the player a new file; return its path, or None if the browser itself shows it."""
        ...

    async def choose(self) -> str | None:
        """Let the player choose a file; return its text, or None if none was chosen."""
        ...

    async def copy(self, text: str) -> None:
        """Put the text on the clipboard."""

    def forget_link(self, text: str) -> None:
        """Remove a text from the page's address, so that a reload does not bring it again."""

    async def paste(self, prompt: str) -> str | None:
        """Return the text on the clipboard.

        If only the player may paste, ``prompt`` asks for it, and the result is None if nothing is
        pasted.

        Raises:
            StorageError: there is no text, or the system refuses.
        """
        ...


class Compositor(Protocol):
    """A floating picture: a piece of the window that the system itself moves and scales.

    The picture lies over the window and takes no touches. The game draws nothing while it moves.
    Drawing anything else in its place drops it.
    """

    @property
    def floats(self) -> bool:
        """True from ``lift`` to ``drop``."""

    def lift(self, box: pygame.Rect, ground: tuple[int, int, int]) -> None:
        """Make what the window shows in ``box`` float over it, clipped to ``box``.

        ``ground`` is the colour that appears where the picture has moved away.
        """

    def underlay(self, picture: pygame.Surface) -> Iterator[None]:
        """Lay a picture in the window's pixel format beneath the floating one, part by part."""

    def move(self, lifted: PlacedPicture, beneath: PlacedPicture) -> None:
        """Place the floating picture and the one beneath it; cheap."""

    def hide(self, part: pygame.Rect) -> None:
        """Declare that what is drawn next in this part of the box is not to be seen yet.

        Drawing there does not drop the floating picture.
        """

    def bared_by(self, part: pygame.Rect) -> pygame.Rect:
        """Return the area to draw if ``part`` is to be drawn.

        It includes the whole floating picture's box if drawing will drop that picture.
        """

    def drawn(self, part: pygame.Rect) -> None:
        """Tell the compositor that ``part`` of the window has been drawn.

        This drops the floating picture if the part overlaps its box and was not hidden.
        """

    def drop(self) -> None:
        """Remove the floating picture, so that the window itself is seen, and free its memory."""


class Assistive(Protocol):
    """Assistive software: what reads the screen to somebody, and works it for them.

    Attributes:
        has_keys: True for the accessible page, which has some keys of its own.
    """

    has_keys: bool

    def show(self, tree: Node) -> None:
        """Take what is on the screen now, in place of what was there before."""

    def focus(self, id: str) -> None:
        """Take the id of what has the keyboard on the canvas now; empty for nothing."""

    def acts(self) -> list[Act]:
        """Return what it was asked to do since the last call, in that order."""
        ...

    def answer(self, act: Act, lines: Sequence[str]) -> None:
        """Take what is said to a typed line, the lines that complete the beginning of one, or the
        id of what is to be done next, which is empty if that is not known."""


class Portion(Protocol):
    """A part of the program that a browser fetches behind the title; elsewhere it is always here.

    The platform itself stands for the rest: all that the title does not need.
    """

    def loading_state(self) -> LoadingState:
        """Return whether it is loaded."""
        ...

    def fetch_again(self) -> None:
        """Load it once more after that has failed."""


class Platform(Protocol):
    """A system that the game runs on: its window, its storage and its customs.

    The main loop is the same on all platforms.
    """

    @property
    def storage(self) -> Storage: ...

    @property
    def sharing(self) -> Sharing: ...

    @property
    def compositor(self) -> Compositor | None:
        """The compositor; None if everything has to be drawn."""
        ...

    @property
    def assistive(self) -> Assistive | None:
        """The assistive software that listens now; None for none. Cheap to ask in every frame."""
        ...

    def assist(self, software: Assistive | None) -> None:
        """Have this software listen, or none; a browser's page brings its own."""

    @property
    def can_quit(self) -> bool:
        """True if the program can close itself; a tab is closed by its browser."""
        ...

    def open_window(self, title: str, icon: Path) -> pygame.Surface:
        """Open the only window and return the surface to draw on.

        ``icon`` is the file of a picture.

        Raises:
            NoWindow: there is no screen.
        """
        ...

    def consumes(self, event: pygame.event.Event) -> bool:
        """Return True if an event was for the window itself, not for the game. Pass every event."""
        ...

    @property
    def has_gamepad(self) -> bool:
        """True while a gamepad is there; it strikes keys, so that its events are those of keys."""
        ...

    def leave(self) -> None:
        """Save what the next start needs; called when the program is about to end."""

    def ask_before_leaving(self, asks: bool) -> None:
        """Set whether the page asks the player before it is closed; on the desktop the app asks."""

    def fit_window(self, surface: pygame.Surface) -> pygame.Surface:
        """Return the surface to draw on: the same one while the size is unchanged.

        Call it once a frame.
        """
        ...

    def show(self, surface: pygame.Surface, part: pygame.Rect) -> None:
        """Show on the screen what was drawn in ``part`` of the window's surface."""

    def window_size(self) -> tuple[int, int, float]:
        """Return width and height in device pixels, and the device pixels per CSS pixel."""
        ...

    def safe_insets(self) -> Insets:
        """Return how far each edge may be covered. Ask after a change of size, not every frame."""
        ...

    @property
    def can_full_screen(self) -> bool:
        """True if the game can switch to full screen."""
        ...

    @property
    def full_screen(self) -> bool:
        """True while the game is in full screen; the system may end that by itself."""
        ...

    def set_full_screen(self, full: bool) -> None:
        """Switch full screen on or off; a browser allows it only shortly after a tap or a key.

        The change is visible in ``full_screen``, on some systems only later.
        """

    @property
    def installing(self) -> Installing: ...

    async def install(self) -> None:
        """Install the game if that is offered; the browser asks the player once more."""

    @property
    def can_vibrate(self) -> bool:
        """True if the device may vibrate."""
        ...

    def vibrate(self, seconds: float) -> None:
        """Let the device vibrate; does nothing where it cannot."""

    def reduced_motion(self) -> bool:
        """Return True if the player has asked the system for less motion."""
        ...

    def high_contrast(self) -> bool:
        """Return True if the player has asked the system for more contrast."""
        ...

    def language(self) -> str:
        """Return the player's language, such as "de" or "de-AT"; "en" if it is not known."""
        ...

    def speak(self, code: str) -> None:
        """Tell the system which language is spoken from now on, by its code."""

    async def fetch_language(self, code: str) -> bool:
        """Bring a language's catalogue and letters to this device.

        Returns False if they do not come. Where everything is installed, they are here.
        """
        ...

    async def next_frame(self, rest: float = 0.0) -> None:
        """Wait until the next frame is due, without keeping the processor busy.

        rest: seconds to wait first; any input of the player ends them early.
        """

    def ready(self) -> None:
        """Tell the platform that the first frame has been drawn and shown."""

    def loading_state(self) -> LoadingState:
        """Return whether all modules, pictures and sounds are loaded, or only the title's own."""
        ...

    def fetch_again(self) -> None:
        """Load the rest of the program once more after that has failed."""

    def update_waiting(self) -> bool:
        """Return True if a new version of the game is loaded completely and waits for a restart."""
        ...

    def restart(self) -> None:
        """Restart the game with the version that waits. Saved texts stay."""

    def typed(self) -> Sequence[Act]:
        """Return what was done since the last call in a page's own fields.

        A page has a real field over each that is published, so that on-screen keyboards and input
        methods work. Elsewhere there is nothing.
        """
        ...

    def publish(self, elements: Sequence[Element], status: str = "") -> None:
        """Tell the page which elements can be operated, and the game's status.

        This is cheap if nothing has changed.
        """
