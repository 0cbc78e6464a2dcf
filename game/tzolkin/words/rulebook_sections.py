"""The rulebook's sections: their names, links between them, and terms to search for.

Links and refusals refer to a section by its name.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from game.rulebook.book import Chapter, Section
from game.tzolkin.rules.data.board import CHICHEN, GEARS, PALENQUE, TIKAL, UXMAL, YAXCHILAN
from game.ui.i18n import gettext as _

AIM: Final = "aim"
BEGINNING: Final = "beginning"
SIGNS: Final = "signs"
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
JUNGLE: Final = GEARS[PALENQUE]
MARKET: Final = GEARS[UXMAL]
OFFERING: Final = GEARS[CHICHEN]
"""The section of each gear has the gear's name in the notation."""


_SEE: Final[Mapping[str, Sequence[str]]] = {
    AIM: (
        TURN,
        FOOD_DAYS,
        END,
    ),
    BEGINNING: (TRIBES,),
    SIGNS: (GEARS[TIKAL], TECHNOLOGIES, TEMPLES),
    TURN: (
        PLACING,
        PICKING,
        BEGGING,
    ),
    PLACING: (CALENDAR, QUICK_ACTIONS),
    PICKING: GEARS,
    BEGGING: (TEMPLES,),
    GEARS[PALENQUE]: (TECHNOLOGIES,),
    GEARS[YAXCHILAN]: (TECHNOLOGIES,),
    GEARS[TIKAL]: (
        TECHNOLOGIES,
        TILES,
        MONUMENTS,
    ),
    GEARS[UXMAL]: (TEMPLES, TILES),
    GEARS[CHICHEN]: (TEMPLES, TECHNOLOGIES),
    TEMPLES: (FOOD_DAYS,),
    TILES: (MONUMENTS, NEW_BUILDINGS),
    MONUMENTS: (END,),
    CALENDAR: (PLACING,),
    FOOD_DAYS: (TEMPLES, TILES),
    END: (MONUMENTS,),
    PROPHECIES: (FOOD_DAYS,),
    NEW_BUILDINGS: (TILES,),
    QUICK_ACTIONS: (PLACING,),
}


def with_links(chapters: Iterable[Chapter]) -> list[Chapter]:
    """Return the chapters with links and search terms added to their sections.

    Links to sections that are not in the book are left out.
    """
    told, terms = list(chapters), _terms()
    there = {section.rule for chapter in told for section in chapter.sections}

    def link(section: Section) -> Section:
        if section.rule not in _SEE and section.rule not in terms:
            return section
        see_also = tuple(rule for rule in _SEE.get(section.rule, ()) if rule in there)
        return replace(section, see_also=see_also, search_terms=terms.get(section.rule, ""))

    return [replace(one, sections=list(map(link, one.sections))) for one in told]


def _terms() -> Mapping[str, str]:
    return {
        AIM: _("goal, win, year, wheel, theme"),
        BEGINNING: _("setup, start, wealth tiles, dummies, first player"),
        SIGNS: _("symbols, icons, pictures, meaning, number"),
        TURN: _("either, or, pass, order"),
        PLACING: _("cost, price, surcharge, extra, starting player, corn"),
        PICKING: _("retrieve, take back, lower action, go back, pushed off"),
        BEGGING: _("no corn, mercy, anger the gods"),
        GEARS[PALENQUE]: _("jungle, harvest, fishing, burn, corn tile, wood tile"),
        GEARS[YAXCHILAN]: _("resources, wood, stone, gold, skull"),
        GEARS[TIKAL]: _("build, learn, technology step"),
        GEARS[UXMAL]: _("market, trade, sell, buy, hire, prayer"),
        GEARS[CHICHEN]: _("offering, crystal skulls, theology"),
        TECHNOLOGIES: _("agriculture, extraction, architecture, theology, level, bonus"),
        TEMPLES: _("Chaac, Quetzalcoatl, Kukulcan, step, gods, highest, tie"),
        TILES: _("farm, tomb, city, shrine, age, display"),
        MONUMENTS: _("end scoring, points"),
        CALENDAR: _("day, round, two days, advance, starting player, marker"),
        FOOD_DAYS: _("feed, hunger, eat, workers, rewards"),
        END: _("scoring, corn, skulls, tie, winner"),
    }
