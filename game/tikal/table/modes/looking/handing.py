"""The mode in which the device goes to another player."""

from collections.abc import Mapping
from dataclasses import dataclass

from game.table.modes import ButtonState, handing
from game.tikal.rules.components import ACTION_POINTS, KINDS, VOLCANO
from game.tikal.rules.hidden import View
from game.tikal.rules.state import AUCTION, CHOOSE, PLACE
from game.tikal.table.desk import Desk
from game.tikal.table.modes.looks import at_rest
from game.tikal.table.modes.mode import Mode
from game.tikal.table.modes.turn import Turn
from game.tikal.table.shown.cards import HandedOver, Panel
from game.tikal.table.shown.look import BoardLook
from game.tikal.table.shown.shown import Shown
from game.tikal.table.things import Thing
from game.tikal.words import handing as told
from game.tikal.words.places import TURN
from game.tikal.words.why_not import WHY_NOT
from game.ui.controls.said import Said
from game.ui.sentence import Sentence


@dataclass(frozen=True)
class Handing(handing.Handing[Turn, Thing | None, Shown, int], Mode):
    """A card beside the board says whose turn it is; what has changed is outlined and numbered."""

    spaces = ()

    @property
    def desk(self) -> Desk:
        return Desk.READ

    @property
    def panel(self) -> Panel:
        return HandedOver(self.card, self.view.variant.auction)

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        return {**at_rest(self.view, Said(WHY_NOT["begin-first"], TURN)), **self.own_looks}

    def look(self, pointed: Thing | None) -> BoardLook:  # noqa: ARG002
        """Return the marks of what has changed, with the numbers of the card's rows."""
        return BoardLook(told=self.numbers)


def wanted(view: View) -> Sentence:
    """Return a sentence on what the seat to act has to do now."""
    turn, turns = len(view.had_turn) + 1, view.seats
    if view.phase == AUCTION:
        return told.bid(turn, turns)
    if view.phase == CHOOSE:
        return told.choose_last() if len(view.display) == 1 else told.choose(turn, turns)
    if view.phase == PLACE:
        volcano = KINDS[view.hand] == VOLCANO
        return told.lay_volcano() if volcano else told.lay(view.hand, ACTION_POINTS)
    return told.score(view.ap) if view.queue else told.act(view.ap)
