"""The values that platforms give to the game: errors, states, positions on the window."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple, NotRequired, TypedDict


class Trouble(Enum):
    """Why a storage or the system refused; the game puts it into words for the player."""

    FULL = "full"
    FORBIDDEN = "forbidden"
    FAILED = "failed"


class StorageError(Exception):
    """Something could not be saved, read, moved, removed or shared. The game can go on without it.

    Attributes:
        trouble: the kind of error.
        name: the name of the message, from which game/words/storage.py makes a sentence.
        fields: the values of the message.
    """

    def __init__(self, trouble: Trouble, name: str, /, **fields: object) -> None:
        super().__init__(f"{name} {fields}")
        self.trouble = trouble
        self.name = name
        self.fields = fields

    @property
    def reason(self) -> str:
        """The system's own words for the error; empty for none."""
        return str(self.fields.get("reason", ""))


class NoWindow(Exception):
    """No window can be opened; the message says what to do."""


class Installing(Enum):
    """How the game can be installed: by ``install()``, by the browser's menu, or not at all."""

    OFFERED = "offered"
    BY_HAND = "by hand"
    NO = "no"


class LoadingState(Enum):
    """Whether the rest of the program, which the title does not need, has been loaded."""

    LOADING = "coming"
    LOADED = "here"
    FAILED = "failed"


class Insets(NamedTuple):
    """How far a notch or a system bar may cover each edge of the window, in device pixels."""

    left: int = 0
    top: int = 0
    right: int = 0
    bottom: int = 0


class PlacedPicture(NamedTuple):
    """The place of a picture on the window.

    Attributes:
        x: the left edge, in device pixels.
        y: the top edge, in device pixels.
        scale: the size of each of the picture's pixels, in device pixels.
    """

    x: float
    y: float
    scale: float


class Element(TypedDict):
    """Something on the screen that can be operated, for assistive software and tests."""

    id: str
    label: str
    rect: tuple[float, float, float, float]  # x, y, width, height in device pixels
    enabled: bool
    role: NotRequired[str]
    value: NotRequired[str]
    most: NotRequired[int]
    focused: NotRequired[bool]
