"""Hints: what a strong player would do here, and why. Shown, never played."""

from game.players.guarded import Guarded
from game.tikal.players.roster import player_named
from game.tikal.rules.actions import Action
from game.tikal.table import words
from game.tikal.table.computers import touched
from game.tikal.table.session import Session
from game.tikal.table.thinking import Thought
from game.ui.i18n import gettext as _

ADVISER = "master"


class Hint:
    """A hint for the position that is shown; it is thought of in slices."""

    def __init__(self, session: Session) -> None:
        self._session = session
        adviser = Guarded(player_named(ADVISER, session.match.setup.seed or 0))
        self._thought = Thought(adviser, session.view)

    def update(self) -> bool:
        """Think on; True when the hint has come."""
        return self._thought.decision is None and self._thought.go_on()

    @property
    def action(self) -> Action | None:
        """What the strong player would do next; None while the hint has not come."""
        decision = self._thought.decision
        return decision.actions[0] if decision else None

    @property
    def spaces(self) -> tuple[int, ...]:
        """Where it is to be done."""
        return touched(self.action) if self.action else ()

    @property
    def words(self) -> tuple[str, str]:
        """The hint in a line, and the reason."""
        decision = self._thought.decision
        if decision is None:
            return _("Thinking of a hint …"), ""
        names = [player.name for player in self._session.players]
        advice = words.log_line(self._thought.view, decision.actions[0], names)
        return _("A master's advice: {does}").format(does=advice), words.why(decision.reason)
