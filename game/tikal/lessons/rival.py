"""How Ben plays in the lessons: as it is written down."""

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
    """Plays the first of these lines that is legal, and where none is, what does least."""

    lines: Sequence[str] = ()

    def think(self, view: View) -> Thinking:
        """Decides at once."""
        legal = legal_actions(view)
        wanted = (action for action in map(parse, self.lines) if action in legal)
        yield
        return Decision((next(wanted, legal[0]),), _WHY)


def ben(*lines: str) -> Mapping[int, Player]:
    """Who plays beside the learner."""
    return {RIVAL: Written(lines)}
