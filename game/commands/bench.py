"""The command ``bench``: measure the speed of the engine on this machine."""

import json
import random
import statistics
import sys
import time
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module
from importlib.metadata import version
from types import ModuleType
from typing import Any, Final

from game.commands.workloads import random_match, random_play, reference_loop
from game.core.perft import perft
from game.games import GAMES

Work = Callable[[], int]
"""Does one portion of work and returns its amount."""

ROUNDS: Final = 15
_PLAY: Final = "random actions a second"
_OURS: Final = f"{_PLAY}, 2 seats"
_PERFT: Final = "perft nodes a second"
_COPY: Final = "state copy"
_READ: Final = "reading a record"
_REFERENCE: Final = "reference loop, turns a second"
CATANATRON_GAMES = 1
TIC_TAC_TOE_GAMES = 150
"""The numbers of games in one portion of work, chosen so that it takes about 20 milliseconds."""


def bench(options: Namespace) -> bool:
    """Print the figures, each the median of several rounds.

    Returns False if the engines for ``--beside`` are not installed.
    """
    try:
        beside = peers() if options.beside else {}
    except NoPeers as error:
        print(f"bench: {error}", file=sys.stderr)
        return False
    figures = measure(options.games, beside)
    if options.json:
        print(json.dumps(figures))
        return True
    width = max(len(name) for name in figures)
    for name, figure in figures.items():
        print(f"{name:<{width}}  {figure:>12,.2f}")
    return True


def measure(games: int, beside: Mapping[str, Work]) -> dict[str, float]:
    """Return all figures by name.

    They include random actions per second by number of seats, copying a state, reading a record and
    perft. Random play with two seats is also compared with the engines ``beside`` and with a fixed
    loop of plain Python, in the same run and round by round, so that figures from different
    machines and hours can be compared.
    """
    play = {f"{_PLAY}, {seats} seats": partial(random_play, seats, games) for seats in (2, 3, 4)}
    for game in GAMES[1:]:
        play |= {
            f"{_PLAY}, {game.name}, {seats} seats": partial(random_play, seats, games, game.id)
            for seats in (2, 4)
        }
    others = {f"{_PLAY}, {name}": work for name, work in beside.items()}
    found = rates({**play, **_parts(), **others, _REFERENCE: reference_loop}, ROUNDS)
    middle = {name: statistics.median(values) for name, values in found.items()}
    figures = {name: middle[name] for name in play}
    figures |= {f"{copy}, microseconds": 1e6 / middle[copy] for copy in _copies()}
    figures[f"{_READ}, milliseconds"] = 1e3 / middle[_READ]
    figures |= {name: middle[name] for name in (_PERFT, *others, _REFERENCE)}
    figures["random actions per 1,000 turns of it"] = 1000 * ratio(found[_OURS], found[_REFERENCE])
    for name, peer in zip(beside, others, strict=True):
        figures[f"our random actions for one of {name}"] = ratio(found[_OURS], found[peer])
        for game in GAMES[1:]:
            theirs = found[f"{_PLAY}, {game.name}, 2 seats"]
            figures[f"those of {game.name} for one of {name}"] = ratio(theirs, found[peer])
    return figures


def _parts() -> dict[str, Work]:
    """Return the work of perft, of copying states, and of reading a record, by name."""
    rules = GAMES[0].rules()
    match = random_match(rules, 4, 7)
    state, text = match.before(len(match.actions) // 2), match.record()
    return {
        _PERFT: lambda: sum(perft(rules.engine, state, 2) for _ in range(20)),
        **_copies(),
        _READ: partial(_repeat, lambda: rules.read(text), 2),
    }


def _copies() -> dict[str, Work]:
    """Return the work of copying a mid-game state, for each game; the first one is not named."""
    names = [_COPY, *(f"{_COPY}, {game.name}" for game in GAMES[1:])]
    matches = [random_match(game.rules(), 4, 7) for game in GAMES]
    return {
        name: partial(_repeat, match.before(len(match.actions) // 2).copy, 2000)
        for name, match in zip(names, matches, strict=True)
    }


def _repeat(call: Callable[[], object], times: int) -> int:
    """Call a function ``times`` times; return ``times``."""
    for _ in range(times):
        call()
    return times


# Random play with other engines, which ``make bench`` installs into a separate environment


class NoPeers(Exception):
    """The other engines are not installed."""


def peers() -> dict[str, Work]:
    """Return random play with Catanatron and with OpenSpiel's tic-tac-toe in Python.

    The keys are the engines' names. Each work returns the number of actions played.

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
    """Play with Catanatron's own random players; return the number of actions.

    Catanatron lists the legal actions after each action and keeps a log.
    """
    actions = 0
    for seed in range(1, CATANATRON_GAMES + 1):
        seats = [player.RandomPlayer(colour) for colour in (player.Color.RED, player.Color.BLUE)]
        game = new_game(seats, seed=seed)
        game.play()
        actions += len(game.state.actions)
    return actions


def _tic_tac_toe(new_game: Callable[[], Any], chance: random.Random) -> int:
    """Play random games of tic-tac-toe; return the number of actions."""
    actions = 0
    for _ in range(TIC_TAC_TOE_GAMES):
        state = new_game()
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
            actions += 1
    return actions


# Measuring in turns, so that figures compare even on a busy machine


def rates(works: Mapping[str, Work], rounds: int) -> dict[str, list[float]]:
    """Return each work's amount per second of this process's CPU time, one value a round.

    The works take turns, in reverse order every other round, so that whatever slows the machine for
    a while slows all of them. Each work is done once before the first round, to warm up.
    """
    for work in works.values():
        work()
    found: dict[str, list[float]] = {name: [] for name in works}
    order = list(works)
    for _ in range(rounds):
        for name in order:
            found[name].append(_rate(works[name]))
        order.reverse()
    return found


def ratio(rates: Sequence[float], others: Sequence[float]) -> float:
    """Return the median of the ratios of the two rates in each round."""
    return statistics.median(one / other for one, other in zip(rates, others, strict=True))


def _rate(work: Work) -> float:
    begin = time.process_time()
    amount = work()
    return amount / (time.process_time() - begin)
