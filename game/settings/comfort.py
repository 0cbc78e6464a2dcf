"""The settings for comfort: what each is for, what can be chosen, and a picture of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.platform import platform
from game.questions import OptionValue, Question
from game.rulebook.book import Illustration
from game.settings import comfort_pictures, store
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import pgettext_noop as NC_

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
        offered: returns False where the device cannot do it, so that it is left out.
    """

    words: str
    note: str
    choices: Mapping[Value, str]
    paint: Callable[[Canvas, Value], None]
    offered: Callable[[], bool] = lambda: True


_SWITCH: Final[Mapping[Value, str]] = {True: NC_("option", "On"), False: NC_("option", "Off")}

COMFORTS: Final[Mapping[str, Comfort]] = {
    "text_size": Comfort(
        NC_("setting", "Text"),
        N_(
            "Small text grows most, as far as there is room. Figures on a board grow as it is "
            "brought closer."
        ),
        {
            "usual": NC_("option", "Usual"),
            "large": NC_("option", "Larger"),
            "largest": NC_("option", "Largest"),
        },
        comfort_pictures.text_size,
    ),
    "motion": Comfort(
        NC_("setting", "Motion"),
        N_("With reduced motion things are at their place at once."),
        {
            "system": NC_("option", "System"),
            "full": NC_("option", "Full"),
            "reduced": NC_("option", "Reduced"),
        },
        comfort_pictures.motion,
    ),
    "contrast": Comfort(
        NC_("setting", "Contrast"),
        N_("High contrast: words are black on white or white on black."),
        {
            "system": NC_("option", "System"),
            "normal": NC_("option", "Normal"),
            "high": NC_("option", "High"),
        },
        comfort_pictures.contrast,
    ),
    "letter_keys": Comfort(
        N_("Letters as keys"),
        N_("Off: a single letter does nothing, so that none is struck by mistake or by speech."),
        _SWITCH,
        comfort_pictures.letter_keys,
    ),
    "left_handed": Comfort(
        NC_("setting", "Hand"),
        N_("For the left hand, panels and buttons lie at the left of the table."),
        {False: NC_("hand", "Right"), True: NC_("hand", "Left")},
        comfort_pictures.left_handed,
    ),
    "ask_twice": Comfort(
        N_("Confirm what binds"),
        N_("What cannot be taken back has to be chosen twice."),
        _SWITCH,
        comfort_pictures.ask_twice,
    ),
    "tremble": Comfort(
        N_("Longer waits for hands that tremble"),
        N_("Buttons that have just come wait longer for a touch, and holds take longer."),
        _SWITCH,
        comfort_pictures.tremble,
    ),
    "captions": Comfort(
        N_("Captions for sounds"),
        N_("A line at the window's lower edge says what has just been heard."),
        _SWITCH,
        comfort_pictures.captions,
    ),
    "vibrate": Comfort(
        NC_("setting", "Vibration"),
        N_("The device vibrates at your turn, at a refusal, and for what cannot be taken back."),
        _SWITCH,
        comfort_pictures.vibrate,
        lambda: platform.can_vibrate,
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
        for field, one in _offered().items()
    ]


def values(settings: store.Settings) -> Options:
    """Return the values of all settings for comfort."""
    kept = store.kept_values(settings)
    return {field: kept[field] for field in _offered()}


def _offered() -> Mapping[str, Comfort]:
    """Return the settings that mean something on this device."""
    return {field: one for field, one in COMFORTS.items() if one.offered()}


def paint(subject: tuple[str, Value], canvas: Canvas) -> Iterator[None]:
    """Paint what a value of a setting does: a ``PaintFigure`` of the rulebook's pages."""
    field, value = subject
    COMFORTS[field].paint(canvas, value)
    yield
