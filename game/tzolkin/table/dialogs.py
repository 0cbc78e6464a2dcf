"""What the table's menu tells of a game of Tzolk'in, and its rules."""

from dataclasses import asdict

from game.table.dialogs.menu import latest
from game.table.players import Player
from game.tzolkin.rules.records.record import TzolkinMatch
from game.tzolkin.words.log import log_line
from game.tzolkin.words.wording import WORDING
from game.ui.scene import Stage


def told_of(match: TzolkinMatch, players: tuple[Player, ...]) -> str:
    """Which game is played, and what was done last."""
    played = WORDING.options(asdict(match.setup.options)) or WORDING.title("")
    return f"{played}\n{latest(match, players, log_line)}"


def show_rules(stage: Stage, match: TzolkinMatch, rule: str = "") -> None:
    """Opens the rulebook at a rule, or at its beginning."""
    from game.rulebook.scene import RulebookScene  # noqa: PLC0415 (read by few)
    from game.tzolkin.table.figure import paint_figure  # noqa: PLC0415

    book = WORDING.book("", asdict(match.setup.options))
    stage.push(RulebookScene(stage, book, paint_figure, rule))
