"""Tools for the records and counts of Tzolk'in."""
