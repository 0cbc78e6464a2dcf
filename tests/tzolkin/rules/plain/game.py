"""Set-up, turns, rounds and the end in the plain engine."""

from itertools import combinations

from tests.tzolkin.rules.plain.table import (
    BUILDINGS,
    CUBES,
    FOOD_TEETH,
    GEARS,
    MONUMENTS,
    PROPHECIES,
    TEETH,
    TEMPLE,
    TEMPLES,
    VALUE,
    WEALTH,
    steps_of,
)
from tests.tzolkin.rules.plain.works import Works

PAIRS = {"palenque": "yaxchilan", "yaxchilan": "palenque", "tikal": "uxmal", "uxmal": "tikal"}
GOODS = {
    "corn3": {"corn": 3},
    "wood1_corn1": {"wood": 1, "corn": 1},
    "stone1": {"stone": 1},
}


class Game(Works):
    """A whole game; ``lines`` are what may be played, ``phase`` and ``seat`` what and by whom."""

    def __init__(self, record):
        super().__init__(record)
        self.tooth, self.round, self.age = 0, 1, 1
        self.food_day, self.food_days_done = None, 0
        self.start_space, self.teeth_corn = None, 0
        self.quick_board = [None] * 3
        self.totals = None
        self.course = self.play_all()
        self.phase, self.seat, self.lines = next(self.course)

    def play(self, line):
        """Play one of the lines."""
        assert line in self.lines
        self.phase, self.seat, self.lines = self.course.send(line)

    def ask_again(self):
        """List the lines of a turn anew, after somebody was given something."""
        assert self.phase == "turn"
        self.lines = self.turn_lines(self.players[self.seat])

    def play_all(self):
        yield from self.set_up()
        while self.food_days_done < 4:
            for player in self.clockwise(self.first):
                yield from self.turn(player)
            if self.food_day:
                yield from self.hold_food_day()
            yield from self.calendar()
        self.finish()
        while True:
            yield "over", None, []

    # section 2

    def set_up(self):
        record, n, kept = self.record, self.number, []
        on_gears, blocked = {2: 12, 3: 6, 4: 0}.get(n, 0), 0
        if self.options["quick_actions"]:
            on_gears, blocked = {2: (16, 2), 3: (11, 1), 4: (5, 1), 5: (0, 0)}[n]
        self.quick_board[:blocked] = ["dummy"] * blocked
        left = self.dummies(record["wealth"][4 * n :], on_gears)
        for player in self.clockwise(self.first):
            seat = player.seat
            number = 2
            if self.options["tribes"]:
                pair = record["tribes"][2 * seat : 2 * seat + 2]
                player.tribe = (yield "tribe", seat, [f"tribe {id_}" for id_ in pair]).split()[1]
                number = 3 if player.tribe == "T09" else 2
            dealt = sorted(record["wealth"][4 * seat : 4 * seat + 4])
            lines = [" ".join(["keep", *some]) for some in combinations(dealt, number)]
            player.wealth = (yield "keep", seat, lines).split()[1:]
            kept += player.wealth
        self.dummies([id_ for id_ in record["wealth"][: 4 * n] if id_ not in kept], left)
        for player in self.clockwise(self.first):
            yield from self.first_goods(player)

    def dummies(self, ids, left):
        """Put as many as are left, tile by tile; says how many are left then."""
        for id_ in ids:
            gear, space = WEALTH[id_]["dummy"]["gear"], WEALTH[id_]["dummy"]["space"]
            teeth = self.gears[gear.removesuffix("_itza")]
            opposite = "dummy" not in teeth and len(teeth) == 10
            for tooth in [space, (space + 5) % 10][: 1 + opposite]:
                if left:
                    teeth[tooth] = "dummy"
                    left -= 1
        return left

    def first_goods(self, player):
        if player.tribe == "T12":
            player.hand, player.bank = 5, 1
        for id_ in player.wealth:
            tile = WEALTH[id_]
            workers = "worker:+1" in tile["effects"]
            yield from self.goods(player, tile["gain"], workers=workers)
            for effect in tile["effects"]:
                what, which = effect.split(":")
                if what == "temple":
                    yield from self.up(player, [which], printed=True)
                elif what == "tech":
                    yield from self.free_step(player, [which], printed=True)
        if player.tribe == "T09":
            lines = [f"lower {temple}" for temple in self.lowerable(player)]
            line = yield "lower", player.seat, lines
            player.temple[line.split()[1]] -= 1

    # sections 4 to 6

    def turn(self, player):
        if player.tribe == "T04":
            player.corn = max(2, player.corn)
        self.count, self.new, self.skipped = 0, [], None
        self.saved, self.traded, self.fetched, self.quick = 0, False, False, False
        phase, line = "turn", ""
        while phase:
            lines = getattr(self, f"{phase}_lines")(player)
            line = yield phase, player.seat, lines
            phase = yield from self.take_line(player, phase, line)
        yield from self.end_turn(player)

    def turn_lines(self, player):
        lines = self.picks(player) + self.places(player) + self.trades(player)
        limit = self.options["bacab_limit"] if player.tribe == "T04" else 2
        if player.corn <= limit:
            lines += [f"beg {temple}" for temple in self.lowerable(player)]
        if player.tribe == "T03":
            lines.append("pass")
        if not lines:
            lowest = {gear: self.lowest(player, gear) for gear in GEARS}
            least = min(space for space in lowest.values() if space is not None)
            lines = [f"mercy {gear}" for gear in GEARS if lowest[gear] == least]
        return lines

    def placing_lines(self, player):
        if self.quick or self.count < 0:
            return ["end"]
        lines = [*self.places(player), "end", *self.trades(player)]
        if player.tribe == "T01" and len(self.new) >= 2 and not self.fetched:
            lines += [line for line in self.picks(player) if line[5:] not in self.new]
        return lines

    def picking_lines(self, player):
        return [*self.picks(player), "end", *self.trades(player)]

    def picks(self, player):
        return [
            f"pick {gear} {space}"
            for gear, teeth in self.gears.items()
            for space, who in enumerate(teeth)
            if who == player.seat
        ]

    def trades(self, player):
        if player.tribe != "T11" or self.traded:
            return []
        return [f"trade {kind}" for kind in CUBES if player.cubes[kind]]

    def spaces(self, player, gear):
        """The free spaces where he may be placed, from the lowest."""
        last = (10 if gear == "chichen" else 7) + (player.tribe == "T06")
        return [
            space
            for space in range(last + 1)
            if self.gears[gear][space] is None and (gear, space) != self.skipped
        ]

    def lowest(self, player, gear):
        return next(iter(self.spaces(player, gear)), None)

    def extra(self, player):
        table = (0, 0, 2, 3, 4, 4) if player.tribe == "T13" else (0, 1, 2, 3, 4, 5)
        return table[self.count]

    def price(self, player, gear, space):
        price = space + self.extra(player)
        if gear == "chichen" and self.prophecy == "P13":
            price += 2
        if player.tribe == "T06":
            price -= max(0, min(2, space) - self.saved)
        return price

    def places(self, player):
        if not player.hand:
            return []
        lines = []
        for gear in GEARS:
            free = self.spaces(player, gear)
            if free and self.price(player, gear, free[0]) <= player.corn:
                lines.append(f"place {gear}")
            may_skip = player.tribe == "T10" and self.skipped is None and len(free) > 1
            if may_skip and self.price(player, gear, free[1]) <= player.corn:
                lines.append(f"place {gear} skip")
        if self.start_space is None and self.extra(player) <= player.corn:
            lines.append("place start")
        left = player.corn - 1 - self.extra(player)
        if self.options["quick_actions"] and None in self.quick_board and left >= 0:
            if self.start_space == player.seat:
                left += self.teeth_corn
            if self.can_quick(player, left):
                lines.append("place quick")
        return lines

    def take_line(self, player, phase, line):
        """One line of the phases around a turn; gives the phase after it."""
        verb, *words = line.split()
        if verb == "beg":
            player.corn = 4 if player.tribe == "T04" else 3
            player.temple[words[0]] -= 1
            return phase
        if verb == "trade":
            self.trade(player, words[0])
            return phase
        if verb == "pick":
            yield from self.pick(player, words[0], int(words[1]))
            self.fetched = phase == "placing"
            return "placing" if phase == "placing" else "picking"
        if verb == "place":
            self.place(player, words)
            return "placing"
        if verb == "mercy":
            player.corn = 0
            self.stand(player, words[0], self.lowest(player, words[0]))
            self.count = -1
            return "placing"
        return None

    def trade(self, player, kind):
        player.cubes[kind] -= 1
        player.corn += VALUE[kind]
        self.traded = True

    def place(self, player, words):
        gear = words[0]
        if gear == "start":
            player.corn -= self.extra(player)
            self.start_space = player.seat
        elif gear == "quick":
            player.corn -= 1 + self.extra(player)
            self.quick_board[self.quick_board.index(None)] = player.seat
            self.quick = True
        else:
            free = self.spaces(player, gear)
            space = free[len(words) - 1]
            player.corn -= self.price(player, gear, space)
            self.saved = max(self.saved, min(2, space))
            if len(words) > 1:
                self.skipped = (gear, free[0])
            self.stand(player, gear, space)
            return
        player.hand -= 1
        self.count += 1

    def stand(self, player, gear, space):
        self.gears[gear][space] = player.seat
        self.new.append(f"{gear} {space}")
        player.hand -= 1
        self.count += 1

    def pick(self, player, gear, space):
        self.gears[gear][space] = None
        player.hand += 1
        line = "trade"
        while line.startswith("trade"):
            ways = self.ways_to(player, gear, space)
            line = yield "worker", player.seat, ["nothing", *ways, *self.trades(player)]
            if line.startswith("trade"):
                self.trade(player, line.split()[1])
        if line != "nothing":
            words = line.split()
            player.corn -= ways[line]
            yield from self.act(player, words[1] if len(words) > 2 else gear, int(words[-1]))

    def ways_to(self, player, gear, space):
        """The lines of a worker with what each costs, the cheapest way."""
        found = {}
        gears = {gear: "do "}
        if player.tribe == "T07" and gear in PAIRS:
            gears[PAIRS[gear]] = f"do {PAIRS[gear]} "
        for other, begins in gears.items():
            for number in range(1, 10 if other == "chichen" else 6):
                costs = self.costs(player, other, space, number)
                fit = [c for c in costs if c <= player.corn]
                if fit and self.can(player, other, number, player.corn - min(fit)):
                    found[f"{begins}{number}"] = min(fit)
        return found

    def costs(self, player, gear, space, number):
        """What each way from a space to an action costs."""
        any_from = 10 if gear == "chichen" else 6
        lower = -1 if player.tribe == "T05" else space - number
        if space >= any_from:
            return [-1 if player.tribe == "T05" else 0]
        costs = [0] if number == space else []
        if number < space:
            costs.append(lower)
        theology = gear == "chichen" and self.lore(player, "theology", 1)
        ahead = {space + 1: 0} if theology else {}
        if player.tribe == "T02":
            ahead.setdefault(space + 1, 1)
            if theology:
                ahead[space + 2] = 1
        costs += [cost for target, cost in ahead.items() if number == target or target >= any_from]
        return costs

    def end_turn(self, player):
        if self.start_space == player.seat:
            player.corn += self.teeth_corn
            self.teeth_corn = 0
        if self.quick:
            yield from self.do_quick(player)
        deck = self.decks[self.age]
        while len(self.display) < 6 and deck:
            self.display.append(deck.pop(0))

    # section 17

    def quick_tile(self):
        if self.tooth <= 13:
            return self.record["quick1"][self.tooth // 2]
        return self.record["quick2"][min(5, (self.tooth - 14) // 2)]

    def can_quick(self, player, corn):
        tile = self.quick_tile()
        tests = {
            "gold1": lambda: self.prophecy != "P07" or corn >= 1,
            "tech_pay": lambda: self.paid_tracks(player),
            "market": lambda: corn >= 2 or player.all_cubes,
            "pay1corn_build": lambda: corn >= 1 and self.offers(player, "quick", corn),
        }
        return bool(tests.get(tile, lambda: True)())

    def do_quick(self, player):
        tile = self.quick_tile()
        if tile in GOODS:
            yield from self.goods(player, GOODS[tile])
        elif tile == "gold1":
            player.cubes["gold"] += 1
            player.corn -= self.prophecy == "P07"
        elif tile == "tech_pay":
            yield from self.paid_step(player)
        elif tile == "market":
            yield from self.market(player)
        else:
            player.corn -= 1
            yield from self.build(player, "quick")

    # sections 10 and 11

    def hold_food_day(self):
        day = self.food_day
        for player in self.clockwise(self.first):
            yield from self.goods(player, self.building_goods(player, day))
        for player in self.players:
            self.feed(player)
        if day == 2:
            self.age = 2
            self.decks[1] = []
            self.display = self.decks[2][:6]
            self.decks[2] = self.decks[2][6:]
        if day in (1, 3):
            yield from self.temple_goods()
        else:
            self.temple_points("age1" if day == 2 else "age2")
        if self.prophecy:
            for player in self.players:
                player.points += self.band(self.count_for(player))
        self.food_days_done = day
        if self.options["prophecies"]:
            self.prophecy = self.record["prophecies"][day - 1] if day < 4 else None

    def building_goods(self, player, day):
        items = {}
        if "X01" in player.buildings:
            items["corn"] = 3
        if "X02" in player.buildings:
            items["wood" if day <= 2 else "skull"] = 1
        if "X03" in player.buildings:
            items["gold"] = 1
        if "X04" in player.buildings:
            items["stone"] = 1
        return items

    def feed(self, player):
        need = 2 + (self.prophecy == "P12") + (player.tribe == "T12")
        effects = [e for id_ in player.buildings for e in BUILDINGS[id_]["effects"]]
        need -= sum(e["type"] == "feed_discount_all" for e in effects)
        free = sum(e["workers"] for e in effects if e["type"] == "feed_free")
        free += "W14" in player.wealth
        workers = 6 - player.bank
        meals = [max(0, need - 2) if i < free else max(0, need) for i in range(workers)]
        player.fed = 0
        for meal in sorted(meals):
            if meal <= player.corn:
                player.corn -= meal
                player.fed += 1
            else:
                player.points -= 5 if player.tribe == "T12" else 3

    def temple_goods(self):
        skulls_for = [p for p in self.players if p.temple["kukulcan"] >= 5]
        enough = len(skulls_for) <= self.skulls
        for player in self.clockwise(self.first):
            items = dict.fromkeys([*CUBES, "skull"], 0)
            for temple in TEMPLES:
                for step, kind in TEMPLE[temple]["resource_at_step"].items():
                    if player.temple[temple] >= int(step) and (kind != "skull" or enough):
                        items[kind] += 1
            yield from self.goods(player, items)

    def temple_points(self, age):
        for temple in TEMPLES:
            best = max(player.temple[temple] for player in self.players)
            highest = [p for p in self.players if p.temple[temple] == best]
            bonus = TEMPLE[temple]["highest_bonus"][age]
            for player in self.players:
                player.points += steps_of(temple)[player.temple[temple]]
            for player in highest:
                player.points += bonus // (1 if len(highest) == 1 else 2)

    def band(self, count):
        bands = PROPHECIES[self.prophecy]["score_bands"]
        return next(
            band["points"]
            for band in bands
            if band["from"] <= count and (band["to"] is None or count <= band["to"])
        )

    def count_for(self, player):
        steps = {temple: player.temple[temple] - 1 for temple in TEMPLES}
        levels = player.tech.values()
        return {
            "P01": sum(steps.values()),
            "P02": steps["chaac"],
            "P03": steps["quetzalcoatl"],
            "P04": steps["kukulcan"],
            "P05": player.wood_tiles,
            "P06": player.corn_tiles,
            "P07": player.cubes["gold"],
            "P08": player.skulls,
            "P09": sum(levels),
            "P10": sum(level >= 2 for level in levels),
            "P11": len(player.buildings),
            "P12": player.fed,
            "P13": self.gears["chichen"].count(player.seat),
        }[self.prophecy]

    def calendar(self):
        for space, who in enumerate(self.quick_board):
            if who is not None and who != "dummy":
                self.players[who].hand += 1
                self.quick_board[space] = None
        who, self.start_space, days = self.start_space, None, 1
        if who is not None:
            self.players[who].hand += 1
        if self.food_days_done == 4:
            self.day()
            self.food_day = None
            return
        if who is None:
            self.teeth_corn += 1
        else:
            self.first = (who + 1) % self.number if self.first == who else who
            if self.players[who].light and self.two_days():
                line = yield "advance", who, ["advance 1", "advance 2"]
                if line == "advance 2":
                    days, self.players[who].light = 2, False
        for _ in range(days):
            self.day()
        self.round += 1
        reached = sum(tooth <= self.tooth for tooth in FOOD_TEETH)
        self.food_day = reached if reached > self.food_days_done else None

    def two_days(self):
        """Would nobody be pushed off by the second day who is not by the first?"""
        for gear in GEARS:
            for space, who in enumerate(self.gears[gear]):
                if who is None or who == "dummy":
                    continue
                last = (10 if gear == "chichen" else 7) + (self.players[who].tribe == "T06")
                if space == last - 1:
                    return False
        return True

    def day(self):
        for gear, teeth in self.gears.items():
            new = [None] * TEETH[gear]
            for space, who in enumerate(teeth):
                if who is None:
                    continue
                tribe = None if who == "dummy" else self.players[who].tribe
                last = (10 if gear == "chichen" else 7) + (tribe == "T06")
                if who != "dummy" and space >= last:
                    self.players[who].hand += 1
                else:
                    new[(space + 1) % TEETH[gear]] = who
            self.gears[gear] = new
        self.tooth += 1

    # section 12

    def finish(self):
        self.totals = []
        for player in self.players:
            corn = player.corn + sum(VALUE[kind] * player.cubes[kind] for kind in CUBES)
            monuments = sum(self.worth(player, id_) for id_ in player.monuments)
            whole = player.points + 3 * player.skulls + monuments
            self.totals.append(4 * whole + corn)

    def worth(self, player, id_):
        own = player.buildings + player.monuments
        kinds = [({**BUILDINGS, **MONUMENTS})[other]["kind"] for other in own]
        levels = list(player.tech.values())
        return {
            "M01": 4 * kinds.count("tomb"),
            "M02": 2 * len(own),
            "M03": 4 * player.corn_tiles,
            "M04": 4 * player.wood_tiles,
            "M05": (8 - self.number) * sum(len(p.monuments) for p in self.players),
            "M06": 4 * kinds.count("city"),
            "M07": [0, 9, 20, 33, 33][levels.count(3)],
            "M08": 3 * sum(levels),
            "M09": 6 * max(0, 3 - player.bank),
            "M10": 4 * kinds.count("shrine"),
            "M11": sum(steps_of(t)[player.temple[t]] for t in TEMPLES),
            "M12": 3 * max(0, *(step - 1 for step in player.temple.values())),
            "M13": 3 * (len(self.offered) + sum(p.building_skulls for p in self.players)),
        }[id_]

    def shown(self):
        """The position as the dump has it."""
        state = {
            "tooth": self.tooth,
            "round": self.round,
            "food_day": self.food_day,
            "food_days_done": self.food_days_done,
            "age": self.age,
            "first_player": self.first,
            "start_space": self.start_space,
            "teeth_corn": self.teeth_corn,
            "gears": self.gears,
            "jungle": {str(space): tiles for space, tiles in self.jungle.items()},
            "skulls": self.skulls,
            "offered": sorted(self.offered),
            "buildings": sorted(self.display),
            "deck_left": [len(self.decks[1]), len(self.decks[2])],
            "monuments": sorted(self.monuments),
            "players": [player.shown(self.options) for player in self.players],
        }
        if self.options["prophecies"]:
            state |= {"prophecies": self.record["prophecies"][:3], "prophecy": self.prophecy}
        if self.options["quick_actions"]:
            state |= {"quick": self.quick_tile(), "quick_board": self.quick_board}
        return {
            "phase": self.phase,
            "player": self.seat,
            "scores": [player.points for player in self.players],
            "totals": self.totals,
            "state": state,
        }

    def winners(self):
        """Most points, then most workers on the gears."""
        on = [sum(t.count(p.seat) for t in self.gears.values()) for p in self.players]
        ranks = list(zip(self.totals, on, strict=True))
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
