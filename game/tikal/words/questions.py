"""What can be chosen of Tikal's rules, with the rulebooks that each answer comes from."""

from game.description import Question
from game.ui.i18n import gettext as _


def questions() -> list[Question]:
    """What can be chosen (section 3), in the language in use."""
    return [
        Question(
            "camp_rule",
            _("Who must be there for a camp?"),
            _("The rulebooks differ."),
            [
                ("free", _("Nobody"), _("English, German, Russian, Chinese rules")),
                ("present", _("Any player's member"), _("Korean rules")),
                ("own", _("A member of your own"), _("French rules")),
            ],
        ),
        Question(
            "a4_value",
            _("The temple printed at a4"),
            _("No rulebook tells its number."),
            [
                (1, _("Starts at 1"), _("Fits the number of temple tiles")),
                (2, _("Starts at 2"), _("As another digital edition has it")),
            ],
        ),
    ]
