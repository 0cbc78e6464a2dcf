"""What the player's hands ask for, by the settings: time, a second touch, an answer to be felt."""

from __future__ import annotations

from game.platform import platform
from game.ui import theme


class Hands:
    """How touches are taken and answered.

    Attributes:
        tremble: True if a touch has to be meant for longer until it counts.
        ask_twice: True if what cannot be taken back has to be asked for twice.
        by_reader: True while that is done which assistive software asks for.
        feel: True if the device vibrates.
    """

    tremble = False
    ask_twice = False
    by_reader = False
    feel = False

    @property
    def asks_twice(self) -> bool:
        """True if what cannot be taken back has to be asked for twice by whoever acts now.

        Whoever does not see the picture is always asked.
        """
        return self.ask_twice or self.by_reader

    def wait(self, seconds: float) -> float:
        """Return how long to wait instead of these seconds before a touch counts."""
        return seconds * theme.TREMBLING if self.tremble else seconds

    def vibrate(self, seconds: float) -> None:
        """Let the device vibrate, if that is wanted."""
        if self.feel:
            platform.vibrate(seconds)


hands = Hands()
