"""Writes tests/tzolkin/table/shown: what the table shows in positions of the gallery, as JSON.

    python -m tools.tzolkin.shown

A sentence is its name (``says``) with its fields, a thing on the table is its id, and a sign is in
words; what is as it always is is left out. Read the change before it is committed.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, get_args

from game.journey import Journey
from game.tzolkin.rules.records import position_values
from game.tzolkin.rules.state import State
from game.tzolkin.table.modes.mode import Mode
from game.tzolkin.table.options import VerbOption
from game.tzolkin.table.signs import Sign
from game.tzolkin.table.things import Thing
from tools import told
from tools.gallery.openings import FAR, RIVAL
from tools.gallery.tzolkin import SCENES, placed, position, table
from tools.gallery.visit import Opening, Visit, visit
from tools.gallery.windows import WINDOWS
from tools.told import OTHERS, Json, lines_of

FOLDER: Final = Path(__file__).parents[2] / "tests" / "tzolkin" / "table" / "shown"
_GALLERY: Final = {
    name: one for name, one in SCENES.items() if not name.startswith(("page", "setup", "results"))
}
_THINGS: Final = (*get_args(Thing), VerbOption)


def watching(steps: int) -> Opening:
    """A computer player in the middle of its turn, held after so many steps."""

    def open_watching(visit: Visit) -> None:
        match = position("base-4-eager-58", 0.4, lambda state: state.seat, RIVAL)
        Journey(visit.stage).table(match)
        table: Any = visit.stage.bottom
        while len(table.others.steps) < steps:
            visit.look()
        table.press("watch/pause")

    return open_watching


def sending(visit: Visit) -> None:
    """The turn of somebody at another device."""
    match = position("base-2-eager-56", 0.4, lambda state: state.seat, FAR)
    match.local_seats = [0]
    Journey(visit.stage).table(match)


def looking_back(visit: Visit) -> None:
    """A line of the log is shown on the board."""
    table("base-3-eager-57", 0.3, placed)(visit)
    visit.look()
    if "tool/log" in visit.ids():
        visit.tap("tool/log")
    lines = [one.id for one in visit.stage.elements() if one.role == "option"]
    visit.tap([id for id in lines if not id.endswith("/undo")][-3])


POSITIONS: Final[Mapping[str, Opening]] = {
    **_GALLERY,
    "looking-back-3": looking_back,
    "sending-2": sending,
    "thinking-4": watching(0),
    "watching-4": watching(2),
}
"""Scenes of the gallery at the table, and what else a mode is for."""


def main() -> None:
    """Write all of them anew."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.json"):
        old.unlink()
    for name in POSITIONS:
        file_of(name).write_text(shown_in(name), "utf-8")


def file_of(name: str) -> Path:
    """Where it is kept what a position shows."""
    return FOLDER / f"{name}.json"


def mode_in(name: str) -> Mode:
    """The mode of the table in a scene of the gallery."""
    table: Any = visit(POSITIONS[name], WINDOWS["1280x800@1"]).stage.bottom
    mode: Mode = table.mode
    return mode


def shown_in(name: str) -> str:
    """What the table shows in a scene of the gallery, as lines of JSON."""
    return "\n".join(lines_of(facts(mode_in(name).shown()))) + "\n"


def facts(value: object) -> Json:
    """A value of what Tzolk'in's table shows as JSON.

    Raises:
        TypeError: it is no such value, but something that draws or acts.
    """
    return told.facts(value, _own)


def _own(value: object, _called: str) -> Any:  # noqa: ANN401 (JSON, or nothing)
    if isinstance(value, State):
        return position_values(value)
    if isinstance(value, _THINGS):
        return value.id
    return _in_words(value) if isinstance(value, Sign) else OTHERS


def _in_words(sign: Sign) -> str:
    """A sign as it would be read out: ``2 corn``, ``temple up``."""
    step = {1: "up", -1: "down"}.get(sign.step, "")
    return " ".join(filter(None, ("not" * sign.struck, sign.number, sign.icon, step)))


if __name__ == "__main__":
    main()
