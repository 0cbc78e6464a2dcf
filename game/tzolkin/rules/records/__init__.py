"""A match to and from its text, and what proves its draw."""
