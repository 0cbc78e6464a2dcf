"""The tooltips of everything at the table, shown when a player points at it or holds it."""

from typing import Final

from game.tikal.words.names import treasure
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext, pgettext
from game.ui.sentence import phrases, sentence

BUTTON_TOOLTIPS: Final = phrases(
    f"{__name__}.buttons",
    {
        "rotate": N_("Rotates the hexagon in hand. The wheel of stones shows where ways would be."),
        "rotate/hand": N_(
            "The hexagon in hand. Its stones are half of what a step across a border costs. "
            "Choosing it rotates it, and so does the mouse wheel."
        ),
        "stock": N_("What is left: hexagons by letter, treasures, scorings, temple tiles."),
        "confirm": N_("Lays the hexagon as it is shown."),
        "end-turn": N_(
            "Ends your turn, or scores in a scoring round. Unused action points are lost."
        ),
        "scoring/continue": N_("Counts the rest at once, then goes on."),
        "display": N_("A hexagon on display. Whoever wins a turn chooses one of them."),
        "bid/less": N_("A lower bid."),
        "bid/more": N_("A higher bid."),
        "bid/place": N_("Bids these points for the turn. They are paid only if nobody bids more."),
        "bid/pass": N_("Leaves this auction; you have your turn later in the round."),
        "hint": N_("Asks a master for a plan for this turn. Nothing is done by itself."),
        "tool/undo": N_("Undo: takes back what you did last. Held, it goes back by single steps."),
        "tool/redo": N_("Redo: does again what was taken back. Held, by single steps."),
        "tool/turn": N_("Turn the board: it is seen from the other side, and back."),
        "party/leader": N_(
            "The leader counts 3 where temples are scored. Chosen, he comes along or stays; the "
            "first time he comes alone. Held, or by the right mouse button, the leader joins."
        ),
        "party/less": N_(
            "One worker fewer goes along. A worker counts 1 where temples are scored."
        ),
        "party/more": N_("One worker more goes along."),
        "party/all": N_("All of them go along, the leader too."),
        "party/go": N_("Those whom you picked up come here, for the action points shown."),
        "put-down": N_("Puts down whom you picked up, or closes what is shown."),
    },
)
"""The tooltips of buttons, by their ids, or by the first part of an id if all with it are alike."""

HOLD_GESTURES: Final = phrases(
    __name__,
    {
        "finger": N_("Letting go does it, sliding away does not."),
        "mouse": N_("The right mouse button does it."),
    },
)
"""How to do what is offered at a space, by the pointing device."""


# the turn and the seats


@sentence
def points_to_come(points: int) -> str:
    template = _("{all} action points (AP) come when the hexagon lies. Every action costs some.")
    return template.format(all=points)


@sentence
def points_left(ap: int, points: int) -> str:
    template = _("{ap} of {all} action points (AP) are left in this turn. Every action costs some.")
    return template.format(ap=ap, all=points)


@sentence
def seat(player: str, points: int) -> str:
    template = _("{player} has {points} points. Choose it for all that is public about this seat.")
    return template.format(player=player, points=points)


@sentence
def workers_to_come(workers: int) -> str:
    template = _(
        "Workers that have not arrived yet: {workers}. Each costs 1 AP and more to arrive."
    )
    return template.format(workers=workers)


@sentence
def leader_to_come() -> str:
    return _("The leader has not arrived yet; counts 3 where temples are scored.")


@sentence
def leader_arrived() -> str:
    return _("The leader is on the board, or has left; counts 3 where temples are scored.")


@sentence
def camps_left(camps: int) -> str:
    template = _("Camps left: {camps}. Members can arrive at a camp and shuttle between camps.")
    return template.format(camps=camps)


@sentence
def guards_left(guards: int) -> str:
    return _("Guards left: {guards}. A guard keeps a temple for good.").format(guards=guards)


@sentence
def treasures_of(kind: int, count: int) -> str:
    template = _(
        "Treasures: {kind}, {count} of 3. The dots count them: 1 pays 1, 2 pay 3, 3 pay 6."
    )
    return template.format(kind=treasure(kind), count=count)


@sentence
def paid(count: int, temples: int, treasures: int) -> str:
    template = ngettext(
        "A scoring now would pay {count} point: {temples} for temples, {treasures} for treasures.",
        "A scoring now would pay {count} points: {temples} for temples, {treasures} for treasures.",
        count,
    )
    return template.format(count=count, temples=temples, treasures=treasures)


@sentence
def temples_paid() -> str:
    return _("Points for temples, if it were scored now: a guard, or more strength than others.")


@sentence
def treasures_paid() -> str:
    return _("Points for treasures, if it were scored now: one of a kind 1, two 3, three 6.")


# hexagons


@sentence
def out_of_play(space: str) -> str:
    return _("{space} is out of play in this game.").format(space=space)


@sentence
def unexplored(space: str) -> str:
    template = _("{space} is unexplored. A hexagon is laid beside explored ground.")
    return template.format(space=space)


@sentence
def volcano() -> str:
    return _("A volcano starts a scoring round when it is drawn. Nobody can enter it.")


@sentence
def base_camp() -> str:
    return _("Here everybody's members arrive from the supply.")


@sentence
def treasures_there(count: int) -> str:
    return ngettext(
        "{count} treasure lies here. A member who is there can recover the top one.",
        "{count} treasures lie here. A member who is there can recover the top one.",
        count,
    ).format(count=count)


@sentence
def room_for_camp() -> str:
    return _("There is room for one camp.")


@sentence
def borders() -> str:
    return _("The stones on a border tell what a step across it costs.")


@sentence
def guarded(player: str, points: int) -> str:
    template = ngettext(
        "{player}'s guard keeps it: {points} point at every scoring.",
        "{player}'s guard keeps it: {points} points at every scoring.",
        points,
    )
    return template.format(player=player, points=points)


@sentence
def temple_pays(points: int) -> str:
    return ngettext(
        "When it is scored it pays {points} point to whoever is strongest there.",
        "When it is scored it pays {points} points to whoever is strongest there.",
        points,
    ).format(points=points)


@sentence
def tied() -> str:
    return _("A tie pays nobody.")


@sentence
def leads(player: str, strong: int, second: int, leader: bool) -> str:
    """strong, second: the greatest strengths there; the second is 0 where nobody else is.

    ``leader`` is True if a leader is there, who counts 3.
    """
    template = _("{player} leads with strength {strong}; nobody else is there.")
    if second and leader:
        template = _("{player} leads with strength {strong} against {second}: a leader counts 3.")
    elif second:
        template = _("{player} leads with strength {strong} against {second}.")
    return template.format(player=player, strong=strong, second=second)


@sentence
def camp_of(player: str) -> str:
    return _("{player}'s camp").format(player=player)


@sentence
def members_of(player: str, count: int) -> str:
    template = ngettext("{player}: {count} member", "{player}: {count} members", count)
    return template.format(player=player, count=count)


@sentence
def leader_of(player: str, count: int, strong: int) -> str:
    """count: all members there, the leader among them."""
    workers = count - 1
    alone = pgettext("without others", "{player}: the leader, strength {strong}")
    together = ngettext(
        "{player}: the leader and {count} worker, strength {strong}",
        "{player}: the leader and {count} workers, strength {strong}",
        workers,
    )
    return (together if workers else alone).format(player=player, count=workers, strong=strong)
