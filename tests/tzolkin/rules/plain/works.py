"""Building and the actions of the gears in the plain engine."""

from collections import Counter

from tests.tzolkin.rules.plain.gods import Gods
from tests.tzolkin.rules.plain.table import (
    ACTIONS,
    BUILDINGS,
    CUBES,
    MONUMENTS,
    TEMPLES,
    TRACKS,
    VALUE,
)

REBUILT = ("X01", "X02", "X03", "X04")


class Works(Gods):
    """What workers do."""

    def __init__(self, record):
        super().__init__(record)
        n = self.number
        self.jungle = {2: [n, 0], 3: [n, n], 4: [n, n], 5: [n, n]}
        self.offered = set()
        self.display = list(record["buildings1"][:6])
        self.decks = {1: list(record["buildings1"][6:]), 2: list(record["buildings2"])}
        shown = {5: self.options["monuments5"]}.get(n, n + 2)
        self.monuments = list(record["monuments"][:shown])

    # building

    def offers(self, player, how, corn):
        """Every line that builds something, with what it costs: (cubes, skulls, corn).

        ``how``: "one", "two" (Tikal 4), "plain" (its second), "corn", "quick", "monument".
        """
        found = {}
        if how != "monument":
            for tile in self.display:
                for source, cost in self.reduced(player, BUILDINGS[tile]["cost"]):
                    found.update(self.ways(player, how, f"build {tile}{source}", cost))
        if how in ("two", "monument"):
            for tile in self.monuments:
                for source, cost in self.reduced(player, MONUMENTS[tile]["cost"]):
                    cubes = Counter({kind: cost.get(kind, 0) for kind in CUBES})
                    found[f"build {tile}{source}"] = (cubes, cost.get("skull", 0), 0, 0)
        return {
            line: price for line, price in found.items() if self.affordable(player, price, corn)
        }

    def affordable(self, player, price, corn):
        cubes, skulls, corn_price, more = price
        left = player.all_cubes - sum(cubes.values())
        enough = all(player.cubes[kind] >= cubes[kind] for kind in CUBES)
        return enough and left >= more and player.skulls >= skulls and corn >= corn_price

    def reduced(self, player, cost):
        """The cost anew, and from each own building that saves a cube."""
        yield "", cost
        for source in player.buildings:
            if source in REBUILT:
                spared = BUILDINGS[source]["cost"]
                less = {
                    k: max(0, v - spared.get(k, 0)) if k in CUBES else v for k, v in cost.items()
                }
                if less != cost:
                    yield f" from {source}", less

    def ways(self, player, how, line, cost):
        cubes = Counter({kind: cost.get(kind, 0) for kind in CUBES})
        skulls, total = cost.get("skull", 0), sum(cubes.values())
        more = 1 if self.prophecy == "P11" else 0
        level = player.tech["architecture"]
        if how == "corn":
            if level == 3 and total:
                total -= 1
            yield line, (Counter(), skulls, 2 * (total + more), 0)
            return
        if how == "plain" or (how == "two" and level >= 1):
            yield f"{line} plain", (cubes, skulls, 0, more)
        if how == "plain":
            return
        if level == 3 and how != "quick" and total:
            for kind in CUBES:
                if cubes[kind]:
                    yield f"{line} save {kind}", (cubes - Counter([kind]), skulls, 0, more)
        else:
            yield line, (cubes, skulls, 0, more)

    def build(self, player, how, optional=False):
        """Something is built; says if it was a building with architecture, a plain one, or not."""
        offers = self.offers(player, how, player.corn)
        if not offers:
            assert optional
            return None
        line = yield "build", player.seat, [*offers, *(["nothing"] if optional else [])]
        if line == "nothing":
            return None
        cubes, skulls, corn, more = offers[line]
        words = line.split()
        if "from" in words:
            player.buildings.remove(words[3])
            player.rebuilt.append(words[3])
        player.cubes.subtract(cubes)
        player.corn -= corn
        player.skulls -= skulls
        tile = words[1]
        if tile in MONUMENTS:
            self.skulls += skulls
            self.monuments.remove(tile)
            player.monuments.append(tile)
            return None
        player.building_skulls += skulls
        self.display.remove(tile)
        player.buildings.append(tile)
        uses = how != "quick" and "plain" not in words and player.tech["architecture"] >= 1
        with_points = uses and self.lore(player, "architecture", 2)
        yield from self.pay(player, more)
        player.corn += 1 if uses else 0
        player.points += 2 if with_points else 0
        yield from self.effects(player, BUILDINGS[tile]["effects"])
        return "architecture" if uses else "plain"

    def effects(self, player, effects):
        items, points, workers = Counter(), 0, 0
        for effect in effects:
            if effect["type"] == "gain":
                items.update(effect["items"])
            points += effect.get("points", 0)
            workers += effect["type"] == "gain_worker"
        yield from self.goods(player, items, points, workers)
        for effect in effects:
            yield from self.effect(player, effect)

    def effect(self, player, effect):
        kind, steps = effect["type"], effect.get("steps", 1)
        if kind == "temple" and effect["temple"] == "any":
            yield from self.up(player, TEMPLES)
        elif kind == "temple":
            yield from self.up_times(player, effect["temple"], steps)
        elif kind == "tech_free" and effect["tech"] != "any":
            yield from self.free_step(player, [effect["tech"]], printed=True)
        elif kind == "tech_free":
            for _ in range(steps):
                if (yield from self.free_step(player, list(TRACKS))) == "declined":
                    return
        elif kind == "build_building":
            yield from self.build(player, "one", optional=True)
        elif kind == "build_monument":
            yield from self.build(player, "monument", optional=True)
        elif kind == "market":
            yield from self.market(player)
        elif kind == "pay_1_corn_do_any_action":
            yield from self.errand(player, optional=True)
        elif kind == "tech_swap":
            yield from self.swap(player)
        elif kind == "theology2_applies":
            yield from self.favour(player)

    def swap(self, player):
        """X07."""
        lines = [f"down {track}" for track in TRACKS if player.tech[track]]
        if not lines:
            return
        down = (yield "down", player.seat, lines).split()[1]
        player.tech[down] -= 1
        left = [t for t in TRACKS if t != down or self.options["x07_same"]]
        for _ in range(3):
            track = yield from self.free_step(player, left)
            if track == "declined":
                return
            if track:
                left.remove(track)

    # actions

    def can(self, player, gear, number, corn):
        """Can the action be carried out with this much corn?"""
        if gear == "chichen":
            return player.skulls > 0 and number not in self.offered
        cubes = player.all_cubes
        if gear == "palenque" and number > 1:
            corn_tiles, wood_tiles = self.jungle[number]
            shows = corn_tiles > wood_tiles
            return shows or wood_tiles > 0 or self.lore(player, "agriculture", 2)
        tests = {
            ("yaxchilan", 4): lambda: (
                self.skulls > 0 and (self.prophecy != "P08" or self.lowerable(player))
            ),
            ("tikal", 1): lambda: self.paid_tracks(player),
            ("tikal", 2): lambda: self.offers(player, "one", corn),
            ("tikal", 3): lambda: self.paid_tracks(player),
            ("tikal", 4): lambda: self.offers(player, "two", corn),
            ("tikal", 5): lambda: (
                cubes > 0 and self.steps_possible(player, TEMPLES, corn, cubes - 1)
            ),
            ("uxmal", 1): lambda: (
                corn >= 3 and self.steps_possible(player, TEMPLES, corn - 3, cubes)
            ),
            ("uxmal", 2): lambda: corn >= 2 or cubes > 0,
            ("uxmal", 3): lambda: player.bank > 0,
            ("uxmal", 4): lambda: self.offers(player, "corn", corn),
            ("uxmal", 5): lambda: corn >= 1 and self.errands(player, corn - 1),
        }
        return bool(tests.get((gear, number), lambda: True)())

    def errands(self, player, corn):
        return [
            f"do {gear} {number}"
            for gear in ("palenque", "yaxchilan", "tikal", "uxmal")
            for number in range(1, 6)
            if (gear, number) != ("uxmal", 5) and self.can(player, gear, number, corn)
        ]

    def errand(self, player, optional):
        corn = player.corn - 1 if optional else player.corn
        lines = self.errands(player, corn) if corn >= 0 else []
        if not lines:
            return
        line = yield "action", player.seat, lines + (["nothing"] if optional else [])
        if line != "nothing":
            player.corn -= 1 if optional else 0
            _, gear, number = line.split()
            yield from self.act(player, gear, int(number))

    def act(self, player, gear, number):
        """An action is carried out."""
        yield from getattr(self, gear)(player, number)

    def palenque(self, player, number):
        if number == 1:
            player.corn += 3 + (1 if self.lore(player, "agriculture", 2) else 0)
            return
        tiles, (corn_tiles, wood_tiles) = self.jungle[number], self.jungle[number]
        action, lines = "take corn", []
        if corn_tiles > wood_tiles or self.lore(player, "agriculture", 2):
            lines.append("take corn")
        if wood_tiles:
            lines += ["take wood", *(f"burn {temple}" for temple in self.lowerable(player))]
        if number > 2:
            action = yield "jungle", player.seat, lines
        if action == "take wood":
            tiles[1] -= 1
            player.wood_tiles += 1
            wood = {3: 2, 4: 3, 5: 4}[number] + (player.tech["extraction"] >= 1)
            player.cubes["wood"] += wood - (self.prophecy == "P05")
            return
        if action.startswith("burn"):
            player.temple[action.split()[1]] -= 1
            tiles[1] -= 1
        if action.startswith("burn") or corn_tiles > wood_tiles:
            tiles[0] -= 1
            player.corn_tiles += 1
        corn = {2: 4, 3: 5, 4: 7, 5: 9}[number] - (self.prophecy == "P06")
        corn += (player.tech["agriculture"] >= 1) + 2 * (player.tech["agriculture"] >= 3)
        player.corn += corn

    def yaxchilan(self, player, number):
        if number == 4:
            yield from self.take_skulls(player, 2 if self.lore(player, "theology", 3) else 1)
            return
        action = ACTIONS["yaxchilan"][str(number)]
        items = Counter({kind: action.get(kind, 0) for kind in ("corn", *CUBES)})
        if number == 1:
            items["wood"] += self.lore(player, "extraction", 1)
        if number in (2, 5):
            items["stone"] += self.lore(player, "extraction", 2)
        if number in (3, 5):
            items["gold"] += self.lore(player, "extraction", 3)
        yield from self.goods(player, items)

    def tikal(self, player, number):
        if number in (1, 3):
            yield from self.paid_step(player)
            if number == 3:
                yield from self.paid_step(player, optional=True)
        elif number == 2:
            yield from self.build(player, "one")
        elif number == 4:
            first = yield from self.build(player, "two")
            if first:
                how = "plain" if first == "architecture" else "one"
                yield from self.build(player, how, optional=True)
        else:
            yield from self.pay(player, 1)
            first = yield from self.up(player, TEMPLES)
            if first in TEMPLES:
                yield from self.up(player, [t for t in TEMPLES if t != first])

    def uxmal(self, player, number):
        if number == 1:
            player.corn -= 3
            yield from self.up(player, TEMPLES)
        elif number == 2:
            yield from self.market(player)
        elif number == 3:
            player.bank -= 1
            player.hand += 1
        elif number == 4:
            yield from self.build(player, "corn")
        else:
            player.corn -= 1
            yield from self.errand(player, optional=False)

    def market(self, player):
        if player.corn < 2 and not player.all_cubes:
            return
        price = dict(VALUE)
        if self.prophecy == "P07":
            price["gold"] += 1
        sold, bought, line = set(), False, None
        while line != "done":
            lines = [f"sell {k}" for k in CUBES if player.cubes[k] and not bought]
            lines += [f"buy {k}" for k in CUBES if k not in sold and price[k] <= player.corn]
            line = yield "market", player.seat, [*lines, "done"]
            if line == "done":
                return
            verb, kind = line.split()
            if verb == "sell":
                player.cubes[kind] -= 1
                player.corn += VALUE[kind]
                sold.add(kind)
            else:
                player.cubes[kind] += 1
                player.corn -= price[kind]
                bought = True

    def chichen(self, player, number):
        action = ACTIONS["chichen"][str(number)]
        player.skulls -= 1
        self.offered.add(number)
        player.points += action["points"]
        if action.get("any_resource"):
            yield from self.gain(player, 1)
        yield from self.up(player, [action["temple"]], printed=True)
        yield from self.favour(player)
