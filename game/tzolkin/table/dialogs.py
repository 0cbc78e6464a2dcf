"""What the table's menu tells of a game of Tzolk'in, and its rules."""

from collections.abc import Callable, Collection
from dataclasses import asdict
from functools import partial

from game.table.dialogs.menu import TableMenu, Uses, latest
from game.table.players import Player
from game.table.sharing import share
from game.tzolkin.rules.given import RULES
from game.tzolkin.rules.records.record import TzolkinMatch
from game.tzolkin.words.log import log_line
from game.tzolkin.words.wording import WORDING
from game.ui.scene import Stage


def table_menu(
    stage: Stage,
    match: TzolkinMatch,
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
    played = WORDING.options(asdict(match.setup.options)) or WORDING.title("")
    told = f"{played}\n{latest(match, players, log_line)}"
    return TableMenu(stage, match, told, uses)


def show_rules(stage: Stage, match: TzolkinMatch, rule: str = "") -> None:
    """Opens the rulebook at a rule, or at its beginning."""
    from game.rulebook.scene import RulebookScene  # noqa: PLC0415 (read by few)
    from game.tzolkin.table.figure import paint_figure  # noqa: PLC0415

    book = WORDING.book("", asdict(match.setup.options))
    stage.push(RulebookScene(stage, book, paint_figure, rule))
