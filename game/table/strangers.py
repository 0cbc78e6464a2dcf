"""Records whose computer players this version does not know: somebody else takes the seat."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, Final, Protocol

from game.scenes import kinds
from game.ui.dialog import Answer, Dialog
from game.ui.i18n import gettext as _
from game.ui.scene import Stage

SUBSTITUTE: Final = "ai:explorer"


class Recorded(Protocol):
    """A match with the set-up that its record holds."""

    setup: Any


def first_stranger(match: Recorded) -> int | None:
    """The first seat of an unknown kind."""
    unknown = (i for i, one in enumerate(match.setup.players) if not kinds.is_known(one["kind"]))
    return next(unknown, None)


def ask_who_plays(stage: Stage, match: Recorded, seat: int, go_on: Callable[[], None]) -> None:
    """Ask who is to play a stranger's seat; the match remembers the answer."""
    one = match.setup.players[seat]
    body = _(
        'In this record {name} is played by "{kind}", which this version of the game does not '
        "know. Who is to play on for {name}?"
    ).format(name=one["name"], kind=one["kind"])
    answers = [
        Answer("person", _("A person"), partial(_give, match, seat, kinds.PERSON, go_on)),
        Answer(
            "computer", kinds.level_name(SUBSTITUTE), partial(_give, match, seat, SUBSTITUTE, go_on)
        ),
    ]
    stage.push(Dialog(stage, _("An unknown player"), body, answers))


def _give(match: Recorded, seat: int, kind: str, go_on: Callable[[], None]) -> None:
    players = list(match.setup.players)
    players[seat] = players[seat] | {"kind": kind}
    match.setup = replace(match.setup, players=tuple(players))
    go_on()
