"""A page has no fonts of its system; pygame has no fonts at all without these names."""

SysFont = get_fonts = match_font = None
