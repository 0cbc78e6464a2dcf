"""The house as it is drawn in docs/house.md."""

from tools.structure import ROOT, arrows, flowchart, plain, sources


def test_the_document_shows_the_house_as_it_is():
    drawn = flowchart(arrows(sources()))
    assert drawn in (ROOT / "docs" / "house.md").read_text("utf-8")


def test_no_room_imports_one_that_imports_it():
    found = arrows(sources())
    assert found
    assert not {(a, b) for a, b in found if (b, a) in found}


def test_an_arrow_that_a_longer_way_says_is_left_out():
    assert plain({("a", "b"), ("b", "c"), ("a", "c")}) == {("a", "b"), ("b", "c")}
    assert plain({("a", "b"), ("b", "a")}) == {("a", "b"), ("b", "a")}


def test_imports_are_found_however_they_are_written():
    modules = {
        "game.core": "",
        "game.core.match": "",
        "game.ui.text": "from game.core import match",
        "game.scenes.title.scene": "def f():\n    import game.ui.text",
    }
    assert arrows(modules) == {("game.ui", "game.core"), ("game.scenes.title", "game.ui")}
