"""Pictures of every scene at every size, into build/shots: ``make shots``.

Without a window or a browser; names as arguments take only those scenes. Some are taken in grey
too, with a sheet of everything that must be told apart without colour.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from tools import gallery
from tools.gallery import signs, tzolkin, visit
from tools.gallery.windows import WINDOWS

SHOTS: Final = Path("build/shots")
SCENES: Final = gallery.SCENES | {
    f"tzolkin-{name}": one for name, one in (tzolkin.SCENES | tzolkin.LESSONS).items()
}
GREY: Final = (
    *("acting-late-4", "scoring-4", "auction-bidding-4", "results-4"),
    *("tzolkin-turn-5", "tzolkin-technology-4", "tzolkin-ending-4", "tzolkin-results-5"),
)


def main() -> None:
    """Takes the pictures; a name that is unknown is an error."""
    import pygame  # noqa: PLC0415 (the gallery chooses the driver first)

    names = sys.argv[1:] or list(SCENES)
    if unknown := set(names) - set(SCENES):
        sys.exit(f"No such scene: {', '.join(sorted(unknown))}. There are: {', '.join(SCENES)}")
    SHOTS.mkdir(parents=True, exist_ok=True)
    for window, screen in WINDOWS.items():
        for name in names:
            shown = visit(SCENES[name], screen)
            file = SHOTS / f"{window}-{name}.png"
            pygame.image.save(shown.surface, file)
            if name in GREY:
                grey = pygame.transform.grayscale(shown.surface)
                pygame.image.save(grey, file.with_stem(f"{file.stem}-grey"))
    pygame.image.save(signs.sheet(), SHOTS / "signs-grey.png")
    print(f"the pictures are in {SHOTS}")


if __name__ == "__main__":
    main()
