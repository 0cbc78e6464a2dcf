"""Others act, or what they did is shown."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.table.guide.places import WATCHING
from game.table.modes import GoOn, Look, Moment
from game.table.others import Others, Tempo
from game.table.telling import Step
from game.tikal.rules.actions import Action
from game.tikal.rules.hidden import View
from game.tikal.rules.state import AUCTION, CHOOSE, State
from game.tikal.table.board import Highlights
from game.tikal.table.desk import Desk
from game.tikal.table.match.telling import greeting
from game.tikal.table.modes.looking.told import Told
from game.tikal.table.modes.looks import at_rest, displayed
from game.tikal.table.modes.mode import LookAt, Outcome
from game.tikal.table.panels import Auction, Panel, Steps, caption, left_by
from game.ui.controls.said import Said
from game.ui.i18n import gettext as _

_ON_DISPLAY = (AUCTION, CHOOSE)


@dataclass(frozen=True)
class Watching(Told):
    """The others' turns go on by themselves, unless they are held.

    Attributes:
        others: who they are, and what they do.
    """

    others: Others[State, View, Action]

    @property
    def seat(self) -> int:
        return self.others.seat

    @property
    def busy(self) -> bool:
        return self.others.busy and self.others.tempo is not Tempo.HELD

    @property
    def steps(self) -> Sequence[Step]:
        """What has been shown of the turn."""
        return self.others.steps

    @property
    def reason(self) -> str:
        """Why what was shown last was done."""
        return self.others.reason

    @property
    def task(self) -> tuple[str, str]:
        return caption(self.steps, self.reason, self.player)

    @property
    def left(self) -> Sequence[int | None]:
        return left_by(self.view)

    @property
    def desk(self) -> Desk:
        return Desk.CARD if self.view.phase in _ON_DISPLAY else Desk.WATCHED

    @property
    def panel(self) -> Panel:
        if self.view.phase in _ON_DISPLAY:
            return Auction(self.view, self.turn.players, watched=True)
        return Steps(self.view, self.player, tuple(self.steps), self.reason)

    @property
    def looks(self) -> Mapping[str, Look]:
        greeted = Said(greeting(self.player), WATCHING)
        return {**at_rest(self.view, greeted), **self.buttons(), **self._display}

    @property
    def _display(self) -> Mapping[str, Look]:
        return displayed(self.view) if self.view.phase in _ON_DISPLAY else {}

    def buttons(self) -> Mapping[str, Look]:
        """The two at the foot: what holds the others, and what hurries them, or shows the next
        action while they are held."""
        held = self.others.tempo in (Tempo.HELD, Tempo.SINGLE)
        label = _("Go on") if held else _("Pause")
        hurry = "watch/step" if held else "watch/skip"
        return {
            "watch/pause": Look(label=label, at=self._place("auction/pause")),
            hurry: Look(at=self._place("auction/skip") or "watch/skip"),
        }

    def _place(self, on_card: str) -> str:
        """Where a button lies: on the auction's card while that is there."""
        return on_card if self.view.phase in _ON_DISPLAY else ""

    def lit(self, hovered: int | None) -> Highlights:  # noqa: ARG002
        """What the last action that is shown touched; a walk as its way."""
        spaces = self.steps[-1].spaces if self.steps else ()
        selected = spaces[-1] if spaces else None
        return Highlights(selected=selected, path=spaces if len(spaces) > 1 else ())

    def tap(self, space: int | None) -> Outcome:  # noqa: ARG002
        """Shows the rest at once."""
        self.others.skip()
        return self

    def press(self, button: str) -> Outcome:
        room, _slash, name = button.partition("/")
        if room == "display":
            return LookAt(self.view.display[int(name)])
        if button == "watch/skip":
            self.others.skip()
        elif button == "watch/step":
            self.others.step()
        elif button == "watch/pause":
            self.others.hold()
        return self

    def update(self, moment: Moment) -> Outcome | None:
        if moment.covered:
            return None
        return GoOn() if self.others.update(moment.now, moment.moving) else None
