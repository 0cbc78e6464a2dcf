"""``python -m tools.art.flat [--out build/art]``: all art that needs no Blender."""

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path

from PIL import Image

from tools.art.catalogue import BUILD
from tools.art.flat.icons import ICONS, icon
from tools.art.flat.lights import LIGHTS, light
from tools.art.flat.map import board, compass
from tools.art.flat.marks import mark, pip
from tools.art.palette import FIFTH, MARKS

_SIGN, _PIP = 96, 64


def _pictures() -> Iterator[tuple[str, Callable[[], Image.Image]]]:
    yield from ((f"hex_{name}", lambda name=name: light(name)) for name in LIGHTS)
    yield from ((f"mark_{name}", lambda name=name: mark(name, _SIGN)) for name in MARKS | FIFTH)
    yield from ((f"icon_{name}", lambda name=name: icon(name, _SIGN)) for name in (*ICONS, "redo"))
    yield "pip_full", lambda: pip(True, _PIP)
    yield "pip_empty", lambda: pip(False, _PIP)
    yield "board", lambda: board(1600, 1000)
    yield "compass", lambda: compass(64)


def main() -> None:
    """Draws everything into the folder."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=BUILD)
    out = parser.parse_args().out
    out.mkdir(parents=True, exist_ok=True)
    for name, draw in _pictures():
        draw().save(out / f"{name}.png")


main()
