"""An action of Tikal with the views before and after it."""

from game.table import telling
from game.tikal.rules.actions import Action
from game.tikal.rules.hidden import View

Played = telling.PlayedAction[View, Action]
