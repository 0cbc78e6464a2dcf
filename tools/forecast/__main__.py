"""The command line: ``python -m tools.forecast``."""

import argparse
import json
from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import asdict
from functools import partial
from pathlib import Path

import tools.forecast
from game.players.forecast import read_models
from game.players.tournament.arena import processes
from tools.forecast.bars import report
from tools.forecast.fit import fit
from tools.forecast.positions import FORECASTED, Series


def main() -> None:
    """Fit the models and measure them; without games to fit to, measure those in use."""
    parser = argparse.ArgumentParser("python -m tools.forecast", description=tools.forecast.__doc__)
    parser.add_argument("--game", choices=FORECASTED, default=next(iter(FORECASTED)))
    parser.add_argument("--fit", type=int, default=0, metavar="GAMES", help="to fit to (0)")
    parser.add_argument("--test", type=int, default=400, metavar="GAMES", help="to measure on")
    parser.add_argument("--first", type=int, default=0, help="the first seed that is measured on")
    parser.add_argument("--levels", default="", help="only these, with commas between")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, help="where the models go")
    options = parser.parse_args()
    forecasted, models = FORECASTED[options.game], []
    levels = options.levels.split(",") if options.levels else forecasted.levels
    with processes(options.jobs) as executor:
        for length in forecasted.lengths:
            for variant, numbers in forecasted.game.rules().variants.items():
                for seats in numbers:
                    series = Series(options.game, levels, variant, length, seats)
                    models.append(_model(executor, options, series))
                    _write(models, options.out)


def _write(models: Sequence[dict[str, object]], out: Path | None) -> None:
    """Write the models that there are so far, one a line."""
    if out:
        text = ",\n".join(json.dumps(one, separators=(",", ":")) for one in models)
        out.write_text(f"[\n{text}\n]\n", "utf-8")


def _model(executor: Executor, options: argparse.Namespace, series: Series) -> dict[str, object]:
    """Fit and measure one model; return it as the data file holds it."""
    name, last = f"{series.variant}{series.length}", options.first + options.test
    played = partial(series.play_all, executor)
    if options.fit:
        model = fit(list(played(range(last, last + options.fit))))
    else:
        model = read_models(FORECASTED[series.of].file)[name, series.seats]
    games = list(played(range(options.first, last)))
    print(f"{name} {series.seats}\n{report(model, games)}", flush=True)
    return {"variant": name, "seats": series.seats, **asdict(model)}


if __name__ == "__main__":
    main()
