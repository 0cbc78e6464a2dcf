"""The table's words: sentences for what lies on the board and for refused actions."""

from game.core.message import IllegalAction
from game.tikal.rules.board import NAMES
from game.tikal.rules.state import State
from game.tikal.words import names
from game.tikal.words.names import TREASURE_MOTIFS, hexagon, member, treasure
from game.tikal.words.refusals import REFUSALS, refusal_sentence
from game.ui.sentence import RuleText, Sentence

__all__ = [
    "TREASURE_MOTIFS",
    "hexagon",
    "member",
    "place",
    "reason",
    "space",
    "treasure",
]


def space(state: State, place: int) -> Sentence:
    """Return what lies on a space, with its number and name: "Temple 5, d3"."""
    return names.hexagon_heading(hexagon(state.hexagon[place]), state.value[place], NAMES[place])


def place(state: State, where: int) -> Sentence:
    """Return what lies on a space, as a part of a sentence: "Temple 5 (d3)"."""
    return names.hexagon_phrase(hexagon(state.hexagon[where]), state.value[where], NAMES[where])


def reason(error: IllegalAction) -> RuleText:
    """Return why an action is refused: a sentence, and the rule that says so."""
    return RuleText(refusal_sentence(error.message), REFUSALS.rule(error.message))
