"""``python -m tools.art.fonts FOLDER``: the fonts of the game, cut down to the letters it may need.

FOLDER holds Debian's packages fonts-vollkorn and fonts-roboto-slab, unpacked.
"""

import argparse
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

FONTS = Path("fonts")
FILES = ("Vollkorn-Bold.ttf", "Vollkorn-SemiBold.ttf", "RobotoSlab-Bold.otf")

LETTERS = (
    range(0x20, 0x7F),  # ASCII
    range(0xA0, 0x180),  # Latin-1 with the multiplication sign, Latin Extended-A
    range(0x218, 0x21C),  # Romanian
    range(0x2C6, 0x2DE),  # accents on their own
    range(0x400, 0x460),  # Cyrillic
    range(0x490, 0x492),  # Ukrainian
    (0x1E9E,),  # the German capital sharp s
    range(0x2010, 0x2040),  # punctuation: dashes, quotation marks, dots
    range(0x2190, 0x219A),  # arrows
    (0x20AC, 0x2116, 0x2212, 0x2248, 0x2264, 0x2265),  # euro, number, minus, about, at most, least
)
_VERSION = 5
"""Number of a font's version in its table of names."""


def main() -> None:
    """Rewrites fonts/ and prints how large the files are."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    originals = parser.parse_args().folder
    for name in FILES:
        found = next(originals.rglob(name), None)
        if found is None:
            raise SystemExit(f"No {name} in {originals}: unpack the two packages there")
        cut(found, FONTS / name)
        print(f"{name}: {found.stat().st_size} to {(FONTS / name).stat().st_size} bytes")


def cut(original: Path, target: Path) -> None:
    """Keeps outlines, hints, kerning and names; what is kept looks as before."""
    font = TTFont(original, recalcTimestamp=False)
    options = Options(name_IDs=["*"], hinting=True, notdef_outline=True, glyph_names=False)
    options.drop_tables += ["DSIG"]  # signs the whole font, not a part of it
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[letter for block in LETTERS for letter in block])
    subsetter.subset(font)
    for record in font["name"].names:
        if record.nameID == _VERSION:
            record.string = f"{record.toUnicode()}; subset"
    font.save(target)


if __name__ == "__main__":
    main()
