"""The words of a replay."""

from game.ui.i18n import gettext as _
from game.ui.sentence import sentence


@sentence
def beginning() -> str:
    return _("The beginning")


@sentence
def turn(day: int, number: int, turns: int) -> str:
    told = _("Day {day}, turn {turn} of {count}")
    return told.format(day=day, turn=number, count=turns)
