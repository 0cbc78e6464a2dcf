"""What there is at a moment of any game."""

from __future__ import annotations

from typing import Any

from game.core.game import NOBODY
from game.table.dialogs.taking_back import told_to_take_back
from game.table.plain.known import Known
from game.table.plain.modes.turn import Turn
from game.table.plain.modes.which import Now
from game.table.plain.things import Space
from game.table.session import Session
from game.table.turns.handing import Change, HandOver
from game.table.watched import Watched

_Session = Session[Any, Any, Any]


def now_in(session: _Session, known: Known, others: Watched, *, still: bool) -> Now:
    """What a mode follows from."""
    turn, people = turn_in(session, known, others), frozenset(session.people)
    held, unseen = session.interlude, session.unseen
    return Now(turn, held, unseen, others, people, still, _changes(session, turn))


def turn_in(session: _Session, known: Known, others: Watched) -> Turn:
    """The position that is shown; what may be done in it, if somebody here is to decide. While the
    device is handed on, nobody's secrets are seen."""
    match, view, rules = session.match, session.view, known.rules
    handed = isinstance(session.interlude, HandOver)
    decides = view.seat in session.people and not (handed or others.busy)
    seen = rules.view(view, NOBODY) if handed else view
    return Turn(
        view=seen,
        players=session.players,
        points=tuple(f"{points:g}" for points in rules.points(seen)),
        diagram=known.diagram(seen),
        offers=known.offers(view) if decides else (),
        over=session.telling.is_over(view),
        advised=bool(known.opponents.levels),
        undo=match.can_undo,
        redo=match.can_redo,
        agreed=told_to_take_back(session),
    )


def _changes(session: _Session, turn: Turn) -> tuple[Change[Space], ...]:
    """What was done since the one to whom the device goes has looked last."""
    names = [one.name for one in turn.diagram.spaces]
    done = [(one.before.seat, session.telling.step(one, session.players)) for one in session.unseen]
    return tuple(
        Change(seat, step.words, tuple(Space(names[number]) for number in step.spaces))
        for seat, step in done
    )
