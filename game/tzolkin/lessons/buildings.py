"""The sixth lesson: resources pay for a building and for a monument."""

from typing import Final

from game.lessons.lesson import Lesson, LessonStep
from game.tzolkin.lessons.goals import is_picked_up, not_doable
from game.tzolkin.lessons.position import (
    BEN_PICKS_UP,
    BEN_PLACES,
    LEARNER,
    lesson_match,
    scripted_ben,
)
from game.tzolkin.lessons.words import LOST_REASONS, SUBJECTS, TITLES
from game.tzolkin.rules.data.board import HIGHEST_ACTION, LAST_SPACE, TIKAL, UXMAL
from game.tzolkin.rules.data.tiles import BUILDING_INDEX, MONUMENT_EACH
from game.tzolkin.rules.effects.building import (
    FIRST_OF_TWO,
    ONE_BUILDING,
    affordable_buildings,
    affordable_monuments,
)
from game.tzolkin.rules.state import BUILD, State
from game.tzolkin.words import goods
from game.tzolkin.words.table import CONFIRM_LABELS
from game.ui.i18n import gettext as _
from game.ui.sentence import Words

_FARM, _OTHERS = "B01", ("B09", "B13", "B06", "B11", "B07")
_MONUMENT, _DEARER = "M02", ("M04", "M07", "M13")
"""What is displayed: the farm and the monument that the learner builds, and the other tiles."""
_LINES: Final = (
    *("keep W08 W16", "keep W10 W12"),
    *(*["place yaxchilan"] * 3, "end", *BEN_PLACES),
    *("pick yaxchilan 3", "do 3", "pick yaxchilan 2", "do 2", "end", *BEN_PICKS_UP),
    *("place tikal", "end", *BEN_PLACES),
    *("pick yaxchilan 3", "do 2", "end", *BEN_PICKS_UP),
    *("place tikal", "end", *BEN_PLACES),
    *("place palenque", "end", *BEN_PICKS_UP),
)
"""The learner's workers stand on Tikal 2 and 4, and on Palenque 1; she can pay for the farm and the
monument, and nothing is left then."""
_UNUSED: Final = (
    *(f"plate/tikal/{space}" for space in range(2, LAST_SPACE[TIKAL] + 1)),
    *("plate/palenque", "plate/yaxchilan", "plate/uxmal", "plate/chichen"),
)
"""What is hidden, as long as no step speaks of it."""
_UXMAL: Final = tuple(f"plate/uxmal/{space}" for space in range(1, HIGHEST_ACTION[UXMAL] + 1))
_DAYS: Final = 6
"""The days that have passed then."""


def building_lesson() -> Lesson:
    """Return the lesson: one turn with a worker for a building, and one for a monument."""
    return Lesson(
        id="building",
        title=TITLES["building"],
        summary=SUBJECTS["building"],
        new_match=lambda: lesson_match(
            _LINES,
            wealth=("W08 W16", "W10 W12"),
            buildings1=" ".join((_FARM, *_OTHERS)),
            monuments=" ".join((_MONUMENT, *_DEARER)),
        ),
        board=("buildings", "monuments"),
        hides=_UNUSED,
        opponents=scripted_ben(),
        steps=[*_building_steps(), *_monument_steps()],
        praise=_("Buildings help early. Monuments pay late: choose one in time and save for it."),
    )


def _building_steps() -> list[LessonStep]:
    return [
        LessonStep(
            _("These are buildings. The top line of each shows its price."),
            names=_tiles("building", _FARM, *_OTHERS),
        ),
        LessonStep(
            _("You build at Tikal, the red gear. Pick up your worker on space 2."),
            goal=lambda view: is_picked_up(view, "tikal", 2) or _has_farm(view),
            why_lost=_no_farm,
            hint=_("Choose the worker on Tikal 2."),
            hint_targets=("space/tikal/2",),
            names=("space/tikal/2", "plate/tikal/2"),
            shows=("plate/tikal/2",),
        ),
        LessonStep(
            _("Build the farm, the green field."),
            goal=_has_farm,
            why_lost=_no_farm,
            hint=_("Choose the farm, then {build}.").format(build=CONFIRM_LABELS["build"]),
            hint_targets=(*_tiles("building", _FARM), "do"),
            names=_tiles("building", _FARM),
        ),
        LessonStep(
            _("Now one of your workers needs no corn on food days."),
            names=("calendar",),
        ),
        LessonStep(
            _("Other buildings give technologies, temple steps, goods or points."),
            names=_tiles("building", *_OTHERS),
        ),
        LessonStep(
            _("At Uxmal, the arrows, corn buys temple steps, resources, workers and buildings."),
            names=_UXMAL,
            shows=_UXMAL,
        ),
    ]


def _monument_steps() -> list[LessonStep]:
    return [
        LessonStep(
            _("These are monuments. They cost more, and pay points when the game ends."),
            names=_tiles("monument", _MONUMENT, *_DEARER),
        ),
        LessonStep(
            _("Space 4 of Tikal builds a monument. Pick up your worker there."),
            goal=lambda view: is_picked_up(view, "tikal", 4) or bool(view.own_monuments[LEARNER]),
            why_lost=_no_monument,
            hint=_("Choose the worker on Tikal 4."),
            hint_targets=("space/tikal/4",),
            names=("space/tikal/4", "plate/tikal/4"),
            shows=("plate/tikal/3", "plate/tikal/4"),
        ),
        LessonStep(
            _("You can pay for one of the monuments. Build it."),
            goal=lambda view: bool(view.own_monuments[LEARNER]),
            why_lost=_no_monument,
            hint=_("Choose the monument, then {build}.").format(build=CONFIRM_LABELS["build"]),
            hint_targets=(f"card/1/monument/{_MONUMENT}", f"monument/{_MONUMENT}", "do"),
            names=_tiles("monument", _MONUMENT),
        ),
        LessonStep(
            _("Yours pays {points} for each building and monument you have.").format(
                points=goods.points(MONUMENT_EACH[_MONUMENT])
            ),
            names=("seat/0",),
        ),
    ]


def _tiles(kind: str, *tiles: str) -> tuple[str, ...]:
    return tuple(f"{kind}/{tile}" for tile in tiles)


def _has_farm(view: State) -> bool:
    return BUILDING_INDEX[_FARM] in view.buildings[LEARNER]


def _no_farm(view: State) -> Words:
    """Return why the learner cannot build the farm any more; empty while she can."""
    lost = not_doable(view, _DAYS, "tikal", 2, BUILD)
    if lost and not_doable(view, _DAYS, "tikal", 4):
        return lost
    payable = [number for number, *_way in affordable_buildings(view, ONE_BUILDING, 0)]
    return "" if BUILDING_INDEX[_FARM] in payable else LOST_REASONS["resources-spent"]


def _no_monument(view: State) -> Words:
    """Return why the learner cannot build a monument any more; empty while she can."""
    chooses = view.phase == BUILD and view.phase_args[0] == FIRST_OF_TWO
    if not chooses and (lost := not_doable(view, _DAYS, "tikal", 4)):
        return lost
    payable = affordable_monuments(view, FIRST_OF_TWO)
    return "" if payable else LOST_REASONS["resources-spent"]
