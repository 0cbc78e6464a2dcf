"""What can be typed at a table: questions about the match, and actions in their notation."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

from game.core.message import NotationError
from game.table import ids
from game.table.words import did, of_turn
from game.ui.figures import number_text
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import pgettext
from game.ui.nodes import flat, short
from game.ui.punctuation import listed, listed_apart
from game.ui.sentence import Words, capitalised, lines, sentence
from game.ui.typed import folded

if TYPE_CHECKING:
    from game.table.log.entry import LogTurn
    from game.table.players import Player
    from game.table.scene.table import TableScene

_MANY: Final = 12
"""The number of actions of a kind from which on only their next words are listed."""
_ABOUT: Final = {
    "?": N_("what can be done here: the actions, written as you type them"),
    "? ACTION": N_("one kind of action in full: ? move"),
    "status": N_("whose turn it is, what is to be done, the points"),
    "score": N_("everybody's points, and what a scoring would bring"),
    "where X": N_("what is on a space; where a player's people are; lines with that text"),
    "reach [X]": N_("what can be reached and what it costs, from everywhere or from a space"),
    "last": N_("what the others have done since your last turn"),
    "hint": N_("what a strong player would do"),
    "undo": N_("take back what was done last"),
    "redo": N_("do again what was taken back"),
}
"""What each command does, by the line that one types; in English, to be translated."""


class Guide(Protocol):
    """What a game tells whoever plays it by typing. A module with these functions will do."""

    def verbs(self) -> Mapping[str, Words]:
        """Return what each kind of action does, by the first word of its notation."""

    def labels(self, view: Any, /) -> Mapping[str, str]:  # noqa: ANN401
        """Return the first words of the notation by the words that buttons have for them now."""

    def about(self, view: Any, action: Any, players: Sequence[Player], /) -> Words:  # noqa: ANN401
        """Tell what an action of the seat to act does, for somebody who may play it."""

    def steps(self, view: Any, action: Any, /) -> Sequence[Any]:  # noqa: ANN401
        """Return the actions that a typed one stands for: of a way its steps, else itself.

        Raises:
            Refusal: the rules refuse it.
        """

    def where(self, view: Any, players: Sequence[Player], name: str, /) -> Iterable[Words]:  # noqa: ANN401
        """Tell what is on a space, or where a player's people are; nothing for other names."""

    def reach(self, view: Any, seat: int, name: str, /) -> Iterable[Words]:  # noqa: ANN401
        """Tell what a seat can reach from a space, or from everywhere if the name is empty."""

    def score(self, view: Any, players: Sequence[Player], /) -> Iterable[Words]:  # noqa: ANN401
        """Tell everybody's points, and what is to be known of them."""


class TableCommands:
    """The commands of a table.

    Attributes:
        game: the id of the game that is played.
    """

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._guide = scene.kit.guide
        self.game = scene.match.game

    def answer(self, typed: str) -> Iterable[str] | None:
        """Return the answer to a line; None if it is neither a command nor an action.

        Raises:
            Refusal: it is an action that cannot be read, or that the rules refuse.
        """
        command, _space, rest = typed.partition(" ")
        asked: Mapping[str, Callable[[str], Iterable[Words] | None]] = {
            "?": self._possible,
            "status": self._status,
            "score": self._score,
            "where": self._where,
            "reach": self._reach,
            "last": self._last,
            "hint": self._hint,
            "undo": lambda _rest: self._press(ids.TOOL_UNDO),
            "redo": lambda _rest: self._press(ids.TOOL_REDO),
        }
        if ask := asked.get(command.casefold()):
            told = ask(rest)
            if told is None:
                return None
            return [flat(one) for one in (*told, *self._namesake(command))]
        return self._play(typed)

    def lines(self) -> Iterator[str]:
        """Yield all lines that mean something now: the commands and the possible actions."""
        yield from dict.fromkeys(about.partition(" ")[0] for about in _ABOUT)
        yield from self._legal()

    def help(self) -> Iterator[str]:
        """Yield what each command does."""
        yield f"{pgettext('command', 'ACTION'):<18} {_('do it: the actions are listed by ?')}"
        yield from (f"{line:<18} {_(words)}" for line, words in _ABOUT.items())

    # actions

    def _play(self, typed: str) -> Sequence[str] | None:
        """Play an action; return None if no action begins so."""
        scene, rules = self._scene, self._scene.kit.rules
        try:
            action = rules.parse(self._in_notation(typed))
        except NotationError as error:
            if error.message.name == "no-action":
                return None
            raise
        if not self._decides:
            return list(map(str, self._nothing_to_decide()))
        view = scene.session.latest_view
        steps = self._guide.steps(view, action) if self._guide else (action,)
        rules.engine.check(view, steps[0])
        scene.order(*steps)
        return ()

    def _in_notation(self, typed: str) -> str:
        """Return a line as the notation has it: a button's word stands for its kind of action,
        capital letters do not matter for what is possible, and where the words after the kind can
        go on in one way alone, they need not."""
        verb, operands = self._parted(typed)
        written = f"{verb} {operands}".strip()
        possible = {one.casefold(): one for one in self._legal()}
        if exactly := possible.get(said := written.casefold()):
            return exactly
        going_on = [one for key, one in possible.items() if key.startswith(f"{said} ")]
        return going_on[0] if operands and len(going_on) == 1 else written

    def _parted(self, typed: str) -> tuple[str, str]:
        """Return the kind of action that a line names, as the notation has it, and the rest."""
        words, labels = typed.split(" "), self._labels
        first, rest = words[0], " ".join(words[1:])
        is_verb = self._guide is not None and first.casefold() in self._guide.verbs()
        for count in range(len(words), 0, -1):
            label, operands = folded(" ".join(words[:count])), " ".join(words[count:])
            if label in labels and (operands or not is_verb):
                return labels[label][1], operands
        return (first.casefold() if is_verb else first), rest

    @property
    def _labels(self) -> dict[str, tuple[str, str]]:
        """By the labels of buttons, as they are typed: each label, and the kind of its actions."""
        found = self._guide.labels(self._scene.session.latest_view) if self._guide else {}
        return {folded(label): (label, verb) for label, verb in found.items()}

    def _namesake(self, command: str) -> Iterator[Words]:
        """Yield how to do what a button does that is called as this question is."""
        label, verb = self._labels.get(folded(command), ("", ""))
        if verb in self._legal():
            yield as_button(label, verb)

    def examples(self, typed: str) -> list[str]:
        """Return how actions are written now that begin as a line does, or are of its kind."""
        begun = self._in_notation(typed), self._parted(typed)[0]
        legal = [f"{one} " for one in self._legal()]
        known = next((so for so in begun if any(one.startswith(f"{so} ") for one in legal)), "")
        return list(map(flat, self._possible(known, alone=False))) if known else []

    @property
    def _decides(self) -> bool:
        """True while a player here is to choose an action."""
        return self._scene.mode.decider is not None and self._scene.session.interlude is None

    def _legal(self) -> list[str]:
        if not self._decides:
            return []
        scene = self._scene
        actions = scene.kit.rules.engine.legal_actions(scene.session.latest_view)
        return list(map(str, actions))

    def _possible(self, typed: str, *, alone: bool = True) -> Iterator[Words]:
        """Yield the actions that are possible now and begin so, by their kinds.

        With ``alone``, each action of a kind that was asked for is told by itself.
        """
        every, begun = self._legal(), self._in_notation(typed) if typed else ""
        legal = [one for one in every if one.startswith(begun)]
        if not every:
            yield from self._nothing_to_decide()
        elif not legal:
            yield none_begins(typed)
        verbs = self._guide.verbs() if self._guide else {}
        for verb in dict.fromkeys(one.partition(" ")[0] for one in legal):
            kind = [one for one in legal if one.partition(" ")[0] == verb]
            if begun and alone and self._guide:
                yield verbs.get(verb, "")
                yield from self._told_alone(kind)
            else:
                yield possible(tuple(_gathered(kind)), verbs.get(verb, ""))

    def _nothing_to_decide(self) -> Iterator[Words]:
        """Yield that no action can be typed now, and what leads on instead."""
        scene = self._scene
        yield nothing_to_decide(scene.mode.words[0])
        every = (node for one in scene.nodes() for node in one.walk())
        if node := next((one for one in every if one.id == scene.next_id), None):
            yield go_on(short(node))

    def _told_alone(self, actions: Sequence[str]) -> Iterator[Words]:
        """Yield what each of these actions does, if its game can tell."""
        scene, guide = self._scene, self._guide
        view = scene.session.latest_view
        if guide is None:
            return
        for written in actions:
            action = scene.kit.rules.parse(written)
            yield did(written, guide.about(view, action, scene.players))

    # questions

    def _status(self, _rest: str) -> Iterator[Words]:
        scene = self._scene
        yield lines(tuple(capitalised(one) for one in scene.mode.words if one))
        for node in scene.nodes():
            if node.role == "text":
                yield node.name
        yield from self._score("")

    def _score(self, _rest: str) -> Iterator[Words]:
        scene = self._scene
        if self._guide:
            yield from self._guide.score(scene.session.view, scene.players)
            return
        points = scene.kit.rules.points(scene.session.view)
        for player, count in zip(scene.players, points, strict=True):
            yield did(player.name, number_text(count))

    def _where(self, name: str) -> Iterable[Words] | None:
        """Return what is known of that name; None to look for it in all lines."""
        scene = self._scene
        if not (self._guide and name):
            return None
        return list(self._guide.where(scene.session.view, scene.players, folded(name))) or None

    def _reach(self, name: str) -> Iterable[Words]:
        scene = self._scene
        if not self._guide:
            return [_("Nothing is reached step by step in this game.")]
        seat = scene.mode.decider
        seat = min(scene.session.people, default=0) if seat is None else seat
        return self._guide.reach(scene.session.view, seat, folded(name))

    def _last(self, _rest: str) -> Iterator[Words]:
        """Yield the turns since the last one of the player who looks."""
        turns, seat = self._scene.log.turns, self._scene.mode.seat
        since = [number for number, turn in enumerate(turns[:-1]) if turn.seat == seat]
        others = [turn for turn in turns[since[-1] + 1 if since else 0 :] if turn.seat != seat]
        for turn in others:
            yield self._told(turn)
            yield from (of_turn(entry.reason) for entry in turn.entries if entry.reason)
        if not others:
            yield _("Nobody else has done anything yet.")

    def _told(self, turn: LogTurn) -> Words:
        parts = tuple((entry.step.words, entry.cost) for entry in turn.entries)
        return did(self._scene.players[turn.seat].name, in_order(parts))

    def _hint(self, _rest: str) -> Sequence[Words]:
        if "hint" not in self._scene.mode.menu or not self._decides:
            return list(self._nothing_to_decide())
        self._scene.ask_for_hint()
        return [is_thinking()] if self._scene.busy else ()

    def _press(self, tool: str) -> Sequence[Words]:
        """Press a tool, or return why it cannot be used."""
        look = self._scene.mode.looks.get(tool)
        if look is None or not look.enabled:
            return [(look and look.why.message) or _("There is nothing to take back now.")]
        self._scene.press(tool)
        return ()


def _gathered(kind: Sequence[str]) -> Iterator[str]:
    """Yield actions of a kind; of many only the next words, each followed by dots."""
    if len(kind) <= _MANY:
        yield from kind
        return
    for begin in dict.fromkeys(" ".join(one.split()[:2]) for one in kind):
        yield begin if begin in kind else f"{begin} …"


@sentence
def possible(actions: tuple[str, ...], does: Words) -> str:
    """List actions as they are written, after what they do."""
    told = _("{does} Write: {actions}") if str(does) else "{actions}"
    return told.format(does=does, actions=listed(actions))


@sentence
def nothing_to_decide(headline: Words) -> str:
    """Say that no action can be typed now, and what is going on."""
    return _("No action can be chosen now. {headline}").format(headline=headline)


@sentence
def go_on(button: str) -> str:
    """Say what leads on where no action can be typed."""
    return _("To go on, write: {button}.").format(button=button)


@sentence
def as_button(name: str, notation: str) -> str:
    """Say how to do what a button does, since its name is a question, too."""
    return _("To press “{name}” now, write: {notation}.").format(name=name, notation=notation)


@sentence
def is_thinking() -> str:
    """Say that a hint is on its way."""
    return _("A master is thinking about your turn. The advice follows.")


@sentence
def none_begins(text: str) -> str:
    """Say that no possible action begins so."""
    return _("No action that is possible now begins with “{text}”.").format(text=text)


@sentence
def in_order(parts: tuple[tuple[Words, Words], ...]) -> str:
    """Tell what was done in a turn, one after another, with its costs."""
    one = _("{what} ({cost})")
    told = (one.format(what=what, cost=cost) if str(cost) else str(what) for what, cost in parts)
    return listed_apart(told)
