"""``python -m tools.art.signs [--out build/art]``: every sign of the second game."""

import argparse
from pathlib import Path

from tools.art.catalogue import BUILD
from tools.art.signs.built import BUILT
from tools.art.signs.doing import DOING
from tools.art.signs.goods import GOODS
from tools.art.signs.learned import TECHNOLOGIES, TEMPLES
from tools.art.signs.paint import painted

SIGNS = GOODS | TEMPLES | TECHNOLOGIES | BUILT | DOING


def main() -> None:
    """Draws all of them into the game's folder."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=BUILD)
    out = parser.parse_args().out / "tzolkin"
    out.mkdir(parents=True, exist_ok=True)
    for name, parts in SIGNS.items():
        painted(parts).save(out / f"sign_{name}.png")


main()
