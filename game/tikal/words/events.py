"""What happens and has happened: notes for everybody, what others do, what has changed since a
player last looked, and the turns of a replay."""

from typing import Final

from game.tikal.words.names import treasure
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext
from game.ui.punctuation import listed
from game.ui.sentence import Words, sentence

# notes for everybody at the table


@sentence
def treasure_recovered(player: str, kind: int) -> str:
    """kind: of the treasure that was turned up."""
    template = _("{player} recovers: {treasure}")
    return template.format(player=player, treasure=treasure(kind))


@sentence
def scoring_begins(player: str) -> str:
    return _("{player} has a volcano: scoring round!").format(player=player)


@sentence
def last_volcano(player: str) -> str:
    """The second volcano of a short game, which ends with its scoring round."""
    return _("{player} has the second volcano: the last scoring round!").format(player=player)


@sentence
def final_scoring_begins(player: str) -> str:
    template = _("The last hexagon is placed: final scoring round. {player} begins.")
    return template.format(player=player)


# what other players do while one waits

_LONGEST: Final = 16
"""The most letters of a player's name in a sentence; the mark beside it identifies the player."""


@sentence
def is_thinking(player: str) -> str:
    return _("{player} is thinking …").format(player=shortened_name(player))


@sentence
def player_action(player: str, what: Words) -> str:
    return _("{player}: {what}").format(player=shortened_name(player), what=what)


def shortened_name(name: str) -> str:
    """Return the name, cut to ``_LONGEST`` letters with an ellipsis if it is longer."""
    return name if len(name) <= _LONGEST else name[: _LONGEST - 1].rstrip() + "…"


# what has changed since a player last saw the table, and what each step cost


@sentence
def action_point_cost(ap: int) -> str:
    """The action points that a step has cost."""
    return ngettext("{count} AP", "{count} AP", ap).format(count=ap)


@sentence
def workers_arrive(count: int, spaces: Words) -> str:
    template = ngettext("{count} arrives: {spaces}", "{count} arrive: {spaces}", count)
    return template.format(count=count, spaces=spaces)


@sentence
def workers_walk(count: int, spaces: Words) -> str:
    template = ngettext("{count} walks to {spaces}", "{count} walk to {spaces}", count)
    return template.format(count=count, spaces=spaces)


@sentence
def leader_arrives(space: str) -> str:
    return _("the leader arrives: {space}").format(space=space)


@sentence
def leader_walks(space: str) -> str:
    return _("the leader walks to {space}").format(space=space)


@sentence
def temples_uncovered(temples: tuple[tuple[str, int], ...]) -> str:
    """temples: spaces with their new numbers."""
    each = _("{space} to {number}")
    template = ngettext("uncovers a temple: {spaces}", "uncovers temples: {spaces}", len(temples))
    return template.format(spaces=listed(each.format(space=at, number=to) for at, to in temples))


@sentence
def treasures_recovered(found: tuple[tuple[str, int], ...]) -> str:
    """found: spaces with the kinds of treasures found there."""
    each = _("{treasure} ({space})")
    template = ngettext(
        "recovers a treasure: {treasures}", "recovers treasures: {treasures}", len(found)
    )
    treasures = (each.format(treasure=treasure(kind), space=space) for space, kind in found)
    return template.format(treasures=listed(treasures))


@sentence
def points_scored(count: int) -> str:
    return ngettext("scores {count} point", "scores {count} points", count).format(count=count)


@sentence
def points_scored_for(temples: int, treasures: int) -> str:
    """Tell a seat's scoring by its parts."""
    count = temples + treasures
    if not count:
        return _("scores nothing")
    template = ngettext(
        "scores {count} point: {temples} for temples, {treasures} for treasures",
        "scores {count} points: {temples} for temples, {treasures} for treasures",
        count,
    )
    return template.format(count=count, temples=temples, treasures=treasures)


@sentence
def points_paid(count: int) -> str:
    template = ngettext("pays {count} point for a turn", "pays {count} points for a turn", count)
    return template.format(count=count)


@sentence
def space_list(spaces: tuple[tuple[str, int], ...]) -> str:
    """Spaces in a row; a count follows a space if it is above 1 and the space is not alone."""
    several = _("{space} ×{count}")
    return listed(
        space if count == 1 or len(spaces) == 1 else several.format(space=space, count=count)
        for space, count in spaces
    )


# turns of a replay


@sentence
def replay_beginning() -> str:
    return _("The beginning")


@sentence
def replay_turn(number: int, turns: int) -> str:
    return _("Turn {turn} of {count}").format(turn=number, count=turns)


@sentence
def points_gained(points: tuple[tuple[str, int], ...]) -> str:
    """points: players who have more of them now, and how many more."""
    lines = (
        ngettext("{player}: {count} point more", "{player}: {count} points more", more).format(
            player=player, count=more
        )
        for player, more in points
    )
    return "  ".join(lines)
