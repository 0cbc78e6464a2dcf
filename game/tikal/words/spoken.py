"""What figures and pictures at the table show, in sentences for those who do not see them."""

from game.tikal.words.names import treasure
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext
from game.ui.punctuation import listed, listed_apart
from game.ui.sentence import Words, sentence

# the stack and what is left


@sentence
def letters_left(letters: tuple[tuple[str, int], ...], top: str) -> str:
    """Say how many hexagons of each letter are left, and which letter is drawn next."""
    one = _("{count} with {letter}")
    told = listed(one.format(letter=letter, count=count) for letter, count in letters)
    template = _(
        "Hexagons left, by the letters on their backs, in the order of the alphabet: {told}. The "
        "next one has {top}."
    )
    return template.format(told=told, top=top)


@sentence
def scorings_done(done: int, count: int) -> str:
    told = ngettext(
        "{done} of {count} scoring round is over.",
        "{done} of {count} scoring rounds are over.",
        count,
    )
    return told.format(done=done, count=count)


@sentence
def treasures_left(on_board: int, to_come: int) -> str:
    told = _("Treasures to recover: {here} on the board, {later} to come.")
    return told.format(here=on_board, later=to_come)


@sentence
def temple_tiles_left(tiles: tuple[tuple[int, int], ...]) -> str:
    """Say how many temple tiles of each number are left."""
    one = _("{count} of {number}")
    told = listed(one.format(number=number, count=count) for number, count in tiles if count)
    if not told:
        return _("No temple tiles are left.")
    return _("Temple tiles left: {told}.").format(told=told)


@sentence
def on_display(hexagons: tuple[Words, ...]) -> str:
    """Say between which hexagons whoever wins the auction chooses."""
    return _("On display: {hexagons}.").format(hexagons=listed(hexagons))


@sentence
def paid(player: str, each: tuple[tuple[Words, int], ...]) -> str:
    """Tell line by line what a scoring pays: what, and the points."""
    if not each:
        return _("{player}: nothing to score.").format(player=player)
    told = (_("{what} pays {count}").format(what=what, count=count) for what, count in each)
    return _("{player}: {told}.").format(player=player, told=listed_apart(told))


@sentence
def plan_step(does: Words, reason: Words, ap: int) -> str:
    """Tell a step of a plan: what is done, its price, and what for."""
    told = _("{does}, {ap} AP. {reason}") if ap else _("{does}. {reason}")
    return told.format(does=does, ap=ap, reason=reason).strip()


@sentence
def plans(player: str, reason: Words) -> str:
    """Tell what another player is about to do, as far as it is known."""
    return _("{player} plans this: {reason}").format(player=player, reason=reason)


# a space


@sentence
def unexplored(space: str) -> str:
    return _("{space}: unexplored.").format(space=space)


@sentence
def on_space(space: str, kind: Words, number: int) -> str:
    """Name a hexagon on the board, as a sentence of its own; number 0 for none."""
    told = _("{space}: {kind} {number}.") if number else _("{space}: {kind}.")
    return told.format(space=space, kind=kind, number=number)


@sentence
def within(ap: int) -> str:
    """Begin to tell what can be reached."""
    return _("Within {ap} AP:").format(ap=ap)


@sentence
def reached(ap: int, spaces: tuple[str, ...]) -> str:
    """Tell the spaces that can be reached for so many AP."""
    return _("for {ap} AP: {spaces}").format(ap=ap, spaces=listed(spaces))


@sentence
def no_such_way(text: str) -> str:
    """Say that no way begins there."""
    return _("“{text}” is no explored space: write reach d3, for example.").format(text=text)


@sentence
def stands(
    player: str,
    members: tuple[tuple[str, bool, int], ...],
    camps: tuple[str, ...],
    guards: tuple[str, ...],
    coming: Words,
) -> str:
    """Tell where a player's members, camps and guards are.

    members: for each space its name, whether the leader is there, and the number of members.
    """
    told = [_there(*one) for one in members] or [_("nobody on the board")]
    told += [_("camp at {space}").format(space=space) for space in camps]
    told += [_("guard on {space}").format(space=space) for space in guards]
    line = _("{player}: {places}. {coming}")
    return line.format(player=player, places=listed(told), coming=coming)


def _there(space: str, leader: bool, count: int) -> str:
    """Name the members on a space."""
    workers = count - leader
    told = ngettext("{count} worker at {space}", "{count} workers at {space}", workers)
    if leader:
        told = ngettext(
            "leader and {count} worker at {space}", "leader and {count} workers at {space}", workers
        )
    if not workers:
        told = _("leader at {space}")
    return told.format(count=workers, space=space)


@sentence
def costs(ap: int) -> str:
    return _("It costs {ap} AP to come here.").format(ap=ap)


@sentence
def here(title: Words) -> str:
    """Say at which space the buttons that say "here" act."""
    return _("Here is: {title}.").format(title=title)


@sentence
def picked_up(space: str, workers: int, leader: bool, most_workers: int, has_leader: bool) -> str:
    """Say who is picked up on a space, of those who are there; "" for the supply, of which no more
    can come than the action points pay for."""
    told = _worker_count(workers, most_workers, bool(space))
    if leader:
        told = _("the leader and {workers}").format(workers=told) if told else _("the leader")
    elif has_leader:
        told = _("{workers}, not the leader").format(workers=told)
    line = _("Picked up at {space}: {who}.") if space else _("Picked up from your supply: {who}.")
    return line.format(space=space, who=told)


def _worker_count(workers: int, most: int, all_there: bool) -> str:
    """Return how many workers of all that could be picked up; empty where none could."""
    told = ngettext("{count} of at most {all} worker", "{count} of at most {all} workers", most)
    if all_there:
        told = ngettext("{count} of {all} worker", "{count} of {all} workers", most)
    return told.format(count=workers, all=most) if most else ""


@sentence
def can_go(costs: tuple[tuple[int, tuple[str, ...]], ...]) -> str:
    """Tell where those picked up can go, by what it costs them all together."""
    one = _("to {spaces} for {ap} AP")
    told = (one.format(ap=ap, spaces=listed(spaces)) for ap, spaces in costs)
    return _("They can go {told}.").format(told=listed_apart(told))


@sentence
def can_be_chosen() -> str:
    return _("You can choose it.")


@sentence
def treasures_lying(count: int) -> str:
    told = ngettext("{count} treasure lies here.", "{count} treasures lie here.", count)
    return told.format(count=count)


# a seat


@sentence
def to_arrive(workers: int, leader: bool) -> str:
    """Say whom a seat has not yet brought to the board."""
    told = ngettext(
        "{count} worker has not arrived yet.", "{count} workers have not arrived yet.", workers
    )
    if leader:
        told = ngettext(
            "{count} worker and the leader have not arrived yet.",
            "{count} workers and the leader have not arrived yet.",
            workers,
        )
    return told.format(count=workers)


@sentence
def camps_and_guards(camps: int, guards: int) -> str:
    return _("Camps left: {camps}, guards left: {guards}.").format(camps=camps, guards=guards)


@sentence
def treasures_owned(kinds: tuple[tuple[int, int], ...]) -> str:
    """Say which treasures a seat has, each kind with its number."""
    if not kinds:
        return _("No treasures.")
    one = _("{count} {kind}")
    told = listed(one.format(kind=treasure(kind), count=count) for kind, count in kinds)
    return _("Treasures: {told}.").format(told=told)


@sentence
def points_of(player: str, points: int) -> str:
    told = ngettext("{player} has {count} point.", "{player} has {count} points.", points)
    return told.format(player=player, count=points)
