"""What the red button says."""

from collections.abc import Sequence

from game.tzolkin.rules import actions as lines
from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.state import State
from game.tzolkin.table.tray.choice import told_of_change
from game.ui.i18n import gettext as _


def doing(before: State, after: State, played: Sequence[Action]) -> tuple[str, str]:
    """What it does with these lines: a verb, and what comes of it."""
    return _verb(played[-1]), told_of_change(before, after)


def _verb(line: Action) -> str:
    if isinstance(line, lines.Advance):
        return _("One day") if line.days == 1 else _("Two days")
    return {
        lines.Do: _("Do this action"),
        lines.DoOn: _("Do this action"),
        lines.Nothing: _("Do nothing"),
        lines.Decline: _("Decline"),
        lines.Take: _("Take this"),
        lines.Gain: _("Take this"),
        lines.TakeGold: _("Take this"),
        lines.Burn: _("Burn the wood"),
        lines.Learn: _("Learn this"),
        lines.Bonus: _("Take this"),
        lines.Unlearn: _("Go down"),
        lines.Lower: _("Go down"),
        lines.Pay: _("Pay"),
        lines.StepUp: _("Go up"),
        lines.Build: _("Build this"),
        lines.BuildMonument: _("Build this"),
        lines.Tribe: _("Keep these"),
        lines.Keep: _("Keep these"),
        lines.Beg: _("Beg"),
        lines.Trade: _("Trade"),
    }[type(line)]
