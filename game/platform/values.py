"""What a platform hands over: its errors, its kinds of state, places on the window."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple, NotRequired, TypedDict


class Trouble(Enum):
    """Why a storage refused; the game words it for the player."""

    FULL = "full"
    FORBIDDEN = "forbidden"
    FAILED = "failed"


class StorageError(Exception):
    """Something could not be kept, read, moved or removed. The game can go on without it.

    trouble is the kind of it, reason the system's own words; name and fields are the whole story,
    which game/words/storage.py makes a sentence of.
    """

    def __init__(self, trouble: Trouble, name: str, /, **fields: object) -> None:
        super().__init__(f"{name} {fields}")
        self.trouble = trouble
        self.name = name
        self.fields = fields

    @property
    def reason(self) -> str:
        return str(self.fields.get("reason", ""))


class NoWindow(Exception):
    """No window can be opened; the message says what to do."""


class Installing(Enum):
    """How the game becomes an app of its own: by install(), by the browser's menu, not at all."""

    OFFERED = "offered"
    BY_HAND = "by hand"
    NO = "no"


class Arrival(Enum):
    """Where the part of the game is that the title does without."""

    COMING = "coming"
    HERE = "here"
    FAILED = "failed"


class Insets(NamedTuple):
    """Edges of the window that a notch or a system bar may cover, in device pixels."""

    left: int = 0
    top: int = 0
    right: int = 0
    bottom: int = 0


class PlacedPicture(NamedTuple):
    """Where a picture lies: its upper left corner in device pixels of the window, and how many of
    them each of its own pixels takes."""

    x: float
    y: float
    scale: float


class Element(TypedDict):
    """Something on the screen that can be operated."""

    id: str
    label: str
    rect: tuple[float, float, float, float]  # x, y, width, height in device pixels
    enabled: bool
    role: NotRequired[str]
    value: NotRequired[str]
