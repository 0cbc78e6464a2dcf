"""The further choices for a finished match: replay, analysis, sharing, record, statistics."""

from collections.abc import Callable
from functools import partial

from game.core.game import AnyMatch
from game.games import game_of, table_of
from game.scenes.analysis import AnalysisScene
from game.scenes.results.words import WORDS
from game.scenes.setup.daily import ways_with_daily
from game.scenes.statistics import show_statistics
from game.table.sharing import save_record, share
from game.ui.dialog import DialogButton
from game.ui.scene import Stage
from game.words.buttons import BUTTONS


def ways_on(stage: Stage, match: AnyMatch, replay: Callable[[], None] | None) -> list[DialogButton]:
    """Return the buttons in their order; ``replay`` is None if the match cannot be replayed."""
    again = [DialogButton("replay", WORDS["replay"], replay)] if replay else []
    return [
        *ways_with_daily(stage, match),
        *again,
        *_analysis(stage, match),
        DialogButton(
            "share", BUTTONS["share"], partial(share, stage, match, game_of(match).rules())
        ),
        DialogButton("save", BUTTONS["save-record"], partial(save_record, stage, match)),
        DialogButton("statistics", WORDS["statistics"], partial(show_statistics, stage)),
    ]


def _analysis(stage: Stage, match: AnyMatch) -> list[DialogButton]:
    """Return the button of the analysis; none if the game has no analysis."""
    table = table_of(game_of(match))
    if not (analyse := table.analyse):
        return []

    def show() -> None:
        stage.push(AnalysisScene(stage, table.outcome(match).standings, analyse(match)))

    return [DialogButton("analysis", WORDS["analysis"], show)]
