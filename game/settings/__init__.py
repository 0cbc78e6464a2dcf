"""What the player can set: kept on this device, in force at once."""

from collections.abc import Callable

from game.settings.store import Settings
from game.settings.use import recalled, use
from game.ui.scene import Stage

__all__ = ["Settings", "begin", "open_settings", "recalled"]


def begin(stage: Stage) -> None:
    """Puts what was kept in force, at the start of the game."""
    use(stage, recalled(stage))


def open_settings(stage: Stage, changed: Callable[[Settings], None] = lambda _: None) -> None:
    """Shows what can be set; changed hears of every change."""
    from game.settings.dialog import SettingsDialog  # noqa: PLC0415 (not for the start)

    stage.push(SettingsDialog(stage, recalled(stage), changed))
