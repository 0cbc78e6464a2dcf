"""What can be chosen of Tikal's rules, with the rulebooks that each answer comes from."""

from game.description import Answer, Question
from game.tikal.words.figures import camp_rule, first_temple
from game.ui.i18n import gettext as _


def questions() -> list[Question]:
    """What can be chosen (section 3), in the language in use."""
    return [
        Question(
            "camp_rule",
            _("Who must be there for a camp?"),
            _("The rulebooks differ."),
            [
                _camps("free", _("Nobody"), _("English, German, Russian, Chinese rules")),
                _camps("present", _("Any player's member"), _("Korean rules")),
                _camps("own", _("A member of your own"), _("French rules")),
            ],
        ),
        Question(
            "a4_value",
            _("The temple printed at a4"),
            _("No rulebook tells its number."),
            [
                Answer(1, _("Starts at 1"), _("Fits the number of temple tiles"), first_temple(1)),
                Answer(
                    2, _("Starts at 2"), _("As another digital edition has it"), first_temple(2)
                ),
            ],
        ),
    ]


def _camps(rule: str, words: str, origin: str) -> Answer:
    return Answer(rule, words, origin, camp_rule(rule))
