"""The index of pictures: each can be seen, heard and touched, and leads to its rule."""

from functools import partial

import pytest

from game.platform.node import Act
from game.rulebook.scene import RulebookScene
from game.rulebook.symbols import OF, SymbolsScene
from game.tikal.rules.setup import BASIC, Options
from game.tikal.words.book import book
from game.tzolkin.rules.setup import Options as TzolkinOptions
from game.tzolkin.words.rulebook import book as tzolkin_book
from game.ui.input import Drag, Key, Phase, Press, Release, Wheel
from game.ui.nodes import ids_in
from game.ui.scene import Scene
from tests.rulebook.test_rulebook import plain
from tests.windows import Viewer, beside_the_gallery, check_lines, sized

WHEELS = TzolkinOptions(tribes=True, prophecies=True, new_buildings=True, quick_actions=True)
WRITERS = {"Tikal": partial(book, BASIC, Options()), "Tzolk'in": partial(tzolkin_book, WHEELS)}


def index(size=(390, 844, 1), write=WRITERS["Tikal"]):
    viewer = Viewer(*size)
    viewer.stage.go(Scene(viewer.stage))
    viewer.stage.push(RulebookScene(viewer.stage, write, plain))
    viewer.look()
    viewer.tap("rulebook/contents")
    viewer.tap("rulebook/pictures")
    assert isinstance(viewer.stage.top, SymbolsScene)
    return viewer


def shown(viewer):
    return [one for one in viewer.ids() if one.startswith(OF)]


def told(viewer):
    """The symbols of the book under the index."""
    return viewer.stage._scenes[1].book.index()


@pytest.mark.parametrize("write", WRITERS.values(), ids=WRITERS)
@sized(playable_only=True)
def test_every_picture_is_on_a_page_with_its_whole_name(size, write, lines):
    viewer = index(size, write)
    names = [f"{OF}{one.picture}" for one in told(viewer)]
    seen = []
    for _page in range(viewer.stage.top.pages):
        viewer.check_layout()
        seen += shown(viewer)
        viewer.stage.handle(Key("page down"))
        viewer.look()
    assert seen == names
    check_lines(lines, viewer.stage.screen)
    words = " ".join(line[0] for line in lines)
    assert all(word in words for one in told(viewer) for word in one.name.split())


@beside_the_gallery()
def test_it_is_shown_in_any_window(size):
    assert shown(index(size))


def test_a_touch_leads_to_the_rule():
    viewer = index()
    under, (first, *_rest) = viewer.stage._scenes[1], told(viewer)
    viewer.tap(f"{OF}{first.picture}")
    assert (viewer.stage.top, under._read) == (under, first.rule)


def test_a_screen_reader_finds_all_pictures_and_opens_any():
    viewer = index((844, 390, 1))
    under, last = viewer.stage._scenes[1], told(viewer)[-1]
    names = {f"{OF}{one.picture}" for one in told(viewer)}
    assert names <= ids_in(viewer.stage.top.nodes())
    assert f"{OF}{last.picture}" not in shown(viewer)
    viewer.stage.act(Act(f"{OF}{last.picture}", "press"))
    viewer.look()
    assert (viewer.stage.top, under._read) == (under, last.rule)


def test_pages_are_turned_by_wheel_by_swipe_and_by_buttons():
    viewer = index((844, 390, 1))
    first, middle = shown(viewer), viewer.stage.screen.rect.center
    viewer.stage.handle(Wheel(middle, -1))
    assert shown(viewer) != first
    end = middle[0] + 200, middle[1]
    viewer.stage.handle(Press(middle))
    for phase in (Phase.BEGIN, Phase.MOVE, Phase.END):
        viewer.stage.handle(Drag(middle, end, (200, 0), phase))
    viewer.stage.handle(Release())
    assert shown(viewer) == first
    viewer.tap("rulebook/pictures-next")
    assert shown(viewer) != first


def test_escape_leads_back_to_the_contents():
    viewer = index()
    viewer.stage.handle(Key("escape"))
    viewer.look()
    assert "rulebook/search" in viewer.ids()
