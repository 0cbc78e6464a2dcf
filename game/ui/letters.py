"""Letters of other scripts, which come to a browser once a name has them."""

import asyncio
import re
from typing import Final

from game.platform import platform
from game.ui import i18n, typeface
from game.ui.i18n import gettext_noop as N_
from game.ui.sentence import phrases
from game.ui.stage import Stage

WORDS: Final = phrases(
    __name__,
    {"undrawn": N_("A letter that this game cannot draw is shown as ?. It stays in the name.")},
)
_SCRIPTS: Final = {
    "zh": re.compile("[\u2e80-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uff60]"),
    "ko": re.compile("[\u3131-\u318e\uac00-\ud7a3]"),
}
"""The languages whose fonts have letters of other scripts, and which."""
_one_at_a_time: Final = asyncio.Lock()


def to_come(words: str) -> list[str]:
    """Return the fonts, by their languages, that are not here and may have what is lacking."""
    lacking = typeface.undrawn(words, typeface.drawable(words))
    languages = [code for code, script in _SCRIPTS.items() if script.search(lacking)]
    fonts = [font for code in languages for font in (code, f"{code}-more")]
    return [font for font in fonts if not typeface.is_here(font)]


async def bring(stage: Stage, letters: str) -> None:
    """Bring the fonts of letters that were lacking and draw all anew; say so if none has them."""
    async with _one_at_a_time:
        fonts = to_come(letters)
        for font in fonts:
            await platform.fetch_language(font)
    shown = typeface.drawable(letters)
    if set(shown) != {typeface.UNKNOWN}:
        i18n.redraw()
        stage.layout(stage.window)
    if fonts and shown != letters:
        stage.toast(WORDS["undrawn"])


def warn_of_missing(stage: Stage, typed: str) -> None:
    """Show a toast if a text has letters that nobody can draw: they are kept, but shown as "?"."""
    if typeface.drawable(typed) != typed and not to_come(typed):
        stage.toast(WORDS["undrawn"])
