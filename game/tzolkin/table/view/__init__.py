"""What is seen of the table, and where it lies."""
