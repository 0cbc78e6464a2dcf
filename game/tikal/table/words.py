"""The table's words: which sentence says what is seen on the board, or refused."""

from game.core.message import IllegalAction
from game.tikal.rules.board import NAMES
from game.tikal.rules.state import State
from game.tikal.words import names as called
from game.tikal.words.names import WAFERS, hexagon, member, treasure
from game.tikal.words.refusals import REFUSALS, refused
from game.ui.controls.said import Said
from game.ui.sentence import Sentence

__all__ = [
    "WAFERS",
    "hexagon",
    "member",
    "place",
    "reason",
    "space",
    "treasure",
]


def space(state: State, place: int) -> Sentence:
    """What lies on a space, with its figure and name: "Temple 5, d3"."""
    return called.standing(hexagon(state.hexagon[place]), state.value[place], NAMES[place])


def place(state: State, where: int) -> Sentence:
    """What lies on a space, as a part of a sentence: "Temple 5 (d3)"."""
    return called.there(hexagon(state.hexagon[where]), state.value[where], NAMES[where])


def reason(error: IllegalAction) -> Said:
    """Why an action is refused, as a sentence with its rule."""
    return Said(refused(error.message), REFUSALS.rule(error.message))
