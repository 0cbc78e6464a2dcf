"""The public interface of Tzolk'in's rules: ``game.core.match`` plays by it, scenes query it.

Section numbers in comments and docstrings, such as "(section 6)" or "(6)", refer to
docs/rules-tzolkin.md.
"""

from game.tzolkin.rules.hidden import view
from game.tzolkin.rules.play import apply, check, legal_actions, new_game, why_not

__all__ = ["apply", "check", "legal_actions", "new_game", "view", "why_not"]
