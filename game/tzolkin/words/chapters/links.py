"""Links between the rulebook's sections, and search terms for them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from game.rulebook.book import Chapter, Section
from game.tzolkin.rules.data.board import CHICHEN, GEARS, PALENQUE, TIKAL, UXMAL, YAXCHILAN
from game.tzolkin.words import places
from game.ui.i18n import gettext as _

_SEE: Final[Mapping[str, Sequence[str]]] = {
    places.AIM: (places.TURN, places.FOOD_DAYS, places.END),
    places.BEGINNING: (places.TRIBES,),
    places.TURN: (places.PLACING, places.PICKING, places.BEGGING),
    places.PLACING: (places.CALENDAR, places.QUICK_ACTIONS),
    places.PICKING: GEARS,
    places.BEGGING: (places.TEMPLES,),
    GEARS[PALENQUE]: (places.TECHNOLOGIES,),
    GEARS[YAXCHILAN]: (places.TECHNOLOGIES,),
    GEARS[TIKAL]: (places.TECHNOLOGIES, places.TILES, places.MONUMENTS),
    GEARS[UXMAL]: (places.TEMPLES, places.TILES),
    GEARS[CHICHEN]: (places.TEMPLES, places.TECHNOLOGIES),
    places.TEMPLES: (places.FOOD_DAYS,),
    places.TILES: (places.MONUMENTS, places.NEW_BUILDINGS),
    places.MONUMENTS: (places.END,),
    places.CALENDAR: (places.PLACING,),
    places.FOOD_DAYS: (places.TEMPLES, places.TILES),
    places.END: (places.MONUMENTS,),
    places.PROPHECIES: (places.FOOD_DAYS,),
    places.NEW_BUILDINGS: (places.TILES,),
    places.QUICK_ACTIONS: (places.PLACING,),
}


def linked(chapters: Iterable[Chapter]) -> list[Chapter]:
    """Return the chapters with links and search terms added to their sections.

    Links to sections that are not in the book are left out.
    """
    told, terms = list(chapters), _terms()
    there = {section.rule for chapter in told for section in chapter.sections}

    def link(section: Section) -> Section:
        if section.rule not in _SEE and section.rule not in terms:
            return section
        see = tuple(rule for rule in _SEE.get(section.rule, ()) if rule in there)
        return replace(section, see=see, terms=terms.get(section.rule, ""))

    return [replace(one, sections=list(map(link, one.sections))) for one in told]


def _terms() -> Mapping[str, str]:
    return {
        places.AIM: _("goal, win, year, wheel, theme"),
        places.BEGINNING: _("setup, start, wealth tiles, dummies, first player"),
        places.TURN: _("either, or, pass, order"),
        places.PLACING: _("cost, price, surcharge, extra, starting player, corn"),
        places.PICKING: _("retrieve, take back, lower action, go back, pushed off"),
        places.BEGGING: _("no corn, mercy, anger the gods"),
        GEARS[PALENQUE]: _("jungle, harvest, fishing, burn, corn tile, wood tile"),
        GEARS[YAXCHILAN]: _("resources, wood, stone, gold, skull"),
        GEARS[TIKAL]: _("build, learn, technology step"),
        GEARS[UXMAL]: _("market, trade, sell, buy, hire, prayer"),
        GEARS[CHICHEN]: _("offering, crystal skulls, theology"),
        places.TECHNOLOGIES: _("agriculture, extraction, architecture, theology, level, bonus"),
        places.TEMPLES: _("Chaac, Quetzalcoatl, Kukulcan, step, gods, highest, tie"),
        places.TILES: _("farm, tomb, city, shrine, age, display"),
        places.MONUMENTS: _("end scoring, points"),
        places.CALENDAR: _("day, round, two days, advance, starting player, marker"),
        places.FOOD_DAYS: _("feed, hunger, eat, workers, rewards"),
        places.END: _("scoring, corn, skulls, tie, winner"),
    }
