"""The second lesson: members arrive on the board and walk."""

from game.lessons.lesson import Lesson, LessonStep
from game.tikal.lessons.goals import short_of, way_of_leader, way_of_worker
from game.tikal.lessons.position import LEARNER, position, spaces
from game.tikal.lessons.rival import ben
from game.tikal.lessons.words import ABOUT, TITLES
from game.tikal.rules.board import INDEX
from game.tikal.rules.components import BASE_CAMP_SPACE
from game.tikal.rules.state import State
from game.ui.i18n import gettext as _

_CAMP, _JUNGLE, _TEMPLE = BASE_CAMP_SPACE, INDEX["b4"], INDEX["c4"]


def walk() -> Lesson:
    """Return the lesson: a temple lies two cheap steps from the base camp."""
    arrive, come = _("Arrive"), _("Come here")
    return Lesson(
        id="walk",
        title=TITLES["walk"],
        about=ABOUT["walk"],
        begin=lambda: position("A4", ("tile c4 r0",)),
        board=spaces("a3 a4 a5 b3 b4 b5 c3 c4 c5"),
        rival=ben(),
        steps=[
            LessonStep(
                _(
                    "After the hexagon come ten action points (AP). Somebody has to arrive, for "
                    "1: tap {arrive}, then the base camp in the corner."
                ).format(arrive=arrive),
                goal=lambda view: bool(view.members[LEARNER]),
                lost=lambda view: short_of(view, 1),
                hint=_("Tap what is ringed: the action first, then the camp with the tents."),
                points=("actions", "action/enter", "space/a5"),
            ),
            LessonStep(
                _(
                    "A worker! Tap him, then the jungle next to him: one stone lies on that "
                    "border, so it costs 1."
                ),
                goal=lambda view: any(space != _CAMP for space in view.members[LEARNER]),
                lost=lambda view: short_of(view, way_of_worker(view, _JUNGLE)),
                hint=_("First the worker in the base camp, then the ringed jungle."),
                points=("space/a5", "space/b4"),
            ),
            LessonStep(
                _(
                    "Whoever is picked up sees on the board what every hexagon costs him. Those "
                    "who walk together all pay."
                )
            ),
            LessonStep(
                _(
                    "A large number is a temple. Bring your leader, who counts as much as three "
                    "workers, and a worker to the one worth 2: after {arrive} you choose him "
                    "beside the board. Where one of yours stands, {come} joins them."
                ).format(arrive=arrive, come=come),
                goal=lambda view: (
                    view.leader[LEARNER] == _TEMPLE and view.workers_at(LEARNER, _TEMPLE) > 0
                ),
                lost=lambda view: short_of(view, _both_there(view)),
                hint=_(
                    "Tap {arrive}, the leader's figure, then the temple: he walks on at once. "
                    "Then the worker, the temple, and {come} on it, with its cost."
                ).format(arrive=arrive, come=come),
                points=("actions", "action/enter", "party/leader", "space/c4"),
            ),
        ],
        praise=_(
            "In a game {end} is next, and what is left of the ten points is lost. So use them up."
        ).format(end=_("End turn")),
    )


def _both_there(view: State) -> float:
    """Return the action points until the learner's leader and a worker are at the temple."""
    return way_of_leader(view, _TEMPLE) + way_of_worker(view, _TEMPLE)
