"""``python -m tools.art.render jungle_a worker_red``: renders pictures with Blender, or a group."""

import argparse
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from tools.art import catalogue, cutout
from tools.art.figures.kinds import KINDS
from tools.art.kit import scene
from tools.art.kit.scene import TILE_VIEW, UNIT, UP, View
from tools.art.palette import MARKS
from tools.art.tiles import back, camp, jungle, ruin, stones, temple, thicket, volcano
from tools.art.title import landscape
from tools.art.wafers import beasts, things

Build = Callable[[], None]
Finish = Callable[[Path], None]

_FIGURE_SCALE = 0.80 * UNIT * 2
"""Pixels of a figure's canvas to a unit: it is drawn larger than the tiles and shown smaller."""
_SMOOTH = ("jungle_a", "volcano", "camp", "back")
"""Tiles with plain areas, where noise would show."""
_STEEP_SUN, _STEEP_SUN_WIDTH = (-0.62, 0.16, 0.95), 9
"""Short and soft shadows for pieces."""

TILES: dict[str, Build] = {
    **{name: partial(jungle.build, seed) for name, seed in catalogue.JUNGLES.items()},
    **{name: partial(temple.build, value) for name, value in catalogue.TEMPLES.items()},
    **{name: partial(ruin.build, wafers) for name, wafers in catalogue.RUINS.items()},
    "volcano": volcano.build,
    "camp": camp.build,
    "back": back.build,
}
MOTIFS: dict[str, Build] = {
    "sun": things.sun,
    "jaguar": beasts.jaguar,
    "serpent": beasts.serpent,
    "quetzal": beasts.quetzal,
    "maize": things.maize,
    "jade": things.jade,
    "pyramid": things.pyramid,
    "frog": beasts.frog,
    "back": things.back,
}


def _figure_view() -> View:
    (width, height), (x, y) = catalogue.FIGURE_CANVAS, catalogue.FIGURE_ANCHOR
    centre = UP * ((y - height / 2) / _FIGURE_SCALE)
    centre.x = (width / 2 - x) / _FIGURE_SCALE
    return View(catalogue.FIGURE_CANVAS, height / _FIGURE_SCALE, centre)


_STONE_VIEW = View(catalogue.STONE_CANVAS, 0.90, (0, 0, 0.03))
_THICKET_VIEW = View(catalogue.THICKET_CANVAS, 0.86, UP * 0.10)
_WAFER_VIEW = View(catalogue.WAFER_CANVAS, 2.06, (0, 0, 0), tilt=0)


class Studio:
    """Renders pictures by name into a folder."""

    def __init__(self, out: Path, samples: int | None, threads: int) -> None:
        """Without ``samples`` each kind has those of the finished sprites."""
        self._out, self._samples, self._threads = out, samples, threads

    def render(self, name: str) -> None:
        """KeyError names a picture that nothing makes."""
        kind, _, rest = name.partition("_")
        if name in landscape.SHOTS:
            samples = self._samples or 28
            landscape.render(name, self._out / "title", samples=samples, threads=self._threads)
        elif kind == "stones":
            slope, count = rest.split("_")
            build = partial(stones.build, slope, int(count))
            self._cutout(name, build, _STONE_VIEW, cutout.finish_stones)
        elif name in catalogue.THICKETS:
            build = partial(thicket.build, catalogue.THICKETS[name])
            self._cutout(name, build, _THICKET_VIEW, cutout.finish_stones)
        elif kind in KINDS:
            build = partial(KINDS[kind], MARKS[rest])
            self._cutout(name, build, _figure_view(), cutout.finish_figure)
        elif kind == "wafer":
            self._plain(name, MOTIFS[rest], _WAFER_VIEW, 32)
        else:
            self._plain(name, TILES[name], TILE_VIEW, 48 if name in _SMOOTH else 24)

    def _plain(self, name: str, build: Build, view: View, samples: int) -> None:
        scene.clear()
        build()
        scene.sunlight()
        self._shoot(name, view, samples)

    def _cutout(self, name: str, build: Build, view: View, finish: Finish) -> None:
        scene.clear()
        build()
        if finish is cutout.finish_figure:
            scene.sunlight(_STEEP_SUN, _STEEP_SUN_WIDTH)
        else:
            scene.sunlight()
        scene.catch_shadows()
        self._shoot(name, view, 16)
        finish(self._out / f"{name}.png")

    def _shoot(self, name: str, view: View, samples: int) -> None:
        path = self._out / f"{name}.png"
        scene.render(path, view, samples=self._samples or samples, threads=self._threads)


ALL = [
    *catalogue.TILES,
    *catalogue.STONES,
    *catalogue.FIGURES,
    *catalogue.WAFERS,
    *landscape.SHOTS,
]

TZOLKIN = [*catalogue.THICKETS]
"""The second game's, which belong into a folder of their own."""
GROUPS = {"all": ALL, "tzolkin": TZOLKIN}


def main() -> None:
    """Renders the pictures named, one after another, and prints how long each took."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="+")
    parser.add_argument("--out", type=Path, default=catalogue.BUILD)
    parser.add_argument("--samples", type=int, help="fewer for a draft")
    parser.add_argument("--threads", type=int, default=2)
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    studio = Studio(options.out, options.samples, options.threads)
    for name in GROUPS.get(options.names[0], options.names):
        start = time.monotonic()
        studio.render(name)
        print(f"{name}: {time.monotonic() - start:.1f} s", flush=True)


main()
