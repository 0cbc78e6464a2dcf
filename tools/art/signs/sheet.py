"""``python -m tools.art.signs.sheet FILE``: every sign as drawn, and at 24 pixels."""

import argparse
from pathlib import Path

from PIL import Image, ImageOps

SPRITES = Path("sprites/tzolkin")
_CELL, _SMALL, _COLUMNS = 110, 24, 12
_PAPER, _WALNUT = (240, 226, 188, 255), (84, 52, 29, 255)


def sheet(folder: Path) -> Image.Image:
    """A cell a sign: large above, and below it small on paper, in grey, as outline, on wood."""
    files = sorted(folder.glob("sign_*.png"))
    rows = -(-len(files) // _COLUMNS)
    whole = Image.new("RGBA", (_COLUMNS * _CELL, rows * (_CELL + 34)), _PAPER)
    for number, file in enumerate(files):
        x, y = number % _COLUMNS * _CELL, number // _COLUMNS * (_CELL + 34)
        _cell(whole, Image.open(file).convert("RGBA"), x, y)
    return whole


def _cell(whole: Image.Image, sign: Image.Image, x: int, y: int) -> None:
    whole.alpha_composite(sign, (x + (_CELL - sign.width) // 2, y + 6))
    small = sign.resize((max(1, sign.width * _SMALL // sign.height), _SMALL), Image.Resampling.BOX)
    grey = ImageOps.grayscale(small).convert("RGBA")
    grey.putalpha(small.getchannel("A"))
    outline = Image.new("RGBA", small.size, (60, 60, 60, 255))
    outline.putalpha(small.getchannel("A"))
    whole.paste(_WALNUT, (x + 80, y + 106, x + 108, y + 134))
    for place, picture in enumerate((small, grey, outline, small)):
        whole.alpha_composite(picture, (x + 4 + 26 * place, y + 108))


def main() -> None:
    """Draws the sheet."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--source", type=Path, default=SPRITES)
    options = parser.parse_args()
    sheet(options.source).save(options.file)


main()
