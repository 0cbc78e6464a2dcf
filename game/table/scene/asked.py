"""What a table asks for now, as the id of what one would touch next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from game.table import ids
from game.table.overlay import is_about_overlays

if TYPE_CHECKING:
    from game.table.scene.striking import Striking

_BESIDE: Final = ("tool/", "watch/", "replay/", "log/", "link/leave", ids.HINT, "put-down")
"""How the ids of buttons begin that stand beside what is to be done: they help, or take back."""


def asked_for(scene: Striking) -> str:
    """Return the id of what is to be touched next; empty if nobody here is asked for anything.

    It is the button that Enter stands for: what is chosen would be done. Else it is the first thing
    on the table that can be chosen, else the first button that does what is asked.
    """
    return next(_asked(scene), "")


def _asked(scene: Striking) -> Iterator[str]:
    entered = (key.buttons for key in (*scene.mode.keys, *scene.kit.keys) if "return" in key.keys)
    for buttons in entered:
        button = scene.controls.first_usable(buttons)
        if button and button.enabled and not button.id.startswith(_BESIDE):
            yield button.id
    table = (node for part in scene.table_nodes() for node in part.walk())
    yield from (node.id for node in table if node.chosen is False and node.enabled)
    there = [one.id for one in scene.form.widgets if one.visible and one.enabled]
    doing = [id for id in there if not (id.startswith(_BESIDE) or is_about_overlays(id))]
    yield from (id for id in doing if not id.startswith(tuple(scene.kit.aside)))
    yield from doing if scene.mode.decider is not None else ()
