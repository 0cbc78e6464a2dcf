"""Which overlays there are, and which one is looked at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.ui.sentence import Words

ROOM: Final = "look"
"""The room of the buttons' ids."""
CLOSE: Final = f"{ROOM}/close"


@dataclass(frozen=True)
class Overlay:
    """A way of looking at a position.

    Attributes:
        id: its name among the overlays of a game.
        key: its key on the keyboard.
        icon: its sprite.
        label: what it is called.
        told: what it shows, in a sentence.
        by_seat: whether it shows one seat at a time.
    """

    id: str
    key: str
    icon: str
    label: Words
    told: Words
    by_seat: bool = False

    @property
    def button(self) -> str:
        """The id of its button."""
        return f"{ROOM}/{self.id}"


@dataclass(frozen=True)
class Looking:
    """What is looked at: an overlay, and whose where it shows one seat at a time."""

    overlay: Overlay
    seat: int


Row = tuple[str, Words, Words]
"""A sprite, what it says, and a number at its end."""


@dataclass(frozen=True)
class OverlayText:
    """What an overlay says beside the board: a title, rows, and a note."""

    title: Words
    rows: Sequence[Row] = ()
    note: Words = ""


def is_about_overlays(button: str) -> bool:
    """True for the buttons of overlays."""
    return button.partition("/")[0] == ROOM


def seat_button(seat: int) -> str:
    """The id of the button that looks at a seat."""
    return f"{ROOM}/seat/{seat}"


def looking_after(
    button: str, overlays: Sequence[Overlay], before: Looking | None, seat: int
) -> Looking | None:
    """What is looked at after a button; None if the overlay is put away.

    The button of the overlay that is looked at puts it away; ``seat`` is looked at first.
    """
    if before and button in (ROOM, CLOSE, before.overlay.button):
        return None
    if before and button.startswith(f"{ROOM}/seat/"):
        return replace(before, seat=int(button.rpartition("/")[2]))
    chosen = next((one for one in overlays if one.button == button), overlays[0])
    return Looking(chosen, before.seat if before else seat)


def keys_of(overlays: Sequence[Overlay]) -> Mapping[str, Sequence[str]]:
    """Per key the overlay's button."""
    return {one.key: (one.button,) for one in overlays}
