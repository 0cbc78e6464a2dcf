"""The fifth lesson: the learner establishes a camp far from the base camp."""

from game.lessons.lesson import Lesson, LessonStep
from game.tikal.lessons.goals import short_of, way_of_leader, way_of_worker
from game.tikal.lessons.position import LEARNER, position, spaces
from game.tikal.lessons.rival import ben
from game.tikal.lessons.words import ABOUT, LOST, TITLES
from game.tikal.rules.actions import EstablishCamp
from game.tikal.rules.board import INDEX
from game.tikal.rules.state import State
from game.ui.i18n import gettext as _
from game.ui.sentence import Words

_CLEARING, _TEMPLE = INDEX["d3"], INDEX["e3"]
_LINES = (
    *("tile c4 r0", "enter l a5", "end"),
    *("tile c3 r3", "end"),
    *("tile d3 r4", "end"),
    *("tile b3 r0", "end"),
    "tile e3 r0",
)
"""The learner's leader waits in the base camp; a temple lies four steps away, a clearing three."""


def camp() -> Lesson:
    """Return the lesson: the newest temple is far from the base camp, so a camp is worth it."""
    button, arrive, shuttle = _("Camp"), _("Arrive"), _("Shuttle")
    return Lesson(
        id="camp",
        title=TITLES["camp"],
        about=ABOUT["camp"],
        begin=lambda: position("A4 A2 A3 A1 A6", _LINES),
        board=spaces("a4 a5 b2 b3 b4 b5 c3 c4 c5 d3 d4 e2 e3 e4"),
        rival=ben(),
        steps=[
            LessonStep(
                _(
                    "The new temple in the east lies far from home: arriving and walking there "
                    "costs each member 5 AP."
                )
            ),
            LessonStep(
                _(
                    "A camp stands in the jungle, or where all treasures are gone. Tap the jungle "
                    "beside that temple, then {camp}, for 5 AP."
                ).format(camp=button),
                goal=lambda view: view.camp[_CLEARING] == LEARNER,
                lost=_no_camp,
                hint=_("The ringed jungle first, then the button beside the board."),
                points=("space/d3", "here/camp"),
            ),
            LessonStep(
                _(
                    "From now on you may {arrive} there, too. Bring a worker to the new temple "
                    "that way."
                ).format(arrive=arrive),
                goal=lambda view: view.workers_at(LEARNER, _TEMPLE) > 0,
                lost=lambda view: short_of(view, way_of_worker(view, _TEMPLE)),
                hint=_("Tap {arrive}, then the temple itself: he takes the shortest way.").format(
                    arrive=arrive
                ),
                points=("actions", "action/enter", "space/e3"),
            ),
            LessonStep(
                _(
                    "Between the base camp and your camps runs a secret path, for 1 AP however "
                    "far it is. {shuttle} your leader from the base camp to the new one."
                ).format(shuttle=shuttle),
                goal=_leader_is_out,
                lost=lambda view: short_of(view, way_of_leader(view, _CLEARING)),
                hint=_("Tap {shuttle}, your leader in the base camp, then the new camp.").format(
                    shuttle=shuttle
                ),
                points=("actions", "action/shuttle", "space/a5", "space/d3"),
            ),
        ],
        praise=_("You have two camps in a game. The best one pays for itself within a turn."),
    )


def _leader_is_out(view: State) -> bool:
    """True if the learner's leader stands on the clearing or at the new temple."""
    return view.leader[LEARNER] in (_CLEARING, _TEMPLE)


def _no_camp(view: State) -> Words:
    """Return why the learner cannot establish a camp any more; empty as long as she can."""
    if not view.camps_left[LEARNER]:
        return LOST["no-camp-left"]
    return short_of(view, EstablishCamp.cost)
