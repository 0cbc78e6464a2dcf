"""What is timed: random play."""

import random
from collections.abc import Callable
from typing import Any, Final

from game.tikal import rules as tikal
from game.tikal.rules.setup import new_setup as new_tikal
from game.tzolkin import rules as tzolkin
from game.tzolkin.rules.setup import new_setup as new_tzolkin

_PEOPLE: Final = [{"name": name, "kind": "human"} for name in ("Ana", "Ben", "Cleo", "Dan")]
_GAMES: Final[dict[str, tuple[Any, Callable[..., Any]]]] = {
    "tikal": (tikal, new_tikal),
    "tzolkin": (tzolkin, new_tzolkin),
}
"""The rules of each game, and its set-up: the basic one."""


def random_play(seats: int, games: int, game: str = "tikal") -> int:
    """Play the first games at random; the number of actions, the same every time."""
    chance, actions = random.Random(seats), 0
    rules, new_setup = _GAMES[game]
    for seed in range(games):
        state = rules.new_game(new_setup(_PEOPLE[:seats], 0, seed))
        while legal := rules.legal_actions(state):
            rules.apply(state, chance.choice(legal))
            actions += 1
    return actions
