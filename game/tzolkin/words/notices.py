"""Warnings to a player who is about to end his turn."""

from game.tzolkin.words import goods
from game.tzolkin.words.names import tooth as tooth_name
from game.ui.i18n import gettext as _
from game.ui.sentence import sentence


@sentence
def hungry(corn: int, points: int) -> str:
    """Warn that corn is missing today, and how many points that costs.

    The words are short, to fit the tray of a phone.
    """
    return _("{corn} short: −{points}").format(corn=goods.corn(corn), points=points)


@sentence
def returns(tooth: int) -> str:
    """Warn that the worker on a tooth is pushed off at the end of the round."""
    return _("{space}: pushed off").format(space=tooth_name(tooth))
