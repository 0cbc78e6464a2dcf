"""Sheets on which something is counted for every seat: a food day, the end."""
