"""The match in which a lesson is played: no chance, the first actions given, and Ben with his."""

from collections import Counter
from collections.abc import Mapping, Sequence

from game.lessons.position import LEARNER, RIVAL, GivenMatch, ScriptedPlayer, lesson_players
from game.players.player import Player
from game.tikal.rules.actions import Action, parse
from game.tikal.rules.board import INDEX
from game.tikal.rules.components import HEXAGON_INDEX, TREASURE_COPIES, TREASURE_KINDS
from game.tikal.rules.game_rules import RULES
from game.tikal.rules.records import TikalMatch
from game.tikal.rules.setup import BASIC, Setup, Variant
from game.tikal.rules.state import State

__all__ = [
    "BENS_CARD",
    "LEARNER",
    "OWN_CARD",
    "RIVAL",
    "lesson_match",
    "scripted_ben",
    "spaces_named",
]

OWN_CARD, BENS_CARD = (f"seat/{seat}" for seat in (LEARNER, RIVAL))
"""The ids of the players' cards beside the board."""


class LessonMatch(GivenMatch[State, Action], TikalMatch):
    """A match of Tikal that begins with given actions, which cannot be undone."""

    def __init__(self, setup: Setup, lines: Sequence[str]) -> None:
        """Create the match and play ``lines``, actions in notation, as its beginning."""
        super().__init__(setup)
        self.give(map(parse, lines))


def lesson_match(
    hexagons: str,
    lines: Sequence[str],
    *,
    treasures: Sequence[int] = (),
    variant: Variant = BASIC,
    first: int = LEARNER,
) -> LessonMatch:
    """Return a match with a fixed draw, after the given actions.

    Args:
        hexagons: the ids of the hexagons that are drawn before all others of their letter.
        lines: the actions that lead to the position, in notation.
        treasures: the kinds of the first treasures.
        variant: the variant that is played.
        first: the seat that begins.
    """
    wanted = [HEXAGON_INDEX[one] for one in hexagons.split()]
    deck: list[int] = []
    for numbers in variant.hexagon_sets:
        early = [one for one in wanted if one in numbers]
        deck += early + [one for one in numbers if one not in early]
    left = Counter(dict.fromkeys(range(TREASURE_KINDS), TREASURE_COPIES)) - Counter(treasures)
    stack = (*treasures, *sorted(left.elements()))
    setup = Setup(lesson_players(), first, tuple(deck), stack, variant=variant)
    return LessonMatch(setup, lines)


def spaces_named(names: str) -> tuple[int, ...]:
    """Return the numbers of spaces from their names, which blanks separate."""
    return tuple(INDEX[name] for name in names.split())


def scripted_ben(*lines: str) -> Mapping[int, Player]:
    """Return the players of a lesson beside the learner: Ben, with these actions."""
    return {RIVAL: ScriptedPlayer(RULES, lines)}
