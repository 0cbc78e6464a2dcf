"""The rulebook of every game, at every size (sections 2 to 8 in short)."""

from functools import partial

import pytest

from game.rulebook.flow import Links, PlacedFigure, TextLine, blocks_of
from game.rulebook.scene import RulebookScene
from game.tikal.rules.setup import AUCTION, BASIC, CAMP_RULES, MINI, Options
from game.tikal.words.book import book
from game.ui import theme
from game.ui.input import Drag, Key, Phase, Wheel
from game.ui.scene import Scene
from tests.windows import Viewer, beside_the_gallery, check_lines, sized


def plain(_shown, canvas):
    """Paints figures of one colour."""
    canvas.surface.fill("grey")
    yield


def opened(size, variant=BASIC, options=None, paint=plain, rule=""):
    viewer = Viewer(*size)
    viewer.stage.go(Scene(viewer.stage))
    write = partial(book, variant, options or Options())
    viewer.stage.push(RulebookScene(viewer.stage, write, paint, rule))
    viewer.look()
    return viewer


def words(told):
    """All that a book says, a paragraph each."""
    said = [chapter.heading for chapter in told.chapters]
    for section in told.sections():
        said += [section.heading, *(one.words for one in section.passages)]
    return said


def pieces(viewer):
    return [column for page in viewer.stage.top.pages for column in page]


def turned_through(viewer):
    """Goes from the first page to the last."""
    scene = viewer.stage.top
    for _page in range(len(scene.pages) - 1):
        viewer.check_layout()
        viewer.stage.handle(Key("page down"))
        viewer.look()
    viewer.check_layout()
    assert scene.page == len(scene.pages) - 1


@sized(playable_only=True)
def test_every_word_is_shown_whole_within_the_paper(size, lines):
    viewer = opened(size, MINI)
    turned_through(viewer)
    check_lines(lines, viewer.stage.screen)
    shown = " ".join(line[0] for line in lines)
    told = viewer.stage.top.book
    assert all(one.caption.split()[0] in shown for one in told.figures())
    assert all(word in shown for said in words(told) for word in said.split())
    bar = viewer.element("rulebook/close").rect
    labels = {one.label for one in viewer.stage.elements()} | {"Previous", "Next"}
    assert all(rect.bottom <= bar.y for said, _size, rect in lines if said not in labels)


@beside_the_gallery()
def test_it_is_shown_in_any_window(size):
    assert opened(size, MINI).stage.top.pages


@sized(playable_only=True)
def test_no_heading_stands_alone_at_the_foot_of_a_column(size):
    for column in pieces(opened(size)):
        last = column[-1]
        heading = isinstance(last, TextLine) and last.style in (theme.HEADING, theme.SUBHEADING)
        assert not heading
        assert not (isinstance(last, TextLine) and last.rule)


def test_a_paragraph_stays_in_one_column_where_it_can():
    viewer = opened((390, 844, 1), AUCTION)
    columns = pieces(viewer)
    assert len(columns) > 1
    texts = [
        " ".join(line.words for line in column if isinstance(line, TextLine)) for column in columns
    ]
    assert all(any(said in one for one in texts) for said in words(viewer.stage.top.book))


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


@pytest.mark.parametrize("size", [(390, 844, 1), (1280, 800, 1)])
def test_it_opens_where_every_rule_stands(size):
    for section in book(BASIC, Options()).sections():
        scene = opened(size, rule=section.rule).stage.top
        begun = [piece.rule for column in scene.pages[scene.page] for piece in column]
        assert section.rule in begun


def test_a_link_leads_on_and_closing_leads_back():
    viewer = opened((1280, 800, 1), rule="guard")
    scene = viewer.stage.top
    page = scene.page
    viewer.stage.handle(Key("home"))
    viewer.stage.handle(Key("escape"))
    viewer.look()
    viewer.tap("rulebook/see/guard/dig")
    assert scene._read == "dig"
    viewer.tap("rulebook/close")
    assert scene.page == page
    viewer.tap("rulebook/close")
    assert viewer.stage.top is viewer.stage.bottom


def test_a_new_size_stays_where_one_read():
    viewer = opened((390, 844, 1), rule="volcano")
    scene = viewer.stage.top
    scene.layout(Viewer(844, 390, 1).stage.screen)
    assert "volcano" in [piece.rule for column in scene.pages[scene.page] for piece in column]


def test_escape_closes_it():
    viewer = opened((844, 390, 1))
    viewer.stage.handle(Key("escape"))
    assert viewer.stage.top is viewer.stage.bottom


def test_mini_says_what_is_a_reconstruction():
    first, *_rest, spaces, _beyond = book(MINI, Options()).section("mini").passages
    assert first.words.startswith("No picture of the original")
    assert "spaces a2 to d5" in spaces.words
    assert "A2 A4 B3 B6 C4 D2 D3 D5 E1 F3 F5 G4" in spaces.words


@pytest.mark.parametrize(
    ("variant", "held"),
    [(BASIC, {"Basic game"}), (AUCTION, {"Auction game"}), (MINI, {"Auction game", "Mini Tikal"})],
)
def test_what_differs_is_marked_and_holds_where_it_is_played(variant, held):
    marks = {
        passage.condition
        for section in book(variant, Options()).sections()
        for passage in section.passages
        if passage.condition
    }
    games = {"Basic game", "Auction game", "Mini Tikal"}
    assert {str(one.words) for one in marks if str(one.words) in games and one.in_use} == held
    assert {str(one.words) for one in marks} > games


def test_the_camp_rule_that_was_chosen_is_marked():
    for rule in CAMP_RULES:
        passages = book(BASIC, Options(camp_rule=rule)).section("camp").passages
        marks = [one.condition.in_use for one in passages if one.condition]
        assert marks == [one == rule for one in CAMP_RULES] + [False]


def test_marks_are_drawn_beside_what_they_are_about(lines):
    opened((1280, 800, 1), AUCTION, rule="auction")
    assert any(said == "In your game: Auction game" for said, _size, _rect in lines)
    lines.clear()
    opened((1280, 800, 1), BASIC, rule="auction")
    assert any(said == "Only: Auction game" for said, _size, _rect in lines)


@sized(playable_only=True)
def test_every_figure_is_shown_over_its_caption_as_large_as_its_column(size):
    viewer = opened(size)
    scene = viewer.stage.top
    shown = []
    for column in pieces(viewer):
        for number, piece in enumerate(column):
            if isinstance(piece, PlacedFigure):
                shown.append(piece.figure)
                caption = column[number + 1].words
                assert piece.figure.caption.startswith(caption)
                assert piece.size[0] <= scene._columns[0].w
                assert piece.height >= viewer.stage.screen.px(84)
    assert shown == list(scene.book.figures())


def test_a_page_opens_with_its_figures_and_the_next_ones_follow_bit_by_bit():
    viewer = opened((390, 844, 1))
    scene = viewer.stage.top

    def missing():
        there = [one for column in scene.pages[scene.page] for one in column]
        return [
            one
            for one in there
            if isinstance(one, PlacedFigure) and not scene._pictures.picture_of(one)
        ]

    assert missing() == []
    pictured = next(
        number
        for number, page in enumerate(scene.pages)
        if number > 1 and any(isinstance(one, PlacedFigure) for column in page for one in column)
    )
    scene.turn(pictured)
    assert missing()
    assert scene.busy
    while scene.busy:
        viewer.look()
    assert missing() == []


def test_a_game_without_a_painter_has_no_figures():
    viewer = opened((390, 844, 1), paint=None)
    assert not any(isinstance(one, PlacedFigure) for column in pieces(viewer) for one in column)


@pytest.mark.parametrize("variant", [BASIC, AUCTION, MINI])
def test_every_link_of_a_page_has_its_own_name(variant):
    viewer = opened((1280, 800, 1), variant)
    for _page in viewer.stage.top.pages:
        assert len(viewer.ids()) == len(set(viewer.ids()))
        viewer.stage.handle(Key("page down"))
        viewer.look()


def test_links_stand_below_the_last_passage_of_their_section():
    viewer = opened((1280, 800, 1))
    scene = viewer.stage.top
    room = scene._columns[0]
    column = type("Room", (), {"width": room.w, "height": room.h})
    blocks = blocks_of(scene.book, viewer.stage.screen, column, pictured=True)
    linked = [block for block in blocks if any(isinstance(one, Links) for one in block)]
    assert len(linked) == sum(bool(one.see_also) for one in scene.book.sections())
    assert all(isinstance(block[-1], Links) for block in linked)
