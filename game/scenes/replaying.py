"""The replay of a finished match, and the new match that branches off from it."""

from collections.abc import Callable

from game.core.game import AnyMatch
from game.description import Replays
from game.ui.scene import Stage


def show_replay(
    stage: Stage,
    again: Replays,
    match: AnyMatch,
    back: Callable[[], None],
    begin: Callable[[AnyMatch], None],
) -> None:
    """Show the replay of a match.

    Args:
        stage: the stage on which the replay is shown.
        again: how the match's game shows a replay.
        match: the match.
        back: leaves the replay.
        begin: opens a new match that branches off from this one.
    """

    def play_on(after: int) -> None:
        from game.scenes.setup.seat_dialogs import BranchDialog  # noqa: PLC0415 (few play on)

        stage.push(BranchDialog(stage, match, after, begin))

    stage.go(again.open(stage, match, again.history(match), leave=back, play_on=play_on))
