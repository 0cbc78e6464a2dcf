"""The words on a lesson's card and in its menu."""

from typing import Final

from game.ui.i18n import gettext_noop as N_
from game.ui.sentence import phrases

WORDS: Final = phrases(
    __name__,
    {
        "again-explained": N_("Begins this lesson from its first step."),
        "all-lessons": N_("All lessons"),
        "anew-explained": N_("Takes back all that was done since this step began."),
        "begin-the-lesson-anew": N_("Begin the lesson anew"),
        "go-on-learning": N_("Go on learning"),
        "hint": N_("Hint"),
        "leave": N_("Leave"),
        "leave-explained": N_("Leads to the lessons; a lesson can be begun any time."),
        "leave-the-lesson": N_("Leave the lesson"),
        "next-lesson": N_("Next lesson"),
        "nothing-is-lost": N_(
            "A lesson can be left and begun anew at any time. Your games stay as they are."
        ),
        "step-anew": N_("Step anew"),
    },
)
