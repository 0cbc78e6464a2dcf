"""The command line: ``python -m tools.analysis``."""

import argparse
import json
from dataclasses import asdict
from functools import partial

import tools.analysis
from game.players.tournament.arena import processes
from tools.analysis.checked import Checked, check_game, summary
from tools.analysis.fresh import FRESH


def main() -> None:
    """Analyse games until there are enough costly turns; print each as JSON, and a summary."""
    parser = argparse.ArgumentParser("python -m tools.analysis", description=tools.analysis.__doc__)
    parser.add_argument("--game", choices=FRESH, default=next(iter(FRESH)))
    parser.add_argument("--turns", type=int, default=100, help="so many are checked (100)")
    parser.add_argument("--late", type=int, default=10, help="so many of them are late (10)")
    parser.add_argument("--fresh", type=int, default=200, help="games from each position (200)")
    parser.add_argument("--first", type=int, default=1000, help="the first game's seed")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    FRESH[options.game].program.program()
    checked: list[Checked] = []
    seeds = range(options.first, options.first + 4 * options.turns)
    with processes(options.jobs) as executor:
        check = partial(check_game, options.game, fresh=options.fresh)
        for found in executor.map(check, seeds):
            for one in found:
                most = options.late if one.late else options.turns - options.late
                if sum(other.late == one.late for other in checked) < most:
                    checked.append(one)
                    print(json.dumps(asdict(one) | {"verdict": one.verdict}), flush=True)
            if len(checked) == options.turns:
                break
        executor.shutdown(cancel_futures=True)
    print(summary(checked))


if __name__ == "__main__":
    main()
