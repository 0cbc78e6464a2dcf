"""Where the games of a tournament are played: in processes of this machine, or on a cluster."""

import signal
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import get_context
from typing import Any, Final

_PATIENCE: Final = 10
"""How long to wait for the cluster's scheduler to answer, in seconds."""
_PLAYED_BY: Final = "game.players.tournament.arena"
"""The module that the scheduler and the workers of a cluster must be able to import."""


class ExecutorError(RuntimeError):
    """The games cannot be played, or were stopped; the message says what to do."""


@contextmanager
def processes(jobs: int) -> Iterator[Executor]:
    """Provide an executor of ``jobs`` processes, spawned because this works alike on all systems.

    Raises:
        ExecutorError: one of the processes died.
    """
    try:
        with ProcessPoolExecutor(jobs, get_context("spawn"), _leave_interrupts) as executor:
            try:
                yield executor
            finally:
                executor.shutdown(cancel_futures=True)
    except BrokenExecutor as error:
        raise ExecutorError(
            "a process that played games has died, perhaps for want of memory; "
            "take fewer --jobs, and --resume to keep what was played"
        ) from error


def _leave_interrupts() -> None:
    """Ignore Ctrl-C in a worker: the process that waits for the results handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def cluster(address: str) -> Iterator[Executor]:
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
    except (CancelledError, distributed.KilledWorker) as error:
        why = "scheduler is gone" if isinstance(error, CancelledError) else "workers die"
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
