"""Playing games between computer players: in this process, in others, or on a cluster."""

import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent import futures
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import get_context
from typing import Any, Final

from game.core.match import OVER
from game.players.bot import GuardedPlayer
from game.players.player import Player, decide
from game.players.tournament.bot_process import OutsideBot, is_bot_file
from game.players.tournament.fixture import Fixture

_PATIENCE: Final = 10
"""How long to wait for the cluster's scheduler to answer, in seconds."""
_PLAYED_BY: Final = "game.players.tournament.arena"
"""The module that the scheduler and the workers of a cluster must be able to import."""
Clock = Callable[[], float]
"""Returns the seconds since some moment, such as ``time.perf_counter``.

The caller passes it in: this module itself reads no time.
"""


def no_clock() -> float:
    """Return 0 always: a clock for callers that need no times."""
    return 0.0


@dataclass(frozen=True)
class GameResult:
    """The result of a game; all tuples are in the order of ``fixture.entrants``, not of the seats.

    Attributes:
        fixture: the game that was played.
        points: the final points.
        actions: the number of actions of all players together.
        lost: the numbers of decisions that were replaced by a safe default.
        steps: the numbers of thinking steps.
        turn_seconds: the seconds of thinking for each turn, including decisions between turns such
            as bids.
    """

    fixture: Fixture
    points: tuple[float, ...]
    actions: int
    lost: tuple[int, ...]
    steps: tuple[int, ...]
    turn_seconds: tuple[tuple[float, ...], ...]

    @property
    def ranks(self) -> tuple[float, ...]:
        """The ranks: 1 for most points; equal points share the mean of their ranks."""
        return ranks(self.points)

    @property
    def wins(self) -> tuple[float, ...]:
        """The wins: 1 for the winner, a fraction of it for each of several winners, else 0."""
        return wins(self.points)


def ranks(points: Sequence[float]) -> tuple[float, ...]:
    """Return the rank of each number of points: 1 for the most, the mean rank for equal ones."""
    return tuple(
        sum(other > own for other in points) + (points.count(own) + 1) / 2 for own in points
    )


def wins(points: Sequence[float]) -> tuple[float, ...]:
    """Return 1 for the most points, a fraction of it for each of several winners, else 0."""
    best = max(points)
    return tuple((own == best) / points.count(best) for own in points)


def play_game(fixture: Fixture, clock: Clock = no_clock) -> GameResult:
    """Play one game to its end and return its result; the players see views only."""
    entrants = range(len(fixture.entrants))
    rules = fixture.game.rules()
    engine = rules.engine
    with ExitStack() as open_players:
        players = [GuardedPlayer(_seated(fixture, one, open_players), engine) for one in entrants]
        at = {fixture.seat_of(entrant): entrant for entrant in entrants}
        state, actions = engine.new_game(fixture.setup()), 0
        thought = [[0.0] for _ in entrants]
        while state.phase != OVER:
            entrant = at[state.seat]
            begin = clock()
            decision = decide(players[entrant], rules.view(state, state.seat))
            thought[entrant][-1] += clock() - begin
            for action in decision.actions:
                engine.apply(state, action)
            actions += len(decision.actions)
            if rules.ends_turn(decision.actions[-1]):
                thought[entrant].append(0.0)
    points = rules.points(state)
    return GameResult(
        fixture,
        tuple(points[fixture.seat_of(entrant)] for entrant in entrants),
        actions,
        tuple(player.lost_decisions for player in players),
        tuple(player.steps for player in players),
        tuple(tuple(round(one, 6) for one in turns[:-1]) for turns in thought),
    )


def _seated(fixture: Fixture, entrant: int, open_players: ExitStack) -> Player:
    """Make the player of an entrant; a bot in a process of its own ends with ``open_players``."""
    who, chance = fixture.entrants[entrant], fixture.player_seed(entrant)
    if not isinstance(who, str):
        return who(chance)
    if is_bot_file(who):
        outside = OutsideBot(fixture.game, who, chance, fixture.bot_file_seconds)
        return open_players.enter_context(outside)
    return fixture.game.opponents().player(who, chance)


def play_all(
    fixtures: Iterable[Fixture], executor: futures.Executor, clock: Clock = no_clock
) -> Iterator[GameResult]:
    """Play games in an executor's processes and yield the results as games end, in any order.

    Apart from its times, a result depends on its fixture alone.
    """
    for done in futures.as_completed([executor.submit(play_game, one, clock) for one in fixtures]):
        yield done.result()


# Where the games are played


class ExecutorError(RuntimeError):
    """The games cannot be played, or were stopped; the message says what to do."""


@contextmanager
def processes(jobs: int) -> Iterator[futures.Executor]:
    """Provide an executor of ``jobs`` processes, spawned because this works alike on all systems.

    Raises:
        ExecutorError: one of the processes died.
    """
    try:
        with futures.ProcessPoolExecutor(jobs, get_context("spawn"), _leave_interrupts) as executor:
            try:
                yield executor
            finally:
                executor.shutdown(cancel_futures=True)
    except futures.BrokenExecutor as error:
        raise ExecutorError(
            "a process that played games has died, perhaps for want of memory; "
            "take fewer --jobs, and --resume to keep what was played"
        ) from error


def _leave_interrupts() -> None:
    """Ignore Ctrl-C in a worker: the process that waits for the results handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def cluster(address: str) -> Iterator[futures.Executor]:
    """Provide an executor of a dask.distributed scheduler, such as ``tcp://host:8786``.

    The scheduler and the workers must find the same version of the game, installed or on Python's
    path; the workers also need the files of other people's bots.

    Raises:
        ExecutorError: distributed is not installed, no scheduler answers, the game is not found
            there, the scheduler went away, or its workers died.
    """
    try:
        distributed = import_module("distributed")  # an optional extra
    except ImportError as error:
        raise ExecutorError(
            "dask.distributed is not installed; install the extra: pip install '.[cluster]'"
        ) from error
    try:
        client = distributed.Client(address, timeout=_PATIENCE)
    except (OSError, ValueError) as error:
        raise ExecutorError(f"no dask scheduler answers at {address}: {error}") from error
    try:
        with client, client.get_executor(pure=False) as executor:
            _look_for_the_game(client)
            try:
                yield executor
            finally:
                executor.shutdown(wait=False)
    except ModuleNotFoundError as error:
        raise ExecutorError(
            f"the scheduler or a worker of {address} does not find the game; on each machine "
            "pip install '.[cluster]' in the checkout, or start them there with PYTHONPATH=$PWD"
        ) from error
    except (futures.CancelledError, distributed.KilledWorker) as error:
        why = "scheduler is gone" if isinstance(error, futures.CancelledError) else "workers die"
        raise ExecutorError(
            f"the cluster at {address} has lost games, its {why}; --resume keeps what was played"
        ) from error


def _look_for_the_game(client: Any) -> None:  # noqa: ANN401 (distributed has no types)
    """Check that the cluster finds the game before any job is sent.

    A job that a worker cannot import would end in a traceback of dask's own.

    Raises:
        ModuleNotFoundError: the scheduler or a worker does not find it.
    """
    client.run_on_scheduler(find_spec, _PLAYED_BY)
    client.run(find_spec, _PLAYED_BY)
