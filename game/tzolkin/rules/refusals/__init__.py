"""Why an action is refused."""
