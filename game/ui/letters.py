"""Letters of other scripts: fonts of ours that come to a browser once a name has them, and the
system, which paints what none of ours has.
"""

import asyncio
import re
from typing import Final

from game.platform import platform, system_letters
from game.ui import i18n, typeface
from game.ui.i18n import gettext_noop as N_
from game.ui.painting.surfaces import forget
from game.ui.sentence import phrases
from game.ui.stage import Stage
from game.ui.system_letters import SystemLetters

WORDS: Final = phrases(
    __name__,
    {"undrawn": N_("A letter that this game cannot draw is shown as ?. It stays in the name.")},
)
_SCRIPTS: Final = {
    "zh": re.compile("[\u2e80-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uff60]"),
    "ko": re.compile("[\u3131-\u318e\uac00-\ud7a3]"),
}
"""The languages whose fonts have letters of other scripts, and which."""
_told: Final[set[str]] = set()
"""The letters that were lacking at some time, whoever paints them now."""
_one_at_a_time: Final = asyncio.Lock()


def take_lacking() -> str:
    """Return the letters, each only once, that were asked for and no font of ours here has."""
    new = typeface.lacking - _told
    _told.update(new)
    typeface.lacking.clear()
    return "".join(sorted(new))


def to_come(words: str) -> list[str]:
    """Return the fonts, by their languages, that are not here and may have letters of words."""
    languages = [code for code, script in _SCRIPTS.items() if script.search(words)]
    fonts = [font for code in languages for font in (code, f"{code}-more")]
    return [font for font in fonts if not typeface.is_here(font)]


async def bring(stage: Stage, letters: str) -> None:
    """Bring the fonts of letters that were lacking, have the system paint what none of them has,
    and draw all anew; say so if nobody has a letter.

    What a font has that came by itself since then (the languages' names, a language) lacks no more.
    """
    async with _one_at_a_time:
        if not (letters := typeface.lacking_in(letters)):
            return
        fonts = to_come(letters)
        for font in fonts:
            await platform.fetch_language(font)
    if fonts or not typeface.system:
        typeface.system = SystemLetters(system_letters)
        forget()
        i18n.redraw()
        stage.layout(stage.window)
    if typeface.drawable(letters) != letters:
        stage.toast(WORDS["undrawn"])


def warn_of_missing(stage: Stage, typed: str) -> None:
    """Show a toast if a text has letters that nobody can draw: they are kept, but shown as "?".

    Of those that are asked for the first time it is told when that is known (``bring``).
    """
    if typeface.drawable(typed) != typed and typeface.lacking <= _told:
        stage.toast(WORDS["undrawn"])
