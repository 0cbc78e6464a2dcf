"""What the table's buttons do, by their ids."""

from collections.abc import Mapping
from typing import Final

from game.table.guide.places import BOARD, TAPS, WATCHING
from game.table.overlays.buttons import describe_overlays
from game.table.touch.told import tooltips
from game.tzolkin.table import ids
from game.tzolkin.table.overlays import OVERLAYS
from game.tzolkin.words import places
from game.tzolkin.words.labels import TOLD
from game.ui.controls.said import Said


def describe_buttons() -> dict[str, Said]:
    """Return the explanation of every button, by its id."""
    return {**tooltips(TOLD, _RULES), **describe_overlays(OVERLAYS)}


_RULES: Final[Mapping[str, str]] = {
    ids.END_TURN: places.TURN,
    ids.DO: TAPS,
    ids.GO_ON: WATCHING,
    ids.LOOK_AT_TABLE: BOARD,
    ids.TOOL_VIEW: BOARD,
    ids.drawer("temples"): places.TEMPLES,
    ids.drawer("technologies"): places.TECHNOLOGIES,
    ids.drawer("buildings"): places.TILES,
    ids.drawer("monuments"): places.MONUMENTS,
    ids.drawer("prophecies"): places.PROPHECIES,
    ids.drawer("seat"): places.FOOD_DAYS,
}
