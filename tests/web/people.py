"""People at one device who play Tzolk'in, each touch from what the page says there is."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import takewhile
from typing import Any, Final

from tests.web.driver import Drive, Element, Elements

SAVE: Final = "tikal/autosave.json"
TURN: Final = "end-turn"
ENDED: Final = "results/title"
LEADS_ON: Final = (ENDED, "hand-over/take", "go-on", "do")
"""What is touched before anything else."""
WORKERS: Final = 2
"""That a turn places."""
RIPE: Final = 3
"""The space from which on a worker is picked up."""
MOST: Final = 3000
"""Touches of a game, and"""
FIRST: Final = 60
"""of what comes before the first turn."""
Touch = Callable[[Element], None]


class People:
    """All who sit at the device, one after the other; ``touch`` is how, with the mouse or a
    finger."""

    def __init__(self, drive: Drive, touch: Touch) -> None:
        self._drive = drive
        self._touch = touch

    def played(self) -> list[str]:
        """All actions so far, as the browser keeps them."""
        record: dict[str, Any] = json.loads(self._drive.page.evaluate(f"localStorage['{SAVE}']"))
        actions: list[str] = record["actions"]
        return actions

    def come_to_a_turn(self) -> None:
        """They touch what is asked for until somebody is to place or pick up workers."""
        self.play_until(on_board, FIRST)

    def play_to_the_end(self) -> None:
        """They play until the results are there."""
        self.play_until(lambda id: id == ENDED)

    def play_until(self, reached: Callable[[str], bool], most: int = MOST) -> None:
        """They play until they are about to touch something of which that is true."""
        for _touch in range(most):
            one = self._drive.settled(self._next, "something to touch")
            if reached(one["id"]):
                return
            self._touch(one)
        raise AssertionError(f"{most} touches led nowhere; there is {list(self._drive.elements())}")

    def _next(self, there: Elements) -> Element | None:
        """What they touch next; None while there is nothing to be touched."""
        able = {id: one for id, one in there.items() if one["enabled"]}
        leads = next((id for id in LEADS_ON if id in able), None)
        if leads is None:
            leads = self._in_turn(there, able) if TURN in there else chosen_next(able)
        return able[leads] if leads else None

    def _in_turn(self, there: Elements, able: Elements) -> str | None:
        """Picks up the worker who has come farthest, or places some, and ends the turn.

        None while the board is there but takes no touch yet: it may do so later than the cards.
        """
        played = self.played()
        done = list(takewhile(lambda action: action not in ("end", "pass"), reversed(played)))
        if len([one for one in done if one.startswith("place")]) >= WORKERS or any(
            one.startswith("pick") for one in done
        ):
            return TURN if TURN in able else None
        own = sorted((id for id in able if id.startswith("space/")), key=space_of)
        free = [id for id in able if on_board(id) and id not in own]
        if own and (space_of(own[-1]) >= RIPE or not free):
            return own[-1]
        if free:
            return free[len(played) % len(free)]
        if TURN in able:
            return TURN
        return None if any(map(on_board, there)) else chosen_next(able)


def on_board(id: str) -> bool:
    """True for what begins a turn."""
    return id.startswith(("gear/", "space/", "startspace"))


def space_of(id: str) -> int:
    """The number of a space."""
    return int(id.rpartition("/")[2])


def chosen_next(able: Elements) -> str | None:
    """A card of what is asked for last that is not chosen yet, else what is asked on the table.

    Uxmal 5 asks for an action on the gears alone, begging for a temple.
    """
    cards = [id for id in able if id.startswith("card/") and not id.startswith("card/done")]
    asked = [id for id in cards if id.split("/")[1] == cards[-1].split("/")[1]]
    new = [id for id in asked if not able[id]["value"]]
    on_table = [id for id in able if id.startswith(("plate/", "temple/"))]
    return next(iter([*new, *on_table, *asked]), None)
