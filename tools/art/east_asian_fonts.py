"""``python -m tools.art.east_asian_fonts FILE``: the letters of Chinese and Korean.

FILE is NotoSerifCJK-Bold.ttc of Debian's package fonts-noto-cjk-extra: beside Vollkorn's letters
its SemiBold looks pale. For each language there are two fonts: the letters of the game's texts,
which come with the language, and those in which people type besides: the 2,350 syllables of KS X
1001, and level 1 of GB 2312 with its full-width letters and marks. A third one has the languages'
own names for those who read others. Anew when a catalogue has new letters.
"""

import argparse
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from game.ui.i18n import LOCALE, NAMES
from game.ui.typeface import EAST_ASIAN, FURTHER

FONTS: Final = Path("fonts")
PLACES: Final = {"ko": 1, "zh": 2}
"""Where each language's font is in the file."""
_LEVELS: Final = {
    "ko": ("euc_kr", [*range(0xB0, 0xC9)]),
    "zh": ("gb2312", [0xA1, 0xA3, *range(0xB0, 0xD8)]),
}
"""The encodings that tell the common letters, and the rows in which they stand."""
_SECOND: Final = range(0xA1, 0xFF)
_LAID_OUT: Final = ["BASE", "DSIG", "GDEF", "GPOS", "GSUB", "VORG", "vhea", "vmtx"]
"""Tables for layout, which nothing here reads."""


def main() -> None:
    """Write the fonts and print how large they are."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    original = parser.parse_args().file
    for language, place in PLACES.items():
        told = of_texts(language)
        cut(original, place, told, FURTHER[language])
        cut(original, place, common(language) - told, FURTHER[f"{language}-more"])
    cut(original, PLACES["zh"], far("".join(NAMES.values())), FURTHER["names"])


def of_texts(language: str) -> set[str]:
    """Return the letters of a language's texts that no other font has."""
    table = json.loads((LOCALE / f"{language}.json").read_text(encoding="utf-8"))
    return far("".join("".join(one) for one in table.values()))


def common(language: str) -> set[str]:
    """Return the letters that a language's common encoding has."""
    encoding, rows = _LEVELS[language]
    codes = (bytes([first, second]) for first in rows for second in _SECOND)
    return far("".join(code.decode(encoding, "ignore") for code in codes))


def far(letters: Iterable[str]) -> set[str]:
    """Return those letters that belong to East Asian scripts."""
    return {one for one in letters if one >= EAST_ASIAN}


def cut(original: Path, place: int, letters: set[str], target: str) -> None:
    """Keep the outlines of some letters, each whole: they pack better so.

    The page's SDL reads no hints at these sizes.
    """
    font = TTFont(original, fontNumber=place, recalcTimestamp=False)
    options = Options(hinting=False, notdef_outline=True, glyph_names=False, layout_features=[])
    options.desubroutinize = True
    options.drop_tables += _LAID_OUT
    subsetter = Subsetter(options)
    subsetter.populate(text="".join(sorted(letters)))
    subsetter.subset(font)
    font.save(FONTS / target)
    print(f"{target}: {len(letters)} letters, {(FONTS / target).stat().st_size} bytes")


if __name__ == "__main__":
    main()
