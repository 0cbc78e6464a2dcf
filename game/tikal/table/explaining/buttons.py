"""What the table's buttons do, by their ids."""

from collections.abc import Mapping
from typing import Final

from game.table.guide.places import BOARD, HINT
from game.table.ids import TOOL_TURN
from game.table.overlays.buttons import describe_overlays
from game.table.touch.told import tooltips
from game.tikal.rules.setup import Options
from game.tikal.table import ids
from game.tikal.table.overlays import OVERLAYS
from game.tikal.words.actions import describe_actions
from game.tikal.words.places import AUCTION, BIDDING, LAYING, MOVE, POINTS, TEMPLES, TURN, VOLCANO
from game.tikal.words.told import BUTTONS
from game.ui.controls.said import Said


def describe_buttons(options: Options) -> dict[str, Said]:
    """Return the explanation of each button, by its id, or by the id's part before the slash if all
    such buttons share one."""
    actions = {verb: Said(told, verb) for verb, told in describe_actions(options).items()}
    return {
        **{f"{room}/{verb}": said for room in ("action", "here") for verb, said in actions.items()},
        **tooltips(BUTTONS, _RULES),
        **describe_overlays(OVERLAYS),
    }


_RULES: Final[Mapping[str, str]] = {
    "rotate": LAYING,
    "stock": TURN,
    "confirm": LAYING,
    ids.END_TURN: POINTS,
    "scoring": VOLCANO,
    ids.ACTIONS: POINTS,
    "display": AUCTION,
    "bid": BIDDING,
    TOOL_TURN: BOARD,
    "party": MOVE,
    "party/leader": TEMPLES,
    "plan": HINT,
}
