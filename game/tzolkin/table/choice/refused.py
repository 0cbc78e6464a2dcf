"""Why an option cannot be chosen."""

from game.core.message import IllegalAction
from game.tzolkin.rules import actions as lines
from game.tzolkin.rules import state as phases
from game.tzolkin.rules import why_not
from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.data.board import ACTIONS, CHICHEN
from game.tzolkin.rules.state import State
from game.tzolkin.table import things
from game.tzolkin.table.choice.options import Option


def refusal(state: State, option: Option) -> IllegalAction | None:
    """Return why an option cannot be chosen; None if it can, or if it stands for no action here."""
    meant = meant_by(state, option)
    return why_not(state, meant) if meant else None


def meant_by(state: State, option: Option) -> Action | None:
    """Return the action that a player probably means by touching this option, or None."""
    if state.phase in (phases.TURN, phases.PLACING, phases.PICKING):
        return _in_turn(state, option)
    match state.phase, option:
        case ((phases.WORKER | phases.ACTION), things.Plate(gear, number)):
            return _action(state, gear, number)
        case phases.TECH, things.Technology(track):
            return lines.Learn.of(track)
        case phases.DOWN, things.Technology(track):
            return lines.Unlearn.of(track)
        case phases.TEMPLE, things.Temple(temple):
            return lines.StepUp.of(temple)
        case phases.LOWER, things.Temple(temple):
            return lines.Lower.of(temple)
        case phases.BUILD, things.BuildingTile(building) if building in state.display:
            return lines.Build.of(building)
        case phases.BUILD, things.MonumentTile(monument) if monument in state.monuments:
            return lines.BuildMonument.of(monument)
    return None


def _in_turn(state: State, option: Option) -> Action | None:
    match option:
        case things.Gear(gear) if state.phase != phases.PICKING:
            return lines.Place.of(gear)
        case things.StartSpace():
            return lines.PlaceStart.of()
        case things.QuickSpaces():
            return lines.PlaceQuick.of()
        case things.Space(tooth) if state.teeth[tooth] == state.seat:
            return lines.Pick.of(tooth)
    return None


def _action(state: State, gear: int, number: int) -> Action | None:
    """Return the action of a plate; None for the plates of the spaces with any action."""
    if number == 0 or number > ACTIONS[gear]:
        return None
    if state.phase == phases.WORKER and gear == state.about[0]:
        return lines.Do.of(number)
    return lines.DoOn.of(gear, number) if gear != CHICHEN else None
