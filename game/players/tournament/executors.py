"""Where games are played: processes of this machine, or a cluster of several."""

import signal
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import get_context
from typing import Final

_PATIENCE: Final = 10
"""Seconds for the scheduler of a cluster to answer."""


class ExecutorError(RuntimeError):
    """Games cannot be played there; the message says what to do."""


@contextmanager
def processes(jobs: int) -> Iterator[Executor]:
    """So many processes of this machine, spawned: they are alike on every system.

    Raises:
        ExecutorError: one of them has died.
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
    """Ctrl-C is for the process that waits for the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def cluster(address: str) -> Iterator[Executor]:
    """The workers of a dask.distributed scheduler, ``tcp://host:8786`` for example.

    The same version of the game, with any file of an own bot, has to be where they run.

    Raises:
        ExecutorError: distributed is not installed, no scheduler answers, it went away, or
            its workers die.
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
            try:
                yield executor
            finally:
                executor.shutdown(wait=False)
    except (CancelledError, distributed.KilledWorker) as error:
        why = "scheduler is gone" if isinstance(error, CancelledError) else "workers die"
        raise ExecutorError(
            f"the cluster at {address} has lost games, its {why}; --resume keeps what was played"
        ) from error
