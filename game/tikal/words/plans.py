"""The words of a hint: the steps of a plan, and what each is for."""

from game.tikal.words.names import hexagon_with_value, treasure
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext
from game.ui.sentence import Words, phrases, sentence

PURPOSES = phrases(
    __name__,
    {
        "camp-serves": N_("Your members can arrive there, and shuttle to and from it."),
        "to-stand-ready": N_("To stand ready there."),
    },
)
"""The purposes of steps, for those that need no number."""


@sentence
def ruin_decides(left: int) -> str:
    """left: action points."""
    template = ngettext(
        "What the ruin hides decides the rest: {count} AP is left.",
        "What the ruin hides decides the rest: {count} AP are left.",
        left,
    )
    return template.format(count=left)


# what is done


@sentence
def arrive(workers: int, there: Words) -> str:
    """workers: how many come; 0 for the leader."""
    template = _("Bring {who} from your supply to {there}")
    return template.format(who=_who(workers), there=there)


@sentence
def walk(workers: int, here: Words, there: Words) -> str:
    """workers: how many go; 0 for the leader."""
    template = _("Move {who} from {here} to {there}")
    return template.format(who=_who(workers), here=here, there=there)


def _who(workers: int) -> str:
    if not workers:
        return _("the leader")
    return ngettext("a worker", "{count} workers", workers).format(count=workers)


@sentence
def lay(space: str, rotation: int | None) -> str:
    """rotation: clockwise, from how the hexagon came to hand; None if it looks always alike."""
    if rotation is None:
        return _("Lay the hexagon on {space}").format(space=space)
    if not rotation:
        return _("Lay the hexagon on {space} without rotating it").format(space=space)
    return ngettext(
        "Lay the hexagon on {space}, rotated once clockwise",
        "Lay the hexagon on {space}, rotated {count} times clockwise",
        rotation,
    ).format(space=space, count=rotation)


@sentence
def uncover(place: Words, number: int) -> str:
    return _("Uncover {place}: it is {number} then").format(place=place, number=number)


@sentence
def recover(space: str) -> str:
    return _("Recover a treasure at {space}").format(space=space)


@sentence
def camp(place: Words) -> str:
    return _("Set up a camp at {place}").format(place=place)


@sentence
def guard(place: Words) -> str:
    return _("Place a guard on {place}").format(place=place)


@sentence
def exchange(give: int, player: str, take: int) -> str:
    """give, take: kinds of treasures."""
    template = _("Exchange your {give} for {player}'s {take}")
    return template.format(give=treasure(give), player=player, take=treasure(take))


@sentence
def choose(number: int, place: int) -> str:
    """place: where it lies on display, from 1."""
    template = _("Choose {hexagon}, number {place} on display")
    return template.format(hexagon=hexagon_with_value(number), place=place)


@sentence
def pass_now() -> str:
    return _("Pass; your turn comes later in this round")


@sentence
def bid(points: int) -> str:
    return _("Bid {points}").format(points=points)


# what a step is for


@sentence
def guard_pays(points: int) -> str:
    template = _("The temple stays yours and pays {points} at every scoring.")
    return template.format(points=points)


@sentence
def to_guard(points: int) -> str:
    template = _("To place a guard there: the temple of {points} stays yours.")
    return template.format(points=points)


@sentence
def to_recover(lying: int) -> str:
    """lying: the treasures there."""
    return ngettext(
        "To recover the {count} treasure there.",
        "To recover one of the {count} treasures there.",
        lying,
    ).format(count=lying)


@sentence
def to_camp(ap: int) -> str:
    return _("To set up a camp there for {ap} AP.").format(ap=ap)


@sentence
def to_be_at_treasures(lying: int) -> str:
    """lying: the treasures there."""
    return ngettext(
        "To be at the {count} treasure there.", "To be at the {count} treasures there.", lying
    ).format(count=lying)


@sentence
def camp_serves(place: Words, ap: int) -> str:
    """Tell what is reached from a camp."""
    template = _("Your members can arrive there: {ap} AP from it to {place}.")
    return template.format(ap=ap, place=place)


@sentence
def going_there(ap: int, place: Words) -> str:
    template = _("Your members go there in this turn. A step to it costs {ap} AP from {place}.")
    return template.format(ap=ap, place=place)


@sentence
def treasure_pays(now: int, least: int, most: int) -> str:
    """Tell what the treasures of a seat pay, and what they may pay with one more."""
    if least == most:
        template = _("Your treasures pay {now} at every scoring, with it {most}.")
    else:
        template = _("Your treasures pay {now} at every scoring, with it {least} to {most}.")
    return template.format(now=now, least=least, most=most)


@sentence
def treasures_pay(before: int, after: int) -> str:
    template = _("Your treasures pay {after} instead of {before}.")
    return template.format(before=before, after=after)


@sentence
def one_step_away(ap: int, place: Words) -> str:
    return _("A step to it costs {ap} AP from {place}.").format(ap=ap, place=place)


@sentence
def on_the_way(place: Words, ap: int) -> str:
    return _("On the way to {place}: {ap} AP from there.").format(place=place, ap=ap)


@sentence
def strengths(own: int, rival: int, points: int) -> str:
    """The comparison of strengths at a temple once the plan is done."""
    if own > rival:
        template = _("After the plan you are strongest there, {own} to {rival}. It pays {points}.")
    elif own == rival:
        template = _("After the plan a tie there, {own} to {rival}: it pays nobody.")
    else:
        template = _(
            "After the plan not the strongest there yet, {own} to {rival}. It pays {points}."
        )
    return template.format(points=points, own=own, rival=rival)


# what a turn is worth in an auction


@sentence
def best_displayed(number: int, place: int, more: int, space: str) -> str:
    """place: where it lies on display, from 1; more: points that it is worth more than the next
    best; space: where it is worth that, empty if it is not laid."""
    template = _("Best for you on display: {hexagon}, number {place}. {more}")
    return template.format(
        hexagon=hexagon_with_value(number), place=place, more=worth_more(more, space)
    )


@sentence
def worth_more(points: int, space: str) -> str:
    """The points by which the best displayed hexagon, on its best space, is better than the next
    best; ``space`` is empty if it is not laid."""
    if space:
        return _worth_more_on(points, space)
    if points < 1:
        return _("It is hardly better than the next.")
    return ngettext(
        "It is worth {count} point more to you than the next best.",
        "It is worth {count} points more to you than the next best.",
        points,
    ).format(count=points)


def _worth_more_on(points: int, space: str) -> str:
    if points < 1:
        return _("On {space} it is hardly better than the next.").format(space=space)
    return ngettext(
        "On {space} it is worth {count} point more to you than the next best.",
        "On {space} it is worth {count} points more to you than the next best.",
        points,
    ).format(space=space, count=points)


@sentence
def worth_to_rival(player: str, points: int) -> str:
    return ngettext(
        "Choosing first is worth {count} point to {player}, who bids next: half of it counts.",
        "Choosing first is worth {count} points to {player}, who bids next: half of it counts.",
        points,
    ).format(player=player, count=points)


@sentence
def worth_at_most(points: int) -> str:
    if not points:
        return _("So the turn is not worth bidding a point for.")
    return ngettext(
        "So the turn is worth {count} point at most.",
        "So the turn is worth {count} points at most.",
        points,
    ).format(count=points)


# the ribbon


@sentence
def auction_heading() -> str:
    return _("A master's advice")


@sentence
def plan_heading(ap: int) -> str:
    template = ngettext("A master's plan, {count} AP", "A master's plan, {count} AP", ap)
    return template.format(count=ap)
