"""Sentences about the levels of the technologies (section 8)."""

from game.tzolkin.rules.data import board
from game.tzolkin.rules.effects.tracks import BONUS_CUBES, BONUS_POINTS
from game.tzolkin.words import goods
from game.ui.i18n import gettext as _
from game.ui.punctuation import with_value
from game.ui.sentence import sentence


@sentence
def describe_technology_level(track: int, level: int) -> str:
    """Explain a level of a technology, 1 to 3; 4 is the bonus of a step beyond the last."""
    return _technology_levels()[track][level - 1].format(points=BONUS_POINTS, cubes=BONUS_CUBES)


@sentence
def numbered_level(track: int, level: int) -> str:
    """Explain a level with its number before it; the bonus names itself."""
    told = describe_technology_level(track, level)
    return with_value(str(level), told) if level <= board.MOST_LEVELS else str(told)


@sentence
def describe_step_cost(level: int) -> str:
    """Tell what the step from a level to the next costs."""
    if level == board.MOST_LEVELS:
        told = _("A step beyond level 3 costs {cost} and brings the bonus, as often as you like.")
    else:
        told = _("The step to level {level} costs {cost} of any kind.")
    return told.format(level=level + 1, cost=goods.resources(board.TECH_COST[level]))


def _technology_levels() -> tuple[tuple[str, str, str, str], ...]:
    return (
        (
            _("1 corn more whenever you harvest corn on Palenque 2 to 5."),
            _(
                "Corn on Palenque 2 to 5 even where no corn tile shows; fishing on Palenque 1 "
                "brings 1 corn more."
            ),
            _("2 corn more whenever you harvest corn on Palenque 2 to 5."),
            _("Bonus: 1 step on a temple of your choice."),
        ),
        (
            _("1 wood more whenever you take wood on Palenque or Yaxchilan 1."),
            _("1 stone more on Yaxchilan 2 and 5."),
            _("1 gold more on Yaxchilan 3 and 5."),
            _("Bonus: {cubes} resources of your choice."),
        ),
        (
            _("1 corn whenever you build a building."),
            _("2 points whenever you build a building."),
            _("Each building costs 1 resource less."),
            _("Bonus: {points} points."),
        ),
        (
            _("A worker on Chichen Itza may do the action one space ahead."),
            _("After an action of Chichen Itza you may pay 1 resource for 1 temple step."),
            _("1 skull more on Yaxchilan 4."),
            _("Bonus: 1 skull."),
        ),
    )
