"""The view of the table: what is drawn, and where it lies."""
