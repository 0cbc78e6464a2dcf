"""What comes when the stack is gone, in words."""

from game.tikal.rules.state import State
from game.tikal.rules.turns.turn import is_final_round
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext


def what_follows(state: State) -> str:
    """What comes when the stack is gone."""
    if is_final_round(state):
        return _("This is the final scoring round.")
    if state.display:
        count = len(state.display)
        return ngettext(
            "{count} turn of this round is left, then comes the final scoring round.",
            "{count} turns of this round are left, then comes the final scoring round.",
            count,
        ).format(count=count)
    return _("After this turn comes the final scoring round.")
