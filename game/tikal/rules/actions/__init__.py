"""Every action of the game: its notation, when it is legal, why it is not, and what it does.

Actions that belong together share a file, with their classes and functions that list the legal
ones. ``ACTIONS`` lists the classes.
"""

from typing import Final

from game.core.action import Notation
from game.tikal.rules.actions.camps import CAMP as CAMP
from game.tikal.rules.actions.camps import ENTER as ENTER
from game.tikal.rules.actions.camps import SHUTTLE as SHUTTLE
from game.tikal.rules.actions.camps import Enter as Enter
from game.tikal.rules.actions.camps import EstablishCamp as EstablishCamp
from game.tikal.rules.actions.camps import Shuttle as Shuttle
from game.tikal.rules.actions.fields import LEADER as LEADER
from game.tikal.rules.actions.fields import MEMBERS as MEMBERS
from game.tikal.rules.actions.fields import WORKER as WORKER
from game.tikal.rules.actions.move import MOVE as MOVE
from game.tikal.rules.actions.move import Move as Move
from game.tikal.rules.actions.temples_and_treasures import EXCHANGE as EXCHANGE
from game.tikal.rules.actions.temples_and_treasures import GUARD as GUARD
from game.tikal.rules.actions.temples_and_treasures import RECOVER as RECOVER
from game.tikal.rules.actions.temples_and_treasures import UNCOVER as UNCOVER
from game.tikal.rules.actions.temples_and_treasures import Exchange as Exchange
from game.tikal.rules.actions.temples_and_treasures import PlaceGuard as PlaceGuard
from game.tikal.rules.actions.temples_and_treasures import Recover as Recover
from game.tikal.rules.actions.temples_and_treasures import Uncover as Uncover
from game.tikal.rules.actions.tile import DISCARD as DISCARD
from game.tikal.rules.actions.tile import TILE as TILE
from game.tikal.rules.actions.tile import Discard as Discard
from game.tikal.rules.actions.tile import PlaceTile as PlaceTile
from game.tikal.rules.actions.turn import CHOOSE as CHOOSE
from game.tikal.rules.actions.turn import END_TURN as END_TURN
from game.tikal.rules.actions.turn import PASS as PASS
from game.tikal.rules.actions.turn import Bid as Bid
from game.tikal.rules.actions.turn import Choose as Choose
from game.tikal.rules.actions.turn import EndTurn as EndTurn
from game.tikal.rules.actions.turn import Pass as Pass
from game.tikal.rules.state import Action as Action

Step = Move | Shuttle
"""An action that takes a member from one space to another."""
Walk = Enter | Step
"""An action that brings a member to a space, from the supply or from another space."""
ACTIONS: Final[tuple[type[Action], ...]] = (
    Bid,
    Pass,
    Choose,
    PlaceTile,
    Discard,
    Enter,
    Shuttle,
    Move,
    Uncover,
    Recover,
    Exchange,
    EstablishCamp,
    PlaceGuard,
    EndTurn,
)
parse: Final = Notation(ACTIONS).parse
"""Return the action of a notation; raise ``NotationError`` if there is none."""
