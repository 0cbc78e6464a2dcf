"""What several scenes show over themselves: the rulebook."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.games import table_of
from game.ui.scene import Stage

if TYPE_CHECKING:
    from game.core.game import Options
    from game.description import Game


def show_rules(
    stage: Stage,
    game: Game,
    variant: str | None = None,
    options: Options | None = None,
    rule: str = "",
) -> None:
    """Open the rulebook for a variant and options at a section, or at its beginning.

    By default it is for the game's first variant.
    """
    from game.rulebook.scene import RulebookScene  # noqa: PLC0415 (read by few)

    assert game.wording
    wording, rules = game.wording(), game.rules()
    variant = variant or rules.default_variant
    write = partial(wording.book, variant, rules.with_defaults(options or {}))
    stage.push(RulebookScene(stage, write, table_of(game).paint, rule))
