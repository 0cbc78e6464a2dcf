"""What a window leaves to its scenes, and for which hand they lie there."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.ui.controls import toasts
from game.ui.screen import Screen

if TYPE_CHECKING:
    from game.ui.captions import Captions


class Room:
    """The window without the banner and without the line of captions.

    Attributes:
        banner: the banner at the window's upper edge; None for none.
        captions: the captions at its lower edge; None if none are wanted.
        left_handed: True if what is touched is to lie at the left.
        text_size: how much larger than usual text is to be.
    """

    def __init__(self, window: Screen) -> None:
        self.banner: toasts.Banner | None = None
        self.captions: Captions | None = None
        self.left_handed, self.text_size = window.left_handed, window.text_size

    def adapt(self, left_handed: bool, captions: bool, text_size: float) -> bool:
        """Set for which hand all lies, whether there are captions, and how large text is.

        Returns True for a change.
        """
        has = self.left_handed, self.captions is not None, self.text_size
        if (left_handed, captions, text_size) == has:
            return False
        self.text_size = text_size
        self.left_handed, self.captions = left_handed, _captions() if captions else None
        return True

    def within(self, window: Screen) -> Screen:
        """Return the screen that is left to scenes."""
        room = toasts.screen_below_banner(window, self.banner)
        room = self.captions.above(room) if self.captions else room
        return replace(room, left_handed=self.left_handed, text_size=self.text_size)


def _captions() -> Captions:
    from game.ui.captions import Captions  # noqa: PLC0415 (few want them)

    return Captions()
