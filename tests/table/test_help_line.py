"""Where the help of a first game lies: over nothing that is touched to go on, if there is room."""

from pygame import Rect

from game.lessons.learnt import FirstTimeHint
from game.table.help_line import HelpLine
from game.ui.screen import Screen

SCREEN, BAND, BOARD = Screen(390, 844, 1), Rect(8, 8, 320, 40), Rect(8, 60, 374, 400)
WORDS = "A line of help that takes more than one line in a window that is as narrow as this one."


def laid(*needed, bands=(BAND,)):
    line = HelpLine(lambda: None)
    line.show(FirstTimeHint("one", WORDS, lambda _view: True, ()))
    line.lay_out(SCREEN, bands, BOARD, needed)
    return line.rect


def test_it_begins_at_its_band_where_nothing_is_in_its_way():
    assert laid().topleft == BAND.topleft
    assert laid(Rect(20, 300, 40, 40)).topleft == BAND.topleft
    assert laid().bottom > BOARD.top


def test_it_moves_down_the_board_from_what_is_needed_there():
    needed = Rect(20, 64, 40, 40), Rect(60, 200, 40, 40)
    line = laid(*needed)
    assert line.collidelist(needed) < 0
    assert BOARD.contains(line)


def test_it_lies_in_another_band_if_the_first_is_in_the_way_of_what_it_names():
    below = Rect(8, 700, 374, 0)
    assert laid(bands=(below, BAND)).topleft == below.topleft
    assert laid(Rect(20, 720, 40, 40), bands=(below, BAND)).topleft == BAND.topleft


def test_it_stays_on_the_board_if_all_of_that_is_needed():
    assert laid(BOARD).bottom <= BOARD.bottom
