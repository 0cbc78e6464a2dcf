"""A computer player's analysis of a finished match, in words and pictures."""

from collections.abc import Generator
from functools import partial
from itertools import chain
from typing import Final

from pygame import Surface

from game.outcome import Analysis, CostlyTurn, PaintPosition, Step, TurnLine
from game.players import review
from game.players.review import Turns
from game.table.analysis import Telling, analysis_of, costly_turn
from game.table.players import Player, players_of
from game.table.telling import PlayedAction
from game.tzolkin.players.review import reviewable
from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.hidden import View
from game.tzolkin.rules.play import apply
from game.tzolkin.rules.records import TzolkinMatch
from game.tzolkin.table.board import Train, draw_ground
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.telling import step
from game.tzolkin.table.things import Space, Thing
from game.tzolkin.words.messages import reason_sentence
from game.tzolkin.words.scoring import RESULT_LABELS
from game.ui import theme
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import pgettext_noop as NC_
from game.ui.screen import Canvas, Screen
from game.ui.sentence import capitalised, phrases

_VALUED: Final = phrases(
    __name__,
    {
        "goods": N_("corn, resources and skulls"),
        "points": N_("points scored"),
        "steps": N_("temples and technologies"),
        "tiles": N_("monuments and prophecies"),
        "workers": NC_("part of a value", "workers"),
    },
)
"""What a position is valued by (``Evaluation.parts``)."""


def analyse(match: TzolkinMatch) -> Generator[Analysis, None, Analysis]:
    """Analyse a match; yield the analysis as far as it has come, and return it."""
    told = reviewable(match)
    players = players_of(match.setup.players)
    return analysis_of(told, Telling(_food_days(match, told.turns), partial(_told, players)))


def _food_days(match: TzolkinMatch, turns: Turns) -> tuple[int, ...]:
    """Return the numbers of the turns, from 1, after which a food day was held."""
    ends = [0, *(end + 1 for _first, end in turns[:-1]), len(match.actions)]
    done = [match.before(index).food_days_done for index in ends]
    return tuple(number for number in range(1, len(ends)) if done[number] > done[number - 1])


def _told(players: tuple[Player, ...], one: review.CostlyTurn[View, Action]) -> CostlyTurn:
    turn = one.turn
    differences = [(_VALUED[name], points) for name, points in turn.differences]
    line = partial(_line, turn.view, players)
    return costly_turn(one, line, reason_sentence(turn.reason), differences)


def _line(view: View, players: tuple[Player, ...], actions: tuple[Action, ...]) -> TurnLine:
    told: list[Step] = []
    lit: list[list[Thing]] = []
    states = [view]
    for action in actions:
        state = View(states[-1].copy())
        apply(state, action)
        done = step(PlayedAction(states[-1], action, state), players)
        told.append((capitalised(done.words), 0))
        lit.append(list(map(Space, done.spaces)))
        states.append(state)

    def paint(count: int | None) -> PaintPosition:
        chosen = tuple(chain.from_iterable(lit[:count]))
        after = states[-1 if count is None else count]
        return partial(_paint, Seen(state=after, seat=view.seat, chosen=chosen), players)

    return TurnLine(told or [(RESULT_LABELS["nothing"], 0)], paint)


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
