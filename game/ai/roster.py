"""Computer players by name, as records, set-up and tournaments call them."""

from collections.abc import Callable
from typing import Final

from game.ai.plain import GreedyPlayer, RandomPlayer
from game.ai.player import Player

_PLAYERS: Final[dict[str, Callable[[int], Player]]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
}


class UnknownPlayer(ValueError):
    """No computer player has this name."""


def player_named(name: str, seed: int) -> Player:
    """The computer player of this name; its chance comes from ``seed``.

    Raises:
        UnknownPlayer: there is none.
    """
    if name not in _PLAYERS:
        raise UnknownPlayer(f"no computer player is called '{name:.40}'; {', '.join(_PLAYERS)} are")
    return _PLAYERS[name](seed)
