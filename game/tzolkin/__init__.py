"""Tzolk'in: its rules."""
