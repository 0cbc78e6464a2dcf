"""What is told of a position, in columns."""

import pygame
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from game.description import Diagram, Fact
from game.table.plain.shown import Shown
from game.table.plain.view.facts import FactLines
from game.ui.screen import Canvas, Screen

LINES = st.lists(
    st.builds(
        Fact, st.just("name"), st.sampled_from(["", "value", "long " * 30]), st.integers(0, 1)
    ),
    min_size=1,
    max_size=40,
)
WIDTHS = st.sampled_from([300, 800, 1200])


def placed(lines, width):
    """Where each of them lies."""
    told, diagram = FactLines(), Diagram(lines=tuple(lines))
    told.lay_out(Screen(1280, 800, 1), Rect(0, 0, width, 400))
    told.show(Shown(players=(), points=(), seat=0, words=("", ""), diagram=diagram, looks={}))
    return [one.rect for one in told._laid]


@given(LINES, WIDTHS)
def test_no_heading_is_parted_from_what_comes_below_it(lines, width):
    places = placed(lines, width)
    assert len(places) == len(lines)
    for line, place, after in zip(lines, places, places[1:], strict=False):
        if not line.value:
            assert (after.x, after.y > place.y) == (place.x, True)


@given(LINES, WIDTHS)
def test_no_two_lines_lie_on_one_another(lines, width):
    places = placed(lines, width)
    for number, place in enumerate(places):
        assert place.collidelist(places[number + 1 :]) == -1


def test_a_name_beside_a_short_value_is_whole(lines):
    pygame.display.set_mode((400, 300))
    screen, told = Screen(400, 300, 1), FactLines()
    shown = Shown(
        players=(),
        points=(),
        seat=0,
        words=("", ""),
        diagram=Diagram(lines=(Fact("Left of this turn", "2"), Fact("Stones", "13"))),
        looks={},
    )
    told.lay_out(screen, Rect(0, 0, 220, 200))
    told.show(shown)
    told.paint(Canvas(pygame.Surface((400, 300)), screen), shown)
    assert [words for words, _size, _place in lines] == ["Left of this turn", "2", "Stones", "13"]
