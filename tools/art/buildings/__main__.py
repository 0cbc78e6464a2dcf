"""``python -m tools.art.buildings``: renders the buildings and monuments, or those named."""

import argparse
from pathlib import Path

from tools.art.buildings.island import shoot
from tools.art.buildings.kinds import KINDS
from tools.art.buildings.monuments import MONUMENTS
from tools.art.catalogue import BUILD
from tools.art.kit import scene

_BUILDS = {**KINDS, **MONUMENTS}


def main() -> None:
    """Renders one after another into the second game's folder."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=[*_BUILDS])
    parser.add_argument("--out", type=Path, default=BUILD / "tzolkin")
    parser.add_argument("--samples", type=int, default=20)
    parser.add_argument("--threads", type=int, default=2)
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    for name in options.names:
        scene.clear()
        _BUILDS[name]()
        path = options.out / f"built_{name}.png"
        shoot(path, samples=options.samples, threads=options.threads)


main()
