"""The match in which a lesson of any game is played: who plays, its given beginning, the rival."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from game.core.game import GameRules, State
from game.core.match import ActionT, Match, PositionT
from game.core.message import Message
from game.players.player import Decision, Thinking
from game.ui.i18n import pgettext

LEARNER, RIVAL = 0, 1
"""The seats of the learner and of her rival."""


def lesson_players() -> tuple[dict[str, Any], ...]:
    """Return the learner and her rival, as a set-up has its players, in the language in use.

    They are called as in the lessons' texts and in the figures of the rules.
    """
    names = pgettext("name of a player", "Ada"), pgettext("name of a player", "Ben")
    return tuple({"name": name, "kind": "human"} for name in names)


class GivenMatch(Match[PositionT, ActionT]):
    """A match that begins with given actions, which cannot be undone.

    A game's lesson match is this and the game's own match.
    """

    _given = 0

    def give(self, actions: Iterable[ActionT]) -> None:
        """Play the beginning of the match."""
        for action in actions:
            self.play(action)
        self._given = len(self.actions)

    def undoable(self, index: int) -> bool:
        """Return False for an action that was played before the lesson began."""
        return index >= self._given and super().undoable(index)

    def take_back(self, index: int) -> None:
        """Take actions back without a trace, as no other player had to agree to it."""
        super().take_back(index)
        self.taken_back.clear()


_WHY: Final = Message("lesson-goes-so")


@dataclass(frozen=True)
class ScriptedPlayer:
    """A player with fixed actions.

    He plays the first of these actions, in notation, that is legal. If none is, he plays the first
    of all legal actions, which does least: during a turn it ends the turn.
    """

    rules: GameRules
    lines: Sequence[str] = ()

    def think(self, view: State) -> Thinking:
        """Decide at once; as a generator, like every player."""
        legal = self.rules.engine.legal_actions(view)
        wanted = (action for action in map(self.rules.parse, self.lines) if action in legal)
        yield
        return Decision((next(wanted, legal[0]),), _WHY)
