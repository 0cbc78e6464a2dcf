"""What a tray says in little room."""

import re
from collections import namedtuple
from types import SimpleNamespace

import pygame
import pytest
from pygame import Rect

from game.tzolkin.rules.actions import Do, EndTurn
from game.tzolkin.rules.data.board import GEAR_OF
from game.tzolkin.rules.game_rules import random_match
from game.tzolkin.rules.state import PICKING
from game.tzolkin.table.signs import Sign, sign
from game.tzolkin.table.signs.earned import earned
from game.tzolkin.table.tray import CardRow, Tray, TrayCard, describe_corn, workers_done
from game.tzolkin.table.view.card import CardButton
from game.tzolkin.table.view.tray import latest, plan_tray
from game.tzolkin.words import names
from game.ui import theme
from game.ui.screen import Canvas, Screen
from game.ui.text import paragraph, record_drawn_lines, wrap

Played = namedtuple("Played", "action before")


def test_what_was_done_last_stands_whole_where_not_all_has_room():
    screen = Screen(390, 844, 1)
    lines = ["picks up the worker from Uxmal 1", "does the action of Uxmal 1", "ends the turn"]
    assert latest(screen, Rect(0, 0, 300, 200), lines) == "\n".join(lines)
    assert latest(screen, Rect(0, 0, 300, 18), lines) == "ends the turn"
    assert latest(screen, Rect(0, 0, 300, 18), []) == ""


@pytest.mark.parametrize("width", range(60, 300, 10))
def test_the_name_of_a_space_is_never_broken(width):
    lines = wrap(
        Screen(390, 844, 1), f"places a worker on {names.action_name(2, 0)}", theme.NOTE, width
    )
    assert any(line.endswith("Tikal\u00a00") for line in lines)


@pytest.mark.parametrize("width", range(52, 120, 4))
def test_it_is_drawn_smaller_instead(width):
    screen, name = Screen(390, 844, 1), str(names.action_name(3, 2))
    pygame.display.set_mode((1, 1))  # letters are made for it
    canvas = Canvas(pygame.Surface(screen.size), screen)
    with record_drawn_lines() as lines:
        paragraph(canvas, name, Rect(0, 0, width, 60), theme.LABEL)
    assert [line.shown for line in lines] == [name]


@pytest.mark.parametrize("signs", [(), ((Sign(sign.ACTION, struck=True),),)])
@pytest.mark.parametrize("width", range(40, 132, 4))
@pytest.mark.parametrize("label", ["Do nothing", "Beg for corn", "Yaxchilan\u00a04"])
def test_no_word_of_a_card_is_broken(label, width, signs):
    screen = Screen(390, 844, 1)
    pygame.display.set_mode((1, 1))
    card = CardButton("card", label, print)
    card.rect, card.signs = Rect(0, 0, width, 44), signs
    with record_drawn_lines() as lines:
        card.draw(Canvas(pygame.Surface(screen.size), screen))
    shown = " ".join(line.shown for line in lines if line.shown)
    assert shown in ("", label) or shown.endswith("…")
    assert "…" not in shown or not signs


def test_of_many_cards_those_give_way_that_were_not_chosen():
    """Five actions, of which one is chosen, and three buildings: their signs can be read."""
    done = tuple(TrayCard(f"a{n}", "", chosen=n == 3) for n in range(5))
    offered = tuple(TrayCard(f"b{n}", "") for n in range(3))
    tray = Tray(rows=(CardRow(done), CardRow(offered)))
    screen, area = Screen(390, 844, 1), Rect(8, 700, 374, 60)
    plan = plan_tray(screen, area, tray, lambda _one: False, 0)
    assert [card.id for card, _rect in plan.cards] == ["a3", "b0", "b1", "b2"]
    assert all(rect.w >= 48 for _card, rect in plan.cards)


@pytest.mark.parametrize("seed", range(4))
def test_the_corn_that_a_turn_ends_with_is_told_before(seed):
    """What the starting-player space brings comes only then (4)."""
    match, brought = random_match(2, seed), 0
    for index, action in enumerate(match.actions):
        state, after = match.before(index), match.before(index + 1)
        last = (state.seat + 1) % state.seats == state.first_player  # food comes before the next
        if not isinstance(action, EndTurn) or state.seat != state.start_space or last:
            continue
        told = str(describe_corn(SimpleNamespace(view=state, done=())))
        more = int((re.findall(r"\+(\d+)", told) or [0])[0])
        assert after.corn[state.seat] == state.corn[state.seat] + more
        brought += more
    assert brought


@pytest.mark.parametrize("seed", range(4))
def test_the_card_of_who_was_picked_up_tells_the_action_that_he_did(seed):
    match, told = random_match(2, seed), 0
    for index, action in enumerate(match.actions):
        if not isinstance(action, Do):
            continue
        picked, state = match.actions[index - 1], match.before(index - 1)
        done = [Played(picked, state), Played(action, match.before(index))]
        now = match.before(index + 1)
        (row,) = workers_done(SimpleNamespace(view=now, done=done, first=0))
        if now.phase == PICKING:
            assert row.cards[0].signs == earned(state, GEAR_OF[picked.tooth], action.number)
            told += 1
        else:
            assert row.cards[0].signs[0][0] == Sign(sign.WORKER)
    assert told
