"""The program's command line: the installed command, or ``python -m game`` in a checkout.

Without a command it opens the game's window.
"""

from __future__ import annotations

import sys
from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from game import SLUG
from game.commands import analyse, bench, hosting, language, records, tournament
from game.core.game import SetupError
from game.core.message import Refusal
from game.core.record import RecordError
from game.games import GAMES
from game.host.page import BUILT
from game.players.opponents import UnknownPlayer
from game.players.tournament.arena import ExecutorError
from game.players.tournament.bot_process import BotFileError
from game.players.tournament.fixture import BOT_FILE_SECONDS
from game.players.tournament.results import JournalError
from game.refusals import refusal_text
from game.ui.i18n import gettext as _
from game.ui.i18n import pgettext

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    Commands = _SubParsersAction[ArgumentParser]

_REFUSED = (
    RecordError,
    SetupError,
    UnknownPlayer,
    BotFileError,
    JournalError,
    ExecutorError,
    hosting.HostError,
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command, or open the window if none is named, and return the exit status.

    The status is 1 if the command failed or was refused (the reason goes to standard error), or if
    the reader of its output closed the pipe; else 0.
    """
    language.speak()
    options = _parser().parse_args(arguments)
    try:
        good = options.run(options)
    except _REFUSED as error:
        print(f"{options.command or 'play'}: {_told(error, options)}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        # the reader of our output, such as `head`, has closed it
        sys.stderr.close()
        return 1
    return 1 if good is False else 0


def _told(error: Exception, options: Namespace) -> str:
    """Return the one-line reason why a command was refused."""
    if not isinstance(error, Refusal):
        return str(error)
    return str(refusal_text(error.message, vars(options).get("game", "")))


def _parser() -> ArgumentParser:
    """Build the argument parser with all commands."""
    installed = Path(sys.argv[0]).stem == SLUG
    parser = ArgumentParser(
        SLUG if installed else "python -m game",
        description=_("Opens the window of the game where no command is given."),
    )
    parser.set_defaults(run=_play, record=None)
    commands = parser.add_subparsers(dest="command", metavar=pgettext("command line", "COMMAND"))

    _add_playing(commands)
    _add_records(commands)
    _add_counting(commands)
    _add_sharing(commands)
    _add_hosting(commands)
    _add_bench(commands.add_parser("bench", help=_("the engine's figures on this machine")))
    _add_tournament(
        commands.add_parser("tournament", help=_("computer players against each other"))
    )
    return parser


def _add_playing(commands: Commands) -> None:
    """Add the commands that open a game: in a window, or in the terminal."""
    play = commands.add_parser("play", help=_("open the desktop game"))
    play.add_argument("record", nargs="?", help=_("a record to go on from; - for standard input"))
    play.set_defaults(run=_play)

    text = commands.add_parser(
        "text",
        help=_("play in this terminal, in words alone"),
        description=_(
            "Plays in this terminal, in words alone. Type ? for what can be done, as you "
            "type it, help for all commands, and quit to end; the match is kept."
        ),
    )
    text.add_argument("record", nargs="?", help=_("a record to go on from"))
    text.set_defaults(run=_play_text)


def _add_records(commands: Commands) -> None:
    """Add the commands that make, replay and check records."""
    games = commands.add_parser("random", help=_("records of random legal games, one a line"))
    _add_game(games)
    games.add_argument("--players", type=_at_least_one, default=2)
    games.add_argument("--seed", type=int, default=0)
    games.add_argument("--games", type=_at_least_one, default=1)
    games.set_defaults(run=records.random_games)

    replay = commands.add_parser("replay", help=_("every action of a record and what it led to"))
    replay.add_argument("record")
    replay.add_argument(
        "--state", action="store_true", help=_("with the position after each action")
    )
    replay.set_defaults(run=records.replay)

    analysis = commands.add_parser(
        "analyse",
        help=_("forecasts, chances and costly turns of a finished match"),
        description=_(
            "Prints a line of JSON for the beginning and for every turn: the final points and the "
            "chance to win that are forecast then for each seat. Then a line for every turn that "
            "was proved costly by playing on from it, the worst first: what it cost in points with "
            "its standard error, after how many actions it began, what was played and what was "
            "better. The last line names the turn that changed somebody's chance most. It takes "
            "half a minute."
        ),
    )
    analysis.add_argument("record", help=_("a record of a finished match; - for standard input"))
    analysis.set_defaults(run=analyse.analyse)

    check = commands.add_parser("check", help=_("whether records are good"))
    check.add_argument(
        "record", nargs="+", help=_("a file of one, or with one a line; - for input")
    )
    check.set_defaults(run=records.check)


def _add_counting(commands: Commands) -> None:
    """Add the commands about the legal actions at the end of a record."""
    legal = commands.add_parser("legal", help=_("the legal actions at the end of a record"))
    legal.add_argument("record")
    legal.set_defaults(run=records.legal)

    perft = commands.add_parser("perft", help=_("the number of legal action sequences"))
    perft.add_argument("record")
    perft.add_argument("depth", metavar="N", type=_not_negative)
    perft.add_argument("--divide", action="store_true", help=_("by first action"))
    perft.set_defaults(run=records.count)


def _add_sharing(commands: Commands) -> None:
    """Add the commands that turn a record into a share code and back."""
    shared = commands.add_parser("share", help=_("a record as a short code"))
    shared.add_argument("record")
    shared.set_defaults(run=records.share_code)

    opened = commands.add_parser("open", help=_("the record of a share code"))
    opened.add_argument("code", help=_("the code, or a link to it; - for standard input"))
    opened.set_defaults(run=records.open_code)


def _add_hosting(commands: Commands) -> None:
    """Add the commands of a host."""
    host = commands.add_parser("host", help=_("tables for people in several places"))
    host.add_argument("--address", default="", help=_("to listen at (all of this machine)"))
    host.add_argument("--port", type=_not_negative, default=8000, help=_("to listen at (8000)"))
    host.add_argument(
        "--name", action="append", default=[], help=_("by which this machine is reached")
    )
    host.add_argument("--behind-proxy", action="store_true", help=_("which tells who calls"))
    host.add_argument("--page", default=BUILT, help=_("the folder of the built page"))
    host.add_argument("--attended", action="store_true", help=SUPPRESS)  # by the game's window
    host.add_argument(
        "--thinkers", type=_at_least_one, default=1, help=_("processes of computer players (1)")
    )
    host.add_argument(
        "--webhook",
        default="",
        metavar=pgettext("command line", "ADDRESS"),
        help=_("of a web service that calls people to their turns"),
    )
    host.set_defaults(run=hosting.host)

    tables = commands.add_parser("tables", help=_("what a host keeps: its tables, one a line"))
    tables.add_argument(
        "--export",
        metavar=pgettext("command line", "TABLE"),
        help=_("print the record of a table's match"),
    )
    tables.add_argument(
        "--remove", metavar=pgettext("command line", "TABLE"), help=_("forget a table for good")
    )
    tables.set_defaults(run=hosting.tables)

    for command in (host, tables):
        command.add_argument(
            "--data",
            metavar=pgettext("command line", "FILE"),
            default="tables.sqlite",
            help=_("that keeps all tables (tables.sqlite)"),
        )
        command.add_argument(
            "--nats",
            metavar=pgettext("command line", "ADDRESS"),
            help=_("of a NATS server that keeps all tables instead, for several hosts"),
        )


def _add_bench(measure: ArgumentParser) -> None:
    """Add the arguments of the ``bench`` command."""
    measure.add_argument("--games", type=_at_least_one, default=10, help=_("random games a run"))
    measure.add_argument("--json", action="store_true")
    measure.add_argument(
        "--beside", action="store_true", help=_("with Catanatron and OpenSpiel (make bench)")
    )
    measure.set_defaults(run=bench.bench)


def _add_game(command: ArgumentParser) -> None:
    """Add the arguments that choose a game, its variant and its options."""
    ids = [game.id for game in GAMES]
    command.add_argument("--game", choices=ids, default=ids[0])
    command.add_argument("--variant", default="", help=_("of the game (its first)"))
    command.add_argument(
        "--options", metavar="A[,B=X]", help=_("of the rules that are not as they come"), default=""
    )


def _add_tournament(games: ArgumentParser) -> None:
    """Add the arguments of the ``tournament`` command."""
    games.add_argument(
        "--seats",
        required=True,
        metavar="A,B[,C ...]",
        help=_("the players by name, or path/to/file.py:ClassName for a bot of one's own"),
    )
    _add_game(games)
    games.add_argument("--games", type=_at_least_one, default=400, help=_("in all (400)"))
    games.add_argument("--seed", type=_not_negative, default=1, help=_("of the first draw (1)"))
    games.add_argument("--jobs", type=_at_least_one, default=1, help=_("processes that play (1)"))
    games.add_argument(
        "--dask",
        metavar=pgettext("command line", "ADDRESS"),
        help=_("of a dask.distributed scheduler, whose workers play"),
    )
    games.add_argument(
        "--limit",
        type=_seconds,
        default=BOT_FILE_SECONDS,
        metavar=pgettext("command line", "SECONDS"),
        help=_("for one decision of a bot of one's own ({seconds})").format(
            seconds=f"{BOT_FILE_SECONDS:g}"
        ),
    )
    games.add_argument(
        "--resume",
        metavar=pgettext("command line", "FILE"),
        help=_("keep finished games there and go on"),
    )
    games.add_argument("--json", action="store_true")
    games.set_defaults(run=tournament.tournament)


def _seconds(text: str) -> float:
    """Parse a finite number of seconds above 0; raise ArgumentTypeError for anything else."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < float("inf"):
        raise ArgumentTypeError(
            _("seconds are needed, more than 0, not '{text}'").format(text=text)
        )
    return seconds


def _at_least_one(text: str) -> int:
    return _whole_number(text, 1)


def _not_negative(text: str) -> int:
    return _whole_number(text, 0)


def _whole_number(text: str, least: int) -> int:
    """Parse a whole number of at least ``least``; raise ArgumentTypeError for anything else."""
    if not text.isdecimal() or int(text) < least:
        raise ArgumentTypeError(
            _("a whole number of at least {least} is needed, not '{text}'").format(
                least=least, text=text
            )
        )
    return int(text)


def _play(options: Namespace) -> None:
    """Open the desktop game, at the position of a record if one is given."""
    import asyncio  # noqa: PLC0415 (only this command needs a window)

    from game.app import run  # noqa: PLC0415

    match = records.load(options.record) if options.record else None
    with suppress(KeyboardInterrupt):  # Ctrl-C loses nothing: every action is already saved
        asyncio.run(run(match))


def _play_text(options: Namespace) -> None:
    """Play in the terminal, from the position of a record if one is given."""
    from game.terminal import play  # noqa: PLC0415 (it sets up SDL without a window)

    match = records.load(options.record) if options.record else None
    with suppress(KeyboardInterrupt):
        play(match, sys.stdin, sys.stdout)


if __name__ == "__main__":
    sys.exit(main())
