"""What the tree of nodes tells of every scene and dialog of the galleries."""

import re

import pygame
import pytest

from game.ui import text
from game.ui.screen import Canvas
from tools.gallery import SCENES as TIKAL
from tools.gallery import tzolkin, visit
from tools.gallery.windows import LAYOUTS

ALL = {f"tikal/{name}": one for name, one in TIKAL.items()}
ALL |= {f"tzolkin/{name}": one for name, one in tzolkin.SCENES.items()}
NAMED = {"button", "link", "radio", "textbox", "slider", "gridcell", "list", "table", "grid"}
WITHIN = {
    "gridcell": {"row"},
    "cell": {"row"},
    "columnheader": {"row"},
    "rowheader": {"row"},
    "row": {"grid", "table"},
    "radio": {"radiogroup"},
    "listitem": {"list"},
}
"""The roles of which one has to be right above a node of this role."""
UNTOLD = re.compile(
    r"first age, \d+ left|scored at the end|\d of 4 scorings|Treasures: .*|\d+ to recover"
    r"|Next hexagon"
)
"""Lines of tables on what is left in the game, which their trees do not tell word for word."""
WORD = re.compile(r"[^\W\d_]+")
LISTED = re.compile(r"log/\d+(/undo)?")
"""The ids of the log's lines beside the board, which the log itself tells."""


def drawn(stage):
    """Every line that the uppermost scene draws."""
    top = stage.top
    with text.record_drawn_lines() as lines:
        top.layout(stage.screen)
        canvas = Canvas(pygame.Surface(stage.screen.size), stage.screen)
        for _part in top.prepare(canvas):
            pass
        canvas.surface.set_clip(None)
        top.draw(canvas)
    return {line.meant for line in lines}


def plain(words):
    """The words alone, without signs and capitals."""
    return re.sub(r"[^\w]+", " ", words).casefold().strip()


def misplaced(node):
    """The ids of all nodes that stand right below one in which they have no meaning."""
    for child in node.children:
        if node.role not in WITHIN.get(child.role, {node.role}):
            yield child.id
        yield from misplaced(child)


def chosen_things(stage):
    """The ids of all things that a table shows as chosen."""
    picture = getattr(stage.top, "picture", None)
    shown = getattr(picture, "shown", None)
    if hasattr(shown, "seen"):
        return {one.id for one in shown.seen.chosen}
    things = getattr(shown, "things", {})
    return {one.id for one, state in things.items() if state.chosen}


@pytest.mark.parametrize("name", ALL)
def test_the_tree_tells_all_that_is_drawn_and_all_that_can_be_touched(name):
    stage = visit(ALL[name], LAYOUTS["1280x800@1"]).stage
    lines, nodes = drawn(stage), list(stage.tree().walk())
    ids = [node.id for node in nodes]
    chosen = [node.id for node in nodes if node.chosen]
    assert not [id for id in chosen_things(stage) if not any(one.endswith(id) for one in chosen)]
    assert len(ids) == len(set(ids))
    touched = {one.id for one in stage.elements() if one.role != "gridcell" or one.enabled}
    assert not {id for id in touched - set(ids) if not LISTED.fullmatch(id)}
    assert not [node.id for node in nodes if node.role in NAMED and not node.name]
    assert not list(misplaced(stage.tree()))
    told = plain(" ".join(f"{node.name} {node.value} {node.description}" for node in nodes))
    missing = [line for line in lines if len(WORD.findall(line)) > 1 and plain(line) not in told]
    assert not [line for line in missing if not UNTOLD.fullmatch(line)]
