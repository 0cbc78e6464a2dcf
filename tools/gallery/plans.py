"""A table at which a master's plan has come."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from game.journey import Journey
from game.players.player import Decision, decide
from game.tikal.players.roster import player_named
from game.tikal.rules.hidden import view
from game.tikal.rules.state import State
from game.tikal.table.match.plan import plan_of
from game.tikal.table.scene import TableScene
from tools.gallery.positions import position, until
from tools.gallery.visit import Opening, Visit


def planned(record: str, part: float, wanted: Callable[[State], object]) -> Opening:
    """A master's plan in a position, thought out once for all sizes."""

    def open_planned(visit: Visit) -> None:
        match = position(record, part, wanted)
        Journey(visit.stage).table(match)
        visit.settle()
        table = visit.stage.bottom
        assert isinstance(table, TableScene)
        decision = _decided(record, len(match.actions))
        plan = plan_of(table.mode.view, decision, table.players)
        table._enter(table.mode.show_plan(plan))
        visit.look()

    return open_planned


@cache
def _decided(record: str, actions: int) -> Decision:
    return decide(player_named("master", 0), view(until(record, actions).state))
