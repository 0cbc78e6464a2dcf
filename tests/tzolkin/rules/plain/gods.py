"""The table of the plain engine, and what players receive: steps, skulls, gold, technologies.

What asks a player is a coroutine: it yields (phase, seat, lines) and is sent the chosen line.
"""

from itertools import combinations_with_replacement

from tests.tzolkin.rules.plain.people import Player
from tests.tzolkin.rules.plain.table import CUBES, GEARS, TEETH, TEMPLES, TRACKS, steps_of

STANDARD = {
    "tribes": False,
    "prophecies": False,
    "new_buildings": False,
    "quick_actions": False,
    "x07_same": False,
    "bacab_limit": 3,
    "monuments5": 7,
}


class Gods:
    """Players, supply and prophecy; temples and technologies."""

    def __init__(self, record):
        self.record = record
        self.options = STANDARD | record.get("options", {})
        self.number = len(record["players"])
        self.players = [Player(seat) for seat in range(self.number)]
        self.first = record["first_player"]
        self.gears = {name: [None] * TEETH[name] for name in GEARS}
        self.skulls = 13
        self.prophecy = None

    def clockwise(self, first):
        return [self.players[(first + i) % self.number] for i in range(self.number)]

    def lore(self, player, track, level):
        """Does the effect of a level of a technology work?"""
        return player.tech[track] >= level and not (level == 2 and self.prophecy == "P10")

    # temples

    def can_up(self, player, temple):
        top = len(steps_of(temple)) - 1
        step = player.temple[temple] + 1
        if step > top:
            return False
        return step < top or all(other.temple[temple] < top for other in self.players)

    def step_tax(self, temple):
        """Corn and cubes for a step up."""
        if self.prophecy == "P01":
            return 1, 0
        angry = {"P02": "chaac", "P03": "quetzalcoatl", "P04": "kukulcan"}
        return 0, 1 if angry.get(self.prophecy) == temple else 0

    def steps_possible(self, player, temples, corn=None, cubes=None):
        corn = player.corn if corn is None else corn
        cubes = player.all_cubes if cubes is None else cubes
        found = []
        for temple in temples:
            corn_tax, cube_tax = self.step_tax(temple)
            if self.can_up(player, temple) and corn >= corn_tax and cubes >= cube_tax:
                found.append(temple)
        return found

    def up(self, player, temples, printed=False):
        """One step up; gives the temple, None if there is none, "declined" if that is said."""
        possible = self.steps_possible(player, temples)
        if not possible:
            return None
        taxed = [temple for temple in possible if any(self.step_tax(temple))]
        chosen = possible[0]
        if not printed or taxed:
            lines = [f"temple {temple}" for temple in possible]
            if len(taxed) == len(possible):
                lines.append("decline")
            line = yield "temple", player.seat, lines
            if line == "decline":
                return "declined"
            chosen = line.split()[1]
            corn, cubes = self.step_tax(chosen)
            player.corn -= corn
            yield from self.pay(player, cubes)
        player.temple[chosen] += 1
        if player.temple[chosen] == len(steps_of(chosen)) - 1:
            player.light = True
        return chosen

    def up_times(self, player, temple, times):
        for _ in range(times):
            if (yield from self.up(player, [temple], printed=True)) == "declined":
                return

    def lowerable(self, player):
        return [temple for temple in TEMPLES if player.temple[temple] > 0]

    # cubes, gold, skulls

    def pay(self, player, number):
        """So many cubes of choice."""
        if number == 0:
            return
        lines = [
            " ".join(["pay", *kinds])
            for kinds in combinations_with_replacement(CUBES, number)
            if all(kinds.count(kind) <= player.cubes[kind] for kind in CUBES)
        ]
        line = yield "pay", player.seat, lines
        player.cubes.subtract(line.split()[1:])

    def gain(self, player, number):
        """So many cubes of choice."""
        gold_price = 1 if self.prophecy == "P07" else 0
        lines = [
            " ".join(["gain", *kinds])
            for kinds in combinations_with_replacement(CUBES, number)
            if kinds.count("gold") * gold_price <= player.corn
        ]
        line = yield "gain", player.seat, lines
        kinds = line.split()[1:]
        player.cubes.update(kinds)
        player.corn -= gold_price * kinds.count("gold")

    def gold(self, player, number):
        """Gold that is received."""
        if self.prophecy == "P07":
            most = min(number, player.corn)
            if most == 0:
                return
            lines = [f"gold {n}" for n in range(most + 1)]
            number = int((yield "gold", player.seat, lines).split()[1])
            player.corn -= number
        player.cubes["gold"] += number

    def take_skulls(self, player, number):
        """Skulls that are received."""
        for _ in range(number):
            if self.skulls == 0:
                return
            if self.prophecy == "P08":
                possible = self.lowerable(player)
                if not possible:
                    return
                lines = [f"lower {temple}" for temple in possible]
                line = yield "lower", player.seat, [*lines, "decline"]
                if line == "decline":
                    return
                player.temple[line.split()[1]] -= 1
            self.skulls -= 1
            player.skulls += 1

    def goods(self, player, items, points=0, workers=0):
        """Goods of a tile: what nothing is asked for, then gold, then skulls."""
        player.corn += items.get("corn", 0)
        player.cubes["wood"] += items.get("wood", 0)
        player.cubes["stone"] += items.get("stone", 0)
        player.points += points
        workers = min(workers, player.bank)
        player.bank -= workers
        player.hand += workers
        if items.get("gold"):
            yield from self.gold(player, items["gold"])
        if items.get("skull"):
            yield from self.take_skulls(player, items["skull"])

    # technologies

    def tech_price(self, player, track):
        level = player.tech[track]
        price = {0: 1, 1: 2, 2: 3, 3: 1}[level]
        if player.tribe == "T08" and level < 3:
            price -= 1
        return price + (1 if self.prophecy == "P09" else 0)

    def paid_tracks(self, player):
        return [t for t in TRACKS if self.tech_price(player, t) <= player.all_cubes]

    def paid_step(self, player, optional=False):
        tracks = self.paid_tracks(player)
        if not tracks:
            return
        lines = [f"tech {track}" for track in tracks] + (["nothing"] if optional else [])
        line = yield "tech", player.seat, lines
        if line != "nothing":
            track = line.split()[1]
            yield from self.pay(player, self.tech_price(player, track))
            yield from self.level_up(player, track)

    def free_step(self, player, tracks, printed=False):
        """A free step; gives the track, None if it is lost, "declined" if that is said."""
        taxed = self.prophecy == "P09"
        if taxed and player.all_cubes == 0:
            return None
        track = tracks[0]
        if taxed or not printed:
            lines = [f"tech {name}" for name in tracks] + (["decline"] if taxed else [])
            line = yield "tech", player.seat, lines
            if line == "decline":
                return "declined"
            track = line.split()[1]
            yield from self.pay(player, 1 if taxed else 0)
        yield from self.level_up(player, track)
        return track

    def level_up(self, player, track):
        if player.tech[track] < 3:
            player.tech[track] += 1
            return
        if player.tribe == "T08":
            lines = [f"bonus {name}" for name in TRACKS]
            track = (yield "bonus", player.seat, lines).split()[1]
        if track == "agriculture":
            yield from self.up(player, TEMPLES)
        elif track == "extraction":
            yield from self.gain(player, 2)
        elif track == "architecture":
            player.points += 3
        else:
            yield from self.take_skulls(player, 1)

    def favour(self, player):
        """Theology 2."""
        left = player.all_cubes - 1
        possible = left >= 0 and self.steps_possible(player, TEMPLES, cubes=left)
        if not self.lore(player, "theology", 2) or not possible:
            return
        lines = [f"pay {kind}" for kind in CUBES if player.cubes[kind]]
        line = yield "favour", player.seat, [*lines, "nothing"]
        if line != "nothing":
            player.cubes[line.split()[1]] -= 1
            yield from self.up(player, TEMPLES)
