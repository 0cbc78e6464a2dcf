"""What a table shows, as text: this module is read by the tests, and run in the page."""

import dataclasses
from typing import Any

from game.core.game import NOBODY
from game.ui.stage import Stage


def shown(stage: Any) -> str:
    """All that the stage's table shows, and everything that can be touched there."""
    scene = stage.bottom
    mode = scene.kit.make_mode(scene._now)
    return "\n".join([_text(mode.shown(), scene.kit.rules), *sorted(_touched(stage))])


def keep_stage() -> None:
    """Keeps the page's stage from now on: nothing else leads there."""
    update = Stage.update

    def kept(stage: Any, now: float) -> bool:
        Stage.kept = stage
        return update(stage, now)

    Stage.update = kept


def ask_for_nothing_back() -> None:
    """Offers no question whether all agree to take a turn back: one device could not ask it."""
    from game.table.guest.session import GuestSession

    GuestSession.last_turn_start = None  # type: ignore[assignment,method-assign]


def _touched(stage: Any) -> list[str]:
    return [
        f"{one.id}: {one.label}"
        for one in stage.bottom.elements()
        if one.id.startswith(("space/", "seat/", "display/"))
    ]


def _text(value: Any, rules: Any) -> str:
    """A value's text, alike whatever made it: positions as all may see them."""
    if hasattr(value, "seats") and hasattr(value, "copy"):
        seen = rules.view(value, NOBODY)
        return _text({name: getattr(seen, name) for name in value.__slots__}, rules)
    if dataclasses.is_dataclass(value):
        names = [one.name for one in dataclasses.fields(value)]
        return type(value).__name__ + _text({name: getattr(value, name) for name in names}, rules)
    if isinstance(value, dict):
        pairs = sorted(f"{key}: {_text(one, rules)}" for key, one in value.items())
        return f"{{{', '.join(pairs)}}}"
    if isinstance(value, set | frozenset):
        return f"{{{', '.join(sorted(_text(one, rules) for one in value))}}}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(_text(one, rules) for one in value)}]"
    return repr(value)
