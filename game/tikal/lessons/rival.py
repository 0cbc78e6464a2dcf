"""The rival Ben in the lessons, who plays actions that are given beforehand."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.core.message import Message
from game.players.player import Decision, Player, Thinking
from game.tikal.lessons.position import RIVAL
from game.tikal.rules.actions import parse
from game.tikal.rules.hidden import View
from game.tikal.rules.legal import legal_actions

_WHY = Message("lesson-goes-so")


@dataclass(frozen=True)
class Written:
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


def ben(*lines: str) -> Mapping[int, Player]:
    """Return the players of a lesson beside the learner: Ben, with these actions."""
    return {RIVAL: Written(lines)}
