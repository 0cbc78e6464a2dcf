"""A bot from outside, run in a process of its own: it may loop, exit or crash without harm.

The process is this module run as a program. Pickles arrive on its standard input: first the game,
then one view per decision. Answers leave on standard output as one line of JSON each; the first one
says whether the bot was made. What the bot itself prints goes to standard error.
"""

import importlib.util
import inspect
import json
import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from io import BufferedReader
from pathlib import Path
from threading import Timer
from types import TracebackType
from typing import Any, Final, Self, TextIO, cast

import game
from game.core.game import Engine, State
from game.core.message import Message
from game.players.bot import BadDecision, checked_actions, error_summary
from game.players.player import Decision, Player, Thinking, decide
from game.players.tournament.fixture import TournamentGame

_SUFFIX: Final = ".py:"
_ROOT: Final = Path(game.__file__).parent.parent
_START_SECONDS: Final = 30.0
"""How long a bot may take to start, in seconds."""


class BotFileError(ValueError):
    """A bot cannot be started; the message says why."""


def is_bot_file(name: str) -> bool:
    """Return True for a name like ``path/to/file.py:ClassName``."""
    return _SUFFIX in name


def check_bot_file(contest: TournamentGame, name: str) -> None:
    """Start a bot and end it again, to check that it can be started.

    Raises:
        BotFileError: there is no such file or class, or the class is no player.
    """
    with OutsideBot(contest, name, 0, _START_SECONDS):
        pass


class OutsideBot:
    """A player that thinks in another process, which is killed when a decision takes too long.

    It is started anew for the next decision. The limit is real time, so games of a bot that is
    close to it may differ from run to run.
    """

    def __init__(self, contest: TournamentGame, name: str, seed: int, seconds: float) -> None:
        self._contest = contest
        self._name, self._seed, self._seconds = name, seed, seconds
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        """Start the process and wait until the bot has been made.

        Raises:
            BotFileError: there is no such file or class, or the class is no player.
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
        command = [sys.executable, "-P", "-m", "game.players.tournament.bot_process"]
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
            raise BotFileError(f"{self._name}: {answer['error']}")

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


# The other end, in the bot's own process


class NoSuchBot(ValueError):
    """The file or the class of a bot does not exist, or the class is no player."""


def main(file: str, class_name: str, seed: int) -> None:
    """Make the bot, then answer views until standard input ends."""
    views, answers = _own_streams()
    engine = pickle.load(views).rules().engine
    try:
        player = load_bot(file, class_name)(seed)
    except NoSuchBot as error:
        _tell(answers, {"error": str(error)})
        return
    except Exception as error:  # noqa: BLE001 (whatever a bot raises is reported)
        _tell(answers, {"error": error_summary(error)})
        return
    _tell(answers, {})
    while views.peek(1):
        _tell(answers, _decide(engine, player, pickle.load(views)))


def load_bot(file: str, class_name: str) -> Callable[[int], Player]:
    """Import a Python file and return its class of this name.

    Raises:
        NoSuchBot: there is no such file or class, or the class has no ``think``.
    """
    path = Path(file)
    if not path.is_file():
        raise NoSuchBot("there is no such file")
    spec = importlib.util.spec_from_file_location("own_bot", path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.path.insert(0, str(path.parent))
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    made = getattr(module, class_name, None)
    if not inspect.isclass(made):
        raise NoSuchBot(f"the file has no class {class_name}")
    if not callable(getattr(made, "think", None)):
        raise NoSuchBot(f"{class_name} is no player: it does not think (docs/bots.md)")
    return cast(Callable[[int], Player], made)


def _own_streams() -> tuple[BufferedReader, TextIO]:
    """Return private copies of standard input and output.

    The original ones are redirected, so that the bot reads nothing and prints to standard error.
    """
    views = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    return views, answers


def _tell(answers: TextIO, answer: Mapping[str, Any]) -> None:
    print(json.dumps(answer), file=answers, flush=True)


def _decide(engine: Engine, player: Player, view: State) -> Mapping[str, Any]:
    """Return the bot's decision, or its error, as the answer to a view."""
    try:
        decision = decide(player, view.copy())
        actions = checked_actions(engine, view, decision)
        return {"actions": [str(action) for action in actions], "reason": decision.reason.name}
    except Exception as error:  # noqa: BLE001 (whatever a bot raises is reported)
        return {"error": error_summary(error)}


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
