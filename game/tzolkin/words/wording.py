"""The ``Wording`` of Tzolk'in: its words outside the table, such as its name, options and book."""

from typing import Any, Final

from game.core.game import Options
from game.description import Wording
from game.questions import OptionValue, Question
from game.rulebook.book import Book
from game.tzolkin.rules.records import TzolkinMatch
from game.tzolkin.rules.setup import Options as TzolkinOptions
from game.tzolkin.words.messages import ERRORS
from game.tzolkin.words.names import comma_list
from game.tzolkin.words.refusals import REFUSALS
from game.tzolkin.words.rulebook import book
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import pgettext
from game.ui.i18n import pgettext_noop as NC_
from game.ui.sentence import Sentence, phrases, sentence

# The options of the rules: parts of the expansion, and rules that are not certain.


def questions() -> list[Question]:
    """Return the questions for all options (part 2 of the rules), in the language in use."""
    return [*_parts(), *_doubts()]


def _parts() -> list[Question]:
    return [
        _part(
            "tribes",
            pgettext("heading", "Tribes"),
            _("Each player has a power of his own."),
        ),
        _part(
            "prophecies",
            pgettext("heading", "Prophecies"),
            _("Three disasters make things harder, and bring points to who prepares."),
        ),
        _part(
            "new_buildings",
            _("New buildings"),
            _("Eight more to build. Four of them bring goods on food days."),
        ),
        _part(
            "quick_actions",
            _("Quick actions"),
            _("A worker acts in the turn in which he is placed. Five players need them."),
        ),
    ]


def _part(field: str, words: str, remark: str) -> Question:
    without = OptionValue(False, pgettext("option", "Without"), _("Best for first games"))
    return Question(
        field,
        words,
        remark,
        [without, OptionValue(True, pgettext("option", "With"), _("From the expansion"))],
    )


def _doubts() -> list[Question]:
    return [
        Question(
            "x07_same",
            _("Which technologies go up with the exchanging city"),
            _("For a building of the new ones. The rulebook does not say."),
            [
                OptionValue(False, _("The three others"), _("As another digital edition has it")),
                OptionValue(True, _("Any three"), _("Another reading")),
            ],
        ),
        Question(
            "bacab_limit",
            _("Bacab may beg"),
            _("For one of the tribes. Only one edition tells this."),
            [
                OptionValue(3, _("With 3 corn or less"), _("As another digital edition has it")),
                OptionValue(2, _("With 2 corn or less"), _("Like everybody else")),
            ],
        ),
        Question(
            "monuments5",
            _("Monuments for five players"),
            _("How many there are to choose from. Only one edition tells this."),
            [
                OptionValue(7, pgettext("option", "Seven"), _("As another digital edition has it")),
                OptionValue(6, pgettext("option", "Six"), _("As for four players")),
            ],
        ),
    ]


_PARTS: Final = phrases(
    __name__,
    {
        "tribes": NC_("part of the expansion", "tribes"),
        "prophecies": NC_("part of the expansion", "prophecies"),
        "new_buildings": N_("new buildings"),
        "quick_actions": N_("quick actions"),
    },
)
_ALL: Final = phrases(__name__, {"none": N_("Base game"), "whole": N_("The whole expansion")})


def expansion_parts(options: TzolkinOptions) -> Sentence:
    """Name the parts of the expansion in play, in one short line."""
    played = tuple(name for name in _PARTS if getattr(options, name))
    if not played:
        return _ALL["none"]
    return _ALL["whole"] if len(played) == len(_PARTS) else with_parts(played)


@sentence
def with_parts(names: tuple[str, ...]) -> str:
    """Name some parts of the expansion, given the names of their options."""
    return _("With {parts}").format(parts=comma_list(str(_PARTS[name]) for name in names))


# The wording.


def _options(options: Options) -> TzolkinOptions:
    named: dict[str, Any] = dict(options)
    return TzolkinOptions(**named)


def _book(_variant: str, options: Options) -> Book:
    return book(_options(options))


def _standing(match: TzolkinMatch) -> Sentence:
    """Tell whose turn it is in a match, and on which day."""
    state = match.state
    name = match.setup.players[state.seat]["name"]
    return to_play(name, state.days_passed + 1)


@sentence
def to_play(name: str, day: int) -> str:
    """Tell who is to play, and on which day."""
    return _("{name} to play, day {day}").format(name=name, day=day)


_NAME: Final = phrases(__name__, {"game": NC_("name", "Tzolk'in")})["game"]


WORDING: Final = Wording(
    variant=lambda _variant: _NAME,
    title=lambda _variant: _NAME,
    notice=lambda _variant: "",
    options=lambda options: expansion_parts(_options(options)),
    questions=questions,
    book=_book,
    standing=_standing,
    figure=lambda mark: f"tzolkin/figure_{mark}",
    sentences=(ERRORS, REFUSALS),
)
