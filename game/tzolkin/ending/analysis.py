"""A computer player's analysis of a finished match, in words and pictures."""

from collections.abc import Generator
from functools import partial

from pygame import Surface

from game.core.game import NOBODY
from game.outcome import Analysis, CostlyTurn, PointsHistory, Step, TurnLine
from game.players.forecast import chances_in_percent, expected_points
from game.players.review import ReviewedTurn, review_match
from game.table.players import Player, players_of
from game.table.telling import PlayedAction
from game.tzolkin.players.forecast import forecast
from game.tzolkin.players.review import review_turn, turns_played
from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.hidden import View, view
from game.tzolkin.rules.play import apply
from game.tzolkin.rules.records import TzolkinMatch
from game.tzolkin.table.board import Train, draw_ground
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.telling import step
from game.tzolkin.table.things import Space, Thing
from game.tzolkin.words.messages import reason_sentence
from game.tzolkin.words.scoring import RESULT_LABELS
from game.ui import theme
from game.ui.screen import Canvas, Screen
from game.ui.sentence import capitalised


def analyse(match: TzolkinMatch) -> Generator[float, None, Analysis]:
    """Analyse a match turn by turn: the expected points, and the turns that cost most.

    The generator yields its progress and returns the analysis.
    """
    turns = turns_played(match)
    found = yield from review_match(
        turns,
        partial(review_turn, match),
        lambda index: forecast(view(match.before(index), NOBODY)),
    )
    players, food_days = players_of(match.setup.players), _food_days(match, turns)
    return Analysis(
        PointsHistory(expected_points(found.forecasts), scorings=food_days),
        PointsHistory(chances_in_percent(found.forecasts), scorings=food_days),
        [_told(number, one, players) for number, one in found.costly],
    )


def _food_days(match: TzolkinMatch, turns: list[tuple[int, int]]) -> tuple[int, ...]:
    """Return the numbers of the turns, from 1, after which a food day was held."""
    ends = [0, *(end + 1 for _first, end in turns[:-1]), len(match.actions)]
    done = [match.before(index).food_days_done for index in ends]
    return tuple(number for number in range(1, len(ends)) if done[number] > done[number - 1])


def _told(number: int, one: ReviewedTurn[View, Action], players: tuple[Player, ...]) -> CostlyTurn:
    line = partial(_line, one.view, players)
    return CostlyTurn(
        turn=number,
        seat=one.view.seat,
        cost=round(one.cost),
        played=line(one.played),
        better=line(one.better),
        reason=reason_sentence(one.reason),
    )


def _line(view: View, players: tuple[Player, ...], actions: tuple[Action, ...]) -> TurnLine:
    told: list[Step] = []
    lit: list[Thing] = []
    state = view
    for action in actions:
        before, state = state, View(state.copy())
        apply(state, action)
        done = step(PlayedAction(before, action, state), players)
        told.append((capitalised(done.words), 0))
        lit += map(Space, done.spaces)
    seen = Seen(state=state, seat=view.seat, chosen=tuple(lit))
    return TurnLine(told or [(RESULT_LABELS["nothing"], 0)], partial(_paint, seen, players))


def _paint(
    seen: Seen, players: tuple[Player, ...], screen: Screen, size: tuple[int, int], /
) -> Generator[None, None, Surface]:
    """Draw the gears after a turn, with the spaces that the turn used marked.

    ``size`` is in device pixels. The generator yields between steps and returns the surface.
    """
    surface = Surface(size).convert(24)
    surface.fill(theme.PAPER)
    canvas, area = Canvas(surface, screen), surface.get_rect()
    draw_ground(canvas, area)
    yield
    train = Train(players)
    train.lay_out(screen, area)
    train.paint(canvas, seen)
    return surface.convert()
