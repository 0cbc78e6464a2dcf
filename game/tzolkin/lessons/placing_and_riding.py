"""The first two lessons: the learner places workers, and they ride and are picked up."""

from game.lessons.lesson import Lesson, LessonStep
from game.tzolkin.lessons.goals import acts, not_pickable, not_placeable, workers_on
from game.tzolkin.lessons.position import LEARNER, lesson_match, scripted_ben
from game.tzolkin.lessons.words import LOST_REASONS, SUBJECTS, TITLES
from game.tzolkin.rules.data.board import FOOD_TEETH, HIGHEST_ACTION, LAST_SPACE, YAXCHILAN
from game.tzolkin.rules.state import State
from game.tzolkin.words import goods
from game.ui.i18n import gettext as _
from game.ui.sentence import Words

_WEALTH = ("W12 W08", "W10 W16")
_KEPT = ("keep W08 W12", "keep W10 W16")


def placing_lesson() -> Lesson:
    """Return the lesson, which begins with a game's first turn."""
    end = _("End turn")
    return Lesson(
        id="place",
        title=TITLES["place"],
        summary=SUBJECTS["place"],
        new_match=lambda: lesson_match(_KEPT, wealth=_WEALTH),
        board=(),
        hides=("plate", "temple"),
        opponents=scripted_ben("place uxmal"),
        steps=[
            LessonStep(
                _("The most points win. Your workers earn them. The game lasts {days}.").format(
                    days=goods.days(FOOD_TEETH[-1] + 1)
                ),
                names=("seat/0", "calendar"),
            ),
            LessonStep(
                _("You are Ada. You have three workers in your hand, and corn to pay for them."),
                names=("seat/0", "corn"),
            ),
            LessonStep(
                _("Choose Palenque, the gear with corn. A worker takes its lowest free space."),
                goal=lambda view: workers_on(view, "palenque") > 0,
                why_lost=not_placeable,
                hint=_("Choose Palenque. Its picture is corn."),
                hint_targets=("gear/palenque",),
                names=("space/palenque/0",),
            ),
            LessonStep(
                _("A space costs its number in corn. This was space 0, so it was free."),
                names=("space/palenque/0", "corn"),
            ),
            LessonStep(
                _("Place one more there. Space 1 costs 1, a second worker 1 more."),
                goal=lambda view: workers_on(view, "palenque") > 1,
                why_lost=_not_second,
                hint=_("Choose Palenque once more."),
                hint_targets=("gear/palenque",),
                names=("space/palenque/1", "corn"),
            ),
            LessonStep(
                _("Hold anything, or rest the mouse on it. Then you read what it is."),
                aloud=_(
                    "Walk from thing to thing with Tab and the arrow keys, or write look and a "
                    "name: look palenque. You hear what it is."
                ),
            ),
            LessonStep(
                _("{end} ends your turn. Then Ben plays, and a new day comes.").format(end=end),
                goal=lambda view: view.days_passed > 0 and view.seat == LEARNER,
                hint=_("Choose {end}.").format(end=end),
                hint_targets=("end-turn",),
                names=("end-turn", "calendar"),
            ),
        ],
        praise=_("One or two workers a turn are cheap. A third costs 2 corn extra."),
    )


def _not_second(view: State) -> Words:
    """Return why a second worker cannot be placed on Palenque in the first turn."""
    if not acts(view, 0):
        return LOST_REASONS["turn-over"]
    return not_placeable(view)


def riding_lesson() -> Lesson:
    """Return the lesson, which begins where the first one ends."""
    given = (*_KEPT, *["place palenque"] * 2, "end", "place uxmal", "end")
    return Lesson(
        id="ride",
        title=TITLES["ride"],
        summary=SUBJECTS["ride"],
        new_match=lambda: lesson_match(given, wealth=_WEALTH),
        board=(),
        hides=("plate", "temple"),
        opponents=scripted_ben("place uxmal"),
        steps=_riding_steps(),
        praise=_("Place now, and pick up when the worker is where you want him."),
    )


def _riding_steps() -> list[LessonStep]:
    end = _("End turn")
    return [
        LessonStep(
            _("A day has passed: the wheel turned. All workers rode one space on."),
            names=("space/palenque/1", "space/palenque/2"),
        ),
        LessonStep(
            _(
                "Place your last worker on Yaxchilan, the stone. Choose {end}: all ride again."
            ).format(end=end),
            goal=lambda view: workers_on(view, "yaxchilan") > 0 and acts(view, 2),
            why_lost=_not_on_yaxchilan,
            hint=_("Choose the gear Yaxchilan, then {end}.").format(end=end),
            hint_targets=("gear/yaxchilan", "end-turn"),
            names=("space/yaxchilan/0", "end-turn"),
        ),
        LessonStep(
            _("Yaxchilan 1 gives wood. 2 gives stone and corn. 3 gives gold and corn."),
            names=_GIVE,
            shows=_GIVE,
        ),
        LessonStep(
            _("In a turn you place or you pick up, never both."),
        ),
        LessonStep(
            _("Now pick up the worker on Yaxchilan 1, and take the wood."),
            goal=lambda view: view.cube_count(LEARNER) > _CUBES,
            why_lost=_no_cube,
            hint=_("Choose the worker on Yaxchilan 1, then {do}.").format(do=_("Do this action")),
            hint_targets=("space/yaxchilan/1", "do"),
            names=("space/yaxchilan/1",),
        ),
        LessonStep(
            _("He is in your hand again. Whoever rides longer earns more."),
            names=("seat/0",),
        ),
        LessonStep(
            _("A worker on 2 may do action 1 instead. Each space back costs 1 corn."),
            names=("plate/palenque/1", "plate/palenque/2"),
            shows=("plate/palenque/1", "plate/palenque/2"),
        ),
        LessonStep(
            _(
                "On {first} and {last} he may do any action of the gear. Going back is free there."
            ).format(first=_ANY_ACTION, last=LAST_SPACE[YAXCHILAN]),
            names=_ANY,
            shows=_ANY,
        ),
    ]


_GIVE = ("plate/yaxchilan/1", "plate/yaxchilan/2", "plate/yaxchilan/3")
_ANY_ACTION = HIGHEST_ACTION[YAXCHILAN] + 1
"""The space from which on any action of the gear may be done."""
_ANY = tuple(f"plate/yaxchilan/{one}" for one in range(_ANY_ACTION, LAST_SPACE[YAXCHILAN] + 1))
_CUBES = 5
"""The cubes that the learner begins with."""


def _not_on_yaxchilan(view: State) -> Words:
    """Return why no worker of the learner's can ride on Yaxchilan to the next turn."""
    if view.days_passed > 1:
        return LOST_REASONS["turn-over"]
    return "" if workers_on(view, "yaxchilan") else not_placeable(view)


def _no_cube(view: State) -> Words:
    """Return why the learner cannot get a cube from Yaxchilan any more."""
    if not acts(view, 2):
        return LOST_REASONS["turn-over"]
    there = workers_on(view, "yaxchilan") or view.phase == "worker"
    return not_pickable(view) if there else LOST_REASONS["nobody-there"]
