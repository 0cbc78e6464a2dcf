"""The names of the rulebook's sections, by which links and refusals refer to them."""

from typing import Final

from game.tzolkin.rules.data.board import CHICHEN, GEARS, PALENQUE, UXMAL

AIM: Final = "aim"
BEGINNING: Final = "beginning"
TURN: Final = "turn"
PLACING: Final = "placing"
PICKING: Final = "picking"
BEGGING: Final = "begging"
TECHNOLOGIES: Final = "technologies"
TEMPLES: Final = "temples"
TILES: Final = "tiles"
MONUMENTS: Final = "monuments"
CALENDAR: Final = "calendar"
FOOD_DAYS: Final = "food_days"
END: Final = "end"
TRIBES: Final = "tribes"
PROPHECIES: Final = "prophecies"
NEW_BUILDINGS: Final = "new_buildings"
QUICK_ACTIONS: Final = "quick_actions"
DOUBTS: Final = "doubts"
"""The section of each gear has the gear's name in the notation."""
JUNGLE: Final = GEARS[PALENQUE]
MARKET: Final = GEARS[UXMAL]
OFFERING: Final = GEARS[CHICHEN]
