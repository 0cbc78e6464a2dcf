"""The rules of Tikal in one surface: what ``game.core.match`` plays and scenes ask."""

from game.tikal.hidden import view
from game.tikal.legal import legal_actions
from game.tikal.play import apply, new_game
from game.tikal.refusal import IllegalAction, check, why_not

__all__ = ["IllegalAction", "apply", "check", "legal_actions", "new_game", "view", "why_not"]
