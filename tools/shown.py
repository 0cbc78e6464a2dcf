"""Writes tests/tikal/table/shown: what the table shows in positions of the gallery, as JSON.

    python -m tools.shown

A sentence is its name (``says``) with its fields, a space is called as on the board, a hexagon by
its id, and what is as it always is is left out. Read the change before it is committed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import is_dataclass
from pathlib import Path
from typing import Any, Final

from game.core.message import Message
from game.table.players import Player
from game.table.things import Thing
from game.tikal.rules.actions import Action
from game.tikal.rules.board import NAMES, SPACES
from game.tikal.rules.components import HEXAGONS
from game.tikal.rules.records import public_position
from game.tikal.rules.state import State
from game.tikal.table.shown.shown import BoardLook
from tools import told
from tools.gallery import SCENES, visit
from tools.gallery.windows import WINDOWS
from tools.told import OTHERS, Json, changed, lines_of

FOLDER: Final = Path(__file__).parents[1] / "tests" / "tikal" / "table" / "shown"
POSITIONS: Final = (
    "acting-early-2",
    "acting-late-4",
    "acting-middle-3",
    "arrived-2",
    "auction-advised-4",
    "auction-bidding-2",
    "auction-bidding-4",
    "auction-choosing-3",
    "auction-watching-4",
    "end-turn",
    "exchanged",
    "handing-4",
    "handing-auction-4",
    "log-shown-3",
    "majorities-late-4",
    "mini",
    "party-coming-4",
    "party-late-4",
    "party-middle-2",
    "placing-early-2",
    "placing-middle-4",
    "planned-3",
    "planned-placing-4",
    "reach-late-4",
    "refused-4",
    "replay-4",
    "scoring-4",
    "sending-2",
    "supply-2",
    "watching-4",
)
"""Scenes of the gallery, in every phase and every mode."""
_SPACES: Final = {"space", "spaces", "way"}
"""Fields whose numbers are spaces; in ``BoardLook`` all are."""
_HEXAGONS: Final = {"hexagon", "next"}


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


def shown_in(name: str) -> str:
    """What the table shows in a scene of the gallery, as lines of JSON."""
    table: Any = visit(SCENES[name], WINDOWS["1280x800@1"]).stage.bottom
    return "\n".join(lines_of(facts(table.mode.shown()))) + "\n"


def facts(value: object, called: str = "") -> Json:
    """A value of what Tikal's table shows as JSON; ``called`` is the field that it is in.

    Raises:
        TypeError: it is no such value, but something that draws or acts.
    """
    return told.facts(value, _own, called)


def _own(value: object, called: str) -> Any:  # noqa: ANN401 (JSON, or nothing)
    match value:
        case bool() | Player():
            return OTHERS
        case int():
            return _number(value, called)
        case State():
            return _position(value)
        case Message():
            return {"says": value.name} | {key: facts(one) for key, one in value.fields.items()}
        case range():
            return "all" if len(value) == SPACES else list(value)
        case Action():
            return str(value)
        case Thing():
            return value.id
    if is_dataclass(value):
        return {key: facts(one, kind) for key, kind, one in _fields(value, called)}
    return OTHERS


def _position(view: State) -> Json:
    """A position's dump, of each space what there is."""
    told = public_position(view)
    for space in told["board"].values():
        if not any(map(any, space["members"])):
            del space["members"]
        for key in ("value", "treasures", "camp", "guard"):
            if space[key] is None or (space[key] == 0 and key in ("value", "treasures")):
                del space[key]
    return told


def _number(value: int, called: str) -> int | str:
    if called in _SPACES:
        return NAMES[value]
    return HEXAGONS[value].id if called in _HEXAGONS else value


def _fields(value: object, called: str) -> Iterator[tuple[str, str, object]]:
    """A value's fields, without those that are as they always are: what each is called, what its
    numbers are, and what it is. Which card or panel it is is told too."""
    if called in ("panel", "under"):
        yield "is", "", type(value).__name__
    for one in changed(value):
        lit = isinstance(value, BoardLook) and one.name not in ("preview", "pulse")
        yield one.name, "space" if lit else one.name, getattr(value, one.name)


if __name__ == "__main__":
    main()
