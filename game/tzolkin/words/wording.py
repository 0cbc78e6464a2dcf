"""The ``Wording`` of Tzolk'in: its words outside the table, such as its name, options and book."""

from typing import Any, Final

from game.core.game import Options
from game.description import Wording
from game.rulebook.book import Book
from game.tzolkin.rules.records.record import TzolkinMatch
from game.tzolkin.rules.setup import Options as TzolkinOptions
from game.tzolkin.words.chapters import book
from game.tzolkin.words.messages.errors import ERRORS
from game.tzolkin.words.messages.refusals import REFUSALS
from game.tzolkin.words.options import parts, questions
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.sentence import Sentence, phrases, sentence


def _options(options: Options) -> TzolkinOptions:
    named: dict[str, Any] = dict(options)
    return TzolkinOptions(**named)


def _book(_variant: str, options: Options) -> Book:
    return book(_options(options))


def _standing(match: TzolkinMatch) -> Sentence:
    """Tell whose turn it is in a match, and on which day."""
    state = match.state
    name = match.setup.players[state.seat]["name"]
    return to_play(name, state.tooth + 1)


@sentence
def to_play(name: str, day: int) -> str:
    """Tell who is to play, and on which day."""
    return _("{name} to play, day {day}").format(name=name, day=day)


_NAME: Final = phrases(__name__, {"game": N_("Tzolk'in")})["game"]


WORDING: Final = Wording(
    variant=lambda _variant: _NAME,
    title=lambda _variant: _NAME,
    remark=lambda _variant: "",
    options=lambda options: parts(_options(options)),
    questions=questions,
    book=_book,
    standing=_standing,
    figure=lambda mark: f"tzolkin/figure_{mark}",
    sayings=(ERRORS, REFUSALS),
)
