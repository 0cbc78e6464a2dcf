"""The letter of every button: the keyboard alone plays a whole game."""

from typing import Final

from game.tikal.table.auction import AuctionCard
from game.tikal.table.controls import Controls
from game.ui.input import Key
from game.ui.widgets import Button

ACTIONS: Final = {
    "a": "enter",
    "m": "move",
    "u": "dig",
    "r": "recover",
    "x": "exchange",
    "c": "camp",
    "g": "guard",
    "s": "shuttle",
}
"""A letter for every action's button."""


def button_for(key: Key, controls: Controls, auction: AuctionCard) -> Button | None:
    """The button that a key stands for, None for a key without one that can be touched now."""
    if key.ctrl:
        button = controls.tools["redo" if key.shift else "undo"] if key.name == "z" else None
    elif key.name in ACTIONS:
        button = controls.actions[ACTIONS[key.name]]
    else:
        button = next(filter(_works, _buttons(controls, auction).get(key.name, [])), None)
    return button if button and _works(button) else None


def _buttons(controls: Controls, auction: AuctionCard) -> dict[str, list[Button]]:
    """Per key the buttons that it stands for; the first that can be touched is meant."""
    return {
        "e": [controls.end],
        "h": [controls.hint],
        "t": [controls.rotate],
        "return": [controls.go_on, controls.skip, auction.place, controls.confirm],
        "space": [controls.go_on, controls.skip],
        "p": [controls.pause, auction.drop_out],
        "=": [auction.more],
        "+": [auction.more],
        "-": [auction.less],
        "escape": [controls.tools["menu"]],
    }


def _works(button: Button) -> bool:
    return button.visible and button.enabled
