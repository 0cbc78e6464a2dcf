"""A match is shown again."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.table.replay import mode
from game.tikal.table.board import Highlights
from game.tikal.table.modes.mode import Mode
from game.tikal.table.modes.turn import Turn
from game.tikal.table.panels import Panel, Retold, caption, left_by
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext


@dataclass(frozen=True)
class Replaying(mode.Replaying[Turn], Mode):
    """The turn so far lies on a card beside the board."""

    @property
    def task(self) -> tuple[str, str]:
        if not self.session.shown:
            return _("The beginning"), ""
        return caption(self.steps, self._scored or self._turn, self.player)

    @property
    def _turn(self) -> str:
        turn, count = self.turns
        return _("Turn {turn} of {count}").format(turn=turn, count=count)

    @property
    def _scored(self) -> str:
        """What the last action has brought in points."""
        match, shown = self.session.match, self.session.shown
        before, after = match.before(shown - 1).score, match.before(shown).score
        told = [
            ngettext("{player}: {count} point more", "{player}: {count} points more", more).format(
                player=player.name, count=more
            )
            for player, one, other in zip(self.turn.players, before, after, strict=True)
            if (more := other - one) > 0
        ]
        return "  ".join(told)

    @property
    def left(self) -> Sequence[int | None]:
        return left_by(self.view)

    @property
    def panel(self) -> Panel:
        return Retold(self.view, self.player, self.steps, "")

    def lit(self, hovered: int | None) -> Highlights:  # noqa: ARG002
        """What the last action touched; a walk as its way."""
        spaces = self.steps[-1].spaces if self.steps else ()
        selected = spaces[-1] if spaces else None
        return Highlights(selected=selected, path=spaces if len(spaces) > 1 else ())
