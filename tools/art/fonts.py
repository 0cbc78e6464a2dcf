"""``python -m tools.art.fonts FOLDER``: the fonts of the game, cut down to the letters it may need.

FOLDER holds Debian's packages fonts-vollkorn and fonts-roboto-slab, unpacked. SDL draws the figures
that a font shows by itself and no others; so these are made lining and tabular: as high as capitals
(an old-style 1 reads as I), and all equally wide, so that columns and numbers that change stand.
"""

import argparse
from pathlib import Path
from statistics import mean

from fontTools.misc.transform import Offset
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
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
FIGURES = range(0x30, 0x3A)
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
    """Keeps outlines, hints, kerning and names; all but the figures look as before."""
    font = TTFont(original, recalcTimestamp=False)
    figures = _choose_figures(font) if "tnum" in _features(font) else _space_figures(font)
    options = Options(name_IDs=["*"], hinting=True, notdef_outline=True, glyph_names=False)
    options.drop_tables += ["DSIG"]  # signs the whole font, not a part of it
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[letter for block in LETTERS for letter in block])
    subsetter.subset(font)
    for record in font["name"].names:
        if record.nameID == _VERSION:
            record.string = f"{record.toUnicode()}; subset; {figures}"
    font.save(target)


def _features(font: TTFont) -> dict[str, list[int]]:
    """The numbers of the tables of substitutions that each feature uses."""
    records = font["GSUB"].table.FeatureList.FeatureRecord
    return {record.FeatureTag: record.Feature.LookupListIndex for record in records}


def _choose_figures(font: TTFont) -> str:
    """Shows the font's own lining tabular figures for 0 to 9, and tells what was done."""
    chosen = {figure: font.getBestCmap()[figure] for figure in FIGURES}
    for feature in ("lnum", "tnum"):
        for number in _features(font)[feature]:
            for table in font["GSUB"].table.LookupList.Lookup[number].SubTable:
                chosen = {figure: table.mapping[glyph] for figure, glyph in chosen.items()}
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update(chosen)
    return "lining tabular figures by default"


def _space_figures(font: TTFont) -> str:
    """Gives figures that are lining already one width, each in its middle; tells what was done."""
    names = [font.getBestCmap()[figure] for figure in FIGURES]
    metrics, outlines = font["hmtx"].metrics, font["CFF "].cff.topDictIndex[0].CharStrings
    glyphs, width = font.getGlyphSet(), round(mean(metrics[name][0] for name in names[1:]))
    for name in names:
        aside = (width - metrics[name][0]) // 2
        private = outlines[name].private
        pen = T2CharStringPen(width - private.nominalWidthX, glyphs)
        glyphs[name].draw(TransformPen(pen, Offset(aside)))
        outlines[name] = pen.getCharString(private, outlines[name].globalSubrs)
        metrics[name] = width, metrics[name][1] + aside
    return "figures spaced equally"


if __name__ == "__main__":
    main()
