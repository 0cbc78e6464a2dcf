"""What is typed without care is understood: neither capitals nor accents count."""

import unicodedata


def folded(text: str) -> str:
    """Return a text without capitals and accents, to be compared with another one."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))
