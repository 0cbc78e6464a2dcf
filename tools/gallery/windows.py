"""The windows in which every scene is pictured, and those in which it is tested."""

from collections.abc import Mapping
from typing import Final

from game.ui.screen import Screen


def _window(
    width: int, height: int, ratio: int = 1, insets: tuple[int, int, int, int] = (0, 0, 0, 0)
) -> tuple[str, Screen]:
    """A name and a window: its size in CSS pixels, their density, and what is covered."""
    return f"{width}x{height}@{ratio}", Screen(width * ratio, height * ratio, ratio, insets)


WINDOWS: Final[Mapping[str, Screen]] = dict(
    (
        _window(2560, 1440),
        _window(1920, 1080),
        _window(1600, 900),
        _window(1280, 800),
        _window(1280, 800, 2),
        _window(1180, 820),
        _window(820, 1180),
        _window(390, 844),
        _window(390, 844, 2),
        _window(844, 390),
        # phones with a browser's bars, the first with a notch too
        _window(844, 342, insets=(0, 47, 21, 47)),
        _window(667, 331),
        _window(390, 664),
        _window(360, 560),
    )
)

LAYOUTS: Final[Mapping[str, Screen]] = {
    name: screen for name, screen in WINDOWS.items() if screen.ratio == 1
}
"""Those in which every scene is tested: what holds in them holds in dense ones of the same size."""

TELLING: Final = (
    "2560x1440@1",
    "1280x800@1",
    "820x1180@1",
    "390x844@1",
    "667x331@1",
    "360x560@1",
)
"""Those that differ most: every change is tested in them, and in the others in turn."""

DENSE_TABLET: Final = "1180x820@2"
PICTURED: Final[Mapping[str, Screen]] = {**WINDOWS, **dict((_window(1180, 820, 2),))}
"""Those in which golden pictures are taken."""
