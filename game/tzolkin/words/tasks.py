"""What the seat to act has to do in every phase: a headline and a hint."""

from collections.abc import Callable
from typing import Final

from game.tzolkin.rules import opening
from game.tzolkin.rules import state as phases
from game.tzolkin.rules.data.board import HIGHEST_ACTION, PALENQUE
from game.tzolkin.rules.data.expansion import BALAM, BALAM_CORN
from game.tzolkin.rules.effects import building, placing
from game.tzolkin.rules.effects.gear_actions import CHOSEN_ACTION_COST
from game.tzolkin.rules.effects.steps import OPTIONAL
from game.tzolkin.rules.play import legal_actions
from game.tzolkin.rules.state import State
from game.tzolkin.words import goods
from game.tzolkin.words.names import action_name
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext
from game.ui.i18n import pgettext_noop as NC_
from game.ui.sentence import Sentence, Words, phrases, sentence

HEADLINES: Final = phrases(
    __name__,
    {
        "beg-on": N_("Beg: go down on a temple"),
        "tribe": N_("Choose a tribe"),
        "mercy": N_("Place one worker"),
        "beg": N_("Beg for corn"),
        "place": N_("Place workers"),
        "pick": N_("Pick up workers"),
        "place-or-pick": N_("Place or pick up"),
        "end": N_("End the turn"),
        "place-or-end": N_("Place more, or end the turn"),
        "pick-or-end": N_("Pick up more, or end the turn"),
        "second-technology": N_("A second technology step?"),
        "technology": N_("Choose a technology"),
        "temple": N_("Choose a temple"),
        "favour": N_("One more temple step?"),
        "monument": N_("Build a monument?"),
        "another": N_("Build another one?"),
        "build": N_("Choose what you build"),
        "market": NC_("market", "Market"),
        "action": N_("Choose an action"),
        "down-for-skull": N_("A step down for the skull?"),
        "bonus": N_("Choose a bonus"),
        "technology-down": N_("Choose a technology to go down"),
        "days": N_("One day or two?"),
        "over": N_("The game is over"),
    },
)
HINTS: Final = phrases(
    f"{__name__}.hints",
    {
        "tribe": N_("You keep one; the other leaves the game."),
        "keep": N_("You begin with what they show."),
        "mercy": N_("You can do nothing else: all your corn pays for it."),
        "beg": N_("No worker to pick up and too little corn to place one."),
        "place": N_("Choose a price: a worker is placed there."),
        "no-place": N_("Too little corn to place a worker, or no free space."),
        "no-worker": N_("No worker is in your hand."),
        "place-or-pick": N_("Choose a price to place a worker, or a worker to pick it up."),
        "pick-or-end": N_("Choose another worker of yours."),
        "all-picked": N_("All of your workers are picked up."),
        "any-action": N_("Any action of the gear; going back costs nothing."),
        "space-0": N_("Space 0 has no action of its own."),
        "going-back": N_("A lower action costs 1 corn for each space that you go back."),
        "harvest": N_("A corn tile, a wood tile, or burn wood for the corn under it."),
        "or-not": N_("Choose one, or do without."),
        "technology": N_("It goes up one level."),
        "pay": N_("Choose what you want to give."),
        "temple": N_("You go up one step there."),
        "gain": N_("Wood, stone or gold, as you like."),
        "favour": N_("It costs 1 resource; or do without."),
        "two": N_("One or two buildings, or one monument."),
        "for-corn": N_("It is paid with corn alone."),
        "build": N_("Choose a building that you can pay for."),
        "buying": N_("Buy more, or leave. After buying nothing more is sold."),
        "selling": N_("Sell first, then buy. What you have sold you cannot buy back."),
        "gold": N_("The prophecy takes 1 corn for each."),
        "down-for-skull": N_("The prophecy asks for it; or decline."),
        "temple-down": N_("You go down one step there."),
        "bonus": N_("Of any technology."),
        "technology-down": N_("Then three others go up, free."),
        "days": N_("With two, all workers stand two spaces further on."),
    },
)


@sentence
def begging_outcome(corn: int) -> str:
    """Explain what begging brings; ``corn`` is the player's corn after it."""
    told = _("You go down a step there, and have {corn} then.")
    return told.format(corn=goods.corn(corn))


@sentence
def tiles_to_keep(count: int) -> str:
    told = ngettext("Keep {count} wealth tile", "Keep {count} wealth tiles", count)
    return told.format(count=count)


@sentence
def next_worker(more: int, corn: int) -> str:
    """Tell the cost of the next worker.

    ``more`` is the extra corn besides his space, ``corn`` what the player has left now.
    """
    told = _("The next worker costs {more} besides his space; {corn} left.")
    return told.format(more=goods.corn(more), corn=goods.corn(corn))


@sentence
def last_worker(corn: int) -> str:
    told = _("The worker on the quick action is the last one; {corn} left.")
    return told.format(corn=goods.corn(corn))


@sentence
def hand_empty(corn: int) -> str:
    return _("No worker is left in your hand; {corn} left.").format(corn=goods.corn(corn))


@sentence
def corn_short(corn: int) -> str:
    told = _("Nobody else can be placed with the {corn} that you have.")
    return told.format(corn=goods.corn(corn))


@sentence
def action_of(gear: int, space: int) -> str:
    return _("{space}: choose an action").format(space=action_name(gear, space))


@sentence
def lower_brings() -> str:
    """Tell Balam's player that a lower action brings corn."""
    return _("A lower action brings you {corn}.").format(corn=goods.corn(BALAM_CORN))


@sentence
def harvest_on(space: int) -> str:
    return _("Harvest on {space}").format(space=action_name(PALENQUE, space))


@sentence
def resources_to_pay(count: int) -> str:
    return _("Pay {resources}").format(resources=goods.resources(count))


@sentence
def resources_to_take(count: int) -> str:
    return _("Take {resources}").format(resources=goods.resources(count))


@sentence
def any_action_price() -> str:
    told = _("Any action 1 to 5 of four gears for {corn}.")
    return told.format(corn=goods.corn(CHOSEN_ACTION_COST))


@sentence
def gold_to_pay_for(count: int) -> str:
    return _("Pay for {gold}?").format(gold=goods.gold(count))


# The task of each phase.

Task = tuple[Sentence, Words]
"""A headline and a hint; the hint is empty if there is none."""


def task_of(state: State) -> Task:
    """Return the headline and hint for the choice that the seat to act has to make."""
    return _TASKS[state.phase](state)


def begging_task(state: State) -> Task:
    """Return the headline and hint for choosing the temple after the player picked begging."""
    return HEADLINES["beg-on"], begging_outcome(placing.corn_after_begging(state))


def _turn(state: State) -> Task:
    verbs = {action.verb for action in legal_actions(state)}
    if verbs == {"mercy"}:
        return _asked("mercy")
    if "beg" in verbs and not verbs & {"place", "pick"}:
        return _asked("beg")
    if "pick" not in verbs:
        return _asked("place")
    if "place" not in verbs:
        return HEADLINES["pick"], HINTS[
            "no-place" if state.workers_in_hand[state.seat] else "no-worker"
        ]
    return _asked("place-or-pick")


def _asked(name: str) -> Task:
    """Return a headline with the hint of the same name."""
    return HEADLINES[name], HINTS[name]


def _placing(state: State) -> Task:
    if not any(action.verb == "place" for action in legal_actions(state)):
        return HEADLINES["end"], _no_more(state)
    more = placing.extra_worker_cost(state)
    return HEADLINES["place-or-end"], next_worker(more, state.corn[state.seat])


def _no_more(state: State) -> Sentence:
    """Tell why no further worker can be placed."""
    corn = state.corn[state.seat]
    if state.turn_flags & phases.PLACED_ON_QUICK_SPACE:
        return last_worker(corn)
    return corn_short(corn) if state.workers_in_hand[state.seat] else hand_empty(corn)


def _picking(state: State) -> Task:
    if state.workers_on_gears(state.seat):
        return _asked("pick-or-end")
    return HEADLINES["end"], HINTS["all-picked"]


def _worker(state: State) -> Task:
    gear, space = state.phase_args
    return action_of(gear, space), _reached(state, gear, space)


def _reached(state: State, gear: int, space: int) -> Sentence:
    """Tell the cost of an action other than that of the worker's space."""
    if space > HIGHEST_ACTION[gear]:
        return HINTS["any-action"]
    if state.tribe[state.seat] == BALAM:
        return lower_brings()
    return HINTS["going-back" if space else "space-0"]


def _tech(state: State) -> Task:
    if state.phase_args[2] == OPTIONAL:
        return HEADLINES["second-technology"], HINTS["or-not"]
    return _asked("technology")


def _build(state: State) -> Task:
    mode, optional = state.phase_args
    if mode == building.ONLY_MONUMENT:
        return HEADLINES["monument"], HINTS["or-not"]
    if optional:
        return HEADLINES["another"], HINTS["or-not"]
    if mode == building.FIRST_OF_TWO:
        return HEADLINES["build"], HINTS["two"]
    return HEADLINES["build"], HINTS["for-corn" if mode == building.FOR_CORN else "build"]


def _market(state: State) -> Task:
    return HEADLINES["market"], HINTS["buying" if state.phase_args[1] else "selling"]


def _lower(state: State) -> Task:
    if state.phase_args[0]:
        return _asked("down-for-skull")
    return HEADLINES["temple"], HINTS["temple-down"]


_TASKS: Final[dict[str, Callable[[State], Task]]] = {
    phases.TRIBE: lambda _state: _asked("tribe"),
    phases.KEEP: lambda state: (tiles_to_keep(opening.number_to_keep(state)), HINTS["keep"]),
    phases.TURN: _turn,
    phases.PLACING: _placing,
    phases.PICKING: _picking,
    phases.WORKER: _worker,
    phases.JUNGLE: lambda state: (harvest_on(state.phase_args[0]), HINTS["harvest"]),
    phases.TECH: _tech,
    phases.PAY: lambda state: (resources_to_pay(state.phase_args[0]), HINTS["pay"]),
    phases.TEMPLE: lambda _state: _asked("temple"),
    phases.GAIN: lambda state: (resources_to_take(state.phase_args[0]), HINTS["gain"]),
    phases.FAVOUR: lambda _state: _asked("favour"),
    phases.BUILD: _build,
    phases.MARKET: _market,
    phases.ACTION: lambda _state: (HEADLINES["action"], any_action_price()),
    phases.GOLD: lambda state: (gold_to_pay_for(state.phase_args[0]), HINTS["gold"]),
    phases.LOWER: _lower,
    phases.BONUS: lambda _state: _asked("bonus"),
    phases.DOWN: lambda _state: _asked("technology-down"),
    phases.ADVANCE: lambda _state: _asked("days"),
    phases.OVER: lambda _state: (HEADLINES["over"], ""),
}
