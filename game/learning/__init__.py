"""Environments for players that learn; ``pip install '.[learning]'`` brings what they need."""
