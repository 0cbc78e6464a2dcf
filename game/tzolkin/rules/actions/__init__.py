"""The actions of Tzolk'in, by what they are about.

The fields of an action's class define its notation (rules, part 3). Its methods say when it is
legal (``add_legal``), why it is not (``why_not``) and what it does (``apply``).
"""

from collections.abc import Mapping
from typing import Final

from game.core.action import Notation
from game.tzolkin.rules import state as phases
from game.tzolkin.rules.actions.action import Action as Action
from game.tzolkin.rules.actions.beginning import Keep as Keep
from game.tzolkin.rules.actions.beginning import Tribe as Tribe
from game.tzolkin.rules.actions.build import Build as Build
from game.tzolkin.rules.actions.build import BuildMonument as BuildMonument
from game.tzolkin.rules.actions.resources import Gain as Gain
from game.tzolkin.rules.actions.resources import Pay as Pay
from game.tzolkin.rules.actions.resources import TakeGold as TakeGold
from game.tzolkin.rules.actions.spaces import DONE as DONE
from game.tzolkin.rules.actions.spaces import Burn as Burn
from game.tzolkin.rules.actions.spaces import Buy as Buy
from game.tzolkin.rules.actions.spaces import Do as Do
from game.tzolkin.rules.actions.spaces import Done as Done
from game.tzolkin.rules.actions.spaces import DoOn as DoOn
from game.tzolkin.rules.actions.spaces import Sell as Sell
from game.tzolkin.rules.actions.spaces import Take as Take
from game.tzolkin.rules.actions.tracks import Bonus as Bonus
from game.tzolkin.rules.actions.tracks import Decline as Decline
from game.tzolkin.rules.actions.tracks import Learn as Learn
from game.tzolkin.rules.actions.tracks import Lower as Lower
from game.tzolkin.rules.actions.tracks import Nothing as Nothing
from game.tzolkin.rules.actions.tracks import StepUp as StepUp
from game.tzolkin.rules.actions.tracks import Unlearn as Unlearn
from game.tzolkin.rules.actions.turn import END_TURN as END_TURN
from game.tzolkin.rules.actions.turn import PASS as PASS
from game.tzolkin.rules.actions.turn import TURN_BEGINNINGS
from game.tzolkin.rules.actions.turn import Advance as Advance
from game.tzolkin.rules.actions.turn import Beg as Beg
from game.tzolkin.rules.actions.turn import EndTurn as EndTurn
from game.tzolkin.rules.actions.turn import Mercy as Mercy
from game.tzolkin.rules.actions.turn import Pass as Pass
from game.tzolkin.rules.actions.turn import Trade as Trade
from game.tzolkin.rules.actions.workers import Pick as Pick
from game.tzolkin.rules.actions.workers import Place as Place
from game.tzolkin.rules.actions.workers import PlaceQuick as PlaceQuick
from game.tzolkin.rules.actions.workers import PlaceStart as PlaceStart
from game.tzolkin.rules.state import Phase

ACTIONS: Final[tuple[type[Action], ...]] = (
    *(Tribe, Keep),
    *(Place, PlaceStart, PlaceQuick, Pick, Beg, Mercy, Pass, EndTurn, Trade),
    *(Do, DoOn, Nothing, Decline, Take, Burn, Learn, Bonus, Unlearn, Pay, Gain, StepUp, Lower),
    *(TakeGold, BuildMonument, Build, Sell, Buy, Done, Advance),
)
"""All classes of actions, in the order in which learning numbers them; append new ones."""
parse: Final = Notation(ACTIONS).parse
"""Parse the notation of an action, such as ``pick tikal 4``; raise ``NotationError`` if invalid."""

_PLACING: Final = (Place, PlaceStart, PlaceQuick)
OFFERED: Final[Mapping[Phase, tuple[type[Action], ...]]] = {
    phases.TRIBE: (Tribe,),
    phases.KEEP: (Keep,),
    phases.TURN: (*TURN_BEGINNINGS, Mercy),
    phases.PLACING: (*_PLACING, EndTurn, Trade, Pick),
    phases.PICKING: (Pick, EndTurn, Trade),
    phases.WORKER: (Nothing, Do, DoOn, Trade),
    phases.JUNGLE: (Take, Burn),
    phases.TECH: (Learn, Nothing, Decline),
    phases.PAY: (Pay,),
    phases.TEMPLE: (StepUp, Decline),
    phases.GAIN: (Gain,),
    phases.FAVOUR: (Pay, Nothing),
    phases.BUILD: (Build, BuildMonument, Nothing),
    phases.MARKET: (Sell, Buy, Done),
    phases.ACTION: (DoOn, Nothing),
    phases.GOLD: (TakeGold,),
    phases.LOWER: (Lower, Decline),
    phases.BONUS: (Bonus,),
    phases.DOWN: (Unlearn,),
    phases.ADVANCE: (Advance,),
    phases.OVER: (),
}
"""By phase, the classes of actions that it offers, in the order in which they are listed."""
