"""Who came where, and who won."""

from collections.abc import Sequence

from game.outcome import Standing
from game.ui.i18n import gettext as _


def ranking(standings: Sequence[Standing]) -> list[tuple[int, Standing]]:
    """Place and player, best first; players share a place where nothing decides between them."""
    earned = [(one.score, one.tie) for one in standings]
    return sorted(
        ((1 + sum(other > (one.score, one.tie) for other in earned), one) for one in standings),
        key=lambda placed: placed[0],
    )


def verdict(standings: Sequence[Standing]) -> str:
    """Who won, in words."""
    first = [one.name for place, one in ranking(standings) if place == 1]
    if len(first) == len(standings) == 4:
        return _("All four share the victory")
    sentence = {
        1: _("{0} wins"),
        2: _("{0} and {1} share the victory"),
        3: _("{0}, {1} and {2} share the victory"),
        4: _("{0}, {1}, {2} and {3} share the victory"),
        5: _("All five share the victory"),
    }[len(first)]
    return sentence.format(*first)
