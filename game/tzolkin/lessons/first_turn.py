"""The eighth lesson: how a game begins, at the whole table."""

from typing import Final

from game.lessons.lesson import Lesson, LessonStep
from game.tzolkin.lessons.goals import acts, lost_with_turn
from game.tzolkin.lessons.position import lesson_match, scripted_ben
from game.tzolkin.lessons.words import SUBJECTS, TITLES
from game.tzolkin.rules.state import KEEP
from game.tzolkin.words.table import CONFIRM_LABELS
from game.ui.i18n import gettext as _

_DEALT: Final = ("W12", "W08", "W16", "W19")
_BENS: Final = "W10 W21"
_DUMMIES: Final = ("space/palenque/0", "space/yaxchilan/1", "space/tikal/1", "space/uxmal/1")
"""Some of the dummies, as the rules place them when these tiles are dealt."""


def first_turn_lesson() -> Lesson:
    """Return the lesson, which begins with the wealth tiles and ends after a game's first turn."""
    return Lesson(
        id="first-turn",
        title=TITLES["first-turn"],
        summary=SUBJECTS["first-turn"],
        new_match=lambda: lesson_match((), wealth=(" ".join(_DEALT), _BENS), dummies=True),
        opponents=scripted_ben(f"keep {_BENS}"),
        steps=_steps(),
        praise=_(
            "First get corn and resources, then climb temples. Now you know enough for a whole "
            "game."
        ),
    )


def _steps() -> list[LessonStep]:
    end, keep = _("End turn"), CONFIRM_LABELS["keep"]
    tiles = tuple(f"card/0/wealth/{tile}" for tile in _DEALT)
    return [
        LessonStep(
            _("A game begins: keep two of your four wealth tiles. You get what they show."),
            goal=lambda view: view.phase != KEEP,
            hint=_("Choose two tiles, then {keep}.").format(keep=keep),
            hint_targets=(*tiles, "do"),
            names=tiles,
        ),
        LessonStep(
            _("This is the whole table. To ask about a part, rest the mouse on it or hold it."),
        ),
        LessonStep(
            _("The grey stones are dummies: they block spaces. They ride, and come round again."),
            names=_DUMMIES,
        ),
        LessonStep(
            _("Palenque 0 is taken. Your worker gets space 1, and pays 1 corn."),
            names=("space/palenque/1",),
        ),
        LessonStep(
            _("Your turn: place one or two workers where you like."),
            goal=lambda view: view.workers_placed > 0,
            why_lost=lost_with_turn(0),
            hint=_("Choose a gear, such as Palenque."),
            hint_targets=("gear/palenque",),
            names=("corn",),
        ),
        LessonStep(
            _("Then choose {end}. Ben plays, and the wheel turns.").format(end=end),
            goal=lambda view: not acts(view, 0),
            hint=_("Choose {end}.").format(end=end),
            hint_targets=("end-turn",),
            names=("end-turn",),
        ),
    ]
