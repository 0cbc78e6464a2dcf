"""The lines of a log: scrolled, found under a finger, drawn only when they change."""

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from game.core.message import Message
from game.table.log.entries import Log
from game.table.log.entry import LogTurn
from game.table.log.lines import LineSizes, LogLines, lay_turn, line_height
from game.table.players import players_of
from game.ui import text
from game.ui.input import Drag, Hover, Phase, Wheel
from game.ui.screen import Canvas, Screen
from game.ui.sound import speaker
from tests.table.small_game import PEOPLE, Say, Shelf, new_session

SCREEN = Screen(800, 600)
RECT = pygame.Rect(100, 50, 240, 300)
PAPER = RECT.inflate(20, 20)
PLAYERS = players_of(PEOPLE)


@pytest.fixture(autouse=True)
def _silence(monkeypatch):
    monkeypatch.setattr(speaker, "_deaf", True)


def turns(count):
    """So many turns of two different words each, and one that goes on."""
    session = new_session(Shelf(), range(3))
    for number in range(count):
        session.play([Say(f"word {number}"), Say("enough.")])
    session.play([Say("well"), Say("so")])
    session.show_all()
    log = Log(session)
    log.update()
    return log.turns


def lines_of(count, undo_from=None, *, for_fingers=False):
    lines = LogLines(PLAYERS, for_fingers=for_fingers)
    lines.layout(SCREEN, RECT)
    lines.show(turns(count), undo_from, None)
    return lines


def indexes(lines):
    return [one.row.entry.index for one in lines.visible_lines() if one.row.entry]


def test_the_latest_lines_are_seen_first():
    lines = lines_of(40)
    assert indexes(lines)[-1] == 81
    assert list(lines.visible_lines())[-1].rect.bottom <= RECT.bottom


def test_lines_laid_part_by_part_are_the_same():
    lines, laid = lines_of(40), lines_of(40)
    parts = lines.prepare()
    next(parts)
    lines.layout(SCREEN, RECT.inflate(-40, -30))
    laid.layout(SCREEN, RECT.inflate(-40, -30))
    assert sum(1 for _part in lines.prepare()) > 5
    assert not sum(1 for _part in lines.prepare())
    assert [one.rect for one in lines.visible_lines()] == [one.rect for one in laid.visible_lines()]
    assert lines.scroll.offset == laid.scroll.offset


def test_all_lines_lie_one_below_the_other():
    lines = lines_of(2)
    rects = [one.rect for one in lines.visible_lines()]
    assert len(rects) == 9
    assert all(one.bottom <= other.y for one, other in pairwise(rects))


def test_wheel_and_finger_move_them_and_no_further_than_they_go():
    lines = lines_of(40)
    last = indexes(lines)[-1]
    assert lines.take(Wheel(RECT.center, 3))
    assert indexes(lines)[-1] < last
    lines.take(Drag(RECT.center, RECT.center, (0, 100_000), Phase.MOVE))
    assert indexes(lines)[0] == 0
    assert not lines.take(Wheel((5, 5), 3))


def test_they_stay_where_they_were_moved_while_more_is_done():
    lines = lines_of(40)
    lines.take(Wheel(RECT.center, 100))
    lines.show(turns(41), None, None)
    assert indexes(lines)[0] == 0


@pytest.mark.parametrize("for_fingers", [False, True])
def test_a_line_is_found_where_it_is_seen(for_fingers):
    lines = lines_of(3, for_fingers=for_fingers)
    for one in lines.visible_lines():
        if RECT.contains(one.rect):
            assert lines.at(one.rect.center).row is one.row
    assert lines.at((RECT.x - 5, RECT.centery)) is None


def test_only_what_can_be_undone_has_a_sign_for_it():
    lines = lines_of(3, undo_from=7)
    assert [one.row.entry.index for one in lines.visible_lines() if one.undo] == [7]


def test_lines_are_painted_once_and_again_only_when_they_change():
    pygame.display.set_mode((64, 64))
    canvas = Canvas(pygame.Surface(SCREEN.size), SCREEN)
    lines = lines_of(40)

    def painted():
        with text.record_drawn_lines() as drawn:
            lines.draw(canvas, PAPER)
        return len(drawn)

    assert painted() > 10
    assert painted() == 0
    over = Hover([one for one in lines.visible_lines() if one.row.entry][3].rect.center)
    assert lines.take(over)
    assert painted() > 10
    assert not lines.take(over)
    assert painted() == 0


def test_no_more_is_painted_of_a_long_game_than_is_seen():
    pygame.display.set_mode((64, 64))
    canvas = Canvas(pygame.Surface(SCREEN.size), SCREEN)
    counts = []
    for count in (40, 300):
        with text.record_drawn_lines() as drawn:
            lines_of(count).draw(canvas, PAPER)
        counts.append(len(drawn))
    assert counts[1] <= counts[0] + 2


def test_what_it_cost_gives_way_before_a_word_is_broken():
    """It stands in a line of its own then."""
    turn = turns(1)[0]
    entries = [
        replace(one, step=replace(one.step, words="antidisestablishmentarianism", cost="4 stone"))
        for one in turn.entries
    ]
    dear = LogTurn(turn.seat, tuple(entries))
    _name, first, *_more = lay_turn(dear, PLAYERS, LineSizes(SCREEN, 240, 0, 0), 9).rows
    assert [line.lower() for line in first.words] == [entries[0].step.words]
    assert first.cost_below
    assert first.high >= 2 * line_height(SCREEN)


def test_a_reason_lies_below_its_line_part_by_part():
    session = new_session(Shelf(), range(3))
    session.play([Say("word"), Say("enough.")], Message("because it rains\nand is cold"))
    session.show_all()
    log = Log(session)
    log.update()
    sizes = LineSizes(SCREEN, 400, 0, 0)
    _name, word, enough = lay_turn(log.turns[0], PLAYERS, sizes, 9).rows
    assert (word.reason, enough.reason) == ((), ("because it rains", "and is cold"))
    assert enough.high == word.high + 2 * line_height(SCREEN)
