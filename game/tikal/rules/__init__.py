"""The rules of Tikal in one surface: what ``game.core.match`` plays and scenes ask."""

from game.tikal.rules.hidden import view
from game.tikal.rules.legal import legal_actions
from game.tikal.rules.play import apply, new_game
from game.tikal.rules.refusal import IllegalAction, check, why_not

__all__ = ["IllegalAction", "apply", "check", "legal_actions", "new_game", "view", "why_not"]
