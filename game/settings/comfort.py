"""The settings for comfort: what each is for, what can be chosen, and a picture of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.questions import OptionValue, Question
from game.rulebook.book import Illustration
from game.settings import comfort_pictures, store
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_

if TYPE_CHECKING:
    from game.core.game import Options, Value
    from game.ui.screen import Canvas

_RATIO: Final = 2.5
"""The width of a picture divided by its height."""


@dataclass(frozen=True)
class Comfort:
    """A setting for comfort.

    Attributes:
        words: its name.
        note: a line that explains it.
        choices: the words of each value that it can have; values are as ``store`` keeps them.
        paint: paints on a whole canvas what a value does.
    """

    words: str
    note: str
    choices: Mapping[Value, str]
    paint: Callable[[Canvas, Value], None]


COMFORTS: Final[Mapping[str, Comfort]] = {
    "motion": Comfort(
        N_("Motion"),
        N_("With reduced motion things are at their place at once."),
        {"system": N_("System"), "full": N_("Full"), "reduced": N_("Reduced")},
        comfort_pictures.motion,
    ),
    "contrast": Comfort(
        N_("Contrast"),
        N_("High contrast: words are black on white or white on black."),
        {"system": N_("System"), "normal": N_("Normal"), "high": N_("High")},
        comfort_pictures.contrast,
    ),
    "letter_keys": Comfort(
        N_("Letters as keys"),
        N_("Off: a single letter does nothing, so that none is struck by mistake or by speech."),
        {True: N_("On"), False: N_("Off")},
        comfort_pictures.letter_keys,
    ),
}
"""The settings for comfort, by their fields in ``store.Settings``."""


def questions() -> list[Question]:
    """Return a question for each setting, in the language in use."""
    return [
        Question(
            field,
            _(one.words),
            _(one.note),
            [
                OptionValue(value, _(words), "", Illustration((field, value), _RATIO, ""))
                for value, words in one.choices.items()
            ],
        )
        for field, one in COMFORTS.items()
    ]


def values(settings: store.Settings) -> Options:
    """Return the values of all settings for comfort."""
    kept = store.kept_values(settings)
    return {field: kept[field] for field in COMFORTS}


def paint(subject: tuple[str, Value], canvas: Canvas) -> Iterator[None]:
    """Paint what a value of a setting does: a ``PaintFigure`` of the rulebook's pages."""
    field, value = subject
    COMFORTS[field].paint(canvas, value)
    yield
