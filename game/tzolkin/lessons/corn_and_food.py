"""The third and the fourth lesson: what Palenque gives, and a food day."""

from collections.abc import Callable

from game.lessons.lesson import Lesson, LessonStep
from game.tzolkin.lessons.goals import acts, has_worker, not_pickable, workers_on
from game.tzolkin.lessons.position import LEARNER, lesson_match, scripted_ben
from game.tzolkin.lessons.words import LOST_REASONS, SUBJECTS, TITLES
from game.tzolkin.rules.data.board import (
    BEGGED_CORN,
    BEGGING_LIMIT,
    FISHING_CORN,
    FOOD_TEETH,
    HARVEST_CORN,
    HIGHEST_BONUS,
    JUNGLE_SPACES,
    MEAL_CORN,
    UNFED_PENALTY,
    WORKERS_AT_FIRST,
)
from game.tzolkin.rules.state import PICKING, PLACING, TURN, State
from game.tzolkin.words import goods, names
from game.tzolkin.words.table import CONFIRM_LABELS
from game.ui.i18n import gettext as _
from game.ui.i18n import pgettext
from game.ui.sentence import Words

_UNSPOKEN = (
    *("plate/yaxchilan", "plate/tikal", "plate/uxmal", "plate/chichen"),
    *("plate/palenque/6", "plate/palenque/7"),
)
_HARVEST_DAY, _CORN = 3, 9
"""The days that have passed when the lesson of Palenque begins, and the learner's corn then."""


def corn_lesson() -> Lesson:
    """Return the lesson: three workers stand on Palenque, on spaces 1, 2 and 3."""
    kept = ("keep W08 W12", "keep W10 W16")
    given = (*kept, *["place palenque", "end", "place uxmal", "end"] * _HARVEST_DAY)
    return Lesson(
        id="corn",
        title=TITLES["corn"],
        summary=SUBJECTS["corn"],
        new_match=lambda: lesson_match(given, wealth=("W12 W08", "W10 W16")),
        board=(),
        hides=(*_UNSPOKEN, "temple"),
        opponents=scripted_ben("pick uxmal 1"),
        steps=_harvest(),
        praise=_("Corn pays for your workers and feeds them."),
    )


def _harvest() -> list[LessonStep]:
    do, first = _("Do this action"), JUNGLE_SPACES[0]
    return [
        LessonStep(
            _("Palenque gives corn and wood. Your workers are on 1, 2 and 3."),
            names=("space/palenque/1", "space/palenque/2", "space/palenque/3"),
        ),
        LessonStep(
            _("Pick up the worker on 1. He brings {corn}.").format(corn=goods.corn(FISHING_CORN)),
            goal=lambda view: view.corn[LEARNER] > _CORN,
            why_lost=_nothing_from(1, 2, 3),
            hint=_("Choose the worker on Palenque 1, then {do}.").format(do=do),
            hint_targets=("space/palenque/1", "do"),
            names=("space/palenque/1", "plate/palenque/1"),
        ),
        LessonStep(
            _("On {first} to {last} lie corn tiles. Take one on {first}: it brings {corn}.").format(
                first=first, last=JUNGLE_SPACES[-1], corn=goods.corn(HARVEST_CORN[first])
            ),
            goal=lambda view: view.corn_tiles[LEARNER] > 0,
            why_lost=_nothing_from(2, 3),
            hint=_("Choose the worker on Palenque 2, then {do}.").format(do=do),
            hint_targets=("space/palenque/2", "do"),
            names=("space/palenque/2", "plate/palenque/2"),
        ),
        LessonStep(
            _("On 3, 4 and 5 wood lies on the corn. Take the wood on 3."),
            goal=lambda view: view.wood_tiles[LEARNER] > 0,
            why_lost=_nothing_from(3),
            hint=_("Choose the worker on Palenque 3, then the wood, then {take}.").format(
                take=CONFIRM_LABELS["take"]
            ),
            hint_targets=("space/palenque/3", "card/1/way/wood/0", "do"),
            names=("space/palenque/3", "plate/palenque/3"),
        ),
        LessonStep(
            _(
                "Now corn lies open there, for the next worker. Burning wood frees corn, at a "
                "price."
            ),
            names=("plate/palenque/3",),
        ),
        LessonStep(
            _("This is the starting player's space. Corn gathers on the wheel, one a day."),
            names=("startspace",),
        ),
        LessonStep(
            _("A worker there takes that corn. The other player begins the next day."),
            names=("startspace",),
        ),
        LessonStep(
            _("Once a game you may let two days pass. All workers ride two spaces."),
            names=("startspace", "calendar"),
        ),
    ]


def _nothing_from(*spaces: int) -> Callable[[State], Words]:
    """Return what says that none of the workers on these spaces of Palenque can act any more."""

    def why(view: State) -> Words:
        if not acts(view, _HARVEST_DAY):
            return LOST_REASONS["turn-over"]
        under_way = view.phase not in (TURN, PLACING, PICKING)
        if under_way or any(has_worker(view, "palenque", space) for space in spaces):
            return not_pickable(view)
        return LOST_REASONS["nobody-there"]

    return why


_FOOD_DAY, _NEEDED = FOOD_TEETH[0], WORKERS_AT_FIRST * MEAL_CORN
"""The days that have passed on the food day, and the corn that three workers eat."""


def food_lesson() -> Lesson:
    """Return the lesson: the first food day, with too little corn."""
    kept = ("keep W05 W13", "keep W10 W16")
    out = ("place palenque", "end", "place uxmal", "end")
    back = ("pick palenque 1", "nothing", "end", "pick uxmal 1", "nothing", "end")
    return Lesson(
        id="food",
        title=TITLES["food"],
        summary=SUBJECTS["food"],
        new_match=lambda: lesson_match(
            (*kept, *(out + back) * 3, *out), wealth=("W13 W05", "W10 W16")
        ),
        board=("temples",),
        hides=_UNSPOKEN,
        opponents=scripted_ben("pick uxmal 1"),
        steps=_feeding() + _begging(),
        praise=_(
            "Keep {corn} for each worker on a food day. And climb: temples bring many points."
        ).format(corn=goods.corn(MEAL_CORN)),
    )


def _feeding() -> list[LessonStep]:
    end = _("End turn")
    return [
        LessonStep(
            _("Today is a food day. At its end each worker eats {corn}.").format(
                corn=goods.corn(MEAL_CORN)
            ),
            names=("calendar", "corn"),
        ),
        LessonStep(
            _("Three workers eat {needed}; you have 5. Pick up your worker for {corn}.").format(
                needed=_NEEDED, corn=goods.corn(FISHING_CORN)
            ),
            goal=lambda view: view.corn[LEARNER] >= _NEEDED or view.food_days_done > 0,
            why_lost=_too_hungry,
            hint=_("Choose the worker on Palenque 1, then {do}.").format(do=_("Do this action")),
            hint_targets=("space/palenque/1", "do"),
            names=("corn", "space/palenque/1"),
        ),
        LessonStep(
            _("Temples give too: all that lies up to your step."),
            names=("temple/chaac", "temple/quetzalcoatl", "temple/kukulcan"),
        ),
        LessonStep(
            _("A hungry worker costs {points}. Choose {end}: all eat.").format(
                points=goods.points(UNFED_PENALTY), end=end
            ),
            goal=lambda view: view.food_days_done > 0 and acts(view, _FOOD_DAY + 1),
            hint=_("Choose {end}, then {go_on}.").format(
                end=end, go_on=pgettext("button", "Continue")
            ),
            hint_targets=("end-turn", "go-on"),
            names=("end-turn",),
        ),
        LessonStep(
            _("You got stone and wood."),
            names=("temple/chaac/2", "temple/kukulcan/2"),
        ),
        LessonStep(
            _("Food days 2 and 4 pay points instead: the number on your step."),
            names=("temple/chaac", "temple/quetzalcoatl", "temple/kukulcan"),
        ),
        LessonStep(
            _("The highest on {temple} gets {early} more, on food day 4 only {late}.").format(
                temple=names.temple(0), early=HIGHEST_BONUS[0][0], late=HIGHEST_BONUS[1][0]
            ),
            names=("temple/chaac",),
        ),
        LessonStep(
            _("Uxmal, skulls and some buildings take you up."),
            names=("gear/uxmal",),
        ),
    ]


def _too_hungry(view: State) -> Words:
    """Return why the learner cannot get the corn that her workers eat."""
    if not acts(view, _FOOD_DAY):
        return LOST_REASONS["food-day-over"]
    if workers_on(view, "palenque") or view.phase not in (TURN, PLACING, PICKING):
        return not_pickable(view)
    return LOST_REASONS["fisher-gone"]


def _begging() -> list[LessonStep]:
    return [
        LessonStep(
            _("With {corn} or less you may beg, first of all.").format(
                corn=goods.corn(BEGGING_LIMIT)
            ),
            names=("corn",),
        ),
        LessonStep(
            _("Beg now: you have {corn} then, but go one step down.").format(
                corn=goods.corn(BEGGED_CORN)
            ),
            goal=_has_begged,
            why_lost=_cannot_beg,
            hint=_("Choose to beg, then a temple, then {beg}.").format(beg=CONFIRM_LABELS["beg"]),
            hint_targets=("card/way/beg/0", "temple/chaac", "card/1/temple/chaac", "do"),
            names=("card/way/beg/0",),
        ),
    ]


def _has_begged(view: State) -> bool:
    """Return True if the learner has gone down a step in a temple after the food day."""
    return view.food_days_done > 0 and sum(view.temples[:3]) < _STEPS


_STEPS = 5
"""The steps of the learner in all temples when the food day begins."""


def _cannot_beg(view: State) -> Words:
    """Return why the learner cannot beg any more."""
    if not acts(view, _FOOD_DAY + 1):
        return LOST_REASONS["turn-over"]
    if view.phase in (PLACING, PICKING):
        return LOST_REASONS["begun"]
    return "" if view.corn[LEARNER] <= BEGGING_LIMIT else LOST_REASONS["has-corn"]
