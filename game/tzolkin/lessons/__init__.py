"""The lessons of Tzolk'in: short ones, each a position of a match for two with some steps."""
