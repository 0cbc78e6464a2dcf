"""The analysis of a finished match of Tikal: its words, and pictures of the board."""

from collections.abc import Generator, Sequence
from functools import partial

from pygame import Surface

from game.outcome import Analysis, CostlyTurn, PaintPosition, Step, TurnLine
from game.players import review
from game.players.player import Decision
from game.players.review import ReviewedTurn
from game.table.analysis import Telling, analysis_of, costly_turn
from game.table.players import Player, players_of
from game.tikal.players.review import reviewable
from game.tikal.rules.actions import Action
from game.tikal.rules.board import NAMES
from game.tikal.rules.hidden import View
from game.tikal.rules.records import TikalMatch
from game.tikal.table import words
from game.tikal.table.board import BoardView
from game.tikal.table.match.plan import plan_of
from game.tikal.table.shown.shown import BoardLook, BoardShown
from game.tikal.words.ending import RESULT_LABELS
from game.tikal.words.reasons import decision_sentence
from game.ui import theme
from game.ui.screen import Canvas, Screen


def analyse(match: TikalMatch) -> Generator[Analysis, None, Analysis]:
    """Analyse a match; yield the analysis as far as it has come, and return it."""
    told = reviewable(match)
    players = players_of(match.setup.players)
    return analysis_of(told, Telling(_scorings(match, told.turns), partial(_told, players)))


def _scorings(match: TikalMatch, turns: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    """Return the numbers of the turns, from 1, after which a scoring round was over.

    ``turns`` holds the first action and the end of each turn.
    """
    return tuple(
        number
        for number, (_first, end) in enumerate(turns, start=1)
        if len(match.before(end).scoring_queue) == 1
    )


def _told(players: tuple[Player, ...], one: review.CostlyTurn[View, Action]) -> CostlyTurn:
    """Return a costly turn as the analysis scene shows it."""
    turn = one.turn
    differences = [
        (words.place(turn.view, NAMES.index(space)), points) for space, points in turn.differences
    ]
    line = partial(_line, turn, players)
    return costly_turn(one, line, decision_sentence(turn.reason), differences)


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

    def paint(count: int | None) -> PaintPosition:
        look = BoardLook(plan=tuple(step.way for step in steps[:count]))
        return partial(_paint, BoardShown(view=one.view, look=look), marks)

    return TurnLine(told, paint)


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
