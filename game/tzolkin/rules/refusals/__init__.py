"""Why an action is refused, in words a player understands."""
