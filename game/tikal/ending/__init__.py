"""How a match of Tikal ended: its points, and what chance gave."""
