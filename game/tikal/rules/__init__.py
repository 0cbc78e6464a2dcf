"""The interface of Tikal's rules: the functions that ``game.core.match`` and scenes call.

The sections that comments cite are those of docs/rules-tikal.md.
"""

from game.tikal.rules.hidden import view
from game.tikal.rules.play import apply, check, legal_actions, new_game, why_not

__all__ = ["apply", "check", "legal_actions", "new_game", "view", "why_not"]
