"""The computer players of Tzolk'in."""
