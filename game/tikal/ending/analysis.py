"""The analysis of a finished match of Tikal: its words, and pictures of the board."""

from collections.abc import Generator, Sequence
from functools import partial

from pygame import Surface

from game.outcome import Analysis, CostlyTurn, PointsHistory, Step, TurnLine
from game.players.forecast import chances_in_percent, expected_points
from game.players.player import Decision
from game.players.review import ReviewedTurn, review_match
from game.table.players import Player, players_of
from game.tikal.players.forecast import forecast
from game.tikal.players.review import review_turn, turns_played
from game.tikal.rules.actions import Action
from game.tikal.rules.hidden import View, view
from game.tikal.rules.records import TikalMatch
from game.tikal.table.board import BoardView
from game.tikal.table.match.plan import plan_of
from game.tikal.table.shown.shown import BoardLook, BoardShown
from game.tikal.words.ending import RESULT_LABELS
from game.tikal.words.reasons import decision_sentence
from game.ui import theme
from game.ui.screen import Canvas, Screen


def analyse(match: TikalMatch) -> Generator[float, None, Analysis]:
    """Review a match turn by turn; yield the share that is done (0 to 1), return the analysis."""
    turns = turns_played(match)
    found = yield from review_match(
        turns, partial(review_turn, match), lambda index: forecast(view(match.before(index)))
    )
    players, scorings = players_of(match.setup.players), _scorings(match, turns)
    return Analysis(
        PointsHistory(expected_points(found.forecasts), scorings=scorings),
        PointsHistory(chances_in_percent(found.forecasts), scorings=scorings),
        [_told(number, one, players) for number, one in found.costly],
    )


def _scorings(match: TikalMatch, turns: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    """Return the numbers of the turns, from 1, after which a scoring round was over.

    ``turns`` holds the first action and the end of each turn.
    """
    return tuple(
        number
        for number, (_first, end) in enumerate(turns, start=1)
        if len(match.before(end).scoring_queue) == 1
    )


def _told(number: int, one: ReviewedTurn[View, Action], players: tuple[Player, ...]) -> CostlyTurn:
    """Return a reviewed turn as the analysis scene shows it; ``number`` counts turns from 1."""
    line = partial(_line, one, players)
    return CostlyTurn(
        turn=number,
        seat=one.view.seat,
        cost=round(one.cost),
        played=line(one.played),
        better=line(one.better),
        reason=decision_sentence(one.reason),
    )


def _line(
    one: ReviewedTurn[View, Action], players: tuple[Player, ...], actions: tuple[Action, ...]
) -> TurnLine:
    """Return one way of playing a turn: its steps in words, and what paints them on the board."""
    decision = Decision(actions, one.reason)
    steps = plan_of(one.view, decision, players).steps if actions else ()
    told: list[Step] = [(step.description, step.ap) for step in steps] or [
        (RESULT_LABELS["nothing"], 0)
    ]
    marks = [player.mark for player in players]
    look = BoardLook(plan=tuple(step.way for step in steps))
    return TurnLine(told, partial(_paint, BoardShown(view=one.view, look=look), marks))


def _paint(
    shown: BoardShown, marks: Sequence[str], screen: Screen, size: tuple[int, int], /
) -> Generator[None, None, Surface]:
    """Paint the board as it was when the turn began, with the steps on it, part by part."""
    surface = Surface(size).convert(24)
    surface.fill(theme.PAPER)
    board = BoardView(screen, surface.get_rect(), marks, shown.view.variant.area)
    yield from board.prepare(Canvas(surface, screen), shown)
    board.leave()
    return surface.convert()
