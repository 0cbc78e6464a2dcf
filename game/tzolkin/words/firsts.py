"""The help of a first game: a line before the first decision on everything (docs/lessons.md).

What a line says of prices and meals holds in the base game; where a part of the expansion changes
it the line does not come.
"""

from collections.abc import Callable, Collection
from functools import lru_cache
from typing import Final

from game.lessons.learnt import FirstTimeHint
from game.tzolkin.rules import actions, rounds
from game.tzolkin.rules import state as phases
from game.tzolkin.rules.data import board, expansion
from game.tzolkin.rules.effects import placing
from game.tzolkin.rules.hidden import View
from game.tzolkin.rules.play import legal_actions
from game.tzolkin.words import first_actions
from game.ui.i18n import gettext_noop as N_
from game.ui.sentence import phrases

Condition = Callable[[View], bool]

_SOON: Final = 3
"""The days before a food day from which it is spoken of."""
_FOOD_DAYS_WITH_POINTS: Final = tuple(
    day for day in range(1, board.FOOD_DAYS + 1) if day not in rounds.FOOD_DAYS_WITH_GOODS
)
_RIDE: Final = 3
"""The space from which a worker has ridden enough to be picked up."""


def firsts() -> list[FirstTimeHint]:
    """Return the help for everything, the most urgent first."""
    words = _WORDS | first_actions.WORDS
    return [
        FirstTimeHint(id, words[id], *when, about=_always(*_NAMED.get(id, ())))
        for id, when in _WHEN.items()
    ]


def _always(*ids: str) -> Callable[[View], Collection[str]]:
    """Return what is always meant, wherever it lies."""
    return lambda _view: ids


@lru_cache(maxsize=1)
def _kinds(view: View) -> frozenset[type[actions.Action]]:
    """Return the kinds of actions that may be done in a view."""
    return frozenset(map(type, legal_actions(view)))


def _in(phase: phases.Phase) -> Condition:
    """Return whether this choice is to be made."""
    return lambda view: view.phase == phase


def _may(kind: type[actions.Action]) -> Condition:
    """Return whether such an action may be done now."""
    return lambda view: kind in _kinds(view)


def _turn(view: View) -> bool:
    """Return whether a turn begins."""
    return view.phase == phases.TURN


def _keeps_two(view: View) -> bool:
    return view.phase == phases.KEEP and view.tribe[view.seat] != expansion.IXTAB


def _stands(view: View) -> list[int]:
    """Return the teeth on which the workers of the seat to act stand."""
    return [tooth for tooth, seat in enumerate(view.teeth) if seat == view.seat]


def _usual_meals(view: View) -> bool:
    """Return whether each worker of the seat to act eats the usual corn, or loses 3 points."""
    meals = rounds.worker_meals(view, view.seat)
    return set(meals) == {board.MEAL_CORN} and view.tribe[view.seat] != expansion.YALUK


def _food_now(view: View) -> bool:
    return _turn(view) and view.food_day > 0 and _usual_meals(view)


def _food_soon(view: View) -> bool:
    if not _turn(view) or view.food_day or view.food_days_done == board.FOOD_DAYS:
        return False
    left = board.FOOD_TEETH[view.food_days_done] - view.days_passed
    return 0 < left <= _SOON and _usual_meals(view)


def _eats(view: View) -> int:
    """Return the corn that the workers of the seat to act eat on a food day."""
    return sum(rounds.worker_meals(view, view.seat))


def _food_short(view: View) -> bool:
    return _food_soon(view) and view.corn[view.seat] < _eats(view)


def _food_enough(view: View) -> bool:
    return _food_soon(view) and view.corn[view.seat] >= _eats(view)


def _temples_give(view: View) -> bool:
    return _turn(view) and view.food_day in rounds.FOOD_DAYS_WITH_GOODS


def _temples_pay(view: View) -> bool:
    return _turn(view) and view.food_day > 0 and not _temples_give(view)


def _time_to_climb(view: View) -> bool:
    """Return whether the next food day is one with points, steps are not taxed, and a worker can be
    placed."""
    pays = not view.food_day and view.food_days_done + 1 in _FOOD_DAYS_WITH_POINTS
    return _turn(view) and pays and not view.prophecy and actions.Place in _kinds(view)


def _usual_prices(view: View) -> bool:
    """Return whether a space of a gear costs its number in corn."""
    bolon = view.tribe[view.seat] == expansion.CIT_BOLON_TUM
    return not bolon and view.prophecy != expansion.HIGH_FLOODWATERS


def _first_worker(view: View) -> bool:
    nobody = _turn(view) and not view.workers_on_gears(view.seat)
    return nobody and _usual_prices(view) and actions.Place in _kinds(view)


def _one_more(view: View) -> bool:
    """Return whether another worker could be placed, for more than his space."""
    placing_on = view.phase == phases.PLACING and placing.extra_worker_cost(view) > 0
    return placing_on and actions.Place in _kinds(view)


def _place_or_pick(view: View) -> bool:
    """Return whether a turn begins in which workers can be placed or picked up, but not both."""
    begins = _turn(view) and view.tribe[view.seat] != expansion.AH_CHUY_KAK
    return begins and {actions.Place, actions.Pick} <= _kinds(view)


def _rides(view: View) -> bool:
    """Return whether a turn begins in which a worker has come to a higher space."""
    return _turn(view) and any(board.SPACE_OF[tooth] >= 1 for tooth in _stands(view))


def _rode_far(view: View) -> bool:
    spaces = (board.SPACE_OF[tooth] for tooth in _stands(view))
    return _turn(view) and any(space >= _RIDE for space in spaces) and actions.Pick in _kinds(view)


def _falls_off(view: View) -> bool:
    """Return whether a worker is pushed off at the end of the round."""
    if not _turn(view) or view.food_day == board.FOOD_DAYS or actions.Pick not in _kinds(view):
        return False
    tribe = view.tribe[view.seat]
    return any(
        board.SPACE_OF[tooth] == placing.last_space(board.GEAR_OF[tooth], tribe)
        for tooth in _stands(view)
    )


def _corn_on_wheel(view: View) -> bool:
    """Return whether the seat could take the corn on the calendar and begin the next round."""
    takes = view.calendar_corn > 0 and view.first_player != view.seat
    last = view.food_day == board.FOOD_DAYS
    return takes and not last and actions.PlaceStart in _kinds(view)


def _acts_on(gear: int) -> Condition:
    """Return whether a worker who was picked up on a gear is to act."""
    return lambda view: view.phase == phases.WORKER and view.phase_args[0] == gear


def _lower_action(view: View) -> bool:
    """Return whether a worker may go back to a lower action for corn."""
    if view.phase != phases.WORKER or view.options.tribes:
        return False
    gear, space = view.phase_args
    lower = (one for one in legal_actions(view) if isinstance(one, actions.Do))
    return space <= board.HIGHEST_ACTION[gear] and any(one.number < space for one in lower)


def _harvests(view: View) -> bool:
    """Return whether a tile of a place in the jungle with wood is to be chosen."""
    if view.phase != phases.JUNGLE or actions.Take not in _kinds(view):
        return False
    return view.jungle_wood[view.phase_args[0] - board.JUNGLE_SPACES[0]] > 0


def _learns(view: View) -> bool:
    """Return whether a technology is to be chosen, none of which is at its last level."""
    levels = view.techs[4 * view.seat : 4 * view.seat + 4]
    return view.phase == phases.TECH and max(levels) < board.MOST_LEVELS


def _has_skull(view: View) -> bool:
    """Return whether the seat has a skull for which no worker is on his way."""
    there = [tooth for tooth in _stands(view) if board.GEAR_OF[tooth] == board.CHICHEN]
    return _turn(view) and view.skulls[view.seat] > len(there) and actions.Place in _kinds(view)


def _hand_empty(view: View) -> bool:
    return _turn(view) and not view.workers_in_hand[view.seat] and actions.Pick in _kinds(view)


def _more_to_pick(view: View) -> bool:
    return view.phase == phases.PICKING and actions.Pick in _kinds(view)


def _last_round(view: View) -> bool:
    return _turn(view) and view.food_day == board.FOOD_DAYS


_WHEN: Final[dict[str, tuple[Condition, tuple[type[actions.Action], ...]]]] = {
    "tribe": (_in(phases.TRIBE), (actions.Tribe,)),
    "keep": (_keeps_two, (actions.Keep,)),
    "mercy": (_may(actions.Mercy), (actions.Mercy,)),
    "last-round": (_last_round, ()),
    "food-now": (_food_now, ()),
    "temples-give": (_temples_give, ()),
    "temples-pay": (_temples_pay, ()),
    "falls-off": (_falls_off, ()),
    "goal": (lambda view: _turn(view) and view.round == 1, ()),
    "first-worker": (_first_worker, (actions.Place,)),
    "beg": (_may(actions.Beg), (actions.Beg,)),
    "hand-empty": (_hand_empty, (actions.Pick,)),
    "riding": (_rides, (actions.Pick,)),
    "place-or-pick": (_place_or_pick, (actions.Pick,)),
    "rode-far": (_rode_far, (actions.Pick,)),
    "one-more": (_one_more, (actions.EndTurn,)),
    "more-to-pick": (_more_to_pick, (actions.EndTurn,)),
    "food-short": (_food_short, ()),
    "food-soon": (_food_enough, ()),
    "climb": (_time_to_climb, ()),
    "skull": (_has_skull, ()),
    "start-space": (_corn_on_wheel, (actions.PlaceStart,)),
    "quick": (_may(actions.PlaceQuick), (actions.PlaceQuick,)),
    "palenque": (_acts_on(board.PALENQUE), ()),
    "yaxchilan": (_acts_on(board.YAXCHILAN), ()),
    "tikal": (_acts_on(board.TIKAL), ()),
    **first_actions.UXMAL_WHEN,
    "uxmal": (_acts_on(board.UXMAL), ()),
    "chichen": (_acts_on(board.CHICHEN), ()),
    "lower-action": (_lower_action, ()),
    "harvest": (_harvests, (actions.Take, actions.Burn)),
    "technology": (_learns, (actions.Learn,)),
    **first_actions.TRACKS_WHEN,
    "pay": (_in(phases.PAY), (actions.Pay,)),
    "temple": (_in(phases.TEMPLE), (actions.StepUp,)),
    "gain": (_in(phases.GAIN), (actions.Gain,)),
    "favour": (_in(phases.FAVOUR), ()),
    "build": (_may(actions.Build), (actions.Build,)),
    "monument": (_may(actions.BuildMonument), (actions.BuildMonument,)),
    "market": (_in(phases.MARKET), (actions.Done,)),
    "any-action": (_in(phases.ACTION), (actions.DoOn,)),
    "lower": (_in(phases.LOWER), (actions.Lower,)),
    "bonus": (_in(phases.BONUS), (actions.Bonus,)),
    "days": (_in(phases.ADVANCE), (actions.Advance,)),
    "second-age": (lambda view: _turn(view) and view.age > 1, ()),
}
"""When each line comes, and what needs no line any more once it is done; the most urgent first."""

_TEMPLES: Final = tuple(f"temple/{one}" for one in board.TEMPLES)
_NAMED: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(("last-round", "food-now", "food-soon", "food-short"), ("calendar",)),
    **dict.fromkeys(("temples-give", "temples-pay"), _TEMPLES),
    **{gear: (f"gear/{gear}",) for gear in board.GEARS},
    **first_actions.NAMED,
    "climb": (*_TEMPLES, "gear/uxmal"),
    "skull": ("gear/chichen",),
    "beg": ("card/way/beg/0",),
    "start-space": ("startspace",),
    "one-more": ("end-turn",),
    "more-to-pick": ("end-turn",),
}
"""The ids of what a line speaks of, which is ringed and never covered."""
_WORDS: Final = phrases(
    __name__,
    {
        "tribe": N_("Keep one tribe. It gives you a power for the whole game."),
        "keep": N_(
            "Keep two of these wealth tiles. You get what they show. Corn pays for workers, "
            "resources for buildings."
        ),
        "mercy": N_("You can do nothing else. Place one worker for all the corn that you have."),
        "last-round": N_("This is the last day. After its food day the game ends."),
        "food-now": N_(
            "Today is a food day. At its end each of your workers eats 2 corn. Each one without "
            "food costs you 3 points."
        ),
        "temples-give": N_("On this food day temples give goods for the steps that you reached."),
        "temples-pay": N_(
            "On this food day temples pay points for your steps. Whoever is highest gets more."
        ),
        "falls-off": N_(
            "A worker of yours stands on a last space. Pick him up now. Else the wheel sends him "
            "back, and he does nothing."
        ),
        "goal": N_(
            "Most points win. Temples bring most of them, then skulls on Chichen Itza. First you "
            "need corn and resources."
        ),
        "first-worker": N_(
            "Place a worker on a gear. His space costs as much corn as its number. The wheel "
            "carries him on, one space a day."
        ),
        "beg": N_(
            "You have little corn. You can beg for more, but you go down a step on a temple."
        ),
        "hand-empty": N_("No worker is in your hand. Pick some up from the gears."),
        "riding": N_(
            "Your workers have moved on with the wheel. Higher spaces mostly bring more. It is "
            "good to wait."
        ),
        "place-or-pick": N_(
            "In each turn you place workers or you pick some up. You cannot do both."
        ),
        "rode-far": N_(
            "A worker of yours has come far. Pick him up, and he does what his space shows."
        ),
        "one-more": N_(
            "You can place one more, but he costs extra corn. Or end your turn and save your corn."
        ),
        "more-to-pick": N_("You can pick up more workers in this turn, or end it."),
        "food-soon": N_(
            "A food day is near. Each of your workers eats 2 corn then. You have enough: keep it."
        ),
        "food-short": N_(
            "A food day is near. Each of your workers eats 2 corn. You have too little: the red "
            "sign shows how much."
        ),
        "climb": N_(
            "The next food day pays points for temples. Climb before it. Space 1 of Uxmal gives "
            "a step for 3 corn."
        ),
        "skull": N_(
            "You have a skull. On Chichen Itza it brings many points and a temple step. Send a "
            "worker there."
        ),
        "start-space": N_(
            "A worker on the starting player's space takes the wheel's corn. You begin the next "
            "day then."
        ),
        "quick": N_("A worker on the quick space acts when your turn ends. He costs 1 corn more."),
        "palenque": N_("Palenque is where corn and wood come from."),
        "yaxchilan": N_("Yaxchilan gives wood, stone, gold and skulls."),
        "tikal": N_("At Tikal you learn technologies and you build. Both cost resources."),
        "uxmal": N_("At Uxmal corn buys temple steps, goods and buildings."),
        "chichen": N_("At Chichen Itza a worker leaves a skull for points and a temple step."),
        "lower-action": N_("He may do a lower action instead. Each space back costs 1 corn."),
        "harvest": N_(
            "Wood lies on the corn. You may burn it and take the corn, but that costs a temple "
            "step."
        ),
        "technology": N_("Choose a technology. From now on it gives you more, each time."),
        "pay": N_("Choose what you pay with. Keep what your next building needs."),
        "temple": N_("Go up on a temple. On food days higher steps bring more."),
        "gain": N_("Take what you need. Gold is worth most, wood least."),
        "favour": N_("You can pay 1 resource for one more temple step."),
        "build": N_("Choose a building that you can pay for. Some help once, some for good."),
        "monument": N_("A monument brings points at the end of the game, for what it counts."),
        "market": N_("Sell resources for corn first, or buy some with corn. Then leave."),
        "any-action": N_("Choose any action from 1 to 5 of the first four gears."),
        "lower": N_("You go down one step on a temple. Choose which."),
        "bonus": N_("Choose the bonus of one technology."),
        "days": N_(
            "You may let two days pass: all workers move on two spaces. You can do it again only "
            "from a temple's top step."
        ),
        "second-age": N_(
            "The second age brings new buildings. Monuments pay at the end: choose one and save "
            "for it."
        ),
    },
)
