"""Random play of other people's engines, which ours is measured against.

They are no part of the game: ``make bench`` puts them into an environment of their own.
"""

import random
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.metadata import version
from types import ModuleType
from typing import Any

from game.commands.timing import Work

CATANATRON_GAMES = 1
TIC_TAC_TOE_GAMES = 150
"""Games a portion, some 20 milliseconds each."""


class NoPeers(Exception):
    """The other engines are not installed."""


def peers() -> dict[str, Work]:
    """Random play of Catanatron and of OpenSpiel's tic-tac-toe in Python: actions by name.

    Raises:
        NoPeers: they are not installed here.
    """
    try:
        game, player = import_module("catanatron.game"), import_module("catanatron.models.player")
        import_module("open_spiel.python.games.tic_tac_toe")
        spiel = import_module("pyspiel")
    except ModuleNotFoundError as error:
        raise NoPeers(f"{error.name} is not installed here; `make bench` sets it up") from error
    return {
        f"Catanatron {version('catanatron')}": partial(_catan, game.Game, player),
        f"OpenSpiel {version('open_spiel')} tic-tac-toe": partial(
            _tic_tac_toe, spiel.load_game("python_tic_tac_toe").new_initial_state, random.Random(2)
        ),
    }


def _catan(new_game: Callable[..., Any], player: ModuleType) -> int:
    """Two of its own random players; it lists the actions after each action, and keeps a log."""
    actions = 0
    for seed in range(1, CATANATRON_GAMES + 1):
        seats = [player.RandomPlayer(colour) for colour in (player.Color.RED, player.Color.BLUE)]
        game = new_game(seats, seed=seed)
        game.play()
        actions += len(game.state.actions)
    return actions


def _tic_tac_toe(new_game: Callable[[], Any], chance: random.Random) -> int:
    actions = 0
    for _ in range(TIC_TAC_TOE_GAMES):
        state = new_game()
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
            actions += 1
    return actions
