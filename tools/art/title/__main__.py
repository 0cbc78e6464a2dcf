"""``python -m tools.art.title``: finishes the titles from their renders, and the app's icon."""

import argparse
from pathlib import Path

from PIL import Image

from tools.art.catalogue import BUILD
from tools.art.title.icon import icon
from tools.art.title.paint import DAWN, LATE, paint

_TITLES = {
    "title": ("title", LATE),
    "title_portrait": ("title_portrait", LATE),
    "wheel": ("tzolkin/title", DAWN),
    "wheel_portrait": ("tzolkin/title_portrait", DAWN),
}
"""For each render where its picture goes, and the air in it."""
_ICON = 512
"""Pixels."""


def main() -> None:
    """Paints the sky and the haze of all titles; FileNotFoundError names a missing render."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--renders", type=Path, default=BUILD / "title")
    parser.add_argument("--out", type=Path, default=BUILD)
    options = parser.parse_args()
    titles: dict[str, Image.Image] = {}
    for name, (file, air) in _TITLES.items():
        titles[name] = paint(name, options.renders, air)
        titles[name].save(options.out / f"{file}.png")
    icon(titles["title_portrait"], _ICON).save(options.out / "app_icon.png")


main()
