"""The lessons of the expansion's parts, in three steps each."""

from typing import Final

from game.lessons.lesson import Lesson, LessonStep
from game.tzolkin.lessons.goals import acts, is_picked_up, lost_with_turn, not_doable
from game.tzolkin.lessons.position import (
    BEN_PICKS_UP,
    BEN_PLACES,
    LEARNER,
    lesson_match,
    scripted_ben,
)
from game.tzolkin.lessons.words import LOST_REASONS, SUBJECTS, TITLES
from game.tzolkin.rules.actions import PlaceQuick
from game.tzolkin.rules.data.expansion import (
    BAND_POINTS,
    CORN3,
    DROUGHT,
    PROPHECIES,
    QUICK_COST,
    QUICK_TEETH,
    TRIBES,
    YUMKAAX,
)
from game.tzolkin.rules.data.tiles import BUILDING_INDEX, BUILDINGS
from game.tzolkin.rules.effects.building import ONE_BUILDING, affordable_buildings
from game.tzolkin.rules.play import legal_actions
from game.tzolkin.rules.setup import Options
from game.tzolkin.rules.state import BUILD, TURN, State
from game.tzolkin.words import expansion, goods
from game.tzolkin.words.table import CONFIRM_LABELS, LABELS
from game.ui.i18n import gettext as _
from game.ui.sentence import Words

_KEPT: Final = ("keep W16 W21", "keep W10 W12")
_DEALT: Final = ("W16 W21", "W10 W12")
_OTHER_PLATES: Final = ("plate/yaxchilan", "plate/uxmal", "plate/chichen")


def tribe_lesson() -> Lesson:
    """Return the lesson: the learner keeps a tribe, and uses its power in her first turn."""
    return Lesson(
        id="tribes",
        title=TITLES["tribes"],
        summary=SUBJECTS["tribes"],
        new_match=lambda: lesson_match(
            (),
            wealth=("W04 W08 W12 W21", "W10 W16"),
            tribes="T13 T05 T02 T08",
            options=Options(tribes=True),
        ),
        board=(),
        hides=("plate",),
        extra=True,
        opponents=scripted_ben(),
        steps=_tribe_steps(expansion.tribe(YUMKAAX)),
        praise=_("There are {count} tribes. Look at yours before you plan.").format(
            count=len(TRIBES)
        ),
    )


def _tribe_steps(name: Words) -> list[LessonStep]:
    return [
        LessonStep(
            _("Each player has a tribe with a power. Keep {tribe}, and two wealth tiles.").format(
                tribe=name
            ),
            goal=lambda view: view.tribe[LEARNER] == YUMKAAX and view.phase == TURN,
            why_lost=lambda view: (
                "" if view.tribe[LEARNER] in (0, YUMKAAX) else LOST_REASONS["other-tribe"]
            ),
            hint=_("Choose {tribe}, then two of the tiles below, then {button}.").format(
                tribe=name, button=CONFIRM_LABELS["keep"]
            ),
            hint_targets=("card/0/tribe/T13", "card/1/wealth/W04", "card/1/wealth/W08", "do"),
            names=("card/0/tribe/T13",),
        ),
        LessonStep(
            _("With {tribe} your second worker costs nothing extra. Place two workers.").format(
                tribe=name
            ),
            goal=lambda view: view.seat == LEARNER and view.workers_placed > 1,
            why_lost=lost_with_turn(0),
            hint=_("Choose the price on one gear, then the price on another."),
            hint_targets=("gear/palenque", "gear/tikal"),
            names=("seat/0",),
        ),
        LessonStep(
            _("Ben has a tribe too. Look at his card to see what it does."),
            names=("seat/1",),
        ),
    ]


def prophecy_lesson() -> Lesson:
    """Return the lesson: the first prophecy is in force, and takes corn from a harvest."""
    two_rounds = (
        *("place palenque", "end", *BEN_PLACES),
        *("pick palenque 1", "do 1", "end", *BEN_PICKS_UP),
    )
    lines = (
        *(*_KEPT, *3 * two_rounds),
        *("place palenque", "end", *BEN_PLACES),
        *("place yaxchilan", "end", *BEN_PICKS_UP),
    )
    return Lesson(
        id="prophecies",
        title=TITLES["prophecies"],
        summary=SUBJECTS["prophecies"],
        new_match=lambda: lesson_match(
            lines, wealth=_DEALT, prophecies="P06 P03 P10", options=Options(prophecies=True)
        ),
        board=("prophecies",),
        hides=_OTHER_PLATES,
        extra=True,
        opponents=scripted_ben(),
        steps=_prophecy_steps(),
        praise=_("Three prophecies come in a game, one after the other."),
    )


def _prophecy_steps() -> list[LessonStep]:
    name = expansion.prophecy(DROUGHT)
    limits = PROPHECIES[DROUGHT - 1].band_limits
    return [
        LessonStep(
            _("A prophecy lasts until the next food day. Now it is “{name}”.").format(name=name),
            names=("prophecy/P06",),
        ),
        LessonStep(
            _("Corn from the jungle is 1 less. Pick up your worker from Palenque 2."),
            goal=lambda view: view.corn_tiles[LEARNER] > 0,
            why_lost=lambda view: not_doable(view, 8, "palenque", 2),
            hint=_("Choose the worker on Palenque 2, then {do}.").format(
                do=CONFIRM_LABELS["action"]
            ),
            hint_targets=("space/palenque/2", "do"),
            names=("space/palenque/2", "plate/palenque/2"),
        ),
        LessonStep(
            _(
                "The food day counts your corn tiles. Fewer than {few} cost you {loss}. With "
                "{many} you get {most}."
            ).format(
                few=limits[1],
                loss=goods.points(-BAND_POINTS[0]),
                many=limits[-1],
                most=BAND_POINTS[-1],
            ),
            names=("prophecy/P06",),
        ),
    ]


def new_building_lesson() -> Lesson:
    """Return the lesson: the learner builds a farm that gives corn on every food day."""
    lines = (
        *("keep W19 W21", "keep W10 W16"),
        *("place tikal", "end", *BEN_PLACES),
        *("place palenque", "end", *BEN_PICKS_UP),
    )
    return Lesson(
        id="new-buildings",
        title=TITLES["new-buildings"],
        summary=SUBJECTS["new-buildings"],
        new_match=lambda: lesson_match(
            lines,
            wealth=("W19 W21", "W10 W16"),
            buildings1="X01 X02 X03 X04 B09 B14",
            options=Options(new_buildings=True),
        ),
        board=("buildings",),
        hides=_OTHER_PLATES,
        extra=True,
        opponents=scripted_ben(),
        steps=_new_building_steps(),
        praise=_("You may give it up for another building. What it cost is taken off."),
    )


_FARM: Final = "X01"


def _new_building_steps() -> list[LessonStep]:
    gives = BUILDINGS[BUILDING_INDEX[_FARM]].food_day_goods[0].corn
    return [
        LessonStep(
            _("These four buildings give goods on every food day."),
            names=tuple(f"building/X0{number}" for number in range(1, 5)),
        ),
        LessonStep(
            _("Pick up your worker from Tikal 2. You may build then."),
            goal=lambda view: is_picked_up(view, "tikal", 2) or _has_new_farm(view),
            why_lost=_no_new_farm,
            hint=_("Choose the worker on Tikal 2."),
            hint_targets=("space/tikal/2",),
            names=("space/tikal/2",),
        ),
        LessonStep(
            _("Build the farm. It gives {corn} on every food day.").format(corn=goods.corn(gives)),
            goal=_has_new_farm,
            why_lost=_no_new_farm,
            hint=_("Choose the farm, then {build}.").format(build=CONFIRM_LABELS["build"]),
            hint_targets=(f"building/{_FARM}", "do"),
            names=(f"building/{_FARM}",),
        ),
    ]


def _has_new_farm(view: State) -> bool:
    return BUILDING_INDEX[_FARM] in view.buildings[LEARNER]


def _no_new_farm(view: State) -> Words:
    """Return why the learner cannot build the farm any more; empty while she can."""
    if lost := not_doable(view, 2, "tikal", 2, BUILD):
        return lost
    payable = [number for number, *_way in affordable_buildings(view, ONE_BUILDING, 0)]
    return "" if BUILDING_INDEX[_FARM] in payable else LOST_REASONS["resources-spent"]


def quick_lesson() -> Lesson:
    """Return the lesson: a worker on a quick action space brings corn at the end of the turn."""
    return Lesson(
        id="quick",
        title=TITLES["quick"],
        summary=SUBJECTS["quick"],
        new_match=lambda: lesson_match(
            _KEPT, wealth=_DEALT, quick1=CORN3, options=Options(quick_actions=True)
        ),
        board=(),
        hides=("plate",),
        extra=True,
        opponents=scripted_ben(),
        steps=_quick_steps(),
        praise=_("A new quick action comes every {days}.").format(days=goods.days(QUICK_TEETH)),
    )


def _quick_steps() -> list[LessonStep]:
    end = LABELS["end-turn"]
    return [
        LessonStep(
            _("A quick action pays in the same turn. This one gives {goods}.").format(
                goods=expansion.quick_action(CORN3)
            ),
            names=("quickspaces",),
        ),
        LessonStep(
            _("Place a worker there. It costs {corn}.").format(corn=goods.corn(QUICK_COST)),
            goal=lambda view: LEARNER in view.quick_spaces,
            why_lost=_no_quick_space,
            hint=_("Choose the price beside the quick action."),
            hint_targets=("quickspaces",),
            names=("quickspaces",),
        ),
        LessonStep(
            _("End your turn. You get the corn, and your worker comes home today."),
            goal=lambda view: view.seat != LEARNER or view.round > 1,
            hint=_("Choose {end}.").format(end=end),
            hint_targets=("end-turn",),
            names=("end-turn",),
        ),
    ]


def _no_quick_space(view: State) -> Words:
    """Return why the learner cannot place a worker on a quick action space; empty while she can."""
    if not acts(view, 0):
        return LOST_REASONS["turn-over"]
    return "" if PlaceQuick.of() in legal_actions(view) else LOST_REASONS["no-quick-action"]
