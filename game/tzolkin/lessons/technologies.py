"""The fifth lesson: a resource pays for a technology, and that brings more corn."""

from functools import cache
from typing import Final

from game.lessons.lesson import Lesson, LessonStep
from game.tzolkin.lessons.goals import is_picked_up, not_doable
from game.tzolkin.lessons.position import (
    BEN_PICKS_UP,
    BEN_PLACES,
    LEARNER,
    LessonMatch,
    lesson_match,
    scripted_ben,
)
from game.tzolkin.lessons.words import LOST_REASONS, SUBJECTS, TITLES
from game.tzolkin.rules.actions import parse
from game.tzolkin.rules.data.board import (
    AGRICULTURE,
    HARVEST_CORN,
    JUNGLE_SPACES,
    LAST_SPACE,
    STONE,
    TECH_COST,
    TRACKS,
    YAXCHILAN,
)
from game.tzolkin.rules.effects.steps import LEVEL
from game.tzolkin.rules.state import PAY, TECH, State
from game.tzolkin.words import goods
from game.tzolkin.words.table import CONFIRM_LABELS
from game.ui.i18n import gettext as _
from game.ui.sentence import Words

_LINES: Final = (
    *("keep W19 W21", "keep W10 W16"),
    *("place yaxchilan", "place palenque", "end", *BEN_PLACES),
    *("place tikal", "end", *BEN_PICKS_UP),
)
"""The learner's workers stand on Yaxchilan 2, Palenque 2 and Tikal 1; of resources she has wood."""
_UNUSED: Final = (
    *(f"plate/yaxchilan/{space}" for space in range(4, LAST_SPACE[YAXCHILAN] + 1)),
    *("plate/palenque/6", "plate/palenque/7", "plate/tikal", "plate/uxmal", "plate/chichen"),
)
"""What is hidden, as long as no step speaks of it."""
_DAYS: Final = 2
"""The days that have passed then."""


def technology_lesson() -> Lesson:
    """Return the lesson: one turn, in which what a worker brings is of use to the next."""
    return Lesson(
        id="technology",
        title=TITLES["technology"],
        summary=SUBJECTS["technology"],
        new_match=_begin,
        board=("technologies",),
        hides=_UNUSED,
        opponents=scripted_ben(),
        steps=[*_resource_steps(), *_technology_steps(), *_harvest_steps()],
        praise=_("Your workers on Palenque bring more now, for the whole game."),
    )


def _begin() -> LessonMatch:
    return lesson_match(_LINES, wealth=("W19 W21", "W10 W16"))


def _resource_steps() -> list[LessonStep]:
    return [
        LessonStep(
            _("Wood, stone and gold are resources. Yaxchilan gives all three."),
            names=("plate/yaxchilan/1", "plate/yaxchilan/2", "plate/yaxchilan/3"),
        ),
        LessonStep(
            _("Pick up your worker from Yaxchilan 2. You get {stone} and {corn}.").format(
                stone=goods.stone(1), corn=goods.corn(1)
            ),
            goal=lambda view: view.cubes_of(LEARNER)[STONE] > 0,
            why_lost=lambda view: not_doable(view, _DAYS, "yaxchilan", 2),
            hint=_("Choose the worker on Yaxchilan 2, then {do}.").format(
                do=CONFIRM_LABELS["action"]
            ),
            hint_targets=("space/yaxchilan/2", "do"),
            names=("space/yaxchilan/2", "plate/yaxchilan/2"),
        ),
    ]


def _technology_steps() -> list[LessonStep]:
    return [
        LessonStep(
            _("Resources pay for technologies. There are four, one in each row."),
            names=tuple(f"technology/{track}" for track in TRACKS),
        ),
        LessonStep(
            _("Agriculture brings more corn. Extraction brings more wood, stone and gold."),
            names=("technology/agriculture", "technology/extraction"),
        ),
        LessonStep(
            _("Architecture helps when you build. Theology helps you with skulls."),
            names=("technology/architecture", "technology/theology"),
        ),
        LessonStep(
            _("Level 1 costs {first}. Level 2 costs {second}, level 3 costs {third}.").format(
                first=goods.resources(TECH_COST[0]), second=TECH_COST[1], third=TECH_COST[2]
            ),
            names=tuple(f"technology/agriculture/{level}" for level in (1, 2, 3)),
        ),
        LessonStep(
            _("Tikal 1 lets you learn one. Pick up your worker from there."),
            goal=lambda view: is_picked_up(view, "tikal", 1) or view.techs[AGRICULTURE] > 0,
            why_lost=_not_learnt,
            hint=_("Choose the worker on Tikal 1."),
            hint_targets=("space/tikal/1",),
            names=("space/tikal/1", "plate/tikal/1"),
            shows=("plate/tikal/1",),
        ),
        LessonStep(
            _("Choose agriculture, the plant, and pay."),
            goal=lambda view: view.techs[AGRICULTURE] > 0,
            why_lost=_not_learnt,
            hint=_("Choose the plant, then {pay}.").format(pay=CONFIRM_LABELS["pay"]),
            hint_targets=("technology/agriculture", "do"),
            names=("technology/agriculture",),
        ),
    ]


def _not_learnt(view: State) -> Words:
    """Return why the learner cannot learn agriculture any more; empty while she can."""
    pays_for_other = view.phase == PAY and (LEVEL, AGRICULTURE) not in view.pending_steps
    lost = not_doable(view, _DAYS, "tikal", 1, TECH, PAY)
    if pays_for_other or (lost and any(view.techs[: len(TRACKS)])):
        return LOST_REASONS["other-technology"]
    return lost


def _harvest_steps() -> list[LessonStep]:
    first, last = JUNGLE_SPACES[0], JUNGLE_SPACES[-1]
    usual = HARVEST_CORN[first]
    return [
        LessonStep(
            _("Now Palenque {first} to {last} give you {more} more.").format(
                first=first, last=last, more=goods.corn(1)
            ),
            names=tuple(f"plate/palenque/{space}" for space in JUNGLE_SPACES),
        ),
        LessonStep(
            _("Pick up your worker from Palenque 2. You get {more}, not {usual}.").format(
                more=goods.corn(usual + 1), usual=usual
            ),
            goal=lambda view: view.corn[LEARNER] >= _corn_at_last(),
            why_lost=_harvested_less,
            hint=_("Choose the worker on Palenque 2, then {do}.").format(
                do=CONFIRM_LABELS["action"]
            ),
            hint_targets=("space/palenque/2", "do"),
            names=("space/palenque/2", "plate/palenque/2"),
        ),
    ]


@cache
def _corn_at_last() -> int:
    """Return the learner's corn once she has done all that the lesson asks for."""
    match = _begin()
    for line in (
        *("pick yaxchilan 2", "do 2"),
        *("pick tikal 1", "do 1", "tech agriculture", "pay wood"),
        *("pick palenque 2", "do 2"),
    ):
        match.play(parse(line))
    return match.state.corn[LEARNER]


def _harvested_less(view: State) -> Words:
    """Return why the learner cannot harvest with agriculture any more; empty while she can."""
    lost = not_doable(view, _DAYS, "palenque", 2)
    return LOST_REASONS["harvested-early"] if lost and view.corn_tiles[LEARNER] else lost
