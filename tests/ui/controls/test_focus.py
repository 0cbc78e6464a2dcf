"""The keyboard on widgets and on what else can be touched."""

import pytest
from pygame import Rect

from game.ui.controls.form import Form
from game.ui.element import Element
from game.ui.input import Key, Press
from game.ui.widgets import Button


def cell(id, x, y=0, **more):
    return Element(id, id, Rect(x, y, 40, 40), role="gridcell", **more)


def button(id, x, y):
    made = Button(id, id, lambda: None)
    made.rect = Rect(x, y, 40, 40)
    return made


@pytest.fixture
def worked():
    return []


@pytest.fixture
def form(worked):
    """Two cells in a row, and two buttons below them."""
    form, cells = Form(), [cell("one", 0), cell("two", 50)]
    form.widgets = [button("a", 0, 60), button("b", 50, 60)]
    form.things, form.on_thing = lambda: cells, worked.append
    form.cells = cells
    return form


def at(form):
    return next(
        (one.id for one in [*form.widgets, *form.cells] if one.rect == form.focus_ring), None
    )


def strike(form, *names):
    for name in names:
        assert form.handle(Key(name))
    return at(form)


def test_arrows_walk_over_cells_and_buttons(form):
    assert strike(form, "right") == "one"
    assert strike(form, "right") == strike(form, "right") == "two"
    assert strike(form, "down") == "b"
    assert strike(form, "left", "up") == "one"


def test_without_cells_the_first_arrow_leads_to_the_first_widget(form):
    form.things = list
    assert strike(form, "left") == "a"


def test_enter_and_space_work_a_cell(form, worked):
    strike(form, "right", "return", "right", "space")
    assert worked == ["one", "two"]


def test_tab_goes_round_with_one_stop_for_the_cells(form):
    assert [strike(form, "tab") for _ in range(4)] == ["a", "b", "one", "a"]
    strike(form, "up", "right")
    assert [strike(form, "tab") for _ in range(3)] == ["a", "b", "two"]


def test_what_is_not_enabled_is_passed_over(form):
    form.cells[1] = cell("two", 50, enabled=False)
    assert strike(form, "right", "right") == "b"


def test_the_focus_stays_with_an_id_and_goes_with_it(form):
    strike(form, "right")
    form.cells[0] = cell("one", 0, 300)
    form.update(1.0)
    assert form.focus_ring == Rect(0, 300, 40, 40)
    del form.cells[0]
    form.update(2.0)
    assert form.focus_ring is None
    assert strike(form, "up") == "two"


def test_a_widget_that_stands_for_something_else_passes_the_focus_on(form):
    strike(form, "tab")
    first, second = form.widgets
    first.id, second.id = "b", "a"
    form.update(1.0)
    assert form.focus is second
    assert (first.focused, second.focused) == (False, True)


def test_a_press_takes_the_keyboard_from_a_cell(form):
    strike(form, "right")
    form.handle(Press((300, 300)))
    assert form.focus_ring is None
    strike(form, "right")
    form.leave_things()
    assert form.focus_ring is None
