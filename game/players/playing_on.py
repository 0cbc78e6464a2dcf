"""Playing a match on in dealt games, to see what a turn leads to."""

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from math import fsum
from random import Random
from typing import Final

from game.core.game import NOBODY, Action, GameRules, State
from game.core.match import OVER
from game.players.forecast import Forecast
from game.players.player import Player, Thinking
from game.players.proof import Ending, least_proved

EARLY: Final = "explorer"
LATE: Final = "archaeologist"
_SLOWER: Final = 4
"""So many times as long a turn near the end takes."""


@dataclass(frozen=True)
class TwoLevels:
    """Who plays on: Explorers, who think fast; near the end Archaeologists, who miss less there.

    Attributes:
        early, late: the players.
        is_late: True if the late one is to think about a view.
    """

    early: Player
    late: Player
    is_late: Callable[[State], bool]

    @classmethod
    def of(
        cls, named: Callable[[str, int], Player], is_late: Callable[[State], bool]
    ) -> Callable[[int], Player]:
        """Return a function that makes the player of a seed from a game's players by name."""
        return lambda seed: cls(named(EARLY, seed), named(LATE, seed), is_late)

    def think(self, view: State, /) -> Thinking:
        """Think about a view as a ``Player`` does."""
        return (self.late if self.is_late(view) else self.early).think(view)


@dataclass(frozen=True)
class PlayingOn:
    """How a game is played on from a view.

    Attributes:
        rules: its rules.
        player: makes the computer player of a seed who plays for every seat.
        deal: returns a position that fits a view, with what is hidden dealt by chance.
        forecast: forecasts the end from a public view.
        rounds: after how many turns of every seat the forecast is asked.
        slow: how many of every seat's last turns take longest to play on.
        doubt: the typical error of what two such forecasts differ by, in points (measured by
            ``tools/analysis``).
    """

    rules: GameRules
    player: Callable[[int], Player]
    deal: Callable[[State, Random], State]
    forecast: Callable[[State], Forecast]
    rounds: int
    slow: int
    doubt: float

    def effort(self, seats: int, left: int) -> float:
        """Return how hard it is to prove what a turn cost, to be compared with others.

        It grows with the time that a deal takes, and with the cost that can be proved.

        Args:
            seats: the number of seats.
            left: the number of turns after it.
        """
        most = self.rounds * seats
        played = min(left, most)
        slow = max(0, played - max(0, left - self.slow * seats))
        time = 1 + played + (_SLOWER - 1) * slow
        return time * least_proved(self.doubt if left > most else 0.0)

    def ending_after(
        self, view: State, turn: Iterable[Action], chance: Random
    ) -> Generator[None, None, Ending]:
        """Play a turn and the game on; return where that leads the turn's seat.

        The lead is over the mean of the others.

        Args:
            view: what the seat saw when the turn began.
            turn: the turn without the action that ends it.
            chance: deals what is hidden; and the players' chance.
        """
        state, engine = self.deal(view, chance), self.rules.engine
        for action in turn:
            engine.apply(state, action)
        engine.apply(state, next(filter(self.rules.ends_turn, engine.legal_actions(state))))
        yield from self._play_on(state, self.player(chance.getrandbits(32)))
        points = self.forecast(self.rules.view(state, NOBODY)).points
        return Ending(lead_of(points, view.seat), 0.0 if state.phase == OVER else self.doubt)

    def _play_on(self, state: State, player: Player) -> Generator[None, None, None]:
        turns = self.rounds * len(state.score)
        while turns and state.phase != OVER:
            decision = yield from player.think(self.rules.view(state, state.seat))
            for action in decision.actions:
                self.rules.engine.apply(state, action)
                turns -= self.rules.ends_turn(action)


def lead_of(points: Iterable[float], seat: int) -> float:
    """Return by how much a seat's points exceed the mean of the others'."""
    others = list(points)
    own = others.pop(seat)
    return own - fsum(others) / len(others)
