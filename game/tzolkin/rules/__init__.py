"""The rules of Tzolk'in in one surface: what ``game.core.match`` plays and scenes ask."""

from game.tzolkin.rules.hidden import view
from game.tzolkin.rules.legal import legal_actions
from game.tzolkin.rules.play import apply, new_game
from game.tzolkin.rules.refusals.reason import IllegalAction
from game.tzolkin.rules.refusals.refusal import check, why_not

__all__ = ["IllegalAction", "apply", "check", "legal_actions", "new_game", "view", "why_not"]
