"""What is left in the stack and beside it, and what may come next."""
