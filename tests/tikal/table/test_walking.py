"""The keyboard on the board: arrows walk from space to space, Enter does what a touch does."""

from game.ui import panels
from game.ui.controls.directions import lies_towards
from game.ui.input import Key, Press
from tests.tikal.table.test_scene import Table


class Walker(Table):
    """A table that is worked by keys alone."""

    def strike(self, *names):
        for name in names:
            self.stage.handle(Key(name))
            self.look()

    @property
    def on(self):
        """The id of what the ring is around; empty for nothing."""
        ring = self.stage.top.form.focus_ring
        return next((one.id for one in self.stage.elements() if one.rect == ring), "")

    def walk_to(self, id):
        """Strike arrows towards an element, the nearer way first, until the ring is there."""
        for _step in range(30):
            if self.on == id:
                return
            self.strike(self.arrow_to(id))
        assert self.on == id

    def arrow_to(self, id):
        to, ring = self.element(id).rect, self.stage.top.form.focus_ring
        if ring is None:
            return "right"
        x, y = to.centerx - ring.centerx, to.centery - ring.centery
        along, across = "right" if x > 0 else "left", "down" if y > 0 else "up"
        first, second = (along, across) if abs(x) >= abs(y) else (across, along)
        return first if lies_towards(ring, first, to) else second

    def tab_to(self, id):
        for _step in range(60):
            if self.on == id:
                return
            self.strike("tab")
        assert self.on == id


def test_a_turn_by_keys_alone():
    table = Walker()
    place = str(table.scene.mode.turn.legal_actions[0]).split()[1]
    table.walk_to(f"space/{place}")
    table.strike("return")
    table.tab_to("confirm")
    table.strike("return")
    assert table.notation[0].startswith(f"tile {place}")
    table.strike("e")
    assert "dialog/end" in table.ids()
    table.tab_to("dialog/end")
    table.strike("return")
    assert table.match.state.seat == 1


def test_the_first_arrow_leads_to_the_board_and_escape_goes_on_as_before():
    table = Walker()
    table.strike("down")
    assert table.on.startswith("space/")
    table.strike("escape")
    assert table.stage.top is not table.scene


def test_tab_has_one_stop_for_the_board_the_space_that_was_last():
    table = Walker()
    table.strike("right", "down")
    before = table.on
    table.strike("tab")
    assert not table.on.startswith("space/")
    stops = []
    while not table.on.startswith("space/"):
        stops.append(table.on)
        table.strike("tab")
    assert table.on == before
    assert len(stops) == len(set(stops))


def test_the_ring_follows_its_space_and_goes_with_a_touch():
    table = Walker()
    table.strike("right")
    before, ring = table.on, table.scene.form.focus_ring
    table.stage.layout(Walker(size=(1024, 768, 1)).stage.screen)
    table.look()
    assert table.on == before
    assert table.scene.form.focus_ring != ring
    table.stage.handle(Press((1, 1)))
    table.look()
    assert table.on == ""


def test_the_ring_is_drawn_over_the_board_and_leaves_nothing_behind():
    table = Walker()
    table.look()
    before = table.surface.copy()
    table.strike("right")
    ring = panels.reach(table.stage.screen, table.scene.form.focus_ring)
    shown = table.surface.subsurface(ring).copy()
    assert shown.get_buffer().raw != before.subsurface(ring).get_buffer().raw
    table.strike("down")
    table.stage.handle(Press((1, 1)))
    table.look()
    assert table.surface.get_buffer().raw == before.get_buffer().raw


def test_another_players_turn_takes_the_keyboard_from_the_board():
    table = Walker(hand_over=True)
    table.place()
    table.strike("right", "e")
    table.tap("dialog/end")
    assert table.on == ""
    table.strike("return")
    assert table.scene.mode.decider == 1
