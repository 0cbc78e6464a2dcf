"""Bring all catalogues up to date: ``make words``."""

from game.ui.i18n import NAMES, SOURCE
from tools.words.catalogues import brought_up_to_date, extracted, save, translated


def main() -> None:
    """Extract the messages, update every catalogue, make its table; say what is missing."""
    template = extracted()
    for language in NAMES:
        if language != SOURCE:
            catalogue = brought_up_to_date(language, template)
            save(language, catalogue)
            missing = len(catalogue) - len(translated(catalogue))
            print(f"{language}: {len(catalogue)} messages, {missing} without translation")


if __name__ == "__main__":
    main()
