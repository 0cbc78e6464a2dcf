"""A book of rules: its pages, its contents, and the search for a rule."""
