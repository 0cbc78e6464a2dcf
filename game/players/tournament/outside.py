"""A bot from outside, run in a process of its own: it may loop, exit or crash without harm."""

import json
import os
import pickle
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from threading import Timer
from types import TracebackType
from typing import Any, Final, Self

import game
from game.core.game import State
from game.core.message import Message
from game.players.contest import Contest
from game.players.guarded import BadDecision
from game.players.player import Decision, Thinking

_SUFFIX: Final = ".py:"
_ROOT: Final = Path(game.__file__).parent.parent
_START_SECONDS: Final = 30.0
"""How long a bot may take to start, in seconds."""


class OwnBotError(ValueError):
    """A bot cannot be started; the message says why."""


def is_own_bot(name: str) -> bool:
    """Return True for a name like ``path/to/file.py:ClassName``."""
    return _SUFFIX in name


def try_own_bot(contest: Contest, name: str) -> None:
    """Start a bot and end it again, to check that it can be started.

    Raises:
        OwnBotError: there is no such file or class, or the class is no player.
    """
    with Outside(contest, name, 0, _START_SECONDS):
        pass


class Outside:
    """A player that thinks in another process, which is killed when a decision takes too long.

    It is started anew for the next decision. The limit is real time, so games of a bot that is
    close to it may differ from run to run.
    """

    def __init__(self, contest: Contest, name: str, seed: int, seconds: float) -> None:
        self._contest = contest
        self._name, self._seed, self._seconds = name, seed, seconds
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        """Start the process and wait until the bot has been made.

        Raises:
            OwnBotError: there is no such file or class, or the class is no player.
        """
        self._start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stop()

    def think(self, view: State) -> Thinking:
        """Send the view to the other process and return its decision; this is a single step.

        Raises:
            BadDecision: the bot failed, or did not answer in time.
        """
        yield
        if self._process is None:
            self._start()
        answer = self._ask(pickle.dumps(view), self._seconds)
        if "error" in answer:
            raise BadDecision(answer["error"])
        actions = map(self._contest.rules().parse, answer["actions"])
        return Decision(tuple(actions), Message(answer["reason"]))

    def _start(self) -> None:
        # -P: else a file game.py in the current folder would be imported instead of this package
        """Start the process and send it the game."""
        command = [sys.executable, "-P", "-m", "game.players.tournament.seat"]
        path = os.pathsep.join([str(_ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])
        file, _, class_name = self._name.rpartition(":")
        self._process = subprocess.Popen(
            [*command, file, class_name, str(self._seed)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
        )
        answer = self._ask(pickle.dumps(self._contest), _START_SECONDS)
        if "error" in answer:
            self._stop()
            raise OwnBotError(f"{self._name}: {answer['error']}")

    def _ask(self, question: bytes, seconds: float) -> Mapping[str, Any]:
        """Send a question and return the answer; its key ``error`` tells what went wrong.

        The process is killed if it does not answer in time.
        """
        process = self._process
        assert process
        assert process.stdin
        assert process.stdout
        timer = Timer(seconds, process.kill)
        timer.start()
        try:
            process.stdin.write(question)
            process.stdin.flush()
            line = process.stdout.readline()
        except BrokenPipeError:
            line = b""
        finally:
            late = not timer.is_alive()
            timer.cancel()
        if not line.endswith(b"\n"):
            self._stop()
            too_late = f"no answer within {seconds:g} s"
            return {"error": too_late if late else "its process has ended"}
        answer: dict[str, Any] = json.loads(line)
        return answer

    def _stop(self) -> None:
        process, self._process = self._process, None
        if process:
            process.kill()
            with suppress(BrokenPipeError), process:
                pass
