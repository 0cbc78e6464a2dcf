"""What is chosen when a table is made, and what its match begins with once all seats are taken."""

import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final, Self

from game.core.entry import BANKS
from game.core.game import AnyMatch, GameRules, Options, SetupChoices
from game.core.record import MAX_NAME
from game.description import Game
from game.games import game_by_id
from game.host.entries import NotAllowed
from game.players.opponents import PERSON, computer_name

_SEED_BITS: Final = 128
"""Nobody guesses the draw by trying all seeds."""


@dataclass(frozen=True)
class Chosen:
    """What is chosen for a table.

    Attributes:
        game: the game's id.
        kinds: who plays each seat: ``human``, or the kind of a computer player.
        variant, options: as in a set-up.
        bank: the minutes of each person for the whole match; 0: they are not counted.
        names: what computer players are called, by seat; nothing for one that is called by its
            level.
    """

    game: str
    kinds: Sequence[str]
    variant: str
    options: Options
    bank: int = 0
    names: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def of(
        cls,
        game: object,
        kinds: object,
        variant: object,
        options: object,
        *,
        bank: object = None,
        names: object = None,
    ) -> Self:
        """Return what a guest has chosen.

        Raises:
            Refusal: no such table can be played.
        """
        description = game_by_id(game) if isinstance(game, str) else None
        if description is None:
            raise NotAllowed("no-such-game")
        if not isinstance(kinds, list) or not isinstance(variant, str):
            raise NotAllowed("not-a-table")
        if not isinstance(options, dict) or PERSON not in kinds:
            raise NotAllowed("not-a-table")
        if bank is not None and (isinstance(bank, bool) or bank not in BANKS):
            raise NotAllowed("not-a-table")
        variant, called = variant or description.rules().default_variant, _names(names, kinds)
        chosen = cls(description.id, kinds, variant, options, int(bank or 0), called)
        known = description.opponents().names
        if not all(kind == PERSON or _computer(kind) in known for kind in kinds):
            raise NotAllowed("no-such-player")
        chosen.new_match(dict.fromkeys(chosen.people, "?"))
        return chosen

    @classmethod
    def read(cls, text: str) -> Self:
        """Return what was kept as ``text``."""
        return cls(**json.loads(text))

    @property
    def text(self) -> str:
        """What was chosen, as JSON."""
        return json.dumps(asdict(self))

    @property
    def description(self) -> Game:
        """The description of the game."""
        game = game_by_id(self.game)
        assert game
        return game

    @property
    def people(self) -> list[int]:
        """The seats that people play."""
        return [seat for seat, kind in enumerate(self.kinds) if kind == PERSON]

    @property
    def computers(self) -> dict[int, str]:
        """The names of the computer players, by seat."""
        return {
            seat: self.names.get(str(seat)) or _called(kind)
            for seat, kind in enumerate(self.kinds)
            if kind != PERSON
        }

    def new_match(self, names: Mapping[int, str]) -> AnyMatch:
        """Draw, and return the match with these people at the table.

        Raises:
            Refusal: it cannot be played.
        """
        rules = self.description.rules()
        called = {**self.computers, **names}
        players = tuple(
            {"name": called[seat], "kind": kind} for seat, kind in enumerate(self.kinds)
        )
        first, seed = secrets.randbelow(len(players)), secrets.randbits(_SEED_BITS)
        wanted = {**rules.required_options(len(players)), **self.options}
        start = SetupChoices(players, first, seed, self.variant, wanted)
        return rules.new_match(rules.setup(start))


def _computer(kind: object) -> str:
    return computer_name(kind) if isinstance(kind, str) else ""


def _names(names: object, kinds: Sequence[object]) -> dict[str, str]:
    """Return the names that are given to computer players, by seat as JSON writes it.

    Raises:
        NotAllowed: they are no names, or two seats have the same.
    """
    given = names or {}
    if not isinstance(given, dict):
        raise NotAllowed("not-a-table")
    computers = {str(seat) for seat, kind in enumerate(kinds) if kind != PERSON}
    called = {seat: clean_name(name) for seat, name in given.items() if seat in computers}
    if len(set(map(str.casefold, called.values()))) < len(called):
        raise NotAllowed("name-taken")
    return called


def _called(kind: str) -> str:
    """Return what a computer player is called that nobody has named."""
    return computer_name(kind).partition(":")[0].capitalize()


def clean_name(name: object) -> str:
    """Return a person's name without what cannot be seen, in one line.

    Raises:
        NotAllowed: nothing is left of it, or it is no text.
    """
    if not isinstance(name, str):
        raise NotAllowed("no-name")
    shown = "".join(one if one.isprintable() else " " for one in name[: 4 * MAX_NAME])
    if not (clean := " ".join(shown.split())[:MAX_NAME].strip()):
        raise NotAllowed("no-name")
    return clean


def public_setup(match: AnyMatch, rules: GameRules) -> dict[str, Any]:
    """Return what everybody may know of a match's set-up."""
    variant, options = rules.variant_and_options(match.setup)
    return {
        "game": match.game,
        "variant": variant,
        "options": dict(options),
        "players": list(match.setup.players),
        "first_player": match.setup.first_player,
    }
