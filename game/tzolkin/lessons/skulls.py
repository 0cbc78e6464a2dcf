"""The seventh lesson: a crystal skull for Chichen Itza, and how the game ends."""

from typing import Final

from game.lessons.lesson import Lesson, LessonStep
from game.tzolkin.lessons.goals import not_doable
from game.tzolkin.lessons.position import (
    BEN_PICKS_UP,
    BEN_PLACES,
    LEARNER,
    lesson_match,
    scripted_ben,
)
from game.tzolkin.lessons.words import SUBJECTS, TITLES
from game.tzolkin.rules.data.board import FOOD_DAYS, LAST_SPACE, OFFERING_POINTS, YAXCHILAN
from game.tzolkin.rules.scoring import QUARTERS, SKULL_POINTS
from game.tzolkin.words import goods
from game.tzolkin.words.table import CONFIRM_LABELS
from game.ui.i18n import gettext as _

_LINES: Final = (
    *("keep W16 W21", "keep W10 W12"),
    *("place yaxchilan", "end", *BEN_PLACES),
    *("place chichen", "end", *BEN_PICKS_UP),
    *("place palenque", "end", *BEN_PLACES),
    *("pick palenque 1", "do 1", "end", *BEN_PICKS_UP),
)
"""The learner's workers stand on Yaxchilan 4 and Chichen Itza 3."""
_WEALTH: Final = ("W16 W21", "W10 W12")
_UNUSED: Final = (
    *(f"plate/yaxchilan/{space}" for space in range(4, LAST_SPACE[YAXCHILAN] + 1)),
    *("plate/palenque", "plate/tikal", "plate/uxmal", "plate/chichen"),
)
"""What is hidden, as long as no step speaks of it."""
_DAYS: Final = 4
"""The days that have passed then."""


def skull_lesson() -> Lesson:
    """Return the lesson: one turn with a worker who gets a skull, and one who offers it."""
    return Lesson(
        id="skull",
        title=TITLES["skull"],
        summary=SUBJECTS["skull"],
        new_match=lambda: lesson_match(_LINES, wealth=_WEALTH),
        board=("temples",),
        hides=_UNUSED,
        opponents=scripted_ben(),
        steps=[*_skull_steps(), *_ending_steps()],
        praise=_("Temples bring most points, then skulls. Buildings and monuments add to them."),
    )


def _skull_steps() -> list[LessonStep]:
    offerings = tuple(f"plate/chichen/{space}" for space in range(1, len(OFFERING_POINTS)))
    return [
        LessonStep(
            _("Yaxchilan 4 gives a crystal skull. Pick up your worker there."),
            goal=lambda view: view.skulls[LEARNER] > 0,
            why_lost=lambda view: not_doable(view, _DAYS, "yaxchilan", 4),
            hint=_("Choose the worker on Yaxchilan 4, then {do}.").format(
                do=CONFIRM_LABELS["action"]
            ),
            hint_targets=("space/yaxchilan/4", "do"),
            names=("space/yaxchilan/4", "plate/yaxchilan/4"),
            shows=("plate/yaxchilan/4",),
        ),
        LessonStep(
            _("Skulls are for Chichen Itza. Each space takes one, for good."),
            names=("gear/chichen",),
        ),
        LessonStep(
            _("A skull there pays points and a step on a temple. Higher spaces pay more."),
            names=offerings,
            shows=offerings,
        ),
        LessonStep(
            _("Pick up your worker from Chichen Itza 3. You give the skull for {points}.").format(
                points=goods.points(OFFERING_POINTS[3])
            ),
            goal=lambda view: view.offered_spaces > 0,
            why_lost=lambda view: not_doable(view, _DAYS, "chichen", 3),
            hint=_("Choose the worker on Chichen Itza 3, then {do}.").format(
                do=CONFIRM_LABELS["action"]
            ),
            hint_targets=("space/chichen/3", "do"),
            names=("space/chichen/3", "plate/chichen/3"),
        ),
    ]


def _ending_steps() -> list[LessonStep]:
    return [
        LessonStep(
            _("The game ends with food day {last}. Monuments pay then.").format(last=FOOD_DAYS),
            names=("calendar",),
        ),
        LessonStep(
            _("Each skull you still hold pays {points}.").format(points=goods.points(SKULL_POINTS)),
            names=("seat/0",),
        ),
        LessonStep(
            _("Resources turn into corn, and {corn} pay 1 point. Most points win.").format(
                corn=goods.corn(QUARTERS)
            ),
            names=("seat/0",),
        ),
    ]
