"""The rulebook over a table, for the variant and options that are played there."""

from functools import partial

from game.tikal.rules.records.record import TikalMatch
from game.tikal.rules.records.seal import seal
from game.ui.scene import Stage


def show_rules(stage: Stage, match: TikalMatch, rule: str = "") -> None:
    """Open the rulebook at a rule, or at its beginning. It also explains how anybody can check that
    the draw is fair."""
    from game.rulebook.scene import RulebookScene  # noqa: PLC0415 (read by few)
    from game.tikal.table.figures import paint_figure  # noqa: PLC0415
    from game.tikal.words.book import book  # noqa: PLC0415

    setup = match.setup
    write = partial(book, setup.variant, setup.options, seal(setup))
    stage.push(RulebookScene(stage, write, paint_figure, rule))
