"""The contents: everything can be chosen and looked for, by touch and by keyboard."""

from game.rulebook.contents import ContentsScene
from game.ui.input import Drag, Key, Phase, Press, Release, Typed
from tests.rulebook.test_rulebook import opened
from tests.windows import sized


def contents(size=(390, 844, 1)):
    viewer = opened(size)
    viewer.tap("rulebook/contents")
    assert isinstance(viewer.stage.top, ContentsScene)
    return viewer


def rows(viewer):
    return [one for one in viewer.ids() if one.startswith("rulebook/to/")]


def typed(viewer, words):
    for letter in words:
        viewer.stage.handle(Key(letter if letter != " " else "space"))
        viewer.stage.handle(Typed(letter))
    viewer.look()


def test_a_row_opens_its_page():
    viewer = contents()
    book = viewer.stage._scenes[-2]
    viewer.tap(rows(viewer)[3])
    assert viewer.stage.top is book
    assert book._read == rows(contents())[3].removeprefix("rulebook/to/")


def test_what_is_typed_is_looked_for_and_enter_opens_the_first():
    viewer = contents()
    book = viewer.stage._scenes[-2]
    typed(viewer, "guard")
    assert rows(viewer)[0] == "rulebook/to/guard"
    viewer.stage.handle(Key("return"))
    viewer.look()
    assert (viewer.stage.top, book._read) == (book, "guard")


def test_up_and_down_go_through_the_list_and_keep_the_row_in_view():
    viewer = contents((844, 390, 1))
    listing = viewer.stage.top.listing
    for _row in range(60):
        viewer.stage.handle(Key("down"))
    viewer.look()
    assert rows(viewer)[-1] == f"rulebook/to/{listing.chosen}"
    for _row in range(60):
        viewer.stage.handle(Key("up"))
    viewer.look()
    assert rows(viewer)[0] == f"rulebook/to/{listing.chosen}"


def test_a_finger_moves_the_list():
    viewer = contents((844, 390, 1))
    before, middle = rows(viewer), viewer.stage.top.listing.scroll.rect.center
    end = middle[0], middle[1] - 100
    viewer.stage.handle(Press(middle))
    for phase in (Phase.BEGIN, Phase.MOVE, Phase.END):
        viewer.stage.handle(Drag(middle, end, (0, -100), phase))
    viewer.stage.handle(Release())
    viewer.look()
    assert rows(viewer) != before


def test_what_is_not_there_is_said(lines):
    viewer = contents()
    lines.clear()
    typed(viewer, "xyzzy")
    assert rows(viewer) == []
    assert any(said.startswith("Nothing is called so") for said, _size, _rect in lines)


def test_a_cross_clears_the_line_and_goes_with_what_was_typed():
    viewer = contents()
    everything = rows(viewer)
    assert "rulebook/clear" not in viewer.ids()
    typed(viewer, "guard")
    viewer.check_layout()
    viewer.tap("rulebook/clear")
    assert (rows(viewer), "rulebook/clear" in viewer.ids()) == (everything, False)
    typed(viewer, "camp")  # the line has the keyboard still
    assert rows(viewer)[0] == "rulebook/to/camp"


def test_escape_clears_the_line_and_then_closes_the_contents():
    viewer = contents()
    typed(viewer, "guard")
    viewer.stage.handle(Key("escape"))
    viewer.look()
    assert (viewer.stage.top.form["rulebook/search"].value, len(rows(viewer)) > 5) == ("", True)
    viewer.stage.handle(Key("escape"))
    viewer.look()
    assert "rulebook/close" in viewer.ids()


@sized(playable_only=True)
def test_line_and_buttons_have_room_in_every_window(size):
    viewer = contents(size)
    viewer.check_layout()
    typed(viewer, "guard")
    viewer.check_layout()


def test_a_slash_and_control_f_open_it():
    for key in (Typed("/"), Key("f", ctrl=True)):
        viewer = opened((1280, 800, 1))
        viewer.stage.handle(key)
        viewer.look()
        assert isinstance(viewer.stage.top, ContentsScene)
        viewer.stage.handle(Key("escape"))
        viewer.look()
        assert "rulebook/close" in viewer.ids()
