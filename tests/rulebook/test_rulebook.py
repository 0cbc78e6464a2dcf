"""The rules page of every game, at every size (sections 2 to 8 in short)."""

import pytest

from game.rulebook.flow import Line, Pictured
from game.rulebook.scene import RulebookScene
from game.tikal.rules.setup import CAMP_RULES, Options
from game.tikal.rules.variants import AUCTION, BASIC, MINI, VARIANTS
from game.tikal.words.chapters import chapters
from game.tikal.words.choices import game_name
from game.ui.input import Drag, Key, Phase, Wheel
from game.ui.scene import Scene
from tests.windows import Viewer, check_lines, sized


def plain(_shown, canvas):
    """Paints figures of one colour."""
    canvas.surface.fill("grey")
    yield


def book(stage, variant, options, paint):
    told = chapters(variant, options or Options())
    return RulebookScene(stage, game_name(variant), told, paint)


def opened(size, variant=BASIC, options=None, paint=plain):
    viewer = Viewer(*size)
    viewer.stage.go(Scene(viewer.stage))
    viewer.stage.push(book(viewer.stage, variant, options, paint))
    viewer.look()
    return viewer


def words(variant, options=None):
    told = chapters(variant, options or Options())
    return " ".join(" ".join([one.heading, *one.paragraphs]) for one in told)


def figures(variant):
    told = chapters(variant, Options())
    return [figure for one in told for figure in one.figures.values()]


def pieces(viewer):
    return [column for page in viewer.stage.top.pages for column in page]


def turned_through(viewer):
    """Goes from the first page to the last."""
    scene = viewer.stage.top
    for _page in range(len(scene.pages) - 1):
        viewer.stage.handle(Key("page down"))
        viewer.look()
    assert scene.page == len(scene.pages) - 1


@sized()
def test_layout(size):
    viewer = opened(size, MINI)
    viewer.check_layout() if size[:2] not in ((200, 100), (320, 320)) else viewer.look()


@sized(playable_only=True)
@pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS)
def test_every_word_is_shown_whole_within_the_paper(size, variant, lines):
    viewer = opened(size, variant)
    turned_through(viewer)
    check_lines(lines, viewer.stage.screen)
    shown = " ".join(line[0] for line in lines)
    assert all(one.caption.split()[0] in shown for one in figures(variant))
    assert all(word in shown for word in words(variant).split())
    bar = viewer.element("rulebook/close").rect
    labels = {one.label for one in viewer.stage.elements()} | {"Previous", "Next"}
    assert all(rect.bottom <= bar.y for said, _size, rect in lines if said not in labels)


def test_a_paragraph_stays_in_one_column_where_it_can():
    viewer = opened((390, 844, 1), AUCTION)
    columns = [column for page in viewer.stage.top.pages for column in page]
    told = [one for chapter in chapters(AUCTION, Options()) for one in chapter.paragraphs]
    assert len(columns) > 1
    texts = [
        " ".join(line.words for line in column if isinstance(line, Line)) for column in columns
    ]
    assert all(any(paragraph in one for one in texts) for paragraph in told)


def test_pages_are_turned_by_button_swipe_wheel_and_key():
    viewer = opened((390, 844, 1))
    scene = viewer.stage.top
    assert not viewer.element("rulebook/back").enabled
    viewer.tap("rulebook/next")
    assert scene.page == 1
    viewer.stage.handle(Drag((100, 300), (250, 300), (5, 0), Phase.END))
    assert scene.page == 0
    viewer.stage.handle(Drag((250, 300), (100, 300), (5, 0), Phase.END))
    assert scene.page == 1
    viewer.stage.handle(Wheel((100, 300), 0.6))
    assert scene.page == 1
    viewer.stage.handle(Wheel((100, 300), 0.6))
    assert scene.page == 0
    viewer.stage.handle(Key("page up"))
    assert scene.page == 0


def test_one_page_has_no_buttons_to_turn():
    viewer = opened((3840, 2160, 2), paint=None)
    assert viewer.ids() == ["rulebook/close"]


def test_a_new_size_stays_about_where_one_read():
    viewer = opened((390, 844, 1))
    turned_through(viewer)
    viewer.stage.top.layout(Viewer(844, 390, 1).stage.screen)
    scene = viewer.stage.top
    assert scene.page >= len(scene.pages) // 2


def test_escape_closes_it():
    viewer = opened((844, 390, 1))
    viewer.stage.handle(Key("escape"))
    assert viewer.stage.top is viewer.stage.bottom


def test_mini_begins_by_saying_what_is_a_reconstruction():
    first, ours, *_certain = chapters(MINI, Options())[1].paragraphs
    assert first.startswith("Reconstruction:")
    assert "spaces a2 to d5" in ours
    assert "A2 A4 B3 B6 C4 D2 D3 D5 E1 F3 F5 G4" in ours
    assert "Reconstruction" not in words(AUCTION) + words(BASIC)


def test_only_games_with_an_auction_explain_it():
    assert "bid" in words(AUCTION)
    assert "bid" in words(MINI)
    assert "bid" not in words(BASIC)


def test_the_camp_rule_that_was_chosen_is_told():
    told = {words(BASIC, Options(camp_rule=rule)) for rule in CAMP_RULES}
    assert len(told) == len(CAMP_RULES)


@sized(playable_only=True)
def test_every_figure_is_shown_over_its_caption_as_large_as_its_column(size):
    viewer = opened(size)
    scene = viewer.stage.top
    shown = []
    for column in pieces(viewer):
        for number, piece in enumerate(column):
            if isinstance(piece, Pictured):
                shown.append(piece.figure)
                caption = column[number + 1].words
                assert piece.figure.caption.startswith(caption)
                assert piece.size[0] <= scene._columns[0].w
                assert piece.height >= viewer.stage.screen.px(84)
    assert shown == figures(BASIC)


def test_a_page_opens_with_its_figures_and_the_next_ones_follow_bit_by_bit():
    viewer = opened((390, 844, 1))
    scene = viewer.stage.top

    def missing():
        there = [one for column in scene.pages[scene.page] for one in column]
        return [one for one in there if isinstance(one, Pictured) and not scene._pictures.find(one)]

    assert missing() == []
    viewer.stage.handle(Key("page down"))
    assert missing()
    assert scene.busy
    while scene.busy:
        viewer.look()
    assert missing() == []


def test_a_game_without_a_painter_has_no_figures():
    viewer = opened((390, 844, 1), paint=None)
    assert not any(isinstance(one, Pictured) for column in pieces(viewer) for one in column)
