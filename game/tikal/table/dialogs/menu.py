"""What the table's menu tells of a game of Tikal, and its rules."""

from collections.abc import Callable, Collection
from functools import partial

from game.table.dialogs.menu import TableMenu, Uses, latest
from game.table.players import Player
from game.table.sharing import share
from game.tikal.rules.actions import Action
from game.tikal.rules.given import RULES
from game.tikal.rules.records.record import TikalMatch
from game.tikal.rules.state import State
from game.tikal.table import words
from game.tikal.table.dialogs.rules import show_rules
from game.tikal.words import choices
from game.ui.scene import Stage


def table_menu(
    stage: Stage,
    match: TikalMatch,
    players: tuple[Player, ...],
    *,
    offered: Collection[str],
    hint: Callable[[], None],
    repeat: Callable[[], None],
    take_back: Callable[[], None] | None,
    title: Callable[[], None],
    settings: Callable[[], None],
) -> TableMenu:
    """The menu, to be shown; what is not ``offered`` cannot be touched."""
    uses = Uses(
        hint=hint if "hint" in offered else None,
        repeat=repeat if "repeat" in offered and match.actions else None,
        take_back=take_back if "back" in offered else None,
        title=title,
        share=partial(share, stage, match, RULES),
        settings=settings,
        rules=partial(show_rules, stage, match),
    )
    return TableMenu(stage, match, told_of(match, players), uses)


def told_of(match: TikalMatch, players: tuple[Player, ...]) -> str:
    """Which game is played, and what was done last."""
    names = [player.name for player in players]

    def told(before: State, action: Action) -> str:
        return words.log_line(before, action, names)

    return f"{choices.game_played(match.setup)}\n{latest(match, players, told)}"
