"""A sentence for every action of the gears (section 7)."""

from game.tzolkin.rules.data import board
from game.tzolkin.rules.effects.building import CORN_A_CUBE
from game.tzolkin.rules.effects.spaces import ERRAND, PRAYER
from game.tzolkin.words.goods import points
from game.tzolkin.words.names import gear, temple
from game.ui.i18n import gettext as _
from game.ui.sentence import sentence


@sentence
def describe_gear(number: int) -> str:
    """Explain what a gear is for."""
    return (
        _("Palenque: corn and wood from the jungle."),
        _("Yaxchilan: wood, stone, gold and crystal skulls."),
        _("Tikal: technologies, buildings and monuments."),
        _("Uxmal: trade, prayer, new workers, and any other action."),
        _("Chichen Itza: crystal skulls for points and the favour of the gods."),
    )[number]


@sentence
def describe_space(tooth: int) -> str:
    """Explain the own action of the space at which a tooth stands."""
    number, space = board.GEAR_OF[tooth], board.SPACE_OF[tooth]
    if not space:
        return _("No action yet: a worker moves on by one space a day.")
    if space > board.LAST_SPACE[number]:
        return _("No worker of a player can be here.")
    if space > board.ACTIONS[number]:
        return str(any_action(number))
    return str(describe_action(number, space))


@sentence
def any_action(number: int) -> str:
    """Explain the last spaces of a gear, which offer any of its actions."""
    return _("Any action of {gear}, at no cost for going back.").format(gear=gear(number))


@sentence
def describe_action(number: int, space: int) -> str:
    """Explain an action; ``number`` is the gear, ``space`` the number of the action."""
    return (_palenque, _yaxchilan, _tikal, _uxmal, _chichen)[number](space)


def _palenque(space: int) -> str:
    if space == 1:
        return _("Fish {corn} corn.").format(corn=board.FISHING)
    if space == 2:
        return _("Take a corn tile and {corn} corn.").format(corn=board.HARVEST[2])
    told = _(
        "Take a corn tile that shows and {corn} corn. Or a wood tile and {wood} wood. Or burn a "
        "wood tile, a step down on a temple, and take the corn tile under it and {corn} corn."
    )
    return told.format(corn=board.HARVEST[space], wood=board.LOGGING[space])


def _yaxchilan(space: int) -> str:
    return {
        1: _("Take 1 wood."),
        2: _("Take 1 stone and 1 corn."),
        3: _("Take 1 gold and 2 corn."),
        4: _("Take 1 crystal skull."),
        5: _("Take 1 gold, 1 stone and 2 corn."),
    }[space]


def _tikal(space: int) -> str:
    return {
        1: _("Pay for 1 technology step."),
        2: _("Pay for 1 building."),
        3: _("Pay for 1 or 2 technology steps."),
        4: _("Pay for 1 or 2 buildings, or for 1 monument."),
        5: _("Pay 1 resource for 1 step on each of two different temples."),
    }[space]


def _uxmal(space: int) -> str:
    return {
        1: _("Pay {prayer} corn for 1 step on a temple of your choice."),
        2: _("Sell resources at the market, then buy others. Wood 2, stone 3, gold 4 corn."),
        3: _("Take 1 worker more from the bank. He eats on food days, too."),
        4: _("Build 1 building with corn alone, {cube} for each resource that it costs."),
        5: _("Pay {errand} corn for any action 1 to 5 of Palenque, Yaxchilan, Tikal or Uxmal."),
    }[space].format(prayer=PRAYER, cube=CORN_A_CUBE, errand=ERRAND)


def _chichen(space: int) -> str:
    told = (
        _("Offer a skull, which stays here, for {points}, 1 step on {temple}, 1 resource.")
        if board.OFFERING_CUBES[space]
        else _("Offer a skull, which stays here, for {points} and 1 step on {temple}.")
    )
    name = temple(board.OFFERING_TEMPLE[space])
    return told.format(points=points(board.OFFERING_POINTS[space]), temple=name)
