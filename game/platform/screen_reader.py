"""The desktop's screen reader, by way of AccessKit: UI Automation, NSAccessibility, AT-SPI."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Final

import accesskit
import pygame

from game.platform import sdl
from game.platform.node import Act, Node
from game.platform.reader_tree import ReaderTree

_STEPS: Final = ((accesskit.Action.INCREMENT, 1), (accesskit.Action.DECREMENT, -1))


class ScreenReader:
    """What reads the window to somebody, once the system says that anything does.

    AccessKit calls from threads of its own: they leave what they ask for to the main loop.
    Its adapter is asked only while somebody listens; before that, one of those threads may hold
    what a call would wait for, and wait for us in turn.

    Attributes:
        listens: True while a screen reader, or anything like it, wants to know.
    """

    has_keys = False

    def __init__(self, title: str) -> None:
        self.listens = False
        self._title = title
        self._tree = ReaderTree(title)
        self._focus = ""
        self._asked: deque[Any] = deque()
        self._driver = pygame.display.get_driver()
        self._adapter = _ADAPTERS[self._driver](self._begin, self._asked.append, self._end)

    def show(self, tree: Node) -> None:
        if self._tree.root is None:
            self.follow_window()
        self._tell(tree)

    def focus(self, id: str) -> None:
        self._focus = id
        if self._tree.root:
            self._tell(self._tree.root)

    def acts(self) -> list[Act]:
        acts = []
        while self._asked:
            request = self._asked.popleft()
            if (node := self._tree.node(request.target)) and (act := _act(request, node)):
                acts.append(act)
        return acts

    def answer(self, act: Act, lines: Sequence[str]) -> None:
        pass  # lines are typed in the page and in the terminal only

    def follow_window(self) -> None:
        """Tell where the window is now, and whether it has the keyboard, while somebody listens."""
        if not self.listens:
            return
        focused = pygame.key.get_focused()
        if self._driver == "cocoa":
            _raise(self._adapter.update_view_focus_state(focused))
        elif self._driver != "windows":  # which is asked by AccessKit itself
            self._adapter.update_window_focus_state(focused)
            self._adapter.set_root_window_bounds(*_bounds())

    def _tell(self, tree: Node) -> None:
        update = self._tree.update(tree, self._focus)
        _raise(self._adapter.update_if_active(lambda: update))

    def _begin(self) -> None:
        """Somebody listens from now on; nothing has been told yet."""
        self._tree = ReaderTree(self._title)
        self.listens = True

    def _end(self) -> None:
        self.listens = False


def _raise(events: Any) -> None:  # noqa: ANN401 (another class on every system)
    """Have the system tell what an update has changed, where that is left to us."""
    if events is not None:
        events.raise_events()


def _act(request: accesskit.ActionRequest, node: Node) -> Act | None:
    """Return what is asked for with a node; None for what means nothing here."""
    action, actions = request.action, accesskit.Action
    if action == actions.CLICK:
        return Act(node.id, "press")
    if action == actions.FOCUS:
        return Act(node.id, "focus")
    if action == actions.SET_VALUE and request.data:
        value = request.data[1]
        if node.role != "slider":
            return Act(node.id, "set", str(value))
        return _set_to(node, round(value)) if isinstance(value, float) else None
    steps = (step for each, step in _STEPS if action == each and node.role == "slider")
    return next((_set_to(node, int(node.value) + step) for step in steps), None)


def _set_to(slider: Node, value: int) -> Act:
    return Act(slider.id, "set", str(max(0, min(slider.most, value))))


def _bounds() -> tuple[accesskit.Rect, accesskit.Rect]:
    """Return the window's rectangle on the screen with its frame, and without."""
    x, y = pygame.display.get_window_position()
    width, height = pygame.display.get_window_size()
    top, left, bottom, right = sdl.window_frame()
    outer = accesskit.Rect(x - left, y - top, x + width + right, y + height + bottom)
    return outer, accesskit.Rect(x, y, x + width, y + height)


Begin = Callable[[], None]
Ask = Callable[[Any], None]


def _on_unix(begin: Begin, ask: Ask, end: Begin) -> Any:  # noqa: ANN401 (AccessKit has no types)
    return accesskit.unix.Adapter(begin, ask, end)


def _on_windows(begin: Begin, ask: Ask, _end: Begin) -> Any:  # noqa: ANN401
    window = pygame.display.get_wm_info()["window"]
    return accesskit.windows.SubclassingAdapter(window, begin, ask)


def _on_a_mac(begin: Begin, ask: Ask, _end: Begin) -> Any:  # noqa: ANN401
    # SDL gives the keyboard to the window, where a screen reader looks for it in the view
    accesskit.macos.add_focus_forwarder_to_window_class("SDLWindow")
    window = pygame.display.get_wm_info()["window"]
    return accesskit.macos.SubclassingAdapter.for_window(window, begin, ask)


_ADAPTERS: Final = {
    "x11": _on_unix,
    "wayland": _on_unix,
    "windows": _on_windows,
    "cocoa": _on_a_mac,
}
"""What makes AccessKit's adapter, by SDL's driver of the screen."""


def attached(title: str) -> ScreenReader | None:
    """Return the reader of the window, which is open but not shown yet.

    None where SDL draws to no screen.
    """
    return ScreenReader(title) if pygame.display.get_driver() in _ADAPTERS else None
