"""The first game of Tzolk'in: the base game for two."""

from typing import Final

from game.lessons.first_game import FirstGame, FirstGameLength
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import pgettext_noop as NC_
from game.ui.sentence import phrases

_WORDS: Final = phrases(
    __name__,
    {
        "told": N_(
            "A good first game is the base game for two players: you and a Novice. A line of help "
            "comes with each new thing. The first food day comes within ten minutes. The whole "
            "game takes about 45 minutes."
        ),
        "whole": NC_("button", "Play"),
    },
)

FIRST_GAME: Final = FirstGame(_WORDS["told"], (FirstGameLength("whole", _WORDS["whole"], {}),))
