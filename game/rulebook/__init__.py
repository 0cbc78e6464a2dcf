"""The rules of a game on a page or a few."""
