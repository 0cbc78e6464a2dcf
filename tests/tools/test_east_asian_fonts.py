"""Every letter of every catalogue can be drawn, by fonts that have these letters and no others."""

import json

import pytest
from fontTools.ttLib import TTFont

from game.ui import i18n, typeface
from game.ui.assets import FONTS
from tools.art.east_asian_fonts import PLACES, common, far, of_texts

LANGUAGES = [code for code in i18n.languages() if code != i18n.SOURCE]
MEANT = {
    **{code: of_texts(code) for code in PLACES},
    **{f"{code}-more": common(code) - of_texts(code) for code in PLACES},
    "names": far("".join(i18n.NAMES.values())),
}
"""The letters of each further font."""


def letters_in(file):
    return {chr(code) for code in TTFont(FONTS / file).getBestCmap()}


@pytest.mark.parametrize("font", typeface.FURTHER)
def test_a_font_has_just_the_letters_that_it_is_for(font):
    """If not: ``python -m tools.art.east_asian_fonts FILE``."""
    assert letters_in(typeface.FURTHER[font]) == MEANT[font]


@pytest.mark.parametrize("family", ["head", "text"])
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_letter_of_a_catalogue_has_a_glyph(code, family):
    table = json.loads((i18n.LOCALE / f"{code}.json").read_text(encoding="utf-8"))
    told = set("".join("".join(one) for one in table.values()))
    here = letters_in(typeface.FILES[family])
    if code in PLACES:
        here |= letters_in(typeface.FURTHER[code])
    assert {one for one in told - here if not one.isspace() and one != i18n.CONTEXT} == set()
