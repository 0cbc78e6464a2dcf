"""Positions in the middle of games, as the seat to act sees them."""

from collections.abc import Iterator
from functools import cache

from game.players.player import decide
from game.tzolkin import rules
from game.tzolkin.players.roster import player_named
from game.tzolkin.rules.play import new_game
from game.tzolkin.rules.state import OVER, State
from tests.tzolkin.rules.positions import setup

ALL = {"tribes": True, "prophecies": True, "new_buildings": True, "quick_actions": True}
KINDS = ((2, {}), (4, {}), (3, ALL), (5, {"quick_actions": True}))


@cache
def played(seats: int, seed: int, parts: tuple[str, ...]) -> list[State]:
    """All positions in which somebody decides, of a game between Explorers."""
    state = new_game(setup(seats, seed=seed, **dict.fromkeys(parts, True)))
    players = [player_named("explorer", seat) for seat in range(seats)]
    positions = []
    while state.phase != OVER:
        positions.append(state.copy())
        decision = decide(players[state.seat], rules.view(state, state.seat))
        for action in decision.actions:
            rules.apply(state, action)
    return [*positions, state]


def states(phase: str = "turn", every: int = 9) -> Iterator[State]:
    """Positions of a phase out of games of every kind."""
    for seed, (seats, parts) in enumerate(KINDS):
        wanted = [one for one in played(seats, seed, tuple(parts)) if one.phase == phase]
        yield from wanted[seed::every]


def views(phase: str = "turn", every: int = 9) -> Iterator[State]:
    """The same, as the seat to act sees them."""
    for state in states(phase, every):
        yield rules.view(state, state.seat)
