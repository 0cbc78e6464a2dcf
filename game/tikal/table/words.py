"""The table's words: sentences for what lies on the board and for refused actions."""

from game.core.message import IllegalAction
from game.tikal.rules.board import NAMES
from game.tikal.rules.components import HEXAGON_KINDS, TREASURE
from game.tikal.rules.state import State
from game.tikal.words import names
from game.tikal.words.names import TREASURE_MOTIFS, hexagon, member, treasure
from game.tikal.words.refusals import REFUSALS, refusal_sentence
from game.ui.sentence import RuleText, Sentence

__all__ = [
    "TREASURE_MOTIFS",
    "hexagon",
    "kind",
    "member",
    "place",
    "reason",
    "space",
    "treasure",
]


def kind(state: State, place: int) -> Sentence:
    """Return what an explored hexagon is now: ruins stay when all their treasures are gone."""
    number = state.hexagon[place]
    is_ruins = HEXAGON_KINDS[number] == TREASURE and not state.ruin_treasures[place]
    return names.emptied_ruins() if is_ruins else hexagon(number)


def space(state: State, place: int) -> Sentence:
    """Return what lies on a space, with its number and name: "Temple 5, d3"."""
    return names.hexagon_heading(kind(state, place), state.value[place], NAMES[place])


def place(state: State, where: int) -> Sentence:
    """Return what lies on a space, as a part of a sentence: "Temple 5 (d3)"."""
    return names.hexagon_phrase(kind(state, where), state.value[where], NAMES[where])


def reason(error: IllegalAction) -> RuleText:
    """Return why an action is refused: a sentence, and the rule that says so."""
    return RuleText(refusal_sentence(error.message), REFUSALS.rule(error.message))
