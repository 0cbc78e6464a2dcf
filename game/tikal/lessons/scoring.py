"""The seventh lesson: a volcano brings a scoring round."""

from game.lessons.lesson import Lesson, LessonStep
from game.tikal.lessons.goals import short_of, way_of_leader, way_of_worker
from game.tikal.lessons.position import LEARNER, position, spaces
from game.tikal.lessons.rival import ben
from game.tikal.lessons.words import ABOUT, LOST, TITLES
from game.tikal.rules.board import INDEX
from game.tikal.rules.components import VOLCANO
from game.tikal.rules.state import State
from game.tikal.rules.turns.scoring import temple_owner
from game.ui.i18n import gettext as _

_DISPUTED, _EMPTY = INDEX["c4"], INDEX["b5"]
_LINES = (
    *("tile c4 r0", "enter w a5", "enter w a5", "move w a5 b4", "move w a5 b4", "end"),
    *("tile b3 r0", "enter w a5", "enter w a5", "move w a5 b4", "move w a5 b4", "end"),
    *("tile c5 r2", "move w b4 c4", "move w b4 c4", "dig c4", "dig c4", "end"),
    *("tile c3 r3", "move w b4 c4", "move w b4 c4", "enter l a5", "end"),
    *("tile d4 r0", "enter l a5", "move l a5 b4", "end"),
    *("tile d3 r0", "end"),
)
"""Each player has two workers at a temple worth 4; the learner's leader is near, and she draws a
volcano."""


def scoring() -> Lesson:
    """Return the lesson: a tie at one temple, and nobody at another."""
    return Lesson(
        id="scoring",
        title=TITLES["scoring"],
        about=ABOUT["scoring"],
        begin=lambda: position("A4 A2 A3 A1 A6 A5 B1", _LINES),
        board=spaces("a3 a4 a5 b2 b3 b4 b5 c2 c3 c4 c5 d2 d3 d4 d5 e3 e4 e5"),
        rival=ben(),
        steps=_steps(),
        praise=_(
            "After that your turn goes on as ever. Three volcanoes and the end of the game: four "
            "times your temples and treasures pay."
        ),
    )


def _steps() -> list[LessonStep]:
    button, put = _("Score"), _("Place")
    return [
        LessonStep(
            _(
                "You have drawn a volcano. That means a scoring round: everybody gets 10 AP "
                "and scores at once, you first."
            )
        ),
        LessonStep(
            _(
                "At the temple worth 4 you and Ben are equally strong, and a tie pays nobody. "
                "Change that before you score."
            ),
            goal=lambda view: temple_owner(view, _DISPUTED) == LEARNER,
            lost=lambda view: short_of(view, _one_more(view, _DISPUTED)),
            hint=_(
                "Anybody more will do. Your leader is one step away: tap him, then the temple, "
                "and once more to join your people."
            ),
            points=("space/b4", "space/c4"),
        ),
        LessonStep(
            _(
                "The temple of 1 southeast of the base camp is worth little, but nobody is "
                "there. Whoever goes first has it."
            ),
            goal=lambda view: temple_owner(view, _EMPTY) == LEARNER,
            lost=lambda view: short_of(view, way_of_worker(view, _EMPTY)),
            hint=_("Tap {arrive}, then that temple.").format(arrive=_("Arrive")),
            points=("actions", "action/enter", "space/b5"),
        ),
        LessonStep(
            _("That makes 5 points at least. Now {score}, and watch them come in.").format(
                score=button
            ),
            goal=lambda view: _scored(view) and view.score[LEARNER] > 4,
            lost=lambda view: LOST["scored-less"] if _scored(view) else "",
            hint=_("The red button ends your scoring turn."),
            points=("end-turn", "dialog/end"),
        ),
        LessonStep(
            _(
                "Then Ben has 10 AP and scores. At last the volcano is laid: nobody enters it "
                "any more. {place} it where it is in his way, not in yours."
            ).format(place=put),
            goal=_volcano_lies,
            hint=_(
                "Go on when your points are counted, wait for Ben, then tap a lit space and "
                "the red button."
            ),
            points=("scoring/continue", "space/c2", "confirm"),
        ),
    ]


def _scored(view: State) -> bool:
    """True if the learner has scored."""
    return any(one.seat == LEARNER for one in view.scorings)


def _volcano_lies(view: State) -> bool:
    """True if the volcano has been placed."""
    return any(view.kind(space) == VOLCANO for space in range(len(view.hexagon)))


def _one_more(view: State, space: int) -> float:
    """Return the action points until one more member of the learner is on the space."""
    leader, workers = view.leader[LEARNER] == space, view.workers_at(LEARNER, space)
    by_worker = way_of_worker(view, space, workers + 1)
    return by_worker if leader else min(by_worker, way_of_leader(view, space))
