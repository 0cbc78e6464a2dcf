"""The words of the red button."""

from collections.abc import Sequence

from game.tzolkin.rules.actions import Action, Advance
from game.tzolkin.rules.state import State
from game.tzolkin.table.tray.choice import describe_change
from game.tzolkin.table.verbs import VERBS
from game.tzolkin.words.trays import RED
from game.ui.sentence import Sentence, Words


def doing(before: State, after: State, played: Sequence[Action]) -> tuple[Sentence, Words]:
    """Return the button's label for these lines, a verb, and a note on what they change."""
    return _verb(played[-1]), describe_change(before, after)


def _verb(line: Action) -> Sentence:
    if isinstance(line, Advance):
        return RED["one-day"] if line.days == 1 else RED["two-days"]
    return RED[VERBS[type(line)].red]
