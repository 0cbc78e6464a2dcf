"""Opening a table; for an unknown computer player in its record, it asks who is to play instead."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, Protocol

from game.core.game import OwnMatch
from game.description import OpenTable
from game.players.opponents import PERSON, Opponents
from game.table.dialogs.words import STRANGERS, unknown_player
from game.table.scene import MatchScene
from game.table.words import marked
from game.ui.dialog import Dialog, DialogButton
from game.ui.scene import Stage


class Recorded(Protocol):
    """A match with the set-up of its record."""

    setup: Any


def opening(scene: type[MatchScene]) -> OpenTable:
    """Return a function that opens the table of a match.

    If the record names a computer player that this version does not know, the function first asks
    who is to play that seat.
    """

    def open_table(
        stage: Stage,
        match: OwnMatch,
        *,
        title: Callable[[], None],
        finished: Callable[[OwnMatch], None],
        since: int | None = None,
    ) -> None:
        table = scene(stage, match, title=title, finished=finished)
        stage.go(table)
        opponents = scene.kit.opponents
        if (seat := first_stranger(match, opponents)) is not None:
            again = partial(open_table, stage, match, title=title, finished=finished, since=since)
            ask_who_plays(stage, match, opponents, seat, again)
            return
        if since is not None:
            table.repeat(since)
        table.resume()

    return open_table


def first_stranger(match: Recorded, opponents: Opponents) -> int | None:
    """Return the first seat of an unknown kind; None if all are known."""
    kinds = [one["kind"] for one in match.setup.players]
    return next((i for i, kind in enumerate(kinds) if not opponents.is_known(kind)), None)


def ask_who_plays(
    stage: Stage, match: Recorded, opponents: Opponents, seat: int, go_on: Callable[[], None]
) -> None:
    """Ask who is to play a seat of an unknown kind.

    The answer is stored in the match's set-up; then ``go_on`` is called.
    """
    one = match.setup.players[seat]
    body = unknown_player(one["name"], one["kind"])
    usual = opponents.usual_kind
    answers = [
        DialogButton("person", STRANGERS["person"], partial(_give, match, seat, PERSON, go_on))
    ]
    if usual != PERSON:
        label = marked(opponents.label(usual))
        answers.append(DialogButton("computer", label, partial(_give, match, seat, usual, go_on)))
    stage.push(Dialog(stage, STRANGERS["unknown"], body, answers))


def _give(match: Recorded, seat: int, kind: str, go_on: Callable[[], None]) -> None:
    players = list(match.setup.players)
    players[seat] = players[seat] | {"kind": kind}
    match.setup = replace(match.setup, players=tuple(players))
    go_on()
