"""Overlays: other ways to look at a position, over any mode; and which of them is shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.table.keys import TableKey
from game.ui.i18n import gettext as _
from game.ui.sentence import Words, sentence

ROOM: Final = "look"
"""The room of the buttons' ids: the part before "/"."""
CLOSE: Final = f"{ROOM}/close"


@dataclass(frozen=True)
class Overlay:
    """Another way to look at a position.

    Attributes:
        id: its name among the game's overlays.
        key: the key that shows it.
        icon: its sprite.
        label: its name as it is shown.
        told: what it shows, in a sentence.
        by_seat: True if it shows one seat at a time.
    """

    id: str
    key: str
    icon: str
    label: Words
    description: Words
    by_seat: bool = False

    @property
    def button(self) -> str:
        """The id of its button."""
        return f"{ROOM}/{self.id}"


@dataclass(frozen=True)
class OpenOverlay:
    """The overlay that is shown, and the seat that it is about if it shows one at a time."""

    overlay: Overlay
    seat: int


Row = tuple[str, Words, Words]
"""A row of an overlay's card: a sprite (empty for none), its text, and a number at its end."""


@dataclass(frozen=True)
class OverlayText:
    """The text of an overlay's card.

    Attributes:
        title: its title.
        rows: its rows.
        note: a note below them; empty for none.
        aloud: the same and what the picture shows, in sentences for whoever listens.
    """

    title: Words
    rows: Sequence[Row] = ()
    note: Words = ""
    aloud: Sequence[Words] = ()


@sentence
def what_it_shows(label: Words, told: Words) -> str:
    """Join a name, of an overlay or a row of it, with what it shows."""
    return _("{label}: {told}").format(label=label, told=told)


def is_about_overlays(button: str) -> bool:
    """Return True for the id of a button of overlays."""
    return button.partition("/")[0] == ROOM


def seat_button(seat: int) -> str:
    """Return the id of the button that shows the overlay for a seat."""
    return f"{ROOM}/seat/{seat}"


def overlay_after(
    button: str, overlays: Sequence[Overlay], before: OpenOverlay | None, seat: int
) -> OpenOverlay | None:
    """Return what is shown after a button was pressed; None if the overlay is put away.

    The button of the overlay that is shown puts it away. A new overlay shows the seat of the one
    before, or ``seat`` if none was shown.
    """
    if before and button in (ROOM, CLOSE, before.overlay.button):
        return None
    if before and button.startswith(f"{ROOM}/seat/"):
        return replace(before, seat=int(button.rpartition("/")[2]))
    chosen = next((one for one in overlays if one.button == button), overlays[0])
    return OpenOverlay(chosen, before.seat if before else seat)


def overlay_keys(overlays: Sequence[Overlay]) -> list[TableKey]:
    """Return the key of each overlay's button."""
    return [TableKey((one.key,), (one.button,), does=one.label) for one in overlays]
