"""The way to a match that is shown again, and from there to a new one."""

from collections.abc import Callable

from game.core.game import AnyMatch
from game.description import Replays
from game.ui.scene import Stage


def show_again(
    stage: Stage,
    again: Replays,
    match: AnyMatch,
    back: Callable[[], None],
    begin: Callable[[AnyMatch], None],
) -> None:
    """Shows a match from its beginning; ``begin`` gets a game that branches off from it."""

    def play_on(after: int) -> None:
        from game.scenes.setup.branching import BranchDialog  # noqa: PLC0415 (few play on)

        stage.push(BranchDialog(stage, match, after, begin))

    stage.go(again.open(stage, match, again.course(match), leave=back, play_on=play_on))
