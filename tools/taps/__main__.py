"""Does every act and prints the table of docs/taps.md."""

from tools.taps.act import do
from tools.taps.acts import ACTS
from tools.taps.table import table


def main() -> None:
    """An act that does not come about ends it."""
    for act in ACTS:
        do(act)
    print(table(ACTS))


if __name__ == "__main__":
    main()
