"""All that is said of Tikal outside its table."""

from typing import Any, Final

from game.core.game import Options
from game.description import Wording
from game.rulebook.book import Book
from game.tikal.rules.records.record import TikalMatch
from game.tikal.rules.setup import Options as TikalOptions
from game.tikal.rules.variants import MINI, VARIANTS
from game.tikal.words.book import book
from game.tikal.words.choices import game_name, reconstruction, summary
from game.tikal.words.errors import ERRORS
from game.tikal.words.questions import questions
from game.tikal.words.refusals import REFUSALS
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.sentence import Sentence, Words, phrases, sentence

_SHORT: Final = phrases(
    __name__, {"basic": N_("Basic"), "auction": N_("Auction"), "mini": N_("Mini")}
)
"""The names of the variants where there is little room."""


def _remark(variant: str) -> Words:
    return reconstruction() if variant == MINI.name else ""


def _options(options: Options) -> TikalOptions:
    named: dict[str, Any] = dict(options)
    return TikalOptions(**named)


def _book(variant: str, options: Options) -> Book:
    return book(VARIANTS[variant], _options(options))


def _standing(match: TikalMatch) -> Sentence:
    """Whose turn it is, and in which round of turns (one hexagon a player)."""
    state = match.state
    name = match.setup.players[state.seat]["name"]
    number = max(0, state.drawn - 1) // state.seats + 1
    return to_play(name, number)


@sentence
def to_play(name: str, number: int) -> str:
    """Who is to play, in which round."""
    return _("{name} to play, round {number}").format(name=name, number=number)


WORDING: Final = Wording(
    variant=_SHORT.__getitem__,
    title=lambda variant: game_name(VARIANTS[variant]),
    remark=_remark,
    options=lambda options: summary(_options(options)),
    questions=questions,
    book=_book,
    standing=_standing,
    figure=lambda mark: f"leader_{mark}",
    sayings=(ERRORS, REFUSALS),
)
