"""What the table's buttons do, by their ids."""

from collections.abc import Mapping
from typing import Final

from game.table.guide.places import BOARD, HINT
from game.table.overlays.buttons import told_of_overlays
from game.table.touch.told import told_of
from game.tikal.rules.setup import Options
from game.tikal.table.overlays import OVERLAYS
from game.tikal.words.actions import actions_told
from game.tikal.words.places import AUCTION, BIDDING, LAYING, MOVE, POINTS, TEMPLES, TURN, VOLCANO
from game.ui.controls.said import Said
from game.ui.i18n import gettext as _


def told_of_buttons(options: Options) -> dict[str, Said]:
    """By id, or by the room of the id where all in it are alike."""
    actions = {verb: Said(told, verb) for verb, told in actions_told(options).items()}
    told = {**_turns(), **_auction(), **_tools(), **_party(), **_plan()}
    return {
        **{f"{room}/{verb}": said for room in ("action", "here") for verb, said in actions.items()},
        **told_of(told, _RULES),
        **told_of_overlays(OVERLAYS),
    }


_RULES: Final[Mapping[str, str]] = {
    "rotate": LAYING,
    "stock": TURN,
    "confirm": LAYING,
    "end-turn": POINTS,
    "scoring": VOLCANO,
    "actions": POINTS,
    "display": AUCTION,
    "bid": BIDDING,
    "tool/turn": BOARD,
    "party": MOVE,
    "party/leader": TEMPLES,
    "plan": HINT,
}


def _turns() -> dict[str, str]:
    return {
        "rotate": _("Rotates the hexagon in hand. The wheel of stones shows where ways would be."),
        "stock": _("What is left: hexagons by letter, treasures, scorings, temple tiles."),
        "confirm": _("Lays the hexagon as it is shown."),
        "end-turn": _(
            "Ends your turn, or scores in a scoring round. Unused action points are lost."
        ),
        "scoring/continue": _("Counts the rest at once, then goes on."),
    }


def _auction() -> dict[str, str]:
    return {
        "display": _("A hexagon on display. Whoever wins a turn chooses one of them."),
        "bid/less": _("A lower bid."),
        "bid/more": _("A higher bid."),
        "bid/place": _("Bids these points for the turn. They are paid only if nobody bids more."),
        "bid/pass": _("Leaves this auction; you have your turn later in the round."),
    }


def _tools() -> dict[str, str]:
    return {
        "hint": _("Asks a master for a plan for this turn. Nothing is done by itself."),
        "tool/undo": _("Undo: takes back what you did last. Held, it goes back by single steps."),
        "tool/redo": _("Redo: does again what was taken back. Held, by single steps."),
        "tool/turn": _("Turn the board: it is seen from the other side, and back."),
    }


def _party() -> dict[str, str]:
    return {
        "party/leader": _(
            "The leader counts 3 where temples are scored. A tap takes along or leaves; the first "
            "one takes the leader alone. Held, or by the right mouse button, the leader joins."
        ),
        "party/worker": _("A worker counts 1. A tap takes along or leaves."),
        "party/less": _("One worker fewer goes along."),
        "party/more": _("One worker more goes along."),
        "party/all": _("All of them go along, the leader too."),
        "party/go": _("Those whom you picked up come here, for the action points shown."),
        "put-down": _("Puts down whom you picked up, or closes what is shown."),
    }


def _plan() -> dict[str, str]:
    return {
        "plan/step": _("Does the first step of the plan; the rest stays to be seen."),
        "plan/all": _("Does all steps of the plan. Ending the turn is left to you."),
        "plan/close": _("Puts the plan away."),
    }
