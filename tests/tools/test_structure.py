"""The house as it is drawn in docs/house.md."""

from tools.structure import ROOT, arrows, flowchart, imports, plain


def test_the_document_shows_the_house_as_it_is():
    drawn = flowchart(arrows(imports()))
    assert drawn in (ROOT / "docs" / "house.md").read_text("utf-8")


def test_no_room_imports_one_that_imports_it():
    found = arrows(imports())
    assert found
    assert not {(a, b) for a, b in found if (b, a) in found}


def test_an_arrow_that_a_longer_way_says_is_left_out():
    assert plain({("a", "b"), ("b", "c"), ("a", "c")}) == {("a", "b"), ("b", "c")}
    assert plain({("a", "b"), ("b", "a")}) == {("a", "b"), ("b", "a")}


def test_a_room_is_a_folder_of_the_game_or_of_a_divided_one():
    modules = {
        "game.core.match": set(),
        "game.ui.text": {"game.core.match"},
        "game.tikal.rules.state": {"game.ui.text"},
    }
    assert arrows(modules) == {("game.ui", "game.core"), ("game.tikal.rules", "game.ui")}
