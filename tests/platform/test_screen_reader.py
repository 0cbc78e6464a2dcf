"""The way to the desktop's screen reader, with one that is played by the test."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.platform.desktop import Desktop
from game.platform.node import Act, Node
from game.platform.surface import Assistive
from game.ui.assets import SPRITES

accesskit = pytest.importorskip("accesskit")

from game.platform import screen_reader  # noqa: E402 (it needs AccessKit)

SCENE = Node(
    "Form/1",
    "main",
    "A form",
    children=(
        Node("form/end", "button", "End"),
        Node("form/name", "textbox", "Name", value="Ada"),
        Node("form/loud", "slider", "Loud", value="4", most=5),
    ),
)


class Adapter:
    """Stands in for AccessKit's."""

    def __init__(self, begin: Callable[[], None], ask: Callable[[Any], None], end: Any) -> None:
        self.begin, self.ask, self.end = begin, ask, end
        self.updates: list[Any] = []
        self.focused: list[bool] = []

    def update_if_active(self, update: Callable[[], Any]) -> None:
        self.updates.append(update())

    def update_window_focus_state(self, focused: bool) -> None:
        self.focused.append(focused)

    def set_root_window_bounds(self, outer: Any, inner: Any) -> None:
        assert outer.x0 <= inner.x0 < inner.x1 <= outer.x1

    def request(self, action: Any, name: str, data: Any = None) -> None:
        """Asks for something, as another thread does."""
        numbers = {one.label: number for update in self.updates for number, one in update.nodes}
        self.ask(SimpleNamespace(action=action, target=numbers[name], data=data))


@pytest.fixture
def desktop(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Desktop]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "offscreen")
    monkeypatch.setenv("TIKAL_DATA", str(tmp_path))
    pygame.display.quit()
    yield Desktop()
    pygame.display.quit()


@pytest.fixture
def adapter(desktop: Desktop, monkeypatch: pytest.MonkeyPatch) -> Adapter:
    """The one of the desktop's window."""
    made: list[Adapter] = []

    def adapt(*handlers: Any) -> Adapter:
        made.append(Adapter(*handlers))
        return made[-1]

    monkeypatch.setitem(screen_reader._ADAPTERS, "offscreen", adapt)
    desktop.open_window("Tikal", SPRITES / "app_icon.png")
    return made[0]


def listening(desktop: Desktop, adapter: Adapter) -> Assistive:
    """The screen reader, which has just begun to listen."""
    adapter.begin()
    assert desktop.assistive
    return desktop.assistive


def test_nothing_is_told_while_nobody_listens(desktop: Desktop, adapter: Adapter) -> None:
    assert not desktop.assistive
    desktop.consumes(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    reader = listening(desktop, adapter)
    reader.show(SCENE)
    assert len(adapter.updates) == len(adapter.focused) == 1
    desktop.consumes(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert len(adapter.focused) == 2
    adapter.end()
    assert not desktop.assistive


def test_whoever_listens_again_is_told_all(desktop: Desktop, adapter: Adapter) -> None:
    for _time in range(2):
        listening(desktop, adapter).show(SCENE)
        adapter.end()
    first, again = adapter.updates
    assert len(first.nodes) == len(again.nodes) == 5
    assert again.tree


def test_the_keyboard_is_followed(desktop: Desktop, adapter: Adapter) -> None:
    reader = listening(desktop, adapter)
    reader.focus("form/end")
    assert not adapter.updates  # there is nothing yet that could have it
    reader.show(SCENE)
    reader.focus("form/name")
    first, then = adapter.updates
    names = {number: node.label for number, node in first.nodes}
    assert (names[first.focus], names[then.focus]) == ("End", "Name")
    assert not then.nodes


def test_what_is_asked_for_is_done_in_the_main_loop(desktop: Desktop, adapter: Adapter) -> None:
    reader, actions = listening(desktop, adapter), accesskit.Action
    reader.show(SCENE)
    adapter.request(actions.CLICK, "End")
    adapter.request(actions.FOCUS, "Name")
    adapter.request(actions.SET_VALUE, "Name", (accesskit.ActionDataKind.VALUE, "Bo"))
    adapter.request(actions.SET_VALUE, "Loud", (accesskit.ActionDataKind.NUMERIC_VALUE, 2.0))
    adapter.request(actions.INCREMENT, "Loud")
    adapter.request(actions.DECREMENT, "Loud")
    assert reader.acts() == [
        Act("form/end", "press"),
        Act("form/name", "focus"),
        Act("form/name", "set", "Bo"),
        Act("form/loud", "set", "2"),
        Act("form/loud", "set", "5"),
        Act("form/loud", "set", "3"),
    ]
    assert not reader.acts()


def test_what_means_nothing_or_is_gone_is_left_out(desktop: Desktop, adapter: Adapter) -> None:
    reader, actions = listening(desktop, adapter), accesskit.Action
    reader.show(SCENE)
    adapter.request(actions.SCROLL_DOWN, "End")
    adapter.request(actions.INCREMENT, "End")
    adapter.request(actions.SET_VALUE, "Loud", (accesskit.ActionDataKind.VALUE, "loud"))
    adapter.request(actions.CLICK, "End")
    reader.show(Node("Form/1", "main", "Empty"))
    assert not reader.acts()


def test_another_program_that_listens_comes_first(desktop: Desktop, adapter: Adapter) -> None:
    adapter.begin()
    reader = desktop.assistive
    other: Any = object()
    desktop.assist(other)
    assert desktop.assistive is other
    desktop.assist(None)
    assert desktop.assistive is reader


def test_without_accesskit_the_window_opens_as_before(
    desktop: Desktop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "game.platform.screen_reader", None)
    monkeypatch.delattr("game.platform.screen_reader")
    assert desktop.open_window("Tikal", SPRITES / "app_icon.png")
    assert desktop.assistive is None
