"""The sixth lesson: a guard keeps a temple for the rest of the match."""

from game.lessons.lesson import Lesson, LessonStep
from game.tikal.lessons.goals import short_of
from game.tikal.lessons.position import LEARNER, position, spaces
from game.tikal.lessons.rival import ben
from game.tikal.lessons.words import ABOUT, LOST, TITLES
from game.tikal.rules.actions import PlaceGuard
from game.tikal.rules.board import INDEX
from game.tikal.rules.state import OUT_OF_PLAY, State
from game.tikal.rules.turns.scoring import temple_owner
from game.ui.i18n import gettext as _
from game.ui.sentence import Words

_TEMPLE = INDEX["c4"]
_LINES = (
    *("tile c4 r0", "enter l a5", "enter w a5", "enter w a5", "move l a5 b4", "move w a5 b4"),
    *("move w a5 b4", "move l b4 c4", "move w b4 c4", "move w b4 c4", "end"),
    *("tile b3 r0", "enter w a5", "enter w a5", "move w a5 b4", "move w a5 b4", "end"),
    *("tile c5 r2", "dig c4", "dig c4", "enter w a5", "move w a5 b4", "move w b4 c4", "end"),
    *("tile c3 r3", "move w b4 c4", "move w b4 c4", "end"),
    "tile d4 r0",
)
"""The learner's leader and three workers hold a temple worth 4 against Ben's two workers."""


def guard() -> Lesson:
    """Return the lesson: more of Ben's people come to a good temple that the learner holds."""
    button = _("Guard")
    return Lesson(
        id="guard",
        title=TITLES["guard"],
        about=ABOUT["guard"],
        begin=lambda: position("A4 A2 A3 A1 A6", _LINES),
        board=spaces("a4 a5 b3 b4 b5 c3 c4 c5 d3 d4"),
        rival=ben(),
        steps=[
            LessonStep(
                _(
                    "You hold the temple worth 4, but Ben's people keep coming. A guard ends the "
                    "dispute: the temple pays you in every scoring, whoever comes."
                )
            ),
            LessonStep(
                _(
                    "It has its price: 5 AP, and all your members there. One becomes the guard, "
                    "the others leave the game."
                )
            ),
            LessonStep(
                _(
                    "So keep your leader out of it: tap your people at the temple, choose him "
                    "beside the board, and let him walk away. Three workers are enough."
                ),
                goal=_holds_without_leader,
                lost=_stays_or_loses,
                hint=_(
                    "First the ringed temple, then his figure beside the board, then the jungle."
                ),
                points=("space/c4", "party/leader", "space/b4"),
            ),
            LessonStep(
                _("Now tap the temple, then {guard}.").format(guard=button),
                goal=lambda view: view.guard[_TEMPLE] == LEARNER,
                lost=_no_guard,
                hint=_("The ringed temple first, then the button beside the board."),
                points=("space/c4", "here/guard"),
            ),
        ],
        praise=_(
            "Its number is fixed now, too. You have two guards: one for a good temple, one for a "
            "better one."
        ),
    )


def _holds_without_leader(view: State) -> bool:
    """True if the learner's leader stands elsewhere on the board, and she holds the temple."""
    safe = view.leader[LEARNER] >= 0 and view.leader[LEARNER] != _TEMPLE
    return safe and temple_owner(view, _TEMPLE) == LEARNER


def _stays_or_loses(view: State) -> Words:
    """Return why the leader cannot leave the temple any more while the learner holds it.

    Empty as long as he can.
    """
    if view.leader[LEARNER] == OUT_OF_PLAY:
        return LOST["leader-gone"]
    if view.leader[LEARNER] != _TEMPLE:
        return _not_held()
    return short_of(view, PlaceGuard.cost + 1)


def _no_guard(view: State) -> Words:
    """Return why the learner cannot place a guard any more; empty as long as she can."""
    if temple_owner(view, _TEMPLE) != LEARNER:
        return _not_held()
    if not view.guards_left[LEARNER]:
        return LOST["no-guard-left"]
    return short_of(view, PlaceGuard.cost)


def _not_held() -> Words:
    return LOST["not-held"]
