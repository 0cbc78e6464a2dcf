"""What the table's menu tells of a game of Tzolk'in, and its rules."""

from dataclasses import asdict
from functools import partial

from game.table.dialogs.menu import latest
from game.table.session import Session
from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.hidden import View
from game.tzolkin.rules.records.record import TzolkinMatch
from game.tzolkin.rules.setup import Setup
from game.tzolkin.rules.state import State
from game.tzolkin.words.log import log_line
from game.tzolkin.words.wording import WORDING
from game.ui.scene import Stage
from game.ui.sentence import Sentence, lines


def told_of(setup: Setup, session: Session[State, View, Action]) -> Sentence:
    """Which game is played, and what was done last."""
    game = WORDING.options(asdict(setup.options)) or WORDING.title("")
    done = latest(session, lambda played: log_line(played.before, played.action))
    return lines((game, done))


def show_rules(stage: Stage, match: TzolkinMatch, rule: str = "") -> None:
    """Opens the rulebook at a rule, or at its beginning."""
    from game.rulebook.scene import RulebookScene  # noqa: PLC0415 (read by few)
    from game.tzolkin.table.figure import paint_figure  # noqa: PLC0415

    write = partial(WORDING.book, "", asdict(match.setup.options))
    stage.push(RulebookScene(stage, write, paint_figure, rule))
