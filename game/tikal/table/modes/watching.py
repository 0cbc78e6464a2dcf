"""The modes in which somebody else acts, or nobody any more: the picture is only watched."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.table.modes import ButtonState, watching
from game.table.outcome import Outcome, Watch
from game.table.players import Player
from game.table.rule_names import WATCHING
from game.table.telling import ActionReport
from game.tikal.rules.state import AUCTION, CHOOSE
from game.tikal.table import ids
from game.tikal.table.match.telling import greeting
from game.tikal.table.modes.acting import acting_words
from game.tikal.table.modes.buttons import display_buttons, idle_buttons, why_not_now
from game.tikal.table.modes.mode import LookAt, Mode, Turn
from game.tikal.table.shown.auction import auction_shown, scores_after_bid
from game.tikal.table.shown.cards import Panel, StepsShown, StockShown
from game.tikal.table.shown.shown import Desk, Shown
from game.tikal.table.things import Displayed, Thing
from game.tikal.words.events import is_thinking, player_action
from game.tikal.words.rulebook_sections import END
from game.ui.sentence import RuleText, Words


def caption(steps: Sequence[ActionReport], reason: Words, player: Player) -> tuple[Words, Words]:
    """Return the ribbon's words while others act: what the player does now, and why."""
    if not steps:
        return is_thinking(player.name), ""
    return player_action(player.name, steps[-1].words), reason


_ON_DISPLAY = (AUCTION, CHOOSE)


@dataclass(frozen=True)
class Watching(watching.Watching[Turn, Thing | None, Shown], Mode):
    """The others' turns go on by themselves; only a hexagon on display can be looked at."""

    @property
    def task(self) -> tuple[Words, Words]:
        return caption(self.steps, self.main_reason, self.player)

    @property
    def scores_after_bid(self) -> Sequence[int | None]:
        return scores_after_bid(self.view)

    @property
    def desk(self) -> Desk:
        return Desk.CARD if self.view.phase in _ON_DISPLAY else Desk.WATCHED

    @property
    def panel(self) -> Panel:
        if self.view.phase in _ON_DISPLAY:
            return auction_shown(self.view, self.turn.players, self.turn.stock, watched=True)
        return StepsShown(self.player, self.steps, self.reason, self.turn.stock)

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        greeted = RuleText(greeting(self.player), WATCHING)
        return {**idle_buttons(self.view, greeted), **self.buttons, **self._display}

    @property
    def _display(self) -> Mapping[str, ButtonState]:
        return display_buttons(self.view) if self.view.phase in _ON_DISPLAY else {}

    @property
    def button_places(self) -> tuple[str, str]:
        """The ids of the pause and skip buttons; in an auction those on the auction's card."""
        on_card = self.view.phase in _ON_DISPLAY
        return (ids.AUCTION_PAUSE, ids.AUCTION_SKIP) if on_card else super().button_places

    @property
    def action_spaces(self) -> Sequence[int]:
        return self.steps[-1].spaces if self.steps else ()

    def touch(self, thing: Thing | None) -> Outcome:
        """Show a hexagon of the display large; any other tap shows the rest at once."""
        return LookAt(thing.hexagon) if isinstance(thing, Displayed) else Watch.SKIP


@dataclass(frozen=True)
class Sending(watching.Sending[Turn, Thing | None, Shown], Watching):
    """The match waits for a player at another device, to whom it is sent as a link.

    The others' last steps are not told.
    """

    steps = ()
    reason = ""


@dataclass(frozen=True)
class LookingOn(watching.LookingOn[Turn, Thing | None, Shown], Watching):
    """The match is played in another window; the only thing to do here is to watch."""


class Over(Mode):
    """The match has ended; nothing can be done until the results come."""

    menu = ()

    @property
    def task(self) -> tuple[Words, Words]:
        return acting_words(self.view, self.player)

    @property
    def rule(self) -> str:
        return END

    @property
    def panel(self) -> Panel:
        return StockShown(self.turn.stock)

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        return idle_buttons(self.view, why_not_now(self.view))
