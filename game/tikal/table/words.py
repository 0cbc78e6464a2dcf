"""The table's words: sentences for what lies on the board and for refused actions."""

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
    """Return what lies on a space, with its number and name: "Temple 5, d3"."""
    return called.standing(hexagon(state.hexagon[place]), state.value[place], NAMES[place])


def place(state: State, where: int) -> Sentence:
    """Return what lies on a space, as a part of a sentence: "Temple 5 (d3)"."""
    return called.there(hexagon(state.hexagon[where]), state.value[where], NAMES[where])


def reason(error: IllegalAction) -> Said:
    """Return why an action is refused: a sentence, and the rule that says so."""
    return Said(refused(error.message), REFUSALS.rule(error.message))
