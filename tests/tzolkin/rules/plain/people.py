"""A player of the plain engine, by name."""

from collections import Counter

from tests.tzolkin.rules.plain.table import CUBES, TEMPLES, TRACKS


class Player:
    """Everything in front of one player."""

    def __init__(self, seat):
        self.seat = seat
        self.corn = 0
        self.cubes = Counter()
        self.skulls = 0
        self.hand, self.bank = 3, 3
        self.temple = dict.fromkeys(TEMPLES, 1)
        self.tech = dict.fromkeys(TRACKS, 0)
        self.light = True
        self.points = 0
        self.buildings, self.monuments = [], []
        self.corn_tiles = self.wood_tiles = 0
        self.wealth = []
        self.tribe = None
        self.rebuilt = []
        self.building_skulls = 0
        self.fed = 0

    @property
    def all_cubes(self):
        """How many cubes there are."""
        return sum(self.cubes.values())

    def shown(self, options):
        """The player's part of the dump."""
        shown = {
            "corn": self.corn,
            **{kind: self.cubes[kind] for kind in CUBES},
            "skulls": self.skulls,
            "hand": self.hand,
            "bank": self.bank,
            "temples": [self.temple[name] for name in TEMPLES],
            "techs": [self.tech[name] for name in TRACKS],
            "light": self.light,
            "buildings": sorted(self.buildings),
            "monuments": sorted(self.monuments),
            "corn_tiles": self.corn_tiles,
            "wood_tiles": self.wood_tiles,
            "wealth": sorted(self.wealth),
        }
        if options["tribes"]:
            shown["tribe"] = self.tribe
        if options["new_buildings"]:
            shown["rebuilt"] = sorted(self.rebuilt)
            shown["building_skulls"] = self.building_skulls
        return shown
