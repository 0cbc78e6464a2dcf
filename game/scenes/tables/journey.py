"""The ways between a host's tables: make one, take a seat, wait for the others, play, results.

Modules that only a guest at a table needs are imported inside the methods: they may come later.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from game.core.game import AnyMatch, GameRules
from game.core.record import MAX_NAME
from game.description import Game
from game.games import game_by_id, game_of, games_with_words, table_of
from game.platform import StorageError, platform
from game.platform.page_tables import PageCall, PageGuest, PageSocket
from game.players.opponents import BY_LINK, PERSON
from game.scenes.dialogs import show_rules
from game.scenes.entrance import when_loaded
from game.scenes.kept_matches import keep_finished
from game.scenes.results import ResultsScene, complete_results, further_choices
from game.scenes.statistics import count_match
from game.scenes.tables import seats
from game.scenes.tables.asking import Asking, Connect
from game.scenes.tables.scene import Table, TablesScene, about_time, name_of_game, open_seats, there
from game.scenes.tables.seats import OwnSeat, Place
from game.scenes.tables.setting_up import TableSetup
from game.scenes.tables.words import WORDS
from game.scenes.words import mark_ended
from game.ui.dialog import Dialog, DialogButton
from game.ui.line_dialog import LineDialog, LineRequest
from game.ui.scene import Stage
from game.ui.sentence import lines
from game.ui.widgets import RED
from game.words.buttons import BUTTONS
from game.words.storage import storage_error_text

if TYPE_CHECKING:
    from game.platform import Portion
    from game.scenes.entrance import Replaying
    from game.table.guest.calling import Caller
    from game.table.guest.visit import Visit

# ruff: noqa: PLC0415


class AtHost:
    """The navigator among a host's tables."""

    def __init__(
        self,
        stage: Stage,
        connect: Connect,
        *,
        title: Callable[[], None],
        replaying: Replaying,
        caller: Caller,
        guest: Portion = platform,
    ) -> None:
        """Begin nowhere.

        Args:
            stage: the stage on which all is shown.
            connect: opens a connection to the host.
            title: goes back to the title.
            replaying: returns what replays a match and then goes back; None for no replay.
            caller: calls somebody who looks elsewhere.
            guest: the part of the program that only a guest at a table needs.
        """
        self._stage, self._connect, self._title = stage, connect, title
        self._replaying, self._caller, self._guest = replaying, caller, guest
        self._own: list[OwnSeat] = []

    def open(self, place: Place | None = None) -> None:
        """Show the tables, or go where a link leads."""
        self.tables()
        if place and place.key:
            self._visit(place)
        elif place:
            self._ask(place.table)

    def tables(self) -> None:
        """Show the tables."""
        try:
            self._own = seats.own_seats()
        except StorageError as error:
            self._stage.warn(storage_error_text(error))
        scene = TablesScene(
            self._stage,
            self._connect,
            self._own,
            back=self._title,
            make=self._choose_game,
            sit=lambda seat: self._visit(seat.place),
            look=lambda table: self._ask(table["table"], table),
        )
        self._stage.go(scene)

    # making a table

    def _choose_game(self) -> None:
        games = [
            DialogButton(game.id, game.name, partial(self._set_up, game))
            for game in games_with_words()
        ]
        answers = [DialogButton("back", BUTTONS["back"]), *games]
        dialog = Dialog(self._stage, WORDS["which-game"], WORDS["make-told"], answers)
        self._stage.push(dialog)

    def _set_up(self, game: Game) -> None:
        scene = TableSetup(self._stage, game, self._name, back=self.tables, start=self._make)
        self._stage.go(scene)

    @property
    def _name(self) -> str:
        """The name that was used last at a table; empty for none."""
        return self._own[0].name if self._own else ""

    def _make(self, match: AnyMatch, bank: int = 0) -> None:
        """Make a table as the match has been set up, and take the first seat of a person."""
        variant, options = game_of(match).rules().variant_and_options(match.setup)
        kinds = [PERSON if one["kind"] == BY_LINK else one["kind"] for one in match.setup.players]
        if PERSON not in kinds:
            kinds[0] = PERSON
        wanted: dict[str, Any] = {"game": match.game, "variant": variant, "seats": kinds}
        wanted |= {"options": dict(options), "bank": bank}
        called = [one["name"] for one in match.setup.players]
        wanted["names"] = {str(at): called[at] for at in range(len(kinds)) if kinds[at] != PERSON}
        own = called[kinds.index(PERSON)]
        self._say({"do": "make", **wanted}, partial(self._made, wanted, own))

    def _made(self, wanted: Mapping[str, Any], name: str, answer: Mapping[str, Any]) -> None:
        players = [{"name": None, "kind": kind} for kind in wanted["seats"]]
        self._take({**wanted, "table": answer["made"], "players": players}, name)

    # sitting down

    def _ask(self, id: str, table: Table | None = None) -> None:
        """Ask what to do at a table: take a seat, or look on."""
        if table is None:
            self._say({"do": "watch", "table": id, "from": 0}, partial(self._ask, id))
            return
        answers = [
            DialogButton("back", BUTTONS["back"]),
            DialogButton("watch", WORDS["watch"], partial(self._visit, Place(id))),
        ]
        if open_seats(table):
            sit = partial(self._ask_name, table)
            answers.append(DialogButton("seat", WORDS["seat"], sit, RED))
        title = name_of_game(table["game"], table["variant"])
        full = () if open_seats(table) else (WORDS["full"],)
        told = lines((there(table), *about_time(table), *full))
        self._stage.push(Dialog(self._stage, title, told, answers))

    def _ask_name(self, table: Table) -> None:
        asked = LineRequest("name", WORDS["name-asked"], WORDS["name"], MAX_NAME, self._name)
        self._stage.push(LineDialog(self._stage, asked, partial(self._take, table)))

    def _take(self, table: Table, name: str) -> None:
        message = {"do": "take", "table": table["table"], "name": name}
        self._say(message, partial(self._taken, table, name))

    def _taken(self, table: Table, name: str, answer: Mapping[str, Any]) -> None:
        place, is_first = Place(table["table"], answer["key"]), not self._own
        try:
            seats.remember(OwnSeat(place, name, table["game"], table["variant"]))
        except StorageError as error:
            self._stage.warn(storage_error_text(error))
        self._visit(place, keep=is_first)

    def _say(self, message: Mapping[str, Any], answered: Any) -> None:  # noqa: ANN401
        self._stage.push(Asking(self._stage, self._connect, message, answered))

    # at the table

    def _visit(self, place: Place, *, keep: bool = False) -> None:
        """Go to a table; ``keep`` has the link of one's seat shown first, as one to be kept."""
        wait = partial(self._wait, place, keep=keep)
        when_loaded(self._stage, wait, self.tables, self._guest)

    def _wait(self, place: Place, *, keep: bool) -> None:
        from game.scenes.tables.waiting import Waiting
        from game.table.guest.visit import Visit

        visit = Visit(self._connect, _rules_of, place.table, place.key)
        waiting = Waiting(
            self._stage,
            visit,
            place,
            keep=keep,
            begun=partial(self._play, visit, place),
            leave=self.tables,
            lost=partial(self._forget, place),
        )
        self._stage.go(waiting)

    def _forget(self, place: Place) -> None:
        if place.key:
            seats.forget(place.table)
        self.tables()

    def _play(self, visit: Visit, place: Place) -> None:
        from game.scenes.tables.inviting import show_links
        from game.table.guest.scene import guest_scene

        game = game_by_id(visit.about["game"])
        assert game
        variant, options = visit.about["variant"], visit.about["options"]
        scene = guest_scene(table_of(game).scene)(
            self._stage,
            visit,
            title=self.tables,
            finished=lambda match: self._finish(place, visit, match),
            sit_again=partial(self._visit, place),
            rules=lambda rule: show_rules(self._stage, game, variant, options, rule),
            links=lambda: show_links(self._stage, place, visit.about.get("page", "")),
            caller=self._caller,
        )
        self._stage.go(scene)

    def _finish(self, place: Place, visit: Visit, match: AnyMatch) -> None:
        """Show the results; keep the match if the host has told its draw, as it does at the end."""
        if place.key:
            seats.forget(place.table)
        received = visit.received
        whole = received.opened if received else None
        if whole:
            mark_ended(whole)
            keep_finished(self._stage, whole)
            if place.key:
                count_match(self._stage, whole)
        elif received and received.record:
            self._stage.warn(WORDS["wrong-seal"])
        bank = visit.about.get("bank", 0)
        self._results(whole or match, bank, whole=whole is not None)

    def _results(self, match: AnyMatch, bank: int, *, whole: bool) -> None:
        """Show the results; a match with its draw can be replayed, analysed and shared too."""
        ways = []
        if whole:
            back = partial(self._results, match, bank, whole=True)
            ways = further_choices(self._stage, match, self._replaying(match, back))
        outcome = complete_results(match, table_of(game_of(match)).outcome(match))
        again = partial(self._make, match, bank)
        self._stage.go(
            ResultsScene(self._stage, outcome, rematch=again, title=self.tables, ways=ways)
        )


def open_tables(
    stage: Stage, title: Callable[[], None], replaying: Replaying, link: str = ""
) -> None:
    """Show the tables of the host that serves this page, or go where a link leads."""
    platform.sharing.forget_link(link)
    if platform.sharing.is_hosted:
        caller = PageCall()
        stage.start_task(caller.fetch)
        host = AtHost(
            stage,
            PageSocket,
            title=title,
            replaying=replaying,
            caller=caller,
            guest=PageGuest(),
        )
        host.open(seats.place_of(link))
    else:
        answers = [DialogButton("refused", BUTTONS["understood"])]
        stage.push(Dialog(stage, WORDS["tables"], WORDS["no-host"], answers))


def _rules_of(game: str) -> GameRules:
    description = game_by_id(game)
    assert description
    return description.rules()
