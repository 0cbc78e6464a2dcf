"""What a hint's plan tells, held to what the rules make of it when it is played."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import islice, permutations
from typing import Any

from game.players.player import Decision
from game.tzolkin import rules
from game.tzolkin.rules.actions import DONE, END_TURN, Action, Advance, Do, Pick
from game.tzolkin.rules.data.board import (
    FOOD_TEETH,
    GEAR_OF,
    HIGHEST_ACTION,
    KINDS,
    LAST_SPACE,
    SPACE_OF,
)
from game.tzolkin.rules.scoring import monument_points
from game.tzolkin.rules.state import (
    ADVANCE,
    JUNGLE,
    OVER,
    PICKING,
    PLACING,
    TECH,
    TURN,
    State,
)
from game.tzolkin.table.explaining.plan import Plan, PlanStep, plan_of
from game.ui.sentence import Sentence, Words

Fields = Mapping[str, Any]
Kept = dict[int, tuple[State, State]]
"""What comes of promises, by tooth: before and after each action."""


def falsehoods(state: State, decision: Decision) -> list[str]:
    """What is not so of a plan's sentences in the real position; the plan's places are there."""
    plan = plan_of(rules.view(state, state.seat), decision)
    played = Played(state, plan)
    found = [said for said in _heading(played) if said]
    for number, step in enumerate(plan.steps):
        told = [*parts(step.description), *parts(step.reason)]
        found += [
            f"{one}: {one.fields}"
            for one in told
            if not HELD[one.name.rpartition(".")[2]](Told(played, number, one.fields))
        ]
        if not step.places:
            found.append(f"no place: {step.description}")
        if not any(letter.isdigit() for letter in f"{step.description} {step.reason}"):
            found.append(f"no figure: {step.description}. {step.reason}")
    return found


def parts(words: Words) -> Iterator[Sentence]:
    """The sentences of which words are made, one after another."""
    assert isinstance(words, Sentence), words
    if words.name == "ui.sentence.lines":
        for part in words.fields["parts"]:
            yield from parts(part)
    else:
        yield words


class Played:
    """A plan as it is played in the real position: the positions between its steps."""

    def __init__(self, state: State, plan: Plan) -> None:
        self.plan = plan
        self.positions = [state]
        for step in plan.steps:
            self.positions.append(after(self.positions[-1], *step.actions))

    @property
    def end(self) -> State:
        """The position at the end of the plan, before its turn ends."""
        bound = self.plan.steps[-1].is_final
        return self.positions[-2] if bound else self.positions[-1]

    @cached_property
    def promised(self) -> list[Fields]:
        """All that is told of waiting workers."""
        return [
            one.fields
            for step in self.plan.steps
            for one in parts(step.reason)
            if one.name.endswith(".will_stand")
        ]

    @cached_property
    def kept(self) -> list[Kept]:
        """What comes of the promises, in every order in which the workers can act."""
        seat = self.positions[0].seat
        return keep(self.end, seat, {one["tooth"]: one["days"] for one in self.promised})


def after(state: State, *actions: Action) -> State:
    """The position after actions, each of which is legal."""
    state = state.copy()
    for action in actions:
        rules.check(state, action)
        rules.apply(state, action)
    return state


@dataclass(frozen=True)
class Told:
    """A sentence of a plan's step, with its fields."""

    played: Played
    index: int
    fields: Fields

    @property
    def step(self) -> PlanStep:
        return self.played.plan.steps[self.index]

    @property
    def before(self) -> State:
        return self.played.positions[self.index]

    @property
    def after(self) -> State:
        return self.played.positions[self.index + 1]

    @property
    def first(self) -> State:
        """The position after the step's first action."""
        return after(self.before, self.step.actions[0])

    @property
    def meanwhile(self) -> Iterator[State]:
        """The positions after each of the step's actions."""
        return (after(self.before, *self.step.actions[: n + 1]) for n in range(len(self.words)))

    @property
    def seat(self) -> int:
        return self.before.seat

    @property
    def words(self) -> list[str]:
        """The step's actions in notation."""
        return [str(action) for action in self.step.actions]

    @property
    def to_step(self) -> Any:
        """The step of a temple that is told."""
        return self.fields["step"]

    def __getattr__(self, name: str) -> Any:
        return self.fields[name]

    def own(self, name: str, width: int, index: int) -> tuple[int, int]:
        """A number of the seat before and after the step's first action."""
        at = width * self.seat + index
        return getattr(self.before, name)[at], getattr(self.first, name)[at]

    @property
    def paid(self) -> int:
        """The corn that the step costs."""
        return self.before.corn[self.seat] - self.after.corn[self.seat]


# Amounts of goods, held to two positions.


def numbers(state: State, seat: int) -> dict[tuple[str, int], int]:
    """Everything that a seat has, by the names of amounts."""
    cubes = {(kind, 0): state.cubes_of(seat)[i] for i, kind in enumerate(KINDS)}
    temples = {("temple", i): state.temples[3 * seat + i] for i in range(3)}
    techs = {("technology", i): state.techs[4 * seat + i] for i in range(4)}
    return {
        ("corn", 0): state.corn[seat],
        **cubes,
        ("skulls", 0): state.skulls[seat],
        ("points", 0): state.score[seat],
        **temples,
        **techs,
        ("workers", 0): -state.workers_in_bank[seat],
    }


def gains(
    words: Words, before: State, later: State, seat: int, sign: int = 1, *, downs: bool = True
) -> bool:
    """True if the words list all that a seat has more of, or less (``sign`` -1), with its steps
    down unless these are told apart."""
    told = {(n, which): count for n, which, count in words.fields["of"]} if words else {}
    had, has = numbers(before, seat), numbers(later, seat)
    changed = {key: sign * (has[key] - had[key]) for key in had}
    steps = ("temple", "technology", "workers")  # of these, only gains are told so
    if sign < 0:
        down = sum(count for key, count in changed.items() if key[0] == "temple" and count > 0)
        changed = {key: count for key, count in changed.items() if key[0] not in steps}
        changed["down", 0] = down if downs else 0
    return told == {key: count for key, count in changed.items() if count > 0}


def change(words: Words, before: State, later: State, seat: int) -> bool:
    """True if words about an exchange, a payment or a gain are so."""
    name = words.name.rpartition(".")[2] if words else ""
    pays, gets = "", words
    if name == "exchange":
        pays, gets = words.fields["paid"], words.fields["gained"]
    elif name == "payment":
        pays, gets = words.fields["goods" if "goods" in words.fields else "paid"], ""
    return gains(gets, before, later, seat) and gains(pays, before, later, seat, -1)


def _heading(played: Played) -> Iterator[str]:
    fields, verbs = played.plan.reason.fields, [one.verb for one in played.plan.actions]
    if "workers" in fields:
        so = fields["workers"] == sum(verb in ("place", "mercy") for verb in verbs)
        if not so or "pick" in verbs or fields["begs"] != ("beg" in verbs):
            yield f"heading: {played.plan.reason}"
        return
    told = fields["change"]
    if told and not change(told, played.positions[0], _unbound(played), played.positions[0].seat):
        yield f"heading: {played.plan.reason}"


def _unbound(played: Played) -> State:
    """The position after the plan, without what ends the turn or is chosen in secret."""
    last = played.plan.steps[-1].actions[-1].verb
    return played.positions[-2 if last in ("end", "pass", "keep", "tribe") else -1]


# What waiting workers get, as the rules have it while nobody else acts.


def keep(state: State, seat: int, promised: Mapping[int, int]) -> list[Kept]:
    """Play on by the rules: rounds end without turns, and workers act on their days.

    Of ``promised``, teeth are those where the workers will stand, with the days until then. They
    act in every order in which as many as possible can: what one of them learns may bring another
    one more.
    """
    orders = islice(permutations(promised.items()), 24)
    tried = [_kept(state, seat, dict(order)) for order in orders]
    most = max(map(len, tried))
    return [one for one in tried if len(one) == most]


def _kept(state: State, seat: int, promised: Mapping[int, int]) -> Kept:
    later, found = state.copy(), Kept()
    for day in range(1, max(promised.values(), default=0) + 1):
        later = round_over(later)
        if later.phase == OVER:
            break
        for tooth in [tooth for tooth, days in promised.items() if days == day]:
            if later.teeth[tooth] != seat:
                continue
            later.seat, later.phase, later.phase_args, later.pending_steps = seat, PICKING, (), []
            rules.apply(later, Pick.of(tooth))
            own = SPACE_OF[tooth] <= HIGHEST_ACTION[GEAR_OF[tooth]]
            can = [one for one in rules.legal_actions(later) if isinstance(one, Do)]
            can = [one for one in can if not own or one.number == SPACE_OF[tooth]]
            if can:
                found[tooth] = (later.copy(), after(later, can[0]))
                later = completed(found[tooth][1])
            else:
                later.phase, later.phase_args = PICKING, ()
    return found


def completed(state: State) -> State:
    """The position after an action, with the first of all choices."""
    state = state.copy()
    while state.phase != PICKING:
        rules.apply(state, rules.legal_actions(state)[0])
    return state


def round_over(state: State) -> State:
    """The position in which the next round begins, if all turns of this one were left out."""
    later = state.copy()
    if later.phase == ADVANCE:
        rules.apply(later, Advance.of(1))
        return later
    number = later.round
    if later.turn_flags & 4 and state.phase == PLACING:  # a quick action is done first
        rules.apply(later, END_TURN)  # the last seat's ends the round
    while later.phase != OVER and later.round == number:
        if later.phase in (TURN, PLACING, PICKING):
            later.seat = (later.first_player - 1) % later.seats
            later.phase, later.turn_flags, later.pending_steps = PLACING, 0, []
            rules.apply(later, END_TURN)
        elif later.phase == ADVANCE:
            rules.apply(later, Advance.of(1))
        else:
            legal = rules.legal_actions(later)
            # of technologies a quick action learns the last, which changes least of what is told
            other = legal[-1 if later.phase == TECH else 0]
            rules.apply(later, DONE if DONE in legal else other)
    return later


def stands(one: Told) -> bool:
    """A promise: the action can be done then, and brings what is told."""
    return any(_stands(one, *kept[one.tooth]) for kept in one.played.kept if one.tooth in kept)


def _stands(one: Told, before: State, later: State) -> bool:
    """Whether a promise is kept by an action that leads from one position to another."""
    left = [tooth - one.played.end.days_passed for tooth in FOOD_TEETH]
    if one.food_day and not (one.food_day in left and one.days <= one.food_day):
        return False
    if not one.does.name.endswith(".brings"):
        return True
    told = one.does.fields["gained"]
    if later.phase != JUNGLE:
        return change(told, before, later, one.seat)
    ways = [after(later, way) for way in rules.legal_actions(later)]
    for way in told.fields["ways"]:
        goods = (
            way.fields["corn" if "corn" in way.fields else "gained"]
            if "of" not in (way.fields)
            else way
        )
        if not any(gains(goods, later, end, one.seat) for end in ways):
            return False
    return True


def reached(one: Told) -> bool:
    """A worker stands there in so many days, before the game ends; no more is told."""
    at = one.step.places[0]
    last = FOOD_TEETH[-1] - one.played.end.days_passed
    return at.tooth + one.days == one.tooth and one.days <= last


def no_day(one: Told) -> bool:
    """The game, or the worker's time on his gear, ends before he can act."""
    (place,) = one.step.places
    last = SPACE_OF[place.tooth] >= LAST_SPACE[GEAR_OF[place.tooth]]
    return one.after.days_passed >= FOOD_TEETH[-1] or last


def begins(one: Told, ahead: int) -> bool:
    """The seat (or ``ahead`` seats on) begins the next round."""
    later = round_over(one.played.end)
    return later.phase == OVER or later.first_player == (one.seat + ahead) % later.seats


def placed(one: Told) -> bool:
    seats = one.before.teeth[one.tooth], one.after.teeth[one.tooth]
    return seats == (-1, one.seat) and one.paid == one.corn


def learnt(one: Told) -> bool:
    before, _first = one.own("techs", 4, one.track)
    return before == one.level and str(one.step.actions[0]).startswith("tech ")


def went(one: Told, steps: int) -> bool:
    verb = {1: "temple", -1: "lower"}[steps]
    return one.words[0].startswith(verb)


HELD: dict[str, Callable[[Told], Any]] = {
    "place": placed,
    "place_on_start": lambda one: one.after.start_space == one.seat and one.paid == one.corn,
    "place_on_quick": lambda one: one.seat in one.after.quick_spaces and one.paid == one.corn,
    "pick_up": lambda one: (
        (one.before.teeth[one.tooth], one.after.teeth[one.tooth]) == (one.seat, -1)
    ),
    "beg": lambda one: (
        one.own("temples", 3, one.temple)[1] == one.own("temples", 3, one.temple)[0] - 1
    ),
    "trade": lambda one: (
        one.own("cubes", 3, one.kind)[0] - one.own("cubes", 3, one.kind)[1] == 1
        and one.own("corn", 1, 0)[1] - one.own("corn", 1, 0)[0] == one.corn
    ),
    "let_pass": lambda one: one.first.days_passed - one.before.days_passed == one.days,
    "choose_tribe": lambda one: one.step.actions[0].tribe == one.number,
    "describe_tribe": lambda one: one.step.actions[0].tribe == one.number,
    "keep": lambda one: len(one.step.actions[0].tiles) == one.count,
    "kept": lambda one: one.step.actions[0].tiles == one.wealth,
    "start_preview": lambda one: one.step.actions[0].tiles == one.wealth,
    "best_tiles": lambda one: one.points >= 0,
    "best_tribe": lambda one: one.points >= 0,
    "do_action": lambda one: (
        one.words[0].startswith("do ") and one.words[0].endswith(f" {one.number}")
    ),
    "does_action": lambda one: any(
        word.startswith("do ") and word.endswith(f" {one.number}") for word in one.words
    ),
    "take-wood": lambda one: one.words[0] == "take wood",
    "take-corn": lambda one: one.words[0] == "take corn",
    "burn": lambda one: one.words[0].startswith("burn"),
    "learn": learnt,
    "take_bonus": lambda one: one.words[0].startswith("bonus"),
    "unlearn": lambda one: one.words[0].startswith("down"),
    "pay": lambda one: one.step.actions[0].cubes == one.kinds,
    "take": lambda one: one.step.actions[0].cubes == one.kinds,
    "take_gold": lambda one: one.step.actions[0].number == one.number,
    "go_up": lambda one: went(one, 1),
    "go_down": lambda one: went(one, -1),
    "build": lambda one: one.step.actions[0].building == one.building,
    "build_monument": lambda one: one.step.actions[0].monument == one.monument,
    "market": lambda one: one.words[0].split()[0] in ("sell", "buy"),
    "pass": lambda one: one.words == ["pass"],
    "end": lambda one: one.words == ["end"],
    "nothing": lambda one: one.words[0] == "nothing",
    "decline": lambda one: one.words[0] == "decline",
    "leave-market": lambda one: one.words[0] == "done",
    "gets": lambda one: gains(one.gained, one.before, one.after, one.seat),
    "pays": lambda one: gains(one.fields["paid"], one.before, one.after, one.seat, -1, downs=False),
    "has_built": lambda one: (
        one.building not in one.before.buildings[one.seat]
        # what is built may be rebuilt by the same worker
        and any(one.building in state.buildings[one.seat] for state in one.meanwhile)
    ),
    "monument_counts": lambda one: (
        one.monument in one.after.own_monuments[one.seat]
        and monument_points(one.after, one.seat, one.monument) == one.points
    ),
    "stepped_down": lambda one: (
        one.before.temples[3 * one.seat + one.temple]
        > one.after.temples[3 * one.seat + one.temple]
        == one.to_step
    ),
    "back_in_hand": lambda one: (
        one.after.workers_in_hand[one.seat] == one.workers and "nothing" in one.words
    ),
    "has_then": lambda one: one.after.corn[one.seat] == one.corn,
    "has_now": lambda one: (
        one.before.corn[one.seat] == one.corn and one.before.cube_count(one.seat) == one.resources
    ),
    "calendar_corn": lambda one: (
        one.played.end.calendar_corn == one.corn and one.played.end.start_space == one.seat
    ),
    "begins": lambda one: begins(one, 0),
    "next-begins": lambda one: begins(one, 1),
    "quick_action": lambda one: one.played.end.current_quick_tile() == one.tile,
    "will_stand": stands,
    "may_pay": reached,
    "no-day-left": no_day,
    "food_day": lambda one: (
        FOOD_TEETH[one.number - 1] - one.before.days_passed == one.left or one.left == 0
    ),
}
"""How each sentence of a plan is held to what is played, by its name."""
