"""The table of Tzolk'in: what lies on it, how it is drawn, and what may be done there."""
