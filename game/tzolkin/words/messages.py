"""The sentences of messages: errors, and the reasons of computer players' decisions.

Refusals have a table of their own in ``refusals``.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from game.tzolkin.rules.data.board import GEARS, KINDS, TEMPLES, TRACKS
from game.tzolkin.rules.data.expansion import TRIBE_INDEX
from game.tzolkin.rules.data.tiles import BUILDING_INDEX, MONUMENT_INDEX, WEALTH_INDEX
from game.tzolkin.words import expansion, goods, names, tiles
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext_noop
from game.ui.punctuation import listed
from game.ui.sentence import Words
from game.words.saying import ANY_GAME, SentenceTable, Template

# The ids in messages' fields, as names that people use.


def _tile(id_: str) -> Words:
    """Name a building, monument, wealth tile or quick action by its id."""
    if id_ in BUILDING_INDEX:
        return tiles.building(BUILDING_INDEX[id_])
    if id_ in MONUMENT_INDEX:
        return tiles.monument(MONUMENT_INDEX[id_])
    if id_ in WEALTH_INDEX:
        return tiles.wealth(WEALTH_INDEX[id_])
    return expansion.quick_action(id_)


def _gear(id_: str) -> Words:
    return names.gear(GEARS.index(id_))


def _kind(id_: str) -> Words:
    return names.cube(KINDS.index(id_))


def _risen(name: str) -> Callable[[Sequence[tuple[int, int]]], Words]:
    """Return what words several steps: pairs of a temple or technology, and how many."""
    return lambda steps: goods.amounts(tuple((name, which, count) for which, count in steps))


FIELD_NAMES: Final[Mapping[str, Callable[[Any], Words]]] = {
    "gear": _gear,
    "gears": lambda ids: names.comma_list(map(_gear, ids)),
    "kind": _kind,
    "kinds": lambda ids: goods.cubes_of([KINDS.index(one) for one in ids]),
    "spaces": lambda teeth: names.comma_list(map(names.tooth, teeth)),
    "steps": _risen("temple"),
    "levels": _risen("technology"),
    "buildings": lambda ids: names.comma_list(map(_tile, ids)),
    "temple": lambda id_: names.temple(TEMPLES.index(id_)),
    "track": lambda id_: names.technology(TRACKS.index(id_)),
    "tile": _tile,
    "source": _tile,
    "monument": _tile,
    "tribe": lambda id_: expansion.tribe(TRIBE_INDEX[id_]),
}
"""By name of a message's field, the function that turns the field's ids into words."""


# Errors in a set-up or in the notation of an action.

_SET_UPS: Final = {
    "seats-from-to": Template(N_("Tzolk'in has {least} to {most} seats, not {seats}.")),
    "five-without-quick-actions": Template(N_("Five players need the option quick_actions.")),
    "tiles-of-order": Template(N_("'{name}' must hold each of its {count} tiles once.")),
    "no-tile": Template(N_("'{name}': '{text}' is no tile.")),
}
_NOTATION: Final = {
    "nothing-after-place": Template(N_("'{text}' says nothing after 'place'; only 'skip' does.")),
    "nothing-after-build": Template(N_("'{text}' says nothing after 'build'.")),
    "order-of-resources": Template(N_("Resources are named in the order wood, stone, gold.")),
    "order-of-wealth-tiles": Template(N_("Wealth tiles are named in ascending order, each once.")),
}
_NAMES: Final = {
    "no-gear": Template(N_("'{text}' is no gear; write {names}.")),
    "no-gear-of-action": Template(N_("'{text}' is no gear here; write {names}.")),
    "no-temple": Template(N_("'{text}' is no temple; write {names}.")),
    "no-technology": Template(N_("'{text}' is no technology; write {names}.")),
    "no-resource": Template(N_("'{text}' is no resource; write {names}.")),
    "no-harvest": Template(N_("'{text}' is no harvest; write {names}.")),
}
_NUMBERS: Final = {
    "no-space": Template(N_("'{text}' is no space; write {least} to {most}.")),
    "no-number-of-action": Template(N_("'{text}' is no action; write {least} to {most}.")),
    "no-gold": Template(N_("'{text}' is no gold; write {least} to {most}.")),
    "no-number-of-days": Template(N_("'{text}' is no number of days; write {least} to {most}.")),
}
_TILES: Final = {
    "no-wealth-tile": Template(N_("'{text}' is no wealth tile; they are {first} to {last}.")),
    "no-building": Template(N_("'{text}' is no building; they are {first} to {last}.")),
    "no-building-to-rebuild": Template(
        N_("'{text}' is no building to rebuild; they are {first} to {last}.")
    ),
    "no-tribe": Template(N_("'{text}' is no tribe; they are {first} to {last}.")),
}

ERRORS: Final = SentenceTable(
    {**_SET_UPS, **_NOTATION, **_NAMES, **_NUMBERS, **_TILES}, {"names": listed}, __name__
)


# The reasons of computer players' decisions.

REASONS: Final = SentenceTable(
    {
        **ANY_GAME,
        "waits-for-workers": Template(N_("Waits for its workers.")),
        "nothing-else-possible": Template(N_("Nothing else is possible.")),
        "quick-action-worth-worker": Template(N_("The quick action is worth a worker.")),
        "takes-corn-of-calendar": Template(N_("Takes the {corn} corn that lies on the calendar.")),
        "wants-to-begin": Template(N_("Wants to be the first player.")),
        "lets-next-begin": Template(N_("Lets the next player begin.")),
        "sends-workers": Template(
            ngettext_noop("Sends {count} worker to {gears}.", "Sends {count} workers to {gears}."),
            plural_field="count",
        ),
        "sends-workers-to-act": Template(
            ngettext_noop(
                "Sends {count} worker, to act on {spaces} later.",
                "Sends {count} workers, to act on {spaces} later.",
            ),
            plural_field="count",
        ),
        "begs-for-that": Template(N_("Begs for corn: a step down on the temple of {temple}.")),
        "pays-corn-for-that": Template(N_("Pays {corn} corn for that.")),
        "starves-for-that": Template(
            ngettext_noop(
                "Lets {count} worker go hungry for that, for {points} points less.",
                "Lets {count} workers go hungry for that, for {points} points less.",
            ),
            plural_field="count",
        ),
        "builds-monument": Template(
            N_("Builds the monument {monument}, which would score {points} now.")
        ),
        "builds-buildings": Template(N_("Builds: {buildings}.")),
        "offers-skull": Template(
            ngettext_noop(
                "Offers a skull for {points} point.", "Offers a skull for {points} points."
            ),
            plural_field="points",
        ),
        "takes-skulls": Template(
            ngettext_noop("Takes {skulls} skull.", "Takes {skulls} skulls."), plural_field="skulls"
        ),
        "wins-worker": Template(N_("Wins a worker, who eats from now on.")),
        "learns-technology": Template(N_("Learns {track} up to level {level}.")),
        "learns-technologies": Template(N_("Learns technologies: {levels}.")),
        "goes-up-temple": Template(N_("Goes up on the temple of {temple}.")),
        "goes-up-temples": Template(N_("Goes up on temples: {steps}.")),
        "collects-resources": Template(N_("Collects {kinds}.")),
        "takes-corn": Template(N_("Takes {corn} corn.")),
        "sells-for-corn": Template(N_("Gets {corn} corn for {kinds}.")),
        "brings-worker-back": Template(
            ngettext_noop(
                "Brings a worker back from {gear}: {count} worker in hand then.",
                "Brings a worker back from {gear}: {count} workers in hand then.",
            ),
            plural_field="count",
        ),
        "likes-tribe": Template(
            ngettext_noop(
                "Likes this tribe best: {points} point more than the other.",
                "Likes this tribe best: {points} points more than the other.",
            ),
            plural_field="points",
        ),
        "likes-wealth": Template(
            ngettext_noop(
                "Begins best with these tiles: {points} point more than with the next best.",
                "Begins best with these tiles: {points} points more than with the next best.",
            ),
            plural_field="points",
        ),
        "lets-days-pass": Template(
            N_("Days that pass now: {days}. One or two make hardly a difference.")
        ),
        "lets-one-day-pass": Template(
            ngettext_noop(
                "Lets one day pass: two would be about {points} point worse.",
                "Lets one day pass: two would be about {points} points worse.",
            ),
            plural_field="points",
        ),
        "lets-two-days-pass": Template(
            ngettext_noop(
                "Lets two days pass: one would be about {points} point worse.",
                "Lets two days pass: one would be about {points} points worse.",
            ),
            plural_field="points",
        ),
        "spares-step": Template(N_("Can best spare a step on the temple of {temple}.")),
        "spares-resources": Template(N_("Can best spare {kinds}.")),
        "not-worth-price": Template(N_("What is offered is not worth its price.")),
        "gets-most": Template(N_("Gets most out of this choice.")),
    },
    FIELD_NAMES,
    __name__,
)

reason_sentence: Final = REASONS.sentence
"""Turn the message with the reason for a decision into its sentence."""
