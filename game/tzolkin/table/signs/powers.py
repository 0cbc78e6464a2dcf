"""The signs of tribes and prophecies: what is different for one seat, and for all."""

from typing import Final

from game.tzolkin.rules.data import expansion
from game.tzolkin.rules.data.board import CHAAC, KUKULCAN, QUETZALCOATL, TEMPLES
from game.tzolkin.table.signs import sign
from game.tzolkin.table.signs.sign import TO, Line, Sign, counted, down, more, struck, up

_TRIBES: Final[dict[int, Line]] = {
    expansion.AH_CHUY_KAK: (
        Sign(sign.WORKER, str(expansion.PLACED_BEFORE_PICKING)),
        TO,
        Sign(sign.HAND),
    ),
    expansion.AHAU_CHAMAHEZ: (*counted(sign.CORN, expansion.AHEAD_COST), TO, Sign(sign.AHEAD)),
    expansion.AHMAKIQ: (struck(Sign(sign.WORKER)), struck(Sign(sign.HAND))),
    expansion.BACAB: (
        Sign(sign.CORN, f"≥{expansion.BACAB_CORN}"),
        Sign(sign.BEG),
        Sign(sign.CORN, str(expansion.BACAB_BEGGED)),
    ),
    expansion.BALAM: (Sign(sign.BACK), more(sign.CORN, expansion.BALAM_CORN)),
    expansion.CIT_BOLON_TUM: (
        Sign(sign.WORKER),
        more(sign.CORN, -expansion.BOLON_DISCOUNT),
        more(sign.ACTION, 1),
    ),
    expansion.HURACAN: (
        *(Sign(sign.CORN), Sign(sign.SWAP), Sign(sign.STONE)),
        *(Sign(sign.BUILDING), Sign(sign.SWAP), Sign(sign.MARKET)),
    ),
    expansion.ITZAMNA: (*up(sign.TECHNOLOGY), more(sign.CUBE, -expansion.ITZAMNA_DISCOUNT[0])),
    expansion.IXTAB: (*counted(sign.WEALTH, expansion.IXTAB_TILES), down(sign.TEMPLE)),
    expansion.VACUB_CAQUIX: (Sign(sign.WORKER), Sign(sign.SKIP)),
    expansion.XAMAN_EK: (Sign(sign.CUBE), TO, Sign(sign.CORN)),
    expansion.YALUK: (
        *counted(sign.WORKER, expansion.YALUK_WORKERS),
        more(sign.BOWL, expansion.YALUK_MEAL),
    ),
    expansion.YUMKAAX: (
        Sign(sign.WORKER),
        *(Sign("", str(extra)) for extra in expansion.YUMKAAX_EXTRA[:2]),
        *counted(sign.CORN, expansion.YUMKAAX_EXTRA[2]),
    ),
}


def tribe(number: int) -> Line:
    """Return what a tribe may do; tribes count from 1."""
    return _TRIBES[number]


def _taxed(*signs: Sign) -> Line:
    return (*signs, more(sign.CUBE, -1))


_PROPHECIES: Final[dict[int, Line]] = {
    expansion.WRATHFUL_GODS: (*up(sign.TEMPLE), more(sign.CORN, -1)),
    expansion.ANGRY_CHAAC: _taxed(*up(TEMPLES[CHAAC])),
    expansion.ANGRY_QUETZALCOATL: _taxed(*up(TEMPLES[QUETZALCOATL])),
    expansion.ANGRY_KUKULCAN: _taxed(*up(TEMPLES[KUKULCAN])),
    expansion.FOREST_FIRES: (Sign(sign.WOOD_TILE), more(sign.WOOD, -1)),
    expansion.DROUGHT: (Sign(sign.CORN_TILE), more(sign.CORN, -1)),
    expansion.GOLD_SHORTAGE: (Sign(sign.GOLD), more(sign.CORN, -1)),
    expansion.DESECRATION: (Sign(sign.SKULL), down(sign.TEMPLE)),
    expansion.TEACHER_SHORTAGE: _taxed(*up(sign.TECHNOLOGY)),
    expansion.FORGOTTEN_LORE: (Sign(sign.TECHNOLOGY, struck=True), Sign("", "2")),
    expansion.CROWDED_CITIES: _taxed(Sign(sign.BUILDING)),
    expansion.HUNGER: (Sign(sign.WORKER), more(sign.BOWL, 1)),
    expansion.HIGH_FLOODWATERS: (Sign(sign.CHICHEN), more(sign.CORN, -expansion.FLOOD_CORN)),
}


def prophecy(number: int) -> Line:
    """Return what a prophecy makes dearer, after its comet; prophecies count from 1."""
    return (Sign(sign.COMET), *_PROPHECIES[number])
