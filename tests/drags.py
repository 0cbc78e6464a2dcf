"""Drags over a window, as a finger or the mouse makes them."""

from game.ui.input import Drag, Phase, Press, Release


def hold(viewer, start, *places):
    """A finger comes down and goes from place to place, and stays there."""
    viewer.stage.handle(Press(start))
    last, phase = start, Phase.BEGIN
    for place in places:
        way = place[0] - last[0], place[1] - last[1]
        viewer.stage.handle(Drag(start, place, way, phase))
        last, phase = place, Phase.MOVE
    viewer.look()


def let_go(viewer, start, place, phase=Phase.END):
    """It lifts, or the drag is broken off."""
    viewer.stage.handle(Drag(start, place, (0, 0), phase))
    viewer.stage.handle(Release())
    viewer.look()


def drag(viewer, start, *places):
    """All of it."""
    hold(viewer, start, *places)
    let_go(viewer, start, places[-1])


def anywhere(chance, screen):
    """Some pixel of the window."""
    return chance.randrange(screen.size[0]), chance.randrange(screen.size[1])
