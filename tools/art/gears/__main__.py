"""``python -m tools.art.gears``: the gears' art, which needs no Blender, into build/art/tzolkin."""

import argparse
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PIL import Image

from tools.art.catalogue import BUILD
from tools.art.catalogue import WHEEL_MODULE as MODULE
from tools.art.gears import court, lizard, still, wheels, workers

_GROUND = (1200, 900)


def _pictures() -> Iterator[tuple[str, Callable[[], Image.Image]]]:
    yield from ((f"wheel_{name}", partial(wheels.picture, name)) for name in wheels.WHEELS)
    yield "hub", partial(still.hub, 20 * MODULE)
    yield "dial", partial(still.dial, 7 * MODULE)
    yield "niche", partial(still.niche, 2 * MODULE)
    yield "dot", partial(still.dot, MODULE // 2)
    yield "food_points", partial(still.food_tile, 4 * MODULE, "#3f9e9a")
    yield "food_goods", partial(still.food_tile, 4 * MODULE, "#a4622c")
    yield "pointer", partial(still.pointer, 2 * MODULE)
    yield from (
        (f"figure_{name}", partial(workers.worker, name, 3 * MODULE)) for name in workers.COLOURS
    )
    yield "dummy", partial(workers.dummy, 3 * MODULE)
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
