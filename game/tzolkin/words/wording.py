"""All that is said of Tzolk'in outside its table."""

from typing import Any, Final

from game.core.game import Options
from game.description import Wording
from game.rulebook.book import Book
from game.tzolkin.rules.records.record import TzolkinMatch
from game.tzolkin.rules.setup import Options as TzolkinOptions
from game.tzolkin.words.chapters import book
from game.tzolkin.words.options import parts, questions
from game.ui.i18n import gettext as _


def _options(options: Options) -> TzolkinOptions:
    named: dict[str, Any] = dict(options)
    return TzolkinOptions(**named)


def _book(_variant: str, options: Options) -> Book:
    return book(_options(options))


def standing(match: TzolkinMatch) -> str:
    """Whose turn it is, and on which day."""
    state = match.state
    name = match.setup.players[state.seat]["name"]
    return _("{name} to play, day {day}").format(name=name, day=state.tooth + 1)


WORDING: Final = Wording(
    variant=lambda _variant: _("Tzolk'in"),
    title=lambda _variant: _("Tzolk'in"),
    remark=lambda _variant: "",
    options=lambda options: parts(_options(options)),
    questions=questions,
    book=_book,
    standing=standing,
    figure=lambda mark: f"tzolkin/figure_{mark}",
)
