"""The words of the results."""

from typing import Final

from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.sentence import Words, phrases, sentence

WORDS: Final = phrases(
    __name__,
    {
        "all-four-share-the-victory": N_("All four share the victory"),
        "analysis": N_("Analysis"),
        "draw-order": N_("Draw order"),
        "points": N_("Points"),
        "rematch": N_("Rematch"),
        "replay": N_("Replay"),
        "statistics": N_("Statistics"),
        "turns": N_("Turns"),
    },
)


@sentence
def played(game: Words, when: Words) -> str:
    """Say which game it was, and when it was played."""
    return _("{game}. {when}").format(game=game, when=when)


@sentence
def level(player: str, level: Words) -> str:
    """Say which level a computer player has."""
    return _("{player}: {level}").format(player=player, level=level)


_TOGETHER: Final = {
    1: N_("{0} wins"),
    2: N_("{0} and {1} share the victory"),
    3: N_("{0}, {1} and {2} share the victory"),
    4: N_("{0}, {1}, {2} and {3} share the victory"),
    5: N_("All five share the victory"),
}


@sentence
def winners(names: tuple[str, ...]) -> str:
    """Say who won; from one to five names."""
    return _(_TOGETHER[len(names)]).format(*names)
