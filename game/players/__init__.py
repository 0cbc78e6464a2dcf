"""What the computer players of all games share: the interface, guarding, levels, tournaments."""
