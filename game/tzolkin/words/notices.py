"""What whoever ends his turn now is told."""

from game.tzolkin.words import goods
from game.tzolkin.words.names import tooth as tooth_name
from game.ui.i18n import gettext as _
from game.ui.sentence import sentence


@sentence
def hungry(corn: int, points: int) -> str:
    """So much corn is lacking today, which costs so many points; short, for the tray of a phone."""
    return _("{corn} short: −{points}").format(corn=goods.corn(corn), points=points)


@sentence
def returns(tooth: int) -> str:
    """The worker there is pushed off tonight."""
    return _("{space}: pushed off").format(space=tooth_name(tooth))
