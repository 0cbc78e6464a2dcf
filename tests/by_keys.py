"""Whoever works a scene by keys alone, and sees where each of them leads."""

from copy import copy

from game.ui.controls.directions import DIRECTIONS
from game.ui.input import Key
from tests.windows import Viewer

KEPT = {"radio": ("left", "right"), "slider": ("left", "right"), "textbox": ("left", "right")}
"""The arrows that a widget of a role keeps for itself."""


def stops(scene):
    """The widgets and the other things that the keyboard can be on."""
    widgets = [one for one in scene.form.widgets if one.visible and one.enabled]
    return widgets, [one for one in scene.other_elements() if one.enabled]


def ways(scene, focus):
    """Yield each id that keys lead to from where the keyboard is, with the shortest way there.

    On a thing arrows walk, whatever else they mean in the scene.
    """
    widgets, things = stops(scene)
    taken = {key for one in scene.shortcuts() for key in one.keys} if scene.keys_first else set()
    found, to_do = set(), [(focus, ())]
    for before, way in to_do:
        own = KEPT.get(before.widget.role, ()) if before.widget else ()
        kept = set() if before.thing else {*taken, *own}
        for key in (*(one for one in DIRECTIONS if one not in kept), "tab"):
            stop = before.next_stop(Key(key), [*widgets, *things])
            if stop and stop.id not in found:
                found.add(stop.id)
                yield stop.id, (*way, key)
                there = copy(before)
                there.put_on(stop, by_keyboard=True)
                to_do.append((there, (*way, key)))


class ByKeys(Viewer):
    """A viewer without a pointer."""

    def strike(self, *names):
        for name in names:
            self.stage.handle(Key(name))
            self.look()

    @property
    def on(self):
        """The id of what has the keyboard; empty for nothing."""
        return self.stage.top.form.focus_id

    def walk_to(self, id):
        """Walk to a widget or another thing by the shortest way; the ring is there then."""
        if self.on != id:
            scene = self.stage.top
            self.strike(*next(way for on, way in ways(scene, scene.form._focus) if on == id))
            assert self.on == id
            assert scene.form.focus_ring

    def work(self, id):
        """Walk to something and work it."""
        self.walk_to(id)
        self.strike("return")
        self.now += 2  # nobody strikes the same key twice in a moment
        self.look()

    def choose(self, group, value):
        """Choose one of a group by arrows."""
        self.walk_to(group)
        while self.stage.top.form[group].value != value:
            self.strike("right")
