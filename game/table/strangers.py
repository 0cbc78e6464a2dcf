"""Records whose computer players this version does not know: somebody else takes the seat."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, Protocol

from game.players.opponents import PERSON, Opponents
from game.ui.dialog import Answer, Dialog
from game.ui.i18n import gettext as _
from game.ui.scene import Stage


class Recorded(Protocol):
    """A match with the set-up that its record holds."""

    setup: Any


class Begins(Protocol):
    """A table that lies there and is to be begun at."""

    def repeat(self, since: int | None = None) -> None:
        """Shows again what came after so many actions."""

    def resume(self) -> None:
        """Goes on with the match."""


def begin_or_ask(
    stage: Stage,
    match: Recorded,
    opponents: Opponents,
    table: Begins,
    *,
    since: int | None,
    again: Callable[[], None],
) -> None:
    """Go on at a table, with what was played since so many actions shown first; a stranger's seat
    is given to somebody before, and the table opened ``again``."""
    if (seat := first_stranger(match, opponents)) is not None:
        ask_who_plays(stage, match, opponents, seat, again)
        return
    if since is not None:
        table.repeat(since)
    table.resume()


def first_stranger(match: Recorded, opponents: Opponents) -> int | None:
    """The first seat of an unknown kind."""
    kinds = [one["kind"] for one in match.setup.players]
    return next((i for i, kind in enumerate(kinds) if not opponents.is_known(kind)), None)


def ask_who_plays(
    stage: Stage, match: Recorded, opponents: Opponents, seat: int, go_on: Callable[[], None]
) -> None:
    """Ask who is to play a stranger's seat; the match remembers the answer."""
    one = match.setup.players[seat]
    body = _(
        'In this record {name} is played by "{kind}", which this version of the game does not '
        "know. Who is to play on for {name}?"
    ).format(name=one["name"], kind=one["kind"])
    usual = opponents.usual_kind
    answers = [Answer("person", _("A person"), partial(_give, match, seat, PERSON, go_on))]
    if usual != PERSON:
        label = _(opponents.label(usual))
        answers.append(Answer("computer", label, partial(_give, match, seat, usual, go_on)))
    stage.push(Dialog(stage, _("An unknown player"), body, answers))


def _give(match: Recorded, seat: int, kind: str, go_on: Callable[[], None]) -> None:
    players = list(match.setup.players)
    players[seat] = players[seat] | {"kind": kind}
    match.setup = replace(match.setup, players=tuple(players))
    go_on()
