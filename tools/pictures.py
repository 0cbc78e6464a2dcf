"""The golden pictures of the main scenes: ``make pictures`` takes them anew.

They are kept small, and compared in brightness and colour after a blur, so that another version of
SDL or FreeType, which moves an edge by a pixel, is no difference, but a panel that moved is.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pygame

from game.ui.screen import Screen
from tools.gallery import SCENES, tzolkin, visit
from tools.gallery.visit import Opening
from tools.gallery.windows import DENSE_TABLET, PICTURED

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
DENSE_PHONE: Final = "390x844@2"
TZOLKIN: Final = (
    "setup-5",
    "keeping-2",
    "keeping-5",
    "turn-5",
    "placing-3",
    "other-view-3",
    "technology-4",
    "food-day-4",
    "look-ahead-4",
    "ending-4",
)
ON_A_TABLET: Final = ("keeping-5", "turn-5", "placing-3", "technology-4", "food-day-4")
"""Those of them that are taken in a dense tablet's window too."""
ON_A_PHONE: Final = ("lesson-monument",)
"""Lessons, where they are crowded most."""
_OF_TZOLKIN: Final = tzolkin.SCENES | tzolkin.LESSONS
PICTURES: Final[dict[str, tuple[Opening, Screen]]] = {
    **{f"{name}-{size}": (SCENES[name], PICTURED[f"{size}@1"]) for size in SIZES for name in MAIN},
    **{
        f"tzolkin/{name}-{size.removesuffix('@1')}": (_OF_TZOLKIN[name], PICTURED[size])
        for size, names in {
            "1280x800@1": TZOLKIN,
            DENSE_PHONE: (*TZOLKIN, *ON_A_PHONE),
            DENSE_TABLET: ON_A_TABLET,
        }.items()
        for name in names
    },
}
"""Scene and window of every picture, by the name of its file."""
SMALLER: Final = 0.4
"""The pictures are kept at this part of their width and height in dp."""
BLUR: Final = 3
MOST: Final = 26
"""A point of a blurred picture may differ by so much of 255."""
MOST_POINTS: Final = 0.002
"""The part of all points that may differ more."""
MOST_MEAN: Final = 2.0
"""How much all points may differ on average."""


def taken(name: str) -> pygame.Surface:
    """A scene as it looks now, as small as it is kept."""
    opening, screen = PICTURES[name]
    surface = visit(opening, screen).surface
    small = [round(SMALLER * side / screen.ratio) for side in surface.get_size()]
    return pygame.transform.smoothscale(surface.convert(24), small)


def kept(name: str) -> pygame.Surface:
    """The golden picture.

    Raises:
        FileNotFoundError: there is none; ``make pictures`` takes it.
    """
    return pygame.image.load(path(name))


def path(name: str) -> Path:
    """Where a golden picture is."""
    return FOLDER / f"{name}.jpg"


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
    for name in PICTURES:
        path(name).parent.mkdir(parents=True, exist_ok=True)
        _keep(name)


def _keep(name: str) -> None:
    now, file = taken(name), path(name)
    if file.exists() and not difference(now, kept(name)):
        return
    pygame.image.save(now, file)
    print(f"{name}: taken anew")


if __name__ == "__main__":
    main()
