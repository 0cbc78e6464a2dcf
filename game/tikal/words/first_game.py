"""The first game of Tikal: basic rules, two players, and short if one likes."""

from typing import Final

from game.lessons.first_game import FirstGame, FirstGameLength
from game.tikal.rules.setup import SHORT
from game.ui.i18n import gettext_noop as N_
from game.ui.sentence import phrases

_WORDS: Final = phrases(
    __name__,
    {
        "told": N_(
            "A good first game has the basic rules and two players: you and a Novice. A line of "
            "help comes with each new thing. The first scoring comes within ten minutes. The "
            "short game ends with the second volcano, after about 20 minutes. The whole game takes "
            "about 45 minutes."
        ),
        "short": N_("Short game"),
        "whole": N_("Whole game"),
    },
)

FIRST_GAME: Final = FirstGame(
    _WORDS["told"],
    (
        FirstGameLength("whole", _WORDS["whole"], {}),
        FirstGameLength("short", _WORDS["short"], {"length": SHORT}),
    ),
)
