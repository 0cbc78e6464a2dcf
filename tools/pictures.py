"""The golden pictures of the main scenes: ``make pictures`` takes them anew.

They are kept small, and compared in brightness and colour after a blur, so that another version of
SDL or FreeType, which moves an edge by a pixel, is no difference, but a panel that moved is.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pygame

from tools.gallery import SCENES, visit
from tools.gallery.windows import WINDOWS

FOLDER: Final = Path(__file__).parents[1] / "tests/pictures"
SIZES: Final = ("1280x800", "1600x900", "390x844", "844x342", "667x331", "390x664", "360x560")
MAIN: Final = (
    "title",
    "setup-4",
    "placing-middle-4",
    "acting-early-2",
    "acting-late-4",
    "auction-bidding-4",
    "scoring-4",
    "results-4",
)
SMALLER: Final = 0.4
"""The pictures are kept at this part of their width and height."""
BLUR: Final = 3
MOST: Final = 26
"""A point of a blurred picture may differ by so much of 255."""
MOST_POINTS: Final = 0.002
"""The part of all points that may differ more."""
MOST_MEAN: Final = 2.0
"""How much all points may differ on average."""


def taken(name: str, size: str) -> pygame.Surface:
    """A scene as it looks now, as small as it is kept."""
    surface = visit(SCENES[name], WINDOWS[f"{size}@1"]).surface
    small = [round(SMALLER * side) for side in surface.get_size()]
    return pygame.transform.smoothscale(surface.convert(24), small)


def kept(name: str, size: str) -> pygame.Surface:
    """The golden picture.

    Raises:
        FileNotFoundError: there is none; ``make pictures`` takes it.
    """
    return pygame.image.load(path(name, size))


def path(name: str, size: str) -> Path:
    """Where the golden picture of a scene at a size is."""
    return FOLDER / f"{name}-{size}.jpg"


def difference(one: pygame.Surface, other: pygame.Surface) -> str:
    """How two pictures differ; empty if nobody would see it."""
    if one.get_size() != other.get_size():
        return f"{one.get_size()} is not {other.get_size()}"
    now, then = (
        pygame.surfarray.array3d(pygame.transform.gaussian_blur(picture, BLUR)).astype(int)
        for picture in (one, other)
    )
    apart = abs(now - then)
    far = apart.max(axis=2) > MOST
    if far.mean() <= MOST_POINTS and apart.mean() <= MOST_MEAN:
        return ""
    return f"{far.mean():.2%} of the points differ, the mean is {apart.mean():.2f}"


def main() -> None:
    """Takes all golden pictures anew, those that look as before excepted."""
    FOLDER.mkdir(exist_ok=True)
    for size in SIZES:
        for name in MAIN:
            _keep(name, size)


def _keep(name: str, size: str) -> None:
    now, file = taken(name, size), path(name, size)
    if file.exists() and not difference(now, kept(name, size)):
        return
    pygame.image.save(now, file)
    print(f"{file.name}: taken anew")


if __name__ == "__main__":
    main()
