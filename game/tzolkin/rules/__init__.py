"""The rules of Tzolk'in in one surface: what ``game.core.match`` plays and scenes ask.

The sections that comments cite are those of docs/rules-tzolkin.md.
"""

from game.tzolkin.rules.hidden import view
from game.tzolkin.rules.legal import legal_actions
from game.tzolkin.rules.play import apply, new_game
from game.tzolkin.rules.refusal import check, why_not

__all__ = ["apply", "check", "legal_actions", "new_game", "view", "why_not"]
