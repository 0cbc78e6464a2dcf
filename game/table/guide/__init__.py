"""What every rulebook says of the table itself: its buttons, and what helps to play."""
