"""Elements: what can be touched on the screen, as tests, the keyboard and screen readers see it."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.platform.node import Node, Role


@dataclass(frozen=True)
class Element:
    """Something that can be touched, as tests, the keyboard and screen readers see it.

    Attributes:
        rect: its place in device pixels.
        enabled: False if a tap does not work it now.
        role: "button", "link", "textbox", "slider", "radio", "gridcell" or, for a line of a list,
            "option".
        value: the text of a field, the number of a slider, or "on" for a chosen option.
        most: of a field, the greatest number of letters; 0 for no limit.
        focused: True if it is a field that has the keyboard.
    """

    id: str
    label: str
    rect: pygame.Rect
    enabled: bool = True
    role: Role = "button"
    value: str = ""
    most: int = 0
    focused: bool = False


def node_of(
    element: Element,
    name: str | None = None,
    description: str = "",
    *,
    enabled: bool | None = None,
) -> Node:
    """Return an element as a node for assistive software.

    What stands in no grid or list box of its own is a button there. Without ``name`` or ``enabled``
    it has the element's.
    """
    role: Role = "button" if element.role in ("gridcell", "option") else element.role
    chosen = element.value == "on"
    x, y, width, height = element.rect
    return Node(
        element.id,
        role,
        element.label if name is None else name,
        (x, y, width, height),
        value="" if chosen else element.value,
        most=element.most,
        enabled=element.enabled if enabled is None else enabled,
        description=description,
        chosen=chosen if chosen or role == "radio" else None,
    )
