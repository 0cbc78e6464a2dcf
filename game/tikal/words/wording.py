"""``WORDING``: the words of Tikal for shared code, outside its table."""

from typing import Any, Final

from game.core.game import Options
from game.description import Wording
from game.questions import OptionValue, Question
from game.rulebook.book import Book
from game.tikal.rules.records import TikalMatch
from game.tikal.rules.setup import MINI, SHORT, VARIANTS, WHOLE
from game.tikal.rules.setup import Options as TikalOptions
from game.tikal.words.book import book
from game.tikal.words.figures import camp_rule, first_temple, length
from game.tikal.words.names import VARIANT_NOTES, game_name, options_offered
from game.tikal.words.refusals import REFUSALS
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import pgettext
from game.ui.i18n import pgettext_noop as NC_
from game.ui.sentence import Sentence, phrases, sentence
from game.words.saying import SentenceTable, Template

# The options of the rules, with the rulebooks that each value comes from.


def option_questions() -> list[Question]:
    """Return the questions about options (section 3), in the language in use."""
    return [
        Question(
            "length",
            _("How long is the game?"),
            _("Mini Tikal is always short."),
            [
                OptionValue(
                    WHOLE, _("Whole game"), _("All hexagons: 45 minutes for two"), length(WHOLE)
                ),
                OptionValue(
                    SHORT, _("Short game"), _("Two volcanoes: 20 minutes for two"), length(SHORT)
                ),
            ],
            variants=VARIANTS.keys() - {MINI.name},
        ),
        Question(
            "camp_rule",
            _("Who must be there for a camp?"),
            _("Your members can start from a camp, too. The rulebooks differ."),
            [
                _camps(
                    "free",
                    pgettext("option", "Nobody"),
                    _("English, German, Russian, Chinese rules"),
                ),
                _camps("present", _("Any player's member"), _("Korean rules")),
                _camps("own", _("A member of your own"), _("French rules")),
            ],
        ),
        Question(
            "a4_value",
            _("The first temple, at a4"),
            _("It is there from the start. No rulebook tells its number."),
            [
                OptionValue(
                    1, _("Starts at 1"), _("Fits the number of temple tiles"), first_temple(1)
                ),
                OptionValue(
                    2, _("Starts at 2"), _("As another digital edition has it"), first_temple(2)
                ),
            ],
        ),
    ]


def _camps(rule: str, words: str, origin: str) -> OptionValue:
    return OptionValue(rule, words, origin, camp_rule(rule))


# Why a set-up of Tikal, or the notation of an action, is refused, in words.

_SET_UPS: Final = {
    "seats": Template(N_("The {variant} game has {wanted} seats, not {seats}.")),
    "seats-from-to": Template(N_("The {variant} game has {least} to {most} seats, not {seats}.")),
    "deck-size": Template(N_("The deck must hold {wanted} hexagons, not {found}.")),
    "deck-part": Template(N_("Hexagons {first} to {last} must be {names}.")),
    "no-hexagon-in-deck": Template(N_("Deck: '{text}' is no hexagon.")),
    "no-such-treasure": Template(N_("A treasure is one of 0 to {most}.")),
    "treasures-of-kinds": Template(N_("The treasures must be {copies} each of {kinds} kinds.")),
}
_NOTATION: Final = {
    "no-space": Template(N_("'{text}' is no space; spaces are a1 to h5.")),
    "no-member": Template(N_("'{text}' is no member; write w (worker) or l (leader).")),
    "no-treasure-kind": Template(N_("'{text}' is no treasure kind; write {first} to {last}.")),
    "no-seat": Template(N_("'{text}' is no seat; write {first} to {last}.")),
    "no-rotation": Template(N_("'{text}' is no rotation; write {first} to {last}.")),
    "no-bid": Template(N_("'{text}' is no bid; write 1 to {most}.")),
    "no-hexagon": Template(N_("'{text}' is no hexagon; hexagons are A1 to G4.")),
}

ERRORS: Final = SentenceTable({**_SET_UPS, **_NOTATION}, {"names": " ".join}, __name__)


_SHORT: Final = phrases(
    __name__,
    {
        "basic": NC_("variant", "Basic"),
        "auction": NC_("variant", "Auction"),
        "mini": NC_("variant", "Mini"),
    },
)
"""The short names of the variants."""


def _options(options: Options) -> TikalOptions:
    named: dict[str, Any] = dict(options)
    return TikalOptions(**named)


def _book(variant: str, options: Options) -> Book:
    return book(VARIANTS[variant], _options(options))


def _standing(match: TikalMatch) -> Sentence:
    """Return whose turn it is, and in which round (a round is one hexagon for each seat)."""
    state = match.state
    name = match.setup.players[state.seat]["name"]
    number = max(0, state.drawn - 1) // state.seats + 1
    return to_play(name, number)


@sentence
def to_play(name: str, number: int) -> str:
    """The player whose turn it is, and the round."""
    return _("{name} to play, round {number}").format(name=name, number=number)


WORDING: Final = Wording(
    variant=_SHORT.__getitem__,
    title=lambda variant: game_name(VARIANTS[variant]),
    notice=VARIANT_NOTES.__getitem__,
    options=lambda options: options_offered(_options(options)),
    questions=option_questions,
    book=_book,
    standing=_standing,
    figure=lambda mark: f"leader_{mark}",
    sentences=(ERRORS, REFUSALS),
)
