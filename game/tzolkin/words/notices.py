"""What whoever ends his turn now is told."""

from game.tzolkin.words import goods
from game.tzolkin.words.names import tooth as tooth_name
from game.ui.i18n import gettext as _


def hungry(corn: int, points: int) -> str:
    """So much corn is lacking today, which costs so many points."""
    told = _("{corn} short today: −{points}.")
    return told.format(corn=goods.corn(corn), points=goods.points(points))


def returns(tooth: int) -> str:
    """The worker there is pushed off tonight."""
    return _("{space} will return without an action.").format(space=tooth_name(tooth))
