"""The environments for players that learn."""
