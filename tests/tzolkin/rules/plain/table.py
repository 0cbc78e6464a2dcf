"""The component data by name."""

import json
from pathlib import Path

DATA = json.loads((Path(__file__).parent / "components.json").read_text("utf-8"))
GEARS = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen")
TEMPLES = ("chaac", "quetzalcoatl", "kukulcan")
TRACKS = ("agriculture", "extraction", "architecture", "theology")
CUBES = ("wood", "stone", "gold")
ACTIONS = {gear["id"].removesuffix("_itza"): gear["actions"] for gear in DATA["gears"]["list"]}
TEETH = {gear["id"].removesuffix("_itza"): gear["teeth"] for gear in DATA["gears"]["list"]}
ANY_FROM = {"chichen": 10}
"""The first space with any action, 6 where nothing is said."""
WEALTH = {tile["id"]: tile for tile in DATA["starting_wealth_tiles"]["list"]}
BUILDINGS = {
    tile["id"]: tile for tile in DATA["buildings"]["list"] + DATA["expansion_buildings"]["list"]
}
MONUMENTS = {tile["id"]: tile for tile in DATA["monuments"]["list"]}
PROPHECIES = {tile["id"]: tile for tile in DATA["prophecies"]["list"]}
TEMPLE = {temple["id"]: temple for temple in DATA["temples"]["list"]}
VALUE = DATA["market"]["corn_value"]
FOOD_TEETH = [day["tooth"] for day in DATA["calendar"]["food_days"]]


def steps_of(temple):
    """The points of its steps, the lowest first."""
    return TEMPLE[temple]["points_by_step"]
