"""``python -m tools.art.gears``: the gears' art, which needs no Blender, into build/art/tzolkin."""

import argparse
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PIL import Image

from tools.art.catalogue import BUILD, CALENDAR_MODULE
from tools.art.catalogue import WHEEL_MODULE as MODULE
from tools.art.gears import court, crystal, dials, fittings, hub, lizard, wheels, workers

_GROUND = (1200, 900)
_FOOD_DAYS = {"points": "#2f8f8b", "goods": "#93532a"}


def _pictures() -> Iterator[tuple[str, Callable[[], Image.Image]]]:
    yield from ((f"wheel_{name}", partial(wheels.picture, name)) for name in wheels.WHEELS)
    yield from ((f"dial_{name}", partial(dials.picture, name)) for name in dials.DIALS)
    yield "hub", partial(hub.picture, round(20.2 * CALENDAR_MODULE))
    yield "seat", partial(fittings.seat, 9 * MODULE // 2)
    yield "stud", partial(fittings.stud, 9 * MODULE // 2)
    yield "niche", partial(fittings.niche, 2 * MODULE)
    yield "skull", partial(crystal.skull, 2 * MODULE)
    yield "dot", partial(dials.dot, MODULE // 2)
    for kind, base in _FOOD_DAYS.items():
        yield f"food_{kind}", partial(fittings.food_tile, 4 * MODULE, base)
        yield (
            f"food_{kind}_next",
            partial(fittings.gilded_tile, round(2 * fittings.GILDED * MODULE), base),
        )
    yield "pointer", partial(fittings.pointer, 5 * MODULE // 2)
    yield from (
        (f"pawn_{name}", partial(workers.worker, name, 3 * MODULE)) for name in workers.COLOURS
    )
    yield "ground", partial(court.ground, *_GROUND)
    yield "slab", court.slab
    yield "step", court.step
    yield "lizard", partial(lizard.lizard, 128)


def main() -> None:
    """Draws everything into the folder."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=BUILD / "tzolkin")
    parser.add_argument("names", nargs="*", help="only these")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    for name, draw in _pictures():
        if not options.names or name in options.names:
            draw().save(options.out / f"{name}.png")


main()
