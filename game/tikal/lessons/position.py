"""The match in which a lesson is played: no chance, the first actions given, and Ben with his."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.core.message import Message
from game.players.player import Decision, Player, Thinking
from game.tikal.rules.actions import parse
from game.tikal.rules.board import INDEX
from game.tikal.rules.components import HEXAGON_INDEX, TREASURE_COPIES, TREASURE_KINDS
from game.tikal.rules.hidden import View
from game.tikal.rules.play import legal_actions
from game.tikal.rules.records import TikalMatch
from game.tikal.rules.setup import BASIC, Setup, Variant

LEARNER, RIVAL = 0, 1
"""The seats of the learner and of her rival."""
PLAYER_NAMES: Final = ("Ada", "Ben")
"""The names by seat, the same as in the figures of the rules."""


class LessonMatch(TikalMatch):
    """A match that begins with given actions, which cannot be undone."""

    def __init__(self, setup: Setup, lines: Sequence[str]) -> None:
        """Create the match and play ``lines``, actions in notation, as its beginning."""
        self._given = 0
        super().__init__(setup)
        for line in lines:
            self.play(parse(line))
        self._given = len(self.actions)

    def undoable(self, index: int) -> bool:
        """Return False for an action that was played before the lesson began."""
        return index >= self._given and super().undoable(index)

    def take_back(self, index: int) -> None:
        """Take actions back without a trace, as no other player had to agree to it."""
        super().take_back(index)
        self.taken_back.clear()


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
    players = tuple({"name": name, "kind": "human"} for name in PLAYER_NAMES)
    setup = Setup(players, first, tuple(deck), stack, variant=variant)
    return LessonMatch(setup, lines)


def spaces_named(names: str) -> tuple[int, ...]:
    """Return the numbers of spaces from their names, which blanks separate."""
    return tuple(INDEX[name] for name in names.split())


_WHY = Message("lesson-goes-so")


@dataclass(frozen=True)
class ScriptedPlayer:
    """A player with fixed actions.

    He plays the first of these actions, in notation, that is legal. If none is, he plays the first
    of all legal actions, which does least: during a turn it ends the turn.
    """

    lines: Sequence[str] = ()

    def think(self, view: View) -> Thinking:
        """Decide at once; as a generator, like every player."""
        legal = legal_actions(view)
        wanted = (action for action in map(parse, self.lines) if action in legal)
        yield
        return Decision((next(wanted, legal[0]),), _WHY)


def scripted_ben(*lines: str) -> Mapping[int, Player]:
    """Return the players of a lesson beside the learner: Ben, with these actions."""
    return {RIVAL: ScriptedPlayer(lines)}
