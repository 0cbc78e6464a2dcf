"""What the page, its tab and the installed app are called: every game is found by its name."""

from typing import Final

from game import NAME
from game.games import GAMES

_GAMES: Final = " and ".join(one.name for one in GAMES)
TITLE: Final = f"{NAME}: {_GAMES}"
DESCRIPTION: Final = (
    f"Unofficial digital editions of the board games {_GAMES}, with their own art and words"
)
