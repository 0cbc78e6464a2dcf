"""``python -m game bench``: what the engine does in a second on this machine."""

import json
import statistics
import sys
from argparse import Namespace
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from game.commands.peers import NoPeers, peers
from game.commands.reference import reference_loop
from game.commands.timing import Work, rates, ratio
from game.commands.workloads import random_play
from game.tikal.rules.perft import perft
from game.tikal.rules.play_out import random_match
from game.tikal.rules.record import read, write
from game.tikal.rules.variants import BASIC
from game.tzolkin.rules.play_out import random_match as random_tzolkin

ROUNDS: Final = 15
_PLAY: Final = "random actions a second"
_OURS: Final = f"{_PLAY}, 2 seats"
_TZOLKIN: Final = f"{_PLAY}, Tzolk'in"
_PERFT: Final = "perft nodes a second"
_COPY: Final = "state copy"
_TZOLKIN_COPY: Final = f"{_COPY}, Tzolk'in"
_READ: Final = "reading a record"
_REFERENCE: Final = "reference loop, turns a second"


def bench(options: Namespace) -> bool:
    """Print the figures, each the median of several rounds; False without the engines that they
    are to stand ``--beside``."""
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
    """Random actions a second by number of seats, and what else an opponent lives on.

    Random play of two is set against the engines ``beside`` and against a fixed loop of plain
    Python, in the same run and round by round, so that figures of different machines and hours
    can be compared.
    """
    play = {f"{_PLAY}, {seats} seats": partial(random_play, seats, games) for seats in (2, 3, 4)}
    play |= {f"{_TZOLKIN}, {n} seats": partial(random_play, n, games, "tzolkin") for n in (2, 4)}
    others = {f"{_PLAY}, {name}": work for name, work in beside.items()}
    found = rates({**play, **_parts(), **others, _REFERENCE: reference_loop}, ROUNDS)
    middle = {name: statistics.median(values) for name, values in found.items()}
    figures = {name: middle[name] for name in play}
    for copy in (_COPY, _TZOLKIN_COPY):
        figures[f"{copy}, microseconds"] = 1e6 / middle[copy]
    figures[f"{_READ}, milliseconds"] = 1e3 / middle[_READ]
    figures |= {name: middle[name] for name in (_PERFT, *others, _REFERENCE)}
    figures["random actions per 1,000 turns of it"] = 1000 * ratio(found[_OURS], found[_REFERENCE])
    for name, peer in zip(beside, others, strict=True):
        figures[f"our random actions for one of {name}"] = ratio(found[_OURS], found[peer])
        figures[f"those of Tzolk'in for one of {name}"] = ratio(
            found[f"{_TZOLKIN}, 2 seats"], found[peer]
        )
    return figures


def _parts() -> dict[str, Work]:
    match = random_match(BASIC, 4, 7)
    state, text = match.before(len(match.actions) // 2), write(match)
    tzolkin = random_tzolkin(4, 7)
    other = tzolkin.before(len(tzolkin.actions) // 2)
    return {
        _PERFT: lambda: sum(perft(state, 2) for _ in range(20)),
        _COPY: partial(_repeat, state.copy, 2000),
        _TZOLKIN_COPY: partial(_repeat, other.copy, 2000),
        _READ: partial(_repeat, lambda: read(text), 2),
    }


def _repeat(call: Callable[[], object], times: int) -> int:
    for _ in range(times):
        call()
    return times
