"""What a screen reader of Linux meets: run by the system's own Python, which has gi.

Each line that it reads is a request in JSON: ["nodes"] tells all that is there, ["press", ROLE,
NAME], ["focus", ROLE, NAME] and ["set", ROLE, NAME, NUMBER] do that, ["heard"] tells what has been
announced and focused since. Each answer is a line, too.
"""

import json
import sys
from collections.abc import Iterator
from typing import Any, TextIO
from warnings import filterwarnings

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402 (of that version)

filterwarnings("ignore", category=DeprecationWarning)
heard: list[list[str]] = []


def ask_for_access() -> None:
    """Says on the bus that somebody listens, as a screen reader does when it starts."""
    where = "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set"
    on = GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", True)))
    Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(*where, on, None, 0, -1, None)


def hear(event: Any) -> None:
    if event.type.startswith("object:announcement"):
        heard.append(["announced", event.any_data])
    elif event.detail1:
        heard.append(["focused", event.source.get_name()])


def below(node: Any) -> Iterator[Any]:
    yield node
    for place in range(node.get_child_count()):
        child = node.get_child_at_index(place)
        if child:
            yield from below(child)


def there() -> list[Any]:
    desktop = Atspi.get_desktop(0)
    desktop.clear_cache()
    return [
        node
        for place in range(desktop.get_child_count())
        for node in below(desktop.get_child_at_index(place))
    ]


def told(node: Any) -> dict[str, Any]:
    component, value = node.get_component_iface(), node.get_value_iface()
    box = component and component.get_extents(Atspi.CoordType.SCREEN)
    return {
        "role": node.get_role_name(),
        "name": node.get_name(),
        "description": node.get_description(),
        "states": sorted(state.value_nick for state in node.get_state_set().get_states()),
        "value": value and value.get_current_value(),
        "rect": box and [box.x, box.y, box.width, box.height],
    }


def answer(request: str, *arguments: Any) -> Any:
    if request == "nodes":
        return [told(node) for node in there()]
    if request == "heard":
        before, heard[:] = heard[:], []
        return before
    role, name, *rest = arguments
    for node in there():
        if node.get_role_name() == role and node.get_name().startswith(name):
            if request == "press":
                return node.get_action_iface().do_action(0)
            if request == "focus":
                return node.get_component_iface().grab_focus()
            return node.get_value_iface().set_current_value(*rest)
    return False


def take(source: TextIO, _condition: Any) -> bool:
    line = source.readline()
    if not line:
        Atspi.event_quit()
        return False
    try:
        print(json.dumps(answer(*json.loads(line))), flush=True)
    except GLib.Error as error:  # it was gone before it could be asked
        print(json.dumps({"error": str(error)}), flush=True)
    return True


ask_for_access()
Atspi.init()
listener = Atspi.EventListener.new(hear)
for event in ("object:announcement", "object:state-changed:focused"):
    listener.register(event)
GLib.io_add_watch(
    sys.stdin, GLib.PRIORITY_DEFAULT, GLib.IOCondition.IN | GLib.IOCondition.HUP, take
)
Atspi.event_main()
