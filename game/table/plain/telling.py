"""How a game is told at the plain table: by its words, or else by its notation
(``game.table.telling``)."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from game.core.game import Action, State
from game.core.match import OVER
from game.core.message import Message
from game.players.player import Decision
from game.table.news import News
from game.table.plain.known import Known
from game.table.players import Player
from game.table.telling import Played, Step
from game.table.words import advised, turn_begins
from game.ui.sentence import Sentence, Words


class PlainTelling:
    """What the table asks of a game whose rules and words are all that is known."""

    def __init__(self, known: Known) -> None:
        self._known = known

    def is_over(self, view: State) -> bool:
        """True when the game has ended."""
        phase: str = view.phase
        return phase == OVER

    def ends_turn(self, action: Action) -> bool:
        """True for an action after which a turn begins."""
        return self._known.rules.ends_turn(action)

    def is_bid(self, _action: Action) -> bool:
        """Nobody says what an auction is."""
        return False

    def begins_turn(self, _played: Played[Any, Any]) -> bool:
        """Whoever is to act begins something."""
        return True

    def is_secret(self, view: State) -> bool:
        """True if the seat to act sees more than all may."""
        return self._known.is_secret(view)

    def sound(self, played: Played[Any, Any]) -> str:
        """One for what is done, one for the end of a turn."""
        return "turn" if played.before.seat != played.after.seat else "tile"

    def greeting(self, player: Player) -> Sentence:
        """What a player is told whose turn it is."""
        return turn_begins(player.name)

    def news(
        self,
        played: Played[Any, Any],
        players: Sequence[Player],
        people: Collection[int],
    ) -> Iterable[News]:
        """Whose turn it is, once it is another's."""
        after = played.after
        passed = played.before.seat != after.seat or self.ends_turn(played.action)
        if passed and after.seat in people and not self.is_over(after):
            yield self.greeting(players[after.seat])

    def step(self, played: Played[Any, Any], _players: Sequence[Player]) -> Step:
        """An action as it is told while others act, and in the log, with the spaces that it
        names."""
        before, action, _after = played
        return Step(self._known.done(before, action), spaces=self._known.spaces(before, action))

    def reason(self, view: State, reason: Message) -> Words:
        """Why somebody else decided as he did."""
        return "" if self.is_secret(view) else self._known.reason(reason)

    def advice(
        self,
        seen: State,
        decision: Decision,
        players: Sequence[Player],  # noqa: ARG002
    ) -> tuple[Words, Words]:
        """What a strong player would do, and why."""
        does = self._known.told(seen, decision.actions[0])
        return advised(does), self._known.reason(decision.reason)
