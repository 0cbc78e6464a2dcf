"""Words for the options of Tzolk'in's rules: parts of the expansion, and uncertain rules."""

from typing import Final

from game.description import OptionValue, Question
from game.tzolkin.rules.setup import Options
from game.tzolkin.words.names import listed
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.sentence import Sentence, phrases, sentence


def questions() -> list[Question]:
    """Return the questions for all options (part 2 of the rules), in the language in use."""
    return [*_parts(), *_doubts()]


def _parts() -> list[Question]:
    return [
        _part(
            "tribes",
            _("Tribes"),
            _("Everybody keeps one of two tribes, each with a power of its own."),
        ),
        _part(
            "prophecies",
            _("Prophecies"),
            _("After each of the first three food days a disaster and a chance for points."),
        ),
        _part(
            "new_buildings",
            _("New buildings"),
            _("Eight more; four bring goods each food day and can be rebuilt."),
        ),
        _part(
            "quick_actions",
            _("Quick actions"),
            _("Three spaces with an action at the end of the turn. Five players need them."),
        ),
    ]


def _part(field: str, words: str, remark: str) -> Question:
    without = OptionValue(False, _("Without"), _("Base game"))
    return Question(field, words, remark, [without, OptionValue(True, _("With"), _("Expansion"))])


def _doubts() -> list[Question]:
    single = _("Only one edition tells this: choose how you play.")
    return [
        Question(
            "x07_same",
            _("Which technologies go up with the exchanging city"),
            _("The rulebook does not say."),
            [
                OptionValue(False, _("The three others"), _("As another digital edition has it")),
                OptionValue(True, _("Any three"), _("Another reading")),
            ],
        ),
        Question(
            "bacab_limit",
            _("Bacab may beg"),
            single,
            [
                OptionValue(3, _("With 3 corn or less"), _("As another digital edition has it")),
                OptionValue(2, _("With 2 corn or less"), _("Like everybody else")),
            ],
        ),
        Question(
            "monuments5",
            _("Monuments for five players"),
            single,
            [
                OptionValue(7, _("Seven"), _("As another digital edition has it")),
                OptionValue(6, _("Six"), _("As for four players")),
            ],
        ),
    ]


_PARTS: Final = phrases(
    __name__,
    {
        "tribes": N_("tribes"),
        "prophecies": N_("prophecies"),
        "new_buildings": N_("new buildings"),
        "quick_actions": N_("quick actions"),
    },
)
_ALL: Final = phrases(__name__, {"none": N_("Base game"), "whole": N_("The whole expansion")})


def parts(options: Options) -> Sentence:
    """Name the parts of the expansion in play, in one short line."""
    played = tuple(name for name in _PARTS if getattr(options, name))
    if not played:
        return _ALL["none"]
    return _ALL["whole"] if len(played) == len(_PARTS) else with_parts(played)


@sentence
def with_parts(names: tuple[str, ...]) -> str:
    """Name some parts of the expansion, given the names of their options."""
    return _("With {parts}").format(parts=listed(str(_PARTS[name]) for name in names))


def remark(options: Options) -> str:
    """Return the remark that some of the expansion's figures are uncertain.

    The string is empty if all options have their default values.
    """
    if options == Options():
        return ""
    return _(
        "We know some figures of the expansion from one edition only: what prophecies score, some "
        "tribes, prices of new buildings."
    )
