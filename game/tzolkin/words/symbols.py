"""The index of pictures in the rulebook: what each is called, also by what it looks like."""

from game.rulebook.book import Symbol
from game.table import rule_names
from game.tzolkin.rules.data.board import GEARS, PALENQUE, UXMAL, YAXCHILAN
from game.tzolkin.words import rulebook_sections as rules
from game.tzolkin.words.names import capitalised_phrase, cube, gear, kind, technology, temple
from game.ui.i18n import gettext as _
from game.ui.i18n import pgettext


def symbols() -> list[Symbol]:
    """Return the symbols of Tzolk'in, in the language in use."""
    return [
        *_goods(),
        *_gears(),
        *_days(),
        *_workers(),
        *_technologies(),
        *_temples(),
        *_tiles(),
        *_actions(),
        *_marks(),
        *_expansion(),
    ]


def _sign(name: str, told: object, rule: str, everyday: str) -> Symbol:
    """Return the symbol of a sign, by the sign's name."""
    return Symbol(f"tzolkin/sign_{name}", str(told), rule, everyday)


def _goods() -> list[Symbol]:
    wood, stone, gold = (capitalised_phrase(cube(number)) for number in range(3))
    market, resources = GEARS[UXMAL], GEARS[YAXCHILAN]
    return [
        _sign(
            "corn",
            pgettext("Tzolk'in piece", "Corn"),
            GEARS[PALENQUE],
            _("maize, cob, food, money, yellow plant"),
        ),
        _sign("wood", wood, resources, _("log, trunk, timber, brown")),
        _sign("stone", stone, resources, _("block, brick, rock, grey cube")),
        _sign("gold", gold, resources, _("gold bar, ingot, yellow bar")),
        _sign("skull", _("Crystal skull"), rules.OFFERING, _("skull, head, death, bones")),
        _sign(
            "cube",
            _("Resource of your choice"),
            rules.SIGNS,
            _("question mark, hexagon with a question mark, any resource"),
        ),
        _sign(
            "market",
            pgettext("market", "Market"),
            market,
            _("two arrows, trade, buy and sell, exchange"),
        ),
    ]


def _gears() -> list[Symbol]:
    looks = (
        _("cog, gear, wheel, cog wheel, green gear, green wheel"),
        _("cog, gear, wheel, cog wheel, grey gear, grey wheel"),
        _("cog, gear, wheel, cog wheel, red gear, red wheel"),
        _("cog, gear, wheel, cog wheel, yellow gear, yellow wheel"),
        _("cog, gear, wheel, cog wheel, blue gear, blue wheel"),
    )
    return [
        Symbol(f"tzolkin/wheel_{name}", str(gear(number)), name, looks[number])
        for number, name in enumerate(GEARS)
    ] + [
        _sign("chichen", _("Skull on Chichen Itza"), rules.OFFERING, _("gear with a skull")),
        _sign("action", _("Any action of the gear"), rules.PICKING, _("gear with a star")),
        _sign("actions", _("Any action of four gears"), GEARS[UXMAL], _("two gears, two cogs")),
    ]


def _days() -> list[Symbol]:
    day = rules.CALENDAR
    return [
        Symbol(
            "tzolkin/wheel_calendar",
            _("The great wheel"),
            day,
            _("big wheel, large gear, calendar, cog, gear, wheel"),
        ),
        Symbol(
            "tzolkin/pointer",
            pgettext("calendar", "Today"),
            day,
            _("red arrow, red pyramid, red hand, pointer"),
        ),
        _sign("day", _("A day"), day, _("sun, round, turn of the wheel")),
        _sign("first", _("Starting marker"), day, _("number one, gear with a one, 1, crown")),
        _sign(
            "light", _("Two days may pass"), day, _("number two, coin with a two, 2, light side")
        ),
        _sign("dark", _("Two days are used up"), day, _("moon, night, dark side")),
        _sign("bowl", _("Food day"), rules.FOOD_DAYS, _("bowl, dish, soup, hunger, meal, eat")),
        Symbol(
            "tzolkin/food_goods",
            _("Food day with goods"),
            rules.FOOD_DAYS,
            _("brown tooth, brown mark, brown tray"),
        ),
        Symbol(
            "tzolkin/food_points",
            _("Food day with points"),
            rules.FOOD_DAYS,
            _("green tooth, green mark, turquoise tray"),
        ),
    ]


def _workers() -> list[Symbol]:
    return [
        _sign(
            "worker",
            pgettext("Tzolk'in piece", "Worker"),
            rules.PLACING,
            _("person, man, head, pawn, figure"),
        ),
        Symbol(
            "tzolkin/dummy",
            pgettext("Tzolk'in piece", "Dummy"),
            rules.BEGINNING,
            _("X, cross, grey stone, stone with a cross, blocked space, taken space"),
        ),
        _sign("gone", _("Worker on a gear"), rules.PICKING, _("dashed circle, empty circle")),
        _sign("hand", _("Pick up"), rules.PICKING, _("hand, palm, stop")),
        _sign("hire", _("One more worker"), GEARS[UXMAL], _("person with a plus, plus, new man")),
        _sign("beg", _("Beg for corn"), rules.BEGGING, _("open hand, hand with corn, no corn")),
        _sign("skip", _("Do nothing"), rules.PICKING, _("jump, curved arrow, arch, bow")),
    ]


def _technologies() -> list[Symbol]:
    names = [capitalised_phrase(technology(track)) for track in range(4)]
    looks = {
        "agriculture": _("plant, leaf, seedling, sprout"),
        "extraction": _("pickaxe, pick, hammer, mine"),
        "architecture": _("set square, triangle ruler, ruler"),
        "theology": _("purple eye, violet eye, eyelashes"),
    }
    step = _("map, scroll, plan, paper, folded paper, science")
    return [
        _sign("technology", pgettext("Tzolk'in piece", "Technology"), rules.TECHNOLOGIES, step),
        *(
            _sign(icon, name, rules.TECHNOLOGIES, everyday)
            for (icon, everyday), name in zip(looks.items(), names, strict=True)
        ),
    ]


def _temples() -> list[Symbol]:
    looks = {
        "chaac": _("drop, water, rain, red temple, red tower"),
        "quetzalcoatl": _("pineapple, feathers, yellow temple, flower"),
        "kukulcan": _("snake, serpent, green temple, bell"),
    }
    names = [str(temple(number)) for number in range(3)]
    return [
        _sign(
            "temple",
            _("Temple of your choice"),
            rules.TEMPLES,
            _("stairs, steps with a question mark, pyramid, question mark"),
        ),
        *(
            _sign(icon, name, rules.TEMPLES, everyday)
            for (icon, everyday), name in zip(looks.items(), names, strict=True)
        ),
    ]


def _tiles() -> list[Symbol]:
    looks = {
        "farm": _("field, crops, green field, plants in rows"),
        "tomb": _("arch, door, gate, cave, stone door"),
        "city": _("green house, castle, towers, church"),
        "shrine": _("candle, flame on steps, blue steps, altar, cake"),
    }
    return [
        _sign(
            "building",
            pgettext("Tzolk'in piece", "Building"),
            rules.TILES,
            _("house, hut, home, roof"),
        ),
        *(
            _sign(icon, capitalised_phrase(kind(icon)), rules.TILES, everyday)
            for icon, everyday in looks.items()
        ),
        _sign(
            "monument",
            pgettext("Tzolk'in piece", "Monument"),
            rules.MONUMENTS,
            _("statue, stone head, idol, stone figure"),
        ),
        _sign("wealth", _("Wealth tile"), rules.BEGINNING, _("domino, card, red dots, start tile")),
    ]


def _actions() -> list[Symbol]:
    jungle = GEARS[PALENQUE]
    return [
        _sign("corn_tile", _("Corn tile"), jungle, _("field of corn, square with corn")),
        _sign("wood_tile", _("Wood tile"), jungle, _("tree, forest, wood, square with a tree")),
        _sign("burn", _("Burn the forest"), jungle, _("fire, flame, burning")),
    ]


def _marks() -> list[Symbol]:
    return [
        _sign(
            "points",
            pgettext("score", "Points"),
            rules.SIGNS,
            _("red octagon, stop sign, red sign, octagon"),
        ),
        _sign("star", _("Points on a food day"), rules.FOOD_DAYS, _("star, yellow star")),
        _sign("arrow", _("Pay to get"), rules.SIGNS, _("arrow, right arrow, white arrow")),
        _sign("up", _("A step up"), rules.SIGNS, _("white triangle, triangle, upwards")),
        _sign("down", _("A step down"), rules.SIGNS, _("red triangle, pink triangle, downwards")),
        _sign("struck", _("Not this"), rules.SIGNS, _("red line, crossed out, red stroke")),
        _sign(
            "look", _("What is to come"), rule_names.OVERLAYS, _("eye, look, black and white eye")
        ),
    ]


def _expansion() -> list[Symbol]:
    tribes = rules.TRIBES
    return [
        _sign(
            "tribe",
            pgettext("Tzolk'in piece", "Tribe"),
            tribes,
            _("mask, face, green face, blue face"),
        ),
        _sign("ahead", _("One space further"), tribes, _("arrow over to the right, jump on")),
        _sign("back", _("One space back"), tribes, _("arrow over to the left, jump back")),
        _sign("swap", _("One gear for another"), tribes, _("double arrow, arrow with two heads")),
        _sign(
            "comet",
            pgettext("Tzolk'in piece", "Disaster"),
            rules.PROPHECIES,
            _("comet, meteor, fireball, shooting star"),
        ),
        _sign(
            "rebuild",
            pgettext("Tzolk'in piece", "Rebuild"),
            rules.NEW_BUILDINGS,
            _("house in a circle, round arrow"),
        ),
        _sign(
            "quick", _("Quick action"), rules.QUICK_ACTIONS, _("lightning, flash, bolt, thunder")
        ),
    ]
