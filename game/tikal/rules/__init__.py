"""The interface of Tikal's rules: the functions that ``game.core.match`` and scenes call.

The sections that comments cite are those of docs/rules-tikal.md.
"""

from game.tikal.rules.hidden import view
from game.tikal.rules.legal import legal_actions
from game.tikal.rules.play import apply, new_game
from game.tikal.rules.refusal import check, why_not

__all__ = ["apply", "check", "legal_actions", "new_game", "view", "why_not"]
