"""What the red button says."""

from collections.abc import Mapping, Sequence
from typing import Final

from game.tzolkin.rules import actions as lines
from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.state import State
from game.tzolkin.table.tray.choice import told_of_change
from game.tzolkin.words.trays import RED
from game.ui.sentence import Sentence, Words


def doing(before: State, after: State, played: Sequence[Action]) -> tuple[Sentence, Words]:
    """What it does with these lines: a verb, and what comes of it."""
    return _verb(played[-1]), told_of_change(before, after)


def _verb(line: Action) -> Sentence:
    if isinstance(line, lines.Advance):
        return RED["one-day"] if line.days == 1 else RED["two-days"]
    return RED[_VERBS[type(line)]]


_VERBS: Final[Mapping[type[Action], str]] = {
    lines.Do: "action",
    lines.DoOn: "action",
    lines.Nothing: "nothing",
    lines.Decline: "decline",
    lines.Take: "take",
    lines.Gain: "take",
    lines.TakeGold: "take",
    lines.Burn: "burn",
    lines.Learn: "learn",
    lines.Bonus: "take",
    lines.Unlearn: "down",
    lines.Lower: "down",
    lines.Pay: "pay",
    lines.StepUp: "up",
    lines.Build: "build",
    lines.BuildMonument: "build",
    lines.Tribe: "keep",
    lines.Keep: "keep",
    lines.Beg: "beg",
    lines.Trade: "trade",
}
