"""What a computer player makes of a finished match, in words and pictures."""

from collections.abc import Generator, Sequence
from functools import partial

from pygame import Surface

from game.outcome import Analysis, Costly, PointsHistory, Step, TurnLine
from game.players.player import Decision
from game.players.review import Reviewed, findings
from game.table.players import Player, players_of
from game.tikal.players.review import expected, review, turns_played
from game.tikal.rules.actions import Action
from game.tikal.rules.hidden import View, view
from game.tikal.rules.records.record import TikalMatch
from game.tikal.table.board import BoardView
from game.tikal.table.match.plan import plan_of
from game.tikal.table.shown.look import BoardLook
from game.tikal.table.shown.shown import BoardShown
from game.tikal.words.ending import WORDS
from game.tikal.words.reasons import decided
from game.ui import theme
from game.ui.screen import Canvas, Screen


def analyse(match: TikalMatch) -> Generator[float, None, Analysis]:
    """Turn by turn: what was expected, and which turns cost most."""
    turns = turns_played(match)
    found = yield from findings(
        turns, partial(review, match), lambda index: expected(view(match.before(index)))
    )
    players = players_of(match.setup.players)
    return Analysis(
        PointsHistory(found.points, scorings=_scorings(match, turns)),
        [_told(number, one, players) for number, one in found.costly],
    )


def _scorings(match: TikalMatch, turns: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    """After which turns a scoring round was over."""
    return tuple(
        number
        for number, (_first, end) in enumerate(turns, start=1)
        if len(match.before(end).queue) == 1
    )


def _told(number: int, one: Reviewed[View, Action], players: tuple[Player, ...]) -> Costly:
    line = partial(_line, one, players)
    return Costly(
        turn=number,
        seat=one.view.seat,
        cost=round(one.cost),
        played=line(one.played),
        better=line(one.better),
        reason=decided(one.reason),
    )


def _line(
    one: Reviewed[View, Action], players: tuple[Player, ...], actions: tuple[Action, ...]
) -> TurnLine:
    decision = Decision(actions, one.reason)
    steps = plan_of(one.view, decision, players).steps if actions else ()
    told: list[Step] = [(step.what, step.ap) for step in steps] or [(WORDS["nothing"], 0)]
    marks = [player.mark for player in players]
    look = BoardLook(plan=tuple(step.way for step in steps))
    return TurnLine(told, partial(_paint, BoardShown(view=one.view, look=look), marks))


def _paint(
    shown: BoardShown, marks: Sequence[str], screen: Screen, size: tuple[int, int], /
) -> Generator[None, None, Surface]:
    """The board at the turn's beginning, with the steps on it."""
    surface = Surface(size).convert(24)
    surface.fill(theme.PAPER)
    board = BoardView(screen, surface.get_rect(), marks, shown.view.variant.area)
    yield from board.prepare(Canvas(surface, screen), shown)
    board.leave()
    return surface.convert()
