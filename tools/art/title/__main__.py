"""``python -m tools.art.title``: finishes the titles from their renders, and the app's icon."""

import argparse
from pathlib import Path

from PIL import Image

from tools.art.catalogue import BUILD
from tools.art.title.icon import icon
from tools.art.title.paint import paint

_TITLES = ("title", "title_portrait")
_ICON = 512
"""Pixels."""


def main() -> None:
    """Paints the sky and the haze of both titles; FileNotFoundError names a missing render."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--renders", type=Path, default=BUILD / "title")
    parser.add_argument("--out", type=Path, default=BUILD)
    options = parser.parse_args()
    titles: dict[str, Image.Image] = {}
    for name in _TITLES:
        titles[name] = paint(name, options.renders)
        titles[name].save(options.out / f"{name}.png")
    icon(titles["title_portrait"], _ICON).save(options.out / "app_icon.png")


main()
