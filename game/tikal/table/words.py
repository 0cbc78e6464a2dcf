"""The table's words: what hexagons, actions and reasons are called."""

from collections.abc import Sequence

from game.players.player import Reason
from game.tikal.rules.actions import (
    LEADER,
    Action,
    Bid,
    Choose,
    Discard,
    EndTurn,
    Enter,
    EstablishCamp,
    Exchange,
    Move,
    Pass,
    PlaceGuard,
    PlaceTile,
    Recover,
    Shuttle,
    Uncover,
)
from game.tikal.rules.board import NAMES
from game.tikal.rules.components import BASE_CAMP, JUNGLE, KINDS, TEMPLE, TREASURE, VOLCANO
from game.tikal.rules.hidden import UNKNOWN
from game.tikal.rules.refusal import IllegalAction
from game.tikal.rules.state import State
from game.tikal.words.places import rule_of
from game.ui.controls.said import Said
from game.ui.i18n import gettext as _

WAFERS = ("sun", "jaguar", "serpent", "quetzal", "maize", "jade", "pyramid", "frog")
"""The motif of each treasure kind, as the sprites call it."""


def treasure(kind: int) -> str:
    """What a treasure shows."""
    return (
        _("sun"),
        _("jaguar"),
        _("serpent"),
        _("quetzal"),
        _("maize"),
        _("jade"),
        _("pyramid"),
        _("frog"),
    )[kind]


def member(letter: str) -> str:
    """A member of an expedition."""
    return _("leader") if letter == LEADER else _("worker")


def hexagon(number: int) -> str:
    """The kind of a hexagon by its number."""
    return {
        TEMPLE: _("Temple"),
        JUNGLE: _("Jungle"),
        TREASURE: _("Treasure"),
        VOLCANO: _("Volcano"),
        BASE_CAMP: _("Base camp"),
    }[KINDS[number]]


def space(state: State, place: int) -> str:
    """What lies on a space, with its figure and name: "Temple 5, d3"."""
    kind = hexagon(state.hexagon[place])
    if state.value[place]:
        return _("{kind} {number}, {space}").format(
            kind=kind, number=state.value[place], space=NAMES[place]
        )
    return _("{kind}, {space}").format(kind=kind, space=NAMES[place])


def place(state: State, where: int) -> str:
    """What lies on a space, as a part of a sentence: "Temple 5 (d3)"."""
    kind, value = hexagon(state.hexagon[where]), state.value[where]
    told = _("{kind} {number} ({space})") if value else _("{kind} ({space})")
    return told.format(kind=kind, number=value, space=NAMES[where])


def reason(refused: IllegalAction) -> Said:
    """Why an action is refused, as a sentence with its rule."""
    return Said(_sentence(_(refused.template).format(**refused.facts)), rule_of(refused))


def why(decided: Reason) -> str:
    """Why a computer player decides as it does, as a sentence."""
    return _sentence(_(decided.template).format(**decided.facts))


def _sentence(text: str) -> str:
    return text[0].upper() + text[1:] + "."


def log_line(before: State, action: Action, names: Sequence[str]) -> str:
    """What the seat to act did in ``before``, without its name.

    A recovered treasure is named if ``before`` is the real position.
    """
    match action:
        case Bid():
            return _("bids {points}").format(points=action.points)
        case Pass():
            return _("passes")
        case Choose():
            return _("chooses {hexagon}").format(hexagon=hexagon(action.hexagon))
        case PlaceTile():
            return _("places {hexagon} on {space}").format(
                hexagon=hexagon(before.hand), space=NAMES[action.space]
            )
        case Discard():
            return _("cannot place {hexagon}: it leaves the game").format(
                hexagon=hexagon(before.hand)
            )
        case Enter():
            return _("{member} arrives at {space}").format(
                member=member(action.member), space=NAMES[action.space]
            )
        case Move():
            return _("{member} walks from {origin} to {space}").format(
                member=member(action.member), origin=NAMES[action.origin], space=NAMES[action.space]
            )
        case Shuttle():
            return _("{member} takes the secret path from {origin} to {space}").format(
                member=member(action.member), origin=NAMES[action.origin], space=NAMES[action.space]
            )
        case Exchange():
            return _("gives {give} to {player} for {take}").format(
                give=treasure(action.give), player=names[action.seat], take=treasure(action.take)
            )
        case _:
            return _site_line(before, action)


def _site_line(before: State, action: Action) -> str:
    match action:
        case Uncover(space=place):
            return _("uncovers temple {space} to {number}").format(
                space=NAMES[place], number=before.value[place] + 1
            )
        case Recover(space=place) if before.lying[place][-1] == UNKNOWN:
            return _("recovers a treasure in {space}").format(space=NAMES[place])
        case Recover(space=place):
            return _("recovers a treasure in {space}: {treasure}").format(
                space=NAMES[place], treasure=treasure(before.lying[place][-1])
            )
        case EstablishCamp(space=place):
            return _("establishes a camp in {space}").format(space=NAMES[place])
        case PlaceGuard(space=place):
            return _("places a guard on temple {space}").format(space=NAMES[place])
        case EndTurn():
            return _("scores") if before.queue else _("ends the turn")
    raise ValueError(f"no words for {action}")
