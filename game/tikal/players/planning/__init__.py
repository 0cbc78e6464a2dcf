"""Planning a whole turn."""
