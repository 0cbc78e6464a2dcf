"""The surface that every platform gives the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Protocol

from game.platform.values import Arrival, Element, Insets, Installing, PlacedPicture

if TYPE_CHECKING:
    from pathlib import Path

    import pygame


class Lock(Protocol):
    """The right to play the kept game: of all windows on one storage one has it at a time.

    Whoever closes or crashes gives it up by that, and one of those that look on gets it.
    """

    @property
    def term(self) -> int:
        """0 while another window has it; else a number that is new each time it is got.

        Cheap, to be asked every frame: it changes by itself.
        """
        ...

    async def take(self) -> bool:
        """Takes it from the window that has it; False where that does not answer."""
        ...


class Storage(Protocol):
    """Texts kept by name until the next start. Names are file names without a folder.

    Every method raises StorageError where the storage is full, forbidden or broken.
    """

    @property
    def lock(self) -> Lock: ...

    @property
    def may_vanish(self) -> bool:
        """True where the system may delete by itself what is kept."""
        ...

    def persist(self) -> None:
        """Asks the system never to do so; call it after something the player did."""

    async def persisted(self) -> bool:
        """True if the system will not do so."""
        ...

    def read(self, name: str) -> str | None:
        """The text of that name, None if there is none."""
        ...

    def write(self, name: str, text: str) -> None:
        """Keeps the text; a program killed meanwhile leaves the old text or the new one."""

    def keep_aside(self, name: str) -> str:
        """Moves a text to the first free of NAME.broken-1, NAME.broken-2 ... and returns that."""
        ...

    def remove(self, name: str) -> None:
        """Forgets the text of that name, if there is one."""

    def names(self) -> list[str]:
        """The names of all that is kept, in no order."""
        ...

    def move(self, name: str, new: str) -> None:
        """Keeps a text under a new name, in place of what was there; a program killed meanwhile
        leaves it under one of them or under both."""


class Sharing(Protocol):
    """Texts to and from the world outside of the game.

    Every method raises StorageError where the system refuses. On every platform a file that is
    dropped on the window comes as pygame.DROPFILE with its path, and a text as pygame.DROPTEXT,
    as does the address that a page was opened with if it has something behind its #.
    """

    @property
    def page(self) -> str:
        """The address of the page that the game is on, without what is behind #; empty where
        there is none."""

    @property
    def can_choose(self) -> bool:
        """True where the player can choose a file; elsewhere it is dropped on the window."""

    def save(self, name: str, text: str) -> str | None:
        """Hands the player a new file; its path, None where the browser itself shows it."""
        ...

    async def choose(self) -> str | None:
        """The text of a file that the player chooses, None if it is none."""
        ...

    async def copy(self, text: str) -> None:
        """Puts the text on the clipboard."""

    def answered(self, text: str) -> None:
        """Takes a text out of the page's address; until then a reload brings it again."""

    async def paste(self, prompt: str) -> str | None:
        """The text on the clipboard; StorageError too if there is none.

        prompt asks for it where only the player may paste; None if the player does not.
        """
        ...


class Compositor(Protocol):
    """A piece of the window that the system itself moves and stretches: nothing is drawn for it.

    It lies over the window and takes no touches. Whatever else is drawn there drops it.
    """

    @property
    def floats(self) -> bool:
        """True from lift to drop."""

    def lift(self, box: pygame.Rect, ground: tuple[int, int, int]) -> None:
        """Has what is seen in this rectangle of the window float over it, within the rectangle.

        ground is the colour that is seen where it has moved away.
        """

    def underlay(self, picture: pygame.Surface) -> Iterator[None]:
        """Lays another picture beneath it, of the window's own format; hands it over in parts."""

    def move(self, lifted: PlacedPicture, beneath: PlacedPicture) -> None:
        """Places both pictures; cheap."""

    def hide(self, part: pygame.Rect) -> None:
        """What is drawn next in this part of the rectangle is not to be seen yet."""

    def bared_by(self, part: pygame.Rect) -> pygame.Rect:
        """What of the window has to be drawn if this part is: all that would lie bare then."""

    def drawn(self, part: pygame.Rect) -> None:
        """This part of the window shows what is to be seen: what floats over it is dropped."""

    def drop(self) -> None:
        """The window itself is seen again, and the memory is given back."""


class Platform(Protocol):
    """Window, storage and manners of the machine; the app's loop is the same on all of them."""

    @property
    def storage(self) -> Storage: ...

    @property
    def sharing(self) -> Sharing: ...

    @property
    def compositor(self) -> Compositor | None:
        """None where everything has to be drawn."""
        ...

    @property
    def can_quit(self) -> bool:
        """True where the program can be left by itself; a tab is closed by its browser."""
        ...

    def open_window(self, title: str, icon: Path) -> pygame.Surface:
        """Opens the one window and returns the surface to draw on.

        The icon is a picture's file.

        Raises:
            NoWindow: there is no screen.
        """
        ...

    def takes(self, event: pygame.event.Event) -> bool:
        """Whether the event was for the window itself and not for the game. Pass every one."""
        ...

    def leave(self) -> None:
        """The program is about to end; what the next start has to know is kept now."""

    def ask_before_leaving(self, asks: bool) -> None:
        """Whether a page is to ask its player before it is closed; on the desktop the app does."""

    def fit_window(self, surface: pygame.Surface) -> pygame.Surface:
        """Call once a frame: the surface to draw on, the same one while the size is unchanged."""
        ...

    def show(self, surface: pygame.Surface, part: pygame.Rect) -> None:
        """What is drawn in this part of the window's surface is seen from now on."""

    def window_size(self) -> tuple[int, int, float]:
        """Width and height in device pixels, and device pixels per CSS pixel."""
        ...

    def safe_insets(self) -> Insets:
        """What may be covered at each edge. Ask after a change of size, not every frame."""
        ...

    @property
    def can_full_screen(self) -> bool:
        """True where the game can fill the whole screen at the player's wish."""
        ...

    @property
    def full_screen(self) -> bool:
        """True while the game fills the whole screen; the system may end that by itself."""
        ...

    def set_full_screen(self, full: bool) -> None:
        """Fills the whole screen, or goes back; a browser does so only shortly after a tap or key.

        What comes of it shows in full_screen, not at once everywhere.
        """

    @property
    def installing(self) -> Installing: ...

    async def install(self) -> None:
        """Installs the game where that is offered; the browser asks the player once more."""

    def reduced_motion(self) -> bool:
        """The player has asked the system for less motion."""
        ...

    def language(self) -> str:
        """The player's language as "de" or "de-AT"; "en" where the system does not tell."""
        ...

    async def next_frame(self, rest: float = 0.0) -> None:
        """Waits until the next picture is due, without keeping the processor busy.

        rest: seconds to wait first; whatever the player does in the meantime ends them.
        """

    def ready(self) -> None:
        """The first frame has been drawn and flipped."""

    def arrival(self) -> Arrival:
        """Whether all modules, pictures and sounds can be used, or the title's own only."""
        ...

    def fetch_again(self) -> None:
        """Has the rest come once more, where that has failed."""

    def update_waiting(self) -> bool:
        """A new version of the game is here whole and waits for a restart."""
        ...

    def restart(self) -> None:
        """Ends the game and starts the version that waits. What is kept stays."""

    async def ask_text(self, prompt: str, value: str, max_length: int) -> str | None:
        """Asks for a line of text where typing into the game's own field is not possible.

        None: nothing was given, keep what is there. That is the answer at once on a machine with
        a keyboard, where the game's field takes the letters.
        """
        ...

    def publish(self, elements: Sequence[Element], status: str = "") -> None:
        """Tells the page what can be operated and what goes on. Cheap when neither has changed."""
