"""The figures of the rules are positions of one legal game, and can be painted."""

import pygame
import pytest

from game.rulebook.book import Illustration
from game.tzolkin.rules.data.board import GEARS
from game.tzolkin.rules.setup import Options
from game.tzolkin.rules.state import WORKER
from game.tzolkin.table.figure import paint_figure, position, seen_in
from game.tzolkin.words import rulebook_figures
from game.tzolkin.words.rulebook import book
from game.ui.screen import Canvas, Screen


@pytest.fixture(autouse=True, scope="module")
def _window():
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))


def all_figures() -> list[Illustration]:
    return list(book(Options()).figures())


def test_every_gear_has_its_picture() -> None:
    gears = [one.subject.gear for one in all_figures() if one.subject.subject == "gear"]
    assert gears == list(range(len(GEARS)))


def test_the_moments_are_what_their_captions_say() -> None:
    prices = rulebook_figures.prices().subject
    assert position(prices).workers_placed == 1
    assert seen_in(prices, position(prices)).prices
    picking = rulebook_figures.picking().subject
    state = position(picking)
    assert (state.phase, state.seat, state.phase_args) == (WORKER, 0, (2, 4))
    assert seen_in(picking, state).lit
    assert position(rulebook_figures.food_day().subject).food_day == 1


@pytest.mark.parametrize("figure", all_figures(), ids=lambda one: one.caption)
def test_a_figure_covers_its_canvas(figure: Illustration) -> None:
    surface = pygame.Surface((300, round(300 / figure.ratio)))
    for _part in paint_figure(figure.subject, Canvas(surface, Screen(300, 300))):
        pass
    wide, high = surface.get_size()
    seen = {tuple(surface.get_at((x, y))) for x in range(0, wide, 7) for y in range(0, high, 7)}
    assert len(seen) > 30
