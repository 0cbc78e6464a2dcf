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
            "Most points win. Four food days come: each worker eats 2 corn then, and temples "
            "give. First place workers on Palenque, the gear with corn.\n"
            "A good first game is the base game for two players: you and a Novice. A line of help "
            "comes with each new thing. It takes about 45 minutes."
        ),
        "whole": NC_("button", "Play"),
    },
)

FIRST_GAME: Final = FirstGame(_WORDS["told"], (FirstGameLength("whole", _WORDS["whole"], {}),))
