"""The process that holds one bot for ``outside`` and answers views with notations of actions.

Pickles arrive on standard input: first the game, then one view per decision. Answers leave on
standard output as one line of JSON each; the first one says whether the bot was made. What the bot
itself prints goes to standard error.
"""

import importlib.util
import inspect
import json
import os
import pickle
import sys
from collections.abc import Callable, Mapping
from io import BufferedReader
from pathlib import Path
from typing import Any, TextIO, cast

from game.core.game import Engine, State
from game.players.guarded import playable, told
from game.players.player import Player, decide


class NoSuchBot(ValueError):
    """The file or the class of a bot does not exist, or the class is no player."""


def main(file: str, class_name: str, seed: int) -> None:
    """Make the bot, then answer views until standard input ends."""
    views, answers = _own_streams()
    engine = pickle.load(views).rules().engine
    try:
        player = load(file, class_name)(seed)
    except NoSuchBot as error:
        _tell(answers, {"error": str(error)})
        return
    except Exception as error:  # noqa: BLE001 (whatever a bot raises is reported)
        _tell(answers, {"error": told(error)})
        return
    _tell(answers, {})
    while views.peek(1):
        _tell(answers, _decide(engine, player, pickle.load(views)))


def load(file: str, class_name: str) -> Callable[[int], Player]:
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
        actions = playable(engine, view, decision)
        return {"actions": [str(action) for action in actions], "reason": decision.reason.name}
    except Exception as error:  # noqa: BLE001 (whatever a bot raises is reported)
        return {"error": told(error)}


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
