"""The rulebook: its pages, its contents, and the search for a rule."""
